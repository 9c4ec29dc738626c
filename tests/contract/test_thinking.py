"""Thinking never changes the game: a bot gets what its seat sees, and nothing that it does is felt at the table."""

from __future__ import annotations

import numpy as np
import pytest

from ghostlight.bots import choose, read_bot
from ghostlight.core.game import Game
from ghostlight.core.verify import verify
from tests.contract.tables import BOTS, played, some_moments, stroll, usual_tables


@pytest.mark.parametrize("bot", BOTS)
def test_thinking_leaves_the_table_alone(game: Game, bot: str) -> None:
    """Every byte of the desk stays, the game's own dice among them, and so does what the bot was given."""
    for table in usual_tables(game):
        for match in some_moments(table, 1, share=0.05):
            if match.over:
                continue
            desk, seen = match.desks.tobytes(), match.seen(match.actor)
            given = seen.tobytes()
            choose(read_bot(bot), game, match.world, seen, match.actor, seed=3)
            assert match.desks.tobytes() == desk
            assert seen.tobytes() == given


@pytest.mark.parametrize("bot", BOTS)
def test_a_game_comes_out_the_same_whoever_thinks_beside_it(game: Game, bot: str) -> None:
    table = usual_tables(game)[-1]
    plain = played(table, 2)
    for match in stroll(table, 2):
        if not match.over:
            read_bot(bot).ponder(game, match.world, match.seen(match.actor), match.actor, seed=match.steps)
    assert match.entries == plain.entries
    assert [moment.state.tobytes() for moment in match.moments] == [moment.state.tobytes() for moment in plain.moments]
    assert match.points() == plain.points()


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_weighs_every_option_of_its_menu_and_no_other(game: Game, bot: str) -> None:
    for table in usual_tables(game):
        for match in some_moments(table, 3, share=0.05):
            if match.over:
                continue
            thoughts = read_bot(bot).ponder(game, match.world, match.seen(match.actor), match.actor, seed=4)
            assert sorted(thought.action for thought in thoughts) == sorted(match.options_now())
            assert sum(thought.weight for thought in thoughts) == pytest.approx(1.0)
            assert all(thought.weight >= 0.0 and np.isfinite(thought.value) for thought in thoughts)


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_thoughts(game: Game, bot: str) -> None:
    table = usual_tables(game)[0]
    for match in some_moments(table, 4, share=0.05):
        if not match.over:
            first, second = (
                read_bot(bot).ponder(game, match.world, match.seen(match.actor), match.actor, seed=9) for _ in range(2)
            )
            assert first == second


def test_a_random_bot_with_other_seeds_does_other_things(game: Game) -> None:
    match = usual_tables(game)[0].match(5)
    seen = match.seen(match.actor)
    picks = {choose(read_bot("random"), game, match.world, seen, match.actor, seed) for seed in range(200)}
    assert picks == set(match.options_now())


@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_whole_games_from_what_they_see(game: Game, bot: str) -> None:
    for table in usual_tables(game)[:: len(game.players) - 1]:
        match = table.match(6)
        while not match.over:
            match.act(choose(read_bot(bot), game, match.world, match.seen(match.actor), match.actor, match.steps))
        assert verify(game, match.log()).fault is None
