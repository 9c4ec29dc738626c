"""Where compiled code is kept, and what is thrown away of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ghostlight.core import compile as compiling


def test_only_our_own_old_code_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache folder may be shared with strangers."""
    ours = [f"{number:016x}" for number in range(6)]
    strangers = ["photos", "0123456789abcdef-thesis", "letters.txt"]
    for age, name in enumerate([*ours, *strangers]):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1000 + age, 1000 + age))
    monkeypatch.setattr(compiling, "CACHE", tmp_path / ours[0])
    compiling.forget_old_code(keep=2)
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([ours[0], ours[4], ours[5], *strangers])


def test_the_name_of_the_cache_follows_the_rules_and_their_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, table = tmp_path / "games" / "town" / "rules.py", tmp_path / "games" / "town" / "data" / "cards.toml"
    table.parent.mkdir(parents=True)
    rules.write_text("1")
    table.write_text("1")
    monkeypatch.setattr(compiling, "_PACKAGE", tmp_path)
    names = {compiling.source_hash()}
    for file in (rules, table):
        file.write_text("2")
        names.add(compiling.source_hash())
    assert len(names) == 3
