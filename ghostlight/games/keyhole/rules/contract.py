"""Keyhole under the contract: set-up, whose decision it is, the options, one step, the score, whether all is accounted for."""

from __future__ import annotations

from ghostlight.core.agenda import kind_of, pack
from ghostlight.core.bits import has
from ghostlight.core.chance import Chance, draw
from ghostlight.core.compile import brief, rule
from ghostlight.core.contract import MENU_ROOM, OVER, Menu, Scores
from ghostlight.core.events import Events, tell
from ghostlight.core.records import blank

from ..cards import ALL_CARDS
from ..hall.settling import sound
from ..state import (
    DOORS,
    FACES,
    GHOSTS,
    LAYOUTS,
    LEANS,
    NOWHERE,
    PIECES,
    TEAM,
    Ask,
    Do,
    Draw,
    Event,
    Hall,
    Place,
    Size,
    State,
    Why,
    World,
)
from . import chimes, looking, turn
from .accounts import cards_accounted, chime_accounted, ghost_accounted, pose_accounted, turn_accounted, unit_accounted
from .arranging import offer_arrangements
from .placing import judge_pose, judge_spot, put_in_place
from .play import (
    ALL_CHIMES,
    NO_DICE,
    NO_MENU,
    PAPER,
    SILENCE,
    Play,
    clear_paper,
    size_of,
)
from .rounds import carry_out_chime, end_turn, finish_round, go_on_arranging
from .setup import choose_home, clear, lay_out, next_to_furnish, offer_homes, offer_unplaced

MENU = Menu.dtype
A_CHOICE = 2
SPOTS_CHOSEN = 1 << Do.STAND | 1 << Do.ENTER


# --- set-up ------------------------------------------------------------------------------------------------------------


@rule
def setup(world: World, state: State, chance: Chance, events: Events) -> None:
    """K-003 to K-008; the first decision is the first starter's home side."""
    g, s = Play(world, state, chance, NO_MENU[0], events, blank(PAPER)), state
    clear(g)
    s.first = s.turn = s.hall.starter = draw(chance, Draw.STARTER, world.players)
    tell(events, Event.BEGINS, s.first)
    door = draw(chance, Draw.DOOR, 4 * DOORS)  # K-005
    s.side, s.door = door // DOORS, door % DOORS + 1
    tell(events, Event.STARTS_AT, s.side, s.door)
    if not world.in_turn:
        lay_out(g, draw(chance, Draw.LAYOUT, LAYOUTS))
    s.deck = ALL_CARDS  # K-007: which of the unseen cards were removed makes no difference
    s.bells = ALL_CHIMES if world.chimes else 0
    s.ask = Ask.HOME


# --- decisions ---------------------------------------------------------------------------------------------------------


@brief
def actor(world: World, state: State) -> int:
    return OVER if state.ask == Ask.OVER else state.turn


@rule
def put_question(g: Play, wanted: int) -> None:
    """Fill the menu with the options of the question that is asked, or with so many of them."""
    asked, g.menu.count = g.state.ask, 0
    g.paper.enough = wanted
    clear_paper(g)
    if asked == Ask.HOME:
        offer_homes(g)
    elif asked == Ask.FURNISH:
        offer_unplaced(g)
    elif asked == Ask.FURNITURE:
        turn.offer_furniture(g)
    elif asked == Ask.GHOSTS:
        turn.offer_ghosts(g)
    elif asked == Ask.SPOT:
        turn.offer_spots(g)
    elif asked == Ask.MERGE:
        turn.offer_merges(g)
    elif asked == Ask.SIDE:
        looking.offer_sides(g)
    elif asked == Ask.TAG:
        chimes.offer_tags(g)
    elif asked == Ask.GROW:
        chimes.offer_growth(g)
    elif asked == Ask.ARRANGE:
        offer_arrangements(g)


@rule
def legal(world: World, state: State, menu: Menu) -> int:
    put_question(Play(world, state, NO_DICE[0], menu, SILENCE[0], blank(PAPER)), MENU_ROOM)
    return menu.count


@rule
def allowed(world: World, state: State, menu: Menu, action: int) -> bool:
    return may_choose(Play(world, state, NO_DICE[0], menu, SILENCE[0], blank(PAPER)), action)


@rule
def may_choose(g: Play, action: int) -> bool:
    """Of poses and spots the menu holds only candidates: any legal one may be chosen (section 6)."""
    clear_paper(g)
    kind = kind_of(action)
    if kind == Do.SET:
        return judge_pose(g, action) == Why.FINE
    if has(SPOTS_CHOSEN, kind):
        return judge_spot(g, action) == Why.FINE
    if kind == Do.MOVE:
        action = pack(Do.MOVE, turn.stand_in(g, action >> 8 & 255), action >> 16)
    put_question(g, MENU_ROOM)
    for k in range(g.menu.count):
        if g.menu.actions[k] == action:
            return True
    return False


@rule
def step(world: World, state: State, action: int, chance: Chance, events: Events) -> None:
    go_on(Play(world, state, chance, blank(MENU), events, blank(PAPER)), action)


@rule
def go_on(g: Play, action: int) -> None:
    """Take a decision; then whatever is forced, and whatever is nothing, resolves by itself."""
    clear_paper(g)
    decide(g, action)
    while g.state.ask != Ask.OVER:
        put_question(g, A_CHOICE)
        if g.menu.count >= A_CHOICE:
            return
        decide(g, g.menu.actions[0] if g.menu.count == 1 else Do.NO)


@rule
def decide(g: Play, action: int) -> None:
    s, kind = g.state, kind_of(action)
    a, b = action >> 8 & 255, action >> 16 & 255
    if kind == Do.HOME:
        choose_home(g, a)
    elif kind == Do.SET:
        put_in_place(g, action)
        if s.ask == Ask.FURNISH:
            next_to_furnish(g)
        elif s.ask == Ask.ARRANGE:
            go_on_arranging(g, (action >> 32) // (FACES * LEANS))
        else:
            turn.count_as_moved(g, action)
    elif kind == Do.STAND:
        put_in_place(g, action)
    elif kind == Do.LEAVE:
        s.ask = Ask.GHOSTS
    elif kind == Do.MOVE:
        turn.move_ghost(g, a, b)
    elif kind == Do.EXIT:
        turn.leave_hall(g, a)
    elif kind == Do.END:
        end_turn(g)
    elif kind == Do.MERGE:
        turn.merge(g, a)
    elif kind == Do.APART:
        s.ask = Ask.SPOT
    elif kind == Do.FUSE:
        turn.fuse(g, a, b)
    elif kind == Do.ROUTINE:
        go_on_arranging(g, NOWHERE)
    elif kind == Do.SIDE:
        looking.pick_side(g, a)
        finish_round(g)
    else:
        carry_out_chime(g, action)


# --- the score ---------------------------------------------------------------------------------------------------------


@rule
def score(world: World, state: State, scores: Scores) -> None:
    for seat in range(world.players):
        count_seat(state.hall, seat, 0, scores)


@rule
def count_seat(hall: Hall, seat: int, gone: int, scores: Scores) -> None:
    """K-071, K-072; those in `gone` count as if they were in the reserve."""
    points = crossed = waiting = 0
    for ghost in range(seat * TEAM, seat * TEAM + TEAM):
        place, kind = hall.ghosts[ghost].place, size_of(ghost)
        if place == Place.CROSSED:
            points += 1 + 2 * kind
            crossed += 1
        elif place == Place.HALL and not has(gone, ghost):
            points += 2 if kind == Size.L else 1
        else:
            waiting += 1
    scores.points[seat] = points
    scores.standing[seat] = (points * (TEAM + 1) + crossed) * (TEAM + 1) + TEAM - waiting


# --- everything is there -----------------------------------------------------------------------------------------------


@rule
def accounted(world: World, state: State) -> bool:
    """Every card and chime is where it can be, nobody stands where nobody can, and no two things overlap."""
    if not turn_accounted(world, state) or not cards_accounted(world, state):
        return False
    if not unit_accounted(state) or not chime_accounted(state):
        return False
    for piece in range(PIECES):
        if not pose_accounted(state.hall.pieces[piece]):
            return False
    for ghost in range(GHOSTS):
        if not ghost_accounted(world, state, ghost):
            return False
    lab = blank(PAPER).lab
    lab.without = 0
    return sound(lab, state.hall)
