"""Summon, Scare, Upgrade and Move (T-060 to T-093), with the cards that hang on them."""

from __future__ import annotations

from ghostlight.core.compile import brief, rule
from ghostlight.core.events import tell

from ..cards import Card
from ..state import BLUE, ORANGE, Ask, Do, Draw, Event, Step
from .bonus import enter
from .play import (
    DEEDS,
    QUESTIONS,
    Play,
    add_scare,
    adjacent,
    apply,
    banish_reds,
    choose_card,
    command,
    end_gain,
    gain_points,
    gain_scare,
    gain_tokens,
    in_town,
    offer,
    on_turn,
    pay_scare,
    put_ghost,
    reach,
    ready,
    ready_cards,
    relocate,
    room,
    set_level,
    take_ghost,
    then,
)
from .rolling import roll_one, roll_two, total

# --- Summon (T-060 to T-064) -------------------------------------------------------------------------------------------


@rule
def can_summon(g: Play, building: int, level: int) -> bool:
    """T-060, T-050, T-051; the level is asked elsewhere."""
    return g.state.town[building, level] >= 2 and g.state.ghosts[level] > 0 and room(g, building) > 0


@rule
def can_couple(g: Play, building: int, level: int, higher: int) -> bool:
    """T-245, T-269: two ghosts of different colours, one of which can come."""
    s = g.state
    return (
        ready(g, Card.ODD_COUPLE)
        and s.town[building, level] > 0
        and s.town[building, higher] > 0
        and (s.ghosts[level] > 0 or s.ghosts[higher] > 0)
        and room(g, building) > 0
    )


@rule
def can_summon_somehow(g: Play, building: int, level: int) -> bool:
    """Whether a ghost of this level can be the one, or the stronger one, that summons here."""
    if can_summon(g, building, level):
        return True
    for lower in range(BLUE, level):
        if can_couple(g, building, lower, level):
            return True
    return False


@QUESTIONS.of(Ask.SUMMON)
@rule
def which_summon(g: Play) -> None:
    """DP-04."""
    for building in range(g.world.buildings):
        for level in range(BLUE, reach(g) + 1):
            if can_summon(g, building, level):
                offer(g, Do.SUMMON, building, level)
        for level in range(BLUE, reach(g)):
            for higher in range(level + 1, reach(g) + 1):
                if can_couple(g, building, level, higher):
                    offer(g, Do.COUPLE, building, level, higher)


@DEEDS.of(Do.SUMMON)
@rule
def do_summon(g: Play, building: int, level: int) -> None:
    command(g, level)
    summon(g, building, level)


@rule
def summon(g: Play, building: int, level: int) -> None:
    """T-063: place the ghost, the Master's red check, tokens, card 32, card 34."""
    put_ghost(g, building, level)
    tell(g.events, Event.SUMMONED, g.state.turn, building, level)
    fifth = in_town(g, level) == g.world.ghosts  # T-234
    banish_reds(g)
    if ready(g, Card.DOUBLE_TOLL):  # T-209
        apply(g, Card.DOUBLE_TOLL)
        gain_tokens(g, level, 2, Card.DOUBLE_TOLL)
    else:
        gain_tokens(g, level, 1)  # T-062
    welcome(g)
    if fifth:
        then(g, Ask.FREE_HAUNT, level)


@rule
def welcome(g: Play) -> None:
    """T-232: each Summon action."""
    if ready(g, Card.WARM_WELCOME):
        apply(g, Card.WARM_WELCOME)
        gain_points(g, g.state.turn, 1, Card.WARM_WELCOME)


@DEEDS.of(Do.COUPLE)
@rule
def couple(g: Play, building: int, level: int, higher: int) -> None:
    """T-245, R-10: the lower level's die first."""
    command(g, higher)
    choose_card(g, Card.ODD_COUPLE)
    roll_two(g, Draw.COUPLE, level, higher)
    then(g, Do.SUMMON_PAIR, building)


@DEEDS.of(Do.SUMMON_PAIR)
@rule
def summon_pair(g: Play, building: int) -> None:
    """T-245: the colour with the lower total comes, on a tie the lower level; T-269: card 32 pays in any case."""
    level, higher = g.state.roll.colour[0], g.state.roll.colour[1]
    if total(g, 1) < total(g, 0):
        level = higher
    if g.state.ghosts[level] > 0:
        summon(g, building, level)
    else:
        tell(g.events, Event.NOTHING_CAME, g.state.turn, level)
        welcome(g)


# --- Scare (T-070 to T-073) --------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.SCARE)
@rule
def which_scare(g: Play) -> None:
    """DP-05, D-63: the building matters only for card 38."""
    if ready(g, Card.HIT_AND_RUN):
        for building in range(g.world.buildings):
            for level in range(BLUE, reach(g) + 1):
                if g.state.town[building, level] > 0:
                    offer(g, Do.SCARE_AT, building, level)
    else:
        for level in range(BLUE, reach(g) + 1):
            if in_town(g, level) > 0:
                offer(g, Do.SCARE, level)


@DEEDS.of(Do.SCARE)
@rule
def scare(g: Play, level: int) -> None:
    """T-071, T-073."""
    command(g, level)
    tell(g.events, Event.SCARED, g.state.turn, level)
    add_scare(g, g.world.scare_value[level])
    if ready(g, Card.LOUDER_BOO):  # T-251
        apply(g, Card.LOUDER_BOO)
        add_scare(g, 1, Card.LOUDER_BOO)
    end_gain(g)


@DEEDS.of(Do.SCARE_AT)
@rule
def scare_at(g: Play, building: int, level: int) -> None:
    scare(g, level)
    g.state.unit.building = building
    g.state.unit.colour = level
    then(g, Ask.RUN)


@QUESTIONS.of(Ask.RUN)
@rule
def which_run(g: Play) -> None:
    """DP-26."""
    offer_anywhere(g, Do.RUN, g.state.unit.building)


@rule
def offer_anywhere(g: Play, deed: int, building: int) -> None:
    """Every other building with room."""
    for to in range(g.world.buildings):
        if to != building and room(g, to) > 0:
            offer(g, deed, to)


@DEEDS.of(Do.RUN)
@rule
def run(g: Play, to: int) -> None:
    """T-238, T-292."""
    unit = g.state.unit
    choose_card(g, Card.HIT_AND_RUN)
    start, met_kin = unit.building, g.state.town[to, unit.colour] > 0
    relocate(g, start, unit.colour, to)
    enter(g, to, unit.colour)
    if g.world.any_move:
        after_move(g, to, unit.colour, met_kin)


# --- Upgrade (T-080 to T-088) ------------------------------------------------------------------------------------------


@brief
def made_cheaper(cost: int, cards: int) -> int:
    """T-213: what an Upgrade costs with these cards."""
    return max(0, cost - 2 * (cards >> Card.CHEAP_MAKEOVER & 1))


@rule
def upgrade_price(g: Play, level: int) -> int:
    """T-081: what it costs to make a ghost of this level one stronger."""
    return made_cheaper(g.world.upgrade_cost[level + 1], ready_cards(g))


@rule
def can_upgrade(g: Play, building: int, level: int) -> bool:
    """T-080, T-087."""
    s = g.state
    return (
        level <= ORANGE
        and s.town[building, level] > 0
        and s.ghosts[level + 1] > 0
        and on_turn(g).scare >= upgrade_price(g, level)
    )


@QUESTIONS.of(Ask.UPGRADE)
@rule
def which_upgrade(g: Play) -> None:
    """DP-06."""
    for building in range(g.world.buildings):
        for level in range(BLUE, reach(g) + 1):
            if can_upgrade(g, building, level):
                offer(g, Do.UPGRADE, building, level)


@DEEDS.of(Do.UPGRADE)
@rule
def upgrade(g: Play, building: int, level: int) -> None:
    """T-088: pay, replace, the blue check, the Master's red check and the token, the section, card 29."""
    command(g, level)
    pay_scare(g, upgrade_price(g, level))
    if ready(g, Card.CHEAP_MAKEOVER):
        apply(g, Card.CHEAP_MAKEOVER)
    take_ghost(g, building, level)  # T-083
    put_ghost(g, building, level + 1)
    tell(g.events, Event.UPGRADED, g.state.turn, building, level + 1)
    g.state.unit.raise_to = level + 1
    then(g, Ask.BLUE)  # T-055, T-298: before any reward
    then(g, Do.UPGRADED, level + 1)
    then(g, Ask.RAISE)
    then(g, Do.FINISH_SCHOOL)


@DEEDS.of(Do.UPGRADED)
@rule
def upgraded(g: Play, level: int) -> None:
    """T-083."""
    banish_reds(g)
    gain_tokens(g, level, 1)


@QUESTIONS.of(Ask.RAISE)
@rule
def which_raise(g: Play) -> None:
    """DP-07, T-084: any section below the new level."""
    for section in range(g.world.sections):
        if on_turn(g).level[section] < g.state.unit.raise_to:
            offer(g, Do.RAISE, section)


@DEEDS.of(Do.RAISE)
@rule
def raise_section(g: Play, section: int) -> None:
    """T-084: straight to the new level."""
    set_level(g, section, g.state.unit.raise_to)


@DEEDS.of(Do.FINISH_SCHOOL)
@rule
def finish_school(g: Play) -> None:
    """T-229."""
    if ready(g, Card.FINISHING_SCHOOL):
        apply(g, Card.FINISHING_SCHOOL)
        gain_points(g, g.state.turn, 2, Card.FINISHING_SCHOOL)


# --- Move (T-090 to T-093) ---------------------------------------------------------------------------------------------


@brief
def can_go(g: Play, building: int, to: int, anywhere: bool) -> bool:
    """T-090: to an adjacent building with room, or to any."""
    return to != building and room(g, to) > 0 and (anywhere or adjacent(g, building, to))


@brief
def goes_anywhere(g: Play) -> bool:
    """T-202; T-162: what drifts, too."""
    return ready(g, Card.WILL_O_WISP) or g.state.unit.step == Step.DRIFTING


@rule
def has_way_out(g: Play, building: int, anywhere: bool) -> bool:
    for to in range(g.world.buildings):
        if can_go(g, building, to, anywhere):
            return True
    return False


@rule
def can_move(g: Play, building: int, level: int) -> bool:
    """T-090, as a Move action."""
    return g.state.town[building, level] > 0 and has_way_out(g, building, ready(g, Card.WILL_O_WISP))


@QUESTIONS.of(Ask.GHOST)
@rule
def which_ghost(g: Play) -> None:
    """DP-08."""
    for building in range(g.world.buildings):
        if has_way_out(g, building, goes_anywhere(g)):
            for level in range(BLUE, reach(g) + 1):
                if g.state.town[building, level] > 0:
                    offer(g, Do.GHOST, building, level)


@QUESTIONS.of(Ask.DRIFT)
@rule
def which_drift(g: Play) -> None:
    """T-162: any ghost."""
    which_ghost(g)


@QUESTIONS.of(Ask.SECOND)
@rule
def which_second(g: Play) -> None:
    """DP-10, T-293: another ghost than the one that has just moved."""
    unit = g.state.unit
    for building in range(g.world.buildings):
        if has_way_out(g, building, goes_anywhere(g)):
            for level in range(BLUE, reach(g) + 1):
                others = g.state.town[building, level]
                if building == unit.building and level == unit.colour:
                    others -= 1
                if others > 0:
                    offer(g, Do.GHOST, building, level)


@DEEDS.of(Do.GHOST)
@rule
def choose_ghost(g: Play, building: int, level: int) -> None:
    unit = g.state.unit
    command(g, level)
    if unit.colour:  # T-215: one has moved already
        unit.step = Step.SECOND
        choose_card(g, Card.TANDEM_DRIFT)
    unit.building = building
    unit.colour = level
    then(g, Ask.DESTINATION)


@QUESTIONS.of(Ask.DESTINATION)
@rule
def which_destination(g: Play) -> None:
    """DP-09."""
    for to in range(g.world.buildings):
        if can_go(g, g.state.unit.building, to, goes_anywhere(g)):
            offer(g, Do.TO, to)


@DEEDS.of(Do.TO)
@rule
def move(g: Play, to: int) -> None:
    """T-093: relocate, bonus token and card 10, card 23, card 24, and then perhaps the second ghost of card 15."""
    unit = g.state.unit
    start, level = unit.building, unit.colour
    met_kin = g.state.town[to, level] > 0  # T-224
    relocate(g, start, level, to)
    unit.building = to
    enter(g, to, level)
    if unit.step == Step.DRIFTING:  # T-162: no Move action
        if g.world.any_move:
            after_move(g, to, level, met_kin)
        return
    if not adjacent(g, start, to):
        choose_card(g, Card.WILL_O_WISP)
    after_move(g, to, level, met_kin)
    if unit.step == Step.FIRST and ready(g, Card.TANDEM_DRIFT):
        then(g, Ask.SECOND)


@rule
def after_move(g: Play, building: int, level: int, met_kin: bool) -> None:
    """T-093: what cards 23 and 24 make of a ghost that has arrived; which moves they look at, D-49 and D-50 say."""
    g.state.unit.building = building
    g.state.unit.colour = level
    if ready(g, Card.WAGER_WITH_THE_WIND):
        then(g, Ask.WAGER)
    if met_kin:
        then(g, Ask.REUNION)


@QUESTIONS.of(Ask.WAGER)
@rule
def which_wager(g: Play) -> None:
    """DP-12."""
    for number in range(1, g.world.sides[g.state.unit.colour] + 1):
        offer(g, Do.WAGER, number)


@DEEDS.of(Do.WAGER)
@rule
def wager(g: Play, number: int) -> None:
    """T-223."""
    choose_card(g, Card.WAGER_WITH_THE_WIND)
    tell(g.events, Event.WAGERED, g.state.turn, number)
    g.state.unit.wager = number
    roll_one(g, Draw.WAGER, g.state.unit.colour)
    then(g, Do.SETTLE_WAGER)


@DEEDS.of(Do.SETTLE_WAGER)
@rule
def settle_wager(g: Play) -> None:
    """T-223, T-295."""
    number = g.state.unit.wager
    gain_scare(g, number if total(g, 0) >= number else 1, Card.WAGER_WITH_THE_WIND)


@QUESTIONS.of(Ask.REUNION)
@rule
def whether_reunion(g: Play) -> None:
    """DP-13, T-224."""
    unit = g.state.unit
    if ready(g, Card.FAMILY_REUNION) and g.state.ghosts[unit.colour] > 0 and room(g, unit.building) > 0:
        offer(g, Do.REUNION)


@DEEDS.of(Do.REUNION)
@rule
def reunion(g: Play) -> None:
    """T-224, T-268: a Summon action without a level of its own."""
    choose_card(g, Card.FAMILY_REUNION)
    summon(g, g.state.unit.building, g.state.unit.colour)
