"""Who is seen through the keyhole: the vectors of the rules, and what options change."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from ghostlight.core.compile import JIT
from ghostlight.games.keyhole.state import Posture
from tools.peeping import oracle
from tools.peeping.compiled import GLIMPSE, PEEP, WHO
from tools.peeping.halls import VECTORS, Vector, door_of, empty_halls, game_looks, place_ghost, place_piece, random_halls

ROWS = [pytest.param(vector, door, id=f"{vector.name} {door}") for vector in VECTORS for door in vector.doors]
CLOSE = 3
"""How many samples a count may be off (8.3)."""
PLAIN = ("V-06", "V-08", "V-10")
SMALL, MEDIUM, LARGE, OTHER_SMALL, OTHER_LARGE = 0, 4, 6, 7, 13


def doors(*words: str) -> np.ndarray:
    return np.array([door_of(word) for word in words])


@pytest.mark.parametrize(("vector", "door"), ROWS)
def test_a_vector_of_the_rules(vector: Vector, door: str) -> None:
    """keyhole K-060, KG-010, KG-022, KG-060, KG-061, KG-063, KG-064, KG-065, KG-066; counts may be off by a few (8.3).

    The rows are keyhole V-01, V-02, V-03, V-04, V-05, V-06, V-07, V-08, V-09, V-10.
    """
    halls = vector.hall()
    look = game_looks(halls, doors(door), mirror=vector.mirror)
    wanted = vector.seen(door)
    assert look.ghosts(0) == set(wanted)
    for ghost, counts in wanted.items():
        assert np.abs(look.counts[0, ghost] - counts).max() <= CLOSE
    unseen = [ghost for ghost in range(len(look.counts[0])) if ghost not in wanted]
    assert not look.counts[0, unseen].any()
    assert game_looks(halls, doors(door), mirror=vector.mirror, how=WHO).ghosts(0) == set(wanted)


def test_a_ghost_needs_as_many_samples_as_the_option_says() -> None:
    """keyhole KG-066: V-01, where one ghost shows 135 samples and another 178."""
    vector = VECTORS[0]
    halls = vector.hall()
    for how in (PEEP, WHO):
        for least, letters in ((1, "abcd"), (135, "abcd"), (136, "acd"), (178, "acd"), (179, "ad"), (385, "a"), (386, "")):
            look = game_looks(halls, doors("S3"), least=least, how=how)
            assert look.ghosts(0) == {vector.letters[letter] for letter in letters}


@pytest.mark.skipif(not JIT, reason="many halls")
def test_a_sample_that_is_seen_both_ways_counts_once() -> None:
    """keyhole KG-066: all ghosts of some halls that show both directly and in the mirror, some of them differently."""
    halls, places = random_halls(500, seed=3)
    found, apart = game_looks(halls, places).counts, 0
    for k in np.flatnonzero(found.all(axis=2).any(axis=1)):
        side, door = places[k].tolist()
        judge = oracle.look(halls[k], side, door)
        for at, (ghost, counts) in enumerate(judge.counts().items()):
            together = int((judge.direct | judge.mirrored)[at].sum())
            if all(counts) and tuple(found[k, ghost].tolist()) == counts and together < sum(counts):
                apart += together > max(counts)
                for how in (PEEP, WHO):
                    few = game_looks(halls[k : k + 1], places[k : k + 1], least=together, how=how)
                    many = game_looks(halls[k : k + 1], places[k : k + 1], least=together + 1, how=how)
                    assert ghost in few.ghosts(0)
                    assert ghost not in many.ghosts(0)
    assert apart > 0


# --- ghosts that block ---------------------------------------------------------------------------------------------------


def test_ghosts_block_only_if_the_option_says_so() -> None:
    """keyhole KG-062: a small one straight behind a large one; nobody hides behind itself."""
    halls = empty_halls(1)
    place_ghost(halls[0], LARGE, [2 + 6 * 1, 8, 8, 0, Posture.UPRIGHT])
    place_ghost(halls[0], OTHER_SMALL, [2 + 6 * 3, 8, 8, 0, Posture.UPRIGHT])
    assert game_looks(halls, doors("S3")).ghosts(0) == {LARGE, OTHER_SMALL}
    look = game_looks(halls, doors("S3"), solid_ghosts=True)
    assert look.ghosts(0) == {LARGE}
    assert look.counts[0, LARGE].tolist() == [385, 0]
    assert game_looks(halls, doors("N4"), solid_ghosts=True).ghosts(0) == {LARGE, OTHER_SMALL}


def test_a_lying_ghost_blocks_as_it_lies() -> None:
    """keyhole KG-043, KG-062: across the view it hides a small one that stands close behind it; along it, less."""
    counts = []
    for posture in (Posture.EAST, Posture.NORTH):
        halls = empty_halls(1)
        place_ghost(halls[0], LARGE, [2 + 6 * 2, 8, 8, 0, posture])
        place_ghost(halls[0], OTHER_SMALL, [3 + 6 * 3, 3, 3, 0, Posture.UPRIGHT])
        free = game_looks(halls, doors("S3"))
        look = game_looks(halls, doors("S3"), solid_ghosts=True)
        judge = oracle.look(halls[0], *door_of("S3"), solid_ghosts=True).counts()
        assert free.counts[0, OTHER_SMALL, 0] == 385
        assert abs(look.counts[0, OTHER_SMALL, 0] - judge[OTHER_SMALL][0]) <= CLOSE
        counts.append(int(look.counts[0, OTHER_SMALL, 0]))
    assert counts[0] < counts[1] < 385


def test_a_ghost_blocks_on_the_way_to_the_glass_and_from_it() -> None:
    """keyhole KG-062, KG-065: V-06, with a large ghost before the glass, and one before the ghost that shows in it."""
    vector = next(vector for vector in VECTORS if vector.name == "V-06")
    for cell, spot in ((3 + 6 * 3, (8, 8)), (3 + 6 * 4, (6, 6))):
        halls = vector.hall()
        place_ghost(halls[0], OTHER_LARGE, [cell, *spot, 0, Posture.UPRIGHT])
        a = vector.letters["a"]
        assert game_looks(halls, doors("S3")).counts[0, a, 1] >= 300 - CLOSE
        look = game_looks(halls, doors("S3"), solid_ghosts=True)
        judge = oracle.look(halls[0], *door_of("S3"), solid_ghosts=True).counts()
        assert look.counts[0, a, 1] < 300 - CLOSE
        assert abs(look.counts[0, a, 1] - judge[a][1]) <= CLOSE


# --- what touches does not block -------------------------------------------------------------------------------------------


def test_a_line_along_a_face_is_not_blocked() -> None:
    """keyhole KG-002: a desk whose top is as high as the eye hides nothing of the samples at just that height."""
    halls = empty_halls(1)
    place_piece(halls[0], 3, [112, 112, 0, 0, 0], z=-16)  # a desk let into the floor: its top is at 48/64
    place_ghost(halls[0], SMALL, [3 + 6 * 4, 8, 8, 48, Posture.UPRIGHT])
    look = game_looks(halls, doors("S4"))
    assert look.counts[0, SMALL].tolist() == [385, 0]


# --- quicker looks ---------------------------------------------------------------------------------------------------------


def test_a_glimpse_is_nearly_right() -> None:
    """It may miss a ghost of which little shows, but never sees one that is not seen."""
    halls, places = random_halls(500 if JIT else 5, seed=3)
    exact, glimpsed = game_looks(halls, places).seen, game_looks(halls, places, how=GLIMPSE).seen
    assert not (glimpsed & ~exact).any()
    found, seen = np.bitwise_count(glimpsed).sum(), np.bitwise_count(exact).sum()
    assert found >= 0.9 * seen


def plain_counts() -> dict[str, list[list[int]]]:
    """The samples of some vectors: the same however the rules are run."""
    told = {}
    for vector in VECTORS:
        for door in vector.doors if vector.name in PLAIN else ():
            for solid in (False, True):
                look = game_looks(vector.hall(), doors(door), solid_ghosts=solid)
                told[f"{vector.name} {door} {solid}"] = look.counts[0].tolist()
    return told


@pytest.mark.skipif(not JIT, reason="nothing is compiled anyhow")
def test_it_makes_no_difference_whether_the_rules_are_compiled() -> None:
    command = [sys.executable, "-m", "tests.keyhole.test_peep"]
    told = subprocess.run(command, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, check=True, capture_output=True)
    assert json.loads(told.stdout) == plain_counts()


if __name__ == "__main__":
    print(json.dumps(plain_counts()))
