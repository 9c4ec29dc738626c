"""Mission files: TOML in, a Mission out, or everything that is wrong with it at once (section 5 of the rules).

Nothing in a file is carried out, and no file is read for longer than its 64 kB take.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from ghostlight.messages import LANGUAGES

from ..map import TOILET
from ..state import (
    DATED,
    GENERAL,
    NAMED,
    OBJECTIVES,
    PLACEMENTS,
    ROUNDS,
    SECRETS,
    SLOTS,
    SQUARES,
    THINGS,
    TRIGGERS,
    Attacks,
    Character,
    Entity,
    EventsMode,
    Kind,
    Side,
)
from .checking import check_together, language_of, tables
from .faults import BadMission, Fault, KeyPath
from .general import general_events
from .locating import Lines, TooMuch
from .model import TABLE, Card, Format, Mission, Named, Overrides, Placed, Seat, Starter, Thing
from .typed import SUBORDINATES as SUBORDINATE_KINDS
from .typed import check_side, read_effects, read_objective, read_secret, read_trigger
from .values import (
    CHARACTERS,
    DAY,
    KINDS,
    SLUG,
    Field,
    Reader,
    Reading,
    clock,
    day,
    door,
    event_id,
    item,
    place_once,
    plain_text,
    row,
    slug,
    square,
    squares,
    table,
    text,
    whole,
    word,
    yes_or_no,
)

LARGEST = 64 * 1024
"""Bytes that a mission file may have."""

DATA = Path(__file__).resolve().parent.parent / "data"
SHIPPED = ("first-night", "thieves-in-the-shadows", "heart-under-the-temple")
FORMATS = 8
SEATS = (2, 5)
LOCKS = 43
FIRES = 64

_FORMAT_NAME = re.compile(r"[1-9]v[1-9]")
_WHERE = re.compile(r"\(at line (\d+), column \d+\)")


def shipped(name: str) -> bytes:
    """The file of a mission that comes with the game."""
    return (DATA / "missions" / f"{name}.toml").read_bytes()


def template(name: str, language: str = "en") -> str | None:
    """A small mission to begin from, with comments, in this language; None if that is no id."""
    if not SLUG.fullmatch(name):
        return None
    return (DATA / f"template.{language}.toml").read_text(encoding="utf-8").replace("my-mission", name)


def read_mission(text: bytes) -> Mission:
    """The mission in this file; BadMission, with all faults, if it is none."""
    data, lines = _parse(text)
    r = Reading(lines)
    r.events = {card.id: number for number, card in enumerate(general_events())}
    _look_ahead(r, data)
    found = table(r, (), data, _MISSION)
    if found is not None:
        check_together(r, data, found)
    if r.faults or found is None:
        raise BadMission(r.faults)
    return _mission(found, r)


# --- the file --------------------------------------------------------------------------------------------------------------


def _parse(raw: bytes) -> tuple[dict[str, Any], Lines]:
    """What the file says, and where."""
    if len(raw) > LARGEST:
        raise _refused("V-05", 1, "mission-large", size=len(raw), most=LARGEST)
    try:
        content = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _refused("V-01", raw[: error.start].count(b"\n") + 1, "mission-utf8") from None
    try:
        lines = Lines(content)
        return tomllib.loads(content), lines
    except TooMuch as found:
        raise _refused("V-05" if found.message == "mission-tokens" else "V-01", found.line, found.message) from None
    except tomllib.TOMLDecodeError as error:
        what, where = str(error), _WHERE.search(str(error))
        line = int(where[1]) if where else content.rstrip("\n").count("\n") + 1
        raise _refused("V-01", line, "mission-toml", foreign=what.partition(" (at ")[0]) from None
    except ValueError:  # a number of more digits than Python reads
        raise _refused("V-01", 1, "mission-digits") from None


def _refused(code: str, line: int, message: str, **facts: str | int) -> BadMission:
    return BadMission([Fault(code, line, "", "", message, facts)])


def _look_ahead(r: Reading, data: dict[str, Any]) -> None:
    """What the file names, so that it can be spoken of before it comes. Faults are noted when it is read itself."""
    r.language = data["language"] if data.get("language") in LANGUAGES else ""
    names = [each.get("name") for each in tables(data, "format")]
    if names and all(isinstance(name, str) for name in names):
        r.formats = list(dict.fromkeys(map(str, names)))
    for each in tables(data, "item"):
        if isinstance(each.get("id"), str) and each["id"] not in r.named and each["id"] not in KINDS:
            r.named[each["id"]] = len(r.named_kinds)
            r.named_kinds.append(Kind.HEART if each.get("class") == "heart" else Kind.ARTEFACT)
    for each in tables(data, "character"):
        name = each.get("id")
        if isinstance(name, str) and name in CHARACTERS and CHARACTERS[name] in TABLE:
            r.roster[name] = CHARACTERS[name]
        else:
            r.strangers += 1
    if "character" not in data:
        r.strangers = len(TABLE)
    for place, each in enumerate(tables(data, "objective")):
        if isinstance(each.get("id"), str):
            r.objectives.setdefault(each["id"], place)
            if each.get("type") == "task":
                r.tasks.add(each["id"])
    for place, each in enumerate(tables(data, "event")):
        if isinstance(each.get("id"), str):
            r.events.setdefault(each["id"], GENERAL + place)


# --- sections --------------------------------------------------------------------------------------------------------------


def _schema(r: Reading, path: KeyPath, value: Any) -> int | None:
    found: int | None = whole(-(2**200), 2**200)(r, path, value)
    if found is not None and found != 1:
        r.fault("V-06", path, value, "mission-schema")
    return found


def _clock(r: Reading, path: KeyPath, value: Any) -> tuple[int, int] | None:
    found = table(r, path, value, {"start": Field(clock), "limit": Field(clock)})
    if found is None or found["start"] is None:
        return None
    r.start = start = int(found["start"])
    if found["limit"] is None:
        return None
    rounds = ((found["limit"] - start) % DAY or DAY) // 10
    if rounds > ROUNDS:
        r.fault("V-08", (*path, "limit"), value["limit"], "mission-span", rounds=rounds, most=ROUNDS)
    return start, rounds


def _rows(read_each: Reader, most: int, least: int = 0) -> Reader:
    """An array of tables."""

    def read(r: Reading, path: KeyPath, value: Any) -> tuple[Any, ...] | None:
        if not isinstance(value, list):
            r.fault("V-04", path, value, "mission-tables", key=str(path[-1]))
            return None
        found: tuple[Any, ...] | None = row(read_each, most, least)(r, path, value)
        return found

    return read


# --- formats and characters


def _format(r: Reading, path: KeyPath, value: Any) -> Format | None:
    found = table(r, path, value, {"name": Field(plain_text()), "seats": Field(_seats)})
    if found is None or found["seats"] is None:
        return None
    seats: tuple[Seat, ...] = found["seats"]
    name = found["name"]
    sides = [seat.side for seat in seats]
    fitting = f"{sides.count(Side.HUMANS)}v{sides.count(Side.GHOST)}"
    if name is not None and (not _FORMAT_NAME.fullmatch(name) or name != fitting):
        r.fault("V-13", (*path, "name"), name, "mission-format-name", fitting=fitting)
    form = Format(name or fitting, seats)
    _check_played(r, path, form)
    return form


def _seats(r: Reading, path: KeyPath, value: Any) -> tuple[Seat, ...] | None:
    if isinstance(value, list) and not SEATS[0] <= len(value) <= SEATS[1]:
        r.fault("V-13", path, value, "mission-seats", count=len(value), least=SEATS[0], most=SEATS[1])
        return None
    found: tuple[Seat, ...] | None = row(_seat, SEATS[1])(r, path, value)
    return found


def _seat(r: Reading, path: KeyPath, value: Any) -> Seat | None:
    sides = {each.name.lower(): each for each in Side}
    found = table(r, path, value, {"side": Field(word(sides)), "plays": Field(row(_player, len(CHARACTERS) + 1))})
    if found is None or found["side"] is None or found["plays"] is None:
        return None
    side, plays, where = found["side"], found["plays"], (*path, "plays")
    if not plays:
        r.fault("V-13", where, value["plays"], "mission-nobody")
    picks = "*" in plays
    if picks and len(plays) > 1:
        r.fault("V-13", where, value["plays"], "mission-star-alone")
    if picks and side == Side.GHOST:
        r.fault("V-13", where, value["plays"], "mission-star-ghost")
    named = tuple(each for each in plays if each != "*")
    for k, each in enumerate(plays):
        if each != "*" and _side_of(each) != side:
            r.fault("V-12", (*where, k), value["plays"][k], "mission-side-of", side=_side_of(each).name.lower())
    return Seat(side, named, picks)


def _side_of(character: Character) -> Side:
    return TABLE[character].side if character in TABLE else Side.GHOST


def _player(r: Reading, path: KeyPath, value: Any) -> Character | str | None:
    """Whom a seat plays: the Priest, a character of the roster, or `*`."""
    if value == "*":
        return "*"
    known = {**r.roster, "priest": Character.PRIEST}
    strange = isinstance(value, str) and value in CHARACTERS
    found: Character | None = word(known, "V-12", "mission-roster" if strange else "mission-character")(r, path, value)
    return found


def _check_played(r: Reading, path: KeyPath, form: Format) -> None:
    """V-12, V-13: nobody twice, no turn number twice, one Priest, and somebody for everybody who picks."""
    where, played = (*path, "seats"), form.played
    if played.count(Character.PRIEST) != 1:
        r.fault("V-13", where, None, "mission-priest", count=played.count(Character.PRIEST))
    humans = [each for each in played if each in TABLE]
    free = [each for each in r.roster.values() if TABLE[each].side == Side.HUMANS and each not in humans]
    for k, each in enumerate(humans):
        if each in humans[:k]:
            r.fault("V-12", where, each.name.lower(), "mission-twice", name=form.name)
    distinct = list(dict.fromkeys(humans))
    pairs = [(a, b) for k, b in enumerate(distinct) for a in distinct[:k]]
    if form.picks:
        pairs += [(a, b) for b in free for a in distinct]
    if form.picks > 1:
        pairs += [(a, b) for k, b in enumerate(free) for a in free[:k]]
    for a, b in pairs:
        if TABLE[a].number == TABLE[b].number:
            r.fault(
                "V-12", where, b.name.lower(), "mission-number", other=a.name.lower(), number=TABLE[a].number, name=form.name
            )
    if form.picks > len(free) + r.strangers:
        r.fault("V-13", where, None, "mission-few-characters", picks=form.picks, count=len(free))


def _starter(r: Reading, path: KeyPath, value: Any) -> Starter | None:
    known = {name: character for name, character in CHARACTERS.items() if character in TABLE}
    fields = {
        "id": Field(word(known, "V-12", "mission-character")),
        "start": Field(square),
        "hp": Field(whole(1, 9), False),
        "items": Field(row(item, THINGS), False),
    }
    found = table(r, path, value, fields)
    if found is None or found["id"] is None:
        return None
    character, usual = found["id"], TABLE[found["id"]]
    items: tuple[Thing, ...] = () if found["items"] is not None else (Thing(usual.item),)
    if character == Character.GUARD:
        items = (Thing(Kind.TRUNCHEON),)
    for k, thing in enumerate(found["items"] or ()):
        place_once(r, (*path, "items", k), value["items"][k], thing)
        if character == Character.GUARD and thing.kind in (Kind.ARTEFACT, Kind.HEART):
            r.fault("V-05", (*path, "items", k), value["items"][k], "mission-guard")
    start = -1 if found["start"] is None else found["start"]
    return Starter(character, start, found["hp"] or usual.hp, (*items, *(found["items"] or ())))


def _priest(r: Reading, path: KeyPath, value: Any) -> int | None:
    found = table(r, path, value, {"start": Field(square)})
    if found is None or found["start"] is None:
        return None
    if TOILET[found["start"]]:
        r.fault("V-17", (*path, "start"), value["start"], "mission-toilet")
    return int(found["start"])


# --- what lies about


def _named(r: Reading, path: KeyPath, value: Any) -> Named | None:
    fields = {
        "id": Field(slug),
        "class": Field(word({"artefact": Kind.ARTEFACT, "heart": Kind.HEART})),
        "name": Field(text()),
    }
    found = table(r, path, value, fields)
    if found is None:
        return None
    if found["id"] in KINDS:
        r.fault("V-15", (*path, "id"), value["id"], "mission-built-in")
    return Named(found["id"], found["class"], found["name"])


def _place(r: Reading, path: KeyPath, value: Any) -> Placed | None:
    fields = {
        "items": Field(row(item, THINGS, 1)),
        "square": Field(square, False),
        "squares": Field(squares, False),
        "face_down": Field(yes_or_no, False, False),
    }
    found = table(r, path, value, fields)
    if found is None:
        return None
    if ("square" in value) == ("squares" in value):
        r.fault("V-16", path, None, "mission-square-or-squares")
    items, pool = found["items"] or (), found["squares"]
    for k, thing in enumerate(items):
        place_once(r, (*path, "items", k), value["items"][k], thing)
    if pool is not None:
        _check_pool(r, path, value, items, pool)
    at = pool or (() if found["square"] is None else (found["square"],))
    return Placed(items, at, pool is not None, bool(found["face_down"]))


def _check_pool(r: Reading, path: KeyPath, value: Any, items: tuple[Thing, ...], pool: tuple[int, ...]) -> None:
    where = (*path, "squares")
    if len(pool) < len(items):
        r.fault("V-16", where, value["squares"], "mission-few-squares", squares=len(pool), items=len(items))
    seen: set[int] = set()
    for k, each in enumerate(pool):
        if each in seen:
            r.fault("V-16", (*where, k), value["squares"][k], "mission-square-twice")
        seen.add(each)


def _lock(r: Reading, path: KeyPath, value: Any) -> tuple[int, int] | None:
    found = table(r, path, value, {"door": Field(door), "side": Field(square)})
    if found is None or found["door"] is None or found["side"] is None:
        return None
    check_side(r, path, value, found)
    return found["door"], found["side"]


def _fire(r: Reading, path: KeyPath, value: Any) -> int | None:
    found = table(r, path, value, {"square": Field(square)})
    return None if found is None else found["square"]


def _entity(r: Reading, path: KeyPath, value: Any) -> tuple[Entity, int] | None:
    found = table(r, path, value, {"kind": Field(word(SUBORDINATE_KINDS)), "square": Field(square)})
    if found is None or found["kind"] is None or found["square"] is None:
        return None
    if TOILET[found["square"]]:
        r.fault("V-17", (*path, "square"), value["square"], "mission-toilet")
    return found["kind"], found["square"]


def _exit(r: Reading, path: KeyPath, value: Any) -> tuple[int, bool] | None:
    found = table(r, path, value, {"square": Field(square), "open": Field(yes_or_no)})
    if found is None or found["square"] is None or found["open"] is None:
        return None
    return found["square"], found["open"]


# --- events, overrides, the end


def _events(r: Reading, path: KeyPath, value: Any) -> dict[str, Any] | None:
    general = {name: number for name, number in r.events.items() if number < GENERAL}
    dated = {name: number for name, number in r.events.items() if number >= GENERAL}
    fields = {
        "mode": Field(word({each.name.lower(): each for each in EventsMode})),
        "general": Field(row(word(general, "V-18", "mission-event"), DATED)),
        "dated": Field(row(word(dated, "V-18", "mission-event"), DATED)),
    }
    found = table(r, path, value, fields)
    if found is None:
        return None
    for key in ("general", "dated"):
        for k, each in enumerate(found[key] or ()):
            if each in found[key][:k]:
                r.fault("V-18", (*path, key, k), value[key][k], "mission-event-twice")
    if found["general"] is not None and found["dated"] is not None and found["mode"] is not None:
        least = LEAST_DECK[found["mode"]]
        count = len(found["general"]) + len(found["dated"])
        if count < least:
            r.fault("V-18", path, None, "mission-deck", count=count, least=least)
    return found


LEAST_DECK = {EventsMode.DRAW: 1, EventsMode.HAND: 3, EventsMode.NONE: 0}
"""Cards that the deck needs."""


def _event(r: Reading, path: KeyPath, value: Any) -> Card | None:
    fields = {
        "id": Field(event_id),
        "date": Field(day),
        "title": Field(text()),
        "effects": Field(lambda r, path, value: read_effects(r, path, value, again=True)),
    }
    found = table(r, path, value, fields)
    return None if found is None else Card(found["id"], found["title"], found["effects"] or ())


def _overrides(r: Reading, path: KeyPath, value: Any) -> Overrides | None:
    found = table(r, path, value, _OVERRIDES, unknown="V-23")
    if found is None:
        return None
    return Overrides(**{key: each for key, each in found.items() if each is not None})


def _words(*known: str) -> Reader:
    return word({each: each for each in known})


_OVERRIDES = {
    "ghost_move": Field(_words("deck", "die"), False),
    "human_actions": Field(whole(1, 4), False),
    "steps_per_move": Field(whole(1, 4), False),
    "inventory_slots": Field(whole(1, SLOTS), False),
    "toilet_capacity": Field(whole(1, 4), False),
    "wounded_rounds": Field(whole(1, 9), False),
    "death": Field(_words("minion", "removed"), False),
    "vending_stock": Field(whole(0, 9), False),
    "max_chaneques": Field(whole(0, 3), False),
    "max_tzitzimitl": Field(whole(0, 2), False),
    "human_attacks": Field(_words(*(each.name.lower() for each in Attacks)), False),
    "lifts": Field(yes_or_no, False),
}
TIME, NO_STANDING = -1, -2


def _win(r: Reading, path: KeyPath, value: Any) -> dict[str, Any] | None:
    by_ghost = {**r.objectives, "time": TIME, "no_standing": NO_STANDING}
    fields = {
        "humans": Field(row(word(r.objectives, "V-24", "mission-objective"), OBJECTIVES)),
        "ghost": Field(row(word(by_ghost, "V-24", "mission-ghost-wins"), OBJECTIVES + 2)),
    }
    found = table(r, path, value, fields)
    if found is not None and found["humans"] == ():
        r.fault("V-24", (*path, "humans"), value["humans"], "mission-no-aim")
    return found


_MISSION = {
    "schema": Field(_schema),
    "id": Field(slug),
    "language": Field(word({each: each for each in LANGUAGES}, message="mission-language"), False, ""),
    "title": Field(text(1, 80)),
    "summary": Field(text(1, 600)),
    "duration_minutes": Field(whole(5, 240)),
    "date": Field(day),
    "clock": Field(_clock),
    "format": Field(_rows(_format, FORMATS, 1)),
    "character": Field(_rows(_starter, len(TABLE), 1)),
    "priest": Field(_priest),
    "item": Field(_rows(_named, NAMED), False, ()),
    "place": Field(_rows(_place, PLACEMENTS), False, ()),
    "lock": Field(_rows(_lock, LOCKS), False, ()),
    "fire": Field(_rows(_fire, FIRES), False, ()),
    "entity": Field(_rows(_entity, SQUARES), False, ()),
    "exit": Field(_rows(_exit, SQUARES), False, ()),
    "events": Field(_events),
    "event": Field(_rows(_event, DATED), False, ()),
    "objective": Field(_rows(read_objective, OBJECTIVES, 1)),
    "secret": Field(_rows(read_secret, SECRETS), False, ()),
    "trigger": Field(_rows(read_trigger, TRIGGERS), False, ()),
    "overrides": Field(_overrides, False, Overrides()),
    "win": Field(_win),
}


# --- the result ------------------------------------------------------------------------------------------------------------


def _mission(found: dict[str, Any], r: Reading) -> Mission:
    start, limit = found["clock"]
    events, win = found["events"], found["win"]
    return Mission(
        id=found["id"],
        title=found["title"],
        summary=found["summary"],
        language=language_of(r),
        minutes=found["duration_minutes"],
        date=found["date"],
        start=start,
        limit=limit,
        formats=found["format"],
        roster=found["character"],
        priest=found["priest"],
        named=found["item"],
        places=found["place"],
        locks=dict(found["lock"]),
        fires=found["fire"],
        entities=found["entity"],
        exits=dict(found["exit"]),
        mode=events["mode"],
        deck=(*events["general"], *events["dated"]),
        cards=found["event"],
        objectives=found["objective"],
        secrets=found["secret"],
        triggers=found["trigger"],
        win_humans=win["humans"],
        win_ghost=tuple(each for each in win["ghost"] if each >= 0),
        no_standing=NO_STANDING in win["ghost"],
        overrides=found["overrides"],
    )
