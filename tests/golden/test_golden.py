"""Every registered game has golden playthroughs, and still plays just so."""

from __future__ import annotations

import difflib

import pytest

from ghostlight.core.game import Game
from ghostlight.games import NAMES, load
from tests.contract.tables import has_secrets
from tests.golden.playthrough import HOME, Golden, playthrough, tables

GAMES = [load(name) for name in NAMES]
ALL = [golden for game in GAMES for golden in tables(game)]


def test_every_registered_game_has_playthroughs_and_nothing_else_has() -> None:
    found = {path.relative_to(HOME) for path in HOME.glob("*/*.txt")}
    assert found == {golden.file.relative_to(HOME) for golden in ALL}, "python -m tests.golden writes what is missing"


@pytest.mark.parametrize("golden", ALL, ids=[golden.name for golden in ALL])
def test_the_game_plays_as_written(golden: Golden) -> None:
    written, now = golden.file.read_text().splitlines(), playthrough(golden).splitlines()
    if written != now:
        changes = list(difflib.unified_diff(written, now, "golden", "now", lineterm="", n=1))
        more = f"\n... and {len(changes) - 60} lines more" if len(changes) > 60 else ""
        pytest.fail(
            f"{golden.name} does not play as in {golden.file.relative_to(HOME)}. If that is meant, run "
            f"python -m tests.golden and look at what changed.\n" + "\n".join(changes[:60]) + more,
            pytrace=False,
        )


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_playthroughs_show_most_of_what_can_happen(game: Game) -> None:
    text = "\n".join(golden.file.read_text() for golden in tables(game))
    names = [event.name.lower() for event in game.events]
    shown = [name for name in names if f" {name} " in text or f"{name}\n" in text or f"{name};" in text]
    assert len(shown) >= 0.8 * len(names)
    knows_more = any(line.startswith("1 ") for line in text.splitlines())
    assert knows_more == has_secrets(game), "a seat knows more than a spectator where there are secrets, and only there"
