"""Graveyard's chance, counted out: every card is as likely in every grave, in the deal and in what a seat imagines."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import comb, factorial, prod
from typing import Any

import numpy as np
import pytest
from scipy import stats

from ghostlight.core import engine
from ghostlight.core.events import SPECTATOR
from ghostlight.games import load
from ghostlight.games.graveyard.state import BACKS, COPIES, FRONTS, GRAVES, Front
from tests.contract import compiled
from tests.contract.tables import Table, rounds

UNLIKELY = 1e-6
GAME = load("graveyard")


def graves(sets: Any) -> Any:
    """Sets of graves as rows of 36 zeros and ones."""
    return sets[..., None] >> np.arange(GRAVES) & 1


def dealt(players: int) -> Any:
    states = np.zeros(rounds(jitted=20_000, plain=400), GAME.state.dtype)
    compiled.deal_many(Table(GAME, players).desks(), 5, states)
    return states


# --- the deal ------------------------------------------------------------------------------------------------------------


def test_every_card_is_as_often_in_every_grave() -> None:
    """G-04: for each back and front, a chi-squared test over the 36 graves."""
    states = dealt(2)
    for back, front in product(range(BACKS), range(FRONTS)):
        found = graves(states["back"][:, back] & states["front"][:, front]).sum(axis=0)
        share = COPIES[front] / GRAVES
        spread = len(states) * share * (1 - share) * GRAVES / (GRAVES - 1)  # so many copies a deal, never two in one grave
        assert found.sum() == len(states) * COPIES[front]
        assert stats.chi2.sf(((found - len(states) * share) ** 2).sum() / spread, GRAVES - 1) > UNLIKELY


def test_no_two_cards_keep_company() -> None:
    """G-04: the white zombies lie in any of the 630 pairs of graves, each pair as often."""
    states = dealt(2)
    pairs = Counter((states["back"][:, 0] & states["front"][:, Front.ZOMBIE]).tolist())
    counts = [*pairs.values(), *[0] * (comb(GRAVES, 2) - len(pairs))]
    if len(states) >= 5 * len(counts):
        assert stats.chisquare(counts).pvalue > UNLIKELY


@pytest.mark.parametrize("players", GAME.players)
def test_every_player_begins_as_often(players: int) -> None:
    """G-05."""
    starters = np.bincount(dealt(players)["turn"], minlength=players)
    assert len(starters) == players
    assert stats.chisquare(starters).pvalue > UNLIKELY


# --- endgames ------------------------------------------------------------------------------------------------------------

ENDGAMES = {
    # The closed graves, which lie first; `1:B1` says that seat 1 has looked into B1. All other graves are open.
    "three cards under three graves of one back": ("wz ws ww", ""),
    "two zombies and two wisps": ("kz kz kw kw", ""),
    "all of three kinds": ("gz gz gs gs gg gg", ""),
    "two backs do not mix": ("bz bw wz ws", ""),
    "one of them was looked into": ("wz ws wg ww", "1:A1"),
    "three backs, two graves looked into": ("wz kz kw bg bs bz", "1:B1,D1"),
}
NAMES = ["A1", "B1", "C1", "D1", "E1", "F1"]


def position(closed: list[str], seen: str) -> str:
    """The closed graves, then all other cards open and claimed by turns, but for the wisps, which are spent."""
    deck = Counter({f"{back}{front}": 3 if front == "w" else 2 for back in "wgkb" for front in "zsgw"})
    rest = [f"{card[0]}{card[1].upper()}" for card in (deck - Counter(closed)).elements()]
    opened = [card if card[1] == "W" else f"{card}{1 + k % 2}" for k, card in enumerate(rest)]
    return f"{' '.join(closed + opened)}; lords F6 E6; turn 2" + (f"; seen {seen}" if seen else "")


def arrangements(closed: list[str], known: set[int]) -> set[tuple[str, ...]]:
    """Every way in which the cards of each back can lie under the graves of that back; those that are known stay."""
    by_back = {back: [card for k, card in enumerate(closed) if card[0] == back and k not in known] for back in "wgkb"}
    laid = set()
    for orders in product(*(set(permutations(cards)) for cards in by_back.values())):
        stacks = {back: list(order) for back, order in zip(by_back, orders, strict=True)}
        laid.add(tuple(card if k in known else stacks[card[0]].pop() for k, card in enumerate(closed)))
    return laid


def dreamt(desks: Any, closed: list[str], seat: int, count: int) -> Counter[tuple[str, ...]]:
    """How often the seat dreams of each arrangement."""
    dreams = np.zeros(count, GAME.state.dtype)
    compiled.dream_many(desks, 3, seat, dreams)
    fronts = graves(dreams["front"])[:, :, : len(closed)].argmax(axis=1)
    return Counter(
        tuple(f"{card[0]}{'zsgw'[front]}" for card, front in zip(closed, row, strict=True)) for row in fronts.tolist()
    )


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("title", ENDGAMES)
def test_every_arrangement_is_dreamt_of_as_often(title: str, seat: int) -> None:
    """G-04, G-15: the cards of a back that are nowhere to be seen lie in any order under its unknown graves."""
    closed, seen = ENDGAMES[title][0].split(), ENDGAMES[title][1]
    known = {NAMES.index(name) for name in seen[2:].split(",")} if seen and seat == 0 else set()
    possible = arrangements(closed, known)
    unknown = [card for k, card in enumerate(closed) if k not in known]
    kinds, backs = Counter(unknown), Counter(card[0] for card in unknown)
    assert len(possible) == prod(map(factorial, backs.values())) // prod(map(factorial, kinds.values()))

    desks = Table(GAME, 2).desks()
    GAME.notation.read_position(desks[0].world, position(closed, seen), desks[0].state)
    assert engine.adds_up(desks, 0)
    met = dreamt(desks, closed, seat, rounds(jitted=20_000, plain=1000))
    assert set(met) == possible
    assert stats.chisquare(list(met.values())).pvalue > UNLIKELY
