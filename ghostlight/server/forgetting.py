"""Somebody who wants to be forgotten: the seats are left, the words go, and in what stays the name is nobody's.

Records are rewritten in place: how many there are, their order, and everything that the game was folded from stay, so finished
games are whole and still verify (names are no part of chance). Instead of the name stands "a guest", in the language of the one
who goes; instead of the person, in each table, an unknown one of its own, so that nobody can tell that it was the same.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence

import msgspec

from ghostlight.table import commands
from ghostlight.table.deciding import decide
from ghostlight.table.insisting import Call
from ghostlight.table.names import unlike
from ghostlight.table.records import AnyRecord, Asked, Imported, Kicked, Left, Made, Muted, Removed, Said, Sat
from ghostlight.table.refused import Refused

from . import clearing
from .chronicle import renamed
from .rooms import House, Room, now_ms, veiled
from .store import Card

log = logging.getLogger("ghostlight.rooms")
RUNNING = ("waiting", "playing", "paused")


async def forget(house: House, person: str, name: str) -> int:
    """Forget this person, who is called so from now on; at how many tables. A game that sleeps is waited for: Refused."""
    cards = [await house.store.find_card(code) for code in await clearing.codes_of(house.store, person)]
    for each in cards:
        if each is not None and each.status in ("playing", "paused"):
            house.waking.check(each.game)
    for each in cards:
        if each is not None:
            await _forget_at(house, each, person, name)
    await clearing.delete_person(house.store, person)  # last: who is cut short can ask again
    return len(cards)


async def _forget_at(house: House, shown: Card, person: str, name: str) -> None:
    try:
        if shown.status in RUNNING:
            await _leave(await house.room(shown.code), person)
        await _rewrite(house, shown.code, person, name)
    except Refused:
        raise
    except Exception:  # a table that nobody can read is no reason to remember somebody everywhere else
        log.exception("table cannot be rewritten", extra={"table": veiled(shown.code)})


async def _leave(room: Room, person: str) -> None:
    """As if this person had stood up from every seat, or closed the table if nobody else sits there."""
    async with room.lock:
        table = room.table
        alone = all(place.owner in (None, person) for place in table.places)
        if table.status == "waiting" and table.host == person and alone:
            await room._take(decide(table, commands.Close(id=0), Call(person, now_ms())))
            return
        for seat in table.seats_of(person):
            await room._take(decide(table, commands.Leave(id=0, seat=seat), Call(person, now_ms())))


async def _rewrite(house: House, code: str, person: str, name: str) -> None:
    """On disk, while nothing happens at the table; whoever looks on reads it anew."""
    room = house.rooms.get(code)
    if room is None:
        await _rewrite_disk(house, code, person, name)
        return
    async with room.lock:
        await _rewrite_disk(house, code, person, name)
        house.drop(room)


async def _rewrite_disk(house: House, code: str, person: str, name: str) -> None:
    records, shown = await house.store.read_records(code), await house.store.find_card(code)
    if shown is None:
        return
    if isinstance(records[0], Imported) and records[0].host == person:  # a log that this person brought along
        await clearing.delete_table(house.store, code)
        return
    somebody = secrets.token_hex(12)
    rewritten = await asyncio.to_thread(without, records, person, somebody, name)
    changed = {k: new for k, (old, new) in enumerate(zip(records, rewritten, strict=True)) if old != new}
    if isinstance(rewritten[0], Made):  # the table may have had another host since
        shown = msgspec.structs.replace(shown, name=rewritten[0].terms.name)
    kept = await house.store.find_chronicle(code)
    chronicle = None if kept is None else await asyncio.to_thread(renamed, kept, _new_names(records, changed))
    await clearing.rewrite(house.store, _nameless(shown, person, somebody, name), person, changed, chronicle)


def _new_names(records: Sequence[AnyRecord], changed: Mapping[int, AnyRecord]) -> dict[str, str]:
    """By the names under which somebody sat: those that stand there now."""
    pairs = [(records[k], new) for k, new in changed.items()]
    return {old.name: new.name for old, new in pairs if isinstance(old, Sat) and isinstance(new, Sat)}


def without(records: Sequence[AnyRecord], person: str, somebody: str, name: str) -> list[AnyRecord]:
    """These records with somebody of that name in the place of this person, who has said nothing."""
    owners: dict[int, str] = {}
    names: dict[int, str] = {}
    rewritten: list[AnyRecord] = []
    for record in records:
        new = record
        match record:
            case Made() if record.host == person:
                new = msgspec.structs.replace(record, host=somebody, terms=msgspec.structs.replace(record.terms, name=name))
            case Sat():
                if record.person == person:
                    taken = {each for seat, each in names.items() if seat != record.seat}
                    new = msgspec.structs.replace(record, person=somebody, name=unlike(name, taken))
                owners[record.seat], names[record.seat] = record.person, new.name if isinstance(new, Sat) else record.name
            case Left():
                owners.pop(record.seat, None)
                names.pop(record.seat, None)
            case Removed():
                owners = {seat - (seat > record.seat): each for seat, each in owners.items() if seat != record.seat}
                names = {seat - (seat > record.seat): each for seat, each in names.items() if seat != record.seat}
            case Said() if person in (record.person, None if record.seat is None else owners.get(record.seat)):
                new = msgspec.structs.replace(record, name=name, text="", person="")
            case Asked() | Kicked() | Muted() if record.person == person:
                new = msgspec.structs.replace(record, name=name, person=somebody)
        rewritten.append(new)
    return rewritten


def _nameless(shown: Card, person: str, somebody: str, name: str) -> Card:
    """The table as lists show it, without this person."""
    seats = [msgspec.structs.replace(seat, owner=somebody, name=name) if seat.owner == person else seat for seat in shown.seats]
    return msgspec.structs.replace(shown, seats=seats, host=somebody if shown.host == person else shown.host)
