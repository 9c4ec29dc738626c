"""Tables over a change of the rules: they go on as they began, and what cannot be folded is told, never a 500."""

from __future__ import annotations

import io
import json
import logging
import random
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from ghostlight import games
from ghostlight.core import log as logs
from ghostlight.games import load
from ghostlight.words import LANGUAGES
from tests.core.revised import revised
from tests.server.house import Guest, House, Page, open_house, play_on, wait_until

TWO = load("graveyard")
OLD = revised(TWO, rules=1, options=tuple(option for option in TWO.options if option.since == 1))
ONLY_TWO = revised(TWO, oldest_rules=2)
HEADERS = {language: {"accept-language": language} for language in LANGUAGES}


@contextmanager
def program(file: Path, monkeypatch: pytest.MonkeyPatch, game: Any = OLD) -> Iterator[House]:
    """A server whose program knows Graveyard like this."""
    with monkeypatch.context() as patch:
        patch.setattr(games, "load", lambda name: game if name == "graveyard" else load(name))  # before it looks at its tables
        with open_house(file) as house:
            yield house


def again(house: House, guest: Guest) -> Guest:
    """The same browser, after the server came back at another port."""
    return Guest(house, guest.name, guest.secret)


def two_at_a_table(house: House, **wish: Any) -> tuple[list[Guest], str, list[Page]]:
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open", **wish)
    pages = [ana.opens(code), ben.opens(code).sits(1)]
    pages[0].does("start")
    return [ana, ben], code, pages


def finish(pages: list[Page]) -> None:
    play_on(pages, random.Random(5), 8)
    pages[0].does("resign", at=max(page.at for page in pages), seat=0)
    for page in pages:
        page.until(lambda table: table["status"] == "over")
        page.close()


def denied(guest: Guest, code: str) -> int:
    with pytest.raises(InvalidStatus) as error:
        guest.opens(code)
    return int(error.value.response.status_code)


def damage(file: Path, code: str, k: int, body: str = "{") -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("update records set body = ? where code = ? and k = ?", (body, code, k))
    connection.close()


# --- going on ----------------------------------------------------------------------------------------------------------


def test_a_table_goes_on_by_the_rules_it_began_under(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite3"
    with program(file, monkeypatch) as house:
        guests, code, pages = two_at_a_table(house)
        play_on(pages, random.Random(1), 7)
        before = pages[0].table
        assert before["about"]["rules"] == 1
        for page in pages:
            page.close()
    with program(file, monkeypatch, TWO) as house:
        ana, ben = (again(house, guest) for guest in guests)
        pages = [ana.opens(code), ben.opens(code)]
        assert pages[0].table["about"]["rules"] == 1
        assert pages[0].table["at"] == before["at"]
        assert pages[0].table["position"] == before["position"]
        finish(pages)
        log = logs.read(ana.get(f"/api/tables/{code}/log").content, "log")
        assert log.rules == 1
        assert log.options == {"stall_limit": 40, "reading": "house"}
        assert ana.post(f"/api/tables/{code}/check").json() | {"steps": 0, "draws": 0} == {
            "steps": 0,
            "draws": 0,
            "fault": None,
            "retired": None,
        }
        fresh = ana.makes_a_table("me", "greedy", start=True)
        with ana.opens(fresh) as page:
            assert page.table["about"]["rules"] == 2
            assert page.table["about"]["options"]["reading"] == "letter"
    assert rules_on_disk(file) == {code: 1, fresh: 2}


def rules_on_disk(file: Path) -> dict[str, int]:
    with sqlite3.connect(file) as connection:
        first = connection.execute("select code, body from records where k = 0").fetchall()
    return {code: json.loads(body)["rules"] for code, body in first}


def test_a_record_that_says_no_number_is_of_number_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As tables were written before there were numbers."""
    file = tmp_path / "games.sqlite3"
    with program(file, monkeypatch) as house:
        guests, code, pages = two_at_a_table(house)
        for page in pages:
            page.close()
    with sqlite3.connect(file) as connection:
        body = json.loads(connection.execute("select body from records where k = 0").fetchone()[0])
        del body["rules"]
        connection.execute("update records set body = ? where k = 0", (json.dumps(body),))
    with program(file, monkeypatch, TWO) as house, again(house, guests[0]).opens(code) as page:
        assert page.table["about"]["rules"] == 1


def test_a_table_that_waits_while_its_rules_are_retired_is_not_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite3"
    with program(file, monkeypatch) as house:
        ana = house.guest()
        code = ana.makes_a_table("me", "greedy")
    with program(file, monkeypatch, ONLY_TWO) as house, again(house, ana).opens(code) as page:
        assert page.refused("start") == "other-rules"


# --- what cannot be folded ---------------------------------------------------------------------------------------------


def test_a_finished_game_of_retired_rules_is_still_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite3"
    with program(file, monkeypatch) as house:
        guests, code, pages = two_at_a_table(house)
        finish(pages)
        with guests[0].opens(code) as page:
            result = page.table["result"]
            seen = page.asks("look", moment=0, viewer="above")["events"]
        log = guests[0].get(f"/api/tables/{code}/log").content
    with program(file, monkeypatch, ONLY_TWO) as house:
        ana, eva = again(house, guests[0]), house.guest("Eva")
        assert denied(ana, code) == 409
        problem = ana.get(f"/api/tables/{code}", **HEADERS["en"])
        assert problem.status_code == 409
        assert problem.json()["code"] == "unreadable-table"
        for guest in (ana, eva):
            kept = guest.get(f"/api/tables/{code}/remains").json()
            assert (kept["why"], kept["rules"], kept["result"]) == ("retired", 1, result)
            assert [seat["name"] for seat in kept["summary"]["seats"]] == ["Ana", "Ben"]
            assert kept["story"][0]["events"] == seen
            assert len(kept["story"]) == len(logs.read(log, "log").entries) - 1, "all but the resignation"
            assert guest.get(f"/api/tables/{code}/log").content == log, "as it was when it could be folded"
            checked = guest.post(f"/api/tables/{code}/check").json()
            assert (checked["fault"], checked["retired"]) == (None, 1)
            assert checked["draws"] > 30
        archive = zipfile.ZipFile(io.BytesIO(ana.get("/api/me/games.zip").content))
        assert archive.read(f"graveyard-{code}.json") == log
        assert [each["code"] for each in ana.get("/api/tables").json()["mine"]] == [code]


def test_a_running_game_of_retired_rules_tells_nothing_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "games.sqlite3"
    with program(file, monkeypatch) as house:
        guests, code, pages = two_at_a_table(house, visibility="public")
        play_on(pages, random.Random(1), 9)
        actions = [chapter["action"] for chapter in pages[0].table["story"]]
        commitment = pages[0].table["fairness"]["commitment"]
        for page in pages:
            page.close()
    seed = json.loads(house.query("select body from records where k = 0")[0][0])["seed"]
    with caplog.at_level(logging.WARNING), program(file, monkeypatch, ONLY_TWO) as house:
        wait_until(lambda: "1 running games are under rules that this program does not play" in caplog.text)
        ana = again(house, guests[0])
        assert denied(ana, code) == 409
        lobby = ana.get("/api/tables").json()
        assert lobby["public"] == []
        assert [each["my_turn"] for each in lobby["mine"]] == [False]
        got = [
            ana.get(f"/api/tables/{code}/remains"),
            ana.get(f"/api/tables/{code}/log"),
            ana.post(f"/api/tables/{code}/check"),
            ana.get(f"/api/tables/{code}"),
        ]
        archive = zipfile.ZipFile(io.BytesIO(ana.get("/api/me/games.zip").content))
        packed = archive.read(f"graveyard-{code}-so-far.json")
        assert [each.status_code for each in got] == [200, 200, 409, 409]
        assert (got[0].json()["story"], got[0].json()["result"]) == ([], None)
        for body in (packed, *(each.content for each in got)):
            assert seed.encode() not in body
            assert b"drew" not in body
        log = logs.read(packed, "log")
        assert packed == got[1].content
        assert (log.seed, log.commitment, log.rules) == (None, commitment, 1)
        assert [entry.action for entry in log.entries] == actions
    with program(file, monkeypatch) as house, again(house, guests[0]).opens(code) as page:
        assert page.table["status"] == "playing", "the program of before takes the game up again"


def test_a_game_of_newer_rules_waits_for_its_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite3"
    with program(file, monkeypatch, TWO) as house:
        guests, code, pages = two_at_a_table(house)
        for page in pages:
            page.close()
    with program(file, monkeypatch) as house:
        ana = again(house, guests[0])
        assert denied(ana, code) == 409
        assert ana.get(f"/api/tables/{code}/remains").json()["why"] == "newer"


DAMAGES = {
    "the first record": (0, "{", "damaged"),
    "the deal": (3, '{"kind": "began"}', "damaged"),
    "another action": (4, '{"kind": "acted", "at": 1, "seat": 0, "action": "move D3"}', "changed"),
    "no action": (5, '{"kind": "acted", "at": 1, "seat": 9, "action": "place"}', "changed"),
    "a later record": (6, "\x00", "damaged"),
}


def test_a_damaged_table_has_a_page_and_a_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one whose game is over, as it was; of one that runs, only what everybody saw done."""
    file = tmp_path / "games.sqlite3"
    tables = []
    with program(file, monkeypatch) as house:
        for title in DAMAGES:
            for over in (False, True):
                guests, code, pages = two_at_a_table(house)
                if over:
                    finish(pages)
                else:
                    play_on(pages, random.Random(1), 5)
                    for page in pages:
                        page.close()
                seed = json.loads(house.query(f"select body from records where k = 0 and code = '{code}'")[0][0])["seed"]
                tables.append((title, over, guests[0], code, seed))
    for title, _, _, code, _ in tables:
        damage(file, code, *DAMAGES[title][:2])
    with program(file, monkeypatch) as house:
        for title, over, guest, code, seed in tables:
            check_what_is_left(again(house, guest), code, DAMAGES[title][2], over, seed)


def check_what_is_left(ana: Guest, code: str, why: str, over: bool, seed: str) -> None:
    assert denied(ana, code) == 409
    for language in LANGUAGES:
        refused = ana.get(f"/api/tables/{code}", **HEADERS[language])
        assert refused.status_code == 409
        assert refused.json()["sentence"]
    kept = ana.get(f"/api/tables/{code}/remains").json()
    assert kept["why"] == why
    assert bool(kept["story"]) == bool(kept["result"]) == over
    got = ana.get(f"/api/tables/{code}/log")
    log = logs.read(got.content, "log")
    assert (log.seed == seed) == over
    assert (seed.encode() in got.content) == over
    assert [seat.name for seat in log.seats] == ["Ana", "Ben"]
    assert ana.post(f"/api/tables/{code}/check").status_code == (200 if over else 409)
    assert zipfile.ZipFile(io.BytesIO(ana.get("/api/me/games.zip").content)).namelist()


def test_a_damaged_table_is_as_closed_to_watchers_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite3"
    with program(file, monkeypatch) as house:
        guests, code, pages = two_at_a_table(house, watching=False)
        finish(pages)
    damage(file, code, 4)
    with program(file, monkeypatch) as house:
        eva, ana = house.guest("Eva"), again(house, guests[0])
        for path in ("", "/remains", "/log"):
            assert eva.get(f"/api/tables/{code}{path}").status_code == 403, path
        assert eva.post(f"/api/tables/{code}/check").status_code == 403
        assert ana.get(f"/api/tables/{code}/remains").status_code == 200


def test_a_game_that_ended_before_chronicles_gets_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite3"
    with program(file, monkeypatch) as house:
        _, _, pages = two_at_a_table(house)
        finish(pages)
        kept = house.query("select code, body from chronicles")
        assert len(kept) == 1
    with sqlite3.connect(file) as connection:
        connection.execute("delete from chronicles")
    with program(file, monkeypatch) as house:
        wait_until(lambda: house.query("select code, body from chronicles") == kept)


def test_a_log_of_retired_rules_is_not_imported_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite3"
    with program(file, monkeypatch) as house:
        guests, code, pages = two_at_a_table(house)
        finish(pages)
        log = guests[0].get(f"/api/tables/{code}/log").content
        copy = guests[0].post("/api/logs", log).json()["code"]
        assert len(house.query("select code from chronicles")) == 2
    with program(file, monkeypatch, ONLY_TWO) as house:
        ana = again(house, guests[0])
        refused = ana.post("/api/logs", log).json()
        assert refused["code"] == "bad-log"
        assert "rules 1 have been retired; it plays rules 2" in refused["sentence"]
        assert ana.get(f"/api/tables/{copy}/remains").json()["why"] == "retired"
        assert ana.get(f"/api/tables/{copy}/log").content == log
