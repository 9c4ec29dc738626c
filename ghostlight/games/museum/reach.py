"""Where pieces can get to, as a board shows it: a human's way on foot, and the squares that the Priest may strike next."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from .map import DIRECTION_NAMES
from .plain import AREA_OF, DOORS_AT, EDGES, LIFTS_AT, NEIGHBOURS, TOILETS
from .rules.ghosts import FARTHEST, FIRST_WAY, JUMPS, LAST_WAY, WAYS
from .state import DIRECTIONS, ROOMS, SQUARES, WIDTH, Chess, Edge


class Walker(NamedTuple):
    """A human who may walk on."""

    square: int
    keys: int
    master: bool  # M-086
    steps: int  # of the open walk; 0: none is open
    bonus: bool  # it is that of a drink, in which no key turns (M-085)
    actions: int
    stride: int  # steps of a Move


class Way(NamedTuple):
    actions: int
    way: str


def walks(walker: Walker, lock_side: Sequence[int], full: Collection[int]) -> dict[int, Way]:
    """Every square that it can walk to, with the fewest actions and then steps; M-080 to M-090, M-100.

    One Move after the other: a new one may begin wherever an earlier one could stop. Keys make a difference, so a place is a
    square and the keys left.
    """
    ways: dict[tuple[int, int], Way] = {(walker.square, walker.keys): Way(0, "")}
    if walker.steps:
        _stride(ways, 0, walker.steps, walker, lock_side, full, keys_turn=not walker.bonus)
    for action in range(1, walker.actions + 1):
        _stride(ways, action, walker.stride, walker, lock_side, full, keys_turn=True)
    found: dict[int, Way] = {}
    for (square, _), way in ways.items():
        if square != walker.square and (square not in found or _cost(way) < _cost(found[square])):
            found[square] = way
    return found


def _cost(way: Way) -> tuple[int, int]:
    return way.actions, len(way.way)


def _stride(
    ways: dict[tuple[int, int], Way],
    action: int,
    steps: int,
    walker: Walker,
    lock_side: Sequence[int],
    full: Collection[int],
    *,
    keys_turn: bool,
) -> None:
    """All that one more walk of so many steps adds. Whoever has come to a lift goes no further (M-090)."""
    edge = sorted(
        (place for place in ways if place[0] == walker.square or not LIFTS_AT[place[0]]), key=lambda each: len(ways[each].way)
    )
    for _ in range(steps):
        ahead: list[tuple[int, int]] = []
        for place in edge:
            for direction, square, keys in _steps(place, walker, lock_side, full, keys_turn):
                if (square, keys) not in ways:
                    ways[square, keys] = Way(action, ways[place].way + DIRECTION_NAMES[direction])
                    ahead.append((square, keys))
        edge = [place for place in ahead if not LIFTS_AT[place[0]]]


def _steps(
    place: tuple[int, int], walker: Walker, lock_side: Sequence[int], full: Collection[int], keys_turn: bool
) -> Iterator[tuple[int, int, int]]:
    square, keys = place
    for direction in range(DIRECTIONS):
        edge, there = EDGES[square][direction], NEIGHBOURS[square][direction]
        if edge in (Edge.WALL, Edge.LIFT) or there in full:
            continue
        key = lock_side[DOORS_AT[square][direction]] == square and not walker.master  # M-083
        if not key:
            yield direction, there, keys
        elif keys and keys_turn:
            yield direction, there, keys - 1


def _ways_of(chess: Chess) -> list[tuple[int, int]]:
    ways = JUMPS if chess == Chess.KNIGHT else WAYS
    return [(int(ways[way, 0]), int(ways[way, 1])) for way in range(FIRST_WAY[chess], LAST_WAY[chess])]


_WAYS = {chess: (_ways_of(chess), int(FARTHEST[chess])) for chess in Chess}
"""M-182, in plain numbers."""


def strikes(start: int, kinds: Collection[int], protected: Collection[int]) -> list[int]:
    """The squares that a ghost may strike, passing or landing; M-101: none of them a toilet, M-174: no room under rue."""
    found = [False] * SQUARES
    for kind in kinds:
        ways, farthest = _WAYS[Chess(kind)]
        for across, up in ways:
            column, row = start // WIDTH, start % WIDTH
            for _ in range(farthest):
                column, row = column + across, row + up
                square = WIDTH * column + row
                if not (0 <= column < WIDTH and 0 <= row < WIDTH) or AREA_OF[square] in protected:
                    break
                found[square] = not TOILETS[square]
    return [square for square in range(SQUARES) if found[square]]


def protected_rooms(rued: Sequence[int], rounds: int) -> list[int]:
    """The rooms that no ghost enters in that round."""
    return [room for room in range(ROOMS) if rued[room] >= max(rounds, 1)]
