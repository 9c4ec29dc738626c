"""Town, after *Halloween* by Angelo De Maio: 52 cards, and turns made of many small decisions."""

from __future__ import annotations

from ghostlight.core.game import Game

from . import secrets, sense, vocabulary
from .options import OPTIONS, configure
from .rules import contract as by_rules
from .rules import ending
from .state import EVENT_FIELDS, PLAYERS, SHOWN_BY_CHANCE, Draw, Event, State, World
from .tables import TABLES
from .text import notation
from .text.reasons import reason
from .view import ask, view

GAME = Game(
    name="town",
    title="Halloween",
    authors="Angelo De Maio",
    players=range(2, PLAYERS + 1),
    minutes=(45, 90),
    rules=2,
    clauses=r"(?:T-\d{3}|[DE]-\d\d)",
    options=OPTIONS,
    world=World,
    state=State,
    functions={
        "setup": by_rules.setup,
        "actor": by_rules.actor,
        "legal": by_rules.legal,
        "step": by_rules.step,
        "score": ending.score,
        "accounted": by_rules.accounted,
        "redact": secrets.redact,
        "imagine": secrets.imagine,
        "appraise": sense.appraise,
        "hunch": sense.hunch,
        "play_on": sense.play_on,
        "prospects": sense.prospects,
    },
    configure=configure,
    largest_menu=600,
    events=Event,
    event_fields=EVENT_FIELDS,
    draws=Draw,
    dice=frozenset({Draw.ATTACK, Draw.DEFENCE, Draw.ECHO, Draw.WAGER, Draw.COUPLE}),
    notation=notation,
    vocabulary=vocabulary,
    view=view,
    verbs=notation.VERBS,
    asks=vocabulary.ASKS,
    ask=ask,
    reason=reason,
    tables=TABLES,
    playouts=1,
    large=True,
    open_events=frozenset(Event) - SHOWN_BY_CHANCE,
)
