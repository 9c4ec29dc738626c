"""What is told of a game that is over: where every seat's points come from, who did what, and moments worth another look.

Each game writes this in its own `ending.py`: `account(match)` reads the events and the last position, from above, since nothing
is a secret any more. Nothing here is for a running game: `account_of` refuses one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

import msgspec

from .errors import Refusal
from .events import ABOVE
from .match import Match

Word = str | int
MOST_MOMENTS = 3


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that brought points: what it is, where, and when (the moment in the replay, if it has one of its own)."""

    what: str
    points: int
    moment: int | None = None
    place: str | None = None
    round: int | None = None


class Storey(msgspec.Struct, frozen=True, kw_only=True):
    """A storey of a seat's points."""

    kind: str
    points: int
    marks: list[Mark] = []


class SeatEnding(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat came out; the parts add up to its points."""

    seat: int
    points: int
    parts: list[Storey]
    deeds: dict[str, int] = {}  # what it did, counted


class Peep(msgspec.Struct, frozen=True, kw_only=True):
    """Keyhole: one look through a keyhole, who was seen, and the points of all seats after it."""

    round: int
    moment: int
    side: str
    door: int
    seat: int | None  # who picked the side
    seen: list[str]
    points: list[int]


class NightPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Museum: one of the people of the night, or the Priest, and what became of them."""

    human: str
    seat: int | None
    side: str
    place: str
    hp: int
    most: int
    items: list[str]
    deeds: dict[str, int]


class NightStop(msgspec.Struct, frozen=True, kw_only=True):
    """Museum: where the Priest stood when a round was over."""

    round: int
    time: str
    square: str
    moment: int


class NightMark(msgspec.Struct, frozen=True, kw_only=True):
    """Museum: something that happened on the plan: a wound, a death, an objective, somebody who left."""

    kind: str
    round: int
    time: str
    moment: int
    square: str | None
    human: str | None


class Night(msgspec.Struct, frozen=True, kw_only=True):
    """Museum: the night as a story."""

    people: list[NightPerson]
    path: list[NightStop]
    marks: list[NightMark]
    rounds: int
    time: str


class Highlight(msgspec.Struct, frozen=True, kw_only=True):
    """A moment worth another look. `facts` are fields as events have them; `weight` says how much it is worth, from 0 to 1."""

    kind: str
    moment: int
    seat: int | None
    facts: dict[str, Word] = {}
    round: int | None = None
    weight: float = 0.0


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game tells of its end."""

    seats: list[SeatEnding]
    highlights: list[Highlight] = []
    rounds: list[int] = []  # the moments at which rounds began, the first at 0; empty where there are none
    looks: list[Peep] = []
    night: Night | None = None


class Told(msgspec.Struct, frozen=True):
    """One event of the game: in which moment, whose decision brought it, and its fields as clients are told them."""

    moment: int
    decided: int | None
    name: str
    fields: dict[str, Any]


def told(match: Match) -> Iterator[Told]:
    """Everything that happened, in order."""
    tell, world = match.game.tell, match.world
    for k, moment in enumerate(match.moments):
        for each in moment.happenings:
            yield Told(k, moment.seat, each.name, {name: tell(world, name, n) for name, n in each.numbers.items()})


def account_of(match: Match) -> Account:
    """The account of a finished game, by its game's own page; of a game without one the bare points."""
    if not match.over:
        raise Refusal("above-once-over")
    package = match.game.world.__module__.rpartition(".")[0]
    try:
        page = import_module(f"{package}.ending")
    except ModuleNotFoundError as missing:
        if missing.name != f"{package}.ending":
            raise
        return Account(seats=[bare(seat, points) for seat, points in enumerate(match.points())])
    account: Account = page.account(match)
    return account


def bare(seat: int, points: int) -> SeatEnding:
    return SeatEnding(seat=seat, points=points, parts=[Storey(kind="points", points=points)])


def storey(kind: str, marks: Sequence[Mark]) -> Storey:
    """A storey of these marks."""
    return Storey(kind=kind, points=sum(each.points for each in marks), marks=list(marks))


def last_view(match: Match) -> Any:
    return match.view(ABOVE)


def best(highlights: Sequence[Highlight], swings: dict[int, float], most: int = MOST_MOMENTS) -> list[Highlight]:
    """The best of them, in the order in which they happened: what each is worth by itself, and how much hope it moved.

    No two are of the same moment, and of one kind there are two at the most, so that the evening is told and not one streak.
    """
    worth = {id(each): each.weight + swings.get(each.moment, 0.0) for each in highlights}
    chosen: list[Highlight] = []
    for each in sorted(highlights, key=lambda each: (-worth[id(each)], each.moment, each.kind)):
        alike = [other for other in chosen if other.kind == each.kind]
        if len(chosen) < most and len(alike) < 2 and all(other.moment != each.moment for other in chosen):
            chosen.append(each)
    return sorted(chosen, key=lambda each: each.moment)
