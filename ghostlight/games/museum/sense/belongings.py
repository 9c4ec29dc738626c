"""What items are worth to a human: to have, to take, to give, to do without."""

from __future__ import annotations

import numpy as np

from ghostlight.core.bits import has
from ghostlight.core.compile import rule
from ghostlight.core.records import Floats

from ..rules.items import has_ammo, kind_of, matches, slot_with, wear_of
from ..rules.play import Play, is_quarry, same_side
from ..state import NOWHERE, SLOTS, Aim, Human, Kind
from .plans import Notes, is_needed

NEEDED = 30.0
WANTED: Floats = np.array([0.0, 2.2, 3.0, 0.0, 1.2, 0.4, 2.6, 4.0, 4.5, 5.0, 2.6, 1.6, 0.8, 0.1, 0.1])
"""By kind: what it is worth to have one, apart from the mission."""
SPARE = 0.4  # of that, for the second one
SILLY = 6.0
"""How far below the best an option is put at most: nobody need think of how silly it is."""


@rule
def wanted(g: Play, n: Notes, piece: int, item: int) -> float:
    """What it is worth to this human to have this item, or one more like it."""
    human, kind = g.state.humans[piece], kind_of(item)
    if item == 0:
        return 0.0
    if is_quarry(piece):
        if is_needed(g, n.useful, item):
            return NEEDED - (4.0 if human.hp == 1 else 0.0)
        if is_coveted(g, human, item):
            return 3.0
    worth = WANTED[kind]
    if kind == Kind.AMMO:
        return worth * wear_of(item) + (2.0 if slot_with(human, Kind.PISTOL) != NOWHERE else 0.0)
    if kind == Kind.PISTOL and has_ammo(human):
        worth += 2.0
    if kind in (Kind.HAMMER, Kind.EXTINGUISHER) and wear_of(item) == 1:
        worth *= 0.6
    if kind == Kind.EXTINGUISHER:
        for word in range(len(g.state.fire)):
            if g.state.fire[word]:
                worth = 2.0
    return worth


@rule
def is_coveted(g: Play, human: Human, item: int) -> bool:
    """Whether a human's own secret is to leave with such an item."""
    if human.secret < 0 or g.world.secrets[human.secret].kind != Aim.LEAVE_WITH:
        return False
    return matches(g.world.secrets[human.secret].match, item)


@rule
def owned(g: Play, n: Notes, piece: int, slot: int) -> float:
    """What an item in the inventory is worth: a second one of its kind less."""
    human = g.state.humans[piece]
    worth = wanted(g, n, piece, human.items[slot])
    if worth < NEEDED / 2 and slot_with(human, kind_of(human.items[slot])) != slot:
        worth *= SPARE
    return worth


@rule
def gained(g: Play, n: Notes, piece: int, item: int) -> float:
    """What an item is worth that would come to the inventory."""
    worth = wanted(g, n, piece, item)
    if worth < NEEDED / 2 and kind_of(item) != Kind.AMMO and slot_with(g.state.humans[piece], kind_of(item)) != NOWHERE:
        worth *= SPARE
    return worth


@rule
def least_owned(g: Play, n: Notes, piece: int) -> int:
    """The slot that can best be spared, or NOWHERE."""
    best, least = NOWHERE, NEEDED / 2
    for slot in range(SLOTS):
        item = g.state.humans[piece].items[slot]
        if item and kind_of(item) != Kind.TRUNCHEON and owned(g, n, piece, slot) < least:
            best, least = slot, owned(g, n, piece, slot)
    return best


@rule
def spare_room(g: Play, n: Notes, piece: int) -> float:
    """What must be given up to take one more thing."""
    human = g.state.humans[piece]
    if human.items[g.world.inventory_slots - 1] == 0:
        return 0.0
    slot = least_owned(g, n, piece)
    return NEEDED if slot == NOWHERE else owned(g, n, piece, slot) + 0.5


@rule
def gift(g: Play, n: Notes, piece: int, partner: int, slot: int) -> float:
    """What both gain when this item goes to the partner; one of the other side gains it from us."""
    if not same_side(piece, partner):
        return -SILLY - gained(g, n, partner, g.state.humans[piece].items[slot]) - owned(g, n, piece, slot)
    return gained(g, n, partner, g.state.humans[piece].items[slot]) - owned(g, n, piece, slot)


@rule
def best_gift(g: Play, n: Notes, piece: int, partner: int) -> float:
    best = -SILLY
    for slot in range(SLOTS):
        item = g.state.humans[piece].items[slot]
        if item and kind_of(item) != Kind.TRUNCHEON:
            best = max(best, gift(g, n, piece, partner, slot))
    return best


@rule
def gifts(g: Play, n: Notes, piece: int, partner: int, slots: int) -> float:
    worth = 0.0
    for slot in range(SLOTS):
        if has(slots, slot):
            worth += gift(g, n, piece, partner, slot) - 0.1
    return worth


@rule
def kept(g: Play, n: Notes, piece: int, slots: int) -> float:
    worth = 0.0
    for slot in range(SLOTS):
        if has(slots, slot):
            worth += owned(g, n, piece, slot)
    return worth
