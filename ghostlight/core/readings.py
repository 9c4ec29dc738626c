"""Readings of a rulebook: one option chooses between the letter and what the house has played, single switches overrule it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .options import Choice

LETTER, HOUSE = "letter", "house"
AS_READING = "reading"
"""What a switch says where it leaves the matter to the option `reading`."""


def reading(since: int, alike: bool = False) -> Choice:
    """The option `reading` of a game; the rules of that number brought it, and games begun before go on by the house. Where
    both readings are `alike`, since the house never left the letter, nobody has to see it.
    """
    remark = "this game plays both alike" if alike else "single switches overrule it"
    return Choice(
        "reading",
        LETTER,
        (LETTER, HOUSE),
        f"the rulebook's letter, or what was played here before; {remark}",
        everyday=not alike,
        since=since,
        before={since: HOUSE},
    )


def switch(key: str, letter: str, house: str, help: str, since: int) -> Choice:
    """One rule that the two readings play differently: by the letter, as the house did, or as `reading` says."""
    return Choice(key, AS_READING, (AS_READING, letter, house), help, since=since)


def by_letter(options: Mapping[str, Any], key: str, letter: str) -> bool:
    """Whether that switch is played by the letter, of which `letter` is its word."""
    chosen = options[key]
    return bool(options["reading"] == LETTER if chosen == AS_READING else chosen == letter)
