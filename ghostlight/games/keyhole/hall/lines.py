"""Whether a piece is in the way of a straight line through the hall, from anywhere to anywhere (KG-002)."""

from __future__ import annotations

from ghostlight.core.compile import rule

from .shapes import UNIT, E
from .sight import cut
from .solids import Solid


@rule
def stops(solid: Solid, x: float, y: float, z: float, dx: float, dy: float, dz: float) -> bool:
    """Has the line from (x, y, z) by (dx, dy, dz) any length inside a box of the piece, shrunk by e?"""
    cx, cy = solid.x - x, solid.y - y
    share = (cx * dx + cy * dy) / (dx * dx + dy * dy)
    share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
    px, py = cx - share * dx, cy - share * dy
    if px * px + py * py > solid.reach * solid.reach:  # it passes by
        return False
    if z * UNIT > solid.high and (z + dz) * UNIT > solid.high:  # it passes above
        return False
    a = solid.axes
    right, front, up = a[0] * dx + a[1] * dy + a[2] * dz, a[3] * dx + a[4] * dy + a[5] * dz, a[6] * dx + a[7] * dy + a[8] * dz
    for k in range(solid.count):
        box = solid.boxes[k]
        ox, oy, oz = box.x - x, box.y - y, box.z - z
        at, half = a[0] * ox + a[1] * oy + a[2] * oz, box.a - E
        near, far = cut(right, 0.0, 1.0, at - half, at + half)
        if near < far:
            at, half = a[3] * ox + a[4] * oy + a[5] * oz, box.b - E
            near, far = cut(front, near, far, at - half, at + half)
            if near < far:
                at, half = a[6] * ox + a[7] * oy + a[8] * oz, box.c - E
                near, far = cut(up, near, far, at - half, at + half)
                if near < far:
                    return True
    return False
