"""`make bench-floods`: what one guest can do to another, within the limits, and how soon a server with thinking bots stops.

The server has the first core to itself, as a process with the limits that everybody has; the floods are processes on the
other core, where the guest sits too whose answers are timed. They come from another address of the loopback than that guest.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import click
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.ours import COMMAND
from bench.server.processes import HOST, Server, allow_many_sockets, free_port, player_cores, running
from bench.telling import Row, finish, surroundings
from ghostlight import Match, write_log

ANSWER, GREEDY, STOP = 250, 2.0, 5.0
"""The bars: milliseconds for p99 of an answer, seconds for a greedy bot's answer, seconds for a server to stop."""
ROUNDS, SECONDS = 5, 8.0
PAGES, COMERS, CHECKS, TABLES, SENDERS = 60, 20, 25, 20, 1100
ENTRIES = 1990
STRONGEST = "search:3000ms"
SLOWEST = "search:50000"
GUEST, FLOODER = "127.0.0.1", "127.0.0.2"
EVERY = 0.12
"""Seconds between two things that the guest does: less than ten a second of each kind."""
PATIENCE = 60.0
GAME, LARGE, LARGEST = "graveyard", "museum", "keyhole"


# --- somebody at the server --------------------------------------------------------------------------------------------


class Person:
    """A guest with a pass, who comes from this address."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address, self.cookie = port, address, ""
        self.cookie = self.ask("GET", "/api/me")[2]

    def ask(self, method: str, path: str, body: bytes | dict[str, Any] | None = None) -> tuple[int, Any, str]:
        """Status, answer, and the cookie that comes with it."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE, source_address=(self.address, 0))
        try:
            written = json.dumps(body).encode() if isinstance(body, dict) else body
            connection.request(method, path, written, {"cookie": self.cookie})
            response = connection.getresponse()
            told = response.read()
            return response.status, json.loads(told), (response.getheader("set-cookie") or "").partition(";")[0]
        finally:
            connection.close()

    def table(self, game: str, *seats: str, **options: Any) -> str:
        """A table with these seats (`me`, `open`, or a bot), and the game begun unless a seat is open."""
        kinds = {"me": {"kind": "me", "name": "Ada"}, "open": {"kind": "open"}}
        wish = {
            "game": game,
            "name": "Flood",
            "seats": [kinds.get(seat, {"kind": "bot", "bot": seat}) for seat in seats],
            "options": options,
            "start": "open" not in seats,
        }
        while True:
            status, told, _ = self.ask("POST", "/api/tables", wish)
            if status == 201:
                return str(told["code"])
            if status != 429:
                raise RuntimeError(f"no table: {told}")
            time.sleep(0.3)

    async def opens(self, code: str) -> Page:
        address = f"ws://{HOST}:{self.port}/api/tables/{code}/socket"
        how: dict[str, Any] = {"compression": None, "max_size": None, "max_queue": None, "proxy": None}
        return Page(await connect(address, additional_headers={"cookie": self.cookie}, local_addr=(self.address, 0), **how))


class Page:
    """An open page: it knows whether it is to decide, and how long answers took."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.at, self.number, self.over = 0, 0, False
        self.choices: list[str] = []
        self.news = asyncio.Event()
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(WebSocketException):  # it was hung up on
            async for frame in self.socket:
                self._hear(json.loads(frame))

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "table":
            self.at, self.over = told["at"], told["status"] == "over"
            if told.get("position"):
                self.choices = told["position"]["choices"]
            self.news.set()
        elif (waiting := self.waiting.pop(told.get("id", 0), None)) is not None and not waiting.done():
            waiting.set_result(told)

    def sends(self, kind: str, **fields: Any) -> Awaitable[dict[str, Any]]:
        self.number += 1
        self.waiting[self.number] = asyncio.get_running_loop().create_future()
        asked = json.dumps({"type": kind, "id": self.number, **fields})
        task = asyncio.create_task(self.socket.send(asked))
        task.add_done_callback(lambda done: done.exception())
        return self.waiting[self.number]

    async def asks(self, kind: str, **fields: Any) -> tuple[float, dict[str, Any]]:
        """The answer, and how many seconds it took."""
        began = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            told = await self.sends(kind, **fields)
        return time.perf_counter() - began, told

    async def until(self, happened: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened():
                self.news.clear()
                await self.news.wait()


# --- the floods, each in a process of its own --------------------------------------------------------------------------


async def flood_imports(port: int, begun: Callable[[], None]) -> None:
    """The longest log that is taken, again and again, and each table that comes of it is opened."""
    log = long_log()

    async def one() -> None:
        person = await asyncio.to_thread(Person, port, FLOODER)
        while True:
            status, told, _ = await asyncio.to_thread(person.ask, "POST", "/api/logs", log)
            if status == 201:
                await person.opens(told["code"])
                begun()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(7)))


async def flood_looks(port: int, begun: Callable[[], None]) -> None:
    """Sixty pages of one guest, ten looks a second each; whoever is hung up on comes back."""
    person = await asyncio.to_thread(Person, port, FLOODER)
    code = await asyncio.to_thread(person.table, LARGE, "me", "greedy")

    opened: set[int] = set()

    async def one(number: int) -> None:
        while True:
            with suppress(WebSocketException, OSError):
                page = await person.opens(code)
                opened.add(number)
                if len(opened) == PAGES:
                    begun()
                while not page.listening.done():
                    page.sends("look", moment=0, viewer=0)
                    await asyncio.sleep(0.1)
            await asyncio.sleep(0.5)

    await asyncio.gather(*map(one, range(PAGES)))


async def flood_pages(port: int, begun: Callable[[], None]) -> None:
    """Pages that come to a table and go again as fast as the door lets them, each of a pass of its own."""
    people = [await asyncio.to_thread(Person, port, FLOODER) for _ in range(COMERS)]
    code = await asyncio.to_thread(people[0].table, LARGE, "me", "greedy")
    came = 0

    async def one(person: Person) -> None:
        nonlocal came
        while True:
            with suppress(WebSocketException, OSError):
                page = await person.opens(code)
                async with asyncio.timeout(PATIENCE):
                    await page.news.wait()  # it has been told everything
                await page.socket.close()
                came += 1
                if came == COMERS:
                    begun()
            await asyncio.sleep(0.05)

    await asyncio.gather(*map(one, people))


async def flood_checks(port: int, begun: Callable[[], None]) -> None:
    """Twenty-five checks of a long game at once, and again."""
    person = await asyncio.to_thread(Person, port, FLOODER)
    status, told, _ = await asyncio.to_thread(person.ask, "POST", "/api/logs", long_log())
    if status != 201:
        raise RuntimeError(f"no table: {told}")

    async def one() -> None:
        while True:
            await asyncio.to_thread(person.ask, "POST", f"/api/tables/{told['code']}/check")
            begun()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(CHECKS)))


async def flood_bots(port: int, begun: Callable[[], None]) -> None:
    """Twenty tables of the strongest bot, all of which always think."""
    person, tables = await asyncio.to_thread(Person, port, FLOODER), 0

    async def one() -> None:
        nonlocal tables
        page = await person.opens(await asyncio.to_thread(person.table, GAME, "me", STRONGEST))
        tables += 1
        if tables == TABLES:
            begun()
        while not page.over:
            await page.until(lambda: page.choices or page.over)
            if page.choices:
                choice, page.choices = page.choices[0], []
                await page.asks("act", at=page.at, action=choice)

    await asyncio.gather(*(one() for _ in range(TABLES)))


async def flood_senders(port: int, begun: Callable[[], None]) -> None:
    """Eleven hundred connections over which half a request has come, and new ones for those that are cut off."""
    held: list[socket.socket] = []
    while True:
        held = [each for each in held if not is_cut(each)]
        while len(held) < SENDERS:
            each = socket.socket()
            each.bind((FLOODER, 0))
            each.settimeout(1)
            try:
                each.connect((HOST, port))
                each.sendall(b"GET /api/tables HTTP/1.1\r\nHost: ")
            except OSError:
                each.close()
                break
            each.setblocking(False)
            held.append(each)
        begun()
        await asyncio.sleep(0.2)


def is_cut(each: socket.socket) -> bool:
    try:
        cut = each.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        cut = True
    if cut:
        each.close()
    return cut


def long_log() -> bytes:
    """A game with as many entries as may be imported: decisions taken back again and again, then played to its end."""
    luck = Random(7)
    while True:
        match, entries = Match(LARGE, players=2, seed=luck.getrandbits(64)), 1
        while not match.over:
            back = match.history()[-1].step
            match.act(luck.choice(match.choices()))
            entries += 1
            if entries < ENTRIES - 120 and not match.over:
                match.undo(back)
                entries += 1
        if entries <= ENTRIES:
            return write_log(match.log())


Flood = Callable[[int, Callable[[], None]], Coroutine[Any, Any, None]]
FLOODS: dict[str, tuple[str, Flood]] = {
    "imports": (f"imports of a {LARGE} log at its bounds", flood_imports),
    "looks": (f"{PAGES} pages of looks", flood_looks),
    "pages": (f"{COMERS} guests whose pages come and go", flood_pages),
    "checks": (f"{CHECKS} checks of a {LARGE} log of 2,000", flood_checks),
    "bots": (f"{TABLES} tables of {STRONGEST}", flood_bots),
    "senders": (f"{SENDERS:,} slow senders", flood_senders),
}


@contextmanager
def flooding(name: str, port: int) -> Iterator[None]:
    """While a flood is at its height: it says when, it must last, and it ends whatever happens."""
    command = [sys.executable, "-m", "bench.floods", "--flood", name, "--port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        if process.stdout.readline() != b"begun\n":
            raise RuntimeError(f"the flood {name!r} did not begin")
        time.sleep(1)
        yield
        if process.poll() is not None:
            raise RuntimeError(f"the flood {name!r} ended before its time, so that nothing was measured")
    finally:
        process.kill()
        process.wait()


def run_flood(name: str, port: int) -> None:
    os.sched_setaffinity(0, player_cores())
    os.nice(10)  # the guest who is timed sits on this core too
    allow_many_sockets()

    said = False

    def begun() -> None:
        nonlocal said
        if not said:
            said = True
            print("begun", flush=True)

    asyncio.run(asyncio.wait_for(FLOODS[name][1](port, begun), ROUNDS * SECONDS * 10))  # bounded, whoever has started it


# --- another guest meanwhile -------------------------------------------------------------------------------------------


async def visit(port: int, seconds: float) -> dict[str, list[float]]:
    """Two people at a table: what a look, a decision and the lobby take meanwhile, in milliseconds."""
    people = [await asyncio.to_thread(Person, port, GUEST) for _ in range(2)]
    code = await asyncio.to_thread(people[0].table, GAME, "me", "open", stall_limit=200)
    pages = [await each.opens(code) for each in people]
    await pages[1].asks("sit", seat=1, name="Bo")
    await pages[0].asks("start")
    took: dict[str, list[float]] = {"look": [], "act": [], "lobby": []}
    end, luck = time.perf_counter() + seconds, Random(1)

    async def looks() -> None:
        while time.perf_counter() < end:
            await pages[0].until(lambda: pages[0].at)
            took["look"].append(1000 * (await pages[0].asks("look", moment=0, viewer=0))[0])
            await asyncio.sleep(EVERY)

    async def acts() -> None:
        while time.perf_counter() < end:
            while not (deciding := [page for page in pages if page.choices]):
                await asyncio.sleep(0.005)
            page = deciding[0]
            choice, page.choices = luck.choice(page.choices), []
            spent, told = await page.asks("act", at=page.at, action=choice)
            if told["type"] == "done":
                took["act"].append(1000 * spent)
            await asyncio.sleep(EVERY)

    async def lobby() -> None:
        while time.perf_counter() < end:
            began = time.perf_counter()
            await asyncio.to_thread(people[0].ask, "GET", "/api/tables")
            took["lobby"].append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(EVERY)

    async def after(pause: float, what: Coroutine[Any, Any, None]) -> None:
        await asyncio.sleep(pause)
        await what

    # Not in step: else one hitch would be counted three times, and all that lie between would be missed.
    await asyncio.gather(looks(), after(EVERY / 3, acts()), after(EVERY * 2 / 3, lobby()))
    return took


async def greedy_answers(port: int, seconds: float) -> list[float]:
    """How many seconds a greedy bot takes, its pause included."""
    person = await asyncio.to_thread(Person, port, GUEST)
    page = await person.opens(await asyncio.to_thread(person.table, GAME, "me", "greedy", stall_limit=200))
    took: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and not page.over:
        await page.until(lambda: page.choices or page.over)
        if page.choices:
            choice, page.choices = page.choices[0], []
            await page.asks("act", at=page.at, action=choice)
            began = time.perf_counter()
            await page.until(lambda: page.choices or page.over)
            took.append(time.perf_counter() - began)
    return took


def p99(took: list[float]) -> float:
    return sorted(took)[min(len(took) - 1, int(len(took) * 0.99))]


# --- the table ---------------------------------------------------------------------------------------------------------


@contextmanager
def serving() -> Iterator[Server]:
    """A server as everybody runs it, with the limits on, when all games are ready."""
    with tempfile.TemporaryDirectory(prefix="ghostlight-bench-") as folder:
        port = free_port()
        options = ["--host", HOST, "--port", str(port), "--data", f"{folder}/bench.sqlite3", "--log", "json"]
        with running([*COMMAND, "serve", *options], port, Path(folder)) as server:
            while any(game["state"] != "ready" for game in server.ask("GET", "/healthz")[0]["games"]):
                time.sleep(0.1)
            yield server


def measure(name: str, rounds: int, seconds: float, say: Callable[[str], None]) -> list[Row]:
    """One flood, several rounds; or none at all."""
    rows, found, greedy = [], dict[str, list[float]](), list[float]()
    what, counts = FLOODS[name][0] if name else "nothing else", Counter[str]()
    with serving() as server:
        for number in range(rounds):
            say(f"{what}: round {number + 1} of {rounds}")
            with flooding(name, server.port) if name else nullcontext():
                for kind, took in asyncio.run(visit(server.port, seconds)).items():
                    found.setdefault(kind, []).append(p99(took))
                    counts[kind] += len(took)
                if name == "bots":
                    greedy.append(max(asyncio.run(greedy_answers(server.port, seconds))))
    for kind, cuts in found.items():
        note = f"rounds {min(cuts):.0f} to {max(cuts):.0f} ms, {counts[kind]} answers timed in all"
        row = Row(f"{what}: {kind}, p99", "ms", ours=median(cuts), note=note)
        rows.append(replace(row, bar=f"under {ANSWER} ms", passed=median(cuts) < ANSWER) if name else row)
    if greedy:
        note = f"rounds {min(greedy):.2f} to {max(greedy):.2f} s, the bot's pause included"
        row = Row(f"{what}: greedy's slowest", "s", ours=median(greedy), note=note)
        rows.append(replace(row, bar=f"under {GREEDY} s", passed=median(greedy) < GREEDY))
    return rows


def measure_stop(rounds: int, say: Callable[[str], None]) -> Row:
    """SIGTERM while four of the slowest bots think."""
    took, codes = [], []
    for number in range(rounds):
        say(f"SIGTERM: round {number + 1} of {rounds}")
        with serving() as server:
            asyncio.run(four_think(server.port))
            began = time.perf_counter()
            server.process.send_signal(signal.SIGTERM)
            codes.append(server.process.wait(PATIENCE * 4))
            took.append(time.perf_counter() - began)
    fine = median(took) < STOP and not any(codes)
    note = f"rounds {min(took):.2f} to {max(took):.2f} s, exit codes {sorted(set(codes))}"
    row = Row(f"SIGTERM, four of {SLOWEST} in {LARGEST}", "s", ours=median(took), note=note)
    return replace(row, bar=f"under {STOP} s", passed=fine)


async def four_think(port: int) -> None:
    """Four tables at which it is the bots' turn."""
    for _ in range(4):
        await let_think(await asyncio.to_thread(Person, port, GUEST))


async def let_think(person: Person) -> None:
    """A table at which a bot has the turn."""
    page = await person.opens(await asyncio.to_thread(person.table, LARGEST, "me", SLOWEST))
    await page.until(lambda: page.at)
    while page.choices:
        choice = next((each for each in ("end", "leave") if each in page.choices), page.choices[0])
        page.choices = []
        await page.asks("act", at=page.at, action=choice)
        await asyncio.sleep(0.1)


@click.command()
@click.option("--only", type=click.Choice(["nothing", *FLOODS, "stop"]), help="One flood, no flood at all, or the stop.")
@click.option("--rounds", default=ROUNDS, show_default=True)
@click.option("--seconds", default=SECONDS, show_default=True, help="How long each round is.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--flood", type=click.Choice(list(FLOODS)), hidden=True)
@click.option("--port", type=int, hidden=True)
def main(only: str | None, rounds: int, seconds: float, as_json: bool, flood: str | None, port: int) -> None:
    """Flood a server on this machine, which should have nothing else to do."""
    if flood:
        run_flood(flood, port)
        return
    console = Console(highlight=False)
    say = Console(stderr=True, highlight=False).print
    rows: list[Row] = []
    os.sched_setaffinity(0, player_cores())
    for name in ["nothing", *FLOODS]:
        if only in (None, name):
            rows += measure("" if name == "nothing" else name, rounds, seconds, say)
    if only in (None, "stop"):
        rows.append(measure_stop(rounds, say))
    finish(console, surroundings(rounds=str(rounds), server="one core", floods="the other core"), rows, as_json)


if __name__ == "__main__":
    main()
