"""How the rules are compiled: the `rule` and `entry` decorators, and where compiled code is kept between runs.

Rules are plain functions. With NUMBA_DISABLE_JIT=1 they stay plain, so that a debugger can walk through them.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import re
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast, get_type_hints

import llvmlite.binding
import numba
import numpy as np
from llvmlite import ir
from llvmlite.binding import Linkage
from numba.core.codegen import CPUCodeLibrary
from numba.core.registry import CPUDispatcher
from numba.cpython import slicing
from numba.extending import overload

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
        tables = (each for each in (_PACKAGE / room).glob("*/data/**/*") if each.is_file())
        sources = [*(_PACKAGE / room).rglob("*.py"), *tables]
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


_LINKED = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": False}
"""Said outright, or Numba would write out in all its callers whatever a brief rule happens to be the first to call."""
_BARE = _LINKED | {"cache": True}


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """A function of the rules: compiled, cached on disk, seen by type checkers as written. Only compiled code calls it.

    Without the wrappers that Python would need it compiles in three quarters of the time.
    """
    return cast(Callable[P, R], _as_rule(_njit(**_BARE)(function)))


def brief(function: Callable[P, R]) -> Callable[P, R]:
    """A rule so short, and asked so often, that it is written out wherever it is used: quicker to run, slower to compile."""
    return cast(Callable[P, R], _as_rule(_njit(**_BARE | {"forceinline": True})(function)))


def in_python(rule: Callable[P, R]) -> Callable[P, R]:
    """A rule that calls no other rule, as Python may call it: so that a price, say, is worked out in one place."""
    return cast(Callable[P, R], getattr(rule, "py_func", rule))


def linked(function: Callable[P, R]) -> Callable[P, R]:
    """A rule made at import, which has no file: it cannot be cached itself, but it is linked into its callers, which are."""
    return cast(Callable[P, R], _as_rule(_njit(**_LINKED)(function)))


def written_out(function: Callable[P, R]) -> Callable[P, R]:
    """The same, but written out in its callers before they are compiled: it adds no layer that is optimised once more."""
    return cast(Callable[P, R], _njit(inline="always")(function))


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled function that Python calls; other threads go on meanwhile."""
    compiled = _njit(cache=True, nogil=True)(function)
    if JIT:
        compiled.__class__ = _Entry
    return cast(Callable[P, R], compiled)


# --- behind C symbols --------------------------------------------------------------------------------------------------


def behind_symbol(symbol: str, function: Any, kinds: list[Any], returned: Any) -> Any:
    """The function as a C symbol: it is not linked into every caller and optimised again there."""
    signature = returned(*kinds)
    with _finish(True):
        compiled = numba.cfunc(signature, cache=True)(function)
    _cfuncs.append(compiled)
    llvmlite.binding.add_symbol(symbol, compiled.address)
    return _types.ExternalFunction(symbol, signature)


_cfuncs: list[Any] = []  # kept alive: callers hold bare addresses


def numba_type(hint: Any) -> Any:
    """The compiled type of an annotation: a whole or real number, a truth value, a record, or nothing."""
    plain = {type(None): numba.void, int: numba.int64, float: numba.float64, bool: numba.boolean}
    return plain[hint] if hint in plain else numba.from_dtype(cast("np.dtype[Any]", hint.dtype))


class _Sealed:
    """A rule that is compiled once and called through its symbol."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.external: Any = None

    def link(self) -> Any:
        """Its symbol, compiled or taken from the cache; those that it calls first, since its code wants their addresses."""
        if self.external is None:
            link_callees(self.function)
            function, hints = self.function, get_type_hints(self.function, include_extras=True)
            kinds = [numba_type(hints[name]) for name in inspect.signature(function).parameters]
            symbol = f"{function.__module__}.{function.__name__}".replace(".", "_")
            self.external = behind_symbol(symbol, function, kinds, numba_type(hints["return"]))
        return self.external


_sealed: list[_Sealed] = []


def _sealed_in(function: Any, visited: set[Any]) -> Iterator[_Sealed]:
    """The sealed rules that this function calls, itself or through other rules."""
    visited.add(function)
    names = function.__code__.co_names
    known = [function.__globals__.get(name) for name in names]
    for module in filter(inspect.ismodule, known):
        known += [getattr(module, name, None) for name in names]
    for each in known:
        mine, plain = getattr(each, "sealed", None), getattr(each, "py_func", None)
        if isinstance(mine, _Sealed):
            yield mine
        elif inspect.isfunction(plain) and plain not in visited:
            yield from _sealed_in(plain, visited)


def link_callees(function: Any) -> None:
    """Make the symbols of the sealed rules that this function calls known."""
    for each in _sealed_in(function, set()):
        each.link()


def sealed(function: Callable[P, R]) -> Callable[P, R]:
    """A rule of some weight that many others call. Its parameters are numbers and records, and have no defaults.

    A rule is optimised anew into every caller; this one is compiled once. Errors do not pass through a C symbol: where bounds
    are checked, they are only written to standard error.
    """
    if not JIT:
        return rule(function)
    mine, args = _Sealed(function), ", ".join(inspect.signature(function).parameters)
    _sealed.append(mine)
    space: dict[str, Any] = {"MINE": mine}
    exec(  # noqa: S102 Numba wants the overload to have the very parameters of the function
        f"""
def {function.__name__}({args}):
    raise TypeError("{function.__name__} is a rule: compiled code calls it, or Python with NUMBA_DISABLE_JIT=1")

def resolve({args}):
    external = MINE.link()
    def {function.__name__}({args}):
        return external({args})
    return {function.__name__}
""",
        space,
    )
    overload(space[function.__name__])(space["resolve"])
    space[function.__name__].py_func = function
    space[function.__name__].sealed = mine
    return cast(Callable[P, R], space[function.__name__])


def link_sealed(package: str, last_first: bool = False) -> None:
    """Make the symbols of a game's sealed rules known: code from the cache may call them.

    Two processes that compile them, one from either end, meet in the middle and find the rest in the cache.
    """
    for each in reversed(_sealed) if last_first else _sealed:
        if each.function.__module__.startswith(f"{package}."):
            each.link()


class _Entry(CPUDispatcher):
    """A dispatcher that Python calls: what it was compiled to call must be there when it comes from the cache."""

    def compile(self, sig: Any) -> Any:
        link_callees(self.py_func)
        with _finish(True):
            return super().compile(sig)


class _Rule(CPUDispatcher):
    """A dispatcher that Python may not call, and that compiles one version for all kinds of whole numbers."""

    def compile(self, sig: Any) -> Any:
        with _finish(False):
            return super().compile(sig)

    def __call__(self, *args: Any) -> Any:
        raise TypeError(f"{self.py_func.__name__} is a rule: compiled code calls it, or Python with NUMBA_DISABLE_JIT=1")

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(map(_widest, args)), {name: _widest(kind) for name, kind in kws.items()})


_rough = threading.local()
_smooth: Any = CPUCodeLibrary._optimize_final_module


@contextmanager
def _finish(smooth: bool) -> Iterator[None]:
    """Whether what is compiled meanwhile is optimised together with all that it calls.

    Numba would do that for a rule, and again for each of its callers in turn, up to the one that is called in the end. The work
    on that one alone counts: with rules left rough a large game compiles in half the time, and runs as fast.
    """
    before = getattr(_rough, "now", False)
    _rough.now = not smooth
    try:
        yield
    finally:
        _rough.now = before


def _smooth_unless_rough(library: Any) -> None:
    if getattr(_rough, "now", False):
        return
    for function in library._final_module.functions:
        if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
            function.linkage = Linkage.internal  # or a call would lead to the rough one, which this process has by that name
    _smooth(library)


_library: Any = CPUCodeLibrary
_library._optimize_final_module = _smooth_unless_rough


def _plain_index(builder: Any, index: Any, size: Any) -> Any:
    """Rules count from the front: Numba would look at every index whether it counts from the end, as Python's may.

    One that is below 0 by mistake is found where bounds are checked. One that is written out as a number may still count from
    the end, as in Numba's own code: there it costs nothing.
    """
    return _index(builder, index, size) if isinstance(index, ir.Constant) else index


_slicing: Any = slicing
_index: Any = slicing.fix_index
_slicing.fix_index = _plain_index


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
