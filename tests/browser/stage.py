"""What browser tests use: a server of their own, people with pages, and the frames that reach each page."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

from tests.deals import Deals

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
SCREENS = pytest.mark.parametrize("sizes", [(DESKTOP, TABLET), (PHONE,)], ids=["desktop-and-tablet", "phone"])
"""Screens by what one points with: a window can be made smaller, but it does not become a telephone."""
ME = {"kind": "me", "name": "Ana"}
PATIENCE = 30_000
"""Milliseconds that a page may take on a busy machine before a test gives up on it."""
COMPILING = 900
"""Seconds that games may take that nobody has compiled before."""
SAME_LUCK = """(seed) => {
    crypto.getRandomValues = (bytes) => bytes.map(() => (seed = (seed * 16807) % 2147483647) >> 8);
}"""
"""A page's own share in the shuffle is the same in every run, another for each person."""


class Server:
    """`ghostlight serve` on a free port, but for its deals, which are the same in every run."""

    def __init__(self, file: Path, bot_pause: float = 0.0, awake: bool = True) -> None:
        """`awake`: it counts as started when all games can be played."""
        self.file = file
        self.deals = Deals(file.with_suffix(".test"))
        self.deals.begin("")
        self.bot_pause = bot_pause
        self.awake = awake
        self.process: subprocess.Popen[bytes] | None = None
        self.port = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """On the same port as before, if it has run before."""
        command = [sys.executable, "-m", "tests.browser.serve", str(self.port), str(self.file), str(self.bot_pause)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=ROOT)
        assert self.process.stdout is not None
        told = self.process.stdout.readline().decode()
        found = re.search(r"http://localhost:(\d+)", told)
        assert found, told + self.process.stdout.read().decode()
        self.port = int(found[1])
        if self.awake:
            end = time.monotonic() + COMPILING
            while any(game["state"] != "ready" for game in self.health()["games"]):
                assert time.monotonic() < end, self.health()
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            os.kill(self.process.pid, how)
            self.process.wait(20)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def health(self) -> dict[str, Any]:
        with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
            told: dict[str, Any] = json.load(answer)
        return told


@dataclass
class Person:
    """Somebody with a browser of their own, and every frame that reached it."""

    page: Page
    context: BrowserContext
    address: str
    frames: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    _read: int = 0
    _news: list[dict[str, Any]] = field(default_factory=list)
    _table: dict[str, Any] = field(default_factory=dict)

    def goes_to(self, path: str) -> None:
        self.page.goto(self.address + path)

    def news(self) -> list[dict[str, Any]]:
        """The `table` messages so far; each frame is read once, since whoever waits asks for them again and again."""
        while self._read < len(self.frames):
            told = json.loads(self.frames[self._read])
            self._read += 1
            if told["type"] == "table":
                self._news.append(told)
                self._table.update(told)
        return self._news

    def table(self) -> dict[str, Any]:
        """The table as this page has been told of it: what a message leaves out has not changed."""
        self.news()
        return dict(self._table)

    def view(self) -> dict[str, Any]:
        """What this page draws."""
        seen: dict[str, Any] = self.table()["position"]["view"]
        return seen

    def events(self) -> Iterator[dict[str, Any]]:
        """Everything that has happened, as it was told to this page."""
        for news in self.news():
            for chapter in news["story"]:
                yield from chapter["events"]

    def makes_a_table(self, game: str, *seats: dict[str, Any], start: bool, **options: Any) -> str:
        """The path of its link. It is asked for with the cookies of this browser, and no page is drawn for it."""
        table = {"game": game, "name": "Night", "seats": seats, "options": options, "start": start}
        self.context.request.get(f"{self.address}/api/me")
        made = self.context.request.post(f"{self.address}/api/tables", data=table).json()
        assert "code" in made, made
        return f"/t/{made['code']}"

    def sits_down(self, game: str, *seats: dict[str, Any], **options: Any) -> None:
        """At a table that was made for this, begun at once and opened when everything is there."""
        self.goes_to(self.makes_a_table(game, *seats, start=True, **options))
        self.waits_for(lambda: self.table().get("position"), "the table")

    def choices(self) -> list[str]:
        table = self.table()
        return table["position"]["choices"] if table.get("position") else []

    def spot(self, choice: str) -> Locator:
        """Where on the board this choice is taken."""
        verb, _, where = choice.partition(" ")
        return self.page.locator(f'[data-spot="{"out:" if verb == "place" else ""}{where}"]')

    def takes(self, choice: str) -> None:
        """Click it on the board, and wait until the server has taken it."""
        at = self.table()["at"]
        if choice.startswith("inspect"):
            self.page.locator(".prompt button", has_text="spends a wisp").click()
        self.spot(choice).click()
        self.waits_for(lambda: self.table()["at"] > at, choice)

    def plays_on(self, pick: Callable[[list[str]], str], until: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
        """Decide whenever it is this person's turn, until the game is over or the other sign comes."""
        while True:
            self.waits_for(lambda: self.table()["status"] == "over" or self.choices(), "my turn")
            table = self.table()
            if table["status"] == "over" or until(table):
                return
            self.takes(pick(self.choices()))

    def waits_for(self, sign: Any, what: str, patience: float = PATIENCE / 1000) -> None:
        """Until this is true."""
        end = time.monotonic() + patience
        while not sign():
            assert time.monotonic() < end, f"waited in vain: {what}"
            self.page.wait_for_timeout(20)


class Stage:
    """Where people come in."""

    def __init__(self, server: Server, chromium: Browser) -> None:
        self.server = server
        self.chromium = chromium
        self.people: list[Person] = []

    def person(self, size: dict[str, int] = DESKTOP, language: str = "en-GB", **how: Any) -> Person:
        """Somebody who has never been here. Motion is reduced unless a test is about motion."""
        touch = size is PHONE
        settings = {"reduced_motion": "reduce", "locale": language, "has_touch": touch, "is_mobile": touch} | how
        context = self.chromium.new_context(viewport=size, **settings)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({SAME_LUCK})({len(self.people) + 1})")
        page = context.new_page()
        person = Person(page, context, self.server.address)
        page.on("websocket", lambda socket: self._listen(person, socket))
        page.on("pageerror", lambda error: person.faults.append(str(error)))
        page.on("console", lambda line: person.faults.append(line.text) if _is_fault(line) else None)
        self.people.append(person)
        return person

    @staticmethod
    def _listen(person: Person, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: person.frames.append(str(frame)))

    def clear(self) -> None:
        faults = [fault for person in self.people for fault in person.faults]
        for person in self.people:
            person.context.close()
        assert faults == [], f"something went wrong on a page: {faults}"


def bot(which: str) -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "bot": which}


def tabs_to(person: Person, sign: Callable[[], bool]) -> None:
    for _ in range(60):
        if sign():
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("sixty tabs did not lead there")


def focused(person: Person, what: str) -> str:
    """The text of what has the focus, or what its data attribute of that name says."""
    asked = "innerText" if what == "text" else f"dataset?.{what}"
    return str(person.page.evaluate(f"document.activeElement?.{asked} ?? ''")).strip()


def pictures_of_how_to_play(person: Person, game: str) -> int:
    """How many there are on the sheet that `?` opens, where every message has its words."""
    person.page.keyboard.press("?")
    sheet = person.page.locator("dialog[open] article")
    expect(sheet.locator("h2").first).to_be_visible()
    assert f"{game}-" not in sheet.inner_text()
    return sheet.locator("svg[role=img]").count()


def fits(person: Person) -> bool:
    """Nothing sticks out sideways."""
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def grave_faults(page: Page, *rules: str) -> list[str]:
    """What axe calls serious or critical, by these rules of its or by all; a page learns only once what axe is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    asked: dict[str, Any] = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    found = page.evaluate("async (asked) => (await axe.run(document, asked)).violations", asked)
    return [
        f"{each['id']}: {node['html'][:120]} ({node['failureSummary'][:200]})"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:2]
    ]


COME_TO_REST = """async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter((each) => each.effect.getTiming().iterations !== Infinity);
    await Promise.all(passing.map((each) => each.finished.catch(() => null)));
}"""
"""Until a new size is laid out and every colour has changed."""


def looks_well(person: Person, what: str, *sizes: dict[str, int]) -> None:
    """At these sizes, or as it is, nothing sticks out and axe minds nothing; by day only the colours are others."""
    page = person.page
    for size in sizes or (page.viewport_size,):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for palette, rules in (("day", ["color-contrast"]), ("night", [])):
            page.evaluate("palette => (document.documentElement.dataset.palette = palette)", palette)
            page.evaluate(COME_TO_REST)
            assert grave_faults(page, *rules) == [], f"{what} by {palette} at {size}"
        assert fits(person), f"{what} at {size}"


def _is_fault(line: Any) -> bool:
    """Errors on the console; but a refused request is told to the person, a lost connection comes back, and over plain http a
    header that only https can have is left aside.
    """
    quiet = ("Failed to load resource", "WebSocket connection to", "The Cross-Origin-Opener-Policy header has been ignored")
    return line.type == "error" and not line.text.startswith(quiet)
