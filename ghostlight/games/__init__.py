"""The games, one folder each, all with the same rooms (docs/architecture.md); `load` finds one, and only then comes Numba."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ghostlight.core.errors import Refusal

if TYPE_CHECKING:
    from ghostlight.core.game import Game

NAMES = ("graveyard", "town", "keyhole", "museum")


def load(name: str) -> Game:
    """The game of that name. Nothing is compiled before its first desk is made."""
    if name not in NAMES:
        raise Refusal("no-game", name=repr(name), games=NAMES)
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game
