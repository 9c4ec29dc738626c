"""The same seed gives the same game, however the rules are run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ghostlight.core.compile import BOUNDS_CHECKED, JIT
from ghostlight.core.game import Game
from tests.contract import digest
from tests.contract.digest import Digests, at_the_table, in_the_lab
from tests.contract.tables import Table, dealt, tables_of, usual_tables

JITTED: dict[str, str] = {}
UNJITTED = {"NUMBA_DISABLE_JIT": "1"}
CHECKED = {"NUMBA_BOUNDSCHECK": "1"}
GAMES = {"keyhole": 12, "museum": 30, "town": 12}
"""By game: how many are played at each table to find scenes; by default 10."""
MOST = 1000
"""Decisions of a game that are gone through."""
NOT_MET = {"keyhole": {"fuse"}, "museum": {"shoot", "shield"}}
"""By game: verbs that those games do not come to; the scenarios do, and they run with the JIT off too."""


def run(way: dict[str, str], game: Game, *files: Path) -> Digests:
    """What this way of running the rules says, in a process of its own."""
    plain = {key: value for key, value in os.environ.items() if key not in ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")}
    command = [sys.executable, "-m", "tests.contract.digest", game.name, *map(str, files)]
    home = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=home, env=plain | way, capture_output=True, text=True, check=False)
    assert "Error" not in done.stderr, done.stderr[-2000:]  # a sealed rule cannot raise one, but says that it would
    told: dict[str, Any] = json.loads(done.stdout)
    assert (told["jit"], told["checked"]) == (way is not UNJITTED, way is CHECKED)
    digests: Digests = told["digests"]
    return digests


def jitted(game: Game, *files: Path) -> Digests:
    """What the compiled rules say: here, unless the tests themselves are run another way."""
    if not JIT or BOUNDS_CHECKED:
        return run(JITTED, game, *files)
    given = [json.loads(file.read_text("ascii")) for file in files]
    return digest.of_scenes(game, given[0]) if given else digest.of_games(game)


def unlike(one: Digests, other: Digests) -> list[str]:
    """Where two ways differ."""
    assert one.keys() == other.keys()
    return [name for name, told in one.items() if told != other[name]]


def test_jitted_and_bounds_checked_games_are_the_same(game: Game) -> None:
    """At every table: all that happens in a game at a table and in the lab; what bots think."""
    assert unlike(jitted(game), run(CHECKED, game)) == []


@pytest.mark.skipif(not JIT, reason="plays many games to find what there is to look at")
def test_jitted_and_unjitted_decisions_are_the_same(game: Game, tmp_path: Path) -> None:
    """Every verb with every event and every draw that follows from it, the deal at every table, and what bots think."""
    scenes = digest.scenes(game, GAMES.get(game.name, 10))
    met = {game.notation.write_action(tables_of(game)[k].desks()[0].world, int(action)).split()[0] for k, _, action in scenes}
    assert set(game.verbs) - met == NOT_MET.get(game.name, set())
    file = tmp_path / "scenes.json"
    file.write_text(json.dumps(scenes), "ascii")
    assert unlike(jitted(game, file), run(UNJITTED, game, file)) == []


@pytest.mark.soak
def test_jitted_and_unjitted_games_are_the_same(game: Game) -> None:
    assert unlike(jitted(game), run(UNJITTED, game)) == []


def test_the_same_seed_gives_the_same_game_again(game: Game) -> None:
    for table in usual_tables(game):
        assert (at_the_table(table, MOST), in_the_lab(table, MOST)) == (at_the_table(table, MOST), in_the_lab(table, MOST))


def test_another_seed_gives_another_game(table: Table) -> None:
    """Of several, since few things are dealt in some games, and two deals may be alike by chance."""
    assert len({dealt(table.match(seed)).moments[-1].state.tobytes() for seed in range(6)}) > 1


def test_another_nonce_gives_another_game(table: Table) -> None:
    """A player who adds a nonce has a hand in the shuffle."""
    games = [dealt(table.match(1, nonce=nonce)) for nonce in ("mine", "yours", "hers", "his", "theirs")]
    assert len({game.moments[-1].state.tobytes() for game in games}) > 1
