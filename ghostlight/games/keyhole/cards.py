"""The Movement deck (4.8) and the quick layouts (4.9), as tables."""

from __future__ import annotations

import numpy as np

from ghostlight.core.records import Ints

from .state import CARDS, Piece

NUMBERS_ONLY = (8, 9, 9, 10, 10, 11, 11, 12)
"""M01 to M08: points, no furniture."""
WITH_PIECES = (
    (4, Piece.MIRROR, Piece.PIANO),
    (5, Piece.DESK, Piece.DRESSER),
    (5, Piece.ARMCHAIR, Piece.TROLLEY),
    (6, Piece.MIRROR, Piece.ARMCHAIR),
    (6, Piece.PIANO, Piece.DESK),
    (6, Piece.TROLLEY, Piece.DRESSER),
    (7, Piece.MIRROR, Piece.DESK),
    (7, Piece.PIANO, Piece.TROLLEY),
    (7, Piece.ARMCHAIR, Piece.DRESSER),
    (8, Piece.MIRROR, Piece.DRESSER),
    (8, Piece.DESK, Piece.TROLLEY),
    (9, Piece.PIANO, Piece.ARMCHAIR),
)
"""M09 to M20: points, and the two pieces of which one may be moved."""

ALL_CARDS = (1 << CARDS + 1) - 2
POINTS: Ints = np.array([0, *NUMBERS_ONLY, *(row[0] for row in WITH_PIECES)])
"""By card number, from 1."""
SHOWS: Ints = np.array([0] * (1 + len(NUMBERS_ONLY)) + [1 << row[1] | 1 << row[2] for row in WITH_PIECES])
"""The pieces on each card, as a set."""

QUICK_LAYOUTS = (
    (
        (Piece.PIANO, 96, 36, 0, 0, 0),
        (Piece.DESK, 96, 156, 32, 0, 0),
        (Piece.ARMCHAIR, 36, 100, 48, 0, 0),
        (Piece.DRESSER, 158, 92, 16, 0, 0),
        (Piece.TROLLEY, 92, 98, 8, 0, 0),
        (Piece.MIRROR, 150, 150, 24, 0, 0),
    ),
    (
        (Piece.PIANO, 52, 60, 8, 0, 0),
        (Piece.DESK, 136, 132, 40, 0, 0),
        (Piece.ARMCHAIR, 140, 48, 8, 0, 0),
        (Piece.DRESSER, 52, 140, 56, 0, 0),
        (Piece.TROLLEY, 96, 96, 24, 0, 0),
        (Piece.MIRROR, 96, 28, 0, 0, 0),
    ),
    (
        (Piece.DESK, 96, 96, 0, 0, 0),
        (Piece.TROLLEY, 96, 96, 0, 0, 0),
        (Piece.PIANO, 40, 150, 40, 0, 0),
        (Piece.ARMCHAIR, 150, 150, 24, 0, 0),
        (Piece.DRESSER, 148, 40, 8, 0, 0),
        (Piece.MIRROR, 40, 44, 56, 0, 0),
    ),
    (
        (Piece.PIANO, 60, 96, 16, 0, 0),
        (Piece.MIRROR, 97, 96, 48, 0, 2),
        (Piece.DESK, 140, 56, 4, 0, 0),
        (Piece.ARMCHAIR, 140, 140, 20, 0, 0),
        (Piece.DRESSER, 72, 30, 0, 0, 0),
        (Piece.TROLLEY, 72, 164, 4, 0, 0),
    ),
    (
        (Piece.PIANO, 54, 130, 6, 1, 0),
        (Piece.DESK, 132, 128, 58, 2, 0),
        (Piece.ARMCHAIR, 50, 56, 12, 4, 0),
        (Piece.DRESSER, 136, 54, 20, 3, 0),
        (Piece.TROLLEY, 94, 90, 0, 5, 0),
        (Piece.MIRROR, 96, 168, 32, 0, 0),
    ),
    (
        (Piece.DRESSER, 32, 96, 48, 0, 0),
        (Piece.DESK, 64, 44, 16, 0, 0),
        (Piece.PIANO, 128, 148, 16, 0, 0),
        (Piece.ARMCHAIR, 96, 100, 40, 0, 0),
        (Piece.TROLLEY, 160, 60, 8, 0, 0),
        (Piece.MIRROR, 56, 152, 52, 0, 0),
    ),
)
"""Piece, x, y, yaw, face, lean, in the order of placing."""
LAYOUT: Ints = np.array(QUICK_LAYOUTS)
