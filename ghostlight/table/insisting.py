"""Who asks something of a table, and what the table insists on, whatever it is. No is a Refused."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from ghostlight.core.match import Match

from .refused import Refused
from .table import Table

AWAY = 60_000
"""Milliseconds after which somebody whose page is closed counts as away: the host may let a bot stand in."""


@dataclass(frozen=True)
class Call:
    """Who gives a command, when, and who else is there to see it."""

    person: str
    now: int
    name: str | None = None  # of somebody who only watches
    gone: Set[str] = frozenset()  # people who have not been here for a while (AWAY)
    here: Set[str] = frozenset()  # everybody who looks at the table now
    waited: int = 0  # milliseconds for which whoever decides has been waited for, as far as the server was there


def running(table: Table, at: int) -> Match:
    """The game, if it is neither paused nor further than whoever asks knows."""
    match = begun(table)
    if table.status == "paused":
        raise Refused("paused")
    if at != table.at:
        raise Refused("late")
    return match


def begun(table: Table) -> Match:
    """The game, paused or not."""
    if table.match is None:
        raise Refused("not-begun")
    not_over(table)
    return table.match


def not_over(table: Table) -> None:
    if table.status == "over":
        raise Refused("game-over")


def waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refused("not-waiting")


def host_only(table: Table, call: Call) -> None:
    if table.host != call.person:
        raise Refused("not-host")


def seat_exists(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.places):
        raise Refused("no-such-seat", seat=seat + 1)


def own_seat(table: Table, seat: int, call: Call) -> None:
    seat_exists(table, seat)
    if table.places[seat].owner != call.person:
        raise Refused("not-your-seat")


def seats_in_play(table: Table, match: Match, call: Call) -> list[int]:
    seats = [seat for seat in table.seats_of(call.person) if seat not in match.resigned]
    if not seats:
        raise Refused("not-seated")
    return seats


def nothing_asked(table: Table) -> None:
    """One question at a time; a stranger's wish to sit down gives way to what players ask of each other."""
    if table.offer is not None and table.offer.what != "join":
        raise Refused("offer-open")
