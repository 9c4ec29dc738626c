"""A hundred thousand random games of Town: all player counts, both variants, both editions."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from ghostlight.games.town import GAME
from tests.soak.compiled import play_accounted

GAMES = 100_000
MOST = 100_000
TABLES = list(itertools.product(GAME.players, ("standard", "master"), ("spanish", "japanese")))


@pytest.mark.soak
def test_every_random_game_ends_and_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    found, games = np.zeros(3, np.int64), -(-GAMES // len(TABLES))
    for seed, (players, variant, edition) in enumerate(TABLES):
        desks = GAME.desks(players, {"variant": variant, "edition": edition})
        play_accounted(desks, seed, games, MOST, found)
    decisions, endless, unaccounted = found.tolist()
    with capsys.disabled():
        print(f"\ntown: {games * len(TABLES):,} random games, {decisions:,} decisions", end=", ")
        print(f"{endless} endless, {unaccounted} unaccounted for")
    assert (endless, unaccounted) == (0, 0)
