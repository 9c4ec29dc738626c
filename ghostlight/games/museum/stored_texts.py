"""Texts of a mission inside a World: its ids, titles and messages, kept as UTF-8 in a row of numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

_SHIFT = 65_536


class Pages:
    """Where a World's texts are written, one after the other, each once.

    They fit: a mission file is no larger than the room for them, and spends more of it on its keys than the general events
    take for their titles.
    """

    def __init__(self, world: Any) -> None:
        self._bytes = _bytes_of(world)
        self._bytes[:] = 0
        self._end = 0
        self._known: dict[str, int] = {"": 0}

    def write(self, text: str) -> int:
        """The reference of this text."""
        if text not in self._known:
            signs = text.encode()
            self._bytes[self._end : self._end + len(signs)] = np.frombuffer(signs, np.uint8)
            self._known[text] = _SHIFT * self._end + len(signs)
            self._end += len(signs)
        return self._known[text]


def text_of(world: Any, reference: int) -> str:
    """The text behind a reference."""
    first, length = divmod(int(reference), _SHIFT)
    return bytes(_bytes_of(world)[first : first + length]).decode()


def _bytes_of(world: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return np.asarray(world.texts).view(np.uint8)
