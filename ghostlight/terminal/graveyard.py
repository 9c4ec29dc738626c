"""Graveyard drawn in a terminal, from a view and nothing else.

A closed grave is its headstone: each back has a shape of its own, so that colour is never needed. An open one is paper with
the word and the value of what rose there. A stone is its owner's shape, a lord the shape after a crown.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from ghostlight import Words
from ghostlight.games.graveyard.notation import COLUMNS
from ghostlight.games.graveyard.state import FRONTS, PLAYERS, SIZE, VALUE, Front
from ghostlight.games.graveyard.view import Grave, View

from .boards import Board
from .look import EARTH, FADED, FAINT, LAMP, PAPER, SEATS, SEATS_ON_PAPER, SECRET, SHAPES, STRONG, beside, fit, stack

HEADSTONES = {"white": ("╭─╮", "│ │"), "grey": ("─┼─", " │ "), "black": (" ▄ ", "▐█▌"), "brown": ("╞═╡", " ║ ")}
COLOURS = {
    "white": Style.parse("#ece7da"),
    "grey": Style.parse("#aeb2c8"),
    "black": Style.parse("#0a0b18"),
    "brown": Style.parse("#dd9f66"),
}
POINTS = {front.name.lower(): int(VALUE[front]) for front in Front}
LORD, EYE, HERE = "♚", "◉", "›"

CELL = 7
MARGIN = 4
WIDE = MARGIN + SIZE * (CELL + 1) + 3
FULL = 80
"""From here on the table stands beside the board; below WIDE each grave has one line."""
SMALL_CELL = 5
TABLE = FULL - WIDE - 1


def paint(view: View, words: Words, names: Sequence[str], choices: Collection[str], width: int) -> Text:
    """The board, the standing, and what still lies hidden. `choices` (in notation) are marked on the board."""
    legal = set()
    for choice in choices:
        verb, _, where = choice.partition(" ")
        if verb != "inspect":  # every closed grave can be: a mark would say nothing
            legal.add(f"out:{where}" if verb == "place" else where)  # the place E2 outside is not the grave E2
    if width >= FULL:
        return beside(_board(view, words, legal), _table(view, words, names), WIDE + 1)
    board = _board(view, words, legal) if width >= WIDE else _small_board(view, legal)
    return stack([*board, Text(), *_table(view, words, names)])


# --- the board ---------------------------------------------------------------------------------------------------------


def _board(view: View, words: Words, legal: set[str]) -> list[Text]:
    lords = _lords(view)
    north = Text(" " * MARGIN)
    south = Text(" " * MARGIN)
    for column in range(SIZE):
        north.append(f" {COLUMNS[column]}  ", STRONG).append_text(_outside(f"N{column + 1}", lords, legal)).append(" ")
        south.append("    ").append_text(_outside(f"S{column + 1}", lords, legal)).append(" ")
    lines = [north]
    for row in range(SIZE):
        upper, lower = Text.assemble((f" {row + 1}  ", STRONG)), _outside(f"W{row + 1}", lords, legal).append(" ")
        for grave in view.graves[row * SIZE : (row + 1) * SIZE]:
            first, second = _grave(grave, view.seat, words, lords.get(grave.name), grave.name in legal)
            upper.append_text(first).append(" ")
            lower.append_text(second).append(" ")
        lines += [upper, lower.append_text(_outside(f"E{row + 1}", lords, legal))]
    return [*lines, south]


def _lords(view: View) -> dict[str, int]:
    return {player.lord: seat for seat, player in enumerate(view.players) if player.lord}


def _outside(place: str, lords: dict[str, int], legal: set[str]) -> Text:
    """G-06: a place beside the graveyard, three columns wide."""
    if f"out:{place}" in lords:
        seat = lords[f"out:{place}"]
        return Text.assemble((f"{LORD}{SHAPES[seat]} ", SEATS[seat]))
    return Text.assemble((HERE + place, LAMP)) if f"out:{place}" in legal else Text("   ")


def _grave(grave: Grave, me: int | None, words: Words, lord: int | None, is_legal: bool) -> tuple[Text, Text]:
    """The two lines of a grave."""
    here = Text.assemble((HERE + grave.name, LAMP)) if is_legal else Text("   ")
    return _open_grave(grave, words, lord, here) if grave.open else _closed_grave(grave, me, words, here)


def _closed_grave(grave: Grave, me: int | None, words: Words, here: Text) -> tuple[Text, Text]:
    top, foot = HEADSTONES[grave.back]
    others = "".join(SHAPES[seat] for seat in grave.inspected_by if seat != me)
    upper = Text.assemble((f" {top}", COLOURS[grave.back]), here)
    if grave.front is not None:  # G-15: this seat has looked, or the game is over and seen from above
        known = str(POINTS[grave.front]) + others if others else words.say("graveyard-short-front", front=grave.front)
        lower = Text.assemble((fit((EYE if grave.inspected_by else " ") + known, CELL), _COLD + SECRET))
    else:
        foot = foot if len(others) == CELL - len(foot) - 1 else f" {foot}"
        lower = Text.assemble((foot, COLOURS[grave.back]), (fit(EYE + others if others else "", CELL - len(foot)), _COLD))
    return _on(upper, EARTH), _on(lower, EARTH)


_COLD = Style.parse("#cfe0ff")  # what was looked into by some, not shown to all


def _open_grave(grave: Grave, words: Words, lord: int | None, here: Text) -> tuple[Text, Text]:
    front = grave.front or ""
    paper = FADED if grave.stone is None else PAPER
    upper = Text.assemble((" " + fit(words.say("graveyard-short-front", front=front), CELL - 1), STRONG))
    lower = Text(f" {POINTS[front]} ")
    lower.append(" " if grave.stone is None else SHAPES[grave.stone], SEATS_ON_PAPER[grave.stone or 0])
    if lord is None:
        lower.append_text(here)
    else:
        lower.append(f"{LORD}{SHAPES[lord]} ", _STANDING + SEATS_ON_PAPER[lord])
    return _on(upper, paper), _on(lower, paper)


_STANDING = Style.parse("reverse")


def _on(line: Text, ground: Style) -> Text:
    """The line on this ground, where it has none of its own."""
    line.stylize_before(ground)
    return line


def _small_board(view: View, legal: set[str]) -> list[Text]:
    """One line a grave: the top of its headstone, or its value; no words."""
    lords = _lords(view)
    north, south = Text(" " * MARGIN), Text(" " * MARGIN)
    for column in range(SIZE):
        north.append(f"{COLUMNS[column]} ", STRONG).append_text(_outside(f"N{column + 1}", lords, legal)).append(" ")
        south.append("  ").append_text(_outside(f"S{column + 1}", lords, legal)).append(" ")
    lines = [north]
    for row in range(SIZE):
        west, east = (_outside(f"{side}{row + 1}", lords, legal) for side in "WE")
        line = west if west.plain.strip() else Text.assemble((f" {row + 1} ", STRONG))
        for grave in view.graves[row * SIZE : (row + 1) * SIZE]:
            line.append(HERE if grave.name in legal else " ", LAMP if grave.name in legal else "")
            line.append_text(_small_grave(grave, lords.get(grave.name)))
        lines.append(line.append(" ").append_text(east))
    return [*lines, south]


def _small_grave(grave: Grave, lord: int | None) -> Text:
    if grave.open:
        stone = " " if grave.stone is None else SHAPES[grave.stone]
        standing = "" if lord is None else LORD + SHAPES[lord]
        paper = FADED if grave.stone is None else PAPER
        return Text.assemble((fit(f"{POINTS[grave.front or '']}{stone}{standing}", SMALL_CELL), paper))
    known = f"{EYE}{POINTS[grave.front]}" if grave.front is not None else EYE if grave.inspected_by else ""
    top = HEADSTONES[grave.back][0]
    return _on(Text.assemble((top, COLOURS[grave.back]), (fit(known, SMALL_CELL - len(top)), _COLD)), EARTH)


# --- the standing, and what is left -------------------------------------------------------------------------------------


def _table(view: View, words: Words, names: Sequence[str]) -> list[Text]:
    lines = []
    for seat, player in enumerate(view.players):
        now, points = view.turn == seat, words.say("common-points", points=player.points)
        line = Text.assemble(("▸", LAMP) if now else " ", (f"{SHAPES[seat]} ", SEATS[seat]))
        line.append(fit(names[seat], TABLE - 3 - cell_len(points) - 1), STRONG if now else "").append(f" {points}", STRONG)
        lines += [line, Text("   " + words.say("graveyard-holds", stones=player.stones, wisps=player.wisps), FAINT)]
    if len(view.players) < PLAYERS:
        lines.append(Text())
    lines += _unseen(view, words)
    if view.stall_limit and 2 * view.idle >= view.stall_limit:
        lines.append(Text(words.say("graveyard-idle", idle=view.idle, limit=view.stall_limit), FAINT))
    elif len(view.players) < PLAYERS:
        looked, lord = words.say("graveyard-legend-looked"), words.say("graveyard-legend-lord")
        lines.append(Text(f"{LORD} {lord}  {EYE} {looked}", FAINT))
    return lines


def _unseen(view: View, words: Words) -> list[Text]:
    """G-04: what lies, of each back, where this seat does not know."""
    values = "".join(f"{VALUE[front]:3}" for front in range(FRONTS))
    lines = [Text.assemble((words.say("graveyard-unseen"), STRONG))]
    lines.append(Text("    " + fit(words.say("graveyard-worth"), 8) + values, FAINT))
    for name, fronts in view.unseen.items():
        line = Text.assemble((HEADSTONES[name][0], EARTH + COLOURS[name]), " " + fit(words.say("graveyard-back", back=name), 8))
        for left in fronts.values():
            line.append(f"{left:3}" if left else "  ·", "" if left else FAINT)
        lines.append(line)
    return lines


BOARD = Board(paint=paint)
