"""What every answer carries and every request must pass: security headers, origin, size, rate; refusals as sentences."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ghostlight.table.refused import Refused

from .limits import LARGEST_BODY, Doorkeeper
from .messages import Problem
from .proxies import Proxies, counted
from .wording import detail, language_of, sentence

log = logging.getLogger("ghostlight.http")

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a table is the key to it
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
STATUS = {
    "unknown-table": 404,
    "no-such-page": 404,
    "wrong-method": 405,
    "expired-table": 410,
    "wrong-origin": 403,
    "wrong-host": 421,
    "no-watching": 403,
    "kept-out": 403,
    "too-many-public": 429,
    "no-identity": 401,
    "too-fast": 429,
    "too-large": 413,
    "not-over": 409,
    "unreadable-table": 409,
    "not-begun": 409,
    "waking": 503,
    "not-woken": 503,
    "not-writing": 503,
    "house-full": 503,
    "quota": 429,
}


class Safety:
    """The outermost layer of the app."""

    def __init__(
        self, app: ASGIApp, doorkeeper: Doorkeeper, proxies: Proxies | None = None, host_names: Sequence[str] = ()
    ) -> None:
        """Behind these proxies, under these names; if there are none, under any, as names vary in a home network."""
        self.app = app
        self.doorkeeper = doorkeeper
        self.proxies = proxies or Proxies()
        self.host_names = {name.lower() for name in host_names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.monotonic(), 0
        if scope["type"] in ("http", "websocket"):
            scope = self.proxies.resolve(scope)

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["type"] == "websocket" and not self._is_ours(HTTPConnection(scope)):
            await problem(HTTPConnection(scope), Refused("wrong-host"))(scope, receive, send_safely)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send_safely)
            return
        request = Request(scope, receive)
        try:
            self._check(request)
            await self.app(scope, receive, send_safely)
        except Refused as refused:
            await problem(request, refused)(scope, receive, send_safely)
        except ClientDisconnect:
            return  # whoever asked has gone, or was cut off, before all of it had come: nobody waits for an answer
        finally:
            if scope["path"].startswith("/api/"):
                # The route and not the path: the code of a table is the key to it.
                route = getattr(scope.get("route"), "path", "?")
                took = round(1000 * (time.monotonic() - began), 1)
                log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": took})

    def _is_ours(self, connection: HTTPConnection) -> bool:
        """Whether it was sent to one of our names; whoever asks for our health need not know them."""
        name = connection.headers.get("host", "").lower()
        bare = name.rpartition(":")[0] if name.rpartition(":")[2].isdigit() else name
        return not self.host_names or bare in self.host_names or connection.url.path == "/healthz"

    def _check(self, request: Request) -> None:
        if not self._is_ours(request):
            raise Refused("wrong-host")
        writes = request.method not in ("GET", "HEAD")
        if writes and not same_origin(request):
            raise Refused("wrong-origin")
        if request.url.path.startswith("/api/") and not self.doorkeeper.lets_in(address_of(request), writes):
            raise Refused("too-fast")


def address_of(connection: HTTPConnection) -> str:
    """By what a visitor is counted; what a trusted proxy told of it stands in the connection by now."""
    return counted(connection.client.host) if connection.client else ""


def same_origin(connection: HTTPConnection) -> bool:
    """A browser says where a page comes from; other pages may not speak for their visitors here."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # no address at all
        return False


def problem(connection: HTTPConnection, refused: Refused) -> Response:
    """Why not: a code and a sentence."""
    language = language_of(connection)
    told = Problem(refused.code, sentence(refused, language), detail(refused, language))
    return answer(told, STATUS.get(refused.code, 400))


def answer(body: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def read_body(request: Request, most: int = LARGEST_BODY) -> bytes:
    """The body, if it is not too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too-large", most=most // 1024)
    return bytes(body)


def is_secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
