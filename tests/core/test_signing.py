"""Logs signed by a house: what was played can be told from what was made up."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ghostlight.core import log as logs
from ghostlight.core.fairness import promise
from ghostlight.core.log import Log, Promise, Seat, Signature
from ghostlight.core.match import Match
from ghostlight.core.signing import canonical, public_key, sign
from ghostlight.core.verify import verify
from tests.core.matches import TOY, finished, play_on

replace = msgspec.structs.replace
SECRET = hashlib.sha256(b"a house").digest()
ANOTHER = hashlib.sha256(b"another house").digest()
FORGED = "the signature does not fit: the log was changed after it was signed, or forged"


def played() -> Log:
    """A game of two seats that promised nonces, one of whom never showed it."""
    match = Match(TOY, [Seat("Ana"), Seat("Ben"), Seat("Eva")], hashlib.sha256(b"7").digest(), None, ["a"])
    log = play_on(match, random.Random(7)).log()
    return replace(log, promises=[Promise(0, promise("a"), "a"), Promise(1, promise("b"))], given_up=1, practice=True)


def signed_by(log: Log, **parts: str) -> Log:
    """The log with parts of its signature changed."""
    assert log.signed is not None
    return replace(log, signed=replace(log.signed, **parts))


def test_the_house_that_signed_is_named() -> None:
    verdict = verify(TOY, sign(played(), SECRET))
    assert verdict.fault is None
    assert verdict.house == public_key(SECRET)
    assert verify(TOY, sign(played(), SECRET), public_key(SECRET).upper()).fault is None


def test_an_unsigned_log_is_nobodys() -> None:
    verdict = verify(TOY, played())
    assert (verdict.fault, verdict.house) == (None, None)
    assert verify(TOY, played(), public_key(SECRET)).fault == (
        "nobody has signed this log, and it should be signed by the given house"
    )


def test_one_can_insist_on_a_house() -> None:
    verdict = verify(TOY, sign(played(), ANOTHER), public_key(SECRET))
    assert verdict.fault == f"the log is signed by another house, {public_key(ANOTHER)}"


FORGERIES: dict[str, Callable[[Log], Log]] = {
    "another name": lambda log: replace(log, seats=[Seat("Eva"), *log.seats[1:]]),
    "a bot's seat": lambda log: replace(log, seats=[Seat("Ana", "greedy"), *log.seats[1:]]),
    "no practice": lambda log: replace(log, practice=False),
    "nothing given up": lambda log: replace(log, given_up=0),
    "no promises": lambda log: replace(log, promises=[]),
    "a whole other game": lambda log: replace(finished(3).log(), signed=log.signed),
    "another house's key": lambda log: signed_by(log, house=public_key(ANOTHER)),
    "another signature": lambda log: signed_by(log, signature="00" * 64),
    "no key": lambda log: replace(log, signed=Signature("key", "00" * 64)),
    "no signature": lambda log: signed_by(log, signature=""),
    "a key with a line of its own": lambda log: signed_by(log, house=public_key(SECRET) + "\n"),
    "the key in capitals": lambda log: signed_by(log, house=public_key(SECRET).upper()),
}


@pytest.mark.parametrize("title", FORGERIES)
def test_a_forged_log_is_refused(title: str) -> None:
    assert verify(TOY, FORGERIES[title](sign(played(), SECRET))).fault == FORGED


def test_a_signature_survives_the_file() -> None:
    signed = sign(played(), SECRET)
    again = logs.read(logs.write(signed), "log")
    assert again == signed
    assert verify(TOY, again).house == public_key(SECRET)


def test_the_canonical_form_is_what_the_file_says_put_in_order() -> None:
    """So a checker in another language needs no more than JSON: the file without signature and without what is empty."""
    log = sign(played(), SECRET)
    told = json.loads(logs.write(log))
    told = {key: value for key, value in told.items() if value and key != "signed"}
    told["promises"] = [{key: value for key, value in each.items() if value is not None} for each in told["promises"]]
    plain = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical(log) == b"ghostlight log 1\n" + plain.encode()


def test_options_are_signed_as_they_are() -> None:
    log = played()
    options: list[dict[str, Any]] = [{}, {"x": None}, {"x": 0}, {"x": False}, {"x": []}]
    forms = [canonical(replace(log, options=each)) for each in options]
    assert len(set(forms)) == len(forms)


BROKEN: dict[str, tuple[Callable[[Log], Log], str]] = {
    "another nonce": (lambda log: replace(log, promises=[replace(log.promises[0], nonce="z")]), "seat 1: the nonce"),
    "a nonce that nobody promised": (lambda log: replace(log, nonces=["a", "b"]), "the nonces are not those"),
    "a nonce left out": (lambda log: replace(log, nonces=[]), "the nonces are not those"),
    "two for one seat": (lambda log: replace(log, promises=[log.promises[0]] * 2), "one for a seat"),
    "a seat that is not there": (lambda log: replace(log, promises=[replace(log.promises[0], seat=3)]), "one for a seat"),
}


@pytest.mark.parametrize("title", BROKEN)
def test_nonces_must_be_those_that_were_promised(title: str) -> None:
    spoil, says = BROKEN[title]
    fault = verify(TOY, spoil(played())).fault
    assert fault is not None
    assert says in fault


def test_importing_ghostlight_does_not_load_the_library() -> None:
    asked = "import sys, ghostlight; ghostlight.verify; assert not [m for m in sys.modules if m.startswith('cryptography')]"
    subprocess.run([sys.executable, "-c", asked], check=True)
