"""Items as numbers, inventories, what lies on the floor, and sets of squares.

An item is one number: its kind, 1 + which named item it is (0: none), how much wear is left, and two flags.
"""

from __future__ import annotations

import numpy as np

from ghostlight.core.bits import has, lowest, only
from ghostlight.core.compile import brief, rule
from ghostlight.core.records import Ints

from ..state import FLOOR, KINDS, NOWHERE, SLOTS, WORDS, Character, Human, Kind, Match, State, World

PLACED = 1 << 40  # it lies on the board by the mission, and no quarry has taken it yet
FRESH = 1 << 41  # dropped by the human whose turn it is
IDENTITY = 0xFFFF
MOST_WEAR = 0xFFFF
OFF, ON, TURNING = 0, 1, 2  # a rosary; TURNING: it was OFF when the present attack began
_WORN = {Kind.MACUAHUITL: 1, Kind.HAMMER: 2, Kind.EXTINGUISHER: 2, Kind.ROSARY: ON, Kind.AMMO: 1}
WEAR_AT_FIRST: Ints = np.array([0, *(_WORN.get(kind, 0) for kind in Kind)])
"""By kind: the durabilities of table 3.2; a rosary is ON, a token of ammunition is one."""
ANY_KIND = (1 << KINDS) - 1
TREASURES = 1 << Kind.ARTEFACT | 1 << Kind.HEART  # sets of kinds


# --- one item --------------------------------------------------------------------------------------------------------------


@brief
def kind_of(item: int) -> int:
    return item & 255


@brief
def named_of(item: int) -> int:
    """Which named item it is, or NOWHERE."""
    return (item >> 8 & 255) - 1


@brief
def wear_of(item: int) -> int:
    """Uses left; a rosary's face; tokens of ammunition."""
    return item >> 16 & MOST_WEAR


@brief
def with_wear(item: int, wear: int) -> int:
    return item & ~(MOST_WEAR << 16) | wear << 16


@brief
def identity(item: int) -> int:
    """What it is, whatever its state."""
    return item & IDENTITY


@brief
def new_item(kind: int) -> int:
    return kind | WEAR_AT_FIRST[kind] << 16


@brief
def tokens(item: int) -> int:
    """M-063: how many tokens it is: ammunition counts one by one."""
    return wear_of(item) if kind_of(item) == Kind.AMMO else 1


@brief
def is_bound(item: int) -> bool:
    """M-071."""
    return kind_of(item) == Kind.TRUNCHEON


@rule
def matches(match: Match, item: int) -> bool:
    if match.kinds >> kind_of(item) & 1:
        return True
    named = named_of(item)
    return named != NOWHERE and match.names[named >> 5] >> (named & 31) & 1 == 1


# --- inventories -----------------------------------------------------------------------------------------------------------


@brief
def carried(human: Human) -> int:
    """Slots that are filled: the first ones."""
    count = 0
    for slot in range(SLOTS):
        count += 1 if human.items[slot] else 0
    return count


@brief
def kinds_held(human: Human) -> int:
    """The kinds of items that it carries, as a set: one look at the inventory tells what need not be looked for."""
    if human.items[0] == 0:
        return 0
    kinds = 0
    for slot in range(SLOTS):
        kinds |= only(kind_of(human.items[slot]))
    return kinds & ~only(0)


@rule
def slot_with(human: Human, kind: int) -> int:
    """The first slot with an item of this kind, or NOWHERE."""
    slots = 0
    for slot in range(SLOTS):
        slots |= (1 if kind_of(human.items[slot]) == kind else 0) << slot
    return lowest(slots) if slots else NOWHERE


@brief
def has_ammo(human: Human) -> bool:
    return slot_with(human, Kind.AMMO) != NOWHERE


@brief
def bearable(human: Human) -> int:
    """M-075: the kinds of items that it takes, as a set: the guard neither artefacts nor the heart."""
    return ANY_KIND & ~TREASURES if human.character == Character.GUARD else ANY_KIND


@brief
def room_for(world: World, human: Human) -> int:
    """M-070: the kinds of items for which it has room, as a set."""
    more_ammo = kinds_held(human) & only(Kind.AMMO)
    return bearable(human) & (ANY_KIND if carried(human) < world.inventory_slots else more_ammo)


@rule
def has_room(world: World, human: Human, item: int) -> bool:
    return has(room_for(world, human), kind_of(item))


@rule
def put_in(human: Human, item: int) -> None:
    """M-070: into the next slot; ammunition to what is there of it."""
    if kind_of(item) == Kind.AMMO:
        slot = slot_with(human, Kind.AMMO)
        if slot != NOWHERE:
            human.items[slot] = human.items[slot] + (wear_of(item) << 16) | item & PLACED
            return
    human.items[carried(human)] = item & ~FRESH


@rule
def take_out(human: Human, slot: int) -> int:
    """What is in this slot, all of it; those behind it move up."""
    item = human.items[slot]
    for k in range(slot, SLOTS - 1):
        human.items[k] = human.items[k + 1]
    human.items[SLOTS - 1] = 0
    return item


@rule
def take_one(human: Human, slot: int) -> int:
    """One item from this slot: of ammunition one token (M-063)."""
    item = human.items[slot]
    if kind_of(item) == Kind.AMMO and wear_of(item) > 1:
        human.items[slot] = with_wear(item, wear_of(item) - 1)
        return with_wear(item, 1)
    return take_out(human, slot)


@rule
def is_weapon(human: Human, slot: int) -> bool:
    """M-144: a weapon that can be used now."""
    item = human.items[slot]
    kind = kind_of(item)
    if kind == Kind.PISTOL:
        return has_ammo(human)
    return kind == Kind.TRUNCHEON or (kind in (Kind.MACUAHUITL, Kind.HAMMER) and wear_of(item) > 0)


# --- the floor -------------------------------------------------------------------------------------------------------------


@rule
def lay(state: State, item: int, square: int, pool: int) -> bool:
    """Put an item on the floor, on top of what lies there; `pool`: 1 + the placement that it lies face down for."""
    if state.floor_count == FLOOR:
        return False
    state.floor[state.floor_count] = item
    state.floor_at[state.floor_count] = square
    state.floor_pool[state.floor_count] = pool
    state.floor_count += 1
    state.fresh += 1 if item & FRESH else 0
    mark(state.littered, square)
    return True


@rule
def lift_off(state: State, place: int) -> int:
    """Take the item at this place of the list from the floor."""
    item, square = state.floor[place], state.floor_at[place]
    state.floor_count -= 1
    state.fresh -= 1 if item & FRESH else 0
    for k in range(place, state.floor_count):
        state.floor[k] = state.floor[k + 1]
        state.floor_at[k] = state.floor_at[k + 1]
        state.floor_pool[k] = state.floor_pool[k + 1]
    state.floor[state.floor_count] = state.floor_at[state.floor_count] = state.floor_pool[state.floor_count] = 0
    if nth_on(state, square, 0) == NOWHERE:
        unmark(state.littered, square)
    return item


@brief
def lies_on(state: State, square: int) -> bool:
    """Whether anything lies there."""
    return marked(state.littered, square)


@rule
def nth_on(state: State, square: int, n: int) -> int:
    """Where the n-th item of a square (from 0, oldest first) is in the list, or NOWHERE."""
    for k in range(state.floor_count):
        if state.floor_at[k] == square:
            if n == 0:
                return k
            n -= 1
    return NOWHERE


# --- sets of squares -------------------------------------------------------------------------------------------------------


@brief
def marked(squares: Ints, square: int) -> bool:
    return squares[square >> 5] >> (square & 31) & 1 == 1


@brief
def mark(squares: Ints, square: int) -> None:
    squares[square >> 5] |= 1 << (square & 31)


@brief
def unmark(squares: Ints, square: int) -> None:
    squares[square >> 5] &= ~(1 << (square & 31))


@rule
def any_in(squares: Ints, others: Ints) -> bool:
    """Whether two sets of squares have one in common."""
    common = 0
    for word in range(WORDS):
        common |= squares[word] & others[word]
    return common != 0
