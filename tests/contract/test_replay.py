"""A log is all that is kept of a game: folding it gives every state back, through JSON and through undone steps."""

from __future__ import annotations

import pytest

from ghostlight.core import log as logs
from ghostlight.core.errors import BadLog
from ghostlight.core.log import Step, Undo
from ghostlight.core.match import Match, fold
from ghostlight.core.verify import verify
from tests.contract.tables import Table, played, stroll


def history(match: Match) -> list[tuple[object, ...]]:
    """All of a match that could differ."""
    return [(m.n, m.seat, m.action, m.drew, m.happenings, m.state.tobytes()) for m in match.moments]


def with_second_thoughts(table: Table, number: int) -> Match:
    """A match in which steps are taken back now and then, to any step still there: at once, and twice more if it lasts."""
    match, luck = table.match(number), table.luck(number)
    undone = 0
    while not match.over:
        if undone == 0 or (undone < 3 and luck.random() < 0.2):
            match.undo(luck.choice(match.moments).n)
            undone += 1
        else:
            match.act(luck.choice(match.options_now()))
    return match


def test_folding_the_log_gives_every_state_back(table: Table) -> None:
    match = played(table, 1)
    assert history(fold(table.game, match.log())) == history(match)


def test_the_log_survives_json(table: Table) -> None:
    log = played(table, 2).log()
    assert logs.read(logs.write(log), "here") == log


def test_folding_goes_through_undone_steps(table: Table) -> None:
    match = with_second_thoughts(table, 3)
    log = logs.read(logs.write(match.log()), "here")
    assert any(isinstance(entry, Undo) for entry in log.entries)
    assert history(fold(table.game, log)) == history(match)
    assert verify(table.game, log).fault is None


def test_steps_go_on_counting_when_some_are_undone(table: Table) -> None:
    steps = [entry.n for entry in with_second_thoughts(table, 4).entries if isinstance(entry, Step)]
    assert steps == list(range(len(steps)))


def test_a_finished_game_is_as_promised(table: Table) -> None:
    match = played(table, 6)
    verdict = verify(table.game, match.log())
    assert verdict.fault is None
    assert verdict.steps == match.steps
    assert verdict.draws == sum(len(moment.drew) for moment in match.moments)


def test_the_log_of_a_running_game_tells_no_outcome_and_no_seed(table: Table) -> None:
    for match in stroll(table, 7):
        text = logs.write(match.log()).decode()
        if match.over:
            assert match.seed.hex() in text
            assert '"drew"' in text
        else:
            assert match.seed.hex() not in text
            assert '"drew"' not in text
            assert logs.read(text.encode(), "here") == match.log()


def test_only_a_finished_game_folds(table: Table) -> None:
    with pytest.raises(BadLog, match="no seed"):
        fold(table.game, table.match(8).log())
    with pytest.raises(BadLog, match="no seed"):
        verify(table.game, table.match(8).log())
