"""Dice that the player on turn rolls, and what may still be done about them (DP-18: card 16, bonus tokens 8 and 11)."""

from __future__ import annotations

from ghostlight.core.chance import roll
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..cards import Card
from ..state import Ask, Bonus, Do, Draw, Event
from .play import DEEDS, QUESTIONS, Play, can_spend, choose_card, could_reroll, offer, pay_scare, spend, then

STEADY = 3  # T-161


@rule
def roll_one(g: Play, draw: int, colour: int) -> None:
    """One die comes next, and what may be done about it."""
    r = g.state.roll
    r.dice, r.draw = 1, draw
    r.colour[0] = colour
    r.colour[1] = r.shown[1] = r.extra[1] = 0
    then(g, Do.THROW, 0)
    then(g, Ask.ROLL)


@rule
def roll_two(g: Play, draw: int, colour: int, other: int) -> None:
    """Two dice come next, one after the other, and what may be done about them."""
    r = g.state.roll
    r.dice, r.draw = 2, draw
    r.colour[0], r.colour[1] = colour, other
    then(g, Do.THROW, 0)
    then(g, Do.THROW, 1)
    then(g, Ask.ROLL)


@DEEDS.of(Do.THROW)
@rule
def throw(g: Play, die: int) -> None:
    """T-294: what was added to the die's last result is lost."""
    r = g.state.roll
    colour = r.colour[die]
    r.shown[die] = roll(g.chance, r.draw, g.world.sides[colour])
    r.extra[die] = 0
    tell(g.events, Event.ROLLED, g.state.turn, colour, g.world.sides[colour], r.shown[die])


@rule
def total(g: Play, die: int) -> int:
    return g.state.roll.shown[die] + g.state.roll.extra[die]


@QUESTIONS.of(Ask.ROLL)
@rule
def whether_improve(g: Play) -> None:
    """DP-18."""
    r = g.state.roll
    for die in range(r.dice):
        if could_reroll(g, g.state.turn):  # T-216
            offer(g, Do.REROLL, die)
        if can_spend(g, Bonus.SECOND_THROW) and (r.draw == Draw.ATTACK or g.world.japanese):  # T-158, E-05
            offer(g, Do.RETHROW, die)
        if can_spend(g, Bonus.STEADY_HAND):
            offer(g, Do.STEADY, die)


@DEEDS.of(Do.REROLL)
@rule
def reroll(g: Play, die: int) -> None:
    """T-216, T-294."""
    choose_card(g, Card.LOADED_BONES)
    pay_scare(g, 1)
    then(g, Do.THROW, die)
    then(g, Ask.ROLL)


@DEEDS.of(Do.RETHROW)
@rule
def rethrow(g: Play, die: int) -> None:
    """T-158."""
    spend(g, Bonus.SECOND_THROW)
    then(g, Do.THROW, die)
    then(g, Ask.ROLL)


@DEEDS.of(Do.STEADY)
@rule
def steady(g: Play, die: int) -> None:
    """T-161, T-145."""
    spend(g, Bonus.STEADY_HAND)
    g.state.roll.extra[die] += STEADY
    tell(g.events, Event.STEADIED, g.state.turn, total(g, die))
    then(g, Ask.ROLL)


@DEEDS.of(Do.ACCEPT)
@rule
def accept(g: Play) -> None:
    pass
