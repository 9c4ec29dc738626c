"""Faults in words: what was expected, what came, what is missing and what is too much."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any

from .form import NOTHING, Fault

_MOST = 12
"""How many entries of a long list are written out for a person; --json has them all."""


def differ(what: str, expected: Any, got: Any) -> Fault:
    return Fault(said=f"{what}: expected {toml(expected)}, got {toml(got)}", expected=expected, got=got)


def lacking(what: str, expected: Sequence[str], got: Sequence[str], missing: list[str], too_many: list[str]) -> Fault:
    """A fault of a list: first what is missing and what is too much, then the list as it came."""
    parts = [f"{words} {few(each)}" for words, each in (("missing", missing), ("too many", too_many)) if each]
    said = f"{what}: {'; '.join(parts) or 'in another order'}; expected [{few(expected)}], got [{few(got)}]"
    return Fault(said=said, expected=list(expected), got=list(got), missing=missing, too_many=too_many)


def same_list(what: str, expected: Sequence[str], got: Sequence[str], in_order: bool = True) -> Iterator[Fault]:
    missing, too_many = Counter(expected) - Counter(got), Counter(got) - Counter(expected)
    if missing or too_many or (in_order and list(expected) != list(got)):
        yield lacking(what, expected, got, list(missing.elements()), list(too_many.elements()))


def same_position(what: str, wanted: str, got: str) -> Iterator[Fault]:
    """Positions are long: say which words differ, then the whole."""
    if wanted == got:
        return
    ours, theirs = wanted.split(), got.split()
    parts, missing, too_many = [], [], []
    for kind, a, b, c, d in SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes():
        lost, found = (" ".join(words).rstrip(";") for words in (ours[a:b], theirs[c:d]))
        if kind == "delete":
            parts.append(f"missing {toml(lost)}")
        elif kind == "insert":
            parts.append(f"too many {toml(found)}")
        elif kind == "replace":
            parts.append(f"expected {toml(lost)}, got {toml(found)}")
        if kind != "equal":
            missing += [lost] * bool(lost)
            too_many += [found] * bool(found)
    said = f"{what}: {'; '.join(parts)}; the whole is {toml(got)}"
    yield Fault(said=said, expected=wanted, got=got, missing=missing, too_many=too_many)


def toml(value: Any) -> str:
    """A value as a scenario would write it."""
    return f'nothing ("{NOTHING}")' if value is None or value == NOTHING else _inline(value)


def few(values: Sequence[str]) -> str:
    """Of many values, as many as a person wants to read."""
    more = f", and {len(values) - _MOST} more" if len(values) > _MOST else ""
    return _listed(values[:_MOST]) + more


def _listed(values: Sequence[Any]) -> str:
    return ", ".join(_inline(each) for each in values)


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {_inline(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{_listed(value)}]"
    if isinstance(value, bool | int | float | str):
        return json.dumps(value, ensure_ascii=False)
    return str(value)
