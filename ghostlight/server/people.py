"""Who a browser is: a guest with a name and a secret in a cookie. Only the secret's hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .rooms import now_ms
from .safety import address_of
from .store import Person, Store
from .workers import Households

COOKIE = "ghostlight"
_KEPT_FOR = 400 * 86_400  # seconds; browsers keep no cookie longer
_REMEMBERED = 5_000


class Guests:
    """People by the secret of their cookie; those seen lately are remembered."""

    def __init__(self, store: Store, households: Households) -> None:
        self._store = store
        self._households = households
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def find(self, connection: HTTPConnection) -> Person | None:
        """Whose cookie came with this request, if it is anybody's."""
        secret = connection.cookies.get(COOKIE)
        if not secret or len(secret) > 100:
            return None
        key = _hash(secret)
        person = self._known.get(key) or await self._store.find_person(key)
        if person is not None:
            self._remember(key, person)
            self._households.note(person.id, address_of(connection))
        return person

    async def welcome(self) -> tuple[Person, str]:
        """A new guest, and the secret for the cookie."""
        secret = secrets.token_urlsafe(32)
        person = Person(secrets.token_hex(12), None)
        await self._store.add_person(person.id, _hash(secret), now_ms())
        self._remember(_hash(secret), person)
        return person, secret

    async def rename(self, person: Person, name: str) -> Person:
        await self._store.rename(person.id, name)
        renamed = Person(person.id, name)
        for key, known in self._known.items():
            if known.id == person.id:
                self._known[key] = renamed
        return renamed

    def forget(self, person: Person) -> None:
        """The pass of this person opens nothing any more."""
        for key in [key for key, known in self._known.items() if known.id == person.id]:
            del self._known[key]

    def _remember(self, key: str, person: Person) -> None:
        self._known[key] = person
        self._known.move_to_end(key)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def give_cookie(response: Response, secret: str, secure: bool) -> None:
    response.set_cookie(COOKIE, secret, max_age=_KEPT_FOR, path="/", httponly=True, samesite="lax", secure=secure)


def take_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
