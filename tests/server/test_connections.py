"""Whoever holds a connection and sends nothing, or little, or reads nothing, is cut off, and everybody else gets in."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from ghostlight.server import connections
from ghostlight.server.connections import CROWD, DEAF, FULL, SLOW, Porter
from ghostlight.server.waking import Waking
from tests.server.house import PATIENCE, Guest, House, open_house, wait_until
from tests.server.test_doors import deaf_page, door_of

BRIEF = 0.2


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house whose clocks for slow senders are short, and which tells of them soon."""
    for clock in ("HEAD_WITHIN", "BODY_WITHIN", "READ_WITHIN", "TELL_EVERY"):
        monkeypatch.setattr(connections, clock, BRIEF)
    with open_house(tmp_path / "games.sqlite3", prepare=cramp, waking=Waking()) as house:
        yield house


def cramp(listening: socket.socket) -> None:
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


def porter_of(house: House) -> Porter:
    protocol: Any = house._server.config.http
    found: Porter = protocol.porter
    return found


@contextmanager
def half_sent(house: House, *begun: bytes) -> Iterator[socket.socket]:
    """A connection over which only so much is sent."""
    host, port = house.host.split(":")
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.settimeout(PATIENCE)
        raw.connect((host, int(port)))
        for part in begun:
            raw.sendall(part)
        yield raw


def is_cut(raw: socket.socket) -> bool:
    """Whether the other side ends the connection, whatever it says before."""
    try:
        while raw.recv(65536):
            pass
    except ConnectionError:
        pass
    return True  # or the time is up, and that is an error


WHOLE = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
LONG = b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n"


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param([], id="nothing"),
        pytest.param([b"G"], id="a letter"),
        pytest.param([WHOLE[:-2]], id="a head without its end"),
        pytest.param([WHOLE, WHOLE[:-4]], id="half of the next request"),
        pytest.param([LONG + b"\r\n"], id="no body"),
        pytest.param([LONG + b"\r\n{"], id="a little of a body that nobody is to send"),
        pytest.param([b"GET /api/tables/ABCDEFGH/socket HTTP/1.1\r\nUpgrade: websocket\r\n"], id="half a handshake"),
    ],
)
def test_half_a_request_is_cut_off(hasty: House, begun: list[bytes]) -> None:
    with half_sent(hasty, *begun) as raw:
        assert is_cut(raw)
    wait_until(lambda: not porter_of(hasty).of_address)
    assert not porter_of(hasty).unfinished


@pytest.mark.parametrize("begun", [b"GET /healthz HTTP/1.1\r\nX: ", LONG + b"\r\n"])
def test_a_byte_now_and_then_is_not_enough(hasty: House, begun: bytes) -> None:
    ended = threading.Event()

    def dribble(raw: socket.socket) -> None:
        try:
            while not ended.wait(BRIEF / 4):
                raw.send(b"x")
        except OSError:
            pass

    with half_sent(hasty, begun) as raw:
        hand = threading.Thread(target=dribble, args=(raw,))
        hand.start()
        try:
            assert is_cut(raw)
        finally:
            ended.set()
            hand.join()


def test_a_body_that_gets_on_has_all_the_time_it_needs(hasty: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SLOWEST", 1)  # each byte buys a second
    ana = hasty.guest()
    body = b'{"name": "Zoe"}' + b" " * 985
    cookie = f"Cookie: ghostlight={ana.secret}\r\n\r\n".encode()
    with half_sent(hasty, LONG + cookie, body[:500]) as raw:
        first = threading.Event()
        assert not first.wait(3 * BRIEF)  # much longer than a body has anyway
        raw.sendall(body[500:])
        assert raw.recv(100).startswith(b"HTTP/1.1 200")
    assert Guest(hasty, None, secret=ana.secret).get("/api/me").json()["name"] == "Zoe"


def test_whoever_does_not_read_the_answers_is_cut_off(hasty: House) -> None:
    porter = porter_of(hasty)
    with half_sent(hasty, WHOLE * 1000):
        wait_until(lambda: porter.cut[DEAF] or not porter.of_address)
        wait_until(lambda: not porter.of_address)
    assert httpx.get(f"{hasty.url}/healthz").status_code == 200


def test_a_page_that_does_not_read_leaves_no_connection_behind(hasty: House) -> None:
    ana, eva = hasty.guests("Ana", "Eva")
    page = ana.opens(ana.makes_a_table("me", "open"))
    deaf = deaf_page(eva, page.code)
    page.until(lambda table: table["watchers"] == 1)
    for _ in range(2000):
        page.does("chat", text="x" * 500)
        if page.table["watchers"] == 0:
            break
    page.until(lambda table: table["watchers"] == 0)
    for guest in (ana, eva):
        guest.http.close()
    wait_until(lambda: porter_of(hasty).of_address.total() == 1)  # Ana's page
    deaf.close()


def test_pages_and_idle_connections_are_not_cut_off_by_these_clocks(hasty: House) -> None:
    ana = hasty.guest()
    with ana.opens(ana.makes_a_table("me", "open")) as page, half_sent(hasty) as raw:
        assert is_cut(raw)  # so long at least
        page.does("chat", text="still here")
        assert ana.get("/api/me").status_code == 200
        assert porter_of(hasty).of_address.total() == 2  # the page, and what it asks by
    ana.http.close()
    wait_until(lambda: not porter_of(hasty).of_address)


def test_an_address_has_only_so_many_connections_and_others_get_in() -> None:
    porter = Porter(most=100, most_of_one=3, proxies=("192.0.2.1",))

    async def knock() -> None:
        assert [porter.lets_in("a") for _ in range(4)] == [True, True, True, False]
        assert porter.lets_in("b")
        assert all(porter.lets_in("192.0.2.1") for _ in range(20))  # a proxy speaks for many
        porter.lets_out("a")
        assert porter.lets_in("a")
        assert porter.cut == {CROWD: 1}
        assert [porter.lets_in(f"2001:db8::{number}") for number in range(4)] == [True, True, True, False]
        assert porter.lets_in("2001:db8:0:1::1"), "another household"
        porter.lets_out("2001:db8::1")
        assert porter.lets_in("2001:db8::9")

    asyncio.run(knock())


def test_a_crowd_from_one_address_is_turned_away_at_the_door(hasty: House, monkeypatch: pytest.MonkeyPatch) -> None:
    porter = porter_of(hasty)
    monkeypatch.setattr(connections, "HEAD_WITHIN", PATIENCE)
    monkeypatch.setattr(porter, "most_of_one", 2)
    with half_sent(hasty, b"G"), half_sent(hasty, b"G"):
        wait_until(lambda: len(porter.unfinished) == 2)
        with half_sent(hasty) as third:
            assert is_cut(third)
        assert porter.cut[CROWD] == 1
        assert porter.of_address.total() == 2


def test_where_all_places_are_taken_who_has_asked_nothing_yet_makes_room(hasty: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_WITHIN", PATIENCE)
    porter = porter_of(hasty)
    monkeypatch.setattr(porter, "most", 3)
    with half_sent(hasty, b"G") as oldest, half_sent(hasty, b"G"), half_sent(hasty, b"G"):
        wait_until(lambda: len(porter.unfinished) == 3)
        assert httpx.get(f"{hasty.url}/healthz").status_code == 200
        assert is_cut(oldest)
        assert porter.cut[FULL] == 1


def test_refused_sockets_nonsense_and_slow_senders_fill_no_log(hasty: House, caplog: pytest.LogCaptureFixture) -> None:
    ana: Guest = hasty.guest()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert door_of(ana, "NOWHERE2")[0] == 404
        for begun in (b"\x00\x01\r\n\r\n", LONG + b"\r\n{", WHOLE[:-2], b"G"):
            with half_sent(hasty, begun) as raw:
                assert is_cut(raw)
        wait_until(lambda: "cut off" in caplog.text)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    told = [record.getMessage() for record in caplog.records if record.name == "ghostlight.connections"]
    assert len(told) <= 3
    assert SLOW in told[0]


def test_a_server_may_have_as_many_files_open_as_the_system_allows() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    ask = "from ghostlight.server.connections import raise_file_limit; print(raise_file_limit())"
    low = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, {hard})); {ask}"
    said = subprocess.run([sys.executable, "-c", low], capture_output=True, text=True, check=True, timeout=PATIENCE).stdout
    assert int(said) == min(hard, connections.MOST_FILES)
