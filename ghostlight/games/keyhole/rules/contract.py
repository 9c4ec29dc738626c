"""Keyhole under the contract: set-up, whose decision it is, the options, one step, the score, whether all is accounted for."""

from __future__ import annotations

from ghostlight.core.agenda import kind_of
from ghostlight.core.bits import has, only, size
from ghostlight.core.chance import Chance, draw
from ghostlight.core.compile import brief, rule
from ghostlight.core.contract import MENU_ROOM, OVER, Menu, Scores
from ghostlight.core.events import Events, tell
from ghostlight.core.records import blank, fill

from ..cards import ALL_CARDS, LAYOUT, SHOWS
from ..hall.settling import set_piece, sound, try_pose
from ..hall.shapes import STEEPEST
from ..hall.spots import take_ghost, try_spot
from ..state import (
    CELLS,
    DOORS,
    FACES,
    GHOSTS,
    LAYOUTS,
    LEANS,
    NOWHERE,
    PIECES,
    PLAYERS,
    ROUNDS,
    TEAM,
    YAWS,
    Ask,
    Do,
    Draw,
    Event,
    Furniture,
    Hall,
    Place,
    Posture,
    Size,
    State,
    Why,
    World,
)
from . import chimes, looking, turn
from .play import (
    ALL_CHIMES,
    NO_DICE,
    NO_MENU,
    PAPER,
    SILENCE,
    Play,
    depth_in,
    in_reserve,
    left_of,
    movable,
    note,
    offer,
    size_of,
    tell_changes,
)

MENU = Menu.dtype
A_CHOICE = 2
SPOTS_CHOSEN = 1 << Do.STAND | 1 << Do.ENTER
ON_THE_WAY = 1 << Ask.SPOT | 1 << Ask.MERGE
"""Questions about a ghost that moves."""


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


@rule
def clear(g: Play) -> None:
    """An empty hall."""
    s, hall = g.state, g.state.hall
    for piece in range(PIECES):
        p = hall.pieces[piece]
        p.placed = p.x = p.y = p.yaw = p.face = p.lean = p.z = p.tilt = 0
    for ghost in range(GHOSTS):
        take_ghost(hall, ghost, Place.RESERVE)
    fill(hall.home, NOWHERE)
    fill(s.picks, 0)
    turn.forget_unit(g)
    s.rounds = s.peeps = s.used = s.card = s.points = s.moved = s.chime = s.crystal = 0
    g.paper.lab.without = 0


@rule
def lay_out(g: Play, number: int) -> None:
    """K-004 `quick`, 4.9."""
    tell(g.events, Event.LAYOUT, number + 1)
    note(g)
    for k in range(PIECES):
        piece, x, y = LAYOUT[number, k, 0], LAYOUT[number, k, 1], LAYOUT[number, k, 2]
        set_piece(g.paper.lab, g.state.hall, piece, x, y, LAYOUT[number, k, 3], LAYOUT[number, k, 4], LAYOUT[number, k, 5])
    tell_changes(g)


@rule
def offer_homes(g: Play) -> None:
    """DP-02, K-003."""
    taken = 0
    for seat in range(g.world.players):
        if g.state.hall.home[seat] != NOWHERE:
            taken |= only(g.state.hall.home[seat])
    for side in range(4):
        if not has(taken, side):
            offer(g, Do.HOME, side)


@rule
def choose_home(g: Play, side: int) -> None:
    """K-003: in seat order; then the furniture, or the first round."""
    s = g.state
    s.hall.home[s.turn] = side
    tell(g.events, Event.HOME, s.turn, side)
    s.turn = (s.turn + 1) % g.world.players
    if s.turn == s.first:
        if g.world.in_turn:
            s.ask = Ask.FURNISH
        else:
            begin_round(g)


@rule
def offer_unplaced(g: Play) -> None:
    """DP-03."""
    left = 0
    for piece in range(PIECES):
        if not g.state.hall.pieces[piece].placed:
            left |= only(piece)
    turn.offer_poses(g, left)


@rule
def next_to_furnish(g: Play) -> None:
    """K-004 `in_turn`: one piece each, clockwise, until all are placed."""
    s = g.state
    s.turn = left_of(g.world, s.hall, s.turn)
    for piece in range(PIECES):
        if not s.hall.pieces[piece].placed:
            return
    begin_round(g)


# --- rounds and turns --------------------------------------------------------------------------------------------------


@rule
def begin_round(g: Play) -> None:
    """K-010 to K-012, K-070: five rounds; from the second on, a chime first (K-090)."""
    s = g.state
    if s.rounds == ROUNDS:
        s.ask = Ask.OVER
        tell(g.events, Event.OVER)
        return
    s.rounds += 1
    s.turn = s.hall.starter
    tell(g.events, Event.ROUND, s.rounds, s.turn)
    question = NOWHERE
    if g.world.chimes and s.rounds > 1:
        chimes.ring(g)
        question = chimes.first_question(g)
    if question == NOWHERE:
        turn.begin_turn(g, s.hall.starter)
    else:
        s.ask = question


@rule
def next_for_chime(g: Play) -> None:
    """K-091: the next player carries the chime out; after the last, the turns begin."""
    s = g.state
    s.turn = left_of(g.world, s.hall, s.turn)
    if s.turn == s.hall.starter:
        turn.begin_turn(g, s.hall.starter)


@rule
def end_turn(g: Play) -> None:
    """K-010 (2) to (7): the next player, or the keyhole."""
    s = g.state
    s.points = 0  # K-030: lost
    following = left_of(g.world, s.hall, s.turn)
    if following != s.hall.starter:
        turn.begin_turn(g, following)
        return
    s.card = 0
    looking.turn_to_keyhole(g)
    if s.ask != Ask.SIDE:  # C09: nobody was asked
        finish_round(g)


@rule
def finish_round(g: Play) -> None:
    looking.end_round(g)
    begin_round(g)


# --- decisions ---------------------------------------------------------------------------------------------------------


@brief
def actor(world: World, state: State) -> int:
    return OVER if state.ask == Ask.OVER else state.turn


@rule
def put_question(g: Play, wanted: int) -> None:
    """Fill the menu with the options of the question that is asked, or with so many of them."""
    asked, g.menu.count = g.state.ask, 0
    g.paper.enough = wanted
    g.paper.lab.without = 0
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
    g.paper.lab.without = 0
    kind = kind_of(action)
    if kind == Do.SET:
        return judge_pose(g, action) == Why.FINE
    if has(SPOTS_CHOSEN, kind):
        return judge_spot(g, action) == Why.FINE
    put_question(g, MENU_ROOM)
    for k in range(g.menu.count):
        if g.menu.actions[k] == action:
            return True
    return False


@rule
def judge_pose(g: Play, action: int) -> int:
    """KG-030 and K-022 to K-026 for a pose chosen freely: a Why."""
    s, what = g.state, action >> 32 & 255
    piece, face, lean = what // (FACES * LEANS), what // LEANS % FACES, what % LEANS
    if piece >= PIECES or action >> 40:
        return Why.RANGE
    if s.ask == Ask.FURNITURE:
        if not has(movable(SHOWS[s.card], s.moved), piece):
            return Why.NOT_YOURS
    elif s.ask != Ask.FURNISH or s.hall.pieces[piece].placed:
        return Why.NOT_YOURS
    return try_pose(g.paper.lab, s.hall, piece, action >> 8 & 255, action >> 16 & 255, action >> 24 & 255, face, lean)


@rule
def judge_spot(g: Play, action: int) -> int:
    """KG-040 to KG-044 for a spot chosen freely: a Why."""
    s, lab, low, high, cell = g.state, g.paper.lab, action >> 16 & 255, action >> 24 & 255, action >> 32
    sx, sy, level, posture = action >> 8 & 15, action >> 12 & 15, low | (high & 15) << 8, high >> 4
    if cell >= CELLS or posture > Posture.WEST:
        return Why.RANGE
    if kind_of(action) == Do.STAND:
        if s.ask != Ask.SPOT or cell != 0 or (posture != Posture.UPRIGHT) != turn.lies(g):
            return Why.NOT_YOURS
        lab.without = turn.leaving(g)
        return try_spot(lab, s.hall, s.unit.ghost, size_of(turn.arriving(g)), s.unit.cell, sx, sy, level, posture)
    newcomer = in_reserve(s.hall, s.turn, Size.S) if s.ask == Ask.TAG else NOWHERE
    if newcomer == NOWHERE or posture != Posture.UPRIGHT or depth_in(s.hall.home[s.turn], cell) != 3:
        return Why.NOT_YOURS
    if chimes.may_be_tagged(g):  # then somebody must be
        return Why.NOT_YOURS
    return try_spot(lab, s.hall, newcomer, Size.S, cell, sx, sy, level, posture)


@rule
def step(world: World, state: State, action: int, chance: Chance, events: Events) -> None:
    go_on(Play(world, state, chance, blank(MENU), events, blank(PAPER)), action)


@rule
def go_on(g: Play, action: int) -> None:
    """Take a decision; then whatever is forced, and whatever is nothing, resolves by itself."""
    g.paper.lab.without = 0
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
    elif kind == Do.SIDE:
        looking.pick_side(g, a)
        finish_round(g)
    else:
        carry_out_chime(g, action)


@rule
def put_in_place(g: Play, action: int) -> None:
    """A pose or a spot comes true; what follows from it is another matter (so that it can be tried, K-027)."""
    a, b, c, d = action >> 8 & 255, action >> 16 & 255, action >> 24 & 255, action >> 32 & 255
    if kind_of(action) == Do.SET:
        turn.set_by_player(g, a, b, c, d)
    elif kind_of(action) == Do.STAND:
        turn.take_spot(g, a & 15, a >> 4, b | (c & 15) << 8, c >> 4)
    else:
        chimes.enter_third_row(g, d, a & 15, a >> 4, b | (c & 15) << 8)


@rule
def carry_out_chime(g: Play, action: int) -> None:
    """K-091, K-092: a player's part in C05 or C08, or none if there is none to play."""
    kind = kind_of(action)
    if kind == Do.TAG:
        chimes.tag(g, action >> 8)
    elif kind == Do.ENTER:
        put_in_place(g, action)
    elif kind == Do.GROW:
        chimes.grow(g, action >> 8)
    else:
        tell(g.events, Event.SKIPPED, g.state.turn)
    next_for_chime(g)


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
    if not turn_accounted(world, state) or not cards_accounted(world, state) or not unit_accounted(state):
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


@rule
def turn_accounted(world: World, state: State) -> bool:
    hall, homes, picks = state.hall, 0, 0
    if not (0 <= state.turn < world.players and 0 <= state.first < world.players and 0 <= hall.starter < world.players):
        return False
    if not (0 <= state.side < 4 and 1 <= state.door <= DOORS and 0 <= state.rounds <= ROUNDS and state.peeps >= 0):
        return False
    for seat in range(PLAYERS):
        home = hall.home[seat]
        picks += state.picks[seat]
        if state.picks[seat] < 0:
            return False
        if home == NOWHERE:
            if seat < world.players and state.ask != Ask.HOME:
                return False
        elif seat >= world.players or has(homes, home):
            return False
        else:
            homes |= only(home)
    return picks <= state.rounds


@rule
def cards_accounted(world: World, state: State) -> bool:
    """Of the 20 cards, one is drawn in every turn, and of the chimes, one in every round but the first: no more are gone."""
    drawn = size(ALL_CARDS & ~state.deck)
    if state.deck & ~ALL_CARDS or state.used & state.deck or state.bells & ~ALL_CHIMES or state.moved >> PIECES:
        return False
    if state.card and not has(state.used, state.card):
        return False
    if world.chimes:
        if size(ALL_CHIMES & ~state.bells) > max(0, state.rounds - 1) or has(state.bells, state.chime):
            return False
    elif state.bells or state.chime:
        return False
    return drawn <= world.players * state.rounds and state.points >= 0 and 0 <= state.crystal <= 6


@rule
def unit_accounted(state: State) -> bool:
    """A ghost is on its way only while its spot or its merge is asked for."""
    unit = state.unit
    if not has(ON_THE_WAY, state.ask):
        return unit.ghost == NOWHERE and unit.cell == NOWHERE and unit.partner == NOWHERE and unit.made == NOWHERE
    if not (0 <= unit.ghost < GHOSTS and 0 <= unit.cell < CELLS):
        return False
    return (unit.partner == NOWHERE) == (unit.made == NOWHERE)


@rule
def pose_accounted(pose: Furniture) -> bool:
    """A pose that there can be (KG-020): the tables of shapes know no other."""
    return 0 <= pose.yaw < YAWS and 0 <= pose.face < FACES and 0 <= pose.lean < LEANS and 0 <= pose.tilt <= STEEPEST


@rule
def ghost_accounted(world: World, state: State, ghost: int) -> bool:
    each = state.hall.ghosts[ghost]
    if each.place == Place.HALL:
        known = 0 <= each.cell < CELLS and 0 <= each.posture <= Posture.WEST
        return known and ghost < world.players * TEAM and each.level >= 0
    if each.place == Place.CROSSED and ghost >= world.players * TEAM:
        return False
    rest = each.sx | each.sy | each.level | each.posture | each.entered | each.still | each.made
    return each.cell == NOWHERE and rest == 0
