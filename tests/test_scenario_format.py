"""Scenarios can fail: each kind of expectation notices what differs, and what cannot be understood is refused in one line.

Played with the toy game Lantern: each player hides a card and goes along a path by dice (tests/core/lantern.py).
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from ghostlight.commands import outcomes as outcomes_told
from ghostlight.core import scenarios
from ghostlight.core.errors import BadScenario
from ghostlight.core.scenarios import comparing
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


THREE = HEAD + "players = 3\n"


def outcomes(text: str) -> list[scenarios.Outcome]:
    return scenarios.run_file(text, "rules.toml", lambda name: lantern.GAME)


def faults(text: str) -> list[str]:
    return [str(fault) for fault in outcomes(text)[0].faults]


# --- what holds passes, what does not is told --------------------------------------------------------------------------

HOLDS = {
    "actor": EXPECT + "actor = 1",
    "the next actor": WALK + "actor = 2",
    "nobody acts": OVER + 'actor = "-"',
    "over": OVER + "over = true",
    "not over": EXPECT + "over = false",
    "scores": EXPECT + "scores = [4, 6]",
    "scores at the end": OVER + "scores = [25, 13]",
    "winners": EXPECT + "winners = [2]",
    "several winners": WALK + "winners = [1, 2]",
    "ranking": EXPECT + "ranking = [2, 1]",
    "ranking at the end": OVER + "ranking = [1, 2]",
    "a tie below the first place": THREE
    + 'position = "cards 3 7 1; known 1 2 3; steps 4 6 4; turn 3"\n[scenario.expect]\nranking = [2, [3, 1]]',
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
    "nothing in a list": EXPECT + 'views = { 1 = { cards = [3, "-"] }, spectator = { cards = ["-", "-"] } }',
    "nothing behind a list": EXPECT + 'views = { 1 = { "cards.2" = "-" } }',
    "nothing told": WALK + "[[scenario.step]]\ntold = { 1 = [], spectator = [] }",
    "imagine": EXPECT
    + """imagine.1.always = [{ cards.0 = 3, steps = [4, 6] }]
imagine.1.sometimes = [{ cards.1 = 1 }, { cards.1 = 7 }, { cards = [3, 12] }]
imagine.1.never = [{ cards.1 = 3 }, { cards.1 = "-" }]
""",
    "imagine after a look": PEEK + "imagine = { 1 = { always = [{ cards = [3, 7] }], samples = 5 } }",
    "imagine of a spectator": EXPECT + "imagine.spectator = { sometimes = [{ cards.0 = 3 }, { cards.0 = 7 }] }",
    "measures": EXPECT + 'measures = { "left 1" = 16, "left 2" = 14 }',
    "a measure of nothing": OVER + 'measures = { "left 1" = "-" }',
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
    "no actor": (OVER + "actor = 1", 'step 1 (walk): actor: expected 1, got nothing ("-")'),
    "over": (EXPECT + "over = true", "at the start: over: expected true, got false"),
    "not over": (OVER + "over = false", "step 1 (walk): over: expected false, got true"),
    "scores": (WALK + "scores = [6, 7]", "step 1 (walk): scores: expected [6, 7], got [6, 6]"),
    "too few scores": (EXPECT + "scores = [4]", "at the start: scores: expected [4], got [4, 6]"),
    "winners": (WALK + "winners = [1]", "step 1 (walk): winners: expected [1], got [1, 2]"),
    "ranking": (EXPECT + "ranking = [1, 2]", "at the start: ranking: expected [1, 2], got [2, 1]"),
    "a tie in a ranking": (WALK + "ranking = [1, 2]", "step 1 (walk): ranking: expected [1, 2], got [[1, 2]]"),
    "an option too many": (
        EXPECT + 'options = ["walk", "run"]',
        'at the start: options: too many "peek 2"; expected ["run", "walk"], got ["walk", "run", "peek 2"]',
    ),
    "an option missing": (
        EXPECT + 'options = ["walk", "run", "peek 1", "peek 2"]',
        'at the start: options: missing "peek 1"; expected ["peek 1", "peek 2", "run", "walk"], got ["walk", "run", "peek 2"]',
    ),
    "options after the end": (
        OVER + 'options = ["walk"]',
        'step 1 (walk): options: missing "walk"; expected ["walk"], got []',
    ),
    "options_count": (
        EXPECT + "options_count = 2",
        'at the start: options_count: expected 2, got 3: ["walk", "run", "peek 2"]',
    ),
    "offered": (
        EXPECT + 'offered = ["run", "peek 1"]',
        'at the start: offered: missing "peek 1"; expected ["run", "peek 1"], got ["walk", "run", "peek 2"]',
    ),
    "not_offered": (
        EXPECT + 'not_offered = ["run"]',
        'at the start: not_offered: too many "run"; got ["walk", "run", "peek 2"]',
    ),
    "position": (
        WALK + 'position = "cards 3 8; known 1 2; steps 5 6; turn 2"',
        'step 1 (walk): position: expected "8", got "7"; expected "5", got "6"; '
        'the whole is "cards 3 7; known 1 2; steps 6 6; turn 2"',
    ),
    "too much in a position": (
        PEEK + 'position = "cards 3 7; known 2 2; steps 4 6; turn 1"',
        'step 1 (peek 2): position: expected "2", got "12"; the whole is "cards 3 7; known 12 2; steps 4 6; turn 1"',
    ),
    "events": (
        WALK + 'events = ["rolled seat=1 die=3"]',
        'step 1 (walk): events: missing "rolled seat=1 die=3"; too many "rolled seat=1 die=2"; '
        'expected ["rolled seat=1 die=3"], got ["rolled seat=1 die=2"]',
    ),
    "one more event": (
        PEEK + 'events = ["peeked seat=1 other=2"]',
        'step 1 (peek 2): events: too many "saw seat=1 other=2 card=7 (only 1)"; expected ["peeked seat=1 other=2"], '
        'got ["peeked seat=1 other=2", "saw seat=1 other=2 card=7 (only 1)"]',
    ),
    "events in another order": (
        OVER + 'events = ["shown seat=1 card=3", "shown seat=2 card=7", "rolled seat=1 die=4"]',
        "step 1 (walk): events: in another order; "
        'expected ["shown seat=1 card=3", "shown seat=2 card=7", "rolled seat=1 die=4"], '
        'got ["rolled seat=1 die=4", "shown seat=1 card=3", "shown seat=2 card=7"]',
    ),
    "the audience of an event": (
        PEEK + 'happens = ["saw seat=1 other=2 card=7"]',
        'step 1 (peek 2): happens: missing "saw seat=1 other=2 card=7"; '
        'got ["peeked seat=1 other=2", "saw seat=1 other=2 card=7 (only 1)"]',
    ),
    "the order of events": (
        OVER + 'happens = ["shown seat=1 card=3", "rolled seat=1 die=4"]',
        'step 1 (walk): happens: missing (or too early) "rolled seat=1 die=4"; '
        'got ["rolled seat=1 die=4", "shown seat=1 card=3", "shown seat=2 card=7"]',
    ),
    "never": (WALK + 'never = ["rolled"]', 'step 1 (walk): never: too many "rolled seat=1 die=2"'),
    "told": (
        PEEK + 'told = { 1 = ["peeked seat=1 other=2"] }',
        'step 1 (peek 2): told 1: too many "saw seat=1 other=2 card=7"; expected ["peeked seat=1 other=2"], '
        'got ["peeked seat=1 other=2", "saw seat=1 other=2 card=7"]',
    ),
    "told a secret": (
        PEEK + 'told = { spectator = ["peeked seat=1 other=2", "saw seat=1 other=2 card=7"] }',
        'step 1 (peek 2): told spectator: missing "saw seat=1 other=2 card=7"; '
        'expected ["peeked seat=1 other=2", "saw seat=1 other=2 card=7"], got ["peeked seat=1 other=2"]',
    ),
    "sees": (
        EXPECT + 'sees = { 2 = "cards 3 7; known 1 2; steps 4 6; turn 1" }',
        'at the start: sees 2: expected "3", got "?"; the whole is "cards ? 7; known 1 2; steps 4 6; turn 1"',
    ),
    "views": (EXPECT + 'views = { 2 = { "cards.0" = 3 } }', 'at the start: views 2: cards.0: expected 3, got nothing ("-")'),
    "something where nothing is expected": (
        EXPECT + 'views = { 1 = { cards = ["-", 7] } }',
        'at the start: views 1: cards: expected ["-", 7], got [3, "-"]',
    ),
    "a place beyond the end of a list": (
        EXPECT + "views = { 1 = { steps.2 = 0 } }",
        'at the start: views 1: steps.2: expected 0, got nothing ("-")',
    ),
    "deep in a view": (
        EXPECT + "views = { 1 = { steps = { 0 = 4, 1 = 5 } } }",
        "at the start: views 1: steps.1: expected 5, got 6",
    ),
    "imagine always": (
        EXPECT + "imagine = { 1 = { always = [{ cards.0 = 3 }, { cards.0 = 3, cards.1 = 3 }] } }",
        "at the start: imagine 1: always { cards = { 0 = 3, 1 = 3 } }: it holds in 0 of 100 worlds",
    ),
    "imagine sometimes": (
        EXPECT + "imagine = { 1 = { sometimes = [{ cards.1 = 7 }, { cards.1 = 3 }] } }",
        "at the start: imagine 1: sometimes { cards = { 1 = 3 } }: it holds in 0 of 100 worlds",
    ),
    "imagine never": (
        PEEK + "imagine = { 1 = { never = [{ cards.1 = 7 }], samples = 3 } }",
        "step 1 (peek 2): imagine 1: never { cards = { 1 = 7 } }: it holds in 3 of 3 worlds",
    ),
    "measures": (EXPECT + 'measures = { "left 1" = 15 }', "at the start: measures 'left 1': expected 15, got 16"),
    "do": (STEP + 'do = "peek 1"', 'step 1 (peek 1): do: not possible; there is "walk", "run", "peek 2"'),
    "do after the end": (
        OVER + '[[scenario.step]]\ndo = "walk"',
        "step 2 (walk): do: not possible; there is nothing to decide",
    ),
    "refuse": (STEP + 'refuse = ["peek 1", "run"]', 'step 1: refuse: "run" is possible'),
    "impossible": (
        HEAD + POSITION + 'impossible = "anything"',
        'at the start: impossible: expected to be refused: "anything", but it is possible',
    ),
    "the words of a refusal": (
        HEAD + 'position = "cards 3 13; known 1 2; steps 0 0; turn 1"\nimpossible = "too many cards"',
        'at the start: impossible: expected "too many cards", got "position: \'13\' is not a number from 1 to 12"',
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
    assert outcomes(text)[0].result == "differs"


def test_every_kind_of_expectation_is_tried_both_ways() -> None:
    for kind in scenarios.Act.__struct_fields__:
        assert any(re.search(rf"^{kind}\b.* = ", text, re.MULTILINE) for text in HOLDS.values()), kind
        assert any(re.search(rf"^{kind}\b.* = ", text, re.MULTILINE) for text, _ in DIFFERS.values()), kind


def test_every_kind_of_expectation_is_compared() -> None:
    assert {*comparing.ALONE, *comparing.BY_NAME} == set(scenarios.Expected.__struct_fields__)


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
    "no TOML": ("game = ", "Invalid value (at end of document)"),
    "no game": ("scenario = []", "missing required field `game`"),
    "no scenario": ('game = "lantern"', "missing required field `scenario`"),
    "an empty list of scenarios": ('game = "lantern"\nscenario = []', "there is no scenario in it"),
    "a scenario that is no table": ('game = "lantern"\nscenario = [3]', "Expected `object`, got `int`"),
    "no title": ('game = "lantern"\n[[scenario]]\nclauses = []', "missing required field `title`"),
    "no clauses": ('game = "lantern"\n[[scenario]]\ntitle = "x"', "missing required field `clauses`"),
    "an unknown key of a file": ('author = "me"\n' + EXPECT, "unknown field `author`"),
    "an unknown key of a scenario": (HEAD + "postion = 'x'", "unknown field `postion`; perhaps 'position' is meant"),
    "an unknown expectation": (EXPECT + "socres = [1, 2]", "unknown field `socres` in expect; perhaps 'scores' is meant"),
    "an unknown key of a step": (STEP + "actoin = 'walk'", "unknown field `actoin` in step 1; perhaps 'actor' is meant"),
    "an expectation of another type": (EXPECT + 'scores = "4 6"', "Expected `array | null`, got `str` in expect.scores"),
    "nothing expected": (HEAD + POSITION, "neither steps nor anything expected, so it could not fail"),
    "an empty step": (STEP, "step 1 says nothing"),
    "chance without an action": (
        STEP + 'chance = ["die 2"]',
        "step 1 fixes chance, but does nothing that could draw",
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
        "'lamp': the view has no 'lamp'",
    ),
    "a place inside a number": (EXPECT + "views = { 1 = { turn.x = 0 } }", "'turn.x': the view has no 'x' there"),
    "a place behind nothing": (EXPECT + "views = { 1 = { cards.2.x = 0 } }", "'cards.2.x': the view has no 'x' there"),
    "a ranking without a seat": (
        EXPECT + "ranking = [1]",
        "ranking [1]: name every seat from 1 to 2 once",
    ),
    "a ranking with one seat twice": (
        EXPECT + "ranking = [1, [1, 2]]",
        "ranking [1, [1, 2]]: name every seat from 1 to 2 once",
    ),
    "dreams about nothing": (EXPECT + "imagine.1.samples = 5", "at the start: imagine 1 says nothing; write always, sometimes"),
    "an empty dream": (PEEK + "imagine.1.always = [{}]", "step 1: imagine 1 says nothing"),
    "too many dreams": (
        EXPECT + "imagine.1 = { never = [{ turn = 1 }], samples = 10000 }",
        "at the start: imagine 1: samples is 1 to 1000, not 10000",
    ),
    "a dream of a seat that is not there": (EXPECT + "imagine.3.never = [{ turn = 1 }]", "'3' is not a seat"),
    "a dream of a place that is not there": (EXPECT + "imagine.1.never = [{ lamp = 1 }]", "the view has no 'lamp' there"),
    "a measure that the game does not have": (
        EXPECT + 'measures = { "light 1" = 3 }',
        "measures: lantern has no 'light'; it has left SEAT",
    ),
    "a measure of too many things": (EXPECT + 'measures = { "left 1 2" = 3 }', "measures: 'left 1 2': write left SEAT"),
    "a measure of what is not there": (EXPECT + 'measures = { "left 3" = 3 }', "'3' is not a number from 1 to 2"),
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
    (outcome,) = outcomes(text)
    assert outcome.result == "unclear"
    (said,) = map(str, outcome.faults)
    assert line in said
    assert "\n" not in said


@pytest.mark.parametrize("name", ["no TOML", "an unknown expectation", "an empty step"])
def test_a_file_for_the_tests_is_read_only_as_a_whole(name: str) -> None:
    text, line = REFUSED[name]
    with pytest.raises(BadScenario, match="rules.toml: .*" + re.escape(line)):
        scenarios.read_file(text, "rules.toml")


# --- one fault does not hide another -----------------------------------------------------------------------------------

MANY = """game = "lantern"
[positions]
odd = '''
[[scenario]]
'''

[[scenario]]
title = "Holds"
clauses = ["L-01"]
position = "cards 3 7; known 1 2; steps 4 6; turn 1"
expect.actor = 1

[[scenario]]
title = "Cannot be"
clauses = ["L-02"]
position = "cards 3 13; known 1 2; steps 0 0; turn 1"
expect.actor = 1

[[scenario]]
title = "Misspelt"
clauses = ["L-03"]
[[scenario.step]]
do = "walk"
[[scenario.step]]
actoin = 1

[[scenario]]
title = "Holds"
clauses = []
expect.over = false

[[scenario]]
title = "Muddled"
clauses = ["L-05"]
position = "cards 3 7; known 1 2; steps 4 6; turn 1"
expect.sees = { 3 = "@odd", 1 = "@none" }
[[scenario.step]]
refuse = ["fly", "run"]
do = "walk"
chance = ["die 2", "die 3"]
offered = ["swim", "dive"]
actor = 1
[[scenario.step]]
do = "crawl"
[[scenario.step]]
do = "fly"

[[scenario]]
title = "Differs"
clauses = ["L-06"]
position = "cards 3 7; known 1 2; steps 4 6; turn 1"
expect.scores = [0, 0]
"""


def test_every_scenario_of_a_file_is_played_and_every_fault_told_with_its_line() -> None:
    found = outcomes(MANY)
    assert [(each.title, each.line, each.result) for each in found] == [
        ("Holds", 7, "holds"),
        ("Cannot be", 13, "unclear"),
        ("Misspelt", 19, "unclear"),
        ("Holds", 27, "unclear"),
        ("Muddled", 32, "unclear"),
        ("Differs", 48, "differs"),
    ]
    told = [f"{fault.line} {fault}".partition(": an action is one of")[0] for each in found for fault in each.faults]
    assert told == [
        "13 at the start: position: '13' is not a number from 1 to 12",
        "24 unknown field `actoin` in step 2; perhaps 'actor' is meant",
        "27 it cites no clause",
        "27 another scenario has this title (line 7)",
        "32 at the start: '3' is not a seat; write 1 to 2, or spectator",
        "32 at the start: there is no position '@none' in [positions]",
        "37 step 1 (walk): refuse: 'fly'",
        '37 step 1 (walk): refuse: "run" is possible',
        "37 step 1 (walk): chance 'die 3' was fixed, but nothing asked for it",
        "37 step 1 (walk): actor: expected 1, got 2",
        "37 step 1 (walk): 'swim'",
        "43 step 2 (crawl): 'crawl'",
        "48 at the start: scores: expected [0, 0], got [4, 6]",
    ]


def test_scenarios_in_inline_tables_have_no_lines_but_run() -> None:
    text = """game = "lantern"
scenario = [{ title = "A rule", clauses = ["L-01"], expect = { over = true } }]"""
    (outcome,) = outcomes(text)
    assert (outcome.line, [str(fault) for fault in outcome.faults]) == (None, ["at the start: over: expected true, got false"])


def test_a_report_reads_well() -> None:
    assert list(outcomes_told.report([*outcomes(MANY)[:3], *outcomes("game = ")])) == [
        "rules.toml",
        "  ✓ Holds (L-01)",
        "  ? Cannot be (L-02), line 13",
        "      at the start: position: '13' is not a number from 1 to 12",
        "  ? Misspelt (L-03), line 19",
        "      line 24: unknown field `actoin` in step 2; perhaps 'actor' is meant",
        "  ? the file: Invalid value (at end of document)",
        "3 scenarios: 1 holds, 2 could not be understood; 1 file could not be read",
    ]


def test_a_title_cannot_move_the_cursor() -> None:
    text = EXPECT.replace("A rule", "\\u001b[2K\\rA rule") + "actor = 1"
    assert not any("\x1b" in line or "\r" in line for line in outcomes_told.report(outcomes(text)))


def test_long_lists_are_cut_for_people_but_not_for_programs() -> None:
    many = [f'"walked seat={seat}"' for seat in range(40)]
    (fault,) = outcomes(WALK + f"happens = [{', '.join(many)}]\nevents = [{', '.join(many)}]")[0].faults[:1]
    assert fault.said.count(', "walked seat=11", and 28 more') == 2
    assert len(fault.expected) == len(fault.missing) == 40


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (EXPECT + "actor = 1", 0),
        (EXPECT + "actor = 2", 1),
        (MANY, 1),
        (HEAD, 2),
        ("game = ", 2),
    ],
    ids=["all hold", "something differs", "something ran", "nothing ran", "no TOML"],
)
def test_the_exit_code_says_whether_anything_was_played_and_held(text: str, code: int) -> None:
    assert outcomes_told.exit_code(outcomes(text)) == code


# --- nothing in a position is written - in every game ---------------------------------------------------------------------

GRAVES = f"{'. ' * 36}; lords out:N1 out:N2; turn 1"
EMPTY = {
    "graveyard": (GRAVES, "seen -"),
    "town": ("turn 1", "bonus -; discards -; cards -; used -; unit -; roll -; fight -"),
    "town seat": ("turn 1", "1: done - tokens - discs - owns - marks -; 2: points 0 tokens -"),
    "keyhole": ("card M01", "crossed -; drawn -; used -; moved -; heard -; chime -; going -; partner -; made -"),
    "museum": (
        "round 2; slot 1; itzel@B-3; priest@K-6",
        "floor -; entities -; fires -; rued -; modifiers -; held -; shown -; times -; waiting -; turned -; lost -",
    ),
}


@pytest.mark.parametrize("name", EMPTY)
def test_a_field_of_a_position_that_holds_nothing_is_a_dash(name: str) -> None:
    """Where there is nothing at the start, it may be written or left out."""
    game, (position, fields) = load(name.partition(" ")[0]), EMPTY[name]
    world = game.worlds(2)[0]
    read = []
    for text in (position, f"{position}; {fields}"):
        state = game.state.many(1)
        game.notation.read_position(world, text, state[0])
        read.append(game.notation.write_position(world, state[0]))
    assert read[0] == read[1]


# --- the documentation is true -----------------------------------------------------------------------------------------

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: re.findall('title = "(.*)"', text)[0])
def test_the_examples_of_the_documentation_hold(text: str) -> None:
    file = scenarios.read_file(text, "docs/scenarios.md")
    for scenario in file.scenario:
        assert scenarios.run(load(file.game), file, scenario).faults == []


def test_the_fault_that_the_documentation_shows_is_the_one_you_get() -> None:
    file = scenarios.read_file(EXAMPLES[0].replace("scores = [7, 2]", "scores = [6, 2]"), "docs/scenarios.md")
    (fault,) = scenarios.run(load(file.game), file, file.scenario[0]).faults
    assert f"\n{fault}\n" in PAGE


def test_the_documentation_has_every_key() -> None:
    for part in (scenarios.ScenarioFile, scenarios.Scenario, scenarios.Act, scenarios.Imagined):
        for key in part.__struct_fields__:
            assert any(
                f"| `{name}` |" in PAGE for name in (key, f"[{key}]", f"[[{key}]]", f"[scenario.{key}]", f"[[scenario.{key}]]")
            ), key


@pytest.mark.parametrize("name", NAMES)
def test_the_documentation_has_every_draw(name: str) -> None:
    for draw in load(name).draws:
        assert f"| `{draw.name.lower()}` |" in PAGE


@pytest.mark.parametrize("name", NAMES)
def test_the_documentation_has_every_measure(name: str) -> None:
    for measure, what in load(name).measures.items():
        assert f"| `{' '.join([measure, *what.of])}` |" in PAGE


def test_the_scenario_in_the_template_of_a_rule_question_runs_and_can_fail() -> None:
    template = (ROOT / ".github" / "ISSUE_TEMPLATE" / "rule-question.yml").read_text(encoding="utf-8")
    (block,) = re.findall(r"render: toml\n +value: \|\n((?: {8}.*\n|\n)+)", template)
    text = textwrap.dedent(block)
    assert [each.result for each in scenarios.run_file(text, "rule-question.yml", load)] == ["holds"]
    wrong = text.replace("scores = [7, 2]", "scores = [6, 2]")
    assert [each.result for each in scenarios.run_file(wrong, "rule-question.yml", load)] == ["differs"]
