"""Every page: in three languages, at three sizes, by night and by day, nothing that axe finds serious; and its weight."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import expect

from tests.browser.stage import DESKTOP, ME, PHONE, SCREENS, TABLET, Person, Stage, bot, fits, grave_faults, looks_well
from tests.browser.test_games import SOON, any_of
from tests.browser.test_table import opens_a_table

PAGES = {
    "/": ".bill button",
    "/new/graveyard": "form .make",
    "/tables": "#public-tables",
    "/rules/graveyard": "details.chapter",
    "/settings": "h1",
    "/credits": "h1",
    "/nowhere": "h1",
}
"""Every page, and what is there once it has been told all that it shows."""
LANGUAGES = {"en-GB": "en", "es-ES": "es", "ja-JP": "ja"}


def comes_to(person: Person, path: str) -> None:
    person.goes_to(path)
    for sign in ("h1", PAGES[path.partition("#")[0]]):
        person.page.locator(sign).first.wait_for()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser_and_fits_every_screen(stage: Stage, locale: str) -> None:
    for screen in ((DESKTOP, TABLET), (PHONE,)):
        person = stage.person(screen[0], locale)
        for path in PAGES:
            comes_to(person, path)
            assert person.page.locator("html").get_attribute("lang") == LANGUAGES[locale]
            for size in screen:
                person.page.set_viewport_size(size)  # type: ignore[arg-type]
                told = person.page.locator("body").inner_text()
                ids = re.findall(r"\b(?:web|table|common|graveyard)-[a-z]+-[a-z-]+\b", told)
                assert ids == [], f"{path} shows the id of a message"
                assert fits(person), f"{path} sticks out at {size['width']} in {locale}"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_any_page(stage: Stage, size: dict[str, int]) -> None:
    person = stage.person(size)
    for path in PAGES:
        comes_to(person, path)
        looks_well(person, path)


def test_somebody_who_wants_to_be_forgotten_is_asked_first_and_then_is_somebody_new(stage: Stage) -> None:
    person = stage.person(PHONE)
    opens_a_table(person)
    code = person.page.url.rpartition("/")[2]
    assert person.page.evaluate("async () => (await (await fetch('/api/me')).json()).name")
    comes_to(person, "/settings")
    person.page.get_by_role("button", name="Forget me").click()
    sure = person.page.get_by_role("dialog", name="Forget everything about you?")
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
def test_the_palette_is_the_one_that_the_system_asks_for(stage: Stage, scheme: str) -> None:
    person = stage.person(color_scheme=scheme)
    person.context.add_init_script("localStorage.setItem('ghostlight-settings', '{\"palette\":\"auto\"}')")
    comes_to(person, "/")
    expect(person.page.locator("html")).to_have_attribute("data-palette", "night" if scheme == "dark" else "day")
    assert grave_faults(person.page) == []


@SCREENS
def test_axe_finds_nothing_serious_at_a_table_from_waiting_to_its_end(stage: Stage, sizes: tuple[dict[str, int], ...]) -> None:
    person = stage.person(sizes[0])
    opens_a_table(person)
    looks_well(person, "waiting", *sizes)
    person.goes_to("/")
    person.page.get_by_role("button", name="Play").first.click()
    looks_well(person, "choosing a bot", *sizes)
    person.sits_down("graveyard", ME, bot("greedy"), stall_limit=SOON)
    person.waits_for(person.choices, "my turn")
    looks_well(person, "placing", *sizes)
    person.plays_on(any_of(11, looks=0.3), until=lambda table: table["at"] > 12)
    looks_well(person, "playing", *sizes)
    person.plays_on(any_of(12))
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
    looks_well(person, "over", *sizes)


def test_a_prompt_leads_to_its_clause(stage: Stage) -> None:
    person = stage.person()
    comes_to(person, "/rules/graveyard#G-08")
    clause = person.page.locator("#G-08")
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text("G-08")


def test_chapters_unfold_and_rules_lead_to_the_other_games_and_to_a_table(stage: Stage) -> None:
    person = stage.person(PHONE)
    comes_to(person, "/rules/graveyard")
    page, clause = person.page, person.page.locator("#G-08")
    expect(clause).to_be_hidden()
    page.locator("details.chapter", has=clause).locator("summary").click()
    expect(clause).to_be_visible()
    page.get_by_role("button", name="Fold all", exact=True).click()
    expect(clause).to_be_hidden()
    page.get_by_role("searchbox").fill("G-08")
    expect(clause).to_be_visible()
    page.get_by_role("link", name="Town", exact=True).click()
    expect(page.get_by_role("heading", name="Town: the rules")).to_be_visible()
    page.get_by_role("button", name="Unfold all").click()
    expect(page.locator("#T-144")).to_be_visible()
    looks_well(person, "every clause of Town")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("dialog", name="Play Town")).to_be_visible()


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
    person.page.wait_for_load_state("networkidle")  # pictures and fonts count too
    fonts = [size for url, size in loads if url.endswith("woff2")]
    rest = [size for url, size in loads if not url.endswith("woff2") and "/api/" not in url]
    assert sum(rest) < 150_000
    assert sum(fonts) < 90_000
    assert not [url for url, _ in loads if "zen-" in url]
