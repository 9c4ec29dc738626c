"""What a seat imagines fits all that it knows, and is as likely as it truly is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ghostlight.core import engine
from ghostlight.core.events import SPECTATOR
from ghostlight.core.game import Game
from ghostlight.games import load
from tests.contract import compiled
from tests.contract.tables import Table, dark_table, dealt, imagined, rounds, some_moments

OPEN_MENUS = ("graveyard",)
"""Games whose options never depend on a secret: there random play tells nothing of what is hidden."""

UNLIKELY = 1e-6
"""No fair sample is rarer than this, by any measure taken here."""


def test_an_imagined_state_redacts_back_to_what_the_seat_knew(table: Table) -> None:
    desks, stream = table.desks(), 0
    for match in some_moments(table, 1, share=0.2):
        for watcher in table.watchers:
            stream += 1
            desks["state"] = imagined(table, match.moments[-1].state, watcher, stream)
            engine.look(desks, 0, watcher)
            assert desks["seen"].tobytes() == match.seen(watcher).tobytes()


def test_an_imagined_state_contradicts_no_public_fact(table: Table) -> None:
    desks, stream = table.desks(), 0
    for match in some_moments(table, 2, share=0.2):
        for watcher in table.watchers:
            stream += 1
            desks["state"] = imagined(table, match.moments[-1].state, watcher, stream)
            assert engine.adds_up(desks, 0)
            assert engine.to_act(desks, 0) == match.actor
            engine.look(desks, 0, SPECTATOR)
            assert desks["seen"].tobytes() == match.seen(SPECTATOR).tobytes()


def test_whoever_knows_everything_imagines_nothing(table: Table) -> None:
    for match in some_moments(table, 3, share=0.0):
        for watcher in table.watchers:
            if match.seen(watcher).tobytes() == match.moments[-1].state.tobytes():
                assert imagined(table, match.moments[-1].state, watcher, 1).tobytes() == match.moments[-1].state.tobytes()


def test_a_game_can_go_on_from_what_was_imagined(table: Table) -> None:
    """To its end, with everything accounted for on the way."""
    desks, luck = table.desks(), table.luck(4)
    for match in some_moments(table, 4, share=0.03):
        for watcher in table.watchers:
            desks["state"] = imagined(table, match.moments[-1].state, watcher, match.steps)
            compiled.shuffle(desks, 0, match.steps, watcher + 1)
            for _ in range(luck.choice([5, 100_000])):
                if engine.to_act(desks, 0) < 0:
                    break
                engine.take(desks, 0, compiled.pick(desks, 0))
            assert engine.adds_up(desks, 0)


# --- fairness ------------------------------------------------------------------------------------------------------------
# Given what a seat knows, the truth and a fair dream of it are interchangeable: over many games no mark that can be put on
# a state is seen more often on the one than on the other.


def bits(states: Any) -> Any:
    """Every bit of every state that is not the same in all of them, as columns of 0 and 1."""
    words = states.view(np.uint64).reshape(len(states), -1)
    columns = np.unpackbits(words.view(np.uint8), axis=1)
    return columns[:, columns.min(axis=0) < columns.max(axis=0)].astype(np.float32)


def interchangeable(truths: Any, dreams: Any) -> float:
    """How likely it is that fair dreams differ from the truth by as much as these, in any bit or in any pair of bits."""
    both = bits(np.concatenate([truths, dreams]))
    true, dreamt = both[: len(truths)], both[len(truths) :]
    common = true * dreamt
    in_truth, in_dreams, in_both = true.T @ true, dreamt.T @ dreamt, common.T @ common
    excess = in_truth - in_dreams  # of games with this pair of bits; on the diagonal, with this bit
    tosses = in_truth + in_dreams - 2 * in_both  # games in which the two differ: fair coins, if the dreams are fair
    differ = tosses > 0
    assert differ.any()
    worst = (excess[differ] ** 2 / tosses[differ]).max()
    return float(2 * np.exp(-worst / 2) * differ.sum())  # Hoeffding's bound, for each of so many pairs


def some_dreamers(game: Game) -> Iterator[tuple[Table, int]]:
    """Both ends of the range of players; a seat and a spectator."""
    for players in (game.players[0], game.players[-1]):
        for seat in (players - 1, SPECTATOR):
            yield dark_table(game, players), seat


def dreamt_along(table: Table, seat: int, decisions: int, count: int = rounds(jitted=2000, plain=60)) -> tuple[Any, Any]:
    truths, dreams = np.zeros(count, table.game.state.dtype), np.zeros(count, table.game.state.dtype)
    compiled.dream_along(table.desks(), 11, seat, decisions, truths, dreams)
    return truths, dreams


def test_at_the_deal_truth_and_dreams_are_interchangeable(veiled_game: Game) -> None:
    for table, seat in some_dreamers(veiled_game):
        truths, dreams = dreamt_along(table, seat, dealt(table.match(1)).steps - 1)
        assert interchangeable(truths, dreams) > UNLIKELY


@pytest.mark.parametrize("decisions", [15, 40, 80])
@pytest.mark.parametrize("name", OPEN_MENUS)
def test_in_mid_game_truth_and_dreams_are_interchangeable(name: str, decisions: int) -> None:
    for table, seat in some_dreamers(load(name)):
        truths, dreams = dreamt_along(table, seat, decisions)
        assert interchangeable(truths, dreams) > UNLIKELY


def test_unfair_dreams_are_noticed(veiled_game: Game) -> None:
    """Such as a dreamer who has but one dream in one game of three."""
    table = dark_table(veiled_game, veiled_game.players[0])
    truths, dreams = dreamt_along(table, 0, dealt(table.match(1)).steps - 1, count=rounds(jitted=2000, plain=400))
    dreams[::3] = dreams[0]
    assert interchangeable(truths, dreams) < UNLIKELY
