"""Town in the browser: a whole game by clicks, its keys, its explanations, one page on a phone, and nothing that axe minds."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Position, expect

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
MOST_IN_POPOVER = 6
"""More choices than this at one spot stand in the prompt."""


def opens_town(person: Person, options: dict[str, Any] = QUICK, rivals: int = 1) -> None:
    """A table against the simplest bot, begun at once."""
    person.sits_down("town", ME, *(bot("greedy") for _ in range(rivals)), **options)


def spots(choice: str, seen: dict[str, Any]) -> list[str]:
    """Where on the board this choice can be taken."""
    return spots_of(msgspec.convert(seen, View), choice)


def spot(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-spot="{name}"]')


def touch(person: Person, name: str) -> None:
    """Press a spot where a finger would: a building beside its ghosts and spaces, at its upper edge."""
    press(person, spot(person, name), {"x": 60, "y": 8} if name[0] == "b" else None)


def press(person: Person, what: Locator, position: Position | None = None) -> None:
    """With the finger on a phone, else with the mouse."""
    if person.page.viewport_size == PHONE:
        what.tap(position=position)
    else:
        what.click(position=position)


Pick = Callable[[dict[str, Any], list[str]], str]
"""What somebody chooses, of a position and its choices."""


def first(seen: dict[str, Any], choices: list[str]) -> str:
    return choices[0]


Step = tuple[str, dict[str, Any], list[str]]
"""A choice, the position as it is asked about, and what else could be chosen."""


def steps_of(choice: str, person: Person, pick: Pick) -> list[Step]:
    """The choice and what the page asks for before anything is sent: a ghost, then where or whom."""
    seen = person.view()
    steps: list[Step] = [(choice, seen, person.choices())]
    plan = next((plan for plan in seen["plans"] if choice in plan["uses"]), None)
    if plan is None:
        return steps
    asked = seen | {"ask": plan["ask"]}
    ways = {way["action"]: way["then"] for way in plan["ways"]}
    way = pick(asked, list(ways))
    if len(ways) > 1 or not ways[way]:  # the only ghost is chosen already
        steps.append((way, asked, list(ways)))
    if ways[way]:
        building, colour = way.split()[1:3]
        ask = "destination" if plan["ask"] == "ghost" else "defender"
        asked = asked | {"ask": ask, "ghost": {"building": building, "colour": colour}}
        steps.append((pick(asked, ways[way]), asked, ways[way]))
    return steps


def takes(person: Person, choice: str, pick: Pick = first) -> None:
    """On the board where it has a place there, else in the prompt; and wait until the server has taken it."""
    at = person.table()["at"]
    person.page.locator(".able, .prompt [data-choice]").first.wait_for()  # the board has come to rest
    steps = steps_of(choice, person, pick)
    for number, step in enumerate(steps):
        if number > 0:
            assert person.table()["at"] == at, "sent before all of it was known"
        points_at(person, step)
    # What a tap would do for good is asked once more, in the prompt: a fight by its odds, what has no place on the board.
    last = steps[-1][0]
    sure = person.page.locator(f'.prompt .btn.lit[data-choice="{last}"]')
    person.waits_for(lambda: person.table()["at"] > at or sure.count(), choice)
    if person.table()["at"] == at and last != "end":
        press(person, sure)
    person.waits_for(lambda: person.table()["at"] > at, choice)


def points_at(person: Person, step: Step) -> None:
    """Its place on the board, and the one of several choices there; or its button in the prompt."""
    choice, seen, choices = step
    button = person.page.locator(f'.prompt [data-choice="{choice}"]')

    def lit() -> list[str]:
        return [each for each in spots(choice, seen) if person.page.locator(f'.able[data-spot="{each}"]').count()]

    person.waits_for(lambda: lit() or button.count(), f"{choice} is asked")
    places = lit()
    if not places or (places[0][0] == "c" and person.page.viewport_size == PHONE):
        press(person, button)
        return
    touch(person, places[0])
    there = [each for each in choices if places[0] in spots(each, seen)]
    if len(there) > MOST_IN_POPOVER:
        press(person, button)
    elif len(there) > 1:
        press(person, person.page.locator(f'#tw-told:popover-open [data-choice="{choice}"]'))


def busy(seed: int) -> Pick:
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


def plays(person: Person, pick: Pick, most: int = 1000) -> None:
    for _ in range(most):
        person.waits_for(lambda: person.table()["status"] == "over" or person.choices(), "my turn")
        if person.table()["status"] == "over":
            return
        takes(person, pick(person.view(), person.choices()), pick)


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
    # Home leads to what can be chosen, Enter chooses it: an act, the ghost, the place; a fight once more, by its odds.
    for _ in range(4):
        at = ana.table()["at"]
        for _ in range(6):
            press("Home")
            here = focused(ana, "spot")
            assert here
            assert "able" in str(ana.page.evaluate("document.activeElement.getAttribute('class')"))
            before = prompted(ana)
            press("Enter")
            told = ana.page.locator("#tw-told:popover-open button[data-choice]")
            ana.waits_for(
                lambda at=at, before=before, told=told: ana.table()["at"] > at or prompted(ana) != before or told.count(),
                "Enter takes it",
            )
            if told.count():
                expect(told.first).to_be_focused()
                press("Enter")
            if ana.table()["at"] > at:
                break
        ana.waits_for(lambda at=at: ana.table()["at"] > at, "all of it is known")
        ana.waits_for(ana.choices, "the next decision")
        onto_the_board(ana)


def prompted(person: Person) -> str:
    return person.page.locator(".prompt").inner_text()


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
    # While a move is only wished for, what is out of reach explains itself and nothing is done.
    at = ana.table()["at"]
    spot(ana, "a:S1:move").click()
    (ways,) = [plan["ways"] for plan in ana.view()["plans"] if "use S1 move" in plan["uses"]]
    way = ways[0]
    if len(ways) > 1:
        touch(ana, f"g:{way['action'].split()[1]}:{way['action'].split()[2]}")
    far = next(each["name"] for each in ana.view()["buildings"] if f"to {each['name']}" not in way["then"])
    touch(ana, f"b:{far}")
    expect(told).to_be_visible()
    assert ana.table()["at"] == at
    ana.page.keyboard.press("Escape")
    touch(ana, f"b:{way['then'][0].split()[1]}")
    ana.waits_for(lambda: ana.table()["at"] > at, "the move")


def test_other_boards_and_the_supply_are_a_click_away(stage: Stage) -> None:
    ana = stage.person()
    opens_town(ana, QUICK, rivals=2)
    ana.waits_for(ana.choices, "my turn")
    page = ana.page
    expect(spot(ana, "s:S1")).to_be_visible()
    page.get_by_role("button", name="Supply", exact=True).click()
    expect(spot(ana, "y:ghosts:R")).to_contain_text("5")
    page.get_by_role("button", name="Action cards", exact=True).click()
    expect(spot(ana, "c:7")).to_be_visible()
    # A seat's sheet shows its board.
    page.locator(".seat.p2").click()
    expect(page.locator("dialog[open]").locator('[data-spot="a:S1:move@1"]')).to_be_visible()
    page.keyboard.press("Escape")
    takes(ana, "use S1 rest")
    expect(spot(ana, "s:S1")).to_be_visible()


def test_nothing_is_done_before_all_of_it_is_known(stage: Stage) -> None:
    ana = stage.person()
    opens_town(ana)
    ana.waits_for(ana.choices, "my turn")
    at = ana.table()["at"]
    before = prompted(ana)
    back = ana.page.locator(".prompt .back")
    # The button leads back, and so do Escape and the space itself.
    for way_back in (back.click, lambda: ana.page.keyboard.press("Escape"), lambda: spot(ana, "a:S1:rest").click()):
        spot(ana, "a:S1:rest").click()
        expect(back).to_be_visible()
        assert prompted(ana) != before
        way_back()
        expect(back).to_have_count(0)
        assert prompted(ana) == before
    assert ana.table()["at"] == at
    takes(ana, "use S1 rest")


def test_a_phone_has_town_and_acts_on_one_page_and_the_cards_at_its_foot(stage: Stage) -> None:
    ana = stage.person(PHONE)
    opens_town(ana)
    page = ana.page
    ana.waits_for(ana.choices, "my turn")
    page.locator(".able").first.wait_for()
    for space in page.locator('[data-spot^="a:S1:"]').all():
        expect(space).to_be_in_viewport()
        box = space.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 40
    # A section is one row: its head and its spaces.
    tops = page.locator('[data-spot="s:S1"], [data-spot^="a:S1:"]').evaluate_all(
        "(all) => all.map((each) => Math.round(each.getBoundingClientRect().top))"
    )
    assert len(tops) == 8
    assert max(tops) - min(tops) <= 1
    for building in page.locator('[data-spot^="b:"]').all():
        expect(building).to_be_in_viewport(ratio=1)
    assert fits(ana)
    # The foot opens the cards; a tap on one tells what it does, and what can be chosen there can be tapped.
    page.get_by_role("button", name="Action cards").tap()
    cards = page.locator("dialog[open]")
    expect(spot(ana, "c:7")).to_be_in_viewport()
    spot(ana, "c:7").tap()
    told = page.locator("#tw-told")
    expect(told).to_contain_text("Second Wind")
    told.get_by_role("link", name="T-207").click(trial=True)
    cards.get_by_role("button", name="Supply", exact=True).tap()
    expect(told).not_to_be_visible()
    expect(spot(ana, "y:ghosts:R")).to_be_visible()
    cards.get_by_role("button", name="Close").tap()
    expect(cards).to_have_count(0)
    # Whatever is decided, both are still there.
    takes(ana, "use S1 upgrade")
    for _ in range(6):
        ana.waits_for(lambda: ana.table()["status"] == "over" or ana.choices(), "my turn")
        page.locator(".able, .prompt [data-choice]").first.wait_for()
        expect(spot(ana, "b:PO")).to_be_in_viewport()
        expect(spot(ana, "a:S1:move")).to_be_in_viewport()
        takes(ana, ana.choices()[0])
    assert fits(ana)


@SCREENS
def test_axe_finds_nothing_serious_and_nothing_sticks_out(stage: Stage, sizes: tuple[dict[str, int], ...]) -> None:
    ana = stage.person(sizes[0])
    opens_town(ana, QUICK, rivals=3)
    ana.waits_for(ana.choices, "my turn")
    looks_well(ana, "the turn menu", *sizes)
    if sizes[0] is PHONE:
        ana.page.get_by_role("button", name="Action cards").tap()
        expect(spot(ana, "c:7")).to_be_visible()
        looks_well(ana, "the cards", *sizes)
        ana.page.locator("dialog[open]").get_by_role("button", name="Close").tap()
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
