"""What a position is worth to everybody: each seat's hope, and how sure one may be of it. Hints and the curve of a finished
game ask this one page, so that a better judge can take its place.

    judge(Position.of(match, seat), Budget(tries=200), seed=7)     the hopes of all seats where the game stands
    weigh(Position.of(match, seat), Budget(tries=800), seed=7)     the same after each option of this decision

A judge gets what a bot gets: a redacted state (of a finished game, say, as a SPECTATOR saw it). So whatever it says of a
running game to a seat, that seat may know. The same position, budget and seed give the same answer, unless time runs out first.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from ghostlight.core import engine
from ghostlight.core.contract import OVER
from ghostlight.core.game import Game
from ghostlight.core.match import Match

from .search import Room, Tree


@dataclass(frozen=True)
class Position:
    """Where a game stands, as one seat (or SPECTATOR) may know it."""

    game: Game
    world: Any
    seen: Any  # a row of one redacted state
    seat: int

    @classmethod
    def of(cls, match: Match, seat: int, at: int = -1) -> Position:
        """The match after its moment `at`, the last one by default."""
        return cls(match.game, match.world, match.seen(seat, at), seat)


@dataclass(frozen=True)
class Budget:
    """How much may be spent: so many tries, and at most so many seconds of processor time."""

    tries: int = 200
    seconds: float = 1.0


@dataclass(frozen=True)
class Judgement:
    """For every seat its hope from 0 to 1 (all together 1; seats of one side hope for the same), and its standard error."""

    hopes: tuple[float, ...]
    errors: tuple[float, ...]
    tries: int


@dataclass(frozen=True)
class Weighed:
    """What one option of a decision leads to, the more surely the oftener it was tried."""

    action: int
    judgement: Judgement


Judge = Callable[[Position, Budget, int], Judgement]
"""(position, budget, seed) -> what every seat may hope for: what a better judge has to be."""


def judge(position: Position, budget: Budget = Budget(), seed: int = 0) -> Judgement:  # noqa: B008
    """What every seat may hope for there."""
    judging = Judging(position, seed)
    judging.go_on(budget)
    return judging.judgement()


def weigh(position: Position, budget: Budget = Budget(), seed: int = 0) -> list[Weighed]:  # noqa: B008
    """What every seat may hope for after each option that was tried, the ones tried most first."""
    judging = Judging(position, seed)
    judging.go_on(budget)
    return judging.options()


class Judging:
    """A judgement on its way, which can be put down and taken up again: the tree of `search`, with a sheet beside it.

    Each try imagines what is hidden, goes down the tree and plays on by hunches; what it comes to is written down for all
    seats, for the position and for the option that was taken there.
    """

    def __init__(self, position: Position, seed: int, room: Room | None = None) -> None:
        self.players = int(position.world.players)
        self._tree = Tree(position.game, position.world, position.seen, position.seat, seed, room or Room())
        self._paths: Any = self._tree.paths
        self._all = Sheet(self.players, exact=self._is_over(position))
        self._each: dict[int, Sheet] = {}
        self.spent = 0.0
        """Seconds of processor time so far."""

    def go_on(self, budget: Budget) -> None:
        """Spend this much more; at least one try."""
        began, left = time.thread_time(), 1 if self._all.exact else max(1, budget.tries)
        while left:
            self._try()
            left -= 1
            if time.thread_time() - began >= budget.seconds:
                break
        self.spent += time.thread_time() - began

    def judgement(self) -> Judgement:
        return self._all.judgement()

    def options(self) -> list[Weighed]:
        """Those that were tried."""
        weighed = [Weighed(action, sheet.judgement()) for action, sheet in self._each.items()]
        return sorted(weighed, key=lambda each: -each.judgement.tries)  # stable: equals in the order in which they were met

    def _try(self) -> None:
        self._tree.grow(1)
        payoff: list[float] = self._paths["payoff"][0, : self.players].tolist()
        self._all.write(payoff)
        if self._paths["depth"][0]:
            action = int(self._tree.room.nodes["action"][self._paths["node"][0, 0]])
            self._each.setdefault(action, Sheet(self.players)).write(payoff)

    @staticmethod
    def _is_over(position: Position) -> bool:
        desks = position.game.desks_in(position.world)
        desks["state"] = position.seen
        return int(engine.to_act(desks, 0)) == OVER


@dataclass
class Sheet:
    """Sums over tries, for all seats."""

    players: int
    exact: bool = False  # the game is over: nothing is left to be unsure of
    tries: int = 0
    sums: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)

    def write(self, payoff: Sequence[float]) -> None:
        if not self.tries:
            self.sums, self.squares = [0.0] * self.players, [0.0] * self.players
        self.tries += 1
        for seat, hope in enumerate(payoff):
            self.sums[seat] += hope
            self.squares[seat] += hope * hope

    def judgement(self) -> Judgement:
        means = [each / self.tries for each in self.sums]
        return Judgement(tuple(means), tuple(map(self._error, means, self.squares)), self.tries)

    def _error(self, mean: float, squares: float) -> float:
        """The standard error of a mean. As if one more try had gone half a win astray: few that agree are no proof."""
        if self.exact:
            return 0.0
        spread = max(0.0, squares - self.tries * mean * mean) + 0.25
        return sqrt(spread) / self.tries
