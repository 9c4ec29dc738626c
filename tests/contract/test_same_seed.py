"""The same seed gives the same game, however the rules are run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from ghostlight.core.game import Game
from tests.contract.digest import at_the_table, in_the_lab
from tests.contract.tables import Table, dealt, usual_tables

MODES = {"jitted": {}, "unjitted": {"NUMBA_DISABLE_JIT": "1"}, "checked": {"NUMBA_BOUNDSCHECK": "1"}}


def run(modes: dict[str, dict[str, str]]) -> dict[str, Any]:
    """What each way of running the rules says of the same games; all at the same time."""
    plain = {key: value for key, value in os.environ.items() if key not in ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")}
    command = [sys.executable, "-m", "tests.contract.digest"]
    home = Path(__file__).parents[2]
    processes = {
        mode: subprocess.Popen(command, cwd=home, env=plain | extra, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for mode, extra in modes.items()
    }
    said = {mode: process.communicate() for mode, process in processes.items()}
    for mode, (_, errors) in said.items():  # a sealed rule cannot raise an error, but says that it would
        assert b"Error" not in errors, f"{mode}: {errors.decode()[-2000:]}"
    return {mode: json.loads(told) for mode, (told, _) in said.items()}


def test_jitted_unjitted_and_bounds_checked_games_are_the_same() -> None:
    runs = run(MODES)
    assert [(runs[mode]["jit"], runs[mode]["checked"]) for mode in MODES] == [(True, False), (False, False), (True, True)]
    assert runs["jitted"]["games"] == runs["unjitted"]["games"]
    assert runs["jitted"]["games"] == runs["checked"]["games"]


def test_the_same_seed_gives_the_same_game_again(game: Game) -> None:
    for table in usual_tables(game):
        assert (at_the_table(table), in_the_lab(table)) == (at_the_table(table), in_the_lab(table))


def test_another_seed_gives_another_game(table: Table) -> None:
    """Of several, since few things are dealt in some games, and two deals may be alike by chance."""
    assert len({dealt(table.match(seed)).moments[-1].state.tobytes() for seed in range(6)}) > 1


def test_another_nonce_gives_another_game(table: Table) -> None:
    """A player who adds a nonce has a hand in the shuffle."""
    games = [dealt(table.match(1, nonce=nonce)) for nonce in ("mine", "yours", "hers", "his", "theirs")]
    assert len({game.moments[-1].state.tobytes() for game in games}) > 1
