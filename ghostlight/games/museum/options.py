"""Museum's options: which mission is played, in which format, and the two rules that a table may change (M-260)."""

from __future__ import annotations

from ghostlight.core.options import Choice, Option, Text

from .missions.reading import LARGEST, SHIPPED
from .missions.writing import mission_of

FORMATS = ("auto", "1v1", "2v1", "3v1", "4v1", "1v2", "2v2", "3v2")


def _check_mission(text: str) -> str:
    mission_of(text)
    return text


OPTIONS: tuple[Option, ...] = (
    Text("mission", SHIPPED[0], SHIPPED, _check_mission, LARGEST, "the night that is played, or a mission file", everyday=True),
    Choice("format", "auto", FORMATS, "seats of the humans' side against those of the ghost's (auto: as many as sit down)"),
    Choice("ghost_move", "mission", ("mission", "deck", "die"), "how the Priest moves (M-184, M-186)"),
    Choice("events_mode", "mission", ("mission", "draw", "hand", "none"), "how events come (M-222 to M-224)"),
)
