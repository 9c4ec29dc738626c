"""What happened at a table, in order: the only thing that is stored. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Literal

import msgspec

from ghostlight.core.log import Log

from .terms import Terms


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower, kw_only=True):
    """One thing that happened."""

    at: int


# --- the table itself --------------------------------------------------------------------------------------------------


class Made(Record, frozen=True):
    """The seed is chosen now, before anybody sits down, and its hash is shown from the start."""

    terms: Terms
    host: str
    seed: str
    program: str = ""  # its version: the rules under which the game is folded again


class Imported(Record, frozen=True):
    """A finished game from its log."""

    log: Log
    host: str
    here: bool = False  # this house has signed it


class Closed(Record, frozen=True):
    """The host gave the table up before the game began."""


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
    """A seat asks the others: to take its last decision back, or for a pause."""

    seat: int
    what: Literal["undo", "pause"]
    back_to: int = 0


class Answered(Record, frozen=True):
    seat: int
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
    """The server was away while somebody's time ran, for so many milliseconds: they are nobody's."""

    away: int


class Said(Record, frozen=True):
    """Somebody said something; `seat` is None for those who watch."""

    seat: int | None
    name: str
    text: str


AnyRecord = (
    Made
    | Imported
    | Closed
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
