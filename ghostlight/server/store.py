"""What is kept: people and the records of tables, in SQLite through SQLAlchemy Core.

One thread writes. Whatever waits while it commits goes into its next commit together (group commit), and a write is done only
when that commit is on disk; readers never wait for it (WAL).
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import queue
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert

from ghostlight.core.errors import Refusal
from ghostlight.table.records import AnyRecord, Imported, Made, Sat
from ghostlight.table.table import Status
from ghostlight.table.terms import Clock, Visibility

_MOST_IN_ONE_COMMIT = 500

schema = sql.MetaData()

people = sql.Table(
    "people",
    schema,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("key_hash", sql.String, nullable=False, unique=True),  # of the secret in the cookie
    sql.Column("name", sql.String),
    sql.Column("made", sql.BigInteger, nullable=False),
)
tables = sql.Table(
    "tables",
    schema,
    sql.Column("code", sql.String, primary_key=True),
    sql.Column("status", sql.String, nullable=False),
    sql.Column("visibility", sql.String, nullable=False),
    sql.Column("deadline", sql.BigInteger),  # when somebody's time is up
    sql.Column("updated", sql.BigInteger, nullable=False),
    sql.Column("card", sql.Text, nullable=False),  # what lists show of it, JSON (Card)
    sql.Index("tables_by_status", "status", "updated"),
)
sitters = sql.Table(
    "sitters",
    schema,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("code", sql.String, sql.ForeignKey("tables.code"), primary_key=True),
)
records = sql.Table(
    "records",
    schema,
    sql.Column("code", sql.String, sql.ForeignKey("tables.code"), primary_key=True),
    sql.Column("k", sql.Integer, primary_key=True),
    sql.Column("body", sql.Text, nullable=False),  # one record, JSON (table/records.py)
)

heartbeat = sql.Table(
    "heartbeat",
    schema,
    sql.Column("one", sql.Integer, primary_key=True),  # there is only one row
    sql.Column("at", sql.BigInteger, nullable=False),
)
absences = sql.Table(  # times at which no server was there
    "absences",
    schema,
    sql.Column("began", sql.BigInteger, primary_key=True),
    sql.Column("ended", sql.BigInteger, nullable=False),
)

house = sql.Table(  # the key with which logs are signed; made once, and never shown
    "house",
    schema,
    sql.Column("one", sql.Integer, primary_key=True),  # there is only one row
    sql.Column("secret", sql.String, nullable=False),  # hexadecimal digits
)


class CardSeat(msgspec.Struct, frozen=True):
    name: str | None
    bot: bool
    owner: str | None


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A table as lists show it. It says nothing of the game but whose turn it is."""

    code: str
    name: str
    game: str
    status: Status
    visibility: Visibility
    watching: bool
    clock: Clock
    host: str
    seats: list[CardSeat]
    turn: int | None
    deadline: int | None
    updated: int


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str | None


Job = list[tuple[Any, list[dict[str, Any]]]]
"""What is to be written together: statements, each with its rows."""
Waiting = tuple[Job, asyncio.Future[None], asyncio.AbstractEventLoop]
_decode = msgspec.json.Decoder(AnyRecord).decode
_decode_card = msgspec.json.Decoder(Card).decode


class Store:
    """The database file. Opened once: a second server on the same file is refused."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock = lock(file)
        self.engine = connect(file)
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._absences: list[tuple[int, int]] = []
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what is waiting to be written."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()
        self._lock.close()

    # --- writing -------------------------------------------------------------------------------------------------------

    async def _write(self, job: Job) -> None:
        if not self.healthy:
            raise RuntimeError("nothing can be written: the writer has ended")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put((job, done, loop))
        await done

    def _write_all(self) -> None:
        with self.engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                batch = [first]
                last = False
                while len(batch) < _MOST_IN_ONE_COMMIT and not last:
                    try:
                        waiting = self._jobs.get_nowait()
                    except queue.Empty:
                        break
                    if waiting is None:
                        last = True
                    else:
                        batch.append(waiting)
                _commit(connection, batch)
                if last:
                    return

    async def add_records(self, card: Card, first: int, added: Sequence[AnyRecord]) -> None:
        """Append to a table's records, of which there were `first`; it is on disk when this returns."""
        rows = [
            {"code": card.code, "k": first + k, "body": msgspec.json.encode(record).decode()} for k, record in enumerate(added)
        ]
        row = {
            "code": card.code,
            "status": card.status,
            "visibility": card.visibility,
            "deadline": card.deadline,
            "updated": card.updated,
            "card": msgspec.json.encode(card).decode(),
        }
        job: Job = [(_PUT_TABLE, [row]), (_ADD_RECORD, rows)]
        if any(isinstance(record, Made | Imported | Sat) for record in added):  # nobody else is new at the table
            owners = {card.host} | {seat.owner for seat in card.seats if seat.owner}
            job.append((_ADD_SITTER, [{"person": owner, "code": card.code} for owner in owners]))
        await self._write(job)

    async def open(self, now: int) -> None:
        """Note that no server was there since the last heartbeat."""
        last = await self._read(sql.select(heartbeat.c.at))
        if last and last[0] < now:
            await self._write([(_ADD_ABSENCE, [{"began": last[0], "ended": now}])])
        await self.beat(now)
        self._absences = [(row.began, row.ended) for row in await self._rows(sql.select(absences))]

    async def house_secret(self, fresh: bytes) -> bytes:
        """The secret key of this house: what was kept, or else this fresh one from now on."""
        await self._write([(_ADD_HOUSE, [{"one": 1, "secret": fresh.hex()}])])
        return bytes.fromhex((await self._read(sql.select(house.c.secret)))[0])

    async def beat(self, now: int) -> None:
        """The server is here."""
        await self._write([(_BEAT, [{"one": 1, "at": now}])])

    def away_between(self, since: int, now: int) -> int:
        """For how many milliseconds of this time no server was there."""
        return sum(max(0, min(ended, now) - max(began, since)) for began, ended in self._absences)

    @property
    def healthy(self) -> bool:
        """Whether what is to be written will be."""
        return self._writer.is_alive()

    async def add_person(self, person: str, key_hash: str, now: int) -> None:
        await self._write([(_ADD_PERSON, [{"id": person, "key_hash": key_hash, "name": None, "made": now}])])

    async def rename(self, person: str, name: str) -> None:
        await self._write([(_RENAME, [{"person": person, "name": name}])])

    # --- reading -------------------------------------------------------------------------------------------------------

    async def read_records(self, code: str) -> list[AnyRecord]:
        """All that happened at a table; nothing if there is no such table."""
        return await asyncio.to_thread(self._read_records, code)

    def _read_records(self, code: str) -> list[AnyRecord]:
        with self.engine.connect() as connection:
            query = sql.select(records.c.body).where(records.c.code == code).order_by(records.c.k)
            bodies = connection.scalars(query).all()  # all, or a record that is none would leave an old snapshot open
        return [_decode(body) for body in bodies]

    async def find_person(self, key_hash: str) -> Person | None:
        found = await self._rows(sql.select(people.c.id, people.c.name).where(people.c.key_hash == key_hash))
        return Person(found[0].id, found[0].name) if found else None

    async def find_card(self, code: str) -> Card | None:
        found = await self._cards(sql.select(tables.c.card).where(tables.c.code == code))
        return found[0] if found else None

    async def public_cards(self, since: int, most: int, of_one_host: int) -> list[Card]:
        """Tables that everybody may find and at which something has happened since then; nobody fills the list alone."""
        host = sql.func.json_extract(tables.c.card, "$.host")
        place = sql.func.row_number().over(partition_by=host, order_by=tables.c.updated.desc()).label("place")
        found = (
            sql.select(tables.c.card, tables.c.updated, place)
            .where(
                tables.c.visibility == "public",
                tables.c.status.in_(("waiting", "playing", "paused")),
                tables.c.updated >= since,
            )
            .subquery()
        )
        query = sql.select(found.c.card).where(found.c.place <= of_one_host)
        return await self._cards(query.order_by(found.c.updated.desc()).limit(most))

    async def cards_of(self, person: str, most: int) -> list[Card]:
        query = sql.select(tables.c.card).join(sitters, sitters.c.code == tables.c.code).where(sitters.c.person == person)
        return await self._cards(query.where(tables.c.status != "closed").order_by(tables.c.updated.desc()).limit(most))

    async def due(self, now: int) -> list[str]:
        """Tables at which somebody's time is up."""
        return await self._read(sql.select(tables.c.code).where(tables.c.status == "playing", tables.c.deadline <= now))

    async def forgotten(self, before: int) -> list[str]:
        """Tables that have waited for players since before that time."""
        return await self._read(sql.select(tables.c.code).where(tables.c.status == "waiting", tables.c.updated < before))

    async def _cards(self, query: Any) -> list[Card]:
        return [_decode_card(each) for each in await self._read(query)]

    async def _read(self, query: Any) -> list[Any]:
        """The first column of all rows."""
        return [row[0] for row in await self._rows(query)]

    async def _rows(self, query: Any) -> list[Any]:
        def read() -> list[Any]:
            with self.engine.connect() as connection:
                return list(connection.execute(query))

        return await asyncio.to_thread(read)


def _upsert() -> Any:
    statement = insert(tables)
    changing = ("status", "deadline", "updated", "card")
    return statement.on_conflict_do_update(index_elements=["code"], set_={name: statement.excluded[name] for name in changing})


def _put_heartbeat() -> Any:
    statement = insert(heartbeat)
    return statement.on_conflict_do_update(index_elements=["one"], set_={"at": statement.excluded["at"]})


_PUT_TABLE = _upsert()
_BEAT = _put_heartbeat()
_ADD_ABSENCE = insert(absences).on_conflict_do_nothing()
_ADD_RECORD = records.insert()
_ADD_SITTER = insert(sitters).on_conflict_do_nothing()
_ADD_HOUSE = insert(house).on_conflict_do_nothing()
_ADD_PERSON = people.insert()
_RENAME = people.update().where(people.c.id == sql.bindparam("person"))


def _commit(connection: sql.Connection, batch: list[Waiting]) -> None:
    """All jobs in one commit; if one of them fails, each on its own, so that only the bad one does."""
    try:
        _run(connection, [job for job, _, _ in batch])
    except Exception:
        for job, done, loop in batch:
            try:
                _run(connection, [job])
            except Exception as error:
                _settle(loop, [done], error)
            else:
                _settle(loop, [done])
        return
    for loop in {loop for _, _, loop in batch}:
        _settle(loop, [done for _, done, its in batch if its is loop])


def _run(connection: sql.Connection, jobs: list[Job]) -> None:
    """In one commit; all rows of a statement at once, which takes much less time than one after the other."""
    together: dict[Any, list[dict[str, Any]]] = {}
    for job in jobs:
        for statement, rows in job:
            together.setdefault(statement, []).extend(rows)
    with connection.begin():
        for statement, rows in together.items():
            connection.execute(statement, rows)


def _settle(loop: asyncio.AbstractEventLoop, waiting: list[asyncio.Future[None]], error: Exception | None = None) -> None:
    def tell() -> None:
        for done in waiting:
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    with contextlib.suppress(RuntimeError):  # the loop has gone; nobody waits any more
        loop.call_soon_threadsafe(tell)


def connect(file: Path) -> sql.Engine:
    """An engine for this file: WAL, and a commit is on disk before it returns."""
    engine = sql.create_engine(
        f"sqlite:///{file}",
        pool_size=4,
        connect_args={"check_same_thread": False, "timeout": 30},
        hide_parameters=True,  # errors are logged, and what was to be written may be a seed or a code
    )

    @sql.event.listens_for(engine, "connect")
    def _(raw: Any, _record: Any) -> None:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            raw.execute(f"PRAGMA {pragma}")

    return engine


@contextlib.contextmanager
def _complaint(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Refusal(f"{file}: cannot be opened: {error.strerror}") from None


def lock(file: Path) -> TextIO:
    """Hold this file for one server; it is free again when what is returned is closed, or the process ends."""
    with _complaint(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        held = file.with_name(file.name + ".lock").open("w")
        file.touch(mode=0o600)  # it holds the seeds of running games; SQLite's other files take after it
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Refusal(f"{file}: another server is using it; stop that one, or give this one its own file with --data") from None
    return held
