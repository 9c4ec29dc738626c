"""Haunt (T-110 to T-117, T-280 to T-284, T-321 to T-326): marks on buildings, and the cards that hang on them."""

from __future__ import annotations

from ghostlight.core.bits import has, only, size
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..cards import Card
from ..state import BLUE, LEVELS, RED, Ask, Do, Draw, Event
from .play import (
    DEEDS,
    QUESTIONS,
    Play,
    adjacent,
    choose_card,
    command,
    gain_scare,
    offer,
    on_turn,
    reach,
    ready,
    set_level,
    then,
    trigger_end,
)
from .rolling import roll_one, total

BUILDING_MARKS = (1 << LEVELS) - 1


@rule
def marks(g: Play, building: int) -> int:
    """How many haunt tokens the player on turn has in this building."""
    return size(on_turn(g).marks >> building * LEVELS & BUILDING_MARKS)


@rule
def space_taken(g: Play, building: int, level: int) -> bool:
    """T-112: a haunt space takes one token, whoever owns it."""
    taken = 0
    for seat in range(g.world.players):
        taken |= g.state.players[seat].marks
    return has(taken, building * LEVELS + level)


@rule
def may_mark(g: Play, building: int) -> bool:
    """T-110, T-113: each building once; with two players two buildings twice (T-322, T-323)."""
    if on_turn(g).haunts == 0:
        return False
    here = marks(g, building)
    if here == 0:
        return True
    if g.world.players > 2 or here > 1:
        return False
    doubles = 0
    for other in range(g.world.buildings):
        doubles += marks(g, other) == 2
    return doubles < 2


@rule
def has_shadow(g: Play, building: int, level: int) -> bool:
    """T-201: two ghosts of the colour in an adjacent building."""
    for other in range(g.world.buildings):
        if adjacent(g, building, other) and g.state.town[other, level] >= 2:
            return True
    return False


@rule
def can_haunt(g: Play, building: int, level: int) -> bool:
    """T-110."""
    return g.state.town[building, level] > 0 and may_mark(g, building) and not space_taken(g, building, level)


@rule
def can_shadow(g: Play, building: int, level: int) -> bool:
    """T-201, T-280: no ghost of the colour there; D-34: with `extra` it is no part of the Haunt action."""
    return (
        ready(g, Card.LONG_SHADOW)
        and not g.world.extra_haunt
        and g.state.town[building, level] == 0
        and has_shadow(g, building, level)
        and may_mark(g, building)
        and not space_taken(g, building, level)
    )


@rule
def can_unhaunt(g: Play, building: int, level: int) -> bool:
    """T-246, T-283: a token of one's own, and a ghost of its colour there."""
    return (
        has(on_turn(g).marks, building * LEVELS + level)
        and g.state.town[building, level] > 0
        and ready(g, Card.CHANGE_OF_HEART)
    )


@rule
def can_haunt_somehow(g: Play, building: int, level: int) -> bool:
    return can_haunt(g, building, level) or can_shadow(g, building, level) or can_unhaunt(g, building, level)


@QUESTIONS.of(Ask.HAUNT)
@rule
def which_haunt(g: Play) -> None:
    """DP-21."""
    for building in range(g.world.buildings):
        for level in range(BLUE, reach(g) + 1):
            if can_haunt(g, building, level):
                offer(g, Do.HAUNT, building, level)
            elif can_shadow(g, building, level):
                offer(g, Do.SHADOW, building, level)
    for building in range(g.world.buildings):
        for level in range(BLUE, reach(g) + 1):
            if can_unhaunt(g, building, level):
                offer(g, Do.UNHAUNT, building, level)


@DEEDS.of(Do.HAUNT)
@rule
def haunt(g: Play, building: int, level: int) -> None:
    command(g, level)
    mark(g, building, level)


@DEEDS.of(Do.SHADOW)
@rule
def haunt_by_shadow(g: Play, building: int, level: int) -> None:
    """T-201; D-34: at the turn menu the card was chosen before."""
    command(g, level)
    if g.state.unit.card != Card.LONG_SHADOW:
        choose_card(g, Card.LONG_SHADOW)
    mark(g, building, level)


@rule
def mark(g: Play, building: int, level: int) -> None:
    """T-111, T-116: place the token and score, the end trigger, card 18, card 49."""
    me, points = on_turn(g), g.world.haunt_value[building, level]
    me.marks |= only(building * LEVELS + level)
    me.haunts -= 1
    me.points += points
    tell(g.events, Event.HAUNTED, g.state.turn, building, level, points)
    if me.haunts == 0:
        trigger_end(g)  # T-115
    after_haunt(g, level)


@DEEDS.of(Do.UNHAUNT)
@rule
def unhaunt(g: Play, building: int, level: int) -> None:
    """T-246, T-283: half the points that the token scored (T-117; D-43: rounded down) are lost."""
    me, points = on_turn(g), g.world.haunt_value[building, level] // 2
    command(g, level)
    choose_card(g, Card.CHANGE_OF_HEART)
    me.marks &= ~only(building * LEVELS + level)
    me.haunts += 1
    lost = min(points, me.points)  # D-69
    me.points -= lost
    tell(g.events, Event.UNHAUNTED, g.state.turn, building, level)
    tell(g.events, Event.LOST, g.state.turn, lost)
    after_haunt(g, level)


@rule
def after_haunt(g: Play, level: int) -> None:
    g.state.unit.haunted = level
    then(g, Ask.ECHO)
    then(g, Ask.LESSON)


@QUESTIONS.of(Ask.ECHO)
@rule
def whether_echo(g: Play) -> None:
    """DP-22."""
    if ready(g, Card.ECHOING_HALLS):
        offer(g, Do.ECHO)


@DEEDS.of(Do.ECHO)
@rule
def echo(g: Play) -> None:
    """T-218: the die of the space's colour."""
    choose_card(g, Card.ECHOING_HALLS)
    roll_one(g, Draw.ECHO, g.state.unit.haunted)
    then(g, Do.SETTLE_ECHO)


@DEEDS.of(Do.SETTLE_ECHO)
@rule
def settle_echo(g: Play) -> None:
    """T-218."""
    gain_scare(g, total(g, 0), Card.ECHOING_HALLS)


@QUESTIONS.of(Ask.LESSON)
@rule
def which_lesson(g: Play) -> None:
    """DP-23, T-265."""
    if ready(g, Card.LESSONS_OF_THE_HOUSE):
        for section in range(g.world.sections):
            if on_turn(g).level[section] < RED:
                offer(g, Do.LESSON, section)


@DEEDS.of(Do.LESSON)
@rule
def lesson(g: Play, section: int) -> None:
    """T-249."""
    choose_card(g, Card.LESSONS_OF_THE_HOUSE)
    set_level(g, section, on_turn(g).level[section] + 1)


@QUESTIONS.of(Ask.FREE_HAUNT)
@rule
def which_free_haunt(g: Play, colour: int) -> None:
    """DP-24, T-234, T-281, T-326: a building without a token of one's own; D-44: where the table says so, with a ghost in it;
    E-04: in the Japanese edition on any colour.
    """
    if not ready(g, Card.FULL_COVEN) or on_turn(g).haunts == 0:
        return
    for building in range(g.world.buildings):
        if marks(g, building) == 0:
            for level in range(BLUE, LEVELS):
                fits = (g.world.japanese or level == colour) and (not g.world.coven_ghost or g.state.town[building, level] > 0)
                if fits and not space_taken(g, building, level):
                    offer(g, Do.FREE, building, level)


@DEEDS.of(Do.FREE)
@rule
def free_haunt(g: Play, building: int, level: int) -> None:
    """T-282: a Haunt action, without a level check (D-44)."""
    choose_card(g, Card.FULL_COVEN)
    mark(g, building, level)


@QUESTIONS.of(Ask.EXTRA_HAUNT)
@rule
def which_extra_haunt(g: Play) -> None:
    """D-34, D-75: card 1 as a free Haunt at the turn menu."""
    for building in range(g.world.buildings):
        for level in range(BLUE, LEVELS):
            if has_shadow(g, building, level) and may_mark(g, building) and not space_taken(g, building, level):
                offer(g, Do.SHADOW, building, level)
