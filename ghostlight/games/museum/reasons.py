"""Why just this action is not possible, from what the view of whoever tried it shows, as a message and its arguments.

Whether it is possible the rules alone decide: a reason here speaks of what they did not allow.
"""

from __future__ import annotations

from ghostlight.core.game import Reason

from .map import DIRECTION_NAMES, DOOR_IDS, SQUARE_NAMES, square_of
from .names import CHESS_IDS
from .plain import AREA_OF, DOORS_AT, EDGES, LIFTS_AT, NEIGHBOURS, TOILETS
from .reach import strikes
from .state import ROOMS, Edge
from .view import Human, Item, View

_WEAPONS = ("macuahuitl", "hammer", "truncheon", "pistol")
_NOT_FOR_GUARDS = ("artefact", "heart")
_INSIDE = ("standing", "wounded", "stunned")
_COST_ACTIONS = ("step", "douse", "ride", "heal", "shelter", "shield", "hand", "shoot", "attack", "task", "leave")


def reason(view: View, action: str) -> Reason | None:
    """The message for an action that was tried in vain, and its arguments; None where the clauses of the question say it."""
    verb, *words = action.split()
    if verb == "to":
        return _to(view, words[0])
    if verb == "card":
        return ("museum-not-card", {}) if view.ask == "card" else None
    if verb == "bolt":
        return ("museum-not-door", {}) if view.ask == "locks" else None
    me = next((each for each in view.humans if each.id == view.asked), None)
    if me is None or view.ask not in ("turn", "walk", "recover", "lose"):
        return None
    if verb in ("take", "drop"):
        return _take(view, me, int(words[0][1:])) if verb == "take" else _drop(me, words[0])
    if view.acting is None or view.ask in ("recover", "lose"):
        return None
    if verb in ("step", "douse"):
        return _step(view, me, words[0]) or _use(me, "douse", words[1:])
    if view.ask == "walk":
        return None
    if verb in _COST_ACTIONS and view.acting.actions == 0:
        return "museum-not-actions", {}
    match verb:
        case "ride":
            return _ride(view, me)
        case "heal" | "shield" | "shelter":
            return _use(me, verb, words) or _on(view, me, verb, words[1] if len(words) > 1 else me.id)
        case "hand":
            return _on(view, me, verb, words[0])
        case "shoot":
            return _shoot(view, me)
        case "attack":
            return _attack(view, me, *words)
        case "task":
            active = any(each.id == words[0] and each.active and not each.done for each in view.objectives)
            return ("museum-not-task-place" if active else "museum-not-task-inactive"), {}
        case "leave":
            here = any(each.square == me.square for each in view.exits)
            return ("museum-not-exit-closed" if here else "museum-not-exit"), {}
    return None


def _carried(me: Human, slot: str) -> Item | None:
    number = int(slot[1:])
    return me.items[number - 1] if number <= len(me.items) else None


def _step(view: View, me: Human, way: str) -> Reason | None:
    """M-080 to M-090, M-100."""
    acting = view.acting
    if acting is None or me.square is None:
        return None
    if acting.finished:
        return "museum-not-finished", {}
    if view.ask == "turn" and acting.actions == 0:
        return "museum-not-actions", {}
    square, direction = SQUARE_NAMES.index(me.square), DIRECTION_NAMES.index(way)
    edge, there = EDGES[square][direction], NEIGHBOURS[square][direction]
    if edge == Edge.WALL:
        return "museum-not-wall", {}
    if edge == Edge.LIFT:
        return "museum-not-floors", {}
    if edge == Edge.DOOR:
        lock = next((each for each in view.locks if each.door == DOOR_IDS[DOORS_AT[square][direction]]), None)
        if lock is not None and lock.square == me.square and me.id != "guard":
            has_key = any(item.kind == "key" for item in me.items)
            return ("museum-not-locked-bonus", {}) if has_key else ("museum-not-locked", {"human": me.id})
    return ("museum-not-full", {}) if TOILETS[there] else None


def _ride(view: View, me: Human) -> Reason:
    """M-091."""
    if view.acting is not None and view.acting.finished:
        return "museum-not-finished", {}
    off = any(each.name == "lifts_off" for each in view.modifiers) or any(each.key == "lifts" for each in view.mission.rules)
    on_lift = me.square is not None and bool(LIFTS_AT[SQUARE_NAMES.index(me.square)])
    return ("museum-not-lifts-off" if off and on_lift else "museum-not-ride"), {}


def _take(view: View, me: Human, place: int) -> Reason:
    """M-054, M-055, M-070, M-075."""
    thing = next((each for each in view.floor if each.square == me.square and each.place == place), None)
    if thing is None:
        return "museum-not-nothing-there", {}
    if thing.id is None:
        return "museum-not-face-down", {}
    if me.id == "guard" and thing.kind in _NOT_FOR_GUARDS:
        return "museum-not-carry", {}
    slots = next((int(each.value) for each in view.mission.rules if each.key == "inventory_slots"), 4)
    stacks = thing.kind == "ammo" and any(item.kind == "ammo" for item in me.items)
    return ("museum-not-room" if len(me.items) >= slots and not stacks else "museum-not-again"), {}


def _drop(me: Human, slot: str) -> Reason | None:
    item = _carried(me, slot)
    if item is None:
        return "museum-not-empty-slot", {}
    return ("museum-not-bound", {}) if item.kind == "truncheon" else None


_USES = {
    "heal": ("energy_drink", "first_aid"),
    "shield": ("rue",),
    "shelter": ("rue",),
    "douse": ("extinguisher",),
}


def _use(me: Human, verb: str, words: list[str]) -> Reason | None:
    """Table 3.3."""
    if not words:
        return None
    item = _carried(me, words[0])
    if item is None:
        return "museum-not-empty-slot", {}
    if item.kind not in _USES[verb]:
        return "museum-not-use", {}
    return ("museum-not-haunted", {}) if verb == "shelter" else None


def _on(view: View, me: Human, verb: str, human: str) -> Reason | None:
    """M-057 to M-059, M-075, M-167."""
    other = next((each for each in view.humans if each.id == human), None)
    if other is not None and other.side != me.side and other.place != "dead" and view.reading.aid == "own_side":
        return "museum-not-side", {}
    if other is not None and other.place == "stunned" and verb != "shield":
        return "museum-not-stunned", {"human": human}
    if verb == "hand" and human == "guard" and me.items and all(item.kind in _NOT_FOR_GUARDS for item in me.items):
        return "museum-not-carry", {}
    return None if human == me.id else ("museum-not-reach", {"human": human})


def _shoot(view: View, me: Human) -> Reason:
    """M-154, M-155."""
    if any(each.name == "no_shots" for each in view.modifiers):
        return "museum-not-shots", {}
    kinds = {item.kind for item in me.items}
    return ("museum-not-line" if {"pistol", "ammo"} <= kinds else "museum-not-pistol"), {}


def _attack(view: View, me: Human, human: str, slot: str) -> Reason | None:
    """M-157."""
    other = next((each for each in view.humans if each.id == human), None)
    if other is None or other.square != me.square:
        return "museum-not-here", {"human": human}
    item = _carried(me, slot)
    if item is None:
        return "museum-not-empty-slot", {}
    loaded = item.kind != "pistol" or any(each.kind == "ammo" for each in me.items)
    return None if item.kind in _WEAPONS and loaded else ("museum-not-weapon", {})


def _to(view: View, name: str) -> Reason | None:
    """M-102, M-174, M-182."""
    square = square_of(name)
    if view.ghost is None or square is None:
        return None
    if TOILETS[square] and view.reading.toilets == "every":
        return "museum-not-toilet", {}
    if any(each.square == name and each.place in _INSIDE for each in view.humans) and TOILETS[square]:
        return "museum-not-toilet-occupied", {}
    start, chess = SQUARE_NAMES.index(view.ghost.square), CHESS_IDS.index(view.ghost.chess)
    if square in strikes(start, [chess], []) and AREA_OF[square] < ROOMS:
        return "museum-not-rue", {}
    return "museum-not-chess", {"chess": view.ghost.chess}
