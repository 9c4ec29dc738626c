"""What is hidden in Museum, and from whom: hands, secret objectives, items that lie face down (section 9)."""

from __future__ import annotations

import numpy as np

from ghostlight.core.bits import has, nth, only, size
from ghostlight.core.chance import Chance, uniform
from ghostlight.core.compile import rule
from ghostlight.core.records import fill

from .rules.ghosts import DECK, HAND
from .rules.items import PLACED
from .state import CHESS, HUMANS, NOWHERE, THINGS, EventsMode, State, World

HIDDEN = -2
"""A secret objective that is not one's own."""


@rule
def redact(world: World, state: State, seat: int) -> None:
    """A seat that goes over to the ghosts learns nothing by it: hands are for those who started there."""
    if state.over:
        return
    for k in range(state.floor_count):
        if state.floor_pool[k]:
            state.floor[k] = 0
    ghostly = seat >= 0 and has(world.ghost_seats, seat)
    if not ghostly:
        if not state.show_hand and not world.die and is_dealt(state):
            fill(state.hand, NOWHERE)
        if world.events_mode == EventsMode.HAND and is_dealt(state) and state.event_hand != NOWHERE:
            state.deck |= state.event_hand
            state.event_hand = NOWHERE
    for piece in range(HUMANS):
        human = state.humans[piece]
        if human.secret != NOWHERE and owner_at_first(world, human.character, human.seat) != seat:
            human.secret = HIDDEN


@rule
def is_dealt(state: State) -> bool:
    """Whether there are hands to hide: a mission may ask something before the first round, when they are dealt already."""
    if state.rounds or state.held:
        return True
    for chess in range(CHESS):
        if state.hand[chess]:
            return True
    return False


@rule
def owner_at_first(world: World, character: int, seat: int) -> int:
    """M-192 may give a minion to the Priest's seat; its secret stays with whoever was dealt it."""
    dealt = world.seat_of[character]
    return seat if dealt == NOWHERE else dealt


@rule
def imagine(world: World, state: State, seat: int, chance: Chance) -> None:
    """Everything that fits is equally likely."""
    imagine_floor(world, state, chance)
    if state.hand[0] == NOWHERE:
        imagine_hand(state, chance)
    if state.event_hand == NOWHERE:
        state.event_hand = 0
        for _ in range(state.held):
            place = nth(state.deck, uniform(chance, size(state.deck)))
            state.deck &= ~only(place)
            state.event_hand |= only(place)
    imagine_secrets(world, state, chance)


@rule
def imagine_floor(world: World, state: State, chance: Chance) -> None:
    """The things of a pool that nobody has seen yet lie on its squares in any order."""
    left = np.empty(THINGS, np.int64)
    for number in range(world.placement_count):
        placement, count = world.placements[number], 0
        if not placement.hidden:
            continue
        for thing in range(placement.first, placement.first + placement.things):
            if state.hidden[thing >> 5] >> (thing & 31) & 1:
                left[count] = world.things[thing] | PLACED
                count += 1
        for k in range(state.floor_count):
            if state.floor_pool[k] == number + 1 and state.floor[k] == 0:
                pick = uniform(chance, count)
                count -= 1
                state.floor[k] = left[pick]
                left[pick] = left[count]


@rule
def imagine_hand(state: State, chance: Chance) -> None:
    """M-184: of the nine cards less those played, as many as are still held."""
    fill(state.hand, 0)
    left = np.zeros(CHESS, np.int64)
    for k in range(len(DECK)):
        left[DECK[k]] += 1
    cards, held = len(DECK), HAND
    for chess in range(CHESS):
        left[chess] -= state.played[chess]
        cards -= state.played[chess]
        held -= state.played[chess]
    for _ in range(held):
        pick = uniform(chance, cards)
        cards -= 1
        for chess in range(CHESS):
            if pick < left[chess]:
                left[chess] -= 1
                state.hand[chess] += 1
                break
            pick -= left[chess]


@rule
def imagine_secrets(world: World, state: State, chance: Chance) -> None:
    """Any that nobody is known to have."""
    free = (1 << world.secret_count) - 1
    for piece in range(HUMANS):
        if state.humans[piece].secret >= 0:
            free &= ~only(state.humans[piece].secret)
    for piece in range(HUMANS):
        if state.humans[piece].secret == HIDDEN:
            secret = nth(free, uniform(chance, size(free)))
            state.humans[piece].secret = secret
            free &= ~only(secret)
