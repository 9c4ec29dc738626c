"""The browser's tests read what Python says from a file: it is up to date, and it has every message of every game."""

from __future__ import annotations

import json
from typing import get_args, get_origin

import msgspec
import pytest

from ghostlight.games import NAMES, load
from ghostlight.words import LANGUAGES

from . import vectors


@pytest.fixture(scope="module")
def kept() -> dict:
    return json.loads(vectors.FILE.read_text(encoding="utf-8"))


def test_the_file_says_what_python_says() -> None:
    if vectors.FILE.read_text(encoding="utf-8") != vectors.text():
        pytest.fail(f"{vectors.FILE.name}: it is stale; run `python -m tests.sentences` and commit it", pytrace=False)


@pytest.mark.parametrize("name", NAMES)
def test_every_message_of_every_game_is_there_in_all_its_forms(kept: dict, name: str) -> None:
    parts = kept["games"][name]
    found = {message: rows for part in ("events", "choices", "messages") for message, rows in parts[part].items()}
    assert set(found) == {message for language in LANGUAGES for message in vectors.messages(language, name)}
    assert [message for message, rows in found.items() if not rows] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_run_of_events_that_has_a_message_is_told_by_it(kept: dict, name: str) -> None:
    """One sentence for the whole run, so no run is told by the messages of its parts."""
    for message, rows in kept["games"][name]["events"].items():
        for _, _, *said in rows:
            assert [len(sentences) for sentences in said] == [1, 1, 1], message


@pytest.mark.parametrize("name", NAMES)
def test_what_is_sent_is_of_the_types_that_the_browser_has(kept: dict, name: str) -> None:
    game = load(name)
    for rows in kept["games"][name]["events"].values():
        for sent, *_ in rows:
            for _, fields in sent:
                for field, value in fields.items():
                    msgspec.convert(value, game.field_type(field))


@pytest.mark.parametrize("name", NAMES)
def test_every_field_has_its_type(name: str) -> None:
    game = load(name)
    assert game.vocabulary is not None
    used = {field for fields in (*game.event_fields.values(), *game.verbs.values()) for field in fields}
    assert used == set(game.vocabulary.FIELDS)


@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_a_field_are_those_that_its_numbers_stand_for(name: str) -> None:
    """A name in the vocabulary that the rules do not have, or the other way round, is found here."""
    game = load(name)
    world = game.worlds(3)[0]
    for field in {field for fields in game.event_fields.values() for field in fields}:
        kind = game.field_type(field)
        if get_origin(kind) is vectors.Literal:
            numbers = vectors.that_can_be(game, world, field, get_args(kind))
            assert [game.notation.write_number(world, field, number) for number in numbers] == list(get_args(kind)), field
