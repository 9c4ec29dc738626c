"""Two games that differ only in what a seat cannot know are the same to that seat, whatever it asks for.

The twin of a game is made for a seat: the same past, but what the seat cannot see is imagined anew. A spectator has twins too.
"""

from __future__ import annotations

import copy
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ghostlight.bots import read_bot
from ghostlight.core import engine
from ghostlight.core import log as logs
from ghostlight.core.events import SPECTATOR
from ghostlight.core.game import Game
from ghostlight.core.match import Match
from tests.contract.tables import (
    BOTS,
    Table,
    all_games,
    all_tables,
    dark_table,
    has_secrets,
    imagined,
    some_moments,
    usual_tables,
)

QUIET = {"graveyard": ("place", "inspect"), "lantern": ("peek",), "museum": ("card", "drop", "hand", "give", "cancel")}
"""By game: the verbs that show a secret to nobody, or only to the player who acts."""


def with_state(match: Match, state: Any) -> Match:
    """The same match, but in this state."""
    twin = copy.copy(match)
    twin.desks = match.desks.copy()
    twin.desks["state"] = state
    twin.desk = twin.desks[0]
    twin.entries = list(match.entries)
    twin.moments = [*match.moments[:-1], copy.copy(match.moments[-1])]
    object.__setattr__(twin.moments[-1], "state", twin.desks["state"].copy())
    return twin


def twins(table: Table, number: int, share: float = 0.2) -> Iterator[tuple[int, Match, Match]]:
    """Pairs of running games that the watcher cannot tell apart, though they differ; fewer where options are unusual."""
    stream = 0
    share = share / 3 if table.options else share
    for match in some_moments(table, number, share):
        for watcher in table.watchers:
            stream += 1
            twin = with_state(match, imagined(table, match.moments[-1].state, watcher, stream))
            if not match.over and twin.desks["state"].tobytes() != match.desks["state"].tobytes():
                yield watcher, with_state(match, match.desks["state"]), twin


def told(match: Match, watcher: int) -> list[str]:
    return [match.write_happening(each) for each in match.happenings_for(watcher)]


def in_every_way(match: Match, watcher: int) -> list[bytes]:
    """All that a seat can lay hands on: its state (which is what its bot gets), view, events, account and the table's log."""
    return [
        match.seen(watcher).tobytes(),
        msgspec.json.encode(match.view(watcher)),
        msgspec.json.encode(told(match, watcher)),
        msgspec.json.encode(match.account(watcher)),
        match.game.notation.write_position(match.desk.world, match.seen(watcher)[0]).encode(),
        logs.write(match.log()),
    ]


def both_act(first: Match, second: Match, action: int) -> tuple[Match, Match]:
    first, second = with_state(first, first.desks["state"]), with_state(second, second.desks["state"])
    first.act(action)
    second.act(action)
    return first, second


def open_to_both(first: Match, second: Match, luck: random.Random) -> Iterator[int]:
    """A few actions of each kind."""
    by_verb: dict[str, list[int]] = defaultdict(list)
    for action in sorted(set(first.options_now()) & set(second.options_now())):
        by_verb[verb(first, action)].append(action)
    for actions in by_verb.values():
        yield from luck.sample(actions, min(3, len(actions)))


def verb(match: Match, action: int) -> str:
    return match.write_action(action).split()[0]


def test_a_seat_cannot_tell_twins_apart(veiled_table: Table) -> None:
    for watcher, match, twin in twins(veiled_table, 1):
        assert in_every_way(match, watcher) == in_every_way(twin, watcher)


def test_there_are_twins_for_everybody(veiled_game: Game) -> None:
    """Or else the tests here would compare nothing."""
    for table in (dark_table(veiled_game, players) for players in veiled_game.players):
        assert {watcher for watcher, _, _ in twins(table, 1)} == set(table.watchers)


def test_whose_turn_it_is_and_the_standing_tell_nothing(veiled_table: Table) -> None:
    """Whoever decides, and the running score, are public."""
    for _, match, twin in twins(veiled_table, 2):
        assert match.actor == twin.actor
        assert match.points() == twin.points()
        assert match.winners() == twin.winners()


def test_the_player_has_the_same_options_in_twins(veiled_table: Table) -> None:
    for watcher, match, twin in twins(veiled_table, 3):
        if watcher == match.actor:
            assert match.options_now() == twin.options_now()


def test_whoever_is_told_different_things_then_knows_different_things(veiled_table: Table) -> None:
    """After the same action in twins: what an event says of a secret is in what the seat sees, and the other way round."""
    luck, steps = random.Random(4), 0
    for watcher, match, twin in twins(veiled_table, 4):
        for action in open_to_both(match, twin, luck):
            after, twin_after = both_act(match, twin, action)
            steps += 1
            same = after.seen(watcher).tobytes() == twin_after.seen(watcher).tobytes()
            assert (told(after, watcher) == told(twin_after, watcher)) == same
            if same:
                assert msgspec.json.encode(after.view(watcher)) == msgspec.json.encode(twin_after.view(watcher))
                assert msgspec.json.encode(after.account(watcher)) == msgspec.json.encode(twin_after.account(watcher))
    assert steps > 0


def test_what_one_player_learns_alone_stays_with_that_player(veiled_table: Table) -> None:
    """Twins stay twins for everybody else after an action that shows nothing, or shows it to one player only."""
    quiet = QUIET.get(veiled_table.game.name)
    assert quiet is not None, f"QUIET wants a word about {veiled_table.game.name}: its verbs, () for none"
    luck, steps = random.Random(5), 0
    for watcher, match, twin in twins(veiled_table, 5, share=0.5):
        for action in open_to_both(match, twin, luck):
            if watcher != match.actor and verb(match, action) in quiet:
                after, twin_after = both_act(match, twin, action)
                steps += 1
                assert in_every_way(after, watcher) == in_every_way(twin_after, watcher)
    assert steps > 0 or not quiet


def test_every_game_says_which_actions_are_quiet() -> None:
    assert set(QUIET) == {game.name for game in all_games() if has_secrets(game)}


def test_where_nothing_is_hidden_everybody_sees_everything() -> None:
    for table in all_tables():
        if not has_secrets(table.game):
            for match in some_moments(table, 9, share=0.1):
                for watcher in table.watchers:
                    assert match.seen(watcher).tobytes() == match.moments[-1].state.tobytes()
                    assert match.happenings_for(watcher) == list(match.moments[-1].happenings)
                    assert not match.knows_more(watcher)


def test_nobody_is_told_what_is_addressed_to_another(table: Table) -> None:
    for match in some_moments(table, 6, share=1.0):
        for happening in match.moments[-1].happenings:
            for watcher in table.watchers:
                audience = happening.audience
                meant = audience == -1 or (watcher != SPECTATOR and audience >> watcher & 1 == 1)
                assert (happening in match.happenings_for(watcher)) == meant
            assert happening.audience == -1 or 0 < happening.audience < 1 << table.players


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_thinks_the_same_of_twins(veiled_game: Game, bot: str) -> None:
    table = usual_tables(veiled_game)[0]
    for watcher, match, twin in twins(table, 7):
        if watcher == match.actor:
            first, second = (
                read_bot(bot).ponder(veiled_game, each.world, each.seen(watcher), watcher, seed=5) for each in (match, twin)
            )
            assert first == second


def test_a_seat_sees_at_least_what_everybody_sees(table: Table) -> None:
    """Blanking what a spectator may not know out of what a seat sees leaves what a spectator sees."""
    desks = table.desks()
    for match in some_moments(table, 8, share=0.2):
        for watcher in table.watchers:
            desks["state"] = match.seen(watcher)
            engine.look(desks, 0, SPECTATOR)
            assert desks["seen"].tobytes() == match.seen(SPECTATOR).tobytes()
            engine.look(desks, 0, watcher)
            assert desks["seen"].tobytes() == match.seen(watcher).tobytes()
