"""What can be wrong with a mission file: faults with their codes (5.8), each told in one line, in three languages."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ghostlight.core.errors import BadOption
from ghostlight.messages import Messages

KeyPath = tuple[str | int, ...]

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_LONGEST_SHOWN = 60
_LONGEST_NEAR = 40
_MOST_WORDS = 20
_MOST_COMPARED = 200
_SUMMED_UP = 3  # faults that the one line of a refusal names


@dataclass(slots=True)
class Fault:
    """One thing that is wrong, and where."""

    code: str  # V-01 to V-26
    line: int
    path: str
    value: str  # as the file has it, shortened; empty where something is missing
    message: str  # of mission.ftl
    facts: Mapping[str, str | int] = field(default_factory=dict)
    known: Collection[str] = ()  # what could have been meant

    @property
    def expected(self) -> str:
        """What is wrong and what would be right, in English."""
        return self.tell(_words("en"))

    def tell(self, words: Messages) -> str:
        """The same in any language."""
        facts = {key: _seen(fact[:_LONGEST_SHOWN]) if isinstance(fact, str) else fact for key, fact in self.facts.items()}
        sentence = words.say(self.message, value=self.value, **facts)
        near = self._near()
        if near:
            return words.say("mission-fault", fault=sentence, more=words.say("mission-near", near=_quoted(near)))
        if 0 < len(self.known) <= _MOST_WORDS:
            known = words.say("mission-comma").join(map(_seen, self.known))
            return words.say("mission-fault", fault=sentence, more=words.say("mission-known", known=known))
        return sentence

    def _near(self) -> str:
        """The known word that was probably meant; looked for only when the fault is told, since that takes long."""
        given = self.value.strip('"')
        if not 0 < len(self.known) <= _MOST_COMPARED or len(given) > _LONGEST_NEAR:
            return ""
        by_small = {each.lower(): each for each in self.known}
        found = difflib.get_close_matches(given.lower().replace("-", "_"), by_small, 1, 0.7)
        found = found or difflib.get_close_matches(given.lower(), by_small, 1, 0.7)
        return by_small[found[0]] if found else ""


class BadMission(BadOption):
    """A mission file that is refused, with everything that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = sorted(faults, key=lambda fault: fault.line)
        super().__init__("mission")

    def tell(self, language: str) -> str:
        """The first few in one line."""
        return BadOption("mission", faults=" / ".join(self._tell(language, _SUMMED_UP))).tell(language)

    def told_in(self, language: str, most: int) -> list[str]:
        """Only those that are told are put into words, which takes a while; the last line says how many there are besides."""
        return self._tell(language, most - 1 if len(self.faults) > most else most)

    def _tell(self, language: str, count: int) -> list[str]:
        """So many of them, and how many there are besides."""
        words, more = _words(language), len(self.faults) - count
        told = [
            f"{words.say('mission-line', line=str(each.line))}: {each.code} {each.path}: {each.tell(words)}"
            for each in self.faults[:count]
        ]
        return [*told, words.say("mission-more", count=more)] if more > 0 else told


@cache
def _words(language: str) -> Messages:
    return Messages(language, "mission")


def write_path(path: KeyPath) -> str:
    """`objective[1].count.2v1`."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += ("." if text else "") + (part if _BARE.fullmatch(part) else _quoted(part))
    return text


def write_value(value: Any) -> str:
    """A value of the file in a few signs."""
    match value:
        case None:
            return ""
        case str():
            return _quoted(value)
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if value.bit_length() < 100 else f"{hex(value)[:20]}…"
        case list():
            return "[…]" if value else "[]"
        case dict():
            return "{…}" if value else "{}"
    return str(value)[:_LONGEST_SHOWN]


def _quoted(text: str) -> str:
    shown = text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"
    return f'"{_seen(shown)}"'


def _seen(text: str) -> str:
    """Without signs that are none to look at."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else "�" for sign in text)
