"""What is agreed before a table is opened: the game, who may come in, the clock, whether moves can be taken back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

LONGEST_NAME = 40
MOST_SEATS = 5

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
Nonce = Annotated[str, msgspec.Meta(max_length=64)]
Promised = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""The hash of a nonce (core/fairness.py)."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="none", tag_field="kind"):
    """Everybody thinks as long as they like."""


class MoveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="move", tag_field="kind"):
    """So many seconds for each turn."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)]


class FischerClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fischer", tag_field="kind"):
    """So many seconds for the whole game, and some more after each turn."""

    start: Annotated[int, msgspec.Meta(ge=10, le=7200)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=300)]


class DayClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="days", tag_field="kind"):
    """So many days for each turn: nobody has to be there at the same time."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = NoClock | MoveClock | FischerClock | DayClock
Visibility = Literal["link", "public"]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What everybody at the table knows from the start."""

    game: str
    name: Name
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, Any] = {}
    visibility: Visibility = "link"
    watching: bool = True  # whether people without a seat may look on
    clock: Clock = NoClock()
    undo: bool = True
    practice: bool | None = None  # alone against bots anything can be taken back; None: a table from before one could choose
