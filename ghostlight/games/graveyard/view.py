"""Graveyard as a client draws it: made from a redacted state, so that it can say only what the seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from ghostlight.core.contract import OVER
from ghostlight.core.events import SPECTATOR

from . import vocabulary
from .notation import GRAVE_NAMES, POSITION_NAMES
from .state import BACKS, COPIES, GRAVES, STONES, UNPLACED, Front
from .vocabulary import BACKS as BACK_NAMES
from .vocabulary import FRONTS as FRONT_NAMES

T = TypeVar("T")


class Grave(msgspec.Struct, frozen=True):
    name: str
    back: vocabulary.Back
    open: bool
    front: vocabulary.Front | None  # None: not known to this seat
    stone: int | None  # the seat whose stone lies here
    inspected_by: list[int]  # while closed (G-15)


class Player(msgspec.Struct, frozen=True):
    lord: str | None  # a grave, a place outside, or None before it is placed
    stones: int  # left in the supply
    wisps: int  # that could be spent
    points: int


class View(msgspec.Struct, frozen=True):
    seat: int | None  # whose view this is; None for a spectator
    turn: int | None  # whose decision it is; None when the game is over
    phase: vocabulary.Phase
    looked: bool  # this turn's inspection is spent
    idle: int
    stall_limit: int
    graves: list[Grave]
    players: list[Player]
    unseen: dict[vocabulary.Back, dict[vocabulary.Front, int]]  # by back and front: how many lie where this seat does not know


def view(world: Any, state: Any, seat: int, actor: int, points: list[int]) -> View:
    # Each field is read once: a record's attributes are slow from Python.
    players, lords = range(int(world.players)), state.lord.tolist()
    fronts, backs, stones, inspected = (each.tolist() for each in (state.front, state.back, state.stones, state.inspected))
    closed, lies = set(_members(int(state.closed))), _holders(fronts, FRONT_NAMES)
    marked, owner = _holders(backs, BACK_NAMES), _holders(stones, players)
    looked: list[list[int]] = [[] for _ in range(GRAVES)]
    for other in players:
        for grave in _members(inspected[other]):
            looked[grave].append(other)
    over = actor == OVER
    placing = lords[state.turn] == UNPLACED
    return View(
        seat=None if seat == SPECTATOR else seat,
        turn=None if over else actor,
        phase="over" if over else "place" if placing else "turn",
        looked=bool(state.looked),
        idle=int(state.idle),
        stall_limit=int(world.stall_limit),
        graves=[
            Grave(
                name=GRAVE_NAMES[grave],
                back=marked[grave] or BACK_NAMES[0],
                open=grave not in closed,
                front=lies[grave],
                stone=owner[grave],
                inspected_by=looked[grave],
            )
            for grave in range(GRAVES)
        ],
        players=[
            Player(
                lord=None if (at := lords[each]) == UNPLACED else POSITION_NAMES[at],
                stones=STONES - stones[each].bit_count(),
                wisps=(stones[each] & fronts[Front.WISP]).bit_count(),
                points=points[each],
            )
            for each in players
        ],
        unseen={
            BACK_NAMES[back]: {
                FRONT_NAMES[front]: copies - (backs[back] & fronts[front]).bit_count()
                for front, copies in enumerate(COPIES.tolist())
            }
            for back in range(BACKS)
        },
    )


def ask(view: View) -> vocabulary.Ask:
    """Which of ASKS is put to the player whose decision it is."""
    if view.phase == "place":
        return "place"
    if view.looked:
        return "move-after-look"
    return "move-or-look" if view.turn is not None and view.players[view.turn].wisps else "move"


def _members(graves: int) -> Iterator[int]:
    while graves:
        lowest = graves & -graves
        yield lowest.bit_length() - 1
        graves ^= lowest


def _holders(sets: Sequence[int], names: Iterable[T]) -> list[T | None]:
    """For each grave the name of the set that it is in."""
    held: list[T | None] = [None] * GRAVES
    for graves, name in zip(sets, names, strict=False):
        for grave in _members(graves):
            held[grave] = name
    return held
