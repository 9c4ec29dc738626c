"""`ghostlight serve` as a process: it says where it is, it stops when asked to, and it does not share its file."""

from __future__ import annotations

import json
import logging
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ghostlight.core.errors import Refusal
from ghostlight.server.serve import _Lines, _listen, check_file, default_file
from tests.server.house import COMPILING, PATIENCE, Guest, House, play_on, someone_decides, wait_until


@contextmanager
def serving(file: Path, *flags: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "ghostlight.cli", "serve", "--port", "0", "--data", str(file), "--no-limits", *flags]
    # A shell's background jobs are deaf to an interrupt, and so would be their children.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1)
    finally:
        signal.signal(signal.SIGINT, before)
    assert process.stdout is not None
    try:
        first = process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", first)
        assert found, f"{first!r} {process.stderr.read() if process.stderr and not first else ''}"
        wait_until(lambda: all_awake(int(found[1])), COMPILING)
        yield process, f"127.0.0.1:{found[1]}"
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def all_awake(port: int) -> bool:
    """Whether every game can be played; a server is there before they are."""
    games = httpx.get(f"http://127.0.0.1:{port}/healthz").json()["games"]
    return all(game["state"] == "ready" for game in games)


def guest_of(host: str, name: str) -> Guest:
    house: Any = SimpleNamespace(host=host, url=f"http://{host}")
    return Guest(house, name)


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_stop_stops_soon_and_says_goodbye_to_its_pages(tmp_path: Path, asked: signal.Signals) -> None:
    """Asked twice, it does nothing else."""
    file = tmp_path / "deep" / "down" / "games.sqlite3"  # folders are made
    with serving(file, "--bot-pause", "0") as (process, host):
        ana, ben = guest_of(host, "Ana"), guest_of(host, "Ben")
        code = ana.makes_a_table("me", "open", "search:300")
        pages = [ana.opens(code), ben.opens(code).sits(1)]
        pages[0].does("start")
        # Some are in the middle of a thought.
        thinkers = ana.opens(ana.makes_a_table("search:50000", "search:50000", "search:3000ms", start=True))
        for _ in range(4):
            ana.makes_a_table("me", "search:50000", "search:50000", "search:3000ms", start=True)
        play_on(pages, random.Random(1), steps=10)
        process.send_signal(asked)
        assert [page.hung_up() for page in (*pages, thinkers)] == [1012, 1012, 1012]
        for once_more in (signal.SIGINT, signal.SIGTERM, asked):
            process.send_signal(once_more)
        assert process.wait(timeout=PATIENCE) == (0 if asked is signal.SIGTERM else 130)
        assert process.stderr is not None
        assert process.stderr.read().strip() == ""
        acknowledged = max(page.at for page in pages)
    if asked is signal.SIGTERM:
        with serving(file) as (_, host):
            again = Guest(SimpleNamespace(host=host, url=f"http://{host}"), "Ana", secret=ana.secret)  # type: ignore[arg-type]
            assert again.opens(code).at >= acknowledged


def test_a_second_server_on_the_same_file_is_refused_with_one_line(house: House) -> None:
    command = [sys.executable, "-m", "ghostlight.cli", "serve", "--port", "0", "--data", str(house.file)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert second.returncode == 2
    assert second.stdout == ""
    (line,) = second.stderr.splitlines()
    assert line.startswith(f"ghostlight: {house.file}: another server is using it;")
    assert "--data" in line
    assert httpx.get(f"{house.url}/healthz").status_code == 200


def test_a_file_that_is_no_file_of_games_is_refused_with_a_sentence(tmp_path: Path) -> None:
    other, newer, blocked = tmp_path / "letter.txt", tmp_path / "newer.sqlite3", tmp_path / "letter.txt" / "games.sqlite3"
    other.write_text("Dear Ana, " * 200)
    with pytest.raises(Refusal, match=r"letter.txt: not a file of games .*; give another with --data"):
        check_file(other)
    with pytest.raises(Refusal, match="cannot be opened"):
        check_file(blocked)
    check_file(newer)
    with sqlite3.connect(newer) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(Refusal, match=r"this version can use \(Can't locate revision.*9999"):
        check_file(newer)


def test_a_port_that_is_taken_is_refused_with_a_sentence(house: House, tmp_path: Path) -> None:
    port = int(house.host.split(":")[1])
    with pytest.raises(Refusal, match=rf"port {port} on 127.0.0.1: .*; choose another with --port"):
        _listen("127.0.0.1", port)


def test_what_is_logged_of_a_game_gives_nothing_away(tmp_path: Path) -> None:
    file, saying = tmp_path / "games.sqlite3", "Good evening, neighbours"
    held = socket.socket()  # until the end: nobody else is given this port
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    port = held.getsockname()[1]
    command = [sys.executable, "-m", "ghostlight.cli", "serve", "--port", str(port), "--data", str(file), "--log", "json"]
    process = subprocess.Popen([*command, "--bot-pause", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        wait_until(lambda: is_well(port))
        wait_until(lambda: all_awake(port), COMPILING)
        ana, ben = (guest_of(f"127.0.0.1:{port}", name) for name in ("Ana", "Ben"))
        code = ana.makes_a_table("me", "open", "greedy")
        other = ana.makes_a_table("me", "greedy", start=True)
        pages = [ana.opens(code), ben.opens(code).sits(1)]
        pages[0].does("start")
        play_on(pages, random.Random(1), steps=6)
        for page in pages:
            assert someone_decides(pages) is not None  # the bot has had its say
            page.does("chat", text=saying)
            page.does("resign", at=page.at, seat=page.table["mine"][0])
        pages[1].does("chat", text=saying)  # after the end
        pages[0].catch_up()
        ana.get(f"/api/tables/{code}/log").raise_for_status()
        ana.post(f"/api/tables/{code}/check").raise_for_status()
        assert ana.get("/api/tables/NOWHERE2").status_code == 404
        assert ana.http.delete("/api/tables").status_code == 405
        with pytest.raises(InvalidStatus):
            ana.opens("NOWHERE2")
    finally:
        held.close()
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=PATIENCE)
    assert out == ""
    told = [json.loads(line) for line in err.splitlines()]
    happened = [each["event"] for each in told if each["logger"] == "ghostlight.rooms"]
    assert happened == ["table made", "table made", "game began", "game began", "game over"]
    over = next(each for each in told if each["event"] == "game over")
    assert (over["game"], over["seats"], over["table"]) == ("graveyard", 3, code[:3] + "…")
    assert over["steps"] >= 7
    assert [each["code"] for each in told if each["event"] == "socket refused"] == ["unknown-table"]
    assert [each["event"] for each in told if each["level"] not in ("info", "debug")] == []  # a refusal is no fault of ours
    requests = [(each["method"], each["route"], each["status"]) for each in told if each["event"] == "request"]
    assert {
        ("GET", "/api/me", 200),
        ("PUT", "/api/me", 200),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{code}", 404),
        ("GET", "/api/tables/{code}/log", 200),
        ("POST", "/api/tables/{code}/check", 200),
    } == set(requests)
    assert all(each["ms"] >= 0 for each in told if each["event"] == "request")
    with sqlite3.connect(file) as connection:
        people = [word for row in connection.execute("select id, key_hash from people") for word in row]
        seeds = re.findall(r'"seed":"(\w{64})"', "".join(row[0] for row in connection.execute("select body from records")))
    assert len(seeds) == 2
    for secret in (code, other, "NOWHERE2", saying, ana.secret, ben.secret, *seeds, *people):
        assert secret not in err


def is_well(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_the_log_for_machines_is_one_json_object_a_line() -> None:
    record = logging.makeLogRecord({"name": "ghostlight.rooms", "levelname": "ERROR", "msg": "table dropped", "table": "CODE"})
    told = json.loads(_Lines().format(record))
    assert (told["level"], told["logger"], told["event"], told["table"]) == (
        "error",
        "ghostlight.rooms",
        "table dropped",
        "CODE",
    )
    try:
        raise ValueError("one\ntwo")
    except ValueError:
        record.exc_info = sys.exc_info()
    line = _Lines().format(record)
    assert "\n" not in line
    assert "ValueError: one\ntwo" in json.loads(line)["error"]


def test_games_are_kept_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_file() == tmp_path / "ghostlight" / "ghostlight.sqlite3"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_file() == tmp_path / ".local" / "share" / "ghostlight" / "ghostlight.sqlite3"
    assert os.environ["HOME"] == str(tmp_path)
