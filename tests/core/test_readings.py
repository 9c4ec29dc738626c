"""Readings: the letter is the default of new games, the house's of old ones, and a switch overrules either."""

from __future__ import annotations

import pytest

from ghostlight.core.errors import BadOption
from ghostlight.core.options import read_options
from ghostlight.core.readings import by_letter, reading, switch

OPTIONS = (reading(2), switch("lamp", "lit", "dark", "whether the lamp is lit", 2))


def lit(rules: int = 2, **given: str) -> bool:
    return by_letter(read_options("lantern", OPTIONS, given, rules), "lamp", "lit")


def test_new_games_go_by_the_letter_and_older_ones_by_the_house() -> None:
    assert lit()
    assert not lit(rules=1)


def test_a_table_may_choose_the_reading_and_a_switch_overrules_it() -> None:
    assert not lit(reading="house")
    assert lit(reading="house", lamp="lit")
    assert not lit(reading="letter", lamp="dark")
    assert not lit(reading="house", lamp="reading")


def test_a_game_that_plays_both_readings_alike_shows_them_under_the_fold() -> None:
    assert reading(2).everyday
    alike = reading(2, alike=True)
    assert not alike.everyday
    assert "both alike" in alike.help
    assert (alike.default, alike.before) == ("letter", {2: "house"})


def test_older_rules_had_nothing_to_choose() -> None:
    for given in ({"reading": "letter"}, {"lamp": "lit"}):
        with pytest.raises(BadOption, match="rules 1 had no such option"):
            read_options("lantern", OPTIONS, given, 1)
