"""Replay: a finished game told step by step, from a seat or from above, by keys, on paper and as JSON."""

from __future__ import annotations

import json
import random

import click
import msgspec
import pytest

from ghostlight.core.errors import Refusal
from ghostlight.core.events import ABOVE, SPECTATOR
from ghostlight.core.log import Seat
from ghostlight.core.match import fold
from ghostlight.terminal.replay import replay
from ghostlight.words import LANGUAGES

from .stage import GAME, finished, new_match, paper, public, typed, wander, words_in, written

EN = words_in("en")


@pytest.fixture(scope="module")
def match():
    """A random game in which somebody looked into a grave."""
    return next(each for each in map(finished_with, range(1, 50)) if private_steps(each))


def finished_with(seed):
    return finished(seed=seed)


def private_steps(match):
    return [k for k, moment in enumerate(match.moments) if any(not each.reaches(SPECTATOR) for each in moment.happenings)]


def printed(match, monkeypatch, seat=None, step=None, **how):
    typed(monkeypatch)
    console = paper()
    replay(public(match), seat, step, console=console, **how)
    return written(console)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_story_ends_with_the_board_and_the_result(match, monkeypatch, language):
    words = words_in(language)
    shown = printed(match, monkeypatch, lang=language)
    names = [seat.name for seat in match.seats]
    told = [sentence for moment in match.moments for sentence in words.tell_all(GAME, match.world, moment.happenings, names)]
    positions = [unwrapped(shown).find(unwrapped(sentence)) for sentence in dict.fromkeys(told)]
    assert -1 not in positions
    assert words.say("graveyard-unseen") in shown
    winners = match.winners()
    won = words.say("common-won", count=len(winners), names=", ".join(names[k] for k in winners), points=max(match.points()))
    assert shown.rstrip().endswith(won)


def unwrapped(text):
    return "".join(text.split())


def test_a_seat_is_told_its_own_secrets_and_no_others(match, monkeypatch):
    secret = match.moments[private_steps(match)[0]]
    shown = [printed(match, monkeypatch, seat) for seat in (0, 1)]
    assert [("nobody else knows" in each) for each in shown] == [
        any(moment.seat == seat for moment in map(match.moments.__getitem__, private_steps(match))) for seat in (0, 1)
    ]
    assert secret.seat in (0, 1)
    assert "nobody else knows" in printed(match, monkeypatch, None)


def test_one_step(match, monkeypatch):
    shown = printed(match, monkeypatch, None, 1)
    assert "puts the dark lord outside, at" in shown
    assert f"Step 1 of {match.moments[-1].n} · everything revealed" in shown
    assert "wins" not in shown


def test_from_above_all_fronts_are_shown_and_from_a_seat_only_its_own(match, monkeypatch):
    names = {EN.say("graveyard-short-front", front=front) for front in ("zombie", "skeleton", "ghost", "wisp")}
    above, seat = (board_of(printed(match, monkeypatch, viewer, 0)) for viewer in (None, 0))
    assert sum(above.count(name) for name in names) == 36
    assert sum(seat.count(name) for name in names) == 0


def board_of(shown):
    """The picture without the table beside it."""
    return "\n".join(line[:55] for line in shown.split("\n"))


def test_a_running_game_is_never_seen_from_above():
    match = new_match()
    for look in (match.view, match.happenings_for):
        with pytest.raises(Refusal, match="once it is over"):
            look(ABOVE)
    with pytest.raises(Refusal, match="not over"):
        replay(public(match), console=paper())


@pytest.mark.parametrize(
    ("seat", "step", "reason"),
    [(2, None, "seats 1 to 2"), (-1, None, "seat 0"), (None, 9999, "steps 0 to"), (None, -1, "steps 0 to")],
)
def test_what_is_not_there_is_refused(match, monkeypatch, seat, step, reason):
    with pytest.raises(Refusal, match=reason):
        printed(match, monkeypatch, seat, step)


def test_a_step_that_was_taken_back_is_not_there(monkeypatch):
    match = new_match()
    match.act(match.options_now()[0])
    match.undo(0)
    wander(match, 10_000, random.Random(1))
    with pytest.raises(Refusal, match="step 1: it was undone"):
        printed(match, monkeypatch, None, 1)
    assert "Step 2 of" in printed(match, monkeypatch, None, 2)


# --- JSON --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, None])
def test_json_gives_every_view(match, monkeypatch, seat):
    account = json.loads(printed(match, monkeypatch, seat, as_json=True))
    assert list(account) == ["game", "seats", "steps"]
    assert (account["game"], account["seats"]) == ("graveyard", ["Ana", "Ben"])
    assert [step["n"] for step in account["steps"]] == [moment.n for moment in match.moments]
    for k, step in enumerate(account["steps"]):
        assert list(step) == ["n", "seat", "action", "told", "view"]
        if seat is not None:
            assert step["view"] == msgspec.to_builtins(match.view(seat, k))
            assert step["told"] == [match.write_happening(each) for each in match.happenings_for(seat, k)]
        else:
            assert all(grave["front"] for grave in step["view"]["graves"])
            assert len(step["told"]) == len(match.moments[k].happenings)


def test_json_of_one_step(match, monkeypatch):
    account = json.loads(printed(match, monkeypatch, 0, 3, as_json=True))
    assert [step["n"] for step in account["steps"]] == [3]


# --- keys --------------------------------------------------------------------------------------------------------------


def browse(match, monkeypatch, keys, *lines, **how):
    """The status lines shown while these keys are pressed (and lines typed where a number is asked for)."""
    pressed = iter(keys)
    typed(monkeypatch, *lines, tty=True)
    monkeypatch.setattr(click, "getchar", lambda: next(pressed))
    console = paper(force_terminal=True, color_system=None, _environ={"TERM": "xterm"})
    replay(public(match), console=console, **how)
    return [line for line in written(console).split("\n") if line.startswith("Step ") and " of " in line]


def test_stepping_by_keys(match, monkeypatch):
    seen = browse(match, monkeypatch, ["n", " ", "p", "p", "p", "q"])
    assert [int(line.split()[1]) for line in seen] == [0, 1, 2, 1, 0, 0]


def test_going_to_a_step_and_to_a_seat(match, monkeypatch):
    last = match.moments[-1].n
    seen = browse(match, monkeypatch, ["g", "n", "s", "a", "g", "q"], str(last), "2", "nowhere")
    assert [int(line.split()[1]) for line in seen] == [0, *[last] * 5]
    assert ["Ben" in line for line in seen] == [False, False, False, True, False, False]


def test_browsing_starts_at_the_step_asked_for(match, monkeypatch):
    assert browse(match, monkeypatch, ["q"], seat=0, step=5) == [f"Step 5 of {match.moments[-1].n} · what Ana could see"]


def test_the_end_of_the_keyboard_ends_the_replay(match, monkeypatch):
    def no_more():
        raise EOFError

    typed(monkeypatch, tty=True)
    monkeypatch.setattr(click, "getchar", no_more)
    console = paper(force_terminal=True, _environ={"TERM": "xterm"})
    replay(public(match), console=console)
    assert "Step 0 of" in written(console)


def test_names_in_a_log_do_not_steer_the_terminal(match, monkeypatch):
    """A log may come from anywhere."""
    log = match.log()
    log.seats = [Seat("\x1b[2J\x1b]0;owned\x07Ana [red]"), Seat("")]
    shown = printed(fold(GAME, log), monkeypatch)
    assert "\x1b" not in shown
    assert "\x07" not in shown
    assert "Player 2" in shown
