"""Mission files: the shipped ones, every fault with its code, path and line, and what a World gets of them.

museum M-002, M-270, M-271, M-272, M-273, M-274, M-275
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from ghostlight.core.errors import BadOption
from ghostlight.core.options import read_options
from ghostlight.games.museum.map import AREA, AREA_IDS, DOOR_IDS, SQUARE_NAMES, square_of
from ghostlight.games.museum.missions.drawing import WIDEST, draw
from ghostlight.games.museum.missions.faults import BadMission
from ghostlight.games.museum.missions.general import general_events
from ghostlight.games.museum.missions.model import count_in
from ghostlight.games.museum.missions.reading import LARGEST, SHIPPED, read_mission, shipped, template
from ghostlight.games.museum.missions.writing import configure
from ghostlight.games.museum.options import OPTIONS
from ghostlight.games.museum.rules.items import PLACED
from ghostlight.games.museum.state import (
    ALL,
    ELIMINATE_CHANEQUE,
    NOWHERE,
    ROUNDS,
    Aim,
    Attacks,
    Character,
    Effect,
    Entity,
    EventsMode,
    Goal,
    Kind,
    Modifier,
    When,
    World,
)
from ghostlight.games.museum.stored_texts import text_of
from ghostlight.words import LANGUAGES, Words
from tests.museum.missions import FIRST, HEART, THIEVES, changed, faults_of, in_english, line_of, told

SEALS = 'squares = ["C-14", "H-12", "H-15", "K-14"]'
LOCK = 'door = "d20"\nside = "F-15"'
SOME_SECRETS = "".join(f'[[secret]]\nid = "s{k}"\ntext = "T"\ntype = "never_wounded"\n' for k in range(9))
SIXTEEN = ", ".join(['"key"'] * 16)

WORDS = {language: Words(language, "mission") for language in LANGUAGES}

# --- every fault ---------------------------------------------------------------------------------------------------------

# museum V-01, V-02, V-03, V-04, V-05, V-06, V-07, V-08, V-09, V-10, V-11, V-12, V-13
# museum V-14, V-15, V-16, V-17, V-18, V-19, V-20, V-21, V-22, V-23, V-24, V-25, V-26
# museum D-39, D-40, D-44, D-45, D-46, D-49, D-50, WE-24
FAULTS = [
    # (the file, what is changed, the code, the path, a part of the changed file on the line of the fault)
    ("V-01", FIRST, [("[clock]", "[clock")], "", "[clock"),
    ("V-01", FIRST, [('start = "18:00"', "start = ")], "", "start = \n"),
    ("V-01", FIRST, [("schema = 1", "schema = 1\nschema = 1")], "", "schema = 1\nid"),
    ("V-02", FIRST, [('title = "First Night"\n', "")], "title", "schema"),
    ("V-02", FIRST, [('limit = "19:50"\n', "")], "clock.limit", "[clock]"),
    ("V-02", FIRST, [('[priest]\nstart = "K-6"\n', "")], "priest", "schema"),
    (
        "V-02",
        FIRST,
        [('name = "Eagle Seal"\n', "")],
        "item[1].name",
        '[[item]]\nid = "eagle',
    ),
    (
        "V-02",
        FIRST,
        [('text = "Leave by the main entrance A-2."\n', "")],
        "objective[1].text",
        '[[objective]]\nid = "out"',
    ),
    ("V-02", FIRST, [('{side="humans", plays=["*"]}', '{side="humans"}')], "format[0].seats[0].plays", '{side="humans"}'),
    ("V-02", FIRST, [('{type="start"}', "{}")], "trigger[0].when.type", "when = {}"),
    ("V-03", FIRST, [("open = false", "open = false\ncolour = 3")], "exit[0].colour", "colour"),
    ("V-03", FIRST, [("[win]", "[wins]\na = 1\n[win]")], "wins", "[wins]"),
    ("V-03", FIRST, [('{type="start"}', '{type="start", at=3}')], "trigger[0].when.at", "at=3"),
    ("V-04", FIRST, [("duration_minutes = 30", 'duration_minutes = "30"')], "duration_minutes", "duration_minutes"),
    ("V-04", FIRST, [("duration_minutes = 30", "duration_minutes = true")], "duration_minutes", "duration_minutes"),
    ("V-04", FIRST, [('date = "1985-09-18"', "date = 1985-09-18")], "date", "date = 1985"),
    ("V-04", FIRST, [("open = false", "open = 0")], "exit[0].open", "open = 0"),
    ("V-04", FIRST, [("[[lock]]", "[lock]")], "lock", "[lock]"),
    ("V-04", FIRST, [('{"1v1"=1, "2v1"=1, "3v1"=2, "4v1"=3}', '"two"')], "objective[1].count", '"two"'),
    ("V-04", FIRST, [(SEALS, 'squares = "C-14"')], "place[0].squares", 'squares = "C-14"'),
    ("V-05", FIRST, [("duration_minutes = 30", "duration_minutes = 4")], "duration_minutes", "duration_minutes"),
    ("V-05", FIRST, [('title = "First Night"', f'title = "{"x" * 81}"')], "title", "title"),
    ("V-05", FIRST, [('title = "First Night"', 'title = ""')], "title", "title"),
    ("V-05", FIRST, [('title = "First Night"', 'title = "First\\u001b[2J"')], "title", "title"),
    ("V-05", FIRST, [('side="humans"', 'side="people"')], "format[0].seats[0].side", 'side="people"'),
    ("V-05", FIRST, [('mode = "draw"', 'mode = "drew"')], "events.mode", "mode"),
    ("V-05", FIRST, [('type = "deliver"', 'type = "bring"')], "objective[0].type", 'type = "bring"'),
    (
        "V-05",
        FIRST,
        [('class = "artefact"\nname = "Jaguar', 'class = "key"\nname = "Jaguar')],
        "item[0].class",
        'class = "key"',
    ),
    ("V-05", FIRST, [('start = "B-3"', 'start = "B-3"\nhp = 10')], "character[0].hp", "hp = 10"),
    ("V-05", FIRST, [("[win]", "[overrides]\nhuman_actions = 5\n[win]")], "overrides.human_actions", "human_actions"),
    ("V-05", FIRST, [("[win]", '[overrides]\ndeath = "ghost"\n[win]')], "overrides.death", "death"),
    ("V-05", FIRST, [('count = {"1v1"=1', 'count = {"1v1"=0')], "objective[1].count.1v1", 'count = {"1v1"=0'),
    (
        "V-05",
        FIRST,
        [("[[fire]]" if "[[fire]]" in FIRST else "[[exit]]", '[[fire]]\nsquare = "A-1"\n' * 65 + "[[exit]]")],
        "fire",
        "[[fire]]",
    ),
    ("V-05", FIRST, [("[win]", SOME_SECRETS + "[win]")], "secret", "[[secret]]"),
    (
        "V-05",
        FIRST,
        [("effects = [{type", "effects = [" + '{type="drop_choice"}, ' * 16 + "{type")],
        "event[0].effects",
        "drop_choice",
    ),
    ("V-05", FIRST, [('square="F-12"', 'squares=["F-12"], n=2')], "event[0].effects[1].n", "n=2"),
    ("V-05", FIRST, [('items = ["extinguisher"]', "items = []")], "place[2].items", "items = []"),
    (
        "V-05",
        FIRST,
        [("[[exit]]", '[[exit]]\nsquare = "A-2"\nopen = true\n[[exit]]')],
        "exit[1].square",
        'square = "A-2"\nopen = false',
    ),
    ("V-05", FIRST, [('items = ["extinguisher"]', "items = [" + '"key",' * 60 + "]")], "place", "[[place]]"),
    (
        "V-05",
        THIEVES,
        [
            ('id = "guard"', 'id = "guard"\nitems = ["gold-pectoral"]'),
            ('[[place]]\nitems = ["gold-pectoral"]\nsquare = "L-2"\n', ""),
        ],
        "character[3].items[0]",
        'items = ["gold-pectoral"]',
    ),
    ("V-05", HEART, [("cost = 2\nneeds = [", "cost = 3\nneeds = [")], "objective[1].cost", "cost = 3"),
    ("V-05", HEART, [('needs = ["the-heart"]', "needs = [" + '"key",' * 65 + "]")], "objective[1].needs", "needs = ["),
    ("V-05", HEART, [("n=2}", "n=10}")], "event[1].effects[0].n", "n=10"),
    ("V-06", FIRST, [("schema = 1", "schema = 2")], "schema", "schema"),
    ("V-07", FIRST, [('id = "first-night"', 'id = "First Night"')], "id", "id ="),
    (
        "V-07",
        FIRST,
        [('id = "out"', 'id = "out!"'), ('humans = ["seals", "out"]', 'humans = ["seals"]')],
        "objective[1].id",
        'id = "out!"',
    ),
    ("V-07", FIRST, [('start = "18:00"', 'start = "6 pm"')], "clock.start", '"6 pm"'),
    ("V-07", FIRST, [('start = "18:00"', 'start = "24:00"')], "clock.start", '"24:00"'),
    (
        "V-07",
        HEART,
        [
            ('date = "1521-08-13"', 'date = "1521-02-30"'),
        ],
        "date",
        "date",
    ),
    (
        "V-07",
        FIRST,
        [('id = "FN-1"', 'id = "EV-77"'), ('dated = ["FN-1"]', 'dated = ["EV-77"]')],
        "event[0].id",
        'id = "EV-77"',
    ),
    ("V-08", FIRST, [('limit = "19:50"', 'limit = "19:55"')], "clock.limit", "limit"),
    ("V-08", FIRST, [('limit = "19:50"', 'limit = "06:10"')], "clock.limit", "limit"),
    ("V-08", FIRST, [('limit = "19:50"', 'limit = "18:00"')], "clock.limit", "limit"),
    ("V-08", THIEVES, [('time="00:00"', 'time="00:01"')], "trigger[2].when.time", "00:01"),
    ("V-09", FIRST, [('start = "K-6"', 'start = "K-17"')], "priest.start", '"K-17"'),
    ("V-09", FIRST, [('"H-12", "H-15"', '"h-12", "H-15"')], "place[0].squares[1]", '"h-12"'),
    (
        "V-09",
        FIRST,
        [('[{type="open_exit", square="A-2"}', '[{type="open_exit", square="A2"}')],
        "trigger[1].effects[0].square",
        '"A2"',
    ),
    ("V-10", FIRST, [('door = "d20"', 'door = "d13"')], "lock[0].door", '"d13"'),
    ("V-10", FIRST, [('door = "d20"', 'door = "d54"')], "lock[0].door", '"d54"'),
    ("V-10", FIRST, [('side = "F-15"', 'side = "G-14"')], "lock[0].side", '"G-14"'),
    ("V-10", FIRST, [(LOCK, f"{LOCK}\n[[lock]]\n{LOCK}")], "lock[1].door", 'door = "d20"\nside = "F-15"\n\n[[exit]]'),
    ("V-10", THIEVES, [('door="d11", side="H-2"', 'door="d11", side="H-3"')], "event[0].effects[0].side", 'side="H-3"'),
    ("V-10", THIEVES, [('door="d11"', 'door="d12"')], "event[0].effects[0].door", 'door="d12"'),
    ("V-11", FIRST, [('area = "R"', 'area = "X"')], "objective[0].area", 'area = "X"'),
    ("V-11", HEART, [('area="V"', 'area="OUT"')], "trigger[3].when.area", 'area="OUT"'),
    (
        "V-11",
        FIRST,
        [('{type="spawn", entity="chaneque", square="F-12"}', '{type="fire_room", room="C0", max=3}')],
        "event[0].effects[1].room",
        '"C0"',
    ),
    ("V-12", FIRST, [('id = "bruno"', 'id = "brunno"')], "character[1].id", '"brunno"'),
    ("V-12", FIRST, [('id = "bruno"', 'id = "priest"')], "character[1].id", 'id = "priest"'),
    ("V-12", THIEVES, [('plays=["lina", "beto"]', 'plays=["lina", "itzel"]')], "format[0].seats[0].plays[1]", '"itzel"'),
    (
        "V-12",
        THIEVES,
        [('plays=["lina", "beto"]', 'plays=["lina", "guard"]'), ('plays=["priest", "guard"]', 'plays=["priest"]')],
        "format[0].seats[0].plays[1]",
        'plays=["lina", "guard"]',
    ),
    ("V-12", THIEVES, [('plays=["lina", "beto"]', 'plays=["lina", "lina"]')], "format[0].seats", '"lina", "lina"'),
    (
        "V-12",
        FIRST,
        [
            ("[priest]", '[[character]]\nid = "itzel"\nstart = "B-3"\n\n[priest]'),
        ],
        "character[4].id",
        'id = "itzel"\nstart = "B-3"\n\n[priest]',
    ),
    (
        "V-13",
        FIRST,
        [('name = "2v1"', 'name = "2v2"'), ('"2v1"=1', '"2v2"=1')],
        "format[1].name",
        'name = "2v2"',
    ),
    (
        "V-13",
        FIRST,
        [('[{side="humans", plays=["*"]}, {side="ghost", plays=["priest"]}]', '[{side="ghost", plays=["priest"]}]')],
        "format[0].seats",
        '[{side="ghost"',
    ),
    ("V-13", FIRST, [('plays=["priest"]', 'plays=["priest", "priest"]')], "format[0].seats", '"priest", "priest"'),
    (
        "V-13",
        THIEVES,
        [('{side="ghost", plays=["priest", "guard"]}', '{side="ghost", plays=["guard"]}')],
        "format[0].seats",
        '{side="ghost", plays=["guard"]}',
    ),
    ("V-13", THIEVES, [('plays=["lina", "beto"]', 'plays=["lina", "*"]')], "format[0].seats[0].plays", '"*"'),
    ("V-13", THIEVES, [('plays=["lina", "beto"]', "plays=[]")], "format[0].seats[0].plays", "plays=[]"),
    (
        "V-13",
        FIRST,
        [('[[character]]\nid = "quiroz"\nstart = "B-3"\n', "")],
        "format[3].seats",
        'seats = [{side="humans", plays=["*"]}, {side="humans", plays=["*"]}, {side="humans", plays=["*"]}, {side="humans"',
    ),
    ("V-14", FIRST, [('"macuahuitl", "hammer"', '"macuahuitl", "hamer"')], "place[1].items[2]", '"hamer"'),
    ("V-14", FIRST, [('items = ["extinguisher"]', 'items = ["artefact"]')], "place[2].items[0]", '["artefact"]'),
    ("V-14", FIRST, [('class = "artefact"\ncount', 'class = "jewel"\ncount')], "objective[0].class", '"jewel"'),
    ("V-14", HEART, [('needs = ["the-heart"]', 'needs = ["a-heart"]')], "objective[1].needs[0]", '"a-heart"'),
    ("V-15", FIRST, [('id = "jaguar-seal"', 'id = "key"'), ('["jaguar-seal", ', '["key", ')], "item[0].id", 'id = "key"'),
    ("V-15", FIRST, [('items = ["extinguisher"]', 'items = ["eagle-seal"]')], "place[2].items[0]", 'items = ["eagle-seal"]'),
    (
        "V-15",
        HEART,
        [('{type="place", item="the-heart"', '{type="place", item="jade-mask"')],
        "trigger[0].effects[1].item",
        'item="jade-mask"',
    ),
    (
        "V-15",
        HEART,
        [
            (
                'when = {type="objective", objective="offerings"}',
                'once = false\nwhen = {type="objective", objective="offerings"}',
            )
        ],
        "trigger[0].effects[1].item",
        "The floor of the Temple",
    ),
    (
        "V-15",
        HEART,
        [
            ('{type="place", item="the-heart", square="K-6"}, ', ""),
            (
                'effects = [{type="fire", squares=["C-8"',
                'effects = [{type="place_random_room", item="the-heart"}, {type="fire", squares=["C-8"',
            ),
        ],
        "event[0].effects[0].item",
        "place_random_room",
    ),
    (
        "V-15",
        FIRST,
        [('id = "eagle-seal"', 'id = "jaguar-seal"'), ('"eagle-seal", ', "")],
        "item[1].id",
        'id = "jaguar-seal"\nclass = "artefact"\nname = "Eagle',
    ),
    ("V-16", FIRST, [(SEALS, 'squares = ["C-14", "H-12"]')], "place[0].squares", '["C-14", "H-12"]'),
    ("V-16", FIRST, [(SEALS, 'squares = ["C-14", "H-12", "H-15", "C-14"]')], "place[0].squares[3]", '"H-15", "C-14"]'),
    ("V-16", FIRST, [(SEALS, SEALS + '\nsquare = "A-1"')], "place[0]", '[[place]]\nitems = ["jaguar'),
    ("V-16", FIRST, [('square = "D-8"\n', "")], "place[2]", '[[place]]\nitems = ["ext'),
    ("V-17", FIRST, [('start = "K-6"', 'start = "I-3"')], "priest.start", '"I-3"'),
    ("V-17", FIRST, [("[[exit]]", '[[entity]]\nkind = "chaneque"\nsquare = "G-3"\n[[exit]]')], "entity[0].square", '"G-3"'),
    (
        "V-17",
        FIRST,
        [("[[exit]]", '[[entity]]\nkind = "tzitzimitl"\nsquare = "A-1"\n' * 3 + "[[exit]]")],
        "entity[2].kind",
        None,
    ),
    ("V-17", FIRST, [('square="F-12"', 'square="E-11"')], "event[0].effects[1].square", '"E-11"'),
    ("V-17", THIEVES, [('["H-8", "H-9", "I-8", "I-9"]', '["H-8", "P-11"]')], "event[1].effects[0].squares[1]", '"P-11"'),
    (
        "V-17",
        FIRST,
        [("[win]", '[overrides]\nmax_chaneques = 0\n[[entity]]\nkind = "chaneque"\nsquare = "A-1"\n[win]')],
        "entity[0].kind",
        'kind = "chaneque"',
    ),
    ("V-18", FIRST, [('general = ["EV-01"', 'general = ["EV-13"')], "events.general[0]", '"EV-13"'),
    ("V-18", FIRST, [('"EV-01", "EV-03"', '"EV-01", "EV-01"')], "events.general[1]", '"EV-01", "EV-01"'),
    ("V-18", FIRST, [('dated = ["FN-1"]', 'dated = ["FN-2"]')], "events.dated[0]", '"FN-2"'),
    (
        "V-18",
        FIRST,
        [('id = "FN-1"\ndate = "1985-09-18"', 'id = "FN-1"\ndate = "1985-09-19"')],
        "event[0].date",
        '"1985-09-19"',
    ),
    (
        "V-18",
        FIRST,
        [
            (
                'mode = "draw"\ngeneral = ["EV-01", "EV-03", "EV-05", "EV-06", "EV-07", "EV-09", "EV-10", "EV-11", "EV-12"]',
                'mode = "hand"\ngeneral = ["EV-01"]',
            )
        ],
        "events",
        "[events]",
    ),
    (
        "V-18",
        FIRST,
        [("[[objective]]", '[[event]]\nid = "FN-1"\ndate = "1985-09-18"\ntitle = "Again"\neffects = []\n[[objective]]')],
        "event[1].id",
        'id = "FN-1"\ndate = "1985-09-18"\ntitle = "Again"',
    ),
    (
        "V-18",
        FIRST,
        [('{type="spawn", entity="chaneque", square="F-12"}', '{type="event", card="EV-00"}')],
        "event[0].effects[1].card",
        '"EV-00"',
    ),
    ("V-19", FIRST, [('objective="seals"', 'objective="seal"')], "trigger[1].when.objective", 'objective="seal"'),
    ("V-19", FIRST, [('id = "open-door"', 'id = "welcome"')], "trigger[1].id", 'id = "welcome"\nwhen = {type="objective"'),
    ("V-19", HEART, [('id = "captain"', 'id = "healer"')], "secret[4].id", 'id = "healer"\ntext = "Use'),
    ("V-19", HEART, [('objective = "heart"', 'objective = "flee"')], "secret[3].objective", 'objective = "flee"'),
    (
        "V-19",
        FIRST,
        [('id = "out"', 'id = "seals"'), ('["seals", "out"]', '["seals"]')],
        "objective[1].id",
        'id = "seals"\ntype = "escape"',
    ),
    ("V-20", FIRST, [('rest = "must_leave"\n', "")], "objective[1].rest", '[[objective]]\nid = "out"'),
    ("V-20", FIRST, [('rest = "must_leave"', 'rest = "ignored"\ncost = 1')], "objective[1].cost", "cost = 1"),
    ("V-20", FIRST, [('class = "artefact"\ncount', "count")], "objective[0]", '[[objective]]\nid = "seals"'),
    (
        "V-20",
        FIRST,
        [('square="F-12"', 'square="F-12", squares=["A-1"], n=1')],
        "event[0].effects[1]",
        'square="F-12", squares',
    ),
    ("V-20", FIRST, [('square="F-12"', 'squares=["F-12"]')], "event[0].effects[1].n", 'squares=["F-12"]'),
    ("V-20", FIRST, [('square="F-12"', 'square="F-12", n=1')], "event[0].effects[1].n", "n=1"),
    ("V-20", FIRST, [('{type="start"}', '{type="round"}')], "trigger[0].when.round", 'when = {type="round"}'),
    (
        "V-20",
        FIRST,
        [('{type="message", text="A bell rings though nobody is there."}', '{type="modifier", name="slow"}')],
        "event[0].effects[0].rounds",
        'name="slow"',
    ),
    (
        "V-20",
        FIRST,
        [('{type="message", text="A bell rings though nobody is there."}', '{type="modifier", name="show_hand", rounds=2}')],
        "event[0].effects[0].rounds",
        'name="show_hand"',
    ),
    ("V-21", FIRST, [(', "4v1"=3}', "}")], "objective[1].count.4v1", 'count = {"1v1"=1'),
    ("V-21", FIRST, [('"4v1"=3}', '"4v1"=3, "5v1"=3}')], "objective[1].count.5v1", 'count = {"1v1"=1'),
    (
        "V-22",
        FIRST,
        [('start = "B-3"', 'start = "B-3"\nitems = ["key", "key", "rue", "rue", "amulet"]')],
        "character[0].items",
        'items = ["key"',
    ),
    (
        "V-22",
        THIEVES,
        [('id = "guard"', 'id = "guard"\nitems = ["key", "key", "key", "key"]')],
        "character[3].items",
        'items = ["key", "key"',
    ),
    ("V-23", FIRST, [("[win]", "[overrides]\nspeed = 3\n[win]")], "overrides.speed", "speed"),
    ("V-24", FIRST, [('humans = ["seals", "out"]', "humans = []")], "win.humans", "humans = []"),
    ("V-24", FIRST, [('humans = ["seals", "out"]', 'humans = ["seals", "in"]')], "win.humans[1]", '"in"]'),
    ("V-24", FIRST, [('ghost = ["time"', 'ghost = ["tine"')], "win.ghost[0]", '"tine"'),
    (
        "V-25",
        HEART,
        [
            ('[[secret]]\nid = "captain"\ntext = "Be the last to leave."\ntype = "leave_order"\nposition = "last"\n', ""),
            ('[[secret]]\nid = "untouched"\ntext = "Leave without ever having fallen."\ntype = "never_wounded"\n', ""),
        ],
        "secret",
        "[[secret]]",
    ),
    (
        "V-26",
        THIEVES,
        [('effects = [{type="move_priest"', 'effects = [{type="event", card="TS-2"}, {type="move_priest"')],
        "event[1].effects[0].card",
        'card="TS-2"',
    ),
]


@pytest.mark.parametrize(("code", "text", "changes", "path", "where"), FAULTS)
def test_a_fault_is_told_with_its_code_path_and_line(code, text, changes, path, where):
    bad = changed(text, *changes)
    found = faults_of(bad)
    assert [(fault.code, fault.path) for fault in found] == [(code, path)], [fault.expected for fault in found]
    if where is not None:
        assert found[0].line == line_of(bad, where)
    for words in WORDS.values():
        line = found[0].tell(words)
        assert line
        assert "\n" not in line


def test_every_code_of_the_rules_is_provoked():
    assert {code for code, *_ in FAULTS} == {f"V-{number:02}" for number in range(1, 27)}


def test_two_faults_give_two_errors_and_all_of_them_come_at_once():
    bad = changed(FIRST, ('door = "d20"', 'door = "d13"'), ('limit = "19:50"', 'limit = "19:55"'), ('"hammer"', '"hamer"'))
    assert told(bad) == [("V-08", "clock.limit"), ("V-14", "place[1].items[2]"), ("V-10", "lock[0].door")]
    with pytest.raises(BadOption, match=r"option mission: line \d+: V-08 clock.limit: .* / .*hammer.* / .*lift") as refused:
        read_mission(bad.encode())
    assert isinstance(refused.value, BadMission)


def test_events_that_lead_to_each_other_are_a_cycle_from_both_ends():
    bad = changed(
        THIEVES,
        ('effects = [{type="lock"', 'effects = [{type="event", card="TS-2"}, {type="lock"'),
        ('effects = [{type="move_priest"', 'effects = [{type="event", card="TS-1"}, {type="move_priest"'),
    )
    assert told(bad) == [("V-26", "event[0].effects[0].card"), ("V-26", "event[1].effects[0].card")]


def test_events_that_bring_more_and_more_events_are_refused():
    """museum D-41: nine events, each of which brings the next one ten times over, would go on for years."""
    cards = [f"X-{k}" for k in range(9)]
    events = "".join(
        f'[[event]]\nid = "{card}"\ndate = "1985-09-18"\ntitle = "T"\neffects = ['
        + ", ".join([f'{{type="event", card="{cards[k + 1]}"}}' if k < 8 else '{type="drop_choice"}'] * 10)
        + "]\n"
        for k, card in enumerate(cards)
    )
    bad = changed(FIRST, ("[[objective]]", events + "[[objective]]"))
    assert {code for code, _ in told(bad)} == {"V-05"}
    assert ("V-05", "event[1].effects") in told(bad)
    assert ("V-05", "event[9].effects") not in told(bad)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"\xff\xfe", "V-01"),
        (b"", "V-02"),
        (b"#" * (LARGEST + 1), "V-05"),
        (b"a = " + b"[" * 30_000, "V-05"),
        (b"a = " + b"[" * 5_000, "V-01"),
        (b"a = " + b"[" * 5_000 + b"]" * 5_000, "V-01"),
        (b".".join([b"a"] * 5_000) + b" = 1", "V-01"),
        (b"[" + b".".join([b"a"] * 5_000) + b"]", "V-01"),
        (b"[[" + b".".join([b"a"] * 5_000) + b"]]", "V-01"),
        (b"a = {" + b".".join([b"a"] * 5_000) + b" = 1}", "V-01"),
        (b"schema = " + b"9" * 60_000, "V-01"),
        (b"schema = 0x" + b"f" * 60_000, "V-05"),
        (b'a = """' + b'""' * 30_000, "V-01"),
        (b"a = '''" + b"''" * 30_000, "V-01"),
        (b'"' * 60_000, "V-01"),
        (b"a = {" * 4_000, "V-01"),
        (b"[[a]]\n" * 2_000, "V-03"),
        (b"[[format]]\n" * 5_000, "V-05"),
    ],
)
def test_a_file_that_is_no_mission_at_all_is_refused_too(text, code):
    assert code in {fault.code for fault in faults_of(text)}


def test_more_squares_or_needs_in_all_than_a_world_has_room_for():
    pools = "".join(
        f'[[place]]\nitems = ["key"]\nsquares = [{", ".join(f"{chr(34)}{name}{chr(34)}" for name in SQUARE_NAMES)}]\n'
        for _ in range(9)
    )
    assert told(changed(FIRST, ("[[lock]]", pools + "[[lock]]"))) == [("V-05", "")]
    tasks = "".join(
        f'[[objective]]\nid = "t{k}"\ntype = "task"\ntext = "T"\nsquares = ["A-1"]\ncost = 1\nneeds = [{SIXTEEN}]\n'
        for k in range(5)
    )
    assert told(changed(FIRST, ("[[trigger]]", tasks + "[[trigger]]"))) == [("V-05", "")]


def test_ammunition_stacks_in_one_slot_at_the_start():
    good = changed(FIRST, ('start = "B-3"', 'start = "B-3"\nitems = ["pistol", "ammo", "ammo", "ammo", "key", "rue"]'))
    world = written(good, 2)
    kit = [int(each) for each in world.kit[Character.ITZEL]]
    assert [item & 255 for item in kit[:5]] == [Kind.PISTOL, Kind.AMMO, Kind.KEY, Kind.RUE, 0]
    assert kit[1] >> 16 == 3


def test_a_crowd_in_a_toilet_counts_in_the_largest_format():
    """museum D-48"""
    three = changed(
        FIRST, *[(f'id = "{name}"\nstart = "B-3"', f'id = "{name}"\nstart = "G-3"') for name in ("itzel", "bruno", "quiroz")]
    )
    assert told(three) == [("V-17", f"character[{place}].start") for place in (0, 1, 3)]
    two = changed(FIRST, *[(f'id = "{name}"\nstart = "B-3"', f'id = "{name}"\nstart = "G-3"') for name in ("itzel", "bruno")])
    assert told(two) == []


def test_two_of_one_turn_number_may_be_in_the_roster_but_not_in_one_game():
    """museum D-43"""
    lina = '[[character]]\nid = "lina"\nstart = "B-3"\n\n[priest]'
    assert ("V-12", "format[1].seats") in told(changed(FIRST, ("[priest]", lina)))
    assert ("V-12", "format[0].seats") not in told(changed(FIRST, ("[priest]", lina)))


def test_a_line_is_found_inside_lists_that_go_over_many_lines():
    spread = changed(FIRST, (SEALS, 'squares = [\n  "C-14",\n  # the warriors\n  "H-99", "H-15",\n  "K-14",\n]'))
    assert [(fault.path, fault.line) for fault in faults_of(spread)] == [("place[0].squares[1]", line_of(spread, '"H-99"'))]


def test_dotted_keys_quoted_keys_and_windows_line_ends():
    """museum D-52"""
    dotted = changed(
        FIRST,
        ('[clock]\nstart = "18:00"\nlimit = "19:50"\n', ""),
        ("schema = 1", 'schema = 1\nclock.start = "18:00"\n"clock".limit = "21:01"'),
    )
    fault = faults_of(dotted)[0]
    assert (fault.path, fault.line) == ("clock.limit", 3)
    assert told(FIRST.replace("\n", "\r\n")) == []
    assert told(b"\xef\xbb\xbf" + FIRST.encode()) == []


def test_a_wrong_word_is_told_with_the_one_that_was_meant():
    fault = faults_of(changed(FIRST, ('"macuahuitl", "hammer"', '"macuahuitl", "hamer"')))[0]
    assert fault.expected == '"hamer" is not an item; did you mean "hammer"?'
    assert faults_of(changed(FIRST, ('"first_aid"', '"first-aid"')))[0].expected.endswith('did you mean "first_aid"?')
    assert "draw, hand, none" in faults_of(changed(FIRST, ('mode = "draw"', 'mode = "?"')))[0].expected


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        (THIEVES, ('time="00:00"', 'time="12:00"')),  # museum D-42
        (HEART, ("[[fire]]", '[[fire]]\nsquare = "N-5"\n[[fire]]')),  # museum D-47
        (FIRST, ('ghost = ["time", "no_standing"]', "ghost = []")),  # museum D-51
        (FIRST, ("[[lock]]\n" + LOCK + "\n", "")),
        (FIRST, ('start = "B-3"', 'start = "B-3"\nitems = []')),
        (FIRST, ('title = "First Night"', 'title = "最初の夜　その一"')),
        (FIRST, ('title = "First Night"', 'title = "Noche n.º 1: ¿quién anda ahí?"')),
        (FIRST, ('mode = "draw"', 'mode = "none"')),
    ],
)
def test_what_is_unusual_but_no_fault(text, changes):
    assert told(changed(text, changes)) == []


# --- good files ------------------------------------------------------------------------------------------------------------


def written(mission, players, **options):
    world = World.many(1)[0]
    world.players = players
    configure(world, read_options("museum", OPTIONS, {"mission": mission, **options}))
    return world


def has(squares, name):
    square = square_of(name)
    assert square is not None
    return bool(squares[square >> 5] >> (square & 31) & 1)


def squares_of(squares):
    return [name for name in SQUARE_NAMES if has(squares, name)]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_missions_are_good_and_named_like_their_files(name):
    mission = read_mission(shipped(name))
    assert mission.id == name
    raw = tomllib.loads(shipped(name).decode())
    assert [form.name for form in mission.formats] == [each["name"] for each in raw["format"]]
    assert [SQUARE_NAMES[each.start] for each in mission.roster] == [each["start"] for each in raw["character"]]
    assert {DOOR_IDS[door]: SQUARE_NAMES[side] for door, side in mission.locks.items()} == {
        each["door"]: each["side"] for each in raw["lock"]
    }


@pytest.mark.parametrize("name", SHIPPED)
def test_a_world_gets_what_the_file_says_in_every_format(name):
    raw, mission = tomllib.loads(in_english(shipped(name).decode())), read_mission(shipped(name))
    for form in raw["format"]:
        world = written(name, len(form["seats"]), format=form["name"])
        assert text_of(world, world.format) == form["name"]
        assert [bool(world.ghost_seats >> k & 1) for k in range(len(form["seats"]))] == [
            s["side"] == "ghost" for s in form["seats"]
        ]
        assert [bool(world.picks >> k & 1) for k in range(len(form["seats"]))] == [s["plays"] == ["*"] for s in form["seats"]]
        for character in Character:
            seats = [k for k, seat in enumerate(form["seats"]) if character.name.lower() in seat["plays"]]
            assert int(world.seat_of[character]) == (seats[0] if seats else NOWHERE)
        for k, each in enumerate(raw["objective"]):
            wanted = each.get("count", 1)
            assert int(world.objectives[k].count) == (wanted if isinstance(wanted, int) else wanted[form["name"]])
            assert text_of(world, world.objectives[k].text) == each["text"]
            assert text_of(world, world.objectives[k].label) == each["id"]
            assert bool(world.objectives[k].active) == each.get("active", True)
        assert (text_of(world, world.title), text_of(world, world.summary)) == (raw["title"], raw["summary"])
        assert (text_of(world, world.label), text_of(world, world.date)) == (raw["id"], raw["date"])
        assert world.objective_count == len(mission.objectives)
        assert world.secret_count == len(raw.get("secret", []))
        assert [text_of(world, world.triggers[k].script.label) for k in range(world.trigger_count)] == [
            t["id"] for t in raw["trigger"]
        ]


def test_first_night_in_a_world():
    world = written("first-night", 3)
    assert [int(each) for each in world.roster] == [0, 1, 2, 3, *[NOWHERE] * 5]
    assert SQUARE_NAMES[world.start[Character.PRIEST]] == "K-6"
    assert [int(each) for each in world.hp[:5]] == [3, 4, 3, 3, 0]
    assert [int(each) & 255 for each in world.kit[:4, 0]] == [Kind.KEY, Kind.HAMMER, Kind.ROSARY, Kind.FIRST_AID]
    assert [int(world.kit[who, 0]) >> 16 for who in range(4)] == [0, 2, 1, 0]
    assert (world.clock, world.limit, world.events_mode, world.die) == (18 * 60, 11, EventsMode.DRAW, 0)
    assert [int(each) for each in world.deck[: world.deck_size]] == [0, 2, 4, 5, 6, 8, 9, 10, 11, 12]
    assert world.lock_side[20] == square_of("F-15")
    assert [int(each) for each in world.lock_side].count(NOWHERE) == len(world.lock_side) - 1
    assert (squares_of(world.exits), squares_of(world.open_exits), squares_of(world.fire)) == (["A-2"], [], [])
    seals = world.placements[0]
    assert [SQUARE_NAMES[world.listed[seals.square + k]] for k in range(seals.squares)] == ["C-14", "H-12", "H-15", "K-14"]
    assert (seals.pool, seals.hidden, seals.things) == (1, 0, 3)
    for k, name in enumerate(("Jaguar Seal", "Eagle Seal", "Serpent Seal")):
        assert int(world.things[seals.first + k]) == Kind.ARTEFACT | (k + 1) << 8 | PLACED
        assert text_of(world, world.named_name[k]) == name
    assert not world.placements[2].pool
    bring = world.objectives[0]
    assert (bring.kind, bring.match.kinds, bring.outside) == (Goal.DELIVER, 1 << Kind.ARTEFACT, 0)
    assert squares_of(bring.squares) == squares_of_area("R")
    assert (world.win_humans, world.win_ghost, world.no_standing) == (3, 0, 1)
    assert world.entity[0] == NOWHERE


def squares_of_area(area):
    return [name for k, name in enumerate(SQUARE_NAMES) if AREA[k] == AREA_IDS.index(area)]


def test_thieves_in_a_world():
    world = written("thieves-in-the-shadows", 2)
    assert [int(world.seat_of[who]) for who in (Character.LINA, Character.BETO, Character.GUARD, Character.PRIEST)] == [
        0,
        0,
        1,
        1,
    ]
    assert int(world.seat_of[Character.NICO]) == NOWHERE
    assert int(world.kit[Character.GUARD, 0]) & 255 == Kind.TRUNCHEON
    assert world.limit == 24
    assert {at: int(world.due[at]) for at in range(ROUNDS + 1) if world.due[at]} == {12: 1 << 2}
    assert world.triggers[0].when == When.ITEM_TAKEN
    assert world.placements[6].hidden
    assert world.objectives[1].outside
    assert world.vending_stock == 1
    lockdown = world.cards[12]
    first = world.effects[lockdown.first]
    assert (first.kind, first.a, SQUARE_NAMES[first.b], first.c) == (Effect.LOCK, 11, "H-2", 1)
    lift = world.effects[world.cards[13].first]
    assert [SQUARE_NAMES[world.listed[lift.first + k]] for k in range(lift.count)] == ["H-8", "H-9", "I-8", "I-9"]


def test_the_heart_in_a_world():
    world = written("heart-under-the-temple", 3)
    assert (world.events_mode, world.deck_size, world.limit) == (EventsMode.HAND, 14, 42)
    task = world.objectives[1]
    assert (task.kind, task.cost, task.consumes, task.count, task.needs) == (Goal.TASK, 2, 1, 1, 1)
    assert world.needs[task.first] == 256 * (1 + 3)
    assert [int(each) for each in world.objectives[0].match.names] == [0b111, 0]
    assert world.objectives[2].must_leave
    opens = world.triggers[0].script
    heart = world.effects[opens.first + 1]
    assert (heart.kind, SQUARE_NAMES[heart.b]) == (Effect.PLACE, "K-6")
    assert int(heart.a) == Kind.HEART | 4 << 8 | PLACED
    assert [int(world.secrets[k].kind) for k in range(5)] == [*Aim]
    assert (world.secrets[2].last, world.secrets[3].objective, world.secrets[4].times) == (1, 1, 1)
    rack = world.effects[world.cards[13].first]
    assert (rack.kind, rack.a, rack.b, rack.count) == (Effect.SPAWN, Entity.CHANEQUE, 2, 4)
    assert text_of(world, world.effects[opens.first].text).startswith("The floor of the Temple Hall splits.")


def test_the_general_events_are_those_of_the_table():
    cards = general_events()
    assert [card.id for card in cards] == [f"EV-{number:02}" for number in range(1, 13)]
    kinds = [[effect.kind for effect in card.effects] for card in cards]
    assert kinds == [
        [Effect.MODIFIER, Effect.MODIFIER],
        [Effect.LOCK_CHOICE],
        [Effect.SPAWN],
        [Effect.SPAWN],
        [Effect.FIRE_ROOM],
        [Effect.EXTRA_MOVE],
        [Effect.MODIFIER],
        [Effect.DROP_CHOICE],
        [Effect.RESTOCK],
        [Effect.PLACE_RANDOM_ROOM],
        [Effect.MODIFIER],
        [Effect.MODIFIER],
    ]
    assert [(each.a, each.b) for each in cards[0].effects] == [(Modifier.SLOW, 2), (Modifier.NO_SHOTS, 2)]
    assert (cards[1].effects[0].a, cards[1].effects[0].c) == (2, 1)
    assert (cards[2].effects[0].a, cards[2].effects[0].b) == (Entity.CHANEQUE, 2)
    assert (cards[4].effects[0].a, cards[4].effects[0].b) == (-1, 3)
    assert (cards[10].effects[0].a, cards[10].effects[0].b) == (Modifier.SHOW_HAND, 0)


EVERYTHING = changed(
    FIRST,
    ("[[exit]]", '[[fire]]\nsquare = "P-16"\n[[entity]]\nkind = "tzitzimitl"\nsquare = "A-1"\n[[exit]]'),
    (
        "[[trigger]]",
        """[[objective]]
id = "meet"
type = "reach"
text = "Meet."
squares = ["A-1", "A-2"]
who = "all"
[[objective]]
id = "gather"
type = "collect"
text = "Gather."
items = ["key", "eagle-seal"]
count = 2
[[objective]]
id = "hold"
type = "survive"
text = "Hold out."
until = "20:30"
standing = {"1v1" = 1, "2v1" = 1, "3v1" = 2, "4v1" = 2}
[[objective]]
id = "clean"
type = "eliminate"
text = "Clear the house."
what = "chaneque"
count = 2
[[objective]]
id = "lose"
type = "eliminate"
text = "Bruno is gone."
what = "bruno"
count = 1
[[trigger]]
id = "t1"
when = {type = "round", round = 3}
effects = [{type = "unlock", door = "d20"}, {type = "extinguish", squares = ["P-16"]},
  {type = "event", card = "EV-04"}, {type = "restock", n = 2}]
once = false
[[trigger]]
id = "t2"
when = {type = "fall", character = "bruno"}
effects = [{type = "fire_room", room = "R", max = 2}, {type = "modifier", name = "peace", rounds = 4},
  {type = "close_exit", square = "A-2"}]
[[trigger]]
id = "t3"
when = {type = "death"}
effects = []
[[trigger]]
id = "t4"
when = {type = "item_taken", item = "key"}
effects = []
[[trigger]]""",
    ),
    ('ghost = ["time", "no_standing"]', 'ghost = ["lose"]'),
    (
        "[win]",
        """[overrides]
ghost_move = "die"
human_actions = 3
steps_per_move = 1
inventory_slots = 8
toilet_capacity = 4
wounded_rounds = 9
death = "removed"
vending_stock = 0
max_chaneques = 1
max_tzitzimitl = 1
human_attacks = "opposing"
lifts = false
[win]""",
    ),
)


def test_everything_that_the_shipped_missions_do_not_use():
    world = written(EVERYTHING, 4)
    assert squares_of(world.fire) == ["P-16"]
    assert (world.entity[0], world.entity_at[0]) == (Entity.TZITZIMITL, square_of("A-1"))
    meet, gather, hold, clean, lose = (world.objectives[k] for k in range(2, 7))
    assert (meet.kind, meet.count, squares_of(meet.squares)) == (Goal.REACH, ALL, ["A-1", "A-2"])
    assert (gather.count, gather.match.kinds, int(gather.match.names[0])) == (2, 1 << Kind.KEY, 0b10)
    assert (hold.until, hold.count) == (15, 2)
    assert (clean.what, clean.count, lose.what) == (ELIMINATE_CHANEQUE, 2, Character.BRUNO)
    assert (world.win_ghost, world.no_standing) == (1 << 6, 0)
    often, fall, death, taken = (world.triggers[k] for k in range(4))
    assert (often.when, int(world.due[3]), often.once) == (When.ROUND, 1, 0)
    effects = [world.effects[often.script.first + k] for k in range(often.script.count)]
    assert [(each.kind, each.a) for each in effects] == [
        (Effect.UNLOCK, 20),
        (Effect.EXTINGUISH, 0),
        (Effect.EVENT, 3),
        (Effect.RESTOCK, 2),
    ]
    assert (fall.character, death.character, fall.once) == (Character.BRUNO, NOWHERE, 1)
    assert taken.match.kinds == 1 << Kind.KEY
    room, peace, shut = (world.effects[fall.script.first + k] for k in range(3))
    assert (room.a, room.b, peace.a, peace.b) == (AREA_IDS.index("R"), 2, Modifier.PEACE, 4)
    assert (shut.kind, shut.a) == (Effect.CLOSE_EXIT, square_of("A-2"))
    assert (world.die, world.human_actions, world.steps_per_move, world.inventory_slots) == (1, 3, 1, 8)
    assert (world.toilet_capacity, world.wounded_rounds, world.removed, world.vending_stock) == (4, 9, 1, 0)
    assert (world.max_chaneques, world.max_tzitzimitl, world.human_attacks, world.lifts) == (1, 1, Attacks.OPPOSING, 0)


def test_a_world_that_is_written_again_keeps_nothing_of_before():
    world = World.many(1)[0]
    world.players = 4
    configure(world, read_options("museum", OPTIONS, {"mission": EVERYTHING}))
    world.players = 2
    configure(world, read_options("museum", OPTIONS, {}))
    fresh = written("first-night", 2)
    for name in (
        "fire",
        "exits",
        "seat_of",
        "lock_side",
        "entity",
        "kit",
        "roster",
        "texts",
        "human_actions",
        "die",
        "removed",
    ):
        assert (getattr(world, name) == getattr(fresh, name)) is True or (getattr(world, name) == getattr(fresh, name)).all(), (
            name
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_is_a_good_mission_in_the_language_of_who_asks(language):
    text = template("old-bell", language)
    assert text is not None
    mission = read_mission(text.encode())
    assert (mission.id, mission.language) == ("old-bell", language)
    assert "my-mission" not in text
    assert count_in(mission.objectives[1].count, "2v1") == 2
    assert written(text, 3).objective_count == 2
    assert [template(name) for name in ("../up", "Old Bell", "", "x" * 41)] == [None] * 4


def test_the_mission_of_the_guide_is_a_good_one():
    guide = (Path(__file__).parents[2] / "docs" / "missions.md").read_text(encoding="utf-8")
    text = "".join(re.findall(r"```toml\n(.*?)```", guide, re.DOTALL))
    assert told(text) == []
    assert written(text, 3).trigger_count == 4


# --- options -----------------------------------------------------------------------------------------------------------------


def test_the_format_is_the_first_that_fits_the_seats_or_the_one_asked_for():
    world = written("thieves-in-the-shadows", 4)
    assert text_of(world, world.format) == "2v2"
    with pytest.raises(
        BadOption, match=r"option format: First Night has no format 2v1 for 2 seats; it has 1v1 \(2 seats\), 2v1"
    ):
        written("first-night", 2, format="2v1")
    with pytest.raises(BadOption, match="option format: The Heart under the Temple has no format for 2 seats; it has 2v1"):
        written("heart-under-the-temple", 2)


def test_the_table_may_change_how_the_priest_moves_and_how_events_come():
    """museum M-260"""
    assert written("first-night", 2, ghost_move="die").die == 1
    assert written(EVERYTHING, 2, ghost_move="deck").die == 0
    assert written("heart-under-the-temple", 3, events_mode="none").events_mode == EventsMode.NONE
    assert written("first-night", 2, events_mode="hand").events_mode == EventsMode.HAND


def test_events_in_hand_need_three_cards():
    poor = changed(
        FIRST,
        ('general = ["EV-01", "EV-03", "EV-05", "EV-06", "EV-07", "EV-09", "EV-10", "EV-11", "EV-12"]', 'general = ["EV-01"]'),
    )
    assert written(poor, 2).deck_size == 2
    with pytest.raises(BadOption, match="option events_mode: hand needs a deck of at least 3, and First Night has 2"):
        written(poor, 2, events_mode="hand")


def test_a_mission_is_never_the_name_of_a_file():
    for value in ("first-night.toml", "/etc/passwd", "missions/first-night", "", 7, ["first-night"]):
        with pytest.raises(BadOption, match=r"option mission: .* nor the text of a file; give a file with --mission"):
            read_options("museum", OPTIONS, {"mission": value})


# --- the map of a mission ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [FIRST, THIEVES, HEART, EVERYTHING], ids=[*SHIPPED, "everything"])
def test_the_map_shows_everything_and_fits_80_columns(text, language):
    mission = read_mission(text.encode())
    for form in mission.formats:
        sheet = draw(mission, form, WORDS[language]).split("\n")
        assert max(map(len, sheet[:37])) <= WIDEST
        board, legend = "\n".join(sheet[:38]), "\n".join(sheet[38:])
        assert board.count("#") == len(mission.locks)
        assert board.count("!") == 1
        assert board.count("a") >= (mission.places[0].pool and len(mission.places[0].squares)) or "+" in board
        for item in mission.named:
            assert item.id in legend or item.id == "the-heart"
