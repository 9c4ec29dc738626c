"""Ten thousand messages gone wrong, or right but by the wrong person or at the wrong time, against a game that goes on."""

from __future__ import annotations

import json
import logging
import random
import socket
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from ghostlight import games
from ghostlight.core import log as logs
from ghostlight.core.events import SPECTATOR
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import load
from ghostlight.server.people import COOKIE
from ghostlight.table.folding import fold_table
from tests.server.house import Guest, House, Page, curious, new_table, open_house, someone_decides
from tests.server.mutants import WORDS, spoil

OVER_SOCKETS, OVER_HTTP, RAW = 8000, 2000, 60
IN_EACH_GAME = 12_500
OPENING = 6
"""Decisions before messages go wrong, in games where nobody can look into something at once."""
OWN_SEAT = ("leave", "resign", "free", "replace")


class Ear(logging.Handler):
    """Hears everything that the server logs."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.CRITICAL or "Traceback" in record.getMessage():
            self.heard.append(logging.Formatter().format(record))


@pytest.fixture
def ear() -> Iterator[Ear]:
    ear = Ear()
    logging.getLogger().addHandler(ear)
    yield ear
    logging.getLogger().removeHandler(ear)


@pytest.fixture
def lonely(tmp_path: Any) -> Iterator[House]:
    with open_house(tmp_path / "games.sqlite3") as house:
        yield house


# --- over sockets ------------------------------------------------------------------------------------------------------


class Brawl:
    """A game of Ana and Ben, Eva who watches, and all of them sending whatever comes to mind."""

    def __init__(self, house: House, luck: random.Random, game: str = "graveyard") -> None:
        self.house, self.luck, self.game = house, luck, game
        self.guests = house.guests("Ana", "Ben", "Eva")
        self.answers: Counter[str] = Counter()
        self.tables = 0
        self.heard: list[tuple[Page, int]] = []
        self.new_game()

    def new_game(self) -> None:
        """Another table, at which somebody already knows something that others do not."""
        self.tables += 1
        ana, ben, eva = self.guests
        code = ana.makes_a_table("me", "open", game=self.game)
        self.pages = [ana.opens(code), ben.opens(code).sits(1), eva.opens(code)]
        self.pages[0].does("start")
        looked, decided = False, 0
        while not looked:
            page = someone_decides(self.pages[:2])
            assert page is not None
            choice, decided = curious(self.luck, page.choices), decided + 1
            page.acts(choice)
            looked = choice.startswith("inspect") if self.game == "graveyard" else decided == OPENING
        self.room = self.house.ghostlight.house.rooms[code]
        self.heard += [(page, seat) for page, seat in zip(self.pages, (0, 1, -1), strict=True)]

    def good(self, page: Page) -> dict[str, Any]:
        """Some message that this page could send, if it were the time and the place for it."""
        luck, at = self.luck, self.room.table.at
        kinds: dict[str, dict[str, Any]] = {
            "act": {"at": at, "action": luck.choice(["move D3", "inspect D3", "place N1", *self.options()])},
            "undo": {"at": at},
            "answer": {"at": at, "yes": True},
            "resign": {"at": at, "seat": luck.randint(0, 1)},
            "pause": {"at": at},
            "resume": {},
            "sit": {"seat": luck.randint(0, 2), "name": "Eva", "nonce": "salt"},
            "leave": {"seat": luck.randint(0, 1)},
            "replace": {"seat": luck.randint(0, 1), "bot": "greedy"},
            "free": {"seat": luck.randint(0, 1)},
            "add": {},
            "remove": {"seat": 0},
            "start": {},
            "close": {},
            "kick": {"who": luck.choice([*self.strangers(), "x"])},
            "mute": {"who": luck.choice([*self.strangers(), "x"]), "on": luck.random() < 0.2},
            "chat": {"text": luck.choice(WORDS[:-1])},
            "face": {"seat": luck.randint(0, 1)},
            "look": {"moment": luck.randint(0, 20), "viewer": luck.choice([0, 1, "above", "watching"])},
            "hint": {"at": at - luck.choice([0, 1, 1, 1])},
            "try": {"action": luck.choice(["move D3", "dance", *self.options()])},
            "speak": {"language": luck.choice(["en", "es", "ja"])},
        }
        kind = luck.choice(list(kinds))
        if kind == "hint" and page.choices and luck.random() < 0.95:
            kind = "undo"
        return {"type": kind, "id": luck.randint(0, 10**6), **kinds[kind]}

    def strangers(self) -> list[str]:
        """Those who play, as the table calls them: nobody may send them away."""
        return [self.room.table.pseudonym(owner) for owner in self.owners() if owner is not None]

    def options(self) -> list[str]:
        match = self.room.table.match
        assert match is not None
        return [match.write_action(action) for action in match.options_now()]

    def next(self) -> None:
        """One message by one of them, and its answer; whatever changed was theirs to change."""
        page = self.luck.choice(self.pages)
        person = self.owners()[page.table["mine"][0]] if page.table["mine"] else "eva"
        message = self.good(page)
        seated = page is not self.pages[2]
        # Players rarely send what would end the game; Eva, who may do none of it, sends everything as it should be.
        wrong = seated and message["type"] in ("resign", "leave", "replace", "pause")
        body = spoil(self.luck, message) if wrong or self.luck.random() < 0.6 else json.dumps(message).encode()
        turn, owners, count = self.room.table.turn, self.owners(), self.room.count
        page.socket.send(body, text=is_text(body))
        told = self.answer(page)
        self.answers[told.get("code") or told["type"]] += 1
        if told["type"] != "done":
            assert self.room.count == count, f"{body!r} was answered by {told} and yet changed the table"
            return
        command = json.loads(body)
        kind = command["type"]
        if kind == "act":
            assert turn is not None
            assert owners[turn] == person
        elif kind in OWN_SEAT:
            assert owners[command["seat"]] in (person, None)
        elif not seated:
            assert kind in ("chat", "speak", "sit")
        if self.room.table.status != "playing" or None in self.owners() or any(p.bot for p in self.room.table.places):
            self.new_game()

    def owners(self) -> list[str | None]:
        return [place.owner for place in self.room.table.places]

    def answer(self, page: Page) -> dict[str, Any]:
        while True:
            told = page.hear()
            if told["type"] != "table":
                return told


def is_text(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True


def check_no_leak(page: Page, seat: int) -> None:
    """Each frame on its own: a front is of an open grave, or of one that this seat has looked into."""
    for frame in page.frames:
        told = json.loads(frame)
        if told["type"] == "table" and told["status"] == "over":
            return
        assert "seed" not in told.get("fairness", {}) or told["fairness"]["seed"] is None
        for chapter in told.get("story", []):
            assert all(event["fields"]["seat"] == seat for event in chapter["events"] if event["name"] == "learned")
        position = told.get("position")
        for grave in position["view"]["graves"] if position else []:
            assert grave["front"] is None or grave["open"] or seat in grave["inspected_by"]


def test_a_game_goes_on_through_thousands_of_wrong_messages(lonely: House, ear: Ear) -> None:
    brawl = Brawl(lonely, random.Random(11))
    for _ in range(OVER_SOCKETS):
        brawl.next()
    assert ear.heard == []
    assert brawl.answers["bad-message"] > OVER_SOCKETS / 4
    assert len(brawl.answers) > 15, brawl.answers
    records = [record for (record,) in lonely.query(f"select body from records where code = '{brawl.room.code}' order by k")]
    assert len(records) == brawl.room.count
    again = [page.guest.opens(page.code) for page in brawl.pages]
    for page, before in zip(again, brawl.pages, strict=True):
        before.catch_up()
        page.catch_up()
        assert page.table["story"] == before.table["story"]
        assert page.table["position"] == before.table["position"]
    for page, seat in brawl.heard:
        check_no_leak(page, seat)
    secrets = [word for row in lonely.query("select id, key_hash from people") for word in row]
    secrets += [guest.secret for guest in brawl.guests]
    heard = "\n".join(frame for page, _ in brawl.heard for frame in page.frames)
    assert not [secret for secret in secrets if secret in heard]
    mover = someone_decides(again[:2])
    assert mover is not None
    mover.acts(mover.choices[0])


def check_is_its_own(brawl: Brawl) -> None:
    """What each page has is just what its seat sees and was told; that this gives nothing away is for the contract tests."""
    match = brawl.room.table.match
    assert match is not None
    for page, seat in zip(brawl.pages, (0, 1, SPECTATOR), strict=True):
        page.catch_up()
        assert page.table["fairness"]["seed"] is None
        if page.table["at"] != brawl.room.table.at or page.table["facing"] != (None if seat == SPECTATOR else seat):
            continue  # somebody has sat down meanwhile, or stood up
        assert page.table["position"]["view"] == json.loads(msgspec.json.encode(match.view(seat)))
        told = [[event["name"] for event in chapter["events"]] for chapter in page.table["story"]]
        assert told == [[each.name for each in match.happenings_for(seat, k)] for k in range(len(match.moments))]


@pytest.mark.soak
@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_goes_on_through_wrong_messages_and_pages_have_what_is_theirs(lonely: House, ear: Ear, game: str) -> None:
    brawl = Brawl(lonely, random.Random(game), game)
    checked = 0
    for number in range(IN_EACH_GAME):
        brawl.next()
        if number % 50 == 0 and brawl.room.table.status == "playing":
            check_is_its_own(brawl)
            checked += 1
    assert ear.heard == []
    assert checked > IN_EACH_GAME // 100
    assert brawl.answers["bad-message"] > IN_EACH_GAME / 4
    secrets = [word for row in lonely.query("select id, key_hash from people") for word in row]
    secrets += [guest.secret for guest in brawl.guests]
    heard = "\n".join(frame for page, _ in brawl.heard for frame in page.frames)
    assert not [secret for secret in secrets if secret in heard]


# --- over HTTP ---------------------------------------------------------------------------------------------------------


def finished_log() -> dict[str, Any]:
    match = Match(load("graveyard"), [Seat("Ana"), Seat("Ben", "random")], bytes(range(32)), {"stall_limit": 3})
    while not match.over:
        match.act(match.options_now()[match.steps % 3])
    told: dict[str, Any] = json.loads(logs.write(match.log()))
    return told


def any_request(luck: random.Random, guest: Guest, code: str, log: dict[str, Any]) -> httpx.Response:
    """Something that a browser, or somebody who is none, might send."""
    junk = luck.choice([code, code.lower(), "NOWHERE2", "%00", "%ff", "..", "a" * 300, "👻", "%2e%2e%2f", code + "%0d%0a"])
    doors = [
        ("PUT", "/api/me"),
        ("POST", "/api/tables"),
        ("POST", "/api/logs"),
        ("GET", f"/api/tables/{junk}"),
        ("GET", f"/api/tables/{junk}/log"),
        ("POST", f"/api/tables/{junk}/check"),
        ("GET", f"/api/tables/{junk}/socket"),
        *(
            ("GET", each)
            for each in ("/api/me", "/api/games", "/api/tables", "/api/me/games.zip", f"/api/{junk}", f"/assets/{junk}")
        ),
    ]
    bodies: list[Any] = [
        new_table("Ana", "me", "open", options={"stall_limit": 5}, clock={"kind": "fischer", "start": 60, "increment": 2}),
        new_table("Ana", "me", "greedy"),
        {"name": "Ana"},
    ]
    method, path = luck.choice(doors)
    if luck.random() < 0.1:
        method = luck.choice(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE"])
    if (method, path) == ("DELETE", "/api/me"):
        method = "PATCH"  # the house would rightly forget this guest
    body = spoil(luck, log if path == "/api/logs" else luck.choice(bodies)) if luck.random() < 0.8 else b""
    headers: list[tuple[bytes, bytes]] = []
    for name, values in (
        ("accept-language", [b"ja", b"\xff\xfe", b"," * 500, b"en;q=x"]),
        ("origin", [guest.house.url.encode(), b"null", b"http://[", b"\xff"]),
        ("content-type", [b"text/plain", b"application/json", b"multipart/form-data; boundary=x"]),
        ("x-forwarded-proto", [b"https", b"gopher"]),
        ("accept-encoding", [b"gzip", b"\xff"]),
        ("cookie", [f"{COOKIE}={guest.secret}".encode(), f"{COOKIE}=\xff".encode(), b"ghostlight", b"=;;=\xfe", b""]),
    ):
        if luck.random() < 0.15:
            headers.append((name.encode(), luck.choice(values)))
    return guest.http.request(method, path, content=body, headers=headers)


def test_no_request_makes_the_server_fail(lonely: House, ear: Ear) -> None:
    luck = random.Random(12)
    ana, ben = lonely.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open", visibility="public")
    pages = [ana.opens(code), ben.opens(code).sits(1)]
    pages[0].does("start")
    log, statuses = finished_log(), Counter[int]()
    before = lonely.query(f"select k, body from records where code = '{code}' order by k")
    for _ in range(OVER_HTTP):
        response = any_request(luck, luck.choice([ana, ben]), code, log)
        statuses[response.status_code] += 1
        assert response.status_code < 500 or not response.request.url.path.startswith("/api/"), response.request
        assert "Traceback" not in response.text
        if response.status_code >= 400 and response.request.method != "HEAD" and response.request.url.path.startswith("/api/"):
            assert set(response.json()) == {"code", "sentence"}
    assert ear.heard == []
    assert {200, 201, 400, 401, 403, 404, 405} <= set(statuses)
    assert lonely.query(f"select k, body from records where code = '{code}' order by k") == before
    mover = someone_decides(pages)
    assert mover is not None
    mover.acts(mover.choices[0])


def test_what_is_no_http_at_all_harms_nobody(lonely: House, ear: Ear) -> None:
    luck = random.Random(13)
    ana = lonely.guest()
    code = ana.makes_a_table("me", "open")
    host, port = lonely.host.split(":")
    opening = f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {lonely.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    upgrade = (
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {COOKIE}={ana.secret}\r\n\r\n"
    )
    for number in range(RAW):
        with socket.create_connection((host, int(port))) as raw:
            if number % 3 == 0:
                raw.sendall(luck.randbytes(luck.randint(1, 2000)))
            elif number % 3 == 1:
                raw.sendall(opening.encode() + luck.randbytes(200) + b"\r\n\r\n")
            else:
                raw.sendall((opening + upgrade).encode())
                raw.recv(100)
                raw.sendall(luck.randbytes(luck.randint(1, 300)))  # frames of nothing
            if luck.random() < 0.5:
                raw.shutdown(socket.SHUT_WR)
    assert ana.opens(code).table["status"] == "waiting"
    assert [entry for entry in ear.heard if "ghostlight/" in entry] == []


def test_the_records_of_a_table_that_was_fuzzed_still_fold(lonely: House) -> None:
    brawl = Brawl(lonely, random.Random(14))
    for _ in range(300):
        brawl.next()
    store = lonely.ghostlight.store
    for (code,) in lonely.query("select code from tables"):
        table = fold_table(store._read_records(code))
        assert table.status in ("waiting", "playing", "paused", "over", "closed")
