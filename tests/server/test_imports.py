"""Logs of finished games read in again: only what is whole and as promised becomes a table; the rest gets a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest

from ghostlight.core import log as logs
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import load
from ghostlight.server.limits import MOST_ENTRIES
from tests.server.house import House


@pytest.fixture(scope="module")
def finished() -> str:
    """The log of a finished game, as text."""
    match = Match(load("graveyard"), [Seat("Ana"), Seat("Ben", "random")], bytes(range(32)), {"stall_limit": 5})
    while not match.over:
        match.act(match.options_now()[match.steps % 3])
    return logs.write(match.log()).decode()


def test_a_finished_game_from_elsewhere_becomes_a_table_to_look_at(house: House, finished: str) -> None:
    ana, eva = house.guests("Ana", "Eva")
    response = ana.post("/api/logs", finished.encode())
    assert response.status_code == 201
    code = response.json()["code"]
    assert code in [table["code"] for table in ana.get("/api/tables").json()["mine"]]
    page = eva.opens(code)  # by link, as with every table
    assert page.table["about"]["imported"]
    assert page.table["status"] == "over"
    assert [(seat["name"], seat["kind"]) for seat in page.table["seats"]] == [("Ana", "human"), ("Ben", "bot")]
    assert page.table["host"] is False
    assert page.table["fairness"]["seed"] == bytes(range(32)).hex()
    assert ana.post(f"/api/tables/{code}/check").json()["fault"] is None
    page.does("chat", text="What a game.")


def spoilt() -> Iterator[tuple[str, Callable[[str], str], str, str]]:
    yield "not JSON", lambda text: "{", "bad-log", "not a game log"
    yield "nothing", lambda text: "", "bad-log", "not a game log"
    yield "another version", lambda text: text.replace('"version": 2', '"version": 9'), "bad-log", "version 9"
    yield "a game that is not there", lambda text: text.replace('"graveyard"', '"chess"'), "no-such-game", "chess"
    yield "an unknown field", lambda text: text.replace('"nonces"', '"winner"'), "bad-log", "winner"
    yield "an illegal action", lambda text: re.sub('"place ..', '"move F6', text, count=1), "bad-log", "F6"
    yield "words for an action", lambda text: re.sub('"place ..', '"dance', text, count=1), "bad-log", "dance"
    yield "no seed", lambda text: text[: text.rindex('"seed"')] + '"seed": null}', "bad-log", "no seed"
    yield "a short seed", lambda text: text[: text.rindex('"seed"')] + '"seed": "beef"}', "bad-log", "beef"
    yield "another seed", lambda text: text.replace(bytes(range(32)).hex(), "11" * 32), "bad-log", "promised"
    yield "another draw", lambda text: text.replace('["starter",2,', '["starter",2,1', 1), "bad-log", "step 0"
    yield "an option out of range", lambda text: text.replace('"stall_limit": 5', '"stall_limit": -5'), "bad-log", "stall_limit"
    yield "a seat that is not there", lambda text: re.sub(r'"n":3,"seat":\d', '"n":3,"seat":7', text), "bad-log", "seat"
    yield "too many seats", lambda text: text.replace('"seats": [', '"seats": [' + '{"name":"c"},' * 3), "bad-log", "2 to 4"
    yield "no end", lambda text: cut(text, 5), "bad-log", "not over"
    yield "more after the end", lambda text: add(text, '{"kind":"undo","back_to":1}'), "bad-log", "over"
    yield "somebody who resigns from nowhere", lambda text: add(text, '{"kind":"resign","seat":9}', 3), "bad-log", "seat 10"
    yield "numbers too large", lambda text: re.sub(r'"n":3,', f'"n":{10**40},', text), "bad-log", "step"
    yield "signs that move the cursor", lambda text: text.replace('"starter"', '"\\r\\u001b[2Kfine"'), "bad-log", "step 0"
    yield "deep nesting", lambda text: '{"version":1,"game":' + "[" * 5000 + "]" * 5000 + "}", "bad-log", "not a game log"
    yield (
        "far too many entries",
        lambda text: add(text, '{"kind":"undo","back_to":0}', 1, MOST_ENTRIES),
        "bad-log",
        str(MOST_ENTRIES),
    )


def entries_of(text: str) -> tuple[dict[str, object], list[object]]:
    log = json.loads(text)
    return log, log["entries"]


def cut(text: str, count: int) -> str:
    log, entries = entries_of(text)
    return json.dumps(log | {"entries": entries[:count]})


def add(text: str, entry: str, place: int | None = None, times: int = 1) -> str:
    log, entries = entries_of(text)
    place = len(entries) if place is None else place
    return json.dumps(log | {"entries": entries[:place] + [json.loads(entry)] * times + entries[place:]})


@pytest.mark.parametrize(
    ("spoil", "code", "said"), [pytest.param(spoil, code, said, id=name) for name, spoil, code, said in spoilt()]
)
def test_a_spoilt_log_is_refused_with_a_sentence(
    house: House, finished: str, spoil: Callable[[str], str], code: str, said: str
) -> None:
    ana = house.guest()
    body = spoil(finished)
    assert body != finished
    response = ana.post("/api/logs", body.encode())
    assert response.status_code == 400
    problem = response.json()
    assert problem["code"] == code
    assert said in problem["sentence"]
    assert problem["sentence"].isprintable()
    assert ana.get("/api/tables").json()["mine"] == []


def test_bytes_that_are_no_text_are_refused_too(house: House) -> None:
    assert house.guest().post("/api/logs", b"\x00\xff\xfe").json()["code"] == "bad-log"


def test_the_account_of_a_running_game_is_no_log(house: House) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "greedy", start=True)
    account = ana.get(f"/api/tables/{code}/log").content
    assert ana.post("/api/logs", account).json()["code"] == "bad-log"
