"""The bot `greedy`: what seems best at once, by the game's page of sense (`appraise`)."""

from __future__ import annotations

from typing import Any

from ghostlight.core.chance import Chance, uniform
from ghostlight.core.compile import entry, rule
from ghostlight.core.contract import Menu, Worth, appraise, legal
from ghostlight.core.game import Game

from . import Thought
from .desk import sit_down


class Greedy:
    """Takes what seems worth most."""

    def ponder(self, game: Game, world: Any, seen: Any, seat: int, seed: int) -> list[Thought]:
        desks = sit_down(game, world, seen, seed)
        best = _choose(desks)
        menu, worth = desks[0].menu, desks[0].worth
        values = worth.options[: menu.count].tolist()
        thoughts = [
            Thought(action, value, 1.0 if place == best else 0.0)
            for place, (action, value) in enumerate(zip(menu.actions[: menu.count].tolist(), values, strict=True))
        ]
        return sorted(thoughts, key=lambda thought: (-thought.weight, -thought.value))


@rule
def best_option(world: Any, seen: Any, menu: Menu, worth: Worth, thought: Chance) -> int:
    """The place on the menu of what seems worth most; equals are drawn."""
    legal(world, seen, menu)
    appraise(world, seen, menu, worth)
    best, equals = 0, 1
    for place in range(1, menu.count):
        if worth.options[place] > worth.options[best]:
            best, equals = place, 1
        elif worth.options[place] == worth.options[best]:
            equals += 1
            if uniform(thought, equals) == 0:
                best = place
    return best


@entry
def _choose(desks: Any) -> int:
    desk = desks[0]
    return best_option(desk.world, desk.seen, desk.menu, desk.worth, desk.thought)
