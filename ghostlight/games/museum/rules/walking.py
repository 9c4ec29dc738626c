"""How humans move: steps, doors and locks, lifts, fire, what happens on entering a square (M-074, M-080 to M-114)."""

from __future__ import annotations

import numpy as np

from ghostlight.core.agenda import packed
from ghostlight.core.bits import has, lowest, only, size
from ghostlight.core.chance import roll
from ghostlight.core.compile import brief, rule
from ghostlight.core.events import tell
from ghostlight.core.records import Ints

from ..map import BESIDE, BY_TOILET, DOOR, DOORS_OF, EDGE, LIFT, LIFTS, MACHINE, WAYS_OUT
from ..state import (
    DIRECTIONS,
    HUMANS,
    NOWHERE,
    OBJECTIVES,
    SLOTS,
    Ask,
    Character,
    Do,
    Draw,
    Edge,
    Entity,
    Event,
    Human,
    Kind,
    Modifier,
    Walk,
)
from .fighting import FACES, contact_hurts
from .goals import carries
from .items import has_room, kind_of, new_item, put_in, slot_with
from .play import (
    DEEDS,
    QUESTIONS,
    Play,
    acting,
    burns,
    entered_by,
    is_fireproof,
    is_full,
    is_minion,
    is_quarry,
    lasts,
    offer,
    put_out,
    raise_all,
    rides_run,
    stands,
    then,
)
from .taking import consume, may_hide, offer_to_drop, offer_what_lies, turn_up, wear_down
from .wounds import lose_point

STEPS: Ints = np.array(
    [
        [packed(Do.STEP, [to]) for to in range(DIRECTIONS) if ways >> to & 1] + [0] * (DIRECTIONS - ways.bit_count())
        for ways in range(1 << DIRECTIONS)
    ]
)
"""By the set of directions in which one may step: these steps as options, in order."""
FIRST_MINION, FIRST_SUBORDINATE_MET = 1, 1 + HUMANS
"""Where minions and subordinates begin in the order of M-137: the Priest is 0."""


# --- steps -----------------------------------------------------------------------------------------------------------------


@rule
def may_step(g: Play, human: Human, direction: int, bonus: bool) -> bool:
    """M-080 to M-086, M-100."""
    square, edge = human.square, EDGE[human.square, direction]
    if edge in (Edge.WALL, Edge.LIFT) or is_full(g, BESIDE[square, direction]):
        return False
    side = g.state.lock_side[DOOR[square, direction]] if edge == Edge.DOOR else NOWHERE
    if side != square or human.character == Character.GUARD:  # M-084, M-086
        return True
    return not bonus and slot_with(human, Kind.KEY) != NOWHERE  # M-083, M-085


@brief
def offer_steps(g: Play, human: Human) -> None:
    """In the order of directions. They are the first options of their menu."""
    ways, menu = ways_from(g, human), g.menu
    for k in range(DIRECTIONS):
        menu.actions[k] = STEPS[ways, k]
    menu.count = size(ways)


@brief
def ways_from(g: Play, human: Human) -> int:
    """The directions, as a set, in which one may step now."""
    if is_barred(g, human.square) or BY_TOILET[human.square]:
        return ways_around(g, human)
    return WAYS_OUT[human.square]


@brief
def is_barred(g: Play, square: int) -> bool:
    """Whether this is the lock side of a locked door: then it takes a closer look to see where one may go."""
    lock_side = g.state.lock_side
    return (lock_side[DOORS_OF[square, 0]] == square) | (lock_side[DOORS_OF[square, 1]] == square)


@rule
def ways_around(g: Play, human: Human) -> int:
    """The same where a lock or a full toilet may be in the way."""
    ways, bonus = 0, g.state.turn.walk == Walk.BONUS
    for direction in range(DIRECTIONS):
        if may_step(g, human, direction, bonus):
            ways |= only(direction)
    return ways


@rule
def offer_steps_dousing(g: Play, human: Human) -> None:
    """M-113."""
    for direction in range(DIRECTIONS):
        for slot in range(SLOTS):
            if kind_of(human.items[slot]) == Kind.EXTINGUISHER and may_step(g, human, direction, False):
                offer(g, Do.DOUSE, direction, slot)


@brief
def offer_moves(g: Play, human: Human, held: int) -> None:
    """DP-02: steps that begin a Move, with and without an extinguisher (M-113), and rides."""
    turn = g.state.turn
    if turn.finished:  # M-090
        return
    offer_steps(g, human)
    if has(held, Kind.EXTINGUISHER):
        offer_steps_dousing(g, human)
    if turn.on_lift and rides_run(g):  # M-091, M-094
        for k in range(len(LIFTS)):
            if LIFTS[k] != human.square:
                offer(g, Do.RIDE, LIFTS[k])


@DEEDS.of(Do.STEP)
@brief
def step_to(g: Play, direction: int) -> None:
    """M-056, M-080: the first step of a Move spends the action; then the human is there, and meets what is there (M-087)."""
    if g.state.turn.walk == Walk.NO:
        begin_move(g)
    turn, human = g.state.turn, acting(g)
    start = human.square
    if g.state.lock_side[DOOR[start, direction]] != NOWHERE:
        pass_door(g, human, DOOR[start, direction])
    human.square = BESIDE[start, direction]
    turn.steps -= 1
    turn.on_lift = 0
    tell(g.events, Event.STEPPED, human.character, start, human.square)
    if LIFT[human.square]:  # M-090
        turn.finished = 1
        turn.steps = 0
    quiet = enter(g, start)
    if MACHINE[human.square] != NOWHERE:
        then(g, Ask.VEND)
        quiet = False
    if quiet:
        go_on(g)
    else:
        then(g, Do.RESUME)


@DEEDS.of(Do.DOUSE)
@rule
def step_dousing(g: Play, direction: int, slot: int) -> None:
    """M-113."""
    begin_move(g)
    g.state.turn.douse = slot + 1
    then(g, Do.STEP, direction)


@rule
def begin_move(g: Play) -> None:
    turn = g.state.turn
    turn.actions -= 1
    turn.walk = Walk.MOVE
    turn.steps = 1 if lasts(g, Modifier.SLOW) else g.world.steps_per_move


@rule
def pass_door(g: Play, human: Human, door: int) -> None:
    """A lock. M-083: a key opens it from its side; M-084: none is needed from the other; M-086: for the guard it stays."""
    side = g.state.lock_side[door]
    if human.character == Character.GUARD:
        return
    key = side == human.square
    if key:
        consume(g, g.state.turn.piece, slot_with(human, Kind.KEY))
    g.state.lock_side[door] = NOWHERE
    g.state.temporary &= ~only(door)
    tell(g.events, Event.UNLOCKED, human.character, door, 1 if key else 0)


@DEEDS.of(Do.RIDE)
@rule
def ride(g: Play, square: int) -> None:
    """M-091, M-095."""
    turn, human = g.state.turn, acting(g)
    start = human.square
    turn.actions -= 1
    turn.on_lift = 0
    turn.finished = 1
    human.square = square
    tell(g.events, Event.RODE, human.character, start, square)
    enter(g, start)
    then(g, Do.RESUME)


# --- walking on ------------------------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.WALK)
@brief
def where_to_walk(g: Play) -> None:
    """DP-03, DP-04."""
    human = acting(g)
    offer_steps(g, human)
    offer_what_lies(g, g.state.turn.piece)
    offer_to_drop(g, human)
    offer(g, Do.STOP)


@brief
def can_walk_on(g: Play) -> bool:
    turn = g.state.turn
    return turn.walk != Walk.NO and turn.steps > 0 and ways_from(g, acting(g)) != 0


@DEEDS.of(Do.STOP)
@rule
def stop(g: Play) -> None:
    end_walk(g)
    go_on(g)


@rule
def end_walk(g: Play) -> None:
    turn = g.state.turn
    turn.walk = Walk.NO
    turn.steps = turn.douse = turn.doused = 0


@DEEDS.of(Do.RESUME)
@brief
def resume(g: Play) -> None:
    """What the human may do next: walk on, act, or nothing any more (M-088)."""
    g.state.turn.patient = NOWHERE
    if g.state.turn.piece == NOWHERE or not stands(acting(g)):
        return
    if can_walk_on(g):
        then(g, Ask.WALK)
    else:
        end_walk(g)
        then(g, Ask.TURN)


@brief
def go_on(g: Play) -> None:
    """RESUME, and at once unless objectives or triggers come before it."""
    if g.paper.stirred or g.state.waiting:
        then(g, Do.RESUME)
    else:
        resume(g)


@DEEDS.of(Do.BEGIN_WALK)
@rule
def begin_bonus(g: Play) -> None:
    """M-170: after a drink, unless all movement is finished; the die is rolled whether one walks or not."""
    turn = g.state.turn
    if not turn.finished and stands(acting(g)):
        turn.walk = Walk.BONUS
        turn.steps = roll(g.chance, Draw.DRINK, FACES)
        tell(g.events, Event.ROLLED, acting(g).character, turn.steps)


# --- entering a square -----------------------------------------------------------------------------------------------------


@brief
def enter(g: Play, start: int) -> bool:
    """M-087, in this order: fire, contact, what lies face down, areas; the vending offer follows. Whether all is quiet there.

    Fire is part of the step itself: what the step brings about may set fire to the square, which is another matter (M-112).
    """
    square = acting(g).square
    entered = entered_by(g, start, square)
    if entered and comes_to_matter(g, entered):
        g.paper.stirred = 1
    if burns(g, square):
        meet_fire(g)
    if who_is_met(g, square) or g.paper.stirred or entered >> OBJECTIVES or may_hide(g.state, square):
        then(g, Do.MEET, 0)
        then(g, Do.LOOK_ROUND, start)
        return False
    return True


@rule
def comes_to_matter(g: Play, entered: int) -> bool:
    """Whether a step into these objectives' squares may bring one about: by itself, or with something that it counts."""
    return entered & g.world.reaches != 0 or carries(acting(g), g.world.sought) > 0


@rule
def meet_fire(g: Play) -> None:
    """M-112, M-113, M-114."""
    turn, human = g.state.turn, acting(g)
    if is_fireproof(g, turn.piece):
        put_out(g, human.square)
        tell(g.events, Event.DOUSED, human.character, human.square)
        if not turn.doused:
            turn.doused = 1
            wear_down(g, turn.piece, turn.douse - 1)
        return
    tell(g.events, Event.BURNT, human.character, human.square)
    lose_point(g, turn.piece)


@DEEDS.of(Do.MEET)
@rule
def meet(g: Play, first: int) -> None:
    """M-130 (c), M-137: the next entity of the square attacks, as long as the human stands; then come objectives (M-087)."""
    piece = g.state.turn.piece
    square = g.state.humans[piece].square
    met = who_is_met(g, square) >> first << first if contact_hurts(g, piece) else 0
    if met == 0:
        g.paper.stirred |= 1 if g.world.rules >= 2 else 0
        return
    k = lowest(met)
    if k >= FIRST_SUBORDINATE_MET:
        number = k - FIRST_SUBORDINATE_MET
        then(g, Do.STRIKE, g.state.kinds[number], number, square, piece + 1)
        then(g, Do.MEET, k)  # it leaves after its attack, and the next takes its number
    elif k >= FIRST_MINION:
        then(g, Do.STRIKE, Entity.MINION, k - FIRST_MINION, square, piece + 1)
        then(g, Do.MEET, k + 1)
    else:
        then(g, Do.STRIKE, Entity.PRIEST, 0, square, piece + 1)
        then(g, Do.MEET, k + 1)


@brief
def who_is_met(g: Play, square: int) -> int:
    """The entities on a square, as a set in the order of M-137."""
    s = g.state
    met = 1 if s.priest == square else 0
    for piece in range(HUMANS):
        met |= (1 if is_minion(g, piece) & (s.humans[piece].square == square) else 0) << FIRST_MINION + piece
    for number in range(s.subordinates):
        met |= (1 if s.at[number] == square else 0) << FIRST_SUBORDINATE_MET + number
    return met


@DEEDS.of(Do.LOOK_ROUND)
@rule
def look_round(g: Play, start: int) -> None:
    """M-087 (3), (4)."""
    square = acting(g).square
    turn_up(g, square)
    if is_quarry(g.state.turn.piece):
        raise_all(g, entered_by(g, start, square) >> OBJECTIVES)


# --- vending machines ------------------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.VEND)
@rule
def whether_to_take_a_drink(g: Play) -> None:
    """DP-05, M-074."""
    human = acting(g)
    if not stands(human) or MACHINE[human.square] == NOWHERE or g.state.stock[MACHINE[human.square]] == 0:
        return
    if has_room(g.world, human, new_item(Kind.ENERGY_DRINK)):
        offer(g, Do.DRINK)
        offer(g, Do.DECLINE)


@DEEDS.of(Do.DRINK)
@rule
def take_drink(g: Play) -> None:
    human = acting(g)
    machine = MACHINE[human.square]
    g.state.stock[machine] -= 1
    g.state.made[Kind.ENERGY_DRINK] += 1
    put_in(human, new_item(Kind.ENERGY_DRINK))
    tell(g.events, Event.VENDED, human.character, human.square, g.state.stock[machine])


@DEEDS.of(Do.DECLINE)
@rule
def leave_drink(g: Play) -> None:
    pass
