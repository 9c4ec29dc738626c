"""Chaneques and tzitzimitl: they walk by the shortest way to the nearest quarry, attack once, and are gone (M-200 to M-209)."""

from __future__ import annotations

import numpy as np

from ghostlight.core.bits import has, only
from ghostlight.core.compile import brief, rule
from ghostlight.core.events import tell
from ghostlight.core.records import Ints

from ..map import AREA, BESIDE, DOOR, DOOR_SQUARES, DOOR_WAY, EDGE, LIFT, LIFTS, TOILET, set_of
from ..state import DIRECTIONS, DOORS, HUMANS, NOWHERE, ROOMS, SQUARES, WORDS, Do, Edge, Entity, Event
from .distances import FAR, LEAST
from .items import mark, marked, unmark
from .play import DEEDS, Play, bars_subordinates, is_protected, is_quarry, rides_run, stands, then

CHANEQUE_STEPS, LONGEST_RUN = 2, 8

# Sets of squares, for the search: all squares of a ring are widened at once, a word of two columns at a time.
_BARS = (Edge.WALL, Edge.LIFT)
OPEN_WAYS: Ints = np.array(
    [set_of(at for at in range(SQUARES) if EDGE[at, direction] not in _BARS) for direction in range(DIRECTIONS)]
)
"""By direction: the squares from which one can go there as long as no door is locked."""
TOILET_SQUARES: Ints = np.array(set_of(at for at in range(SQUARES) if TOILET[at]))
ROOM_SQUARES: Ints = np.array([set_of(at for at in range(SQUARES) if AREA[at] == room) for room in range(ROOMS)])
LIFT_SQUARES: Ints = np.array(set_of(at for at in range(SQUARES) if LIFT[at]))
NORTH, EAST, SOUTH, WEST = range(DIRECTIONS)
COLUMN, FIRST_COLUMN = 16, 0xFFFF  # bits in a word


# --- ways ------------------------------------------------------------------------------------------------------------------


@rule
def may_pass(g: Play, square: int, direction: int) -> bool:
    """M-202: walls, borders and locks stop them from both sides; into protected rooms and barred toilets they never go."""
    edge = EDGE[square, direction]
    if edge in (Edge.WALL, Edge.LIFT):
        return False
    if edge == Edge.DOOR and g.state.lock_side[DOOR[square, direction]] != NOWHERE:
        return False
    beside = BESIDE[square, direction]
    return not bars_subordinates(g, beside) and not is_protected(g, beside)


@rule
def look_at_doors(g: Play) -> None:
    """M-202: the ways of this moment, into paper.ways."""
    ways = g.paper.ways
    for direction in range(DIRECTIONS):
        for word in range(WORDS):
            ways[direction].words[word] = OPEN_WAYS[direction, word]
    for door in range(1, DOORS):
        if g.state.lock_side[door] != NOWHERE:
            unmark(ways[DOOR_WAY[door]].words, DOOR_SQUARES[door, 0])
            unmark(ways[(DOOR_WAY[door] + 2) % DIRECTIONS].words, DOOR_SQUARES[door, 1])


@rule
def look_from(g: Play, start: int) -> None:
    """M-203: begin to measure the steps from this square: paper.rings has it alone. What is never entered is known already."""
    known = g.paper.known
    for word in range(WORDS):
        known[word] = 0 if g.world.free_toilets else TOILET_SQUARES[word]
        g.paper.rings[0].words[word] = 0
    for room in range(ROOMS):
        if g.state.rued[room] > 0:
            for word in range(WORDS):
                known[word] |= ROOM_SQUARES[room, word]
    mark(known, start)
    mark(g.paper.rings[0].words, start)


@rule
def look_further(g: Play, steps: int) -> bool:
    """M-203: the squares one step further than these, as the next ring; a lift ride is a step. Whether there are any."""
    ring, further, known = g.paper.rings[steps].words, g.paper.rings[steps + 1].words, g.paper.known
    to_north, to_east = g.paper.ways[NORTH].words, g.paper.ways[EAST].words
    to_south, to_west = g.paper.ways[SOUTH].words, g.paper.ways[WEST].words
    lifts = found = 0
    for word in range(WORDS):
        here = ring[word]
        there = (here & to_north[word]) << 1 | (here & to_south[word]) >> 1
        there |= (here & to_west[word]) >> COLUMN | (here & to_east[word] & FIRST_COLUMN) << COLUMN
        if word > 0:
            there |= (ring[word - 1] & to_east[word - 1]) >> COLUMN
        if word < WORDS - 1:
            there |= (ring[word + 1] & to_west[word + 1] & FIRST_COLUMN) << COLUMN
        there &= ~known[word]
        further[word] = there
        known[word] |= there
        found |= there
        lifts |= here & LIFT_SQUARES[word]
    if lifts and rides_run(g):
        for word in range(WORDS):
            there = LIFT_SQUARES[word] & ~known[word]
            further[word] |= there
            known[word] |= there
            found |= there
    return found != 0


@brief
def is_away(g: Play, square: int, steps: int) -> bool:
    """Whether the square is just so many steps away."""
    return marked(g.paper.rings[steps].words, square)


@rule
def candidates(g: Play) -> int:
    """M-204: whom they can be after, as a set."""
    found = 0
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if not is_quarry(piece) or not stands(human) or human.rue or TOILET[human.square] or is_protected(g, human.square):
            continue
        found |= only(piece)
    return found


@rule
def goal_of(g: Play, start: int) -> tuple[int, int]:
    """M-204: the square of the nearest candidate, ties by turn number, and the steps from there, NOWHERE if there is no way.

    The rings from it stay in paper.rings. The likely one is measured first: mostly no other can be as near.
    """
    wanted = candidates(g)
    if wanted == 0:
        return NOWHERE, NOWHERE
    likely = likely_one(g, wanted, start)
    goal = g.state.humans[likely].square
    steps = distance(g, goal, start)
    if any_nearer(g, wanted, start, likely, FAR if steps == NOWHERE else steps):
        goal = nearest(g, wanted, start)
        steps = distance(g, goal, start) if goal != NOWHERE else NOWHERE
    return goal, steps


@rule
def likely_one(g: Play, wanted: int, start: int) -> int:
    """The nearest if no door were locked and no room protected."""
    best, least = NOWHERE, FAR + 1
    for piece in range(HUMANS):
        if has(wanted, piece) and LEAST[start, g.state.humans[piece].square] < least:
            best, least = piece, int(LEAST[start, g.state.humans[piece].square])
    return best


@rule
def any_nearer(g: Play, wanted: int, start: int, likely: int, steps: int) -> bool:
    """Whether another one may come before it."""
    for piece in range(HUMANS):
        if has(wanted, piece) and piece != likely:
            least = int(LEAST[start, g.state.humans[piece].square])
            if least < steps or (least == steps and piece < likely):
                return True
    return False


@rule
def nearest(g: Play, wanted: int, start: int) -> int:
    """The square of the nearest of these."""
    steps = 0
    look_from(g, start)
    while True:
        for piece in range(HUMANS):
            if has(wanted, piece) and is_away(g, g.state.humans[piece].square, steps):
                return g.state.humans[piece].square
        if not look_further(g, steps):
            return NOWHERE
        steps += 1


@rule
def distance(g: Play, goal: int, square: int) -> int:
    """The steps from the goal to a square, NOWHERE if there is no way; the rings between stay in paper.rings."""
    steps = 0
    look_from(g, goal)
    while not is_away(g, square, steps):
        if not look_further(g, steps):
            return NOWHERE
        steps += 1
    return steps


@rule
def nearer(g: Play, square: int, steps: int, direction: int) -> bool:
    """Whether the step lowers the distance to the goal by 1."""
    return steps > 0 and may_pass(g, square, direction) and is_away(g, BESIDE[square, direction], steps - 1)


@rule
def lift_to(g: Play, square: int, steps: int) -> int:
    """M-207: the lift square that a ride would go to, the lowest first, or NOWHERE."""
    if LIFT[square] and rides_run(g):
        for k in range(len(LIFTS)):
            if is_away(g, LIFTS[k], steps - 1):
                return LIFTS[k]
    return NOWHERE


# --- moving ----------------------------------------------------------------------------------------------------------------


@DEEDS.of(Do.PROWL)
@rule
def prowl(g: Play) -> None:
    """M-200: the next one, oldest first."""
    s = g.state
    if s.prowled >= s.subordinates:
        return
    number = s.prowled
    s.prowled += 1
    start = s.at[number]
    look_at_doors(g)
    goal, steps = goal_of(g, start)
    if steps != NOWHERE:
        if steps > 0:  # M-131: on the square of a target it attacks without moving
            s.at[number] = walk(g, start, steps) if s.kinds[number] == Entity.CHANEQUE else run(g, start, steps)
        if s.at[number] != start:
            tell(g.events, Event.PROWLED, s.kinds[number], number, start, s.at[number])
        if s.at[number] == goal:
            then(g, Do.STRIKE, s.kinds[number], number, goal)
    then(g, Do.PROWL)


@rule
def walk(g: Play, start: int, steps: int) -> int:
    """M-205: up to two steps, each in the first direction that brings it nearer."""
    square = start
    for k in range(CHANEQUE_STEPS):
        taken = NOWHERE
        for direction in range(DIRECTIONS):
            if taken == NOWHERE and nearer(g, square, steps - k, direction):
                taken = BESIDE[square, direction]
        if taken == NOWHERE:
            return lift_to(g, square, steps) if k == 0 else square
        square = taken
        if LIFT[square]:  # M-207
            return square
    return square


@rule
def run(g: Play, start: int, steps: int) -> int:
    """M-206: the longest straight run that brings it nearer with every square; ties by direction."""
    best, longest = NOWHERE, 0
    for direction in range(DIRECTIONS):
        square, length = start, 0
        while length < LONGEST_RUN and nearer(g, square, steps - length, direction):
            square = BESIDE[square, direction]
            length += 1
            if LIFT[square]:  # M-207
                break
        if length > longest:
            best, longest = square, length
    return best if longest > 0 else lift_to(g, start, steps)


@DEEDS.of(Do.SPAWN)
@rule
def spawn(g: Play, kind: int, square: int) -> None:
    """M-132, M-174, M-201: it attacks at once; one too many, or one that may not stand there, does not come."""
    s, there = g.state, 0
    for k in range(s.subordinates):
        if s.kinds[k] == kind:
            there += 1
    most = g.world.max_chaneques if kind == Entity.CHANEQUE else g.world.max_tzitzimitl
    if there >= most or TOILET[square] or is_protected(g, square):
        return
    number = s.subordinates
    s.kinds[number] = kind
    s.at[number] = square
    s.subordinates += 1
    tell(g.events, Event.SPAWNED, kind, number, square)
    then(g, Do.STRIKE, kind, number, square)
