"""The bench's peers play the same game as ours: a ratio to another game would say nothing.

Games of ours are followed decision by decision in C, plain and with bitboards, and in the Python game that OpenSpiel and
PettingZoo run: the same options, turns, points and inspections at every moment. What the peers draw for themselves, the deal
and the picks, is compared by means. A stall limit of 6 ends most games early and 0 ends none (D-04).
Museum's peer has no positions to follow, so it is compared by means alone, and what it does with items is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from ctypes import CDLL
from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random
from typing import Any, TypeVar

import pytest

from bench.measure import SAME, Sample, difference
from bench.peers import in_c, python_museum
from bench.peers.python_graveyard import MOVE, Graveyard
from ghostlight import Result, load, simulate
from ghostlight.core.contract import OVER
from ghostlight.core.engine import count_points, deal, list_options, take

GAME, MUSEUM = load("graveyard"), load("museum")

GAMES = 20_000
T = TypeVar("T")
TABLES = [(2, 40), (3, 40), (4, 40), (2, 6), (2, 0)]  # players, stall limit


WAYS = ["plain", "boards"]
SPREAD = 6
"""The standard deviation of the points of one seat of four, about."""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> CDLL:
    return in_c.build(tmp_path_factory.mktemp("peers"))


# --- decision by decision ----------------------------------------------------------------------------------------------


@dataclass
class Moment:
    """A game between two decisions."""

    turn: int  # OVER at the end
    options: list[int]
    points: list[int]
    inspected: list[set[int]]


@dataclass
class Played:
    """A whole game: the deal, and what was decided and came of it."""

    cards: list[tuple[int, int]]  # back and front
    actions: list[int]
    moments: list[Moment]

    def turned(self) -> set[int]:
        return {action - MOVE for action in self.actions if action >= MOVE}

    def stalled(self) -> bool:
        return len(self.turned()) < 36

    def unclaimed(self) -> bool:
        """Whether a grave was turned over without a change of the points: its finder had no stone left (D-02)."""
        fresh = [k for k, action in enumerate(self.actions) if action >= MOVE and action not in self.actions[:k]]
        return any(self.moments[k].points == self.moments[k + 1].points for k in fresh)


def members(graves: int) -> set[int]:
    return {k for k in range(64) if graves >> k & 1}


def holder(sets: Any, grave: int) -> int:
    (found,) = (k for k in range(len(sets)) if sets[k] >> grave & 1)
    return found


def now(desks: Any, turn: int) -> Moment:
    desk = desks[0]
    players = int(desk.world.players)
    options = [] if turn == OVER else desk.menu.actions[: list_options(desks, 0)].tolist()
    count_points(desks, 0)
    return Moment(
        turn, options, desk.scores.points[:players].tolist(), [members(int(desk.state.inspected[k])) for k in range(players)]
    )


@cache
def our_games(players: int, stall_limit: int) -> list[Played]:
    desks: Any = GAME.desks(players, {"stall_limit": stall_limit})
    random, games = Random(players), []
    desks["chance"]["stream"] = players
    for hoarding in [False, True] * 20:
        moments = [now(desks, deal(desks, 0))]
        state = desks[0].state
        cards = [(holder(state.back, grave), holder(state.front, grave)) for grave in range(36)]
        actions: list[int] = []
        while moments[-1].turn != OVER:
            options = moments[-1].options
            wanted = hoarders(moments[-1], int(state.closed)) if hoarding else []
            actions.append(random.choice(wanted or options))
            moments.append(now(desks, take(desks, 0, actions[-1])))
        games.append(Played(cards, actions, moments))
    return games


def hoarders(moment: Moment, closed: int) -> list[int]:
    """Of the options, those with which the first seat claims all that it can, helped by the others: it runs out of stones."""
    return [action for action in moment.options if action >= MOVE and (closed >> action - MOVE & 1) == (moment.turn == 0)]


def in_python(played: Played, players: int, stall_limit: int) -> Iterator[Moment]:
    game = Graveyard(players, Random(0), stall_limit)
    game.cards, game.turn = played.cards, played.moments[0].turn
    for action in [*played.actions, None]:
        over = game.over()
        yield Moment(OVER if over else game.turn, [] if over else game.legal(), game.scores(), [set(x) for x in game.inspected])
        if action is not None:
            game.step(action)


def in_compiled_c(library: CDLL, way: str, played: Played, players: int, stall_limit: int) -> Iterator[Moment]:
    for it in in_c.follow(library, way, players, stall_limit, played.cards, played.moments[0].turn, played.actions):
        options = sorted(members(it.options[0])) + [MOVE + grave for grave in sorted(members(it.options[1]))]
        yield Moment(
            OVER if it.over else it.turn,
            [] if it.over else options,
            it.points[:players],
            [members(graves) for graves in it.inspected[:players]],
        )


@pytest.mark.parametrize(("players", "stall_limit"), TABLES)
def test_the_game_in_python_is_ours_at_every_decision(players: int, stall_limit: int) -> None:
    for played in our_games(players, stall_limit):
        assert list(in_python(played, players, stall_limit)) == played.moments


@pytest.mark.parametrize(("players", "stall_limit"), TABLES)
@pytest.mark.parametrize("way", WAYS)
def test_the_game_in_c_is_ours_at_every_decision(library: CDLL, way: str, players: int, stall_limit: int) -> None:
    for played in our_games(players, stall_limit):
        assert list(in_compiled_c(library, way, played, players, stall_limit)) == played.moments


def test_the_games_followed_come_to_everything() -> None:
    """Inspections, games that stall, and graves that nobody claims: else the tests above would say little of them."""
    games = [game for table in TABLES for game in our_games(*table)]
    assert sum(len(seen) for game in games for moment in game.moments for seen in moment.inspected) > 1000
    assert sum(game.unclaimed() for game in games) > 10
    assert 10 < sum(game.stalled() for game in games) < len(games) - 10


# --- by means ----------------------------------------------------------------------------------------------------------


@cache
def our_result(players: int, stall_limit: int) -> Result:
    return simulate(GAME, ["random"] * players, GAMES, seed=players, options={"stall_limit": stall_limit})


def as_sample(result: Result) -> Sample:
    points = result.games * sum(seat.mean_score for seat in result.seats)
    return Sample(result.games, decisions=result.decisions, points=points)


def their_games(library: CDLL, way: str, players: int, stall_limit: int) -> tuple[in_c.Tally, Sample]:
    tally = in_c.tally(library, way, players, stall_limit, seed=players, games=GAMES)
    return tally, Sample(GAMES, tally.decisions, tally.decisions_squared, tally.total, tally.total_squared)


@pytest.mark.parametrize(("players", "stall_limit"), TABLES)
@pytest.mark.parametrize("way", WAYS)
def test_games_in_c_are_as_long_as_ours_and_score_as_much(library: CDLL, way: str, players: int, stall_limit: int) -> None:
    _, theirs = their_games(library, way, players, stall_limit)
    assert difference(theirs, as_sample(our_result(players, stall_limit))) is None


@pytest.mark.parametrize(("players", "stall_limit"), TABLES)
@pytest.mark.parametrize("way", WAYS)
def test_games_in_c_end_in_a_draw_as_often_as_ours(library: CDLL, way: str, players: int, stall_limit: int) -> None:
    tally, _ = their_games(library, way, players, stall_limit)
    result = our_result(players, stall_limit)
    share = (tally.draws + result.draws) / (2 * GAMES)
    assert abs(tally.draws - result.draws) / GAMES <= SAME * sqrt(share * (1 - share) * 2 / GAMES)


@pytest.mark.parametrize("way", WAYS)
def test_every_seat_in_c_scores_alike(library: CDLL, way: str) -> None:
    """The starting player is random (G-05), so no seat is better than another."""
    tally, sample = their_games(library, way, 4, 40)
    expected = sample.points / GAMES / 4
    for points in tally.points:
        assert points / GAMES == pytest.approx(expected, abs=SAME * SPREAD / sqrt(GAMES))


def test_another_game_is_noticed(library: CDLL) -> None:
    """One more turn before a game stalls is difference enough."""
    _, theirs = their_games(library, "boards", 2, 7)
    assert difference(theirs, as_sample(our_result(2, 6))) is not None


def test_the_deck_and_the_starting_player_are_drawn_fairly_in_python() -> None:
    deals = [Graveyard(3, Random(seed)) for seed in range(600)]
    assert all(sorted(game.cards) == sorted(deals[0].cards) for game in deals)
    for seat in range(3):
        assert sum(game.turn == seat for game in deals) == pytest.approx(200, abs=SAME * sqrt(600 * 2 / 9))
    first = sum(game.cards[0] == (0, 3) for game in deals)  # three white wisps among 36 cards
    assert first == pytest.approx(50, abs=SAME * sqrt(600 * 11 / 144))


# --- Museum ------------------------------------------------------------------------------------------------------------


class Watched(python_museum.Museum):
    """A game of First Night that remembers what was chosen, and counts its items at every decision."""

    def __init__(self, chance: Random) -> None:
        self.chosen: Counter[str] = Counter()
        super().__init__(chance)

    def choose(self, options: Sequence[T]) -> T:
        option = super().choose(options)
        self.chosen[option[0] if isinstance(option, tuple) and option else type(option).__name__] += 1
        self.count_items()
        return option

    def count_items(self) -> None:
        there = Counter(self.lost)
        for items in [*self.floor.values(), *(human.items for human in self.humans)]:
            for item in items:
                there[item.kind] += item.wear if item.kind == "ammo" else 1
        assert there == self.made
        assert all(len(human.items) <= python_museum.SLOTS for human in self.humans)


@cache
def watched_games() -> list[Watched]:
    games = [Watched(Random(seed)) for seed in range(600)]
    for game in games:
        game.play()
    return games


def test_plain_games_of_museum_end_with_every_item_accounted_for() -> None:
    for game in watched_games():
        game.count_items()
        assert game.winner in ("humans", "ghost")
        assert 1 <= game.round <= python_museum.ROUNDS


def test_plain_games_of_museum_come_to_everything() -> None:
    """All but shooting and leaving, to which hardly anybody comes by chance, and which are looked at below."""
    chosen = sum((game.chosen for game in watched_games()), Counter[str]())
    deeds = "step douse ride stop take drop heal shield shelter hand_over attack end"
    assert {deed for deed in deeds.split() if chosen[deed] == 0} == set()
    places = Counter(human.place for game in watched_games() for human in game.humans)
    assert places[python_museum.DEAD] > 2  # minions; by the letter there is more time to help


def test_a_shot_in_a_plain_game_of_museum_costs_a_token_and_hurts() -> None:
    game = python_museum.Museum(Random(1))
    game.set_up()
    human, other = game.humans
    human.items = [game.make("pistol"), game.make("ammo")]
    game.acting, game.actions, other.square = human, 2, other.square + 1
    options: list[python_museum.Option] = []
    game.add_shots(options)
    assert options == [("shoot", other)]
    game.shoot(other)
    assert (other.hp, [item.kind for item in human.items], game.lost["ammo"]) == (other.most - 1, ["pistol"], 1)


def test_a_plain_game_of_museum_is_won_when_all_have_left() -> None:
    game = python_museum.Museum(Random(1))
    game.set_up()
    first, last = game.humans
    first.items = [python_museum.new_item("artefact") for _ in range(python_museum.SEALS_NEEDED)]
    first.square = last.square = python_museum.EXIT
    game.examine_seals(first.square)
    assert game.exit_open
    game.acting, game.actions = first, 2
    game.leave()
    assert game.winner == ""
    game.acting = last
    with pytest.raises(python_museum.Over):
        game.leave()
    assert (game.winner, game.points()) == ("humans", [1, 1, 0])


def test_plain_games_of_museum_are_as_long_as_ours_and_end_alike() -> None:
    theirs = Sample()
    for game in watched_games():
        theirs.add(game.decisions, game.points())
    ours = as_sample(simulate(MUSEUM, ["random"] * 3, GAMES, seed=3))
    assert difference(theirs, ours) is None
    assert theirs.decisions / theirs.games == pytest.approx(ours.decisions / ours.games, rel=0.05)
