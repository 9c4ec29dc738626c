"""What Museum's rules measure and nobody is told: the ways of subordinates (M-203, M-204), for scenarios."""

from __future__ import annotations

from typing import Any

from ghostlight.core.compile import entry, rule
from ghostlight.core.game import Measure
from ghostlight.core.records import blank

from ..rules.play import NO_DICE, NO_MENU, PAPER, SILENCE, Play, bars_subordinates, is_protected
from ..rules.subordinates import candidates, distance, goal_of, look_at_doors
from ..state import HUMANS, NOWHERE
from .notation import HUMAN_IDS, read_field


@entry
def _steps(worlds: Any, states: Any, start: int, goal: int) -> int:
    return steps_between(Play(worlds[0], states[0], NO_DICE[0], NO_MENU[0], SILENCE[0], blank(PAPER)), start, goal)


@rule
def steps_between(g: Play, start: int, goal: int) -> int:
    """M-203, M-202: as the doors are now; there is no way to where they never go."""
    if bars_subordinates(g, goal) or is_protected(g, goal):
        return NOWHERE
    look_at_doors(g)
    return distance(g, goal, start)


@entry
def _quarry(worlds: Any, states: Any, start: int) -> int:
    return quarry_from(Play(worlds[0], states[0], NO_DICE[0], NO_MENU[0], SILENCE[0], blank(PAPER)), start)


@rule
def quarry_from(g: Play, start: int) -> int:
    """M-204: the piece that a subordinate on this square would be after, NOWHERE if there is none."""
    look_at_doors(g)
    goal, steps = goal_of(g, start)
    if steps != NOWHERE:
        for piece in range(HUMANS):
            if candidates(g) >> piece & 1 and g.state.humans[piece].square == goal:
                return piece
    return NOWHERE


def _distance(worlds: Any, states: Any, start: str, goal: str) -> int | None:
    at, to = (read_field(worlds[0], f"distance {start} {goal}", "square", word) for word in (start, goal))
    steps = int(_steps(worlds, states, at, to))
    return None if steps == NOWHERE else steps


def _goal(worlds: Any, states: Any, start: str) -> str | None:
    piece = int(_quarry(worlds, states, read_field(worlds[0], f"goal {start}", "square", start)))
    return None if piece == NOWHERE else HUMAN_IDS[int(states["humans"]["character"][0, piece])]


MEASURES = {"distance": Measure(("SQUARE", "SQUARE"), _distance), "goal": Measure(("SQUARE",), _goal)}
