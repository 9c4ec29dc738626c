"""Museum at length: twenty thousand random games over all missions, formats and readings, and how strong its bots are."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ghostlight.core.readings import AS_READING
from ghostlight.games.museum import GAME
from ghostlight.games.museum.missions.reading import SHIPPED
from ghostlight.games.museum.missions.writing import mission_of
from ghostlight.lab.simulate import SideResult, simulate
from tests.soak.compiled import play_accounted

pytestmark = pytest.mark.soak

GAMES = 20_000
MOST = 20_000
"""Decisions that no random game needs."""


def all_tables() -> Iterator[tuple[int, dict[str, Any]]]:
    """Every format of every mission, with every way of moving the Priest and of having events; each under one more of all the
    ways in which the rules can be read.
    """
    readings = itertools.cycle(all_readings())
    for mission, ghost_move, events_mode in itertools.product(SHIPPED, ("deck", "die"), ("draw", "hand", "none")):
        for form in mission_of(mission).formats:
            yield (
                len(form.seats),
                {"mission": mission, "format": form.name, "ghost_move": ghost_move, "events_mode": events_mode}
                | next(readings),
            )


def all_readings() -> list[dict[str, str]]:
    """The letter, the house, and every mixture by the switches; a prime number, so that each comes to every mission."""
    switches = {option.key: option.words[1:] for option in GAME.options if option.default == AS_READING}
    mixed = [dict(zip(switches, words, strict=True)) for words in itertools.product(*switches.values())]
    return [*mixed, {"reading": "house"}]


def test_every_random_game_ends_and_everything_is_where_it_can_be(capsys: pytest.CaptureFixture[str]) -> None:
    """After every decision items, cards and people are accounted for."""
    tables = list(all_tables())
    found, games, began = np.zeros(3, np.int64), -(-GAMES // len(tables)), time.monotonic()
    for seed, (players, options) in enumerate(tables):
        before = found.copy()
        play_accounted(GAME.desks(players, options), seed, games, MOST, found)
        assert (found[1:] == before[1:]).all(), f"{options}, seed {seed}"
    decisions, endless, unaccounted = found.tolist()
    with capsys.disabled():
        print(f"\nmuseum: {games * len(tables):,} random games at {len(tables)} tables, {decisions:,} decisions", end=", ")
        print(f"{endless} endless, {unaccounted} unaccounted for, {time.monotonic() - began:.0f} s")
    assert games * len(tables) >= GAMES


def won(side: str, bots: list[str], games: int, capsys: pytest.CaptureFixture[str]) -> SideResult:
    """How often a side wins First Night with these bots in its seats."""
    result = simulate(GAME, bots, games, seed=7, jobs=os.cpu_count() or 1, fixed_seats=True)
    told = result.sides[side]
    with capsys.disabled():
        print(f"\nmuseum, First Night: {', '.join(bots)}: {side} win {told.win_rate:.1%}", end=" ")
        print(f"({told.low:.1%} to {told.high:.1%}), {games} games, {result.seconds:.0f} s")
    return told


def test_sensible_humans_do_better_than_random_ones(capsys: pytest.CaptureFixture[str]) -> None:
    sensible = won("humans", ["greedy", "greedy", "greedy"], 1000, capsys)
    assert sensible.low > won("humans", ["random", "random", "greedy"], 1000, capsys).high


def test_a_sensible_priest_does_better_than_a_random_one(capsys: pytest.CaptureFixture[str]) -> None:
    sensible = won("ghost", ["greedy", "greedy", "greedy"], 1000, capsys)
    assert sensible.low > won("ghost", ["greedy", "greedy", "random"], 1000, capsys).high


def test_humans_who_look_ahead_do_better(capsys: pytest.CaptureFixture[str]) -> None:
    thoughtful = won("humans", ["search:200", "search:200", "greedy"], 200, capsys)
    assert thoughtful.low > won("humans", ["greedy", "greedy", "greedy"], 200, capsys).high


def test_a_priest_who_looks_ahead_does_better(capsys: pytest.CaptureFixture[str]) -> None:
    thoughtful = won("ghost", ["greedy", "greedy", "search:200"], 200, capsys)
    assert thoughtful.low > won("ghost", ["greedy", "greedy", "greedy"], 200, capsys).high
