"""`import ghostlight`: light, typed, complete; and what it gives to a seat is only what that seat may know."""

from __future__ import annotations

import ast
import copy
import importlib
import statistics
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import ghostlight
from ghostlight import ABOVE, SPECTATOR, Bot, IllegalAction, Match, Refusal
from tests.contract.tables import dark_table
from tests.contract.test_secrecy import twins

LONGEST = 0.3
FRESH = """
import sys, time
started = time.perf_counter()
import ghostlight
took = time.perf_counter() - started
assert ghostlight.__version__ and "Match" in dir(ghostlight)
heavy = {"numba", "numpy", "msgspec", "click", "rich", "fluent", "starlette", "sqlalchemy"} & set(sys.modules)
assert not heavy, heavy
print(took)
"""


def fresh(code: str) -> str:
    """What a new Python process prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


# --- importing ---------------------------------------------------------------------------------------------------------


def test_importing_takes_no_time_and_loads_no_numba():
    assert statistics.median(float(fresh(FRESH)) for _ in range(5)) < LONGEST


@pytest.mark.parametrize("name", ["BOTS", "GAMES", "LANGUAGES", "Refusal", "commitment", "make_seed", "pick_language"])
def test_names_of_games_and_bots_languages_seeds_and_errors_load_no_numba(name):
    fresh(f"import ghostlight, sys; ghostlight.{name}; assert 'numba' not in sys.modules")


def test_every_public_name_is_there_and_nothing_else():
    for name in ghostlight.__all__:
        assert getattr(ghostlight, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'simulation'"):
        _ = ghostlight.simulation  # type: ignore[attr-defined]


def test_type_checkers_are_told_the_names_that_the_table_of_homes_has():
    """The imports under TYPE_CHECKING and the table from which names are fetched say the same."""
    source = ast.parse(Path(ghostlight.__file__).read_text(encoding="utf-8"))
    typed = {
        node.module.removeprefix("ghostlight."): tuple(alias.name for alias in node.names)
        for node in ast.walk(source)
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("ghostlight.")
    }
    assert typed == ghostlight._HOMES
    named = [name for names in typed.values() for name in names]
    assert sorted([*named, "__version__"]) == sorted(ghostlight.__all__)
    for home, names in typed.items():
        for name in names:
            assert getattr(importlib.import_module(f"ghostlight.{home}"), name) is getattr(ghostlight, name)


# --- playing -----------------------------------------------------------------------------------------------------------


def played(seed: int = 1, bots: tuple[str, ...] = ("greedy", "random")) -> Match:
    match = Match("graveyard", len(bots), seed=seed)
    while match.actor is not None:
        match.act(Bot(bots[match.actor]).choose(match))
    return match


def test_the_same_seed_gives_the_same_match():
    assert played().history() == played().history()
    assert played().history() != played(seed=2).history()


@pytest.mark.parametrize("seed", [7, f"{7:064x}", bytes(31) + b"\x07"])
def test_a_seed_can_be_written_in_three_ways(seed):
    assert Match("graveyard", seed=seed).seed == bytes(31) + b"\x07"
    assert ghostlight.commitment(seed) == Match("graveyard", seed=7).commitment


@pytest.mark.parametrize("seed", [-1, 2**256, "7", b"7"])
def test_what_is_no_seed_is_refused(seed):
    with pytest.raises(Refusal, match="seed"):
        ghostlight.make_seed(seed)


def test_without_a_seed_no_two_matches_are_alike():
    assert Match("graveyard").seed != Match("graveyard").seed


@pytest.mark.parametrize(
    ("how", "words"),
    [({"players": 5}, "2 to 4 players"), ({"players": ["Ana"]}, "2 to 4 players"), ({"options": {"hurry": 1}}, "hurry")],
)
def test_what_cannot_be_opened_is_refused(how, words):
    with pytest.raises(Refusal, match=words):
        Match("graveyard", **how)


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda match: match.question("fr"), "language 'fr': there are en, es, ja"),
        (lambda match: match.in_words("place N1", "fr"), "language 'fr'"),
        (lambda match: match.story(0, "fr"), "language 'fr'"),
        (lambda match: ghostlight.Words("fr"), "language 'fr'"),
        (lambda match: match.view(7), "seat 7: there are seats 0 to 1"),
        (lambda match: match.position(-3), "seat -3"),
        (lambda match: match.events(2), "seat 2"),
        (lambda match: match.story(2), "seat 2"),
        (lambda match: match.imagined(2), "seat 2"),
        (lambda match: match.knows_more(2), "seat 2"),
        (lambda match: match.may_undo(2), "seat 2"),
        (lambda match: match.view(0, at=2), "at 2: the history has places 0 .* to 1"),
        (lambda match: match.position(0, at=-3), "at -3"),
        (lambda match: match.events(0, at=2), "at 2"),
        (lambda match: match.story(0, at=2), "at 2"),
        (lambda match: match.story(0, names=["Ana"]), "1 name for 2 seats"),
        (lambda match: ghostlight.simulate("graveyard", ["random"] * 2, games=0), "games 0: at least 1"),
        (lambda match: ghostlight.play_many("graveyard", ["random"] * 2, games=-1, seed=1), "games -1"),
        (lambda match: ghostlight.play_many("graveyard", ["random"] * 2, games=1, seed=1, jobs=0), "jobs 0"),
        (lambda match: ghostlight.play_many("graveyard", ["random"] * 2, games=1, seed=-1), "seed -1"),
        (lambda match: ghostlight.play_many("chess", ["random"] * 2, games=1, seed=1), "no such game"),
    ],
)
def test_what_cannot_be_asked_is_refused(ask, words):
    match = Match("graveyard", seed=1)
    match.act("place N1")
    with pytest.raises(Refusal, match=words):
        ask(match)


def test_places_of_the_history_count_from_its_end_too():
    match = Match("graveyard", seed=1)
    match.act("place N1")
    assert match.view(0, at=-2) == match.view(0, at=0)
    assert match.events(0, at=-1) == match.events(0, at=1)


def test_why_not_has_nothing_to_say_of_what_is_possible():
    match = Match("graveyard", seed=1)
    assert all(match.why_not(choice) is None for choice in match.choices())
    assert "G-06" in (match.why_not("move D3") or "")


def test_a_refused_action_changes_nothing():
    match = Match("graveyard", seed=1)
    before = match.position(SPECTATOR)
    with pytest.raises(IllegalAction, match="not possible now for seat 1"):
        match.act("move D3")
    with pytest.raises(ghostlight.BadNotation):
        match.act("dance")
    assert match.position(SPECTATOR) == before
    assert len(match.history()) == 1


def test_undo_goes_back_one_decision_or_many():
    match = Match("graveyard", seed=1)
    start = match.position(SPECTATOR)
    for _ in range(4):
        match.act(match.choices()[0])
    match.undo()
    assert [each.step for each in match.history()] == [0, 1, 2, 3]
    match.undo(to=0)
    assert match.position(SPECTATOR) == start
    with pytest.raises(IllegalAction, match="nothing has been decided"):
        match.undo()


def test_a_finished_match_is_logged_replayed_and_verified():
    match = played()
    log = ghostlight.read_log(ghostlight.write_log(match.log()))
    again = ghostlight.replay(log)
    assert again.history() == match.history()
    assert (again.scores(), again.winners()) == (match.scores(), match.winners())
    for at in range(len(match.history())):
        assert again.view(ABOVE, at) == match.view(ABOVE, at)
    assert ghostlight.verify(log).fault is None
    tampered = msgspec.structs.replace(log, seed="00" * 32)
    assert "promised" in (ghostlight.verify(tampered).fault or "")


def test_nobody_decides_when_the_match_is_over():
    match = played()
    assert match.actor is None
    assert match.choices() == []
    asked = (match.question, match.imagined, lambda: match.act("move D3"), lambda: match.why_not("move D3"))
    for ask in (lambda: Bot("random").choose(match), *asked):
        with pytest.raises(IllegalAction, match="over"):
            ask()


@pytest.mark.parametrize("language", ghostlight.LANGUAGES)
def test_every_choice_and_event_can_be_told(language):
    match = Match("graveyard", ["Ana", "Ben"], seed=5)
    while not match.over:
        choices = match.choices()
        told = [match.in_words(choice, language) for choice in choices]
        assert len(set(told)) == len(choices)
        assert match.question(language)
        match.act(choices[len(match.history()) % len(choices)])
        assert match.story(SPECTATOR, language)


# --- what a seat may know ----------------------------------------------------------------------------------------------


def all_that_a_seat_gets(match: Match, seat: int) -> list[object]:
    """Everything that can be asked for that seat, or by everybody; what its bots think, and what it can imagine."""
    told: list[object] = [
        match.view(seat),
        match.position(seat),
        match.events(seat),
        match.story(seat),
        match.knows_more(seat),
        match.scores(),
        match.winners(),
        match.actor,
        match.history(),
        match.log(),
        repr(match),
        match.imagined(seat, seed=1).position(seat),
    ]
    if seat == match.actor:
        told += [match.choices(), match.question(), [match.in_words(each) for each in match.choices()]]
        told += [Bot(name).thoughts(match, seed=3) for name in ("random", "greedy", "search:20")]
    return told


def test_two_matches_that_a_seat_cannot_tell_apart_give_it_the_same():
    """Twins differ only in what the seat cannot see (see tests/contract/test_secrecy.py)."""
    compared = 0
    for seat, one, other in twins(dark_table(ghostlight.load("graveyard"), 2), 1):
        first, second = Match._around(one), Match._around(other)
        assert all_that_a_seat_gets(first, seat) == all_that_a_seat_gets(second, seat)
        compared += 1
    assert compared > 10


def test_an_imagined_match_holds_nothing_of_the_true_one():
    """Twins imagine the same worlds, byte for byte; the seed, the past and the hidden fronts stay behind."""
    for seat, one, other in twins(dark_table(ghostlight.load("graveyard"), 2), 2):
        first, second = (Match._around(each).imagined(seat, seed=9)._core for each in (one, other))
        assert first.moments[0].state.tobytes() == second.moments[0].state.tobytes()
        assert first.desks["state"].tobytes() == second.desks["state"].tobytes()
        assert (len(first.moments), first.entries, first.nonces) == (1, [], ())
        assert first.seed != one.seed
        left = {name for name in vars(first) if vars(first)[name] is vars(one)[name]}
        assert left <= {"game", "rules", "seats", "options", "world", "steps", "actor", "stopped", "supposed", "nonces"}, left


def test_an_imagined_match_is_what_the_seat_sees_and_goes_its_own_way():
    match = Match("graveyard", seed=1)
    for _ in range(6):
        match.act(match.choices()[0])
    before = copy.deepcopy(match.history())
    seat = match.actor
    assert seat is not None
    might_be = match.imagined(seed=4)
    assert might_be.position(seat) == match.position(seat)
    assert might_be.choices() == match.choices()
    while might_be.actor is not None:
        might_be.act(Bot("random").choose(might_be))
    assert match.history() == before
    with pytest.raises(Refusal, match="imagined"):
        might_be.log()


def test_a_running_match_is_not_seen_from_above():
    with pytest.raises(Refusal, match="once it is over"):
        Match("graveyard", seed=1).view(ABOVE)
    with pytest.raises(Refusal, match="left to imagine"):
        played().imagined(ABOVE)
