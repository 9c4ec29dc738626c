"""How our own compiled code differs from Numba's: what is optimised and when, how it is linked, and where an index counts from.

All of it goes by the code library that a function is compiled into. Whatever else this process compiles, even because a rule
calls it, goes into one of Numba's own and is as it would be without us.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numba
from llvmlite import ir
from llvmlite.binding import Linkage
from numba import extending
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.cpython import slicing

_config: Any = numba.config
_slicing: Any = slicing

JIT: bool = not _config.DISABLE_JIT
BOUNDS_CHECKED: bool = bool(_config.BOUNDSCHECK)
_PROCESS = os.urandom(4).hex()


class _Library(JITCodeLibrary):
    """Where a function of ours is compiled into."""

    optimised: bool

    def create_ir_module(self, name: str) -> Any:
        module = super().create_ir_module(name)
        module.indices_from_front = True
        return module

    def _optimize_final_module(self) -> None:
        if not self.optimised:
            return
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = Linkage.internal  # or a call would lead to the unoptimised one that has this name
        super()._optimize_final_module()


class _Ours(Compiler):
    """Numba's compiler, but into a library of ours."""

    optimised: bool

    def _compile_bytecode(self) -> Any:
        function = self.state.func_id
        # Numba counts functions and types within a process: what two processes leave in a cache could have the same name.
        function.unique_id = f"{function.unique_id}p{os.getpid():x}{_PROCESS}"
        self.state.library = library = _Library(self.state.targetctx.codegen(), function.func_qualname)
        library.optimised = self.optimised
        library.enable_object_caching()
        return super()._compile_bytecode()


class Optimised(_Ours):
    """For what is called from outside: it is optimised together with all that it calls."""

    optimised = True


class Unoptimised(_Ours):
    """For what other compiled code calls.

    Numba would optimise a rule, and it again within each of its callers in turn, up to the one that is called in the end. The
    work on that one alone counts: with rules left as they are a large game compiles in half the time, and runs as fast.
    """

    optimised = False


def overload(function: Callable[..., Any], forceinline: bool = False) -> Callable[[Callable[..., Any]], Any]:
    """What compiled code calls instead of this function, as Numba's own `overload` says it, but compiled as ours."""
    options: Any = {"pipeline_class": Unoptimised, "forceinline": forceinline}
    return extending.overload(function, jit_options=options, strict=False)


def _index_from_front(builder: Any, index: Any, size: Any) -> Any:
    """Rules count from the front: Numba would look at every index whether it counts from the end, as Python's may.

    One that is below 0 by mistake is found where bounds are checked. One that is written out as a number may still count from
    the end, as in Numba's own code: there it costs nothing.
    """
    ours = getattr(builder.module, "indices_from_front", False)
    return index if ours and not isinstance(index, ir.Constant) else _index(builder, index, size)


_index: Any = slicing.fix_index
_slicing.fix_index = _index_from_front
