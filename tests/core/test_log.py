"""Logs: one JSON format with a version and a schema; a file that is none is refused with one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ghostlight.core import log as logs
from ghostlight.core.errors import BadLog
from ghostlight.core.log import Drawn, Log, Seat, Step, Undo
from ghostlight.core.match import fold
from ghostlight.core.verify import verify
from tests.core.matches import TOY, finished
from tests.core.refusals import unless_refused

SCHEMA = Path(__file__).parents[2] / "docs" / "log.schema.json"

text = st.text(max_size=8)
numbers = st.integers(0, 10**6)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.floats(allow_nan=False, allow_infinity=False) | text,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(text | st.just("entries"), inner, max_size=3),
    max_leaves=5,
)
steps = st.builds(
    Step,
    n=numbers,
    seat=st.none() | numbers,
    action=st.none() | text,
    drew=st.lists(st.builds(Drawn, text, numbers, numbers)).map(tuple),
)
any_log = st.builds(
    Log,
    game=text,
    options=st.dictionaries(text | st.just("entries"), json_values, max_size=3),
    seats=st.lists(st.builds(Seat, text, text), max_size=5),
    commitment=text,
    nonces=st.lists(text, max_size=3),
    entries=st.lists(st.one_of(steps, st.builds(Undo, numbers)), max_size=5),
    seed=st.none() | text,
)


@given(log=any_log)
@example(log=Log(game="", options={"entries": []}, seats=[], commitment="", entries=[Undo(0)]))
def test_any_log_survives_json(log: Log) -> None:
    assert logs.read(logs.write(log), "here") == log


def test_a_log_of_the_first_version_is_of_rules_number_1() -> None:
    """Version 1 did not say it."""
    log = finished(1).log()
    first = json.loads(logs.write(log)) | {"version": 1}
    assert first.pop("rules") == 1
    assert logs.read(json.dumps(first).encode(), "here") == log


def test_a_log_is_for_people_too() -> None:
    """One entry a line, and what is not there is not written."""
    log = finished(1).log()
    lines = logs.write(log).decode().splitlines()
    assert sum(line.startswith("    {") and '"n":' in line for line in lines) == len(log.entries)
    assert json.loads(logs.write(log))["entries"][1].keys() <= {"kind", "n", "seat", "action", "drew"}


def test_the_published_schema_is_not_stale() -> None:
    assert json.loads(SCHEMA.read_text()) == json.loads(json.dumps(logs.schema())), (
        "write docs/log.schema.json anew from ghostlight.core.log.schema()"
    )


def test_the_schema_names_all_of_a_log() -> None:
    written = json.loads(logs.write(finished(1).log()))
    definition = logs.schema()["$defs"]["Log"]
    assert set(written) <= set(definition["properties"])
    assert set(definition["required"]) <= set(written)
    assert definition["additionalProperties"] is False


# --- what is no log ------------------------------------------------------------------------------------------------------


def changed(**parts: Any) -> bytes:
    return json.dumps(json.loads(logs.write(finished(1).log())) | parts).encode()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "not a game log"),
        (b"[]", "not a game log"),
        (b"{}", "not a game log"),
        (b"\xff\xfe", "not a game log"),
        (b'{"version": 1}', "not a game log"),
        (changed(version=3), "log version 3; this program reads versions 1 to 2"),
        (changed(version=0), "log version 0; this program reads versions 1 to 2"),
        (changed(rules=0), "rules"),
        (changed(rules="1"), "rules"),
        (changed(version="1"), "not a game log"),
        (changed(format="pgn"), "not a game log"),
        (changed(entries=[{"kind": "jump", "n": 1}]), "jump"),
        (changed(entries=[{"kind": "step"}]), "entries"),
        (changed(winner=1), "winner"),
        (changed(seats=None), "seats"),
    ],
)
def test_what_is_no_log_is_refused_with_one_line(data: bytes, says: str) -> None:
    with pytest.raises(BadLog) as error:
        logs.read(data, "game.json")
    assert str(error.value).startswith("game.json: ")
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_a_log_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LONGEST", 3)
    with pytest.raises(BadLog, match="at most 3 are read"):
        logs.read(logs.write(finished(1).log()), "game.json")


@given(data=st.data())
def test_a_spoilt_log_is_refused_or_folds(data: st.DataObject) -> None:
    """Whatever is written over a log, nothing comes of it but a game or a Refusal of one line."""
    spoilt = json.loads(logs.write(finished(2).log()))
    for _ in range(data.draw(st.integers(1, 3))):
        spoil(data, spoilt)
    attempt(json.dumps(spoilt).encode())


@given(data=st.data())
def test_a_file_with_spoilt_bytes_is_refused_or_folds(data: st.DataObject) -> None:
    spoilt = bytearray(logs.write(finished(2).log()))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(spoilt) - 1))
        spoilt[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    attempt(bytes(spoilt))


@given(data=st.binary(max_size=60))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadLog):
        logs.read(data, "game.json")


def test_deep_nesting_is_refused() -> None:
    nested = "[" * 100_000 + "]" * 100_000
    with pytest.raises(BadLog):
        logs.read(changed(options={"goal": 0}).replace(b'"goal": 0', f'"goal": {nested}'.encode()), "game.json")


def attempt(data: bytes) -> None:
    log = unless_refused(lambda: logs.read(data, "game.json"))
    if log is not None:
        unless_refused(lambda: fold(TOY, log))
        unless_refused(lambda: verify(TOY, log))


def spoil(data: st.DataObject, tree: Any) -> None:
    """Drop, double or replace something at any depth."""
    while True:
        places = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
        if not places:
            return
        at = data.draw(st.sampled_from(places))
        if isinstance(tree[at], dict | list) and data.draw(st.integers(0, 4)):
            tree = tree[at]
            continue
        match data.draw(st.sampled_from(["drop", "replace", "another's"])):
            case "drop":
                del tree[at]
            case "replace":
                tree[at] = data.draw(json_values)
            case "another's":
                tree[at] = tree[data.draw(st.sampled_from(places))]
        return


@pytest.mark.parametrize(
    ("where", "much"),
    [
        ("nonces", [""] * 600_000),
        ("nonces", ["n" * 65]),
        ("seats", [{"name": "Ana"}] * 6),
        ("seats", [{"name": "A" * 1001}]),
        ("commitment", "0" * 65),
        ("game", "g" * 65),
        ("entries", [{"kind": "step", "n": 0, "drew": [["card", 2, 1]] * 257}]),
        ("entries", [{"kind": "step", "n": 0, "action": "a" * 1001}]),
    ],
)
def test_every_part_of_a_log_has_bounds(where: str, much: Any) -> None:
    log = json.loads(logs.write(finished(1).log()))
    with pytest.raises(BadLog, match=rf"here: not a game log: .*{where}"):
        logs.read(json.dumps(log | {where: much}).encode(), "here")
