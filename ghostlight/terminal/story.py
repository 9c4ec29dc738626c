"""A match as it is told: what a seat was told step by step, and the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ghostlight import Match, Words

from .look import SECRET, STRONG


def sentences(match: Match, words: Words, names: Sequence[str], seat: int, at: int, you: bool = True) -> list[Text]:
    """What this seat was told at place `at` of the history, in words; its secrets lean."""
    style = "" if all(event.public for event in match.events(seat, at)) else SECRET
    return [Text(each, style) for each in match.story(seat, words.language, at, you=you, names=names)]


def result(match: Match, words: Words, names: Sequence[str]) -> Text:
    """Who won; or nobody, where the game was stopped."""
    winners = match.winners()
    if not winners:
        return Text(words.say("common-stopped"), STRONG)
    points = match.scores()[winners[0]]
    return Text(
        words.say("common-won", count=len(winners), names=words.join([names[k] for k in winners]), points=points), STRONG
    )
