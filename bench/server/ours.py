"""Our server under measurement: players at its tables, spectators, its start, and a table read from the disk."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.ours import COMMAND
from ghostlight import __version__, load, make_seed
from ghostlight.server.migrate import migrate
from ghostlight.server.news import card
from ghostlight.server.rooms import House
from ghostlight.server.store import Store
from ghostlight.table import records
from ghostlight.table.folding import apply, open_table
from ghostlight.table.terms import Terms

from .load import Pair, Place, Player
from .processes import HOST, Server, free_port, running

GAME = load("graveyard")

NAMES = ("Ada", "Bo")


class Position(msgspec.Struct):
    choices: list[str]


class News(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    at: int = -1
    position: Position | None = None
    result: msgspec.Raw | None = None
    sentence: str = ""


_decode = msgspec.json.Decoder(News).decode


class Guest(Player):
    """A page at one of our tables."""

    def hear(self, message: str) -> None:
        news = _decode(message)
        if news.type == "refused":
            raise RuntimeError(f"the server refused: {news.sentence}")
        if news.position is not None:
            self.show(news.at, news.position.choices, news.result is not None)

    def write(self, option: Any) -> str:
        return json.dumps({"type": "act", "id": self.moment, "at": self.moment, "action": option})


class Ours:
    """Our server. Every action is on disk before anybody is told of it."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def person(self) -> str:
        """A new guest's cookie."""
        return self.server.ask("GET", "/api/me")[1]

    def pairs(self, count: int, seed: int, watchers: int = 0) -> tuple[list[Pair], list[Place]]:
        """So many tables for two, and their players (and so many who only watch each), with where they connect."""
        seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}]
        pairs: list[Pair] = []
        places: list[Place] = []
        for k in range(count):
            cookies = [self.person() for _ in range(2 + watchers)]
            wish = {"game": GAME.name, "name": f"Table {k + 1}", "seats": seats}
            code = self.server.ask("POST", "/api/tables", wish, {"cookie": cookies[0]})[0]["code"]
            address = f"ws://{HOST}:{self.server.port}/api/tables/{code}/socket"
            guests = [Guest() for _ in cookies]
            pairs.append(Pair((guests[0], guests[1]), seed + k))
            places += [(guest, address, cookie) for guest, cookie in zip(guests, cookies, strict=True)]
        return pairs, places

    async def begin(self, pairs: list[Pair]) -> None:
        """The second player sits down, the first one has the cards dealt, and both are told where the game stands."""
        for pair in pairs:
            await pair.players[1].socket.send(json.dumps({"type": "sit", "id": 0, "seat": 1, "name": NAMES[1]}))
        await asyncio.sleep(1)
        for pair in pairs:
            await pair.players[0].socket.send(json.dumps({"type": "start", "id": 0}))
        for pair in pairs:
            for player in pair.players:
                await player.wait_until(1)


@contextmanager
def serving() -> Iterator[Ours]:
    with tempfile.TemporaryDirectory(prefix="ghostlight-bench-") as folder:
        port = free_port()
        options = ["--port", str(port), "--data", f"{folder}/bench.sqlite3", "--no-limits", "--bot-pause", "0", "--log", "json"]
        with running([*COMMAND, "serve", *options], port) as server:
            while any(game["state"] != "ready" for game in server.ask("GET", "/healthz")[0]["games"]):
                time.sleep(0.05)
            yield Ours(server)


def start() -> float:
    """Seconds from the command to the first answer."""
    began = time.perf_counter()
    with serving():
        return time.perf_counter() - began


# --- a table that is not in memory -------------------------------------------------------------------------------------


def finished_table(actions: int, chance: Random) -> list[records.AnyRecord]:
    """The records of a finished game of about so many random decisions."""
    terms = Terms(game=GAME.name, name="Table", seats=2, options={"stall_limit": 200})
    while True:
        told: list[records.AnyRecord] = [
            records.Made(at=0, terms=terms, host=NAMES[0], seed=make_seed(chance.getrandbits(256)).hex(), program=__version__),
            *(records.Sat(at=0, seat=seat, person=name, name=name, nonce="") for seat, name in enumerate(NAMES)),
            records.Began(at=0),
        ]
        table = open_table(told[0])
        for record in told[1:]:
            apply(table, record)
        assert table.match
        while table.turn is not None:
            action = table.match.write_action(chance.choice(table.match.options_now()))
            told.append(records.Acted(at=0, seat=table.turn, action=action))
            apply(table, told[-1])
        if actions <= table.match.steps < actions * 1.05:
            return told


async def reads(actions: int, rounds: int) -> list[float]:
    """Seconds in which the server gets such a table from the disk and plays it over to its end, several times."""
    told, code, took = finished_table(actions, Random(actions)), "ABCDEFGH", []
    with tempfile.TemporaryDirectory(prefix="ghostlight-bench-") as folder:
        store = Store(Path(folder) / "bench.sqlite3")
        migrate(store.engine)
        table = open_table(told[0])
        await store.add_records(card(table, code), 0, told)
        house = House(store, 0)
        for _ in range(rounds):
            began = time.perf_counter()
            await house.room(code)
            took.append(time.perf_counter() - began)
            house.rooms.clear()
        await house.close()
        store.close()
    return took
