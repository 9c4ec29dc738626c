"""A game's options: each with a key, a default and a range, read from text or from a file, refused with one clear line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import BadOption


@dataclass(frozen=True)
class Whole:
    """An option that is a whole number."""

    key: str
    default: int
    least: int
    most: int
    help: str

    @property
    def range(self) -> str:
        return f"{self.least} to {self.most}"

    def read(self, value: Any) -> int:
        try:
            if isinstance(value, bool | float):
                raise ValueError
            number = int(value)
        except (TypeError, ValueError):
            raise BadOption(f"option {self.key}: {value!r} is not a whole number from {self.range}") from None
        if not self.least <= number <= self.most:
            raise BadOption(f"option {self.key}: {number} is outside {self.range}")
        return number


@dataclass(frozen=True)
class Choice:
    """An option that is one of some words."""

    key: str
    default: str
    words: tuple[str, ...]
    help: str

    @property
    def range(self) -> str:
        return " | ".join(self.words)

    def read(self, value: Any) -> str:
        if value not in self.words:
            raise BadOption(f"option {self.key}: {value!r} is none of {', '.join(self.words)}")
        return str(value)


Option = Whole | Choice


def read_options(game: str, known: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game, the given ones checked and the others at their defaults."""
    keys = {option.key for option in known}
    for key in given:
        if key not in keys:
            raise BadOption(f"option {key!r}: {game} has none of that name; it has {', '.join(sorted(keys)) or 'none at all'}")
    return {option.key: option.read(given.get(option.key, option.default)) for option in known}


def read_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """`key=value` texts, as the command line gives them."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise BadOption(f"option {pair!r}: write key=value")
        options[key] = value
    return options
