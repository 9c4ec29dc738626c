"""A hundred thousand random games of Town: all player counts, both variants, both editions; and as many over all readings."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ghostlight.games.town import GAME
from tests.soak.compiled import play_accounted

GAMES = 100_000
MOST = 100_000
TABLES = list(itertools.product(GAME.players, ("standard", "master"), ("spanish", "japanese")))
READINGS = {
    "defender_roller": ("opponent", "bank"),
    "bigger_die": ("section", "attacker"),
    "idle_use": ("allowed", "refused"),
    "move_cards": ("action", "any"),
    "card34_ghost": ("edition", "needed"),
    "card37_counts": ("unit", "gain"),
    "bonus_reshuffle": ("draw", "empty"),
}
DISPLAYS = ("random", [7, 16, 17, 23, 24, 34, 37, 52], [1, 16, 20, 35, 36, 38, 39, 52])
"""Any cards, and those that readings are about."""


@pytest.mark.soak
def test_every_random_game_ends_and_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    tables = [(players, {"variant": variant, "edition": edition}) for players, variant, edition in TABLES]
    assert soaked(tables, GAMES, capsys) == (0, 0)


@pytest.mark.soak
def test_every_random_game_ends_and_adds_up_in_all_readings(capsys: pytest.CaptureFixture[str]) -> None:
    assert soaked(list(all_readings()), GAMES, capsys) == (0, 0)


def all_readings() -> Iterator[tuple[int, dict[str, Any]]]:
    """Every switch with every other, over the player counts, the editions and the displays in turn."""
    for number, words in enumerate(itertools.product(*READINGS.values())):
        options = dict(zip(READINGS, words, strict=True))
        for k, cards in enumerate(DISPLAYS):
            edition = ("spanish", "japanese")[(number + k) % 2]
            extra = {"edition": edition, "card_selection": cards, "card1_mode": ("modify", "extra")[number // 2 % 2]}
            yield GAME.players[(number + k) % len(GAME.players)], {**options, **extra}


def soaked(tables: list[tuple[int, dict[str, Any]]], games: int, capsys: pytest.CaptureFixture[str]) -> tuple[int, int]:
    """So many random games in all: those that did not end, and the steps after which something was missing."""
    found, each = np.zeros(3, np.int64), -(-games // len(tables))
    for seed, (players, options) in enumerate(tables):
        play_accounted(GAME.desks(players, options), seed, each, MOST, found)
    decisions, endless, unaccounted = found.tolist()
    with capsys.disabled():
        print(f"\ntown: {each * len(tables):,} random games at {len(tables)} tables, {decisions:,} decisions", end=", ")
        print(f"{endless} endless, {unaccounted} unaccounted for")
    return endless, unaccounted
