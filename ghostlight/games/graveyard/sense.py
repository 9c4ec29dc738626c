"""A page of sense for Graveyard: what each option seems worth to the player who decides, from what that player can see."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, nth, only, size
from ghostlight.core.chance import Chance, uniform
from ghostlight.core.compile import rule
from ghostlight.core.contract import Menu, Worth

from .rules import front_of, places, reachable, supply
from .state import BACKS, COPIES, FRONTS, GRAVES, INSPECT, LINES, MOVE, PLACE, UNPLACED, VALUE, Front, State, World

Hopes = tuple[float, float, float, float]

AHEAD = 0.3
"""How much the best grave of the next turn counts against one at hand: others may take it first."""


@rule
def appraise(world: World, state: State, menu: Menu, worth: Worth) -> None:
    hopes = (hope(state, 0), hope(state, 1), hope(state, 2), hope(state, 3))
    best, second, favourite = 0.0, 0.0, GRAVES
    for k in range(menu.count):
        action = menu.actions[k]
        if action >= MOVE:
            worth.options[k] = going(state, action - MOVE, hopes)
            if worth.options[k] > best:
                best, second, favourite = worth.options[k], best, action - MOVE
            else:
                second = max(second, worth.options[k])
        elif action < INSPECT:
            worth.options[k] = best_of(state, LINES[GRAVES + action - PLACE], hopes)
    for k in range(menu.count):
        grave = menu.actions[k] - INSPECT
        if 0 <= grave < GRAVES:
            other = second if grave == favourite else best
            worth.options[k] = knowing(world, state, grave, other, hopes) - VALUE[Front.WISP]


@rule
def hope(state: State, back: int) -> float:
    """G-04: the mean value of the fronts of this back that are nowhere to be seen."""
    points = unknown = 0
    for front in range(FRONTS):
        left = COPIES[front] - size(state.back[back] & state.front[front])
        points += VALUE[front] * left
        unknown += left
    return points / unknown if unknown else 0.0


@rule
def best_of(state: State, graves: int, hopes: Hopes) -> float:
    """The most that one of these graves promises, as seen or as hoped; an open one promises nothing."""
    best = 0.0
    unknown = graves & state.closed
    for front in range(FRONTS):
        if unknown & state.front[front]:
            best = max(best, float(VALUE[front]))
            unknown &= ~state.front[front]
    for back in range(BACKS):
        if unknown & state.back[back]:
            best = max(best, hopes[back])
    return best


@rule
def going(state: State, grave: int, hopes: Hopes) -> float:
    """What to expect there now, and a little for what lies in line with it."""
    now = best_of(state, only(grave), hopes) if supply(state, state.turn) > 0 else 0.0
    return now + AHEAD * best_of(state, LINES[grave], hopes)


@rule
def knowing(world: World, state: State, grave: int, other: float, hopes: Hopes) -> float:
    """The coming move when this grave has been looked into: the mean of the better of it and the best other move."""
    if not has(reachable(world, state), grave) or front_of(state, grave) < FRONTS:
        return other
    after = AHEAD * best_of(state, LINES[grave], hopes)
    total = chances = 0.0
    for back in range(BACKS):
        if has(state.back[back], grave):
            for front in range(FRONTS):
                left = COPIES[front] - size(state.back[back] & state.front[front])
                total += left * max(other, VALUE[front] + after)
                chances += left
    return total / chances


@rule
def hunch(world: World, state: State, menu: Menu, chance: Chance) -> int:
    """A closed grave within reach rather than an open one, and one in line with more of them; no looks."""
    if state.lord[state.turn] == UNPLACED:
        free = places(world, state)
        return PLACE + nth(free, uniform(chance, size(free)))
    moves = reachable(world, state)
    if moves & state.closed:
        moves &= state.closed
    moves = with_a_future(state, moves)
    return MOVE + nth(moves, uniform(chance, size(moves)))


@rule
def with_a_future(state: State, graves: int) -> int:
    """Those of these graves that are in line with a closed one; all of them when there is none."""
    good, rest = 0, graves
    while rest:
        grave = lowest(rest)
        rest &= rest - 1
        if LINES[grave] & state.closed:
            good |= only(grave)
    return good if good else graves
