"""What the bench of Keyhole does compiled: poses tried, menus listed, pieces put back."""

from __future__ import annotations

from typing import Any

from ghostlight.core.bits import only
from ghostlight.core.compile import entry
from ghostlight.games.keyhole.hall.lifting import lift, reseat
from ghostlight.games.keyhole.hall.settling import try_pose
from ghostlight.games.keyhole.rules.poses import list_poses
from ghostlight.games.keyhole.state import PIECES, Why


@entry
def try_poses(labs: Any, halls: Any, wishes: Any) -> int:
    """Each wish is a hall, a piece and a pose; how many are legal."""
    legal = 0
    for k in range(len(wishes)):
        wish = wishes[k]
        x, y, yaw, face, lean = wish[2], wish[3], wish[4], wish[5], wish[6]
        legal += try_pose(labs[0], halls[wish[0]], wish[1], x, y, yaw, face, lean) == Why.FINE
    return legal


@entry
def list_menus(labs: Any, halls: Any) -> int:
    """The menu of every piece in every hall; how many poses."""
    found = 0
    for k in range(len(halls)):
        for piece in range(PIECES):
            found += list_poses(labs[0], halls[k], piece, 0)
    return found


@entry
def put_back(labs: Any, halls: Any, k: int, piece: int, x: int, y: int, face: int) -> bool:
    """RESEAT of one piece, lifted from a copy of the hall, to a place on the floor."""
    lab = labs[0]
    lab.trial = halls[k]
    lift(lab, lab.trial, only(piece))
    return reseat(lab, lab.trial, piece, x, y, 0, face, 0, 1, 0)
