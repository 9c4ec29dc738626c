"""What a chronicle keeps of a game's own names: in every language that the game has them in."""

from __future__ import annotations

from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import load
from ghostlight.server import messages as say
from ghostlight.server.chronicle import names_in
from ghostlight.server.news import events


def test_the_names_of_a_mission_are_kept_in_every_language() -> None:
    match = Match(load("museum"), [Seat("Ana", "human"), Seat("Ben", "human")], seed=bytes(32))
    told = [event for k in range(len(match.moments)) for event in events(match, match.happenings_for(0, k))]
    story = [say.Chapter(0, None, None, None, told)]
    plain, by_language = names_in(match, story)
    assert "mission" not in plain
    assert by_language["es"]["mission"] == {"First Night": "Primera noche"}
    assert by_language["ja"]["mission"] == {"First Night": "最初の夜"}
    assert "en" not in by_language


def test_a_game_without_names_of_its_own_keeps_none() -> None:
    match = Match(load("graveyard"), [Seat("Ana", "human"), Seat("Ben", "human")], seed=bytes(32))
    assert names_in(match, []) == ({}, {})
