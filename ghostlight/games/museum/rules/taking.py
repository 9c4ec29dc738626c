"""Picking up, dropping, and items that leave the game (M-053 to M-055, M-063, M-070 to M-075)."""

from __future__ import annotations

from ghostlight.core.agenda import pack
from ghostlight.core.bits import has, only
from ghostlight.core.compile import brief, rule
from ghostlight.core.events import tell

from ..state import FLOOR, SLOTS, Do, Event, Human, Kind, State, When
from .items import (
    FRESH,
    PLACED,
    carried,
    identity,
    is_bound,
    kind_of,
    lay,
    lies_on,
    lift_off,
    matches,
    nth_on,
    put_in,
    room_for,
    take_one,
    wear_of,
    with_wear,
)
from .play import Play, is_quarry, offer_if, raise_trigger


@brief
def offer_what_lies(g: Play, piece: int) -> None:
    """M-054: whatever lies on its square."""
    if lies_on(g.state, g.state.humans[piece].square):
        offer_to_take(g, piece)


@brief
def offer_to_take(g: Play, piece: int) -> None:
    """M-054: what is face up, if there is room (M-070). M-055: not what it has dropped itself."""
    s, human, n = g.state, g.state.humans[piece], 0
    room, own = room_for(g.world, human), FRESH if piece == s.turn.piece else 0
    for k in range(s.floor_count):
        if s.floor_at[k] == human.square:
            fits = (s.floor_pool[k] == 0) & (s.floor[k] & own == 0) & has(room, kind_of(s.floor[k]))
            offer_if(1 if fits else 0, g, Do.TAKE, n)
            n += 1


@brief
def offer_to_drop(g: Play, human: Human) -> None:
    """M-053, M-071."""
    if human.items[0] == 0 or g.state.floor_count == FLOOR:
        return
    menu, count = g.menu, g.menu.count
    for slot in range(SLOTS):  # each is written down, and counted if it is one; the menu is never so full
        item = human.items[slot]
        menu.actions[count] = pack(Do.DROP, slot)
        count += 1 if item and not is_bound(item) else 0
    menu.count = count


@rule
def pick_up(g: Play, piece: int, place: int) -> None:
    """M-054: the item at this place of its square."""
    s, human = g.state, g.state.humans[piece]
    item = lift_off(s, nth_on(s, human.square, place))
    stir_if_sought(g, item)
    tell(g.events, Event.TOOK, human.character, identity(item), wear_of(item), human.square)
    receive(g, piece, item)


@rule
def receive(g: Play, piece: int, item: int) -> None:
    """Into its inventory. What the mission put on the board is taken by the first quarry that gets it, also from the guard."""
    if item & PLACED and is_quarry(piece):
        item &= ~PLACED
        raise_taken(g, item)
    put_in(g.state.humans[piece], item)


@rule
def stir_if_sought(g: Play, item: int) -> None:
    """Where it is matters to an objective."""
    if matches(g.world.sought, item):
        g.paper.stirred = 1


@rule
def raise_taken(g: Play, item: int) -> None:
    """`item_taken`: the first time that a quarry takes an item which the mission put on the board."""
    for trigger in range(g.world.trigger_count):
        each = g.world.triggers[trigger]
        if each.when == When.ITEM_TAKEN and matches(each.match, item):
            raise_trigger(g, trigger)


@rule
def put_down(g: Play, piece: int, slot: int, flags: int) -> None:
    """M-053: on its own square, face up."""
    human, turn = g.state.humans[piece], g.state.turn
    if piece == turn.piece and slot == turn.douse - 1:
        turn.doused = 0  # an extinguisher that is put down protects no more
    item = remove_one(g, piece, slot)
    stir_if_sought(g, item)
    lay(g.state, item | flags, human.square, 0)
    tell(g.events, Event.DROPPED, human.character, identity(item), wear_of(item), human.square)


@rule
def remove_one(g: Play, piece: int, slot: int) -> int:
    """One item or token. A declared extinguisher moves up when a slot before it is emptied; gone itself, it protects no more
    (M-113).
    """
    turn, human = g.state.turn, g.state.humans[piece]
    before = carried(human)
    item = take_one(human, slot)
    if turn.piece == piece and turn.douse and carried(human) < before:
        declared = turn.douse - 1
        if slot < declared:
            turn.douse -= 1
        elif slot == declared:
            turn.douse = 0
    return item


@rule
def forget_drops(g: Play) -> None:
    """M-055 is about one turn."""
    for k in range(g.state.floor_count):
        g.state.floor[k] &= ~FRESH
    g.state.fresh = 0


@rule
def consume(g: Play, piece: int, slot: int) -> int:
    """One item, or one token, leaves the game; what it was."""
    item = remove_one(g, piece, slot)
    g.state.lost[kind_of(item)] += 1
    return item


@rule
def wear_down(g: Play, piece: int, slot: int) -> None:
    """M-149: one use. Of a pistol it is a token of ammunition that leaves the game."""
    human = g.state.humans[piece]
    item = human.items[slot]
    kind = kind_of(item)
    if kind == Kind.TRUNCHEON:
        return
    if kind == Kind.PISTOL:
        spend_ammo(g, piece)
        return
    left = wear_of(item) - 1
    tell(g.events, Event.WORN, human.character, identity(item), left)
    if left == 0:
        consume(g, piece, slot)
    else:
        human.items[slot] = with_wear(item, left)


@rule
def spend_ammo(g: Play, piece: int) -> None:
    human = g.state.humans[piece]
    for slot in range(SLOTS):
        if kind_of(human.items[slot]) == Kind.AMMO:
            left = wear_of(human.items[slot]) - 1
            tell(g.events, Event.WORN, human.character, identity(human.items[slot]), left)
            consume(g, piece, slot)
            return


@brief
def may_hide(state: State, square: int) -> bool:
    """Whether something may lie there face down."""
    return state.hidden[0] | state.hidden[1] != 0 and lies_on(state, square)


@rule
def turn_up(g: Play, square: int) -> None:
    """M-008."""
    s = g.state
    for k in range(s.floor_count):
        if s.floor_at[k] == square and s.floor_pool[k]:
            reveal(g, k)


@rule
def reveal(g: Play, k: int) -> None:
    """The item is now known, and so is what is left of its pool: the first thing there that it can be is struck off."""
    s = g.state
    placement = g.world.placements[s.floor_pool[k] - 1]
    for thing in range(placement.first, placement.first + placement.things):
        word, bit = thing >> 5, only(thing & 31)
        if s.hidden[word] & bit and g.world.things[thing] | PLACED == s.floor[k]:
            s.hidden[word] &= ~bit
            break
    s.floor_pool[k] = 0
    g.paper.stirred = 1
    tell(g.events, Event.FOUND, s.floor_at[k], identity(s.floor[k]))
