"""The C peers: compiled for this machine, loaded, and called."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

from bench.measure import Sample

SOURCE = Path(__file__).with_name("graveyard.c")
FLAGS = ["-O3", "-march=native"]
SEATS = 4


class Tally(ctypes.Structure):
    """What came of many games, as graveyard.c counts it."""

    decisions: int
    decisions_squared: int
    total: int
    total_squared: int
    points: ctypes.Array[ctypes.c_int64]
    draws: int
    stalled: int
    inspections: int
    _fields_ = [
        ("decisions", ctypes.c_int64),
        ("decisions_squared", ctypes.c_int64),
        ("total", ctypes.c_int64),
        ("total_squared", ctypes.c_int64),
        ("points", ctypes.c_int64 * SEATS),
        ("draws", ctypes.c_int64),
        ("stalled", ctypes.c_int64),
        ("inspections", ctypes.c_int64),
    ]


class Moment(ctypes.Structure):
    """A game between two decisions: the options as a set of actions, and what a player may see of the rest."""

    options: ctypes.Array[ctypes.c_uint64]
    inspected: ctypes.Array[ctypes.c_uint64]
    points: ctypes.Array[ctypes.c_int64]
    turn: int
    over: int
    _fields_ = [
        ("options", ctypes.c_uint64 * 2),
        ("inspected", ctypes.c_uint64 * SEATS),
        ("points", ctypes.c_int64 * SEATS),
        ("turn", ctypes.c_int64),
        ("over", ctypes.c_int64),
    ]


def build(folder: Path) -> ctypes.CDLL:
    """Compile the peers into this folder, and load them."""
    library = folder / "graveyard.so"
    strict = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    subprocess.run(["gcc", *FLAGS, *strict, str(SOURCE), "-o", str(library)], check=True)
    loaded = ctypes.CDLL(str(library))
    for way in ("plain", "boards"):
        play = getattr(loaded, f"play_{way}")
        play.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_uint64, ctypes.c_int64, ctypes.POINTER(Tally)]
        play.restype = None
        follow = getattr(loaded, f"follow_{way}")
        deal, number = [ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int], ctypes.c_int64
        follow.argtypes = [ctypes.c_int, ctypes.c_int, *deal, ctypes.c_char_p, number, ctypes.POINTER(Moment)]
        follow.restype = None
    return loaded


def compiler() -> str:
    return subprocess.run(["gcc", "-dumpfullversion"], check=True, capture_output=True, text=True).stdout.strip()


def tally(library: ctypes.CDLL, way: str, players: int, stall_limit: int, seed: int, games: int) -> Tally:
    """Play so many games at random, in the `plain` way or with `boards`."""
    counted = Tally()
    getattr(library, f"play_{way}")(players, stall_limit, seed, games, ctypes.byref(counted))
    return counted


def follow(
    library: ctypes.CDLL,
    way: str,
    players: int,
    stall_limit: int,
    cards: list[tuple[int, int]],
    starter: int,
    actions: list[int],
) -> list[Moment]:
    """The moments of the game with this deal (back and front of each grave) and these decisions."""
    moments = (Moment * (len(actions) + 1))()
    backs, fronts = (bytes(card[side] for card in cards) for side in (0, 1))
    getattr(library, f"follow_{way}")(players, stall_limit, backs, fronts, starter, bytes(actions), len(actions), moments)
    return list(moments)


class InC:
    """Plays random games in C."""

    def __init__(self, library: ctypes.CDLL, way: str, name: str, players: int, seed: int) -> None:
        self.library, self.way, self.name, self.players, self.seed = library, way, name, players, seed

    def play(self, games: int) -> Sample:
        sample = Sample(games)
        with sample.clock():
            counted = tally(self.library, self.way, self.players, 40, self.seed, games)
        self.seed += 1
        sample.decisions, sample.decisions_squared = counted.decisions, counted.decisions_squared
        sample.points, sample.points_squared = counted.total, counted.total_squared
        return sample
