"""Graveyard's rules G-01 to G-19 and D-01 to D-04 (docs/rules/graveyard.md)."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, nth, only, size
from ghostlight.core.chance import Chance, draw, uniform
from ghostlight.core.compile import brief, rule
from ghostlight.core.contract import OVER, Menu, Scores, offer
from ghostlight.core.events import Events, tell, tell_only
from ghostlight.core.records import fill

from .state import (
    ALL_GRAVES,
    ALL_PLACES,
    BACKS,
    CARDS_A_BACK,
    COPIES,
    FRONT_OF_CARD,
    FRONTS,
    GRAVES,
    INSPECT,
    LINES,
    MOVE,
    PLACE,
    PLAYERS,
    POINTS,
    STONES,
    UNPLACED,
    VALUE,
    Draw,
    Event,
    Front,
    State,
    World,
)

# --- set-up ------------------------------------------------------------------------------------------------------------


@rule
def setup(world: World, state: State, chance: Chance, events: Events) -> None:
    deal(state, chance)
    fill(state.stones, 0)
    fill(state.inspected, 0)
    fill(state.lord, UNPLACED)
    state.looked = 0
    state.idle = 0
    choose_starter(world, state, chance)
    tell(events, Event.BEGINS, state.turn)


@rule
def deal(state: State, chance: Chance) -> None:
    """G-01, G-02, G-04: each card goes face down to one of the graves still free."""
    state.closed = ALL_GRAVES
    fill(state.back, 0)
    fill(state.front, 0)
    free = ALL_GRAVES
    for back in range(BACKS):
        for card in range(CARDS_A_BACK):
            grave = only(nth(free, draw(chance, Draw.GRAVE, GRAVES - back * CARDS_A_BACK - card)))
            free ^= grave
            state.back[back] |= grave
            state.front[FRONT_OF_CARD[card]] |= grave


@rule
def choose_starter(world: World, state: State, chance: Chance) -> None:
    """G-05."""
    state.turn = draw(chance, Draw.STARTER, world.players)


# --- decisions ---------------------------------------------------------------------------------------------------------


@brief
def actor(world: World, state: State) -> int:
    return OVER if is_over(world, state) else state.turn


@brief
def is_over(world: World, state: State) -> bool:
    return state.closed == 0 or stalled(world, state)  # G-16


@brief
def stalled(world: World, state: State) -> bool:
    """D-04: nobody turned a grave for too long."""
    return world.stall_limit > 0 and state.idle >= world.stall_limit


@rule
def legal(world: World, state: State, menu: Menu) -> int:
    menu.count = 0
    offer_all(menu, PLACE, places(world, state))
    offer_all(menu, INSPECT, inspectable(state))
    offer_all(menu, MOVE, reachable(world, state))
    return menu.count


@rule
def offer_all(menu: Menu, kind: int, which: int) -> None:
    while which:
        offer(menu, kind + lowest(which))
        which &= which - 1


@brief
def wander(world: World, state: State, menu: Menu, chance: Chance) -> int:
    """The same as a pick off the menu, without writing it out."""
    if state.lord[state.turn] == UNPLACED:
        free = places(world, state)
        return PLACE + nth(free, uniform(chance, size(free)))
    looks, moves = inspectable(state), reachable(world, state)
    pick = uniform(chance, size(looks) + size(moves))
    if pick < size(looks):
        return INSPECT + nth(looks, pick)
    return MOVE + nth(moves, pick - size(looks))


@brief
def places(world: World, state: State) -> int:
    """G-06: where a lord may be put outside the grid, before the first turn."""
    if state.lord[state.turn] != UNPLACED:
        return 0
    free = ALL_PLACES
    for seat in range(world.players):
        if state.lord[seat] != UNPLACED:
            free &= ~only(state.lord[seat] - GRAVES)  # D-01
    return free


@brief
def inspectable(state: State) -> int:
    """G-07, G-12: the graves that the player may look into: none without a wisp to spend, none twice in a turn."""
    if state.looked or not wisps(state, state.turn):
        return 0
    return state.closed


@brief
def wisps(state: State, seat: int) -> int:
    return state.stones[seat] & state.front[Front.WISP]


@brief
def reachable(world: World, state: State) -> int:
    """G-08, G-09: the graves in line with the lord, whatever lies between (G-10)."""
    at = state.lord[state.turn]
    if at == UNPLACED:
        return 0
    graves = LINES[at]
    for seat in range(world.players):
        if state.lord[seat] < GRAVES:
            graves &= ~only(state.lord[seat])  # G-10: not onto another lord
    return graves


# --- what a decision does ----------------------------------------------------------------------------------------------


@brief
def step(world: World, state: State, action: int, chance: Chance, events: Events) -> None:
    if action < INSPECT:
        place(world, state, action - PLACE, events)
    elif action < MOVE:
        inspect(state, action - INSPECT, events)
    else:
        move(world, state, action - MOVE, events)


@brief
def place(world: World, state: State, where: int, events: Events) -> None:
    """G-06: in turn order, each lord outside the grid."""
    state.lord[state.turn] = GRAVES + where
    tell(events, Event.PLACED, state.turn, GRAVES + where)
    pass_turn(world, state)


@brief
def pass_turn(world: World, state: State) -> None:
    """G-05: to the player's right; seats are numbered that way round."""
    state.turn = state.turn + 1 if state.turn + 1 < world.players else 0
    state.looked = 0


@brief
def inspect(state: State, grave: int, events: Events) -> None:
    """G-12, G-15: one player learns what lies in the grave; that it was inspected is public."""
    me = state.turn
    spend_wisp(state, me, events)
    state.inspected[me] |= only(grave)
    state.looked = 1
    tell(events, Event.INSPECTED, me, grave)
    tell_only(events, only(me), Event.LEARNED, me, grave, front_of(state, grave))


@brief
def spend_wisp(state: State, seat: int, events: Events) -> None:
    """G-13, G-14: the wisp stays open without an owner; its stone goes back. D-03: the first in reading order."""
    wisp = lowest(wisps(state, seat))
    state.stones[seat] &= ~only(wisp)
    tell(events, Event.SPENT, seat, wisp)


@brief
def move(world: World, state: State, grave: int, events: Events) -> None:
    """G-08; landing on an open grave does nothing (G-11)."""
    tell(events, Event.MOVED, state.turn, state.lord[state.turn], grave)
    state.lord[state.turn] = grave
    if has(state.closed, grave):
        turn_over(state, grave, events)
        claim(state, state.turn, grave, events)
        state.idle = 0
    else:
        state.idle += 1
    if state.closed == 0:
        tell(events, Event.ALL_OPEN)
    elif stalled(world, state):
        tell(events, Event.STALLED, world.stall_limit)
    else:
        pass_turn(world, state)


@brief
def turn_over(state: State, grave: int, events: Events) -> None:
    """G-11: for everybody to see; what was one player's knowledge is now everybody's (G-15)."""
    state.closed &= ~only(grave)
    for seat in range(PLAYERS):
        state.inspected[seat] &= ~only(grave)
    tell(events, Event.TURNED, state.turn, grave, front_of(state, grave))


@brief
def claim(state: State, seat: int, grave: int, events: Events) -> None:
    """G-11, if a stone is left (D-02)."""
    if supply(state, seat) > 0:
        state.stones[seat] |= only(grave)
        tell(events, Event.CLAIMED, seat, grave, VALUE[front_of(state, grave)])
    else:
        tell(events, Event.UNCLAIMED, seat, grave)


@brief
def supply(state: State, seat: int) -> int:
    """G-03, G-14: the stones a player has left; those not on graves."""
    return STONES - size(state.stones[seat])


@brief
def front_of(state: State, grave: int) -> int:
    """What lies there, or FRONTS when that is unknown. Without an early return: no processor can guess where it would be."""
    found = FRONTS
    for front in range(FRONTS):
        if has(state.front[front], grave):
            found = front
    return found


# --- the standing ------------------------------------------------------------------------------------------------------


@rule
def score(world: World, state: State, scores: Scores) -> None:
    """G-19: public at any time; equal scores share the place (G-18)."""
    for seat in range(world.players):
        scores.points[seat] = points_on(state, state.stones[seat])
        scores.standing[seat] = scores.points[seat]


@rule
def points_on(state: State, graves: int) -> int:
    """G-17: the sum of the values of these graves."""
    points = 0
    for front in range(FRONTS):
        points += VALUE[front] * size(graves & state.front[front])
    return points


@rule
def accounted(world: World, state: State) -> bool:
    """Every card, stone and lord is there once, and every point is a player's, still hidden, or free."""
    return cards_accounted(state) and stones_accounted(world, state) and points_accounted(world, state)


@rule
def cards_accounted(state: State) -> bool:
    laid = seen = 0
    for back in range(BACKS):
        if size(state.back[back]) != CARDS_A_BACK or laid & state.back[back]:
            return False
        laid |= state.back[back]
        for front in range(FRONTS):
            if size(state.back[back] & state.front[front]) != COPIES[front]:
                return False
    for front in range(FRONTS):
        if seen & state.front[front]:
            return False
        seen |= state.front[front]
    return laid == ALL_GRAVES and seen == ALL_GRAVES


@rule
def stones_accounted(world: World, state: State) -> bool:
    claimed = 0
    for seat in range(PLAYERS):
        stones = state.stones[seat]
        if seat >= world.players and (stones or state.inspected[seat] or state.lord[seat] != UNPLACED):
            return False
        if stones & (claimed | state.closed) or size(stones) > STONES or state.inspected[seat] & ~state.closed:
            return False
        claimed |= stones
        for other in range(seat):
            if state.lord[seat] != UNPLACED and state.lord[seat] == state.lord[other]:
                return False
    return True


@rule
def points_accounted(world: World, state: State) -> bool:
    points = points_on(state, state.closed)
    unclaimed = ALL_GRAVES & ~state.closed
    for seat in range(world.players):
        points += points_on(state, state.stones[seat])
        unclaimed &= ~state.stones[seat]
    return points + points_on(state, unclaimed) == POINTS
