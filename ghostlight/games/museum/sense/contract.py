"""A page of sense for Museum's bots: humans that share out the work and look out, ghosts that go where it hurts.

Worth is counted in steps: what brings a human one step nearer to what it is to do is worth 1. Nothing is used that the player
who decides could not know: of the Priest's hand the humans know only what has been played, unless it is shown, and of what
lies face down everybody knows only what it may be.
"""

from __future__ import annotations

from math import exp, sqrt

import numpy as np

from ghostlight.core import contract
from ghostlight.core.agenda import kind_of as deed_of
from ghostlight.core.bits import has, size
from ghostlight.core.chance import Chance, uniform
from ghostlight.core.compile import rule, sealed
from ghostlight.core.contract import SEATS, Hopes, Menu, Scores, Worth
from ghostlight.core.events import Events
from ghostlight.core.records import Floats, blank

from ..map import BESIDE, TOILET
from ..rules.contract import answer, work_on
from ..rules.distances import FAR, apart
from ..rules.items import kind_of, nth_on
from ..rules.play import NO_DICE, NO_MENU, PAPER, SILENCE, Play, ghost_at, is_quarry, same_side
from ..state import HUMANS, NOWHERE, PRIEST_MOVER, SLOTS, Ask, Chess, Do, Human, Kind, Place, Side, State, Walk, World
from .belongings import NEEDED, SILLY, WANTED, gained, gifts, kept, owned
from .dangers import TURN_STEPS, danger, met_on, pain, push, reckon_cards, ways_to_strike
from .ghost_turn import (
    KEEPING,
    appraise_cards,
    appraise_events,
    appraise_glide,
    appraise_locks,
    foresee_roughly,
    harm_on,
    harm_on_way,
    lurk_roughly,
    reckon_own_cards,
)
from .human_turn import acting_worth, appraise_turn, leaving_worth, taking
from .plans import NOTES, Notes, aim, is_brought, make_plan, signature, works

HORIZON = 2  # rounds that a search plays on
HAZE = 0.6
HELP: Floats = np.array([0.0, 0.7, 1.0, 0.0, 0.5, 0.1, 1.0, 1.5, 1.0, 2.0, 0.5, 0.0, 0.0, 0.0, 0.0])
"""By kind: the blows that it takes away or makes good."""
IN_RESERVE = 0.3  # of the strength of somebody without work


@rule
def appraise(world: World, state: State, menu: Menu, worth: Worth) -> None:
    weigh_options(Play(world, state, NO_DICE[0], menu, SILENCE[0], blank(PAPER)), blank(NOTES), worth)


@rule
def weigh_options(g: Play, n: Notes, worth: Worth) -> None:
    s = g.state
    ask = deed_of(s.agenda.items[s.agenda.depth - 1])
    if ask != Ask.CHARACTER:
        make_plan(g, n)
    if ask in (Ask.TURN, Ask.WALK):
        appraise_turn(g, n, worth)
    elif ask == Ask.CHARACTER:
        appraise_characters(g, worth)
    elif ask in (Ask.GIVE, Ask.SWAP, Ask.CONSENT):
        appraise_exchange(g, n, worth)
    elif ask == Ask.DEFENCE:
        appraise_defence(g, n, worth)
    elif ask == Ask.DUEL:
        appraise_duel(g, worth)
    elif ask == Ask.RECOVER:
        appraise_things(g, n, s.turn.patient, worth)
    elif ask == Ask.LOSE:
        appraise_things(g, n, s.strike.asked, worth)
    elif ask == Ask.VEND:
        appraise_things(g, n, s.turn.piece, worth)
    elif ask == Ask.CARD:
        appraise_cards(g, n, worth)
    elif ask in (Ask.GHOST, Ask.PUT):
        appraise_glide(g, n, worth)
    elif ask == Ask.EVENT:
        appraise_events(g, worth)
    else:
        appraise_locks(g, n, worth)
    level(g.menu, worth)


@rule
def level(menu: Menu, worth: Worth) -> None:
    """How silly something is does not matter: a search would else see no difference between the rest."""
    best = worth.options[0]
    for k in range(1, menu.count):
        best = max(best, worth.options[k])
    for k in range(menu.count):
        worth.options[k] = max(worth.options[k], best - SILLY)


@rule
def appraise_exchange(g: Play, n: Notes, worth: Worth) -> None:
    turn = g.state.turn
    for k in range(g.menu.count):
        action = g.menu.actions[k]
        deed, slots = deed_of(action), action >> 8 & 255
        if deed == Do.GIVE:
            worth.options[k] = gifts(g, n, turn.piece, turn.partner, slots)
        elif deed == Do.SWAP:
            worth.options[k] = gifts(g, n, turn.partner, turn.piece, slots) - size(slots)
        elif deed == Do.ACCEPT:
            worth.options[k] = 0.5 - kept(g, n, turn.partner, turn.asked)
            worth.options[k] -= 0.0 if same_side(turn.piece, turn.partner) else NEEDED  # whatever the other side wants
            for slot in range(SLOTS):
                if has(turn.given, slot):
                    worth.options[k] += gained(g, n, turn.partner, g.state.humans[turn.piece].items[slot])
        else:
            worth.options[k] = 0.0


@rule
def appraise_defence(g: Play, n: Notes, worth: Worth) -> None:
    """What it saves, less what it uses up."""
    strike = g.state.strike
    piece, loss = strike.asked, 0.0
    for other in range(HUMANS):
        if has(strike.targets, other):
            loss += pain(g, other)
    human = g.state.humans[piece]
    for k in range(g.menu.count):
        action = g.menu.actions[k]
        worth.options[k] = 0.0
        if deed_of(action) == Do.DEFEND:
            slot = action >> 8 & 255
            kind = kind_of(human.items[slot])
            if kind == Kind.ROSARY:
                worth.options[k] = loss
            elif kind == Kind.AMULET:
                worth.options[k] = loss - 4.2
            else:
                worth.options[k] = 0.5 * loss - 1.0


@rule
def appraise_duel(g: Play, worth: Worth) -> None:
    """Who fights back loses a point half as often, and may hurt the other."""
    human = g.state.humans[g.state.turn.foe]
    for k in range(g.menu.count):
        action = g.menu.actions[k]
        worth.options[k] = 0.0
        if deed_of(action) == Do.DEFEND:
            kind = kind_of(human.items[action >> 8 & 255])
            worth.options[k] = 3.0 if kind == Kind.TRUNCHEON else 2.0 - 0.1 * kind


@rule
def appraise_things(g: Play, n: Notes, piece: int, worth: Worth) -> None:
    """What to pick up when one gets up; what cold hands drop; whether to take a drink."""
    s = g.state
    for k in range(g.menu.count):
        action = g.menu.actions[k]
        a = action >> 8 & 255
        deed = deed_of(action)
        if deed == Do.TAKE:
            worth.options[k] = gained(g, n, piece, s.floor[nth_on(s, s.humans[piece].square, a)]) - 0.2
        elif deed == Do.DROP:
            worth.options[k] = -owned(g, n, piece, a)
        else:
            worth.options[k] = 0.3 if deed == Do.DRINK else 0.0


@rule
def appraise_characters(g: Play, worth: Worth) -> None:
    """Points, and what one starts with."""
    for k in range(g.menu.count):
        character = g.menu.actions[k] >> 8 & 255
        worth.options[k] = 2.0 * g.world.hp[character]
        for slot in range(SLOTS):
            worth.options[k] += WANTED[kind_of(g.world.kit[character, slot])]


# --- hunches ---------------------------------------------------------------------------------------------------------------


@rule
def hunch(world: World, state: State, menu: Menu, chance: Chance) -> int:
    notes = blank(NOTES)
    notes.known = 0
    contract.legal(world, state, menu)
    return think(world, state, menu, notes, chance)


@sealed
def think(world: World, state: State, menu: Menu, notes: Notes, chance: Chance) -> int:
    return first_thought(Play(world, state, NO_DICE[0], menu, SILENCE[0], blank(PAPER)), notes, chance)


@rule
def haze(chance: Chance) -> float:
    return HAZE * uniform(chance, 1024) / 1024


@rule
def renew_plan(g: Play, n: Notes) -> None:
    """A plan holds until something other than places has changed."""
    if n.known != signature(g) or n.known == 0:
        make_plan(g, n)


@rule
def first_thought(g: Play, n: Notes, chance: Chance) -> int:
    """What comes to mind."""
    s = g.state
    ask = deed_of(s.agenda.items[s.agenda.depth - 1])
    if ask in (Ask.TURN, Ask.WALK):
        return quick_act(g, n, chance)
    if ask in (Ask.GHOST, Ask.PUT):
        return quick_glide(g, n, chance)
    if ask == Ask.CARD:
        return quick_card(g, n, chance)
    if ask == Ask.DEFENCE:
        return quick_defence(g)
    if ask in (Ask.GIVE, Ask.LOCKS) or (ask == Ask.CONSENT and not same_side(s.turn.piece, s.turn.partner)):
        return g.menu.actions[g.menu.count - 1]
    if ask in (Ask.VEND, Ask.RECOVER, Ask.DUEL, Ask.CONSENT):
        return g.menu.actions[0]
    return g.menu.actions[uniform(chance, g.menu.count)]


@rule
def quick_defence(g: Play) -> int:
    """A rosary, else a weapon, else what there is if it matters."""
    human, best, most = g.state.humans[g.state.strike.asked], g.menu.actions[g.menu.count - 1], 0
    for k in range(g.menu.count):
        if deed_of(g.menu.actions[k]) == Do.DEFEND:
            kind = kind_of(human.items[g.menu.actions[k] >> 8 & 255])
            rank = 3 if kind == Kind.ROSARY else 2 if kind != Kind.AMULET else 4 if human.hp == 1 else 1 if human.hp == 2 else 0
            if rank > most:
                best, most = g.menu.actions[k], rank
    return best


@rule
def quick_act(g: Play, n: Notes, chance: Chance) -> int:
    """Do what there is to do, take what is useful, help who is down, walk on; look out at the end of the turn."""
    s = g.state
    piece = s.turn.piece
    human = s.humans[piece]
    unread = n.known == 0  # fresh paper, perhaps in the middle of a walk
    renew_plan(g, n)
    if not is_quarry(piece):
        survey_for_guard(g, n, piece)
    elif unread or (s.turn.walk == Walk.NO and s.turn.steps == 0):
        reckon_cards(g, n)
    if n.target[piece] != NOWHERE:
        aim(g, n, piece)
    best, most = g.menu.actions[g.menu.count - 1], -1e6
    for k in range(g.menu.count):
        action = g.menu.actions[k]
        a, deed = action >> 8 & 255, deed_of(action)
        worth = -1e3
        if deed in (Do.STEP, Do.RIDE):
            to = BESIDE[human.square, a] if deed == Do.STEP else a
            worth = quick_place(g, n, piece, to, s.turn.steps == 1 or s.turn.actions <= 1) + haze(chance)
            if deed == Do.STEP:
                worth -= met_on(g, piece, to)
        elif deed in (Do.END, Do.STOP):
            worth = quick_place(g, n, piece, human.square, True) - 0.3
        elif deed == Do.TAKE:
            if taking(g, n, piece, a) > 0.0:
                return action
        elif deed == Do.DROP:
            if is_quarry(piece) and n.target[piece] != NOWHERE and is_brought(g, n.useful, human.items[a], human.square):
                return action
        elif deed == Do.TASK:
            return action
        elif deed == Do.LEAVE:
            if leaving_worth(g, n, piece) > 0.0:
                return action
        elif deed in (Do.HEAL, Do.SHOOT, Do.ATTACK) and acting_worth(g, n, piece, deed, a, action >> 16 & 255) > 2.5:
            return action
        if worth > most:
            best, most = action, worth
    return best


@rule
def quick_place(g: Play, n: Notes, piece: int, square: int, last: bool) -> float:
    worth = 0.0
    if n.target[piece] != NOWHERE:
        worth -= push(n, piece) * n.far[piece].to[square]
    return worth - danger(g, n, piece, square) * (1.0 if last else 0.2)


@rule
def survey_for_guard(g: Play, n: Notes, piece: int) -> None:
    """The nearest quarry, as the crow flies: a playout need not be exact."""
    best, least = NOWHERE, FAR
    for other in range(HUMANS):
        square = g.state.humans[other].square
        if works(g, other) and not TOILET[square] and apart(g.state.humans[piece].square, square) < least:
            best, least = square, apart(g.state.humans[piece].square, square)
    n.target[piece] = best


@rule
def quick_glide(g: Play, n: Notes, chance: Chance) -> int:
    s = g.state
    renew_plan(g, n)
    foresee_roughly(g, n)
    reckon_own_cards(g, n, PRIEST_MOVER if s.mover == NOWHERE else s.mover, NOWHERE)
    start = s.priest if s.mover == NOWHERE else ghost_at(g, s.mover)
    best, most = g.menu.actions[0], -1e6
    for k in range(g.menu.count):
        end = g.menu.actions[k] >> 8 & 255
        worth = haze(chance) + lurk_roughly(g, n, end)
        if s.mover != NOWHERE:
            worth += harm_on_way(g, n, start, end, s.chess == Chess.KNIGHT)
        if worth > most:
            best, most = g.menu.actions[k], worth
    return best


@rule
def quick_card(g: Play, n: Notes, chance: Chance) -> int:
    """The one that can strike hardest now, weak ones first if none can."""
    s, best, most = g.state, g.menu.actions[0], -1e6
    renew_plan(g, n)
    for k in range(g.menu.count):
        chess = g.menu.actions[k] >> 8 & 255
        worth = haze(chance) - KEEPING[chess]
        for piece in range(HUMANS):
            if works(g, piece) and has(ways_to_strike(s.priest, s.humans[piece].square), chess):
                worth = max(worth, harm_on(g, n, s.humans[piece].square) - KEEPING[chess] + haze(chance))
        if worth > most:
            best, most = g.menu.actions[k], worth
    return best


# --- playing on ------------------------------------------------------------------------------------------------------------


@rule
def play_on(world: World, state: State, menu: Menu, chance: Chance, thought: Chance, events: Events) -> int:
    """By hunches for a few rounds; what comes later, a look at the plan tells as well."""
    paper, notes = blank(PAPER), blank(NOTES)
    notes.known = 0
    decisions, end = 0, state.rounds + HORIZON
    if not state.over:
        contract.legal(world, state, menu)
    while not state.over and state.rounds < end:
        answer(state, think(world, state, menu, notes, thought))
        work_on(world, state, chance, menu, events, paper, thought, False)
        decisions += 1
    return decisions


@rule
def prospects(world: World, state: State, scores: Scores, hopes: Hopes) -> None:
    """Every seat hopes for its side."""
    if state.over:
        chance = 1.0 if state.winner == Side.HUMANS else 0.0
    else:
        chance = outlook(Play(world, state, NO_DICE[0], NO_MENU[0], SILENCE[0], blank(PAPER)), blank(NOTES))
    for seat in range(SEATS):
        hopes.seats[seat] = 0.0
        if seat < world.players:
            hopes.seats[seat] = 1.0 - chance if has(world.ghost_seats | state.turned, seat) else chance


@rule
def outlook(g: Play, n: Notes) -> float:
    """The chance that the humans win, at the beginning of a round.

    Work against time, and the strength of those who do it against the blows that are to be expected meanwhile. How much each
    counts was found by logistic regression over games of `greedy` in all missions.
    """
    s = g.state
    make_plan(g, n)
    rounds = n.work / TURN_STEPS
    spare = g.world.limit - s.rounds + 1 - rounds
    strength, trouble = 0.0, 0.0
    for piece in range(HUMANS):
        human = s.humans[piece]
        if works(g, piece):
            strength += (IN_RESERVE if has(n.idle, piece) or n.target[piece] == NOWHERE else 1.0) * endurance(human)
            trouble += 1.0 if human.hp == 1 else 0.0
        elif human.place in (Place.WOUNDED, Place.DEAD) and is_quarry(piece):
            trouble += 1.0
    ease = (strength + 0.6 * min(spare, 8.0)) / sqrt(1.0 + rounds)
    return sigmoid(ease - 0.8 - 0.2 * rounds - trouble + 2.0 * min(0.0, spare))


@rule
def endurance(human: Human) -> float:
    """How many blows somebody can take, with all that helps against them."""
    blows = float(human.hp)
    for slot in range(SLOTS):
        blows += HELP[kind_of(human.items[slot])]
    return blows


@rule
def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))
