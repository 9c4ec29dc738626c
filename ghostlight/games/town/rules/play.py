"""Town's small words, in which its rules are written: the bundle that every rule takes, the agenda, supplies, gains."""

from __future__ import annotations

from typing import NamedTuple

from ghostlight.core import agenda, contract
from ghostlight.core.agenda import Kinds, pack
from ghostlight.core.bits import has, only, size
from ghostlight.core.chance import Chance
from ghostlight.core.compile import brief, rule
from ghostlight.core.contract import Menu
from ghostlight.core.events import Events, tell
from ghostlight.core.records import Rows

from ..cards import Card
from ..state import (
    BLUE,
    LEVELS,
    LOCKED,
    NOWHERE,
    ORANGE,
    RED,
    SLOTS,
    SPACES,
    Ask,
    Do,
    Event,
    Player,
    State,
    World,
)

DEEDS, QUESTIONS = Kinds(), Kinds()
ENOUGH = 1_000_000  # scare points, where the supply is not limited
SILENCE: Rows[Events] = Events.many(1)
NO_DICE: Rows[Chance] = Chance.many(1)
NO_MENU: Rows[Menu] = Menu.many(1)
"""What a bundle holds for rules that only look at the game; compiled code could not write to them."""


class Play(NamedTuple):
    """All that a rule may touch while one decision is carried out."""

    world: World
    state: State
    chance: Chance
    menu: Menu
    events: Events


# --- the agenda and the menu -------------------------------------------------------------------------------------------


@rule
def then(g: Play, what: int, number: int = 0) -> None:
    """What comes next; several of these come in the order written."""
    agenda.put(g.state.agenda, pack(what, number))


@rule
def offer(g: Play, deed: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    contract.offer(g.menu, pack(deed, a, b, c, d))


@DEEDS.of(Do.NO)
@rule
def decline(g: Play) -> None:
    pass


# --- who and what ------------------------------------------------------------------------------------------------------


@brief
def on_turn(g: Play) -> Player:
    return g.state.players[g.state.turn]


@brief
def owns(g: Play, card: int) -> bool:
    return has(on_turn(g).owns, card)


@brief
def could_reroll(g: Play, seat: int) -> bool:
    """T-216: whether this seat has card 16 and can pay for another roll."""
    player = g.state.players[seat]
    return has(player.owns, Card.LOADED_BONES) and player.scare > 0


@brief
def ready_cards(g: Play) -> int:
    """T-183, T-184: the cards that the player on turn owns and has not used up this turn."""
    return on_turn(g).owns & ~g.state.used


@brief
def ready(g: Play, card: int) -> bool:
    return has(ready_cards(g), card)


@rule
def apply(g: Play, card: int) -> None:
    """A card does its work; one that works once a turn is used up."""
    g.state.used |= only(card) & g.world.once


@rule
def choose_card(g: Play, card: int) -> None:
    """A card is applied because the player wanted it so: everybody is told."""
    apply(g, card)
    tell(g.events, Event.CARD, g.state.turn, card)


@brief
def room(g: Play, building: int) -> int:
    """T-051."""
    return g.world.cap - g.state.crowd[building]


@brief
def adjacent(g: Play, building: int, other: int) -> bool:
    """T-008."""
    return has(g.world.neighbours[building], other)


@brief
def in_town(g: Play, level: int) -> int:
    return g.world.ghosts - g.state.ghosts[level]


@brief
def all_locked(player: Player) -> bool:
    return player.slot[0] == LOCKED and player.slot[1] == LOCKED and player.slot[2] == LOCKED


@brief
def discs_in(player: Player, section: int) -> int:
    """The action spaces of a section that hold a disc, as a set."""
    return player.disc >> section * SPACES & 63


@brief
def all_done(g: Play) -> bool:
    return size(on_turn(g).done) == g.world.sections


# --- ghosts ------------------------------------------------------------------------------------------------------------


@brief
def put_ghost(g: Play, building: int, level: int) -> None:
    g.state.ghosts[level] -= 1
    g.state.town[building, level] += 1
    g.state.crowd[building] += 1


@brief
def take_ghost(g: Play, building: int, level: int) -> None:
    g.state.ghosts[level] += 1
    g.state.town[building, level] -= 1
    g.state.crowd[building] -= 1


@rule
def relocate(g: Play, building: int, level: int, to: int) -> None:
    s = g.state
    s.town[building, level] -= 1
    s.crowd[building] -= 1
    s.town[to, level] += 1
    s.crowd[to] += 1
    tell(g.events, Event.MOVED, s.turn, building, to, level)


@rule
def banish_reds(g: Play) -> None:
    """T-347: in the Master variant five red ghosts in the town all leave it."""
    s = g.state
    if g.world.master and s.ghosts[RED] == 0:
        for building in range(g.world.buildings):
            s.crowd[building] -= s.town[building, RED]
            s.town[building, RED] = 0
        s.ghosts[RED] = g.world.ghosts
        tell(g.events, Event.REDS_GONE)


@QUESTIONS.of(Ask.BLUE)
@rule
def where_blue(g: Play) -> None:
    """DP-27, T-054: a question only while there is no blue ghost in the town."""
    if in_town(g, BLUE) == 0:
        for building in range(g.world.buildings):
            if room(g, building) > 0:  # T-056
                offer(g, Do.BLUE, building)


@DEEDS.of(Do.BLUE)
@rule
def place_blue(g: Play, building: int) -> None:
    """T-054, T-056: three together, or as many as fit. T-057: nothing else comes of it."""
    count = min(3, room(g, building))
    for _ in range(count):
        put_ghost(g, building, BLUE)
    tell(g.events, Event.BLUES, g.state.turn, building, count)


# --- gains and payments ------------------------------------------------------------------------------------------------


@rule
def gain_points(g: Play, seat: int, points: int, card: int = 0) -> None:
    g.state.players[seat].points += points
    tell(g.events, Event.POINTS, seat, points, card)


@rule
def scare_left(g: Play) -> int:
    """T-006: scare points that can still be gained."""
    left = g.world.scare_supply
    if left == NOWHERE:
        return ENOUGH
    for seat in range(g.world.players):
        left -= g.state.players[seat].scare
    return left


@rule
def gain_scare(g: Play, scare: int, card: int = 0) -> None:
    add_scare(g, scare, card)
    end_gain(g)


@rule
def add_scare(g: Play, scare: int, card: int = 0) -> None:
    """T-006: as long as there are any, where the supply is limited. T-276: all that one unit gains is added up."""
    scare = min(scare, scare_left(g))
    if scare > 0:
        on_turn(g).scare += scare
        g.state.unit.scare += scare
        tell(g.events, Event.FRIGHT, g.state.turn, scare, card)


@rule
def end_gain(g: Play) -> None:
    """D-40: where each gain counts for itself, card 37 pays for it here."""
    if g.world.each_gain:
        applaud(g)


@rule
def applaud(g: Play) -> None:
    """T-237: card 37 pays for 2 SP or more, and what it has looked at is not looked at again."""
    if g.state.unit.scare >= 2 and ready(g, Card.STANDING_OVATION):
        gain_points(g, g.state.turn, 1, Card.STANDING_OVATION)
    g.state.unit.scare = 0


@rule
def pay_scare(g: Play, scare: int) -> None:
    if scare > 0:
        pay_scare_of(g, g.state.turn, scare)


@rule
def pay_scare_of(g: Play, seat: int, scare: int) -> None:
    g.state.players[seat].scare -= scare
    tell(g.events, Event.PAID_SCARE, seat, scare)


@rule
def gain_tokens(g: Play, level: int, count: int, card: int = 0) -> None:
    """T-052: as many as there are."""
    s = g.state
    count = min(count, s.tokens[level])
    if count > 0:
        s.tokens[level] -= count
        on_turn(g).tokens[level] += count
        tell(g.events, Event.TOKENS, s.turn, level, count, card)
        if level == ORANGE and ready(g, Card.PUMPKIN_DIVIDEND):  # T-242, T-277
            gain_points(g, s.turn, 2 * count, Card.PUMPKIN_DIVIDEND)
        if g.world.master and supplies_empty(g) >= 2:  # T-348
            trigger_end(g)


@rule
def pay_tokens(g: Play, level: int, count: int) -> None:
    """T-053: back to the supply at once."""
    on_turn(g).tokens[level] -= count
    g.state.tokens[level] += count
    tell(g.events, Event.PAID, g.state.turn, level, count)


@rule
def supplies_empty(g: Play) -> int:
    count = 0
    for level in range(BLUE, LEVELS):
        count += g.state.tokens[level] == 0
    return count


@rule
def trigger_end(g: Play) -> None:
    """T-301: kept whatever happens afterwards (T-284)."""
    if not g.state.ending:
        g.state.ending = 1
        tell(g.events, Event.ENDING, g.state.turn)


# --- discs and slots ---------------------------------------------------------------------------------------------------


@rule
def take_discs(player: Player, section: int) -> int:
    """The discs of a section go back to the supply; how many there were."""
    count = size(discs_in(player, section))
    player.disc &= ~(63 << section * SPACES)
    player.discs += count
    return count


@rule
def slot_with(g: Play, kind: int) -> int:
    """The first slot with a bonus token of this type, or SLOTS."""
    me = on_turn(g)
    for slot in range(SLOTS):
        if me.slot[slot] == kind:
            return slot
    return SLOTS


@rule
def can_spend(g: Play, kind: int) -> bool:
    """T-138, T-139: whether such a token is held and there is a disc to lock its slot with."""
    return on_turn(g).discs > 0 and slot_with(g, kind) < SLOTS


@rule
def spend(g: Play, kind: int) -> None:
    """T-138: a disc locks the slot, the token goes to the discards."""
    me = on_turn(g)
    me.slot[slot_with(g, kind)] = LOCKED
    me.discs -= 1
    g.state.discards[kind] += 1
    tell(g.events, Event.SPENT, g.state.turn, kind)


# --- units and levels ---------------------------------------------------------------------------------------------------


@rule
def begin_unit(g: Play) -> None:
    """No level limits what is not done by a section."""
    g.state.unit.grade = g.state.unit.level = RED


@brief
def stretched(level: int, cards: int) -> int:
    """T-204, T-261: how far a section of this level reaches with these cards: card 4 adds one, never above red."""
    return min(RED, level + (cards >> Card.BORROWED_FORM & 1))


@brief
def reach(g: Play) -> int:
    """T-035: the strongest ghost that this action commands, with card 4 if it is still to be had."""
    return max(g.state.unit.level, stretched(g.state.unit.grade, ready_cards(g)))


@rule
def command(g: Play, level: int) -> None:
    """T-260: choosing a ghost above the section's level applies card 4."""
    unit = g.state.unit
    if level > unit.level:
        unit.level = level
        choose_card(g, Card.BORROWED_FORM)


@rule
def set_level(g: Play, section: int, level: int) -> None:
    """T-041: a section's level marker moves."""
    me = on_turn(g)
    told = Event.RAISED if level > me.level[section] else Event.LOWERED
    me.level[section] = level
    tell(g.events, told, g.state.turn, section, level)
