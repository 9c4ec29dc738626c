"""What the operator decides by options of `ghostlight serve`: how much is kept, for how long, and who stands at the door."""

from __future__ import annotations

from dataclasses import dataclass

DAY = 86_400_000
"""Milliseconds."""
NO_END = 0
"""As a number of days: for ever. As a quota: as many as you like."""


@dataclass(frozen=True)
class Quotas:
    """How much may be kept; 0: as much as you like."""

    open_tables: int = 50  # of one host, that wait or are being played
    imports: int = 30  # of one person in a day
    guests: int = 200  # new ones from one address in a day: a school, or many phones behind one address
    lines: int = 2_000  # of talk at a table
    undo: int = 2_000  # entries of a game's log after which nothing is taken back any more; a game itself is never cut short
    records: int = 10_000  # of a table, after which people only decide, resign and leave
    megabytes: int = 10_000  # in all, after which nothing new is begun; what runs goes on


@dataclass(frozen=True)
class Retention:
    """How many days what nobody needs is kept; 0: for ever."""

    waiting: int = 7  # a table to which nobody comes
    idle: int = 90  # a game in which nothing happens; then it is ended, and its seed shown
    ended: int = 30  # what was ended or closed so
    finished: int = NO_END  # a game that was played to its end
    guests: int = 30  # somebody who has no table


@dataclass(frozen=True)
class Policy:
    """All of it."""

    quotas: Quotas = Quotas()
    retention: Retention = Retention()
    trusted_proxies: tuple[str, ...] = ()
    host_names: tuple[str, ...] = ()


NO_QUOTAS = Quotas(0, 0, 0, 0, 0, 0, 0)
