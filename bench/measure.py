"""How the bench measures: contestants take turns within a round, so that a busy machine is busy for all of them alike.

Time is processor time where the work is done in this process: other programs slow it down little.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from statistics import median
from typing import Protocol

ROUNDS = 5
SAME = 4.0
"""How many standard errors apart the means of two samples of the same game may be."""


@dataclass
class Sample:
    """What came of some games, and how long they took. Points are those of all seats together."""

    games: int = 0
    decisions: int = 0
    decisions_squared: int = 0
    points: float = 0
    points_squared: float = 0
    seconds: float = 0

    def add(self, decisions: int, points: Sequence[float]) -> None:
        total = sum(points)
        self.games += 1
        self.decisions += decisions
        self.decisions_squared += decisions * decisions
        self.points += total
        self.points_squared += total * total

    @contextmanager
    def clock(self) -> Iterator[None]:
        started = time.process_time()
        yield
        self.seconds += time.process_time() - started

    def __iadd__(self, other: Sample) -> Sample:
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self


def difference(theirs: Sample, ours: Sample) -> str | None:
    """In what the two samples cannot be of the same game; only theirs need have squares."""
    for what in ("decisions", "points"):
        mean, expected = getattr(theirs, what) / theirs.games, getattr(ours, what) / ours.games
        variance = max(0.0, getattr(theirs, f"{what}_squared") / theirs.games - mean * mean)
        error = sqrt(variance * (1 / theirs.games + 1 / ours.games))
        if abs(mean - expected) > SAME * error:
            return f"{what} a game are {mean:.2f}, not {expected:.2f} ± {error:.2f}"
    return None


class Player(Protocol):
    """Something that plays random games."""

    @property
    def name(self) -> str: ...
    def play(self, games: int) -> Sample: ...


@dataclass(frozen=True)
class Work:
    """How much was done, and how long it took."""

    done: float
    seconds: float


@dataclass(frozen=True)
class Race:
    """How much each contestant did in a second, round by round."""

    rates: dict[str, list[float]]

    def rate(self, name: str) -> float:
        return median(self.rates[name])

    def ratios(self, one: str, other: str) -> list[float]:
        return [a / b for a, b in zip(self.rates[one], self.rates[other], strict=True)]


def race(contestants: dict[str, Callable[[int], Work]], seconds: float, say: Callable[[str], None]) -> Race:
    """Let each work about so many seconds in each round. A contestant is told how many times to do its thing."""
    times = {}
    for name, work in contestants.items():
        say(f"warming up: {name}")
        times[name] = _times(work, seconds)
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for turn in range(ROUNDS):
        for name, work in contestants.items():
            say(f"round {turn + 1} of {ROUNDS}: {name}")
            worked = work(times[name])
            rates[name].append(worked.done / worked.seconds)
    return Race(rates)


def _times(work: Callable[[int], Work], seconds: float) -> int:
    """How often it can be done in so many seconds."""
    times = 1
    while (took := work(times).seconds) < seconds / 4:
        times = max(times + 1, int(times * min(10.0, seconds / max(took, 1e-9))))
    return max(1, int(times * seconds / took))
