"""The shuffle in the browser: promised, then shown by itself, and checked there without the server, over plain http too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.stage import CHROMIUM, FLAGS, ME, PHONE, Person, Server, Stage, bot, fits, grave_faults
from tests.browser.test_games import starts_against_moth
from tests.browser.test_table import opens_a_table, sits_down

HOME = "house.test"
"""A name for the loopback, as a machine at home has one: without https it is no secure context, and has no crypto.subtle."""


@pytest.fixture(scope="module")
def at_home(chromium: Browser) -> Iterator[Browser]:
    flags = [*FLAGS, f"--host-resolver-rules=MAP {HOME} 127.0.0.1"]
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=flags)
    yield browser
    browser.close()


@pytest.fixture
def home(server: Server, at_home: Browser) -> Iterator[Stage]:
    here = Stage(server, at_home)
    yield here
    here.clear()


def gives_up(person: Person) -> None:
    """The game is over; its result is on the page."""
    person.waits_for(person.choices, "my turn")
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Give up").click()
    person.page.locator("dialog[open]").get_by_role("button", name="Give up").last.click()
    person.waits_for(lambda: person.table()["status"] == "over", "the end")


def checks(person: Person) -> Any:
    """The dialog, with the verdict of this browser."""
    person.page.locator(".prompt").get_by_role("button", name="Verify the shuffle").click()
    dialog = person.page.locator("dialog[open]")
    dialog.get_by_role("button", name="Verify it in this browser").click()
    return dialog


def test_over_plain_http_the_page_promises_shows_and_checks_by_itself(home: Stage) -> None:
    ana = home.person()
    ana.address = ana.address.replace("localhost", HOME)
    starts_against_moth(ana)
    assert ana.page.evaluate("[window.isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    ana.waits_for(lambda: ana.table()["status"] == "playing", "the deal")
    first, last = ana.news()[0]["fairness"], ana.table()["fairness"]
    assert [each["nonce"] for each in first["promises"]] == [None]
    assert first["commitment"] == last["commitment"]
    assert len(last["nonces"]) == 1
    gives_up(ana)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    dialog = checks(ana)
    expect(dialog).to_contain_text("worked it out by itself")
    expect(dialog).to_contain_text("Your own number went in unchanged")
    expect(dialog).to_contain_text("Signed by this server")
    assert not [url for url in asked if url.endswith("/check")], "the server was not asked for a verdict"
    assert grave_faults(ana.page) == []


def tampered(change: Any) -> Any:
    """Whatever log comes over the line is changed on the way."""

    def change_log(route: Route) -> None:
        answer = route.fetch()
        log = answer.json()
        change(log)
        route.fulfill(response=answer, body=json.dumps(log))

    return change_log


def another_card(log: dict[str, Any]) -> None:
    log["entries"][0]["drew"][3][2] ^= 1


def another_nonce(log: dict[str, Any]) -> None:
    log["promises"][0]["nonce"] = log["nonces"][0] = "chosen"


def fewer_draws(log: dict[str, Any]) -> None:
    log["entries"][0]["drew"].pop()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (another_card, "Step 0: grave should be"),
        (another_nonce, "Your number for seat 1 was not used"),
        (fewer_draws, "The signature does not fit"),
    ],
)
def test_a_log_that_was_tampered_with_is_not_as_promised(stage: Stage, change: Any, told: str) -> None:
    ana = stage.person()
    starts_against_moth(ana)
    gives_up(ana)
    ana.page.route("**/api/tables/*/log", tampered(change))
    dialog = checks(ana)
    expect(dialog).to_contain_text("Not as promised")
    expect(dialog).to_contain_text(told)


def test_two_people_have_a_share_in_the_shuffle_and_it_is_seen(stage: Stage) -> None:
    ana, ben = stage.person(reduced_motion="no-preference"), stage.person(PHONE)
    link = opens_a_table(ana)
    sits_down(ben, link, "Ben")
    ana.page.get_by_role("button", name="Start the game").click()
    expect(ana.page.locator(".shuffling")).to_be_visible()
    for person in (ana, ben):
        person.waits_for(lambda person=person: person.table()["status"] == "playing", "the deal")
        assert [len(each["nonce"]) for each in person.table()["fairness"]["promises"]] == [32, 32]
    expect(ana.page.locator(".shuffling")).to_have_count(0)
    expect(ana.page.locator(".board")).to_be_visible()


def test_a_page_that_shows_nothing_is_named_and_the_host_may_stop(stage: Stage) -> None:
    ana, ben = stage.person(), stage.person()
    link = opens_a_table(ana)
    sits_down(ben, link, "Ben")
    ben.waits_for(lambda: len(ben.table()["fairness"]["promises"]) == 2, "both promises")
    ana.page.route_web_socket("**/socket*", quiet)
    ana.page.reload()
    ana.waits_for(lambda: ana.table().get("mine"), "the table")
    ana.page.get_by_role("button", name="Start the game").click()
    expect(ana.page.locator("#prompt")).to_have_text("Shuffling…")
    expect(ana.page.get_by_text("Still waiting for the page of Ana")).to_be_visible()
    assert fits(ana)
    assert grave_faults(ana.page) == []
    ana.page.get_by_role("button", name="Stop the shuffle").click()
    expect(ben.page.locator("#prompt")).to_have_text("Everybody is here.")


def quiet(socket: Any) -> None:
    """A line on which no nonce is shown, and the time for it is up at once."""
    server = socket.connect_to_server()
    socket.on_message(lambda text: None if '"reveal"' in text else server.send(text))
    server.on_message(lambda text: socket.send(text.replace('"late":false', '"late":true')))


def test_practice_is_switched_off_in_the_dialog_and_undo_says_why_not(stage: Stage) -> None:
    ana = stage.person()
    ana.goes_to("/")
    ana.page.get_by_role("button", name="Play").first.click()
    dialog = ana.page.locator("dialog[open]")
    expect(dialog.get_by_role("switch", name="Practice")).to_be_checked()
    dialog.locator("label", has_text="Practice").click()
    dialog.locator("button", has_text="Moth").click()
    ana.waits_for(lambda: ana.table().get("position"), "the deal")
    assert ana.table()["about"]["practice"] is False
    while "turned" not in [event["name"] for event in ana.events()]:
        ana.waits_for(ana.choices, "my turn")
        moves = [choice for choice in ana.choices() if not choice.startswith("inspect")]
        ana.takes(moves[0])
    ana.waits_for(lambda: ana.choices() and ana.table()["undo"] == "practice", "my turn")
    ana.page.get_by_role("toolbar").get_by_role("button", name="Undo").click()
    expect(ana.page.get_by_text("only at a practice table")).to_be_visible()


def test_practice_is_offered_where_all_others_are_bots_and_the_result_says_so(stage: Stage) -> None:
    ana = stage.person()
    ana.goes_to("/new/graveyard")
    switch = ana.page.get_by_role("switch", name="Practice")
    expect(ana.page.get_by_label("Name for seat 1")).to_be_visible()
    expect(switch).to_have_count(0)
    ana.page.locator("li select").nth(1).select_option(index=2)
    expect(switch).to_have_count(1)
    ana.sits_down("graveyard", ME, bot("greedy"))
    assert ana.table()["about"]["practice"] is False
    starts_against_moth(ana)
    gives_up(ana)
    expect(ana.page.locator(".prompt .chip", has_text="Practice")).to_be_visible()
