"""Who is believed about a visitor's address, by what visitors are counted, and to which names the house answers."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ghostlight.core.errors import Refusal
from ghostlight.server.limits import Limits
from ghostlight.server.people import COOKIE
from ghostlight.server.policy import NO_QUOTAS, Policy
from ghostlight.server.proxies import Proxies, counted, read_network
from ghostlight.server.waking import Waking
from tests.server.house import PATIENCE, House, open_house

PROXY = "10.0.0.1"


def scope(peer: str | None, kind: str = "http", **headers: str) -> dict[str, Any]:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scheme = {"http": "http", "websocket": "ws"}[kind]
    return {"type": kind, "client": None if peer is None else (peer, 5000), "headers": raw, "scheme": scheme}


def visitor(trusted: list[str], peer: str, forwarded: str) -> str:
    resolved = Proxies(trusted).resolve(scope(peer, x_forwarded_for=forwarded))
    return str(resolved["client"][0])


@pytest.mark.parametrize("peer", [PROXY, "127.0.0.1", "::1"])
def test_by_default_nobody_is_believed_not_even_on_this_machine(peer: str) -> None:
    asked = scope(peer, x_forwarded_for="192.0.2.7", x_forwarded_proto="https")
    assert Proxies().resolve(asked) == asked


@pytest.mark.parametrize(
    ("forwarded", "found"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("198.51.100.1, 192.0.2.7", "192.0.2.7"),  # what stands before the first stranger anybody may have written
        ("192.0.2.7, 10.0.0.9", "192.0.2.7"),  # a second proxy of ours
        ("192.0.2.7 ,10.0.0.9:8080", "192.0.2.7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("10.0.0.8, 10.0.0.9", "10.0.0.8"),  # nobody but our own machines
        ("192.0.2.7, unknown", PROXY),  # the walk ends at what is no address
        ("", PROXY),
        ("<script>", PROXY),
    ],
)
def test_a_trusted_proxy_is_read_from_the_right(forwarded: str, found: str) -> None:
    assert visitor(["10.0.0.0/8"], PROXY, forwarded) == found
    assert visitor(["10.0.0.0/8"], "192.0.2.99", forwarded) == "192.0.2.99"


def test_headers_that_come_twice_are_one_list() -> None:
    asked = scope(PROXY)
    asked["headers"] = [(b"x-forwarded-for", b"198.51.100.1"), (b"x-forwarded-for", b"192.0.2.7, 10.0.0.9")]
    assert Proxies(["10.0.0.0/8"]).resolve(asked)["client"][0] == "192.0.2.7"


@pytest.mark.parametrize(("kind", "secure", "plain"), [("http", "https", "http"), ("websocket", "wss", "ws")])
def test_the_scheme_is_what_a_trusted_proxy_says(kind: str, secure: str, plain: str) -> None:
    proxies = Proxies([PROXY])
    for told, scheme in (("https", secure), ("http, https", secure), ("https, http", plain), ("", plain), ("gopher", plain)):
        assert proxies.resolve(scope(PROXY, kind, x_forwarded_proto=told))["scheme"] == scheme
        assert proxies.resolve(scope("192.0.2.1", kind, x_forwarded_proto=told))["scheme"] == plain


def test_a_request_without_an_address_stays_as_it_is() -> None:
    asked = scope(None, x_forwarded_for="192.0.2.7")
    assert Proxies(["0.0.0.0/0"]).resolve(asked) == asked


def test_a_proxy_that_was_not_named_is_told_of_once(caplog: pytest.LogCaptureFixture) -> None:
    proxies = Proxies()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            proxies.resolve(scope("127.0.0.1", x_forwarded_for="192.0.2.7"))
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.endswith("--trusted-proxy 127.0.0.1")


@pytest.mark.parametrize("written", ["", "localhost", "10.0.0.0/33", "10.0.0", "::1::"])
def test_what_is_no_network_is_refused(written: str) -> None:
    with pytest.raises(Refusal, match="not an address or network"):
        read_network(written)


@pytest.mark.parametrize(
    ("host", "by"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_visitors_are_counted_by_address_and_with_ipv6_by_64_bits(host: str, by: str) -> None:
    assert counted(host) == by


# --- a real house ------------------------------------------------------------------------------------------------------


def newcomers(house: House, addresses: list[str]) -> list[int]:
    return [
        httpx.get(f"{house.url}/api/me", headers={"x-forwarded-for": each}, timeout=PATIENCE).status_code for each in addresses
    ]


def test_a_forged_header_evades_no_limit_and_a_named_proxy_has_visitors_of_its_own(tmp_path: Path) -> None:
    limits, many = Limits(writes=(0.001, 3)), [f"192.0.2.{number}" for number in range(6)]
    with open_house(tmp_path / "a.sqlite3", limits=limits, waking=Waking()) as house:
        assert newcomers(house, many) == [200] * 3 + [429] * 3
    policy = Policy(NO_QUOTAS, trusted_proxies=("127.0.0.0/8",))
    with open_house(tmp_path / "b.sqlite3", limits=limits, waking=Waking(), policy=policy) as house:
        assert newcomers(house, many) == [200] * 6
        assert newcomers(house, [f"2001:db8::{number}" for number in range(5)]) == [200] * 3 + [429] * 2
        told = httpx.get(f"{house.url}/api/me", headers={"x-forwarded-for": "192.0.2.99", "x-forwarded-proto": "https"})
        assert "secure" in told.headers["set-cookie"].lower()


def test_a_house_with_names_answers_to_no_other(tmp_path: Path) -> None:
    policy = Policy(NO_QUOTAS, host_names=("Ghost.example", "127.0.0.1"))
    with open_house(tmp_path / "games.sqlite3", waking=Waking(), policy=policy) as house:
        ana = house.guest()
        code = ana.makes_a_table("me", "open")
        for name, status in (("ghost.example", 200), ("GHOST.example:8000", 200), ("evil.example", 421), ("", 421)):
            origin = {"origin": f"http://{name}"} if name else {}
            answer = ana.http.put("/api/me", json={"name": "Ana"}, headers={"host": name, **origin})
            assert answer.status_code == status
            assert ana.get("/api/games/awake", host=name).status_code == status
        assert ana.get("/api/games/awake", host="evil.example").json()["code"] == "wrong-host"
        assert ana.get("/healthz", host="evil.example").status_code == 200
        address = f"ws://{house.host}/api/tables/{code}/socket"
        headers = {"Cookie": f"{COOKIE}={ana.secret}", "Host": "evil.example", "Origin": "http://evil.example"}
        with pytest.raises(InvalidStatus) as caught, connect(address, additional_headers=headers, proxy=None):
            pass
        assert caught.value.response.status_code in (400, 421)  # the client may add a second Host of its own
        ana.opens(code).close()
