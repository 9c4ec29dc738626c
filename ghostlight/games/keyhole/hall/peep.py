"""Who is seen through the keyhole (4.7): the peep, a quick one that does not count, and a glimpse for bots.

What can be said of a whole ghost, or of one of its rings of samples, is said of all at once: a view through an opening and
the shadow of a box are convex, so if the corners of a square round a ring are all in one of them, the ring is. Samples are
looked at one by one only where an edge runs through a ring.
"""

from __future__ import annotations

import math
from enum import IntEnum

import numpy as np

from ghostlight.core.bits import has, only, size
from ghostlight.core.compile import brief, rule, sealed
from ghostlight.core.records import Ints

from ..state import GHOSTS, PIECES, Hall, Piece, Posture
from .shapes import (
    COS,
    DISC_R,
    DISC_Z,
    DOOR_AT,
    EYE_BACK,
    EYE_HIGH,
    GHOST_H,
    GHOST_R,
    INWARD,
    RIGHTWARD,
    SAMPLES,
    SIN,
    SLOT_END,
    SLOT_TOP,
    UNIT,
    E,
)
from .sight import STRAIGHT, Blocker, Figure, Sight, View, blocked, crosses, cut
from .solids import Body, Lab, build

AROUND = 32  # samples of a ring
RINGS = 13  # the last is the pole alone (KG-063)
POLE = RINGS - 1
ALL = (1 << AROUND) - 1
HEIGHTS = np.ascontiguousarray(SAMPLES[:, ::AROUND, 2])
RING_COS, RING_SIN = np.ascontiguousarray(COS[::2]), np.ascontiguousarray(SIN[::2])
WIDTHS = np.ascontiguousarray(SAMPLES[:, ::AROUND, 0])
HEAD_X = np.array([0.0, 0.0, 1.0, 0.0, -1.0])  # where the head of a lying ghost is, by posture
HEAD_Y = np.array([0.0, 1.0, 0.0, -1.0, 0.0])

# The aperture (KG-061), shrunk by e, as it is at distance 1 from the eye; the door's plane is half a cell away.
DISC = (DISC_R / UNIT - E) / EYE_BACK
TOP, END = ((SLOT_TOP[0] - DISC_Z) / UNIT - E) / EYE_BACK, ((SLOT_END[0] - DISC_Z) / UNIT + E) / EYE_BACK
FLARE = (SLOT_END[1] - SLOT_TOP[1]) / (SLOT_TOP[0] - SLOT_END[0])
WIDTH = (
    (SLOT_TOP[1] + FLARE * (SLOT_TOP[0] - DISC_Z)) / UNIT - E
) / EYE_BACK  # of half the slot, as if it went on up to the eye
WIDEST, LOWEST = DISC_R / UNIT / EYE_BACK, (SLOT_END[0] - DISC_Z) / UNIT / EYE_BACK
SLOT_WIDEST = SLOT_END[1] / UNIT / EYE_BACK

GLIMPSED = np.array([POLE * AROUND, *(ring * AROUND + i for ring in (8, 0, 4) for i in (0, 8, 16, 24))])  # samples of a glimpse
CLOSE = 0.01  # what begins so near ahead of the eye, or behind it, fills the whole view
WIDE_OPEN = 1e9


class Leg(IntEnum):
    """Parts of a line of sight: straight to a sample; or to the glass, and from there to the sample."""

    STRAIGHT, INTO, OUT = range(3)


# --- the peep ----------------------------------------------------------------------------------------------------------


@rule
def peep(lab: Lab, hall: Hall, side: int, door: int, mirror: int, solid_ghosts: int, min_visible: int) -> int:
    """K-060, KG-066: the ghosts that are seen; how many samples of each, directly and in the mirror, is in `lab`."""
    return look(lab, hall, side, door, mirror, solid_ghosts, min_visible, True)


@rule
def who_is_seen(lab: Lab, hall: Hall, side: int, door: int, mirror: int, solid_ghosts: int, min_visible: int) -> int:
    """The same ghosts as `peep`, but each is looked at only until it is clear whether it is seen. Nothing is counted."""
    return look(lab, hall, side, door, mirror, solid_ghosts, min_visible, False)


@sealed
def look(lab: Lab, hall: Hall, side: int, door: int, mirror: int, solid_ghosts: int, least: int, counting: bool) -> int:
    build(lab, hall)
    come_to_door(lab, side, door)
    reflects = bool(mirror) and come_to_glass(lab)
    seen = 0
    for ghost in range(GHOSTS):
        lab.direct[ghost] = lab.mirrored[ghost] = 0
        if has(lab.crowd, ghost) and shows(lab, ghost, reflects, solid_ghosts, least, counting):
            seen |= only(ghost)
    return seen


@rule
def shows(lab: Lab, ghost: int, reflects: bool, solid_ghosts: int, least: int, counting: bool) -> bool:
    """Whether enough samples of a ghost are seen (KG-066); one that is seen both ways counts once."""
    before = face_door(lab, ghost)
    beyond = face_glass(lab, ghost) if reflects else -1
    if before < 0 and beyond < 0:
        return False
    direct = mirrored = together = 0
    for k in range(RINGS):
        ring = POLE - k  # from the head down: heads show first
        straight = thrown = 0
        if before >= 0:
            straight = see_ring(lab, ghost, ring, before, solid_ghosts)
        if beyond >= 0 and (counting or together + size(straight) < least):
            thrown = see_ring_in_glass(lab, ghost, ring, beyond, solid_ghosts)
        direct += size(straight)
        mirrored += size(thrown)
        together += size(straight | thrown)
        if not counting and together >= least:
            return True
    if counting:
        lab.direct[ghost], lab.mirrored[ghost] = direct, mirrored
    return together >= least


# --- views -------------------------------------------------------------------------------------------------------------


@rule
def come_to_door(lab: Lab, side: int, door: int) -> None:
    """KG-060: the eye before its door."""
    view = lab.sight.door
    view.yx, view.yy, view.yz = INWARD[side, 0], INWARD[side, 1], 0.0
    view.xx, view.xy, view.xz = RIGHTWARD[side, 0], RIGHTWARD[side, 1], 0.0
    view.zx, view.zy, view.zz = 0.0, 0.0, 1.0
    view.x = DOOR_AT[side, door - 1, 0] - EYE_BACK * view.yx
    view.y = DOOR_AT[side, door - 1, 1] - EYE_BACK * view.yy
    view.z = EYE_HIGH
    view.begins = EYE_BACK
    behold(view, lab, -WIDEST, WIDEST, LOWEST, WIDEST)


@rule
def come_to_glass(lab: Lab) -> bool:
    """KG-065: the eye's image behind the mirror; false when the eye does not see the glass from its front, or not at all."""
    if not has(lab.here, Piece.MIRROR):
        return False
    sight, glass, door, view = lab.sight, lab.glass, lab.sight.door, lab.sight.glass
    away = (door.x - glass.x) * glass.nx + (door.y - glass.y) * glass.ny + (door.z - glass.z) * glass.nz
    if away <= E or not glass_in_door(lab):
        return False
    view.x = door.x - 2 * away * glass.nx
    view.y = door.y - 2 * away * glass.ny
    view.z = door.z - 2 * away * glass.nz
    view.xx, view.xy, view.xz = glass.ux, glass.uy, glass.uz
    view.yx, view.yy, view.yz = glass.nx, glass.ny, glass.nz
    view.zx, view.zy, view.zz = glass.vx, glass.vy, glass.vz
    view.begins = away
    x = (glass.x - view.x) * view.xx + (glass.y - view.y) * view.xy + (glass.z - view.z) * view.xz
    z = (glass.x - view.x) * view.zx + (glass.y - view.y) * view.zy + (glass.z - view.z) * view.zz
    sight.left, sight.right = (x - glass.wide + E) / away, (x + glass.wide - E) / away
    sight.low, sight.high = (z - glass.tall + E) / away, (z + glass.tall - E) / away
    behold(view, lab, sight.left, sight.right, sight.low, sight.high)
    turn = sight.turn
    turn.ax = door.xx * view.xx + door.xy * view.xy + door.xz * view.xz
    turn.ay = -(door.xx * view.yx + door.xy * view.yy + door.xz * view.yz)
    turn.az = door.xx * view.zx + door.xy * view.zy + door.xz * view.zz
    turn.bx = door.yx * view.xx + door.yy * view.xy + door.yz * view.xz
    turn.by = -(door.yx * view.yx + door.yy * view.yy + door.yz * view.yz)
    turn.bz = door.yx * view.zx + door.yy * view.zy + door.yz * view.zz
    turn.cx = door.zx * view.xx + door.zy * view.xy + door.zz * view.xz
    turn.cy = -(door.zx * view.yx + door.zy * view.yy + door.zz * view.yz)
    turn.cz = door.zx * view.zx + door.zy * view.zy + door.zz * view.zz
    return True


@rule
def glass_in_door(lab: Lab) -> bool:
    """Whether the glass may show in the aperture; lists the boxes that may be before it."""
    sight, glass, view = lab.sight, lab.glass, lab.sight.door
    left, right, low, high, far = WIDE_OPEN, -WIDE_OPEN, WIDE_OPEN, -WIDE_OPEN, 0.0
    for k in range(4):
        a = glass.wide if k & 1 else -glass.wide
        b = glass.tall if k & 2 else -glass.tall
        dx = glass.x + a * glass.ux + b * glass.vx - view.x
        dy = glass.y + a * glass.uy + b * glass.vy - view.y
        dz = glass.z + a * glass.uz + b * glass.vz - view.z
        ahead = dx * view.yx + dy * view.yy + dz * view.yz
        x, z = (dx * view.xx + dy * view.xy + dz * view.xz) / ahead, (dx * view.zx + dy * view.zy + dz * view.zz) / ahead
        left, right, low, high, far = min(left, x), max(right, x), min(low, z), max(high, z), max(far, ahead)
    if not near_aperture(left, right, low, high):
        return False
    count = 0
    for k in range(view.count):
        if in_front(view.blockers[k], left, right, low, high, far):
            sight.before_glass[count] = k
            count += 1
    sight.glass_count = count
    return True


@rule
def behold(view: View, lab: Lab, left: float, right: float, low: float, high: float) -> None:
    """All boxes that may be in the way of something seen through an opening, whose rectangle at distance 1 is given."""
    count = 0
    for p in range(PIECES):
        if not has(lab.here, p):
            continue
        solid, frame = lab.pieces[p], view.frames[p]
        axes = solid.axes
        frame.ax = axes[0] * view.xx + axes[1] * view.xy + axes[2] * view.xz
        frame.ay = axes[0] * view.yx + axes[1] * view.yy + axes[2] * view.yz
        frame.az = axes[0] * view.zx + axes[1] * view.zy + axes[2] * view.zz
        frame.bx = axes[3] * view.xx + axes[4] * view.xy + axes[5] * view.xz
        frame.by = axes[3] * view.yx + axes[4] * view.yy + axes[5] * view.yz
        frame.bz = axes[3] * view.zx + axes[4] * view.zy + axes[5] * view.zz
        frame.cx = axes[6] * view.xx + axes[7] * view.xy + axes[8] * view.xz
        frame.cy = axes[6] * view.yx + axes[7] * view.yy + axes[8] * view.yz
        frame.cz = axes[6] * view.zx + axes[7] * view.zy + axes[8] * view.zz
        for k in range(solid.count):
            box, blocker = solid.boxes[k], view.blockers[count]
            dx, dy, dz = box.x - view.x, box.y - view.y, box.z - view.z
            x = dx * view.xx + dy * view.xy + dz * view.xz
            y = dx * view.yx + dy * view.yy + dz * view.yz
            z = dx * view.zx + dy * view.zy + dz * view.zz
            reach = box.a * abs(frame.ay) + box.b * abs(frame.by) + box.c * abs(frame.cy)
            if y + reach <= view.begins:
                continue
            blocker.near = y - reach
            if blocker.near < CLOSE:
                blocker.left = blocker.low = -WIDE_OPEN
                blocker.right = blocker.high = WIDE_OPEN
            else:
                blocker.left = blocker.low = WIDE_OPEN
                blocker.right = blocker.high = -WIDE_OPEN
                for corner in range(8):
                    a = box.a if corner & 1 else -box.a
                    b = box.b if corner & 2 else -box.b
                    c = box.c if corner & 4 else -box.c
                    share = 1.0 / (y + a * frame.ay + b * frame.by + c * frame.cy)
                    across = (x + a * frame.ax + b * frame.bx + c * frame.cx) * share
                    up = (z + a * frame.az + b * frame.bz + c * frame.cz) * share
                    blocker.left, blocker.right = min(blocker.left, across), max(blocker.right, across)
                    blocker.low, blocker.high = min(blocker.low, up), max(blocker.high, up)
            if blocker.left > right or blocker.right < left or blocker.low > high or blocker.high < low:
                continue
            blocker.piece = p
            a = dx * axes[0] + dy * axes[1] + dz * axes[2]
            b = dx * axes[3] + dy * axes[4] + dz * axes[5]
            c = dx * axes[6] + dy * axes[7] + dz * axes[8]
            blocker.a0, blocker.a1 = a - box.a + E, a + box.a - E
            blocker.b0, blocker.b1 = b - box.b + E, b + box.b - E
            blocker.c0, blocker.c1 = c - box.c + E, c + box.c - E
            count += 1
    view.count = count


@brief
def in_front(box: Blocker, left: float, right: float, low: float, high: float, far: float) -> bool:
    """Whether a box may be before something that fills this rectangle and is at most so far away."""
    return box.left < right and box.right > left and box.low < high and box.high > low and box.near < far


@rule
def near_aperture(left: float, right: float, low: float, high: float) -> bool:
    """Whether something that fills this rectangle may show in the aperture."""
    if left > WIDEST or right < -WIDEST or low > WIDEST or high < LOWEST:
        return False
    x = max(left, -right, 0.0)  # the point nearest to the middle of the disc
    z = max(low, -high, 0.0)
    return x * x + z * z < WIDEST * WIDEST or (x < SLOT_WIDEST and low < TOP)


@brief
def in_disc(x: float, y: float, z: float) -> bool:
    return x * x + z * z < DISC * DISC * y * y


@brief
def in_slot(x: float, y: float, z: float) -> bool:
    return END * y < z < TOP * y and abs(x) < WIDTH * y - FLARE * z


# --- a ghost before the eye ----------------------------------------------------------------------------------------------


@rule
def place_figure(view: View, body: Body) -> None:
    """A ghost in the axes of a view (KG-063)."""
    figure = view.figure
    dx, dy, dz = body.x - view.x, body.y - view.y, body.low / UNIT - view.z
    if body.posture == Posture.UPRIGHT:
        figure.axis_x, figure.axis_y, figure.axis_z = view.xz, view.yz, view.zz
        figure.cos_x, figure.cos_y, figure.cos_z = view.xx, view.yx, view.zx
        figure.sin_x, figure.sin_y, figure.sin_z = view.xy, view.yy, view.zy
    else:
        hx, hy, half = HEAD_X[body.posture], HEAD_Y[body.posture], GHOST_H[body.kind] / UNIT / 2
        dx, dy, dz = dx - half * hx, dy - half * hy, dz + GHOST_R[body.kind] / UNIT
        figure.axis_x, figure.cos_x, figure.sin_x = hx * view.xx + hy * view.xy, hy * view.xx - hx * view.xy, view.xz
        figure.axis_y, figure.cos_y, figure.sin_y = hx * view.yx + hy * view.yy, hy * view.yx - hx * view.yy, view.yz
        figure.axis_z, figure.cos_z, figure.sin_z = hx * view.zx + hy * view.zy, hy * view.zx - hx * view.zy, view.zz
    figure.x = dx * view.xx + dy * view.xy + dz * view.xz
    figure.y = dx * view.yx + dy * view.yy + dz * view.yz
    figure.z = dx * view.zx + dy * view.zy + dz * view.zz


@brief
def point(figure: Figure, height: float, cos: float, sin: float) -> tuple[float, float, float]:
    """A point of a ghost in the axes of the view that it is placed in."""
    return (
        figure.x + height * figure.axis_x + cos * figure.cos_x + sin * figure.sin_x,
        figure.y + height * figure.axis_y + cos * figure.cos_y + sin * figure.sin_y,
        figure.z + height * figure.axis_z + cos * figure.cos_z + sin * figure.sin_z,
    )


@brief
def corner(figure: Figure, low: float, high: float, width: float, k: int) -> tuple[float, float, float]:
    """One of the corners round a ring (four: low and high are the same) or round a whole ghost (eight)."""
    return point(figure, high if k & 4 else low, width if k & 1 else -width, width if k & 2 else -width)


@brief
def thrown_back(sight: Sight, x: float, y: float, z: float) -> tuple[float, float, float]:
    """A point before the glass, as the eye at the door sees it: behind the glass."""
    turn = sight.turn
    return (
        turn.ax * x + turn.ay * y + turn.az * z,
        turn.bx * x + turn.by * y + turn.bz * z,
        turn.cx * x + turn.cy * y + turn.cz * z,
    )


@rule
def outline(sight: Sight, leg: int, low: float, high: float, width: float) -> tuple[float, float, float, float, float, float]:
    """The rectangle that the corners fill at distance 1, and how near and far they are. Wide open when some are too near.

    On the way into the glass it is the rectangle of their images in the door's view; near and far are then of no use.
    """
    figure = sight.door.figure if leg == Leg.STRAIGHT else sight.glass.figure
    least = CLOSE if leg != Leg.OUT else sight.glass.begins + E
    left, right, bottom, top, near, far = WIDE_OPEN, -WIDE_OPEN, WIDE_OPEN, -WIDE_OPEN, WIDE_OPEN, -WIDE_OPEN
    for k in range(4 if low == high else 8):
        x, y, z = corner(figure, low, high, width, k)
        if leg == Leg.INTO:
            x, y, z = thrown_back(sight, x, y, z)
        near, far = min(near, y), max(far, y)
        if y > least:
            across, up = x / y, z / y
            left, right, bottom, top = min(left, across), max(right, across), min(bottom, up), max(top, up)
    if near <= least:
        left, right, bottom, top = -WIDE_OPEN, WIDE_OPEN, -WIDE_OPEN, WIDE_OPEN
    return left, right, bottom, top, near, far


@rule
def hides(sight: Sight, leg: int, which: int, low: float, high: float, width: float) -> bool:
    """Whether a box is in the way of all the corners, and so of all that is between them."""
    view = sight.glass if leg == Leg.OUT else sight.door
    figure = sight.door.figure if leg == Leg.STRAIGHT else sight.glass.figure
    box = view.blockers[which]
    for k in range(4 if low == high else 8):
        x, y, z = corner(figure, low, high, width, k)
        least, most = 0.0, 1.0
        if leg != Leg.STRAIGHT:
            share = sight.glass.begins / y
            if leg == Leg.OUT:
                least = share
            else:
                most = share
                x, y, z = thrown_back(sight, x, y, z)
        if not crosses(view.frames[box.piece], box, x, y, z, least, most):
            return False
    return True


@brief
def fills(box: Blocker, left: float, right: float, low: float, high: float) -> bool:
    """Whether a box could hide all that fills this rectangle."""
    return box.left <= left and box.right >= right and box.low <= low and box.high >= high


@rule
def face_door(lab: Lab, ghost: int) -> int:
    """Place a ghost in the door's view, and list the boxes that may be before it; how many, or -1: it cannot be seen so."""
    sight, body = lab.sight, lab.ghosts[ghost]
    view, width, height = sight.door, GHOST_R[body.kind] / UNIT, GHOST_H[body.kind] / UNIT
    dx, dy = body.x - view.x, body.y - view.y
    if abs(dx * view.xx + dy * view.xy) - body.reach > WIDEST * (dx * view.yx + dy * view.yy + body.reach):
        return -1  # well to the side, as most are
    place_figure(view, body)
    left, right, low, high, _, far = outline(sight, Leg.STRAIGHT, 0.0, height, width)
    if not near_aperture(left, right, low, high):
        return -1
    count = 0
    for k in range(view.count):
        box = view.blockers[k]
        if in_front(box, left, right, low, high, far):
            if fills(box, left, right, low, high) and hides(sight, Leg.STRAIGHT, k, 0.0, height, width):
                return -1
            sight.before_ghost[count] = k
            count += 1
    return count


@rule
def face_glass(lab: Lab, ghost: int) -> int:
    """The same for the view through the glass, and the boxes between the glass and the ghost."""
    sight, body = lab.sight, lab.ghosts[ghost]
    view, width, height = sight.glass, GHOST_R[body.kind] / UNIT, GHOST_H[body.kind] / UNIT
    place_figure(view, body)
    left, right, low, high, near, far = outline(sight, Leg.OUT, 0.0, height, width)
    if far <= view.begins + E or left > sight.right or right < sight.left or low > sight.high or high < sight.low:
        return -1
    count = 0
    for k in range(view.count):
        box = view.blockers[k]
        if in_front(box, left, right, low, high, far):
            if near > view.begins + E and fills(box, left, right, low, high) and hides(sight, Leg.OUT, k, 0.0, height, width):
                return -1
            sight.beyond_ghost[count] = k
            count += 1
    return count


# --- its rings -----------------------------------------------------------------------------------------------------------


@rule
def see_ring(lab: Lab, ghost: int, ring: int, listed: int, solid_ghosts: int) -> int:
    """KG-064: which samples of a ring are seen directly: a set."""
    sight, kind = lab.sight, lab.ghosts[ghost].kind
    view, height, width = sight.door, HEIGHTS[kind, ring], WIDTHS[kind, ring]
    if ring == POLE:
        x, y, z = point(view.figure, height, 0.0, 0.0)
        return int(see_point(lab, ghost, x, y, z, sight.before_ghost, listed, False, solid_ghosts))
    left, right, low, high, _, far = outline(sight, Leg.STRAIGHT, height, height, width)
    if not near_aperture(left, right, low, high):
        return 0
    count = 0
    for k in range(listed):
        which = sight.before_ghost[k]
        box = view.blockers[which]
        if in_front(box, left, right, low, high, far):
            if fills(box, left, right, low, high) and hides(sight, Leg.STRAIGHT, which, height, height, width):
                return 0
            sight.before_ring[count] = which
            count += 1
    open_ = within_aperture(sight, Leg.STRAIGHT, height, width)
    if open_ and count == 0 and not solid_ghosts:
        return ALL
    seen, figure = 0, view.figure
    x, y, z = point(figure, height, 0.0, 0.0)
    cos_x, cos_y, cos_z = width * figure.cos_x, width * figure.cos_y, width * figure.cos_z
    sin_x, sin_y, sin_z = width * figure.sin_x, width * figure.sin_y, width * figure.sin_z
    for i in range(AROUND):
        cos, sin = RING_COS[i], RING_SIN[i]
        px, py, pz = x + cos * cos_x + sin * sin_x, y + cos * cos_y + sin * sin_y, z + cos * cos_z + sin * sin_z
        if see_point(lab, ghost, px, py, pz, sight.before_ring, count, open_, solid_ghosts):
            seen |= only(i)
    return seen


@rule
def within_aperture(sight: Sight, leg: int, height: float, width: float) -> bool:
    """Whether the corners round a ring are all in the disc, or all in the slot."""
    figure = sight.door.figure if leg == Leg.STRAIGHT else sight.glass.figure
    disc = slot = 0
    for k in range(4):
        x, y, z = corner(figure, height, height, width, k)
        if leg == Leg.INTO:
            x, y, z = thrown_back(sight, x, y, z)
        if y < CLOSE:
            return False
        disc += in_disc(x, y, z)
        slot += in_slot(x, y, z)
    return disc == 4 or slot == 4


@brief
def see_point(
    lab: Lab, ghost: int, x: float, y: float, z: float, listed: Ints, count: int, open_: bool, solid_ghosts: int
) -> bool:
    """KG-064 for one sample; `open_`: it is known to be within the aperture."""
    view = lab.sight.door
    if not (open_ or in_disc(x, y, z) or in_slot(x, y, z)):
        return False
    if blocked(view, listed, count, x, y, z, 0.0, 1.0):
        return False
    return not (solid_ghosts and behind_ghost(lab, ghost, view, x, y, z, 0.0, 1.0))


@rule
def see_ring_in_glass(lab: Lab, ghost: int, ring: int, listed: int, solid_ghosts: int) -> int:
    """KG-065: which samples of a ring are seen in the mirror: a set."""
    sight, kind = lab.sight, lab.ghosts[ghost].kind
    door, view, height, width = sight.door, sight.glass, HEIGHTS[kind, ring], WIDTHS[kind, ring]
    left, right, low, high, near, far = outline(sight, Leg.OUT, height, height, width)
    if far <= view.begins + E or left > sight.right or right < sight.left or low > sight.high or high < sight.low:
        return 0
    out = 0
    before = near > view.begins + E
    for k in range(listed):
        which = sight.beyond_ghost[k]
        box = view.blockers[which]
        if in_front(box, left, right, low, high, far):
            if before and fills(box, left, right, low, high) and hides(sight, Leg.OUT, which, height, height, width):
                return 0
            sight.beyond_ring[out] = which
            out += 1
    open_ = before and left > sight.left and right < sight.right and low > sight.low and high < sight.high
    left, right, low, high, _, _ = outline(sight, Leg.INTO, height, height, width)
    if not near_aperture(left, right, low, high):
        return 0
    into = 0
    for k in range(sight.glass_count):
        which = sight.before_glass[k]
        box = door.blockers[which]
        if in_front(box, left, right, low, high, WIDE_OPEN):
            if before and fills(box, left, right, low, high) and hides(sight, Leg.INTO, which, height, height, width):
                return 0
            sight.before_image[into] = which
            into += 1
    if ring == POLE:
        return int(see_point_in_glass(lab, ghost, height, 0.0, 0.0, into, out, solid_ghosts))
    if open_ and into == 0 and out == 0 and not solid_ghosts and within_aperture(sight, Leg.INTO, height, width):
        return ALL
    seen = 0
    for i in range(AROUND):
        if see_point_in_glass(lab, ghost, height, width * RING_COS[i], width * RING_SIN[i], into, out, solid_ghosts):
            seen |= only(i)
    return seen


@rule
def see_point_in_glass(
    lab: Lab, ghost: int, height: float, cos: float, sin: float, into: int, out: int, solid_ghosts: int
) -> bool:
    """KG-065 for one sample, by the boxes listed before its image and beyond the glass."""
    sight, door, view = lab.sight, lab.sight.door, lab.sight.glass
    x, y, z = point(view.figure, height, cos, sin)
    if y <= view.begins + E:
        return False
    if not (sight.left * y < x < sight.right * y and sight.low * y < z < sight.high * y):
        return False
    share = view.begins / y
    image_x, image_y, image_z = thrown_back(sight, x, y, z)
    if image_y * share <= door.begins or not (in_disc(image_x, image_y, image_z) or in_slot(image_x, image_y, image_z)):
        return False
    if blocked(door, sight.before_image, into, image_x, image_y, image_z, 0.0, share):
        return False
    if blocked(view, sight.beyond_ring, out, x, y, z, share, 1.0):
        return False
    if not solid_ghosts:
        return True
    if behind_ghost(lab, ghost, door, image_x, image_y, image_z, 0.0, share):
        return False
    return not behind_ghost(lab, ghost, view, x, y, z, share, 1.0)


# --- ghosts that block (KG-062) --------------------------------------------------------------------------------------------


@rule
def behind_ghost(lab: Lab, ghost: int, view: View, x: float, y: float, z: float, least: float, most: float) -> bool:
    """Whether another ghost is in the way to a point, between two shares of that way."""
    wx = x * view.xx + y * view.yx + z * view.zx
    wy = x * view.xy + y * view.yy + z * view.zy
    wz = x * view.xz + y * view.yz + z * view.zz
    for other in range(GHOSTS):
        if other == ghost or not has(lab.crowd, other):
            continue
        body = lab.ghosts[other]
        r, h = GHOST_R[body.kind] / UNIT, GHOST_H[body.kind] / UNIT
        ox, oy, oz = view.x - body.x, view.y - body.y, view.z - body.low / UNIT
        if body.posture == Posture.UPRIGHT:
            meets = enters(ox, oy, oz, wx, wy, wz, r, h, least, most)
        else:
            hx, hy = HEAD_X[body.posture], HEAD_Y[body.posture]
            side, along = ox * hy - oy * hx, ox * hx + oy * hy + h / 2
            meets = enters(side, oz - r, along, wx * hy - wy * hx, wz, wx * hx + wy * hy, r, h, least, most)
        if meets:
            return True
    return False


@rule
def enters(
    x: float, y: float, z: float, dx: float, dy: float, dz: float, r: float, h: float, least: float, most: float
) -> bool:
    """Whether a line has any length inside a ghost that stands on the origin (KG-043): a cylinder under a half-ball."""
    r, neck = r - E, h - r
    a, b, c = dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - r * r
    if a > STRAIGHT:
        root = b * b - a * c
        if root <= 0:
            return False
        root = math.sqrt(root)
        first, last = max(least, (-b - root) / a), min(most, (-b + root) / a)
    elif c < 0:
        first, last = least, most
    else:
        return False
    first, last = cut(dz, first, last, -z, neck - z)
    if first < last:
        return True
    z -= neck
    a, b, c = a + dz * dz, b + z * dz, c + z * z
    root = b * b - a * c
    if root <= 0:
        return False
    root = math.sqrt(root)
    first, last = cut(dz, max(least, (-b - root) / a), min(most, (-b + root) / a), -z, r - z)
    return first < last


# --- a glimpse -------------------------------------------------------------------------------------------------------------


@sealed
def glimpse(lab: Lab, hall: Hall, side: int, door: int, mirror: int, solid_ghosts: int, min_visible: int) -> int:
    """About who is seen, by thirteen points of each ghost: for bots, who look through many doors. Nothing is counted."""
    build(lab, hall)
    come_to_door(lab, side, door)
    reflects = bool(mirror) and come_to_glass(lab)
    enough = -(-min_visible * len(GLIMPSED) // len(SAMPLES[0]))
    seen = 0
    for ghost in range(GHOSTS):
        if has(lab.crowd, ghost) and glimpsed(lab, ghost, reflects, solid_ghosts, enough):
            seen |= only(ghost)
    return seen


@rule
def glimpsed(lab: Lab, ghost: int, reflects: bool, solid_ghosts: int, enough: int) -> bool:
    sight, kind, found = lab.sight, lab.ghosts[ghost].kind, 0
    before = face_door(lab, ghost)
    if before >= 0:
        for k in range(len(GLIMPSED)):
            ring, i = GLIMPSED[k] // AROUND, GLIMPSED[k] % AROUND
            height, cos, sin = HEIGHTS[kind, ring], WIDTHS[kind, ring] * RING_COS[i], WIDTHS[kind, ring] * RING_SIN[i]
            x, y, z = point(sight.door.figure, height, cos, sin)
            if see_point(lab, ghost, x, y, z, sight.before_ghost, before, False, solid_ghosts):
                found += 1
                if found >= enough:
                    return True
    beyond = face_glass(lab, ghost) if reflects else -1
    if beyond < 0:
        return False
    into = list_all(sight, beyond)
    for k in range(len(GLIMPSED)):
        ring, i = GLIMPSED[k] // AROUND, GLIMPSED[k] % AROUND
        height, cos, sin = HEIGHTS[kind, ring], WIDTHS[kind, ring] * RING_COS[i], WIDTHS[kind, ring] * RING_SIN[i]
        if see_point_in_glass(lab, ghost, height, cos, sin, into, beyond, solid_ghosts):
            found += 1
            if found >= enough:
                return True
    return False


@rule
def list_all(sight: Sight, beyond: int) -> int:
    """Take the boxes listed for the glass and for a ghost as they are; how many are before the glass."""
    for k in range(sight.glass_count):
        sight.before_image[k] = sight.before_glass[k]
    for k in range(beyond):
        sight.beyond_ring[k] = sight.beyond_ghost[k]
    return sight.glass_count
