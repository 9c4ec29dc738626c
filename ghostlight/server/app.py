"""The server put together: storage, rooms, guests, and the addresses under which they are reached."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from ghostlight import games
from ghostlight.core.fairness import SEED_BYTES
from ghostlight.core.signing import SECRET_BYTES, public_key
from ghostlight.table.refused import Refused

from . import http
from .health import Health
from .limits import Doorkeeper, Limits
from .migrate import migrate
from .noticeboard import Noticeboard
from .people import Guests
from .policy import Policy
from .proxies import Proxies
from .rooms import House, now_ms
from .safety import Safety, problem
from .socket import serve_table
from .static import Files
from .store import Store
from .waking import Waking

log = logging.getLogger("ghostlight.server")
BOT_PAUSE = 0.7
"""Seconds that a bot takes at least, so that people can follow."""


class Ghostlight:
    """What the handlers reach for."""

    def __init__(
        self,
        file: Path,
        limits: Limits,
        share: str | None,
        bot_pause: float,
        new_seed: Callable[[], str],
        waking: Waking,
        policy: Policy,
    ) -> None:
        self.file = file
        self.share = share
        self.bot_pause = bot_pause
        self.new_seed = new_seed
        self.waking = waking
        self.policy = policy
        self.doorkeeper = Doorkeeper(limits)
        self.packing: set[str] = set()  # people for whom an archive is being made
        self.store: Store
        self.house: House
        self.noticeboard: Noticeboard
        self.guests: Guests
        self.health: Health
        self.secret: bytes  # with which finished logs are signed
        self.key: str  # what everybody may know of it

    @contextlib.asynccontextmanager
    async def open(self, app: Starlette) -> AsyncIterator[None]:
        """From the first request to the last; what was acknowledged is on disk before the end."""
        self.store = Store(self.file)
        migrate(self.store.engine)
        await self.store.open(now_ms())
        self.secret = await self.store.house_secret(secrets.token_bytes(SECRET_BYTES))
        self.key = await asyncio.to_thread(public_key, self.secret)
        gc.set_threshold(50_000, 20, 100)  # seldom: going over 200 tables holds everybody up for a tenth of a second
        self.house = House(self.store, self.bot_pause, self.waking, policy=self.policy)
        self.noticeboard = Noticeboard(self.store, self.doorkeeper.limits.public)
        self.guests = Guests(self.store, self.house.households)
        self.health = Health(self.house.beat)
        self.waking.open()
        self.house.start(self.house.look_for_retired())
        by_itself = [asyncio.create_task(each) for each in (self.house.served.run(), self.house.sweep())]
        log.info("open", extra={"data": str(self.file)})
        try:
            yield
        finally:
            for task in by_itself:
                task.cancel()
            await self.waking.close()
            await self.house.close()
            if self.store.healthy:
                await self.house.beat()
            await asyncio.to_thread(self.store.close)
            log.info("closed")


def secret_seed() -> str:
    """What a table is dealt from, in hexadecimal digits: nobody can guess it."""
    return secrets.token_hex(SEED_BYTES)


def make_app(
    file: Path,
    limits: Limits | None = None,
    share: str | None = None,
    bot_pause: float = BOT_PAUSE,
    new_seed: Callable[[], str] = secret_seed,
    waking: Waking | None = None,
    policy: Policy = Policy(),  # noqa: B008
) -> ASGIApp:
    """The server as an ASGI app over this database file. Tests bring seeds of their own, so that nothing is left to luck."""
    ghostlight = Ghostlight(file, limits or Limits(), share, bot_pause, new_seed, waking or Waking(games.NAMES), policy)
    files = Files()
    routes = [
        Route("/healthz", http.healthz),
        Route("/api/me", http.get_me),
        Route("/api/me", http.put_me, methods=["PUT"]),
        Route("/api/me", http.delete_me, methods=["DELETE"]),
        Route("/api/me/games.zip", http.get_games_zip),
        Route("/api/games", http.get_games),
        Route("/api/games/awake", http.get_awake),
        Route("/api/games/{game}/wake", http.post_wake, methods=["POST"]),
        Route("/api/tables", http.get_tables),
        Route("/api/tables", http.post_table, methods=["POST"]),
        Route("/api/tables/{code}", http.get_table),
        Route("/api/tables/{code}/log", http.get_log),
        Route("/api/tables/{code}/check", http.post_check, methods=["POST"]),
        Route("/api/tables/{code}/remains", http.get_remains),
        Route("/api/house", http.get_house),
        Route("/api/logs", http.post_log, methods=["POST"]),
        WebSocketRoute("/api/tables/{code}/socket", serve_table),
        Route("/api/{rest:path}", http.no_such_page),
        Route("/{rest:path}", files.serve),
    ]
    refusals = dict.fromkeys((HTTPException, Refused), _refuse)
    app = Starlette(routes=routes, lifespan=ghostlight.open, exception_handlers=refusals)
    app.state.ghostlight = ghostlight
    return Safety(app, ghostlight.doorkeeper, Proxies(policy.trusted_proxies), policy.host_names)


async def _refuse(request: Request, error: Exception) -> Response:
    """Why not, whether it was us who refused or no address fits."""
    if isinstance(error, Refused):
        return problem(request, error)
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    return problem(request, Refused("wrong-method" if wrong_method else "no-such-page"))
