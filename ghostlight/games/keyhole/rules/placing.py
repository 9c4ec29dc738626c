"""What a player wants to put where: judged as it would come to rest, and put there."""

from __future__ import annotations

from ghostlight.core.agenda import kind_of
from ghostlight.core.bits import has
from ghostlight.core.compile import rule

from ..cards import SHOWS
from ..hall.settling import try_pose
from ..hall.spots import try_spot
from ..state import CELLS, FACES, LEANS, NOWHERE, PIECES, Ask, Do, Posture, Size, Why
from . import chimes, turn
from .arranging import judge_by_chime
from .play import Play, depth_in, in_reserve, movable, size_of


@rule
def judge_pose(g: Play, action: int) -> int:
    """KG-030 and K-022 to K-026, or what a chime says, for a pose chosen freely: a Why."""
    s, what = g.state, action >> 32 & 255
    piece, face, lean = what // (FACES * LEANS), what // LEANS % FACES, what % LEANS
    if piece >= PIECES or action >> 40:
        return Why.RANGE
    if s.ask == Ask.FURNITURE:
        if not has(movable(SHOWS[s.card], s.moved), piece):
            return Why.NOT_YOURS
    elif s.ask == Ask.ARRANGE:
        if not has(s.to_place, piece):
            return Why.NOT_YOURS
    elif s.ask != Ask.FURNISH or s.hall.pieces[piece].placed:
        return Why.NOT_YOURS
    x, y, yaw = action >> 8 & 255, action >> 16 & 255, action >> 24 & 255
    if s.ask == Ask.ARRANGE:
        return judge_by_chime(g.paper.lab, s.hall, s.chime, piece, x, y, yaw, face, lean)
    return try_pose(g.paper.lab, s.hall, piece, x, y, yaw, face, lean)


@rule
def judge_spot(g: Play, action: int) -> int:
    """KG-040 to KG-044 for a spot chosen freely: a Why."""
    s, lab, low, high, cell = g.state, g.paper.lab, action >> 16 & 255, action >> 24 & 255, action >> 32
    sx, sy, level, posture = action >> 8 & 15, action >> 12 & 15, low | (high & 15) << 8, high >> 4
    if cell >= CELLS or posture > Posture.WEST:
        return Why.RANGE
    if kind_of(action) == Do.STAND:
        if s.ask != Ask.SPOT or cell != 0 or (posture != Posture.UPRIGHT) != turn.lies(g):
            return Why.NOT_YOURS
        lab.without = turn.leaving(g)
        return try_spot(lab, s.hall, s.unit.ghost, size_of(turn.arriving(g)), s.unit.cell, sx, sy, level, posture)
    newcomer = in_reserve(s.hall, s.turn, Size.S) if s.ask == Ask.TAG else NOWHERE
    if newcomer == NOWHERE or posture != Posture.UPRIGHT or depth_in(s.hall.home[s.turn], cell) != 3:
        return Why.NOT_YOURS
    if chimes.may_be_tagged(g):  # then somebody must be
        return Why.NOT_YOURS
    return try_spot(lab, s.hall, newcomer, Size.S, cell, sx, sy, level, posture)


@rule
def put_in_place(g: Play, action: int) -> None:
    """A pose or a spot comes true; what follows from it is another matter (so that it can be tried, K-027)."""
    a, b, c, d = action >> 8 & 255, action >> 16 & 255, action >> 24 & 255, action >> 32 & 255
    if kind_of(action) == Do.SET:
        turn.set_by_player(g, a, b, c, d)
    elif kind_of(action) == Do.STAND:
        turn.take_spot(g, a & 15, a >> 4, b | (c & 15) << 8, c >> 4)
    else:
        chimes.enter_third_row(g, d, a & 15, a >> 4, b | (c & 15) << 8)
