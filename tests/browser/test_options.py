"""The options of a game in the form for a new table: every kind, by mouse and by keyboard, and refused while incomplete."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from ghostlight.server.http import option_news
from tests.browser.stage import DESKTOP, PHONE, TABLET, Person, Stage, fits, grave_faults
from tests.core.lantern import GAME as LANTERN

OPTIONS = [msgspec.to_builtins(shown) for shown in map(option_news, LANTERN.options) if shown is not None]


@contextmanager
def lantern_form(stage: Stage, size: dict[str, int] = DESKTOP) -> Iterator[tuple[Person, list[dict[str, Any]]]]:
    """The form for a game that has every kind of option: the toy game's, offered as if they were Graveyard's.

    What is sent is kept and refused.
    """
    person, sent = stage.person(size), []

    def offer(route: Route) -> None:
        told = route.fetch().json()
        told["games"] = [game | {"options": OPTIONS} for game in told["games"] if game["name"] == "graveyard"]
        route.fulfill(json=told)

    def keep(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "{}")["options"])
        route.fulfill(status=400, json={"code": "bad-options", "sentence": "That will do."})

    person.page.route("**/api/games", offer)
    person.page.route("**/api/tables", keep)
    person.goes_to("/new/graveyard")
    person.page.get_by_role("heading", name="At this table").wait_for()
    yield person, sent


def sends(person: Person) -> None:
    person.page.get_by_role("button", name="Create the table and copy the link").click()


def test_everyday_options_are_seen_at_once_and_the_others_under_a_fold(stage: Stage) -> None:
    with lantern_form(stage) as (person, sent):
        page = person.page
        expect(page.get_by_label("the cards that are dealt from")).to_be_visible()
        expect(page.get_by_label("how far the path goes")).to_be_hidden()
        expect(page.get_by_text("what cards count")).to_have_count(0)
        sends(person)
        expect(page.get_by_text("That will do.")).to_be_visible()
        assert sent == [{"goal": 20, "pace": "slow", "starter": "random", "dice": [4, 8], "deck": "all"}]


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_every_kind_of_option_can_be_changed(stage: Stage, size: dict[str, int]) -> None:
    with lantern_form(stage, size) as (person, sent):
        page = person.page
        page.get_by_text("More options").click()
        page.get_by_label("how far the path goes").fill("30")
        page.get_by_label("fast adds 1 to every die").select_option("fast")
        page.get_by_label("who begins").select_option("3")
        dice = page.get_by_role("group", name="sides of the dice of walk and run")
        dice.get_by_label("2", exact=True).fill("12")
        page.get_by_label("the cards that are dealt from").focus()
        page.get_by_label("the cards that are dealt from").select_option("Choose…")
        page.get_by_role("button", name="Choose them").click()
        sheet = page.get_by_role("dialog")
        for card in ("9", "2", "12", "7", "1"):
            sheet.get_by_label(card, exact=True).check()
        expect(sheet.get_by_role("status")).to_have_text("5 of 6 chosen")
        expect(sheet.get_by_label("3", exact=True)).to_be_enabled()
        sheet.get_by_label("5", exact=True).check()
        expect(sheet.get_by_label("3", exact=True)).to_be_disabled()
        assert grave_faults(page) == []
        sheet.get_by_role("button", name="Done").click()
        expect(page.get_by_text("6 of 6 chosen")).to_be_visible()
        assert grave_faults(page) == []
        assert fits(person)
        sends(person)
        expect(page.get_by_text("That will do.")).to_be_visible()
        assert sent == [{"goal": 30, "pace": "fast", "starter": 3, "dice": [4, 12], "deck": [1, 2, 5, 7, 9, 12]}]


def test_picks_by_keyboard_alone(stage: Stage) -> None:
    with lantern_form(stage) as (person, sent):
        page = person.page
        page.get_by_label("the cards that are dealt from").focus()
        page.keyboard.press("c")  # the only choice with that letter
        expect(page.get_by_role("dialog")).to_be_hidden()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_label("1", exact=True)).to_be_focused()
        for _ in range(3):
            page.keyboard.press("Space")
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            page.keyboard.press("Tab")
        expect(sheet.get_by_role("status")).to_have_text("6 of 6 chosen")
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        assert sent == []
        sends(person)
        expect(page.get_by_text("That will do.")).to_be_visible()
        assert sent[0]["deck"] == [1, 2, 3, 4, 5, 6]


def test_too_few_picks_and_odd_numbers_under_the_fold_are_refused_where_they_are(stage: Stage) -> None:
    with lantern_form(stage) as (person, sent):
        page = person.page
        deck = page.get_by_label("the cards that are dealt from")
        deck.select_option("Choose…")
        sends(person)
        assert deck.evaluate("select => select.validationMessage") == "Choose 6 first."
        deck.select_option("low")
        page.get_by_text("More options").click()
        page.get_by_label("how far the path goes").fill("1000")
        page.get_by_text("More options").click()
        sends(person)
        expect(page.get_by_label("how far the path goes")).to_be_focused()
        page.get_by_label("how far the path goes").fill("10")
        assert sent == []
        sends(person)
        expect(page.get_by_text("That will do.")).to_be_visible()
        assert sent[0]["deck"] == "low"
