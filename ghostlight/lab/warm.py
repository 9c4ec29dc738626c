"""Compiling ahead: goes through every compiled path of a game once, so that later starts find all of it in the cache."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

from ghostlight.bots import read_bot
from ghostlight.core import engine
from ghostlight.core.compile import JIT
from ghostlight.core.game import Game
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.lab.simulate import simulate

_SEED = bytes(32)
_TRIED_FOR = 12
"""Decisions of a game in which its trials are compiled."""


def parts(game: Game) -> int:
    """How many steps `warm_up` takes."""
    return len(game.parts) + len(_PATHS)


def warm_up(game: Game) -> Iterator[str]:
    """Compile one part after the other; the name of each as it is done. A second process helps with a large game."""
    helper = _helper(game) if game.large and JIT and (os.cpu_count() or 1) > 1 else None
    yield from game.seal()
    if helper is not None:
        helper.wait()  # whatever became of it: what it did not leave in the cache has been compiled here
    for path in _PATHS:
        path(game)
        yield path.__name__


def _helper(game: Game) -> subprocess.Popen[bytes]:
    """A process that compiles what can be compiled apart from the rest."""
    command = f"from ghostlight.games import load; load({game.name!r}).compile_apart()"
    nowhere = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-c", command], stdin=nowhere, stdout=nowhere, stderr=nowhere)  # noqa: S603 ours


def _play(game: Game) -> None:
    """What a game at a table goes through."""
    match = Match(game, [Seat("")] * game.players[0], _SEED)
    match.act(match.options_now()[0])
    match.points()
    engine.adds_up(match.desks, 0)
    match.seen(match.actor)


def _suppose(game: Game) -> None:
    match = Match(game, [Seat("")] * game.players[0], _SEED)
    engine.look(match.desks, 0, 0)
    engine.suppose(match.desks, 0, 0)


def _try(game: Game) -> None:
    try_verbs(Match(game, [Seat("")] * game.players[0], _SEED))


def try_verbs(match: Match) -> None:
    """Play some decisions, trying an option of each verb that comes up, if the game has trials."""
    tried: set[str] = set()
    while match.game.trial is not None and not match.over and match.steps <= _TRIED_FOR:
        options = match.options_now()
        for option in options:
            verb = match.write_action(option).split()[0]
            work = None if verb in tried else match.trial(option)
            if work is not None:
                work()
            tried.add(verb)
        match.act(options[0])


def _think(game: Game) -> None:
    match = Match(game, [Seat("")] * game.players[0], _SEED)
    for text in ("random", "greedy", "search:1"):
        read_bot(text).ponder(game, match.world, match.seen(match.actor), match.actor, 0)


def _simulate(game: Game) -> None:
    for bots in (["greedy"], ["search:1"]):
        simulate(game, bots * game.players[0], 1, 0)


_PATHS: tuple[Callable[[Game], None], ...] = (_play, _suppose, _try, _think, _simulate)
