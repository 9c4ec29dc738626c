"""Options as the command line gives them: `key=value`, or a TOML file."""

from __future__ import annotations

import pytest

from ghostlight.commands.options import read_pairs, read_toml
from ghostlight.core.errors import Refusal
from ghostlight.core.options import read_options
from tests.core.test_options import KNOWN


def test_pairs_as_the_command_line_gives_them() -> None:
    assert read_pairs(["goal=5", "pace=fast", "title=a=b", "empty="]) == {
        "goal": "5",
        "pace": "fast",
        "title": "a=b",
        "empty": "",
    }


@pytest.mark.parametrize("pair", ["goal", "", "=5"])
def test_a_pair_without_key_or_equals_sign_is_refused(pair: str) -> None:
    with pytest.raises(Refusal, match="write key=value"):
        read_pairs([pair])


def test_a_file_has_its_keys_at_the_top() -> None:
    text = b'goal = 5\ndice = [6, 10]\ndeck = "low"\n[prizes]\n7 = 5\n'
    given_options = read_toml(text, "night.toml")
    assert read_options("lantern", KNOWN, given_options) == {
        "goal": 5,
        "pace": "slow",
        "starter": "random",
        "dice": [6, 10],
        "deck": "low",
        "prizes": {"7": 5},
    }


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"goal = 5\npace = \n", r"night.toml: not TOML: .*line 2"),
        (b"goal = 5\ngoal = 6\n", r"night.toml: not TOML: .*line 2"),
        (b"goal = 5\n\npace = '\xff'", "night.toml: line 3: this is not UTF-8 text"),
        (b"goal = " + b"[" * 5000, "night.toml: not TOML"),
        (b"goal = " + b"9" * 5000, "night.toml: not TOML"),
    ],
)
def test_a_file_that_is_no_toml_is_refused_with_its_name_and_the_line(text: bytes, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        read_toml(text, "night.toml")
