"""Is a file of games sound, and if not, what of it can be saved? Every page, every table, every record is looked at."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sql
from alembic.config import Config
from alembic.script import ScriptDirectory

from ghostlight.core.errors import Refusal
from ghostlight.table.folding import fold_table
from ghostlight.table.records import AnyRecord

from .backups import reading
from .migrate import FOLDER, migrate
from .news import card
from .store import Card, connect, people, records, schema, sitters, tables

MOST_FAULTS = 20
STEP = 200
"""Rows that are read at once where nothing is damaged."""
_OWN = {"people", "tables", "records", "sitters"}
"""Those that are put together anew; whatever else there is, is copied."""
_decode = msgspec.json.Decoder(AnyRecord).decode
_decode_card = msgspec.json.Decoder(Card).decode


class Unreadable(msgspec.Struct, frozen=True):
    """A table that cannot be folded, and why."""

    code: str
    why: str  # in English
    reason: Literal["page", "empty", "missing", "fold"]
    record: int | None = None  # the one that is missing


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a look at a file has found."""

    file: str
    sound: bool
    faults: list[str]  # as SQLite tells them
    version: str | None  # of the schema
    known: bool  # by this program
    people: int
    records: int
    tables: dict[str, int]  # by status
    unreadable: list[Unreadable]


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """What was saved of a damaged file, and what was lost."""

    file: str
    tables: int
    people: int
    records: int
    shortened: dict[str, int]  # tables of which only so many records at the beginning are left
    lost: list[str]  # tables of which nothing is left
    lost_people: int  # as far as is known


# --- looking -----------------------------------------------------------------------------------------------------------


def check(file: Path, told: Callable[[int, int], None] = lambda _done, _all: None) -> Report:
    """Look at every page and fold every table; a server may be using the file."""
    with reading(file) as connection:
        faults = _faults(connection)
        version = _version(connection)
        found = Salvage(connection)
        cards, codes = found.cards(), sorted(found.known_codes())
        unreadable, count = [], 0
        for done, code in enumerate(codes):
            told(done, len(codes))
            bodies = _bodies(connection, code)
            count += len(bodies or {})
            if (why := _why_not(code, bodies)) is not None:
                unreadable.append(why)
        return Report(
            file=str(file),
            sound=not faults and not unreadable and version in _versions(),
            faults=faults,
            version=version,
            known=version in _versions(),
            people=len(found.rows("people")),
            records=count,
            tables=dict(Counter(each.status for each in cards.values())),
            unreadable=unreadable,
        )


def _faults(connection: sqlite3.Connection) -> list[str]:
    try:
        found = [str(row[0]) for row in connection.execute(f"pragma integrity_check({MOST_FAULTS})")]
        found += [f"{row[0]}, row {row[1]}: no such {row[2]}" for row in connection.execute("pragma foreign_key_check")]
    except sqlite3.Error as error:
        return [str(error)]
    return [each for each in found if each != "ok"]


def _version(connection: sqlite3.Connection) -> str | None:
    with contextlib.suppress(sqlite3.Error):
        row = connection.execute("select version_num from alembic_version").fetchone()
        return None if row is None else str(row[0])
    return None


def _versions() -> set[str]:
    """All that this program can bring up to date."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return {step.revision for step in ScriptDirectory.from_config(settings).walk_revisions()}


def _bodies(connection: sqlite3.Connection, code: str) -> dict[int, str] | None:
    """The records of a table by number; None if they cannot all be read."""
    try:
        return dict(connection.execute("select k, body from records where code = ?", (code,)))
    except sqlite3.Error:
        return None


def _why_not(code: str, bodies: dict[int, str] | None) -> Unreadable | None:
    """Why these records make no table; None if they do."""
    if bodies is None:
        return Unreadable(code, "some of it is on a damaged page", "page")
    missing = next((k for k in range(len(bodies)) if k not in bodies), None)
    if not bodies:
        return Unreadable(code, "no record of it can be read", "empty")
    if missing is not None:
        return Unreadable(code, f"record {missing} is missing", "missing", missing)
    try:
        fold_table(_records(bodies))
    except Exception as error:  # whatever it is: the operator is told
        return Unreadable(code, f"{type(error).__name__}: {str(error)[:200]}", "fold")
    return None


def _records(bodies: dict[int, str]) -> list[AnyRecord]:
    return [_decode(bodies[k]) for k in sorted(bodies)]


# --- saving ------------------------------------------------------------------------------------------------------------


class Salvage:
    """What of a file can be read, row by row."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._rows: dict[str, list[dict[str, Any]]] = {}

    def rows(self, name: str) -> list[dict[str, Any]]:
        """The rows of this table that are on pages which can be read."""
        if name not in self._rows:
            self._rows[name] = list(self._read(name))
        return self._rows[name]

    def _read(self, name: str) -> Iterator[dict[str, Any]]:
        """By number: a damaged page is jumped over, since the way to a row does not lead over the pages of others."""
        after = 0
        while True:
            try:
                found = self._after(name, after, STEP)
            except sqlite3.OperationalError as error:
                if "no such table" in str(error):
                    return
                found = None
            except sqlite3.Error:
                found = None
            if found is None:
                start = self._next_readable(name, after)
                if start is None:
                    return
                found, after = self._after(name, start - 1, 1), start
            if not found:
                return
            for row in found:
                after = row.pop("rowid")
                yield row

    def _next_readable(self, name: str, after: int) -> int | None:
        """The number of the next row that can be read, somewhere behind the damage."""
        bad, step = after, 1
        while step < 2**40:
            if (found := self._one_after(name, after + step - 1)) is not None:
                break
            bad, step = after + step - 1, step * 2
        else:
            return None
        good = after + step - 1
        while good - bad > 1:  # the first from which on something is found
            middle = (good + bad) // 2
            row = self._one_after(name, middle)
            good, bad, found = (middle, bad, row) if row is not None else (good, middle, found)
        return found

    def _one_after(self, name: str, after: int) -> int | None:
        try:
            found = self._after(name, after, 1)
        except sqlite3.Error:
            return None
        return int(found[0]["rowid"]) if found else None

    def _after(self, name: str, after: int, most: int) -> list[dict[str, Any]]:
        cursor = self._connection.execute(
            f'select rowid as rowid, * from "{name}" where rowid > ? order by rowid limit ?',  # noqa: S608
            (after, most),
        )
        names = [each[0] for each in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    def records(self) -> dict[str, dict[int, str]]:
        """The records that can be read, by table and number."""
        found: dict[str, dict[int, str]] = defaultdict(dict)
        for row in self.rows("records"):
            found[str(row["code"])][int(row["k"])] = row["body"]
        return found

    def cards(self) -> dict[str, Card]:
        found = {}
        for row in self.rows("tables"):
            with contextlib.suppress(msgspec.DecodeError, TypeError):
                found[str(row["code"])] = _decode_card(row["card"])
        return found

    def last_records(self) -> dict[str, int]:
        """The number of the last record of each table, as the index has it, though the record may be lost."""
        with contextlib.suppress(sqlite3.Error):
            return dict(self._connection.execute("select code, max(k) from records group by code"))
        return {}

    def known_codes(self) -> set[str]:
        """Every table that is named anywhere, the indexes too, though of some nothing else may be left."""
        codes = {str(row["code"]) for name, rows in self._rows.items() for row in rows if "code" in row}
        for name in ("tables", "records", "sitters"):
            with contextlib.suppress(sqlite3.Error):
                codes |= {str(row[0]) for row in self._connection.execute(f"select distinct code from {name}")}  # noqa: S608
        return codes


def salvage(file: Path, to: Path) -> Saved:
    """What can be read of a damaged file, as a new one. Of a table with a gap, what was before the gap: an earlier moment."""
    if to.exists():
        raise Refusal("exists", file=str(to))
    with reading(file) as connection:
        found = Salvage(connection)
        kept, cards, last = found.records(), found.cards(), found.last_records()
        codes = found.known_codes()
        guests, seats = found.rows("people"), found.rows("sitters")
        rows = {row["code"]: row for row in found.rows("tables")}
        others = {name: found.rows(name) for name in sorted(set(schema.tables) - _OWN)}
        played = {str(row["person"]) for row in seats}
    shortened, lost, written = {}, [], []
    shown: dict[str, Card] = {}
    for code in sorted(codes):
        bodies = kept.get(code, {})
        whole = _beginning(bodies)
        table = _fold(whole)
        if table is None and (not whole or code not in cards):
            lost.append(code)
            continue
        if len(whole) <= last.get(code, max(bodies)):
            shortened[code] = len(whole)
        as_it_was = code in cards and (table is None or code not in shortened)
        shown[code] = cards[code] if as_it_was else card(table, code)
        written += [{"code": code, "k": k, "body": whole[k]} for k in sorted(whole)]
    of_tables = {None, *shown}
    others = {name: [row for row in each if row.get("code") in of_tables] for name, each in others.items()}
    others["absences"] += [{"began": row["at"], "ended": 2**62} for row in others["heartbeat"]]  # for clocks of old records
    _write(to, shown, rows, guests, seats, written, others)
    return Saved(
        file=str(to),
        tables=len(shown),
        people=len(guests),
        records=len(written),
        shortened=shortened,
        lost=lost,
        lost_people=len(played - {str(row["id"]) for row in guests}),
    )


def _beginning(bodies: dict[int, str]) -> dict[int, str]:
    """The records before the first that is missing or is none."""
    whole: dict[int, str] = {}
    for k in range(len(bodies)):
        if k not in bodies:
            break
        try:
            _decode(bodies[k])
        except (msgspec.DecodeError, TypeError, UnicodeDecodeError):
            break
        whole[k] = bodies[k]
    return whole


def _fold(bodies: dict[int, str]) -> Any:
    try:
        return fold_table(_records(bodies)) if bodies else None
    except Exception:  # it is kept as it is: another version may be able to read it
        return None


def _write(
    to: Path,
    shown: dict[str, Card],
    rows: dict[str, dict[str, Any]],
    guests: list[dict[str, Any]],
    seats: list[dict[str, Any]],
    written: list[dict[str, Any]],
    others: dict[str, list[dict[str, Any]]],
) -> None:
    to.touch(mode=0o600)
    engine = connect(to)
    try:
        migrate(engine)
        with engine.begin() as connection:
            _insert(connection, people, guests)
            _insert(connection, tables, [_row(each, rows.get(code)) for code, each in shown.items()])
            _insert(connection, records, written)
            sat = {(str(row["person"]), str(row["code"])) for row in seats if row["code"] in shown}
            sat |= {(seat.owner, code) for code, each in shown.items() for seat in each.seats if seat.owner}
            sat |= {(each.host, code) for code, each in shown.items()}
            _insert(connection, sitters, [{"person": person, "code": code} for person, code in sorted(sat)])
            for name, each in others.items():
                _insert(connection, schema.tables[name], each)
    finally:
        engine.dispose()
    with contextlib.closing(sqlite3.connect(to)) as alone:
        alone.execute("pragma journal_mode = delete")


def _row(shown: Card, kept: dict[str, Any] | None) -> dict[str, Any]:
    new = {
        "code": shown.code,
        "status": shown.status,
        "visibility": shown.visibility,
        "deadline": None if shown.deadline is None else 0,  # the house looks at it at once
        "updated": shown.updated,
        "card": msgspec.json.encode(shown).decode(),
    }
    return new | {"abandoned": bool((kept or {}).get("abandoned", False))}


def _insert(connection: sql.Connection, table: sql.Table, rows: list[dict[str, Any]]) -> None:
    """What has the columns of today; a row that is there already is not written twice."""
    names = set(table.columns.keys())
    fitting = [{key: value for key, value in row.items() if key in names} for row in rows]
    if fitting:
        connection.execute(table.insert().prefix_with("or ignore"), fitting)
