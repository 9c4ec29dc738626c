"""What events and triggers bring, effect by effect (M-112, M-226, M-261, M-262 and section 5.5)."""

from __future__ import annotations

from ghostlight.core.bits import lowest, only
from ghostlight.core.chance import draw
from ghostlight.core.compile import brief, rule
from ghostlight.core.events import tell

from ..map import DOOR_SQUARES, INNER, LOCKABLE, ROOM_FIRST
from ..state import (
    CLOCK_SLOT,
    DOORS,
    GUARD_PIECE,
    HUMANS,
    MACHINES,
    NOWHERE,
    RANDOM,
    ROOMS,
    Ask,
    Consequence,
    Do,
    Draw,
    Effect,
    Event,
    Modifier,
)
from .items import PLACED, identity, kind_of, lay, mark, unmark
from .play import (
    DEEDS,
    QUESTIONS,
    Play,
    burns,
    is_fireproof,
    is_protected,
    is_room,
    light,
    list_places,
    offer,
    put_out,
    stands,
    take_place,
    then,
)
from .turn import may_lose_something
from .wounds import lose_point

MOST_DRINKS, MOST_EXTRA, MOST_OF_A_KIND = 99, 99, 99
INNER_DOORS = 4  # that a room has at most


# --- triggers and lists of effects -----------------------------------------------------------------------------------------


@rule
def carry_out_script(g: Play, first: int, count: int) -> None:
    """M-261: each effect in the order of the list."""
    if count:
        then(g, Do.EFFECTS, first & 255, first >> 8, count)


@rule
def begin_trigger(g: Play) -> None:
    """M-261: the first in file order of those that wait."""
    s = g.state
    trigger = lowest(s.waiting)
    s.waiting &= ~only(trigger)
    s.running = trigger + 1
    script = g.world.triggers[trigger].script
    carry_out_script(g, script.first, script.count)
    then(g, Do.FINISH_TRIGGER)


@DEEDS.of(Do.FINISH_TRIGGER)
@rule
def finish_trigger(g: Play) -> None:
    g.state.running = 0


@rule
def happen(g: Play, card: int) -> None:
    """An event is announced and carried out."""
    tell(g.events, Event.EVENT, card)
    script = g.world.cards[card]
    carry_out_script(g, script.first, script.count)


@DEEDS.of(Do.EFFECTS)
@rule
def effects(g: Play, low: int, high: int, count: int) -> None:
    """M-262: what cannot be done is left out; the others go on."""
    number = low | high << 8
    carry_out_effect(g, number, g.world.effects[number])
    carry_out_script(g, number + 1, count - 1)


@rule
def carry_out_effect(g: Play, number: int, effect: Consequence) -> None:
    kind = effect.kind
    if kind == Effect.SPAWN:
        spawn_some(g, effect)
    elif kind == Effect.LOCK:
        lock(g, effect.a, effect.b, effect.c)
    elif kind == Effect.LOCK_CHOICE:
        choose_doors(g, effect.a, effect.c)
    elif kind == Effect.UNLOCK:
        unlock(g, effect.a)
    elif kind == Effect.FIRE:
        for k in range(effect.first, effect.first + effect.count):
            set_fire(g, g.world.listed[k])
    elif kind == Effect.FIRE_ROOM:
        set_room_on_fire(g, effect)
    elif kind == Effect.EXTINGUISH:
        for k in range(effect.first, effect.first + effect.count):
            extinguish(g, g.world.listed[k])
    elif kind == Effect.MESSAGE:
        tell(g.events, Event.MESSAGE, effect.text)
    elif kind == Effect.EVENT:
        happen(g, effect.a)
    elif kind == Effect.PLACE:
        place(g, effect.a, effect.b)
    elif kind == Effect.PLACE_RANDOM_ROOM:
        place(g, effect.a, ROOM_FIRST[draw(g.chance, Draw.ROOM, ROOMS)])
    elif kind == Effect.MOVE_PRIEST:
        then(g, Ask.PUT, number & 255, number >> 8)
    else:
        change_terms(g, effect)


@rule
def change_terms(g: Play, effect: Consequence) -> None:
    """Effects that only change what may be done."""
    s, kind = g.state, effect.kind
    if kind == Effect.OPEN_EXIT:
        mark(s.exits, effect.a)
        mark(s.open_exits, effect.a)
        tell(g.events, Event.EXIT, effect.a, 1)
    elif kind == Effect.CLOSE_EXIT:
        unmark(s.open_exits, effect.a)
        tell(g.events, Event.EXIT, effect.a, 0)
    elif kind == Effect.ACTIVATE:
        s.active |= only(effect.a)
        tell(g.events, Event.ACTIVE, effect.a)
    elif kind == Effect.RESTOCK:
        for machine in range(MACHINES):
            s.stock[machine] = min(MOST_DRINKS, s.stock[machine] + effect.a)
        tell(g.events, Event.STOCKED, effect.a)
    elif kind == Effect.MODIFIER:
        modify(g, effect.a, effect.b)
    elif kind == Effect.EXTRA_MOVE:
        s.extra = min(MOST_EXTRA, s.extra + effect.a)
        tell(g.events, Event.EXTRA, effect.a)
    elif kind == Effect.DROP_CHOICE:
        for piece in range(HUMANS):
            then(g, Do.CHILL, piece)


# --- single effects --------------------------------------------------------------------------------------------------------


@rule
def spawn_some(g: Play, effect: Consequence) -> None:
    """M-201: the squares are drawn whether all can come or not. They come one after the other (M-132)."""
    if effect.b == 0:
        then(g, Do.SPAWN, effect.a, g.world.listed[effect.first])
        return
    list_places(g.paper.left, effect.count)
    for k in range(min(effect.b, effect.count)):
        place = take_place(g.paper.left, draw(g.chance, Draw.SPAWN, effect.count - k))
        then(g, Do.SPAWN, effect.a, g.world.listed[effect.first + place])


@rule
def lock(g: Play, door: int, side: int, temporary: int) -> None:
    s = g.state
    if s.lock_side[door] != NOWHERE:
        return
    s.lock_side[door] = side
    if temporary:
        s.temporary |= only(door)
    tell(g.events, Event.LOCKED, door, side, temporary)


@rule
def unlock(g: Play, door: int) -> None:
    if g.state.lock_side[door] != NOWHERE:
        g.state.lock_side[door] = NOWHERE
        g.state.temporary &= ~only(door)
        tell(g.events, Event.OPENED, door)


@rule
def choose_doors(g: Play, bolts: int, hour: int) -> None:
    """DP-15: so many doors, if there are any left to lock."""
    s = g.state
    s.bolts = bolts if any_door_to_lock(g) else 0
    s.bolts_hour = hour if s.bolts else 0
    if s.bolts:
        then(g, Ask.LOCKS)


@rule
def any_door_to_lock(g: Play) -> bool:
    for door in range(1, DOORS):
        if can_be_locked(g, door):
            return True
    return False


@brief
def can_be_locked(g: Play, door: int) -> bool:
    return LOCKABLE[door] == 1 and g.state.lock_side[door] == NOWHERE


@QUESTIONS.of(Ask.LOCKS)
@rule
def which_door(g: Play) -> None:
    """DP-15, EV-02: the lock side is the corridor, or either square where both are rooms."""
    for door in range(1, DOORS):
        if can_be_locked(g, door):
            first, second = DOOR_SQUARES[door, 0], DOOR_SQUARES[door, 1]
            both = is_room(first) and is_room(second)
            if both or not is_room(first):
                offer(g, Do.BOLT, door, first)
            if both or not is_room(second):
                offer(g, Do.BOLT, door, second)
    if g.menu.count:
        offer(g, Do.DONE)


@DEEDS.of(Do.BOLT)
@rule
def bolt(g: Play, door: int, side: int) -> None:
    lock(g, door, side, g.state.bolts_hour)
    choose_doors(g, g.state.bolts - 1, g.state.bolts_hour)


@rule
def set_fire(g: Play, square: int) -> None:
    """M-110, M-112: whoever stands there loses a point."""
    if burns(g, square):
        return
    light(g, square)
    tell(g.events, Event.FIRE, square, 1)
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if human.square == square and stands(human) and not is_fireproof(g, piece):
            lose_point(g, piece)


@rule
def extinguish(g: Play, square: int) -> None:
    if burns(g, square):
        put_out(g, square)
        tell(g.events, Event.FIRE, square, 0)


@rule
def set_room_on_fire(g: Play, effect: Consequence) -> None:
    """The inner door squares of the room, lowest first."""
    room = draw(g.chance, Draw.ROOM, ROOMS) if effect.a == RANDOM else effect.a
    for k in range(min(effect.b, INNER_DOORS)):
        if INNER[room, k] != NOWHERE:
            set_fire(g, INNER[room, k])


@rule
def place(g: Play, item: int, square: int) -> None:
    """Face up, on top of what lies there; D-63: there is only so much of anything."""
    if g.state.made[kind_of(item)] - g.state.lost[kind_of(item)] >= MOST_OF_A_KIND:
        return
    if lay(g.state, item | PLACED, square, 0):
        g.state.made[kind_of(item)] += 1
        tell(g.events, Event.PLACED, identity(item), square)


@rule
def modify(g: Play, modifier: int, rounds: int) -> None:
    """M-226: made in slot 8, or before the first round, it starts with the next round."""
    s = g.state
    if modifier == Modifier.SHOW_HAND:
        s.show_hand = 1
        tell(g.events, Event.MODIFIER, modifier, 0)
        return
    early = s.slot in (0, CLOCK_SLOT)
    last = s.rounds + rounds - (0 if early else 1)
    if early and s.modifier[modifier] == 0:
        s.coming |= only(modifier)
    s.modifier[modifier] = max(s.modifier[modifier], last)
    tell(g.events, Event.MODIFIER, modifier, last)


@DEEDS.of(Do.CHILL)
@rule
def chill(g: Play, piece: int) -> None:
    """EV-08: in turn order, the humans' side."""
    human = g.state.humans[piece]
    if piece != GUARD_PIECE and may_lose_something(g, human):
        g.state.loser = piece
        then(g, Ask.LOSE)


@QUESTIONS.of(Ask.PUT)
@rule
def where_to_put_the_priest(g: Play, low: int, high: int) -> None:
    """DP-17."""
    effect = g.world.effects[low | high << 8]
    for k in range(effect.first, effect.first + effect.count):
        square = g.world.listed[k]
        if not is_protected(g, square):  # D-61; a list with a toilet is refused (V-17)
            offer(g, Do.TO, square)
