"""Bots at the table: as players from the start, and as stand-ins for people who are away and come back."""

from __future__ import annotations

import pytest

from ghostlight.table import deciding
from tests.table.tables import Scene, game_of, refused


def test_before_the_game_the_host_fills_seats_with_bots_and_changes_them() -> None:
    scene = Scene(3)
    (ana,) = scene.people("Ana")
    ana.puts_a_bot(1, "greedy")
    ana.puts_a_bot(1, "search:300")
    assert (scene.table.places[1].bot, scene.table.places[1].name) == ("search:300", "Owl")
    ana.takes_the_bot_away(1)
    assert scene.table.places[1].empty
    assert scene.table.places[1].name is None


def test_before_the_game_no_bot_is_put_on_somebodys_seat_not_even_on_ones_own() -> None:
    scene = Scene()
    ana, _ = scene.seated("Ana", "Ben")
    for seat in (0, 1):
        with refused("seat-taken", seat=seat + 1):
            ana.puts_a_bot(seat)


@pytest.mark.parametrize("bot", ["clever", "search:0", "search:9999999", "Greedy", " greedy", "search:10s"])
def test_there_are_only_the_bots_that_there_are(bot: str) -> None:
    (ana,) = Scene().people("Ana")
    with refused("no-such-bot", bot=bot):
        ana.puts_a_bot(0, bot)


def test_no_bot_thinks_for_minutes_at_a_table() -> None:
    """At the command line it may; here others wait for it, at this table and at those that share the machine."""
    (ana,) = Scene().people("Ana")
    for bot in ("search:50000", "search:3000ms"):
        ana.puts_a_bot(0, bot)
    for bot in ("search:50001", "search:1000000", "search:3001ms", "search:600000ms"):
        with refused("no-such-bot", bot=bot):
            ana.puts_a_bot(0, bot)


def test_where_no_bot_is_none_is_taken_away() -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(0)
    for seat in (0, 1):
        with refused("no-such-bot"):
            ana.takes_the_bot_away(seat)


def test_a_bot_decides_in_its_turn_and_for_nobody_else() -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.puts_a_bot(1)
    ana.starts()
    assert scene.table.bot_to_decide() is None
    assert deciding.decide_for_bot(scene.table, scene.table.at, "place N1", scene.now) == []
    ana.acts("place N1")
    assert scene.table.bot_to_decide() == "greedy"
    with refused("not-your-turn"):
        ana.acts("place N2")
    scene.bot_acts()
    assert scene.table.turn == 0


def test_what_a_bot_thought_out_is_dropped_when_the_game_has_gone_on_meanwhile() -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.puts_a_bot(1)
    ana.starts()
    ana.acts("place N1")
    at = scene.table.at
    ana.takes_back()
    ana.acts("place N2")
    assert deciding.decide_for_bot(scene.table, at, "place N1", scene.now) == []


def test_somebody_lets_a_bot_stand_in_and_comes_back() -> None:
    ana, ben = game_of("Ana", "Ben")
    ana.puts_a_bot(0)
    place = ana.scene.table.places[0]
    assert (place.owner, place.name, place.bot) == ("ana", "Ana", "greedy")
    with refused("not-your-turn"):
        ana.acts("place N1")
    ana.scene.bot_acts()
    ben.acts(ana.scene.options[0])
    ana.takes_the_bot_away(0)
    ana.acts(ana.scene.options[0])
    assert ana.scene.notes[-2:] == ["replaced", "returned"]


def test_only_whoever_sits_there_sends_a_stand_in_away() -> None:
    ana, ben = game_of("Ana", "Ben")
    ben.puts_a_bot(1)
    with refused("not-your-seat"):
        ana.takes_the_bot_away(1)


def test_a_stand_in_is_put_there_once() -> None:
    ana, _ = game_of("Ana", "Ben")
    ana.puts_a_bot(0)
    with refused("seat-taken", seat=1):
        ana.puts_a_bot(0, "random")


def test_the_host_puts_a_stand_in_only_for_somebody_who_is_away() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    with refused("seat-taken", seat=2):
        ana.puts_a_bot(1)
    ben.goes_away()
    with refused("not-host"):
        eva.puts_a_bot(1)
    ana.puts_a_bot(1)
    ben.comes_back()
    ben.takes_the_bot_away(1)
    assert ana.scene.table.places[1].human


def test_anybody_at_the_table_puts_a_bot_on_a_seat_that_was_left() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    ben.leaves(1)
    with refused("not-seated"):
        ana.scene.people("Kei")[0].puts_a_bot(1)
    eva.puts_a_bot(1)
    assert ana.scene.table.places[1].name == "Moth"


def test_whoever_leaves_while_a_bot_stands_in_leaves_the_seat_to_the_bot() -> None:
    ana, ben = game_of("Ana", "Ben")
    ben.puts_a_bot(1)
    ben.leaves(1)
    place = ana.scene.table.places[1]
    assert (place.owner, place.name, place.bot) == (None, "Moth", "greedy")
    with refused("full-table"):
        ben.sits(1)
    ana.takes_the_bot_away(1)  # as the host
    ben.sits(1)
    assert ben.seats == [1]
