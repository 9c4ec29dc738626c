"""Graveyard as an ordinary Python class, every clause G-01..G-19 and D-01..D-04: what the Python frameworks wrap."""

from __future__ import annotations

from random import Random

SIZE, GRAVES, PLACES, STONES = 6, 36, 24, 20
NOBODY = UNPLACED = -1
ZOMBIE, SKELETON, GHOST, WISP = range(4)
VALUE = [4, 3, 2, 1]  # G-02
DECK = [(back, front) for back in range(4) for front in (0, 0, 1, 1, 2, 2, 3, 3, 3)]
PLACE, INSPECT, MOVE = 0, PLACES, PLACES + GRAVES
ACTIONS = MOVE + GRAVES

_ROWS = [[row * SIZE + column for column in range(SIZE)] for row in range(SIZE)]
_COLUMNS = [[row * SIZE + column for row in range(SIZE)] for column in range(SIZE)]
_INSIDE = [sorted({*_ROWS[grave // SIZE], *_COLUMNS[grave % SIZE]} - {grave}) for grave in range(GRAVES)]
LINES = _INSIDE + _COLUMNS + _ROWS + _COLUMNS + _ROWS  # G-08, G-09; outside: north, east, south, west


class Graveyard:
    """One game in progress."""

    def __init__(self, players: int, chance: Random, stall_limit: int = 40) -> None:
        self.players, self.stall_limit = players, stall_limit
        self.cards = chance.sample(DECK, GRAVES)  # G-04: back and front
        self.turn = chance.randrange(players)  # G-05
        self.open = [False] * GRAVES
        self.owner = [NOBODY] * GRAVES
        self.lord = [UNPLACED] * players  # a grave, GRAVES + a place outside, or UNPLACED
        self.supply = [STONES] * players
        self.wisps = [0] * players
        self.inspected: list[set[int]] = [set() for _ in range(players)]  # G-15
        self.closed = GRAVES
        self.looked = False
        self.idle = 0

    def over(self) -> bool:
        return self.closed == 0 or 0 < self.stall_limit <= self.idle  # G-16, D-04

    def legal(self) -> list[int]:
        """The options, in ascending order."""
        lords, at = self.lord, self.lord[self.turn]
        if at == UNPLACED:
            return [PLACE + place for place in range(PLACES) if GRAVES + place not in lords]  # G-06, D-01
        moves = [MOVE + grave for grave in LINES[at] if grave not in lords]  # G-10
        if self.looked or not self.wisps[self.turn]:  # G-07, G-12
            return moves
        return [INSPECT + grave for grave, is_open in enumerate(self.open) if not is_open] + moves

    def step(self, action: int) -> None:
        me = self.turn
        if action >= MOVE:
            grave = action - MOVE
            self.lord[me] = grave
            if self.open[grave]:
                self.idle += 1
            else:
                self._turn_over(me, grave)
        elif action >= INSPECT:
            self._inspect(me, action - INSPECT)
            return
        else:
            self.lord[me] = GRAVES + action - PLACE
        self.turn = (me + 1) % self.players
        self.looked = False

    def _turn_over(self, me: int, grave: int) -> None:
        """G-11."""
        self.open[grave] = True
        for seen in self.inspected:
            seen.discard(grave)
        self.closed -= 1
        self.idle = 0
        if self.supply[me]:  # D-02
            self.supply[me] -= 1
            self.owner[grave] = me
            if self.cards[grave][1] == WISP:
                self.wisps[me] += 1

    def _inspect(self, me: int, grave: int) -> None:
        """G-12 to G-15; the first wisp in reading order pays (D-03)."""
        for wisp, owner in enumerate(self.owner):
            if owner == me and self.cards[wisp][1] == WISP:
                self.owner[wisp] = NOBODY
                break
        self.wisps[me] -= 1
        self.supply[me] += 1
        self.inspected[me].add(grave)
        self.looked = True

    def scores(self) -> list[int]:
        """G-17, G-19."""
        points = [0] * self.players
        for owner, (_, front) in zip(self.owner, self.cards, strict=True):
            if owner != NOBODY:
                points[owner] += VALUE[front]
        return points
