"""Logs signed by the house at whose table they were played (Ed25519), so that a played game can be told from a made-up one.

What is signed is the canonical form of a log: JSON in UTF-8 without spaces, keys sorted, without the signature itself, without
what is null (but for options), and at the top without what is empty, zero or false. So a field that a later program adds
changes no old signature, as long as it means nothing when it is left out.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .errors import Refusal
from .log import Log, Signature

_LABEL = b"ghostlight log 1\n"
SECRET_BYTES = 32


def canonical(log: Log) -> bytes:
    """The log as the one row of bytes that is signed."""
    told: dict[str, Any] = msgspec.to_builtins(log)
    del told["signed"]
    kept = {key: value if key == "options" else _without_null(value) for key, value in told.items() if value}
    return _LABEL + msgspec.json.encode(kept, order="sorted")


def _without_null(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_null(each) for key, each in value.items() if each is not None}
    return [_without_null(each) for each in value] if isinstance(value, list | tuple) else value


def public_key(secret: bytes) -> str:
    """What everybody may know of a house's key: 64 hexadecimal digits."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415

    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw().hex()


def sign(log: Log, secret: bytes) -> Log:
    """The log with the signature of the house that has this secret key. Whoever had signed it before is left out."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415

    written = Ed25519PrivateKey.from_private_bytes(secret).sign(canonical(log))
    return msgspec.structs.replace(log, signed=Signature(public_key(secret), written.hex()))


def fault(log: Log, house: str | None = None) -> Refusal | None:
    """What is wrong with the signature; with `house` it must be that one's. None: it fits, or none is there and none needed."""
    if log.signed is None:
        return None if house is None else Refusal("not-signed")
    if not _fits(log, log.signed):
        return Refusal("bad-signature")
    if house is not None and log.signed.house != house.lower():
        return Refusal("other-house", house=log.signed.house)
    return None


def _fits(log: Log, signed: Signature) -> bool:
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415

    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.house))
        key.verify(bytes.fromhex(signed.signature), canonical(log))
    except (InvalidSignature, ValueError):  # ValueError: no key at all
        return False
    return bytes.fromhex(signed.house).hex() == signed.house  # written in one way only, since it is shown and compared
