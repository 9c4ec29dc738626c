"""Once more: the same people at a new table, seated as they sat, or with sides or seats changed.

Whoever wants to promises a nonce for the next shuffle at once, as anybody does who sits down. When all who are still here have
agreed the server makes the table: they sit, bots too, and a seat of somebody who is away is kept for them. The promises come
before the new seed is drawn and the nonces only after it stands committed, so it is as fair as any table.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field

from . import commands as ask
from . import records as tell
from .insisting import Call, own_seat
from .records import Way
from .refused import Refused
from .table import Saying, Table

MOST_TALK = 100
"""Lines of the talk that go along."""


@dataclass
class Plan:
    """Who would sit where, and who has agreed to it."""

    way: Way
    order: list[int]  # by new seat: the seat of before
    ready: dict[str, dict[int, str]] = field(default_factory=dict)  # by person: what their seats of before have promised


# --- deciding ----------------------------------------------------------------------------------------------------------


def again(table: Table, command: ask.Again, call: Call) -> list[tell.AnyRecord]:
    """Agree to a plan, propose another one, or (no way) withdraw."""
    if table.status != "over":
        raise Refused("not-over")
    if not table.seats_of(call.person):
        raise Refused("not-seated")
    for promised in command.promises:
        own_seat(table, promised.seat, call)
    plan = table.again
    if command.way is None:
        ready = plan is not None and call.person in plan.ready
        return [tell.Agreed(at=call.now, person=call.person, way=None)] if ready else []
    agrees = plan is not None and plan.way == command.way and bool(plan.ready)
    order = plan.order if agrees and plan is not None else order_of(table, call.person, command.way)
    promises = {each.seat: each.promise for each in command.promises}
    return [tell.Agreed(at=call.now, person=call.person, way=command.way, order=order, promises=promises)]


def ways(table: Table) -> list[Way]:
    """How one can play again at this table, the likeliest first."""
    if len(table.places) < 2:
        return ["same"]
    return ["sides", "same"] if table.game.side_of is not None else ["same", "next"]


def order_of(table: Table, person: str, way: Way) -> list[int]:
    """By new seat, the seat of before. `next`: everybody moves one seat on. `sides`: whoever asks changes places with somebody
    of the other side, the next one round the table.
    """
    count = len(table.places)
    if way not in ways(table):
        raise Refused("bad-message", what="way")
    order = list(range(count))
    if way == "next":
        return [(seat - 1) % count for seat in order]
    if way == "sides" and table.match is not None and table.game.side_of is not None:
        sides, mine = table.game.side_of(table.match.world), table.seats_of(person)[0]
        other = next((k % count for k in range(mine + 1, mine + count) if sides[k % count] != sides[mine]), mine)
        order[mine], order[other] = other, mine
    return order


def awaited(table: Table, here: Set[str]) -> Set[str]:
    """People with a seat who are here and have not agreed."""
    plan = table.again
    ready: Set[str] = set() if plan is None else plan.ready.keys()
    return {place.owner for place in table.places if place.owner in here} - set(ready) - {None}  # type: ignore[return-value]


def settled(table: Table, here: Set[str]) -> bool:
    """Whether the new table can be made: somebody has agreed, and nobody who is here has not."""
    return table.again is not None and bool(table.again.ready) and table.next is None and not awaited(table, here)


def host_of(table: Table) -> str:
    """Who will be the host of the next table: of those who agreed, the host of this one, or the first."""
    ready = list(table.again.ready) if table.again is not None else []
    return table.host if table.host in ready or not ready else ready[0]


def seating(table: Table, now: int) -> list[tell.AnyRecord]:
    """What happens at the new table first: what was said, and who sits where."""
    plan = table.again
    if plan is None:
        raise ValueError("nobody has agreed to play again")
    moved = {before: seat for seat, before in enumerate(plan.order)}
    records: list[tell.AnyRecord] = [_said(line, moved) for line in _talk(table)]
    for seat, before in enumerate(plan.order):
        place = table.places[before]
        name = place.name or ""
        if place.owner in plan.ready and place.owner is not None:
            promise = plan.ready[place.owner].get(before, "")
            records.append(tell.Sat(at=now, seat=seat, person=place.owner, name=name, promise=promise))
        elif place.owner is not None:
            records.append(tell.Kept(at=now, seat=seat, person=place.owner, name=name))
        elif place.bot is not None:
            records.append(tell.Replaced(at=now, seat=seat, bot=place.bot, name=place.name))
    return records


def _talk(table: Table) -> Sequence[Saying]:
    return [line for line in table.talk if line.text is not None][-MOST_TALK:]


def _said(line: Saying, moved: dict[int, int]) -> tell.Said:
    seat = None if line.seat is None else moved.get(line.seat)
    return tell.Said(at=line.at, seat=seat, name=line.name or "", text=line.text or "", person=line.person, emote=line.emote)


def late(table: Table, person: str, promises: dict[int, str], order: Sequence[int], now: int) -> list[tell.AnyRecord]:
    """At the new table: somebody comes after the others, and sits down on the seats that were kept for them."""
    seats = [seat for seat, place in enumerate(table.places) if place.kept == person]
    if table.status != "waiting" or not seats:
        raise Refused("given-away")
    return [
        tell.Sat(
            at=now,
            seat=seat,
            person=person,
            name=table.places[seat].kept_name or "",
            promise=promises.get(order[seat] if seat < len(order) else seat, ""),
        )
        for seat in seats
    ]


# --- folding -----------------------------------------------------------------------------------------------------------


def agreed(table: Table, record: tell.Agreed) -> None:
    if record.way is None:
        if table.again is not None:
            table.again.ready.pop(record.person, None)
        return
    plan = table.again
    if plan is None or plan.way != record.way or plan.order != record.order:
        plan = table.again = Plan(record.way, list(record.order))
    plan.ready[record.person] = dict(record.promises)


def followed(table: Table, record: tell.Followed) -> None:
    table.next = record.code


def kept(table: Table, record: tell.Kept) -> None:
    place = table.places[record.seat]
    place.kept, place.kept_name = record.person, record.name
    table.named.setdefault(record.name, record.person)
