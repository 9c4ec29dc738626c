"""What bonus tokens do when they are used at the turn menu (T-137 to T-162); types 6, 8 and 11 are used in a roll."""

from __future__ import annotations

from ghostlight.core.bits import only, size
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..state import ACTIONS, BLUE, GREEN, LEVELS, SPACES, YELLOW, Ask, Bonus, Do, Event, Step
from .ghosts import can_summon_somehow, has_way_out
from .play import (
    DEEDS,
    QUESTIONS,
    Play,
    begin_unit,
    discs_in,
    gain_points,
    gain_scare,
    gain_tokens,
    offer,
    on_turn,
    scare_left,
    spend,
    take_discs,
    then,
)
from .rest import rest_pays


@rule
def token_useful(g: Play, kind: int) -> bool:
    """T-137, T-144: whether a token of this type, used at the turn menu, would change something."""
    s = g.state
    match kind:
        case Bonus.OPEN_SUMMONS:
            return any_summon(g)
        case Bonus.GREEN_WISP:
            return s.tokens[GREEN] > 0
        case Bonus.LOOSE_DISCS:
            return on_turn(g).disc != 0
        case Bonus.SMALL_FRIGHT:
            return scare_left(g) > 0
        case Bonus.YELLOW_WISP:
            return s.tokens[YELLOW] > 0
        case Bonus.SMALL_HAUNT:
            return True
        case Bonus.NAP:
            return on_turn(g).disc != 0 or rest_pays(g)
        case Bonus.BLUE_WISP:
            return s.tokens[BLUE] > 0
        case Bonus.DRIFT:
            return any_drift(g)
        case _:
            return False


@rule
def any_summon(g: Play) -> bool:
    """T-151."""
    for building in range(g.world.buildings):
        for level in range(BLUE, LEVELS):
            if can_summon_somehow(g, building, level):
                return True
    return False


@rule
def any_drift(g: Play) -> bool:
    """T-162."""
    for building in range(g.world.buildings):
        if g.state.crowd[building] > 0 and has_way_out(g, building, True):
            return True
    return False


@DEEDS.of(Do.BONUS)
@rule
def use_token(g: Play, kind: int) -> None:
    """T-138; what each type does: T-151 to T-162."""
    begin_unit(g)
    spend(g, kind)
    match kind:
        case Bonus.OPEN_SUMMONS:
            then(g, Ask.SUMMON)  # T-151
        case Bonus.GREEN_WISP:
            gain_tokens(g, GREEN, 1)  # T-152
        case Bonus.LOOSE_DISCS:
            ask_back(g, 3, 0)  # T-153
        case Bonus.SMALL_FRIGHT:
            gain_scare(g, 2)  # T-154
        case Bonus.YELLOW_WISP:
            gain_tokens(g, YELLOW, 1)  # T-155
        case Bonus.SMALL_HAUNT:
            gain_points(g, g.state.turn, 1)  # T-157
        case Bonus.NAP:
            then(g, Ask.NAP)  # T-159
        case Bonus.BLUE_WISP:
            gain_tokens(g, BLUE, 1)  # T-160
        case Bonus.DRIFT:
            g.state.unit.step = Step.DRIFTING  # T-162
            then(g, Ask.DRIFT)
    then(g, Do.END_UNIT)


@DEEDS.of(Do.WASTE)
@rule
def waste_token(g: Play, kind: int) -> None:
    """T-144: its slot is locked, and nothing else comes of it."""
    spend(g, kind)
    then(g, Do.END_UNIT)


@rule
def ask_back(g: Play, count: int, section: int) -> None:
    """T-153, T-207: so many discs come back, of one section (counted from 1) or of all (0). D-30: what must come back anyway
    is not asked about; rules 1 asked.
    """
    there = on_turn(g).disc if section == 0 else discs_in(on_turn(g), section - 1)
    if g.world.rules >= 2 and size(there) <= count:
        for each in range(g.world.sections):
            if section in (0, each + 1) and discs_in(on_turn(g), each):
                tell(g.events, Event.RETURNED, g.state.turn, each, take_discs(on_turn(g), each))
    else:
        for _ in range(count):
            then(g, Ask.TAKE, section)


@QUESTIONS.of(Ask.TAKE)
@rule
def which_disc_back(g: Play, section: int) -> None:
    """DP-36: any disc, or those of one section (counted from 1)."""
    for each in range(g.world.sections):
        if section in (0, each + 1):
            for action in range(ACTIONS):
                if discs_in(on_turn(g), each) & only(action):
                    offer(g, Do.TAKE, each, action)


@DEEDS.of(Do.TAKE)
@rule
def take_disc(g: Play, section: int, action: int) -> None:
    """T-153, T-207: no Rest; the use marker stays."""
    me = on_turn(g)
    me.disc &= ~only(section * SPACES + action)
    me.discs += 1
    tell(g.events, Event.RETURNED, g.state.turn, section, 1)
