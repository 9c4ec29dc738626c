"""Why something at the turn menu is not possible, in a code and a few numbers that a message makes a sentence of.

Whether it is possible the rules alone decide: a reason here speaks of what they did not offer.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ghostlight.core.compile import in_python

from .. import vocabulary
from ..cards import BY_NUMBER, Card, Where
from ..rules.ghosts import made_cheaper
from ..rules.occupy import in_any_colours, tokens_needed
from ..rules.play import stretched
from ..state import ACTIONS, BLUE, CARDS, COLOURS, FREE, LOCKED, ORANGE, SPACES, Action, Bonus

_IN_A_ROLL = (Bonus.BIGGER_DIE, Bonus.SECOND_THROW, Bonus.STEADY_HAND)


class Blocked(msgspec.Struct, frozen=True):
    action: str  # in notation
    code: vocabulary.Code
    level: int = 0
    need: int = 0


def blocked_at_menu(world: Any, state: Any) -> list[Blocked]:
    """For all that a turn menu could have: why not. What is offered after all is listed too: clients look for what is not."""
    me = state.players[state.turn]
    found = [
        Blocked(f"use S{section + 1} {Action(action).name.lower()}", *_action(world, state, me, section, action))
        for section in range(int(world.sections))
        for action in range(ACTIONS)
    ]
    found += [Blocked(f"use S{section + 1} rest", "done") for section in range(int(world.sections)) if me.done >> section & 1]
    if not world.master:
        found += [Blocked(f"bonus {kind}", *_token(me, kind)) for kind in sorted(set(me.slot.tolist()) - {FREE, LOCKED})]
        for number in range(1, CARDS + 1):
            if state.display >> number & 1:
                found.append(Blocked(f"occupy {number}", *_occupy(world, state, me, number)))
            at_menu = BY_NUMBER[number].where == Where.MENU or (number == Card.LONG_SHADOW and world.extra_haunt)
            if me.owns >> number & 1 and at_menu:
                found.append(Blocked(f"card {number}", "used-up" if state.used >> number & 1 else "card-useless"))
    ready = int(world.sections) - int(me.done).bit_count()
    return [*found, Blocked("end", "end", need=ready)] if ready else found


def reason(view: Any, action: str) -> tuple[str, dict[str, str | int]] | None:
    """The message for an action that was tried in vain, and its arguments."""
    for each in view.blocked:
        if each.action == action:
            facts: dict[str, str | int] = {"level": each.level, "colour": COLOURS[each.level], "need": each.need}
            return f"town-blocked-{each.code}", facts
    return None


def _action(world: Any, state: Any, me: Any, section: int, action: int) -> tuple[vocabulary.Code, int, int]:
    """T-032: the first condition that does not hold."""
    cards = int(me.owns) & ~int(state.used)
    level = in_python(stretched)(int(me.level[section]), cards)
    if me.done >> section & 1:
        return "done", level, 0
    if me.disc >> section * SPACES + action & 1:
        return "taken", level, 0
    if me.discs == 0:
        return "no-disc", level, 0
    if action == Action.HAUNT and me.haunts == 0:
        return "haunt-tokens", level, 0
    if action == Action.UPGRADE:
        costs = [
            in_python(made_cheaper)(int(world.upgrade_cost[each + 1]), cards)
            for each in range(BLUE, min(level, ORANGE) + 1)
            if state.ghosts[each] < world.ghosts and state.ghosts[each + 1] > 0
        ]
        if costs and min(costs) > me.scare:
            return "scare-points", level, min(costs)
    return vocabulary.SPACES[action], level, 0


def _token(me: Any, kind: int) -> tuple[vocabulary.Code, int, int]:
    if kind in _IN_A_ROLL:
        return "in-fight", 0, 0
    return ("no-disc" if me.discs == 0 else "token-useless"), 0, 0


def _occupy(world: Any, state: Any, me: Any, number: int) -> tuple[vocabulary.Code, int, int]:
    """T-171 to T-173, T-285."""
    if me.owns >> number & 1:
        return "owned", 0, 0
    if me.discs == 0 and me.disc == 0:
        return "no-disc", 0, 0
    owned, display, grey = int(me.owns), int(state.display), int(world.grey)
    mixed = in_python(in_any_colours)(number, owned, grey)
    return ("tokens-grey" if mixed else "tokens-coloured"), 0, in_python(tokens_needed)(mixed, owned, display, grey)
