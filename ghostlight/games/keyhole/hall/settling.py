"""What is done in the hall, and what comes of it: a piece is set, ghosts leave, lie down or stand up, and all settles."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, only
from ghostlight.core.compile import rule, sealed

from ..state import FACES, LEANS, NOWHERE, PIECES, TEAM, WIDE, YAWS, Hall, Posture, Why
from .leaning import judge, solids_meet
from .lifting import come_down, first_in_order, lift, put_back, same_pose, seat, settle_raised
from .resting import ghosts_under, in_hall
from .shapes import LEAST_X, LEAST_Y, MOST_X, MOST_Y, SIZE_OF
from .solids import Lab, build, build_ghost
from .spots import HEADINGS, find_at, level_of, lowest_nearest, nearest, pack_spot, put_ghost, survey, weigh

# --- setting a piece ---------------------------------------------------------------------------------------------------


@sealed
def try_pose(lab: Lab, hall: Hall, piece: int, x: int, y: int, yaw: int, face: int, lean: int) -> int:
    """K-026, KG-030: why a player may not set the piece so, or FINE; how it would rest: lab.z, lab.tilt (NOWHERE: unknown)."""
    lab.z = lab.tilt = NOWHERE
    if not (0 <= x <= WIDE and 0 <= y <= WIDE and 0 <= yaw < YAWS and 0 <= face < FACES and 0 <= lean < LEANS):
        return Why.RANGE
    if hall.pieces[piece].placed and same_pose(hall, piece, x, y, yaw, face, lean):
        lab.z, lab.tilt = hall.pieces[piece].z, hall.pieces[piece].tilt
        return Why.SAME
    if not lift_for(lab, hall, piece):
        return Why.NO_PLACE
    return judge(lab, piece, x, y, yaw, face, lean)


@rule
def lift_for(lab: Lab, hall: Hall, piece: int) -> bool:
    """The position in which a player's pose for a piece is judged: LIFT on lab.trial; False: KG-050 (5)."""
    lab.trial = hall
    lift(lab, lab.trial, only(piece))
    return put_back(lab, lab.trial, lab.lifted & ~only(piece), 0)


@sealed
def set_piece(lab: Lab, hall: Hall, piece: int, x: int, y: int, yaw: int, face: int, lean: int) -> None:
    """K-025, K-028: move a piece to a pose that was tried, or place it."""
    lift(lab, hall, only(piece))
    put_back(lab, hall, lab.lifted & ~only(piece), 0)
    judge(lab, piece, x, y, yaw, face, lean)
    seat(lab, hall, piece, x, y, yaw, face, lean)
    settle_raised(lab, hall)


# --- ghosts that leave (KG-053) and come -------------------------------------------------------------------------------


@sealed
def note_rests(lab: Lab, hall: Hall) -> None:
    """Before ghosts change: which pieces rest on which ghosts."""
    build(lab, hall)
    for p in range(PIECES):
        lab.rests[p] = ghosts_under(lab, p) if has(lab.here, p) else 0


@sealed
def resettle(lab: Lab, hall: Hall) -> None:
    """Afterwards: pieces that lost a contact are lifted and put back."""
    build(lab, hall)
    lost = 0
    for p in range(PIECES):
        if lab.rests[p] and lab.rests[p] & ~ghosts_under(lab, p):
            lost |= only(p)
    if lost:
        lift(lab, hall, lost)
        put_back(lab, hall, lab.lifted, 1)
        settle_raised(lab, hall)


@sealed
def settle(lab: Lab, hall: Hall, ghost: int, cell: int, sx: int, sy: int, size: int, posture: int) -> None:
    """KG-052."""
    build(lab, hall)
    lab.crowd &= ~only(ghost)
    come_down(lab, hall, ghost, cell, sx, sy, size, posture)


@sealed
def settle_at(lab: Lab, hall: Hall, ghost: int, cell: int, sx: int, sy: int, level: int) -> bool:
    """C08: those in lab.without count as absent."""
    found = find_at(lab, hall, ghost, SIZE_OF[ghost], cell, sx, sy, level)
    if found == NOWHERE:
        return False
    put_ghost(hall, ghost, cell, found & 15, found >> 4 & 15, level_of(found), Posture.UPRIGHT)
    return True


# --- lying down and standing up ----------------------------------------------------------------------------------------


@rule
def move_within(lab: Lab, hall: Hall, ghost: int, spot: int) -> None:
    put_ghost(hall, ghost, hall.ghosts[ghost].cell, spot & 15, spot >> 4 & 15, level_of(spot), spot >> 20)
    build_ghost(lab, ghost, hall.ghosts[ghost])


@sealed
def lay_down(lab: Lab, hall: Hall) -> None:
    """KG-045."""
    note_rests(lab, hall)
    lab.before = hall
    waiting = lab.crowd
    while waiting:
        g = first_in_order(lab.before, waiting)
        waiting &= ~only(g)
        it, size = hall.ghosts[g], SIZE_OF[g]
        if it.posture == Posture.UPRIGHT:
            survey(lab, it.cell, only(g), 1)
            toward = hall.home[g // TEAM]  # sides clockwise from S, headings from N: the exit's heading has the home's number
            for k in range(2):
                found = nearest(lab, size, it.cell, it.sx, it.sy, it.level, 1 + (toward + k) % HEADINGS)
                if found != NOWHERE:
                    move_within(lab, hall, g, found)
                    break
    resettle(lab, hall)


@sealed
def stand_up(lab: Lab, hall: Hall) -> None:
    """KG-046."""
    note_rests(lab, hall)
    lab.before = hall
    waiting = lab.crowd
    while waiting:
        g = first_in_order(lab.before, waiting)
        waiting &= ~only(g)
        if hall.ghosts[g].posture != Posture.UPRIGHT:
            survey(lab, hall.ghosts[g].cell, only(g), 0)
            found = standing_spot(lab, hall, g)
            if found != NOWHERE:
                move_within(lab, hall, g, found)
    resettle(lab, hall)


@rule
def standing_spot(lab: Lab, hall: Hall, g: int) -> int:
    """For a lying ghost of the surveyed cell; NOWHERE: none."""
    it, size, up = hall.ghosts[g], SIZE_OF[g], Posture.UPRIGHT
    sx = min(max(it.sx, LEAST_X[size, up]), MOST_X[size, up])
    sy = min(max(it.sy, LEAST_Y[size, up]), MOST_Y[size, up])
    if weigh(lab, size, it.cell, sx, sy, it.level, up) == Why.FINE:
        return pack_spot(sx, sy, it.level, up)
    found = nearest(lab, size, it.cell, it.sx, it.sy, it.level, up)
    return found if found != NOWHERE else lowest_nearest(lab, size, it.cell, it.sx, it.sy, up)


# --- whether all is well -----------------------------------------------------------------------------------------------


@sealed
def sound(lab: Lab, hall: Hall) -> bool:
    """No two solids overlap, everything is in the hall, and every ghost stands on something or on the floor."""
    build(lab, hall)
    for p in range(PIECES):
        if has(lab.here, p):
            if not in_hall(lab.pieces[p]) or lab.pieces[p].low < 0:
                return False
            for q in range(p):
                if has(lab.here, q) and solids_meet(lab.pieces[p], lab.pieces[q]):
                    return False
    ghosts = lab.crowd
    while ghosts:
        g = lowest(ghosts)
        ghosts &= ghosts - 1
        it = hall.ghosts[g]
        survey(lab, it.cell, only(g), it.posture)
        if weigh(lab, SIZE_OF[g], it.cell, it.sx, it.sy, it.level, it.posture) != Why.FINE:
            return False
    return True
