"""What pages are told, bit by bit: put together it is what a page is told that has just been opened."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from ghostlight.core.events import SPECTATOR
from ghostlight.server.news import MOST_TALK, Listener, card, face, news
from ghostlight.table.terms import MoveClock
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
    fallen = told(scene, page)
    assert (fallen["facing"], fallen["curtain"]) == (None, 1 - looker)
    assert tells_everything_without_secrets(fallen)
    assert fallen["position"]["view"]["seat"] is None  # what lies behind the curtain is what a watcher sees
    assert fallen["position"]["choices"] == []
    ana.says("Your turn, Grandma.")
    assert (told(scene, page)["facing"], page.facing) == (None, SPECTATOR)  # it stays down until somebody says who looks
    face(page, looker)
    again = told(scene, page)
    assert (again["facing"], again["curtain"]) == (None, 1 - looker)  # and it must be the one who decides
    assert tells_everything_without_secrets(again)
    face(page, 1 - looker)
    message = told(scene, page)
    assert (message["facing"], message["curtain"]) == (1 - looker, None)
    assert tells_everything_without_secrets(message)  # from the other seat, which has none yet
    assert message["position"]["choices"] == scene.options


def tells_everything_without_secrets(message: dict[str, Any]) -> bool:
    secret = any(event["secret"] for chapter in message["story"] for event in chapter["events"])
    return "about" in message and message["story_from"] == 0 and len(message["story"]) > 1 and not secret


# --- talk --------------------------------------------------------------------------------------------------------------


def texts(table: dict[str, Any]) -> list[str]:
    return [line["text"] for line in table["talk"]]


def test_of_a_long_talk_a_page_gets_the_last_lines_and_continues_them() -> None:
    ana, _ = game_of("Ana", "Ben")
    scene = ana.scene
    there, sayings = Listener("ana"), [str(number) for number in range(MOST_TALK + 50)]
    has = put_together({}, told(scene, there))
    for text in sayings:
        ana.says(text)
        has = put_together(has, told(scene, there))
    assert texts(has)[-len(sayings) :] == sayings  # whoever was there all the time has it all
    late = Listener("eva")
    first = told(scene, late)
    assert texts(first) == sayings[-MOST_TALK:]
    assert first["talk_from"] == 0
    came_late = put_together({}, first)
    for number in range(3):
        ana.says(f"more {number}")
        came_late = put_together(came_late, told(scene, late))
    assert texts(came_late) == [*sayings[-MOST_TALK:], "more 0", "more 1", "more 2"]
    for page, table in ((late, came_late), (there, has)):
        page.forget()  # as when a curtain falls: nothing is there twice
        assert texts(put_together(table, told(scene, page))) == [*sayings[3 - MOST_TALK :], "more 0", "more 1", "more 2"]


# --- cards -------------------------------------------------------------------------------------------------------------


def test_a_table_at_which_people_wait_for_a_bot_is_due_at_once() -> None:
    scene = Scene(3, clock=MoveClock(30))
    ana, ben = scene.people("Ana", "Ben")
    ana.sits(0)
    ben.sits(1)
    ana.puts_a_bot(2)
    ana.starts()
    assert card(scene.table, "CODE").deadline == scene.now + 30_000  # Ana's
    scene.place_lords_up_to(2)
    assert scene.table.bot_to_decide() is not None
    scene.passes(5)
    assert card(scene.table, "CODE").deadline == 0
    ana.puts_a_bot(0)
    assert card(scene.table, "CODE").deadline == 0  # Ben still waits
    ben.puts_a_bot(1)
    assert card(scene.table, "CODE").deadline is None  # nobody does
    ben.takes_the_bot_away(1)
    ben.wants_a_pause()
    ana.says_yes()
    assert card(scene.table, "CODE").deadline is None
