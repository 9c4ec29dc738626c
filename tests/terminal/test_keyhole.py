"""Keyhole on the screen and at the keyboard: the hall is there and fits; choices can be read, typed, tried and asked about."""

from __future__ import annotations

import random
import re
from typing import Any, cast

import msgspec
import pytest
from rich.cells import cell_len

from ghostlight.core.events import SPECTATOR
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import load
from ghostlight.games.keyhole.text.names import GHOST_NAMES, PIECE_NAMES
from ghostlight.games.keyhole.view import CardView, Door, GhostView, Going, PieceView, Player, Pose, Reach, Stand, Trial, View
from ghostlight.terminal.boards import board_of
from ghostlight.terminal.keyhole import COLUMNS, FULL, LETTERS, explain, label, paint, paint_briefly, tell_trial
from ghostlight.terminal.look import SHAPES
from ghostlight.words import LANGUAGES

from .stage import NAMES, paper, sit_down, typed, wander, words_in, written, written_options

EN = words_in("en")
PAINTERS = (paint, paint_briefly)
TABLES = {
    "basic": {},
    "all": {"merging": "on", "chimes": "on", "layout": "in_turn"},
    "odd": {"mirror": "off", "solid_ghosts": "on", "chimes": "on"},
}


# --- views made by hand --------------------------------------------------------------------------------------------------


def piece(name, *pose, **more):
    """Pose: x, y, yaw, face, lean, height, tilt, as far as they are not 0."""
    numbers = dict(zip(("x", "y", "yaw", "face", "lean", "z", "tilt"), (*pose, *(0,) * 7), strict=False))
    return PieceView(name=name, **numbers, **({"placed": bool(pose), "moved": False, "movable": False} | more))


def ghost(name, places):
    given = places.get(name, (None, 0, 0))
    where: list[Any] = [*given, *(0, "upright")[len(given) - 3 :]]
    cell, sx, sy, level, posture = where
    seat, place = "ABCD".index(name[0]), cast(Any, "reserve" if cell is None else "hall")
    if cell == "across":
        cell, place = None, "crossed"
    return GhostView(name, cell, sx, sy, level, posture, seat, name[1], place, False, False)


FURNITURE = [
    piece("mirror", 97, 120, 48, 0, 2, 0, 24),
    piece("piano", 60, 120, 16),
    piece("armchair", 140, 140, 20),
    piece("desk", 96, 80),
    piece("trolley", 96, 80, 0, 0, 0, 64),
    piece("dresser", 140, 30, 0, 4),
]
PLACES = {
    "AS1": ("D4", 8, 8),
    "BS1": ("D4", 8, 3),
    "AM1": ("D4", 12, 12),
    "AS2": ("C3", 12, 12, 122),
    "BL1": ("A1", 8, 8, 0, "N"),
    "AS4": ("across", 0, 0),
}


def hall(furniture=FURNITURE, places=None, players=2, **more):
    """A view in the middle of a turn."""
    ghosts = [ghost(name, PLACES if places is None else places) for name in GHOST_NAMES[: 7 * players]]
    counts = [
        [[sum(each.place == place and each.seat == seat and each.size == size for each in ghosts) for size in "SML"]
         for place in ("reserve", "hall", "crossed")]
        for seat in range(players)
    ]  # fmt: skip
    view = View(
        seat=0, turn=0, on_turn=0, phase="play", ask="ghosts", round=2, rounds=5, starter=1, merging=False, chimes=False,
        mirror=True, solid_ghosts=False, min_visible=1, keyhole=Door("W", 3), peeps=1, last=Door("W", 3),
        card=CardView(12, 6, ["mirror", "armchair"]), points=4, deck=8, seen_cards=[9, 12], chime=None, heard=[], crystal=None,
        pieces=list(furniture), ghosts=ghosts, going=None, reach=[Reach("AS1", "D5", 1), Reach("AS1", "exit", 3)],
        players=[
            Player(cast(Any, "SNWE"[seat]), 0, 7 + seat, reserve, inside, crossed)
            for seat, (reserve, inside, crossed) in enumerate(counts)
        ],
    )  # fmt: skip
    return msgspec.structs.replace(view, **more)


def rows_of(shown):
    """The 18 lines of the plan, between its walls."""
    lines = shown.split("\n")
    top = next(k for k, line in enumerate(lines) if "╭" in line)
    return [line[3 : 3 + 6 * COLUMNS].ljust(6 * COLUMNS) for line in lines[top + 1 : top + 19]]


def cell_of(shown, cell):
    """The three lines of a cell."""
    column, row = "ABCDEF".index(cell[0]) * COLUMNS, 3 * (6 - int(cell[1]))
    return [line[column : column + COLUMNS] for line in rows_of(shown)[row : row + 3]]


# --- the picture ---------------------------------------------------------------------------------------------------------


def test_furniture_stands_where_it_stands_and_covers_what_is_below_it():
    plan = rows_of(paint(hall(places={}), EN, NAMES, (), FULL).plain)
    letters = {letter for line in plan for letter in line}
    assert {*LETTERS.values()} < letters
    desk = [(k, line.index("d"), line.rindex("d")) for k, line in enumerate(plan) if "d" in line]
    # x from 3 - 0.875 to 3 + 0.875 cells; y from 2.5 - 0.4375 to 2.5 + 0.4375
    assert desk == [(9, 17, 30), (10, 17, 30), (11, 17, 30)]
    assert plan[10][20:28] == "tttttttt", "the trolley on the desk is seen from above"
    piano = [line.strip(" ·") for line in plan if "p" in line]
    assert all(set(line) <= {"p", "m", " ", "·", "a"} for line in piano)


def test_a_leaning_piece_reaches_further_than_a_standing_one():
    def width(mirror):
        plan = rows_of(paint(hall([mirror, *FURNITURE[1:]], places={}), EN, NAMES, (), FULL).plain)
        return max(line.count("m") for line in plan)

    leaning, standing = FURNITURE[0], piece("mirror", 97, 120, 48)
    assert width(leaning) > width(standing) > 0


def test_every_ghost_in_the_hall_is_written_in_its_cell():
    shown = paint(hall(), EN, NAMES, (), FULL).plain
    for name, (cell, *_) in PLACES.items():
        if cell != "across":
            assert name in "\n".join(cell_of(shown, cell)), name
    north, middle, south = cell_of(shown, "D4")
    assert "AM1" in north
    assert "AS1" in middle
    assert "BS1" in south


def test_a_crowd_is_counted():
    crowd = {name: ("F6", 3 + k, 8, 0) for k, name in enumerate(GHOST_NAMES[:9])}
    shown = "".join(cell_of(paint(hall(places=crowd), EN, NAMES, (), FULL).plain, "F6"))
    assert len(re.findall(r"[AB][SML]\d", shown)) == 5
    assert "+4" in shown
    assert "+8" in paint_briefly(hall(places=crowd), EN, NAMES, (), FULL).plain


def test_doors_are_numbered_from_left_to_right_seen_from_outside():
    lines = paint(hall(), EN, NAMES, (), FULL).plain.split("\n")
    top = next(k for k, line in enumerate(lines) if "╭" in line)
    assert re.findall(r"\d", lines[top][:53]) == list("654321")
    assert re.findall(r"\d", lines[top + 19][:53]) == list("123456")
    assert [lines[top + 2 + 3 * k][2] for k in range(6)] == list("123456"), "west"
    assert [lines[top + 2 + 3 * k][51] for k in range(6)] == list("654321"), "east"
    assert [lines[top + 2 + 3 * k][0] for k in range(6)] == list("654321"), "rows"
    assert lines[top + 20].split() == list("ABCDEF")


@pytest.mark.parametrize(("side", "door"), [(side, door) for side in "NESW" for door in (1, 4, 6)])
def test_the_keyhole_is_at_its_door(side, door):
    for painter in PAINTERS:
        shown = painter(hall(keyhole=Door(side, door)), EN, NAMES, (), FULL).plain
        plan = shown[shown.index("╭") : shown.index("╯")]
        assert re.findall(r"◎(\d)|(\d)◎", "".join(line[:54] for line in shown.split("\n")[1:] if "Keyhole" not in line[:12]))
        assert plan.count("◎") - sum(line.count("◎") for line in (row[55:] for row in plan.split("\n"))) == 1
        assert EN.say("keyhole-the-door", side=side, door=door).split()[1] in shown


def test_players_card_and_chime_are_told():
    view = hall(chimes=True, chime=2, heard=[2], crystal=5, merging=True, mirror=False, solid_ghosts=True)
    lines = paint(view, EN, NAMES, (), 120).plain
    assert lines.split("\n")[0] == (
        "Keyhole · round 2 of 5 · Merging · Midnight Chimes · the mirror does not count · ghosts block the view"
    )
    beside_the_plan = " ".join(" ".join(line[54:] for line in lines.split("\n")[1:]).split())
    for told in (
        f"▸{SHAPES[0]} Ana",
        f" {SHAPES[1]} Ben",
        "A S→N",
        "B N→S · ⚂ starts",
        "reserve S1 M1 L1",
        "hall S2 M1 · across S1",
        "◎ Keyhole: door 3 on the west side",
        "Card: 6 points · 4 left",
        "the mirror or the armchair",
        "♪ Take cover!",
        "Crystal ball: door 5",
    ):
        assert told in beside_the_plan, told


def test_what_does_not_simply_stand_on_the_floor_is_told_below():
    foot = " ".join(paint(hall(), EN, NAMES, (), FULL).plain.split("dresser\n")[1].split())
    assert foot == (
        "mirror: leaning backwards (24°) · trolley: on the desk · dresser: on its left side · "
        "AS2 C3: on the trolley · BL1 A1: on the floor, lying, head to the north"
    )


def test_pieces_that_were_moved_or_wait_outside_are_told():
    furniture = [piece("mirror", placed=False), piece("piano", 60, 120, 16, moved=True), *FURNITURE[2:]]
    shown = paint(hall(furniture), EN, NAMES, ["set mirror 96 96 0 0 0"], 120).plain
    assert "›m mirror (not in the hall yet)" in shown
    assert "p piano ✓" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_board_fits_the_screen(language, players):
    crowd = {name: ("ABCDEF"[k % 6] + "654321"[k % 5], 8, 8, 64 * (k % 2)) for k, name in enumerate(GHOST_NAMES[: 7 * players])}
    view = hall(places=crowd, players=players, chimes=True, chime=5, crystal=3, merging=True, mirror=False, solid_ghosts=True)
    for width in (160, 120, 80, 60):
        for painter in PAINTERS:
            lines = painter(view, words_in(language), [f"{name}annalisa of" for name in NAMES], ["end"], width).plain.split(
                "\n"
            )
            assert max(map(cell_len, lines)) <= width
            assert all(line == line.rstrip() for line in lines)
    assert len(paint_briefly(hall(), words_in(language), NAMES, ["end"], 80).plain.split("\n")) <= 17


# --- choices -------------------------------------------------------------------------------------------------------------


def test_what_can_be_chosen_is_marked_and_nothing_else():
    assert "›" not in paint(hall(), EN, NAMES, [], FULL).plain
    shown = paint(hall(), EN, NAMES, ["move AS1 D5", "move AS1 E4", "exit AS1", "end"], FULL).plain
    assert shown.count("›") == 2
    assert cell_of(shown, "D5")[0][0] == cell_of(shown, "E4")[0][0] == "›"
    asked = hall(going=Going("AS1", "B2"))
    assert cell_of(paint(asked, EN, NAMES, ["stand 8 8 0"], FULL).plain, "B2")[0][0] == "›"


@pytest.mark.parametrize(
    ("choice", "heading", "item"),
    [
        ("home S", "Home side", "south"),
        ("side W", "Side of the keyhole", "west"),
        ("set desk 80 108 16 0 0", "desk, standing", "C4 80,108 facing west"),
        ("set trolley 60 120 5 1 0", "trolley, on its back, on the piano", "B4 60,120 turned 5/64 to the left"),
        ("set mirror 192 192 48 0 2", "mirror, standing, leaning backwards", "F6 192,192 facing east"),
        ("leave", "Leave the furniture as it is", ""),
        ("move AS1 D5", "AS1 small, D4", "D5:1"),
        ("move AS3 A1", "AS3 small, reserve", "A1"),
        ("move AS4 A1", "AS4 small, across", "A1"),
        ("exit AS1", "Exit (cost in points)", "AS1:3"),
        ("end", "End your turn", ""),
        ("merge AS2", "Merge with", "AS2 at C3"),
        ("apart", "Keep them apart", ""),
        ("tag BS1", "Tag", "BS1 at D4"),
        ("grow AM1", "Grow", "AM1 at D4"),
        ("routine", "Routine: the program places the rest", ""),
        ("fuse AS1 AM1", "Fuse: two that share a cell", "AS1 + AM1 at D4"),
        ("enter D3 3 3 122", "D3 on the trolley (122)", "south-west"),
        ("enter A3 8 13 0", "A3 on the floor", "north"),
        ("enter A3 5 9 0", "A3 on the floor", "5,9"),
    ],
)
def test_a_choice_is_listed_in_words(choice, heading, item):
    assert label(hall(), EN, choice) == (heading, item)


def test_spots_are_parts_of_the_cell_for_every_size_and_posture():
    for name, (least, most) in {"AS1": (3, 13), "AM1": (4, 12), "AL1": (6, 10)}.items():
        view = hall(going=Going(name, "D3"))
        assert label(view, EN, f"stand {most} {most} 64") == ("on the desk (64)", "north-east")
        assert label(view, EN, f"stand 8 {least} 0") == ("on the floor", "south")
        assert label(view, EN, "stand 8 8 0")[1] == "middle"
    lying = hall(going=Going("AM1", "A2"))
    assert label(lying, EN, "lie 4 9 0 N") == ("on the floor, head to the north", "north-west")
    assert label(lying, EN, "lie 7 8 0 E") == ("on the floor, head to the east", "west")


# --- questions -----------------------------------------------------------------------------------------------------------


def told(view, asked):
    return [each.plain for each in explain(view, EN, NAMES, asked)]


def test_things_can_be_asked_about_by_name_and_number():
    view = hall(chimes=True, heard=[2, 7])
    assert told(view, "desk") == ["d desk: D3, facing north, on the floor (set desk 96 80 0 0 0)"]
    assert told(view, "as2") == [f"AS2 small, {SHAPES[0]} Ana: C3, on the trolley (12,12,122)"]
    assert told(view, "as3") == [f"AS3 small, {SHAPES[0]} Ana: reserve"]
    assert told(view, "as4") == [f"AS4 small, {SHAPES[0]} Ana: across"]
    assert told(view, "7") == told(view, "c07") == told(view, "lava")
    assert told(view, "7")[0].startswith("C07 The floor is lava: ")
    assert [line.split(":")[0] for line in told(view, "")] == [
        *(f"{LETTERS[name]} {name}" for name in PIECE_NAMES),
        "C02 Take cover!",
        "C07 The floor is lava",
    ]
    assert told(view, "unicorn") == []
    moved = [piece("mirror", placed=False), piece("piano", 60, 120, 16, moved=True), *FURNITURE[2:]]
    assert told(hall(moved), "mirror") == ["m mirror: not in the hall yet"]
    assert told(hall(moved), "piano")[0].endswith("moved this round)")


def test_a_trial_tells_all_that_would_change():
    desk, trolley = Pose("desk", 48, 150, 0, 0, 0, 0, 0), Pose("trolley", 96, 80, 0, 0, 0, 0, 0)
    rides, falls = Stand("AS2", "C3", 12, 12, 58, "upright"), Stand("BS1", None, 0, 0, 0, "upright")
    assert tell_trial(hall(), EN, Trial(True, None, [desk, trolley], [rides, falls])).plain == (
        "desk: B5, facing north, on the floor · trolley: D3, facing north, on the floor · AS2 C3, on the trolley · BS1 reserve"
    )


# --- at the keyboard -----------------------------------------------------------------------------------------------------


def new_match(players=2, seed=1, options=None):
    return Match(load("keyhole"), [Seat(NAMES[k], "human") for k in range(players)], bytes([seed]) * 32, options)


def asked(question, options=None):
    """A match in which this question is put."""
    for seed in range(1, 40):
        match, rng = new_match(2, seed, options), random.Random(seed)
        while not match.over:
            if match.view(match.actor).ask == question:
                return match
            wander(match, 1, rng)
    raise AssertionError(f"nobody is asked {question} in these games")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_can_be_shown_and_every_choice_has_words_of_its_own(language, name):
    words, match, rng = words_in(language), new_match(3, options=TABLES[name]), random.Random(name)
    while not match.over:
        choices = written_options(match)
        view = match.view(match.actor)
        labels = [label(view, words, choice) for choice in choices]
        assert len({*labels}) == len(labels), choices
        assert all(heading for heading, _ in labels)
        for painter in PAINTERS:
            lines = painter(match.view(SPECTATOR), words, NAMES, choices, FULL).plain.split("\n")
            assert max(map(cell_len, lines)) <= FULL
        wander(match, 3, rng)


@pytest.mark.parametrize(("height", "brief"), [(24, True), (60, False)])
def test_the_height_of_the_terminal_decides(height, brief):
    match, console = new_match(), paper(force_terminal=True, color_system=None)
    console.height = height
    board_of(match.game).show(console, match.view(0), EN, NAMES)
    assert (written(console).count("│") < 20) == brief


def off_menu(match):
    """A pose that is allowed and not listed: a piece of the menu, one step aside."""
    for choice in written_options(match):
        verb, *fields = choice.split()
        if verb == "set":
            aside = " ".join([verb, fields[0], str(int(fields[1]) + 1), *fields[2:]])
            if match.allows(match.read_action(aside)):
                return aside
    raise AssertionError("every pose of this menu is wedged in")


def test_an_action_that_is_allowed_but_not_listed_can_be_typed(monkeypatch):
    match = asked("furniture")
    pose = off_menu(match)
    assert pose not in written_options(match)
    typed(monkeypatch, pose.upper())
    sit_down(match)
    assert match.write_action(match.moments[-1].action) == pose


def test_what_is_not_possible_is_refused_with_the_reason(monkeypatch):
    match = asked("furniture")
    name = match.view(match.actor).card.pieces[0]
    typed(monkeypatch, f"set {name} 0 0 0 0 0", f"t set {name} 0 0 0 0 0")
    before = len(match.moments)
    assert " ".join(sit_down(match).split()).count(EN.say("keyhole-not-out")) == 2
    assert len(match.moments) == before


def test_a_pose_can_be_tried_and_nothing_is_decided(monkeypatch):
    match = asked("furniture")
    number = 1 + next(k for k, choice in enumerate(written_options(match)) if choice.startswith("set "))
    before = match.moments[-1].state.tobytes()
    typed(monkeypatch, f"t {number}", f"t {off_menu(match)}", "t nonsense", "?")
    shown = sit_down(match)
    assert len(re.findall(r"^(?:mirror|piano|armchair|desk|trolley|dresser): [A-F]\d, ", shown, re.MULTILINE)) >= 2
    assert "“nonsense” is not one of the choices" in shown
    assert EN.say("common-help-try").split("\n")[0] in shown
    assert match.moments[-1].state.tobytes() == before


def test_there_is_no_hint_for_the_side_of_the_keyhole(monkeypatch):
    """keyhole K-051: it would tell what is seen from where."""
    match = Match(load("keyhole"), [Seat("Ana"), Seat("Ben")], bytes(32))
    while not match.write_action(match.options_now()[0]).startswith("side"):
        options = {match.write_action(option): option for option in match.options_now()}
        match.act(next((options[each] for each in ("leave", "end") if each in options), match.options_now()[0]))
    typed(monkeypatch, "h")
    assert EN.say("common-hint-none") in " ".join(sit_down(match).split())
