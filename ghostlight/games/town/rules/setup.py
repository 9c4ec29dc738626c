"""Before the first turn of Town: an empty board, seats with their starting pieces, the display of cards."""

from __future__ import annotations

from ghostlight.core.bits import nth, only
from ghostlight.core.chance import Chance, draw
from ghostlight.core.compile import rule
from ghostlight.core.records import fill

from ..state import BLUE, BUILDINGS, CARDS, DISPLAY, FREE, LEVELS, PLAYERS, Draw, Player, State, World

ALL_CARDS = (1 << CARDS + 1) - 2


@rule
def clear(s: State) -> None:
    """An empty table."""
    s.rounds = s.ending = s.used = s.display = s.turn = s.first = s.agenda.depth = 0
    for building in range(BUILDINGS):
        s.crowd[building] = s.bonus[building] = 0
        for level in range(LEVELS):
            s.town[building, level] = 0
    fill(s.ghosts, 0)
    fill(s.tokens, 0)
    fill(s.bag, 0)
    fill(s.discards, 0)
    fill(s.agenda.items, 0)
    for seat in range(PLAYERS):
        p = s.players[seat]
        p.points = p.scare = p.discs = p.haunts = p.done = p.disc = p.marks = p.owns = 0
        fill(p.tokens, 0)
        fill(p.level, 0)
        fill(p.slot, FREE)


@rule
def take_seat(world: World, player: Player) -> None:
    """T-007, T-012, T-321."""
    player.scare = world.scare
    player.discs = world.discs
    player.haunts = world.haunts
    for section in range(world.sections):
        player.level[section] = BLUE


@rule
def draw_display(chance: Chance) -> int:
    """T-011: eight cards, each equally likely."""
    left = ALL_CARDS
    for k in range(DISPLAY):
        left ^= only(nth(left, draw(chance, Draw.CARD, CARDS - k)))
    return ALL_CARDS & ~left
