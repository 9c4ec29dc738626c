"""A server and a browser for each worker, and fresh people for each test."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.stage import CHROMIUM, FLAGS, Server, Stage


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "games.sqlite3") as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.fail(f"the browser tests need {CHROMIUM}: make test installs it as root, or apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def drawing(chromium: Browser) -> Iterator[Browser]:
    """A browser that draws in three dimensions, by software."""
    flags = [flag for flag in FLAGS if flag != "--disable-gpu"] + ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=flags)
    yield browser
    browser.close()


@pytest.fixture(autouse=True)
def same_deals(server: Server, request: pytest.FixtureRequest) -> None:
    server.deals.begin(request.node.name)


@pytest.fixture
def stage(server: Server, chromium: Browser) -> Iterator[Stage]:
    """Where people come in; at the end nothing may have gone wrong on any of their pages."""
    here = Stage(server, chromium)
    yield here
    here.clear()
