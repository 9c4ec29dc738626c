"""The WebSocket of a table: messages in, decided by the room; news out, in order, as fast as the page takes them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket

from ghostlight.table.commands import Chat
from ghostlight.table.refused import Refused

from . import messages as say
from .limits import Bucket
from .line import ENDLESS, Line, guest
from .rooms import Page, Room
from .safety import address_of, problem
from .store import Card, Person
from .wording import sentence

if TYPE_CHECKING:
    from .app import Ghostlight

log = logging.getLogger("ghostlight.socket")
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
    person = await guest(app, socket)
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


class Conversation(Line):
    """What goes back and forth with one page."""

    def __init__(self, app: Ghostlight, socket: WebSocket, person: Person, door: Room | Card) -> None:
        super().__init__(app, socket, person)
        self.door = door
        self.page = Page(person.id, name=person.name, language=self.language, send=self.send, hang_up=self.hang_up)
        with contextlib.suppress(ValueError):
            self.page.had = int(socket.query_params.get("had", ""))
        self.hints: set[asyncio.Task[None]] = set()
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
            await self._converse()
        finally:
            for task in [*self.hints, writer, self.trying, self.waiting]:
                if task is not None:
                    task.cancel()
            if isinstance(self.door, Room):
                await self.door.leave(self.page)
        await self._say_goodbye()

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

    # --- what is asked, and why not ------------------------------------------------------------------------------------

    def _refuse(self, asked: int | None, refused: Refused) -> None:
        table = self.door.table if isinstance(self.door, Room) else None
        told = sentence(refused, self.page.language, table, self.page.facing)
        self._tell(say.Refusal(id=asked, code=refused.code, sentence=told))

    def _bucket(self, asked: say.Asked | Refused) -> Bucket:
        match asked:
            case say.Try():
                return ENDLESS
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
                self.page.language = self.language = asked.language
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

    async def _try_out(self, asked: say.Try) -> say.Tried:
        return await self.room.try_out(self.page, asked)

    @property
    def at(self) -> int:
        return self.door.table.at if isinstance(self.door, Room) else 0

    def _understand(self, data: bytes) -> say.Asked | Refused:
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return Refused("bad-message", what=str(error))
