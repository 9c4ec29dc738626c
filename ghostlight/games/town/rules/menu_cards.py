"""The cards that are used at the turn menu, once a turn (T-186): each a question and what comes of it."""

from __future__ import annotations

from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..cards import Card
from ..state import BLUE, BONUS_TYPES, LEVELS, ORANGE, RED, Ask, Do, Event
from .bonus import count, draw_token, store
from .haunt import which_extra_haunt
from .play import (
    DEEDS,
    QUESTIONS,
    Play,
    all_locked,
    begin_unit,
    choose_card,
    discs_in,
    gain_tokens,
    in_town,
    offer,
    on_turn,
    pay_scare,
    pay_tokens,
    put_ghost,
    ready,
    room,
    set_level,
    take_ghost,
    then,
)
from .tokens import ask_back


@rule
def card_useful(g: Play, card: int) -> bool:
    """T-186: whether the card can be used now and would change something: whether its question has an answer."""
    if not ready(g, card):
        return False
    before = g.menu.count
    match card:
        case Card.LONG_SHADOW:
            if g.world.extra_haunt:  # D-34
                which_extra_haunt(g)
        case Card.EXORCISTS_TITHE:
            which_tithe(g)
        case Card.SECOND_WIND:
            which_wind(g)
        case Card.FALL_FROM_GRACE:
            which_fall(g)
        case Card.FEAR_FOR_HIRE:
            which_hire(g)
        case Card.NIGHT_MARKET:
            which_trade(g)
        case Card.TRADING_PLACES:
            which_swap(g)
        case Card.PRIVATE_TUITION:
            which_tuition(g)
        case Card.PAID_APPARITION:
            which_apparition(g)
        case Card.TRICK_OR_TREAT:
            return can_draw(g)
    useful = g.menu.count > before
    g.menu.count = before
    return useful


@rule
def is_free(g: Play, card: int) -> bool:
    """T-186, D-24: a turn-menu card that has no price; by the letter it may be used where it finds nothing to do."""
    match card:
        case Card.SECOND_WIND | Card.TRADING_PLACES | Card.TRICK_OR_TREAT:
            return True
        case Card.LONG_SHADOW:
            return g.world.extra_haunt == 1  # D-34
        case _:
            return False


@DEEDS.of(Do.WASTE_CARD)
@rule
def waste_card(g: Play, card: int) -> None:
    """T-186: used up, and nothing comes of it."""
    choose_card(g, card)
    then(g, Do.END_UNIT)


@DEEDS.of(Do.CARD)
@rule
def use_card(g: Play, card: int) -> None:
    begin_unit(g)
    g.state.unit.card = card
    choose_card(g, card)
    match card:
        case Card.LONG_SHADOW:
            then(g, Ask.EXTRA_HAUNT)
        case Card.EXORCISTS_TITHE:
            then(g, Ask.TITHE)
        case Card.SECOND_WIND:
            then(g, Ask.WIND)
        case Card.FALL_FROM_GRACE:
            then(g, Ask.FALL)
        case Card.FEAR_FOR_HIRE:
            then(g, Ask.HIRE)
        case Card.NIGHT_MARKET:
            then(g, Ask.TRADE)
        case Card.TRADING_PLACES:
            then(g, Ask.SWAP)
        case Card.PRIVATE_TUITION:
            then(g, Ask.TUITION)
        case Card.PAID_APPARITION:
            then(g, Ask.APPARITION)
        case Card.TRICK_OR_TREAT:
            trick_or_treat(g)
    then(g, Do.END_UNIT)


# --- card 6, Exorcist's Tithe ------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.TITHE)
@rule
def which_tithe(g: Play) -> None:
    """DP-34."""
    for building in range(g.world.buildings):
        for level in range(BLUE, LEVELS):
            if g.state.town[building, level] > 0:
                offer(g, Do.TITHE, building, level)


@DEEDS.of(Do.TITHE)
@rule
def tithe(g: Play, building: int, level: int) -> None:
    """T-206, T-288: the ghost leaves, the blue check, then the token."""
    take_ghost(g, building, level)
    tell(g.events, Event.REMOVED, g.state.turn, building, level)
    then(g, Ask.BLUE)
    then(g, Do.GIVE, level)


@DEEDS.of(Do.GIVE)
@rule
def give(g: Play, level: int) -> None:
    """T-206."""
    gain_tokens(g, level, 1, Card.EXORCISTS_TITHE)


# --- card 7, Second Wind -----------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.WIND)
@rule
def which_wind(g: Play) -> None:
    """DP-35."""
    for section in range(g.world.sections):
        if discs_in(on_turn(g), section):
            offer(g, Do.WIND, section)


@DEEDS.of(Do.WIND)
@rule
def wind(g: Play, section: int) -> None:
    """T-207: two discs, one at a time."""
    ask_back(g, 2, section + 1)


# --- card 8, Fall from Grace -------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.FALL)
@rule
def which_fall(g: Play) -> None:
    """DP-37, T-265."""
    for section in range(g.world.sections):
        lower = on_turn(g).level[section] - 1
        if lower >= BLUE and g.state.tokens[lower] > 0:
            offer(g, Do.FALL, section)


@DEEDS.of(Do.FALL)
@rule
def fall(g: Play, section: int) -> None:
    """T-208."""
    lower = on_turn(g).level[section] - 1
    set_level(g, section, lower)
    gain_tokens(g, lower, 2, Card.FALL_FROM_GRACE)


# --- card 30, Fear for Hire --------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.HIRE)
@rule
def which_hire(g: Play) -> None:
    """DP-38."""
    for level in range(BLUE, LEVELS):
        if in_town(g, level) > 0 and on_turn(g).scare >= level and g.state.tokens[level] > 0:
            offer(g, Do.HIRE, level)


@DEEDS.of(Do.HIRE)
@rule
def hire(g: Play, level: int) -> None:
    """T-230."""
    pay_scare(g, level)
    gain_tokens(g, level, 1, Card.FEAR_FOR_HIRE)


# --- card 33, Night Market ---------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.TRADE)
@rule
def which_trade(g: Play) -> None:
    """DP-39, T-296: the supply must hold the full amount before."""
    me, supply = on_turn(g), g.state.tokens
    for level in range(BLUE + 1, LEVELS):
        if me.tokens[level] >= 1 and supply[level - 1] >= 2:
            offer(g, Do.TRADE_DOWN, level)
    for level in range(BLUE, RED):
        if me.tokens[level] >= 2 and supply[level + 1] >= 1:
            offer(g, Do.TRADE_UP, level)


@DEEDS.of(Do.TRADE_DOWN)
@rule
def trade_down(g: Play, level: int) -> None:
    """T-233."""
    pay_tokens(g, level, 1)
    gain_tokens(g, level - 1, 2, Card.NIGHT_MARKET)


@DEEDS.of(Do.TRADE_UP)
@rule
def trade_up(g: Play, level: int) -> None:
    """T-233."""
    pay_tokens(g, level, 2)
    gain_tokens(g, level + 1, 1, Card.NIGHT_MARKET)


# --- card 39, Trading Places -------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.SWAP)
@rule
def which_swap(g: Play) -> None:
    """DP-40, D-47: each pair once."""
    town = g.state.town
    for building in range(g.world.buildings):
        for level in range(BLUE, LEVELS):
            if town[building, level] > 0:
                for other in range(building + 1, g.world.buildings):
                    for hue in range(BLUE, LEVELS):
                        if hue != level and town[other, hue] > 0:
                            offer(g, Do.SWAP, building, level, other, hue)


@DEEDS.of(Do.SWAP)
@rule
def swap(g: Play, building: int, level: int, other: int, hue: int) -> None:
    """T-239, T-289: no moves, so nothing else comes of it."""
    town = g.state.town
    town[building, level] -= 1
    town[building, hue] += 1
    town[other, hue] -= 1
    town[other, level] += 1
    tell(g.events, Event.SWAPPED, building, level, other, hue)


# --- card 48, Private Tuition ------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.TUITION)
@rule
def which_tuition(g: Play) -> None:
    """DP-41, T-265."""
    me = on_turn(g)
    for section in range(g.world.sections):
        if me.level[section] <= ORANGE and me.scare >= me.level[section] + 1:
            offer(g, Do.TUITION, section)


@DEEDS.of(Do.TUITION)
@rule
def tuition(g: Play, section: int) -> None:
    """T-248."""
    level = on_turn(g).level[section] + 1
    pay_scare(g, level)
    set_level(g, section, level)


# --- card 50, Paid Apparition ------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.APPARITION)
@rule
def which_apparition(g: Play) -> None:
    """DP-42, T-290."""
    for building in range(g.world.buildings):
        if room(g, building) > 0:
            for level in range(BLUE, LEVELS):
                if on_turn(g).tokens[level] > 0 and g.state.ghosts[level] > 0:
                    offer(g, Do.APPARITION, building, level)


@DEEDS.of(Do.APPARITION)
@rule
def apparition(g: Play, building: int, level: int) -> None:
    """T-250, T-290: no Summon."""
    pay_tokens(g, level, 1)
    put_ghost(g, building, level)
    tell(g.events, Event.APPEARED, g.state.turn, building, level)


# --- card 52, Trick or Treat -------------------------------------------------------------------------------------------


@rule
def can_draw(g: Play) -> bool:
    """T-291."""
    left = count(g)
    for kind in range(1, BONUS_TYPES + 1):
        left += g.state.discards[kind]
    return left > 0 and not all_locked(on_turn(g))


@rule
def trick_or_treat(g: Play) -> None:
    """T-252; T-210: card 10 does not pay for it."""
    token = draw_token(g)
    tell(g.events, Event.DRAWN, g.state.turn, token)
    store(g, token)
