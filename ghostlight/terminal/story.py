"""A match as it is told: what a seat was told step by step, the whole of a finished game from above, and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.text import Text

from ghostlight.core.errors import Refusal
from ghostlight.core.events import SPECTATOR
from ghostlight.core.match import Match, view_of
from ghostlight.words import Words

from .look import SECRET, STRONG

ABOVE = -2
"""Nobody's seat: sees everything, and only once the game is over."""


def view_from(match: Match, seat: int, at: int = -1) -> msgspec.Struct:
    """What was to be seen from this seat, by a SPECTATOR, or from ABOVE after moment `at`."""
    if seat != ABOVE:
        return match.view(seat, at)
    _only_when_over(match)
    return view_of(match.game, match.world, match.moments[at].state, SPECTATOR)


def happenings_from(match: Match, seat: int, at: int = -1) -> Sequence[Any]:
    """What happened at moment `at`, as far as this seat was told."""
    if seat != ABOVE:
        return match.happenings_for(seat, at)
    _only_when_over(match)
    return match.moments[at].happenings


def sentences(match: Match, words: Words, names: Sequence[str], seat: int, at: int, you: int | None = None) -> list[Text]:
    """What this seat was told at moment `at`, in words; its secrets lean."""
    happenings = happenings_from(match, seat, at)
    style = SECRET if any(not each.reaches(SPECTATOR) for each in happenings) else ""
    return [Text(each, style) for each in words.tell_all(match.game, happenings, names, you)]


def result(match: Match, words: Words, names: Sequence[str]) -> Text:
    """Who won."""
    winners = match.winners()
    points = match.points()[winners[0]]
    return Text(words.say("common-won", count=len(winners), names=", ".join(names[k] for k in winners), points=points), STRONG)


def _only_when_over(match: Match) -> None:
    if not match.over:
        raise Refusal("a game can be seen from above once it is over")
