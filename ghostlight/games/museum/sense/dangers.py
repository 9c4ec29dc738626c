"""What humans have to fear: what a lost point costs, where the ghosts may strike, what one meets on the way.

Of the Priest's hand only what has been played counts here, unless it is shown: that is what everybody knows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostlight.core.bits import has, size
from ghostlight.core.compile import rule
from ghostlight.core.records import Floats, Ints, fill

from ..map import BESIDE, DOOR, LIFT, TOILET
from ..rules.distances import FAR, LOCKABLE, PASS, WALL, apart
from ..rules.ghosts import DECK, HAND
from ..rules.items import ON, is_weapon, kind_of, slot_with, wear_of
from ..rules.play import Play, burns, is_full, is_minion, is_protected, is_quarry, lasts, quarry_standing, stands
from ..state import (
    CHESS,
    DIRECTIONS,
    GUARD_PIECE,
    HUMANS,
    NOWHERE,
    SLOTS,
    SQUARES,
    WIDTH,
    Character,
    Chess,
    Entity,
    Human,
    Kind,
    Modifier,
    Walk,
)
from .plans import Notes, works

PAIN: Floats = np.array([0.0, 18.0, 8.0, 5.0, 4.0])
"""What losing a point costs somebody with so many left."""
LAST_STAND = 60.0  # if nobody else stands
CAUTION, RECKLESS = 0.8, 0.1  # how much of the pain is feared, with time to spare and at the last
PATIENT = 0.3
EASE = 5.0  # rounds to spare from which on time does not matter
CROWD = 1.3  # two on a square are a better target
SURE, CHARMED, EVEN = 0.1, 0.4, 0.55  # of the pain, with a rosary, with an amulet, with a weapon
NEAR_CHANEQUE, NEAR_TZITZIMITL = 2, 8
TURN_STEPS = 4
COPIES: Ints = np.array([sum(1 for card in np.asarray(DECK) if card == kind) for kind in range(CHESS)])
"""By Chess: how many of the nine cards."""


def _strikes() -> Any:
    """By two squares: how a ghost on the one can attack the other in one move, a set of Chess in a byte."""
    table = np.zeros((SQUARES, SQUARES), np.uint8)
    for start in range(SQUARES):
        for end in range(SQUARES):
            across, along = abs(start // WIDTH - end // WIDTH), abs(start % WIDTH - end % WIDTH)
            ways = {
                Chess.PAWN: across + along == 1,
                Chess.KING: max(across, along) == 1,
                Chess.KNIGHT: across + along == 3 and across > 0 and along > 0,
                Chess.ROOK: across == 0 or along == 0,
                Chess.BISHOP: across == along,
                Chess.QUEEN: across == 0 or along in (0, across),
            }
            if start != end:
                table[start, end] = sum(1 << chess for chess, possible in ways.items() if possible)
    return table


STRIKES: Any = _strikes()


@rule
def pain(g: Play, piece: int) -> float:
    """What it costs the humans that this one loses a point."""
    human = g.state.humans[piece]
    if human.hp == 1 and size(quarry_standing(g)) == 1 and is_quarry(piece):
        return LAST_STAND
    return PAIN[min(human.hp, len(PAIN) - 1)]


@rule
def guarded(human: Human) -> float:
    """The share of the pain that is to be feared with the defences that this human has."""
    share = 1.0
    for slot in range(SLOTS):
        item = human.items[slot]
        kind = kind_of(item)
        if kind == Kind.ROSARY and wear_of(item) == ON:
            share = min(share, SURE)
        elif kind == Kind.AMULET:
            share = min(share, CHARMED)
        elif is_weapon(human, slot):
            share = min(share, EVEN)
    return share


@rule
def has_weapon(human: Human) -> bool:
    for slot in range(SLOTS):
        if is_weapon(human, slot):
            return True
    return False


@rule
def is_shared(g: Play, piece: int, square: int) -> bool:
    for other in range(HUMANS):
        if other != piece and works(g, other) and g.state.humans[other].square == square:
            return True
    return False


# --- where ghosts may strike -----------------------------------------------------------------------------------------------


@rule
def ways_to_strike(start: int, end: int) -> int:
    """How a ghost can attack one square from another in one move, the way being free: a set of Chess."""
    return int(STRIKES[start, end])


@rule
def reckon_odds(chances: Floats, odds: Floats, die: bool) -> None:
    """For every set of ways to strike, how likely the ghost has one of them."""
    for ways in range(len(odds)):
        spared, hit = 1.0, 0.0
        for chess in range(CHESS):
            if has(ways, chess):
                spared *= 1.0 - chances[chess]
                hit += 1.0 / CHESS
        odds[ways] = hit if die else 1.0 - spared


@rule
def reckon_cards(g: Play, n: Notes) -> None:
    """How likely the Priest can strike in each way, as far as everybody knows; after the last card he draws anew."""
    s, played, chances = g.state, 0, n.chances
    for chess in range(CHESS):
        played += s.played[chess]
    anew = played == HAND
    cards, held = (len(DECK), HAND) if anew else (len(DECK) - played, HAND - played)
    for chess in range(CHESS):
        others, lacking = cards - COPIES[chess] + (0 if anew else s.played[chess]), 1.0
        for k in range(held):
            lacking *= max(0, others - k) / (cards - k)
        chances[chess] = 1.0 - lacking
        if s.show_hand and not anew:
            chances[chess] = 1.0 if s.hand[chess] > 0 else 0.0
    reckon_odds(chances, n.odds, g.world.die == 1)


@rule
def danger(g: Play, n: Notes, piece: int, square: int) -> float:
    """What it costs this human, by what may come, to end its turn on a square."""
    s, human = g.state, g.state.humans[piece]
    if not is_quarry(piece) or TOILET[square] or lasts(g, Modifier.PEACE):
        return 0.0
    fear = 0.0
    if not human.rue:
        fear = 0.0 if is_protected(g, square) else n.odds[ways_to_strike(s.priest, square)]
        if s.extra:
            fear += 0.2
        for other in range(HUMANS):
            if is_minion(g, other):
                fear += size(ways_to_strike(s.humans[other].square, square)) / CHESS
        fear += prowlers_near(g, square)
    fear *= guarded(human)
    guard = s.humans[GUARD_PIECE]
    if stands(guard):
        steps = apart(guard.square, square)
        if steps <= 2:
            fear += (1.5 if steps == 0 else 1.0) * (EVEN if has_weapon(human) else 1.0)
        elif steps <= TURN_STEPS:
            fear += 0.25
    return caution(g, n) * pain(g, piece) * fear * (CROWD if is_shared(g, piece, square) else 1.0)


@rule
def prowlers_near(g: Play, square: int) -> float:
    s, fear = g.state, 0.0
    if is_protected(g, square):
        return 0.0
    for k in range(s.subordinates):
        steps = apart(s.at[k], square)
        in_line = s.at[k] // WIDTH == square // WIDTH or s.at[k] % WIDTH == square % WIDTH
        near = NEAR_TZITZIMITL if s.kinds[k] == Entity.TZITZIMITL and in_line else NEAR_CHANEQUE
        if steps <= near:
            fear += 0.7
    return fear


# --- where a human can walk to ---------------------------------------------------------------------------------------------


@rule
def met_on(g: Play, piece: int, square: int) -> float:
    """What it costs to enter a square: fire, and whoever is there."""
    s, harm = g.state, 0.0
    if burns(g, square) and not (s.turn.douse and s.turn.piece == piece):
        human = s.humans[piece]
        harm += 0.5 if slot_with(human, Kind.EXTINGUISHER) != NOWHERE else pain(g, piece)
    if not is_quarry(piece) or TOILET[square] or lasts(g, Modifier.PEACE):
        return harm
    met = 1 if s.priest == square else 0
    for other in range(HUMANS):
        if is_minion(g, other) and s.humans[other].square == square:
            met += 1
    for k in range(s.subordinates):
        if s.at[k] == square:
            met += 1
    return harm + met * contact_pain(g, piece, square) if met else harm


@rule
def contact_pain(g: Play, piece: int, square: int) -> float:
    """What it costs that this human walks into an entity there: by the letter others on the square suffer too (M-141), and
    whoever defends best does it for all.
    """
    loss, share = pain(g, piece), guarded(g.state.humans[piece])
    for other in range(HUMANS):
        human = g.state.humans[other]
        if other != piece and works(g, other) and human.square == square:
            share = min(share, guarded(human))
            loss += pain(g, other) if g.world.all_hurt and not human.rue else 0.0
    return loss * share


@rule
def may_pass(g: Play, human: Human, square: int, direction: int, key: bool) -> bool:
    if PASS[square, direction] == WALL or is_full(g, BESIDE[square, direction]):
        return False
    if PASS[square, direction] == LOCKABLE and g.state.lock_side[DOOR[square, direction]] == square:
        return key or human.character == Character.GUARD
    return True


@rule
def look_about(g: Play, n: Notes, piece: int, limit: int) -> None:
    """The squares within so many steps, how each is reached and what one meets on the way."""
    human, bonus = g.state.humans[piece], g.state.turn.walk == Walk.BONUS
    key = not bonus and slot_with(human, Kind.KEY) != NOWHERE
    fill(n.walked, FAR)
    n.order[0] = human.square
    n.walked[human.square] = 0
    n.first[human.square] = NOWHERE
    n.hazard[human.square] = 0.0
    n.count, done = 1, 0
    while done < n.count:
        square = n.order[done]
        done += 1
        if n.walked[square] >= limit or (LIFT[square] and done > 1):
            continue
        for direction in range(DIRECTIONS):
            beside = BESIDE[square, direction]
            if not may_pass(g, human, square, direction, key) or n.walked[beside] <= n.walked[square]:
                continue
            hazard = n.hazard[square] + met_on(g, piece, beside)
            if n.walked[beside] == FAR:
                n.order[n.count] = beside
                n.count += 1
            elif hazard >= n.hazard[beside]:
                continue
            n.walked[beside] = n.walked[square] + 1
            n.first[beside] = direction if n.first[square] == NOWHERE else n.first[square]
            n.hazard[beside] = hazard


@rule
def pace_of(g: Play) -> int:
    """Steps of a Move."""
    return 1 if lasts(g, Modifier.SLOW) else g.world.steps_per_move


@rule
def push(n: Notes, piece: int) -> float:
    """How much a step is worth: little to somebody who waits, and nothing to somebody with nothing to do."""
    return 0.0 if n.target[piece] == NOWHERE else PATIENT if has(n.idle, piece) else 1.0


@rule
def slack(g: Play, n: Notes) -> float:
    """Rounds to spare if all goes by plan."""
    return g.world.limit - g.state.rounds - n.work / TURN_STEPS


@rule
def is_hurried(g: Play, n: Notes) -> bool:
    return slack(g, n) < EASE / 2


@rule
def caution(g: Play, n: Notes) -> float:
    """How much a threat is feared, of the pain that it would bring: less and less when time runs out."""
    return CAUTION * min(1.0, max(RECKLESS, slack(g, n) / EASE))
