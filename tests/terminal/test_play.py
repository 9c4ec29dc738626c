"""Play at the keyboard: whole games, what may be typed, undo, hints, the curtain, and the end."""

from __future__ import annotations

import copy
import io
import re
import subprocess
import sys

import pytest

from ghostlight.core import log
from ghostlight.core.errors import Refusal
from ghostlight.core.log import Seat, Undo
from ghostlight.core.match import Match, fold
from ghostlight.core.verify import verify
from ghostlight.games import NAMES, load
from ghostlight.terminal.play import play, read_seats
from ghostlight.words import LANGUAGES

from .stage import GAME, new_match, paper, ready_to_look, sit_down, twin, typed, words_in, written, written_options

EN = words_in("en")
SEED = bytes(range(32))


# --- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_piped_numbers_in_each_language(monkeypatch, tmp_path, language):
    typed(monkeypatch, *["1"] * 3000)
    console, file = paper(), tmp_path / "game.json"
    play(GAME, ["human:Ana", "greedy"], language, {"stall_limit": 12}, SEED, console, file)
    saved = log.read(file.read_bytes(), "game.json")
    assert verify(GAME, saved).fault is None
    match = fold(GAME, saved)
    assert [seat.name for seat in saved.seats] == ["Ana", "greedy"]
    shown = written(console)
    assert saved.commitment in shown.split(words_in(language).say("graveyard-unseen"))[0], "the promise comes before the deal"
    winners = ", ".join(saved.seats[seat].name for seat in match.winners())
    said = words_in(language).say("common-won", count=len(match.winners()), names=winners, points=max(match.points()))
    assert said in shown
    assert SEED.hex() in shown.replace("\n", "")
    assert f"ghostlight verify {file}".replace(" ", "") in re.sub(r"\s", "", shown)


def test_the_seed_is_not_shown_before_the_end(monkeypatch):
    typed(monkeypatch, "1", "", "1", "1", "log", "?")
    console = paper()
    play(GAME, ["human", "greedy"], "en", {}, SEED, console)
    assert SEED.hex() not in written(console).replace("\n", "")


def test_without_a_seed_every_deal_is_another(monkeypatch):
    promises = set()
    for _ in range(2):
        typed(monkeypatch, "q")
        console = paper()
        play(GAME, ["human", "greedy"], "en", None, None, console)
        promises |= set(re.findall(r"^[0-9a-f]{64}$", written(console), re.M))
    assert len(promises) == 2


def test_bots_alone_play_on_to_the_end(monkeypatch):
    typed(monkeypatch)
    console = paper()
    play(GAME, ["greedy", "random", "greedy"], "en", {}, SEED, console)
    assert "greedy 2 puts the lord outside, at" in written(console)
    assert "The last grave is open" in written(console)


def test_a_terminal_that_lacks_letters_shows_question_marks_instead(monkeypatch):
    typed(monkeypatch, "q")
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    play(GAME, ["human:Ana", "greedy"], "en", {}, SEED)
    sys.stdout.flush()
    assert "? Ana: put your lord" in sys.stdout.buffer.getvalue().decode("ascii")


@pytest.mark.parametrize("last", [[], ["q"], ["Q"]])
def test_leaving_is_polite_and_saves_nothing(monkeypatch, tmp_path, last):
    typed(monkeypatch, "1", *last)
    console, file = paper(), tmp_path / "game.json"
    play(GAME, ["human", "greedy"], "en", {}, SEED, console, file)
    assert EN.say("common-left") in written(console).replace("\n", " ")
    assert not file.exists()


def test_a_file_that_cannot_be_saved_is_refused_before_the_game(monkeypatch, tmp_path):
    typed(monkeypatch, "q")
    there = tmp_path / "there.json"
    there.write_text("mine")
    for file, reason in ((there, "already there"), (tmp_path / "no" / "game.json", "no folder")):
        with pytest.raises(Refusal, match=reason):
            play(GAME, ["human", "greedy"], "en", {}, SEED, paper(), file)
    assert there.read_text() == "mine"


# --- who plays ---------------------------------------------------------------------------------------------------------


def test_seats_are_people_or_bots_and_nobody_has_anothers_name():
    seats = read_seats(["human:Ana", "human", "human:Ana", "search:50"], EN)
    assert [(seat.name, seat.kind) for seat in seats] == [
        ("Ana", "human"),
        ("Player 2", "human"),
        ("Ana 2", "human"),
        ("search:50", "search:50"),
    ]


def test_a_seat_that_is_neither_is_refused():
    with pytest.raises(Refusal, match="'gredy'"):
        read_seats(["human", "gredy"], EN)


def test_too_many_players_are_refused(monkeypatch):
    typed(monkeypatch, "q")
    with pytest.raises(Refusal, match="2 to 4 players"):
        play(GAME, ["human"] * 5, "en", {}, SEED, paper())


# --- what may be typed -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["place N3", "PLACE  n3", "p n3", "n3", "N3", "3", "３", "ｎ３"])
def test_a_choice_by_number_by_notation_or_by_its_place_alone(monkeypatch, answer):
    match = new_match()
    typed(monkeypatch, answer, "")
    sit_down(match)
    assert match.write_action(match.moments[1].action) == "place N3"


@pytest.mark.parametrize(("language", "answer"), [("es", "colocar n3"), ("ja", "置く N3")])
def test_the_verb_of_the_language_is_understood(monkeypatch, language, answer):
    match = new_match()
    typed(monkeypatch, answer, "")
    sit_down(match, language)
    assert match.write_action(match.moments[1].action) == "place N3"


@pytest.mark.parametrize("answer", ["25", "0", "-1", "move z9", "n7", "place", "x", "[red]"])
def test_what_is_no_choice_is_said_so_and_nothing_happens(monkeypatch, answer):
    match = new_match()
    typed(monkeypatch, answer)
    assert f"“{answer}” is none of the choices" in sit_down(match)
    assert len(match.moments) == 1


def test_an_action_that_is_not_possible_is_refused_with_the_rule(monkeypatch):
    match = new_match()
    typed(monkeypatch, "move a1")
    shown = sit_down(match)
    assert "Not possible now: move to A1." in shown
    assert "G-06" in shown
    assert len(match.moments) == 1


def test_a_game_that_knows_why_says_so_in_place_of_the_rule(monkeypatch):
    match = new_match()
    asked = []

    def reason(view, action):
        asked.append((view.seat, action))
        return ("common-points", {"points": 3})

    match.game = copy.copy(GAME)
    vars(match.game)["reason"] = reason
    typed(monkeypatch, "MOVE A1")
    shown = sit_down(match)
    assert "Not possible now: move to A1. 3 points" in shown
    assert "G-06" not in shown
    assert asked == [(match.actor, "move A1")]


def test_a_place_that_could_be_moved_to_or_looked_into_must_be_written_in_full(monkeypatch):
    match = ready_to_look()
    both = next(
        each.split()[1]
        for each in written_options(match)
        if each.replace("move", "inspect") in written_options(match) and "move" in each
    )
    before = len(match.moments)
    typed(monkeypatch, both.lower())
    assert f"“{both.lower()}” could be move {both}, inspect {both}" in sit_down(match).replace("\n", " ")
    assert len(match.moments) == before
    typed(monkeypatch, f"m {both}")
    sit_down(match)
    assert match.write_action(match.moments[before].action) == f"move {both}"


def test_every_choice_is_listed_moves_first(monkeypatch):
    match = ready_to_look()
    typed(monkeypatch)
    listed = re.search(r"Move: (.*?)Inspect \(spends a wisp\): (.*?)A number", sit_down(match), re.S)
    assert listed is not None
    moves, looks = (re.findall(r"[A-F][1-6]", part) for part in listed.groups())
    assert [f"inspect {each}" for each in looks] + [f"move {each}" for each in moves] == written_options(match)
    assert listed[1].split()[:2] == ["1", moves[0]]
    assert listed[2].split()[:2] == [str(len(moves) + 1), looks[0]]


def test_help_gives_the_rules_and_the_clause_behind_the_prompt(monkeypatch):
    typed(monkeypatch, "?")
    shown = sit_down(new_match())
    assert EN.say("graveyard-rules").split("\n")[0] in shown
    assert "G-06, D-01:" in shown


def test_where_nothing_can_be_explained_a_question_gets_the_help(monkeypatch):
    typed(monkeypatch, "? wisp", "??")
    shown = sit_down(new_match())
    assert shown.count(EN.say("graveyard-rules").split("\n")[0]) == 2
    assert EN.say("common-keys-explain") not in shown


def test_the_story_so_far(monkeypatch):
    typed(monkeypatch, "n1", "", "n2", "", "a1", "log")
    match = new_match(seed=4)
    first, second = (match.actor, 1 - match.actor)
    shown = sit_down(match)
    story = shown.split(EN.say("common-story"))[1]
    names = [seat.name for seat in match.seats]
    assert "You put your lord outside, at N2." in story
    assert f"{names[first]} begins." in story
    assert f"{names[first]} moves to A1: a " in story
    assert second == match.actor


# --- undo --------------------------------------------------------------------------------------------------------------


def test_a_decision_that_shows_nothing_can_be_taken_back_before_the_next_player_decides(monkeypatch):
    match = new_match(kinds=["human", "human"])
    typed(monkeypatch, "n1", "u", "n2", "")
    sit_down(match)
    assert [match.write_action(moment.action) for moment in match.moments[1:]] == ["place N2"]
    assert match.entries[2] == Undo(0)
    assert match.steps == 3, "steps go on counting"


def test_a_turned_grave_stays_turned(monkeypatch):
    """No way back is offered, and the next prompt gives none."""
    match = new_match(kinds=["human", "human"])
    typed(monkeypatch, "n1", "", "n2", "", "a1", "u")
    shown = sit_down(match)
    assert shown.count(EN.say("common-go-on")) == 2, "after the two placements only"
    assert "There is nothing to take back" in shown
    assert len(match.moments) == 4


def test_what_was_seen_cannot_be_unseen(monkeypatch):
    match = ready_to_look()
    look = next(each for each in written_options(match) if each.startswith("inspect"))
    before = len(match.moments)
    typed(monkeypatch, look, "u")
    assert "There is nothing to take back" in sit_down(match)
    assert len(match.moments) == before + 1


def test_never_across_anothers_decision(monkeypatch):
    """The bot has put its lord, too: that showed nothing, but it was a decision."""
    match = next(each for each in (new_match(kinds=["human", "random"], seed=seed) for seed in range(20)) if each.actor == 0)
    typed(monkeypatch, "n1", "", "u")
    assert "There is nothing to take back" in sit_down(match)
    assert [moment.seat for moment in match.moments] == [None, 0, 1]
    assert not any(isinstance(entry, Undo) for entry in match.entries)


def test_where_decisions_are_final_nothing_is_taken_back_and_no_way_back_is_offered(monkeypatch):
    """Museum, M-044: a step on an empty corridor shows nothing, and stays all the same."""
    match = Match(load("museum"), [Seat("Ana", "human"), Seat("Ben", "human")], bytes(32))
    typed(monkeypatch, "char itzel", "step N", "u")
    shown = sit_down(match)
    assert match.free_undo(0) is not None, "elsewhere it could be taken back"
    assert "In this game decisions are final." in shown
    assert EN.say("common-go-on") not in shown
    assert [match.write_action(moment.action) for moment in match.moments if moment.action is not None] == [
        "char itzel",
        "step N",
    ]
    assert not any(isinstance(entry, Undo) for entry in match.entries)


def test_a_game_with_undone_steps_can_be_verified(monkeypatch, tmp_path):
    typed(monkeypatch, "n1", "u", "n2", *["1"] * 3000)
    file = tmp_path / "game.json"
    play(GAME, ["human", "random"], "en", {"stall_limit": 6}, SEED, paper(), file)
    saved = log.read(file.read_bytes(), "game.json")
    assert any(isinstance(entry, Undo) for entry in saved.entries)
    assert verify(GAME, saved).fault is None


# --- hints and secrets -------------------------------------------------------------------------------------------------


def test_a_hint_names_three_choices_with_their_numbers(monkeypatch):
    typed(monkeypatch, "h")
    shown = sit_down(new_match())
    hints = re.findall(r"^ +(\d+) [█░]{20} +\d+%  place your lord at (\w\d)$", shown, re.M)
    assert len(hints) == 3
    for number, place in hints:
        assert place == ("N", "E", "S", "W")[(int(number) - 1) // 6] + str((int(number) - 1) % 6 + 1)


def test_asking_for_a_hint_does_not_change_the_game(monkeypatch):
    states = []
    for keys in (["n1", "", "1", "1", "1"], ["h", "n1", "", "h", "h", "1", "1", "1"]):
        match = new_match(kinds=["human", "greedy"])
        typed(monkeypatch, *keys)
        sit_down(match)
        states.append(match.desk.state.tobytes())
    assert states[0] == states[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_games_that_differ_in_what_a_seat_cannot_know_show_it_the_same(monkeypatch, language):
    """Board, story, help and hint, byte for byte."""
    match = ready_to_look()
    match.act(next(a for a in match.options_now() if match.write_action(a).startswith("inspect")))
    screens = []
    for each in (match, twin(match, 0)):
        typed(monkeypatch, "h", "?", "log", "nonsense", "u", "")
        screens.append(sit_down(each, language))
    assert screens[0] == screens[1]
    assert "░" in screens[0], "the hint was given"


# --- the curtain -------------------------------------------------------------------------------------------------------


def look_and_move(match):
    """One grave to look into, and another to open, so that the secret stays one."""
    options = written_options(match)
    look = next(each for each in options if each.startswith("inspect"))
    closed = {each.name for each in match.view(0).graves if not each.open} - {look.removeprefix("inspect ")}
    return look, next(each for each in options if each.startswith("move") and each.removeprefix("move ") in closed)


def test_a_curtain_falls_between_two_people_when_one_has_a_secret(monkeypatch):
    match = ready_to_look()
    look, move = look_and_move(match)
    typed(monkeypatch, look, move, "")
    anas, bens = sit_down(match).split("Pass the keyboard to Ben.")
    secret, public = (
        EN.tell_all(GAME, match.world, match.happenings_for(seat, -2), ["Ana", "Ben"], you=seat)[0] for seat in (0, 1)
    )
    assert "(only you know)" in secret
    assert secret in anas.replace("\n", " ")
    assert "● Ben:" not in anas
    assert "only you know" not in bens
    assert public in bens.replace("\n", " ")


def test_and_again_before_the_owner_of_the_secret_sees_it(monkeypatch):
    match = ready_to_look()
    typed(monkeypatch, *look_and_move(match), "", "1", "", "")
    shown = sit_down(match).split("Pass the keyboard to Ana.")
    assert len(shown) == 2
    assert "only you know" not in shown[0].split("Pass the keyboard to Ben.")[1]


def test_no_curtain_while_nobody_has_a_secret(monkeypatch):
    typed(monkeypatch, "n1", "", "n2", "", "a1", "b1")
    shown = sit_down(new_match())
    assert "Pass the keyboard" not in shown
    assert shown.count("move your lord") == 3


def test_no_curtain_for_one_person_alone(monkeypatch):
    match = ready_to_look()
    match.seats = (match.seats[0], Seat("greedy", "greedy"))
    typed(monkeypatch, *look_and_move(match))
    shown = sit_down(match)
    assert "only you know" in shown
    assert "Pass the keyboard" not in shown


def test_the_curtain_wipes_what_can_be_scrolled_back_to(monkeypatch):
    between = {}
    for terminal in ("xterm", "dumb"):
        match = ready_to_look()
        typed(monkeypatch, *look_and_move(match), "")
        shown = sit_down(match, force_terminal=True, _environ={"TERM": terminal})
        between[terminal] = shown.split("Pass the keyboard")[0].split("only you know")[1]
    assert "\x1b[3J" in between["xterm"]
    assert "\x1b" not in between["dumb"]
    assert "\n" * 20 in between["dumb"]


# --- a quick start -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_game_at_the_terminal_brings_no_other_game_with_it(name):
    """Whoever plays Graveyard for the first time does not wait until Museum is compiled."""
    program = f"""
import sys
from ghostlight.games import load
from ghostlight.terminal.play import board_of
board_of(load({name!r}))
print(*sorted({{each.split(".")[2] for each in sys.modules if each.startswith("ghostlight.games.")}}))
"""
    assert subprocess.check_output([sys.executable, "-c", program], text=True).split() == [name]
