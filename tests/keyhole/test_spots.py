"""Where ghosts can stand and lie (section 4.5), against the worked examples of 8.2, and what hollows they fit (KG-013)."""

from __future__ import annotations

import itertools

import pytest

from ghostlight.games.keyhole.hall.shapes import CENTRE, COUNT, GHOST_SHAPES, HALF, HIGH, SAMPLES
from ghostlight.games.keyhole.state import Size, Why
from ghostlight.games.keyhole.text.names import PIECE_NAMES
from tests.keyhole.handling import Room

SIZES = {"S": "CS1", "M": "CM1", "L": "CL1"}


def free(room: Room, size: str, cell: str, level: int, posture: str = "upright") -> list[tuple[int, int]]:
    """All legal spots of a cell at a level."""
    everywhere = [(sx, sy) for sy in range(17) for sx in range(17)]
    return [spot for spot in everywhere if room.try_spot(SIZES[size], cell, *spot, level, posture) == Why.FINE]


@pytest.mark.parametrize(("size", "count"), [("S", 121), ("M", 81), ("L", 25)])
def test_spots_of_an_empty_cell(size: str, count: int) -> None:
    """keyhole KG-040, KG-041."""
    assert len(free(Room(), size, "C3", 0)) == count
    assert free(Room(), size, "C3", 32) == []
    least, most = GHOST_SHAPES[Size[size]]["upright"]
    assert Room().try_spot(SIZES[size], "C3", least - 1, 8, 0) == Why.RANGE
    assert Room().try_spot(SIZES[size], "C3", 8, most + 1, 0) == Why.RANGE


def test_a_cell_with_a_small_in_the_middle() -> None:
    """keyhole P-12, KG-042, KG-052."""
    room = Room("BS1@D4:8,8,0")
    assert [len(free(room, size, "D4", 0)) for size in "SML"] == [52, 0, 0]
    room.settle("AS1", "D4", 8, 8)
    assert room.ghost("AS1") == "D4:8,3,0"


@pytest.mark.parametrize(
    ("piece", "levels"),
    [("trolley", {"S": [10, 58], "M": [58], "L": [58]}), ("desk", {"S": [0, 64], "M": [0, 64], "L": [64]})],
)
def test_levels_with_a_legal_spot(piece: str, levels: dict[str, list[int]]) -> None:
    """keyhole P-13, KG-041, KG-042."""
    room = Room(f"{piece} 112,112,0,0,0")
    found = {size: [level for level in range(80) if free(room, size, "D4", level)] for size in "SML"}
    assert found == levels
    for size in "SML":
        assert {int(spot.split(",")[2]) for spot in room.menu(SIZES[size], "D4")} <= set(levels[size])
        assert room.has_spot(SIZES[size], "D4")


def test_why_a_spot_is_not_legal() -> None:
    """keyhole KG-041, KG-042."""
    room = Room("desk 112,112,0,0,0; BS1@C3:8,8,0")
    assert room.try_spot("AS1", "D4", 8, 8, 64) == Why.FINE
    assert room.try_spot("AS1", "D4", 8, 8, 58) == Why.NO_LEVEL
    assert room.try_spot("AS1", "D4", 3, 8, 0) == Why.IN_PIECE
    assert room.try_spot("AS1", "C3", 8, 8, 0) == Why.IN_GHOST
    assert room.try_spot("AS1", "C3", 8, 8, 32) == Why.NO_LEVEL  # nobody stands on a ghost (K-035)
    assert room.try_spot("BS1", "C3", 8, 8, 0) == Why.FINE  # it does not stand in its own way
    room.lab["without"] = 1 << 7
    assert room.try_spot("AS1", "C3", 8, 8, 0) == Why.FINE


def test_only_the_centre_needs_support() -> None:
    """keyhole KG-041, KG-042: the circle may overhang."""
    room = Room("trolley 112,112,0,0,0")
    assert room.try_spot("AM1", "D4", 8, 12, 58) == Why.FINE
    assert room.try_spot("AS1", "D4", 8, 13, 58) == Why.FINE
    assert room.try_spot("AS1", "D5", 8, 3, 58) == Why.NO_LEVEL
    assert Room("desk 126,96,0,0,0").try_spot("AS1", "C4", 13, 3, 64) == Why.NO_LEVEL
    assert Room("desk 118,96,0,0,0").try_spot("AS1", "C4", 13, 3, 64) == Why.FINE  # flush with the edge


def test_a_leaning_piece_leaves_room_under_it_and_none_on_it() -> None:
    """keyhole P-08, KG-041, KG-042, KG-033."""
    room = Room("piano 60,96,16,0,0; mirror 97,96,48,0,2")
    assert room.try_spot("AS1", "C3", 7, 13, 0) == Why.FINE
    assert room.try_spot("AS1", "C4", 13, 3, 0) == Why.IN_PIECE
    assert {room.try_spot("AS1", "C4", 10, 3, level) for level in range(1, 88)} == {Why.NO_LEVEL}


def test_lying_ghosts() -> None:
    """keyhole KG-044: ranges along and across; only the large may jut out of its cell, and not out of the hall."""
    room = Room()
    assert len(free(room, "S", "C3", 0, "N")) == 11 * 9
    assert len(free(room, "M", "C3", 0, "E")) == 3 * 9
    assert len(free(room, "L", "C3", 0, "E")) == 25
    assert room.try_spot("AS1", "C3", 3, 8, 0, "E") == Why.RANGE
    assert room.try_spot("AL1", "A1", 8, 9, 0, "N") == Why.OUT
    assert free(room, "L", "A1", 0, "N") == [(sx, 10) for sx in range(6, 11)]
    room = Room("BS1@C4:8,3,0")
    assert room.try_spot("AL1", "C3", 8, 10, 0, "N") == Why.IN_GHOST
    assert room.try_spot("AL1", "C3", 8, 8, 0, "E") == Why.FINE
    room = Room("BL1@C3:8,8,0,E")
    assert room.try_spot("AL1", "D3", 8, 8, 0, "E") == Why.IN_GHOST
    assert room.try_spot("AS1", "C3", 8, 3, 0, "E") == Why.IN_GHOST
    assert room.try_spot("AS1", "D3", 3, 8, 0) == Why.IN_GHOST
    assert room.try_spot("AS1", "D3", 6, 8, 0) == Why.FINE
    assert Room("desk 112,112,0,0,0").try_spot("AM1", "D4", 8, 8, 0, "N") == Why.IN_PIECE  # 52 long, and the panel behind
    assert Room("desk 112,112,0,0,0").try_spot("AS1", "D4", 8, 8, 0, "E") == Why.FINE


def test_the_spot_menu() -> None:
    """keyhole KG-040: lowest, middle and highest of the range, level by level."""
    assert Room().menu("AS1", "A1") == [f"{sx},{sy},0" for sy in (3, 8, 13) for sx in (3, 8, 13)]
    assert Room().menu("AM1", "A1", lying=1)[:3] == ["4,7,0,N", "8,7,0,N", "12,7,0,N"]
    assert len(Room().menu("AM1", "A1", lying=1)) == 36
    assert Room("BS1@D4:8,8,0").menu("AM1", "D4") == []
    assert not Room("BS1@D4:8,8,0").has_spot("AM1", "D4")


def test_the_menu_where_the_nine_usual_spots_are_taken() -> None:
    """keyhole KG-042, D-31: then the first legal ones by (level, distance from the middle, sy, sx), two if there are two."""
    room = Room("BS1@D4:6,3,0; BS2@D4:6,10,0")
    assert free(room, "M", "D4", 0) == [(12, 6), (12, 7)]
    assert room.menu("CM1", "D4") == ["12,7,0", "12,6,0"]
    assert room.has_spot("CM1", "D4")


def fits_inside(piece: str, face: int, size: str) -> bool:
    """KG-013: is there a place on the floor or on the piece itself where a box of the piece covers the ghost's centre?"""
    p = PIECE_NAMES.index(piece)
    tops = {0, *(int(HIGH[p, face, k]) for k in range(COUNT[p]))}
    for px, py in itertools.product((96, 112, 128), (96, 104, 112)):  # over the cell's edge, too
        room = Room(f"{piece} {px},{py},0,{face},0")
        for level in tops:
            for sx, sy in free(room, size, "D4", level):
                x, y = 3 + sx / 16 - px / 32, 3 + sy / 16 - py / 32
                for k in range(COUNT[p]):
                    u, v, w = CENTRE[p, face, k]
                    a, b, c = HALF[p, face, k]
                    if abs(x - u) < a and abs(y - v) < b and (w - c) * 64 > level:
                        return True
    return False


@pytest.mark.parametrize(
    ("piece", "fits"), [("mirror", ""), ("piano", "S"), ("armchair", ""), ("desk", "SM"), ("trolley", "S"), ("dresser", "S")]
)
def test_hollows_of_standing_pieces(piece: str, fits: str) -> None:
    """keyhole KG-013, D-11: in 1/16 cell, a coarser search than the rules': so it finds no more than they say."""
    assert "".join(size for size in "SML" if fits_inside(piece, 0, size)) == fits


@pytest.mark.parametrize(("piece", "face"), [("piano", 4), ("piano", 5), ("trolley", 4), ("desk", 3), ("dresser", 5)])
def test_medium_ghosts_fit_into_pieces_on_end(piece: str, face: int) -> None:
    """keyhole KG-013."""
    assert fits_inside(piece, face, "M")
    assert not fits_inside(piece, face, "L")


def test_samples_lie_on_the_body() -> None:
    """keyhole KG-043, KG-063."""
    assert SAMPLES.shape == (3, 385, 3)
    for size, ghost in GHOST_SHAPES.items():
        r, h = (number / 64 for number in ghost["size"])
        for x, y, z in SAMPLES[size]:
            from_axis = (x * x + y * y) ** 0.5
            ball = (from_axis**2 + (z - h + r) ** 2) ** 0.5
            assert from_axis == pytest.approx(r) if z <= h - r else ball == pytest.approx(r)
