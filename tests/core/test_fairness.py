"""The seed and its promise: commitment, the key of each step, and seeds as text."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghostlight.core.errors import Refusal
from ghostlight.core.fairness import commitment, read_seed, step_key, step_keys
from tests.core.refusals import unless_refused

seeds = st.binary(min_size=32, max_size=32)
nonces = st.lists(st.text(max_size=12), max_size=4)


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC as RFC 2104 defines it, for keys of at most a block."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def test_the_reference_is_hmac_sha256() -> None:
    """The first test case of RFC 4231, and the second, whose key is a word."""
    assert hmac_sha256(b"\x0b" * 20, b"Hi There").hex() == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == expected


@given(seed=seeds, nonces=nonces, n=st.integers(0, 2**64 - 1))
def test_the_key_of_a_step(seed: bytes, nonces: list[str], n: int) -> None:
    """HMAC-SHA256 under the seed, of a label, each nonce after its length, and the number of the step."""
    told = b"".join(len(nonce.encode()).to_bytes(4, "big") + nonce.encode() for nonce in nonces)
    assert step_key(seed, nonces, n) == hmac_sha256(seed, b"ghostlight step 1" + told + n.to_bytes(8, "big"))


def test_keys_that_must_never_change() -> None:
    """A log of today is verified in ten years."""
    seed = bytes(range(32))
    assert commitment(seed) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert step_key(seed, [], 0).hex() == "66ba1bcc9621c57e96f319760f2dfddeea38a1ecb136f517abf1f6afb1080a1e"
    assert step_key(seed, ["lamp", "ñandú"], 7).hex() == "272346d3681724719535858ac18e5bdff1646579764fe051644603c84feeac57"


@given(seed=seeds, first=nonces, second=nonces)
def test_other_nonces_give_other_keys(seed: bytes, first: list[str], second: list[str]) -> None:
    """However they are split: "ab" and "c" are not "a" and "bc"."""
    assert (step_key(seed, first, 1) == step_key(seed, second, 1)) == (first == second)


def test_no_nonce_is_not_an_empty_nonce() -> None:
    keys = {step_key(bytes(32), each, 0) for each in ([], [""], ["", ""], ["ab", "c"], ["a", "bc"], ["abc"])}
    assert len(keys) == 6


def test_every_step_has_a_key_of_its_own() -> None:
    assert len({step_key(bytes(32), ["x"], n) for n in range(1000)}) == 1000


@given(seed=seeds)
def test_a_seed_survives_as_text(seed: bytes) -> None:
    assert read_seed(seed.hex()) == read_seed(seed.hex().upper()) == seed
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()


@pytest.mark.parametrize("text", ["", "ab", "g" * 64, "0" * 63, "0" * 65, "0" * 66, "00 " * 21 + "0", " " * 64, "٠" * 64])
def test_a_seed_of_the_wrong_form_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="64 hexadecimal digits"):
        read_seed(text)


@given(text=st.text())
def test_any_text_is_a_seed_or_is_refused(text: str) -> None:
    seed = unless_refused(lambda: read_seed(text))
    if seed is not None:
        assert seed.hex() == text.lower()


def test_the_nonces_are_hashed_once_for_all_steps() -> None:
    hashed: list[bytes] = []

    class Nonce(str):
        def encode(self, *_: object) -> bytes:
            hashed.append(str.encode(self))
            return hashed[-1]

    key = step_keys(bytes(32), [Nonce("lamp"), Nonce("key")])
    assert [key(n) for n in range(50)] == [step_key(bytes(32), ["lamp", "key"], n) for n in range(50)]
    assert hashed == [b"lamp", b"key"]
