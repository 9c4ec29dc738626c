"""The Midnight Chimes (3.10): what each does when it is heard. C01, C07 and C09 wait for the end of the round (looking.py)."""

from __future__ import annotations

from ghostlight.core.bits import has, nth, only, size
from ghostlight.core.chance import draw, roll
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..hall.settling import lay_down, note_rests, resettle, settle, settle_at
from ..hall.spots import has_spot, list_spots, put_ghost, take_ghost
from ..state import GHOSTS, GRID, NOWHERE, TEAM, Ask, Chime, Do, Draw, Event, Place, Posture, Size
from .arranging import BY_FURNITURE, follow_procedure, told_to_move
from .dancing import before_mirror
from .play import (
    Play,
    cell_at,
    depth_in,
    in_reserve,
    lane_in,
    left_of,
    note,
    offer,
    right_of,
    size_of,
    tell_changes,
)


@rule
def ring(g: Play) -> None:
    """K-090: the starter reveals the top chime; it applies at once, or at the time that it names."""
    s = g.state
    s.chime = nth(s.bells, draw(g.chance, Draw.CHIME, size(s.bells)))
    s.bells ^= only(s.chime)
    tell(g.events, Event.CHIME, s.hall.starter, s.chime)
    note(g)
    if s.chime == Chime.TAKE_COVER:
        lay_down(g.paper.lab, s.hall)
    elif has(BY_FURNITURE, s.chime):
        move_furniture(g)
    elif s.chime == Chime.DIZZY:
        turn_board(g)
    elif s.chime == Chime.CRYSTAL_BALL:
        s.crystal = roll(g.chance, Draw.DIE, 6)
        tell(g.events, Event.CRYSTAL, s.hall.starter, s.crystal)
    elif s.chime == Chime.NO_HANDS:
        advance_all(g)
    tell_changes(g)


@rule
def first_question(g: Play) -> int:
    """The question that this chime puts to its reader, or to every player in turn (K-091), if any."""
    if g.state.to_place:
        return Ask.ARRANGE
    if g.state.chime == Chime.TAG:
        return Ask.TAG
    return Ask.GROW if g.state.chime == Chime.BIG_BROTHER else NOWHERE


# --- C03, C04, C06 -----------------------------------------------------------------------------------------------------


@rule
def move_furniture(g: Play) -> None:
    """The reader is asked to place what the chime is about, or all of it is placed as the program does (D-22)."""
    s = g.state
    pieces = told_to_move(s.hall, s.chime)
    if g.world.by_hand and pieces:
        s.to_place = pieces
    else:
        place_rest(g, pieces)


@rule
def place_rest(g: Play, pieces: int) -> None:
    follow_procedure(g, pieces)
    furniture_placed(g)


@rule
def place_by_hand(g: Play, piece: int) -> None:
    """The reader has set that piece; after the last one the chime goes on."""
    s = g.state
    s.to_place &= ~only(piece)
    if s.to_place == 0:
        furniture_placed(g)


@rule
def furniture_placed(g: Play) -> None:
    g.state.to_place = 0
    if g.state.chime == Chime.REFLECTION:
        admire(g)


@rule
def admire(g: Play) -> None:
    """C04: once the mirror shows the middle of the hall, in turn, a small of everybody is drawn before it."""
    hall = g.state.hall
    note(g)
    seat = hall.starter
    for _ in range(g.world.players):
        ghost = in_reserve(hall, seat, Size.S)
        spot = before_mirror(g.paper.lab, hall, ghost) if ghost != NOWHERE else NOWHERE
        if spot == NOWHERE:
            tell(g.events, Event.SKIPPED, seat)  # K-092
        else:
            tell(g.events, Event.ENTERED, seat, ghost, spot >> 24, 0)
            put_ghost(hall, ghost, spot >> 24, spot & 15, spot >> 4 & 15, 0, Posture.UPRIGHT)
            hall.ghosts[ghost].entered = hall.ghosts[ghost].still = 1
            tell_changes(g)
        seat = left_of(g.world, hall, seat)


# --- C05 ---------------------------------------------------------------------------------------------------------------


@rule
def offer_tags(g: Play) -> None:
    """DP-12: a small of the player on the right; if there is none in the hall, any spot of one's own depth 3 (D-23)."""
    s, hall, lab = g.state, g.state.hall, g.paper.lab
    newcomer = in_reserve(hall, s.turn, Size.S)
    if newcomer == NOWHERE:  # K-092
        return
    victims = may_be_tagged(g)
    for victim in range(GHOSTS):
        if has(victims, victim):
            offer(g, Do.TAG, victim)
    if victims:
        return
    for lane in range(GRID):
        cell = cell_at(hall.home[s.turn], 3, lane)
        for k in range(list_spots(lab, hall, newcomer, Size.S, cell, False)):
            spot = lab.spots[k]
            offer(g, Do.ENTER, spot & 255, spot >> 8 & 255, spot >> 16 & 255, cell)


@rule
def may_be_tagged(g: Play) -> int:
    """The smalls in the hall of the player on the right, as a set."""
    hall, victims = g.state.hall, 0
    right = right_of(g.world, hall, g.state.turn)
    for ghost in range(right * TEAM, right * TEAM + TEAM):
        if size_of(ghost) == Size.S and hall.ghosts[ghost].place == Place.HALL:
            victims |= only(ghost)
    return victims


@rule
def tag(g: Play, victim: int) -> None:
    """The newcomer takes the victim's exact spot, level and posture."""
    s, hall = g.state, g.state.hall
    newcomer, old = in_reserve(hall, s.turn, Size.S), hall.ghosts[victim]
    tell(g.events, Event.TAGGED, s.turn, newcomer, victim)
    note(g)
    put_ghost(hall, newcomer, old.cell, old.sx, old.sy, old.level, old.posture)
    hall.ghosts[newcomer].entered = 1
    take_ghost(hall, victim, Place.RESERVE)
    tell_changes(g)


@rule
def enter_third_row(g: Play, cell: int, sx: int, sy: int, level: int) -> None:
    s, hall = g.state, g.state.hall
    newcomer = in_reserve(hall, s.turn, Size.S)
    tell(g.events, Event.ENTERED, s.turn, newcomer, cell, 0)
    note(g)
    put_ghost(hall, newcomer, cell, sx, sy, level, Posture.UPRIGHT)
    hall.ghosts[newcomer].entered = 1
    tell_changes(g)


# --- C08 ---------------------------------------------------------------------------------------------------------------


@rule
def offer_growth(g: Play) -> None:
    """DP-13: own hall ghosts whose next size waits in the reserve and finds a spot in the same cell."""
    s, hall = g.state, g.state.hall
    for ghost in range(s.turn * TEAM, s.turn * TEAM + TEAM):
        each, kind = hall.ghosts[ghost], size_of(ghost)
        if each.place != Place.HALL or kind == Size.L or in_reserve(hall, s.turn, kind + 1) == NOWHERE:
            continue
        if has_spot(g.paper.lab, hall, ghost, kind + 1, each.cell, False):
            offer(g, Do.GROW, ghost)


@rule
def grow(g: Play, ghost: int) -> None:
    """The next size comes, as near to the old spot as can be, the old level first."""
    s, hall, lab = g.state, g.state.hall, g.paper.lab
    made, old = in_reserve(hall, s.turn, size_of(ghost) + 1), hall.ghosts[ghost]
    cell, sx, sy, level = old.cell, old.sx, old.sy, old.level
    tell(g.events, Event.GREW, s.turn, ghost, made)
    note(g)
    note_rests(lab, hall)
    take_ghost(hall, ghost, Place.RESERVE)
    settle_at(lab, hall, made, cell, sx, sy, level)
    resettle(lab, hall)
    tell_changes(g)


# --- C10, C12 ----------------------------------------------------------------------------------------------------------


@rule
def turn_board(g: Play) -> None:
    """C10: every player now sits at the side to the right of their old one, as the board sees it (D-26)."""
    hall = g.state.hall
    for seat in range(g.world.players):
        hall.home[seat] = (hall.home[seat] + 3) & 3
        tell(g.events, Event.HOME, seat, hall.home[seat])


@rule
def advance_all(g: Play) -> None:
    """C12: players in turn, each with the foremost ghosts first."""
    hall, seat = g.state.hall, g.state.hall.starter
    note_rests(g.paper.lab, hall)
    for _ in range(g.world.players):
        advance(g, seat)
        seat = left_of(g.world, hall, seat)
    resettle(g.paper.lab, hall)


@rule
def advance(g: Play, seat: int) -> None:
    """By depth, then smaller cx+cy, then lower id; at depth 6 a ghost crosses, otherwise it goes one cell on."""
    hall, home, done = g.state.hall, g.state.hall.home[seat], 0
    for _ in range(TEAM):
        ghost = foremost(g, seat, done)
        if ghost == NOWHERE:
            return
        done |= only(ghost)
        each = hall.ghosts[ghost]
        ahead, cell, sx, sy, posture = depth_in(home, each.cell) + 1, each.cell, each.sx, each.sy, each.posture
        if ahead > GRID:
            tell(g.events, Event.CROSSED, seat, ghost, 0)
            take_ghost(hall, ghost, Place.CROSSED)
        else:
            hall.ghosts[ghost].place = Place.RESERVE  # out of its own way
            settle(g.paper.lab, hall, ghost, cell_at(home, ahead, lane_in(home, cell)), sx, sy, size_of(ghost), posture)


@rule
def foremost(g: Play, seat: int, done: int) -> int:
    hall, home = g.state.hall, g.state.hall.home[seat]
    best, rank = NOWHERE, 0
    for ghost in range(seat * TEAM, seat * TEAM + TEAM):
        each = hall.ghosts[ghost]
        if each.place == Place.HALL and not done >> ghost & 1:
            cell = each.cell
            its = 100 * depth_in(home, cell) - (cell % GRID + cell // GRID)
            if best == NOWHERE or its > rank:
                best, rank = ghost, its
    return best
