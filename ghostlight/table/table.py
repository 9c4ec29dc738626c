"""The table as it stands, and the questions that can be put to it. Only folding.py changes it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from ghostlight.core import fairness
from ghostlight.core.game import Game
from ghostlight.core.log import Log, Promise
from ghostlight.core.match import Match

from .clocks import Clocks
from .records import Question
from .terms import Terms

Status = Literal["waiting", "playing", "paused", "over", "closed"]

NOTES = (
    "sat",
    "left",
    "replaced",
    "returned",
    "took-back",
    "replaced-idle",
    "kicked",
    "let-in",
    "muted",
    "unmuted",
    "closed",
    "abandoned",
    "resigned-wish",
    "resigned-time",
    "asked-undo",
    "asked-pause",
    "asked-close",
    "asked-replace",
    "asked-join",
    "withdrew",
    "declined",
    "paused",
    "resumed",
    "unshuffled",
    "not-kept",
)
"""What the talk notes besides what is said; each has a message `table-note-CODE`."""


@dataclass
class Place:
    """One seat: who sits there, and the bot that decides for it, if any."""

    owner: str | None = None
    name: str | None = None
    bot: str | None = None
    nonce: str = ""
    promise: str = ""
    owes: bool = False  # another promise, since the last was used up

    @property
    def empty(self) -> bool:
        return self.owner is None and self.bot is None

    @property
    def human(self) -> bool:
        """Whether a person decides."""
        return self.owner is not None and self.bot is None


@dataclass
class Offer:
    """What somebody asked of those who play, and the seats that have not answered yet."""

    what: Question
    seat: int | None  # of who asked
    back_to: int
    waiting: set[int]
    of: int | None = None  # the seat that it is about, if that is another
    person: str = ""  # who asked
    name: str = ""
    asked: int = 0  # when


@dataclass
class Shuffle:
    """A game that was started: by whom, what each seat has promised, what was shown since, and who sat where."""

    by: str
    promises: dict[int, str]
    sitting: tuple[tuple[str | None, str | None], ...]
    shown: dict[int, str] = field(default_factory=dict)

    @property
    def missing(self) -> list[int]:
        return sorted(self.promises.keys() - self.shown.keys())


@dataclass(frozen=True)
class Saying:
    """A line of the talk: somebody's words, or a note on what happened at the table (`note`, with its facts)."""

    at: int
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    person: str = ""  # whose words they are
    note: str | None = None
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass
class Table:
    """Everything about one game being played."""

    game: Game
    terms: Terms
    host: str
    seed: bytes
    made: int
    clocks: Clocks
    places: list[Place] = field(default_factory=list)
    status: Status = "waiting"
    match: Match | None = None
    offer: Offer | None = None
    talk: list[Saying] = field(default_factory=list)
    imported: bool = False
    origin: Log | None = None  # of an imported game, the log that it came from
    played_here: bool = True  # whether an imported log was signed by this house
    shuffle: Shuffle | None = None  # while the game is being started
    promises: list[Promise] = field(default_factory=list)  # with which it was dealt
    given_up: int = 0  # shuffles that were stopped when somebody had shown a nonce
    sat_on: dict[str, set[int]] = field(default_factory=dict)  # by person: the seats that were theirs while the game ran
    sat_last: dict[int, str] = field(default_factory=dict)  # by seat: the person who sat there last since the deal
    deciders: dict[int, str] = field(default_factory=dict)  # by step: the name of who sat there then
    named: dict[str, str] = field(default_factory=dict)  # names that were used here, and by which person first
    kept_out: set[str] = field(default_factory=set)  # people whom the host sent away
    muted: set[str] = field(default_factory=set)
    declined: set[str] = field(default_factory=set)  # strangers who wanted to sit down in the running game, and may not
    updated: int = 0
    rules: int = 1  # the number of the game's rules that are played by here

    @property
    def at(self) -> int:
        """The number that a command about the game must carry: entries of the game's log so far."""
        return 0 if self.match is None else len(self.match.entries)

    @property
    def commitment(self) -> str:
        return fairness.commitment(self.seed)

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is, while the game runs."""
        return None if self.match is None or self.match.over else self.match.actor

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.owner == person]

    def open_to(self, person: str) -> bool:
        """Whether this person may look on."""
        return self.door(person) is None

    def door(self, person: str) -> Literal["kept-out", "no-watching"] | None:
        """Why this person may not look on, if so."""
        if person in self.kept_out:
            return "kept-out"
        looks = self.terms.watching or self.status == "waiting" or self.imported or bool(self.seats_of(person))
        return None if looks else "no-watching"

    def pseudonym(self, person: str) -> str:
        """What a page calls a person of this table: it tells nothing of them, and is another at every table."""
        return hashlib.sha256(f"ghostlight guest {self.made} {person}".encode()).hexdigest()[:16]

    def known_as(self, person: str) -> str | None:
        """The name under which this person sits here, or spoke last."""
        spoken = self.speaker(person)
        return spoken[1] if spoken else next((name for name in reversed(self.named) if self.named[name] == person), None)

    def speaker(self, person: str) -> tuple[int, str] | None:
        """The first seat of this person and the name given there."""
        seats = self.seats_of(person)
        return (seats[0], self.places[seats[0]].name or "") if seats else None

    def bot_to_decide(self) -> str | None:
        """The bot whose decision it is now, if it is one's."""
        seat = self.turn
        return self.places[seat].bot if seat is not None and self.status == "playing" else None

    def others_to_ask(self, seat: int) -> set[int]:
        """The seats of other people, though a bot may stand in for them; bots agree to everything, and so does oneself."""
        return self.others_than(self.places[seat].owner)

    def others_than(self, person: str | None) -> set[int]:
        """The seats of everybody else who plays."""
        resigned = self.match.resigned if self.match else set()
        return {k for k, place in enumerate(self.places) if place.owner not in (None, person) and k not in resigned}

    def undo_for(self, person: str) -> Literal["free", "ask", "practice"] | None:
        """Whether this person can take a decision back: alone, if the others agree, or if only it were a practice table."""
        if self.match is None or self.status != "playing" or not self.terms.undo:
            return None
        seats = [seat for seat in self.seats_of(person) if seat not in self.match.resigned]
        if any(self.match.free_undo(seat) is not None for seat in seats):
            return "free"
        if not any(moment.seat in seats for moment in self.match.moments):
            return None
        if not self.others_to_ask(seats[0]):
            return "free" if self.undoes_anything(seats[0]) else "practice"
        return "ask" if self.offer is None else None

    def undoes_anything(self, seat: int) -> bool:
        """Whether somebody with nobody to ask may take back what chance or a look has decided: at a practice table, at one from
        before there were any, or where all seats are this person's, several people around one device.
        """
        asker = self.places[seat].owner
        shared = len(self.places) > 1 and all(place.owner == asker for place in self.places)
        return self.terms.practice is not False or shared

    def log(self) -> Log:
        """The log of the game; of an imported one the log that came in, with whoever's signature it has."""
        if self.match is None:
            raise ValueError("the game has not begun")
        if self.origin is not None:
            return self.origin
        more = {"promises": list(self.promises), "given_up": self.given_up, "practice": bool(self.terms.practice)}
        return msgspec.structs.replace(self.match.log(), **more)
