"""A page of sense for Keyhole's bots: what a ghost is worth where it is, how likely it is to be seen, what to do about it.

Nothing but what everybody sees is used. `greedy` thinks in points of the final score. A search is told what ghosts promise in
the long run (`PROMISE`), and its playouts go by it: points alone would never send a small ghost all the way.
"""

from __future__ import annotations

from math import exp

import numpy as np

from ghostlight.core import contract
from ghostlight.core.agenda import kind_of, pack
from ghostlight.core.bits import has, only, size
from ghostlight.core.chance import Chance, uniform
from ghostlight.core.compile import rule
from ghostlight.core.contract import OVER, SEATS, Hopes, Menu, Scores, Worth, leaders
from ghostlight.core.events import Events
from ghostlight.core.records import Floats, blank

from ..hall.lines import stops
from ..hall.peep import glimpse, who_is_seen
from ..hall.shapes import EYE_HIGH, UNIT, Reals
from ..hall.solids import build, shape
from ..rules import turn
from ..rules.contract import actor, count_seat
from ..rules.play import (
    NO_DICE,
    NO_MENU,
    PAPER,
    SILENCE,
    Play,
    clear_paper,
    cost_to_cell,
    cost_to_leave,
    depth_in,
    in_reserve,
    owner_of,
    size_of,
)
from ..rules.poses import list_poses
from ..rules.turn import merged_size
from ..state import (
    CELLS,
    DOORS,
    FACES,
    GHOSTS,
    GRID,
    LEANS,
    NOWHERE,
    ROUNDS,
    TEAM,
    Ask,
    Chime,
    Do,
    Ghost,
    Hall,
    Place,
    Posture,
    Size,
    State,
    World,
)
from .exposure import (
    ALL_DOORS,
    EYE_X,
    EYE_Y,
    POINTS,
    Lookout,
    point_of,
    points_in_sight,
    risk_at,
    risk_of_cell,
    weigh_doors,
)

LOOKOUT = Lookout.dtype
CROSSED: Floats = np.array([1.0, 3.0, 5.0])  # by size
IN_HALL: Floats = np.array([1.0, 1.0, 2.0])
A_STEP = 1 / 9  # of what is still to be won, for each step that a ghost is from the exit
SPARED = 0.7  # of ghosts in the hall, by a peep nobody knows anything of
LATE_ENTRY = 0.6  # of what standing in the hall gives, for a ghost in the reserve with one turn to go
EARLY_ENTRY = 0.25  # of what crossing gives besides, with more turns to go
HESITATION = 0.05  # a move must be worth more than this
HAZE = 0.2
TRIES = 24  # moves that a hunch thinks of
LUCKY_CORNER = 0.7  # of the risk in the middle of a cell, for the best spot of the cell
PROMISE: Reals = np.array(
    [
        [[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.2], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.2], [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 5.2]],
        [
            [0.16, 0.18, 0.22, 0.30, 0.40, 0.52, 1.00],
            [0.82, 1.10, 1.29, 1.50, 1.70, 1.87, 2.02],
            [0.89, 0.95, 1.15, 1.44, 1.77, 2.04, 2.60],
        ],
        [
            [0.12, 0.14, 0.18, 0.25, 0.34, 0.45, 0.93],
            [0.30, 0.39, 0.54, 0.73, 0.92, 1.07, 1.20],
            [0.79, 0.87, 1.04, 1.29, 1.53, 1.74, 1.95],
        ],
        [
            [0.10, 0.11, 0.14, 0.20, 0.28, 0.38, 0.88],
            [0.18, 0.23, 0.37, 0.56, 0.72, 0.88, 1.02],
            [0.45, 0.60, 0.76, 0.94, 1.13, 1.29, 1.45],
        ],
        [
            [0.08, 0.09, 0.12, 0.17, 0.24, 0.33, 0.88],
            [0.10, 0.16, 0.27, 0.41, 0.54, 0.66, 0.88],
            [0.39, 0.51, 0.66, 0.79, 0.89, 0.98, 1.39],
        ],
    ]
)
"""By turns to come, size and depth (the last: crossed): what a ghost adds to the logarithm of the odds of winning, over one in
the reserve. Fitted to some thousand games of `greedy`, which sends no small ghost all the way: those between are put higher by
hand. With no turn to come, its points and a little for the tie-break: good players often come out level."""


# --- what a ghost is worth -----------------------------------------------------------------------------------------------


@rule
def worth_in_hall(kind: int, depth: int, turns: int) -> float:
    """With so many turns of its owner to come."""
    if turns == 0:
        return IN_HALL[kind]
    return IN_HALL[kind] + (CROSSED[kind] - IN_HALL[kind]) * (1.0 - A_STEP * (GRID + 1 - depth))


@rule
def worth_in_reserve(kind: int, turns: int) -> float:
    if turns == 0:
        return 0.0
    worth = LATE_ENTRY * IN_HALL[kind]
    return worth if turns == 1 else worth + EARLY_ENTRY * (CROSSED[kind] - IN_HALL[kind])


@rule
def turns_after(g: Play) -> int:
    """Turns of every seat that are still to come once this round is over."""
    return ROUNDS - g.state.rounds


@rule
def worth_there(g: Play, look: Lookout, kind: int, depth: int) -> float:
    """Of a ghost in the hall after the next peep, over one in the reserve; one step beyond the hall it has crossed."""
    turns = turns_after(g)
    if look.far:
        promise: float = PROMISE[min(turns, len(PROMISE) - 1), kind, depth - 1]
        return promise
    there = CROSSED[kind] if depth > GRID else worth_in_hall(kind, depth, turns)
    return there - worth_in_reserve(kind, turns)


@rule
def hoped(g: Play, look: Lookout, ghost: int, cell: int, risk: float) -> float:
    """What a ghost in that cell is worth over one in the reserve, a peep of that risk ahead."""
    return worth_there(g, look, size_of(ghost), depth_in(g.state.hall.home[owner_of(ghost)], cell)) * (1.0 - risk)


@rule
def present_risk(g: Play, look: Lookout, each: Ghost, ghost: int) -> float:
    x, y = each.cell % GRID + each.sx / 16, each.cell // GRID + each.sy / 16
    return risk_at(g.paper.lab, look, size_of(ghost), each.posture, x, y, each.level, 1.0)


@rule
def present_worth(g: Play, look: Lookout, ghost: int) -> float:
    """What a ghost is worth where it is now, over one in the reserve."""
    each = g.state.hall.ghosts[ghost]
    if each.place == Place.HALL:
        return hoped(g, look, ghost, each.cell, present_risk(g, look, each, ghost))
    return worth_there(g, look, size_of(ghost), GRID + 1) if each.place == Place.CROSSED else 0.0


# --- options -------------------------------------------------------------------------------------------------------------


@rule
def appraise(world: World, state: State, menu: Menu, worth: Worth) -> None:
    weigh_options(Play(world, state, NO_DICE[0], menu, SILENCE[0], blank(PAPER)), blank(LOOKOUT), worth)


@rule
def weigh_options(g: Play, look: Lookout, worth: Worth) -> None:
    clear_paper(g)
    build(g.paper.lab, g.state.hall)
    look.far = 1 if worth.far and not g.world.merging else 0  # what a merge gains is known in points only
    for k in range(g.menu.count):
        worth.options[k] = 0.0
    if g.state.ask == Ask.SIDE:
        appraise_sides(g, look, worth)
        return
    weigh_doors(g, look)
    if g.state.ask == Ask.FURNITURE:
        appraise_poses(g, look, worth)
        return
    if g.state.ask == Ask.GHOSTS:
        appraise_moves(g, look, worth)
        return
    for k in range(g.menu.count):
        worth.options[k] = worth_of(g, look, g.menu.actions[k])


@rule
def worth_of(g: Play, look: Lookout, action: int) -> float:
    """An option of the smaller questions."""
    s, a = g.state, action >> 8 & 255
    kind = kind_of(action)
    if kind == Do.STAND:
        return worth_of_spot(g, look, action, s.unit.cell, turn.arriving(g))
    if kind == Do.ENTER:
        return worth_of_spot(g, look, action, action >> 32, in_reserve(s.hall, s.turn, Size.S))
    if kind == Do.MERGE:
        return merging_gain(g, s.unit.ghost, a, s.unit.cell)
    if kind == Do.TAG:
        cell = s.hall.ghosts[a].cell
        newcomer = in_reserve(s.hall, s.turn, Size.S)
        return present_worth(g, look, a) + hoped(g, look, newcomer, cell, 1.0 - SPARED)
    if kind == Do.GROW:
        return CROSSED[size_of(a) + 1] - CROSSED[size_of(a)]
    return HESITATION if kind == Do.ROUTINE else 0.0  # nobody thinks long about what a chime does to the furniture


@rule
def worth_of_spot(g: Play, look: Lookout, action: int, cell: int, ghost: int) -> float:
    sx, sy = action >> 8 & 15, action >> 12 & 15
    level, posture = action >> 16 & 255 | (action >> 24 & 15) << 8, action >> 28 & 15
    x, y = cell % GRID + sx / 16, cell // GRID + sy / 16
    return hoped(g, look, ghost, cell, risk_at(g.paper.lab, look, size_of(ghost), posture, x, y, level, 1.0))


@rule
def merging_gain(g: Play, ghost: int, other: int, cell: int) -> float:
    """The larger one in the hall, and two in the reserve that can come again."""
    made = merged_size(size_of(ghost), size_of(other))
    if made == NOWHERE:
        return 0.0
    turns = turns_after(g)
    depth = depth_in(g.state.hall.home[g.state.turn], cell)
    gain = worth_in_hall(made, depth, turns) - worth_in_reserve(made, turns)
    for each in (ghost, other):
        kind = size_of(each)
        gain += worth_in_reserve(kind, turns) - worth_in_hall(kind, depth, turns)
    return gain


@rule
def appraise_moves(g: Play, look: Lookout, worth: Worth) -> None:
    """What a move gains for each point that it costs; ending the turn gains nothing."""
    s, home, known, present = g.state, g.state.hall.home[g.state.turn], NOWHERE, 0.0
    for k in range(g.menu.count):
        action = g.menu.actions[k]
        kind, ghost, cell = kind_of(action), action >> 8 & 255, action >> 16 & 255
        if kind == Do.END:
            worth.options[k] = HESITATION
            continue
        if kind == Do.FUSE:
            worth.options[k] = merging_gain(g, ghost, cell, s.hall.ghosts[ghost].cell)
            continue
        if ghost != known:
            known, present = ghost, present_worth(g, look, ghost)
        start = s.hall.ghosts[ghost].cell
        if kind == Do.EXIT:
            gain = worth_there(g, look, size_of(ghost), GRID + 1) - present
            worth.options[k] = gain / cost_to_leave(depth_in(home, start))
            continue
        gain = hoped(g, look, ghost, cell, risk_of_cell(g.paper.lab, look, cell, size_of(ghost))) - present
        if g.world.merging:
            gain += best_merge(g, ghost, cell)
        worth.options[k] = gain / cost_to_cell(start, cell, depth_in(home, cell))


@rule
def best_merge(g: Play, ghost: int, cell: int) -> float:
    """What merging on arrival would gain at best."""
    best = 0.0
    for other in range(g.state.turn * TEAM, g.state.turn * TEAM + TEAM):
        if other != ghost and g.state.hall.ghosts[other].cell == cell:
            made = merged_size(size_of(ghost), size_of(other))
            if made != NOWHERE and in_reserve(g.state.hall, g.state.turn, made) != NOWHERE:
                best = max(best, merging_gain(g, ghost, other, cell))
    return best


# --- furniture -----------------------------------------------------------------------------------------------------------


@rule
def appraise_poses(g: Play, look: Lookout, worth: Worth) -> None:
    """For each piece: who is in sight while it is away, and whom each pose would hide of these."""
    lab, hall = g.paper.lab, g.state.hall
    note_stakes(g, look)
    first = 0
    while first < g.menu.count and kind_of(g.menu.actions[first]) == Do.SET:
        piece = (g.menu.actions[first] >> 32) // (FACES * LEANS)
        count = list_poses(lab, hall, piece, g.state.turn)
        build(lab, hall)
        now = hall.pieces[piece]
        lab.here &= ~only(piece)
        note_lines(g, look)
        shape(lab.own, piece, now.x, now.y, now.yaw, now.face, now.lean, now.z, now.tilt)
        present = losses(g, look)
        for k in range(count):
            pose = lab.poses[k]
            face, lean = (pose >> 24) // LEANS, (pose >> 24) % LEANS
            x, y, yaw = pose & 255, pose >> 8 & 255, pose >> 16 & 255
            shape(lab.own, piece, x, y, yaw, face, lean, lab.pose_z[k], lab.pose_tilt[k])
            worth.options[first + k] = present - losses(g, look)
        first += count
    worth.options[first] = HESITATION


@rule
def stake_of(g: Play, look: Lookout, ghost: int) -> float:
    """What the one who thinks loses if this ghost of the hall is seen; others' losses are gains, shared among them."""
    seat = owner_of(ghost)
    stake = hoped(g, look, ghost, g.state.hall.ghosts[ghost].cell, 0.0)
    return stake if seat == g.state.turn else -stake / (g.world.players - 1)


@rule
def note_stakes(g: Play, look: Lookout) -> None:
    for ghost in range(GHOSTS):
        look.stake[ghost] = stake_of(g, look, ghost) if g.state.hall.ghosts[ghost].place == Place.HALL else 0.0


@rule
def note_lines(g: Play, look: Lookout) -> None:
    hall, lab = g.state.hall, g.paper.lab
    for ghost in range(GHOSTS):
        each = hall.ghosts[ghost]
        for door in range(ALL_DOORS):
            look.lines[ghost, door] = 0
            if each.place == Place.HALL and look.chance[door] > 0.0:
                x, y = each.cell % GRID + each.sx / 16, each.cell // GRID + each.sy / 16
                look.lines[ghost, door] = points_in_sight(
                    lab, door, size_of(ghost), each.posture, x, y, each.level / UNIT, True
                )


@rule
def losses(g: Play, look: Lookout) -> float:
    """What the one who thinks must expect to lose with the tried piece (`lab.own`) where it is."""
    hall, lost = g.state.hall, 0.0
    for ghost in range(GHOSTS):
        if look.stake[ghost] != 0.0:
            for door in range(ALL_DOORS):
                if look.lines[ghost, door] and still_seen(g, look, hall.ghosts[ghost], ghost, door):
                    lost += look.chance[door] * look.stake[ghost]
    return lost


@rule
def still_seen(g: Play, look: Lookout, each: Ghost, ghost: int, door: int) -> bool:
    own = g.paper.lab.own
    x, y, z = each.cell % GRID + each.sx / 16, each.cell // GRID + each.sy / 16, each.level / UNIT
    for k in range(POINTS):
        if has(look.lines[ghost, door], k):
            ox, oy, oz = point_of(k, size_of(ghost), each.posture, door // DOORS)
            dx, dy, dz = x + ox - EYE_X[door], y + oy - EYE_Y[door], z + oz - EYE_HIGH
            if not stops(own, EYE_X[door], EYE_Y[door], EYE_HIGH, dx, dy, dz):
                return True
    return False


# --- the keyhole's side ----------------------------------------------------------------------------------------------------


@rule
def appraise_sides(g: Play, look: Lookout, worth: Worth) -> None:
    """What others would lose behind each side, and oneself, over its doors."""
    s = g.state
    for k in range(g.menu.count):
        side, lost = g.menu.actions[k] >> 8 & 255, 0.0
        for door in range(1, DOORS + 1):
            if s.crystal in (0, door):
                lost += lost_by_peep(g, look, side, door) / (1 if s.crystal else DOORS)
        worth.options[k] = -lost


@rule
def lost_by_peep(g: Play, look: Lookout, side: int, door: int) -> float:
    """What the one who picks loses by a peep through this door; less what others lose."""
    s, lost = g.state, 0.0
    seen = glimpse(g.paper.lab, s.hall, side, door, g.world.mirror, g.world.solid_ghosts, g.world.min_visible)
    for ghost in range(GHOSTS):
        if has(seen, ghost):
            lost += stake_of(g, look, ghost)
    return lost


# --- playing on ------------------------------------------------------------------------------------------------------------


@rule
def hunch(world: World, state: State, menu: Menu, chance: Chance) -> int:
    return first_thought(Play(world, state, NO_DICE[0], menu, SILENCE[0], blank(PAPER)), blank(LOOKOUT), chance)


@rule
def first_thought(g: Play, look: Lookout, chance: Chance) -> int:
    """What comes to mind: leave while one can, go on with the big ones, leave the furniture alone; or anything."""
    clear_paper(g)
    look.far = 1
    if g.state.ask == Ask.FURNITURE:
        return pack(Do.LEAVE)
    if g.state.ask == Ask.ARRANGE:
        return pack(Do.ROUTINE)
    if g.state.ask == Ask.GHOSTS:
        return quick_move(g, look, chance)
    if g.state.ask == Ask.SIDE:
        return quick_side(g, look, chance)
    if g.state.ask == Ask.SPOT:
        return quick_spot(g, look)
    return g.menu.actions[uniform(chance, contract.legal(g.world, g.state, g.menu))]


@rule
def quick_move(g: Play, look: Lookout, chance: Chance) -> int:
    """The best exit, or the best of a few moves that come to mind, for its cost; else the end of the turn."""
    s, first = g.state, g.state.turn * TEAM
    home = s.hall.home[s.turn]
    turn.forget_room(g)
    weigh_doors(g, look)
    best, most = pack(Do.END), 0.0
    for ghost in range(first, first + TEAM):
        look.stake[ghost] = present_worth(g, look, ghost)
        if turn.may_move(g, ghost) and turn.may_leave(g, ghost):
            cost = cost_to_leave(depth_in(home, s.hall.ghosts[ghost].cell))
            gain = (worth_there(g, look, size_of(ghost), GRID + 1) - look.stake[ghost]) / cost
            if gain > most:
                best, most = pack(Do.EXIT, ghost), gain
    for _ in range(TRIES):
        ghost, cell = first + uniform(chance, TEAM), uniform(chance, CELLS)
        cost = cost_to_cell(s.hall.ghosts[ghost].cell, cell, depth_in(home, cell))
        if (
            cost > s.points
            or hoped(g, look, ghost, cell, 0.0) - look.stake[ghost] <= most * cost
            or not turn.may_move(g, ghost)
        ):
            continue
        x, y = cell % GRID + 0.5, cell // GRID + 0.5
        risk = LUCKY_CORNER * risk_at(g.paper.lab, look, size_of(ghost), Posture.UPRIGHT, x, y, 0, 1.0)
        gain = (hoped(g, look, ghost, cell, risk) - look.stake[ghost]) / cost
        if gain > most and turn.may_end(g, ghost, cell):
            best, most = pack(Do.MOVE, ghost, cell), gain
    return best


@rule
def quick_spot(g: Play, look: Lookout) -> int:
    """The spot that is hardest to see."""
    build(g.paper.lab, g.state.hall)
    weigh_doors(g, look)
    best, most = 0, -1.0
    for k in range(contract.legal(g.world, g.state, g.menu)):
        worth = worth_of_spot(g, look, g.menu.actions[k], g.state.unit.cell, turn.arriving(g))
        if worth > most:
            best, most = k, worth
    return g.menu.actions[best]


@rule
def quick_side(g: Play, look: Lookout, chance: Chance) -> int:
    """The side where a look through one door, any one, harms others most."""
    s, best, least = g.state, 0, 1e9
    for side in range(4):
        if side != s.side:
            door = s.crystal if s.crystal else 1 + uniform(chance, DOORS)
            lost = lost_by_peep(g, look, side, door) + HAZE * uniform(chance, 1024) / 1024
            if lost < least:
                best, least = side, lost
    return pack(Do.SIDE, best)


@rule
def play_on(world: World, state: State, menu: Menu, chance: Chance, thought: Chance, events: Events) -> int:
    """By hunches until a side is to be picked: what the doors behind it show is reckoned, not diced."""
    decisions, rounds = 0, state.rounds
    while state.rounds == rounds and state.ask != Ask.SIDE and actor(world, state) != OVER:
        contract.step(world, state, contract.hunch(world, state, menu, thought), chance, events)
        decisions += 1
    return decisions


@rule
def prospects(world: World, state: State, scores: Scores, hopes: Hopes) -> None:
    """Where a side is to be picked, what comes of it; else as things stand."""
    if state.ask == Ask.SIDE:
        foresee(Play(world, state, NO_DICE[0], NO_MENU[0], SILENCE[0], blank(PAPER)), blank(LOOKOUT).shares, scores, hopes)
    elif state.ask == Ask.OVER:
        share_hopes(world, state, 0, 0, scores, hopes)
    else:
        share_hopes(world, state, ROUNDS - state.rounds + 1, 0, scores, hopes)


@rule
def foresee(g: Play, shares: Floats, scores: Scores, hopes: Hopes) -> None:
    """What the side that is best for the picker leads to, its doors all alike."""
    s, best = g.state, -1.0
    doors = 1 if s.crystal else DOORS
    for side in range(4):
        if side == s.side:
            continue
        for seat in range(g.world.players):
            shares[seat] = 0.0
        for k in range(doors):
            door = s.crystal if s.crystal else k + 1
            seen = who_is_seen(g.paper.lab, s.hall, side, door, g.world.mirror, g.world.solid_ghosts, g.world.min_visible)
            share_hopes(g.world, s, ROUNDS - s.rounds, seen, scores, hopes)
            for seat in range(g.world.players):
                shares[seat] += hopes.seats[seat] / doors
        if shares[s.turn] > best:
            best = shares[s.turn]
            for seat in range(g.world.players):
                shares[SEATS + seat] = shares[seat]
    for seat in range(g.world.players):
        hopes.seats[seat] = shares[SEATS + seat]


@rule
def share_hopes(world: World, state: State, turns: int, seen: int, scores: Scores, hopes: Hopes) -> None:
    """Once these ghosts have been seen: the win if no turn is to come, else shares by what ghosts promise."""
    for seat in range(SEATS):
        hopes.seats[seat] = 0.0
    gone = returning(world, state, seen)
    if turns == 0:
        for seat in range(world.players):
            count_seat(state.hall, seat, gone, scores)
        best = leaders(scores, world.players)
        for seat in range(world.players):
            hopes.seats[seat] = 1.0 / size(best) if has(best, seat) else 0.0
        return
    total = 0.0
    for seat in range(world.players):
        hopes.seats[seat] = exp(long_run(state.hall, seat, turns, seen, gone))
        total += hopes.seats[seat]
    for seat in range(world.players):
        hopes.seats[seat] /= total


@rule
def returning(world: World, state: State, seen: int) -> int:
    """Those that go back to their reserves: of the seen ones, with merging only the small; on lava, all on the floor."""
    gone = 0
    for ghost in range(GHOSTS):
        each = state.hall.ghosts[ghost]
        burnt = state.chime == Chime.LAVA and each.place == Place.HALL and each.level == 0
        if burnt or (has(seen, ghost) and (not world.merging or size_of(ghost) == Size.S)):
            gone |= only(ghost)
    return gone


@rule
def long_run(hall: Hall, seat: int, turns: int, seen: int, gone: int) -> float:
    """What a seat's ghosts promise, all together."""
    promise, row = 0.0, min(turns, len(PROMISE) - 1)
    for ghost in range(seat * TEAM, seat * TEAM + TEAM):
        each, kind = hall.ghosts[ghost], size_of(ghost)
        if each.place == Place.CROSSED:
            promise += PROMISE[row, kind, GRID]
        elif each.place == Place.HALL and not has(gone, ghost):
            depth = 1 if has(seen, ghost) else depth_in(hall.home[seat], each.cell)
            promise += PROMISE[row, kind, depth - 1]
    return promise
