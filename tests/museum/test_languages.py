"""Texts by language in mission files: how they are read, what is wrong with them, and who gets to see which."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from ghostlight.core.events import EVERYONE, Happening
from ghostlight.games import load
from ghostlight.games.museum.missions.booklet import booklet_of
from ghostlight.games.museum.missions.reading import SHIPPED, read_mission, shipped
from ghostlight.games.museum.names import called
from ghostlight.games.museum.stored_texts import spoken, text_of, told_in, translations
from ghostlight.messages import LANGUAGES
from tests.museum.missions import in_english, small, told
from tests.speaking import words_in

MUSEUM = load("museum")


def world_of(mission: str, players: int = 2) -> Any:
    return MUSEUM.worlds(players, {"mission": mission})[0]


def texts_by_language(raw: Any) -> list[dict[str, str]]:
    """All tables of languages in a file, and every other text for people, which would be a plain one."""
    if isinstance(raw, list):
        return [found for each in raw for found in texts_by_language(each)]
    if not isinstance(raw, dict):
        return []
    named = [raw[key] for key in ("title", "summary", "name", "text") if key in raw and raw.get("type") != "modifier"]
    found = [each for each in named if isinstance(each, dict) or " " in each or "v" not in each]
    return found + [each for value in raw.values() for each in texts_by_language(value)]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_mission_speaks_three_languages_throughout(name: str) -> None:
    found = texts_by_language(tomllib.loads(shipped(name).decode()))
    assert len(found) >= 11
    for each in found:
        assert [*each] == [*LANGUAGES]
        assert len({*each.values()}) == len(LANGUAGES)


@pytest.mark.parametrize("name", SHIPPED)
def test_languages_change_nothing_but_texts(name: str) -> None:
    """The same World, number for number, as of the file in English alone."""
    players = len(read_mission(shipped(name)).formats[0].seats)
    ours, plain = world_of(name, players), world_of(in_english(shipped(name).decode()), players)
    texts = {"texts", "label", "text", "title", "summary", "date", "format", "language", "named_label", "named_name"}
    assert differing(ours, plain) <= texts
    assert text_of(ours, ours.title) == text_of(plain, plain.title)
    assert (text_of(ours, ours.language), text_of(plain, plain.language)) == ("en", "")


def differing(one: Any, other: Any) -> set[str]:
    """The fields in which two records differ, those of records inside them by their own names."""
    found = set()
    for name in one.dtype.names:
        a, b = one[name], other[name]
        if getattr(a.dtype, "names", None):
            rows = zip(a.reshape(-1), b.reshape(-1), strict=True) if a.shape else [(a, b)]
            found |= {each for x, y in rows for each in differing(x, y)}
        elif (a != b).any() if a.shape else a != b:
            found.add(name)
    return found


def test_everybody_is_told_in_their_own_language() -> None:
    world = world_of("first-night")
    message = world.effects[world.triggers[0].script.first].text
    sentences = {
        language: [
            words_in(language).tell(MUSEUM, world, Happening(name, fields, EVERYONE), ["Ana", "Ben"])
            for name, fields in (
                ("begins", {"mission": int(world.title)}),
                ("message", {"text": int(message)}),
                ("done", {"objective": 0}),
                ("event", {"event": 12}),
            )
        ]
        for language in LANGUAGES
    }
    assert sentences["en"] == [
        "“First Night” begins.",
        "“The clock of the reception ticks. Something moves upstairs.”",
        "Done: “Bring the seals to the reception”.",
        "Event: “The Tour Bell”.",
    ]
    assert sentences["es"] == [
        "Empieza «Primera noche».",
        "«El reloj de la recepción hace tictac. Algo se mueve arriba.»",
        "Conseguido: «Llevar los sellos a la recepción».",
        "Evento: «La campana de la visita».",
    ]
    assert sentences["ja"] == [
        "「最初の夜」が始まります。",
        "「受付の時計が時を刻みます。上の階で何かが動いています。」",
        "達成：「印章を受付へ運ぶ」。",
        "イベント：「見学の鐘」。",
    ]
    assert called(world, "item", "eagle-seal", "es") == "Sello del águila"


def test_a_booklet_has_every_text_in_all_languages() -> None:
    booklet = booklet_of(world_of("heart-under-the-temple", 3))
    assert booklet.language == "en"
    shown = [booklet.title, booklet.summary, *booklet.secrets, *(each.name for each in booklet.items)]
    assert {language for text in shown for language in booklet.texts[text]} == {"es", "ja"}
    assert booklet.texts["Jade Mask"] == {"es": "Máscara de jade", "ja": "翡翠の仮面"}


TITLE = '{en="Small", es="Pequeña"}'


def test_a_plain_text_is_the_same_for_everybody() -> None:
    world = world_of(small(title='"Pequeña"', language='"es"'))
    assert (text_of(world, world.title), text_of(world, world.language)) == ("Pequeña", "es")
    assert told_in(world, "Pequeña", "ja") == "Pequeña"
    assert translations(world) == {}


@pytest.mark.parametrize(("language", "first"), [("", "Small"), ('"en"', "Small"), ('"es"', "Pequeña")])
def test_the_language_of_a_mission_comes_first(language: str, first: str) -> None:
    """Who reads a language that the mission does not have gets that one."""
    world = world_of(small(title=TITLE, **({"language": language} if language else {})))
    assert text_of(world, world.title) == first
    assert [told_in(world, first, each) for each in LANGUAGES] == ["Small", "Pequeña", first]
    assert text_of(world, world.language) == (language.strip('"') or "en")


def test_the_same_text_may_stand_plain_and_by_language() -> None:
    for parts in ({"title": TITLE, "summary": '"Small"'}, {"title": '"Small"', "summary": TITLE}):
        world = world_of(small(**parts))
        assert [text_of(world, each) for each in (world.title, world.summary)] == ["Small", "Small"]
        assert told_in(world, "Small", "es") == "Pequeña"


def test_dotted_keys_are_the_same_as_a_table() -> None:
    dotted = small(title=TITLE).replace(f"title = {TITLE}\n", 'title.en = "Small"\ntitle.es = "Pequeña"\n')
    assert [spoken(read_mission(dotted.encode()).title, each) for each in LANGUAGES] == ["Small", "Pequeña", "Small"]


@pytest.mark.parametrize(
    ("parts", "faults"),
    [
        ({"title": "{}"}, [("V-02", "title")]),
        ({"title": '{en="Small", fr="Petite"}'}, [("V-03", "title.fr")]),
        ({"title": '{en="Small", es=""}'}, [("V-05", "title.es")]),
        ({"title": '{en="Small", es=7}'}, [("V-04", "title.es")]),
        ({"title": f'{{en="Small", es="{"x" * 81}"}}'}, [("V-05", "title.es")]),
        ({"title": TITLE, "summary": '{en="A small one."}'}, [("V-02", "summary.es")]),
        (
            {"title": TITLE, "summary": '{ja="小さい夜"}'},
            [("V-02", "summary.en"), ("V-02", "summary.es"), ("V-02", "title.ja")],
        ),
        ({"title": TITLE, "language": '"ja"'}, [("V-02", "title.ja")]),
        ({"title": TITLE, "summary": '{en="Small", es="Otra"}'}, [("V-05", "summary")]),
        ({"language": '"de"'}, [("V-05", "language")]),
        ({"language": "1"}, [("V-04", "language")]),
    ],
)
def test_what_is_wrong_with_a_text_by_language_is_told(parts: dict[str, str], faults: list[tuple[str, str]]) -> None:
    """museum M-276"""
    assert sorted(told(small(**parts))) == sorted(faults)


def test_ids_and_formats_have_no_languages() -> None:
    seats = '[{side="humans", plays=["itzel"]}, {side="ghost", plays=["priest"]}]'
    assert ("V-04", "format[0].name") in told(small(format=f'[{{name={{en="1v1"}}, seats={seats}}}]'))


def test_the_largest_texts_in_all_languages_fit_into_a_world() -> None:
    """A file is no larger than the room for its texts, and an entry takes less than a table of languages does."""
    items = ", ".join(
        f'{{id="i{k}", class="artefact", name={{en="{k:03}{"a" * 220}", es="{k:03}{"é" * 110}", ja="{k:03}{"夜" * 70}"}}}}'
        for k in range(64)
    )
    text = small(item=f"[{items}]")
    assert 40_000 < len(text.encode()) < 65_536
    world = world_of(text)
    assert len(translations(world)) == 64
    assert called(world, "item", "i63", "ja") == "063" + "夜" * 70
