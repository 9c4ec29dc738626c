"""Events: rows with a name, numbers and an audience; nothing is written while nobody listens."""

from __future__ import annotations

from typing import Any

import pytest

from ghostlight.core.events import EVERYONE, ROWS, SPECTATOR, Events, Happening
from tests.core import compiled


def told(on: int, times: int = 1) -> Any:
    events: Any = Events.many(1)
    events[0].on = on
    for _ in range(times):
        compiled.tell_twice(events, 3, 0b101, 10, 20, 30, 40, 50, 60, 70, 80)
    return events[0]


def test_an_event_is_a_name_an_audience_and_eight_numbers() -> None:
    events = told(on=1)
    assert events.count == 2
    assert events.rows[:2].tolist() == [
        [3, EVERYONE, 10, 20, 30, 40, 50, 60, 70, 80],
        [3, 0b101, 10, 20, 0, 0, 0, 0, 0, 0],
    ]


def test_thinking_makes_no_noise() -> None:
    events = told(on=0)
    assert events.count == 0
    assert not events.rows.any()


def test_a_list_that_is_too_long_is_cut_and_says_so() -> None:
    events = told(on=1, times=ROWS)
    assert events.count == 2 * ROWS
    assert events.rows[ROWS - 1].tolist() == [3, 0b101, 10, 20, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("audience", "reached"),
    [(EVERYONE, {SPECTATOR, 0, 1, 2}), (0b001, {0}), (0b110, {1, 2}), (0b111, {0, 1, 2}), (0, set())],
)
def test_an_event_reaches_its_audience_and_a_spectator_only_what_is_for_everyone(audience: int, reached: set[int]) -> None:
    happening = Happening("seen", {}, audience)
    assert {watcher for watcher in (SPECTATOR, 0, 1, 2) if happening.reaches(watcher)} == reached
