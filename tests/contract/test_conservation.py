"""`accounted` can tell: a state in which something is missing, doubled or out of place does not add up."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostlight.core import engine
from ghostlight.core.game import Game
from tests.contract.tables import Table, has_secrets, some_moments, usual_tables


def words(state: Any) -> Any:
    """The state as whole numbers, without the field that only marks its type."""
    return state.view(np.int64)[:-1]


def test_every_position_adds_up(table: Table) -> None:
    for match in some_moments(table, 1, share=0.3):
        assert engine.adds_up(match.desks, 0)


def test_a_blank_state_does_not_add_up(table: Table) -> None:
    assert not engine.adds_up(table.desks(), 0)


def test_what_a_seat_cannot_see_is_missing(table: Table) -> None:
    """A redacted state does not add up while anything is hidden: nobody takes it for the whole."""
    hidden = 0
    for match in some_moments(table, 2, share=0.1):
        desks = table.desks()
        for watcher in table.watchers:
            desks["state"] = match.seen(watcher)
            blanked = desks["state"].tobytes() != match.moments[-1].state.tobytes()
            assert engine.adds_up(desks, 0) != blanked
            hidden += blanked
    assert (hidden > 0) == has_secrets(table.game)


def test_most_slips_of_one_bit_are_noticed(game: Game) -> None:
    """Turning over single bits of a state in mid-game loses or doubles a card, a stone, a player..."""
    table = usual_tables(game)[0]
    noticed = tried = 0
    for match in some_moments(table, 3, share=0.2):
        desks = table.desks()
        for word in range(len(words(match.moments[-1].state))):
            for bit in range(12):
                state = match.moments[-1].state.copy()
                words(state)[word] ^= 1 << bit
                desks["state"] = state
                tried += 1
                noticed += not engine.adds_up(desks, 0)
    assert noticed / tried > 0.4
