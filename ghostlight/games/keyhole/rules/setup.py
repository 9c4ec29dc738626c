"""Before the first round of Keyhole: the homes and the furniture of the hall."""

from __future__ import annotations

from ghostlight.core.bits import has, only
from ghostlight.core.compile import rule
from ghostlight.core.events import tell
from ghostlight.core.records import fill

from ..cards import LAYOUT
from ..hall.settling import set_piece
from ..hall.spots import take_ghost
from ..state import GHOSTS, NOWHERE, PIECES, Ask, Do, Event, Place
from . import turn
from .play import Play, clear_paper, left_of, note, offer, tell_changes
from .rounds import begin_round


@rule
def clear(g: Play) -> None:
    """An empty hall."""
    s, hall = g.state, g.state.hall
    for piece in range(PIECES):
        p = hall.pieces[piece]
        p.placed = p.x = p.y = p.yaw = p.face = p.lean = p.z = p.tilt = 0
    for ghost in range(GHOSTS):
        take_ghost(hall, ghost, Place.RESERVE)
    fill(hall.home, NOWHERE)
    fill(s.picks, 0)
    turn.forget_unit(g)
    s.rounds = s.peeps = s.used = s.card = s.points = s.moved = s.chime = s.crystal = 0
    s.to_place = s.walked = 0
    clear_paper(g)


@rule
def lay_out(g: Play, number: int) -> None:
    """K-004 `quick`, 4.9."""
    tell(g.events, Event.LAYOUT, number + 1)
    note(g)
    for k in range(PIECES):
        piece, x, y = LAYOUT[number, k, 0], LAYOUT[number, k, 1], LAYOUT[number, k, 2]
        set_piece(g.paper.lab, g.state.hall, piece, x, y, LAYOUT[number, k, 3], LAYOUT[number, k, 4], LAYOUT[number, k, 5])
    tell_changes(g)


@rule
def offer_homes(g: Play) -> None:
    """DP-02, K-003."""
    taken = 0
    for seat in range(g.world.players):
        if g.state.hall.home[seat] != NOWHERE:
            taken |= only(g.state.hall.home[seat])
    for side in range(4):
        if not has(taken, side):
            offer(g, Do.HOME, side)


@rule
def choose_home(g: Play, side: int) -> None:
    """K-003: in seat order; then the furniture, or the first round."""
    s = g.state
    s.hall.home[s.turn] = side
    tell(g.events, Event.HOME, s.turn, side)
    s.turn = (s.turn + 1) % g.world.players
    if s.turn == s.first:
        if g.world.in_turn:
            s.ask = Ask.FURNISH
        else:
            begin_round(g)


@rule
def offer_unplaced(g: Play) -> None:
    """DP-03."""
    left = 0
    for piece in range(PIECES):
        if not g.state.hall.pieces[piece].placed:
            left |= only(piece)
    turn.offer_poses(g, left)


@rule
def next_to_furnish(g: Play) -> None:
    """K-004 `in_turn`: one piece each, clockwise, until all are placed."""
    s = g.state
    s.turn = left_of(g.world, s.hall, s.turn)
    for piece in range(PIECES):
        if not s.hall.pieces[piece].placed:
            return
    begin_round(g)
