"""Before and around the game: sitting down, standing up, names, hosts, more and fewer seats, the start."""

from __future__ import annotations

import msgspec
import pytest

from ghostlight.table.commands import Remove, Start
from ghostlight.table.folding import fold_table
from ghostlight.table.records import Closed, Made
from tests.table.tables import GAME, Scene, game_of, refused

# --- sitting down and standing up --------------------------------------------------------------------------------------


def test_whoever_sits_down_has_the_seat_and_is_known_by_name() -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(1)
    assert ana.seats == [1]
    assert scene.table.places[1].name == "Ana"
    assert scene.table.places[0].empty
    assert scene.notes == ["sat"]


def test_a_seat_is_for_one() -> None:
    scene = Scene(3)
    ana, ben = scene.people("Ana", "Ben")
    ana.sits(0)
    with refused("seat-taken", seat=1):
        ben.sits(0)
    ana.puts_a_bot(1)
    with refused("seat-taken", seat=2):
        ben.sits(1)


def test_there_are_only_the_seats_that_there_are() -> None:
    (ana,) = Scene(2).people("Ana")
    for attempt in (ana.sits, ana.leaves, ana.removes, ana.puts_a_bot, ana.takes_the_bot_away):
        with refused("no-such-seat", seat=3):
            attempt(2)


def test_when_every_seat_is_taken_the_table_is_full() -> None:
    scene = Scene()
    scene.seated("Ana", "Ben")
    (eva,) = scene.people("Eva")
    for seat in (0, 1):
        with refused("full-table"):
            eva.sits(seat)


def test_whoever_stands_up_leaves_an_open_seat() -> None:
    scene = Scene()
    ana, ben = scene.seated("Ana", "Ben")
    (eva,) = scene.people("Eva")
    ben.leaves(1)
    assert ben.seats == []
    assert scene.notes == ["sat", "sat", "left"]
    eva.sits(1)
    assert eva.seats == [1]
    assert ana.seats == [0]


def test_nobody_makes_somebody_else_stand_up() -> None:
    scene = Scene()
    ana, ben = scene.seated("Ana", "Ben")
    with refused("not-your-seat"):
        ana.leaves(1)
    with refused("not-your-seat"):
        scene.people("Eva")[0].leaves(1)
    assert ben.seats == [1]


def test_one_person_can_have_several_seats_and_hand_the_device_round() -> None:
    scene = Scene(3)
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.sits(2, name="Grandma")
    ana.puts_a_bot(1)
    ana.starts()
    assert ana.seats == [0, 2]
    assert [place.name for place in scene.table.places] == ["Ana", "Moth", "Grandma"]
    ana.acts("place N1")
    scene.bot_acts()
    ana.acts("place S1")


def test_once_the_game_runs_nobody_takes_a_second_seat() -> None:
    """Or the one would see what only the other knows."""
    ana, ben = game_of("Ana", "Ben")
    ben.leaves(1)
    with refused("already-seated"):
        ana.sits(1)


# --- names -------------------------------------------------------------------------------------------------------------


def test_a_name_that_is_there_already_gets_a_number() -> None:
    scene = Scene(4)
    ana, ben, eva, kei = scene.people("Ana", "Ben", "Eva", "Kei")
    for seat, guest in enumerate((ana, ben, eva, kei)):
        guest.sits(seat, name="Ghost")
    assert [place.name for place in scene.table.places] == ["Ghost", "Ghost 2", "Ghost 3", "Ghost 4"]


def test_the_number_of_somebody_who_left_is_free_again() -> None:
    scene = Scene(3)
    ana, ben, eva = scene.people("Ana", "Ben", "Eva")
    ana.sits(0, name="Ghost")
    ben.sits(1, name="Ghost")
    ana.leaves(0)
    eva.sits(0, name="Ghost")
    assert [place.name for place in scene.table.places] == ["Ghost", "Ghost 2", None]


def test_a_bot_takes_no_name_that_somebody_has() -> None:
    scene = Scene(4)
    (ana,) = scene.people("Ana")
    ana.sits(0, name="Moth")
    ana.puts_a_bot(1, "greedy")
    ana.puts_a_bot(2, "search:2000")
    assert [place.name for place in scene.table.places[:3]] == ["Moth", "Moth 2", "Raven"]
    ana.sits(3, name="Raven")
    assert scene.table.places[3].name == "Raven 2"


def test_there_are_names_for_as_many_bots_as_there_are_seats() -> None:
    scene = Scene(GAME.players[-1])
    (ana,) = scene.people("Ana")
    for seat in range(GAME.players[-1]):
        ana.puts_a_bot(seat)
    assert [place.name for place in scene.table.places] == ["Moth", "Moth 2", "Moth 3", "Moth 4"]


@pytest.mark.parametrize("name", ["\u202e", "\n\t", "\u200b \u2066"])
def test_a_name_of_nothing_that_can_be_seen_is_none(name: str) -> None:
    (ana,) = Scene().people("Ana")
    with refused("bad-name"):
        ana.sits(0, name=name)


def test_signs_that_cannot_be_seen_are_left_out_of_names() -> None:
    (ana,) = Scene().people("Ana")
    ana.sits(0, name="  A\u202ena\n  Lu ")
    assert ana.scene.table.places[0].name == "A na Lu"


# --- the host ----------------------------------------------------------------------------------------------------------


def test_whoever_makes_the_table_is_its_host_with_or_without_a_seat() -> None:
    scene = Scene()
    ana, ben = scene.people("Ana", "Ben")
    ben.sits(0)
    assert ana.is_host
    ana.adds_a_seat()
    assert len(scene.table.places) == 3


def test_a_host_who_leaves_hands_the_table_to_the_next_person() -> None:
    scene = Scene(3)
    ana, ben, eva = scene.seated("Ana", "Ben", "Eva")
    ana.leaves(0)
    assert ben.is_host
    ben.leaves(1)
    assert eva.is_host


def test_a_host_with_several_seats_stays_host_until_the_last_is_left() -> None:
    scene = Scene(3)
    ana, ben = scene.people("Ana", "Ben")
    ana.sits(0)
    ana.sits(1)
    ben.sits(2)
    ana.leaves(0)
    assert ana.is_host
    ana.leaves(1)
    assert ben.is_host


def test_a_table_is_never_handed_to_a_bot() -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(1)
    ana.puts_a_bot(0)
    ana.leaves(1)
    assert ana.is_host


def test_when_somebody_else_leaves_the_host_stays_host() -> None:
    ana, ben = Scene().seated("Ana", "Ben")
    ben.leaves(1)
    assert ana.is_host


def test_only_the_host_changes_the_table() -> None:
    scene = Scene(3)
    ana, ben = scene.seated("Ana", "Ben")
    ana.puts_a_bot(2)
    for attempt in (ben.adds_a_seat, lambda: ben.removes(2), ben.closes, lambda: ben.takes_the_bot_away(2)):
        with refused("not-host"):
            attempt()
    ana.takes_the_bot_away(2)
    with refused("not-host"):
        ben.puts_a_bot(2)


# --- more and fewer seats ----------------------------------------------------------------------------------------------


def test_seats_are_added_and_removed_within_what_the_game_allows() -> None:
    scene = Scene(3)
    (ana,) = scene.people("Ana")
    ana.adds_a_seat()
    assert len(scene.table.places) == 4
    with refused("seat-count", least=2, most=4):
        ana.adds_a_seat()
    for _ in range(2):
        ana.removes(0)
    with refused("seat-count", least=2, most=4):
        ana.removes(0)


def test_nobodys_seat_is_removed_but_a_bots_is() -> None:
    scene = Scene(4)
    ana, ben = scene.people("Ana", "Ben")
    ana.sits(0)
    ana.puts_a_bot(1)
    ben.sits(3)
    with refused("seat-taken", seat=4):
        ana.removes(3)
    ana.removes(1)
    assert (ana.seats, ben.seats) == ([0], [2])


# --- the start ---------------------------------------------------------------------------------------------------------


def test_the_game_begins_when_nobody_is_missing() -> None:
    scene = Scene(3)
    ana, _ben = scene.seated("Ana", "Ben")
    with refused("open-seats", count=1):
        ana.starts()
    ana.puts_a_bot(2)
    assert scene.table.match is None
    ana.starts()
    assert scene.table.status == "playing"
    assert [(seat.name, seat.kind) for seat in scene.match.seats] == [("Ana", "human"), ("Ben", "human"), ("Moth", "greedy")]


def test_options_that_ask_for_a_seat_that_was_taken_away_are_refused_at_the_start() -> None:
    scene = Scene(3)
    terms = msgspec.structs.replace(scene.table.terms, game="town", options={"first_player": 3})
    scene.table = fold_table([Made(at=scene.now, terms=terms, host="ana", seed="00" * 32)])
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.asks(Remove(id=0, seat=2))
    ana.puts_a_bot(1)
    with refused("bad-options", what="option first_player: there is no seat 3 among 2 players"):
        ana.starts()
    assert scene.table.status == "waiting"


def test_anybody_who_sits_may_start_so_that_nobody_waits_for_a_host_who_has_wandered_off() -> None:
    ana, ben = Scene().seated("Ana", "Ben")
    ana.goes_away()
    ben.starts()
    assert ana.scene.table.status == "playing"


def test_whoever_only_watches_starts_nothing_unless_it_is_their_table() -> None:
    scene = Scene()
    ana, ben, eva = scene.people("Ana", "Ben", "Eva")
    eva.sits(0)
    ana.puts_a_bot(1)
    with refused("not-host"):
        ben.starts()
    ana.starts()
    assert scene.table.status == "playing"


def test_a_game_begins_once() -> None:
    ana, _ = game_of("Ana", "Ben")
    for attempt in (ana.starts, ana.adds_a_seat, lambda: ana.removes(0)):
        with refused("not-waiting"):
            attempt()


def test_nothing_about_the_game_is_decided_before_it_begins() -> None:
    ana, _ = Scene().seated("Ana", "Ben")
    attempts = (
        lambda: ana.acts("place N1", at=0),
        lambda: ana.takes_back(at=0),
        lambda: ana.wants_a_pause(at=0),
        lambda: ana.says_yes(at=0),
        lambda: ana.resigns(0, at=0),
    )
    for attempt in attempts:
        with refused("not-begun"):
            attempt()
    with refused("not-paused"):
        ana.resumes()


# --- giving the table up -----------------------------------------------------------------------------------------------


def test_a_table_that_was_given_up_takes_nothing_more() -> None:
    scene = Scene()
    ana, ben = scene.seated("Ana", "Ben")
    ana.closes()
    assert scene.table.status == "closed"
    attempts = (lambda: ana.says("hello"), ben.closes, lambda: ben.leaves(1), lambda: ben.asks(Start(id=1)))
    for attempt in attempts:
        with refused("expired-table"):
            attempt()
    assert isinstance(scene.records[-1], Closed)


def test_nobody_changes_seats_in_a_running_game_to_learn_what_another_seat_knows() -> None:
    ana, ben = game_of("Ana", "Ben", "Eva")[:2]
    ben.leaves(1)
    ana.leaves(0)
    with refused("other-seat"):
        ana.sits(1)
    ana.sits(0)
    assert ana.seats == [0]
    ben.sits(1)
    assert ben.seats == [1]
