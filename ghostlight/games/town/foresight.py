"""What each use of a section would lead to: one question ahead, two for a ghost that goes or fights, so that a page
can ask where before anything is done. The rules themselves list it, on a desk of its own; no chance comes in, nothing is taken.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ghostlight.core import engine
from ghostlight.core.agenda import packed, unpacked
from ghostlight.games import load

from . import vocabulary
from .state import ACTIONS, Action, Ask, Do
from .text.actions import write_action

_FIRST = {
    Action.SUMMON: Ask.SUMMON,
    Action.SCARE: Ask.SCARE,
    Action.UPGRADE: Ask.UPGRADE,
    Action.MOVE: Ask.GHOST,
    Action.FIGHT: Ask.ATTACKER,
    Action.HAUNT: Ask.HAUNT,
}
_NEXT = {Do.GHOST: Ask.DESTINATION, Do.ATTACK: Ask.DEFENDER}


class Way(msgspec.Struct, frozen=True):
    action: str  # in notation
    then: list[str]  # what can be said next, where the ghost that was chosen must still go or fight


class Plan(msgspec.Struct, frozen=True):
    uses: list[str]  # the choices of the turn menu that lead to these ways
    ask: vocabulary.Ask
    ways: list[Way]


def plans(world: Any, state: Any) -> list[Plan]:
    """At a turn menu: the ways of every action space that is offered. Sections that can do the same share a plan."""
    desks = _desk(world, state)
    top = int(state.agenda.depth) - 1
    found: dict[tuple[int, int], Plan] = {}
    for choice in _options(desks):
        kind, (section, action, *_) = unpacked(choice)
        if kind not in (Do.USE, Do.REPEAT) or action >= ACTIONS:
            continue
        key = (action, int(state.players[state.turn].level[section]))
        if key not in found:
            desks["state"]["unit"] = 0
            _use(desks, state, section, action)
            found[key] = Plan([], vocabulary.ASKS[_FIRST[Action(action)] - Ask.MENU], _ways(world, desks, top, Action(action)))
        found[key].uses.append(write_action(world, choice))
    return list(found.values())


def _desk(world: Any, state: Any) -> Any:
    game = load("town")
    desks = game.desks_in(0)
    for name, given in (("world", world), ("state", state)):
        row = desks[name]
        for field in row.dtype.names:
            row[field][0] = getattr(given, field)
    return desks


def _options(desks: Any) -> list[int]:
    count = engine.list_options(desks, 0)
    listed: list[int] = desks["menu"]["actions"][0, :count].tolist()
    return listed


def _use(desks: Any, state: Any, section: int, action: int) -> None:
    """A section in use, as the rules leave it when they ask how (T-031, T-033)."""
    unit = desks["state"]["unit"]
    unit["section"], unit["action"] = section + 1, action
    unit["grade"] = unit["level"] = int(state.players[state.turn].level[section])


def _ways(world: Any, desks: Any, top: int, action: Action) -> list[Way]:
    items, unit, fight = desks["state"]["agenda"]["items"], desks["state"]["unit"], desks["state"]["fight"]
    items[0, top] = packed(_FIRST[action], ())
    ways = []
    for choice in _options(desks):
        kind, (building, level, *_) = unpacked(choice)
        further: list[int] = []
        if kind in _NEXT:
            unit["building"], unit["colour"] = building, level
            fight["home"], fight["attacker"] = building, level
            items[0, top] = packed(_NEXT[Do(kind)], ())
            further = _options(desks)
            unit["building"] = unit["colour"] = fight["home"] = fight["attacker"] = 0
        ways.append(Way(write_action(world, choice), [write_action(world, each) for each in further]))
    return ways
