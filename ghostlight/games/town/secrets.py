"""What is hidden from whom in Town: nothing that has come to pass (T-015); what chance will bring is drawn when it happens."""

from __future__ import annotations

from ghostlight.core.chance import Chance
from ghostlight.core.compile import rule

from .state import State, World


@rule
def redact(world: World, state: State, seat: int) -> None:
    """All holdings are open, and the bonus supply is kept as a multiset, which everybody knows."""


@rule
def imagine(world: World, state: State, seat: int, chance: Chance) -> None:
    """There are no blanks to fill."""
