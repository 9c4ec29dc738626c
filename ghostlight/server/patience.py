"""How long whoever decides at a table has kept everybody waiting: only time counts during which the server was there."""

from __future__ import annotations

from ghostlight.table.table import Table

LONGEST_GAP = 30.0
"""Seconds between two looks that count at most. The sweeper looks more often, unless the machine slept or was stopped."""


class Patience:
    """Counted from look to look, and anew with every decision."""

    def __init__(self) -> None:
        self._what: tuple[int, int] | None = None  # which decision is waited for, and whose
        self._waited = 0.0
        self._looked = 0.0

    def look(self, table: Table, now: float) -> int:
        """Milliseconds so far; `now` is in seconds of a clock that only goes on."""
        what = self._decision(table)
        if what is None or what != self._what:
            self._waited = 0.0
        else:
            self._waited += min(max(now - self._looked, 0.0), LONGEST_GAP)
        self._what, self._looked = what, now
        return int(self._waited * 1000)

    @staticmethod
    def _decision(table: Table) -> tuple[int, int] | None:
        seat = table.turn
        if seat is None or table.status != "playing" or not table.places[seat].human:
            return None
        return table.at, seat
