"""Graveyard as a client draws it: made from a redacted state, so that it can say only what the seat knows."""

from __future__ import annotations

from typing import Any

import msgspec

from ghostlight.core.contract import OVER
from ghostlight.core.events import SPECTATOR

from .notation import GRAVE_NAMES, POSITION_NAMES
from .state import BACKS, COPIES, GRAVES, STONES, UNPLACED, Back, Front

_BACK_NAMES = [back.name.lower() for back in Back]
_FRONT_NAMES = [front.name.lower() for front in Front]


class Grave(msgspec.Struct, frozen=True):
    name: str
    back: str
    open: bool
    front: str | None  # None: not known to this seat
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
    phase: str  # place, turn or over
    looked: bool  # this turn's inspection is spent
    idle: int
    stall_limit: int
    graves: list[Grave]
    players: list[Player]
    unseen: dict[str, dict[str, int]]  # by back and front: how many lie where this seat does not know


def view(world: Any, state: Any, seat: int, actor: int, points: list[int]) -> View:
    # Each field is read once: a record's attributes are slow from Python.
    players, closed, lords = range(int(world.players)), int(state.closed), state.lord.tolist()
    fronts, backs, stones, inspected = (each.tolist() for each in (state.front, state.back, state.stones, state.inspected))
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
                back=_BACK_NAMES[_holder(backs, grave) or 0],
                open=not closed >> grave & 1,
                front=None if (front := _holder(fronts, grave)) is None else _FRONT_NAMES[front],
                stone=_holder(stones, grave),
                inspected_by=[other for other in players if inspected[other] >> grave & 1],
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
            _BACK_NAMES[back]: {
                _FRONT_NAMES[front]: copies - (backs[back] & fronts[front]).bit_count()
                for front, copies in enumerate(COPIES.tolist())
            }
            for back in range(BACKS)
        },
    )


ASKS = ("place", "move", "move-or-look", "move-after-look")


def ask(view: View) -> str:
    """Which of ASKS is put to the player whose decision it is."""
    if view.phase == "place":
        return "place"
    if view.looked:
        return "move-after-look"
    return "move-or-look" if view.turn is not None and view.players[view.turn].wisps else "move"


def _holder(sets: list[int], grave: int) -> int | None:
    """Which of these sets the grave is in."""
    return next((k for k, members in enumerate(sets) if members >> grave & 1), None)
