"""A state that was copied never changes behind one's back, and looking at a game changes nothing in it."""

from __future__ import annotations

import numpy as np

from ghostlight.core import engine
from tests.contract.tables import Table, imagined, some_moments, stroll


def test_looking_changes_nothing(table: Table) -> None:
    """Not the state, not the world, not the game's own chance."""
    for match in some_moments(table, 1, share=0.2):
        before = [match.desks[part].tobytes() for part in ("state", "world", "chance")]
        moments = [moment.state.tobytes() for moment in match.moments]
        match.options_now()
        match.points()
        match.winners()
        match.log()
        engine.adds_up(match.desks, 0)
        table.game.notation.write_position(match.desk.world, match.desk.state)
        for watcher in table.watchers:
            match.view(watcher)
            match.seen(watcher)
            match.account(watcher)
            match.happenings_for(watcher)
            engine.look(match.desks, 0, watcher)
            engine.suppose(match.desks, 0, watcher)
        if not match.over:
            for action in (*match.options_now(), -1, 10**6):
                engine.is_allowed(match.desks, 0, action)
        assert [match.desks[part].tobytes() for part in ("state", "world", "chance")] == before
        assert [moment.state.tobytes() for moment in match.moments] == moments


def test_what_a_seat_is_given_is_a_copy_of_its_own(table: Table) -> None:
    """Nothing leads from a redacted state back to the game, and scribbling on it does no harm."""
    for match in some_moments(table, 2, share=0.1):
        state = match.desks["state"].tobytes()
        for watcher in table.watchers:
            seen = match.seen(watcher)
            assert seen.base is None
            assert not np.shares_memory(seen, match.desks)
            seen.view(np.int64)[:] = 77
        assert not np.shares_memory(match.world, match.desks)
        assert match.desks["state"].tobytes() == state
        assert match.moments[-1].state.tobytes() == state


def test_the_past_stays_as_it_was(table: Table) -> None:
    """Each moment keeps its state, whatever is played, undone or imagined after it."""
    kept: list[bytes] = []
    for match in stroll(table, 3):
        kept.append(match.desks["state"].tobytes())
        imagined(table, match.moments[0].state, 0, match.steps)
    assert [moment.state.tobytes() for moment in match.moments] == kept
    again = table.match(3)
    again.act(again.options_now()[-1])
    if not again.over:
        again.undo(0)
        again.act(again.options_now()[0])
    assert again.moments[0].state.tobytes() == kept[0]


def test_a_copied_desk_goes_its_own_way(table: Table) -> None:
    """A step on a copy leaves the game alone, and is the very step that the game would have taken."""
    for match in some_moments(table, 4, share=0.1):
        if match.over:
            continue
        state, copy, action = match.desks["state"].tobytes(), match.desks.copy(), match.options_now()[0]
        engine.take(copy, 0, action)
        assert copy["state"].tobytes() != state
        assert match.desks["state"].tobytes() == state
        engine.take(match.desks, 0, action)
        assert match.desks["state"].tobytes() == copy["state"].tobytes()
        match.desks["state"] = np.frombuffer(state, copy["state"].dtype)
