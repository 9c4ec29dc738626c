"""Simulations: the same seed gives the same result, bots change seats fairly, and the sums are right."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from scipy.stats import binomtest

from ghostlight.bots import bouts, read_bot
from ghostlight.core.errors import Refusal
from ghostlight.games import load
from ghostlight.lab.simulate import simulate, wilson

GRAVEYARD = load("graveyard")


def found(*bots, games=2500, seed=7, **more):
    """A result without what the clock says."""
    result = msgspec.to_builtins(simulate(GRAVEYARD, bots, games, seed, **more))
    del result["seconds"], result["games_per_second"]
    return result


@pytest.mark.parametrize("bots", [("random", "random"), ("random", "greedy", "random"), ("greedy",) * 4])
def test_same_seed_same_result_whatever_the_number_of_jobs(bots):
    alone = found(*bots, jobs=1)
    assert found(*bots, jobs=2) == alone
    assert found(*bots, jobs=3) == alone
    assert found(*bots, seed=8) != alone


def test_thinking_bots_give_the_same_result_on_several_jobs_too():
    assert found("search:20", "greedy", games=6, jobs=2) == found("search:20", "greedy", games=6, jobs=1)


def test_the_keys_are_those_promised():
    result = msgspec.to_builtins(simulate(GRAVEYARD, ["random", "greedy"], 10, 7))
    assert list(result) == ["game", "games", "seats", "draws", "decisions", "seconds", "games_per_second"]
    assert list(result["seats"][0]) == ["bot", "wins", "win_rate", "low", "high", "mean_score"]


def test_win_rates_add_up_to_one_with_ties_shared():
    result = found("random", "random", "random", games=5000)
    assert result["draws"] > 0
    assert sum(seat["wins"] for seat in result["seats"]) + result["draws"] == 5000
    assert sum(seat["win_rate"] for seat in result["seats"]) == pytest.approx(1.0, abs=1e-12)
    for seat in result["seats"]:
        assert seat["win_rate"] > seat["wins"] / 5000
        assert seat["low"] < seat["win_rate"] < seat["high"]


def test_bots_change_seats_unless_fixed():
    """The same deals and thoughts: with seats fixed, the first of two equal bots has other games than with rotation."""
    fixed, rotating = found("greedy", "random", fixed_seats=True), found("greedy", "random")
    assert fixed != rotating
    swapped = found("random", "greedy", fixed_seats=True)
    assert swapped["seats"][1]["win_rate"] > 0.9
    assert fixed["seats"][0]["win_rate"] > 0.9


def test_one_decision_at_a_time_is_the_same_game_as_the_compiled_loop():
    """The loop for bots that think in Python plays what the compiled loop plays, game for game."""
    kinds = np.array([bouts.RANDOM, bouts.GREEDY, bouts.RANDOM])
    compiled: Any = bouts.Sums.many(1)
    stepped: Any = bouts.Sums.many(1)
    desks = GRAVEYARD.desks(3)
    bouts._play_games(desks, compiled, kinds, np.uint64(3), 0, 30, False)
    bots = [read_bot("random"), read_bot("greedy"), read_bot("random")]
    for game in range(30):
        bouts._play_one(GRAVEYARD, GRAVEYARD.desks(3), stepped, kinds, bots, 3, game, False)
    assert compiled.tobytes() == stepped.tobytes()


def test_random_games_take_the_fast_loop_without_becoming_others():
    """Two random bots are played by `play_out`; decision by decision the same games come out."""
    kinds = np.array([bouts.RANDOM, bouts.RANDOM])
    fast: Any = bouts.Sums.many(1)
    slow: Any = bouts.Sums.many(1)
    bouts._play_games(GRAVEYARD.desks(2), fast, kinds, np.uint64(3), 0, 50, False)
    for game in range(50):
        bouts._play_one(GRAVEYARD, GRAVEYARD.desks(2), slow, kinds, [read_bot("random")] * 2, 3, game, False)
    assert fast.tobytes() == slow.tobytes()


def test_options_reach_the_game():
    impatient = found("random", "random", options={"stall_limit": 1})
    assert impatient["decisions"] < found("random", "random")["decisions"] / 2


@pytest.mark.parametrize(("rate", "games"), [(0.0, 10), (0.5, 40), (0.9, 2000), (1.0, 7)])
def test_interval_is_wilsons(rate, games):
    theirs = binomtest(round(rate * games), games).proportion_ci(0.95, method="wilson")
    assert wilson(rate, games) == pytest.approx((theirs.low, theirs.high), abs=1e-9)


@pytest.mark.parametrize(("bots", "words"), [(["random"], "2 to 4 players"), (["random", "clever"], "clever")])
def test_what_cannot_be_played_is_refused(bots, words):
    with pytest.raises(Refusal, match=words):
        simulate(GRAVEYARD, bots, 1, 0)
