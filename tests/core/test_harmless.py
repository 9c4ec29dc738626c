"""Who imports the games and plays them finds Numba and NumPy as they were, in a fresh process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

LAST_BUT_ONE = 13


def as_a_stranger(folder: Path, **environment: str) -> dict[str, Any]:
    quiet = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    command = [sys.executable, "-m", "tests.core.stranger", str(folder)]
    told = subprocess.run(command, env=quiet | environment, check=True, capture_output=True, text=True, timeout=600)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


@pytest.mark.parametrize("disabled", ["0", "1"])
def test_a_stranger_finds_numba_and_numpy_as_they_were(disabled: str, tmp_path: Path) -> None:
    found = as_a_stranger(tmp_path, NUMBA_DISABLE_JIT=disabled)
    assert found == {
        "unchanged": True,
        "at": LAST_BUT_ONE,
        "asked by ours first": LAST_BUT_ONE,
        "then by theirs": LAST_BUT_ONE,
        "kept_at": LAST_BUT_ONE,
        "kept": ["strange_module"] if disabled == "0" else [],
        "warned while we play": [],
        "warned": ["overflow encountered in scalar multiply"],
    }
