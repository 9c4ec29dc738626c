"""Rough chances of being seen, for bots: a few points of each ghost, straight lines only. The rules' own peep is exact."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ghostlight.core.bits import has, only, size
from ghostlight.core.compile import brief, rule
from ghostlight.core.contract import SEATS
from ghostlight.core.records import Floats, Ints, Record

from ..hall.lines import stops
from ..hall.peep import in_disc, in_slot
from ..hall.shapes import DOOR_AT, EYE_BACK, EYE_HIGH, GHOST_H, GHOST_R, INWARD, RIGHTWARD, UNIT
from ..hall.solids import Lab
from ..rules.play import Play, opposite
from ..state import CELLS, DOORS, GHOSTS, GRID, NOWHERE, PIECES, Chime, Posture

ALL_DOORS = 4 * DOORS
POINTS = 5
BARE = -1.0


class Lookout(Record):
    """What a bot notes while it thinks about one decision."""

    far: int  # whether to judge ghosts by what they promise in the long run, not by their points
    chance: Annotated[Floats, ALL_DOORS]  # that the door is looked through at the end of this round
    cell: Annotated[Floats, CELLS]  # risk of the best hiding place of a cell; BARE: not asked yet
    stake: Annotated[Floats, GHOSTS]  # what its owner would lose, to the gain of the one who thinks
    shares: Annotated[Floats, 2 * SEATS]  # what a side leads to for each seat, and the same of the best side so far
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
def blocker_of(lab: Lab, ex: float, ey: float, dx: float, dy: float, dz: float, guess: int) -> int:
    """A piece that is in the way, the guessed one if it is; NOWHERE: the line is open."""
    if guess != NOWHERE and stops(lab.pieces[guess], ex, ey, EYE_HIGH, dx, dy, dz):
        return guess
    for piece in range(PIECES):
        if piece != guess and has(lab.here, piece) and stops(lab.pieces[piece], ex, ey, EYE_HIGH, dx, dy, dz):
            return piece
    return NOWHERE


@rule
def points_in_sight(lab: Lab, door: int, kind: int, posture: int, x: float, y: float, z: float, every: bool) -> int:
    """The points of a ghost that show from this door, as a set; without `every`, the first is enough."""
    side, seen, blocker = door // DOORS, 0, NOWHERE
    ex, ey = EYE_X[door], EYE_Y[door]
    for k in range(POINTS):
        ox, oy, oz = point_of(k, kind, posture, side)
        dx, dy, dz = x + ox - ex, y + oy - ey, z + oz - EYE_HIGH
        if through_keyhole(side, dx, dy, dz):
            blocker = blocker_of(lab, ex, ey, dx, dy, dz, blocker)  # what hides one point mostly hides the next
            if blocker == NOWHERE:
                seen |= only(k)
                if not every:
                    break
    return seen


@rule
def risk_at(lab: Lab, look: Lookout, kind: int, posture: int, x: float, y: float, level: int, most: float) -> float:
    """How likely a ghost that stands so is to be seen at the end of this round; from `most` on it does not matter."""
    risk = 0.0
    for door in range(ALL_DOORS):
        if look.chance[door] > 0.0 and points_in_sight(lab, door, kind, posture, x, y, level / UNIT, False):
            risk += look.chance[door]
            if risk >= most:
                return most
    return risk


@rule
def risk_of_cell(lab: Lab, look: Lookout, cell: int, kind: int) -> float:
    """The least risk on the floor of a cell: in the middle or towards a corner."""
    if look.cell[cell] == BARE:
        x, y = cell % GRID, cell // GRID
        risk = risk_at(lab, look, kind, Posture.UPRIGHT, x + 0.5, y + 0.5, 0, 1.0)
        for k in range(4):
            if risk > 0.0:
                east, north = x + 0.25 + 0.5 * (k & 1), y + 0.25 + 0.5 * (k >> 1)
                risk = risk_at(lab, look, kind, Posture.UPRIGHT, east, north, 0, risk)
        look.cell[cell] = risk
    return look.cell[cell]
