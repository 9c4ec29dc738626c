"""The tables of the rules from which the board draws the town, so that map, cards, costs and tokens are written down once.

A table may have a map, values and dice of its own: those are in the view. These are the printed ones, and what never changes.
"""

from __future__ import annotations

from typing import Any

from . import vocabulary
from .options import OPTIONS, USUAL_HAUNTS, USUAL_MAP
from .pointing import POINTS
from .state import BLUE, CARDS, GREEN, SECTIONS, SLOTS, YELLOW, Bonus

_USUAL = {option.key: option.default for option in OPTIONS}

TABLES: dict[str, Any] = {
    "COLOURS": vocabulary.COLOURS,  # weakest first: level 1 to 5
    "SPACES": vocabulary.SPACES,  # the action spaces of a section, in the order of the player board
    "USES": vocabulary.USES,
    "SECTIONS": vocabulary.SECTIONS[:SECTIONS],
    "SLOTS": SLOTS,
    "BUILDINGS": USUAL_MAP["buildings"],
    "SCARE_VALUES": _USUAL["scare_values"],  # by level
    "HAUNT_VALUES": USUAL_HAUNTS,
    "UPGRADE_COSTS": _USUAL["upgrade_costs"],  # to green, yellow, orange, red
    "DICE": _USUAL["dice"],  # sides, by level
    "BONUS": {kind.name.lower(): int(kind) for kind in Bonus},
    "BONUS_CLAUSES": {int(kind): f"T-{150 + kind}" for kind in Bonus},
    "WISPS": {Bonus.BLUE_WISP: BLUE, Bonus.GREEN_WISP: GREEN, Bonus.YELLOW_WISP: YELLOW},  # the level of the token given
    "CARD_CLAUSES": {number: f"T-{200 + number}" for number in range(1, CARDS + 1)},
    "USE_CLAUSES": {
        "summon": "T-060",
        "scare": "T-070",
        "upgrade": "T-080",
        "move": "T-090",
        "fight": "T-100",
        "haunt": "T-110",
        "rest": "T-120",
    },
    "MASTER_FIGHT_CLAUSE": "T-343",
    "POINTS": POINTS,
    "LEVEL_CLAUSE": "T-035",
}
