"""Plays a game and writes down, at every step, what was done and what each seat and a spectator know of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

from ghostlight.core.events import SPECTATOR
from ghostlight.core.game import Game
from ghostlight.core.log import Seat
from ghostlight.core.match import Match

HOME = Path(__file__).parent


def files(game: Game) -> dict[Path, int]:
    """The playthroughs that a game has, with the number of players of each: its fewest and its most."""
    return {HOME / game.name / f"{players}-players.txt": players for players in (game.players[0], game.players[-1])}


def playthrough(game: Game, players: int) -> str:
    """A whole game, the same every time, by players who prefer what has not been done in it yet: more happens, and sooner."""
    seed = hashlib.sha256(f"golden {game.name} {players}".encode()).digest()
    match = Match(game, [Seat(f"player {seat + 1}") for seat in range(players)], seed)
    done: set[int] = set()
    lines = [*head(match), *moment(match)]
    while not match.over:
        options = match.options_now()
        action = pick(seed, match.steps, [option for option in options if option not in done] or options)
        done.add(action)
        match.act(action)
        lines += moment(match)
    return "\n".join([*lines, *tail(match)]) + "\n"


def pick(seed: bytes, step: int, options: list[int]) -> int:
    """One of them, by a hash: it must come out the same on every machine, for ever."""
    return options[int.from_bytes(hashlib.sha256(seed + step.to_bytes(8, "big")).digest()) % len(options)]


def head(match: Match) -> Iterator[str]:
    yield f"{match.game.name}, {len(match.seats)} players, the default options; seed {match.seed.hex()}"
    yield "* is what a spectator is told and sees, and so does every seat that has no line of its own."


def moment(match: Match) -> Iterator[str]:
    """The step, the events and the position, first as a spectator has them, then as a seat that has them otherwise."""
    last, game = match.moments[-1], match.game
    yield ""
    if last.action is None:
        yield f"step {last.n}: the deal"
    else:
        yield f"step {last.n}: seat {last.seat + 1} {game.notation.write_action(last.action)}"
    yield from differing(match, "told", told)
    yield from differing(match, "sees", sees)
    options = "over" if match.over else f"seat {match.actor + 1} has {len(match.options_now())} options"
    yield f"  {options}; points {' '.join(map(str, match.points()))}"


def differing(match: Match, verb: str, ask: Callable[[Match, int], str]) -> Iterator[str]:
    public = ask(match, SPECTATOR)
    yield f"* {verb} {public}"
    for seat in range(len(match.seats)):
        own = ask(match, seat)
        if own != public:
            yield f"{seat + 1} {verb} {own}"


def told(match: Match, watcher: int) -> str:
    return "; ".join(map(match.game.write_happening, match.happenings_for(watcher))) or "nothing"


def sees(match: Match, watcher: int) -> str:
    return match.game.notation.write_position(match.desk.world, match.seen(watcher)[0])


def tail(match: Match) -> Iterator[str]:
    """What comes to light when the game is over."""
    yield ""
    yield f"won by seat {' and '.join(str(seat + 1) for seat in match.winners())}"
    for each in match.moments:
        if each.drew:
            yield f"step {each.n} drew " + ", ".join(f"{drawn.name} {drawn.outcome} of {drawn.of}" for drawn in each.drew)
