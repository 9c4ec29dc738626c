"""Threads for what takes a while, apart from those that read the database: turns go round among the people who ask.

Each person has at most one thing done at a time and a few waiting; what is more is refused. So somebody with sixty pages has
the turn of one person, and somebody with sixty passes that of one household. The threads are daemons: a server that stops waits
for none of them, since they write nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

from ghostlight.table.refused import Refused

P = ParamSpec("P")
T = TypeVar("T")


class Rotation(Generic[T]):
    """What waits, by person: whoever was served goes to the end of the row, and all of the same household with them.

    A pass costs nothing, so somebody may have a hundred; of one address they have the turns of one person.
    """

    def __init__(self, household_of: Callable[[str], str] = lambda person: person) -> None:
        self._household_of = household_of
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._home: dict[str, str] = {}  # the household of everybody who waits
        self._since: dict[str, int] = {}  # by household: the turn after which it has waited for its next
        self._turn = 0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def people(self) -> list[str]:
        """Those who wait, in the order of their turns."""
        return sorted(self._waiting, key=self._waits_since)  # stable: within a household, as they stand in the row

    def home(self, person: str) -> str:
        """The household of somebody who waits."""
        return self._home[person]

    def _waits_since(self, person: str) -> int:
        return self._since[self._home[person]]

    def count(self, person: str) -> int:
        return len(self._waiting.get(person, ()))

    def put(self, person: str, item: T) -> None:
        if person not in self._waiting:
            self._waiting[person] = deque()
            self._home[person] = self._household_of(person)
            self._turn += 1
            self._since.setdefault(self._home[person], self._turn)
        self._waiting[person].append(item)

    def take_from(self, person: str) -> T:
        """The first thing of this person's, whose turn this was."""
        mine, home = self._waiting[person], self._home[person]
        item = mine.popleft()
        self._turn += 1
        self._since[home] = self._turn
        if mine:
            self._waiting.move_to_end(person)
        else:
            del self._waiting[person], self._home[person]
            if home not in self._home.values():
                del self._since[home]
        return item

    def take(self, may: Callable[[str], bool] = lambda _: True) -> tuple[str, T] | None:
        """The first thing of whoever's turn it is, among those who may."""
        person = min(filter(may, self._waiting), key=self._waits_since, default=None)
        return None if person is None else (person, self.take_from(person))


MOST_REMEMBERED = 10_000


class Households:
    """From which address people came last; whoever was not seen for the longest time is forgotten first."""

    def __init__(self) -> None:
        self._address: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        if address:
            self._address[person] = address
            self._address.move_to_end(person)
            if len(self._address) > MOST_REMEMBERED:
                self._address.popitem(last=False)

    def of(self, person: str) -> str:
        """Of somebody who was not seen, their own."""
        return self._address.get(person, person)


Job = tuple["asyncio.Future[Any]", Callable[[], Any]]


class Workers:
    """Some threads, and what waits for them. Asked only from the event loop."""

    def __init__(
        self, name: str, threads: int, most_waiting: int, niceness: int = 0, households: Households | None = None
    ) -> None:
        self.name = name
        self.most_waiting = most_waiting
        self.waiting: Rotation[Job] = Rotation((households or Households()).of)
        self.busy: set[str] = set()
        self._free = threads
        self._handed: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, str, Job] | None] = queue.SimpleQueue()
        self._closed = False
        for number in range(threads):
            start_thread(f"{name}-{number}", self._work, niceness)
        self._threads = threads

    async def do(self, person: str, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Have this done when it is this person's turn; Refused when too much of theirs waits already."""
        if self._closed or self.waiting.count(person) >= self.most_waiting:
            raise Refused("too-fast")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put(person, (done, lambda: work(*arguments, **named)))
        self._hand_out()
        return await done

    def close(self) -> None:
        """Nothing more is begun, and whoever waits is told."""
        if self._closed:
            return
        self._closed = True
        while (next_ := self.waiting.take()) is not None:
            (done, _) = next_[1]
            if not done.done():
                done.set_exception(Refused("too-fast"))
        for _ in range(self._threads):
            self._handed.put(None)

    def _hand_out(self) -> None:
        while self._free and (next_ := self.waiting.take(lambda person: person not in self.busy)) is not None:
            person, job = next_
            if job[0].done():  # nobody waits for it any more
                continue
            self.busy.add(person)
            self._free -= 1
            self._handed.put((asyncio.get_running_loop(), person, job))

    def _work(self) -> None:
        while (handed := self._handed.get()) is not None:
            loop, person, (done, work) = handed
            result, error = None, None
            try:
                result = work()
            except BaseException as raised:
                error = raised
            with contextlib.suppress(RuntimeError):  # the loop has gone; nobody waits any more
                loop.call_soon_threadsafe(self._finish, person, done, result, error)
            del handed, done, work, result, error  # and all that hangs on them: the next thing may be long in coming

    def _finish(self, person: str, done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
        self.busy.discard(person)
        self._free += 1
        settle(done, result, error)
        if not self._closed:
            self._hand_out()


def settle(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    """Answer whoever still waits."""
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


def start_thread(name: str, work: Callable[[], None], niceness: int) -> threading.Thread:
    """A thread that gives way to others when it is nice."""

    def run() -> None:
        if niceness:
            with contextlib.suppress(OSError, AttributeError):  # a system whose threads have no priorities of their own
                mine = os.getpriority(os.PRIO_PROCESS, 0)  # a server may be nice itself, and its bots nicer still
                os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), min(19, mine + niceness))
        work()

    thread = threading.Thread(target=run, name=name, daemon=True)
    thread.start()
    return thread


def cores() -> int:
    """Those that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1
