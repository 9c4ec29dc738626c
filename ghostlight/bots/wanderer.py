"""The bot `random`: any option, each equally likely."""

from __future__ import annotations

from typing import Any

from ghostlight.core.chance import uniform
from ghostlight.core.compile import entry
from ghostlight.core.contract import legal
from ghostlight.core.game import Game

from . import Thought
from .desk import sit_down


class Random:
    """Takes any option."""

    def ponder(self, game: Game, world: Any, seen: Any, seat: int, seed: int) -> list[Thought]:
        desks = sit_down(game, world, seen, seed)
        first = _pick(desks)
        actions = desks[0].menu.actions[: desks[0].menu.count].tolist()
        share = 1 / len(actions)
        thoughts = [Thought(action, share, share) for action in actions]
        thoughts.insert(0, thoughts.pop(first))
        return thoughts


@entry
def _pick(desks: Any) -> int:
    desk = desks[0]
    return uniform(desk.thought, legal(desk.world, desk.seen, desk.menu))
