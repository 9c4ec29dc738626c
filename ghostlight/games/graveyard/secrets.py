"""What is hidden from whom in Graveyard: the fronts of closed graves, but for what a player has looked into."""

from __future__ import annotations

from ghostlight.core.bits import nth, only, size
from ghostlight.core.chance import Chance, uniform
from ghostlight.core.compile import rule
from ghostlight.core.events import SPECTATOR

from .state import ALL_GRAVES, BACKS, COPIES, FRONTS, State, World


@rule
def redact(world: World, state: State, seat: int) -> None:
    """G-15: a closed grave shows its back; its front only to those who inspected it."""
    known = ALL_GRAVES & ~state.closed
    if seat != SPECTATOR:
        known |= state.inspected[seat]
    for front in range(FRONTS):
        state.front[front] &= known


@rule
def imagine(world: World, state: State, seat: int, chance: Chance) -> None:
    """G-04: the fronts of each back that are nowhere to be seen lie, in some order, under the unknown graves of that back."""
    known = 0
    for front in range(FRONTS):
        known |= state.front[front]
    for back in range(BACKS):
        unknown = state.back[back] & ~known
        for front in range(FRONTS):
            for _ in range(COPIES[front] - size(state.back[back] & state.front[front])):
                grave = only(nth(unknown, uniform(chance, size(unknown))))
                unknown ^= grave
                state.front[front] |= grave
