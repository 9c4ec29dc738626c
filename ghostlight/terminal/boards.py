"""What the terminal must know of a game to put it on the screen, and where to find that of each game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.text import Text

from ghostlight import GAMES, Game, Refusal, Words

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


def board_of(game: Game) -> Board:
    """From the file of that name: those of other games would bring their rules with them, to be compiled for nothing."""
    if game.name not in GAMES:
        raise Refusal("no-board", name=repr(game.name), games=GAMES)
    name = f"{__package__}.{game.name}"
    try:
        board: Board = import_module(name).BOARD
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise Refusal("no-board-yet", name=repr(game.name), file=f"ghostlight/terminal/{game.name}.py") from None
    return board
