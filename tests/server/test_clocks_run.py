"""Clocks of real tables: one that falls by itself, and what pages are told of it. Tests move the time, and wait for none."""

from __future__ import annotations

import pytest

from ghostlight.server import rooms
from tests.server.house import House, Page


def begin(house: House, *names: str, seconds: int) -> list[Page]:
    guests = house.guests(*names)
    code = guests[0].makes_a_table("me", *["open"] * (len(names) - 1), clock={"kind": "move", "seconds": seconds})
    pages = [guest.opens(code) for guest in guests]
    for seat, page in enumerate(pages[1:], 1):
        page.sits(seat)
    pages[0].does("start")
    return pages


def test_a_clock_falls_by_itself_and_everybody_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "LONGEST_ALARM", 0.05)  # alarms were set by a time that the test is about to move
    two, three = begin(house, "Ana", "Ben", seconds=600), begin(house, "Ana", "Ben", "Eva", seconds=600)
    slow = two[0].table["position"]["turn"]
    assert two[0].table["clocks"]["running"] == slow
    assert 0 < two[0].table["clocks"]["left"][slow] <= 600_000
    house.ghostlight.house.served._seconds["graveyard"] += 600  # nobody did anything for ten minutes
    for page in two:
        page.until(lambda table: table["status"] == "over")
        assert page.table["result"] == {"winners": [1 - slow], "points": [0, 0], "how": "default"}
        assert page.table["seats"][slow]["resigned"]
        assert any(line["note"] == "resigned-time" for line in page.table["talk"])
    slow = three[0].table["position"]["turn"]
    page = three[(slow + 1) % 3]
    page.until(lambda table: page.choices)  # of three the others go on, and a bot has decided for the one who was slow
    assert page.table["status"] == "playing"
    assert page.table["seats"][slow]["resigned"]
    assert page.table["clocks"]["running"] == (slow + 1) % 3
    page.acts(page.choices[0])


def test_a_decision_in_time_is_in_time_and_pages_are_told_what_is_left(house: House) -> None:
    pages = begin(house, "Ana", "Ben", seconds=600)
    house.ghostlight.house.served._seconds["graveyard"] += 300  # five minutes later
    pages[1].catch_up()
    mover = next(page for page in pages if page.choices)
    seat = mover.table["mine"][0]
    late = mover.guest.opens(mover.code)
    assert late.table["clocks"]["left"][seat] <= 300_000
    mover.acts(mover.choices[0])
    assert mover.table["clocks"]["running"] == 1 - seat
    assert mover.table["clocks"]["left"][1 - seat] > 300_000
    assert mover.table["status"] == "playing"
