"""Missions that would keep a server busy for ever, or ask more of the rules than they have room for.

museum D-41, D-63, D-64, M-201, M-261, M-262
"""

from __future__ import annotations

import hashlib
import time
from itertools import product
from string import ascii_lowercase

import pytest

from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games.museum import GAME
from ghostlight.games.museum.missions.faults import BadMission
from ghostlight.games.museum.missions.reading import read_mission
from tests.museum.missions import small, told

EVERYWHERE = [f"{column}-{row}" for column in "ABCDEFGHIJKLMNOP" for row in range(1, 17)]


def squares(count: int) -> str:
    return "[" + ", ".join(f'"{each}"' for each in EVERYWHERE[:count]) + "]"


def trigger(when: str, *effects: str, once: bool = True) -> str:
    return f'[[trigger]]\nid = "t"\nwhen = {when}\nonce = {str(once).lower()}\neffects = [{", ".join(effects)}]\n'


def chain(length: int) -> str:
    """Events that bring each other, each with something still to do afterwards; the last one burns Itzel."""
    cards = ""
    for k in range(1, length + 1):
        first = f'{{type="event", card="E{k + 1}"}}' if k < length else '{type="fire", squares=["B-3"]}'
        cards += f'[[event]]\nid = "E{k}"\ndate = "1985-11-02"\ntitle = "E"\neffects = [{first}, {{type="restock", n=1}}]\n'
    return cards


def dealt(mission: str, seats: int = 2) -> Match:
    names = ("Ana", "Ben", "Cleo")[:seats]
    return Match(GAME, [Seat(name) for name in names], hashlib.sha256(b"bounds").digest(), {"mission": mission})


def told_of(match: Match, event: str) -> int:
    """How often that happened in the last step."""
    return sum(happening.name == event for happening in match.moments[-1].happenings)


AMMO = '{type="place", item="ammo", square="B-3"}'


@pytest.mark.parametrize(
    ("when", "once", "refused"),
    [
        ('{type="item_taken", class="ammo"}', False, True),
        ('{type="item_taken", class="ammo"}', True, False),
        ('{type="round", round=2}', False, False),
    ],
)
def test_what_is_taken_again_and_again_brings_nothing_more_to_take(when: str, once: bool, refused: bool) -> None:
    found = told(small() + trigger(when, AMMO, once=once))
    assert found == ([("V-26", "trigger[0].effects")] if refused else [])


def test_nor_by_way_of_an_event() -> None:
    card = f'[[event]]\nid = "E1"\ndate = "1985-11-02"\ntitle = "E"\neffects = [{AMMO}]\n'
    brings = trigger('{type="item_taken", class="ammo"}', '{type="event", card="E1"}', once=False)
    assert told(small() + card + brings) == [("V-26", "trigger[0].effects")]


@pytest.mark.parametrize(
    ("effect", "most"),
    [
        ('{{type="fire", squares={squares}}}', 120),
        ('{{type="extinguish", squares={squares}}}', 120),
    ],
)
def test_only_so_much_changes_at_once(effect: str, most: int) -> None:
    """The longest general event brings eight changes itself: two entities."""
    for count in (most, most + 1):
        mission = small() + trigger('{type="start"}', effect.format(squares=squares(count)))
        assert told(mission) == ([] if count == most else [("V-05", "")])


def test_the_most_that_may_change_can_be_told() -> None:
    assert dealt(small() + trigger('{type="start"}', f'{{type="fire", squares={squares(120)}}}')).options_now()


def test_a_trigger_that_may_bring_itself_counts_for_everybody() -> None:
    fires = f'{{type="fire", squares={squares(30)}}}'
    assert told(small() + trigger('{type="fall"}', fires)) == []
    assert told(small() + trigger('{type="fall"}', fires, once=False)) == [("V-05", "")]


def test_all_squares_of_places_and_effects_count() -> None:
    """Single ones too."""
    effects = [f'{{type="move_priest", squares={squares(200)}}}'.replace('"B-1", ', "")] * 12
    mission = small() + trigger('{type="round", round=2}', *effects)
    assert ("V-05", "") in told(mission)


def test_long_chains_of_events_have_room_to_come_back_from() -> None:
    """An event of the hour and a trigger that it sets off, both as deep as they may be."""
    two = small(
        format='[{name="2v1", seats=[{side="humans", plays=["itzel"]}, {side="humans", plays=["bruno"]}, '
        '{side="ghost", plays=["priest"]}]}]',
        character='[{id="itzel", start="B-3", hp=1}, {id="bruno", start="G-4"}]',
        priest='{start="P-16"}',
        events='{mode="draw", general=[], dated=["E1"]}',
    )
    mission = two + chain(31) + trigger('{type="fall"}', '{type="event", card="E1"}', '{type="restock", n=1}')
    assert told(mission) == []
    match = dealt(mission, 3)
    while not match.over and not told_of(match, "fell"):
        match.act(match.options_now()[-1])
    assert told_of(match, "event") == 62
    assert told_of(match, "stocked") == 63, "everything that came after an event has been carried out"


def test_a_spawn_draws_from_long_lists() -> None:
    listed = ", ".join(f'"{each}"' for each in EVERYWHERE if each[0] in "JKLMN")
    mission = small() + trigger('{type="start"}', f'{{type="spawn", entity="chaneque", squares=[{listed}], n=3}}')
    match = dealt(mission)
    there = [happening.numbers["square"] for happening in match.moments[0].happenings if happening.name == "spawned"]
    drawn = [each.outcome for each in match.moments[0].drew if each.name == "spawn"]
    left = [16 * "ABCDEFGHIJKLMNOP".index(each[0]) + int(each[2:]) - 1 for each in EVERYWHERE if each[0] in "JKLMN"]
    assert there == [left.pop(place) for place in drawn]


def test_a_file_with_thousands_of_faults_is_answered_soon() -> None:
    ids = ["".join(each) for each in product(ascii_lowercase, repeat=3)]
    things = ",".join(f'{{id="{each}"}}' for each in ids[:1500])
    unknown = ",".join(f'"{each}"' for each in ids[5000:5063])
    places = ",".join(f"{{items=[{unknown}]}}" for _ in range(64))
    with pytest.raises(BadMission) as refused:
        read_mission(f"item=[{things}]\nplace=[{places}]\n".encode())
    began = time.thread_time()
    lines = refused.value.told_in("en", 100)
    assert len(lines) == 100
    assert lines[-1].startswith("and ")
    assert time.thread_time() - began < 2


def test_half_a_letter_is_no_mission() -> None:
    with pytest.raises(BadMission):
        dealt("\ud800\n")
