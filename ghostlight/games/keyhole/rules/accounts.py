"""What adds up in every position of Keyhole: the turn, cards, pieces, ghosts. `accounted` asks; no rule of play does."""

from __future__ import annotations

from ghostlight.core.bits import has, only, size
from ghostlight.core.compile import rule

from ..cards import ALL_CARDS
from ..hall.shapes import STEEPEST
from ..state import (
    CELLS,
    DOORS,
    FACES,
    GHOSTS,
    LEANS,
    NOWHERE,
    PIECES,
    PLAYERS,
    ROUNDS,
    TEAM,
    YAWS,
    Ask,
    Furniture,
    Place,
    Posture,
    State,
    World,
)
from .arranging import told_to_move
from .play import ALL_CHIMES

ON_THE_WAY = 1 << Ask.SPOT | 1 << Ask.MERGE
"""Questions about a ghost that moves."""


@rule
def turn_accounted(world: World, state: State) -> bool:
    hall, homes, picks = state.hall, 0, 0
    if not (0 <= state.turn < world.players and 0 <= state.first < world.players and 0 <= hall.starter < world.players):
        return False
    if not (0 <= state.side < 4 and 1 <= state.door <= DOORS and 0 <= state.rounds <= ROUNDS and state.peeps >= 0):
        return False
    for seat in range(PLAYERS):
        home = hall.home[seat]
        picks += state.picks[seat]
        if state.picks[seat] < 0:
            return False
        if home == NOWHERE:
            if seat < world.players and state.ask != Ask.HOME:
                return False
        elif seat >= world.players or has(homes, home):
            return False
        else:
            homes |= only(home)
    return picks <= state.rounds


@rule
def cards_accounted(world: World, state: State) -> bool:
    """Of the 20 cards, one is drawn in every turn, and of the chimes, one in every round but the first: no more are gone."""
    drawn = size(ALL_CARDS & ~state.deck)
    if state.deck & ~ALL_CARDS or state.used & state.deck or state.bells & ~ALL_CHIMES or state.moved >> PIECES:
        return False
    if state.card and not has(state.used, state.card):
        return False
    if world.chimes:
        if size(ALL_CHIMES & ~state.bells) > max(0, state.rounds - 1) or has(state.bells, state.chime):
            return False
    elif state.bells or state.chime:
        return False
    return drawn <= world.players * state.rounds and state.points >= 0 and 0 <= state.crystal <= 6


@rule
def unit_accounted(state: State) -> bool:
    """A ghost is on its way only while its spot or its merge is asked for."""
    unit = state.unit
    if not has(ON_THE_WAY, state.ask):
        return unit.ghost == NOWHERE and unit.cell == NOWHERE and unit.partner == NOWHERE and unit.made == NOWHERE
    if not (0 <= unit.ghost < GHOSTS and 0 <= unit.cell < CELLS):
        return False
    return (unit.partner == NOWHERE) == (unit.made == NOWHERE)


@rule
def chime_accounted(state: State) -> bool:
    """Furniture waits for the reader of a chime only while that is asked, and only what the chime is about."""
    if state.ask != Ask.ARRANGE:
        return state.to_place == 0
    return state.to_place != 0 and state.to_place & ~told_to_move(state.hall, state.chime) == 0


@rule
def pose_accounted(pose: Furniture) -> bool:
    """A pose that there can be (KG-020): the tables of shapes know no other."""
    return 0 <= pose.yaw < YAWS and 0 <= pose.face < FACES and 0 <= pose.lean < LEANS and 0 <= pose.tilt <= STEEPEST


@rule
def ghost_accounted(world: World, state: State, ghost: int) -> bool:
    each = state.hall.ghosts[ghost]
    if each.place == Place.HALL:
        known = 0 <= each.cell < CELLS and 0 <= each.posture <= Posture.WEST
        return known and ghost < world.players * TEAM and each.level >= 0
    if each.place == Place.CROSSED and ghost >= world.players * TEAM:
        return False
    rest = each.sx | each.sy | each.level | each.posture | each.entered | each.still | each.made
    return each.cell == NOWHERE and rest == 0
