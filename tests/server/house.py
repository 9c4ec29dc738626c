"""A real server in a thread, and guests who talk to it as browsers do: a cookie, HTTP, and pages with a WebSocket each."""

from __future__ import annotations

import itertools
import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ghostlight.core.fairness import promise
from ghostlight.server.app import Ghostlight, make_app
from ghostlight.server.limits import NONE, Limits
from ghostlight.server.people import COOKIE
from ghostlight.server.policy import NO_QUOTAS, Policy
from ghostlight.server.serve import _listen, configure
from ghostlight.server.waking import Waking
from tests.deals import Deals

PATIENCE = 30.0
"""Seconds until a test gives up waiting. Long, since the machine may be busy; nothing waits that long when all is well."""
COMPILING = 900.0
"""The same, where games may have to be compiled first, since nobody has run `ghostlight warm`."""


DEALS = Deals()


class House:
    """A server on a free port of the loopback."""

    def __init__(
        self,
        file: Path,
        limits: Limits = NONE,
        bot_pause: float = 0.0,
        prepare: Callable[[Any], None] | None = None,
        waking: Waking | None = None,
        policy: Policy = Policy(NO_QUOTAS),  # noqa: B008
    ):
        """With games that are ready; those that a test lets wake up by itself it waits for itself."""
        self.file = file
        listening = _listen("127.0.0.1", 0)
        if prepare is not None:
            prepare(listening)
        self.host = f"127.0.0.1:{listening.getsockname()[1]}"
        self.url = f"http://{self.host}"
        self.app: Any = make_app(file, limits, bot_pause=bot_pause, new_seed=DEALS.next, waking=waking, policy=policy)
        self._server = uvicorn.Server(configure(self.app))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started
        if waking is None:
            wait_until(lambda: self.ghostlight.waking.settled, COMPILING)
            assert self.ghostlight.waking.all_ready

    @property
    def ghostlight(self) -> Ghostlight:
        """What is behind the addresses: for tests that must see or break what no guest can."""
        inside: Ghostlight = self.app.app.state.ghostlight
        return inside

    def fills_up(self) -> None:
        """From now on there is no room for anything new."""
        quotas = self.ghostlight.house.quotas

        async def weigh() -> None:
            quotas.full = True

        quotas.weigh = weigh  # type: ignore[method-assign]
        quotas.full = True

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    def guest(self, name: str | None = "Ana") -> Guest:
        return Guest(self, name)

    def guests(self, *names: str) -> list[Guest]:
        return [Guest(self, name) for name in names]

    def query(self, sql: str) -> list[Any]:
        """What is on disk."""
        with sqlite3.connect(self.file) as connection:
            return connection.execute(sql).fetchall()


@contextmanager
def open_house(file: Path, **how: Any) -> Iterator[House]:
    house = House(file, **how)
    try:
        yield house
    finally:
        house.close()


def wait_until(happened: Callable[[], object], patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < deadline, "this did not happen in time"
        time.sleep(0.005)


class Guest:
    """One browser."""

    def __init__(self, house: House, name: str | None, secret: str | None = None) -> None:
        self.house = house
        self.name = name
        self.http = httpx.Client(base_url=house.url, timeout=PATIENCE)
        if secret is not None:
            self.http.cookies.set(COOKIE, secret)
            return
        self.http.get("/api/me").raise_for_status()
        if name is not None:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    @property
    def secret(self) -> str:
        return str(self.http.cookies[COOKIE])

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.http.get(path, headers=headers)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.http.post(path, content=content, headers=headers)

    def makes_a_table(self, *seats: str, **wish: Any) -> str:
        """A table with these seats: `me`, `open`, or a bot as it is written. Gives its code."""
        response = self.post("/api/tables", new_table(self.name or "Ana", *seats, **wish))
        assert response.status_code == 201, response.text
        return str(response.json()["code"])

    def opens(self, code: str, **how: Any) -> Page:
        """A page at that table."""
        return Page(self, code, **how)


def new_table(maker: str, *seats: str, **wish: Any) -> dict[str, Any]:
    def seat(kind: str) -> dict[str, str]:
        if kind == "open":
            return {"kind": "open"}
        return {"kind": "me", "name": maker} if kind == "me" else {"kind": "bot", "bot": kind}

    return {"game": "graveyard", "name": f"{maker}'s table", "seats": [seat(kind) for kind in seats], **wish}


class Page:
    """An open page at a table: every frame it got, and the table as these told it."""

    def __init__(self, guest: Guest, code: str, lang: str = "en", origin: str | None = None) -> None:
        self.guest = guest
        self.code = code
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}
        self.waking: dict[str, Any] = {}  # how far the game is, if the page had to be told
        self.ids = itertools.count(1)
        address = f"ws://{guest.house.host}/api/tables/{code}/socket?lang={lang}"
        headers = {"Cookie": f"{COOKIE}={guest.secret}"} if COOKIE in guest.http.cookies else {}
        self.socket: ClientConnection = connect(
            address,
            additional_headers=headers,
            origin=Origin(origin or guest.house.url),
            compression=None,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
            proxy=None,
        ).__enter__()
        self.hear()

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    # --- hearing -------------------------------------------------------------------------------------------------------

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        frame = self.socket.recv(timeout=patience)
        assert isinstance(frame, str)
        self.frames.append(frame)
        told: dict[str, Any] = json.loads(frame)
        if told["type"] == "table":
            self.table = put_together(self.table, told)
        if told["type"] == "waking":
            self.waking = told
        return told

    def until(self, happened: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Listen until the table is such."""
        while not happened(self.table):
            self.hear()
        return self.table

    def catch_up(self) -> None:
        """Hear all that was said so far."""
        answered = self.asks("speak", language="en")
        assert answered["type"] == "done"

    def hung_up(self) -> int | None:
        """Listen until the server closes; with which code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    # --- asking --------------------------------------------------------------------------------------------------------

    def sends(self, kind: str, **fields: Any) -> int:
        number = next(self.ids)
        self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        return number

    def asks(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask, and hear everything up to the answer."""
        return self.answer_to(self.sends(kind, **fields))

    def answer_to(self, number: int | None) -> dict[str, Any]:
        while True:
            told = self.hear()
            if told["type"] != "table" and told.get("id") == number:
                return told

    def does(self, kind: str, **fields: Any) -> None:
        """Ask for something that is taken."""
        answer = self.asks(kind, **fields)
        assert answer["type"] == "done", answer

    def refused(self, kind: str, **fields: Any) -> str:
        """Ask for something that is not taken; the code."""
        answer = self.asks(kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["sentence"]
        return str(answer["code"])

    def sits(self, seat: int, name: str | None = None) -> Page:
        self.does("sit", seat=seat, name=name or self.guest.name)
        return self

    def acts(self, action: str) -> None:
        self.does("act", at=self.at, action=action)

    @property
    def at(self) -> int:
        return int(self.table["at"])

    @property
    def choices(self) -> list[str]:
        position = self.table.get("position")
        return position["choices"] if position else []


def put_together(before: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """The table as a client has it after this message: what is left out stays, story and talk are continued."""
    after = {**before, **news}
    for part in ("story", "talk"):
        kept = before.get(part, [])[: news[f"{part}_from"]]
        assert len(kept) == news[f"{part}_from"], "the server continues what this page never had"
        after[part] = kept + news[part]
    return after


# --- playing -----------------------------------------------------------------------------------------------------------


def someone_decides(pages: list[Page]) -> Page | None:
    """The page whose decision it is, when all have heard of the last one and bots have had their say; None at the end."""
    while True:
        latest = max(page.at for page in pages)
        for page in pages:
            while page.at < latest:
                page.hear()
        for page in pages:
            if page.choices:
                return page
        if pages[0].table["status"] != "playing":
            return None
        pages[0].hear()


def curious(luck: random.Random, choices: list[str]) -> str:
    """Rather a look into a grave than a move."""
    looks = [choice for choice in choices if choice.startswith("inspect")]
    return luck.choice(looks or choices)


def play_on(pages: list[Page], luck: random.Random, steps: int = 10**6) -> int:
    """People at these pages decide at random, until the game is over or so many decisions were taken. Gives how many were."""
    for taken in range(steps):
        page = someone_decides(pages)
        if page is None:
            return taken
        page.acts(curious(luck, page.choices))
    return steps


def promising(guests: list[Guest]) -> list[Page]:
    """These people sit at a new table, each with their own name promised as nonce."""
    pages = [guests[0].opens(guests[0].makes_a_table(*["open"] * len(guests)))]
    pages += [guest.opens(pages[0].code) for guest in guests[1:]]
    for seat, page in enumerate(pages):
        page.does("sit", seat=seat, name=page.guest.name, promise=promise(str(page.guest.name)))
    return pages


def shows(page: Page, seat: int) -> None:
    """The nonce that was promised."""
    page.does("reveal", seat=seat, nonce=page.guest.name)
