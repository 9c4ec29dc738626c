"""Every message in three languages with 0, 1, 2 and 12: numbers agree with what they count, and nothing is left unfilled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ghostlight.messages import LANGUAGES
from tests.speaking import entries, words_in

NUMBERS = (0, 1, 2, 12)
FORMS = {"zero", "one", "two", "few", "many", "other"}
NAME = "Ana"
_BARE = """
    act action actor area asks attacker author authors back bot buildings cell choice date door entity event example
    fault file fitting font format formats front game games ghost ghost-number ghost-owner gives grave human humans item
    items key known languages link made-number marks mission name names near nonce objective option other outcome
    partner-number place promised round secret sections seed several sides spent-grave square squares strength table
    target targets task text time title type typed value victim-number victim-owner way what when where who
"""
WORDS = frozenset(_BARE.split())
"""What is a word, or a number that names and does not count, wherever it stands bare; all other variables may count."""
NO_NOUNS = {
    "en": frozenset({"as", "is", "has", "was", "wins", "does", "this", "less", "plus", "across", "bonus"})
    | {"acts", "comes", "costs", "needs", "owns", "takes"},  # "seat 1 acts"
    "es": frozenset({"es", "más", "menos", "tras", "has"}),
}
"""Words in -s that no number counts."""


class Uses(Visitor):
    """What a message is filled with: its variables, those by which it chooses with their keys, what a function looks up as a
    name, and other messages.
    """

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.names: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "NAME":
            self.names |= {each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def uses(language: str, name: str) -> Uses:
    """What a message and those that it refers to are filled with."""
    found = Uses(entries(language)[name])
    for other in sorted(found.messages):
        inner = uses(language, other)
        found.variables |= inner.variables
        found.names |= inner.names
        for variable, keys in inner.keys.items():
            found.keys.setdefault(variable, set()).update(keys)
    return found


def chooses_by_words(keys: set[str]) -> bool:
    return any(not key.isdigit() and key not in FORMS for key in keys)


def fillings(language: str, name: str, number: int) -> Iterator[dict[str, str | int]]:
    """With that number for all that is counted: once, then with each word by which the message or another language chooses."""
    found = uses(language, name)
    words = {variable: keys for variable, keys in found.keys.items() if chooses_by_words(keys)}
    bare = WORDS | found.names
    counted = {variable for variable in found.variables - set(words) if variable in found.keys or variable not in bare}
    usual: dict[str, str | int] = {variable: number if variable in counted else NAME for variable in found.variables}
    yield usual
    for variable, keys in words.items():
        yield from (usual | {variable: key} for key in sorted(keys - FORMS))
    if number == 1:
        yield from (usual | dict.fromkeys(counted, 12) | {variable: 1} for variable in sorted(counted))


@cache
def rendered(language: str, name: str, number: int) -> tuple[str, ...]:
    words = words_in(language)
    return tuple(words.format(name, filling) for filling in fillings(language, name, number))


def after_number(language: str, text: str, number: int) -> set[str]:
    """The words in -s that stand right after that number; not after a range or "1 of 1", where there are several."""
    found = re.findall(rf"(?<![\w.,:/–-])(?<!\bto )(?<!\ba )(?<!\bof )(?<!\bde ){number} (\w+s)\b", text)
    return {word.casefold() for word in found} - NO_NOUNS.get(language, frozenset())


_TOO_MUCH = """
    mission-large mission-things mission-listed mission-needs mission-in-a-row mission-bulk mission-ammo mission-slots
    refusal-several-called refusal-log-too-long refusal-log-too-long-here refusal-nonces refusal-nonce-length
    refusal-option-text-large refusal-chance-many refusal-graveyard-many-stones refusal-town-crowd refusal-town-display
"""
"""They only say that there is too much: what they count is more than the most, which is more than one or is told alone."""
_FIXED = """
    refusal-seed-digits refusal-option-twice refusal-town-haunts refusal-town-set-cards refusal-town-first-player
    refusal-town-scare-supply refusal-keyhole-homes refusal-keyhole-picks refusal-museum-hand
"""
"""They tell a number that is never one: that of digits, colours, cards, or of the players of a game for two and more."""
NEVER_FEW = frozenset(_TOO_MUCH.split()) | frozenset(_FIXED.split())
ALONE = {
    "en": re.compile(r"\b(?:are|were) 1\b(?! (?:to|of)\b)"),
    "es": re.compile(r"\b(?:quedan|faltan|sobran|son|han pasado|hacen) 1\b(?! de\b)", re.I),
}
TWICE = re.compile(r"\b([^\W\d_]{2,}) \1\b")


def faults(language: str, name: str) -> Iterator[str]:
    """What is wrong with a message at some number."""
    if name in NEVER_FEW:
        return
    many = {word for text in rendered(language, name, 12) for word in after_number(language, text, 12)}
    for text in rendered(language, name, 1):
        for word in sorted(after_number(language, text, 1) & many):
            yield f"{name}: 1 {word}: {text}"
        if language in ALONE and (found := ALONE[language].search(text)):
            yield f"{name}: {found[0]}: {text}"
    for number in NUMBERS:
        for text in rendered(language, name, number):
            if language == "ja" and re.search(r"1[0-9]つ", text):
                yield f"{name}: つ counts to nine: {text}"
            if language != "ja" and (found := TWICE.search(text)) and NAME not in found[0]:
                yield f"{name}: twice the same word: {text}"
            if re.search(r"\{ ?\$?[a-z-]+ ?\}|\$[a-z]", text):
                yield f"{name}: not filled in: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", sorted({name.partition("-")[0] for name in entries("en")}))
def test_every_message_with_none_one_two_and_twelve(language: str, room: str) -> None:
    names = [name for name in entries(language) if name.partition("-")[0] == room]
    assert sorted({fault for name in names for fault in faults(language, name)}) == []


# --- these checks can fail ---------------------------------------------------------------------------------------------


def test_a_plural_after_one_is_seen() -> None:
    assert after_number("en", "All as promised: 1 steps and 1 draw.", 1) == {"steps"}
    assert after_number("en", "11 steps, 1.1 steps, seat 1 wins", 1) == set()
    assert after_number("es", "Quedan 1 puntos más", 1) == {"puntos"}
    assert ALONE["es"].search("Quedan 1 bebida")
    assert TWICE.search("puerta al al norte")
