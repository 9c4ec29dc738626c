"""Every registered game has golden playthroughs, and still plays just so."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from ghostlight.core.game import Game
from ghostlight.games import NAMES, load
from tests.golden.playthrough import HOME, files, playthrough

ALL = [(game, file, players) for game in map(load, NAMES) for file, players in files(game).items()]


def test_every_registered_game_has_playthroughs_and_nothing_else_has() -> None:
    found = {path.relative_to(HOME) for path in HOME.glob("*/*.txt")}
    assert found == {file.relative_to(HOME) for _, file, _ in ALL}, "python -m tests.golden writes what is missing"


@pytest.mark.parametrize(("game", "file", "players"), ALL, ids=[f"{game.name}-{players}" for game, _, players in ALL])
def test_the_game_plays_as_written(game: Game, file: Path, players: int) -> None:
    golden, now = file.read_text().splitlines(), playthrough(game, players).splitlines()
    if golden != now:
        changes = list(difflib.unified_diff(golden, now, "golden", "now", lineterm="", n=1))
        more = f"\n... and {len(changes) - 60} lines more" if len(changes) > 60 else ""
        pytest.fail(
            f"{game.name} with {players} players does not play as in {file.relative_to(HOME)}. If that is meant, run "
            f"python -m tests.golden and look at what changed.\n" + "\n".join(changes[:60]) + more,
            pytrace=False,
        )


@pytest.mark.parametrize(("game", "file", "players"), ALL, ids=[f"{game.name}-{players}" for game, _, players in ALL])
def test_a_playthrough_shows_most_of_what_can_happen(game: Game, file: Path, players: int) -> None:
    text = file.read_text()
    names = [event.name.lower() for event in game.events]
    shown = [name for name in names if f" {name} " in text or f"{name}\n" in text or f"{name};" in text]
    assert len(shown) >= 0.7 * len(names)
    assert any(line.startswith("1 ") for line in text.splitlines()), "no seat ever knows more than a spectator"
