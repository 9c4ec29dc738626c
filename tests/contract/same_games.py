"""Whether two checkouts play the same games: `python -m tests.contract.same_games --against OTHER_CHECKOUT`.

Plays so many random games at every table of the contract tests and digests each state, event and draw on the way. Without
`--against` it prints the digests. This file is run as it is in the other checkout too, so it leans on little of either.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np

HERE = Path(__file__).resolve()
MOST = 5000
"""Decisions after which a game is left."""
SEED = np.uint64(14)
STIR = np.uint64(0x9E3779B97F4A7C15)
HALF = np.uint64(32)


def digests(seeds: int, games: list[str]) -> dict[str, str]:
    """By table, all that happened in its games."""
    from ghostlight.core.chance import seed_stream  # noqa: PLC0415 of whichever checkout comes first in the path
    from ghostlight.core.contract import OVER, actor, setup, step, wander  # noqa: PLC0415
    from tests.contract.tables import all_games, tables_of  # noqa: PLC0415

    @numba.njit
    def stirred(digest: Any, words: Any, first: Any, last: Any) -> Any:
        for k in range(first, last):
            digest = (digest ^ words[k]) * STIR
            digest ^= digest >> HALF
        return digest

    @numba.njit
    def play(desks: Any, words: Any, spans: Any, number: Any) -> Any:
        desk, digest = desks[0], np.uint64(1)
        seed_stream(desk.chance, SEED, 2 * number)
        seed_stream(desk.thought, SEED, 2 * number + 1)
        setup(desk.world, desk.state, desk.chance, desk.events)
        for _ in range(MOST):
            for span in range(len(spans)):
                digest = stirred(digest, words, spans[span, 0], spans[span, 1])
            if actor(desk.world, desk.state) == OVER:
                break
            desk.events.count = 0
            desk.chance.count = 0
            action = wander(desk.world, desk.state, desk.menu, desk.thought)
            digest = (digest ^ np.uint64(action)) * STIR
            step(desk.world, desk.state, action, desk.chance, desk.events)
        return digest

    found = {}
    for game in all_games():
        for table in tables_of(game) if game.name in games or not games else ():
            played = hashlib.sha256()
            for number in range(seeds):
                desks = table.desks()
                desks[0].events.on = desks[0].chance.watched = 1
                spans = np.array([span_of(desks.dtype, part) for part in ("state", "events", "chance")])
                played.update(np.uint64(play(desks, desks.view(np.uint64), spans, number)).tobytes())
            found[table.name] = played.hexdigest()[:16]
            print(f"{table.name}: {found[table.name]}", file=sys.stderr, flush=True)
    return found


def span_of(desk: Any, part: str) -> tuple[int, int]:
    """Where a part of a desk begins and ends, in words of eight bytes."""
    kind, offset = desk.fields[part][:2]
    return offset // 8, (offset + kind.itemsize) // 8


def elsewhere(checkout: Path, seeds: int, games: list[str]) -> dict[str, str]:
    own = checkout / ".venv" / "bin" / "python"
    command = [str(own if own.exists() else sys.executable), str(HERE), "--seeds", str(seeds), *games]
    environment = os.environ | {"PYTHONPATH": str(checkout)}
    found: dict[str, str] = json.loads(subprocess.run(command, env=environment, cwd=checkout, check=True, stdout=-1).stdout)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Digest random games, here or here and elsewhere.")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    ours = digests(asked.seeds, asked.games)
    if asked.against is None:
        print(json.dumps(ours, indent=1))
        return 0
    theirs = elsewhere(asked.against.resolve(), asked.seeds, asked.games)
    differing = sorted(name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name))
    for name in differing:
        print(f"not the same: {name}")
    print(f"{len(ours) - len(differing)} of {len(ours)} tables play the same {asked.seeds} games")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
