"""Furniture that a chime moves, placed by the hand of its reader (D-22): what is allowed, poses for the menu, the rest."""

from __future__ import annotations

from ghostlight.core.bits import has, only
from ghostlight.core.compile import brief, rule, sealed

from ..hall.leaning import judge
from ..hall.lifting import same_pose
from ..hall.settling import lift_for, try_pose
from ..hall.shapes import COS, DOOR_AT, EXTENT, GLASS_MIDDLE, SIN, E
from ..hall.solids import Lab, Solid, build, shape
from ..state import DOORS, FACES, GRID, LEANS, PIECES, WIDE, YAWS, Chime, Do, Hall, Piece, Side, Why
from .dancing import (
    FRONT_IN,
    LEFT_SIDE,
    MIDDLE,
    RIGHT_SIDE,
    dance,
    distance_of,
    looking_along,
    nearest_door,
    sees_middle,
    tip,
    turn_mirror,
)
from .play import Play, enough, note, offer, tell_changes

REACH = 64  # a piece that is tipped is not carried: how far its middle may go, in 1/32
CENTRAL = 1.0  # straight ahead of the glass lies a point that near to the middle of the hall, in cells
AT_THE_WALL = 1 / 32  # or nearer
THIRDS = (48, 96, 144)
ALONG = (0, 12, -12)
BY_FURNITURE = 1 << Chime.UPHEAVAL | 1 << Chime.REFLECTION | 1 << Chime.DANCE


@rule
def told_to_move(hall: Hall, chime: int) -> int:
    """The pieces of the hall that a chime is about, as a set."""
    pieces = 0
    for piece in range(PIECES):
        if hall.pieces[piece].placed and (chime != Chime.REFLECTION or piece == Piece.MIRROR):
            pieces |= only(piece)
    return pieces if has(BY_FURNITURE, chime) else 0


# --- by the fixed procedure ----------------------------------------------------------------------------------------------


@rule
def follow_procedure(g: Play, pieces: int) -> None:
    """C03, C04, C06 as the program carries them out."""
    hall, lab = g.state.hall, g.paper.lab
    note(g)
    if g.state.chime == Chime.UPHEAVAL:
        tip(lab, hall, pieces)
    elif g.state.chime == Chime.REFLECTION:
        turn_mirror(lab, hall)
    else:
        dance(lab, hall, pieces)
    for piece in range(PIECES):
        if has(pieces, piece):
            count_if_moved(g, piece)
    tell_changes(g)


@rule
def count_if_moved(g: Play, piece: int) -> None:
    """K-029: the pieces were lifted from `lab.before`."""
    now, before = g.state.hall.pieces[piece], g.paper.lab.before
    if g.world.chimes_count and not same_pose(before, piece, now.x, now.y, now.yaw, now.face, now.lean):
        g.state.moved |= only(piece)


# --- what a chime allows -------------------------------------------------------------------------------------------------


@sealed
def judge_by_chime(lab: Lab, hall: Hall, chime: int, piece: int, x: int, y: int, yaw: int, face: int, lean: int) -> int:
    """A pose for a piece that a chime is about: a Why. One that stands so already may be left."""
    why = try_pose(lab, hall, piece, x, y, yaw, face, lean)
    if why == Why.SAME:
        build(lab, hall)
        lab.here &= ~only(piece)
    elif why != Why.FINE:
        return why
    return Why.FINE if as_told(lab, hall, chime, piece, x, y, yaw, face, lean) else Why.NOT_AS_TOLD


@rule
def as_told(lab: Lab, hall: Hall, chime: int, piece: int, x: int, y: int, yaw: int, face: int, lean: int) -> bool:
    """Is that what the chime says? The piece is away, and how it would rest is known: lab.z, lab.tilt."""
    old = hall.pieces[piece]
    if chime == Chime.UPHEAVAL:
        far = (x - old.x) * (x - old.x) + (y - old.y) * (y - old.y) > REACH * REACH
        return face in (LEFT_SIDE, RIGHT_SIDE) and lean == 0 and not far
    if chime == Chime.REFLECTION:
        return face == 0 and lean == 0 and shows_middle(x, y, yaw) and sees_middle(lab, x, y, yaw, lab.z)
    shape(lab.own, piece, x, y, yaw, face, lean, 0, lab.tilt)
    return at_nearest_door(lab.own, old.x, old.y)


@rule
def shows_middle(x: int, y: int, yaw: int) -> bool:
    """Is the middle of the hall, or a point near it, straight ahead of the glass?"""
    dx, dy = (MIDDLE - x) / 32, (MIDDLE - y) / 32
    ahead, aside = dy * COS[yaw] - dx * SIN[yaw] - GLASS_MIDDLE[1], dx * COS[yaw] + dy * SIN[yaw]
    return bool(ahead > E and abs(aside) <= CENTRAL + E)


@rule
def at_nearest_door(own: Solid, x: int, y: int) -> bool:
    """C06: against a door that is the nearest to where the piece was; if several are, any of them."""
    nearest = nearest_door(x, y) >> 8
    for door in range(4 * DOORS):
        if distance_of(door // DOORS, door % DOORS, x, y) == nearest and against(own, door // DOORS, door % DOORS):
            return True
    return False


@rule
def against(own: Solid, side: int, number: int) -> bool:
    """Does the piece touch the wall of that side, before that door?"""
    c, s = abs(own.cos), abs(own.sin)
    along_x = is_along_x(side)
    gap, least, most = 1.0 * GRID, 1.0 * GRID, 0.0
    for k in range(own.count):
        box = own.boxes[k]
        wide, deep = c * box.px + s * box.py, s * box.px + c * box.py
        at, half, out, across = (box.x, wide, box.y, deep) if along_x else (box.y, deep, box.x, wide)
        gap = min(gap, out - across if side in (Side.S, Side.W) else GRID - out - across)
        least, most = min(least, at - half), max(most, at + half)
    middle = DOOR_AT[side, number, 0 if along_x else 1]
    return gap <= AT_THE_WALL + E and least < middle + 0.5 - E and most > middle - 0.5 + E


@brief
def is_along_x(side: int) -> bool:
    return side in (Side.S, Side.N)


# --- the menu ------------------------------------------------------------------------------------------------------------


@rule
def offer_arrangements(g: Play) -> None:
    """DP-14: a few poses for each piece that is left, and all that is left as the program would place it."""
    for piece in range(PIECES):
        if has(g.state.to_place, piece) and not enough(g):
            offer_by_chime(g, piece)
    offer(g, Do.ROUTINE)


@rule
def offer_by_chime(g: Play, piece: int) -> None:
    s, lab, old = g.state, g.paper.lab, g.state.hall.pieces[piece]
    if judge_by_chime(lab, s.hall, s.chime, piece, old.x, old.y, old.yaw, old.face, old.lean) == Why.FINE:
        offer_pose(g, piece, old.x, old.y, old.yaw, old.face, old.lean)
    if not lift_for(lab, s.hall, piece):
        return
    if s.chime == Chime.UPHEAVAL:
        offer_sides_down(g, piece)
    elif s.chime == Chime.REFLECTION:
        offer_looks(g, piece)
    else:
        offer_doors(g, piece)


@rule
def offer_pose(g: Play, piece: int, x: int, y: int, yaw: int, face: int, lean: int) -> None:
    offer(g, Do.SET, x, y, yaw, face * LEANS + lean + FACES * LEANS * piece)


@rule
def consider(g: Play, piece: int, x: int, y: int, yaw: int, face: int) -> None:
    """Offer that pose, if it is legal, as told and another than now; the piece has been lifted."""
    s, lab = g.state, g.paper.lab
    if not (0 <= x <= WIDE and 0 <= y <= WIDE) or same_pose(s.hall, piece, x, y, yaw, face, 0):
        return
    if judge(lab, piece, x, y, yaw, face, 0) == Why.FINE and as_told(lab, s.hall, s.chime, piece, x, y, yaw, face, 0):
        offer_pose(g, piece, x, y, yaw, face, 0)


@rule
def offer_sides_down(g: Play, piece: int) -> None:
    """C03: on either side, where the piece stands, over its own edge, or turned by a quarter."""
    old = g.state.hall.pieces[piece]
    for face in (LEFT_SIDE, RIGHT_SIDE):
        consider(g, piece, old.x, old.y, old.yaw, face)
        away = (EXTENT[piece, old.face, 0] + EXTENT[piece, face, 0]) / 2
        way = -away if face == LEFT_SIDE else away
        consider(g, piece, int(old.x + way * COS[old.yaw]), int(old.y + way * SIN[old.yaw]), old.yaw, face)
        consider(g, piece, old.x, old.y, (old.yaw + 16) % YAWS, face)


@rule
def offer_looks(g: Play, piece: int) -> None:
    """C04: turned where it stands, and from all around the middle."""
    old = g.state.hall.pieces[piece]
    if old.x != MIDDLE or old.y != MIDDLE:
        consider(g, piece, old.x, old.y, looking_along(MIDDLE - old.x, MIDDLE - old.y), 0)
    for k in range(9):
        x, y = THIRDS[k % 3], THIRDS[k // 3]
        if (x != MIDDLE or y != MIDDLE) and (x != old.x or y != old.y):
            consider(g, piece, x, y, looking_along(MIDDLE - x, MIDDLE - y), 0)


@rule
def offer_doors(g: Play, piece: int) -> None:
    """C06: before each of the nearest doors, turned by quarters, in its middle or beside it."""
    old = g.state.hall.pieces[piece]
    nearest = nearest_door(old.x, old.y) >> 8
    for door in range(4 * DOORS):
        side, number = door // DOORS, door % DOORS
        if distance_of(side, number, old.x, old.y) == nearest:
            for turn in range(4):
                for k in range(len(ALONG)):
                    offer_at_door(g, piece, side, number, turn, ALONG[k])


@rule
def offer_at_door(g: Play, piece: int, side: int, number: int, turn: int, along: int) -> None:
    face = g.state.hall.pieces[piece].face
    yaw = (FRONT_IN[side] + 16 * turn) % YAWS
    half, deep = -(-EXTENT[piece, face, turn % 2] // 2), -(-EXTENT[piece, face, 1 - turn % 2] // 2)
    across = deep if side in (Side.S, Side.W) else WIDE - deep
    at = min(max(int(DOOR_AT[side, number, 0 if is_along_x(side) else 1] * 32) + along, half), WIDE - half)
    x, y = (at, across) if is_along_x(side) else (across, at)
    consider(g, piece, x, y, yaw, face)
