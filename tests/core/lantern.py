"""Lantern, a toy game for tests: it has what Graveyard lacks, namely dice after the deal, and plays by the contract's defaults.

Each player hides a card (1 to 12) and goes along a path. A turn is `walk` (a die of 4) or `run` (a die of 8), before which
the player may `peek` at the others' cards. Whoever reaches the goal ends the game; then cards are shown, and count.

The compiled rules know two rules numbers. `GAME` is the game as it was; `TWO` is the same game after its rules were changed:
cards count twice, and by the letter one peeks only before one's first step.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

import msgspec

from ghostlight.core.bits import has, nth, only, size
from ghostlight.core.chance import Chance, draw, roll, uniform
from ghostlight.core.compile import rule
from ghostlight.core.contract import OVER, SEATS, Menu, Scores, Worth, offer
from ghostlight.core.errors import BadNotation, BadOption
from ghostlight.core.events import SPECTATOR, Events, tell, tell_only
from ghostlight.core.game import Game, Measure
from ghostlight.core.options import Choice, Data, Either, Numbers, Picks, Whole
from ghostlight.core.records import Ints, Record

from .revised import revised

CARDS = 12
ALL_CARDS = (1 << CARDS) - 1  # card n is bit n - 1
WALK, RUN, PEEK = 0, 1, 2
PACES = ("slow", "fast")
DECKS = {"all": range(1, CARDS + 1), "low": range(1, 7)}


class World(Record):
    players: int
    rules: int  # the number of the rules that this game was begun under (Game.rules)
    goal: int
    bonus: int  # added to every die
    starter: int  # a seat; -1: at random
    dice: Annotated[Ints, 2]  # of walk and run
    deck: int  # the cards
    letter: int  # whether one peeks only before one's first step (option `reading`, since rules number 2)
    prize: Annotated[Ints, CARDS + 1]  # what a card counts, by number


class State(Record):
    card: Annotated[Ints, SEATS]  # 0: unknown
    known: Annotated[Ints, SEATS]  # the seats whose card each seat knows
    steps: Annotated[Ints, SEATS]
    turn: int


class Draw(IntEnum):
    STARTER, CARD, DIE = range(3)


class Event(IntEnum):
    BEGINS, ROLLED, PEEKED, SAW, SHOWN = range(5)


# --- rules -------------------------------------------------------------------------------------------------------------


@rule
def setup(world: World, state: State, chance: Chance, events: Events) -> None:
    state.card[:] = 0
    state.known[:] = 0
    state.steps[:] = 0
    deck = world.deck
    for seat in range(world.players):
        card = nth(deck, draw(chance, Draw.CARD, size(deck)))
        deck ^= only(card)
        state.card[seat] = card + 1
        state.known[seat] = only(seat)
    state.turn = draw(chance, Draw.STARTER, world.players) if world.starter < 0 else world.starter
    tell(events, Event.BEGINS, state.turn)


@rule
def is_over(world: World, state: State) -> bool:
    for seat in range(world.players):
        if state.steps[seat] >= world.goal:
            return True
    return False


@rule
def actor(world: World, state: State) -> int:
    return OVER if is_over(world, state) else state.turn


@rule
def legal(world: World, state: State, menu: Menu) -> int:
    menu.count = 0
    offer(menu, WALK)
    offer(menu, RUN)
    if world.letter and state.steps[state.turn]:
        return menu.count
    for seat in range(world.players):
        if not has(state.known[state.turn], seat):
            offer(menu, PEEK + seat)
    return menu.count


@rule
def step(world: World, state: State, action: int, chance: Chance, events: Events) -> None:
    me = state.turn
    if action >= PEEK:
        other = action - PEEK
        state.known[me] |= only(other)
        tell(events, Event.PEEKED, me, other)
        tell_only(events, only(me), Event.SAW, me, other, state.card[other])
        return
    die = roll(chance, Draw.DIE, world.dice[action])
    state.steps[me] += die + world.bonus
    tell(events, Event.ROLLED, me, die)
    if is_over(world, state):
        for seat in range(world.players):
            tell(events, Event.SHOWN, seat, state.card[seat])
    else:
        state.turn = (me + 1) % world.players


@rule
def score(world: World, state: State, scores: Scores) -> None:
    shown = is_over(world, state)
    for seat in range(world.players):
        times = 2 if world.rules >= 2 else 1
        scores.points[seat] = state.steps[seat] + (times * world.prize[state.card[seat]] if shown else 0)
        scores.standing[seat] = scores.points[seat]


@rule
def accounted(world: World, state: State) -> bool:
    held = 0
    for seat in range(SEATS):
        if seat >= world.players:
            if state.card[seat] or state.known[seat] or state.steps[seat]:
                return False
        elif not 1 <= state.card[seat] <= CARDS or has(held, state.card[seat]) or not has(state.known[seat], seat):
            return False
        held |= only(state.card[seat])
    return True


@rule
def redact(world: World, state: State, seat: int) -> None:
    if not is_over(world, state):
        for other in range(world.players):
            if seat == SPECTATOR or not has(state.known[seat], other):
                state.card[other] = 0


@rule
def imagine(world: World, state: State, seat: int, chance: Chance) -> None:
    deck = world.deck
    for other in range(world.players):
        if state.card[other]:
            deck &= ~only(state.card[other] - 1)
    for other in range(world.players):
        if not state.card[other]:
            card = nth(deck, uniform(chance, size(deck)))
            deck ^= only(card)
            state.card[other] = card + 1


@rule
def appraise(world: World, state: State, menu: Menu, worth: Worth) -> None:
    for k in range(menu.count):
        worth.options[k] = 4.5 if menu.actions[k] == RUN else 2.5 if menu.actions[k] == WALK else 0.0


# --- text and view -----------------------------------------------------------------------------------------------------


class Text:
    """Lantern's notation: `peek 2`; `cards 3 ?; known 1 12; steps 4 0; turn 1`."""

    @staticmethod
    def write_action(world: Any, action: int) -> str:
        if not 0 <= action < PEEK + SEATS:
            raise BadNotation(f"action {action}: Lantern has actions 0 to {PEEK + SEATS - 1}")
        return "walk" if action == WALK else "run" if action == RUN else f"peek {action - PEEK + 1}"

    @staticmethod
    def read_action(world: Any, text: str) -> int:
        written = {Text.write_action(world, action): action for action in range(PEEK + SEATS)}
        if text not in written:
            raise BadNotation(f"{text!r}: an action is one of {', '.join(written)}")
        return written[text]

    @staticmethod
    def write_position(world: Any, state: Any) -> str:
        seats = range(world.players)
        cards = " ".join(str(state.card[seat] or "?") for seat in seats)
        known = " ".join("".join(str(other + 1) for other in seats if state.known[seat] >> other & 1) for seat in seats)
        steps = " ".join(str(state.steps[seat]) for seat in seats)
        return f"cards {cards}; known {known}; steps {steps}; turn {state.turn + 1}"

    @staticmethod
    def read_position(world: Any, text: str, state: Any) -> None:
        fields = [part.split() for part in text.split(";")]
        if [field[:1] for field in fields] != [["cards"], ["known"], ["steps"], ["turn"]]:
            raise BadNotation("position: write cards, known, steps and turn, parted by semicolons")
        (_, *cards), (_, *known), (_, *steps), (_, *turn) = fields
        if not len(cards) == len(known) == len(steps) == world.players or len(turn) != 1:
            raise BadNotation(
                f"position: {world.players} players have so many cards, known seats and steps, and one has the turn"
            )
        state.card[:] = state.known[:] = state.steps[:] = 0
        for seat in range(world.players):
            state.card[seat] = 0 if cards[seat] == "?" else _whole(cards[seat], 1, CARDS)
            for other in known[seat]:
                state.known[seat] |= 1 << _whole(other, 1, world.players) - 1
            state.steps[seat] = _whole(steps[seat], 0, 10**6)
        state.turn = _whole(turn[0], 1, world.players) - 1

    @staticmethod
    def write_number(world: Any, field: str, number: int) -> str:
        return str(number + 1) if field in ("seat", "other") else str(number)


def _whole(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8 and least <= int(text) <= most):
        raise BadNotation(f"position: {text!r} is not a number from {least} to {most}")
    return int(text)


class View(msgspec.Struct):
    seat: int | None
    turn: int | None
    cards: list[int | None]
    steps: list[int]


def view(world: Any, state: Any, seat: int, actor: int, points: list[int]) -> View:
    return View(
        seat=None if seat == SPECTATOR else seat,
        turn=None if max(state.steps) >= world.goal else int(state.turn),
        cards=[int(card) or None for card in state.card[: world.players]],
        steps=state.steps[: world.players].tolist(),
    )


class Trial(msgspec.Struct):
    """What would come of an action: how far it might lead, and the cards that the seat knows, whatever it does."""

    possible: bool
    reach: tuple[int, int]
    cards: list[int | None]


def trial(world: Any, state: Any, seat: int, action: int) -> Trial:
    row = state[0]
    steps = int(row.steps[seat])
    if action < PEEK:
        possible, reach = True, (1 + int(world.bonus), int(world.dice[action] + world.bonus))
    else:
        possible, reach = action - PEEK < world.players and not int(row.known[seat]) >> action - PEEK & 1, (0, 0)
    return Trial(
        possible=possible,
        reach=(steps + reach[0], steps + reach[1]),
        cards=[int(card) or None for card in row.card[: world.players]],
    )


def left(worlds: Any, states: Any, seat: str) -> int | None:
    """The steps that a seat has to go; none, once it is there."""
    world, state = worlds[0], states[0]
    return max(0, int(world["goal"] - state["steps"][_whole(seat, 1, world["players"]) - 1])) or None


def configure(world: Any, options: dict[str, Any]) -> None:
    world.goal = options["goal"]
    world.bonus = PACES.index(options["pace"])
    world.starter = -1 if options["starter"] == "random" else options["starter"] - 1
    if world.starter >= world.players:
        raise BadOption(f"option starter: there is no seat {options['starter']}")
    world.dice[:] = options["dice"]
    if isinstance(options["deck"], str) and options["deck"] not in DECKS:
        raise BadOption(f"option deck: {options['deck']!r} is none of {', '.join(DECKS)}")
    cards = DECKS[options["deck"]] if isinstance(options["deck"], str) else options["deck"]
    world.deck = sum(1 << card - 1 for card in cards)
    world.prize[:] = range(CARDS + 1)
    for card, prize in (options["prizes"] or {}).items():
        world.prize[int(card)] = prize


def configure_two(world: Any, options: dict[str, Any]) -> None:
    configure(world, options)
    world.letter = options["reading"] == "letter"


def check_prizes(value: Any) -> dict[str, int]:
    """A table from the numbers of cards to what they count."""
    cards = [str(card) for card in range(1, CARDS + 1)]
    for card, prize in value.items() if isinstance(value, dict) else [("", None)]:
        if card not in cards or not isinstance(prize, int) or not 0 <= prize <= 100:
            raise BadOption("option prizes: a table from cards (1 to 12) to points (0 to 100)")
    return {card: int(value[card]) for card in cards if card in value}


GAME = Game(
    name="lantern",
    title="Lantern",
    authors="the tests",
    players=range(2, SEATS + 1),
    minutes=(1, 2),
    clauses=r"L-\d\d",
    options=(
        Whole("goal", 20, 1, 100, "how far the path goes"),
        Choice("pace", "slow", PACES, "fast adds 1 to every die"),
        Either("starter", "random", ("random",), 1, SEATS, "who begins"),
        Numbers("dice", (4, 8), 2, 1, 100, "sides of the dice of walk and run"),
        Picks("deck", "all", tuple(DECKS), 6, 1, CARDS, "the cards that are dealt from", everyday=True),
        Data("prizes", check_prizes, "what cards count, by number; their number where this says nothing"),
    ),
    world=World,
    state=State,
    functions={
        "setup": setup,
        "actor": actor,
        "legal": legal,
        "step": step,
        "score": score,
        "accounted": accounted,
        "redact": redact,
        "imagine": imagine,
        "appraise": appraise,
    },
    configure=configure,
    largest_menu=2 + SEATS - 1,
    events=Event,
    event_fields={
        Event.BEGINS: ("seat",),
        Event.ROLLED: ("seat", "die"),
        Event.PEEKED: ("seat", "other"),
        Event.SAW: ("seat", "other", "card"),
        Event.SHOWN: ("seat", "card"),
    },
    draws=Draw,
    dice=frozenset({Draw.DIE}),
    notation=Text,
    view=view,
    verbs={"walk": (), "run": (), "peek": ("other",)},
    asks=("turn",),
    ask=lambda view: "turn",
    open_events=frozenset(),
    trial=trial,
    measures={"left": Measure(("SEAT",), left)},
)

READING = Choice("reading", "letter", ("letter", "house"), "when one may peek", since=2, before={2: "house"})
TWO = revised(GAME, rules=2, options=(*GAME.options, READING), configure=configure_two)
"""The game as it is played after the change; games of rules number 1 go on."""
ONLY_TWO = revised(TWO, oldest_rules=2)
"""The same, when rules number 1 has been retired."""
