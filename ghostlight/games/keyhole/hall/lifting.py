"""Lifting pieces with all that stands or leans on them, and putting back, as nearly as possible, what was lifted."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, only
from ghostlight.core.compile import brief, rule, sealed

from ..state import CELLS, FACES, GHOSTS, GRID, NOWHERE, PIECES, TEAM, WIDE, YAWS, Hall, Place, Posture, Why
from .leaning import fits, leans_on, loses_footing
from .resting import ghosts_under, rests_on, stands_on
from .shapes import OFFSETS, SIZE_OF
from .solids import Lab, build, build_ghost, build_piece
from .spots import HEADINGS, level_of, lowest_nearest, put_ghost, survey, take_ghost, weigh

# While pieces are lifted, lab.here and lab.crowd say what is in the hall; its own record of what is lifted is out of date.


@brief
def same_pose(hall: Hall, p: int, x: int, y: int, yaw: int, face: int, lean: int) -> bool:
    it = hall.pieces[p]
    return it.x == x and it.y == y and it.yaw == yaw and it.face == face and it.lean == lean


@rule
def seat(lab: Lab, hall: Hall, p: int, x: int, y: int, yaw: int, face: int, lean: int) -> None:
    """Place a piece as it was judged last."""
    it = hall.pieces[p]
    it.placed = 1
    it.x, it.y, it.yaw, it.face, it.lean = x, y, yaw, face, lean
    it.z, it.tilt = lab.z, lab.tilt
    build_piece(lab, p, it)


# --- LIFT (KG-051) -----------------------------------------------------------------------------------------------------


@sealed
def lift(lab: Lab, hall: Hall, first: int) -> None:
    """Lift these pieces: what goes with them is in lab.lifted (pieces) and lab.raised (ghosts), how it was in lab.before."""
    lab.before = hall
    build(lab, hall)
    lab.lifted, lab.raised = first & lab.here, 0
    before = -1
    while before != lab.lifted | lab.raised << PIECES:
        before = lab.lifted | lab.raised << PIECES
        raise_ghosts(lab)
        for q in range(PIECES):
            if has(lab.here & ~lab.lifted, q) and goes_along(lab, q):
                lab.lifted |= only(q)
    lab.here &= ~lab.lifted
    lab.crowd &= ~lab.raised


@rule
def raise_ghosts(lab: Lab) -> None:
    """The ghosts that stand on lifted pieces, and on which of them."""
    ghosts = lab.crowd
    while ghosts:
        g = lowest(ghosts)
        ghosts &= ghosts - 1
        lab.stood[g] = 0
        if lab.ghosts[g].low > 0:
            for p in range(PIECES):
                if has(lab.lifted, p) and stands_on(lab.ghosts[g], lab.pieces[p]):
                    lab.stood[g] |= only(p)
            if lab.stood[g]:
                lab.raised |= only(g)


@rule
def goes_along(lab: Lab, q: int) -> bool:
    """Has this piece a contact on, or does it lean on, what is lifted?"""
    for p in range(PIECES):
        if has(lab.lifted, p):
            if lab.pieces[q].leaning:
                if leans_on(lab, q, lab.before.pieces[q], p):
                    return True
            elif rests_on(lab.pieces[q], lab.pieces[p]):
                return True
    if lab.pieces[q].leaning and loses_footing(lab, q, lab.before.pieces[q], lab.lifted):
        return True
    return ghosts_under(lab, q) & lab.raised != 0


@sealed
def put_back(lab: Lab, hall: Hall, pieces: int, forced: int) -> bool:
    """RESEAT lifted pieces to their old poses by (old z, index), with the ghosts that ride on them; False: no place for one."""
    while pieces:
        p = lowest(pieces)
        for q in range(p + 1, PIECES):
            if has(pieces, q) and lab.before.pieces[q].z < lab.before.pieces[p].z:
                p = q
        pieces &= ~only(p)
        old = lab.before.pieces[p]
        if not reseat(lab, hall, p, old.x, old.y, old.yaw, old.face, old.lean, 0, forced):
            return False
        now = hall.pieces[p]
        if same_pose(lab.before, p, now.x, now.y, now.yaw, now.face, now.lean):
            ride(lab, hall, p, now.z - old.z)
    return True


@rule
def ride(lab: Lab, hall: Hall, p: int, change: int) -> None:
    """Ghosts that stood on a piece that is back in its pose go up or down with it, where that is legal."""
    waiting = 0
    for g in range(GHOSTS):
        if has(lab.raised, g) and has(lab.stood[g], p):
            waiting |= only(g)
    while waiting:
        g = first_in_order(lab.before, waiting)
        waiting &= ~only(g)
        it, size = lab.before.ghosts[g], SIZE_OF[g]
        survey(lab, it.cell, 0, it.posture)
        if weigh(lab, size, it.cell, it.sx, it.sy, it.level + change, it.posture) == Why.FINE:
            put_ghost(hall, g, it.cell, it.sx, it.sy, it.level + change, it.posture)
            build_ghost(lab, g, hall.ghosts[g])
            lab.raised &= ~only(g)


@rule
def first_in_order(hall: Hall, ghosts: int) -> int:
    """Of a set, not empty, the first by (level, owner by turn order from the starter, id)."""
    best = lowest(ghosts)
    ghosts &= ghosts - 1
    while ghosts:
        g = lowest(ghosts)
        ghosts &= ghosts - 1
        a, b = hall.ghosts[g].level, hall.ghosts[best].level
        if a < b or (a == b and after_starter(hall, g) < after_starter(hall, best)):
            best = g
    return best


@brief
def after_starter(hall: Hall, g: int) -> int:
    """How far to the left of the starter the ghost's owner sits."""
    return (hall.home[g // TEAM] - hall.home[hall.starter]) & 3


# --- RESEAT (KG-050) ---------------------------------------------------------------------------------------------------


@sealed
def reseat(lab: Lab, hall: Hall, p: int, x: int, y: int, yaw: int, face: int, lean: int, floor: int, forced: int) -> bool:
    """Put a lifted piece in the first legal place; False: there is none, and the piece stays lifted."""
    if fits(lab, p, x, y, yaw, face, lean) and (lab.z == 0 or not floor):
        seat(lab, hall, p, x, y, yaw, face, lean)
        return True
    if lean and fits(lab, p, x, y, yaw, face, 0) and (lab.z == 0 or not floor):
        seat(lab, hall, p, x, y, yaw, face, 0)
        return True
    if seat_nearby(lab, hall, p, x, y, yaw, face):
        return True
    return forced != 0 and seat_anywhere(lab, hall, p)


@rule
def seat_nearby(lab: Lab, hall: Hall, p: int, x: int, y: int, yaw: int, face: int) -> bool:
    """Steps 3 and 4: on the floor if at all possible, else the first place in the same order at any height."""
    aloft = NOWHERE
    for way in range(2 if face == 0 else 4):
        turned, down = (yaw + 16 * (way % 2)) % YAWS, face if way < 2 else 0
        for k in range(len(OFFSETS)):
            u, v = x + (OFFSETS[k] >> 16) - WIDE, y + (OFFSETS[k] & 0xFFFF) - WIDE
            if 0 <= u <= WIDE and 0 <= v <= WIDE and fits(lab, p, u, v, turned, down, 0):
                if lab.z == 0:
                    seat(lab, hall, p, u, v, turned, down, 0)
                    return True
                if aloft == NOWHERE:
                    aloft = u | v << 8 | turned << 16 | down << 24
    if aloft == NOWHERE:
        return False
    u, v, turned, down = aloft & 255, aloft >> 8 & 255, aloft >> 16 & 255, aloft >> 24
    fits(lab, p, u, v, turned, down, 0)
    seat(lab, hall, p, u, v, turned, down, 0)
    return True


@rule
def seat_anywhere(lab: Lab, hall: Hall, p: int) -> bool:
    """Step 5, of a chime or after a peep."""
    for face in range(FACES):
        for yaw in range(YAWS):
            for y in range(WIDE + 1):
                for x in range(WIDE + 1):
                    if fits(lab, p, x, y, yaw, face, 0) and lab.z == 0:
                        seat(lab, hall, p, x, y, yaw, face, 0)
                        return True
    return False


# --- SETTLE (KG-052) ---------------------------------------------------------------------------------------------------


@sealed
def settle_raised(lab: Lab, hall: Hall) -> None:
    """The lifted ghosts that did not ride come down, each from its old place."""
    while lab.raised:
        g = first_in_order(lab.before, lab.raised)
        lab.raised &= ~only(g)
        it = lab.before.ghosts[g]
        come_down(lab, hall, g, it.cell, it.sx, it.sy, SIZE_OF[g], it.posture)


@sealed
def come_down(lab: Lab, hall: Hall, ghost: int, cell: int, sx: int, sy: int, size: int, posture: int) -> None:
    """Put a ghost that is not in lab.crowd in its cell, or else in the nearest that has room."""
    tried = 0
    for _ in range(CELLS):
        at = next_cell(cell, tried)
        tried |= only(at)
        found = find_spot(lab, at, sx, sy, size, posture)
        if found != NOWHERE:
            put_ghost(hall, ghost, at, found & 15, found >> 4 & 15, level_of(found), found >> 20)
            build_ghost(lab, ghost, hall.ghosts[ghost])
            return
    take_ghost(hall, ghost, Place.RESERVE)  # the hall has 36 cells for 28 ghosts: nobody has seen it full


@rule
def next_cell(cell: int, tried: int) -> int:
    """The first cell not tried by (squared distance, cy, cx)."""
    best, least = NOWHERE, CELLS * CELLS
    for at in range(CELLS):
        dx, dy = at % GRID - cell % GRID, at // GRID - cell // GRID
        if not has(tried, at) and dx * dx + dy * dy < least:
            best, least = at, dx * dx + dy * dy
    return best


@rule
def find_spot(lab: Lab, cell: int, sx: int, sy: int, size: int, posture: int) -> int:
    """In this cell; one that lies keeps its heading if it can, or takes the next clockwise."""
    survey(lab, cell, 0, posture)
    if posture == Posture.UPRIGHT:
        return lowest_nearest(lab, size, cell, sx, sy, posture)
    for k in range(HEADINGS):
        found = lowest_nearest(lab, size, cell, sx, sy, 1 + (posture - 1 + k) % HEADINGS)
        if found != NOWHERE:
            return found
    return NOWHERE
