"""Chaneques and tzitzimitl: they walk by the shortest way to the nearest quarry, attack once, and are gone (M-200 to M-209)."""

from __future__ import annotations

from ghostlight.core.compile import rule
from ghostlight.core.events import tell
from ghostlight.core.records import fill

from .map import BESIDE, DOOR, EDGE, LIFT, LIFTS, TOILET
from .play import DEEDS, Play, is_protected, is_quarry, rides_run, stands, then
from .state import DIRECTIONS, HUMANS, NOWHERE, Do, Edge, Entity, Event

CHANEQUE_STEPS, LONGEST_RUN = 2, 8


# --- ways ------------------------------------------------------------------------------------------------------------------


@rule
def may_pass(g: Play, square: int, direction: int) -> bool:
    """M-202: walls, borders and locks stop them from both sides; toilets and protected rooms they never enter."""
    edge = EDGE[square, direction]
    if edge in (Edge.WALL, Edge.LIFT):
        return False
    if edge == Edge.DOOR and g.state.lock_side[DOOR[square, direction]] != NOWHERE:
        return False
    beside = BESIDE[square, direction]
    return TOILET[beside] == 0 and not is_protected(g, beside)


@rule
def measure(g: Play, start: int) -> None:
    """M-203: the steps from here to every square, into paper.far; a lift ride is one."""
    far, queue = g.paper.far, g.paper.queue
    fill(far, NOWHERE)
    far[start] = 0
    queue[0] = start
    done, known = 0, 1
    lifts = rides_run(g)
    while done < known:
        square = queue[done]
        done += 1
        for direction in range(DIRECTIONS):
            if may_pass(g, square, direction):
                known = reach(g, BESIDE[square, direction], far[square] + 1, known)
        if lifts and LIFT[square]:
            for k in range(len(LIFTS)):
                known = reach(g, LIFTS[k], far[square] + 1, known)


@rule
def reach(g: Play, square: int, steps: int, known: int) -> int:
    if g.paper.far[square] != NOWHERE:
        return known
    g.paper.far[square] = steps
    g.paper.queue[known] = square
    return known + 1


@rule
def goal_of(g: Play, square: int) -> int:
    """M-204: the square of the nearest candidate, ties by turn number; NOWHERE if there is none."""
    measure(g, square)
    goal, least = NOWHERE, 0
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if not is_quarry(piece) or not stands(human) or human.rue or TOILET[human.square] or is_protected(g, human.square):
            continue
        steps = g.paper.far[human.square]
        if steps != NOWHERE and (goal == NOWHERE or steps < least):
            goal, least = human.square, steps
    return goal


@rule
def nearer(g: Play, square: int, direction: int) -> bool:
    """Whether the step lowers the distance to the goal, from which paper.far is measured, by 1."""
    return may_pass(g, square, direction) and g.paper.far[BESIDE[square, direction]] == g.paper.far[square] - 1


@rule
def lift_to(g: Play, square: int) -> int:
    """M-207: the lift square that a ride would go to, the lowest first, or NOWHERE."""
    if LIFT[square] and rides_run(g):
        for k in range(len(LIFTS)):
            if g.paper.far[LIFTS[k]] == g.paper.far[square] - 1:
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
    goal = goal_of(g, start)
    if goal != NOWHERE:
        if goal != start:  # M-131: on the square of a target it attacks without moving
            measure(g, goal)
            s.at[number] = walk(g, start) if s.kinds[number] == Entity.CHANEQUE else run(g, start)
        if s.at[number] != start:
            tell(g.events, Event.PROWLED, s.kinds[number], number, start, s.at[number])
        if s.at[number] == goal:
            then(g, Do.STRIKE, s.kinds[number], number, goal)
    then(g, Do.PROWL)


@rule
def walk(g: Play, start: int) -> int:
    """M-205: up to two steps, each in the first direction that brings it nearer."""
    square = start
    for k in range(CHANEQUE_STEPS):
        taken = NOWHERE
        for direction in range(DIRECTIONS):
            if taken == NOWHERE and nearer(g, square, direction):
                taken = BESIDE[square, direction]
        if taken == NOWHERE:
            return lift_to(g, square) if k == 0 else square
        square = taken
        if g.paper.far[square] == 0 or LIFT[square]:  # M-207
            return square
    return square


@rule
def run(g: Play, start: int) -> int:
    """M-206: the longest straight run that brings it nearer with every square; ties by direction."""
    best, longest = NOWHERE, 0
    for direction in range(DIRECTIONS):
        square, length = start, 0
        while length < LONGEST_RUN and nearer(g, square, direction):
            square = BESIDE[square, direction]
            length += 1
            if g.paper.far[square] == 0 or LIFT[square]:  # M-207
                break
        if length > longest:
            best, longest = square, length
    return best if longest > 0 else lift_to(g, start)


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
