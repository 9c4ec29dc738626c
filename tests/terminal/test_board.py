"""Graveyard on the screen: all that the seat knows is there, nothing else, and it fits, with and without colour."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from rich.cells import cell_len
from rich.text import Text

from ghostlight.core.errors import Refusal
from ghostlight.core.events import SPECTATOR
from ghostlight.core.game import Game
from ghostlight.terminal import boards
from ghostlight.terminal.graveyard import EYE, HEADSTONES, LORD, paint
from ghostlight.terminal.look import SHAPES, fit, plain_name, wrapped
from ghostlight.words import LANGUAGES

from .stage import GAME, NAMES, new_match, paper, ready_to_look, twin, wander, words_in, written, written_options

EN = words_in("en")


def picture(match, seat, language="en", width=80, choices=()):
    return paint(match.view(seat), words_in(language), NAMES, choices, width).plain


def cell(picture, name):
    """The two lines of a grave in a wide English picture."""
    lines, column, row = picture.split("\n"), "ABCDEF".index(name[0]), int(name[1])
    start = 4 + 8 * column
    return lines[2 * row - 1][start : start + 7], lines[2 * row][start : start + 7]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [120, 80, 79, 60, 55, 54, 45])
def test_the_board_fits_the_screen_all_game_long(language, width):
    for players in (2, 4):
        match, rng = new_match(players, seed=players), random.Random(players)
        while not match.over:
            for seat in (match.actor, SPECTATOR):
                lines = picture(match, seat, language, width, written_options(match)).split("\n")
                assert max(map(cell_len, lines)) <= min(width, 80)
            wander(match, 7, rng)


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_stand_straight_whatever_the_width_of_the_letters(language):
    match, words = wander(new_match(3), 40, random.Random(3)), words_in(language)
    lines = picture(match, 0, language).split("\n")
    assert any(words.say("graveyard-short-front", front="zombie") in line for line in lines)
    for back, (top, _) in HEADSTONES.items():
        mark = f"{top} {words.say('graveyard-back', back=back)} "
        line = next(line for line in lines if mark in line)
        assert cell_len(line[: line.rindex(mark)]) == 56
        assert cell_len(line.rstrip()) == 80


def test_a_closed_grave_is_its_headstone_and_an_open_one_its_word_value_and_stone():
    match = wander(new_match(2), 24, random.Random(5))
    view, shown = match.view(0), picture(match, 0)
    assert any(grave.open for grave in view.graves)
    for grave in view.graves:
        first, second = cell(shown, grave.name)
        if grave.open:
            assert first.strip() == EN.say("graveyard-short-front", front=grave.front)
            assert ("" if grave.stone is None else SHAPES[grave.stone]) == second[3].strip()
        else:
            assert HEADSTONES[grave.back][0] in first


def test_backs_are_told_apart_by_shape_alone():
    for part in (0, 1):
        assert len({stone[part] for stone in HEADSTONES.values()}) == 4


def test_lords_are_not_taken_for_stones_and_stand_where_they_are():
    match = wander(new_match(2), 12, random.Random(2))
    for seat, player in enumerate(match.view(0).players):
        assert LORD + SHAPES[seat] in cell(picture(match, 0), player.lord)[1]


def test_a_lord_outside_on_the_east_is_not_one_in_column_e():
    match = new_match(2)
    match.act(match.read_action("place E2"))
    shown = picture(match, 0)
    lord = LORD + SHAPES[match.moments[-1].seat]
    assert lord not in "".join(cell(shown, "E2"))
    assert shown.split("\n")[4][52:].startswith(lord)


def test_legal_targets_are_marked_and_no_others():
    match = wander(new_match(2), 12, random.Random(2))
    choices = written_options(match)
    shown = picture(match, match.actor, choices=choices)
    marked = {each.name for each in match.view(0).graves if "›" + each.name in "".join(cell(shown, each.name))}
    assert marked == {each.removeprefix("move ") for each in choices if each.startswith("move")}


def test_while_lords_are_placed_the_free_places_are_marked():
    match = new_match(2)
    match.act(match.read_action("place N3"))
    shown = picture(match, match.actor, choices=written_options(match))
    assert shown.count("›") == 23
    assert "›N3" not in shown


def test_what_a_player_inspected_is_shown_to_nobody_else():
    match = ready_to_look()
    match.act(next(a for a in match.options_now() if match.write_action(a).startswith("inspect")))
    learned = match.moments[-1].happenings[-1]
    grave = GAME.notation.write_number(match.world, "grave", learned.numbers["grave"])
    front = EN.say("graveyard-short-front", front=GAME.notation.write_number(match.world, "front", learned.numbers["front"]))
    assert cell(picture(match, 0), grave)[1].strip() == EYE + front
    for other in (1, SPECTATOR):
        assert front not in "".join(cell(picture(match, other), grave))
        assert EYE + SHAPES[0] in cell(picture(match, other), grave)[1]  # G-15: that it was inspected is public


@pytest.mark.parametrize("width", [80, 60, 45])
def test_boards_that_differ_in_what_a_seat_cannot_know_look_the_same(width):
    match = wander(new_match(3), 30, random.Random(8))
    for seat in (0, 1, 2, SPECTATOR):
        assert picture(match, seat, width=width) == picture(twin(match, seat), seat, width=width)


def test_what_is_left_of_each_back_is_counted():
    match = wander(new_match(2), 30, random.Random(4))
    view, lines = match.view(1), picture(match, 1).split("\n")
    for back, left in view.unseen.items():
        line = next(line for line in lines if line[56:].startswith(HEADSTONES[back][0] + " " + back))
        assert line[68:].split() == [str(each) if each else "·" for each in left.values()]


def test_standing_supplies_wisps_and_whose_turn_it_is():
    match = wander(new_match(2), 31, random.Random(4))
    view, lines = match.view(SPECTATOR), picture(match, SPECTATOR).split("\n")
    for seat, player in enumerate(view.players):
        line = next(k for k, line in enumerate(lines) if f"{SHAPES[seat]} {NAMES[seat]}" in line[56:])
        assert lines[line].rstrip().endswith(f" {player.points} point" + ("s" if player.points != 1 else ""))
        assert ("▸" in lines[line]) == (view.turn == seat)
        assert lines[line + 1][56:].split()[0] == str(player.stones)
        assert lines[line + 1][56:].split()[2] == str(player.wisps)


def test_a_long_wait_is_told():
    match = new_match(2, options={"stall_limit": 4})
    view = match.view(0)
    for idle, told in ((1, False), (2, True)):
        waiting = msgspec.structs.replace(view, idle=idle)
        assert ("idle: 2 of 4 turns" in paint(waiting, EN, NAMES, (), 80).plain) == told


def test_without_colour_the_picture_has_the_same_letters():
    match = wander(new_match(2), 30, random.Random(4))
    painted, console = (
        paint(match.view(0), EN, NAMES, (), 80),
        paper(force_terminal=True, color_system="truecolor", _environ={"NO_COLOR": "1"}),
    )
    console.print(painted)
    assert "38;2" not in written(console)
    assert "48;2" not in written(console)
    coloured = paper(force_terminal=True, color_system="truecolor", _environ={})
    coloured.print(painted)
    assert "48;2" in written(coloured)


def test_each_position_puts_the_question_that_fits():
    match = ready_to_look()
    assert GAME.ask(new_match().view(0)) == "place"
    assert GAME.ask(match.view(0)) == "move-or-look"
    match.act(next(a for a in match.options_now() if match.write_action(a).startswith("inspect")))
    assert GAME.ask(match.view(0)) == "move-after-look"
    match.act(match.options_now()[0])
    assert GAME.ask(match.view(1)) in ("move", "move-or-look")


# --- text that fits ----------------------------------------------------------------------------------------------------


def test_text_is_fitted_by_columns_and_not_by_letters():
    assert fit("骸骨", 6) == "骸骨  "
    assert fit("プレイヤー", 6) == "プレ… "
    assert fit("skeleton", 6) == "skele…"


def test_no_name_steers_the_terminal():
    assert plain_name("\x1b[31mAna\x07\n") == "[31mAna"
    assert cell_len(plain_name("あ" * 40)) <= 16


def test_lines_break_at_spaces_and_between_letters_that_have_none():
    assert [each.plain for each in wrapped(Text("the lamp burns low"), 9)] == ["the lamp", "burns low"]
    assert [each.plain for each in wrapped(Text("墓が開きました。"), 14)] == ["墓が開きまし", "た。"]
    assert [each.plain for each in wrapped(Text("abcdefghij"), 4)] == ["abcd", "efgh", "ij"]


def test_a_game_without_a_board_is_refused_in_one_line(monkeypatch):
    monkeypatch.setattr(boards, "GAMES", ("nim",))
    with pytest.raises(Refusal, match=r"no board for the terminal yet: ghostlight/terminal/nim\.py"):
        boards.board_of(cast(Game, SimpleNamespace(name="nim")))
