"""A mission, in the format for so many seats, written into the World record that the rules play with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ghostlight.core.errors import BadOption
from ghostlight.core.readings import by_letter

from ..map import set_of
from ..rules.items import PLACED, WEAR_AT_FIRST
from ..state import NAMED_NEED, NOWHERE, OBJECTIVES, ROUNDS, Attacks, Character, EventsMode, Goal, Kind, Side, When
from ..stored_texts import Pages
from .general import general_events
from .model import Card, Format, Matching, Mission, Outcome, Starter, Thing, Triggered, count_in
from .reading import LEAST_DECK, SHIPPED, read_mission, shipped


@lru_cache(maxsize=16)
def mission_of(value: str) -> Mission:
    """The mission that the option names: one of ours by its name, or else the whole text of a file."""
    return read_mission(shipped(value) if value in SHIPPED else value.encode(errors="surrogatepass"))


def configure(world: Any, options: Mapping[str, Any]) -> None:
    """Write the options into a world, the mission with all that it holds among them."""
    mission = mission_of(options["mission"])
    form = choose_format(mission, int(world.players), options["format"])
    _Writer(world, mission, form.name).write(form)
    if options["ghost_move"] != "mission":
        world.die = options["ghost_move"] == "die"
    if options["events_mode"] != "mission":
        world.events_mode = EventsMode[options["events_mode"].upper()]
    world.free_toilets = by_letter(options, "toilets", "occupied")
    world.from_attacker = by_letter(options, "wounds", "attacker")
    world.all_hurt = by_letter(options, "contact", "everybody")
    world.any_human = by_letter(options, "aid", "anybody")
    least = LEAST_DECK[EventsMode(world.events_mode)]
    if world.deck_size < least:
        mode = EventsMode(world.events_mode).name.lower()
        raise BadOption("museum-deck", mode=mode, least=least, mission=mission.title, count=int(world.deck_size))


def choose_format(mission: Mission, seats: int, wanted: str) -> Format:
    """The format of that name, or the first for so many seats."""
    found = mission.format_for(seats, None if wanted == "auto" else wanted)
    if found is not None:
        return found
    has = [BadOption("museum-format-seats", name=form.name, seats=len(form.seats)) for form in mission.formats]
    raise BadOption("museum-format", mission=mission.title, wanted=wanted, seats=seats, has=has)


class _Writer:
    """Writes one mission into one world."""

    def __init__(self, world: Any, mission: Mission, form: str) -> None:
        self.world, self.mission, self.form = world, mission, form
        self.pages = Pages(world)
        self.listed = self.effects = self.needs = self.things = 0

    def write(self, form: Format) -> None:
        self._seats(form)
        self._roster()
        self._items()
        self._board()
        self._clock_and_deck()
        self._objectives()
        self._secrets()
        self._triggers()
        self._overrides()
        world, mission = self.world, self.mission
        world.label, world.title = self.pages.write(mission.id), self.pages.write(mission.title)
        world.summary, world.date = self.pages.write(mission.summary), self.pages.write(mission.date)
        world.format, world.language = self.pages.write(form.name), self.pages.write(mission.language)

    # --- who

    def _seats(self, form: Format) -> None:
        world = self.world
        world.seat_of[:] = NOWHERE
        world.ghost_seats = world.picks = 0
        for seat, each in enumerate(form.seats):
            world.ghost_seats |= (each.side == Side.GHOST) << seat
            world.picks |= each.picks << seat
            for character in each.plays:
                world.seat_of[character] = seat

    def _roster(self) -> None:
        world = self.world
        world.roster[:] = NOWHERE
        world.start[:] = NOWHERE
        world.hp[:] = 0
        world.kit[:] = 0
        for place, each in enumerate(self.mission.roster):
            world.roster[place] = each.character
            world.start[each.character] = each.start
            world.hp[each.character] = each.hp
            self._kit(each)
        world.start[Character.PRIEST] = self.mission.priest

    def _kit(self, starter: Starter) -> None:
        """M-070: an item to a slot, and all ammunition in one."""
        items = [_item(thing) for thing in starter.items if thing.kind != Kind.AMMO]
        tokens = len(starter.items) - len(items)
        if tokens:
            first = next(k for k, thing in enumerate(starter.items) if thing.kind == Kind.AMMO)
            items.insert(first, Kind.AMMO | tokens << 16)
        for slot, item in enumerate(items):
            self.world.kit[starter.character, slot] = item

    # --- what lies about

    def _items(self) -> None:
        world, mission = self.world, self.mission
        world.named = len(mission.named)
        for k, each in enumerate(mission.named):
            world.named_kind[k] = each.kind
            world.named_label[k], world.named_name[k] = self.pages.write(each.id), self.pages.write(each.name)
        world.placement_count = len(mission.places)
        for place, found in zip(world.placements, mission.places, strict=False):
            place.first, place.things = self.things, len(found.items)
            place.square, place.squares = self._list(found.squares), len(found.squares)
            place.pool, place.hidden = found.pool, found.hidden
            for thing in found.items:
                world.things[self.things] = _item(thing) | PLACED
                self.things += 1

    def _list(self, squares: tuple[int, ...]) -> int:
        """Where these squares begin in the world's list."""
        first = self.listed
        for square in squares:
            self.world.listed[self.listed] = square
            self.listed += 1
        return first

    def _board(self) -> None:
        world, mission = self.world, self.mission
        world.lock_side[:] = NOWHERE
        for door, side in mission.locks.items():
            world.lock_side[door] = side
        world.fire[:] = set_of(mission.fires)
        world.exits[:] = set_of(mission.exits)
        world.open_exits[:] = set_of(square for square, is_open in mission.exits.items() if is_open)
        world.entity[:] = NOWHERE
        world.entity_at[:] = NOWHERE
        for k, (kind, square) in enumerate(mission.entities):
            world.entity[k], world.entity_at[k] = kind, square

    # --- what happens

    def _clock_and_deck(self) -> None:
        world, mission = self.world, self.mission
        world.clock, world.limit, world.events_mode = mission.start, mission.limit, mission.mode
        world.deck_size = len(mission.deck)
        for place, number in enumerate(mission.deck):
            world.deck[place] = number
        world.dated = len(mission.cards)
        for script, card in zip(world.cards, (*general_events(), *mission.cards), strict=False):
            self._script(script, card)

    def _script(self, script: Any, card: Card | Triggered) -> None:
        script.first, script.count = self.effects, len(card.effects)
        script.label = self.pages.write(card.id)
        script.title = self.pages.write(card.title if isinstance(card, Card) else "")
        for effect in card.effects:
            self._effect(self.world.effects[self.effects], effect)
            self.effects += 1

    def _effect(self, record: Any, effect: Outcome) -> None:
        record.kind, record.a, record.b, record.c = effect.kind, effect.a, effect.b, effect.c
        if effect.item is not None:
            record.a = _item(effect.item) | PLACED
        record.first, record.count = self._list(effect.squares), len(effect.squares)
        record.text = self.pages.write(effect.text)

    # --- what for

    def _objectives(self) -> None:
        world, mission = self.world, self.mission
        world.objective_count = len(mission.objectives)
        world.areas[:] = world.reaches = world.tasks = world.survivals = world.sought.kinds = 0
        world.sought.names[:] = 0
        for number, (record, each) in enumerate(zip(world.objectives, mission.objectives, strict=False)):
            record.kind, record.active, record.outside = each.kind, each.active, each.outside
            record.label, record.text = self.pages.write(each.id), self.pages.write(each.text)
            record.squares[:] = set_of(each.squares)
            record.count = count_in(each.count, self.form)
            _match(record.match, each.match)
            record.cost, record.consumes, record.until = each.cost, each.consumes, each.until
            record.what, record.must_leave = each.what, each.must_leave
            self._watch(each.squares, record, number)
            record.first, record.needs = self.needs, len(each.needs)
            for thing in each.needs:
                world.needs[self.needs] = thing.kind if thing.named == NOWHERE else NAMED_NEED * (1 + thing.named)
                self.needs += 1
        world.win_humans = sum(1 << each for each in set(mission.win_humans))
        world.win_ghost = sum(1 << each for each in set(mission.win_ghost))
        world.no_standing = mission.no_standing

    def _watch(self, squares: tuple[int, ...], objective: Any, number: int) -> None:
        """Where it matters to an objective what happens, and what it counts (goals.py): the rest needs no look at it."""
        world = self.world
        if objective.kind in (Goal.REACH, Goal.DELIVER):
            for square in squares:
                world.areas[square] |= 1 << number
        world.reaches |= int(objective.kind == Goal.REACH) << number
        world.tasks |= int(objective.kind == Goal.TASK) << number
        world.survivals |= int(objective.kind == Goal.SURVIVE) << number
        if objective.kind in (Goal.COLLECT, Goal.DELIVER):
            world.sought.kinds |= objective.match.kinds
            world.sought.names[:] |= objective.match.names

    def _secrets(self) -> None:
        self.world.secret_count = len(self.mission.secrets)
        for record, each in zip(self.world.secrets, self.mission.secrets, strict=False):
            record.kind, record.last, record.objective = each.kind, each.last, each.objective
            record.label, record.text = self.pages.write(each.id), self.pages.write(each.text)
            _match(record.match, each.match)
            record.times = count_in(each.times, self.form)

    def _triggers(self) -> None:
        self.world.trigger_count = len(self.mission.triggers)
        self.world.due[:] = 0
        for number, (record, each) in enumerate(zip(self.world.triggers, self.mission.triggers, strict=False)):
            record.when, record.objective = each.when, each.objective
            record.character, record.once = each.character, each.once
            record.squares[:] = set_of(each.squares)
            _match(record.match, each.match)
            self._script(record.script, each)
            if each.when == When.AREA_ENTERED:
                for square in each.squares:
                    self.world.areas[square] |= 1 << OBJECTIVES + number
            if each.when in (When.ROUND, When.TIME) and each.rounds <= ROUNDS:  # a later one never comes
                self.world.due[each.rounds] |= 1 << number

    def _overrides(self) -> None:
        world, overrides = self.world, self.mission.overrides
        world.die = overrides.ghost_move == "die"
        world.removed = overrides.death == "removed"
        world.human_attacks = Attacks[overrides.human_attacks.upper()]
        for key in (
            "human_actions",
            "steps_per_move",
            "inventory_slots",
            "toilet_capacity",
            "wounded_rounds",
            "vending_stock",
            "max_chaneques",
            "max_tzitzimitl",
            "lifts",
        ):
            setattr(world, key, getattr(overrides, key))


def _item(thing: Thing) -> int:
    return thing.kind | (thing.named + 1) << 8 | WEAR_AT_FIRST[thing.kind] << 16


def _match(record: Any, match: Matching) -> None:
    record.kinds = sum(1 << each for each in match.kinds)
    record.names[:] = 0
    for each in match.names:
        record.names[each >> 5] |= 1 << (each & 31)
