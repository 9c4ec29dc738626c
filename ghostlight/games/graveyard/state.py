"""Graveyard's records and tables: what is fixed for a game (World), what changes (State), and the names of both.

A set of graves is one whole number, a bit for each grave (core/bits.py): the zombies, the closed graves, red's stones.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from ghostlight.core.records import Ints, Record

SIZE = 6
GRAVES = SIZE * SIZE
ALL_GRAVES = (1 << GRAVES) - 1
PLACES = 4 * SIZE
ALL_PLACES = (1 << PLACES) - 1
PLAYERS = 4
STONES = 20  # G-03
UNPLACED = -1


class Back(IntEnum):
    """G-01: the colours of a grave's back."""

    WHITE, GREY, BLACK, BROWN = range(4)


class Front(IntEnum):
    """G-02: what rises."""

    ZOMBIE, SKELETON, GHOST, WISP = range(4)


FRONTS = len(Front)
BACKS = len(Back)
VALUE: Ints = np.array([4, 3, 2, 1])  # G-02
COPIES = np.array([2, 2, 2, 3])  # G-02: of each front, for each back
CARDS_A_BACK = int(COPIES.sum())
POINTS = BACKS * sum(VALUE[front] * int(COPIES[front]) for front in range(FRONTS))
FRONT_OF_CARD = np.repeat(np.arange(FRONTS), COPIES)  # the nine cards of one back, in order

# Actions: where a lord is put, which grave is inspected, where a lord moves.
PLACE = 0
INSPECT = PLACE + PLACES
MOVE = INSPECT + GRAVES
ACTIONS = MOVE + GRAVES

LARGEST_MENU = GRAVES - 2 + 2 * (SIZE - 1)
"""Before an owner of a wisp is on turn again, another lord has entered and turned a second grave; a lord reaches at most 10."""


class World(Record):
    players: int
    rules: int  # the number of the rules that this game was begun under (Game.rules)
    stall_limit: int  # D-04; 0: none


class State(Record):
    closed: int  # the graves still face down
    back: Annotated[Ints, BACKS]  # the graves with each back
    front: Annotated[Ints, FRONTS]  # the graves with each front; an unknown front is in none of them
    stones: Annotated[Ints, PLAYERS]  # the graves that each player has claimed
    inspected: Annotated[Ints, PLAYERS]  # the closed graves that each player has looked into (G-15)
    lord: Annotated[Ints, PLAYERS]  # a grave, GRAVES + a place outside, or UNPLACED
    turn: int
    looked: int  # whether this turn's inspection is spent (G-07)
    idle: int  # turns in a row in which no grave was turned (D-04)


class Draw(IntEnum):
    """The chance events: who begins; which of the free graves each card is laid on, in the order of the deck."""

    STARTER, GRAVE = range(2)


class Event(IntEnum):
    """What can happen."""

    BEGINS, PLACED, SPENT, INSPECTED, LEARNED, MOVED, TURNED, CLAIMED, UNCLAIMED, ALL_OPEN, STALLED = range(11)


def _lines() -> list[int]:
    """G-08, G-09: the graves in line with each position, inside and outside."""
    rows = [sum(1 << row * SIZE + column for column in range(SIZE)) for row in range(SIZE)]
    columns = [sum(1 << row * SIZE + column for row in range(SIZE)) for column in range(SIZE)]
    inside = [(rows[grave // SIZE] | columns[grave % SIZE]) & ~(1 << grave) for grave in range(GRAVES)]
    return inside + columns + rows + columns + rows  # outside: north, east, south, west


LINES: Ints = np.array(_lines())
