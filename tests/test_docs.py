"""What the documents point at is there: links between pages, and files and folders named in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLE = "nim"
"""The game that the guide makes up (docs/adding-a-game.md)."""
MADE = ("ghostlight/server/static", "web/node_modules")
"""Folders that are there only after set-up."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=lambda page: page.name)
def test_files_that_are_named_exist(page: Path) -> None:
    missing = [path for path in paths_in(page.read_text(encoding="utf-8")) if not path.startswith(MADE) and not is_there(path)]
    assert missing == []


def paths_in(text: str) -> list[str]:
    """What is written between backticks and begins with a folder of ours; GAME and NAME stand for any."""
    found = re.findall(r"`((?:ghostlight|games|core|bots|server|table|lab|tests|web|docs|tools|bench)/[\w./*-]+)`", text)
    return [path.replace("GAME", "graveyard").replace("NAME", "graveyard") for path in found if f"/{EXAMPLE}" not in path]


def is_there(path: str) -> bool:
    """Whether the repository or the package has it; a room of a game may be a file or a folder."""
    choices = [path, f"{path.rstrip('/')}.py"]
    homes = [ROOT, ROOT / "ghostlight"]
    return any(any(home.glob(each.rstrip("/"))) for home in homes for each in choices) or is_there_in_some_game(path)


def is_there_in_some_game(path: str) -> bool:
    """Graveyard is small: what it does without, another game may have."""
    return "games/graveyard/" in path and any(ROOT.glob(f"ghostlight/games/*/{path.partition('games/graveyard/')[2]}"))


def test_a_missing_file_is_noticed() -> None:
    assert paths_in("see `games/town/nowhere.py` and `--option`") == ["games/town/nowhere.py"]
    assert not is_there("games/town/nowhere.py")
    assert is_there("games/graveyard/rules/")
    assert is_there("games/graveyard/missions/")
