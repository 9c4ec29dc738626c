"""Stands for the processes that compile games: they do what a test's folder tells them to, and write down that they were there.

`FOLDER/GAME` holds how far it is to say it is, out of 100; `done` to end well, `dies` to end badly, nothing to wait.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path


class Compiler:
    """The processes that compile, in the hand of a test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self) -> list[str]:
        return [sys.executable, __file__, str(self.folder)]

    def is_to(self, game: str, order: str | int) -> None:
        """Say how far it is, be `done`, or die (`dies`)."""
        ordered = self.folder / f"{game}.new"
        ordered.write_text(str(order))
        ordered.replace(self.folder / game)

    def began(self) -> list[str]:
        """Games in the order in which their processes began."""
        return [name for name, _ in self._lines()]

    def runs(self, game: str) -> bool:
        return any(name == game and alive(pid) for name, pid in self._lines())

    def any_runs(self) -> bool:
        return any(alive(pid) for _, pid in self._lines())

    def _lines(self) -> list[tuple[str, int]]:
        began = self.folder / "began"
        lines = began.read_text().splitlines() if began.exists() else []
        return [(name, int(pid)) for name, _, pid in (line.partition(" ") for line in lines)]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def main() -> None:
    folder, name = Path(sys.argv[1]), sys.argv[-1]
    threading.Thread(target=lambda: (os.read(0, 1), os._exit(1)), daemon=True).start()
    apart = "-apart" if "--apart" in sys.argv else ""
    with (folder / "began").open("a") as began:
        began.write(f"{name}{apart} {os.getpid()}\n")
    told = ""
    while True:
        order = (folder / name).read_text() if (folder / name).exists() else ""
        if order == "done" or apart:
            return
        if order == "dies":
            sys.exit("the ghosts are out")
        if order != told and order.isdigit():
            told = order
            print(order, 100, flush=True)
        time.sleep(0.01)


if __name__ == "__main__":
    main()
