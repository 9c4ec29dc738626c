"""The log of a table that cannot be folded, as far as its records say it, without running a rule.

It has what everybody saw done. What chance brought is not in the records: only the rules, or a chronicle, know it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ghostlight.core import fairness
from ghostlight.core.errors import Refusal
from ghostlight.core.log import Entry, Log, Resign, Step, Stop, Undo

from . import records as tell
from .folding import apply, dealt, open_table


def salvaged(records: Sequence[tell.AnyRecord], over: bool) -> Log | None:
    """The log of these records, which may end too soon; the seed only if the game is over. None when there is no beginning."""
    match records[0] if records else None:
        case tell.Imported(log=log):
            return log
        case tell.Made() as first:
            pass
        case _:
            return None
    try:
        table = open_table(first)
        begins = next((k for k, record in enumerate(records) if isinstance(record, tell.Began)), len(records))
        for record in records[1:begins]:
            apply(table, record)
        seats, share = dealt(table, first.at)
    except (Refusal, LookupError, ValueError):
        return None
    return Log(
        game=first.terms.game,
        rules=first.rules or 1,
        options=first.terms.options,
        seats=seats,
        commitment=fairness.commitment(table.seed),
        nonces=share.nonces,
        promises=share.promises,
        given_up=table.given_up,
        practice=bool(first.terms.practice),
        entries=[*_entries(records[begins:])],
        seed=first.seed if over else None,
    )


def _entries(records: Sequence[tell.AnyRecord]) -> list[Entry]:
    entries: list[Entry] = []
    steps = 0
    for record in records:
        match record:
            case tell.Began():
                entries.append(Step(steps))
                steps += 1
            case tell.Acted():
                entries.append(Step(steps, record.seat, record.action))
                steps += 1
            case tell.TookBack():
                entries.append(Undo(record.back_to))
            case tell.Resigned():
                entries.append(Resign(record.seat, record.why))
            case tell.Closed():
                entries.append(Stop(record.why))
            case _:
                pass
    return entries
