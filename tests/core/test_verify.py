"""Verifying a finished game: an honest log passes, and the first thing that is not as promised is named."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghostlight.core.errors import BadLog
from ghostlight.core.fairness import commitment
from ghostlight.core.log import Drawn, Log, Step, Stop, Undo
from ghostlight.core.verify import Verdict, verify
from tests.core.matches import TOY, finished, finished_with_undo, new_match, play_on

replace = msgspec.structs.replace


def log_of(number: int) -> Log:
    return finished(number).log()


def with_step(log: Log, at: int, **parts: object) -> Log:
    """The log with one of its entries changed."""
    entries = list(log.entries)
    entries[at] = replace(entries[at], **parts)
    return replace(log, entries=entries)


def test_an_honest_game_is_as_promised() -> None:
    for match in (finished(1), finished_with_undo(2)):
        steps = [entry for entry in match.entries if isinstance(entry, Step)]
        assert verify(TOY, match.log()) == Verdict(len(steps), sum(len(step.drew) for step in steps), None)


def test_a_game_that_is_not_over_cannot_be_verified() -> None:
    with pytest.raises(BadLog, match="no seed"):
        verify(TOY, new_match(1).log())


@given(number=st.integers(1, 5), data=st.data())
def test_the_first_draw_that_was_tampered_with_is_named(number: int, data: st.DataObject) -> None:
    log = log_of(number)
    drawing = [at for at, entry in enumerate(log.entries) if isinstance(entry, Step) and entry.drew]
    at, later = sorted(data.draw(st.lists(st.sampled_from(drawing), min_size=2, max_size=2)))
    for place in {later, at}:
        drew = list(log.entries[place].drew)
        which = data.draw(st.integers(0, len(drew) - 1))
        drew[which] = Drawn(drew[which].name, drew[which].of, drew[which].outcome % drew[which].of + 1 + drew[which].of)
        log = with_step(log, place, drew=tuple(drew))
    verdict = verify(TOY, log)
    assert verdict.fault is not None
    assert verdict.fault.startswith(f"step {log.entries[at].n}: the seed gives ")
    assert verdict.steps == at
    entries: Any = log.entries
    assert verdict.draws == sum(len(entry.drew) for entry in entries[:at])


@pytest.mark.parametrize("at", [0, 1, 4])
def test_a_draw_that_was_left_out_or_added_is_named(at: int) -> None:
    log = log_of(3)
    at = [place for place, entry in enumerate(log.entries) if entry.drew][at]
    drew = log.entries[at].drew
    less = verify(TOY, with_step(log, at, drew=drew[:-1]))
    more = verify(TOY, with_step(log, at, drew=(*drew, drew[-1])))
    assert less.fault == f"step {at}: the seed gives {drew[-1].name} {drew[-1].outcome} of {drew[-1].of}, the log shows nothing"
    assert more.fault == f"step {at}: the log shows {len(drew) + 1} draws, the rules make {len(drew)}"
    assert less.steps == more.steps == at


def test_another_seed_is_not_the_one_that_was_promised() -> None:
    log = replace(log_of(1), seed="5a" * 32)
    assert verify(TOY, log) == Verdict(0, 0, VERDICT_SEED)


VERDICT_SEED = "the seed is not the one that was promised: its SHA-256 differs from the commitment"


def test_another_commitment_is_not_the_one_that_was_kept() -> None:
    assert verify(TOY, replace(log_of(1), commitment=commitment(bytes(32)))).fault == VERDICT_SEED


def test_a_seed_exchanged_together_with_its_promise_does_not_give_these_draws() -> None:
    log = replace(log_of(1), seed="5a" * 32, commitment=commitment(b"\x5a" * 32))
    fault = verify(TOY, log).fault
    assert fault is not None
    assert fault.startswith("step 0: the seed gives ")


@pytest.mark.parametrize("nonces", [[], ["one"], ["two", "one"], ["onetwo"], ["one", "two", ""]])
def test_other_nonces_do_not_give_these_draws(nonces: list[str]) -> None:
    verdict = verify(TOY, replace(log_of(1), nonces=nonces))
    assert verdict.fault is not None
    assert verdict.fault.startswith("step 0: the seed gives ")
    assert verdict.steps == 0


FAULTS: dict[str, tuple[Callable[[Log], Log], str]] = {
    "an action that was not possible": (lambda log: with_step(log, 5, action="peek 9"), "step 5: 'peek 9'"),
    "an action that does not exist": (lambda log: with_step(log, 5, action="fly"), "step 5: 'fly'"),
    "no action": (lambda log: with_step(log, 5, action=None), "step 5: no action"),
    "another seat": (lambda log: with_step(log, 5, seat=7), "step 5: seat 7 acts, but the decision is seat"),
    "another number": (lambda log: with_step(log, 5, n=8), "step 8: this should be step 5"),
    "a step left out": (lambda log: replace(log, entries=log.entries[:5] + log.entries[6:]), "this should be step 5"),
    "an undo to nowhere": (lambda log: replace(log, entries=[*log.entries[:5], Undo(77)]), "step 5: undo to step 77"),
    "an undo of nothing less": (lambda log: replace(log, entries=[*log.entries[:5], Undo(1), *log.entries[5:]]), "step 5: "),
}


@pytest.mark.parametrize("title", FAULTS)
def test_what_is_wrong_is_named(title: str) -> None:
    spoil, says = FAULTS[title]
    verdict = verify(TOY, spoil(log_of(4)))
    assert verdict.fault is not None
    assert says in verdict.fault
    assert verdict.steps == 5, "steps 0 to 4 were right"


def test_a_log_begins_with_the_deal() -> None:
    log = log_of(4)
    for entries in ([Undo(0), *log.entries[1:]], [replace(log.entries[0], action="walk"), *log.entries[1:]], log.entries[1:]):
        verdict = verify(TOY, replace(log, entries=entries))
        assert verdict.fault == "step 0: the first entry of a log is the deal"
        assert verdict.steps == 0


def test_a_log_that_was_cut_short_is_not_over() -> None:
    log = log_of(4)
    verdict = verify(TOY, replace(log, entries=log.entries[:-1]))
    assert verdict.fault == f"after step {len(log.entries) - 2} the game is not over, yet the log ends"
    assert verify(TOY, replace(log, entries=[])).fault is not None


def test_a_game_that_ended_by_resignation_is_as_promised() -> None:
    match = play_on(new_match(3), random.Random(3), steps=5)
    match.resign(0)
    match.resign(1)
    assert verify(TOY, match.log()).fault is None
    cut = replace(match.log(), entries=match.log().entries[:-1])
    assert "the game is not over" in str(verify(TOY, cut).fault)


def test_a_game_that_was_stopped_is_as_promised_as_far_as_it_went() -> None:
    match = play_on(new_match(3), random.Random(3), steps=5)
    match.stop()
    log = match.log()
    assert verify(TOY, log).fault is None
    assert "the game is not over" in str(verify(TOY, replace(log, entries=log.entries[:-1])).fault)
    more = Step(match.steps, 0, "walk")
    assert verify(TOY, replace(log, entries=[*log.entries, more])).fault is not None
    assert "it is over" in str(verify(TOY, replace(log, entries=[*log.entries, Stop()])).fault)
    assert verify(TOY, replace(log, entries=[Stop()])).fault == "step 0: the first entry of a log is the deal"


def test_an_undone_step_is_checked_too() -> None:
    match = finished_with_undo(2)
    at = next(place for place, entry in enumerate(match.entries) if isinstance(entry, Undo)) - 1
    while not match.entries[at].drew:
        at -= 1
    assert at > 2, "a step that was taken back later"
    verdict = verify(TOY, with_step(match.log(), at, drew=()))
    assert verdict.fault is not None
    assert verdict.fault.startswith(f"step {at}: ")


def test_an_undo_that_was_left_out_shows() -> None:
    """The steps after it no longer follow."""
    match = play_on(new_match(9), random.Random(9), steps=4)
    match.undo(1)
    log = play_on(match, random.Random(10)).log()
    verdict = verify(TOY, replace(log, entries=[entry for entry in log.entries if isinstance(entry, Step)]))
    assert verdict.fault is not None
