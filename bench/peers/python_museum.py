"""Museum's First Night between two humans and the Priest as an ordinary Python class, to measure the compiled rules against.

It has every choice that this mission offers at a table with the usual options, by the letter of the rulebook, so its games
are as long as ours and end alike (bench/tests/test_peers.py). Left out is what cannot happen in it: other missions and their
format, other tables, the guard, tzitzimitl, tasks, secrets, items that lie face down, the chess die instead of cards, events
held in the hand, locks that events bring, a full toilet. Also left out is work that ours does besides: no events are told, no
position can be copied or gone on from, and only what a choice may have changed is examined for objectives and victory. All of
this makes it quicker.
The board is read by ours and kept in plain lists.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any, TypeVar

from ghostlight import load

Option = tuple[Any, ...]
Share = tuple[tuple[int, ...], int]
"""Items that change hands: their places in an inventory, and how many tokens of ammunition."""
T = TypeVar("T")

WIDTH, SQUARES, SLOTS, ROUNDS, HOUR, WOUND_ROUNDS = 16, 256, 4, 11, 6, 3
PRIEST_SLOT, SUBORDINATES_SLOT, CLOCK_SLOT = 6, 7, 8
SEALS_NEEDED, ESCAPES_NEEDED, MOST_CHANEQUES = 2, 1, 3
STANDING, WOUNDED, DEAD, GONE = "standing", "wounded", "dead", "gone"
WEAR = {"macuahuitl": 1, "hammer": 2, "extinguisher": 2, "ammo": 1}
WEAPONS = {"macuahuitl", "hammer"}
POINTS = {"energy_drink": 1, "first_aid": 2}
HUMANS = {"itzel": (1, 3, "key"), "bruno": (2, 4, "hammer"), "remedios": (3, 3, "rosary"), "quiroz": (4, 3, "first_aid")}
DECK = ["pawn", "pawn", "king", "king", "knight", "knight", "rook", "bishop", "queen"]
DIE = ["pawn", "rook", "knight", "bishop", "queen", "king"]
EVENTS = ["EV-01", "EV-03", "EV-05", "EV-06", "EV-07", "EV-09", "EV-10", "EV-11", "EV-12", "FN-1"]


# --- the board, worked out once ----------------------------------------------------------------------------------------


TABLES = load("museum").tables


def _square(name: str) -> int:
    """`B-3`: the column's letter, then the row."""
    return WIDTH * (ord(name[0]) - ord("A")) + int(name[2:]) - 1


def _squares(names: str) -> list[int]:
    return [_square(name) for name in names.split()]


START, PRIEST_START, EXIT, KIT_AT, CHANEQUE_AT, LOCKED, LOCK_SIDE = _squares("B-3 K-6 A-2 D-8 G-4 G-15 F-15")
SEAL_POOL = _squares("C-14 H-12 H-15 K-14")
SEALS = 3
ITEM_POOL = _squares("B-8 E-6 F-2 G-1 A-10 F-9 D-15 G-12 L-15 O-14")
ITEMS = ["key", "macuahuitl", "hammer", "amulet", "rue", "first_aid", "pistol", "ammo", "ammo"]
FLOOR_SPAWNS = _squares("G-4 F-12 M-12 N-4")
BELL_AT = FLOOR_SPAWNS[1]

AREA = TABLES["AREA"]
KINDS = [TABLES["AREAS"][area]["kind"] for area in AREA]
FLOORS = [TABLES["AREAS"][area]["floor"] for area in AREA]
WALL_OR_NOT = TABLES["EDGES"]  # by square, a letter a side: wall, open, door, stairs, lift
ROOM = [area if kind == "room" else None for area, kind in zip(AREA, KINDS, strict=True)]
ROOMS = [
    [square for square in range(SQUARES) if ROOM[square] == k]
    for k, area in enumerate(TABLES["AREAS"])
    if area["kind"] == "room"
]
RECEPTION = frozenset(next(room for room in ROOMS if START in room))
TOILETS = frozenset(square for square in range(SQUARES) if KINDS[square] == "toilet")
LIFTS = [_square(name) for name, feature in TABLES["FEATURES"].items() if feature == "lift"]
MACHINES = [_square(name) for name, feature in TABLES["FEATURES"].items() if feature == "machine"]
_DOORS = {frozenset(map(_square, door["squares"])): number for number, door in enumerate(TABLES["DOORS"], 1)}
INNER = [[square for square in room if any(square in pair for pair in _DOORS)] for room in ROOMS]
FIRST_LOCK = {_DOORS[frozenset((LOCKED, LOCK_SIDE))]: LOCK_SIDE}


def _beside(square: int, direction: int) -> int:
    """The neighbour to the north, east, south or west, where there is one."""
    return square + (1, WIDTH, -1, -WIDTH)[direction]


def _ways(square: int) -> list[Option]:
    """The steps from a square in direction order, each as an option: to which square, and through which door (0: none)."""
    ways: list[Option] = []
    for direction, edge in enumerate(WALL_OR_NOT[square]):
        if edge in "ODS":
            to = _beside(square, direction)
            ways.append(("step", to, _DOORS.get(frozenset((square, to)), 0)))
    return ways


def _line_of_fire(square: int) -> frozenset[int]:
    """M-155."""
    if KINDS[square] == "room":
        return frozenset(ROOMS[AREA[square]]) - {square}
    found: set[int] = set()
    for direction in range(4 if KINDS[square] == "corridor" else 0):
        at = square
        while WALL_OR_NOT[at][direction] == "O":
            at = _beside(at, direction)
            found.add(at)
    return frozenset(found)


def _rays(square: int, ways: Sequence[tuple[int, int]], farthest: int) -> list[list[int]]:
    rays = []
    for across, along in ways:
        column, row = divmod(square, WIDTH)
        ray = []
        for _ in range(farthest):
            column, row = column + across, row + along
            if not (0 <= column < WIDTH and 0 <= row < WIDTH):
                break
            ray.append(WIDTH * column + row)
        rays.append(ray)
    return rays


WAYS = [_ways(square) for square in range(SQUARES)]
REACH = [{to: door for _, to, door in WAYS[square] if FLOORS[to] == FLOORS[square]} for square in range(SQUARES)]
LINE = [_line_of_fire(square) for square in range(SQUARES)]
_STRAIGHT, _DIAGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)], [(1, 1), (1, -1), (-1, -1), (-1, 1)]
_JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
_CHESS = {
    "pawn": (_STRAIGHT, 1),
    "king": (_STRAIGHT + _DIAGONAL, 1),
    "knight": (_JUMPS, 1),
    "rook": (_STRAIGHT, WIDTH),
    "bishop": (_DIAGONAL, WIDTH),
    "queen": (_STRAIGHT + _DIAGONAL, WIDTH),
}
RAYS = {chess: [_rays(square, *how) for square in range(SQUARES)] for chess, how in _CHESS.items()}
ENDS = {chess: [[end for ray in rays for end in ray] for rays in by_square] for chess, by_square in RAYS.items()}
SUBSETS = [[each for size in range(n + 1) for each in combinations(range(n), size)] for n in range(SLOTS + 1)]


# --- pieces and items --------------------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Item:
    """`wear`: uses left, or tokens of ammunition; a rosary is on or off."""

    kind: str
    wear: int = 0
    on: bool = True


@dataclass(slots=True, eq=False)
class Human:
    name: str
    number: int
    most: int
    hp: int
    square: int
    items: list[Item] = field(default_factory=list)
    place: str = STANDING
    fell: tuple[int, int] | None = None  # round and slot
    rue: bool = False

    def find(self, kind: str) -> Item | None:
        for item in self.items:
            if item.kind == kind:
                return item
        return None

    def has_room(self, item: Item) -> bool:
        """M-070."""
        return len(self.items) < SLOTS or (item.kind == "ammo" and self.find("ammo") is not None)

    def put_in(self, item: Item) -> None:
        held = self.find("ammo") if item.kind == "ammo" else None
        if held is None:
            self.items.append(item)
        else:
            held.wear += item.wear

    def weapons(self) -> list[Item]:
        """M-144."""
        return [
            item for item in self.items if item.kind in WEAPONS or (item.kind == "pistol" and self.find("ammo") is not None)
        ]

    def defences(self) -> list[Item]:
        """M-143."""
        return [item for item in self.items if item.kind == "amulet" or (item.kind == "rosary" and item.on)] + self.weapons()


@dataclass(slots=True, eq=False)
class Entity:
    """The Priest, or a chaneque."""

    square: int


def new_item(kind: str) -> Item:
    return Item(kind, WEAR.get(kind, 0))


class Over(Exception):
    """The game has ended: a side has won."""


class Museum:
    """One game: `play` asks `choose` for every decision until it is over."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.random = chance.random
        self.decisions = 0
        self.winner = ""
        self.round = self.slot = self.left = self.extra = 0
        self.humans: list[Human] = []
        self.priest = Entity(PRIEST_START)
        self.chaneques: list[Entity] = []  # oldest first
        self.floor: dict[int, list[Item]] = {}
        self.made: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.locks = dict(FIRST_LOCK)  # door: its lock side
        self.fire: set[int] = set()
        self.stock = dict.fromkeys(MACHINES, 2)
        self.hand: list[str] = []
        self.deck = list(EVENTS)
        self.rued: dict[int, int] = {}  # room: the last round
        self.modifiers: dict[str, int] = {}  # the last round
        self.exit_open = False

    def choose(self, options: Sequence[T]) -> T:
        """A uniformly random one; where there is no choice there is no decision."""
        if len(options) == 1:
            return options[0]
        self.decisions += 1
        return options[int(self.random() * len(options))]

    def roll(self) -> int:
        return 1 + int(self.random() * 6)

    # --- the course of the game

    def play(self) -> None:
        self.set_up()
        try:
            while True:
                self.play_round()
        except Over:
            pass

    def points(self) -> list[int]:
        """M-245: a seat whose human has died is on the ghost's side."""
        with_ghosts = [*(human.place == DEAD for human in self.humans), True]
        return [int(ghost == (self.winner == "ghost")) for ghost in with_ghosts]

    def set_up(self) -> None:
        names = list(HUMANS)
        for _ in range(2):
            name = self.choose(names)
            names.remove(name)
            number, hp, item = HUMANS[name]
            self.humans.append(Human(name, number, hp, hp, START, [self.make(item)]))
        self.humans.sort(key=lambda human: human.number)
        self.by_number = {human.number: human for human in self.humans}
        for square in self.chance.sample(SEAL_POOL, SEALS):
            self.lay(self.make("artefact"), square)
        for kind, square in zip(ITEMS, self.chance.sample(ITEM_POOL, len(ITEMS)), strict=True):
            self.lay(self.make(kind), square)
        self.lay(self.make("extinguisher"), KIT_AT)
        self.hand = self.chance.sample(DECK, 6)

    def play_round(self) -> None:
        self.round += 1
        for slot in range(1, CLOCK_SLOT + 1):
            self.slot = slot
            self.play_slot(slot)
            for human in self.humans:  # M-164
                if human.fell == (self.round - WOUND_ROUNDS, slot):
                    human.fell, human.place = None, DEAD

    def play_slot(self, slot: int) -> None:
        """M-041 to M-043."""
        human = self.by_number.get(slot)
        if human is not None:
            if human.place == STANDING:
                self.take_turn(human)
            elif human.place == DEAD:
                self.move_ghost(human, self.roll_chess())
        elif slot == PRIEST_SLOT:
            self.move_priest()
        elif slot == SUBORDINATES_SLOT:
            for chaneque in list(self.chaneques):
                self.prowl(chaneque)
        elif slot == CLOCK_SLOT:
            self.strike_clock()

    def check_end(self) -> None:
        """M-240, M-241."""
        if not any(human.place == STANDING for human in self.humans):
            self.finish("humans" if self.exit_open and self.left >= ESCAPES_NEEDED else "ghost")

    def finish(self, side: str) -> None:
        self.winner = side
        raise Over

    def examine_seals(self, square: int) -> None:
        """Something may have come to, or gone from, this square: are there seals enough in the reception?"""
        if self.exit_open or square not in RECEPTION:
            return
        seals = 0
        for human in self.humans:
            if human.place == STANDING and human.square in RECEPTION:
                seals += sum(item.kind == "artefact" for item in human.items)
        for at, items in self.floor.items():
            if at in RECEPTION:
                seals += sum(item.kind == "artefact" for item in items)
        if seals >= SEALS_NEEDED:
            self.exit_open = True
            self.spawn(CHANEQUE_AT)

    # --- items

    def make(self, kind: str) -> Item:
        self.made[kind] += 1
        return new_item(kind)

    def lay(self, item: Item, square: int) -> None:
        self.floor.setdefault(square, []).append(item)

    def consume(self, human: Human, item: Item) -> None:
        self.lost[item.kind] += 1
        if item.kind == "ammo" and item.wear > 1:
            item.wear -= 1
        else:
            human.items.remove(item)

    def wear_down(self, human: Human, weapon: Item) -> None:
        """M-149."""
        if weapon.kind == "pistol":
            ammo = human.find("ammo")
            assert ammo is not None
            self.consume(human, ammo)
        else:
            self.wear_off(human, weapon)

    def wear_off(self, human: Human, item: Item) -> None:
        item.wear -= 1
        if item.wear == 0:
            self.consume(human, item)

    def pick_up(self, human: Human, item: Item) -> None:
        lying = self.floor[human.square]
        lying.remove(item)
        if not lying:
            del self.floor[human.square]
        self.dropped.discard(item)
        human.put_in(item)

    # --- the turn of a human

    def take_turn(self, human: Human) -> None:
        self.acting, self.actions, self.steps = human, 2, 0
        self.walking = ""  # "move", "bonus"
        self.on_lift, self.finished = human.square in LIFTS, False
        self.dousing: Item | None = None
        self.doused = False
        self.dropped: set[Item] = set()
        self.refused: set[Human] = set()
        self.cancelled: set[Human] = set()
        while human.place == STANDING:
            options = self.walk_options() if self.walking and self.steps else []
            if not options:
                self.walking, self.steps, self.dousing, self.doused = "", 0, None, False
                options = self.turn_options()
            deed, *about = self.choose(options)
            if deed == "end":
                break
            getattr(self, deed)(*about)

    def step_options(self, bonus: bool) -> list[Option]:
        """M-080 to M-085."""
        ways = WAYS[self.acting.square]
        if not self.locks or (not bonus and self.acting.find("key") is not None):
            return list(ways)
        here, locks = self.acting.square, self.locks
        return [way for way in ways if locks.get(way[2]) != here]

    def free_options(self) -> list[Option]:
        """M-053 to M-055."""
        me = self.acting
        options: list[Option] = [("drop", item) for item in me.items]
        for item in self.floor.get(me.square, ()):
            if item not in self.dropped and me.has_room(item):
                options.append(("take", item))
        return options

    def walk_options(self) -> list[Option]:
        """DP-03, DP-04: none if no step is possible any more."""
        options = self.step_options(self.walking == "bonus")
        return [*options, *self.free_options(), ("stop",)] if options else options

    def turn_options(self) -> list[Option]:
        """DP-02."""
        options: list[Option] = []
        if self.actions:
            me = self.acting
            if not self.finished:
                options = self.step_options(False)
                extinguisher = me.find("extinguisher")
                if extinguisher is not None:
                    options += [("douse", extinguisher, to, door) for _, to, door in options]
                if self.on_lift and "lifts_off" not in self.modifiers:
                    options += [("ride", lift) for lift in LIFTS if lift != me.square]
            for item in me.items:
                if item.kind in POINTS:
                    options += [("heal", item, human) for human in self.patients()]
                elif item.kind == "rue":
                    options += [("shield", item, human) for human in self.patients()]
                    if ROOM[me.square] is not None and not self.is_haunted(me.square):
                        options.append(("shelter", item))
            for other in self.humans:
                if other is not me and other.place == STANDING:
                    self.add_deeds_with(other, options)
            if me.find("pistol") is not None:
                self.add_shots(options)
            if self.exit_open and me.square == EXIT:
                options.append(("leave",))
        options += self.free_options()
        options.append(("end",))
        return options

    def in_reach(self, square: int) -> bool:
        """M-058."""
        here = self.acting.square
        if square == here:
            return True
        door = REACH[here].get(square)
        return door is not None and door not in self.locks

    def patients(self) -> list[Human]:
        return [human for human in self.humans if human.place in (STANDING, WOUNDED) and self.in_reach(human.square)]

    def is_haunted(self, square: int) -> bool:
        """M-173."""
        area = AREA[square]
        return (
            AREA[self.priest.square] == area
            or any(AREA[chaneque.square] == area for chaneque in self.chaneques)
            or any(human.place == DEAD and AREA[human.square] == area for human in self.humans)
        )

    def add_deeds_with(self, other: Human, options: list[Option]) -> None:
        """M-059, M-157."""
        me = self.acting
        if me.items and other not in self.cancelled and self.in_reach(other.square) and any(self.gifts(other)):
            options.append(("hand_over", other))
        if other.square == me.square and me.square not in TOILETS:
            options += [("attack", other, weapon) for weapon in me.weapons()]

    def add_shots(self, options: list[Option]) -> None:
        """M-154."""
        me = self.acting
        if me.find("ammo") is None or "no_shots" in self.modifiers:
            return
        line = LINE[me.square]
        options += [("shoot", human) for human in self.humans if human.place == STANDING and human.square in line]
        options += [("shoot", chaneque) for chaneque in self.chaneques if chaneque.square in line]

    # --- walking

    def step(self, to: int, door: int) -> None:
        if not self.walking:
            self.begin_move()
        me = self.acting
        if door in self.locks:
            if self.locks[door] == me.square:
                key = me.find("key")
                assert key is not None
                self.consume(me, key)
            del self.locks[door]
        me.square = to
        self.steps -= 1
        self.on_lift = False
        if to in LIFTS:  # M-090
            self.finished, self.steps = True, 0
        self.enter()
        if me.place == STANDING and self.stock.get(to) and len(me.items) < SLOTS and self.choose((True, False)):
            self.stock[to] -= 1
            me.items.append(self.make("energy_drink"))

    def douse(self, extinguisher: Item, to: int, door: int) -> None:
        self.begin_move()
        self.dousing = extinguisher
        self.step(to, door)

    def begin_move(self) -> None:
        self.actions -= 1
        self.walking = "move"
        self.steps = 1 if "slow" in self.modifiers else 2

    def stop(self) -> None:
        self.steps = 0

    def ride(self, lift: int) -> None:
        self.actions -= 1
        self.acting.square = lift
        self.on_lift, self.finished = False, True
        self.enter()

    def enter(self) -> None:
        """M-087."""
        me = self.acting
        square = me.square
        if square in self.fire:
            self.meet_fire()
        if square not in TOILETS:
            if self.priest.square == square:
                self.strike(square, PRIEST_SLOT, me)
            for other in self.humans:
                if other.place == DEAD and other.square == square:
                    self.strike(square, other.number, me)
            for chaneque in [each for each in self.chaneques if each.square == square]:
                if self.strike(square, SUBORDINATES_SLOT, me):
                    self.chaneques.remove(chaneque)
        self.examine_seals(square)

    def meet_fire(self) -> None:
        """M-112, M-113."""
        me = self.acting
        if self.walking == "move" and (self.dousing is not None or self.doused):
            self.fire.discard(me.square)
            if not self.doused and self.dousing is not None:
                self.doused = True
                self.wear_off(me, self.dousing)
        else:
            self.lose_point(me)

    # --- free acts

    def take(self, item: Item) -> None:
        self.pick_up(self.acting, item)
        self.examine_seals(self.acting.square)

    def drop(self, item: Item) -> None:
        me = self.acting
        if item is self.dousing:
            self.dousing, self.doused = None, False
        if item.kind == "ammo" and item.wear > 1:
            item.wear -= 1
            item = new_item("ammo")
        else:
            me.items.remove(item)
        self.dropped.add(item)
        self.lay(item, me.square)
        self.examine_seals(me.square)

    # --- using items, leaving

    def heal(self, item: Item, patient: Human) -> None:
        """M-163, M-170 to M-172."""
        self.actions -= 1
        self.consume(self.acting, item)
        points = POINTS[item.kind]
        if patient.place == STANDING:
            patient.hp = min(patient.most, patient.hp + points)
        else:
            patient.place, patient.fell, patient.hp = STANDING, None, min(patient.most, points)
            self.recover(patient)
        if item.kind == "energy_drink" and not self.finished:
            self.walking, self.steps = "bonus", self.roll()

    def recover(self, patient: Human) -> None:
        """DP-11."""
        while takeable := [item for item in self.floor.get(patient.square, ()) if patient.has_room(item)]:
            chosen = self.choose([*takeable, None])
            if chosen is None:
                break
            self.pick_up(patient, chosen)
        self.examine_seals(patient.square)

    def shelter(self, item: Item) -> None:
        self.actions -= 1
        self.consume(self.acting, item)
        self.rued[AREA[self.acting.square]] = self.round + 1

    def shield(self, item: Item, patient: Human) -> None:
        self.actions -= 1
        self.consume(self.acting, item)
        patient.rue = True

    def leave(self) -> None:
        """M-065."""
        self.actions -= 1
        self.left += 1
        self.acting.place, self.acting.square, self.acting.rue = GONE, -1, False
        self.check_end()

    # --- handing over

    def shares(self, items: list[Item], empty: bool = False) -> list[Share]:
        found: list[Share] = []
        for places in SUBSETS[len(items)][0 if empty else 1 :]:
            tokens = [items[place].wear for place in places if items[place].kind == "ammo"]
            found += [(places, count) for count in range(1, tokens[0] + 1)] if tokens else [(places, 0)]
        return found

    def fits(self, given: Share, partner: Human, asked: Share) -> bool:
        """M-061."""
        mine, theirs = self.acting.items, partner.items
        return _slots_after(mine, given, theirs, asked) <= SLOTS and _slots_after(theirs, asked, mine, given) <= SLOTS

    def gifts(self, partner: Human) -> Iterator[Share]:
        """DP-06: all that may be given, for nothing or for something."""
        refused = partner in self.refused
        for given in self.shares(self.acting.items):
            if self.fits(given, partner, ((), 0)) or (
                not refused and any(self.fits(given, partner, asked) for asked in self.shares(partner.items))
            ):
                yield given

    def hand_over(self, partner: Human) -> None:
        given = self.choose([*self.gifts(partner), None])
        if given is None:
            self.cancelled.add(partner)
            return
        wishes: list[Share] = [((), 0)] if partner in self.refused else self.shares(partner.items, empty=True)
        asked = self.choose([wish for wish in wishes if self.fits(given, partner, wish)])
        if asked[0] and not self.choose((True, False)):  # M-062
            self.refused.add(partner)
            return
        self.actions -= 1
        gift, price = _pull(self.acting.items, given), _pull(partner.items, asked)
        for item in gift:
            partner.put_in(item)
        for item in price:
            self.acting.put_in(item)
        self.examine_seals(self.acting.square)
        self.examine_seals(partner.square)

    # --- humans against others

    def shoot(self, target: Human | Entity) -> None:
        """M-154."""
        me = self.acting
        self.actions -= 1
        ammo = me.find("ammo")
        assert ammo is not None
        self.consume(me, ammo)
        if isinstance(target, Human):
            self.lose_point(target)
        else:
            self.chaneques.remove(target)

    def attack(self, foe: Human, weapon: Item) -> None:
        """M-157 to M-159."""
        me = self.acting
        self.actions -= 1
        answer = self.choose([*foe.weapons(), None])
        loser = foe
        if answer is not None:
            if self.defender_wins():
                loser = me
            self.wear_down(foe, answer)
        self.wear_down(me, weapon)
        self.lose_point(loser)

    def defender_wins(self) -> bool:
        """M-148."""
        while True:
            defence, attack = self.roll(), self.roll()
            if defence != attack:
                return defence > attack

    # --- entities attack

    def strike(self, square: int, slot: int, entered: Human | None = None) -> bool:
        """M-140 to M-151, by the letter: whether there was an attack. `slot`: the attacker's."""
        here = [human for human in self.humans if human.square == square and human.place == STANDING]
        if entered is not None and entered not in here:
            targets = []
        else:
            targets = [] if square in TOILETS else [human for human in here if not human.rue or human is entered]
        if not targets or "peace" in self.modifiers:
            return False
        turning = [item for human in targets for item in human.items if item.kind == "rosary" and not item.on]
        if not self.is_averted(here):
            for human in targets:
                human.hp -= 1
        for rosary in turning:
            rosary.on = True
        for human in targets:
            if human.hp == 0:
                self.fall(human, slot)
        return True

    def is_averted(self, here: list[Human]) -> bool:
        """M-143: the first who names a defence answers for all."""
        for human in here:
            defence = self.choose([*human.defences(), None])
            if defence is None:
                continue
            if defence.kind == "amulet":
                self.consume(human, defence)
                return True
            if defence.kind == "rosary":
                defence.on = False
                return True
            won = self.defender_wins()
            self.wear_down(human, defence)
            return won
        return False

    def lose_point(self, human: Human) -> None:
        human.hp -= 1
        if human.hp == 0:
            self.fall(human, self.slot)

    def fall(self, human: Human, slot: int) -> None:
        """M-162, M-164: counted from the attacker's slot."""
        human.place, human.fell = WOUNDED, (self.round + (slot < self.slot), slot)
        for item in human.items:
            if item.kind == "ammo":
                for _ in range(item.wear):
                    self.lay(new_item("ammo"), human.square)
            else:
                self.lay(item, human.square)
        human.items.clear()
        self.examine_seals(human.square)
        self.check_end()

    # --- ghosts

    def roll_chess(self) -> str:
        return DIE[int(self.random() * 6)]

    def ends(self, start: int, chess: str) -> list[int]:
        """M-181 to M-183, M-102, M-174."""
        occupied = {human.square for human in self.humans if human.square in TOILETS and human.place in (STANDING, WOUNDED)}
        if not self.rued and not occupied:
            return ENDS[chess][start]
        found = []
        for ray in RAYS[chess][start]:
            for square in ray:
                if AREA[square] in self.rued:
                    break
                if square not in occupied:
                    found.append(square)
        return found

    def move_priest(self) -> None:
        """M-184, M-187."""
        start = self.priest.square
        cards = sorted(set(self.hand))
        movable = [card for card in cards if self.ends(start, card)]
        card = self.choose(movable or cards)
        self.hand.remove(card)
        extra, self.extra = self.extra, 0
        self.move_ghost(self.priest, card)
        for _ in range(extra):
            self.move_ghost(self.priest, self.roll_chess())

    def move_ghost(self, ghost: Entity | Human, chess: str) -> None:
        """M-133 to M-135."""
        start = ghost.square
        ends = self.ends(start, chess)
        if not ends:
            return
        end = self.choose(ends)
        if chess == "knight":
            path: Sequence[int] = (end,)
        else:
            across, along = end // WIDTH - start // WIDTH, end % WIDTH - start % WIDTH
            stride = WIDTH * ((across > 0) - (across < 0)) + (along > 0) - (along < 0)
            path = range(start + stride, end + stride, stride)
        prey = {human.square for human in self.humans if human.place == STANDING}
        for square in path:
            if square in prey:
                ghost.square = square
                self.strike(square, self.slot)
        ghost.square = end

    # --- chaneques

    def neighbours(self, square: int) -> list[int]:
        """M-202, M-203, in direction order; rides come last."""
        found = [to for _, to, door in WAYS[square] if door not in self.locks and AREA[to] not in self.rued]
        if square in LIFTS and "lifts_off" not in self.modifiers:
            found += [lift for lift in LIFTS if lift != square]
        return found

    def distances(self, start: int, wanted: set[int]) -> dict[int, int]:
        """How far every square is, until one of those wanted is found."""
        far = {start: 0}
        if start in wanted:
            return far
        queue = deque([start])
        last = SQUARES
        while queue:
            square = queue.popleft()
            steps = far[square] + 1
            if steps > last:
                break
            for to in self.neighbours(square):
                if to not in far:
                    far[to] = steps
                    queue.append(to)
                    if to in wanted:
                        last = steps
        return far

    def prowl(self, chaneque: Entity) -> None:
        """M-204, M-205, M-207, M-208."""
        candidates = [
            human.square
            for human in self.humans
            if human.place == STANDING and not human.rue and human.square not in TOILETS and AREA[human.square] not in self.rued
        ]
        far = self.distances(chaneque.square, set(candidates))
        reached = [square for square in candidates if square in far]
        if not reached:
            return
        goal = min(reached, key=far.__getitem__)
        if goal != chaneque.square:
            self.walk_to(chaneque, goal)
        if chaneque.square == goal and self.strike(goal, self.slot):
            self.chaneques.remove(chaneque)

    def walk_to(self, chaneque: Entity, goal: int) -> None:
        far = self.distances(goal, {chaneque.square})
        for k in range(2):
            here = chaneque.square
            nearer = next(to for to in self.neighbours(here) if far.get(to) == far[here] - 1)
            if here in LIFTS and nearer in LIFTS:
                if k == 0:
                    chaneque.square = nearer
                return
            chaneque.square = nearer
            if nearer == goal or nearer in LIFTS:
                return

    def spawn(self, square: int) -> None:
        """M-132, M-174, M-201."""
        if len(self.chaneques) < MOST_CHANEQUES and AREA[square] not in self.rued:
            chaneque = Entity(square)
            self.chaneques.append(chaneque)
            if self.strike(square, SUBORDINATES_SLOT):
                self.chaneques.remove(chaneque)

    # --- the clock

    def strike_clock(self) -> None:
        """M-220 to M-222, M-242."""
        for human in self.humans:
            human.rue = False
        self.rued = {room: last for room, last in self.rued.items() if last > self.round}
        self.modifiers = {name: last for name, last in self.modifiers.items() if last > self.round}
        if self.round == ROUNDS:
            self.finish("ghost")
        if self.round % HOUR == 0:
            self.hand = self.chance.sample(DECK, 6)
            event = self.deck.pop(int(self.random() * len(self.deck)))
            happen = HAPPENINGS.get(event)
            if happen is not None:
                happen(self)

    def last(self, rounds: int, *names: str) -> None:
        for name in names:
            self.modifiers[name] = max(self.modifiers.get(name, 0), self.round + rounds)

    def laugh(self) -> None:
        for square in self.chance.sample(FLOOR_SPAWNS, 2):
            self.spawn(square)

    def short_circuit(self) -> None:
        for square in self.chance.choice(INNER)[:3]:
            if square not in self.fire:
                self.fire.add(square)
                for human in self.humans:
                    if human.square == square and human.place == STANDING:
                        self.lose_point(human)

    def unrest(self) -> None:
        self.extra += 1

    def deliver(self) -> None:
        for machine in self.stock:
            self.stock[machine] += 1

    def leave_kit(self) -> None:
        self.lay(self.make("first_aid"), self.chance.choice(ROOMS)[0])


HAPPENINGS: dict[str, Callable[[Museum], None]] = {
    "EV-01": lambda museum: museum.last(2, "slow", "no_shots"),
    "EV-03": Museum.laugh,
    "EV-05": Museum.short_circuit,
    "EV-06": Museum.unrest,
    "EV-07": lambda museum: museum.last(3, "lifts_off"),
    "EV-09": Museum.deliver,
    "EV-10": Museum.leave_kit,
    "EV-12": lambda museum: museum.last(1, "peace"),
    "FN-1": lambda museum: museum.spawn(BELL_AT),
}


def _slots_after(mine: list[Item], goes: Share, theirs: list[Item], comes: Share) -> int:
    """Slots that somebody fills once some items have gone and others have come."""
    count, ammo = 0, comes[1] - goes[1]
    for place, item in enumerate(mine):
        if item.kind == "ammo":
            ammo += item.wear
        elif place not in goes[0]:
            count += 1
    for place in comes[0]:
        if theirs[place].kind != "ammo":
            count += 1
    return count + (ammo > 0)


def _pull(items: list[Item], wanted: Share) -> list[Item]:
    """Take something out of an inventory."""
    places, tokens = wanted
    pulled = [items[place] for place in places]
    for k, item in enumerate(pulled):
        if item.kind == "ammo" and item.wear > tokens:
            item.wear -= tokens
            pulled[k] = Item("ammo", tokens)
        else:
            items.remove(item)
    return pulled
