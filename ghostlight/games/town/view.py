"""Town as a client draws it, and which question is put to the player who decides."""

from __future__ import annotations

from typing import Any

import msgspec

from ghostlight.core.agenda import unpacked
from ghostlight.core.contract import OVER
from ghostlight.core.events import SPECTATOR

from . import vocabulary
from .cards import BY_NUMBER, Kind
from .state import (
    BLUE,
    CARDS,
    FREE,
    LEVELS,
    LOCKED,
    NOWHERE,
    SPACES,
    Ask,
    Draw,
)
from .text.names import building_names, card_name
from .text.reasons import Blocked, blocked_at_menu

_MOVING = (Ask.DESTINATION, Ask.RUN, Ask.WAGER, Ask.REUNION)
_ASIDE = (Ask.WAGER, Ask.REUNION, Ask.FREE_HAUNT, Ask.ECHO, Ask.LESSON)
"""Asked in the middle of a fight of what the attacker's lap has set off (D-49, D-50), and not of the fight."""
_KINDS: dict[Kind, vocabulary.CardKind] = {Kind.AFTER: "after", Kind.ANYTIME: "anytime", Kind.ONCE: "once", Kind.END: "end"}


class Ghost(msgspec.Struct, frozen=True):
    building: str
    colour: vocabulary.Colour


class Building(msgspec.Struct, frozen=True):
    name: str
    row: int
    column: int
    near: list[str]
    ghosts: list[int]  # by colour
    room: int
    bonus: int | None
    marks: list[int | None]  # by colour: the seat whose haunt token lies there
    values: list[int]  # by colour


class CardView(msgspec.Struct, frozen=True):
    number: int
    name: str | None  # a name of one's own
    grey: bool
    kind: vocabulary.CardKind
    symbol: vocabulary.Use | None
    owners: list[int]
    used: bool  # by the player on turn, this turn


class Section(msgspec.Struct, frozen=True):
    level: int
    done: bool
    discs: list[vocabulary.Space]  # the actions whose spaces hold one


class Slot(msgspec.Struct, frozen=True):
    bonus: int | None
    locked: bool


class Player(msgspec.Struct, frozen=True):
    points: int
    scare: int
    discs: int  # in the supply
    haunts: int  # haunt tokens in hand
    tokens: list[int]  # by colour
    sections: list[Section]
    slots: list[Slot]
    cards: list[int]


class Die(msgspec.Struct, frozen=True):
    colour: vocabulary.Colour
    sides: int
    shown: int
    extra: int


class Fight(msgspec.Struct, frozen=True):
    home: str
    attacker: vocabulary.Colour
    place: str
    defender: vocabulary.Colour | None  # None until chosen
    defence: int | None  # None until rolled
    sides: int  # of the attack die
    defence_sides: int | None  # of the other; None until the defender is chosen
    waiting: list[int]  # by colour
    roller: int | None  # the seat that rolls for the defender; None: the bank, or not chosen yet


class View(msgspec.Struct, frozen=True):
    seat: int | None  # whose view this is; None for a spectator
    turn: int | None  # whose decision it is; None when the game is over
    on_turn: int
    phase: vocabulary.Phase
    ask: vocabulary.Ask | None
    round: int
    round_limit: int  # 0: none
    first: int
    ending: bool
    master: bool
    edition: vocabulary.Edition
    bigger: vocabulary.Bigger  # whose level bonus token 6 counts up from
    section: int | None  # in use
    action: vocabulary.Use | None
    level: int  # the effective level in it, else 0
    ghost: Ghost | None  # the one that moves, attacks or has scared
    bonus: int | None  # a token just taken that finds no slot
    card: int | None  # being occupied or used
    buildings: list[Building]
    cards: list[CardView]
    players: list[Player]
    ghosts: list[int]  # supplies, by colour
    tokens: list[int]
    unseen: list[int]  # bonus tokens still to come, by type
    discards: list[int]
    dice: list[Die]
    fight: Fight | None
    blocked: list[Blocked]  # at the turn menu: why not, for each thing that is not among the choices (others are listed too)


def view(world: Any, state: Any, seat: int, actor: int, points: list[int]) -> View:
    over = actor == OVER
    asked = None if over else Ask(unpacked(int(state.agenda.items[state.agenda.depth - 1]))[0])
    names = building_names(world)
    unit, on_turn = state.unit, int(state.turn)
    in_use = not over and unit.section > 0
    players = [_player(world, each, points[k]) for k, each in enumerate(state.players[: world.players])]
    buildings = _buildings(world, state, names)
    cards = _cards(world, state)
    return View(
        seat=None if seat == SPECTATOR else seat,
        turn=None if over else actor,
        on_turn=on_turn,
        phase="over" if over else "play",
        ask=None if asked is None else vocabulary.ASKS[asked - Ask.MENU],
        round=int(state.rounds),
        round_limit=int(world.round_limit),
        first=int(state.first),
        ending=bool(state.ending),
        master=bool(world.master),
        edition="japanese" if world.japanese else "spanish",
        bigger="section" if world.die_by_section else "attacker",
        section=int(unit.section) - 1 if in_use else None,
        action=vocabulary.USES[unit.action] if in_use else None,
        level=int(unit.level) if in_use else 0,
        ghost=_ghost(state, names, asked),
        bonus=int(unit.token) or None,
        card=int(unit.card) or None,
        buildings=buildings,
        cards=cards,
        players=players,
        ghosts=state.ghosts[BLUE:].tolist(),
        tokens=state.tokens[BLUE:].tolist(),
        unseen=state.bag[1:].tolist(),
        discards=state.discards[1:].tolist(),
        dice=_dice(world, state, asked),
        fight=_fight(world, state, names, asked),
        blocked=blocked_at_menu(world, state) if asked == Ask.MENU else [],
    )


def ask(view: View) -> vocabulary.Ask:
    """Which of ASKS is put to the player whose decision it is."""
    return view.ask or "menu"


def _buildings(world: Any, state: Any, names: list[str]) -> list[Building]:
    town, bonus, crowd = state.town.tolist(), state.bonus.tolist(), state.crowd.tolist()
    near, values, cap = world.neighbours.tolist(), world.haunt_value.tolist(), int(world.cap)
    rows, columns = world.row.tolist(), world.column.tolist()
    marks = [int(each.marks) for each in state.players[: world.players]]
    return [
        Building(
            name=name,
            row=rows[place],
            column=columns[place],
            near=[other for k, other in enumerate(names) if near[place] >> k & 1],
            ghosts=town[place][BLUE:],
            room=cap - crowd[place],
            bonus=None if bonus[place] == FREE else bonus[place],
            marks=[_owner(marks, place * LEVELS + level) for level in range(BLUE, LEVELS)],
            values=values[place][BLUE:],
        )
        for place, name in enumerate(names)
    ]


def _owner(marks: list[int], space: int) -> int | None:
    return next((seat for seat, each in enumerate(marks) if each >> space & 1), None)


def _cards(world: Any, state: Any) -> list[CardView]:
    display, used, grey, once = int(state.display), int(state.used), int(world.grey), int(world.once)
    owns = [int(each.owns) for each in state.players[: world.players]]
    shown = []
    for number in range(1, CARDS + 1):
        if display >> number & 1:
            kind = BY_NUMBER[number].kind
            if kind in (Kind.AFTER, Kind.ONCE):
                kind = Kind.ONCE if once >> number & 1 else Kind.AFTER
            symbol = int(world.symbol[number])
            shown.append(
                CardView(
                    number=number,
                    name=card_name(world, number),
                    grey=bool(grey >> number & 1),
                    kind=_KINDS[kind],
                    symbol=None if symbol == NOWHERE else vocabulary.USES[symbol],
                    owners=[seat for seat, each in enumerate(owns) if each >> number & 1],
                    used=bool(used >> number & 1),
                )
            )
    return shown


def _player(world: Any, player: Any, points: int) -> Player:
    done, disc, owns = int(player.done), int(player.disc), int(player.owns)
    levels = player.level.tolist()
    return Player(
        points=points,
        scare=int(player.scare),
        discs=int(player.discs),
        haunts=int(player.haunts),
        tokens=player.tokens[BLUE:].tolist(),
        sections=[
            Section(
                level=levels[section],
                done=bool(done >> section & 1),
                discs=[space for action, space in enumerate(vocabulary.SPACES) if disc >> section * SPACES + action & 1],
            )
            for section in range(int(world.sections))
        ],
        slots=[] if world.master else [_slot(each) for each in player.slot.tolist()],
        cards=[number for number in range(1, CARDS + 1) if owns >> number & 1],
    )


def _slot(held: int) -> Slot:
    return Slot(bonus=None if held in (FREE, LOCKED) else held, locked=held == LOCKED)


def _colour(level: int) -> vocabulary.Colour:
    return vocabulary.COLOURS[level - BLUE]


def _ghost(state: Any, names: list[str], asked: Ask | None) -> Ghost | None:
    if _is_fighting(state, asked):
        return Ghost(names[state.fight.home], _colour(state.fight.attacker))
    if asked in _MOVING:
        return Ghost(names[state.unit.building], _colour(state.unit.colour))
    return None


def _is_fighting(state: Any, asked: Ask | None) -> bool:
    if asked is None or asked in _ASIDE or (asked == Ask.ROLL and state.roll.draw != Draw.ATTACK):
        return False
    return bool(state.fight.attacker)


def _dice(world: Any, state: Any, asked: Ask | None) -> list[Die]:
    if asked not in (Ask.ROLL, Ask.DEFENCE, Ask.SCUFFLE):
        return []
    roll, sides = state.roll, world.sides.tolist()
    return [
        Die(_colour(colour), sides[colour], int(roll.shown[die]), int(roll.extra[die]))
        for die, colour in enumerate(roll.colour[: roll.dice].tolist())
    ]


def _fight(world: Any, state: Any, names: list[str], asked: Ask | None) -> Fight | None:
    if not _is_fighting(state, asked):
        return None
    fight = state.fight
    chosen = asked != Ask.DEFENDER
    fighting = chosen and asked != Ask.NEXT_FIGHT
    return Fight(
        home=names[fight.home],
        attacker=_colour(fight.attacker),
        place=names[fight.place if chosen else fight.home],
        defender=_colour(fight.defender) if fighting else None,
        defence=int(fight.defence) or None if fighting else None,
        sides=int(world.sides[state.roll.colour[0] if chosen else fight.attacker]),
        defence_sides=int(world.sides[fight.defender]) if fighting else None,
        waiting=fight.waiting[BLUE:].tolist() if chosen else [0] * (LEVELS - BLUE),
        roller=int(fight.roller) - 1 if fighting and fight.roller else None,
    )
