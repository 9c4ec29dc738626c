"""Messages in three languages: Project Fluent files (locales/), which the browser reads as well. It knows no game.

A message id starts with the name of its file: that of a game, or `common-` (terminal and command line), `mission-` (faults in
mission files), `table-`, `web-`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from .core.errors import Refusal

LANGUAGES = ("en", "es", "ja")
LOCALES = Path(__file__).resolve().parent / "locales"
_AND = {"en": (", ", " and "), "es": (", ", " y "), "ja": ("、", "、")}


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
    return Refusal(f"language {asked!r}: there are {', '.join(LANGUAGES)}")


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
        # The marks that keep right-to-left names apart would show as blots in a terminal.
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        for each in sorted((LOCALES / language).glob(f"{file}.ftl")):
            self._bundle.add_resource(FluentResource(each.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **arguments: str | int) -> str:
        """The message with these arguments."""
        return self.format(message, arguments)

    def format(self, message: str, arguments: Mapping[str, str | int]) -> str:
        """The same; the names of arguments may have hyphens."""
        counted = {name: self._counted(value) for name, value in arguments.items()}
        text, faults = self._bundle.format_pattern(self._bundle.get_message(message).value, counted)
        if faults:
            raise KeyError(f"{self.language}: {message}: {faults[0]}")
        return str(text)

    def join(self, names: Sequence[str]) -> str:
        """Names in a row, as this language joins them."""
        return join_names(names, self.language)

    def _counted(self, value: str | int) -> Any:
        """Spanish parts thousands from five digits on: browsers know it, Babel does not."""
        if isinstance(value, int) and self.language == "es" and abs(value) < 10_000:
            return fluent_number(value, useGrouping=False)
        return value
