"""Keyhole at length: twenty thousand random games with all options, how strong its bots are, and how long they think."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ghostlight.bots import choose, read_bot
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.core.options import Choice
from ghostlight.games.keyhole import GAME
from tests.soak.compiled import play_accounted
from tests.soak.test_strength import measured

pytestmark = pytest.mark.soak

GAMES = 20_000
MOST = 10_000
"""Decisions that no random game needs."""
PATIENCE = 2.0
"""Seconds that a bot may think."""
TOGETHER = {"merging": "on", "chimes": "on"}
SWITCHES = ("reading", "chime_moves", "chime_furniture", "poses", "merging_pair", "die_passes")


def combinations(keys: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    words = {option.key: option.words for option in GAME.options if isinstance(option, Choice)}
    for values in itertools.product(*(words[key] for key in keys)):
        yield dict(zip(keys, values, strict=True))


def all_options() -> Iterator[dict[str, Any]]:
    """Every combination, by the letter and by the house; every switch; the strictest and the mildest rule for being seen."""
    keys = ("reading", "layout", "merging", "chimes", "mirror", "solid_ghosts")
    yield from combinations(keys)
    for switches in combinations(SWITCHES):
        yield {**TOGETHER, **switches}
    for min_visible in (20, 385):
        yield {**TOGETHER, "min_visible": min_visible}


def test_every_random_game_ends_and_everything_is_where_it_can_be(capsys: pytest.CaptureFixture[str]) -> None:
    """After every decision cards, chimes and ghosts are accounted for, no two things overlap, nothing is outside the hall."""
    tables = list(itertools.product(GAME.players, all_options()))
    found, games, began = np.zeros(3, np.int64), -(-GAMES // len(tables)), time.monotonic()
    for seed, (players, options) in enumerate(tables):
        before = found.copy()
        play_accounted(GAME.desks(players, options), seed, games, MOST, found)
        assert (found[1:] == before[1:]).all(), f"{players} players, {options}, seed {seed}"
    decisions, endless, unaccounted = found.tolist()
    with capsys.disabled():
        print(f"\nkeyhole: {games * len(tables):,} random games at {len(tables)} tables, {decisions:,} decisions", end=", ")
        print(f"{endless} endless, {unaccounted} unaccounted for, {time.monotonic() - began:.0f} s")
    assert games * len(tables) >= GAMES


def test_greedy_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    assert measured(["greedy", "random"], 500, capsys, "keyhole").seats[0].win_rate >= 0.85


def test_search_beats_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    best = measured(["search:200", "greedy"], 400, capsys, "keyhole").seats[0]
    assert best.win_rate >= 0.60
    assert best.low > 0.55


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"layout": "in_turn"}), (4, TOGETHER)], ids=["2", "3 in turn", "4 together"]
)
def test_search_keeps_nobody_waiting(players: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Whole games, everybody thinking with `search:200`, one after the other."""
    bot, slowest, decisions, asked = read_bot("search:200"), 0.0, 0, ""
    for number in range(2):
        match = Match(GAME, [Seat(f"player {seat + 1}") for seat in range(players)], bytes([number]) * 32, options)
        while not match.over:
            seen, chance, began = match.seen(match.actor), match.spare_chance("soak"), time.perf_counter()
            action = choose(bot, GAME, match.world, seen, match.actor, chance)
            thought = time.perf_counter() - began
            if thought > slowest:
                slowest, asked = thought, GAME.ask(match.view(match.actor))
            decisions += 1
            match.act(action)
    with capsys.disabled():
        print(f"\nkeyhole: {decisions} decisions of search:200 among {players}, the slowest ({asked}) {slowest:.2f} s")
    assert slowest < PATIENCE
