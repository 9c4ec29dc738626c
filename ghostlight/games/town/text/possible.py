"""What a position of Town leaves in the supplies is counted; one that no game can come to is refused, with the clause."""

from __future__ import annotations

from typing import Any

from ghostlight.core.agenda import unpacked
from ghostlight.core.errors import BadNotation

from ..state import (
    BLUE,
    BONUS_TYPES,
    COLOURS,
    DISPLAY,
    LEVELS,
    LOCKED,
    Ask,
)
from .names import building_names


def count_supplies(world: Any, state: Any) -> None:
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
    asked = unpacked(int(state.agenda.items[state.agenda.depth - 1]))[0] if state.agenda.depth else None
    if asked == Ask.DEFENCE and state.fight.roller in (0, state.turn + 1):
        raise BadNotation("position: the question is about the defender's die, and no opponent rolls it (T-101)")
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
