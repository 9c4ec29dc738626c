"""Museum's small words, in which its rules are written: the bundle that every rule takes, who is who, who is where."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from ghostlight.core import agenda, contract
from ghostlight.core.agenda import Kinds, pack
from ghostlight.core.bits import has, lowest, nth, only, size
from ghostlight.core.chance import Chance
from ghostlight.core.compile import brief, rule
from ghostlight.core.contract import Menu
from ghostlight.core.events import Events
from ghostlight.core.records import Ints, Record, Rows

from ..map import AREA, BESIDE, DOOR, EDGE, FLOOR_OF, TOILET
from ..state import (
    DIRECTIONS,
    GUARD_PIECE,
    HUMANS,
    NOWHERE,
    PRIEST_MOVER,
    ROOMS,
    SQUARES,
    WORDS,
    Character,
    Do,
    Edge,
    Human,
    Modifier,
    Place,
    State,
    Walk,
    World,
)
from .items import mark, marked, unmark

DEEDS, QUESTIONS = Kinds(), Kinds()


class Squares(Record):
    """A set of squares."""

    words: Annotated[Ints, WORDS]


class Paper(Record):
    """Scratch paper, mostly for ways through the museum."""

    ways: Annotated[Rows[Squares], DIRECTIONS]  # the squares from which one can go in a direction
    known: Annotated[Ints, WORDS]  # squares that need no more looking at
    rings: Annotated[Rows[Squares], SQUARES]  # by steps from where one looks: the squares so far away
    tally: Annotated[Ints, SQUARES]  # numbers that one rule notes down for itself
    left: Annotated[Ints, WORDS]  # places of a list from which is drawn, a set
    stirred: int  # whether the deed at hand may have changed what objectives and victory depend on
    ends: Annotated[Ints, WORDS]  # a set of squares
    at_random: int  # whether decisions are taken as they come, at random


PAPER = Paper.dtype
SILENCE: Rows[Events] = Events.many(1)
NO_DICE: Rows[Chance] = Chance.many(1)
NO_MENU: Rows[Menu] = Menu.many(1)
"""What a bundle holds for rules that only look at the game; compiled code could not write to them."""

PIECE_OF: Ints = np.array([0, 1, 2, 3, 0, 1, 2, GUARD_PIECE, PRIEST_MOVER])
"""M-006: the piece of each character, which is its turn number less one."""


class Play(NamedTuple):
    """All that a rule may touch while one decision is carried out."""

    world: World
    state: State
    chance: Chance
    menu: Menu
    events: Events
    paper: Paper


@rule
def then(g: Play, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """What comes next; several of these come in the order written."""
    agenda.put(g.state.agenda, pack(what, a, b, c, d))


@rule
def offer(g: Play, deed: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    contract.offer(g.menu, pack(deed, a, b, c, d))


@brief
def offer_if(possible: int, g: Play, deed: int, a: int) -> None:
    contract.offer_if(possible, g.menu, pack(deed, a))


@rule
def list_places(left: Ints, places: int) -> None:
    """All places of a list of squares, as a set, from which `take_place` then takes."""
    for word in range(WORDS):
        left[word] = (1 << min(32, max(0, places - 32 * word))) - 1


@rule
def take_place(left: Ints, n: int) -> int:
    """M-007, M-201: the n-th place of a list that is not taken yet."""
    word = 0
    while size(left[word]) <= n:
        n -= size(left[word])
        word += 1
    place = nth(left[word], n)
    left[word] &= ~only(place)
    return 32 * word + place


@DEEDS.of(Do.NO)
@rule
def nothing(g: Play) -> None:
    pass


# --- who -------------------------------------------------------------------------------------------------------------------


@brief
def is_quarry(piece: int) -> bool:
    """A human of the humans' side: all but the guard."""
    return piece != GUARD_PIECE


@brief
def stands(human: Human) -> bool:
    return human.place == Place.STANDING


@brief
def acting(g: Play) -> Human:
    """The human whose turn it is."""
    return g.state.humans[g.state.turn.piece]


@brief
def same_side(piece: int, other: int) -> bool:
    return is_quarry(piece) == is_quarry(other)


@brief
def priest_seat(g: Play) -> int:
    return g.world.seat_of[Character.PRIEST]


@brief
def is_minion(g: Play, piece: int) -> bool:
    """M-166: a dead human is a minion, unless the mission takes it off the board."""
    human = g.state.humans[piece]
    return (human.place == Place.DEAD) & (human.square != NOWHERE)


@rule
def ghost_at(g: Play, ghost: int) -> int:
    return g.state.priest if ghost == PRIEST_MOVER else g.state.humans[ghost].square


@rule
def character_of(g: Play, ghost: int) -> int:
    """How a ghost is told: by its character."""
    return Character.PRIEST if ghost == PRIEST_MOVER else g.state.humans[ghost].character


@rule
def quarry_standing(g: Play) -> int:
    """The standing humans of the humans' side, as a set."""
    standing = 0
    for piece in range(HUMANS):
        standing |= (1 if is_quarry(piece) & stands(g.state.humans[piece]) else 0) << piece
    return standing


@brief
def may_receive(g: Play, piece: int, other: int) -> bool:
    """M-057, M-059: whether the one's items are for the other: for any human, or by the house's reading for its own side."""
    return (g.world.any_human == 1) | same_side(piece, other)


# --- where -----------------------------------------------------------------------------------------------------------------


@brief
def is_room(square: int) -> bool:
    """M-027."""
    return AREA[square] < ROOMS


@brief
def is_protected(g: Play, square: int) -> bool:
    """M-173: in a room under rue."""
    return is_room(square) and g.state.rued[AREA[square]] > 0


@brief
def lasts(g: Play, modifier: int) -> bool:
    """M-226."""
    return g.state.modifier[modifier] > 0 and not has(g.state.coming, modifier)


@brief
def rides_run(g: Play) -> bool:
    return g.world.lifts == 1 and not lasts(g, Modifier.LIFTS_OFF)


@rule
def humans_on(g: Play, square: int) -> int:
    """M-100: human pieces on a square, standing or not."""
    count = 0
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if human.square == square and human.place in (Place.STANDING, Place.WOUNDED, Place.STUNNED):
            count += 1
    return count


@rule
def is_full(g: Play, square: int) -> bool:
    """M-100."""
    return TOILET[square] == 1 and humans_on(g, square) >= g.world.toilet_capacity


@rule
def bars_ghosts(g: Play, square: int) -> bool:
    """M-102: a toilet on which no ghost may stop: one that is occupied, or by the house's reading any."""
    return TOILET[square] == 1 and (g.world.free_toilets == 0 or humans_on(g, square) > 0)


@brief
def bars_subordinates(g: Play, square: int) -> bool:
    """M-102: a toilet by the house's reading."""
    return TOILET[square] > g.world.free_toilets


@rule
def in_reach(g: Play, square: int, other: int) -> bool:
    """M-058."""
    if square == other:
        return True
    for direction in range(DIRECTIONS):
        if BESIDE[square, direction] == other and FLOOR_OF[square] == FLOOR_OF[other]:
            edge = EDGE[square, direction]
            return edge == Edge.OPEN or (edge == Edge.DOOR and g.state.lock_side[DOOR[square, direction]] == NOWHERE)
    return False


@brief
def burns(g: Play, square: int) -> bool:
    return marked(g.state.fire, square)


@brief
def light(g: Play, square: int) -> None:
    mark(g.state.fire, square)


@brief
def put_out(g: Play, square: int) -> None:
    unmark(g.state.fire, square)


@rule
def is_fireproof(g: Play, piece: int) -> bool:
    """M-113: in a Move with a declared extinguisher, also once that is used up."""
    turn = g.state.turn
    return turn.piece == piece and turn.walk == Walk.MOVE and (turn.douse > 0 or turn.doused > 0)


# --- triggers --------------------------------------------------------------------------------------------------------------


@rule
def raise_trigger(g: Play, trigger: int) -> None:
    """M-261: it waits until it is its turn. One that fires once does so once."""
    if g.world.triggers[trigger].once and has(g.state.fired, trigger):
        return
    g.state.fired |= only(trigger)
    g.state.waiting |= only(trigger)


@rule
def raise_all(g: Play, triggers: int) -> None:
    """These, a set."""
    while triggers:
        raise_trigger(g, lowest(triggers))
        triggers &= triggers - 1


@rule
def raise_about(g: Play, when: int, character: int) -> None:
    """`fall` and `death`: of this character, or of anybody."""
    for trigger in range(g.world.trigger_count):
        each = g.world.triggers[trigger]
        if each.when == when and each.character in (NOWHERE, character):
            raise_trigger(g, trigger)


@brief
def entered_by(g: Play, start: int, square: int) -> int:
    """The objectives, and from OBJECTIVES on the `area_entered` triggers, into whose squares this step leads from outside."""
    return g.world.areas[square] & ~g.world.areas[start]
