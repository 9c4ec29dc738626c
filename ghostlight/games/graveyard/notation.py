"""Graveyard as text, both ways: actions (`move D3`), positions, and the numbers in events.

A position is 36 graves in reading order, then fields, parted by semicolons. A grave is its back (w g k b: white, grey, black,
brown) and its front (z s g w: zombie, skeleton, ghost, wisp), small while closed and capital once open, then the number of
the seat whose stone lies on it: `kz`, `gW1`. `k?` is a closed grave whose front is unknown. When a position is read, `k.`
is a closed black grave and `.` any closed grave, dealt from what is left. A place outside the grid is `out:E4` wherever a
grave could be meant too, since E4 is also a grave; after `place` it is E4 alone.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from ghostlight.core.errors import BadNotation

from .state import (
    ACTIONS,
    ALL_GRAVES,
    BACKS,
    COPIES,
    FRONTS,
    GRAVES,
    INSPECT,
    MOVE,
    PLACE,
    PLACES,
    SIZE,
    STONES,
    UNPLACED,
    Back,
    Front,
)

COLUMNS, SIDES = "ABCDEF", "NESW"
GRAVE_NAMES = [f"{COLUMNS[grave % SIZE]}{grave // SIZE + 1}" for grave in range(GRAVES)]
PLACE_NAMES = [f"{SIDES[place // SIZE]}{place % SIZE + 1}" for place in range(PLACES)]
POSITION_NAMES = GRAVE_NAMES + [f"out:{name}" for name in PLACE_NAMES]
BACK_LETTERS, FRONT_LETTERS = "wgkb", "zsgw"
_VERBS = {"place": (PLACE, PLACE_NAMES), "inspect": (INSPECT, GRAVE_NAMES), "move": (MOVE, GRAVE_NAMES)}
_NUMBER = re.compile(r"[0-9]{1,9}")
_GRAVE = re.compile(r"([wgkb])([zsgw?.]|[ZSGW][1-4]?)|\.")


# --- actions and the numbers of events ---------------------------------------------------------------------------------


def write_action(world: Any, action: int) -> str:
    for verb, (first, names) in reversed(_VERBS.items()):
        if first <= action < ACTIONS:
            return f"{verb} {names[action - first]}"
    raise BadNotation("graveyard-action", action=action, most=ACTIONS - 1)


def read_action(world: Any, text: str) -> int:
    verb, _, where = text.strip().partition(" ")
    if verb.lower() not in _VERBS:
        raise BadNotation("graveyard-read", text=repr(text))
    first, names = _VERBS[verb.lower()]
    if where.strip().upper() not in names:
        raise BadNotation("graveyard-where", text=repr(text), verb=verb.lower(), first=names[0], last=names[-1])
    return first + names.index(where.strip().upper())


def write_number(world: Any, field: str, number: int) -> str:
    match field:
        case "seat":
            return str(number + 1)
        case "place":
            return PLACE_NAMES[number - GRAVES]
        case "grave" | "start":
            return POSITION_NAMES[number]
        case "front":
            return Front(number).name.lower()
    return str(number)


# --- positions ---------------------------------------------------------------------------------------------------------


def write_position(world: Any, state: Any) -> str:
    graves = [_write_grave(world, state, grave) for grave in range(GRAVES)]
    rows = [" ".join(graves[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE)]
    lords = " ".join("-" if at == UNPLACED else POSITION_NAMES[at] for at in state.lord[: world.players].tolist())
    fields = [" / ".join(rows), f"lords {lords}", f"turn {state.turn + 1}"]
    seen = [f"{seat + 1}:{','.join(_names(state.inspected[seat]))}" for seat in range(world.players) if state.inspected[seat]]
    if seen:
        fields.append("seen " + " ".join(seen))
    if state.looked:
        fields.append("looked")
    if state.idle:
        fields.append(f"idle {state.idle}")
    return "; ".join(fields)


def _write_grave(world: Any, state: Any, grave: int) -> str:
    back = next(BACK_LETTERS[back] for back in range(BACKS) if state.back[back] >> grave & 1)
    front = next((FRONT_LETTERS[front] for front in range(FRONTS) if state.front[front] >> grave & 1), "?")
    if state.closed >> grave & 1:
        return back + front
    owner = next((str(seat + 1) for seat in range(world.players) if state.stones[seat] >> grave & 1), "")
    return back + front.upper() + owner


def _names(graves: int) -> list[str]:
    return [GRAVE_NAMES[grave] for grave in range(GRAVES) if graves >> grave & 1]


def read_position(world: Any, text: str, state: Any) -> None:
    board, *fields = [part.strip() for part in text.split(";")]
    _blank(state)
    _read_graves(world, board.replace("/", " ").split(), state)
    given = set()
    for field in fields:
        if not field:
            raise BadNotation("position-empty-field")
        word, *values = field.split()
        if word in given:
            raise BadNotation("position-twice", name=word)
        given.add(word)
        _read_field(world, word, values, state)
    for needed in ("lords", "turn"):
        if needed not in given:
            raise BadNotation("graveyard-field", name=repr(needed))
    _check(world, state)


def _blank(state: Any) -> None:
    state.closed = state.looked = state.idle = state.turn = 0
    for sets in (state.back, state.front, state.stones, state.inspected):
        sets[:] = 0
    state.lord[:] = UNPLACED


def _read_graves(world: Any, words: list[str], state: Any) -> None:
    if len(words) != GRAVES:
        raise BadNotation("graveyard-count", count=len(words), graves=GRAVES)
    left = np.tile(COPIES, (BACKS, 1))  # of each back and front
    vague = []
    for grave, word in enumerate(words):
        found = _GRAVE.fullmatch(word)
        if not found:
            raise BadNotation("graveyard-grave", grave=GRAVE_NAMES[grave], word=repr(word))
        if word.endswith("."):
            vague.append((word == ".", grave, word))
            continue
        back, front = BACK_LETTERS.index(word[0]), FRONT_LETTERS.find(word[1].lower())
        _lay(state, left, grave, back, front)
        if word[1].isupper():
            state.closed &= ~(1 << grave)
            if len(word) == 3:
                if int(word[2]) > world.players:
                    raise BadNotation("graveyard-seat", grave=GRAVE_NAMES[grave], seat=word[2])
                state.stones[int(word[2]) - 1] |= 1 << grave
    for _, grave, word in sorted(vague):  # those with a back first, then any
        backs = [BACK_LETTERS.index(word[0])] if word != "." else range(BACKS)
        back, front = next(((b, f) for b in backs for f in range(FRONTS) if left[b, f] > 0 and _room(state, b)), (-1, -1))
        if back < 0:
            raise BadNotation("graveyard-no-card", grave=GRAVE_NAMES[grave], word=repr(word))
        _lay(state, left, grave, back, front)


def _room(state: Any, back: int) -> bool:
    return bool(int(state.back[back]).bit_count() < COPIES.sum())


def _lay(state: Any, left: Any, grave: int, back: int, front: int) -> None:
    state.closed |= 1 << grave
    state.back[back] |= 1 << grave
    if front >= 0:
        state.front[front] |= 1 << grave
        left[back, front] -= 1
        if left[back, front] < 0:
            raise BadNotation(
                "graveyard-only-front",
                grave=GRAVE_NAMES[grave],
                count=COPIES[front],
                back=Back(back).name.lower(),
                front=Front(front).name.lower(),
            )
    if int(state.back[back]).bit_count() > COPIES.sum():
        raise BadNotation("graveyard-only-back", grave=GRAVE_NAMES[grave], count=COPIES.sum(), back=Back(back).name.lower())


def _read_field(world: Any, word: str, values: list[str], state: Any) -> None:
    match word, values:
        case "lords", _:
            if len(values) != world.players:
                raise BadNotation("graveyard-lords", count=len(values), players=world.players)
            for seat, where in enumerate(values):
                if where != "-" and where not in POSITION_NAMES:
                    raise BadNotation("graveyard-lord-at", where=repr(where))
                state.lord[seat] = UNPLACED if where == "-" else POSITION_NAMES.index(where)
        case "turn", [seat] if _is_seat(world, seat):
            state.turn = int(seat) - 1
        case "idle", [turns] if _NUMBER.fullmatch(turns):
            state.idle = int(turns)
        case "looked", []:
            state.looked = 1
        case "seen", _:
            for part in [] if values == ["-"] else values:
                who, _, graves = part.partition(":")
                if not _is_seat(world, who):
                    raise BadNotation("graveyard-seen", part=repr(part))
                for name in graves.split(","):
                    if name not in GRAVE_NAMES:
                        raise BadNotation("graveyard-seen-grave", part=repr(part), name=repr(name))
                    state.inspected[int(who) - 1] |= 1 << GRAVE_NAMES.index(name)
        case _:
            raise BadNotation("graveyard-fields", field=repr(" ".join([word, *values])))


def _is_seat(world: Any, text: str) -> bool:
    return bool(_NUMBER.fullmatch(text)) and 1 <= int(text) <= world.players


def _check(world: Any, state: Any) -> None:
    """Refuse what no game can come to."""
    _check_lords(world, state)
    _check_stones(world, state)
    if world.stall_limit and state.idle > world.stall_limit:
        raise BadNotation("graveyard-idle-ended", idle=state.idle, limit=world.stall_limit)


def _check_lords(world: Any, state: Any) -> None:
    lords = state.lord[: world.players].tolist()
    placed = [at for at in lords if at != UNPLACED]
    if len(set(placed)) < len(placed):
        raise BadNotation("graveyard-share")
    for at in placed:
        if at < GRAVES and state.closed >> at & 1:
            raise BadNotation("graveyard-stands-open", grave=GRAVE_NAMES[at])
    in_turn = [lords[(state.turn + k) % world.players] for k in range(world.players)]
    waiting, outside = [at == UNPLACED for at in in_turn], [not 0 <= at < GRAVES for at in in_turn]
    if any(waiting) and state.closed != ALL_GRAVES:
        raise BadNotation("graveyard-all-closed")
    if waiting != sorted(waiting, reverse=True):
        raise BadNotation("graveyard-placed-in-order")
    if outside != sorted(outside, reverse=True):
        raise BadNotation("graveyard-enter-in-order")
    if any(outside) and state.idle:
        raise BadNotation("graveyard-idle-outside", idle=state.idle)
    for seat, at in enumerate(lords):
        if not 0 <= at < GRAVES and (state.stones[seat] or state.inspected[seat]):
            raise BadNotation("graveyard-outside-stones", seat=seat + 1)


def _check_stones(world: Any, state: Any) -> None:
    stones = [int(each) for each in state.stones[: world.players]]
    unclaimed = ALL_GRAVES & ~int(state.closed)
    for seat, claimed in enumerate(stones):
        unclaimed &= ~claimed
        if claimed.bit_count() > STONES:
            raise BadNotation("graveyard-many-stones", seat=seat + 1, most=STONES)
        if state.inspected[seat] & ~state.closed:
            raise BadNotation("graveyard-seen-open", seat=seat + 1)
    free = unclaimed & int(state.front[Front.WISP])
    bare = unclaimed & ~free
    if bare and max(claimed.bit_count() for claimed in stones) + free.bit_count() < STONES:
        raise BadNotation("graveyard-bare", grave=_names(bare)[0])
    if sum(int(each).bit_count() for each in state.inspected[: world.players]) > free.bit_count():
        raise BadNotation("graveyard-many-seen", free=free.bit_count())
    if state.looked and state.closed and not state.inspected[state.turn]:
        raise BadNotation("graveyard-looked", seat=state.turn + 1)
