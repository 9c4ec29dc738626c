"""Where compiled code is kept, what it is kept by, and what is thrown away of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ghostlight
from ghostlight.core import cache
from ghostlight.games import NAMES, load

WHERE = """
import json
from ghostlight.core.cache import game_folder, shared_folder
from ghostlight.games import NAMES
print(json.dumps({name: str(game_folder(name)) for name in NAMES} | {"shared": str(shared_folder())}))
"""

COMPILED = """
import json
import numpy as np
from ghostlight.core import contract, engine, sealing
from ghostlight.games import load
game = load("graveyard")
list(contract.seal(game.name, game.world, game.state, game.large, only=["actor"]))  # it alone is soon compiled
engine.to_act(np.zeros(1, game.desk), 0)
fetched = [*(symbol.cache_hits for symbol in sealing._symbols), *engine.to_act.stats.cache_hits.values()]
print(json.dumps(sum(fetched)))
"""
"""How much of Graveyard's code, and of what the core compiles for Graveyard, came from the cache."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A clone of the package somewhere else."""
    package = tmp_path / "ghostlight"
    unneeded = shutil.ignore_patterns("__pycache__", "static", "server", "table", "terminal")
    shutil.copytree(Path(ghostlight.__file__).parent, package, ignore=unneeded)
    return package


def run(copy: Path, script: str) -> Any:
    settings = {"PYTHONPATH": str(copy.parent), "GHOSTLIGHT_CACHE": str(copy.parent / "kept")}
    command = [sys.executable, "-c", script]
    told = subprocess.run(
        command, env=os.environ | settings, cwd=copy.parent, check=True, capture_output=True, text=True, timeout=600
    )
    return json.loads(told.stdout)


def edit(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"\n")


def test_code_is_kept_by_the_content_of_the_core_and_of_its_game(copy: Path) -> None:
    before = run(copy, WHERE)
    edit(next((copy / "games" / "town").rglob("state.py")))
    after_town = run(copy, WHERE)
    assert {name for name in before if before[name] != after_town[name]} == {"town"}
    edit(next((copy / "games" / "museum").rglob("*.toml")))
    after_mission = run(copy, WHERE)
    assert {name for name in before if after_town[name] != after_mission[name]} == {"museum"}
    edit(copy / "core" / "chance.py")
    after_core = run(copy, WHERE)
    assert {name for name in before if after_mission[name] == after_core[name]} == set()


def test_what_is_not_compiled_leaves_the_code_valid(copy: Path) -> None:
    before = run(copy, WHERE)
    for file in ("core/log.py", "core/match.py", "games/town/text/notation.py", "games/town/view.py"):
        edit(copy / file)
    assert run(copy, WHERE) == before


def test_every_compiled_function_is_in_a_file_that_its_code_is_kept_by() -> None:
    """Of all games: what a module defines that is compiled, or registers, is told by what the module imports."""
    for name in NAMES:
        load(name)
    rooms = ["core", "bots", *(f"games/{name}" for name in NAMES)]
    package = Path(ghostlight.__file__).parent
    counted = {file for room in rooms for file in cache.compiled_from(package / room)}
    modules = [
        module
        for name, module in sys.modules.items()
        if name.startswith(tuple(f"ghostlight.{each}" for each in ("core", "bots", "games.")))
    ]
    compiled = {module for module in modules for each in vars(module).values() if is_compiled_in(each, module)}
    assert len(compiled) > 60
    assert {str(module.__file__) for module in compiled} <= {str(file) for file in counted}


def is_compiled_in(each: Any, module: ModuleType) -> bool:
    return getattr(getattr(each, "py_func", None), "__module__", None) == module.__name__


def test_a_clone_with_the_same_sources_has_the_same_code(copy: Path) -> None:
    folders = {name: Path(folder).name for name, folder in run(copy, WHERE).items()}
    assert folders["shared"] == cache.shared_folder().name
    assert folders["town"] == cache.game_folder("town").name


@pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="nothing is compiled")
def test_an_edited_game_leaves_the_code_of_another_as_it_was(copy: Path) -> None:
    """Graveyard, and what the core compiled for it, comes from the cache after Town has changed, but not after itself has."""
    assert run(copy, COMPILED) == 0
    edit(next((copy / "games" / "town").rglob("state.py")))
    assert run(copy, COMPILED) == 2
    edit(next((copy / "games" / "graveyard").rglob("state.py")))
    assert run(copy, COMPILED) == 0


def test_code_of_a_stranger_follows_what_the_stranger_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests and benches compile functions of their own, and freeze numbers of other modules into them."""
    (tmp_path / "strange_tables.py").write_text("ROWS = 1")
    (tmp_path / "strange_code.py").write_text("from strange_tables import ROWS\nimport ghostlight.games.town.state")
    monkeypatch.syspath_prepend(tmp_path)
    __import__("strange_code")
    names = {cache._hash_of_stranger("strange_code")}
    (tmp_path / "strange_tables.py").write_text("ROWS = 2")
    names.add(cache._hash_of_stranger("strange_code"))
    monkeypatch.setattr(cache, "game_hash", lambda game: f"another {game}")
    names.add(cache._hash_of_stranger("strange_code"))
    assert len(names) == 3


def test_only_our_own_old_code_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache folder may be shared with strangers."""
    present, old = cache.shared_folder().name, [f"{number:016x}" for number in range(5)]
    town, old_towns = cache.game_folder("town").name, [f"town-{number:016x}" for number in range(5)]
    strangers = ["photos", "0123456789abcdef-thesis", "letters.txt"]
    folders = [present, *old, *strangers, *(f"{present}/{name}" for name in [town, "shared", *old_towns])]
    for age, name in enumerate(folders):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1000 + age, 1000 + age))
    monkeypatch.setattr(cache, "home", lambda: tmp_path)
    cache.forget_old_code(keep=2)
    assert {each.name for each in tmp_path.iterdir()} == {present, old[3], old[4], *strangers}
    assert {each.name for each in (tmp_path / present).iterdir()} == {town, "shared", *old_towns[3:]}
