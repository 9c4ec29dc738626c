"""All that stands in the hall as solid bodies: the scratch paper (`Lab`) of Keyhole's geometry, and how it is filled in.

Plan coordinates and oriented boxes are real numbers in cells; heights that only ever are multiples of 1/64 stay whole numbers.
"""

from __future__ import annotations

import math
from typing import Annotated

from ghostlight.core.bits import only
from ghostlight.core.compile import rule, sealed
from ghostlight.core.records import Floats, Ints, Record, Rows

from ..state import GHOSTS, GRID, PIECES, Furniture, Ghost, Hall, Piece, Place, Posture
from .shapes import (
    BOXES,
    CENTRE,
    COS,
    COUNT,
    EXTENT,
    FACING,
    GLASS_MIDDLE,
    GLASS_TALL,
    GLASS_WIDE,
    HALF,
    HEIGHT,
    HIGH,
    LOW,
    PLAN_X,
    PLAN_Y,
    RADIUS,
    SIN,
    SIZE_OF,
    STATURE,
    TILT_COS,
    TILT_SIN,
    UNIT,
)
from .sight import Sight

NEAR = PIECES * BOXES
CORNERS = 1024  # of contact patches
POSES = 64  # of a menu (section 6)
SPOTS = 1024


class Box(Record):
    """A box of a piece as it stands in the hall."""

    x: float  # its centre
    y: float
    z: float
    a: float  # half-sizes along the piece's three axes
    b: float
    c: float
    u: float  # its centre in plan, from the middle of the piece along right and front as the yaw turns them (KG-023)
    v: float
    px: float  # half-sizes of the plan rectangle, in the same directions
    py: float
    low: int  # bottom and top in 1/64; of a leaning piece rounded outward
    high: int


class Solid(Record):
    """A piece as it stands in the hall; those not in `Lab.here` are left as they were."""

    leaning: int
    tilt: int  # degrees
    cos: float  # of its yaw
    sin: float
    x: float  # middle of its bounding rectangle in plan, and half its sizes along right and front
    y: float
    px: float
    py: float
    reach: float  # radius of the circle round that rectangle
    low: int
    high: int
    axes: Annotated[Floats, 9]  # right, front and up of the rest frame, turned and tilted: x, y, z each
    count: int
    boxes: Annotated[Rows[Box], BOXES]


class Body(Record):
    """A ghost in the hall; those not in `Lab.crowd` are left as they were."""

    x: float  # axis, or the middle when lying
    y: float
    r: float  # radius
    px: float  # half-sizes in plan along x and y
    py: float
    reach: float
    kind: int  # size
    posture: int
    low: int
    high: int


class Glass(Record):
    """The mirror's glass in the hall (KG-010): its centre, the way it looks, its directions and half-sizes."""

    x: float
    y: float
    z: float
    nx: float
    ny: float
    nz: float
    ux: float  # unit vector along the width
    uy: float
    uz: float
    vx: float  # and along the height
    vy: float
    vz: float
    wide: float  # half-sizes
    tall: float


class Near(Record):
    """A box that a ghost of some cell might meet."""

    piece: int
    box: int
    leaning: int
    x: float
    y: float
    cos: float
    sin: float
    px: float
    py: float
    low: int
    high: int


class Lab(Record):
    """Scratch paper. Nothing on it is blank to begin with."""

    # the hall as solids
    here: int  # pieces in the hall: a set
    crowd: int  # ghosts in the hall: a set
    pieces: Annotated[Rows[Solid], PIECES]
    ghosts: Annotated[Rows[Body], GHOSTS]
    glass: Glass  # when the mirror is here
    # what the caller says
    without: int  # ghosts that count as absent (try_spot, list_spots, has_spot): a set
    free: int  # KG-031, KG-033: pieces may stand under and over leaning ones that they do not touch, and lean from others
    footing: int  # the height of the edge about which a piece tilts, in 1/64
    # answers
    z: int  # how the piece tried last would come to rest; NOWHERE: not known
    tilt: int
    supporters: int  # pieces on which it would lean: a set
    most: int  # poses that are wanted
    poses: Annotated[Ints, POSES]
    pose_z: Annotated[Ints, POSES]  # how each would come to rest
    pose_tilt: Annotated[Ints, POSES]
    spots: Annotated[Ints, SPOTS]
    direct: Annotated[Ints, GHOSTS]  # samples of a peep
    mirrored: Annotated[Ints, GHOSTS]
    sight: Sight  # notes of a peep
    # notes
    own: Solid  # the piece that is being tried
    trial: Hall
    before: Hall  # the position from which pieces are lifted
    stood: Annotated[Ints, GHOSTS]  # pieces on which a lifted ghost stood: sets
    frame: Annotated[Floats, 9]  # a piece's axes, seen from another's
    angle: Annotated[Floats, BOXES]  # of the upper edge of own boxes, seen from the edge about which the piece tilts
    inner: Annotated[Floats, BOXES]  # how near and how far they come to that edge
    outer: Annotated[Floats, BOXES]
    rests: Annotated[Ints, PIECES]  # ghosts on which a piece rests (note_rests): sets
    lifted: int  # pieces: a set
    raised: int  # ghosts lifted with them, and not yet put back: a set
    near: Annotated[Rows[Near], NEAR]
    nears: int
    beside: int  # ghosts near a cell: a set
    levels: Annotated[Ints, NEAR + 1]
    level_count: int
    px: Annotated[Floats, CORNERS]  # corners of contact patches
    py: Annotated[Floats, CORNERS]
    corners: int
    qx: Annotated[Floats, CORNERS]
    qy: Annotated[Floats, CORNERS]


# --- filling it in -----------------------------------------------------------------------------------------------------


@sealed
def build(lab: Lab, hall: Hall) -> None:
    """All placed pieces and all ghosts of the hall."""
    lab.here = lab.crowd = 0
    for p in range(PIECES):
        if hall.pieces[p].placed:
            build_piece(lab, p, hall.pieces[p])
    for g in range(GHOSTS):
        if hall.ghosts[g].place == Place.HALL:
            build_ghost(lab, g, hall.ghosts[g])


@rule
def build_piece(lab: Lab, p: int, pose: Furniture) -> None:
    shape(lab.pieces[p], p, pose.x, pose.y, pose.yaw, pose.face, pose.lean, pose.z, pose.tilt)
    lab.here |= only(p)
    if p == Piece.MIRROR:
        hang_glass(lab, pose)


@rule
def build_ghost(lab: Lab, g: int, ghost: Ghost) -> None:
    body = lab.ghosts[g]
    kind, posture = SIZE_OF[g], ghost.posture
    body.x = ghost.cell % GRID + ghost.sx / 16
    body.y = ghost.cell // GRID + ghost.sy / 16
    body.kind, body.posture = kind, posture
    body.r = RADIUS[kind]
    body.px, body.py = PLAN_X[kind, posture], PLAN_Y[kind, posture]
    body.reach = body.r if posture == Posture.UPRIGHT else body.px + body.py
    body.low, body.high = ghost.level, ghost.level + STATURE[kind, posture]
    lab.crowd |= only(g)


@sealed
def shape(solid: Solid, p: int, x: int, y: int, yaw: int, face: int, lean: int, z: int, tilt: int) -> None:
    """KG-021 to KG-023: the piece's boxes in the hall."""
    c, s = COS[yaw], SIN[yaw]
    solid.cos, solid.sin = c, s
    solid.count = COUNT[p]
    solid.leaning = 1 if tilt else 0
    solid.tilt = tilt
    solid.px, solid.py = EXTENT[p, face, 0] / UNIT, EXTENT[p, face, 1] / UNIT
    solid.x, solid.y = x / 32, y / 32
    solid.low, solid.high = z, z + HEIGHT[p, face]
    solid.reach = math.sqrt(solid.px * solid.px + solid.py * solid.py)
    axes = solid.axes
    axes[0], axes[1], axes[2] = c, s, 0.0
    axes[3], axes[4], axes[5] = -s, c, 0.0
    axes[6], axes[7], axes[8] = 0.0, 0.0, 1.0
    for k in range(COUNT[p]):
        box = solid.boxes[k]
        u, v = CENTRE[p, face, k, 0], CENTRE[p, face, k, 1]
        box.x, box.y = solid.x + u * c - v * s, solid.y + u * s + v * c
        box.z = CENTRE[p, face, k, 2] + z / UNIT
        box.a, box.b, box.c = HALF[p, face, k, 0], HALF[p, face, k, 1], HALF[p, face, k, 2]
        box.u, box.v = u, v
        box.px, box.py = box.a, box.b
        box.low, box.high = z + LOW[p, face, k], z + HIGH[p, face, k]
    if tilt:
        incline(solid, p, face, lean, tilt)


@rule
def incline(solid: Solid, p: int, face: int, lean: int, tilt: int) -> None:
    """KG-033 b: tilt a piece about its edge on the lean side."""
    ct, st = TILT_COS[tilt], TILT_SIN[tilt]
    c, s = solid.cos, solid.sin
    along = 1 if lean <= 2 else 0  # which of its axes the tilt is along: front or right
    sign = 1.0 if lean in (1, 4) else -1.0
    edge = solid.py if along else solid.px
    fx, fy = (-s * sign, c * sign) if along else (c * sign, s * sign)  # toward the lean side
    lo, hi, top = 10.0, -10.0, 0.0
    middle_x, middle_y = solid.x, solid.y
    for k in range(solid.count):
        box = solid.boxes[k]
        u, v, w = CENTRE[p, face, k, 0], CENTRE[p, face, k, 1], CENTRE[p, face, k, 2]
        half = box.b if along else box.a
        f = sign * (v if along else u) - edge
        new, rise = f * ct + w * st, -f * st + w * ct
        box.x += (new - f) * fx
        box.y += (new - f) * fy
        box.z = rise + solid.low / UNIT
        wide, tall = half * ct + box.c * st, half * st + box.c * ct
        if along:
            box.py = wide
        else:
            box.px = wide
        box.low = solid.low + math.floor((rise - tall) * UNIT - 0.01)
        box.high = solid.low + math.ceil((rise + tall) * UNIT + 0.01)
        lo, hi, top = min(lo, new - wide), max(hi, new + wide), max(top, rise + tall)
    shift = edge + (lo + hi) / 2
    solid.x, solid.y = middle_x + shift * fx, middle_y + shift * fy
    if along:
        solid.py = (hi - lo) / 2
    else:
        solid.px = (hi - lo) / 2
    for k in range(solid.count):
        box = solid.boxes[k]
        dx, dy = box.x - solid.x, box.y - solid.y
        box.u, box.v = dx * c + dy * s, dy * c - dx * s
    solid.reach = math.sqrt(solid.px * solid.px + solid.py * solid.py)
    solid.high = solid.low + math.ceil(top * UNIT + 0.01)
    axes = solid.axes
    axes[6], axes[7], axes[8] = fx * st, fy * st, ct
    first = 3 * along
    axes[first], axes[first + 1], axes[first + 2] = sign * fx * ct, sign * fy * ct, -sign * st


@rule
def hang_glass(lab: Lab, pose: Furniture) -> None:
    """Where the mirror's glass is and which way it looks."""
    glass, face, axes = lab.glass, pose.face, lab.pieces[Piece.MIRROR].axes
    # a box's centre serves as the known point of the tilted piece: the panel is box 1, and its middle is at (0, 0, 50)
    panel = lab.pieces[Piece.MIRROR].boxes[1]
    across, out, up = unit_of(axes, face, 0), unit_of(axes, face, 1), unit_of(axes, face, 2)
    u, v = GLASS_MIDDLE[0], GLASS_MIDDLE[1]
    w = GLASS_MIDDLE[2] - 50 / UNIT
    glass.x = panel.x + u * across[0] + v * out[0] + w * up[0]
    glass.y = panel.y + u * across[1] + v * out[1] + w * up[1]
    glass.z = panel.z + u * across[2] + v * out[2] + w * up[2]
    glass.nx, glass.ny, glass.nz = out
    glass.ux, glass.uy, glass.uz = across
    glass.vx, glass.vy, glass.vz = up
    glass.wide, glass.tall = GLASS_WIDE, GLASS_TALL


@rule
def unit_of(axes: Floats, face: int, which: int) -> tuple[float, float, float]:
    """An axis of the piece frame in the hall."""
    a, b, c = FACING[face, 0, which], FACING[face, 1, which], FACING[face, 2, which]
    return (
        a * axes[0] + b * axes[3] + c * axes[6],
        a * axes[1] + b * axes[4] + c * axes[7],
        a * axes[2] + b * axes[5] + c * axes[8],
    )
