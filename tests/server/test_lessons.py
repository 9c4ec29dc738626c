"""Lessons on the server: one a person, bounded, in memory only, taken up where they were, and nothing that a table has."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ghostlight.server.lessons import Lessons
from tests.server.house import PATIENCE, Guest, House, wait_until


class Learner:
    """A page with a chapter of a lesson."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.lesson: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.ids = 0
        self.hears("lesson")

    def hears(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; what comes before it is taken in."""
        while True:
            told: dict[str, Any] = json.loads(self.line.recv(PATIENCE))
            if told["type"] == "lesson":
                self.lesson = told
            if told["type"] == "table":
                self.table |= told
            if told["type"] == kind:
                return told

    def asks(self, kind: str, **wish: Any) -> dict[str, Any]:
        self.ids += 1
        self.line.send(json.dumps({"type": kind, "id": self.ids, **wish}))
        while True:
            told: dict[str, Any] = json.loads(self.line.recv(PATIENCE))
            if told["type"] == "lesson":
                self.lesson = told
            if told["type"] == "table":
                self.table |= told
            if told.get("id") == self.ids:
                return told

    def acts(self, action: str) -> dict[str, Any]:
        return self.asks("act", at=self.table["at"], action=action)


@contextmanager
def lesson(guest: Guest, path: str = "graveyard/wake", **query: Any) -> Iterator[Learner]:
    asked = "&".join(f"{key}={value}" for key, value in query.items())
    url = f"ws://{guest.house.host}/api/lessons/{path}/socket?{asked}"
    headers = {"Cookie": "; ".join(f"{key}={value}" for key, value in guest.http.cookies.items())}
    with connect(url, additional_headers=headers, origin=Origin(guest.house.url)) as line:
        yield Learner(line)


def test_a_lesson_is_told_like_a_table_and_is_none(house: House) -> None:
    before = house.query("select count(*) from tables")
    ana = house.guest()
    with lesson(ana) as page:
        assert (page.lesson["mood"], page.lesson["say"], page.table["at"]) == ("tell", "welcome", 0)
        assert page.table["about"]["code"] == ""
        assert page.table["fairness"] == {"commitment": "", "nonces": [], "promises": [], "given_up": 0, "seed": None}
        assert page.asks("on")["type"] == "done"
        page.asks("on")
        assert (page.lesson["mood"], page.lesson["point"]) == ("do", ["B3"])
        assert "move B3" in page.table["position"]["choices"]
        assert ana.get("/api/tables").json() == {"public": [], "mine": []}
        assert page.acts("move B3")["type"] == "done"
        assert [each["action"] for each in page.table["story"]] == [None, "move B3"]
    assert house.query("select count(*) from tables") == before
    wait_until(lambda: not house.ghostlight.lessons.open)


def test_what_else_one_does_is_answered(house: House) -> None:
    with lesson(house.guest(), step=2, lang="es") as page:
        told = page.acts("move D4")
        assert (told["type"], told["code"]) == ("refused", "illegal-action")
        assert "D4" in told["sentence"]
        assert page.acts("dance")["code"] == "no-such-action"
        assert page.asks("back")["code"] == "late"
        assert page.asks("act", at=99, action="move B3")["code"] == "late"
        page.acts("move B2")
        assert (page.lesson["mood"], page.lesson["remark"]) == ("strayed", "enter-else")
        page.asks("back")
        page.asks("show")
        assert page.lesson["mood"] == "shown"
        page.asks("back")
        assert page.lesson["mood"] == "do"
        assert page.asks("try", action="move B3")["code"] == "no-trials"
        assert page.asks("chat", text="hello")["code"] == "bad-message"


def test_it_is_taken_up_where_it_was(house: House) -> None:
    with lesson(house.guest(), step=5) as page:
        assert (page.lesson["step"], page.lesson["say"]) == (5, "line")
    with lesson(house.guest(), step=999) as page:
        assert page.lesson["mood"] == "over"
    with lesson(house.guest(), step="-3") as page:
        assert page.lesson["step"] == 0


def test_a_new_lesson_ends_the_one_before(house: House) -> None:
    ana = house.guest()
    with lesson(ana) as first, lesson(ana, "town/scare") as second:
        assert first.hears("refused")["code"] == "lesson-elsewhere"
        with pytest.raises(ConnectionClosed):
            first.hears("table")
        assert second.asks("on")["type"] == "done"
        assert len(house.ghostlight.lessons.open) == 1


def test_there_are_only_so_many(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = house.guests("Ana", "Ben")
    for few in (Lessons(most=1), Lessons(most_of_address=1)):
        monkeypatch.setattr(house.ghostlight, "lessons", few)
        with lesson(ana), pytest.raises(ConnectionClosed), lesson(ben):
            pass
        assert len(few.open) <= 1


def test_what_is_not_there_is_refused(house: House) -> None:
    ana = house.guest()
    assert ana.get("/api/lessons/graveyard/wake").json()["steps"] > 0
    for path in ("graveyard/no-such", "chess/wake"):
        answer = ana.get(f"/api/lessons/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-lesson")
        with pytest.raises(InvalidStatus), lesson(ana, path):
            pass
