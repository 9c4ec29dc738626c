"""Tables that cannot be folded: why not, and what is known of them all the same.

Rules may have been retired, or changed without a new number; a record may be damaged. None of that is a fault of whoever asks,
so it is a refusal with a sentence, and there is a page with what was told and a log to take home.
"""

from __future__ import annotations

from typing import Literal

from ghostlight import games
from ghostlight.core import log as logs
from ghostlight.core import signing
from ghostlight.core.errors import OtherRules, Refusal
from ghostlight.core.log import Log, Seat
from ghostlight.table.refused import Refused
from ghostlight.table.salvage import salvaged

from . import messages as say
from .chronicle import Chronicle, unpacked
from .news import summary
from .store import Card, Store

Why = Literal["retired", "newer", "changed", "damaged"]


class Unreadable(Refused):
    """A table that cannot be opened, and why."""

    def __init__(self, why: Why, rules: int) -> None:
        super().__init__("unreadable-table", why=why, rules=rules)
        self.why: Why = why
        self.rules = rules


def unreadable_by(error: Exception, card: Card) -> Unreadable:
    """What it means that this table could not be folded."""
    if isinstance(error, OtherRules):
        return Unreadable("retired" if error.retired else "newer", error.rules)
    return Unreadable("changed" if isinstance(error, Refusal) else "damaged", card.rules)


def unplayable(card: Card) -> Unreadable | None:
    """Whether this table is under rules that this program does not play, as its card says."""
    if card.game not in games.NAMES or card.status == "waiting":
        return None
    try:
        games.load(card.game).living_rules(card.rules)
    except OtherRules as other:
        return unreadable_by(other, card)
    return None


# --- what is known all the same ----------------------------------------------------------------------------------------


async def find_chronicle(store: Store, card: Card) -> Chronicle | None:
    """What was kept of a game that is over. Of another one there is none, whatever the file says."""
    body = await store.find_chronicle(card.code) if card.status == "over" else None
    return None if body is None else unpacked(body)


async def find_log(store: Store, card: Card) -> Log:
    """The log of a table that cannot be folded: as it was kept, or what the records say. The seed only if the game is over."""
    chronicle = await find_chronicle(store, card)
    if chronicle is not None:
        return chronicle.log
    log = salvaged(await store.read_salvageable(card.code), card.status == "over")
    seats = [Seat(seat.name or "") for seat in card.seats]
    return log or Log(game=card.game, rules=card.rules, seats=seats, commitment="", entries=[])


async def written_log(store: Store, card: Card, secret: bytes) -> tuple[str, bytes]:
    """A name for the file, and what is in it: signed, if it was kept when a game of this house ended."""
    so_far = "" if card.status == "over" else "-so-far"
    chronicle = await find_chronicle(store, card)
    played_here = chronicle is not None and not chronicle.imported
    log = await find_log(store, card)
    return f"{card.game}-{card.code}{so_far}.json", logs.write(signing.sign(log, secret) if played_here else log)


async def remains(store: Store, card: Card, person: str, fault: Unreadable) -> say.Remains:
    """Who played and when; of a game that is over also what was told, and how it ended."""
    chronicle = await find_chronicle(store, card)
    return say.Remains(
        summary=summary(card, person, stuck=True),
        why=fault.why,
        rules=fault.rules,
        story=[] if chronicle is None else chronicle.story,
        called={} if chronicle is None else chronicle.called,
        called_in={} if chronicle is None else chronicle.called_in,
        result=None if chronicle is None else chronicle.result,
        options={} if chronicle is None else chronicle.log.options,
    )
