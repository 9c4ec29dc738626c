"""A mission as a client reads it: story, set-up, deck and special rules, all from the World."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec
import numpy as np

from .. import vocabulary
from ..map import AREA_IDS, DOOR_IDS, SQUARE_NAMES
from ..names import CHARACTER_IDS, EFFECT_IDS, ENTITY_IDS, KIND_IDS, MINUTES, MODIFIER_IDS, clock_text, item_id
from ..state import DOORS, NOWHERE, RANDOM, SUBORDINATES, Attacks, Character, Consequence, Modifier
from ..state import Effect as Kind
from ..stored_texts import text_of, translations
from .model import Overrides

KEPT = 32
"""Booklets that are remembered."""


class Lock(msgspec.Struct, frozen=True):
    door: str
    square: str  # the side from which it needs a key
    hour: bool  # it vanishes at the full hour


class Exit(msgspec.Struct, frozen=True):
    square: str
    open: bool


class Start(msgspec.Struct, frozen=True):
    id: vocabulary.Character
    square: str


class Named(msgspec.Struct, frozen=True):
    """An item that the mission has named."""

    id: str
    kind: vocabulary.Kind
    name: str


class Placed(msgspec.Struct, frozen=True):
    """Items, and the squares over which they are dealt; one square: all lie there."""

    items: list[str]
    squares: list[str]
    hidden: bool  # face down


class Stationed(msgspec.Struct, frozen=True):
    kind: vocabulary.Entity
    square: str


class Effect(msgspec.Struct, frozen=True):
    """What an event brings, for the message museum-effect-TYPE."""

    type: vocabulary.EffectType
    entity: vocabulary.Entity | None = None
    squares: list[str] = []
    door: str | None = None
    side: str | None = None
    area: str | None = None  # a room, or `random`
    item: str | None = None
    n: int | None = None
    rounds: int | None = None
    name: str | None = None  # of a modifier, an objective or an event
    text: str | None = None
    until: bool = False  # only until the full hour


class Card(msgspec.Struct, frozen=True):
    id: str
    title: str
    effects: list[Effect]


class Rule(msgspec.Struct, frozen=True):
    """An override that differs from the usual."""

    key: str
    value: str


class Booklet(msgspec.Struct, frozen=True):
    id: str
    title: str
    summary: str
    date: str
    format: str
    start: str
    limit: str
    starts: list[Start]
    priest: str
    items: list[Named]
    places: list[Placed]
    locks: list[Lock]
    fires: list[str]
    exits: list[Exit]
    entities: list[Stationed]
    deck: list[Card]
    secrets: list[str]  # that there are, in words; who has which is another matter
    rules: list[Rule]
    language: str  # that all these texts are in; empty: the mission does not say
    texts: dict[str, dict[str, str]]  # by text and language: what it is in the others; messages that come later too


_known: OrderedDict[bytes, Booklet] = OrderedDict()


def booklet_of(world: Any) -> Booklet:
    """Made once for each mission: it never changes in a game."""
    digest = hashlib.sha1(usedforsecurity=False)
    for name in _READ:
        digest.update(np.ascontiguousarray(getattr(world, name)).tobytes())
    key = digest.digest()
    if key not in _known:
        _known[key] = _make(world)
        while len(_known) > KEPT:
            _known.popitem(last=False)
    return _known[key]


_READ = (
    *(
        "texts",
        "label",
        "title",
        "summary",
        "date",
        "format",
        "language",
        "clock",
        "limit",
        "die",
        "deck",
        "deck_size",
        "cards",
        "dated",
    ),
    *("effects", "listed", "roster", "start", "named", "named_kind", "things", "placements", "placement_count", "lock_side"),
    *("fire", "exits", "open_exits", "entity", "entity_at", "secret_count", "secrets", "human_actions", "steps_per_move"),
    *("inventory_slots", "toilet_capacity", "wounded_rounds", "removed", "vending_stock", "max_chaneques", "max_tzitzimitl"),
    *("human_attacks", "lifts"),
)
"""All of a World that a booklet says something of."""


def _make(world: Any) -> Booklet:
    def text(reference: Any) -> str:
        return text_of(world, int(reference))

    return Booklet(
        id=text(world.label),
        title=text(world.title),
        summary=text(world.summary),
        date=text(world.date),
        format=text(world.format),
        start=clock_text(int(world.clock)),
        limit=clock_text(int(world.clock) + MINUTES * int(world.limit)),
        starts=[
            Start(CHARACTER_IDS[each], SQUARE_NAMES[world.start[each]]) for each in world.roster.tolist() if each != NOWHERE
        ],
        priest=SQUARE_NAMES[world.start[Character.PRIEST]],
        items=[
            Named(text(world.named_label[k]), KIND_IDS[world.named_kind[k]], text(world.named_name[k]))
            for k in range(int(world.named))
        ],
        places=[_placed(world, world.placements[k]) for k in range(int(world.placement_count))],
        locks=[
            Lock(DOOR_IDS[door], SQUARE_NAMES[world.lock_side[door]], hour=False)
            for door in range(1, DOORS)
            if world.lock_side[door] != NOWHERE
        ],
        fires=squares_in(world.fire),
        exits=exits_of(world.exits, world.open_exits),
        entities=[
            Stationed(ENTITY_IDS[world.entity[k]], SQUARE_NAMES[world.entity_at[k]])
            for k in range(SUBORDINATES)
            if world.entity[k] != NOWHERE
        ],
        deck=[_card(world, world.cards[number]) for number in world.deck[: int(world.deck_size)].tolist()],
        secrets=[text(world.secrets[k].text) for k in range(int(world.secret_count))],
        rules=_rules(world),
        language=text(world.language),
        texts=translations(world),
    )


def squares_in(squares: Any) -> list[str]:
    """The names of a set of squares."""
    words = np.asarray(squares).tolist()
    return [SQUARE_NAMES[32 * word + bit] for word, bits in enumerate(words) if bits for bit in range(32) if bits >> bit & 1]


def exits_of(exits: Any, open_exits: Any) -> list[Exit]:
    ways_out = squares_in(open_exits)
    return [Exit(square, square in ways_out) for square in squares_in(exits)]


def _listed(world: Any, first: int, count: int) -> list[str]:
    return [SQUARE_NAMES[square] for square in world.listed[first : first + count].tolist()]


def _placed(world: Any, placement: Any) -> Placed:
    first = int(placement.first)
    return Placed(
        items=[item_id(world, item) for item in world.things[first : first + int(placement.things)].tolist()],
        squares=_listed(world, int(placement.square), int(placement.squares)),
        hidden=bool(placement.hidden),
    )


def _card(world: Any, script: Any) -> Card:
    first = int(script.first)
    return Card(
        id=text_of(world, int(script.label)),
        title=text_of(world, int(script.title)),
        effects=[effect_view(world, world.effects[k]) for k in range(first, first + int(script.count))],
    )


def effect_view(world: Any, effect: Consequence) -> Effect:
    kind, a, b = Kind(int(effect.kind)), int(effect.a), int(effect.b)
    type_, until = EFFECT_IDS[kind], bool(effect.c)
    squares = _listed(world, int(effect.first), int(effect.count))
    match kind:
        case Kind.SPAWN:
            return Effect(type_, entity=ENTITY_IDS[a], n=b or None, squares=squares)
        case Kind.LOCK:
            return Effect(type_, door=DOOR_IDS[a], side=SQUARE_NAMES[b], until=until)
        case Kind.LOCK_CHOICE:
            return Effect(type_, n=a, until=until)
        case Kind.UNLOCK:
            return Effect(type_, door=DOOR_IDS[a])
        case Kind.FIRE_ROOM:
            return Effect(type_, area="random" if a == RANDOM else AREA_IDS[a], n=b)
        case Kind.MESSAGE:
            return Effect(type_, text=text_of(world, int(effect.text)))
        case Kind.EVENT:
            return Effect(type_, name=text_of(world, int(world.cards[a].label)))
        case Kind.PLACE:
            return Effect(type_, item=item_id(world, a), squares=[SQUARE_NAMES[b]])
        case Kind.PLACE_RANDOM_ROOM:
            return Effect(type_, item=item_id(world, a), area="random")
        case Kind.OPEN_EXIT | Kind.CLOSE_EXIT:
            return Effect(type_, squares=[SQUARE_NAMES[a]])
        case Kind.ACTIVATE:
            return Effect(type_, name=text_of(world, int(world.objectives[a].label)))
        case Kind.MODIFIER:
            return Effect(type_, name=MODIFIER_IDS[a], rounds=None if a == Modifier.SHOW_HAND else b)
        case Kind.RESTOCK | Kind.EXTRA_MOVE:
            return Effect(type_, n=a)
    return Effect(type_, squares=squares)


def _rules(world: Any) -> list[Rule]:
    usual = Overrides()
    here: dict[str, str | int | bool] = {
        "ghost_move": "die" if world.die else "deck",
        "death": "removed" if world.removed else "minion",
        "human_attacks": Attacks(int(world.human_attacks)).name.lower(),
        "lifts": bool(world.lifts),
    }
    found = []
    for key in Overrides.__dataclass_fields__:
        value = here.get(key, int(getattr(world, key)) if key not in here else 0)
        if value != getattr(usual, key):
            found.append(Rule(key, str(value).lower()))
    return found
