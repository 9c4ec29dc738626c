"""No way to a bot's hand, nor to anybody's: who may take a seat in a running game, though passes cost nothing."""

from __future__ import annotations

import pytest

from ghostlight.table.folding import fold_table
from tests.table.tables import Guest, Scene, game_of, refused


def alone_with_a_bot() -> tuple[Guest, Guest]:
    """A host who plays against a bot, and the same person with a second pass."""
    scene = Scene()
    ana, puppet = scene.people("Ana", "Puppet")
    ana.sits(0)
    ana.puts_a_bot(1)
    ana.starts()
    return ana, puppet


def test_the_host_does_not_free_the_seat_of_a_bot_to_look_at_its_hand_with_a_second_pass() -> None:
    ana, puppet = alone_with_a_bot()
    with refused("bot-seat"):
        ana.takes_the_bot_away(1)
    with refused("bot-seat"):
        puppet.sits(1)
    assert ana.scene.table.places[1].bot == "greedy"


def test_not_even_when_others_agree_since_a_bot_had_the_seat_from_the_deal() -> None:
    scene = Scene(3)
    ana, ben, eva = scene.people("Ana", "Ben", "Eva")
    ana.sits(0)
    ben.sits(1)
    ana.puts_a_bot(2)
    ana.starts()
    for guest in (ana, ben):
        with refused("already-seated"):
            guest.sits(2)
    with refused("bot-seat"):
        eva.sits(2)
    ben.leaves(1)
    with refused("other-seat"):
        ben.sits(2)


def test_nor_does_the_host_stand_up_and_come_in_on_the_other_side() -> None:
    ana, puppet = alone_with_a_bot()
    ana.leaves(0)
    with refused("other-seat"):
        ana.sits(1)
    with refused("no-newcomers"):  # nobody plays who could agree
        puppet.sits(0)
    ana.sits(0)
    assert ana.seats == [0]


def test_a_second_pass_that_was_dealt_in_and_left_cannot_be_followed_by_a_third() -> None:
    """The host plays with a puppet, lets it leave, puts a bot there: what the bot learns from then on stays its own."""
    ana, puppet = game_of("Ana", "Puppet")
    third = ana.scene.people("Third")[0]
    puppet.leaves(1)
    for _ in range(2):
        with refused("no-newcomers"):
            third.sits(1)
        if ana.scene.table.places[1].empty:
            ana.puts_a_bot(1)


def test_whoever_left_comes_back_at_any_time_and_a_bot_gives_way() -> None:
    ana, ben = game_of("Ana", "Ben")
    ben.leaves(1)
    ana.puts_a_bot(1)
    ben.sits(1)
    assert (ben.seats, ana.scene.table.places[1].bot) == ([1], None)


def test_somebody_new_sits_down_when_everybody_else_agrees() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    (kei,) = ana.scene.people("Kei")
    ben.leaves(1)
    kei.sits(1, nonce="salt")
    assert kei.seats == []
    assert ana.scene.notes[-1] == "asked-join"
    ana.says_yes()
    assert kei.seats == []
    eva.says_yes()
    assert kei.seats == [1]
    assert ana.scene.match.seats[1].name == "Ben"  # who was dealt in
    assert ana.scene.table.places[1].name == "Kei"
    assert fold_table(ana.scene.records).seats_of("kei") == [1]


def test_also_on_a_seat_that_a_bot_plays_since_somebody_left() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    (kei,) = ana.scene.people("Kei")
    ben.leaves(1)
    ana.puts_a_bot(1)
    kei.sits(1)
    for guest in (ana, eva):
        guest.says_yes()
    assert kei.seats == [1]
    assert ana.scene.table.places[1].human


def test_one_no_is_enough_and_nobody_is_asked_twice() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    (kei,) = ana.scene.people("Kei")
    ben.leaves(1)
    kei.sits(1)
    eva.says_no()
    assert ana.scene.table.offer is None
    with refused("declined"):
        kei.sits(1)


def test_whoever_asked_may_think_better_of_it() -> None:
    ana, ben, _eva = game_of("Ana", "Ben", "Eva")
    (kei,) = ana.scene.people("Kei")
    ben.leaves(1)
    kei.sits(1)
    kei.says_no()
    assert ana.scene.notes[-1] == "withdrew"
    kei.sits(1)
    assert ana.scene.table.offer is not None


def test_who_is_away_has_not_agreed() -> None:
    """Or a host could wait until the others have closed their pages."""
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    (puppet,) = ana.scene.people("Puppet")
    ben.leaves(1)
    eva.goes_away()
    ana.scene.passes(3600)
    puppet.sits(1)
    ana.says_yes()
    assert puppet.seats == []


def test_nobody_agrees_for_somebody_who_leaves_meanwhile() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    (puppet,) = ana.scene.people("Puppet")
    ben.leaves(1)
    puppet.sits(1)
    eva.leaves(2)
    with refused("no-newcomers", least=2):
        ana.says_yes()
    assert puppet.seats == []


def test_the_wish_stands_while_the_game_goes_on_and_gives_way_to_what_players_ask() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    (kei,) = ana.scene.people("Kei")
    eva.leaves(2)
    kei.sits(2)
    ana.acts("place N1")
    assert ana.scene.table.offer is not None
    ben.wants_a_pause()
    assert ana.scene.table.offer.what == "pause"
    with refused("offer-open"):
        kei.sits(2)


def test_whoever_gave_a_seat_up_to_somebody_new_is_asked_for_like_anybody() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    (kei,) = ana.scene.people("Kei")
    ben.leaves(1)
    kei.sits(1)
    for guest in (ana, eva):
        guest.says_yes()
    kei.leaves(1)
    ben.sits(1)
    assert ben.seats == []  # what Kei has seen since is not his
    kei.sits(1)
    assert kei.seats == [1]
    assert ana.scene.table.offer is None


@pytest.mark.parametrize("bot", [False, True])
def test_a_seat_that_gave_up_stays_with_its_bot(bot: bool) -> None:
    ana, ben, _eva = game_of("Ana", "Ben", "Eva")
    ben.resigns(1)
    if bot:
        ben.leaves(1)
    with refused("full-table"):
        ana.scene.people("Kei")[0].sits(1)
    if bot:
        with refused("full-table"):
            ben.sits(1)
