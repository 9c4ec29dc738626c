"""Town as text, both ways: actions (`use S1 scare`, `ghost PO B`), positions, and the numbers in events.

A position is fields parted by semicolons; what is not written is as at the start of a game, so a position says only what
matters. Supplies are never written: they are what is left. Fields of the town: `town PO:B3G1 CH:R1` (ghosts), `bonus SC:4
HO:12` (tokens in buildings; none when not written), `discards 4,4,7`, `cards 4 7 12` (the display), `turn 1`, `first 2`,
`round 3`, `ending`, `used 4 14` (the once-per-turn cards used this turn), `over`. Fields of a seat begin with its number and
a colon: `1: points 12 scare 3 levels 2/3/1 done 1,3 tokens B2G1 discs S1:scare,move S2:fight slots 4,x,- owns 4,14 marks
SC:B,HO:R`. A slot is the type of its token, `x` when locked, `-` when free. In mid-turn there follow `agenda` (what comes
next, the next item first: `agenda second end-unit`), `unit`, `roll` and `fight`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from ghostlight.core.agenda import FIRST_QUESTION, ROOM, packed, unpacked
from ghostlight.core.errors import BadNotation

from .options import read_text
from .state import (
    ACTIONS,
    BLUE,
    BONUS_TYPES,
    CARDS,
    COLOURS,
    DISPLAY,
    FREE,
    LEVELS,
    LOCKED,
    NAME_BYTES,
    RED,
    SLOTS,
    SPACES,
    Action,
    Ask,
    Do,
    Draw,
    Step,
)

ACTION_NAMES = [action.name.lower() for action in Action]

VERBS: dict[str, tuple[str, ...]] = {
    "use": ("section", "action"),
    "repeat": ("section", "action"),
    "bonus": ("bonus",),
    "occupy": ("card",),
    "card": ("card",),
    "end": (),
    "summon": ("building", "colour"),
    "couple": ("building", "colour", "hue"),
    "scare": ("colour",),
    "scare-at": ("building", "colour"),
    "upgrade": ("building", "colour"),
    "raise": ("section",),
    "lesson": ("section",),
    "ghost": ("building", "colour"),
    "to": ("building",),
    "discard": ("bonus",),
    "wager": ("number",),
    "reunion": (),
    "attack": ("building", "colour"),
    "against": ("colour",),
    "against-at": ("building", "colour"),
    "next": ("colour",),
    "bigger-die": (),
    "reroll": ("die",),
    "rethrow": ("die",),
    "steady": ("die",),
    "accept": (),
    "scuffle": (),
    "lap": ("building",),
    "run": ("building",),
    "haunt": ("building", "colour"),
    "shadow": ("building", "colour"),
    "unhaunt": ("building", "colour"),
    "free": ("building", "colour"),
    "echo": (),
    "nap": ("section",),
    "blue": ("building",),
    "pay": ("tokens",),
    "disc-supply": (),
    "disc": ("section", "action"),
    "points": (),
    "clear": ("section",),
    "clear-two": ("section", "other_section"),
    "gift": ("colour",),
    "tithe": ("building", "colour"),
    "wind": ("section",),
    "take": ("section", "action"),
    "fall": ("section",),
    "hire": ("colour",),
    "trade-down": ("colour",),
    "trade-up": ("colour",),
    "swap": ("building", "colour", "other", "hue"),
    "tuition": ("section",),
    "apparition": ("building", "colour"),
    "no": (),
}
"""What players can choose, and the fields of each, in the order in which choices are listed."""


def _kind(verb: str) -> Do:
    return Do[verb.upper().replace("-", "_")]


_VERB_OF = {int(_kind(verb)): verb for verb in VERBS}


# --- names -------------------------------------------------------------------------------------------------------------


def building_names(world: Any) -> list[str]:
    return _names(np.asarray(world.name[: int(world.buildings)]).tobytes())


@lru_cache(maxsize=64)
def _names(packed: bytes) -> list[str]:
    return [read_text(row) for row in np.frombuffer(packed, np.int64).reshape(-1, NAME_BYTES // 8)]


def card_name(world: Any, number: int) -> str | None:
    """The name that a table has given to a card; None when it has our name."""
    return read_text(world.card_name[number]) or None


def write_number(world: Any, field: str, number: int) -> str:
    match field:
        case "seat":
            return str(number + 1)
        case "building" | "start" | "other":
            return building_names(world)[number]
        case "colour" | "hue" | "attacker" | "defender":
            return COLOURS[number]
        case "section" | "other_section":
            return f"S{number + 1}"
        case "action":
            return ACTION_NAMES[number]
        case "die":
            return str(number + 1)
        case "card":
            return (card_name(world, number) if number else None) or str(number)
    return str(number)


def _read_field(world: Any, field: str, text: str) -> int:
    """The number that stands for this word; ValueError when there is none."""
    match field:
        case "building" | "other":
            return building_names(world).index(text)
        case "colour" | "hue":
            return _colour(text)
        case "section" | "other_section":
            return [f"S{section + 1}" for section in range(int(world.sections))].index(text)
        case "action":
            return ACTION_NAMES.index(text)
        case "die":
            return ["1", "2"].index(text)
        case "card":
            return _count(text, 1, CARDS)
        case "bonus":
            return _count(text, 1, BONUS_TYPES)
        case "number":
            return _count(text, 1, 255)
    raise ValueError(field)


def _colour(letter: str) -> int:
    if len(letter) != 1:
        raise ValueError(letter)
    return COLOURS.index(letter, BLUE)


def _count(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and str(int(text)) == text):
        raise ValueError(text)
    number = int(text)
    if not least <= number <= most:
        raise ValueError(text)
    return number


# --- actions -----------------------------------------------------------------------------------------------------------


def write_action(world: Any, action: int) -> str:
    kind, numbers = unpacked(action)
    verb = _VERB_OF.get(kind, "")
    if not 0 <= action < 1 << 40 or not verb or not _fits(world, VERBS[verb], numbers):
        raise BadNotation(f"action {action}: this town has no such action")
    if verb == "pay":
        return "pay " + "".join(COLOURS[level] for level in numbers[:3] if level)
    words = [
        str(number) if field == "card" else write_number(world, field, number)
        for field, number in zip(VERBS[verb], numbers, strict=False)
    ]
    return " ".join([verb, *words])


def _fits(world: Any, fields: tuple[str, ...], numbers: list[int]) -> bool:
    """Whether these can be the numbers of an action with these fields."""
    if fields == ("tokens",):
        x, y, z, none = numbers
        return BLUE <= x <= y <= RED and (z == 0 or y <= z <= RED) and none == 0
    return not any(numbers[len(fields) :]) and all(
        _LEAST.get(field, 0) <= number <= _largest(world, field) for field, number in zip(fields, numbers, strict=False)
    )


_LEAST = {"colour": BLUE, "hue": BLUE, "card": 1, "bonus": 1, "number": 1}


def _largest(world: Any, field: str) -> int:
    match field:
        case "building" | "other":
            return int(world.buildings) - 1
        case "section" | "other_section":
            return int(world.sections) - 1
        case "colour" | "hue":
            return RED
        case "action":
            return ACTIONS
        case "card":
            return CARDS
        case "bonus":
            return BONUS_TYPES
        case "die":
            return 1
    return 255


def read_action(world: Any, text: str) -> int:
    verb, *words = text.split() or [""]
    verb = verb.lower()
    if verb not in VERBS:
        raise BadNotation(f"{text!r}: an action begins with a verb, such as use, ghost, to, haunt or end")
    fields = VERBS[verb]
    if len(words) != len(fields):
        raise BadNotation(f"{text!r}: write {' '.join([verb, *(field.upper() for field in fields)])}")
    if verb == "pay":
        return packed(Do.PAY, _read_payment(text, words[0]))
    numbers = []
    for field, word in zip(fields, words, strict=True):
        try:
            numbers.append(_read_field(world, field, _cased(world, field, word)))
        except ValueError:
            raise BadNotation(f"{text!r}: {word!r} is no {field}{_such_as(world, field)}") from None
    return packed(_kind(verb), numbers)


def _cased(world: Any, field: str, word: str) -> str:
    """People write `ghost po b`. Names of a map of one's own may differ in their case alone; then it counts."""
    if field in ("colour", "hue", "section", "other_section"):
        return word.upper()
    if field in ("building", "other") and word not in building_names(world):
        alike = [name for name in building_names(world) if name.casefold() == word.casefold()]
        return alike[0] if len(alike) == 1 else word
    return word.lower() if field == "action" else word


def _such_as(world: Any, field: str) -> str:
    known = {
        "building": building_names(world),
        "other": building_names(world),
        "colour": list(COLOURS[BLUE:]),
        "hue": list(COLOURS[BLUE:]),
        "section": [f"S{section + 1}" for section in range(int(world.sections))],
        "action": ACTION_NAMES,
    }
    return f"; there are {', '.join(known[field])}" if field in known else ""


def _read_payment(text: str, word: str) -> list[int]:
    try:
        levels = sorted(_colour(letter) for letter in word.upper())
    except ValueError:
        levels = []
    if len(levels) not in (2, 3):
        raise BadNotation(f"{text!r}: write the letters of two or three tokens, such as 'pay BBG'")
    return [*levels, 0][:3]


# --- positions: writing ------------------------------------------------------------------------------------------------


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
    unit = [f"{field}:{state.unit[field]}" for field in _UNIT_FIELDS if state.unit[field]]
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
    return ":".join([_ITEM_OF[kind], *map(str, numbers)])


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
    return " ".join(words)


_INNER = (
    Do.END_UNIT,
    Do.SUMMON_PAIR,
    Do.UPGRADED,
    Do.FINISH_SCHOOL,
    Do.REFILL,
    Do.COLLECT,
    Do.SETTLE_WAGER,
    Do.THROW,
    Do.DEFEND,
    Do.COMPARE,
    Do.REWARD,
    Do.SETTLE_ECHO,
    Do.OCCUPIED,
    Do.TURN_TO,
    Do.GIVE,
    Do.FIFTH,
)
_ITEM_OF = {int(each): each.name.lower().replace("_", "-") for each in (*_INNER, *Ask)}
_ITEMS = {name: kind for kind, name in _ITEM_OF.items()}
_ITEM_NUMBER = {  # what the one number of an item is, where it has one
    int(Do.SUMMON_PAIR): "building",
    int(Do.UPGRADED): "colour",
    int(Do.COLLECT): "colour",
    int(Do.OCCUPIED): "card",
    int(Do.TURN_TO): "seat",
    int(Do.THROW): "die",
    int(Do.GIVE): "colour",
    int(Ask.FREE_HAUNT): "colour",
    int(Ask.TAKE): "sections",
}
_UNIT_FIELDS = {
    "section": "sections",
    "action": "action",
    "grade": "level",
    "level": "level",
    "scare": "count",
    "building": "building",
    "colour": "level",
    "step": "step",
    "raise_to": "level",
    "haunted": "level",
    "token": "bonus",
    "card": "cards",
    "rival": "seat",
    "wager": "count",
}
MOST = 99_999


def _most(world: Any, kind: str) -> int:
    """The largest number of a kind in the agenda and the unit."""
    return {
        "building": int(world.buildings) - 1,
        "colour": RED,
        "level": RED,
        "card": CARDS,
        "cards": CARDS,
        "seat": int(world.players) - 1,
        "die": 1,
        "sections": int(world.sections),
        "action": ACTIONS,
        "step": len(Step) - 1,
        "bonus": BONUS_TYPES,
        "count": MOST,
    }[kind]


# --- positions: reading ------------------------------------------------------------------------------------------------


def read_position(world: Any, text: str, state: Any) -> None:
    _blank(world, state)
    given: set[str] = set()
    for part in text.split(";"):
        words = part.split()
        if not words:
            raise BadNotation("position: an empty field; one semicolon parts two fields")
        word, values = words[0], words[1:]
        if word in given:
            raise BadNotation(f"position: {word} is given twice")
        given.add(word)
        try:
            _read(world, word, values, state)
        except (ValueError, IndexError):
            raise BadNotation(
                f"position: {' '.join(part.split())!r} cannot be read; {_HELP.get(word, _HELP['seat'])}"
            ) from None
    if "over" in given and "agenda" in given:
        raise BadNotation("position: a game that is over has no agenda")
    _count_supplies(world, state)


_HELP = {
    "town": "write the ghosts by building, 'town PO:B3G1 CH:R1', or 'town -'",
    "bonus": "write the types by building, 'bonus SC:4 HO:12'",
    "discards": "write types, 'discards 4,4,7'",
    "cards": "write the numbers of the display, 'cards 4 7 12'",
    "turn": "write a seat, 'turn 1'",
    "first": "write a seat, 'first 1'",
    "round": "write a number, 'round 3'",
    "used": "write numbers of cards, 'used 4 14'",
    "agenda": "write what comes next, a question first, 'agenda second end-unit'",
    "unit": "write fields and numbers, 'unit section:1 level:2'",
    "roll": "write what for and each die, 'roll attack Y4+3'",
    "fight": "write attacker and defender, 'fight PO:Y CH:G defence:4'",
    "seat": "fields are town, bonus, discards, cards, turn, first, round, ending, used, over, agenda, unit, roll, fight, and "
    "for a seat "
    "'1: points 3 scare 2 levels 1/2/1 done 1,3 tokens B2G1 discs S1:scare,move slots 4,x,- owns 4,14 marks SC:B,HO:R'",
}


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
                state.bonus[place] = _count(kind, 1, BONUS_TYPES)
        case "discards", [kinds]:
            for kind in kinds.split(","):
                state.discards[_count(kind, 1, BONUS_TYPES)] += 1
        case "cards", [_, *_]:
            state.display = _read_cards(values)
        case "used", [_, *_]:
            state.used = _read_cards(values)
        case "turn", [seat]:
            state.turn = _count(seat, 1, int(world.players)) - 1
        case "first", [seat]:
            state.first = _count(seat, 1, int(world.players)) - 1
        case "round", [number]:
            state.rounds = _count(number, 1, MOST)
        case "ending", []:
            state.ending = 1
        case "over", []:
            state.agenda.depth = state.agenda.items[0] = 0
        case "agenda", [_, *_]:
            _read_agenda(world, values, state.agenda)
        case "unit", [_, *_]:
            for each in values:
                field, _, number = each.partition(":")
                if field not in _UNIT_FIELDS:
                    raise ValueError(field)
                state.unit[field] = _count(number, 0, _most(world, _UNIT_FIELDS[field]))
        case "roll", [what, *dice] if dice:
            _read_roll(what, dice, state.roll)
        case "fight", [attacker, *rest]:
            _read_fight(world, names, attacker, rest, state.fight)
        case _:
            if not word.endswith(":"):
                raise ValueError(word)
            _read_seat(world, names, state.players[_count(word[:-1], 1, int(world.players)) - 1], values)


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
        if counts[_colour(letter)]:
            raise ValueError(text)
        counts[_colour(letter)] = _count(number, 1, most)
    return counts


def _read_cards(words: list[str]) -> int:
    cards = 0
    for word in words:
        card = 1 << _count(word, 1, CARDS)
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
        kind = _ITEMS.get(name, -1)
        if kind < 0 or (number and kind not in _ITEM_NUMBER):
            raise ValueError(word)
        items.append(packed(kind, [_count(number, 1, _most(world, _ITEM_NUMBER[kind]))] if number else []))
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
        roll.colour[die], roll.shown[die], roll.extra[die] = _colour(letter), _count(shown, 0, 99), _count(extra or "0", 0, 99)


def _read_fight(world: Any, names: list[str], attacker: str, rest: list[str], fight: Any) -> None:
    home, _, colour = attacker.partition(":")
    fight.home, fight.attacker = names.index(home), _colour(colour)
    if rest:
        place, _, colour = rest[0].partition(":")
        fight.place, fight.defender = names.index(place), _colour(colour)
    for word in rest[1:]:
        field, _, number = word.partition(":")
        if field == "waiting":
            fight.waiting[:] = _read_levels(number, int(world.ghosts))
        elif field in ("defence", "gap", "won"):
            fight[field] = _count(number, 0, 1 if field == "won" else 99)
        else:
            raise ValueError(word)


def _read_seat(world: Any, names: list[str], player: Any, words: list[str]) -> None:
    readers: dict[str, Callable[[str], None]] = {}

    def reader(read: Callable[[str], None]) -> None:
        readers[read.__name__] = read

    @reader
    def points(word: str) -> None:
        player.points = _count(word, 0, MOST)

    @reader
    def scare(word: str) -> None:
        player.scare = _count(word, 0, MOST)

    @reader
    def levels(word: str) -> None:
        each = word.split("/")
        if len(each) != int(world.sections):
            raise ValueError(word)
        player.level[: len(each)] = [_count(level, BLUE, RED) for level in each]

    @reader
    def done(word: str) -> None:
        player.done = sum(1 << section - 1 for section in {_count(each, 1, int(world.sections)) for each in word.split(",")})

    @reader
    def tokens(word: str) -> None:
        player.tokens[:] = _read_levels(word, int(world.tokens))

    @reader
    def discs(word: str) -> None:
        section, _, actions = word.partition(":")
        at = _read_field(world, "section", section)
        for action in actions.split(","):
            player.disc |= 1 << at * SPACES + ACTION_NAMES[:ACTIONS].index(action)

    @reader
    def slots(word: str) -> None:
        each = word.split(",")
        if len(each) != SLOTS or world.master:
            raise ValueError(word)
        player.slot[:] = [FREE if held == "-" else LOCKED if held == "x" else _count(held, 1, BONUS_TYPES) for held in each]

    @reader
    def owns(word: str) -> None:
        player.owns = _read_cards(word.split(","))

    @reader
    def marks(word: str) -> None:
        for each in word.split(","):
            name, _, colour = each.partition(":")
            player.marks |= 1 << names.index(name) * LEVELS + _colour(colour)

    reading, seen = None, set()
    for word in words:
        if word in readers:
            if word in seen:
                raise ValueError(word)
            seen.add(word)
            reading = readers[word]
        elif reading is None:
            raise ValueError(word)
        else:
            reading(word)


def _count_supplies(world: Any, state: Any) -> None:
    """Supplies are what is left, and never less than nothing."""
    players = state.players[: int(world.players)]
    state.crowd[:] = state.town.sum(axis=1)
    for place, name in enumerate(building_names(world)):
        if state.crowd[place] > world.cap:
            raise BadNotation(f"position: {state.crowd[place]} ghosts in {name}; a building holds {world.cap} (T-051)")
    for level in range(BLUE, LEVELS):
        state.ghosts[level] = world.ghosts - state.town[:, level].sum()
        state.tokens[level] = world.tokens - sum(player.tokens[level] for player in players)
        if state.ghosts[level] < 0:
            raise BadNotation(f"position: more than {world.ghosts} ghosts {COLOURS[level]} (T-001)")
        if state.tokens[level] < 0:
            raise BadNotation(f"position: more than {world.tokens} ghost tokens {COLOURS[level]} (T-002)")
    _count_tiles(world, state, players)
    for seat, player in enumerate(players, 1):
        _count_board(world, state, seat, player)
    taken = 0
    for player in players:
        if taken & int(player.marks):
            raise BadNotation("position: two haunt tokens on one space (T-112)")
        taken |= int(player.marks)
    _check(world, state, players)


def _check(world: Any, state: Any, players: Any) -> None:
    """Refuse what no game can come to; but `done` of a seat that is not on turn may make its next turn a short one."""
    shown, used, owns = int(state.display), int(state.used), int(players[int(state.turn)].owns)
    if shown.bit_count() > DISPLAY:
        raise BadNotation(f"position: {shown.bit_count()} cards on display; there are {DISPLAY} (T-011)")
    if used & ~(owns & int(world.once)):
        raise BadNotation("position: used names a card that the player on turn does not own, or that works every time (T-183)")
    if 0 < world.round_limit < state.rounds:
        raise BadNotation(f"position: round {state.rounds}, but the game ended after {world.round_limit} (D-73)")
    if world.scare_supply >= 0 and sum(int(player.scare) for player in players) > world.scare_supply:
        raise BadNotation(f"position: more than {world.scare_supply} scare points (T-006)")
    for seat, player in enumerate(players):
        marks = [(int(player.marks) >> place * LEVELS & (1 << LEVELS) - 1).bit_count() for place in range(int(world.buildings))]
        if max(marks) > (2 if world.players == 2 else 1) or marks.count(2) > 2:
            raise BadNotation(f"position: seat {seat + 1} has too many haunt tokens in one building (T-113, T-322)")


def _count_tiles(world: Any, state: Any, players: Any) -> None:
    for kind in range(1, BONUS_TYPES + 1):
        out = int((state.bonus == kind).sum() + state.discards[kind] + (state.unit.token == kind))
        out += sum(int((player.slot == kind).sum()) for player in players)
        state.bag[kind] = (0 if world.master else int(world.tiles[kind])) - out
        if state.bag[kind] < 0:
            raise BadNotation(f"position: {out} bonus tokens of type {kind}; there are {world.tiles[kind]} (T-003, T-130)")


def _count_board(world: Any, state: Any, seat: int, player: Any) -> None:
    out = int(player.disc).bit_count() + int(player.owns).bit_count() + int((player.slot == LOCKED).sum())
    player.discs = world.discs - out
    if player.discs < 0:
        raise BadNotation(f"position: seat {seat} has {out} discs out; there are {world.discs} (T-007)")
    player.haunts = world.haunts - int(player.marks).bit_count()
    if player.haunts < 0:
        raise BadNotation(f"position: seat {seat} has more than {world.haunts} haunt tokens out (T-007)")
    if int(player.owns) & ~int(state.display):
        raise BadNotation(f"position: seat {seat} owns a card that is not on display (T-171)")
