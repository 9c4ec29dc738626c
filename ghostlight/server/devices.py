"""The devices of one guest, and the code that brings the next one along, on disk. Of passes and codes only hashes are kept."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert

from .store import Person, Store, passes, people, recoveries

MOST_PASSES = 20
"""Devices of one person besides the first; who brings another one along loses the oldest."""


async def add_pass(store: Store, person: str, key_hash: str, now: int) -> None:
    """One more device; of too many the oldest goes."""
    newest = sql.select(passes.c.key_hash).where(passes.c.person == person).order_by(passes.c.made.desc(), passes.c.key_hash)
    old = await store.read(newest.offset(MOST_PASSES - 1))
    gone = [(_DELETE_PASS, [{"gone": each} for each in old])] if old else []
    await store.write([(_ADD_PASS, [{"key_hash": key_hash, "person": person, "made": now}]), *gone])


async def keep_only(store: Store, person: str, key_hash: str) -> None:
    """Take the passes of all other devices."""
    others = passes.delete().where(passes.c.person == sql.bindparam("whose"))
    first = people.update().where(people.c.id == sql.bindparam("whose")).values(key_hash=sql.bindparam("kept"))
    await store.write([(others, [{"whose": person}]), (first, [{"whose": person, "kept": key_hash}])])


async def count_devices(store: Store, person: str) -> int:
    query = sql.select(sql.func.count()).select_from(passes).where(passes.c.person == person)
    return 1 + int((await store.read(query))[0])


async def put_recovery(store: Store, person: str, code_hash: str, now: int) -> None:
    """The code of this person from now on; the one before opens nothing any more."""
    await store.write([(_PUT_RECOVERY, [{"person": person, "code_hash": code_hash, "made": now}])])


async def drop_recovery(store: Store, person: str) -> None:
    await store.write([(recoveries.delete().where(recoveries.c.person == sql.bindparam("whose")), [{"whose": person}])])


async def recovery_made(store: Store, person: str) -> int | None:
    """Since when this person has a code; None without one."""
    found = await store.read(sql.select(recoveries.c.made).where(recoveries.c.person == person))
    return int(found[0]) if found else None


async def find_by_recovery(store: Store, code_hash: str) -> Person | None:
    query = sql.select(people.c.id, people.c.name).join(recoveries, recoveries.c.person == people.c.id)
    found = await store.rows(query.where(recoveries.c.code_hash == code_hash))
    return Person(found[0].id, found[0].name) if found else None


def _putting() -> Any:
    statement = insert(recoveries)
    changing = {name: statement.excluded[name] for name in ("code_hash", "made")}
    return statement.on_conflict_do_update(index_elements=["person"], set_=changing)


_ADD_PASS = passes.insert()
_DELETE_PASS = passes.delete().where(passes.c.key_hash == sql.bindparam("gone"))
_PUT_RECOVERY = _putting()
