"""Rounds and their eight slots, the clock, the full hour and its event (M-040 to M-043, M-220 to M-227)."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, nth, only, size
from ghostlight.core.chance import draw
from ghostlight.core.compile import brief, rule
from ghostlight.core.events import tell, tell_only

from ..state import (
    CARDS,
    CLOCK_SLOT,
    DOORS,
    HUMANS,
    NOWHERE,
    PRIEST_SLOT,
    ROOMS,
    SUBORDINATES_SLOT,
    TIMED,
    Ask,
    Chess,
    Do,
    Draw,
    Event,
    EventsMode,
    Modifier,
    Side,
)
from .effects import happen, unlock
from .ghosts import any_protected, draw_hand, priest_moves, roll_and_move
from .goals import check_survival, finish
from .play import DEEDS, QUESTIONS, Play, is_minion, offer, raise_all, stands, then
from .turn import begin_turn, end_turn
from .wounds import wounds_run_out

ROUND_MINUTES, DAY_MINUTES, HOUR_ROUNDS = 10, 24 * 60, 6
EVENT_HAND = 3


# --- slots -----------------------------------------------------------------------------------------------------------------


@DEEDS.of(Do.BEGIN_ROUND)
@rule
def begin_round(g: Play) -> None:
    """The first one. What set-up has brought about counts from now on (M-045)."""
    count_round(g)
    g.state.slot = 1
    then(g, Do.BEGIN_SLOT, 1)


@rule
def count_round(g: Play) -> None:
    g.state.rounds += 1
    g.state.coming = 0
    tell(g.events, Event.ROUND, g.state.rounds, time_after(g, g.state.rounds - 1))


@rule
def time_after(g: Play, rounds: int) -> int:
    """M-040: minutes after midnight."""
    return (g.world.clock + ROUND_MINUTES * rounds) % DAY_MINUTES


@DEEDS.of(Do.BEGIN_SLOT)
@brief
def begin_slot(g: Play, slot: int) -> None:
    """M-041 to M-043: the next slot in which there is something to do."""
    slot = lowest(busy_slots(g) >> slot << slot)
    g.state.slot = slot
    if slot <= HUMANS:
        if stands(g.state.humans[slot - 1]):
            begin_turn(g, slot - 1)
        elif is_minion(g, slot - 1):  # M-190
            roll_and_move(g, slot - 1)
    elif slot == PRIEST_SLOT:
        priest_moves(g)
        if g.state.extra:
            then(g, Do.EXTRA_MOVES, g.state.extra)
            g.state.extra = 0  # what this slot itself brings is for the next
    elif slot == SUBORDINATES_SLOT:
        g.state.prowled = 0
        then(g, Do.PROWL)
    else:
        clock(g)
        if g.state.over:
            return
    then(g, Do.END_SLOT)


@brief
def busy_slots(g: Play) -> int:
    """The slots in which somebody moves or a wound may run out, and the clock's, as a set."""
    slots = slots_of_falls(g) | only(PRIEST_SLOT) | only(CLOCK_SLOT)
    for piece in range(HUMANS):
        moves = stands(g.state.humans[piece]) | is_minion(g, piece)
        slots |= (1 if moves else 0) << piece + 1
    return slots | (1 if g.state.subordinates else 0) << SUBORDINATES_SLOT


@brief
def slots_of_falls(g: Play) -> int:
    """The slots, as a set, at whose end a wound may run out (M-164); 0 stands for those who have not fallen."""
    slots = 0
    for piece in range(HUMANS):
        slots |= only(g.state.humans[piece].fell_slot)
    return slots


@DEEDS.of(Do.END_SLOT)
@brief
def end_slot(g: Play) -> None:
    """M-164: wounds run out at the end of a slot. What that brings (M-045, M-261) comes before the next slot."""
    if g.state.turn.piece != NOWHERE:
        end_turn(g)
    g.state.prowled = 0
    if has(slots_of_falls(g), g.state.slot):
        wounds_run_out(g)
    slot = g.state.slot + 1
    if slot > CLOCK_SLOT:
        slot = 1
        count_round(g)
    if g.paper.stirred:
        then(g, Do.BEGIN_SLOT, slot)
    else:
        begin_slot(g, slot)


# --- slot 8 ----------------------------------------------------------------------------------------------------------------


@rule
def clock(g: Play) -> None:
    """M-220."""
    s = g.state
    let_pass(g)
    tell(g.events, Event.CLOCK, time_after(g, s.rounds))
    check_survival(g)
    if s.over:
        return
    if s.rounds >= g.world.limit:  # M-242
        finish(g, Side.GHOST)
        return
    if s.waiting:
        then(g, Do.STRIKE_TIME)
    else:
        strike_time(g)


@DEEDS.of(Do.STRIKE_TIME)
@rule
def strike_time(g: Play) -> None:
    """M-220 (4), (5): once all that survival brought is done."""
    s = g.state
    raise_all(g, g.world.due[s.rounds])
    if s.rounds % HOUR_ROUNDS == 0:
        then(g, Do.HOUR)


@rule
def let_pass(g: Play) -> None:
    """M-220 (1): rue and modifiers whose time is over."""
    s = g.state
    for piece in range(HUMANS):
        s.humans[piece].rue = 0
    if any_protected(g):
        for room in range(ROOMS):
            if 0 < s.rued[room] <= s.rounds:
                s.rued[room] = 0
    for modifier in range(TIMED):
        if 0 < s.modifier[modifier] <= s.rounds:
            s.modifier[modifier] = 0
            tell(g.events, Event.CEASED, modifier)


@DEEDS.of(Do.HOUR)
@rule
def full_hour(g: Play) -> None:
    """M-221."""
    s = g.state
    tell(g.events, Event.HOUR)
    for door in range(1, DOORS):
        if has(s.temporary, door):
            unlock(g, door)
    if s.show_hand:
        s.show_hand = 0
        tell(g.events, Event.CEASED, Modifier.SHOW_HAND)
    if not g.world.die:
        draw_hand(g)
        tell_hand(g)
    then(g, Do.EVENT_AT_HOUR)


@rule
def tell_hand(g: Play) -> None:
    """Only to those who started on the ghost's side (section 9)."""
    hand = g.state.hand
    tell_only(
        g.events,
        g.world.ghost_seats,
        Event.HAND,
        hand[Chess.PAWN],
        hand[Chess.ROOK],
        hand[Chess.KNIGHT],
        hand[Chess.BISHOP],
        hand[Chess.QUEEN],
        hand[Chess.KING],
    )


@DEEDS.of(Do.EVENT_AT_HOUR)
@rule
def event_at_hour(g: Play) -> None:
    """M-222 to M-224."""
    s = g.state
    if g.world.events_mode == EventsMode.HAND:
        then(g, Ask.EVENT)
    elif g.world.events_mode == EventsMode.DRAW:
        if s.deck == 0:
            s.deck = s.event_shown
            s.event_shown = 0
        place = nth(s.deck, draw(g.chance, Draw.EVENT, size(s.deck)))
        s.deck &= ~only(place)
        s.event_shown |= only(place)
        happen(g, g.world.deck[place])


@rule
def draw_event_hand(g: Play) -> None:
    """M-223: three cards; if there are fewer, those played come back first."""
    s = g.state
    if size(s.deck) < EVENT_HAND:
        s.deck |= s.event_shown
        s.event_shown = 0
    for _ in range(EVENT_HAND):
        place = nth(s.deck, draw(g.chance, Draw.EVENT, size(s.deck)))
        s.deck &= ~only(place)
        s.event_hand |= only(place)
        tell_only(g.events, g.world.ghost_seats, Event.EVENT_HAND, g.world.deck[place])
    s.held = EVENT_HAND


@QUESTIONS.of(Ask.EVENT)
@rule
def which_event(g: Play) -> None:
    """DP-14."""
    for place in range(g.world.deck_size):
        if has(g.state.event_hand, place):
            offer(g, Do.EVENT, g.world.deck[place])


@DEEDS.of(Do.EVENT)
@rule
def play_event(g: Play, card: int) -> None:
    """M-223."""
    s = g.state
    for place in range(CARDS):
        if has(s.event_hand, place) and g.world.deck[place] == card:
            s.event_hand &= ~only(place)
            s.event_shown |= only(place)
            s.held -= 1
            break
    happen(g, card)
    then(g, Do.REFILL)


@DEEDS.of(Do.REFILL)
@rule
def refill(g: Play) -> None:
    """M-223: after the third."""
    if g.state.held == 0:
        draw_event_hand(g)
