"""What an operator deletes by command while no server runs: a table, or all that is known of a guest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from . import clearing
from .forgetting import forget
from .migrate import migrate
from .rooms import House
from .store import Store
from .wording import words_in

T = TypeVar("T")


class Thing(msgspec.Struct, frozen=True):
    """What can be deleted."""

    kind: Literal["table", "guest"]
    id: str
    name: str | None = None


def find(file: Path, whom: str) -> list[Thing]:
    """What is called so: the table of this code, or guests of this id or name."""

    async def look(store: Store) -> list[Thing]:
        code = whom.upper().replace("-", "")
        shown = await store.find_card(code)
        if shown is not None:
            return [Thing("table", code, shown.name)]
        return [Thing("guest", *each) for each in await clearing.find_people(store, whom)]

    return _with(file, look)


def remove(file: Path, thing: Thing) -> int:
    """Delete it; at how many tables."""

    async def work(store: Store) -> int:
        if thing.kind == "table":
            await clearing.delete_table(store, thing.id)
            return 1
        await store.open(time.time_ns() // 1_000_000)
        house = House(store, 0)
        try:
            return await forget(house, thing.id, words_in("en").say("table-a-guest"))
        finally:
            await house.close()

    return _with(file, work)


def _with(file: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(file)  # or refuse: a server is using it
        try:
            migrate(store.engine)
            return await work(store)
        finally:
            await asyncio.to_thread(store.close)

    return asyncio.run(run())
