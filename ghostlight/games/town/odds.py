"""The odds of every fight that could be chosen now: exact, by the dice of this table, the cards of whoever is on turn, and what
one token in their hand would make of it. Pages and hints read them; who wins a fight the rules decide.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ghostlight.core.compile import in_python

from . import vocabulary
from .cards import Card
from .sense import chance_to_win
from .state import BLUE, LEVELS, Bonus

_chance = in_python(chance_to_win)
STEADY = 3
"""T-161."""


class Odds(msgspec.Struct, frozen=True):
    attacker: vocabulary.Colour
    defender: vocabulary.Colour
    win: float  # that the attacker wins with the first throw, between 0 and 1
    sides: int  # of the attacker's die
    defence_sides: int
    extra: int  # added to every attack (T-205)
    sure: bool  # no dice: T-343, T-225
    bonus: int | None  # the token in hand that helps most once the dice lie, if one can be spent
    helped: float  # that the attacker wins with it


def odds(world: Any, state: Any, enlarged: int = 0) -> list[Odds]:
    """For every pair of colours in the town; `enlarged` is the colour of the attack die where it is not the attacker's."""
    me = state.players[state.turn]
    ready = int(me.owns) & ~int(state.used)
    present = [level for level in range(BLUE, LEVELS) if state.ghosts[level] < world.ghosts]
    held = set() if me.discs == 0 else {int(kind) for kind in me.slot}
    found = []
    for attacker in present:
        for defender in present:
            extra = ready >> Card.KINDRED_QUARREL & 1
            sides, other = int(world.sides[enlarged or attacker]), int(world.sides[defender])
            sure = bool(world.master) or (defender < attacker and bool(ready >> Card.PECKING_ORDER & 1))
            win = 1.0 if sure else _chance(sides, other, extra)
            helped = {
                Bonus.STEADY_HAND: _chance(sides, other, extra + STEADY),
                Bonus.SECOND_THROW: _twice(sides, other, extra),
            }
            bonus = (
                None if sure else max((each for each in helped if each in held), key=lambda each: helped[each], default=None)
            )
            found.append(
                Odds(
                    attacker=vocabulary.COLOURS[attacker - BLUE],
                    defender=vocabulary.COLOURS[defender - BLUE],
                    win=round(win, 4),
                    sides=sides,
                    defence_sides=other,
                    extra=int(extra),
                    sure=sure,
                    bonus=None if bonus is None else int(bonus),
                    helped=round(win if bonus is None else helped[bonus], 4),
                )
            )
    return found


def _twice(sides: int, other: int, more: int) -> float:
    """T-158: that one of two throws shows more than the other die, which is thrown once."""
    lost = sum(min(1.0, max(0, shown - more) / sides) ** 2 for shown in range(1, other + 1))
    return 1 - lost / other
