"""Commands that a game brings: a file here with the game's name, found by being there.

It has COMMANDS, a tuple of click commands, and FILES: options of the game that are the text of a file, with what to say of
each; `play` and `simulate` then take `--KEY FILE`. It is read whenever somebody asks for help, so it fetches rules only in the
commands themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import click


def _pages() -> Iterator[Any]:
    for found in iter_modules(__path__):
        yield import_module(f"{__name__}.{found.name}")


def commands() -> list[click.Command]:
    return [command for page in _pages() for command in page.COMMANDS]


def files() -> dict[str, str]:
    """By key of the option: what the command line says of it."""
    return {key: told for page in _pages() for key, told in page.FILES.items()}
