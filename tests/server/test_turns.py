"""Turns: one person's sixty pages or twenty tables have one person's share, and nothing slow is done where all are served."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from ghostlight.bots import read_bot
from ghostlight.bots.pondering import Pondering
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.core.verify import verify
from ghostlight.games import load
from ghostlight.server import http, rooms, thinking
from ghostlight.server.limits import Doorkeeper, Limits
from ghostlight.server.socket import Conversation
from ghostlight.server.thinking import MOST_OF_HOUSEHOLD, MOST_OF_ONE, MOST_TREES, Question, Task, Thinkers
from ghostlight.server.waking import Waking
from ghostlight.server.workers import Households, Rotation, Workers
from ghostlight.table.refused import Refused
from tests.server.house import PATIENCE, Guest, House, Page, open_house, play_on, someone_decides, wait_until


def run(what: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(what(), 4 * PATIENCE))  # games may have to be loaded first


async def until(happened: Callable[[], object]) -> None:
    while not happened():
        await asyncio.sleep(0.002)


# --- workers -----------------------------------------------------------------------------------------------------------


def test_turns_go_round_by_person() -> None:
    rotation: Rotation[int] = Rotation()
    for number in range(4):
        rotation.put("ana", number)
    rotation.put("ben", 10)
    rotation.put("eva", 20)
    assert (len(rotation), rotation.count("ana"), rotation.count("zoe")) == (6, 4, 0)
    order = [rotation.take() for _ in range(7)]
    assert order == [("ana", 0), ("ben", 10), ("eva", 20), ("ana", 1), ("ana", 2), ("ana", 3), None]


def test_turns_go_round_by_household_and_in_it_by_person() -> None:
    """Sixty passes of one address, somebody at another: the turns alternate."""
    rotation: Rotation[int] = Rotation(lambda person: person.partition(" ")[0])
    for number in range(6):
        rotation.put(f"crowd {number % 3}", number)
    for number in (10, 11):
        rotation.put("ben", number)
    order = [rotation.take() for _ in range(9)]
    assert order[:4] == [("crowd 0", 0), ("ben", 10), ("crowd 1", 1), ("ben", 11)]
    assert order[4:] == [("crowd 2", 2), ("crowd 0", 3), ("crowd 1", 4), ("crowd 2", 5), None]


def test_a_guest_belongs_to_the_household_that_they_came_from_last(house: House) -> None:
    ana, households = house.guest("Ana"), house.ghostlight.house.households
    ana.get("/api/me")
    me = next(reversed(households._address))
    assert households.of(me) == "127.0.0.1"
    assert households.of("nobody") == "nobody"
    households.note(me, "192.0.2.1")
    assert households.of(me) == "192.0.2.1"
    ana.get("/api/me")
    assert households.of(me) == "127.0.0.1"


def test_one_person_has_one_thing_done_at_a_time_and_only_a_few_wait() -> None:
    async def evening() -> None:
        workers, go_on = Workers("test", threads=2, most_waiting=3), threading.Event()
        order: list[str] = []

        def work(name: str) -> str:
            order.append(name)
            assert go_on.wait(PATIENCE)
            return name

        anas = [asyncio.create_task(workers.do("ana", work, f"ana {number}")) for number in range(5)]
        await until(lambda: order)
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-fast"):  # one is at work and three wait
            await anas[4]
        ben = asyncio.create_task(workers.do("ben", work, "ben"))
        await until(lambda: len(order) == 2)
        assert order == ["ana 0", "ben"], "a second thread is free, but not for a second thing of the same person's"
        anas[1].cancel()  # a page that has gone
        go_on.set()
        assert [await each for each in (anas[0], *anas[2:4], ben)] == ["ana 0", "ana 2", "ana 3", "ben"]
        assert "ana 1" not in order
        assert not workers.busy
        workers.close()

    run(evening)


def test_what_fails_fails_for_whoever_asked_and_a_server_that_stops_refuses_what_waits() -> None:
    async def evening() -> None:
        workers, go_on = Workers("test", threads=1, most_waiting=3), threading.Event()
        with pytest.raises(ZeroDivisionError):
            await workers.do("ana", lambda: 1 // 0)
        slow = asyncio.create_task(workers.do("ana", go_on.wait, PATIENCE))
        await until(lambda: workers.busy)
        waiting = asyncio.create_task(workers.do("ben", int))
        await until(lambda: len(workers.waiting))
        workers.close()
        with pytest.raises(Refused):
            await waiting
        with pytest.raises(Refused):
            await workers.do("eva", int)
        go_on.set()
        assert await slow, "what has begun is done"

    run(evening)


# --- bots --------------------------------------------------------------------------------------------------------------


def question(bot: str) -> Question:
    match = Match(load("graveyard"), [Seat("a"), Seat("b")], bytes(range(32)))
    return Question(read_bot(bot), match.game, match.world, match.seen(match.actor), match.actor, 1)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Searches that never end by themselves until this is set; each slice is one iteration."""
    may_end = threading.Event()
    go_on = Pondering.go_on

    def slice_(self: Pondering, seconds: float) -> bool:
        if may_end.is_set():
            return go_on(self, seconds)
        self.tree.grow(1)
        time.sleep(0.001)
        return False

    monkeypatch.setattr(Pondering, "go_on", slice_)
    yield may_end
    may_end.set()


def test_quick_bots_never_wait_for_slow_ones(endless: threading.Event) -> None:
    async def evening() -> None:
        thinkers = Thinkers(threads=1)
        slow = [thinkers.ask("ana", question("search:50000")) for _ in range(20)]
        for bot in ("greedy", "random"):
            assert await thinkers.ask("ana", question(bot)).answer  # even her own
            assert await thinkers.ask("ben", question(bot)).answer
        assert not any(task.answer.done() for task in slow)
        thinkers.close()
        assert [await task.answer for task in slow] == [None] * 20
        assert await thinkers.ask("ben", question("greedy")).answer is None

    run(evening)


def test_twenty_tables_of_one_person_are_one_share_of_the_bots(endless: threading.Event) -> None:
    async def evening() -> None:
        thinkers = Thinkers(threads=1)
        anas = [thinkers.ask("ana", question("search:50000")) for _ in range(20)]
        await until(lambda: thinkers.trees)
        others = [thinkers.ask(person, question("search:30")) for person in ("ben", "eva")]
        await until(lambda: all(task.pondering is not None for task in others))  # they begin at once, and go on by turns
        begun = [task for task in anas if task.pondering is not None]
        assert len(begun) <= MOST_OF_ONE
        assert thinkers.trees <= MOST_TREES
        endless.set()
        for task in others:
            assert await task.answer
        assert not any(task.answer.done() for task in anas[MOST_OF_ONE:]), "they were not before others in the row"
        thinkers.close()

    run(evening)


def test_many_passes_of_one_household_leave_room_for_a_tree_of_another(endless: threading.Event) -> None:
    async def evening() -> None:
        households = Households()
        for number in range(20):
            households.note(f"pass {number}", "192.0.2.1")
        thinkers = Thinkers(threads=1, households=households)
        crowd = [thinkers.ask(f"pass {number}", question("search:50000")) for number in range(20)]
        await until(lambda: thinkers.trees == MOST_OF_HOUSEHOLD)
        ben = thinkers.ask("ben", question("search:30"))
        await until(lambda: ben.pondering is not None)
        assert sum(task.pondering is not None for task in crowd) == MOST_OF_HOUSEHOLD
        endless.set()
        assert await ben.answer
        thinkers.close()

    run(evening)


def test_memory_does_not_grow_with_those_who_wait(endless: threading.Event) -> None:
    async def evening() -> None:
        thinkers = Thinkers(threads=2)
        tasks = [thinkers.ask(f"guest {number}", question("search:50")) for number in range(12)]
        await until(lambda: thinkers.trees == MOST_TREES)
        assert sum(task.pondering is not None for task in tasks) <= MOST_TREES
        endless.set()
        for task in tasks:
            assert await task.answer
            assert thinkers.trees <= MOST_TREES
        await until(lambda: not thinkers.trees)
        assert all(task.pondering is None for task in tasks)
        assert len(thinkers._rooms._free) <= MOST_TREES
        thinkers.close()

    run(evening)


def test_thinking_is_given_up_between_two_slices(endless: threading.Event) -> None:
    async def evening() -> None:
        thinkers = Thinkers(threads=1)
        task = thinkers.ask("ana", question("search:50000"))
        await until(lambda: thinkers.trees)
        task.stop()
        assert await task.answer is None
        await until(lambda: not thinkers.trees)
        thinkers.close()

    run(evening)


def test_a_decision_at_a_table_has_a_limit_in_processor_time() -> None:
    async def evening() -> None:
        thinkers = Thinkers(threads=1, longest=0.05)
        assert await thinkers.ask("ana", question("search:1000000")).answer  # minutes, if it were let
        thinkers.close()
        assert thinking.LONGEST <= 3.0

    run(evening)


def test_a_thought_that_fails_fails_for_whoever_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> bool:
        raise RuntimeError("lost the thread")

    async def evening() -> None:
        thinkers = Thinkers(threads=1)
        monkeypatch.setattr(Pondering, "go_on", fail)
        with pytest.raises(RuntimeError, match="thread"):
            await thinkers.ask("ana", question("search:30")).answer
        monkeypatch.undo()
        assert await thinkers.ask("ana", question("search:30")).answer, "and the next one is thought about"
        thinkers.close()

    run(evening)


# --- bots at tables ----------------------------------------------------------------------------------------------------


def thinking_at(house: House, page: Page) -> Task | None:
    pondered = house.ghostlight.house.rooms[page.code].pondered
    return None if pondered is None else pondered[1]


def begin_against_a_thinker(house: House, may_end: threading.Event) -> Page:
    """Ana has made her decision, and the bot thinks, without end."""
    may_end.set()
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "search:30", start=True))
    assert someone_decides([page]) is page
    may_end.clear()
    while page.choices:
        page.acts(page.choices[0])
    wait_until(lambda: thinking_at(house, page) is not None)
    return page


def test_a_bot_stops_thinking_when_the_game_goes_on_without_it(house: House, endless: threading.Event) -> None:
    page = begin_against_a_thinker(house, endless)
    task = thinking_at(house, page)
    assert task is not None
    page.does("undo", at=page.at)
    assert task.given_up
    wait_until(lambda: thinking_at(house, page) is None)
    page.acts(page.choices[0])
    wait_until(lambda: thinking_at(house, page) is not None)
    task = thinking_at(house, page)
    page.does("resign", at=page.at, seat=0)
    assert task is not None
    assert task.given_up
    wait_until(lambda: not house.ghostlight.house.thinkers.trees)


def test_where_only_bots_play_they_stop_when_nobody_looks(house: House, endless: threading.Event) -> None:
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("search:50000", "search:50000", start=True))
    wait_until(lambda: thinking_at(house, page) is not None)
    page.close()
    wait_until(lambda: house.ghostlight.house.rooms[page.code].thinking is None)
    wait_until(lambda: not house.ghostlight.house.thinkers.trees)
    endless.set()
    assert ana.opens(page.code).until(lambda table: table["at"] > 1), "and go on when somebody does"


def test_a_house_closes_though_bots_would_think_for_ever(tmp_path: Path, endless: threading.Event) -> None:
    with open_house(tmp_path / "games.sqlite3", waking=Waking()) as house:
        ana = house.guest()
        for _ in range(4):
            ana.makes_a_table("me", "search:50000", "search:50000", "search:50000", start=True)
        wait_until(lambda: house.ghostlight.house.thinkers.trees)


def test_one_person_is_given_one_hint_at_a_time(house: House, endless: threading.Event) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "greedy", start=True)
    pages = [ana.opens(code), ana.opens(code)]
    assert someone_decides(pages) is not None
    number = pages[0].sends("hint", at=pages[0].at)
    wait_until(lambda: house.ghostlight.house.thinkers.trees)
    assert pages[1].refused("hint", at=pages[1].at) == "thinking"
    endless.set()
    assert pages[0].answer_to(number)["type"] == "hint"


# --- pages -------------------------------------------------------------------------------------------------------------


def test_the_allowance_is_a_persons_however_many_pages_are_open(tmp_path: Path) -> None:
    limits = Limits(messages=(0.001, 6), looks=(0.001, 3), hints=(0.001, 1), talk=(0.001, 2))
    with open_house(tmp_path / "games.sqlite3", waking=Waking(), limits=limits) as house:
        ana, ben = house.guests("Ana", "Ben")
        code = ana.makes_a_table("me", "greedy", start=True)
        pages, other = [ana.opens(code) for _ in range(3)], ben.opens(code)
        assert someone_decides(pages[:1]) is pages[0]
        assert [page.asks("look", moment=0, viewer=0)["type"] for page in pages] == ["seen"] * 3
        assert [page.refused("look", moment=0, viewer=0) for page in pages] == ["too-fast"] * 3
        assert other.asks("look", moment=0, viewer="watching")["type"] == "seen"
        assert pages[0].asks("hint", at=pages[0].at)["type"] == "hint"
        assert pages[1].refused("hint", at=pages[1].at) == "too-fast"
        for page in pages[:2]:
            page.does("chat", text="hello")
        assert pages[2].refused("chat", text="hello") == "too-fast"
        for page in pages:
            page.does("speak", language="en")
        assert [page.refused("speak", language="en") for page in pages] == ["too-fast"] * 3
        pages[0].close()
        assert ana.opens(code).refused("speak", language="en") == "too-fast", "nor does a new page bring a new one"
        other.does("speak", language="en")


def test_whoever_was_not_here_for_long_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ghostlight.server.limits.MOST_PEOPLE", 2)
    doorkeeper = Doorkeeper(Limits())
    ana = doorkeeper.allowance("ana")
    for person in ("ben", "ana", "eva"):
        doorkeeper.allowance(person)
    assert doorkeeper.allowance("ana") is ana
    assert len(doorkeeper._people) == 2


def test_heavy_things_are_counted_by_person(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3", waking=Waking(), limits=Limits(heavy=(0.001, 2))) as house:
        ana, ben = house.guests("Ana", "Ben")
        code = ana.makes_a_table("me", "greedy", start=True)
        assert [ana.get(f"/api/tables/{code}/log").status_code for _ in range(3)] == [200, 200, 429]
        assert ana.post(f"/api/tables/{code}/check").status_code == 429
        assert ana.get("/api/me/games.zip").status_code == 429
        assert ana.post("/api/logs", {}).status_code == 429
        assert ben.get(f"/api/tables/{code}/log").status_code == 200


def test_looks_checks_exports_and_folding_are_done_elsewhere_than_all_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither on the event loop, nor in the threads that read the database, nor each other's."""
    where: dict[str, str] = {}

    def noted(module: Any, name: str) -> None:
        plain = getattr(module, name)

        def do(*arguments: Any) -> Any:
            where[name] = threading.current_thread().name.partition("-")[0]
            return plain(*arguments)

        monkeypatch.setattr(module, name, do)

    for module, name in ((rooms, "_seen"), (rooms, "fold_table"), (http, "verify"), (http, "_written"), (http, "_pack")):
        noted(module, name)
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "greedy", start=True))
    play_on([page], random.Random(2))
    assert page.asks("look", moment=0, viewer=0)["type"] == "seen"
    for path in (f"/api/tables/{page.code}/log", "/api/me/games.zip"):
        ana.get(path).raise_for_status()
    ana.post(f"/api/tables/{page.code}/check").raise_for_status()
    assert where == {"_seen": "look", "fold_table": "fold", "verify": "heavy", "_written": "heavy", "_pack": "heavy"}


def test_many_checks_of_one_person_keep_nobody_waiting(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = house.guests("Ana", "Ben")
    page = ana.opens(ana.makes_a_table("me", "greedy", start=True))
    assert someone_decides([page]) is page
    page.does("resign", at=page.at, seat=0)
    go_on, at_work = threading.Event(), threading.Semaphore(0)
    together = []

    def slowly(*arguments: Any) -> Any:
        at_work.release()
        together.append(at_work._value)
        assert go_on.wait(PATIENCE)
        at_work.acquire()
        return verify(*arguments)

    monkeypatch.setattr(http, "verify", slowly)
    answers: list[int] = []
    path = f"/api/tables/{page.code}/check"
    hands = [threading.Thread(target=lambda: answers.append(house.guest(None).post(path).status_code)) for _ in range(3)]
    hands += [threading.Thread(target=lambda: answers.append(again(ana).post(path).status_code)) for _ in range(8)]
    for hand in hands:
        hand.start()
    try:
        wait_until(lambda: answers.count(429) >= 8 - 1 - rooms.MOST_HEAVY)  # hers, but for those that are done or wait
        assert ben.get("/api/tables").status_code == 200
        code = ben.makes_a_table("me", "greedy", start=True)
        other = ben.opens(code)
        assert someone_decides([other]) is other
        assert other.asks("look", moment=0, viewer=0)["type"] == "seen"
    finally:
        go_on.set()
        for hand in hands:
            hand.join()
    assert max(together) == 1
    assert answers.count(200) - 3 in (rooms.MOST_HEAVY, 1 + rooms.MOST_HEAVY)  # unless a stranger was the first


def again(guest: Guest) -> Guest:
    """The same guest over a connection of its own."""
    return Guest(guest.house, None, secret=guest.secret)


def test_however_many_messages_come_at_once_everybody_has_a_turn_between_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "open"))
    heard, turns, hear = list[int](), [0], Conversation._hear

    def tick(loop: asyncio.AbstractEventLoop) -> None:
        """Once for every round of the event loop."""
        turns[0] += 1
        if len(heard) < 30:
            loop.call_soon(tick, loop)

    async def noted(self: Conversation, message: Any) -> None:
        if not heard:
            tick(asyncio.get_running_loop())
        heard.append(turns[0])
        await hear(self, message)

    monkeypatch.setattr(Conversation, "_hear", noted)
    frames = [
        Frame(Opcode.TEXT, json.dumps({"type": "speak", "id": number, "language": "en"}).encode()).serialize(mask=True)
        for number in range(1000, 1030)
    ]
    page.socket.socket.sendall(b"".join(frames))
    page.answer_to(1029)
    assert len(set(heard)) >= 25, heard  # a round may begin with one and end with another
