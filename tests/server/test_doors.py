"""What stands at the door: guest passes, origins, sizes, rates, and the headers of every answer."""

from __future__ import annotations

import gzip
import hashlib
import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ghostlight.server import limits
from ghostlight.server.limits import LARGEST_BODY, LARGEST_LOG, LARGEST_MESSAGE, MOST_SOCKETS, Bucket, Doorkeeper, Limits
from ghostlight.server.people import COOKIE
from ghostlight.server.safety import HEADERS
from ghostlight.server.static import Files
from ghostlight.server.wording import LONGEST_FACT
from ghostlight.table.refused import Refused
from ghostlight.words import LANGUAGES
from tests.server.house import Guest, House, new_table, open_house, wait_until

ELSEWHERE = "http://elsewhere.example"


def door_of(guest: Guest, code: str, origin: str | None = None) -> tuple[int, dict[str, Any], Any]:
    """How a page that is not let in is answered: status, problem, headers."""
    with pytest.raises(InvalidStatus) as caught:
        guest.opens(code, origin=origin)
    response = caught.value.response
    return response.status_code, json.loads(response.body or b""), response.headers


# --- guests ------------------------------------------------------------------------------------------------------------


def test_the_first_visit_gives_a_browser_its_guest_pass(house: House) -> None:
    response = httpx.get(f"{house.url}/api/me")
    assert response.json() == {"name": None, "share": None}
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
        assert part.lower() in cookie.lower()
    assert "secure" not in cookie.lower()
    forged = httpx.get(f"{house.url}/api/me", headers={"x-forwarded-proto": "https"})  # no proxy is trusted here
    assert "secure" not in forged.headers["set-cookie"].lower()


def test_a_guest_who_comes_again_is_known_and_gets_no_second_pass(house: House) -> None:
    ana = house.guest("Ana")
    response = ana.get("/api/me")
    assert response.json()["name"] == "Ana"
    assert "set-cookie" not in response.headers


def test_of_a_pass_only_the_hash_is_kept(house: House) -> None:
    ana = house.guest("Ana")
    hashes = {row[0] for row in house.query("select key_hash from people")}
    assert hashlib.sha256(ana.secret.encode()).hexdigest() in hashes
    assert ana.secret.encode() not in house.file.read_bytes() + house.file.with_name(house.file.name + "-wal").read_bytes()


@pytest.mark.parametrize("secret", ["", "x", "x" * 101, "é", "' or 1=1 --"])
def test_a_pass_that_is_none_opens_nothing(house: House, secret: str) -> None:
    headers = {b"cookie": f"{COOKIE}={secret}".encode()}
    assert httpx.get(f"{house.url}/api/me/games.zip", headers=headers).json()["code"] == "no-identity"


def test_without_a_pass_one_may_look_round_but_do_nothing(house: House) -> None:
    nobody = httpx.Client(base_url=house.url)
    code = house.guest().makes_a_table("me", "open", visibility="public")
    assert nobody.get("/api/games").status_code == 200
    assert nobody.get(f"/api/tables/{code}").json()["i_sit"] is False
    for response in (
        nobody.post("/api/tables", json=new_table("Ana", "me", "open")),
        nobody.post("/api/logs", json={}),
        nobody.put("/api/me", json={"name": "Ana"}),
        nobody.get(f"/api/tables/{code}/log"),
        nobody.post(f"/api/tables/{code}/check"),
    ):
        assert response.status_code == 401
        assert response.json()["code"] == "no-identity"


def test_without_a_pass_no_page_opens(house: House) -> None:
    code = house.guest().makes_a_table("me", "open")
    nobody = Guest(house, None, secret="nobody")
    assert door_of(nobody, code)[:2][0] == 401


@pytest.mark.parametrize("name", ["", "x" * 41, "\n", 7, None])
def test_a_guests_name_is_one_that_can_be_shown(house: House, name: Any) -> None:
    ana = house.guest("Ana")
    response = ana.http.put("/api/me", json={"name": name})
    assert response.status_code == 400
    assert response.json()["code"] in ("bad-name", "bad-message")
    assert ana.get("/api/me").json()["name"] == "Ana"


# --- origins -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://[", "http://127.0.0.1:1", "file://", "x" * 3000])
def test_another_page_cannot_speak_for_its_visitor(house: House, origin: str) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "open")
    response = ana.post("/api/tables", new_table("Ana", "me", "open"), origin=origin)
    assert response.status_code == 403
    assert response.json()["code"] == "wrong-origin"
    assert ana.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin}).status_code == 403
    status, problem, _ = door_of(ana, code, origin=origin)
    assert (status, problem["code"]) == (403, "wrong-origin")


def test_our_own_page_and_programs_that_say_no_origin_are_heard(house: House) -> None:
    ana = house.guest()
    assert ana.post("/api/tables", new_table("Ana", "me", "open"), origin=house.url).status_code == 201
    assert ana.post("/api/tables", new_table("Ana", "me", "open")).status_code == 201


def test_what_is_only_read_is_not_readable_for_other_pages(house: House) -> None:
    response = house.guest().get("/api/me", origin=ELSEWHERE)
    assert response.status_code == 200
    assert not [name for name in response.headers if name.startswith("access-control")]


# --- sizes -------------------------------------------------------------------------------------------------------------


def test_a_body_has_its_largest_size(house: House) -> None:
    ana = house.guest()
    for path, most in (("/api/tables", LARGEST_BODY), ("/api/logs", LARGEST_LOG)):
        fits, too_large = (ana.post(path, b'"' + b"x" * (size - 2) + b'"') for size in (most, most + 1))
        assert fits.status_code == 400
        assert too_large.status_code == 413
        assert too_large.json()["code"] == "too-large"


def test_a_body_that_does_not_say_its_size_is_counted_as_it_comes(house: House) -> None:
    ana = house.guest()
    response = ana.http.post("/api/tables", content=(b"x" * 1024 for _ in range(1024)))
    assert response.status_code == 413


def test_a_page_that_sends_too_large_a_message_is_hung_up_on(house: House) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "open")
    page = ana.opens(code)
    page.socket.send("x" * LARGEST_MESSAGE)
    assert page.hear()["code"] == "bad-message"
    page.socket.send("x" * (LARGEST_MESSAGE + 1))
    assert page.hung_up() == 1009
    assert ana.opens(code).table["status"] == "waiting"


def test_text_that_is_none_ends_the_connection_and_nothing_else(house: House) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "open")
    page = ana.opens(code)
    page.socket.send(b"\xff\xfe", text=True)
    assert page.hung_up() == 1007
    assert ana.opens(code).table["status"] == "waiting"


def test_a_saying_and_a_name_have_their_length(house: House) -> None:
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "open"))
    page.does("chat", text="x" * 500)
    assert page.refused("chat", text="x" * 501) == "bad-message"
    assert page.refused("chat", text="") == "bad-message"
    assert page.refused("sit", seat=1, name="x" * 41) == "bad-message"
    assert page.refused("sit", seat=1, name="Ana", nonce="x" * 65) == "bad-message"
    assert page.refused("act", at=0, action="x" * 201) == "bad-message"


def test_what_is_too_long_is_refused_with_a_short_sentence(house: House) -> None:
    """And not with a failure: sentences repeat only the beginning of what was sent."""
    ana = house.guest()
    good = new_table("Ana", "me", "open")
    for body, code in (
        (good | {"options": {"x" * 30_000: 1}}, "bad-options"),
        (good | {"options": {"stall_limit": "x" * 30_000}}, "bad-options"),
        (good | {"x" * 5_000: 1}, "bad-message"),
        (good | {"game": "x" * 30_000}, "no-such-game"),
        (new_table("Ana", "me", "x" * 30_000), "no-such-bot"),
    ):
        for lang in LANGUAGES:
            response = ana.post("/api/tables", body, **{"accept-language": lang})
            assert response.status_code == 400, response.text[:200]
            assert response.json()["code"] in (code, "bad-message")
            assert len(response.json()["sentence"]) < LONGEST_FACT + 200
    page = ana.opens(ana.makes_a_table("me", "open"))
    for fields in ({"x" * 5_000: 1}, {"seat": "x" * 5_000}, {"bot": "x" * 15_000, "seat": 1}):
        told = page.asks("replace", **fields)
        assert told["type"] == "refused"
        assert len(told["sentence"]) < LONGEST_FACT + 200
    assert ana.get(f"/api/tables/{'x' * 5_000}").status_code == 404


# --- rates -------------------------------------------------------------------------------------------------------------


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("ghostlight.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3, filled=0.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.4
    assert not bucket.take()
    now = 0.5
    assert bucket.take()
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_and_kind_of_request_has_a_bucket_of_its_own() -> None:
    doorkeeper = Doorkeeper(Limits(reads=(0, 2), writes=(0, 1)))
    assert [doorkeeper.lets_in("a", writes=False) for _ in range(3)] == [True, True, False]
    assert [doorkeeper.lets_in("a", writes=True) for _ in range(2)] == [True, False]
    assert doorkeeper.lets_in("b", writes=False)


def test_the_doorkeeper_does_not_remember_addresses_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    doorkeeper = Doorkeeper(Limits(reads=(0, 1)))
    for number in range(100):
        assert doorkeeper.lets_in(str(number), writes=False)
    assert len(doorkeeper._buckets) <= 10


def test_who_asks_too_much_at_once_is_told_to_wait_and_whoever_goes_on_is_hung_up_on(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3", limits=Limits(messages=(0.001, 40))) as house:
        ana = house.guest()
        page = ana.opens(ana.makes_a_table("me", "open"))
        for _ in range(40):
            page.does("speak", language="en")
        assert page.refused("speak", language="en") == "too-fast"  # with the number of what was asked
        for _ in range(110):
            try:
                page.sends("speak", language="en")
            except ConnectionClosed:
                break
        assert page.hung_up() == 1008
        assert json.loads(page.frames[-1])["code"] == "too-fast"


def test_an_address_that_asks_too_much_over_http_is_told_to_wait(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3", limits=Limits(reads=(0.001, 20), writes=(0.001, 5))) as house:
        ana = house.guest()  # one read and two writes: a new pass is written too
        statuses = [ana.post("/api/tables", new_table("Ana", "me", "open")).status_code for _ in range(5)]
        assert statuses == [201] * 3 + [429] * 2
        assert [ana.get("/api/games").status_code for _ in range(21)] == [200] * 19 + [429] * 2
        assert ana.get("/healthz").status_code == 200  # the doctor may always look in
        status, problem, _ = door_of(ana, "ANYTABLE")
        assert (status, problem["code"]) == (429, "too-fast")


def test_an_address_gets_no_more_passes_than_it_may_write(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3", limits=Limits(writes=(0.001, 4))) as house:
        ana = house.guest()
        answers = [httpx.get(f"{house.url}/api/me") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[-1].json()["code"] == "too-fast"
        assert "set-cookie" not in answers[-1].headers
        assert [ana.get("/api/me").status_code for _ in range(5)] == [200] * 5  # whoever has one only reads
        assert house.query("select count(*) from people") == [(3,)]


def test_whoever_talks_too_much_is_told_to_wait_and_may_do_everything_else(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3", limits=Limits(messages=(1e6, 1e6), talk=(0.001, 8))) as house:
        ana = house.guest()
        page = ana.opens(ana.makes_a_table("me", "greedy", start=True))
        for number in range(8):
            page.does("chat", text=str(number))
        assert [page.refused("chat", text="and") for _ in range(200)] == ["too-fast"] * 200  # nor is it hung up on for that
        page.does("speak", language="es")
        page.until(lambda table: page.choices)
        page.acts(page.choices[0])
        assert [line["text"] for line in page.table["talk"] if line["text"]] == [str(number) for number in range(8)]


def test_of_one_address_only_so_many_pages_are_open(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3", limits=Limits(sockets=3)) as house:
        ana, ben = house.guests("Ana", "Ben")
        code = ana.makes_a_table("me", "open")
        pages = [guest.opens(code) for guest in (ana, ben, ana)]
        status, problem, _ = door_of(ben, code)
        assert (status, problem["code"]) == (429, "too-fast")
        assert door_of(ana, "NOWHERE2")[0] == 429
        pages[0].close()
        wait_until(lambda: house.ghostlight.doorkeeper._sockets.total() == 2)
        assert door_of(ana, "NOWHERE2")[0] == 404  # whoever is turned away counts no longer
        again = ben.opens(code)
        again.does("speak", language="en")
        for page in (*pages[1:], again):
            page.close()
        wait_until(lambda: not house.ghostlight.doorkeeper._sockets)  # and addresses are forgotten


def test_each_address_has_its_own_pages() -> None:
    doorkeeper = Doorkeeper(Limits(sockets=1))
    with doorkeeper.socket("a"), doorkeeper.socket("b"), pytest.raises(Refused, match="too-fast"), doorkeeper.socket("a"):
        pass
    with doorkeeper.socket("a"):
        pass
    assert Limits().sockets == MOST_SOCKETS == 200


def test_a_page_that_stops_reading_is_forgotten_and_holds_nobody_up(tmp_path: Path) -> None:
    def cramp(listening: socket.socket) -> None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

    with open_house(tmp_path / "games.sqlite3", prepare=cramp) as house:
        ana, eva = house.guests("Ana", "Eva")
        code = ana.makes_a_table("me", "open")
        page = ana.opens(code)
        deaf = deaf_page(eva, code)
        page.until(lambda table: table["watchers"] == 1)
        for number in range(2000):
            page.does("chat", text=f"{number} " + "x" * 480)
            if page.table["watchers"] == 0:
                break
        assert page.table["watchers"] == 0, "the page that does not listen is still there"
        deaf.close()
        again = eva.opens(code)
        assert again.table["talk"][-1]["text"].startswith(page.table["talk"][-1]["text"][:3])


def deaf_page(guest: Guest, code: str) -> socket.socket:
    """A page that opens and then does not read."""
    host, port = guest.house.host.split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect((host, int(port)))
    raw.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {guest.house.host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={guest.secret}\r\n\r\n".encode()
    )
    return raw


# --- headers -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def furnished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A house with a small client of its own."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "app-1.js").write_text("export {}")
    (folder / "assets" / "app-1.js.gz").write_bytes(gzip.compress(b"packed"))
    (folder / "sprites.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("ghostlight.server.app.Files", lambda: Files(folder))
    with open_house(tmp_path / "games.sqlite3") as house:
        yield house


def test_every_kind_of_answer_carries_the_security_headers(furnished: House) -> None:
    house = furnished
    ana = house.guest()
    code = ana.makes_a_table("me", "greedy", start=True)
    answers = [
        ana.get("/"),
        ana.get("/t/ABCDEFGH"),
        ana.get("/assets/app-1.js"),
        ana.get("/assets/nothing.js"),
        ana.get("/healthz"),
        ana.get("/api/me"),
        ana.get("/api/nowhere"),
        ana.get("/api/tables/NOWHERE2"),
        ana.get(f"/api/tables/{code}/log"),
        ana.get("/api/me/games.zip"),
        ana.post("/api/tables", new_table("Ana", "me", "open")),
        ana.post("/api/tables", b"{"),
        ana.post("/api/tables", b"x" * (LARGEST_BODY + 1)),
        ana.post("/api/tables", {}, origin=ELSEWHERE),
        ana.post("/", {}),
        ana.http.delete("/api/tables"),
        ana.http.options("/api/me"),
        ana.http.head("/api/me"),
        httpx.get(f"{house.url}/api/me/games.zip"),
    ]
    assert {response.status_code for response in answers} == {200, 201, 400, 401, 403, 404, 405, 413}
    every = [(response.request.url.path, response.status_code, response.headers) for response in answers]
    every += [(f"the socket of {each}", status, headers) for each, status, headers in refused_pages(ana, code)]
    for path, status, headers in every:
        for name, value in HEADERS.items():
            assert headers.get(name) == value, f"{path} ({status}): {name}"
        assert "server" not in headers, path
        if "/api/" in path:
            assert headers["cache-control"] == "no-store", path


def refused_pages(guest: Guest, code: str) -> list[tuple[str, int, Any]]:
    answers = [(each, door_of(guest, each, origin)) for each, origin in ((code, ELSEWHERE), ("NOWHERE2", None))]
    return [(each, status, headers) for each, (status, _, headers) in answers]


def test_even_a_failure_of_our_own_carries_them_and_tells_nothing(furnished: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = furnished.guest()

    async def fail(*_: object) -> None:
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(furnished.ghostlight.store, "public_cards", fail)
    response = ana.get("/api/tables")
    assert response.status_code == 500
    assert "fire" not in response.text
    for name, value in HEADERS.items():
        assert response.headers[name] == value


def test_the_policy_lets_nothing_in_from_elsewhere_and_nothing_inline() -> None:
    policy = dict(part.strip().partition(" ")[::2] for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in HEADERS["content-security-policy"]
    assert "http" not in HEADERS["content-security-policy"]


# --- the client's files ------------------------------------------------------------------------------------------------


def test_the_client_is_served_and_every_address_of_its_own_gives_the_page(furnished: House) -> None:
    nobody = httpx.Client(base_url=furnished.url, headers={"accept-encoding": "identity"})
    for path in ("/", "/t/ABCDEFGH", "/anything/else", "/index.html"):
        response = nobody.get(path)
        assert response.text == "<!doctype html>the page"
        assert response.headers["content-type"].startswith("text/html")
        assert response.headers["cache-control"] == "no-cache"
    script = nobody.get("/assets/app-1.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert nobody.get("/sprites.svg").headers["content-type"] == "image/svg+xml"
    missing = nobody.get("/assets/app-2.js")
    assert missing.status_code == 404
    assert "immutable" not in missing.headers.get("cache-control", "")


def test_packed_files_go_to_those_who_can_unpack_them(furnished: House) -> None:
    with httpx.Client(base_url=furnished.url).stream("GET", "/assets/app-1.js", headers={"accept-encoding": "gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "accept-encoding"
        assert gzip.decompress(b"".join(packed.iter_raw())) == b"packed"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    ],
)
def test_no_path_leads_out_of_the_clients_folder(furnished: House, path: str) -> None:
    host, port = furnished.host.split(":")
    with socket.create_connection((host, int(port))) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {furnished.host}\r\nConnection: close\r\n\r\n".encode())
        heard = b""
        while chunk := raw.recv(4096):
            heard += chunk
    assert b"\r\n\r\n" in heard
    assert b"secret" not in heard


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ghostlight.server.app.Files", lambda: Files(tmp_path / "nothing"))
    with open_house(tmp_path / "games.sqlite3") as house:
        response = httpx.get(house.url)
        assert response.status_code == 503
        assert "make web" in response.text


def test_health_is_told(house: House) -> None:
    ana = house.guest()
    with ana.opens(ana.makes_a_table("me", "open")):
        told = httpx.get(f"{house.url}/healthz").json()
    assert told["status"] == "ok"
    assert told["tables"] >= 1
    assert told["sockets"] >= 1
    wait_until(lambda: httpx.get(f"{house.url}/healthz").status_code == 200)


def test_a_server_that_cannot_write_any_more_is_not_well_and_still_ends(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3") as house:
        ana = house.guest()
        store = house.ghostlight.store
        store._jobs.put(None)  # the writer takes it for the end
        wait_until(lambda: not store._writer.is_alive())
        response = httpx.get(f"{house.url}/healthz")
        assert response.status_code == 503
        assert response.json()["status"] == "not writing"
        assert ana.post("/api/tables", new_table("Ana", "me", "open")).status_code == 503  # and nobody waits for ever
        assert Guest(house, None, secret=ana.secret).get("/api/me").json()["name"] == "Ana"
