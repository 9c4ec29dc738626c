"""Halls for the tests of Keyhole's geometry: the vectors of the rules' section 8.3, and halls furnished at random."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ghostlight.games.keyhole.hall.solids import Lab
from ghostlight.games.keyhole.state import CELLS, GHOSTS, GRID, NOWHERE, PIECES, TEAM, Hall, Piece, Place, Posture, Side
from tools.peeping.compiled import PEEP, furnish, look_in

FIRST_OF_SIZE = {"S": 0, "M": 4, "L": 6}
PIECE = re.compile(r"(\w+) \((\d+),(\d+),(\d+),(\d+),(\d+)\)(?: z (\d+))?(?: t (\d+))?")
GHOST = re.compile(r"(\w) ([SML])\((\d),(\d);(\d+),(\d+)\)(?: (\d+))?(?: ([NESW])\b)?")
SEEN = re.compile(r"(\w) \[(\d+)(?:\+(\d+))?\]")


@dataclass
class Vector:
    """A row of 8.3: who is seen from which door, with how many samples directly and in the mirror."""

    name: str
    pieces: str
    ghosts: str
    doors: dict[str, str]
    mirror: bool = True
    letters: dict[str, int] = field(default_factory=dict)

    def hall(self) -> Any:
        """The row of a hall so furnished; `letters` then says which ghost is which."""
        halls = empty_halls(1)
        for name, *numbers, z, tilt in PIECE.findall(self.pieces):
            place_piece(halls[0], Piece[name.upper()], [int(number) for number in numbers], int(z or 0), int(tilt or 0))
        taken = dict.fromkeys(FIRST_OF_SIZE, 0)
        for letter, size, cx, cy, sx, sy, level, heading in GHOST.findall(self.ghosts):
            ghost = taken[size] * TEAM + FIRST_OF_SIZE[size]  # one of each size a seat
            taken[size] += 1
            self.letters[letter] = ghost
            posture = 1 + "NESW".index(heading) if heading else Posture.UPRIGHT
            place_ghost(halls[0], ghost, [int(cx) + 6 * int(cy), int(sx), int(sy), int(level or 0), posture])
        return halls

    def seen(self, door: str) -> dict[int, tuple[int, int]]:
        """Which ghosts a door shows; the hall has been made before."""
        found = SEEN.findall(self.doors[door])
        return {self.letters[letter]: (int(direct), int(mirrored or 0)) for letter, direct, mirrored in found}


def empty_halls(count: int) -> Any:
    halls: Any = np.zeros(count, Hall.dtype)
    halls["ghosts"]["cell"] = NOWHERE
    halls["home"] = NOWHERE
    return halls


def scratch_paper() -> Any:
    """A lab on which nothing may be taken for blank."""
    return np.full(Lab.dtype.itemsize, 0xA5, np.uint8).view(Lab.dtype)


def place_piece(hall: Any, piece: int, pose: list[int], z: int = 0, tilt: int = 0) -> None:
    row = hall["pieces"][piece]
    for name, number in zip(("placed", "x", "y", "yaw", "face", "lean", "z", "tilt"), (1, *pose, z, tilt), strict=True):
        row[name] = number


def place_ghost(hall: Any, ghost: int, spot: list[int]) -> None:
    row = hall["ghosts"][ghost]
    for name, number in zip(("place", "cell", "sx", "sy", "level", "posture"), (Place.HALL, *spot), strict=True):
        row[name] = number


def door_of(word: str) -> tuple[int, int]:
    """S3: the side and the number of a door."""
    return Side[word[0]], int(word[1])


VECTORS = [
    Vector(
        "V-01",
        "",
        "a S(2,5;8,8), b S(0,3;8,8), c M(5,5;8,8), d L(3,2;8,8), e S(5,1;8,8)",
        {
            "S3": "a [385], b [135], c [178], d [367]",
            "N1": "c [374], d [179], e [385]",
            "E6": "a [385], b [385], c [374]",
        },
    ),
    Vector(
        "V-02",
        "",
        "a S(2,0;8,8), b S(1,0;8,8), c S(3,0;4,8), d L(2,1;8,8), e M(4,1;8,8)",
        {"S3": "a [385], d [385]"},
    ),
    Vector(
        "V-03",
        "piano (80,56,0,0,0)",
        "a S(2,3;8,8), b L(2,4;8,8), c S(2,2;8,12), d L(2,1;8,8) 88, e S(4,4;8,8)",
        {"S3": "d [86]", "N4": "a [385], b [385], c [385], d [358]"},
    ),
    Vector(
        "V-04",
        "desk (112,112,0,0,0)",
        "a S(3,3;8,6), b M(3,3;8,8) 64",
        {"N3": "a [385], b [353]", "S4": "b [353]", "E4": "b [321]"},
    ),
    Vector(
        "V-05",
        "trolley (48,112,0,0,0), dresser (144,112,0,0,0)",
        "a S(1,3;8,8) 10, b S(4,3;8,9) 10, c M(1,4;8,8)",
        {"S2": "a [385], c [338]", "S5": "", "N2": "b [385]", "N5": "a [385], c [385]"},
    ),
    Vector(
        "V-06",
        "piano (80,64,0,0,0), mirror (156,156,24,0,0)",
        "a S(2,3;8,8), b L(1,4;8,8), c S(2,2;8,12), d M(4,2;8,8)",
        {"S3": "a [0+300]", "S4": "b [0+174], d [385]"},
    ),
    Vector(
        "V-06 without the mirror",
        "piano (80,64,0,0,0), mirror (156,156,24,0,0)",
        "a S(2,3;8,8), b L(1,4;8,8), c S(2,2;8,12), d M(4,2;8,8)",
        {"S3": "", "S4": "d [385]"},
        mirror=False,
    ),
    Vector(
        "V-07",
        "mirror (96,96,0,0,0)",
        "a L(3,4;8,8), b S(2,4;8,8), c S(3,1;8,8)",
        {"S3": "a [81], b [385], c [68]", "N3": "a [385+79], b [68+358], c [385]"},
    ),
    Vector(
        "V-08",
        "piano (60,96,16,0,0), mirror (97,96,48,0,2) t 24",
        "a S(2,2;7,13), b S(4,3;8,8), c L(0,2;8,8), d S(3,4;8,8)",
        {"E3": "b [68]", "W3": "d [385]", "S4": "a [385], b [385], d [385+12]"},
    ),
    Vector(
        "V-09",
        "desk (112,112,0,0,0), trolley (112,112,0,0,0) z 64",
        "a S(3,3;8,8) 74, b S(3,3;8,8) 0, c M(3,3;8,8) 122",
        {"S4": "a [340], c [321]", "N3": "a [332], b [385], c [86]", "W3": "a [328], c [291]"},
    ),
    Vector(
        "V-10",
        "armchair (80,80,0,0,0)",
        "a L(2,4;8,8) E, b S(2,3;8,8) N, c M(4,4;8,8) N, d S(2,2;8,9) 24",
        {"S3": "c [381]", "N4": "a [382], b [385], d [385]"},
    ),
]


# --- halls at random -----------------------------------------------------------------------------------------------------

TRIES = 150
"""Poses offered for each piece: a leaning one is rarely legal."""


def random_halls(count: int, seed: int, spread: bool = False) -> tuple[Any, Any]:
    """Halls furnished by the rules, with lying and leaning pieces and up to 28 ghosts; and a door for each.

    Ghosts that are spread stand each in the middle of a cell of its own, so that no two free cells touch.
    """
    chance = np.random.default_rng(seed)
    halls = empty_halls(count)
    poses = np.stack(
        [
            chance.integers(0, 193, (count, PIECES, TRIES)),
            chance.integers(0, 193, (count, PIECES, TRIES)),
            chance.integers(0, 64, (count, PIECES, TRIES)),
            chance.choice([0, 0, 0, 1, 2, 3, 4, 5], (count, PIECES, TRIES)),
            chance.choice([0, 0, 0, 1, 2, 3, 4], (count, PIECES, TRIES)),
        ],
        axis=-1,
    )
    leaning = chance.random(count) < 0.5
    poses[leaning, Piece.MIRROR, : TRIES * 2 // 3, 4] = chance.integers(1, 5, (leaning.sum(), TRIES * 2 // 3))
    poses[leaning, Piece.MIRROR, : TRIES * 2 // 3, 3] = 0
    orders = chance.permuted(np.tile(np.arange(PIECES), (count, 1)), axis=1)
    wishes = np.stack(
        [
            chance.integers(0, CELLS, (count, GHOSTS)),
            chance.integers(3, 14, (count, GHOSTS)),
            chance.integers(3, 14, (count, GHOSTS)),
            chance.choice([0] * 12 + [1, 2, 3, 4], (count, GHOSTS)),
            chance.integers(0, 1 << 16, (count, GHOSTS)),
        ],
        axis=-1,
    )
    if spread:
        free = [cx + GRID * cy for cx in (1, 3, 5) for cy in (1, 3, 5)][: CELLS - GHOSTS]
        taken = np.setdiff1d(np.arange(CELLS), free)
        wishes[..., 0] = chance.permuted(np.tile(taken, (count, 1)), axis=1)
        wishes[..., 1:] = (8, 8, Posture.UPRIGHT, 1)
    furnish(scratch_paper(), halls, orders, poses, wishes)
    return halls, np.stack([chance.integers(0, 4, count), chance.integers(1, 7, count)], axis=1)


@dataclass(frozen=True)
class Look:
    """What the game says of many halls: who is seen (sets), and with how many samples, directly and in the mirror."""

    seen: Any
    counts: Any

    def ghosts(self, k: int) -> set[int]:
        return {ghost for ghost in range(GHOSTS) if self.seen[k] >> ghost & 1}


def game_looks(
    halls: Any, doors: Any, mirror: bool = True, solid_ghosts: bool = False, least: int = 1, how: int = PEEP
) -> Look:
    look = Look(np.zeros(len(halls), np.int64), np.zeros((len(halls), GHOSTS, 2), np.int64))
    look_in(
        np.empty(1, Lab.dtype), halls, doors, np.array([mirror, solid_ghosts, least], np.int64), how, look.seen, look.counts
    )
    return look
