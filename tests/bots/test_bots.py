"""Bots: how they are written, that they play well, and that they know no more than their seat."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest

from ghostlight.bots import choose, read_bot
from ghostlight.bots.desk import sit_down
from ghostlight.bots.pondering import Pondering, Rooms
from ghostlight.bots.search import Room, Search, Tree
from ghostlight.core.errors import Refusal
from ghostlight.core.log import Seat
from ghostlight.core.match import Match, redacted
from ghostlight.games import load
from ghostlight.lab.simulate import simulate

GRAVEYARD = load("graveyard")
EVERY_BOT = ["random", "greedy", "search:30", "search:5ms"]


def position(text: str, players: int = 2):
    """A world and a whole state."""
    world, states = GRAVEYARD.worlds(players)[0], GRAVEYARD.state.many(1)
    GRAVEYARD.notation.read_position(world, text, states[0])
    return world, states


def thoughts(bot: str, text: str, seat: int = 0, seed: int = 1):
    world, states = position(text)
    GRAVEYARD.ready()
    seen = redacted(GRAVEYARD, world, states, seat)
    return [
        (GRAVEYARD.notation.write_action(world, each.action), each.value, each.weight)
        for each in read_bot(bot).ponder(GRAVEYARD, world, seen, seat, seed)
    ]


ENDGAME = """
  wZ1 wZ2 wS1 wS2 wG1 wG2
  wW  wW  wW  gZ1 gZ2 gS1
  gS2 gG1 gG2 gW  gW  gW
  kZ1 kZ2 kS1 kS2 kG1 kG2
  kW1 kW  kW2 bS1 bS2 bG1
  bG2 bW1 bZ1 bw  bW2 bz
; lords A6 F1; turn 1; seen 1:F6 2:F6
"""
"""Seat 1 leads by one point; F6, a zombie that both know, is in line with both lords; D6 is a wisp."""


@pytest.mark.parametrize("text", EVERY_BOT)
def test_a_bot_plays_a_whole_game_by_the_rules(text):
    match = Match(GRAVEYARD, [Seat("a"), Seat("b"), Seat("c")], bytes(32))
    bot = read_bot(text)
    while not match.over and match.steps < 60:
        match.act(choose(bot, GRAVEYARD, match.world, match.seen(match.actor), match.actor, match.steps))
    assert match.steps >= 39


@pytest.mark.parametrize(
    "text", ["", "clever", "search", "search:", "search:0", "search:ms", "search:9999999", "greedy:3", "search:-1"]
)
def test_an_unknown_bot_is_refused_in_one_line(text):
    with pytest.raises(Refusal, match="search:Nms") as refusal:
        read_bot(text)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("bot", ["greedy", "search:400"])
def test_the_zombie_at_hand_is_taken(bot):
    assert thoughts(bot, ENDGAME)[0][0] == "move F6"


BACKS_TELL = """
  bW1 .   .   wz  kw  .
  .   .   .   .   .   .
  .   kZ1 .   .   .   .
  .   .   kZ2 .   .   .
  .   .   kS1 kS2 .   .
  .   .   kG1 kG2 .   bZ2
; lords A1 F6; turn 1
"""
"""In row 1 lie a white grave, of which nothing is known, and a black one: only wisps are left of black."""


def test_hope_goes_by_what_is_left_of_a_back():
    """graveyard G-04: greedy hopes for more from a back whose best fronts are still closed."""
    worth = {action: value for action, value, _ in thoughts("greedy", BACKS_TELL)}
    assert worth["move D1"] > worth["move E1"] + 1
    assert thoughts("greedy", BACKS_TELL)[0][0] != "move E1"


@pytest.mark.parametrize("bot", EVERY_BOT[:3])
def test_thoughts_share_out_all_attention_and_begin_with_the_choice(bot):
    found = thoughts(bot, ENDGAME)
    assert sum(weight for _, _, weight in found) == pytest.approx(1.0)
    assert len({action for action, _, _ in found}) == len(found)
    if bot.startswith("search"):
        assert found[0][2] == max(weight for _, _, weight in found)
        assert all(0.0 <= value <= 1.0 for _, value, _ in found)


@pytest.mark.parametrize("bot", EVERY_BOT[:3])
def test_the_same_seed_gives_the_same_thoughts(bot):
    assert thoughts(bot, ENDGAME, seed=5) == thoughts(bot, ENDGAME, seed=5)


def test_a_bot_sits_at_a_desk_without_the_state():
    """The desk of a bot holds what it sees; where the true state would be is nothing."""
    world, states = position(ENDGAME)
    GRAVEYARD.ready()
    desks = sit_down(GRAVEYARD, world, redacted(GRAVEYARD, world, states, 0), 1)
    assert not np.frombuffer(desks["state"].tobytes(), np.uint8).any()
    seen = GRAVEYARD.notation.write_position(world, desks["seen"][0])
    assert "b?" in seen
    assert "bz" in seen


def test_what_a_bot_is_given_leads_nowhere_else():
    """A NumPy view would lead back to the desk it was cut from, with the true state and the key of the next shuffle."""
    match = Match(GRAVEYARD, [Seat("a"), Seat("b")], bytes(32))
    for given, size in ((match.world, GRAVEYARD.world), (match.seen(0), GRAVEYARD.state)):
        link = given
        while link is not None:
            assert link.nbytes == size.dtype.itemsize
            link = link.base


def test_a_search_in_milliseconds_takes_about_that_long():
    """On a quiet machine; on a busy one it may be held up for a while."""
    thoughts("search:1ms", ENDGAME)
    started = time.monotonic()
    thoughts("search:200ms", ENDGAME)
    assert 0.2 <= time.monotonic() - started < 15


def test_a_search_outgrows_its_first_room_and_goes_on():
    """More nodes than there was room for: the tree moves, and knows all that it knew."""
    match = Match(GRAVEYARD, [Seat("a"), Seat("b")], bytes(32))
    tree = Tree(GRAVEYARD, match.world, match.seen(match.actor), match.actor, 1, Room())
    room = len(tree.room.nodes)
    tree.grow(6000)
    assert len(tree.room.nodes) > room
    assert sum(node["visits"] for node in tree.room.nodes[1 : tree.count] if node["parent"] == 0) == 6000
    pairs = {(int(node["parent"]), int(node["action"])) for node in tree.room.nodes[1 : tree.count]}
    assert len(pairs) == tree.count - 1


def test_a_full_tree_goes_on_learning():
    """Memory is bounded, iterations are not lost."""
    match = Match(GRAVEYARD, [Seat("a"), Seat("b")], bytes(32))
    tree = Tree(GRAVEYARD, match.world, match.seen(match.actor), match.actor, 1, Room(first=256, most=512))
    tree.grow(2000)
    assert len(tree.room.nodes) == 512
    assert tree.count <= 512
    assert sum(node["visits"] for node in tree.room.nodes[1 : tree.count] if node["parent"] == 0) == 2000


def test_greedy_is_better_than_random():
    result = simulate(GRAVEYARD, ["greedy", "random"], 300, 11)
    assert result.seats[0].low > 0.88


@pytest.mark.parametrize("players", [3, 4])
def test_search_is_better_than_random_at_larger_tables(players):
    result = simulate(GRAVEYARD, ["search:40"] + ["random"] * (players - 1), 12, 11)
    assert result.seats[0].win_rate > 0.7


def test_what_a_search_thought_before_does_not_change_what_it_thinks_now():
    """A tree that has to be given more room on the way comes to the same as one that had it from the start."""
    game = load("graveyard")
    match = Match(game, [Seat("Ana"), Seat("Ben")], bytes(32))
    for _ in range(12):
        match.act(match.options_now()[0])
    seat, seen = match.actor, match.seen(match.actor)
    small, large = (Tree(game, match.world, seen, seat, 7, Room(first)) for first in (1 << 8, 1 << 16))
    small.grow(500)
    large.grow(500)
    assert len(small.room.nodes) > 1 << 8, "the small one had to grow"
    assert small.thoughts() == large.thoughts()


def test_a_seed_may_come_from_numpy():
    """With the JIT off, simulations hand their seeds over as NumPy's whole numbers."""
    match = Match(GRAVEYARD, [Seat("Ana"), Seat("Ben")], bytes(32))
    seeds: list[Any] = [2**62 + 1, np.int64(2**62 + 1)]
    desks = [sit_down(GRAVEYARD, match.world, match.seen(match.actor), seed) for seed in seeds]
    assert desks[0].tobytes() == desks[1].tobytes()


def test_thinking_in_slices_comes_to_the_same() -> None:
    """However often it is put down and taken up again."""
    match = Match(load("graveyard"), [Seat("a"), Seat("b")], bytes(range(32)))
    asked = (match.game, match.world, match.seen(match.actor), match.actor, 7)
    bot = Search(iterations=400)
    room, slices = Room(first=1 << 8), 1
    pondering = Pondering(bot, *asked, room, most=60.0)
    while not pondering.go_on(1e-9):
        slices += 1
    assert slices == 400
    assert pondering.thoughts() == bot.ponder(*asked)
    again = Pondering(bot, *asked, room, most=60.0)  # in the same memory
    assert again.go_on(60.0)
    assert again.thoughts() == pondering.thoughts()


def test_a_decision_has_a_limit_that_no_number_of_iterations_breaks() -> None:
    match = Match(load("graveyard"), [Seat("a"), Seat("b")], bytes(range(32)))
    asked = (match.game, match.world, match.seen(match.actor), match.actor, 7)
    for bot in (Search(iterations=10**6), Search(milliseconds=600_000)):
        pondering = Pondering(bot, *asked, Room(), most=0.05)
        while not pondering.go_on(0.01):
            pass
        assert 0.05 <= pondering.spent < 2.0
        assert pondering.thoughts()
    pondering = Pondering(Search(iterations=10**6), *asked, Room(), most=0.0)
    assert pondering.go_on(0.01), "one iteration is always done, so there is an answer"
    assert pondering.thoughts()


def test_memory_for_trees_is_used_again_unless_it_has_grown_large(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = Rooms()
    first = rooms.take()
    rooms.give_back(first)
    assert rooms.take() is first
    monkeypatch.setattr("ghostlight.bots.pondering.MOST_KEPT", len(first.nodes) - 1)
    rooms.give_back(first)
    assert rooms.take() is not first
