"""A finished game gone through again, step by step: the board and the log in words, from any seat or from above."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.text import Text

from ghostlight import ABOVE, Match, Refusal, Words

from .boards import board_of
from .look import FAINT, STRONG, clear, own_terminal, plain_name, speak
from .story import result, sentences

TOLD = 6
"""How many sentences stand under the board."""


def replay(
    match: Match,
    seat: int | None = None,
    step: int | None = None,
    lang: str = "en",
    console: Console | None = None,
    as_json: bool = False,
) -> None:
    """Go through a finished game with keys; without a keyboard, print one step or the whole story.

    Seats count from 0; without one, everything is seen from above.
    """
    console = console or own_terminal()
    if not match.over:
        raise Refusal("replay-not-over")
    if seat is not None and not 0 <= seat < len(match.seats):
        raise Refusal("no-seat", seat=seat + 1, seats=len(match.seats))
    at = None if step is None else _moment(match, step)
    viewer = ABOVE if seat is None else seat
    if as_json:
        console.out(msgspec.json.encode(account(match, viewer, at)).decode(), highlight=False)
        return
    browser = Browser(match, viewer, Words(lang), console)
    if sys.stdin.isatty() and console.is_terminal:
        browser.browse(0 if at is None else at)
    elif at is None:
        browser.tell_whole_story()
    else:
        browser.show(at)


def account(match: Match, viewer: int, at: int | None = None) -> dict[str, Any]:
    """Every view of the game (or only that after one moment), and what was told, for programs."""
    history = match.history()
    steps = []
    for k in range(len(history)) if at is None else (at,):
        steps.append(
            {
                "n": history[k].step,
                "seat": history[k].seat,
                "action": history[k].choice,
                "told": [str(each) for each in match.events(viewer, k)],
                "view": msgspec.to_builtins(match.view(viewer, k)),
            }
        )
    return {"game": match.game.name, "seats": [each.name for each in match.seats], "steps": steps}


def _moment(match: Match, step: int) -> int:
    """The place of that step in the history: what was taken back is not there any more."""
    history = match.history()
    for k, each in enumerate(history):
        if each.step == step:
            return k
    last = history[-1].step
    taken_back = 0 <= step <= last
    raise Refusal("no-step", step=step, why="taken-back" if taken_back else "none", last=last)


class Browser:
    """A finished game on the screen."""

    def __init__(self, match: Match, viewer: int, words: Words, console: Console) -> None:
        self.match = match
        self.viewer = viewer
        self.words = words
        self.console = console
        self.board = board_of(match.game)
        self.steps = [each.step for each in match.history()]
        self.names = [plain_name(each.name) or words.say("common-player", seat=k + 1) for k, each in enumerate(match.seats)]

    def browse(self, at: int) -> None:
        """Step by keys until `q`."""
        last = len(self.steps) - 1
        while True:
            clear(self.console)
            self.show(at)
            speak(self.console, self.words.say("common-replay-keys"), FAINT)
            match self._key():
                case "n" | " " | "\r" | "\n" | "\x1b[C" | "\x1b[B":
                    at = min(at + 1, last)
                case "p" | "\x1b[D" | "\x1b[A":
                    at = max(at - 1, 0)
                case "g":
                    at = self._ask("common-replay-go", lambda step: _moment(self.match, step), at, last=self.steps[-1])
                case "s":
                    self.viewer = self._ask("common-replay-sit", self._seat, self.viewer, seats=len(self.match.seats))
                case "a":
                    self.viewer = ABOVE
                case "q" | "\x1b" | "\x03" | "\x04":
                    return

    def show(self, at: int) -> None:
        """The board after moment `at`, and the last things told."""
        match, console = self.match, self.console
        self.board.show(console, match.view(self.viewer, at), self.words, self.names)
        told: list[tuple[int, Text]] = []
        for k in range(at, -1, -1):
            told = [(k, each) for each in sentences(match, self.words, self.names, self.viewer, k, you=False)] + told
            if len(told) >= TOLD:
                break
        for k, sentence in told[-TOLD:]:
            speak(console, self._numbered(k, sentence, now=k == at))
        if at == len(self.steps) - 1:
            speak(console, result(match, self.words, self.names))
        speak(console, self._where(at))

    def tell_whole_story(self) -> None:
        for at in range(len(self.steps)):
            for sentence in sentences(self.match, self.words, self.names, self.viewer, at, you=False):
                speak(self.console, self._numbered(at, sentence, now=False))
        self.board.show(self.console, self.match.view(self.viewer), self.words, self.names)
        speak(self.console, result(self.match, self.words, self.names))

    def _numbered(self, at: int, sentence: Text, now: bool) -> Text:
        return Text.assemble((f"{self.steps[at]:4}  ", FAINT), (sentence.plain, STRONG if now else sentence.style))

    def _where(self, at: int) -> Text:
        say = self.words.say
        step = say("common-replay-step", n=self.steps[at], last=self.steps[-1])
        above = self.viewer == ABOVE
        from_where = say("common-replay-above") if above else say("common-replay-seat", name=self.names[self.viewer])
        return Text(f"{step} · {from_where}", STRONG)

    def _key(self) -> str:
        try:
            return click.getchar()
        except (EOFError, KeyboardInterrupt):
            return "q"

    def _ask(self, message: str, read: Callable[[int], int], otherwise: int, **numbers: int) -> int:
        """A number that is typed; what it was before when there is no such thing."""
        try:
            return read(int(self.console.input(Text(self.words.say(message, **numbers) + " "))))
        except (EOFError, KeyboardInterrupt, ValueError, Refusal):
            return otherwise

    def _seat(self, number: int) -> int:
        if not 1 <= number <= len(self.match.seats):
            raise Refusal("no-seat", seat=number, seats=len(self.match.seats))
        return number - 1
