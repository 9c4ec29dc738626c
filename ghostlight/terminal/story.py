"""A match as it is told: what a seat was told step by step, and the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ghostlight.core.events import SPECTATOR
from ghostlight.core.match import Match
from ghostlight.words import Words

from .look import SECRET, STRONG


def sentences(match: Match, words: Words, names: Sequence[str], seat: int, at: int, you: int | None = None) -> list[Text]:
    """What this seat was told at moment `at`, in words; its secrets lean."""
    happenings = match.happenings_for(seat, at)
    style = SECRET if any(not each.reaches(SPECTATOR) for each in happenings) else ""
    return [Text(each, style) for each in words.tell_all(match.game, match.world, happenings, names, you)]


def result(match: Match, words: Words, names: Sequence[str]) -> Text:
    """Who won."""
    winners = match.winners()
    points = match.points()[winners[0]]
    return Text(words.say("common-won", count=len(winners), names=", ".join(names[k] for k in winners), points=points), STRONG)
