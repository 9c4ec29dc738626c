"""Seeds for the servers of tests: every test has its own deals, and the same ones in every run."""

from __future__ import annotations

import hashlib
from pathlib import Path


class Deals:
    """One seed after the other, as a server asks for them; which ones is decided by the name of the test.

    A server in another process finds the name in a file.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.test = ""
        self.count = 0

    def begin(self, test: str) -> None:
        """From now on the deals of this test."""
        if self.file is not None:
            self.file.write_text(test, encoding="utf-8")
        self.test, self.count = test, 0

    def next(self) -> str:
        test = self.test if self.file is None else self.file.read_text(encoding="utf-8")
        if test != self.test:
            self.test, self.count = test, 0
        self.count += 1
        return hashlib.sha256(f"{test} {self.count}".encode()).hexdigest()
