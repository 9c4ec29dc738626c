"""What the humans of a mission have to do, and who of them does what: a plan, made from what everybody can see.

Objectives, items, exits and triggers are read from the mission, so that the plan fits any. Work is counted in steps.
"""

from __future__ import annotations

from typing import Annotated

from ghostlight.core.bits import has, only, size
from ghostlight.core.compile import brief, rule, sealed
from ghostlight.core.records import Floats, Ints, Record, Rows, blank, fill

from ..map import TOILET
from ..rules.distances import FAR, apart, nearest_of, spread, start_at
from ..rules.goals import carries, progress
from ..rules.items import kind_of, marked, matches, slot_with
from ..rules.play import NO_DICE, NO_MENU, PAPER, SILENCE, Play, is_full, is_quarry, stands
from ..rules.turn import fits_need, has_needs
from ..state import (
    ALL,
    CHESS,
    FLOOR,
    HUMANS,
    NOWHERE,
    SLOTS,
    SQUARES,
    Character,
    Effect,
    Goal,
    Human,
    Kind,
    Objective,
    State,
    Trigger,
    When,
    World,
)

UNSURE_STEPS = 8  # what a thing that may not be there is farther away than it is
TASK_STEPS = 2  # what an action costs, in steps
LATER_STEPS = 16  # what an objective costs that nobody can work at yet
BURDEN = 4  # in so many steps of work one counts twice: two who split up can take more blows than one who does it all
FETCHES = 16  # things that a plan thinks of at most


class Ways(Record):
    """Steps to every square, or from every square."""

    to: Annotated[Ints, SQUARES]


class Notes(Record):
    """Scratch paper of one who thinks."""

    known: int  # the signature of what the plan was made from
    useful: int  # objectives that are worth working at, a set
    steps: Annotated[Rows[Ways], HUMANS]  # from each human to every square
    target: Annotated[Ints, HUMANS]  # where each is to go first; NOWHERE: nothing to do
    at: Annotated[Ints, HUMANS]  # where each will have ended up
    time: Annotated[Ints, HUMANS]  # after so many steps
    leaving: int  # those who leave once they can, a set
    idle: int  # those who only wait for others, a set
    taken: Annotated[Ints, FLOOR]  # things that somebody is to fetch
    work: int  # steps until all is done
    aimed: Annotated[Ints, HUMANS]  # where `far` leads
    far: Annotated[Rows[Ways], HUMANS]  # steps to the target of each
    queue: Annotated[Ints, SQUARES]
    waiting: Annotated[Ints, SQUARES]
    # What one can walk to now.
    count: int
    order: Annotated[Ints, SQUARES]
    walked: Annotated[Ints, SQUARES]
    first: Annotated[Ints, SQUARES]  # the direction to begin with
    hazard: Annotated[Floats, SQUARES]  # what one meets on the way
    value: Annotated[Floats, SQUARES]
    # What ghosts can do.
    chances: Annotated[Floats, CHESS]  # that the ghost can move like this
    odds: Annotated[Floats, 1 << CHESS]  # that it can move in one of these ways, as far as everybody knows
    own: Annotated[Floats, 1 << CHESS]  # the same, as far as the ghost knows itself
    maybe: Annotated[Ints, SQUARES]  # whether a square comes into question for it
    lure: Annotated[Floats, SQUARES]  # what it is worth to wait there
    ahead: Annotated[Ints, HUMANS]  # where each human will probably be


NOTES = Notes.dtype


# --- what is worth doing ---------------------------------------------------------------------------------------------------


@rule
def useful_objectives(g: Play) -> int:
    """Those that win the game, and those that bring about something needed for these."""
    w, s = g.world, g.state
    useful = w.win_humans & ~s.done
    for _ in range(2):
        for k in range(w.trigger_count):
            each = w.triggers[k]
            if each.when == When.OBJECTIVE and not has(s.done, each.objective) and helps(g, each, useful):
                useful |= only(each.objective)
    return useful & ~w.win_ghost


@rule
def helps(g: Play, trigger: Trigger, useful: int) -> bool:
    """Whether it lets somebody out when nobody can leave, or makes a useful objective possible."""
    for k in range(trigger.script.first, trigger.script.first + trigger.script.count):
        effect = g.world.effects[k]
        if effect.kind == Effect.ACTIVATE and has(useful & ~g.state.active, effect.a):
            return True
        if effect.kind == Effect.OPEN_EXIT and any_exit(g.state.open_exits) == NOWHERE:
            return True
        if effect.kind in (Effect.UNLOCK, Effect.EXTINGUISH):
            return True
    return False


@rule
def any_exit(exits: Ints) -> int:
    return nearest_of(exits, 0)


@rule
def is_needed(g: Play, useful: int, item: int) -> bool:
    """Whether the mission needs such an item."""
    if item == 0:
        return False
    for k in range(g.world.objective_count):
        each = g.world.objectives[k]
        if not has(useful, k):
            continue
        if each.kind in (Goal.COLLECT, Goal.DELIVER) and matches(each.match, item):
            return True
        if each.kind == Goal.TASK:
            for need in range(each.first, each.first + each.needs):
                if fits_need(g.world.needs[need], item):
                    return True
    return False


@rule
def is_brought(g: Play, useful: int, item: int, square: int) -> bool:
    """Whether such an item lies well here: where it was to be brought."""
    for k in range(g.world.objective_count):
        each = g.world.objectives[k]
        if has(useful, k) and each.kind == Goal.DELIVER and not each.outside and matches(each.match, item):
            return marked(each.squares, square)
    return False


# --- how likely a thing is what one looks for ------------------------------------------------------------------------------


@rule
def chance_of(g: Play, objective: Objective, place: int) -> float:
    """That what lies at this place of the floor counts for the objective; of what lies face down nobody knows more."""
    s = g.state
    if s.floor_pool[place] == 0:
        return 1.0 if fits(g, objective, s.floor[place]) else 0.0
    placement, found, hidden = g.world.placements[s.floor_pool[place] - 1], 0, 0
    for thing in range(placement.first, placement.first + placement.things):
        if s.hidden[thing >> 5] >> (thing & 31) & 1:
            hidden += 1
            if fits(g, objective, g.world.things[thing]):
                found += 1
    return found / hidden if hidden else 0.0


@rule
def fits(g: Play, objective: Objective, item: int) -> bool:
    if objective.kind != Goal.TASK:
        return matches(objective.match, item)
    for need in range(objective.first, objective.first + objective.needs):
        if fits_need(g.world.needs[need], item):
            return True
    return False


# --- the plan --------------------------------------------------------------------------------------------------------------


@rule
def signature(g: Play) -> int:
    """Changes with whatever a plan is made from, but for where everybody is."""
    s, sign = g.state, 0
    for piece in range(HUMANS):
        sign = 31 * sign + s.humans[piece].place
        for slot in range(SLOTS):
            sign = 31 * sign + s.humans[piece].items[slot]
    for word in range(len(s.open_exits)):
        sign = 31 * sign + s.open_exits[word]
    for door in range(len(s.lock_side)):
        sign = 31 * sign + s.lock_side[door]
    return 31 * (31 * (31 * sign + s.done) + s.active) + s.floor_count


@sealed
def plan_work(world: World, state: State, notes: Notes) -> None:
    share_out(Play(world, state, NO_DICE[0], NO_MENU[0], SILENCE[0], blank(PAPER)), notes)


@brief
def make_plan(g: Play, n: Notes) -> None:
    plan_work(g.world, g.state, n)


@rule
def share_out(g: Play, n: Notes) -> None:
    """Each piece of the work goes to whoever would be done with it first."""
    w, s = g.world, g.state
    n.known = signature(g)
    n.useful = useful_objectives(g)
    n.leaving = n.idle = n.work = 0
    fill(n.taken, 0)
    for piece in range(HUMANS):
        human = s.humans[piece]
        n.target[piece] = n.aimed[piece] = NOWHERE
        n.time[piece] = 0
        n.at[piece] = human.square
        if stands(human):
            survey(g, n, piece, human)
    for k in range(w.objective_count):
        if has(n.useful & s.active, k):
            plan_for(g, n, k, w.objectives[k])
    seek_triggers(g, n)
    for piece in range(HUMANS):
        if is_quarry(piece) and stands(s.humans[piece]):
            n.work = max(n.work, n.time[piece])
    plan_leaving(g, n)
    for k in range(w.objective_count):
        if has(w.win_humans & ~s.done & ~s.active, k):
            n.work += LATER_STEPS


@rule
def survey(g: Play, n: Notes, piece: int, human: Human) -> None:
    """Steps from this human to everywhere."""
    key = slot_with(human, Kind.KEY) != NOWHERE
    start_at(n.steps[piece].to, n.queue, human.square)
    safe = slot_with(human, Kind.EXTINGUISHER) != NOWHERE
    spread(g, n.steps[piece].to, n.queue, n.waiting, False, key, human.character == Character.GUARD, safe)


@rule
def aim(g: Play, n: Notes, piece: int) -> None:
    """Steps from everywhere to this human's target."""
    human, target = g.state.humans[piece], n.target[piece]
    if n.aimed[piece] == target:
        return
    n.aimed[piece] = target
    key = slot_with(human, Kind.KEY) != NOWHERE
    start_at(n.far[piece].to, n.queue, target)
    safe = slot_with(human, Kind.EXTINGUISHER) != NOWHERE
    spread(g, n.far[piece].to, n.queue, n.waiting, True, key, human.character == Character.GUARD, safe)


@brief
def from_here(g: Play, n: Notes, piece: int, square: int) -> int:
    """Steps for this human to a square, once all that it has to do so far is done."""
    if n.at[piece] == g.state.humans[piece].square:
        return n.steps[piece].to[square]
    return apart(n.at[piece], square)


@rule
def send(n: Notes, piece: int, square: int, steps: int) -> None:
    """One more leg of the way."""
    if n.target[piece] == NOWHERE:
        n.target[piece] = square
    n.time[piece] += steps
    n.at[piece] = square


@brief
def works(g: Play, piece: int) -> bool:
    return is_quarry(piece) and stands(g.state.humans[piece])


@rule
def plan_for(g: Play, n: Notes, number: int, objective: Objective) -> None:
    kind = objective.kind
    if kind in (Goal.DELIVER, Goal.COLLECT):
        plan_fetching(g, n, number, objective)
    elif kind == Goal.TASK:
        plan_task(g, n, number, objective)
    elif kind == Goal.REACH:
        plan_meeting(g, n, objective)
    elif kind == Goal.SURVIVE:
        for piece in range(HUMANS):
            if works(g, piece) and n.target[piece] == NOWHERE:
                hide(g, n, piece)
        n.work = max(n.work, 2 * TASK_STEPS * (objective.until - g.state.rounds))


@rule
def hide(g: Play, n: Notes, piece: int) -> None:
    """The nearest toilet with room."""
    best, least = NOWHERE, FAR
    for square in range(SQUARES):
        free = square == g.state.humans[piece].square or not is_full(g, square)
        if TOILET[square] and free and n.steps[piece].to[square] < least:
            best, least = square, n.steps[piece].to[square]
    if best != NOWHERE:
        send(n, piece, best, least)


@rule
def fetch(g: Play, n: Notes, objective: Objective, last: bool) -> float:
    """Send somebody for one more thing: whoever would be back first with it. How likely it is the right one; 0: nobody can.

    `last`: it must be brought to the objective's squares.
    """
    s = g.state
    who, what, least, sure = NOWHERE, NOWHERE, FAR * 4, 0.0
    for place in range(s.floor_count):
        if n.taken[place]:
            continue
        chance = chance_of(g, objective, place)
        square = s.floor_at[place]
        if chance <= 0.0 or (last and marked(objective.squares, square)):
            continue
        onward = 0
        if last:
            area = nearest_of(objective.squares, square)
            onward = apart(square, area) if area != NOWHERE else 0
        for piece in range(HUMANS):
            if works(g, piece):
                steps = from_here(g, n, piece, square)
                burden = n.time[piece] // BURDEN if last else 0
                cost = n.time[piece] + burden + steps + int(UNSURE_STEPS * (1.0 - chance)) + onward
                if steps < FAR and cost < least:
                    who, what, least, sure = piece, place, cost, chance
    if what == NOWHERE:
        return 0.0
    n.taken[what] = 1
    send(n, who, s.floor_at[what], from_here(g, n, who, s.floor_at[what]))
    return sure


@rule
def fetch_key(g: Play, n: Notes) -> None:
    """Something is behind a lock: whoever is nearest gets a key."""
    s = g.state
    who, what, least = NOWHERE, NOWHERE, FAR
    for place in range(s.floor_count):
        if s.floor_pool[place] == 0 and kind_of(s.floor[place]) == Kind.KEY:
            for piece in range(HUMANS):
                if works(g, piece) and n.time[piece] + from_here(g, n, piece, s.floor_at[place]) < least:
                    who, what = piece, place
                    least = n.time[piece] + from_here(g, n, piece, s.floor_at[place])
    if what != NOWHERE:
        send(n, who, s.floor_at[what], from_here(g, n, who, s.floor_at[what]))


@rule
def plan_fetching(g: Play, n: Notes, number: int, objective: Objective) -> None:
    """Fetch what is missing, then bring it."""
    missing = float(objective.count - progress(g, number, objective))
    bring = objective.kind == Goal.DELIVER and not objective.outside
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if works(g, piece) and objective.kind == Goal.DELIVER and not (bring and marked(objective.squares, human.square)):
            missing -= carries(human, objective.match)
    for _ in range(FETCHES):
        if missing < 0.5:
            break
        sure = fetch(g, n, objective, bring)
        if sure <= 0.0:
            fetch_key(g, n)
            n.work += LATER_STEPS
            break
        missing -= sure
    if bring:
        bring_all(g, n, objective)


@rule
def bring_all(g: Play, n: Notes, objective: Objective) -> None:
    """Whoever carries something, or is to fetch it, goes where it belongs."""
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if not works(g, piece):
            continue
        carrier = carries(human, objective.match) > 0 and not marked(objective.squares, human.square)
        if carrier or n.target[piece] != NOWHERE:
            area = nearest_for(g, n, piece, objective.squares)
            if area != NOWHERE:
                send(n, piece, area, from_here(g, n, piece, area))


@rule
def nearest_for(g: Play, n: Notes, piece: int, squares: Ints) -> int:
    """The nearest square of a set for this human, as the ways are now."""
    if n.at[piece] != g.state.humans[piece].square:
        return nearest_of(squares, n.at[piece])
    best, least = NOWHERE, FAR + 1
    for square in range(SQUARES):
        if marked(squares, square) and n.steps[piece].to[square] < least:
            best, least = square, n.steps[piece].to[square]
    return best


@rule
def plan_task(g: Play, n: Notes, number: int, objective: Objective) -> None:
    """Whoever has what it needs and is there first; else somebody fetches that."""
    who, where, least = NOWHERE, NOWHERE, FAR
    for piece in range(HUMANS):
        if works(g, piece) and has_needs(g, g.world.objectives[number], g.state.humans[piece]):
            square = nearest_for(g, n, piece, objective.squares)
            if square != NOWHERE and n.time[piece] + from_here(g, n, piece, square) < least:
                who, where = piece, square
                least = n.time[piece] + from_here(g, n, piece, square)
    if who != NOWHERE:
        send(n, who, where, from_here(g, n, who, where) + TASK_STEPS * objective.cost)
    elif objective.needs:
        for _ in range(objective.needs):
            if fetch(g, n, objective, False) <= 0.0:
                fetch_key(g, n)
        n.work += LATER_STEPS


@rule
def plan_meeting(g: Play, n: Notes, objective: Objective) -> None:
    """As many as are wanted, the nearest first."""
    sent = 0
    for _ in range(HUMANS):
        who, where, least = NOWHERE, NOWHERE, FAR
        for piece in range(HUMANS):
            if works(g, piece) and not has(sent, piece):
                square = nearest_for(g, n, piece, objective.squares)
                if square != NOWHERE and from_here(g, n, piece, square) < least:
                    who, where, least = piece, square, from_here(g, n, piece, square)
        if who == NOWHERE:
            return
        sent |= only(who)
        send(n, who, where, least)
        if objective.count != ALL and size(sent) >= objective.count:
            return


@rule
def seek_triggers(g: Play, n: Notes) -> None:
    """Where entering a place, or taking a thing, would bring something needed about, the nearest without work goes there."""
    w, s = g.world, g.state
    for k in range(w.trigger_count):
        each = w.triggers[k]
        if has(s.fired, k) or not helps(g, each, n.useful):
            continue
        if each.when == When.AREA_ENTERED:
            approach(g, n, each.squares)
        elif each.when == When.ITEM_TAKEN:
            for place in range(s.floor_count):
                if s.floor_pool[place] == 0 and matches(each.match, s.floor[place]) and not n.taken[place]:
                    who = free_hand(g, n, s.floor_at[place])
                    if who != NOWHERE:
                        n.taken[place] = 1
                        send(n, who, s.floor_at[place], n.steps[who].to[s.floor_at[place]])
                        break


@rule
def approach(g: Play, n: Notes, squares: Ints) -> None:
    for square in range(SQUARES):
        if marked(squares, square):
            who = free_hand(g, n, square)
            if who != NOWHERE:
                send(n, who, nearest_for(g, n, who, squares), n.steps[who].to[square])
            return


@rule
def free_hand(g: Play, n: Notes, square: int) -> int:
    """The nearest who has nothing else to do."""
    who, least = NOWHERE, FAR
    for piece in range(HUMANS):
        if works(g, piece) and n.target[piece] == NOWHERE and n.steps[piece].to[square] < least:
            who, least = piece, n.steps[piece].to[square]
    return who


# --- getting out -----------------------------------------------------------------------------------------------------------


@rule
def plan_leaving(g: Play, n: Notes) -> None:
    """Who leaves, by which exit, and when the last of them is out."""
    w, s = g.world, g.state
    escape = outside = NOWHERE
    for k in range(w.objective_count):
        if has(n.useful & s.active, k):
            if w.objectives[k].kind == Goal.ESCAPE:
                escape = k
            elif w.objectives[k].kind == Goal.DELIVER and w.objectives[k].outside:
                outside = k
    shut = any_exit(s.open_exits) == NOWHERE
    rest = n.useful & w.win_humans
    for k in range(w.objective_count):
        if w.objectives[k].kind == Goal.ESCAPE or k == outside:
            rest &= ~only(k)
    last = rest & ~s.active == 0  # what is still to come is only to leave
    end = 0
    for piece in range(HUMANS):
        if not works(g, piece):
            continue
        human = s.humans[piece]
        door = nearest_for(g, n, piece, s.exits if shut else s.open_exits)
        loaded = outside != NOWHERE and carries(human, w.objectives[outside].match) > 0
        if not shut and rest == 0 and n.target[piece] == NOWHERE and (escape != NOWHERE or loaded):
            n.leaving |= only(piece)
        if door != NOWHERE:
            steps = from_here(g, n, piece, door)
            if outside != NOWHERE and (loaded or n.target[piece] != NOWHERE):
                end = max(end, n.time[piece] + steps)
            if n.target[piece] == NOWHERE and (last or loaded):
                n.target[piece] = door
                n.idle |= 0 if has(n.leaving, piece) else only(piece)
            n.time[piece] += steps
            n.at[piece] = door
    n.work = max(n.work, end)
    if escape != NOWHERE or has_escape(g, n):
        n.work = max(n.work, last_out(g, n, w.objectives[escape].count - s.left if escape != NOWHERE else 1))


@rule
def has_escape(g: Play, n: Notes) -> bool:
    for k in range(g.world.objective_count):
        if has(n.useful, k) and g.world.objectives[k].kind == Goal.ESCAPE:
            return True
    return False


@rule
def last_out(g: Play, n: Notes, count: int) -> int:
    """When so many can be at an exit."""
    out, end = 0, 0
    for _ in range(max(1, count)):
        who, least = NOWHERE, 4 * FAR
        for piece in range(HUMANS):
            if works(g, piece) and not has(out, piece) and n.time[piece] < least:
                who, least = piece, n.time[piece]
        if who == NOWHERE:
            return end + LATER_STEPS
        out |= only(who)
        end = least
    return end + TASK_STEPS


@rule
def is_carrier(g: Play, n: Notes, piece: int) -> bool:
    """Whether this human has something that the mission needs."""
    for slot in range(SLOTS):
        if is_needed(g, n.useful, g.state.humans[piece].items[slot]):
            return True
    return False
