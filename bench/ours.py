"""What of ours is measured: whole games, single steps from Python, search, copies of a state, and the start of the program."""

from __future__ import annotations

import json
import os
import pty
import resource
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
from numba import void
from numba.core import cgutils
from numba.extending import intrinsic

from bench.measure import Sample, Work, race
from bench.telling import Row, compared
from ghostlight import Game, load, simulate
from ghostlight.bots import search
from ghostlight.core.chance import seed_stream
from ghostlight.core.compile import entry
from ghostlight.core.contract import OVER, play_on, score, setup
from ghostlight.core.engine import deal, list_options, look, take

GAME = load("graveyard")

PROMPT = "›".encode()
PATIENCE = 300
COMMAND = [str(Path(sys.executable).with_name("ghostlight"))]
COPIES = 64
"""States to copy between: few enough to stay in the nearest cache, so that the copying is measured and not the memory."""
SEARCH = 1000
"""Iterations of a search, as in `search:1000`."""
PLAYOUTS = GAME.playouts
"""Games that the search plays out in each iteration."""


def compile_ahead(game: Game = GAME) -> None:
    """Let another process compile: playouts are somewhat slower in the process that has compiled them."""
    subprocess.run([*COMMAND, "warm", game.name], check=True, capture_output=True)


class Ours:
    """Plays random games as `ghostlight simulate` does."""

    name = "ours"

    def __init__(self, players: int, seed: int, game: Game = GAME) -> None:
        self.game, self.bots, self.seed = game, ["random"] * players, seed
        simulate(game, self.bots, 1, 0)

    def play(self, games: int) -> Sample:
        sample = Sample(games)
        with sample.clock():
            result = simulate(self.game, self.bots, games, self.seed)
        self.seed += 1
        sample.decisions = result.decisions
        sample.points = games * sum(seat.mean_score for seat in result.seats)
        return sample


def plain_decisions(game: Game, players: int, games: int) -> float:
    """Decisions a second of random games with the compiler off."""
    bots = ",".join(["random"] * players)
    command = [*COMMAND, "simulate", game.name, "--games", str(games), "--bots", bots, "--json"]
    told = subprocess.run(command, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, check=True, capture_output=True)
    result = json.loads(told.stdout)
    return float(result["decisions"] / result["seconds"])


class Stepping:
    """Plays random games with an ordinary Python loop over the engine's entry points."""

    name = "ours"

    def __init__(self, players: int, seed: int) -> None:
        self.desks = cast(Any, GAME.desks(players))
        self.desks["chance"]["stream"] = seed
        self.actions = self.desks["menu"]["actions"][0]
        self.random = Random(seed).random
        self.play(1)

    def play(self, games: int) -> Sample:
        sample, desks, option, random = Sample(), self.desks, self.actions.item, self.random
        with sample.clock():
            for _ in range(games):
                decisions, seat = 0, deal(desks, 0)
                while seat != OVER:
                    count = list_options(desks, 0)
                    seat = take(desks, 0, option(int(random() * count)))
                    decisions += 1
                sample.games += 1
                sample.decisions += decisions
        return sample


class Hunches:
    """Plays games by hunches, as a search does after its tree ends, but without the tree."""

    name = "hunches"

    def __init__(self, seed: int) -> None:
        self.desks = cast(Any, GAME.desks(2))
        self.seed = seed
        self.play(1)

    def play(self, games: int) -> Sample:
        self.seed += 1
        sample = Sample(games)
        with sample.clock():
            sample.decisions = _play_by_hunches(self.desks, np.uint64(self.seed), games)
        return sample


@entry
def _play_by_hunches(desks: Any, seed: Any, games: int) -> int:
    desk, decisions = desks[0], 0
    for game in range(games):
        seed_stream(desk.thought, seed, game)
        setup(desk.world, desk.state, desk.thought, desk.silence)
        decisions += play_on(desk.world, desk.state, desk.menu, desk.thought, desk.thought, desk.silence)
        score(desk.world, desk.state, desk.scores)
    return decisions


class Searching:
    """Searches from the opening of a game between two, over and over."""

    def __init__(self, seed: int) -> None:
        self.desks = cast(Any, GAME.desks(2))
        self.desks["chance"]["stream"] = self.seed = seed
        self.seat = deal(self.desks, 0)
        look(self.desks, 0, self.seat)
        self.search(1)

    def search(self, times: int) -> Work:
        """So many searches; what is done is iterations."""
        started = time.process_time()
        for _ in range(times):
            self.seed += 1
            search.Search(iterations=SEARCH).ponder(GAME, self.desks["world"][0], self.desks["seen"], self.seat, self.seed)
        return Work(SEARCH * times, time.process_time() - started)


# --- copying -----------------------------------------------------------------------------------------------------------


@intrinsic
def _memcpy(typing: Any, target: Any, source: Any) -> Any:
    """LLVM's own memcpy of a size known when it is compiled: what a C compiler makes of memcpy(a, b, sizeof *a)."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], cgutils.intp_t(target.size), 1)
        return context.get_dummy_value()

    return void(target, source), build


@entry
def _copy_states(states: Any, targets: Any, sources: Any, times: int) -> None:
    for _ in range(times):
        for k in range(len(targets)):
            states[targets[k]] = states[sources[k]]


@entry
def _copy_bytes(states: Any, targets: Any, sources: Any, times: int) -> None:
    for _ in range(times):
        for k in range(len(targets)):
            _memcpy(states[targets[k]], states[sources[k]])  # type: ignore[call-arg]


class Copying:
    """Copies states inside compiled code, as an assignment does and as memcpy does.

    Which state goes where is read from arrays that the compiler knows nothing of, each copy may be the source of a later one,
    and the states outlive the call: so neither loop can be shortened.
    """

    def __init__(self, seed: int, game: Game = GAME) -> None:
        chance = np.random.default_rng(seed)
        self.states = np.zeros(COPIES, game.state.dtype)
        self.states.view(np.int64)[:] = chance.integers(1 << 60, size=self.states.view(np.int64).shape)
        self.targets = chance.permutation(COPIES)
        self.sources = (self.targets + chance.integers(1, COPIES, size=COPIES)) % COPIES
        self.assign(0)
        self.memcpy(0)

    def assign(self, times: int) -> Work:
        started = time.process_time()
        _copy_states(self.states, self.targets, self.sources, times)
        return Work(COPIES * times, time.process_time() - started)

    def memcpy(self, times: int) -> Work:
        started = time.process_time()
        _copy_bytes(self.states, self.targets, self.sources, times)
        return Work(COPIES * times, time.process_time() - started)


def copies(game: Game, seed: int, seconds: float, say: Callable[[str], None]) -> Row:
    copying = Copying(seed, game)
    contest = race({"assignment": copying.assign, "memcpy": copying.memcpy}, seconds, say)
    return compared("copying a state, compiled / memcpy", "copies/s", contest, "assignment", "memcpy", 0.5)


# --- starting ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Start:
    """How long the program took to its first prompt, and how much of that a processor worked for it."""

    seconds: float
    worked: float


def first_prompt(cache: Path, game: Game = GAME) -> Start:
    """From the command `ghostlight play` to the moment when it asks for a decision."""
    screen, terminal = pty.openpty()
    worked, started, shown = _worked(), time.monotonic(), b""
    with subprocess.Popen(
        [*COMMAND, "play", game.name], stdin=terminal, stdout=terminal, stderr=terminal, env=_env(cache)
    ) as child:
        os.close(terminal)
        try:
            while PROMPT not in shown:
                if not select.select([screen], [], [], PATIENCE)[0]:
                    raise TimeoutError(f"ghostlight play showed no prompt in {PATIENCE} s")
                shown += os.read(screen, 65536)
            seconds = time.monotonic() - started
        except OSError as ended:
            raise RuntimeError(f"ghostlight play ended without a prompt: {shown.decode(errors='replace')}") from ended
        finally:
            child.kill()
            os.close(screen)
    return Start(seconds, _worked() - worked)


def starts(rounds: int) -> tuple[Start, list[Start]]:
    """The first start of all, with nothing compiled yet, and later ones, with everything compiled."""
    with tempfile.TemporaryDirectory(prefix="ghostlight-bench-") as folder:
        cold = first_prompt(Path(folder))
        subprocess.run([*COMMAND, "warm", GAME.name], env=_env(Path(folder)), check=True, capture_output=True)
        return cold, [first_prompt(Path(folder)) for _ in range(rounds)]


def compiling(game: Game, cache: Path) -> Start:
    """Everything of a game compiled into an empty cache."""
    worked, started = _worked(), time.monotonic()
    subprocess.run([*COMMAND, "warm", game.name], env=_env(cache), check=True, capture_output=True)
    return Start(time.monotonic() - started, _worked() - worked)


def _env(cache: Path) -> dict[str, str]:
    return os.environ | {"GHOSTLIGHT_CACHE": str(cache), "TERM": "xterm"}


def _worked() -> float:
    """Processor seconds of the child processes so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
