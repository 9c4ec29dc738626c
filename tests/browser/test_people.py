"""People at a table in the browser: a host mutes, sends away and closes, by mouse, touch and keyboard; idlers are warned."""

from __future__ import annotations

from playwright.sync_api import expect

from ghostlight.table.idling import IDLE_AFTER
from tests.browser.stage import PATIENCE, PHONE, Person, Stage, fits, grave_faults
from tests.browser.test_table import opens_a_table, sits_down


def speaks(person: Person, name: str, text: str) -> None:
    """Somebody who only looks on."""
    person.page.get_by_label("Your name, to speak here").fill(name)
    person.page.get_by_role("button", name="Use it").click()
    person.page.get_by_role("textbox", name="Say something").fill(text)
    person.page.get_by_role("button", name="Send").click()


def taps(person: Person) -> list[float]:
    """How high the buttons of the open dialog are."""
    buttons = person.page.locator("dialog[open] button")
    return [box["height"] for k in range(buttons.count()) if (box := buttons.nth(k).bounding_box()) is not None]


def test_a_host_mutes_sends_away_and_closes(stage: Stage) -> None:
    ana, ben, eva = stage.person(), stage.person(PHONE), stage.person()
    link = opens_a_table(ana)
    sits_down(ben, link, "Ben")
    eva.goes_to(link)
    speaks(eva, "BEN", "It is me")
    chat = ana.page.get_by_role("region", name="Chat")
    expect(chat.get_by_text("It is me")).to_be_visible()
    expect(chat.get_by_role("button", name="BEN 2")).to_be_visible()  # not Ben, and marked as somebody who looks on

    chat.get_by_role("button", name="BEN 2").press("Enter")
    ana.page.get_by_role("button", name="Mute: BEN 2").press("Enter")
    expect(eva.page.get_by_text("The host of this table has muted you")).to_be_visible()
    assert grave_faults(ana.page) == []
    ana.page.keyboard.press("Escape")

    ana.page.get_by_role("button", name="Send away: Ben").click()
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_role("button", name="Send away: Ben").click()
    expect(dialog.get_by_text("unless you let Ben in again")).to_be_visible()
    assert min(taps(ana)) >= 44
    dialog.get_by_role("button", name="Send Ben away").click()
    expect(ben.page.get_by_role("heading", name="You were sent away")).to_be_visible()
    assert grave_faults(ben.page) == []
    assert fits(ben)

    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="People").click()
    ana.page.get_by_role("button", name="Let in again: Ben").click()
    ana.page.keyboard.press("Escape")
    sits_down(ben, link, "Ben")
    ana.page.get_by_role("button", name="Start the game").click()
    ana.waits_for(lambda: ana.table()["status"] == "playing", "the deal")

    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Close the game").click()
    expect(ana.page.get_by_text("The others are asked")).to_be_visible()
    ana.page.get_by_role("button", name="Close the game").click()
    expect(ben.page.get_by_text("Ana asks to close the game here")).to_be_visible()
    assert grave_faults(ben.page) == []
    ben.page.get_by_role("button", name="Agree").tap()
    for person in (ana, ben):
        expect(person.page.get_by_text("The game was closed before its end. Nobody has won.").first).to_be_visible()
    ana.page.get_by_role("button", name="Verify the shuffle").first.click()
    ana.page.get_by_role("button", name="Verify it in this browser").click()
    expect(ana.page.get_by_text("All as promised")).to_be_visible()


LATE = """(waited) => {
    const parse = JSON.parse;
    JSON.parse = (text, reviver) => {
        const told = parse(text, reviver);
        if (told?.idle) told.idle.waited = waited;
        return told;
    };
}"""


def waits_already(person: Person, waited: int) -> None:
    """From its next page on the server has waited for so long, as far as this browser hears."""
    person.page.add_init_script(f"({LATE})({waited})")


def test_whoever_idles_is_warned_and_then_the_others_may_let_a_bot_play(stage: Stage) -> None:
    ana, ben = stage.person(), stage.person(PHONE)
    link = opens_a_table(ana)
    sits_down(ben, link, "Ben")
    ana.page.get_by_role("button", name="Start the game").click()
    ana.waits_for(lambda: ana.table()["status"] == "playing", "the deal")
    turn = ana.table()["position"]["turn"]
    idler, other = (ana, ben) if ana.table()["mine"] == [turn] else (ben, ana)
    waits_already(idler, IDLE_AFTER - 90_000)
    waits_already(other, IDLE_AFTER)
    for person in (idler, other):
        person.page.reload()
    warning = idler.page.get_by_role("alert").filter(has_text="In 2 minutes they may let a bot play for you")
    expect(warning).to_be_visible(timeout=PATIENCE)
    expect(idler.page).to_have_title("Waiting for you · Graveyard · Ghostlight")
    due = other.page.locator(".prompt").get_by_text("has not decided for a long while").last
    expect(due).to_be_visible(timeout=PATIENCE)
    other.page.get_by_role("button", name="Let a bot play").click()
    expect(other.page.get_by_role("alert").first).to_be_visible()  # the server knows better, and says so
    for person in (idler, other):
        assert fits(person)
        assert grave_faults(person.page) == []
