"""Compiling ahead: goes through every compiled path of a game once, so that later starts find all of it in the cache.

As a program (`python -m ghostlight.lab.warm GAME`) it is one of the processes that compilers.py starts: of low priority, it
says on its output how far it is, and it ends with whoever started it.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click
from numba.core import event
from numba.core.registry import CPUDispatcher

from ghostlight import games
from ghostlight.bots import read_bot
from ghostlight.core import cache, engine
from ghostlight.core.codegen import JIT
from ghostlight.core.game import Game
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.lab.simulate import simulate

_SEED = bytes(32)
_TRIED_FOR = 12
"""Decisions of a game in which its trials are compiled."""
NICENESS = 10


# --- what is in the cache already --------------------------------------------------------------------------------------


def is_warm(name: str, to_play: bool = False) -> bool:
    """Whether everything of this game is compiled, or at least what a table needs of it (`to_play`)."""
    return not JIT or cache.is_warm(name) or (to_play and _mark_of_playable(name).exists())


def mark_warm(name: str, to_play: bool = False) -> None:
    if not to_play:
        cache.mark_warm(name)
        return
    cache.game_folder(name).mkdir(parents=True, exist_ok=True)
    _mark_of_playable(name).touch()


def _mark_of_playable(name: str) -> Path:
    return cache.game_folder(name) / "playable"


# --- going through all paths -------------------------------------------------------------------------------------------


def warm_up(game: Game, to_play: bool = False) -> Iterator[str]:
    """Compile one part after the other, or fetch it from the cache; the name of each as it is done."""
    yield from game.seal()
    for path in _TABLE_PATHS if to_play else _PATHS:
        path(game)
        yield path.__name__


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


_TABLE_PATHS: tuple[Callable[[Game], None], ...] = (_play, _suppose, _try, _think)
_PATHS = (*_TABLE_PATHS, _simulate)


# --- one process of several --------------------------------------------------------------------------------------------


_event: Any = event  # Numba has no types


class _Count(event.Listener):
    """Counts what has been compiled in this process, and says so whenever it is one more."""

    def __init__(self, of: int) -> None:
        self.done, self.of = 0, of

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        if "native_lowering" in str(event.data.get("name")):  # the pass that each function goes through once
            self.done += 1
            print(self.done, self.of, flush=True)


def _rules_of(game: Game) -> int:
    """About how many functions are compiled for a game: all that its rules and what they lean on consist of."""
    rooms = ("ghostlight.core.", "ghostlight.bots.", game.world.__module__.rpartition(".")[0])
    modules = [module for name, module in list(sys.modules.items()) if name.startswith(rooms)]
    known = [each for module in modules for each in vars(module).values()]
    rules = {id(each) for each in known if isinstance(each, CPUDispatcher) or hasattr(each, "sealed")}
    return len(rules) + len(game.parts)


def _end_with_parent() -> None:
    """Nobody writes to the standard input; when it ends, whoever started this process has gone."""
    os.read(0, 1)  # not through sys.stdin, whose lock Python wants when it ends
    os._exit(1)


@click.command()
@click.argument("name")
@click.option("--to-play", is_flag=True, help="Only what a table needs.")
@click.option("--apart", is_flag=True, help="Only what can be compiled beside another process that does the rest.")
def main(name: str, to_play: bool, apart: bool) -> None:
    """Compile the game NAME into the cache."""
    os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    game = games.load(name)
    _event.register("numba:run_pass", _Count(_rules_of(game)))
    if apart:
        game.compile_apart()
        return
    for _ in warm_up(game, to_play):
        pass
    mark_warm(name, to_play)


if __name__ == "__main__":
    main()
