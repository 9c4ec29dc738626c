"""What people read in Museum's sentences: the names that a mission gives, never its ids."""

from __future__ import annotations

import pytest

from ghostlight.games import load
from ghostlight.games.museum.names import called, item_of
from tests.speaking import words_in

MUSEUM = load("museum")


@pytest.mark.parametrize(
    ("mission", "field", "word", "name"),
    [
        ("first-night", "item", "jaguar-seal", "Jaguar Seal"),
        ("first-night", "item", "first_aid", "first_aid"),
        ("first-night", "objective", "seals", "Bring the seals to the reception"),
        ("first-night", "event", "FN-1", "The Tour Bell"),
        ("first-night", "event", "EV-06", "EV-06"),
        ("first-night", "square", "A-1", "A-1"),
        ("heart-under-the-temple", "secret", "captain", "Be the last to leave"),
    ],
)
def test_a_mission_calls_its_things_by_name(mission: str, field: str, word: str, name: str) -> None:
    world = MUSEUM.worlds(3, {"mission": mission})[0]
    assert called(world, field, word, "en") == name


def test_choices_speak_in_names() -> None:
    world = MUSEUM.worlds(2, {"mission": "thieves-in-the-shadows"})[0]
    action = MUSEUM.notation.read_action(world, "task switch")
    assert "Throw the shutter switch" in words_in("en").choice(MUSEUM, world, action)
    written = MUSEUM.notation.write_number(world, "item", item_of(world, "jade-mask") & 65535)
    assert called(world, "item", written, "en") == "Jade Mask"
