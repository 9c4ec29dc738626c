"""Entry points from Python into the compiled contract, on desks (see Game.desk): one argument, one quick crossing."""

from __future__ import annotations

from typing import Any

from .compile import entry
from .contract import accounted, actor, allowed, leaders, legal, redact, score, setup, step
from .contract import imagine as imagine_blanks


@entry
def deal(desks: Any, d: int) -> int:
    """Set a new game up; who decides first."""
    desk = desks[d]
    desk.events.count = 0
    setup(desk.world, desk.state, desk.chance, desk.events)
    return actor(desk.world, desk.state)


@entry
def take(desks: Any, d: int, action: int) -> int:
    """Take one decision, which must be allowed; who decides next, or OVER."""
    desk = desks[d]
    desk.events.count = 0
    step(desk.world, desk.state, action, desk.chance, desk.events)
    return actor(desk.world, desk.state)


@entry
def to_act(desks: Any, d: int) -> int:
    return actor(desks[d].world, desks[d].state)


@entry
def list_options(desks: Any, d: int) -> int:
    """Write the options of this decision on the desk's menu; how many."""
    desk = desks[d]
    return legal(desk.world, desk.state, desk.menu)


@entry
def is_allowed(desks: Any, d: int, action: int) -> bool:
    desk = desks[d]
    return allowed(desk.world, desk.state, desk.menu, action)


@entry
def look(desks: Any, d: int, seat: int) -> None:
    """Write what this seat sees into the desk's `seen`."""
    desk = desks[d]
    desk.seen = desk.state
    redact(desk.world, desk.seen, seat)


@entry
def suppose(desks: Any, d: int, seat: int) -> None:
    """Fill the blanks of the desk's `seen` with what the seat could imagine there."""
    desk = desks[d]
    imagine_blanks(desk.world, desk.seen, seat, desk.thought)


@entry
def count_points(desks: Any, d: int, out: int = 0) -> int:
    """Write the standing into the desk's `scores`; the set of seats that stand best, leaving those in `out` aside."""
    score(desks[d].world, desks[d].state, desks[d].scores)
    return leaders(desks[d].scores, desks[d].world.players, out)


@entry
def adds_up(desks: Any, d: int) -> bool:
    return accounted(desks[d].world, desks[d].state)
