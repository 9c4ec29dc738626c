"""Rules behind C symbols: compiled once and called by name, instead of being linked into every caller and optimised there."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any, ParamSpec, TypeVar, cast, get_type_hints

import llvmlite.binding
import numba
import numpy as np
from numba.core.ccallback import CFunc

from .cache import Kept
from .codegen import JIT, Optimised, overload

P = ParamSpec("P")
R = TypeVar("R")

_types: Any = numba.types


class _Symbol(CFunc):
    """A compiled function that C, and so every compiled function, can call."""

    def __init__(self, function: Any, signature: Any) -> None:
        super().__init__(function, (signature.args, signature.return_type), {}, {}, Optimised)
        self._cache = Kept(function)
        self.compile()


_symbols: list[_Symbol] = []  # kept alive: callers hold bare addresses


def behind_symbol(symbol: str, function: Any, kinds: list[Any], returned: Any) -> Any:
    """The function as a C symbol."""
    signature = returned(*kinds)
    compiled = _Symbol(function, signature)
    _symbols.append(compiled)
    llvmlite.binding.add_symbol(symbol, compiled.address)
    return _types.ExternalFunction(symbol, signature)


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


def sealed(function: Callable[P, R]) -> Callable[P, R]:
    """A rule of some weight that many others call. Its parameters are numbers and records, and have no defaults.

    A rule is optimised anew into every caller; this one is compiled once. Errors do not pass through a C symbol: where bounds
    are checked, they are only written to standard error.
    """
    if not JIT:
        return function
    mine, args = _Sealed(function), ", ".join(inspect.signature(function).parameters)
    _sealed.append(mine)
    space: dict[str, Any] = {"MINE": mine}
    exec(  # Numba wants the overload to have the very parameters of the function
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


def link_sealed(package: str, last_first: bool = False) -> None:
    """Make the symbols of a game's sealed rules known: code from the cache may call them.

    Two processes that compile them, one from either end, meet in the middle and find the rest in the cache.
    """
    for each in reversed(_sealed) if last_first else _sealed:
        if each.function.__module__.startswith(f"{package}."):
            each.link()
