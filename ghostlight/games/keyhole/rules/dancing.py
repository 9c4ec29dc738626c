"""The chimes that move furniture: Upheaval (C03), Soul's reflection (C04) and Dance! (C06)."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, only
from ghostlight.core.compile import brief, rule, sealed

from ..hall.leaning import fits
from ..hall.lifting import lift, put_back, reseat, seat, settle_raised
from ..hall.lines import stops
from ..hall.shapes import (
    COS,
    DOOR_AT,
    EXTENT,
    GLASS_MIDDLE,
    LEAST_X,
    LEAST_Y,
    MOST_X,
    MOST_Y,
    OFFSETS,
    RIGHTWARD,
    SIN,
    SIZE_OF,
    UNIT,
    E,
)
from ..hall.solids import Lab, Solid, build
from ..hall.spots import pack_spot, survey, weigh
from ..state import CELLS, DOORS, GRID, NOWHERE, PIECES, WIDE, YAWS, Hall, Piece, Posture, Side, Why

LEFT_SIDE, RIGHT_SIDE = 4, 5  # faces
MIDDLE = 96
CLOSE = 32  # less than this from the middle the mirror does not stand
BEFORE = 10 / 32  # of the mirror: how far to its right or left
BY_TIES = (Side.N, Side.E, Side.S, Side.W)
FRONT_IN = (0, 48, 32, 16)
"""The yaw that looks into the hall, by side."""
FAR_AWAY = 1 << 20


@rule
def lift_these(lab: Lab, hall: Hall, pieces: int) -> int:
    """KG-051: these are removed, others that stood on them put back; the ghosts come down. Which of them were there."""
    lift(lab, hall, pieces)
    put_back(lab, hall, lab.lifted & ~pieces, 1)
    settle_raised(lab, hall)
    return lab.lifted & pieces


# --- C03 ---------------------------------------------------------------------------------------------------------------


@sealed
def tip(lab: Lab, hall: Hall, wanted: int) -> None:
    """Each of these pieces is put on its side, where it stands."""
    pieces = lift_these(lab, hall, wanted)
    while pieces:
        p = lowest(pieces)
        for q in range(p + 1, PIECES):
            if has(pieces, q) and lab.before.pieces[q].z < lab.before.pieces[p].z:
                p = q
        pieces &= ~only(p)
        tip_piece(lab, hall, p)


@rule
def tip_piece(lab: Lab, hall: Hall, p: int) -> None:
    old = lab.before.pieces[p]
    wanted = RIGHT_SIDE if old.face == RIGHT_SIDE else LEFT_SIDE
    for k in range(2):
        face = wanted if k == 0 else LEFT_SIDE + RIGHT_SIDE - wanted
        if fits(lab, p, old.x, old.y, old.yaw, face, 0) and lab.z == 0:
            seat(lab, hall, p, old.x, old.y, old.yaw, face, 0)
            return
    reseat(lab, hall, p, old.x, old.y, old.yaw, wanted, 0, 1, 1)


# --- C04 ---------------------------------------------------------------------------------------------------------------


@sealed
def turn_mirror(lab: Lab, hall: Hall) -> None:
    """The mirror turns to the middle of the hall, near where it stands."""
    lift(lab, hall, only(Piece.MIRROR))
    put_back(lab, hall, lab.lifted & ~only(Piece.MIRROR), 1)
    if has(lab.lifted, Piece.MIRROR):
        place_mirror(lab, hall)
    settle_raised(lab, hall)


@rule
def place_mirror(lab: Lab, hall: Hall) -> None:
    old, without_view = lab.before.pieces[Piece.MIRROR], NOWHERE
    for k in range(len(OFFSETS)):
        x, y = old.x + (OFFSETS[k] >> 16) - WIDE, old.y + (OFFSETS[k] & 0xFFFF) - WIDE
        dx, dy = MIDDLE - x, MIDDLE - y
        if 0 <= x <= WIDE and 0 <= y <= WIDE and dx * dx + dy * dy >= CLOSE * CLOSE:
            yaw = looking_along(dx, dy)
            if fits(lab, Piece.MIRROR, x, y, yaw, 0, 0) and lab.z == 0:
                if sees_middle(lab, x, y, yaw):
                    seat(lab, hall, Piece.MIRROR, x, y, yaw, 0, 0)
                    return
                if without_view == NOWHERE:
                    without_view = x | y << 8 | yaw << 16
    if without_view == NOWHERE:
        reseat(lab, hall, Piece.MIRROR, old.x, old.y, old.yaw, old.face, old.lean, 0, 1)
        return
    x, y, yaw = without_view & 255, without_view >> 8 & 255, without_view >> 16
    fits(lab, Piece.MIRROR, x, y, yaw, 0, 0)
    seat(lab, hall, Piece.MIRROR, x, y, yaw, 0, 0)


@rule
def looking_along(dx: float, dy: float) -> int:
    """The yaw whose front points most in this direction."""
    best = 0
    for yaw in range(1, YAWS):
        if dy * COS[yaw] - dx * SIN[yaw] > dy * COS[best] - dx * SIN[best]:
            best = yaw
    return best


@rule
def sees_middle(lab: Lab, x: int, y: int, yaw: int, height: int = 0) -> bool:
    """Is the way from the glass of a standing mirror, at that height, to the middle of the hall free of pieces?"""
    out = GLASS_MIDDLE[1]
    gx, gy, z = x / 32 - out * SIN[yaw], y / 32 + out * COS[yaw], GLASS_MIDDLE[2] + height / UNIT
    for p in range(PIECES):
        if has(lab.here, p) and stops(lab.pieces[p], gx, gy, z, MIDDLE / 32 - gx, MIDDLE / 32 - gy, 0.0):
            return False
    return True


@sealed
def before_mirror(lab: Lab, hall: Hall, ghost: int) -> int:
    """The nearest free spot on the floor before the mirror, with its cell above it (<< 24); NOWHERE: none."""
    build(lab, hall)
    best, least, size = NOWHERE, FAR_AWAY, SIZE_OF[ghost]
    if not has(lab.here, Piece.MIRROR):
        return best
    for cell in range(CELLS):
        survey(lab, cell, only(ghost), 0)
        for sy in range(LEAST_Y[size, 0], MOST_Y[size, 0] + 1):
            for sx in range(LEAST_X[size, 0], MOST_X[size, 0] + 1):
                dx = cell % GRID * 32 + 2 * sx - hall.pieces[Piece.MIRROR].x
                dy = cell // GRID * 32 + 2 * sy - hall.pieces[Piece.MIRROR].y
                if (
                    dx * dx + dy * dy < least
                    and is_before(lab.pieces[Piece.MIRROR], dx / 32, dy / 32)
                    and weigh(lab, size, cell, sx, sy, 0, Posture.UPRIGHT) == Why.FINE
                ):
                    best, least = cell << 24 | pack_spot(sx, sy, 0, Posture.UPRIGHT), dx * dx + dy * dy
    return best


@brief
def is_before(mirror: Solid, dx: float, dy: float) -> bool:
    return dy * mirror.cos - dx * mirror.sin > E and abs(dx * mirror.cos + dy * mirror.sin) <= BEFORE + E


# --- C06 ---------------------------------------------------------------------------------------------------------------


@sealed
def dance(lab: Lab, hall: Hall, wanted: int) -> None:
    """Each of these goes to the nearest door, with its front into the hall; those nearest to theirs go first."""
    pieces = lift_these(lab, hall, wanted)
    while pieces:
        p, best = NOWHERE, FAR_AWAY
        for q in range(PIECES):
            if has(pieces, q):
                distance = nearest_door(lab.before.pieces[q].x, lab.before.pieces[q].y) >> 8
                if distance < best:
                    p, best = q, distance
        pieces &= ~only(p)
        door = nearest_door(lab.before.pieces[p].x, lab.before.pieces[p].y) & 255
        dance_to(lab, hall, p, door // DOORS, door % DOORS)


@rule
def nearest_door(x: int, y: int) -> int:
    """The squared distance in 1/32 << 8, and the door as side * DOORS + number (from 0)."""
    best, door = FAR_AWAY, 0
    for k in range(len(BY_TIES)):
        side = BY_TIES[k]
        for number in range(DOORS):
            distance = distance_of(side, number, x, y)
            if distance < best:
                best, door = distance, side * DOORS + number
    return best << 8 | door


@rule
def distance_of(side: int, number: int, x: int, y: int) -> int:
    """From a door to a point, squared, in 1/32."""
    dx, dy = int(DOOR_AT[side, number, 0] * 32) - x, int(DOOR_AT[side, number, 1] * 32) - y
    return dx * dx + dy * dy


@rule
def dance_to(lab: Lab, hall: Hall, p: int, side: int, number: int) -> None:
    face = lab.before.pieces[p].face
    yaw = FRONT_IN[side]
    half, deep = -(-EXTENT[p, face, 0] // 2), -(-EXTENT[p, face, 1] // 2)
    along_x = side in (Side.S, Side.N)
    across = deep if side in (Side.S, Side.W) else WIDE - deep
    centre = int(DOOR_AT[side, number, 0 if along_x else 1] * 32)
    right = int(RIGHTWARD[side, 0] + RIGHTWARD[side, 1])
    clamped = min(max(centre, half), WIDE - half)
    if stands_along(lab, hall, p, clamped, across, along_x, yaw, face):
        return
    for k in range(1, WIDE + 1):
        for sign in (right, -right):
            at = centre + sign * k
            if 0 <= at <= WIDE and stands_along(lab, hall, p, at, across, along_x, yaw, face):
                return
    x, y = (clamped, across) if along_x else (across, clamped)
    reseat(lab, hall, p, x, y, yaw, face, 0, 1, 1)


@rule
def stands_along(lab: Lab, hall: Hall, p: int, at: int, across: int, along_x: int, yaw: int, face: int) -> bool:
    """Put the piece there, if it is legal on the floor."""
    x, y = (at, across) if along_x else (across, at)
    if fits(lab, p, x, y, yaw, face, 0) and lab.z == 0:
        seat(lab, hall, p, x, y, yaw, face, 0)
        return True
    return False
