"""Pieces that lean: boxes that meet in space, the tilt at which a piece first meets something, and whether a pose is legal."""

from __future__ import annotations

import math

from ghostlight.core.bits import lowest, only
from ghostlight.core.compile import brief, rule, sealed

from ..state import NOWHERE, Furniture, Posture, Why
from .resting import OVER_A_LEANING_ONE, has_top, in_hall, lower, stable
from .shapes import EXTENT, MASS, STEEPEST, TILT_COS, TILT_SIN, UNIT, E
from .solids import Box, Lab, Solid, shape

LEAST_TILT = 5
PARALLEL = 1e-6
NEVER = STEEPEST + 1


# --- boxes in space ----------------------------------------------------------------------------------------------------


@rule
def boxes_meet(
    x: float,
    y: float,
    z: float,
    ax: float,
    ay: float,
    az: float,
    bx: float,
    by: float,
    bz: float,
    xx: float,
    xy: float,
    xz: float,
    yx: float,
    yy: float,
    yz: float,
    zx: float,
    zy: float,
    zz: float,
) -> bool:
    """KG-033 c: do two boxes overlap? By the theorem of separating axes, in the frame of the first.

    The second's centre is at (x, y, z) from the first's; half-sizes are a and b; `xy` is the x of the second's y axis.
    """
    xxa, xya, xza = abs(xx), abs(xy), abs(xz)
    yxa, yya, yza = abs(yx), abs(yy), abs(yz)
    zxa, zya, zza = abs(zx), abs(zy), abs(zz)
    if (
        abs(x) >= ax + bx * xxa + by * xya + bz * xza - E
        or abs(y) >= ay + bx * yxa + by * yya + bz * yza - E
        or abs(z) >= az + bx * zxa + by * zya + bz * zza - E
        or abs(x * xx + y * yx + z * zx) >= bx + ax * xxa + ay * yxa + az * zxa - E
        or abs(x * xy + y * yy + z * zy) >= by + ax * xya + ay * yya + az * zya - E
        or abs(x * xz + y * yz + z * zz) >= bz + ax * xza + ay * yza + az * zza - E
    ):
        return False
    return not (
        crossed(z * yx - y * zx, ay * zxa + az * yxa + by * xza + bz * xya, xx)
        or crossed(z * yy - y * zy, ay * zya + az * yya + bx * xza + bz * xxa, xy)
        or crossed(z * yz - y * zz, ay * zza + az * yza + bx * xya + by * xxa, xz)
        or crossed(x * zx - z * xx, ax * zxa + az * xxa + by * yza + bz * yya, yx)
        or crossed(x * zy - z * xy, ax * zya + az * xya + bx * yza + bz * yxa, yy)
        or crossed(x * zz - z * xz, ax * zza + az * xza + bx * yya + by * yxa, yz)
        or crossed(y * xx - x * yx, ax * yxa + ay * xxa + by * zza + bz * zya, zx)
        or crossed(y * xy - x * yy, ax * yya + ay * xya + bx * zza + bz * zxa, zy)
        or crossed(y * xz - x * yz, ax * yza + ay * xza + bx * zya + by * zxa, zz)
    )


@brief
def crossed(distance: float, halves: float, cosine: float) -> bool:
    """Does the axis across one edge of each box, which make an angle of this cosine, part them?"""
    length = math.sqrt(max(1.0 - cosine * cosine, 0.0))
    return length > PARALLEL and abs(distance) >= halves - E * length


@rule
def solids_meet(one: Solid, other: Solid) -> bool:
    """Do two pieces overlap, as they stand?"""
    for k in range(one.count):
        for j in range(other.count):
            if solid_boxes_meet(one, one.boxes[k], other, other.boxes[j]):
                return True
    return False


@rule
def solid_boxes_meet(one: Solid, a: Box, other: Solid, b: Box) -> bool:
    if a.high <= b.low or b.high <= a.low:
        return False
    p, q, x, y, z = one.axes, other.axes, b.x - a.x, b.y - a.y, b.z - a.z
    return boxes_meet(
        x * p[0] + y * p[1] + z * p[2],
        x * p[3] + y * p[4] + z * p[5],
        x * p[6] + y * p[7] + z * p[8],
        a.a,
        a.b,
        a.c,
        b.a,
        b.b,
        b.c,
        p[0] * q[0] + p[1] * q[1] + p[2] * q[2],
        p[0] * q[3] + p[1] * q[4] + p[2] * q[5],
        p[0] * q[6] + p[1] * q[7] + p[2] * q[8],
        p[3] * q[0] + p[4] * q[1] + p[5] * q[2],
        p[3] * q[3] + p[4] * q[4] + p[5] * q[5],
        p[3] * q[6] + p[4] * q[7] + p[5] * q[8],
        p[6] * q[0] + p[7] * q[1] + p[8] * q[2],
        p[6] * q[3] + p[7] * q[4] + p[8] * q[5],
        p[6] * q[6] + p[7] * q[7] + p[8] * q[8],
    )


@rule
def leaning_box_meets(
    solid: Solid, box: Box, x: float, y: float, px: float, py: float, upright: int, low: int, high: int
) -> bool:
    """KG-042: does a box of a leaning piece overlap a ghost, taken as a box aligned with the piece's yaw?"""
    p, c, s = solid.axes, solid.cos, solid.sin
    wide, deep = ghost_in_frame(c, s, px, py, upright)
    dx, dy, dz = x - box.x, y - box.y, (low + high) / 2 / UNIT - box.z
    return boxes_meet(
        dx * p[0] + dy * p[1] + dz * p[2],
        dx * p[3] + dy * p[4] + dz * p[5],
        dx * p[6] + dy * p[7] + dz * p[8],
        box.a,
        box.b,
        box.c,
        wide,
        deep,
        (high - low) / 2 / UNIT,
        p[0] * c + p[1] * s,
        p[1] * c - p[0] * s,
        p[2],
        p[3] * c + p[4] * s,
        p[4] * c - p[3] * s,
        p[5],
        p[6] * c + p[7] * s,
        p[7] * c - p[6] * s,
        p[8],
    )


@brief
def ghost_in_frame(c: float, s: float, px: float, py: float, upright: int) -> tuple[float, float]:
    """Half-sizes of a ghost's box aligned with a yaw: an upright one is round, a lying one is bounded."""
    if upright:
        return px, py
    return abs(c) * px + abs(s) * py, abs(s) * px + abs(c) * py


# --- tilting (KG-033) --------------------------------------------------------------------------------------------------
#
# In the frame of the tilt, f points toward the lean side and is 0 at the edge about which the piece turns, s is across, z up.
# Instead of the piece, the others are turned back: the piece's boxes stay aligned.


@brief
def toward(lean: int, u: float, v: float) -> float:
    """The part of a plan vector (of the piece's yaw frame) that points toward the lean side."""
    if lean == 1:
        return v
    if lean == 2:
        return -v
    return -u if lean == 3 else u


@brief
def across(lean: int, u: float, v: float) -> float:
    return u if lean <= 2 else v


@brief
def squared(f: float, z: float) -> float:
    return f * f + z * z


@rule
def measure(lab: Lab, lean: int) -> None:
    """For each own box: its angle from straight up, seen from the edge, and how near and how far it is, squared."""
    own = lab.own
    edge = own.py if lean <= 2 else own.px
    for k in range(own.count):
        a = own.boxes[k]
        f, half = toward(lean, a.u, a.v) - edge, (a.py if lean <= 2 else a.px)
        lab.angle[k] = math.atan2(f + half, a.z + a.c)
        lab.inner[k] = squared(f + half, a.z - a.c)
        lab.outer[k] = squared(f - half, a.z + a.c)


@rule
def aim(lab: Lab, other: Solid, lean: int) -> None:
    """The other piece's axes in the frame of the tilt, as lab.frame: f, s, z each."""
    own, q, frame = lab.own, other.axes, lab.frame
    for i in range(3):
        u = q[3 * i] * own.cos + q[3 * i + 1] * own.sin
        v = q[3 * i + 1] * own.cos - q[3 * i] * own.sin
        frame[3 * i], frame[3 * i + 1], frame[3 * i + 2] = toward(lean, u, v), across(lean, u, v), q[3 * i + 2]


@rule
def aim_straight(lab: Lab) -> None:
    for i in range(9):
        lab.frame[i] = 1.0 if i % 4 == 0 else 0.0


@rule
def first_meeting(
    lab: Lab, lean: int, k: int, f: float, s: float, z: float, bx: float, by: float, bz: float, earliest: int, latest: int
) -> int:
    """The least of these degrees at which own box k meets a box with axes lab.frame; NEVER: none."""
    own, m = lab.own, lab.frame
    a = own.boxes[k]
    edge = own.py if lean <= 2 else own.px
    half, side = (a.py, a.px) if lean <= 2 else (a.px, a.py)
    s -= across(lean, a.u, a.v)
    if abs(s) >= side + bx * abs(m[1]) + by * abs(m[4]) + bz * abs(m[7]) - E:
        return NEVER
    wide = bx * abs(m[0]) + by * abs(m[3]) + bz * abs(m[6])
    tall = bx * abs(m[2]) + by * abs(m[5]) + bz * abs(m[8])
    degree = max(earliest, soonest(lab.angle[k], lab.inner[k], lab.outer[k], f, z, wide, tall))
    at = toward(lean, a.u, a.v) - edge
    while degree <= latest:
        if meets_at(lab, degree, f, s, z, at, a.z, half, side, a.c, bx, by, bz):
            return degree
        degree += 1
    return NEVER


@rule
def soonest(angle: float, inner: float, outer: float, f: float, z: float, wide: float, tall: float) -> int:
    """No box that far from the edge can meet that rectangle of the f-z plane before this degree.

    Turning keeps the distance from the edge and adds to the angle. Only a bound: what it leaves is tried degree by degree.
    """
    near, low, high = f - wide, max(z - tall, 0.0), z + tall
    if squared(max(abs(f) - wide, 0.0), low) >= outer or squared(abs(f) + wide, high) <= inner:
        return NEVER
    if near <= 0:
        return 1
    higher = squared(near, high) > outer  # than the box reaches
    first = math.asin(near / math.sqrt(outer)) if higher else math.atan2(near, high)
    return max(1, math.floor((first - angle) * 180 / math.pi - E))


@rule
def meets_at(
    lab: Lab,
    degree: int,
    f: float,
    s: float,
    z: float,
    at: float,
    up: float,
    half: float,
    side: float,
    tall: float,
    bx: float,
    by: float,
    bz: float,
) -> bool:
    c, n, m = TILT_COS[degree], TILT_SIN[degree], lab.frame
    return boxes_meet(
        f * c - z * n - at,
        s,
        f * n + z * c - up,
        half,
        side,
        tall,
        bx,
        by,
        bz,
        m[0] * c - m[2] * n,
        m[3] * c - m[5] * n,
        m[6] * c - m[8] * n,
        m[1],
        m[4],
        m[7],
        m[0] * n + m[2] * c,
        m[3] * n + m[5] * c,
        m[6] * n + m[8] * c,
    )


@rule
def meet_piece(lab: Lab, lean: int, other: Solid, earliest: int, latest: int) -> int:
    """The least of these degrees at which `lab.own` meets another piece; NEVER: none."""
    own, best = lab.own, NEVER
    edge = own.py if lean <= 2 else own.px
    if not_before(lab, lean, other) > latest:
        return best
    aim(lab, other, lean)
    for j in range(other.count):
        b = other.boxes[j]
        dx, dy = b.x - own.x, b.y - own.y
        u, v = dx * own.cos + dy * own.sin, dy * own.cos - dx * own.sin
        f, s = toward(lean, u, v) - edge, across(lean, u, v)
        for k in range(own.count):
            degree = first_meeting(lab, lean, k, f, s, b.z - lab.footing / UNIT, b.a, b.b, b.c, earliest, latest)
            if degree < best:
                best = degree
                latest = degree - 1
    return best


@rule
def not_before(lab: Lab, lean: int, other: Solid) -> int:
    """As `soonest`, of the two pieces as a whole."""
    own = lab.own
    edge, side = (own.py, own.px) if lean <= 2 else (own.px, own.py)
    c, s = abs(own.cos * other.cos + own.sin * other.sin), abs(own.cos * other.sin - own.sin * other.cos)
    dx, dy = other.x - own.x, other.y - own.y
    u, v = dx * own.cos + dy * own.sin, dy * own.cos - dx * own.sin
    wide, deep = c * other.px + s * other.py, s * other.px + c * other.py
    if abs(across(lean, u, v)) >= side + across(lean, wide, deep):
        return NEVER
    low, high = (other.low - lab.footing) / UNIT, (other.high - lab.footing) / UNIT
    reach = squared(2 * edge, own.high / UNIT)
    f = toward(lean, u, v) - edge
    return soonest(0.0, 0.0, reach, f, (low + high) / 2, across(lean, deep, wide), (high - low) / 2)


@rule
def meet_ghost(lab: Lab, lean: int, g: int, latest: int) -> int:
    own, body = lab.own, lab.ghosts[g]
    edge = own.py if lean <= 2 else own.px
    dx, dy = body.x - own.x, body.y - own.y
    u, v = dx * own.cos + dy * own.sin, dy * own.cos - dx * own.sin
    f, s = toward(lean, u, v) - edge, across(lean, u, v)
    upright = body.posture == Posture.UPRIGHT
    wide, deep = ghost_in_frame(own.cos, own.sin, body.px, body.py, upright)
    z, tall = (body.low + body.high - 2 * lab.footing) / 2 / UNIT, (body.high - body.low) / 2 / UNIT
    best = NEVER
    for k in range(own.count):
        degree = first_meeting(lab, lean, k, f, s, z, across(lean, deep, wide), across(lean, wide, deep), tall, 1, latest)
        if degree < best:
            best = degree
            latest = degree - 1
    return best


@rule
def tilt_until(lab: Lab, lean: int, enough: int) -> int:
    """KG-033 c: the least degree at which `lab.own` meets something; lab.supporters: standing pieces that it meets.

    Once it is clear that there is one before `enough`, nobody wants to know which.
    """
    measure(lab, lean)
    best, lab.supporters = NEVER, 0
    others = lab.here
    while others and best >= enough:
        q = lowest(others)
        others &= others - 1
        degree = meet_piece(lab, lean, lab.pieces[q], 1, min(best, STEEPEST))
        if degree < best:
            best, lab.supporters = degree, 0
        if degree == best and degree != NEVER and not lab.pieces[q].leaning:
            lab.supporters |= only(q)
    ghosts = lab.crowd
    if ghosts:
        aim_straight(lab)
    while ghosts and best >= enough:
        g = lowest(ghosts)
        ghosts &= ghosts - 1
        degree = meet_ghost(lab, lean, g, min(best - 1, STEEPEST))
        if degree < best:
            best, lab.supporters = degree, 0
    return best


@rule
def leans_on(lab: Lab, p: int, pose: Furniture, q: int) -> bool:
    """KG-051: is q among the standing pieces that a leaning piece would meet at the next degree?"""
    if lab.pieces[q].leaning:
        return False
    shape(lab.own, p, pose.x, pose.y, pose.yaw, pose.face, 0, 0, 0)
    lab.footing = pose.z
    measure(lab, pose.lean)
    return meet_piece(lab, pose.lean, lab.pieces[q], pose.tilt + 1, pose.tilt + 1) != NEVER


# --- legal poses -------------------------------------------------------------------------------------------------------


@sealed
def judge(lab: Lab, p: int, x: int, y: int, yaw: int, face: int, lean: int) -> int:
    """KG-030: may the piece, which is not in lab.here, be so? How it would come to rest, where known: lab.z, lab.tilt."""
    own = lab.own
    lab.z = lab.tilt = NOWHERE
    shape(own, p, x, y, yaw, face, 0, 0, 0)
    if lean == 0 and not in_hall(own):
        return Why.OUT
    z = lower(lab)
    if z == OVER_A_LEANING_ONE:
        return Why.OVER_LEANING
    if lean == 0:
        lab.z, lab.tilt = z, 0
        if not stable(lab, p, face, z):
            return Why.UNSTABLE
        if not lab.free:
            return Why.FINE
        shape(own, p, x, y, yaw, face, 0, z, 0)
        return Why.OVER_LEANING if touches_leaning(lab) else Why.FINE
    if not has_footing(lab, lean, z):
        return Why.OFF_FLOOR
    return judge_lean(lab, p, x, y, yaw, face, lean, 0)


@rule
def touches_leaning(lab: Lab) -> bool:
    """KG-031: does `lab.own`, where it would rest, overlap a leaning piece in space?"""
    others = lab.here
    while others:
        q = lowest(others)
        others &= others - 1
        if lab.pieces[q].leaning and solids_meet(lab.own, lab.pieces[q]):
            return True
    return False


@rule
def fits(lab: Lab, p: int, x: int, y: int, yaw: int, face: int, lean: int) -> bool:
    """As `judge`, without reasons, and quicker for those who try many poses."""
    if lean == 0:
        return judge(lab, p, x, y, yaw, face, 0) == Why.FINE
    shape(lab.own, p, x, y, yaw, face, 0, 0, 0)
    if not has_footing(lab, lean, lower(lab)):
        return False
    return judge_lean(lab, p, x, y, yaw, face, lean, passes_edge(p, face, lean) + 1) == Why.FINE


@rule
def has_footing(lab: Lab, lean: int, z: int) -> bool:
    """KG-033 a: can `lab.own`, lowered to this height, tilt about its edge there? How high that is: lab.footing."""
    lab.footing = z
    return z == 0 or (z > 0 and lab.free != 0 and edge_carried(lab, lab.own, lean, z, lab.here))


@rule
def edge_carried(lab: Lab, own: Solid, lean: int, z: int, carriers: int) -> bool:
    """Do both ends of the edge on the lean side stand on tops of that height of some of these pieces?"""
    for end in (-1.0, 1.0):
        u, v = end * own.px, end * own.py
        if lean <= 2:
            v = own.py if lean == 1 else -own.py
        else:
            u = -own.px if lean == 3 else own.px
        x, y = own.x + u * own.cos - v * own.sin, own.y + u * own.sin + v * own.cos
        if not carried(lab, x, y, z, carriers):
            return False
    return True


@rule
def carried(lab: Lab, x: float, y: float, z: int, carriers: int) -> bool:
    """Is that point above, or at the rim of, a top of that height?"""
    while carriers:
        solid = lab.pieces[lowest(carriers)]
        carriers &= carriers - 1
        if not solid.leaning and has_top(solid, x, y, z):
            return True
    return False


@rule
def loses_footing(lab: Lab, p: int, pose: Furniture, gone: int) -> bool:
    """KG-051: does a piece that leans from above stand, with an end of its edge, only on pieces that are lifted?"""
    if pose.z == 0:
        return False
    shape(lab.own, p, pose.x, pose.y, pose.yaw, pose.face, 0, 0, 0)
    return not edge_carried(lab, lab.own, pose.lean, pose.z, lab.here & ~gone & ~only(p))


@rule
def passes_edge(p: int, face: int, lean: int) -> int:
    """The least tilt at which a leaning piece is legal, as far as its mass is concerned."""
    edge = EXTENT[p, face, 1 if lean <= 2 else 0] / UNIT
    f = toward(lean, MASS[p, face, 0], MASS[p, face, 1]) - edge
    tilt = LEAST_TILT
    while tilt < STEEPEST and f * TILT_COS[tilt] + MASS[p, face, 2] * TILT_SIN[tilt] <= E:
        tilt += 1
    return tilt


@rule
def judge_lean(lab: Lab, p: int, x: int, y: int, yaw: int, face: int, lean: int, enough: int) -> int:
    """KG-033 d."""
    met = tilt_until(lab, lean, enough)
    if met == NEVER:
        return Why.NO_CONTACT
    tilt = met - 1
    lab.z, lab.tilt = lab.footing, tilt
    if lab.supporters == 0:
        return Why.GHOST_FIRST
    if tilt < LEAST_TILT:
        return Why.TOO_STEEP
    shape(lab.own, p, x, y, yaw, face, lean, lab.footing, tilt)
    if not in_hall(lab.own):
        return Why.OUT
    return Why.FINE if tilt >= passes_edge(p, face, lean) else Why.FALLS_BACK
