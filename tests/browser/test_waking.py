"""Games that still wake up, on the page: posters that come alive, and a table that waits and goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ghostlight import games
from ghostlight.server.waking import Waking
from tests.browser.stage import DESKTOP, PHONE, Stage, fits, grave_faults
from tests.server.fake_compiler import Compiler
from tests.server.house import DEALS, House, open_house


class SleepyServer:
    """A server in this process, whose compilers do what the test says."""

    def __init__(self, house: House) -> None:
        self.address = house.url


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest) -> None:
    """The server is in this process, and no other one is needed."""
    DEALS.begin(request.node.nodeid)


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    (tmp_path / "compiler").mkdir()
    return Compiler(tmp_path / "compiler")


@pytest.fixture
def stage(tmp_path: Path, compiler: Compiler, chromium: Browser) -> Iterator[Stage]:
    for name in games.NAMES:
        games.load(name)  # the first list of games imports them all
    waking = Waking(("graveyard", "town"), compiler.command(), lambda _: False, cores=2, load=lambda _: None)
    with open_house(tmp_path / "games.sqlite3", waking=waking) as house:
        server: Any = SleepyServer(house)
        here = Stage(server, chromium)
        yield here
        here.clear()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("language", "name", "told"),
    [("en-GB", "Town is waking up", "Waking up"), ("es-ES", "Pueblo se", "Despertando"), ("ja-JP", "町が", "目覚めています")],
)
def test_posters_show_how_far_their_game_is_and_come_alive_without_a_reload(
    stage: Stage, compiler: Compiler, size: dict[str, int], language: str, name: str, told: str
) -> None:
    compiler.is_to("town", 42)
    ana = stage.person(size, language)
    ana.goes_to("/")
    bar = ana.page.get_by_role("progressbar", name=name)
    expect(bar).to_have_attribute("aria-valuenow", "42")
    poster = ana.page.get_by_role("article").filter(has=bar)
    expect(poster).to_contain_text(told)
    expect(poster).to_contain_text("42")
    assert grave_faults(ana.page) == []
    assert fits(ana)
    ana.page.evaluate("window.same = true")
    compiler.is_to("town", "done")
    expect(bar).to_have_count(0)
    assert ana.page.evaluate("window.same")


def test_a_table_of_a_game_that_sleeps_waits_and_is_dealt_by_itself(stage: Stage, compiler: Compiler) -> None:
    ana = stage.person()
    ana.goes_to("/")
    ana.page.get_by_role("button", name="Play Graveyard").click()
    ana.page.locator("dialog[open] button", has_text="Moth").click()
    compiler.is_to("graveyard", 7)
    expect(ana.page.get_by_role("progressbar", name="Graveyard is waking up")).to_have_attribute("aria-valuenow", "7")
    expect(ana.page.locator("#prompt")).to_contain_text("begins as soon as")
    assert grave_faults(ana.page) == []
    compiler.is_to("graveyard", "done")
    ana.waits_for(ana.choices, "my turn")
    ana.takes(ana.choices()[0])
    # The same table after the server has slept again is in tests/server/test_waking.py; its page says the same.


def test_a_game_that_cannot_be_woken_says_so(stage: Stage, compiler: Compiler) -> None:
    compiler.is_to("town", "dies")
    ana = stage.person()
    ana.goes_to("/")
    poster = ana.page.get_by_role("article", name="Town")
    expect(poster).to_contain_text("This game cannot be started here")
    expect(poster.get_by_role("button")).to_have_count(0)
    expect(poster.get_by_role("link", name="How to play")).to_be_visible()
