"""Mission files for tests: the shipped ones, and small changes to them."""

from __future__ import annotations

from ghostlight.games.museum.faults import BadMission, Fault
from ghostlight.games.museum.reading import SHIPPED, read_mission, shipped

FIRST, THIEVES, HEART = (shipped(name).decode() for name in SHIPPED)


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with each of these replaced, once."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def faults_of(text: str | bytes) -> list[Fault]:
    """What is wrong with it."""
    try:
        read_mission(text if isinstance(text, bytes) else text.encode())
    except BadMission as bad:
        return bad.faults
    return []


def told(text: str | bytes) -> list[tuple[str, str]]:
    """The same, as codes and paths."""
    return [(fault.code, fault.path) for fault in faults_of(text)]


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1
