"""Players that are programs, by name. They see what their seat sees, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ghostlight import bots
from ghostlight.core.errors import IllegalAction

from .match import Match


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one choice: what it hopes for, and how sure it is."""

    choice: str
    value: float
    """Higher is better; for `search` the share of games won, 0 to 1."""
    weight: float
    """The share of its attention that this choice got; those of all add up to 1."""


class Bot:
    """A player that is a program: `random`, `greedy`, `search:1000` (iterations) or `search:500ms`.

    >>> match = Match("graveyard", seed=3)
    >>> bot = Bot("search:50")
    >>> while not match.over and match.history()[-1].step < 6:
    ...     match.act(bot.choose(match))
    >>> match.history()[-1].step
    6

    It is handed what the seat sees whose decision it is, so it cannot know more. A bot of your own is any function that takes
    `match.view(match.actor)` and `match.choices()` and gives one of these.
    """

    HINT: ClassVar[str] = bots.HINT
    """The bot that people are given for hints."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._bot = bots.read_bot(name)

    def __repr__(self) -> str:
        return f"Bot({self.name!r})"

    def choose(self, match: Match, seed: int | None = None) -> str:
        """What it does in this match, for the seat whose decision it is.

        Its own chance comes from `seed`; without one from a side of the match's seed that the dice never use, so that the same
        match under the same seed is played again in the same way.
        """
        return self._ponder(match, "bot", seed)[0].choice

    def thoughts(self, match: Match, seed: int | None = None) -> list[Thought]:
        """The choices with what it thinks of each, the one that it would take first.

        >>> match = Match("graveyard", seed=3)
        >>> thoughts = Bot("search:200").thoughts(match)
        >>> thoughts[0].choice in match.choices(), round(sum(thought.weight for thought in thoughts), 6)
        (True, 1.0)
        """
        return self._ponder(match, "hint", seed)

    def _ponder(self, match: Match, purpose: str, seed: int | None) -> list[Thought]:
        held = match._core
        if held.over:
            raise IllegalAction("over-nothing-to-decide", what=self.name)
        chance = held.spare_chance(purpose) if seed is None else seed
        thoughts = self._bot.ponder(held.game, held.world, held.seen(held.actor), held.actor, chance)
        return [Thought(held.write_action(each.action), each.value, each.weight) for each in thoughts]
