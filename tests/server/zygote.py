"""A process that has everything loaded and forks a server whenever it is asked to, so that one that was killed is back at once.

It reads lines: `start FILE` forks a server (which says where it is), `reap` waits for the end of one that was killed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ghostlight import games
from ghostlight.server.serve import serve
from ghostlight.server.waking import wake
from tests.deals import Deals


def main() -> None:
    for name in games.NAMES:
        wake(name)
    deals, child, servers = Deals(), 0, 0
    for line in sys.stdin:
        word, _, file = line.strip().partition(" ")
        if word == "start":
            servers += 1
            deals.begin(f"server {servers}")
            child = os.fork()
            if child == 0:
                serve("127.0.0.1", 0, Path(file), "text", limited=False, bot_pause=0, new_seed=deals.next)
                os._exit(0)
            print(f"child {child}", flush=True)
        else:
            os.waitpid(child, 0)
            print("gone", flush=True)


if __name__ == "__main__":
    main()
