"""Sets of up to 63 things, kept as the bits of one whole number: how many, the lowest, the n-th."""

from __future__ import annotations

from typing import Any

import llvmlite.binding
import numba
from llvmlite import ir
from numba.core import cgutils
from numba.extending import intrinsic

from .codegen import overload
from .compile import brief

_HAS_PDEP = bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


@brief
def has(members: int, which: int) -> bool:
    return (members >> which) & 1 == 1


@brief
def only(which: int) -> int:
    """The set of this one member."""
    return 1 << which


def size(members: int) -> int:
    """How many members the set has."""
    return int(members).bit_count()


def lowest(members: int) -> int:
    """The first member; the set must not be empty."""
    return (int(members) & -int(members)).bit_length() - 1


def nth(members: int, place: int) -> int:
    """The member at this place, counted from 0 in ascending order."""
    for _ in range(place):
        members &= members - 1
    return lowest(members)


# --- the same in one machine instruction each, for compiled code -------------------------------------------------------


def _population(typing: Any, members: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return numba.int64(numba.int64), build


def _trailing_zeros(typing: Any, members: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.false_bit)

    return numba.int64(numba.int64), build


def _deposit(typing: Any, source: Any, mask: Any) -> Any:
    """The x86 instruction that spreads the low bits of `source` over the set bits of `mask`."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        return builder.call(pdep, args)

    return numba.int64(numba.int64, numba.int64), build


# The type stubs of `intrinsic` take the typing context for an argument of the call.
_count: Any = intrinsic(_population)
_zeros: Any = intrinsic(_trailing_zeros)
_spread: Any = intrinsic(_deposit)


@overload(size, inline=True)
def _compiled_size(members: Any) -> Any:
    return lambda members: _count(members)  # noqa: PLW0108


@overload(lowest, inline=True)
def _compiled_lowest(members: Any) -> Any:
    return lambda members: _zeros(members)  # noqa: PLW0108


@overload(nth, inline=True)
def _compiled_nth(members: Any, place: Any) -> Any:
    if _HAS_PDEP:
        return lambda members, place: _zeros(_spread(1 << place, members))

    def walk(members: int, place: int) -> int:
        for _ in range(place):
            members &= members - 1
        return int(_zeros(members))

    return walk
