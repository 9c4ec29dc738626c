"""How rounds of Keyhole begin and end, and who is next."""

from __future__ import annotations

from ghostlight.core.agenda import kind_of
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..state import NOWHERE, ROUNDS, Ask, Do, Event
from . import chimes, looking, turn
from .placing import put_in_place
from .play import Play, left_of


@rule
def begin_round(g: Play) -> None:
    """K-010 to K-012, K-070: five rounds; from the second on, a chime first (K-090)."""
    s = g.state
    if s.rounds == ROUNDS:
        s.ask = Ask.OVER
        tell(g.events, Event.OVER)
        return
    s.rounds += 1
    s.turn = s.hall.starter
    tell(g.events, Event.ROUND, s.rounds, s.turn)
    question = NOWHERE
    if g.world.chimes and s.rounds > 1:
        chimes.ring(g)
        question = chimes.first_question(g)
    if question == NOWHERE:
        turn.begin_turn(g, s.hall.starter)
    else:
        s.ask = question


@rule
def next_for_chime(g: Play) -> None:
    """K-091: the next player carries the chime out; after the last, the turns begin."""
    s = g.state
    s.turn = left_of(g.world, s.hall, s.turn)
    if s.turn == s.hall.starter:
        turn.begin_turn(g, s.hall.starter)


@rule
def go_on_arranging(g: Play, piece: int) -> None:
    """D-22: the reader has placed that piece, or leaves the rest to the program (NOWHERE); then the turns begin."""
    s = g.state
    if piece == NOWHERE:
        chimes.place_rest(g, s.to_place)
    else:
        chimes.place_by_hand(g, piece)
    if s.to_place == 0:
        turn.begin_turn(g, s.hall.starter)


@rule
def end_turn(g: Play) -> None:
    """K-010 (2) to (7): the next player, or the keyhole."""
    s = g.state
    s.points = 0  # K-030: lost
    s.walked = 0
    following = left_of(g.world, s.hall, s.turn)
    if following != s.hall.starter:
        turn.begin_turn(g, following)
        return
    s.card = 0
    looking.turn_to_keyhole(g)
    if s.ask != Ask.SIDE:  # C09: nobody was asked
        finish_round(g)


@rule
def finish_round(g: Play) -> None:
    looking.end_round(g)
    begin_round(g)


@rule
def carry_out_chime(g: Play, action: int) -> None:
    """K-091, K-092: a player's part in C05 or C08, or none if there is none to play."""
    kind = kind_of(action)
    if kind == Do.TAG:
        chimes.tag(g, action >> 8)
    elif kind == Do.ENTER:
        put_in_place(g, action)
    elif kind == Do.GROW:
        chimes.grow(g, action >> 8)
    else:
        tell(g.events, Event.SKIPPED, g.state.turn)
    next_for_chime(g)
