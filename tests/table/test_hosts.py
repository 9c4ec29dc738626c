"""What a host can do about people and the table: start, send away, mute, close; and what not."""

from __future__ import annotations

import msgspec

from ghostlight.core.log import Stop
from ghostlight.core.verify import verify
from ghostlight.server.news import Around, Listener, news
from ghostlight.table.commands import Kick
from ghostlight.table.folding import fold_table
from ghostlight.table.hosting import SILENCE
from ghostlight.table.records import Closed
from ghostlight.table.terms import DayClock
from tests.table.tables import GAME, SECOND, Scene, game_of, refused

# --- starting ----------------------------------------------------------------------------------------------------------


def test_only_the_host_starts_a_public_table() -> None:
    ana, ben = Scene(public=True).seated("Ana", "Ben")
    with refused("not-host"):
        ben.starts()
    ana.starts()
    assert ana.scene.table.status == "playing"


def test_unless_the_host_has_wandered_off() -> None:
    ana, ben = Scene(public=True).seated("Ana", "Ben")
    ana.goes_away()
    with refused("not-host"):
        ben.starts()
    ana.scene.passes(61)
    ben.starts()
    assert ana.scene.table.status == "playing"


def test_a_stranger_does_not_take_all_seats_of_a_public_table() -> None:
    scene = Scene(4, public=True)
    ana, stranger = scene.people("Ana", "Stranger")
    stranger.sits(1)
    with refused("one-seat"):
        stranger.sits(2)
    ana.sits(0)
    ana.sits(2, name="Grandma")  # the host's people sit at the host's device
    assert (stranger.seats, ana.seats) == ([1], [0, 2])


def test_at_a_table_by_link_friends_hand_their_devices_round_as_ever() -> None:
    scene = Scene(3)
    _, ben = scene.people("Ana", "Ben")
    for seat in range(3):
        ben.sits(seat)
    ben.starts()
    assert scene.table.status == "playing"


# --- sending away ------------------------------------------------------------------------------------------------------


def test_the_host_sends_somebody_away_who_does_not_come_back() -> None:
    scene = Scene(3)
    ana, ben = scene.seated("Ana", "Ben")
    ben.sits(2)
    ana.sends_away(ben)
    assert ben.seats == []
    assert scene.table.door("ben") == "kept-out"
    assert scene.notes[-1] == "kicked"
    for attempt in (lambda: ben.sits(1), lambda: ben.says("why?", "Ben"), ben.starts):
        with refused("kept-out"):
            attempt()
    assert fold_table(scene.records).kept_out == {"ben"}


def test_and_lets_them_in_again() -> None:
    ana, ben = Scene().seated("Ana", "Ben")
    ana.sends_away(ben)
    ana.lets_in(ben)
    ben.sits(1)
    assert ana.scene.table.door("ben") is None
    assert ana.scene.notes[-2:] == ["let-in", "sat"]


def test_an_onlooker_who_never_spoke_is_sent_away_too_at_any_time() -> None:
    ana, _ben = game_of("Ana", "Ben")
    (eva,) = ana.scene.people("Eva")
    ana.sends_away(eva)
    assert ana.scene.table.door("eva") == "kept-out"
    assert "kicked" not in ana.scene.notes  # nobody knew of her


def test_nobody_who_plays_is_sent_away_once_the_game_has_begun_nor_kept_from_it_afterwards() -> None:
    ana, ben = game_of("Ana", "Ben")
    with refused("in-game"):
        ana.sends_away(ben)
    ben.resigns(1)
    assert ana.scene.table.status == "over"
    with refused("in-game"):
        ana.sends_away(ben)


def test_only_the_host_sends_away_or_mutes_and_nobody_themselves_or_whom_nobody_knows() -> None:
    scene = Scene()
    ana, ben = scene.seated("Ana", "Ben")
    for attempt in (lambda: ben.sends_away(ana), lambda: ben.mutes(ana)):
        with refused("not-host"):
            attempt()
    for attempt in (lambda: ana.sends_away(ana), lambda: ana.mutes(ana)):
        with refused("no-such-person"):
            attempt()
    with refused("no-such-person"):
        ana.asks(Kick(id=1, who="nobody"))


def test_what_pages_call_people_says_nothing_of_them_and_is_another_at_every_table() -> None:
    one, two = Scene(), Scene()
    two.table.made += 1
    assert one.table.pseudonym("ana") != two.table.pseudonym("ana") != "ana"


# --- muting ------------------------------------------------------------------------------------------------------------


def test_whoever_is_muted_plays_and_looks_on_but_does_not_speak() -> None:
    ana, ben = game_of("Ana", "Ben")
    (eva,) = ana.scene.people("Eva")
    for guest in (ben, eva):
        guest.says("bla bla", guest.name)
        ana.mutes(guest)
        with refused("muted"):
            guest.says("bla", guest.name)
    assert ana.scene.notes[-2:] == ["muted", "muted"]
    ana.acts("place N1")
    ben.acts("place N2")
    ana.mutes(ben, on=False)
    ben.says("thank you")
    assert fold_table(ana.scene.records).muted == {"eva"}


def test_a_new_host_is_not_muted() -> None:
    ana, ben = Scene().seated("Ana", "Ben")
    ana.mutes(ben)
    ana.leaves(0)
    assert ben.is_host
    ben.says("hello")


# --- closing -----------------------------------------------------------------------------------------------------------


def test_a_host_who_is_alone_with_bots_closes_the_game_at_once() -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.puts_a_bot(1)
    ana.starts()
    ana.closes()
    assert scene.table.status == "over"
    assert scene.match.entries[-1] == Stop("host")
    assert scene.match.winners() == []
    assert verify(GAME, scene.match.log()).fault is None
    told = news(scene.table, "CODE", Listener("ana"), frozenset(), 0, scene.now, {})
    assert told.result is not None
    assert (told.result.how, told.result.winners) == ("closed", [])
    assert told.fairness.seed == scene.table.seed.hex()
    assert fold_table(scene.records).status == "over"


def test_a_game_that_was_abandoned_reveals_its_seed_and_says_so() -> None:
    ana, _ = game_of("Ana", "Ben")
    ana.scene.take([Closed(at=ana.scene.now, why="abandoned")])
    told = news(ana.scene.table, "CODE", Listener("ana"), frozenset(), 0, ana.scene.now, {})
    assert told.result is not None
    assert told.result.how == "abandoned"
    assert told.fairness.seed is not None
    assert ana.scene.notes[-1] == "abandoned"


def test_with_others_at_the_table_all_of_them_must_agree() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    ana.closes()
    assert ana.scene.notes[-1] == "asked-close"
    with refused("offer-open"):
        ana.closes()
    ben.says_yes()
    assert ana.scene.table.status == "playing"
    ana.acts("place N1")  # the question stands while the game goes on
    eva.says_yes()
    assert ana.scene.table.status == "over"
    assert isinstance(ana.scene.records[-1], Closed)


def test_one_no_and_the_game_goes_on() -> None:
    ana, ben = game_of("Ana", "Ben")
    ana.closes()
    ben.says_no()
    assert (ana.scene.table.status, ana.scene.table.offer) == ("playing", None)


def test_a_paused_game_can_be_closed_too() -> None:
    ana, ben = game_of("Ana", "Ben")
    ana.wants_a_pause()
    ben.says_yes()
    ana.closes()
    ben.says_yes()
    assert ana.scene.table.status == "over"


def test_a_losing_host_does_not_wait_until_somebody_fetches_a_coffee() -> None:
    ana, ben = game_of("Ana", "Ben")
    ben.goes_away()
    ana.scene.passes(61)
    ana.closes()
    ana.scene.waits_no_longer()
    assert ana.scene.table.status == "playing"
    ana.scene.passes(SILENCE / SECOND)
    ana.scene.waits_no_longer()
    assert ana.scene.table.status == "over"


def test_whoever_is_there_is_never_taken_to_agree() -> None:
    ana, _ben = game_of("Ana", "Ben")
    ana.closes()
    ana.scene.passes(86_400)
    ana.scene.waits_no_longer()
    assert ana.scene.table.status == "playing"


def test_nor_is_whoever_plays_by_the_day() -> None:
    ana, ben = game_of("Ana", "Ben", clock=DayClock(3))
    ben.goes_away()
    ana.closes()
    ana.scene.passes(86_400)
    ana.scene.waits_no_longer()
    assert ana.scene.table.status == "playing"


def test_nobody_but_the_host_closes() -> None:
    _, ben = game_of("Ana", "Ben")
    with refused("not-host"):
        ben.closes()


def test_a_host_without_a_seat_asks_as_well() -> None:
    scene = Scene()
    ana, ben, eva = scene.people("Ana", "Ben", "Eva")
    ben.sits(0)
    eva.sits(1)
    ben.starts()
    ana.asks_to_close("Ana")
    assert scene.table.offer is not None
    ben.says_yes()
    ana.says_no()
    assert scene.notes[-1] == "withdrew"
    ana.asks_to_close("Ana")
    ben.says_yes()
    eva.says_yes()
    assert scene.table.status == "over"


# --- what the host is told ---------------------------------------------------------------------------------------------


def test_the_host_and_nobody_else_sees_who_looks_on() -> None:
    ana, _ben = Scene().seated("Ana", "Ben")
    table = ana.scene.table
    around = Around({"ana": "Ana", "ben": "Ben", "eva": "Ben", "kei": None})

    def told(person: str) -> list[tuple[str | None, str]]:
        sent = news(table, "CODE", Listener(person), frozenset(), 2, ana.scene.now, {}, around)
        assert "eva" not in msgspec.json.encode(sent).decode()
        return [(each.name, each.who) for each in sent.onlookers]

    assert told("ana") == [(None, table.pseudonym("kei")), ("Ben 2", table.pseudonym("eva"))]
    assert told("ben") == told("eva") == []
