"""The wait for the nonces that were promised to a shuffle, in a room: how long it has lasted, and what happens when it ends.

It is counted in time in which this server was there: a room that is read again after a restart gives everybody the whole wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ghostlight.table.table import Shuffle, Table


class Showing:
    """One room's wait. `overdue` is called when it has been long enough."""

    def __init__(self, within: float, overdue: Callable[[], object]) -> None:
        self.within = within
        self.overdue = overdue
        self.shuffle: Shuffle | None = None  # the one that is waited for
        self.until = 0.0
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def late(self) -> bool:
        """Whether those who are still missing have had their time."""
        return self.shuffle is not None and time.monotonic() >= self.until

    def follow(self, table: Table) -> None:
        """Begin to wait when there is a shuffle that is new, and stop when there is none."""
        if table.shuffle is not self.shuffle:
            self.stop()
            self.shuffle = table.shuffle
            if self.shuffle is not None:
                self._wait()

    def left(self, table: Table, person: str) -> None:
        """Somebody has closed their last page: if they are waited for they may come back, and have the whole time again."""
        if self.shuffle is not None and any(table.places[seat].owner == person for seat in self.shuffle.missing):
            self._wait()

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.shuffle = self.alarm = None

    def _wait(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.until = time.monotonic() + self.within
        self.alarm = asyncio.get_running_loop().call_later(self.within, self._ring)

    def _ring(self) -> None:
        self.alarm = None
        self.until = min(self.until, time.monotonic())  # a timer may be early by a hair
        self.overdue()
