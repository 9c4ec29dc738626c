"""Where a ghost can stand or lie: spots and levels of a cell, whether they are free, the spot menu, and the searches."""

from __future__ import annotations

from ghostlight.core.bits import lowest, only
from ghostlight.core.compile import brief, rule, sealed

from ..state import CELLS, GRID, NOWHERE, Hall, Place, Posture, Why
from .leaning import leaning_box_meets
from .resting import apart, circle_apart, inside
from .shapes import LEAST_X, LEAST_Y, MOST_X, MOST_Y, PLAN_X, PLAN_Y, STATURE, E
from .solids import Body, Lab, Near, build

HEADINGS = 4
OVERHANG = 0.25  # how far a lying large may jut out of its cell, and a little more
FURTHEST = 1 << 20


@brief
def pack_spot(sx: int, sy: int, level: int, posture: int) -> int:
    return sx | sy << 4 | (level & 255) << 8 | (level >> 8 | posture << 4) << 16


@brief
def level_of(spot: int) -> int:
    return (spot >> 8 & 255) | (spot >> 16 & 15) << 8


@rule
def put_ghost(hall: Hall, ghost: int, cell: int, sx: int, sy: int, level: int, posture: int) -> None:
    it = hall.ghosts[ghost]
    it.place = Place.HALL
    it.cell = cell
    it.sx, it.sy, it.level, it.posture = sx, sy, level, posture


@rule
def take_ghost(hall: Hall, ghost: int, place: int) -> None:
    """A ghost leaves the hall, for its reserve or for good, and is as new."""
    it = hall.ghosts[ghost]
    it.place = place
    it.cell = NOWHERE
    it.sx = it.sy = it.level = it.posture = 0
    it.entered = it.still = it.made = 0


@brief
def absent(lab: Lab, ghost: int) -> int:
    """The ghosts that do not count: this one, if any, and those of which the caller says so."""
    return lab.without | only(ghost) if ghost != NOWHERE else lab.without


# --- what is near a cell -----------------------------------------------------------------------------------------------


@rule
def survey(lab: Lab, cell: int, without: int, lying: int) -> None:
    """Gather the boxes and the ghosts that one of this cell could meet, and the levels that there may be (KG-041)."""
    half = 0.5 + OVERHANG if lying else 0.5
    x, y = cell % GRID + 0.5, cell // GRID + 0.5
    lab.nears, lab.beside, lab.level_count, lab.levels[0] = 0, 0, 1, 0
    pieces = lab.here
    while pieces:
        p = lowest(pieces)
        pieces &= pieces - 1
        solid = lab.pieces[p]
        if abs(solid.x - x) < half + solid.reach and abs(solid.y - y) < half + solid.reach:
            survey_piece(lab, p, x, y, half)
    ghosts = lab.crowd & ~without
    while ghosts:
        g = lowest(ghosts)
        ghosts &= ghosts - 1
        body = lab.ghosts[g]
        if abs(body.x - x) < half + body.px and abs(body.y - y) < half + body.py:
            lab.beside |= only(g)


@rule
def survey_piece(lab: Lab, p: int, x: float, y: float, half: float) -> None:
    solid = lab.pieces[p]
    c, s = abs(solid.cos), abs(solid.sin)
    for k in range(solid.count):
        box = solid.boxes[k]
        if abs(box.x - x) < half + c * box.px + s * box.py and abs(box.y - y) < half + s * box.px + c * box.py:
            near = lab.near[lab.nears]
            lab.nears += 1
            near.piece, near.box, near.leaning = p, k, solid.leaning
            near.x, near.y, near.cos, near.sin = box.x, box.y, solid.cos, solid.sin
            near.px, near.py, near.low, near.high = box.px, box.py, box.low, box.high
            if not solid.leaning:
                add_level(lab, box.high)


@rule
def add_level(lab: Lab, level: int) -> None:
    """Levels ascend, each once."""
    k = lab.level_count
    while lab.levels[k - 1] > level:
        k -= 1
    if lab.levels[k - 1] == level:
        return
    for j in range(lab.level_count, k, -1):
        lab.levels[j] = lab.levels[j - 1]
    lab.levels[k] = level
    lab.level_count += 1


# --- free spots (KG-041, KG-042, KG-044); the cell has been surveyed ---------------------------------------------------


@rule
def weigh(lab: Lab, size: int, cell: int, sx: int, sy: int, level: int, posture: int) -> int:
    """Why a spot, within its range, is not free; FINE when it is."""
    x, y = cell % GRID + sx / 16, cell // GRID + sy / 16
    if posture != Posture.UPRIGHT and not (inside(x, PLAN_X[size, posture]) and inside(y, PLAN_Y[size, posture])):
        return Why.OUT
    if level != 0 and not has_level(lab, x, y, level):
        return Why.NO_LEVEL
    top = level + STATURE[size, posture]
    for k in range(lab.nears):
        near = lab.near[k]
        if near.low < top and level < near.high and in_box(lab, near, size, x, y, level, top, posture):
            return Why.IN_PIECE
    ghosts = lab.beside
    while ghosts:
        g = lowest(ghosts)
        ghosts &= ghosts - 1
        body = lab.ghosts[g]
        if body.low < top and level < body.high and in_ghost(body, size, x, y, posture):
            return Why.IN_GHOST
    return Why.FINE


@brief
def has_level(lab: Lab, x: float, y: float, level: int) -> bool:
    for k in range(lab.nears):
        near = lab.near[k]
        if near.high == level and not near.leaning:
            dx, dy = x - near.x, y - near.y
            u, v = dx * near.cos + dy * near.sin, dy * near.cos - dx * near.sin
            if abs(u) <= near.px + E and abs(v) <= near.py + E:
                return True
    return False


@rule
def in_box(lab: Lab, near: Near, size: int, x: float, y: float, level: int, top: int, posture: int) -> bool:
    """Heights overlap already, as whole numbers see it."""
    upright, px, py = posture == Posture.UPRIGHT, PLAN_X[size, posture], PLAN_Y[size, posture]
    if near.leaning:
        solid = lab.pieces[near.piece]
        return leaning_box_meets(solid, solid.boxes[near.box], x, y, px, py, upright, level, top)
    dx, dy = x - near.x, y - near.y
    u, v = dx * near.cos + dy * near.sin, dy * near.cos - dx * near.sin
    if upright:
        return not circle_apart(u, v, near.px, near.py, px)
    return not apart(u, v, near.px, near.py, near.cos, -near.sin, px, py)


@brief
def in_ghost(body: Body, size: int, x: float, y: float, posture: int) -> bool:
    dx, dy, px, py = x - body.x, y - body.y, PLAN_X[size, posture], PLAN_Y[size, posture]
    if body.posture == Posture.UPRIGHT:
        if posture == Posture.UPRIGHT:
            return bool(dx * dx + dy * dy < (body.r + px - E) * (body.r + px - E))
        return not circle_apart(dx, dy, px, py, body.r)
    if posture == Posture.UPRIGHT:
        return not circle_apart(dx, dy, body.px, body.py, px)
    return bool(abs(dx) < px + body.px - E and abs(dy) < py + body.py - E)


@brief
def in_range(size: int, sx: int, sy: int, posture: int) -> bool:
    return bool(LEAST_X[size, posture] <= sx <= MOST_X[size, posture] and LEAST_Y[size, posture] <= sy <= MOST_Y[size, posture])


@sealed
def try_spot(lab: Lab, hall: Hall, ghost: int, size: int, cell: int, sx: int, sy: int, level: int, posture: int) -> int:
    """Why a ghost may not be there; FINE when it may. It counts as absent itself, and so do those in lab.without."""
    if not (0 <= cell < CELLS and Posture.UPRIGHT <= posture <= Posture.WEST and in_range(size, sx, sy, posture)):
        return Why.RANGE
    build(lab, hall)
    survey(lab, cell, absent(lab, ghost), posture)
    return weigh(lab, size, cell, sx, sy, level, posture)


# --- searches ----------------------------------------------------------------------------------------------------------


@rule
def nearest(lab: Lab, size: int, cell: int, sx: int, sy: int, level: int, posture: int, but: int = NOWHERE) -> int:
    """The first free spot at this level, `but` left out, by (squared distance from sx, sy; y; x), packed; NOWHERE: none."""
    least, found = FURTHEST, NOWHERE
    for y in range(LEAST_Y[size, posture], MOST_Y[size, posture] + 1):
        for x in range(LEAST_X[size, posture], MOST_X[size, posture] + 1):
            distance = (x - sx) * (x - sx) + (y - sy) * (y - sy)
            spot = pack_spot(x, y, level, posture)
            if distance < least and spot != but and weigh(lab, size, cell, x, y, level, posture) == Why.FINE:
                least, found = distance, spot
    return found


@rule
def lowest_nearest(lab: Lab, size: int, cell: int, sx: int, sy: int, posture: int, but: int = NOWHERE) -> int:
    """KG-052: the same with the lowest level first."""
    for k in range(lab.level_count):
        found = nearest(lab, size, cell, sx, sy, lab.levels[k], posture, but)
        if found != NOWHERE:
            return found
    return NOWHERE


@sealed
def find_at(lab: Lab, hall: Hall, ghost: int, size: int, cell: int, sx: int, sy: int, level: int) -> int:
    """C08: the spot for a bigger ghost, as pack_spot says; the old level first, this cell only; NOWHERE: none."""
    build(lab, hall)
    survey(lab, cell, absent(lab, ghost), 0)
    found = nearest(lab, size, cell, sx, sy, level, Posture.UPRIGHT)
    return found if found != NOWHERE else lowest_nearest(lab, size, cell, sx, sy, Posture.UPRIGHT)


@rule
def any_free(lab: Lab, size: int, cell: int, posture: int) -> bool:
    """Has the surveyed cell any free spot?"""
    if lab.nears == 0 and lab.beside == 0 and posture == Posture.UPRIGHT:
        return True
    for k in range(lab.level_count):
        for y in range(LEAST_Y[size, posture], MOST_Y[size, posture] + 1):
            for x in range(LEAST_X[size, posture], MOST_X[size, posture] + 1):
                if weigh(lab, size, cell, x, y, lab.levels[k], posture) == Why.FINE:
                    return True
    return False


@sealed
def room_in(lab: Lab, size: int, cell: int, without: int, lying: int) -> bool:
    """Has the cell any legal spot? The lab must have been built for the hall."""
    survey(lab, cell, without, lying)
    if not lying:
        return any_free(lab, size, cell, Posture.UPRIGHT)
    for heading in range(HEADINGS):
        if any_free(lab, size, cell, 1 + heading):
            return True
    return False


@sealed
def has_spot(lab: Lab, hall: Hall, ghost: int, size: int, cell: int, lying: int) -> bool:
    build(lab, hall)
    return room_in(lab, size, cell, absent(lab, ghost), lying)


# --- the spot menu (section 6) -----------------------------------------------------------------------------------------


@sealed
def list_spots(lab: Lab, hall: Hall, ghost: int, size: int, cell: int, lying: int) -> int:
    """Into lab.spots, packed; how many."""
    build(lab, hall)
    survey(lab, cell, absent(lab, ghost), lying)
    first, last = (1, HEADINGS) if lying else (0, 0)
    count = 0
    for posture in range(first, last + 1):
        count = list_posture(lab, size, cell, posture, count)
    posture = first
    while count < 2 and posture <= last:  # D-31: where there is a choice, the menu shows one
        found = lowest_nearest(lab, size, cell, 8, 8, posture, lab.spots[0] if count else NOWHERE)
        if found == NOWHERE:
            posture += 1
        else:
            lab.spots[count] = found
            count += 1
    return count


@rule
def list_posture(lab: Lab, size: int, cell: int, posture: int, count: int) -> int:
    for k in range(lab.level_count):
        level = lab.levels[k]
        for j in range(3):
            sy = third(LEAST_Y[size, posture], MOST_Y[size, posture], j)
            for i in range(3):
                sx = third(LEAST_X[size, posture], MOST_X[size, posture], i)
                if count < len(lab.spots) and weigh(lab, size, cell, sx, sy, level, posture) == Why.FINE:
                    lab.spots[count] = pack_spot(sx, sy, level, posture)
                    count += 1
    return count


@brief
def third(least: int, most: int, which: int) -> int:
    return least if which == 0 else 8 if which == 1 else most
