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
            raise Impossible(
                f"{len(inside)} humans on toilet {SQUARE_NAMES[square]}; there is room for {world.toilet_capacity} (M-100)"
            )
    if state.rounds and TOILETS[state.priest] and not world.free_toilets:
        raise Impossible("the Priest never stands on a toilet square (M-102)")
    if state.turn.piece == NOWHERE and any(int(item) & FRESH for item in state.floor):
        raise Impossible("what was dropped in this turn ('!') belongs to somebody's turn (M-055)")
    _check_entities(world, state)
    _check_cards(world, state)
    if int(state.done) & ~int(state.active):
        raise Impossible("only an active objective can be done (5.3)")
    if (state.rounds == 0) != (state.slot == 0):
        raise Impossible("round 0 and slot 0 belong together")
    if not state.over:
        _check_question(world, state)
    if _is_whole(state):
        worlds, states = World.many(1), State.many(1)
        worlds[0], states[0] = world, state
        if not _adds_up(worlds, states):
            raise Impossible("this cannot be: an item is there twice or the counts of items, cards or points do not fit")


def _check_human(world: Any, state: Any, human: Any) -> None:
    name, most = CHARACTER_IDS[human.character], int(world.hp[human.character])
    if human.hp > most:
        raise Impossible(f"{name} has at most {most} points (M-161)")
    if (human.place == Place.STANDING) != (human.hp > 0 and human.place != Place.GONE):
        raise Impossible(f"{name} stands with at least 1 point, and lies with none (M-162)")
    off = human.place == Place.GONE or (human.place == Place.DEAD and bool(world.removed))
    if (human.square == NOWHERE) != off:
        raise Impossible(f"{name} needs a square, such as '{name}@B-3', unless it is gone")
    if (human.fell_round > 0) != (human.place in DOWN) or (human.fell_slot > 0) != (human.fell_round > 0):
        raise Impossible(f"{name}: 'fell=ROUND.SLOT' belongs to 'wounded' and 'stunned', and only to them")
    if (human.place == Place.STUNNED) and human.character != Character.GUARD:
        raise Impossible(f"{name} cannot be stunned, but wounded (M-162, M-167)")
    if human.place == Place.WOUNDED and human.character == Character.GUARD:
        raise Impossible("the guard cannot be wounded, but stunned (M-167)")
    later = int(bool(world.from_attacker) and human.fell_slot < state.slot)  # counted from the attacker's next turn
    if human.fell_round and not human.fell_round - later <= state.rounds <= human.fell_round + world.wounded_rounds:
        raise Impossible(f"{name} fell in round {human.fell_round} and has died or got up since (M-164)")
    if (human.left > 0) != (human.place == Place.GONE):
        raise Impossible(f"{name}: 'left=RANK' belongs to 'gone', and only to it")
    if sum(1 for item in human.items if item) > world.inventory_slots:
        raise Impossible(f"{name} carries more than {world.inventory_slots} items (M-070)")
    items = [int(item) for item in human.items if item]
    if [item & 255 for item in items].count(Kind.AMMO) > 1:
        raise Impossible(f"{name}: ammunition fills one slot, 'ammo:2' (M-070)")
    if any(item & FRESH for item in items) or (items and human.place in (Place.DEAD,)):
        raise Impossible(f"{name} cannot carry this")


def _check_entities(world: Any, state: Any) -> None:
    kinds, at = state.kinds.tolist(), state.at.tolist()
    for kind, most in ((Entity.CHANEQUE, world.max_chaneques), (Entity.TZITZIMITL, world.max_tzitzimitl)):
        if kinds.count(kind) > most:
            raise Impossible(f"there are at most {most} of {ENTITY_IDS[kind]} (M-201)")
    if any(TOILETS[at[k]] for k in range(int(state.subordinates))) and not world.free_toilets:
        raise Impossible("subordinates never enter toilet squares (M-102)")
    if state.prowled > state.subordinates:
        raise Impossible(f"prowled {state.prowled}, but there are {state.subordinates} subordinates")
    for k in range(int(state.floor_count)):
        if int(state.floor[k]) & 255 == Kind.AMMO and int(state.floor[k]) >> 16 & MOST_WEAR != 1:
            raise Impossible("ammunition lies on the floor token by token (M-063)")
        if int(state.floor[k]) >> 16 & MOST_WEAR == TURNING and int(state.floor[k]) & 255 == Kind.ROSARY:
            raise Impossible("only a rosary that somebody carries turns (M-147)")


def _check_cards(world: Any, state: Any) -> None:
    hand = 0 if state.hand[0] == NOWHERE else int(state.hand.sum())
    if state.rounds and not world.die and state.hand[0] != NOWHERE and hand + int(state.played.sum()) != HAND:
        raise Impossible(f"hand and played are {HAND} cards together (M-184)")
    for k in range(CHESS):
        there = max(int(state.hand[k]), 0) + int(state.played[k])
        if there > GHOST_CARDS.count(CHESS_IDS[k]):
            raise Impossible(f"hand and played have more cards {CHESS_IDS[k]} than there are (M-184)")
    if world.events_mode != EventsMode.HAND and state.event_hand:
        raise Impossible("events are not held in this game (M-223)")
    if state.event_hand >= 0 and int(state.event_hand).bit_count() > 3:
        raise Impossible("the Priest holds at most 3 events (M-223)")
    everything, known = (1 << int(world.deck_size)) - 1, max(int(state.event_hand), 0)
    if int(state.deck) & known or int(state.deck) & int(state.event_shown) or int(state.event_shown) & known:
        raise Impossible("an event is in two places")
    if state.rounds and state.event_hand >= 0 and int(state.deck) | known | int(state.event_shown) != everything:
        raise Impossible("an event is missing: each is in deck, held or shown")


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
            raise Impossible(f"{shown} comes before the first round, to a seat that picks (M-004)")
        return
    acts = turn.piece != NOWHERE and state.humans[turn.piece].place == Place.STANDING and state.slot == turn.piece + 1
    if ask in _IN_A_TURN and not acts:
        raise Impossible(f"{shown} needs a human who stands and whose slot it is")
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
        raise Impossible(f"{shown}: nobody who stands is asked; write who in 'turn' or 'strike'")
    if (ask == Ask.GHOST) != (state.mover != NOWHERE):
        raise Impossible("'moves' belongs to ask-ghost, and only to it")
    if ask == Ask.GHOST and state.mover != PRIEST_MOVER and state.humans[state.mover].place != Place.DEAD:
        raise Impossible("only the Priest and the dead move as ghosts (M-181, M-190)")
    if ask == Ask.DEFENCE and not state.strike.targets:
        raise Impossible("ask-defence needs an attack, 'strike priest@G-6 targets=itzel asked=itzel'")
    if ask == Ask.CARD and state.slot != HUMANS + 1:
        raise Impossible(f"nobody acts in slot {state.slot}; the Priest's cards are for slot 6 (M-041)")
    if ask == Ask.CARD and (world.die or not state.hand.any()):
        raise Impossible("ask-card needs a card in hand (M-184)")
    if ask == Ask.EVENT and not state.event_hand:
        raise Impossible("ask-event needs events that are held (M-223)")
    if (ask == Ask.WALK) != (turn.walk != Walk.NO) and ask in (Ask.WALK, Ask.TURN):
        raise Impossible("an open walk, 'walk=move steps=1', belongs to ask-walk")


@entry
def _adds_up(worlds: Any, states: Any) -> bool:
    return accounted(worlds[0], states[0])
