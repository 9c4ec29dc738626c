"""Every refusal is a code with facts, and has its sentence in three languages. The sites are found in the sources, without
running them: each place where a refusal is made names a code that there is, with exactly the facts that its message wants.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import ghostlight
from ghostlight.core import errors
from ghostlight.core.errors import AnyOf, BadNotation, BadOption, OtherRules, Refusal
from ghostlight.messages import LANGUAGES, LOCALES, join_names
from ghostlight.table.refused import CODES, Refused

PACKAGE = Path(ghostlight.__file__).parent
KINDS = {"Refusal", "IllegalAction", "BadNotation", "BadOption", "BadLog", "BadScenario", "Impossible"}
"""The classes whose first argument is a code of `refusal.ftl`."""
MADE_ELSEWHERE = {
    "other-rules": "OtherRules",
    "mission": "BadMission",
    "no-such-word": "no_such_word",
    "system": "refusals of the system",
}
"""Codes that are made in one place for many, and by what."""
SENTENCES = {"ghostlight/core/scenarios/stage.py": 1}
"""Where a refusal repeats other refusals in a row, which are sentences already."""


@dataclass(frozen=True)
class Site:
    """Where a refusal is made: of which code and with which facts; None where the facts are handed on as a whole."""

    where: str
    code: str | None
    facts: frozenset[str]
    whole: bool


def sites() -> Iterator[Site]:
    for path in sorted(PACKAGE.rglob("*.py")):
        file = path.relative_to(PACKAGE.parent).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            by_system = isinstance(node.func, ast.Attribute) and node.func.attr == "by_system"
            if not by_system and not (isinstance(node.func, ast.Name) and node.func.id in KINDS):
                continue
            code = node.args[0]
            named = frozenset(each.arg for each in node.keywords if each.arg)
            yield Site(
                f"{file}:{node.lineno}",
                code.value if isinstance(code, ast.Constant) and isinstance(code.value, str) else None,
                named | {"error", "told"} if by_system else named,
                any(each.arg is None for each in node.keywords),
            )


SITES = list(sites())


class Uses(Visitor):
    """All variables of a message, also those that only choose a form, and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, Uses]:
    resource = FluentParser().parse((LOCALES / language / "refusal.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        if isinstance(entry, fluent.Message):
            found[entry.id.name.removeprefix("refusal-")] = uses = Uses()
            uses.visit(entry)
    return found


def wanted(language: str, code: str) -> set[str]:
    uses = messages(language)[code]
    return uses.variables.union(*(wanted(language, each.removeprefix("refusal-")) for each in uses.messages))


def test_sites_are_found() -> None:
    assert len(SITES) > 250


def test_every_refusal_is_made_with_a_code() -> None:
    for site in SITES:
        file = site.where.partition(":")[0]
        if site.code is None:
            assert file in SENTENCES, f"{site.where}: the first argument of a refusal is a code, not a sentence"
        else:
            assert re.fullmatch(r"[a-z0-9-]+", site.code), f"{site.where}: {site.code!r} is not a code"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message_whose_facts_are_given(language: str) -> None:
    for site in SITES:
        if site.code is None:
            continue
        assert site.code in messages(language), f"{site.where}: there is no refusal-{site.code} in {language}/refusal.ftl"
        missing = wanted(language, site.code) - site.facts
        assert site.whole or not missing, f"{site.where}: {language}: refusal-{site.code} wants {sorted(missing)}"


def test_no_fact_is_given_that_no_language_tells() -> None:
    for site in SITES:
        if site.code is not None:
            told = set().union(*(wanted(language, site.code) for language in LANGUAGES))
            assert site.facts <= told, f"{site.where}: refusal-{site.code} never tells {sorted(site.facts - told)}"


def test_no_message_is_left_over() -> None:
    used = {site.code for site in SITES} | set(MADE_ELSEWHERE)
    assert set(messages("en")) <= used, f"nobody raises {sorted(set(messages('en')) - used)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told_with_any_facts(language: str) -> None:
    """Words, numbers of every form, lists, and other refusals."""
    inner = BadOption("option-not-plain", key="map")
    for code in messages(language):
        for fact in ("x", 0, 1, 2, 12, 12345, 2**70, ["a", "b"], AnyOf(["a", "b"]), inner):
            told = Refusal(code, **dict.fromkeys(wanted(language, code), fact)).tell(language)
            assert told.strip(), code
            assert "\n" not in told, code
            assert "{" not in told.replace("{x}", ""), code


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_refuses_is_not_told_here(language: str, code: str) -> None:
    """The server tells it, from table.ftl; here it is its code."""
    assert str(Refused(code)) == code
    assert code not in {f"refused-{each}" for each in messages(language)}


# --- what is said ------------------------------------------------------------------------------------------------------


def test_a_refusal_in_three_languages() -> None:
    refusal = Refusal("in-file", file="map.toml", what=BadOption("option-word", key="edition", value="'x'", words=("a", "b")))
    assert str(refusal) == "map.toml: option edition: 'x' is none of a, b"
    assert refusal.tell("es") == "map.toml: opción edition: 'x' no es ninguno de a, b"
    assert refusal.tell("ja") == "map.toml：オプションedition：'x'はa、bのどれでもありません"


def test_numbers_are_told_as_they_are_typed() -> None:
    assert (
        str(BadOption("option-text-large", key="mission", most=200000))
        == "option mission: the text is larger than 200000 bytes"
    )
    assert str(Refusal("seed-number", seed=2**300, bits=256)).startswith(f"seed {2**300}:")


def test_a_sentence_of_somebody_elses_is_said_as_it_is() -> None:
    """The public API: whoever extends the program may refuse something in their own words."""
    assert str(BadNotation("this cannot be: {braces}")) == "this cannot be: {braces}"
    assert BadNotation("no such thing").tell("ja") == "no such thing"


def test_rules_that_are_not_played() -> None:
    assert str(OtherRules("town", 1, 2, 2)) == "town: rules 1 have been retired; it plays rules 2"
    assert str(OtherRules("town", 5, 1, 2)) == "town: rules 5 are newer than this program; it plays rules 1 to 2"
    assert OtherRules("town", 1, 2, 2).tell("es") == "town: las reglas 1 se han retirado; juega con las reglas 2"


def test_what_the_system_refuses_is_told_in_the_language_where_it_is_known() -> None:
    error = FileNotFoundError(2, "No such file or directory")
    refusal = Refusal.by_system("cannot-read", error, file="x")
    assert str(refusal) == "x: cannot be read: No such file or directory"
    assert refusal.tell("es") == "x: no se puede leer: no existe ese archivo o carpeta"
    assert Refusal.by_system("cannot-read", OSError("odd"), file="x").tell("es") == "x: no se puede leer: odd"


def test_without_words_a_refusal_still_says_its_code() -> None:
    speaker = errors._speaker[0]
    try:
        errors.speak_by(errors._tell_codes)
        assert str(Refusal("no-file", file="x")) == "refusal-no-file {'file': 'x'}"
    finally:
        errors.speak_by(speaker)


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [("en", "Ana and Ivo", "Ana, Ben and Eva"), ("es", "Ana e Ivo", "Ana, Ben y Eva"), ("ja", "Ana、Ivo", "Ana、Ben、Eva")],
)
def test_names_in_a_row(language: str, two: str, three: str) -> None:
    assert join_names(["Ana", "Ivo"], language) == two
    assert join_names(["Ana", "Ben", "Eva"], language) == three
    assert join_names(["Ana"], language) == "Ana"


def test_in_spanish_only_the_sound_counts() -> None:
    assert join_names(["Ana", "Hilda"], "es") == "Ana e Hilda"
    assert join_names(["Ana", "Hiedra"], "es") == "Ana y Hiedra"
