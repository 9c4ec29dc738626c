"""Keyhole, after *Run, Ghost, Run!* by Phil Vizcarro and Amine Mohamed Rahmani: furniture, ghosts, and what a keyhole shows."""

from __future__ import annotations

from ghostlight.core.game import Game

from . import notation, rules, secrets, sense
from .options import OPTIONS, furnish
from .state import EVENT_FIELDS, PLAYERS, SHOWN_BY_CHANCE, Draw, Event, State, World
from .tables import TABLES
from .trial import trial
from .view import ASKS, ask, view

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
        "setup": rules.setup,
        "actor": rules.actor,
        "legal": rules.legal,
        "allowed": rules.allowed,
        "step": rules.step,
        "score": rules.score,
        "accounted": rules.accounted,
        "redact": secrets.redact,
        "imagine": secrets.imagine,
        "appraise": sense.appraise,
        "hunch": sense.hunch,
        "play_on": sense.play_on,
        "prospects": sense.prospects,
    },
    furnish=furnish,
    largest_menu=300,
    events=Event,
    event_fields=EVENT_FIELDS,
    draws=Draw,
    notation=notation,
    view=view,
    verbs=notation.VERBS,
    asks=ASKS,
    ask=ask,
    trial=trial,
    tables=TABLES,
    unhinted=frozenset({"side"}),  # its values would tell what is seen from where, which nobody may test
    playouts=1,
    curiosity=0.2,  # every door is reckoned: one playout tells much
    large=True,
    # A piece that was confirmed stays, unless the others agree to take it back.
    open_events=frozenset(Event) - SHOWN_BY_CHANCE - {Event.FURNISHED},
)
