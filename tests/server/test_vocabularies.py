"""The closed sets of words of each game are the names that its rules have, in their order: views find them by number."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

import pytest

from ghostlight.games.graveyard import state as graveyard
from ghostlight.games.graveyard import vocabulary as graveyard_words
from ghostlight.games.keyhole import state as keyhole
from ghostlight.games.keyhole import vocabulary as keyhole_words
from ghostlight.games.museum import state as museum
from ghostlight.games.museum import vocabulary as museum_words
from ghostlight.games.town import state as town
from ghostlight.games.town import vocabulary as town_words


def lower(names: Iterable[IntEnum], joint: str = "_") -> list[str]:
    return [each.name.lower().replace("_", joint) for each in names]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (graveyard_words.BACKS, lower(graveyard.Back)),
        (graveyard_words.FRONTS, lower(graveyard.Front)),
        (town_words.COLOURS, list(town.COLOURS[1:])),
        (town_words.USES, lower(town.Action)),
        (town_words.SPACES, lower(town.Action)[: town.ACTIONS]),
        (town_words.ASKS, lower(town.Ask, "-")),
        (keyhole_words.SIDES, [side.name for side in keyhole.Side]),
        (keyhole_words.PIECES, lower(keyhole.Piece)),
        (keyhole_words.SIZES, [size.name for size in keyhole.Size]),
        (keyhole_words.PLACES, lower(keyhole.Place)),
        (keyhole_words.ASKS, lower(keyhole.Ask)[:-1]),
        (keyhole_words.WHYS, lower(keyhole.Why, "-")[1:]),
        (museum_words.SIDES, lower(museum.Side)),
        (museum_words.CHARACTERS, lower(museum.Character)),
        (museum_words.KINDS, ["none", *lower(museum.Kind)]),
        (museum_words.CHESS, lower(museum.Chess)),
        (museum_words.ENTITIES, lower(museum.Entity)),
        (museum_words.PLACES, lower(museum.Place)),
        (museum_words.WALKS, lower(museum.Walk)),
        (museum_words.MODES, lower(museum.EventsMode)),
        (museum_words.GOALS, lower(museum.Goal)),
        (museum_words.MODIFIERS, lower(museum.Modifier)),
        (museum_words.EFFECTS, lower(museum.Effect)),
        (museum_words.ASKS, lower(museum.Ask)),
    ],
    ids=lambda words: words[0],
)
def test_words_are_the_names_of_the_rules(words: tuple[str, ...], names: list[str]) -> None:
    assert list(words) == names
