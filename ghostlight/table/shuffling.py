"""Promise, then show: how everybody has a hand in the shuffle and nobody can bend it, not even whoever runs the server.

The seed is fixed when the table is made. Who sits down promises a nonce by its hash. When the game is started the promises are
frozen, and only then does every page show its nonce; with all of them the game is dealt. Whoever comes last has promised before
knowing anybody's nonce. If the seats change meanwhile, nothing that was shown counts any more, and everybody promises anew.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field

from ghostlight.core import fairness
from ghostlight.core.log import Promise

from . import records as tell
from .refused import Refused
from .table import Place, Saying, Shuffle, Table

SHOW_WITHIN = 15.0
"""Seconds that a page has for showing its nonce. Then the deal waits only for those who are still here."""


# --- deciding ----------------------------------------------------------------------------------------------------------


def promise(table: Table, seat: int, promised: str, now: int) -> list[tell.AnyRecord]:
    """Another promise for this seat: the last was used up, or the page has lost the nonce that belongs to it."""
    if table.shuffle is not None:
        raise Refused("shuffling")
    return [] if table.places[seat].promise == promised else [tell.Promised(at=now, seat=seat, promise=promised)]


def start(table: Table, by: str, here: Set[str], now: int) -> list[tell.AnyRecord]:
    """Freeze the promises; deal at once if there are none."""
    if table.shuffle is not None:
        return []
    if any(place.owes and place.owner in here for place in table.places):
        raise Refused("promises-due")
    if not any(place.promise for place in table.places):
        return [tell.Began(at=now)]
    return [tell.Froze(at=now, by=by)]


def show(table: Table, seat: int, nonce: str, now: int) -> list[tell.AnyRecord]:
    """The nonce that this seat promised."""
    shuffle = table.shuffle
    if shuffle is None or seat not in shuffle.promises:
        raise Refused("not-shuffling")
    if fairness.promise(nonce) != shuffle.promises[seat]:
        raise Refused("broken-promise")
    return [] if seat in shuffle.shown else [tell.Showed(at=now, seat=seat, nonce=nonce)]


def halt(table: Table, person: str, now: int) -> list[tell.AnyRecord]:
    """Back to the chairs: the host may, and whoever had started."""
    if table.shuffle is None:
        raise Refused("not-shuffling")
    if person not in (table.host, table.shuffle.by):
        raise Refused("not-host")
    return [tell.Thawed(at=now)]


def deal(table: Table, now: int, here: Set[str], late: bool) -> list[tell.AnyRecord]:
    """The deal, when every nonce is in; when it is late, also without those of people who have left, if anybody is here."""
    shuffle = table.shuffle
    if shuffle is None:
        return []
    missing = {table.places[seat].owner for seat in shuffle.missing}
    if missing and not (late and not missing & here and any(place.owner in here for place in table.places)):
        return []
    return [tell.Began(at=now)]


# --- folding -----------------------------------------------------------------------------------------------------------


def promised(table: Table, record: tell.Promised) -> None:
    place = table.places[record.seat]
    place.promise, place.nonce, place.owes = record.promise, "", False


def froze(table: Table, record: tell.Froze) -> None:
    promises = {seat: place.promise for seat, place in enumerate(table.places) if place.promise}
    table.shuffle = Shuffle(record.by, promises, _sitting(table))


def showed(table: Table, record: tell.Showed) -> None:
    if table.shuffle is not None:
        table.shuffle.shown[record.seat] = record.nonce


def thawed(table: Table, record: tell.Thawed) -> None:
    thaw(table, record.at)


def thaw_if_seats_changed(table: Table, now: int) -> None:
    """Who sits down or stands up after others have shown theirs must not have a choice of deals."""
    if table.shuffle is not None and table.shuffle.sitting != _sitting(table):
        thaw(table, now)


def thaw(table: Table, now: int) -> None:
    """No promise is used twice: each seat that had one owes another."""
    if table.shuffle is None:
        return
    table.given_up += bool(table.shuffle.shown)
    table.shuffle = None
    for place in table.places:
        place.owes, place.promise = place.owes or bool(place.promise), ""
    table.talk.append(Saying(now, note="unshuffled"))


@dataclass
class Share:
    """What the players put into the shuffle in the end."""

    nonces: list[str]
    promises: list[Promise] = field(default_factory=list)


def settle(table: Table, now: int) -> Share:
    """The shuffle is over; what goes into the deal. Tables of before had their nonces shown openly."""
    shuffle, table.shuffle = table.shuffle, None
    if shuffle is None:
        return Share([place.nonce for place in table.places if place.nonce])
    for seat in shuffle.missing:
        table.talk.append(Saying(now, note="not-kept", facts={"name": table.places[seat].name or ""}))
    promises = [Promise(seat, told, shuffle.shown.get(seat)) for seat, told in sorted(shuffle.promises.items())]
    return Share([each.nonce for each in promises if each.nonce is not None], promises)


def _sitting(table: Table) -> tuple[tuple[str | None, str | None], ...]:
    return tuple(_who(place) for place in table.places)


def _who(place: Place) -> tuple[str | None, str | None]:
    return place.owner, place.bot
