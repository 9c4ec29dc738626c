"""The term base (docs/terms.md): no message has a word that another one was chosen for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import ast

from ghostlight.messages import LANGUAGES
from tests.speaking import entries

PAGE = (Path(__file__).parent.parent / "docs" / "terms.md").read_text(encoding="utf-8")
SECTIONS = {
    "Everywhere": "",
    "Pages and tables": "web-(?!option-(?:town|keyhole|museum)-)|table-|common-|cli-|refusal-",
    "Graveyard": "(?:web-option-)?graveyard-",
    "Town": "(?:web-option-)?town-",
    "Keyhole": "(?:web-option-)?keyhole-",
    "Museum": "(?:web-option-)?museum-|mission-",
}
"""Which messages a section of the page is about, by how their ids begin."""


@dataclass(frozen=True)
class Loser:
    """A word that is not to be used."""

    section: str
    language: str
    word: str

    def within(self, text: str) -> str | None:
        found = re.search(self.word, text, re.IGNORECASE)
        return found[0] if found else None


def rows(section: str) -> list[list[str]]:
    """The cells of the table of that section, without its head. A bar between backticks parts no cells."""
    _, _, rest = PAGE.partition(f"\n## {section}\n")
    lines = [line for line in rest.partition("\n## ")[0].split("\n") if line.startswith("| ")]
    split = re.compile(r"\|(?=(?:[^`]*`[^`]*`)*[^`]*$)")
    return [[cell.strip() for cell in split.split(line)[1:-1]] for line in lines[2:]]


def losers(section: str) -> Iterator[Loser]:
    for row in rows(section):
        for part in re.findall(r"(en|es|ja) ((?:`[^`]+`(?:, )?)+)", row[-1]):
            yield from (Loser(section, part[0], word) for word in re.findall(r"`([^`]+)`", part[1]))


LOSERS = [loser for section in SECTIONS for loser in losers(section)]
EXCEPTIONS = {(name, language, word) for name, language, word, _ in rows("Exceptions")}


def text_of(pattern: ast.Pattern | None) -> str:
    """A message as it is written, with `{count}` for what is filled in; the forms of a choice stand on lines of their own."""
    return "".join(_written(element) for element in (pattern.elements if pattern else ()))


def _written(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.StringLiteral(value=value):
            return str(value)
        case ast.SelectExpression(variants=variants):
            return "".join(f"\n{text_of(variant.value)}" for variant in variants) + "\n"
        case ast.VariableReference(id=name) | ast.MessageReference(id=name):
            return f"{{{name.name}}}"
    return "{}"


def found_in(loser: Loser, name: str) -> str | None:
    """The losing word in that message, if it is there and no exception."""
    word = loser.within(text_of(entries(loser.language)[name].value))
    return None if word is None or (name, loser.language, word.casefold()) in EXCEPTIONS else word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", SECTIONS)
def test_no_message_has_a_word_that_is_not_to_be_used(section: str, language: str) -> None:
    wrong = [
        f"{name}: {word}  (not {loser.word})"
        for loser in LOSERS
        if (loser.section, loser.language) == (section, language)
        for name in entries(language)
        if re.match(SECTIONS[section], name) and (word := found_in(loser, name))
    ]
    assert wrong == []


def test_every_exception_is_still_needed_and_says_why() -> None:
    for name, language, word, why in rows("Exceptions"):
        assert word in text_of(entries(language)[name].value).casefold(), name
        assert why


def test_every_row_names_its_concept_and_every_section_is_read() -> None:
    sections = re.findall(r"^## (.+)$", PAGE, re.MULTILINE)
    assert sections == ["The voices", *SECTIONS, "Exceptions"]
    for section in SECTIONS:
        assert all(len(row) == 5 and row[0] and row[1] for row in rows(section)), section
    backticks = sum(row[-1].count("`") for section in SECTIONS for row in rows(section))
    assert len(LOSERS) == backticks // 2, "a losing word without its language"


# --- these checks can fail ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("section", "language", "text"),
    [
        ("Everywhere", "en", "All onlookers are welcome."),
        ("Everywhere", "en", "X is no door."),
        ("Everywhere", "ja", "{count}つの卓"),
        ("Everywhere", "ja", "三枚を引く"),
        ("Everywhere", "es", "¿Dónde jugáis?"),
        ("Pages and tables", "en", "Decisions can be taken back."),
        ("Graveyard", "es", "Colocas a tu señor fuera."),
        ("Town", "es", "Luchar"),
        ("Museum", "es", "un suceso"),
    ],
)
def test_a_losing_word_is_found(section: str, language: str, text: str) -> None:
    assert any(loser.within(text) for loser in LOSERS if (loser.section, loser.language) == (section, language))


@pytest.mark.parametrize(
    ("section", "language", "text"),
    [
        ("Everywhere", "en", "There is no table here. It is no longer played."),
        ("Everywhere", "ja", "4つの階へ一度に、一つずつ"),
        ("Everywhere", "es", "Los seis países"),
        ("Graveyard", "es", "tu señor oscuro y dos señores oscuros, un fuego fatuo"),
    ],
)
def test_a_word_like_it_is_not(section: str, language: str, text: str) -> None:
    assert [loser for loser in LOSERS if (loser.section, loser.language) == (section, language) and loser.within(text)] == []
