"""Keyhole as text, both ways: actions (`set desk 96 96 0 0 0`, `move AS1 C4`), positions, and the numbers in events.

A position is fields parted by semicolons; what is not written is blank or usual, so a position says only what matters.
Furniture: `desk 96,96,0,0,0` (x, y, yaw, face, lean), then its height when it is not 0 and its tilt when it leans:
`trolley 96,96,0,0,0,64`, `mirror 97,96,48,0,2,0,24`; a piece that is not written is not in the hall. Ghosts in the hall:
`AS1@C4:8,8,0` (cell, spot, level), lying with the head to a side `AS1@C4:8,8,0,N`, and what holds for this round only after a
plus: `AS1@C4:8,8,0+entered+still+made`. Others wait in the reserve, or are in `crossed AS1 AL1`.
The rest: `homes S N` (by seat, `-` for none yet; usual: S N, S W N, S W N E), `starter 1`, `first 1`, `turn 1`, `round 1`,
`keyhole N1`, `peeps 2`, `picks 1,0`, `drawn M01,M09` (all cards seen so far), `used M09` (those of this round), `card M09`
(of this turn), `points 3` (left on it), `moved desk,piano`, `heard C02,C05`, `chime C05`, `crystal 4`,
`going AS1 C4` (whose spot is asked for), `partner AS2` and `made AM1` (once a merge is chosen), `to_place desk,piano` (what
the reader of a chime has still to place), `walked 1` (a ghost has ended a move in this turn), and
`ask ghosts`: home, furnish, furniture, ghosts (usual), spot, merge, side, tag, grow, arrange or over.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from ghostlight.core.agenda import packed, unpacked
from ghostlight.core.compile import entry
from ghostlight.core.errors import BadNotation, no_such_word

from ..cards import ALL_CARDS, POINTS
from ..rules.contract import accounted
from ..rules.play import ALL_CHIMES
from ..state import (
    CARDS,
    CHIMES,
    DOORS,
    FACES,
    GHOSTS,
    LEANS,
    NOWHERE,
    PIECES,
    ROUNDS,
    TEAM,
    WIDE,
    YAWS,
    Ask,
    Do,
    Place,
    Posture,
    Side,
    State,
    World,
)
from .names import CELL_NAMES, GHOST_NAMES, PIECE_NAMES, POSTURES

VERBS: dict[str, tuple[str, ...]] = {
    "home": ("side",),
    "set": ("piece", "x", "y", "yaw", "face", "lean"),
    "leave": (),
    "move": ("ghost", "cell"),
    "exit": ("ghost",),
    "end": (),
    "stand": ("sx", "sy", "level"),
    "lie": ("sx", "sy", "level", "posture"),
    "merge": ("ghost",),
    "apart": (),
    "side": ("side",),
    "tag": ("ghost",),
    "enter": ("cell", "sx", "sy", "level"),
    "grow": ("ghost",),
    "routine": (),
    "fuse": ("ghost", "partner"),
}
"""What players can choose, and the fields of each, in the order in which choices are listed."""

SIDES = tuple(side.name for side in Side)
HIGHEST = 4095  # a level that an action has room for; six pieces never reach it
_FLAGS = ("entered", "still", "made")
_MOST = {"x": WIDE, "y": WIDE, "yaw": YAWS - 1, "face": FACES - 1, "lean": LEANS - 1, "sx": 15, "sy": 15, "level": HIGHEST}
_WORDS: dict[str, tuple[str, ...]] = {
    "side": SIDES,
    "piece": PIECE_NAMES,
    "ghost": GHOST_NAMES,
    "partner": GHOST_NAMES,
    "cell": CELL_NAMES,
    "posture": POSTURES,
}
_SIMPLE = {
    "home": Do.HOME,
    "move": Do.MOVE,
    "exit": Do.EXIT,
    "merge": Do.MERGE,
    "side": Do.SIDE,
    "tag": Do.TAG,
    "grow": Do.GROW,
    "fuse": Do.FUSE,
}
_BARE = {"leave": Do.LEAVE, "end": Do.END, "apart": Do.APART, "routine": Do.ROUTINE}
_VERB_OF = {int(kind): verb for verb, kind in (_SIMPLE | _BARE).items()}


def write_number(world: Any, field: str, number: int) -> str:
    match field:
        case "seat":
            return str(number + 1)
        case "made" | "victim":
            return GHOST_NAMES[number]
        case "card":
            return f"M{number:02}"
        case "chime":
            return f"C{number:02}"
    return _WORDS[field][number] if field in _WORDS else str(number)


# --- actions -----------------------------------------------------------------------------------------------------------


def write_action(world: Any, action: int) -> str:
    text = _action(action) if 0 <= action < 1 << 40 else None
    if text is None or read_action(world, text) != action:
        raise BadNotation("keyhole-no-action", action=action)
    return text


def _action(action: int) -> str | None:
    kind, (a, b, c, d) = unpacked(action)
    if kind == Do.SET:
        if d >= PIECES * FACES * LEANS:
            return None
        return f"set {PIECE_NAMES[d // (FACES * LEANS)]} {a} {b} {c} {d // LEANS % FACES} {d % LEANS}"
    if kind in (Do.STAND, Do.ENTER):
        spot = f"{a & 15} {a >> 4} {b | (c & 15) << 8}"
        if d >= len(CELL_NAMES) or c >> 4 >= len(POSTURES):
            return None
        if kind == Do.ENTER:
            return f"enter {CELL_NAMES[d]} {spot}"
        return f"lie {spot} {POSTURES[c >> 4]}" if c >> 4 else f"stand {spot}"
    verb = _VERB_OF.get(kind)
    if verb is None:
        return None
    words = [verb]
    for field, number in zip(VERBS[verb], (a, b, c, d), strict=False):
        if number >= len(_WORDS[field]):
            return None
        words.append(_WORDS[field][number])
    return " ".join(words)


def read_action(world: Any, text: str) -> int:
    verb, *words = text.split() or [""]
    verb = verb.lower()
    if verb not in VERBS:
        raise BadNotation("keyhole-verb", text=repr(text))
    fields = VERBS[verb]
    if len(words) != len(fields):
        raise BadNotation("write-so", text=repr(text), form=" ".join([verb, *(field.upper() for field in fields)]))
    numbers = [read_field(text, field, word) for field, word in zip(fields, words, strict=True)]
    if verb == "set":
        piece, x, y, yaw, face, lean = numbers
        return packed(Do.SET, [x, y, yaw, (piece * FACES + face) * LEANS + lean])
    if verb in ("stand", "lie", "enter"):
        cell = numbers.pop(0) if verb == "enter" else 0
        return _spot(Do.ENTER if verb == "enter" else Do.STAND, cell, *numbers)
    return packed((_SIMPLE | _BARE)[verb], numbers)


def _spot(kind: Do, cell: int, sx: int, sy: int, level: int, posture: int = Posture.UPRIGHT) -> int:
    return packed(kind, [sx | sy << 4, level & 255, level >> 8 | posture << 4, cell])


def read_field(text: str, field: str, word: str) -> int:
    """The number that stands for this word."""
    if field in _MOST:
        number = _count(word, _MOST[field])
        if number is None:
            raise BadNotation("keyhole-number", text=repr(text), word=repr(word), field=field, most=_MOST[field])
        return number
    known = _WORDS[field][1:] if field == "posture" else _WORDS[field]
    wanted = word.lower() if field == "piece" else word.upper()
    if wanted not in known:
        raise no_such_word(text, field, word, list(known), 8)
    return _WORDS[field].index(wanted)


def _count(text: str, most: int) -> int | None:
    """A whole number, written as it is usual."""
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and str(int(text)) == text):
        return None
    return int(text) if int(text) <= most else None


# --- positions: writing ------------------------------------------------------------------------------------------------


def write_position(world: Any, state: Any) -> str:
    hall, seats = state.hall, range(int(world.players))
    asked = Ask(int(state.ask))
    fields = [
        *(_write_piece(piece, hall.pieces[piece]) for piece in range(PIECES) if hall.pieces[piece].placed),
        *(_write_ghost(k, hall.ghosts[k]) for k in range(GHOSTS) if hall.ghosts[k].place == Place.HALL),
        _listed("crossed", (GHOST_NAMES[k] for k in range(GHOSTS) if hall.ghosts[k].place == Place.CROSSED), " "),
        "homes " + " ".join("-" if hall.home[seat] == NOWHERE else SIDES[hall.home[seat]] for seat in seats),
        f"starter {hall.starter + 1}",
        f"first {state.first + 1}",
        f"turn {state.turn + 1}",
        f"round {state.rounds}",
        f"keyhole {SIDES[state.side]}{state.door}",
        f"peeps {state.peeps}" if state.peeps else "",
        "picks " + ",".join(str(state.picks[seat]) for seat in seats),
        _listed("drawn", (f"M{card:02}" for card in _members(ALL_CARDS & ~int(state.deck)))),
        _listed("used", (f"M{card:02}" for card in _members(int(state.used)))),
        f"card M{state.card:02}" if state.card else "",
        f"points {state.points}",
        _listed("moved", (PIECE_NAMES[piece] for piece in _members(int(state.moved)))),
        _listed("heard", (f"C{chime:02}" for chime in _members(ALL_CHIMES & ~int(state.bells)))) if world.chimes else "",
        f"chime C{state.chime:02}" if state.chime else "",
        f"crystal {state.crystal}" if state.crystal else "",
        f"going {GHOST_NAMES[state.unit.ghost]} {CELL_NAMES[state.unit.cell]}" if state.unit.ghost != NOWHERE else "",
        f"partner {GHOST_NAMES[state.unit.partner]}" if state.unit.partner != NOWHERE else "",
        f"made {GHOST_NAMES[state.unit.made]}" if state.unit.made != NOWHERE else "",
        _listed("to_place", (PIECE_NAMES[piece] for piece in _members(int(state.to_place)))),
        f"walked {state.walked}" if state.walked else "",
        f"ask {asked.name.lower()}",
    ]
    return "; ".join(field for field in fields if field)


def _members(members: int) -> list[int]:
    return [k for k in range(members.bit_length()) if members >> k & 1]


def _listed(field: str, words: Iterable[str], between: str = ",") -> str:
    text = between.join(words)
    return f"{field} {text}" if text else ""


def _write_piece(piece: int, p: Any) -> str:
    numbers = [p.x, p.y, p.yaw, p.face, p.lean]
    if p.z or p.tilt:
        numbers.append(p.z)
    if p.tilt:
        numbers.append(p.tilt)
    return f"{PIECE_NAMES[piece]} {','.join(map(str, numbers))}"


def _write_ghost(ghost: int, each: Any) -> str:
    lying = f",{POSTURES[each.posture]}" if each.posture else ""
    flags = "".join(f"+{flag}" for flag in _FLAGS if getattr(each, flag))
    return f"{GHOST_NAMES[ghost]}@{CELL_NAMES[each.cell]}:{each.sx},{each.sy},{each.level}{lying}{flags}"


# --- positions: reading ------------------------------------------------------------------------------------------------

_USUAL_HOMES = {2: "S N", 3: "S W N", 4: "S W N E"}
_PIECE = re.compile(rf"({'|'.join(PIECE_NAMES)}) (\d{{1,4}}(?:,\d{{1,4}}){{4,6}})")
_GHOST = re.compile(r"([A-D][SML][1-4])@([A-F][1-6]):(\d{1,2}),(\d{1,2}),(\d{1,4})(?:,([NESW]))?((?:\+[a-z]+)*)")


def read_position(world: Any, text: str, state: Any) -> None:
    _clear(world, state)
    said = set()
    for part in text.split(";"):
        field = " ".join(part.split())
        if not field:
            continue
        name = field.split("@")[0] if "@" in field else field.split()[0]
        if name in said:
            raise BadNotation("position-twice-quoted", name=repr(name))
        said.add(name)
        if "@" in field:
            _read_ghost(world, state, field)
        elif name in PIECE_NAMES:
            _read_piece(state, field)
        elif name in _READ:
            if field != f"{name} -" or name not in _EMPTY_AT_FIRST:
                _READ[name](world, state, field.split()[1:])
        else:
            raise BadNotation("keyhole-no-field", name=repr(name))
    if "points" not in said and state.card:
        state.points = POINTS[state.card]
    state.used |= 1 << int(state.card) if state.card else 0
    state.deck &= ~int(state.used)
    if world.chimes:
        state.bells &= ~(1 << int(state.chime))
    _check(world, state)


def _clear(world: Any, state: Any) -> None:
    """As at the start of a first round in an empty hall."""
    hall, unit = state.hall, state.unit
    for piece in range(PIECES):
        p = hall.pieces[piece]
        p.placed = p.x = p.y = p.yaw = p.face = p.lean = p.z = p.tilt = 0
    for ghost in range(GHOSTS):
        each = hall.ghosts[ghost]
        each.place, each.cell = Place.RESERVE, NOWHERE
        each.sx = each.sy = each.level = each.posture = each.entered = each.still = each.made = 0
    hall.home[:] = NOWHERE
    hall.starter = state.first = state.turn = state.peeps = 0
    state.picks[:] = 0
    unit.ghost = unit.cell = unit.partner = unit.made = NOWHERE
    state.rounds, state.side, state.door = 1, Side.N, 1
    state.deck, state.bells = ALL_CARDS, ALL_CHIMES if world.chimes else 0
    state.used = state.card = state.points = state.moved = state.chime = state.crystal = 0
    state.to_place = state.walked = 0
    state.ask = Ask.GHOSTS
    _read_homes(world, state, _USUAL_HOMES[int(world.players)].split())


def _read_piece(state: Any, field: str) -> None:
    found = _PIECE.fullmatch(field)
    if not found:
        raise BadNotation("keyhole-pose", field=repr(field))
    numbers = [int(each) for each in found[2].split(",")]
    for name, number in zip(("x", "y", "yaw", "face", "lean"), numbers, strict=False):
        if number > _MOST[name]:
            raise BadNotation("keyhole-most", field=repr(field), name=name, most=_MOST[name])
    p = state.hall.pieces[PIECE_NAMES.index(found[1])]
    p.x, p.y, p.yaw, p.face, p.lean, p.z, p.tilt = [*numbers, 0, 0][:7]
    p.placed = 1
    if bool(p.lean) != bool(p.tilt) or p.tilt > 45:
        raise BadNotation("keyhole-tilt", field=repr(field))


def _read_ghost(world: Any, state: Any, field: str) -> None:
    found = _GHOST.fullmatch(field)
    if not found:
        raise BadNotation("keyhole-ghost-spot", field=repr(field))
    name, cell, sx, sy, level, heading, flags = found.groups()
    each = state.hall.ghosts[_ghost(world, name)]
    each.place, each.cell = Place.HALL, CELL_NAMES.index(cell)
    each.sx, each.sy, each.level = int(sx), int(sy), int(level)
    each.posture = POSTURES.index(heading) if heading else Posture.UPRIGHT
    for flag in flags.split("+")[1:]:
        if flag not in _FLAGS:
            raise BadNotation("keyhole-flag", field=repr(field), flag=repr(flag), flags=_FLAGS)
        setattr(each, flag, 1)


def _ghost(world: Any, name: str) -> int:
    if name not in GHOST_NAMES[: TEAM * int(world.players)]:
        raise BadNotation("keyhole-no-ghost", name=repr(name), players=world.players)
    return GHOST_NAMES.index(name)


def _read_crossed(world: Any, state: Any, words: list[str]) -> None:
    for name in words:
        each = state.hall.ghosts[_ghost(world, name)]
        if each.place != Place.RESERVE:
            raise BadNotation("keyhole-crossed", name=name)
        each.place = Place.CROSSED


def _read_homes(world: Any, state: Any, words: list[str]) -> None:
    if len(words) != int(world.players) or not all(word in (*SIDES, "-") for word in words):
        raise BadNotation("keyhole-homes", players=world.players)
    taken = [word for word in words if word != "-"]
    if len(set(taken)) < len(taken):
        raise BadNotation("keyhole-homes-same")
    for seat, word in enumerate(words):
        state.hall.home[seat] = NOWHERE if word == "-" else SIDES.index(word)


def _read_keyhole(world: Any, state: Any, words: list[str]) -> None:
    word = "".join(words)
    if len(word) != 2 or word[0] not in SIDES or word[1] not in "123456":
        raise BadNotation("keyhole-keyhole", word=repr(word))
    state.side, state.door = SIDES.index(word[0]), int(word[1])


def _read_picks(world: Any, state: Any, words: list[str]) -> None:
    picks = [_count(word, ROUNDS) for word in "".join(words).split(",")]
    if len(picks) != int(world.players) or None in picks:
        raise BadNotation("keyhole-picks", players=world.players)
    state.picks[: len(picks)] = picks


def _read_going(world: Any, state: Any, words: list[str]) -> None:
    if len(words) != 2 or words[1] not in CELL_NAMES:
        raise BadNotation("keyhole-going")
    state.unit.ghost, state.unit.cell = _ghost(world, words[0]), CELL_NAMES.index(words[1])


def _read_ask(world: Any, state: Any, words: list[str]) -> None:
    names = [each.name.lower() for each in Ask]
    if len(words) != 1 or words[0] not in names:
        raise BadNotation("keyhole-ask", names=names)
    state.ask = names.index(words[0])


def _seat(field: str) -> Callable[[Any, Any, list[str]], None]:
    def read(world: Any, state: Any, words: list[str]) -> None:
        seat = _count("".join(words), int(world.players))
        if not seat:
            raise BadNotation("keyhole-seat", field=field, players=world.players)
        if field == "starter":
            state.hall.starter = seat - 1
        else:
            setattr(state, field, seat - 1)

    return read


def _number(field: str, attribute: str, most: int) -> Callable[[Any, Any, list[str]], None]:
    def read(world: Any, state: Any, words: list[str]) -> None:
        number = _count("".join(words), most)
        if number is None:
            raise BadNotation("keyhole-field-number", field=field, most=most)
        setattr(state, attribute, number)

    return read


def _numbered(field: str, letter: str, most: int, text: str) -> int:
    """`M09` or `C05` as a number."""
    number = _count(text[1:].lstrip("0"), most) if text[:1] == letter and len(text) == 3 else None
    if not number:
        raise BadNotation("keyhole-card", field=field, text=repr(text), first=f"{letter}01", last=f"{letter}{most:02}")
    return number


def _cards(field: str) -> Callable[[Any, Any, list[str]], None]:
    def read(world: Any, state: Any, words: list[str]) -> None:
        cards = sum(1 << card for card in {_numbered(field, "M", CARDS, each) for each in "".join(words).split(",")})
        state.deck &= ~cards
        if field != "drawn":
            state.used |= cards
        if field == "card":
            state.card = cards.bit_length() - 1

    return read


def _pieces(field: str) -> Callable[[Any, Any, list[str]], None]:
    def read(world: Any, state: Any, words: list[str]) -> None:
        for name in "".join(words).split(","):
            if name not in PIECE_NAMES:
                raise BadNotation("keyhole-pieces", field=field, name=repr(name), pieces=PIECE_NAMES)
            setattr(state, field, int(getattr(state, field)) | 1 << PIECE_NAMES.index(name))

    return read


def _chimes(field: str) -> Callable[[Any, Any, list[str]], None]:
    def read(world: Any, state: Any, words: list[str]) -> None:
        if not world.chimes:
            raise BadNotation("keyhole-no-chimes", field=field)
        for each in "".join(words).split(","):
            chime = _numbered(field, "C", CHIMES, each)
            state.bells &= ~(1 << chime)
            if field == "chime":
                state.chime = chime

    return read


def _unit(field: str) -> Callable[[Any, Any, list[str]], None]:
    def read(world: Any, state: Any, words: list[str]) -> None:
        setattr(state.unit, field, _ghost(world, " ".join(words)))

    return read


_READ: dict[str, Callable[[Any, Any, list[str]], None]] = {
    "crossed": _read_crossed,
    "homes": _read_homes,
    "starter": _seat("starter"),
    "first": _seat("first"),
    "turn": _seat("turn"),
    "round": _number("round", "rounds", ROUNDS),
    "keyhole": _read_keyhole,
    "peeps": _number("peeps", "peeps", 2 * ROUNDS),
    "picks": _read_picks,
    "drawn": _cards("drawn"),
    "used": _cards("used"),
    "card": _cards("card"),
    "points": _number("points", "points", 99),
    "moved": _pieces("moved"),
    "to_place": _pieces("to_place"),
    "walked": _number("walked", "walked", 1),
    "heard": _chimes("heard"),
    "chime": _chimes("chime"),
    "crystal": _number("crystal", "crystal", DOORS),
    "going": _read_going,
    "partner": _unit("partner"),
    "made": _unit("made"),
    "ask": _read_ask,
}
_EMPTY_AT_FIRST = ("crossed", "drawn", "used", "card", "moved", "to_place", "heard", "chime", "going", "partner", "made")
"""Fields that have nothing in them at the start, so that nothing need be done when they say `-`, nothing."""


def _check(world: Any, state: Any) -> None:
    """What no game could come to."""
    asked, unit = Ask(int(state.ask)), state.unit
    if (unit.ghost != NOWHERE) != (asked in (Ask.SPOT, Ask.MERGE)):
        raise BadNotation("keyhole-going-belongs")
    if (unit.partner == NOWHERE) != (unit.made == NOWHERE):
        raise BadNotation("keyhole-partner-made")
    if asked != Ask.HOME and any(state.hall.home[seat] == NOWHERE for seat in range(int(world.players))):
        raise BadNotation("keyhole-every-home")
    if bool(state.to_place) != (asked == Ask.ARRANGE):
        raise BadNotation("keyhole-to-place")
    if asked == Ask.FURNITURE and not state.card:
        raise BadNotation("keyhole-furniture-card")
    worlds, states = World.many(1), State.many(1)
    worlds[0], states[0] = world, state
    if not _adds_up(worlds, states):
        raise BadNotation("keyhole-cannot-be")


@entry
def _adds_up(worlds: Any, states: Any) -> bool:
    return accounted(worlds[0], states[0])
