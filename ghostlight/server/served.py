"""The time that the house has really served: the clock by which players are charged.

It is counted in ticks by the process that serves, for each game while that game can be played. One tick adds what has passed
by the monotonic clock, half a second at most: whatever lasted longer (a process that was stopped, a laptop that slept, an event
loop that was stuck, a clock that jumped) was no time in which anybody could decide, and is nobody's. How far it is goes to the
disk with every record that carries it, so that it never falls behind a record, and with every heartbeat; after a restart it
goes on from there. What passed between the last of these and a sudden end is nobody's either.

Where many processes serve one house, each counts for the tables that it holds, under a name of its own beside the game's in
the table `served`; who takes a table over writes a `Woke`, which carries its clock from one count to the other, as is done here
for the clocks of old records.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Mapping

from ghostlight import games

TICK = 0.25
"""Seconds between two ticks."""
MOST_OF_A_TICK = 0.5
"""Seconds that one tick adds at most: with what it takes to notice, less than a second is charged for what nobody could use."""


class Served:
    """Milliseconds that the house has served each game."""

    def __init__(
        self, kept: Mapping[str, int], awake: Callable[[str], bool], clock: Callable[[], float] = time.monotonic
    ) -> None:
        """From what was kept; a game counts while it is awake."""
        self._awake, self._clock = awake, clock
        self._seconds = defaultdict(float, {name: kept.get(name, 0) / 1000 for name in games.NAMES})
        self._last = clock()
        self._were_awake = self._awake_now()

    def now(self, game: str) -> int:
        """So long has this game been served."""
        self.tick()
        return round(1000 * self._seconds[game])

    def all(self) -> dict[str, int]:
        return {name: self.now(name) for name in self._seconds}

    def tick(self) -> None:
        """Count what has passed since the last tick, for games that could be played all the while."""
        now, awake = self._clock(), self._awake_now()
        passed = min(max(0.0, now - self._last), MOST_OF_A_TICK)
        self._last = now
        for name in awake & self._were_awake:
            self._seconds[name] += passed
        self._were_awake = awake

    async def run(self) -> None:
        """Tick for as long as the house is open."""
        while True:
            self.tick()
            await asyncio.sleep(TICK)

    def _awake_now(self) -> set[str]:
        return {name for name in games.NAMES if self._awake(name)}
