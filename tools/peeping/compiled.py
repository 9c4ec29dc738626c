"""What the tests and the bench of Keyhole's sight do compiled: furnish many halls, look into many halls."""

from __future__ import annotations

from typing import Any

from ghostlight.core.compile import entry, rule
from ghostlight.core.records import Ints
from ghostlight.games.keyhole.hall.leaning import judge
from ghostlight.games.keyhole.hall.lifting import seat
from ghostlight.games.keyhole.hall.peep import glimpse, peep, who_is_seen
from ghostlight.games.keyhole.hall.shapes import SIZE_OF
from ghostlight.games.keyhole.hall.solids import Lab, build
from ghostlight.games.keyhole.hall.spots import level_of, list_spots, put_ghost, try_spot
from ghostlight.games.keyhole.state import GHOSTS, PIECES, Hall, Why

PEEP, WHO, GLIMPSE = range(3)


@entry
def look_in(labs: Any, halls: Any, doors: Any, options: Any, how: int, seen: Any, counts: Any) -> None:
    """One look into each hall, through the door (side, number) that goes with it; `counts` gets the samples of each ghost.

    Options are `mirror`, `solid_ghosts` and `min_visible`.
    """
    lab = labs[0]
    for k in range(len(halls)):
        side, door, mirror, solid, least = doors[k, 0], doors[k, 1], options[0], options[1], options[2]
        if how == PEEP:
            seen[k] = peep(lab, halls[k], side, door, mirror, solid, least)
            for ghost in range(GHOSTS):
                counts[k, ghost, 0] = lab.direct[ghost]
                counts[k, ghost, 1] = lab.mirrored[ghost]
        elif how == WHO:
            seen[k] = who_is_seen(lab, halls[k], side, door, mirror, solid, least)
        else:
            seen[k] = glimpse(lab, halls[k], side, door, mirror, solid, least)


@entry
def furnish(labs: Any, halls: Any, orders: Any, poses: Any, wishes: Any) -> None:
    """Fill each hall by the rules: half of the ghosts, then the pieces, some of them over ghosts, then the other ghosts.

    Of the poses that are offered for a piece the first legal one is taken, and none if there is none.
    """
    lab = labs[0]
    lab.without = lab.free = 0
    for k in range(len(halls)):
        hall = halls[k]
        for ghost in range(0, GHOSTS, 2):
            let_in(lab, hall, ghost, wishes[k, ghost])
        for n in range(PIECES):
            piece = orders[k, n]
            for t in range(poses.shape[2]):
                pose = poses[k, piece, t]
                x, y, yaw, face, lean = pose[0], pose[1], pose[2], pose[3], pose[4]
                build(lab, hall)
                if judge(lab, piece, x, y, yaw, face, lean) == Why.FINE:
                    seat(lab, hall, piece, x, y, yaw, face, lean)
                    break
        for ghost in range(1, GHOSTS, 2):
            let_in(lab, hall, ghost, wishes[k, ghost])


@rule
def let_in(lab: Lab, hall: Hall, ghost: int, wish: Ints) -> None:
    """By a wish: a cell, a spot on its floor, a posture; where it is not free, or not wanted, one of the cell's menu."""
    cell, sx, sy, posture, pick = wish[0], wish[1], wish[2], wish[3], wish[4]
    kind = SIZE_OF[ghost]
    if pick % 2 and try_spot(lab, hall, ghost, kind, cell, sx, sy, 0, posture) == Why.FINE:
        put_ghost(hall, ghost, cell, sx, sy, 0, posture)
        return
    count = list_spots(lab, hall, ghost, kind, cell, posture > 0)
    if count:
        spot = lab.spots[pick % count]
        put_ghost(hall, ghost, cell, spot & 15, (spot >> 4) & 15, level_of(spot), spot >> 20)
