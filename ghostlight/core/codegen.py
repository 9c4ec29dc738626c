"""How our own compiled code differs from Numba's: what is optimised and when, how it is linked, and where an index counts from.

All of it goes by the code library that a function is compiled into. Whatever else this process compiles, even because a rule
calls it, goes into one of Numba's own and is as it would be without us.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numba
from llvmlite import ir
from llvmlite.binding import Linkage
from numba import extending
from numba._dynfunc import make_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.cpython import slicing

_config: Any = numba.config
_slicing: Any = slicing
_compiled: Any = CompileResult

JIT: bool = not _config.DISABLE_JIT
BOUNDS_CHECKED: bool = bool(_config.BOUNDSCHECK)
_PROCESS = os.urandom(4).hex()


class _Library(JITCodeLibrary):
    """Where a function of ours is compiled into."""

    def create_ir_module(self, name: str) -> Any:
        module = super().create_ir_module(name)
        module.indices_from_front = True
        return module

    def _optimize_functions(self, ll_module: Any) -> None:
        """As Numba does it, but not for functions that are only declared here: to prepare for one takes as long as to work."""
        ll_module.data_layout = self._codegen._data_layout
        for function in ll_module.functions:
            if not function.is_declaration:
                manager, builder = self._codegen._function_pass_manager()
                manager.run(function, builder)


class _Executable(_Library):
    """Code that is run: optimised together with all that was linked into it."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = Linkage.internal  # nobody else calls it
        super()._optimize_final_module()


class _Linkable(_Library):
    """Code that is only linked into other code: nothing is optimised, and no machine code is made of it."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def serialize_using_object_code(self) -> Any:
        return self.name, "linkable", self._get_module_for_linking().as_bitcode()

    @classmethod
    def from_bitcode(cls, codegen: Any, name: str, bitcode: bytes) -> _Linkable:
        library = cls(codegen, name)
        library._final_module = library._shared_module = llvmlite.binding.parse_bitcode(bitcode)
        library._finalize_final_module()
        return library


class _Ours(Compiler):
    """Numba's compiler, but into a library of ours."""

    library: type[_Library]

    def _compile_bytecode(self) -> Any:
        function = self.state.func_id
        # Numba counts functions and types within a process: what two processes leave in a cache could have the same name.
        function.unique_id = f"{function.unique_id}p{os.getpid():x}{_PROCESS}"
        self.state.library = self.library(self.state.targetctx.codegen(), function.func_qualname)
        self.state.library.enable_object_caching()
        return super()._compile_bytecode()


class Optimised(_Ours):
    """For what is called from outside: it is optimised together with all that it calls."""

    library = _Executable

    def _compile_bytecode(self) -> Any:
        compiled = super()._compile_bytecode()
        if not self.state.flags.no_compile:
            for environment in compiled._find_referenced_environments():
                compiled.codegen.set_env(environment.env_name, environment)
        return compiled


class Unoptimised(_Ours):
    """For what other compiled code calls.

    Numba would optimise a rule, and it again within each of its callers in turn, up to the one that is called in the end. The
    work on that one alone counts: with rules left as they are a large game compiles in half the time, and runs as fast.
    """

    library = _Linkable

    def _compile_bytecode(self) -> Any:
        self.state.flags.no_compile = True
        compiled = _callable(super()._compile_bytecode())
        compiled.target_context.insert_user_function(compiled.entry_point, compiled.fndesc, [compiled.library])
        return compiled


def _callable(compiled: Any) -> Any:
    """A rule as compiled code can call it: callers know it by its entry point, which nobody enters."""
    kept_alive, name = (compiled.library,), compiled.fndesc.qualname
    nowhere = make_function(compiled.fndesc.lookup_module(), name.split(".")[-1], "", 0, compiled.environment, kept_alive)
    return compiled._replace(entry_point=nowhere)


def rebuilt(target_context: Any, payload: Any) -> Any:
    """What a cache has kept of a compiled function."""
    (name, kind, bitcode), fndesc, environment, signature, objectmode, lifted, annotation, reload_init, environments = payload
    if kind != "linkable":
        return _compiled._rebuild(target_context, *payload)
    return _callable(
        _compiled(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=_Linkable.from_bitcode(target_context.codegen(), name, bitcode),
            environment=environment,
            entry_point=None,
            fndesc=fndesc,
            type_annotation=annotation,
            signature=signature,
            objectmode=objectmode,
            lifted=lifted,
            typing_error=None,
            call_helper=None,
            metadata=None,
            reload_init=reload_init,
            referenced_envs=environments,
        )
    )


def overload(function: Callable[..., Any], inline: bool = False) -> Callable[[Callable[..., Any]], Any]:
    """What compiled code calls instead of this function, as Numba's own `overload` says it, but compiled as ours."""
    options: Any = {"pipeline_class": Unoptimised, "forceinline": inline}
    return extending.overload(function, jit_options=options, strict=False)


def _index_from_front(builder: Any, index: Any, size: Any) -> Any:
    """Rules count from the front: Numba would look at every index whether it counts from the end, as Python's may.

    One that is below 0 by mistake is found where bounds are checked. A plain number may still count from the end, as in Numba's
    own code: there it costs nothing.
    """
    ours = getattr(builder.module, "indices_from_front", False)
    return index if ours and not isinstance(index, ir.Constant) else _index(builder, index, size)


_index: Any = slicing.fix_index
_slicing.fix_index = _index_from_front
