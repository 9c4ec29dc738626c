"""`python -m tests.golden` writes the playthroughs anew; look at what changed before you keep it."""

from __future__ import annotations

from ghostlight.games import NAMES, load
from tests.golden.playthrough import HOME, playthrough, tables


def main() -> None:
    for game in map(load, NAMES):
        for golden in tables(game):
            file, text = golden.file, playthrough(golden)
            same = file.exists() and file.read_text() == text
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
            print(f"{file.relative_to(HOME)}: {'as it was' if same else 'written'}")


if __name__ == "__main__":
    main()
