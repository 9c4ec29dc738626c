"""The names of Keyhole's things in notation, events and views: cells, ghosts, pieces, sides."""

from __future__ import annotations

from .state import GRID, SIZES, TEAM, Piece, Size

FIRST_OF_SIZE = (0, 4, 6, TEAM)
"""Where each size begins among a player's seven ghosts (K-001)."""
POSTURES = ("upright", "N", "E", "S", "W")
PIECE_NAMES = tuple(piece.name.lower() for piece in Piece)


def cell_name(cell: int) -> str:
    """`C4`: the letter from West to East, the number from South to North."""
    return f"{'ABCDEF'[cell % GRID]}{cell // GRID + 1}"


CELL_NAMES = tuple(map(cell_name, range(GRID * GRID)))


def ghost_name(ghost: int) -> str:
    """`AS2`: whose, its size, and which of that size."""
    place = ghost % TEAM
    size = max(k for k in range(SIZES) if FIRST_OF_SIZE[k] <= place)
    return f"{'ABCD'[ghost // TEAM]}{Size(size).name}{place - FIRST_OF_SIZE[size] + 1}"


GHOST_NAMES = tuple(map(ghost_name, range(4 * TEAM)))


def piece_name(piece: int) -> str:
    return PIECE_NAMES[piece]
