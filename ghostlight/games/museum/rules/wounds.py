"""Losing and gaining life: falls, revival, death, and what becomes of the dead (M-161 to M-168, M-190 to M-192)."""

from __future__ import annotations

from ghostlight.core.bits import only
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..state import CLOCK_SLOT, HUMANS, NOWHERE, SLOTS, Ask, Character, Do, Event, Human, Place, When
from .items import carried, identity, is_bound, kind_of, lay, take_out, tokens, wear_of, with_wear
from .play import DEEDS, QUESTIONS, Play, is_quarry, offer, priest_seat, raise_about, stands, then
from .taking import offer_what_lies


@rule
def lose_point(g: Play, piece: int) -> None:
    """M-161: one point; at none the human falls at once (M-162)."""
    hurt(g, g.state.humans[piece])
    fall_if_spent(g, piece, g.state.slot)


@rule
def hurt(g: Play, human: Human) -> None:
    human.hp -= 1
    tell(g.events, Event.HURT, human.character, human.hp)


@rule
def fall_if_spent(g: Play, piece: int, slot: int) -> None:
    """`slot`: the one that a wound is counted from."""
    human = g.state.humans[piece]
    if stands(human) and human.hp == 0:
        fall(g, piece, human, slot)


@rule
def fall(g: Play, piece: int, human: Human, slot: int) -> None:
    """M-162; M-167: the guard is stunned and keeps what he has. M-164: a slot that is over counts from the next round on."""
    g.paper.stirred = 1
    human.fell_round = max(1, g.state.rounds) + (1 if slot < g.state.slot else 0)
    human.fell_slot = slot if slot else CLOCK_SLOT  # before the first round: as if in its last slot
    if human.character == Character.GUARD:
        human.place = Place.STUNNED
        tell(g.events, Event.STUNNED, human.character, human.square)
        return
    human.place = Place.WOUNDED
    human.fallen = 1
    tell(g.events, Event.FELL, human.character, human.square)
    slot = 0
    while slot < carried(human):
        if is_bound(human.items[slot]):
            slot += 1
        else:
            spill(g, human, take_out(human, slot))
    if is_quarry(piece):
        raise_about(g, When.FALL, human.character)


@rule
def spill(g: Play, human: Human, item: int) -> None:
    """What was carried falls on the square, ammunition token by token (M-063)."""
    tell(g.events, Event.DROPPED, human.character, identity(item), wear_of(item), human.square)
    single = item if tokens(item) == 1 else with_wear(item, 1)
    for _ in range(tokens(item)):
        if not lay(g.state, single, human.square, 0):
            g.state.lost[kind_of(item)] += 1


@rule
def gain_points(g: Play, piece: int, points: int) -> None:
    """M-161, M-163: somebody who stands gains; somebody wounded gets up and may take what lies there."""
    human = g.state.humans[piece]
    most = g.world.hp[human.character]
    if stands(human):
        human.hp = min(most, human.hp + points)
        tell(g.events, Event.HEALED, human.character, human.hp)
        return
    human.place = Place.STANDING
    human.hp = min(most, points)
    human.fell_round = human.fell_slot = 0
    tell(g.events, Event.REVIVED, human.character, human.hp)
    g.state.turn.patient = piece
    then(g, Ask.RECOVER)


@QUESTIONS.of(Ask.RECOVER)
@rule
def what_to_recover(g: Play) -> None:
    """DP-11, M-163."""
    offer_what_lies(g, g.state.turn.patient)
    if g.menu.count:
        offer(g, Do.DONE)


@DEEDS.of(Do.DONE)
@rule
def enough(g: Play) -> None:
    """DP-11, DP-15: no more. Doors may be locked while somebody picks up their things, and never the other way round."""
    if g.state.bolts:
        g.state.bolts = g.state.bolts_hour = 0
    else:
        g.state.turn.patient = NOWHERE


# --- the end of a wound ----------------------------------------------------------------------------------------------------


@rule
def wounds_run_out(g: Play) -> None:
    """M-164: at the end of the slot that it is counted from, so many rounds later."""
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if human.fell_round == 0 or human.fell_slot != g.state.slot:
            continue
        if human.fell_round + g.world.wounded_rounds != g.state.rounds:
            continue
        g.paper.stirred = 1
        human.fell_round = human.fell_slot = 0
        if human.place == Place.STUNNED:
            human.place = Place.STANDING
            human.hp = 1
            tell(g.events, Event.STOOD, human.character, human.square)
        else:
            die(g, piece, human)


@rule
def die(g: Play, piece: int, human: Human) -> None:
    """M-166, M-168, M-192."""
    human.place = Place.DEAD
    tell(g.events, Event.DIED, human.character, human.square)
    for slot in range(SLOTS):  # bound items, which nobody else can have
        if human.items[slot]:
            g.state.lost[kind_of(human.items[slot])] += 1
            human.items[slot] = 0
    if g.world.removed:
        human.square = NOWHERE
    else:
        go_over(g, human)
    raise_about(g, When.DEATH, human.character)


@rule
def go_over(g: Play, human: Human) -> None:
    """M-192: the seat plays the minion for the ghost's side, or leaves it to the Priest's."""
    if has_other(g, human.seat):
        human.seat = priest_seat(g)
    elif not g.state.turned & only(human.seat):
        g.state.turned |= only(human.seat)
        tell(g.events, Event.CHANGED, human.seat)


@rule
def has_other(g: Play, seat: int) -> bool:
    """M-192: whether a seat still has a human that is not dead."""
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if human.seat == seat and human.place not in (Place.ABSENT, Place.DEAD):
            return True
    return False
