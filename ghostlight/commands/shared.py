"""What the commands share: files that are read, options of games, JSON and progress that are printed."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import ghostlight
from ghostlight import Refusal

from . import brought
from .options import read_pairs, read_toml

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rich.console import Console
    from rich.progress import Progress

    from ghostlight import Game

LARGEST_FILE = 64 * 1024 * 1024

_asked: list[str] = []
"""The languages that the command line asks for, if it does; the last counts."""


def listen(words: list[str]) -> None:
    """Hear which language a command line asks for, before anything in it is refused: that shall be told in it."""
    _asked.clear()
    for word, after in pairwise([*words, ""]):
        if word == "--lang" or word.startswith("--lang="):
            _asked.append(after if word == "--lang" else word.removeprefix("--lang="))


lang = click.option(
    "--lang",
    metavar="en|es|ja",
    help="Language of what is told (default: from the locale); help is in English.",
)
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
_file = click.option(
    "--options", "file", type=click.Path(path_type=Path), metavar="FILE.toml", help="Options of the game, from a TOML file."
)
_pairs = click.option(
    "--option",
    "pairs",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the game; counts more than the file. May be repeated.",
)


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The ways to give options of a game: a file of them, single ones, and each that is the text of a file of its own."""
    for key, told in reversed(brought.files().items()):
        command = click.option(f"--{key}", type=click.Path(path_type=Path), metavar="FILE", help=told)(command)
    return _file(_pairs(command))


def read_options(game: Game, file: Path | None, pairs: tuple[str, ...], texts: Mapping[str, Path | None]) -> dict[str, Any]:
    """What the file gives, then what the command line gives, which counts more. Faults of a file are told with its name."""
    options: dict[str, Any] = {}
    if file is not None:
        options = read_toml(read_file(file), str(file))
        try:
            game.read_options(options)
        except Refusal as refusal:
            raise Refusal("in-file", file=str(file), what=refusal) from None
    options |= read_pairs(pairs)
    for key, path in texts.items():
        if path is not None:
            options[key] = _read_text(game, key, path)
    return options


def _read_text(game: Game, key: str, path: Path) -> str:
    """The text of a file that an option is."""
    data = read_file(path)
    try:
        text = data.decode()
        game.read_options({key: text})
    except UnicodeDecodeError:
        raise Refusal("not-utf8", file=str(path)) from None
    except Refusal as refusal:
        raise Refusal("in-file", file=str(path), what=refusal) from None
    return text


def read_file(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise Refusal("too-large-file", file=str(path), most=LARGEST_FILE // 2**20)
        return path.read_bytes()
    except OSError as error:
        raise Refusal.by_system("cannot-read", error, file=str(path)) from None


def words(room: str = "cli") -> ghostlight.Words:
    """What this run says, in the language that was asked for or that of the locale."""
    return ghostlight.Words(ghostlight.pick_language(_asked[-1] if _asked else None, os.environ), room)


def complaint(refusal: Refusal) -> str:
    """A refusal in the language of this run, if there is one of that name."""
    asked = _asked[-1] if _asked and _asked[-1] in ghostlight.LANGUAGES else None
    return one_line(refusal.tell(ghostlight.pick_language(asked, os.environ)))


def one_line(text: str) -> str:
    """Without what would move the cursor or begin a new line: names of files and fields are not ours."""
    return "".join(letter if letter.isprintable() else " " for letter in " ".join(text.split()))


def print_json(value: Any) -> None:
    import msgspec  # noqa: PLC0415

    click.echo(msgspec.json.encode(value))


def out() -> Console:
    from rich.console import Console  # noqa: PLC0415

    return Console(highlight=False)


def progress_bar() -> Progress:
    """A bar on the error stream, so that results can be piped."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
