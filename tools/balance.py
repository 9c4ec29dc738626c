"""How fair are Museum's missions? Plays every format of every mission between bots and prints how often the humans win.

`python tools/balance.py` plays all of it, which takes more than an hour on two cores. `--mission`, `--format` and `--pairing`
play a part, `--games` fewer games; `--mission` takes a file as well: what would other numbers do? docs/balance.md has the rows.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from pathlib import Path

from ghostlight import simulate
from ghostlight.games import load
from ghostlight.games.museum.missions.model import Format
from ghostlight.games.museum.missions.reading import SHIPPED
from ghostlight.games.museum.missions.writing import mission_of
from ghostlight.games.museum.state import Side

SEED = 7
MUSEUM = load("museum")


@dataclass(frozen=True)
class Pairing:
    """Who plays the humans and who the ghosts, and how many games are enough."""

    name: str
    humans: str
    ghosts: str
    games: int


PAIRINGS = [
    Pairing("greedy", "greedy", "greedy", 2000),
    Pairing("random-humans", "random", "greedy", 2000),
    Pairing("random-ghosts", "greedy", "random", 2000),
    Pairing("search", "search:100", "search:100", 200),
]


def row(mission: str, form: Format, pairing: Pairing, games: int) -> str:
    bots = [pairing.ghosts if seat.side == Side.GHOST else pairing.humans for seat in form.seats]
    options = {"mission": mission, "format": form.name}
    result = simulate(MUSEUM, bots, games, seed=SEED, jobs=os.cpu_count() or 1, options=options, fixed_seats=True)
    humans = result.sides["humans"]
    title = mission_of(mission).title
    rate = f"{humans.win_rate:.1%} ({humans.low:.1%} to {humans.high:.1%})"
    return f"| {title} | {form.name} | {pairing.humans} | {pairing.ghosts} | {games:,} | {rate} |"


def _name_or_text(mission: str) -> str:
    if mission in SHIPPED:
        return mission
    try:
        return Path(mission).read_text(encoding="utf-8")
    except OSError:
        raise argparse.ArgumentTypeError(f"{mission} is no mission and no file; missions are {', '.join(SHIPPED)}") from None


def main() -> None:
    parser = argparse.ArgumentParser(description="Play Museum's missions between bots; how often do the humans win?")
    parser.add_argument("--mission", type=_name_or_text, action="append", help=f"one of {', '.join(SHIPPED)}, or a file")
    parser.add_argument("--format", action="append", help="only this one, such as 2v1")
    parser.add_argument("--pairing", choices=[each.name for each in PAIRINGS], action="append", help="only these bots")
    parser.add_argument("--games", type=int, help="instead of 2,000 and 200")
    asked = parser.parse_args()

    print("| mission | format | humans | ghosts | games | humans win (95%) |\n| --- | --- | --- | --- | --- | --- |")
    for pairing in PAIRINGS:
        for mission in asked.mission or SHIPPED:
            for form in mission_of(mission).formats:
                if (not asked.pairing or pairing.name in asked.pairing) and (not asked.format or form.name in asked.format):
                    print(row(mission, form, pairing, asked.games or pairing.games), flush=True)


if __name__ == "__main__":
    main()
