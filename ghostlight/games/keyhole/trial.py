"""Trying a pose or a spot without taking it (K-027): where it would come to rest, or why it is not possible."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostlight.core.agenda import kind_of, unpacked
from ghostlight.core.compile import entry, rule
from ghostlight.core.records import Ints, blank

from .rules.placing import judge_pose, judge_spot, put_in_place
from .rules.play import NO_DICE, NO_MENU, PAPER, SILENCE, Play, clear_paper
from .state import FACES, GHOSTS, LEANS, PIECES, Do, Why
from .text.names import PIECE_NAMES
from .view import Pose, Stand, Trial, pose, stand
from .vocabulary import WHYS

UNKNOWN = -1


@entry
def _judge(worlds: Any, states: Any, action: int, rest: Ints) -> int:
    """Judge it, and do it where it is possible; `rest` is the height and the tilt of a piece, as far as known."""
    return judge_and_place(Play(worlds[0], states[0], NO_DICE[0], NO_MENU[0], SILENCE[0], blank(PAPER)), action, rest)


@rule
def judge_and_place(g: Play, action: int, rest: Ints) -> int:
    lab = g.paper.lab
    clear_paper(g)
    lab.z = lab.tilt = UNKNOWN
    why = judge_pose(g, action) if kind_of(action) == Do.SET else judge_spot(g, action)
    rest[0], rest[1] = lab.z, lab.tilt
    if why == Why.FINE:
        lab.without = 0
        put_in_place(g, action)
    return why


def trial(world: Any, seen: Any, seat: int, action: int) -> Trial:
    """What would come of this action; `seen` is a row of one state, as the seat sees it."""
    kind, (x, y, yaw, what) = unpacked(action)
    if kind not in (Do.SET, Do.STAND, Do.ENTER):
        return Trial(False, "not-yours", [], [])
    worlds = np.array([world], world.dtype) if not isinstance(world, np.ndarray) else world
    after, rest = seen.copy(), np.full(2, UNKNOWN)
    why = Why(_judge(worlds, after, action, rest))
    pieces: list[Pose] = []
    ghosts: list[Stand] = []
    if why != Why.FINE:
        if kind == Do.SET and rest[0] != UNKNOWN:
            piece, face, lean = what // (FACES * LEANS), what // LEANS % FACES, what % LEANS
            pieces = [Pose(PIECE_NAMES[piece], x, y, yaw, face, lean, int(rest[0]), max(0, int(rest[1])))]
        return Trial(False, WHYS[why - 1], pieces, ghosts)
    old, new = seen["hall"][0], after["hall"][0]
    for piece in range(PIECES):
        if old["pieces"][piece] != new["pieces"][piece]:
            pieces.append(pose(piece, new["pieces"][piece]))
    for ghost in range(GHOSTS):
        if old["ghosts"][ghost] != new["ghosts"][ghost]:
            ghosts.append(stand(ghost, new["ghosts"][ghost]))
    return Trial(True, None, pieces, ghosts)
