"""What holds at every decision of every game: thousands of random games, looked over in compiled code."""

from __future__ import annotations

from typing import Any

import pytest

from ghostlight.core import engine
from ghostlight.core.chance import Chance
from ghostlight.core.contract import Menu
from ghostlight.core.game import Game
from tests.contract import compiled
from tests.contract.tables import RICH, RING, Table, rounds, usual_tables
from tests.museum.missions import small

GAMES = rounds(jitted=1000, plain=1)
LONG_GAMES = rounds(jitted=150, plain=1)
"""Of a large game, each of which has hundreds of decisions."""
SLOW_GAMES: dict[str, int] = {"keyhole": rounds(jitted=12, plain=1)}
"""Of a game whose menus take a while to be gone through, option by option; tests/soak looks at many more."""
MOST = 100_000
"""Decisions that no random game needs."""

_HOUSES = [each["name"] for each in RING["buildings"]]
ROOMY = small(
    format='[{name="1v1", seats=[{side="humans", plays=["itzel", "bruno"]}, {side="ghost", plays=["priest"]}]}]',
    character='[{id="itzel", start="B-3"}, {id="bruno", start="B-3"}]',
    overrides="{inventory_slots=8}",
)

LARGEST: dict[str, tuple[dict[str, Any], str, str]] = {
    "town": (
        RICH | {"round_limit": 0},
        f"town {' '.join(f'{name}:B1G1Y1O1R1' for name in _HOUSES)}; "
        "cards 9 35 38 39 43 47 49 50; 1: points 0 scare 0 levels 1/1/1 owns 39; "
        "2: points 0 scare 0 levels 1/1/1; turn 1; first 1",
        "card 39",
    ),
    "keyhole": (  # the first piece in an empty hall: every anchor and every lying pose of all six
        {"layout": "in_turn"},
        "homes - S; starter 2; first 2; turn 1; round 0; keyhole S4; picks 0,0; points 0; ask home",
        "home N",
    ),
    "museum": (  # eight slots full, one of them with ammunition, and a partner who has nothing
        {"mission": ROOMY},
        "round 2; slot 1; itzel@B-3 [key rue amulet hammer rosary first_aid pistol ammo:3]; bruno@B-3 []; priest@K-6",
        "hand bruno",
    ),
}
"""By game whose largest menu random play does not meet: the table, the position and the action that lead to it."""

_looked: dict[str, Any] = {}


@pytest.fixture
def found(table: Table) -> Any:
    """What was found in this table's games, which are played once."""
    if table.name not in _looked:
        _looked[table.name] = look_over(table, SLOW_GAMES.get(table.game.name, LONG_GAMES if table.game.large else GAMES))
    return _looked[table.name]


def look_over(table: Table, games: int, seed: int = 1) -> Any:
    findings: Any = compiled.Findings.many(1)
    compiled.look_over(table.desks(2), Menu.many(2), Chance.many(1), findings, seed, games, MOST)
    return findings[0]


def test_every_random_game_ends(found: Any) -> None:
    assert found.endless == 0
    assert 1 <= found.longest < MOST


def test_everything_is_accounted_for_after_every_step(found: Any) -> None:
    assert found.unaccounted == 0


def test_no_decision_has_just_one_option(found: Any) -> None:
    assert found.smallest >= 2


def test_no_menu_outgrows_its_declared_size(table: Table, found: Any) -> None:
    assert found.largest <= table.game.largest_menu


def test_no_option_is_twice_on_a_menu(found: Any) -> None:
    assert found.doubled == 0


def test_all_of_the_menu_is_allowed(found: Any) -> None:
    assert found.refused == 0


def test_wander_takes_what_a_pick_off_the_menu_would_take(found: Any) -> None:
    assert found.strayed == 0


def test_the_player_knows_the_menu(found: Any) -> None:
    """The options, and what `wander` takes of them, are the same from what the player sees."""
    assert found.menus_blind == 0
    assert found.strayed_blind == 0


def test_hunches_are_allowed(found: Any) -> None:
    assert found.wild == 0


def test_playing_out_is_wandering_to_the_end(found: Any) -> None:
    assert found.diverged == 0


def test_the_declared_size_is_near_the_largest_menu(game: Game) -> None:
    """A size far too large would hide a menu that outgrows what the rules say."""
    if game.name in LARGEST:
        options, position, action = LARGEST[game.name]
        desks = game.desks(game.players[0], options)
        world, state = desks[0].world, desks[0].state
        game.notation.read_position(world, position, state)
        engine.take(desks, 0, game.notation.read_action(world, action))
        largest = engine.list_options(desks, 0)
    else:
        largest = max(look_over(table, GAMES).largest for table in usual_tables(game))
    assert 0.9 * game.largest_menu <= largest <= game.largest_menu


@pytest.mark.soak
def test_a_hundred_thousand_games(table: Table) -> None:
    games = 100_000 // (500 if table.game.name in SLOW_GAMES else 20 if table.game.large else 1)  # tests/soak is quicker
    found = look_over(table, games // (10 if table.options else 1), seed=2)
    print(
        f"\n{table.name}: {found.decisions:,} decisions, the longest game {found.longest:,}, "
        f"menus of {found.smallest} to {found.largest} of {table.game.largest_menu}"
    )
    faults = ("endless", "unaccounted", "refused", "doubled", "strayed", "strayed_blind", "wild", "menus_blind", "diverged")
    assert {name: int(found[name]) for name in faults} == dict.fromkeys(faults, 0)
    assert 2 <= found.smallest <= found.largest <= table.game.largest_menu
