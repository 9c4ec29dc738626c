"""The view of Museum counts objectives and secrets in plain Python, as the rules do: both come to the same."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ghostlight.core.compile import entry
from ghostlight.core.events import SPECTATOR
from ghostlight.core.log import Seat
from ghostlight.core.match import Match, view_of
from ghostlight.core.records import blank
from ghostlight.games import load
from ghostlight.games.museum.names import KIND_IDS, item_id, item_of
from ghostlight.games.museum.rules.goals import holds, progress
from ghostlight.games.museum.rules.play import NO_DICE, NO_MENU, PAPER, SILENCE, Play
from ghostlight.games.museum.state import HUMANS, SLOTS, SQUARES, Place
from tests.museum.missions import FIRST, HEART, THIEVES
from tests.museum.test_missions import EVERYTHING

MUSEUM = load("museum")
MISSIONS = {"first": FIRST, "thieves": THIEVES, "heart": HEART, "everything": EVERYTHING}
LYING = 8
"""Items on the floor."""


@entry
def by_the_rules(worlds: Any, states: Any, number: int) -> int:
    g = Play(worlds[0], states[0], NO_DICE[0], NO_MENU[0], SILENCE[0], blank(PAPER))
    return progress(g, number, worlds[0].objectives[number])


@entry
def held_by_the_rules(worlds: Any, states: Any, piece: int) -> bool:
    return holds(worlds[0], states[0], states[0].humans[piece])


def begun(mission: str) -> Match:
    """Everybody is there, and the first round has begun."""
    match, luck = Match(MUSEUM, [Seat("Ana"), Seat("Ben"), Seat("Eva")], bytes(32), {"mission": mission}), random.Random(1)
    while match.moments[-1].state["slot"][0] == 0:
        match.act(luck.choice(match.options_now()))
    return match


def scramble(world: Any, state: Any, luck: random.Random) -> None:
    """Anything may have happened: who is where, with what, what lies where, what was done how often, who has which secret."""
    marked = [square for k in range(int(world.objective_count)) for square in range(SQUARES) if _is_marked(world, k, square)]
    squares = [*marked, 0, 1, 2]
    named = [item_id(world, int(world.named_kind[k]) | 1 + k << 8) for k in range(int(world.named))]
    items = [item_of(world, name) for name in (*KIND_IDS[1:], *named * 3)]
    for human in state["humans"][0]:
        if human["character"] >= 0:
            human["place"] = luck.choice((Place.STANDING, Place.GONE, Place.DEAD))
            human["square"] = luck.choice(squares)
            count = luck.randint(0, SLOTS)
            human["items"] = [luck.choice(items) if slot < count else 0 for slot in range(SLOTS)]
            human["secret"] = luck.randrange(int(world.secret_count)) if world.secret_count else -1
            human["performed"], human["heals"] = luck.getrandbits(4), luck.randint(0, 3)
            human["fallen"], human["left"] = luck.randint(0, 1), luck.randint(0, 3)
    state["floor_count"] = LYING
    for k in range(LYING):
        state["floor"][0, k], state["floor_at"][0, k] = luck.choice(items), luck.choice(squares)
        state["floor_pool"][0, k] = luck.choice((0, 0, 1))
    state["littered"] = (1 << 32) - 1
    state["times"] = luck.randint(0, 3)
    state["left"] = luck.randint(0, 3)
    state["removed"] = luck.randint(0, 3)
    state["over"] = 1


def _is_marked(world: Any, objective: int, square: int) -> bool:
    return bool(int(world.objectives[objective].squares[square >> 5]) >> (square & 31) & 1)


@pytest.mark.parametrize("name", MISSIONS)
def test_objectives_and_secrets_are_counted_as_the_rules_count_them(name: str) -> None:
    match, luck = begun(MISSIONS[name]), random.Random(name)
    world, worlds = match.world, match.desks["world"]
    counts: dict[str, Counter[int]] = {}
    kept: Counter[bool] = Counter()
    for time in range(40):
        state = match.moments[-1].state.copy()
        scramble(world, state, luck)
        view: Any = view_of(MUSEUM, world, state, SPECTATOR)
        for number, objective in enumerate(view.objectives):
            counted = int(by_the_rules(worlds, state, number))
            assert objective.count == counted, f"time {time}: {objective.id}"
            counts.setdefault(objective.id, Counter())[counted] += 1
        secret = [piece for piece in range(HUMANS) if state["humans"]["character"][0, piece] >= 0]
        held = [bool(held_by_the_rules(worlds, state, piece)) for piece in secret if state["humans"]["secret"][0, piece] >= 0]
        assert [each.held for each in view.secrets] == held, f"time {time}"
        kept.update(held)
    assert all(len(each) > 1 for each in counts.values()), counts
    assert not world.secret_count or len(kept) == 2
