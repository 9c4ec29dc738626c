"""Museum's records and names: the World made from a mission, the State, and what can be done, asked and told.

A square is a number, 16 * column + row, so that the order of numbers is the order of squares. A set of squares is a row of
words (`marked` in items.py), other sets are the bits of one number (core/bits.py). An item is one number too: items.py.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ghostlight.core.agenda import FIRST_QUESTION, Agenda
from ghostlight.core.records import Ints, Record, Rows

NOWHERE = -1
SQUARES, WIDTH = 256, 16
WORDS = 8  # that a set of squares takes, 32 squares each
ROOMS, AREAS = 19, 31
OUTSIDE = AREAS  # the area `OUT` of missions
DOORS = 54  # the length of a table by door; they are numbered from 1
MACHINES = 3
HUMANS = 5  # pieces, by turn number less one; the guard is the last
GUARD_PIECE = 4
SLOTS = 8  # that an inventory may have; usually four
FLOOR = 128  # items that can lie on the board
SUBORDINATES = 5
CHESS = 6
PRIEST_MOVER = HUMANS  # the Priest, where ghosts are numbered by their pieces
DIRECTIONS = 4
ROUNDS = 72
PRIEST_SLOT, SUBORDINATES_SLOT, CLOCK_SLOT = 6, 7, 8  # M-041

# What a mission file may hold.
THINGS, PLACEMENTS, NAMED, OBJECTIVES, SECRETS, TRIGGERS, DATED, EFFECT_LISTS = 64, 64, 64, 16, 8, 32, 32, 16
GENERAL = 12
CARDS = GENERAL + DATED
EFFECTS = (TRIGGERS + DATED) * EFFECT_LISTS + 2 * GENERAL
LISTED = 2048  # squares named in all lists together
NEEDS = 64  # items that all tasks together need
NAMED_NEED = 256  # from here on a need of a task is a named item
TEXT_BYTES = 65_536


class Side(IntEnum):
    HUMANS, GHOST = range(2)


class Character(IntEnum):
    """Table 3.1."""

    ITZEL, BRUNO, REMEDIOS, QUIROZ, LINA, BETO, NICO, GUARD, PRIEST = range(9)


CHARACTERS = len(Character)


class Kind(IntEnum):
    """What an item is (table 3.2); 0 is no item."""

    (
        MACUAHUITL,
        HAMMER,
        TRUNCHEON,
        PISTOL,
        AMMO,
        ENERGY_DRINK,
        FIRST_AID,
        AMULET,
        ROSARY,
        RUE,
        KEY,
        EXTINGUISHER,
        ARTEFACT,
        HEART,
    ) = range(1, 15)


KINDS = len(Kind) + 1  # the length of a table by kind


class Edge(IntEnum):
    """What lies between two neighbouring squares."""

    WALL, OPEN, DOOR, STAIRS, LIFT = range(5)


class Chess(IntEnum):
    """How a ghost moves. The order is that of the chess die (3.4)."""

    PAWN, ROOK, KNIGHT, BISHOP, QUEEN, KING = range(6)


class Entity(IntEnum):
    """Who attacks; subordinates are the last two."""

    PRIEST, MINION, CHANEQUE, TZITZIMITL = range(4)


class Place(IntEnum):
    """What has become of a human."""

    ABSENT, STANDING, WOUNDED, STUNNED, DEAD, GONE = range(6)


class Walk(IntEnum):
    """Whether steps are being taken, and of what."""

    NO, MOVE, BONUS = range(3)


class EventsMode(IntEnum):
    DRAW, HAND, NONE = range(3)


class Attacks(IntEnum):
    """Whom humans may attack (`human_attacks`)."""

    ALL, OPPOSING, NONE = range(3)


class Goal(IntEnum):
    """Types of objectives (5.3)."""

    REACH, COLLECT, DELIVER, TASK, SURVIVE, ELIMINATE, ESCAPE = range(7)


class Aim(IntEnum):
    """Types of secret objectives (5.4)."""

    LEAVE_WITH, NEVER_WOUNDED, LEAVE_ORDER, PERFORMED, HEALED_OTHER = range(5)


class When(IntEnum):
    """When a trigger fires (5.6)."""

    START, ROUND, TIME, OBJECTIVE, AREA_ENTERED, ITEM_TAKEN, FALL, DEATH = range(8)


class Effect(IntEnum):
    """What events and triggers bring (5.5)."""

    (
        SPAWN,
        LOCK,
        LOCK_CHOICE,
        UNLOCK,
        FIRE,
        FIRE_ROOM,
        EXTINGUISH,
        MESSAGE,
        EVENT,
        PLACE,
        PLACE_RANDOM_ROOM,
        OPEN_EXIT,
        CLOSE_EXIT,
        ACTIVATE,
        RESTOCK,
        MODIFIER,
        EXTRA_MOVE,
        DROP_CHOICE,
        MOVE_PRIEST,
    ) = range(19)


class Modifier(IntEnum):
    SLOW, NO_SHOTS, LIFTS_OFF, PEACE, SHOW_HAND = range(5)


TIMED = 4  # modifiers that last so many rounds; `show_hand` lasts until the hour

# What `eliminate` counts: a character, or one of these.
ELIMINATE_CHANEQUE, ELIMINATE_TZITZIMITL, ELIMINATE_HUMANS = CHARACTERS, CHARACTERS + 1, CHARACTERS + 2
ALL = -1  # `who = "all"`
RANDOM = -1  # `room = "random"`


# --- the mission ---------------------------------------------------------------------------------------------------------


class Match(Record):
    """Which items count: any of these kinds, or any of these named ones."""

    kinds: int  # a set of kinds
    names: Annotated[Ints, 2]  # a set of named items, 32 to a word


class Placement(Record):
    """M-007: items, and the squares over which they are dealt. One square: all of them lie there."""

    first: int  # in World.things
    things: int
    square: int  # in World.listed
    squares: int
    pool: int  # whether a square holds at most one of them
    hidden: int  # face down


class Consequence(Record):
    """An effect with its numbers; typed.py says what they mean."""

    kind: int
    a: int
    b: int
    c: int
    first: int  # in World.listed
    count: int
    text: int


class Script(Record):
    """A row of effects: of an event, or of a trigger."""

    first: int
    count: int
    label: int  # text: its id
    title: int  # text


class Objective(Record):
    kind: int
    label: int  # text: its id
    text: int
    active: int  # at the start
    squares: Annotated[Ints, WORDS]
    outside: int  # `area = "OUT"`
    count: int  # ALL for `who = "all"`; of a task: times
    match: Match
    cost: int
    first: int  # in World.needs
    needs: int
    consumes: int
    until: int  # rounds
    what: int
    must_leave: int


class Secret(Record):
    kind: int
    label: int
    text: int
    match: Match
    last: int  # `position = "last"`
    objective: int
    times: int


class Trigger(Record):
    when: int
    objective: int
    squares: Annotated[Ints, WORDS]
    match: Match
    character: int  # NOWHERE: any
    once: int
    script: Script


class World(Record):
    """A game's mission in one of its formats, with the table's options written into it."""

    players: int
    rules: int  # the number of the rules that this game was begun under (Game.rules)
    ghost_seats: int  # a set
    picks: int  # the seats that pick a character (M-004), a set
    seat_of: Annotated[Ints, CHARACTERS]  # NOWHERE: nobody plays it, or it is still to be picked
    roster: Annotated[Ints, CHARACTERS]  # characters in file order; NOWHERE after the last
    start: Annotated[Ints, CHARACTERS]  # squares; NOWHERE: not in the roster
    hp: Annotated[Ints, CHARACTERS]
    kit: Annotated[Ints, CHARACTERS, SLOTS]  # items at the start

    named_kind: Annotated[Ints, NAMED]
    named_label: Annotated[Ints, NAMED]  # text: its id
    named_name: Annotated[Ints, NAMED]  # text
    named: int
    things: Annotated[Ints, THINGS]  # items that are placed, in file order
    placements: Annotated[Rows[Placement], PLACEMENTS]
    placement_count: int
    lock_side: Annotated[Ints, DOORS]  # NOWHERE: not locked
    fire: Annotated[Ints, WORDS]
    entity: Annotated[Ints, SUBORDINATES]  # subordinates there from the start; NOWHERE after the last
    entity_at: Annotated[Ints, SUBORDINATES]
    exits: Annotated[Ints, WORDS]
    open_exits: Annotated[Ints, WORDS]

    clock: int  # minutes after midnight at the start
    limit: int  # rounds
    events_mode: int
    die: int  # M-186: the Priest moves by the die
    deck: Annotated[Ints, CARDS]  # events in the order of the deck
    deck_size: int
    cards: Annotated[Rows[Script], CARDS]  # the general events, then those of the mission
    dated: int  # how many of the mission's
    objectives: Annotated[Rows[Objective], OBJECTIVES]
    objective_count: int
    secrets: Annotated[Rows[Secret], SECRETS]
    secret_count: int
    triggers: Annotated[Rows[Trigger], TRIGGERS]
    trigger_count: int
    due: Annotated[Ints, ROUNDS + 1]  # by round: the triggers `round` and `time` of its slot 8, a set
    areas: Annotated[
        Ints, SQUARES
    ]  # by square: the `reach` and `deliver`, from OBJECTIVES on the `area_entered`, that count it
    effects: Annotated[Rows[Consequence], EFFECTS]
    listed: Annotated[Ints, LISTED]  # squares
    needs: Annotated[Ints, NEEDS]  # a kind, or NAMED_NEED * (1 + a named item)
    reaches: int  # objectives for which it matters who is on their squares, a set
    tasks: int  # a set of objectives
    survivals: int  # likewise
    sought: Match  # what any objective counts
    win_humans: int  # a set of objectives
    win_ghost: int
    no_standing: int

    human_actions: int
    steps_per_move: int
    inventory_slots: int
    toilet_capacity: int
    wounded_rounds: int
    removed: int  # `death = "removed"`
    vending_stock: int
    max_chaneques: int
    max_tzitzimitl: int
    human_attacks: int
    lifts: int
    # Readings: what is played by the letter.
    free_toilets: int  # M-102: only an occupied toilet bars ghosts, and subordinates may enter
    from_attacker: int  # M-164: a wound is counted from the attacker's slot
    all_hurt: int  # M-141: who walks into an entity does so for everybody on the square
    any_human: int  # M-057, M-059: items are for the other side too

    label: int  # texts: of the mission
    title: int
    summary: int
    date: int
    format: int
    language: int  # that its texts are in, where it says so
    texts: Annotated[Ints, TEXT_BYTES // 8]  # UTF-8; a text is 65536 * its first byte + its length (stored_texts.py)


# --- the game ------------------------------------------------------------------------------------------------------------


class Human(Record):
    character: int  # NOWHERE: nobody
    seat: int  # who decides for it, as a human and as a minion
    place: int
    square: int
    hp: int
    fell_round: int  # M-164; 0: not fallen
    fell_slot: int
    rue: int  # under personal rue
    fallen: int  # whether it ever fell
    heals: int  # health items used on others
    left: int  # its rank among those who left; 0: still here
    performed: int  # the tasks that it has performed: a set of objectives
    secret: int  # NOWHERE: none
    items: Annotated[Ints, SLOTS]  # without gaps


class Turn(Record):
    """The turn of a human, as far as it needs to be remembered."""

    piece: int  # NOWHERE: nobody's
    actions: int
    walk: int
    steps: int
    douse: int  # 1 + the slot of the declared extinguisher
    doused: int  # whether it has put out a fire in this Move
    on_lift: int  # began the turn there and has not moved
    finished: int  # all movement (M-090)
    partner: int
    given: int  # a set of slots
    given_ammo: int
    asked: int  # a set of the partner's slots
    asked_ammo: int
    refused: int  # partners that refused an exchange: a set
    cancelled: int  # partners with whom a hand-over was called off
    patient: int  # a revived human that is picking up its things; NOWHERE: none
    foe: int  # the human being attacked (M-158); NOWHERE: none
    weapon: int  # the slot of what it is attacked with


class Strike(Record):
    """One attack by an entity while it is being answered."""

    entity: int
    number: int  # of the minion's piece or the subordinate
    square: int
    targets: int  # a set of humans
    asked: int  # the human that is to answer
    passed: int  # humans who were asked and passed


class Docket(Agenda):
    """Events may bring events: an event and a trigger can each have half of their 64 effects open (D-41)."""

    items: Annotated[Ints, 128]


class State(Record):
    """All that section 6 of the rules asks to keep."""

    rounds: int  # the round that is being played
    slot: int  # 1 to 8; 0 before the first round
    humans: Annotated[Rows[Human], HUMANS]
    turn: Turn
    strike: Strike
    floor: Annotated[Ints, FLOOR]  # items, oldest first
    floor_at: Annotated[Ints, FLOOR]  # their squares
    floor_pool: Annotated[Ints, FLOOR]  # 1 + the placement of an item that lies face down; 0: face up
    floor_count: int
    fresh: int  # how many of them were dropped in the present turn (M-055)
    littered: Annotated[Ints, WORDS]  # the squares on which anything lies
    hidden: Annotated[Ints, 2]  # World.things still face down: sets of 32
    lock_side: Annotated[Ints, DOORS]
    temporary: int  # doors whose lock vanishes at the hour: a set
    fire: Annotated[Ints, WORDS]
    stock: Annotated[Ints, MACHINES]
    exits: Annotated[Ints, WORDS]
    open_exits: Annotated[Ints, WORDS]
    priest: int  # square
    hand: Annotated[Ints, CHESS]  # cards of each kind
    played: Annotated[Ints, CHESS]  # this hour
    extra: int  # moves to come
    kinds: Annotated[Ints, SUBORDINATES]  # subordinates, oldest first
    at: Annotated[Ints, SUBORDINATES]
    subordinates: int
    prowled: int  # how many of them have moved in this slot
    mover: int  # the ghost that is to move: a piece, or PRIEST_MOVER; NOWHERE: none
    chess: int  # how it moves
    rued: Annotated[Ints, ROOMS]  # the last round of a room's protection; 0: none
    modifier: Annotated[Ints, TIMED]  # its last round; 0: none
    coming: int  # modifiers that start with the next round: a set
    show_hand: int
    loser: int  # the human whose cold hands drop something (DP-16); NOWHERE: nobody's
    bolts: int  # doors that the Priest may still lock (DP-15)
    bolts_hour: int  # whether those locks vanish at the hour
    deck: int  # cards left: a set of places in World.deck
    event_hand: int  # a set of places in World.deck
    held: int  # how many cards that is
    event_shown: int  # played and put aside, likewise
    active: int  # objectives
    done: int
    times: Annotated[Ints, OBJECTIVES]  # tasks performed
    removed: Annotated[Ints, 2]  # chaneques, tzitzimitl that left the game
    fired: int  # triggers
    waiting: int  # triggers that are to come, a set
    running: int  # 1 + the trigger that is being carried out
    left: int  # humans that left
    turned: int  # seats that have gone over to the ghost's side (M-192)
    made: Annotated[Ints, KINDS]  # items that came into the game, and those that left it
    lost: Annotated[Ints, KINDS]
    over: int
    winner: int  # a Side, once it is over
    agenda: Docket


# --- what can be done, asked, drawn and told -------------------------------------------------------------------------------


class Do(IntEnum):
    """Deeds. Those up to BOLT are what players choose, in the order of the decision points; the others follow by themselves."""

    (
        NO,
        CHARACTER,
        STEP,
        DOUSE,
        RIDE,
        HEAL,
        SHELTER,
        SHIELD,
        HAND,
        SHOOT,
        ATTACK,
        TASK,
        LEAVE,
        TAKE,
        DROP,
        END,
        STOP,
        DRINK,
        DECLINE,
        GIVE,
        CANCEL,
        SWAP,
        ACCEPT,
        REFUSE,
        DEFEND,
        PASS,
        DONE,
        CARD,
        TO,
        EVENT,
        BOLT,
        FURNISH,
        BEGIN_ROUND,
        BEGIN_SLOT,
        END_SLOT,
        RESUME,
        BEGIN_WALK,
        MEET,
        LOOK_ROUND,
        GLIDE,
        STRIKE,
        ASK_NEXT,
        HARM,
        EXTRA_MOVES,
        PROWL,
        STRIKE_TIME,
        HOUR,
        EVENT_AT_HOUR,
        REFILL,
        EFFECTS,
        SPAWN,
        FINISH_TRIGGER,
        CHILL,
    ) = range(53)


class Ask(IntEnum):
    """Questions: the decision points DP-01 to DP-17."""

    CHARACTER, TURN, WALK, VEND, GIVE, SWAP, CONSENT, DEFENCE, DUEL, RECOVER, CARD, GHOST, EVENT, LOCKS, LOSE, PUT = range(
        FIRST_QUESTION, FIRST_QUESTION + 16
    )


class Draw(IntEnum):
    """The chance events CH-01 to CH-09."""

    POOL, SECRET, HAND, CHESS, COMBAT, DRINK, EVENT, ROOM, SPAWN = range(9)


class Event(IntEnum):
    """What can happen."""

    (
        BEGINS,
        CHARACTER,
        SECRET,
        HAND,
        EVENT_HAND,
        ROUND,
        TURN,
        STEPPED,
        RODE,
        UNLOCKED,
        LEFT,
        TOOK,
        DROPPED,
        FOUND,
        VENDED,
        DRANK,
        ROLLED,
        BANDAGED,
        HEALED,
        REVIVED,
        SHELTERED,
        SHIELDED,
        OFFERED,
        GAVE,
        REFUSED,
        PERFORMED,
        SHOT,
        SHOT_DOWN,
        ASSAULTED,
        ATTACKED,
        DEFENDED,
        WARDED,
        FOUGHT,
        REPELLED,
        HURT,
        TURNED,
        WORN,
        FELL,
        STUNNED,
        STOOD,
        DIED,
        CHANGED,
        BURNT,
        DOUSED,
        FIRE,
        CARD,
        DIE,
        GLIDED,
        STAYED,
        PUT,
        SPAWNED,
        PROWLED,
        VANISHED,
        CLOCK,
        HOUR,
        EVENT,
        MESSAGE,
        LOCKED,
        OPENED,
        EXIT,
        ACTIVE,
        DONE,
        STOCKED,
        PLACED,
        MODIFIER,
        CEASED,
        EXTRA,
        SECRETS,
        OVER,
    ) = range(69)


EVENT_FIELDS: dict[int, tuple[str, ...]] = {
    # Humans are told by their characters, ghosts too (the Priest is one), and subordinates by their age.
    Event.BEGINS: ("mission",),
    Event.CHARACTER: ("seat", "human"),
    Event.SECRET: ("human", "secret"),  # to its seat alone
    Event.HAND: ("pawn", "rook", "knight", "bishop", "queen", "king"),  # to the ghost's side alone
    Event.EVENT_HAND: ("event",),  # one card, to the ghost's side alone
    Event.ROUND: ("round", "time"),
    Event.TURN: ("human",),
    Event.STEPPED: ("human", "start", "square"),
    Event.RODE: ("human", "start", "square"),
    Event.UNLOCKED: ("human", "door", "key"),
    Event.LEFT: ("human", "square"),
    Event.TOOK: ("human", "item", "wear", "square"),
    Event.DROPPED: ("human", "item", "wear", "square"),
    Event.FOUND: ("square", "item"),
    Event.VENDED: ("human", "square", "stock"),
    Event.DRANK: ("human", "patient"),
    Event.ROLLED: ("human", "steps"),
    Event.BANDAGED: ("human", "patient"),
    Event.HEALED: ("human", "hp"),
    Event.REVIVED: ("human", "hp"),
    Event.SHELTERED: ("human", "area", "round"),
    Event.SHIELDED: ("human", "patient"),
    Event.OFFERED: ("human", "partner"),
    Event.GAVE: ("human", "partner", "item", "wear"),
    Event.REFUSED: ("human", "partner"),
    Event.PERFORMED: ("human", "objective", "square"),
    Event.SHOT: ("human", "square", "target", "goal"),
    Event.SHOT_DOWN: ("entity", "number"),
    Event.ASSAULTED: ("human", "target", "item"),
    Event.ATTACKED: ("entity", "number", "square"),
    Event.DEFENDED: ("human", "item"),
    Event.WARDED: ("human", "item"),
    Event.FOUGHT: ("human", "defence", "attack"),
    Event.REPELLED: ("human",),
    Event.HURT: ("human", "hp"),
    Event.TURNED: ("human", "on"),
    Event.WORN: ("human", "item", "wear"),
    Event.FELL: ("human", "square"),
    Event.STUNNED: ("human", "square"),
    Event.STOOD: ("human", "square"),
    Event.DIED: ("human", "square"),
    Event.CHANGED: ("seat",),
    Event.BURNT: ("human", "square"),
    Event.DOUSED: ("human", "square"),
    Event.FIRE: ("square", "on"),
    Event.CARD: ("chess",),
    Event.DIE: ("ghost", "chess"),
    Event.GLIDED: ("ghost", "start", "square"),
    Event.STAYED: ("ghost",),
    Event.PUT: ("square",),
    Event.SPAWNED: ("entity", "number", "square"),
    Event.PROWLED: ("entity", "number", "start", "square"),
    Event.VANISHED: ("entity", "number"),
    Event.CLOCK: ("time",),
    Event.HOUR: (),
    Event.EVENT: ("event",),
    Event.MESSAGE: ("text",),
    Event.LOCKED: ("door", "square", "hour"),
    Event.OPENED: ("door",),
    Event.EXIT: ("square", "on"),
    Event.ACTIVE: ("objective",),
    Event.DONE: ("objective",),
    Event.STOCKED: ("count",),
    Event.PLACED: ("item", "square"),
    Event.MODIFIER: ("modifier", "round"),
    Event.CEASED: ("modifier",),
    Event.EXTRA: ("count",),
    Event.SECRETS: ("human", "secret", "held"),
    Event.OVER: ("side",),
}

FIRST_SUBORDINATE = 16
"""What is added to a subordinate's number where a character could be meant too (`shoot`, and the field `target`)."""

SHOWN_BY_CHANCE = frozenset({Event.FOUND, Event.SECRET, Event.HAND, Event.EVENT_HAND})
"""Events that show what somebody could not know before; whatever a die or a card decided is known by the draw itself."""
