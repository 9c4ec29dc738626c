"""What happened at a table, in order: the only thing that is stored.

Times are milliseconds: `at` since 1970, for people; `served` of the time that the house has served, by which clocks count.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ghostlight.core.log import Log

from .terms import Terms

Question = Literal["undo", "pause", "close", "replace", "join"]
"""What can be asked of those who play."""


class Record(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="kind",
    tag=str.lower,
    kw_only=True,
):
    """One thing that happened."""

    at: int
    served: int | None = None  # where there are clocks; records from before 2027 have none


# --- the table itself --------------------------------------------------------------------------------------------------


class Made(Record, frozen=True):
    """The seed is chosen now, before anybody sits down, and its hash is shown from the start."""

    terms: Terms
    host: str
    seed: str
    program: str = ""  # its version, for people
    rules: int = 0  # the number of the game's rules, by which it is played to the end; 0: from before there were numbers


class Imported(Record, frozen=True):
    """A finished game from its log."""

    log: Log
    host: str
    here: bool = False  # this house has signed it


class Closed(Record, frozen=True):
    """The host gave the table up before the game began, or ended the game before its end; or nobody came back to it."""

    why: Literal["host", "abandoned"] = "host"


# --- people ------------------------------------------------------------------------------------------------------------


class Kicked(Record, frozen=True):
    """The host sent somebody away from the table, or (`out` is false) let them in again."""

    person: str
    out: bool
    name: str | None = None


class Muted(Record, frozen=True):
    """The host muted somebody, or (`on` is false) lets them speak again."""

    person: str
    on: bool
    name: str | None = None


# --- seats -------------------------------------------------------------------------------------------------------------


class Added(Record, frozen=True):
    """One more seat."""


class Removed(Record, frozen=True):
    seat: int


class Sat(Record, frozen=True):
    seat: int
    person: str
    name: str
    nonce: str = ""  # shown openly, at tables of before
    promise: str = ""


class Left(Record, frozen=True):
    seat: int
    name: str | None = None  # of the bot that stood in and now has the seat to itself


class Replaced(Record, frozen=True):
    """A bot decides for this seat; whoever sits there can come back."""

    seat: int
    bot: str
    name: str | None = None  # of a bot that has the seat to itself
    idle: bool = False  # since whoever sits there kept everybody waiting


class Freed(Record, frozen=True):
    """The bot stands up: whoever sat there decides again, or the seat is open."""

    seat: int


# --- the game ----------------------------------------------------------------------------------------------------------


class Promised(Record, frozen=True):
    """A seat promised another nonce than it had."""

    seat: int
    promise: str


class Froze(Record, frozen=True):
    """Somebody started the game: the promises stand, and every page shows its nonce."""

    by: str


class Showed(Record, frozen=True):
    """A seat kept its promise."""

    seat: int
    nonce: str


class Thawed(Record, frozen=True):
    """The shuffle was stopped; who had promised owes another promise."""


class Began(Record, frozen=True):
    """The first card is dealt, with the nonces that were shown."""


class Acted(Record, frozen=True):
    seat: int
    action: str


class Asked(Record, frozen=True):
    """Somebody asks those who play: to take the last decision back, for a pause, to close the game, to let a bot stand in for
    whoever idles on a seat (`of`), to sit down on one (`of`) themselves.
    """

    seat: int | None  # of who asks; None for somebody without one
    what: Question
    back_to: int = 0
    of: int | None = None
    excused: list[int] = []  # those who are away and need not be waited for
    person: str | None = None  # who asks, where no seat tells it
    name: str | None = None


class Answered(Record, frozen=True):
    seat: int | None  # None: whoever asked without a seat asks no more
    yes: bool


class TookBack(Record, frozen=True):
    seat: int
    back_to: int


class Resigned(Record, frozen=True):
    seat: int
    why: Literal["wish", "time"]


class Paused(Record, frozen=True):
    """Nobody decides and no time runs."""


class Resumed(Record, frozen=True):
    """The game goes on."""


class Woke(Record, frozen=True):
    """The server was away while somebody's time ran, for so many milliseconds of the time of day: they are nobody's.

    Only clocks of old records need it, which the time of day moved; the time that the house served has no such gaps.
    """

    away: int


class Said(Record, frozen=True):
    """Somebody said something; `seat` is None for those who watch."""

    seat: int | None
    name: str
    text: str
    person: str = ""


AnyRecord = (
    Made
    | Imported
    | Closed
    | Kicked
    | Muted
    | Added
    | Removed
    | Sat
    | Left
    | Replaced
    | Freed
    | Promised
    | Froze
    | Showed
    | Thawed
    | Began
    | Acted
    | Asked
    | Answered
    | TookBack
    | Resigned
    | Paused
    | Resumed
    | Woke
    | Said
)
