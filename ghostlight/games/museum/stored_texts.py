"""Texts of a mission inside a World: its ids, titles and messages, kept as UTF-8 in a row of numbers.

A text by language stands there as in a dictionary: the text itself, then what it is in each other language. Whatever has to be
shown to somebody is looked up by the text itself, so events, views and logs carry one text and every reader gets their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

_SHIFT = 65_536
_ENTRY, _OTHER = "\x1e", "\x1f"  # around an entry, and before each of its other languages: no text has such signs
_CODE = 2  # letters of a language


class Text(str):
    """Words for people, with what they are in other languages; a plain text has none."""

    others: Mapping[str, str]  # by language

    def __new__(cls, plain: str, others: Mapping[str, str] | None = None) -> Text:
        made = super().__new__(cls, plain)
        made.others = others or {}
        return made


def spoken(text: str, language: str) -> str:
    """A text of a mission for a reader of this language, as far as it has it."""
    return text.others.get(language, str(text)) if isinstance(text, Text) else text


class Pages:
    """Where a World's texts are written, one after the other, each once.

    They fit: a mission file is no larger than the room for them, and spends more of it on its keys than the general events
    take for their titles, and more on the quotes and names of languages than an entry does on its signs.
    """

    def __init__(self, world: Any) -> None:
        self._bytes = _bytes_of(world)
        self._bytes[:] = 0
        self._end = 0
        self._known: dict[str, int] = {"": 0}
        self._entered: set[str] = set()

    def write(self, text: str) -> int:
        """The reference of this text."""
        others = text.others if isinstance(text, Text) else {}
        if others and text not in self._entered:
            self._entered.add(str(text))
            self._put(_ENTRY)
            self._known[str(text)] = self._put(text)
            self._put("".join(f"{_OTHER}{language}{each}" for language, each in others.items()) + _ENTRY)
        elif text not in self._known:
            self._known[str(text)] = self._put(text)
        return self._known[text]

    def _put(self, text: str) -> int:
        signs, first = text.encode(), self._end
        self._end += len(signs)
        self._bytes[first : self._end] = np.frombuffer(signs, np.uint8)
        return _SHIFT * first + len(signs)


def text_of(world: Any, reference: int) -> str:
    """The text behind a reference."""
    first, length = divmod(int(reference), _SHIFT)
    return bytes(_bytes_of(world)[first : first + length]).decode()


def told_in(world: Any, text: str, language: str) -> str:
    """The same text for a reader of this language, as far as the mission has it."""
    _, found, rest = _bytes_of(world).tobytes().partition(f"{_ENTRY}{text}{_OTHER}".encode())
    return _others(rest.partition(_ENTRY.encode())[0].decode()).get(language, text) if found else text


def translations(world: Any) -> dict[str, dict[str, str]]:
    """Every text by language: what it is in the other ones."""
    entries = _bytes_of(world).tobytes().decode().split(_ENTRY)[1::2]
    parted = (entry.partition(_OTHER) for entry in entries)
    return {text: _others(rest) for text, _, rest in parted}


def _others(written: str) -> dict[str, str]:
    return {each[:_CODE]: each[_CODE:] for each in written.split(_OTHER)}


def _bytes_of(world: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return np.asarray(world.texts).view(np.uint8)
