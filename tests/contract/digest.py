"""Digests of all that happens in games: the same however the rules are run.

`python -m tests.contract.digest GAME` plays at every table of a game, `python -m tests.contract.digest GAME SCENES.json` goes
through the scenes of that file; with NUMBA_DISABLE_JIT=1, with NUMBA_BOUNDSCHECK=1 or with neither.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from ghostlight.bots import read_bot
from ghostlight.core import engine
from ghostlight.core.compile import BOUNDS_CHECKED, JIT
from ghostlight.core.contract import OVER, Hopes
from ghostlight.core.game import Game
from tests.contract import compiled
from tests.contract.tables import Table, all_games, imagined, stroll, tables_of

Digests = dict[str, list[str]]

# --- whole games -------------------------------------------------------------------------------------------------------


def at_the_table(table: Table, most: int) -> str:
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
        if moment.n >= most:
            break
    return digest.hexdigest()


def in_the_lab(table: Table, most: int) -> str:
    """One game from the fast stream, as simulations play it."""
    digest = hashlib.sha256()
    desks = laid_out(table)
    desk = desks[0]
    compiled.shuffle(desks, 0, 7, 0)
    actor, taken = engine.deal(desks, 0), 0
    while actor != OVER and taken < most:
        digest.update(desk.state.tobytes() + desk.events.rows[: desk.events.count].tobytes())
        digest.update(desk.chance.drawn[: desk.chance.count].tobytes() + desk.chance.stream.tobytes())
        desk.chance.count = 0
        actor, taken = engine.take(desks, 0, compiled.pick(desks, 0)), taken + 1
    return digest.hexdigest()


def in_thought(table: Table, bots: tuple[str, ...], until: int) -> str:
    """What bots think, early in a game and later, and whether all is accounted for."""
    digest = hashlib.sha256()
    for match in stroll(table, 1):
        if match.over or match.steps > until:
            break
        if match.steps % 6 == 0:
            for text in bots:
                thoughts = read_bot(text).ponder(table.game, match.world, match.seen(match.actor), match.actor, match.steps)
                digest.update(repr([(each.action, round(each.value, 9), round(each.weight, 9)) for each in thoughts]).encode())
        digest.update(repr(bool(engine.adds_up(match.desks, 0))).encode())
    return digest.hexdigest()


def in_every_function(table: Table, games: int, most: int) -> str:
    """Games in which every function of the contract is asked at every decision."""
    desks = laid_out(table)
    return f"{int(compiled.go_through(desks, desks.view(np.uint64), Hopes.many(1), 17, games, most)):x}"


def of_games(game: Game, games: int = 4, most: int = 1000) -> Digests:
    """What happens in games at every table of a game; of the smallest one, also as people play it and bots think of it.

    Of large games no more than that, since there are few ways into the rules of which each is compiled with all of them.
    """
    told = {table.name: [in_every_function(table, games, most)] for table in tables_of(game)}
    if not game.large:
        table, bots = tables_of(game)[0], ("random", "greedy", "search:12")
        told[table.name] += [at_the_table(table, most), in_the_lab(table, most), in_thought(table, bots, until=12)]
    return told


# --- scenes ------------------------------------------------------------------------------------------------------------


def laid_out(table: Table) -> Any:
    """A desk on which everything is written down."""
    desks: Any = table.desks()
    desks[0].events.on = desks[0].chance.watched = 1
    return desks


def scenes(game: Game, games: int) -> list[tuple[int, str, str]]:
    """Decisions to look at one by one: table, state and action. One for whatever follows from a verb at all, at any table.

    So few decisions show what takes thousands if they are played one after the other.
    """
    found: list[Any] = []
    known: set[Any] = set()
    for k, table in enumerate(tables_of(game)):
        desks = laid_out(table)
        desk = desks[0]
        for number in range(games):
            compiled.shuffle(desks, 0, 11, number)
            actor = engine.deal(desks, 0)
            choose = compiled.guess if number % 2 else compiled.pick
            while actor != OVER:
                before, action = desk.state.tobytes(), choose(desks, 0)
                desk.chance.count = 0
                actor = engine.take(desks, 0, action)
                signs = set(signs_of(game, desk, action))
                if not signs <= known:
                    known |= signs
                    found.append((k, before.hex(), str(action)))
    return found


def signs_of(game: Game, desk: Any, action: int) -> Iterator[tuple[str, str]]:
    """What there is to see in a decision: the verb with what it names, with every event and with every draw that followed."""
    verb, *words = game.notation.write_action(desk.world, action).split()
    yield verb, ""
    for word in words[:2]:
        if word.isalpha() or (len(words) == 1 and word.isdecimal()):
            yield verb, word
    for event in desk.events.rows[: desk.events.count, 0].tolist():
        yield verb, game.events(event).name
    for draw in desk.chance.drawn[: desk.chance.count, 0].tolist():
        yield verb, f"draws {draw}"


def look_at(table: Table, state: str, action: str) -> str:
    """All that the rules have to say about one decision: before it, of it and after it."""
    digest = hashlib.sha256()
    desks = laid_out(table)
    desk = desks[0]
    desks["state"].view("u1")[:] = list(bytes.fromhex(state))
    compiled.shuffle(desks, 0, 13, 0)
    seat, count, allowed = engine.to_act(desks, 0), engine.list_options(desks, 0), engine.is_allowed(desks, 0, int(action))
    numbers = [int(seat), int(allowed), *desk.menu.actions[:count].tolist()]
    for watcher in table.watchers:
        engine.look(desks, 0, watcher)
        digest.update(desk.seen.tobytes())
    engine.look(desks, 0, seat)
    engine.suppose(desks, 0, seat)
    digest.update(desk.seen.tobytes())
    numbers += [int(compiled.pick(desks, 0)), int(engine.take(desks, 0, int(action)))]
    numbers += [int(engine.count_points(desks, 0)), int(engine.adds_up(desks, 0))]
    digest.update(repr(numbers).encode())
    digest.update(desk.state.tobytes() + desk.scores.tobytes() + desk.events.rows[: desk.events.count].tobytes())
    digest.update(desk.chance.drawn[: desk.chance.count].tobytes() + desk.chance.stream.tobytes())
    return digest.hexdigest()


def of_scenes(game: Game, given: list[tuple[int, str, str]]) -> Digests:
    """What the rules say of these scenes, of the deal at every table, and what bots think at the smallest one."""
    tables = tables_of(game)
    names = [
        f"{k} {tables[table].name}: {game.notation.write_action(tables[table].desks()[0].world, int(action))}"
        for k, (table, _, action) in enumerate(given)
    ]
    told = {name: [look_at(tables[table], state, action)] for name, (table, state, action) in zip(names, given, strict=True)}
    for table in tables:
        told[table.name] = [at_the_table(table, 1), in_the_lab(table, 1)]
    told["thoughts"] = [in_thought(tables[0], ("random", "greedy", "search:2"), until=0)]
    return told


if __name__ == "__main__":
    name, *files = sys.argv[1:]
    game = next(each for each in all_games() if each.name == name)
    digests = of_scenes(game, json.loads(Path(files[0]).read_text("ascii"))) if files else of_games(game)
    print(json.dumps({"jit": JIT, "checked": BOUNDS_CHECKED, "digests": digests}))
