"""The time by which clocks count: what the house really served. Whatever else passed costs nobody more than a second."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from ghostlight.server import rooms
from ghostlight.server.migrate import migrate
from ghostlight.server.news import card
from ghostlight.server.rooms import House as Rooms
from ghostlight.server.served import MOST_OF_A_TICK, TICK, Served
from ghostlight.server.store import Store, connect
from ghostlight.table.clocks import Instant
from ghostlight.table.folding import fold_table
from ghostlight.table.records import AnyRecord, Began, Made, Sat, Woke
from ghostlight.table.terms import Clock, DayClock, FischerClock, MoveClock, Terms
from tests.table.tables import DAWN, seed_for

GAME = "graveyard"


# --- on paper ----------------------------------------------------------------------------------------------------------


class Paper:
    """Served time under a clock and games that the test moves."""

    def __init__(self, kept: int = 0) -> None:
        self.clock, self.awake = 1000.0, True
        self.served = Served({GAME: kept}, lambda name: name != GAME or self.awake, lambda: self.clock)

    def passes(self, seconds: float) -> int:
        """So much at once; how long the game has been served then."""
        self.clock += seconds
        return self.served.now(GAME)


def test_time_is_counted_however_often_one_looks() -> None:
    paper = Paper(kept=5_000)
    assert paper.served.now(GAME) == 5_000
    assert [paper.passes(each) for each in (0.25, 0.25, 0.0, 0.001, 0.499)] == [5_250, 5_500, 5_500, 5_501, 6_000]


@pytest.mark.parametrize("jump", [1.5, 12.0, 3600.0, 10.0**9])
def test_a_tick_that_was_missed_costs_a_second_at_most(jump: float) -> None:
    paper = Paper()
    assert paper.passes(jump) == 1000 * MOST_OF_A_TICK
    assert paper.passes(TICK) == 1000 * (MOST_OF_A_TICK + TICK)


@pytest.mark.parametrize("jump", [-0.5, -12.0, -(10.0**9)])
def test_a_clock_that_jumps_back_takes_nothing_away_and_goes_on_from_there(jump: float) -> None:
    paper = Paper()
    paper.passes(0.5)
    assert paper.passes(jump) == 500
    assert paper.passes(TICK) == 500 + 1000 * TICK


def test_a_game_counts_only_while_it_is_awake_and_no_other_waits_for_it() -> None:
    paper = Paper()
    paper.awake = False
    assert paper.passes(0.5) == paper.passes(0.5) == 0
    paper.awake = True
    assert paper.passes(0.5) == 0  # it was not yet there all the while
    assert paper.passes(0.5) == 500
    assert paper.served.now("town") == 2_000


def test_what_was_kept_is_kept_to_the_millisecond() -> None:
    for kept in (1, 1_001, 4_007, 999_999_999_999):
        assert Served({GAME: kept}, lambda _: True, lambda: 0.0).all()[GAME] == kept


# --- a jump of the time of day -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [3_600_000, -3_600_000])
def test_a_jump_of_the_time_of_day_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    now, ticking = DAWN, 0.0
    monkeypatch.setattr(rooms, "now_ms", lambda: now)

    async def run() -> None:
        nonlocal now, ticking
        store = Store(tmp_path / "games.sqlite3")
        migrate(store.engine)
        await store.open(now)
        house = Rooms(store, 0, clock=lambda: ticking)
        await house.store.add_records(*old_game(MoveClock(60)))
        room = await house.room("OLDTABLE")
        now, ticking = now + jump, ticking + 0.5
        await room.check_time()
        assert room.table.status == "playing"
        assert room.table.clocks.left_at(Instant(now, room.served))[0] == 59_500
        await house.close()
        store.close()

    asyncio.run(run())


# --- tables from before ------------------------------------------------------------------------------------------------


def old_game(clock: Clock) -> tuple[Any, int, list[AnyRecord]]:
    """What a table was written as before clocks went by the house: Ana has been deciding since DAWN."""
    terms = Terms(game=GAME, name="Yard", seats=2, clock=clock)
    records: list[AnyRecord] = [Made(at=DAWN, terms=terms, host="ana", seed=seed_for(2, 0))]
    records += [Sat(at=DAWN, seat=seat, person=name.lower(), name=name, nonce="") for seat, name in enumerate(("Ana", "Ben"))]
    records.append(Began(at=DAWN))
    return card(fold_table(records), "OLDTABLE"), 0, records


@pytest.mark.parametrize(
    ("clock", "full"), [(MoveClock(60), 60_000), (FischerClock(60, 5), 60_000), (DayClock(2), 2 * 86_400_000)]
)
def test_a_game_from_before_goes_on_without_a_jump(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock, full: int
) -> None:
    """In a file as the version before wrote it, whose server was last there 20 seconds after Ana's time began to run."""
    file, shown = tmp_path / "games.sqlite3", old_game(clock)
    engine = connect(file)
    migrate(engine, "0001")
    with engine.begin() as connection:
        row = {"status": "playing", "visibility": "link", "deadline": DAWN + full, "updated": DAWN}
        written = msgspec.json.encode(shown[0]).decode()
        connection.execute(
            sql.text("insert into tables values ('OLDTABLE', :status, :visibility, :deadline, :updated, :card)"),
            row | {"card": written},
        )
        for k, record in enumerate(shown[2]):
            body = msgspec.json.encode(record).decode()
            assert "served" not in body
            connection.execute(sql.text("insert into records values ('OLDTABLE', :k, :body)"), {"k": k, "body": body})
        connection.execute(sql.text("insert into heartbeat values (1, :at)"), {"at": DAWN + 20_000})
    engine.dispose()
    now, ticking = DAWN + 3_600_000, 0.0
    monkeypatch.setattr(rooms, "now_ms", lambda: now)

    async def run() -> None:
        nonlocal ticking
        store = Store(file)
        migrate(store.engine)
        await store.open(now)
        house = Rooms(store, 0, clock=lambda: ticking)
        await house.sweep_once()
        found = await store.find_card("OLDTABLE")
        assert found is not None
        assert found.deadline == full - 20_000  # of a house that has served for no time at all so far
        woke = (await store.read_records("OLDTABLE"))[-1]
        assert woke == Woke(at=now, served=0, away=3_580_000)
        ticking += 0.5
        for _ in range(2):  # each time from the disk; it is carried over once
            house.rooms.clear()
            room = await house.room("OLDTABLE")
            room.still()
            assert room.table.clocks.left_at(Instant(now, room.served)) == [full - 20_500, full]
            assert room.count == 5
        await house.close()
        store.close()

    asyncio.run(run())
