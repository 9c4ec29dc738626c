"""The numbers of docs/balance.md as the page reads them: `python -m tools.evenings` writes them anew."""

from __future__ import annotations

import json
import re
from pathlib import Path

from ghostlight.games.museum.missions.reading import SHIPPED
from ghostlight.games.museum.missions.writing import mission_of

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "balance.md"
MADE = ROOT / "web" / "src" / "generated" / "balance.json"
COLUMNS = {"`search:100` v `search:100`": "search", "greedy v greedy": "greedy"}
"""Those of the table that a sentence is made of: both sides think ahead, or neither does."""
_CELL = re.compile(r"([\d.]+) \(([\d.]+) to ([\d.]+)\)")


def chances() -> dict[str, dict[str, dict[str, list[float]]]]:
    """How often the humans won, in per cent with its interval, by mission, format and who played."""
    words = {str(mission_of(word).title): word for word in SHIPPED}
    head: list[str] = []
    found: dict[str, dict[str, dict[str, list[float]]]] = {}
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if cells[:2] == ["mission", "format"]:
            head = cells
        elif head and cells[0] in words and len(cells) == len(head):
            row = dict(zip(head, cells, strict=True))
            of_format = found.setdefault(words[cells[0]], {}).setdefault(row["format"], {})
            for column, name in COLUMNS.items():
                if cell := _CELL.fullmatch(row.get(column, "")):
                    of_format[name] = [float(part) for part in cell.groups()]
    return found


def written() -> str:
    return json.dumps(chances(), indent=2) + "\n"


if __name__ == "__main__":
    MADE.write_text(written(), "utf-8")
    print(MADE.relative_to(ROOT))
