"""Where compiled code is kept between runs: under the content of the sources that it was made from, wherever these lie.

Numba does not notice when a function that a cached function calls has changed, and it freezes tables into the code. So what is
kept belongs to all that every game shares (core, bots, versions, processor), and to the games that it has to do with:
those of the function itself, and those of the records that it takes. What is kept of one game outlives a change of another.
"""

from __future__ import annotations

import ast
import hashlib
import os
import pickle
import re
import shutil
import sys
import tempfile
import warnings
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import resolve_name
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite
import llvmlite.binding
import numba
import numpy as np
from numba.core import sigutils
from numba.core.caching import _Cache
from numba.core.errors import NumbaWarning
from numba.core.serialize import dumps

from .codegen import BOUNDS_CHECKED, rebuilt

_PACKAGE = Path(__file__).resolve().parent.parent
_NAME = __name__.partition(".")[0]
_SHARED = ("core", "bots")
"""The rooms whose code is compiled for every game."""
_COMPILING = re.compile(rf"numba(\..*)?|{_NAME}\.core\.compile")
"""Whoever compiles something imports one of these."""
_MADE_BY = re.compile(r"@([\w.]+)@")
"""Finds the modules that declare the records in a signature: see `records.record_type`."""


# --- what code is made from --------------------------------------------------------------------------------------------


@cache
def shared_hash() -> str:
    """A name for what every game's code is made from."""
    made_by = [sys.version, numba.__version__, np.__version__, llvmlite.__version__]
    runs_on = [llvmlite.binding.get_process_triple(), *map(str, _processor())]
    sources = [file for room in _SHARED for file in compiled_from(_PACKAGE / room)]
    return _hash_of([*made_by, *runs_on], [*sources, *(_PACKAGE / "games").glob("*.py")])


@cache
def game_hash(name: str) -> str:
    """A name for what only the code of this game is made from: its rules, its tables, its missions."""
    return _hash_of([], compiled_from(_PACKAGE / "games" / name))


def _processor() -> tuple[Any, Any]:
    config: Any = numba.config
    features = config.CPU_FEATURES
    return (
        config.CPU_NAME or llvmlite.binding.get_host_cpu_name(),
        llvmlite.binding.get_host_cpu_features().flatten() if features is None else features,
    )


def compiled_from(folder: Path) -> list[Path]:
    """The files of a room that what is compiled of it can depend on: modules with compiled code, what these import, data.

    So an edited text, view or log leaves the compiled code valid. A package's own file counts, but not what it gathers.
    """
    files = [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    modules = {_module(file): file for file in files if file.suffix == ".py" and file.name != "__init__.py"}
    imports = {name: set(_imports(file.read_text("utf-8"), name.rpartition(".")[0])) for name, file in modules.items()}
    waiting = [name for name in modules if any(map(_COMPILING.fullmatch, imports[name]))]
    needed: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            waiting += imports[name] & modules.keys()
    return [file for file in files if file not in modules.values() or _module(file) in needed]


def _module(file: Path) -> str:
    return ".".join(file.relative_to(_PACKAGE.parent).with_suffix("").parts)


def _hash_of(words: Iterable[str], files: Iterable[Path] = ()) -> str:
    digest = hashlib.sha256("\n".join(words).encode())
    for file in sorted(files):
        digest.update(f"\n{file.relative_to(_PACKAGE).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _game_of(module: str) -> str | None:
    parts = module.split(".")
    if parts[:2] == [_NAME, "games"] and len(parts) > 2 and (_PACKAGE / "games" / parts[2]).is_dir():
        return parts[2]
    return None


def _is_shared(module: str) -> bool:
    parts = module.split(".")
    return parts[0] == _NAME and (parts[1:2] == ["games"] or "".join(parts[1:2]) in _SHARED) and _game_of(module) is None


@cache
def _belongs_to(module: str) -> tuple[str, str] | None:
    """The name and hash of what only this module's code is made from; None when that is what every game shares."""
    if _is_shared(module):
        return None
    game = _game_of(module)
    return (game, game_hash(game)) if game else (module, _hash_of_stranger(module))


def _hash_of_stranger(module: str) -> str:
    """A module of somebody else's (a test, say): its file, those that it imports, and the games that these import."""
    words, waiting, seen = [], [module], set()
    while waiting:
        name = waiting.pop()
        if name in seen or _is_shared(name):
            continue
        seen.add(name)
        game, file = _game_of(name), getattr(sys.modules.get(name), "__file__", None)
        if game:
            words.append(f"{game} {game_hash(game)}")
        elif file and file.endswith(".py") and not _is_installed(name, file):
            text = Path(file).read_text(encoding="utf-8")
            words.append(f"{name} {text}")
            waiting += _imports(text, sys.modules[name].__package__ or "")
    return _hash_of(sorted(set(words)))


def _is_installed(module: str, file: str) -> bool:
    return module.partition(".")[0] in sys.stdlib_module_names - {"__main__"} or "site-packages" in Path(file).parts


def _imports(text: str, package: str) -> Iterator[str]:
    """Names that may be modules."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            relative = "." * node.level + (node.module or "")
            base = resolve_name(relative, package) if node.level else relative
            yield base
            yield from (f"{base}.{each.name}" for each in node.names)


# --- folders -----------------------------------------------------------------------------------------------------------


@cache
def home() -> Path:
    """The folder of all that is kept; GHOSTLIGHT_CACHE moves it."""
    given = os.environ.get("GHOSTLIGHT_CACHE") or os.environ.get("NUMBA_CACHE_DIR")
    usual = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    for folder in (given, os.path.join(usual, "ghostlight")):
        if folder:
            try:
                Path(folder).mkdir(parents=True, exist_ok=True)
            except OSError:
                continue
            if os.access(folder, os.W_OK):
                return Path(folder)
    return Path(tempfile.mkdtemp(prefix="ghostlight-"))  # nobody else's: what lies in a cache is run


def shared_folder() -> Path:
    """Where the code of the present core is kept. Bounds-checked code is other code, never to be taken for the ordinary one."""
    return home() / (shared_hash() + ("-checked" if BOUNDS_CHECKED else ""))


def game_folder(name: str) -> Path:
    """Where the code of a game is kept."""
    return shared_folder() / f"{name}-{game_hash(name)}"


def warm_marker(name: str) -> Path:
    """A file that is there when all code of this game has been compiled ahead."""
    return game_folder(name) / "warm"


def is_warm(name: str) -> bool:
    return warm_marker(name).exists()


def mark_warm(name: str) -> None:
    warm_marker(name).parent.mkdir(parents=True, exist_ok=True)
    warm_marker(name).touch()


def forget_old_code(keep: int = 3) -> None:
    """Remove what was made from older sources, but for the few most recent of the core and of each game."""
    ours, present = re.compile(r"[0-9a-f]{16}(-checked)?"), shared_folder()
    _forget([each for each in home().iterdir() if ours.fullmatch(each.name) and each != present], keep)
    older: dict[str, list[Path]] = {}
    for folder in present.iterdir() if present.exists() else ():
        name, dash, _ = folder.name.rpartition("-")
        if dash and not (_game_of(f"{_NAME}.games.{name}") and folder == game_folder(name)):
            older.setdefault(name, []).append(folder)
    for folders in older.values():
        _forget(folders, keep)


def _forget(folders: list[Path], keep: int) -> None:
    folders = sorted(filter(Path.is_dir, folders), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[keep:]:
        shutil.rmtree(folder, ignore_errors=True)


# --- one function ------------------------------------------------------------------------------------------------------


class Kept(_Cache):
    """What is kept of one function, a file for each signature: dispatchers ask for it first, and hand it what they compiled."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.enabled = Path(function.__code__.co_filename).is_file()  # not what was made at import: it goes into its callers
        if self.enabled:
            _belongs_to(function.__module__)  # hashed now, not when it is compiled: by then somebody may have edited the file

    @property
    def cache_path(self) -> str:
        return str(self._folder(()))

    def _folder(self, modules: Iterable[str]) -> Path:
        """By what the code belongs to besides the core: mostly one game, or none."""
        owners = sorted(filter(None, {_belongs_to(module) for module in (self.function.__module__, *modules)}))
        if not owners:
            return shared_folder() / "shared"
        names, hashes = [name for name, _ in owners], [each for _, each in owners]
        return shared_folder() / f"{'+'.join(names)}-{hashes[0] if len(hashes) == 1 else _hash_of(hashes)}"

    def _file(self, sig: Any, codegen: Any) -> Path:
        function, signature = self.function, repr(sigutils.normalize_signature(sig))
        closure = [cell.cell_contents for cell in function.__closure__ or ()]
        where = f"{function.__module__}.{function.__qualname__}:{function.__code__.co_firstlineno}"
        key = _hash_of([where, signature, repr(codegen.magic_tuple()), dumps(closure).hex() if closure else ""])
        name = re.sub(r"[^\w.]", "", f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}")
        return self._folder(_MADE_BY.findall(signature)) / f"{name}-{key}.code"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        if not self.enabled:
            return None
        target_context.refresh()
        try:
            payload = pickle.loads(self._file(sig, target_context.codegen()).read_bytes())  # noqa: S301 our own folder
        except (OSError, EOFError, pickle.UnpicklingError):
            return None
        return rebuilt(target_context, payload)

    def save_overload(self, sig: Any, data: Any) -> None:
        if not self.enabled:
            return
        if data.library.has_dynamic_globals:
            told = "is compiled anew in every run: it uses an address, or a table of over a million bytes"
            warnings.warn(f"{self.function.__qualname__} {told}", NumbaWarning, stacklevel=2)
            return
        file, payload = self._file(sig, data.codegen), dumps(data._replace(type_annotation="")._reduce())
        scratch = file.with_name(f"{file.name}.{os.getpid()}")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            scratch.write_bytes(payload)
            scratch.replace(file)  # whole or not at all, since others may be reading
        except OSError:  # a full disk, say: it is compiled anew next time
            scratch.unlink(missing_ok=True)

    def enable(self) -> None:
        self.enabled = True

    def disable(self) -> None:
        self.enabled = False

    def flush(self) -> None:
        """Nothing: what is kept is never wrong."""
