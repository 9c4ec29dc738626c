"""Bots that think: a fair share of the processor for everybody who waits for one, however many tables somebody else has.

A decision is thought out in slices of a few hundredths of a second. Slices go round by household, then by person and by table;
quick bots have a thread of their own and never wait for a search. One decision has a limit in processor time that no game's
size can break. Only a few trees are in memory at a time, and one person or household has only some of these; the rest wait
without one.
Thinking can be given up between two slices: the game has gone on, a seat was taken back, a table closed, the server stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ghostlight.bots import Bot, Thought
from ghostlight.bots.pondering import Pondering, Rooms, is_quick
from ghostlight.core.game import Game

from .workers import Households, Rotation, cores, settle, start_thread

SLICE = 0.02
"""Seconds of processor time until somebody else's turn."""
LONGEST = 3.0
"""Seconds of processor time that one decision gets, whatever its bot is called."""
MOST_TREES, MOST_OF_ONE, MOST_OF_HOUSEHOLD = 4, 2, 3
"""Trees that are in memory at a time, those of one person, and those of one household: another can always have one."""
NICE, QUITE_NICE = 10, 5
LAST_SLICE = 1.0
"""Seconds that the threads get to end their slice when the server stops."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked: whom it decides for, and what that seat sees."""

    bot: Bot
    game: Game
    world: Any
    seen: Any
    seat: int
    chance: int

    def answer_at_once(self) -> list[Thought]:
        return self.bot.ponder(self.game, self.world, self.seen, self.seat, self.chance)


@dataclass(eq=False)
class Task:
    """A question on its way to its answer; None is the answer to one that was given up."""

    question: Question
    answer: asyncio.Future[list[Thought] | None]
    loop: asyncio.AbstractEventLoop
    household: str
    pondering: Pondering | None = None
    given_up: bool = False

    def stop(self) -> None:
        """Think no longer; whoever waits hears None. From the event loop."""
        self.given_up = True
        settle(self.answer, None, None)

    def tell(self, thoughts: list[Thought] | None, error: BaseException | None = None) -> None:
        """From any thread."""
        with contextlib.suppress(RuntimeError):  # the loop has gone; nobody waits any more
            self.loop.call_soon_threadsafe(settle, self.answer, thoughts, error)


class Thinkers:
    """The threads in which bots think, and what they think about."""

    def __init__(self, threads: int | None = None, longest: float = LONGEST, households: Households | None = None) -> None:
        self.longest = longest
        self._household_of = (households or Households()).of
        self._bell = threading.Condition()
        self._quick: Rotation[Task] = Rotation(self._household_of)
        self._waiting: Rotation[Task] = Rotation(self._household_of)  # have no tree yet
        self._going: Rotation[Task] = Rotation(self._household_of)  # have one, and wait for their next slice
        self._trees: Counter[str] = Counter()  # by person
        self._trees_at: Counter[str] = Counter()  # by household
        self._rooms = Rooms()
        self._closed = False
        slow = [(f"bot-{number}", self._search, NICE) for number in range(threads or cores())]
        self._threads = [start_thread(*each) for each in [("quick-bot", self._decide, QUITE_NICE), *slow]]

    def ask(self, person: str, question: Question) -> Task:
        """Let a bot think on this person's account."""
        loop = asyncio.get_running_loop()
        task = Task(question, loop.create_future(), loop, self._household_of(person))
        with self._bell:
            if self._closed:
                task.stop()
            else:
                (self._quick if is_quick(question.bot) else self._waiting).put(person, task)
                self._bell.notify_all()
        return task

    @property
    def trees(self) -> int:
        """How many are in memory."""
        return self._trees.total()

    def close(self) -> None:
        """Give everything up. From the event loop."""
        with self._bell:
            self._closed = True
            for rotation in (self._quick, self._waiting, self._going):
                while (next_ := rotation.take()) is not None:
                    next_[1].stop()
            self._bell.notify_all()
        for thread in self._threads:
            thread.join(LAST_SLICE)

    # --- in threads ----------------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        """Quick bots, one after the other."""
        while (next_ := self._wait_for(self._quick.take)) is not None:
            task = next_[1]
            if task.given_up:
                continue
            try:
                task.tell(task.question.answer_at_once())
            except BaseException as error:
                task.tell(None, error)

    def _search(self) -> None:
        """Searches, a slice of one and then of another."""
        while (next_ := self._wait_for(self._next_search)) is not None:
            person, task = next_
            try:
                done = task.given_up or self._think_on(task)
            except BaseException as error:
                task.tell(None, error)
                done = True
            with self._bell:
                if done or self._closed:
                    self._fell(person, task)
                    task.tell(None)  # which nobody hears who has the answer
                else:
                    self._going.put(person, task)  # no bell: this thread itself looks next for what is to be done

    def _wait_for(self, next_: Callable[[], tuple[str, Task] | None]) -> tuple[str, Task] | None:
        """The next task; None when the server stops."""
        with self._bell:
            while not self._closed:
                if (found := next_()) is not None:
                    return found
                self._bell.wait()
        return None

    def _next_search(self) -> tuple[str, Task] | None:
        """Whoever's turn it is. Those who have no tree yet get one first, whoever has the fewest before all others."""
        if self.trees < MOST_TREES:
            may = [person for person in self._waiting.people if self._may_grow(person)]
            if may:
                person = min(may, key=lambda each: (self._trees_at[self._waiting.home(each)], self._trees[each]))
                task = self._waiting.take_from(person)
                self._trees[person] += 1
                self._trees_at[task.household] += 1
                return person, task
        return self._going.take()

    def _may_grow(self, person: str) -> bool:
        """Whether this person, who waits, may have another tree."""
        return self._trees[person] < MOST_OF_ONE and self._trees_at[self._waiting.home(person)] < MOST_OF_HOUSEHOLD

    def _think_on(self, task: Task) -> bool:
        """One slice; whether it was the last one."""
        asked = task.question
        if task.pondering is None:
            with self._bell:
                room = self._rooms.take()
            seen = (asked.game, asked.world, asked.seen, asked.seat, asked.chance)
            task.pondering = Pondering(asked.bot, *seen, room, self.longest)  # type: ignore[arg-type]  # not quick: a search
        if not task.pondering.go_on(SLICE):
            return False
        task.tell(task.pondering.thoughts())
        return True

    def _fell(self, person: str, task: Task) -> None:
        """The tree of this task is needed no longer."""
        for trees, whose in ((self._trees, person), (self._trees_at, task.household)):
            trees[whose] -= 1
            if not trees[whose]:
                del trees[whose]
        if task.pondering is not None:
            self._rooms.give_back(task.pondering.tree.room)
            task.pondering = None
