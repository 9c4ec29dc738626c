"""Graveyard on boardgame.io, played at random in a Node process of its own."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import click

from bench.measure import Sample

FOLDER = Path(__file__).parent
PACKAGE = FOLDER / "node_modules" / "boardgame.io" / "package.json"
FETCH = ["npm", "ci", "--omit=dev", "--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]


WARM_UP = 40
"""Games until Node has compiled what it runs often."""


class Unavailable(Exception):
    """The peer cannot be had on this machine; says why."""


def fetch() -> None:
    """Get boardgame.io, once."""
    pinned = json.loads((FOLDER / "package.json").read_text())["dependencies"]["boardgame.io"]
    if PACKAGE.exists() and json.loads(PACKAGE.read_text())["version"] == pinned:
        return
    if not shutil.which("npm") or not shutil.which("node"):
        raise Unavailable("boardgame.io needs Node with npm, which this machine lacks")
    click.echo(f"Fetching boardgame.io {pinned} with npm into bench/peers (once, half a minute) ...", err=True)
    done = subprocess.run(FETCH, cwd=FOLDER, capture_output=True, text=True, check=False)
    if done.returncode:
        shown = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise Unavailable(f"npm could not fetch boardgame.io: {shown[0] if shown else 'it does not say why'}")


class BoardgameIo:
    """Plays random games through boardgame.io's reducer."""

    def __init__(self, players: int, seed: int) -> None:
        fetch()
        self.name = f"boardgame.io {json.loads(PACKAGE.read_text())['version']}"
        self.node = subprocess.Popen(
            ["node", "boardgame_io.js", str(players), str(seed)],
            cwd=FOLDER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.play(WARM_UP)

    def play(self, games: int) -> Sample:
        assert self.node.stdin
        assert self.node.stdout
        self.node.stdin.write(f"{games}\n")
        self.node.stdin.flush()
        line = self.node.stdout.readline()
        if not line:
            raise RuntimeError("the Node process that plays on boardgame.io has died")
        told = json.loads(line)
        sample = Sample(seconds=told["seconds"])
        for decisions, points in told["games"]:
            sample.add(decisions, points)
        return sample

    def close(self) -> None:
        self.node.communicate()
