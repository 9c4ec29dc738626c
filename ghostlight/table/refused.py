"""A command that the table does not take: a code for programs, and what is needed for a sentence in any language."""

from __future__ import annotations

from ghostlight.core.errors import BadOption, Refusal

CODES = (
    "already-seated",
    "bad-message",
    "bad-name",
    "bad-options",
    "bot-seat",
    "broken-promise",
    "declined",
    "expired-table",
    "full-table",
    "game-over",
    "house-full",
    "illegal-action",
    "in-game",
    "kept-out",
    "late",
    "muted",
    "no-bot-here",
    "no-hint",
    "no-identity",
    "no-newcomers",
    "no-offer",
    "no-such-action",
    "no-such-bot",
    "no-such-game",
    "no-such-moment",
    "no-such-page",
    "no-such-person",
    "no-such-seat",
    "no-trials",
    "no-undo",
    "no-watching",
    "not-begun",
    "not-host",
    "not-over",
    "not-seated",
    "not-shuffling",
    "not-waiting",
    "not-woken",
    "not-writing",
    "not-your-seat",
    "not-your-turn",
    "nothing-to-undo",
    "offer-open",
    "one-seat",
    "open-seats",
    "other-rules",
    "other-seat",
    "paused",
    "not-paused",
    "practice-alone",
    "practice-only",
    "promises-due",
    "quota",
    "seat-taken",
    "seat-count",
    "shuffling",
    "still-here",
    "thinking",
    "too-fast",
    "too-large",
    "too-many-public",
    "bad-log",
    "unknown-table",
    "unreadable-table",
    "waking",
    "wrong-host",
    "wrong-method",
    "wrong-origin",
)
"""Each has a message `table-refused-CODE`."""


class Refused(Refusal):
    """Why not. The facts are the arguments of the message `table-refused-CODE`, which the server tells."""

    because: BadOption | None = None
    """What a game says of its options, line by line."""

    def __str__(self) -> str:
        return self.code
