"""The look of the terminal: the seats' colours and shapes, the lamp that marks what is legal, and text that fits columns."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import ControlType, Segment
from rich.style import Style
from rich.text import Text

SHAPES = "◆●▲■★"
"""Seat 1 is rose and a lozenge, 2 tide and a ring, 3 iris and a triangle, 4 bone and a square, 5 ember and a star: never
colour alone."""

SEATS = tuple(map(Style.parse, ("#f58ab4", "#43c9bd", "#ab9bff", "#b8a26c", "#f79a4c")))
SEATS_ON_PAPER = tuple(map(Style.parse, ("bold #8d2c57", "bold #0d5f5d", "bold #4a36a8", "bold #6d5a34", "bold #8a4a12")))

LAMP = Style.parse("bold #241a08 on #ffc76a")  # means "now": legal, yours to do
GLOW = Style.parse("#d99a3d")  # the same light, thinner
PAPER = Style.parse("#2a2038 on #f0e4c9")
FADED = Style.parse("#6b5d60 on #c9bfa8")  # paper that belongs to nobody
EARTH = Style.parse("on #46554d")
SECRET = Style.parse("italic")
FAINT = Style.parse("dim")
STRONG = Style.parse("bold")

LONGEST_NAME = 16
INDENT = 4
LONG_LIST, RUN = 12, 6


def fit(text: str, width: int) -> str:
    """The text in exactly so many columns, which double-width letters take two of; cut with an ellipsis."""
    if cell_len(text) > width:
        text = set_cell_size(text, width - 1).rstrip() + "…"
    return set_cell_size(text, width)


def as_typed(words: str) -> str:
    """Words as somebody types them who looks for them: no capitals, and the apostrophe that keyboards have."""
    return words.casefold().replace("’", "'")


def plain_name(name: str) -> str:
    """A name that is safe to print: a log may come from anywhere, and no name may steer the terminal."""
    kept = "".join(letter for letter in name if letter.isprintable()).strip()
    return fit(kept, LONGEST_NAME).rstrip() if cell_len(kept) > LONGEST_NAME else kept


def seat_name(seat: int, name: str) -> Text:
    """A seat's shape and name."""
    return Text.assemble((SHAPES[seat], SEATS[seat]), " ", (name, STRONG))


def beside(left: list[Text], right: list[Text], width: int) -> Text:
    """Two columns of lines; the left one is so wide."""
    lines = []
    for k in range(max(len(left), len(right))):
        line = left[k].copy() if k < len(left) else Text()
        if k < len(right) and right[k]:
            line.append(" " * (width - line.cell_len)).append_text(right[k])
        lines.append(line)
    return stack(lines)


def stack(lines: Iterable[Text]) -> Text:
    return Text("\n", no_wrap=True, overflow="crop", end="\n").join(lines)


class Curtain:
    """Wipes the screen and what can be scrolled back to, so that the next player does not see the last one's secrets."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if console.is_terminal and not console.is_dumb_terminal:
            yield Segment("\x1b[2J\x1b[3J\x1b[H", None, [(ControlType.CLEAR,)])
        else:
            yield Segment("\n" * options.size.height)


def own_terminal() -> Console:
    """The terminal that the program runs in; letters that its encoding lacks become question marks."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


def clear(console: Console) -> None:
    """A fresh screen where there is one; paper and pipes go on below."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.clear()
    else:
        console.print()


def listed(head: str, items: Sequence[str], first: int, width: int) -> Text:
    """Numbered items in a row after their heading. In a long list of single words the numbers stand at every sixth and
    count on between.
    """
    run = RUN if len(items) > LONG_LIST and not any(" " in item for item in items) else 1
    lines = [Text(head)]
    for k in range(0, len(items), run):
        group = Text.assemble((f"{first + k} ", FAINT), (" ".join(items[k : k + run]), STRONG))
        if lines[-1].cell_len + group.cell_len > width:
            lines.append(Text(" " * INDENT))
        lines[-1].append_text(group).append("  ")
    for line in lines:
        line.rstrip()
    return stack(lines)


def speak(console: Console, text: Text | str, style: Style | str = "") -> None:
    """A paragraph on the screen; whatever it says, it is printed as it is."""
    told = Text(text, style) if isinstance(text, str) else text
    for line in told.split("\n", allow_blank=True):
        console.print(stack(wrapped(line, console.width)))


def wrapped(text: Text, width: int) -> list[Text]:
    """The text in lines of at most so many columns, broken at spaces or between the letters of a script without spaces."""
    lines, start, column, chance = [], 0, 0, 0
    for k, letter in enumerate(text.plain):
        size, before = cell_len(letter), text.plain[k - 1 : k]
        if before == " " or (max(size, cell_len(before)) > 1 and letter not in _CLOSING):
            chance = k
        if column + size > width and letter != " ":
            cut = chance if chance > start else k
            lines.append(text[start:cut])
            start, column = cut, cell_len(text.plain[cut:k])
        column += size
    lines.append(text[start:])
    for line in lines:
        line.rstrip()
    return lines


_CLOSING = "。、，．：；！？」』）〉》】…ー・っゃゅょッャュョ.,:;!?)"  # a line never starts with these
