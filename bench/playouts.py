"""Random games of two checkouts against each other: `python -m bench.playouts --against OTHER_CHECKOUT`.

For each game the two take turns, each time in a fresh process, so that a busy moment of the machine meets both. What counts is
decisions for each second of processor time; told is the median over all pairs of this checkout's speed by the other's.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import click

from ghostlight import GAMES

HERE = Path(__file__).resolve().parent.parent
LEAST = 0.95
"""Slower than this by the other's speed is told as a failure."""

SCRIPT = """
import sys, time
from ghostlight.games import load
from ghostlight.lab.simulate import simulate

game, seconds, games = load(sys.argv[1]), float(sys.argv[2]), 16
bots = ["random"] * game.players[0]
simulate(game, bots, 1, 0)
while True:
    began = time.process_time()
    result = simulate(game, bots, games, 7)
    took = time.process_time() - began
    if took >= seconds:
        break
    games = int(games * min(16, 1.3 * seconds / max(took, 1e-3))) + 1
print(result.decisions / took)
"""
"""Runs in either checkout, so it leans on nothing but what both have."""


def speed(checkout: Path, game: str, seconds: float) -> float:
    """Decisions for each second of processor time."""
    own = checkout / ".venv" / "bin" / "python"
    command = [str(own if own.exists() else sys.executable), "-c", SCRIPT, game, str(seconds)]
    environment = os.environ | {"PYTHONPATH": str(checkout)}
    return float(subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True, text=True).stdout)


@click.command()
@click.option("--against", required=True, type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--pairs", default=9, show_default=True, help="How often the two are measured, one after the other.")
@click.option("--seconds", default=1.5, show_default=True, help="Of processor time in each run.")
@click.argument("games", nargs=-1)
def main(against: Path, pairs: int, seconds: float, games: tuple[str, ...]) -> None:
    """Compare how fast random games of these GAMES (all, if none is named) are played."""
    slower = False
    for game in games or GAMES:
        for checkout in (HERE, against.resolve()):
            speed(checkout, game, 0)  # compiles
        ratios = [speed(HERE, game, seconds) / speed(against.resolve(), game, seconds) for _ in range(pairs)]
        slower |= median(ratios) < LEAST
        click.echo(f"{game:10} {median(ratios):.3f} x   ({min(ratios):.3f} to {max(ratios):.3f} in {pairs} pairs)")
    sys.exit(1 if slower else 0)


if __name__ == "__main__":
    main()
