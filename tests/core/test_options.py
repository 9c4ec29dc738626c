"""Options: the given ones checked, the others at their defaults, and one clear line for what cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghostlight.core.errors import BadOption
from ghostlight.core.options import Choice, Whole, read_options, read_pairs
from tests.core.refusals import unless_refused

GOAL = Whole("goal", 20, 1, 100, "how far")
PACE = Choice("pace", "slow", ("slow", "fast"), "how fast")
KNOWN = (GOAL, PACE)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=3,
)


def test_what_is_not_given_is_at_its_default() -> None:
    assert read_options("lantern", KNOWN, {}) == {"goal": 20, "pace": "slow"}
    assert read_options("lantern", KNOWN, {"pace": "fast"}) == {"goal": 20, "pace": "fast"}


@pytest.mark.parametrize(("given_value", "read"), [(1, 1), (100, 100), ("7", 7), ("100", 100)])
def test_a_whole_number_may_come_as_text(given_value: Any, read: int) -> None:
    assert GOAL.read(given_value) == read


@pytest.mark.parametrize("value", [0, 101, -5, "0", "101", "many", "", "1.5", 7.0, True, False, None, [7], {}, "9" * 5000])
def test_what_is_no_number_of_the_range_is_refused(value: Any) -> None:
    with pytest.raises(BadOption, match=r"option goal: .* 1 to 100"):
        GOAL.read(value)


@pytest.mark.parametrize("value", ["", "Slow", "faster", 1, None, ["slow"]])
def test_what_is_none_of_the_words_is_refused(value: Any) -> None:
    with pytest.raises(BadOption, match=r"option pace: .* none of slow, fast"):
        PACE.read(value)


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption, match="option 'speed': lantern has none of that name; it has goal, pace"):
        read_options("lantern", KNOWN, {"speed": 3})
    with pytest.raises(BadOption, match="none at all"):
        read_options("chess", (), {"speed": 3})


@given(value=anything)
def test_any_value_is_read_or_refused_with_one_line(value: Any) -> None:
    for option in KNOWN:
        read = unless_refused(lambda option=option: option.read(value), BadOption)
        if read is not None:
            assert read in range(1, 101) or read in PACE.words
            assert option.read(read) == read


def test_ranges_in_words() -> None:
    assert GOAL.range == "1 to 100"
    assert PACE.range == "slow | fast"


def test_pairs_as_the_command_line_gives_them() -> None:
    assert read_pairs(["goal=5", "pace=fast", "title=a=b", "empty="]) == {
        "goal": "5",
        "pace": "fast",
        "title": "a=b",
        "empty": "",
    }


@pytest.mark.parametrize("pair", ["goal", "", "=5"])
def test_a_pair_without_key_or_equals_sign_is_refused(pair: str) -> None:
    with pytest.raises(BadOption, match="write key=value"):
        read_pairs([pair])
