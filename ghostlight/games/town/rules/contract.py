"""Town under the contract: set-up, whose decision it is, the options, one step, and whether everything is accounted for."""

from __future__ import annotations

import numpy as np

from ghostlight.core.agenda import FIRST_QUESTION, kind_of, pack, put, turn_round
from ghostlight.core.bits import nth, only, size
from ghostlight.core.chance import Chance, draw
from ghostlight.core.compile import brief, rule
from ghostlight.core.contract import OVER, Menu
from ghostlight.core.events import Events, tell
from ghostlight.core.records import Ints, blank, fill

from ..state import (
    BLUE,
    BONUS_TYPES,
    BUILDINGS,
    CARDS,
    DISPLAY,
    FREE,
    LEVELS,
    LOCKED,
    NOWHERE,
    PLAYERS,
    SECTIONS,
    SLOTS,
    SPACES,
    Ask,
    Do,
    Draw,
    Event,
    Player,
    State,
    World,
)
from . import ending, turn
from .bonus import lay
from .play import DEEDS, NO_DICE, NO_MENU, QUESTIONS, SILENCE, Play

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
DECLINED: Ints = np.array([Do.ACCEPT if kind == Ask.ROLL else Do.NO if kind in OPTIONAL else NOWHERE for kind in range(256)])
"""How a question is declined; NOWHERE: it is not."""
ALL_CARDS = (1 << CARDS + 1) - 2
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


@rule
def clear(s: State) -> None:
    """An empty table."""
    s.rounds = s.ending = s.used = s.display = s.turn = s.first = s.agenda.depth = 0
    for building in range(BUILDINGS):
        s.crowd[building] = s.bonus[building] = 0
        for level in range(LEVELS):
            s.town[building, level] = 0
    fill(s.ghosts, 0)
    fill(s.tokens, 0)
    fill(s.bag, 0)
    fill(s.discards, 0)
    fill(s.agenda.items, 0)
    for seat in range(PLAYERS):
        p = s.players[seat]
        p.points = p.scare = p.discs = p.haunts = p.done = p.disc = p.marks = p.owns = 0
        fill(p.tokens, 0)
        fill(p.level, 0)
        fill(p.slot, FREE)


@rule
def take_seat(world: World, player: Player) -> None:
    """T-007, T-012, T-321."""
    player.scare = world.scare
    player.discs = world.discs
    player.haunts = world.haunts
    for section in range(world.sections):
        player.level[section] = BLUE


@rule
def draw_display(chance: Chance) -> int:
    """T-011: eight cards, each equally likely."""
    left = ALL_CARDS
    for k in range(DISPLAY):
        left ^= only(nth(left, draw(chance, Draw.CARD, CARDS - k)))
    return ALL_CARDS & ~left


# --- decisions ---------------------------------------------------------------------------------------------------------


@brief
def actor(world: World, state: State) -> int:
    """T-043: the player on turn, but for compensation."""
    if state.agenda.depth == 0:
        return OVER
    top = state.agenda.items[state.agenda.depth - 1]
    return state.unit.rival if kind_of(top) == Ask.COMPENSATION else state.turn


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


@rule
def ghosts_accounted(world: World, state: State) -> bool:
    """Of each colour, in the town and in the supply; no building holds too many."""
    for building in range(world.buildings):
        here = 0
        for level in range(BLUE, LEVELS):
            here += state.town[building, level]
        if here != state.crowd[building] or here > world.cap:
            return False
    for level in range(BLUE, LEVELS):
        all_ghosts = state.ghosts[level]
        for building in range(world.buildings):
            all_ghosts += state.town[building, level]
        if all_ghosts != world.ghosts or state.ghosts[level] < 0:
            return False
    return True


@rule
def tokens_accounted(world: World, state: State) -> bool:
    """Of each colour, the players' and the supply's."""
    for level in range(BLUE, LEVELS):
        all_tokens = state.tokens[level]
        for seat in range(world.players):
            all_tokens += state.players[seat].tokens[level]
            if state.players[seat].tokens[level] < 0:
                return False
        if all_tokens != world.tokens or state.tokens[level] < 0:
            return False
    return True


@rule
def tiles_accounted(world: World, state: State) -> bool:
    """Every bonus token lies in a building, in a slot, in the supply, among the discards or in the hand."""
    for kind in range(1, BONUS_TYPES + 1):
        tiles = state.bag[kind] + state.discards[kind]
        tiles += 1 if state.unit.token == kind else 0
        for building in range(world.buildings):
            tiles += 1 if state.bonus[building] == kind else 0
        for seat in range(world.players):
            for slot in range(SLOTS):
                tiles += 1 if state.players[seat].slot[slot] == kind else 0
        if tiles != (0 if world.master else world.tiles[kind]) or state.bag[kind] < 0:
            return False
    return True


@rule
def board_accounted(world: World, player: Player) -> bool:
    """A player's discs, haunt tokens and levels; nothing is owed."""
    discs = player.discs + size(player.disc) + size(player.owns)
    for slot in range(SLOTS):
        discs += 1 if player.slot[slot] == LOCKED else 0
    for section in range(SECTIONS):
        fits = BLUE <= player.level[section] < LEVELS if section < world.sections else player.level[section] == 0
        if not fits:
            return False
    if player.haunts + size(player.marks) != world.haunts or player.haunts < 0:
        return False
    return player.points >= 0 and player.scare >= 0 and player.discs >= 0 and discs == world.discs


@rule
def turn_accounted(world: World, state: State) -> bool:
    """Whose turn it is, and the cards: those owned are on display, those used up are the owner's."""
    if not (0 <= state.turn < world.players and 0 <= state.first < world.players and state.rounds > 0):
        return False
    if state.ending >> 1 or size(state.display) > DISPLAY or state.display & ~ALL_CARDS:
        return False
    for seat in range(world.players):
        player = state.players[seat]
        if player.owns & ~state.display or player.done >> world.sections:
            return False
    return state.used & ~(state.players[state.turn].owns & world.once) == 0


@rule
def agenda_accounted(state: State) -> bool:
    """Nothing beyond the agenda's end; and at the turn menu nothing is left over from the unit before."""
    agenda, u, r, f = state.agenda, state.unit, state.roll, state.fight
    if not 0 <= agenda.depth < len(agenda.items) or not all_blank(agenda.items, agenda.depth):
        return False
    for k in range(agenda.depth):
        if agenda.items[k] <= 0 or agenda.items[k] >> 40:
            return False
    if agenda.depth > 0 and kind_of(agenda.items[agenda.depth - 1]) != Ask.MENU:
        return True
    left = u.section | u.action | u.grade | u.level | u.scare | u.building | u.colour | u.step | u.raise_to | u.haunted
    left |= u.token | u.card | u.rival | u.wager | r.dice | r.draw
    left |= f.home | f.attacker | f.place | f.defender | f.defence | f.gap | f.won
    return left == 0 and all_blank(r.colour, 0) and all_blank(r.shown, 0) and all_blank(r.extra, 0) and all_blank(f.waiting, 0)


@rule
def nothing_beyond(world: World, state: State) -> bool:
    """Seats, buildings and sections that this game does not have are blank."""
    if state.ghosts[0] | state.tokens[0] | state.bag[0] | state.discards[0]:
        return False
    for building in range(BUILDINGS):
        if state.town[building, 0]:
            return False
        if building >= world.buildings:
            here = state.crowd[building] | state.bonus[building]
            for level in range(BLUE, LEVELS):
                here |= state.town[building, level]
            if here:
                return False
    for seat in range(PLAYERS):
        p = state.players[seat]
        if p.tokens[0] or p.disc >> SECTIONS * SPACES or p.marks >> world.buildings * LEVELS:
            return False
        if seat >= world.players:
            here = p.points | p.scare | p.discs | p.haunts | p.done | p.disc | p.marks | p.owns
            if here or not all_blank(p.tokens, 0) or not all_blank(p.level, 0) or not all_blank(p.slot, 0):
                return False
    return True


@rule
def all_blank(numbers: Ints, first: int) -> bool:
    for k in range(first, len(numbers)):
        if numbers[k]:
            return False
    return True
