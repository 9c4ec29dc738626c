"""The log of a game: one JSON format with a version, from which everything else is folded."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from .chance import DRAWS
from .contract import SEATS
from .errors import BadLog
from .fairness import LONGEST_NONCE

VERSION = 2
"""Version 1 is still read: of rules number 1, with nonces that were shown openly, signed by nobody."""
LONGEST = 100_000
_NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


# How long the parts may be: whatever is read from a stranger's log is work for whoever reads it, so all of it has bounds.
Word = Annotated[str, msgspec.Meta(max_length=64)]
Words = Annotated[str, msgspec.Meta(max_length=1000)]
Nonce = Annotated[str, msgspec.Meta(max_length=LONGEST_NONCE)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there."""

    name: Words
    kind: Word = "human"  # or a bot as it is written everywhere, `search:1000`


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """One chance event: its name, of how many outcomes, and which."""

    name: Word
    of: int
    outcome: int


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="step", tag_field="kind"):
    """One decision, or the deal (step 0, with neither seat nor action), and the chance that came with it."""

    n: int
    seat: int | None = None
    action: Words | None = None
    drew: Annotated[tuple[Drawn, ...], msgspec.Meta(max_length=DRAWS)] = ()


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="kind"):
    """Everything after step `back_to` was taken back; the steps go on counting."""

    back_to: int


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="resign", tag_field="kind"):
    """A seat gave the game up, or ran out of time. It can win no more; the game ends when only one other is left."""

    seat: int
    why: Literal["wish", "time"] = "wish"


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stop", tag_field="kind"):
    """The game was ended before its end: the table was closed, or nobody came back to it. Nobody has won."""

    why: Literal["host", "abandoned"] = "host"


Entry = Step | Undo | Resign | Stop


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat promised to the shuffle, by its hash, and what it showed when all had promised; None: it was not kept."""

    seat: int
    promise: str
    nonce: str | None = None


class Signature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house at whose table it was played says so: its public key, and what it wrote (core/signing.py)."""

    house: str
    signature: str


class Log(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole game. The seed is there once the game is over."""

    format: Literal["ghostlight-log"] = "ghostlight-log"
    version: int = VERSION
    game: Word
    rules: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1  # the number of the game's rules: Game.rules
    options: dict[str, Any] = {}
    seats: Annotated[list[Seat], msgspec.Meta(max_length=SEATS)]
    commitment: Word
    nonces: Annotated[list[Nonce], msgspec.Meta(max_length=SEATS)] = []  # at most one for each seat
    entries: list[Entry]
    seed: Word | None = None
    promises: list[Promise] = []  # where nonces were promised first: those that were kept are `nonces`, in the order of seats
    given_up: int = 0  # shuffles before this one that were stopped when somebody had shown a nonce
    practice: bool = False  # alone against bots, with any decision to be taken back
    signed: Signature | None = None


def write(log: Log) -> bytes:
    """The log as JSON that people can read: one entry a line."""
    entries, log = log.entries, msgspec.structs.replace(log, entries=[])
    head = msgspec.json.format(msgspec.json.encode(log), indent=2).decode()
    lines = ",\n    ".join(msgspec.json.encode(each).decode() for each in entries)
    empty = '\n  "entries": []'  # at this depth: an option may be called so too
    return head.replace(empty, f'\n  "entries": [\n    {lines}\n  ]' if lines else empty, 1).encode() + b"\n"


def read(data: bytes, where: str) -> Log:
    """A log from JSON; BadLog says what is wrong and where."""
    try:
        version = msgspec.json.decode(data, type=_Head).version
    except _NOT_JSON as error:
        raise BadLog("not-a-log", file=where, foreign=str(error)) from None
    if not 1 <= version <= VERSION:
        raise BadLog("log-version", file=where, version=version, newest=VERSION)
    try:
        log = msgspec.json.decode(data, type=Log)
    except _NOT_JSON as error:
        raise BadLog("not-a-log", file=where, foreign=str(error)) from None
    if len(log.entries) > LONGEST:
        raise BadLog("log-too-long", file=where, count=len(log.entries), most=LONGEST)
    log.version = VERSION  # what an older version does not say is at its default
    return log


def schema() -> dict[str, Any]:
    """The JSON schema of the format (docs/log.schema.json)."""
    return msgspec.json.schema(Log)


class _Head(msgspec.Struct):
    version: int
