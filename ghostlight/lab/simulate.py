"""What many games between bots say, and with how much certainty."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from ghostlight import Game, Tally, load, play_many


class SeatResult(msgspec.Struct, frozen=True):
    """How one bot did. A tie counts 1/(number tied) in `win_rate`; `low` and `high` bound it with 95% confidence."""

    bot: str
    wins: int
    win_rate: float
    low: float
    high: float
    mean_score: float


class SideResult(msgspec.Struct, frozen=True):
    """How often one side won, whoever played on it."""

    wins: int
    win_rate: float
    low: float
    high: float


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a simulation found; `sides` only of a game in which seats win or lose together."""

    game: str
    games: int
    seats: list[SeatResult]
    draws: int
    decisions: int
    seconds: float
    games_per_second: float
    sides: dict[str, SideResult] = {}


def simulate(
    game: str | Game,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    fixed_seats: bool = False,
    progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play a game many times between bots, one for each seat, and say how each did.

    >>> result = simulate("graveyard", ["random", "greedy"], games=500, seed=7)
    >>> result.games, [seat.bot for seat in result.seats]
    (500, ['random', 'greedy'])
    >>> greedy = result.seats[1]
    >>> greedy.win_rate > 0.9, greedy.low > 0.9
    (True, True)

    The bots change seats from game to game unless `fixed_seats`. The same seed gives the same result, on however many threads
    (`jobs`), but for bots that think by the clock. `progress` is called with how many more games are done.
    """
    game = load(game)
    tally = play_many(game, bots, games, seed, jobs, options, fixed_seats, progress)
    return Result(
        game=game.name,
        games=games,
        seats=[_seat_result(text, tally, k) for k, text in enumerate(bots)],
        draws=tally.draws,
        decisions=tally.decisions,
        seconds=tally.seconds,
        games_per_second=games / tally.seconds,
        sides={name: _side_result(games, wins) for name, wins in zip(game.sides, tally.sides, strict=True)},
    )


def _seat_result(bot: str, tally: Tally, k: int) -> SeatResult:
    rate = tally.shares[k] / tally.games
    low, high = wilson(rate, tally.games)
    return SeatResult(bot, tally.wins[k], rate, low, high, tally.points[k] / tally.games)


def _side_result(games: int, wins: int) -> SideResult:
    return SideResult(wins, wins / games, *wilson(wins / games, games))


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95% score interval of a share: where the true one lies, nineteen times in twenty."""
    z = 1.959963984540054
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
