"""A game at the keyboard: people at one terminal, bots, or both.

A player's screen is made from that seat's view and from what that seat was told. Between two people a curtain falls when
either knows what the other does not.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ghostlight import ABOVE, SPECTATOR, BadNotation, Bot, Game, Match, Refusal, Seat, Words, commitment, make_seed, write_log

from .boards import board_of
from .look import FAINT, GLOW, LAMP, STRONG, Curtain, clear, listed, own_terminal, plain_name, seat_name, speak
from .story import result, sentences

HINTS = 3
BAR = 20
NAMED = 3
"""Letters from which on the words of a choice may be typed in part."""


class Left(Exception):
    """The people have left the table."""


def play(
    game: Game,
    seats: Sequence[str],
    lang: str,
    options: Mapping[str, Any] | None = None,
    seed: str | bytes | None = None,
    console: Console | None = None,
    save: Path | None = None,
) -> None:
    """Play one game to its end, or until somebody leaves. A seat is `human`, `human:Ana`, or a bot."""
    words, console = Words(lang), console or own_terminal()
    board_of(game)
    players = read_seats(seats, words)
    game.worlds(len(players), options)
    _check_file(save)
    seed = make_seed(seed)
    clear(console)
    speak(console, words.say("common-commitment"))
    speak(console, commitment(seed), FAINT)
    with console.status(words.say("common-preparing")):
        match = Match(game, players, seed=seed, options=options)
    table = Table(match, words, console)
    try:
        table.run()
    except Left:
        speak(console, words.say("common-left"))
        return
    table.close(save)


def read_seats(seats: Sequence[str], words: Words) -> list[Seat]:
    """Who plays, from `human`, `human:Ana` or a bot as it is written everywhere; nobody has another's name."""
    players: list[Seat] = []
    for k, text in enumerate(seats):
        kind, _, name = text.partition(":")
        if kind == "human":
            name = plain_name(name) or words.say("common-player", seat=k + 1)
        else:
            Bot(text)  # refuses what is none
            kind = name = text
        taken = {each.name for each in players}
        alike = [name, *(f"{name} {n}" for n in range(2, len(seats) + 1))]
        players.append(Seat(next(each for each in alike if each not in taken), kind))
    return players


def _check_file(save: Path | None) -> None:
    """Better now than after the game."""
    try:
        if save is not None and save.exists():
            raise Refusal("exists-save", file=str(save))
        if save is not None and not save.parent.is_dir():
            raise Refusal("no-folder", file=str(save), folder=str(save.parent))
    except OSError as error:
        raise Refusal.by_system("cannot-write", error, file=str(save)) from None


class Table:
    """One game being played at this terminal."""

    def __init__(self, match: Match, words: Words, console: Console) -> None:
        self.match = match
        self.words = words
        self.console = console
        self.board = board_of(match.game)
        self.names = [seat.name for seat in match.seats]
        self.humans = [k for k, seat in enumerate(match.seats) if seat.kind == "human"]
        self.bots = {k: Bot(seat.kind) for k, seat in enumerate(match.seats) if seat.kind != "human"}
        self.labels: dict[str, tuple[str, str]] = {}  # of the choices on the screen
        self.reader: int | None = None  # who saw the screen last
        self.shown = False

    def run(self) -> None:
        if not self.humans:
            self._print_story(SPECTATOR, 0)
        while (seat := self.match.actor) is not None:
            if seat in self.bots:
                self._let_bot_decide(seat)
            else:
                self._let_human_decide(seat)

    # --- bots ----------------------------------------------------------------------------------------------------------

    def _let_bot_decide(self, seat: int) -> None:
        match = self.match
        with self.console.status(self.words.say("common-thinking", name=self.names[seat])):
            choice = self.bots[seat].choose(match)
        match.act(choice)
        if not self.humans:
            self._print_story(SPECTATOR, -1)

    # --- people --------------------------------------------------------------------------------------------------------

    def _let_human_decide(self, seat: int) -> None:
        self._hand_over(seat)
        options = self._in_order(seat, self.match.choices())
        self._show(seat, options)
        while True:
            answer = self._read()
            match answer.casefold():
                case "":
                    self._show(seat, options)
                case "?":
                    self._help(seat, options)
                case question if question.startswith("?"):
                    self._explain(seat, options, question.strip("? "))
                case "h":
                    self._hint(seat, options)
                case trial if trial.startswith("t ") and self.board.tell_trial is not None:
                    self._try(seat, trial.removeprefix("t ").strip(), options)
                case "log":
                    speak(self.console, self.words.say("common-story"), STRONG)
                    self._print_story(seat, 0)
                case "u":
                    if self._take_back(seat):
                        return
                    speak(self.console, self.words.say("common-undo-none"))
                case _:
                    choice = self._understand(answer, options)
                    if choice is not None:
                        self.match.act(choice)
                        self._pause(seat)
                        return

    def _hand_over(self, seat: int) -> None:
        """A curtain before anybody sees what only somebody else knows: on the old screen, or on the next one."""
        last, self.reader = self.reader, seat
        if last is None or last == seat or not (self.match.knows_more(last) or self.match.knows_more(seat)):
            return
        self.console.print(Curtain())
        speak(self.console, self.words.say("common-curtain", name=self.names[seat]), STRONG)
        self._read(self.words.say("common-curtain-key", name=self.names[seat]) + " ")
        self.console.print(Curtain())

    def _in_order(self, seat: int, options: list[str]) -> list[str]:
        """The options as they are numbered: kind by kind, and heading by heading; keeps their labels."""
        view, verbs, headings = self.match.view(seat), list(self.match.game.verbs), dict[str, int]()
        for choice in options:
            heading, item = self._label(view, choice)
            self.labels[choice] = heading, item
            headings.setdefault(heading, len(headings))

        def place(choice: str) -> tuple[int, int]:
            return verbs.index(choice.partition(" ")[0]), headings[self.labels[choice][0]]

        return sorted(options, key=place)

    def _label(self, view: Any, choice: str) -> tuple[str, str]:
        """The heading that a choice is listed under, and its own words."""
        if self.board.label is not None:
            return self.board.label(view, self.words, choice)
        verb, _, where = choice.partition(" ")
        return self.words.say(f"{self.match.game.name}-list-{verb}"), where

    def _show(self, seat: int, options: list[str]) -> None:
        """The whole screen of this seat."""
        match, console = self.match, self.console
        view = match.view(seat)
        if self.shown:  # the promise of the deal stays on the first screen
            clear(console)
        self.shown = True
        mine = [k for k, step in enumerate(match.history()) if step.seat == seat]
        self._print_story(seat, mine[-1] if mine else 0)
        self.board.show(console, view, self.words, self.names, options)
        question = match.question(self.words.language)
        speak(console, Text.assemble(("›", LAMP), " ", seat_name(seat, self.names[seat]), ": ", question))
        self._list(options)
        verb, _, where = options[0].partition(" ")
        keys = [self.words.say("common-keys", example=where or verb)]
        keys += [] if self.board.tell_trial is None else [self.words.say("common-keys-try")]
        keys += [] if self.board.explain is None else [self.words.say("common-keys-explain")]
        speak(console, " · ".join(keys), FAINT)

    def _list(self, options: list[str]) -> None:
        """The choices, compactly, under their headings; those that need no more words than their heading share a line."""
        rows: list[tuple[str, list[str]]] = []
        for choice in options:
            heading, item = self.labels[choice]
            head, item = (f"{heading}: ", item) if item else ("", heading)
            if rows and rows[-1][0] == head:
                rows[-1][1].append(item)
            else:
                rows.append((head, [item]))
        first = 1
        for head, items in rows:
            self.console.print(listed(head, items, first, self.console.width))
            first += len(items)

    def _print_story(self, seat: int, since: int) -> None:
        """What this seat was told, from a place in the history on."""
        last = len(self.match.history())
        for at in range(since if since >= 0 else last + since, last):
            for sentence in sentences(self.match, self.words, self.names, seat, at):
                speak(self.console, sentence)

    # --- what is typed -------------------------------------------------------------------------------------------------

    def _read(self, prompt: str = "› ") -> str:
        try:
            line = self.console.input(Text(prompt))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        except UnicodeDecodeError:
            line = "?"
        # A keyboard for Japanese may type the wide forms of letters and figures.
        line = "".join(letter for letter in unicodedata.normalize("NFKC", line) if letter.isprintable()).strip()
        if not sys.stdin.isatty():
            speak(self.console, line)
        if line.casefold() == "q":
            raise Left
        return line

    def _understand(self, answer: str, options: list[str]) -> str | None:
        """The option of that number, notation, or place alone, or an action that is allowed without being listed; else None,
        having said what is wrong.
        """
        if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(options):
            return options[int(answer) - 1]
        typed = " ".join(answer.casefold().split())
        in_full = [choice for choice in options if choice.casefold() == typed]
        fitting = in_full or [choice for choice in options if self._fits(typed, choice)]
        if len(typed) >= NAMED:
            fitting = fitting or [choice for choice in options if self.labels[choice][1].casefold().startswith(typed)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            speak(self.console, self.words.say("common-unclear", typed=answer, several=fitting))
        else:
            choice = self._read_action(answer, options)
            why = self._unknown(answer, options) if choice is None else self._why_not(choice)
            if why is None:
                return choice
            speak(self.console, why)
        return None

    def _unknown(self, answer: str, options: list[str]) -> str:
        return self.words.say("common-unknown", typed=answer, example=options[0])

    def _read_action(self, answer: str, options: list[str]) -> str | None:
        """The action that was typed, in full or but for its verb; None when it is no action at all."""
        verbs = dict.fromkeys(choice.partition(" ")[0] for choice in options)
        for text in (answer, *(f"{verb} {answer}" for verb in verbs)):
            try:
                self.match.allows(text)
            except BadNotation:
                continue
            return text
        return None

    def _why_not(self, choice: str) -> str | None:
        """Why an action that was typed is not possible now; None when it is."""
        return self.match.why_not(choice, self.words.language)

    def _try(self, seat: int, answer: str, options: list[str]) -> None:
        """What would come of an action, by its number or as it is typed, listed or not; nothing is decided."""
        numbered = answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(options)
        choice = options[int(answer) - 1] if numbered else self._read_action(answer, options)
        if choice is None or self.match.game.trial is None or self.board.tell_trial is None:
            speak(self.console, self._unknown(answer, options))
        elif (why := self._why_not(choice)) is not None:
            speak(self.console, why)
        else:
            speak(self.console, self.board.tell_trial(self.match.view(seat), self.words, self.match.trial(choice)))

    def _fits(self, typed: str, choice: str) -> bool:
        """`move d3`, `m d3`, `d3`, or with the verb of the language."""
        verb, _, where = choice.casefold().partition(" ")
        if where and typed != where and not typed.endswith(f" {where}"):
            return False
        head = typed.removesuffix(where).rstrip()
        return any(each.startswith(head) for each in (verb, self.words.say(f"{self.match.game.name}-verb-{verb}")))

    # --- undo ----------------------------------------------------------------------------------------------------------

    def _take_back(self, seat: int) -> bool:
        if not self.match.may_undo(seat):
            return False
        self.match.undo()
        return True

    def _pause(self, seat: int) -> None:
        """Before somebody else decides, the last moment at which this seat can take its decision back."""
        if self.match.actor == seat or not self.match.may_undo(seat):
            return
        self._print_story(seat, -1)
        if self._read(self.words.say("common-go-on") + " ").casefold() == "u":
            self._take_back(seat)

    # --- help and hints ------------------------------------------------------------------------------------------------

    def _help(self, seat: int, options: list[str]) -> None:
        name, say = self.match.game.name, self.words.say
        speak(self.console, say(f"{name}-title"), STRONG)
        speak(self.console, say(f"{name}-rules"))
        speak(self.console, say(f"{name}-why-{self.match.game.ask(self.match.view(seat))}"), STRONG)
        speak(self.console, say("common-help-keys", example=options[0]))
        if self.board.explain is not None:
            speak(self.console, say("common-help-explain"))
        if self.board.tell_trial is not None:
            speak(self.console, say("common-help-try"))

    def _explain(self, seat: int, options: list[str], asked: str) -> None:
        """What a thing on the table does, by its number or name."""
        if self.board.explain is None:
            self._help(seat, options)
            return
        told = self.board.explain(self.match.view(seat), self.words, self.names, asked)
        for each in told or [Text(self.words.say("common-explain-none", typed=asked))]:
            speak(self.console, each)

    def _hint(self, seat: int, options: list[str]) -> None:
        """What a bot thinks, which is shown this seat's view of the game and nothing else."""
        match = self.match
        if match.game.ask(match.view(seat)) in match.game.unhinted:
            speak(self.console, self.words.say("common-hint-none"))
            return
        with self.console.status(self.words.say("common-thinking", name=Bot.HINT)):
            thoughts = Bot(Bot.HINT).thoughts(match)
        speak(self.console, self.words.say("common-hint", bot=Bot.HINT))
        for thought in thoughts[:HINTS]:
            share = round(BAR * min(max(thought.value, 0.0), 1.0))
            number, bar = f"{options.index(thought.choice) + 1:4} ", ("█" * share, GLOW)
            chances = f" {thought.value:4.0%}  "
            choice = match.in_words(thought.choice, self.words.language)
            speak(self.console, Text.assemble((number, FAINT), bar, ("░" * (BAR - share), FAINT), chances, (choice, STRONG)))

    # --- the end -------------------------------------------------------------------------------------------------------

    def close(self, save: Path | None) -> None:
        """The result, and how to check the shuffle."""
        match, words, console = self.match, self.words, self.console
        seat = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        clear(console)
        self.board.show(console, match.view(ABOVE), words, self.names)
        mine = [k for k, step in enumerate(match.history()) if step.seat == seat]
        self._print_story(seat, mine[-1] if mine else -1)
        speak(console, result(match, words, self.names))
        speak(console, words.say("common-seed", seed=match.seed.hex()), FAINT)
        if save is None:
            speak(console, words.say("common-not-saved"))
            return
        try:
            save.write_bytes(write_log(match.log()))
        except OSError as error:
            raise Refusal.by_system("not-saved", error, file=str(save)) from None
        speak(console, words.say("common-saved", file=str(save)))
