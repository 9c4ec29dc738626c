"""Rules numbers: a game is played to its end by the rules that it was begun under, whatever was changed meanwhile."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from ghostlight.core import fairness
from ghostlight.core import log as logs
from ghostlight.core.chance import Chance
from ghostlight.core.errors import OtherRules
from ghostlight.core.log import Drawn, Log, Resign, Seat, Step, Undo
from ghostlight.core.match import Match, fold
from ghostlight.core.redraw import below, keystream
from ghostlight.core.verify import Verdict, verify
from tests.core import compiled
from tests.core.lantern import GAME, ONLY_TWO, TWO
from tests.core.matches import finished, finished_with_undo, new_match, play_on

SEATS = [Seat("Ana"), Seat("Ben")]
SEED = bytes(31) + b"\7"


def begun(rules: int | None = None) -> Match:
    """A match of the game that knows two numbers; the first player has taken a step."""
    match = Match(TWO, SEATS, SEED, {"starter": 1}, rules=rules)
    match.act(match.read_action("walk"))
    match.act(match.read_action("walk"))
    return match


def options(match: Match) -> list[str]:
    return [match.write_action(action) for action in match.options_now()]


# --- playing -----------------------------------------------------------------------------------------------------------


def test_new_games_have_todays_number() -> None:
    assert begun().rules == begun().world.rules == 2
    assert begun().log().rules == 2
    assert begun().account(0)["rules"] == 2
    assert new_match(1).rules == 1


def test_old_rules_go_on_beside_new_ones() -> None:
    old, new = begun(1), begun()
    assert (old.options["reading"], new.options["reading"]) == ("house", "letter")
    assert options(old) == ["walk", "run", "peek 2"]
    assert options(new) == ["walk", "run"], "by the letter one peeks before one's first step"


def test_a_changed_value_counts_in_new_games_only() -> None:
    counted = {}
    for rules in (1, 2):
        match = play_on(begun(rules), random.Random(1), 0)
        while not match.over:
            match.act(match.read_action("walk"))
        cards = [int(card) for card in match.moments[-1].state["card"][0][:2]]
        steps = [int(each) for each in match.moments[-1].state["steps"][0][:2]]
        counted[rules] = match.points()
        assert match.points() == [step + rules * card for step, card in zip(steps, cards, strict=True)]
    assert counted[1] != counted[2]


def test_a_game_begun_before_the_change_folds_as_it_was_played() -> None:
    """The log was written by the program that knew only rules 1, as was one before logs said their number."""
    for match in (finished(1), finished_with_undo(2)):
        text = logs.write(match.log()).replace(b'"version": 2', b'"version": 1').replace(b'  "rules": 1,\n', b"")
        assert b"rules" not in text
        again = fold(TWO, logs.read(text, "log"))
        assert again.rules == 1
        assert again.points() == match.points()
        assert again.winners() == match.winners()
        assert again.options == match.options | {"reading": "house"}
        assert verify(TWO, logs.read(text, "log")).fault is None


def test_a_log_under_another_number_is_another_game() -> None:
    """What the corpus would see of a change without a new number: the same log, other points."""
    match = finished(1)
    changed = msgspec.structs.replace(match.log(), rules=2, options=match.options | {"reading": "house"})
    assert fold(TWO, changed).points() != match.points()


# --- numbers that are not played ---------------------------------------------------------------------------------------


def test_what_is_retired_or_not_known_yet_is_refused() -> None:
    for game, number, says in (
        (ONLY_TWO, 1, "lantern: rules 1 have been retired; it plays rules 2"),
        (GAME, 2, "lantern: rules 2 are newer than this program; it plays rules 1"),
        (TWO, 3, "lantern: rules 3 are newer than this program; it plays rules 1 to 2"),
    ):
        with pytest.raises(OtherRules) as refused:
            Match(game, SEATS, SEED, rules=number)
        assert str(refused.value) == says
        assert (refused.value.rules, refused.value.retired) == (number, number == 1)
        with pytest.raises(OtherRules):
            game.worlds(2, rules=number)
        with pytest.raises(OtherRules):
            fold(game, msgspec.structs.replace(finished(1).log(), rules=number))


def test_rules_count_from_1() -> None:
    for oldest, newest in ((0, 1), (2, 1)):
        with pytest.raises(TypeError, match="they count from 1"):
            replace(GAME, rules=newest, oldest_rules=oldest)


# --- verifying what is retired -----------------------------------------------------------------------------------------


def with_drew(log: Log, at: int, drew: tuple[Drawn, ...]) -> Log:
    entries = list(log.entries)
    entries[at] = msgspec.structs.replace(entries[at], drew=drew)
    return msgspec.structs.replace(log, entries=entries)


def test_the_draws_of_retired_rules_are_checked_without_them() -> None:
    resigned = play_on(new_match(3), random.Random(3), steps=5)
    resigned.resign(0)
    resigned.resign(1)
    for match in (finished(1), finished_with_undo(2), resigned):
        steps = [entry for entry in match.entries if isinstance(entry, Step)]
        draws = sum(len(step.drew) for step in steps)
        assert verify(ONLY_TWO, match.log()) == Verdict(len(steps), draws, None, retired=1)


def test_every_draw_of_retired_rules_that_was_tampered_with_is_named() -> None:
    log = finished(1).log()
    for at, entry in enumerate(log.entries):
        for k, drawn in enumerate(entry.drew):
            forged = Drawn(drawn.name, drawn.of, drawn.outcome + 1)
            verdict = verify(ONLY_TWO, with_drew(log, at, (*entry.drew[:k], forged, *entry.drew[k + 1 :])))
            told = f"the seed gives {drawn.name} {drawn.outcome} of {drawn.of}, the log shows {drawn.name!r} {forged.outcome}"
            assert verdict.fault == f"step {at}: {told}"
            assert (verdict.steps, verdict.retired) == (at, 1)


def test_what_else_is_wrong_with_a_log_of_retired_rules_is_named() -> None:
    log, change = finished(4).log(), msgspec.structs.replace
    faults = {
        "another seed": (change(log, seed="5a" * 32), "the seed is not the one that was promised"),
        "other nonces": (change(log, nonces=[]), "step 0: the seed gives"),
        "no deal": (change(log, entries=log.entries[1:]), "step 0: the first entry of a log is the deal"),
        "nothing": (change(log, entries=[]), "step 0: the first entry of a log is the deal"),
        "a step left out": (change(log, entries=[*log.entries[:3], *log.entries[4:]]), "step 4: this should be step 3"),
        "an undo to nowhere": (change(log, entries=[*log.entries, Undo(77)]), "undo to step 77"),
        "a draw of nothing": (with_drew(log, 0, (Drawn("card", 0, 0),)), "step 0: card of 0: there is no such draw"),
    }
    for title, (spoilt, says) in faults.items():
        assert says in str(verify(ONLY_TWO, spoilt).fault), title
    assert verify(ONLY_TWO, change(log, entries=[*log.entries, Resign(0)])).fault is None


@pytest.mark.parametrize("n", [1, 2, 6, 36, 52, 1000, 2**30 + 1, 2**31 - 1])
def test_plain_python_draws_what_the_rules_draw(n: int) -> None:
    """Over several blocks of the key stream, and where many words are rejected."""
    key = fairness.step_key(SEED, ["ab", ""], n)
    chance = Chance.many(1)
    fairness.set_key(chance[0], key)
    words = keystream(key)
    assert [compiled.uniform(chance, n) for _ in range(40)] == [below(n, words) for _ in range(40)]
