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

    @property
    def live(self) -> bool:
        """Whether seconds count, as opposed to days."""
        return isinstance(self.terms, MoveClock | FischerClock)

    def wind_up(self, seats: int) -> None:
        self.left = [self._full] * seats

    def start(self, seat: int | None, now: int, new_turn: bool = True) -> None:
        """Let this seat's time run; nobody's if None."""
        self.stop(now)
        if isinstance(self.terms, NoClock) or seat is None:
            return
        if new_turn and not isinstance(self.terms, FischerClock):
            self.left[seat] = self._full
        self.running, self.since = seat, now

    def stop(self, now: int, turn_done: bool = False) -> None:
        """Count what was used. After a whole turn a Fischer clock gives its increment."""
        if self.running is None:
            return
        self.left[self.running] -= now - self.since
        if turn_done and isinstance(self.terms, FischerClock):
            self.left[self.running] += self.terms.increment * SECOND
        self.running = None

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
