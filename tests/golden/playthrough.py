"""Plays a game and writes down, at every step, what was done and what each seat and a spectator know of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ghostlight.bots import choose
from ghostlight.bots.greedy import Greedy
from ghostlight.core.events import SPECTATOR
from ghostlight.core.game import Game
from ghostlight.core.log import Seat
from ghostlight.core.match import Match

HOME = Path(__file__).parent
BY_BOTS = "by bots"
"""Ends the title of a game that sensible players must play: whoever walks about a museum at random meets little."""


@dataclass(frozen=True)
class Golden:
    """A table whose game is kept, and the file that keeps it."""

    game: Game
    players: int
    title: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def by_bots(self) -> bool:
        return self.title.endswith(BY_BOTS)

    @property
    def name(self) -> str:
        return "-".join([self.game.name, str(self.players), *self.title.split()])

    @property
    def file(self) -> Path:
        return HOME / self.game.name / ("-".join([str(self.players), "players", *self.title.split()]) + ".txt")


MORE: dict[str, list[tuple[int, str, dict[str, Any]]]] = {
    "town": [
        (3, "master", {"variant": "master"}),
        (2, "japanese", {"edition": "japanese", "card_selection": [3, 8, 23, 25, 34, 46, 50, 52]}),
    ],
    "keyhole": [
        (3, "merging chimes in turn", {"merging": "on", "chimes": "on", "layout": "in_turn"}),
    ],
    "museum": [
        (2, "thieves", {"mission": "thieves-in-the-shadows"}),
        (3, f"first night {BY_BOTS}", {}),
        (3, f"heart {BY_BOTS}", {"mission": "heart-under-the-temple"}),
        (4, f"thieves {BY_BOTS}", {"mission": "thieves-in-the-shadows"}),
    ],
}
"""By game: tables with other options than the usual ones that play by other rules."""


def tables(game: Game) -> list[Golden]:
    """The playthroughs that a game has: with its fewest and its most players, and some more."""
    usual = [Golden(game, players) for players in (game.players[0], game.players[-1])]
    return usual + [Golden(game, players, title, options) for players, title, options in MORE.get(game.name, [])]


def playthrough(golden: Golden) -> str:
    """A whole game, the same every time, by players who prefer what has not been done in it yet: more happens, and sooner."""
    named = " ".join(["golden", golden.game.name, str(golden.players), *golden.title.split()])
    seed = hashlib.sha256(named.encode()).digest()
    match = Match(golden.game, [Seat(f"player {seat + 1}") for seat in range(golden.players)], seed, golden.options)
    done: set[int] = set()
    lines = [*head(match, golden), *moment(match)]
    while not match.over:
        options = match.options_now()
        if golden.by_bots:
            action = choose(Greedy(), match.game, match.world, match.seen(match.actor), match.actor, match.steps)
        else:
            action = pick(seed, match.steps, [option for option in options if option not in done] or options)
        done.add(action)
        match.act(action)
        lines += moment(match)
    return "\n".join([*lines, *tail(match)]) + "\n"


def pick(seed: bytes, step: int, options: list[int]) -> int:
    """One of them, by a hash: it must come out the same on every machine, for ever."""
    return options[int.from_bytes(hashlib.sha256(seed + step.to_bytes(8, "big")).digest()) % len(options)]


def head(match: Match, golden: Golden) -> Iterator[str]:
    options = ", ".join(f"{key} {value}" for key, value in golden.options.items()) or "the default options"
    yield f"{match.game.name}, {len(match.seats)} players, {options}; seed {match.seed.hex()}"
    yield "* is what a spectator is told and sees, and so does every seat that has no line of its own."


def moment(match: Match) -> Iterator[str]:
    """The step, the events and the position, first as a spectator has them, then as a seat that has them otherwise.

    A game of many small decisions has its position written only when somebody else decides next.
    """
    last = match.moments[-1]
    in_mid_turn = match.game.large and not match.over and last.seat == match.actor
    if not in_mid_turn:
        yield ""
    if last.action is None or last.seat is None:
        yield f"step {last.n}: the deal"
    else:
        yield f"step {last.n}: seat {last.seat + 1} {match.write_action(last.action)}"
    yield from differing(match, "told", told)
    if not in_mid_turn:
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
    return "; ".join(map(match.write_happening, match.happenings_for(watcher))) or "nothing"


def sees(match: Match, watcher: int) -> str:
    return match.game.notation.write_position(match.desk.world, match.seen(watcher)[0])


def tail(match: Match) -> Iterator[str]:
    """What comes to light when the game is over."""
    yield ""
    yield f"won by seat {' and '.join(str(seat + 1) for seat in match.winners())}"
    for each in match.moments:
        if each.drew:
            yield f"step {each.n} drew " + ", ".join(f"{drawn.name} {drawn.outcome} of {drawn.of}" for drawn in each.drew)
