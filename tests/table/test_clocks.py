"""Time at a table: whose runs, when it falls, what gives more, and who has none."""

from __future__ import annotations

import pytest

from ghostlight.core.log import Resign
from ghostlight.table.clocks import DAY, MERCY
from ghostlight.table.records import Resigned, Woke
from ghostlight.table.terms import Clock, DayClock, FischerClock, MoveClock, NoClock
from tests.table.tables import SECOND, Guest, Scene, game_of, refused

HALF_A_MINUTE = MoveClock(30)
A_MINUTE_AND_FIVE = FischerClock(60, 5)
TWO_DAYS = DayClock(2)
CLOCKS = [HALF_A_MINUTE, A_MINUTE_AND_FIVE, TWO_DAYS]


def running(guest: Guest) -> int | None:
    return guest.scene.table.clocks.running


# --- whose time runs ---------------------------------------------------------------------------------------------------


def test_without_a_clock_everybody_thinks_as_long_as_they_like() -> None:
    ana, _ = game_of("Ana", "Ben", clock=NoClock())
    ana.scene.passes(10**6)
    assert running(ana) is None
    assert ana.scene.table.clocks.deadline is None
    ana.acts("place N1")


@pytest.mark.parametrize("clock", CLOCKS)
def test_no_time_runs_before_the_game_begins(clock: Clock) -> None:
    scene = Scene(clock=clock)
    ana, _ = scene.seated("Ana", "Ben")
    scene.passes(10**6)
    assert running(ana) is None
    ana.starts()
    assert running(ana) == 0
    assert scene.table.clocks.since == scene.now


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_time_of_whoever_decides_runs(clock: Clock) -> None:
    ana, ben = game_of("Ana", "Ben", clock=clock)
    assert running(ana) == 0
    ana.acts("place N1")
    assert running(ana) == 1
    ben.acts("place N2")
    assert running(ana) == 0


def test_the_clock_of_a_move_is_full_again_each_turn() -> None:
    ana, ben = game_of("Ana", "Ben", clock=HALF_A_MINUTE)
    ana.scene.passes(20)
    assert ana.scene.left == [10, 30]
    ana.acts("place N1")
    ana.scene.passes(29)
    ben.acts("place N2")
    assert ana.scene.left == [30, 1]


def test_a_fischer_clock_gives_its_increment_after_each_turn() -> None:
    ana, ben = game_of("Ana", "Ben", clock=A_MINUTE_AND_FIVE)
    ana.scene.passes(20)
    ana.acts("place N1")
    assert ana.scene.left == [45, 60]
    ana.scene.passes(1)
    ben.acts("place N2")
    assert ana.scene.left == [45, 64]
    ana.scene.passes(44.999)
    assert ana.scene.table.status == "playing"
    ana.scene.passes(0.001)
    assert ana.scene.table.status == "over"


def test_a_turn_of_two_decisions_is_one_turn() -> None:
    """A look into a grave and the move after it share their time, and bring one increment."""
    for clock, after_look, after_move in ((HALF_A_MINUTE, 20, 19), (A_MINUTE_AND_FIVE, -10, -6)):
        guests = game_of("Ana", "Ben", clock=clock)
        scene = guests[0].scene
        scene.wander(scene.someone_can_inspect)
        looker, seat = scene.owner(), running(guests[0])
        assert seat is not None
        had = scene.left[seat] if clock is A_MINUTE_AND_FIVE else 0
        scene.passes(10)
        looker.acts(next(option for option in scene.options if option.startswith("inspect")))
        assert running(looker) == seat
        assert scene.left[seat] == had + after_look
        scene.passes(1)
        looker.acts(next(option for option in scene.options if option.startswith("move")))
        assert scene.left[seat] == had + after_move


def test_bots_have_no_clock() -> None:
    scene = Scene(clock=HALF_A_MINUTE)
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.puts_a_bot(1)
    ana.starts()
    ana.acts("place N1")
    assert running(ana) is None
    scene.passes(100)
    scene.bot_acts()
    assert running(ana) == 0
    assert scene.left == [30, 30]


def test_an_empty_seat_has_no_clock_until_somebody_sits_down() -> None:
    ana, ben = game_of("Ana", "Ben", clock=HALF_A_MINUTE)
    ana.acts("place N1")
    ben.leaves(1)
    assert running(ana) is None
    ana.scene.passes(100)
    ben.sits(1)
    assert running(ben) == 1


# --- when it falls -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clock", "seconds"), [(HALF_A_MINUTE, 30), (A_MINUTE_AND_FIVE, 60), (TWO_DAYS, 2 * DAY // SECOND)])
def test_when_the_time_is_up_the_seat_has_given_up(clock: Clock, seconds: int) -> None:
    ana, _ = game_of("Ana", "Ben", clock=clock)
    scene = ana.scene
    assert scene.table.clocks.deadline == scene.now + seconds * SECOND
    scene.passes(seconds - 0.001)
    assert scene.table.status == "playing"
    scene.passes(0.001)
    assert scene.table.status == "over"
    assert scene.match.winners() == [1]
    assert scene.match.log().entries[-1] == Resign(0, "time")
    assert scene.notes[-1] == "resigned-time"


def test_of_three_players_the_others_go_on() -> None:
    ana, ben, _eva = game_of("Ana", "Ben", "Eva", clock=HALF_A_MINUTE)
    scene = ana.scene
    scene.passes(30)
    assert scene.match.resigned == {0}
    assert running(ana) is None  # a bot decides for the seat now
    scene.bot_acts()
    assert running(ana) == 1
    ben.acts(scene.options[0])
    assert running(ana) == 2


def test_a_decision_after_the_time_was_up_comes_too_late_even_if_nobody_had_noticed() -> None:
    ana, _ = game_of("Ana", "Ben", clock=HALF_A_MINUTE)
    ana.scene.now += 31 * SECOND
    with refused("game-over"):
        ana.acts("place N1")
    assert isinstance(ana.scene.records[-1], Resigned)


def test_giving_up_stops_ones_clock_and_nobody_elses() -> None:
    ana, _ben, eva = game_of("Ana", "Ben", "Eva", clock=A_MINUTE_AND_FIVE)
    ana.scene.passes(10)
    eva.resigns(2)
    assert ana.scene.left == [50, 60, 60]
    assert running(ana) == 0
    ana.resigns(0)
    assert ana.scene.table.status == "over"
    assert running(ana) is None


@pytest.mark.parametrize("clock", CLOCKS)
def test_after_the_end_no_time_runs(clock: Clock) -> None:
    ana, _ben = game_of("Ana", "Ben", clock=clock)
    scene = ana.scene
    scene.wander(lambda: scene.table.status == "over")
    assert running(ana) is None
    before = list(scene.records)
    scene.passes(10**7)
    assert scene.records == before


# --- what stops it -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clock", "left"), [(HALF_A_MINUTE, [20, 30]), (A_MINUTE_AND_FIVE, [50, 60])])
def test_a_pause_stops_the_clock_where_it_is(clock: Clock, left: list[float]) -> None:
    ana, ben = game_of("Ana", "Ben", clock=clock)
    scene = ana.scene
    scene.passes(4)
    ana.wants_a_pause()
    scene.passes(6)  # while the other thinks about it, time runs
    ben.says_yes()
    assert running(ana) is None
    scene.passes(10**6)
    assert scene.left == left
    ben.resumes()
    assert running(ana) == 0
    assert scene.left == left
    scene.passes(left[0])
    assert scene.match.resigned == {0}


def test_while_a_bot_stands_in_no_time_runs_and_afterwards_it_goes_on() -> None:
    ana, _ = game_of("Ana", "Ben", clock=HALF_A_MINUTE)
    scene = ana.scene
    scene.passes(20)
    ana.puts_a_bot(0)
    scene.passes(1000)
    ana.takes_the_bot_away(0)
    assert running(ana) == 0
    assert scene.left[0] == 10


def test_whoever_comes_back_in_a_new_turn_has_the_whole_time_for_it() -> None:
    """Not what was left over from a turn long past."""
    ana, ben = game_of("Ana", "Ben", clock=HALF_A_MINUTE)
    scene = ana.scene
    scene.passes(29)
    ana.acts("place N1")
    ana.puts_a_bot(0)
    ben.acts("place N2")
    ana.takes_the_bot_away(0)
    assert running(ana) == 0
    assert scene.left[0] == 30


def test_somebody_else_coming_or_going_does_not_touch_the_running_clock() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva", clock=HALF_A_MINUTE)
    scene = ana.scene
    scene.passes(10)
    ben.puts_a_bot(1)
    ben.takes_the_bot_away(1)
    eva.leaves(2)
    scene.people("Kei")[0].sits(2)
    ana.says("hello")
    assert running(ana) == 0
    assert scene.left[0] == 20


# --- taking back -------------------------------------------------------------------------------------------------------


def test_after_taking_back_the_time_of_whoever_decides_again_runs() -> None:
    ana, _ben = game_of("Ana", "Ben", clock=A_MINUTE_AND_FIVE)
    scene = ana.scene
    scene.passes(10)
    ana.acts("place N1")
    scene.passes(3)
    ana.takes_back()
    assert running(ana) == 0
    assert scene.left == [50, 60]


@pytest.mark.parametrize(("clock", "left"), [(HALF_A_MINUTE, [30, 30]), (A_MINUTE_AND_FIVE, [60, 60]), (TWO_DAYS, None)])
def test_nobody_runs_another_clock_down_by_moving_and_taking_back(clock: Clock, left: list[float] | None) -> None:
    ana, ben = game_of("Ana", "Ben", clock=clock)
    scene = ana.scene
    full = left or [2 * DAY / SECOND] * 2
    for _ in range(10):
        ana.acts("place N1")
        scene.passes(25)  # all of it while Ben is to decide
        ana.takes_back()
    assert scene.table.status == "playing"
    assert scene.left == full
    ana.acts("place N1")
    scene.passes(4)
    ben.acts("place N2")  # what is not taken back counts
    assert scene.left[1] == full[1] - 4 + (5 if clock is A_MINUTE_AND_FIVE else 0)


def test_the_time_that_others_used_is_used_when_all_agree_to_take_back() -> None:
    ana, ben = game_of("Ana", "Ben", clock=A_MINUTE_AND_FIVE)
    scene = ana.scene
    scene.place_lords()
    ana.acts(scene.options[0])
    assert scene.left == [70, 65]
    scene.passes(7)
    ana.takes_back()
    scene.passes(3)
    ben.says_yes()
    assert running(ana) == 0
    assert scene.left == [65, 55]


def test_ones_own_time_is_used_when_one_takes_back_within_ones_turn() -> None:
    guests = game_of("Ana", "Ben", clock=A_MINUTE_AND_FIVE)
    scene = guests[0].scene
    scene.wander(scene.someone_can_inspect)
    looker, seat = scene.owner(), running(guests[0])
    assert seat is not None
    had = scene.left[seat]
    looker.acts(next(option for option in scene.options if option.startswith("inspect")))
    scene.passes(8)
    looker.takes_back()
    guests[1 - seat].says_yes()
    assert running(looker) == seat
    assert scene.left[seat] == had - 8


def test_the_increment_of_a_turn_that_is_taken_back_is_taken_back_too() -> None:
    """Or one could place the lord and take it back for ever, and gain five seconds each time."""
    ana, _ben = game_of("Ana", "Ben", clock=A_MINUTE_AND_FIVE)
    scene = ana.scene
    for _ in range(20):
        scene.passes(1)
        ana.acts("place N1")
        ana.takes_back()
    assert scene.left == [40, 60]
    ana.acts("place N1")
    assert scene.left == [45, 60]


def test_the_increments_of_everybody_whose_turn_is_taken_back_go() -> None:
    ana, ben = game_of("Ana", "Ben", clock=A_MINUTE_AND_FIVE)
    scene = ana.scene
    ana.acts("place N1")
    ben.acts("place N2")
    assert scene.left == [65, 65]
    ana.takes_back()
    ben.says_yes()
    assert scene.left == [60, 60]


def test_nobody_falls_because_increments_are_taken_back() -> None:
    ana, ben = game_of("Ana", "Ben", clock=FischerClock(60, 30))
    scene = ana.scene
    scene.passes(58)
    ana.acts("place N1")
    ben.acts("place N2")
    ana.takes_back()
    ben.says_yes()
    assert scene.left == [MERCY / SECOND, 60]  # 2 s were left before; a moment to decide again
    scene.passes(9)
    ana.acts("place N1")
    ben.acts("place N2")
    scene.passes(27)
    assert scene.left == [4, 90]
    ana.takes_back()
    ben.says_yes()
    assert scene.left == [4, 60]  # nobody has more than they had
    assert scene.table.status == "playing"


def test_taking_back_freely_leaves_exactly_what_was_left_before() -> None:
    """Mercy here would be ten seconds for the asking, again and again."""
    ana, _ = game_of("Ana", "Ben", clock=A_MINUTE_AND_FIVE)
    scene = ana.scene
    scene.passes(57)
    for _ in range(3):
        ana.acts("place N1")
        ana.takes_back()
        assert scene.left == [3, 60]
    scene.passes(3)
    assert scene.match.resigned == {0}


def test_taking_back_freely_brings_no_new_time() -> None:
    """Or one could place the lord and take it back for ever."""
    ana, _ = game_of("Ana", "Ben", clock=HALF_A_MINUTE)
    for _ in range(3):
        ana.scene.passes(5)
        ana.acts("place N1")
        ana.takes_back()
    assert ana.scene.left == [15, 30]


def test_taking_back_with_consent_gives_the_whole_time_for_the_turn() -> None:
    ana, ben = game_of("Ana", "Ben", clock=TWO_DAYS)
    ana.scene.passes(DAY // SECOND)
    ana.acts("place N1")
    ben.acts("place N2")
    ana.acts(ana.scene.options[0])
    ana.takes_back()
    ana.scene.passes(DAY // SECOND)
    ben.says_yes()
    assert running(ana) == 0
    assert ana.scene.left[0] == 2 * DAY // SECOND


def test_each_of_three_players_can_run_out_of_time() -> None:
    ana, _ben, _eva = game_of("Ana", "Ben", "Eva", clock=HALF_A_MINUTE)
    scene = ana.scene
    scene.passes(31)
    scene.passes(100)  # whoever has given up has no time to run out of
    assert scene.match.resigned == {0}
    scene.bot_acts()
    scene.passes(31)
    assert scene.match.winners() == [2]
    assert scene.table.status == "over"


# --- when the server was away ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clock", "left"), [(HALF_A_MINUTE, 30), (A_MINUTE_AND_FIVE, 60), (TWO_DAYS, 2 * DAY // SECOND)])
def test_the_time_during_which_the_server_was_away_is_nobodys(clock: Clock, left: int) -> None:
    """Seconds and days alike; what was used before and after counts."""
    ana, _ = game_of("Ana", "Ben", clock=clock)
    scene = ana.scene
    scene.now += (10 + 5 * DAY // SECOND + 4) * SECOND  # ten seconds, then nobody was there, then four more
    scene.take([Woke(at=scene.now, away=5 * DAY)])
    assert running(ana) == 0
    assert scene.left[0] == left - 14
    assert scene.table.clocks.deadline == scene.now + (left - 14) * SECOND
    scene.passes(left - 14.001)
    assert scene.table.status == "playing"
    scene.passes(0.001)
    assert scene.match.resigned == {0}


def test_an_absence_is_forgiven_once() -> None:
    """What the server must still look for begins when the clock began to run, or when it was last forgiven."""
    ana, ben = game_of("Ana", "Ben", clock=HALF_A_MINUTE)
    scene = ana.scene
    clocks = scene.table.clocks
    assert clocks.counted_from == scene.now
    scene.now += 3600 * SECOND
    scene.take([Woke(at=scene.now, away=3590 * SECOND)])
    assert clocks.counted_from == scene.now
    assert clocks.since == scene.now - 10 * SECOND
    scene.passes(1)
    ana.says("That was a long night.")
    assert clocks.counted_from == scene.now - SECOND
    ana.acts("place N1")
    assert clocks.counted_from == scene.now
    scene.passes(2)
    ana.wants_a_pause()
    ben.says_yes()
    scene.passes(100)
    ben.resumes()
    assert clocks.counted_from == scene.now
