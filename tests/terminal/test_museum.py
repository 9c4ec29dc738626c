"""Museum on the screen and at the keyboard: the plan is there and fits; choices can be read, typed and asked about."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len

from ghostlight.core.log import Seat
from ghostlight.core.match import Match, redacted, view_of
from ghostlight.games import load
from ghostlight.games.museum.state import State
from ghostlight.games.museum.text.notation import read_position
from ghostlight.terminal.boards import board_of
from ghostlight.terminal.look import SHAPES
from ghostlight.terminal.museum import FULL, INSIDE, WIDE, explain, label, paint, paint_briefly
from ghostlight.words import LANGUAGES

from .stage import paper, sit_down, typed, words_in, written_options

MUSEUM = load("museum")
EN = words_in("en")
PEOPLE = ("Ana", "Ben", "Eva", "Kei", "Zoë")
PAINTERS = (paint, paint_briefly)
FIGHT = (
    "round 6; slot 8; agenda ask-event; itzel@B-3 hp=2 [key jaguar-seal rosary:off]; bruno@E-6 wounded fell=5.6; "
    "remedios@C-6 dead fallen; quiroz@G-3 rue; priest@K-6; entities chaneque@G-4 tzitzimitl@P-5; fires J-6 K-6; "
    "floor C-14:eagle-seal E-6:hammer:1 E-6:key; rued R:7; modifiers slow:7 show_hand; locks d20@F-15 d11@H-2*"
)


def seen(text, seat=0, players=3, **options):
    world = MUSEUM.worlds(players, options)[0]
    state = State.many(1)
    read_position(world, text, state[0])
    return view_of(MUSEUM, world, redacted(MUSEUM, world, state, seat), seat)


def square(shown, name):
    """What stands between the walls of a square."""
    lines = shown.split("\n")
    top = next(k for k, line in enumerate(lines) if line.startswith("   ┌"))
    line = lines[top + 1 + 2 * (16 - int(name[2:]))]
    at = 4 + (INSIDE + 1) * "ABCDEFGHIJKLMNOP".index(name[0])
    return line[at : at + INSIDE]


# --- the picture ---------------------------------------------------------------------------------------------------------


def test_everybody_and_everything_is_where_it_is():
    shown = paint(seen(FIGHT, 0, 5, events_mode="hand"), EN, PEOPLE, (), FULL).plain
    signs = {
        "B-3": "1", "E-6": "₂*", "C-6": "³", "G-3": "4", "K-6": "Ω^", "G-4": "&", "P-5": "§", "J-6": "^", "C-14": "*",
        "A-2": "-", "A-16": "v", "H-8": "E", "I-3": "T", "R": None,
    }  # fmt: skip
    for name, sign in signs.items():
        if sign is not None:
            assert square(shown, name).strip() == sign, name
    assert square(shown, "A-1").strip() == "R", "the letter of the room"
    assert square(shown, "D-4").strip() == "", "a corridor"


def test_walls_doors_locks_stairs_and_lifts():
    lines = paint(seen(FIGHT, 0, 5, events_mode="hand"), EN, PEOPLE, (), FULL).plain.split("\n")
    row = {line[:2].strip(): line for line in lines if line[:2].strip().isdecimal() and line[3:4] == "│"}
    assert row["15"][3 + 6 * 4] == "#", "d20, locked"
    assert row["3"][3 + 3 * 4] == ":", "d02"
    assert row["13"][3 + 8 * 4] == "="
    assert row["9"][3 + 8 * 4] == "%"
    assert row["5"][3 + 2 * 4] == "│"
    assert row["5"][3 + 1 * 4] == " "


def test_what_can_be_chosen_is_marked():
    view = seen("round 2; slot 1; itzel@B-3")
    shown = paint(view, EN, PEOPLE, ["step N", "step E", "end"], FULL).plain
    assert square(shown, "B-4").startswith("›")
    assert square(shown, "C-3").startswith("›")
    assert not square(shown, "A-3").startswith("›")
    priest = seen("round 2; slot 6; priest@G-8; moves priest pawn", 2)
    assert square(paint(priest, EN, PEOPLE, ["to G-7", "to H-8"], FULL).plain, "H-8").startswith("›")


def test_a_crowd_on_a_square_is_counted():
    view = seen("round 2; slot 1; itzel@B-3; bruno@B-3; remedios@B-3; quiroz@B-3; floor B-3:key; fires B-3", 0, 5)
    assert square(paint(view, EN, PEOPLE, (), FULL).plain, "B-3") == "12+"


def test_people_with_their_points_items_and_fates():
    shown = paint(seen(FIGHT, 0, 5, events_mode="hand"), EN, PEOPLE, (), 200).plain
    for part in ("♥♥♡", "Jaguar Seal", "rosary (off)", "wounded, dies in round 8", "a ghost now", "under rue", SHAPES[0]):
        assert part in shown
    for part in (
        "19:00 of 19:50",
        "one step a Move, round 7",
        "rue in Reception, round 7",
        "Bring the seals to the reception. (1/2)",
        "Leave by the main entrance A-2. Everybody who still stands must leave. (",
    ):
        assert part in shown


def test_the_hand_is_shown_to_whom_it_belongs():
    text = "round 2; slot 1; itzel@B-3; hand pawn king king rook queen"
    assert "Ghost hand" not in paint(seen(text, 0), EN, PEOPLE, (), FULL).plain
    assert "Ghost hand: pawn king ×2 rook queen" in paint(seen(text, 2), EN, PEOPLE, (), FULL).plain


@pytest.mark.parametrize("painter", PAINTERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [FULL, 100, WIDE])
def test_it_fits(painter, language, width):
    for view in (seen(FIGHT, 4, 5, events_mode="hand"), seen("round 0; slot 0; agenda ask-character ask-character:1 furnish")):
        shown = painter(view, words_in(language), PEOPLE, (), width).plain.split("\n")
        assert max(map(cell_len, shown)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_low_screen_shows_the_floor_where_something_happens(language):
    for name, floor in (("B-3", 0), ("B-12", 1), ("N-12", 2), ("N-4", 3)):
        shown = paint_briefly(seen(f"round 2; slot 1; itzel@{name}"), words_in(language), PEOPLE, (), FULL).plain
        assert words_in(language).say("museum-floor", floor=floor) in shown
        assert shown.count("\n") < 22


# --- choices -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "seat", "choice", "said"),
    [
        ("slot 1; itzel@B-3", 0, "step N", ("Go", "north")),
        ("slot 1; itzel@B-3 [key hammer:1]", 0, "drop #2", ("Drop", "hammer 1")),
        ("slot 1; itzel@B-3; floor B-3:jaguar-seal", 0, "take @1", ("Take", "Jaguar Seal")),
        ("slot 1; itzel@B-3 [first_aid]; bruno@B-3", 0, "heal #1 bruno", ("Heal", "Bruno (first-aid kit)")),
        ("slot 1; itzel@I-4 [pistol ammo]; entities chaneque@N-4", 0, "shoot s1", ("Shoot at", "chaneque N-4")),
        (
            "slot 1; itzel@B-3 [key ammo:3]; bruno@B-3; turn itzel partner=bruno; agenda ask-give",
            0,
            "give #1+#2*2",
            ("Give", "key + ammunition ×2"),
        ),
        (
            "slot 1; itzel@B-3; bruno@B-3; turn itzel partner=bruno given=#1; agenda ask-swap",
            0,
            "swap #1",
            ("Ask for", "hammer 2"),
        ),
        ("slot 6", 2, "card knight", ("Card", "knight")),
        ("slot 6; moves priest rook", 2, "to A-6", ("Move to", "A-6")),
        ("slot 8; round 6; bolts 2; agenda ask-locks", 2, "bolt d20 F-15", ("Lock", "d20 F-15")),
        ("slot 1; itzel@B-3", 0, "end", ("End the turn", "")),
    ],
)
def test_choices_are_said_by_what_they_are_about(text, seat, choice, said):
    assert label(seen(text, seat), EN, choice) == said


def test_events_are_said_in_the_readers_language():
    view = seen("round 6; slot 8; agenda ask-event; held EV-01 FN-1 EV-03", 2, events_mode="hand")
    assert label(view, words_in("es"), "event EV-01")[1] == "Apagón"
    assert label(view, words_in("es"), "event FN-1")[1] == "La campana de la visita"


# --- what things are -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "parts"),
    [
        ("", ["First Night", "EV-01 Blackout: For 2 rounds", "FN-1 The Tour Bell"]),
        ("b-3", ["B-3 Reception", "Itzel"]),
        ("k6", ["K-6 Temple Hall", "Ghost Priest"]),
        ("rosary", ["Cancels an attack when it is on"]),
        ("chaneque", ["Walks up to 2 squares"]),
        ("knight", ["a jump"]),
        ("ev-07", ["Alarm: For 3 rounds: lifts out of order"]),
        ("chucho", ["security guard"]),
        ("nonsense", []),
    ],
)
def test_things_can_be_asked_about(asked, parts):
    told = "\n".join(each.plain for each in explain(seen("round 2; slot 1; itzel@B-3"), EN, PEOPLE, asked))
    assert all(part in told for part in parts)
    assert bool(told) == bool(parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_asked_about_in_every_language(language):
    words = words_in(language)
    for mission in ("first-night", "thieves-in-the-shadows", "heart-under-the-temple"):
        view = seen("round 2; slot 1", 0, 3, mission=mission)
        assert len(explain(view, words, PEOPLE, "")) > len(view.mission.deck)


# --- playing -------------------------------------------------------------------------------------------------------------


def test_a_game_at_the_keyboard(monkeypatch):
    match = Match(MUSEUM, [Seat("Ana"), Seat("Ben")], bytes([3]) * 32)
    typed(monkeypatch, "char itzel", "step n", "?", "? b-4", "step w", "stop", "9999", "end")
    shown = sit_down(match)
    for part in ("Itzel goes to B-4", "Reception", "M-050"):
        assert part in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_game_can_be_shown_and_told(language):
    """Every choice has its words; the story has a sentence for everything that happens."""
    words, board, luck = words_in(language), board_of(MUSEUM), random.Random(1)
    match = Match(MUSEUM, [Seat(name) for name in PEOPLE], bytes([9]) * 32, {"mission": "thieves-in-the-shadows"})
    while not match.over and match.steps < 40:
        view = match.view(match.actor)
        choices = written_options(match)
        assert board.label is not None
        for choice in choices:
            assert all(isinstance(part, str) for part in board.label(view, words, choice))
        board.show(paper(FULL), view, words, PEOPLE, choices)
        words.tell_all(MUSEUM, match.world, match.happenings_for(match.actor), PEOPLE, match.actor)
        for action in match.options_now():
            words.choice(MUSEUM, match.world, action)
        match.act(luck.choice([each for each in match.options_now() if not match.write_action(each).startswith("leave")]))
