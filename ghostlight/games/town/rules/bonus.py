"""How bonus tokens come and go (T-130 to T-143): taking, storing, discarding, refilling."""

from __future__ import annotations

from ghostlight.core.chance import draw
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..cards import Card
from ..state import BONUS_TYPES, FREE, SLOTS, Ask, Do, Draw, Event
from .play import DEEDS, QUESTIONS, Play, all_locked, gain_tokens, offer, on_turn, ready, then


@rule
def enter(g: Play, building: int, level: int) -> None:
    """T-133, T-136, T-279: a ghost moved into a building takes its token; store it, refill, then card 10."""
    s, me = g.state, on_turn(g)
    token = s.bonus[building]
    if token == FREE or all_locked(me):
        return
    s.bonus[building] = FREE
    tell(g.events, Event.TAKEN, s.turn, building, token)
    store(g, token)
    then(g, Do.REFILL)
    if ready(g, Card.CURIO_COLLECTOR):
        then(g, Do.COLLECT, level)


@rule
def store(g: Play, token: int) -> None:
    """T-134: into a free slot; T-135: with none, one of the tokens must go."""
    me = on_turn(g)
    for slot in range(SLOTS):
        if me.slot[slot] == FREE:
            me.slot[slot] = token
            return
    g.state.unit.token = token
    then(g, Ask.DISCARD)


@QUESTIONS.of(Ask.DISCARD)
@rule
def which_discard(g: Play) -> None:
    """DP-11, D-11: the new token or a held one; two of a type are one option."""
    me, new = on_turn(g), g.state.unit.token
    for kind in range(1, BONUS_TYPES + 1):
        if kind == new or (kind == me.slot[0] or kind == me.slot[1] or kind == me.slot[2]):
            offer(g, Do.DISCARD, kind)


@DEEDS.of(Do.DISCARD)
@rule
def discard(g: Play, kind: int) -> None:
    """T-135: the new token takes the slot of a held one that goes."""
    s, me = g.state, on_turn(g)
    if kind != s.unit.token:
        for slot in range(SLOTS):
            if me.slot[slot] == kind:
                me.slot[slot] = s.unit.token
                break
    s.unit.token = 0
    s.discards[kind] += 1
    tell(g.events, Event.DISCARDED, s.turn, kind)


@DEEDS.of(Do.REFILL)
@rule
def refill(g: Play) -> None:
    """T-142: once no building has a token."""
    s = g.state
    for building in range(g.world.buildings):
        if s.bonus[building] != FREE:
            return
    for building in range(g.world.buildings):
        lay(g, building)


@rule
def lay(g: Play, building: int) -> None:
    token = draw_token(g)
    if token != FREE:
        g.state.bonus[building] = token
        tell(g.events, Event.LAID, building, token)


@rule
def draw_token(g: Play) -> int:
    """T-143, R-03: any token of the supply; the discards become the supply when it is empty. FREE when there is none at all."""
    s = g.state
    if count(g) == 0:
        reshuffle(g)
    left = count(g)
    if left == 0:
        return FREE
    place = draw(g.chance, Draw.BONUS, left)
    kind = 1
    while place >= s.bag[kind]:
        place -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    if g.world.early_shuffle and left == 1:
        reshuffle(g)
    return kind


@rule
def reshuffle(g: Play) -> None:
    """T-143: the discards become the supply, which is empty."""
    s = g.state
    for kind in range(1, BONUS_TYPES + 1):
        s.bag[kind] = s.discards[kind]
        s.discards[kind] = 0


@rule
def count(g: Play) -> int:
    left = 0
    for kind in range(1, BONUS_TYPES + 1):
        left += g.state.bag[kind]
    return left


@DEEDS.of(Do.COLLECT)
@rule
def collect(g: Play, level: int) -> None:
    """T-210."""
    gain_tokens(g, level, 1, Card.CURIO_COLLECTOR)
