"""Bots at the table: as players from the start, and as stand-ins for people who are away and come back."""

from __future__ import annotations

import pytest

from ghostlight.table import deciding
from ghostlight.table.deciding import STAND_IN
from ghostlight.table.folding import fold_table
from ghostlight.table.records import Left, Replaced
from ghostlight.table.terms import DayClock
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
        with refused("no-bot-here"):
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


def test_the_host_puts_a_stand_in_only_for_somebody_who_has_been_away_for_a_minute() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    with refused("still-here"):
        ana.puts_a_bot(1)
    ben.goes_away()
    ana.scene.passes(60)
    with refused("still-here"):
        ana.puts_a_bot(1)
    ana.scene.passes(1)
    with refused("not-host"):
        eva.puts_a_bot(1)
    ana.puts_a_bot(1)
    ben.comes_back()
    ben.takes_the_bot_away(1)
    assert ana.scene.table.places[1].human
    with refused("still-here"):
        ana.puts_a_bot(1)


@pytest.mark.parametrize("asked", ["random", "greedy", "search:2000", STAND_IN])
def test_the_host_does_not_choose_how_badly_a_stand_in_plays_for_somebody_else(asked: str) -> None:
    ana, ben = game_of("Ana", "Ben")
    ben.goes_away()
    ana.scene.passes(61)
    ana.puts_a_bot(1, asked)
    place = ana.scene.table.places[1]
    assert (place.owner, place.name, place.bot) == ("ben", "Ben", STAND_IN)
    ana.puts_a_bot(0, asked)  # for oneself one does
    assert ana.scene.table.places[0].bot == asked


def test_nobody_is_replaced_at_a_table_that_is_played_by_the_day() -> None:
    """They need not be there; it is their clock that says how long they may think."""
    ana, ben = game_of("Ana", "Ben", clock=DayClock(3))
    ben.goes_away()
    ana.scene.passes(86_400)
    with refused("still-here"):
        ana.puts_a_bot(1)
    ana.puts_a_bot(0)  # oneself, at any time
    assert ana.scene.table.places[0].bot == "greedy"


# --- their names -------------------------------------------------------------------------------------------------------


def test_the_names_of_bots_are_in_the_records_and_need_not_be_made_up_again() -> None:
    scene = Scene(3)
    (ana,) = scene.people("Ana")
    ana.sits(0, name="Moth")
    ana.puts_a_bot(1, "greedy")
    ana.puts_a_bot(2, "random")
    assert [each.name for each in scene.records if isinstance(each, Replaced)] == ["Moth 2", "Toad"]
    ana.starts()
    ana.puts_a_bot(0, "search:300")
    ana.leaves(0)
    replaced, left = scene.records[-2:]
    assert isinstance(replaced, Replaced)
    assert replaced.name is None  # it only stands in, under the name of the one who sits there
    assert isinstance(left, Left)
    assert left.name == "Owl"
    assert [place.name for place in scene.table.places] == ["Owl", "Moth 2", "Toad"]


def test_a_bot_is_called_what_the_record_says_whatever_bots_are_called_by_now(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.puts_a_bot(1)
    ana.starts()
    ana.puts_a_bot(0, "search:2000")
    ana.leaves(0)
    monkeypatch.setattr(deciding, "BOT_NAMES", {})
    assert [place.name for place in fold_table(scene.records).places] == ["Raven", "Moth"]


# --- when somebody leaves ----------------------------------------------------------------------------------------------


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
    with refused("bot-seat"):
        ana.takes_the_bot_away(1)  # not even as the host: what the bot has seen since is Ben's to see
    ben.sits(1)
    assert ben.seats == [1]
    assert ana.scene.table.places[1].human
