"""Reading a mission file value by value: small functions that give what a value stands for, or note what is wrong with it.

They return None for what is faulty, so that the rest of the file is still looked at and all faults are found at once.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from ghostlight.messages import LANGUAGES

from ..map import AREA, AREA_IDS, DOOR_IDS, LOCKABLE, square_of
from ..state import AREAS, OUTSIDE, ROOMS, SQUARES, Character, Kind
from ..stored_texts import Text
from .faults import Fault, KeyPath, write_path, write_value
from .locating import Lines
from .model import TABLE, Count, Matching, Thing

KINDS = {kind.name.lower(): kind for kind in Kind}
NEVER_PLACED = (Kind.ARTEFACT, Kind.HEART, Kind.TRUNCHEON)  # M-275
ITEMS = {name: kind for name, kind in KINDS.items() if kind not in NEVER_PLACED}
CHARACTERS = {character.name.lower(): character for character in Character}
DAY = 24 * 60
LONGEST_TEXT = 400
MOST_COUNTED = 99

SLUG = re.compile(r"[a-z0-9-]{1,40}")
_EVENT_ID = re.compile(r"(?!EV-)[A-Za-z0-9-]{1,40}")
_TIME = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_UNSHOWN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # Unicode's classes of signs that are none to look at


@dataclass
class Reading:
    """One reading of one file: what it has so far been found to name, and all that is wrong."""

    lines: Lines | None
    faults: list[Fault] = field(default_factory=list)
    named: dict[str, int] = field(default_factory=dict)
    named_kinds: list[Kind] = field(default_factory=list)
    formats: list[str] | None = None  # None: some name of a format cannot be read
    roster: dict[str, Character] = field(default_factory=dict)
    strangers: int = 0  # entries of the roster that cannot be read
    objectives: dict[str, int] = field(default_factory=dict)
    tasks: set[str] = field(default_factory=set)
    events: dict[str, int] = field(default_factory=dict)  # cards by number, the general ones too
    start: int | None = None  # minutes after midnight
    placed: dict[str, str] = field(default_factory=dict)  # where each named item has been placed
    needs: int = 0  # items that tasks need
    language: str = ""  # that the file says its texts are in
    by_language: list[tuple[KeyPath, dict[str, Any]]] = field(default_factory=list)  # texts by language, and where

    def fault(
        self, code: str, path: KeyPath, value: Any, message: str, known: Collection[str] = (), **facts: str | int
    ) -> None:
        line = self.lines.of(path) if self.lines else 1
        self.faults.append(Fault(code, line, write_path(path), write_value(value), message, facts, known))


Reader = Callable[[Reading, KeyPath, Any], Any]


# --- plain values --------------------------------------------------------------------------------------------------------


def _of_type(r: Reading, path: KeyPath, value: Any, kind: type, name: str) -> bool:
    if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
        return True
    r.fault("V-04", path, value, "mission-type", kind=name)
    return False


def text(least: int = 1, most: int = LONGEST_TEXT) -> Reader:
    """Words for people: a text, or a table with one for each language."""
    plain = plain_text(least, most)

    def read(r: Reading, path: KeyPath, value: Any) -> str | None:
        if not isinstance(value, dict):
            return plain(r, path, value)  # type: ignore[no-any-return]
        for key in value:
            if key not in LANGUAGES:
                r.fault("V-03", (*path, key), key, "mission-language", known=LANGUAGES)
        found = {each: plain(r, (*path, each), value[each]) for each in LANGUAGES if each in value}
        r.by_language.append((path, value))
        if not found:
            r.fault("V-02", path, value, "mission-no-language", known=LANGUAGES)
        if not found or None in found.values():
            return None
        first = r.language if r.language in found else next(iter(found))
        return Text(found.pop(first), found)

    return read


def plain_text(least: int = 1, most: int = LONGEST_TEXT) -> Reader:
    def read(r: Reading, path: KeyPath, value: Any) -> str | None:
        if not _of_type(r, path, value, str, "text"):
            return None
        if not least <= len(value) <= most:
            r.fault("V-05", path, value, "mission-length", length=len(value), least=least, most=most)
            return None
        if any(unicodedata.category(sign) in _UNSHOWN for sign in value):
            r.fault("V-05", path, value, "mission-signs")
            return None
        return str(value)

    return read


def whole(least: int, most: int) -> Reader:
    def read(r: Reading, path: KeyPath, value: Any) -> int | None:
        if not _of_type(r, path, value, int, "whole"):
            return None
        if not least <= value <= most:
            r.fault("V-05", path, value, "mission-range", least=least, most=most)
            return None
        return int(value)

    return read


def yes_or_no(r: Reading, path: KeyPath, value: Any) -> bool | None:
    return bool(value) if _of_type(r, path, value, bool, "flag") else None


def word(words: Mapping[str, Any], code: str = "V-05", message: str = "mission-word") -> Reader:
    """One of some words, and what it stands for."""

    def read(r: Reading, path: KeyPath, value: Any) -> Any:
        if not _of_type(r, path, value, str, "text"):
            return None
        if value not in words:
            r.fault(code, path, value, message, known=words)
            return None
        return words[value]

    return read


def pattern(shape: re.Pattern[str], message: str) -> Reader:
    def read(r: Reading, path: KeyPath, value: Any) -> str | None:
        if not _of_type(r, path, value, str, "text"):
            return None
        if not shape.fullmatch(value):
            r.fault("V-07", path, value, message)
            return None
        return str(value)

    return read


slug = pattern(SLUG, "mission-id")
event_id = pattern(_EVENT_ID, "mission-event-id")


def day(r: Reading, path: KeyPath, value: Any) -> str | None:
    found = pattern(_DATE, "mission-date")(r, path, value)
    if found is not None:
        try:
            date.fromisoformat(found)
        except ValueError:
            r.fault("V-07", path, value, "mission-date")
            return None
    return str(found) if found is not None else None


def clock(r: Reading, path: KeyPath, value: Any) -> int | None:
    """M-274: minutes after midnight."""
    found = pattern(_TIME, "mission-time")(r, path, value)
    if found is None:
        return None
    if found[-1] != "0":
        r.fault("V-08", path, value, "mission-step")
        return None
    return 60 * int(found[:2]) + int(found[3:])


def rounds_at(r: Reading, path: KeyPath, value: Any) -> int | None:
    """The rounds that are over when the clock shows a time; the start itself it shows again only a day later."""
    found = clock(r, path, value)
    if found is None or r.start is None:
        return None
    return ((found - r.start) % DAY or DAY) // 10


def row(read_each: Reader, most: int, least: int = 0) -> Reader:
    """A list; what it has too many is not looked at."""

    def read(r: Reading, path: KeyPath, value: Any) -> tuple[Any, ...] | None:
        if not _of_type(r, path, value, list, "list"):
            return None
        if not least <= len(value) <= most:
            r.fault("V-05", path, value, "mission-many" if value else "mission-empty", count=len(value), least=least, most=most)
        found = [read_each(r, (*path, k), each) for k, each in enumerate(value[:most])]
        return None if None in found or len(found) < least else tuple(found)

    return read


def count(r: Reading, path: KeyPath, value: Any) -> Count | None:
    """M-273."""
    number = whole(1, MOST_COUNTED)
    if not isinstance(value, dict):
        if isinstance(value, bool) or not isinstance(value, int):
            r.fault("V-04", path, value, "mission-type", kind="count")
            return None
        return number(r, path, value)  # type: ignore[no-any-return]
    if r.formats is None:
        return None
    for name in r.formats:
        if name not in value:
            r.fault("V-21", (*path, name), None, "mission-count-missing", name=name)
    for name in value:
        if name not in r.formats:
            r.fault("V-21", (*path, name), value[name], "mission-count-unknown", known=r.formats, name=name)
    found = {name: number(r, (*path, name), each) for name, each in value.items() if name in r.formats}
    return None if None in found.values() or len(found) < len(r.formats) else found


# --- tables ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """A key of a table."""

    read: Reader
    needed: bool = True
    usual: Any = None  # where it is missing


def table(
    r: Reading, path: KeyPath, value: Any, fields: Mapping[str, Field], unknown: str = "V-03", missing: str = "V-02"
) -> dict[str, Any] | None:
    """All keys of a table; those that are wrong are None."""
    if not _of_type(r, path, value, dict, "table"):
        return None
    for key in value:
        if key not in fields:
            r.fault(
                unknown,
                (*path, key),
                value[key],
                "mission-override" if unknown == "V-23" else "mission-unknown",
                known=fields,
                key=key,
            )
    found = {}
    for key, each in fields.items():
        if key in value:
            found[key] = each.read(r, (*path, key), value[key])
        else:
            found[key] = each.usual
            if each.needed:
                r.fault(missing, (*path, key), None, "mission-missing", key=key)
    return found


# --- what a mission speaks of ----------------------------------------------------------------------------------------------


def square(r: Reading, path: KeyPath, value: Any) -> int | None:
    if not _of_type(r, path, value, str, "text"):
        return None
    found = square_of(value)
    if found is None:
        r.fault("V-09", path, value, "mission-square")
    return found


def squares(r: Reading, path: KeyPath, value: Any) -> tuple[int, ...] | None:
    found: tuple[int, ...] | None = row(square, SQUARES, 1)(r, path, value)
    return found


def door(r: Reading, path: KeyPath, value: Any) -> int | None:
    """A door that can be locked."""
    if not _of_type(r, path, value, str, "text"):
        return None
    if value not in DOOR_IDS[1:]:
        r.fault("V-10", path, value, "mission-door")
        return None
    found = DOOR_IDS.index(value)
    if not LOCKABLE[found]:
        r.fault("V-10", path, value, "mission-lockable")
        return None
    return found


def area(outside: bool = False) -> Reader:
    def read(r: Reading, path: KeyPath, value: Any) -> int | None:
        if not _of_type(r, path, value, str, "text"):
            return None
        if value == "OUT":
            if not outside:
                r.fault("V-11", path, value, "mission-outside")
                return None
            return OUTSIDE
        if value not in AREA_IDS:
            r.fault("V-11", path, value, "mission-area")
            return None
        return AREA_IDS.index(value)

    return read


def room(r: Reading, path: KeyPath, value: Any) -> int | None:
    """A room by its letter, or a random one: -1."""
    if not _of_type(r, path, value, str, "text"):
        return None
    if value == "random":
        return -1
    if value not in AREA_IDS[:ROOMS]:
        r.fault("V-11", path, value, "mission-room")
        return None
    return AREA_IDS.index(value)


def squares_of(area: int) -> tuple[int, ...]:
    return tuple(each for each in range(SQUARES) if AREA[each] == area) if area < AREAS else ()


def character(r: Reading, path: KeyPath, value: Any) -> Character | None:
    """A character of the roster."""
    if not _of_type(r, path, value, str, "text"):
        return None
    if value not in r.roster:
        r.fault("V-12", path, value, "mission-roster" if value in CHARACTERS else "mission-character", known=r.roster)
        return None
    return r.roster[value]


def quarry(r: Reading, path: KeyPath, value: Any) -> Character | None:
    found = character(r, path, value)
    if found is not None and TABLE[found].side != 0:
        r.fault("V-12", path, value, "mission-quarry")
        return None
    return found


def item(r: Reading, path: KeyPath, value: Any) -> Thing | None:
    """M-275: an item that can be placed."""
    return _thing(r, path, value, ITEMS)


def item_or_class(r: Reading, path: KeyPath, value: Any) -> Thing | None:
    return _thing(r, path, value, KINDS)


def _thing(r: Reading, path: KeyPath, value: Any, kinds: Mapping[str, Kind]) -> Thing | None:
    if not _of_type(r, path, value, str, "text"):
        return None
    if value in r.named:
        return Thing(r.named_kinds[r.named[value]], r.named[value])
    if value in kinds:
        return Thing(kinds[value])
    if value in KINDS:
        r.fault("V-14", path, value, "mission-kind-only", known=r.named)
    else:
        r.fault("V-14", path, value, "mission-item", known=[*kinds, *r.named])
    return None


kind = word(KINDS, "V-14", "mission-class")


def matching(things: tuple[Thing, ...]) -> Matching:
    """All items that are one of these."""
    kinds = frozenset(each.kind for each in things if each.named < 0)
    return Matching(kinds, frozenset(each.named for each in things if each.named >= 0))


def objective(r: Reading, path: KeyPath, value: Any) -> int | None:
    return word(r.objectives, "V-19", "mission-objective")(r, path, value)  # type: ignore[no-any-return]


def task(r: Reading, path: KeyPath, value: Any) -> int | None:
    found = objective(r, path, value)
    if found is not None and value not in r.tasks:
        r.fault("V-19", path, value, "mission-task", known=r.tasks)
        return None
    return found


def event(r: Reading, path: KeyPath, value: Any) -> int | None:
    return word(r.events, "V-18", "mission-event")(r, path, value)  # type: ignore[no-any-return]


def place_once(r: Reading, path: KeyPath, value: Any, thing: Thing | None) -> None:
    """V-15: a named item lies in one place only."""
    if thing is None or thing.named < 0:
        return
    if value in r.placed:
        r.fault("V-15", path, value, "mission-placed-twice", where=r.placed[value])
    else:
        r.placed[value] = write_path(path)
