"""Museum's own account of itself: what cannot be is noticed, and what a seat imagines has as many cards as there are.

museum M-070, M-161, M-162, M-184
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from ghostlight.core import engine
from ghostlight.core.events import SPECTATOR
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games.museum import GAME
from ghostlight.games.museum.rules.ghosts import HAND
from ghostlight.games.museum.state import NOWHERE, Kind, Place
from tests.contract.tables import Table, imagined


def begun() -> Match:
    """First Night between Itzel, Bruno and the Priest."""
    match = Match(GAME, [Seat(name) for name in ("Ana", "Ben", "Cleo")], hashlib.sha256(b"accounts").digest())
    for choice in ("char itzel", "char bruno"):
        match.act(match.read_action(choice))
    return match


def too_healthy(itzel: Any) -> None:
    itzel.hp = 9


def standing_without_points(itzel: Any) -> None:
    itzel.hp = 0


def a_gap_between_items(itzel: Any) -> None:
    itzel["items"][2] = Kind.HEART


def too_many_items(itzel: Any) -> None:
    itzel["items"][:5] = Kind.RUE


def nowhere(itzel: Any) -> None:
    itzel.square = NOWHERE


def wounded_without_a_time(itzel: Any) -> None:
    itzel.place, itzel.hp = Place.WOUNDED, 0


@pytest.mark.parametrize(
    "change",
    [too_healthy, standing_without_points, a_gap_between_items, too_many_items, nowhere, wounded_without_a_time],
)
def test_what_cannot_be_does_not_add_up(change: Callable[[Any], None]) -> None:
    desks = begun().desks.copy()
    assert engine.adds_up(desks, 0)
    change(desks[0].state.humans[0])
    assert not engine.adds_up(desks, 0)


def test_an_imagined_hand_has_as_many_cards_as_are_held() -> None:
    state = begun().moments[-1].state
    for stream in range(20):
        dreamt = imagined(Table(GAME, 3), state, SPECTATOR, stream)[0]
        assert dreamt.hand.min() >= 0
        assert dreamt.hand.sum() == HAND
