"""What nobody needs any more goes, a little at a time, in the sweep; its pages of the file are used again.

A wrong time of day must not cost anybody a game: nothing goes until the house has been open for an hour in which the time of
day and the monotonic clock agreed.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ghostlight.table.records import Closed

from . import clearing
from .policy import DAY, Retention
from .store import Store

if TYPE_CHECKING:
    from .rooms import Room

AT_ONCE = 20
"""Tables that go in one sweep, each in a commit of its own."""
GUESTS_AT_ONCE = 200
CALM = 3600.0
"""Seconds for which the time of day must have gone as it should."""
DIFFERENCE = 60.0
"""Seconds that it may be put right meanwhile."""
log = logging.getLogger("ghostlight.rooms")


class Calm:
    """Whether the time of day can be believed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: tuple[float, float] | None = None

    def lasts(self, now: int) -> bool:
        """Whether it has gone on evenly for long enough; `now` is the time of day."""
        ticking, wall = self._clock(), now / 1000
        if self._since is None or abs((wall - self._since[1]) - (ticking - self._since[0])) > DIFFERENCE:
            self._since = (ticking, wall)
        return ticking - self._since[0] >= CALM


def abandoned(now: int) -> Closed:
    """The record that ends a table which nobody comes back to; it shows the seed of a game that had begun."""
    return Closed(at=now, why="abandoned")


async def give_up(room: Room, status: tuple[str, ...], before: int, now: int) -> None:
    """End a table of this status at which nothing has happened since before then, unless somebody is there."""
    async with room.lock:
        if room.table.status in status and room.table.updated < before and not room.pages:
            await room._take([abandoned(now)])


async def let_go(store: Store, retention: Retention, now: int, in_use: Callable[[str], bool]) -> int:
    """Delete what is past its time, but for a table that somebody looks at; how many tables went."""
    expired: list[str] = []
    if retention.ended:
        expired += await clearing.expired_ends(store, now - retention.ended * DAY, AT_ONCE)
    if retention.finished:
        expired += await clearing.expired_games(store, now - retention.finished * DAY, AT_ONCE)
    going = [code for code in dict.fromkeys(expired) if not in_use(code)][:AT_ONCE]
    for code in going:
        await clearing.delete_table(store, code)
    if retention.guests:
        await clearing.delete_guests(store, now - retention.guests * DAY, GUESTS_AT_ONCE)
    await clearing.delete_tallies(store, now // DAY - 1)
    if going:
        log.info("tables past their time deleted", extra={"count": len(going)})
    return len(going)
