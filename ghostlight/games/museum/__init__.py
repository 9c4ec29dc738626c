"""Museum, after *Museo de la Cultura Mexica* by Aldo Iram Juárez and Luciana Christiansen: missions as files."""

from __future__ import annotations

from typing import Any

from ghostlight.core.bits import has
from ghostlight.core.compile import in_python
from ghostlight.core.game import Game

from . import secrets, vocabulary
from .missions.writing import configure
from .names import called
from .options import OPTIONS
from .reasons import reason
from .rules import contract as by_rules
from .sense import contract as by_sense
from .state import EVENT_FIELDS, SHOWN_BY_CHANCE, Draw, Event, Side, State, World
from .tables import TABLES
from .text import notation
from .text.measures import MEASURES
from .view import ask, view


def side_of(world: Any) -> list[int]:
    """The side of each seat at the start."""
    return [int(Side.GHOST if in_python(has)(int(world.ghost_seats), seat) else Side.HUMANS) for seat in range(world.players)]


GAME = Game(
    name="museum",
    title="Museo de la Cultura Mexica",
    authors="Aldo Iram Juárez, Luciana Christiansen",
    players=range(2, 6),
    minutes=(30, 90),
    clauses=r"(?:M-\d{3}|(?:D|WE|EV)-\d\d)",
    options=OPTIONS,
    rules=2,
    world=World,
    state=State,
    functions={
        "setup": by_rules.setup,
        "actor": by_rules.actor,
        "legal": by_rules.legal,
        "step": by_rules.step,
        "play_out": by_rules.play_out,
        "score": by_rules.score,
        "accounted": by_rules.accounted,
        "redact": secrets.redact,
        "imagine": secrets.imagine,
        "appraise": by_sense.appraise,
        "hunch": by_sense.hunch,
        "play_on": by_sense.play_on,
        "prospects": by_sense.prospects,
    },
    configure=configure,
    largest_menu=400,
    events=Event,
    event_fields=EVENT_FIELDS,
    draws=Draw,
    dice=frozenset({Draw.COMBAT, Draw.DRINK}),
    notation=notation,
    vocabulary=vocabulary,
    view=view,
    verbs=notation.VERBS,
    asks=vocabulary.ASKS,
    ask=ask,
    reason=reason,
    called=called,
    tables=TABLES,
    measures=MEASURES,
    sides=tuple(side.name.lower() for side in Side),
    side_of=side_of,
    undo=False,  # decisions are final
    playouts=1,
    large=True,
    open_events=frozenset(Event) - SHOWN_BY_CHANCE,
)
