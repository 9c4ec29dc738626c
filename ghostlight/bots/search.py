"""The bot `search`: information-set Monte-Carlo tree search, one source for every game, 2 to 5 seats.

Each iteration imagines what the seat cannot see, walks down the tree by upper confidence bounds, adds one node, plays on by
hunches, and hands the result back. The tree is an array of nodes and a hash table from (parent, action) to the child.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import log, sqrt
from typing import Annotated, Any

import numpy as np

from ghostlight.core.chance import Chance, uniform
from ghostlight.core.compile import entry, rule
from ghostlight.core.contract import OVER, SEATS, Menu, Scores, actor, imagine, legal, play_on, score, step
from ghostlight.core.game import Game
from ghostlight.core.records import Floats, Ints, Record, Rows

from . import Thought
from .desk import sit_down

NONE = -1
DEEPEST = 256
CURIOSITY = 0.7
MARGIN = 0.25
"""How much of the payoff is the share of points instead of the win: a lost game is better lost narrowly."""
FIRST_ROOM = 1 << 12
CHUNK = 64
"""Iterations between two looks at the clock."""


class Node(Record):
    """An action after its parent's, for all that the seat can tell apart."""

    parent: int
    action: int
    visits: int
    seen: int  # how often the action was to be had here
    value: float  # summed for the seat that chose the action


class Path(Record):
    """The way down the tree in one iteration, and what it came to."""

    depth: int
    node: Annotated[Ints, DEEPEST]
    mover: Annotated[Ints, DEEPEST]
    payoff: Annotated[Floats, SEATS]


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
        while self.count + iterations > len(self.nodes):
            self._make_room()
        self.count = _grow(self.desks, self.nodes, self.slots, self.paths, self.seat, self.count, iterations)

    def _make_room(self) -> None:
        self.nodes = np.concatenate([self.nodes, np.zeros_like(self.nodes)])
        self.slots = np.full(2 * len(self.slots), NONE)
        _refill(self.nodes, self.slots, self.count)

    def thoughts(self) -> list[Thought]:
        """The options by visits, which is how sure the search is of each."""
        options = _list(self.desks)
        actions = self.desks[0].menu.actions[:options].tolist()
        tried = {}
        for node in self.nodes[1 : self.count]:
            if node.parent == 0:
                tried[int(node.action)] = (int(node.visits), float(node.value) / int(node.visits))
        total = sum(visits for visits, _ in tried.values()) or 1
        found = [(action, *tried.get(action, (0, 0.0))) for action in actions]
        found.sort(key=lambda each: (-each[1], -each[2]))
        return [Thought(action, value, visits / total) for action, visits, value in found]


# --- one iteration -----------------------------------------------------------------------------------------------------


@entry
def _grow(desks: Any, nodes: Any, slots: Any, paths: Any, seat: int, count: int, iterations: int) -> int:
    """Add one node an iteration (fewer where the game ends first); how many nodes there are now."""
    desk, path = desks[0], paths[0]
    for _ in range(iterations):
        desk.state = desk.seen
        imagine(desk.world, desk.state, seat, desk.thought)
        count = descend(desk, nodes, slots, path, count)
        play_on(desk.world, desk.state, desk.menu, desk.thought, desk.thought, desk.silence)
        judge(desk, path)
        hand_back(nodes, path)
    return count


@rule
def descend(desk: Any, nodes: Any, slots: Ints, path: Path, count: int) -> int:
    """From the root to a node that was not there yet."""
    world, state, at = desk.world, desk.state, 0
    path.depth = 0
    mover = actor(world, state)
    while mover != OVER and path.depth < DEEPEST:
        legal(world, state, desk.menu)
        action = desk.menu.actions[choose(nodes, slots, at, desk.menu, desk.thought)]
        slot = find(nodes, slots, at, action)
        fresh = slots[slot] == NONE
        if fresh:
            slots[slot] = count
            plant(nodes[count], at, action)
            count += 1
        at = slots[slot]
        path.node[path.depth] = at
        path.mover[path.depth] = mover
        path.depth += 1
        step(world, state, action, desk.thought, desk.silence)
        if fresh:
            break
        mover = actor(world, state)
    return count


@rule
def plant(node: Node, parent: int, action: int) -> None:
    node.parent = parent
    node.action = action
    node.visits = 0
    node.seen = 1
    node.value = 0.0


@rule
def choose(nodes: Rows[Node], slots: Ints, parent: int, menu: Menu, thought: Chance) -> int:
    """An untried option at random, or the one with the best upper confidence bound; its place on the menu."""
    untried, pick, best = 0, 0, -1.0
    for k in range(menu.count):
        child = slots[find(nodes, slots, parent, menu.actions[k])]
        if child == NONE:
            untried += 1
            if uniform(thought, untried) == 0:
                pick = k
        else:
            node = nodes[child]
            node.seen += 1
            if untried == 0:
                bound = node.value / node.visits + CURIOSITY * sqrt(log(node.seen) / node.visits)
                if bound > best:
                    best, pick = bound, k
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
    """What the end of the game is worth to each seat: the win, shared among equals, and a little for the points."""
    score(desk.world, desk.state, desk.scores)
    scores: Scores = desk.scores
    players = desk.world.players
    best, equals, total = scores.standing[0], 0, 0
    for seat in range(players):
        best = max(best, scores.standing[seat])
        total += scores.points[seat]
    for seat in range(players):
        equals += scores.standing[seat] == best
    for seat in range(players):
        win = 1.0 / equals if scores.standing[seat] == best else 0.0
        share = scores.points[seat] / total if total > 0 else 1.0 / players
        path.payoff[seat] = (1.0 - MARGIN) * win + MARGIN * share


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


@entry
def _list(desks: Any) -> int:
    return legal(desks[0].world, desks[0].seen, desks[0].menu)
