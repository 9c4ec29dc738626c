"""What people ask of a table. A command about the game carries the number of the log entry it answers (`at`)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .terms import BotName, Name, Nonce, Promised, SeatNumber

LONGEST_SAYING = 500
Written = Annotated[str, msgspec.Meta(max_length=200)]
"""An action in notation."""
Pseudonym = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""A person, as only this table calls them."""


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower, kw_only=True):
    """Something asked; `id` comes back with the answer."""

    id: int


class Sit(Command, frozen=True):
    seat: SeatNumber
    name: Name
    promise: Promised | None = None  # of a nonce, to be mixed into the shuffle, so that the server alone does not choose it
    nonce: Nonce = ""  # from pages of before, which showed it at once; it counts for nothing


class Leave(Command, frozen=True):
    seat: SeatNumber


class Replace(Command, frozen=True):
    """Let a bot decide for this seat: one's own, one that was left, that of somebody who is away or has idled for too long."""

    seat: SeatNumber
    bot: BotName


class Free(Command, frozen=True):
    """Take a bot away: from one's own seat, or, as the host before the game, from a seat that nobody else has."""

    seat: SeatNumber


class Add(Command, frozen=True):
    """One more seat."""


class Remove(Command, frozen=True):
    seat: SeatNumber


class Start(Command, frozen=True):
    """Deal."""


class Promise(Command, frozen=True):
    """Another promise to the shuffle, in place of one that was used up or is lost."""

    seat: SeatNumber
    promise: Promised


class Reveal(Command, frozen=True):
    """The nonce that was promised, now that all promises are frozen."""

    seat: SeatNumber
    nonce: Nonce


class Halt(Command, frozen=True):
    """Stop the shuffle: back to the chairs."""


class Close(Command, frozen=True):
    """Give the table up before the game begins; end a running game without winners, if all others who play agree."""


class Kick(Command, frozen=True):
    """Send somebody away, who may not come back, or (`out` is false) let them in again. `who` is as the news name them."""

    who: Pseudonym
    out: bool = True


class Mute(Command, frozen=True):
    """Let nobody hear this person any more, or (`on` is false) again."""

    who: Pseudonym
    on: bool = True


class Act(Command, frozen=True):
    at: int
    action: Written


class Undo(Command, frozen=True):
    at: int


class Answer(Command, frozen=True):
    """To what somebody asked. The one who asked withdraws it with a no."""

    at: int
    yes: bool


class Resign(Command, frozen=True):
    at: int
    seat: SeatNumber


class Pause(Command, frozen=True):
    at: int


class Resume(Command, frozen=True):
    """Go on after a pause."""


class Chat(Command, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SAYING)]


AroundTheGame = Sit | Leave | Replace | Free | Add | Remove | Start | Promise | Reveal | Halt | Close | Kick | Mute | Chat
TableCommand = AroundTheGame | Act | Undo | Answer | Resign | Pause | Resume
