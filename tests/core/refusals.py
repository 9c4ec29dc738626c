"""How tests try what may be refused: a refusal is one line, and nothing else may go wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ghostlight.core.errors import Refusal

T = TypeVar("T")


def unless_refused(attempt: Callable[[], T], kind: type[Refusal] = Refusal) -> T | None:
    """What the attempt gives, or None when it is refused."""
    try:
        return attempt()
    except kind as error:
        words = str(error)
    assert words
    assert "\n" not in words
    return None
