"""Positions of Museum as text, both ways.

A position is fields parted by semicolons, in any order; what is not written is as the mission has it at the start, with nothing
on the floor. `round 2; slot 1; itzel@B-3 hp=2 [key hammer:1]; priest@K-6; floor C-14:jaguar-seal` is a whole position.

Humans: `itzel@B-3 hp=2 [key]`, then as far as needed `seat=1`, `wounded`, `stunned` or `dead` with `fell=4.6` (round, slot),
`rue`, `fallen`, `heals=1`, `performed=switch`, `secret=healer`; those who left are `itzel gone left=1 [...]`. Without brackets
a human has what it starts with. Where seats pick their characters, the humans written take the picking seats in this order.
Items: `key`, `jaguar-seal`, with what is left of them `hammer:1`, `rosary:off`, `ammo:3`; `*` after it: put there by the
mission and not yet taken by the humans' side; `!`: dropped in this turn. The floor, oldest first: `floor B-8:key B-8:ammo`;
face down of the mission's second placement: `floor K-14:rue*/2`, or `?/2` where it is not known which.

The rest: `priest@K-6`, `entities chaneque@G-4 tzitzimitl@P-5` (oldest first), `locks d20@F-15 d11@H-2*` (`*`: until the hour),
`fires E-4 F-4`, `stock 2 2 1`, `exits A-2 H-1:open`, `hand pawn king`, `played rook`, `extra 1`, `rued R:6`,
`modifiers slow:3 show_hand`, `deck`, `held`, `shown` (events), `active`, `done`, `times switch:1`, `removed 1 0` (chaneques,
tzitzimitl), `fired`, `waiting`, `running` (triggers), `turned 1` (seats), `lost key:1`, `made`, `hidden`; `-` is none, and `?`
is not known.
In mid-turn: `turn itzel actions=1 walk=move steps=1 ...`, `strike priest@G-6 targets=itzel asked=itzel`, `moves priest rook`,
`loses bruno` (cold hands), `bolts 2 hour`, `prowled 1`, and `agenda ask-walk end-slot`: what comes next, a question first; the
end of the slot is added.
`over humans` ends it. `round 0; slot 0` is before the first round, in an empty museum.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ghostlight.core.agenda import unpacked

from ..map import AREA_IDS, DOOR_IDS, SQUARE_NAMES
from ..names import CHARACTER_IDS, CHESS_IDS, ENTITY_IDS, KIND_IDS, MODIFIER_IDS, SIDE_IDS, WALK_IDS, item_id
from ..rules.items import FRESH, MOST_WEAR, PLACED, WEAR_AT_FIRST
from ..rules.play import PIECE_OF
from ..secrets import HIDDEN
from ..state import (
    GUARD_PIECE,
    HUMANS,
    NOWHERE,
    PRIEST_MOVER,
    Character,
    Entity,
    EventsMode,
    Kind,
    Place,
    State,
)
from ..stored_texts import text_of
from .placing import read_position
from .starting import (
    FACES,
    FATES,
    ITEM_OF,
    begin_usual_turn,
    clear_out,
    deck_ids,
    forget,
    furnish_start,
    ghost_cards,
    hidden_by_sight,
    listed,
    made_by_count,
    members_of,
    objective_ids,
    piece_id,
    squares_of,
    trigger_ids,
    usual_agenda,
)

__all__ = ["read_position", "write_position"]


def write_position(world: Any, state: Any) -> str:
    usual: Any = State.many(1)[0]
    clear_out(usual)
    if state.rounds:
        furnish_start(world, usual)
    fields = [
        f"round {state.rounds}",
        f"slot {state.slot}",
        *(_write_human(world, state.humans[piece]) for piece in range(HUMANS) if state.humans[piece].place != Place.ABSENT),
        f"priest@{SQUARE_NAMES[state.priest]}",
        *_write_board(world, state, usual),
        *_write_cards(world, state),
        *_write_mission(world, state, usual),
        *_write_going_on(world, state),
    ]
    return "; ".join(field for field in fields if field)


def _write_item(world: Any, item: int) -> str:
    kind, wear = item & 255, item >> 16 & MOST_WEAR
    left = "" if wear == WEAR_AT_FIRST[kind] else f":{FACES[wear] if kind == Kind.ROSARY else wear}"
    return f"{item_id(world, item)}{left}{'*' if item & PLACED else ''}{'!' if item & FRESH else ''}"


def _write_human(world: Any, human: Any) -> str:
    at = "" if human.square == NOWHERE else f"@{SQUARE_NAMES[human.square]}"
    words = [
        f"{CHARACTER_IDS[human.character]}{at}",
        FATES.get(Place(int(human.place)), ""),
        f"hp={human.hp}",
        f"[{' '.join(_write_item(world, int(item)) for item in human.items if item)}]",
        "" if human.seat == world.seat_of[human.character] else f"seat={human.seat + 1}",
        f"fell={human.fell_round}.{human.fell_slot}" if human.fell_round or human.fell_slot else "",
        "rue" if human.rue else "",
        "fallen" if human.fallen else "",
        f"heals={human.heals}" if human.heals else "",
        f"left={human.left}" if human.left else "",
        f"performed={','.join(_names(world, 'objectives', int(human.performed)))}" if human.performed else "",
    ]
    if human.secret != NOWHERE:
        secret = "?" if human.secret == HIDDEN else text_of(world, int(world.secrets[human.secret].label))
        words.append(f"secret={secret}")
    elif world.secret_count and PIECE_OF[human.character] != GUARD_PIECE:
        words.append("secret=-")
    return " ".join(word for word in words if word)


def _names(world: Any, what: str, members: int) -> list[str]:
    """The ids of objectives or triggers in a set."""
    ids = trigger_ids(world) if what == "triggers" else objective_ids(world)
    return [ids[k] for k in members_of(members)]


def _write_board(world: Any, state: Any, usual: Any) -> Iterator[str]:
    if state.floor_count:
        yield "floor " + " ".join(_write_lying(world, state, k) for k in range(int(state.floor_count)))
    if state.hidden.tolist() != hidden_by_sight(world, state):
        things = [32 * word + bit for word in (0, 1) for bit in members_of(int(state.hidden[word]))]
        yield "hidden " + listed(str(thing + 1) for thing in things)
    kinds, at = state.kinds.tolist(), state.at.tolist()
    if (kinds, at) != (usual.kinds.tolist(), usual.at.tolist()):
        shown = (f"{ENTITY_IDS[kinds[k]]}@{SQUARE_NAMES[at[k]]}" for k in range(int(state.subordinates)))
        yield "entities " + listed(shown)
    if state.lock_side.tolist() != usual.lock_side.tolist() or state.temporary:
        locked = [(door, side) for door, side in enumerate(state.lock_side.tolist()) if side != NOWHERE]
        shown = (f"{DOOR_IDS[door]}@{SQUARE_NAMES[side]}{'*' if state.temporary >> door & 1 else ''}" for door, side in locked)
        yield "locks " + listed(shown)
    if state.fire.tolist() != usual.fire.tolist():
        yield "fires " + listed(SQUARE_NAMES[square] for square in squares_of(state.fire))
    if state.stock.tolist() != usual.stock.tolist():
        yield "stock " + " ".join(map(str, state.stock.tolist()))
    if (state.exits.tolist(), state.open_exits.tolist()) != (usual.exits.tolist(), usual.open_exits.tolist()):
        ways_out = set(squares_of(state.open_exits))
        shown = (SQUARE_NAMES[square] + (":open" if square in ways_out else "") for square in squares_of(state.exits))
        yield "exits " + listed(shown)
    rued = [(room, last) for room, last in enumerate(state.rued.tolist()) if last]
    if rued:
        yield "rued " + " ".join(f"{AREA_IDS[room]}:{last}" for room, last in rued)
    lasting = [(k, last) for k, last in enumerate(state.modifier.tolist()) if last]
    modifiers = [f"{MODIFIER_IDS[k]}:{last}{'+' if state.coming >> k & 1 else ''}" for k, last in lasting]
    if modifiers or state.show_hand:
        yield " ".join(["modifiers", *modifiers, *(["show_hand"] if state.show_hand else [])])


def _write_lying(world: Any, state: Any, k: int) -> str:
    item, pool = int(state.floor[k]), int(state.floor_pool[k])
    told = _write_item(world, item) if item else "?"
    return f"{SQUARE_NAMES[state.floor_at[k]]}:{told}{f'/{pool}' if pool else ''}"


def _write_cards(world: Any, state: Any) -> Iterator[str]:
    if (state.rounds and not world.die) or state.hand.any() or state.played.any():
        yield "hand " + ("?" if state.hand[0] == NOWHERE else listed(ghost_cards(state.hand)))
        yield "played " + listed(ghost_cards(state.played))
    if state.extra:
        yield f"extra {state.extra}"
    ids = deck_ids(world)
    hidden = state.event_hand == NOWHERE
    if hidden:
        yield f"held ?{state.held}"
    elif state.event_hand or (state.rounds and world.events_mode == EventsMode.HAND):
        yield "held " + listed(ids[k] for k in members_of(int(state.event_hand)))
    if state.event_shown:
        yield "shown " + listed(ids[k] for k in members_of(int(state.event_shown)))
    known = int(state.event_shown) | (0 if hidden else int(state.event_hand))
    if state.deck != (((1 << int(world.deck_size)) - 1) & ~known if state.rounds else 0):
        yield "deck " + listed(ids[k] for k in members_of(int(state.deck)))


def _write_mission(world: Any, state: Any, usual: Any) -> Iterator[str]:
    for name, what in (("active", "objectives"), ("done", "objectives"), ("fired", "triggers")):
        if state[name] != usual[name]:
            yield f"{name} " + listed(_names(world, what, int(state[name])))
    times = [(k, count) for k, count in enumerate(state.times.tolist()) if count]
    if times:
        yield "times " + " ".join(f"{_names(world, 'objectives', 1 << k)[0]}:{count}" for k, count in times)
    if state.waiting:
        yield "waiting " + " ".join(_names(world, "triggers", int(state.waiting)))
    if state.running:
        yield "running " + _names(world, "triggers", 1 << int(state.running) - 1)[0]
    if state.removed.any():
        yield f"removed {state.removed[0]} {state.removed[1]}"
    if state.turned:
        yield "turned " + " ".join(str(seat + 1) for seat in members_of(int(state.turned)))
    if state.lost.any():
        yield "lost " + _write_kinds(state.lost.tolist())
    if state.made.tolist() != made_by_count(world, state):
        yield "made " + (_write_kinds(state.made.tolist()) or "-")


def _write_kinds(counts: list[int]) -> str:
    return " ".join(f"{KIND_IDS[kind]}:{count}" for kind, count in enumerate(counts) if count)


def _write_going_on(world: Any, state: Any) -> Iterator[str]:
    usual: Any = State.many(1)[0]
    usual.slot = state.slot
    usual.humans = state.humans
    forget(usual.turn)
    begin_usual_turn(world, usual)
    if state.turn.tolist() != usual.turn.tolist():
        yield _write_turn(world, state)
    strike = state.strike
    if any(strike.tolist()):
        yield _write_strike(state, strike)
    if state.mover != NOWHERE or state.chess:
        yield f"moves {_ghost_id(state, int(state.mover))} {CHESS_IDS[state.chess]}"
    if state.loser != NOWHERE:
        yield f"loses {piece_id(state, int(state.loser))}"
    if state.bolts or state.bolts_hour:
        yield f"bolts {state.bolts}{' hour' if state.bolts_hour else ''}"
    if state.prowled:
        yield f"prowled {state.prowled}"
    if state.over:
        yield f"over {SIDE_IDS[state.winner]}"
        return
    depth = int(state.agenda.depth)
    items = [_write_agenda(int(item)) for item in state.agenda.items[:depth][::-1]]
    if items != usual_agenda(state):
        yield "agenda " + " ".join(items)


def _ghost_id(state: Any, ghost: int) -> str:
    if ghost == NOWHERE:
        return "-"
    return CHARACTER_IDS[Character.PRIEST] if ghost == PRIEST_MOVER else piece_id(state, ghost)


def _pieces(state: Any, members: int) -> str:
    return ",".join(piece_id(state, piece) for piece in members_of(members))


def _write_turn(world: Any, state: Any) -> str:
    turn = state.turn
    if turn.piece == NOWHERE:
        return "turn -"
    words = [
        f"turn {piece_id(state, int(turn.piece))} actions={turn.actions}",
        f"walk={WALK_IDS[turn.walk]}" if turn.walk else "",
        f"steps={turn.steps}" if turn.steps else "",
        f"douse=#{turn.douse}" if turn.douse else "",
        "doused" if turn.doused else "",
        "lift" if turn.on_lift else "",
        "finished" if turn.finished else "",
        *(f"{name}={piece_id(state, int(turn[name]))}" for name in ("partner", "patient", "foe") if turn[name] != NOWHERE),
        f"given={_write_slots(int(turn.given), int(turn.given_ammo))}" if turn.given else "",
        f"asked={_write_slots(int(turn.asked), int(turn.asked_ammo))}" if turn.asked else "",
        *(f"{name}={_pieces(state, int(turn[name]))}" for name in ("refused", "cancelled") if turn[name]),
        f"weapon=#{turn.weapon + 1}" if turn.weapon else "",
    ]
    return " ".join(word for word in words if word)


def _write_slots(slots: int, tokens: int) -> str:
    return "+".join(f"#{slot + 1}" for slot in members_of(slots)) + (f"*{tokens}" if tokens else "")


def _write_strike(state: Any, strike: Any) -> str:
    if strike.targets:
        who = {Entity.PRIEST: "priest", Entity.MINION: piece_id(state, int(strike.number))}.get(
            Entity(int(strike.entity)), f"s{strike.number + 1}"
        )
        words = [f"strike {who}@{SQUARE_NAMES[strike.square]}", f"targets={_pieces(state, int(strike.targets))}"]
    else:
        words = ["strike -"]
    words += [f"asked={piece_id(state, int(strike.asked))}"] if strike.asked else []
    words += [f"passed={_pieces(state, int(strike.passed))}"] if strike.passed else []
    return " ".join(words)


def _write_agenda(item: int) -> str:
    kind, numbers = unpacked(item)
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return ":".join([ITEM_OF[kind], *map(str, numbers)])
