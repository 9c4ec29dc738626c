"""Rest (T-120 to T-124), by a section or by bonus token 9, and card 19."""

from __future__ import annotations

from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..cards import Card
from ..state import Ask, Do, Event
from .play import (
    DEEDS,
    QUESTIONS,
    Play,
    apply,
    discs_in,
    gain_scare,
    offer,
    on_turn,
    ready,
    scare_left,
    take_discs,
)


@rule
def rest_pays(g: Play) -> bool:
    """T-219: whether a Rest brings scare points."""
    return ready(g, Card.RESTLESS_SLEEP) and scare_left(g) > 0


@QUESTIONS.of(Ask.NAP)
@rule
def which_nap(g: Play) -> None:
    """DP-25."""
    for section in range(g.world.sections):
        if discs_in(on_turn(g), section) or rest_pays(g):
            offer(g, Do.NAP, section)


@DEEDS.of(Do.NAP)
@rule
def rest(g: Play, section: int) -> None:
    """T-121, T-124, T-159."""
    tell(g.events, Event.RESTED, g.state.turn, section, take_discs(on_turn(g), section))
    if ready(g, Card.RESTLESS_SLEEP):  # T-219
        apply(g, Card.RESTLESS_SLEEP)
        gain_scare(g, 2, Card.RESTLESS_SLEEP)
