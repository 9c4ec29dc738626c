"""Logs: a match written down as JSON, read again, folded into a match that can be looked at anywhere, and verified."""

from __future__ import annotations

from ghostlight.core import log as logs
from ghostlight.core import verify as verifying
from ghostlight.core.log import Log
from ghostlight.core.match import fold
from ghostlight.core.verify import Verdict

from .match import Match
from .rules import load

__all__ = ["Log", "Verdict", "read_log", "replay", "verify", "write_log"]


def write_log(log: Log) -> bytes:
    r"""A log as JSON that people can read: one entry a line (docs/log.schema.json).

    >>> match = Match("graveyard", seed=3)
    >>> match.resign(0)
    >>> print(write_log(match.log()).decode().split("\n")[1])
      "format": "ghostlight-log",
    """
    return logs.write(log)


def read_log(data: bytes | str, where: str = "log") -> Log:
    """A log from its JSON. Where it is none, a Refusal says what is wrong, and with `where` the name of the file.

    >>> match = Match("graveyard", seed=3)
    >>> read_log(write_log(match.log())) == match.log()
    True
    """
    return logs.read(data.encode() if isinstance(data, str) else data, where)


def replay(log: Log) -> Match:
    """The finished match of a log, folded step by step: look at it with `view`, `events` and `story` at any place `at`.

    >>> match = Match("graveyard", ["Ana", "Ben"], seed=3)
    >>> match.act("place N1"); match.resign(1)
    >>> again = replay(match.log())
    >>> again.history() == match.history(), again.view(0, at=0) == match.view(0, at=0)
    (True, True)

    A log that does not fold by the rules is refused, with the step that does not.
    """
    return Match._around(fold(load(log.game), log))


def verify(log: Log, house: str | None = None) -> Verdict:
    """Go over a finished match again: was every shuffle and every die as the seed had promised? `fault` says what was not.

    >>> match = Match("graveyard", seed=3)
    >>> match.act("place N1"); match.resign(1)
    >>> verify(match.log())
    Verdict(steps=2, draws=37, fault=None, retired=None, house=None)

    The rules are run again as they were. Where they have been retired since, `retired` is their number: then every draw was
    worked out from its key, and the rules were not run again.

    The verdict's `house` is the public key of the server that signed the log, and None where nobody did: then nothing says that
    it was ever played. With `house` a log must be signed by that one.
    """
    return verifying.verify(load(log.game), log, house)
