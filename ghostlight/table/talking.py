"""Who says what under which name: nobody who looks on speaks under a player's name, nor under another onlooker's."""

from __future__ import annotations

from . import commands as ask
from . import records as tell
from .insisting import Call
from .names import plain, unlike
from .refused import Refused
from .table import Table


def chat(table: Table, command: ask.Chat, call: Call) -> list[tell.AnyRecord]:
    if call.person in table.muted:
        raise Refused("muted")
    text = plain(command.text)
    if not text:
        raise Refused("bad-message", what="text")
    spoken = table.speaker(call.person)
    if spoken is None and not call.name:
        raise Refused("bad-name")
    seat, name = spoken or (None, onlookers_name(table, call.person, call.name or ""))
    return [tell.Said(at=call.now, seat=seat, name=name, text=text, person=call.person)]


def onlookers_name(table: Table, person: str, name: str) -> str:
    """What somebody without a seat is called here: unlike whoever sits, and unlike whoever else sat or spoke here before."""
    others = [each for each, owner in table.named.items() if owner != person]
    return unlike(name, [*(place.name for place in table.places), *others])


def sitters_name(table: Table, person: str, seat: int, name: str) -> str:
    """What somebody is called who sits down there: unlike the others at the table, and unlike onlookers who have spoken."""
    seated = [place.name for k, place in enumerate(table.places) if k != seat]
    spoke = [line.name for line in table.talk if line.seat is None and line.text is not None and line.person != person]
    return unlike(name, [*seated, *spoke])
