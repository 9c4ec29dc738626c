"""The line to one open page: messages in, in order and not too many; what it is told out, as fast as the page takes it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ghostlight.table.refused import Refused
from ghostlight.words import LANGUAGES

from . import messages as say
from .limits import LARGEST_MESSAGE, Bucket
from .safety import address_of, same_origin
from .store import Person
from .wording import preferred, sentence

if TYPE_CHECKING:
    from .app import Ghostlight

MOST_WAITING = 200
"""Messages that a page may leave unread before it is hung up on; it comes back and is told everything anew."""
LAST_WORDS = 1.0
"""Seconds that such a page gets to hear that it was hung up on."""
AGAIN, POLICY = 1012, 1008
ENDLESS = Bucket(1e9, 1e9)


async def guest(app: Ghostlight, socket: WebSocket) -> Person:
    """Who opens a line; Refused when it is from elsewhere, or from nobody whom the house knows."""
    if not same_origin(socket):
        raise Refused("wrong-origin")
    if not app.doorkeeper.lets_in(address_of(socket), writes=False):
        raise Refused("too-fast")
    person = await app.guests.find(socket)
    if person is None:
        raise Refused("no-identity")
    return person


class Line:
    """What the lines of all pages have in common."""

    def __init__(self, app: Ghostlight, socket: WebSocket, person: Person) -> None:
        self.app = app
        self.socket = socket
        self.allowance = app.doorkeeper.allowance(person.id)
        self.left_behind = asyncio.Event()
        self.receiving: asyncio.Task[Any] | None = None
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        asked = socket.query_params.get("lang", "")
        self.language = asked if asked in LANGUAGES else preferred(socket.headers.get("accept-language"))
        self.newest_try: say.Try | None = None  # that has no answer yet
        self.trying: asyncio.Task[None] | None = None

    # --- what each kind of page does in its own way --------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The number of what stands before the page now."""
        raise NotImplementedError

    def _understand(self, data: bytes) -> Any | Refused:
        """What is asked; or why that cannot be told, since a senseless message counts like any other."""
        raise NotImplementedError

    def _bucket(self, asked: Any | Refused) -> Bucket:
        """What this counts as. Tries are counted when they are worked out, or overtaken."""
        raise NotImplementedError

    async def _answer(self, asked: Any) -> None:
        raise NotImplementedError

    async def _try_out(self, asked: say.Try) -> say.Tried:
        raise NotImplementedError

    def _refuse(self, asked: int | None, refused: Refused) -> None:
        raise NotImplementedError

    # --- from its coming to its going ----------------------------------------------------------------------------------

    async def _converse(self) -> None:
        """Hear what the page asks, until it goes."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self._hear(await self._receive())
                await asyncio.sleep(0)  # however many have come at once, everybody else has a turn between them

    async def _say_goodbye(self) -> None:
        """To a page that was left behind."""
        if self.left_behind.is_set():
            with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(LAST_WORDS):
                    await self.socket.close(AGAIN)

    # --- out -----------------------------------------------------------------------------------------------------------

    def send(self, body: bytes) -> None:
        if self.left_behind.is_set():
            return
        if self.outbox.qsize() < MOST_WAITING:
            self.outbox.put_nowait(body)
            return
        self.left_behind.set()  # it does not read, so nothing that is sent can end this
        if self.receiving is not None:
            self.receiving.cancel()

    def hang_up(self, refused: Refused | None) -> None:
        """Say why, if there is a reason, and close."""
        if refused is not None:
            self._refuse(None, refused)
        self.outbox.put_nowait(AGAIN if refused is None else POLICY)

    async def _write(self) -> None:
        try:
            while True:
                message = await self.outbox.get()
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
        except (WebSocketDisconnect, RuntimeError):
            return  # the page has gone; the reader hears of it as well

    def _tell(self, told: say.TellAny) -> None:
        self.send(msgspec.json.encode(told))

    # --- in ------------------------------------------------------------------------------------------------------------

    async def _receive(self) -> MutableMapping[str, Any]:
        """The next message of a page that has not been left behind. Only this waiting may be cut short, no command."""
        if self.left_behind.is_set():
            raise WebSocketDisconnect
        task = self.receiving = asyncio.current_task()
        try:
            return await self.socket.receive()
        except asyncio.CancelledError:
            if task is None or not self.left_behind.is_set():
                raise
            task.uncancel()
            raise WebSocketDisconnect from None
        finally:
            self.receiving = None

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.disconnect" or self.socket.application_state is WebSocketState.DISCONNECTED:
            raise WebSocketDisconnect
        body = message.get("text") or message.get("bytes") or b""
        data: bytes = body.encode(errors="replace") if isinstance(body, str) else body
        number = None
        try:
            if len(data) > LARGEST_MESSAGE:
                raise Refused("too-large", most=LARGEST_MESSAGE // 1024)
            number = _number(data)
            asked = self._understand(data)
            if not self._bucket(asked).take():
                self._count_refusal()
                raise Refused("too-fast")
            if isinstance(asked, Refused):
                raise asked
            await self._answer(asked)
        except Refused as refused:
            self._refuse(number, refused)

    # --- tries ---------------------------------------------------------------------------------------------------------

    def _hear_try(self, asked: say.Try) -> None:
        """The newest try waits for its answer; the one that it overtakes will have none worked out."""
        overtaken, self.newest_try = self.newest_try, asked
        if overtaken is not None:
            if not self.allowance.overtaken.take():
                self._count_refusal()
            self._turn_down(overtaken, Refused("too-fast"))
        if self.trying is None:
            self.trying = asyncio.create_task(self._answer_tries())

    async def _answer_tries(self) -> None:
        """One after the other, as fast as a page may try."""
        try:
            while self.newest_try is not None:
                while not self.allowance.tries.take():
                    await asyncio.sleep(self.allowance.tries.wait)
                asked, self.newest_try = self.newest_try, None
                try:
                    self._tell(await self._try_out(asked))
                except Refused as refused:
                    self._turn_down(asked, refused)
        finally:
            self.trying = None

    def _turn_down(self, asked: say.Try, refused: Refused) -> None:
        told = sentence(refused, self.language)
        self._tell(say.Tried(id=asked.id, at=self.at, action=asked.action, code=refused.code, sentence=told))

    def _count_refusal(self) -> None:
        if not self.allowance.refusals.take():
            self.hang_up(Refused("too-fast"))


class _Numbered(msgspec.Struct):
    id: int


def _number(data: bytes) -> int | None:
    """The number of a message, even of one that cannot be understood."""
    try:
        return msgspec.json.decode(data, type=_Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
