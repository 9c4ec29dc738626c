"""Reading a position of Museum, field by field; positions.py says how it is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from ghostlight.core.agenda import FIRST_QUESTION, packed, unpacked
from ghostlight.core.errors import BadNotation

from ..map import AREA_IDS, DOOR_IDS, square_of
from ..names import CHARACTER_IDS, CHESS_IDS, ENTITY_IDS, KIND_IDS, MODIFIER_IDS, SIDE_IDS, WALK_IDS, item_of, labels
from ..plain import DOOR_SIDES, LOCKABLE_DOORS
from ..rules.ghosts import HAND
from ..rules.items import FRESH, MOST_WEAR, PLACED, WEAR_AT_FIRST
from ..rules.play import PIECE_OF
from ..secrets import HIDDEN
from ..state import (
    FLOOR,
    GUARD_PIECE,
    HUMANS,
    KINDS,
    MACHINES,
    NOWHERE,
    PRIEST_MOVER,
    ROOMS,
    SLOTS,
    SUBORDINATES,
    THINGS,
    TIMED,
    Ask,
    Character,
    Entity,
    EventsMode,
    Kind,
    Modifier,
    Place,
    Walk,
)
from .possible import check
from .starting import (
    FACES,
    FATES,
    GHOST_CARDS,
    ITEM_OF,
    MOST,
    Impossible,
    begin_usual_turn,
    clear_out,
    deck_ids,
    forget,
    furnish_start,
    ghost_cards,
    hidden_by_sight,
    made_by_count,
    members_of,
    objective_ids,
    played_by,
    trigger_ids,
    usual_agenda,
    usual_tail,
)

_UNDEALT = -9
"""A secret objective that is not written."""
_ITEM = re.compile(r"([a-z0-9_-]+)(?::([a-z0-9]+))?(\*?)(!?)")
_ITEMS = {name: kind for kind, name in ITEM_OF.items()}
_LAST = ("end-slot", "begin-round", "furnish")


def _mark(squares: Any, square: int) -> None:
    squares[square >> 5] |= 1 << (square & 31)


def read_position(world: Any, text: str, state: Any) -> None:
    fields = _split(text)
    try:
        _read_all(world, fields, state)
    except Impossible as fault:
        raise BadNotation("position", what=fault) from None


def _split(text: str) -> dict[str, list[str]]:
    """The words of each field, by its name; those of a human begin with its square."""
    fields: dict[str, list[str]] = {}
    for part in text.split(";"):
        words = part.replace("[", " [ ").replace("]", " ] ").split()
        if not words:
            raise BadNotation("position-empty-field")
        name, at, square = words[0].partition("@")
        if name not in _READ and name not in CHARACTER_IDS:
            raise BadNotation("museum-no-field", name=repr(name), fields=list(_READ))
        if name in fields:
            raise BadNotation("position-twice", name=name)
        fields[name] = [at + square, *words[1:]] if at else words[1:]
    return fields


def _read_all(world: Any, fields: dict[str, list[str]], state: Any) -> None:
    clear_out(state)
    state.rounds = state.slot = 1
    for name in ("round", "slot"):
        _read(world, name, fields, state)
    if state.rounds:
        furnish_start(world, state)
    _read_humans(world, fields, state)
    for name in _READ:
        if name not in ("round", "slot", "turn", "moves", "agenda"):
            _read(world, name, fields, state)
    begin_usual_turn(world, state)
    for name in ("turn", "moves"):
        _read(world, name, fields, state)
    _deal(world, fields, state)
    if "hidden" not in fields:
        state.hidden[:] = hidden_by_sight(world, state)
    if "made" not in fields:
        state.made[:] = made_by_count(world, state)
    state.left = sum(int(state.humans[piece].place == Place.GONE) for piece in range(HUMANS))
    if state.over:
        if "agenda" in fields:
            raise Impossible("over-no-agenda")
    else:
        _read(world, "agenda", {"agenda": usual_agenda(state)} | fields, state)
    check(world, state)


def _read(world: Any, name: str, fields: dict[str, list[str]], state: Any) -> None:
    if name not in fields:
        return
    words = fields[name]
    try:
        _READ[name](world, state, words)
    except (ValueError, IndexError):
        raise Impossible("museum-unread", text=repr(" ".join([name, *words])), field=name) from None


def _count(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and str(int(text)) == text):
        raise ValueError(text)
    if not least <= int(text) <= most:
        raise ValueError(text)
    return int(text)


def _square(name: str) -> int:
    square = square_of(name)
    if square is None:
        raise ValueError(name)
    return square


def _several(words: list[str]) -> list[str]:
    """The words of a list, of which `-` is the empty one; none twice."""
    if not words or len(set(words)) < len(words):
        raise ValueError(words)
    return [] if words == ["-"] else words


def _set_of(ids: list[str], words: list[str]) -> int:
    return sum(1 << ids.index(word) for word in words)


# --- humans


def _read_humans(world: Any, fields: dict[str, list[str]], state: Any) -> None:
    named = [name for name in fields if name in CHARACTER_IDS[: Character.PRIEST]]
    seats = members_of(int(world.picks))
    for name in named:
        character = CHARACTER_IDS.index(name)
        if character not in world.roster.tolist():
            raise Impossible("museum-not-in-mission", name=name)
        human = state.humans[PIECE_OF[character]]
        if human.character != NOWHERE:
            raise Impossible("museum-same-number", name=name, other=CHARACTER_IDS[human.character])
        human.character, human.seat = character, world.seat_of[character]
        try:
            _read_human(world, state, human, fields[name])
        except (ValueError, IndexError):
            shown = " ".join(fields[name]).removeprefix("@")
            raise Impossible("museum-unread-human", text=f"'{name}@{shown}'") from None
        if human.seat in seats:
            seats.remove(int(human.seat))
    for name in named:
        human = state.humans[PIECE_OF[CHARACTER_IDS.index(name)]]
        if human.seat == NOWHERE:
            if not seats:
                raise Impossible("museum-no-seat", name=name)
            human.seat = seats.pop(0)
    if state.rounds:
        _bring_in_others(world, state, seats)
    _deal_secrets(world, state)


def _bring_in_others(world: Any, state: Any, seats: list[int]) -> None:
    """Those who are not written stand where they start; seats that pick have the next of the roster."""
    for character in world.roster.tolist():
        if character == NOWHERE:
            continue
        human, seat = state.humans[PIECE_OF[character]], int(world.seat_of[character])
        if human.character != NOWHERE or character == Character.PRIEST:
            continue
        if seat == NOWHERE:
            if not seats or character == Character.GUARD:
                continue
            seat = seats.pop(0)
        human.character, human.seat, human.place = character, seat, Place.STANDING
        human.square, human.hp = world.start[character], world.hp[character]
        human.items[:] = world.kit[character]
        human.secret = _UNDEALT


def _read_human(world: Any, state: Any, human: Any, words: list[str]) -> None:
    character = int(human.character)
    if words and words[0].startswith("@"):
        human.square = _square(words.pop(0)[1:])
    human.place, human.secret = Place.STANDING, _UNDEALT
    for place, word in FATES.items():
        if word in words:
            words.remove(word)
            human.place = place
            break
    human.hp = world.hp[character] if human.place in (Place.STANDING, Place.GONE) else 0
    if human.place in (Place.STANDING, Place.STUNNED):
        human.items[:] = world.kit[character]
    if "[" in words:
        first, last = words.index("["), words.index("]")
        items = [_read_item(world, word) for word in words[first + 1 : last]]
        human.items[:] = 0
        human.items[: len(items)] = items
        del words[first : last + 1]
    seen = set()
    for word in words:
        name, equals, value = word.partition("=")
        if name in seen or bool(equals) == (name in ("rue", "fallen")):
            raise ValueError(word)
        seen.add(name)
        _read_of_human(world, state, human, name, value)


def _read_of_human(world: Any, state: Any, human: Any, name: str, value: str) -> None:
    match name:
        case "rue" | "fallen":
            human[name] = 1
        case "hp":
            human.hp = _count(value, 0, MOST)
        case "seat":
            human.seat = _count(value, 1, int(world.players)) - 1
        case "fell":
            fell, _, slot = value.partition(".")
            human.fell_round, human.fell_slot = _count(fell, 0, MOST), _count(slot, 0, 8)
        case "heals":
            human.heals = _count(value, 1, MOST)
        case "left":
            human.left = _count(value, 1, HUMANS)
        case "performed":
            human.performed = _set_of(objective_ids(world), _several(value.split(",")))
        case "secret":
            ids = labels(world, world.secrets, int(world.secret_count))
            human.secret = {"-": NOWHERE, "?": HIDDEN}[value] if value in ("-", "?") else ids.index(value)
        case _:
            raise ValueError(name)


def _deal_secrets(world: Any, state: Any) -> None:
    """Who has none written gets the next of the file."""
    known = [int(state.humans[piece].secret) for piece in range(HUMANS)]
    left = [k for k in range(int(world.secret_count)) if k not in known] if state.rounds else []
    for piece in range(HUMANS):
        human = state.humans[piece]
        if human.character != NOWHERE and human.secret == _UNDEALT:
            human.secret = left.pop(0) if left and piece != GUARD_PIECE else NOWHERE


def _read_item(world: Any, word: str) -> int:
    found = _ITEM.fullmatch(word)
    if not found:
        raise ValueError(word)
    name, left, placed, fresh = found.groups()
    item = item_of(world, name)
    kind = item & 255
    if left is not None:
        if kind == Kind.ROSARY:
            wear = FACES.index(left)
        else:
            wear = _count(left, 1, MOST if kind == Kind.AMMO else int(WEAR_AT_FIRST[kind]))
        item = item & ~(MOST_WEAR << 16) | wear << 16
    return item | (PLACED if placed else 0) | (FRESH if fresh else 0)


# --- the board


def _read_round(world: Any, state: Any, words: list[str]) -> None:
    (number,) = words
    state.rounds = _count(number, 0, int(world.limit))


def _read_slot(world: Any, state: Any, words: list[str]) -> None:
    (number,) = words
    state.slot = _count(number, 0, 8)


def _read_priest(world: Any, state: Any, words: list[str]) -> None:
    (square,) = words
    state.priest = _square(square.removeprefix("@"))


def _read_floor(world: Any, state: Any, words: list[str]) -> None:
    if len(words) > FLOOR or not words:
        raise ValueError(words)
    state.fresh = 0
    for k, word in enumerate([] if words == ["-"] else words):
        square, colon, told = word.partition(":")
        told, slash, pool = told.partition("/")
        if not colon:
            raise ValueError(word)
        if slash:
            state.floor_pool[k] = _count(pool, 1, int(world.placement_count))
            if not world.placements[int(state.floor_pool[k]) - 1].hidden:
                raise ValueError(word)
        if told != "?":
            state.floor[k] = _read_item(world, told)
        elif not slash:
            raise ValueError(word)
        state.floor_at[k] = _square(square)
        _mark(state.littered, _square(square))
        state.floor_count = k + 1
        state.fresh += 1 if int(state.floor[k]) & FRESH else 0


def _read_hidden(world: Any, state: Any, words: list[str]) -> None:
    state.hidden[:] = 0
    for word in _several(words):
        thing = _count(word, 1, THINGS) - 1
        state.hidden[thing >> 5] |= 1 << (thing & 31)


def _read_entities(world: Any, state: Any, words: list[str]) -> None:
    state.kinds[:] = 0
    state.at[:] = 0
    if not words:
        raise ValueError(words)
    words = [] if words == ["-"] else words
    for k, word in enumerate(words):
        kind, _, square = word.partition("@")
        state.kinds[k], state.at[k] = ENTITY_IDS.index(kind, Entity.CHANEQUE), _square(square)
    state.subordinates = len(words)


def _read_locks(world: Any, state: Any, words: list[str]) -> None:
    state.lock_side[:] = NOWHERE
    for word in _several(words):
        name, _, side = word.removesuffix("*").partition("@")
        door = DOOR_IDS.index(name, 1)
        if not LOCKABLE_DOORS[door] or _square(side) not in DOOR_SIDES[door] or state.lock_side[door] != NOWHERE:
            raise ValueError(word)
        state.lock_side[door] = _square(side)
        state.temporary |= int(word.endswith("*")) << door


def _read_fires(world: Any, state: Any, words: list[str]) -> None:
    state.fire[:] = 0
    for word in _several(words):
        _mark(state.fire, _square(word))


def _read_stock(world: Any, state: Any, words: list[str]) -> None:
    if len(words) != MACHINES:
        raise ValueError(words)
    state.stock[:] = [_count(word, 0, 99) for word in words]


def _read_exits(world: Any, state: Any, words: list[str]) -> None:
    state.exits[:] = 0
    state.open_exits[:] = 0
    for word in _several(words):
        square = _square(word.removesuffix(":open"))
        _mark(state.exits, square)
        if word.endswith(":open"):
            _mark(state.open_exits, square)


def _read_rued(world: Any, state: Any, words: list[str]) -> None:
    for word in _several(words):
        room, _, last = word.partition(":")
        state.rued[AREA_IDS.index(room, 0, ROOMS)] = _count(last, 1, MOST)


def _read_modifiers(world: Any, state: Any, words: list[str]) -> None:
    for word in _several(words):
        name, _, last = word.partition(":")
        if word == MODIFIER_IDS[Modifier.SHOW_HAND]:
            state.show_hand = 1
        else:
            modifier = MODIFIER_IDS.index(name, 0, TIMED)
            state.modifier[modifier] = _count(last.removesuffix("+"), 1, MOST)
            state.coming |= last.endswith("+") << modifier


# --- cards


def _read_cards(field: str) -> Callable[[Any, Any, list[str]], None]:
    def read(world: Any, state: Any, words: list[str]) -> None:
        if words == ["?"] and field == "hand":
            state.hand[:] = NOWHERE
            return
        left: list[str] = list(GHOST_CARDS)
        if not words:
            raise ValueError(field)
        for word in [] if words == ["-"] else words:
            left.remove(word)
            state[field][CHESS_IDS.index(word)] += 1

    return read


def _deal(world: Any, fields: dict[str, list[str]], state: Any) -> None:
    """Ghost cards and events that are not written: the first in the order of their decks."""
    if state.rounds and not world.die:
        left: list[str] = list(GHOST_CARDS)
        if state.hand[0] != NOWHERE:
            for chess in ghost_cards(state.hand) + ghost_cards(state.played):
                if chess not in left:
                    raise Impossible("museum-many-cards", chess=chess)
                left.remove(chess)
        first = fields.get("agenda", usual_agenda(state))[0]
        played = played_by(state, first)
        if "played" not in fields:
            if "hand" in fields and state.hand[0] != NOWHERE:
                played = HAND - int(state.hand.sum())
            for _ in range(played):
                state.played[CHESS_IDS.index(left.pop(0))] += 1
        if "hand" not in fields:
            for _ in range(HAND - int(state.played.sum())):
                state.hand[CHESS_IDS.index(left.pop(0))] += 1
    everything = (1 << int(world.deck_size)) - 1
    if state.rounds and world.events_mode == EventsMode.HAND and "held" not in fields:
        free = members_of(everything & ~int(state.event_shown) & (int(state.deck) if "deck" not in fields else everything))
        state.event_hand = sum(1 << k for k in free[:3])
        state.held = len(free[:3])
    if state.rounds and "deck" not in fields:
        state.deck = everything & ~int(state.event_shown) & ~max(int(state.event_hand), 0)


def _read_held(world: Any, state: Any, words: list[str]) -> None:
    if len(words) == 1 and words[0].startswith("?"):
        state.event_hand, state.held = NOWHERE, _count(words[0][1:], 0, 3)
        return
    state.event_hand = _set_of(deck_ids(world), _several(words))
    state.held = int(state.event_hand).bit_count()


def _ids(field: str, what: Callable[[Any], list[str]]) -> Callable[[Any, Any, list[str]], None]:
    """A field that is a set of ids."""

    def read(world: Any, state: Any, words: list[str]) -> None:
        state[field] = _set_of(what(world), _several(words))

    return read


def _read_running(world: Any, state: Any, words: list[str]) -> None:
    (name,) = words
    state.running = trigger_ids(world).index(name) + 1


def _read_times(world: Any, state: Any, words: list[str]) -> None:
    for word in _several(words):
        name, _, count = word.rpartition(":")
        state.times[objective_ids(world).index(name)] = _count(count, 1, MOST)


def _read_removed(world: Any, state: Any, words: list[str]) -> None:
    chaneques, tzitzimitl = words
    state.removed[:] = [_count(chaneques, 0, 9999), _count(tzitzimitl, 0, 9999)]


def _read_turned(world: Any, state: Any, words: list[str]) -> None:
    for word in _several(words):
        state.turned |= 1 << _count(word, 1, int(world.players)) - 1


def _kinds(field: str) -> Callable[[Any, Any, list[str]], None]:
    def read(world: Any, state: Any, words: list[str]) -> None:
        for word in _several(words):
            name, _, count = word.partition(":")
            state[field][KIND_IDS.index(name, 1, KINDS)] = _count(count, 1, 9999)

    return read


def _number(field: str, most: int) -> Callable[[Any, Any, list[str]], None]:
    def read(world: Any, state: Any, words: list[str]) -> None:
        (number,) = words
        state[field] = _count(number, 0, most)

    return read


# --- what is going on


def _piece(state: Any, name: str) -> int:
    """The piece of a human that is in the game."""
    character = CHARACTER_IDS.index(name, 0, Character.PRIEST)
    piece = int(PIECE_OF[character])
    if state.humans[piece].character != character:
        raise ValueError(name)
    return piece


def _piece_set(state: Any, names: str) -> int:
    return sum(1 << _piece(state, name) for name in _several(names.split(",")))


def _pairs(words: list[str], bare: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """`name=value`, or one of some names alone; none twice."""
    seen = set()
    for word in words:
        name, equals, value = word.partition("=")
        if name in seen or bool(equals) == (name in bare):
            raise ValueError(word)
        seen.add(name)
        yield name, value


def _read_turn(world: Any, state: Any, words: list[str]) -> None:
    turn = state.turn
    forget(turn)
    if words == ["-"]:
        return
    turn.piece = _piece(state, words[0])
    turn.actions = world.human_actions
    for name, value in _pairs(words[1:], ("doused", "lift", "finished")):
        match name:
            case "doused" | "finished":
                turn[name] = 1
            case "lift":
                turn.on_lift = 1
            case "actions":
                turn.actions = _count(value, 0, int(world.human_actions))
            case "walk":
                turn.walk = WALK_IDS.index(value, Walk.MOVE)
            case "steps":
                turn.steps = _count(value, 1, 6)
            case "douse":
                turn.douse = _slot(value) + 1
            case "weapon":
                turn.weapon = _slot(value)
            case "partner" | "patient" | "foe":
                turn[name] = _piece(state, value)
            case "refused" | "cancelled":
                turn[name] = _piece_set(state, value)
            case "given" | "asked":
                turn[name], turn[f"{name}_ammo"] = _read_slots(value)
            case _:
                raise ValueError(name)


def _slot(word: str) -> int:
    return [f"#{slot + 1}" for slot in range(SLOTS)].index(word)


def _read_slots(word: str) -> tuple[int, int]:
    slots, times, tokens = word.partition("*")
    each = [_slot(one) for one in _several(slots.split("+"))]
    if not each:
        raise ValueError(word)
    return sum(1 << slot for slot in each), _count(tokens, 1, MOST) if times else 0


def _read_strike(world: Any, state: Any, words: list[str]) -> None:
    strike = state.strike
    who, at, square = words[0].partition("@")
    if at:
        strike.square = _square(square)
        if who == "priest":
            strike.entity = Entity.PRIEST
        elif re.fullmatch(r"s[1-9]", who):
            strike.number = _count(who[1:], 1, int(state.subordinates)) - 1
            strike.entity = state.kinds[strike.number]
        else:
            strike.entity, strike.number = Entity.MINION, _piece(state, who)
    elif who != "-":
        raise ValueError(who)
    for name, value in _pairs(words[1:], ()):
        match name:
            case "asked":
                strike.asked = _piece(state, value)
            case "targets" | "passed":
                strike[name] = _piece_set(state, value)
            case _:
                raise ValueError(name)
    if bool(at) != bool(strike.targets) or (strike.passed and not at):
        raise ValueError(words)


def _read_moves(world: Any, state: Any, words: list[str]) -> None:
    ghost, chess = words
    state.mover = PRIEST_MOVER if ghost == "priest" else _piece(state, ghost)
    state.chess = CHESS_IDS.index(chess)


def _read_loses(world: Any, state: Any, words: list[str]) -> None:
    (human,) = words
    state.loser = _piece(state, human)


def _read_bolts(world: Any, state: Any, words: list[str]) -> None:
    state.bolts = _count(words[0], 0, 9)
    if len(words) > 1:
        state.bolts_hour = ["", "hour"].index(" ".join(words[1:]))


def _read_over(world: Any, state: Any, words: list[str]) -> None:
    (side,) = words
    state.over, state.winner = 1, SIDE_IDS.index(side)


def _read_agenda(world: Any, state: Any, words: list[str]) -> None:
    if words and words[-1].partition(":")[0] not in _LAST:
        words = [*words, *usual_tail(state)]
    items = []
    for word in words:
        name, *numbers = word.split(":")
        items.append(packed(_ITEMS[name] if name in _ITEMS else _unknown(name), [_count(each, 0, MOST) for each in numbers]))
        if len(numbers) > 4 or (numbers and numbers[-1] == "0"):
            raise ValueError(word)
    room = len(state.agenda.items) // 2
    if len(items) > room or unpacked(items[0])[0] < FIRST_QUESTION:
        raise ValueError(words)
    if any(unpacked(item)[0] >= FIRST_QUESTION and unpacked(item)[0] not in _STACKED for item in items[1:]):
        raise ValueError(words)
    state.agenda.depth = len(items)
    state.agenda.items[: len(items)] = items[::-1]


_STACKED = (Ask.CHARACTER, Ask.VEND, Ask.RECOVER)
"""Questions that wait below another one."""


def _unknown(name: str) -> int:
    raise ValueError(name)


_READ: dict[str, Callable[[Any, Any, list[str]], None]] = {
    "round": _read_round,
    "slot": _read_slot,
    "priest": _read_priest,
    "floor": _read_floor,
    "hidden": _read_hidden,
    "entities": _read_entities,
    "locks": _read_locks,
    "fires": _read_fires,
    "stock": _read_stock,
    "exits": _read_exits,
    "rued": _read_rued,
    "modifiers": _read_modifiers,
    "hand": _read_cards("hand"),
    "played": _read_cards("played"),
    "extra": _number("extra", 99),
    "held": _read_held,
    "shown": _ids("event_shown", deck_ids),
    "deck": _ids("deck", deck_ids),
    "active": _ids("active", objective_ids),
    "done": _ids("done", objective_ids),
    "times": _read_times,
    "removed": _read_removed,
    "fired": _ids("fired", trigger_ids),
    "waiting": _ids("waiting", trigger_ids),
    "running": _read_running,
    "turned": _read_turned,
    "lost": _kinds("lost"),
    "made": _kinds("made"),
    "strike": _read_strike,
    "turn": _read_turn,
    "moves": _read_moves,
    "loses": _read_loses,
    "bolts": _read_bolts,
    "prowled": _number("prowled", SUBORDINATES),
    "over": _read_over,
    "agenda": _read_agenda,
}
