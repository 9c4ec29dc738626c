"""What the long runs do compiled: random games, with everything accounted for after every step."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostlight.core.chance import seed_stream
from ghostlight.core.compile import entry
from ghostlight.core.contract import OVER, accounted, actor, setup, step, wander


@entry
def play_accounted(desks: Any, seed: int, games: int, most: int, found: Any) -> None:
    """Games at random: counts decisions, games that did not end in time, and steps after which something was missing."""
    desk = desks[0]
    for game in range(games):
        seed_stream(desk.chance, np.uint64(seed), 2 * game)
        seed_stream(desk.thought, np.uint64(seed), 2 * game + 1)
        setup(desk.world, desk.state, desk.chance, desk.events)
        decisions = 0
        while actor(desk.world, desk.state) != OVER and decisions < most:
            action = wander(desk.world, desk.state, desk.menu, desk.thought)
            step(desk.world, desk.state, action, desk.chance, desk.events)
            decisions += 1
            found[2] += not accounted(desk.world, desk.state)
        found[0] += decisions
        found[1] += decisions == most
