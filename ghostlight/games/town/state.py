"""Town's records and names: what is fixed for a game (World), what changes (State), and what can be done, asked and told.

A colour is a level, 1 to 5. A set (of cards, sections, discs, haunt spaces) is the bits of one whole number (core/bits.py).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ghostlight.core.agenda import FIRST_QUESTION, Agenda
from ghostlight.core.records import Ints, Record, Rows

PLAYERS = 4
BUILDINGS = 8  # that a map may have; the printed one has six
BLUE, GREEN, YELLOW, ORANGE, RED = range(1, 6)
LEVELS = RED + 1  # the length of a table by level; 0 is no level
SECTIONS, SLOTS = 4, 3  # room for four sections; the standard game has three
DISPLAY = 8  # T-011
CARDS = 52  # T-004
FREE, LOCKED = 0, 13  # a bonus slot; otherwise the type of the token that it holds
BONUS_TYPES = 12  # T-003
TOKENS = BONUS_TYPES + 1  # the length of a table by type
NAME_LETTERS, CARD_NAME_LETTERS = 15, 30  # of a name of one's own
NAME_BYTES, CARD_NAME_BYTES = 64, 120  # four for each letter, in whole numbers
NOWHERE = -1

COLOURS = "-BGYOR"
"""The letter of each level."""


class Action(IntEnum):
    """What a section is used for."""

    SUMMON, SCARE, UPGRADE, MOVE, FIGHT, HAUNT, REST = range(7)


ACTIONS = len(Action) - 1  # those with a space for a disc (D-66)
SPACES = 8  # bits that the discs of one section take in `Player.disc`


class Bonus(IntEnum):
    """The types of bonus tokens (T-151 to T-162)."""

    (
        OPEN_SUMMONS,
        GREEN_WISP,
        LOOSE_DISCS,
        SMALL_FRIGHT,
        YELLOW_WISP,
        BIGGER_DIE,
        SMALL_HAUNT,
        SECOND_THROW,
        NAP,
        BLUE_WISP,
        STEADY_HAND,
        DRIFT,
    ) = range(1, TOKENS)


class World(Record):
    players: int
    rules: int  # the number of the rules that this game was begun under (Game.rules)
    sections: int
    master: int
    japanese: int
    buildings: int
    start: int  # where the first blue ghosts stand (T-009)
    neighbours: Annotated[Ints, BUILDINGS]  # sets of buildings (T-008)
    row: Annotated[Ints, BUILDINGS]  # where a building is drawn
    column: Annotated[Ints, BUILDINGS]
    name: Annotated[Ints, BUILDINGS, NAME_BYTES // 8]
    haunt_value: Annotated[Ints, BUILDINGS, LEVELS]
    scare_value: Annotated[Ints, LEVELS]
    upgrade_cost: Annotated[Ints, LEVELS]
    sides: Annotated[Ints, LEVELS]
    scare_supply: int  # NOWHERE: unlimited (T-006)
    cap: int
    ghosts: int  # of a colour (T-001)
    tokens: int  # of a colour (T-002)
    discs: int  # of a player
    haunts: int  # of a player
    scare: int  # at the start
    tiles: Annotated[Ints, TOKENS]  # bonus tokens of each type
    grey: int  # the cards that cost any tokens (T-172)
    once: int  # the cards that work once a turn (T-183)
    extra_haunt: int  # card1_mode (D-34)
    display: int  # the cards chosen; 0: drawn
    starter: int  # a seat; NOWHERE: drawn
    round_limit: int  # D-73; 0: none
    symbol: Annotated[Ints, CARDS + 1]  # the action shown on a card; NOWHERE: none
    card_name: Annotated[Ints, CARDS + 1, CARD_NAME_BYTES // 8]  # a name of one's own; blank: ours
    opponent_rolls: int  # for the defender; otherwise the bank does (T-101)
    die_by_section: int  # bonus token 6 counts from the section's level, not from the attacker's (T-156)
    idle_use: int  # tokens and turn-menu cards may be used for nothing (T-144, T-186)
    any_move: int  # sets off cards 23 and 24, not only the Move action (D-49, D-50)
    coven_ghost: int  # the free Haunt of card 34 needs a ghost of its colour (D-44)
    each_gain: int  # of 2 SP or more pays card 37, not the whole unit (D-40)
    early_shuffle: int  # of the bonus discards: as soon as the supply is empty (T-143)


class Player(Record):
    points: int
    scare: int
    discs: int  # in the supply
    haunts: int  # haunt tokens in hand
    done: int  # the sections used this turn
    disc: int  # the action spaces with a disc: the bit of section * SPACES + action
    marks: int  # the haunt spaces with a token: the bit of building * LEVELS + level
    owns: int  # cards
    tokens: Annotated[Ints, LEVELS]
    level: Annotated[Ints, SECTIONS]
    slot: Annotated[Ints, SLOTS]


class Unit(Record):
    """What is being carried out (glossary: one section action, one bonus token, one card), as far as questions need to know."""

    section: int  # 1 + the section; 0: none
    action: int
    grade: int  # the section's level when it was used
    level: int  # the effective level (T-204)
    scare: int  # SP gained so far (T-276)
    building: int  # of the ghost that moves or has scared
    colour: int  # of that ghost
    step: int  # which move this is: see Step
    raise_to: int  # T-084
    haunted: int  # the colour of the space (T-218)
    token: int  # a bonus token in the hand (T-135)
    card: int  # being occupied, or used
    rival: int  # the seat to be compensated (T-178)
    wager: int  # T-223


class Step(IntEnum):
    """Which ghost moves: the first or the second of a Move action, or one moved by a bonus token."""

    FIRST, SECOND, DRIFTING = range(3)


class Roll(Record):
    """The dice that the player on turn has rolled and may still improve (DP-18): one, or two for card 45."""

    dice: int
    draw: int  # what they are rolled for
    colour: Annotated[Ints, 2]
    shown: Annotated[Ints, 2]
    extra: Annotated[Ints, 2]


class Fight(Record):
    home: int  # where the attacker stands
    attacker: int
    place: int  # where the defender stands
    defender: int
    defence: int  # what the defender's die shows
    gap: int  # of the totals compared (T-275)
    won: int
    waiting: Annotated[Ints, LEVELS]  # card 20: who is still to be fought, by colour
    roller: int  # 1 + the seat that rolls for the defender; 0: the bank (T-101)


class State(Record):
    turn: int
    first: int
    rounds: int  # begun
    ending: int  # whether the end has been triggered (T-301)
    used: int  # the once-per-turn cards that the player on turn has used
    display: int  # a set of cards
    town: Annotated[Ints, BUILDINGS, LEVELS]  # ghosts
    crowd: Annotated[Ints, BUILDINGS]  # all ghosts of a building
    ghosts: Annotated[Ints, LEVELS]  # supplies
    tokens: Annotated[Ints, LEVELS]
    bonus: Annotated[Ints, BUILDINGS]
    bag: Annotated[Ints, TOKENS]  # the bonus supply, by type: drawn when needed, so that there is no order to know
    discards: Annotated[Ints, TOKENS]
    players: Annotated[Rows[Player], PLAYERS]
    unit: Unit
    roll: Roll
    fight: Fight
    agenda: Agenda


class Do(IntEnum):
    """Deeds. Those up to APPARITION, and those from ROLLER on, are what players choose; the others follow by themselves."""

    (
        NO,
        USE,
        REPEAT,
        BONUS,
        OCCUPY,
        CARD,
        END,
        SUMMON,
        COUPLE,
        SCARE,
        SCARE_AT,
        UPGRADE,
        RAISE,
        LESSON,
        GHOST,
        TO,
        DISCARD,
        WAGER,
        REUNION,
        ATTACK,
        AGAINST,
        AGAINST_AT,
        NEXT,
        BIGGER_DIE,
        REROLL,
        RETHROW,
        STEADY,
        ACCEPT,
        SCUFFLE,
        LAP,
        RUN,
        HAUNT,
        SHADOW,
        UNHAUNT,
        FREE,
        ECHO,
        NAP,
        BLUE,
        PAY,
        DISC_SUPPLY,
        DISC,
        POINTS,
        CLEAR,
        CLEAR_TWO,
        GIFT,
        TITHE,
        WIND,
        TAKE,
        FALL,
        HIRE,
        TRADE_DOWN,
        TRADE_UP,
        SWAP,
        TUITION,
        APPARITION,
        END_UNIT,
        SUMMON_PAIR,
        UPGRADED,
        FINISH_SCHOOL,
        REFILL,
        COLLECT,
        SETTLE_WAGER,
        THROW,
        DEFEND,
        COMPARE,
        REWARD,
        SETTLE_ECHO,
        OCCUPIED,
        TURN_TO,
        GIVE,
        FIFTH,
        SCORE,
        ROLLER,
        DEFEND_AGAIN,
        WASTE,
        WASTE_CARD,
    ) = range(76)


class Ask(IntEnum):
    """Questions: the decision points DP-01 to DP-44 of the rules."""

    (
        MENU,
        SUMMON,
        SCARE,
        UPGRADE,
        RAISE,
        GHOST,
        SECOND,
        DRIFT,
        DESTINATION,
        DISCARD,
        WAGER,
        REUNION,
        ATTACKER,
        DEFENDER,
        NEXT_FIGHT,
        BIGGER_DIE,
        ROLL,
        SCUFFLE,
        LAP,
        HAUNT,
        EXTRA_HAUNT,
        ECHO,
        LESSON,
        FREE_HAUNT,
        NAP,
        RUN,
        BLUE,
        PAYMENT,
        DISC,
        COMPENSATION,
        GIFT,
        TITHE,
        WIND,
        TAKE,
        FALL,
        HIRE,
        TRADE,
        SWAP,
        TUITION,
        APPARITION,
        ROLLER,
        DEFENCE,
    ) = range(FIRST_QUESTION, FIRST_QUESTION + 42)


class Draw(IntEnum):
    """The chance events (R-01 to R-12)."""

    STARTER, CARD, BONUS, ATTACK, DEFENCE, ECHO, WAGER, COUPLE = range(8)


class Event(IntEnum):
    """What can happen."""

    (
        BEGINS,
        TURN,
        USED,
        REPEATED,
        RESTED,
        RETURNED,
        UNLOCKED,
        POINTS,
        LOST,
        SCARED,
        FRIGHT,
        PAID_SCARE,
        TOKENS,
        PAID,
        SUMMONED,
        UPGRADED,
        MOVED,
        REMOVED,
        BLUES,
        REDS_GONE,
        SWAPPED,
        APPEARED,
        NOTHING_CAME,
        CHALLENGED,
        BIGGER,
        ROLLED,
        DEFENDED,
        STEADIED,
        WON,
        REPELLED,
        OVERAWED,
        RAISED,
        LOWERED,
        TAKEN,
        DRAWN,
        DISCARDED,
        SPENT,
        LAID,
        HAUNTED,
        UNHAUNTED,
        OCCUPIED,
        CARD,
        WAGERED,
        ENDING,
        LIMIT,
        FINAL,
        SETS,
        OVER,
        ROLLER,
    ) = range(49)


EVENT_FIELDS: dict[int, tuple[str, ...]] = {
    Event.BEGINS: ("seat",),
    Event.TURN: ("seat", "round"),
    Event.USED: ("seat", "section", "action"),
    Event.REPEATED: ("seat", "section", "action"),
    Event.RESTED: ("seat", "section", "discs"),
    Event.RETURNED: ("seat", "section", "discs"),
    Event.UNLOCKED: ("seat",),
    Event.POINTS: ("seat", "points", "card"),
    Event.LOST: ("seat", "points"),
    Event.SCARED: ("seat", "colour"),
    Event.FRIGHT: ("seat", "scare", "card"),
    Event.PAID_SCARE: ("seat", "scare"),
    Event.TOKENS: ("seat", "colour", "count", "card"),
    Event.PAID: ("seat", "colour", "count"),
    Event.SUMMONED: ("seat", "building", "colour"),
    Event.UPGRADED: ("seat", "building", "colour"),
    Event.MOVED: ("seat", "start", "building", "colour"),
    Event.REMOVED: ("seat", "building", "colour"),
    Event.BLUES: ("seat", "building", "count"),
    Event.REDS_GONE: (),
    Event.SWAPPED: ("start", "colour", "building", "hue"),
    Event.APPEARED: ("seat", "building", "colour"),
    Event.NOTHING_CAME: ("seat", "colour"),
    Event.CHALLENGED: ("start", "attacker", "building", "defender"),
    Event.BIGGER: ("seat", "sides"),
    Event.ROLLED: ("seat", "colour", "sides", "shown"),
    Event.DEFENDED: ("colour", "sides", "shown"),
    Event.STEADIED: ("seat", "total"),
    Event.WON: ("seat", "attack", "defence"),
    Event.REPELLED: ("seat", "attack", "defence"),
    Event.OVERAWED: ("seat", "defender"),
    Event.RAISED: ("seat", "section", "level"),
    Event.LOWERED: ("seat", "section", "level"),
    Event.TAKEN: ("seat", "building", "bonus"),
    Event.DRAWN: ("seat", "bonus"),
    Event.DISCARDED: ("seat", "bonus"),
    Event.SPENT: ("seat", "bonus"),
    Event.LAID: ("building", "bonus"),
    Event.HAUNTED: ("seat", "building", "colour", "points"),
    Event.UNHAUNTED: ("seat", "building", "colour"),
    Event.OCCUPIED: ("seat", "card"),
    Event.CARD: ("seat", "card"),
    Event.WAGERED: ("seat", "number"),
    Event.ENDING: ("seat",),
    Event.LIMIT: ("rounds",),
    Event.FINAL: ("seat", "card", "points"),
    Event.SETS: ("seat", "count", "points"),
    Event.OVER: (),
    Event.ROLLER: ("seat",),
}

SHOWN_BY_CHANCE = frozenset({Event.BEGINS, Event.ROLLED, Event.DEFENDED, Event.LAID, Event.DRAWN})
"""Events that show what nobody could know before: a decision with one of these is not taken back freely."""
