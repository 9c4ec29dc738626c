"""What is on disk: written before it is acknowledged, one server a file, and a schema that migrations make."""

from __future__ import annotations

import asyncio
import json
import random
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
from ghostlight.server.rooms import EMPTY_FOR, FORGOTTEN_AFTER, House, Page
from ghostlight.server.store import Store, connect, schema
from ghostlight.table import commands
from ghostlight.table.folding import fold_table
from ghostlight.table.records import AnyRecord, Closed, Made, Resigned, Said, Woke
from ghostlight.table.refused import Refused
from ghostlight.table.terms import Clock, DayClock, MoveClock, NoClock, Terms
from tests.server.house import open_house, play_on
from tests.table.tables import DAWN, seed_for

MINUTE, DAY = 60_000, 86_400_000


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


def test_a_file_that_cannot_be_opened_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3.lock").mkdir()
    with pytest.raises(Refusal, match="cannot be opened"):
        Store(tmp_path / "games.sqlite3")


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
    """A house of tables without doors, under a clock that the test moves."""

    def __init__(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.file = file
        self.now = DAWN
        monkeypatch.setattr(rooms, "now_ms", lambda: self.now)

    def run(self, what: Callable[[House], Awaitable[None]]) -> None:
        async def run(store: Store) -> None:
            house = House(store, bot_pause=0)
            try:
                await what(house)
            finally:
                await house.close()

        in_a_store(self.file, run)

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
        codes.append(await shelf.begin(house, DayClock(2)))

    async def two_days_later(house: House) -> None:
        await house.sweep_once()
        assert kinds(await house.store.read_records(codes[0]))[-1] is not Resigned
        shelf.now += 2 * DAY
        await house.sweep_once()
        records = await house.store.read_records(codes[0])
        assert isinstance(records[-1], Resigned)
        assert records[-1].why == "time"
        found = await house.store.find_card(codes[0])
        assert found is not None
        assert found.status == "over"

    shelf.run(evening)
    shelf.run(two_days_later)


def test_the_time_during_which_the_server_was_away_is_nobodys(shelf: Shelf) -> None:
    codes: list[str] = []

    async def evening(house: House) -> None:
        codes.append(await shelf.begin(house, MoveClock(60)))
        shelf.now += 20_000

    async def next_morning(house: House) -> None:
        await house.sweep_once()  # the deadline is long past on disk
        room = await house.room(codes[0])
        assert room.table.status == "playing"
        assert Woke in kinds(await house.store.read_records(codes[0]))
        assert room.table.clocks.deadline == shelf.now + 60_000
        shelf.now += 60_000
        await house.sweep_once()
        assert room.table.status == "over"

    shelf.run(evening)
    shelf.now += 10 * 60 * MINUTE
    shelf.run(next_morning)


def test_a_table_that_nobody_comes_to_is_given_up_after_a_week(shelf: Shelf) -> None:
    async def run(house: House) -> None:
        room = await house.make(made(at=shelf.now))
        shelf.now += FORGOTTEN_AFTER
        await house.sweep_once()
        assert room.table.status == "waiting"
        shelf.now += 1
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
        looked_at = await shelf.begin(house, NoClock())
        await (await house.room(looked_at)).enter(Page("eva"))
        for code in (days, live):
            (await house.room(code)).go_on()
        later = time.monotonic() + EMPTY_FOR + 1
        monkeypatch.setattr(time, "monotonic", lambda: later)
        await house.sweep_once()
        assert quiet not in house.rooms
        assert live in house.rooms
        assert looked_at in house.rooms
        assert (await house.room(quiet)).table.status == "playing"

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


def test_what_lists_show_is_as_new_as_the_table(shelf: Shelf) -> None:
    async def run(house: House) -> None:
        code = await shelf.begin(house, DayClock(1))
        shelf.now += 5000
        room = await house.room(code)
        await room.do(Page("ana"), commands.Act(id=1, at=1, action="place N1"))
        found = await house.store.find_card(code)
        assert found == card(room.table, code)
        assert found is not None
        assert (found.turn, found.updated, found.deadline) == (1, shelf.now, shelf.now + DAY)
        assert "seed" not in json.loads(msgspec.json.encode(found))

    shelf.run(run)
