"""`make bench-page`: what the first page weighs, how soon one plays a bot, how soon `make play` is up the second time."""

from __future__ import annotations

import gzip
import os
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from statistics import median

import click
from playwright.sync_api import Browser, Request, sync_playwright
from rich.console import Console

from bench.telling import Row, finish, processor
from bench.visiting import CHROMIUM, FLAGS, Visitor, serving

ROUNDS, PORT = 5, 8765
WEIGHT, FONTS, FIRST_MOVE, SECOND_START = 150, 90, 3, 6
"""The bars: kilobytes packed, kilobytes, seconds, seconds."""
FONT = ".woff2"


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(as_json: bool) -> None:
    """Measure the browser client in Chromium, on this machine."""
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        second = [start_again(Path(folder)) for _ in range(ROUNDS)]
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with serving(Path(folder) / "page.sqlite3") as address:
            page, fonts = weigh(address, chromium)
            moves = [first_move(address, chromium) for _ in range(ROUNDS)]
    rows = [
        row("first page without fonts, packed", "kB", page / 1000, WEIGHT, "HTML, scripts, styles and sprites"),
        row("fonts of the first page", "kB", fonts / 1000, FONTS, "Latin; Japanese loads when it is used"),
        row("front page to first move against a bot", "s", median(moves), FIRST_MOVE, f"two clicks, a move; {spread(moves)}"),
        row("make play, the second time", "s", median(second), SECOND_START, f"from the command to the page; {spread(second)}"),
    ]
    load = f"{before:.2f} before, {os.getloadavg()[0]:.2f} after"
    about = {"processor": processor(), "cores": str(os.cpu_count()), "load": load}
    finish(Console(highlight=False), about, rows, as_json)


def row(what: str, unit: str, ours: float, bar: float, note: str) -> Row:
    return Row(what, unit, ours=ours, bar=f"under {bar} {unit}", passed=ours < bar, note=note)


def spread(times: list[float]) -> str:
    return f"median of {len(times)}, {min(times):.2f} to {max(times):.2f}"


def weigh(address: str, chromium: Browser) -> tuple[int, int]:
    """Bytes of all that the front page loads, packed as the server sends it, and of the fonts."""
    visitor, loads = Visitor(address, chromium), dict[str, int]()

    def note(request: Request) -> None:
        response = request.response()
        if response is not None and "/api/" not in request.url:
            body = response.body()
            loads[request.url] = len(body) if request.url.endswith(FONT) else len(gzip.compress(body))

    visitor.page.on("requestfinished", note)
    visitor.comes_in()
    visitor.page.wait_for_load_state("networkidle")
    visitor.leaves()
    fonts = sum(size for url, size in loads.items() if url.endswith(FONT))
    return sum(loads.values()) - fonts, fonts


def first_move(address: str, chromium: Browser) -> float:
    """Seconds from asking for the front page to one's first move on disk, in a browser that has the page in its cache."""
    visitor = Visitor(address, chromium)
    visitor.comes_in()
    visitor.page.wait_for_load_state("networkidle")
    began = time.monotonic()
    visitor.comes_in()
    visitor.page.get_by_role("button", name="Play").first.click()
    visitor.page.locator("dialog[open] button", has_text="Moth").click()
    visitor.takes_the_first_choice()
    took = time.monotonic() - began
    visitor.leaves()
    return took


def start_again(folder: Path) -> float:
    """Seconds from `make play` to an answer, everything being set up."""
    environment = os.environ | {"XDG_DATA_HOME": str(folder)}
    began = time.monotonic()
    command = ["make", "--silent", "play", f"PORT={PORT}", "HOST=127.0.0.1"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        wait_until(lambda: answers(f"http://localhost:{PORT}/healthz"))
        return time.monotonic() - began
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(20)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def wait_until(sign: Callable[[], bool], patience: float = 60) -> None:
    end = time.monotonic() + patience
    while not sign():
        if time.monotonic() > end:
            raise TimeoutError("the server did not answer within a minute")
        time.sleep(0.05)


if __name__ == "__main__":
    main()
