"""What is told of a mission before a table is opened."""

from __future__ import annotations

import pytest

from ghostlight.core.errors import BadOption
from ghostlight.games.museum import GAME
from ghostlight.games.museum.missions.reading import SHIPPED
from ghostlight.games.museum.programme import PROGRAMME

from .missions import FIRST, changed


@pytest.mark.parametrize("word", SHIPPED)
def test_every_shipped_mission_is_told_with_formats_that_sit_down(word: str) -> None:
    evening = PROGRAMME.read(word)
    assert evening.word == word
    assert set(evening.title) == set(evening.summary) == {"en", "es", "ja"}
    for form in evening.formats:
        humans, ghosts = (sum(seat.side == side for seat in form.seats) for side in ("humans", "ghost"))
        assert form.name == f"{humans}v{ghosts}"
        assert GAME.worlds(len(form.seats), {PROGRAMME.option: word, PROGRAMME.formats: form.name})[0].players == len(
            form.seats
        )
    assert {"human", "priest", "exit", "item"} <= {mark.what for mark in evening.marks}


def test_the_first_night_as_its_booklet_says() -> None:
    night = PROGRAMME.read("first-night")
    assert (night.date, night.start, night.limit, night.rounds, night.minutes) == ("1985-09-18", "18:00", "19:50", 11, 30)
    assert [form.name for form in night.formats] == ["1v1", "2v1", "3v1", "4v1"]
    alone, priest = night.formats[0].seats
    assert (alone.side, alone.plays) == ("humans", [])
    assert (priest.side, priest.plays) == ("ghost", ["priest"])


def test_the_guard_is_named_where_a_format_has_one() -> None:
    seats = {form.name: form.seats for form in PROGRAMME.read("thieves-in-the-shadows").formats}["2v2"]
    assert [seat.plays for seat in seats if seat.side == "ghost"] == [["priest"], ["guard"]]


def test_a_file_of_ones_own_has_no_word_and_may_speak_one_language() -> None:
    own = PROGRAMME.read(FIRST)
    assert own.word is None
    assert own.title == {"": "First Night"}


def test_all_faults_are_told_by_line_and_key_without_codes() -> None:
    bad = changed(FIRST, ('door = "d20"', 'door = "d13"'), ('limit = "19:50"', 'limit = "19:55"'))
    number = next(number for number, text in enumerate(bad.splitlines(), 1) if "d13" in text)
    with pytest.raises(BadOption) as refused:
        PROGRAMME.read(bad)
    for language, where in (("en", "line {}, “lock.door”"), ("es", "línea {}, «lock.door»"), ("ja", "{}行目「lock.door」")):
        lines = refused.value.told_in(language, 10)
        assert len(lines) == 2
        assert lines[1].startswith(where.format(number))
        assert not any("V-" in told for told in lines)
