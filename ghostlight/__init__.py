"""Ghostlight: a table for four ghost board games, one rules core for people, bots and researchers.

What `__all__` names is the public API; docs/python.md goes through it. Importing this loads nothing: a name brings its module
along when it is first used. `GAMES`, `BOTS`, `LANGUAGES`, seeds and errors come without Numba; what handles a game brings it.

>>> import ghostlight
>>> match = ghostlight.Match("graveyard", players=2, seed=3)
>>> bot = ghostlight.Bot("greedy")
>>> while not match.over:
...     match.act(bot.choose(match))
>>> match.scores()
[35, 49]
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

import ghostlight.core.errors as _errors

if TYPE_CHECKING:
    from ghostlight.api.bots import Bot, Thought
    from ghostlight.api.logs import Log, Verdict, read_log, replay, verify, write_log
    from ghostlight.api.many import Tally, play_many
    from ghostlight.api.match import ABOVE, SPECTATOR, Decision, Event, Match, Seat
    from ghostlight.api.names import BOTS, GAMES
    from ghostlight.api.rules import Game, load
    from ghostlight.api.scenarios import Outcome, run_scenarios
    from ghostlight.api.seeds import commitment, make_seed
    from ghostlight.core.errors import BadNotation, IllegalAction, Refusal
    from ghostlight.lab.simulate import Result, simulate
    from ghostlight.messages import LANGUAGES, pick_language
    from ghostlight.words import Words

__version__ = "0.1.0"

__all__ = [
    "ABOVE",
    "BOTS",
    "GAMES",
    "LANGUAGES",
    "SPECTATOR",
    "BadNotation",
    "Bot",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Log",
    "Match",
    "Outcome",
    "Refusal",
    "Result",
    "Seat",
    "Tally",
    "Thought",
    "Verdict",
    "Words",
    "__version__",
    "commitment",
    "load",
    "make_seed",
    "pick_language",
    "play_many",
    "read_log",
    "replay",
    "run_scenarios",
    "simulate",
    "verify",
    "write_log",
]

_HOMES = {
    "api.bots": ("Bot", "Thought"),
    "api.logs": ("Log", "Verdict", "read_log", "replay", "verify", "write_log"),
    "api.many": ("Tally", "play_many"),
    "api.match": ("ABOVE", "SPECTATOR", "Decision", "Event", "Match", "Seat"),
    "api.names": ("BOTS", "GAMES"),
    "api.rules": ("Game", "load"),
    "api.scenarios": ("Outcome", "run_scenarios"),
    "api.seeds": ("commitment", "make_seed"),
    "core.errors": ("BadNotation", "IllegalAction", "Refusal"),
    "lab.simulate": ("Result", "simulate"),
    "messages": ("LANGUAGES", "pick_language"),
    "words": ("Words",),
}
"""Where the public names live: what type checkers read above, and `__getattr__` below (a test compares the two)."""


def _put_into_words(language: str, message: str, facts: Mapping[str, object]) -> str:
    """Refusals are told by the messages, which are read only when there is one to tell."""
    told: str = import_module(f"{__name__}.messages").tell_refusal(language, message, facts)
    return told


_errors.speak_by(_put_into_words)

if not TYPE_CHECKING:  # a type checker shall know the names above, and no others

    def __getattr__(name: str) -> object:
        """Bring a public name along when it is first used."""
        for home, names in _HOMES.items():
            if name in names:
                found = globals()[name] = getattr(import_module(f"{__name__}.{home}"), name)
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
