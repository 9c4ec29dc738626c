"""Objectives, victory and secret objectives (M-045, M-240 to M-245, sections 5.3 and 5.4)."""

from __future__ import annotations

from ghostlight.core.bits import has, lowest, only, size
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..state import (
    ALL,
    ELIMINATE_CHANEQUE,
    ELIMINATE_HUMANS,
    HUMANS,
    NOWHERE,
    SLOTS,
    Aim,
    Event,
    Goal,
    Human,
    Match,
    Objective,
    Place,
    Secret,
    Side,
    State,
    When,
    World,
)
from .items import any_in, marked, matches, tokens
from .play import Play, is_quarry, quarry_standing, raise_trigger, stands

# --- objectives ------------------------------------------------------------------------------------------------------------


@rule
def examine(g: Play) -> None:
    """M-045, M-243: whatever has been reached is done, and stays done."""
    open_ones = g.state.active & ~g.state.done
    while open_ones:
        k = lowest(open_ones)
        open_ones &= open_ones - 1
        if is_reached(g, k, g.world.objectives[k]):
            achieve(g, k)


@rule
def achieve(g: Play, objective: int) -> None:
    g.state.done |= only(objective)
    tell(g.events, Event.DONE, objective)
    for trigger in range(g.world.trigger_count):
        each = g.world.triggers[trigger]
        if each.when == When.OBJECTIVE and each.objective == objective:
            raise_trigger(g, trigger)


@rule
def is_reached(g: Play, number: int, objective: Objective) -> bool:
    """`survive` is looked at by the clock alone (M-220)."""
    if objective.kind == Goal.SURVIVE:
        return False
    if objective.kind == Goal.REACH and objective.count == ALL:
        standing = quarry_standing(g)
        return standing != 0 and progress(g, number, objective) == size(standing)
    if objective.kind == Goal.ESCAPE and objective.must_leave and quarry_standing(g):
        return False
    return progress(g, number, objective) >= objective.count


@rule
def progress(g: Play, number: int, objective: Objective) -> int:
    """How much of the objective there is. When that may have become more, `_watch` in missions/writing.py prepares."""
    s, kind = g.state, objective.kind
    if kind == Goal.TASK:
        return s.times[number]
    if kind == Goal.ESCAPE:
        return s.left
    if kind == Goal.ELIMINATE:
        return eliminated(g, objective.what)
    if kind == Goal.SURVIVE:
        return size(quarry_standing(g))
    count = 0
    for piece in range(HUMANS):
        human = s.humans[piece]
        if is_quarry(piece):
            count += share(human, objective)
    if kind == Goal.DELIVER and not objective.outside and any_in(s.littered, objective.squares):
        for k in range(s.floor_count):
            if marked(objective.squares, s.floor_at[k]) and s.floor_pool[k] == 0 and matches(objective.match, s.floor[k]):
                count += tokens(s.floor[k])
    return count


@rule
def share(human: Human, objective: Objective) -> int:
    """What one human adds to `reach`, `collect` and `deliver`."""
    if objective.kind == Goal.DELIVER and objective.outside:
        return carries(human, objective.match) if human.place == Place.GONE else 0
    if not stands(human):
        return 0
    if objective.kind != Goal.COLLECT and not marked(objective.squares, human.square):
        return 0
    return 1 if objective.kind == Goal.REACH else carries(human, objective.match)


@rule
def carries(human: Human, match: Match) -> int:
    count = 0
    for slot in range(SLOTS):
        if human.items[slot] and matches(match, human.items[slot]):
            count += tokens(human.items[slot])
    return count


@rule
def eliminated(g: Play, what: int) -> int:
    s = g.state
    if ELIMINATE_CHANEQUE <= what < ELIMINATE_HUMANS:
        return s.removed[what - ELIMINATE_CHANEQUE]
    count = 0
    for piece in range(HUMANS):
        human = s.humans[piece]
        if human.place == Place.DEAD and (what in (ELIMINATE_HUMANS, human.character)):
            count += 1
    return count


@rule
def check_survival(g: Play) -> None:
    """M-220 (3): when the clock shows that time."""
    before, open_ones = g.state.done, g.world.survivals & g.state.active & ~g.state.done
    while open_ones:
        k = lowest(open_ones)
        open_ones &= open_ones - 1
        each = g.world.objectives[k]
        if each.until == g.state.rounds and size(quarry_standing(g)) >= each.count:
            achieve(g, k)
    if g.state.done != before:
        check_victory(g)


# --- victory ---------------------------------------------------------------------------------------------------------------


@rule
def check_victory(g: Play) -> None:
    """M-240, M-241: the humans' first."""
    s = g.state
    if s.over or s.slot == 0:
        return
    if g.world.win_humans & ~s.done == 0:
        finish(g, Side.HUMANS)
    elif g.world.win_ghost & s.done or (g.world.no_standing and quarry_standing(g) == 0):
        finish(g, Side.GHOST)


@rule
def finish(g: Play, side: int) -> None:
    """M-244: now the secrets are looked at."""
    s = g.state
    s.over = 1
    s.winner = side
    s.agenda.depth = 0
    for piece in range(HUMANS):
        human = s.humans[piece]
        if NOWHERE not in (human.character, human.secret):
            tell(g.events, Event.SECRETS, human.character, human.secret, 1 if holds(g.world, s, human) else 0)
    tell(g.events, Event.OVER, side)


@rule
def holds(world: World, state: State, human: Human) -> bool:
    """M-244: whether this human's secret objective was reached."""
    secret: Secret = world.secrets[human.secret]
    if secret.kind == Aim.PERFORMED:
        return has(human.performed, secret.objective)
    if secret.kind == Aim.HEALED_OTHER:
        return human.heals >= secret.times
    if human.place != Place.GONE:
        return False
    if secret.kind == Aim.LEAVE_WITH:
        return carries(human, secret.match) > 0
    if secret.kind == Aim.NEVER_WOUNDED:
        return not human.fallen
    return human.left == (state.left if secret.last else 1)
