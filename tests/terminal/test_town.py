"""Town on the screen and at the keyboard: the whole view is there and fits; choices can be read, typed and asked about."""

from __future__ import annotations

import random
import re

import msgspec
import pytest
from rich.cells import cell_len

from ghostlight.core.events import SPECTATOR
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import load
from ghostlight.games.town.state import Bonus
from ghostlight.games.town.text.notation import VERBS
from ghostlight.games.town.view import Die, Fight, Ghost, Slot
from ghostlight.terminal.boards import board_of
from ghostlight.terminal.look import SHAPES
from ghostlight.terminal.play import play
from ghostlight.terminal.replay import replay
from ghostlight.terminal.town import COLOURS, FULL, WIDE, explain, label, paint, paint_briefly
from ghostlight.words import LANGUAGES

from .stage import NAMES, paper, public, sit_down, typed, wander, words_in, written, written_options

TOWN = load("town")
EN = words_in("en")
SEED = bytes(range(32))
PAINTERS = (paint, paint_briefly)
SPENT = {"bigger-die": Bonus.BIGGER_DIE, "rethrow 1": Bonus.SECOND_THROW, "steady 1": Bonus.STEADY_HAND}

ROW = {
    "start": "Mill",
    "buildings": [
        {"name": name, "row": 1, "column": k + 1, "near": near}
        for k, (name, near) in enumerate(
            {
                "Mill": ["Harbour", "Observatorium12"],
                "Harbour": ["Inn"],
                "Inn": ["Chapel"],
                "Chapel": ["Tower"],
                "Tower": ["Bridge"],
                "Bridge": ["Gate"],
                "Gate": ["Observatorium12"],
                "Observatorium12": [],
            }.items()
        )
    ],
}
TWO = {
    "start": "A",
    "buildings": [{"name": "A", "row": 3, "column": 2, "near": ["B"]}, {"name": "B", "row": 7, "column": 8, "near": []}],
}
SQUARE = {
    "start": "NW",
    "buildings": [
        {"name": "NW", "row": 1, "column": 1, "near": ["NE", "SE"]},
        {"name": "NE", "row": 1, "column": 2, "near": ["SE"]},
        {"name": "SW", "row": 2, "column": 1, "near": ["SE"]},
        {"name": "SE", "row": 2, "column": 2, "near": []},
    ],
}
TABLES = {
    "usual": {},
    "master": {"variant": "master"},
    "row of eight": {"map": ROW, "haunt_values": [10, 20, 30, 40, 99]},
    "two": {"map": TWO, "cap": 25, "ghosts_per_colour": 9},
    "square": {"map": SQUARE, "variant": "master"},
    "named cards": {"card_data": {"7": {"name": "A name of thirty letters or so"}}, "card_selection": "friendly"},
}


def new_match(players=2, seed=1, options=None):
    return Match(TOWN, [Seat(NAMES[k], "human") for k in range(players)], bytes([seed]) * 32, options)


def midway(players=2, seed=1, steps=60, options=None):
    return wander(new_match(players, seed, options), steps, random.Random(seed))


def asked(question, players=2, options=None):
    """A match in which this question is put."""
    for seed in range(1, 40):
        match, rng = new_match(players, seed, options), random.Random(seed)
        while not match.over:
            if match.view(match.actor).ask == question:
                return match
            wander(match, 1, rng)
    raise AssertionError(f"nobody is asked {question} in these games")


def picture(match, seat=None, language="en", width=FULL, choices=(), painter=paint):
    return painter(match.view(match.actor if seat is None else seat), words_in(language), NAMES, choices, width).plain


def house(shown, name):
    """The four lines of a building, in a picture of the usual map."""
    lines = shown.split("\n")
    row = next(k for k, line in enumerate(lines) if re.search(rf"╭[─›]{name}", line))
    start = re.search(rf"╭[─›]{name}", lines[row]).start()
    return [line[start : start + 24] for line in lines[row : row + 4]]


# --- the picture ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_the_board_fits_the_screen_all_game_long(language, name):
    players = 4 if name in ("usual", "master") else 2
    match, rng = new_match(players, options=TABLES[name]), random.Random(name)
    while not match.over:
        choices = written_options(match)
        for width in (130, 80, 60, 45):
            for painter in PAINTERS:
                lines = picture(match, SPECTATOR, language, width, choices, painter).split("\n")
                assert max(map(cell_len, lines)) <= (width if width >= WIDE else min(width, FULL))
                assert all(line == line.rstrip() for line in lines)
        wander(match, 61, rng)


def test_a_building_shows_its_ghosts_its_room_its_spaces_and_its_token():
    match = midway(4, steps=200)
    shown = picture(match, SPECTATOR)
    for building in match.view(SPECTATOR).buildings:
        top, ghosts, spaces, foot = house(shown, building.name)
        assert EN.say("town-building", building=building.name) in top
        letters = " ".join(colour * count for colour, count in zip(COLOURS, building.ghosts, strict=True) if count)
        assert ghosts.strip("│ ") == (letters + "·" * building.room).strip()
        told = [
            colour + (str(value) if owner is None else SHAPES[owner])
            for colour, value, owner in zip(COLOURS, building.values, building.marks, strict=True)
        ]
        assert spaces.strip("│").split() == told
        token = "" if building.bonus is None else f"✦{building.bonus} {EN.say('town-bonus', bonus=building.bonus)}"
        assert foot.strip("╰─╯") == token


def test_a_crowd_is_counted():
    view = new_match(options=TABLES["two"]).view(SPECTATOR)
    crowded = msgspec.structs.replace(view.buildings[0], ghosts=[9, 0, 7, 0, 0], room=9)
    shown = paint(msgspec.structs.replace(view, buildings=[crowded, view.buildings[1]]), EN, NAMES, (), FULL).plain
    assert "│ B9 Y7 +9 " in shown


def test_streets_are_drawn_where_the_map_has_them_and_others_are_named():
    lines = picture(new_match(options=TABLES["square"])).split("\n")
    assert "│───│" in lines[2]
    assert lines[2].split("│")[1].split()[-1] == "SE", "the diagonal way cannot be drawn"
    assert lines[5].count("│") == 1, "from north-west to south-west there is none"
    assert lines[5].index("│") > 24
    usual = picture(new_match()).split("\n")
    assert [usual[2].count("───"), usual[5].count("│"), usual[7].count("───")] == [2, 3, 2]


def test_the_neighbours_are_named_in_a_list_of_buildings_unless_the_grid_tells_them():
    assert "─ Harbour Observatorium12" in picture(new_match(options=TABLES["row of eight"]), width=80)
    assert "─" not in picture(new_match(), painter=paint_briefly)


def test_a_player_board_shows_all_that_the_player_has():
    match = midway(3, steps=180)
    lines = picture(match, SPECTATOR).split("\n")
    for seat, player in enumerate(match.view(SPECTATOR).players):
        left, top = 41 * (seat % 2), next(k for k, line in enumerate(lines) if f"{SHAPES[seat]} {NAMES[seat]}" in line)
        board = [line[left : left + 39].rstrip() for line in lines[top : top + 7]]
        assert board[0].split()[-4:] == [str(player.points), "HP", str(player.scare), "SP"]
        assert board[1].split()[:2] == [str(player.haunts), "haunt" + ("s" if player.haunts != 1 else "")]
        tokens = [f"{colour}{count}" for colour, count in zip(COLOURS, player.tokens, strict=True) if count]
        assert board[1].split("tokens ")[1].split() == (tokens or ["·"])
        assert f"{player.discs} disc" in board[2]
        for number, section in enumerate(player.sections):
            row = board[3 + number]
            assert row[2:7] == f"S{number + 1} {COLOURS[section.level - 1]}{section.level}"
            assert (row[1] == "✓") == (section.done and match.view(0).section != number)
            discs = [row[9 + 3 * k] == SHAPES[seat] for k in range(6)]
            actions = ["summon", "scare", "upgrade", "move", "fight", "haunt"]
            assert discs == [action in section.discs for action in actions]
            slot = player.slots[number]
            held = "·" if slot.bonus is None else f"{slot.bonus}"
            assert row[26:].split()[0] == ("✦" if slot.bonus is None else f"✦{held}")
            assert slot.bonus is not None or row[26:].split()[1] == (SHAPES[seat] if slot.locked else "·")
        assert board[6].split()[1:] == (list(map(str, player.cards)) or ["·"])


def test_the_display_shows_price_use_and_owners():
    match = midway(4, steps=200)
    lines = picture(match, SPECTATOR).split("\n")
    for card in match.view(SPECTATOR).cards:
        name = EN.say("town-card", card=card.number)
        line = next(line for line in lines if line.startswith(f" {card.number:2} {name}"))
        assert ("any 3 tokens" in line) == card.grey
        assert ("3 colours" in line) != card.grey
        assert EN.say("town-board-kind", kind=card.kind) in line
        assert card.symbol is None or EN.say("town-action", action=card.symbol) in line
        assert "".join(SHAPES[seat] for seat in card.owners) in line.split("  ")[0] + line


def test_a_card_has_the_name_that_the_table_gave_it():
    match = new_match(options=TABLES["named cards"])
    for painter in PAINTERS:
        assert " 7 " in picture(match, painter=painter)
        assert "A name of thirty letters or so" in picture(match, painter=painter)
        assert "Second Wind" not in picture(match, painter=painter)


def test_master_has_four_sections_and_neither_cards_nor_slots():
    shown = picture(midway(3, options=TABLES["master"]))
    assert "Master" in shown.split("\n")[0]
    assert "S4" in shown
    for word in ("✦", "cards", "Action cards", "bonus"):
        assert word not in shown


def test_round_edition_and_the_last_round_are_told():
    view = new_match(options={"edition": "japanese", "round_limit": 9}).view(0)
    assert paint(view, EN, NAMES, (), FULL).plain.split("\n")[0] == "Town · round 1 · Japanese edition"
    late = msgspec.structs.replace(view, round=5, ending=True)
    assert paint(late, EN, NAMES, (), FULL).plain.split("\n")[0] == "Town · round 5 of 9 · Japanese edition · the last round"


def test_a_fight_and_its_dice_are_told():
    view = msgspec.structs.replace(
        midway().view(0),
        ask="roll",
        section=1,
        action="fight",
        level=3,
        ghost=Ghost("CH", "Y"),
        fight=Fight("CH", "Y", "PO", "G", 4, 8, 6, [0, 2, 0, 0, 1], None),
        dice=[Die("Y", 8, 5, 3)],
    )
    for painter in PAINTERS:
        shown = painter(view, EN, NAMES, ["against G", "accept"], FULL).plain
        assert "▸ section II, Fight: ghosts up to yellow" in shown
        assert "A fight in the Police Station: yellow Wailer against green Sheet." in shown
        assert "yellow d8: 5 + 3  defence: 4" in shown
        assert "Still to be fought: G2 R1" in shown
    before = msgspec.structs.replace(view, dice=[], fight=msgspec.structs.replace(view.fight, defence=None))
    assert "your die: d8" in paint(before, EN, NAMES, (), FULL).plain
    assert "rolls for the defender" not in paint(view, EN, NAMES, (), FULL).plain
    rolled = msgspec.structs.replace(view, ask="defence", fight=msgspec.structs.replace(view.fight, roller=1))
    assert f"{NAMES[1]} rolls for the defender" in paint(rolled, EN, NAMES, (), FULL).plain
    nobody_yet = msgspec.structs.replace(view, dice=[], fight=Fight("CH", "Y", "CH", None, None, 8, None, [0] * 5, None))
    assert "A fight in" not in paint(nobody_yet, EN, NAMES, (), FULL).plain


def test_what_is_in_hand_is_told():
    view = midway().view(0)
    moving = msgspec.structs.replace(view, section=0, action="move", level=1, ghost=Ghost("HO", "B"))
    assert "▸ section I, Move: ghosts up to blue · blue Peep in the Hospital" in paint(moving, EN, NAMES, (), FULL).plain
    full = msgspec.structs.replace(view, section=None, action=None, ghost=None, bonus=12, card=52)
    assert "▸ Trick or Treat · new: Drift" in paint(full, EN, NAMES, (), FULL).plain


def test_a_low_screen_has_one_board_and_a_line_for_everybody_else():
    match = midway(4, steps=200)
    shown = picture(match, painter=paint_briefly)
    assert shown.count("\n") < 20
    assert len(re.findall(r"S1 [BGYOR]\d", shown)) == 1
    for name in NAMES:
        assert name in shown
    for card in match.view(0).cards:
        assert re.search(rf"{card.number} {'=' if card.grey else '≠'} ", shown)


@pytest.mark.parametrize(("height", "brief"), [(24, True), (60, False)])
def test_the_height_of_the_terminal_decides(height, brief):
    console = paper(force_terminal=True, color_system=None)
    console.height = height
    board_of(TOWN).show(console, new_match().view(0), EN, NAMES)
    assert ("╭─SC School" in written(console)) != brief
    piped = paper()
    board_of(TOWN).show(piped, new_match().view(0), EN, NAMES)
    assert "╭─SC School" in written(piped), "paper has no end"


def test_without_colour_the_picture_has_the_same_letters():
    painted = paint(midway().view(0), EN, NAMES, (), FULL)
    plain, coloured = (
        paper(force_terminal=True, color_system="truecolor", _environ=environ) for environ in ({"NO_COLOR": "1"}, {})
    )
    plain.print(painted)
    coloured.print(painted)
    assert "38;2" not in written(plain)
    assert "38;2" in written(coloured)
    assert re.sub(r"\x1b\[[\d;]*m", "", written(coloured)) == re.sub(r"\x1b\[[\d;]*m", "", written(plain))


# --- what can be chosen ----------------------------------------------------------------------------------------------------


def test_what_can_be_chosen_is_marked_and_nothing_else():
    view = midway(steps=120).view(0)
    shown = paint(view, EN, NAMES, [], FULL).plain
    assert "›" not in shown
    ghosts = ["SC B", "PO G"]
    town = msgspec.structs.replace(
        view, buildings=[msgspec.structs.replace(each, ghosts=[1, 2, 0, 0, 0], room=3) for each in view.buildings]
    )
    shown = paint(town, EN, NAMES, [f"ghost {each}" for each in ghosts], FULL).plain
    assert [house(shown, name)[1].strip("│").rstrip() for name in ("SC", "PO", "CI")] == ["›B GG···", " B›GG···", " B GG···"]
    assert [house(shown, name)[0][:4] for name in ("SC", "PO", "CI")] == ["╭›SC", "╭›PO", "╭─CI"]
    shown = paint(town, EN, NAMES, ["haunt SC R"], FULL).plain
    assert "›R10" in house(shown, "SC")[2]
    assert shown.count("›") == 1
    shown = paint(town, EN, NAMES, ["scare G"], FULL).plain
    assert shown.count("›GG") == 6
    # Ghosts that are not there frighten nobody; a defender stands where the attacker is.
    here = [msgspec.structs.replace(each, ghosts=[0, int(each.name == "PO"), 0, 0, 0]) for each in view.buildings]
    shown = paint(msgspec.structs.replace(view, buildings=here), EN, NAMES, ["scare G"], FULL).plain
    assert [house(shown, name)[0][:4] for name in ("SC", "PO", "CI")] == ["╭─SC", "╭›PO", "╭─CI"]
    shown = paint(msgspec.structs.replace(town, ghost=Ghost("PO", "O")), EN, NAMES, ["against G"], FULL).plain
    assert [house(shown, name)[0][:4] for name in ("SC", "PO", "CI")] == ["╭─SC", "╭›PO", "╭─CI"]


def test_spaces_sections_slots_and_cards_are_marked_on_the_board_of_whoever_chooses():
    match = new_match()
    view = match.view(match.actor)
    for choices, marks in {
        ("use S1 summon", "use S3 haunt", "use S2 rest"): 2,
        ("raise S1", "raise S3"): 2,
        ("clear-two S1 S2",): 2,
        ("occupy 13", "card 15"): 2,
    }.items():
        display = [msgspec.structs.replace(view.cards[k], number=number) for k, number in enumerate((13, 15, 20))]
        shown = paint(msgspec.structs.replace(view, cards=display), EN, NAMES, choices, FULL).plain
        assert shown.count("›") == marks, choices
    holder = msgspec.structs.replace(view.players[match.actor], slots=[Slot(int(each), False) for each in SPENT.values()])
    players = [holder if seat == match.actor else each for seat, each in enumerate(view.players)]
    for choice in SPENT:  # the token that is spent, though the choice does not name it
        shown = paint(msgspec.structs.replace(view, players=players), EN, NAMES, [choice], FULL).plain
        assert shown.count("›") == 1, choice
    shown = paint(view, EN, NAMES, ["use S1 summon"], FULL).plain
    row = next(line for line in shown.split("\n") if "S1 B1" in line)
    assert [seat for seat in (0, 1) if "›" in row[41 * seat : 41 * seat + 39]] == [match.actor]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_heading_and_words_of_its_own(language):
    """In a whole game: no two choices of a menu look the same, and none shows two bare numbers in a row."""
    words, match, rng = words_in(language), new_match(), random.Random(1)
    while not match.over:
        view = match.view(match.actor)
        labels = [label(view, words, choice) for choice in written_options(match)]
        assert len(set(labels)) == len(labels)
        for heading, item in labels:
            assert heading.strip()
            assert not item.isdecimal()
        wander(match, 1, rng)


def test_every_verb_has_a_label():
    view = msgspec.structs.replace(midway().view(0), dice=[Die("B", 4, 2, 0), Die("G", 6, 5, 3)])
    places = {"building": "SC", "other": "CH", "colour": "B", "hue": "G", "section": "S1", "other_section": "S2"}
    things = {"action": "scare", "bonus": "12", "card": "7", "number": "3", "die": "2", "tokens": "BBG", "seat": "2"}
    fields, level = places | things, view.players[view.on_turn].sections[0].level
    labels = {verb: label(view, EN, " ".join([verb, *(fields[each] for each in names)])) for verb, names in VERBS.items()}
    assert labels["use"] == (f"S1 {COLOURS[level - 1]}{level}", "Scare")
    assert labels["occupy"] == ("Occupy a card", "Second Wind (7)")
    assert labels["bonus"] == ("Use a bonus token", "Drift")
    assert labels["swap"] == ("Swap SC B", "CH G")
    assert labels["wager"] == ("Wager on", "3+")
    assert labels["steady"][1] == "green d6: 5 + 3"
    assert labels["scare"][1] == "B blue"
    assert labels["take"][1] == "S1 Scare"
    assert labels["clear-two"][1] == "S1 S2"
    assert labels["roller"][1] == f"{SHAPES[1]} 2"
    assert labels["waste"] == ("Waste: use a bonus token for nothing", "Drift")
    assert labels["waste-card"][1] == "Second Wind (7)"
    assert labels["end"] == ("End your turn", "")


def test_a_menu_of_thirty_reads_section_by_section(monkeypatch):
    match = new_match()
    typed(monkeypatch)
    shown = sit_down(match)
    for number, first in ((1, 1), (2, 8), (3, 15)):
        names = ("Summon", "Scare", "Upgrade", "Move", "Fight", "Haunt", "Rest")
        offered = [choice.split()[2].capitalize() for choice in written_options(match) if f"S{number}" in choice]
        listed = "  ".join(f"{first + k} {name}" for k, name in enumerate(name for name in names if name in offered))
        if len(offered) == 7:
            assert f"S{number} B1: {listed}" in shown


def test_a_swap_is_listed_ghost_by_ghost(monkeypatch):
    match = asked("swap", options={"card_selection": [2, 9, 13, 15, 23, 39, 40, 49]})
    typed(monkeypatch)
    shown = sit_down(match)
    ghosts = list(dict.fromkeys(" ".join(choice.split()[1:3]) for choice in written_options(match)))
    for ghost in ghosts:
        assert f"Swap {ghost}: " in shown
    numbers = [int(number) for number in re.findall(r"(?<![\w✦:])(\d+) \w\w [BGYOR](?=\s)", shown.split("Swap", 1)[1])]
    assert numbers == list(range(1, len(written_options(match)) + 1))


# --- what is typed ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["use S1 scare", "USE s1 SCARE", "u s1 scare", "s1 scare", "2"])
def test_a_choice_by_number_in_full_or_in_part(monkeypatch, answer):
    match = new_match(options={"card_selection": "friendly"})
    assert "use S1 scare" in written_options(match)
    number = written_options(match).index("use S1 scare") + 1
    typed(monkeypatch, str(number) if answer == "2" else answer)
    sit_down(match)
    assert match.write_action(match.moments[1].action) == "use S1 scare"


def test_a_name_is_as_good_as_a_number(monkeypatch):
    match = asked("discard")
    bonus = next(choice for choice in written_options(match) if choice.startswith("discard"))
    name = EN.say("town-bonus", bonus=int(bonus.split()[1]))
    before = len(match.moments)
    typed(monkeypatch, name.lower())
    sit_down(match)
    assert match.write_action(match.moments[before].action) == bonus


def test_a_name_that_fits_several_choices_must_be_written_in_full(monkeypatch):
    match = new_match()
    typed(monkeypatch, "scare")
    assert "“scare” fits use S1 scare, use S2 scare and use S3 scare" in sit_down(match).replace("\n", " ")
    assert len(match.moments) == 1


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("use s1 fight", "Not possible now: Fight in section I. Needs a blue ghost in one building with a ghost"),
        ("s1 fight", "Not possible now: Fight in section I. Needs a blue ghost"),
        ("occupy 7", "Not possible now: occupy Second Wind. Needs 3 ghost tokens of any colour."),
        ("end", "Not possible now: end your turn. 3 sections are still ready"),
        ("haunt sc b", "Not possible now: haunt"),
        ("fiddle", "“fiddle” is not one of the choices"),
        ("99", "“99” is not one of the choices"),
    ],
)
def test_what_is_not_possible_gets_its_reason(monkeypatch, answer, reason):
    match = new_match(options={"card_selection": "friendly"})
    typed(monkeypatch, answer)
    assert reason in sit_down(match).replace("\n", " ")
    assert len(match.moments) == 1


def test_a_question_with_a_number_or_a_name_is_answered(monkeypatch):
    match = new_match(options={"card_selection": "friendly"})
    typed(monkeypatch, "? 12", "?gallery", "? drift", "? FIGHT", "? po", "? 99", "? nonsense")
    shown = sit_down(match).replace("\n", " ")
    assert shown.count("12 Painted Gallery: At the end: 3 HP for each coloured card") == 2
    assert shown.count("✦12 Drift: Move any ghost to any other building with room. (bonus token ·") == 2
    assert "Fight: A ghost attacks another colour in its building." in shown
    assert "Police Station: Streets lead to:" in shown
    assert "There is no “99” here." in shown
    assert "There is no “nonsense” here." in shown
    assert len(match.moments) == 1


def test_with_nothing_asked_all_that_lies_here_is_explained():
    match = midway(steps=120)
    view = match.view(match.actor)
    shown = "\n".join(each.plain for each in explain(view, EN, NAMES, ""))
    assert all(EN.say("town-card-text", card=card.number, edition="spanish") in shown for card in view.cards)
    lying = {each.bonus for each in view.buildings} | {slot.bonus for player in view.players for slot in player.slots}
    for bonus in range(1, 13):
        assert (EN.say("town-bonus-text", bonus=bonus, edition="spanish", bigger="section") in shown) == (bonus in lying)
    owned = next(card for card in view.cards if card.owners)
    assert f"{SHAPES[owned.owners[0]]} {NAMES[owned.owners[0]]}" in shown


@pytest.mark.parametrize(
    ("edition", "points", "again"), [("spanish", "15 HP", "In a fight"), ("japanese", "12 HP", "any one die")]
)
def test_cards_and_tokens_are_told_by_the_edition_that_is_played(edition, points, again):
    view = new_match(options={"card_selection": "mirror", "edition": edition}).view(0)
    (card,) = explain(view, EN, NAMES, "40")
    (token,) = explain(view, EN, NAMES, "second throw")
    assert points in card.plain
    assert again in token.plain


def test_a_name_is_found_with_the_apostrophe_of_a_keyboard():
    view = new_match(options={"card_selection": [1, 2, 6, 12, 16, 27, 28, 47]}).view(0)
    for asked in ("exorcist's", "regular's d", "will-o'-the"):
        assert len(explain(view, EN, NAMES, asked)) == 1


def test_in_master_there_are_only_actions_and_buildings_to_explain():
    view = new_match(options=TABLES["master"]).view(0)
    assert explain(view, EN, NAMES, "") == []
    assert explain(view, EN, NAMES, "12") == []
    assert "weaker" in explain(view, EN, NAMES, "fight")[0].plain


def test_a_finished_game_can_be_gone_through_again():
    match = wander(new_match(options={"round_limit": 2}), 10_000, random.Random(1))
    console = paper()
    replay(public(match), step=5, console=console)
    shown = written(console)
    assert "╭─PO Police Station" in shown
    assert "Step 5 of" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"variant": "master", "round_limit": 3}], ids=["usual", "master"])
def test_a_whole_game_by_piped_numbers_in_each_language(monkeypatch, language, options):
    typed(monkeypatch, *["1"] * 2000)
    console = paper()
    play(TOWN, ["human:Ana", "random"], language, {"round_limit": 4, **options}, SEED, console)
    shown = written(console)
    assert words_in(language).say("town-event-over") in shown
    assert max(cell_len(line) for line in shown.split("\n")) <= 80
