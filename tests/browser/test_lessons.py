"""Lessons in the browser: every chapter by clicks on a phone, Graveyard's by keys alone, and nothing that axe minds."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from ghostlight.games.town.pointing import spots_of
from ghostlight.games.town.view import View
from ghostlight.lessons import chapters_of, find_chapter
from tests.browser.stage import DESKTOP, PHONE, Person, Stage, focused, grave_faults


def stands(person: Person) -> dict[str, Any]:
    """Where the lesson stands, as the page was told."""
    told = [json.loads(frame) for frame in person.frames if '"type":"lesson"' in frame]
    last: dict[str, Any] = told[-1] if told else {}
    return last


def coach_says(person: Person) -> None:
    """The board has come to rest, and the coach speaks of what the server told last; all that it points at is there."""
    now = stands(person)
    expect(person.page.locator(f'.coach[data-mood="{now["mood"]}"]')).to_be_visible()
    asleep = now["mood"] == "do" and person.page.locator("[data-lead]").count() > 0
    glows(person, [point for point in now["point"] if not (asleep and point.startswith("choice:"))])


def glows(person: Person, points: list[str]) -> None:
    """All of that is found and lit, where the coach points at anything."""
    if stands(person)["mood"] in ("tell", "do") and points:
        light = person.page.locator(".spotlight")
        expect(light).to_have_attribute("data-missing", "")
        expect(light).to_have_attribute("data-lit", " ".join(points))


def leads_on(person: Person) -> None:
    """Press the one button that leads on, and wait for what it brings."""
    before = len(person.frames)
    person.page.locator("[data-lead]").click()
    person.waits_for(lambda: len(person.frames) > before and stands(person), "the next step")


def clicks(person: Person, action: str) -> None:
    """Choose this where the board has it: a spot, then, where there are several choices at one, its button."""
    page, now = person.page, stands(person)
    button = page.locator(f'[data-choice="{action}"]:visible')
    verb, _, where = action.partition(" ")
    if now["game"] == "graveyard":
        if verb == "inspect":
            page.locator('[data-choice="look"]').click()
        page.locator(f'[data-spot="{where}"]').click()
        return
    view = msgspec.convert(person.view(), View)
    places = [page.locator(f'[data-spot="{each}"]') for each in spots_of(view, action)]
    shown = [each for each in places if each.count() and each.first.is_visible()]
    if not shown:
        button.first.click()
        return
    at = len(person.frames)
    shown[0].first.click(position={"x": 60, "y": 8} if verb == "to" else None)
    person.waits_for(lambda: len(person.frames) > at or button.count(), action)
    if len(person.frames) == at:
        button.first.click()


def plays(person: Person, game: str, chapter: str) -> None:
    """The whole chapter by clicks, doing what is meant."""
    known = find_chapter(game, chapter)
    assert known is not None
    while True:
        coach_says(person)
        now = stands(person)
        if now["mood"] == "over":
            return
        if now["mood"] == "tell":
            leads_on(person)
            continue
        if person.page.locator("[data-lead]").count():
            person.page.locator("[data-lead]").click()
            expect(person.page.locator(".coach .prompt")).to_be_visible()
            glows(person, now["point"])  # the prompt's buttons, too
        action = known.beats[now["step"]][1].do
        assert action is not None
        clicks(person, action)
        person.waits_for(lambda step=now["step"]: stands(person)["step"] != step, action)


@pytest.mark.parametrize("game", ["graveyard", "town"])
def test_every_chapter_by_clicks_on_a_phone(stage: Stage, game: str) -> None:
    """One page for all chapters: each leads to the next, and the last to a first game."""
    ana = stage.person(PHONE)
    ana.goes_to("/")
    ana.page.locator(f'.learn[href="/learn/{game}"]').click()
    for chapter in chapters_of(game):
        ana.waits_for(lambda name=chapter.name: stands(ana).get("chapter") == name, chapter.name)
        assert grave_faults(ana.page) == []
        plays(ana, game, chapter.name)
        if chapter is not chapters_of(game)[-1]:
            ana.page.locator("[data-lead]").click()
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ana.page.locator("[data-lead]").click()
    expect(ana.page.locator("dialog[open]")).to_be_visible()
    assert grave_faults(ana.page) == []


def test_graveyard_by_keys_alone_and_what_one_may_try_on_the_way(stage: Stage) -> None:
    ana = stage.person(DESKTOP)
    ana.goes_to("/learn/graveyard/wake")
    page = ana.page
    ana.waits_for(lambda: stands(ana), "the lesson")
    said = page.locator(".coach .words")
    chapter = find_chapter("graveyard", "wake")
    assert chapter is not None
    strayed = False
    while stands(ana)["mood"] != "over":
        coach_says(ana)
        now = stands(ana)
        expect(page.locator("[data-lead]")).to_be_focused()  # whoever goes by keys is led on
        if now["mood"] == "tell":
            frames = len(ana.frames)
            page.keyboard.press("Enter")
            ana.waits_for(lambda frames=frames, now=now: len(ana.frames) > frames and stands(ana) != now, "the next step")
            continue
        page.keyboard.press("Enter")  # I'll try
        ana.waits_for(lambda: focused(ana, "spot"), "the board")
        action = chapter.beats[now["step"]][1].do or ""
        if not strayed:
            strayed = True
            goes_by_keys(ana, "B2")  # allowed, but not meant: it is played, remarked on, and undone
            ana.waits_for(lambda: stands(ana)["mood"] == "strayed", "the remark")
            expect(said).to_contain_text("That grave would do as well")
            expect(page.locator("[data-lead]")).to_be_focused()
            page.keyboard.press("Enter")
            ana.waits_for(lambda: stands(ana)["mood"] == "do", "the board as it was")
            goes_by_keys(ana, "D4")  # not allowed: the coach says why not, in one breath
            expect(said).to_contain_text("D4")
            page.locator(".coach .show").focus()
            page.keyboard.press("Enter")
            ana.waits_for(lambda: stands(ana)["mood"] == "shown", "the move, shown")
            expect(page.locator("[data-lead]")).to_be_focused()
            page.keyboard.press("Enter")  # now I
            ana.waits_for(lambda: stands(ana)["mood"] == "do", "the board as it was")
        goes_by_keys(ana, action.split()[1])
        ana.waits_for(lambda step=now["step"]: stands(ana)["step"] != step, action)
    expect(page.locator("[data-lead]")).to_be_focused()
    assert grave_faults(ana.page) == []


def goes_by_keys(person: Person, spot: str) -> None:
    """Walk to this grave with the arrows and take it."""
    page = person.page
    page.locator('.board [data-spot][tabindex="0"]').focus()
    person.waits_for(lambda: focused(person, "spot"), "the board")
    for _ in range(14):
        here = focused(person, "spot")
        if here == spot:
            page.keyboard.press("Enter")
            return
        column, row = (ord(here[-2]), int(here[-1])) if ":" not in here else (ord("B"), 0)
        if row != int(spot[1]):
            page.keyboard.press("ArrowDown" if row < int(spot[1]) else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if column < ord(spot[0]) else "ArrowLeft")
        person.waits_for(lambda before=here: focused(person, "spot") != before, "the next grave")
    raise AssertionError(f"the arrows did not lead to {spot}")


def test_leave_come_back_and_one_lesson_at_a_time(stage: Stage) -> None:
    ana = stage.person(DESKTOP)
    ana.goes_to("/learn/town/scare")
    ana.waits_for(lambda: stands(ana), "the lesson")
    leads_on(ana)
    leads_on(ana)
    coach_says(ana)
    left = stands(ana)["step"]
    ana.page.get_by_role("link", name="Leave the lesson").click()
    expect(ana.page.locator(".bills")).to_be_visible()
    ana.frames.clear()
    ana.page.locator('.learn[href="/learn/town"]').click()
    ana.waits_for(lambda: stands(ana), "the lesson")
    assert (stands(ana)["chapter"], stands(ana)["step"]) == ("scare", left)
    other = ana.context.new_page()
    other.goto(ana.address + "/learn/graveyard/light")
    expect(other.locator(".coach")).to_be_visible()
    expect(ana.page.get_by_text("Your lesson goes on in another window")).to_be_visible()
    assert ana.context.request.get(f"{ana.address}/api/tables").json() == {"public": [], "mine": []}
    other.close()
