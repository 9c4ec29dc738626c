"""Decisions of the game: by the right person, at the right moment, once; the end; giving up; talk."""

from __future__ import annotations

import random

import pytest

from ghostlight.core.events import SPECTATOR
from ghostlight.core.log import Resign
from ghostlight.core.verify import verify
from ghostlight.table.deciding import try_out
from ghostlight.table.folding import KEEPER
from tests.table.tables import GAME, Scene, game_of, refused

# --- whose decision it is ----------------------------------------------------------------------------------------------


def test_whoever_is_to_decide_decides() -> None:
    ana, ben = game_of("Ana", "Ben")
    with refused("not-your-turn"):
        ben.acts("place N1")
    ana.acts("place N1")
    assert ana.scene.table.turn == 1
    with refused("not-your-turn"):
        ana.acts("place N2")
    ben.acts("place N2")
    assert ana.scene.table.turn == 0


def test_whoever_only_watches_decides_nothing() -> None:
    ana, _ = game_of("Ana", "Ben")
    (eva,) = ana.scene.people("Eva")
    with refused("not-your-turn"):
        eva.acts("place N1")
    for attempt in (eva.takes_back, eva.wants_a_pause):
        with refused("not-seated"):
            attempt()
    with refused("not-your-seat"):
        eva.resigns(0)
    with refused("no-offer"):
        eva.says_yes()


def test_only_whoever_decides_in_a_running_game_tries_an_action_and_only_where_the_game_tells_what_comes_of_it() -> None:
    scene = Scene()
    with refused("not-begun"):
        try_out(scene.table, 0, "place N1")
    ana, ben = scene.seated("Ana", "Ben")
    ana.starts()
    for seat in (1, SPECTATOR):
        with refused("not-your-turn"):
            try_out(scene.table, seat, "place N1")
    with refused("no-such-action", action="dance"):
        try_out(scene.table, 0, "dance")
    with refused("no-trials"):
        try_out(scene.table, 0, "place N1")
    ana.puts_a_bot(0)
    with refused("not-your-turn"):
        try_out(scene.table, 0, "place N1")
    ben.resigns(1)
    with refused("game-over"):
        try_out(scene.table, 0, "place N1")


@pytest.mark.parametrize("action", ["", "dance", "place N7", "move", "place N1; place N2", "place\tN1", "é" * 200])
def test_only_actions_of_the_game_are_understood(action: str) -> None:
    ana, _ = game_of("Ana", "Ben")
    with refused("no-such-action", action=action):
        ana.acts(action)


def test_what_the_rules_do_not_allow_is_refused_and_changes_nothing() -> None:
    ana, ben = game_of("Ana", "Ben")
    ana.acts("place N1")
    before = list(ana.scene.records)
    for action in ("place N1", "move D3", "inspect A1"):
        with refused("illegal-action", action=action):
            ben.acts(action)
    assert ana.scene.records == before
    assert ana.scene.table.turn == 1


def test_a_command_that_comes_late_or_twice_is_refused() -> None:
    ana, ben = game_of("Ana", "Ben")
    at = ana.at
    ana.acts("place N1", at=at)
    for attempt in (
        lambda: ana.acts("place N1", at=at),  # sent twice
        lambda: ben.acts("place N2", at=at),
        lambda: ben.acts("place N2", at=at + 2),
        lambda: ana.takes_back(at=at),
        lambda: ana.wants_a_pause(at=at),
        lambda: ana.resigns(0, at=at),
        lambda: ana.says_no(at=at),
    ):
        with refused("late"):
            attempt()
    ben.acts("place N2", at=at + 1)


def test_taking_back_makes_what_was_asked_before_late_too() -> None:
    """The position is the same again, but the number is not: nobody acts on a moment that they have not seen."""
    ana, ben = game_of("Ana", "Ben")
    before = ana.at
    ana.acts("place N1")
    seen_by_ben = ben.at
    ana.takes_back()
    ana.acts("place N2")
    assert ana.at > seen_by_ben > before
    with refused("late"):
        ben.acts("place N3", at=seen_by_ben)
    ben.acts("place N3")


def test_giving_up_makes_what_was_asked_before_late_too() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    at = ana.at
    ben.resigns(1)
    with refused("late"):
        ana.acts("place N1", at=at)
    with refused("late"):
        eva.resigns(2, at=at)


# --- the end -----------------------------------------------------------------------------------------------------------


def finished_game() -> Scene:
    ana, _ = game_of("Ana", "Ben")
    scene = ana.scene
    scene.wander(lambda: scene.table.status == "over", random.Random(7))
    return scene


def test_a_game_that_was_played_to_the_end_can_be_checked() -> None:
    scene = finished_game()
    assert scene.table.turn is None
    assert scene.table.bot_to_decide() is None
    verdict = verify(GAME, scene.match.log())
    assert verdict.fault is None
    assert verdict.steps == scene.match.steps


def test_after_the_end_there_is_nothing_more_to_decide_but_people_talk() -> None:
    scene = finished_game()
    ana, ben, eva = scene.people("Ana", "Ben", "Eva")
    attempts = (
        lambda: ana.acts("move D3"),
        ana.takes_back,
        ana.wants_a_pause,
        ben.says_yes,
        lambda: ben.resigns(1),
        lambda: ben.leaves(1),
        lambda: eva.sits(0),
        lambda: ana.puts_a_bot(1),
        lambda: ana.takes_the_bot_away(1),
        ana.closes,
    )
    for attempt in attempts:
        with refused("game-over"):
            attempt()
    for attempt in (ana.starts, ana.adds_a_seat, lambda: ana.removes(0)):
        with refused("not-waiting"):
            attempt()
    with refused("not-paused"):
        ana.resumes()
    ben.says("Well played.")
    assert scene.table.talk[-1].text == "Well played."


# --- giving up ---------------------------------------------------------------------------------------------------------


def test_of_two_players_the_one_who_gives_up_has_lost() -> None:
    ana, ben = game_of("Ana", "Ben")
    ben.resigns(1)
    table = ana.scene.table
    assert table.status == "over"
    assert ana.scene.match.winners() == [0]
    assert ana.scene.notes[-1] == "resigned-wish"


def test_of_three_players_the_others_go_on_and_a_bot_plays_the_seat_to_the_end() -> None:
    ana, ben, _eva = game_of("Ana", "Ben", "Eva")
    scene = ana.scene
    ben.resigns(1)
    assert scene.table.status == "playing"
    assert scene.table.places[1].bot == KEEPER
    ana.acts("place N1")
    assert scene.table.bot_to_decide() == KEEPER
    with refused("not-your-turn"):
        ben.acts("place N2")
    scene.wander(lambda: scene.table.status == "over")
    assert 1 not in scene.match.winners()
    assert Resign(1, "wish") in scene.match.log().entries
    assert verify(GAME, scene.match.log()).fault is None


def test_whoever_has_given_up_cannot_win_even_with_the_most_points() -> None:
    guests = game_of("Ana", "Ben", "Eva")
    scene = guests[0].scene
    scene.wander(lambda: len(set(scene.match.points())) == 3)
    first, second, _ = sorted(range(3), key=lambda seat: -scene.match.points()[seat])
    assert scene.match.winners() == [first]
    guests[first].resigns(first)
    assert scene.match.winners() == [second]


def test_when_all_but_one_have_given_up_the_last_has_won() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    ana.resigns(0)
    eva.resigns(2)
    assert ben.scene.table.status == "over"
    assert ben.scene.match.winners() == [1]


def test_nobody_gives_up_twice_or_for_somebody_else() -> None:
    ana, ben, _ = game_of("Ana", "Ben", "Eva")
    with refused("not-your-seat"):
        ana.resigns(1)
    with refused("no-such-seat"):
        ana.resigns(3)
    ben.resigns(1)
    with refused("not-seated"):
        ben.resigns(1)


def test_whoever_has_given_up_does_not_come_back_asks_nothing_and_may_still_talk() -> None:
    ana, ben, _ = game_of("Ana", "Ben", "Eva")
    ben.resigns(1)
    with refused("no-bot-here"):
        ben.takes_the_bot_away(1)
    for attempt in (ben.takes_back, ben.wants_a_pause):
        with refused("not-seated"):
            attempt()
    ben.says("Good luck.")
    assert ana.scene.table.talk[-1].seat == 1


def test_a_stand_in_stays_with_a_seat_that_gives_up() -> None:
    ana, ben, _ = game_of("Ana", "Ben", "Eva")
    ben.puts_a_bot(1, "search:300")
    ben.resigns(1)
    assert ana.scene.table.places[1].bot == "search:300"


# --- talk --------------------------------------------------------------------------------------------------------------


def test_players_talk_under_the_name_of_their_seat() -> None:
    scene = Scene()
    _ana, ben = scene.seated("Ana", "Ben")
    ben.says("Shall we?", name="Benjamin")
    line = scene.table.talk[-1]
    assert (line.seat, line.name, line.text, line.note) == (1, "Ben", "Shall we?", None)


def test_watchers_talk_under_their_own_name_if_they_have_one() -> None:
    ana, _ = game_of("Ana", "Ben")
    (eva,) = ana.scene.people("Eva")
    eva.says("Look at D3.", name="Eva")
    line = ana.scene.table.talk[-1]
    assert (line.seat, line.name, line.text) == (None, "Eva", "Look at D3.")
    with refused("bad-name"):
        eva.says("Who am I?")


def test_words_are_one_line_of_what_can_be_seen() -> None:
    ana, _ = Scene().seated("Ana", "Ben")
    ana.says("one\ntwo\u202e  three")
    assert ana.scene.table.talk[-1].text == "one two three"
    with refused("bad-message"):
        ana.says(" \n\u200b")
