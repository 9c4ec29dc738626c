"""Plays some games at every table and prints a digest of all that happened: the same however the rules are run.

`python -m tests.contract.digest`, with NUMBA_DISABLE_JIT=1, with NUMBA_BOUNDSCHECK=1 or with neither.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ghostlight.bots import read_bot
from ghostlight.core import engine
from ghostlight.core.compile import BOUNDS_CHECKED, JIT
from ghostlight.core.contract import OVER
from tests.contract import compiled
from tests.contract.tables import SLOW_UNCOMPILED, Table, all_games, imagined, stroll, tables_of


def at_the_table(table: Table) -> str:
    """One game under a seed, as people play it: states, events, draws, menus, scores, views, and what each seat imagines."""
    digest = hashlib.sha256()
    for match in stroll(table, 0):
        desk, moment = match.desk, match.moments[-1]
        digest.update(moment.state.tobytes())
        digest.update(repr((moment.seat, moment.action, moment.drew, moment.happenings)).encode())
        digest.update(repr((match.actor, match.options_now(), match.points(), match.winners())).encode())
        digest.update(desk.events.rows[: desk.events.count].tobytes())
        digest.update(desk.chance.drawn[: desk.chance.count].tobytes())
        if moment.n % 8 == 0:
            for watcher in table.watchers:
                digest.update(match.seen(watcher).tobytes())
                digest.update(imagined(table, moment.state, watcher, moment.n).tobytes())
        if moment.n >= decisions(table):
            break
    return digest.hexdigest()


def in_the_lab(table: Table) -> str:
    """One game from the fast stream, as simulations play it."""
    digest = hashlib.sha256()
    desks: Any = table.desks()
    desk = desks[0]
    desk.events.on = desk.chance.watched = 1
    compiled.shuffle(desks, 0, 7, 0)
    actor, taken = engine.deal(desks, 0), 0
    while actor != OVER and taken < decisions(table):
        digest.update(desk.state.tobytes() + desk.events.rows[: desk.events.count].tobytes())
        digest.update(desk.chance.drawn[: desk.chance.count].tobytes() + desk.chance.stream.tobytes())
        desk.chance.count = 0
        actor, taken = engine.take(desks, 0, compiled.pick(desks, 0)), taken + 1
    return digest.hexdigest()


def in_thought(table: Table) -> str:
    """What every bot thinks, early in a game and later, and whether all is accounted for."""
    digest = hashlib.sha256()
    for match in stroll(table, 1):
        if match.over or match.steps > min(12, decisions(table)):
            break
        if match.steps % 6 == 0:
            for text in ("random", "greedy", "search:2" if table.game.name in SLOW_UNCOMPILED else "search:12"):
                thoughts = read_bot(text).ponder(table.game, match.world, match.seen(match.actor), match.actor, match.steps)
                digest.update(repr([(each.action, round(each.value, 9), round(each.weight, 9)) for each in thoughts]).encode())
        digest.update(repr(bool(engine.adds_up(match.desks, 0))).encode())
    return digest.hexdigest()


def decisions(table: Table) -> int:
    """How many of a game are taken in."""
    return SLOW_UNCOMPILED.get(table.game.name, 10_000)


def compared() -> list[Table]:
    """All tables; of games that are slow uncompiled the first and the last."""
    listed = []
    for game in all_games():
        tables = tables_of(game)
        listed += [tables[0], tables[-1]] if game.name in SLOW_UNCOMPILED else tables
    return listed


def digests() -> dict[str, list[str]]:
    return {
        table.name: [at_the_table(table), in_the_lab(table), "" if table.game.large and table.options else in_thought(table)]
        for table in compared()
    }


if __name__ == "__main__":
    print(json.dumps({"jit": JIT, "checked": BOUNDS_CHECKED, "games": digests()}))
