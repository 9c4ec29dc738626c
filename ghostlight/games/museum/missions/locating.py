"""On which line of a TOML file a key stands; and whether a file nests deeper than a mission can, before anybody parses it.

It reads the file as far as that is needed to know keys, brackets and strings, and takes everything else for granted: up to
the first mistake in a file it agrees with the parser, and after it nobody reads on.
"""

from __future__ import annotations

import re

from .faults import KeyPath

DEEPEST = 12  # brackets in brackets, and parts of a dotted key; a mission needs four
MOST_WORDS = 18_000  # words, brackets, commas and line ends; a mission of 64 kB has fewer

_WORD = re.compile(
    r"""
    [ \t\r]*+(?:\#[^\n]*+)?
    ( \n
    | "{3}(?:[^"\\]++|\\[\s\S]|"{1,2}(?!"))*+(?:"{3,5}|\Z)
    | '{3}(?:[^']++|'{1,2}(?!'))*+(?:'{3,5}|\Z)
    | "(?:[^"\\\n]++|\\[^\n])*+"?
    | '[^'\n]*+'?
    | [\[\]{},=.]
    | [^\s\[\]{},=."'\#]+
    | [\s\S]
    | \Z
    )
    """,
    re.VERBOSE,
)
_MARKS = frozenset("[]{},=.\n")
_QUOTES = frozenset("\"'")


class TooMuch(Exception):
    """Brackets or dotted keys that go on and on (`deep`), or more of everything than a file of missions has (`many`)."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(line, message)
        self.line, self.message = line, message


class Lines:
    """The line of every key, and of every value in a list that goes over several."""

    def __init__(self, text: str) -> None:
        self._line: dict[KeyPath, int] = {}
        self._rows: dict[KeyPath, int] = {}  # how many tables an array of tables has so far
        self._words: list[str] = _WORD.findall(text)
        if len(self._words) > MOST_WORDS:
            raise TooMuch(1, "mission-tokens")
        self._at, self._number, self._word = 0, 1, ""
        self._look()
        above: KeyPath = ()
        while word := self._word:
            if word == "\n":
                self._step()
            elif word == "[":
                above = self._header()
            else:
                self._entry(above)

    def of(self, path: KeyPath) -> int:
        """The line of what stands there, or else of what it is in."""
        while path and path not in self._line:
            path = path[:-1]
        return self._line.get(path, 1)

    def _step(self) -> None:
        """On to the next word: none at the end, or at a string without an end."""
        word = self._words[self._at]
        if word == "\n":
            self._number += 1
        elif len(word) > 6:
            self._number += word.count("\n")
        self._at += 1
        self._look()

    def _look(self) -> None:
        word = self._words[self._at]
        broken = word[:1] in _QUOTES and (word[-1] != word[0] or len(word) == 1)
        self._word = "" if broken else word

    def _key(self) -> tuple[str, ...]:
        """The parts of a key, which may have dots."""
        parts: list[str] = []
        while (word := self._word) and word not in _MARKS:
            parts.append(word[1:-1] if word[0] in _QUOTES else word)
            if len(parts) > DEEPEST:
                raise TooMuch(self._number, "mission-deep")
            self._step()
            if self._word != ".":
                break
            self._step()
        return tuple(parts)

    def _header(self) -> KeyPath:
        """`[table]` or `[[array of tables]]`: the path that the keys below it go on from."""
        line, marks = self._number, 0
        while self._word == "[" and marks < 2:
            marks += 1
            self._step()
        path: KeyPath = ()
        key = self._key()
        for place, part in enumerate(key):
            path = (*path, part)
            self._line.setdefault(path, line)
            if marks == 2 and place == len(key) - 1:
                self._rows[path] = self._rows.get(path, 0) + 1
            if path in self._rows:
                path = (*path, self._rows[path] - 1)
        self._line[path] = line
        self._skip_line()
        return path

    def _skip_line(self) -> None:
        while self._word not in ("", "\n"):
            self._step()

    def _entry(self, above: KeyPath) -> None:
        """`key = value`, where the value may go over many lines."""
        path = self._named(above)
        if path is None:
            self._skip_line()
        else:
            self._value(path)

    def _named(self, above: KeyPath) -> KeyPath | None:
        """A key up to and with its equals sign."""
        line, key = self._number, self._key()
        if not key or self._word != "=":
            return None
        self._step()
        for place in range(1, len(key) + 1):
            self._line.setdefault((*above, *key[:place]), line)
        return (*above, *key)

    def _value(self, path: KeyPath) -> None:
        """A value up to the end of its line, with all brackets closed."""
        around: list[tuple[KeyPath, int, int]] = []  # the brackets that are open: where, place in the list (-1: a table), line
        while word := self._word:
            if word == "\n":
                if not around:
                    return
                self._step()
                continue
            where, place, began = around[-1] if around else (path, -1, self._number)
            here = path if place < 0 else (*where, place)
            if place >= 0 and self._number != began and word not in ("]", ","):
                self._line.setdefault(here, self._number)
            line = self._number
            self._step()
            if word in ("[", "{"):
                if len(around) >= DEEPEST:
                    raise TooMuch(line, "mission-deep")
                around.append((here, 0 if word == "[" else -1, line))
            elif word in ("]", "}"):
                if around:
                    around.pop()
            elif word == "," and place >= 0:
                around[-1] = (where, place + 1, began)
            if word in ("{", ",") and around and around[-1][1] < 0:
                path = self._named(around[-1][0]) or path
