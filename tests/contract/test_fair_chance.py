"""Every draw of every game comes out each way equally often."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from scipy import stats

from ghostlight.core.game import Game
from tests.contract.tables import Table, rounds

UNLIKELY = 1e-6

EVERY_DRAW: dict[str, list[tuple[int, dict[str, Any], int, int]]] = {
    "town": [(2, {"card_selection": [9, 18, 23, 28, 32, 43, 45, 47], "ghosts_per_colour": 9}, 5, 500)],
    "keyhole": [(2, {"chimes": "on"}, 5, 60)],
    "museum": [
        (2, {"mission": "thieves-in-the-shadows", "events_mode": "hand"}, 120, 1000),
        (3, {"mission": "heart-under-the-temple"}, 3, 100),
    ],
}
"""By game: players and options with which the seldom draws come up in so many games of so many steps."""


def drawn(table: Table, matches: int, steps: int) -> dict[tuple[str, int], Counter[int]]:
    """By name and number of outcomes, how often each came out, in the deal and some steps after it."""
    found: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    for number in range(matches):
        match, luck = table.match(number), table.luck(number)
        while match.steps < steps and not match.over:
            match.act(luck.choice(match.options_now()))
        for moment in match.moments:
            for each in moment.drew:
                found[each.name, each.of][each.outcome] += 1
    return found


def test_every_outcome_is_as_likely(game: Game) -> None:
    for players in (game.players[0], game.players[-1]):
        found = drawn(Table(game, players), matches=rounds(jitted=500, plain=300), steps=4)
        assert found
        for (name, of), outcomes in found.items():
            assert min(outcomes) >= 0
            assert max(outcomes) <= of
            if of > 1 and outcomes.total() >= 5 * of:
                least = min(outcomes)
                assert least in (0, 1), f"{name} is counted from 0, a die from 1"
                assert max(outcomes) < least + of
                counts = [outcomes[outcome] for outcome in range(least, least + of)]
                assert stats.chisquare(counts).pvalue > UNLIKELY, f"{name} of {of}"


def test_every_draw_of_a_game_has_a_name_and_a_size(game: Game) -> None:
    names = {draw.name.lower() for draw in game.draws}
    met: set[str] = set()
    for players, options, matches, steps in [(game.players[0], {}, 5, 40), *EVERY_DRAW.get(game.name, [])]:
        met |= {name for name, _ in drawn(Table(game, players, options), matches, steps)}
    assert met == names
