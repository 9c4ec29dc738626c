"""Museum as text: every verb both ways, positions short and whole, and one line for whatever cannot be."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from ghostlight.core.agenda import packed
from ghostlight.core.errors import BadNotation
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import load
from ghostlight.games.museum.map import SQUARE_NAMES
from ghostlight.games.museum.rules.items import PLACED
from ghostlight.games.museum.state import EVENT_FIELDS, NOWHERE, PRIEST_MOVER, Ask, Do, Kind, Place, State
from ghostlight.games.museum.text.notation import VERBS, read_action, read_position, write_action, write_number, write_position

MUSEUM = load("museum")
THIEVES, HEART = {"mission": "thieves-in-the-shadows"}, {"mission": "heart-under-the-temple"}


@cache
def world(players: int = 2, mission: str = "first-night", **options: str) -> Any:
    return MUSEUM.worlds(players, {"mission": mission, **options})[0]


def placed(text: str, of: Any = None) -> Any:
    """The state of a position, read over scribbles."""
    state: Any = State.many(1)
    np.asarray(state).view(np.int64)[:] = 77
    for name in State.dtype.names or ():
        if name.startswith("State_"):
            state[name] = 0
    read_position(world() if of is None else of, text, state[0])
    return state[0]


def refusal(text: str, of: Any = None) -> str:
    with pytest.raises(BadNotation) as caught:
        placed(text, of)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# --- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind", "numbers"),
    [
        ("char quiroz", Do.CHARACTER, [3]),
        ("step N", Do.STEP, [0]),
        ("douse W #3", Do.DOUSE, [3, 2]),
        ("ride I-9", Do.RIDE, [SQUARE_NAMES.index("I-9")]),
        ("heal #2 bruno", Do.HEAL, [1, 1]),
        ("shelter #1", Do.SHELTER, [0]),
        ("shield #1 itzel", Do.SHIELD, [0, 0]),
        ("hand remedios", Do.HAND, [2]),
        ("shoot s2", Do.SHOOT, [17]),
        ("shoot bruno", Do.SHOOT, [1]),
        ("attack guard #1", Do.ATTACK, [7, 0]),
        ("task seals", Do.TASK, [0]),
        ("leave", Do.LEAVE, []),
        ("take @2", Do.TAKE, [1]),
        ("drop #4", Do.DROP, [3]),
        ("give #1+#3*2", Do.GIVE, [5, 2]),
        ("swap -", Do.SWAP, []),
        ("swap #2", Do.SWAP, [2]),
        ("defend #1", Do.DEFEND, [0]),
        ("card knight", Do.CARD, [2]),
        ("to P-16", Do.TO, [255]),
        ("event EV-03", Do.EVENT, [2]),
        ("event FN-1", Do.EVENT, [12]),
        ("bolt d20 F-15", Do.BOLT, [20, SQUARE_NAMES.index("F-15")]),
        *((verb, Do[verb.upper()], []) for verb, fields in VERBS.items() if not fields),
    ],
)
def test_an_action_is_a_verb_and_its_fields(text: str, kind: Do, numbers: list[int]) -> None:
    action = packed(kind, numbers)
    assert read_action(world(), text) == action
    assert write_action(world(), action) == text


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("STEP n", "step N"),
        ("to h8", "to H-8"),
        ("ride i-9", "ride I-9"),
        ("event fn-1", "event FN-1"),
        ("give #3*2+#1", None),
        ("give #3+#1*2", "give #1+#3*2"),
        ("hand Bruno", "hand bruno"),
    ],
)
def test_people_type_as_they_like(typed: str, text: str | None) -> None:
    if text is None:
        with pytest.raises(BadNotation):
            read_action(world(), typed)
    else:
        assert write_action(world(), read_action(world(), typed)) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "begins with a verb"),
        ("fly N", "begins with a verb"),
        ("step", "write step DIRECTION"),
        ("step NW", "is no direction; there are N, E, S, W"),
        ("to Q-1", "is no square; there are A-1 to P-16"),
        ("to A-17", "is no square"),
        ("hand priest", "is no human"),
        ("take #1", "is no place"),
        ("give -", "write the slots"),
        ("give #1+#1", "write the slots"),
        ("give #1*0", "write the slots"),
        ("swap #9", "or - for nothing"),
        ("bolt d20 A-1", "which is between F-15 and G-15"),
        ("task switch", "there are seals, out"),
        ("event TS-1", "is no event"),
    ],
)
def test_what_is_no_action_is_refused_with_a_line(text: str, why: str) -> None:
    with pytest.raises(BadNotation, match=why) as caught:
        read_action(world(), text)
    assert "\n" not in str(caught.value)


def test_numbers_that_no_action_has() -> None:
    for kind, numbers in ((Do.END, [1]), (Do.STEP, [4]), (Do.GIVE, [0, 0]), (Do.HAND, [8]), (Do.GLIDE, []), (Do.BOLT, [20, 0])):
        with pytest.raises(BadNotation):
            write_action(world(), packed(kind, numbers))


def test_numbers_of_events_as_words() -> None:
    here = world()
    assert write_number(here, "human", 3) == "quiroz"
    assert write_number(here, "ghost", 8) == "priest"
    assert write_number(here, "target", 16) == "s1"
    assert write_number(here, "number", 0) == "1"
    assert write_number(here, "time", 23 * 60 + 70) == "00:10"
    assert write_number(here, "item", Kind.FIRST_AID) == "first_aid"
    assert write_number(here, "item", Kind.ARTEFACT | 256) == "jaguar-seal"
    assert write_number(here, "objective", 1) == "out"
    assert write_number(here, "event", 12) == "FN-1"
    assert write_number(here, "area", 31) == "OUT"
    assert write_number(here, "mission", int(here.title)) == "First Night"
    for fields in EVENT_FIELDS.values():
        for field in fields:
            assert isinstance(write_number(here, field, 0), str)


# --- short positions -----------------------------------------------------------------------------------------------------


def test_a_short_position_is_the_start_of_the_mission_without_its_pools() -> None:
    state = placed("round 2; slot 1; itzel@B-4")
    human = state.humans[0]
    assert (human.seat, human.hp, SQUARE_NAMES[human.square]) == (0, 3, "B-4")
    assert human.items.tolist()[:2] == [Kind.KEY, 0]
    assert SQUARE_NAMES[state.priest] == "K-6"
    assert state.floor_count == 0
    assert state.lock_side[20] == SQUARE_NAMES.index("F-15")
    assert state.stock.tolist() == [2, 2, 2]
    assert state.turn.tolist()[:2] == (0, 2)
    assert state.hand.sum() == 5
    assert state.played.sum() == 1
    assert state.agenda.items[: state.agenda.depth].tolist() == [Do.END_SLOT, Ask.TURN]


def test_humans_that_are_written_take_the_picking_seats_in_order() -> None:
    state = placed("quiroz@E-8; bruno@D-8 wounded fell=1.1; slot 4", world(4))
    assert [int(state.humans[piece].seat) for piece in range(4)] == [2, 1, -1, 0]
    assert state.humans[1].place == Place.WOUNDED
    assert state.humans[0].place == Place.STANDING, "the third seat has the next of the roster"


def test_the_ordinary_question_of_the_priest() -> None:
    state = placed("round 3; slot 6; priest@K-6; hand rook queen pawn king")
    assert state.agenda.items[: state.agenda.depth].tolist() == [Do.END_SLOT, Ask.CARD]
    assert state.played.sum() == 2
    moving = placed("round 3; slot 6; moves priest rook")
    assert moving.mover == PRIEST_MOVER
    assert moving.agenda.items[moving.agenda.depth - 1] == Ask.GHOST


def test_an_agenda_ends_with_the_end_of_the_slot() -> None:
    turn = "slot 1; itzel@C-4; turn itzel actions=1 walk=move steps=1"
    assert placed(f"{turn}; agenda ask-walk").tobytes() == placed(f"{turn}; agenda ask-walk end-slot").tobytes()


def test_items_keep_their_wear_and_their_history() -> None:
    state = placed("bruno@B-3 [hammer:1 rosary:off ammo:3]; slot 2; floor K-14:jaguar-seal* B-3:ammo!", world())
    assert [int(item) >> 16 & 255 for item in state.humans[1].items[:3]] == [1, 0, 3]
    assert state.floor[0] & PLACED
    assert state.made[Kind.AMMO] == 4


def test_items_face_down_are_of_a_placement() -> None:
    state = placed("round 1; slot 1; floor E-6:pistol*/7 F-2:ammo*/7", world(2, **THIEVES))
    assert state.floor_pool[:2].tolist() == [7, 7]
    assert bin(int(state.hidden[0])).count("1") == 2
    hidden = placed("round 1; slot 1; floor E-6:?/7; hidden 7", world(2, **THIEVES))
    assert hidden.floor[0] == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("round 99", "“round 2”"),
        ("dance", "there is no field 'dance'"),
        ("slot 1; slot 2", "slot is given twice"),
        ("slot 1;; round 1", "an empty field"),
        ("lina@B-3", "lina is not in this mission"),
        ("itzel@B-3; bruno@B-3", "there is no seat left for bruno"),
        ("itzel@Z-3", "cannot be read; write for instance"),
        ("itzel@B-3 [sword]", "cannot be read"),
        ("itzel@B-3 hp=4", "at most 3 points"),
        ("itzel@B-3 hp=0", "stands with at least 1 point"),
        ("itzel@B-3 wounded", "fell=ROUND.SLOT"),
        ("itzel@B-3 stunned fell=1.6", "cannot be stunned"),
        ("round 9; itzel@B-3 wounded fell=2.6", "has died or got up since"),
        ("itzel gone", "left=RANK"),
        ("itzel hp=2", "needs a square"),
        ("itzel@B-3 [key key key key key]", "carries more than 4"),
        ("itzel@B-3 [ammo ammo]", "ammunition fills one slot"),
        ("itzel@B-3 [jaguar-seal]; floor K-14:jaguar-seal", "cannot be"),
        ("entities chaneque@G-4 chaneque@G-4 chaneque@G-4 chaneque@G-4", "at most 3 of chaneque"),
        ("locks d13@G-8", "“locks d20@F-15"),
        ("locks d20@A-1", "“locks d20@F-15"),
        ("floor B-3:ammo:2", "token by token"),
        ("hand queen queen", "“hand pawn king”"),
        ("hand queen; played queen", "more cards queen than there are"),
        ("hand queen; played rook", "6 cards together"),
        ("held EV-01", "not held in this game"),
        ("shown EV-01; deck EV-01", "in two places"),
        ("deck EV-01", "an event is missing"),
        ("done out; active seals", "only an active objective"),
        ("round 0; slot 1", "belong together"),
        ("slot 1; itzel@B-3; agenda ask-walk", "an open walk"),
        ("slot 3", "nobody acts in slot 3"),
        ("slot 1; itzel@B-3; agenda ask-defence", "needs an attack"),
        ("slot 1; itzel@B-3; agenda ask-give", "nobody who stands is asked"),
        ("slot 1; itzel@B-3; agenda end-slot", "a question first"),
        ("slot 6; moves itzel rook", "only the Priest and the dead"),
        ("over humans; agenda ask-turn", "has no agenda"),
    ],
)
def test_what_cannot_be_is_refused_with_a_line(text: str, why: str) -> None:
    assert why in refusal(text)


def test_by_the_house_no_entity_is_in_a_toilet() -> None:
    house = world(2, "first-night", reading="house")
    assert "never stands on a toilet" in refusal("round 2; slot 1; itzel@B-3; priest@G-3", house)
    assert "never enter toilet squares" in refusal("round 2; slot 1; itzel@B-3; entities chaneque@G-3", house)


# --- whole positions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (5, {"events_mode": "hand"}), (2, THIEVES), (5, {**THIEVES, "ghost_move": "die"}), (4, HEART)],
    ids=["first night", "first night 4v1", "thieves", "thieves 3v2", "heart"],
)
def test_a_game_can_be_written_down_at_any_decision(players: int, options: dict[str, str]) -> None:
    match = Match(MUSEUM, [Seat(f"player {k}") for k in range(players)], bytes([7]) * 32, options)
    luck = random.Random(players)
    while not match.over and match.steps < 150:
        actions = match.options_now()
        texts = [match.write_action(action) for action in actions]
        assert [match.read_action(text) for text in texts] == actions
        if match.steps % 5 == 1:
            for state in (match.moments[-1].state, match.seen(luck.randrange(-1, players))):
                text = write_position(match.world, state[0])
                again = placed(text, match.world)
                assert again.tobytes() == state[0].tobytes(), text
                assert write_position(match.world, again) == text
        # Somebody who leaves at once, or drops everything, shows little.
        keen = [action for action in actions if not match.write_action(action).startswith(("leave", "drop", "end"))]
        match.act(luck.choice(keen or actions))


def test_nothing_is_as_in_the_position_before() -> None:
    state = placed("round 4; slot 6; itzel@B-3 rue fallen heals=2; turned 1; lost key:1; removed 1 0; rued R:4; extra 2")
    text = "round 1; slot 1; itzel@B-3"
    read_position(world(), text, state)
    assert state.tobytes() == placed(text).tobytes()
    assert state.loser == NOWHERE
