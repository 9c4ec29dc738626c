"""Lines of sight: furniture as an eye has it before it, and whether a box is in the way.

A view is an eye with three axes: to the right, ahead, and up. Door and mirror are views of one kind: through the door from
the eye, and through the glass, as through a window, from the eye's image behind it (KG-065). In the frame of a piece all of
its boxes are parallel to the axes, so a line of sight is turned into that frame and cut by the three pairs of faces of a box.
"""

from __future__ import annotations

from typing import Annotated

from ghostlight.core.compile import brief
from ghostlight.core.records import Ints, Record, Rows

from ..state import PIECES

BLOCKERS = 38  # boxes of all six pieces
STRAIGHT = 1e-12  # a line that runs along a face is turned so little out of it


class Frame(Record):
    """The axes of a piece as rows, in the axes of a view."""

    ax: float
    ay: float
    az: float
    bx: float
    by: float
    bz: float
    cx: float
    cy: float
    cz: float


class Blocker(Record):
    """A box as the eye has it: its faces, shrunk by e, in the frame of its piece; what it fills of the plane at distance 1."""

    piece: int
    a0: float
    a1: float
    b0: float
    b1: float
    c0: float
    c1: float
    left: float
    right: float
    low: float
    high: float
    near: float  # how far ahead it begins


class Figure(Record):
    """A ghost as the eye has it: the middle of its base, its axis from base to head, and the two directions of its rings."""

    x: float
    y: float
    z: float
    axis_x: float
    axis_y: float
    axis_z: float
    cos_x: float
    cos_y: float
    cos_z: float
    sin_x: float
    sin_y: float
    sin_z: float


class View(Record):
    """An eye in the hall, its axes (x to the right, y ahead, z up), and what stands before it."""

    x: float
    y: float
    z: float
    xx: float
    xy: float
    xz: float
    yx: float
    yy: float
    yz: float
    zx: float
    zy: float
    zz: float
    begins: float  # how far ahead the plane of the door or of the glass is
    frames: Annotated[Rows[Frame], PIECES]
    blockers: Annotated[Rows[Blocker], BLOCKERS]
    count: int
    figure: Figure  # the ghost that is looked at


class Sight(Record):
    """Scratch paper of a peep: two views, and which boxes may be in the way of what is looked at."""

    door: View
    glass: View
    left: float  # the rectangle that the glass, shrunk by e, fills at distance 1 from its own view's eye
    right: float
    low: float
    high: float
    turn: Frame  # a way from the image of the eye, in the door's axes after the glass has thrown it back: its columns
    before_ghost: Annotated[Ints, BLOCKERS]  # of the door's view
    before_ring: Annotated[Ints, BLOCKERS]
    before_glass: Annotated[Ints, BLOCKERS]
    glass_count: int  # boxes in before_glass
    before_image: Annotated[Ints, BLOCKERS]
    beyond_ghost: Annotated[Ints, BLOCKERS]  # of the glass's view
    beyond_ring: Annotated[Ints, BLOCKERS]


@brief
def cut(way: float, least: float, most: float, low: float, high: float) -> tuple[float, float]:
    """From where to where, of a stretch of a line, it is between two faces; it advances by `way` from 0 to 1."""
    if -STRAIGHT < way < STRAIGHT:
        way = STRAIGHT
    share = 1.0 / way
    first, last = low * share, high * share
    if first > last:
        first, last = last, first
    return max(least, first), min(most, last)


@brief
def crosses(frame: Frame, box: Blocker, x: float, y: float, z: float, least: float, most: float) -> bool:
    """Whether the line from the eye to a point has, between two shares of its way, any length inside a box (KG-002)."""
    least, most = cut(frame.ax * x + frame.ay * y + frame.az * z, least, most, box.a0, box.a1)
    if least >= most:
        return False
    least, most = cut(frame.bx * x + frame.by * y + frame.bz * z, least, most, box.b0, box.b1)
    if least >= most:
        return False
    least, most = cut(frame.cx * x + frame.cy * y + frame.cz * z, least, most, box.c0, box.c1)
    return least < most


@brief
def blocked(view: View, listed: Ints, count: int, x: float, y: float, z: float, least: float, most: float) -> bool:
    """Whether any of the listed boxes is in the way. The one that is becomes the first: it may well hide the next point."""
    if count == 0:
        return False
    share = 1.0 / y
    across, up = x * share, z * share
    for k in range(count):
        box = view.blockers[listed[k]]
        if not (box.left < across < box.right and box.low < up < box.high):
            continue
        if crosses(view.frames[box.piece], box, x, y, z, least, most):
            if k:
                listed[0], listed[k] = listed[k], listed[0]
            return True
    return False
