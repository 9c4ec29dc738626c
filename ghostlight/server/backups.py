"""Copies of the file of games: made while a server runs, checked, and put back.

A file of games is more than one file while it is used: what was written last is in its WAL. So a copy is made by SQLite itself,
which reads one consistent moment and keeps nobody from writing.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ghostlight.core.errors import Refusal

from .store import lock

COMPANIONS = ("-wal", "-shm")


class Copied(msgspec.Struct, frozen=True, kw_only=True):
    """What a copy holds."""

    file: str
    size: int
    tables: int
    people: int
    aside: str | None = None  # where the file that was there before is now


def back_up(file: Path, to: Path, force: bool = False) -> Copied:
    """A copy of the file, which a server may be using; it is there whole or not at all."""
    _must_be(file)
    if to.exists() and not force:
        raise Refusal("exists-force", file=str(to))
    if to.exists() and to.samefile(file):
        raise Refusal("is-itself-name", file=str(to))
    _copy(file, to)
    return _counted(to)


def restore(file: Path, source: Path) -> Copied:
    """Put a copy in the place of the file; what was there is kept beside it."""
    _must_be(source)
    if file.exists() and source.samefile(file):
        raise Refusal("is-itself-copy", file=str(source))
    check_copy(source)
    held = lock(file)  # or refuse: a server is using it
    try:
        aside = None
        part = file.with_name(file.name + ".restored")
        _copy(source, part)
        if file.stat().st_size:
            aside = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            for ending in ("", *COMPANIONS):
                with contextlib.suppress(FileNotFoundError):
                    os.replace(str(file) + ending, str(aside) + ending)
        else:
            for ending in COMPANIONS:
                Path(str(file) + ending).unlink(missing_ok=True)
        part.replace(file)
        _settle(file.parent)
    except OSError as error:
        raise Refusal.by_system("cannot-write", error, file=str(file)) from None
    finally:
        held.close()
    return msgspec.structs.replace(_counted(file), aside=None if aside is None else str(aside))


def check_copy(file: Path, of: Path | None = None) -> None:
    """Refuse what is no whole file of games; a part that is not yet one is told of as what it was copied from."""
    with reading(file) as connection:
        try:
            found = [row[0] for row in connection.execute("pragma integrity_check(3)")]
        except sqlite3.DatabaseError as error:  # so damaged that it cannot even be told how
            found = [str(error)]
        if found != ["ok"]:
            raise Refusal("damaged-copy", file=str(of or file), foreign=str(found[0]))
        _count(connection)


@contextlib.contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """The file, to be read; Refusal says what SQLite does not like about it."""
    _must_be(file)
    try:
        connection = sqlite3.connect(file, timeout=30)
        try:
            connection.execute("pragma query_only = on")
            connection.execute("select count(*) from sqlite_master").fetchone()  # or it is no database at all
            yield connection
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise Refusal("no-games", file=str(file), foreign=str(error)) from None


def _copy(file: Path, to: Path) -> None:
    """By way of a part that takes the place of the other when it is whole and on disk."""
    part = to.with_name(to.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))  # seeds of running games are in it
        with reading(file) as source, contextlib.closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("pragma journal_mode = delete")  # one file, and no other beside it
        check_copy(part, of=file)
        with part.open("rb") as whole:
            os.fsync(whole.fileno())
        part.replace(to)
        _settle(to.parent)
    except OSError as error:
        raise Refusal.by_system("cannot-write", error, file=str(to)) from None
    except sqlite3.Error as error:
        raise Refusal("cannot-write", file=str(to), error="other", told=str(error)) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def _settle(folder: Path) -> None:
    """New names in a folder are on disk, too."""
    held = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(held)
    finally:
        os.close(held)


def _counted(file: Path) -> Copied:
    with reading(file) as connection:
        tables, people = _count(connection)
    return Copied(file=str(file), size=file.stat().st_size, tables=tables, people=people)


def _count(connection: sqlite3.Connection) -> tuple[int, int]:
    (tables,) = connection.execute("select count(*) from tables").fetchone()
    (people,) = connection.execute("select count(*) from people").fetchone()
    return tables, people


def _must_be(file: Path) -> None:
    if not file.is_file():
        raise Refusal("no-file", file=str(file))
