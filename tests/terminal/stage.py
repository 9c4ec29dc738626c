"""What the tests of the terminal share: a console that writes on paper, typed keys, games half played, and twins."""

from __future__ import annotations

import io
import random
import sys

import numpy as np
from rich.console import Console

from ghostlight import Match as PublicMatch
from ghostlight.core import engine
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import load
from ghostlight.terminal.play import Left, Table
from tests.speaking import words_in

GAME = load("graveyard")
NAMES = ("Ana", "Ben", "Eva", "Kei")

public = PublicMatch._around
"""A match as the terminal handles it; the tests keep the whole of it in their hands."""


def paper(width=80, **how):
    """A console without a terminal; `written` gives what it holds."""
    return Console(file=io.StringIO(), width=width, height=24, highlight=False, **how)


def written(console):
    return console.file.getvalue()


def typed(monkeypatch, *lines, tty=False):
    """Let these lines be typed, and then nothing more."""
    keys = io.StringIO("".join(f"{line}\n" for line in lines))
    monkeypatch.setattr(keys, "isatty", lambda: tty)
    monkeypatch.setattr(sys, "stdin", keys)


def new_match(players=2, seed=1, kinds=(), options=None):
    kinds = list(kinds) or ["human"] * players
    return Match(GAME, [Seat(NAMES[k], kind) for k, kind in enumerate(kinds)], bytes([seed]) * 32, options)


def wander(match, steps, rng):
    """Some random decisions, up to the end at most."""
    for _ in range(steps):
        if match.over:
            break
        match.act(rng.choice(match.options_now()))
    return match


def finished(players=2, seed=1, **how):
    return wander(new_match(players, seed, **how), 10_000, random.Random(seed))


def written_options(match):
    return [match.write_action(action) for action in match.options_now()]


def ready_to_look(players=2):
    """A match in which the seat to move is seat 1 and may inspect, and nobody has any secret yet."""
    for seed in range(1, 200):
        match, rng = new_match(players, seed), random.Random(seed)
        for _ in range(30):
            match.act(rng.choice([match.read_action(each) for each in written_options(match) if "inspect" not in each]))
            if match.actor == 0 and any("inspect" in each for each in written_options(match)):
                return match
    raise AssertionError("no such game among these")


def twin(match, seat):
    """The same match to all that this seat knows, with other fronts where it knows nothing."""
    other = Match(match.game, match.seats, match.seed, match.options)
    for moment in match.moments[1:]:
        other.act(moment.action)
    for again in range(100):
        engine.look(other.desks, 0, seat)
        other.desk.thought.stream = np.uint64(again)
        engine.suppose(other.desks, 0, seat)
        if other.desk.seen.tobytes() != match.desk.state.tobytes():
            break
    other.desk.state = other.desk.seen
    other.moments[-1] = type(other.moments[-1])(
        **{**vars(other.moments[-1]), "state": other.desks["state"].copy()},
    )
    assert other.desk.state.front.tolist() != match.desk.state.front.tolist()
    return other


def sit_down(match, language="en", **how):
    """Play on at the keyboard until nothing more is typed or the game is over; all that was shown."""
    console = paper(**how)
    table = Table(public(match), words_in(language), console)
    try:
        table.run()
        table.close(None)
    except Left:
        pass
    return written(console)
