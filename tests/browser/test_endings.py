"""The end of a game on its page: every seat's points as things to see, who was ahead, moments, a picture, and once more."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ghostlight.core import log as logs
from ghostlight.core.log import Step
from ghostlight.games import NAMES
from tests.browser.stage import DESKTOP, ME, PHONE, Person, Stage, bot, looks_well
from tests.browser.test_table import opens_a_table, sits_down
from tests.fixtures import keeping
from tests.fixtures.endings import Kept

SHOWN = {"graveyard": ".rows > li", "town": ".tower", "keyhole": ".seat", "museum": ".bill li"}
"""Where the points of a seat are, in each scene."""


def finished(name: str) -> Kept:
    """A game of three from the corpus that was played to its end by the rules."""
    kept = (each for each in keeping.read(keeping.files_of(name)[-1]) if len(each.log.seats) == 3)
    return next(each for each in kept if all(isinstance(entry, Step) for entry in each.log.entries))


def looks_at(person: Person, name: str) -> dict[str, Any]:
    """Bring a finished game along and open its page; what the server tells of its end."""
    request = person.context.request
    request.get(f"{person.address}/api/me")
    made = request.post(
        f"{person.address}/api/logs",
        data=logs.write(finished(name).log),
        headers={"content-type": "application/json", "origin": person.address},
    ).json()
    person.goes_to(f"/t/{made['code']}")
    told: dict[str, Any] = request.get(f"{person.address}/api/tables/{made['code']}/ending").json()
    expect(person.page.locator("main.end .moments")).to_be_visible()
    return told


@pytest.mark.parametrize("name", NAMES)
def test_the_end_is_a_scene_on_a_desk_and_on_a_phone(stage: Stage, name: str) -> None:
    person = stage.person(DESKTOP)
    told = looks_at(person, name)
    page = person.page
    expect(page.locator("main.end h1")).not_to_be_empty()
    expect(page.locator(f"main.end {SHOWN[name]}")).to_have_count(
        len(told["night"]["people"]) if told["night"] else len(told["seats"])
    )
    if name != "museum":
        shown = sorted(int(each) for each in page.locator(f"main.end {SHOWN[name]} strong").all_inner_texts())
        assert shown == sorted(seat["points"] for seat in told["seats"])
    drawn = page.locator(".curve polyline.line")
    dashes = [each.get_attribute("stroke-dasharray") for each in drawn.all()]
    assert len(dashes) == len(set(dashes)) == (2 if name == "museum" else 3)
    expect(page.locator(".moments li")).to_have_count(len(told["moments"]))
    assert not re.search(rf"\b(?:{name}|web)-[a-z]+-[a-z-]+", page.locator("main.end").inner_text()), "the id of a message"
    looks_well(person, f"the end of {name}", DESKTOP)
    # A moment leads into the replay, and from there one comes back.
    page.locator(".moments a").first.click()
    expect(page.locator("main.end")).to_be_hidden()
    expect(page.locator(".replay .n")).to_contain_text(str(told["moments"][0]["moment"]))
    page.get_by_role("button", name="See the result").click()
    expect(page.locator("main.end h1")).to_be_visible()
    page.get_by_role("button", name="To the board").click()
    expect(page.locator("main.end")).to_be_hidden()
    page.locator(".prompt").get_by_role("button", name="The end again").click()
    expect(page.locator("main.end h1")).to_be_focused()
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep a picture").click()
    assert download.value.suggested_filename.endswith(".png")
    # A tap on the scene takes the focus from everything; Escape still leaves it.
    page.locator("main.end .title").click()
    page.keyboard.press("Escape")
    expect(page.locator("main.end")).to_be_hidden()


@pytest.mark.parametrize("name", NAMES)
def test_the_end_fits_a_phone(stage: Stage, name: str) -> None:
    person = stage.person(PHONE)
    looks_at(person, name)
    looks_well(person, f"the end of {name}", PHONE)
    assert person.page.evaluate("(p => p.scrollWidth <= p.clientWidth)(document.querySelector('main.end .page'))")
    small = person.page.evaluate(
        """() => [...document.querySelectorAll('main.end button, main.end a')]
            .map((each) => [each.getBoundingClientRect(), each.outerHTML.slice(0, 90)])
            .filter(([box]) => box.width > 0 && (box.height < 40 || box.width < 24)).map(([, html]) => html)"""
    )
    assert small == []


def test_a_link_to_a_step_opens_there(stage: Stage) -> None:
    person = stage.person(DESKTOP)
    told = looks_at(person, "graveyard")
    href = person.page.locator(".moments a").last.get_attribute("href")
    assert href is not None
    assert href.endswith(f"#{told['moments'][-1]['moment']}")
    person.goes_to("/")
    person.goes_to(href)
    expect(person.page.locator(".replay .n")).to_contain_text(str(told["moments"][-1]["moment"]))
    expect(person.page.locator("main.end")).to_have_count(0)


def test_once_more_in_two_taps(stage: Stage) -> None:
    """One gives up; both agree, and sit at the next table with what was said. The list knows who won."""
    ana, ben = stage.person(DESKTOP), stage.person(PHONE)
    path = opens_a_table(ana)
    sits_down(ben, path, "Ben")
    ana.page.get_by_role("button", name="Start the game").click()
    for person in (ana, ben):
        person.waits_for(lambda person=person: person.table().get("status") == "playing", "the deal")
    ana.page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        ana.page.locator("dialog[open]").get_by_role("button", name="Give up").last.click()
    for person in (ana, ben):
        expect(person.page.locator("main.end h1")).to_be_visible()
    ana.page.get_by_role("button", name="Again, same seats").click()
    expect(ben.page.locator(".again")).to_contain_text("Ana would like to play again")
    ben.page.get_by_role("button", name="Again, same seats").click()
    for person in (ana, ben):
        person.page.wait_for_url(lambda url: path not in url)
        person.waits_for(lambda person=person: person.table().get("status") == "playing", "the next deal")
    assert ana.table()["mine"] == [0]
    assert ben.table()["mine"] == [1]
    ana.goes_to("/tables")
    expect(ana.page.get_by_text("Ben won")).to_be_visible()


def test_alone_against_a_bot_it_is_one_tap(stage: Stage) -> None:
    ana = stage.person(DESKTOP)
    ana.sits_down("graveyard", ME, bot("greedy"), stall_limit=1)
    ana.plays_on(lambda choices: choices[-1])
    ana.page.get_by_role("button", name="Again, same seats").click()
    ana.waits_for(lambda: ana.table().get("status") == "playing", "the next deal")
