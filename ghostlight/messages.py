"""Messages in three languages: Project Fluent files (locales/), which the browser reads as well. It knows no game.

A message id starts with the name of its file: that of a game, or `common-` (terminal), `cli-` (what commands print), `mission-`
(faults in mission files), `refusal-` (what is refused), `table-`, `web-`.

What has a name of its own (a ghost, a building) is named by one message with all forms of the name. Others call for it with
`NAME("town-ghost", $attacker, form: "the")`: the message `town-ghost`, with `$ghost` the attacker and `$form` the. A reference
cannot say that, since it takes the variables as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, fluent_number

from .core.errors import AnyOf, Fact, Refusal

LANGUAGES = ("en", "es", "ja")
LOCALES = Path(__file__).resolve().parent / "locales"
_LARGEST_COUNTED = 10**9
"""Larger numbers than this are nothing that is counted, and too long for the forms of numbers in a language."""
_LONGEST_FACT = 300
_AND = {"en": (", ", " and "), "es": (", ", " y "), "ja": ("、", "、")}
_OR = {"en": " or ", "es": " o ", "ja": "、"}


def pick_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else that of the locale, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise _no_language(asked)
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # the first that is set counts, as everywhere on Unix
        locale = environment.get(variable)
        if locale:
            language = locale[:2].lower()
            return language if language in LANGUAGES and not locale[2:3].isalpha() else "en"
    return "en"


def _no_language(asked: str) -> Refusal:
    return Refusal("language", name=repr(asked), languages=LANGUAGES)


def tell_refusal(language: str, message: str, facts: Mapping[str, object]) -> str:
    """What a refusal says: the message with these facts, or its id where there is none. Its numbers are not parted by commas:
    they are those of steps, seats and options, to be found or typed again.
    """
    words = _refusals(language)
    if not words.has(message):
        return message
    return words.format(message, {name: _ungrouped(_shortened(fact)) for name, fact in facts.items()})


@cache
def _refusals(language: str) -> Messages:
    return Messages(language, "refusal")


def _shortened(fact: Any) -> Any:
    """What somebody sent may be longer than any sentence: only its beginning is repeated."""
    return f"{fact[:_LONGEST_FACT]}…" if isinstance(fact, str) and len(fact) > _LONGEST_FACT else fact


def _ungrouped(fact: Any) -> Any:
    return fluent_number(int(fact), useGrouping=False) if _is_counted(fact) else fact


def _is_counted(fact: Any) -> bool:
    return not isinstance(fact, bool) and hasattr(fact, "__index__") and abs(int(fact)) < _LARGEST_COUNTED


def join_names(names: Sequence[str], language: str) -> str:
    """Names in a row as the language joins them: "Ana, Ben and Eva", «Ana, Ben y Eva», 「Ana、Ben、Eva」."""
    comma, last = _AND[language]
    *first, end = names
    if language == "es" and _sounds_like_i(end):
        last = " e "
    return last.join([comma.join(first), end]) if first else end


def _sounds_like_i(name: str) -> bool:
    """Before that sound, "y" becomes "e": Ana e Itzel, but Ana y Hiedra."""
    bare = name.lower().removeprefix("h")
    return bare[:1] in ("i", "í") and bare[1:2] not in ("a", "e", "o", "u")


class Messages:
    """Everything that can be said in one language; or only what one file of messages has, which is there sooner."""

    def __init__(self, language: str, file: str = "*") -> None:
        if language not in LANGUAGES:
            raise _no_language(language)
        self.language = language
        functions: Any = {"NAME": self._name}
        # The marks that keep right-to-left names apart would show as blots in a terminal.
        self._bundle: Any = FluentBundle([language], functions=functions, use_isolating=False)
        for each in sorted((LOCALES / language).glob(f"{file}.ftl")):
            self._bundle.add_resource(FluentResource(each.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **arguments: Fact) -> str:
        """The message with these arguments."""
        return self.format(message, arguments)

    def format(self, message: str, arguments: Mapping[str, Fact]) -> str:
        """The same; the names of arguments may have hyphens."""
        counted = {name: self._counted(value) for name, value in arguments.items()}
        text, faults = self._bundle.format_pattern(self._bundle.get_message(message).value, counted)
        if faults:
            raise KeyError(f"{self.language}: {message}: {faults[0]}")
        return str(text)

    def join(self, names: Sequence[str]) -> str:
        """Names in a row, as this language joins them."""
        return join_names(names, self.language)

    def _name(self, message: str, word: str | int, form: str = "bare") -> str:
        """What that message calls this word; its variable is named like the last part of its id."""
        return self.format(message, {message.rsplit("-", 1)[-1]: word, "form": form})

    def _counted(self, value: Any) -> Any:
        """An argument as Fluent takes it. Spanish parts thousands from five digits on: browsers know it, Babel does not."""
        match value:
            case str() | FluentNumber():
                return value
            case int() if abs(value) < _LARGEST_COUNTED:
                return fluent_number(value, useGrouping=False) if self.language == "es" and abs(value) < 10_000 else value
            case Refusal():
                return value.tell(self.language)
            case AnyOf():
                return _OR[self.language].join(value)
            case tuple() | list():
                return _AND[self.language][0].join(str(self._counted(each)) for each in value)
        return str(value)
