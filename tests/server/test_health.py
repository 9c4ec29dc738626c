"""`/healthz` tries a write; a house that cannot keep anything says so, in a sentence and with 503."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from ghostlight.server import store as stores
from ghostlight.server.health import FRESH, Health
from ghostlight.server.store import NotWritten
from ghostlight.server.waking import Waking
from tests.server.house import House, open_house

FULL = "database or disk is full"


def full_disk(*_: Any) -> None:
    raise OperationalError("insert", {}, Exception(FULL))


def test_all_who_ask_share_one_write_a_second() -> None:
    writes, now = 0, 0.0

    async def write() -> None:
        nonlocal writes
        writes += 1
        await asyncio.sleep(0)

    async def run() -> None:
        nonlocal now
        health = Health(write, lambda: now)
        for seconds, expected in ((0.0, 1), (FRESH - 0.01, 1), (FRESH, 2), (10.0, 3)):
            now = seconds
            assert await asyncio.gather(*(health.fault() for _ in range(20))) == [None] * 20
            assert writes == expected

    asyncio.run(run())


def test_a_write_that_fails_or_never_ends_is_a_fault_and_later_all_may_be_well() -> None:
    now, fate = 0.0, [NotWritten(FULL), None, ValueError("odd"), "never"]

    async def write() -> None:
        fated = fate.pop(0)
        if isinstance(fated, Exception):
            raise fated
        if fated == "never":
            await asyncio.Event().wait()

    async def run() -> None:
        nonlocal now
        health = Health(write, lambda: now, patience=0.05)
        told = []
        for _ in range(4):
            told.append(await health.fault())
            now += FRESH
        assert told == [FULL, None, "ValueError", "the disk has not answered for 0.05 seconds"]

    asyncio.run(run())


def test_on_a_full_disk_the_house_says_so_and_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ghostlight.server.health.FRESH", 0.0)
    with open_house(tmp_path / "games.sqlite3", waking=Waking()) as house:
        ana = house.guest()
        code = ana.makes_a_table("me", "open")
        page = ana.opens(code)
        with monkeypatch.context() as patch:
            patch.setattr(stores, "_run", full_disk)
            health = ana.get("/healthz")
            assert health.status_code == 503
            assert (health.json()["status"], health.json()["fault"]) == ("not writing", FULL)
            for language, word in (("en", "Nothing can be saved"), ("es", "no se puede guardar"), ("ja", "保存できない")):
                answer = httpx.get(f"{house.url}/api/me", headers={"accept-language": language})
                assert (answer.status_code, answer.json()["code"]) == (503, "not-writing")
                assert word in answer.json()["sentence"]
            assert ana.http.put("/api/me", json={"name": "Eva"}).status_code == 503
            assert ana.get("/api/me").json()["name"] == "Ana"  # nothing was done
            page.sends("chat", text="is anybody there?")
            page.hung_up()
            assert '"done"' not in page.frames[-1]
        assert ana.get("/healthz").json()["status"] == "ok"
        ana.opens(code).does("chat", text="there is room again")


def test_a_writer_that_has_ended_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores.Store, "healthy", False)
    monkeypatch.setattr("ghostlight.server.health.FRESH", 0.0)
    health = httpx.get(f"{house.url}/healthz")
    assert health.status_code == 503
    assert health.json()["fault"] == "the writer has ended"
