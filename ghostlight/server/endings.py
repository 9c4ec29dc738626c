"""The end of a finished game as a page shows it: where points came from, who was ahead when, and the night's best moments.

A finished game never changes, so what was worked out once is kept, as long as others are not looked at more. Whoever asks while
it is being worked out waits for the same; it is done by the worker for what goes through a whole game, on its own account.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from itertools import pairwise

from ghostlight.bots.judging import Budget, Position, judge
from ghostlight.core.endings import Account, Highlight, account_of, best
from ghostlight.core.events import SPECTATOR
from ghostlight.core.match import Match

from . import messages as say

MOST_POINTS = 48
"""Of the curve: more than a screen has room for would only take longer."""
LONGEST = 2.5
"""Seconds of processor time that the judge gets for the whole curve."""
TRIES, FEWEST = 24, 4
"""Of one position, and those without which nothing is said of it."""
SWING = 0.18
"""How much hope must change hands in a turn to be told for itself."""
MOST_KEPT = 300


def ending_of(match: Match, seconds: float = LONGEST) -> say.Ending:
    """All that is told of the end of this game. The same for the same game, unless the judge's time runs out."""
    account = account_of(match)
    curve, judged = _curve(match, account, seconds)
    moments = [*account.highlights, *(_swings(match, curve) if judged else [])]
    return say.Ending(
        seats=account.seats,
        rounds=account.rounds,
        looks=account.looks,
        night=account.night,
        curve=curve,
        judged=judged,
        moments=best(moments, _moved(moments, curve) if judged else {}),
    )


# --- who was ahead -----------------------------------------------------------------------------------------------------


def _curve(match: Match, account: Account, seconds: float) -> tuple[list[say.Standing], bool]:
    """Points and hopes at the ends of turns, from the deal to the end; and whether the judge had time enough."""
    at = _ends_of_turns(match)
    budget = Budget(TRIES, seconds / len(at))
    points, hopes, judged = _points(match, at), list[list[float]](), True
    for k in at[:-1]:
        told = judge(Position.of(match, SPECTATOR, k), budget, seed=k)
        judged = judged and told.tries >= FEWEST
        if not judged:
            break
        hopes.append([round(each, 3) for each in told.hopes])
    hopes.append(_outcome(match))
    if not judged:
        hopes = [[] for _ in at]
    curve = [
        say.Standing(moment=moment, round=_round_at(account.rounds, moment), points=points[k], hopes=hopes[k])
        for k, moment in enumerate(at)
    ]
    return curve, judged


def _ends_of_turns(match: Match) -> list[int]:
    """The moments after which another decides, evenly thinned out; the first and the last are always there."""
    seats = [moment.seat for moment in match.moments]
    last = len(seats) - 1
    ends = [0, *(k for k in range(1, last) if seats[k] != seats[k + 1])]
    few = ends if len(ends) < MOST_POINTS else [ends[k * len(ends) // (MOST_POINTS - 1)] for k in range(MOST_POINTS - 1)]
    return [*few, last] if last else [0]


def _points(match: Match, at: list[int]) -> list[list[int]]:
    """The points of all seats at these moments, by the rules themselves."""
    return [match.points_at(k) for k in at]


def _outcome(match: Match) -> list[float]:
    """At the end it is known who has won; of a game that was stopped, nobody has."""
    winners = match.winners()
    sides = match.game.side_of is not None
    return [(1.0 if sides else 1 / len(winners)) if seat in winners else 0.0 for seat in range(len(match.seats))]


def _round_at(rounds: list[int], moment: int) -> int | None:
    """The round that is being played after this moment, counted from 1."""
    return sum(start <= moment for start in rounds) or 1 if rounds else None


# --- moments -----------------------------------------------------------------------------------------------------------


def _moved(moments: list[Highlight], curve: list[say.Standing]) -> dict[int, float]:
    """How much hope the turn moved in which each of these happened."""
    return {each.moment: max(map(abs, _change(curve, each.moment)), default=0.0) for each in moments}


def _change(curve: list[say.Standing], moment: int) -> list[float]:
    """What the turn of this moment changed, by seat."""
    after = next((k for k, each in enumerate(curve) if each.moment >= moment), len(curve) - 1)
    if after == 0:
        return []
    return [now - was for now, was in zip(curve[after].hopes, curve[after - 1].hopes, strict=True)]


def _swings(match: Match, curve: list[say.Standing]) -> list[Highlight]:
    """Turns in which somebody's hope rose by a lot, whatever it was that happened."""
    found = []
    for before, after in pairwise(curve[:-1]):
        rise, seat = max((now - was, -seat) for seat, (now, was) in enumerate(zip(after.hopes, before.hopes, strict=True)))
        if rise >= SWING:
            facts: dict[str, str | int] = {"before": round(100 * before.hopes[-seat]), "after": round(100 * after.hopes[-seat])}
            found.append(Highlight(kind="swing", moment=after.moment, seat=-seat, facts=facts, round=after.round))
    return found


# --- kept --------------------------------------------------------------------------------------------------------------


class Endings:
    """What was worked out, by table; the ones that nobody has looked at for the longest time are let go."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._kept: OrderedDict[str, say.Ending] = OrderedDict()
        self._coming: dict[str, asyncio.Task[say.Ending]] = {}

    async def of(self, code: str, work: Callable[[], Awaitable[say.Ending]]) -> say.Ending:
        """The ending of this table: known, on its way, or worked out now."""
        if code in self._kept:
            self._kept.move_to_end(code)
            return self._kept[code]
        if code not in self._coming:
            self._coming[code] = asyncio.ensure_future(self._work_out(code, work))
            self._coming[code].add_done_callback(lambda _: self._coming.pop(code, None))
        return await asyncio.shield(self._coming[code])

    async def _work_out(self, code: str, work: Callable[[], Awaitable[say.Ending]]) -> say.Ending:
        ending = self._kept[code] = await work()
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return ending

    def knows(self, code: str) -> bool:
        """Whether it costs nothing to tell."""
        return code in self._kept or code in self._coming
