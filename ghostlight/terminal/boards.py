"""The boards by the name of their game: what the terminal must know of each game to put it on the screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ghostlight.core.errors import Refusal
from ghostlight.core.game import Game
from ghostlight.words import Words

from . import graveyard


@dataclass(frozen=True)
class Board:
    """How one game is drawn."""

    paint: Callable[[Any, Words, Sequence[str], Collection[str], int], Text]
    """(view, words, names of the seats, choices in notation, columns) -> the picture."""


BOARDS = {"graveyard": Board(paint=graveyard.paint)}


def board_of(game: Game) -> Board:
    if game.name not in BOARDS:
        raise Refusal(f"game {game.name!r} has no board for the terminal; {', '.join(BOARDS)} have")
    return BOARDS[game.name]
