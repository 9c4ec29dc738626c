"""The WebSocket of a table: messages in, decided by the room; news out, in order, as fast as the page takes them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ghostlight.table.commands import Chat
from ghostlight.table.refused import Refused
from ghostlight.words import LANGUAGES

from . import messages as say
from .limits import LARGEST_MESSAGE, Bucket
from .rooms import Page, Room
from .safety import address_of, problem, same_origin
from .store import Card, Person
from .wording import preferred, sentence

if TYPE_CHECKING:
    from .app import Ghostlight

log = logging.getLogger("ghostlight.socket")
MOST_WAITING = 200
"""Messages that a page may leave unread before it is hung up on; it comes back and is told everything anew."""
LAST_WORDS = 1.0
"""Seconds that such a page gets to hear that it was hung up on."""
AGAIN, POLICY = 1012, 1008
_ENDLESS = Bucket(1e9, 1e9)
_decoder: msgspec.json.Decoder[say.Asked] = msgspec.json.Decoder(say.Asked)


async def serve_table(socket: WebSocket) -> None:
    """One page at one table, from its coming to its going."""
    app: Ghostlight = socket.app.state.ghostlight
    try:
        with app.doorkeeper.socket(address_of(socket)):
            person, room = await _admit(app, socket)
            await socket.accept()
            await Conversation(app, socket, person, room).run()
    except Refused as refused:
        log.info("socket refused", extra={"code": refused.code})
        await socket.send_denial_response(problem(socket, refused))


async def _admit(app: Ghostlight, socket: WebSocket) -> tuple[Person, Room | Card]:
    """Who comes, and the room; or, of a table whose game is not ready, what lists show of it."""
    if not same_origin(socket):
        raise Refused("wrong-origin")
    if not app.doorkeeper.lets_in(address_of(socket), writes=False):
        raise Refused("too-fast")
    person = await app.guests.find(socket)
    if person is None:
        raise Refused("no-identity")
    code = str(socket.path_params["code"]).upper().replace("-", "")
    try:
        room = await app.house.room(code, person.id)
    except Refused as refused:
        card = await app.store.find_card(code) if refused.code in ("waking", "not-woken") else None
        if card is None:
            raise
        if person.id in card.kept_out:
            raise Refused("kept-out") from None
        if not card.watching and all(seat.owner != person.id for seat in card.seats):
            raise Refused("no-watching") from None
        return person, card
    if (door := room.table.door(person.id)) is not None:
        raise Refused(door)
    return person, room


class Conversation:
    """What goes back and forth with one page."""

    def __init__(self, app: Ghostlight, socket: WebSocket, person: Person, door: Room | Card) -> None:
        self.app = app
        self.socket = socket
        self.allowance = app.doorkeeper.allowance(person.id)
        self.door = door
        self.left_behind = asyncio.Event()
        self.receiving: asyncio.Task[Any] | None = None
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        asked = socket.query_params.get("lang", "")
        language = asked if asked in LANGUAGES else preferred(socket.headers.get("accept-language"))
        self.page = Page(person.id, name=person.name, language=language, send=self.send, hang_up=self.hang_up)
        self.hints: set[asyncio.Task[None]] = set()
        self.newest_try: say.Try | None = None  # that has no answer yet
        self.trying: asyncio.Task[None] | None = None
        self.waiting: asyncio.Task[None] | None = None  # for the game to be ready

    @property
    def room(self) -> Room:
        """Where this page is; Refused as long as it waits outside."""
        if isinstance(self.door, Room):
            return self.door
        self.app.waking.check(self.door.game)
        raise Refused("late")  # the game has just become ready, and the door opens

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        try:
            if isinstance(self.door, Room):
                await self.door.enter(self.page)
            else:
                self.waiting = asyncio.create_task(self._wait_outside(self.door))
            while True:
                await self._hear(await self._receive())
                await asyncio.sleep(0)  # however many have come at once, everybody else has a turn between them
        except WebSocketDisconnect:
            pass
        finally:
            for task in [*self.hints, writer, self.trying, self.waiting]:
                if task is not None:
                    task.cancel()
            if isinstance(self.door, Room):
                await self.door.leave(self.page)
        if self.left_behind.is_set():
            with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(LAST_WORDS):
                    await self.socket.close(AGAIN)

    async def _wait_outside(self, card: Card) -> None:
        """Tell how far the game is, until it is ready; then come in."""
        try:
            async for readiness in self.app.waking.follow(card.game):
                self._tell(say.Waking(readiness=readiness, begins=card.status == "playing"))
            if not self.app.waking.is_ready(card.game):
                return
            room = await self.app.house.room(card.code, self.page.person)
            if (door := room.table.door(self.page.person)) is not None:
                raise Refused(door)
            self.door = room
            await room.enter(self.page)
        except Refused as refused:
            self.hang_up(refused)

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

    def _refuse(self, asked: int | None, refused: Refused) -> None:
        table = self.door.table if isinstance(self.door, Room) else None
        told = sentence(refused, self.page.language, table, self.page.facing)
        self._tell(say.Refusal(id=asked, code=refused.code, sentence=told))

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
            asked = _understand(data)
            if not self._bucket(asked).take():
                self._count_refusal()
                raise Refused("too-fast")
            if isinstance(asked, Refused):
                raise asked
            await self._answer(asked)
        except Refused as refused:
            self._refuse(number, refused)

    def _bucket(self, asked: say.Asked | Refused) -> Bucket:
        """What this counts as. Tries are counted when they are worked out, or overtaken."""
        match asked:
            case say.Try():
                return _ENDLESS
            case say.Look():
                return self.allowance.looks
            case say.Hint():
                return self.allowance.hints
            case _:
                return self.allowance.messages

    async def _answer(self, asked: say.Asked) -> None:
        match asked:
            case say.Look():
                self._tell(await self.room.look(self.page, asked))
            case say.Hint():
                self._start_hint(asked)
            case say.Try():
                self._hear_try(asked)
            case say.Face():
                await self.room.face(self.page, asked.seat)
                self._tell(say.Done(id=asked.id))
            case say.Speak():
                self.page.language = asked.language
                self._tell(say.Done(id=asked.id))
            case _:
                if isinstance(asked, Chat) and not self.allowance.talk.take():
                    raise Refused("too-fast")
                await self.room.do(self.page, asked)
                self._tell(say.Done(id=asked.id))

    def _start_hint(self, asked: say.Hint) -> None:
        """A bot thinks for a while; meanwhile the page may go on asking."""

        async def hint() -> None:
            try:
                self._tell(await self.room.hint(self.page, asked))
            except Refused as refused:
                self._refuse(asked.id, refused)

        task = asyncio.create_task(hint())
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

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
                    self._tell(await self.room.try_out(self.page, asked))
                except Refused as refused:
                    self._turn_down(asked, refused)
        finally:
            self.trying = None

    def _turn_down(self, asked: say.Try, refused: Refused) -> None:
        told = sentence(refused, self.page.language)
        at = self.door.table.at if isinstance(self.door, Room) else 0
        self._tell(say.Tried(id=asked.id, at=at, action=asked.action, code=refused.code, sentence=told))

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


def _understand(data: bytes) -> say.Asked | Refused:
    """What is asked; or why that cannot be told, since a senseless message counts like any other."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Refused("bad-message", what=str(error))
