"""Time at a table: what each seat has left, whose runs, and when it falls. Pure: the time of day is always given."""

from __future__ import annotations

from dataclasses import dataclass, field

from .terms import Clock, DayClock, FischerClock, MoveClock, NoClock

SECOND = 1000
DAY = 86_400 * SECOND


@dataclass
class Clocks:
    """Milliseconds left for each seat; the time of the seat that runs is counted from `since`."""

    terms: Clock
    left: list[int] = field(default_factory=list)
    running: int | None = None
    since: int = 0
    given: dict[int, int] = field(default_factory=dict)  # increments: after which step, to which seat

    @property
    def live(self) -> bool:
        """Whether seconds count, as opposed to days."""
        return isinstance(self.terms, MoveClock | FischerClock)

    def wind_up(self, seats: int) -> None:
        self.left = [self._full] * seats

    def new_turn(self, seat: int) -> None:
        """Whoever decides for this seat, now or later in this turn, has the whole time for it; Fischer's goes on."""
        if self.left and not isinstance(self.terms, FischerClock):
            self.left[seat] = self._full

    def start(self, seat: int | None, now: int) -> None:
        """Let this seat's time run, if it does not already; nobody's if None."""
        if seat == self.running:
            return
        self.stop(now)
        if seat is not None and not isinstance(self.terms, NoClock):
            self.running, self.since = seat, now

    def stop(self, now: int) -> None:
        """Count what was used."""
        if self.running is not None:
            self.left[self.running] -= now - self.since
            self.running = None

    def end_turn(self, now: int, step: int) -> None:
        """After the last decision of a turn, which was this step, a Fischer clock gives its increment."""
        seat = self.running
        self.stop(now)
        if seat is not None and isinstance(self.terms, FischerClock):
            self.left[seat] += self.terms.increment * SECOND
            self.given[step] = seat

    def take_back(self, step: int) -> None:
        """The increments of turns that ended after this step go; the time that was used is used."""
        if isinstance(self.terms, FischerClock):
            for later in [each for each in self.given if each > step]:
                self.left[self.given.pop(later)] -= self.terms.increment * SECOND

    def forgive(self, now: int) -> None:
        """Begin to count from now."""
        self.since = now

    @property
    def deadline(self) -> int | None:
        """When the running seat's time is up."""
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
