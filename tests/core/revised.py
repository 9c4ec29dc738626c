"""A game as it would be after its rules were changed: another number, other options, over the same compiled rules."""

from __future__ import annotations

import copy
from typing import Any

from ghostlight.core.game import Game


def revised(game: Game, **changes: Any) -> Game:
    """The game with these parts otherwise. A second Game over the same records would be refused, as it should be."""
    twin = copy.copy(game)
    for name, value in changes.items():
        object.__setattr__(twin, name, value)
    return twin
