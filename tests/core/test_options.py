"""Options: the given ones checked, the others at their defaults, and one clear line for what cannot be."""

from __future__ import annotations

import json
import tomllib
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghostlight.core.errors import BadOption
from ghostlight.core.options import (
    Choice,
    Data,
    Either,
    Numbers,
    Option,
    Picks,
    Text,
    Whole,
    default_in,
    read_options,
)
from tests.core.lantern import check_prizes
from tests.core.refusals import unless_refused

GOAL = Whole("goal", 20, 1, 100, "how far")
PACE = Choice("pace", "slow", ("slow", "fast"), "how fast")
STARTER = Either("starter", "random", ("random",), 1, 4, "who begins")
DICE = Numbers("dice", (4, 8), 2, 1, 100, "sides")
DECK = Picks("deck", "all", ("all", "low"), 3, 1, 12, "cards", everyday=True)
PRIZES = Data("prizes", check_prizes, "what cards count")


def check_verse(text: str) -> str:
    if "lantern" not in text:
        raise BadOption("option verse: there is no lantern in it")
    return text


VERSE = Text("verse", "short", ("short", "long"), check_verse, 100, "what is sung")
KNOWN: tuple[Option, ...] = (GOAL, PACE, STARTER, DICE, DECK, PRIZES)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.datetimes(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("0123a", max_size=2), inner, max_size=2),
    max_leaves=4,
)
nearly = st.sampled_from(["1,2,3", "4,8", "all", "random", "2", "9" * 5000, [3, 1, 2], [4, 8], [[4]], {"7": 5}, {"7": True}])


def test_what_is_not_given_is_at_its_default() -> None:
    usual = {"goal": 20, "pace": "slow", "starter": "random", "dice": [4, 8], "deck": "all", "prizes": None}
    assert read_options("lantern", KNOWN, {}) == usual
    assert read_options("lantern", KNOWN, {"pace": "fast"}) == usual | {"pace": "fast"}


@pytest.mark.parametrize(("given_value", "read"), [(1, 1), (100, 100), ("7", 7), ("100", 100)])
def test_a_whole_number_may_come_as_text(given_value: Any, read: int) -> None:
    assert GOAL.read(given_value) == read


@pytest.mark.parametrize("value", [0, 101, -5, "0", "101", "many", "", "1.5", 7.0, True, False, None, [7], {}, "9" * 5000])
def test_what_is_no_number_of_the_range_is_refused(value: Any) -> None:
    with pytest.raises(BadOption, match=r"option goal: .* 1 to 100"):
        GOAL.read(value)


def test_a_number_that_is_too_long_to_be_said_is_refused_too() -> None:
    with pytest.raises(BadOption, match="option goal: what is given is not a whole number from 1 to 100"):
        GOAL.read(16**5000)


@pytest.mark.parametrize("value", ["", "Slow", "faster", 1, None, ["slow"]])
def test_what_is_none_of_the_words_is_refused(value: Any) -> None:
    with pytest.raises(BadOption, match=r"option pace: .* none of slow, fast"):
        PACE.read(value)


@pytest.mark.parametrize(("given_value", "read"), [("random", "random"), (1, 1), ("4", 4)])
def test_a_word_or_a_number(given_value: Any, read: str | int) -> None:
    assert STARTER.read(given_value) == read


@pytest.mark.parametrize("value", [0, 5, "0", "Random", "", True, None, 2.0, [1], {}])
def test_what_is_neither_word_nor_number_is_refused(value: Any) -> None:
    with pytest.raises(BadOption, match=r"option starter: .* neither random nor a whole number from 1 to 4"):
        STARTER.read(value)


@pytest.mark.parametrize("value", ["8,4", " 8, 4 ", [8, 4], (8, 4), ["8", 4]])
def test_a_row_of_numbers_keeps_its_order_and_may_come_as_text(value: Any) -> None:
    assert DICE.read(value) == [8, 4]


@pytest.mark.parametrize("value", ["4", "4,8,8", "4;8", "0,4", [4], [4, 101], [4, True], [4, 8.0], [[4, 8]], {"4": 8}, 4, None])
def test_what_is_no_such_row_is_refused_with_an_example(value: Any) -> None:
    with pytest.raises(BadOption, match=r"option dice: .* not 2 whole numbers from 1 to 100; write for instance 4,8"):
        DICE.read(value)


@pytest.mark.parametrize("value", ["7,1,12", [12, 7, 1], [1, 7, 12]])
def test_picks_are_kept_in_order(value: Any) -> None:
    assert DECK.read(value) == [1, 7, 12]


@pytest.mark.parametrize("word", ["all", "low", "my_own"])
def test_picks_may_be_a_word_that_the_game_will_check(word: str) -> None:
    assert DECK.read(word) == word


@pytest.mark.parametrize("value", ["1,2", "1,2,3,4", "0,1,2", [1, 2, 13], "My own", "", "a" * 41, 7, None, {}, ["all"]])
def test_what_is_no_pick_is_refused(value: Any) -> None:
    with pytest.raises(
        BadOption, match=r"option deck: .* neither 3 different numbers from 1 to 12 nor a word such as all or low"
    ):
        DECK.read(value)


def test_a_number_is_picked_once() -> None:
    with pytest.raises(BadOption, match="option deck: 7 is there twice; 3 different numbers are needed"):
        DECK.read("7,1,7")


def test_data_is_checked_by_the_game_and_kept_in_its_normal_form() -> None:
    assert PRIZES.read({"7": 5, "2": 9}) == {"2": 9, "7": 5}
    assert list(PRIZES.read({"7": 5, "2": 9})) == ["2", "7"]
    with pytest.raises(BadOption, match="from cards"):
        PRIZES.read({"13": 5})


def test_data_cannot_be_typed() -> None:
    with pytest.raises(BadOption, match=r"option prizes: .* --options FILE.toml"):
        PRIZES.read("7:5")


@pytest.mark.parametrize("value", [7, True, 1.5])
def test_data_is_a_table_or_a_list(value: Any) -> None:
    with pytest.raises(BadOption, match=r"option prizes: .* neither a table nor a list"):
        PRIZES.read(value)


def test_data_is_what_a_log_can_keep() -> None:
    """Whatever the game's own check would let pass."""
    loose = Data("map", lambda value: value, "anything")
    deep: Any = 7
    for _ in range(2000):
        deep = [deep]
    when = tomllib.loads("map = [2001-01-01]")["map"]
    for odd in ([float("inf")], [1.5], when, {"a": [b"x"]}, {"a": {"b": when}}, deep, [2**63], [None], {7: 7}):
        with pytest.raises(BadOption, match="option map: only words, whole numbers"):
            loose.read(odd)
    plain = {"a": [1, "b", True, {"c": []}]}
    assert loose.read(plain) == plain


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    known = "deck, dice, goal, pace, prizes, starter"
    with pytest.raises(BadOption, match=f"option 'speed': lantern has none of that name; it has {known}"):
        read_options("lantern", KNOWN, {"speed": 3})
    with pytest.raises(BadOption, match="none at all"):
        read_options("chess", (), {"speed": 3})


@given(value=anything | nearly)
def test_any_value_is_read_or_refused_with_one_line(value: Any) -> None:
    """What is read is read the same again, also out of a log."""
    for option in KNOWN:
        read = unless_refused(partial(option.read, value), BadOption)
        if read is not None:
            assert option.read(read) == read
            assert json.loads(json.dumps(read)) == read


def test_ranges_and_values_in_words() -> None:
    assert [option.range for option in KNOWN] == [
        "1 to 100",
        "slow | fast",
        "random | 1 to 4",
        "2 numbers, 1 to 100",
        "all | low | 3 of 1 to 12",
        "a table or list, in a file",
    ]
    assert [option.write(option.default) for option in KNOWN] == ["20", "slow", "random", "4,8", "all", "the usual"]
    assert DECK.write([1, 2, 3]) == "1,2,3"
    assert PRIZES.write({"7": 5}) == "its own"


def test_an_option_is_for_every_day_only_where_it_says_so() -> None:
    assert [option.key for option in KNOWN if option.everyday] == ["deck"]


def test_a_text_is_a_word_or_what_a_file_holds() -> None:
    own = "A lantern\nin the night\n"
    assert read_options("lantern", (VERSE,), {}) == {"verse": "short"}
    assert (VERSE.read("long"), VERSE.read(own)) == ("long", own)
    assert (VERSE.write("long"), VERSE.write(own)) == ("long", "its own")
    assert VERSE.range == "short | long | the text of a file"


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("middling", "none of short, long, nor the text of a file; give a file with --verse"),
        ("verse.txt", "none of short, long"),
        (7, "none of short, long"),
        (None, "none of short, long"),
        ("lantern\n" * 20, "larger than 100 bytes"),
        ("Dark\nas ever\n", "there is no lantern in it"),
    ],
)
def test_a_text_that_is_no_word_no_file_or_not_of_the_format_is_refused(value: Any, why: str) -> None:
    with pytest.raises(BadOption, match=f"option verse: .*{why}"):
        VERSE.read(value)


# --- defaults that belong to a rules number ----------------------------------------------------------------------------

READING = Choice("reading", "letter", ("letter", "house"), "how it is read", since=2, before={2: "house"})
LENGTH = Whole("length", 30, 1, 100, "how long", before={2: 10, 4: 20})


@pytest.mark.parametrize(("rules", "length"), [(1, 10), (2, 20), (3, 20), (4, 30), (5, 30)])
def test_a_default_is_that_of_its_rules_number(rules: int, length: int) -> None:
    assert default_in(LENGTH, rules) == length
    assert read_options("lantern", (LENGTH,), {}, rules) == {"length": length}
    assert read_options("lantern", (LENGTH,), {"length": 7}, rules) == {"length": 7}, "what is given is taken"


def test_the_newest_default_is_for_those_who_name_no_rules() -> None:
    assert read_options("lantern", (READING, LENGTH), {}) == {"reading": "letter", "length": 30}


def test_before_an_option_came_it_was_as_it_was_then() -> None:
    assert read_options("lantern", (READING,), {}, 1) == {"reading": "house"}
    assert read_options("lantern", (READING,), {"reading": "house"}, 1) == {"reading": "house"}
    with pytest.raises(BadOption, match="option reading: rules 1 had no such option; it was as house is now"):
        read_options("lantern", (READING,), {"reading": "letter"}, 1)
    assert read_options("lantern", (READING,), {}, 2) == {"reading": "letter"}
    assert read_options("lantern", (READING,), {"reading": "house"}, 2) == {"reading": "house"}
