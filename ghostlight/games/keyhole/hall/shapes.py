"""Keyhole's shapes: furniture, ghosts and doors as plain data, and the tables that compiled rules read.

The data are in 1/64 cell, as in the rules (4.2, 4.5). Tables of real numbers are in cells.
"""

from __future__ import annotations

import itertools
import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ghostlight.core.records import Ints

from ..state import FACES, GHOSTS, PIECES, SIZES, TEAM, TEAM_SIZES, WIDE, YAWS, Side, Size

UNIT = 64  # of lengths in these data: 1/64 cell
E = 1e-6
"""KG-002: what does not overlap by more than this, touches."""


class Block(NamedTuple):
    """A box of a piece: its centre and its half-sizes."""

    name: str
    cx: int
    cy: int
    cz: int
    hx: int
    hy: int
    hz: int


class Shape(NamedTuple):
    name: str
    blocks: tuple[Block, ...]
    mass: tuple[int, int, int]  # KG-011: its centre


def _blocks(name: str, xs: tuple[int, ...], ys: tuple[int, ...], cz: int, hx: int, hy: int, hz: int) -> tuple[Block, ...]:
    """The same box at each of several places."""
    return tuple(Block(name, x, y, cz, hx, hy, hz) for x, y in itertools.product(xs, ys))


SHAPES: tuple[Shape, ...] = (
    Shape(
        "mirror",
        (
            *_blocks("foot", (0,), (0,), 4, 24, 8, 4),
            *_blocks("panel", (0,), (0,), 50, 24, 3, 42),
            *_blocks("crest", (0,), (0,), 94, 24, 8, 2),
        ),
        (0, 0, 46),
    ),
    Shape(
        "piano",
        (
            *_blocks("body", (0,), (-10,), 44, 58, 16, 44),
            *_blocks("keys", (0,), (16,), 46, 58, 10, 6),
            *_blocks("leg", (-54, 54), (16,), 20, 4, 10, 20),
        ),
        (0, -7, 43),
    ),
    Shape(
        "armchair",
        (
            *_blocks("seat", (0,), (0,), 16, 34, 30, 8),
            *_blocks("back", (0,), (-24,), 48, 34, 6, 24),
            *_blocks("arm", (-29, 29), (6,), 32, 5, 24, 8),
            *_blocks("leg", (-30, 30), (-26, 26), 4, 4, 4, 4),
        ),
        (0, -7, 28),
    ),
    Shape(
        "desk",
        (
            *_blocks("top", (0,), (0,), 61, 56, 28, 3),
            *_blocks("pedestal", (-40, 40), (0,), 29, 16, 28, 29),
            *_blocks("modesty panel", (0,), (-26,), 29, 24, 2, 29),
        ),
        (0, -1, 34),
    ),
    Shape(
        "trolley",
        (
            *_blocks("low shelf", (0,), (0,), 8, 32, 22, 2),
            *_blocks("high shelf", (0,), (0,), 56, 32, 22, 2),
            *_blocks("foot", (-30, 30), (-20, 20), 3, 2, 2, 3),
            *_blocks("rod", (-30, 30), (-20, 20), 32, 2, 2, 22),
        ),
        (0, 0, 32),
    ),
    Shape(
        "dresser",
        (
            *_blocks("leg", (-34, 34), (-18, 18), 3, 2, 2, 3),
            *_blocks("base board", (0,), (0,), 8, 36, 20, 2),
            *_blocks("side", (-34, 34), (0,), 29, 2, 20, 19),
            *_blocks("back", (0,), (-18,), 29, 32, 2, 19),
            *_blocks("drawers", (0,), (0,), 58, 36, 20, 10),
        ),
        (0, -2, 45),
    ),
)
"""4.2, in the piece frame (KG-003): x to its right, y to its front, z up."""

GLASS_X, GLASS_Y, GLASS_Z = (-20, 20), 3, (12, 88)
"""KG-010: the glass on the front of the mirror's panel, looking along +y."""

FACE_MAPS: tuple[tuple[tuple[int, int, int], ...], ...] = (
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),  # standing: (x, y, z)
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),  # on its back: (x, -z, y)
    ((-1, 0, 0), (0, 1, 0), (0, 0, -1)),  # upside down: (-x, y, -z)
    ((1, 0, 0), (0, 0, 1), (0, -1, 0)),  # on its front: (x, z, -y)
    ((0, 0, -1), (0, 1, 0), (1, 0, 0)),  # on its left side: (-z, y, x)
    ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),  # on its right side: (z, y, -x)
)
"""KG-021: which side is down, as matrices."""

GHOST_SHAPES: dict[Size, dict[str, tuple[int, int]]] = {
    # radius and height; then spot ranges in 1/16: upright, and lying along and across the body (KG-044)
    Size.S: {"size": (10, 32), "upright": (3, 13), "along": (4, 12), "across": (3, 13)},
    Size.M: {"size": (16, 52), "upright": (4, 12), "along": (7, 9), "across": (4, 12)},
    Size.L: {"size": (24, 76), "upright": (6, 10), "along": (6, 10), "across": (6, 10)},
}
"""4.5."""


# --- turns and tilts ---------------------------------------------------------------------------------------------------


def _circle(part: int, whole: int) -> tuple[float, float]:
    """Cosine and sine of a part of a turn; quarters are exact."""
    quarter, rest = divmod(part * 4, whole)
    c, s = math.cos(rest * math.pi / 2 / whole), math.sin(rest * math.pi / 2 / whole)
    return ((c, s), (-s, c), (-c, -s), (s, -c))[quarter % 4]


Reals = NDArray[np.float64]
Wholes = NDArray[np.int64]

COS: Reals = np.array([_circle(yaw, YAWS)[0] for yaw in range(YAWS)])
SIN: Reals = np.array([_circle(yaw, YAWS)[1] for yaw in range(YAWS)])
TILT_COS: Reals = np.array([_circle(degree, 360)[0] for degree in range(91)])
TILT_SIN: Reals = np.array([_circle(degree, 360)[1] for degree in range(91)])
STEEPEST = 46
"""KG-033 c: the last degree at which something must be met."""


# --- furniture in its rest frames (KG-021) -----------------------------------------------------------------------------

BOXES = max(len(shape.blocks) for shape in SHAPES)
COUNT: Wholes = np.array([len(shape.blocks) for shape in SHAPES])

_CENTRES: Wholes = np.zeros((PIECES, FACES, BOXES, 3), np.int64)
_HALVES: Wholes = np.zeros((PIECES, FACES, BOXES, 3), np.int64)
_SHIFTS: Wholes = np.zeros((PIECES, FACES, 3), np.int64)
EXTENT: Wholes = np.zeros((PIECES, FACES, 2), np.int64)
"""Half-extents bx, by in 1/64."""
HEIGHT: Wholes = np.zeros((PIECES, FACES), np.int64)
LOW: Wholes = np.zeros((PIECES, FACES, BOXES), np.int64)
HIGH: Wholes = np.zeros((PIECES, FACES, BOXES), np.int64)

for _p, _shape in enumerate(SHAPES):
    for _face, _map in enumerate(np.array(FACE_MAPS)):
        _c = np.array([block[1:4] for block in _shape.blocks]) @ _map.T
        _h = np.array([block[4:7] for block in _shape.blocks]) @ abs(_map).T
        _least, _most = (_c - _h).min(axis=0), (_c + _h).max(axis=0)
        _middle = (_least + _most) // 2  # whole, for all these shapes
        _SHIFTS[_p, _face] = -_middle[0], -_middle[1], -_least[2]
        _n = len(_shape.blocks)
        _CENTRES[_p, _face, :_n] = _c + _SHIFTS[_p, _face]
        _HALVES[_p, _face, :_n] = _h
        EXTENT[_p, _face] = ((_most - _least) // 2)[:2]
        HEIGHT[_p, _face] = (_most - _least)[2]
        LOW[_p, _face, :_n] = (_c - _h)[:, 2] - _least[2]
        HIGH[_p, _face, :_n] = (_c + _h)[:, 2] - _least[2]

CENTRE: Reals = _CENTRES / UNIT
HALF: Reals = _HALVES / UNIT
FACING: Reals = np.array(FACE_MAPS, np.float64)
SHIFT: Reals = _SHIFTS / UNIT
"""A point of the piece frame comes to FACING[face] @ point + SHIFT[piece, face]."""
MASS: Reals = np.array([[np.array(FACE_MAPS[f]) @ s.mass for f in range(FACES)] for s in SHAPES]) / UNIT + SHIFT
"""KG-011 in the rest frames."""
GLASS_MIDDLE: Reals = np.array([sum(GLASS_X) / 2, GLASS_Y, sum(GLASS_Z) / 2]) / UNIT
GLASS_WIDE = (GLASS_X[1] - GLASS_X[0]) / 2 / UNIT
GLASS_TALL = (GLASS_Z[1] - GLASS_Z[0]) / 2 / UNIT
"""Half its width and half its height."""


# --- ghosts ------------------------------------------------------------------------------------------------------------

GHOST_R: Wholes = np.array([GHOST_SHAPES[size]["size"][0] for size in Size])
GHOST_H: Wholes = np.array([GHOST_SHAPES[size]["size"][1] for size in Size])
"""In 1/64, by size."""
RADIUS: Reals = GHOST_R / UNIT
SQUARE: Reals = GHOST_R / UNIT * 45 / 64
"""KG-032: half the side of the square on an upright ghost's axis that carries what rests on it."""
SIZE_OF: Ints = np.array([TEAM_SIZES[g % TEAM] for g in range(GHOSTS)])

LEAST_X: Wholes = np.zeros((SIZES, 5), np.int64)
MOST_X: Wholes = np.zeros((SIZES, 5), np.int64)
LEAST_Y: Wholes = np.zeros((SIZES, 5), np.int64)
MOST_Y: Wholes = np.zeros((SIZES, 5), np.int64)
"""Spot ranges by size and posture (KG-040, KG-044)."""
PLAN_X: Reals = np.zeros((SIZES, 5))
PLAN_Y: Reals = np.zeros((SIZES, 5))
"""Half the width of a ghost in plan, by size and posture."""
STATURE: Wholes = np.zeros((SIZES, 5), np.int64)
"""How high it is, in 1/64."""

for _size, _ghost in GHOST_SHAPES.items():
    _r, _tall = _ghost["size"]
    for _posture in range(5):
        _x, _y = (("upright", "upright"), ("across", "along"), ("along", "across"))[_posture and 2 - _posture % 2]
        LEAST_X[_size, _posture], MOST_X[_size, _posture] = _ghost[_x]
        LEAST_Y[_size, _posture], MOST_Y[_size, _posture] = _ghost[_y]
        PLAN_X[_size, _posture] = (_tall / 2 if _x == "along" else _r) / UNIT
        PLAN_Y[_size, _posture] = (_tall / 2 if _y == "along" else _r) / UNIT
        STATURE[_size, _posture] = 2 * _r if _posture else _tall


def _samples(r: float, h: float) -> list[tuple[float, float, float]]:
    """KG-063."""
    rings = [((h - r) * j / 8, r) for j in range(9)]
    for step in (4, 8, 12):
        c, s = _circle(step, 64)
        rings.append((h - r + r * s, r * c))
    points = [(radius * _circle(2 * i, 64)[0], radius * _circle(2 * i, 64)[1], z) for z, radius in rings for i in range(32)]
    return [*points, (0.0, 0.0, h)]


SAMPLES: Reals = np.array([_samples(GHOST_R[size] / UNIT, GHOST_H[size] / UNIT) for size in Size])
"""Points on the body by size, in its own frame."""


# --- doors (KG-060) ----------------------------------------------------------------------------------------------------

DOOR_TABLE: dict[Side, dict[str, Any]] = {
    # where door k is: first + (k - 1) * right; the way in; the way to the right, seen from outside
    Side.S: {"first": (0.5, 0.0), "inward": (0, 1), "right": (1, 0)},
    Side.E: {"first": (6.0, 0.5), "inward": (-1, 0), "right": (0, 1)},
    Side.N: {"first": (5.5, 6.0), "inward": (0, -1), "right": (-1, 0)},
    Side.W: {"first": (0.0, 5.5), "inward": (1, 0), "right": (0, -1)},
}
EYE_BACK, EYE_HIGH = 0.5, 0.75
DISC_Z, DISC_R = 48, 16
"""KG-061, in 1/64: the round part of the keyhole, its middle and its radius."""
SLOT_TOP, SLOT_END = (40, 6), (16, 12)
"""Height and half-width of the slot where it begins, and where it ends."""
INWARD: Reals = np.array([DOOR_TABLE[side]["inward"] for side in Side], np.float64)
RIGHTWARD: Reals = np.array([DOOR_TABLE[side]["right"] for side in Side], np.float64)
DOOR_AT: Reals = np.array(
    [[np.array(DOOR_TABLE[side]["first"]) + k * np.array(DOOR_TABLE[side]["right"]) for k in range(6)] for side in Side]
)
"""The wall point of door k is DOOR_AT[side, k - 1]."""


# --- the order in which RESEAT tries offsets ---------------------------------------------------------------------------

_STEPS = range(-WIDE, WIDE + 1, 4)
OFFSETS: Wholes = np.array(
    [(dx + WIDE) << 16 | (dy + WIDE) for _, dy, dx in sorted((dx * dx + dy * dy, dy, dx) for dx in _STEPS for dy in _STEPS)]
)
"""KG-050: by (dx² + dy², dy, dx), each offset packed into one number: both parts have WIDE added."""
