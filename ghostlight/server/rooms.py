"""Tables that are open now: each with the pages that look at it, the bot that thinks, and the clock that runs.

One thing happens at a time at each table, under its lock: a command is decided, applied and written, and only when it is on
disk is anybody told of it. Whoever looks in waits for that too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import DatabaseError

from ghostlight.bots import HINT, Thought, read_bot
from ghostlight.core.match import Match
from ghostlight.table import commands
from ghostlight.table.deciding import decide, decide_for_bot, hold_up_no_longer, time_is_up, try_out
from ghostlight.table.folding import apply, fold_table
from ghostlight.table.insisting import AWAY, Call
from ghostlight.table.records import AnyRecord, Began, Froze, Imported, Made, Woke
from ghostlight.table.refused import Refused
from ghostlight.table.shuffling import SHOW_WITHIN, deal
from ghostlight.table.table import Status, Table
from ghostlight.table.terms import NoClock

from . import clearing
from . import messages as say
from .chronicle import packed
from .news import Around, Listener, Positions, card, events, face, news, position_from, viewer_seat
from .patience import Patience
from .policy import DAY, Policy
from .quotas import Quotekeeper
from .retention import AT_ONCE, Calm, give_up, let_go
from .served import Served
from .showing import Showing
from .store import Card, Store
from .thinking import NICE, Question, Task, Thinkers
from .unreadable import Unreadable, unplayable, unreadable_by
from .waking import Waking
from .workers import Households, Workers, cores

EMPTY_FOR = 60.0
"""Seconds that a table at which nobody looks stays in memory."""
SWEEP_EVERY = 20.0
CHRONICLES_A_SWEEP = 2
"""Games that ended before there were chronicles of which one is written each time: it is not urgent."""
LONGEST_ALARM = 86_400.0
SOON = 60_000
"""Milliseconds before somebody's time is up: until then the table need not be in memory."""
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
HINTS = 3
MOST_LOOKS, MOST_TRIALS, MOST_FOLDS, MOST_HEAVY = 20, 4, 40, 2
"""What of one person's may wait: moments looked at, actions tried, tables opened, and games gone through as a whole."""
log = logging.getLogger("ghostlight.rooms")


def now_ms() -> int:
    return time.time_ns() // 1_000_000


@dataclass(eq=False)
class Page(Listener):
    """A listener with a way to be told."""

    name: str | None = None
    language: str = "en"
    send: Callable[[bytes], None] = lambda _: None
    hang_up: Callable[[Refused | None], None] = lambda _: None


class Room:
    """One table in memory."""

    def __init__(self, house: House, code: str, table: Table, count: int) -> None:
        self.house = house
        self.code = code
        self.table = table
        self.count = count  # records on disk
        self.pages: set[Page] = set()
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.pondered: tuple[tuple[Any, ...], Task] | None = None  # what a bot thinks about, and its thinking
        self.alarm: asyncio.TimerHandle | None = None
        self.empty_since = self.opened = time.monotonic()
        self.last_seen: dict[str, float] = {}
        self.patience = Patience()
        self.broken = False  # what is in memory may not be what is on disk
        self.starter: tuple[str, str | None] | None = None  # who has asked for the deal before the game was ready
        self.showing = Showing(house.show_within, self._deal_late)

    # --- what people ask -----------------------------------------------------------------------------------------------

    async def do(self, page: Page, command: commands.TableCommand) -> None:
        """Take a command, or raise Refused. When this returns it is on disk."""
        async with self.lock:
            call, served = self._call(page.person, page.name), self.served
            await self._take(time_is_up(self.table, call.now, served), served)
            self.house.quotas.check_command(self.table, self.count, command)
            if not self.wait_to_deal(records := decide(self.table, command, call), call):
                await self._take(records, served)
                await self._deal_if_shown()

    async def look(self, page: Page, asked: say.Look) -> say.Seen:
        """A moment again, as far as this person may see it."""
        async with self.lock:
            match, seat = self.table.match, viewer_seat(asked.viewer)
            if match is None:
                raise Refused("not-begun")
            if asked.moment >= len(match.moments):
                raise Refused("no-such-moment")
            if not viewer_seat("above") <= seat < len(match.seats):
                raise Refused("no-such-seat", seat=seat + 1)
            if self.table.status != "over" and seat != page.facing:
                raise Refused("not-over")
            still = match.still(asked.moment + 2)  # and who decided next
        return await self.house.lookers.do(page.person, _seen, asked, still, seat)

    async def hint(self, page: Page, asked: say.Hint) -> say.HintTold:
        """What a bot would do, which is shown what the seat sees and nothing else."""
        async with self.lock:
            table, match = self.table, self.table.match
            if match is None:
                raise Refused("not-begun")
            if asked.at != table.at:
                raise Refused("late")
            seat = table.turn
            if table.status != "playing" or seat is None or seat != page.facing or not table.places[seat].human:
                raise Refused("not-your-turn")
            if match.game.ask(match.view(seat)) in match.game.unhinted:
                raise Refused("no-hint")
            if page.person in self.house.hinted:
                raise Refused("thinking")
            question = Question(read_bot(HINT), match.game, match.world, match.seen(seat), seat, match.spare_chance("hint"))
        self.house.hinted.add(page.person)
        try:
            thoughts = await self.house.think(page.person, question)
        finally:
            self.house.hinted.discard(page.person)
        if thoughts is None:  # the server stops
            raise Refused("late")
        write = match.write_action
        told = [say.Thought(action=write(each.action), value=each.value, weight=each.weight) for each in thoughts[:HINTS]]
        return say.HintTold(id=asked.id, at=asked.at, bot=HINT, thoughts=told)

    async def try_out(self, page: Page, asked: say.Try) -> say.Tried:
        """What would come of an action, from what the seat sees; the table may go on meanwhile."""
        async with self.lock:
            trial, at = try_out(self.table, page.facing, asked.action), self.table.at
        return say.Tried(id=asked.id, at=at, action=asked.action, trial=await self.house.triers.do(page.person, trial))

    async def face(self, page: Page, seat: int) -> None:
        """Somebody else at the same device looks now."""
        async with self.lock:
            if seat not in self.table.seats_of(page.person):
                raise Refused("not-your-seat")
            face(page, seat)
            self._tell(page, {})

    @property
    def served(self) -> int:
        """How long the house has served this game: the time by which clocks count."""
        return self.house.served.now(self.table.game.name)

    # --- who is here ---------------------------------------------------------------------------------------------------

    @property
    def present(self) -> frozenset[str]:
        return frozenset(page.person for page in self.pages)

    def _call(self, person: str, name: str | None) -> Call:
        waited = self.patience.look(self.table, time.monotonic())
        return Call(person, now_ms(), name, self._gone(), self.present, waited)

    @property
    def waits_in_public(self) -> bool:
        """Whether it stands on the noticeboard, and its host is there."""
        table = self.table
        return table.status == "waiting" and table.terms.visibility == "public" and table.host in self.present

    def _gone(self) -> frozenset[str]:
        """Those who sit here, or are the host, and have not been here for a while."""
        owners = {place.owner for place in self.table.places if place.owner} | {self.table.host}
        owners -= self.present
        until = time.monotonic() - AWAY / 1000
        return frozenset(owner for owner in owners if self.last_seen.get(owner, self.opened) < until)

    async def enter(self, page: Page) -> None:
        """Another page looks at this table; everybody sees that somebody has come."""
        async with self.lock:
            if self.broken or self.house.rooms.setdefault(self.code, self) is not self:
                page.hang_up(None)  # in between this room was given up; there is another
                return
            self.pages.add(page)
            if not self.ready:
                self.house.waking.want(self.table.game.name)
                self._tell_waking(page)
            self._tell_all()
            self.go_on()
            await self._deal_if_shown()
        if page.person == self.table.host and self.waits_in_public:
            await self.house.store.see_hosts([self.code], now_ms())

    async def leave(self, page: Page) -> None:
        self.pages.discard(page)
        self.empty_since = self.last_seen[page.person] = time.monotonic()
        self.stop_thinking_in_vain()
        async with self.lock:
            if page.person not in self.present:
                self.showing.left(self.table, page.person)
            self._tell_all()

    # --- the shuffle: every page shows what it promised ----------------------------------------------------------------

    def _deal_late(self) -> None:
        self.house.start(self.deal_if_shown())

    async def deal_if_shown(self) -> None:
        """The time for showing nonces is up; everybody hears whom the deal still waits for."""
        async with self.lock:
            if not self.broken:
                self._tell_all()
                await self._deal_if_shown()

    async def _deal_if_shown(self) -> None:
        """Under the lock."""
        if self.ready and not self.broken:
            await self._take(deal(self.table, now_ms(), self.present, self.showing.late))

    # --- until the game is ready there are seats and talk, but no deal -------------------------------------------------

    @property
    def ready(self) -> bool:
        return self.house.waking.is_ready(self.table.game.name)

    def wait_to_deal(self, records: Sequence[AnyRecord], call: Call) -> bool:
        """Whether this is a start that must wait for its game: then it comes by itself."""
        if self.ready or not any(isinstance(record, Began | Froze) for record in records):
            return False
        self.house.waking.refuse_failed(self.table.game.name)
        self.starter = (call.person, call.name)
        self.house.waking.want(self.table.game.name)
        self.tell_waking()
        return True

    def tell_waking(self) -> None:
        for page in self.pages:
            self._tell_waking(page)

    def _tell_waking(self, page: Page) -> None:
        told = say.Waking(readiness=self.house.waking.of(self.table.game.name), begins=self.starter is not None)
        page.send(msgspec.json.encode(told))

    async def deal_if_asked(self) -> None:
        """The game is ready: deal, if somebody has asked for it and still nobody is missing."""
        async with self.lock:
            starter, self.starter = self.starter, None
            if starter is not None and self.table.status == "waiting":
                with contextlib.suppress(Refused):  # somebody has stood up meanwhile
                    # Whether they might, they were told when they asked.
                    call = Call(starter[0], now_ms(), starter[1], self._gone() | {self.table.host}, self.present)
                    await self._take(decide(self.table, commands.Start(id=0), call))
            await self._deal_if_shown()

    # --- telling: only under the lock, when all that happened is on disk -----------------------------------------------

    def _tell(self, page: Page, known: Positions) -> None:
        seated = {place.owner for place in self.table.places}
        present = self.present
        told = news(self.table, self.code, page, present, len(present - seated), now_ms(), known, self._around(), self.served)
        page.send(msgspec.json.encode(told))

    def _around(self) -> Around:
        here = {page.person: page.name for page in self.pages}
        return Around(here, self._gone(), self.patience.look(self.table, time.monotonic()), self.showing.late)

    def _tell_all(self) -> None:
        known: Positions = {}
        for page in list(self.pages):
            if (door := self.table.door(page.person)) is not None:
                self.pages.discard(page)
                page.hang_up(Refused(door))
        for page in list(self.pages):
            self._tell(page, known)

    # --- what happens by itself ----------------------------------------------------------------------------------------

    async def _take(self, records: list[AnyRecord], served: int | None = None) -> None:
        """Apply, write, tell. Under the lock. It happens when the house has served so long, or else now."""
        if not records:
            return
        if self.broken:
            raise Refused("late")
        before = self.table.status
        records = stamped(self.table, records, self.served if served is None else served)
        try:
            for record in records:
                apply(self.table, record)
            ends = before != "over" and self.table.status == "over"
            chronicle = await asyncio.to_thread(packed, self.table) if ends else None
            await self.house.store.add_records(card(self.table, self.code), self.count, records, chronicle)
        except BaseException as error:  # whoever comes next reads the table anew
            if not isinstance(error, asyncio.CancelledError):  # which is no failure: the server is closing
                log.error("table dropped", extra={"table": veiled(self.code)})
            self.house.drop(self)
            raise
        self.count += len(records)
        self.log_since(before)
        self._tell_all()
        self.go_on()

    def log_since(self, before: Status) -> None:
        """What the log of the server says of a table that was so before."""
        if before == "waiting" and self.table.match is not None:
            log.info("game began", extra=self.about())
        if before != "over" and self.table.status == "over" and self.table.match is not None:
            log.info("game over", extra=self.about() | {"steps": self.table.match.steps})

    def about(self) -> dict[str, str | int]:
        return {"game": self.table.game.name, "table": veiled(self.code), "seats": len(self.table.places)}

    def go_on(self) -> None:
        """Wake the bot whose decision it is, and set the alarm for the clock that runs."""
        self.still()
        self.showing.follow(self.table)
        self.stop_thinking_in_vain()
        deadline = self.table.clocks.deadline if self.table.status == "playing" else None
        if deadline is not None:
            wait = min(max(deadline - self.served, 0) / 1000 + 0.01, LONGEST_ALARM)
            self.alarm = asyncio.get_running_loop().call_later(wait, self._ring)
        if self.table.bot_to_decide() is not None and (self.thinking is None or self.thinking.done()):
            self.thinking = self.house.start(self._let_bots_decide())

    def stop_thinking_in_vain(self) -> None:
        """Whatever a bot still thinks about, though the game has gone on without it, or nobody waits for it."""
        if self.pondered is not None and (self.pondered[0] != self.to_ponder() or not self.awaited):
            self.pondered[1].stop()

    def to_ponder(self) -> tuple[Any, ...]:
        """Which decision of which bot it is."""
        return self.table.bot_to_decide(), self.table.turn, self.table.at

    @property
    def awaited(self) -> bool:
        """Whether anybody waits for the bots. Where only bots play, they wait until somebody looks."""
        return bool(self.pages) or any(place.human for place in self.table.places)

    def still(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def _ring(self) -> None:
        self.alarm = None
        self.house.start(self.check_time())

    async def check_time(self) -> None:
        async with self.lock:
            served = self.served
            await self._take(time_is_up(self.table, now_ms(), served), served)
            self.go_on()

    async def hold_up_no_longer(self) -> None:
        """Look how long whoever decides has been waited for, and whether a question waits only for people who are away."""
        async with self.lock:
            await self._take(hold_up_no_longer(self.table, self._call("", None)))

    async def write_chronicle(self) -> None:
        """Of a game that ended when none were written yet."""
        async with self.lock:
            chronicle = await asyncio.to_thread(packed, self.table)
        if chronicle is not None:
            await self.house.store.add_chronicle(self.code, chronicle)

    async def _let_bots_decide(self) -> None:
        """One decision after another, as long as they are bots'."""
        try:
            while await self._let_bot_decide():
                pass
        finally:
            self.thinking = None

    async def _let_bot_decide(self) -> bool:
        """Whether there was something for a bot to decide, or something else happened meanwhile."""
        if self.broken or not self.awaited:
            return False
        async with self.lock:
            written, match, seat, at = self.table.bot_to_decide(), self.table.match, self.table.turn, self.table.at
            if written is None or match is None or seat is None:
                return False
            bot, chance = read_bot(written), match.spare_chance("bot")
            question = Question(bot, match.game, match.world, match.seen(seat), seat, chance)
            about = self.to_ponder()
        began = time.monotonic()
        try:
            thoughts = await self.house.think(self.table.host, question, lambda task: self._ponder(about, task))
        finally:
            self.pondered = None
        if thoughts is None:
            await asyncio.sleep(0)
            return True
        await asyncio.sleep(max(0.0, self.house.bot_pause - (time.monotonic() - began)))
        async with self.lock:
            action = match.write_action(thoughts[0].action)
            await self._take(decide_for_bot(self.table, at, action, now_ms()))
        return True

    def _ponder(self, about: tuple[Any, ...], task: Task) -> None:
        """From now on a bot thinks about this, and may be told to stop."""
        self.pondered = (about, task)
        self.stop_thinking_in_vain()

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing runs: the table can be folded again when it is needed."""
        busy = bool(self.pages) or self.lock.locked() or self.thinking is not None or self.starter is not None
        deadline = None if self.alarm is None else self.table.clocks.deadline
        rings_soon = deadline is not None and deadline - self.served <= SOON
        return not busy and not rings_soon and time.monotonic() - self.empty_since > EMPTY_FOR


class House:
    """All rooms, and what they share: the store, and threads in which bots think and whatever takes a while is done."""

    def __init__(
        self,
        store: Store,
        bot_pause: float,
        waking: Waking | None = None,
        clock: Callable[[], float] = time.monotonic,
        policy: Policy = Policy(),  # noqa: B008
    ) -> None:
        self.store = store
        self.bot_pause = bot_pause
        self.show_within = SHOW_WITHIN
        self.waking = waking or Waking()
        self.served = Served(store.served, self.waking.is_ready, clock)
        self.quotas = Quotekeeper(policy.quotas, store)
        self.retention, self.calm = policy.retention, Calm(clock)
        self.waking.listen(self._hear_of_game)
        self.rooms: dict[str, Room] = {}
        self.unreadable: dict[str, Unreadable] = {}  # tables that this program could not fold: it need not try again
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.hinted: set[str] = set()  # people for whom a bot thinks of a hint
        self.households = Households()
        self.thinkers = Thinkers(households=self.households)
        # What is done in each takes longer than in the one before, and keeps nobody waiting there.
        self.lookers = Workers("look", 1, MOST_LOOKS, households=self.households)
        self.triers = Workers("trial", cores(), MOST_TRIALS, NICE, self.households)
        self.folders = Workers("fold", 2, MOST_FOLDS, households=self.households)
        self.heavy = Workers("heavy", 1, MOST_HEAVY, households=self.households)

    # --- rooms ---------------------------------------------------------------------------------------------------------

    async def room(self, code: str, person: str = "") -> Room:
        """The room of this table; Refused when there is none. If it must be read first, this person has that done."""
        if code in self.rooms:
            if self.rooms[code].table.status == "closed":
                raise Refused("expired-table")
            return self.rooms[code]
        if code in self.unreadable:
            raise self.unreadable[code].with_traceback(None)
        if code not in self._opening:  # whoever asks meanwhile waits for the same room
            self._opening[code] = asyncio.get_running_loop().create_task(self._load(code, person))
            self._opening[code].add_done_callback(lambda _: self._opening.pop(code))
        return await asyncio.shield(self._opening[code])

    async def _load(self, code: str, person: str) -> Room:
        if not self.waking.all_ready and (known := await self.store.find_card(code)) is not None and known.status != "waiting":
            self.waking.check(known.game)
        count, table = await self._fold(code, person)
        if table.status == "closed":
            raise Refused("expired-table")
        room = Room(self, code, table, count)
        if table.clocks.running is not None and not table.clocks.by_house:  # of records from before clocks went by the house
            now = now_ms()
            woke = Woke(at=now, served=room.served, away=self.store.away_between(table.clocks.counted_from, now))
            apply(table, woke)
            await self.store.add_records(card(table, code), room.count, [woke])
            room.count += 1
        self.rooms[code] = room
        return room

    async def _fold(self, code: str, person: str) -> tuple[int, Table]:
        """The table of this code, and how many records it has; Unreadable when they make none."""
        try:
            records = await self.store.read_records(code)
            if not records:
                raise Refused("unknown-table", table=code)
            return len(records), await self.folders.do(person, fold_table, records)
        except (Refused, DatabaseError):
            raise
        except Exception as error:
            known = await self.store.find_card(code)
            if known is None:
                raise
            self.give_up_on(known, unreadable_by(error, known), error)
            raise self.unreadable[code] from None

    def give_up_on(self, known: Card, fault: Unreadable, error: Exception | None = None) -> None:
        """Nobody can open this table with this program; the log of the server says so once."""
        self.unreadable[known.code] = fault
        told, about = "table cannot be read: rules %d of %s, %s, %s", {"table": veiled(known.code)}
        log.error(told, fault.rules, known.game, known.status, fault.why, extra=about, exc_info=error)

    async def look_for_retired(self) -> None:
        """Say at once which games cannot go on, since this program does not play their rules any more, or not yet."""
        for known in await self.store.open_cards():
            fault = await asyncio.to_thread(unplayable, known)
            if fault is not None:
                self.give_up_on(known, fault)
        if self.unreadable:
            told = "%d running games are under rules that this program does not play; they wait for one that does"
            log.warning(told, len(self.unreadable))

    async def make(self, first: Made | Imported, wishes: Sequence[commands.TableCommand] = ()) -> Room:
        """A new table under a code that nobody can guess, with what its host wishes there at once: all of it or nothing."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        table = await self.folders.do(first.host, fold_table, [first])
        records: list[AnyRecord] = [first]
        waits = False
        for wish in wishes:
            for record in stamped(table, decide(table, wish, Call(first.host, first.at)), self.served.now(table.game.name)):
                if isinstance(record, Began | Froze) and not self.waking.is_ready(table.game.name):
                    waits = True
                    continue
                apply(table, record)
                records.append(record)
        chronicle = await asyncio.to_thread(packed, table)
        await self.store.add_records(card(table, code), 0, records, chronicle)
        room = self.rooms[code] = Room(self, code, table, len(records))
        if waits:
            room.starter = (first.host, None)
            self.waking.want(table.game.name)
            if room.ready:  # since a moment ago
                self.start(room.deal_if_asked())
        log.info("table made", extra=room.about())
        if isinstance(first, Made):
            room.log_since("waiting")
        room.go_on()
        return room

    def rename(self, person: str, name: str) -> None:
        """Pages that are open call this person by the new name."""
        for room in self.rooms.values():
            for page in room.pages:
                if page.person == person:
                    page.name = name

    def hang_up_on(self, person: str) -> None:
        """Close the pages of somebody who is nobody any more."""
        for room in self.rooms.values():
            for page in [page for page in room.pages if page.person == person]:
                page.hang_up(Refused("no-identity"))

    def drop(self, room: Room) -> None:
        """Forget a room whose table could not be written; its pages come back by themselves."""
        room.broken = True
        room.still()
        room.showing.stop()
        if room.pondered is not None:
            room.pondered[1].stop()
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
        for page in list(room.pages):
            page.hang_up(None)
        room.pages.clear()

    # --- what happens by itself ----------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Every now and then: clocks that have fallen, tables that nobody came to, rooms that nobody needs."""
        while True:
            try:
                await self.sweep_once()
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep_once(self) -> None:
        await self.beat()
        for code in await self.store.due(self._until_next_sweep()):
            await self._visit(code, Room.check_time)
        await self.store.see_hosts([code for code, room in self.rooms.items() if room.waits_in_public], now_ms())
        for code in list(self.rooms):
            if self.rooms[code].table.status in ("playing", "paused") and self.rooms[code].pages:
                await self._visit(code, Room.hold_up_no_longer)
        for code in await self.store.without_chronicle(CHRONICLES_A_SWEEP, self.unreadable):
            await self._visit(code, Room.write_chronicle)
        await self._let_go()
        await self.quotas.weigh()
        for code, room in list(self.rooms.items()):
            if room.idle:
                room.still()
                del self.rooms[code]

    async def _let_go(self) -> None:
        """End, and later delete, what nobody comes back to; only while the time of day can be believed."""
        now = now_ms()
        if not self.calm.lasts(now):
            return
        for status, days, find in (
            (("waiting",), self.retention.waiting, clearing.forgotten),
            (("playing", "paused"), self.retention.idle, clearing.idle_games),
        ):
            before = now - days * DAY
            for code in await find(self.store, before, AT_ONCE) if days else []:
                await self._visit(code, partial(give_up, status=status, before=before, now=now))
        await let_go(self.store, self.retention, now, self.is_looked_at)

    def is_looked_at(self, code: str) -> bool:
        """Whether somebody is there; if not, the room is given up."""
        room = self.rooms.get(code)
        if room is not None and (room.pages or room.lock.locked()):
            return True
        if room is not None:
            self.drop(room)
        return False

    async def beat(self) -> None:
        """Write that the house is here, and how long it has served."""
        await self.store.beat(now_ms(), self.served.all())

    def _until_next_sweep(self) -> dict[str, int]:
        """Whose time is up before then is brought into memory now, where an alarm rings when it is."""
        ready = {game: time for game, time in self.served.all().items() if self.waking.is_ready(game)}
        return {game: time + int(1000 * SWEEP_EVERY) for game, time in ready.items()}

    async def _visit(self, code: str, do: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
        """One table that cannot be read keeps nobody else waiting; one whose game is not ready is visited when it is."""
        try:
            known = None if self.waking.all_ready else await self.store.find_card(code)
            if known is not None and not self.waking.is_ready(known.game):
                return
            await do(await self.room(code))
        except Unreadable:
            pass  # the log has said so
        except Exception:
            log.exception("table cannot be visited", extra={"table": veiled(code)})

    def _hear_of_game(self, readiness: say.Readiness) -> None:
        """A game has got on: whoever waits for it at a table hears of it, and when it is ready the deals and bots go on."""
        for room in self.rooms.values():
            if room.table.game.name == readiness.game:
                room.tell_waking()
                if readiness.state == "ready":
                    self.start(room.deal_if_asked())
        if readiness.state == "ready":
            self.start(self.sweep_once())

    async def think(
        self, person: str, question: Question, begun: Callable[[Task], None] = lambda _: None
    ) -> list[Thought] | None:
        """Let a bot think on this person's account, off the event loop; None when it was told to stop."""
        task = self.thinkers.ask(person, question)
        begun(task)
        try:
            return await task.answer
        finally:
            task.stop()  # if nobody waits for it any more

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work failed", exc_info=error)

    async def close(self) -> None:
        for room in self.rooms.values():
            room.still()
            room.showing.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.stop_work()
        self.thinkers.close()

    def stop_work(self) -> None:
        """Whatever has not begun is refused, so that the server can stop soon."""
        for workers in (self.lookers, self.triers, self.folders, self.heavy):
            workers.close()


def _seen(asked: say.Look, match: Match, seat: int) -> say.Seen:
    return say.Seen(
        id=asked.id,
        viewer=asked.viewer,
        position=position_from(match, seat, asked.moment),
        events=events(match, match.happenings_for(seat, asked.moment)),
    )


def stamped(table: Table, records: Sequence[AnyRecord], served: int) -> list[AnyRecord]:
    """Records with the time that the house has served, if there are clocks at the table."""
    if isinstance(table.terms.clock, NoClock):
        return list(records)
    return [msgspec.structs.replace(record, served=served) for record in records]


def veiled(code: str) -> str:
    """A table as the logs name it: its code is the key to it."""
    return code[:3] + "…"
