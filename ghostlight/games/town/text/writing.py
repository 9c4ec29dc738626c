"""Writing a position of Town; notation.py says how one looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ghostlight.core.agenda import unpacked

from ..state import (
    ACTIONS,
    BLUE,
    BONUS_TYPES,
    CARDS,
    COLOURS,
    FREE,
    LEVELS,
    LOCKED,
    SPACES,
    Draw,
)
from .names import ACTION_NAMES, building_names
from .unfinished import ITEM_OF, UNIT_FIELDS


def write_position(world: Any, state: Any) -> str:
    names = building_names(world)
    fields = [
        "town " + _listed(f"{name}:{_levels(state.town[place])}" for place, name in enumerate(names) if state.crowd[place]),
        _unless_bare(
            "bonus", (f"{name}:{state.bonus[place]}" for place, name in enumerate(names) if state.bonus[place] != FREE)
        ),
        _unless_bare("discards", (str(kind) for kind in range(1, BONUS_TYPES + 1) for _ in range(state.discards[kind])), ","),
        _unless_bare("cards", map(str, _members(int(state.display)))),
        *(f"{seat + 1}: {_write_seat(world, names, state.players[seat])}" for seat in range(int(world.players))),
        f"turn {state.turn + 1}",
        f"first {state.first + 1}",
        f"round {state.rounds}",
        "ending" if state.ending else "",
        _unless_bare("used", map(str, _members(int(state.used)))),
        *_write_going_on(world, names, state),
    ]
    return "; ".join(field for field in fields if field)


def _listed(words: Iterator[str]) -> str:
    return " ".join(words) or "-"


def _unless_bare(field: str, words: Iterator[str], between: str = " ") -> str:
    text = between.join(words)
    return f"{field} {text}" if text else ""


def _members(cards: int) -> Iterator[int]:
    return (card for card in range(1, CARDS + 1) if cards >> card & 1)


def _levels(counts: Any) -> str:
    return "".join(f"{COLOURS[level]}{counts[level]}" for level in range(BLUE, LEVELS) if counts[level])


def _write_seat(world: Any, names: list[str], player: Any) -> str:
    sections = range(int(world.sections))
    discs = (
        f"S{section + 1}:{','.join(ACTION_NAMES[a] for a in range(ACTIONS) if player.disc >> section * SPACES + a & 1)}"
        for section in sections
        if player.disc >> section * SPACES & 63
    )
    marks = (
        f"{name}:{COLOURS[level]}"
        for place, name in enumerate(names)
        for level in range(BLUE, LEVELS)
        if player.marks >> place * LEVELS + level & 1
    )
    words = [
        f"points {player.points}",
        f"scare {player.scare}",
        "levels " + "/".join(str(player.level[section]) for section in sections),
        _unless_bare("done", (str(section + 1) for section in sections if player.done >> section & 1), ","),
        _unless_bare("tokens", iter([_levels(player.tokens)])),
        _unless_bare("discs", discs),
        "" if not player.slot.any() else "slots " + ",".join(map(_write_slot, player.slot.tolist())),
        _unless_bare("owns", map(str, _members(int(player.owns))), ","),
        _unless_bare("marks", marks, ","),
    ]
    return " ".join(word for word in words if word)


def _write_slot(held: int) -> str:
    return "-" if held == FREE else "x" if held == LOCKED else str(held)


def _write_going_on(world: Any, names: list[str], state: Any) -> list[str]:
    """What a turn is in the middle of; nothing at the turn menu."""
    depth = int(state.agenda.depth)
    if depth == 0:
        return ["over"]
    items = [_write_item(int(item)) for item in state.agenda.items[:depth][::-1]]
    if items == ["menu"]:
        return []
    unit = [f"{field}:{state.unit[field]}" for field in UNIT_FIELDS if state.unit[field]]
    return [
        "agenda " + " ".join(items),
        _unless_bare("unit", iter(unit)),
        _write_roll(state.roll),
        _write_fight(names, state.fight),
    ]


def _write_item(item: int) -> str:
    kind, numbers = unpacked(item)
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return ":".join([ITEM_OF[kind], *map(str, numbers)])


def _write_roll(roll: Any) -> str:
    if not roll.dice:
        return ""
    dice = [f"{COLOURS[roll.colour[die]]}{roll.shown[die]}+{roll.extra[die]}" for die in range(int(roll.dice))]
    return " ".join(["roll", Draw(int(roll.draw)).name.lower(), *dice])


def _write_fight(names: list[str], fight: Any) -> str:
    if not fight.attacker:
        return ""
    words = [f"fight {names[fight.home]}:{COLOURS[fight.attacker]}"]
    if fight.defender:
        words += [
            f"{names[fight.place]}:{COLOURS[fight.defender]}",
            f"defence:{fight.defence}",
            f"gap:{fight.gap}",
            f"won:{fight.won}",
        ]
        words += [f"waiting:{_levels(fight.waiting)}"] if fight.waiting.any() else []
        words += [f"roller:{fight.roller}"] if fight.roller else []
    return " ".join(words)
