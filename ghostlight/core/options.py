"""A game's options: each with a key, a default and a range, read from text or from a file, refused with one clear line.

A default belongs to a rules number: what a game was begun with stays what it was when today's default is another.

What is read is plain JSON (words, whole numbers, lists and tables of them), since tables and logs keep it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .errors import AnyOf, BadOption

_WORD = re.compile(r"[a-z_]{1,40}")
_LARGEST = 2**63 - 1
_DEEPEST = 12  # tables in tables that a file may give
_LONGEST_SHOWN = 100
LATEST = _LARGEST
"""The number of the newest rules, whatever it is."""


@dataclass(frozen=True, kw_only=True)
class _Named:
    """What all kinds of options share."""

    everyday: bool = False  # the form for a new table shows it at once, and the others under a fold
    since: int = 1
    """The number of the rules that brought this option. Before, nobody could choose, and its default means "as it was then"."""
    before: Mapping[int, Any] = field(default_factory=dict, hash=False)
    """What the default was in older rules: `before={2: "house"}`, `house` in those before number 2."""

    def write(self, value: Any) -> str:
        """A value as the command line takes it."""
        return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


@dataclass(frozen=True)
class Whole(_Named):
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
        number = _whole(value)
        if number is None:
            raise BadOption("option-whole", key=self.key, value=_shown(value), least=self.least, most=self.most)
        if not self.least <= number <= self.most:
            raise BadOption("option-outside", key=self.key, value=str(number), least=self.least, most=self.most)
        return number


@dataclass(frozen=True)
class Choice(_Named):
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
            raise BadOption("option-word", key=self.key, value=_shown(value), words=self.words)
        return str(value)


@dataclass(frozen=True)
class Either(_Named):
    """An option that is one of some words or a whole number."""

    key: str
    default: str | int
    words: tuple[str, ...]
    least: int
    most: int
    help: str

    @property
    def range(self) -> str:
        return " | ".join([*self.words, f"{self.least} to {self.most}"])

    def read(self, value: Any) -> str | int:
        if value in self.words:
            return str(value)
        number = _whole(value)
        if number is None or not self.least <= number <= self.most:
            facts = {"key": self.key, "value": _shown(value), "words": AnyOf(self.words)}
            raise BadOption("option-either", **facts, least=self.least, most=self.most)
        return number


@dataclass(frozen=True)
class Numbers(_Named):
    """An option that is a row of whole numbers: a list, or text such as `2,4,6`."""

    key: str
    default: tuple[int, ...]
    count: int
    least: int
    most: int
    help: str

    @property
    def range(self) -> str:
        return f"{self.count} numbers, {self.least} to {self.most}"

    def read(self, value: Any) -> list[int]:
        numbers = _row(value)
        if numbers is None or len(numbers) != self.count or not all(self.least <= each <= self.most for each in numbers):
            facts = {"key": self.key, "value": _shown(value), "example": self.write(self.default)}
            raise BadOption("option-numbers", **facts, count=self.count, least=self.least, most=self.most)
        return numbers


@dataclass(frozen=True)
class Picks(_Named):
    """An option that is so many different numbers of a range, or one word for a selection that has a name.

    `words` are the usual ones. A table may have selections of its own, so any word is taken, and the game refuses those that
    it does not know when it configures the world.
    """

    key: str
    default: str | tuple[int, ...]
    words: tuple[str, ...]
    count: int
    least: int
    most: int
    help: str

    @property
    def range(self) -> str:
        return " | ".join([*self.words, f"{self.count} of {self.least} to {self.most}"])

    def read(self, value: Any) -> str | list[int]:
        if isinstance(value, str) and _WORD.fullmatch(value):
            return value
        numbers = _row(value)
        if numbers is None or len(numbers) != self.count or not all(self.least <= each <= self.most for each in numbers):
            facts = {"key": self.key, "value": _shown(value), "words": AnyOf(self.words)}
            raise BadOption("option-picks", **facts, count=self.count, least=self.least, most=self.most)
        if len(set(numbers)) < self.count:
            twice = next(each for each in numbers if numbers.count(each) > 1)
            raise BadOption("option-twice", key=self.key, value=twice, count=self.count)
        return sorted(numbers)


@dataclass(frozen=True)
class Data(_Named):
    """An option that is a whole table or list, which only a file can give. Where none is given, the game has its own."""

    key: str
    check: Callable[[Any], Any]
    """The value in its normal form; BadOption when it cannot be. What it returns it also takes."""
    help: str

    @property
    def default(self) -> None:
        return None

    @property
    def range(self) -> str:
        return "a table or list, in a file"

    def write(self, value: Any) -> str:
        return "the usual" if value is None else "its own"

    def read(self, value: Any) -> Any:
        if value is None:
            return None
        if isinstance(value, str):
            raise BadOption("option-too-much", key=self.key)
        if not isinstance(value, dict | list):
            raise BadOption("option-no-table", key=self.key, value=_shown(value))
        if not _is_plain(value):
            raise BadOption("option-not-plain", key=self.key)
        return self.check(value)


@dataclass(frozen=True)
class Text(_Named):
    """An option that is one of some words, or the whole text of a file of the game's own format.

    It is never the name of a file: whoever has the file (the command line, the browser) reads it. A text has more than one
    line, and a word has not.
    """

    key: str
    default: str
    words: tuple[str, ...]
    check: Callable[[str], str]
    """The text in its normal form; BadOption when it is none. What it returns it also takes."""
    largest: int  # bytes
    help: str

    @property
    def range(self) -> str:
        return " | ".join([*self.words, "the text of a file"])

    def write(self, value: Any) -> str:
        return str(value) if value in self.words else "its own"

    def read(self, value: Any) -> str:
        if value in self.words:
            return str(value)
        if not isinstance(value, str) or "\n" not in value:
            raise BadOption("option-text", key=self.key, value=_shown(value), words=self.words)
        if len(value.encode(errors="replace")) > self.largest:
            raise BadOption("option-text-large", key=self.key, most=self.largest)
        return self.check(value)


Option = Whole | Choice | Either | Numbers | Picks | Text | Data


def _whole(value: Any) -> int | None:
    """A whole number, which may come as text."""
    try:
        number = None if isinstance(value, bool | float) else int(value)
    except (TypeError, ValueError):
        return None
    return number if number is not None and abs(number) <= _LARGEST else None


def _row(value: Any) -> list[int] | None:
    """Whole numbers in a row, which may come as text with commas."""
    each = value.split(",") if isinstance(value, str) else value
    if not isinstance(each, list | tuple):
        return None
    numbers = [number for number in map(_whole, each) if number is not None]
    return numbers if len(numbers) == len(each) else None


def _is_plain(value: Any, depth: int = 0) -> bool:
    """Whether a log can keep this: TOML has dates and times too, and numbers without end."""
    if isinstance(value, dict):
        return depth < _DEEPEST and all(isinstance(key, str) and _is_plain(each, depth + 1) for key, each in value.items())
    if isinstance(value, list | tuple):
        return depth < _DEEPEST and all(_is_plain(each, depth + 1) for each in value)
    return isinstance(value, str | bool) or (isinstance(value, int) and abs(value) <= _LARGEST)


def _shown(value: Any) -> str:
    """What was given, to be repeated in one line; a file may give what is too long or too deep for that."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "what is given"
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."


def default_in(option: Option, rules: int) -> Any:
    """The default of an option in the rules of that number."""
    later = [number for number in option.before if number > rules]
    return option.before[min(later)] if later else option.default


def _read_in(option: Option, given: Mapping[str, Any], rules: int) -> Any:
    """The value of an option in the rules of that number."""
    value = option.read(given[option.key] if option.key in given else default_in(option, rules))
    if rules < option.since and value != (usual := option.read(default_in(option, rules))):
        raise BadOption("option-later", key=option.key, rules=rules, usual=option.write(usual))
    return value


def read_options(game: str, known: tuple[Option, ...], given: Mapping[str, Any], rules: int = LATEST) -> dict[str, Any]:
    """All options of a game, the given ones checked and the others at their defaults in the rules of that number."""
    keys = {option.key for option in known}
    for key in given:
        if key not in keys:
            raise BadOption("option-unknown", key=repr(key), game=game, any="yes" if keys else "no", known=sorted(keys))
    return {option.key: _read_in(option, given, rules) for option in known}
