"""Once more: who has agreed, who would sit where, and what the next table begins with."""

from __future__ import annotations

import pytest

from ghostlight.core.fairness import promise
from ghostlight.games import load
from ghostlight.table import again
from ghostlight.table import commands as ask
from ghostlight.table.folding import apply, fold_table
from ghostlight.table.insisting import Call
from ghostlight.table.joining import way_in
from ghostlight.table.records import Agreed, Began, Followed, Kept, Made, Resigned, Said, Sat, Way
from ghostlight.table.refused import Refused
from ghostlight.table.terms import Terms
from tests.table.tables import DAWN, Guest, Scene, seed_for


def over(*names: str, bots: int = 0) -> tuple[Scene, list[Guest]]:
    """A game of these people that is over, since all but one have given up."""
    scene = Scene(seats=len(names) + bots)
    guests = scene.seated(*names)
    for seat in range(len(names), len(names) + bots):
        guests[0].puts_a_bot(seat)
    guests[0].starts()
    for seat in range(1, len(names) + bots):
        scene.take([Resigned(at=scene.now, seat=seat, why="wish")])
    assert scene.table.status == "over"
    return scene, guests


def agrees(guest: Guest, way: Way | None = "same", *seats: int) -> None:
    promises = [ask.SeatPromised(seat, promise(f"{guest.name} {seat}")) for seat in seats]
    guest.asks(ask.Again(id=1, way=way, promises=promises))


def test_when_all_who_are_here_have_agreed_nobody_is_waited_for() -> None:
    scene, (ana, ben) = over("Ana", "Ben")
    agrees(ana)
    assert again.awaited(scene.table, scene.present) == {"ben"}
    assert not again.settled(scene.table, scene.present)
    agrees(ben)
    assert again.settled(scene.table, scene.present)
    scene.take([Followed(at=scene.now, code="NEXT")])
    assert not again.settled(scene.table, scene.present), "there is one next table"


def test_who_is_away_is_not_waited_for_and_the_seat_is_kept() -> None:
    scene, (ana, _, _) = over("Ana", "Ben", "Eva")
    agrees(ana, "same", 0)
    assert again.settled(scene.table, frozenset({"ana"}))
    kinds = [type(record) for record in again.seating(scene.table, scene.now)]
    assert kinds == [Sat, Kept, Kept]


def test_another_plan_begins_anew_and_one_can_withdraw() -> None:
    scene, (ana, ben) = over("Ana", "Ben")
    agrees(ana)
    agrees(ben, "next")
    plan = scene.table.again
    assert plan is not None
    assert (plan.way, plan.order, list(plan.ready)) == ("next", [1, 0], ["ben"])
    agrees(ben, None)
    assert plan.ready == {}
    assert again.settled(scene.table, frozenset()) is False
    assert ben.asks(ask.Again(id=1)) == [], "who has not agreed has nothing to withdraw"


def test_everybody_moves_one_seat_on_and_colours_with_them() -> None:
    scene, guests = over("Ana", "Ben", "Eva")
    for guest in guests:
        agrees(guest, "next", *guest.seats)
    sat = [record for record in again.seating(scene.table, scene.now) if isinstance(record, Sat)]
    assert [(each.seat, each.name) for each in sat] == [(0, "Eva"), (1, "Ana"), (2, "Ben")]
    assert sat[0].promise == promise("Eva 2"), "what a seat promised goes along with its player"


def test_bots_and_what_was_said_come_along() -> None:
    scene, (ana, ben) = over("Ana", "Ben", bots=1)
    ben.asks(ask.Chat(id=1, text="Once more?"), name="Ben")
    agrees(ana, "next")
    agrees(ben, "next")
    first = Made(at=DAWN, terms=scene.table.terms, host="ana", seed=seed_for(3, 0))
    records = again.seating(scene.table, scene.now)
    table = fold_table([first, *records])
    assert [place.name for place in table.places] == [scene.table.places[2].name, "Ana", "Ben"]
    assert [place.bot is not None for place in table.places] == [True, False, False]
    said = next(record for record in records if isinstance(record, Said))
    assert (said.seat, said.name, said.text, said.person) == (2, "Ben", "Once more?", "ben")


def test_the_host_stays_the_host_if_they_come_along() -> None:
    scene, (ana, ben) = over("Ana", "Ben")
    agrees(ben)
    assert again.host_of(scene.table) == "ben"
    agrees(ana)
    assert again.host_of(scene.table) == "ana"


def test_a_kept_seat_is_nobody_elses_until_the_host_gives_it_away() -> None:
    terms = Terms(game="graveyard", name="Two", seats=2)
    table = fold_table([Made(at=DAWN, terms=terms, host="ana", seed=seed_for(2, 0))])
    apply(table, Kept(at=DAWN, seat=1, person="ben", name="Ben"))
    assert way_in(table, "ben", 1) == "free"
    with pytest.raises(Refused) as refused:
        way_in(table, "eva", 1)
    assert (refused.value.code, refused.value.facts["name"]) == ("kept-seat", "Ben")
    (late,) = again.late(table, "ben", {0: promise("x")}, [1, 0], DAWN)
    assert isinstance(late, Sat)
    assert (late.seat, late.name, late.promise) == (1, "Ben", promise("x"))
    scene = Scene(seats=2)
    scene.take([Kept(at=DAWN, seat=1, person="ben", name="Ben")])
    (ana,) = scene.people("Ana")
    ana.puts_a_bot(1)
    with pytest.raises(Refused, match="given"):
        again.late(scene.table, "ben", {}, [0, 1], DAWN)


def test_sides_change_between_two_and_the_others_stay() -> None:
    """In a game of sides: whoever asks changes places with somebody of the other side."""
    game = load("museum")
    made = Made(at=DAWN, terms=Terms(game="museum", name="Night", seats=4), host="ana", seed=seed_for(2, 0), rules=game.rules)
    table = fold_table([made])
    for seat, name in enumerate(("Ana", "Ben", "Eva", "Kei")):
        apply(table, Sat(at=DAWN, seat=seat, person=name.lower(), name=name))
    apply(table, Began(at=DAWN))
    assert table.match is not None
    assert game.side_of is not None
    sides = game.side_of(table.match.world)
    priest = sides.index(1)
    for seat in set(range(4)) - {priest}:
        order = again.order_of(table, table.places[seat].owner or "", "sides")
        assert (order[priest], order[seat]) == (seat, priest)
        assert all(order[k] == k for k in range(4) if k not in (seat, priest))
    assert sorted(again.order_of(table, table.places[priest].owner or "", "sides")) == [0, 1, 2, 3]
    assert again.ways(table) == ["sides", "same"]


def test_only_who_sat_at_a_finished_game_is_asked() -> None:
    scene, (ana, ben) = over("Ana", "Ben")
    (eva,) = scene.people("Eva")
    for guest, command, code in (
        (eva, ask.Again(id=1, way="same"), "not-seated"),
        (ana, ask.Again(id=1, way="sides"), "bad-message"),
        (ana, ask.Again(id=1, way="same", promises=[ask.SeatPromised(1, promise("x"))]), "not-your-seat"),
    ):
        with pytest.raises(Refused) as refused:
            guest.asks(command)
        assert refused.value.code == code
    fresh = Scene()
    (kei,) = fresh.seated("Kei")
    with pytest.raises(Refused) as refused:
        kei.asks(ask.Again(id=1, way="same"))
    assert refused.value.code == "not-over"
    assert ben.seats == [1]
    assert not scene.table.again


def test_an_agreement_is_read_as_it_was_written() -> None:
    scene, (ana, _) = over("Ana", "Ben")
    agrees(ana, "next", 0)
    again_read = fold_table(scene.records)
    assert again_read.again == scene.table.again
    assert Call("ana", 0).person in again_read.again.ready if again_read.again else False
    assert isinstance(scene.records[-1], Agreed)
