"""How much one person or address may ask: buckets that fill with time.

What is asked with a guest pass is counted by person, however many pages are open; the rest by address.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from typing import TypeVar

from ghostlight.table.refused import Refused

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
LARGEST_MESSAGE = 16 * 1024
LARGEST_BODY = 256 * 1024
"""A mission file of 64 kB, each of whose signs JSON may write with several."""
LARGEST_LOG = 2 * 1024 * 1024
MOST_ENTRIES = 2_000
"""Entries of a log that is imported: many times the longest game, and less than a second's work."""
MOST_SOCKETS = 200
"""Pages of one address that may be open at the same time."""
MOST_ADDRESSES = MOST_PEOPLE = 10_000
"""Those whose buckets are remembered; whoever has not been here for the longest time is forgotten first."""


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
    """What is allowed a second and at once: of one person at tables, and of one address over HTTP, looking and making."""

    messages: tuple[float, float] = (10, 40)
    reads: tuple[float, float] = (30, 200)
    writes: tuple[float, float] = (1, 30)
    talk: tuple[float, float] = (0.5, 8)
    tries: tuple[float, float] = (25, 50)
    """Actions tried without being taken that are worked out: whoever drags a piece about tries it at every step."""
    overtaken: tuple[float, float] = (250, 500)
    """Tries that are not, since another came at once: no hand is that quick."""
    looks: tuple[float, float] = (10, 40)
    """Moments looked at again."""
    hints: tuple[float, float] = (0.5, 10)
    heavy: tuple[float, float] = (0.5, 10)
    """Checks, downloads and imports: a whole game is gone through for each."""
    refusals: tuple[float, float] = (0.2, 100)
    """Messages in too quick succession that are answered; whoever goes on is hung up on."""
    sockets: int = MOST_SOCKETS
    public: int = 8
    """Public tables of one address that wait for players at the same time."""


_ENDLESS = (1e9, 1e9)
_ALL = {each.name: _ENDLESS for each in fields(Limits) if each.name not in ("sockets", "public")}
NONE = Limits(**_ALL, sockets=1_000_000, public=1_000_000)
"""For load tests on one's own machine."""


class Allowance:
    """What one person may ask at tables, all pages together: a bucket for each kind of thing."""

    def __init__(self, limits: Limits) -> None:
        self.messages = Bucket(*limits.messages)
        self.talk = Bucket(*limits.talk)
        self.tries = Bucket(*limits.tries)
        self.overtaken = Bucket(*limits.overtaken)
        self.looks = Bucket(*limits.looks)
        self.hints = Bucket(*limits.hints)
        self.heavy = Bucket(*limits.heavy)
        self.refusals = Bucket(*limits.refusals)


class Doorkeeper:
    """One bucket for each address and kind of request, and an allowance for each person."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: OrderedDict[tuple[str, bool], Bucket] = OrderedDict()
        self._people: OrderedDict[str, Allowance] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def lets_in(self, address: str, writes: bool) -> bool:
        key = (address, writes)
        if key not in self._buckets:
            self._buckets[key] = Bucket(*(self.limits.writes if writes else self.limits.reads))
        _remember(self._buckets, key, MOST_ADDRESSES)
        return self._buckets[key].take()

    def allowance(self, person: str) -> Allowance:
        """The one of this person, whichever page asks."""
        if person not in self._people:
            self._people[person] = Allowance(self.limits)
        _remember(self._people, person, MOST_PEOPLE)
        return self._people[person]

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


def _remember(known: OrderedDict[K, T], key: K, most: int) -> None:
    """Note that this one was here just now; if there are too many, whoever was here the longest time ago is forgotten."""
    known.move_to_end(key)
    if len(known) > most:
        known.popitem(last=False)
