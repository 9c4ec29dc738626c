"""How much one browser or address may ask: buckets that fill with time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from ghostlight.table.refused import Refused

LARGEST_MESSAGE = 16 * 1024
LARGEST_BODY = 256 * 1024
"""A mission file of 64 kB, each of whose signs JSON may write with several."""
LARGEST_LOG = 2 * 1024 * 1024
MOST_ENTRIES = 2_000
"""Entries of a log that is imported: many times the longest game, and less than a second's work."""
MOST_SOCKETS = 200
"""Pages of one address that may be open at the same time."""
MOST_ADDRESSES = 10_000


@dataclass
class Bucket:
    """Holds `burst` drops and gets `rate` more a second; each request takes one."""

    rate: float
    burst: float
    drops: float = field(init=False)
    filled: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.drops = self.burst

    def take(self) -> bool:
        now = time.monotonic()
        self.drops = min(self.burst, self.drops + (now - self.filled) * self.rate)
        self.filled = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a drop, if nobody takes one meanwhile."""
        return max(0.0, 1 - self.drops) / self.rate


@dataclass(frozen=True)
class Limits:
    """Requests a second and at once: over a socket, and over HTTP for looking and for making."""

    messages: tuple[float, float] = (10, 40)
    reads: tuple[float, float] = (30, 200)
    writes: tuple[float, float] = (1, 30)
    talk: tuple[float, float] = (0.5, 8)
    tries: tuple[float, float] = (25, 50)
    """Actions tried without being taken that are worked out: whoever drags a piece about tries it at every step."""
    overtaken: tuple[float, float] = (250, 500)
    """Tries that are not, since another came at once: no hand is that quick."""
    sockets: int = MOST_SOCKETS
    public: int = 8
    """Public tables of one address that wait for players at the same time."""


_ENDLESS = (1e9, 1e9)
NONE = Limits(_ENDLESS, _ENDLESS, _ENDLESS, _ENDLESS, _ENDLESS, _ENDLESS, 1_000_000, 1_000_000)
"""For load tests on one's own machine."""


@dataclass(frozen=True)
class PageBuckets:
    """What one page may ask: in messages that are no tries, in talk, and in tries, worked out or not."""

    messages: Bucket
    talk: Bucket
    tries: Bucket
    overtaken: Bucket


class Doorkeeper:
    """One bucket for each address and kind of request."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[tuple[str, bool], Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def lets_in(self, address: str, writes: bool) -> bool:
        bucket = self._buckets.get((address, writes))
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets.clear()
            bucket = self._buckets[address, writes] = Bucket(*(self.limits.writes if writes else self.limits.reads))
        return bucket.take()

    def for_socket(self) -> PageBuckets:
        limits = self.limits
        return PageBuckets(*(Bucket(*each) for each in (limits.messages, limits.talk, limits.tries, limits.overtaken)))

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """While a page of this address is open; Refused when there are too many."""
        if self._sockets[address] >= self.limits.sockets:
            raise Refused("too-fast")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
