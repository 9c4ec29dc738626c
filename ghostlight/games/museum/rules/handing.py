"""Handing over items: a gift, or an exchange that the partner must agree to (M-059 to M-063)."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, only
from ghostlight.core.compile import brief, rule
from ghostlight.core.events import tell

from ..state import GUARD_PIECE, NOWHERE, SLOTS, Ask, Do, Event, Human, Kind
from .fighting import piece_with
from .items import (
    bearable,
    carried,
    identity,
    is_bound,
    kind_of,
    slot_with,
    take_out,
    tokens,
    wear_of,
    with_wear,
)
from .play import DEEDS, QUESTIONS, Play, acting, in_reach, is_quarry, offer, quarry_standing, stands, then
from .taking import receive

MANY = 256
"""Sets with ammunition up to which every number of tokens is offered; else only one token, and all."""


@rule
def loose_slots(human: Human) -> int:
    """The slots whose items can be given or taken (M-071), as a set."""
    slots = 0
    for slot in range(carried(human)):
        if not is_bound(human.items[slot]):
            slots |= only(slot)
    return slots


@rule
def offer_partners(g: Play) -> None:
    """M-059: standing humans in reach."""
    turn, me = g.state.turn, acting(g)
    others = partners(g) & ~only(turn.piece) & ~turn.cancelled
    while others:
        piece = lowest(others)
        others &= others - 1
        human = g.state.humans[piece]
        if in_reach(g, me.square, human.square) and any_gift(g, me, human, has(turn.refused, piece)):
            offer(g, Do.HAND, human.character)


@brief
def partners(g: Play) -> int:
    """M-059: the standing humans that one may hand something to, as a set, oneself among them."""
    guard = only(GUARD_PIECE) if stands(g.state.humans[GUARD_PIECE]) else 0
    if g.world.any_human:
        return quarry_standing(g) | guard
    return quarry_standing(g) if is_quarry(g.state.turn.piece) else guard


@DEEDS.of(Do.HAND)
@rule
def hand(g: Play, character: int) -> None:
    g.state.turn.partner = piece_with(g, character)
    then(g, Ask.GIVE)


# --- what an exchange leads to ---------------------------------------------------------------------------------------------


@rule
def slots_after(human: Human, goes: int, ammo_goes: int, other: Human, comes: int, ammo_comes: int) -> int:
    """M-061: slots that a human fills once some items have gone and others have come."""
    count, ammo = 0, 0
    for slot in range(SLOTS):
        if human.items[slot]:
            if kind_of(human.items[slot]) == Kind.AMMO:
                ammo += wear_of(human.items[slot]) - (ammo_goes if has(goes, slot) else 0)
            elif not has(goes, slot):
                count += 1
        if has(comes, slot):
            if kind_of(other.items[slot]) == Kind.AMMO:
                ammo += ammo_comes
            else:
                count += 1
    return count + (1 if ammo > 0 else 0)


@rule
def keeps_limits(g: Play, me: Human, given: int, ammo: int, partner: Human, asked: int, asked_ammo: int) -> bool:
    """M-061: both inventories; M-075: and nobody gets what it may not carry."""
    most = g.world.inventory_slots
    if not (takes(me, partner, asked) and takes(partner, me, given)):
        return False
    if slots_after(me, given, ammo, partner, asked, asked_ammo) > most:
        return False
    return slots_after(partner, asked, asked_ammo, me, given, ammo) <= most


@rule
def takes(human: Human, other: Human, comes: int) -> bool:
    """M-075: whether it may carry these items of the other's."""
    kinds = 0
    for slot in range(SLOTS):
        kinds |= only(kind_of(other.items[slot])) if has(comes, slot) else 0
    return kinds & ~bearable(human) == 0


@rule
def leads_somewhere(g: Play, me: Human, given: int, ammo: int, partner: Human, refused: bool) -> bool:
    """Whether this gift, or any exchange for it, is legal."""
    if keeps_limits(g, me, given, ammo, partner, 0, 0):
        return True
    if refused:  # M-062: only gifts
        return False
    loose = loose_slots(partner)
    held = slot_with(partner, Kind.AMMO)
    tokens_held = 0 if held == NOWHERE else wear_of(partner.items[held])
    for asked in range(1, 1 << carried(partner)):
        if asked & ~loose == 0 and keeps_limits(g, me, given, ammo, partner, asked, tokens_held):
            return True
    return False


@rule
def any_gift(g: Play, me: Human, partner: Human, refused: bool) -> bool:
    loose = loose_slots(me)
    held = slot_with(me, Kind.AMMO)
    for given in range(1, 1 << carried(me)):
        if given & ~loose == 0:
            most = wear_of(me.items[held]) if held != NOWHERE and has(given, held) else 0
            if leads_somewhere(g, me, given, most, partner, refused):
                return True
    return False


# --- giving and asking -----------------------------------------------------------------------------------------------------


@QUESTIONS.of(Ask.GIVE)
@rule
def what_to_give(g: Play) -> None:
    """DP-06, M-060: every set that leads to something legal."""
    turn, me, partner = g.state.turn, acting(g), g.state.humans[g.state.turn.partner]
    loose, held, refused = loose_slots(me), slot_with(me, Kind.AMMO), has(turn.refused, turn.partner)
    for given in range(1, 1 << carried(me)):
        if given & ~loose:
            continue
        if held == NOWHERE or not has(given, held):
            if leads_somewhere(g, me, given, 0, partner, refused):
                offer(g, Do.GIVE, given)
            continue
        most = wear_of(me.items[held])
        for ammo in range(1, most + 1):
            if is_offered(carried(me), ammo, most) and leads_somewhere(g, me, given, ammo, partner, refused):
                offer(g, Do.GIVE, given, ammo)
    offer(g, Do.CANCEL)


@brief
def is_offered(items: int, ammo: int, most: int) -> bool:
    """M-063: tokens one by one, as far as a menu has room."""
    return ammo in (0, 1, most) or most << items - 1 <= MANY


@DEEDS.of(Do.CANCEL)
@rule
def cancel(g: Play) -> None:
    """DP-06: it costs nothing, and is the end of it for this turn."""
    turn = g.state.turn
    turn.cancelled |= only(turn.partner)
    turn.partner = NOWHERE
    then(g, Do.RESUME)


@DEEDS.of(Do.GIVE)
@rule
def give(g: Play, given: int, ammo: int) -> None:
    g.state.turn.given = given
    g.state.turn.given_ammo = ammo
    then(g, Ask.SWAP)


@QUESTIONS.of(Ask.SWAP)
@rule
def what_to_ask(g: Play) -> None:
    """DP-07: nothing, if that is legal, or any set of the partner's items that is."""
    turn, me, partner = g.state.turn, acting(g), g.state.humans[g.state.turn.partner]
    loose, held = loose_slots(partner), slot_with(partner, Kind.AMMO)
    last = 1 if has(turn.refused, turn.partner) else 1 << carried(partner)  # M-062: only gifts
    for asked in range(last):
        if asked & ~loose:
            continue
        least, most = 0, 0
        if held != NOWHERE and has(asked, held):
            least, most = 1, wear_of(partner.items[held])
        for ammo in range(least, most + 1):
            if is_offered(carried(partner), ammo, most) and keeps_limits(
                g, me, turn.given, turn.given_ammo, partner, asked, ammo
            ):
                offer(g, Do.SWAP, asked, ammo)


@DEEDS.of(Do.SWAP)
@rule
def ask_for(g: Play, asked: int, ammo: int) -> None:
    """M-062: a gift needs no consent."""
    turn = g.state.turn
    turn.asked = asked
    turn.asked_ammo = ammo
    if asked:
        tell(g.events, Event.OFFERED, acting(g).character, g.state.humans[turn.partner].character)
        then(g, Ask.CONSENT)
    else:
        exchange(g)


@QUESTIONS.of(Ask.CONSENT)
@rule
def whether_to_agree(g: Play) -> None:
    """DP-08."""
    offer(g, Do.ACCEPT)
    offer(g, Do.REFUSE)


@DEEDS.of(Do.ACCEPT)
@rule
def accept(g: Play) -> None:
    exchange(g)


@DEEDS.of(Do.REFUSE)
@rule
def refuse(g: Play) -> None:
    """M-062: no action is spent, and only gifts are possible with that partner in this turn."""
    turn = g.state.turn
    turn.refused |= only(turn.partner)
    tell(g.events, Event.REFUSED, acting(g).character, g.state.humans[turn.partner].character)
    forget_offer(g)
    then(g, Do.RESUME)


@rule
def forget_offer(g: Play) -> None:
    turn = g.state.turn
    turn.partner = NOWHERE
    turn.given = turn.given_ammo = turn.asked = turn.asked_ammo = 0


@rule
def exchange(g: Play) -> None:
    """M-059: both sets change hands at once."""
    turn, me, partner = g.state.turn, acting(g), g.state.humans[g.state.turn.partner]
    turn.actions -= 1
    # What goes leaves both inventories before anything comes, so that there is room.
    for k in range(SLOTS):
        g.paper.tally[k] = pull(me, SLOTS - 1 - k, turn.given, turn.given_ammo)
        g.paper.tally[SLOTS + k] = pull(partner, SLOTS - 1 - k, turn.asked, turn.asked_ammo)
    for k in range(SLOTS):
        gift, other = g.paper.tally[SLOTS - 1 - k], g.paper.tally[2 * SLOTS - 1 - k]
        if gift:
            receive(g, turn.partner, gift)
            tell(g.events, Event.GAVE, me.character, partner.character, identity(gift), wear_of(gift))
        if other:
            receive(g, turn.piece, other)
            tell(g.events, Event.GAVE, partner.character, me.character, identity(other), wear_of(other))
    forget_offer(g)
    then(g, Do.RESUME)


@rule
def pull(human: Human, slot: int, slots: int, ammo: int) -> int:
    """The item of this slot if it goes: of ammunition as many tokens as agreed."""
    if not has(slots, slot):
        return 0
    item = human.items[slot]
    if kind_of(item) == Kind.AMMO and tokens(item) > ammo:
        human.items[slot] = with_wear(item, wear_of(item) - ammo)
        return with_wear(item, ammo)
    return take_out(human, slot)
