"""The tables that the contract is tested at: every game, every number of players, options at their extremes."""

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
from ghostlight.core.options import Choice, Either, Numbers, Option, Picks, Text, Whole
from ghostlight.games import NAMES, load
from tests.contract import compiled
from tests.core import lantern

TOY = lantern.GAME
"""Plays along, so that these tests are not cut to the measure of the registered games."""

OPEN_GAMES = ("town", "keyhole")
"""Games that hide nothing from anybody: what there is to come is drawn when it comes."""

DARK: dict[str, dict[str, Any]] = {"museum": {"mission": "thieves-in-the-shadows"}}
"""By game: options with which everybody is in the dark about something; on the Museum's First Night the Priest sees all."""


@dataclass(frozen=True)
class Table:
    """A game with so many players and these options."""

    game: Game
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    title: str = ""  # says what the options are, where there are many

    @property
    def name(self) -> str:
        options = [self.title] if self.title else [f"{key}={value}" for key, value in self.options.items()]
        return " ".join([self.game.name, str(self.players), *options])

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


def has_secrets(game: Game) -> bool:
    return game.name not in OPEN_GAMES


def tables_of(game: Game) -> list[Table]:
    """The usual ones; with the fewest and the most players, some unusual ones too."""
    if game.name in UNUSUAL:
        return usual_tables(game) + [Table(game, *each) for each in UNUSUAL[game.name]]
    unusual = [
        Table(game, players, options) for players in (game.players[0], game.players[-1]) for options in odd_options(game)
    ]
    return usual_tables(game) + unusual


def usual_tables(game: Game) -> list[Table]:
    """Every number of players, with the default options."""
    return [Table(game, players) for players in game.players]


def dark_table(game: Game, players: int) -> Table:
    """Where nobody sees everything."""
    return Table(game, players, DARK.get(game.name, {}))


def odd_options(game: Game) -> list[dict[str, Any]]:
    """Each option at its extremes, and at one more than the least, which often means "none"."""
    return [{option.key: value} for option in game.options for value in odd_values(option) if value != option.default]


def odd_values(option: Option) -> list[Any]:
    match option:
        case Whole():
            return [option.least, option.least + 1, option.most]
        case Choice() | Text():
            return [*option.words]
        case Either():
            return [*option.words, option.least]  # the most may be a seat that is not there
        case Numbers():
            return [[option.most] * option.count, [*reversed(option.default)]]
        case Picks():
            return [*option.words, [*range(option.least, option.least + option.count)]]
    return []  # what only a file gives has tests of its own


TWO_HOUSES = {
    "start": "East",
    "buildings": [{"name": "East", "row": 1, "column": 2, "near": ["West"]}, {"name": "West", "row": 1, "column": 1}],
}
RING: dict[str, Any] = {
    "start": "Gate",
    "buildings": [
        {"name": name, "row": 1 + (k > 3), "column": k % 4 + 1, "near": [other]}
        for k, (name, other) in enumerate(
            zip(
                ("Gate", "Mill", "Inn", "Bridge", "Harbour", "Tower", "Chapel", "Lighthouse"),
                ("Mill", "Inn", "Bridge", "Lighthouse", "Gate", "Harbour", "Tower", "Chapel"),
                strict=True,
            )
        )
    ],
}
POOR = {
    "card_selection": "friendly",
    "map": TWO_HOUSES,
    "haunt_values": [0, 0, 0, 0, 1],
    "scare_values": [0, 0, 1, 1, 1],
    "dice": [1, 1, 2, 2, 3],
    "sp_supply": 3,
    "cap": 3,
    "ghosts_per_colour": 3,
    "tokens_per_colour": 1,
    "discs_per_player": 1,
    "start_sp": 0,
    "bonus_tiles": [0] * 8 + [1] * 4,
    "first_player": 1,
    "round_limit": 7,
}
RICH = {
    "card_selection": [9, 35, 38, 39, 43, 47, 49, 50],
    "card_costs": {"39": "c", "49": "g"},
    "card_data": {"38": {"name": "Trick", "symbol": "-"}, "49": {"kind": "once"}},
    "map": RING,
    "haunt_values": {"Gate": [1, 2, 3, 4, 99]},
    "upgrade_costs": [0, 0, 1, 1],
    "dice": [20] * 5,
    "cap": 25,
    "ghosts_per_colour": 9,
    "tokens_per_colour": 30,
    "discs_per_player": 24,
    "start_sp": 99,
    "bonus_tiles": [9] * 12,
    "round_limit": 12,
}
LOADED = [16, 17, 20, 23, 24, 34, 37, 38]
EITHER_WAY = {"move_cards": "any", "card34_ghost": "needed", "card37_counts": "gain", "bonus_reshuffle": "empty"}
"""Cards that readings are about, and the words that can be read in two ways, read in the other one."""
UNUSUAL: dict[str, list[tuple[int, dict[str, Any], str]]] = {
    "town": [
        (2, {"variant": "master"}, "master"),
        (4, {"variant": "master", "edition": "japanese"}, "master japanese"),
        (2, {"edition": "japanese", "card_selection": "chains"}, "japanese chains"),
        (3, {"edition": "japanese", "card_selection": "mirror"}, "japanese mirror"),
        (4, {"card_selection": "longisland", "card1_mode": "extra"}, "longisland extra haunts"),
        (2, {"card_selection": "brownlady"}, "brownlady"),
        (3, {"card_selection": [2, 5, 10, 14, 17, 25, 36, 44]}, "cards 2 to 44"),
        (2, {"card_selection": [38, 39, 43, 44, 47, 48, 49, 50]}, "cards 38 to 50"),
        (2, POOR, "poor"),
        (4, RICH, "rich"),
        (3, {"reading": "house"}, "house"),
        (4, {"card_selection": LOADED, **EITHER_WAY}, "letter, contested the other way"),
        (2, {"card_selection": LOADED, "reading": "house", **EITHER_WAY}, "house, contested the other way"),
    ],
    "keyhole": [
        (2, {"merging": "on"}, "merging"),
        (4, {"chimes": "on"}, "chimes"),
        (3, {"merging": "on", "chimes": "on", "layout": "in_turn"}, "merging chimes in turn"),
        (2, {"mirror": "off"}, "without mirror"),
        (2, {"solid_ghosts": "on"}, "solid ghosts"),
        (4, {"reading": "house", "merging": "on", "chimes": "on"}, "by the house"),
        (
            2,
            {"merging": "on", "chimes": "on", "merging_pair": "any", "die_passes": "starter"},
            "any pair, die from the starter",
        ),
        (3, {"reading": "house", "chimes": "on", "chime_moves": "count"}, "by the house, but chimes count"),
        (3, {"chimes": "on", "chime_furniture": "procedure"}, "by the letter, but the program places"),
    ],
    "museum": [
        (2, {"mission": "thieves-in-the-shadows"}, "thieves 1v1"),
        (5, {"mission": "thieves-in-the-shadows"}, "thieves 3v2"),
        (3, {"mission": "heart-under-the-temple"}, "heart 2v1"),
        (5, {"mission": "heart-under-the-temple", "ghost_move": "die", "events_mode": "draw"}, "heart 4v1 by the die"),
        (3, {"events_mode": "hand"}, "first night with event cards in hand"),
        (3, {"reading": "house", "events_mode": "hand"}, "first night by the house, events in hand"),
        (
            3,
            {"mission": "thieves-in-the-shadows", "reading": "house", "aid": "anybody", "wounds": "attacker"},
            "thieves, mixed",
        ),
        (4, {"mission": "heart-under-the-temple", "toilets": "every", "contact": "newcomer"}, "heart, mixed"),
    ],
}
"""By game: tables with several options at once, where there are too many for a table each. All 52 cards of Town are at one."""


def stroll(table: Table, number: int) -> Iterator[Match]:
    """A match played at random: handed out before every decision, and once more when it is over."""
    match, luck = table.match(number), table.luck(number)
    while not match.over:
        yield match
        match.act(luck.choice(match.options_now()))
    yield match


def dealt(match: Match) -> Match:
    """The match once chance has had a hand in it; in some games people choose who they are before anything is dealt."""
    while not any(moment.drew for moment in match.moments):
        match.act(match.options_now()[0])
    return match


def played(table: Table, number: int) -> Match:
    """The same match, over."""
    *_, match = stroll(table, number)
    return match


def some_moments(table: Table, number: int, share: float) -> Iterator[Match]:
    """A stroll that stops only now and then, and at the deal and the end; less often in a game of hundreds of decisions."""
    luck, share = random.Random(number), share / 4 if table.game.large else share
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
