"""How a bench tells what it measured: a line for each measurement, with the bar that is set for it."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from pathlib import Path
from statistics import median

from rich.console import Console

from bench.measure import Race


@dataclass(frozen=True)
class Row:
    """One measurement: ours, theirs, and how many times theirs ours is, in the middle round, the worst and the best."""

    what: str
    unit: str
    ours: float | None = None
    theirs: float | None = None
    ratio: float | None = None
    low: float | None = None
    high: float | None = None
    bar: str = ""
    passed: bool | None = None  # None: no bar is set
    note: str = ""


def processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def surroundings(**more: str) -> dict[str, str]:
    """What the numbers depend on."""
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "load": " ".join(f"{load:.2f}" for load in os.getloadavg()),
        "python": platform.python_version(),
        "numba": version("numba"),
        **more,
    }


def compared(what: str, unit: str, contest: Race, ours: str, theirs: str, least: float | None = None) -> Row:
    """Ours against theirs in a race, and whether that is enough."""
    ratios = contest.ratios(ours, theirs)
    row = Row(what, unit, contest.rate(ours), contest.rate(theirs), median(ratios), min(ratios), max(ratios))
    return replace(row, bar=f"at least {least:g} x", passed=median(ratios) >= least) if least else row


def timed(what: str, seconds: float, worked: float, under: float | None = None) -> Row:
    """How long something took, of which a processor worked so long, and whether that is short enough."""
    row = Row(what, "s", seconds, note=f"{worked:.1f} s of processor time")
    return replace(row, bar=f"under {under:g} s", passed=seconds < under) if under else row


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def finish(console: Console, about: dict[str, str], rows: list[Row], as_json: bool) -> None:
    """Print what was measured; the exit code is 1 when a bar is missed."""
    if as_json:
        console.print_json(json.dumps({"about": about, "rows": [asdict(row) for row in rows]}))
    else:
        print_rows(console, about, rows)
    if any(row.passed is False for row in rows):
        raise SystemExit(1)


def print_rows(console: Console, about: dict[str, str], rows: list[Row]) -> None:
    """A line for each measurement, with what it is made of under it; 80 columns hold it."""
    for row in rows:
        verdict = "" if row.passed is None else "met" if row.passed else "MISSED"
        result = f"{number(row.ratio)} x" if row.ratio else f"{number(row.ours)} {row.unit}"
        console.print(
            f"{verdict:6} {row.what:51} {result:>9}  {row.bar.replace('at least', '>=')}", style="bold", soft_wrap=True
        )
        if row.ratio:
            spread = f"rounds {number(row.low)} to {number(row.high)} x"
            console.print(f"         {number(row.ours)} against {number(row.theirs)} {row.unit}; {spread}", style="dim")
        if row.note:
            console.print(f"         {row.note}", style="dim", soft_wrap=True)
    for name, value in about.items():
        console.print(f"{name}: {value}", style="dim")
