"""Museum's options: which mission is played, in which format, and the rules that a table may change (M-260)."""

from __future__ import annotations

from ghostlight.core.options import Choice, Option, Text
from ghostlight.core.readings import reading, switch

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
    reading(2),
    switch("toilets", "occupied", "every", "which toilets no ghost stops on; subordinates enter them, or never do (M-102)", 2),
    switch("wounds", "attacker", "fall", "whose slot a wound is counted from: the attacker's, or that of the fall (M-164)", 2),
    switch("contact", "everybody", "newcomer", "whom an entity hurts when somebody walks into it (M-141)", 2),
    switch("aid", "anybody", "own_side", "on whom items are used, and to whom they are handed (M-057, M-059)", 2),
)
