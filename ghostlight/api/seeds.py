"""Seeds: the 32 bytes from which all chance of a match follows, and the promise that is made of them."""

from __future__ import annotations

import secrets

from ghostlight.core import fairness
from ghostlight.core.errors import Refusal


def make_seed(seed: int | str | bytes | None = None) -> bytes:
    """A seed from a number, from 64 hexadecimal digits, or from its own 32 bytes; without any of them a fresh, secret one.

    >>> make_seed(7).hex()[-4:]
    '0007'
    >>> len(make_seed())
    32

    A number is fine for research and tests. Where chance must be a secret, leave it out: small numbers are soon guessed.
    """
    if seed is None:
        return secrets.token_bytes(fairness.SEED_BYTES)
    if isinstance(seed, str):
        return fairness.read_seed(seed)
    if isinstance(seed, bytes):
        return fairness.read_seed(seed.hex())
    try:
        return int(seed).to_bytes(fairness.SEED_BYTES, "big")
    except OverflowError:
        raise Refusal("seed-number", seed=seed, bits=8 * fairness.SEED_BYTES) from None


def commitment(seed: int | str | bytes) -> str:
    """What a table publishes before the deal: the SHA-256 of the seed. Who holds it can check the whole match afterwards.

    >>> commitment(7)[:8]
    '48428bdb'
    """
    return fairness.commitment(make_seed(seed))
