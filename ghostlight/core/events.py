"""Events: what happened, as small rows of numbers, each with a name and those who may learn of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from .compile import brief, rule
from .records import Ints, Record

ROWS, NUMBERS = 256, 8
EVERYONE = -1
SPECTATOR = -1
"""The seat of somebody who only watches."""
ABOVE = -2
"""Nobody's seat: knows everything. Only a game that is over is looked at from here."""


class Events(Record):
    """What one step set off, in order. While `on` is 0 nothing is written: thinking makes no noise."""

    on: int
    count: int
    rows: Annotated[Ints, ROWS, 2 + NUMBERS]  # name, audience (a set of seats, or EVERYONE), then the numbers


@brief
def tell(
    events: Events, name: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0, h: int = 0
) -> None:
    """Everybody learns this."""
    if events.on:
        _write(events, name, EVERYONE, a, b, c, d, e, f, g, h)


@brief
def tell_only(
    events: Events,
    seats: int,
    name: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
    h: int = 0,
) -> None:
    """Only these seats (a set, see bits.py) learn this."""
    if events.on:
        _write(events, name, seats, a, b, c, d, e, f, g, h)


@rule
def _write(events: Events, name: int, audience: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> None:
    if events.count < ROWS:  # a longer list is cut, and the count says so
        row = events.count
        events.rows[row, 0] = name
        events.rows[row, 1] = audience
        events.rows[row, 2] = a
        events.rows[row, 3] = b
        events.rows[row, 4] = c
        events.rows[row, 5] = d
        events.rows[row, 6] = e
        events.rows[row, 7] = f
        events.rows[row, 8] = g
        events.rows[row, 9] = h
    events.count += 1


@dataclass(frozen=True)
class Happening:
    """One event as Python handles it: its name, its numbers by field, and who may learn of it."""

    name: str
    numbers: dict[str, int]
    audience: int

    def reaches(self, seat: int) -> bool:
        if self.audience == EVERYONE or seat == ABOVE:
            return True
        return seat != SPECTATOR and bool(self.audience >> seat & 1)
