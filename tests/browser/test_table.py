"""Around the game in the browser: links, seats, the curtain, undo, hints, replay in a running game, a server that dies."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.stage import Person, Server, Stage
from tests.browser.test_games import any_of, starts_against_moth


def opens_a_table(person: Person, name: str = "Ana") -> str:
    """As in the form; the path of the table's link."""
    person.goes_to("/new/graveyard")
    person.page.get_by_label("Name for seat 1").fill(name)
    person.page.get_by_role("button", name="Create the table and copy the link").click()
    person.waits_for(person.news, "the table")
    return person.page.url.removeprefix(person.address)


def sits_down(person: Person, link: str, name: str) -> None:
    person.goes_to(link)
    person.page.get_by_label("Your name", exact=True).fill(name)
    person.page.get_by_role("button", name="Sit down").click()
    person.waits_for(lambda: person.table().get("mine"), "a seat")


def test_three_clicks_make_a_table_and_copy_its_link(stage: Stage) -> None:
    ana = stage.person(permissions=["clipboard-read", "clipboard-write"])
    ana.goes_to("/")
    ana.page.get_by_role("link", name="Open a table").click()
    ana.page.get_by_role("button", name="Create the table and copy the link").click()
    ana.waits_for(ana.news, "the table")
    expect(ana.page.get_by_text("The link is copied")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()") == ana.page.url


def test_a_code_typed_on_the_front_page_leads_to_the_table(stage: Stage) -> None:
    code = opens_a_table(stage.person()).removeprefix("/t/")
    ben = stage.person()
    ben.goes_to("/")
    ben.page.get_by_label("Table code").fill(code.lower())
    ben.page.get_by_role("button", name="Join").click()
    ben.waits_for(ben.news, "the table")
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "told"), [("/t/NOTABLE2", "There is no such table"), ("/nowhere/at/all", "Nobody haunts this page")]
)
def test_what_is_not_there_has_a_page(stage: Stage, path: str, told: str) -> None:
    ana = stage.person()
    ana.goes_to(path)
    expect(ana.page.get_by_role("heading", name=told)).to_be_visible()
    expect(ana.page.get_by_role("link", name="Front page", exact=True)).to_be_visible()


def test_a_table_that_was_given_up_has_a_page(stage: Stage) -> None:
    ana, ben = stage.person(), stage.person()
    link = opens_a_table(ana)
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Close the table").click()
    ana.page.locator("dialog[open]").get_by_role("button", name="Close the table").last.click()
    ana.waits_for(lambda: ana.table()["status"] == "closed", "the end of the table")
    ben.goes_to(link)
    expect(ben.page.get_by_role("heading", name="This table has been closed")).to_be_visible()


def test_a_full_table_says_so_and_a_taken_seat_too(stage: Stage) -> None:
    ana, ben, cleo = stage.person(), stage.person(), stage.person()
    link = opens_a_table(ana)
    cleo.goes_to(link)
    cleo.page.get_by_label("Your name", exact=True).fill("Cleo")
    sits_down(ben, link, "Ben")
    expect(cleo.page.get_by_text("Every seat is taken")).to_be_visible()


def test_a_refused_move_says_why_in_the_language_of_the_player(stage: Stage) -> None:
    ana = stage.person(language="es-ES")
    ana.goes_to("/")
    ana.page.get_by_role("button", name="Jugar").first.click()
    ana.page.locator("dialog[open] li button").first.click()
    ana.waits_for(ana.choices, "my turn")
    ana.page.locator('[data-spot="C3"]').click()
    expect(ana.page.get_by_role("alert").first).to_contain_text("Ahora no es posible")
    expect(ana.page.get_by_role("alert").first).to_contain_text("G-06")


def test_undo_takes_a_decision_back_and_the_board_shows_it(stage: Stage) -> None:
    ana = stage.person()
    starts_against_moth(ana)
    ana.plays_on(any_of(5), until=lambda table: table["at"] >= 6)
    before, said = ana.table()["position"], board_in_words(ana)
    choice = any_of(6)(ana.choices())
    ana.takes(choice)
    ana.waits_for(ana.choices, "my turn again")
    ana.waits_for(lambda: board_in_words(ana) != said, "the move on the board")
    at = ana.table()["at"]
    ana.page.locator(".prompt").get_by_role("button", name="Undo").click()
    ana.waits_for(lambda: ana.table()["at"] > at and ana.choices(), "the undo")
    expect(ana.page.get_by_text("Guest undoes a decision")).to_be_visible()
    assert (ana.view(), ana.choices()) == (before["view"], before["choices"])
    ana.waits_for(lambda: board_in_words(ana) == said, "the board as it was")


def board_in_words(person: Person) -> list[str]:
    """What the board says of each place: what lies there, who stands there, what can be done."""
    return list(person.page.locator("[data-spot]").evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))"))


def test_a_hint_names_up_to_three_choices_with_their_values(stage: Stage) -> None:
    ana = stage.person()
    starts_against_moth(ana)
    ana.waits_for(ana.choices, "my turn")
    ana.page.locator(".prompt").wait_for()
    ana.page.keyboard.press("h")
    ana.waits_for(lambda: any(json.loads(frame)["type"] == "hint" for frame in ana.frames), "the hint", 30)
    hint = next(told for told in map(json.loads, ana.frames) if told["type"] == "hint")
    assert 1 <= len(hint["thoughts"]) <= 3
    assert all(each["action"] in ana.choices() for each in hint["thoughts"])
    expect(ana.page.get_by_text("games that I imagined")).to_be_visible()


def test_the_replay_of_a_running_game_shows_only_what_this_seat_knew(stage: Stage) -> None:
    ana = stage.person()
    starts_against_moth(ana)
    ana.plays_on(any_of(6, looks=0.5), until=lambda table: table["at"] >= 12)
    ana.page.get_by_role("button", name="First step").click()
    expect(ana.page.locator(".replay")).to_contain_text("step 0 of")
    assert ana.page.get_by_label("Seen from").count() == 0
    ana.waits_for(lambda: looks_back(ana), "the first moment")
    seen = looks_back(ana)
    assert all(told["viewer"] == 0 for told in seen)
    assert not any(grave["front"] for grave in seen[0]["position"]["view"]["graves"])
    ana.page.get_by_role("button", name="It is your turn: back to now").click()
    ana.plays_on(any_of(6), until=lambda table: table["at"] >= 14)


def looks_back(person: Person) -> list[dict[str, Any]]:
    """The answers to what was looked at again."""
    return [told for told in map(json.loads, person.frames) if told["type"] == "seen"]


def test_between_two_people_on_one_device_a_curtain_falls_when_one_knows_more(stage: Stage) -> None:
    ana = stage.person()
    ana.goes_to("/new/graveyard")
    ana.page.get_by_label("Name for seat 1").fill("Ana")
    ana.page.get_by_label("Who sits in seat 2").select_option(label="Another player on this device")
    ana.page.get_by_label("Name for seat 2").fill("Ben")
    ana.page.get_by_role("button", name="Start the game").click()
    ana.waits_for(lambda: ana.table().get("status") == "playing", "the deal")
    pick, curtains = any_of(7, looks=1.0), 0
    curtain = ana.page.get_by_role("dialog").filter(has_text="Nobody but")
    for _ in range(60):
        ana.waits_for(lambda: ana.table()["curtain"] is not None or ana.choices(), "somebody's turn")
        table = ana.table()
        if table["curtain"] is not None:
            curtains += 1
            name = table["seats"][table["curtain"]]["name"]
            expect(curtain).to_contain_text(f"Pass to {name}")
            secret = [
                grave
                for told in ana.news()
                if told["facing"] != table["curtain"] and told.get("position")
                for grave in told["position"]["view"]["graves"]
                if grave["front"] and not grave["open"] and told["facing"] not in grave["inspected_by"]
            ]
            assert secret == []
            ana.page.get_by_role("button", name=f"I am {name}").click()
            ana.waits_for(lambda table=table: ana.table()["facing"] == table["curtain"], "the curtain opens")
            if curtains == 4:
                return
            continue
        ana.takes(pick(ana.choices()))
    pytest.fail("the curtain fell too seldom")


def test_the_server_is_killed_in_mid_game_and_the_page_goes_on_when_it_is_back(chromium: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite3") as server:
        stage = Stage(server, chromium)
        ana = stage.person()
        starts_against_moth(ana)
        ana.plays_on(any_of(8), until=lambda table: table["at"] >= 8)
        before = ana.table()
        server.stop(signal.SIGKILL)
        expect(ana.page.get_by_text("Reconnecting")).to_be_visible()
        server.start()
        whole = len([told for told in ana.news() if "about" in told])
        ana.waits_for(lambda: len([told for told in ana.news() if "about" in told]) > whole, "the way back", 40)
        assert ana.table()["at"] >= before["at"]
        ana.plays_on(any_of(9), until=lambda table: table["at"] >= before["at"] + 6)
        stage.clear()
