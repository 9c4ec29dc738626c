"""Messages gone wrong: good ones with something changed, and noise."""

from __future__ import annotations

import json
from random import Random
from typing import Any

WORDS = [
    "",
    " ",
    "x",
    "Ana",
    "\u0000",
    "\u202e",
    "👻",
    "é" * 40,
    "x" * 600,
    "' or 1=1 --",
    "<script>",
    "../..",
    "{$x}",
    "\ud800",
]
PLAUSIBLE = [
    "act",
    "resign",
    "try",
    "move A1",
    "inspect F6",
    "place W6",
    "random",
    "graveyard",
    "above",
    "watching",
    "public",
    "bot",
]
NUMBERS = [0, 1, -1, 2, 5, 99, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30, 10**300, 1.5, -0.0, 1e308]
ODD: list[Any] = [None, True, False, [], {}, [[]], {"a": {"b": []}}]


def value(luck: Random) -> Any:
    kind = luck.randrange(4)
    if kind == 0:
        return luck.choice(WORDS)
    if kind == 1:
        return luck.choice(NUMBERS)
    if kind == 2:
        return luck.choice(ODD)
    return luck.randint(-3, 60)


def alike(luck: Random, message: Any) -> Any:
    """Something of the same type."""
    if isinstance(message, bool):
        return not message
    if isinstance(message, int):
        return luck.choice([message + 1, message - 1, luck.randint(-2, 60)])
    if isinstance(message, str):
        return luck.choice([*WORDS, *PLAUSIBLE, message + " ", message.upper()])
    return value(luck)


def changed(luck: Random, message: Any) -> Any:
    """The same with a field changed, dropped, added, renamed or doubled somewhere in it."""
    if not isinstance(message, dict | list) or not message or luck.random() < 0.05:
        return alike(luck, message) if luck.random() < 0.6 else value(luck)
    copy: Any = dict(message) if isinstance(message, dict) else list(message)
    keys = list(copy) if isinstance(copy, dict) else list(range(len(copy)))
    key = luck.choice(keys)
    what = luck.randrange(7)
    if what < 3:
        copy[key] = changed(luck, copy[key])
    elif what == 3:
        del copy[key]
    elif what == 4 and isinstance(copy, dict):
        copy[luck.choice(["seat", "at", "action", "type", "id", "person", "seed", "yes", "name", "viewer"])] = value(luck)
    elif what == 5 and isinstance(copy, dict):
        copy[str(key).upper()] = copy.pop(key)
    else:
        copy[key] = [copy[key]] * luck.randint(1, 3)
    return copy


def noise(luck: Random, text: bytes) -> bytes:
    """The same with some of its bytes lost, changed or doubled; or something else altogether."""
    what = luck.randrange(9)
    at = luck.randrange(len(text) + 1)
    if what == 0:
        return text[:at]
    if what == 1:
        return text[:at] + luck.randbytes(luck.randint(1, 8)) + text[at:]
    if what == 2:
        return text[:at] + text[at + luck.randint(1, 5) :]
    if what == 3:
        return luck.randbytes(luck.randint(0, 300))
    if what == 4:
        depth = luck.choice([10, 900, 5000])
        return luck.choice([b"[" * depth, b'{"a":' * (depth // 4), b"[" * depth + b"]" * depth])
    if what == 5:
        return b'{"type":"act","id":' + b"9" * luck.choice([20, 400, 4400, 9000]) + b',"at":1,"action":"move A1"}'
    if what == 6:
        return text + text
    if what == 7:
        return text.replace(b'"', b"'")
    return b'{"type":"chat","id":1,"text":"' + luck.choice([b"\\ud800", b"\\udc00\\ud800", b"\xff", b"\\u0000", b"\\x"]) + b'"}'


def spoil(luck: Random, message: Any) -> bytes:
    """A message gone wrong, in one way or another."""
    copy = message
    for _ in range(luck.choice([1, 1, 2])):
        copy = changed(luck, copy)
    text = json.dumps(copy).encode()
    return noise(luck, text) if luck.random() < 0.2 else text
