"""From the end to the next game in one tap: everybody who agrees is seated at once, seats of others are kept, lists know it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ghostlight.core.fairness import promise
from tests.server.house import Guest, House, Page, open_house, play_on


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with open_house(tmp_path_factory.mktemp("again") / "house.db") as house:
        yield house


def played(house: House, *names: str, **wish: Any) -> tuple[list[Guest], list[Page]]:
    """These people have just finished a game: all but the first have given up."""
    guests = house.guests(*names)
    code = guests[0].makes_a_table("me", *["open"] * (len(names) - 1), **wish)
    pages = [guest.opens(code) for guest in guests]
    for seat, page in enumerate(pages[1:], 1):
        page.sits(seat)
    pages[0].does("start")
    for seat, page in enumerate(pages):
        page.until(lambda table: table["status"] == "playing")
        if seat:
            page.does("resign", at=page.at, seat=seat)
    for page in pages:
        page.until(lambda table: table["status"] == "over")
    return guests, pages


def agrees(page: Page, way: str | None = "same", **more: Any) -> None:
    seats = [{"seat": seat, "promise": promise(f"{page.guest.name} again")} for seat in page.table["mine"]]
    page.does("again", way=way, promises=seats, **more)


def test_two_taps_and_both_sit_at_a_new_table(house: House) -> None:
    guests, (ana, ben) = played(house, "Ana", "Ben")
    ben.does("chat", text="Well played!")
    assert [each["way"] for each in ana.table["again"]["ways"]] == ["same", "next"]
    agrees(ana)
    told = ben.until(lambda table: table["again"]["ready"] == [0])["again"]
    assert told["next"] is None
    assert told["proposed"] == {"way": "same", "order": [0, 1]}
    agrees(ben)
    codes = {page.until(lambda table: table["again"]["next"])["again"]["next"] for page in (ana, ben)}
    (code,) = codes
    new = [guest.opens(code) for guest in guests]
    assert [page.table["mine"] for page in new] == [[0], [1]]
    assert new[0].table["about"]["name"] == ana.table["about"]["name"]
    assert [line["text"] for line in new[1].table["talk"] if line["text"]] == ["Well played!"]
    assert new[0].table["fairness"]["commitment"] != ana.table["fairness"]["commitment"]
    assert [each["promise"] for each in new[0].table["fairness"]["promises"]] == [promise("Ana again"), promise("Ben again")]
    for page, seat in zip(new, (0, 1), strict=True):  # the shuffle is on: each shows what it promised
        page.does("reveal", seat=seat, nonce=f"{page.guest.name} again")
    for page in new:
        page.until(lambda table: table["status"] == "playing")
    assert play_on(new, random.Random(3), 4) == 4


def test_who_is_away_finds_the_seat_kept_and_comes_late(house: House) -> None:
    guests, (ana, ben) = played(house, "Ana", "Ben")
    old = ben.code
    ben.close()
    ana.until(lambda table: not table["seats"][1]["here"])
    agrees(ana, "next")
    code = ana.until(lambda table: table["again"]["next"])["again"]["next"]
    with guests[0].opens(code) as page:
        kept = page.table["seats"][0]
        assert (kept["kind"], kept["kept"], kept["keeps"]) == ("open", "Ben", False)
        assert page.table["status"] == "waiting"
        listed = next(each for each in guests[1].get("/api/tables").json()["mine"] if each["code"] == code)
        assert (listed["kept"], listed["i_sit"], listed["status"]) == (True, True, "waiting")
        with house.guest("Eva").opens(code) as eva:
            assert eva.refused("sit", seat=0, name="Eva") == "kept-seat"
        with guests[1].opens(old) as back:
            agrees(back, "same")
        page.until(lambda table: table["seats"][0]["name"] == "Ben")
        assert page.until(lambda table: table["shuffle"])["shuffle"]["waiting"] == [0, 1], "with the last one it starts"


def test_a_seat_that_was_given_away_is_refused(house: House) -> None:
    guests, (ana, ben) = played(house, "Ana", "Ben")
    ben.close()
    ana.until(lambda table: not table["seats"][1]["here"])
    agrees(ana)
    code = ana.until(lambda table: table["again"]["next"])["again"]["next"]
    with guests[0].opens(code) as page:
        page.does("replace", seat=1, bot="greedy")
    with guests[1].opens(ana.code) as back:
        assert back.refused("again", way="same") == "given-away"


def test_who_leaves_the_page_is_waited_for_no_longer(house: House) -> None:
    _, (ana, ben) = played(house, "Ana", "Ben")
    agrees(ana)
    assert ana.table["again"]["next"] is None
    ben.close()
    assert ana.until(lambda table: table["again"]["next"])["again"]["next"]


def test_alone_against_bots_one_tap_deals(house: House) -> None:
    ana = house.guest("Ana")
    with ana.opens(ana.makes_a_table("me", "greedy", start=True, practice=True)) as page:
        page.until(lambda table: table["status"] == "playing")
        page.does("resign", at=page.at, seat=0)
        page.until(lambda table: table["status"] == "over")
        agrees(page)
        code = page.until(lambda table: table["again"]["next"])["again"]["next"]
    with ana.opens(code) as page:
        page.does("reveal", seat=0, nonce="Ana again")
        page.until(lambda table: table["status"] == "playing")
        assert page.table["about"]["practice"]
        assert page.table["seats"][1]["bot"] == "greedy"


def test_lists_say_how_it_ended_and_the_end_is_told_to_those_who_may_look(house: House) -> None:
    guests, (ana, _) = played(house, "Ana", "Ben", watching=False)
    listed = next(each for each in guests[1].get("/api/tables").json()["mine"] if each["code"] == ana.code)
    assert listed["result"] == {"winners": [0], "points": [0, 0], "how": "default"}
    ending = guests[0].get(f"/api/tables/{ana.code}/ending")
    assert ending.status_code == 200
    assert [seat["points"] for seat in ending.json()["seats"]] == [0, 0]
    assert house.guest("Eva").get(f"/api/tables/{ana.code}/ending").json()["code"] == "no-watching"
    running = guests[0].makes_a_table("me", "greedy", start=True)
    told = guests[0].get(f"/api/tables/{running}/ending")
    assert (told.status_code, told.json()["code"]) == (409, "not-over")


def test_what_was_agreed_outlives_the_server(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with open_house(file) as house:
        guests, (ana, ben) = played(house, "Ana", "Ben")
        agrees(ana)
        secrets, code = [guest.secret for guest in guests], ben.code
    with open_house(file) as house:
        back = [Guest(house, name, secret) for name, secret in zip(("Ana", "Ben"), secrets, strict=True)]
        pages = [guest.opens(code) for guest in back]
        assert pages[1].table["again"]["ready"] == [0]
        agrees(pages[1])
        assert pages[0].until(lambda table: table["again"]["next"])["again"]["next"]
