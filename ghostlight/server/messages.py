"""Every message between a browser and the server, as types: the protocol of docs/protocol.md.

TypeScript's types and the JSON schema are made from these (`python -m ghostlight.server.protocol`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ghostlight.table import commands
from ghostlight.table.records import Question
from ghostlight.table.table import Status
from ghostlight.table.terms import MOST_SEATS, BotName, Clock, Name, NoClock, Nonce, Promised, SeatNumber, Visibility

# --- what is asked over the WebSocket of a table -----------------------------------------------------------------------


class Face(commands.Command, frozen=True):
    """Of several seats on one device, this one is looking now: the curtain is open."""

    seat: SeatNumber


class Look(commands.Command, frozen=True):
    """An earlier moment again: from one's own seat while the game runs, afterwards from any seat or from above."""

    moment: Annotated[int, msgspec.Meta(ge=0)]
    viewer: int | Literal["above", "watching"]


class Hint(commands.Command, frozen=True):
    """What would a bot do here, from what the seat sees?"""

    at: int


class Try(commands.Command, frozen=True):
    """What would come of this action? Nothing is decided by asking."""

    action: commands.Written


class Speak(commands.Command, frozen=True):
    """The language in which refusals are to be said."""

    language: Literal["en", "es", "ja"]


Asked = commands.TableCommand | Face | Look | Hint | Try | Speak


# --- which games can be played -----------------------------------------------------------------------------------------


class Readiness(msgspec.Struct, frozen=True, kw_only=True):
    """How far a game is on its way to being playable: its rules are compiled once, then loaded."""

    game: str
    state: Literal["waiting", "compiling", "loading", "ready", "failed"]
    percent: int


class Awake(msgspec.Struct, frozen=True):
    """How far every game is."""

    games: list[Readiness]


# --- what the server answers and tells ---------------------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True):
    """Something the server says."""


class Done(Told, frozen=True):
    """The command was taken and is on disk."""

    id: int


class Waking(Told, frozen=True, kw_only=True):
    """The game of this table is not ready, or now it is. `begins`: it is dealt by itself as soon as it is."""

    readiness: Readiness
    begins: bool


class Refusal(Told, tag="refused", frozen=True):
    """The command was not taken; `sentence` says why, in the language of this connection."""

    id: int | None
    code: str
    sentence: str


class SeatNews(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it."""

    name: str | None
    kind: Literal["open", "human", "bot"]  # who decides
    bot: str | None
    mine: bool
    here: bool  # somebody's device is connected
    stand_in: bool  # a bot decides for somebody who can come back
    resigned: bool
    who: str | None = None  # what Kick and Mute call whoever sits there
    muted: bool = False
    sit: Literal["free", "ask"] | None = None  # whether you could sit down there: at once, or if those who play agree


class Event(msgspec.Struct, frozen=True):
    """One thing that happened in the game. `seat` among the fields counts from 0; the others are words or numbers."""

    name: str
    fields: dict[str, str | int]
    secret: bool  # not everybody was told


class Chapter(msgspec.Struct, frozen=True):
    """One decision and what followed; the first is the deal."""

    n: int
    seat: int | None
    name: str | None  # of who sat there then
    action: str | None
    events: list[Event]


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game stands, from one seat."""

    moment: int
    turn: int | None
    view: Any  # the game's own, see the types of its name
    choices: list[str]  # in notation; empty unless the decision is this seat's
    ask: str | None  # which question is put to the seat: message GAME-ask-…, clauses GAME-why-…


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the talk: words of a player or watcher, or a note (message table-note-…)."""

    at: int
    seat: int | None
    name: str | None
    text: str | None
    note: str | None
    facts: dict[str, str | int]
    who: str | None = None  # what Kick and Mute call whoever said it


class ClockNews(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds left for each seat at the moment `now` of the message; one may be running."""

    left: list[int]
    running: int | None


class OfferNews(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of those who play; `seat` is of who asks, `of` the one that a bot, or somebody new, is to have."""

    what: Question
    seat: int | None
    of: int | None = None
    name: str
    mine: bool  # you asked
    waiting: list[int]


class Onlooker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody without a seat, as the host is told of them; or somebody who was sent away."""

    who: str
    name: str | None
    muted: bool
    out: bool  # may not come in


class IdleNews(msgspec.Struct, frozen=True, kw_only=True):
    """No clock runs, and this seat has kept everybody waiting for so long: after `after` the others may ask for a stand-in.

    All in milliseconds; from `warn` on whoever idles is told.
    """

    seat: int
    waited: int
    warn: int
    after: int


class SeatPromise(msgspec.Struct, frozen=True):
    """What a seat promised to the shuffle; its nonce once the game is dealt, None then if the promise was not kept."""

    seat: int
    promise: str
    nonce: str | None


class Fairness(msgspec.Struct, frozen=True, kw_only=True):
    """The promise of the shuffle; the seed once the game is over."""

    commitment: str
    nonces: list[str]  # that the game was dealt with
    promises: list[SeatPromise]
    given_up: int  # shuffles before this one that were stopped when somebody had shown a nonce
    seed: str | None


class ShuffleNews(msgspec.Struct, frozen=True, kw_only=True):
    """The game was started and the promises are frozen: every page shows the nonces of its seats (Reveal)."""

    waiting: list[int]  # seats whose nonce has not come
    late: bool  # their time is up: the deal waits only for those whose page is open
    halts: bool  # you may stop it


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How it ended: by the rules of the game, because all others gave up, or before its end and without winners."""

    winners: list[int]
    points: list[int]
    how: Literal["rules", "default", "closed", "abandoned"]


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What does not change at this table."""

    code: str
    name: str
    game: str
    options: dict[str, Any]
    visibility: Visibility
    watching: bool
    clock: Clock
    undo: bool
    practice: bool
    imported: bool
    rules: int  # the number of the game's rules that are played by here
    played_here: bool  # an imported game: whether this house has signed its log


class TableNews(Told, tag="table", kw_only=True, frozen=True):
    """The table as one person sees it. The first one is whole; later ones leave out what has not changed.

    Of the story and the talk only what is new is sent: forget what you have from `story_from` on, then add `story`.
    """

    now: int
    about: About | msgspec.UnsetType = msgspec.UNSET
    status: Status
    host: bool  # you are
    mine: list[int]  # your seats
    facing: int | None  # the seat from which you look; None: as a spectator
    curtain: int | None  # this seat of yours is to look, and another may not: draw the curtain, then send Face
    seats: list[SeatNews]
    watchers: int
    at: int  # what the next command about the game must carry
    position: Position | msgspec.UnsetType | None = msgspec.UNSET
    story_from: int
    story: list[Chapter]
    talk_from: int
    talk: list[Line]
    clocks: ClockNews | None
    offer: OfferNews | None
    undo: Literal["free", "ask", "practice"] | None  # what you could do; practice: at such a table you could
    shuffle: ShuffleNews | None
    fairness: Fairness
    result: Result | None
    start: bool = False  # you may, when no seat is open
    muted: bool = False  # you are
    onlookers: list[Onlooker] = []  # for the host
    idle: IdleNews | None = None


class Seen(Told, frozen=True):
    """The answer to Look."""

    id: int
    viewer: int | Literal["above", "watching"]
    position: Position
    events: list[Event]


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """One option, what the bot hopes for (0 to 1) and the share of its attention."""

    action: str
    value: float
    weight: float


class HintTold(Told, tag="hint", frozen=True):
    """The answer to Hint: the best options first."""

    id: int
    at: int
    bot: str
    thoughts: list[Thought]


class Tried(Told, frozen=True, kw_only=True):
    """The answer to Try, for the decision `at`; `trial` is the game's own type. Without a trial, code and sentence say why.

    Who tries faster than the server answers gets the trial of the newest action; those that it overtook are too-fast.
    """

    id: int
    at: int
    action: str
    trial: Any = None
    code: str | None = None
    sentence: str | None = None


TellAny = Done | Refusal | Waking | TableNews | Seen | HintTold | Tried


# --- HTTP --------------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who this browser is. `share` is where friends in the same network find this server, if that is another address."""

    name: str | None
    share: str | None = None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="open", tag_field="kind"):
    """Whoever has the link."""


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="me", tag_field="kind"):
    """The one who makes the table, or somebody on the same device."""

    name: Name
    promise: Promised | None = None  # of a nonce for the shuffle; over the socket it is shown, when the game is started
    nonce: Nonce = ""  # from pages of before, which showed it at once; it counts for nothing


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bot", tag_field="kind"):
    bot: BotName


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be made."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: Name
    seats: Annotated[list[OpenSeat | MySeat | BotSeat], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    visibility: Visibility = "link"
    watching: bool = True
    clock: Clock = NoClock()
    undo: bool | None = None  # as the game has it, unless said
    practice: bool = False  # alone against bots: anything can be taken back, and log and result say so
    start: bool = False  # deal at once, when nobody is missing


class Made(msgspec.Struct, frozen=True):
    code: str


class SummarySeat(msgspec.Struct, frozen=True):
    name: str | None
    kind: Literal["open", "human", "bot"]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    name: str
    game: str
    status: Status
    seats: list[SummarySeat]
    clock: Clock
    my_turn: bool
    i_sit: bool
    watching: bool
    updated: int


class Lobby(msgspec.Struct, frozen=True):
    public: list[Summary]
    mine: list[Summary]


class AnOption(msgspec.Struct, frozen=True, tag_field="kind", kw_only=True):
    """Something that a table can have otherwise."""

    key: str
    help: str
    everyday: bool  # to be shown at once; the others under a fold


class WholeOption(AnOption, frozen=True, tag="whole", kw_only=True):
    """A whole number."""

    default: int
    least: int
    most: int


class ChoiceOption(AnOption, frozen=True, tag="choice", kw_only=True):
    """One of some words."""

    default: str
    words: list[str]


class EitherOption(AnOption, frozen=True, tag="either", kw_only=True):
    """One of some words, or a whole number."""

    default: str | int
    words: list[str]
    least: int
    most: int


class NumbersOption(AnOption, frozen=True, tag="numbers", kw_only=True):
    """So many whole numbers in a row."""

    default: list[int]
    count: int
    least: int
    most: int


class PicksOption(AnOption, frozen=True, tag="picks", kw_only=True):
    """So many different numbers of a range, or a word for some that belong together."""

    default: str | list[int]
    words: list[str]
    count: int
    least: int
    most: int


class TextOption(AnOption, frozen=True, tag="text", kw_only=True):
    """One of some words, or the whole text of a file, which has more than one line."""

    default: str
    words: list[str]
    largest: int  # bytes of UTF-8


ShownOption = WholeOption | ChoiceOption | EitherOption | NumbersOption | PicksOption | TextOption


class GameNews(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played."""

    name: str
    title: str
    authors: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    options: list[ShownOption]  # those that only a file could give are not among them
    clauses: str
    bots: list[str]
    undo: bool  # whether a new table lets decisions be taken back, unless one says otherwise


class Catalogue(msgspec.Struct, frozen=True):
    games: list[GameNews]
    awake: list[Readiness]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused; `lines`: the same fault by fault, where there can be many."""

    code: str
    sentence: str
    lines: list[str] = []


class Checked(msgspec.Struct, frozen=True):
    """The fairness of a finished game, gone over again: `fault` is None if all was as promised."""

    steps: int
    draws: int
    fault: str | None
    retired: int | None = None  # the number of the rules, where they were not run again: only the draws were checked


class Remains(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a table that cannot be opened any more: who played, and of a game that is over what was told."""

    summary: Summary
    why: Literal["retired", "newer", "changed", "damaged"]
    rules: int
    story: list[Chapter]  # from above; empty unless the game is over
    called: dict[str, dict[str, str]]  # by field and word of the story: the table's own names
    called_in: dict[str, dict[str, dict[str, str]]]  # by language: those that are others in it
    result: Result | None
    options: dict[str, Any]


class HouseKey(msgspec.Struct, frozen=True):
    """The public key of this house: Ed25519, 64 hexadecimal digits. `ghostlight verify --house KEY` insists on it."""

    key: str


class Health(msgspec.Struct, frozen=True):
    """How the house is; `fault` says why it cannot write."""

    status: Literal["ok", "not writing"]
    version: str
    tables: int
    sockets: int
    games: list[Readiness]
    fault: str | None = None


HTTP = (Me, NewName, NewTable, Made, Summary, Lobby, Catalogue, Awake, Problem, Checked, Remains, HouseKey, Health)
