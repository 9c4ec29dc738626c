"""Keyhole's options, and how they are written into a world (K-004, K-008, KG-062, KG-065, KG-066)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ghostlight.core.options import Choice, Option, Whole

OFF_ON = ("off", "on")

OPTIONS: tuple[Option, ...] = (
    Choice(
        "layout",
        "quick",
        ("quick", "in_turn"),
        "how the hall is furnished: a ready layout, or a piece each in turn",
        everyday=True,
    ),
    Choice("merging", "off", OFF_ON, "small ghosts merge into larger ones", everyday=True),
    Choice("chimes", "off", OFF_ON, "a Midnight Chime before each round but the first", everyday=True),
    Choice("mirror", "on", OFF_ON, "whether ghosts are seen in the mirror"),
    Choice("solid_ghosts", "off", OFF_ON, "whether ghosts hide what is behind them"),
    Whole("min_visible", 1, 1, 385, "samples of a ghost's 385 that must show for it to be seen"),
)


def configure(world: Any, options: Mapping[str, Any]) -> None:
    """Write the options into a world."""
    world.in_turn = options["layout"] == "in_turn"
    for key in ("merging", "chimes", "mirror", "solid_ghosts"):
        setattr(world, key, options[key] == "on")
    world.min_visible = options["min_visible"]
