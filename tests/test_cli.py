"""The command line: what it prints, and that bad input gets one clear line, exit code 2 and no traceback."""

from __future__ import annotations

import hashlib
import json
import re
import sys

import msgspec
import pytest

from ghostlight.cli import main
from ghostlight.core import log
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.core.signing import public_key, sign
from ghostlight.games import NAMES, load

SCENARIO = """
game = "graveyard"
[[scenario]]
title = "Three points for a skeleton"
clauses = ["G-11"]
position = '''. . . . . . / . . . . . . / . wZ2 . ks . . / . . . . . . / . . . . . . / . . . . . bG2 ; lords B3 F6; turn 1'''
[[scenario.step]]
do = "move D3"
scores = [3, 6]
"""


@pytest.fixture
def ghostlight(monkeypatch, capsys):
    """Run a command; its exit code, what it printed and what it complained of."""

    def run(*words):
        monkeypatch.setattr(sys, "argv", ["ghostlight", *map(str, words)])
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        return end.value.code, out, err

    return run


@pytest.fixture
def finished(tmp_path):
    """The log of a finished game, as a file."""
    game = load("graveyard")
    match = Match(game, [Seat("Ana"), Seat("Ben", "random")], bytes(range(32)), {"stall_limit": 5})
    while not match.over:
        match.act(match.options_now()[match.steps % 3])
    path = tmp_path / "game.json"
    path.write_bytes(log.write(match.log()))
    return path


def test_help_names_every_command(ghostlight):
    code, out, _ = ghostlight("--help")
    assert code == 0
    for command in ("play", "simulate", "games", "replay", "verify", "scenario", "warm"):
        assert f"  {command} " in out


def test_games_tells_players_options_and_bots(ghostlight):
    code, out, _ = ghostlight("games")
    assert code == 0
    for word in ("graveyard", "2 to 4", "stall_limit", "40", "0 to 1000", "search:500ms", "Néstor Romeral Andrés"):
        assert word in out
    code, out, _ = ghostlight("games", "graveyard", "--json")
    assert json.loads(out)[0]["options"][0]["default"] == 40
    code, out, _ = ghostlight("games", "--json")
    assert [game["name"] for game in json.loads(out)] == list(NAMES)


def test_simulate_prints_json_with_the_progress_kept_apart(ghostlight):
    code, out, _ = ghostlight(
        "simulate", "graveyard", "--games", 50, "--bots", "random,greedy", "--seed", 7, "--jobs", 2, "--json"
    )
    assert code == 0
    result = json.loads(out)
    assert result["game"] == "graveyard"
    assert [seat["bot"] for seat in result["seats"]] == ["random", "greedy"]
    assert result["games"] == 50


def test_simulate_prints_a_table(ghostlight):
    code, out, _ = ghostlight("simulate", "graveyard", "--games", 20, "--option", "stall_limit=3")
    assert code == 0
    assert "win rate" in out
    assert "greedy" in out


def test_options_come_from_a_file_and_the_command_line_counts_more(ghostlight, tmp_path):
    file = tmp_path / "night.toml"
    file.write_text("stall_limit = 1  # nearly nobody opens a grave\n")
    longest = {}
    for name, words in {"file": (), "line": ("--option", "stall_limit=40")}.items():
        code, out, _ = ghostlight("simulate", "graveyard", "--games", "20", "--options", file, *words, "--json")
        assert code == 0
        longest[name] = json.loads(out)["decisions"]
    code, out, _ = ghostlight("simulate", "graveyard", "--games", "20", "--json")
    assert longest["file"] < longest["line"] == json.loads(out)["decisions"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("stall_limit =", "night.toml: not TOML: .*line 1"),
        ("stall_limit = 'many'", "night.toml: option stall_limit: 'many' is not a whole number from 0 to 1000"),
        (
            "[graveyard]\nstall_limit = 5",
            "night.toml: option 'graveyard': graveyard has none of that name; it has reading, stall_limit",
        ),
        (None, "night.toml: cannot be read"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_file_of_options_that_cannot_be_gets_one_clear_line(ghostlight, tmp_path, command, text, said):
    file = tmp_path / "night.toml"
    if text is not None:
        file.write_text(text)
    code, _, err = ghostlight(command, "graveyard", "--options", file)
    assert code == 2
    assert re.search(said, err)
    assert err.count("\n") == 1


def test_scenario_says_what_differed(ghostlight, tmp_path):
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(SCENARIO)
    bad.write_text(SCENARIO.replace("[3, 6]", "[2, 6]"))
    code, out, _ = ghostlight("scenario", good)
    assert (code, out.splitlines()[-1]) == (0, "1 scenario: 1 holds")
    code, out, _ = ghostlight("scenario", good, bad)
    assert code == 1
    assert "expected [2, 6], got [3, 6]" in out
    code, out, _ = ghostlight("scenario", bad, "--json")
    assert code == 1
    (outcome,) = json.loads(out)
    assert (outcome["file"], outcome["line"], outcome["result"]) == (str(bad), 3, "differs")
    (fault,) = outcome["faults"]
    assert (fault["where"], fault["line"], fault["expected"], fault["got"]) == ("step 1 (move D3)", 7, [2, 6], [3, 6])


def test_one_bad_file_or_scenario_does_not_stop_the_others(ghostlight, tmp_path):
    good, unread, mixed = (tmp_path / name for name in ("good.toml", "unread.toml", "mixed.toml"))
    good.write_text(SCENARIO)
    unread.write_text("game = ")
    broken = SCENARIO.replace('game = "graveyard"', "").replace("Three points", "Nothing").replace("lords B3 F6", "lords B3 B3")
    mixed.write_text(SCENARIO + broken)
    code, out, _ = ghostlight("scenario", unread, tmp_path / "nowhere.toml", mixed, good)
    assert code == 1
    assert out.splitlines() == [
        str(unread),
        "  ? the file: Invalid value (at end of document)",
        str(tmp_path / "nowhere.toml"),
        "  ? the file: cannot be read: No such file or directory",
        str(mixed),
        "  ✓ Three points for a skeleton (G-11)",
        "  ? Nothing for a skeleton (G-11), line 12",
        "      at the start: position: two lords share a place (G-10, D-01)",
        str(good),
        "  ✓ Three points for a skeleton (G-11)",
        "3 scenarios: 2 hold, 1 could not be understood; 2 files could not be read",
    ]
    code, out, err = ghostlight("scenario", unread, tmp_path / "nowhere.toml")
    assert (code, out, len(err.splitlines())) == (2, "", 2)
    code, out, _ = ghostlight("scenario", unread, "--json")
    assert (code, json.loads(out)[0]["title"]) == (2, None)


def test_verify_says_as_promised_or_names_the_first_step_that_is_not(ghostlight, finished):
    code, out, _ = ghostlight("verify", finished)
    assert code == 0
    assert out.startswith("As promised")
    text = finished.read_text()
    finished.write_text(text.replace('["starter",2,', '["starter",2,1', 1))
    code, out, _ = ghostlight("verify", finished)
    assert code == 1
    assert "step 0" in out
    code, out, _ = ghostlight("verify", finished, "--json")
    assert "step 0" in json.loads(out)["fault"]


def test_verify_tells_a_played_game_from_a_forged_one(ghostlight, finished):
    """A log of a server's table is signed; one of the terminal is not, and says so."""
    ours, other = (hashlib.sha256(name).digest() for name in (b"ours", b"other"))
    _, out, _ = ghostlight("verify", finished)
    assert out.splitlines()[1:] == ["Not signed: nothing says that a house has dealt this game."]
    assert ghostlight("verify", finished, "--house", public_key(ours))[:2] == (
        1,
        "Not as promised. nobody has signed this log, and it should be signed by the given house\n",
    )
    played = msgspec.structs.replace(log.read(finished.read_bytes(), "log"), practice=True, given_up=2)
    finished.write_bytes(log.write(sign(played, ours)))
    code, out, _ = ghostlight("verify", finished, "--house", public_key(ours))
    assert code == 0
    assert out.splitlines()[1:] == [
        "Practice: decisions could be undone at will.",
        "Shuffles given up before this one, when nonces had been shown: 2.",
        f"Signed by the house {public_key(ours)}.",
    ]
    assert json.loads(ghostlight("verify", finished, "--json")[1])["house"] == public_key(ours)
    code, out, _ = ghostlight("verify", finished, "--house", public_key(other))
    assert (code, public_key(ours) in out) == (1, True)
    finished.write_bytes(finished.read_bytes().replace(b'"given_up": 2', b'"given_up": 0'))
    code, out, _ = ghostlight("verify", finished)
    assert code == 1
    assert "the signature does not fit" in out


def test_a_log_cannot_write_the_verdict_itself(ghostlight, finished):
    """Signs that move the cursor are shown as what they are, so that a tampered log cannot print over the line."""
    text = finished.read_text()
    finished.write_text(text.replace('["starter"', '["\\r\\u001b[2KAs promised"', 1))
    code, out, _ = ghostlight("verify", finished)
    assert code == 1
    assert out.startswith("Not as promised")
    assert "\x1b" not in out
    assert "\r" not in out


def test_replay_gives_every_view_of_a_seat(ghostlight, finished):
    code, out, _ = ghostlight("replay", finished, "--seat", 1, "--json")
    assert code == 0
    steps = json.loads(out)["steps"]
    assert all(step["view"]["seat"] == 0 for step in steps)
    assert any(grave["front"] is None for grave in steps[1]["view"]["graves"])
    code, out, _ = ghostlight("replay", finished, "--step", 2, "--lang", "en")
    assert code == 0
    assert "Ana" in out


def bad_inputs():
    yield "no such game", ["games", "chess"], "chess"
    yield "no such game to play", ["play", "chess"], "chess"
    yield "no such command", ["dance"], "dance"
    yield "no such flag", ["simulate", "graveyard", "--fast"], "--fast"
    yield "no such option", ["simulate", "graveyard", "--option", "speed=3"], "speed"
    yield "an option out of range", ["simulate", "graveyard", "--option", "stall_limit=-1"], "0 to 1000"
    yield "an option that is no number", ["simulate", "graveyard", "--option", "stall_limit=few"], "few"
    yield "an option without value", ["simulate", "graveyard", "--option", "stall_limit"], "key=value"
    yield "too few bots", ["simulate", "graveyard", "--bots", "random"], "2 to 4"
    yield "no such bot", ["simulate", "graveyard", "--bots", "random,clever"], "clever"
    yield "no games", ["simulate", "graveyard", "--games", "0"], "--games"
    yield "a seed that is none", ["simulate", "graveyard", "--seed", "lucky"], "lucky"
    yield "a seed too large", ["simulate", "graveyard", "--seed", str(2**64)], "whole number"
    yield "a seed of thousands of digits", ["simulate", "graveyard", "--seed", "7" * 5000], "whole number"
    yield "a file name that is too long", ["play", "graveyard", "--save", "x" * 300], "too long"
    yield "a short seed to play", ["play", "graveyard", "--seed", "abc"], "64 hexadecimal"
    yield "no such seat", ["play", "graveyard", "--seats", "human,clever"], "clever"
    yield "too many seats", ["play", "graveyard", "--seats", "random,random,random,random,random"], "2 to 4"
    yield "no such language", ["play", "graveyard", "--lang", "xx"], "xx"
    yield "no file", ["verify", "nowhere.json"], "nowhere.json"
    yield "a folder", ["replay", "."], "cannot be read"
    yield "no scenario file", ["scenario", "nowhere.toml"], "nowhere.toml"
    yield "no such game to warm", ["warm", "chess"], "chess"


@pytest.mark.parametrize(("words", "said"), [pytest.param(words, said, id=name) for name, words, said in bad_inputs()])
def test_bad_input_gets_one_clear_line(ghostlight, tmp_path, monkeypatch, words, said):
    monkeypatch.chdir(tmp_path)
    code, out, err = ghostlight(*words)
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1, err
    assert said in err
    assert list(tmp_path.iterdir()) == []


def broken_logs():
    yield "not JSON", lambda text: "{", "not a game log"
    yield "not text", lambda text: "\x00\xff", "not a game log"
    yield "another version", lambda text: text.replace('"version": 2', '"version": 9'), "version 9"
    yield "a game that is not there", lambda text: text.replace('"graveyard"', '"chess"'), "chess"
    yield "an unknown field", lambda text: text.replace('"nonces"', '"winner"'), "winner"
    yield "an illegal action", lambda text: re.sub('"place ..', '"move F6', text, count=1), "move F6"
    yield "no seed", lambda text: text[: text.rindex('"seed"')] + '"seed": null}', "no seed"
    yield "a seed of the wrong form", lambda text: text[: text.rindex('"seed"')] + '"seed": "beef"}', "beef"
    yield "an option out of range", lambda text: text.replace('"stall_limit": 5', '"stall_limit": -5'), "stall_limit"
    yield (
        "too many seats",
        lambda text: text.replace('"seats": [', '"seats": [{"name":"c"},{"name":"d"},{"name":"e"},'),
        "seats",
    )


@pytest.mark.parametrize(("spoil", "said"), [pytest.param(spoil, said, id=name) for name, spoil, said in broken_logs()])
def test_a_broken_log_gets_one_clear_line(ghostlight, finished, spoil, said):
    text = finished.read_text()
    finished.write_text(spoil(text))
    assert finished.read_text() != text
    code, out, err = ghostlight("replay", finished)
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1, err
    assert said in err


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[scenario]]", "[[scenari]]", "scenari"),
        ('do = "move D3"', 'do = "jump D3"', "jump D3"),
        ("ks", "kx", "kx"),
        ('clauses = ["G-11"]', "clauses = []", "no clause"),
        ("scores = [3, 6]", "scores = " + "[" * 3000 + "]" * 3000, "recursion"),
        ("lords B3 F6", "lords B3 B3", "share a place"),
        ("scores = [3, 6]", "scores = 3", "scores"),
        ("scores = [3, 6]", 'chance = ["dice 3"]', "dice"),
    ],
)
def test_a_broken_scenario_gets_one_clear_line(ghostlight, tmp_path, old, new, said):
    file = tmp_path / "broken.toml"
    file.write_text(SCENARIO.replace(old, new))
    code, out, err = ghostlight("scenario", file)
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1, err
    assert said in err
    assert "broken.toml" in err
