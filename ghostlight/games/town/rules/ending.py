"""The final scoring (T-304 to T-308, T-349): the end-of-game cards, the Master's sets, and who has won."""

from __future__ import annotations

from ghostlight.core.bits import has, size
from ghostlight.core.compile import rule
from ghostlight.core.contract import Scores
from ghostlight.core.events import tell

from ..cards import Card
from ..state import BLUE, CARDS, LEVELS, RED, Do, Event, Player, State, World
from .play import DEEDS, Play


@DEEDS.of(Do.SCORE)
@rule
def final_scoring(g: Play) -> None:
    """T-304: cards in number order, then the sets, then card 41."""
    for seat in range(g.world.players):
        player = g.state.players[seat]
        for card in range(1, CARDS + 1):
            if has(player.owns, card) and card != Card.COMPOUND_DREAD:
                add(g, seat, card, worth_at_end(g, player, card))
        if g.world.master:
            sets = token_sets(player)
            if sets > 0:
                player.points += 5 * sets  # T-349
                tell(g.events, Event.SETS, seat, sets, 5 * sets)
        if has(player.owns, Card.COMPOUND_DREAD):
            add(g, seat, Card.COMPOUND_DREAD, player.points // 10)  # T-241, D-67
    tell(g.events, Event.OVER)


@rule
def add(g: Play, seat: int, card: int, points: int) -> None:
    if points > 0:
        g.state.players[seat].points += points
        tell(g.events, Event.FINAL, seat, card, points)


@rule
def worth_at_end(g: Play, player: Player, card: int) -> int:
    """What an end-of-game card is worth to its owner; T-305: tokens count for every card."""
    match card:
        case Card.PAINTED_GALLERY:
            return painted_gallery(g.world, player)
        case Card.HOARDED_SCREAMS:
            return hoarded_screams(player)
        case Card.SOLID_FOUNDATIONS:
            return solid_foundations(g.world, player)
        case Card.PAIRED_CANDLES:
            return paired_candles(player)
        case Card.RED_LEDGER:
            return red_ledger(player)
        case Card.HELD_IN_RESERVE:
            return held_in_reserve(player)
        case Card.FULL_SPECTRUM:
            return full_spectrum(g.world, player)
        case _:
            return 0


@rule
def painted_gallery(world: World, player: Player) -> int:
    """T-212, T-286: printed coloured cards."""
    return 3 * size(player.owns & ~world.grey)


@rule
def hoarded_screams(player: Player) -> int:
    """T-221."""
    return player.scare // 3 * 2


@rule
def solid_foundations(world: World, player: Player) -> int:
    """T-222; E-02: the Japanese edition adds up every section."""
    lowest, every = RED, 0
    for section in range(world.sections):
        lowest = min(lowest, player.level[section])
        every += foundation(player.level[section])
    return every if world.japanese else foundation(lowest)


@rule
def foundation(level: int) -> int:
    """T-222."""
    match level:
        case 2:
            return 1
        case 3:
            return 2
        case 4:
            return 5
        case 5:
            return 8
        case _:
            return 0


@rule
def tokens_held(player: Player) -> int:
    held = 0
    for level in range(BLUE, LEVELS):
        held += player.tokens[level]
    return held


@rule
def paired_candles(player: Player) -> int:
    """T-226."""
    return tokens_held(player) // 2 * 3


@rule
def red_ledger(player: Player) -> int:
    """T-227."""
    return 4 * player.tokens[RED]


@rule
def held_in_reserve(player: Player) -> int:
    """T-231, T-326."""
    return 4 * player.haunts


@rule
def full_spectrum(world: World, player: Player) -> int:
    """T-240, E-01."""
    sets = player.tokens[BLUE]
    for level in range(BLUE, LEVELS):
        sets = min(sets, player.tokens[level])
    return sets * (12 if world.japanese else 15)


@rule
def token_sets(player: Player) -> int:
    """T-349, D-57: the most sets of three different colours."""
    sets = tokens_held(player) // 3
    while sets > 0:
        fitting = 0
        for level in range(BLUE, LEVELS):
            fitting += min(player.tokens[level], sets)
        if fitting >= 3 * sets:
            return sets
        sets -= 1
    return 0


@rule
def score(world: World, state: State, scores: Scores) -> None:
    """T-306, T-307: points, and among equals the ghost tokens; T-308: still equal, they share the victory."""
    for seat in range(world.players):
        player = state.players[seat]
        scores.points[seat] = player.points
        scores.standing[seat] = player.points * 1000 + tokens_held(player)
