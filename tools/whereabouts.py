"""Where is the rule of a card, and what else belongs to it? Writes docs/cards.md: `python -m tools.whereabouts`.

Cards, bonus tokens, chimes, items, characters and events are each found by name: a function belongs to one when it names its
number (`Card.BARROOM_BRAWL`), cites its clause (T-220) or handles a verb that only it brings. tests/test_completeness.py fails
when something is missing, or when the page is not fresh.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ghostlight.games.keyhole.state import Chime
from ghostlight.games.museum.state import Character
from ghostlight.games.museum.state import Kind as Item
from ghostlight.games.town.cards import Card
from ghostlight.games.town.state import Bonus
from ghostlight.words import Words

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "cards.md"
GAMES = ROOT / "ghostlight" / "games"
SCENARIOS = ROOT / "tests" / "scenarios"
RULES = ROOT / "docs" / "rules"
SCORING = "ending.worth_at_end"
SHARED = frozenset({"menu_cards.card_useful", "menu_cards.use_card", SCORING})
"""Town's functions that find the rule of any card of their kind."""
MOST = 8
"""So many names are listed on the page, at most."""


@dataclass(frozen=True)
class Function:
    """A function of a game, with all that is written in and over it."""

    name: str  # `fight.challenge`
    source: str


@dataclass(frozen=True)
class Thing:
    """A card, token, chime, item, character or event."""

    game: str
    sort: str  # what it is called on the page
    key: str  # by which messages know it, in the argument `argument`
    argument: str
    messages: tuple[str, ...]
    code: str  # what names it in code, as a regular expression
    clause: str = ""  # that is all about it: its code and its scenarios cite it
    verbs: tuple[str, ...] = ()  # what players can choose only through it
    facts: str = ""
    shared: tuple[str, ...] = ()  # clauses that it shares with others: its scenarios cite one of them, and have it in play

    @property
    def title(self) -> str:
        return _english().say(self.messages[0], **{self.argument: int(self.key) if self.key.isdecimal() else self.key})

    def is_in(self, source: str) -> bool:
        """Whether code speaks of it: by name, by clause, or by a verb of its own."""
        patterns = [self.code, *([rf"{self.clause}\b"] if self.clause else []), *(f"Do.{deed(each)}\\b" for each in self.verbs)]
        return any(re.search(rf"\b{each}", source) for each in patterns)


@cache
def _english() -> Words:
    return Words("en")


def deed(verb: str) -> str:
    """The member of a game's `Do` that a verb stands for."""
    return verb.upper().replace("-", "_")


# --- what there is -----------------------------------------------------------------------------------------------------

BY_TOKEN: dict[int, tuple[str, ...]] = {
    Bonus.LOOSE_DISCS: ("take",),
    Bonus.BIGGER_DIE: ("bigger-die",),
    Bonus.SECOND_THROW: ("rethrow",),
    Bonus.NAP: ("nap",),
    Bonus.STEADY_HAND: ("steady",),
}
BY_CHIME: dict[int, tuple[str, ...]] = {Chime.TAG: ("tag", "enter"), Chime.BIG_BROTHER: ("grow",)}


def things() -> Iterator[Thing]:
    for card in Card:
        symbol = "" if card.symbol is None else f", {card.symbol.name.lower()}"
        yield Thing(
            *("town", "card", str(int(card)), "card", ("town-card", "town-card-text"), rf"Card\.{card.name}\b", card.clause),
            verbs=tuple(card.verbs.split()),
            facts=f"{card.kind.name.lower()}{symbol}, {'grey' if card.grey else 'coloured'}",
        )
    for token in Bonus:
        yield Thing(
            *("town", "bonus token", str(int(token)), "bonus", ("town-bonus", "town-bonus-text"), rf"Bonus\.{token.name}\b"),
            clause=f"T-{150 + token}",
            verbs=BY_TOKEN.get(token, ()),
        )
    for chime in Chime:
        key, messages = f"C{chime:02}", ("keyhole-chime", "keyhole-chime-text")
        yield Thing("keyhole", "chime", key, "chime", messages, rf"Chime\.{chime.name}\b", key, BY_CHIME.get(chime, ()))
    listed = clauses_of_rows((RULES / "museum.md").read_text(encoding="utf-8"))
    for item in Item:
        key, messages = item.name.lower(), ("museum-item", "museum-item-text")
        yield Thing("museum", "item", key, "item", messages, rf"(?<!Effect)Kind\.{item.name}\b", shared=listed[key])
    for character in Character:
        key, messages = character.name.lower(), ("museum-human", "museum-human-text")
        code = rf"(?:Character|Entity)\.{character.name}\b"
        yield Thing("museum", "character", key, "human", messages, code, shared=listed[key])
    for number, event in enumerate(tomllib.loads((GAMES / "museum/data/events.toml").read_text(encoding="utf-8"))["event"]):
        kinds = sorted({each["type"] for each in event["effects"]})
        code = rf"Effect\.(?:{'|'.join(kind.upper() for kind in kinds)})\b"
        key = f"EV-{number + 1:02}"
        yield Thing("museum", "event", key, "event", ("museum-card",), code, key, facts=", ".join(kinds))


def clauses_of_rows(rules: str) -> dict[str, tuple[str, ...]]:
    """What the last column of a rules page's tables cites, by the id in the first; `same` is what the row above it cites."""
    rows: dict[str, tuple[str, ...]] = {}
    above: tuple[str, ...] = ()
    for key, last in re.findall(r"^\| `(\w+)` \|.*\| ([^|]*) \|$", rules, re.MULTILINE):
        cited = list(above) if last.startswith("same") else []
        for first, end in re.findall(r"M-(\d+)(?: to M-(\d+))?", last):
            cited += [f"M-{number:03}" for number in range(int(first), int(end or first) + 1)]
        above = rows[key] = tuple(cited)
    return rows


# --- where they are ----------------------------------------------------------------------------------------------------


@cache
def functions(game: str, room: str) -> tuple[Function, ...]:
    """All functions of a room of a game (`rules`, `sense`), whether it is a file or a folder."""
    home = GAMES / game
    paths = [home / f"{room}.py"] if (home / f"{room}.py").exists() else sorted((home / room).glob("*.py"))
    return tuple(each for path in paths for each in functions_in(path))


def functions_in(path: Path) -> Iterator[Function]:
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            yield Function(f"{path.stem}.{node.name}", "\n".join(lines[first - 1 : node.end_lineno]))


@cache
def rules_of(thing: Thing) -> tuple[str, ...]:
    """The functions that carry it out, but for those that only find the right one."""
    rooms = ("rules", "hall") if thing.game == "keyhole" else ("rules",)
    every = [each for room in rooms for each in functions(thing.game, room)]
    return tuple(each.name for each in every if thing.is_in(each.source) and each.name not in SHARED)


@cache
def sense_of(thing: Thing) -> tuple[str, ...]:
    """The functions by which bots weigh it."""
    at_end = any(each.name == SCORING and re.search(thing.code, each.source) for each in functions(thing.game, "rules"))
    found = []
    for each in functions(thing.game, "sense"):
        if thing.is_in(each.source) or (at_end and f"{SCORING.partition('.')[2]}(" in each.source):
            found.append(each.name)
    return tuple(found)


@cache
def scenario_files(game: str) -> dict[str, dict[str, Any]]:
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted((SCENARIOS / game).glob("*.toml"))}


@cache
def scenarios_of(thing: Thing) -> tuple[str, ...]:
    """The files with scenarios about it."""
    files = scenario_files(thing.game).items()
    return tuple(name for name, file in files if any(_is_about(thing, each) for each in _parts(file)))


def _parts(file: dict[str, Any]) -> Iterator[tuple[set[str], str]]:
    """The clauses of each scenario and all that is written in it, with the position that it takes from the file by name."""
    named = file.get("positions", {})
    for each in file.get("scenario", []):
        position = each.get("position", "")
        taken = [text for name, text in named.items() if re.search(rf"@{re.escape(name)}(?![\w-])", position)]
        steps = [str(step) for step in each.get("step", [])]
        yield set(each.get("clauses", [])), "\n".join([position, *taken, *steps])


def _is_about(thing: Thing, part: tuple[set[str], str]) -> bool:
    clauses, written = part
    if thing.clause:
        return thing.clause in clauses
    in_play = re.search(rf"(?<![\w-]){thing.key}(?![\w-])", written) is not None
    return in_play and (not thing.shared or not clauses.isdisjoint(thing.shared))


# --- the page ----------------------------------------------------------------------------------------------------------

OPENING = """# Where every card lives

Made by `python -m tools.whereabouts` from the code itself; do not edit. For each card, token, chime, item, character and event:
the functions that carry it out (`fight.challenge` is `challenge` in `games/GAME/rules/fight.py`), those by which bots weigh it,
and the scenarios that show it (`tests/scenarios/GAME/`). A Town card's row is in `games/town/cards.py`. Texts are in
`ghostlight/locales/*/GAME.ftl` under the messages named in the heading, by number or name.
"""


def page() -> str:
    lines, every = [OPENING], list(things())
    for game, sort in dict.fromkeys((each.game, each.sort) for each in every):
        of_sort = [each for each in every if (each.game, each.sort) == (game, sort)]
        lines += [f"## {game.capitalize()}: {sort}s (`{'`, `'.join(of_sort[0].messages)}`)", ""]
        lines += ["| | what | rules | its own verbs | sense | scenarios |", "| --- | --- | --- | --- | --- | --- |"]
        for each in of_sort:
            clause = each.clause if each.clause != each.key else ""
            clause = clause or " ".join(each.shared)
            what = ", ".join(filter(None, [each.title, clause, each.facts]))
            own = each.clause or each.shared or rules_of(each)  # what is like all others of its sort is shown by any of them
            cells = [rules_of(each), each.verbs, sense_of(each), scenarios_of(each) if own else ()]
            lines.append(f"| {each.key} | {what} | {' | '.join(map(_listed, cells))} |")
        lines.append("")
    return "\n".join(lines)


def _listed(names: Sequence[str]) -> str:
    more = [f"{len(names) - MOST} more"] if len(names) > MOST else []
    return ", ".join([*(f"`{each}`" for each in names[:MOST]), *more])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
