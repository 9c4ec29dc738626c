"""Graveyard as a client draws it: made from a redacted state, so that it can say only what the seat knows."""

from __future__ import annotations

from typing import Any

import msgspec

from ghostlight.core.contract import OVER
from ghostlight.core.events import SPECTATOR

from .notation import GRAVE_NAMES, POSITION_NAMES
from .state import BACKS, COPIES, FRONTS, GRAVES, STONES, UNPLACED, Back, Front


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
    closed, fronts = int(state.closed), [int(each) for each in state.front]
    backs, stones = [int(each) for each in state.back], [int(each) for each in state.stones]
    over = actor == OVER
    placing = state.lord[state.turn] == UNPLACED
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
                back=Back(_holder(backs, grave) or 0).name.lower(),
                open=not closed >> grave & 1,
                front=None if (front := _holder(fronts, grave)) is None else Front(front).name.lower(),
                stone=_holder(stones, grave),
                inspected_by=[other for other in range(world.players) if state.inspected[other] >> grave & 1],
            )
            for grave in range(GRAVES)
        ],
        players=[
            Player(
                lord=None if (at := int(state.lord[each])) == UNPLACED else POSITION_NAMES[at],
                stones=STONES - stones[each].bit_count(),
                wisps=(stones[each] & fronts[Front.WISP]).bit_count(),
                points=points[each],
            )
            for each in range(world.players)
        ],
        unseen={
            Back(back).name.lower(): {
                Front(front).name.lower(): int(COPIES[front]) - (backs[back] & fronts[front]).bit_count()
                for front in range(FRONTS)
            }
            for back in range(BACKS)
        },
    )


def _holder(sets: list[int], grave: int) -> int | None:
    """Which of these sets the grave is in."""
    return next((k for k, members in enumerate(sets) if members >> grave & 1), None)
