"""What a human makes of its turn, step by step and action by action. The guard is one too."""

from __future__ import annotations

from ghostlight.core.agenda import kind_of as deed_of
from ghostlight.core.bits import has, only, size
from ghostlight.core.compile import rule
from ghostlight.core.contract import Worth

from ..map import BESIDE, MACHINE_AT, TOILET
from ..rules.distances import FAR, apart
from ..rules.fighting import piece_with
from ..rules.goals import carries
from ..rules.items import bearable, kind_of, marked, nth_on, slot_with
from ..rules.play import Play, burns, is_quarry, quarry_standing, same_side, stands
from ..rules.turn import has_needs
from ..state import FIRST_SUBORDINATE, HUMANS, MACHINES, NOWHERE, Do, Goal, Kind, Place, Walk
from .belongings import NEEDED, SILLY, WANTED, best_gift, gained, least_owned, owned, spare_room
from .dangers import PAIN, TURN_STEPS, danger, has_weapon, is_hurried, look_about, pace_of, pain, push, reckon_cards
from .plans import Notes, aim, is_brought, is_carrier, works

TOLD = 0.35  # of pain: what a point regained is worth
REVIVAL = 16.0
RESULT = 15.0  # something that is done for good
BONUS_STEPS = 3.5  # that a drink brings on average


@rule
def actions_after(g: Play, steps: int) -> int:
    """Actions that are left after so many steps."""
    pace = pace_of(g)
    return g.state.turn.actions - max(0, steps - g.state.turn.steps + pace - 1) // pace


@rule
def arrival(g: Play, n: Notes, piece: int, square: int, actions: int) -> float:
    """What being on a square brings, with so many actions left there: something that is done."""
    s = g.state
    if not is_quarry(piece):
        prey = 0.0
        for other in range(HUMANS):
            if works(g, other) and s.humans[other].square == square and not TOILET[square]:
                prey = max(prey, actions * assaulting(g, n, piece, other, slot_with(s.humans[piece], Kind.TRUNCHEON)))
        return prey
    if is_way_out(g, n, piece, square, actions):
        return RESULT
    for k in range(g.world.objective_count):
        each = g.world.objectives[k]
        due = each.kind == Goal.TASK and has(n.useful & s.active, k) and each.cost <= actions
        if due and marked(each.squares, square) and has_needs(g, each, s.humans[piece]):
            return RESULT
    return 0.0


@rule
def is_way_out(g: Play, n: Notes, piece: int, square: int, actions: int) -> bool:
    """Whether this human would leave from there at once."""
    return actions > 0 and has(n.leaving, piece) and marked(g.state.open_exits, square)


@rule
def value_squares(g: Play, n: Notes, piece: int) -> None:
    """What it is worth to be on each of the squares in reach when the turn ends."""
    pace = push(n, piece)
    for k in range(n.count):
        square = n.order[k]
        actions = actions_after(g, n.walked[square])
        n.value[square] = arrival(g, n, piece, square, actions) - n.hazard[square]
        if not is_way_out(g, n, piece, square, actions):
            n.value[square] -= danger(g, n, piece, square)
        if pace > 0.0:
            n.value[square] -= pace * min(n.far[piece].to[square], FAR)


@rule
def best_within(n: Notes, limit: int, direction: int) -> float:
    """The best that so many steps can come to, beginning in a direction (NOWHERE: any, or none)."""
    best = -1e6
    for k in range(n.count):
        square = n.order[k]
        if n.walked[square] > limit:
            break
        if direction == NOWHERE or n.first[square] == direction:
            best = max(best, n.value[square])
    return best


# --- errands: what is worth a detour ---------------------------------------------------------------------------------------


@rule
def consider_errands(g: Play, n: Notes, piece: int) -> None:
    """A comrade to be helped up, or something useful that lies near the way, comes first."""
    s, human = g.state, g.state.humans[piece]
    goal = n.target[piece]
    if goal != NOWHERE:
        aim(g, n, piece)
    best, where = 0.0, NOWHERE
    healer = slot_with(human, Kind.FIRST_AID) != NOWHERE or slot_with(human, Kind.ENERGY_DRINK) != NOWHERE
    for other in range(HUMANS):
        patient = s.humans[other]
        if patient.place == Place.WOUNDED and healer and is_quarry(piece) and is_quarry(other):
            rounds = patient.fell_round + g.world.wounded_rounds - s.rounds
            gain = REVIVAL - detour(n, piece, patient.square, goal)
            if n.steps[piece].to[patient.square] <= TURN_STEPS * rounds and gain > best:
                best, where = gain, patient.square
    spare = spare_room(g, n, piece) + (NEEDED if is_hurried(g, n) else 0.0)
    for place in range(s.floor_count):
        square = s.floor_at[place]
        worth = 2.0 if s.floor_pool[place] else gained(g, n, piece, s.floor[place])
        if worth < NEEDED / 2 and square != human.square:
            gain = worth - spare - detour(n, piece, square, goal)
            if gain > best:
                best, where = gain, square
    room = human.items[g.world.inventory_slots - 1] == 0
    for k in range(MACHINES):
        if s.stock[k] and MACHINE_AT[k] != human.square and room:  # there is no offer to a full hand
            gain = WANTED[Kind.ENERGY_DRINK] - spare - detour(n, piece, MACHINE_AT[k], goal)
            if gain > best:
                best, where = gain, MACHINE_AT[k]
    if where != NOWHERE:
        n.target[piece] = where
        n.idle &= ~only(piece)


@rule
def detour(n: Notes, piece: int, square: int, goal: int) -> float:
    """Steps that going there first costs."""
    if goal == NOWHERE:
        return 0.25 * n.steps[piece].to[square]
    return float(n.steps[piece].to[square] + apart(square, goal) - min(n.steps[piece].to[goal], FAR))


@rule
def hunt(g: Play, n: Notes, piece: int) -> None:
    """The guard goes for whoever carries most, or is nearest."""
    best, most = NOWHERE, -1e6
    for other in range(HUMANS):
        human = g.state.humans[other]
        if works(g, other) and not TOILET[human.square]:
            worth = (6.0 if is_carrier(g, n, other) else 0.0) - human.hp - n.steps[piece].to[human.square]
            if worth > most:
                best, most = human.square, worth
    n.target[piece] = best


# --- options ---------------------------------------------------------------------------------------------------------------


@rule
def prepare(g: Play, n: Notes, piece: int) -> None:
    """Plan, and look about, for the human whose turn it is."""
    s = g.state
    reckon_cards(g, n)
    if is_quarry(piece):
        consider_errands(g, n, piece)
    else:
        hunt(g, n, piece)
    if n.target[piece] != NOWHERE:
        aim(g, n, piece)
    pace = pace_of(g)
    look_about(g, n, piece, 0 if s.turn.finished else s.turn.steps + s.turn.actions * pace)
    value_squares(g, n, piece)


@rule
def appraise_turn(g: Play, n: Notes, worth: Worth) -> None:
    """What to do next in one's turn, open walks included."""
    s = g.state
    piece = s.turn.piece
    human = s.humans[piece]
    prepare(g, n, piece)
    pace = pace_of(g)
    limit = 0 if s.turn.finished else s.turn.steps + s.turn.actions * pace
    less = 0 if s.turn.finished else max(0, s.turn.actions - 1) * pace
    after = best_within(n, less, NOWHERE)
    for k in range(g.menu.count):
        action = g.menu.actions[k]
        a, b = action >> 8 & 255, action >> 16 & 255
        deed = deed_of(action)
        if deed == Do.STEP:
            worth.options[k] = best_within(n, limit, a)
            if burns(g, BESIDE[human.square, a]) and s.turn.walk == Walk.NO and slot_with(human, Kind.EXTINGUISHER) != NOWHERE:
                worth.options[k] -= pain(g, piece)
        elif deed == Do.DOUSE:
            worth.options[k] = best_within(n, limit, a) - (0.0 if burns(g, BESIDE[human.square, a]) else 0.5)
        elif deed == Do.RIDE:
            worth.options[k] = -danger(g, n, piece, a) - push(n, piece) * n.far[piece].to[a]
        elif deed in (Do.END, Do.STOP):
            worth.options[k] = n.value[human.square] if deed == Do.END else best_within(n, limit - s.turn.steps, NOWHERE)
        elif deed == Do.TAKE:
            worth.options[k] = after + taking(g, n, piece, a)
        elif deed == Do.DROP:
            worth.options[k] = after + dropping(g, n, piece, a)
        else:
            worth.options[k] = after + acting_worth(g, n, piece, deed, a, b)


@rule
def taking(g: Play, n: Notes, piece: int, place: int) -> float:
    """Free, and first of all, if it is of any use."""
    square = g.state.humans[piece].square
    item = g.state.floor[nth_on(g.state, square, place)]
    gain = gained(g, n, piece, item)
    if gain < 0.3 or (is_quarry(piece) and is_brought(g, n.useful, item, square)):
        return -SILLY
    return 40.0 + gain


@rule
def dropping(g: Play, n: Notes, piece: int, slot: int) -> float:
    """What has been brought where it belongs; or the least useful thing, for something better that lies there."""
    s, human = g.state, g.state.humans[piece]
    if is_quarry(piece) and is_brought(g, n.useful, human.items[slot], human.square):
        return 20.0 if n.target[piece] != NOWHERE else -SILLY
    if human.items[g.world.inventory_slots - 1] == 0 or slot != least_owned(g, n, piece):
        return -SILLY
    best = 0.0
    for place in range(s.floor_count):
        item = s.floor[place]
        lies_here = s.floor_at[place] == human.square and s.floor_pool[place] == 0
        if lies_here and has(bearable(human), kind_of(item)) and not is_brought(g, n.useful, item, human.square):
            best = max(best, gained(g, n, piece, item))
    return 20.0 if best > owned(g, n, piece, slot) + 0.5 else -SILLY


@rule
def acting_worth(g: Play, n: Notes, piece: int, deed: int, a: int, b: int) -> float:
    """What an action brings, but for the steps that are left after it."""
    if deed == Do.TASK:
        return 30.0
    if deed == Do.LEAVE:
        return leaving_worth(g, n, piece)
    if deed == Do.HEAL:
        return healing(g, n, piece, a, piece_with(g, b))
    if deed == Do.SHELTER:
        return sheltering(g, n, piece, a)
    if deed == Do.SHIELD:
        return shielding(g, n, piece, a, piece_with(g, b))
    if deed == Do.HAND:
        return best_gift(g, n, piece, piece_with(g, a)) - 1.5
    if deed == Do.SHOOT:
        return shooting(g, n, piece, a)
    if deed == Do.ATTACK:
        return assaulting(g, n, piece, piece_with(g, a), b)
    return -SILLY


@rule
def leaving_worth(g: Play, n: Notes, piece: int) -> float:
    """When it is time; the last one only if that wins."""
    if not has(n.leaving, piece):
        return -SILLY
    if size(quarry_standing(g)) == 1 and not would_win(g, piece):
        return -SILLY
    return 40.0


@rule
def would_win(g: Play, piece: int) -> bool:
    """Whether all is done once this one is out."""
    w, s = g.world, g.state
    for k in range(w.objective_count):
        if not has(w.win_humans & ~s.done, k):
            continue
        each = w.objectives[k]
        out = s.left + 1
        if each.outside:
            out = carries(s.humans[piece], each.match)
            for other in range(HUMANS):
                if s.humans[other].place == Place.GONE:
                    out += carries(s.humans[other], each.match)
        elif not each.must_leave and each.count > out:
            return False
        if each.count > out:
            return False
    return True


@rule
def healing(g: Play, n: Notes, piece: int, slot: int, patient: int) -> float:
    """A point regained, or somebody who gets up again; of the other side that is a loss."""
    if not same_side(piece, patient):
        return -2 * SILLY
    human = g.state.humans[patient]
    drink = kind_of(g.state.humans[piece].items[slot]) == Kind.ENERGY_DRINK
    gain = -owned(g, n, piece, slot)
    if human.place == Place.WOUNDED:
        gain += REVIVAL + (20.0 if size(quarry_standing(g)) == 1 else 0.0)
    else:
        for k in range(1 if drink else 2):
            if human.hp + k < g.world.hp[human.character]:
                gain += TOLD * (PAIN[min(human.hp + k, len(PAIN) - 1)])
    if drink and not g.state.turn.finished and n.target[piece] != NOWHERE:
        gain += push(n, piece) * max(0.0, min(BONUS_STEPS, n.far[piece].to[g.state.humans[piece].square] - 3.0))
    return gain


@rule
def sheltering(g: Play, n: Notes, piece: int, slot: int) -> float:
    """A room under rue is worth it to those who stay in it."""
    human = g.state.humans[piece]
    if n.target[piece] != NOWHERE and n.far[piece].to[human.square] > 1:
        return -SILLY
    fear = 0.0
    for other in range(HUMANS):
        if works(g, other) and g.state.humans[other].square == human.square:
            fear += danger(g, n, other, human.square)
    return 1.5 * fear - owned(g, n, piece, slot)


@rule
def shielding(g: Play, n: Notes, piece: int, slot: int, patient: int) -> float:
    human = g.state.humans[patient]
    if human.rue or not stands(human) or not same_side(piece, patient):
        return -SILLY
    return danger(g, n, patient, human.square) - owned(g, n, piece, slot)


@rule
def shooting(g: Play, n: Notes, piece: int, target: int) -> float:
    s = g.state
    if target >= FIRST_SUBORDINATE:
        at = s.at[target - FIRST_SUBORDINATE]
        if not is_quarry(piece):
            return -SILLY
        nearest = FAR
        for other in range(HUMANS):
            if works(g, other):
                nearest = min(nearest, apart(at, s.humans[other].square))
        return 3.5 if nearest <= 6 else 1.5
    other = piece_with(g, target)
    if same_side(piece, other):
        return -2 * SILLY
    return 0.6 * pain(g, other) + (3.0 if is_quarry(other) and is_carrier(g, n, other) else 0.0)


@rule
def assaulting(g: Play, n: Notes, piece: int, other: int, slot: int) -> float:
    """Sure to hurt somebody without a weapon; else it is even."""
    s = g.state
    if same_side(piece, other):
        return -2 * SILLY
    gain = pain(g, other) + (4.0 if is_quarry(other) and is_carrier(g, n, other) else 0.0)
    if not is_quarry(other):
        gain = 8.0 if s.humans[other].hp == 1 else 3.0
    wear = 0.0 if kind_of(s.humans[piece].items[slot]) == Kind.TRUNCHEON else 1.0
    if not has_weapon(s.humans[other]):
        return gain - wear
    loss = pain(g, piece) if is_quarry(piece) else (6.0 if s.humans[piece].hp == 1 else 1.5)
    return 0.5 * gain - 0.5 * loss - wear
