"""Coming together in the browser: an invitation, gestures over a phone's board, who looks on, a history, another device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.stage import PHONE, Stage, fits, grave_faults
from tests.browser.test_table import opens_a_table, sits_down


def test_friends_come_together(stage: Stage) -> None:
    ana, ben, eva = stage.person(), stage.person(PHONE), stage.person()
    link = opens_a_table(ana)
    expect(ana.page.get_by_text("Only this machine can open this link")).to_be_visible()  # as the server listens here
    sits_down(ben, link, "Ben")
    eva.goes_to(link)
    eva.page.get_by_label("Your name, to speak here").fill("Eva")
    eva.page.get_by_role("button", name="Use it").click()
    ana.page.get_by_role("button", name="Start the game").click()
    ben.waits_for(lambda: ben.table()["status"] == "playing", "the deal")

    board = ben.page.locator(".board")
    prompt = ben.page.locator("#prompt")
    expect(prompt).to_be_visible()
    eva.page.get_by_role("button", name="Say it without words").click()
    eva.page.get_by_role("button", name="Boo!").click()
    said = board.get_by_role("button", name="Eva Boo!")
    expect(said).to_be_visible()
    over, below = said.bounding_box(), prompt.bounding_box()
    assert over is not None
    assert below is not None
    assert over["y"] + over["height"] <= below["y"] or below["y"] + below["height"] <= over["y"]
    assert fits(ben)

    ana.page.get_by_role("button", name="1 watching").click()
    dialog = ana.page.locator("dialog[open]")
    expect(dialog.get_by_text("Eva")).to_be_visible()
    dialog.get_by_role("button", name="Close the game").click()
    expect(ana.page.get_by_text("The others are asked")).to_be_visible()
    ana.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Give up").click()
    ben.page.locator("dialog[open]").get_by_role("button", name="Give up").click()
    ana.waits_for(lambda: ana.table()["status"] == "over", "the end")

    ana.goes_to("/games")
    expect(ana.page.get_by_role("row", name="Ben 1 0 0")).to_be_visible()
    assert grave_faults(ana.page) == []
    ana.goes_to("/settings")
    ana.page.get_by_role("button", name="Make a recovery code").click()
    code = ana.page.locator(".code b").inner_text()
    assert grave_faults(ana.page) == []
    phone = stage.person(PHONE)
    phone.goes_to("/settings")
    phone.page.get_by_label("I have a code").fill(code)
    phone.page.get_by_role("button", name="Use it here").click()
    expect(phone.page.get_by_role("row", name="Ben 1 0 0")).to_be_visible()
    assert grave_faults(phone.page) == []
    assert fits(phone)
