"""The names of Town's things in actions, positions and events, both ways: buildings, colours, sections, actions, cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ..options import read_text
from ..state import (
    BLUE,
    BONUS_TYPES,
    CARDS,
    COLOURS,
    NAME_BYTES,
    Action,
)

ACTION_NAMES = [action.name.lower() for action in Action]


def building_names(world: Any) -> list[str]:
    return _names(np.asarray(world.name[: int(world.buildings)]).tobytes())


@lru_cache(maxsize=64)
def _names(packed: bytes) -> list[str]:
    return [read_text(row) for row in np.frombuffer(packed, np.int64).reshape(-1, NAME_BYTES // 8)]


def card_name(world: Any, number: int) -> str | None:
    """The name that a table has given to a card; None when it has our name."""
    return read_text(world.card_name[number]) or None


def write_number(world: Any, field: str, number: int) -> str:
    match field:
        case "seat":
            return str(number + 1)
        case "building" | "start" | "other":
            return building_names(world)[number]
        case "colour" | "hue" | "attacker" | "defender":
            return COLOURS[number]
        case "section" | "other_section":
            return f"S{number + 1}"
        case "action":
            return ACTION_NAMES[number]
        case "die":
            return str(number + 1)
        case "card":
            return (card_name(world, number) if number else None) or str(number)
    return str(number)


def read_field(world: Any, field: str, text: str) -> int:
    """The number that stands for this word; ValueError when there is none."""
    match field:
        case "building" | "other":
            return building_names(world).index(text)
        case "colour" | "hue":
            return read_colour(text)
        case "section" | "other_section":
            return [f"S{section + 1}" for section in range(int(world.sections))].index(text)
        case "action":
            return ACTION_NAMES.index(text)
        case "die":
            return ["1", "2"].index(text)
        case "card":
            return read_count(text, 1, CARDS)
        case "seat":
            return read_count(text, 1, int(world.players)) - 1
        case "bonus":
            return read_count(text, 1, BONUS_TYPES)
        case "number":
            return read_count(text, 1, 255)
    raise ValueError(field)


def read_colour(letter: str) -> int:
    if len(letter) != 1:
        raise ValueError(letter)
    return COLOURS.index(letter, BLUE)


def read_count(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and str(int(text)) == text):
        raise ValueError(text)
    number = int(text)
    if not least <= number <= most:
        raise ValueError(text)
    return number
