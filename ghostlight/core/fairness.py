"""Chance that can be checked: a secret seed, promised by its hash before the deal, gives every step its own key.

What players add to it, their nonces, they promise by hash as well, before anybody shows one: else whoever knew a seed could try
nonces until the deal is to their liking.

The key of step n is HMAC-SHA256(seed, the players' nonces and n), where n counts every step ever taken, undone ones too,
so that no outcome is used twice. When the game is over the seed is shown, and anybody can go over it again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .errors import Refusal

SEED_BYTES = 32
LONGEST_NONCE = 64
_LABEL = b"ghostlight step 1"
_PROMISE = b"ghostlight nonce 1"


def commitment(seed: bytes) -> str:
    """What the table publishes before the first card is dealt."""
    return hashlib.sha256(seed).hexdigest()


def promise(nonce: str) -> str:
    """What a player publishes of a nonce before anybody shows theirs."""
    return hashlib.sha256(_PROMISE + nonce.encode()).hexdigest()


def step_keys(seed: bytes, nonces: Sequence[str]) -> Callable[[int], bytes]:
    """The key of each step by its number. What all keys begin with is hashed once, and not again at every step."""
    begun = hmac.new(seed, _LABEL, "sha256")
    for nonce in nonces:
        told = nonce.encode()
        begun.update(len(told).to_bytes(4, "big") + told)

    def key(n: int) -> bytes:
        ended = begun.copy()
        ended.update(n.to_bytes(8, "big"))
        return ended.digest()

    return key


def step_key(seed: bytes, nonces: Sequence[str], n: int) -> bytes:
    """The 256 bits that all chance of step `n` grows from. Step 0 is the deal."""
    return step_keys(seed, nonces)(n)


def set_key(chance: Any, key: bytes) -> None:
    """Make the chance of the next step come from this key, and write its draws down."""
    chance["keyed"] = chance["watched"] = 1  # by name: a record's attributes are slow from Python
    chance["key"] = np.frombuffer(key, "<u4")
    chance["blocks"] = chance["taken"] = chance["count"] = 0


def read_seed(text: str) -> bytes:
    """A seed from its 64 hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or len(text) != 2 * SEED_BYTES:
        raise Refusal("seed-digits", text=repr(text), digits=2 * SEED_BYTES)
    return seed
