"""Mission files for tests: the shipped ones with small changes, and small ones."""

from __future__ import annotations

import re

from ghostlight.games.museum.missions.faults import BadMission, Fault
from ghostlight.games.museum.missions.reading import SHIPPED, read_mission, shipped


def in_english(text: str) -> str:
    """A mission file as one writes it in a single language: plain texts, and lists of effects on one line."""
    text = re.sub(r"^(\w+)\.en = ", r"\1 = ", re.sub(r"^\w+\.(es|ja) = .*\n", "", text, flags=re.M), flags=re.M)
    text = re.sub(r'text=\{en=("[^"]*"), es="[^"]*", ja="[^"]*"\}', r"text=\1", text)
    return re.sub(r"(?<=,)\n +(?=\{type)", " ", text.replace("[\n  {type", "[{type").replace("},\n]", "}]"))


FIRST, THIEVES, HEART = (in_english(shipped(name).decode()) for name in SHIPPED)

SMALL = {
    "schema": "1",
    "id": '"small"',
    "title": '"Small"',
    "summary": '"A small one."',
    "duration_minutes": "5",
    "date": '"1985-11-02"',
    "clock": '{start="18:00", limit="21:00"}',
    "format": '[{name="1v1", seats=[{side="humans", plays=["itzel"]}, {side="ghost", plays=["priest"]}]}]',
    "character": '[{id="itzel", start="B-3"}]',
    "priest": '{start="K-6"}',
    "events": '{mode="none", general=[], dated=[]}',
    "objective": '[{id="vault", type="reach", text="To the vault.", area="V", who="any"}]',
    "win": '{humans=["vault"], ghost=["time", "no_standing"]}',
}


def small(**parts: str) -> str:
    """Itzel against the Priest, with nothing else, a line for each part; these parts are written otherwise, or added."""
    return "".join(f"{key} = {value}\n" for key, value in (SMALL | parts).items())


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with each of these replaced, once."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def faults_of(text: str | bytes) -> list[Fault]:
    """What is wrong with it."""
    try:
        read_mission(text if isinstance(text, bytes) else text.encode())
    except BadMission as bad:
        return bad.faults
    return []


def told(text: str | bytes) -> list[tuple[str, str]]:
    """The same, as codes and paths."""
    return [(fault.code, fault.path) for fault in faults_of(text)]


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1
