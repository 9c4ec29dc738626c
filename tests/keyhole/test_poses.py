"""How furniture may stand, lie, stack and lean (section 4.3, 4.4), against the worked examples of 8.2."""

from __future__ import annotations

import random

import pytest

from ghostlight.games.keyhole.cards import QUICK_LAYOUTS
from ghostlight.games.keyhole.hall.shapes import EXTENT, HEIGHT, MASS, SHAPES
from ghostlight.games.keyhole.state import Piece, Why
from ghostlight.games.keyhole.text.names import CELL_NAMES, PIECE_NAMES
from tests.keyhole.handling import Room, tilt_both_ways

LEANING = "piano 60,96,16,0,0; mirror 97,96,48,0,2"


def layout(number: int) -> Room:
    """A quick layout, its pieces placed in order."""
    poses = (f"{PIECE_NAMES[piece]} {x},{y},{yaw},{face},{lean}" for piece, x, y, yaw, face, lean in QUICK_LAYOUTS[number - 1])
    return Room("; ".join(poses))


def test_standing_sizes() -> None:
    """keyhole KG-012, KG-003, KG-021."""
    sizes = {shape.name: (2 * EXTENT[p, 0, 0], 2 * EXTENT[p, 0, 1], HEIGHT[p, 0]) for p, shape in enumerate(SHAPES)}
    assert sizes == {
        "mirror": (48, 16, 96),
        "piano": (116, 52, 88),
        "armchair": (68, 60, 72),
        "desk": (112, 56, 64),
        "trolley": (64, 44, 58),
        "dresser": (72, 40, 68),
    }


@pytest.mark.parametrize(
    ("face", "middle"),
    [(0, (0, -7, 28)), (1, (0, 8, 23)), (2, (0, -7, 44)), (3, (0, -8, 37)), (4, (8, -7, 34)), (5, (-8, -7, 34))],
)
def test_the_mass_of_the_armchair_on_each_face(face: int, middle: tuple[int, int, int]) -> None:
    """keyhole KG-011, KG-021."""
    assert tuple(MASS[Piece.ARMCHAIR, face] * 64) == middle


@pytest.mark.parametrize(
    ("pose", "why"), [((28, 14, 0), Why.FINE), ((27, 14, 0), Why.OUT), ((28, 14, 1), Why.OUT), ((28, 13, 0), Why.OUT)]
)
def test_no_part_reaches_beyond_the_hall(pose: tuple[int, int, int], why: Why) -> None:
    """keyhole P-01, KG-030, KG-020."""
    assert Room().try_pose("desk", *pose).why == why


def test_corners_of_boxes_count_and_not_those_of_the_whole() -> None:
    """keyhole KG-030: an armchair on its side has no box in one corner of its bounding rectangle."""
    assert Room().try_pose("armchair", 96, 170, 56, 4).why == Why.FINE
    assert Room().try_pose("armchair", 96, 170, 8, 4).why == Why.OUT  # as a rectangle it would be the same


@pytest.mark.parametrize("numbers", [(193, 0, 0, 0, 0), (0, -1, 0, 0, 0), (9, 9, 64, 0, 0), (9, 9, 0, 6, 0), (9, 9, 0, 0, 5)])
def test_numbers_out_of_range(numbers: tuple[int, ...]) -> None:
    """keyhole KG-020, KG-030."""
    assert Room().try_pose("desk", *numbers).why == Why.RANGE


def test_the_new_pose_must_differ() -> None:
    """keyhole K-026."""
    room = Room("desk 96,96,0,0,0")
    assert room.try_pose("desk", 96, 96, 0).why == Why.SAME
    assert room.try_pose("desk", 96, 96, 32).why == Why.FINE


@pytest.mark.parametrize(("x", "why"), [(96, Why.FINE), (108, Why.FINE), (109, Why.FINE), (110, Why.UNSTABLE)])
def test_a_trolley_on_a_desk(x: int, why: Why) -> None:
    """keyhole P-02, KG-031, KG-032: at 110 its right feet miss the desk."""
    rest = Room("desk 96,96,0,0,0").try_pose("trolley", x, 96)
    assert (rest.why, rest.z) == (why, 64)


@pytest.mark.parametrize("piece", PIECE_NAMES)
def test_on_the_bare_floor_all_is_stable_but_the_armchair_upside_down(piece: str) -> None:
    """keyhole P-03, KG-032."""
    for face in range(6):
        for yaw in (0, 5, 16):
            why = Why.UNSTABLE if (piece, face) == ("armchair", 2) else Why.FINE
            assert Room().try_pose(piece, 96, 96, yaw, face) == (why, 0, 0)


def test_a_small_ghost_in_the_kneehole() -> None:
    """keyhole P-04, KG-031, KG-034."""
    room = Room("AS1@D4:8,8,0")
    assert room.try_pose("desk", 112, 112) == (Why.FINE, 0, 0)
    assert room.try_pose("desk", 132, 112).why == Why.UNSTABLE


def test_a_medium_in_the_kneehole_and_a_large_under_the_top() -> None:
    """keyhole P-05, KG-032."""
    assert Room("AM1@D4:8,8,0").try_pose("desk", 112, 110) == (Why.FINE, 0, 0)
    assert Room("AL1@D4:8,8,0").try_pose("desk", 112, 112) == (Why.FINE, 18, 0)


def test_balanced_on_one_small_ghost() -> None:
    """keyhole P-06, KG-032."""
    room = Room("AS1@D4:8,8,0")
    assert room.try_pose("dresser", 112, 112) == (Why.FINE, 26, 0)
    assert room.try_pose("dresser", 118, 112).why == Why.UNSTABLE
    assert room.try_pose("trolley", 112, 112) == (Why.FINE, 26, 0)


def test_a_lying_ghost_carries_by_its_rectangle() -> None:
    """keyhole KG-031, KG-032, KG-044: a small on its side is 20 high and 32 long."""
    room = Room("AS1@D4:8,8,0,E")
    assert room.try_pose("dresser", 112, 112) == (Why.FINE, 14, 0)
    assert room.try_pose("dresser", 118, 112) == (Why.FINE, 14, 0)
    assert room.try_pose("dresser", 121, 112).why == Why.UNSTABLE


def test_bridging_two_pieces_of_equal_height() -> None:
    """keyhole KG-034, KG-032."""
    room = Room("desk 60,96,16,0,0; armchair 150,96,0,0,0")
    assert room.try_pose("piano", 96, 96).why == Why.UNSTABLE
    room = Room("trolley 76,96,0,0,0; AM1@D4:13,3,6")
    assert room.try_pose("piano", 97, 96, 0, 1).z == 58


@pytest.mark.parametrize(("x", "why", "tilt"), [(97, Why.FINE, 24), (82, Why.FALLS_BACK, 9), (120, Why.NO_CONTACT, -1)])
def test_the_mirror_leans_on_the_piano(x: int, why: Why, tilt: int) -> None:
    """keyhole P-07, KG-033."""
    rest = Room("piano 60,96,16,0,0").try_pose("mirror", x, 96, 48, 0, 2)
    assert (rest.why, rest.tilt) == (why, tilt)


def test_a_ghost_under_a_leaning_mirror_or_in_its_way() -> None:
    """keyhole P-08, KG-033."""
    assert Room("piano 60,96,16,0,0; AS1@C3:7,13,0").try_pose("mirror", 97, 96, 48, 0, 2) == (Why.FINE, 0, 24)
    assert Room("piano 60,96,16,0,0; AS1@C4:10,3,0").try_pose("mirror", 97, 96, 48, 0, 2).why == Why.GHOST_FIRST


def test_leaning_pieces_carry_nothing() -> None:
    """keyhole P-09, KG-031, KG-033."""
    room = Room(LEANING)
    assert room.try_pose("trolley", 97, 96).why == Why.OVER_LEANING
    assert room.try_pose("trolley", 97, 96, 0, 0, 1).why == Why.OVER_LEANING


def test_too_near_to_lean_and_not_from_the_top() -> None:
    """keyhole KG-033, KG-034."""
    room = Room("piano 60,96,16,0,0; desk 140,96,0,0,0")
    assert room.try_pose("mirror", 78, 96, 48, 0, 2).why == Why.TOO_STEEP
    assert room.try_pose("mirror", 120, 96, 48, 0, 2).why == Why.OFF_FLOOR
    edge = Room("trolley 150,96,0,0,0").try_pose("mirror", 186, 96, 48, 0, 1)
    assert edge.why == Why.NO_CONTACT


def test_a_leaning_piece_stays_in_the_hall() -> None:
    """keyhole KG-033: an upended piano on a mirror that lies along the wall reaches over both."""
    room = Room("mirror 96,180,16,1,0")
    assert room.try_pose("piano", 96, 151, 0, 4, 1) == (Why.OUT, 0, 36)
    assert Room("mirror 96,150,16,1,0").try_pose("piano", 96, 121, 0, 4, 1) == (Why.FINE, 0, 36)


@pytest.mark.parametrize("lean", [1, 2, 3, 4])
def test_the_four_lean_sides_are_alike(lean: int) -> None:
    """keyhole KG-033: an upended trolley beside a wall of piano, turned so that its lean side looks there."""
    room = Room("piano 96,60,0,0,0")
    yaw = {1: 32, 2: 0, 3: 16, 4: 48}[lean]
    gap = 22 if lean <= 2 else 29
    rests = [room.try_pose("trolley", 96, 60 + 13 + -(-gap // 2) + 14, yaw, 5, lean)]
    assert rests[0].why in (Why.FINE, Why.FALLS_BACK)
    assert rests[0].tilt > 5


def test_the_quick_way_to_the_first_touch_is_the_right_one() -> None:
    """keyhole KG-033: bounds only save work; any face, yaw and lean side, on halls with leaning pieces and lying ghosts."""
    dice, touched = random.Random(7), 0
    for number in (1, 3, 4, 5):
        room = layout(number)
        for name in ("AS1", "AM1", "AL1", "BS1", "BM1", "BL1"):
            cell, lying = dice.choice(CELL_NAMES), dice.randrange(2)
            menu = room.menu(name, cell, lying)
            if menu:
                room.put(f"{name}@{cell}:{dice.choice(menu)}")
        for _ in range(150):
            piece, face, lean, yaw = dice.randrange(6), dice.randrange(6), dice.randint(1, 4), dice.randrange(64)
            x, y = dice.randrange(20, 173), dice.randrange(20, 173)
            found, right = tilt_both_ways(room.labs, room.halls, piece, x, y, yaw, face, lean)
            assert found == right
            touched += 1 < found < 46
    assert touched > 30


@pytest.mark.parametrize("number", range(1, 7))
def test_quick_layouts_are_legal(number: int) -> None:
    """keyhole K-004, KG-030."""
    room = layout(number)
    rests = {name: room.rest(name) for name in PIECE_NAMES if room.rest(name) != (0, 0)}
    assert rests == {3: {"trolley": (64, 0)}, 4: {"mirror": (0, 24)}}.get(number, {})
    assert room.sound()


def test_the_pose_menus_of_the_quick_layouts() -> None:
    """keyhole KG-030, K-026: without ghosts, 10 to 47 poses a piece, all legal, none twice, none the present one."""
    counts = []
    for number in range(1, 7):
        room = layout(number)
        for name in PIECE_NAMES:
            menu = room.poses(name)
            counts.append(len(menu))
            assert len(set(menu)) == len(menu)
            assert room.piece(name) not in menu
            assert {room.try_pose(name, *pose).why for pose in menu} == {Why.FINE}
    assert (min(counts), max(counts)) == (10, 47)


def test_the_menu_shields_and_covers_own_ghosts_first() -> None:
    """keyhole KG-020: large ones first, then those nearest to their exit; the front to the ghost."""
    room = Room("AS1@C2:8,8,0; AS2@C5:8,8,0; AM1@B1:8,8,0; AL1@E2:8,8,0; BS1@A6:8,8,0")
    menu = room.poses("dresser")
    away = 10 + 1
    large, medium, small = (144, 48, 12), (48, 16, 8), (80, 144, 5)
    shields = [
        pose
        for x, y, r in (large, medium, small)
        for pose in ((x, y + r + away, 32), (x + r + away, y, 16), (x, y - r - away, 0), (x - r - away, y, 48))
    ]
    expected = [(x, y, yaw, 0, 0) for x, y, yaw in shields if room.try_pose("dresser", x, y, yaw).why == Why.FINE]
    assert menu[: len(expected)] == expected
    assert len(expected) == 9  # the medium is so near to the south wall that nothing stands beside it there
    assert menu[len(expected)] == (144, 48, 0, 0, 0)  # balanced on the large


def test_menus_of_pieces_not_yet_placed() -> None:
    """keyhole K-004: layout in turn."""
    room = Room("desk 96,96,0,0,0")
    menu = room.poses("mirror")
    assert menu[:2] == [(96, 118, 0, 0, 2), (96, 96, 0, 0, 0)]  # a lean, a stack
    assert (48, 48, 0, 1, 0) in menu
