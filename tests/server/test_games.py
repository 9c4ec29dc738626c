"""Whole evenings: people and bots play, somebody watches, somebody reloads the page, and the game is checked at the end."""

from __future__ import annotations

import asyncio
import io
import json
import random
import threading
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ghostlight.core import log as logs
from ghostlight.core.verify import verify
from ghostlight.games import load
from ghostlight.server import http
from ghostlight.table.deciding import STAND_IN
from ghostlight.table.folding import fold_table
from ghostlight.table.insisting import AWAY
from tests.server.house import PATIENCE, Guest, House, Page, open_house, play_on, someone_decides, wait_until

GAME = load("graveyard")


def two_at_a_table(house: House, **wish: object) -> list[Page]:
    """Ana and Ben in a game that has begun."""
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open", **wish)
    pages = [ana.opens(code), ben.opens(code).sits(1)]
    pages[0].does("start")
    for page in pages:
        page.until(lambda table: table["status"] == "playing")
    return pages


def whole_story(page: Page) -> tuple[object, ...]:
    return tuple(page.table[part] for part in ("story", "position", "at", "status", "result", "seats"))


# --- an evening --------------------------------------------------------------------------------------------------------


def test_two_people_and_a_bot_play_a_whole_game_while_somebody_watches(house: House) -> None:
    ana, ben, eva = house.guests("Ana", "Ben", "Eva")
    code = ana.makes_a_table("me", "open", "greedy", name="Friday")
    with ana.opens(code) as anas, ben.opens(code) as bens, eva.opens(code) as evas:
        assert anas.table["about"]["name"] == "Friday"
        assert anas.table["status"] == "waiting"
        assert [seat["kind"] for seat in anas.table["seats"]] == ["human", "open", "bot"]
        bens.sits(1)
        anas.until(lambda table: table["seats"][1]["name"] == "Ben")
        anas.does("start")
        play_on([anas, bens], random.Random(5))
        for page in (anas, bens, evas):
            page.until(lambda table: table["status"] == "over")
        for seat, page in enumerate((anas, bens)):
            assert page.table["mine"] == [seat]
            assert page.table["facing"] == seat
        assert evas.table["mine"] == []
        assert evas.table["facing"] is None
        assert anas.table["result"] == bens.table["result"] == evas.table["result"]
        result = evas.table["result"]
        assert result["how"] == "rules"
        assert result["winners"] == [seat for seat in range(3) if result["points"][seat] == max(result["points"])]
        assert {chapter["seat"] for chapter in evas.table["story"]} == {None, 0, 1, 2}


def test_everybody_is_told_of_everything_that_everybody_may_know(house: House) -> None:
    pages = two_at_a_table(house)
    watcher = house.guest("Eva").opens(pages[0].code)
    play_on(pages, random.Random(1), steps=20)
    for page in (*pages, watcher):
        page.catch_up()
    stories = [
        [(chapter["n"], chapter["seat"], chapter["action"]) for chapter in page.table["story"]] for page in (*pages, watcher)
    ]
    assert stories[0] == stories[1] == stories[2]
    assert len(stories[0]) == 21


def test_only_whoever_decides_is_given_choices(house: House) -> None:
    pages = two_at_a_table(house)
    watcher = house.guest("Eva").opens(pages[0].code)
    for _ in range(10):
        mover = someone_decides(pages)
        assert mover is not None
        (other,) = (page for page in pages if page is not mover)
        watcher.until(lambda table: table["at"] >= pages[0].at)
        assert mover.table["position"]["ask"] is not None
        for page in (other, watcher):
            assert page.choices == []
            assert page.table["position"]["ask"] is None
        mover.acts(mover.choices[0])


def test_whoever_watches_may_talk_but_not_play(house: House) -> None:
    pages = two_at_a_table(house)
    eva = house.guest("Eva").opens(pages[0].code)
    eva.does("chat", text="Good evening")
    pages[0].until(lambda table: any(line["text"] == "Good evening" for line in table["talk"]))
    line = pages[0].table["talk"][-1]
    assert (line["name"], line["seat"]) == ("Eva", None)
    assert pages[0].table["watchers"] == 1
    assert eva.refused("act", at=eva.at, action="place N1") == "not-your-turn"
    assert eva.refused("undo", at=eva.at) == "not-seated"


def test_whoever_only_watches_and_gives_a_new_name_talks_under_it(house: House) -> None:
    pages = two_at_a_table(house)
    eva = house.guest(None)
    page = eva.opens(pages[0].code)
    assert page.refused("chat", text="hello") == "bad-name"
    eva.http.put("/api/me", json={"name": "Eva"}).raise_for_status()
    page.does("chat", text="hello")
    assert page.table["talk"][-1]["name"] == "Eva"


# --- coming and going --------------------------------------------------------------------------------------------------


def test_a_page_that_is_loaded_again_in_mid_game_shows_the_same(house: House) -> None:
    pages = two_at_a_table(house)
    play_on(pages, random.Random(2), steps=25)
    for page in pages:
        page.catch_up()
        with page.guest.opens(page.code) as again:
            page.catch_up()
            assert whole_story(again) == whole_story(page)
            assert again.table["talk"] == page.table["talk"]
            assert again.table["about"] == page.table["about"]


def test_a_table_that_nobody_had_in_memory_is_the_same_when_it_is_opened_again(house: House) -> None:
    pages = two_at_a_table(house)
    play_on(pages, random.Random(3), steps=25)
    for page in pages:
        page.catch_up()
    before = [whole_story(page) for page in pages]
    for page in pages:
        page.close()
    inside = house.ghostlight.house
    wait_until(lambda: not inside.rooms[pages[0].code].pages)
    del inside.rooms[pages[0].code]  # as the sweeper does after a minute
    again = [page.guest.opens(page.code) for page in pages]
    for page in again:
        page.until(lambda table: table["seats"][0]["here"] and table["seats"][1]["here"])
    assert [whole_story(page) for page in again] == before
    play_on(again, random.Random(4))
    assert again[0].table["status"] == "over"


def test_everybody_sees_who_is_here(house: House) -> None:
    pages = two_at_a_table(house)
    pages[0].until(lambda table: table["seats"][1]["here"])
    pages[1].close()
    pages[0].until(lambda table: not table["seats"][1]["here"])
    second = pages[0].guest.opens(pages[0].code)  # the same person on another device is not a watcher
    assert second.table["watchers"] == 0
    assert second.table["mine"] == [0]


def test_the_host_puts_a_stand_in_for_somebody_who_went_and_they_come_back(house: House) -> None:
    anas, bens = two_at_a_table(house)
    assert anas.refused("replace", seat=1, bot="greedy") == "still-here"
    second = bens.guest.opens(bens.code)
    bens.close()
    let_a_minute_pass(house, anas.code)
    assert anas.refused("replace", seat=1, bot="greedy") == "still-here"  # on another device
    second.close()
    anas.until(lambda table: not table["seats"][1]["here"])
    assert anas.refused("replace", seat=1, bot="greedy") == "still-here"  # the page may only be loading again
    let_a_minute_pass(house, anas.code)
    anas.does("replace", seat=1, bot="random")
    seat = anas.table["seats"][1]
    assert (seat["kind"], seat["stand_in"], seat["name"], seat["bot"]) == ("bot", True, "Ben", STAND_IN)
    if anas.choices:
        anas.acts(anas.choices[0])
    anas.until(lambda table: table["position"]["turn"] == 0)
    bens = bens.guest.opens(bens.code)
    bens.does("free", seat=1)
    assert bens.table["seats"][1]["kind"] == "human"


def let_a_minute_pass(house: House, code: str) -> None:
    """For those who have closed their pages."""
    room = house.ghostlight.house.rooms[code]
    wait_until(lambda: room.last_seen)
    room.last_seen = {person: at - AWAY / 1000 - 1 for person, at in room.last_seen.items()}


def test_somebody_who_never_came_since_the_table_was_opened_is_not_gone_before_a_minute(house: House) -> None:
    anas, bens = two_at_a_table(house)
    for page in (anas, bens):
        page.close()
    inside = house.ghostlight.house
    wait_until(lambda: not inside.rooms[anas.code].pages)
    del inside.rooms[anas.code]
    anas = anas.guest.opens(anas.code)
    assert anas.refused("replace", seat=1, bot="greedy") == "still-here"
    inside.rooms[anas.code].opened -= AWAY / 1000 + 1
    anas.does("replace", seat=1, bot="greedy")


def asked(page: Page) -> tuple[str, int, list[int]]:
    """What was asked at this page's table, from which seat, and who still has to answer."""
    offer = page.table["offer"]
    return offer["what"], offer["seat"], offer["waiting"]


def test_somebody_with_a_stand_in_is_asked_over_the_wire_too(house: House) -> None:
    pages = two_at_a_table(house)
    mover = someone_decides(pages)
    assert mover is not None
    (other,) = (page for page in pages if page is not mover)
    seat = other.table["mine"][0]
    other.does("replace", seat=seat, bot="greedy")
    mover.until(lambda table: table["seats"][seat]["stand_in"])
    mover.does("pause", at=mover.at)
    assert asked(mover) == ("pause", 1 - seat, [seat])
    assert mover.table["offer"]["mine"]
    assert mover.table["status"] == "playing"
    other.does("answer", at=mover.at, yes=True)
    assert other.table["status"] == "paused"


def test_a_command_that_comes_late_or_twice_is_refused_and_changes_nothing(house: House) -> None:
    pages = two_at_a_table(house)
    mover = someone_decides(pages)
    assert mover is not None
    at, action = mover.at, mover.choices[0]
    first, second = (mover.sends("act", at=at, action=action) for _ in range(2))
    assert mover.answer_to(first)["type"] == "done"
    assert mover.answer_to(second)["code"] == "late"
    assert len(mover.table["story"]) == 2
    again = mover.guest.opens(mover.code)  # a connection that was lost in between
    assert again.refused("act", at=at, action=action) == "late"
    assert again.at == at + 1


def test_what_was_taken_back_disappears_from_everybodys_story(house: House) -> None:
    pages = two_at_a_table(house)
    mover = someone_decides(pages)
    assert mover is not None
    (other,) = (page for page in pages if page is not mover)
    mover.acts(mover.choices[0])
    assert mover.table["undo"] == "free"
    mover.does("undo", at=mover.at)
    other.until(lambda table: table["at"] == mover.at)
    for page in pages:
        assert [chapter["n"] for chapter in page.table["story"]] == [0]
    mover.acts(mover.choices[1])
    other.until(lambda table: table["at"] == mover.at)
    assert [chapter["n"] for chapter in other.table["story"]] == [0, 2]


def test_taking_back_by_consent_and_a_pause_over_the_wire(house: House) -> None:
    pages = two_at_a_table(house)
    play_on(pages, random.Random(6), steps=4)
    mover = someone_decides(pages)
    assert mover is not None
    (asker,) = (page for page in pages if page is not mover)
    seat = asker.table["mine"][0]
    asker.does("undo", at=asker.at)
    mover.until(lambda table: table["offer"])
    assert asked(mover) == ("undo", seat, [1 - seat])
    mover.does("answer", at=mover.at, yes=True)
    asker.until(lambda table: table["offer"] is None and table["position"]["turn"] == seat)
    asker.does("pause", at=asker.at)
    mover.does("answer", at=asker.at, yes=True)
    assert mover.table["status"] == "paused"
    assert asker.refused("act", at=asker.at, action="move D3") == "paused"
    mover.does("resume")
    asker.until(lambda table: table["status"] == "playing" and asker.choices)
    asker.acts(asker.choices[0])


def test_of_two_who_play_the_one_who_stays_has_won(house: House) -> None:
    pages = two_at_a_table(house)
    play_on(pages, random.Random(8), steps=6)
    pages[1].catch_up()
    pages[1].does("resign", at=pages[1].at, seat=1)
    for page in pages:
        page.until(lambda table: table["status"] == "over")
        assert page.table["result"]["winners"] == [0]
        assert page.table["result"]["how"] == "default"
        assert page.table["seats"][1]["resigned"]


def test_everybody_at_the_table_is_told_when_the_host_gives_it_up(house: House) -> None:
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open")
    anas, bens = ana.opens(code), ben.opens(code).sits(1)
    anas.does("close")
    bens.until(lambda table: table["status"] == "closed")
    assert bens.refused("chat", text="hello?") == "expired-table"


# --- bots --------------------------------------------------------------------------------------------------------------


def test_a_game_against_a_bot_begins_at_once(house: House) -> None:
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "greedy", start=True))
    assert page.table["status"] == "playing"
    assert play_on([page], random.Random(9)) > 10
    assert page.table["status"] == "over"


def test_where_only_bots_are_left_to_play_they_wait_until_somebody_looks(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3", bot_pause=0.02) as house:
        ana, eva = house.guests("Ana", "Eva")
        code = ana.makes_a_table("greedy", "random", "greedy", start=True)
        room = house.ghostlight.house.rooms[code]
        wait_until(lambda: room.thinking is None)
        assert room.table.at == 1
        with eva.opens(code) as page:
            page.until(lambda table: table["at"] >= 5)
        wait_until(lambda: not room.pages and room.thinking is None)
        stopped = room.table.at
        assert room.table.status == "playing"
        assert house.query("select deadline from tables") == [(None,)]  # nor does the sweep wake them
        bots_decide_elsewhere(ana)
        assert room.table.at == stopped
        page = ana.opens(code)
        page.until(lambda table: table["status"] == "over")
        assert ana.get(f"/api/tables/{code}").json()["status"] == "over"


def bots_decide_elsewhere(guest: Guest) -> None:
    """Long enough for bots to have decided anywhere."""
    with guest.opens(guest.makes_a_table("me", "greedy", start=True)) as page:
        play_on([page], random.Random(12), steps=3)
        someone_decides([page])


def test_a_bot_decides_for_people_who_wait_even_if_none_of_them_looks(house: House) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "greedy", start=True)
    room = house.ghostlight.house.rooms[code]
    wait_until(lambda: room.table.turn == 0)
    with ana.opens(code) as page:
        number = page.sends("act", at=page.at, action=page.choices[0])
        assert page.answer_to(number)["type"] == "done"
    wait_until(lambda: room.table.turn == 0 and room.table.at > 2)


def test_a_bot_takes_its_time_so_that_people_can_follow(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3", bot_pause=0.4) as house:
        ana = house.guest()
        page = ana.opens(ana.makes_a_table("me", "greedy", start=True))
        assert someone_decides([page]) is page
        began = time.monotonic()
        page.acts(page.choices[0])
        page.until(lambda table: table["position"]["turn"] == 0)
        assert time.monotonic() - began >= 0.4


def test_what_a_bot_has_thought_out_is_dropped_when_the_decision_before_is_taken_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "greedy", start=True))
    assert someone_decides([page]) is page
    inside, go_on = house.ghostlight.house, threading.Event()
    room, think = inside.rooms[page.code], inside.think

    async def slowly(*thought: Any) -> Any:
        await asyncio.to_thread(go_on.wait)
        return await think(*thought)

    monkeypatch.setattr(inside, "think", slowly)
    try:
        page.acts(page.choices[0])
        page.does("undo", at=page.at)
        at = page.at
    finally:
        go_on.set()
    wait_until(lambda: room.thinking is None)
    page.catch_up()
    assert page.at == at
    assert page.choices


# --- the log at the end ------------------------------------------------------------------------------------------------


def test_a_finished_games_log_can_be_checked_by_anybody_and_read_in_again(house: House) -> None:
    pages = two_at_a_table(house)
    play_on(pages, random.Random(10))
    ana, kei = pages[0].guest, house.guest("Kei")
    promised = json.loads(pages[0].frames[0])["fairness"]["commitment"]
    response = ana.get(f"/api/tables/{pages[0].code}/log")
    assert f"graveyard-{pages[0].code}.json" in response.headers["content-disposition"]
    log = logs.read(response.content, "log")
    assert verify(GAME, log).fault is None
    assert log.commitment == promised
    assert log.seed == pages[0].table["fairness"]["seed"]
    checked = ana.post(f"/api/tables/{pages[0].code}/check").json()
    assert checked["fault"] is None
    assert checked["steps"] == len(pages[0].table["story"])
    code = kei.post("/api/logs", response.content).json()["code"]
    with kei.opens(code) as page:
        assert page.table["about"]["imported"]
        assert page.table["result"] == pages[0].table["result"]
        assert [seat["name"] for seat in page.table["seats"]] == ["Ana", "Ben"]
        assert page.refused("sit", seat=0, name="Kei") == "game-over"
        seen = page.asks("look", moment=3, viewer="above")
        assert all(grave["front"] for grave in seen["position"]["view"]["graves"])
    assert kei.get(f"/api/tables/{code}/log").content == response.content


def test_all_ones_games_come_in_one_archive(house: House) -> None:
    ana, ben = house.guests("Ana", "Ben")
    running, finished, waiting = (ana.makes_a_table("me", "open", name=name) for name in ("one", "two", "three"))
    for code in (running, finished):
        page = ana.opens(code)
        ben.opens(code).sits(1)
        page.does("start")
        if code == finished:
            page.does("resign", at=page.at, seat=0)
    response = ana.get("/api/me/games.zip")
    assert response.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        assert set(archive.namelist()) == {f"graveyard-{finished}.json", f"graveyard-{running}-so-far.json"}
        log = logs.read(archive.read(f"graveyard-{finished}.json"), "log")
        assert verify(GAME, log).fault is None
        account = json.loads(archive.read(f"graveyard-{running}-so-far.json"))
    assert account["seat"] == 0
    assert "seed" not in account
    assert waiting not in str(archive.namelist())
    assert len(ben.get("/api/me/games.zip").content) > 100


def test_of_a_table_that_cannot_be_read_the_archive_has_what_is_known(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3") as house:
        ana = house.guest()
        codes = [ana.makes_a_table("me", "greedy", start=True) for _ in range(4)]
        house.query(f"update records set body = '{{' where code = '{codes[1]}' and k = 1")  # is no record
        house.query(f"delete from records where code = '{codes[2]}' and k = 0")  # makes no table
        response = ana.get("/api/me/games.zip")
        assert response.status_code == 200
        with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
            files = {code: json.loads(archive.read(f"graveyard-{code}-so-far.json")) for code in codes}
        assert ["moments" in files[code] for code in codes] == [True, False, False, True]
        assert [files[code]["seed"] for code in codes[1:3]] == [None, None]


def test_archives_and_imports_wait_their_turn_and_of_one_person_only_one_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path / "games.sqlite3") as house, ThreadPoolExecutor(3) as hands:
        ana, ben, kei = house.guests("Ana", "Ben", "Kei")
        page = ana.opens(ana.makes_a_table("me", "greedy", start=True))
        someone_decides([page])  # the bot may have begun
        page.does("resign", at=page.at, seat=0)
        log = ana.get(f"/api/tables/{page.code}/log").content
        inside, go_on, began = house.ghostlight, threading.Event(), threading.Event()
        heavy, fold = inside.house.heavy, fold_table

        def slowly(records: Any) -> Any:
            began.set()
            assert go_on.wait(PATIENCE)
            return fold(records)

        monkeypatch.setattr(http, "fold_table", slowly)
        try:
            first = hands.submit(ana.get, "/api/me/games.zip")
            assert began.wait(PATIENCE)
            second = ana.get("/api/me/games.zip")
            assert (second.status_code, second.json()["code"]) == (429, "too-fast")
            import_ = hands.submit(kei.post, "/api/logs", log)
            wait_until(lambda: heavy.waiting.people)  # it waits its turn
            assert not import_.done()
            page.does("chat", text="and nobody else waits")
            assert ben.get("/api/tables").status_code == 200
        finally:
            go_on.set()
        assert first.result().status_code == 200
        assert import_.result().status_code == 201
        assert ana.get("/api/me/games.zip").status_code == 200


def test_a_game_is_looked_at_again_moment_by_moment(house: House) -> None:
    pages = two_at_a_table(house)
    play_on(pages, random.Random(11))
    story = pages[0].table["story"]
    for moment in (0, 1, len(story) // 2, len(story) - 1):
        for viewer in (0, 1, "watching", "above"):
            seen = pages[0].asks("look", moment=moment, viewer=viewer)
            assert seen["type"] == "seen"
            assert seen["viewer"] == viewer
            assert seen["position"]["moment"] == moment
            assert seen["position"]["choices"] == []
    assert pages[0].refused("look", moment=len(story), viewer=0) == "no-such-moment"
    assert pages[0].refused("look", moment=0, viewer=2) == "no-such-seat"
    assert pages[0].refused("look", moment=0, viewer=-3) == "no-such-seat"
