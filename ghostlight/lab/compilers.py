"""Games compiled by other processes, several at a time: Numba holds Python's lock while it compiles.

Every core has something to do as long as there is something. What somebody wants comes first, and the process that is in its
way is ended: whatever that one has finished is in the cache, so little is lost. One that fails is started again, but not for
ever.
"""

from __future__ import annotations

import contextlib
import logging
import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ghostlight.core import cache

COMMAND = (sys.executable, "-m", "ghostlight.lab.warm")
TRIES = 3
"""How often a game's process may fail."""
LAST_WORDS = 12
"""Lines of what a process complained about that the log repeats."""
FAREWELL = 5.0
"""Seconds that a process has to end when it is asked to."""

State = Literal["waiting", "compiling", "done", "failed"]
log = logging.getLogger("ghostlight.compilers")


@dataclass(eq=False)
class _Child:
    """One process: it compiles a game, or (`apart`) helps another one with it."""

    process: subprocess.Popen[str]
    apart: bool
    done: int = 0
    ending: bool = False  # it was asked to


@dataclass(eq=False)
class _Work:
    """One game."""

    name: str
    state: State = "waiting"
    children: list[_Child] = field(default_factory=list)
    before: int = 0  # functions that processes which have ended have compiled
    of: int = 0
    failures: int = 0
    helped: bool = False

    @property
    def percent(self) -> int:
        """How far it is; never quite there before it is."""
        if self.state == "done":
            return 100
        done = self.before + sum(child.done for child in self.children)
        return min(99, 100 * done // self.of) if self.of else 0


class Compilers:
    """The processes, from the first to the last. `told` is called, from any thread, with a game that is farther than before."""

    def __init__(
        self,
        names: Sequence[str],
        told: Callable[[str], None],
        to_play: bool = False,
        large: Callable[[str], bool] = lambda _: False,
        command: Sequence[str] = COMMAND,
        cores: int | None = None,
    ) -> None:
        self._told = told
        self._large = large
        self._command = [*command, *(["--to-play"] if to_play else [])]
        self._cores = cores or os.cpu_count() or 1
        self._works = {name: _Work(name) for name in names}
        self._wanted: list[str] = []
        self._threads: list[threading.Thread] = []
        self._lock = threading.RLock()
        self._closed = False
        self._over = threading.Event()

    def start(self) -> None:
        with self._lock:
            self._fill()

    def want(self, name: str) -> None:
        """Somebody waits for this game. Asking again changes nothing, and what was asked for before stays before it."""
        with self._lock:
            if name in self._works and name not in self._wanted:
                self._wanted.append(name)
                self._fill()

    def how_far(self, name: str) -> tuple[State, int]:
        """The state of a game and its percentage."""
        with self._lock:
            return self._works[name].state, self._works[name].percent

    def wait(self, seconds: float | None = None) -> bool:
        """Until every game is compiled, or has failed."""
        return self._over.wait(seconds)

    def close(self) -> None:
        """End all that still runs."""
        with self._lock:
            self._closed = True
            for child in self._children():
                self._end(child)
            threads = list(self._threads)
        for thread in threads:
            thread.join()

    # --- who does what: under the lock ---------------------------------------------------------------------------------

    def _order(self) -> list[_Work]:
        rest = [name for name in self._works if name not in self._wanted]
        return [self._works[name] for name in (*self._wanted, *rest)]

    def _children(self) -> list[_Child]:
        return [child for work in self._works.values() for child in work.children]

    def _free(self) -> int:
        return self._cores - sum(not child.ending for child in self._children())

    def _fill(self) -> None:
        """Give every core something to do."""
        if self._closed:
            return
        order = self._order()
        for work in order:
            if work.state == "waiting" and not work.children and (self._free() > 0 or self._make_room(work, order)):
                self._begin(work, apart=False)
        for work in order:
            if work.state == "compiling" and not work.helped and self._free() > 0 and self._large(work.name):
                work.helped = True
                self._begin(work, apart=True)
        if all(work.state in ("done", "failed") and not work.children for work in order):
            self._over.set()

    def _make_room(self, work: _Work, order: list[_Work]) -> bool:
        """End what keeps a wanted game waiting: of the games that nobody has asked for, the last that is being compiled."""
        if work.name not in self._wanted:
            return False
        for other in reversed(order):
            running = [child for child in other.children if not child.ending]
            if running and (other.name not in self._wanted or running[-1].apart):
                self._end(running[-1])  # a helper came after the one that it helps
                return True
        return False

    def _end(self, child: _Child) -> None:
        child.ending = True
        with contextlib.suppress(ProcessLookupError):
            child.process.terminate()

    def _begin(self, work: _Work, apart: bool) -> None:
        work.state = "compiling"
        command = [*self._command, *(["--apart"] if apart else []), work.name]
        process = subprocess.Popen(  # noqa: S603 ours
            command,
            stdin=subprocess.PIPE,  # nothing is written: its end tells the process that we have gone
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"GHOSTLIGHT_CACHE": str(cache.home())},
            start_new_session=True,  # a terminal's Ctrl+C is for us, who end it
        )
        child = _Child(process, apart)
        work.children.append(child)
        thread = threading.Thread(target=self._follow, args=(work, child), name=f"compiler-{work.name}", daemon=True)
        self._threads.append(thread)
        thread.start()

    # --- one process: in a thread of its own ---------------------------------------------------------------------------

    def _follow(self, work: _Work, child: _Child) -> None:
        """From the first line that it says to its end."""
        process, complaints = child.process, deque[str](maxlen=LAST_WORDS)
        for line in process.stdout or ():
            with self._lock:
                before = work.percent
                if not _read(work, child, line):
                    complaints.append(line)
                farther = work.percent != before
            if farther:
                self._told(work.name)
        if process.stdin:
            process.stdin.close()
        code = self._reap(process)
        with self._lock:
            work.children.remove(child)
            work.before += child.done
            self._threads.remove(threading.current_thread())
            if not child.apart:
                self._judge(work, child, code, complaints)
            self._fill()
        self._told(work.name)

    def _reap(self, process: subprocess.Popen[str]) -> int:
        try:
            return process.wait(FAREWELL)
        except subprocess.TimeoutExpired:  # it has closed its output, and yet it stays
            process.kill()
            return process.wait()

    def _judge(self, work: _Work, child: _Child, code: int, complaints: deque[str]) -> None:
        """What becomes of a game whose process has ended."""
        if code == 0:
            work.state = "done"
            return
        work.state, work.helped = "waiting", False
        if child.ending:
            return
        work.failures += 1
        last = work.failures >= TRIES
        verdict = f"compiling {work.name} failed (exit code {code}){', and is given up' if last else ''}"
        log.error("%s\n%s", verdict, "".join(complaints).rstrip(), extra={"game": work.name, "exit": code})
        if last:
            work.state = "failed"
            for helper in work.children:
                self._end(helper)


def _read(work: _Work, child: _Child, line: str) -> bool:
    """Take a report, which is two numbers: functions that this process has compiled, and about how many there are."""
    done, _, of = line.strip().partition(" ")
    if not (done.isdigit() and of.isdigit()):
        return False
    child.done, work.of = int(done), max(work.of, int(of))
    return True
