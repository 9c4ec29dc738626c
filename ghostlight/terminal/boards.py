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
    """How one game is drawn and asked about."""

    paint: Callable[[Any, Words, Sequence[str], Collection[str], int], Text]
    """(view, words, names of the seats, choices in notation, columns) -> the picture."""

    ask: Callable[[Any], str]  # which of `asks` is put to the player, from a view
    asks: tuple[str, ...]
    verbs: tuple[str, ...]  # the first words of the notation, in the order in which choices are listed
    open_events: frozenset[str]
    """Events that show nothing that was hidden: a decision with only these can be taken back."""


BOARDS = {
    "graveyard": Board(
        paint=graveyard.paint,
        ask=graveyard.ask,
        asks=graveyard.ASKS,
        verbs=("place", "move", "inspect"),
        open_events=frozenset({"placed", "moved"}),
    )
}


def board_of(game: Game) -> Board:
    if game.name not in BOARDS:
        raise Refusal(f"game {game.name!r} has no board for the terminal; {', '.join(BOARDS)} have")
    return BOARDS[game.name]
