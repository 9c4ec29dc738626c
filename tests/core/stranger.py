"""Somebody else's program: it imports all games, plays one, then compiles functions of its own. Prints what it found.

Run by test_harmless.py in a process of its own, as `python -m tests.core.stranger FOLDER`: Numba takes modules in FOLDER for
the stranger's, and keeps their code beside them unless somebody told it otherwise.
"""

from __future__ import annotations

import importlib
import json
import sys
import warnings
from pathlib import Path
from typing import Any

import numba
import numpy as np

MODULE = """
import numba

@numba.njit
def at(numbers, place):
    return numbers[place]

@numba.njit
def also_at(numbers, place):
    return numbers[place]

@numba.njit(cache=True)
def kept_at(numbers, place):
    return numbers[place]
"""


def settings() -> dict[str, Any]:
    config: Any = numba.config
    return {"numpy": np.geterr(), "cache": config.CACHE_DIR, "locators": config.CACHE_LOCATOR_CLASSES}


def warned(work: Any) -> list[str]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        work()
    return [str(each.message) for each in caught if issubclass(each.category, RuntimeWarning)]


def main(folder: Path) -> None:
    before = settings()
    (folder / "strange_module.py").write_text(MODULE)
    sys.path.insert(0, str(folder))

    from ghostlight import games  # noqa: PLC0415
    from ghostlight.core.compile import entry  # noqa: PLC0415
    from tests.core.matches import finished  # noqa: PLC0415

    for name in games.NAMES:
        games.load(name)
    imported = settings()
    theirs = importlib.import_module("strange_module")

    @entry
    def ask_a_stranger(numbers: Any, place: int) -> Any:
        return theirs.also_at(numbers, place)

    numbers = np.arange(10, 15)
    while_playing = warned(lambda: finished(1))
    found = {
        "unchanged": before == imported == settings(),
        "at": int(theirs.at(numbers, -2)),
        "asked by ours first": int(ask_a_stranger(numbers, -2)),
        "then by theirs": int(theirs.also_at(numbers, -2)),
        "kept_at": int(theirs.kept_at(numbers, -2)),
        "kept": [file.name.partition(".")[0] for file in folder.glob("__pycache__/*.nbi")],
        "warned while we play": while_playing,
        "warned": warned(lambda: np.uint64(2**63) * np.uint64(2)),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
