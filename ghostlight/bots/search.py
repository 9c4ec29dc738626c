"""The bot `search`: information-set Monte-Carlo tree search, one source for every game, 2 to 5 seats.

Each iteration imagines what the seat cannot see, walks down the tree to a node that was not visited before, plays on from
there by hunches, several times, and hands the result back. On the way down a node is chosen by what it has won so far and by
what the game's page of sense says of it (as in PUCT), so that few iterations go to nonsense. The tree is an array of nodes
and a hash table from (parent, action) to the child, since what is on the menu differs from one imagined state to the next.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from math import exp, sqrt
from typing import Annotated, Any

import numpy as np

from ghostlight.core.chance import mixed
from ghostlight.core.compile import brief, entry, rule, wraps_around
from ghostlight.core.contract import (
    OVER,
    SEATS,
    Hopes,
    Menu,
    Worth,
    actor,
    appraise,
    imagine,
    legal,
    play_on,
    prospects,
    redact,
    step,
)
from ghostlight.core.game import Game
from ghostlight.core.records import Floats, Ints, Record, Rows

from . import Thought
from .desk import sit_down

NONE = -1
_U64: Any = np.uint64
_FAR_APART = _U64(0x9E3779B97F4A7C15)
DEEPEST = 256
FAITH = 3.0
"""How much sense prefers an option one standard deviation above the mean: e to this power."""
CAUTION = 0.1
"""How much worse than its tried siblings an untried option is taken to be."""
FIRST_ROOM, MOST_ROOM = 1 << 14, 1 << 20
"""Nodes that a tree has room for at first, and at the most (some 130 MB); a full one goes on learning without growing."""
SLOTS_A_NODE = 4
CHUNK = 64
"""Iterations between two looks at the clock."""


class Node(Record):
    """An action after its parent's, whatever chance brought in between."""

    parent: int
    action: int
    mover: int  # who chose it: after a die it may be another's decision
    visits: int
    value: float  # summed for the seat that chose the action
    rate: float  # value / visits, kept since it is asked for more often than it changes
    promise: float  # the share of attention that sense would give it
    pull: float  # promise / (1 + visits), likewise
    first: int  # where its children begin, if it has any
    tried: int  # visits of all its children
    won: float  # value of all its children, for the seat that chooses among them


class Path(Record):
    """The way down the tree in one iteration, and what it came to."""

    depth: int
    playouts: int  # in each iteration
    curiosity: float  # how much attention sense alone can draw to an option
    full: int  # whether the tree has all the room that it may have
    cramped: int  # whether room for nodes ran out on the way, and there is more to be had
    pick: int  # the option chosen last: its place on the menu
    node: Annotated[Ints, DEEPEST]
    mover: Annotated[Ints, DEEPEST]
    hopes: Hopes  # of one playout
    payoff: Annotated[Floats, SEATS]  # of all of them


class Room:
    """Memory for a tree. A thread keeps its own from one decision to the next: fresh memory is slow to touch."""

    def __init__(self, first: int = FIRST_ROOM, most: int = MOST_ROOM) -> None:
        self.most = most
        self.nodes: Any = Node.many(first)
        self.slots = np.full(SLOTS_A_NODE * first, NONE)

    def clear(self) -> None:
        self.nodes[:1] = 0  # the root; other nodes are written whole when they are planted
        self.nodes["parent"][0] = NONE
        self.slots.fill(NONE)

    def enlarge(self, count: int) -> None:
        few, self.nodes = self.nodes, Node.many(2 * len(self.nodes))
        self.nodes.view(np.uint8)[: few.nbytes] = few.view(np.uint8)  # as bytes: NumPy copies records field by field
        self.slots = np.full(2 * len(self.slots), NONE)
        _refill(self.nodes, self.slots, count)


_kept = threading.local()


@dataclass(frozen=True)
class Search:
    """Thinks for so many iterations, or for so long."""

    iterations: int = 0
    milliseconds: int = 0

    def ponder(self, game: Game, world: Any, seen: Any, seat: int, seed: int) -> list[Thought]:
        if not hasattr(_kept, "room"):
            _kept.room = Room()
        tree = Tree(game, world, seen, seat, seed, _kept.room)
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

    def __init__(self, game: Game, world: Any, seen: Any, seat: int, seed: int, room: Room) -> None:
        self.desks = sit_down(game, world, seen, seed)
        self.desks["worth"]["far"] = 1
        self.seat = seat
        self.room = room
        self.room.clear()
        self.paths = Path.many(1)
        self.paths[0].playouts = game.playouts
        self.paths[0].curiosity = game.curiosity
        self.count = 1  # the root

    def grow(self, iterations: int) -> None:
        while iterations:
            room, path = self.room, self.paths[0]
            path.full = len(room.nodes) >= room.most
            self.count, iterations = _grow(self.desks, room.nodes, room.slots, self.paths, self.seat, self.count, iterations)
            if iterations:
                room.enlarge(self.count)

    def thoughts(self) -> list[Thought]:
        """The options by visits, which is how sure the search is of each."""
        nodes = self.room.nodes[1 : self.count]
        tried = nodes[nodes["parent"] == 0]
        total = tried["visits"].sum()
        order = np.lexsort((-tried["promise"], -tried["rate"], -tried["visits"]))
        return [Thought(int(tried["action"][k]), float(tried["rate"][k]), float(tried["visits"][k] / total)) for k in order]


# --- one iteration -----------------------------------------------------------------------------------------------------


@entry
def _grow(desks: Any, nodes: Any, slots: Any, paths: Any, seat: int, count: int, iterations: int) -> tuple[int, int]:
    """Iterate until done or until room for nodes runs out; how many nodes there are, and how many iterations are left."""
    desk, path = desks[0], paths[0]
    for done in range(iterations):
        desk.state = desk.seen
        before = desk.thought.stream
        imagine(desk.world, desk.state, seat, desk.thought)
        count = descend(desk, nodes, slots, path, count)
        if path.cramped:
            desk.thought.stream = before  # so that it comes to the same, however much room there was at first
            return count, iterations - done
        play_and_judge(desk, path, seat)
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
        child = choose(nodes, slots, path, at, mover, menu, count)
        if child == NONE:
            if count + menu.count > len(nodes):
                path.cramped = 1 - path.full
                break
            count = branch_out(desk, nodes, slots, at, mover, count)
            child = choose(nodes, slots, path, at, mover, menu, count)
        at = child
        path.node[path.depth] = at
        path.mover[path.depth] = mover
        path.depth += 1
        step(world, state, menu.actions[path.pick], desk.thought, desk.silence)
        if nodes[at].visits == 0:
            break
        mover = actor(world, state)
    return count


@rule
def choose(nodes: Rows[Node], slots: Ints, path: Path, parent: int, mover: int, menu: Menu, count: int) -> int:
    """The child with the most in its favour: what it won, and what it promises while it was little tried.

    NONE when an option has no node yet. Children mostly stand in the order of the menu, so each is looked for after the last.
    """
    above = nodes[parent]
    untried = above.won / above.tried - CAUTION if above.tried else 0.0
    curiosity = path.curiosity * sqrt(above.tried + 1.0)
    chosen, best, child = NONE, -np.inf, above.first - 1
    for k in range(menu.count):
        action = menu.actions[k]
        child += 1
        if child >= count or not is_child(nodes[child], parent, mover, action):
            child = slots[find(nodes, slots, parent, mover, action)]
            if child == NONE:
                return NONE
        node = nodes[child]
        favour = (node.rate if node.visits else untried) + curiosity * node.pull
        if favour > best:
            best, chosen, path.pick = favour, child, k
    return chosen


@rule
def branch_out(desk: Any, nodes: Rows[Node], slots: Ints, parent: int, mover: int, count: int) -> int:
    """Plant a child for every option that has none, with what sense says to the one who decides."""
    menu = desk.menu
    desk.glance = desk.state
    redact(desk.world, desk.glance, mover)
    appraise(desk.world, desk.glance, menu, desk.worth)
    share_attention(desk.worth, menu.count)
    if nodes[parent].first == 0:
        nodes[parent].first = count
    for k in range(menu.count):
        slot = find(nodes, slots, parent, mover, menu.actions[k])
        if slots[slot] == NONE:
            slots[slot] = count
            plant(nodes[count], parent, mover, menu.actions[k], desk.worth.options[k])
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
def plant(node: Node, parent: int, mover: int, action: int, promise: float) -> None:
    node.parent = parent
    node.mover = mover
    node.action = action
    node.visits = node.first = node.tried = 0
    node.value = node.rate = node.won = 0.0
    node.promise = node.pull = promise


@brief
def is_child(node: Node, parent: int, mover: int, action: int) -> bool:
    return node.parent == parent and node.action == action and node.mover == mover


@rule
@wraps_around
def find(nodes: Rows[Node], slots: Ints, parent: int, mover: int, action: int) -> int:
    """Where the table holds, or would hold, this child."""
    mask = len(slots) - 1
    at = int(mixed(_U64(parent) * _FAR_APART + _U64(action))) & mask
    while slots[at] != NONE and not is_child(nodes[slots[at]], parent, mover, action):
        at = (at + 1) & mask
    return at


@rule
def play_and_judge(desk: Any, path: Path, seat: int) -> None:
    """Play on to the end a few times, each time with what the seat still cannot see imagined anew: luck evens out."""
    for each in range(SEATS):
        path.payoff[each] = 0.0
    desk.glance = desk.state
    for again in range(path.playouts):
        if again:
            desk.state = desk.glance
            redact(desk.world, desk.state, seat)
            imagine(desk.world, desk.state, seat, desk.thought)
        play_on(desk.world, desk.state, desk.menu, desk.thought, desk.thought, desk.silence)
        prospects(desk.world, desk.state, desk.scores, path.hopes)
        for each in range(desk.world.players):
            path.payoff[each] += path.hopes.seats[each] / path.playouts


@rule
def hand_back(nodes: Rows[Node], path: Path) -> None:
    """Enter the payoff all the way up."""
    for depth in range(path.depth):
        node, payoff = nodes[path.node[depth]], path.payoff[path.mover[depth]]
        node.visits += 1
        node.value += payoff
        node.rate = node.value / node.visits
        node.pull = node.promise / (1 + node.visits)
        nodes[node.parent].tried += 1
        nodes[node.parent].won += payoff


@entry
def _refill(nodes: Any, slots: Any, count: int) -> None:
    for k in range(1, count):
        slots[find(nodes, slots, nodes[k].parent, nodes[k].mover, nodes[k].action)] = k
