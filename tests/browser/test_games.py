"""Whole games in the browser: by clicks, by keyboard alone, on a phone, between two browsers with a third looking on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ghostlight.games.graveyard.notation import POSITION_NAMES
from tests.browser.stage import ME, PHONE, Person, Stage, fits, focused, tabs_to

SOON = 4
"""A limit of turns without a turned grave with which a game does not last long."""
RELOAD = 14
"""The decision before which somebody reloads the page."""


def any_of(seed: int, looks: float = 0.0) -> Callable[[list[str]], str]:
    """Any choice; with this chance a look into a grave, where one can be had."""
    rng = random.Random(seed)

    def pick(choices: list[str]) -> str:
        inspections = [each for each in choices if each.startswith("inspect")]
        others = [each for each in choices if each not in inspections]
        return rng.choice(inspections if inspections and rng.random() < looks else others)

    return pick


def starts_against_moth(person: Person) -> None:
    """Two clicks from the front page."""
    person.goes_to("/")
    person.page.get_by_role("button", name="Play").first.click()
    person.page.locator("dialog[open] button", has_text="Moth").click()
    person.waits_for(person.news, "the table")


def test_two_clicks_start_a_game_that_is_played_to_its_end_by_clicks(stage: Stage) -> None:
    ana = stage.person()
    starts_against_moth(ana)
    ana.plays_on(any_of(1, looks=0.3))
    page = ana.page
    result = ana.table()["result"]
    expect(page.locator(".prompt")).to_contain_text(str(result["points"][0]))
    assert page.title().startswith("Game over")

    page.locator(".prompt").get_by_role("button", name="Verify the shuffle").click()
    page.get_by_role("button", name="Verify it in this browser").click()
    expect(page.locator("dialog[open]")).to_contain_text("worked it out by itself")
    page.get_by_role("button", name="Verify the whole game on the server").click()
    expect(page.locator("dialog[open]")).to_contain_text("replayed")
    page.keyboard.press("Escape")

    # From above, everything is open from the first moment on; from a seat only what it knew.
    page.get_by_label("Seen from").select_option(label="Everything revealed")
    page.get_by_role("button", name="First step").click()
    expect(page.locator(".replay")).to_contain_text("step 0 of")
    ana.waits_for(lambda: all(grave["front"] for grave in looked_at(ana, "above")["graves"]), "the deal from above")
    page.get_by_label("Seen from").select_option(label="As a spectator saw it")
    ana.waits_for(lambda: not any(grave["front"] for grave in looked_at(ana, "watching")["graves"]), "the deal as watched")


def looked_at(person: Person, viewer: str) -> dict[str, list[dict[str, object]]]:
    """The last view of the replay from there."""
    seen = [told for told in map(json.loads, person.frames) if told["type"] == "seen" and told["viewer"] == viewer]
    return seen[-1]["position"]["view"] if seen else {"graves": [{"front": viewer if viewer == "watching" else None}]}


def test_a_whole_game_by_keyboard_alone(stage: Stage) -> None:
    ana = stage.person()
    ana.goes_to("/")
    press = ana.page.keyboard.press
    tabs_to(ana, lambda: focused(ana, "text").startswith("Play"))
    press("Enter")
    ana.page.locator("dialog[open]").wait_for()
    tabs_to(ana, lambda: focused(ana, "text").startswith("Moth"))
    press("Enter")
    ana.waits_for(ana.news, "the table")
    pick = any_of(2, looks=0.2)
    while True:
        ana.waits_for(lambda: ana.table()["status"] == "over" or ana.choices(), "my turn")
        if ana.table()["status"] == "over":
            break
        choice = pick(ana.choices())
        at = ana.table()["at"]
        if choice.startswith("inspect"):
            press("p")
            expect(ana.page.locator("#prompt")).to_be_focused()
            tabs_to(ana, lambda: "spends a wisp" in focused(ana, "text"))
            press("Enter")
        walks_to(ana, choice)
        press("Enter")
        ana.waits_for(lambda at=at: ana.table()["at"] > at, choice)
    expect(ana.page.locator(".prompt")).to_contain_text("wins with")


def walks_to(person: Person, choice: str) -> None:
    """With the arrows, from wherever the board has its cursor."""
    verb, _, where = choice.partition(" ")
    goal = square(f"out:{where}" if verb == "place" else where)
    for _ in range(30):
        # The board may be drawn anew while one walks; whoever loses the place tabs to it again.
        tabs_to(person, lambda: focused(person, "spot") in POSITION_NAMES)
        column, row = square(focused(person, "spot"))
        if (column, row) == goal:
            return
        ways = {
            "ArrowRight": goal[0] - column,
            "ArrowLeft": column - goal[0],
            "ArrowDown": goal[1] - row,
            "ArrowUp": row - goal[1],
        }
        inside = 1 <= column <= 6
        upright = max(ways["ArrowDown"], ways["ArrowUp"]) > 0
        # Along the edge there is no corner: first into the graveyard, then along it, then out again.
        key = next(
            (key for key in (("ArrowDown", "ArrowUp") if inside and upright else ("ArrowRight", "ArrowLeft")) if ways[key] > 0),
            max(ways, key=lambda each: ways[each]),
        )
        if not inside and upright and ways["ArrowRight"] <= 0 and ways["ArrowLeft"] <= 0:
            key = "ArrowRight" if column == 0 else "ArrowLeft"
        person.page.keyboard.press(key)
    pytest.fail(f"the arrows did not lead to {choice}")


def square(spot: str) -> tuple[int, int]:
    """Column and row; 1 to 6 inside, 0 and 7 outside."""
    if not spot.startswith("out:"):
        return "ABCDEF".index(spot[0]) + 1, int(spot[1])
    number = int(spot[5])
    return {"N": (number, 0), "S": (number, 7), "W": (0, number), "E": (7, number)}[spot[4]]


def test_two_browsers_and_an_onlooker_with_a_reload_and_nobody_learns_what_is_not_theirs(stage: Stage) -> None:
    ana = stage.person()
    link = ana.makes_a_table("graveyard", ME, {"kind": "open"}, start=False, stall_limit=SOON)
    ana.goes_to(link)
    ana.waits_for(ana.news, "the table")

    ben = stage.person(PHONE)
    ben.goes_to(link)
    ben.page.get_by_label("Your name", exact=True).fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    onlooker = stage.person()
    onlooker.goes_to(link)
    for person in (ben, onlooker):
        person.waits_for(person.news, "the table")  # a page that is open has not always been told of it
    ana.page.get_by_role("button", name="Start the game").click()

    people, pick = [ana, ben], any_of(3, looks=0.8)
    decided = 0
    for person in (*people, onlooker):
        person.waits_for(lambda person=person: person.table()["status"] != "waiting", "the deal")
    while True:
        deciding = [person for person in people if person.table()["status"] == "over" or person.choices()]
        if not deciding:
            ana.waits_for(lambda: ben.choices() or ana.choices() or ana.table()["status"] == "over", "somebody's turn")
            continue
        decides = deciding[0]
        if decides.table()["status"] == "over":
            break
        decided += 1
        if decided == RELOAD:  # Ben closes the browser in mid-game and comes back
            before = ben.table()
            ben.page.reload()
            ben.waits_for(
                lambda before=before: ben.news()[-1]["at"] >= before["at"] and "about" in ben.news()[-1], "the reload"
            )
            assert ben.table()["mine"] == [1]
            continue
        decides.takes(pick(decides.choices()))
    assert decided > RELOAD
    for person in people:
        person.waits_for(lambda person=person: person.table()["status"] == "over", "the end")
    onlooker.waits_for(lambda: onlooker.table()["status"] == "over", "the end")

    secrets = 0
    for person, seat in ((ana, 0), (ben, 1), (onlooker, None)):
        secrets += own_secrets(person, seat)
        assert_knows_only_its_own(person, seat)
    assert secrets > 2, "nobody looked into a grave: the test shows nothing"


def own_secrets(person: Person, seat: int | None) -> int:
    told = [event for news in person.news() for chapter in news["story"] for event in chapter["events"]]
    return sum(event["name"] == "learned" and event["fields"]["seat"] == seat for event in told)


def assert_knows_only_its_own(person: Person, seat: int | None) -> None:
    """Every frame: no front of a closed grave but those that this seat looked into, no seed before the end."""
    for frame in person.frames:
        told = json.loads(frame)
        if told["type"] != "table":
            continue
        if told["status"] != "over":
            assert told["fairness"]["seed"] is None
        for chapter in told["story"]:
            for event in chapter["events"]:
                assert event["name"] != "learned" or event["fields"]["seat"] == seat
        for grave in (told.get("position") or {"view": {"graves": []}})["view"]["graves"]:
            known = grave["front"] is not None and not grave["open"]
            assert not known or (seat is not None and seat in grave["inspected_by"]), grave
    seed = person.table()["fairness"]["seed"]
    early = [frame for frame in person.frames if seed in frame and json.loads(frame)["status"] != "over"]
    assert early == []


def test_a_phone_plays_by_touch_and_finds_everything_behind_its_tabs(stage: Stage) -> None:
    ana = stage.person(PHONE)
    ana.goes_to("/")
    ana.page.get_by_role("button", name="Play").first.tap()
    ana.page.locator("dialog[open] button", has_text="Moth").tap()
    ana.waits_for(ana.choices, "my turn")
    pick = any_of(4)
    for _ in range(4):
        ana.waits_for(ana.choices, "my turn")
        choice, at = pick(ana.choices()), ana.table()["at"]
        ana.spot(choice).tap()
        ana.waits_for(lambda at=at: ana.table()["at"] > at, "the move")
    for tab, sign in (("Log", "You"), ("Chat", "Guest sits down"), ("Hint", "from what you can see"), ("Replay", "step")):
        ana.page.locator("nav.tabs button", has_text=tab).tap()
        expect(ana.page.get_by_text(sign).first).to_be_visible()
        assert fits(ana), tab
    ana.page.locator("nav.tabs button", has_text="Table").tap()
    assert fits(ana)
