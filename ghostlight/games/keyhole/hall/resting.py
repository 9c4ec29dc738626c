"""Pieces that rest: how far one sinks when lowered straight down, whether it is stable there, and what rests on what."""

from __future__ import annotations

import math

from ghostlight.core.bits import lowest, only
from ghostlight.core.compile import brief, rule

from ..state import FACES, GRID, PIECES, Posture
from .shapes import CENTRE, COUNT, HALF, LOW, MASS, SQUARE, E
from .solids import CORNERS, Body, Box, Lab, Solid

OVER_A_LEANING_ONE = -1
CORNERS_OF_A_PATCH = 8


# --- plan rectangles ---------------------------------------------------------------------------------------------------


@rule
def in_hall(solid: Solid) -> bool:
    """KG-030: every corner of every box is within the hall."""
    c, s = abs(solid.cos), abs(solid.sin)
    if inside(solid.x, c * solid.px + s * solid.py) and inside(solid.y, s * solid.px + c * solid.py):
        return True
    for k in range(solid.count):
        box = solid.boxes[k]
        if not (inside(box.x, c * box.px + s * box.py) and inside(box.y, s * box.px + c * box.py)):
            return False
    return True


@brief
def inside(middle: float, half: float) -> bool:
    return middle - half >= -E and middle + half <= GRID + E


@brief
def apart(x: float, y: float, ax: float, ay: float, c: float, s: float, bx: float, by: float) -> bool:
    """KG-002: do two rectangles not overlap? The second is turned by (c, s), its centre at x, y from the first's."""
    ac, sc = abs(c), abs(s)
    return (
        abs(x) >= ax + ac * bx + sc * by - E
        or abs(y) >= ay + sc * bx + ac * by - E
        or abs(x * c + y * s) >= bx + ac * ax + sc * ay - E
        or abs(y * c - x * s) >= by + sc * ax + ac * ay - E
    )


@brief
def circle_apart(x: float, y: float, ax: float, ay: float, r: float) -> bool:
    """The same of a rectangle and a circle at x, y from its centre."""
    dx, dy = max(abs(x) - ax, 0.0), max(abs(y) - ay, 0.0)
    return dx * dx + dy * dy >= (r - E) * (r - E)


@brief
def far(solid: Solid, x: float, y: float, reach: float) -> bool:
    dx, dy, gap = x - solid.x, y - solid.y, solid.reach + reach
    return dx * dx + dy * dy >= gap * gap


# --- lowering (KG-031) -------------------------------------------------------------------------------------------------


@rule
def lower(lab: Lab) -> int:
    """The height at which `lab.own`, shaped for z = 0 without a tilt, comes to rest; free poses mind leaning pieces later."""
    own, z = lab.own, 0
    others = lab.here
    while others:
        q = lowest(others)
        others &= others - 1
        other = lab.pieces[q]
        if other.leaning and lab.free:
            continue
        if not far(own, other.x, other.y, other.reach) and (other.leaning or other.high > z):
            z = height_on_piece(own, other, z)
            if z == OVER_A_LEANING_ONE:
                return z
    ghosts = lab.crowd
    while ghosts:
        g = lowest(ghosts)
        ghosts &= ghosts - 1
        body = lab.ghosts[g]
        if body.high > z and not far(own, body.x, body.y, body.reach):
            z = height_on_ghost(own, body, z)
    return z


@rule
def height_on_piece(own: Solid, other: Solid, z: int) -> int:
    """At least z; OVER_A_LEANING_ONE: leaning pieces carry nothing."""
    c, s = own.cos * other.cos + own.sin * other.sin, own.cos * other.sin - own.sin * other.cos
    dx, dy = other.x - own.x, other.y - own.y
    x, y = dx * own.cos + dy * own.sin, dy * own.cos - dx * own.sin
    if apart(x, y, own.px, own.py, c, s, other.px, other.py):
        return z
    for j in range(other.count):
        b = other.boxes[j]
        u, v = x + b.u * c - b.v * s, y + b.u * s + b.v * c
        for k in range(own.count):
            a = own.boxes[k]
            if (other.leaning or b.high - a.low > z) and not apart(u - a.u, v - a.v, a.px, a.py, c, s, b.px, b.py):
                if other.leaning:
                    return OVER_A_LEANING_ONE
                z = b.high - a.low
    return z


@rule
def height_on_ghost(own: Solid, body: Body, z: int) -> int:
    dx, dy = body.x - own.x, body.y - own.y
    x, y = dx * own.cos + dy * own.sin, dy * own.cos - dx * own.sin
    for k in range(own.count):
        a = own.boxes[k]
        if body.high - a.low > z and over_ghost(own, a, body, x, y):
            z = body.high - a.low
    return z


@brief
def over_ghost(own: Solid, a: Box, body: Body, x: float, y: float) -> bool:
    """Do the box and the ghost, which is at x, y from the piece's middle, overlap in plan?"""
    if body.posture == Posture.UPRIGHT:
        return not circle_apart(x - a.u, y - a.v, a.px, a.py, body.r)
    return not apart(x - a.u, y - a.v, a.px, a.py, own.cos, -own.sin, body.px, body.py)


# --- stability (KG-032) ------------------------------------------------------------------------------------------------


@rule
def stable(lab: Lab, p: int, face: int, z: int) -> bool:
    """Does `lab.own`, shaped for z = 0, rest safely at this height? On the floor nearly every piece does."""
    if z == 0 and ON_FLOOR[p * FACES + face]:
        return True
    own = lab.own
    lab.corners = 0
    if z == 0:
        for k in range(own.count):
            a = own.boxes[k]
            if a.low == 0:
                add_patch(lab, a, a.u, a.v, 1.0, 0.0, a.px, a.py)
    others = lab.here
    while others:
        q = lowest(others)
        others &= others - 1
        add_piece_patches(lab, own, lab.pieces[q], z)
    ghosts = lab.crowd
    while ghosts:
        g = lowest(ghosts)
        ghosts &= ghosts - 1
        add_ghost_patches(lab, own, lab.ghosts[g], z)
    return balanced(lab, MASS[p, face, 0], MASS[p, face, 1])


@rule
def add_piece_patches(lab: Lab, own: Solid, other: Solid, z: int) -> None:
    if other.leaning or far(own, other.x, other.y, other.reach):
        return
    c, s = own.cos * other.cos + own.sin * other.sin, own.cos * other.sin - own.sin * other.cos
    dx, dy = other.x - own.x, other.y - own.y
    x, y = dx * own.cos + dy * own.sin, dy * own.cos - dx * own.sin
    for j in range(other.count):
        b = other.boxes[j]
        u, v = x + b.u * c - b.v * s, y + b.u * s + b.v * c
        for k in range(own.count):
            a = own.boxes[k]
            if b.high - a.low == z and not apart(u - a.u, v - a.v, a.px, a.py, c, s, b.px, b.py):
                add_patch(lab, a, u, v, c, s, b.px, b.py)


@rule
def add_ghost_patches(lab: Lab, own: Solid, body: Body, z: int) -> None:
    if far(own, body.x, body.y, body.reach):
        return
    dx, dy = body.x - own.x, body.y - own.y
    x, y = dx * own.cos + dy * own.sin, dy * own.cos - dx * own.sin
    for k in range(own.count):
        a = own.boxes[k]
        if body.high - a.low == z and over_ghost(own, a, body, x, y):
            if body.posture == Posture.UPRIGHT:
                half = SQUARE[body.kind]
                add_patch(lab, a, x, y, own.cos, -own.sin, half, half)
            else:
                add_patch(lab, a, x, y, own.cos, -own.sin, body.px, body.py)


@rule
def add_patch(lab: Lab, a: Box, x: float, y: float, c: float, s: float, bx: float, by: float) -> None:
    """The corners of what an own rectangle and another, turned one have in common."""
    first = lab.corners
    if first + CORNERS_OF_A_PATCH > CORNERS:
        return
    for k in range(4):
        u, v = (bx if k in (0, 3) else -bx), (by if k < 2 else -by)
        lab.px[first + k], lab.py[first + k] = x + u * c - v * s, y + u * s + v * c
    count = clip(lab, first, 4, 1.0, 0.0, a.u + a.px)
    count = clip(lab, first, count, -1.0, 0.0, a.px - a.u)
    count = clip(lab, first, count, 0.0, 1.0, a.v + a.py)
    lab.corners = first + clip(lab, first, count, 0.0, -1.0, a.py - a.v)


@rule
def clip(lab: Lab, first: int, count: int, nx: float, ny: float, most: float) -> int:
    """Cut off what of a polygon reaches beyond `most` in the direction n; how many corners it has then."""
    kept = 0
    for k in range(count):
        i, j = first + k, first + (k + 1) % count
        d, e = lab.px[i] * nx + lab.py[i] * ny - most, lab.px[j] * nx + lab.py[j] * ny - most
        if d <= 0:
            lab.qx[kept], lab.qy[kept] = lab.px[i], lab.py[i]
            kept += 1
        if (d < 0 < e) or (e < 0 < d):
            share = d / (d - e)
            lab.qx[kept] = lab.px[i] + share * (lab.px[j] - lab.px[i])
            lab.qy[kept] = lab.py[i] + share * (lab.py[j] - lab.py[i])
            kept += 1
    for k in range(kept):
        lab.px[first + k], lab.py[first + k] = lab.qx[k], lab.qy[k]
    return kept


@rule
def balanced(lab: Lab, x: float, y: float) -> bool:
    """Is the point within the convex hull of all corners, boundary included?"""
    n = lab.corners
    if n == 0:
        return False
    for k in range(1, n):  # by x, then y
        u, v, j = lab.px[k], lab.py[k], k - 1
        while j >= 0 and (lab.px[j] > u or (lab.px[j] == u and lab.py[j] > v)):
            lab.px[j + 1], lab.py[j + 1] = lab.px[j], lab.py[j]
            j -= 1
        lab.px[j + 1], lab.py[j + 1] = u, v
    if x < lab.px[0] - E or x > lab.px[n - 1] + E:
        return False
    return above_chain(lab, n, 1.0, x, y) and above_chain(lab, n, -1.0, x, y)


@rule
def above_chain(lab: Lab, n: int, side: float, x: float, y: float) -> bool:
    """Is the point not beyond the lower (side 1) or upper (side -1) half of the hull of n corners in order?"""
    top = 0
    for k in range(n):
        u, v = lab.px[k], lab.py[k] * side
        while top >= 2 and turn(lab.qx[top - 2], lab.qy[top - 2], lab.qx[top - 1], lab.qy[top - 1], u, v) <= 0:
            top -= 1
        lab.qx[top], lab.qy[top] = u, v
        top += 1
    v = y * side
    for k in range(top - 1):
        dx, dy = lab.qx[k + 1] - lab.qx[k], lab.qy[k + 1] - lab.qy[k]
        length = math.sqrt(dx * dx + dy * dy)
        if turn(lab.qx[k], lab.qy[k], lab.qx[k + 1], lab.qy[k + 1], x, v) < -E * length:
            return False
    return True


@brief
def turn(ax: float, ay: float, bx: float, by: float, cx: float, cy: float) -> float:
    """Positive: from a over b to c one turns left."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def _stable_on_bare_floor(p: int, face: int) -> bool:
    """All feet of these shapes are placed symmetrically, so that the hull of what touches the floor is a rectangle."""
    feet = [k for k in range(COUNT[p]) if LOW[p, face, k] == 0]
    return all(
        min(CENTRE[p, face, k, i] - HALF[p, face, k, i] for k in feet) - E
        <= MASS[p, face, i]
        <= max(CENTRE[p, face, k, i] + HALF[p, face, k, i] for k in feet) + E
        for i in (0, 1)
    )


ON_FLOOR = tuple(_stable_on_bare_floor(p, face) for p in range(PIECES) for face in range(FACES))


# --- what rests on what ------------------------------------------------------------------------------------------------


@rule
def rests_on(upper: Solid, under: Solid) -> bool:
    """KG-032: has the one piece, as it stands, a contact on the other?"""
    if upper.leaning or under.leaning or far(upper, under.x, under.y, under.reach):
        return False
    c, s = upper.cos * under.cos + upper.sin * under.sin, upper.cos * under.sin - upper.sin * under.cos
    dx, dy = under.x - upper.x, under.y - upper.y
    x, y = dx * upper.cos + dy * upper.sin, dy * upper.cos - dx * upper.sin
    for j in range(under.count):
        b = under.boxes[j]
        u, v = x + b.u * c - b.v * s, y + b.u * s + b.v * c
        for k in range(upper.count):
            a = upper.boxes[k]
            if b.high == a.low and not apart(u - a.u, v - a.v, a.px, a.py, c, s, b.px, b.py):
                return True
    return False


@rule
def rests_on_ghost(upper: Solid, body: Body) -> bool:
    if upper.leaning or far(upper, body.x, body.y, body.reach):
        return False
    dx, dy = body.x - upper.x, body.y - upper.y
    x, y = dx * upper.cos + dy * upper.sin, dy * upper.cos - dx * upper.sin
    for k in range(upper.count):
        a = upper.boxes[k]
        if body.high == a.low and over_ghost(upper, a, body, x, y):
            return True
    return False


@rule
def ghosts_under(lab: Lab, p: int) -> int:
    """The ghosts on which a piece has a contact, as a set."""
    found, ghosts = 0, lab.crowd
    while ghosts:
        g = lowest(ghosts)
        ghosts &= ghosts - 1
        if rests_on_ghost(lab.pieces[p], lab.ghosts[g]):
            found |= only(g)
    return found


@rule
def stands_on(body: Body, solid: Solid) -> bool:
    """KG-051: is the ghost's level the top of a box of that piece under its centre?"""
    if solid.leaning or far(solid, body.x, body.y, E):
        return False
    return has_top(solid, body.x, body.y, body.low)


@rule
def has_top(solid: Solid, at_x: float, at_y: float, level: int) -> bool:
    """Has a piece that stands a box with its top at that height under this point?"""
    dx, dy = at_x - solid.x, at_y - solid.y
    x, y = dx * solid.cos + dy * solid.sin, dy * solid.cos - dx * solid.sin
    for k in range(solid.count):
        box = solid.boxes[k]
        if box.high == level and abs(x - box.u) <= box.px + E and abs(y - box.v) <= box.py + E:
            return True
    return False
