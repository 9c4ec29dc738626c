"""What pages are told, bit by bit: put together it is what a page is told that has just been opened."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from ghostlight.server.news import Listener, face, news
from tests.server.house import put_together
from tests.table.muddle import NAMES, Muddle
from tests.table.tables import Scene, game_of

PEOPLE = [name.lower() for name in NAMES] + ["stranger"]
SENT_ALONG = ("story_from", "talk_from")


def told(scene: Scene, listener: Listener) -> dict[str, Any]:
    present = frozenset(scene.present)
    message = news(scene.table, "CODE", listener, present, 0, scene.now, {})
    decoded: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return decoded


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.integers(40, 120))
def test_a_page_that_was_told_bit_by_bit_knows_what_a_new_page_is_told(number: int, events: int) -> None:
    muddle = Muddle(random.Random(number))
    scene = muddle.scene
    pages = {person: Listener(person) for person in PEOPLE}
    has: dict[str, dict[str, Any]] = {person: {} for person in PEOPLE}
    for _ in range(events):
        if not muddle.next():
            continue
        for person, page in pages.items():
            if muddle.luck.random() < 0.3:
                continue  # nobody hears everything at once: news may come for several things together
            if has[person].get("curtain") is not None and muddle.luck.random() < 0.5:
                face(page, has[person]["curtain"])
            has[person] = put_together(has[person], told(scene, page))
            new = Listener(person, facing=page.facing)
            fresh = put_together({}, told(scene, new))
            assert without(has[person]) == without(fresh)


def without(table: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key not in SENT_ALONG}


def test_later_messages_leave_out_what_has_not_changed() -> None:
    ana, _ = game_of("Ana", "Ben")
    page = Listener("ana")
    first = told(ana.scene, page)
    assert {"about", "position"} <= set(first)
    ana.says("hello")
    second = told(ana.scene, page)
    assert not {"about", "position"} & set(second)
    assert (second["story_from"], second["story"]) == (1, [])
    assert [line["text"] for line in second["talk"]] == ["hello"]
    ana.acts("place N1")
    third = told(ana.scene, page)
    assert "about" not in third
    assert third["position"]["choices"] == []
    assert [chapter["action"] for chapter in third["story"]] == ["place N1"]
    assert third["talk"] == []


def test_before_the_game_there_is_no_position() -> None:
    scene = Scene()
    scene.seated("Ana", "Ben")
    assert told(scene, Listener("ana"))["position"] is None


def test_positions_are_put_into_words_once_for_each_seat_however_many_look_on() -> None:
    ana, _ = game_of("Ana", "Ben")
    scene, known = ana.scene, {}  # type: ignore[var-annotated]
    for person in ("ana", "ben", "one", "two", "three"):
        news(scene.table, "CODE", Listener(person), frozenset(), 3, scene.now, known)
    assert len(known) == 3  # Ana, who decides; Ben; and everybody else


def test_a_curtain_falls_only_when_somebody_knows_what_another_does_not() -> None:
    scene = Scene()
    (ana,) = scene.people("Ana")
    ana.sits(0)
    ana.sits(1, name="Grandma")
    ana.starts()
    page, luck = Listener("ana"), random.Random(1)
    while not scene.someone_can_inspect():
        message = told(scene, page)
        assert message["curtain"] is None
        assert message["facing"] == scene.table.turn
        ana.acts(luck.choice(scene.options))
    looker = told(scene, page)["facing"]
    assert looker == scene.table.turn
    ana.acts(next(option for option in scene.options if option.startswith("inspect")))
    assert told(scene, page)["curtain"] is None
    ana.acts(next(option for option in scene.options if option.startswith("move")))
    message = told(scene, page)
    assert (message["facing"], message["curtain"]) == (looker, 1 - looker)
    face(page, 1 - looker)
    message = told(scene, page)
    assert (message["facing"], message["curtain"]) == (1 - looker, None)
    assert message["story_from"] == 0  # everything anew, from the other seat
    assert not any(event["secret"] for chapter in message["story"] for event in chapter["events"])
