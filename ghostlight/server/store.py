"""What is kept: people and the records of tables, in SQLite through SQLAlchemy Core.

One thread writes. Whatever waits while it commits goes into its next commit together (group commit), and a write is done only
when that commit is on disk; readers never wait for it (WAL).
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import queue
import threading
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import OperationalError

from ghostlight.core.errors import Refusal
from ghostlight.table.records import AnyRecord, Closed, Imported, Made, Sat
from ghostlight.table.refused import Refused
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
    sql.Column("deadline", sql.BigInteger),  # when somebody's time is up, by the table `served`; 0: at once
    sql.Column("updated", sql.BigInteger, nullable=False),
    sql.Column("card", sql.Text, nullable=False),  # what lists show of it, JSON (Card)
    sql.Column("hosted", sql.BigInteger, nullable=False, server_default="0"),  # when its host was last there
    sql.Column("abandoned", sql.Boolean, nullable=False, server_default=sql.false()),  # ended since nobody came back
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
chronicles = sql.Table(
    "chronicles",
    schema,
    sql.Column("code", sql.String, sql.ForeignKey("tables.code"), primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),  # of a game that is over (server/chronicle.py)
)

heartbeat = sql.Table(
    "heartbeat",
    schema,
    sql.Column("one", sql.Integer, primary_key=True),  # there is only one row
    sql.Column("at", sql.BigInteger, nullable=False),
)
served = sql.Table(  # for how long the house has served each game: the time by which clocks count
    "served",
    schema,
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("milliseconds", sql.BigInteger, nullable=False),
)
absences = sql.Table(  # times at which no server was there, for clocks of old records, which the time of day moved
    "absences",
    schema,
    sql.Column("began", sql.BigInteger, primary_key=True),
    sql.Column("ended", sql.BigInteger, nullable=False),
)
tallies = sql.Table(  # what somebody did on a day (since 1970), of which there are quotas
    "tallies",
    schema,
    sql.Column("day", sql.Integer, primary_key=True),
    sql.Column("what", sql.String, primary_key=True),
    sql.Column("whom", sql.String, primary_key=True),
    sql.Column("count", sql.Integer, nullable=False),
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
    kept_out: list[str] = []
    rules: int = 1  # the number of its game's rules


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str | None


Job = list[tuple[Any, list[dict[str, Any]]]]
"""What is to be written together: statements, each with its rows."""
Waiting = tuple[Job, asyncio.Future[None], asyncio.AbstractEventLoop]
_decode = msgspec.json.Decoder(AnyRecord).decode
_decode_card = msgspec.json.Decoder(Card).decode


class NotWritten(Refused):
    """The disk does not take anything now; `why` is for the operator."""

    def __init__(self, why: str) -> None:
        super().__init__("not-writing")
        self.why = why


class Store:
    """The database file. Opened once: a second server on the same file is refused."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock = lock(file)
        self.engine = connect(file)
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.served: dict[str, int] = {}  # when it was opened
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

    async def write(self, job: Job) -> None:
        """All of it in one commit; it is on disk when this returns."""
        if not self.healthy:
            raise NotWritten("the writer has ended")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put((job, done, loop))
        try:
            await done
        except OperationalError as error:  # no room, a disk that fails, a file that is locked: not what was to be written
            raise NotWritten(str(error.orig)) from error

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

    async def add_records(self, card: Card, first: int, added: Sequence[AnyRecord], chronicle: bytes | None = None) -> None:
        """Append to a table's records, of which there were `first`; it is on disk when this returns. With the record that ends
        a game comes its chronicle.
        """
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
            "hosted": card.updated,  # of a new table; afterwards only `see_hosts` changes it
            "abandoned": any(isinstance(record, Closed) and record.why == "abandoned" for record in added),
        }
        job: Job = [(_PUT_TABLE, [row]), (_ADD_RECORD, rows)]
        if times := [record.served for record in added if record.served is not None]:  # it never falls behind a record
            job.append((_SERVE, [{"game": card.game, "milliseconds": max(times)}]))
        if any(isinstance(record, Made | Imported | Sat) for record in added):  # nobody else is new at the table
            owners = {card.host} | {seat.owner for seat in card.seats if seat.owner}
            job.append((_ADD_SITTER, [{"person": owner, "code": card.code} for owner in owners]))
        if chronicle is not None:
            job.append((_PUT_CHRONICLE, [{"code": card.code, "body": chronicle}]))
        await self.write(job)

    async def see_hosts(self, codes: Sequence[str], now: int) -> None:
        """The hosts of these tables are there."""
        if codes:
            await self.write([(_SEE_HOST, [{"table": code, "hosted": now} for code in codes])])

    async def add_chronicle(self, code: str, chronicle: bytes) -> None:
        """Of a game that ended when none were written yet."""
        await self.write([(_PUT_CHRONICLE, [{"code": code, "body": chronicle}])])

    async def open(self, now: int) -> None:
        """Read how long the house has served, and note that it is here again."""
        self.served = {row.game: row.milliseconds for row in await self.rows(sql.select(served))}
        self._absences = [(row.began, row.ended) for row in await self.rows(sql.select(absences))]
        await self.beat(now, self.served)

    async def house_secret(self, fresh: bytes) -> bytes:
        """The secret key of this house: what was kept, or else this fresh one from now on."""
        await self.write([(_ADD_HOUSE, [{"one": 1, "secret": fresh.hex()}])])
        return bytes.fromhex((await self.read(sql.select(house.c.secret)))[0])

    async def beat(self, now: int, served: Mapping[str, int]) -> None:
        """The house is here, and has served so long."""
        rows = [{"game": game, "milliseconds": each} for game, each in served.items()]
        await self.write([(_BEAT, [{"one": 1, "at": now}]), *([(_SERVE, rows)] if rows else [])])

    def away_between(self, since: int, now: int) -> int:
        """For how many milliseconds of this time of day no server was there, as far as a clock of old records goes."""
        return sum(max(0, min(ended, now) - max(began, since)) for began, ended in self._absences)

    @property
    def healthy(self) -> bool:
        """Whether what is to be written will be."""
        return self._writer.is_alive()

    async def add_person(self, person: str, key_hash: str, now: int) -> None:
        await self.write([(_ADD_PERSON, [{"id": person, "key_hash": key_hash, "name": None, "made": now}])])

    async def rename(self, person: str, name: str) -> None:
        await self.write([(_RENAME, [{"person": person, "name": name}])])

    # --- reading -------------------------------------------------------------------------------------------------------

    async def read_records(self, code: str) -> list[AnyRecord]:
        """All that happened at a table; nothing if there is no such table."""
        return await asyncio.to_thread(self._read_records, code)

    def _read_records(self, code: str) -> list[AnyRecord]:
        with self.engine.connect() as connection:
            query = sql.select(records.c.body).where(records.c.code == code).order_by(records.c.k)
            bodies = connection.scalars(query).all()  # all, or a record that is none would leave an old snapshot open
        return [_decode(body) for body in bodies]

    async def read_salvageable(self, code: str) -> list[AnyRecord]:
        """The records of a table up to the first that cannot be read."""
        bodies = await self.read(sql.select(records.c.body).where(records.c.code == code).order_by(records.c.k))
        found: list[AnyRecord] = []
        with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
            found.extend(_decode(body) for body in bodies)
        return found

    async def find_chronicle(self, code: str) -> bytes | None:
        found = await self.read(sql.select(chronicles.c.body).where(chronicles.c.code == code))
        return found[0] if found else None

    async def without_chronicle(self, most: int, but: Collection[str]) -> list[str]:
        """Some tables whose game is over and has no chronicle."""
        query = sql.select(tables.c.code).outerjoin(chronicles, chronicles.c.code == tables.c.code)
        query = query.where(tables.c.status == "over", chronicles.c.code.is_(None))
        return [code for code in await self.read(query.limit(most + len(but))) if code not in but][:most]

    async def open_cards(self) -> list[Card]:
        """All tables at which a game is played, or will be."""
        return await self._cards(sql.select(tables.c.card).where(tables.c.status.in_(("waiting", "playing", "paused"))))

    async def find_person(self, key_hash: str) -> Person | None:
        found = await self.rows(sql.select(people.c.id, people.c.name).where(people.c.key_hash == key_hash))
        return Person(found[0].id, found[0].name) if found else None

    async def find_card(self, code: str) -> Card | None:
        found = await self._cards(sql.select(tables.c.card).where(tables.c.code == code))
        return found[0] if found else None

    async def public_cards(self, since: int, hosted: int, most: int, of_one_host: int) -> list[Card]:
        """Tables that everybody may find and at which something has happened since then; nobody fills the list alone.

        Those that wait for players are there as long as their host is, or was since `hosted`, and come first; where one plays
        by the day no host need be there.
        """
        host = sql.func.json_extract(tables.c.card, "$.host")
        by_the_day = sql.func.json_extract(tables.c.card, "$.clock.kind") == "days"
        waits, here = tables.c.status == "waiting", tables.c.hosted >= hosted
        place = sql.func.row_number().over(partition_by=host, order_by=tables.c.updated.desc()).label("place")
        found = (
            sql.select(tables.c.card, tables.c.updated, place, sql.case((waits & here, 0), else_=1).label("later"))
            .where(
                tables.c.visibility == "public",
                tables.c.status.in_(("waiting", "playing", "paused")),
                sql.or_(tables.c.updated >= since, waits & here),
                sql.or_(sql.not_(waits), here, by_the_day),
            )
            .subquery()
        )
        query = sql.select(found.c.card).where(found.c.place <= of_one_host)
        return await self._cards(query.order_by(found.c.later, found.c.updated.desc()).limit(most))

    async def waiting_public(self, host: str | None = None, among: Iterable[str] | None = None) -> list[str]:
        """The codes of public tables that wait for players: of this host, or among these."""
        query = sql.select(tables.c.code).where(tables.c.visibility == "public", tables.c.status == "waiting")
        if host is not None:
            query = query.where(sql.func.json_extract(tables.c.card, "$.host") == host)
        if among is not None:
            query = query.where(tables.c.code.in_(among))
        return await self.read(query)

    async def cards_of(self, person: str, most: int) -> list[Card]:
        query = sql.select(tables.c.card).join(sitters, sitters.c.code == tables.c.code).where(sitters.c.person == person)
        return await self._cards(query.where(tables.c.status != "closed").order_by(tables.c.updated.desc()).limit(most))

    async def due(self, served: Mapping[str, int]) -> list[str]:
        """Tables at which somebody's time is up when these games have been served so long."""
        game = sql.func.json_extract(tables.c.card, "$.game")
        up = [sql.and_(game == name, tables.c.deadline <= time) for name, time in served.items()]
        return await self.read(sql.select(tables.c.code).where(tables.c.status == "playing", sql.or_(sql.false(), *up)))

    async def _cards(self, query: Any) -> list[Card]:
        return [_decode_card(each) for each in await self.read(query)]

    async def read(self, query: Any) -> list[Any]:
        """The first column of all rows."""
        return [row[0] for row in await self.rows(query)]

    async def rows(self, query: Any) -> list[Any]:
        def read() -> list[Any]:
            with self.engine.connect() as connection:
                return list(connection.execute(query))

        return await asyncio.to_thread(read)


def _upsert() -> Any:
    statement = insert(tables)
    changing = {name: statement.excluded[name] for name in ("status", "deadline", "updated", "card")}
    abandoned = sql.or_(tables.c.abandoned, statement.excluded.abandoned)  # once and for all
    return statement.on_conflict_do_update(index_elements=["code"], set_=changing | {"abandoned": abandoned})


def _put_heartbeat() -> Any:
    statement = insert(heartbeat)
    return statement.on_conflict_do_update(index_elements=["one"], set_={"at": statement.excluded["at"]})


def _put_served() -> Any:
    statement = insert(served)
    new = statement.excluded.milliseconds
    later = sql.case((new > served.c.milliseconds, new), else_=served.c.milliseconds)
    return statement.on_conflict_do_update(index_elements=["game"], set_={"milliseconds": later})


_PUT_TABLE = _upsert()
_BEAT = _put_heartbeat()
_SERVE = _put_served()
_ADD_RECORD = records.insert()
_SEE_HOST = tables.update().where(tables.c.code == sql.bindparam("table"))
_ADD_SITTER = insert(sitters).on_conflict_do_nothing()
_ADD_HOUSE = insert(house).on_conflict_do_nothing()
_ADD_PERSON = people.insert()
_PUT_CHRONICLE = insert(chronicles).on_conflict_do_nothing()
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
        raise Refusal.by_system("cannot-open", error, file=str(file)) from None


def lock(file: Path) -> IO[bytes]:
    """Hold this file for one server; it is free again when what is returned is closed, or the process ends.

    The lock is on the file itself, whatever it is called: through a link, hard or symbolic, it is the same one.
    It is a `flock`, which SQLite's own locks do not meet; but these are gone when any descriptor of the file is closed, so it
    is taken before the database is opened and given back after that was closed.
    """
    with _complaint(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds the seeds of running games, so nobody else may read it; SQLite's other files take after it.
        held = os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Refusal("in-use", file=str(file)) from None
    return held
