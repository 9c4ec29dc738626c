"""The tables of the rules from which the board draws the museum, so that walls, doors and characters are written down once."""

from __future__ import annotations

from typing import Any

from .map import BOARD, DOOR_IDS, SQUARE_NAMES
from .missions.model import TABLE
from .names import CHARACTER_IDS, CLASSES, KIND_IDS, SIDE_IDS
from .plain import AREA_OF, DOOR_SIDES, EDGES, LIFT_SQUARES, LOCKABLE_DOORS, TOILETS
from .rules.items import WEAR_AT_FIRST
from .state import DOORS, PRIEST_SLOT, SQUARES, SUBORDINATES_SLOT, WIDTH, Edge, Kind

_FEATURES = {"main entrance": "entrance", "vending machine": "machine", "emergency stairs": "emergency"}


def _features() -> dict[str, str]:
    found = {SQUARE_NAMES[square]: _FEATURES.get(feature, feature) for square, feature in sorted(BOARD.features.items())}
    found |= {SQUARE_NAMES[square]: "toilet" for square in range(SQUARES) if TOILETS[square]}
    return found | {SQUARE_NAMES[square]: "lift" for square in LIFT_SQUARES}


def _door_kind(door: int) -> str:
    if LOCKABLE_DOORS[door]:
        return "room"
    return "toilet" if any(TOILETS[square] for square in DOOR_SIDES[door]) else "lift"


TABLES: dict[str, Any] = {
    "WIDE": WIDTH,  # squares
    "SLOTS": {"priest": PRIEST_SLOT, "subordinate": SUBORDINATES_SLOT},  # in a round; humans act in the slot of their number
    "AREAS": [{"id": area.id, "kind": area.kind, "floor": area.floor} for area in BOARD.areas],
    "AREA": AREA_OF,  # by square: a place in AREAS; ... B-1 ...
    "EDGES": ["".join(Edge(edge).name[0] for edge in edges) for edges in EDGES],  # wall, open, door ...; N E S W
    "DOORS": [
        {"id": DOOR_IDS[door], "squares": [SQUARE_NAMES[square] for square in DOOR_SIDES[door]], "kind": _door_kind(door)}
        for door in range(1, DOORS)
    ],
    "FEATURES": _features(),
    "ITEMS": {
        KIND_IDS[kind]: {"group": group, "wear": int(WEAR_AT_FIRST[kind]), "bound": kind == Kind.TRUNCHEON}
        for kind in Kind
        for group, kinds in CLASSES.items()
        if kind in kinds
    },
    "CHARACTERS": {
        CHARACTER_IDS[character]: {"number": row.number, "hp": row.hp, "item": KIND_IDS[row.item], "side": SIDE_IDS[row.side]}
        for character, row in TABLE.items()
    },
}
