"""Before the first round of Museum: who plays whom, what the mission lays out, and the secrets."""

from __future__ import annotations

from ghostlight.core.bits import has, nth, only, size
from ghostlight.core.chance import draw
from ghostlight.core.compile import rule
from ghostlight.core.events import tell, tell_only
from ghostlight.core.records import fill

from ..state import (
    CHARACTERS,
    HUMANS,
    NOWHERE,
    SLOTS,
    SUBORDINATES,
    WORDS,
    Ask,
    Character,
    Do,
    Draw,
    Event,
    EventsMode,
    Place,
    State,
    When,
)
from . import clock, ghosts, items, turn
from .items import PLACED, lay, tokens
from .play import DEEDS, PIECE_OF, QUESTIONS, Play, is_quarry, list_places, offer, raise_trigger, take_place, then


@rule
def clear(s: State) -> None:
    """An empty museum."""
    s.rounds = s.slot = s.floor_count = s.fresh = s.temporary = s.extra = s.subordinates = s.prowled = s.show_hand = s.deck = 0
    s.event_hand = s.held = s.event_shown = s.active = s.done = s.fired = s.waiting = s.running = s.left = s.turned = 0
    s.over = s.winner = s.chess = s.priest = s.bolts = s.bolts_hour = s.coming = s.agenda.depth = 0
    s.mover = s.loser = NOWHERE
    fill(s.agenda.items, 0)
    fill(s.floor, 0)
    fill(s.floor_at, 0)
    fill(s.floor_pool, 0)
    fill(s.littered, 0)
    fill(s.hidden, 0)
    fill(s.lock_side, NOWHERE)
    for word in range(WORDS):
        s.fire[word] = s.exits[word] = s.open_exits[word] = 0
    fill(s.stock, 0)
    fill(s.hand, 0)
    fill(s.played, 0)
    fill(s.kinds, 0)
    fill(s.at, 0)
    fill(s.rued, 0)
    fill(s.modifier, 0)
    fill(s.times, 0)
    fill(s.removed, 0)
    fill(s.made, 0)
    fill(s.lost, 0)
    for piece in range(HUMANS):
        human = s.humans[piece]
        human.character = human.seat = human.square = human.secret = NOWHERE
        human.place = Place.ABSENT
        human.hp = human.fell_round = human.fell_slot = human.rue = human.fallen = 0
        human.heals = human.left = human.performed = 0
        fill(human.items, 0)
    turn.forget_turn(s.turn)
    s.strike.entity = s.strike.number = s.strike.square = s.strike.targets = s.strike.asked = s.strike.passed = 0


@QUESTIONS.of(Ask.CHARACTER)
@rule
def which_character(g: Play, seat: int) -> None:
    """DP-01, M-004: of the humans' side, whose turn number nobody has yet (M-006)."""
    for k in range(CHARACTERS):
        character = g.world.roster[k]
        if character == NOWHERE or not is_quarry(PIECE_OF[character]) or g.world.seat_of[character] != NOWHERE:
            continue
        if g.state.humans[PIECE_OF[character]].place == Place.ABSENT:
            offer(g, Do.CHARACTER, character)


@DEEDS.of(Do.CHARACTER)
@rule
def choose_character(g: Play, character: int) -> None:
    """M-004: in seat order; the first seat that picks and has nobody yet."""
    for seat in range(g.world.players):
        if has(g.world.picks, seat) and not plays_somebody(g, seat):
            bring_in(g, character, seat)
            return


@rule
def plays_somebody(g: Play, seat: int) -> bool:
    for piece in range(HUMANS):
        if g.state.humans[piece].seat == seat:
            return True
    return False


@rule
def bring_in(g: Play, character: int, seat: int) -> None:
    """M-005."""
    human = g.state.humans[PIECE_OF[character]]
    human.character = character
    human.seat = seat
    human.place = Place.STANDING
    human.square = g.world.start[character]
    human.hp = g.world.hp[character]
    for slot in range(SLOTS):
        item = g.world.kit[character, slot]
        if item:
            items.put_in(human, item)
            g.state.made[items.kind_of(item)] += tokens(item)
    tell(g.events, Event.CHARACTER, seat, character)


@DEEDS.of(Do.FURNISH)
@rule
def furnish(g: Play) -> None:
    """M-003 (3) to (13)."""
    w, s = g.world, g.state
    for character in range(CHARACTERS):
        if character != Character.PRIEST and w.seat_of[character] != NOWHERE:
            bring_in(g, character, w.seat_of[character])
    for k in range(w.placement_count):
        place_things(g, k)
    for door in range(len(w.lock_side)):
        s.lock_side[door] = w.lock_side[door]
    for word in range(WORDS):
        s.fire[word] = w.fire[word]
        s.exits[word] = w.exits[word]
        s.open_exits[word] = w.open_exits[word]
    for k in range(SUBORDINATES):
        if w.entity[k] != NOWHERE:
            s.kinds[k] = w.entity[k]
            s.at[k] = w.entity_at[k]
            s.subordinates += 1
    s.priest = w.start[Character.PRIEST]
    fill(s.stock, w.vending_stock)
    deal_secrets(g)
    if not w.die:
        ghosts.draw_hand(g)
        clock.tell_hand(g)
    s.deck = (1 << w.deck_size) - 1
    if w.events_mode == EventsMode.HAND:
        clock.draw_event_hand(g)
    for k in range(w.objective_count):
        if w.objectives[k].active:
            s.active |= only(k)
    for k in range(w.trigger_count):
        if w.triggers[k].when == When.START:
            raise_trigger(g, k)
    then(g, Do.BEGIN_ROUND)


@rule
def place_things(g: Play, number: int) -> None:
    """M-007, M-008. What lies face down is listed in the order of the squares: that of the items would tell which is which."""
    w, placement = g.world, g.world.placements[number]
    on = g.paper.tally  # 1 + the thing on each square of the pool
    if placement.pool:
        list_places(g.paper.left, placement.squares)
        for place in range(placement.squares):
            on[place] = 0
    for k in range(placement.things):
        thing, place = placement.first + k, 0
        if placement.pool:
            place = take_place(g.paper.left, draw(g.chance, Draw.POOL, placement.squares - k))
            on[place] = thing + 1
        if not (placement.pool and placement.hidden):
            place_thing(g, number, thing, w.listed[placement.square + place])
    if placement.pool and placement.hidden:
        for place in range(placement.squares):
            if on[place]:
                place_thing(g, number, on[place] - 1, w.listed[placement.square + place])


@rule
def place_thing(g: Play, number: int, thing: int, square: int) -> None:
    s, item, hidden = g.state, g.world.things[thing], g.world.placements[number].hidden
    lay(s, item | PLACED, square, number + 1 if hidden else 0)
    s.made[items.kind_of(item)] += 1
    if hidden:
        s.hidden[thing >> 5] |= 1 << (thing & 31)


@rule
def deal_secrets(g: Play) -> None:
    """CH-02: one for each human of the humans' side, in turn order."""
    left = (1 << g.world.secret_count) - 1
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if human.character == NOWHERE or not is_quarry(piece) or left == 0:
            continue
        place = draw(g.chance, Draw.SECRET, size(left))
        human.secret = nth(left, place)
        left &= ~only(human.secret)
        tell_only(g.events, only(human.seat), Event.SECRET, human.character, human.secret)
