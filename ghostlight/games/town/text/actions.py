"""Town's actions as text, both ways: a verb, then fields (`use S1 scare`, `ghost PO B`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostlight.core.agenda import packed, unpacked
from ghostlight.core.errors import BadNotation, no_such_word

from ..state import (
    ACTIONS,
    BLUE,
    BONUS_TYPES,
    CARDS,
    COLOURS,
    RED,
    Do,
)
from .names import ACTION_NAMES, building_names, read_colour, read_field, write_number

VERBS: dict[str, tuple[str, ...]] = {
    "use": ("section", "action"),
    "repeat": ("section", "action"),
    "bonus": ("bonus",),
    "occupy": ("card",),
    "card": ("card",),
    "end": (),
    "summon": ("building", "colour"),
    "couple": ("building", "colour", "hue"),
    "scare": ("colour",),
    "scare-at": ("building", "colour"),
    "upgrade": ("building", "colour"),
    "raise": ("section",),
    "lesson": ("section",),
    "ghost": ("building", "colour"),
    "to": ("building",),
    "discard": ("bonus",),
    "wager": ("number",),
    "reunion": (),
    "attack": ("building", "colour"),
    "against": ("colour",),
    "against-at": ("building", "colour"),
    "next": ("colour",),
    "bigger-die": (),
    "reroll": ("die",),
    "rethrow": ("die",),
    "steady": ("die",),
    "accept": (),
    "scuffle": (),
    "lap": ("building",),
    "run": ("building",),
    "haunt": ("building", "colour"),
    "shadow": ("building", "colour"),
    "unhaunt": ("building", "colour"),
    "free": ("building", "colour"),
    "echo": (),
    "nap": ("section",),
    "blue": ("building",),
    "pay": ("tokens",),
    "disc-supply": (),
    "disc": ("section", "action"),
    "points": (),
    "clear": ("section",),
    "clear-two": ("section", "other_section"),
    "gift": ("colour",),
    "tithe": ("building", "colour"),
    "wind": ("section",),
    "take": ("section", "action"),
    "fall": ("section",),
    "hire": ("colour",),
    "trade-down": ("colour",),
    "trade-up": ("colour",),
    "swap": ("building", "colour", "other", "hue"),
    "tuition": ("section",),
    "apparition": ("building", "colour"),
    "roller": ("seat",),
    "defend-again": (),
    "waste": ("bonus",),
    "waste-card": ("card",),
    "no": (),
}
"""What players can choose, and the fields of each, in the order in which choices are listed."""


def _kind(verb: str) -> Do:
    return Do[verb.upper().replace("-", "_")]


_VERB_OF = {int(_kind(verb)): verb for verb in VERBS}


def write_action(world: Any, action: int) -> str:
    kind, numbers = unpacked(action)
    verb = _VERB_OF.get(kind, "")
    if not 0 <= action < 1 << 40 or not verb or not _fits(world, VERBS[verb], numbers):
        raise BadNotation("town-no-action", action=action)
    if verb == "pay":
        return "pay " + "".join(COLOURS[level] for level in numbers[:3] if level)
    words = [
        str(number) if field == "card" else write_number(world, field, number)
        for field, number in zip(VERBS[verb], numbers, strict=False)
    ]
    return " ".join([verb, *words])


def _fits(world: Any, fields: tuple[str, ...], numbers: list[int]) -> bool:
    """Whether these can be the numbers of an action with these fields."""
    if fields == ("tokens",):
        x, y, z, none = numbers
        return BLUE <= x <= y <= RED and (z == 0 or y <= z <= RED) and none == 0
    return not any(numbers[len(fields) :]) and all(
        _LEAST.get(field, 0) <= number <= _largest(world, field) for field, number in zip(fields, numbers, strict=False)
    )


_LEAST = {"colour": BLUE, "hue": BLUE, "card": 1, "bonus": 1, "number": 1}


def _largest(world: Any, field: str) -> int:
    match field:
        case "building" | "other":
            return int(world.buildings) - 1
        case "section" | "other_section":
            return int(world.sections) - 1
        case "seat":
            return int(world.players) - 1
        case "colour" | "hue":
            return RED
        case "action":
            return ACTIONS
        case "card":
            return CARDS
        case "bonus":
            return BONUS_TYPES
        case "die":
            return 1
    return 255


def read_action(world: Any, text: str) -> int:
    verb, *words = text.split() or [""]
    verb = verb.lower()
    if verb not in VERBS:
        raise BadNotation("town-verb", text=repr(text))
    fields = VERBS[verb]
    if len(words) != len(fields):
        raise BadNotation("write-so", text=repr(text), form=" ".join([verb, *(field.upper() for field in fields)]))
    if verb == "pay":
        return packed(Do.PAY, _read_payment(text, words[0]))
    numbers = []
    for field, word in zip(fields, words, strict=True):
        try:
            numbers.append(read_field(world, field, _cased(world, field, word)))
        except ValueError:
            raise no_such_word(text, field, word, _known(world, field), 100) from None
    return packed(_kind(verb), numbers)


def _cased(world: Any, field: str, word: str) -> str:
    """People write `ghost po b`. Names of a map of one's own may differ in their case alone; then it counts."""
    if field in ("colour", "hue", "section", "other_section"):
        return word.upper()
    if field in ("building", "other") and word not in building_names(world):
        alike = [name for name in building_names(world) if name.casefold() == word.casefold()]
        return alike[0] if len(alike) == 1 else word
    return word.lower() if field == "action" else word


def _known(world: Any, field: str) -> Sequence[str] | None:
    """What can stand there, where these are a few words."""
    known: dict[str, Sequence[str]] = {
        "building": building_names(world),
        "other": building_names(world),
        "colour": list(COLOURS[BLUE:]),
        "hue": list(COLOURS[BLUE:]),
        "section": [f"S{section + 1}" for section in range(int(world.sections))],
        "action": ACTION_NAMES,
        "seat": [str(seat + 1) for seat in range(int(world.players))],
    }
    return known.get(field)


def _read_payment(text: str, word: str) -> list[int]:
    try:
        levels = sorted(read_colour(letter) for letter in word.upper())
    except ValueError:
        levels = []
    if len(levels) not in (2, 3):
        raise BadNotation("town-pay", text=repr(text))
    return [*levels, 0][:3]
