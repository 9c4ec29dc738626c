"""Whether the house can keep what happens: a write is tried, once a second at most, and all who ask share the answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from .store import NotWritten

FRESH = 1.0
"""Seconds for which an answer is good."""
PATIENCE = 5.0
"""Seconds after which a disk that does not answer is taken for one that does not write."""
log = logging.getLogger("ghostlight.server")


class Health:
    """What is wrong with writing, if anything."""

    def __init__(
        self, write: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic, patience: float = PATIENCE
    ) -> None:
        """By this small write."""
        self._write, self._clock, self._patience = write, clock, patience
        self._trying: asyncio.Task[str | None] | None = None
        self._tried = float("-inf")

    async def fault(self) -> str | None:
        """None when all is well."""
        if self._trying is None or (self._trying.done() and self._clock() - self._tried >= FRESH):
            self._tried = self._clock()
            self._trying = asyncio.create_task(self._try())
        return await asyncio.shield(self._trying)

    async def _try(self) -> str | None:
        try:
            async with asyncio.timeout(self._patience):
                await self._write()
        except NotWritten as error:
            fault = error.why
        except TimeoutError:
            fault = f"the disk has not answered for {self._patience:g} seconds"
        except Exception as error:  # whatever it is, the house is not well
            fault = type(error).__name__
        else:
            return None
        log.error("cannot write: %s", fault)
        return fault
