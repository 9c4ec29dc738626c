"""Keyhole's options, and how they are written into a world: what is played, by which reading, and who counts as seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ghostlight.core.options import Choice, Option, Whole
from ghostlight.core.readings import by_letter, reading, switch

OFF_ON = ("off", "on")

OPTIONS: tuple[Option, ...] = (
    reading(2),
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
    switch("chime_moves", "count", "free", "whether a piece that a chime has moved can be moved again in that round", 2),
    switch(
        "chime_furniture", "reader", "procedure", "who places the furniture that a chime moves: its reader, or the program", 2
    ),
    switch("poses", "free", "strict", "whether furniture may stand under and over a leaning piece that it does not touch", 2),
    Choice(
        "merging_pair",
        "mover",
        ("mover", "any"),
        "which two ghosts may merge after a move: the mover and another, or any two",
        since=2,
    ),
    Choice("die_passes", "picker", ("picker", "starter"), "on whose left the die passes after the door roll", since=2),
)


def configure(world: Any, options: Mapping[str, Any]) -> None:
    """Write the options into a world."""
    world.in_turn = options["layout"] == "in_turn"
    for key in ("merging", "chimes", "mirror", "solid_ghosts"):
        setattr(world, key, options[key] == "on")
    world.min_visible = options["min_visible"]
    world.chimes_count = by_letter(options, "chime_moves", "count")
    world.by_hand = by_letter(options, "chime_furniture", "reader")
    world.free_poses = by_letter(options, "poses", "free")
    world.any_pair = options["merging_pair"] == "any"
    world.die_from_starter = options["die_passes"] == "starter"
