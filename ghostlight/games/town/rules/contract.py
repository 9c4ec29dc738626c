"""Town under the contract: set-up, whose decision it is, the options, one step, and whether everything is accounted for."""

from __future__ import annotations

import numpy as np

from ghostlight.core.agenda import FIRST_QUESTION, kind_of, pack, put, turn_round
from ghostlight.core.chance import Chance, draw
from ghostlight.core.compile import brief, rule
from ghostlight.core.contract import OVER, Menu
from ghostlight.core.events import Events, tell
from ghostlight.core.records import Ints, blank

from ..state import (
    BLUE,
    BONUS_TYPES,
    LEVELS,
    NOWHERE,
    Ask,
    Do,
    Draw,
    Event,
    State,
    World,
)
from . import ending, turn
from .accounts import (
    agenda_accounted,
    board_accounted,
    ghosts_accounted,
    nothing_beyond,
    tiles_accounted,
    tokens_accounted,
    turn_accounted,
)
from .bonus import lay
from .play import DEEDS, NO_DICE, NO_MENU, QUESTIONS, SILENCE, Play
from .setup import clear, draw_display, take_seat

CHAPTERS = (ending, turn)
"""Importing these, and all that they import, enters every deed and question of the game; only then can they be switched."""

carry_out, ask = DEEDS.switch("carry_out"), QUESTIONS.switch("ask")

OPTIONAL = {
    Ask.RAISE,
    Ask.SECOND,
    Ask.WAGER,
    Ask.REUNION,
    Ask.NEXT_FIGHT,
    Ask.BIGGER_DIE,
    Ask.SCUFFLE,
    Ask.LAP,
    Ask.ECHO,
    Ask.LESSON,
    Ask.FREE_HAUNT,
    Ask.RUN,
}
"""Questions that may be declined: column Skip of the decision points."""
ROLLED = {Ask.ROLL, Ask.DEFENCE}
"""Questions about dice that may be left as they lie."""
DECLINED: Ints = np.array([Do.ACCEPT if kind in ROLLED else Do.NO if kind in OPTIONAL else NOWHERE for kind in range(256)])
"""How a question is declined; NOWHERE: it is not."""
MENU = Menu.dtype


# --- set-up ------------------------------------------------------------------------------------------------------------


@rule
def setup(world: World, state: State, chance: Chance, events: Events) -> None:
    """T-009 to T-014."""
    g, s = Play(world, state, chance, NO_MENU[0], events), state
    clear(s)
    turn.forget_unit(g)
    for level in range(BLUE, LEVELS):
        s.ghosts[level] = world.ghosts
        s.tokens[level] = world.tokens
    s.town[world.start, BLUE] = s.crowd[world.start] = 3
    s.ghosts[BLUE] -= 3
    for seat in range(world.players):
        take_seat(world, s.players[seat])
    if not world.master:  # T-130, T-170
        for kind in range(1, BONUS_TYPES + 1):
            s.bag[kind] = world.tiles[kind]
        for building in range(world.buildings):
            lay(g, building)
        s.display = world.display if world.display else draw_display(chance)
    s.first = s.turn = draw(chance, Draw.STARTER, world.players) if world.starter == NOWHERE else world.starter
    s.rounds = 1
    tell(events, Event.BEGINS, s.turn)
    put(s.agenda, pack(Ask.MENU))


# --- decisions ---------------------------------------------------------------------------------------------------------


@brief
def actor(world: World, state: State) -> int:
    """T-043: the player on turn, but for compensation and for the defender's die."""
    if state.agenda.depth == 0:
        return OVER
    asked = kind_of(state.agenda.items[state.agenda.depth - 1])
    if asked == Ask.COMPENSATION:
        return state.unit.rival
    return state.fight.roller - 1 if asked == Ask.DEFENCE else state.turn


@rule
def legal(world: World, state: State, menu: Menu) -> int:
    menu.count = 0
    top = state.agenda.items[state.agenda.depth - 1]
    ask(Play(world, state, NO_DICE[0], menu, SILENCE[0]), top)
    declined = DECLINED[kind_of(top)]
    if declined != NOWHERE:
        menu.actions[menu.count] = declined
        menu.count += 1
    return menu.count


@rule
def step(world: World, state: State, action: int, chance: Chance, events: Events) -> None:
    work_through(Play(world, state, chance, blank(MENU), events), action)


@rule
def work_through(g: Play, action: int) -> None:
    """The answer takes the place of the question; then the agenda is worked through up to the next real decision.

    What is forced, and what is nothing, resolves by itself.
    """
    agenda, menu = g.state.agenda, g.menu
    agenda.items[agenda.depth - 1] = action
    while agenda.depth > 0:
        top = agenda.depth - 1
        item = agenda.items[top]
        kind = kind_of(item)
        if kind < FIRST_QUESTION:
            agenda.depth = top
            agenda.items[top] = 0
            carry_out(g, item)
            turn_round(agenda, top)
        elif kind == Ask.MENU and turn.surely_a_choice(g):
            return
        else:
            menu.count = 0
            ask(g, item)
            if menu.count > 1 or (menu.count == 1 and DECLINED[kind] != NOWHERE):
                return
            agenda.items[top] = menu.actions[0] if menu.count == 1 else Do.NO


# --- everything is there -----------------------------------------------------------------------------------------------


@rule
def accounted(world: World, state: State) -> bool:
    """Section 7.1 of the rules: the sums that always hold; and nothing lies where nothing can lie."""
    if not ghosts_accounted(world, state) or not tokens_accounted(world, state) or not tiles_accounted(world, state):
        return False
    if not turn_accounted(world, state) or not agenda_accounted(state) or not nothing_beyond(world, state):
        return False
    taken = 0
    for seat in range(world.players):
        player = state.players[seat]
        if taken & player.marks or not board_accounted(world, player):
            return False
        taken |= player.marks
    return True
