"""Records: what a game is made of, declared once as annotated classes and laid out as NumPy records.

A record is copied with one assignment, a thousand games are one array, and editors still see attributes.
"""

from __future__ import annotations

import zlib
from typing import Any, ClassVar, Protocol, Self, TypeVar, get_type_hints, overload

import numpy as np
from llvmlite import ir
from numba.extending import intrinsic
from numba.extending import overload as compiled_as

from .compile import rule

T_co = TypeVar("T_co", covariant=True)
At = int | slice | tuple[int | slice, ...]


class Ints(Protocol):
    """An array of whole numbers inside a record: `lord: Annotated[Ints, 4]`."""

    @overload
    def __getitem__(self, at: int | tuple[int, ...]) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> Ints: ...
    def __setitem__(self, at: At, value: int | Ints) -> None: ...
    def __len__(self) -> int: ...


class Floats(Protocol):
    """An array of real numbers inside a record."""

    def __getitem__(self, at: int) -> float: ...
    def __setitem__(self, at: int | slice, value: float) -> None: ...
    def __len__(self) -> int: ...


class Rows(Protocol[T_co]):
    """An array of records, inside a record (`players: Annotated[Rows[Player], 4]`) or on its own."""

    def __getitem__(self, at: int) -> T_co: ...
    def __setitem__(self, at: int, value: Any) -> None: ...
    def __len__(self) -> int: ...


@rule
def fill(numbers: Ints, value: int) -> None:
    """Write the same number everywhere. (`numbers[:] = value` does that too, but takes long to compile each time.)"""
    for k in range(len(numbers)):
        numbers[k] = value


def blank(kind: np.dtype[Any]) -> Any:
    """Scratch paper: a record in which anything may stand, for the rule that calls this and for those that it calls."""
    return np.zeros(1, kind)[0]


def _room_on_stack(typing: Any, kind: Any) -> Any:
    """A record in the frame of the function that asks for one: it costs nothing to have and nothing to give back."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        with builder.goto_entry_block():  # once, even where it is asked for in a loop
            room = builder.alloca(ir.ArrayType(ir.IntType(8), kind.dtype.size))
        room.align = 8
        return builder.bitcast(room, context.get_value_type(kind.dtype))

    return kind.dtype(kind), build


_on_stack: Any = intrinsic(_room_on_stack)


@compiled_as(blank, strict=False, inline="always")
def _compiled_blank(kind: Any) -> Any:
    return lambda kind: _on_stack(kind)  # noqa: PLW0108


class Record:
    """A class whose annotations describe a NumPy record.

    Whole numbers are int64 throughout: one compiled version of each rule, and the same results with the JIT off.
    """

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = [(name, *_layout(hint)) for name, hint in hints.items() if name != "dtype"]
        cls.dtype = record_type(cls.__name__, cls.__module__, fields)

    @classmethod
    def many(cls, count: int) -> Rows[Self]:
        """A row of blank records."""
        return np.zeros(count, cls.dtype)


def record_type(name: str, module: str, fields: list[tuple[str, Any, tuple[int, ...]]]) -> np.dtype[Any]:
    """A record dtype with these fields, told apart from every other one.

    Numba takes a record for a subtype of any other that begins alike: hence the marking field at the end. It also says which
    module declares the record, for cache.py. All fields are eight bytes wide, since Numba cannot nest records with padding.
    """
    mark = f"{name}@{module}@{zlib.crc32(repr(fields).encode()):x}"
    return np.dtype((np.record, np.dtype([*fields, (mark, np.int64, ())])))


def _layout(hint: Any) -> tuple[Any, tuple[int, ...]]:
    """The NumPy type and shape of one annotated field."""
    extras = getattr(hint, "__metadata__", ())
    kind = hint.__origin__ if extras else hint
    if extras and isinstance(extras[0], type):
        return extras[0], extras[1:]
    if kind is int or kind is Ints:
        return np.int64, extras
    if kind is float or kind is Floats:
        return np.float64, extras
    row = kind.__args__[0] if getattr(kind, "__origin__", None) is Rows else kind
    return row.dtype, extras
