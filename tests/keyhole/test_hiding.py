"""Behind what a ghost is hidden from the keyhole: one cause, told after the look."""

from __future__ import annotations

import numpy as np
import pytest

from ghostlight.core.compile import JIT
from ghostlight.games.keyhole.state import PIECES, Posture, Veil
from tools.peeping.halls import VECTORS, Vector, door_of, empty_halls, game_looks, game_veils, place_ghost, random_halls

HALLS = 300 if JIT else 3
SMALL, LARGE, OTHER_SMALL = 0, 6, 7
WHOLE = 385


def vector(name: str) -> Vector:
    return next(each for each in VECTORS if each.name == name)


def doors(*words: str) -> np.ndarray:
    return np.array([door_of(word) for word in words])


@pytest.mark.parametrize(
    ("name", "door", "letter", "veil"),
    [
        ("V-02", "S3", "b", Veil.WEST),
        ("V-02", "S3", "c", Veil.EAST),
        ("V-02", "S3", "e", Veil.EAST),
        ("V-03", "S3", "a", Veil.PIANO),
        ("V-03", "S3", "b", Veil.PIANO),
        ("V-03", "S3", "e", Veil.PIANO),
        ("V-04", "S4", "a", Veil.DESK),
        ("V-05", "S5", "b", Veil.DRESSER),
        ("V-05", "N5", "b", Veil.EAST),
        ("V-06", "S3", "c", Veil.PIANO),
        ("V-08", "W3", "b", Veil.PIANO),
    ],
)
def test_what_hides_a_ghost_of_the_vectors(name: str, door: str, letter: str, veil: Veil) -> None:
    """keyhole K-060: of the halls of 8.3, those in which it can be told by looking at the plan."""
    told = vector(name)
    halls = told.hall()
    assert told.letters[letter] not in told.seen(door)
    assert game_veils(halls, doors(door))[0, told.letters[letter]] == veil


def test_a_side_is_named_as_the_compass_has_it() -> None:
    """keyhole KG-060: to the left of whoever looks in is west from the South, and east from the North."""
    halls = empty_halls(1)
    place_ghost(halls[0], SMALL, [0 + 6 * 3, 8, 8, 0, Posture.UPRIGHT])
    place_ghost(halls[0], OTHER_SMALL, [3 + 6 * 0, 8, 8, 0, Posture.UPRIGHT])
    found = {door: game_veils(halls, doors(door))[0, [SMALL, OTHER_SMALL]].tolist() for door in ("S6", "N1", "W1", "W6")}
    assert found["S6"] == [Veil.WEST, Veil.WEST]
    assert found["N1"][0] == Veil.WEST
    assert found["W1"][1] == Veil.SOUTH
    assert found["W6"][0] == Veil.NORTH


def test_a_ghost_hides_another_only_if_the_option_says_so() -> None:
    """keyhole KG-062."""
    halls = empty_halls(1)
    place_ghost(halls[0], LARGE, [2 + 6 * 1, 8, 8, 0, Posture.UPRIGHT])
    place_ghost(halls[0], OTHER_SMALL, [2 + 6 * 3, 8, 8, 0, Posture.UPRIGHT])
    assert game_veils(halls, doors("S3"))[0, OTHER_SMALL] == -1
    assert game_veils(halls, doors("S3"), solid_ghosts=True)[0, OTHER_SMALL] == Veil.GHOST


def test_what_shows_too_little_is_hidden_by_nothing() -> None:
    """keyhole KG-066: where all of it must show and more."""
    halls = empty_halls(1)
    place_ghost(halls[0], SMALL, [2 + 6 * 4, 8, 8, 0, Posture.UPRIGHT])
    assert game_veils(halls, doors("S3"), least=WHOLE)[0, SMALL] == -1
    assert game_veils(halls, doors("S3"), least=WHOLE + 1)[0, SMALL] == Veil.LITTLE


def test_every_hidden_ghost_has_a_cause_that_holds() -> None:
    """In halls furnished at random: a piece that is named hides something even if it stands there alone."""
    halls, places = random_halls(HALLS, seed=11)
    look, veils = game_looks(halls, places), game_veils(halls, places)
    causes = set()
    for k in range(HALLS):
        there = {int(ghost) for ghost in np.flatnonzero(halls[k]["ghosts"]["cell"] >= 0)}
        hidden = there - look.ghosts(k)
        assert {int(ghost) for ghost in np.flatnonzero(veils[k] >= 0)} == hidden
        for ghost in hidden:
            veil = int(veils[k, ghost])
            causes.add(veil)
            alone = halls[k : k + 1].copy()
            alone["ghosts"]["place"][0, [other for other in there if other != ghost]] = 0
            for piece in range(PIECES):
                if piece != veil:
                    alone["pieces"]["placed"][0, piece] = 0
            shows = game_looks(alone, places[k : k + 1], mirror=False).counts[0, ghost, 0]
            assert shows < WHOLE
    assert not causes & {Veil.GHOST, Veil.LITTLE}
    if JIT:
        assert causes >= {*range(PIECES), Veil.SOUTH, Veil.WEST, Veil.NORTH, Veil.EAST}
