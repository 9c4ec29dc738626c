"""What the page is told of a use before it is taken is what the rules then ask; the odds are what fights really bring."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import load
from ghostlight.games.town.odds import Odds
from ghostlight.games.town.view import View
from ghostlight.games.town.vocabulary import COLOURS

TOWN = load("town")


def games(count: int, **options: Any) -> Iterator[tuple[Match, random.Random]]:
    for number in range(count):
        seats = [Seat(name) for name in "abc"]
        yield Match(TOWN, seats, bytes([number]) * 32, options), random.Random(number)


def view(match: Match) -> View:
    seen = match.view(match.actor)
    assert isinstance(seen, View)
    return seen


def choices(match: Match) -> list[str]:
    return [match.write_action(each) for each in match.options_now()]


@pytest.mark.parametrize("options", [{"start_sp": 12}, {"variant": "master", "start_sp": 12}], ids=["standard", "master"])
def test_every_plan_is_what_the_rules_ask_after_the_use(options: dict[str, Any]) -> None:
    compared = 0
    for match, rng in games(3, **options):
        for _ in range(160):
            if match.over:
                break
            seen = view(match)
            if seen.ask != "menu":
                match.act(rng.choice(match.options_now()))
                continue
            spaces = [each for each in choices(match) if each.split()[0] in ("use", "repeat") and not each.endswith("rest")]
            assert sorted(use for plan in seen.plans for use in plan.uses) == sorted(spaces)
            if not spaces or rng.random() < 0.4:
                match.act(rng.choice(match.options_now()))
                continue
            use = rng.choice(spaces)
            ways = next(plan.ways for plan in seen.plans if use in plan.uses)
            match.act(match.read_action(use))
            # Where there is only one way the rules have gone it already.
            if len(ways) > 1:
                assert choices(match) == [way.action for way in ways]
                way = rng.choice(ways)
                match.act(match.read_action(way.action))
                if len(way.then) > 1:
                    assert choices(match) == way.then
                compared += 1
    assert compared > 40


def test_there_is_nothing_to_foresee_when_nothing_is_chosen_at_the_menu() -> None:
    for match, rng in games(1):
        for _ in range(80):
            seen = view(match)
            assert bool(seen.plans) <= (seen.ask == "menu")
            assert seen.plans == [] or match.view(match.actor) == seen
            match.act(rng.choice(match.options_now()))


def _pairs(seen: View) -> dict[tuple[str, str], Odds]:
    return {(each.attacker, each.defender): each for each in seen.odds}


def test_odds_are_what_the_dice_can_show() -> None:
    match = next(games(1, start_sp=30))[0]
    rng = random.Random(8)
    looked = 0
    while not match.over and match.steps < 260:
        seen = view(match)
        for odds in seen.odds:
            throws = [(a, d) for a in range(1, odds.sides + 1) for d in range(1, odds.defence_sides + 1)]
            won = sum(a + odds.extra > d for a, d in throws)
            assert odds.sure or odds.win == pytest.approx(won / len(throws), abs=1e-4)
            assert odds.helped >= odds.win
            looked += 1
        match.act(rng.choice(match.options_now()))
    assert looked > 100


def test_fights_bring_what_the_odds_say() -> None:
    """With nothing thrown again, as many fights are won in several games as was to be expected of them."""
    told, expected, spread, fought = 0, 0.0, 0.0, 0
    for match, rng in games(6, start_sp=30):
        while not match.over and match.steps < 500:
            before = _pairs(view(match))
            options = {match.write_action(each): each for each in match.options_now()}
            fights = [
                each for name, each in options.items() if name.split()[-1] == "fight" or name.startswith(("attack", "against"))
            ]
            calm = [each for name, each in options.items() if name.split()[0] not in ("occupy", "bonus")]
            moment = match.act(rng.choice(fights or calm or list(options.values())))
            happened = {each.name: each.numbers for each in moment.happenings}
            ends = [each.name for each in moment.happenings if each.name in ("won", "repelled")]
            if "challenged" not in happened or len(ends) != 1:
                continue
            levels = happened["challenged"]["attacker"], happened["challenged"]["defender"]
            odds = before[COLOURS[levels[0] - 1], COLOURS[levels[1] - 1]]
            if not odds.sure:
                fought += 1
                told += ends == ["won"]
                expected += odds.win
                spread += odds.win * (1 - odds.win)
    assert fought > 60
    assert abs(told - expected) < 3 * spread**0.5
