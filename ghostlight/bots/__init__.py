"""Players that are programs. A bot receives a redacted state and nothing else: it cannot know more than its seat.

A bot is written `random`, `greedy`, `search:1000` (iterations, each of several playouts) or `search:500ms`, everywhere.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ghostlight.core.errors import Refusal

if TYPE_CHECKING:
    from ghostlight.core.game import Game  # which brings Numba, and who asks how bots are written needs none

WRITTEN = ("random", "greedy", "search:1000", "search:500ms")
"""How the bots are written, with an example of each form."""
HINT = "search:2000"
"""Who is asked for hints: it is shown what the seat sees, as every bot is."""
MOST_ITERATIONS = 1_000_000
MOST_MILLISECONDS = 600_000


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one option: what it hopes for, and how sure it is."""

    action: int
    value: float  # higher is better; for `search` the share of games won, 0 to 1
    weight: float  # the share of its attention that this option got; the weights of all add up to 1


class Bot(Protocol):
    """A player that is a program."""

    def ponder(self, game: Game, world: Any, seen: Any, seat: int, seed: int) -> list[Thought]:
        """The options with what the bot thinks of each, the one that it would take first.

        `seen` is a row of one redacted state; `seed` is where the bot's own chance comes from.
        """
        ...


def choose(bot: Bot, game: Game, world: Any, seen: Any, seat: int, seed: int) -> int:
    """The action that the bot takes."""
    return bot.ponder(game, world, seen, seat, seed)[0].action


def read_bot(text: str) -> Bot:
    """The bot that is written so."""
    from .greedy import Greedy  # noqa: PLC0415  (bots import each other's words from here)
    from .search import Search  # noqa: PLC0415
    from .wanderer import Random  # noqa: PLC0415

    if text == "random":
        return Random()
    if text == "greedy":
        return Greedy()
    found = re.fullmatch(r"search:(\d{1,9})(ms)?", text)
    if found:
        amount, most = int(found[1]), MOST_MILLISECONDS if found[2] else MOST_ITERATIONS
        if 1 <= amount <= most:
            return Search(milliseconds=amount) if found[2] else Search(iterations=amount)
    raise Refusal("no-bot", text=repr(text), most=MOST_ITERATIONS)
