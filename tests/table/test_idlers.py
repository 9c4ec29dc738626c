"""Somebody who is there and does not decide: without a clock a bot stands in after a while, if the others agree."""

from __future__ import annotations

import pytest

from ghostlight.server.news import Around, Listener, news
from ghostlight.server.patience import LONGEST_GAP, Patience
from ghostlight.table.deciding import STAND_IN
from ghostlight.table.idling import IDLE_AFTER
from ghostlight.table.terms import DayClock, FischerClock, MoveClock
from tests.table.tables import game_of, refused


def test_of_two_people_one_lets_a_bot_stand_in_after_the_time_and_not_before() -> None:
    ana, ben = game_of("Ana", "Ben")
    ana.scene.waited = IDLE_AFTER - 1
    with refused("not-host"):
        ben.puts_a_bot(0)
    ana.scene.waited = IDLE_AFTER
    ben.puts_a_bot(0, "random")
    place = ana.scene.table.places[0]
    assert (place.owner, place.name, place.bot) == ("ana", "Ana", STAND_IN)
    assert ana.scene.notes[-1] == "replaced-idle"
    ana.scene.bot_acts()
    ana.takes_the_bot_away(0)  # and is back at any time
    assert place.human


def test_the_host_idles_like_anybody_and_is_no_exception() -> None:
    ana, ben = game_of("Ana", "Ben")
    ana.acts("place N1")
    ana.scene.waited = IDLE_AFTER
    with refused("still-here"):
        ana.scene.waited = IDLE_AFTER - 1
        ana.puts_a_bot(1)
    ana.scene.waited = IDLE_AFTER
    ana.puts_a_bot(1)
    assert ben.seats == [1]
    assert ana.scene.table.places[1].bot == STAND_IN


def test_with_more_people_all_others_agree() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    ana.scene.waited = IDLE_AFTER
    ben.puts_a_bot(0)
    assert ana.scene.notes[-1] == "asked-replace"
    assert ana.scene.table.offer is not None
    assert ana.scene.table.offer.waiting == {2}
    with refused("no-offer"):
        ana.says_yes()  # who idles is not asked
    eva.says_yes()
    assert ana.scene.table.places[0].bot == STAND_IN


def test_one_of_them_would_rather_wait() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    ana.scene.waited = IDLE_AFTER
    ben.puts_a_bot(0)
    eva.says_no()
    assert ana.scene.table.places[0].human


def test_a_decision_answers_the_question() -> None:
    ana, ben, _eva = game_of("Ana", "Ben", "Eva")
    ana.scene.waited = IDLE_AFTER
    ben.puts_a_bot(0)
    ana.acts("place N1")
    assert ana.scene.table.offer is None


def test_who_is_away_holds_nobody_up() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    eva.goes_away()
    ana.scene.passes(61)
    ana.scene.waited = IDLE_AFTER
    ben.puts_a_bot(0)
    assert ana.scene.table.places[0].bot == STAND_IN


def test_nor_who_goes_away_after_being_asked() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    ana.scene.waited = IDLE_AFTER
    ben.puts_a_bot(0)
    eva.goes_away()
    ana.scene.passes(61)
    ana.scene.waits_no_longer()
    assert ana.scene.table.places[0].bot == STAND_IN


def test_only_whoever_is_to_decide_idles() -> None:
    ana, ben, _ = game_of("Ana", "Ben", "Eva")
    ana.scene.waited = IDLE_AFTER
    with refused("still-here"):
        ana.puts_a_bot(1)
    with refused("not-host"):
        ben.puts_a_bot(2)
    with refused("not-seated"):
        ana.scene.people("Kei")[0].puts_a_bot(0)


@pytest.mark.parametrize("clock", [MoveClock(3600), FischerClock(7200, 0), DayClock(3)])
def test_where_a_clock_runs_the_clock_says_when_it_is_enough(clock: MoveClock | FischerClock | DayClock) -> None:
    ana, ben = game_of("Ana", "Ben", clock=clock)
    ana.scene.waited = IDLE_AFTER
    with refused("not-host"):
        ben.puts_a_bot(0)


def test_everybody_is_told_how_long_the_table_has_waited() -> None:
    ana, ben = game_of("Ana", "Ben")
    around = Around(waited=5000)
    told = news(ana.scene.table, "CODE", Listener("ana"), frozenset(), 0, ana.scene.now, {}, around).idle
    assert told is not None
    assert (told.seat, told.waited, told.after) == (0, 5000, IDLE_AFTER)
    assert told.warn < told.after
    ben.leaves(1)  # nobody waits any more
    assert news(ana.scene.table, "CODE", Listener("ana"), frozenset(), 0, ana.scene.now, {}, around).idle is None


# --- how it is counted -------------------------------------------------------------------------------------------------


def test_time_counts_from_look_to_look_and_anew_with_every_decision() -> None:
    ana, ben = game_of("Ana", "Ben")
    patience, table = Patience(), ana.scene.table
    assert patience.look(table, 100.0) == 0
    assert patience.look(table, 110.0) == 10_000
    assert patience.look(table, 125.5) == 25_500
    ana.acts("place N1")
    assert patience.look(table, 130.0) == 0
    assert patience.look(table, 131.0) == 1000
    ben.puts_a_bot(1)
    assert patience.look(table, 140.0) == 0  # a bot is not waited for
    ben.takes_the_bot_away(1)
    assert patience.look(table, 150.0) == 0  # whoever comes back has the whole time again
    assert patience.look(table, 151.0) == 1000


def test_a_machine_that_slept_makes_nobody_an_idler() -> None:
    ana, _ = game_of("Ana", "Ben")
    patience = Patience()
    patience.look(ana.scene.table, 0.0)
    assert patience.look(ana.scene.table, 8 * 3600.0) == LONGEST_GAP * 1000
    assert patience.look(ana.scene.table, 0.0) == LONGEST_GAP * 1000  # nor does a clock that goes back give time


def test_a_pause_is_no_idling() -> None:
    ana, ben = game_of("Ana", "Ben")
    patience = Patience()
    patience.look(ana.scene.table, 0.0)
    ana.wants_a_pause()
    ben.says_yes()
    assert patience.look(ana.scene.table, 20.0) == 0
    ana.resumes()
    assert patience.look(ana.scene.table, 40.0) == 0
