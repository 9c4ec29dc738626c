"""The end of a round: who picks the keyhole's side, the door, the peep and the returns (3.5 to 3.7, 3.9)."""

from __future__ import annotations

import numpy as np

from ghostlight.core.bits import has, lowest, only, size
from ghostlight.core.chance import roll
from ghostlight.core.compile import rule
from ghostlight.core.events import tell
from ghostlight.core.records import Ints

from ..hall.peep import peep, who_is_seen
from ..hall.settling import note_rests, resettle, settle, stand_up
from ..hall.spots import has_spot, take_ghost
from ..state import GHOSTS, GRID, NOWHERE, TEAM, Ask, Chime, Do, Draw, Event, Place, Posture, Size
from .play import (
    Play,
    cell_at,
    lane_in,
    left_of,
    note,
    offer,
    opposite,
    owner_of,
    size_of,
    tell_changes,
)
from .turn import lies

HEADING_OF_SIDE: Ints = np.array([Posture.SOUTH, Posture.WEST, Posture.NORTH, Posture.EAST])
"""Lying with the head towards that side."""


# --- the picker --------------------------------------------------------------------------------------------------------


@rule
def turn_to_keyhole(g: Play) -> None:
    """K-010 (3). C09: nobody picks, the keyhole keeps its side, and the starter rolls."""
    s = g.state
    if s.chime == Chime.KNOCK:
        place_keyhole(g, s.hall.starter, s.side)
        return
    s.turn = choose_picker(g)
    s.picks[s.turn] += 1  # K-044
    tell(g.events, Event.PICKER, s.turn)
    s.ask = Ask.SIDE


@rule
def choose_picker(g: Play) -> int:
    """K-041 to K-043: of those who picked least, the highest roll; those who tie roll again."""
    left = eligible(g)
    while size(left) > 1:
        left = best_rolls(g, left)
    return lowest(left)


@rule
def eligible(g: Play) -> int:
    """K-040, as a set of seats."""
    fewest, seats = g.state.picks[0], 0
    for seat in range(1, g.world.players):
        fewest = min(fewest, g.state.picks[seat])
    for seat in range(g.world.players):
        if g.state.picks[seat] == fewest:
            seats |= only(seat)
    return seats


@rule
def best_rolls(g: Play, seats: int) -> int:
    """K-042: each rolls once, in turn order from the starter."""
    best, highest, seat = 0, 0, g.state.hall.starter
    for _ in range(g.world.players):
        if has(seats, seat):
            shown = roll(g.chance, Draw.DIE, 6)
            tell(g.events, Event.ROLLED, seat, shown)
            if shown > highest:
                best, highest = 0, shown
            if shown == highest:
                best |= only(seat)
        seat = left_of(g.world, g.state.hall, seat)
    return best


# --- the door ----------------------------------------------------------------------------------------------------------


@rule
def offer_sides(g: Play) -> None:
    """DP-11, K-053."""
    for side in range(4):
        if side != g.state.side:
            offer(g, Do.SIDE, side)


@rule
def pick_side(g: Play, side: int) -> None:
    """K-050, K-052."""
    tell(g.events, Event.SIDE, g.state.turn, side)
    place_keyhole(g, g.state.turn, side)


@rule
def place_keyhole(g: Play, seat: int, side: int) -> None:
    """The door is rolled, unless it was foretold (C11); the die passes on (K-054, D-05); then somebody looks."""
    s = g.state
    s.side = side
    s.door = s.crystal if s.crystal else roll(g.chance, Draw.DIE, 6)
    tell(g.events, Event.DOOR, seat, side, s.door)
    s.hall.starter = left_of(g.world, s.hall, s.hall.starter if g.world.die_from_starter else seat)
    tell(g.events, Event.DIE, s.hall.starter)
    look(g)
    if s.chime == Chime.SIDE_TO_SIDE:
        s.side = opposite(s.side)
        tell(g.events, Event.DOOR, NOWHERE, s.side, s.door)
        look(g)


# --- the peep ----------------------------------------------------------------------------------------------------------


@rule
def look(g: Play) -> None:
    """K-060, K-061: who is seen is judged on one unchanged position."""
    s, lab = g.state, g.paper.lab
    s.peeps += 1
    tell(g.events, Event.PEEP, s.side, s.door)
    if g.events.on:
        seen = peep(lab, s.hall, s.side, s.door, g.world.mirror, g.world.solid_ghosts, g.world.min_visible)
    else:  # the same ghosts, but nobody counts how much of each shows
        seen = who_is_seen(lab, s.hall, s.side, s.door, g.world.mirror, g.world.solid_ghosts, g.world.min_visible)
    for ghost in range(GHOSTS):
        if has(seen, ghost):
            tell(g.events, Event.SEEN, ghost, lab.direct[ghost], lab.mirrored[ghost])
    if seen == 0:
        tell(g.events, Event.NOBODY)
        return
    note(g)
    note_rests(lab, s.hall)
    if g.world.merging:
        return_merged(g, seen)
    else:
        return_to_reserve(g, seen)
    resettle(lab, s.hall)  # K-062
    tell_changes(g)


@rule
def return_to_reserve(g: Play, ghosts: int) -> None:
    for ghost in range(GHOSTS):
        if has(ghosts, ghost):
            take_ghost(g.state.hall, ghost, Place.RESERVE)


@rule
def return_merged(g: Play, seen: int) -> None:
    """K-087: smalls to the reserve; then the others, one by one, to the edge of their own side."""
    hall = g.state.hall
    for ghost in range(GHOSTS):
        if has(seen, ghost):
            if size_of(ghost) == Size.S:
                take_ghost(hall, ghost, Place.RESERVE)
            else:
                hall.ghosts[ghost].place = Place.RESERVE  # out of the way, but its old spot is still known
    seat = hall.starter
    for _ in range(g.world.players):
        for kind in (Size.L, Size.M):
            for ghost in range(seat * TEAM, seat * TEAM + TEAM):
                if has(seen, ghost) and size_of(ghost) == kind:
                    put_at_edge(g, ghost)
        seat = left_of(g.world, hall, seat)


@rule
def put_at_edge(g: Play, ghost: int) -> None:
    """The cell of depth 1 in its own lane, or the nearest one with a spot."""
    hall, each = g.state.hall, g.state.hall.ghosts[ghost]
    home, kind = hall.home[owner_of(ghost)], size_of(ghost)
    lane, sx, sy = lane_in(home, each.cell), each.sx, each.sy
    posture = HEADING_OF_SIDE[opposite(home)] if lies(g) else Posture.UPRIGHT
    cell = cell_at(home, 1, lane)
    for away in range(GRID):
        low, high = lane - away, lane + away
        if low >= 0 and has_spot(g.paper.lab, hall, ghost, kind, cell_at(home, 1, low), lies(g)):
            cell = cell_at(home, 1, low)
            break
        if high < GRID and has_spot(g.paper.lab, hall, ghost, kind, cell_at(home, 1, high), lies(g)):
            cell = cell_at(home, 1, high)
            break
    each.entered = each.still = each.made = 0
    settle(g.paper.lab, hall, ghost, cell, sx, sy, kind, posture)


# --- the end of a round ------------------------------------------------------------------------------------------------


@rule
def end_round(g: Play) -> None:
    """K-010 (6), (7): what a chime does after the peep; then everything that holds for a round only is over."""
    s, hall = g.state, g.state.hall
    if s.chime == Chime.LAVA:
        burn_floor(g)
    if s.chime == Chime.TAKE_COVER:
        note(g)
        stand_up(g.paper.lab, hall)
        tell_changes(g)
    for ghost in range(GHOSTS):
        each = hall.ghosts[ghost]
        each.entered = each.still = each.made = 0
    s.moved = s.used = s.chime = s.crystal = s.card = s.points = 0


@rule
def burn_floor(g: Play) -> None:
    """C07, D-24."""
    hall, lab, low = g.state.hall, g.paper.lab, 0
    for ghost in range(GHOSTS):
        if hall.ghosts[ghost].place == Place.HALL and hall.ghosts[ghost].level == 0:
            low |= only(ghost)
    note(g)
    note_rests(lab, hall)
    return_to_reserve(g, low)
    resettle(lab, hall)
    tell_changes(g)
