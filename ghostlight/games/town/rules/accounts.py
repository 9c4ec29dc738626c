"""What adds up in every position of Town: ghosts, tokens, tiles, boards, the agenda. `accounted` asks; no rule of play does."""

from __future__ import annotations

from ghostlight.core.agenda import kind_of
from ghostlight.core.bits import size
from ghostlight.core.compile import rule
from ghostlight.core.records import Ints

from ..state import (
    BLUE,
    BONUS_TYPES,
    BUILDINGS,
    DISPLAY,
    LEVELS,
    LOCKED,
    PLAYERS,
    SECTIONS,
    SLOTS,
    SPACES,
    Ask,
    Player,
    State,
    World,
)
from .setup import ALL_CARDS


@rule
def ghosts_accounted(world: World, state: State) -> bool:
    """Of each colour, in the town and in the supply; no building holds too many."""
    for building in range(world.buildings):
        here = 0
        for level in range(BLUE, LEVELS):
            here += state.town[building, level]
        if here != state.crowd[building] or here > world.cap:
            return False
    for level in range(BLUE, LEVELS):
        all_ghosts = state.ghosts[level]
        for building in range(world.buildings):
            all_ghosts += state.town[building, level]
        if all_ghosts != world.ghosts or state.ghosts[level] < 0:
            return False
    return True


@rule
def tokens_accounted(world: World, state: State) -> bool:
    """Of each colour, the players' and the supply's."""
    for level in range(BLUE, LEVELS):
        all_tokens = state.tokens[level]
        for seat in range(world.players):
            all_tokens += state.players[seat].tokens[level]
            if state.players[seat].tokens[level] < 0:
                return False
        if all_tokens != world.tokens or state.tokens[level] < 0:
            return False
    return True


@rule
def tiles_accounted(world: World, state: State) -> bool:
    """Every bonus token lies in a building, in a slot, in the supply, among the discards or in the hand."""
    for kind in range(1, BONUS_TYPES + 1):
        tiles = state.bag[kind] + state.discards[kind]
        tiles += 1 if state.unit.token == kind else 0
        for building in range(world.buildings):
            tiles += 1 if state.bonus[building] == kind else 0
        for seat in range(world.players):
            for slot in range(SLOTS):
                tiles += 1 if state.players[seat].slot[slot] == kind else 0
        if tiles != (0 if world.master else world.tiles[kind]) or state.bag[kind] < 0:
            return False
    return True


@rule
def board_accounted(world: World, player: Player) -> bool:
    """A player's discs, haunt tokens and levels; nothing is owed."""
    discs = player.discs + size(player.disc) + size(player.owns)
    for slot in range(SLOTS):
        discs += 1 if player.slot[slot] == LOCKED else 0
    for section in range(SECTIONS):
        fits = BLUE <= player.level[section] < LEVELS if section < world.sections else player.level[section] == 0
        if not fits:
            return False
    if player.haunts + size(player.marks) != world.haunts or player.haunts < 0:
        return False
    return player.points >= 0 and player.scare >= 0 and player.discs >= 0 and discs == world.discs


@rule
def turn_accounted(world: World, state: State) -> bool:
    """Whose turn it is, and the cards: those owned are on display, those used up are the owner's."""
    if not (0 <= state.turn < world.players and 0 <= state.first < world.players and state.rounds > 0):
        return False
    if state.ending >> 1 or size(state.display) > DISPLAY or state.display & ~ALL_CARDS:
        return False
    for seat in range(world.players):
        player = state.players[seat]
        if player.owns & ~state.display or player.done >> world.sections:
            return False
    return state.used & ~(state.players[state.turn].owns & world.once) == 0


@rule
def agenda_accounted(state: State) -> bool:
    """Nothing beyond the agenda's end; and at the turn menu nothing is left over from the unit before."""
    agenda, u, r, f = state.agenda, state.unit, state.roll, state.fight
    if not 0 <= agenda.depth < len(agenda.items) or not all_blank(agenda.items, agenda.depth):
        return False
    for k in range(agenda.depth):
        if agenda.items[k] <= 0 or agenda.items[k] >> 40:
            return False
    if agenda.depth > 0 and kind_of(agenda.items[agenda.depth - 1]) != Ask.MENU:
        return True
    left = u.section | u.action | u.grade | u.level | u.scare | u.building | u.colour | u.step | u.raise_to | u.haunted
    left |= u.token | u.card | u.rival | u.wager | r.dice | r.draw
    left |= f.home | f.attacker | f.place | f.defender | f.defence | f.gap | f.won | f.roller
    return left == 0 and all_blank(r.colour, 0) and all_blank(r.shown, 0) and all_blank(r.extra, 0) and all_blank(f.waiting, 0)


@rule
def nothing_beyond(world: World, state: State) -> bool:
    """Seats, buildings and sections that this game does not have are blank."""
    if state.ghosts[0] | state.tokens[0] | state.bag[0] | state.discards[0]:
        return False
    for building in range(BUILDINGS):
        if state.town[building, 0]:
            return False
        if building >= world.buildings:
            here = state.crowd[building] | state.bonus[building]
            for level in range(BLUE, LEVELS):
                here |= state.town[building, level]
            if here:
                return False
    for seat in range(PLAYERS):
        p = state.players[seat]
        if p.tokens[0] or p.disc >> SECTIONS * SPACES or p.marks >> world.buildings * LEVELS:
            return False
        if seat >= world.players:
            here = p.points | p.scare | p.discs | p.haunts | p.done | p.disc | p.marks | p.owns
            if here or not all_blank(p.tokens, 0) or not all_blank(p.level, 0) or not all_blank(p.slot, 0):
                return False
    return True


@rule
def all_blank(numbers: Ints, first: int) -> bool:
    for k in range(first, len(numbers)):
        if numbers[k]:
            return False
    return True
