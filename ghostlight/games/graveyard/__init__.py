"""Graveyard, after *Halloween* by Néstor Romeral Andrés: hidden cards, private peeks."""

from __future__ import annotations

from typing import Any

from ghostlight.core.game import Game
from ghostlight.core.options import Whole
from ghostlight.core.readings import reading

from . import notation, rules, secrets, sense, vocabulary
from .state import LARGEST_MENU, PLAYERS, Draw, Event, State, World
from .tables import TABLES
from .view import ask, view


def configure(world: Any, options: dict[str, Any]) -> None:
    world.stall_limit = options["stall_limit"]


GAME = Game(
    name="graveyard",
    rules=2,
    title="Halloween",
    authors="Néstor Romeral Andrés",
    players=range(2, PLAYERS + 1),
    minutes=(10, 20),
    clauses=r"[GD]-\d\d",
    options=(
        Whole("stall_limit", 40, 0, 1000, "turns in a row without a turned grave that end the game (D-04); 0: no limit"),
        reading(2, alike=True),
    ),
    world=World,
    state=State,
    functions={
        "setup": rules.setup,
        "actor": rules.actor,
        "legal": rules.legal,
        "wander": rules.wander,
        "step": rules.step,
        "score": rules.score,
        "accounted": rules.accounted,
        "redact": secrets.redact,
        "imagine": secrets.imagine,
        "appraise": sense.appraise,
        "hunch": sense.hunch,
    },
    configure=configure,
    largest_menu=LARGEST_MENU,
    events=Event,
    event_fields={
        Event.BEGINS: ("seat",),
        Event.PLACED: ("seat", "place"),
        Event.SPENT: ("seat", "grave"),
        Event.INSPECTED: ("seat", "grave"),
        Event.LEARNED: ("seat", "grave", "front"),
        Event.MOVED: ("seat", "start", "grave"),
        Event.TURNED: ("seat", "grave", "front"),
        Event.CLAIMED: ("seat", "grave", "points"),
        Event.UNCLAIMED: ("seat", "grave"),
        Event.ALL_OPEN: (),
        Event.STALLED: ("turns",),
    },
    draws=Draw,
    notation=notation,
    vocabulary=vocabulary,
    view=view,
    verbs={"place": ("where",), "move": ("where",), "inspect": ("where",)},
    asks=vocabulary.ASKS,
    ask=ask,
    tables=TABLES,
    open_events=frozenset({Event.PLACED, Event.MOVED}),
)
