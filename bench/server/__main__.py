"""`make bench-server`: how quickly the server answers, how much it bears and what memory it takes, beside boardgame.io's."""

from __future__ import annotations

import os
import platform
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from statistics import median
from typing import Protocol

import click
import uvloop
from rich.console import Console

from bench.ours import compile_ahead
from bench.peers.boardgame_io import Unavailable
from bench.telling import Row, finish, number, processor

from . import boardgame_io, ours
from .load import Load, Pair, Place, at_once, connected, paced
from .processes import Server, Spent, allow_many_sockets, player_cores, server_cores, spent

TABLES, WATCHERS, SEED = 200, 3, 7
ACTIONS = 200
"""Of the finished game that is read from the disk."""
MOST = 60
"""Decisions at a table in a round of throughput: no game is over so soon that is played at random."""
DELAY, MEMORY, READING, TIMES = 50, 300, 50, 10
"""The bars: milliseconds, megabytes, milliseconds, and how many times boardgame.io's actions a second."""
Say = Callable[[str], None]


@dataclass(frozen=True)
class Lengths:
    """How long is measured, in seconds, and how often."""

    paced: int
    warm_up: int
    at_once: float
    rounds: int


WHOLE = Lengths(paced=30, warm_up=5, at_once=5, rounds=5)
QUICK = Lengths(paced=5, warm_up=2, at_once=2, rounds=1)


class House(Protocol):
    """A server with tables to play at."""

    @property
    def server(self) -> Server: ...
    def pairs(self, count: int, seed: int) -> tuple[list[Pair], list[Place]]: ...
    async def begin(self, pairs: list[Pair]) -> None: ...


@dataclass(frozen=True)
class Trial:
    """A load, and what the server and the players spent on it."""

    load: Load
    seconds: float
    server: Spent
    players: Spent

    @property
    def cost(self) -> float:
        """Microseconds of processor time that the server takes for an action: other programs change this less than the rate."""
        return 1e6 * self.server.worked / self.seconds / self.load.rate


def costs(trials: list[Trial]) -> str:
    """What the trials cost, in the middle."""

    def middle(of: Callable[[Trial], float]) -> float:
        return median(of(trial) for trial in trials)

    return (
        f"{middle(lambda trial: trial.cost):,.0f} µs of processor an action; "
        f"server at work {middle(lambda trial: trial.server.worked / trial.seconds):.0%}, "
        f"held up {middle(lambda trial: trial.server.waited / trial.seconds):.0%}; "
        f"players {middle(lambda trial: trial.players.worked / trial.seconds):.0%}, "
        f"{middle(lambda trial: trial.players.waited / trial.seconds):.0%}"
    )


def play(house: House, run: Callable[[list[Pair]], Awaitable[Load]]) -> Trial:
    """Seat two players at each of 200 new tables, and let them play."""

    async def trial() -> Trial:
        pairs, places = house.pairs(TABLES, SEED)
        async with connected(places):
            await house.begin(pairs)
            server, players = house.server.process.pid, os.getpid()
            began, before, own = time.perf_counter(), spent(server), spent(players)
            load = await run(pairs)
            return Trial(load, time.perf_counter() - began, spent(server) - before, spent(players) - own)

    return uvloop.run(trial())


# --- the measurements --------------------------------------------------------------------------------------------------


def latency(houses: dict[str, House], lengths: Lengths, say: Say) -> list[Row]:
    """200 actions a second, spread evenly: how long until the other player sees one."""
    rows = []
    for name, house in houses.items():
        say(f"200 actions a second for {lengths.paced} s: {name}")
        trial = play(house, lambda pairs: paced(pairs, lengths.paced, lengths.warm_up))
        middle, late, worst = (
            1000 * each for each in (trial.load.quantile(0.5), trial.load.quantile(0.99), max(trial.load.delays))
        )
        mine = house is houses["ours"]
        rows.append(
            Row(
                f"{TABLES} actions/s, shown to the other: p99, {name}",
                "ms",
                late,
                bar=f"under {DELAY} ms" if mine else "",
                passed=late < DELAY if mine else None,
                note=f"p50 {middle:.3g}, max {worst:.3g} ms{'; each fsynced' if mine else ''}; {costs([trial])}",
            )
        )
    return rows


def throughput(houses: dict[str, House], lengths: Lengths, say: Say) -> list[Row]:
    """Everybody answers at once: how many actions a second."""
    trials: dict[str, list[Trial]] = {name: [] for name in houses}
    for turn in range(1 + lengths.rounds):
        for name, house in houses.items():
            say(f"as many actions as it can, round {turn} of {lengths.rounds}: {name}" if turn else f"warming up: {name}")
            trial = play(house, lambda pairs: at_once(pairs, lengths.at_once, MOST))
            if turn:
                trials[name].append(trial)
    mine = trials.pop("ours")
    rate, cost = (median(each) for each in ([trial.load.rate for trial in mine], [trial.cost for trial in mine]))
    rows = [Row("actions/s when all answer at once, each fsynced", "/s", rate, note=costs(mine))]
    for name, theirs in trials.items():
        ratios = [one.load.rate / other.load.rate for one, other in zip(mine, theirs, strict=True)]
        by_cost = median(trial.cost for trial in theirs) / cost
        rows.append(
            Row(
                f"actions/s, all at once / {name}",
                "actions/s",
                rate,
                median(trial.load.rate for trial in theirs),
                median(ratios),
                min(ratios),
                max(ratios),
                bar=f"at least {TIMES} x",
                passed=median(ratios) >= TIMES,
                note=f"theirs: {costs(theirs)}; by processor time {number(by_cost)} x",
            )
        )
    return rows


def memory(say: Say) -> list[Row]:
    """1,000 pages open at 200 tables, all of which have been told where the game stands."""
    sockets = TABLES * (2 + WATCHERS)
    say(f"opening {sockets} pages")

    async def fill(house: ours.Ours) -> float:
        pairs, places = house.pairs(TABLES, SEED, WATCHERS)
        async with connected(places):
            await house.begin(pairs)
            for page, _, _ in places:
                await page.wait_until(1)
            assert house.server.ask("GET", "/healthz")[0]["sockets"] == sockets
            return house.server.memory()

    with ours.serving() as house:
        before = house.server.memory()
        after = uvloop.run(fill(house))
    note = f"{before:.0f} MB with none; {1024 * (after - before) / sockets:.0f} kB for each, tables included"
    return [Row(f"memory with {sockets:,} open pages", "MB", after, bar=f"under {MEMORY} MB", passed=after < MEMORY, note=note)]


def reading(rounds: int, say: Say) -> list[Row]:
    say("reading a finished game")
    took = [1000 * each for each in uvloop.run(ours.reads(ACTIONS, rounds))]
    note = f"median of {rounds}; {min(took):.3g} to {max(took):.3g} ms"
    what = f"a finished game of {ACTIONS} actions from the disk"
    return [Row(what, "ms", median(took), bar=f"under {READING} ms", passed=median(took) < READING, note=note)]


def start(rounds: int, say: Say) -> list[Row]:
    say("starting the server")
    took = [ours.start() for _ in range(rounds)]
    note = f"median of {rounds}; {min(took):.3g} to {max(took):.3g} s; all is compiled already"
    return [Row("from `ghostlight serve` to its first answer", "s", median(took), note=note)]


# --- telling -----------------------------------------------------------------------------------------------------------


def surroundings() -> dict[str, str]:
    """What the numbers depend on."""
    return {
        "processor": processor(),
        "cores": f"{os.cpu_count()}; servers on {_listed(server_cores())}, players on {_listed(player_cores())}",
        "load": " ".join(f"{load:.2f}" for load in os.getloadavg()),
        "disk": f"a write of 4 kB and fsync takes {1000 * fsync():.2g} ms (median)",
        "python": f"{platform.python_version()}, uvicorn {version('uvicorn')}, uvloop {version('uvloop')}",
        "tables": f"{TABLES} of Graveyard for two, random decisions; the same players for all servers",
    }


def _listed(cores: set[int]) -> str:
    return ", ".join(map(str, sorted(cores)))


def fsync() -> float:
    took = []
    with tempfile.TemporaryFile() as file:
        for _ in range(50):
            began = time.perf_counter()
            os.write(file.fileno(), bytes(4096))
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return median(took)


@contextmanager
def all_houses() -> Iterator[tuple[dict[str, House], list[Row]]]:
    """Ours and theirs, running side by side; a row for one that cannot be had."""
    with ours.serving() as mine:
        try:
            with boardgame_io.serving() as theirs:
                yield {"ours": mine, theirs.name: theirs}, []
        except Unavailable as problem:
            yield {"ours": mine}, [Row("boardgame.io", "actions/s", bar=f"at least {TIMES} x", passed=False, note=str(problem))]


@click.command()
@click.option("--quick", is_flag=True, help="Shorter: less certain.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(quick: bool, as_json: bool) -> None:
    """Measure, in one run, on the loopback interface. The exit code is 1 when a bar is missed."""
    lengths, console, aside = QUICK if quick else WHOLE, Console(highlight=False), Console(stderr=True)
    allow_many_sockets()
    about = surroundings()
    with aside.status("measuring") as status:

        def say(text: str) -> None:
            status.update(text)

        say("compiling ours, unless it is done already")
        compile_ahead()
        os.sched_setaffinity(0, player_cores())
        with all_houses() as (houses, missing):
            rows = [*latency(houses, lengths, say), *throughput(houses, lengths, say), *missing]
        rows += [*memory(say), *reading(5 * lengths.rounds, say), *start(lengths.rounds, say)]
    about["load"] += f" at first, {os.getloadavg()[0]:.2f} at last; held up: ready to work while others had the processor"
    finish(console, about, rows, as_json)


if __name__ == "__main__":
    main()
