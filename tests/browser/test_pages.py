"""Every page: in three languages, at three sizes, by night and by day, nothing that axe finds serious; and its weight."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import expect

from tests.browser.stage import DESKTOP, PHONE, TABLET, Person, Stage, fits, grave_faults
from tests.browser.test_games import any_of
from tests.browser.test_table import opens_a_table

PAGES = ["/", "/new/graveyard", "/tables", "/rules/graveyard", "/settings", "/credits", "/nowhere"]
LANGUAGES = {"en-GB": "en", "es-ES": "es", "ja-JP": "ja"}


def comes_to(person: Person, path: str) -> None:
    person.goes_to(path)
    person.page.locator("h1").first.wait_for()
    person.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser_and_fits_every_screen(stage: Stage, locale: str) -> None:
    for size in (DESKTOP, TABLET, PHONE):
        person = stage.person(size, locale)
        for path in PAGES:
            comes_to(person, path)
            assert person.page.locator("html").get_attribute("lang") == LANGUAGES[locale]
            ids = re.findall(r"\b(?:web|table|common|graveyard)-[a-z]+-[a-z-]+\b", person.page.locator("body").inner_text())
            assert ids == [], f"{path} shows the id of a message"
            assert fits(person), f"{path} sticks out at {size['width']} in {locale}"


def test_somebody_who_wants_to_be_forgotten_is_asked_first_and_then_is_somebody_new(stage: Stage) -> None:
    person = stage.person(PHONE)
    opens_a_table(person)
    code = person.page.url.rpartition("/")[2]
    assert person.page.evaluate("async () => (await (await fetch('/api/me')).json()).name")
    comes_to(person, "/settings")
    person.page.get_by_role("button", name="Forget me").click()
    sure = person.page.get_by_role("dialog", name="Should the house forget you?")
    assert grave_faults(person.page) == []
    sure.get_by_role("button", name="Never mind").click()
    expect(sure).to_be_hidden()
    person.page.get_by_role("button", name="Forget me").click()
    sure.get_by_role("button", name="Forget me").click()
    person.page.wait_for_url(lambda url: url.endswith("/"))
    assert person.page.evaluate("async () => (await (await fetch('/api/me')).json()).name") is None
    gone = person.page.evaluate("async (code) => (await fetch(`/api/tables/${code}`)).status", code)
    assert gone == 410


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_any_page(stage: Stage, scheme: str, size: dict[str, int]) -> None:
    person = stage.person(size, color_scheme=scheme)
    for path in PAGES:
        comes_to(person, path)
        assert grave_faults(person.page) == [], path


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_axe_finds_nothing_serious_at_a_table_from_waiting_to_its_end(stage: Stage, size: dict[str, int]) -> None:
    person = stage.person(size)
    opens_a_table(person)
    assert grave_faults(person.page) == [], "waiting"
    person.goes_to("/")
    person.page.get_by_role("button", name="Play").first.click()
    assert grave_faults(person.page) == [], "choosing a bot"
    person.page.locator("dialog[open] button", has_text="Moth").click()
    person.waits_for(person.choices, "my turn")
    assert grave_faults(person.page) == [], "placing"
    person.plays_on(any_of(11, looks=0.3), until=lambda table: table["at"] > 12)
    assert grave_faults(person.page) == [], "playing"
    person.plays_on(any_of(12))
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
    assert grave_faults(person.page) == [], "over"


def test_a_prompt_leads_to_its_clause(stage: Stage) -> None:
    person = stage.person()
    comes_to(person, "/rules/graveyard#G-08")
    clause = person.page.locator("#G-08")
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text("G-08")


def test_the_first_page_is_light(stage: Stage) -> None:
    """Under 150 kB packed without fonts; at most 90 kB of fonts; no Japanese before it is used."""
    person = stage.person()
    loads: list[tuple[str, int]] = []

    def weigh(response: object) -> None:
        body = response.body()  # type: ignore[attr-defined]
        kind = response.headers.get("content-type", "")  # type: ignore[attr-defined]
        packed = len(body) if "font" in kind or response.url.endswith("woff2") else len(gzip.compress(body))  # type: ignore[attr-defined]
        loads.append((response.url, packed))  # type: ignore[attr-defined]

    person.page.on("requestfinished", lambda request: weigh(request.response()))
    comes_to(person, "/")
    fonts = [size for url, size in loads if url.endswith("woff2")]
    rest = [size for url, size in loads if not url.endswith("woff2") and "/api/" not in url]
    assert sum(rest) < 150_000
    assert sum(fonts) < 90_000
    assert not [url for url, _ in loads if "zen-" in url]
