"""A page of sense for Graveyard: what each option seems worth to the player who decides, from what that player can see."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, nth, only, size
from ghostlight.core.chance import Chance, uniform
from ghostlight.core.compile import rule
from ghostlight.core.contract import Menu, Worth

from .rules import front_of, places, reachable, supply
from .state import BACKS, COPIES, FRONTS, GRAVES, INSPECT, LINES, MOVE, PLACE, UNPLACED, VALUE, Front, State, World

AHEAD = 0.3
"""How much the best grave of the next turn counts against one at hand: others may take it first."""


@rule
def appraise(world: World, state: State, menu: Menu, worth: Worth) -> None:
    for k in range(menu.count):
        action = menu.actions[k]
        if action >= MOVE:
            worth.options[k] = landing(state, action - MOVE) + AHEAD * best_in_line(world, state, action - MOVE)
        elif action >= INSPECT:
            worth.options[k] = looking(world, state, action - INSPECT)
        else:
            worth.options[k] = best_in_line(world, state, GRAVES + action - PLACE)


@rule
def landing(state: State, grave: int) -> float:
    """The points to expect from moving there now."""
    if not has(state.closed, grave) or supply(state, state.turn) == 0:
        return 0.0
    return expected(state, grave)


@rule
def expected(state: State, grave: int) -> float:
    """The value of a closed grave: as seen, or the mean of what is left of its back (G-04)."""
    front = front_of(state, grave)
    if front < FRONTS:
        return float(VALUE[front])
    for back in range(BACKS):
        if has(state.back[back], grave):
            points = unknown = 0
            for kind in range(FRONTS):
                left = COPIES[kind] - size(state.back[back] & state.front[kind])
                points += VALUE[kind] * left
                unknown += left
            return points / unknown
    return 0.0


@rule
def best_in_line(world: World, state: State, position: int) -> float:
    """The best closed grave that a lord could go to from this position."""
    best = 0.0
    graves = LINES[position] & state.closed
    if position < GRAVES:
        graves &= ~only(position)
    while graves:
        best = max(best, expected(state, lowest(graves)))
        graves &= graves - 1
    return best


@rule
def looking(world: World, state: State, grave: int) -> float:
    """What a look at this grave may change about the coming move, less the point of the wisp that pays for it."""
    moves = reachable(world, state)
    blind = other = 0.0
    graves = moves
    while graves:
        here = lowest(graves)
        graves &= graves - 1
        value = landing(state, here) + AHEAD * best_in_line(world, state, here)
        blind = max(blind, value)
        if here != grave:
            other = max(other, value)
    if not has(moves, grave) or front_of(state, grave) < FRONTS:
        return blind - VALUE[Front.WISP]
    return informed(world, state, grave, other) - VALUE[Front.WISP]


@rule
def informed(world: World, state: State, grave: int, other: float) -> float:
    """The mean, over what may lie in this grave, of the better of it and the best other move."""
    after = AHEAD * best_in_line(world, state, grave)
    total = chances = 0.0
    for back in range(BACKS):
        if has(state.back[back], grave):
            for kind in range(FRONTS):
                left = COPIES[kind] - size(state.back[back] & state.front[kind])
                total += left * max(other, VALUE[kind] + after)
                chances += left
    return total / chances


@rule
def hunch(world: World, state: State, menu: Menu, chance: Chance) -> int:
    """Any closed grave within reach rather than an open one; no looks."""
    if state.lord[state.turn] == UNPLACED:
        free = places(world, state)
        return PLACE + nth(free, uniform(chance, size(free)))
    moves = reachable(world, state)
    if moves & state.closed:
        moves &= state.closed
    return MOVE + nth(moves, uniform(chance, size(moves)))
