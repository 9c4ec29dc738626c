"""Sets of bits behave as sets do, in compiled code and in Python."""

from __future__ import annotations

import numba
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghostlight.core import bits
from ghostlight.core.compile import JIT
from tests.core import compiled

members = st.sets(st.integers(0, 62))
some_members = st.sets(st.integers(0, 62), min_size=1)


def as_bits(which: set[int]) -> int:
    return sum(1 << each for each in which)


@given(which=members, asked=st.integers(0, 62))
def test_has(which: set[int], asked: int) -> None:
    assert compiled.has(as_bits(which), asked) == (asked in which)


@given(which=st.integers(0, 62))
def test_only(which: int) -> None:
    assert compiled.only(which) == as_bits({which})


@given(which=members)
def test_size(which: set[int]) -> None:
    assert compiled.size(as_bits(which)) == bits.size(as_bits(which)) == len(which)


@given(which=some_members)
def test_lowest(which: set[int]) -> None:
    assert compiled.lowest(as_bits(which)) == bits.lowest(as_bits(which)) == min(which)


@given(which=some_members)
def test_nth(which: set[int]) -> None:
    """Every member is found once, in ascending order."""
    places = range(len(which))
    assert [compiled.nth(as_bits(which), place) for place in places] == sorted(which)
    assert [bits.nth(as_bits(which), place) for place in places] == sorted(which)


if JIT:  # only compiled code has two ways to find it

    def test_the_walk_that_serves_where_the_instruction_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
        """Machines without PDEP find the n-th member step by step, and find the same."""
        monkeypatch.setattr(bits, "_HAS_PDEP", False)
        walk = numba.njit(bits._compiled_nth(None, None))
        assert [walk(0b1011010, place) for place in range(4)] == [1, 3, 4, 6]
        assert walk(1 << 62, 0) == 62
