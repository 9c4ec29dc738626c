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
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket

CHROMIUM = "/usr/bin/chromium"
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
PATIENCE = 15_000
"""Milliseconds that a page may take on a busy machine before a test gives up on it."""


class Server:
    """`ghostlight serve` as people start it, on a free port."""

    def __init__(self, file: Path, bot_pause: float = 0.05) -> None:
        self.file = file
        self.bot_pause = bot_pause
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
        command = [sys.executable, "-m", "ghostlight.cli", "serve", "--port", str(self.port), "--data", str(self.file)]
        command += ["--no-limits", "--bot-pause", str(self.bot_pause)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert self.process.stdout is not None
        told = self.process.stdout.readline().decode()
        found = re.search(r"http://localhost:(\d+)", told)
        assert found, told + self.process.stdout.read().decode()
        self.port = int(found[1])

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

    def goes_to(self, path: str) -> None:
        self.page.goto(self.address + path)

    def news(self) -> list[dict[str, Any]]:
        """The `table` messages so far."""
        return [told for told in map(json.loads, self.frames) if told["type"] == "table"]

    def table(self) -> dict[str, Any]:
        """The table as this page has been told of it: what a message leaves out has not changed."""
        table: dict[str, Any] = {}
        for told in self.news():
            table.update(told)
        return table

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
        assert faults == [], "something went wrong on a page"


def _is_fault(line: Any) -> bool:
    """Errors on the console; a refused request is told to the person, and a lost connection comes back."""
    quiet = ("Failed to load resource", "WebSocket connection to")
    return line.type == "error" and not line.text.startswith(quiet)
