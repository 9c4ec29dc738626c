"""Occupying action cards (T-170 to T-182, T-285 to T-287) and what the others get for it."""

from __future__ import annotations

from ghostlight.core.bits import has, only, size
from ghostlight.core.compile import brief, rule
from ghostlight.core.events import tell

from ..cards import Card
from ..state import ACTIONS, BLUE, LEVELS, SPACES, Ask, Do, Event
from .play import (
    DEEDS,
    QUESTIONS,
    Play,
    begin_unit,
    discs_in,
    gain_points,
    gain_tokens,
    offer,
    on_turn,
    pay_tokens,
    ready,
    take_discs,
    then,
    trigger_end,
)


@brief
def in_any_colours(card: int, owned: int, grey: int) -> bool:
    """T-172, T-243: whether the owner of these cards may pay in any colours, or in different ones only."""
    return (grey >> card | owned >> Card.GREY_VEIL) & 1 == 1


@brief
def tokens_needed(any_colours: bool, owned: int, display: int, grey: int) -> int:
    """T-247, T-285: three, or two for who has card 47: for what is paid in any colours, and for all once every printed grey
    card of the display is owned (T-286: a display without any passes). The discount is never more than one.
    """
    discount = owned >> Card.REGULARS_DISCOUNT & 1 == 1 and (any_colours or display & grey & ~owned == 0)
    return 2 if discount else 3


@rule
def any_colours(g: Play, card: int) -> bool:
    return in_any_colours(card, on_turn(g).owns, g.world.grey)


@rule
def price(g: Play, card: int) -> int:
    return tokens_needed(any_colours(g, card), on_turn(g).owns, g.state.display, g.world.grey)


@rule
def can_occupy(g: Play, card: int) -> bool:
    """T-171 to T-173."""
    me = on_turn(g)
    if has(me.owns, card) or (me.discs == 0 and me.disc == 0):
        return False
    tokens = colours = 0
    for level in range(BLUE, LEVELS):
        tokens += me.tokens[level]
        colours += 1 if me.tokens[level] > 0 else 0
    return (tokens if any_colours(g, card) else colours) >= price(g, card)


@DEEDS.of(Do.OCCUPY)
@rule
def occupy(g: Play, card: int) -> None:
    """T-181: pay, place the disc, 3 HP, compensation, card 44, the end."""
    begin_unit(g)
    g.state.unit.card = card
    then(g, Ask.PAYMENT)
    then(g, Ask.DISC)
    then(g, Do.OCCUPIED, card)
    then(g, Do.END_UNIT)


@QUESTIONS.of(Ask.PAYMENT)
@rule
def which_payment(g: Play) -> None:
    """DP-29: every multiset of own tokens that meets the price; level 0 stands for "no third token"."""
    card = g.state.unit.card
    three, mixed = price(g, card) == 3, any_colours(g, card)
    for x in range(BLUE, LEVELS):
        for y in range(x, LEVELS):
            for z in range(y if three else 0, LEVELS if three else 1):
                different = x < y and (y < z or not three)
                if (mixed or different) and can_pay(g, x, y, z):
                    offer(g, Do.PAY, x, y, z)


@rule
def can_pay(g: Play, x: int, y: int, z: int) -> bool:
    for level in range(BLUE, LEVELS):
        if on_turn(g).tokens[level] < times(level, x, y, z):
            return False
    return True


@brief
def times(level: int, x: int, y: int, z: int) -> int:
    """How often a colour is among these three."""
    return (1 if x == level else 0) + (1 if y == level else 0) + (1 if z == level else 0)


@DEEDS.of(Do.PAY)
@rule
def pay(g: Play, x: int, y: int, z: int) -> None:
    """T-172, T-053."""
    for level in range(BLUE, LEVELS):
        if times(level, x, y, z) > 0:
            pay_tokens(g, level, times(level, x, y, z))


@QUESTIONS.of(Ask.DISC)
@rule
def which_disc(g: Play) -> None:
    """DP-30, T-173."""
    me = on_turn(g)
    if me.discs > 0:
        offer(g, Do.DISC_SUPPLY)
    for section in range(g.world.sections):
        for action in range(ACTIONS):
            if has(me.disc, section * SPACES + action):
                offer(g, Do.DISC, section, action)


@DEEDS.of(Do.DISC_SUPPLY)
@rule
def disc_from_supply(g: Play) -> None:
    """T-173, T-174."""
    on_turn(g).discs -= 1


@DEEDS.of(Do.DISC)
@rule
def disc_from_space(g: Play, section: int, action: int) -> None:
    """T-173, T-264: the space can be used again."""
    on_turn(g).disc &= ~only(section * SPACES + action)


@DEEDS.of(Do.OCCUPIED)
@rule
def occupied(g: Play, card: int) -> None:
    """T-175 to T-182."""
    s, me = g.state, on_turn(g)
    me.owns |= only(card)
    tell(g.events, Event.OCCUPIED, s.turn, card)
    gain_points(g, s.turn, 3, card)
    for k in range(1, g.world.players):  # T-179: in seat order from the left
        seat = (s.turn + k) % g.world.players
        if has(s.players[seat].owns, card):
            then(g, Do.TURN_TO, seat)
            then(g, Ask.COMPENSATION)
    then(g, Ask.GIFT)
    then(g, Do.FIFTH)


@DEEDS.of(Do.TURN_TO)
@rule
def turn_to(g: Play, seat: int) -> None:
    """T-178: this opponent is to be compensated."""
    g.state.unit.rival = seat


@QUESTIONS.of(Ask.COMPENSATION)
@rule
def which_compensation(g: Play) -> None:
    """DP-31, DP-32: points, or the discs of one section; with two players of two (T-324)."""
    rival = g.state.players[g.state.unit.rival]
    offer(g, Do.POINTS)
    for section in range(g.world.sections):
        if discs_in(rival, section):
            if g.world.players > 2 or not discs_elsewhere(g, section):
                offer(g, Do.CLEAR, section)
            else:
                for other in range(section + 1, g.world.sections):
                    if discs_in(rival, other):
                        offer(g, Do.CLEAR_TWO, section, other)


@rule
def discs_elsewhere(g: Play, section: int) -> bool:
    """T-324: whether the opponent has discs in another section too."""
    return g.state.players[g.state.unit.rival].disc & ~(63 << section * SPACES) != 0


@DEEDS.of(Do.POINTS)
@rule
def take_points(g: Play) -> None:
    """T-178, T-324."""
    gain_points(g, g.state.unit.rival, 2 if g.world.players == 2 else 1)


@DEEDS.of(Do.CLEAR)
@rule
def clear(g: Play, section: int) -> None:
    """T-178, T-180: not Rest; use markers stay."""
    rival = g.state.unit.rival
    tell(g.events, Event.RETURNED, rival, section, take_discs(g.state.players[rival], section))


@DEEDS.of(Do.CLEAR_TWO)
@rule
def clear_two(g: Play, section: int, other: int) -> None:
    """T-324."""
    clear(g, section)
    clear(g, other)


@QUESTIONS.of(Ask.GIFT)
@rule
def which_gift(g: Play) -> None:
    """DP-33."""
    if ready(g, Card.HOUSEWARMING_GIFT):
        for level in range(BLUE, LEVELS):
            if g.state.tokens[level] > 0:
                offer(g, Do.GIFT, level)


@DEEDS.of(Do.GIFT)
@rule
def gift(g: Play, level: int) -> None:
    """T-244, T-278."""
    gain_tokens(g, level, 1, Card.HOUSEWARMING_GIFT)


@DEEDS.of(Do.FIFTH)
@rule
def count_cards(g: Play) -> None:
    """T-182."""
    if size(on_turn(g).owns) == 5:
        trigger_end(g)
