"""The tables that the contract is tested at: every game, every number of players, every option at its extremes."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ghostlight.core import engine
from ghostlight.core.compile import JIT
from ghostlight.core.events import SPECTATOR
from ghostlight.core.game import Game
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.core.options import Whole
from ghostlight.games import NAMES, load
from tests.contract import compiled
from tests.core import lantern

TOY = lantern.GAME
"""Plays along, so that these tests are not cut to the measure of the registered games."""


@dataclass(frozen=True)
class Table:
    """A game with so many players and these options."""

    game: Game
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return " ".join([self.game.name, str(self.players), *(f"{key}={value}" for key, value in self.options.items())])

    @property
    def watchers(self) -> list[int]:
        """All who look on: every seat, and a spectator."""
        return [*range(self.players), SPECTATOR]

    def desks(self, count: int = 1) -> Any:
        return self.game.desks(self.players, self.options, count)

    def match(self, number: int, nonce: str = "salt") -> Match:
        """A new match; the same number gives the same one."""
        seats = [Seat(f"player {seat + 1}") for seat in range(self.players)]
        return Match(self.game, seats, self.seed(number), self.options, [nonce])

    def seed(self, number: int) -> bytes:
        return hashlib.sha256(f"{self.name} {number}".encode()).digest()

    def luck(self, number: int) -> random.Random:
        """Where a test's own choices come from."""
        return random.Random(f"{self.name} {number}")


def all_games() -> list[Game]:
    return [*map(load, NAMES), TOY]


def all_tables() -> list[Table]:
    return [table for game in all_games() for table in tables_of(game)]


def tables_of(game: Game) -> list[Table]:
    """The usual ones; with the fewest and the most players, some unusual ones too."""
    unusual = [
        Table(game, players, options) for players in (game.players[0], game.players[-1]) for options in odd_options(game)
    ]
    return usual_tables(game) + unusual


def usual_tables(game: Game) -> list[Table]:
    """Every number of players, with the default options."""
    return [Table(game, players) for players in game.players]


def odd_options(game: Game) -> list[dict[str, Any]]:
    """Each option at its extremes, and at one more than the least, which often means "none"."""
    sets: list[dict[str, Any]] = []
    for option in game.options:
        values = (option.least, option.least + 1, option.most) if isinstance(option, Whole) else option.words
        sets += [{option.key: value} for value in values if value != option.default]
    return sets


def stroll(table: Table, number: int) -> Iterator[Match]:
    """A match played at random: handed out before every decision, and once more when it is over."""
    match, luck = table.match(number), table.luck(number)
    while not match.over:
        yield match
        match.act(luck.choice(match.options_now()))
    yield match


def played(table: Table, number: int) -> Match:
    """The same match, over."""
    *_, match = stroll(table, number)
    return match


def some_moments(table: Table, number: int, share: float) -> Iterator[Match]:
    """A stroll that stops only now and then, and at the deal and the end."""
    luck = random.Random(number)
    for match in stroll(table, number):
        if match.steps == 1 or match.over or luck.random() < share:
            yield match


def imagined(table: Table, state: Any, seat: int, stream: int) -> Any:
    """A state (a row of one) that the seat could take for the true one."""
    desks = table.desks()
    desks["state"] = state
    compiled.shuffle(desks, 0, stream, 0)
    engine.look(desks, 0, seat)
    engine.suppose(desks, 0, seat)
    return desks["seen"].copy()


def rounds(jitted: int, plain: int) -> int:
    """How many of something to go through: fewer when the rules run as plain Python, fifty times slower."""
    return jitted if JIT else plain


BOTS = ("random", "greedy", f"search:{rounds(jitted=60, plain=4)}")
