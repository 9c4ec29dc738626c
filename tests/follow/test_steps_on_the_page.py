"""Games as pages are told of them go through the page's own code: what it shows on the way, and what it ends on."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ghostlight.bots import choose
from ghostlight.bots.greedy import Greedy
from ghostlight.core.events import SPECTATOR
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import NAMES, load
from ghostlight.server.news import events, position_from
from tests.golden.playthrough import Golden, pick, tables

WEB = Path(__file__).parents[2] / "web"
STEPS = {"graveyard": 1000, "town": 2000, "keyhole": 1000, "museum": 1250}
"""So many steps of each game, or a few more: over 5,000 in all."""


def games(golden: Golden) -> Iterator[Match]:
    """Its game as it goes on, and others after it: by whoever prefers what has not been done yet, and by a bot."""
    for round in range(100):
        seed = f"follow {golden.name} {round}".encode().ljust(32, b".")[:32]
        match = Match(golden.game, [Seat(f"player {seat + 1}") for seat in range(golden.players)], seed, golden.options)
        done: set[int] = set()
        yield match
        while not match.over:
            options = match.options_now()
            if golden.by_bots or round % 2:
                action = choose(Greedy(), match.game, match.world, match.seen(match.actor), match.actor, match.steps)
            else:
                action = pick(seed, match.steps, [option for option in options if option not in done] or options)
            done.add(action)
            match.act(action)
            yield match


def told(name: str) -> Iterator[dict[str, Any]]:
    """Steps of a game as seats and a spectator in turn are told of them, at every table for as long."""
    goldens = tables(load(name))
    for golden in goldens:
        steps, seat = 0, SPECTATOR
        for match in games(golden):
            begins = len(match.moments) == 1
            if begins and steps > STEPS[name] // len(goldens):
                break
            if begins:
                seat = [SPECTATOR, *range(golden.players)][steps % (golden.players + 1)]
            moment = len(match.moments) - 1
            decides = seat == match.actor
            yield {
                "game": name,
                "table": f"{golden.name} from {seat}",
                "begins": begins,
                "seat": None if seat == SPECTATOR else seat,
                "view": position_from(match, seat, moment, decides).view,
                "events": events(match, match.happenings_for(seat, moment)),
            }
            steps += not begins
            if steps > STEPS[name] // len(goldens):
                break


def test_what_the_page_shows_is_what_the_rules_did(tmp_path: Path) -> None:
    for name in NAMES:
        with (tmp_path / f"{name}.jsonl").open("wb") as file:
            for step in told(name):
                file.write(msgspec.json.encode(step) + b"\n")
    run = subprocess.run(
        ["node_modules/.bin/vitest", "run", "--config", "following.config.ts"],
        cwd=WEB,
        check=False,
        capture_output=True,
        text=True,
        timeout=900,
        env={**os.environ, "STEPS": str(tmp_path), "NO_COLOR": "1"},
    )
    assert run.returncode == 0, (run.stdout + run.stderr)[-6000:]
