"""A table is its records: folded again, as they come from the disk, they make the same table, whatever happened at it."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ghostlight.server.news import Listener, card, news
from ghostlight.table import records as tell
from ghostlight.table.folding import _CHANGES, fold_table, open_table
from ghostlight.table.records import AnyRecord, Imported, Made
from ghostlight.table.table import Table
from tests.table.muddle import NAMES, Muddle
from tests.table.tables import DAWN, Scene, game_of

_records: msgspec.json.Decoder[list[AnyRecord]] = msgspec.json.Decoder(list[AnyRecord])


def from_disk(scene: Scene) -> Table:
    return fold_table(_records.decode(msgspec.json.encode(scene.records)))


def all_that_is_told(table: Table, now: int) -> list[bytes]:
    """What each person and a stranger would be told who came in now, and what lists show."""
    present = frozenset(name.lower() for name in NAMES)
    told = [news(table, "CODE", Listener(person), present, 0, now, {}) for person in (*sorted(present), "stranger")]
    return [msgspec.json.encode(each) for each in (*told, card(table, "CODE"))]


@settings(max_examples=50)
@given(st.integers(0, 2**32), st.integers(40, 120))
def test_the_records_of_any_muddle_make_the_same_table_again(number: int, events: int) -> None:
    muddle = Muddle(random.Random(number))
    scene = muddle.scene
    for _ in range(events):
        if muddle.next():
            again = from_disk(scene)
            assert all_that_is_told(again, scene.now) == all_that_is_told(scene.table, scene.now)
            assert again.clocks == scene.table.clocks
            assert again.updated == scene.table.updated


def test_a_whole_game_with_everything_in_it_folds_to_the_same() -> None:
    ana, ben, eva = game_of("Ana", "Ben", "Eva")
    scene = ana.scene
    scene.wander(scene.someone_can_inspect)
    looker = scene.owner()
    looker.acts(next(option for option in scene.options if option.startswith("inspect")))
    looker.takes_back()
    for guest in (ana, ben, eva):
        if guest.person != looker.person:
            guest.says_yes()
    ben.wants_a_pause()
    ana.says_yes()
    eva.says_yes()
    ben.resumes()
    eva.resigns(2)
    scene.wander(lambda: scene.table.status == "over", random.Random(3))
    assert all_that_is_told(from_disk(scene), scene.now) == all_that_is_told(scene.table, scene.now)


def test_a_table_begins_with_being_made_or_imported() -> None:
    with pytest.raises(ValueError, match="cannot begin with Began"):
        open_table(tell.Began(at=DAWN))


def test_every_record_that_can_follow_has_its_change() -> None:
    assert set(_CHANGES) | {Made, Imported} == set(AnyRecord.__args__)


def test_a_finished_game_comes_back_from_its_log_to_be_looked_at() -> None:
    ana, ben, _eva = game_of("Ana", "Ben", "Eva")
    scene = ana.scene
    ben.resigns(1)
    scene.wander(lambda: scene.table.status == "over")
    table = fold_table([Imported(at=DAWN, log=scene.match.log(), host="kei")])
    assert table.imported
    assert table.status == "over"
    assert table.seats_of("ana") == []
    assert [place.name for place in table.places] == ["Ana", "Ben", "Eva"]
    assert table.match is not None
    assert table.match.winners() == scene.match.winners()
    assert table.match.log() == scene.match.log()


def test_what_an_imported_log_calls_its_seats_is_shown_as_a_name_of_our_own_would_be() -> None:
    ana, ben = game_of("Ana", "Ben")
    ben.resigns(1)
    log = ana.scene.match.log()
    log.seats[0] = msgspec.structs.replace(log.seats[0], name="A\u202e\nna" + "x" * 100)
    log.seats[1] = msgspec.structs.replace(log.seats[1], kind="<script>")
    table = fold_table([Imported(at=DAWN, log=log, host="kei")])
    assert table.places[0].name == ("A na" + "x" * 100)[:40]
    assert table.places[1].bot is None
