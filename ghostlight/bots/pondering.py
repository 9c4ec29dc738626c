"""A bot's decision thought out in slices: it can be put down, taken up again, or given up, and it comes to the same.

The tree of a search grows by one iteration after the other and remembers nothing else, so where it is cut changes nothing.
Time is that of the processor: whoever has to share it thinks as much as whoever has it alone.
"""

from __future__ import annotations

import time
from typing import Any

from ghostlight.core.game import Game

from . import Bot, Thought
from .search import FIRST_ROOM, Room, Search, Tree

PIECES = 4
"""Into how many looks at the clock a slice is divided, or more."""
MOST_KEPT = FIRST_ROOM * 8
"""Nodes of the largest memory that is worth keeping for the next tree (some 16 MB)."""


def is_quick(bot: Bot) -> bool:
    """Whether the bot decides at once, so that there is nothing to be cut in slices."""
    return not isinstance(bot, Search)


class Rooms:
    """Memory for trees, used again by those who think next."""

    def __init__(self) -> None:
        self._free: list[Room] = []

    def take(self) -> Room:
        return self._free.pop() if self._free else Room()

    def give_back(self, room: Room) -> None:
        if len(room.nodes) <= MOST_KEPT:
            self._free.append(room)


class Pondering:
    """One decision of `search` on its way."""

    def __init__(self, bot: Search, game: Game, world: Any, seen: Any, seat: int, seed: int, room: Room, most: float) -> None:
        """At most so many seconds of processor time are spent on it, whatever the bot wishes."""
        self.tree = Tree(game, world, seen, seat, seed, room)
        self.left = bot.iterations or None  # None: as many as there is time for
        self.most = most if bot.iterations else min(most, bot.milliseconds / 1000)
        self.spent = 0.0
        self._piece = 1

    def go_on(self, seconds: float) -> bool:
        """Think for about so long; whether it is thought out. At least one iteration is done, so that there is an answer."""
        until = min(self.spent + seconds, self.most)
        while True:
            began = time.thread_time()
            some = self._piece if self.left is None else min(self._piece, self.left)
            self.tree.grow(some)
            took = time.thread_time() - began
            self.spent += took
            if took < seconds / PIECES / 2:
                self._piece *= 2
            elif took > seconds / PIECES and self._piece > 1:
                self._piece //= 2
            if self.left is not None:
                self.left -= some
            if self.left == 0 or self.spent >= self.most:
                return True
            if self.spent >= until:
                return False

    def thoughts(self) -> list[Thought]:
        return self.tree.thoughts()
