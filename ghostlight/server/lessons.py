"""Lessons on the server: a room of its own kind for each learner, in memory only, for as long as its page is open.

Nothing here is stored, listed or verified, and there is no way from here to a table: a lesson has a `Rehearsal`, whose chance
is a script; a table has a `Match`, whose chance is promised and checked. They share what a page is told, so that the same
board draws both.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from ghostlight.core.contract import OVER
from ghostlight.core.events import SPECTATOR
from ghostlight.games import load
from ghostlight.lessons import Aside, Chapter, Chronicled, Rehearsal, find_chapter
from ghostlight.table.commands import Act
from ghostlight.table.refused import Refused
from ghostlight.table.terms import NoClock

from . import messages as say
from .limits import Bucket
from .line import ENDLESS, Line, guest
from .rooms import now_ms
from .safety import address_of, answer, problem
from .store import Person
from .wording import sentence, words_in

if TYPE_CHECKING:
    from .app import Ghostlight

log = logging.getLogger("ghostlight.lessons")
MOST_LESSONS, MOST_OF_ADDRESS = 200, 60
"""Lessons that are in memory at a time, a few hundred kilobytes each; and those of one address, which may be a school's."""
RIVALS = ("Moth", "Owl", "Raven")
"""Who sits with the learner. Pages know these names in every language."""
_decoder: msgspec.json.Decoder[say.LessonAsked] = msgspec.json.Decoder(say.LessonAsked)


class Lessons:
    """The lessons that are open: at most one a person, since a new one ends the one before."""

    def __init__(self, most: int = MOST_LESSONS, most_of_address: int = MOST_OF_ADDRESS) -> None:
        self.most, self.most_of_address = most, most_of_address
        self.open: dict[str, LessonRoom] = {}

    def enter(self, person: Person, address: str, chapter: Chapter, step: int, page: Line) -> LessonRoom:
        """A room for as long as the page is there."""
        before = self.open.pop(person.id, None)
        if before is not None:
            before.page.hang_up(Refused("lesson-elsewhere"))
        if len(self.open) >= self.most or sum(each.address == address for each in self.open.values()) >= self.most_of_address:
            raise Refused("lessons-full")
        room = self.open[person.id] = LessonRoom(Rehearsal(load(chapter.game), chapter, step), page, person, address)
        return room

    def leave(self, room: LessonRoom) -> None:
        if self.open.get(room.person.id) is room:
            del self.open[room.person.id]


class LessonRoom:
    """One lesson and the page that looks at it."""

    def __init__(self, rehearsal: Rehearsal, page: Line, person: Person, address: str) -> None:
        self.rehearsal, self.page, self.person, self.address = rehearsal, page, person, address
        self.whole = False  # has had a whole message
        rehearsal.changed = self.tell_table

    def tell(self) -> None:
        """Everything as it stands, the board first."""
        self.tell_table()
        self.page.send(msgspec.json.encode(lesson_news(self.rehearsal)))

    def tell_table(self) -> None:
        self.page.send(msgspec.json.encode(table_news(self.rehearsal, self.person.name, self.whole)))
        self.whole = True

    def do(self, asked: say.LessonAsked) -> None:
        """Whatever the learner does; Aside says why not."""
        match asked:
            case Act():
                self.rehearsal.act(asked.at, asked.action)
            case say.On():
                self.rehearsal.on()
            case say.Show():
                self.rehearsal.show()
            case say.Back():
                self.rehearsal.back()
        self.page.send(msgspec.json.encode(lesson_news(self.rehearsal)))

    def sentence(self, aside: Aside, language: str) -> str:
        """Why not: in the coach's words where the lesson has some for it, else as at any table."""
        words, rehearsal = words_in(language), self.rehearsal
        if aside.remark is not None:
            return words.say(f"lesson-{rehearsal.game.name}-{rehearsal.chapter.name}-{aside.remark}")
        if aside.code == "illegal":
            stage = rehearsal.stage
            action = stage.read_action(aside.action)
            return words.refuse(rehearsal.game, stage.desks["world"], rehearsal.view(), action)
        return words.say(f"table-refused-{CODES[aside.code]}", action=aside.action)


CODES = {"illegal": "illegal-action", "unread": "no-such-action", "late": "late"}


# --- the line ----------------------------------------------------------------------------------------------------------


async def serve_lesson(socket: WebSocket) -> None:
    """One learner's chapter, from its beginning, or from `?step=`, until the page goes."""
    app: Ghostlight = socket.app.state.ghostlight
    address = address_of(socket)
    try:
        with app.doorkeeper.socket(address):
            person = await guest(app, socket)
            chapter = _chapter(socket)
            app.waking.refuse_failed(chapter.game)
            await socket.accept()
            await LessonLine(app, socket, person, chapter, address).run()
    except Refused as refused:
        log.info("lesson refused", extra={"code": refused.code})
        await socket.send_denial_response(problem(socket, refused))


async def get_lesson(request: Request) -> Response:
    """Whether there is such a chapter, and why it cannot be played."""
    app: Ghostlight = request.app.state.ghostlight
    chapter = _chapter(request)
    app.waking.refuse_failed(chapter.game)
    return answer(say.LessonCard(chapter.game, chapter.name, len(chapter.beats)))


def _chapter(connection: HTTPConnection) -> Chapter:
    chapter = find_chapter(str(connection.path_params["game"]), str(connection.path_params["chapter"]))
    if chapter is None:
        raise Refused("no-such-lesson")
    return chapter


def _step(socket: WebSocket) -> int:
    asked = socket.query_params.get("step", "")
    return int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 4 else 0


class LessonLine(Line):
    """What goes back and forth with a learner's page."""

    def __init__(self, app: Ghostlight, socket: WebSocket, person: Person, chapter: Chapter, address: str) -> None:
        super().__init__(app, socket, person)
        self.person, self.chapter, self.address = person, chapter, address
        self.room: LessonRoom | None = None

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        coming = asyncio.create_task(self._come_in())
        try:
            await self._converse()
        finally:
            for task in (writer, coming, self.trying):
                if task is not None:
                    task.cancel()
            if self.room is not None:
                self.app.lessons.leave(self.room)
        await self._say_goodbye()

    async def _come_in(self) -> None:
        """As soon as the game can be played; until then tell how far it is."""
        game = self.chapter.game
        try:
            self.app.waking.want(game)
            async for readiness in self.app.waking.follow(game):
                self._tell(say.Waking(readiness=readiness, begins=True))
            self.app.waking.refuse_failed(game)
            self.room = self.app.lessons.enter(self.person, self.address, self.chapter, _step(self.socket), self)
            self.room.tell()
        except Refused as refused:
            self.hang_up(refused)

    @property
    def at(self) -> int:
        return 0 if self.room is None else self.room.rehearsal.version

    def _understand(self, data: bytes) -> say.LessonAsked | Refused:
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return Refused("bad-message", what=str(error))

    def _bucket(self, asked: say.LessonAsked | Refused) -> Bucket:
        return ENDLESS if isinstance(asked, say.Try) else self.allowance.messages

    async def _answer(self, asked: say.LessonAsked) -> None:
        if isinstance(asked, say.Speak):
            self.language = asked.language
        elif isinstance(asked, say.Try):
            self._hear_try(asked)
            return
        elif self.room is None:
            raise Refused("late")
        else:
            try:
                self.room.do(asked)
            except Aside as aside:
                told = self.room.sentence(aside, self.language)
                self._tell(say.Refusal(id=asked.id, code=CODES[aside.code], sentence=told))
                return
        self._tell(say.Done(id=asked.id))

    async def _try_out(self, asked: say.Try) -> say.Tried:
        trial = None
        if self.room is not None:
            with contextlib.suppress(Aside):
                trial = self.room.rehearsal.trial(asked.action)
        if trial is None:
            raise Refused("no-trials")
        at = self.at
        found = await self.app.house.triers.do(self.person.id, trial)
        return say.Tried(id=asked.id, at=at, action=asked.action, trial=found)

    def _refuse(self, asked: int | None, refused: Refused) -> None:
        self._tell(say.Refusal(id=asked, code=refused.code, sentence=sentence(refused, self.language)))


# --- what the page is told ---------------------------------------------------------------------------------------------


def lesson_news(rehearsal: Rehearsal) -> say.LessonNews:
    number, steps = rehearsal.told
    return say.LessonNews(
        game=rehearsal.game.name,
        chapter=rehearsal.chapter.name,
        step=rehearsal.at,
        number=number,
        steps=steps,
        mood=rehearsal.mood,
        say=rehearsal.say,
        remark=rehearsal.remark,
        point=rehearsal.point,
    )


def table_news(rehearsal: Rehearsal, name: str | None, whole: bool) -> say.TableNews:
    """What lies on the board, as any table tells it. The story is short, so it is told anew each time."""
    players = rehearsal.stage.players
    rivals = iter(RIVALS)
    return say.TableNews(
        now=now_ms(),
        about=msgspec.UNSET if whole else _about(rehearsal),
        status="playing",
        host=False,
        mine=[rehearsal.seat],
        facing=rehearsal.seat,
        curtain=None,
        seats=[_seat(name or "1") if seat == rehearsal.seat else _seat(next(rivals), True) for seat in range(players)],
        watchers=0,
        at=rehearsal.version,
        position=_position(rehearsal),
        story_from=0,
        story=[_chapter_of(rehearsal, each) for each in rehearsal.story],
        talk_from=0,
        talk=[],
        clocks=None,
        offer=None,
        undo=None,
        shuffle=None,
        fairness=say.Fairness(commitment="", nonces=[], promises=[], given_up=0, seed=None),
        result=None,
    )


def _about(rehearsal: Rehearsal) -> say.About:
    return say.About(
        code="",
        name="",
        game=rehearsal.game.name,
        options=rehearsal.game.read_options(rehearsal.scene.options),
        visibility="link",
        watching=False,
        clock=NoClock(),
        undo=False,
        practice=True,
        imported=False,
        rules=rehearsal.game.rules,
        played_here=False,
    )


def _seat(name: str, rival: bool = False) -> say.SeatNews:
    kind: Any = "bot" if rival else "human"
    return say.SeatNews(
        name=name, kind=kind, bot="lesson" if rival else None, mine=not rival, here=True, stand_in=False, resigned=False
    )


def _position(rehearsal: Rehearsal) -> say.Position:
    view, choices = rehearsal.view(), rehearsal.options
    return say.Position(
        moment=len(rehearsal.story) - 1,
        turn=None if rehearsal.actor == OVER else rehearsal.actor,
        view=view,
        choices=choices,
        ask=rehearsal.game.ask(view) if choices else None,
    )


def _chapter_of(rehearsal: Rehearsal, each: Chronicled) -> say.Chapter:
    game, world = rehearsal.game, rehearsal.stage.desk.world
    reach = [happening for happening in each.happenings if happening.reaches(rehearsal.seat)]
    told = [
        say.Event(
            happening.name,
            {name: game.tell(world, name, number) for name, number in happening.numbers.items()},
            not happening.reaches(SPECTATOR),
        )
        for happening in reach
    ]
    return say.Chapter(each.n, each.seat, None, each.action, told)
