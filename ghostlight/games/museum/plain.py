"""The tables of the map as plain lists, which Python reads many times faster than arrays."""

from __future__ import annotations

import numpy as np

from . import map as board


def _rows(table: object) -> list[list[int]]:
    rows: list[list[int]] = np.asarray(table).tolist()
    return rows


def _row(table: object) -> list[int]:
    row: list[int] = np.asarray(table).tolist()
    return row


EDGES, DOORS_AT, NEIGHBOURS = _rows(board.EDGE), _rows(board.DOOR), _rows(board.BESIDE)
DOOR_SIDES = _rows(board.DOOR_SQUARES)
AREA_OF, TOILETS, LIFTS_AT, LOCKABLE_DOORS = _row(board.AREA), _row(board.TOILET), _row(board.LIFT), _row(board.LOCKABLE)
LIFT_SQUARES, MACHINE_SQUARES = _row(board.LIFTS), _row(board.MACHINE_AT)
