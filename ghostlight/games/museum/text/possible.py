"""Positions of Museum that no game can come to are refused, each with what is wrong with it."""

from __future__ import annotations

from typing import Any

from ghostlight.core.agenda import unpacked
from ghostlight.core.compile import entry

from ..map import SQUARE_NAMES
from ..names import CHARACTER_IDS, CHESS_IDS, ENTITY_IDS
from ..plain import TOILETS
from ..rules.contract import accounted
from ..rules.ghosts import HAND
from ..rules.items import FRESH, MOST_WEAR, TURNING
from ..secrets import HIDDEN
from ..state import (
    CHESS,
    HUMANS,
    NOWHERE,
    PRIEST_MOVER,
    SQUARES,
    Ask,
    Character,
    Entity,
    EventsMode,
    Kind,
    Place,
    State,
    Walk,
    World,
)
from .starting import (
    DOWN,
    GHOST_CARDS,
    ITEM_OF,
    Impossible,
)


def check(world: Any, state: Any) -> None:
    """Refuse what no game can come to."""
    for piece in range(HUMANS):
        if state.humans[piece].place != Place.ABSENT:
            _check_human(world, state, state.humans[piece])
    for square in (square for square in range(SQUARES) if TOILETS[square]):
        inside = [
            piece
            for piece in range(HUMANS)
            if state.humans[piece].square == square and state.humans[piece].place in (Place.STANDING, *DOWN)
        ]
        if len(inside) > world.toilet_capacity:
            raise Impossible("museum-toilet", count=len(inside), square=SQUARE_NAMES[square], most=world.toilet_capacity)
    if state.rounds and TOILETS[state.priest] and not world.free_toilets:
        raise Impossible("museum-priest-toilet")
    if state.turn.piece == NOWHERE and any(int(item) & FRESH for item in state.floor):
        raise Impossible("museum-dropped")
    _check_entities(world, state)
    _check_cards(world, state)
    if int(state.done) & ~int(state.active):
        raise Impossible("museum-done-active")
    if (state.rounds == 0) != (state.slot == 0):
        raise Impossible("museum-round-slot")
    if not state.over:
        _check_question(world, state)
    if _is_whole(state):
        worlds, states = World.many(1), State.many(1)
        worlds[0], states[0] = world, state
        if not _adds_up(worlds, states):
            raise Impossible("museum-cannot-be")


def _check_human(world: Any, state: Any, human: Any) -> None:
    name, most = CHARACTER_IDS[human.character], int(world.hp[human.character])
    if human.hp > most:
        raise Impossible("museum-most-points", name=name, most=most)
    if (human.place == Place.STANDING) != (human.hp > 0 and human.place != Place.GONE):
        raise Impossible("museum-stands", name=name)
    off = human.place == Place.GONE or (human.place == Place.DEAD and bool(world.removed))
    if (human.square == NOWHERE) != off:
        raise Impossible("museum-needs-square", name=name)
    if (human.fell_round > 0) != (human.place in DOWN) or (human.fell_slot > 0) != (human.fell_round > 0):
        raise Impossible("museum-fell", name=name)
    if (human.place == Place.STUNNED) and human.character != Character.GUARD:
        raise Impossible("museum-not-stunned", name=name)
    if human.place == Place.WOUNDED and human.character == Character.GUARD:
        raise Impossible("museum-guard")
    later = int(bool(world.from_attacker) and human.fell_slot < state.slot)  # counted from the attacker's next turn
    if human.fell_round and not human.fell_round - later <= state.rounds <= human.fell_round + world.wounded_rounds:
        raise Impossible("museum-fell-long-ago", name=name, round=human.fell_round)
    if (human.left > 0) != (human.place == Place.GONE):
        raise Impossible("museum-left", name=name)
    if sum(1 for item in human.items if item) > world.inventory_slots:
        raise Impossible("museum-many-items", name=name, most=world.inventory_slots)
    items = [int(item) for item in human.items if item]
    if [item & 255 for item in items].count(Kind.AMMO) > 1:
        raise Impossible("museum-ammo-slot", name=name)
    if any(item & FRESH for item in items) or (items and human.place in (Place.DEAD,)):
        raise Impossible("museum-cannot-carry", name=name)


def _check_entities(world: Any, state: Any) -> None:
    kinds, at = state.kinds.tolist(), state.at.tolist()
    for kind, most in ((Entity.CHANEQUE, world.max_chaneques), (Entity.TZITZIMITL, world.max_tzitzimitl)):
        if kinds.count(kind) > most:
            raise Impossible("museum-entities", most=most, entity=ENTITY_IDS[kind])
    if any(TOILETS[at[k]] for k in range(int(state.subordinates))) and not world.free_toilets:
        raise Impossible("museum-subordinates-toilet")
    if state.prowled > state.subordinates:
        raise Impossible("museum-prowled", prowled=state.prowled, count=state.subordinates)
    for k in range(int(state.floor_count)):
        if int(state.floor[k]) & 255 == Kind.AMMO and int(state.floor[k]) >> 16 & MOST_WEAR != 1:
            raise Impossible("museum-ammo-floor")
        if int(state.floor[k]) >> 16 & MOST_WEAR == TURNING and int(state.floor[k]) & 255 == Kind.ROSARY:
            raise Impossible("museum-rosary")


def _check_cards(world: Any, state: Any) -> None:
    hand = 0 if state.hand[0] == NOWHERE else int(state.hand.sum())
    if state.rounds and not world.die and state.hand[0] != NOWHERE and hand + int(state.played.sum()) != HAND:
        raise Impossible("museum-hand", count=HAND)
    for k in range(CHESS):
        there = max(int(state.hand[k]), 0) + int(state.played[k])
        if there > GHOST_CARDS.count(CHESS_IDS[k]):
            raise Impossible("museum-many-cards", chess=CHESS_IDS[k])
    if world.events_mode != EventsMode.HAND and state.event_hand:
        raise Impossible("museum-no-held")
    if state.event_hand >= 0 and int(state.event_hand).bit_count() > 3:
        raise Impossible("museum-most-held")
    everything, known = (1 << int(world.deck_size)) - 1, max(int(state.event_hand), 0)
    if int(state.deck) & known or int(state.deck) & int(state.event_shown) or int(state.event_shown) & known:
        raise Impossible("museum-event-twice")
    if state.rounds and state.event_hand >= 0 and int(state.deck) | known | int(state.event_shown) != everything:
        raise Impossible("museum-event-missing")


def _is_whole(state: Any) -> bool:
    """Whether nothing is unknown."""
    if state.hand[0] == NOWHERE or state.event_hand == NOWHERE:
        return False
    if any(state.humans[piece].secret == HIDDEN for piece in range(HUMANS)):
        return False
    return not any(state.floor[k] == 0 for k in range(int(state.floor_count)))


_IN_A_TURN = (Ask.TURN, Ask.WALK, Ask.VEND, Ask.GIVE, Ask.SWAP, Ask.CONSENT, Ask.DUEL, Ask.RECOVER)


def _check_question(world: Any, state: Any) -> None:
    """Whoever is asked is there, and so is what the question is about."""
    ask = Ask(unpacked(int(state.agenda.items[state.agenda.depth - 1]))[0])
    turn, shown = state.turn, ITEM_OF[int(ask)]
    if ask == Ask.CHARACTER:
        if state.rounds or not int(world.picks) >> unpacked(int(state.agenda.items[state.agenda.depth - 1]))[1][0] & 1:
            raise Impossible("museum-before-first", shown=shown)
        return
    acts = turn.piece != NOWHERE and state.humans[turn.piece].place == Place.STANDING and state.slot == turn.piece + 1
    if ask in _IN_A_TURN and not acts:
        raise Impossible("museum-needs-human", shown=shown)
    needed = {
        Ask.GIVE: turn.partner,
        Ask.SWAP: turn.partner,
        Ask.CONSENT: turn.partner,
        Ask.DUEL: turn.foe,
        Ask.RECOVER: turn.patient,
        Ask.DEFENCE: state.strike.asked,
        Ask.LOSE: state.loser,
    }
    if ask in needed and (needed[ask] == NOWHERE or state.humans[needed[ask]].place != Place.STANDING):
        raise Impossible("museum-nobody-asked", shown=shown)
    if (ask == Ask.GHOST) != (state.mover != NOWHERE):
        raise Impossible("museum-moves")
    if ask == Ask.GHOST and state.mover != PRIEST_MOVER and state.humans[state.mover].place != Place.DEAD:
        raise Impossible("museum-ghosts-move")
    if ask == Ask.DEFENCE and not state.strike.targets:
        raise Impossible("museum-needs-attack")
    if ask == Ask.CARD and state.slot != HUMANS + 1:
        raise Impossible("museum-nobody-acts", slot=state.slot)
    if ask == Ask.CARD and (world.die or not state.hand.any()):
        raise Impossible("museum-needs-card")
    if ask == Ask.EVENT and not state.event_hand:
        raise Impossible("museum-needs-events")
    if (ask == Ask.WALK) != (turn.walk != Walk.NO) and ask in (Ask.WALK, Ask.TURN):
        raise Impossible("museum-open-walk")


@entry
def _adds_up(worlds: Any, states: Any) -> bool:
    return accounted(worlds[0], states[0])
