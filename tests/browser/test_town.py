"""Town in the browser: a whole game by clicks, its keys, its explanations, its panes on a phone, and nothing that axe minds."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from ghostlight.games.town.pointing import spots_of
from ghostlight.games.town.view import View
from tests.browser.stage import (
    DESKTOP,
    ME,
    PHONE,
    SCREENS,
    Person,
    Stage,
    bot,
    fits,
    focused,
    grave_faults,
    looks_well,
    pictures_of_how_to_play,
    tabs_to,
)

QUICK = {"round_limit": 4, "start_sp": 30, "card_selection": "friendly", "first_player": 1}
"""Few rounds, and scare points enough to upgrade at once: upgrades give the tokens that cards cost."""


def opens_town(person: Person, options: dict[str, Any] = QUICK, rivals: int = 1) -> None:
    """A table against the simplest bot, begun at once."""
    person.sits_down("town", ME, *(bot("greedy") for _ in range(rivals)), **options)


def spots(choice: str, seen: dict[str, Any]) -> list[str]:
    """Where on the board this choice can be taken."""
    return spots_of(msgspec.convert(seen, View), choice)


def spot(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-spot="{name}"]')


def touch(person: Person, name: str) -> None:
    """Click a spot where a finger would: a building beside its ghosts and spaces, at its upper edge."""
    spot(person, name).click(position={"x": 60, "y": 8} if name[0] == "b" else None)


def takes(person: Person, choice: str) -> None:
    """On the board where it has a place there, else in the prompt; and wait until the server has taken it."""
    at = person.table()["at"]
    person.page.locator(".able, .prompt [data-choice]").first.wait_for()  # the board has come to rest
    places = [each for each in spots(choice, person.view()) if spot(person, each).count()]
    if places:
        touch(person, places[0])
        asked = person.page.locator(f'#tw-told:popover-open [data-choice="{choice}"]')
        person.waits_for(lambda: person.table()["at"] > at or asked.count(), choice)
        if person.table()["at"] == at:
            asked.click()
    else:
        person.page.locator(f'.prompt [data-choice="{choice}"]').click()
    person.waits_for(lambda: person.table()["at"] > at, choice)


def busy(seed: int) -> Callable[[dict[str, Any], list[str]], str]:
    """Somebody who occupies cards, uses tokens, upgrades and haunts whenever that is possible."""
    rng = random.Random(seed)
    wishes = ("occupy", "bonus", "card", "upgrade", "haunt", "move", "fight", "summon", "scare")

    def pick(seen: dict[str, Any], choices: list[str]) -> str:
        if seen["ask"] == "destination":
            found = {each["name"] for each in seen["buildings"] if each["bonus"]}
            choices = [each for each in choices if each.split()[1] in found] or choices
        for wish in wishes if seen["ask"] == "menu" else ():
            wished = [each for each in choices if wish in each.split()]
            if wished:
                return rng.choice(wished)
        declined = [each for each in choices if each != "no"]
        return rng.choice(declined or choices)

    return pick


def plays(person: Person, pick: Callable[[dict[str, Any], list[str]], str], most: int = 1000) -> None:
    for _ in range(most):
        person.waits_for(lambda: person.table()["status"] == "over" or person.choices(), "my turn")
        if person.table()["status"] == "over":
            return
        takes(person, pick(person.view(), person.choices()))


def test_a_whole_game_of_two_by_clicks_with_cards_and_tokens(stage: Stage) -> None:
    ana = stage.person()
    opens_town(ana)
    plays(ana, busy(1))
    result = ana.table()["result"]
    expect(ana.page.locator(".prompt")).to_contain_text(str(max(result["points"])))
    assert [player["points"] for player in ana.view()["players"]] == result["points"]
    mine = {event["name"] for event in ana.events() if event["fields"].get("seat") == 0}
    assert {"used", "upgraded", "raised", "haunted", "tokens", "paid", "occupied"} <= mine
    offered = [choice for news in ana.news() for choice in (news.get("position") or {}).get("choices", [])]
    assert "spent" in mine or not any(choice.startswith("bonus") for choice in offered)
    expect(ana.page.locator(".sc").first).to_contain_text(str(result["points"][0]))


def test_things_move_on_the_board_and_it_comes_to_rest(stage: Stage) -> None:
    ana = stage.person(reduced_motion="no-preference")
    opens_town(ana)
    plays(ana, busy(2), most=12)
    ana.waits_for(lambda: ana.table()["status"] == "over" or ana.choices(), "my turn")
    expect(ana.page.locator(".prompt [data-choice], .prompt .note").first).to_be_visible()
    expect(ana.page.locator(".able").first).to_be_visible()


def test_the_first_turn_by_keyboard_alone(stage: Stage) -> None:
    ana = stage.person()
    opens_town(ana)
    press = ana.page.keyboard.press
    ana.waits_for(ana.choices, "my turn")
    onto_the_board(ana)
    # Over everything that is shown: from the town down to the player board and back.
    rng = random.Random(5)
    reached = set()
    for _ in range(120):
        reached.add(focused(ana, "spot")[0])
        press(rng.choice(("ArrowDown", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowRight")))
    assert {"b", "g", "h", "s", "a"} <= reached
    # Home leads to what can be chosen.
    for _ in range(8):
        here = {each for choice in ana.choices() for each in spots(choice, ana.view()) if each[0] != "c"}
        if not here:
            break
        at = ana.table()["at"]
        press("Home")
        assert focused(ana, "spot") in here
        press("Enter")
        asked = ana.page.locator("#tw-told:popover-open button")
        ana.waits_for(lambda at=at, asked=asked: ana.table()["at"] > at or asked.count(), "Enter takes it")
        if ana.table()["at"] == at:
            press("Enter")
        ana.waits_for(lambda at=at: ana.table()["at"] > at, "the popover's button takes it")
        ana.waits_for(ana.choices, "the next decision")
        onto_the_board(ana)


def onto_the_board(person: Person) -> None:
    """Past the cards beside it, which are a tab stop of their own."""
    tabs_to(person, lambda: focused(person, "spot")[:1] not in ("", "c"))


def test_everything_explains_itself_and_what_is_illegal_says_why(stage: Stage) -> None:
    ana = stage.person()
    opens_town(ana, QUICK | {"start_sp": 2})
    ana.waits_for(ana.choices, "my turn")
    told = ana.page.locator("#tw-told")
    # The pointer rests on it; nothing is chosen by that.
    spot(ana, "a:S1:fight").hover()
    expect(told).to_contain_text("Section I: Fight")
    expect(told).to_contain_text("Needs a blue ghost in one building with a ghost that it can fight.")
    spot(ana, "h:CH:R").hover()
    expect(told).to_contain_text("10 points")
    # A card that cannot be occupied says why; Escape closes it, and the focus is where it was.
    spot(ana, "c:51").click()
    expect(told).to_contain_text("Louder Boo")
    expect(told).to_contain_text("Needs 3 ghost tokens of any colour.")
    expect(told.get_by_role("link", name="T-251")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(told).not_to_be_visible()
    assert focused(ana, "spot") == "c:51"
    # In the middle of an action the server says why not.
    takes(ana, "use S1 move")
    if ana.view()["ask"] == "ghost":
        takes(ana, ana.choices()[0])
    assert ana.view()["ask"] == "destination"
    at = ana.table()["at"]
    far = next(each["name"] for each in ana.view()["buildings"] if f"to {each['name']}" not in ana.choices())
    touch(ana, f"b:{far}")
    expect(ana.page.locator(".prompt .refusal")).to_be_visible()
    assert ana.table()["at"] == at
    takes(ana, ana.choices()[0])


def test_other_boards_and_the_supply_are_a_click_away(stage: Stage) -> None:
    ana = stage.person()
    opens_town(ana, QUICK, rivals=2)
    ana.waits_for(ana.choices, "my turn")
    page = ana.page
    expect(spot(ana, "s:S1")).to_be_visible()
    page.get_by_role("tab", name="Supply").click()
    expect(spot(ana, "y:ghosts:R")).to_contain_text("5")
    page.get_by_role("tab", name="Moth 2").click()
    expect(spot(ana, "a:S1:move@2")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(spot(ana, "a:S1:move@1")).to_be_visible()
    # What was asked for lasts for one decision.
    page.get_by_role("tab", name="You").click()
    takes(ana, "use S1 rest")
    expect(spot(ana, "s:S1")).to_be_visible()
    # A seat's sheet shows its board.
    page.locator(".seat.p2").click()
    expect(page.locator("dialog[open]").locator('[data-spot="s:S1@1"]')).to_be_visible()


def test_a_phone_swipes_between_town_boards_and_cards(stage: Stage) -> None:
    ana = stage.person(PHONE)
    opens_town(ana)
    page = ana.page
    ana.waits_for(ana.choices, "my turn")
    chosen = page.locator(".panes-tabs [aria-selected=true]")
    # At the turn menu the own board is what matters.
    expect(chosen).to_have_text("Boards")
    for space in page.locator('[data-spot^="a:S1:"]').all():
        box = space.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 44
    # Swiped by the finger, the tabs follow; by the tabs, the panes do.
    swipe(ana, 1)
    expect(chosen).to_have_text("Cards")
    expect(spot(ana, "c:7")).to_be_in_viewport()
    swipe(ana, -1)
    expect(chosen).to_have_text("Boards")
    swipe(ana, -1)
    expect(chosen).to_have_text("Town")
    expect(spot(ana, "b:PO")).to_be_in_viewport()
    assert fits(ana)
    page.get_by_role("tab", name="Cards").tap()
    expect(spot(ana, "c:7")).to_be_in_viewport()
    # A tap on a card opens it, and the prompt is always there.
    spot(ana, "c:7").tap()
    expect(page.locator("#tw-told")).to_contain_text("Second Wind")
    page.locator(".prompt").tap()
    expect(page.locator("#tw-told")).not_to_be_visible()
    # A decision opens the pane on which it is taken.
    page.get_by_role("tab", name="Boards").tap()
    at = ana.table()["at"]
    spot(ana, "a:S1:upgrade").tap()
    ana.waits_for(lambda: ana.table()["at"] > at, "the upgrade")
    if ana.view()["ask"] == "raise":
        expect(chosen).to_have_text("Boards")
        page.locator(".prompt [data-choice]").first.tap()
    plays_by_prompt(ana, 8)
    assert fits(ana)


def swipe(person: Person, panes: int) -> None:
    """One pane to the right or left, as a finger leaves it: nearly there, and the snap does the rest."""
    person.page.locator(".panes").evaluate(
        "(panes, by) => panes.scrollBy({ left: panes.clientWidth * by * 0.8, behavior: 'instant' })", panes
    )


def plays_by_prompt(person: Person, most: int) -> None:
    """On a phone: with the buttons of the prompt, or by a tap on the board."""
    for _ in range(most):
        person.waits_for(lambda: person.table()["status"] == "over" or person.choices(), "my turn")
        if person.table()["status"] == "over":
            return
        at = person.table()["at"]
        button = person.page.locator(".prompt [data-choice]")
        glowing = person.page.locator(".pane:not([inert]) .able[data-spot]")
        person.waits_for(lambda button=button, glowing=glowing: button.count() or glowing.count(), "something to choose")
        (button if button.count() else glowing).first.tap()
        asked = person.page.locator("#tw-told:popover-open [data-choice]")
        person.waits_for(lambda at=at, asked=asked: person.table()["at"] > at or asked.count(), "a tap is taken")
        if person.table()["at"] == at:
            asked.first.tap()
        person.waits_for(lambda at=at: person.table()["at"] > at, "the choice")


@SCREENS
def test_axe_finds_nothing_serious_and_nothing_sticks_out(stage: Stage, sizes: tuple[dict[str, int], ...]) -> None:
    ana = stage.person(sizes[0])
    opens_town(ana, QUICK, rivals=3)
    ana.waits_for(ana.choices, "my turn")
    looks_well(ana, "the turn menu", *sizes)
    if sizes[0] is PHONE:
        for tab in ("Town", "Cards"):
            ana.page.get_by_role("tab", name=tab).tap()
            expect(ana.page.locator(".panes-tabs [aria-selected=true]")).to_have_text(tab)
            looks_well(ana, tab, *sizes)
        ana.page.get_by_role("tab", name="Boards").tap()
        plays_by_prompt(ana, 4)
    else:
        spot(ana, "c:7").click()
        expect(ana.page.locator("#tw-told")).to_be_visible()
        looks_well(ana, "an explanation")
        plays(ana, busy(3), most=4)
    looks_well(ana, "in play", *sizes)


@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "ja-JP"])
def test_how_to_play_is_told_in_every_language(stage: Stage, locale: str) -> None:
    ana = stage.person(DESKTOP, locale)
    opens_town(ana, QUICK | {"variant": "master", "card_selection": "random"})
    ana.waits_for(ana.choices, "my turn")
    ana.page.locator(".able").first.wait_for()
    assert pictures_of_how_to_play(ana, "town") >= 3
    assert locale != "ja-JP" or grave_faults(ana.page) == []
