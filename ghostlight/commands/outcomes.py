"""Outcomes of scenarios as the command line tells them: a report for people, a line for each complaint, an exit code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ghostlight import Outcome

_MARKS = {"holds": "✓", "differs": "✗", "unclear": "?"}


def report(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Line by line: each file, each scenario, what was wrong with it, and how many of each there are."""
    for line in _told(outcomes):
        yield "".join(letter if letter.isprintable() else " " for letter in line)  # a title cannot move the cursor


def _told(outcomes: Sequence[Outcome]) -> Iterator[str]:
    file = None
    for outcome in outcomes:
        if outcome.file != file:
            file = outcome.file
            yield file
        if outcome.title is None:
            yield from (f"  {_MARKS['unclear']} the file: {fault}" for fault in outcome.faults)
            continue
        at = f", line {outcome.line}" if outcome.faults and outcome.line else ""
        yield f"  {_MARKS[outcome.result]} {outcome.title} ({', '.join(outcome.clauses) or 'no clause'}){at}"
        for fault in outcome.faults:
            own = f"line {fault.line}" if fault.line != outcome.line else ""
            place = ", ".join(part for part in (own, fault.where) if part)
            yield f"      {place}: {fault.said}" if place else f"      {fault.said}"
    yield summary(outcomes)


def summary(outcomes: Sequence[Outcome]) -> str:
    """`12 scenarios: 10 hold, 1 differs, 1 could not be understood; 1 file could not be read`."""
    results: Counter[str] = Counter(outcome.result for outcome in outcomes if outcome.title is not None)
    unread = sum(outcome.title is None for outcome in outcomes)
    words = {"holds": ("holds", "hold"), "differs": ("differs", "differ"), "unclear": ("could not be understood",) * 2}
    parts = [f"{count} {words[result][count != 1]}" for result in words if (count := results[result])]
    whole = f"{_counted(results.total(), 'scenario')}: {', '.join(parts) or 'nothing to play'}"
    return whole + (f"; {_counted(unread, 'file')} could not be read" if unread else "")


def complaint(outcome: Outcome) -> Iterator[str]:
    """Its faults, each in a line that stands alone: file and line, title, what was wrong."""
    for fault in outcome.faults:
        line = fault.line or outcome.line
        title = "" if outcome.title is None else f" {outcome.title!r}:"
        yield f"{outcome.file}{f':{line}' if line else ''}:{title} {fault}"


def exit_code(outcomes: Sequence[Outcome]) -> int:
    """0: all hold. 1: something was played, and something is not as expected. 2: nothing could be played."""
    results = {outcome.result for outcome in outcomes}
    return 0 if results <= {"holds"} else 2 if results == {"unclear"} else 1


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
