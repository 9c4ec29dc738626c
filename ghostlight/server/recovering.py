"""One identity on several devices: a code is made on asking, shown once, and whoever types it in elsewhere is the same guest.

It is 20 letters out of 31, so nobody guesses it, and its hash needs no salt. It opens as long as it is not revoked or replaced.
"""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import Request
from starlette.responses import Response

from ghostlight.table.refused import Refused

from . import devices
from . import messages as say
from .http import _app, _me, _person, _read
from .people import give_cookie
from .rooms import CODE_LETTERS, now_ms
from .safety import address_of, answer, is_secure
from .store import Person

GROUPS, GROUP = 4, 5


async def get_recovery(request: Request) -> Response:
    """Whether there is a code; never the code."""
    person, store = await _person(request), _app(request).store
    made, count = await devices.recovery_made(store, person.id), await devices.count_devices(store, person.id)
    return answer(say.Recovery(made, count))


async def post_recovery(request: Request) -> Response:
    """A new code in place of the old one. It is told here and nowhere else."""
    person = await _person(request)
    _count(request, person)
    code = "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    await devices.put_recovery(_app(request).store, person.id, hash_of(code), now_ms())
    return answer(say.RecoveryCode(code), 201)


async def delete_recovery(request: Request) -> Response:
    """The code opens nothing any more."""
    person = await _person(request)
    await devices.drop_recovery(_app(request).store, person.id)
    return Response(status_code=204)


async def delete_devices(request: Request) -> Response:
    """Every other device has to come in anew; the code that brought it may be in wrong hands, so it goes too."""
    person, app = await _person(request), _app(request)
    await devices.drop_recovery(app.store, person.id)
    await app.guests.shut_out_others(person, request)
    app.house.hang_up_on(person.id, None)
    return Response(status_code=204)


async def post_recover(request: Request) -> Response:
    """From now on it is a device of whoever the code belongs to."""
    app = _app(request)
    before = await app.guests.find(request)
    _count(request, before)
    code = (await _read(request, say.RecoveryCode)).code
    person = await devices.find_by_recovery(app.store, hash_of(code))
    if person is None:
        raise Refused("no-recovery")
    response = answer(_me(request, person))
    if before is None or before.id != person.id:
        give_cookie(response, await app.guests.admit(person), is_secure(request))
    return response


def _count(request: Request, person: Person | None) -> None:
    """Refused when this address or this person has tried too often."""
    doorkeeper = _app(request).doorkeeper
    known = [] if person is None else [f"person {person.id}"]
    for whom in (address_of(request), *known):
        if not doorkeeper.lets_recover(whom):
            raise Refused("too-fast")


def hash_of(code: str) -> str:
    """As it is kept; how it was grouped or typed does not matter."""
    bare = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(f"ghostlight recovery {bare}".encode()).hexdigest()
