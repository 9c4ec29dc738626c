"""Taking back: freely while nothing hidden was shown, else if all the others agree; bots of nobody's always do."""

from __future__ import annotations

import pytest

from tests.table.tables import Guest, Scene, game_of, refused


def after_a_grave_was_turned(*names: str, **terms: object) -> list[Guest]:
    """The first of them has just turned a grave: what was hidden has been seen."""
    guests = game_of(*names, **terms)
    guests[0].scene.place_lords()
    guests[0].acts(guests[0].scene.options[0])
    assert "turned" in [each.name for each in guests[0].scene.match.moments[-1].happenings]
    return guests


# --- freely ------------------------------------------------------------------------------------------------------------


def test_what_showed_nothing_is_taken_back_freely() -> None:
    ana, _ = game_of("Ana", "Ben")
    ana.acts("place N1")
    assert ana.may_undo == "free"
    ana.takes_back()
    assert ana.scene.table.turn == 0
    assert len(ana.scene.match.moments) == 1
    assert ana.scene.notes[-1] == "took-back"
    ana.acts("place N2")


def test_only_by_whoever_decided_and_only_until_somebody_else_has() -> None:
    ana, ben = game_of("Ana", "Ben")
    ana.acts("place N1")
    assert ben.may_undo is None
    with refused("nothing-to-undo"):
        ben.takes_back()
    ben.acts("place N2")
    assert (ana.may_undo, ben.may_undo) == ("ask", "free")


def test_before_ones_first_decision_there_is_nothing_to_take_back() -> None:
    ana, ben = game_of("Ana", "Ben")
    for guest in (ana, ben):
        assert guest.may_undo is None
        with refused("nothing-to-undo"):
            guest.takes_back()


def test_a_look_into_a_grave_is_not_taken_back_freely() -> None:
    """Whoever has looked knows, and would know it still."""
    ana, _ben = game_of("Ana", "Ben")
    scene = ana.scene
    scene.wander(scene.someone_can_inspect)
    looker = scene.owner()
    looker.acts(next(option for option in scene.options if option.startswith("inspect")))
    assert looker.may_undo == "ask"
    looker.takes_back()
    assert scene.table.offer is not None


def test_where_decisions_are_final_nothing_is_taken_back() -> None:
    ana, _ = game_of("Ana", "Ben", undo=False)
    ana.acts("place N1")
    assert ana.may_undo is None
    with refused("no-undo"):
        ana.takes_back()


def test_ones_own_other_seats_need_not_be_asked() -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.sits(1, name="Grandma")
    ana.starts()
    scene.place_lords()
    ana.acts(scene.options[0])
    moments = len(scene.match.moments)
    assert ana.may_undo == "free"
    ana.takes_back()
    assert len(scene.match.moments) == moments - 1


def test_bots_agree_to_everything() -> None:
    scene = Scene(3)
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.puts_a_bot(1)
    ana.puts_a_bot(2)
    ana.starts()
    ana.acts("place N1")
    scene.bot_acts()
    assert ana.may_undo == "free"
    ana.takes_back()
    assert scene.table.turn == 0
    assert len(scene.match.moments) == 1


def test_whoever_has_a_stand_in_is_asked_all_the_same() -> None:
    """Or one could wait until somebody is away, and do at their cost what they would never have agreed to."""
    ana, ben = after_a_grave_was_turned("Ana", "Ben")
    scene = ana.scene
    ben.puts_a_bot(1)
    assert ana.may_undo == "ask"
    ana.takes_back()
    assert scene.table.offer is not None
    assert scene.table.offer.waiting == {1}
    ben.says_yes()  # without coming back to the game
    assert scene.table.turn == 0
    assert scene.table.places[1].bot == "greedy"
    ana.wants_a_pause()
    assert scene.table.status == "playing"
    ben.says_no()
    assert scene.notes[-1] == "declined"


def test_a_seat_that_was_left_to_its_stand_in_is_a_bots_and_agrees() -> None:
    ana, ben = after_a_grave_was_turned("Ana", "Ben")
    ben.puts_a_bot(1)
    ben.leaves(1)
    assert ana.may_undo == "free"
    ana.takes_back()
    assert ana.scene.table.turn == 0


def test_the_host_cannot_get_consent_by_putting_a_stand_in() -> None:
    ana, ben, eva = after_a_grave_was_turned("Ana", "Ben", "Eva")
    scene = ana.scene
    for guest in (ben, eva):
        guest.goes_away()
    scene.passes(61)
    ana.takes_back()
    for seat in (1, 2):
        ana.puts_a_bot(seat)
    assert scene.table.offer is not None
    assert scene.table.offer.waiting == {1, 2}
    ana.says_no()
    ana.wants_a_pause()
    assert scene.table.status == "playing"
    assert scene.table.offer is not None
    assert scene.table.offer.waiting == {1, 2}


# --- alone against bots ------------------------------------------------------------------------------------------------


def alone_with_a_bot(practice: bool | None) -> Guest:
    """Ana has turned a grave, and the bot has had its turn."""
    scene = Scene(practice=practice)
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.puts_a_bot(1)
    ana.starts()
    scene.place_lords()
    ana.acts(scene.options[0])
    return ana


@pytest.mark.parametrize("practice", [True, None], ids=["practice", "a table of before"])
def test_at_a_practice_table_anything_is_taken_back(practice: bool | None) -> None:
    ana = alone_with_a_bot(practice)
    assert ana.may_undo == "free"
    steps = ana.scene.match.steps
    ana.takes_back()
    assert ana.scene.table.turn == 0
    ana.acts(ana.scene.options[0])
    assert ana.scene.match.moments[-1].n == steps, "the number of a step is never used twice, so no die comes again"


def test_at_any_other_table_nobody_alone_goes_back_past_what_was_shown() -> None:
    ana = alone_with_a_bot(practice=False)
    assert ana.may_undo == "practice"
    with refused("practice-only"):
        ana.takes_back()


def test_what_showed_nothing_is_taken_back_there_too() -> None:
    scene = Scene(practice=False)
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.puts_a_bot(1)
    ana.starts()
    ana.acts("place N1")
    assert ana.may_undo == "free"
    ana.takes_back()
    assert len(scene.match.moments) == 1


def test_a_second_seat_of_ones_own_does_not_make_it_practice() -> None:
    scene = Scene(3, practice=False)
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.sits(1, name="Grandma")
    ana.puts_a_bot(2)
    ana.starts()
    scene.place_lords()
    ana.acts(scene.options[0])
    assert ana.may_undo == "practice"
    with refused("practice-only"):
        ana.takes_back()


def test_people_around_one_device_agree_among_themselves() -> None:
    scene = Scene(practice=False)
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.sits(1, name="Grandma")
    ana.starts()
    scene.place_lords()
    ana.acts(scene.options[0])
    assert ana.may_undo == "free"
    ana.takes_back()


def test_who_is_left_alone_with_bots_does_not_go_back_either() -> None:
    ana, ben = after_a_grave_was_turned("Ana", "Ben", practice=False)
    ben.puts_a_bot(1)
    ben.leaves(1)
    assert ana.may_undo == "practice"
    with refused("practice-only"):
        ana.takes_back()


def test_the_log_says_that_it_was_practice() -> None:
    assert alone_with_a_bot(practice=True).scene.table.log().practice
    assert not alone_with_a_bot(practice=False).scene.table.log().practice


# --- if the others agree -----------------------------------------------------------------------------------------------


def test_what_was_shown_is_taken_back_when_all_others_agree() -> None:
    ana, ben, eva = after_a_grave_was_turned("Ana", "Ben", "Eva")
    scene = ana.scene
    moments = len(scene.match.moments)
    assert ana.may_undo == "ask"
    ana.takes_back()
    assert scene.table.offer is not None
    assert (scene.table.offer.what, scene.table.offer.seat, scene.table.offer.waiting) == ("undo", 0, {1, 2})
    assert ana.may_undo is None  # it is asked already
    eva.says_yes()
    assert scene.table.offer.waiting == {1}
    assert len(scene.match.moments) == moments
    ben.says_yes()
    assert scene.table.offer is None
    assert len(scene.match.moments) == moments - 1
    assert scene.table.turn == 0
    assert scene.notes[-2:] == ["asked-undo", "took-back"]


def test_it_goes_back_to_before_ones_own_last_decision_with_all_that_came_after() -> None:
    ana, ben = after_a_grave_was_turned("Ana", "Ben")
    scene = ana.scene
    moments = len(scene.match.moments)
    ben.acts(scene.options[0])
    ana.takes_back()
    ben.says_yes()
    assert scene.table.turn == 0
    assert len(scene.match.moments) == moments - 1


def test_the_chance_that_was_taken_back_never_comes_again() -> None:
    ana, ben = after_a_grave_was_turned("Ana", "Ben")
    steps = ana.scene.match.steps
    ana.takes_back()
    ben.says_yes()
    ana.acts(ana.scene.options[0])
    assert ana.scene.match.moments[-1].n == steps


def test_one_no_is_enough() -> None:
    ana, ben, eva = after_a_grave_was_turned("Ana", "Ben", "Eva")
    ana.takes_back()
    ben.says_yes()
    eva.says_no()
    assert ana.scene.table.offer is None
    assert ana.scene.notes[-1] == "declined"
    with refused("no-offer"):
        ben.says_yes()
    ana.takes_back()  # and may ask again
    assert ana.scene.table.offer is not None


def test_whoever_asked_can_withdraw_it_but_not_answer_it() -> None:
    ana, _ben = after_a_grave_was_turned("Ana", "Ben")
    ana.takes_back()
    with refused("no-offer"):
        ana.says_yes()
    ana.says_no()
    assert ana.scene.table.offer is None
    assert ana.scene.notes[-1] == "withdrew"


def test_each_answers_once() -> None:
    ana, ben, eva = after_a_grave_was_turned("Ana", "Ben", "Eva")
    ana.takes_back()
    ben.says_yes()
    with refused("no-offer"):
        ben.says_yes()
    assert ana.scene.table.offer is not None
    assert eva.seats[0] in ana.scene.table.offer.waiting


def test_only_one_question_is_open_at_a_time() -> None:
    ana, ben, _eva = after_a_grave_was_turned("Ana", "Ben", "Eva")
    ana.takes_back()
    for attempt in (ana.takes_back, ben.wants_a_pause):
        with refused("offer-open"):
            attempt()


def test_whoever_decides_meanwhile_has_answered_by_going_on() -> None:
    ana, ben = after_a_grave_was_turned("Ana", "Ben")
    ana.takes_back()
    ben.acts(ana.scene.options[0])
    assert ana.scene.table.offer is None
    with refused("no-offer"):
        ben.says_yes()


def test_one_person_answers_for_all_their_seats() -> None:
    scene = Scene(3)
    ana, ben = scene.people("Ana", "Ben")
    ana.sits(0)
    ben.sits(1)
    ben.sits(2, name="Grandma")
    ana.starts()
    scene.place_lords()
    ana.acts(scene.options[0])
    ana.takes_back()
    ben.says_yes()
    assert scene.table.turn == 0


def test_a_seat_that_is_left_while_it_is_asked_is_asked_no_more() -> None:
    ana, ben, eva = after_a_grave_was_turned("Ana", "Ben", "Eva")
    ana.takes_back()
    ben.leaves(1)
    assert ana.scene.table.offer is not None
    assert ana.scene.table.offer.waiting == {2}
    eva.says_yes()
    assert ana.scene.table.turn == 0


def test_a_question_outlives_a_stand_in_and_is_dropped_when_nobody_is_left_to_answer_it() -> None:
    ana, ben = after_a_grave_was_turned("Ana", "Ben")
    ana.takes_back()
    ben.puts_a_bot(1)
    assert ana.scene.table.offer is not None
    assert ana.scene.table.offer.waiting == {1}
    ben.leaves(1)
    assert ana.scene.table.offer is None
    ana.takes_back()  # the bot agrees
    assert ana.scene.table.turn == 0


def test_when_a_stand_in_decides_the_game_has_gone_on_and_the_question_with_it() -> None:
    ana, ben = after_a_grave_was_turned("Ana", "Ben")
    ana.takes_back()
    ben.puts_a_bot(1)
    ana.scene.bot_acts()
    assert ana.scene.table.offer is None


def test_a_question_of_somebody_who_leaves_goes_with_them() -> None:
    for goes in ("leaves", "puts_a_bot", "resigns"):
        ana, _, _ = after_a_grave_was_turned("Ana", "Ben", "Eva")
        ana.takes_back()
        getattr(ana, goes)(0)
        assert ana.scene.table.offer is None, goes


def test_whoever_has_given_up_is_not_asked() -> None:
    ana, ben, eva = after_a_grave_was_turned("Ana", "Ben", "Eva")
    ben.resigns(1)
    ana.takes_back()
    assert ana.scene.table.offer is not None
    assert ana.scene.table.offer.waiting == {2}
    eva.says_yes()
    assert ana.scene.match.resigned == {1}  # taking back does not bring them back


# --- pause, by the same consent ----------------------------------------------------------------------------------------


def test_a_pause_needs_everybodys_yes_and_anybody_ends_it() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    scene = ana.scene
    eva.wants_a_pause()
    assert scene.table.status == "playing"
    ana.says_yes()
    ben.says_yes()
    assert scene.table.status == "paused"
    for attempt in (lambda: ana.acts("place N1"), ana.takes_back, ana.wants_a_pause, ana.says_yes, lambda: ana.resigns(0)):
        with refused("paused"):
            attempt()
    with refused("not-seated"):
        scene.people("Kei")[0].resumes()
    ben.resumes()
    assert scene.table.status == "playing"
    ana.acts("place N1")
    assert scene.notes[-3:] == ["asked-pause", "paused", "resumed"]


def test_a_pause_is_declined_by_one_no() -> None:
    ana, ben = game_of("Ana", "Ben")
    ana.wants_a_pause()
    ben.says_no()
    assert ana.scene.table.status == "playing"
    with refused("not-paused"):
        ana.resumes()


def test_alone_with_bots_one_pauses_at_will_and_they_wait() -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.puts_a_bot(1)
    ana.starts()
    ana.acts("place N1")
    ana.wants_a_pause()
    assert scene.table.status == "paused"
    assert scene.table.bot_to_decide() is None
    ana.resumes()
    assert scene.table.bot_to_decide() == "greedy"


def test_during_a_pause_people_come_and_go() -> None:
    ana, ben = game_of("Ana", "Ben")
    ana.wants_a_pause()
    ben.says_yes()
    ben.leaves(1)
    ana.puts_a_bot(1)
    ana.says("Back soon.")
    assert ana.scene.table.status == "paused"
