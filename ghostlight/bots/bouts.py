"""Playing a game many times between bots, on several threads, with the same result for the same seed however many.

Games between `random` and `greedy` run in one compiled loop; bots that think in Python are asked decision by decision.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

import msgspec
import numpy as np

from ghostlight.core.bits import has, size
from ghostlight.core.chance import Chance, seed_stream, word
from ghostlight.core.compile import entry, rule
from ghostlight.core.contract import OVER, SEATS, actor, leaders, play_out, redact, score, setup, step, wander
from ghostlight.core.engine import take
from ghostlight.core.game import Game
from ghostlight.core.records import Ints, Record

from . import Bot, choose, read_bot
from .greedy import Greedy, best_option
from .wanderer import Random

WHOLE = 60
"""A win in units that halves, thirds, quarters and fifths of it come out even in."""
SIDES = 2
CHUNK, CHUNKS = 1000, 1000
"""The fewest games that are worth a task of their own, and about how many tasks there are at the most."""
RANDOM, GREEDY, OTHER = range(3)


class Tally(msgspec.Struct, frozen=True):
    """What many games came to: a number for each bot, in the order in which they were named.

    `shares` are wins in which a tie counts 1/(number tied); `sides` are wins by side, in a game where seats win together.
    """

    games: int
    wins: list[int]
    shares: list[float]
    points: list[int]
    sides: list[int]
    draws: int
    decisions: int
    seconds: float


class Sums(Record):
    """Sums over games, by bot: whole numbers, so that the order of adding does not matter."""

    wins: Annotated[Ints, SEATS]
    shares: Annotated[Ints, SEATS]  # in units of 1/WHOLE of a win
    points: Annotated[Ints, SEATS]
    sides: Annotated[Ints, SIDES]
    draws: int
    decisions: int


def play_many(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    fixed_seats: bool = False,
    progress: Callable[[int], None] = lambda games: None,
) -> Tally:
    """Play `games` games between these bots, one for each seat; they change seats from game to game unless fixed."""
    game.worlds(len(bots), options)  # refuses what cannot be played
    players = [read_bot(text) for text in bots]
    kinds = np.array([RANDOM if isinstance(bot, Random) else GREEDY if isinstance(bot, Greedy) else OTHER for bot in players])
    compiled = OTHER not in kinds
    chunk = max(CHUNK, games // CHUNKS) if compiled else 1
    shared = game.desks(len(bots), options)
    _warm_up(shared, kinds)
    # The desks at which nobody plays just now; no more chunks than jobs are played at a time.
    free: list[Any] = [shared.copy() for _ in range(jobs)]  # type: ignore[attr-defined]

    def play_chunk(first: int) -> Any:
        desks = free.pop()
        sheets: Any = Sums.many(1)
        count = min(chunk, games - first)
        if compiled:
            _play_games(desks, sheets, kinds, np.uint64(seed), first, count, fixed_seats)
        else:
            _play_one(game, desks, sheets, kinds, players, seed, first, fixed_seats)
        free.append(desks)
        return count, sheets

    total: Any = Sums.many(1)
    started = time.perf_counter()
    pool = ThreadPoolExecutor(jobs)
    spread = pool.map if jobs > 1 else map  # alone it is quicker without a thread of its own
    try:
        for count, sheets in spread(play_chunk, range(0, games, chunk)):
            _add(total, sheets)
            progress(count)
    finally:
        pool.shutdown(cancel_futures=True)  # who interrupts does not wait for games that have not begun
    seconds = time.perf_counter() - started
    sums = total[0]
    count = len(bots)
    return Tally(
        games=games,
        wins=sums.wins[:count].tolist(),
        shares=[share / WHOLE for share in sums.shares[:count].tolist()],
        points=sums.points[:count].tolist(),
        sides=sums.sides[: len(game.sides)].tolist(),
        draws=int(sums.draws),
        decisions=int(sums.decisions),
        seconds=seconds,
    )


def _warm_up(desks: Any, kinds: Any) -> None:
    """Compile the loop, or fetch it from the cache, before the clock starts."""
    _play_games(desks, Sums.many(1), np.minimum(kinds, GREEDY), np.uint64(0), 0, 0, False)


def _add(total: Any, part: Any) -> None:
    for name in ("wins", "shares", "points", "sides", "draws", "decisions"):
        total[name] += part[name]


# --- compiled games between `random` and `greedy` ----------------------------------------------------------------------


@entry
def _play_games(desks: Any, sheets: Any, kinds: Any, seed: Any, first: int, count: int, fixed: bool) -> None:
    desk, players = desks[0], len(kinds)
    for game in range(first, first + count):
        shift = 0 if fixed else game % players
        start(desk, seed, game)
        if all_random(kinds):
            decisions = play_out(desk.world, desk.state, desk.menu, desk.chance, desk.thought, desk.silence)
        else:
            decisions = advance(desk, kinds, shift)
        count_up(desk, sheets[0], shift, decisions)


@rule
def start(desk: Any, seed: Annotated[int, np.uint64], game: int) -> None:
    """Deal a game that depends on nothing but the seed and its number."""
    seed_stream(desk.chance, seed, 2 * game)
    seed_stream(desk.thought, seed, 2 * game + 1)
    setup(desk.world, desk.state, desk.chance, desk.silence)


@rule
def all_random(kinds: Ints) -> bool:
    for k in range(len(kinds)):
        if kinds[k] != RANDOM:
            return False
    return True


@rule
def advance(desk: Any, kinds: Ints, shift: int) -> int:
    """Play on until the game is over or another sort of bot must decide; how many decisions that took."""
    decisions = 0
    seat = actor(desk.world, desk.state)
    while seat != OVER:
        kind = kinds[(seat + shift) % len(kinds)]
        if kind == RANDOM:  # the menu is the same on a redacted state: a contract test holds every game to it
            action = wander(desk.world, desk.state, desk.menu, desk.thought)
        elif kind == GREEDY:
            desk.seen = desk.state
            redact(desk.world, desk.seen, seat)
            action = desk.menu.actions[best_option(desk.world, desk.seen, desk.menu, desk.worth, desk.thought)]
        else:
            break
        step(desk.world, desk.state, action, desk.chance, desk.silence)
        decisions += 1
        seat = actor(desk.world, desk.state)
    return decisions


@rule
def count_up(desk: Any, sums: Sums, shift: int, decisions: int) -> None:
    """Enter a finished game into the sums; the bot of seat s is (s + shift) mod players."""
    score(desk.world, desk.state, desk.scores)
    players = desk.world.players
    best = leaders(desk.scores, players)
    side = desk.scores.side
    winners = 1 if side else size(best)  # those of one side win together: that is no tie
    for seat in range(players):
        bot = (seat + shift) % players
        sums.points[bot] += desk.scores.points[seat]
        if has(best, seat):
            sums.shares[bot] += WHOLE // winners
            sums.wins[bot] += winners == 1
    if side:
        sums.sides[side - 1] += 1
    sums.draws += winners > 1
    sums.decisions += decisions


# --- games with bots that think in Python ------------------------------------------------------------------------------


def _play_one(
    game: Game, desks: Any, sheets: Any, kinds: Any, bots: Sequence[Bot], seed: int, number: int, fixed: bool
) -> None:
    world = desks["world"].copy()[0]  # copies only: through a view a bot could reach the whole desk
    shift = 0 if fixed else number % len(bots)
    _start_one(desks, np.uint64(seed), number)
    decisions = 0
    while True:
        done, seat, thought_seed = _advance_one(desks, kinds, shift)
        decisions += done
        if seat == OVER:
            break
        bot = bots[(seat + shift) % len(bots)]
        take(desks, 0, choose(bot, game, world, desks["seen"].copy(), seat, thought_seed))
        decisions += 1
    _count_one(desks, sheets, shift, decisions)


@entry
def _start_one(desks: Any, seed: Any, game: int) -> None:
    start(desks[0], seed, game)


@entry
def _advance_one(desks: Any, kinds: Any, shift: int) -> tuple[int, int, int]:
    """Play on; who must think now, with what it sees left on the desk, and a seed for its thoughts."""
    desk = desks[0]
    decisions = advance(desk, kinds, shift)
    seat = actor(desk.world, desk.state)
    if seat == OVER:
        return decisions, seat, 0
    desk.seen = desk.state
    redact(desk.world, desk.seen, seat)
    return decisions, seat, fresh_seed(desk.thought)


@rule
def fresh_seed(thought: Chance) -> int:
    return word(thought) << 31 | word(thought) >> 1


@entry
def _count_one(desks: Any, sheets: Any, shift: int, decisions: int) -> None:
    count_up(desks[0], sheets[0], shift, decisions)
