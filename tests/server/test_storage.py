"""What is on disk: written before it is acknowledged, one server a file, and a schema that migrations make."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import stat
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ghostlight.core.errors import Refusal
from ghostlight.server import rooms
from ghostlight.server.migrate import migrate
from ghostlight.server.news import card
from ghostlight.server.rooms import EMPTY_FOR, House, Page
from ghostlight.server.store import Card, Store, connect, schema
from ghostlight.table import commands
from ghostlight.table.clocks import Instant
from ghostlight.table.folding import fold_table
from ghostlight.table.records import AnyRecord, Began, Closed, Made, Replaced, Resigned, Said, Sat, Woke
from ghostlight.table.refused import Refused
from ghostlight.table.terms import Clock, DayClock, FischerClock, MoveClock, NoClock, Terms
from tests.server.house import PATIENCE, open_house, play_on
from tests.table.tables import DAWN, seed_for

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


# --- the file ----------------------------------------------------------------------------------------------------------


def test_the_migrations_make_the_schema_that_the_store_speaks_of(tmp_path: Path) -> None:
    engine = connect(tmp_path / "games.sqlite3")
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), schema) == []
        assert sorted(sql.inspect(connection).get_table_names()) == sorted([*schema.tables, "alembic_version"])
    engine.dispose()


def test_a_file_that_is_up_to_date_is_left_as_it_is(tmp_path: Path) -> None:
    engine = connect(tmp_path / "games.sqlite3")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sql.text("insert into people values ('a', 'b', 'Ana', 1)"))
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(sql.text("select name from people")).scalars().all() == ["Ana"]
    engine.dispose()


def test_a_commit_is_on_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    engine = connect(tmp_path / "games.sqlite3")
    with engine.connect() as connection:
        assert connection.execute(sql.text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(sql.text("pragma synchronous")).scalar() == 2  # full
        assert connection.execute(sql.text("pragma foreign_keys")).scalar() == 1
    engine.dispose()


def test_a_second_server_on_the_same_file_is_refused_while_the_first_is_there(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    first = Store(file)
    with pytest.raises(Refusal, match=r"games.sqlite3: another server is using it.*--data"):
        Store(file)
    first.close()
    Store(file).close()


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_file_by_another_name_is_the_same_file(tmp_path: Path, link: Callable[[Path, Path], None]) -> None:
    """In other processes, as servers are: closing any descriptor of the file would take this process's locks away."""
    (tmp_path / "elsewhere").mkdir()
    file, other = tmp_path / "games.sqlite3", tmp_path / "elsewhere" / "other.sqlite3"
    first = Store(file)
    link(file, other)
    program = "import sys, pathlib; from ghostlight.server.store import lock; lock(pathlib.Path(sys.argv[1]))"
    for name in (file, other):
        second = subprocess.run([sys.executable, "-c", program, str(name)], capture_output=True, text=True, check=False)
        assert f"{name}: another server is using it" in second.stderr
    first.close()
    assert subprocess.run([sys.executable, "-c", program, str(other)], check=False).returncode == 0


def test_a_file_that_cannot_be_opened_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").mkdir()
    with pytest.raises(Refusal, match="cannot be opened"):
        Store(tmp_path / "games.sqlite3")


def test_nobody_else_on_the_machine_reads_the_file(tmp_path: Path) -> None:
    """It holds the seeds of running games."""
    file = tmp_path / "games.sqlite3"
    old = os.umask(0o022)
    try:
        with open_house(file) as house:
            house.guest().makes_a_table("me", "greedy", start=True)
            kept = [each for each in tmp_path.iterdir() if each.name.startswith(file.name)]
            assert len(kept) == 3  # with its log and the index of that
            assert {stat.S_IMODE(each.stat().st_mode) for each in kept} == {0o600}
    finally:
        os.umask(old)


def test_everything_is_there_again_after_closing_and_opening(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with open_house(file) as house:
        ana, ben = house.guests("Ana", "Ben")
        code = ana.makes_a_table("me", "open")
        pages = [ana.opens(code), ben.opens(code).sits(1)]
        pages[0].does("start")
        play_on(pages, random.Random(1), steps=20)
        for page in pages:
            page.catch_up()
    with open_house(file) as house:
        for page in pages:
            page.guest.house = house
            page.guest.http.base_url = house.url
        again = [page.guest.opens(code) for page in pages]
        assert [page.table["story"] for page in again] == [page.table["story"] for page in pages]
        assert [page.table["position"] for page in again] == [page.table["position"] for page in pages]
        assert ana.get("/api/me").json()["name"] == "Ana"
        play_on(again, random.Random(2))
        assert again[0].table["status"] == "over"


# --- writing -----------------------------------------------------------------------------------------------------------


def in_a_store(file: Path, what: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(file)
        migrate(store.engine)
        try:
            await what(store)
        finally:
            store.close()

    asyncio.run(run())


def made(clock: Clock = NoClock(), at: int = DAWN) -> Made:  # noqa: B008
    return Made(at=at, terms=Terms(game="graveyard", name="Yard", seats=2, clock=clock), host="ana", seed=seed_for(2, 0))


def said(text: str, at: int = DAWN) -> Said:
    return Said(at=at, seat=None, name="Ana", text=text)


def test_records_come_back_in_order_and_as_they_were(tmp_path: Path) -> None:
    async def run(store: Store) -> None:
        first = made()
        written: list[AnyRecord] = [first, *(said(str(number)) for number in range(20))]
        shown = card(fold_table([first]), "CODE")
        for k, record in enumerate(written):
            await store.add_records(shown, k, [record])
        assert await store.read_records("CODE") == written
        assert await store.read_records("OTHER") == []

    in_a_store(tmp_path / "games.sqlite3", run)


def test_what_waits_while_the_disk_is_busy_is_written_together_and_a_bad_one_spoils_no_other(tmp_path: Path) -> None:
    async def run(store: Store) -> None:
        codes = [f"TABLE{number}" for number in range(30)]
        first = made()
        shown = {code: card(fold_table([first]), code) for code in codes}
        await asyncio.gather(*(store.add_records(shown[code], 0, [first]) for code in codes))
        results = await asyncio.gather(
            *(store.add_records(shown[code], 0 if code == "TABLE7" else 1, [said(code)]) for code in codes),
            return_exceptions=True,
        )
        assert [code for code, result in zip(codes, results, strict=True) if result is not None] == ["TABLE7"]
        for code in codes:
            assert len(await store.read_records(code)) == (1 if code == "TABLE7" else 2)

    in_a_store(tmp_path / "games.sqlite3", run)


def test_an_error_of_the_database_does_not_say_what_was_to_be_written(tmp_path: Path) -> None:
    async def run(store: Store) -> None:
        first = made()
        shown = card(fold_table([first]), "SECRETCODE")
        await store.add_records(shown, 0, [first])
        with pytest.raises(sql.exc.IntegrityError) as caught:
            await store.add_records(shown, 0, [first])
        assert first.seed not in str(caught.value)
        assert shown.code not in str(caught.value)

    in_a_store(tmp_path / "games.sqlite3", run)


def test_what_was_asked_for_before_closing_is_still_written(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"

    async def run() -> None:
        store = Store(file)
        migrate(store.engine)
        first = made()
        shown = card(fold_table([first]), "CODE")
        writing = [asyncio.create_task(store.add_records(shown, k, [first if k == 0 else said(str(k))])) for k in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*writing)

    asyncio.run(run())

    async def read(store: Store) -> None:
        assert len(await store.read_records("CODE")) == 50

    in_a_store(file, read)


def test_when_a_write_fails_nobody_is_told_and_the_table_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(tmp_path / "games.sqlite3") as house:
        ana, ben, eva = house.guests("Ana", "Ben", "Eva")
        code = ana.makes_a_table("me", "open")
        pages = [ana.opens(code), ben.opens(code).sits(1)]
        pages[0].does("start")
        play_on(pages, random.Random(3), steps=6)
        watcher = eva.opens(code)
        before = watcher.table["story"]
        mover = next(page for page in (page.guest.opens(code) for page in pages) if page.choices)
        store, writes = house.ghostlight.store, house.ghostlight.store.add_records

        async def full_disk(*_: object) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(store, "add_records", full_disk)
        mover.sends("act", at=mover.at, action=mover.choices[0])
        assert watcher.hung_up() == 1012
        mover.hung_up()
        assert '"done"' not in mover.frames[-1]
        assert watcher.table["story"] == before
        monkeypatch.setattr(store, "add_records", writes)
        assert eva.opens(code).table["story"] == before
        again = [page.guest.opens(code) for page in pages]
        play_on(again, random.Random(4))
        assert again[0].table["status"] == "over"


# --- tables in memory --------------------------------------------------------------------------------------------------


class Shelf:
    """A house of tables without doors, under clocks that the test moves. Between two runs no server is there."""

    def __init__(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.file = file
        self.now = DAWN  # the time of day
        self.ticking = 0.0  # the monotonic clock
        monkeypatch.setattr(rooms, "now_ms", lambda: self.now)

    def run(self, what: Callable[[House], Awaitable[None]], killed: bool = False) -> None:
        async def run(store: Store) -> None:
            await store.open(self.now)
            house = House(store, bot_pause=0, clock=lambda: self.ticking)
            try:
                await what(house)
            finally:
                await house.close()
            if not killed:
                await house.beat()

        in_a_store(self.file, run)

    def passes(self, house: House, milliseconds: int) -> None:
        """So much time goes by, tick by tick."""
        whole, rest = divmod(milliseconds, 500)
        for each in [500] * whole + [rest]:
            self.now += each
            self.ticking += each / 1000
            house.served.tick()

    async def begin(self, house: House, clock: Clock) -> str:
        """Ana and Ben sit at a table under this clock, and Ana is to decide; its code."""
        room = await house.make(made(clock, self.now))
        for seat, person in enumerate(("ana", "ben")):
            await room.do(Page(person), commands.Sit(id=1, seat=seat, name=person))
        await room.do(Page("ana"), commands.Start(id=1))
        return room.code


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    return Shelf(tmp_path / "games.sqlite3", monkeypatch)


def kinds(records: Sequence[AnyRecord]) -> list[type]:
    return [type(record) for record in records]


def test_a_clock_of_days_falls_even_if_nobody_has_the_table_in_memory(shelf: Shelf) -> None:
    codes: list[str] = []

    async def evening(house: House) -> None:
        codes.append(await shelf.begin(house, DayClock(1)))

    async def a_day_later(house: House) -> None:
        await house.sweep_once()
        assert house.rooms == {}
        shelf.passes(house, DAY - MINUTE)
        await house.sweep_once()
        assert house.rooms == {}
        assert kinds(await house.store.read_records(codes[0]))[-1] is not Resigned
        shelf.passes(house, MINUTE)
        await house.sweep_once()
        records = await house.store.read_records(codes[0])
        assert isinstance(records[-1], Resigned)
        assert records[-1].why == "time"
        found = await house.store.find_card(codes[0])
        assert found is not None
        assert found.status == "over"

    shelf.run(evening)
    shelf.run(a_day_later)


@pytest.mark.parametrize(("clock", "full"), [(MoveClock(60), MINUTE), (FischerClock(60, 5), MINUTE), (DayClock(1), DAY)])
def test_the_time_during_which_the_server_was_away_is_nobodys(shelf: Shelf, clock: Clock, full: int) -> None:
    codes: list[str] = []

    async def evening(house: House) -> None:
        codes.append(await shelf.begin(house, clock))
        shelf.passes(house, 20_000)

    async def a_week_later(house: House) -> None:
        shelf.passes(house, 5_000)  # the server is there again, but nobody looks yet
        await house.sweep_once()
        room = await house.room(codes[0])
        assert room.table.status == "playing"
        left = full - 25_000
        assert room.table.clocks.deadline == house.served.now("graveyard") + left
        found = await house.store.find_card(codes[0])
        assert found is not None
        assert found.deadline == room.table.clocks.deadline
        shelf.passes(house, left - 1)
        await house.sweep_once()
        assert room.table.status == "playing"
        shelf.passes(house, 1)
        await house.sweep_once()
        assert room.table.status == "over"
        assert Woke not in kinds(await house.store.read_records(codes[0]))

    shelf.run(evening)
    shelf.now += 7 * DAY
    shelf.ticking = -5.0  # the machine has started anew
    shelf.run(a_week_later)


def test_every_absence_is_nobodys_whether_somebody_looks_in_between_or_not(shelf: Shelf) -> None:
    codes: list[str] = []

    async def begin(house: House) -> None:
        codes.append(await shelf.begin(house, MoveClock(60)))
        shelf.passes(house, 10_000)

    async def look_in(house: House) -> None:
        for _ in range(3):  # each time from the disk
            house.rooms.clear()
            room = await house.room(codes[0])
            room.still()
        shelf.passes(house, 10_000)

    async def nothing(house: House) -> None:
        shelf.passes(house, 7_000)

    async def look_on(house: House) -> None:
        room = await house.room(codes[0])
        assert room.table.clocks.left_at(Instant(shelf.now, room.served))[0] == 60_000 - 34_000

    for each in (begin, look_in, nothing, nothing, look_on):
        shelf.run(each)
        shelf.now += 30 * MINUTE


def test_a_server_that_was_killed_was_away_since_its_last_heartbeat(shelf: Shelf) -> None:
    codes: list[str] = []

    async def evening(house: House) -> None:
        codes.append(await shelf.begin(house, MoveClock(60)))
        shelf.passes(house, 15_000)
        await house.sweep_once()  # with a heartbeat
        shelf.passes(house, 10_000)

    async def later(house: House) -> None:
        room = await house.room(codes[0])
        assert room.table.clocks.deadline == room.served + 45_000  # the doubt is the player's

    shelf.run(evening, killed=True)
    shelf.now += 10 * MINUTE
    shelf.run(later)


def test_the_time_that_is_kept_never_falls_behind_a_record(shelf: Shelf) -> None:
    """Not even when the server is killed before its next heartbeat: else a clock that stopped would get time back."""
    codes: list[str] = []

    async def evening(house: House) -> None:
        codes.append(await shelf.begin(house, FischerClock(60, 0)))
        shelf.passes(house, 19_000)
        await (await house.room(codes[0])).do(Page("ana"), commands.Act(id=1, at=1, action="place N1"))
        await house.store.beat(shelf.now, {"graveyard": 5})  # an old one, that was overtaken

    async def later(house: House) -> None:
        room = await house.room(codes[0])
        assert room.served == 19_000
        assert room.table.clocks.left_at(Instant(shelf.now, room.served)) == [41_000, 60_000]

    shelf.run(evening, killed=True)
    shelf.run(later)


def test_where_there_is_no_clock_records_do_not_tell_how_long_the_house_has_served(shelf: Shelf) -> None:
    async def run(house: House) -> None:
        quiet, quick = await shelf.begin(house, NoClock()), await shelf.begin(house, MoveClock(60))
        shelf.passes(house, 3_000)
        for code in (quiet, quick):
            await (await house.room(code)).do(Page("ana"), commands.Act(id=1, at=1, action="place N1"))
        assert {each.served for each in await house.store.read_records(quiet)} == {None}
        assert [each.served for each in await house.store.read_records(quick)] == [None, 0, 0, 0, 3_000]

    shelf.run(run)


# --- what the sweep does -----------------------------------------------------------------------------------------------


def test_a_table_that_cannot_be_read_keeps_the_sweep_from_no_other(
    shelf: Shelf, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(house: House) -> None:
        clocks = [await shelf.begin(house, DayClock(1)) for _ in range(4)]
        waiting = [(await house.make(made(at=shelf.now))).code for _ in range(4)]
        for room in house.rooms.values():
            room.still()
        house.rooms.clear()
        shelf.now += 7 * DAY
        shelf.passes(house, DAY)
        bad = [(await house.store.due(house.served.all()))[0], waiting[0]]
        with house.store.engine.begin() as connection:
            for code in bad:
                connection.execute(sql.text("update records set body = '{' where code = :code and k = 0"), {"code": code})
        await house.sweep_once()
        shelf.passes(house, HOUR)
        await house.sweep_once()
        for code in set(clocks + waiting) - set(bad):
            found = await house.store.find_card(code)
            assert found is not None
            assert found.status == ("over" if code in clocks else "closed")
        await house.sweep_once()
        told = [record for record in caplog.records if record.getMessage().startswith("table cannot be read")]
        assert len(told) == 2, "each is told of once, not at every sweep"
        assert not [code for code in bad if code in caplog.text]

    shelf.run(run)


def test_a_bot_that_people_wait_for_is_woken_after_a_restart(shelf: Shelf) -> None:
    codes: list[str] = []

    async def evening(house: House) -> None:
        async def never(*_: object) -> None:
            await asyncio.Event().wait()

        house.think = never  # type: ignore[method-assign,assignment]
        sit, start = commands.Sit(id=0, seat=0, name="Ana"), commands.Start(id=0)
        bots = [commands.Replace(id=0, seat=seat, bot="greedy") for seat in (0, 1)]
        evenings: list[list[commands.TableCommand]] = [[sit, bots[1], start], [*bots, start]]
        for wishes in evenings:
            codes.append((await house.make(made(at=shelf.now), wishes)).code)
        room = house.rooms[codes[0]]
        await room.do(Page("ana"), commands.Act(id=1, at=1, action="place N1"))
        assert room.table.bot_to_decide() is not None

    async def morning(house: House) -> None:
        await house.sweep_once()
        assert codes[1] not in house.rooms  # there nobody waits
        room = house.rooms[codes[0]]
        async with asyncio.timeout(PATIENCE):
            while room.table.turn != 0:
                await asyncio.sleep(0.01)
        assert room.table.at == 3

    shelf.run(evening, killed=True)
    shelf.now += 10 * MINUTE
    shelf.run(morning)


def test_a_table_is_made_in_one_commit_or_not_at_all(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(house: House) -> None:
        written: list[int] = []
        writes = house.store.add_records

        async def count(shown: Card, first: int, added: Sequence[AnyRecord], chronicle: bytes | None = None) -> None:
            written.append(len(added))
            await writes(shown, first, added, chronicle)

        monkeypatch.setattr(house.store, "add_records", count)
        sit, start = commands.Sit(id=0, seat=0, name="Ana"), commands.Start(id=0)
        bot, none = (commands.Replace(id=0, seat=1, bot=each) for each in ("random", "clever"))
        refused: list[tuple[list[commands.TableCommand], str]] = [
            ([sit, none, start], "no-such-bot"),
            ([sit, start], "open-seats"),
        ]
        for wishes, code in refused:
            with pytest.raises(Refused, match=code):
                await house.make(made(at=shelf.now), wishes)
        assert written == []
        assert house.rooms == {}
        room = await house.make(made(at=shelf.now), [sit, bot, start])
        assert written[0] == 4
        assert kinds((await house.store.read_records(room.code))[:4]) == [Made, Sat, Replaced, Began]
        assert [each.code for each in await house.store.cards_of("ana", 9)] == [room.code]

    shelf.run(run)


def test_a_table_that_nobody_comes_to_is_given_up_after_a_week(shelf: Shelf) -> None:
    async def run(house: House) -> None:
        room = await house.make(made(at=shelf.now))
        shelf.now += 7 * DAY - 2 * HOUR
        await house.sweep_once()  # the time of day has jumped
        shelf.passes(house, 2 * HOUR)
        await house.sweep_once()
        assert room.table.status == "waiting"
        shelf.passes(house, 1)
        await house.sweep_once()
        assert isinstance((await house.store.read_records(room.code))[-1], Closed)
        with pytest.raises(Refused, match="expired-table"):
            await house.room(room.code)

    shelf.run(run)


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_one_whose_seconds_run_stays(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(house: House) -> None:
        quiet, days, live = [await shelf.begin(house, clock) for clock in (NoClock(), DayClock(1), MoveClock(60))]
        many = [await shelf.begin(house, DayClock(1)) for _ in range(50)]
        looked_at = await shelf.begin(house, NoClock())
        await (await house.room(looked_at)).enter(Page("eva"))
        for code in (days, live):
            (await house.room(code)).go_on()
        later = time.monotonic() + EMPTY_FOR + 1
        monkeypatch.setattr(time, "monotonic", lambda: later)
        await house.sweep_once()
        assert set(house.rooms) == {live, looked_at}
        assert (await house.room(quiet)).table.status == "playing"
        shelf.passes(house, DAY - 10_000)  # before the next sweep their time will be up
        await house.sweep_once()
        assert set(many) <= set(house.rooms)
        assert all(house.rooms[code].alarm for code in many)
        shelf.passes(house, 10_000)
        await house.sweep_once()
        for code in (days, *many):
            assert house.rooms[code].table.status == "over"

    shelf.run(run)


def test_many_who_come_at_once_come_into_the_same_room(shelf: Shelf) -> None:
    async def run(house: House) -> None:
        code = await shelf.begin(house, NoClock())
        del house.rooms[code]
        found = await asyncio.gather(*(house.room(code) for _ in range(20)))
        assert len(set(found)) == 1
        again = await asyncio.gather(*(house.room("NOWHERE") for _ in range(5)), return_exceptions=True)
        assert all(isinstance(each, Refused) for each in again)

    shelf.run(run)


def test_whoever_comes_into_a_room_that_was_given_up_in_between_is_sent_back(shelf: Shelf) -> None:
    async def run(house: House) -> None:
        code = await shelf.begin(house, NoClock())
        old = await house.room(code)
        del house.rooms[code]
        new = await house.room(code)
        sent_back: list[object] = []
        await old.enter(Page("ana", hang_up=sent_back.append))
        assert sent_back == [None]
        assert old.pages == set()
        house.drop(old)
        assert house.rooms[code] is new

    shelf.run(run)


def test_a_room_whose_write_failed_takes_nothing_more(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(house: House) -> None:
        code = await shelf.begin(house, NoClock())
        room, store = await house.room(code), house.store
        before = len(await store.read_records(code))
        writes = store.add_records

        async def fail(*_: Any) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(store, "add_records", fail)
        with pytest.raises(OSError, match="no space"):
            await room.do(Page("ana"), commands.Act(id=1, at=1, action="place N1"))
        monkeypatch.setattr(store, "add_records", writes)
        with pytest.raises(Refused, match="late"):
            await room.do(Page("ben"), commands.Chat(id=1, text="hello"))
        assert len(await store.read_records(code)) == before
        anew = await house.room(code)
        assert anew is not room
        await anew.do(Page("ana"), commands.Act(id=1, at=1, action="place N1"))

    shelf.run(run)


def test_a_bot_that_is_cut_short_by_the_end_of_the_server_is_no_failure(
    shelf: Shelf, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(house: House) -> None:
        wishes: list[commands.TableCommand] = [
            commands.Sit(id=0, seat=0, name="Ana"),
            commands.Replace(id=0, seat=1, bot="greedy"),
            commands.Start(id=0),
        ]
        room = await house.make(made(at=shelf.now), wishes)
        await room.do(Page("ana"), commands.Act(id=1, at=1, action="place N1"))

        async def never(*_: object) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(house.store, "add_records", never)
        async with asyncio.timeout(PATIENCE):
            while room.table.at < 3:  # it has decided and waits for the disk
                await asyncio.sleep(0.01)

    shelf.run(run)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_what_lists_show_is_as_new_as_the_table(shelf: Shelf) -> None:
    async def run(house: House) -> None:
        code = await shelf.begin(house, DayClock(1))
        shelf.passes(house, 5000)
        room = await house.room(code)
        await room.do(Page("ana"), commands.Act(id=1, at=1, action="place N1"))
        found = await house.store.find_card(code)
        assert found == card(room.table, code)
        assert found is not None
        assert (found.turn, found.updated, found.deadline) == (1, shelf.now, 5000 + DAY)
        assert "seed" not in json.loads(msgspec.json.encode(found))

    shelf.run(run)
