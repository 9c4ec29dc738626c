"""What the rules do not allow is refused, and changes nothing."""

from __future__ import annotations

import pytest

from ghostlight.core import engine
from ghostlight.core.errors import IllegalAction
from tests.contract.tables import Table, played, some_moments, stroll


def all_met(table: Table) -> set[int]:
    """The actions that can be met in games like this one, and numbers that are none."""
    return {action for match in stroll(table, 1) for action in match.options_now()} | {-1, 10**6, 2**62, -(2**62)}


def test_what_is_off_the_menu_is_refused_and_changes_nothing(table: Table) -> None:
    tried, refused = all_met(table), 0
    for match in some_moments(table, 2, share=0.1):
        menu = match.options_now()
        before = [match.desks[part].tobytes() for part in ("state", "world", "chance")]
        past = (len(match.moments), list(match.entries), match.steps, match.actor)
        for action in sorted(tried - set(menu)):
            if not match.over and engine.is_allowed(match.desks, 0, action):
                continue  # an open-ended decision: its menu lists candidates only
            with pytest.raises(IllegalAction) as error:
                match.act(action)
            assert str(error.value)
            assert "\n" not in str(error.value)
            refused += 1
        assert [match.desks[part].tobytes() for part in ("state", "world", "chance")] == before
        assert (len(match.moments), list(match.entries), match.steps, match.actor) == past
    assert refused > 0


def test_a_refusal_leaves_the_rest_of_the_game_as_it_would_have_been(table: Table) -> None:
    """A refused action uses up no chance."""
    plain, luck, match = played(table, 3), table.luck(3), table.match(3)
    while not match.over:
        menu = match.options_now()
        with pytest.raises(IllegalAction):
            match.act(-1)
        match.act(luck.choice(menu))
    assert match.entries == plain.entries
    assert match.desks["state"].tobytes() == plain.desks["state"].tobytes()


def test_nothing_can_be_done_once_the_game_is_over(table: Table) -> None:
    match = played(table, 4)
    entries = len(match.entries)
    assert match.options_now() == []
    for action in all_met(table):
        with pytest.raises(IllegalAction, match="over"):
            match.act(action)
    assert len(match.entries) == entries
