"""The tables of the rules from which the board draws the graveyard, so that the cards are written down once."""

from __future__ import annotations

from typing import Any

from .state import COPIES, SIZE, VALUE, Front
from .vocabulary import BACKS, FRONTS

TABLES: dict[str, Any] = {
    "SIZE": SIZE,
    "BACKS": BACKS,
    "FRONTS": FRONTS,
    "WORTH": {FRONTS[front]: int(VALUE[front]) for front in Front},  # G-02
    "COPIES": {FRONTS[front]: int(COPIES[front]) for front in Front},  # for each back
}
