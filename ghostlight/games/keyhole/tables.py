"""The tables of the rules from which the board draws the hall, so that shapes and doors are written down once."""

from __future__ import annotations

from typing import Any

from .hall.shapes import (
    DISC_R,
    DISC_Z,
    DOOR_TABLE,
    EYE_BACK,
    EYE_HIGH,
    FACE_MAPS,
    GHOST_SHAPES,
    GLASS_X,
    GLASS_Y,
    GLASS_Z,
    SHAPES,
    SLOT_END,
    SLOT_TOP,
    UNIT,
)
from .state import FACES, GRID, LEANS, WIDE, YAWS, Size
from .text.names import PIECE_NAMES
from .vocabulary import SIDES
from .vocabulary import SIZES as SIZE_NAMES

TABLES: dict[str, Any] = {
    "UNIT": UNIT,  # lengths are in 1/64 cell where nothing else is said
    "GRID": GRID,
    "PLACES": WIDE // GRID,  # furniture is placed in such parts of a cell (KG-020)
    "SPOTS": 16,  # ghosts stand on such parts of a cell (KG-040)
    "YAWS": YAWS,
    "FACES": FACES,
    "LEANS": LEANS,
    "SIDES": SIDES,  # clockwise
    "SIZES": SIZE_NAMES,
    "PIECES": PIECE_NAMES,
    "BOXES": {
        shape.name: [{"name": block.name, "centre": block[1:4], "half": block[4:7]} for block in shape.blocks]
        for shape in SHAPES
    },
    "GLASS": {"x": GLASS_X, "y": GLASS_Y, "z": GLASS_Z},
    "FACE_MAPS": FACE_MAPS,  # the rows of a matrix for each face
    "GHOSTS": {size.name: {"radius": ghost["size"][0], "height": ghost["size"][1]} for size, ghost in GHOST_SHAPES.items()},
    "SPOT_RANGES": {
        size.name: {way: ghost[way] for way in ("upright", "along", "across")} for size, ghost in GHOST_SHAPES.items()
    },  # in 1/SPOTS
    "WORTH": {size.name: {"crossed": 1 + 2 * size, "hall": 2 if size == Size.L else 1} for size in Size},  # K-071
    "DOORS": {side.name: row for side, row in DOOR_TABLE.items()},  # in cells
    "EYE": {"back": EYE_BACK, "high": EYE_HIGH},  # in cells
    "APERTURE": {"disc": {"z": DISC_Z, "radius": DISC_R}, "slot": {"top": SLOT_TOP, "bottom": SLOT_END}},
}
