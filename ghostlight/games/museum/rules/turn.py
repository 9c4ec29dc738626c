"""The turn of a human: the menu of actions, items that are used, tasks, leaving (M-050 to M-066, M-170 to M-176)."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, only
from ghostlight.core.compile import brief, rule
from ghostlight.core.events import tell
from ghostlight.core.records import Ints

from ..map import AREA, LIFT, TOILET
from ..state import (
    FLOOR,
    HUMANS,
    NAMED_NEED,
    NOWHERE,
    SLOTS,
    Ask,
    Do,
    Event,
    Human,
    Kind,
    Objective,
    Place,
    Turn,
    Walk,
)
from .fighting import WEAPONS, offer_attacks, offer_shots, piece_with
from .handing import offer_partners
from .items import FRESH, is_bound, kind_of, kinds_held, marked, tokens
from .play import DEEDS, QUESTIONS, Play, acting, in_reach, is_minion, is_quarry, is_room, may_receive, offer, stands, then
from .taking import consume, forget_drops, offer_to_drop, offer_what_lies, pick_up, put_down
from .walking import go_on, offer_moves
from .wounds import gain_points

DRINK_POINTS, KIT_POINTS = 1, 2
USEFUL = 1 << Kind.ENERGY_DRINK | 1 << Kind.FIRST_AID | 1 << Kind.RUE  # a set of kinds (table 3.3)


@brief
def begin_turn(g: Play, piece: int) -> None:
    """M-050."""
    turn, human = g.state.turn, g.state.humans[piece]
    turn.piece = piece
    turn.actions = g.world.human_actions
    turn.on_lift = LIFT[human.square]  # M-091
    tell(g.events, Event.TURN, human.character)
    then(g, Ask.TURN)


@rule
def forget_turn(turn: Turn) -> None:
    """Nobody's turn."""
    turn.piece = turn.partner = turn.patient = turn.foe = NOWHERE
    turn.walk = Walk.NO
    turn.actions = turn.steps = turn.douse = turn.doused = turn.on_lift = turn.finished = turn.weapon = 0
    turn.given = turn.given_ammo = turn.asked = turn.asked_ammo = turn.refused = turn.cancelled = 0


@rule
def end_turn(g: Play) -> None:
    if g.state.fresh:
        forget_drops(g)
    forget_turn(g.state.turn)


@QUESTIONS.of(Ask.TURN)
@brief
def what_to_do(g: Play) -> None:
    """DP-02."""
    me = acting(g)
    if g.state.turn.actions > 0:
        held = kinds_held(me)
        offer_moves(g, me, held)
        if held:
            offer_deeds_with(g, held)
        offer_tasks(g, me)
        offer_leaving(g, me)
    offer_what_lies(g, g.state.turn.piece)
    offer_to_drop(g, me)
    offer(g, Do.END)


@rule
def offer_deeds_with(g: Play, held: int) -> None:
    """DP-02: what one can do with something in one's hands."""
    if held & USEFUL:
        offer_uses(g, held)
    offer_partners(g)
    if has(held, Kind.PISTOL) and has(held, Kind.AMMO):
        offer_shots(g)
    if held & WEAPONS:
        offer_attacks(g)


@DEEDS.of(Do.END)
@rule
def end(g: Play) -> None:
    """The human has done enough; what is left of its actions is lost."""


@DEEDS.of(Do.TAKE)
@rule
def take(g: Play, place: int) -> None:
    """M-054, M-163."""
    if g.state.turn.patient != NOWHERE:
        pick_up(g, g.state.turn.patient, place)
        then(g, Ask.RECOVER)
    else:
        pick_up(g, g.state.turn.piece, place)
        go_on(g)


@DEEDS.of(Do.DROP)
@rule
def drop(g: Play, slot: int) -> None:
    """M-053, M-055; EV-08: cold hands."""
    if g.state.loser != NOWHERE:
        put_down(g, g.state.loser, slot, FRESH if g.state.loser == g.state.turn.piece else 0)
        g.state.loser = NOWHERE
    else:
        put_down(g, g.state.turn.piece, slot, FRESH)
        go_on(g)


# --- using items -----------------------------------------------------------------------------------------------------------


@rule
def offer_uses(g: Play, held: int) -> None:
    """M-057 and table 3.3."""
    me = acting(g)
    if has(held, Kind.ENERGY_DRINK) or has(held, Kind.FIRST_AID):
        for slot in range(SLOTS):
            if kind_of(me.items[slot]) in (Kind.ENERGY_DRINK, Kind.FIRST_AID):
                offer_patients(g, me, Do.HEAL, slot)
    if has(held, Kind.RUE):
        offer_rue(g, me)


@rule
def offer_rue(g: Play, me: Human) -> None:
    """M-173, M-175."""
    for slot in range(SLOTS):
        if kind_of(me.items[slot]) == Kind.RUE and is_room(me.square) and not room_is_haunted(g, AREA[me.square]):
            offer(g, Do.SHELTER, slot)
    for slot in range(SLOTS):
        if kind_of(me.items[slot]) == Kind.RUE:
            offer_patients(g, me, Do.SHIELD, slot)


@rule
def offer_patients(g: Play, me: Human, deed: int, slot: int) -> None:
    """M-057: in reach. M-167: somebody stunned cannot be healed. M-175: rue covers whoever is there."""
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        fits = human.place in (Place.STANDING, Place.WOUNDED) or (deed == Do.SHIELD and human.place == Place.STUNNED)
        if fits and may_receive(g, g.state.turn.piece, piece) and in_reach(g, me.square, human.square):
            offer(g, deed, slot, human.character)


@rule
def room_is_haunted(g: Play, area: int) -> bool:
    """M-173: whether any entity is in the room."""
    if AREA[g.state.priest] == area:
        return True
    for piece in range(HUMANS):
        if is_minion(g, piece) and AREA[g.state.humans[piece].square] == area:
            return True
    for k in range(g.state.subordinates):
        if AREA[g.state.at[k]] == area:
            return True
    return False


@DEEDS.of(Do.HEAL)
@rule
def heal(g: Play, slot: int, character: int) -> None:
    """M-170 to M-172."""
    turn, me, piece = g.state.turn, acting(g), piece_with(g, character)
    turn.actions -= 1
    drink = kind_of(me.items[slot]) == Kind.ENERGY_DRINK
    tell(g.events, Event.DRANK if drink else Event.BANDAGED, me.character, character)
    consume(g, turn.piece, slot)
    if piece != turn.piece:
        me.heals += 1
    gain_points(g, piece, DRINK_POINTS if drink else KIT_POINTS)
    if drink:
        then(g, Do.BEGIN_WALK)
    then(g, Do.RESUME)


@DEEDS.of(Do.SHELTER)
@rule
def shelter(g: Play, slot: int) -> None:
    """M-173: this round and the next."""
    me = acting(g)
    g.state.turn.actions -= 1
    consume(g, g.state.turn.piece, slot)
    g.state.rued[AREA[me.square]] = g.state.rounds + 1
    tell(g.events, Event.SHELTERED, me.character, AREA[me.square], g.state.rounds + 1)
    then(g, Do.RESUME)


@DEEDS.of(Do.SHIELD)
@rule
def shield(g: Play, slot: int, character: int) -> None:
    """M-175."""
    g.state.turn.actions -= 1
    consume(g, g.state.turn.piece, slot)
    g.state.humans[piece_with(g, character)].rue = 1
    tell(g.events, Event.SHIELDED, acting(g).character, character)
    then(g, Do.RESUME)


# --- tasks and leaving -----------------------------------------------------------------------------------------------------


@brief
def offer_tasks(g: Play, me: Human) -> None:
    """M-064."""
    s = g.state
    open_ones = s.active & ~s.done & g.world.tasks
    while open_ones:
        k = lowest(open_ones)
        open_ones &= open_ones - 1
        each = g.world.objectives[k]
        if each.cost <= s.turn.actions and marked(each.squares, me.square) and has_needs(g, each, me):
            offer(g, Do.TASK, k)


@rule
def has_needs(g: Play, objective: Objective, human: Human) -> bool:
    """M-064: an item, or a token, for each need. How many of each slot that takes is noted in paper.tally.

    Named items first: what is left may be any of its kind.
    """
    used = g.paper.tally
    for slot in range(SLOTS):
        used[slot] = 0
    for named in (True, False):
        for k in range(objective.first, objective.first + objective.needs):
            need = g.world.needs[k]
            if (need >= NAMED_NEED) == named and not note_need(used, need, human):
                return False
    return True


@rule
def note_need(used: Ints, need: int, human: Human) -> bool:
    for slot in range(SLOTS):
        if fits_need(need, human.items[slot]) and used[slot] < tokens(human.items[slot]):
            used[slot] += 1
            return True
    return False


@rule
def fits_need(need: int, item: int) -> bool:
    """A kind, or one named item."""
    return item & 0xFF00 == need if need >= NAMED_NEED else kind_of(item) == need


@DEEDS.of(Do.TASK)
@rule
def perform(g: Play, objective: int) -> None:
    """M-064."""
    s, me, each = g.state, acting(g), g.world.objectives[objective]
    s.turn.actions -= each.cost
    s.times[objective] += 1
    me.performed |= only(objective)
    tell(g.events, Event.PERFORMED, me.character, objective, me.square)
    if each.consumes and has_needs(g, each, me):
        for k in range(SLOTS):
            slot = SLOTS - 1 - k
            for _ in range(g.paper.tally[slot]):
                consume(g, s.turn.piece, slot)
    then(g, Do.RESUME)


@brief
def offer_leaving(g: Play, me: Human) -> None:
    """M-065."""
    if marked(g.state.open_exits, me.square) and is_quarry(g.state.turn.piece):
        offer(g, Do.LEAVE)


@DEEDS.of(Do.LEAVE)
@rule
def leave(g: Play) -> None:
    """M-065: gone with everything that it carries."""
    s, me = g.state, acting(g)
    s.turn.actions -= 1
    s.left += 1
    me.left = s.left
    tell(g.events, Event.LEFT, me.character, me.square)
    me.place = Place.GONE
    me.square = NOWHERE
    me.rue = 0


# --- cold hands (EV-08) ----------------------------------------------------------------------------------------------------


@rule
def may_lose_something(g: Play, human: Human) -> bool:
    """Not on a toilet, and not while nothing more can lie on the floor (D-60)."""
    if not stands(human) or TOILET[human.square] or g.state.floor_count == FLOOR:
        return False
    for slot in range(SLOTS):
        if human.items[slot] and not is_bound(human.items[slot]):
            return True
    return False


@QUESTIONS.of(Ask.LOSE)
@rule
def what_to_lose(g: Play) -> None:
    """DP-16."""
    offer_to_drop(g, g.state.humans[g.state.loser])
