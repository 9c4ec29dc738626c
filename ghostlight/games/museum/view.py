"""Museum as a client draws it, and which question is put to the player who decides."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ghostlight.core.agenda import FIRST_QUESTION, kind_of
from ghostlight.core.compile import in_python
from ghostlight.core.contract import OVER

from . import state as records
from . import vocabulary
from .map import AREA_IDS, DOOR_IDS, SQUARE_NAMES
from .missions.booklet import Booklet, Exit, Lock, booklet_of, exits_of, squares_in
from .names import (
    CHARACTER_IDS,
    CHESS_IDS,
    ENTITY_IDS,
    GOAL_IDS,
    KIND_IDS,
    MINUTES,
    MODE_IDS,
    MODIFIER_IDS,
    PLACE_IDS,
    SIDE_IDS,
    WALK_IDS,
    clock_text,
    item_id,
    item_name,
)
from .plain import MACHINE_SQUARES, TOILETS
from .reach import Walker, protected_rooms, strikes, walks
from .rules.ghosts import HAND
from .rules.items import MOST_WEAR
from .state import (
    CHESS,
    CLOCK_SLOT,
    DOORS,
    ELIMINATE_CHANEQUE,
    ELIMINATE_HUMANS,
    GUARD_PIECE,
    MACHINES,
    NOWHERE,
    PRIEST_MOVER,
    PRIEST_SLOT,
    TIMED,
    Aim,
    Ask,
    Character,
    Entity,
    EventsMode,
    Goal,
    Kind,
    Place,
    Side,
    Walk,
)
from .state import Modifier as Terms
from .stored_texts import text_of
from .text.starting import GHOST_CARDS

_ON_BOARD = (Place.STANDING, Place.WOUNDED, Place.STUNNED)
_kind_of = in_python(kind_of)


class Item(msgspec.Struct, frozen=True):
    id: str  # the mission's, or the kind
    kind: vocabulary.Kind
    name: str | None  # the mission's
    wear: int  # uses left; a rosary: 1 ON, 0 OFF; tokens of ammunition


class Thing(msgspec.Struct, frozen=True):
    """What lies on a square."""

    square: str
    place: int  # on its square, from 1, oldest first
    id: str | None  # None: face down
    kind: vocabulary.Kind | None
    name: str | None
    wear: int
    pool: int | None  # face down: the place in the booklet that it is of


class Human(msgspec.Struct, frozen=True):
    id: vocabulary.Character
    number: int  # in turn order
    seat: int | None
    side: vocabulary.Side
    place: vocabulary.Place
    square: str | None  # of somebody dead: where the minion is
    hp: int
    most: int
    items: list[Item]
    dies: int | None  # the round at the end of which it dies or gets up
    rue: bool
    left: int  # the rank among those who left; 0: still here


class Machine(msgspec.Struct, frozen=True):
    square: str
    stock: int


class Priest(msgspec.Struct, frozen=True):
    seat: int | None
    square: str
    hand: list[vocabulary.Chess] | None  # None: not known to this seat
    played: list[vocabulary.Chess]  # this hour
    left: list[vocabulary.Chess]  # the nine less those played
    extra: int
    die: bool


class Subordinate(msgspec.Struct, frozen=True):
    kind: vocabulary.Entity
    number: int  # 1 is the oldest
    square: str


class Rued(msgspec.Struct, frozen=True):
    area: str
    round: int  # the last one


class Modifier(msgspec.Struct, frozen=True):
    name: vocabulary.ModifierName
    round: int | None  # the last one; None: until the full hour


class Events(msgspec.Struct, frozen=True):
    mode: vocabulary.EventsMode
    deck: list[str]  # those that can still come
    shown: list[str]
    hand: list[str] | None  # None: there is none, or it is not known to this seat


class Objective(msgspec.Struct, frozen=True):
    id: str
    text: str
    type: vocabulary.Goal
    active: bool
    done: bool
    count: int
    need: int  # -1: all
    all_leave: bool  # an escape in which the rest must leave


class Secret(msgspec.Struct, frozen=True):
    human: vocabulary.Character
    id: str
    text: str
    held: bool | None  # None: the game is not over


class Acting(msgspec.Struct, frozen=True):
    human: vocabulary.Character
    actions: int
    walk: vocabulary.Walk
    steps: int
    finished: bool  # all movement


class Strike(msgspec.Struct, frozen=True):
    """An attack that is being answered."""

    entity: vocabulary.Entity
    number: int | None  # of a subordinate by its age, of a minion by its turn number
    square: str
    targets: list[vocabulary.Character]
    asked: vocabulary.Character


class Gliding(msgspec.Struct, frozen=True):
    """The ghost that is to move."""

    ghost: vocabulary.Character  # priest, or whose minion it is
    chess: vocabulary.Chess
    square: str


class Exchange(msgspec.Struct, frozen=True):
    human: vocabulary.Character
    partner: vocabulary.Character
    gives: list[Item]
    asks: list[Item] | None  # None: not said yet


class Reading(msgspec.Struct, frozen=True):
    """How the rules are read at this table, where the letter and the house differ; the words are those of the options."""

    toilets: vocabulary.Toilets  # on which no ghost stops (M-102)
    wounds: vocabulary.Wounds  # whose slot a wound is counted from (M-164)
    contact: vocabulary.Contact  # whom an entity hurts that somebody walks into (M-141)
    aid: vocabulary.Aid  # for whom items are (M-057, M-059)


class Reach(msgspec.Struct, frozen=True):
    square: str
    actions: int  # 0: within the open walk
    way: str  # directions, such as NNE


class View(msgspec.Struct, frozen=True):
    seat: int | None  # whose view this is; None for a spectator
    turn: int | None  # whose decision it is; None when the game is over
    ask: vocabulary.Ask | None
    asked: vocabulary.Character | None  # the human for whom it is answered: whose items `#1` are, and on whose square `@1` lies
    phase: vocabulary.Phase
    round: int
    slot: int
    time: str
    limit: str
    rounds: int  # that there are
    winner: vocabulary.Side | None
    mission: Booklet
    humans: list[Human]
    floor: list[Thing]
    locks: list[Lock]
    fires: list[str]
    machines: list[Machine]
    exits: list[Exit]
    priest: Priest
    subordinates: list[Subordinate]
    rued: list[Rued]
    modifiers: list[Modifier]
    events: Events
    objectives: list[Objective]
    secrets: list[Secret]
    acting: Acting | None
    strike: Strike | None
    ghost: Gliding | None
    exchange: Exchange | None
    reach: list[Reach]  # on foot, for the seat whose human walks
    threat: list[str]  # squares that the Priest's next move may strike, as far as everybody can know
    reading: Reading


class Person(NamedTuple):
    """A human of the state as plain numbers."""

    piece: int
    character: int
    seat: int
    place: int
    square: int
    hp: int
    fell_round: int
    rue: int
    fallen: int
    heals: int
    left: int
    performed: int
    secret: int
    items: list[int]

    @property
    def id(self) -> vocabulary.Character:
        return CHARACTER_IDS[self.character]

    @property
    def is_quarry(self) -> bool:
        return self.piece != GUARD_PIECE


def view(world: Any, state: Any, seat: int, actor: int, points: list[int]) -> View:
    over = actor == OVER
    people = _people(state)
    asked = None if over else Ask(_kind_of(int(state.agenda.items[state.agenda.depth - 1])))
    rounds, slot, clock = int(state.rounds), int(state.slot), int(world.clock)
    return View(
        seat=None if seat < 0 else seat,
        turn=None if over else actor,
        ask=None if asked is None else vocabulary.ASKS[asked - FIRST_QUESTION],
        asked=_asked(state, people, asked),
        phase="over" if over else "setup" if rounds == 0 else "play",
        round=rounds,
        slot=slot,
        time=clock_text(clock + MINUTES * max(rounds - (slot != CLOCK_SLOT), 0)),
        limit=clock_text(clock + MINUTES * int(world.limit)),
        rounds=int(world.limit),
        winner=SIDE_IDS[state.winner] if state.over else None,
        mission=booklet_of(world),
        humans=[_human(world, each) for each in people.values()],
        floor=_floor(world, state),
        locks=_locks(state),
        fires=squares_in(state.fire),
        machines=[Machine(SQUARE_NAMES[MACHINE_SQUARES[k]], int(state.stock[k])) for k in range(MACHINES)],
        exits=exits_of(state.exits, state.open_exits),
        priest=_priest(world, state),
        subordinates=[
            Subordinate(ENTITY_IDS[state.kinds[k]], k + 1, SQUARE_NAMES[state.at[k]]) for k in range(int(state.subordinates))
        ],
        rued=[Rued(AREA_IDS[room], last) for room, last in enumerate(state.rued.tolist()) if last],
        modifiers=_modifiers(state),
        events=_events(world, state),
        objectives=[_objective(world, state, people, k) for k in range(int(world.objective_count))],
        secrets=[_secret(world, state, each, over=bool(state.over)) for each in people.values() if each.secret >= 0],
        acting=_acting(state, people),
        strike=_strike(state, people) if asked == Ask.DEFENCE else None,
        ghost=_gliding(state, people) if asked == Ask.GHOST else None,
        exchange=_exchange(world, state, people, asked),
        reach=_reach(world, state, people) if seat == actor and asked in (Ask.TURN, Ask.WALK) else [],
        threat=[] if over or rounds == 0 else [SQUARE_NAMES[square] for square in _threat(world, state)],
        reading=_reading(world),
    )


def ask(view: View) -> vocabulary.Ask:
    """Which of ASKS is put to the player whose decision it is."""
    return view.ask or "turn"


# --- who and what ----------------------------------------------------------------------------------------------------------

_FIELDS = [tuple(records.Human.__annotations__).index(name) for name in Person._fields[1:-1]]


def _people(state: Any) -> dict[int, Person]:
    """Those in the game, by piece."""
    rows, items = np.asarray(state.humans).tolist(), state.humans["items"].tolist()
    people = [Person._make([piece, *(row[k] for k in _FIELDS), items[piece]]) for piece, row in enumerate(rows)]
    return {each.piece: each for each in people if each.place != Place.ABSENT}


def _item(world: Any, item: int) -> Item:
    kind, wear = item & 255, item >> 16 & MOST_WEAR
    return Item(item_id(world, item), KIND_IDS[kind], item_name(world, item), int(wear == 1) if kind == Kind.ROSARY else wear)


def _items(world: Any, items: list[int]) -> list[Item]:
    return [_item(world, item) for item in items if item]


def _human(world: Any, each: Person) -> Human:
    down = each.place in (Place.WOUNDED, Place.STUNNED)
    return Human(
        id=each.id,
        number=each.piece + 1,
        seat=each.seat if each.seat >= 0 else None,
        side=SIDE_IDS[Side.HUMANS if each.is_quarry and each.place != Place.DEAD else Side.GHOST],
        place=PLACE_IDS[each.place],
        square=None if each.square == NOWHERE else SQUARE_NAMES[each.square],
        hp=each.hp,
        most=int(world.hp[each.character]),
        items=_items(world, each.items),
        dies=each.fell_round + int(world.wounded_rounds) if down else None,
        rue=bool(each.rue),
        left=each.left,
    )


def _floor(world: Any, state: Any) -> list[Thing]:
    count = int(state.floor_count)
    things, on = [], Counter[int]()
    rows = (row[:count].tolist() for row in (state.floor, state.floor_at, state.floor_pool))
    for number, square, pool in zip(*rows, strict=True):
        on[square] += 1
        if pool:
            things.append(Thing(SQUARE_NAMES[square], on[square], None, None, None, 0, pool - 1))
        else:
            item = _item(world, number)
            things.append(Thing(SQUARE_NAMES[square], on[square], item.id, item.kind, item.name, item.wear, None))
    return things


def _locks(state: Any) -> list[Lock]:
    sides, temporary = state.lock_side.tolist(), int(state.temporary)
    return [
        Lock(DOOR_IDS[door], SQUARE_NAMES[sides[door]], bool(temporary >> door & 1))
        for door in range(1, DOORS)
        if sides[door] != NOWHERE
    ]


def _priest(world: Any, state: Any) -> Priest:
    hand, played, die = state.hand.tolist(), state.played.tolist(), bool(world.die)
    left = Counter(GHOST_CARDS) - Counter({CHESS_IDS[k]: played[k] for k in range(CHESS)})
    return Priest(
        seat=int(world.seat_of[Character.PRIEST]),
        square=SQUARE_NAMES[state.priest],
        hand=None if hand[0] == NOWHERE or die else _in_order(Counter({CHESS_IDS[k]: hand[k] for k in range(CHESS)})),
        played=_in_order(Counter({CHESS_IDS[k]: played[k] for k in range(CHESS)})),
        left=[] if die else _in_order(left),
        extra=int(state.extra),
        die=die,
    )


def _in_order(cards: Counter[vocabulary.Chess]) -> list[vocabulary.Chess]:
    """Ghost cards in the order of their deck."""
    return [chess for chess in dict.fromkeys(GHOST_CARDS) for _ in range(cards[chess])]


def _lasts(state: Any, modifier: Terms) -> bool:
    """M-226."""
    return bool(state.modifier[modifier]) and not state.coming >> modifier & 1


def _modifiers(state: Any) -> list[Modifier]:
    found = [Modifier(MODIFIER_IDS[k], int(state.modifier[k])) for k in range(TIMED) if state.modifier[k]]
    return found + ([Modifier(MODIFIER_IDS[Terms.SHOW_HAND], None)] if state.show_hand else [])


def _events(world: Any, state: Any) -> Events:
    ids = [text_of(world, int(world.cards[number].label)) for number in world.deck[: int(world.deck_size)].tolist()]
    mode, hand = EventsMode(int(world.events_mode)), int(state.event_hand)

    def chosen(members: int) -> list[str]:
        return [name for k, name in enumerate(ids) if members >> k & 1]

    return Events(
        mode=MODE_IDS[mode],
        deck=[] if mode == EventsMode.NONE else chosen(int(state.deck)),
        shown=chosen(int(state.event_shown)),
        hand=chosen(hand) if mode == EventsMode.HAND and hand >= 0 else None,
    )


# --- objectives ------------------------------------------------------------------------------------------------------------


def _matches(match: Any, item: int) -> bool:
    named = (item >> 8 & 255) - 1
    if int(match.kinds) >> (item & 255) & 1:
        return True
    return named >= 0 and bool(int(match.names[named >> 5]) >> (named & 31) & 1)


def _tokens(match: Any, items: list[int]) -> int:
    """How many of these count; ammunition token by token (M-063)."""
    return sum(item >> 16 & MOST_WEAR if item & 255 == Kind.AMMO else 1 for item in items if item and _matches(match, item))


def _objective(world: Any, state: Any, people: dict[int, Person], number: int) -> Objective:
    each = world.objectives[number]
    return Objective(
        id=text_of(world, int(each.label)),
        text=text_of(world, int(each.text)),
        type=GOAL_IDS[each.kind],
        active=bool(int(state.active) >> number & 1),
        done=bool(int(state.done) >> number & 1),
        count=_progress(state, people, number, each),
        need=int(each.count),
        all_leave=bool(each.must_leave),
    )


def _progress(state: Any, people: dict[int, Person], number: int, objective: Any) -> int:
    """Section 5.3: how much of it there is."""
    kind = Goal(int(objective.kind))
    quarry = [each for each in people.values() if each.is_quarry]
    standing = [each for each in quarry if each.place == Place.STANDING]

    def inside(square: int) -> bool:
        return bool(int(objective.squares[square >> 5]) >> (square & 31) & 1)

    match kind:
        case Goal.TASK:
            return int(state.times[number])
        case Goal.ESCAPE:
            return int(state.left)
        case Goal.SURVIVE:
            return len(standing)
        case Goal.REACH:
            return sum(inside(each.square) for each in standing)
        case Goal.COLLECT:
            return sum(_tokens(objective.match, each.items) for each in standing)
        case Goal.ELIMINATE:
            what = int(objective.what)
            if ELIMINATE_CHANEQUE <= what < ELIMINATE_HUMANS:
                return int(state.removed[what - ELIMINATE_CHANEQUE])
            return sum(each.place == Place.DEAD and what in (ELIMINATE_HUMANS, each.character) for each in people.values())
    if objective.outside:
        return sum(_tokens(objective.match, each.items) for each in quarry if each.place == Place.GONE)
    lying = zip(
        *(row[: int(state.floor_count)].tolist() for row in (state.floor, state.floor_at, state.floor_pool)), strict=True
    )
    carried = sum(_tokens(objective.match, each.items) for each in standing if inside(each.square))
    return carried + sum(_tokens(objective.match, [item]) for item, square, pool in lying if not pool and inside(square))


def _secret(world: Any, state: Any, each: Person, *, over: bool) -> Secret:
    record = world.secrets[each.secret]
    return Secret(
        human=each.id,
        id=text_of(world, int(record.label)),
        text=text_of(world, int(record.text)),
        held=_holds(state, each, record) if over else None,
    )


def _holds(state: Any, each: Person, secret: Any) -> bool:
    """Section 5.4."""
    match Aim(int(secret.kind)):
        case Aim.PERFORMED:
            return bool(each.performed >> int(secret.objective) & 1)
        case Aim.HEALED_OTHER:
            return each.heals >= int(secret.times)
        case _ if each.place != Place.GONE:
            return False
        case Aim.LEAVE_WITH:
            return _tokens(secret.match, each.items) > 0
        case Aim.NEVER_WOUNDED:
            return not each.fallen
    return each.left == (int(state.left) if secret.last else 1)


# --- what is going on ------------------------------------------------------------------------------------------------------


def _asked(state: Any, people: dict[int, Person], asked: Ask | None) -> vocabulary.Character | None:
    """Whose items a question is about is the partner in an exchange that is not agreed yet."""
    turn = state.turn
    piece = {
        Ask.TURN: turn.piece,
        Ask.WALK: turn.piece,
        Ask.VEND: turn.piece,
        Ask.GIVE: turn.piece,
        Ask.SWAP: turn.partner,
        Ask.CONSENT: turn.partner,
        Ask.DEFENCE: state.strike.asked,
        Ask.DUEL: turn.foe,
        Ask.RECOVER: turn.patient,
        Ask.LOSE: state.loser,
    }
    return people[int(piece[asked])].id if asked in piece else None


def _acting(state: Any, people: dict[int, Person]) -> Acting | None:
    turn = state.turn
    if turn.piece == NOWHERE or state.over:
        return None
    human, walk = people[int(turn.piece)].id, WALK_IDS[turn.walk]
    return Acting(human, int(turn.actions), walk, int(turn.steps), bool(turn.finished))


def _strike(state: Any, people: dict[int, Person]) -> Strike:
    strike = state.strike
    return Strike(
        entity=ENTITY_IDS[strike.entity],
        number=None if strike.entity == Entity.PRIEST else int(strike.number) + 1,
        square=SQUARE_NAMES[strike.square],
        targets=[each.id for each in people.values() if int(strike.targets) >> each.piece & 1],
        asked=people[int(strike.asked)].id,
    )


def _gliding(state: Any, people: dict[int, Person]) -> Gliding:
    mover = int(state.mover)
    priest = mover == PRIEST_MOVER
    square = int(state.priest) if priest else people[mover].square
    ghost = CHARACTER_IDS[Character.PRIEST] if priest else people[mover].id
    return Gliding(ghost, CHESS_IDS[state.chess], SQUARE_NAMES[square])


def _exchange(world: Any, state: Any, people: dict[int, Person], asked: Ask | None) -> Exchange | None:
    if asked not in (Ask.GIVE, Ask.SWAP, Ask.CONSENT):
        return None
    turn = state.turn
    me, partner = people[int(turn.piece)], people[int(turn.partner)]
    asks = _chosen(world, partner, int(turn.asked), int(turn.asked_ammo)) if asked == Ask.CONSENT else None
    return Exchange(me.id, partner.id, _chosen(world, me, int(turn.given), int(turn.given_ammo)), asks)


def _chosen(world: Any, each: Person, slots: int, ammo: int) -> list[Item]:
    items = [item for slot, item in enumerate(each.items) if slots >> slot & 1]
    return _items(world, [item & ~(MOST_WEAR << 16) | ammo << 16 if item & 255 == Kind.AMMO else item for item in items])


def _reach(world: Any, state: Any, people: dict[int, Person]) -> list[Reach]:
    turn = state.turn
    if turn.finished:
        return []
    me = people[int(turn.piece)]
    crowd = Counter(each.square for each in people.values() if each.place in _ON_BOARD)
    walker = Walker(
        square=me.square,
        keys=sum(item & 255 == Kind.KEY for item in me.items),
        master=me.character == Character.GUARD,
        steps=int(turn.steps) if turn.walk != Walk.NO else 0,
        bonus=turn.walk == Walk.BONUS,
        actions=int(turn.actions),
        stride=1 if _lasts(state, Terms.SLOW) else int(world.steps_per_move),
    )
    full = [square for square, there in crowd.items() if TOILETS[square] and there >= world.toilet_capacity]
    ways = walks(walker, state.lock_side.tolist(), full)
    return [Reach(SQUARE_NAMES[square], *way) for square, way in sorted(ways.items())]


def _reading(world: Any) -> Reading:
    return Reading(
        toilets="occupied" if world.free_toilets else "every",
        wounds="attacker" if world.from_attacker else "fall",
        contact="everybody" if world.all_hurt else "newcomer",
        aid="anybody" if world.any_human else "own_side",
    )


def _threat(world: Any, state: Any) -> list[int]:
    """From the cards that everybody knows may still come: never from a hand, unless it is shown to all."""
    moved = int(state.slot) > PRIEST_SLOT
    if world.die or int(state.played.sum()) == HAND:
        kinds = set(range(CHESS))
    elif state.show_hand:
        kinds = {k for k in range(CHESS) if state.hand[k] > 0}
    else:
        kinds = {k for k in range(CHESS) if GHOST_CARDS.count(CHESS_IDS[k]) > state.played[k]}
    rooms = protected_rooms(state.rued.tolist(), int(state.rounds) + int(moved))
    return strikes(int(state.priest), kinds, rooms)
