"""A table on paper for tests: people who ask things of it, a clock that moves only when it is told, and every record kept."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from ghostlight.core.fairness import promise
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import load
from ghostlight.table import commands as ask
from ghostlight.table import deciding, shuffling
from ghostlight.table.folding import apply, fold_table
from ghostlight.table.insisting import AWAY, Call
from ghostlight.table.records import AnyRecord, Made
from ghostlight.table.refused import Refused
from ghostlight.table.table import Table
from ghostlight.table.terms import Clock, NoClock, Terms

GAME = load("graveyard")
DAWN = 1_700_000_000_000
"""When the tables of these tests are made, in milliseconds."""
SECOND = 1000


@cache
def seed_for(players: int, starter: int) -> str:
    """A seed under which this seat begins."""
    for number in range(1000):
        seed = hashlib.sha256(f"{players} {number}".encode()).digest()
        if Match(GAME, [Seat("") for _ in range(players)], seed).actor == starter:
            return seed.hex()
    raise AssertionError("no seed lets that seat begin")


class Scene:
    """One table, its records so far, and the time of day."""

    def __init__(
        self,
        seats: int = 2,
        clock: Clock = NoClock(),  # noqa: B008
        undo: bool = True,
        watching: bool = True,
        starter: int = 0,
        public: bool = False,
        practice: bool | None = None,
    ) -> None:
        terms = Terms(
            game="graveyard",
            name="The yard",
            seats=seats,
            clock=clock,
            undo=undo,
            watching=watching,
            visibility="public" if public else "link",
            practice=practice,
        )
        self.now = DAWN
        self.records: list[AnyRecord] = [Made(at=self.now, terms=terms, host="ana", seed=seed_for(seats, starter))]
        self.table: Table = fold_table(self.records)
        self.present: set[str] = set()
        self.went: dict[str, int] = {}  # by person: when they went away
        self.waited = 0  # milliseconds for which whoever decides has been waited for

    # --- who is there --------------------------------------------------------------------------------------------------

    def people(self, *names: str) -> list[Guest]:
        """These people come in."""
        guests = [Guest(self, name) for name in names]
        self.present |= {guest.person for guest in guests}
        return guests

    @property
    def gone(self) -> frozenset[str]:
        """Who has been away for a while."""
        return frozenset(person for person, at in self.went.items() if self.now - at > AWAY)

    def seated(self, *names: str) -> list[Guest]:
        """These people come in and sit down, one beside the other."""
        guests = self.people(*names)
        for seat, guest in enumerate(guests):
            guest.sits(seat)
        return guests

    # --- what happens --------------------------------------------------------------------------------------------------

    def take(self, records: list[AnyRecord]) -> list[AnyRecord]:
        for record in records:
            apply(self.table, record)
            self.records.append(record)
        return records

    def passes(self, seconds: float) -> None:
        """Time goes by; a clock that falls meanwhile is noticed at the end."""
        self.now += int(seconds * SECOND)
        self.take(deciding.time_is_up(self.table, self.now))

    def waits_no_longer(self) -> None:
        """The server looks whether a question waits only for people who are away."""
        self.take(deciding.hold_up_no_longer(self.table, Call("", self.now, None, self.gone)))

    def deals(self, late: bool = False) -> list[AnyRecord]:
        """The game is dealt if every nonce is in; when it is late, also without those of people who have left."""
        return self.take(shuffling.deal(self.table, self.now, self.present, late))

    def bot_acts(self) -> None:
        """The bot whose decision it is takes the first option there is."""
        assert self.table.bot_to_decide() is not None
        self.take(deciding.decide_for_bot(self.table, self.table.at, self.options[0], self.now))

    # --- looking -------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def options(self) -> list[str]:
        """What can be decided now, in notation."""
        return [self.match.write_action(action) for action in self.match.options_now()]

    @property
    def left(self) -> list[float]:
        """The seconds that each seat has left now."""
        clocks = self.table.clocks
        used = [self.now - clocks.since if seat == clocks.running else 0 for seat in range(len(clocks.left))]
        return [(left - gone) / SECOND for left, gone in zip(clocks.left, used, strict=True)]

    @property
    def notes(self) -> list[str]:
        """What the table noted on what happened around the game."""
        return [line.note for line in self.table.talk if line.note is not None]

    # --- going on ------------------------------------------------------------------------------------------------------

    def owner(self) -> Guest:
        """Whose decision it is."""
        assert self.table.turn is not None
        person = self.table.places[self.table.turn].owner
        assert person is not None
        return Guest(self, person)

    def place_lords(self) -> None:
        """Everybody puts the lord at the first place that is free."""
        while self.options[0].startswith("place"):
            self.act_for_anybody(self.options[0])

    def place_lords_up_to(self, seat: int) -> None:
        """Until it is that seat's turn."""
        while self.table.turn != seat:
            self.act_for_anybody(self.options[0])

    def act_for_anybody(self, action: str) -> None:
        assert self.table.turn is not None
        if self.table.places[self.table.turn].human:
            self.owner().acts(action)
        else:
            self.take(deciding.decide_for_bot(self.table, self.table.at, action, self.now))

    def wander(self, until: Callable[[], bool], luck: random.Random | None = None) -> None:
        """Play at random up to such a moment."""
        luck = luck or random.Random(1)
        while not until():
            assert self.table.status == "playing"
            self.act_for_anybody(luck.choice(self.options))

    def someone_can_inspect(self) -> bool:
        return any(option.startswith("inspect") for option in self.options)


class Guest:
    """Somebody at a table. What they ask is taken, or Refused is raised."""

    def __init__(self, scene: Scene, name: str) -> None:
        self.scene = scene
        self.name = name.title()
        self.person = name.lower()

    def asks(self, command: ask.TableCommand, name: str | None = None) -> list[AnyRecord]:
        scene = self.scene
        scene.take(deciding.time_is_up(scene.table, scene.now))
        call = Call(self.person, scene.now, name, scene.gone, frozenset(scene.present), scene.waited)
        return scene.take(deciding.decide(scene.table, command, call))

    @property
    def seats(self) -> list[int]:
        return self.scene.table.seats_of(self.person)

    @property
    def at(self) -> int:
        return self.scene.table.at

    @property
    def is_host(self) -> bool:
        return self.scene.table.host == self.person

    @property
    def may_undo(self) -> str | None:
        return self.scene.table.undo_for(self.person)

    # --- seats ---------------------------------------------------------------------------------------------------------

    def sits(self, seat: int, name: str | None = None, nonce: str | None = None) -> None:
        """With the promise of a nonce, if one is given."""
        promised = None if nonce is None else promise(nonce)
        self.asks(ask.Sit(id=1, seat=seat, name=self.name if name is None else name, promise=promised))

    def promises(self, seat: int, nonce: str) -> None:
        self.asks(ask.Promise(id=1, seat=seat, promise=promise(nonce)))

    def shows(self, seat: int, nonce: str) -> None:
        """And the game is dealt, if that was the last."""
        self.asks(ask.Reveal(id=1, seat=seat, nonce=nonce))
        self.scene.deals()

    def halts(self) -> None:
        self.asks(ask.Halt(id=1))

    def leaves(self, seat: int) -> None:
        self.asks(ask.Leave(id=1, seat=seat))

    def puts_a_bot(self, seat: int, bot: str = "greedy") -> None:
        self.asks(ask.Replace(id=1, seat=seat, bot=bot))

    def takes_the_bot_away(self, seat: int) -> None:
        self.asks(ask.Free(id=1, seat=seat))

    def adds_a_seat(self) -> None:
        self.asks(ask.Add(id=1))

    def removes(self, seat: int) -> None:
        self.asks(ask.Remove(id=1, seat=seat))

    def starts(self) -> None:
        self.asks(ask.Start(id=1))

    def closes(self) -> None:
        self.asks(ask.Close(id=1))

    def asks_to_close(self, name: str) -> None:
        """As somebody without a seat, who has a name."""
        self.asks(ask.Close(id=1), name)

    def sends_away(self, other: Guest) -> None:
        self.asks(ask.Kick(id=1, who=other.who))

    def lets_in(self, other: Guest) -> None:
        self.asks(ask.Kick(id=1, who=other.who, out=False))

    def mutes(self, other: Guest, on: bool = True) -> None:
        self.asks(ask.Mute(id=1, who=other.who, on=on))

    @property
    def who(self) -> str:
        """What the table's pages call them."""
        return self.scene.table.pseudonym(self.person)

    def goes_away(self) -> None:
        self.scene.present.discard(self.person)
        self.scene.went[self.person] = self.scene.now

    def comes_back(self) -> None:
        self.scene.present.add(self.person)
        self.scene.went.pop(self.person, None)

    # --- the game ------------------------------------------------------------------------------------------------------

    def acts(self, action: str, at: int | None = None) -> None:
        self.asks(ask.Act(id=1, at=self.at if at is None else at, action=action))

    def takes_back(self, at: int | None = None) -> None:
        """Back at once, or a question to the others."""
        self.asks(ask.Undo(id=1, at=self.at if at is None else at))

    def wants_a_pause(self, at: int | None = None) -> None:
        self.asks(ask.Pause(id=1, at=self.at if at is None else at))

    def says_yes(self, at: int | None = None) -> None:
        self.asks(ask.Answer(id=1, at=self.at if at is None else at, yes=True))

    def says_no(self, at: int | None = None) -> None:
        self.asks(ask.Answer(id=1, at=self.at if at is None else at, yes=False))

    def resigns(self, seat: int, at: int | None = None) -> None:
        self.asks(ask.Resign(id=1, at=self.at if at is None else at, seat=seat))

    def resumes(self) -> None:
        self.asks(ask.Resume(id=1))

    def says(self, text: str, name: str | None = None) -> None:
        self.asks(ask.Chat(id=1, text=text), name)


@contextmanager
def refused(code: str, **facts: str | int) -> Iterator[None]:
    """What is asked inside is refused with this code (and these facts)."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    assert {name: str(caught.value.facts[name]) for name in facts} == {name: str(fact) for name, fact in facts.items()}


def game_of(*names: str, **terms: object) -> list[Guest]:
    """A game that has begun between these people, the first of whom begins; their scene is `.scene` of each."""
    guests = Scene(len(names), **terms).seated(*names)  # type: ignore[arg-type]
    guests[0].starts()
    return guests
