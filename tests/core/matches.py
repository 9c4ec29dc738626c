"""Matches of the toy game for tests of the core."""

from __future__ import annotations

import hashlib
import random
from typing import Any

from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from tests.core import lantern

TOY = lantern.GAME


def new_match(number: int, players: int = 3, options: dict[str, Any] | None = None) -> Match:
    seed = hashlib.sha256(str(number).encode()).digest()
    return Match(TOY, [Seat(f"player {seat + 1}") for seat in range(players)], seed, options, ["one", "two"])


def play_on(match: Match, luck: random.Random, steps: int = 10**6) -> Match:
    for _ in range(steps):
        if match.over:
            break
        match.act(luck.choice(match.options_now()))
    return match


def finished(number: int, players: int = 3) -> Match:
    return play_on(new_match(number, players), random.Random(number))


def finished_with_undo(number: int) -> Match:
    """Some steps are taken back on the way."""
    luck = random.Random(number)
    match = play_on(new_match(number), luck, steps=5)
    match.undo(2)
    return play_on(match, luck)
