"""The general events (EV-01 to EV-12), which every mission may have in its deck."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from ..state import (
    GENERAL,
)
from .faults import BadMission
from .model import Card
from .typed import read_effects
from .values import (
    Reading,
)

EVENTS = Path(__file__).resolve().parent.parent / "data" / "events.toml"


@cache
def general_events() -> tuple[Card, ...]:
    """EV-01 to EV-12 (3.5), which are written like the events of missions."""
    data = tomllib.loads(EVENTS.read_text(encoding="utf-8"))
    r = Reading(None)
    cards = []
    for place, each in enumerate(data["event"]):
        effects = read_effects(r, ("event", place, "effects"), each["effects"])
        cards.append(Card(each["id"], each["title"], effects or ()))
    if r.faults or len(cards) != GENERAL:
        raise BadMission(r.faults)
    return tuple(cards)
