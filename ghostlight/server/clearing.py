"""Counting and deleting what is kept: for quotas, for retention, and for people who want to be forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert

from ghostlight.table.records import AnyRecord

from .store import Card, Job, Store, chronicles, people, records, schema, sitters, tables, tallies

_ENDED = ("over", "closed")


# --- counting ----------------------------------------------------------------------------------------------------------


async def size(store: Store) -> int:
    """Bytes of the file that hold something; pages that were freed are used again."""
    pages = "pragma_page_count, pragma_freelist_count, pragma_page_size"
    (used,) = await store.read(sql.text(f"select (page_count - freelist_count) * page_size from {pages}"))  # noqa: S608
    return int(used)


async def count_open(store: Store, person: str) -> int:
    """Tables of this host that wait or are being played."""
    query = sql.select(sql.func.count()).select_from(tables.join(sitters, sitters.c.code == tables.c.code))
    query = query.where(sitters.c.person == person, _host_is(person), tables.c.status.not_in(_ENDED))
    return int((await store.read(query))[0])


def _host_is(person: str) -> sql.ColumnElement[bool]:
    return sql.func.json_extract(tables.c.card, "$.host") == person


async def tally(store: Store, what: str, whom: str, day: int) -> int:
    """How often this was done on that day."""
    found = await store.read(sql.select(tallies.c.count).where(_tally(what, whom, day)))
    return int(found[0]) if found else 0


async def add_to_tally(store: Store, what: str, whom: str, day: int) -> None:
    await store.write([(_COUNT, [{"day": day, "what": what, "whom": whom, "count": 1}])])


async def delete_tallies(store: Store, before: int) -> None:
    """Those of days before this one."""
    if await store.read(sql.select(tallies.c.day).where(tallies.c.day < before).limit(1)):
        await store.write([(tallies.delete().where(tallies.c.day < sql.bindparam("before")), [{"before": before}])])


def _tally(what: str, whom: str, day: int) -> Any:
    return sql.and_(tallies.c.day == day, tallies.c.what == what, tallies.c.whom == whom)


# --- what is past its time ---------------------------------------------------------------------------------------------


async def forgotten(store: Store, before: int, most: int) -> list[str]:
    """Tables that have waited for players since before that time."""
    return await _some(store, tables.c.status == "waiting", before, most)


async def idle_games(store: Store, before: int, most: int) -> list[str]:
    """Games that are being played and in which nothing has happened since before that time."""
    return await _some(store, tables.c.status.in_(("playing", "paused")), before, most)


async def expired_ends(store: Store, before: int, most: int) -> list[str]:
    """Tables that were closed, or ended since nobody came back, before that time."""
    ended = sql.or_(tables.c.status == "closed", sql.and_(tables.c.status == "over", tables.c.abandoned))
    return await _some(store, ended, before, most)


async def expired_games(store: Store, before: int, most: int) -> list[str]:
    """Games that were over before that time."""
    return await _some(store, tables.c.status == "over", before, most)


async def _some(store: Store, such: sql.ColumnElement[bool], before: int, most: int) -> list[str]:
    """Some such tables at which nothing has happened since before then: any, so that none that must stay is in the way."""
    query = sql.select(tables.c.code).where(such, tables.c.updated < before)
    return await store.read(query.order_by(sql.func.random()).limit(most))


async def delete_table(store: Store, code: str) -> None:
    """A table and all that is kept of it, in one commit: the quotas bound how much that can be."""
    gone: Job = [
        (each.delete().where(each.c[column.parent.name] == sql.bindparam("gone")), [{"gone": code}])
        for each in schema.sorted_tables
        for column in each.foreign_keys
        if column.column is tables.c.code
    ]
    await store.write([*gone, (tables.delete().where(tables.c.code == sql.bindparam("gone")), [{"gone": code}])])


async def delete_guests(store: Store, before: int, most: int) -> None:
    """Some of those who came before that time and have no table."""
    idle = sql.select(people.c.id).where(people.c.made < before, people.c.id.not_in(sql.select(sitters.c.person)))
    if found := await store.read(idle.limit(most)):
        await store.write([(_DELETE_PERSON, [{"person": person} for person in found])])


# --- somebody who is to be forgotten -----------------------------------------------------------------------------------


async def codes_of(store: Store, person: str) -> list[str]:
    """Every table at which this person sat, was the host, or said something."""
    sat = sql.select(sitters.c.code).where(sitters.c.person == person)
    named = sql.select(records.c.code).where(records.c.body.contains(f'"{person}"', autoescape=True))
    return await store.read(sat.union(named))


async def rewrite(
    store: Store, shown: Card, person: str, changed: Mapping[int, AnyRecord], chronicle: bytes | None = None
) -> None:
    """A table without this person, in one commit; it has not been used by that."""
    bodies = [{"of": shown.code, "number": k, "body": msgspec.json.encode(record).decode()} for k, record in changed.items()]
    job: Job = [
        (_REWRITE_CARD, [{"of": shown.code, "card": msgspec.json.encode(shown).decode()}]),
        (_DELETE_SITTER, [{"of": shown.code, "gone": person}]),
    ]
    if bodies:
        job.append((_REWRITE_RECORD, bodies))
    if chronicle is not None:
        job.append((_REWRITE_CHRONICLE, [{"of": shown.code, "body": chronicle}]))
    await store.write(job)


async def delete_person(store: Store, person: str) -> None:
    """Name and pass."""
    own = tallies.delete().where(tallies.c.whom == sql.bindparam("person"))
    await store.write([(_DELETE_PERSON, [{"person": person}]), (own, [{"person": person}])])


async def find_people(store: Store, named: str) -> list[tuple[str, str | None]]:
    """Those with this id or name: their ids and names."""
    found = await store.rows(
        sql.select(people.c.id, people.c.name).where(sql.or_(people.c.id == named, people.c.name == named))
    )
    return [(row.id, row.name) for row in found]


def _counting() -> Any:
    statement = insert(tallies)
    return statement.on_conflict_do_update(index_elements=["day", "what", "whom"], set_={"count": tallies.c.count + 1})


_COUNT = _counting()
_DELETE_PERSON = people.delete().where(people.c.id == sql.bindparam("person"))
_DELETE_SITTER = sitters.delete().where(sitters.c.code == sql.bindparam("of"), sitters.c.person == sql.bindparam("gone"))
_REWRITE_CHRONICLE = chronicles.update().where(chronicles.c.code == sql.bindparam("of"))
_REWRITE_CARD = tables.update().where(tables.c.code == sql.bindparam("of"))
_REWRITE_RECORD = records.update().where(records.c.code == sql.bindparam("of"), records.c.k == sql.bindparam("number"))
