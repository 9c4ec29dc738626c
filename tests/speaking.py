"""Words in each language, read once: that takes half a second, and many tests want them."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from ghostlight.messages import LOCALES
from ghostlight.words import Words

words_in = cache(Words)


@cache
def entries(language: str) -> dict[str, ast.Message]:
    """The messages of all files as they are written: id -> syntax."""
    found: dict[str, ast.Message] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        found |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return found
