"""Which public tables wait for players, and how many of them one host or one address may have: nobody fills the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ghostlight.table.refused import Refused

from .store import Store

MOST_OF_A_HOST = 2
"""Public tables of one host that may wait for players at the same time."""
MOST_ADDRESSES = 10_000


class Noticeboard:
    """New public tables come one after the other, so that nobody makes more than they may by asking many times at once."""

    def __init__(self, store: Store, most_of_an_address: int) -> None:
        self._store = store
        self._most = most_of_an_address
        self._lock = asyncio.Lock()
        self._pinned: dict[str, set[str]] = {}  # by address: codes. It may be forgotten: hosts are counted on disk

    @asynccontextmanager
    async def room_for(self, person: str, address: str) -> AsyncIterator[set[str]]:
        """While a table of theirs is made, whose code goes into the set; Refused when enough of them wait already."""
        async with self._lock:
            if len(await self._store.waiting_public(host=person)) >= MOST_OF_A_HOST:
                raise Refused("too-many-public", most=MOST_OF_A_HOST)
            still = set(await self._store.waiting_public(among=self._pinned.get(address, set())))
            if len(still) >= self._most:
                raise Refused("too-many-public", most=self._most)
            yield still
            self._pinned[address] = still
            if len(self._pinned) > MOST_ADDRESSES:
                self._pinned.clear()
