"""From a table that is over to the next one: made when all who are still here have agreed, with everybody seated at once.

Under the lock of the old table. Whoever is away finds the seat kept, and sits down there when they agree, however late.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from ghostlight import __version__
from ghostlight.core.errors import BadOption, Refusal
from ghostlight.core.game import Game
from ghostlight.table import again, commands
from ghostlight.table.deciding import decide
from ghostlight.table.insisting import Call
from ghostlight.table.records import AnyRecord, Followed, Kept, Made
from ghostlight.table.refused import Refused
from ghostlight.table.table import Table
from ghostlight.table.terms import Terms

if TYPE_CHECKING:
    from .rooms import Room

START = commands.Start(id=0)


async def make_if_settled(room: Room) -> None:
    """Make the next table, if nobody is waited for any more and somebody who agreed is here to see it."""
    table, house, plan = room.table, room.house, room.table.again
    if plan is None or not again.settled(table, room.present) or not plan.ready.keys() & room.present:
        return
    host, now = again.host_of(table), room.now
    house.waking.refuse_failed(table.game.name)
    await house.quotas.check_table(host)
    before = again.seating(table, now)
    terms = _terms(table, before)
    made = Made(at=now, terms=terms, host=host, seed=house.new_seed(), program=__version__, rules=table.game.rules)
    full = not any(isinstance(record, Kept) for record in before) and all(not place.empty for place in table.places)
    follower = await house.make(made, [START] if full else [], before)
    await room.take([Followed(at=now, code=follower.code)])


def _terms(table: Table, before: list[AnyRecord]) -> Terms:
    """As they were. Where a seat is kept for somebody nobody else need find the table; under today's rules the options are read
    anew.
    """
    waits = any(isinstance(record, Kept) for record in before)
    options = _options(table.game, len(table.places), table.terms.options)
    visibility = "link" if waits else table.terms.visibility
    return msgspec.structs.replace(table.terms, seats=len(table.places), options=options, visibility=visibility)


def _options(game: Game, seats: int, given: dict[str, object]) -> dict[str, object]:
    try:
        options = game.read_options(given)
        game.worlds(seats, options)
    except Refusal as refusal:
        refused = Refused("bad-options", what=refusal)
        refused.because = refusal if isinstance(refusal, BadOption) else None
        raise refused from None
    return options


async def come_late(room: Room, command: commands.Again, call: Call) -> None:
    """Somebody agrees when the others are at the next table already: their seat was kept. With the last one the game starts."""
    table = room.table
    if table.next is None or table.again is None or not table.seats_of(call.person):
        raise Refused("not-seated")
    if any(each.seat not in table.seats_of(call.person) for each in command.promises):
        raise Refused("not-your-seat")
    other = await room.house.room(table.next, call.person)
    async with other.lock:
        promises = {each.seat: each.promise for each in command.promises}
        await other.take(again.late(other.table, call.person, promises, table.again.order, call.now))
        if not any(place.empty for place in other.table.places):
            start = Call(other.table.host, call.now, here=other.present)
            with contextlib.suppress(Refused):  # then somebody presses start
                records = decide(other.table, START, start)
                if not other.wait_to_deal(records, start):
                    await other.take(records)
