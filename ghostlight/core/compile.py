"""How the rules are compiled: the `rule` and `entry` decorators, and where compiled code is kept between runs.

Rules are plain functions. With NUMBA_DISABLE_JIT=1 they stay plain, so that a debugger can walk through them.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba.core.registry import CPUDispatcher

P = ParamSpec("P")
R = TypeVar("R")

_config: Any = numba.config
_types: Any = numba.types
_njit: Any = numba.njit  # its type stubs know nothing of the wrappers left out below

JIT: bool = not _config.DISABLE_JIT
BOUNDS_CHECKED: bool = bool(_config.BOUNDSCHECK)

np.seterr(over="ignore")  # with the JIT off, the mixing of random bits wraps around on NumPy scalars

_PACKAGE = Path(__file__).resolve().parent.parent
_COMPILED_ROOMS = ("core", "games", "bots", "lab")


def source_hash() -> str:
    """A name for the present rules and their tables: an edited callee would leave its cached caller wrong."""
    digest = hashlib.sha256(f"numba {numba.__version__} numpy {np.__version__}".encode())
    for room in _COMPILED_ROOMS:
        sources = [*(_PACKAGE / room).rglob("*.py"), *(_PACKAGE / room).glob("*/data/*")]
        for source in sorted(sources):
            digest.update(str(source.relative_to(_PACKAGE)).encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def _cache_home() -> Path:
    given = os.environ.get("GHOSTLIGHT_CACHE") or os.environ.get("NUMBA_CACHE_DIR")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    for folder in (given, os.path.join(home, "ghostlight")):
        if folder:
            try:
                Path(folder).mkdir(parents=True, exist_ok=True)
            except OSError:
                continue
            if os.access(folder, os.W_OK):
                return Path(folder)
    return Path(tempfile.mkdtemp(prefix="ghostlight-"))  # nobody else's: what lies in a cache is run


# Bounds-checked code is other code: it must never be taken for the ordinary one.
CACHE = _cache_home() / (source_hash() + ("-checked" if BOUNDS_CHECKED else ""))
_config.CACHE_DIR = str(CACHE)


def forget_old_code(keep: int = 3) -> None:
    """Remove what was compiled from older sources, but for the few most recent."""
    ours = re.compile(r"[0-9a-f]{16}(-checked)?")
    others = [each for each in CACHE.parent.iterdir() if ours.fullmatch(each.name) and each.is_dir() and each != CACHE]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in others[keep:]:
        shutil.rmtree(folder, ignore_errors=True)


_BARE = {"cache": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """A function of the rules: compiled, cached on disk, seen by type checkers as written. Only compiled code calls it.

    Without the wrappers that Python would need it compiles in three quarters of the time.
    """
    return cast(Callable[P, R], _as_rule(_njit(**_BARE)(function)))


def brief(function: Callable[P, R]) -> Callable[P, R]:
    """A rule so short, and asked so often, that it is written out wherever it is used: quicker to run, slower to compile."""
    return cast(Callable[P, R], _as_rule(_njit(**_BARE, forceinline=True)(function)))


def in_python(rule: Callable[P, R]) -> Callable[P, R]:
    """A rule that calls no other rule, as Python may call it: so that a price, say, is worked out in one place."""
    return cast(Callable[P, R], getattr(rule, "py_func", rule))


def linked(function: Callable[P, R]) -> Callable[P, R]:
    """A rule made at import, which has no file: it cannot be cached itself, but it is linked into its callers, which are."""
    return cast(Callable[P, R], _as_rule(_njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)))


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled function that Python calls; other threads go on meanwhile."""
    return cast(Callable[P, R], _njit(cache=True, nogil=True)(function))


class _Rule(CPUDispatcher):
    """A dispatcher that Python may not call, and that compiles one version for all kinds of whole numbers."""

    def __call__(self, *args: Any) -> Any:
        raise TypeError(f"{self.py_func.__name__} is a rule: compiled code calls it, or Python with NUMBA_DISABLE_JIT=1")

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(map(_widest, args)), {name: _widest(kind) for name, kind in kws.items()})


def _widest(kind: Any) -> Any:
    """Numba would compile a version for every literal, enum member and width of integer."""
    kind = _types.unliteral(kind)
    if isinstance(kind, _types.Integer | _types.Boolean | _types.IntEnumMember) and kind != numba.uint64:
        return numba.int64
    return kind


def _as_rule(compiled: Any) -> Any:
    if JIT:
        compiled.__class__ = _Rule
    return compiled
