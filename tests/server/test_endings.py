"""The end of a game: the same for the same game, told of finished games only, and worked out once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from ghostlight.core.endings import Highlight, account_of, best
from ghostlight.core.errors import Refusal
from ghostlight.core.log import Seat
from ghostlight.core.match import Match, fold
from ghostlight.games import NAMES, load
from ghostlight.server import messages as say
from ghostlight.server.endings import MOST_POINTS, Endings, ending_of
from tests.fixtures import keeping


def finished(name: str, k: int = 0) -> Match:
    return fold(load(name), keeping.read(keeping.files_of(name)[-1])[k].log)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_game_ends_the_same_way(name: str) -> None:
    match = finished(name)
    ending = ending_of(match, seconds=60)
    assert ending == ending_of(match, seconds=60)
    assert ending.judged
    assert 2 <= len(ending.curve) <= MOST_POINTS
    assert [each.moment for each in ending.curve] == sorted({each.moment for each in ending.curve})
    assert ending.curve[0].moment == 0
    assert ending.curve[-1].moment == len(match.moments) - 1
    assert ending.curve[-1].points == match.points()
    assert [seat for seat, hope in enumerate(ending.curve[-1].hopes) if hope] == match.winners()
    assert all(len(each.hopes) == len(match.seats) for each in ending.curve)
    assert 1 <= len(ending.moments) <= 3
    assert [each.moment for each in ending.moments] == sorted({each.moment for each in ending.moments})


def test_a_judge_without_time_leaves_the_points() -> None:
    match = finished("keyhole")
    ending = ending_of(match, seconds=0)
    assert not ending.judged
    assert all(each.hopes == [] for each in ending.curve)
    assert [each.points for each in ending.curve][-1] == match.points()
    assert ending.moments, "what is worth another look does not hang on the judge"


def test_nothing_is_told_of_a_running_game() -> None:
    match = Match(load("graveyard"), [Seat("A"), Seat("B")], bytes(32))
    with pytest.raises(Refusal):
        account_of(match)


def test_a_game_that_was_stopped_has_an_end_without_winners() -> None:
    match = Match(load("town"), [Seat("A"), Seat("B")], bytes(32))
    for _ in range(9):
        match.act(match.options_now()[0])
    match.stop()
    ending = ending_of(match, seconds=60)
    assert ending.curve[-1].hopes == [0, 0]
    assert [seat.points for seat in ending.seats] == match.points()


def test_the_best_moments_are_different_ones() -> None:
    many = [
        *(Highlight(kind="haunt", moment=k, seat=0, weight=0.9 - k / 100) for k in range(5)),
        Highlight(kind="fight", moment=1, seat=1, weight=0.95),
        Highlight(kind="ender", moment=9, seat=1, weight=0.1),
    ]
    assert [(each.kind, each.moment) for each in best(many, {})] == [("haunt", 0), ("fight", 1), ("haunt", 2)]
    assert best(many, {9: 1.0})[-1].kind == "ender", "what moved much hope is worth more"
    assert best([], {}) == []


def test_many_who_ask_at_once_wait_for_the_same() -> None:
    asked: list[str] = []
    empty = say.Ending(seats=[], rounds=[], looks=[], night=None, curve=[], judged=False, moments=[])

    def work(code: str) -> Callable[[], asyncio.Future[say.Ending]]:
        async def do() -> say.Ending:
            asked.append(code)
            await asyncio.sleep(0)
            return empty

        return lambda: asyncio.ensure_future(do())

    async def scene() -> None:
        endings = Endings(most=2)
        await asyncio.gather(*(endings.of("A", work("A")) for _ in range(5)))
        for code in ("B", "A", "C", "A", "B"):  # B is let go for C
            await endings.of(code, work(code))

    asyncio.run(scene())
    assert asked == ["A", "B", "C", "B"]


def test_what_fails_is_worked_out_again() -> None:
    async def fails() -> say.Ending:
        raise Refusal("above-once-over")

    async def scene() -> None:
        endings = Endings()
        for _ in range(2):
            with pytest.raises(Refusal):
                await endings.of("A", fails)
        await asyncio.sleep(0)
        assert not endings.knows("A")

    asyncio.run(scene())
