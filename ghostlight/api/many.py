"""Many games between bots, as bare sums; `simulate` makes a result with its certainty from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ghostlight.bots import bouts
from ghostlight.bots.bouts import Tally
from ghostlight.core.errors import Refusal
from ghostlight.core.game import Game

from .rules import load

__all__ = ["Tally", "play_many"]

LARGEST_SEED = 2**64 - 1


def play_many(
    game: str | Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    fixed_seats: bool = False,
    progress: Callable[[int], None] = lambda games: None,
) -> Tally:
    """Play `games` games between these bots, one for each seat; they change seats from game to game unless `fixed_seats`.

    >>> tally = play_many("graveyard", ["greedy", "random"], games=100, seed=1)
    >>> tally.games, sum(tally.wins) + tally.draws
    (100, 100)

    The same seed gives the same sums on however many threads (`jobs`). `progress` is called with how many more games are done.
    """
    for name, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise Refusal("at-least-one", name=name, number=number)
    if not 0 <= seed <= LARGEST_SEED:
        raise Refusal("seed-of-many", seed=seed)
    return bouts.play_many(load(game), bots, games, seed, jobs, options, fixed_seats, progress)
