"""Nothing happens behind a dialog: what bots do meanwhile is shown afterwards, step by step, and nothing is left out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.stage import ME, Stage, bot

BOTS = 3
WATCH = """() => {
    const log = document.querySelector('.log ol');
    window.told = [log.children.length];
    new MutationObserver(() => window.told.push(log.children.length)).observe(log, { childList: true });
}"""
"""From now on every length that the log has had is noted."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_bots_do_behind_a_dialog_is_shown_in_order_when_it_is_closed(stage: Stage, motion: str) -> None:
    ana = stage.person(reduced_motion=motion)
    ana.sits_down("graveyard", ME, *[bot("greedy")] * BOTS)
    ana.waits_for(ana.choices, "my turn")
    page = ana.page
    page.wait_for_selector(".touch.able")
    # The same person decides on another page, so that this one stands still when it happens.
    other = ana.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(".touch.able")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.evaluate(WATCH)
    begun = ana.table()["at"]
    other.locator(".touch.able").first.click()
    ana.waits_for(lambda: ana.table()["at"] > begun + BOTS and ana.choices(), "the bots have decided")
    assert len(page.evaluate("window.told")) == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".touch.able")  # nobody is asked for the next decision before
    told = page.evaluate("window.told")
    assert told == sorted(set(told))
    assert len(told) == 1 + 1 + BOTS, told

    # What happened since my turn can be seen again, one decision after the other.
    page.get_by_role("button", name="What happened since my last turn").click()
    prompt = page.locator(".prompt")
    expect(prompt.get_by_role("button", name="It is your turn: back to now")).to_be_visible()
    said = []
    for _ in range(BOTS):
        before = prompt.locator(".q").inner_text()
        prompt.get_by_role("button", name="Next step").click()
        expect(prompt.locator(".q")).not_to_have_text(before)
        said.append(prompt.locator(".q").inner_text())
    assert len(set(said)) == BOTS
    prompt.get_by_role("button", name="It is your turn: back to now").click()
    page.wait_for_selector(".touch.able")
