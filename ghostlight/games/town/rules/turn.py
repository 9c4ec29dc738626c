"""A turn (T-030 to T-044): the turn menu, using a section, Rest, and the end of the turn."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, only, size
from ghostlight.core.compile import rule
from ghostlight.core.events import tell
from ghostlight.core.records import fill

from ..cards import Card
from ..state import BLUE, BONUS_TYPES, FREE, LEVELS, RED, SLOTS, SPACES, Action, Ask, Do, Event
from .fight import can_fight
from .ghosts import can_move, can_summon_somehow, can_upgrade
from .haunt import can_haunt_somehow
from .menu_cards import card_useful, is_free
from .occupy import can_occupy
from .play import (
    DEEDS,
    QUESTIONS,
    Play,
    all_done,
    all_locked,
    applaud,
    begin_unit,
    choose_card,
    in_town,
    offer,
    on_turn,
    ready,
    ready_cards,
    stretched,
    then,
)
from .rest import rest
from .tokens import token_useful

NO_WAY = RED + 1


@QUESTIONS.of(Ask.MENU)
@rule
def turn_menu(g: Play) -> None:
    """DP-01 to DP-03, DP-28: what can be done while nothing is being carried out."""
    offer_sections(g)
    if not g.world.master:  # T-130, T-170
        offer_tokens(g)
        offer_cards(g)
    if all_done(g):  # T-039
        offer(g, Do.END)


@rule
def offer_sections(g: Play) -> None:
    """T-032, T-036: every ready section, for each action that can be carried out there, and for Rest (T-037)."""
    me = on_turn(g)
    if all_done(g):
        return
    again = ready(g, Card.OLD_HABITS)
    summon, scare = least_level(g, Action.SUMMON), least_level(g, Action.SCARE)
    upgrade, move = least_level(g, Action.UPGRADE), least_level(g, Action.MOVE)
    fight, haunt = least_level(g, Action.FIGHT), least_level(g, Action.HAUNT)
    for section in range(g.world.sections):
        if not has(me.done, section):
            reaches = stretched(me.level[section], ready_cards(g))
            offer_action(g, section, Action.SUMMON, reaches >= summon, again)
            offer_action(g, section, Action.SCARE, reaches >= scare, again)
            offer_action(g, section, Action.UPGRADE, reaches >= upgrade, again)
            offer_action(g, section, Action.MOVE, reaches >= move, again)
            offer_action(g, section, Action.FIGHT, reaches >= fight, again)
            offer_action(g, section, Action.HAUNT, reaches >= haunt, again)
            offer(g, Do.USE, section, Action.REST)


@rule
def offer_action(g: Play, section: int, action: int, possible: bool, again: bool) -> None:
    """T-032; T-214, T-263: card 14 repeats an action whose space holds a disc."""
    me = on_turn(g)
    if possible:
        if has(me.disc, section * SPACES + action):
            if again:
                offer(g, Do.REPEAT, section, action)
        elif me.discs > 0:
            offer(g, Do.USE, section, action)


@rule
def least_level(g: Play, action: int) -> int:
    """T-036: the lowest level with which there is a legal way to carry the action out, or NO_WAY."""
    if action == Action.HAUNT and on_turn(g).haunts == 0 and not ready(g, Card.CHANGE_OF_HEART):
        return NO_WAY
    for level in range(BLUE, LEVELS):
        if in_town(g, level) > 0:
            for building in range(g.world.buildings):
                if is_possible(g, action, building, level):
                    return level
    return NO_WAY


@rule
def is_possible(g: Play, action: int, building: int, level: int) -> bool:
    """Whether a ghost of this level in this building can be used for the action."""
    match action:
        case Action.SUMMON:
            return can_summon_somehow(g, building, level)
        case Action.SCARE:
            return g.state.town[building, level] > 0  # T-070
        case Action.UPGRADE:
            return can_upgrade(g, building, level)
        case Action.MOVE:
            return can_move(g, building, level)
        case Action.FIGHT:
            return can_fight(g, building, level)
        case _:
            return can_haunt_somehow(g, building, level)


@rule
def offer_tokens(g: Play) -> None:
    """T-137 to T-144: two tokens of a type are one option; by the letter they need not do anything."""
    me = on_turn(g)
    if me.discs > 0:
        held = 0
        for slot in range(SLOTS):
            held |= only(me.slot[slot])
        for kind in range(1, BONUS_TYPES + 1):
            if has(held, kind):
                if token_useful(g, kind):
                    offer(g, Do.BONUS, kind)
                elif g.world.idle_use:
                    offer(g, Do.WASTE, kind)


@rule
def offer_cards(g: Play) -> None:
    """T-171, T-186."""
    cards = g.state.display
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if can_occupy(g, card):
            offer(g, Do.OCCUPY, card)
    cards = on_turn(g).owns & ~g.state.used
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card_useful(g, card):
            offer(g, Do.CARD, card)
        elif g.world.idle_use and is_free(g, card):
            offer(g, Do.WASTE_CARD, card)


# --- using a section ---------------------------------------------------------------------------------------------------


@DEEDS.of(Do.USE)
@rule
def use_section(g: Play, section: int, action: int) -> None:
    """T-031, T-033: the section is done, and the disc lies on its space, before anything else."""
    me = on_turn(g)
    tell(g.events, Event.USED, g.state.turn, section, action)
    begin_section(g, section, action)
    if action == Action.REST:
        rest(g, section)  # T-120, T-121
    else:
        me.discs -= 1
        me.disc |= only(section * SPACES + action)
        ask_how(g, action)
    then(g, Do.END_UNIT)


@DEEDS.of(Do.REPEAT)
@rule
def repeat_section(g: Play, section: int, action: int) -> None:
    """T-214: no disc is placed, the one there stays."""
    choose_card(g, Card.OLD_HABITS)
    tell(g.events, Event.REPEATED, g.state.turn, section, action)
    begin_section(g, section, action)
    ask_how(g, action)
    then(g, Do.END_UNIT)


@rule
def begin_section(g: Play, section: int, action: int) -> None:
    """T-030, T-031."""
    me, unit = on_turn(g), g.state.unit
    begin_unit(g)
    unit.section = section + 1
    unit.action = action
    unit.grade = unit.level = me.level[section]
    me.done |= only(section)


@rule
def ask_how(g: Play, action: int) -> None:
    """How the action is carried out is the first question of its pipeline."""
    match action:
        case Action.SUMMON:
            then(g, Ask.SUMMON)
        case Action.SCARE:
            then(g, Ask.SCARE)
        case Action.UPGRADE:
            then(g, Ask.UPGRADE)
        case Action.MOVE:
            then(g, Ask.GHOST)
        case Action.FIGHT:
            then(g, Ask.ATTACKER)
        case _:
            then(g, Ask.HAUNT)


# --- the end of a unit and of a turn -----------------------------------------------------------------------------------


@DEEDS.of(Do.END_UNIT)
@rule
def end_unit(g: Play) -> None:
    """T-237, T-276; E-06, D-71: where the end comes at once, it comes when the unit is finished."""
    s, w = g.state, g.world
    applaud(g)
    forget_unit(g)
    if s.ending and w.japanese and w.players == 2 and not w.master:  # E-06, D-65
        then(g, Do.SCORE)
    else:
        then(g, Ask.MENU)


@rule
def forget_unit(g: Play) -> None:
    """Between units nothing is left over: two games that stand alike are alike."""
    u, r, f = g.state.unit, g.state.roll, g.state.fight
    u.section = u.action = u.grade = u.level = u.scare = u.building = u.colour = u.step = 0
    u.raise_to = u.haunted = u.token = u.card = u.rival = u.wager = 0
    r.dice = r.draw = 0
    for die in range(2):
        r.colour[die] = r.shown[die] = r.extra[die] = 0
    f.home = f.attacker = f.place = f.defender = f.defence = f.gap = f.won = f.roller = 0
    fill(f.waiting, 0)


@DEEDS.of(Do.END)
@rule
def end_turn(g: Play) -> None:
    """T-040: slots, markers, flags, the end-of-game check, the next player."""
    s, w, me = g.state, g.world, on_turn(g)
    if all_locked(me):
        fill(me.slot, FREE)
        me.discs += SLOTS
        tell(g.events, Event.UNLOCKED, s.turn)
    me.done = 0
    s.used = 0
    s.turn = s.turn + 1 if s.turn + 1 < w.players else 0
    if s.turn == s.first:
        if s.ending:  # T-302
            then(g, Do.SCORE)
            return
        if 0 < w.round_limit <= s.rounds:  # D-73
            tell(g.events, Event.LIMIT, s.rounds)
            then(g, Do.SCORE)
            return
        s.rounds += 1
    tell(g.events, Event.TURN, s.turn, s.rounds)
    then(g, Ask.MENU)


@rule
def surely_a_choice(g: Play) -> bool:
    """Whether the turn menu has at least two options without a look: two sections are ready for Rest."""
    return g.world.sections - size(on_turn(g).done) >= 2
