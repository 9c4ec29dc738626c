"""Whether somebody may begin something new, or add to a table: the quotas of the house, counted on disk."""

from __future__ import annotations

import hashlib

from ghostlight.table import commands
from ghostlight.table.refused import Refused
from ghostlight.table.table import Table

from .clearing import add_to_tally, count_open, size, tally
from .policy import DAY, Quotas
from .store import Store

ALWAYS = (commands.Act, commands.Resign, commands.Leave)
"""What is never refused for its number: a game comes to its end, and nobody is held."""


class Quotekeeper:
    """Refuses what would be too many."""

    def __init__(self, quotas: Quotas, store: Store) -> None:
        self.quotas, self._store = quotas, store
        self.full = False  # the house has as much as it may; the sweep looks

    async def weigh(self) -> None:
        """See how large the house has become."""
        most = self.quotas.megabytes
        self.full = bool(most) and await size(self._store) > most * 1_000_000

    async def check_guest(self, address: str, now: int) -> None:
        """Before somebody new is let in; the address is kept for a day, and only as a hash that tells the day too."""
        self._check_room()
        day = now // DAY
        hashed = hashlib.sha256(f"{day} {address}".encode()).hexdigest()[:32]
        await self._count("guests", hashed, day, self.quotas.guests)

    async def check_table(self, person: str) -> None:
        """Before somebody opens another table."""
        self._check_room()
        if (most := self.quotas.open_tables) and await count_open(self._store, person) >= most:
            raise Refused("quota", what="tables", most=most)

    async def check_import(self, person: str, now: int) -> None:
        """Before a log is taken in."""
        self._check_room()
        await self._count("imports", person, now // DAY, self.quotas.imports)

    def check_command(self, table: Table, count: int, command: commands.TableCommand) -> None:
        """Before something is added to a table of so many records."""
        quotas = self.quotas
        said = sum(line.text is not None for line in table.talk) if isinstance(command, commands.Chat) else 0
        if quotas.lines and said >= quotas.lines:
            raise Refused("quota", what="lines", most=quotas.lines)
        if isinstance(command, commands.Undo) and quotas.undo and table.at >= quotas.undo:
            raise Refused("quota", what="undo", most=quotas.undo)
        if quotas.records and count >= quotas.records and not isinstance(command, ALWAYS):
            raise Refused("quota", what="records", most=quotas.records)

    def _check_room(self) -> None:
        if self.full:
            raise Refused("house-full")

    async def _count(self, what: str, whom: str, day: int, most: int) -> None:
        if not most:
            return
        if await tally(self._store, what, whom, day) >= most:
            raise Refused("quota", what=what, most=most)
        await add_to_tally(self._store, what, whom, day)
