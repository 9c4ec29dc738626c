"""Games that are still being compiled: what comes first, what is told, how tables wait, what the server never does."""

from __future__ import annotations

import json
import logging
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ghostlight.core import log as logs
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import load
from ghostlight.lab.compilers import TRIES
from ghostlight.server.serve import asleep_lines
from ghostlight.server.waking import Waking, wake
from tests.server.fake_compiler import Compiler
from tests.server.house import PATIENCE, House, Page, open_house, play_on, someone_decides, wait_until
from tests.speaking import words_in

GAMES = ("graveyard", "town", "keyhole")


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    folder = tmp_path / "compiler"
    folder.mkdir()
    return Compiler(folder)


def house_of(tmp_path: Path, compiler: Compiler, cores: int = 1, games: tuple[str, ...] = GAMES) -> Any:
    """A house in which none of these games is ready. Only Graveyard is really loaded then: the others are not played here."""
    load = lambda name: wake(name) if name == "graveyard" else None  # noqa: E731
    waking = Waking(games, compiler.command(), lambda _: False, cores, load)
    return open_house(tmp_path / "games.sqlite3", waking=waking)


@pytest.fixture
def house(tmp_path: Path, compiler: Compiler) -> Iterator[House]:
    """Here Graveyard is being compiled, on the one core there is; nothing else is."""
    with house_of(tmp_path, compiler, games=("graveyard",)) as house:
        wait_until(lambda: compiler.runs("graveyard"))
        yield house


def readiness(house: House) -> dict[str, tuple[str, int]]:
    told = httpx.get(f"{house.url}/api/games/awake").json()["games"]
    return {each["game"]: (each["state"], each["percent"]) for each in told}


# --- what comes first --------------------------------------------------------------------------------------------------


def test_the_games_come_in_their_order_when_nobody_asks(tmp_path: Path, compiler: Compiler) -> None:
    for game in GAMES:
        compiler.is_to(game, "done")
    with house_of(tmp_path, compiler) as house:
        wait_until(lambda: {state for state, _ in readiness(house).values()} == {"ready"})
    assert compiler.began() == list(GAMES)


def test_a_game_that_somebody_looks_at_comes_before_one_that_nobody_does(tmp_path: Path, compiler: Compiler) -> None:
    with house_of(tmp_path, compiler) as house:
        wait_until(lambda: compiler.runs("graveyard"))
        ana = house.guest()
        for _ in range(50):  # asking again and again changes nothing
            assert ana.post("/api/games/keyhole/wake").status_code == 200
        wait_until(lambda: compiler.runs("keyhole") and not compiler.runs("graveyard"))
        ana.post("/api/games/town/wake")  # but whoever came first is first
        compiler.is_to("keyhole", "done")
        wait_until(lambda: compiler.runs("town"))
        compiler.is_to("town", "done")
        compiler.is_to("graveyard", "done")
        wait_until(lambda: {state for state, _ in readiness(house).values()} == {"ready"})
    assert compiler.began() == ["graveyard", "keyhole", "town", "graveyard"]


def test_making_a_table_is_asking_for_its_game(tmp_path: Path, compiler: Compiler) -> None:
    with house_of(tmp_path, compiler) as house:
        wait_until(lambda: compiler.runs("graveyard"))
        house.guest().makes_a_table("me", "greedy", game="town", start=True)
        wait_until(lambda: compiler.runs("town") and not compiler.runs("graveyard"))


def test_every_core_has_something_to_do(tmp_path: Path, compiler: Compiler) -> None:
    with house_of(tmp_path, compiler, cores=2):
        wait_until(lambda: compiler.runs("graveyard") and compiler.runs("town"))
        assert not compiler.runs("keyhole")
        compiler.is_to("graveyard", "done")
        wait_until(lambda: compiler.runs("keyhole"))
        compiler.is_to("town", "done")
        wait_until(lambda: "keyhole-apart" in compiler.began())  # a large game: a second process helps


def test_nobody_can_ask_for_a_game_that_there_is_not(house: House) -> None:
    answer = house.guest().post("/api/games/chess/wake")
    assert (answer.status_code, answer.json()["code"]) == (400, "no-such-game")


# --- what is told ------------------------------------------------------------------------------------------------------


def test_lists_and_the_doctor_are_told_how_far_each_game_is(house: House, compiler: Compiler) -> None:
    compiler.is_to("graveyard", 41)
    wait_until(lambda: readiness(house) == {"graveyard": ("compiling", 41)})
    told = {"game": "graveyard", "state": "compiling", "percent": 41}
    assert httpx.get(f"{house.url}/healthz").json()["games"] == [told]
    assert house.guest().get("/api/games").json()["awake"] == [told]
    compiler.is_to("graveyard", 250)  # more functions than were expected
    wait_until(lambda: readiness(house) == {"graveyard": ("compiling", 99)})
    compiler.is_to("graveyard", "done")
    wait_until(lambda: readiness(house) == {"graveyard": ("ready", 100)})


def test_progress_says_nothing_of_tables(house: House) -> None:
    house.guest().makes_a_table("me", "greedy", name="Secret supper", start=True)
    for path in ("/api/games/awake", "/healthz"):
        for each in httpx.get(house.url + path).json()["games"]:
            assert set(each) == {"game", "state", "percent"}


def test_a_terminal_is_told_in_plain_words() -> None:
    assert asleep_lines([], words_in("en")) == []
    (line,) = asleep_lines(["graveyard", "town", "museum"], words_in("en"))
    assert line.startswith("Graveyard can be played in a moment, Town, Museum in the minutes after it")


def a_finished_game() -> bytes:
    match = Match(load("graveyard"), [Seat("Ana"), Seat("Ben", "random")], bytes(range(32)), {"stall_limit": 5})
    while not match.over:
        match.act(match.options_now()[match.steps % 3])
    return logs.write(match.log())


# --- how a table waits -------------------------------------------------------------------------------------------------


def how_far(page: Page) -> tuple[str, int]:
    """What this page was told last of its game."""
    return page.waking["readiness"]["state"], page.waking["readiness"]["percent"]


def test_a_table_waits_for_its_game_and_goes_on_by_itself(house: House, compiler: Compiler) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "greedy", start=True)
    with Page(ana, code) as page:
        page.until(lambda table: table and page.waking)
        assert page.table["status"] == "waiting"
        assert page.waking["begins"]
        compiler.is_to("graveyard", 30)
        page.until(lambda _: how_far(page) == ("compiling", 30))
        compiler.is_to("graveyard", "done")
        page.until(lambda table: table["status"] == "playing")
        assert play_on([page], random.Random(1), steps=2) == 2  # the bot has its turns, too


def test_people_sit_down_and_talk_while_they_wait(house: House, compiler: Compiler) -> None:
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open")
    with Page(ana, code) as anas, Page(ben, code) as bens:
        assert anas.refused("start") == "open-seats"
        bens.sits(1)
        bens.does("chat", text="good evening")
        anas.catch_up()
        assert not anas.waking["begins"]
        anas.does("start")
        bens.until(lambda _: bens.waking["begins"])
        compiler.is_to("graveyard", "done")
        for page in (anas, bens):
            page.until(lambda table: table["status"] == "playing")
        assert someone_decides([anas, bens]) is not None


def test_the_deal_does_not_come_if_somebody_has_stood_up_meanwhile(house: House, compiler: Compiler) -> None:
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open")
    with Page(ana, code) as anas, Page(ben, code).sits(1) as bens:
        anas.does("start")
        bens.does("leave", seat=1)
        compiler.is_to("graveyard", "done")
        anas.until(lambda _: how_far(anas) == ("ready", 100))
        anas.catch_up()
        assert anas.table["status"] == "waiting"
        bens.sits(1)
        anas.does("start")
        anas.until(lambda table: table["status"] == "playing")


def test_a_table_from_the_disk_waits_for_its_game(tmp_path: Path, compiler: Compiler) -> None:
    with open_house(tmp_path / "games.sqlite3", waking=Waking()) as house:
        ana, eva = house.guests("Ana", "Eva")
        code = ana.makes_a_table("me", "greedy", start=True, watching=False)
        with Page(ana, code) as page:
            page.until(lambda table: page.choices)
            page.acts(page.choices[0])
            before = page.at
    with house_of(tmp_path, compiler, games=("graveyard",)) as house:
        ana.house = eva.house = house
        ana.http.base_url = eva.http.base_url = house.url
        assert ana.get(f"/api/tables/{code}").json()["status"] == "playing"
        for answer in (ana.get(f"/api/tables/{code}/log"), ana.get("/api/me/games.zip")):
            assert (answer.status_code, answer.json()["code"]) == (503, "waking")
        with pytest.raises(Exception, match="403"):  # who may not look in may not wait at the door either
            Page(eva, code)
        with Page(ana, code) as page:
            assert json.loads(page.frames[0])["type"] == "waking"
            assert page.refused("chat", text="is anybody there?") == "waking"
            assert page.refused("hint", at=0) == "waking"
            page.does("speak", language="es")
            compiler.is_to("graveyard", "done")
            page.until(lambda table: table.get("at", 0) >= before and page.choices)
            page.acts(page.choices[0])


def test_time_during_which_the_game_slept_is_nobodys(tmp_path: Path, compiler: Compiler) -> None:
    with open_house(tmp_path / "games.sqlite3", waking=Waking()) as house:
        ana = house.guest("Ana")
        code = ana.makes_a_table("me", "greedy", start=True, clock={"kind": "move", "seconds": 60})
        with Page(ana, code) as page:
            page.until(lambda table: page.choices)
    with house_of(tmp_path, compiler, games=("graveyard",)) as house:
        served = house.ghostlight.house.served
        before = served.now("graveyard")
        wait_until(lambda: served.now("town") > 300)  # the house is there, but not the game
        assert served.now("graveyard") == before
        compiler.is_to("graveyard", "done")
        wait_until(lambda: served.now("graveyard") > before)


def test_a_log_can_be_imported_when_its_game_is_ready(house: House, compiler: Compiler) -> None:
    ana, body = house.guest(), a_finished_game()
    assert ana.post("/api/logs", body).json()["code"] == "waking"
    compiler.is_to("graveyard", "done")
    wait_until(lambda: readiness(house)["graveyard"][0] == "ready")
    assert ana.post("/api/logs", body).status_code == 201


# --- when it goes wrong ------------------------------------------------------------------------------------------------


def test_a_process_that_dies_is_tried_again_but_not_for_ever(
    house: House, compiler: Compiler, caplog: pytest.LogCaptureFixture
) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "greedy", start=True)
    with Page(ana, code) as page, caplog.at_level(logging.ERROR):
        compiler.is_to("graveyard", "dies")
        page.until(lambda _: how_far(page)[0] == "failed")
        assert readiness(house)["graveyard"][0] == "failed"
        assert compiler.began() == ["graveyard"] * TRIES
        assert page.refused("start") == "not-woken"
    complaints = [record.getMessage() for record in caplog.records if record.name == "ghostlight.compilers"]
    assert len(complaints) == TRIES
    assert all("the ghosts are out" in complaint for complaint in complaints)
    assert "given up" in complaints[-1]
    assert ana.post("/api/games/graveyard/wake").status_code == 200  # that does not start it anew
    refused = ana.post("/api/tables", {"game": "graveyard", "name": "x", "seats": [{"kind": "open"}] * 2})
    assert (refused.status_code, refused.json()["code"]) == (503, "not-woken")
    assert compiler.began() == ["graveyard"] * TRIES


def test_one_that_dies_once_is_forgiven(house: House, compiler: Compiler) -> None:
    compiler.is_to("graveyard", "dies")
    wait_until(lambda: len(compiler.began()) > 1)
    compiler.is_to("graveyard", "done")
    wait_until(lambda: readiness(house)["graveyard"][0] == "ready")


def test_the_processes_end_with_the_server(tmp_path: Path, compiler: Compiler) -> None:
    with house_of(tmp_path, compiler, cores=2):
        wait_until(lambda: compiler.runs("graveyard") and compiler.runs("town"))
    assert not compiler.any_runs()


def test_they_end_with_a_server_that_is_killed(compiler: Compiler) -> None:
    program = f"""
import time
from ghostlight.lab.compilers import Compilers
Compilers(["graveyard"], print, command={compiler.command()!r}).start()
time.sleep(600)
"""
    with subprocess.Popen([sys.executable, "-c", program]) as server:
        try:
            wait_until(lambda: compiler.runs("graveyard"))
        finally:
            server.kill()
    wait_until(lambda: not compiler.any_runs())


# --- never in the server -----------------------------------------------------------------------------------------------


def test_the_server_compiles_nothing_whatever_it_is_asked(tmp_path: Path, compiler: Compiler) -> None:
    """In a process of its own, since in this one everything may be compiled already."""
    file, log = tmp_path / "games.sqlite3", tmp_path / "log.json"
    log.write_bytes(a_finished_game())
    with open_house(file, waking=Waking()) as house:
        ana = house.guest()
        code = ana.makes_a_table("me", "greedy", start=True)
    environment = os.environ | {"GHOSTLIGHT_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-m", "tests.server.sleepy_house", str(file), code, ana.secret, str(log), *compiler.command()]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=4 * PATIENCE, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout.splitlines()[-1] == "0 passes of the compiler"


def test_what_is_loaded_is_not_loaded_again() -> None:
    wake("graveyard")
    assert Waking(("graveyard",))._is_warm("graveyard")
