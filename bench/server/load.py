"""The load: pairs of players at tables, who decide at random; at a steady pace, or as soon as it is their turn."""

from __future__ import annotations

import asyncio
import gc
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30
"""Seconds after which a player who is told nothing gives up."""


class Player(ABC):
    """One page of one person at a table. What differs between servers is in `hear` and `write`."""

    def __init__(self) -> None:
        self.moment = -1  # of the position that was told last
        self.told = 0.0  # when that was
        self.options: list[Any] = []  # empty unless the decision is this player's
        self.over = False
        self.news = asyncio.Event()
        self.socket: ClientConnection

    @abstractmethod
    def hear(self, message: str) -> str | None:
        """Understand what came, and take note of a new position with `show`; the answer, if one is due."""

    @abstractmethod
    def write(self, option: Any) -> str:
        """The message that takes this decision."""

    def show(self, moment: int, options: list[Any], over: bool) -> None:
        self.moment, self.options, self.over, self.told = moment, options, over, time.perf_counter()
        self.news.set()

    async def listen(self) -> None:
        async for message in self.socket:
            answer = self.hear(message)  # type: ignore[arg-type]  # all servers here write text
            if answer is not None:
                await self.socket.send(answer)

    async def wait_until(self, moment: int) -> None:
        """Until a position as late as that has been told."""
        async with asyncio.timeout(PATIENCE):
            while self.moment < moment:
                self.news.clear()
                await self.news.wait()


Place = tuple[Player, str, str]
"""A player, the address to connect to, and the cookie to show there."""


@asynccontextmanager
async def connected(players: Sequence[Place]) -> AsyncIterator[None]:
    """All of these players, until they leave together."""
    listening: list[asyncio.Task[None]] = []
    try:
        for player, address, cookie in players:
            headers = {"cookie": cookie} if cookie else {}
            player.socket = await connect(
                address, additional_headers=headers, compression=None, ping_interval=None, max_queue=None, proxy=None
            )
            listening.append(asyncio.create_task(player.listen()))
        yield
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        await asyncio.gather(*(player.socket.close() for player, _, _ in players if hasattr(player, "socket")))


class Pair:
    """Two players at one table."""

    def __init__(self, players: tuple[Player, Player], seed: int) -> None:
        self.players = players
        self.choose = Random(seed).choice
        self.moment = 0

    @property
    def over(self) -> bool:
        return self.players[0].over

    async def decide(self) -> float:
        """The next decision: seconds from now until it is shown to the player who did not take it.

        If the position is late in coming to the player who decides, that counts too.
        """
        began = time.perf_counter()
        for player in self.players:
            await player.wait_until(self.moment)
        actor, other = self.players if self.players[0].options else reversed(self.players)
        before = self.moment = actor.moment
        await actor.socket.send(actor.write(self.choose(actor.options)))
        await other.wait_until(before + 1)
        self.moment = other.moment
        return other.told - began


@dataclass(frozen=True)
class Load:
    """What came of it: each decision's seconds until it was shown, and how long it all took."""

    delays: list[float]
    seconds: float

    @property
    def rate(self) -> float:
        return len(self.delays) / self.seconds

    def quantile(self, share: float) -> float:
        return sorted(self.delays)[min(len(self.delays) - 1, int(len(self.delays) * share))]


async def paced(pairs: Sequence[Pair], seconds: int, warm_up: int) -> Load:
    """A decision a second at each table, evenly spread; those after the warm-up count."""
    delays: list[float] = []
    start = time.perf_counter() + 0.1

    async def play(pair: Pair, offset: float) -> None:
        for turn in range(warm_up + seconds):
            await asyncio.sleep(start + offset + turn - time.perf_counter())
            if pair.over:
                return
            delay = await pair.decide()
            if turn >= warm_up:
                delays.append(delay)

    with _without_pauses():
        await asyncio.gather(*(play(pair, k / len(pairs)) for k, pair in enumerate(pairs)))
    return Load(delays, time.perf_counter() - start - warm_up)


async def at_once(pairs: Sequence[Pair], seconds: float, most: int) -> Load:
    """Every player decides as soon as it is their turn, for so long, or until each table has had so many decisions."""
    delays: list[float] = []
    start = time.perf_counter()

    async def play(pair: Pair) -> None:
        for _ in range(most):
            if pair.over or time.perf_counter() - start > seconds:
                return
            delays.append(await pair.decide())

    with _without_pauses():
        await asyncio.gather(*(play(pair) for pair in pairs))
    return Load(delays, time.perf_counter() - start)


class _without_pauses:
    """The players' own garbage is not the server's fault."""

    def __enter__(self) -> None:
        gc.collect()
        gc.freeze()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        gc.enable()
        gc.unfreeze()
