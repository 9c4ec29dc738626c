"""The words of Keyhole that views, events and actions use where only some can stand: types for Python and for the browser."""

from __future__ import annotations

from typing import Any, Literal, get_args

Side = Literal["S", "W", "N", "E"]
Piece = Literal["mirror", "piano", "armchair", "desk", "trolley", "dresser"]
Size = Literal["S", "M", "L"]
Posture = Literal["upright", "N", "E", "S", "W"]
Place = Literal["reserve", "hall", "crossed"]
Phase = Literal["setup", "play", "over"]
Ask = Literal["home", "furnish", "furniture", "ghosts", "spot", "merge", "side", "tag", "grow", "arrange"]
Why = Literal[
    "range",
    "same",
    "out",
    "over-leaning",
    "unstable",
    "off-floor",
    "no-contact",
    "ghost-first",
    "too-steep",
    "falls-back",
    "no-place",
    "no-level",
    "in-piece",
    "in-ghost",
    "not-yours",
    "not-as-told",
]

SIDES: tuple[Side, ...] = get_args(Side)
PIECES: tuple[Piece, ...] = get_args(Piece)
SIZES: tuple[Size, ...] = get_args(Size)
POSTURES: tuple[Posture, ...] = get_args(Posture)
PLACES: tuple[Place, ...] = get_args(Place)
ASKS: tuple[Ask, ...] = get_args(Ask)
WHYS: tuple[Why, ...] = get_args(Why)

FIELDS: dict[str, Any] = {
    "seat": int,
    "side": Side,
    "door": int,
    "number": int,
    "chime": str,  # `C05`
    "card": str,  # `M09`
    "points": int,
    "piece": Piece,
    "x": int,
    "y": int,
    "yaw": int,
    "face": int,
    "lean": int,
    "z": int,
    "tilt": int,
    "ghost": str,  # `AS2`
    "partner": str,
    "made": str,
    "victim": str,
    "cell": str,  # `C4`
    "cost": int,
    "sx": int,
    "sy": int,
    "level": int,
    "posture": Posture,
    "direct": int,
    "mirrored": int,
}
"""What the fields of events and actions hold."""
