"""What follows when pieces are lifted, ghosts leave, lie down or stand up, and chimes move the furniture (4.6, 3.10)."""

from __future__ import annotations

import random

import pytest

from ghostlight.games.keyhole.state import Place, Why
from ghostlight.games.keyhole.text.names import CELL_NAMES, GHOST_NAMES, PIECE_NAMES
from tests.keyhole.handling import Room
from tests.keyhole.test_poses import LEANING, layout


def test_the_mirror_stands_when_its_piano_goes() -> None:
    """keyhole P-10, KG-050, KG-051, K-028."""
    room = Room(LEANING)
    assert room.set("piano", 96, 30).why == Why.FINE
    assert (room.piece("mirror"), room.rest("mirror")) == ((97, 96, 48, 0, 0), (0, 0))
    assert room.sound()


def test_a_trolley_comes_down_with_its_ghost_when_the_desk_goes() -> None:
    """keyhole P-11, KG-051, KG-052."""
    room = Room("desk 96,96,0,0,0; trolley 96,96,0,0,0; AS1@C3:12,12,122; BS1@C3:5,12,64")
    assert room.set("desk", 48, 150).why == Why.FINE
    assert (room.piece("trolley"), room.rest("trolley")) == ((96, 96, 0, 0, 0), (0, 0))
    assert (room.ghost("AS1"), room.ghost("BS1")) == ("C3:12,12,58", "C3:5,12,0")


def test_a_ghost_stays_with_the_floor_when_its_piece_goes() -> None:
    """keyhole K-028, KG-051: a ghost on the moved piece returns to its cell; one under it never moves."""
    room = Room("desk 112,112,0,0,0; AS1@D4:8,8,0; BL1@D4:8,8,64")
    assert room.set("desk", 40, 40).why == Why.FINE
    assert room.ghost("AS1") == "D4:8,8,0"
    assert room.ghost("BL1") != "D4:8,8,0"
    assert room.sound()


def test_a_piece_sinks_when_the_ghost_under_it_leaves() -> None:
    """keyhole K-039, K-062, KG-053."""
    room = Room("AL1@D4:8,8,0; desk 112,112,0,0,0; BS1@D4:8,8,82")
    assert room.rest("desk") == (18, 0)
    room.leave("AL1")
    assert (room.rest("desk"), room.ghost("BS1")) == ((0, 0), "D4:8,8,64")


def test_pieces_that_rested_on_nobody_who_left_stay() -> None:
    """keyhole KG-053: a ghost has since stood where the desk could not be lowered again; nobody lifts it."""
    room = Room("desk 112,112,0,0,0; AS1@D4:8,8,0; BS1@A1:8,8,0; DS1@F6:8,8,0")
    room.leave("BS1")
    assert room.rest("desk") == (0, 0)


def test_what_stands_on_a_lifted_piece_finds_a_new_place_near_by() -> None:
    """keyhole KG-050: the mirror on the desk is unstable on the edge of what is left, and moves off by multiples of 4."""
    room = Room("AM1@C4:8,8,0; desk 80,112,0,0,0; trolley 80,112,0,0,0; mirror 80,112,16,0,0")
    assert [room.rest(name)[0] for name in ("desk", "trolley", "mirror")] == [0, 64, 122]
    assert room.set("desk", 150, 40).why == Why.FINE
    assert room.rest("trolley") == (46, 0)  # balanced on the ghost that had been in the kneehole
    assert room.rest("mirror") == (104, 0)
    assert room.sound()


def test_reseat_tries_the_nearest_offsets_first() -> None:
    """keyhole KG-050: by (dx² + dy², dy, dx)."""
    room = Room("desk 96,96,0,0,0; trolley 96,96,0,0,0; AS1@C3:13,13,0")
    assert room.rest("trolley") == (64, 0)
    room.set("desk", 150, 40)
    assert (room.piece("trolley"), room.rest("trolley")) == ((96, 108, 0, 0, 0), (0, 0))  # away from the ghost, in its yaw


def test_lay() -> None:
    """keyhole P-14, KG-045, C02: within a level, owners in turn from the starter."""
    ghosts = "AL1@A1:6,6,0; AS1@C3:8,9,24; BM1@F4:12,4,0; BS1@D4:3,3,0; AS2@D4:8,3,0"
    room = Room(f"armchair 80,80,0,0,0; {ghosts}", homes="SWNE")
    room.do("lay_down")
    assert room.ghost("AL1") == "A1:6,10,0,N"
    assert room.ghost("AS1") == "C3:8,9,24,N"
    assert room.ghost("BM1") == "F4:9,4,0,E"
    assert (room.ghost("AS2"), room.ghost("BS1")) == ("D4:8,4,0,N", "D4:4,11,0,E")  # A starts
    assert room.sound()


def test_lay_in_the_order_of_the_example() -> None:
    """keyhole P-14, KG-045: B starts, so that its small lies down before A's in the same cell."""
    ghosts = "AL1@A1:6,6,0; AS1@C3:8,9,24; BM1@F4:12,4,0; BS1@D4:3,3,0; AS2@D4:8,3,0"
    room = Room(f"armchair 80,80,0,0,0; {ghosts}", homes="SWNE", starter=1)
    room.do("lay_down")
    assert (room.ghost("BS1"), room.ghost("AS2")) == ("D4:4,8,0,E", "D4:11,4,0,N")


def test_stand() -> None:
    """keyhole KG-046: the spot is clamped to the upright range; where that is taken, the next one."""
    room = Room("AS1@C3:12,3,0,N; BM1@D4:9,12,0,E; CL1@A1:6,10,0,N")
    room.do("stand_up")
    assert [room.ghost(name) for name in ("AS1", "BM1", "CL1")] == ["C3:12,3,0", "D4:9,12,0", "A1:6,10,0"]
    room = Room("desk 112,112,0,0,0; AL1@B2:8,8,0; BS1@D4:8,8,0,E")
    room.do("stand_up")
    assert room.ghost("BS1") == "D4:8,8,0"


def test_a_ghost_that_cannot_stand_up_stays_lying() -> None:
    """keyhole KG-046: under the high shelf a small stands, between shelf and floor it does not."""
    room = Room("AS1@C3:8,8,0,N; BL1@C3:8,8,20")  # put there by hand: the large takes all of the cell above
    room.do("stand_up")
    assert room.ghost("AS1") == "C3:8,8,0,N"


def test_settle_goes_to_the_next_cell_when_its_own_is_full() -> None:
    """keyhole KG-052: by (squared cell distance, cy, cx)."""
    room = Room("BL1@C3:8,8,0")
    room.settle("AL1", "C3", 8, 8)
    assert room.ghost("AL1") == "C2:8,8,0"
    room = Room("BL1@C3:8,8,0; CL1@C2:8,8,0")
    room.settle("AL1", "C3", 6, 7)
    assert room.ghost("AL1") == "B3:6,7,0"


def test_settle_lying_keeps_its_heading_if_it_can() -> None:
    """keyhole KG-052: it rather turns clockwise than leaves its cell."""
    room = Room("BS1@C3:8,3,0")
    room.settle("AM1", "C3", 8, 8, "S")
    assert room.ghost("AM1") == "C3:8,10,0,W"
    room = Room("BS1@C3:8,3,0; BS2@C3:8,13,0")
    room.settle("AM1", "C3", 8, 8, "N")
    assert room.ghost("AM1") == "C2:8,8,0,N"


def test_big_brother_stays_on_its_level() -> None:
    """keyhole C08, KG-052: the old level first, then from the floor up; this cell only."""
    room = Room("desk 112,112,0,0,0; AS1@D4:8,8,64; AS2@D4:3,13,64")
    room.lab["without"] = 1
    assert room.settle_at("AM1", "D4", 8, 8, 64)
    assert room.ghost("AM1") == "D4:8,8,64"
    room = Room("AS1@D4:8,8,0; BS1@D4:8,12,0")
    room.lab["without"] = 1
    assert not room.settle_at("AL1", "D4", 8, 8, 0)
    assert room.ghost("AL1") == "reserve"


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("chime", ["tip", "turn_mirror", "dance"])
def test_chimes_that_move_furniture(number: int, chime: str) -> None:
    """keyhole C03, C04, C06, K-029."""
    room = layout(number)
    before = {name: room.piece(name) for name in PIECE_NAMES}
    room.do(chime)
    assert room.sound()
    if chime == "tip":
        assert {room.piece(name)[3] for name in PIECE_NAMES} <= {0, 4, 5}
        kept = [name for name in PIECE_NAMES if before[name][3] in (4, 5)]
        assert [room.piece(name)[3] for name in kept] == [before[name][3] for name in kept]
    elif chime == "turn_mirror":
        x, y, yaw, face, lean = room.piece("mirror")
        assert (face, lean) == (0, 0)
        assert (x - 96) ** 2 + (y - 96) ** 2 >= 32**2
    else:
        for name in PIECE_NAMES:
            x, y, yaw, face, lean = room.piece(name)
            assert (yaw % 16, face, lean) == (0, before[name][3], 0)


def test_dance_to_the_nearest_door() -> None:
    """keyhole C06: the front looks in; the centre stands half its depth from the wall, before the door if there is room."""
    room = Room("desk 100,40,5,0,0; trolley 30,100,0,0,0; AS1@D2:4,8,64")
    room.do("dance")
    assert room.piece("desk") == (112, 14, 0, 0, 0)
    assert room.piece("trolley") == (11, 112, 48, 0, 0)
    assert room.ghost("AS1") == "D2:4,8,0"
    room = Room("desk 20,40,16,0,0; dresser 60,40,0,0,0")
    room.do("dance")
    assert room.piece("desk") == (14, 48, 48, 0, 0)
    assert room.piece("dresser") == (48, 10, 0, 0, 0)
    room = Room("piano 40,24,0,0,0; desk 40,80,0,0,0")
    room.do("dance")
    assert (room.piece("piano"), room.piece("desk")) == ((48, 13, 0, 0, 0), (14, 80, 48, 0, 0))
    room = Room("piano 140,170,0,0,0; armchair 96,100,0,0,0")
    room.do("dance")  # the armchair's door is 3, on the north side; the piano stands in its way, so it moves to the right
    assert (room.piece("piano"), room.piece("armchair")) == ((144, 179, 32, 0, 0), (98, 177, 32, 0, 0))


def test_tip_on_the_left_side_and_on_the_floor() -> None:
    """keyhole C03."""
    room = Room("desk 96,96,0,0,0; trolley 96,96,0,0,0; AS1@C3:5,12,64")
    room.do("tip")
    assert room.ghost("AS1") == "C3:5,12,0"
    assert room.rest("trolley")[0] == 0
    assert room.piece("desk")[2:] == (0, 4, 0)


def test_the_mirror_turns_to_the_middle() -> None:
    """keyhole C04: where it stands, if it sees the middle from there."""
    room = Room("mirror 40,96,0,0,0")
    room.do("turn_mirror")
    assert room.piece("mirror") == (40, 96, 48, 0, 0)
    room = Room("mirror 40,96,0,0,0; piano 68,96,16,0,0")
    room.do("turn_mirror")
    assert room.piece("mirror") == (76, 56, 59, 0, 0)  # past the piano
    room = Room("desk 96,96,0,0,0; mirror 40,44,0,0,0")
    room.do("turn_mirror")
    assert room.piece("mirror")[1] > 96  # the middle is in the kneehole, which opens to the north


def test_before_the_mirror() -> None:
    """keyhole C04: nearest, before its front, not far to its side; ties by row and column."""
    room = Room("mirror 48,80,0,0,0")
    assert room.before_mirror("AS1") == "B3:8,13,0"
    room.put("BS1@B3:8,13,0")
    assert room.before_mirror("AS1") == "B3:3,13,0"  # 10/32 to the left, as near as the one to the right
    room.put("CS1@B3:3,13,0")
    assert room.before_mirror("AS1") == "B3:13,13,0"
    room.put("DS1@B3:13,13,0")
    assert room.before_mirror("AS1") == "B4:8,3,0"


def test_all_stays_sound_whatever_is_done() -> None:
    """keyhole KG-030, KG-042, KG-051, KG-053: random sets of pieces, ghosts coming, leaving, lying down and standing up."""
    dice = random.Random(5)
    for _ in range(6):
        room = layout(dice.randint(1, 6))
        for step in range(40):
            here = [name for name in GHOST_NAMES if room.ghost(name) != Place.RESERVE.name.lower()]
            if dice.random() < 0.45:
                name = dice.choice(PIECE_NAMES)
                menu = room.poses(name, dice.randrange(4))
                room.set(name, *dice.choice(menu)) if menu else None
            elif dice.random() < 0.7 or not here:
                ghost, cell = dice.choice(GHOST_NAMES), dice.choice(CELL_NAMES)
                spots = room.menu(ghost, cell, lying=0)
                if ghost not in here and spots:
                    room.put(f"{ghost}@{cell}:{dice.choice(spots)}")
            elif dice.random() < 0.8:
                room.leave(*dice.sample(here, min(len(here), dice.randint(1, 3))))
            else:
                room.do(dice.choice(["lay_down", "stand_up", "tip", "dance", "turn_mirror"]))
            assert room.sound(), step
