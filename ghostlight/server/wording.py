"""Refusals in words: the sentence of a code in the language of whoever asked."""

from __future__ import annotations

from functools import cache

from starlette.requests import HTTPConnection

from ghostlight.core.errors import Fact, Refusal
from ghostlight.core.events import SPECTATOR
from ghostlight.table.refused import Refused
from ghostlight.table.table import Table
from ghostlight.words import LANGUAGES, Words

LONGEST_FACT = 300
"""Letters of what somebody sent that a sentence repeats."""
MOST_LINES = 100


@cache
def words_in(language: str) -> Words:
    return Words(language)


def sentence(refused: Refused, language: str, table: Table | None = None, facing: int = SPECTATOR) -> str:
    """Why not. Why an action is not possible is told from what the seat that the page faces may know."""
    words = words_in(language)
    facts = {name: _repeatable(fact, language) for name, fact in refused.facts.items()}
    if refused.code == "illegal-action" and table is not None and table.match is not None:
        match = table.match
        return words.refuse(match.game, match.world, match.view(facing), match.read_action(str(refused.facts["action"])))
    return words.say(f"table-refused-{refused.code}", **facts)


def detail(refused: Refused, language: str) -> list[str]:
    """What a game says of its options, line by line, where it says more than one thing."""
    lines = [] if refused.because is None else refused.because.told_in(language, MOST_LINES)
    return [line[:LONGEST_FACT] for line in lines] if len(lines) > 1 else []


def _repeatable(fact: Fact, language: str) -> str | int:
    """What a sentence says of it; a number that no table has is too long for the forms of numbers in a language."""
    told = fact.tell(language) if isinstance(fact, Refusal) else fact
    return told if isinstance(told, int) and abs(told) < 10**9 else str(told)[:LONGEST_FACT]


def language_of(connection: HTTPConnection) -> str:
    """The language of whoever asks; a page says which it speaks."""
    return preferred(connection.headers.get("accept-language"))


def preferred(header: str | None) -> str:
    """The first of our languages in an Accept-Language header; English if there is none."""
    for part in (header or "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
