"""`make bench-museum`: random games of First Night between three against a plain Python class; copying a state."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from random import Random

import click
from rich.console import Console

from bench.measure import ROUNDS, Player, Race, Sample, Work, race
from bench.ours import Ours, compile_ahead, copies, plain_decisions
from bench.peers.python_museum import Museum
from bench.telling import Row, compared, finish, surroundings
from ghostlight import load

GAME = load("museum")

SEED, PLAYERS = 7, 3
LEAST = 100
UNCOMPILED_GAMES = 3
Say = Callable[[str], None]


class Plain:
    """Plays random games with the plain class."""

    name = "plain"

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def play(self, games: int) -> Sample:
        sample = Sample()
        with sample.clock():
            for _ in range(games):
                museum = Museum(self.chance)
                museum.play()
                sample.add(museum.decisions, museum.points())
        return sample


class Counting:
    """Races a player by decisions, and remembers its samples: the games of the same rounds come from them."""

    def __init__(self, player: Player) -> None:
        self.player, self.samples = player, list[Sample]()

    def decide(self, games: int) -> Work:
        sample = self.player.play(games)
        self.samples.append(sample)
        return Work(sample.decisions, sample.seconds)

    def games(self) -> list[float]:
        """Games a second in each of the rounds; what came before them was warming up."""
        return [sample.games / sample.seconds for sample in self.samples[-ROUNDS:]]

    def length(self) -> float:
        """Decisions a game."""
        return sum(sample.decisions for sample in self.samples) / sum(sample.games for sample in self.samples)


def playouts(seconds: float, say: Say) -> list[Row]:
    ours, plain = Counting(Ours(PLAYERS, SEED, GAME)), Counting(Plain(SEED))
    contest = race({"ours": ours.decide, "plain": plain.decide}, seconds, say)
    games = Race({"ours": ours.games(), "plain": plain.games()})
    say("our source with the compiler off")
    off = plain_decisions(GAME, PLAYERS, UNCOMPILED_GAMES)
    times = contest.rate("ours") / off
    length = f"a game takes {ours.length():.1f} decisions in ours and {plain.length():.1f} in the plain class"
    return [
        compared("random decisions / a plain Python class", "decisions/s", contest, "ours", "plain", LEAST),
        replace(compared("random games / a plain Python class", "games/s", games, "ours", "plain"), note=length),
        Row(
            "random decisions / our source, not compiled",
            "decisions/s",
            contest.rate("ours"),
            off,
            times,
            times,
            times,
            note=f"{UNCOMPILED_GAMES} games once; a point of reference, no peer: NumPy records are slow in Python",
        ),
    ]


@click.command()
@click.option("--quick", is_flag=True, help="Shorter rounds: less certain.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(quick: bool, as_json: bool) -> None:
    """Measure, side by side and in one run. The exit code is 1 when a bar is missed."""
    seconds, console, aside = 0.2 if quick else 1.0, Console(highlight=False), Console(stderr=True)
    about = surroundings(measured=f"median of {ROUNDS} rounds, in which all take turns; First Night 2v1, usual options")
    with aside.status("measuring") as status:
        status.update("compiling ours, unless it is done already")
        compile_ahead(GAME)
        rows = [*playouts(seconds, status.update), copies(GAME, SEED, seconds, status.update)]
        rows.append(Row("a state", "bytes", GAME.state.dtype.itemsize))
    about["load"] += f" at first, {os.getloadavg()[0]:.2f} at last"
    finish(console, about, rows, as_json)


if __name__ == "__main__":
    main()
