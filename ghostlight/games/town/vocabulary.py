"""The words of Town that views, events and actions use where only some can stand: types for Python and for the browser."""

from __future__ import annotations

from typing import Any, Literal, get_args

Colour = Literal["B", "G", "Y", "O", "R"]
SectionName = Literal["S1", "S2", "S3", "S4"]
Space = Literal["summon", "scare", "upgrade", "move", "fight", "haunt"]
Use = Literal["summon", "scare", "upgrade", "move", "fight", "haunt", "rest"]
CardKind = Literal["after", "anytime", "once", "end"]
Edition = Literal["spanish", "japanese"]
Bigger = Literal["section", "attacker"]
Phase = Literal["play", "over"]
Ask = Literal[
    "menu",
    "summon",
    "scare",
    "upgrade",
    "raise",
    "ghost",
    "second",
    "drift",
    "destination",
    "discard",
    "wager",
    "reunion",
    "attacker",
    "defender",
    "next-fight",
    "bigger-die",
    "roll",
    "scuffle",
    "lap",
    "haunt",
    "extra-haunt",
    "echo",
    "lesson",
    "free-haunt",
    "nap",
    "run",
    "blue",
    "payment",
    "disc",
    "compensation",
    "gift",
    "tithe",
    "wind",
    "take",
    "fall",
    "hire",
    "trade",
    "swap",
    "tuition",
    "apparition",
    "roller",
    "defence",
]
Code = Literal[
    "summon",
    "scare",
    "upgrade",
    "move",
    "fight",
    "haunt",
    "done",
    "taken",
    "no-disc",
    "haunt-tokens",
    "scare-points",
    "in-fight",
    "token-useless",
    "owned",
    "tokens-grey",
    "tokens-coloured",
    "used-up",
    "card-useless",
    "end",
]
"""Why something at the turn menu is not possible: an action's own name says that there is nothing to do it to."""

COLOURS: tuple[Colour, ...] = get_args(Colour)
SECTIONS: tuple[SectionName, ...] = get_args(SectionName)
SPACES: tuple[Space, ...] = get_args(Space)
USES: tuple[Use, ...] = get_args(Use)
ASKS: tuple[Ask, ...] = get_args(Ask)

FIELDS: dict[str, Any] = {
    "seat": int,
    "round": int,
    "rounds": int,
    "section": SectionName,
    "other_section": SectionName,
    "action": Use,
    "discs": int,
    "points": int,
    "card": int | str,  # a table may have names of its own
    "scare": int,
    "colour": Colour,
    "hue": Colour,
    "attacker": Colour,
    "defender": Colour,
    "count": int,
    "building": str,  # a map may have names of its own
    "start": str,
    "other": str,
    "sides": int,
    "shown": int,
    "total": int,
    "attack": int,
    "defence": int,
    "level": int,
    "bonus": int,
    "number": int,
    "die": int,
    "tokens": str,  # `BBG`
}
"""What the fields of events and actions hold."""
