"""Compiling in processes of their own: a real one does its work, and one that is cut off leaves nothing half-written."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from ghostlight.lab.compilers import COMMAND
from tests.server.house import wait_until

WITH_JIT = os.environ | {"NUMBA_DISABLE_JIT": "0"}
STEPS = """
import sys
from ghostlight.server.waking import WATCH, wake
wake("graveyard")
print(WATCH.passes)
"""


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Graveyard, compiled for a table: first by a process that is cut off in the middle, then by one that is not."""
    folder = tmp_path_factory.mktemp("cache")
    environment = WITH_JIT | {"GHOSTLIGHT_CACHE": str(folder)}
    command = [*COMMAND, "--to-play", "graveyard"]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as first:
        wait_until(lambda: len(list(folder.rglob("*.code"))) > 5, 120)
        first.kill()
    for code in folder.rglob("*.code"):
        pickle.loads(code.read_bytes())  # whole, or it would not be there
    assert not list(folder.rglob("playable"))
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as second:
        assert second.stdout is not None
        told = [tuple(map(int, line.split())) for line in second.stdout]
        assert second.wait() == 0
    assert [done for done, _ in told] == list(range(1, len(told) + 1))
    return folder


def test_what_was_compiled_for_a_table_is_all_that_a_server_loads(cache: Path) -> None:
    (mark,) = cache.rglob("playable")
    assert mark.parent.name.startswith("graveyard-")
    environment = WITH_JIT | {"GHOSTLIGHT_CACHE": str(cache)}
    told = subprocess.run([sys.executable, "-c", STEPS], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "0"
