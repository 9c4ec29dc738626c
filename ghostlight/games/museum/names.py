"""The names of Museum's things in notation, events and views: characters, items, times, and what a mission calls its own."""

from __future__ import annotations

from typing import Any

from . import vocabulary
from .rules.items import WEAR_AT_FIRST
from .state import GENERAL, Kind
from .stored_texts import text_of, told_in

CHARACTER_IDS = vocabulary.CHARACTERS
KIND_IDS = vocabulary.KINDS
CHESS_IDS = vocabulary.CHESS
ENTITY_IDS = vocabulary.ENTITIES
MODIFIER_IDS = vocabulary.MODIFIERS
GOAL_IDS = vocabulary.GOALS
EFFECT_IDS = vocabulary.EFFECTS
PLACE_IDS = vocabulary.PLACES
WALK_IDS = vocabulary.WALKS
MODE_IDS = vocabulary.MODES
SIDE_IDS = vocabulary.SIDES


CLASSES = {
    "weapon": (Kind.MACUAHUITL, Kind.HAMMER, Kind.TRUNCHEON, Kind.PISTOL, Kind.AMMO),
    "health": (Kind.ENERGY_DRINK, Kind.FIRST_AID),
    "defence": (Kind.AMULET, Kind.ROSARY, Kind.RUE),
    "mission": (Kind.KEY, Kind.EXTINGUISHER, Kind.ARTEFACT, Kind.HEART),
}
"""Table 3.2: the classes of items, which have a colour each."""

MINUTES, DAY = 10, 24 * 60
"""M-040: what a round is worth."""


def item_id(world: Any, item: int) -> str:
    """Its kind, or the id that the mission gives it."""
    named = (item >> 8 & 255) - 1
    return KIND_IDS[item & 255] if named < 0 else text_of(world, int(world.named_label[named]))


def item_name(world: Any, item: int) -> str | None:
    """The name that the mission gives it."""
    named = (item >> 8 & 255) - 1
    return None if named < 0 else text_of(world, int(world.named_name[named]))


def item_of(world: Any, name: str) -> int:
    """A new item of that kind or id; ValueError when there is none."""
    if name in KIND_IDS[1:]:
        kind = KIND_IDS.index(name)
        return kind | int(WEAR_AT_FIRST[kind]) << 16
    for named in range(int(world.named)):
        if text_of(world, int(world.named_label[named])) == name:
            kind = int(world.named_kind[named])
            return kind | 1 + named << 8 | int(WEAR_AT_FIRST[kind]) << 16
    raise ValueError(name)


def called(world: Any, field: str, word: str, language: str) -> str:
    """What people call what a field names by an id, or says by a text. Kinds of items and general events have names in the
    messages.
    """
    match field:
        case "item":
            name = word if word in KIND_IDS else item_name(world, item_of(world, word)) or word
        case "objective":
            name = _told_by(world, world.objectives, int(world.objective_count), word)
        case "secret":
            name = _told_by(world, world.secrets, int(world.secret_count), word)
        case "event":
            name = _title(world, word)
        case "text" | "mission":
            name = word
        case _:
            return word
    own = told_in(world, name, language)
    return own.rstrip(".。") if field in ("objective", "secret") else own  # they stand within another sentence


def _told_by(world: Any, rows: Any, count: int, word: str) -> str:
    """The sentence of an objective or a secret."""
    known = labels(world, rows, count)
    return text_of(world, int(rows[known.index(word)].text)) if word in known else word


def _title(world: Any, word: str) -> str:
    dated = labels(world, world.cards[GENERAL:], int(world.dated))
    return text_of(world, int(world.cards[GENERAL + dated.index(word)].title)) if word in dated else word


def labels(world: Any, rows: Any, count: int) -> list[str]:
    """The ids of the first so many objectives, secrets or cards."""
    return [text_of(world, int(rows[k].label)) for k in range(count)]


def clock_text(minutes: int) -> str:
    """`18:10`, from the minutes after midnight."""
    return f"{minutes % DAY // 60:02}:{minutes % 60:02}"
