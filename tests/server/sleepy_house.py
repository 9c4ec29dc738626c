"""A house in which no game is ready, asked for everything that would need one; at the end it says what it has compiled.

Arguments: the file of games, the code of a table in it that has begun, its owner's secret, a log, and the compilers' command.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from ghostlight.core.compile import JIT
from ghostlight.games import NAMES, load
from ghostlight.server.waking import WATCH, Waking
from tests.server.house import Guest, Page, open_house


def main() -> None:
    file, code, secret, log, *command = sys.argv[1:]
    assert JIT
    with open_house(Path(file), waking=Waking(NAMES, command)) as house:
        ana = Guest(house, "Ana", secret)
        ana.get("/api/games").raise_for_status()
        for name in NAMES:
            made = ana.makes_a_table(*["me", "greedy", "greedy", "greedy"][: load(name).players[0]], game=name, start=True)
            with Page(ana, made) as page:
                page.does("start")
                page.does("chat", text="good evening")
                assert page.refused("hint", at=0) == page.refused("look", moment=0, viewer=0) == "not-begun"
        for path in (f"/api/tables/{code}/log", "/api/me/games.zip"):
            assert ana.get(path).json()["code"] == "waking"
        for path, body in ((f"/api/tables/{code}/check", None), ("/api/logs", Path(log).read_bytes())):
            assert ana.post(path, body).json()["code"] == "waking"
        with Page(ana, code) as page:
            assert page.refused("hint", at=0) == page.refused("look", moment=0, viewer=0) == page.refused("start") == "waking"
            assert page.asks("try", action="move D3")["code"] == "waking"
        loop = house.ghostlight.waking._loop
        asyncio.run_coroutine_threadsafe(house.ghostlight.house.sweep_once(), loop).result()
    print(f"{WATCH.passes} passes of the compiler")


if __name__ == "__main__":
    main()
