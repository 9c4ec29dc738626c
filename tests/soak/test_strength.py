"""How strong the bots are, measured over many games."""

from __future__ import annotations

import os

import pytest

from ghostlight.games import load
from ghostlight.lab.simulate import Result, simulate

pytestmark = pytest.mark.soak


def measured(bots: list[str], games: int, capsys: pytest.CaptureFixture[str], game: str = "graveyard") -> Result:
    result = simulate(load(game), bots, games, seed=7, jobs=os.cpu_count() or 1)
    best = result.seats[0]
    with capsys.disabled():
        print(f"\n{game}: {bots[0]} against {', '.join(bots[1:])}, {games} games, seats changing: {best.win_rate:.1%}", end=" ")
        print(f"({best.low:.1%} to {best.high:.1%}), {result.seconds:.0f} s")
    return result


def test_greedy_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    best = measured(["greedy", "random"], 2000, capsys).seats[0]
    assert best.win_rate >= 0.90
    assert best.low > 0.88


def test_search_beats_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    best = measured(["search:1000", "greedy"], 1000, capsys).seats[0]
    assert best.win_rate >= 0.60
    assert best.low > 0.55


@pytest.mark.parametrize("players", [3, 4])
def test_search_holds_its_own_among_greedy_players(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """More than its share of the games."""
    best = measured(["search:1000"] + ["greedy"] * (players - 1), 300, capsys).seats[0]
    assert best.low > 1 / players


def test_greedy_beats_random_in_town(capsys: pytest.CaptureFixture[str]) -> None:
    assert measured(["greedy", "random"], 1000, capsys, "town").seats[0].win_rate >= 0.90


def test_search_beats_greedy_in_town(capsys: pytest.CaptureFixture[str]) -> None:
    best = measured(["search:300", "greedy"], 400, capsys, "town").seats[0]
    assert best.win_rate >= 0.65
    assert best.low > 0.58
