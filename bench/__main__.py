"""`make bench`: ours against C, OpenSpiel, PettingZoo and boardgame.io, as ratios, with the bars that are set for them."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import click
from rich.console import Console

from bench.measure import ROUNDS, Player, Race, Sample, Work, difference, race
from bench.ours import PLAYOUTS, SEARCH, Hunches, Ours, Searching, Stepping, compile_ahead, copies, starts
from bench.peers import in_c
from bench.peers.boardgame_io import BoardgameIo, Unavailable
from bench.peers.open_spiel_game import OpenSpiel
from bench.peers.petting_zoo_env import PettingZoo
from bench.telling import Row, compared, finish, surroundings, timed
from ghostlight import load

GAME = load("graveyard")

PLAYERS, SEED = 2, 7
Say = Callable[[str], None]


# --- the measurements --------------------------------------------------------------------------------------------------


def playouts(seconds: float, say: Say) -> list[Row]:
    """Whole random games, from the deal to the score."""
    with tempfile.TemporaryDirectory(prefix="ghostlight-bench-") as folder, ExitStack() as afterwards:
        say("compiling the C peers")
        library = in_c.build(Path(folder))
        bars: dict[Player, float | None] = {
            in_c.InC(library, "plain", "C, plain", PLAYERS, SEED): 0.8,
            in_c.InC(library, "boards", "C, bitboards", PLAYERS, SEED): None,
            OpenSpiel(PLAYERS, SEED): 100,
            PettingZoo(PLAYERS, SEED): 200,
        }
        missing = []
        try:
            node = BoardgameIo(PLAYERS, SEED)
            afterwards.callback(node.close)
            bars[node] = 2000
        except Unavailable as problem:
            missing = [Row("random playouts / boardgame.io", "games/s", bar="at least 2000 x", passed=False, note=str(problem))]
        ours = Ours(PLAYERS, SEED)
        played = {player.name: Sample() for player in (ours, *bars)}
        contest = race({player.name: _games(player, played) for player in (ours, *bars)}, seconds, say)
    rows = []
    for peer, least in bars.items():
        row = compared(f"random playouts / {peer.name}", "games/s", contest, ours.name, peer.name, least)
        wrong = difference(played[peer.name], played[ours.name])
        if wrong:  # a ratio of two different games says nothing
            row = Row(row.what, row.unit, row.ours, bar=row.bar, passed=False, note=f"not the same game: {wrong}")
        rows.append(row)
    return rows + missing


def _games(player: Player, played: dict[str, Sample]) -> Callable[[int], Work]:
    def work(games: int) -> Work:
        sample = player.play(games)
        played[player.name] += sample
        return Work(sample.games, sample.seconds)

    return work


def steps(seconds: float, say: Say) -> list[Row]:
    """One decision at a time from an ordinary Python loop: list the options, pick one, take it."""
    peer = OpenSpiel(PLAYERS, SEED)
    contest = race({"ours": _decisions(Stepping(PLAYERS, SEED)), peer.name: _decisions(peer)}, seconds, say)
    return [compared(f"steps from Python / {peer.name}", "decisions/s", contest, "ours", peer.name, 5)]


def _decisions(player: Player) -> Callable[[int], Work]:
    def work(games: int) -> Work:
        sample = player.play(games)
        return Work(sample.decisions, sample.seconds)

    return work


def searches(seconds: float, say: Say) -> list[Row]:
    """Playouts inside a search. They go by hunches and end sooner than random ones, so they are held against both kinds.

    An iteration plays PLAYOUTS games out, which spares it most of its walks down the tree: hence a row of iterations, too.
    """
    raw, hunches, searching = Ours(PLAYERS, SEED), Hunches(SEED), Searching(SEED)
    played = {raw.name: Sample(), hunches.name: Sample()}

    def playouts_of_search(times: int) -> Work:
        work = searching.search(times)
        return Work(work.done * PLAYOUTS, work.seconds)

    runners = {"search": playouts_of_search, raw.name: _games(raw, played), hunches.name: _games(hunches, played)}
    contest = race(runners, seconds, say)
    iterations = Race({**contest.rates, "search": [rate / PLAYOUTS for rate in contest.rates["search"]]})
    at_random, by_hunches = (played[name].decisions / played[name].games for name in (raw.name, hunches.name))
    what = f"search:{SEARCH} from the opening"
    return [
        compared(f"{what} / random playouts", "playouts/s", contest, "search", raw.name, 0.5),
        compared(f"{what} / playouts by hunches", "playouts/s", contest, "search", hunches.name, 0.5),
        replace(
            compared(f"{what} / random playouts", "iterations/s", iterations, "search", raw.name),
            note=f"{PLAYOUTS} playouts an iteration; decisions a playout: {at_random:.0f} random, {by_hunches:.0f} by hunches",
        ),
    ]


def start(rounds: int, say: Say) -> list[Row]:
    say("starting the program, first with nothing compiled (this takes a while)")
    cold, warm = starts(rounds)
    middle = sorted(warm, key=lambda each: each.seconds)[len(warm) // 2]
    return [
        timed("cold start to the first prompt", cold.seconds, cold.worked),
        timed("warm start to the first prompt", middle.seconds, middle.worked, 2.0),
    ]


def sizes() -> list[Row]:
    return [Row("a state", "bytes", GAME.state.dtype.itemsize)]


# --- telling -----------------------------------------------------------------------------------------------------------


@click.command()
@click.option("--quick", is_flag=True, help="Shorter rounds: less certain.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(quick: bool, as_json: bool) -> None:
    """Measure, side by side and in one run. The exit code is 1 when a bar is missed."""
    seconds, console, aside = 0.2 if quick else 1.0, Console(highlight=False), Console(stderr=True)
    about = surroundings(
        gcc=f"{in_c.compiler()} {' '.join(in_c.FLAGS)}",
        measured=f"median of {ROUNDS} rounds, in which all take turns; {PLAYERS} players",
    )
    with aside.status("measuring") as status:

        def say(text: str) -> None:
            status.update(text)

        say("compiling ours, unless it is done already")
        compile_ahead()
        rows = [*playouts(seconds, say), *steps(seconds, say), *searches(seconds, say)]
        rows.append(copies(GAME, SEED, seconds, say))
        rows += [*start(1 if quick else ROUNDS, say), *sizes()]
    about["load"] += f" at first, {os.getloadavg()[0]:.2f} at last"
    finish(console, about, rows, as_json)


if __name__ == "__main__":
    main()
