"""Scenarios can fail: each kind of expectation notices what differs, and what cannot be understood is refused in one line.

Played with the toy game Lantern: each player hides a card and goes along a path by dice (tests/core/lantern.py).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ghostlight.core import scenarios
from ghostlight.core.errors import Refusal
from ghostlight.games import NAMES, load
from tests.core import lantern

# Seat 1 has gone 4 steps of 20 and hides card 3, seat 2 has gone 6 and hides card 7.
HEAD = """
game = "lantern"

[positions]
near-the-goal = "cards 3 7; known 1 2; steps 18 6; turn 1"

[[scenario]]
title = "A rule"
clauses = ["L-01"]
"""
POSITION = 'position = "cards 3 7; known 1 2; steps 4 6; turn 1"\n'
EXPECT = HEAD + POSITION + "[scenario.expect]\n"
STEP = HEAD + POSITION + "[[scenario.step]]\n"
WALK = STEP + 'do = "walk"\nchance = ["die 2"]\n'
PEEK = STEP + 'do = "peek 2"\n'
OVER = HEAD + 'position = "@near-the-goal"\n[[scenario.step]]\ndo = "walk"\nchance = ["die 4"]\n'
DEALT = HEAD + 'chance = ["card 2", "card 5", "starter 0"]\n[scenario.expect]\n'

SEES = 'sees = { 1 = "cards 3 ?; known 1 2; steps 4 6; turn 1", spectator = "cards ? ?; known 1 2; steps 4 6; turn 1" }\n'


def faults(text: str) -> list[str]:
    file = scenarios.read_file(text, "rules.toml")
    return scenarios.run(lantern.GAME, file, file.scenario[0]).faults


# --- what holds passes, what does not is told --------------------------------------------------------------------------

HOLDS = {
    "actor": EXPECT + "actor = 1",
    "the next actor": WALK + "actor = 2",
    "over": OVER + "over = true",
    "not over": EXPECT + "over = false",
    "scores": EXPECT + "scores = [4, 6]",
    "scores at the end": OVER + "scores = [25, 13]",
    "winners": EXPECT + "winners = [2]",
    "several winners": WALK + "winners = [1, 2]",
    "options, in any order": EXPECT + 'options = ["peek 2", "run", "walk"]',
    "no options": OVER + "options = []",
    "options_count": EXPECT + "options_count = 3",
    "offered": EXPECT + 'offered = ["run"]',
    "not_offered": EXPECT + 'not_offered = ["peek 1"]',
    "position": WALK + 'position = "cards 3 7; known 1 2; steps 6 6; turn 2"',
    "a named position": HEAD + 'position = "@near-the-goal"\n[scenario.expect]\nposition = "@near-the-goal"',
    "the deal": DEALT + 'position = "cards 3 7; known 1 2; steps 0 0; turn 1"\nevents = ["begins seat=1"]',
    "events": PEEK + 'events = ["peeked seat=1 other=2", "saw seat=1 other=2 card=7 (only 1)"]',
    "no events": EXPECT + "events = []",
    "happens": OVER + 'happens = ["rolled seat=1 die=4", "shown seat=2 card=7"]',
    "never": WALK + 'never = ["shown", "peeked"]',
    "told": PEEK + 'told = { 1 = ["peeked seat=1 other=2", "saw seat=1 other=2 card=7"], 2 = ["peeked seat=1 other=2"] }',
    "told to a spectator": PEEK + 'told = { spectator = ["peeked seat=1 other=2"] }',
    "sees": EXPECT + SEES,
    "views": EXPECT + 'views = { 1 = { turn = 0, "steps.1" = 6, cards.0 = 3 }, spectator = { "cards.0" = "-", seat = "-" } }',
    "refuse": STEP + 'refuse = ["peek 1"]',
    "refuse after the end": OVER + '[[scenario.step]]\nrefuse = ["walk", "run", "peek 2"]',
    "refuse comes before do": STEP + 'refuse = ["peek 1"]\ndo = "peek 2"',
    "a step without an action in which nothing happens": PEEK + "[[scenario.step]]\nevents = []\nnever = ['peeked']",
    "a die": WALK + 'events = ["rolled seat=1 die=2"]',
    "options of the game": HEAD + 'options = { pace = "fast" }\n' + WALK.removeprefix(HEAD) + "scores = [7, 6]",
    "players": HEAD + 'players = 3\nposition = "cards 3 7 1; known 1 2 3; steps 4 6 5; turn 3"\n[scenario.expect]\nactor = 3',
    "impossible": HEAD
    + 'position = "cards 3 13; known 1 2; steps 0 0; turn 1"\nimpossible = "\'13\' is not a number from 1 to 12"',
    "impossible, since something is missing": HEAD
    + 'position = "cards 3 ?; known 1 2; steps 0 0; turn 1"\nimpossible = "not everything is there"',
}

DIFFERS = {
    "actor": (EXPECT + "actor = 2", "at the start: actor: expected 2, got 1"),
    "no actor": (OVER + "actor = 1", "step 1 (walk): actor: expected 1, got None"),
    "over": (EXPECT + "over = true", "at the start: over: expected True, got False"),
    "not over": (OVER + "over = false", "step 1 (walk): over: expected False, got True"),
    "scores": (WALK + "scores = [6, 7]", "step 1 (walk): scores: expected [6, 7], got [6, 6]"),
    "too few scores": (EXPECT + "scores = [4]", "at the start: scores: expected [4], got [4, 6]"),
    "winners": (WALK + "winners = [1]", "step 1 (walk): winners: expected [1], got [1, 2]"),
    "an option too many": (EXPECT + 'options = ["walk", "run"]', "at the start: options too many: expected [], got ['peek 2']"),
    "an option missing": (
        EXPECT + 'options = ["walk", "run", "peek 1", "peek 2"]',
        "at the start: options missing: expected [], got ['peek 1']",
    ),
    "options after the end": (OVER + 'options = ["walk"]', "step 1 (walk): options missing: expected [], got ['walk']"),
    "options_count": (EXPECT + "options_count = 2", "at the start: number of options: expected 2, got 3"),
    "offered": (EXPECT + 'offered = ["peek 1"]', "at the start: options: expected peek 1 among them, got walk, run, peek 2"),
    "not_offered": (EXPECT + 'not_offered = ["run"]', "at the start: options: expected no run, got walk, run, peek 2"),
    "position": (
        WALK + 'position = "cards 3 8; known 1 2; steps 5 6; turn 2"',
        "step 1 (walk): the position: expected 8; .. 5, got 7; .. 6, in cards 3 7; known 1 2; steps 6 6; turn 2",
    ),
    "events": (
        WALK + 'events = ["rolled seat=1 die=3"]',
        "step 1 (walk): events: expected ['rolled seat=1 die=3'], got ['rolled seat=1 die=2']",
    ),
    "one more event": (
        PEEK + 'events = ["peeked seat=1 other=2"]',
        "step 1 (peek 2): events: expected ['peeked seat=1 other=2'], "
        "got ['peeked seat=1 other=2', 'saw seat=1 other=2 card=7 (only 1)']",
    ),
    "the audience of an event": (
        PEEK + 'happens = ["saw seat=1 other=2 card=7"]',
        "step 1 (peek 2): events: expected 'saw seat=1 other=2 card=7' among them, in order, "
        "got ['peeked seat=1 other=2', 'saw seat=1 other=2 card=7 (only 1)']",
    ),
    "the order of events": (
        OVER + 'happens = ["shown seat=1 card=3", "rolled seat=1 die=4"]',
        "step 1 (walk): events: expected 'rolled seat=1 die=4' among them, in order, "
        "got ['rolled seat=1 die=4', 'shown seat=1 card=3', 'shown seat=2 card=7']",
    ),
    "never": (WALK + 'never = ["rolled"]', "step 1 (walk): events: expected no rolled, got ['rolled seat=1 die=2']"),
    "told": (
        PEEK + 'told = { 1 = ["peeked seat=1 other=2"] }',
        "step 1 (peek 2): what 1 is told: expected ['peeked seat=1 other=2'], "
        "got ['peeked seat=1 other=2', 'saw seat=1 other=2 card=7']",
    ),
    "told a secret": (
        PEEK + 'told = { spectator = ["peeked seat=1 other=2", "saw seat=1 other=2 card=7"] }',
        "step 1 (peek 2): what spectator is told: expected ['peeked seat=1 other=2', 'saw seat=1 other=2 card=7'], "
        "got ['peeked seat=1 other=2']",
    ),
    "sees": (
        EXPECT + 'sees = { 2 = "cards 3 7; known 1 2; steps 4 6; turn 1" }',
        "at the start: what 2 sees: expected 3, got ?, in cards ? 7; known 1 2; steps 4 6; turn 1",
    ),
    "views": (EXPECT + 'views = { 2 = { "cards.0" = 3 } }', "at the start: cards.0 in the view of 2: expected 3, got -"),
    "deep in a view": (
        EXPECT + "views = { 1 = { steps = { 0 = 4, 1 = 5 } } }",
        "at the start: steps.1 in the view of 1: expected 5, got 6",
    ),
    "do": (STEP + 'do = "peek 1"', "step 1 (peek 1): the action: expected possible, got refused; there is walk, run, peek 2"),
    "do after the end": (
        OVER + '[[scenario.step]]\ndo = "walk"',
        "step 2 (walk): the action: expected possible, got refused; there is nothing to decide",
    ),
    "refuse": (STEP + 'refuse = ["peek 1", "run"]', "step 1: run: expected refused, got possible"),
    "impossible": (
        HEAD + POSITION + 'impossible = "anything"',
        "at the start: the position: expected refused: anything, got accepted",
    ),
    "the words of a refusal": (
        HEAD + 'position = "cards 3 13; known 1 2; steps 0 0; turn 1"\nimpossible = "too many cards"',
        "at the start: the refusal: expected too many cards, got position: '13' is not a number from 1 to 12",
    ),
    "chance that nothing asks for": (
        STEP + 'do = "peek 2"\nchance = ["die 2"]',
        "step 1 (peek 2): chance 'die 2' was fixed, but nothing asked for it",
    ),
    "one die too many": (
        STEP + 'do = "walk"\nchance = ["die 2", "die 3"]',
        "step 1 (walk): chance 'die 3' was fixed, but nothing asked for it",
    ),
    "a die that is too high": (STEP + 'do = "walk"\nchance = ["die 5"]', "step 1 (walk): chance: die cannot come out as fixed"),
    "a die that is too low": (STEP + 'do = "walk"\nchance = ["die 0"]', "step 1 (walk): chance: die cannot come out as fixed"),
    "an impossible deal": (
        HEAD + 'chance = ["card 12"]\n[scenario.expect]\nactor = 1\n',
        "at the start: chance: card cannot come out as fixed",
    ),
    "chance of the deal that nothing asks for": (
        HEAD + 'chance = ["starter 0", "die 1"]\n[scenario.expect]\nactor = 1',
        "at the start: chance 'die 1' was fixed, but nothing asked for it",
    ),
}


@pytest.mark.parametrize("text", HOLDS.values(), ids=HOLDS)
def test_what_holds_passes(text: str) -> None:
    assert faults(text) == []


@pytest.mark.parametrize(("text", "line"), DIFFERS.values(), ids=DIFFERS)
def test_what_differs_is_told_in_one_line(text: str, line: str) -> None:
    assert faults(text)[:1] == [line]


def test_every_kind_of_expectation_is_tried_both_ways() -> None:
    for kind in scenarios.Act.__struct_fields__:
        assert any(f"{kind} = " in text for text in HOLDS.values()), kind
        assert any(f"{kind} = " in text for text, _ in DIFFERS.values()), kind


def test_all_differences_of_a_step_are_told() -> None:
    assert len(faults(WALK + "actor = 1\nover = true\nscores = [0, 0]\noptions_count = 7")) == 4


def test_after_a_refused_action_the_rest_is_not_compared() -> None:
    assert len(faults(STEP + 'do = "peek 1"\nscores = [0, 0]\n[[scenario.step]]\ndo = "peek 1"')) == 1


def test_a_refused_action_changes_nothing() -> None:
    assert faults(STEP + 'refuse = ["peek 1"]\nevents = []\nposition = "cards 3 7; known 1 2; steps 4 6; turn 1"') == []


def test_the_same_scenario_always_goes_the_same_way() -> None:
    """Chance that is not fixed comes out the same every time, so that a scenario cannot pass by luck."""
    got = {tuple(faults(STEP + 'do = "run"\nevents = []')) for _ in range(5)}
    assert len(got) == 1


# --- what cannot be understood is refused ------------------------------------------------------------------------------

REFUSED = {
    "no TOML": ("game = ", "rules.toml: Invalid value"),
    "no game": ("scenario = []", "rules.toml: Object missing required field `game`"),
    "no scenario": ('game = "lantern"', "rules.toml: Object missing required field `scenario`"),
    "no title": ('game = "lantern"\n[[scenario]]\nclauses = []', "missing required field `title`"),
    "no clauses": ('game = "lantern"\n[[scenario]]\ntitle = "x"', "missing required field `clauses`"),
    "an unknown key of a file": ('author = "me"\n' + EXPECT, "rules.toml: Object contains unknown field `author`"),
    "an unknown key of a scenario": (HEAD + "postion = 'x'", "unknown field `postion` - at `$.scenario[0]`"),
    "an unknown expectation": (EXPECT + "socres = [1, 2]", "unknown field `socres` - at `$.scenario[0].expect`"),
    "an unknown key of a step": (STEP + "actoin = 'walk'", "unknown field `actoin` - at `$.scenario[0].step[0]`"),
    "an expectation of another type": (EXPECT + 'scores = "4 6"', "rules.toml: Expected `array | null`, got `str`"),
    "two scenarios of one title": (
        EXPECT + 'actor = 1\n[[scenario]]\ntitle = "A rule"\nclauses = []',
        "rules.toml: two scenarios have the title 'A rule'",
    ),
    "nothing expected": (HEAD + POSITION, "rules.toml: 'A rule': neither steps nor anything expected, so it could not fail"),
    "an empty step": (STEP, "rules.toml: 'A rule': step 1 says nothing"),
    "chance without an action": (
        STEP + 'chance = ["die 2"]',
        "'A rule': step 1 fixes chance, but does nothing that could draw",
    ),
    "chance for a position": (
        HEAD + 'chance = ["die 2"]\n' + POSITION + "[scenario.expect]\nactor = 1",
        "chance is for the deal",
    ),
    "impossible without a position": (
        HEAD + 'impossible = "x"',
        "a scenario with 'impossible' has a position and nothing else",
    ),
    "impossible with steps": (
        HEAD + POSITION + 'impossible = "x"\n[[scenario.step]]\ndo = "walk"',
        "a scenario with 'impossible' has a position and nothing else",
    ),
    "a position that is none": (
        HEAD + 'position = "x"\n[scenario.expect]\nactor = 1',
        "position: write cards, known",
    ),
    "a position that nobody named": (
        HEAD + 'position = "@x"\n[scenario.expect]\nactor = 1',
        "there is no position '@x' in [positions]",
    ),
    "an expected position that is none": (EXPECT + 'position = "x"', "position: write cards, known"),
    "an action that is none": (STEP + 'do = "fly"', "'fly': an action is one of walk, run"),
    "an empty action": (STEP + 'do = ""', "'': an action is one of walk, run"),
    "a refused action that is none": (STEP + 'refuse = ["fly"]', "'fly': an action is one of walk, run"),
    "an option that is none": (EXPECT + 'options = ["fly"]', "'fly': an action is one of walk, run"),
    "an offer that is none": (EXPECT + 'offered = ["fly"]', "'fly': an action is one of walk, run"),
    "no offer that is none": (EXPECT + 'not_offered = ["fly"]', "'fly': an action is one of walk, run"),
    "an event that the game does not have": (
        WALK + 'never = ["flown"]',
        "never 'flown': lantern has no event of that name",
    ),
    "a seat that is not there": (
        EXPECT + "views = { 3 = { turn = 0 } }",
        "'3' is not a seat; write 1 to 2, or spectator",
    ),
    "seat 0": (PEEK + "told = { 0 = [] }", "'0' is not a seat; write 1 to 2, or spectator"),
    "a seat by a number that is no digit": (EXPECT + 'sees = { "²" = "@near-the-goal" }', "'²' is not a seat"),
    "a place that the view does not have": (
        EXPECT + "views = { 1 = { lamp = 0 } }",
        "views: 'lamp': the view has no 'lamp'",
    ),
    "a place beyond the end of a list": (
        EXPECT + "views = { 1 = { steps.2 = 0 } }",
        "views: 'steps.2': the view has no '2' there",
    ),
    "a place inside a number": (EXPECT + "views = { 1 = { turn.x = 0 } }", "views: 'turn.x': the view has no 'x' there"),
    "a draw that the game does not have": (
        STEP + 'do = "walk"\nchance = ["coin 1"]',
        "chance 'coin 1': write starter or card or die, then the number of the outcome",
    ),
    "a draw without an outcome": (
        STEP + 'do = "walk"\nchance = ["die"]',
        "chance 'die': write starter or card or die",
    ),
    "an outcome that is no number": (
        STEP + 'do = "walk"\nchance = ["die ²"]',
        "chance 'die ²': write starter or card",
    ),
    "an outcome beyond all dice": (STEP + f'do = "walk"\nchance = ["die {10**30}"]', "write starter or card or die"),
    "more draws than can be fixed": (
        STEP + 'do = "walk"\nchance = [' + '"die 2", ' * 257 + "]",
        "at most 256 draws can be fixed in one step, not 257",
    ),
    "players that the game is not for": (
        HEAD + "players = 6\n[scenario.expect]\nactor = 1",
        "lantern is for 2 to 5 players, not 6",
    ),
    "an option that the game does not have": (
        HEAD + "options = { lamp = 1 }\n[scenario.expect]\nactor = 1",
        "option 'lamp': lantern has none of that name; it has deck, dice, goal, pace, prizes, starter",
    ),
    "an option out of range": (
        HEAD + "options = { goal = 0 }\n[scenario.expect]\nactor = 1",
        "option goal: 0 is outside 1 to 100",
    ),
}


@pytest.mark.parametrize(("text", "line"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_understood_is_refused_in_one_line(text: str, line: str) -> None:
    with pytest.raises(Refusal) as refusal:
        faults(text)
    assert line in str(refusal.value)
    assert "\n" not in str(refusal.value)


# --- the documentation is true -----------------------------------------------------------------------------------------

PAGE = (Path(__file__).parent.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: re.search('title = "(.*)"', text)[1])
def test_the_examples_of_the_documentation_hold(text: str) -> None:
    file = scenarios.read_file(text, "docs/scenarios.md")
    for scenario in file.scenario:
        assert scenarios.run(load(file.game), file, scenario).faults == []


def test_the_fault_that_the_documentation_shows_is_the_one_you_get() -> None:
    file = scenarios.read_file(EXAMPLES[0].replace("scores = [7, 2]", "scores = [6, 2]"), "docs/scenarios.md")
    (fault,) = scenarios.run(load(file.game), file, file.scenario[0]).faults
    assert f"\n{fault}\n" in PAGE


def test_the_documentation_has_every_key() -> None:
    for part in (scenarios.ScenarioFile, scenarios.Scenario, scenarios.Act):
        for key in part.__struct_fields__:
            assert any(
                f"| `{name}` |" in PAGE for name in (key, f"[{key}]", f"[[{key}]]", f"[scenario.{key}]", f"[[scenario.{key}]]")
            ), key


@pytest.mark.parametrize("name", NAMES)
def test_the_documentation_has_every_draw(name: str) -> None:
    for draw in load(name).draws:
        assert f"| `{draw.name.lower()}` |" in PAGE
