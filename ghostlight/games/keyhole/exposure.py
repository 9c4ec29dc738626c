"""Rough chances of being seen, for bots: a few points of each ghost, straight lines only. The rules' own peep is exact."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ghostlight.core.bits import has, only, size
from ghostlight.core.compile import brief, rule
from ghostlight.core.records import Floats, Ints, Record

from .peep import in_disc, in_slot
from .play import Play, opposite
from .shapes import DOOR_AT, EYE_BACK, EYE_HIGH, GHOST_H, GHOST_R, INWARD, RIGHTWARD, UNIT
from .solids import Lab, Solid
from .state import CELLS, DOORS, GHOSTS, GRID, PIECES, Chime, Posture

ALL_DOORS = 4 * DOORS
POINTS = 5
BARE = -1.0


class Lookout(Record):
    """What a bot notes while it thinks about one decision."""

    chance: Annotated[Floats, ALL_DOORS]  # that the door is looked through at the end of this round
    cell: Annotated[Floats, CELLS]  # risk of the best hiding place of a cell; BARE: not asked yet
    stake: Annotated[Floats, GHOSTS]  # what its owner would lose, to the gain of the one who thinks
    lines: Annotated[Ints, GHOSTS, ALL_DOORS]  # points of a ghost that are in sight while one piece is away: sets


EYE_X = np.array([[DOOR_AT[side, k, 0] - EYE_BACK * INWARD[side, 0] for k in range(DOORS)] for side in range(4)]).ravel()
EYE_Y = np.array([[DOOR_AT[side, k, 1] - EYE_BACK * INWARD[side, 1] for k in range(DOORS)] for side in range(4)]).ravel()


@rule
def weigh_doors(g: Play, look: Lookout) -> None:
    """How likely each door is: every side that may be picked alike, every number alike, but for what a chime foretells."""
    s = g.state
    sides = only(s.side) if s.chime == Chime.KNOCK else 15 & ~only(s.side)
    for side in range(4):
        for door in range(DOORS):
            share = 0.0
            if has(sides, side):
                share = 1.0 / size(sides)
                if s.crystal:
                    share = share if door + 1 == s.crystal else 0.0
                else:
                    share /= DOORS
            look.chance[side * DOORS + door] = share
    if s.chime == Chime.SIDE_TO_SIDE:
        for side in range(2):
            for door in range(DOORS):
                here, there = side * DOORS + door, opposite(side) * DOORS + door
                look.chance[here] = look.chance[there] = look.chance[here] + look.chance[there]
    for cell in range(CELLS):
        look.cell[cell] = BARE


@rule
def point_of(k: int, kind: int, posture: int, side: int) -> tuple[float, float, float]:
    """The k-th of a few points of a ghost, from the middle of its base: head, middle, foot, and its two flanks."""
    r, h = GHOST_R[kind] / UNIT, GHOST_H[kind] / UNIT
    if posture == Posture.UPRIGHT:
        flank = (0.9 * r if k == 3 else -0.9 * r) if k > 2 else 0.0
        height = 0.92 * h if k == 0 else 0.08 * h if k == 2 else 0.5 * h
        return flank * RIGHTWARD[side, 0], flank * RIGHTWARD[side, 1], height
    along = 0.0 if k == 0 else 0.45 * h if k % 2 else -0.45 * h
    height = r if k < 3 else 1.8 * r
    return (0.0, along, height) if posture % 2 else (along, 0.0, height)  # north and south are odd


@brief
def through_keyhole(side: int, dx: float, dy: float, dz: float) -> bool:
    """Whether a line from the eye passes the aperture."""
    ahead = dx * INWARD[side, 0] + dy * INWARD[side, 1]
    aside = dx * RIGHTWARD[side, 0] + dy * RIGHTWARD[side, 1]
    return in_disc(aside, ahead, dz) or in_slot(aside, ahead, dz)


@rule
def stops(solid: Solid, ex: float, ey: float, ez: float, dx: float, dy: float, dz: float) -> bool:
    """Whether a piece is in the way of the line from a point along a vector."""
    cx, cy = solid.x - ex, solid.y - ey
    share = (cx * dx + cy * dy) / (dx * dx + dy * dy)
    share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
    px, py = cx - share * dx, cy - share * dy
    if px * px + py * py > solid.reach * solid.reach:
        return False
    if ez * UNIT > solid.high and (ez + dz) * UNIT > solid.high:
        return False
    a = solid.axes
    lx, ly, lz = a[0] * dx + a[1] * dy + a[2] * dz, a[3] * dx + a[4] * dy + a[5] * dz, a[6] * dx + a[7] * dy + a[8] * dz
    for k in range(solid.count):
        box = solid.boxes[k]
        x, y, z = ex - box.x, ey - box.y, ez - box.z
        near, far = overlap(a[0] * x + a[1] * y + a[2] * z, lx, box.a, 0.0, 1.0)
        if near < far:
            near, far = overlap(a[3] * x + a[4] * y + a[5] * z, ly, box.b, near, far)
            if near < far:
                near, far = overlap(a[6] * x + a[7] * y + a[8] * z, lz, box.c, near, far)
                if near < far:
                    return True
    return False


@brief
def overlap(start: float, way: float, half: float, near: float, far: float) -> tuple[float, float]:
    """From where to where a line is within a slab."""
    if -1e-12 < way < 1e-12:
        way = 1e-12
    first, last = (-half - start) / way, (half - start) / way
    if first > last:
        first, last = last, first
    return max(near, first), min(far, last)


@rule
def open_line(lab: Lab, ex: float, ey: float, dx: float, dy: float, dz: float) -> bool:
    for piece in range(PIECES):
        if has(lab.here, piece) and stops(lab.pieces[piece], ex, ey, EYE_HIGH, dx, dy, dz):
            return False
    return True


@rule
def points_in_sight(lab: Lab, door: int, kind: int, posture: int, x: float, y: float, z: float, every: bool) -> int:
    """The points of a ghost that show from this door, as a set; without `every`, the first is enough."""
    side, seen = door // DOORS, 0
    ex, ey = EYE_X[door], EYE_Y[door]
    for k in range(POINTS):
        ox, oy, oz = point_of(k, kind, posture, side)
        dx, dy, dz = x + ox - ex, y + oy - ey, z + oz - EYE_HIGH
        if through_keyhole(side, dx, dy, dz) and open_line(lab, ex, ey, dx, dy, dz):
            seen |= only(k)
            if not every:
                break
    return seen


@rule
def risk_at(lab: Lab, look: Lookout, kind: int, posture: int, x: float, y: float, level: int) -> float:
    """How likely a ghost that stands so is to be seen at the end of this round."""
    risk = 0.0
    for door in range(ALL_DOORS):
        if look.chance[door] > 0.0 and points_in_sight(lab, door, kind, posture, x, y, level / UNIT, False):
            risk += look.chance[door]
    return min(1.0, risk)


@rule
def risk_of_cell(lab: Lab, look: Lookout, cell: int, kind: int) -> float:
    """The least risk on the floor of a cell: in the middle or towards a corner."""
    if look.cell[cell] == BARE:
        x, y = cell % GRID, cell // GRID
        risk = risk_at(lab, look, kind, Posture.UPRIGHT, x + 0.5, y + 0.5, 0)
        for k in range(4):
            if risk > 0.0:
                east, north = x + 0.25 + 0.5 * (k & 1), y + 0.25 + 0.5 * (k >> 1)
                risk = min(risk, risk_at(lab, look, kind, Posture.UPRIGHT, east, north, 0))
        look.cell[cell] = risk
    return look.cell[cell]
