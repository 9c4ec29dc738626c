"""Where a bot thinks: a desk of its own that holds what its seat sees, and nothing else of the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostlight.core.chance import seed_stream
from ghostlight.core.compile import entry
from ghostlight.core.game import Game


def sit_down(game: Game, world: Any, seen: Any, seed: int) -> Any:
    """A desk whose `seen` is the redacted state; its `state` stays blank, so that there is nothing to peek at."""
    desks = game.desks_in(world)
    desks["seen"] = seen
    _wake(desks, np.uint64(int(seed) & 0xFFFFFFFFFFFFFFFF))
    return desks


@entry
def _wake(desks: Any, seed: Any) -> None:
    seed_stream(desks[0].thought, seed, 0)
