"""A server as people start it, and somebody who visits it with Chromium and makes a first move at Graveyard."""

from __future__ import annotations

import json
import re
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, WebSocket

from bench.ours import COMMAND

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
PATIENCE = 60
"""Seconds that anything may take."""
COMPILING = 900
"""Seconds that games may take that nobody has compiled before."""


@contextmanager
def serving(file: Path) -> Iterator[str]:
    """The address of a server that keeps its games in this file; all of them can be played."""
    command = [*COMMAND, "serve", "--port", "0", "--data", str(file), "--no-limits"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            told = "" if process.stdout is None else process.stdout.readline()
            found = re.search(r"http://localhost:\d+", told)
            if found is None:
                raise RuntimeError(f"the server did not say where it is: {told}")
            _wait_until(lambda: _awake(found[0]), "the games", COMPILING)
            yield found[0]
        finally:
            process.terminate()


def _awake(address: str) -> bool:
    with urllib.request.urlopen(f"{address}/healthz", timeout=5) as answer:
        return all(game["state"] == "ready" for game in json.load(answer)["games"])


def _wait_until(sign: Callable[[], Any], what: str, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not sign():
        if time.monotonic() > end:
            raise TimeoutError(f"waited in vain for {what}")
        time.sleep(0.05)


class Visitor:
    """Somebody who has never been here, and what the page has been told of the table."""

    def __init__(self, address: str, chromium: Browser) -> None:
        self.address = address
        self.context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB")
        self.page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.table: dict[str, Any] = {}

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "table":
            self.table.update(told)

    def comes_in(self) -> None:
        self.page.goto(self.address)

    def takes_the_first_choice(self) -> None:
        """As soon as there is one; then wait until the server has it."""
        self._waits_for(lambda: (self.table.get("position") or {}).get("choices"))
        choice, at = self.table["position"]["choices"][0], self.table["at"]
        verb, _, where = choice.partition(" ")
        self.page.locator(f'[data-spot="{"out:" if verb == "place" else ""}{where}"]').click()
        self._waits_for(lambda: self.table["at"] > at)

    def _waits_for(self, sign: Callable[[], Any]) -> None:
        end = time.monotonic() + PATIENCE
        while not sign():
            if time.monotonic() > end:
                raise TimeoutError("the page heard nothing of it")
            self.page.wait_for_timeout(20)  # which lets messages in

    def leaves(self) -> None:
        self.context.close()
