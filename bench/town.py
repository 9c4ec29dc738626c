"""`make bench-town`: random games of Town against plain Python and against an earlier study; compiling; copying a state."""

from __future__ import annotations

import importlib
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from bench.measure import ROUNDS, Work, race
from bench.ours import Ours, compile_ahead, compiling, copies, first_prompt, plain_decisions
from bench.telling import Row, compared, finish, surroundings, timed
from ghostlight import load

GAME = load("town")

SEED, PLAYERS = 7, 2
PLAIN_GAMES = 10
Say = Callable[[str], None]


class Study:
    """The study of a part of Town (14 cards, the same agenda) that a path leads to."""

    def __init__(self, path: Path) -> None:
        sys.path.insert(0, str(path.parent))
        self.module: Any = importlib.import_module(path.stem)
        self.seed = SEED
        self.decisions(1)

    def decisions(self, games: int) -> Work:
        started = time.process_time()
        tally, _, _ = self.module.random_games(PLAYERS, games, seed=self.seed)
        self.seed += 1
        return Work(int(tally.decisions), time.process_time() - started)


def playouts(seconds: float, study: Path | None, say: Say) -> list[Row]:
    """Decisions of random games; the same rules as plain Python are a point of reference."""
    ours = Ours(PLAYERS, SEED, GAME)

    def decisions(games: int) -> Work:
        sample = ours.play(games)
        return Work(sample.decisions, sample.seconds)

    contestants: dict[str, Callable[[int], Work]] = {"ours": decisions}
    if study is not None:
        say("compiling the study")
        contestants["study"] = Study(study).decisions
    contest = race(contestants, seconds, say)
    say("the same rules as plain Python")
    plain = plain_decisions(GAME, PLAYERS, PLAIN_GAMES)
    times = contest.rate("ours") / plain
    rows = [
        Row("random decisions, one core", "decisions/s", contest.rate("ours")),
        Row("random decisions / plain Python", "decisions/s", contest.rate("ours"), plain, times, times, times),
    ]
    if study is not None:
        rows.append(compared("random decisions / the study", "decisions/s", contest, "ours", "study", 0.7))
    return rows


def start(rounds: int, say: Say) -> list[Row]:
    say("compiling everything into an empty cache (this takes a while)")
    with tempfile.TemporaryDirectory(prefix="ghostlight-bench-") as folder:
        cold = compiling(GAME, Path(folder))
        say("starting the program")
        warm = sorted((first_prompt(Path(folder), GAME) for _ in range(rounds)), key=lambda each: each.seconds)
    middle = warm[len(warm) // 2]
    return [
        timed("cold compile", cold.seconds, cold.worked, 60.0),
        timed("warm start to the first prompt", middle.seconds, middle.worked, 2.0),
        Row("a state", "bytes", GAME.state.dtype.itemsize),
    ]


@click.command()
@click.option("--quick", is_flag=True, help="Shorter rounds: less certain.")
@click.option("--study", type=click.Path(exists=True, path_type=Path), help="The study of a part of Town, a Python file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(quick: bool, study: Path | None, as_json: bool) -> None:
    """Measure, side by side and in one run. The exit code is 1 when a bar is missed."""
    seconds, console, aside = 0.2 if quick else 1.0, Console(highlight=False), Console(stderr=True)
    about = surroundings(measured=f"median of {ROUNDS} rounds, in which all take turns; {PLAYERS} players")
    with aside.status("measuring") as status:
        status.update("compiling ours, unless it is done already")
        compile_ahead(GAME)
        rows = [*playouts(seconds, study, status.update), copies(GAME, SEED, seconds, status.update)]
        rows += start(1 if quick else ROUNDS, status.update)
    about["load"] += f" at first, {os.getloadavg()[0]:.2f} at last"
    finish(console, about, rows, as_json)


if __name__ == "__main__":
    main()
