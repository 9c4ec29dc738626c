"""The bot `search`: information-set Monte-Carlo tree search, one source for every game, 2 to 5 seats.

Each iteration imagines what the seat cannot see, walks down the tree, plays on by hunches from the first node that was not
visited before, and hands the result back. On the way down a node is chosen by what it has won so far and by what the game's
page of sense says of it (as in PUCT), so that few iterations go to nonsense. The tree is an array of nodes and a hash table
from (parent, action) to the child, since what is on the menu differs from one imagined state to the next.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import exp, sqrt
from typing import Annotated, Any

import numpy as np

from ghostlight.core.compile import entry, rule
from ghostlight.core.contract import (
    MENU_ROOM,
    OVER,
    SEATS,
    Menu,
    Scores,
    Worth,
    actor,
    appraise,
    imagine,
    legal,
    play_on,
    redact,
    score,
    step,
)
from ghostlight.core.game import Game
from ghostlight.core.records import Floats, Ints, Record, Rows

from . import Thought
from .desk import sit_down

NONE = -1
DEEPEST = 256
CURIOSITY = 0.5
"""How much attention sense alone can draw to an option."""
FAITH = 2.0
"""How much sense prefers an option one standard deviation above the mean: e to this power."""
CAUTION = 0.1
"""How much worse than its tried siblings an untried option is taken to be."""
FIRST_ROOM = 1 << 13
CHUNK = 64
"""Iterations between two looks at the clock."""


class Node(Record):
    """An action after its parent's, for all that the seat can tell apart."""

    parent: int
    action: int
    visits: int
    value: float  # summed for the seat that chose the action
    promise: float  # the share of attention that sense would give it


class Path(Record):
    """The way down the tree in one iteration, and what it came to."""

    depth: int
    cramped: int  # whether room for nodes ran out on the way
    node: Annotated[Ints, DEEPEST]
    mover: Annotated[Ints, DEEPEST]
    payoff: Annotated[Floats, SEATS]
    child: Annotated[Ints, MENU_ROOM]  # of the options of the decision at hand


@dataclass(frozen=True)
class Search:
    """Thinks for so many iterations, or for so long."""

    iterations: int = 0
    milliseconds: int = 0

    def ponder(self, game: Game, world: Any, seen: Any, seat: int, seed: int) -> list[Thought]:
        tree = Tree(game, world, seen, seat, seed)
        if self.iterations:
            tree.grow(self.iterations)
        else:
            end = time.monotonic() + self.milliseconds / 1000
            tree.grow(1)
            while time.monotonic() < end:
                tree.grow(CHUNK)
        return tree.thoughts()


class Tree:
    """A search in progress, which can go on growing."""

    def __init__(self, game: Game, world: Any, seen: Any, seat: int, seed: int) -> None:
        self.desks = sit_down(game, world, seen, seed)
        self.seat = seat
        self.nodes: Any = Node.many(FIRST_ROOM)
        self.slots = np.full(4 * FIRST_ROOM, NONE)
        self.paths = Path.many(1)
        self.count = 1  # the root

    def grow(self, iterations: int) -> None:
        while iterations:
            self.count, iterations = _grow(self.desks, self.nodes, self.slots, self.paths, self.seat, self.count, iterations)
            if iterations:
                self._make_room()

    def _make_room(self) -> None:
        self.nodes = np.concatenate([self.nodes, np.zeros_like(self.nodes)])
        self.slots = np.full(2 * len(self.slots), NONE)
        _refill(self.nodes, self.slots, self.count)

    def thoughts(self) -> list[Thought]:
        """The options by visits, which is how sure the search is of each."""
        nodes = self.nodes[1 : self.count]
        tried = nodes[nodes["parent"] == 0]
        total = tried["visits"].sum()
        values = tried["value"] / np.maximum(tried["visits"], 1)
        order = np.lexsort((-tried["promise"], -values, -tried["visits"]))
        return [Thought(int(tried["action"][k]), float(values[k]), float(tried["visits"][k] / total)) for k in order]


# --- one iteration -----------------------------------------------------------------------------------------------------


@entry
def _grow(desks: Any, nodes: Any, slots: Any, paths: Any, seat: int, count: int, iterations: int) -> tuple[int, int]:
    """Iterate until done or until room for nodes runs out; how many nodes there are, and how many iterations are left."""
    desk, path = desks[0], paths[0]
    for done in range(iterations):
        desk.state = desk.seen
        imagine(desk.world, desk.state, seat, desk.thought)
        count = descend(desk, nodes, slots, path, count)
        if path.cramped:
            return count, iterations - done
        play_on(desk.world, desk.state, desk.menu, desk.thought, desk.thought, desk.silence)
        judge(desk, path)
        hand_back(nodes, path)
    return count, 0


@rule
def descend(desk: Any, nodes: Rows[Node], slots: Ints, path: Path, count: int) -> int:
    """From the root to a node that was not visited yet; how many nodes there are then."""
    world, state, menu, at = desk.world, desk.state, desk.menu, 0
    path.depth = path.cramped = 0
    mover = actor(world, state)
    while mover != OVER and path.depth < DEEPEST:
        legal(world, state, menu)
        if count + menu.count > len(nodes):
            path.cramped = 1
            break
        count = gather(desk, nodes, slots, path, at, mover, count)
        pick = choose(nodes, path, menu)
        at = path.child[pick]
        path.node[path.depth] = at
        path.mover[path.depth] = mover
        path.depth += 1
        step(world, state, menu.actions[pick], desk.thought, desk.silence)
        if nodes[at].visits == 0:
            break
        mover = actor(world, state)
    return count


@rule
def gather(desk: Any, nodes: Rows[Node], slots: Ints, path: Path, parent: int, mover: int, count: int) -> int:
    """Find the child of every option; plant those that are new, with what sense says to the one who decides."""
    menu, missing = desk.menu, 0
    for k in range(menu.count):
        path.child[k] = slots[find(nodes, slots, parent, menu.actions[k])]
        missing += path.child[k] == NONE
    if missing:
        desk.glance = desk.state
        redact(desk.world, desk.glance, mover)
        appraise(desk.world, desk.glance, menu, desk.worth)
        share_attention(desk.worth, menu.count)
        for k in range(menu.count):
            if path.child[k] == NONE:
                slots[find(nodes, slots, parent, menu.actions[k])] = path.child[k] = count
                plant(nodes[count], parent, menu.actions[k], desk.worth.options[k])
                count += 1
    return count


@rule
def share_attention(worth: Worth, count: int) -> None:
    """Turn what the options seem worth, on whatever scale, into shares that add up to 1."""
    mean = variance = total = 0.0
    for k in range(count):
        mean += worth.options[k] / count
    for k in range(count):
        variance += (worth.options[k] - mean) ** 2 / count
    sharpness = FAITH / (sqrt(variance) + 1e-9)
    for k in range(count):
        worth.options[k] = exp(sharpness * (worth.options[k] - mean))
        total += worth.options[k]
    for k in range(count):
        worth.options[k] /= total


@rule
def plant(node: Node, parent: int, action: int, promise: float) -> None:
    node.parent = parent
    node.action = action
    node.visits = 0
    node.value = 0.0
    node.promise = promise


@rule
def choose(nodes: Rows[Node], path: Path, menu: Menu) -> int:
    """The option with the most in its favour: what it won, and what it promises while it was little tried."""
    visits, value = 0, 0.0
    for k in range(menu.count):
        visits += nodes[path.child[k]].visits
        value += nodes[path.child[k]].value
    untried = value / visits - CAUTION if visits else 0.0
    curiosity = CURIOSITY * sqrt(visits + 1.0)
    pick, best = 0, -np.inf
    for k in range(menu.count):
        node = nodes[path.child[k]]
        won = node.value / node.visits if node.visits else untried
        favour = won + curiosity * node.promise / (1 + node.visits)
        if favour > best:
            best, pick = favour, k
    return pick


@rule
def find(nodes: Rows[Node], slots: Ints, parent: int, action: int) -> int:
    """Where the table holds, or would hold, this child."""
    mask = len(slots) - 1
    at = (parent * 0x9E3779B1 + action * 0x85EBCA6B >> 8) & mask
    while slots[at] != NONE and (nodes[slots[at]].parent != parent or nodes[slots[at]].action != action):
        at = (at + 1) & mask
    return at


@rule
def judge(desk: Any, path: Path) -> None:
    """What the end of the game is worth to each seat: the win, shared among equals."""
    score(desk.world, desk.state, desk.scores)
    scores: Scores = desk.scores
    best, equals = scores.standing[0], 0
    for seat in range(desk.world.players):
        if scores.standing[seat] > best:
            best, equals = scores.standing[seat], 0
        equals += scores.standing[seat] == best
    for seat in range(desk.world.players):
        path.payoff[seat] = 1.0 / equals if scores.standing[seat] == best else 0.0


@rule
def hand_back(nodes: Rows[Node], path: Path) -> None:
    for depth in range(path.depth):
        node = nodes[path.node[depth]]
        node.visits += 1
        node.value += path.payoff[path.mover[depth]]


@entry
def _refill(nodes: Any, slots: Any, count: int) -> None:
    for k in range(1, count):
        slots[find(nodes, slots, nodes[k].parent, nodes[k].action)] = k
