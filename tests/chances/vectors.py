"""Logs, promises, keys and draws as Python has them; `python -m tests.chances` writes them for the browser's tests."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import msgspec

from ghostlight.core import fairness, signing
from ghostlight.core.chance import Chance
from ghostlight.core.log import Log, Promise, Resign, Seat, Step, Undo
from ghostlight.core.match import Match
from ghostlight.games import NAMES, load
from tests.core import compiled

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "generated" / "chances.json"
NONCES = ("a", "", "ñandú 幽霊", "f" * 64)
STEPS = 30
LARGE = (3 << 29, (1 << 31) - 1, 5, (1 << 30) + 1)
"""Of so many: a quarter, none, none and nearly half of all words are rejected."""


def played(name: str) -> Log:
    """A game in which decisions were taken back, and which was given up in the end; two promised a nonce and one showed it."""
    luck = random.Random(name)
    nonce = hashlib.sha256(name.encode()).hexdigest()[:32]
    seats = [Seat("Ana"), Seat("Ben")]
    match = Match(load(name), seats, hashlib.sha256(b"vectors " + name.encode()).digest(), None, [nonce])
    for step in range(STEPS):
        if step % 10 == 9:
            match.undo(match.moments[-3].n)
        match.act(luck.choice(match.options_now()))
    match.resign(0)
    promises = [Promise(0, fairness.promise(nonce), nonce), Promise(1, fairness.promise("never shown"))]
    return msgspec.structs.replace(match.log(), promises=promises)


HOUSE = hashlib.sha256(b"house").digest()
"""The secret key of the house that signs the vectors."""


def odd_logs() -> list[Log]:
    """Logs with whatever two writers of JSON could write differently: marks, keys in the order of bytes, nothing and zero."""
    names = ['"Ana" \\', "\x00\x1f\x7f\b\f\n\r\t/", "ñ 幽霊 👻 \u2028", ""]
    options: dict[str, Any] = {
        "b": None,
        "a": [1, True, None, {}],
        "\uffff": 1,
        "👻": {"z": -1, "": 2**53 - 1, "10": [], "9": "é"},
    }
    seats = [Seat(name, "") for name in names]
    return [
        Log(game="town", seats=seats, commitment="", entries=[], options=options, given_up=2, practice=True),
        Log(game="town", seats=[], commitment="0", entries=[Undo(0), Resign(1, "time"), Step(0)], nonces=[""]),
    ]


def drawn(key: bytes, of: list[int]) -> list[int]:
    """Whole numbers under a key, each below one of these."""
    chances: Any = Chance.many(1)
    fairness.set_key(chances[0], key)
    return [compiled.uniform(chances, n) for n in of]


def text() -> str:
    of = [LARGE[k % len(LARGE)] for k in range(40)]
    keys = [hashlib.sha256(bytes([number])).digest() for number in range(4)]
    vectors = {
        "promises": {nonce: fairness.promise(nonce) for nonce in NONCES},
        "keys": [
            {"seed": key.hex(), "nonces": nonces, "n": n, "key": fairness.step_key(key, nonces, n).hex()}
            for key, nonces, n in zip(keys, ([], ["a"], list(NONCES), [""]), (0, 1, 2**40, 77), strict=True)
        ],
        "draws": [{"key": key.hex(), "of": of, "drawn": drawn(key, of)} for key in keys],
        "logs": {name: msgspec.to_builtins(signing.sign(played(name), HOUSE)) for name in NAMES},
        "signed": {
            "house": signing.public_key(HOUSE),
            "written": [
                {"log": msgspec.to_builtins(signing.sign(log, HOUSE)), "text": signing.canonical(log).decode()}
                for log in odd_logs()
            ],
        },
    }
    return json.dumps(vectors, ensure_ascii=False, indent=1) + "\n"
