"""Calls to somebody whose turn it is and who is not there: to the browsers that they asked to be called at.

A call says which game, which table and that it is their turn, as every list of tables does; nothing of the game itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert
from starlette.requests import Request
from starlette.responses import Response

from ghostlight.table.refused import Refused
from ghostlight.table.table import Table

from . import clearing, webpush
from . import messages as say
from .policy import DAY
from .reaching import Reach, Unreachable
from .safety import answer
from .store import Store, bells
from .wording import language_of, words_in

if TYPE_CHECKING:
    from .rooms import Room

WAIT = 20.0
"""Seconds that somebody who has just gone gets to come back before they are called."""
MOST_BELLS = 8
"""Browsers of one person that are called; of more the oldest goes."""
MOST_CALLS = 200
"""Calls of one person in a day."""
MOST_WAITING = 100
"""Calls that wait to be sent; what comes on top is left out."""
LASTS = 12 * 3600
"""Seconds for which a house vouches for a call, and for which a push service keeps it."""
CONTACT = "https://ghostlight.invalid"
"""Whom a push service could ask, which it must be told: nobody, since each house is somebody else's."""
AUTH_BYTES, POINT_BYTES = 16, 65
log = logging.getLogger("ghostlight.calls")


def waited_for(table: Table) -> str | None:
    """The person whose turn it is."""
    seat = table.turn
    if table.status != "playing" or seat is None or not table.places[seat].human:
        return None
    return table.places[seat].owner


class Caller:
    """Calls people, a few at a time, in threads: push services are far away."""

    def __init__(self, store: Store, secret: bytes, reach: Reach | None = None) -> None:
        self.store, self._secret, self.wait = store, secret, WAIT
        self.reach = reach or Reach()
        self.key = webpush.packed(webpush.point(webpush.key_of(secret)))
        self._threads = ThreadPoolExecutor(2, "call")
        self._waiting = 0

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def follow(self, room: Room) -> None:
        """Something has happened there: whoever is to decide now may have to be called."""
        person = waited_for(room.table)
        if person == room.called:
            return
        room.called = person
        if person is not None:
            room.house.start(self._call_in_a_while(room, person))

    async def _call_in_a_while(self, room: Room, person: str) -> None:
        """Once, unless they are there, or have decided meanwhile. The line of a phone that sleeps looks open for some time."""
        for wait in (self.wait, 3 * self.wait):
            await asyncio.sleep(wait)
            now = room.house.rooms.get(room.code, room)
            if waited_for(now.table) != person:
                return
            if person not in now.present:
                await self.call(person, now.table.game.name, now.table.terms.name, now.code)
                return

    async def call(self, person: str, game: str, name: str, code: str) -> None:
        """Ring every bell of this person, if they have any and were not called too often today."""
        found = await self.store.rows(sql.select(bells).where(bells.c.person == person))
        day = time.time_ns() // 1_000_000 // DAY
        if not found or await clearing.tally(self.store, "calls", person, day) >= MOST_CALLS:
            return
        await clearing.add_to_tally(self.store, "calls", person, day)
        await asyncio.gather(*(self._ring(bell, game, name, code) for bell in found))

    async def _ring(self, bell: Any, game: str, name: str, code: str) -> None:
        if self._waiting >= MOST_WAITING:
            return
        words = words_in(bell.language)
        title = words.say("table-call-title", game=words.say(f"web-game-{game}"))
        said = msgspec.json.encode({"title": title, "body": name, "path": f"/t/{code}", "tag": code})
        self._waiting += 1
        try:
            status = await asyncio.get_running_loop().run_in_executor(self._threads, self._send, bell, said)
        except Unreachable as error:
            log.info("call not sent: %s", error)
        else:
            if status in (404, 410):  # that browser wants no calls any more
                await self.store.write([(_DROP, [{"whose": bell.person, "where": bell.address}])])
        finally:
            self._waiting -= 1

    def _send(self, bell: Any, said: bytes) -> int:
        told = urlsplit(bell.address)
        until = int(time.time()) + LASTS
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTS),
            "urgency": "normal",
            "authorization": webpush.vapid(self._secret, f"{told.scheme}://{told.netloc}", until, CONTACT),
        }
        body = webpush.encrypt(said, webpush.unpacked(bell.key), webpush.unpacked(bell.auth))
        return self.reach.post(bell.address, body, headers)


# --- what is asked over HTTP -------------------------------------------------------------------------------------------


async def get_push(request: Request) -> Response:
    """The key that a browser must know to let this house call it."""
    return answer(say.PushKey(_caller(request).key))


async def put_bell(request: Request) -> Response:
    """Call me in this browser."""
    person, wish = await _asking(request, say.Bell)
    try:
        _caller(request).reach.parts(wish.address)
        key, auth = webpush.unpacked(wish.key), webpush.unpacked(wish.auth)
        webpush.read_point(key)
        if len(key) != POINT_BYTES or len(auth) != AUTH_BYTES:
            raise ValueError("length")
    except (Unreachable, ValueError) as error:
        raise Refused("bad-message", what=str(error)) from None
    store, now = _caller(request).store, time.time_ns() // 1_000_000
    mine = sql.select(bells.c.address).where(bells.c.person == person, bells.c.address != wish.address)
    old = await store.read(mine.order_by(bells.c.made.desc()).offset(MOST_BELLS - 1))
    row = {"person": person, "address": wish.address, "kind": "push", "key": wish.key, "auth": wish.auth}
    row |= {"language": language_of(request), "made": now}
    gone = [(_DROP, [{"whose": person, "where": each} for each in old])] if old else []
    # One browser is one person's: whoever was called there before is not any more.
    await store.write([(_DROP_ALL, [{"where": wish.address}]), *gone, (_PUT, [row])])
    return Response(status_code=204)


async def delete_bell(request: Request) -> Response:
    """Do not call me there any more."""
    person, wish = await _asking(request, say.BellAddress)
    await _caller(request).store.write([(_DROP, [{"whose": person, "where": wish.address}])])
    return Response(status_code=204)


async def _asking(request: Request, kind: Any) -> tuple[str, Any]:
    from .http import _person, _read  # noqa: PLC0415 - rooms know callers, and http knows rooms

    return (await _person(request)).id, await _read(request, kind)


def _caller(request: Request) -> Caller:
    caller: Caller = request.app.state.ghostlight.caller
    return caller


_PUT = insert(bells).on_conflict_do_nothing()
_DROP = bells.delete().where(bells.c.person == sql.bindparam("whose"), bells.c.address == sql.bindparam("where"))
_DROP_ALL = bells.delete().where(bells.c.address == sql.bindparam("where"))
