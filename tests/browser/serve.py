"""`ghostlight serve` without limits, with the deals of the test whose name is in a file: PORT FILE BOT_PAUSE."""

from __future__ import annotations

import sys
from pathlib import Path

from ghostlight.server.serve import serve
from tests.deals import Deals

if __name__ == "__main__":
    port, file, pause = sys.argv[1:]
    deals = Deals(Path(file).with_suffix(".test"))
    serve("127.0.0.1", int(port), Path(file), "text", limited=False, bot_pause=float(pause), new_seed=deals.next)
