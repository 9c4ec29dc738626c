"""What adds up in every position of Museum: items, people, the clock, the agenda. `accounted` asks; no rule of play does."""

from __future__ import annotations

from ghostlight.core.compile import rule

from ..state import (
    CHARACTERS,
    CLOCK_SLOT,
    FLOOR,
    GUARD_PIECE,
    HUMANS,
    KINDS,
    NOWHERE,
    ROOMS,
    SLOTS,
    SQUARES,
    SUBORDINATES,
    TIMED,
    Entity,
    Human,
    Place,
    State,
    World,
)
from . import ghosts, items
from .items import FRESH, tokens


@rule
def items_accounted(state: State) -> bool:
    """Of each kind: made = on the floor + carried + lost; and there is no named item twice."""
    for kind in range(1, KINDS):
        there = state.lost[kind]
        for k in range(state.floor_count):
            if items.kind_of(state.floor[k]) == kind:
                there += tokens(state.floor[k])
        for piece in range(HUMANS):
            for slot in range(SLOTS):
                if items.kind_of(state.humans[piece].items[slot]) == kind:
                    there += tokens(state.humans[piece].items[slot])
        if there != state.made[kind] or state.lost[kind] < 0:
            return False
    seen_low = seen_high = 0
    for k in range(state.floor_count + HUMANS * SLOTS):
        item = state.floor[k] if k < state.floor_count else carried_at(state, k - state.floor_count)
        named = items.named_of(item)
        if named != NOWHERE:
            if named < 32:
                if seen_low >> named & 1:
                    return False
                seen_low |= 1 << named
            else:
                if seen_high >> (named - 32) & 1:
                    return False
                seen_high |= 1 << (named - 32)
    return True


@rule
def carried_at(state: State, k: int) -> int:
    return state.humans[k // SLOTS].items[k % SLOTS]


@rule
def floor_accounted(state: State) -> bool:
    if not 0 <= state.floor_count <= FLOOR:
        return False
    fresh = 0
    for k in range(FLOOR):
        fresh += 1 if state.floor[k] & FRESH else 0
        if k >= state.floor_count:
            if state.floor[k] or state.floor_at[k] or state.floor_pool[k]:
                return False
        elif not 0 <= state.floor_at[k] < SQUARES or state.floor[k] == 0:
            return False
    for square in range(SQUARES):
        if items.lies_on(state, square) != (items.nth_on(state, square, 0) != NOWHERE):
            return False
    return fresh == state.fresh


@rule
def people_accounted(world: World, state: State) -> bool:
    for piece in range(HUMANS):
        human = state.humans[piece]
        if human.place == Place.ABSENT:
            if human.character != NOWHERE:
                return False
            continue
        if not person_accounted(world, state, human):
            return False
        if human.place == Place.STUNNED and piece != GUARD_PIECE:
            return False
    for k in range(SUBORDINATES):
        there = state.kinds[k] in (Entity.CHANEQUE, Entity.TZITZIMITL)
        if there != (k < state.subordinates):
            return False
    return 0 <= state.priest < SQUARES


@rule
def person_accounted(world: World, state: State, human: Human) -> bool:
    """M-070, M-161, M-162: no gaps between items, none too many; wounded is who has no points."""
    if not 0 <= human.character < CHARACTERS:
        return False
    most = world.hp[human.character]
    if not 0 <= human.hp <= most or (human.place == Place.STANDING) != (human.hp > 0 and human.place != Place.GONE):
        return False
    count = items.carried(human)
    for slot in range(count, SLOTS):
        if human.items[slot]:
            return False
    if count > world.inventory_slots:
        return False
    on_board = 0 <= human.square < SQUARES
    gone = human.place == Place.GONE or (human.place == Place.DEAD and world.removed == 1)
    return on_board != gone and (human.fell_round > 0) == (human.place in (Place.WOUNDED, Place.STUNNED))


@rule
def clock_accounted(world: World, state: State) -> bool:
    """The hand and the cards of events: six of nine with those played, and nothing twice."""
    cards = 0
    for chess in range(len(state.hand)):
        if state.hand[chess] < 0 or state.played[chess] < 0:
            return False
        cards += state.hand[chess] + state.played[chess]
    if cards not in (0, ghosts.HAND) or (state.rounds > 0 and (cards > 0) == (world.die == 1)):
        return False
    if state.deck & state.event_hand or state.deck & state.event_shown or state.event_hand & state.event_shown:
        return False
    if state.rounds > 0 and state.deck | state.event_hand | state.event_shown != (1 << world.deck_size) - 1:
        return False
    for k in range(ROOMS):
        if state.rued[k] < 0 or state.rued[k] > state.rounds + 1:
            return False
    for k in range(TIMED):
        if state.modifier[k] < 0:
            return False
    if state.coming >> TIMED:
        return False
    return 0 <= state.rounds <= world.limit and 0 <= state.slot <= CLOCK_SLOT and state.done & ~state.active == 0


@rule
def agenda_accounted(state: State) -> bool:
    depth = state.agenda.depth
    if not 0 <= depth < len(state.agenda.items) or (depth == 0) != (state.over == 1):
        return False
    for k in range(depth, len(state.agenda.items)):
        if state.agenda.items[k]:
            return False
    return True
