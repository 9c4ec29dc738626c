"""What a position has that is not written: the start of a mission, the ordinary question of a slot, counts that follow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from ghostlight.core.errors import Refusal

from ..names import CHARACTER_IDS, CHESS_IDS, labels
from ..plain import LIFTS_AT
from ..rules.ghosts import DECK
from ..rules.items import MOST_WEAR, PLACED
from ..state import (
    HUMANS,
    NOWHERE,
    SUBORDINATES,
    THINGS,
    Ask,
    Character,
    Do,
    Kind,
    Place,
    Turn,
    When,
)
from ..stored_texts import text_of

GHOST_CARDS = tuple(CHESS_IDS[DECK[k]] for k in range(len(DECK)))
"""Table 3.4."""
HOUR = 6  # rounds
MOST = 255
FACES = ("off", "on", "turning")
ITEM_OF = {int(each): f"ask-{each.name.lower()}" for each in Ask} | {
    int(each): each.name.lower().replace("_", "-") for each in Do
}
DOWN = (Place.WOUNDED, Place.STUNNED)
FATES = {Place.WOUNDED: "wounded", Place.STUNNED: "stunned", Place.DEAD: "dead", Place.GONE: "gone"}


class Impossible(Refusal):
    """What is wrong with a field of a position."""


def members_of(members: int) -> list[int]:
    return [k for k in range(max(members, 0).bit_length()) if members >> k & 1]


def squares_of(squares: Any) -> list[int]:
    """The squares of a set."""
    return [32 * word + bit for word, bits in enumerate(np.asarray(squares).tolist()) for bit in members_of(bits)]


def listed(words: Iterable[str]) -> str:
    return " ".join(words) or "-"


def objective_ids(world: Any) -> list[str]:
    return labels(world, world.objectives, int(world.objective_count))


def trigger_ids(world: Any) -> list[str]:
    return [text_of(world, int(world.triggers[k].script.label)) for k in range(int(world.trigger_count))]


def deck_ids(world: Any) -> list[str]:
    return [text_of(world, int(world.cards[int(card)].label)) for card in world.deck[: int(world.deck_size)].tolist()]


def clear_out(state: Any) -> None:
    view = np.asarray(state)
    for name in view.dtype.names or ():
        state[name] = np.zeros((), view.dtype[name])
    for piece in range(HUMANS):
        human = state.humans[piece]
        human.character = human.seat = human.square = human.secret = NOWHERE
    forget(state.turn)
    state.mover = state.loser = NOWHERE
    state.lock_side[:] = NOWHERE


def forget(turn: Any) -> None:
    for name in Turn.__annotations__:
        turn[name] = 0
    turn.piece = turn.partner = turn.patient = turn.foe = NOWHERE


def furnish_start(world: Any, state: Any) -> None:
    """What the mission has at the start, but for the humans and the items."""
    for name in ("lock_side", "fire", "exits", "open_exits"):
        state[name][:] = world[name]
    state.stock[:] = world.vending_stock
    state.priest = world.start[Character.PRIEST]
    for k in range(SUBORDINATES):
        if world.entity[k] != NOWHERE:
            state.kinds[k], state.at[k] = world.entity[k], world.entity_at[k]
            state.subordinates += 1
    state.deck = (1 << int(world.deck_size)) - 1
    for k in range(int(world.objective_count)):
        state.active |= int(bool(world.objectives[k].active)) << k
    for k in range(int(world.trigger_count)):
        state.fired |= int(world.triggers[k].when == When.START) << k


def begin_usual_turn(world: Any, state: Any) -> None:
    """The turn of the human whose slot it is, if it stands."""
    piece = int(state.slot) - 1
    if 0 <= piece < HUMANS and state.humans[piece].place == Place.STANDING:
        state.turn.piece = piece
        state.turn.actions = world.human_actions
        state.turn.on_lift = LIFTS_AT[state.humans[piece].square]


def usual_tail(state: Any) -> list[str]:
    """How the agenda of a slot ends."""
    if state.slot == 0:
        return ["begin-round"]
    return ["end-slot"]


def usual_agenda(state: Any) -> list[str]:
    """The ordinary question of a slot, and what follows it."""
    if state.mover != NOWHERE:
        ask = "ask-ghost"
    elif state.turn.piece != NOWHERE:
        ask = "ask-turn"
    else:
        ask = "ask-card"
    return [ask, *usual_tail(state)]


def played_by(state: Any, first: str) -> int:
    """How many ghost cards have been played this hour when this question is put."""
    rounds, slot = int(state.rounds), int(state.slot)
    if rounds == 0 or (slot == 8 and rounds % HOUR == 0):
        return 0
    return (rounds - 1) % HOUR + int(slot > 6 or (slot == 6 and first != "ask-card"))


def hidden_by_sight(world: Any, state: Any) -> list[int]:
    """World.things that are face down, from what lies on the floor: of several alike the first are found first."""
    left = [True] * THINGS
    hidden = [0, 0]
    for k in range(int(state.floor_count)):
        if not state.floor_pool[k]:
            continue
        placement = world.placements[int(state.floor_pool[k]) - 1]
        for thing in reversed(range(int(placement.first), int(placement.first + placement.things))):
            if left[thing] and int(world.things[thing]) | PLACED == int(state.floor[k]):
                left[thing] = False
                hidden[thing >> 5] |= 1 << (thing & 31)
                break
    return hidden


def made_by_count(world: Any, state: Any) -> list[int]:
    """Items of each kind that there have been: those in sight, those face down, and those lost."""
    made = state.lost.tolist()
    items = [int(item) for k in range(HUMANS) for item in state.humans[k].items]
    items += [int(state.floor[k]) for k in range(int(state.floor_count)) if not state.floor_pool[k]]
    items += [int(world.things[32 * word + bit]) for word in (0, 1) for bit in members_of(int(state.hidden[word]))]
    for item in items:
        made[item & 255] += item >> 16 & MOST_WEAR if item & 255 == Kind.AMMO else bool(item)
    return [int(each) for each in made]


def piece_id(state: Any, piece: int) -> str:
    return CHARACTER_IDS[int(state.humans[piece].character)]


def ghost_cards(counts: Any) -> list[str]:
    """Ghost cards in the order of the deck."""
    return [chess for chess in dict.fromkeys(GHOST_CARDS) for _ in range(int(counts[CHESS_IDS.index(chess)]))]
