"""The names of Keyhole's things in notation, events and views: cells, ghosts, pieces, sides."""

from __future__ import annotations

from .. import vocabulary
from ..state import GRID, TEAM, TEAM_SIZES

POSTURES = vocabulary.POSTURES
PIECE_NAMES = vocabulary.PIECES


def cell_name(cell: int) -> str:
    """`C4`: the letter from West to East, the number from South to North."""
    return f"{'ABCDEF'[cell % GRID]}{cell // GRID + 1}"


CELL_NAMES = tuple(map(cell_name, range(GRID * GRID)))


def ghost_name(ghost: int) -> str:
    """`AS2`: whose, its size, and which of that size."""
    place = ghost % TEAM
    size = TEAM_SIZES[place]
    return f"{'ABCD'[ghost // TEAM]}{size.name}{place - TEAM_SIZES.index(size) + 1}"


GHOST_NAMES = tuple(map(ghost_name, range(4 * TEAM)))


def piece_name(piece: int) -> vocabulary.Piece:
    return PIECE_NAMES[piece]
