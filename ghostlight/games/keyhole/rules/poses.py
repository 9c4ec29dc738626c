"""The pose menu of section 6: a handful of good places for a piece, for bots, for the keyboard and for touch."""

from __future__ import annotations

import math

from ghostlight.core.bits import has, only
from ghostlight.core.compile import brief, rule, sealed

from ..hall.leaning import fits
from ..hall.lifting import same_pose
from ..hall.settling import lift_for
from ..hall.shapes import COS, EXTENT, GHOST_R, SIN, SIZE_OF
from ..hall.solids import POSES, Lab
from ..state import GRID, NOWHERE, PIECES, TEAM, WIDE, YAWS, Hall, Place
from .play import depth_in

OWN_GHOSTS = 3
GAPS = (4, 12, 20, 28, 36)
THIRDS = (48, 96, 144)
LYING_AT = ((48, 48), (144, 48), (96, 96), (48, 144), (144, 144))
BACK = 2  # lean


@brief
def pack_pose(x: int, y: int, yaw: int, face: int, lean: int) -> int:
    return x | y << 8 | yaw << 16 | (face * 5 + lean) << 24


@rule
def list_poses(lab: Lab, hall: Hall, piece: int, seat: int) -> int:
    """The whole menu."""
    return list_some_poses(lab, hall, piece, seat, POSES)


@sealed
def list_some_poses(lab: Lab, hall: Hall, piece: int, seat: int, most: int) -> int:
    """Into lab.poses, packed, with their heights and tilts; how many. The seat's own ghosts are those to hide."""
    lab.most = most
    if not lift_for(lab, hall, piece):
        return 0
    half = -(-EXTENT[piece, 0, 1] // 2)
    count, chosen = 0, 0
    for _ in range(OWN_GHOSTS):
        g = foremost(hall, seat, chosen)
        if g != NOWHERE:
            chosen |= only(g)
            count = shields(lab, hall, piece, g, half, count)
    chosen = 0
    for _ in range(OWN_GHOSTS):
        g = foremost(hall, seat, chosen)
        if g != NOWHERE:
            chosen |= only(g)
            for k in range(4):
                count = consider(lab, hall, piece, x_of(hall, g), y_of(hall, g), 16 * k, 0, 0, count)
    for q in range(PIECES):
        if has(lab.here, q) and not lab.pieces[q].leaning and lab.trial.pieces[q].z == 0:
            count = leans(lab, hall, piece, q, half, count)
    for q in range(PIECES):
        if has(lab.here, q) and not lab.pieces[q].leaning:
            it = lab.trial.pieces[q]
            count = consider(lab, hall, piece, it.x, it.y, it.yaw, 0, 0, count)
    for k in range(36):
        count = consider(lab, hall, piece, THIRDS[k // 4 % 3], THIRDS[k // 12], 16 * (k % 4), 0, 0, count)
    yaw = hall.pieces[piece].yaw if hall.pieces[piece].placed else 0
    for k in range(10):
        count = consider(lab, hall, piece, LYING_AT[k // 2][0], LYING_AT[k // 2][1], yaw, 1 + 3 * (k % 2), 0, count)
    return count


@rule
def consider(lab: Lab, hall: Hall, piece: int, x: int, y: int, yaw: int, face: int, lean: int, count: int) -> int:
    """Add a pose to the menu if it is legal, new, and there is room; how many there are then."""
    if count < lab.most and 0 <= x <= WIDE and 0 <= y <= WIDE and fits(lab, piece, x, y, yaw, face, lean):
        return add(lab, hall, piece, x, y, yaw, face, lean, count)
    return count


@rule
def add(lab: Lab, hall: Hall, piece: int, x: int, y: int, yaw: int, face: int, lean: int, count: int) -> int:
    if hall.pieces[piece].placed and same_pose(hall, piece, x, y, yaw, face, lean):
        return count
    pose = pack_pose(x, y, yaw, face, lean)
    for k in range(count):
        if lab.poses[k] == pose:
            return count
    lab.poses[count], lab.pose_z[count], lab.pose_tilt[count] = pose, lab.z, lab.tilt
    return count + 1


@brief
def x_of(hall: Hall, g: int) -> int:
    """In 1/32 cell."""
    return hall.ghosts[g].cell % GRID * 32 + 2 * hall.ghosts[g].sx


@brief
def y_of(hall: Hall, g: int) -> int:
    return hall.ghosts[g].cell // GRID * 32 + 2 * hall.ghosts[g].sy


@rule
def foremost(hall: Hall, seat: int, chosen: int) -> int:
    """A player's first hall ghost not yet chosen by (largest; nearest to its exit; cy, cx, sy, sx); NOWHERE: none."""
    best, least = NOWHERE, 0
    for g in range(seat * TEAM, seat * TEAM + TEAM):
        it = hall.ghosts[g]
        if it.place == Place.HALL and not has(chosen, g):
            key = (2 - SIZE_OF[g]) * GRID + GRID - depth_in(hall.home[seat], it.cell)
            key = ((key * 64 + it.cell) * 32 + it.sy) * 32 + it.sx
            if best == NOWHERE or key < least:
                best, least = g, key
    return best


@rule
def shields(lab: Lab, hall: Hall, piece: int, g: int, half: int, count: int) -> int:
    """North, east, south and west of a ghost, with the front to it."""
    away = -(-GHOST_R[SIZE_OF[g]] // 2) + half + 1
    x, y = x_of(hall, g), y_of(hall, g)
    count = consider(lab, hall, piece, x, y + away, 32, 0, 0, count)
    count = consider(lab, hall, piece, x + away, y, 16, 0, 0, count)
    count = consider(lab, hall, piece, x, y - away, 0, 0, 0, count)
    return consider(lab, hall, piece, x - away, y, 48, 0, 0, count)


@rule
def leans(lab: Lab, hall: Hall, piece: int, q: int, half: int, count: int) -> int:
    """The first legal pose that leans back on q, if any."""
    it = lab.trial.pieces[q]
    for i in range(4):
        yaw = (it.yaw + 16 * i) % YAWS
        reach = EXTENT[q, it.face, 1 - i % 2] / 2 + half
        for k in range(len(GAPS)):
            x = math.floor(it.x - (reach + GAPS[k]) * SIN[yaw] + 0.5)
            y = math.floor(it.y + (reach + GAPS[k]) * COS[yaw] + 0.5)
            if count < lab.most and 0 <= x <= WIDE and 0 <= y <= WIDE and fits(lab, piece, x, y, yaw, 0, BACK):
                return add(lab, hall, piece, x, y, yaw, 0, BACK, count)
    return count
