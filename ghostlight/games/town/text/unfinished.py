"""What a position in mid-turn says of the agenda and the unit: the words for its items, and how large their numbers can be."""

from __future__ import annotations

from typing import Any

from ..state import (
    ACTIONS,
    BONUS_TYPES,
    CARDS,
    RED,
    Ask,
    Do,
    Step,
)

_INNER = (
    Do.END_UNIT,
    Do.SUMMON_PAIR,
    Do.UPGRADED,
    Do.FINISH_SCHOOL,
    Do.REFILL,
    Do.COLLECT,
    Do.SETTLE_WAGER,
    Do.THROW,
    Do.DEFEND,
    Do.COMPARE,
    Do.REWARD,
    Do.SETTLE_ECHO,
    Do.OCCUPIED,
    Do.TURN_TO,
    Do.GIVE,
    Do.FIFTH,
)
ITEM_OF = {int(each): each.name.lower().replace("_", "-") for each in (*_INNER, *Ask)}
ITEMS = {name: kind for kind, name in ITEM_OF.items()}
ITEM_NUMBER = {  # what the one number of an item is, where it has one
    int(Do.SUMMON_PAIR): "building",
    int(Do.UPGRADED): "colour",
    int(Do.COLLECT): "colour",
    int(Do.OCCUPIED): "card",
    int(Do.TURN_TO): "seat",
    int(Do.THROW): "die",
    int(Do.GIVE): "colour",
    int(Ask.FREE_HAUNT): "colour",
    int(Ask.TAKE): "sections",
}
UNIT_FIELDS = {
    "section": "sections",
    "action": "action",
    "grade": "level",
    "level": "level",
    "scare": "count",
    "building": "building",
    "colour": "level",
    "step": "step",
    "raise_to": "level",
    "haunted": "level",
    "token": "bonus",
    "card": "cards",
    "rival": "seat",
    "wager": "count",
}
MOST = 99_999


def most(world: Any, kind: str) -> int:
    """The largest number of a kind in the agenda and the unit."""
    return {
        "building": int(world.buildings) - 1,
        "colour": RED,
        "level": RED,
        "card": CARDS,
        "cards": CARDS,
        "seat": int(world.players) - 1,
        "die": 1,
        "sections": int(world.sections),
        "action": ACTIONS,
        "step": len(Step) - 1,
        "bonus": BONUS_TYPES,
        "count": MOST,
    }[kind]
