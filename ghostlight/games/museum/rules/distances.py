"""How far it is in the museum: tables of steps between all squares, and the ways as locks, fires and lifts leave them now."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostlight.core.compile import rule
from ghostlight.core.records import Ints, fill

from ..map import BESIDE, DOOR, EDGE, LIFT, LIFTS, TOILET
from ..state import DIRECTIONS, NOWHERE, SQUARES, Edge
from .items import marked
from .play import Play, is_full, rides_run

FAR = 200
"""More steps than any way has: there is none."""
RIDE_STEPS = 5  # what a ride costs, in steps: a turn of its own, and what is lost on arriving
FIRE_STEPS = 4  # the detour that a fire is worth
KEY_STEPS = 1
MASK = SQUARES - 1  # the queue is a ring, and no square waits in it twice


def _steps() -> Any:
    """Steps from every square to every other, all doors unlocked and without lifts."""
    beside = np.zeros((SQUARES, SQUARES), np.float32)
    for square in range(SQUARES):
        for direction in range(DIRECTIONS):
            if EDGE[square, direction] in (Edge.OPEN, Edge.DOOR, Edge.STAIRS):
                beside[square, BESIDE[square, direction]] = 1
    steps = np.full((SQUARES, SQUARES), FAR, np.uint8)
    reached, count = np.eye(SQUARES, dtype=np.float32), 0
    while (steps == FAR).any() and count < FAR:
        steps[(reached > 0) & (steps == FAR)] = count
        reached = (reached + reached @ beside > 0).astype(np.float32)
        count += 1
    return steps


STEPS: Any = _steps()
"""In bytes: compiled code holds a copy of it."""


def _least() -> Any:
    """The same with all lifts running, each ride a step."""
    to_lift = STEPS[:, np.asarray(LIFTS)].min(axis=1).astype(int)
    return np.minimum(STEPS, to_lift[:, None] + 1 + to_lift).astype(np.uint8)


LEAST: Any = _least()
"""No way is shorter, whatever is locked."""
WALL, FREE, LOCKABLE = range(3)
PASS: Ints = np.array(
    [
        [LOCKABLE if edge == Edge.DOOR else FREE if edge in (Edge.OPEN, Edge.STAIRS) else WALL for edge in row]
        for row in np.asarray(EDGE)
    ]
)


@rule
def apart(square: int, other: int) -> int:
    """Steps between two squares, all doors unlocked and without lifts."""
    return int(STEPS[square, other])


@rule
def nearest_of(squares: Ints, square: int) -> int:
    """The square of this set that is nearest, or NOWHERE."""
    best, least = NOWHERE, FAR
    for word in range(len(squares)):
        left = squares[word]
        each = 32 * word
        while left:
            if left & 1 and int(STEPS[square, each]) < least:
                best, least = each, int(STEPS[square, each])
            left >>= 1
            each += 1
    return best


@rule
def start_at(far: Ints, queue: Ints, square: int) -> None:
    """Forget all ways; they are to begin, or to end, at this square."""
    fill(far, FAR)
    far[square] = 0
    queue[0] = square


@rule
def spread(g: Play, far: Ints, queue: Ints, waiting: Ints, back: bool, key: bool, guard: bool, safe: bool) -> None:
    """The steps from the first square in the queue to every other, or `back` to it, into `far`.

    `key`: locks can be opened; `guard`: they do not matter; `safe`: fires do not matter.
    """
    locks, fire, lifts = g.state.lock_side, g.state.fire, rides_run(g)
    fill(waiting, 0)
    first, last = 0, 1
    while first < last:
        square = queue[first & MASK]
        first += 1
        waiting[square] = 0
        for direction in range(DIRECTIONS):
            way = PASS[square, direction]
            if way == WALL:
                continue
            beside = BESIDE[square, direction]
            steps = far[square] + 1
            if way == LOCKABLE:
                side = locks[DOOR[square, direction]]
                if side == (beside if back else square) and not guard:
                    if not key:
                        continue
                    steps += KEY_STEPS
            if not safe and marked(fire, square if back else beside):
                steps += FIRE_STEPS
            if steps >= far[beside] or (not back and TOILET[beside] and is_full(g, beside)):
                continue
            far[beside] = steps
            if not waiting[beside]:
                waiting[beside] = 1
                queue[last & MASK] = beside
                last += 1
        if lifts and LIFT[square]:
            for k in range(len(LIFTS)):
                if far[square] + RIDE_STEPS < far[LIFTS[k]]:
                    far[LIFTS[k]] = far[square] + RIDE_STEPS
                    if not waiting[LIFTS[k]]:
                        waiting[LIFTS[k]] = 1
                        queue[last & MASK] = LIFTS[k]
                        last += 1
