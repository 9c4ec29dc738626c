"""Keyhole's records and names: what is fixed for a game (World), what changes (State), and what can be done, asked and told.

Sides are counted clockwise, seen from above, so that the player on the left is the next side. A cell is cx + 6 cy. Places of
furniture are in 1/32 cell, spots of ghosts in 1/16, heights in 1/64 (KG-001, KG-020, KG-040).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ghostlight.core.records import Ints, Record, Rows

PLAYERS = 4
GRID, CELLS = 6, 36
DOORS = 6  # of a side
PIECES = 6
SIZES = 3
TEAM = 7  # ghosts of a player
GHOSTS = PLAYERS * TEAM
CARDS, CHIMES = 20, 12
ROUNDS = 5  # K-012
LAYOUTS = 6
FACES, YAWS, LEANS = 6, 64, 5
WIDE = 192  # of the hall, in 1/32
NOWHERE = -1


class Side(IntEnum):
    """Clockwise: the next is the side on the left (glossary, Seat)."""

    S, W, N, E = range(4)


class Piece(IntEnum):
    MIRROR, PIANO, ARMCHAIR, DESK, TROLLEY, DRESSER = range(PIECES)


class Size(IntEnum):
    S, M, L = range(SIZES)


TEAM_SIZES = (Size.S, Size.S, Size.S, Size.S, Size.M, Size.M, Size.L)
"""The seven ghosts of a player (K-001)."""


class Place(IntEnum):
    """Where a ghost is."""

    RESERVE, HALL, CROSSED = range(3)


class Posture(IntEnum):
    """Upright, or lying with its head to a side (KG-044)."""

    UPRIGHT, NORTH, EAST, SOUTH, WEST = range(5)


class Chime(IntEnum):
    (
        SIDE_TO_SIDE,
        TAKE_COVER,
        UPHEAVAL,
        REFLECTION,
        TAG,
        DANCE,
        LAVA,
        BIG_BROTHER,
        KNOCK,
        DIZZY,
        CRYSTAL_BALL,
        NO_HANDS,
    ) = range(1, CHIMES + 1)


class Furniture(Record):
    """A piece in its pose (KG-020); `z` and `tilt` (degrees) are derived when it is placed, and then kept."""

    placed: int
    x: int
    y: int
    yaw: int
    face: int
    lean: int
    z: int
    tilt: int


class Ghost(Record):
    place: int
    cell: int  # NOWHERE: not in the hall, and then the four below are 0
    sx: int
    sy: int
    level: int
    posture: int
    entered: int  # this round: it cannot leave (K-034)
    still: int  # cannot move this round (K-085, C04)
    made: int  # by merging, this round (K-086)


class Hall(Record):
    """All that stands in the hall and whose it is: what geometry is about."""

    pieces: Annotated[Rows[Furniture], PIECES]
    ghosts: Annotated[Rows[Ghost], GHOSTS]  # of a seat: seat * TEAM and the six after
    home: Annotated[Ints, PLAYERS]  # sides; NOWHERE: none yet
    starter: int


class Unit(Record):
    """What is being carried out, as far as questions need to know."""

    ghost: int  # that moves; NOWHERE: none
    cell: int  # where it goes
    partner: int  # with which it merges, once chosen; NOWHERE: none
    made: int  # the ghost that the merge makes, still in the reserve; NOWHERE: none


class World(Record):
    players: int
    rules: int  # the number of the rules that this game was begun under (Game.rules)
    in_turn: int  # layout (K-004)
    merging: int
    chimes: int
    mirror: int  # KG-065
    solid_ghosts: int  # KG-062
    min_visible: int  # KG-066
    chimes_count: int  # K-029: a piece that a chime has moved counts as moved
    by_hand: int  # C03, C04, C06: the reader of the chime places the furniture
    any_pair: int  # K-081: after a move any two of one's ghosts that share a cell may merge
    free_poses: int  # KG-031
    die_from_starter: int  # K-054: the die passes to the left of the starter, not of the picker


class State(Record):
    hall: Hall
    unit: Unit
    ask: int  # the question put to `turn`, an Ask
    rounds: int  # which round this is; 0: set-up
    first: int  # the seat that starts the first round (K-006)
    turn: int  # the seat that decides: whose turn it is, or the picker
    side: int  # of the keyhole: the previous side, too (K-053)
    door: int  # 1 to 6
    peeps: int  # that have taken place in the game
    deck: int  # Movement cards that nobody has seen, the removed ones among them: a set of card numbers
    used: int  # cards drawn this round
    card: int  # of this turn; 0: none
    points: int  # left on it
    moved: int  # pieces moved this round (K-023, K-029): a set
    bells: int  # chimes not yet heard: a set
    chime: int  # of this round; 0: none
    crystal: int  # C11: the door number foretold; 0: none
    picks: Annotated[Ints, PLAYERS]
    to_place: int  # pieces that the reader of a chime has still to place (C03, C04, C06): a set
    walked: int  # whether a ghost has ended a move in this turn (K-081), where that matters


class Do(IntEnum):
    """What a player can choose (VERBS in notation.py)."""

    NO, HOME, SET, LEAVE, MOVE, EXIT, END, STAND, MERGE, APART, SIDE, TAG, ENTER, GROW, ROUTINE, FUSE = range(16)


class Ask(IntEnum):
    """Questions (section 6: decision points)."""

    HOME, FURNISH, FURNITURE, GHOSTS, SPOT, MERGE, SIDE, TAG, GROW, ARRANGE, OVER = range(11)


class Draw(IntEnum):
    """What chance decides (section 7)."""

    STARTER, DOOR, LAYOUT, CARD, CHIME, DIE = range(6)


class Event(IntEnum):
    (
        BEGINS,
        STARTS_AT,
        LAYOUT,
        HOME,
        ROUND,
        CHIME,
        CARD,
        FURNISHED,
        SET,
        ENTERED,
        WALKED,
        CROSSED,
        MERGED,
        STANDS,
        RETURNED,
        ROLLED,
        PICKER,
        SIDE,
        CRYSTAL,
        DOOR,
        PEEP,
        SEEN,
        NOBODY,
        TAGGED,
        GREW,
        SKIPPED,
        DIE,
        OVER,
    ) = range(28)


EVENT_FIELDS: dict[int, tuple[str, ...]] = {
    Event.BEGINS: ("seat",),
    Event.STARTS_AT: ("side", "door"),
    Event.LAYOUT: ("number",),
    Event.HOME: ("seat", "side"),
    Event.ROUND: ("number", "seat"),
    Event.CHIME: ("seat", "chime"),
    Event.CARD: ("seat", "card", "points"),
    Event.FURNISHED: ("seat", "piece"),
    Event.SET: ("piece", "x", "y", "yaw", "face", "lean", "z", "tilt"),
    Event.ENTERED: ("seat", "ghost", "cell", "cost"),
    Event.WALKED: ("seat", "ghost", "cell", "cost"),
    Event.CROSSED: ("seat", "ghost", "cost"),
    Event.MERGED: ("seat", "ghost", "partner", "made", "cell"),
    Event.STANDS: ("ghost", "cell", "sx", "sy", "level", "posture"),
    Event.RETURNED: ("seat", "ghost"),
    Event.ROLLED: ("seat", "number"),
    Event.PICKER: ("seat",),
    Event.SIDE: ("seat", "side"),
    Event.CRYSTAL: ("seat", "number"),
    Event.DOOR: ("seat", "side", "door"),
    Event.PEEP: ("side", "door"),
    Event.SEEN: ("ghost", "direct", "mirrored"),
    Event.NOBODY: (),
    Event.TAGGED: ("seat", "ghost", "victim"),
    Event.GREW: ("seat", "ghost", "made"),
    Event.SKIPPED: ("seat",),
    Event.DIE: ("seat",),
    Event.OVER: (),
}

SHOWN_BY_CHANCE = {
    Event.BEGINS,
    Event.STARTS_AT,
    Event.LAYOUT,
    Event.CHIME,
    Event.CARD,
    Event.ROLLED,
    Event.CRYSTAL,
    Event.DOOR,
}


class Why(IntEnum):
    """Why a pose or a spot is not possible; FINE when it is."""

    (
        FINE,
        RANGE,  # a number out of its range
        SAME,  # K-026
        OUT,  # KG-030: reaches beyond the hall
        OVER_LEANING,  # KG-031
        UNSTABLE,  # KG-032
        OFF_FLOOR,  # KG-033 a: leans only from the floor
        NO_CONTACT,  # KG-033 d: nothing to lean on by 45 degrees
        GHOST_FIRST,  # KG-033 d: stopped by a ghost, or by a leaning piece, alone
        TOO_STEEP,  # KG-033 d: touches before 5 degrees
        FALLS_BACK,  # KG-033 d
        NO_PLACE,  # KG-050 (5): what stood on it finds no place
        NO_LEVEL,  # KG-041: nothing to stand on at that height
        IN_PIECE,  # KG-042
        IN_GHOST,  # KG-042
        NOT_YOURS,  # not that piece, ghost or cell, now
        NOT_AS_TOLD,  # C03, C04, C06: not what the chime says
    ) = range(17)
