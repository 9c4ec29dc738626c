"""`make bench-waking`: a server with nothing compiled yet: how soon the page, a first move, all games; and how well it answers.

Everything is as after `make play` in a fresh clone, from the moment at which the packages and the client are there; or, with
`make bench-waking CLONE=yes`, that command itself, in a clone of the last commit with all caches empty.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import click
from rich.console import Console
from websockets.sync.client import connect

from bench.ours import COMMAND
from bench.server.processes import HOST, Server, free_port
from bench.telling import Row, finish, surroundings

SERVED, CLONED = (10, 40, 175), (75, 105, 240)
"""The bars in seconds: to the page, to the first move of Graveyard, to all games; without the packages and with them."""
ANSWER = 250
"""The bar for an answer, in milliseconds."""
ROOT = Path(__file__).parents[1]
EVERY = 0.05
"""Seconds between two looks at /healthz."""
PATIENCE = 1800


@click.command()
@click.option("--clone", is_flag=True, help="`make play` in a fresh clone, packages and all.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(clone: bool, as_json: bool) -> None:
    """Measure a first start on this machine, which should have nothing else to do."""
    with tempfile.TemporaryDirectory(prefix="ghostlight-bench-") as folder:
        rows = measure_clone(Path(folder)) if clone else measure_server(Path(folder))
    finish(Console(highlight=False), surroundings(), rows, as_json)


def measure_server(folder: Path) -> list[Row]:
    """One start of the server with nothing compiled."""
    port = free_port()
    command = [*COMMAND, "serve", "--port", str(port), "--data", str(folder / "games.sqlite3")]
    return measure(command, ROOT, os.environ | {"GHOSTLIGHT_CACHE": str(folder)}, port, SERVED)


def measure_clone(folder: Path) -> list[Row]:
    """`make play` of the last commit in a folder of its own, with nothing that an earlier one has left behind."""
    clone, port = folder / "ghostlight", free_port()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    empty = {"GHOSTLIGHT_CACHE": "compiled", "PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_DATA_HOME": "data"}
    surrounding = os.environ | {key: str(folder / name) for key, name in empty.items()}
    return measure(["make", "play", f"HOST={HOST}", f"PORT={port}"], clone, surrounding, port, CLONED)


def measure(command: list[str], where: Path, env: dict[str, str], port: int, bars: tuple[int, int, int]) -> list[Row]:
    """One start with an empty cache, up to the last game."""
    began = time.monotonic()
    process = subprocess.Popen(command, cwd=where, env=env, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        server = Server(process, port)
        wait_for_page(server)
        page = time.monotonic() - began
        doctor = Doctor(server)
        doctor.start()
        first_move(server)
        moved = time.monotonic() - began
        doctor.join(PATIENCE)
        ready = time.monotonic() - began
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(30)
    cuts = quantiles(doctor.took, n=100)
    return [
        row("to the page", "s", page, bars[0]),
        row("to the first move of Graveyard", "s", moved, bars[1]),
        row("to all games", "s", ready, bars[2]),
        row("/healthz while games compile, p99", "ms", cuts[98], ANSWER, f"p50 {cuts[49]:.1f} ms, {len(doctor.took)} looks"),
    ]


def row(what: str, unit: str, ours: float, bar: float, note: str = "") -> Row:
    return Row(what, unit, ours=ours, bar=f"under {bar} {unit}", passed=ours < bar, note=note)


def wait_for_page(server: Server) -> None:
    while True:
        try:
            server.ask("GET", "/api/games")
            return
        except OSError:
            if server.process.poll() is not None:
                raise RuntimeError("the server ended at once") from None
            time.sleep(0.02)


class Doctor(threading.Thread):
    """Looks in on the server, again and again, until all games are ready; how many milliseconds each look took."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.took: list[float] = []

    def run(self) -> None:
        while True:
            began = time.monotonic()
            health = self.server.ask("GET", "/healthz")[0]
            self.took.append(1000 * (time.monotonic() - began))
            if all(game["state"] in ("ready", "failed") for game in health["games"]):
                return
            time.sleep(EVERY)


def first_move(server: Server) -> None:
    """Somebody makes a table at once, waits there, and plays."""
    _, cookie = server.ask("GET", "/api/me")
    wish = {"game": "graveyard", "name": "Night", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]}
    made, _ = server.ask("POST", "/api/tables", wish | {"start": True}, {"cookie": cookie})
    address = f"ws://{HOST}:{server.port}/api/tables/{made['code']}/socket"
    with connect(address, additional_headers={"cookie": cookie}, max_size=None, proxy=None) as page:
        at, choices = 0, list[Any]()
        while not choices:
            told = json.loads(page.recv(timeout=PATIENCE))
            if told["type"] == "table":
                at, choices = told["at"], (told.get("position") or {}).get("choices", [])
        page.send(json.dumps({"type": "act", "id": 1, "at": at, "action": choices[0]}))
        while json.loads(page.recv(timeout=PATIENCE)).get("id") != 1:
            pass


if __name__ == "__main__":
    main()
