"""Promise, then show: nobody chooses a nonce, or whether there is to be a deal, knowing what the deal would be."""

from __future__ import annotations

import pytest

from ghostlight.core.fairness import promise
from ghostlight.core.log import Promise
from ghostlight.core.verify import verify
from ghostlight.server.news import Listener, news
from ghostlight.table import commands as ask
from ghostlight.table.folding import fold_table
from ghostlight.table.records import Began, Sat
from tests.table.tables import GAME, Guest, Scene, refused


def promised(*names: str) -> list[Guest]:
    """These people sit at a table, each with a nonce promised that is their own name."""
    scene = Scene(len(names))
    guests = scene.people(*names)
    for seat, guest in enumerate(guests):
        guest.sits(seat, nonce=guest.person)
    return guests


def shuffling(*names: str) -> list[Guest]:
    """The same, and the first of them has started the game."""
    guests = promised(*names)
    guests[0].starts()
    return guests


def told(scene: Scene, person: str) -> str:
    """Everything that this person's page hears of the table."""
    return repr(news(scene.table, "CODE", Listener(person), scene.present, 0, scene.now, {}))


def test_the_seed_is_promised_first_then_the_nonces_and_only_then_are_they_shown() -> None:
    scene = Scene(3)
    commitment = scene.table.commitment
    ana, ben, eva = scene.people("Ana", "Ben", "Eva")
    ana.sits(0, nonce="a")
    ben.sits(1)
    eva.sits(2, nonce="e")
    ana.starts()
    assert scene.table.match is None
    eva.shows(2, "e")
    assert scene.table.match is None
    ana.shows(0, "a")
    assert scene.match.nonces == ("a", "e")
    assert scene.table.commitment == commitment == scene.match.log().commitment
    assert scene.table.promises == [Promise(0, promise("a"), "a"), Promise(2, promise("e"), "e")]


def test_where_nobody_has_promised_anything_the_game_is_dealt_at_once() -> None:
    ana, _ = Scene().seated("Ana", "Ben")
    ana.starts()
    assert ana.scene.table.status == "playing"
    assert ana.scene.table.log().promises == []


def test_a_nonce_that_is_shown_openly_on_sitting_down_counts_for_nothing() -> None:
    """With it a last comer who knew the seed could have chosen the deal (300 tries, in the attack on the server)."""
    scene = Scene()
    ana, mallory = scene.people("Ana", "Mallory")
    ana.sits(0, nonce="a")
    deals = set()
    for number in range(20):
        mallory.asks(ask.Sit(id=1, seat=1, name="Mallory", nonce=f"chosen {number}"))
        ana.starts()
        ana.shows(0, "a")
        deals.add(tuple(scene.match.entries[0].drew))
        scene.table = fold_table(scene.records[:2])
        del scene.records[2:]
    assert len(deals) == 1


def test_the_last_comer_promises_before_anybody_has_shown_anything() -> None:
    scene = Scene()
    ana, mallory = scene.people("Ana", "Mallory")
    ana.sits(0, nonce="a secret")
    assert "a secret" not in told(scene, "mallory")
    with refused("not-shuffling"):
        ana.shows(0, "a secret")
    mallory.sits(1, nonce="m")
    ana.starts()
    ana.shows(0, "a secret")
    for other in ("m2", "", "m "):
        with refused("broken-promise"):
            mallory.shows(1, other)
    with refused("shuffling"):
        mallory.promises(1, "m2")
    assert "a secret" not in told(scene, "mallory")
    mallory.shows(1, "m")
    assert "a secret" in told(scene, "mallory")


def test_until_it_is_frozen_a_promise_can_be_changed() -> None:
    ana, ben = promised("Ana", "Ben")
    ben.promises(1, "other")
    ana.starts()
    with refused("broken-promise"):
        ben.shows(1, "ben")
    ben.shows(1, "other")
    ana.shows(0, "ana")
    assert ana.scene.match.nonces == ("ana", "other")


def test_everybody_promises_and_shows_for_their_own_seats_only() -> None:
    ana, ben = promised("Ana", "Ben")
    with refused("not-your-seat"):
        ana.promises(1, "mine")
    ana.starts()
    with refused("not-your-seat"):
        ana.shows(1, "ben")
    ben.shows(1, "ben")


def test_several_seats_of_one_person_have_a_nonce_each() -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(0, nonce="a")
    ana.sits(1, name="Grandma", nonce="g")
    ana.starts()
    ana.shows(1, "g")
    ana.shows(0, "a")
    assert scene.match.nonces == ("a", "g")


def test_starting_or_showing_twice_changes_nothing() -> None:
    ana, ben = shuffling("Ana", "Ben")
    ana.shows(0, "ana")
    before = len(ana.scene.records)
    ben.starts()
    ana.shows(0, "ana")
    assert len(ana.scene.records) == before


# --- seats that change meanwhile ---------------------------------------------------------------------------------------


def sits_again(guests: list[Guest]) -> None:
    guests[1].leaves(1)
    guests[1].sits(1, nonce="another")


CHANGES = {
    "stands up": lambda guests: guests[1].leaves(1),
    "sits down again": sits_again,
    "the host stops it": lambda guests: guests[0].halts(),
    "one more seat": lambda guests: guests[0].adds_a_seat(),
    "another bot": lambda guests: guests[0].puts_a_bot(2, "random"),
    "the bot goes": lambda guests: guests[0].takes_the_bot_away(2),
    "the bot's seat goes": lambda guests: guests[0].removes(2),
}


@pytest.mark.parametrize("title", CHANGES)
def test_when_the_seats_change_what_was_shown_counts_no_more_and_everybody_promises_anew(title: str) -> None:
    scene = Scene(3)
    ana, ben = guests = scene.people("Ana", "Ben")
    ana.sits(0, nonce="a")
    ben.sits(1, nonce="b")
    ana.puts_a_bot(2)
    ana.starts()
    ana.shows(0, "a")  # now Ben, and whoever knows the seed, could tell the deal
    CHANGES[title](guests)
    table = scene.table
    assert table.shuffle is None
    assert not any(place.promise for place in table.places if place.owner == "ana")
    assert scene.notes.count("unshuffled") == 1
    assert table.given_up == 1
    with refused("not-shuffling"):
        ana.shows(0, "a")


def test_the_game_is_not_started_again_before_all_who_are_here_have_promised_anew() -> None:
    ana, ben = shuffling("Ana", "Ben")
    ana.shows(0, "ana")
    ana.halts()
    with refused("promises-due"):
        ana.starts()
    ana.promises(0, "ana two")
    with refused("promises-due"):
        ana.starts()
    ben.promises(1, "ben two")
    ana.starts()
    ana.shows(0, "ana two")
    ben.shows(1, "ben two")
    assert ana.scene.match.nonces == ("ana two", "ben two")
    assert ana.scene.table.log().given_up == 1


def test_somebody_who_has_gone_is_not_waited_for_to_promise_anew() -> None:
    ana, ben = shuffling("Ana", "Ben")
    ana.halts()
    ana.promises(0, "ana two")
    ben.goes_away()
    ana.starts()
    ana.shows(0, "ana two")
    assert ana.scene.match.nonces == ("ana two",)


def test_a_shuffle_that_was_stopped_before_anybody_showed_anything_was_no_deal_given_up() -> None:
    ana, _ = shuffling("Ana", "Ben")
    ana.halts()
    assert ana.scene.table.given_up == 0


def test_the_host_stops_the_shuffle_or_whoever_started_it() -> None:
    scene = Scene(3)
    ana, ben, eva = scene.people("Ana", "Ben", "Eva")
    for seat, guest in enumerate((ana, ben, eva)):
        guest.sits(seat, nonce=guest.person)
    with refused("not-shuffling"):
        ana.halts()
    ben.starts()
    with refused("not-host"):
        eva.halts()
    ben.halts()
    assert scene.table.shuffle is None


# --- promises that are not kept ----------------------------------------------------------------------------------------


def test_the_deal_waits_for_whoever_is_still_here() -> None:
    ana, ben = shuffling("Ana", "Ben")
    ana.shows(0, "ana")
    assert ana.scene.deals(late=False) == ana.scene.deals(late=True) == []
    ben.shows(1, "ben")
    assert ana.scene.table.status == "playing"


def test_without_somebody_who_has_left_it_is_dealt_when_it_is_late_and_the_log_says_so() -> None:
    ana, ben = shuffling("Ana", "Ben")
    scene = ana.scene
    ana.shows(0, "ana")
    ben.goes_away()
    assert scene.deals(late=False) == []
    assert [type(record) for record in scene.deals(late=True)] == [Began]
    assert scene.match.nonces == ("ana",)
    assert scene.notes[-1] == "not-kept"
    log = scene.table.log()
    assert log.promises == [Promise(0, promise("ana"), "ana"), Promise(1, promise("ben"), None)]
    ana.resigns(0)
    assert verify(GAME, scene.table.log()).fault is None


def test_when_nobody_is_here_nothing_is_dealt() -> None:
    """Else a page that is slow to come would find a game dealt without its nonce."""
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(0, nonce="a")
    ana.puts_a_bot(1)
    ana.starts()
    ana.goes_away()
    assert scene.deals(late=True) == []
    ana.comes_back()
    assert scene.deals(late=True) == []
    ana.shows(0, "a")
    assert scene.match.nonces == ("a",)


# --- tables of before --------------------------------------------------------------------------------------------------


def test_a_table_whose_nonces_were_shown_openly_folds_as_it_did() -> None:
    scene = Scene()
    sat = [Sat(at=scene.now, seat=seat, person=name, name=name, nonce=name) for seat, name in enumerate(("ana", "ben"))]
    scene.take([*sat, Began(at=scene.now)])
    assert scene.match.nonces == ("ana", "ben")
    log = scene.table.log()
    assert (log.nonces, log.promises) == (["ana", "ben"], [])


def test_at_a_table_of_before_that_is_started_now_only_promises_count() -> None:
    scene = Scene()
    ana, _ = scene.people("Ana", "Ben")
    scene.take([Sat(at=scene.now, seat=k, person=name, name=name, nonce="open") for k, name in enumerate(("ana", "ben"))])
    ana.promises(0, "a")
    ana.starts()
    ana.shows(0, "a")
    assert scene.match.nonces == ("a",)
