"""Museum's rules as the contract wants them: set-up, whose decision it is, the menu, one step, the result, what adds up."""

from __future__ import annotations

from ghostlight.core.agenda import FIRST_QUESTION, kind_of, pack, turn_round
from ghostlight.core.bits import has, nth, only, size
from ghostlight.core.chance import Chance, draw, uniform
from ghostlight.core.compile import brief, rule, sealed
from ghostlight.core.contract import OVER, SEATS, Menu, Scores
from ghostlight.core.events import Events, tell, tell_only
from ghostlight.core.records import blank, fill

from ..state import (
    CHARACTERS,
    CLOCK_SLOT,
    FLOOR,
    GUARD_PIECE,
    HUMANS,
    KINDS,
    NOWHERE,
    PRIEST_MOVER,
    ROOMS,
    SLOTS,
    SQUARES,
    SUBORDINATES,
    TIMED,
    WORDS,
    Ask,
    Character,
    Do,
    Draw,
    Entity,
    Event,
    EventsMode,
    Human,
    Place,
    Side,
    State,
    When,
    World,
)
from . import clock, effects, fighting, ghosts, goals, items, subordinates, turn, walking
from .items import FRESH, PLACED, lay, tokens
from .play import (
    DEEDS,
    NO_DICE,
    PAPER,
    PIECE_OF,
    QUESTIONS,
    SILENCE,
    Paper,
    Play,
    is_quarry,
    list_places,
    offer,
    raise_trigger,
    take_place,
    then,
)

CHAPTERS = (clock, effects, fighting, ghosts, subordinates, turn, walking)
"""Importing these, and all that they import, enters every deed and question of the game; only then can they be switched."""
MENU = Menu.dtype
STILL = sum(
    1 << deed
    for deed in (
        *(Do.NO, Do.HAND, Do.ATTACK, Do.END, Do.STOP, Do.DECLINE, Do.GIVE, Do.CANCEL, Do.REFUSE, Do.DONE, Do.CARD, Do.TO),
        *(Do.EVENT, Do.BOLT, Do.RESUME, Do.BEGIN_WALK, Do.MEET, Do.GLIDE, Do.STRIKE, Do.ASK_NEXT),
        *(Do.DOUSE, Do.BEGIN_SLOT, Do.EXTRA_MOVES, Do.PROWL, Do.STRIKE_TIME, Do.HOUR, Do.EVENT_AT_HOUR),
        *(Do.REFILL, Do.SPAWN, Do.FINISH_TRIGGER, Do.CHILL),
        *(Do.STEP, Do.TAKE, Do.DROP, Do.LOOK_ROUND, Do.END_SLOT),
    )
)
"""Deeds, as a set, that change nothing that objectives and victory depend on: who stands where with what, what lies on the
floor face up, what was done and who is gone. After them M-045 has nothing new to find. The last five may: then they say so in
paper.stirred. The clock, within a slot, looks for itself."""


# --- set-up ----------------------------------------------------------------------------------------------------------------


@rule
def setup(world: World, state: State, chance: Chance, events: Events) -> None:
    """M-003."""
    menu, paper = blank(MENU), blank(PAPER)
    g = Play(world, state, chance, menu, events, paper)
    clear(state)
    tell(events, Event.BEGINS, world.title)
    for seat in range(world.players):
        if has(world.picks, seat):
            then(g, Ask.CHARACTER, seat)
    then(g, Do.FURNISH)
    turn_round(state.agenda, 0)
    work_on(world, state, chance, menu, events, paper, NO_DICE[0], False)


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


carry_out = DEEDS.switch("carry_out", often=(Do.STEP, Do.END_SLOT, Do.END, Do.TO, Do.CARD))
put_question = QUESTIONS.switch("put_question", often=(Ask.TURN, Ask.WALK, Ask.GHOST, Ask.CARD))


# --- decisions -------------------------------------------------------------------------------------------------------------


@rule
def actor(world: World, state: State) -> int:
    """The seat that the question on top of the agenda is put to."""
    if state.over:
        return OVER
    item = state.agenda.items[state.agenda.depth - 1]
    ask = kind_of(item)
    if ask == Ask.CHARACTER:
        return item >> 8 & 255
    if ask in (Ask.CARD, Ask.EVENT, Ask.LOCKS, Ask.PUT) or (ask == Ask.GHOST and state.mover == PRIEST_MOVER):
        return world.seat_of[Character.PRIEST]
    return state.humans[asked_piece(state, ask)].seat


@rule
def asked_piece(state: State, ask: int) -> int:
    """The human, or the minion, for whom a seat answers."""
    if ask == Ask.GHOST:
        return state.mover
    if ask == Ask.DEFENCE:
        return state.strike.asked
    if ask == Ask.LOSE:
        return state.loser
    if ask == Ask.CONSENT:
        return state.turn.partner
    if ask == Ask.DUEL:
        return state.turn.foe
    if ask == Ask.RECOVER:
        return state.turn.patient
    return state.turn.piece


@rule
def legal(world: World, state: State, menu: Menu) -> int:
    menu.count = 0
    put_question(Play(world, state, NO_DICE[0], menu, SILENCE[0], blank(PAPER)), state.agenda.items[state.agenda.depth - 1])
    return menu.count


@rule
def step(world: World, state: State, action: int, chance: Chance, events: Events) -> None:
    answer(state, action)
    work_on(world, state, chance, blank(MENU), events, blank(PAPER), NO_DICE[0], False)


@brief
def answer(state: State, action: int) -> None:
    """The deed that was picked takes the place of the question."""
    state.agenda.items[state.agenda.depth - 1] = action


@rule
def play_out(world: World, state: State, menu: Menu, chance: Chance, thought: Chance, events: Events) -> int:
    """At random to the end. The menu that shows whether there is a choice is the one from which it is made."""
    return work_on(world, state, chance, menu, events, blank(PAPER), thought, True)


@sealed
def work_on(
    world: World,
    state: State,
    chance: Chance,
    menu: Menu,
    events: Events,
    paper: Paper,
    thought: Chance,
    at_random: bool,
) -> int:
    """Work through the agenda up to the next real decision, whose options are then on the menu; or, deciding at random, to the
    end. How many decisions were taken so.

    What is forced, and what is nothing, resolves by itself. After a deed that can matter to them objectives and victory are
    looked at (M-045), and triggers that wait come before anything else (M-261).
    """
    g = Play(world, state, chance, menu, events, paper)
    s, agenda, decisions = state, state.agenda, 0
    paper.at_random = 1 if at_random else 0  # kept there, or the whole loop would be compiled twice, for either case
    while not s.over:
        top = agenda.depth - 1
        item = agenda.items[top]
        if kind_of(item) >= FIRST_QUESTION:
            menu.count = 0
            put_question(g, item)
            if menu.count > 1:
                if not paper.at_random:
                    return decisions
                item = menu.actions[uniform(thought, menu.count)]
                decisions += 1
            else:
                item = menu.actions[0] if menu.count else pack(Do.NO)
        agenda.depth = top
        agenda.items[top] = 0
        paper.stirred = 0 if has(STILL, kind_of(item)) else 1
        carry_out(g, item)
        turn_round(agenda, top)
        if paper.stirred:
            goals.examine(g)
            goals.check_victory(g)
        if s.waiting and not s.running and not s.over:
            low = agenda.depth
            effects.begin_trigger(g)
            turn_round(agenda, low)
    fill(agenda.items, 0)
    return decisions


@rule
def score(world: World, state: State, scores: Scores) -> None:
    """M-240, M-241, M-245: one point for every seat of the side that has won."""
    for seat in range(SEATS):
        scores.points[seat] = scores.standing[seat] = 0
    scores.side = 1 + state.winner if state.over else 0
    if state.over:
        for seat in range(world.players):
            on_ghosts_side = has(world.ghost_seats | state.turned, seat)
            scores.points[seat] = 1 if on_ghosts_side == (state.winner == Side.GHOST) else 0
            scores.standing[seat] = scores.points[seat]


# --- everything is there ---------------------------------------------------------------------------------------------------


@rule
def accounted(world: World, state: State) -> bool:
    """Every item is on the floor, with somebody, or out of the game; everybody stands where one can; counts fit."""
    return (
        floor_accounted(state)
        and items_accounted(state)
        and people_accounted(world, state)
        and clock_accounted(world, state)
        and agenda_accounted(state)
    )


@rule
def items_accounted(state: State) -> bool:
    """Of each kind: made = on the floor + carried + lost; and there is no named item twice."""
    for kind in range(1, KINDS):
        there = state.lost[kind]
        for k in range(state.floor_count):
            if items.kind_of(state.floor[k]) == kind:
                there += tokens(state.floor[k])
        for piece in range(HUMANS):
            for slot in range(SLOTS):
                if items.kind_of(state.humans[piece].items[slot]) == kind:
                    there += tokens(state.humans[piece].items[slot])
        if there != state.made[kind] or state.lost[kind] < 0:
            return False
    seen_low = seen_high = 0
    for k in range(state.floor_count + HUMANS * SLOTS):
        item = state.floor[k] if k < state.floor_count else carried_at(state, k - state.floor_count)
        named = items.named_of(item)
        if named != NOWHERE:
            if named < 32:
                if seen_low >> named & 1:
                    return False
                seen_low |= 1 << named
            else:
                if seen_high >> (named - 32) & 1:
                    return False
                seen_high |= 1 << (named - 32)
    return True


@rule
def carried_at(state: State, k: int) -> int:
    return state.humans[k // SLOTS].items[k % SLOTS]


@rule
def floor_accounted(state: State) -> bool:
    if not 0 <= state.floor_count <= FLOOR:
        return False
    fresh = 0
    for k in range(FLOOR):
        fresh += 1 if state.floor[k] & FRESH else 0
        if k >= state.floor_count:
            if state.floor[k] or state.floor_at[k] or state.floor_pool[k]:
                return False
        elif not 0 <= state.floor_at[k] < SQUARES or state.floor[k] == 0:
            return False
    for square in range(SQUARES):
        if items.lies_on(state, square) != (items.nth_on(state, square, 0) != NOWHERE):
            return False
    return fresh == state.fresh


@rule
def people_accounted(world: World, state: State) -> bool:
    for piece in range(HUMANS):
        human = state.humans[piece]
        if human.place == Place.ABSENT:
            if human.character != NOWHERE:
                return False
            continue
        if not person_accounted(world, state, human):
            return False
        if human.place == Place.STUNNED and piece != GUARD_PIECE:
            return False
    for k in range(SUBORDINATES):
        there = state.kinds[k] in (Entity.CHANEQUE, Entity.TZITZIMITL)
        if there != (k < state.subordinates):
            return False
    return 0 <= state.priest < SQUARES


@rule
def person_accounted(world: World, state: State, human: Human) -> bool:
    """M-070, M-161, M-162: no gaps between items, none too many; wounded is who has no points."""
    if not 0 <= human.character < CHARACTERS:
        return False
    most = world.hp[human.character]
    if not 0 <= human.hp <= most or (human.place == Place.STANDING) != (human.hp > 0 and human.place != Place.GONE):
        return False
    count = items.carried(human)
    for slot in range(count, SLOTS):
        if human.items[slot]:
            return False
    if count > world.inventory_slots:
        return False
    on_board = 0 <= human.square < SQUARES
    gone = human.place == Place.GONE or (human.place == Place.DEAD and world.removed == 1)
    return on_board != gone and (human.fell_round > 0) == (human.place in (Place.WOUNDED, Place.STUNNED))


@rule
def clock_accounted(world: World, state: State) -> bool:
    """The hand and the cards of events: six of nine with those played, and nothing twice."""
    cards = 0
    for chess in range(len(state.hand)):
        if state.hand[chess] < 0 or state.played[chess] < 0:
            return False
        cards += state.hand[chess] + state.played[chess]
    if cards not in (0, ghosts.HAND) or (state.rounds > 0 and (cards > 0) == (world.die == 1)):
        return False
    if state.deck & state.event_hand or state.deck & state.event_shown or state.event_hand & state.event_shown:
        return False
    if state.rounds > 0 and state.deck | state.event_hand | state.event_shown != (1 << world.deck_size) - 1:
        return False
    for k in range(ROOMS):
        if state.rued[k] < 0 or state.rued[k] > state.rounds + 1:
            return False
    for k in range(TIMED):
        if state.modifier[k] < 0:
            return False
    if state.coming >> TIMED:
        return False
    return 0 <= state.rounds <= world.limit and 0 <= state.slot <= CLOCK_SLOT and state.done & ~state.active == 0


@rule
def agenda_accounted(state: State) -> bool:
    depth = state.agenda.depth
    if not 0 <= depth < len(state.agenda.items) or (depth == 0) != (state.over == 1):
        return False
    for k in range(depth, len(state.agenda.items)):
        if state.agenda.items[k]:
            return False
    return True
