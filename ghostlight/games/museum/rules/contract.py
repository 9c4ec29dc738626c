"""Museum's rules as the contract wants them: set-up, whose decision it is, the menu, one step, the result, what adds up."""

from __future__ import annotations

from ghostlight.core.agenda import FIRST_QUESTION, kind_of, pack, turn_round
from ghostlight.core.bits import has
from ghostlight.core.chance import Chance, uniform
from ghostlight.core.compile import brief, rule, sealed
from ghostlight.core.contract import OVER, SEATS, Menu, Scores
from ghostlight.core.events import Events, tell
from ghostlight.core.records import blank, fill

from ..state import (
    PRIEST_MOVER,
    Ask,
    Character,
    Do,
    Event,
    Side,
    State,
    World,
)
from . import clock, effects, fighting, ghosts, goals, subordinates, turn, walking
from .accounts import agenda_accounted, clock_accounted, floor_accounted, items_accounted, people_accounted
from .play import (
    DEEDS,
    NO_DICE,
    PAPER,
    QUESTIONS,
    SILENCE,
    Paper,
    Play,
    then,
)
from .setup import clear

CHAPTERS = (clock, effects, fighting, ghosts, subordinates, turn, walking)
"""Importing these, and all that they import, enters every deed and question of the game; only then can they be switched."""
MENU = Menu.dtype
STILL = sum(
    1 << deed
    for deed in (
        *(Do.NO, Do.HAND, Do.ATTACK, Do.END, Do.STOP, Do.DECLINE, Do.GIVE, Do.CANCEL, Do.REFUSE, Do.DONE, Do.CARD, Do.TO),
        *(Do.EVENT, Do.BOLT, Do.RESUME, Do.BEGIN_WALK, Do.MEET, Do.GLIDE, Do.STRIKE, Do.ASK_NEXT),
        *(Do.DOUSE, Do.BEGIN_SLOT, Do.EXTRA_MOVES, Do.PROWL, Do.STRIKE_TIME, Do.HOUR, Do.EVENT_AT_HOUR),
        *(Do.REFILL, Do.SPAWN, Do.FINISH_TRIGGER, Do.CHILL),
        *(Do.STEP, Do.TAKE, Do.DROP, Do.LOOK_ROUND, Do.END_SLOT),
    )
)
"""Deeds, as a set, that change nothing that objectives and victory depend on: who stands where with what, what lies on the
floor face up, what was done and who is gone. After them M-045 has nothing new to find. MEET and the last five may: then they
say so in paper.stirred. The clock, within a slot, looks for itself."""


# --- set-up ----------------------------------------------------------------------------------------------------------------


@rule
def setup(world: World, state: State, chance: Chance, events: Events) -> None:
    """M-003."""
    menu, paper = blank(MENU), blank(PAPER)
    g = Play(world, state, chance, menu, events, paper)
    clear(state)
    tell(events, Event.BEGINS, world.title)
    for seat in range(world.players):
        if has(world.picks, seat):
            then(g, Ask.CHARACTER, seat)
    then(g, Do.FURNISH)
    turn_round(state.agenda, 0)
    work_on(world, state, chance, menu, events, paper, NO_DICE[0], False)


carry_out = DEEDS.switch("carry_out", often=(Do.STEP, Do.END_SLOT, Do.END, Do.TO, Do.CARD))
put_question = QUESTIONS.switch("put_question", often=(Ask.TURN, Ask.WALK, Ask.GHOST, Ask.CARD))


# --- decisions -------------------------------------------------------------------------------------------------------------


@rule
def actor(world: World, state: State) -> int:
    """The seat that the question on top of the agenda is put to."""
    if state.over:
        return OVER
    item = state.agenda.items[state.agenda.depth - 1]
    ask = kind_of(item)
    if ask == Ask.CHARACTER:
        return item >> 8 & 255
    if ask in (Ask.CARD, Ask.EVENT, Ask.LOCKS, Ask.PUT) or (ask == Ask.GHOST and state.mover == PRIEST_MOVER):
        return world.seat_of[Character.PRIEST]
    return state.humans[asked_piece(state, ask)].seat


@rule
def asked_piece(state: State, ask: int) -> int:
    """The human, or the minion, for whom a seat answers."""
    if ask == Ask.GHOST:
        return state.mover
    if ask == Ask.DEFENCE:
        return state.strike.asked
    if ask == Ask.LOSE:
        return state.loser
    if ask == Ask.CONSENT:
        return state.turn.partner
    if ask == Ask.DUEL:
        return state.turn.foe
    if ask == Ask.RECOVER:
        return state.turn.patient
    return state.turn.piece


@rule
def legal(world: World, state: State, menu: Menu) -> int:
    menu.count = 0
    put_question(Play(world, state, NO_DICE[0], menu, SILENCE[0], blank(PAPER)), state.agenda.items[state.agenda.depth - 1])
    return menu.count


@rule
def step(world: World, state: State, action: int, chance: Chance, events: Events) -> None:
    answer(state, action)
    work_on(world, state, chance, blank(MENU), events, blank(PAPER), NO_DICE[0], False)


@brief
def answer(state: State, action: int) -> None:
    """The deed that was picked takes the place of the question."""
    state.agenda.items[state.agenda.depth - 1] = action


@rule
def play_out(world: World, state: State, menu: Menu, chance: Chance, thought: Chance, events: Events) -> int:
    """At random to the end. The menu that shows whether there is a choice is the one from which it is made."""
    return work_on(world, state, chance, menu, events, blank(PAPER), thought, True)


@sealed
def work_on(
    world: World,
    state: State,
    chance: Chance,
    menu: Menu,
    events: Events,
    paper: Paper,
    thought: Chance,
    at_random: bool,
) -> int:
    """Work through the agenda up to the next real decision, whose options are then on the menu; or, deciding at random, to the
    end. How many decisions were taken so.

    What is forced, and what is nothing, resolves by itself. After a deed that can matter to them objectives and victory are
    looked at (M-045), and triggers that wait come before anything else (M-261).
    """
    g = Play(world, state, chance, menu, events, paper)
    s, agenda, decisions = state, state.agenda, 0
    paper.at_random = 1 if at_random else 0  # kept there, or the whole loop would be compiled twice, for either case
    while not s.over:
        top = agenda.depth - 1
        item = agenda.items[top]
        if kind_of(item) >= FIRST_QUESTION:
            menu.count = 0
            put_question(g, item)
            if menu.count > 1:
                if not paper.at_random:
                    return decisions
                item = menu.actions[uniform(thought, menu.count)]
                decisions += 1
            else:
                item = menu.actions[0] if menu.count else pack(Do.NO)
        agenda.depth = top
        agenda.items[top] = 0
        paper.stirred = 0 if has(STILL, kind_of(item)) else 1
        carry_out(g, item)
        turn_round(agenda, top)
        if paper.stirred:
            if not is_meeting(g):
                goals.examine(g)
            goals.check_victory(g)
        if s.waiting and not s.running and not s.over:
            low = agenda.depth
            effects.begin_trigger(g)
            turn_round(agenda, low)
    fill(agenda.items, 0)
    return decisions


@rule
def is_meeting(g: Play) -> bool:
    """M-087: whether somebody has entered a square and contact is not settled yet; objectives wait for that."""
    if g.world.rules >= 2:
        for k in range(g.state.agenda.depth):
            if kind_of(g.state.agenda.items[k]) == Do.MEET:
                return True
    return False


@rule
def score(world: World, state: State, scores: Scores) -> None:
    """M-240, M-241, M-245: one point for every seat of the side that has won."""
    for seat in range(SEATS):
        scores.points[seat] = scores.standing[seat] = 0
    scores.side = 1 + state.winner if state.over else 0
    if state.over:
        for seat in range(world.players):
            on_ghosts_side = has(world.ghost_seats | state.turned, seat)
            scores.points[seat] = 1 if on_ghosts_side == (state.winner == Side.GHOST) else 0
            scores.standing[seat] = scores.points[seat]


# --- everything is there ---------------------------------------------------------------------------------------------------


@rule
def accounted(world: World, state: State) -> bool:
    """Every item is on the floor, with somebody, or out of the game; everybody stands where one can; counts fit."""
    return (
        floor_accounted(state)
        and items_accounted(state)
        and people_accounted(world, state)
        and clock_accounted(world, state)
        and agenda_accounted(state)
    )
