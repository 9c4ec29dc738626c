"""A page of sense for Graveyard: what each option seems worth to the player who decides, from what that player can see."""

from __future__ import annotations

from ghostlight.core.compile import rule
from ghostlight.core.contract import Menu, Worth

from .state import State, World


@rule
def appraise(world: World, state: State, menu: Menu, worth: Worth) -> None:
    for k in range(menu.count):
        worth.options[k] = 0.0
