"""Museum as text, both ways: actions (`step N`, `give #1+#3*2`), positions (positions.py), and the numbers in events.

Squares are `H-8`, doors `d20`, slots of an inventory `#1`, items on one's square `@1` (oldest first), humans and events their
ids, subordinates `s1` (oldest first). A set of items is `#1+#3`; `*2` after it says how many tokens of ammunition are among it,
and `-` is no item at all.
"""

from __future__ import annotations

import re
from typing import Any

from ghostlight.core.agenda import packed, unpacked
from ghostlight.core.errors import BadNotation, no_such_word

from ..map import AREA_IDS, DIRECTION_NAMES, DOOR_IDS, SQUARE_NAMES
from ..names import (
    CHARACTER_IDS,
    CHESS_IDS,
    ENTITY_IDS,
    MODIFIER_IDS,
    SIDE_IDS,
    clock_text,
    item_id,
    labels,
)
from ..plain import DOOR_SIDES
from ..state import FIRST_SUBORDINATE, FLOOR, GENERAL, OUTSIDE, SLOTS, SUBORDINATES, Character, Do
from ..stored_texts import text_of
from .positions import read_position, write_position

__all__ = ["VERBS", "read_action", "read_position", "write_action", "write_number", "write_position"]

VERBS: dict[str, tuple[str, ...]] = {
    "char": ("human",),
    "step": ("direction",),
    "douse": ("direction", "slot"),
    "ride": ("square",),
    "heal": ("slot", "human"),
    "shelter": ("slot",),
    "shield": ("slot", "human"),
    "hand": ("human",),
    "shoot": ("target",),
    "attack": ("human", "slot"),
    "task": ("objective",),
    "leave": (),
    "take": ("place",),
    "drop": ("slot",),
    "end": (),
    "stop": (),
    "drink": (),
    "decline": (),
    "give": ("items",),
    "cancel": (),
    "swap": ("items",),
    "accept": (),
    "refuse": (),
    "defend": ("slot",),
    "pass": (),
    "done": (),
    "card": ("chess",),
    "to": ("square",),
    "event": ("event",),
    "bolt": ("door", "square"),
}
"""What players can choose, and the fields of each, in the order in which choices are listed."""

HUMAN_IDS = CHARACTER_IDS[: Character.PRIEST]
_SLOTS = tuple(f"#{slot + 1}" for slot in range(SLOTS))
_PLACES = tuple(f"@{place + 1}" for place in range(FLOOR))
_TARGETS = {**dict(zip(HUMAN_IDS, range(len(HUMAN_IDS)), strict=True))} | {
    f"s{k + 1}": FIRST_SUBORDINATE + k for k in range(SUBORDINATES)
}
_SET = re.compile(r"#[1-8](?:\+#[1-8]){0,7}")
MOST_TOKENS = 255


def _kind(verb: str) -> Do:
    return Do.CHARACTER if verb == "char" else Do[verb.upper()]


_VERB_OF = {int(_kind(verb)): verb for verb in VERBS}


# --- names -------------------------------------------------------------------------------------------------------------


def write_number(world: Any, field: str, number: int) -> str:
    match field:
        case "seat" | "number":
            return str(number + 1)
        case "human" | "patient" | "partner" | "ghost":
            return CHARACTER_IDS[number]
        case "target":
            return f"s{number - FIRST_SUBORDINATE + 1}" if number >= FIRST_SUBORDINATE else CHARACTER_IDS[number]
        case "square" | "start" | "goal":
            return SQUARE_NAMES[number]
        case "area":
            return "OUT" if number == OUTSIDE else AREA_IDS[number]
        case "item":
            return item_id(world, number)
        case "text" | "mission":
            return text_of(world, number)
        case "time":
            return clock_text(number)
        case "objective":
            return text_of(world, int(world.objectives[number].label))
        case "secret":
            return text_of(world, int(world.secrets[number].label))
        case "event":
            return text_of(world, int(world.cards[number].label))
    return _WORDS[field][number] if field in _WORDS else str(number)


_WORDS: dict[str, list[str] | tuple[str, ...]] = {
    "direction": DIRECTION_NAMES,
    "slot": _SLOTS,
    "place": _PLACES,
    "chess": CHESS_IDS,
    "entity": ENTITY_IDS,
    "modifier": MODIFIER_IDS,
    "side": SIDE_IDS,
    "door": DOOR_IDS,
}


def _known(world: Any, field: str) -> dict[str, int]:
    """The words of a field in actions, and what they stand for."""
    match field:
        case "human":
            return {name: k for k, name in enumerate(HUMAN_IDS)}
        case "target":
            return _TARGETS
        case "square":
            return {name: k for k, name in enumerate(SQUARE_NAMES)}
        case "door":
            return {name: k for k, name in enumerate(DOOR_IDS) if k}
        case "objective":
            return {name: k for k, name in enumerate(labels(world, world.objectives, int(world.objective_count)))}
        case "event":
            return {name: k for k, name in enumerate(labels(world, world.cards, GENERAL + int(world.dated)))}
    return {name: k for k, name in enumerate(_WORDS[field])}


# --- actions -----------------------------------------------------------------------------------------------------------


def write_action(world: Any, action: int) -> str:
    text = _action(world, action) if 0 <= action < 1 << 40 else None
    if text is None or read_action(world, text) != action:
        raise BadNotation("museum-no-action", action=action)
    return text


def _action(world: Any, action: int) -> str | None:
    kind, numbers = unpacked(action)
    verb = _VERB_OF.get(kind)
    if verb is None:
        return None
    if VERBS[verb] == ("items",):
        return f"{verb} {_write_set(numbers[0], numbers[1])}"
    words = [verb]
    for field, number in zip(VERBS[verb], numbers, strict=False):
        word = next((each for each, k in _known(world, field).items() if k == number), None)
        if word is None:
            return None
        words.append(word)
    return " ".join(words)


def _write_set(slots: int, tokens: int) -> str:
    if slots == 0:
        return "-"
    return "+".join(_SLOTS[slot] for slot in range(SLOTS) if slots >> slot & 1) + (f"*{tokens}" if tokens else "")


def read_action(world: Any, text: str) -> int:
    verb, *words = text.split() or [""]
    verb = verb.lower()
    if verb not in VERBS:
        raise BadNotation("museum-verb", text=repr(text))
    fields = VERBS[verb]
    if len(words) != len(fields):
        raise BadNotation("write-so", text=repr(text), form=" ".join([verb, *(field.upper() for field in fields)]))
    if fields == ("items",):
        return packed(_kind(verb), _read_set(text, words[0], empty=verb == "swap"))
    numbers = [read_field(world, text, field, word) for field, word in zip(fields, words, strict=True)]
    if verb == "bolt" and numbers[1] not in DOOR_SIDES[numbers[0]]:
        one, other = (SQUARE_NAMES[square] for square in DOOR_SIDES[numbers[0]])
        raise BadNotation("museum-door-side", text=repr(text), square=words[1], door=words[0], one=one, other=other)
    return packed(_kind(verb), numbers)


def read_field(world: Any, text: str, field: str, word: str) -> int:
    """The number that stands for this word. People write `h8` and `s`, but ids of a mission may have their own case."""
    known = _known(world, field)
    number = next((known[each] for each in (word, *_cased(field, word)) if each in known), None)
    if number is None:
        raise no_such_word(text, field, word, list(known), 14)
    return number


def _cased(field: str, word: str) -> list[str]:
    if field == "square":
        found = re.fullmatch(r"([A-P])-?([0-9]{1,2})", word.upper())
        return [f"{found[1]}-{found[2]}"] if found else []
    return [word.upper(), word.lower()]


def _read_set(text: str, word: str, empty: bool) -> list[int]:
    """The slots as a set, and the tokens of ammunition among them."""
    if word == "-" and empty:
        return [0, 0]
    items, times, count = word.partition("*")
    tokens = int(count) if count.isascii() and count.isdecimal() and len(count) < 4 and str(int(count)) == count else 0
    slots = [int(each[1:]) - 1 for each in items.split("+")] if _SET.fullmatch(items) else []
    if not slots or len(set(slots)) < len(slots) or (times and not 1 <= tokens <= MOST_TOKENS):
        raise BadNotation("museum-slots", text=repr(text), empty="yes" if empty else "no")
    return [sum(1 << slot for slot in slots), tokens]
