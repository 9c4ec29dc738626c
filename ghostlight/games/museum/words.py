"""The names of Museum's things in notation, events and views: characters, items, times, and what a mission calls its own."""

from __future__ import annotations

from typing import Any

from .items import WEAR_AT_FIRST
from .state import (
    Character,
    Chess,
    Effect,
    Entity,
    EventsMode,
    Goal,
    Kind,
    Modifier,
    Place,
    Side,
    Walk,
)
from .texts import text_of

CHARACTER_IDS = tuple(each.name.lower() for each in Character)
KIND_IDS = ("none", *(each.name.lower() for each in Kind))
CHESS_IDS = tuple(each.name.lower() for each in Chess)
ENTITY_IDS = tuple(each.name.lower() for each in Entity)
MODIFIER_IDS = tuple(each.name.lower() for each in Modifier)
GOAL_IDS = tuple(each.name.lower() for each in Goal)
EFFECT_IDS = tuple(each.name.lower() for each in Effect)
PLACE_IDS = tuple(each.name.lower() for each in Place)
WALK_IDS = tuple(each.name.lower() for each in Walk)
MODE_IDS = tuple(each.name.lower() for each in EventsMode)
SIDE_IDS = tuple(each.name.lower() for each in Side)

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


def labels(world: Any, rows: Any, count: int) -> list[str]:
    """The ids of the first so many objectives, secrets or cards."""
    return [text_of(world, int(rows[k].label)) for k in range(count)]


def clock_text(minutes: int) -> str:
    """`18:10`, from the minutes after midnight."""
    return f"{minutes % DAY // 60:02}:{minutes % 60:02}"
