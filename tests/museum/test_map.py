"""The board: what the rules measured on the map, and a map with a mistake, which is refused with its line.

museum M-020, M-021, M-022, M-023, M-024, M-025, M-026, M-027, M-029, D-01
"""

from __future__ import annotations

from collections import deque

import pytest

from ghostlight.games.museum.map import (
    AREA,
    AREA_IDS,
    AREA_KINDS,
    AREA_NAMES,
    BESIDE,
    BOARD,
    DOOR,
    DOOR_IDS,
    DOOR_SQUARES,
    EDGE,
    FILE,
    FLOOR_OF,
    INNER,
    LIFT,
    LIFTS,
    LOCKABLE,
    MACHINE,
    MACHINE_AT,
    ROOM_FIRST,
    SQUARE_NAMES,
    TOILET,
    BadMap,
    read_map,
    square_of,
)
from ghostlight.games.museum.state import DIRECTIONS, DOORS, NOWHERE, ROOMS, SQUARES, Edge

TEXT = FILE.read_text(encoding="ascii")


def at(name):
    square = square_of(name)
    assert square is not None
    return square


def walkable(square, to):
    return int(EDGE[square, to]) in (Edge.OPEN, Edge.DOOR, Edge.STAIRS)


NEAR = [[int(BESIDE[square, to]) for to in range(DIRECTIONS) if walkable(square, to)] for square in range(SQUARES)]


def ways(start):
    """Steps to every square, doors closed and none locked."""
    far = {start: 0}
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for each in NEAR[here]:
            if each not in far:
                far[each] = far[here] + 1
                ahead.append(each)
    return far


def test_squares_are_numbered_by_column_and_then_by_row():
    assert [at(name) for name in ("A-1", "A-16", "B-1", "P-16")] == [0, 15, 16, 255]
    assert [SQUARE_NAMES[k] for k in (0, 119, 255)] == ["A-1", "H-8", "P-16"]
    for name in ("A-0", "A-17", "Q-1", "a-1", "A1", "A-01", ""):
        assert square_of(name) is None


def test_directions_go_north_east_south_west():
    assert [SQUARE_NAMES[BESIDE[at("H-8"), to]] for to in range(DIRECTIONS)] == ["H-9", "I-8", "H-7", "G-8"]
    assert list(BESIDE[at("A-1")][2:]) == [NOWHERE, NOWHERE]


def test_floors_are_the_four_quarters():
    corners = ("A-1", "H-8", "A-9", "H-16", "I-9", "P-16", "I-8", "P-1")
    assert "".join(str(FLOOR_OF[at(name)]) for name in corners) == "00112233"


ROOM_SIZES = {
    0: {"R": 16, "U": 11, "G": 6, "K": 4, "O": 2},
    1: {"N": 12, "J": 8, "W": 5, "M": 4, "Y": 2},
    2: {"A": 11, "Q": 9, "B": 6, "Z": 4, "F": 2},
    3: {"H": 12, "V": 8, "L": 7, "D": 4},
}


@pytest.mark.parametrize(
    ("floor", "corridor", "toilet", "lift"),
    [(0, 23, "G-3", "H-8"), (1, 31, "E-11", "H-9"), (2, 30, "P-11", "I-9"), (3, 31, "I-3", "I-8")],
)
def test_areas_of_a_floor(floor, corridor, toilet, lift):
    squares = {area: [k for k in range(SQUARES) if AREA[k] == number] for number, area in enumerate(AREA_IDS)}
    assert len(squares[f"C{floor}"]) == corridor
    assert squares[f"T{floor}"] == [at(toilet)]
    assert squares[f"E{floor}"] == [at(lift)]
    for room, size in ROOM_SIZES[floor].items():
        assert len(squares[room]) == size
        assert {int(FLOOR_OF[k]) for k in squares[room]} == {floor}


def test_areas_stand_in_the_order_that_the_notation_counts_them():
    assert [*"ABDFGHJKLMNOQRUVWYZ", *(f"{kind}{floor}" for kind in "CTE" for floor in range(4))] == AREA_IDS
    assert AREA_KINDS.count("room") == ROOMS
    assert AREA_NAMES[:3] == ["Sun Stone Gallery", "Hall of Offerings", "Director's Office"]


def test_features():
    assert [SQUARE_NAMES[k] for k in range(SQUARES) if TOILET[k]] == ["E-11", "G-3", "I-3", "P-11"]
    assert [SQUARE_NAMES[int(k)] for k in LIFTS] == ["H-8", "H-9", "I-8", "I-9"]
    assert [SQUARE_NAMES[int(k)] for k in MACHINE_AT] == ["A-16", "O-1", "O-16"]
    assert [int(MACHINE[int(k)]) for k in MACHINE_AT] == [0, 1, 2]
    assert int(MACHINE[0]) == NOWHERE
    assert [SQUARE_NAMES[square] for square, feature in BOARD.features.items() if feature == "main entrance"] == ["A-2"]
    assert [SQUARE_NAMES[square] for square in BOARD.spawns] == ["G-4", "F-12", "M-12", "N-4"]


def test_doors():
    assert len(DOOR_IDS) == DOORS
    assert sum(int(each) for each in LOCKABLE) == 43
    locked = [DOOR_IDS[k] for k in range(1, DOORS) if not LOCKABLE[k]]
    assert locked == ["d12", "d13", "d14", "d26", "d27", "d39", "d40", "d51", "d52", "d53"]
    assert [SQUARE_NAMES[DOOR_SQUARES[20, side]] for side in (0, 1)] == ["F-15", "G-15"]
    for door in range(1, DOORS):
        a, b = (int(DOOR_SQUARES[door, side]) for side in (0, 1))
        to = next(to for to in range(DIRECTIONS) if BESIDE[a, to] == b)
        assert DOOR[a, to] == DOOR[b, (to + 2) % DIRECTIONS] == door
        assert EDGE[a, to] == Edge.DOOR


def test_edges_are_the_same_from_both_sides():
    for square in range(SQUARES):
        for to in range(DIRECTIONS):
            other = int(BESIDE[square, to])
            assert EDGE[square, to] == (Edge.WALL if other == NOWHERE else EDGE[other, (to + 2) % DIRECTIONS])


def test_stairs_and_lifts_join_floors():
    stairs = {
        (SQUARE_NAMES[a], SQUARE_NAMES[BESIDE[a, to]]) for a in range(SQUARES) for to in (0, 1) if EDGE[a, to] == Edge.STAIRS
    }
    assert stairs == {("C-8", "C-9"), ("H-13", "I-13"), ("O-8", "O-9"), ("H-1", "I-1")}
    lifts = {
        (SQUARE_NAMES[a], SQUARE_NAMES[BESIDE[a, to]]) for a in range(SQUARES) for to in (0, 1) if EDGE[a, to] == Edge.LIFT
    }
    assert lifts == {("H-8", "H-9"), ("H-8", "I-8"), ("H-9", "I-9"), ("I-8", "I-9")}


INNER_DOORS = (
    "A J-15 K-12 L-14; B M-10 N-10; D O-6 P-7; F P-9; G E-2 F-3; H J-6 K-5 M-7; J A-11 C-11; K A-7 B-8; L O-3 P-1 P-4; "
    "M G-15 H-15; N B-15 C-13 E-14; O G-2; Q N-14 O-13 P-15; R A-6 C-1 C-3 C-4; U D-6 F-5 G-6; V K-2 M-1; "
    "W G-11 H-10 H-12; Y E-9; Z J-10 K-9"
)


def test_inner_door_squares():
    found = [
        " ".join([AREA_IDS[room], *(SQUARE_NAMES[int(each)] for each in INNER[room] if each != NOWHERE)])
        for room in range(ROOMS)
    ]
    assert "; ".join(found) == INNER_DOORS


def test_the_first_square_of_a_room_is_its_lowest():
    first = {AREA_IDS[room]: SQUARE_NAMES[int(ROOM_FIRST[room])] for room in (0, 5, 13, 15)}
    assert first == {"A": "J-12", "H": "J-5", "R": "A-1", "V": "K-1"}


def test_every_square_can_be_reached_without_lifts():
    assert len(ways(at("A-1"))) == SQUARES


def test_walking_distances():
    far = ways(at("B-3"))
    measured = {"A-2": 2, "H-1": 10, "G-1": 11, "C-14": 14, "K-6": 18, "K-14": 22, "O-14": 26}
    assert {name: far[at(name)] for name in measured} == measured


def test_mean_and_greatest_distances():
    far = [ways(start) for start in range(SQUARES)]
    apart = [far[a][b] for a in range(SQUARES) for b in range(a)]
    assert (round(sum(apart) / len(apart), 2), max(apart)) == (14.92, 32)
    same = [far[a][b] for a in range(SQUARES) for b in range(a) if FLOOR_OF[a] == FLOOR_OF[b]]
    assert (round(sum(same) / len(same), 2), max(same)) == (6.26, 16)


def within_a_turn(start):
    """Where two Moves of two steps lead: a lift ends them, and a ride takes the whole turn (M-090, M-091)."""
    far, ahead = {start: 0}, deque([start])
    while ahead:
        here = ahead.popleft()
        if far[here] == 4 or (LIFT[here] and here != start):
            continue
        for there in NEAR[here]:
            if there not in far:
                far[there] = far[here] + 1
                ahead.append(there)
    return set(far) | ({int(each) for each in LIFTS} if LIFT[start] else set())


def test_mean_and_greatest_number_of_turns():
    reach = [within_a_turn(start) for start in range(SQUARES)]
    total, most = 0, 0
    for start in range(SQUARES):
        turns, edge, count = {start}, {start}, 0
        while len(turns) < SQUARES:
            count += 1
            edge = set().union(*(reach[each] for each in edge)) - turns
            turns |= edge
            total += count * len(edge)
        most = max(most, count)
    assert total / (SQUARES * (SQUARES - 1)) == pytest.approx(3.86, abs=0.02)
    assert most == 8


# --- maps with a mistake -----------------------------------------------------------------------------------------------


def test_the_map_itself_is_good():
    assert read_map(TEXT).area == [int(each) for each in AREA]


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("[spawns]", "[ghosts]", "section [ghosts] is not one of"),
        (" 16 |.v  ", " 16 |?v  ", "A-16: '?' is no area of floor 1"),
        (" 16 |.v  ", " 16 |.w  ", "A-16: 'w' is no feature"),
        (" 16 |.v  ", " 16  .v  ", "A-16: the board's rim is open to the W"),
        (".s =.s |A", ".s  .s |A", "only stairs and lifts cross a floor border"),
        ("|.   .   .   .  |B", "|.   .  =.   .  |B", "stairs and lifts lead to another floor"),
        ("R | room | 0 | 16 | Reception", "R | room | 0 | 15 | Reception", "R has 16 squares on the grid, not 15"),
        ("R | room | 0 | 16 | Reception", "R | room | 0 | many | Reception", "a number of squares"),
        ("R | room | 0 | 16 | Reception", "R | room | 0 | 16", "4 fields instead of 5"),
        ("d01 | C-4 / C-5 | room", "d01 | C-4 / C-6 | room", "d01: the grid has no door at C-4 / C-6"),
        ("d01 | C-4 / C-5 | room", "d01 | C-4 / C-5 | lift", "d01: a door of kind 'lift' where one of a room is"),
        ("d01 | C-4 / C-5 | room", "d02 | C-4 / C-5 | room", "door d02 stands where d01 should"),
        ("d01 | C-4 / C-5 | room", "d01 | C-4 | room", "'C-4' is not two squares"),
        ("s1 | stairs | C-8 / C-9", "s1 | stairs | C-8 / D-8", "s1: the grid has no stairs at C-8 / D-8"),
        ("s1 | stairs | C-8 / C-9", "s1 | ramp | C-8 / C-9", "s1: 'ramp' is none of stairs, emergency, lift"),
        ("A-2 | main entrance", "A-3 | main entrance", "the grid has no main entrance at A-3"),
        ("0 | G-4", "0 | G-12", "G-12 is no square of floor 0"),
        ("0 | G-4", "0 | G-3", "G-3 is a toilet"),
    ],
)
def test_a_mistake_is_told_with_its_line(old, new, what):
    assert TEXT.count(old) == 1
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    with pytest.raises(BadMap) as refused:
        read_map(TEXT.replace(old, new))
    assert line in {number for number, fault in refused.value.faults if what in fault}, refused.value


@pytest.mark.parametrize(
    ("gone", "what"),
    [
        ("e3 | lift | H-8 / I-9\n", "H-8 / I-9: grid and links differ"),
        ("A-2 | main entrance\n", "the main entrance at A-2 is not listed"),
        ("d53 | I-8 / J-8 | lift\n", "52 doors instead of 53"),
        ("3 | N-4", "3 floors have a spawn square, not 4"),
    ],
)
def test_what_is_missing_is_told_with_the_last_line_of_its_section(gone, what):
    text = TEXT.replace(gone, "")
    section = text.rindex("\n[", 0, TEXT.index(gone))
    body = text[: section + 1].count("\n") + len(text[section + 1 :].split("\n\n")[0].strip("\n").split("\n"))
    with pytest.raises(BadMap) as refused:
        read_map(text)
    assert (body, what) in refused.value.faults
