"""Which games can be played. They are compiled by other processes; the server itself only loads what is ready.

A game waits, is compiled, is loaded, and is ready; or it has failed. Whoever asks for one that is not ready is told how far
it is.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from numba.core import event

from ghostlight import games
from ghostlight.bots import HINT, read_bot
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.lab import warm
from ghostlight.lab.compilers import COMMAND, Compilers
from ghostlight.table.refused import Refused

from .messages import Readiness

log = logging.getLogger("ghostlight.waking")
_awake: set[str] = set()  # in this process


def wake(name: str) -> None:
    """Load what is compiled before anybody waits for it: the rules, trials, and the bot that gives hints."""
    game = games.load(name)
    match = Match(game, [Seat("") for _ in range(game.players[0])], bytes(32))
    read_bot(HINT.partition(":")[0] + ":1").ponder(game, match.world, match.seen(match.actor), match.actor, 0)
    warm.try_verbs(match)
    _awake.add(name)


class Waking:
    """The games of a server, each on its way to being ready. A game that is not among them counts as ready."""

    def __init__(
        self,
        names: Sequence[str] = (),
        command: Sequence[str] = COMMAND,
        is_warm: Callable[[str], bool] = lambda name: name in _awake or warm.is_warm(name, to_play=True),
        cores: int | None = None,
        load: Callable[[str], None] = wake,
    ) -> None:
        self._readiness = {name: Readiness(game=name, state="waiting", percent=0) for name in names}
        self._command, self._is_warm, self._cores, self._wake = command, is_warm, cores, load
        self._ears: list[Callable[[Readiness], None]] = []
        self._loader = ThreadPoolExecutor(1, "loader")
        self._compilers: Compilers | None = None
        self._loop: asyncio.AbstractEventLoop
        self._changed: asyncio.Event

    # --- from the first request to the last ----------------------------------------------------------------------------

    def open(self) -> None:
        """Begin: load what is compiled, have the rest compiled."""
        self._loop, self._changed = asyncio.get_running_loop(), asyncio.Event()
        cold = []
        for name in self._readiness:
            if name in _awake and self._is_warm(name):
                self._change(name, "ready", 100)
            elif self._is_warm(name):
                self._load(name)
            else:
                cold.append(name)
        if cold:
            large = lambda name: games.load(name).large  # noqa: E731
            self._compilers = Compilers(cold, self._hear, True, large, self._command, self._cores)
            self._compilers.start()

    async def close(self) -> None:
        """The processes are ours: they end with us."""
        if self._compilers is not None:
            await asyncio.to_thread(self._compilers.close)
        self._loader.shutdown(wait=False, cancel_futures=True)

    # --- what is asked -------------------------------------------------------------------------------------------------

    def all(self) -> list[Readiness]:
        return list(self._readiness.values())

    def of(self, name: str) -> Readiness:
        return self._readiness.get(name) or Readiness(game=name, state="ready", percent=100)

    def is_ready(self, name: str) -> bool:
        return self.of(name).state == "ready"

    @property
    def all_ready(self) -> bool:
        return all(each.state == "ready" for each in self.all())

    @property
    def settled(self) -> bool:
        """Whether nothing more is to come."""
        return all(each.state in ("ready", "failed") for each in self.all())

    def want(self, name: str) -> None:
        """Somebody waits for this game: it comes before those that nobody waits for."""
        if self._compilers is not None:
            self._compilers.want(name)

    def check(self, name: str) -> None:
        """Refuse what needs the rules of a game that is not ready; from now on it is wanted."""
        if not self.is_ready(name):
            self.refuse_failed(name)
            self.want(name)
            raise Refused("waking")

    def refuse_failed(self, name: str) -> None:
        """Refuse a game that will not be ready, however long one waits."""
        if self.of(name).state == "failed":
            raise Refused("not-woken")

    async def follow(self, name: str) -> AsyncIterator[Readiness]:
        """How far a game is, now and whenever it is farther, until it is ready or has failed."""
        told = None
        while True:
            changed, now = self._changed, self.of(name)
            if now != told:
                told = now
                yield now
            if now.state in ("ready", "failed"):
                return
            await changed.wait()

    def listen(self, ear: Callable[[Readiness], None]) -> None:
        """Call this, on the event loop, whenever a game is farther than before."""
        self._ears.append(ear)

    # --- what happens by itself ----------------------------------------------------------------------------------------

    def _hear(self, name: str) -> None:
        """A compiler has got on; this comes from one of its threads."""
        self._loop.call_soon_threadsafe(self._follow_up, name)

    def _follow_up(self, name: str) -> None:
        if self._compilers is None or self.of(name).state in ("loading", "ready", "failed"):
            return
        state, percent = self._compilers.how_far(name)
        if state == "done":
            self._load(name)
        else:
            self._change(name, state, percent)

    def _load(self, name: str) -> None:
        self._change(name, "loading", 99)
        loading = self._loop.run_in_executor(self._loader, _watched, self._wake, name)
        loading.add_done_callback(lambda done: self._loaded(name, done))

    def _loaded(self, name: str, done: asyncio.Future[None]) -> None:
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            log.error("%s could not be loaded", name, exc_info=error, extra={"game": name})
        self._change(name, "ready" if error is None else "failed", 100 if error is None else 0)
        if self.settled:
            gc.freeze()  # what is loaded now stays

    def _change(self, name: str, state: Any, percent: int) -> None:
        now = Readiness(game=name, state=state, percent=percent)
        if now == self._readiness[name]:
            return
        self._readiness[name] = now
        if state == "ready":
            log.info("game ready", extra={"game": name})
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
        for ear in self._ears:
            ear(now)


# --- never here --------------------------------------------------------------------------------------------------------


class _Watch(event.Listener):
    """Counts what is compiled in this process."""

    passes = 0

    def on_start(self, event: Any) -> None:
        self.passes += 1

    def on_end(self, event: Any) -> None:
        pass


WATCH = _Watch()
_event: Any = event  # Numba has no types
_event.register("numba:run_pass", WATCH)


def _watched(load: Callable[[str], None], name: str) -> None:
    """Load a game; that something had to be compiled here after all is worth a line in the log."""
    before = WATCH.passes
    load(name)
    if WATCH.passes != before:
        log.warning("%s was not wholly compiled: the server had to do it", name, extra={"game": name})
