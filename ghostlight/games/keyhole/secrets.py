"""What is hidden from whom in Keyhole: nothing that has come to pass; which cards come is drawn when they come (section 7)."""

from __future__ import annotations

from ghostlight.core.chance import Chance
from ghostlight.core.compile import rule

from .state import State, World


@rule
def redact(world: World, state: State, seat: int) -> None:
    """All positions are open, and the decks are kept as sets of what nobody has seen yet, which everybody knows."""


@rule
def imagine(world: World, state: State, seat: int, chance: Chance) -> None:
    """There are no blanks to fill."""
