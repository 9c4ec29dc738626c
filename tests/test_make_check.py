"""`make check GAME=town` runs what belongs to Town, and what belongs to no game: all that a change there can break at once."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from _pytest.mark.expression import Expression

from ghostlight.games import NAMES

HOUSE = Path(__file__).parent.parent


def chosen_by(game: str) -> Expression:
    """What `make check` would hand to pytest as `-k`."""
    command = ["make", "--dry-run", "--no-print-directory", "check", f"GAME={game}"]
    told = subprocess.run(command, cwd=HOUSE, check=True, capture_output=True, text=True).stdout
    found = re.search(r'-k "([^"]+)"', told)
    assert found, told
    return Expression.compile(found[1])


@pytest.mark.parametrize("game", NAMES)
def test_one_games_tests_and_those_of_no_game_are_run(game: str) -> None:
    chosen = chosen_by(game)

    def runs(test: str) -> bool:
        def is_in_its_name(word: str, /, **_: str | int | bool | None) -> bool:
            return word in test

        return chosen.evaluate(is_in_its_name)

    assert runs("test_the_page_of_cards_is_fresh")
    assert runs("test_nothing_is_excused_that_is_not_there")
    for other in NAMES:
        assert runs(f"test_scenario[{other} first_turn: a title]") == (other == game)
        assert runs(f"test_the_row_of_a_card[{other}-long_shadow]") == (other == game)
    assert runs(f"test_scenario[{game} crossing: as in {' and '.join(NAMES)}]")
