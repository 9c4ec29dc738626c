"""A table that cannot be opened any more has a page: why, who played, what was told, and its log to take home."""

from __future__ import annotations

import json
import re
import sqlite3

from playwright.sync_api import expect

from tests.browser.stage import PHONE, Server, Stage, fits, grave_faults
from tests.browser.test_pages import comes_to
from tests.fixtures.keeping import DROPPED

LOG = DROPPED / "graveyard-of-version-1.json"
SAYS = {
    "en-GB": ("This table cannot be opened", "What was kept of this game is damaged."),
    "es-ES": ("Esta mesa no se puede abrir", "Lo que se guardó de esta partida está dañado."),
    "ja-JP": ("この卓は開けません", "このゲームの保存データは壊れています。"),
}


def damaged_table(stage: Stage, server: Server) -> str:
    """The code of a finished game whose records nobody can read."""
    ana = stage.person()
    comes_to(ana, "/")
    put = "async (log) => (await (await fetch('/api/logs', { method: 'POST', body: log })).json()).code"
    code = str(ana.page.evaluate(put, LOG.read_text()))
    ana.context.close()
    stage.people.remove(ana)
    server.stop()
    with sqlite3.connect(server.file) as connection:
        connection.execute("update records set body = '{' where code = ?", (code,))
    connection.close()
    server.start()
    return code


def test_a_table_that_cannot_be_opened_says_so_in_every_language(stage: Stage, server: Server) -> None:
    code = damaged_table(stage, server)
    for locale, (title, why) in SAYS.items():
        person = stage.person(PHONE, locale)
        person.goes_to(f"/t/{code}")
        person.page.locator("h1").first.wait_for()
        page = person.page
        expect(page.locator("h1")).to_have_text(title)
        expect(page.get_by_text(why)).to_be_visible()
        for name in ("Ana", "Ben", "Eva"):
            expect(page.locator(".players").get_by_text(name, exact=True)).to_be_visible()
        assert page.locator(".story li").count() > 20
        shown = page.locator("body").inner_text()
        assert re.findall(r"\b(?:web|table|common|graveyard)-[a-z]+-[a-z-]+\b", shown) == []
        assert fits(person)
        assert grave_faults(page) == []


def test_its_log_can_be_downloaded_and_its_draws_checked(stage: Stage, server: Server) -> None:
    person = stage.person()
    person.goes_to(f"/t/{damaged_table(stage, server)}")
    person.page.locator("h1").first.wait_for()
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Download").click()
    log, kept = json.loads(download.value.path().read_text()), json.loads(LOG.read_text())
    assert (log["seed"], log["entries"]) == (kept["seed"], kept["entries"])
    person.page.get_by_role("button", name="Verify").click()
    expect(person.page.get_by_text("The rules of version 1 were not run again.")).to_be_visible()
