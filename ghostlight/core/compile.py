"""The decorators of compiled code: `rule`, `brief` and `sealed` for rules, `entry` for what Python calls.

Rules are plain functions. With NUMBA_DISABLE_JIT=1 they stay plain, so that a debugger can walk through them.
codegen.py says how they are compiled, cache.py where the outcome is kept, sealing.py what a symbol is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba.core.registry import CPUDispatcher

from .cache import Kept
from .codegen import BOUNDS_CHECKED, JIT, Optimised, Unoptimised
from .sealing import link_callees, sealed

__all__ = ["BOUNDS_CHECKED", "JIT", "brief", "entry", "in_python", "inlined_early", "rule", "sealed", "wraps_around"]

P = ParamSpec("P")
R = TypeVar("R")

_types: Any = numba.types
_njit: Any = numba.njit

_BARE = {"nopython": True, "boundscheck": None, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """A function of the rules: compiled, kept on disk, seen by type checkers as written. Only compiled code calls it.

    Without the wrappers that Python would need it compiles in three quarters of the time.
    """
    # Said outright, or Numba would inline in all its callers whatever a brief rule happens to be the first to call.
    return cast(Callable[P, R], _Rule.of(function, _BARE | {"forceinline": False}))


def brief(function: Callable[P, R]) -> Callable[P, R]:
    """A rule so short, and asked so often, that it is inlined wherever it is used: quicker to run, slower to compile."""
    return cast(Callable[P, R], _Rule.of(function, _BARE | {"forceinline": True}))


def inlined_early(function: Callable[P, R]) -> Callable[P, R]:
    """The same for a rule that is but a chain of calls: inlined before anything is compiled, it adds no layer at all."""
    return cast(Callable[P, R], _njit(inline="always")(function))


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled function that Python calls; other threads go on meanwhile."""
    return cast(Callable[P, R], _Entry.of(function, {"nopython": True, "boundscheck": None, "nogil": True}))


def in_python(rule: Callable[P, R]) -> Callable[P, R]:
    """A rule that calls no other rule, as Python may call it: so that a price, say, is worked out in one place."""
    return cast(Callable[P, R], getattr(rule, "py_func", rule))


def wraps_around(function: Callable[P, R]) -> Callable[P, R]:
    """Arithmetic on 64 bits that is meant to run over: compiled code just does it, NumPy with the JIT off would warn."""
    return function if JIT else np.errstate(over="ignore")(function)


class _Dispatcher(CPUDispatcher):
    """Numba's dispatcher, but with our compiler and our cache."""

    pipeline: Any
    _cache: Any

    @classmethod
    def of(cls, function: Any, options: dict[str, Any]) -> Any:
        if not JIT:
            return function
        dispatcher = cls(function, {}, options, cls.pipeline)
        dispatcher._cache = Kept(function)
        return dispatcher


class _Entry(_Dispatcher):
    """A dispatcher that Python calls: what it was compiled to call must be there when it comes from the cache."""

    pipeline = Optimised

    def compile(self, sig: Any) -> Any:
        link_callees(self.py_func)
        return super().compile(sig)


class _Rule(_Dispatcher):
    """A dispatcher that Python may not call, and that compiles one version for all kinds of whole numbers."""

    pipeline = Unoptimised

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
