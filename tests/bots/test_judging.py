"""One judge for hints and for the curve of a finished game: the same answer to the same question, from what a seat may know."""

from __future__ import annotations

import time

import pytest

from ghostlight.bots.judging import Budget, Judging, Position, judge, weigh
from ghostlight.core.events import SPECTATOR
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import NAMES, load

ENOUGH = Budget(tries=24, seconds=60)


def begun(name: str, players: int, steps: int = 3) -> Match:
    match = Match(load(name), [Seat(str(seat)) for seat in range(players)], bytes(32))
    for _ in range(steps):
        match.act(match.options_now()[0])
    return match


@pytest.mark.parametrize("name", NAMES)
def test_the_same_question_has_the_same_answer_and_hopes_add_up(name: str) -> None:
    match = begun(name, 2)
    for seat in (SPECTATOR, match.actor):
        position = Position.of(match, seat)
        told = judge(position, ENOUGH, seed=3)
        assert told == judge(position, ENOUGH, seed=3)
        assert told.tries == 24
        assert len(told.hopes) == len(told.errors) == 2
        assert sum(told.hopes) == pytest.approx(1)
        assert all(0 <= hope <= 1 for hope in told.hopes)
        assert all(0 < error < 0.3 for error in told.errors)


def test_what_was_tried_is_weighed_with_the_surest_first() -> None:
    match = begun("graveyard", 3)
    weighed = weigh(Position.of(match, match.actor), Budget(tries=300, seconds=60), seed=1)
    assert {each.action for each in weighed} <= set(match.options_now())
    tries = [each.judgement.tries for each in weighed]
    assert tries == sorted(tries, reverse=True)
    assert sum(tries) == 300
    assert max(weighed[0].judgement.errors) < max(weighed[-1].judgement.errors), "the less tried, the less sure"


def test_it_says_nothing_of_what_the_seat_cannot_know() -> None:
    """Two deals that look alike from a seat are judged alike: here they differ in one closed grave against another."""
    match, seat = begun("graveyard", 2), 0
    position = Position.of(match, seat)
    other = Match(match.game, match.seats, bytes([1] * 32))
    other.desks["state"] = match.moments[-1].state
    closed = [bit for bit in range(36) if int(other.desks["state"]["closed"][0]) >> bit & 1]
    back = next(back for back in range(2) if sum(int(match.desks["state"]["back"][0, back]) >> b & 1 for b in closed) > 1)
    same_back = [bit for bit in closed if int(match.desks["state"]["back"][0, back]) >> bit & 1]
    front_of = {bit: next(f for f in range(4) if int(match.desks["state"]["front"][0, f]) >> bit & 1) for bit in same_back}
    one, two = next((a, b) for a in same_back for b in same_back if front_of[a] != front_of[b])
    for front, gone, come in ((front_of[one], one, two), (front_of[two], two, one)):
        other.desks["state"]["front"][0, front] ^= (1 << gone) | (1 << come)
    other.moments[-1] = match.moments[-1].__class__(0, None, None, (), (), other.desks["state"].copy())
    assert (other.desks["state"] != match.moments[-1].state).all()
    assert judge(Position.of(other, seat), ENOUGH, 5) == judge(position, ENOUGH, 5)


def test_once_over_nothing_is_unsure() -> None:
    match = begun("graveyard", 2, 0)
    while not match.over:
        match.act(match.options_now()[0])
    told = judge(Position.of(match, SPECTATOR))
    assert [seat for seat, hope in enumerate(told.hopes) if hope > 0] == match.winners()
    assert told.errors == (0, 0)


def test_it_stops_when_its_time_is_up_and_can_go_on() -> None:
    judging = Judging(Position.of(begun("town", 2), SPECTATOR), 0)
    began = time.thread_time()
    judging.go_on(Budget(tries=10**9, seconds=0.05))
    assert time.thread_time() - began < 5
    before = judging.judgement().tries
    judging.go_on(Budget(tries=4, seconds=60))
    assert judging.judgement().tries == before + 4
    assert judging.spent > 0
