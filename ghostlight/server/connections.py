"""Connections that hold a place and send nothing: they are cut off, so that there is room for others.

uvicorn times out only idle connections between two requests. Whoever sends half a request, or a byte now and then, or never
reads the answer, keeps a connection (and a file descriptor, of which a process has a thousand or so) as long as they like. So
its protocols, HTTP and WebSocket, get clocks and a count here: uvicorn lets the protocol class be chosen, and a proxy in
front would be one more thing to install. A connection that becomes a WebSocket goes over from one to the other.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter, OrderedDict
from collections.abc import Container
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .limits import MOST_SOCKETS
from .proxies import counted

log = logging.getLogger("ghostlight.connections")

HEAD_WITHIN = 10.0
"""Seconds from the first moment of a connection, or the first byte of its next request, to the end of the request's head."""
BODY_WITHIN, SLOWEST = 10.0, 16 * 1024
"""Seconds that a body has anyway, and bytes of it that buy another second: 2 MB over a slow phone are fine."""
READ_WITHIN = 30.0
"""Seconds that somebody may take to read what fills all buffers."""
MOST_OF_ONE = MOST_SOCKETS + 56
"""Connections of one address (of IPv6, of its 64 bits): its pages, and what these fetch."""
RESERVE = 64
"""File descriptors that connections leave to the database, compilers and so on."""
MOST_FILES = 65_536
TELL_EVERY = 10.0
"""Seconds between two lines in the log about connections that were cut off."""
SLOW, DEAF, CROWD, FULL = "too slow", "not reading", "too many of one address", "too many in all"
NOTHING, HEAD, BODY = range(3)
"""What is to come from the other side before anything can be answered."""


def raise_file_limit() -> int:
    """Let this process have as many files and sockets open as the system allows; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Porter:
    """Who is connected, counted as requests are; and how many were cut off since the log was told. One for each server."""

    def __init__(self, most: int, most_of_one: int = MOST_OF_ONE, proxies: Container[str] = ()) -> None:
        """A proxy speaks for many visitors, so its connections are counted only among all."""
        self.most, self.most_of_one, self.proxies = most, most_of_one, proxies
        self.of_address: Counter[str] = Counter()
        self.unfinished: OrderedDict[Guarded, None] = OrderedDict()  # heads that have not come whole, the oldest first
        self.going_over: str | None = None  # the address of the connection that is just becoming a WebSocket
        self.cut: Counter[str] = Counter()
        self._telling: asyncio.TimerHandle | None = None

    def lets_in(self, address: str) -> bool:
        """Count one more; False when it must go. Where all places are taken, who has not asked anything yet goes first."""
        visitor = counted(address)
        if self.of_address[visitor] >= self.most_of_one and address not in self.proxies:
            self.count(CROWD)
            return False
        if self.of_address.total() >= self.most:
            if not self.unfinished:
                self.count(FULL)
                return False
            next(iter(self.unfinished)).cut_off(FULL)
        self.of_address[visitor] += 1
        return True

    def lets_out(self, address: str) -> None:
        visitor = counted(address)
        self.of_address[visitor] -= 1
        if self.of_address[visitor] <= 0:
            del self.of_address[visitor]

    def count(self, why: str) -> None:
        """One line in the log for all of a while, however many there are."""
        self.cut[why] += 1
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TELL_EVERY, self._tell)

    def _tell(self) -> None:
        self._telling = None
        told = ", ".join(f"{count} {why}" for why, count in self.cut.most_common())
        log.warning("connections cut off: %s", told, extra={"connections": self.of_address.total()})
        self.cut.clear()


class Guarded(H11Protocol):
    """HTTP with clocks. All that is added happens around what uvicorn does."""

    porter: Porter
    _address: str | None = None  # while it is counted
    _awaited: tuple[int, Any] = (NOTHING, None)  # what is to come, and after which request's head
    _clock: asyncio.TimerHandle | None = None  # for that
    _reader: asyncio.TimerHandle | None = None  # for somebody who does not read
    _received = _before = 0  # bytes, and how many it were before the last ones came

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.porter.lets_in(address):
            transport.abort()
            return
        self._address = address
        self._wait_for(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._before, self._received = self._received, self._received + len(data)
        super().data_received(data)
        self._look_how_far()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look_how_far()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.porter.going_over = self._address
        self._address = None  # the other protocol goes on counting it
        self._wait_for(NOTHING)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader = self.loop.call_later(READ_WITHIN, self.cut_off, DEAF)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    # --- clocks --------------------------------------------------------------------------------------------------------

    def _look_how_far(self) -> None:
        """Which clock should run now: for a head that has begun, for a body, or none."""
        if self._address is None:  # it was cut off, or is none of ours any more
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._wait_for(BODY)
        elif state is h11.IDLE and (self.conn.trailing_data[0] or self.cycle is None):
            self._wait_for(HEAD)
        else:
            self._wait_for(NOTHING)

    def _wait_for(self, what: int) -> None:
        """Start the clock for what is to come, unless it runs already."""
        awaited = (what, self.cycle)
        if awaited == self._awaited:
            return
        self._awaited = awaited
        self.porter.unfinished.pop(self, None)
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if what == HEAD:
            self.porter.unfinished[self] = None
            self._clock = self.loop.call_later(HEAD_WITHIN, self.cut_off, SLOW)
        elif what == BODY:
            self._clock = self.loop.call_later(BODY_WITHIN, self._look_at_body, self.loop.time(), self._before)

    def _look_at_body(self, since: float, had: int) -> None:
        """So long after its head a body must have brought so much; unless it is we who do not read."""
        took, bought = self.loop.time() - since, BODY_WITHIN + (self._received - had) / SLOWEST
        if took < bought or self.flow.read_paused:
            self._clock = self.loop.call_later(max(bought - took, 1.0), self._look_at_body, since, had)
        else:
            self.cut_off(SLOW)

    def cut_off(self, why: str) -> None:
        """End it at once, whatever it has not read."""
        self.porter.count(why)
        self._leave()
        self.transport.abort()

    def _read(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None

    def _leave(self) -> None:
        self._wait_for(NOTHING)
        self._read()
        if self._address is not None:
            self.porter.lets_out(self._address)
            self._address = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """WebSockets: counted until they end. uvicorn's pings find out whether anybody is there."""

    porter: Porter
    _address: str | None = None
    _reader: asyncio.TimerHandle | None = None  # for somebody who does not read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._address, self.porter.going_over = self.porter.going_over, None
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        if self._address is not None:
            self.porter.lets_out(self._address)
            self._address = None
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader = self.loop.call_later(READ_WITHIN, self._cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    def _cut_off(self) -> None:
        self.porter.count(DEAF)
        self.transport.abort()  # a polite end would wait until all is read

    def _read(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # it was refused; uvicorn would take that for a failure, and log it as one


def guard(config: Config, most: int, most_of_one: int = MOST_OF_ONE, proxies: Container[str] = ()) -> Porter:
    """Have this server's connections watched by a porter of its own."""
    porter = Porter(most, most_of_one, proxies)
    config.http = type("Guarded", (Guarded,), {"porter": porter})
    config.ws = type("GuardedSocket", (GuardedSocket,), {"porter": porter})
    return porter
