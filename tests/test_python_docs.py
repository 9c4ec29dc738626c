"""The manual of the Python API runs: every example in a docstring, in docs/python.md and in the README."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

import ghostlight

HOUSE = Path(__file__).parent.parent
ROOMS = sorted({"ghostlight", *(f"ghostlight.{home}" for home in ghostlight._HOMES)})
"""The modules with public names."""
PAGES = ("README.md", "docs/python.md")
HOW = doctest.ELLIPSIS
_BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples(page: str) -> str:
    """The Python of a page, one block after the other as a reader types them; empty lines keep their numbers right."""
    text = (HOUSE / page).read_text(encoding="utf-8")
    kept, at = [], 0
    for block in _BLOCK.finditer(text):
        kept += ["\n" * text.count("\n", at, block.start(1)), block[1]]
        at = block.end(1)
    return "".join(kept)


@pytest.mark.parametrize("room", ROOMS)
def test_the_examples_in_docstrings_run(room):
    assert doctest.testmod(importlib.import_module(room), optionflags=HOW).failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_on_the_page_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # a page may write a file
    found = doctest.DocTestParser().get_doctest(examples(page), {"__name__": "__main__"}, page, page, 0)
    assert len(found.examples) >= 5
    assert doctest.DocTestRunner(optionflags=HOW).run(found).failed == 0


def test_every_public_function_and_method_has_a_docstring():
    for name in ghostlight.__all__:
        thing = getattr(ghostlight, name)
        if callable(thing):
            assert thing.__doc__, name
    for name, method in vars(ghostlight.Match).items():
        assert name.startswith("_") or method.__doc__, name


def test_the_page_names_everything_that_is_public():
    page = (HOUSE / "docs/python.md").read_text(encoding="utf-8")
    for name in (*ghostlight.__all__, *(each for each in vars(ghostlight.Match) if not each.startswith("_"))):
        assert re.search(rf"\b{name}\b", page), f"docs/python.md does not mention {name}"
