"""The parts of a mission file that have a `type`: objectives (5.3), secrets (5.4), effects (5.5) and conditions (5.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..map import DOOR_SQUARES, TOILET
from ..state import (
    ALL,
    EFFECT_LISTS,
    ELIMINATE_CHANEQUE,
    ELIMINATE_HUMANS,
    ELIMINATE_TZITZIMITL,
    NEEDS,
    OUTSIDE,
    ROUNDS,
    THINGS,
    Aim,
    Effect,
    Entity,
    Goal,
    Modifier,
    When,
)
from .faults import KeyPath
from .model import Aimed, Hidden, Matching, Outcome, Thing, Triggered
from .values import (
    Field,
    Reading,
    area,
    character,
    count,
    door,
    event,
    item,
    item_or_class,
    kind,
    matching,
    objective,
    place_once,
    quarry,
    room,
    rounds_at,
    row,
    slug,
    square,
    squares,
    squares_of,
    table,
    task,
    text,
    whole,
    word,
    yes_or_no,
)

MOST_OF_A_KIND = 9  # V-05: `n`
MOST_ROUNDS = 18  # V-05: `rounds`

SUBORDINATES = {"chaneque": Entity.CHANEQUE, "tzitzimitl": Entity.TZITZIMITL}
_COUNTED = {"chaneque": ELIMINATE_CHANEQUE, "tzitzimitl": ELIMINATE_TZITZIMITL, "humans": ELIMINATE_HUMANS}

Values = dict[str, Any]


@dataclass(frozen=True)
class Type:
    """What belongs to a type: its own fields, and pairs of fields of which there is one."""

    fields: Mapping[str, Field] = field(default_factory=dict)
    one_of: tuple[tuple[str, str], ...] = ()


def _read_typed(
    r: Reading, path: KeyPath, value: Any, common: Mapping[str, Field], types: Mapping[str, Type]
) -> tuple[str, Values] | None:
    """The type and all values; None if there is no telling what it is."""
    named = value.get("type") if isinstance(value, dict) else None
    if not isinstance(named, str) or named not in types:
        every = {key: Field(_ignored, False) for each in types.values() for key in each.fields}
        table(r, path, value, {**every, **common, "type": Field(word(types))})
        return None
    chosen = types[named]
    foreign = [key for key in value if key not in chosen.fields and any(key in each.fields for each in types.values())]
    for key in foreign:
        if key not in common and key != "type":
            r.fault("V-20", (*path, key), value[key], "mission-superfluous", key=key, type=named)
    known = {key: Field(_ignored, False) for key in foreign}
    optional = {key: Field(each.read, False, each.usual) for key, each in chosen.fields.items()}
    found = table(r, path, value, {**known, **optional, **common, "type": Field(word(types))})
    for key, each in chosen.fields.items():
        if each.needed and key not in value:
            r.fault("V-20", (*path, key), None, "mission-lacking", key=key, type=named)
    for pair in chosen.one_of:
        given = [key for key in pair if key in value]
        if len(given) != 1:
            r.fault("V-20", path, None, "mission-one-of", first=pair[0], second=pair[1], type=named)
    return None if found is None else (named, found)


def _ignored(r: Reading, path: KeyPath, value: Any) -> None:
    """A field that is wrong to be there at all."""


def _only(found: Values, *keys: str) -> bool:
    """Whether all of these could be read."""
    return all(found[key] is not None for key in keys)


def _who(r: Reading, path: KeyPath, value: Any) -> Any:
    if value == "any":
        return 1
    if value == "all":
        return ALL
    if isinstance(value, str):
        r.fault("V-05", path, value, "mission-word", known=("any", "all"))
        return None
    return count(r, path, value)


def _what(r: Reading, path: KeyPath, value: Any) -> int | None:
    if isinstance(value, str) and value in _COUNTED:
        return _COUNTED[value]
    return character(r, path, value)


def _of(*fields: str) -> dict[str, Field]:
    """Fields that every type has in the same form."""
    return {key: _FIELDS[key] for key in fields}


def _or_not(*fields: str) -> dict[str, Field]:
    return {key: Field(_FIELDS[key].read, False, _FIELDS[key].usual) for key in fields}


_things = row(item, THINGS, 1)

_FIELDS = {
    "area": Field(area()),
    "squares": Field(squares),
    "square": Field(square),
    "class": Field(kind),
    "items": Field(_things),
    "item": Field(item),
    "count": Field(count),
    "who": Field(_who),
    "cost": Field(whole(1, 2)),
    "needs": Field(row(item_or_class, NEEDS), False, ()),
    "consumes": Field(yes_or_no, False, False),
    "until": Field(rounds_at),
    "standing": Field(count),
    "what": Field(_what),
    "rest": Field(word({"ignored": False, "must_leave": True})),
    "position": Field(word({"first": False, "last": True})),
    "entity": Field(word(SUBORDINATES)),
    "n": Field(whole(1, MOST_OF_A_KIND)),
    "max": Field(whole(1, MOST_OF_A_KIND)),
    "door": Field(door),
    "side": Field(square),
    "room": Field(room),
    "text": Field(text()),
    "card": Field(event),
    "objective": Field(objective),
    "name": Field(word({each.name.lower(): each for each in Modifier})),
    "rounds": Field(whole(1, MOST_ROUNDS)),
    "round": Field(whole(1, ROUNDS)),
    "time": Field(rounds_at),
    "character": Field(quarry, False),
}
_NEXT_HOUR = Field(word({"next_hour": 1}))

# --- objectives ----------------------------------------------------------------------------------------------------------

_WHERE = (("area", "squares"),)
_WHICH = (("class", "items"),)
_COMMON_OBJECTIVE = {"id": Field(slug), "text": Field(text()), "active": Field(yes_or_no, False, True)}
_OBJECTIVES = {
    "reach": Type({**_or_not("area", "squares"), **_of("who")}, _WHERE),
    "collect": Type({**_or_not("class", "items"), **_of("count")}, _WHICH),
    "deliver": Type({**_or_not("class", "items"), **_of("count"), "area": Field(area(outside=True))}, _WHICH),
    "task": Type({**_of("squares", "cost", "needs", "consumes"), "times": Field(count, False, 1)}),
    "survive": Type(_of("until", "standing")),
    "eliminate": Type(_of("what", "count")),
    "escape": Type(_of("count", "rest")),
}
_COUNTS = {"reach": "who", "task": "times", "survive": "standing"}  # what a type calls its count


def read_objective(r: Reading, path: KeyPath, value: Any) -> Aimed | None:
    read = _read_typed(r, path, value, _COMMON_OBJECTIVE, _OBJECTIVES)
    if read is None:
        return None
    name, found = read
    where, needs = found.get("area"), found.get("needs")
    r.needs += len(needs or ())
    return Aimed(
        id=found["id"],
        kind=Goal[name.upper()],
        text=found["text"],
        active=found["active"],
        squares=squares_of(where) if where is not None else found.get("squares") or (),
        outside=where == OUTSIDE,
        count=found[_COUNTS.get(name, "count")],
        match=_match(found),
        cost=found.get("cost") or 0,
        needs=needs or (),
        consumes=bool(found.get("consumes")),
        until=found.get("until") or 0,
        what=found.get("what", -1),
        must_leave=bool(found.get("rest")),
    )


def _match(found: Values) -> Matching:
    """The items that `class` or `items` or `item` speaks of."""
    things = [*(found.get("items") or ()), *(Thing(each) for each in (found.get("class"),) if each)]
    return matching((*things, *(each for each in (found.get("item"),) if each)))


# --- secrets ---------------------------------------------------------------------------------------------------------------

_COMMON_SECRET = {"id": Field(slug), "text": Field(text())}
_SECRETS = {
    "leave_with": Type(_or_not("class", "items"), _WHICH),
    "never_wounded": Type(),
    "leave_order": Type(_of("position")),
    "performed": Type({"objective": Field(task)}),
    "healed_other": Type({"times": Field(count)}),
}


def read_secret(r: Reading, path: KeyPath, value: Any) -> Hidden | None:
    read = _read_typed(r, path, value, _COMMON_SECRET, _SECRETS)
    if read is None:
        return None
    name, found = read
    return Hidden(
        id=found["id"],
        kind=Aim[name.upper()],
        text=found["text"],
        match=_match(found),
        last=bool(found.get("position")),
        objective=found.get("objective", -1),
        times=found.get("times", 1),
    )


# --- effects ---------------------------------------------------------------------------------------------------------------

_EFFECTS = {
    "spawn": Type({**_of("entity"), **_or_not("square", "squares", "n")}, (("square", "squares"),)),
    "lock": Type({**_of("door", "side"), "until": Field(_NEXT_HOUR.read, False, 0)}),
    "lock_choice": Type({**_of("n"), "until": _NEXT_HOUR}),
    "unlock": Type(_of("door")),
    "fire": Type(_of("squares")),
    "fire_room": Type(_of("room", "max")),
    "extinguish": Type(_of("squares")),
    "message": Type(_of("text")),
    "event": Type(_of("card")),
    "place": Type(_of("item", "square")),
    "place_random_room": Type(_of("item")),
    "open_exit": Type(_of("square")),
    "close_exit": Type(_of("square")),
    "activate": Type(_of("objective")),
    "restock": Type(_of("n")),
    "modifier": Type({**_of("name"), **_or_not("rounds")}),
    "extra_move": Type(_of("n")),
    "drop_choice": Type(),
    "move_priest": Type(_of("squares")),
}


def read_effects(r: Reading, path: KeyPath, value: Any, again: bool = False) -> tuple[Outcome, ...] | None:
    """A list of effects; `again`: it may be carried out more than once."""

    def read_each(r: Reading, path: KeyPath, value: Any) -> Outcome | None:
        return _read_effect(r, path, value, again)

    found: tuple[Outcome, ...] | None = row(read_each, EFFECT_LISTS)(r, path, value)
    return found


def _read_effect(r: Reading, path: KeyPath, value: Any, again: bool) -> Outcome | None:
    read = _read_typed(r, path, value, {}, _EFFECTS)
    if read is None:
        return None
    name, found = read
    _check_effect(r, path, value, name, found)
    thing = found.get("item")
    if thing is not None and thing.named >= 0 and again:
        r.fault("V-15", (*path, "item"), value["item"], "mission-replaced")
    elif thing is not None:
        place_once(r, (*path, "item"), value["item"], thing)
    return _OUTCOMES[name](Effect[name.upper()], found)


def _check_effect(r: Reading, path: KeyPath, value: Any, name: str, found: Values) -> None:
    listed = found.get("squares") or ()
    if name in ("spawn", "move_priest"):
        if found.get("square") is not None and TOILET[found["square"]]:
            r.fault("V-17", (*path, "square"), value["square"], "mission-toilet")
        for k, each in enumerate(listed):
            if TOILET[each]:
                r.fault("V-17", (*path, "squares", k), value["squares"][k], "mission-toilet")
    if name == "spawn":
        if "squares" in value and "n" not in value:
            r.fault("V-20", (*path, "n"), None, "mission-n-lacking")
        elif "n" in value and "squares" not in value:
            r.fault("V-20", (*path, "n"), value["n"], "mission-n-superfluous")
        elif found.get("n") and listed and found["n"] > len(listed):
            r.fault("V-05", (*path, "n"), value["n"], "mission-range", least=1, most=len(listed))
    if name == "lock":
        check_side(r, path, value, found)
    if name == "modifier" and found["name"] is not None and ("rounds" in value) == (found["name"] == Modifier.SHOW_HAND):
        message = "mission-rounds-superfluous" if "rounds" in value else "mission-rounds-lacking"
        r.fault("V-20", (*path, "rounds"), value.get("rounds"), message)


def check_side(r: Reading, path: KeyPath, value: Any, found: Values) -> None:
    """V-10: the lock side is one of the door's squares."""
    if not _only(found, "door", "side"):
        return
    if found["side"] not in (DOOR_SQUARES[found["door"], 0], DOOR_SQUARES[found["door"], 1]):
        r.fault("V-10", (*path, "side"), value["side"], "mission-side", door=value["door"])


def _one_number(key: str) -> Callable[[Effect, Values], Outcome]:
    return lambda effect, found: Outcome(effect, a=_number(found[key]))


def _number(value: Any) -> int:
    return -1 if value is None else int(value)


def _on_squares(effect: Effect, found: Values) -> Outcome:
    return Outcome(effect, squares=found["squares"] or ())


def _spawn(effect: Effect, found: Values) -> Outcome:
    fixed = () if found["square"] is None else (found["square"],)
    return Outcome(effect, _number(found["entity"]), found["n"] or 0, squares=found["squares"] or fixed)


_OUTCOMES: dict[str, Callable[[Effect, Values], Outcome]] = {
    "spawn": _spawn,
    "lock": lambda effect, found: Outcome(effect, _number(found["door"]), _number(found["side"]), _number(found["until"])),
    "lock_choice": lambda effect, found: Outcome(effect, _number(found["n"]), c=_number(found["until"])),
    "unlock": _one_number("door"),
    "fire": _on_squares,
    "fire_room": lambda effect, found: Outcome(effect, _number(found["room"]), _number(found["max"])),
    "extinguish": _on_squares,
    "message": lambda effect, found: Outcome(effect, text=found["text"] or ""),
    "event": _one_number("card"),
    "place": lambda effect, found: Outcome(effect, b=_number(found["square"]), item=found["item"]),
    "place_random_room": lambda effect, found: Outcome(effect, item=found["item"]),
    "open_exit": _one_number("square"),
    "close_exit": _one_number("square"),
    "activate": _one_number("objective"),
    "restock": _one_number("n"),
    "modifier": lambda effect, found: Outcome(effect, _number(found["name"]), found["rounds"] or 0),
    "extra_move": _one_number("n"),
    "drop_choice": lambda effect, found: Outcome(effect),
    "move_priest": _on_squares,
}


# --- triggers --------------------------------------------------------------------------------------------------------------

_CONDITIONS = {
    "start": Type(),
    "round": Type(_of("round")),
    "time": Type(_of("time")),
    "objective": Type(_of("objective")),
    "area_entered": Type(_or_not("area", "squares"), _WHERE),
    "item_taken": Type(_or_not("item", "class"), (("item", "class"),)),
    "fall": Type(_of("character")),
    "death": Type(_of("character")),
}


def _read_when(r: Reading, path: KeyPath, value: Any) -> Any:
    return _read_typed(r, path, value, {}, _CONDITIONS)


def read_trigger(r: Reading, path: KeyPath, value: Any) -> Triggered | None:
    again = isinstance(value, dict) and value.get("once") is False
    fields = {
        "id": Field(slug),
        "when": Field(_read_when),
        "effects": Field(lambda r, path, value: read_effects(r, path, value, again)),
        "once": Field(yes_or_no, False, True),
    }
    found = table(r, path, value, fields)
    if found is None or found["when"] is None:
        return None
    name, when = found["when"]
    where = when.get("area")
    return Triggered(
        id=found["id"],
        when=When[name.upper()],
        effects=found["effects"] or (),
        once=found["once"],
        rounds=when.get("round") or when.get("time") or 0,
        objective=_number(when.get("objective")),
        squares=squares_of(where) if where is not None else when.get("squares") or (),
        match=_match(when),
        character=_number(when.get("character")),
    )
