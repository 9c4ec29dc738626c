"""People who ask anything of a table at any time: sensible things, late things, other people's things."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from ghostlight.core.fairness import promise
from ghostlight.table import commands as ask
from ghostlight.table.idling import IDLE_AFTER
from ghostlight.table.insisting import AWAY
from ghostlight.table.records import Woke
from ghostlight.table.refused import Refused
from ghostlight.table.terms import Clock, DayClock, FischerClock, MoveClock, NoClock
from tests.table.tables import Guest, Scene

CLOCKS: list[Clock] = [NoClock(), MoveClock(20), FischerClock(40, 3), DayClock(1)]
NAMES = ("Ana", "Ben", "Eva", "Kei")
KINDS = (
    *["act"] * 30,
    *["bot"] * 20,
    *["undo"] * 4,
    *["answer"] * 12,
    *["sit", "free", "resume", "replace"] * 3,
    *["leave", "resign", "pause", "chat", "add", "remove", "start", "close", "kick", "mute"],
    *["promise", "reveal", "reveal", "halt", "deal"],
    *["time", "woke", "away", "back", "idle", "patience"],
)


class Muddle:
    """A table and some people who do one thing after another; `next` says whether the table took it."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.scene = Scene(
            seats=luck.randint(2, 4),
            clock=luck.choice(CLOCKS),
            undo=self.often(),
        )
        self.guests = self.scene.people(*NAMES)
        if self.often():  # most tables are under way
            for seat in range(len(self.scene.table.places)):
                if luck.random() < 0.7:
                    luck.choice(self.guests).sits(seat)
                else:
                    self.guests[0].puts_a_bot(seat)
            self.guests[0].starts()

    def next(self) -> bool:
        before = len(self.scene.records)
        kind = self.luck.choice(KINDS)
        match kind:
            case "bot":
                if self.scene.table.bot_to_decide() is not None:
                    self.scene.bot_acts()
            case "time":
                self.scene.passes(self.luck.randint(0, 25))
            case "woke":
                clocks = self.scene.table.clocks
                if clocks.running is not None:
                    away = self.luck.randint(0, self.scene.now - max(clocks.since, clocks.counted_from))
                    self.scene.take([Woke(at=self.scene.now, away=away)])
            case "idle":
                self.scene.waited = self.luck.choice([0, IDLE_AFTER])
            case "patience":
                self.scene.waits_no_longer()
            case "deal":
                self.scene.deals(late=self.often())
            case "away" | "back":
                guest = self.anybody()
                (guest.goes_away if kind == "away" else guest.comes_back)()
                if kind == "away" and self.luck.random() < 0.5:
                    self.scene.went[guest.person] -= 2 * AWAY  # and that was a while ago
            case _:
                self.someone_asks(kind)
        return len(self.scene.records) > before

    def someone_asks(self, kind: str) -> None:
        command = self.command(kind)
        guest = self.anybody()
        seat = self.scene.table.turn if kind == "act" else getattr(command, "seat", None)
        if seat is not None and seat < len(self.scene.table.places) and self.often():
            guest = Guest(self.scene, self.scene.table.places[seat].owner or guest.person)
        with suppress(Refused):
            guest.asks(command, name=guest.name)

    def command(self, kind: str) -> ask.TableCommand:
        table = self.scene.table
        seat = self.luck.randint(0, len(table.places))
        at = table.at if self.often() else self.luck.randint(-1, table.at + 1)
        match kind:
            case "act":
                options = self.scene.options if table.match is not None else []
                looks = [option for option in options if option.startswith("inspect")]
                return ask.Act(id=1, at=at, action=self.luck.choice([*(looks or options), *options, "dance", "move D3"]))
            case "undo":
                return ask.Undo(id=1, at=at)
            case "answer":
                return ask.Answer(id=1, at=at, yes=self.luck.random() < 0.8)
            case "resign":
                return ask.Resign(id=1, at=at, seat=seat)
            case "pause":
                return ask.Pause(id=1, at=at)
            case "resume":
                return ask.Resume(id=1)
            case "sit":
                name = self.luck.choice(["Ghost", "Owl", "Ana", "\u200b"])
                return ask.Sit(id=1, seat=seat, name=name, promise=self.luck.choice([None, promise("salt")]))
            case "promise":
                return ask.Promise(id=1, seat=seat, promise=promise(self.luck.choice(["salt", "pepper"])))
            case "reveal":
                return ask.Reveal(id=1, seat=seat, nonce=self.luck.choice(["salt", "pepper"]))
            case "replace":
                return ask.Replace(id=1, seat=seat, bot=self.luck.choice(["greedy", "random", "clever"]))
            case "kick" | "mute":
                who, on = self.anybody().who, self.often()
                return ask.Kick(id=1, who=who, out=not on) if kind == "kick" else ask.Mute(id=1, who=who, on=on)
            case "chat":
                return ask.Chat(id=1, text=self.luck.choice(["hello", " ", "one\ntwo"]))
        plain: dict[str, Any] = {"leave": ask.Leave, "free": ask.Free, "remove": ask.Remove}
        bare: dict[str, Any] = {"add": ask.Add, "start": ask.Start, "close": ask.Close, "halt": ask.Halt}
        return plain[kind](id=1, seat=seat) if kind in plain else bare[kind](id=1)

    def anybody(self) -> Guest:
        return self.luck.choice(self.guests)

    def often(self) -> bool:
        return self.luck.random() < 0.85
