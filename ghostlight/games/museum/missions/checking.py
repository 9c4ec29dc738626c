"""What has to fit together in a mission file, once its sections are read: ids, starts, dates, amounts, no endless loop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ghostlight.messages import LANGUAGES

from ..map import TOILET
from ..state import GENERAL, HUMANS, LISTED, NEEDS, THINGS, Effect, Entity, Kind, Side, When
from .faults import KeyPath, write_path, write_value
from .general import general_events
from .model import TABLE, Card, Outcome, Overrides, Triggered
from .typed import SUBORDINATES as SUBORDINATE_KINDS
from .values import Reading

MOST_IN_A_ROW = 64
"""Effects that one event or trigger may bring, with those of all events that it brings."""
MOST_AT_ONCE = 128
"""Changes that all triggers and the longest event may bring together."""
AMMO_IN_HANDS = 64
"""Tokens of ammunition that all characters may have at the start."""


def tables(data: dict[str, Any], key: str) -> Iterator[dict[str, Any]]:
    """The tables of a section, whatever the file has there."""
    found = data.get(key)
    return (each if isinstance(each, dict) else {} for each in (found if isinstance(found, list) else ()))


def check_together(r: Reading, data: dict[str, Any], found: dict[str, Any]) -> None:
    _check_ids(r, data)
    _check_starts(r, data, found)
    _check_things(r, found)
    _check_locks_and_exits(r, data)
    _check_dates(r, data, found["date"])
    _check_secrets(r, found)
    _check_languages(r)
    _check_cycles(r, found)
    _check_lengths(r, found)
    _check_endless(r, found)
    _check_bulk(r, found)
    for total, most, message in ((_listed(found), LISTED, "mission-listed"), (r.needs, NEEDS, "mission-needs")):
        if total > most:
            r.fault("V-05", (), None, message, count=total, most=most)


def _check_ids(r: Reading, data: dict[str, Any]) -> None:
    """Nothing has the name of another of its kind."""
    codes = {"format": "V-13", "item": "V-15", "event": "V-18", "objective": "V-19", "secret": "V-19", "trigger": "V-19"}
    for key, code in codes.items():
        field = "name" if key == "format" else "id"
        _check_twice(r, code, "mission-id-twice", key, field, (each.get(field) for each in tables(data, key)))
    _check_twice(r, "V-12", "mission-in-roster", "character", "id", (each.get("id") for each in tables(data, "character")))


def _check_twice(r: Reading, code: str, message: str, key: str, field: str, values: Iterator[Any]) -> None:
    seen: set[str] = set()
    for place, value in enumerate(values):
        if isinstance(value, str):
            if value in seen:
                r.fault(code, (key, place, field), value, message)
            seen.add(value)


def _check_starts(r: Reading, data: dict[str, Any], found: dict[str, Any]) -> None:
    """V-17, V-22: who may stand where, and carry what, at the start."""
    overrides: Overrides = found["overrides"] or Overrides()
    most = {Entity.CHANEQUE: overrides.max_chaneques, Entity.TZITZIMITL: overrides.max_tzitzimitl}
    count = dict.fromkeys(most, 0)
    kinds = [SUBORDINATE_KINDS.get(str(each.get("kind"))) for each in tables(data, "entity")]
    for place, kind in enumerate(kinds):
        if kind is not None:
            count[kind] += 1
            if count[kind] > most[kind]:
                value = data["entity"][place]["kind"]
                r.fault("V-17", ("entity", place, "kind"), value, "mission-entities", most=most[kind])
    for place, starter in enumerate(found["character"] or ()):
        slots = len([each for each in starter.items if each.kind != Kind.AMMO])
        slots += any(each.kind == Kind.AMMO for each in starter.items)
        if slots > overrides.inventory_slots:
            where = ("character", place, "items")
            r.fault(
                "V-22",
                where,
                data["character"][place].get("items"),
                "mission-slots",
                count=slots,
                most=overrides.inventory_slots,
            )
        if starter.start >= 0 and TOILET[starter.start]:
            crowd = _most_at(found, starter.start)
            if crowd > overrides.toilet_capacity:
                value = data["character"][place]["start"]
                r.fault(
                    "V-17", ("character", place, "start"), value, "mission-crowd", count=crowd, most=overrides.toilet_capacity
                )


def _most_at(found: dict[str, Any], start: int) -> int:
    """The most humans that can begin on this square, in any format."""
    there = [each.character for each in found["character"] if each.start == start]
    most = 0
    for form in found["format"] or ():
        given = sum(each in form.played for each in there)
        free = sum(each not in form.played and TABLE[each].side == Side.HUMANS for each in there)
        most = max(most, given + min(form.picks, free))
    return most


def _check_things(r: Reading, found: dict[str, Any]) -> None:
    total = sum(len(each.items) for each in found["place"] or ())
    if total > THINGS:
        r.fault("V-05", ("place",), None, "mission-things", count=total, most=THINGS)
    held = sum(each.kind == Kind.AMMO for starter in found["character"] or () for each in starter.items)
    if held > AMMO_IN_HANDS:
        r.fault("V-05", ("character",), None, "mission-ammo", count=held, most=AMMO_IN_HANDS)


def _check_locks_and_exits(r: Reading, data: dict[str, Any]) -> None:
    _check_twice(r, "V-10", "mission-locked-twice", "lock", "door", (each.get("door") for each in tables(data, "lock")))
    _check_twice(r, "V-05", "mission-exit-twice", "exit", "square", (each.get("square") for each in tables(data, "exit")))


def _check_dates(r: Reading, data: dict[str, Any], wanted: str | None) -> None:
    """M-225."""
    for place, each in enumerate(tables(data, "event")):
        given = each.get("date")
        if isinstance(given, str) and wanted is not None and given != wanted:
            r.fault("V-18", ("event", place, "date"), given, "mission-other-date", date=write_value(wanted))


def _check_secrets(r: Reading, found: dict[str, Any]) -> None:
    secrets, formats = found["secret"], found["format"]
    if secrets and formats:
        most = max(form.humans for form in formats)
        if len(secrets) < most:
            r.fault("V-25", ("secret",), None, "mission-secrets", count=len(secrets), least=most)


def languages_of(r: Reading) -> list[str]:
    """Those that the file's texts by language have between them, the one that it says it is in first."""
    there = {key for _, texts in r.by_language for key in texts} | {r.language}
    return sorted(there & {*LANGUAGES}, key=lambda each: (each != r.language, LANGUAGES.index(each)))


def language_of(r: Reading) -> str:
    """The language of what a reader gets whose own the mission does not have."""
    return next(iter(languages_of(r)), "")


def _check_languages(r: Reading) -> None:
    """V-02: a language that one text has all have. V-05: and the same text is the same in it, wherever it stands."""
    known: dict[str, tuple[KeyPath, dict[str, Any]]] = {}
    languages = languages_of(r)
    for path, texts in r.by_language:
        for language in languages:
            if language not in texts:
                r.fault("V-02", (*path, language), None, "mission-language-missing", language=language)
        text = texts.get(languages[0]) if languages else None
        if isinstance(text, str):
            where, first = known.setdefault(text, (path, texts))
            if first != texts:
                r.fault("V-05", path, text, "mission-otherwise", where=write_path(where))


def _check_cycles(r: Reading, found: dict[str, Any]) -> None:
    """V-26: an event that brings itself, by way of others or at once."""
    cards: tuple[Card, ...] = found["event"] or ()
    leads = {
        GENERAL + place: [each.a for each in card.effects if each.kind == Effect.EVENT] for place, card in enumerate(cards)
    }
    for place, card in enumerate(cards):
        for k, each in enumerate(card.effects):
            if each.kind == Effect.EVENT and GENERAL + place in _reached(leads, each.a):
                target = cards[each.a - GENERAL].id
                r.fault("V-26", ("event", place, "effects", k, "card"), target, "mission-cycle", event=write_value(card.id))


def _check_lengths(r: Reading, found: dict[str, Any]) -> None:
    """V-05: events that bring events that bring events must come to an end soon."""
    if _is_circular(r):
        return
    sums = _Sums(found, lambda effect: 1)
    for key in ("event", "trigger"):
        for place, script in enumerate(found[key] or ()):
            total = sums.of(script.effects)
            if total > MOST_IN_A_ROW:
                r.fault("V-05", (key, place, "effects"), None, "mission-in-a-row", count=total, most=MOST_IN_A_ROW)


def _check_endless(r: Reading, found: dict[str, Any]) -> None:
    """V-26: taking is free, so whatever is taken again and again must not bring more to take."""
    if _is_circular(r):
        return
    placed = _Sums(found, lambda effect: effect.kind in (Effect.PLACE, Effect.PLACE_RANDOM_ROOM))
    for place, trigger in enumerate(found["trigger"] or ()):
        if trigger.when == When.ITEM_TAKEN and not trigger.once and placed.of(trigger.effects):
            r.fault("V-26", ("trigger", place, "effects"), None, "mission-endless")


def _check_bulk(r: Reading, found: dict[str, Any]) -> None:
    """V-05: all triggers and the longest event may come within one decision, and there must be room to tell of them."""
    if _is_circular(r):
        return
    sums = _Sums(found, _changes)
    triggers = sum(sums.of(each.effects) * (HUMANS if _comes_again(each) else 1) for each in found["trigger"] or ())
    total = triggers + max(sums.of(card.effects) for card in (*general_events(), *(found["event"] or ())))
    if total > MOST_AT_ONCE:
        r.fault("V-05", (), None, "mission-bulk", count=total, most=MOST_AT_ONCE)


def _comes_again(trigger: Triggered) -> bool:
    """Whether what it brings may bring it once more: somebody falls or dies, and then somebody else."""
    return not trigger.once and trigger.when in (When.FALL, When.DEATH)


def _changes(effect: Outcome) -> int:
    """How much there is to tell of an effect: a square that burns, an entity that comes, strikes, hurts and vanishes."""
    if effect.kind in (Effect.FIRE, Effect.EXTINGUISH):
        return len(effect.squares)
    return 4 * max(1, effect.b) if effect.kind == Effect.SPAWN else 1


def _listed(found: dict[str, Any]) -> int:
    """Squares in all lists of the file and of the general events."""
    scripts = (*general_events(), *(found["event"] or ()), *(found["trigger"] or ()))
    in_effects = sum(len(effect.squares) for script in scripts for effect in script.effects)
    return in_effects + sum(len(each.squares) for each in found["place"] or ())


class _Sums:
    """Adds up something over effects and over those of the events that they bring."""

    def __init__(self, found: dict[str, Any], of_one: Callable[[Outcome], int]) -> None:
        self.cards = dict(enumerate((*general_events(), *(found["event"] or ()))))
        self.of_one = of_one
        self.known: dict[int, int] = {}

    def of(self, effects: tuple[Outcome, ...]) -> int:
        return sum(self.of_one(each) + (self._of_card(each.a) if each.kind == Effect.EVENT else 0) for each in effects)

    def _of_card(self, number: int) -> int:
        if number not in self.known:
            self.known[number] = self.of(self.cards[number].effects) if number in self.cards else 0
        return self.known[number]


def _is_circular(r: Reading) -> bool:
    return any(fault.code == "V-26" for fault in r.faults)


def _reached(leads: dict[int, list[int]], first: int) -> set[int]:
    reached, ahead = {first}, [first]
    while ahead:
        for each in leads.get(ahead.pop(), ()):
            if each not in reached:
                reached.add(each)
                ahead.append(each)
    return reached
