"""What Keyhole's rules measure: the points that a way costs (K-031), however few are left, for scenarios."""

from __future__ import annotations

from typing import Any

from ghostlight.core.compile import in_python
from ghostlight.core.errors import BadNotation
from ghostlight.core.game import Measure

from ..rules.play import cost_to_cell, cost_to_leave, depth_in
from ..state import NOWHERE, TEAM
from .notation import read_field

_to_cell, _to_leave, _depth = in_python(cost_to_cell), in_python(cost_to_leave), in_python(depth_in)


def _stands(worlds: Any, states: Any, text: str, name: str) -> tuple[int, int]:
    """The home side of a ghost, and its cell."""
    ghost = read_field(text, "ghost", name)
    hall, seat = states["hall"][0], ghost // TEAM
    if seat >= worlds["players"][0]:
        raise BadNotation("keyhole-not-in", text=repr(text), name=name, players=worlds["players"][0])
    return int(hall["home"][seat]), int(hall["ghosts"]["cell"][ghost])


def _cost(worlds: Any, states: Any, ghost: str, cell: str) -> int:
    text = f"cost {ghost} {cell}"
    home, start = _stands(worlds, states, text, ghost)
    end = read_field(text, "cell", cell)
    return _to_cell(start, end, _depth(home, end))


def _exit(worlds: Any, states: Any, ghost: str) -> int | None:
    home, start = _stands(worlds, states, f"exit {ghost}", ghost)
    return None if start == NOWHERE else _to_leave(_depth(home, start))


MEASURES = {"cost": Measure(("GHOST", "CELL"), _cost), "exit": Measure(("GHOST",), _exit)}
