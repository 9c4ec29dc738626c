"""Trying an action without taking it: for the one who decides, from what that seat sees, and never in anybody's way."""

from __future__ import annotations

import json
import random
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ghostlight import games
from ghostlight.lab.warm import mark_warm, warm_up
from ghostlight.server.limits import Limits
from tests.core import lantern
from tests.server.house import House, Page, open_house, someone_decides
from tests.server.mutants import spoil

FREE = (1e6, 1e6)


@pytest.fixture(scope="module")
def compiled_lantern() -> None:
    """Nobody at a table waits for the compiler."""
    for _ in warm_up(lantern.GAME):
        pass
    mark_warm("lantern", to_play=True)


@pytest.fixture(autouse=True)
def lantern_is_a_game(compiled_lantern: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game can be played like any other."""
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "lantern"))
    monkeypatch.setitem(sys.modules, "ghostlight.games.lantern", lantern)


@pytest.fixture
def slow_house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """A house with the limits that the test asks for."""
    with open_house(tmp_path / "games.sqlite3", limits=Limits(reads=FREE, writes=FREE, **request.param)) as house:
        yield house


def begin(house: House, game: str = "lantern", **options: Any) -> list[Page]:
    """Ana and Ben at a table; first whoever decides."""
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open", game=game, options=options)
    pages = [ana.opens(code), ben.opens(code).sits(1)]
    pages[0].does("start")
    mover = someone_decides(pages)
    assert mover is not None
    return [mover, *(page for page in pages if page is not mover)]


def tries(page: Page, action: str) -> dict[str, Any]:
    told = page.asks("try", action=action)
    assert (told["type"], told["action"]) == ("tried", action)
    assert (told["trial"] is None) == (told["code"] is not None) == (told["sentence"] is not None)
    return told


# --- what is told, and to whom -----------------------------------------------------------------------------------------


def test_whoever_decides_is_told_what_would_come_of_an_action_and_nothing_changes(house: House) -> None:
    mover, other = begin(house, dice=[4, 8])
    before = mover.at, mover.table["position"], house.ghostlight.house.rooms[mover.code].count
    told = tries(mover, "run")
    assert told["at"] == mover.at
    assert (told["trial"]["possible"], told["trial"]["reach"]) == (True, [1, 8])
    seat = mover.table["facing"]
    assert tries(mover, f"peek {seat + 1}")["trial"]["possible"] is False  # it may be any action, on the menu or not
    mover.catch_up()
    other.catch_up()
    assert (mover.at, mover.table["position"], house.ghostlight.house.rooms[mover.code].count) == before
    assert not [frame for frame in other.frames if "tried" in frame]


def test_a_trial_knows_no_more_than_the_seat(house: House) -> None:
    mover, other = begin(house)
    seat = mover.table["facing"]
    cards = tries(mover, "walk")["trial"]["cards"]
    assert cards[seat] is not None
    assert cards[1 - seat] is None
    mover.acts(f"peek {2 - seat}")
    assert None not in tries(mover, "walk")["trial"]["cards"]
    mover.acts("walk")
    other.until(lambda table: other.choices)
    assert tries(other, "walk")["trial"]["cards"][seat] is None


def test_nobody_else_tries_and_only_what_is_an_action(house: House) -> None:
    mover, other = begin(house)
    watcher = house.guest("Eva").opens(mover.code)
    for page in (other, watcher):
        assert tries(page, "run")["code"] == "not-your-turn"
    assert tries(mover, "dance")["code"] == "no-such-action"
    assert "dance" in tries(mover, "dance")["sentence"]
    assert mover.refused("try", action="x" * 201) == "bad-message"
    assert mover.refused("try") == "bad-message"
    mover.does("pause", at=mover.at)
    other.does("answer", at=mover.at, yes=True)
    assert tries(mover, "run")["code"] == "paused"


def test_before_the_game_and_in_a_game_without_trials_the_answer_says_so(house: House) -> None:
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "open", game="lantern"))
    assert tries(page, "run")["code"] == "not-begun"
    mover, _ = begin(house, game="graveyard")
    told = tries(mover, mover.choices[0])
    assert (told["code"], told["sentence"]) == ("no-trials", "Nothing can be tried out in advance in this game.")


def test_refusals_are_said_in_the_language_of_the_page(house: House) -> None:
    _, other = begin(house)
    other.does("speak", language="es")
    assert tries(other, "run")["sentence"] == "No es tu turno."


def test_tries_gone_wrong_harm_nobody(house: House) -> None:
    mover, other = begin(house)
    room, luck = house.ghostlight.house.rooms[mover.code], random.Random(15)
    count = room.count
    for number in range(400):
        page = luck.choice([mover, other])
        page.socket.send(spoil(luck, {"type": "try", "id": number, "action": luck.choice(["walk", "run", "peek 1"])}))
        while (told := page.hear())["type"] == "table":
            pass
        assert told["type"] in ("tried", "refused")
    assert room.count == count
    assert tries(mover, "run")["trial"]


# --- in nobody's way ---------------------------------------------------------------------------------------------------


def test_while_a_trial_is_worked_out_its_table_and_all_others_go_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    mover, other = begin(house)
    elsewhere, _ = begin(house)
    go_on, plain = threading.Event(), lantern.Trial

    def slow(**fields: Any) -> Any:
        assert go_on.wait(30)
        return plain(**fields)

    monkeypatch.setattr(lantern, "Trial", slow)
    at = mover.at
    number = mover.sends("try", action="run")
    try:
        elsewhere.acts("walk")
        mover.acts("walk")
        other.until(lambda table: other.choices)
    finally:
        go_on.set()
    told = mover.answer_to(number)
    assert (told["at"], told["trial"]["possible"]) == (at, True)  # of the decision for which it was asked


@pytest.mark.parametrize("slow_house", [{"messages": (0.001, 40)}], indirect=True)
def test_dragging_is_within_the_limits_and_takes_nothing_from_other_messages(slow_house: House) -> None:
    page = begin(slow_house)[0]
    assert all(tries(page, "run")["trial"] for _ in range(50))
    for _ in range(30):
        page.does("speak", language="en")
    page.acts("walk")


@pytest.mark.parametrize("slow_house", [{"tries": (4, 4)}], indirect=True)
def test_an_eager_page_gets_fewer_trials_but_always_that_of_its_last_try(slow_house: House) -> None:
    page = begin(slow_house)[0]
    numbers = [page.sends("try", action="walk") for _ in range(150)] + [page.sends("try", action="run")]
    answers = {}
    while numbers[-1] not in answers:
        told = page.hear()
        if told["type"] == "tried":
            answers[told["id"]] = told
    assert set(answers) == set(numbers), "every try has an answer"
    assert answers[numbers[-1]]["trial"]["reach"] == [1, 8]
    worked_out = [told for told in answers.values() if told["trial"]]
    assert len(worked_out) < 50
    assert {told["code"] for told in answers.values() if not told["trial"]} == {"too-fast"}
    page.acts("walk")  # and it is still there, with all its other messages


@pytest.mark.parametrize("slow_house", [{"tries": (0.001, 1), "overtaken": (0.001, 20)}], indirect=True)
def test_a_page_that_tries_as_no_hand_could_is_hung_up_on(slow_house: House) -> None:
    page = begin(slow_house)[0]
    for _ in range(300):
        try:
            page.sends("try", action="walk")
        except ConnectionClosed:
            break
    assert page.hung_up() == 1008
    assert json.loads(page.frames[-1])["code"] == "too-fast"


# --- Keyhole -----------------------------------------------------------------------------------------------------------


def test_furniture_is_tried_where_it_would_come_to_rest(house: House) -> None:
    """P-01: at the wall and a step beyond; and nothing is placed by that."""
    mover, other = begin(house, game="keyhole", layout="in_turn")
    while mover.table["position"]["ask"] != "furnish":
        mover.acts(mover.choices[0])
        decides = someone_decides([mover, other])
        assert decides is not None
        mover, other = decides, mover if decides is other else other
    at_the_wall = {"name": "desk", "x": 28, "y": 14, "yaw": 0, "face": 0, "lean": 0, "z": 0, "tilt": 0}
    told = tries(mover, "set desk 28 14 0 0 0")["trial"]
    assert told == {"possible": True, "why": None, "pieces": [at_the_wall], "ghosts": []}
    told = tries(mover, "set desk 27 14 0 0 0")["trial"]
    assert (told["possible"], told["why"]) == (False, "out")
    told = tries(mover, "set armchair 96 96 0 2 0")["trial"]
    assert (told["possible"], told["why"]) == (False, "unstable")
    assert tries(mover, "set desk 500 14 0 0 0")["code"] == "no-such-action"
    mover.catch_up()
    assert not any(piece["placed"] for piece in mover.table["position"]["view"]["pieces"])
    mover.acts("set desk 28 14 0 0 0")


def test_nobody_is_told_which_side_is_best_to_look_in_from(house: House) -> None:
    """keyhole K-051: a hint for the side of the keyhole would tell what is seen from where."""
    pages = begin(house, game="keyhole")
    mover: Page | None = pages[0]
    while mover is not None and not mover.choices[0].startswith("side"):
        mover.acts(next((each for each in ("leave", "end") if each in mover.choices), mover.choices[0]))
        mover = someone_decides(pages)
    assert mover is not None
    assert mover.refused("hint", at=mover.at) == "no-hint"
