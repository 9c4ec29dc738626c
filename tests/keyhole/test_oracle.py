"""The game's peep against an independent one, in halls furnished at random by the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from ghostlight.core.compile import JIT
from tools.peeping import oracle
from tools.peeping.halls import VECTORS, Vector, door_of, game_looks, random_halls

HALLS = 500 if JIT else 3
LITTLE = 3
"""A ghost of which so few samples show may be seen by one and not by the other ..."""
RARE = 0.02
"""... if that happens to no larger share of all ghosts."""
ALIKE = 0.98
"""Share of the ghosts whose samples are the same in number."""


def compared(halls: int, seed: int, solid_ghosts: bool = False) -> Counter[str]:
    """How often the two agree about a ghost, and on what."""
    rows, doors = random_halls(halls, seed)
    look = game_looks(rows, doors, solid_ghosts=solid_ghosts)
    tally: Counter[str] = Counter()
    for k, row in enumerate(rows):
        side, door = doors[k].tolist()
        judge = oracle.look(row, side, door, solid_ghosts=solid_ghosts)
        theirs, ours = judge.set(), look.ghosts(k)
        for ghost, counts in judge.counts().items():
            mine = tuple(look.counts[k, ghost].tolist())
            tally["ghosts"] += 1
            tally["same counts"] += mine == counts
            tally["seen"] += ghost in ours
            tally["mirrored"] += mine[1] > 0
            if (ghost in theirs) != (ghost in ours):
                tally["unlike"] += 1
                tally["wrong"] += max(*mine, *counts) > LITTLE
    return tally


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.name)
def test_the_second_opinion_is_right_about_the_vectors(vector: Vector) -> None:
    hall = vector.hall()[0]
    for door in vector.doors:
        seen = oracle.look(hall, *door_of(door), mirror=vector.mirror)
        assert {ghost: counts for ghost, counts in seen.counts().items() if any(counts)} == vector.seen(door)


@pytest.mark.parametrize("seed", range(4))
def test_both_see_the_same_ghosts(seed: int) -> None:
    """keyhole K-060, KG-002, KG-021, KG-060, KG-064, KG-065, KG-066: 2,000 halls in all."""
    tally = compared(HALLS, seed)
    assert tally["wrong"] == 0
    assert tally["unlike"] <= RARE * tally["ghosts"]
    assert tally["same counts"] >= ALIKE * tally["ghosts"]
    if JIT:
        assert tally["seen"] > 1000
        assert tally["mirrored"] > 50


def test_both_see_the_same_past_solid_ghosts() -> None:
    """keyhole KG-062, KG-043."""
    tally = compared(8 if JIT else 1, 9, solid_ghosts=True)
    assert tally["wrong"] == 0
    assert tally["unlike"] <= RARE * tally["ghosts"]
