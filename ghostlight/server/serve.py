"""Run the server: on which address, with which file, and how it speaks in the terminal."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Container
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

import sqlalchemy as sql
import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import DatabaseError
from starlette.types import ASGIApp

from ghostlight import games
from ghostlight.core.errors import Refusal
from ghostlight.words import Words

from .app import BOT_PAUSE, make_app, secret_seed
from .connections import MOST_OF_ONE, RESERVE, guard, raise_file_limit
from .limits import LARGEST_MESSAGE, NONE, Limits
from .messages import Readiness
from .migrate import migrate
from .policy import NO_QUOTAS, Policy
from .proxies import Proxies
from .store import connect, lock
from .waking import Waking

ENDLESS = 1_000_000
_OWN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
LOOKED_THROUGH = 2**30
"""Bytes of a file that is looked through at the start: up to a second or two."""
GRACE = 3
"""Seconds that open requests get when the server is asked to stop."""
SWITCH = 0.001
"""Seconds after which a thread that works in Python lets others have a turn; with Python's own five, answers would wait for the
sum of all such turns."""


def default_file() -> Path:
    """Where games are kept, by the custom of the system."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "ghostlight" / "ghostlight.sqlite3"


def serve(
    host: str,
    port: int,
    file: Path,
    log_format: str,
    limited: bool = True,
    bot_pause: float = BOT_PAUSE,
    new_seed: Callable[[], str] = secret_seed,
    policy: Policy = Policy(),  # noqa: B008
    language: str = "en",
) -> None:
    """Serve until asked to stop; what is said in the terminal is said in that language."""
    proxies = Proxies(policy.trusted_proxies)  # or refuse what is no address
    if not limited:
        policy = replace(policy, quotas=NO_QUOTAS)
    check_file(file)
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    near = own_address() if host in ("0.0.0.0", "::") else None  # noqa: S104
    share = f"http://{near}:{port}" if near else None
    _set_up_logs(log_format)
    waking = Waking(games.NAMES)
    app = make_app(file, Limits() if limited else NONE, share, bot_pause, new_seed, waking, policy)
    for asked in (signal.SIGTERM, signal.SIGINT):  # after it has closed, uvicorn lets the signal take its course
        signal.signal(asked, _end)
    sys.setswitchinterval(SWITCH)
    config = configure(app, MOST_OF_ONE if limited else ENDLESS, proxies)
    server = _Server(config, f"http://localhost:{port}", share, waking if log_format == "text" else None, Words(language))
    server.run(sockets=[listening])
    if not server.started:
        raise Refusal("no-start", file=str(file))


def _end(asked: int, _: FrameType | None) -> None:
    """Whoever asks once more, while the process ends, is not heard."""
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, signal.SIG_IGN)
    if asked == signal.SIGINT:
        raise KeyboardInterrupt
    sys.exit(0)


def check_file(file: Path) -> None:
    """Refuse a file that cannot be used, with a sentence, before anything is set up."""
    held, engine = lock(file), connect(file)
    try:
        if 0 < file.stat().st_size <= LOOKED_THROUGH:
            _look_for_damage(engine)
        migrate(engine)
    except (DatabaseError, CommandError) as error:
        what = str(error).partition("\n")[0]
        if "malformed" in what:
            raise Refusal("damaged-file", file=str(file), foreign=what) from None
        raise Refusal("other-file", file=str(file), foreign=what) from None
    finally:
        engine.dispose()
        held.close()


def _look_for_damage(engine: sql.Engine) -> None:
    """Every page, before anybody plays on what is not there."""
    with engine.connect() as connection:
        found = connection.execute(sql.text("pragma quick_check(1)")).scalar()
    if found != "ok":
        what = " ".join(str(found).split()).removeprefix("*** in database main *** ")
        raise DatabaseError(None, None, Exception(f"malformed: {what}"))


def configure(app: ASGIApp, most_of_one: int = ENDLESS, proxies: Container[str] = ()) -> uvicorn.Config:
    """How the app is served, and how many connections an address may have."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # whom to believe is our own affair: proxies.py
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs more memory than all the rest of a connection
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    guard(config, raise_file_limit() - RESERVE, most_of_one, proxies)
    return config


class _Server(uvicorn.Server):
    """Says where the page is once it is really there, and which games can be played (if there is a terminal to say it in)."""

    def __init__(self, config: uvicorn.Config, here: str, share: str | None, waking: Waking | None, words: Words) -> None:
        super().__init__(config)
        self.words = words
        self.lines = [words.say("cli-serve-open", address=here)]
        if share:
            self.lines.append(words.say("cli-serve-friends", address=share))
        self.lines.append(words.say("cli-serve-close"))
        self.waking = waking
        self.asleep: list[str] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.waking is not None:
            self.asleep = [each.game for each in self.waking.all() if each.state in ("waiting", "compiling")]
            print("\n".join(self.lines + asleep_lines(self.asleep, self.words)), flush=True)
            self.waking.listen(self._tell_of_game)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Once: it stops in a few seconds anyway, and whoever asks again would only keep it from closing properly."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whatever waits for its turn is refused first: requests get little time to end."""
        app: Any = self.config.app
        app.app.state.ghostlight.house.stop_work()
        await super().shutdown(sockets)

    def _tell_of_game(self, readiness: Readiness) -> None:
        """One line when a game that was asleep can be played, or never will be."""
        if readiness.game not in self.asleep or readiness.state not in ("ready", "failed"):
            return
        self.asleep.remove(readiness.game)
        game = self.words.say(f"web-game-{readiness.game}")
        print(self.words.say("cli-serve-ready" if readiness.state == "ready" else "cli-serve-failed", game=game), flush=True)
        if not self.asleep:
            print(self.words.say("cli-serve-all"), flush=True)


def asleep_lines(names: list[str], words: Words) -> list[str]:
    """What to say of games that are being compiled."""
    if not names:
        return []
    first, *others = [words.say(f"web-game-{name}") for name in names]
    return [words.say("cli-serve-asleep", count=len(names), first=first, others=others)]


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        raise Refusal.by_system("port", error, port=port, host=host) from None
    listening.setblocking(False)
    return listening


def own_address() -> str | None:
    """The address of this machine in its network. No packet is sent: a UDP socket only chooses its way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


# --- logs --------------------------------------------------------------------------------------------------------------


class _Lines(logging.Formatter):
    """One JSON object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **{key: value for key, value in record.__dict__.items() if key not in _OWN},
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def _set_up_logs(log_format: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    if log_format == "json":
        handler.setFormatter(_Lines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%H:%M:%S"))
    logging.basicConfig(level=logging.INFO if log_format == "json" else logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # else it writes of every socket, code and all, and of all nonsense
