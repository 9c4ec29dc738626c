"""Keyhole, after *Run, Ghost, Run!* by Phil Vizcarro and Amine Mohamed Rahmani: furniture, ghosts, and what a keyhole shows."""

from __future__ import annotations

from ghostlight.core.game import Game

from . import secrets, vocabulary
from .options import OPTIONS, configure
from .rules import contract as by_rules
from .sense import contract as by_sense
from .state import EVENT_FIELDS, PLAYERS, SHOWN_BY_CHANCE, Draw, Event, State, World
from .tables import TABLES
from .text import notation
from .text.measures import MEASURES
from .trial import trial
from .view import ask, view

GAME = Game(
    name="keyhole",
    title="Run, Ghost, Run!",
    authors="Phil Vizcarro, Amine Mohamed Rahmani",
    players=range(2, PLAYERS + 1),
    minutes=(20, 40),
    clauses=r"(?:KG?-\d{3}|[DEPV]-\d\d|C\d\d)",
    options=OPTIONS,
    world=World,
    state=State,
    functions={
        "setup": by_rules.setup,
        "actor": by_rules.actor,
        "legal": by_rules.legal,
        "allowed": by_rules.allowed,
        "step": by_rules.step,
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
    largest_menu=300,
    rules=2,
    events=Event,
    event_fields=EVENT_FIELDS,
    draws=Draw,
    dice=frozenset({Draw.DIE}),
    notation=notation,
    vocabulary=vocabulary,
    view=view,
    verbs=notation.VERBS,
    asks=vocabulary.ASKS,
    ask=ask,
    trial=trial,
    tables=TABLES,
    measures=MEASURES,
    unhinted=frozenset({"side"}),  # its values would tell what is seen from where, which nobody may test
    playouts=1,
    curiosity=0.2,  # every door is reckoned: one playout tells much
    large=True,
    # A piece that was confirmed stays, unless the others agree to take it back.
    open_events=frozenset(Event) - SHOWN_BY_CHANCE - {Event.FURNISHED},
)
