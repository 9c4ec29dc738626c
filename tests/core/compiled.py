"""Doors into compiled helpers of the core, for tests: Python cannot call a rule itself."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from ghostlight.core import bits, chance
from ghostlight.core.compile import entry
from ghostlight.core.events import tell, tell_only
from ghostlight.core.records import Floats, Ints, Record, Rows


@entry
def has(members: int, which: int) -> bool:
    return bits.has(members, which)


@entry
def only(which: int) -> int:
    return bits.only(which)


@entry
def size(members: int) -> int:
    return bits.size(members)


@entry
def lowest(members: int) -> int:
    return bits.lowest(members)


@entry
def nth(members: int, place: int) -> int:
    return bits.nth(members, place)


@entry
def seed_stream(chances: Any, seed: int, branch: int) -> None:
    chance.seed_stream(chances[0], np.uint64(seed), branch)


@entry
def word(chances: Any) -> int:
    return chance.word(chances[0])


@entry
def uniform(chances: Any, n: int) -> int:
    return chance.uniform(chances[0], n)


@entry
def uniform_often(chances: Any, n: int, outcomes: Any) -> None:
    for k in range(len(outcomes)):
        outcomes[k] = chance.uniform(chances[0], n)


@entry
def draw(chances: Any, name: int, n: int) -> int:
    return chance.draw(chances[0], name, n)


@entry
def roll(chances: Any, name: int, sides: int) -> int:
    return chance.roll(chances[0], name, sides)


@entry
def tell_twice(events: Any, name: int, seats: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> None:
    """Once to everybody with all these numbers, once to these seats with two of them."""
    tell(events[0], name, a, b, c, d, e, f, g, h)
    tell_only(events[0], seats, name, a, b)


class Stone(Record):
    """A small record, to go into another."""

    owner: int
    weight: float


class Cairn(Record):
    """A record with one of everything."""

    height: int
    mark: Annotated[int, np.uint64]
    lean: float
    places: Annotated[Ints, 3]
    grid: Annotated[Ints, 2, 4]
    slopes: Annotated[Floats, 2]
    top: Stone
    stones: Annotated[Rows[Stone], 5]


@entry
def pile_up(cairns: Any, source: int, target: int) -> None:
    """Copy one cairn over another, then heap one more stone on the copy."""
    cairns[target] = cairns[source]
    cairns[target].height += 1
    cairns[target].places[1] = 7
    cairns[target].grid[1, 3] = 8
    cairns[target].slopes[0] = 0.5
    cairns[target].top.owner = 3
    cairns[target].stones[4].weight = 2.5
