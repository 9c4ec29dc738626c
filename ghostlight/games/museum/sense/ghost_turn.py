"""What the ghosts make of their moves: whom they hurt, and where it is worst for humans that they wait; events and locks."""

from __future__ import annotations

import numpy as np

from ghostlight.core.agenda import kind_of as deed_of
from ghostlight.core.bits import has, only
from ghostlight.core.compile import rule
from ghostlight.core.contract import Worth
from ghostlight.core.records import Floats

from ..map import BESIDE, DOOR_SQUARES, TOILET
from ..rules.distances import PASS, WALL, apart
from ..rules.ghosts import HAND, stride
from ..rules.items import slot_with
from ..rules.play import Play, bars_ghosts, ghost_at, is_protected, lasts
from ..state import CHESS, DIRECTIONS, HUMANS, NOWHERE, PRIEST_MOVER, SQUARES, WIDTH, Chess, Do, Effect, Kind, Modifier
from .dangers import TURN_STEPS, caution, guarded, look_about, pace_of, pain, push, reckon_cards, reckon_odds, ways_to_strike
from .human_turn import arrival, is_way_out
from .plans import Notes, aim, is_carrier, works

KEEPING: Floats = np.array([0.0, 1.0, 0.5, 1.0, 2.0, 0.2])
"""By Chess: what it is worth to the Priest to keep such a card for later in the hour."""
PRESSURE = 0.6  # of what it costs humans to keep out of a ghost's way
FORESIGHT = 0.4  # how well the Priest foresees where humans will be
NEARNESS = 0.1
HOUR = 6


@rule
def harm_to(g: Play, n: Notes, piece: int) -> float:
    """What it is worth to the ghosts to hurt this human."""
    human = g.state.humans[piece]
    worth = pain(g, piece)
    if is_carrier(g, n, piece):
        worth += 6.0 if human.hp == 1 else 1.0
    return worth


@rule
def harm_on(g: Play, n: Notes, square: int) -> float:
    """What an attack on a square is worth."""
    if TOILET[square]:
        return 0.0
    harm, share, worn = 0.0, 1.0, 0.0
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if works(g, piece) and human.square == square:
            if not human.rue:
                harm += harm_to(g, n, piece)
            share = min(share, guarded(human))
    if harm > 0.0 and share < 1.0:
        worn = 1.0
    return harm * share + worn


@rule
def harm_on_way(g: Play, n: Notes, start: int, end: int, knight: bool) -> float:
    """What a ghost's move is worth for all that it attacks on the way."""
    if lasts(g, Modifier.PEACE):
        return 0.0
    if knight:
        return harm_on(g, n, end)
    worth, stepped, square = 0.0, stride(start, end), start
    while square != end:
        square += stepped
        worth += harm_on(g, n, square)
    return worth


@rule
def reckon_own_cards(g: Play, n: Notes, ghost: int, without: int) -> None:
    """How this ghost can strike the next time. The Priest's seat knows its hand, and which card it plays."""
    s = g.state
    by_die = ghost != PRIEST_MOVER or g.world.die == 1 or s.hand[0] == NOWHERE
    last = s.rounds % HOUR == 0
    for chess in range(CHESS):
        held = s.hand[chess] - (1 if chess == without else 0)
        n.chances[chess] = 0.7 if last else 1.0 if held > 0 else 0.0
    reckon_odds(n.chances, n.own, by_die)


# --- where to wait ---------------------------------------------------------------------------------------------------------


@rule
def press(g: Play, n: Notes) -> None:
    """What each square is worth to a ghost as the place to strike from next, into n.lure.

    Wherever it waits, a human goes where it fares best by what everybody knows; what that costs the human, in steps and
    in fear, and what the ghost can really do there, is the ghost's gain.
    """
    for square in range(SQUARES):
        n.lure[square] = 0.0
    reckon_cards(g, n)
    for piece in range(HUMANS):
        if works(g, piece):
            tempt(g, n, piece)


@rule
def tempt(g: Play, n: Notes, piece: int) -> None:
    """How much worse off this human is for a ghost that waits on each of the squares that come into question."""
    human = g.state.humans[piece]
    pace, keen = pace_of(g), push(n, piece)
    if keen > 0.0:
        aim(g, n, piece)
    look_about(g, n, piece, pace * g.world.human_actions)
    fear = caution(g, n) * pain(g, piece) * guarded(human)
    harm = harm_to(g, n, piece) * guarded(human)
    free = -1e6
    for k in range(n.count):
        square = n.order[k]
        actions = g.world.human_actions - (n.walked[square] + pace - 1) // pace
        n.value[square] = arrival(g, n, piece, square, actions) - (keen * n.far[piece].to[square] if keen > 0.0 else 0.0)
        n.hazard[square] = 0.0 if TOILET[square] or is_way_out(g, n, piece, square, actions) else fear
        free = max(free, n.value[square])
    for start in range(SQUARES):
        if n.maybe[start]:
            best, where = -1e6, human.square
            for k in range(n.count):
                square = n.order[k]
                value = n.value[square] - n.hazard[square] * n.odds[ways_to_strike(start, square)]
                if value > best:
                    best, where = value, square
            real = n.own[ways_to_strike(start, where)] if n.hazard[where] > 0.0 else 0.0
            n.lure[start] += PRESSURE * (free - best) + FORESIGHT * harm * real
            across, along = abs(start // WIDTH - where // WIDTH), abs(start % WIDTH - where % WIDTH)
            n.lure[start] -= NEARNESS * max(across, along)


@rule
def foresee_roughly(g: Play, n: Notes) -> None:
    """Where the humans will probably be when the Priest moves again."""
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        n.ahead[piece] = human.square
        target = n.target[piece]
        if not works(g, piece) or target == NOWHERE:
            continue
        square = human.square
        for _ in range(TURN_STEPS):
            best = square
            for direction in range(DIRECTIONS):
                if PASS[square, direction] != WALL and apart(BESIDE[square, direction], target) < apart(best, target):
                    best = BESIDE[square, direction]
            square = best
        n.ahead[piece] = square


@rule
def lurk_roughly(g: Play, n: Notes, square: int) -> float:
    """The same by a glance: whom it may strike from there, if everybody walks straight on, and how near it is."""
    worth = 0.0
    for piece in range(HUMANS):
        if works(g, piece):
            ahead = n.ahead[piece]
            harm = harm_to(g, n, piece) * guarded(g.state.humans[piece])
            if not TOILET[ahead]:
                worth += FORESIGHT * harm * n.own[ways_to_strike(square, ahead)]
            across, along = abs(square // WIDTH - ahead // WIDTH), abs(square % WIDTH - ahead % WIDTH)
            worth -= NEARNESS * max(across, along)
    return worth


# --- options ---------------------------------------------------------------------------------------------------------------


@rule
def appraise_glide(g: Play, n: Notes, worth: Worth) -> None:
    """Where a ghost goes; if none is to move, the Priest is only put there."""
    s = g.state
    for square in range(SQUARES):
        n.maybe[square] = 0
    for k in range(g.menu.count):
        n.maybe[g.menu.actions[k] >> 8 & 255] = 1
    reckon_own_cards(g, n, PRIEST_MOVER if s.mover == NOWHERE else s.mover, NOWHERE)
    press(g, n)
    for k in range(g.menu.count):
        end = g.menu.actions[k] >> 8 & 255
        worth.options[k] = n.lure[end]
        if s.mover != NOWHERE:
            worth.options[k] += harm_on_way(g, n, ghost_at(g, s.mover), end, s.chess == Chess.KNIGHT)


@rule
def appraise_cards(g: Play, n: Notes, worth: Worth) -> None:
    """The best move that each allows, less what it is worth to keep it."""
    s, left, held = g.state, 0, 0
    for chess in range(CHESS):
        left += s.hand[chess]
        held |= only(chess) if s.hand[chess] else 0
    for square in range(SQUARES):
        n.maybe[square] = ways_to_strike(s.priest, square) & held
    reckon_own_cards(g, n, PRIEST_MOVER, NOWHERE)
    press(g, n)
    for k in range(g.menu.count):
        chess = g.menu.actions[k] >> 8 & 255
        worth.options[k] = best_glide(g, n, s.priest, chess) - KEEPING[chess] * (left - 1) / (HAND - 1)


@rule
def best_glide(g: Play, n: Notes, start: int, chess: int) -> float:
    best, knight = -1e3, chess == Chess.KNIGHT
    for square in range(SQUARES):
        if has(ways_to_strike(start, square), chess) and not bars_ghosts(g, square) and is_clear(g, start, square, knight):
            best = max(best, n.lure[square] + harm_on_way(g, n, start, square, knight))
    return best


@rule
def is_clear(g: Play, start: int, end: int, knight: bool) -> bool:
    """Whether no protected room is in the way."""
    if knight:
        return not is_protected(g, end)
    stepped, square = stride(start, end), start
    while square != end:
        square += stepped
        if is_protected(g, square):
            return False
    return True


@rule
def appraise_events(g: Play, worth: Worth) -> None:
    for k in range(g.menu.count):
        card = g.world.cards[g.menu.actions[k] >> 8 & 255]
        worth.options[k] = 0.0
        for number in range(card.first, card.first + card.count):
            worth.options[k] += worth_of_effect(g, number)


@rule
def worth_of_effect(g: Play, number: int) -> float:
    """To the ghost's side."""
    effect = g.world.effects[number]
    kind = effect.kind
    if kind == Effect.SPAWN:
        return 3.0 * max(1, effect.b)
    if kind == Effect.EXTRA_MOVE:
        return 3.0 * effect.a
    if kind == Effect.LOCK_CHOICE:
        return 1.0 * effect.a
    if kind in (Effect.LOCK, Effect.FIRE_ROOM, Effect.MOVE_PRIEST):
        return 1.0
    if kind == Effect.DROP_CHOICE:
        return 2.0
    if kind in (Effect.RESTOCK, Effect.PLACE_RANDOM_ROOM, Effect.PLACE):
        return -1.5
    if kind == Effect.FIRE:
        harm = 0.5 * effect.count
        for k in range(effect.first, effect.first + effect.count):
            for piece in range(HUMANS):
                if works(g, piece) and g.state.humans[piece].square == g.world.listed[k]:
                    harm += pain(g, piece)
        return harm
    if kind == Effect.MODIFIER:
        if effect.a == Modifier.SLOW:
            return 2.0 * effect.b
        if effect.a in (Modifier.PEACE, Modifier.SHOW_HAND):
            return -3.0
        return 0.5
    return 0.0


@rule
def appraise_locks(g: Play, n: Notes, worth: Worth) -> None:
    """A lock is worth something where somebody without a key is about to pass."""
    for k in range(g.menu.count):
        action = g.menu.actions[k]
        worth.options[k] = 0.1
        if deed_of(action) == Do.BOLT:
            door, side = action >> 8 & 255, action >> 16 & 255
            other = DOOR_SQUARES[door, 0] + DOOR_SQUARES[door, 1] - side
            worth.options[k] = 0.0
            for piece in range(HUMANS):
                human, target = g.state.humans[piece], n.target[piece]
                if works(g, piece) and target != NOWHERE:
                    way = apart(human.square, side) + 1 + apart(other, target)
                    if way == apart(human.square, target):
                        worth.options[k] += 0.5 if slot_with(human, Kind.KEY) != NOWHERE else 2.0
