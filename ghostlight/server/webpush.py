"""A message that only one browser can read (RFC 8291), not the push service in between; and who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
import os

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096
_CURVE = ec.SECP256R1()


def packed(raw: bytes) -> str:
    """Base64 as the web writes it."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def unpacked(written: str) -> bytes:
    """The bytes again; ValueError for what is none."""
    return base64.b64decode(written + "=" * (-len(written) % 4), altchars=b"-_", validate=True)


def new_secret() -> bytes:
    """The private key of a house, 32 bytes."""
    return ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(32, "big")


def key_of(secret: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(secret, "big"), _CURVE)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """What everybody may know of a key, as browsers want it: 65 bytes."""
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def read_point(raw: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's key; ValueError for what is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, raw)


def encrypt(
    message: bytes, browser: bytes, auth: bytes, salt: bytes | None = None, key: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """The body of the request. Salt and key are new for each message; tests bring those of the standard's example."""
    key, salt = key or ec.generate_private_key(_CURVE), salt or os.urandom(16)
    ours = point(key)
    shared = _derived(key.exchange(ec.ECDH(), read_point(browser)), auth, b"WebPush: info\0" + browser + ours, 32)
    secret = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(secret).encrypt(nonce, message + b"\x02", None)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def vapid(secret: bytes, audience: str, until: int, contact: str) -> str:
    """The header that says which house calls: until then, and only for this push service."""
    key = key_of(secret)
    claims = {"aud": audience, "exp": until, "sub": contact}
    signed = ".".join(packed(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={packed(point(key))}"
