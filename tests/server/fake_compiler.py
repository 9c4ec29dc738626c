"""Stands for the process that compiles a game: it does what a test's folder tells it to, and writes down that it was there.

`FOLDER/GAME` holds how far it is to say it is, out of 100; `done` to end well, `dies` to end badly, nothing to wait.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path


def main() -> None:
    folder, name = Path(sys.argv[1]), sys.argv[-1]
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
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
