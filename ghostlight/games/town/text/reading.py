"""Reading a position of Town, field by field; notation.py says how one looks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ghostlight.core.agenda import FIRST_QUESTION, ROOM, packed, unpacked
from ghostlight.core.errors import BadNotation

from ..state import (
    ACTIONS,
    BLUE,
    BONUS_TYPES,
    CARDS,
    FREE,
    LEVELS,
    LOCKED,
    RED,
    SLOTS,
    SPACES,
    Ask,
    Draw,
)
from .names import ACTION_NAMES, building_names, read_colour, read_count, read_field
from .possible import count_supplies
from .unfinished import ITEM_NUMBER, ITEMS, MOST, UNIT_FIELDS, most


def read_position(world: Any, text: str, state: Any) -> None:
    _blank(world, state)
    given: set[str] = set()
    for part in text.split(";"):
        words = part.split()
        if not words:
            raise BadNotation("position-empty-field")
        word, values = words[0], words[1:]
        if word in given:
            raise BadNotation("position-twice", name=word)
        given.add(word)
        if values == ["-"] and word in _LISTS:
            continue
        try:
            _read(world, word, values, state)
        except (ValueError, IndexError):
            field = word if word in _FIELDS else "seat"
            raise BadNotation("town-unread", text=repr(" ".join(part.split())), field=field) from None
    if "over" in given and "agenda" in given:
        raise BadNotation("town-over-agenda")
    count_supplies(world, state)


_LISTS = ("bonus", "discards", "cards", "used", "unit", "roll", "fight")
_LISTS_OF_SEATS = ("done", "tokens", "discs", "owns", "marks")
"""Fields that have nothing in them at the start, so that nothing need be done when they say `-`, nothing."""

_FIELDS = ("town", "bonus", "discards", "cards", "turn", "first", "round", "used", "agenda", "unit", "roll", "fight")
"""Fields of which `refusal-town-unread` tells how they are written; of all others it tells the whole list."""


def _blank(world: Any, state: Any) -> None:
    """A game at its start, with nothing on display and no bonus token in the town."""
    view = np.asarray(state)
    for name in view.dtype.names or ():
        state[name] = np.zeros((), view.dtype[name])
    state.rounds = 1
    state.agenda.depth = 1
    state.agenda.items[0] = int(Ask.MENU)
    state.town[int(world.start), BLUE] = 3
    for player in state.players[: int(world.players)]:
        player.scare = world.scare
        player.level[: int(world.sections)] = BLUE


def _read(world: Any, word: str, values: list[str], state: Any) -> None:
    names = building_names(world)
    match word, values:
        case "town", _:
            state.town[:] = 0
            for place, counts in _by_building(names, [] if values == ["-"] else values):
                state.town[place] = _read_levels(counts, int(world.ghosts))
        case "bonus", [_, *_]:
            for place, kind in _by_building(names, values):
                state.bonus[place] = read_count(kind, 1, BONUS_TYPES)
        case "discards", [kinds]:
            for kind in kinds.split(","):
                state.discards[read_count(kind, 1, BONUS_TYPES)] += 1
        case "cards", [_, *_]:
            state.display = _read_cards(values)
        case "used", [_, *_]:
            state.used = _read_cards(values)
        case "turn", [seat]:
            state.turn = read_count(seat, 1, int(world.players)) - 1
        case "first", [seat]:
            state.first = read_count(seat, 1, int(world.players)) - 1
        case "round", [number]:
            state.rounds = read_count(number, 1, MOST)
        case "ending", []:
            state.ending = 1
        case "over", []:
            state.agenda.depth = state.agenda.items[0] = 0
        case "agenda", [_, *_]:
            _read_agenda(world, values, state.agenda)
        case "unit", [_, *_]:
            for each in values:
                field, _, number = each.partition(":")
                if field not in UNIT_FIELDS:
                    raise ValueError(field)
                state.unit[field] = read_count(number, 0, most(world, UNIT_FIELDS[field]))
        case "roll", [what, *dice] if dice:
            _read_roll(what, dice, state.roll)
        case "fight", [attacker, *rest]:
            _read_fight(world, names, attacker, rest, state.fight)
        case _:
            if not word.endswith(":"):
                raise ValueError(word)
            _read_seat(world, names, state.players[read_count(word[:-1], 1, int(world.players)) - 1], values)


def _by_building(names: list[str], words: list[str]) -> Iterator[tuple[int, str]]:
    seen = set()
    for word in words:
        name, _, rest = word.partition(":")
        if name in seen:
            raise ValueError(name)
        seen.add(name)
        yield names.index(name), rest


def _read_levels(text: str, most: int) -> list[int]:
    counts = [0] * LEVELS
    if not re.fullmatch(r"([BGYOR][1-9][0-9]?)+", text):
        raise ValueError(text)
    for letter, number in re.findall(r"([BGYOR])([0-9]+)", text):
        if counts[read_colour(letter)]:
            raise ValueError(text)
        counts[read_colour(letter)] = read_count(number, 1, most)
    return counts


def _read_cards(words: list[str]) -> int:
    cards = 0
    for word in words:
        card = 1 << read_count(word, 1, CARDS)
        if cards & card:
            raise ValueError(word)
        cards |= card
    return cards


def _read_agenda(world: Any, words: list[str], agenda: Any) -> None:
    if len(words) > ROOM // 2 or words[-1] not in ("menu", "end-unit"):
        raise ValueError(words[-1])
    items = []
    for word in words:
        name, _, number = word.partition(":")
        kind = ITEMS.get(name, -1)
        if kind < 0 or (number and kind not in ITEM_NUMBER):
            raise ValueError(word)
        items.append(packed(kind, [read_count(number, 1, most(world, ITEM_NUMBER[kind]))] if number else []))
    if unpacked(items[0])[0] < FIRST_QUESTION:
        raise ValueError(words[0])
    agenda.depth = len(items)
    agenda.items[: len(items)] = items[::-1]


def _read_roll(what: str, dice: list[str], roll: Any) -> None:
    if len(dice) > 2:
        raise ValueError(what)
    roll.draw = [each.name.lower() for each in Draw].index(what)
    roll.dice = len(dice)
    for die, word in enumerate(dice):
        found = re.fullmatch(r"([BGYOR])([0-9]+)(?:\+([0-9]+))?", word)
        if found is None:
            raise ValueError(word)
        letter, shown, extra = found.groups()
        roll.colour[die], roll.shown[die], roll.extra[die] = (
            read_colour(letter),
            read_count(shown, 0, 99),
            read_count(extra or "0", 0, 99),
        )


def _read_fight(world: Any, names: list[str], attacker: str, rest: list[str], fight: Any) -> None:
    home, _, colour = attacker.partition(":")
    fight.home, fight.attacker = names.index(home), read_colour(colour)
    if rest:
        place, _, colour = rest[0].partition(":")
        fight.place, fight.defender = names.index(place), read_colour(colour)
    for word in rest[1:]:
        field, _, number = word.partition(":")
        if field == "waiting":
            fight.waiting[:] = _read_levels(number, int(world.ghosts))
        elif field in ("defence", "gap", "won"):
            fight[field] = read_count(number, 0, 1 if field == "won" else 99)
        elif field == "roller":
            fight.roller = read_count(number, 1, int(world.players))
        else:
            raise ValueError(word)


def _read_seat(world: Any, names: list[str], player: Any, words: list[str]) -> None:
    readers: dict[str, Callable[[str], None]] = {}

    def reader(read: Callable[[str], None]) -> None:
        readers[read.__name__] = read

    @reader
    def points(word: str) -> None:
        player.points = read_count(word, 0, MOST)

    @reader
    def scare(word: str) -> None:
        player.scare = read_count(word, 0, MOST)

    @reader
    def levels(word: str) -> None:
        each = word.split("/")
        if len(each) != int(world.sections):
            raise ValueError(word)
        player.level[: len(each)] = [read_count(level, BLUE, RED) for level in each]

    @reader
    def done(word: str) -> None:
        player.done = sum(
            1 << section - 1 for section in {read_count(each, 1, int(world.sections)) for each in word.split(",")}
        )

    @reader
    def tokens(word: str) -> None:
        player.tokens[:] = _read_levels(word, int(world.tokens))

    @reader
    def discs(word: str) -> None:
        section, _, actions = word.partition(":")
        at = read_field(world, "section", section)
        for action in actions.split(","):
            player.disc |= 1 << at * SPACES + ACTION_NAMES[:ACTIONS].index(action)

    @reader
    def slots(word: str) -> None:
        each = word.split(",")
        if len(each) != SLOTS or world.master:
            raise ValueError(word)
        player.slot[:] = [FREE if held == "-" else LOCKED if held == "x" else read_count(held, 1, BONUS_TYPES) for held in each]

    @reader
    def owns(word: str) -> None:
        player.owns = _read_cards(word.split(","))

    @reader
    def marks(word: str) -> None:
        for each in word.split(","):
            name, _, colour = each.partition(":")
            player.marks |= 1 << names.index(name) * LEVELS + read_colour(colour)

    field, seen = None, set()
    for word in words:
        if word in readers:
            if word in seen:
                raise ValueError(word)
            seen.add(word)
            field = word
        elif field is None:
            raise ValueError(word)
        elif word != "-" or field not in _LISTS_OF_SEATS:
            readers[field](word)
