"""Errors meant for people: one line that says what was wrong, where, and what would be right.

A refusal is a code and facts. What it says is the message `refusal-CODE` (locales/*/refusal.ftl) with the facts as arguments,
in whichever language is asked for; `str` is the English. This room knows no messages: who speaks for it is named from outside.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Self, Union

Fact = Union[str, int, "Refusal", Sequence[Union[str, "Refusal"]]]
"""What a message can be told: a word, a number, another refusal, which is told in the same language, or a list of these."""
Speaker = Callable[[str, str, Mapping[str, object]], str]
"""(language, message, facts) -> the sentence; the message itself where there is none of that id."""


class AnyOf(tuple[str, ...]):
    """Words of which one is wanted: they are listed with an "or"."""


def _tell_codes(language: str, message: str, facts: Mapping[str, object]) -> str:
    return f"{message} {dict(facts)}"


_speaker: list[Speaker] = [_tell_codes]


def speak_by(speaker: Speaker) -> None:
    """From now on refusals are put into words by this one."""
    _speaker[0] = speaker


class Refusal(Exception):
    """Something a person asked for that cannot be; the command line prints it and exits with 2.

    Who raises one outside this program may give a sentence instead of a code: what is no code is said as it is.
    """

    room: ClassVar[str] = "refusal"
    """The first word of its messages."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Fact] = facts

    @classmethod
    def by_system(cls, code: str, error: OSError, **facts: Fact) -> Self:
        """Something that the system refuses: `$error` is its name for that, ENOENT, and `$told` are its own (English) words."""
        name = errno.errorcode.get(error.errno or 0, "other")
        return cls(code, error=name, told=error.strerror or str(error), **facts)

    def __str__(self) -> str:
        return self.tell("en")

    def tell(self, language: str) -> str:
        """The whole of it in one line."""
        told = _speaker[0](language, f"{self.room}-{self.code}", self.facts)
        return self.code if told == f"{self.room}-{self.code}" else told

    def told_in(self, language: str, most: int) -> list[str]:
        """In so many lines at most, where there can be much to say."""
        return [self.tell(language)]


class IllegalAction(Refusal):
    """An action that the rules do not allow in this position."""


class BadNotation(Refusal):
    """A text that is not an action or a position of the game, or a position that cannot be."""


class BadOption(Refusal):
    """An option that the game does not have, or a value outside its range."""


class OtherRules(Refusal):
    """Rules of a number that this program does not play: they were retired, or a newer program has made them."""

    def __init__(self, game: str, rules: int, oldest: int, newest: int) -> None:
        self.game = game
        self.rules = rules
        self.retired = rules < oldest
        why, plays = "retired" if self.retired else "newer", "one" if oldest == newest else "several"
        super().__init__("other-rules", game=game, rules=rules, why=why, plays=plays, oldest=oldest, newest=newest)


class BadLog(Refusal):
    """A game log that cannot be read or does not fold."""


class BadScenario(Refusal):
    """A scenario file that does not follow the format."""


def no_such_word(text: str, field: str, word: str, known: Sequence[str] | None, few: int) -> BadNotation:
    """An action has a word that names nothing in that field. What is known is listed if it is fewer than `few`, and else told
    by the first and the last; None: it cannot be told in a line.
    """
    facts: dict[str, Fact] = {"text": repr(text), "word": repr(word), "field": field, "known": known or ()}
    facts |= {"first": known[0], "last": known[-1]} if known else {"first": "", "last": ""}
    listed = "listed" if known and len(known) < few else "span"
    return BadNotation("no-such-word", told="untold" if known is None else listed if known else "none", **facts)
