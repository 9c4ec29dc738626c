"""A mission as it is read from its file: everything known by number, counts still for each format, texts in all languages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ..state import (
    NOWHERE,
    Aim,
    Attacks,
    Character,
    Effect,
    Entity,
    EventsMode,
    Goal,
    Kind,
    Side,
    When,
)


class Numbered(NamedTuple):
    """A character's row in table 3.1."""

    side: Side
    number: int  # in turn order
    hp: int
    item: Kind


TABLE = {
    Character.ITZEL: Numbered(Side.HUMANS, 1, 3, Kind.KEY),
    Character.BRUNO: Numbered(Side.HUMANS, 2, 4, Kind.HAMMER),
    Character.REMEDIOS: Numbered(Side.HUMANS, 3, 3, Kind.ROSARY),
    Character.QUIROZ: Numbered(Side.HUMANS, 4, 3, Kind.FIRST_AID),
    Character.LINA: Numbered(Side.HUMANS, 1, 3, Kind.KEY),
    Character.BETO: Numbered(Side.HUMANS, 2, 4, Kind.HAMMER),
    Character.NICO: Numbered(Side.HUMANS, 3, 3, Kind.AMULET),
    Character.GUARD: Numbered(Side.GHOST, 5, 3, Kind.TRUNCHEON),
}


class Thing(NamedTuple):
    """An item that a mission speaks of."""

    kind: int
    named: int = NOWHERE


@dataclass(frozen=True)
class Matching:
    """Which items count."""

    kinds: frozenset[int] = frozenset()
    names: frozenset[int] = frozenset()


Count = int | dict[str, int]
"""The same in all formats, or by the name of the format."""


def count_in(count: Count, form: str) -> int:
    return count if isinstance(count, int) else count[form]


@dataclass(frozen=True)
class Seat:
    side: Side
    plays: tuple[Character, ...]
    picks: bool  # `["*"]`


@dataclass(frozen=True)
class Format:
    name: str
    seats: tuple[Seat, ...]

    @property
    def played(self) -> list[Character]:
        """All characters that are given to a seat, the Priest too."""
        return [each for seat in self.seats for each in seat.plays]

    @property
    def picks(self) -> int:
        return sum(seat.picks for seat in self.seats)

    @property
    def humans(self) -> int:
        """Characters of the humans' side."""
        return self.picks + sum(each in TABLE and TABLE[each].side == Side.HUMANS for each in self.played)


@dataclass(frozen=True)
class Starter:
    """A character of the roster."""

    character: Character
    start: int
    hp: int
    items: tuple[Thing, ...]


@dataclass(frozen=True)
class Named:
    id: str
    kind: Kind
    name: str


@dataclass(frozen=True)
class Placed:
    items: tuple[Thing, ...]
    squares: tuple[int, ...]
    pool: bool
    hidden: bool


@dataclass(frozen=True)
class Outcome:
    """An effect, its numbers as state.py's Consequence has them."""

    kind: Effect
    a: int = 0
    b: int = 0
    c: int = 0
    squares: tuple[int, ...] = ()
    text: str = ""
    item: Thing | None = None  # instead of `a`


@dataclass(frozen=True)
class Card:
    id: str
    title: str
    effects: tuple[Outcome, ...]


@dataclass(frozen=True)
class Aimed:
    """An objective."""

    id: str
    kind: Goal
    text: str
    active: bool = True
    squares: tuple[int, ...] = ()
    outside: bool = False
    count: Count = 1  # ALL for `who = "all"`
    match: Matching = Matching()
    cost: int = 0
    needs: tuple[Thing, ...] = ()
    consumes: bool = False
    until: int = 0
    what: int = NOWHERE
    must_leave: bool = False


@dataclass(frozen=True)
class Hidden:
    """A secret objective."""

    id: str
    kind: Aim
    text: str
    match: Matching = Matching()
    last: bool = False
    objective: int = NOWHERE
    times: Count = 1


@dataclass(frozen=True)
class Triggered:
    id: str
    when: When
    effects: tuple[Outcome, ...]
    once: bool = True
    rounds: int = 0
    objective: int = NOWHERE
    squares: tuple[int, ...] = ()
    match: Matching = Matching()
    character: int = NOWHERE


@dataclass(frozen=True)
class Overrides:
    """Section 5.7."""

    ghost_move: str = "deck"
    human_actions: int = 2
    steps_per_move: int = 2
    inventory_slots: int = 4
    toilet_capacity: int = 2
    wounded_rounds: int = 3
    death: str = "minion"
    vending_stock: int = 2
    max_chaneques: int = 3
    max_tzitzimitl: int = 2
    human_attacks: str = Attacks.ALL.name.lower()
    lifts: bool = True


@dataclass(frozen=True)
class Mission:
    id: str
    title: str
    summary: str
    language: str  # of its texts; empty: it does not say
    minutes: int
    date: str
    start: int  # minutes after midnight
    limit: int  # rounds
    formats: tuple[Format, ...]
    roster: tuple[Starter, ...]
    priest: int
    named: tuple[Named, ...]
    places: tuple[Placed, ...]
    locks: dict[int, int]  # the lock side by door
    fires: tuple[int, ...]
    entities: tuple[tuple[Entity, int], ...]
    exits: dict[int, bool]
    mode: EventsMode
    deck: tuple[int, ...]  # cards by number: the general ones, then those of the mission
    cards: tuple[Card, ...]  # of the mission
    objectives: tuple[Aimed, ...]
    secrets: tuple[Hidden, ...]
    triggers: tuple[Triggered, ...]
    win_humans: tuple[int, ...]
    win_ghost: tuple[int, ...]
    no_standing: bool
    overrides: Overrides = field(default_factory=Overrides)

    def format_for(self, seats: int, wanted: str | None = None) -> Format | None:
        """The first format for so many seats, or the one of that name if it has so many."""
        for each in self.formats:
            if len(each.seats) == seats and wanted in (None, each.name):
                return each
        return None
