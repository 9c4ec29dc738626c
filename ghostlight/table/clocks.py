"""Time at a table: what each seat has left, whose runs, and when it falls. Pure: the time is always given.

Clocks count the time that the house has served (`server/served.py`), which stands still while nobody could decide: over an
outage, a sleeping laptop, a clock of the system that is put right. Records of older houses know the time of day only; a clock
that they left running counts by it until a `Woke` carries it over.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from .terms import Clock, DayClock, FischerClock, MoveClock, NoClock

SECOND = 1000
DAY = 86_400 * SECOND
MERCY = 10 * SECOND
"""What an undo leaves on a clock at least, if there was as much."""


class When(Protocol):
    """What has a time; every record has."""

    @property
    def at(self) -> int:
        """The time of day."""

    @property
    def served(self) -> int | None:
        """The time that the house had served; None in old records and where no clock is."""


class Instant(NamedTuple):
    """A time at which nothing has been recorded yet."""

    at: int
    served: int | None = None


@dataclass
class Clocks:
    """Milliseconds left for each seat; the time of the seat that runs is counted from `since`."""

    terms: Clock
    left: list[int] = field(default_factory=list)
    running: int | None = None
    since: int = 0
    by_house: bool = False  # whether `since` is time that the house served, and not the time of day
    counted_from: int = 0  # no absence of the server before this time is still to be forgiven
    given: dict[int, int] = field(default_factory=dict)  # increments: after which step, to which seat

    def wind_up(self, seats: int) -> None:
        self.left = [self._full] * seats

    def new_turn(self, seat: int) -> None:
        """Whoever decides for this seat, now or later in this turn, has the whole time for it; Fischer's goes on."""
        if self.left and not isinstance(self.terms, FischerClock):
            self.left[seat] = self._full

    def start(self, seat: int | None, now: When) -> None:
        """Let this seat's time run, if it does not already; nobody's if None."""
        if seat == self.running:
            return
        self.stop(now)
        if seat is not None and not isinstance(self.terms, NoClock):
            self.running = seat
            self.by_house = now.served is not None
            self.since = self.counted_from = self.reading(now)

    def stop(self, now: When) -> None:
        """Count what was used."""
        if self.running is not None:
            self.left[self.running] -= self.reading(now) - self.since
            self.running = None

    def reading(self, now: When) -> int:
        """The time of this moment by the clock that counts; a moment that does not tell it costs nobody anything."""
        if not self.by_house:
            return now.at
        return self.since if now.served is None else now.served

    def left_at(self, now: When) -> list[int]:
        """What each seat has left at this moment."""
        used = 0 if self.running is None else self.reading(now) - self.since
        return [left - used if seat == self.running else left for seat, left in enumerate(self.left)]

    def fallen(self, now: When) -> int | None:
        """The seat whose time is up by now."""
        return None if self.deadline is None or self.reading(now) < self.deadline else self.running

    def end_turn(self, now: When, step: int) -> None:
        """After the last decision of a turn, which was this step, a Fischer clock gives its increment."""
        seat = self.running
        self.stop(now)
        if seat is not None and isinstance(self.terms, FischerClock):
            self.left[seat] += self.terms.increment * SECOND
            self.given[step] = seat

    def take_back(self, now: When, step: int, freely: bool, by: int) -> None:
        """The increments of turns that ended after this step go, but nobody falls by that; the time that was used is used.

        What is taken back freely cost the one who was to decide next no time: else one could let others' clocks run down.
        """
        if freely and self.running != by:
            self.since = self.reading(now)
        self.stop(now)
        if isinstance(self.terms, FischerClock):
            for later in [each for each in self.given if each > step]:
                seat = self.given.pop(later)
                without = self.left[seat] - self.terms.increment * SECOND
                # What is taken back freely was one's own turn just now: there was time before it, and no more is left after.
                self.left[seat] = without if freely else max(without, min(self.left[seat], MERCY))

    def forgive(self, now: When, away: int) -> None:
        """The server was away for so long: that time is nobody's. From here on a clock by the time of day goes by the house."""
        self.since += away
        self.counted_from = now.at
        if not self.by_house and now.served is not None:
            self.since = now.served - max(0, now.at - self.since)
            self.by_house = True

    @property
    def deadline(self) -> int | None:
        """When the running seat's time is up, by the clock that counts."""
        return None if self.running is None else self.since + self.left[self.running]

    @property
    def _full(self) -> int:
        match self.terms:
            case MoveClock(seconds):
                return seconds * SECOND
            case FischerClock(start):
                return start * SECOND
            case DayClock(days):
                return days * DAY
        return 0
