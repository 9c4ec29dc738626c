"""What a host can do: start, send somebody away, mute, close. But nobody who is losing ends the game alone."""

from __future__ import annotations

from . import commands as ask
from . import records as tell
from .insisting import AWAY, Call, host_only, not_over, nothing_asked
from .refused import Refused
from .table import Table
from .terms import DayClock

SILENCE = 600_000
"""Milliseconds after which somebody who is away and was asked whether the game may be closed counts as agreeing."""


def may_start(table: Table, call: Call) -> bool:
    """The host; of a table by link whoever sits there, of a public one only when the host has wandered off."""
    if table.host == call.person:
        return True
    seated = bool(table.seats_of(call.person))
    return seated and (table.terms.visibility == "link" or table.host in call.gone)


def kick(table: Table, command: ask.Kick, call: Call) -> list[tell.AnyRecord]:
    host_only(table, call)
    person = _named(table, command.who, call)
    if command.out == (person in table.kept_out):
        return []
    if command.out and table.match is not None and table.seats_of(person):
        raise Refused("in-game")
    return [tell.Kicked(at=call.now, person=person, out=command.out, name=table.known_as(person))]


def mute(table: Table, command: ask.Mute, call: Call) -> list[tell.AnyRecord]:
    host_only(table, call)
    person = _named(table, command.who, call)
    if command.on == (person in table.muted):
        return []
    return [tell.Muted(at=call.now, person=person, on=command.on, name=table.known_as(person))]


def _named(table: Table, who: str, call: Call) -> str:
    """Whom the host means: somebody else who sits, looks on, spoke, or was put out."""
    known = {place.owner for place in table.places} | {line.person for line in table.talk} | table.kept_out | table.muted
    for person in (known | call.here) - {None, "", call.person}:
        if person is not None and table.pseudonym(person) == who:
            return person
    raise Refused("no-such-person")


def close(table: Table, command: ask.Close, call: Call) -> list[tell.AnyRecord]:
    """Before the game at once; a running one if everybody else who plays agrees, or nobody else does play."""
    not_over(table)
    host_only(table, call)
    asked = table.others_than(call.person)
    if table.match is None or not asked:
        return [tell.Closed(at=call.now)]
    nothing_asked(table)
    seats = table.seats_of(call.person)
    name = table.known_as(call.person) or call.name
    return [tell.Asked(at=call.now, seat=seats[0] if seats else None, what="close", person=call.person, name=name)]


def excused(table: Table, call: Call) -> set[int]:
    """The seats that need not be waited for any longer: who is away holds nobody up for ever, but by the day one may be."""
    offer = table.offer
    if offer is None or offer.what not in ("close", "replace") or isinstance(table.terms.clock, DayClock):
        return set()
    patience = SILENCE if offer.what == "close" else AWAY
    if call.now - offer.asked < patience:
        return set()
    return {seat for seat in offer.waiting if table.places[seat].owner in call.gone}
