"""The boards by the name of their game: what the terminal must know of each game to put it on the screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.text import Text

from ghostlight.core.errors import Refusal
from ghostlight.core.game import Game
from ghostlight.words import Words

from . import graveyard, keyhole, museum, town

Paint = Callable[[Any, Words, Sequence[str], Collection[str], int], Text]
"""(view, words, names of the seats, choices in notation, columns) -> the picture."""

BELOW = 12
"""Lines that the question, its choices and the story want below the board."""


@dataclass(frozen=True)
class Board:
    """How one game is drawn and told."""

    paint: Paint
    paint_briefly: Paint | None = None
    """The same in fewer lines, for a low screen."""
    label: Callable[[Any, Words, str], tuple[str, str]] | None = None
    """(view, words, a choice in notation) -> the heading that it is listed under, and its own words; without it the
    heading of its verb and the rest of its notation."""
    explain: Callable[[Any, Words, Sequence[str], str], list[Text]] | None = None
    """(view, words, names of the seats, what is asked for) -> what the things of that number or name are; nothing asked:
    all that lie on the table."""
    tell_trial: Callable[[Any, Words, Any], Text] | None = None
    """(view, words, a trial) -> what would come of the action that was tried; only where a game has trials."""

    def show(self, console: Console, view: Any, words: Words, names: Sequence[str], choices: Collection[str] = ()) -> None:
        """The board on this console; briefly, where that makes the difference between seeing all of it and not."""
        picture = self.paint(view, words, names, choices, console.width)
        low = console.is_terminal and picture.plain.count("\n") + 1 + BELOW > console.height
        if low and self.paint_briefly is not None:
            picture = self.paint_briefly(view, words, names, choices, console.width)
        console.print(picture)


BOARDS = {
    "graveyard": Board(paint=graveyard.paint),
    "keyhole": Board(
        paint=keyhole.paint,
        paint_briefly=keyhole.paint_briefly,
        label=keyhole.label,
        explain=keyhole.explain,
        tell_trial=keyhole.tell_trial,
    ),
    "museum": Board(paint=museum.paint, paint_briefly=museum.paint_briefly, label=museum.label, explain=museum.explain),
    "town": Board(paint=town.paint, paint_briefly=town.paint_briefly, label=town.label, explain=town.explain),
}


def board_of(game: Game) -> Board:
    if game.name not in BOARDS:
        raise Refusal(f"game {game.name!r} has no board for the terminal; {', '.join(BOARDS)} have")
    return BOARDS[game.name]
