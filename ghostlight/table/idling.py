"""Somebody who is there and does not decide: without a clock the others may let a bot stand in after a while, if all agree."""

from __future__ import annotations

from . import records as tell
from .insisting import Call
from .table import Table
from .terms import NoClock

IDLE_AFTER = 600_000
"""Milliseconds without a decision, as far as the server was there, after which the others may ask for a stand-in."""
WARNED_BEFORE = 120_000
"""So much earlier whoever idles is warned."""


def idles(table: Table, seat: int, call: Call) -> bool:
    """Whether this seat has kept a game without a clock waiting for too long. Who plays by a clock loses by the clock."""
    return (
        isinstance(table.terms.clock, NoClock)
        and table.status == "playing"
        and table.turn == seat
        and table.places[seat].human
        and call.waited >= IDLE_AFTER
    )


def stand_in_for(table: Table, seat: int, bot: str, call: Call) -> list[tell.AnyRecord]:
    """Let this bot decide for somebody who idles: at once if there is nobody else to ask, or all others are away."""
    idler, asker = table.places[seat].owner, table.seats_of(call.person)[0]
    others = {each for each in table.others_than(call.person) if table.places[each].owner != idler}
    absent = sorted(each for each in others if table.places[each].owner in call.gone)
    if len(absent) == len(others):
        return [tell.Replaced(at=call.now, seat=seat, bot=bot, idle=True)]
    return [tell.Asked(at=call.now, seat=asker, what="replace", of=seat, excused=absent)]
