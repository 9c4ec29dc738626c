"""The server killed without warning, again and again, while people play as fast as they can: nothing acknowledged is lost.

Killed or stopped for a while, it charges nobody for the time during which it did not serve.
"""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Guest, Page, promising, shows, someone_decides, wait_until

ROUNDS, MORE_ROUNDS = 40, 300


class Zygote:
    """Servers on one file, one after the other."""

    def __init__(self) -> None:
        self.file = Path()
        command = [sys.executable, "-m", "tests.server.zygote"]
        root = Path(__file__).resolve().parents[2]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, cwd=root)
        self.server = 0

    def hear(self, pattern: str) -> str:
        assert self.process.stdout is not None
        while line := self.process.stdout.readline():
            if found := re.search(pattern, line):
                return found[1]
        raise AssertionError(f"the zygote never said {pattern!r}")

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")

    def start(self) -> str:
        """A new server; its address."""
        self.tell(f"start {self.file}")
        heard = [self.hear(r"(child \d+|localhost:\d+)") for _ in range(2)]  # in either order
        self.server = next(int(each.split()[1]) for each in heard if each.startswith("child"))
        return next("127.0.0.1:" + each.split(":")[1] for each in heard if each.startswith("localhost"))

    def kill(self) -> None:
        os.kill(self.server, signal.SIGKILL)
        self.tell("reap")
        self.hear("(gone)")
        self.server = 0

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture(scope="module")
def one_zygote() -> Iterator[Zygote]:
    """One for all tests here: it takes a while to load everything."""
    zygote = Zygote()
    yield zygote
    zygote.close()


@pytest.fixture
def zygote(one_zygote: Zygote, tmp_path: Path) -> Iterator[Zygote]:
    one_zygote.file = tmp_path / "games.sqlite3"
    yield one_zygote
    if one_zygote.server:
        one_zygote.kill()


@dataclass
class Player:
    """Somebody who plays as fast as possible, and remembers what was acknowledged."""

    guest: Guest
    luck: random.Random
    page: Page | None = None
    acts: list[tuple[int, str]] = field(default_factory=list)
    sayings: list[str] = field(default_factory=list)

    def play(self) -> None:
        """Until the server is gone or the game is over."""
        page = self.page
        assert page is not None
        try:
            while page.table["status"] == "playing":
                if page.choices:
                    at, action = page.at, self.luck.choice(page.choices)
                    page.does("act", at=at, action=action)
                    self.acts.append((at, action))
                elif self.luck.random() < 0.2:
                    saying = f"{self.guest.name} {self.luck.random()}"
                    page.does("chat", text=saying)
                    self.sayings.append(saying)
                else:
                    page.hear()
        except (ConnectionClosed, EOFError, OSError):
            return

    def remembers(self, page: Page) -> None:
        """Everything that was acknowledged, and everything that was told, is there."""
        story = page.table["story"]
        for at, action in self.acts:
            assert at < len(story), f"{action} was acknowledged and is lost"
            assert story[at]["action"] == action
        said = {line["text"] for line in page.table["talk"]}
        assert set(self.sayings) <= said
        if self.page is not None:
            had = self.page.table["story"]
            assert story[: len(had)] == had


def at(host: str) -> Any:
    """The house there, as far as guests must know it."""
    return SimpleNamespace(host=host, url=f"http://{host}")


def heard(players: list[Player]) -> int:
    """How much has been acknowledged in this game."""
    return sum(len(player.acts) + len(player.sayings) for player in players)


def alive(threads: list[threading.Thread]) -> bool:
    return any(thread.is_alive() for thread in threads)


def far_enough(players: list[Player], goal: int, threads: list[threading.Thread]) -> bool:
    return heard(players) >= goal or not alive(threads)


@pytest.mark.parametrize("rounds", [ROUNDS, pytest.param(MORE_ROUNDS, marks=pytest.mark.soak)])
def test_whatever_was_acknowledged_is_there_when_the_server_comes_back(zygote: Zygote, rounds: int) -> None:
    luck = random.Random(9)
    host = zygote.start()
    house = at(host)
    players = [Player(Guest(house, name), random.Random(name)) for name in ("Ana", "Ben")]
    code, acknowledged, interrupted = "", 0, 0
    for number in range(rounds):
        if number:
            host = zygote.start()
            house.host, house.url = host, f"http://{host}"
        pages = []
        for player in players:
            player.guest.http.base_url = house.url
            if code:
                page = player.guest.opens(code)
                player.remembers(page)
                pages.append(page)
        if not code or pages[0].table["status"] == "over":
            code = players[0].guest.makes_a_table("me", "open")
            pages = [players[0].guest.opens(code), players[1].guest.opens(code).sits(1)]
            pages[0].does("start")
            for player in players:
                player.acts, player.sayings = [], []
        assert someone_decides(pages) is not None  # the game goes on
        had = heard(players)
        for player, page in zip(players, pages, strict=True):
            player.page = page
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        goal = had + luck.randint(1, 12)
        wait_until(partial(far_enough, players, goal, threads))
        interrupted += alive(threads)
        zygote.kill()
        for thread in threads:
            thread.join()
        acknowledged += heard(players) - had
    assert interrupted > rounds // 2
    assert acknowledged > rounds


def test_a_server_that_is_killed_in_the_middle_of_a_shuffle_goes_on_with_it(zygote: Zygote) -> None:
    house = at(zygote.start())
    pages = promising([Guest(house, name) for name in ("Ana", "Ben")])
    commitment = pages[0].table["fairness"]["commitment"]
    pages[0].does("start")
    shows(pages[0], 0)
    zygote.kill()
    house = at(zygote.start())
    ana, ben = (Guest(house, page.guest.name, page.guest.secret) for page in pages)
    with ana.opens(pages[0].code) as page, ben.opens(pages[0].code) as bens:
        assert page.table["shuffle"] == {"waiting": [1], "late": False, "halts": True}
        shows(bens, 1)
        page.until(lambda table: table["status"] == "playing")
        assert page.table["fairness"]["nonces"] == ["Ana", "Ben"]
        assert page.table["fairness"]["commitment"] == commitment


# --- time --------------------------------------------------------------------------------------------------------------


def begin(host: str, seconds: int) -> tuple[Guest, str, int]:
    """A game under a clock in which Ana, who sits on both seats, is to decide: Ana, the code, the seat that runs."""
    house = at(host)
    ana = Guest(house, "Ana")
    code = ana.makes_a_table("me", "me", start=True, clock={"kind": "fischer", "start": seconds, "increment": 0})
    with ana.opens(code) as page:
        return ana, code, int(page.table["clocks"]["running"])


def left(page: Page, seat: int) -> int:
    """What this seat has left now."""
    page.guest.opens(page.code).close()  # everybody is told that somebody has come
    page.catch_up()
    assert page.table["status"] == "playing"
    return int(page.table["clocks"]["left"][seat])


def stop_for(zygote: Zygote, seconds: float, start: int) -> None:
    host = zygote.start()
    ana, code, seat = begin(host, start)
    with ana.opens(code) as page:
        began, before = time.monotonic(), left(page, seat)
        os.kill(zygote.server, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(zygote.server, signal.SIGCONT)
        after = left(page, seat)
        awake = 1000 * (time.monotonic() - began - seconds)
        assert before - after <= awake + 1000


def test_a_server_that_was_stopped_for_a_while_charges_a_second_at_most(zygote: Zygote) -> None:
    """It cannot know that it was; the clock would have fallen meanwhile."""
    stop_for(zygote, 3.5, start=10)


@pytest.mark.soak
def test_a_server_that_was_stopped_for_long_charges_a_second_at_most(zygote: Zygote) -> None:
    stop_for(zygote, 12, start=10)


def kill_for(zygote: Zygote, seconds: float, start: int) -> None:
    ana, code, seat = begin(zygote.start(), start)
    with ana.opens(code) as page:
        before, began = left(page, seat), time.monotonic()
    zygote.kill()
    time.sleep(seconds)
    again = time.monotonic()
    ana.house.host = zygote.start()
    ana.house.url = f"http://{ana.house.host}"
    ana.http.base_url = ana.house.url
    with ana.opens(code) as page:
        after = left(page, seat)
    down = seconds * 1000
    awake = 1000 * (time.monotonic() - began) - down
    assert before - after <= min(awake, 1000 * (time.monotonic() - again)) + 1000


def test_a_server_that_was_killed_charges_nothing_for_the_time_that_it_was_not_there(zygote: Zygote) -> None:
    kill_for(zygote, 2, start=10)


@pytest.mark.soak
def test_a_server_that_was_killed_and_away_for_long_charges_nothing_for_it(zygote: Zygote) -> None:
    kill_for(zygote, 12, start=10)
