"""Behind what a ghost is hidden from the keyhole, told after a peep: the first thing in the way to most of its samples.

One cause for each ghost and no lines of sight (K-051). It counts what lies straight before the eye; that a ghost does not show
in the mirror either goes without saying.
"""

from __future__ import annotations

from ghostlight.core.compile import brief, rule, sealed

from ..state import PIECES, Side, Veil
from .peep import (
    AROUND,
    END,
    HEIGHTS,
    POLE,
    RING_COS,
    RING_SIN,
    RINGS,
    WIDTHS,
    behind_ghost,
    in_disc,
    in_slot,
    place_figure,
    point,
)
from .sight import Blocker, Frame, View, cut
from .solids import Lab

ABOVE, BELOW, GHOST, LITTLE = (int(veil) for veil in (Veil.ABOVE, Veil.BELOW, Veil.GHOST, Veil.LITTLE))
ASKEW = 0.5  # a door's way to the right has one coordinate of 1, the other is 0


@sealed
def veil_of(lab: Lab, ghost: int, solid_ghosts: int) -> int:
    """After `peep`, for a ghost that it did not see: a Veil."""
    view, kind, tally = lab.sight.door, lab.ghosts[ghost].kind, lab.veils
    for veil in range(LITTLE + 1):
        tally[veil] = 0
    place_figure(view, lab.ghosts[ghost])
    for ring in range(RINGS):
        for i in range(1 if ring == POLE else AROUND):
            width = WIDTHS[kind, ring]
            x, y, z = point(view.figure, HEIGHTS[kind, ring], width * RING_COS[i], width * RING_SIN[i])
            tally[first_before(lab, ghost, x, y, z, solid_ghosts)] += 1
    most = 0
    for veil in range(1, LITTLE):  # what shows hides nothing
        if tally[veil] > tally[most]:
            most = veil
    return most if tally[most] else LITTLE


@rule
def first_before(lab: Lab, ghost: int, x: float, y: float, z: float, solid_ghosts: int) -> int:
    """What is in the way to one sample: outside of the aperture the door, else the nearest piece, else a ghost."""
    view = lab.sight.door
    if not (in_disc(x, y, z) or in_slot(x, y, z)):
        return beside(view, x, y, z)
    found, nearest = LITTLE, 1.0
    for k in range(view.count):
        box = view.blockers[k]
        begins = beginning(view.frames[box.piece], box, x, y, z)
        if begins < nearest:
            found, nearest = box.piece, begins
    if found == LITTLE and solid_ghosts and behind_ghost(lab, ghost, view, x, y, z, 0.0, 1.0):
        return GHOST
    return found


@brief
def beginning(frame: Frame, box: Blocker, x: float, y: float, z: float) -> float:
    """At which share of the way from the eye to a point a box begins; 1 when it is not in the way."""
    first, last = cut(frame.ax * x + frame.ay * y + frame.az * z, 0.0, 1.0, box.a0, box.a1)
    first, last = cut(frame.bx * x + frame.by * y + frame.bz * z, first, last, box.b0, box.b1)
    first, last = cut(frame.cx * x + frame.cy * y + frame.cz * z, first, last, box.c0, box.c1)
    return first if first < last else 1.0


@rule
def beside(view: View, x: float, y: float, z: float) -> int:
    """On which side of what the keyhole sees a point is."""
    if z < END * y:
        return BELOW
    if z > abs(x):
        return ABOVE
    east, north = (view.xx, view.xy) if x > 0 else (-view.xx, -view.xy)
    side = Side.E if east > ASKEW else Side.W if east < -ASKEW else Side.N if north > 0 else Side.S
    return PIECES + side
