"""The words of Graveyard that views, events and actions use where only some can stand: types for Python and for the browser."""

from __future__ import annotations

from typing import Any, Literal, get_args

Back = Literal["white", "grey", "black", "brown"]
Front = Literal["zombie", "skeleton", "ghost", "wisp"]
Phase = Literal["place", "turn", "over"]
Ask = Literal["place", "move", "move-or-look", "move-after-look"]

BACKS: tuple[Back, ...] = get_args(Back)
FRONTS: tuple[Front, ...] = get_args(Front)
ASKS: tuple[Ask, ...] = get_args(Ask)

FIELDS: dict[str, Any] = {
    "seat": int,
    "place": str,  # outside: `N1`
    "grave": str,
    "start": str,  # a grave, or a place outside: `out:N1`
    "where": str,
    "front": Front,
    "points": int,
    "turns": int,
}
"""What the fields of events and actions hold."""
