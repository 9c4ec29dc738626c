"""What the page says of chances is what docs/balance.md says."""

from __future__ import annotations

from ghostlight.games.museum.missions.reading import SHIPPED
from ghostlight.games.museum.missions.writing import mission_of
from tools.evenings import MADE, chances, written


def test_the_page_reads_the_numbers_of_the_docs() -> None:
    assert MADE.read_text("utf-8") == written(), "python -m tools.evenings"


def test_every_format_of_every_mission_was_measured() -> None:
    found = chances()
    for word in SHIPPED:
        for form in mission_of(word).formats:
            for rate, low, high in found[word][form.name].values():
                assert 0 <= low <= rate <= high <= 100
            assert set(found[word][form.name]) == {"search", "greedy"}
