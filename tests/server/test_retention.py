"""How much may be kept, for how long, and how somebody is forgotten."""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql

from ghostlight.core.log import read as read_log
from ghostlight.core.verify import verify
from ghostlight.games import load
from ghostlight.server import clearing, rooms
from ghostlight.server.forgetting import forget, without
from ghostlight.server.news import card
from ghostlight.server.policy import NO_QUOTAS, Policy, Quotas, Retention
from ghostlight.server.retention import AT_ONCE, CALM, Calm
from ghostlight.server.rooms import House, Page
from ghostlight.server.store import Store, tables
from ghostlight.server.waking import Waking
from ghostlight.table import commands
from ghostlight.table.folding import fold_table
from ghostlight.table.records import AnyRecord, Closed, Left, Made, Removed, Said, Sat
from ghostlight.table.refused import Refused
from ghostlight.table.terms import NoClock, Terms
from tests.server.house import Guest, open_house, play_on
from tests.server.test_storage import DAY, HOUR, in_a_store, made
from tests.table.tables import DAWN, seed_for

NONE = Quotas(0, 0, 0, 0, 0, 0, 0)


class Attic:
    """A house under a policy, and clocks that the test moves together."""

    def __init__(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.file, self.now, self.ticking = file, DAWN, 0.0
        monkeypatch.setattr(rooms, "now_ms", lambda: self.now)

    def run(self, what: Callable[[House], Awaitable[None]], policy: Policy) -> None:
        async def run(store: Store) -> None:
            await store.open(self.now)
            house = House(store, 0, clock=lambda: self.ticking, policy=policy)
            house.calm.lasts(self.now)
            try:
                await what(house)
            finally:
                await house.close()

        in_a_store(self.file, run)

    async def passes(self, house: House, days: float) -> None:
        """So many days at once, in which all went as it should; then the house is swept."""
        self.now += int(days * DAY)
        self.ticking += days * DAY / 1000
        await house.sweep_once()

    async def game(self, house: House, begins: bool = True) -> str:
        room = await house.make(made(NoClock(), self.now))
        if begins:
            for seat, person in enumerate(("ana", "ben")):
                await room.do(Page(person), commands.Sit(id=1, seat=seat, name=person))
            await room.do(Page("ana"), commands.Start(id=1))
        return room.code


@pytest.fixture
def attic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Attic:
    return Attic(tmp_path / "games.sqlite3", monkeypatch)


async def status(house: House, code: str) -> str | None:
    found = await house.store.find_card(code)
    return None if found is None else found.status


# --- retention ---------------------------------------------------------------------------------------------------------


def test_a_game_in_which_nothing_happens_is_ended_and_later_it_goes(attic: Attic) -> None:
    async def run(house: House) -> None:
        idle, played = await attic.game(house), await attic.game(house)
        await attic.passes(house, 89)
        await (await house.room(played)).do(Page("ana"), commands.Act(id=1, at=1, action="place N1"))
        await attic.passes(house, 1.1)
        last = (await house.store.read_records(idle))[-1]
        assert isinstance(last, Closed)
        assert last.why == "abandoned"
        assert await status(house, idle) in ("over", "closed")
        assert await status(house, played) == "playing"
        await attic.passes(house, 29)
        assert await status(house, idle) is not None  # whoever looks for it finds how it was dealt
        await attic.passes(house, 1.1)
        assert await status(house, idle) is None
        assert await house.store.read_records(idle) == []
        assert await clearing.codes_of(house.store, "ana") == [played]

    attic.run(run, Policy())


def test_finished_games_are_kept_for_ever_unless_said_otherwise(attic: Attic) -> None:
    async def run(house: House) -> None:
        code = await attic.game(house)
        await (await house.room(code)).do(Page("ana"), commands.Resign(id=1, at=1, seat=0))
        await attic.passes(house, 3650)
        assert await status(house, code) == "over"
        house.retention = Retention(finished=365)
        page = Page("eva")
        room = await house.room(code)
        await room.enter(page)
        await attic.passes(house, 1)
        assert await status(house, code) == "over"  # somebody looks at it
        await room.leave(page)
        await attic.passes(house, 1)
        assert await status(house, code) is None
        with pytest.raises(Refused, match="unknown-table"):
            await house.room(code)

    attic.run(run, Policy())


def test_what_goes_goes_a_little_at_a_time_and_its_pages_are_used_again(attic: Attic) -> None:
    async def run(house: House) -> None:
        async def fill() -> None:
            for _ in range(AT_ONCE + 5):
                room = await house.make(made(NoClock(), attic.now))
                for line in range(3):
                    await room.do(Page("ana", name="Ana"), commands.Chat(id=1, text=f"{line} " + "boo " * 100))

        await fill()
        full = await clearing.size(house.store)
        await attic.passes(house, 7.1)
        await attic.passes(house, 0)  # all are closed by now
        await attic.passes(house, 30.1)
        counts = sum(1 for row in await house.store.read(sql.select(tables.c.code)))
        assert counts == 5
        await attic.passes(house, 0)
        assert await clearing.size(house.store) < 0.7 * full
        pages = sql.text("select page_count from pragma_page_count")
        before = (await house.store.read(pages))[0]
        await fill()
        assert (await house.store.read(pages))[0] <= before + 2

    attic.run(run, Policy(NONE))


def test_guests_who_never_played_are_forgotten_and_others_are_not(attic: Attic) -> None:
    async def run(house: House) -> None:
        for person in ("ana", "ben", "eva"):
            await house.store.add_person(person, f"hash of {person}", attic.now)
        code = await attic.game(house)
        await attic.passes(house, 29)
        await (await house.room(code)).do(Page("ana"), commands.Act(id=1, at=1, action="place N1"))
        assert await house.store.find_person("hash of eva")
        await attic.passes(house, 1.1)
        assert not await house.store.find_person("hash of eva")
        assert await house.store.find_person("hash of ana")
        assert await house.store.find_person("hash of ben")

    attic.run(run, Policy())


def test_nothing_goes_while_the_time_of_day_cannot_be_believed(attic: Attic) -> None:
    async def run(house: House) -> None:
        code = await attic.game(house, begins=False)
        attic.now += 400 * DAY  # somebody has put the clock wrong
        for _ in range(3):
            await house.sweep_once()
            attic.ticking += 600
            attic.now += 600_000
        assert await status(house, code) == "waiting"
        attic.now -= 400 * DAY  # and right
        await attic.passes(house, 1)
        assert await status(house, code) == "waiting"

    attic.run(run, Policy())


def test_the_time_of_day_is_believed_when_it_has_gone_evenly_for_an_hour() -> None:
    ticking = 0.0
    calm = Calm(lambda: ticking)
    assert not calm.lasts(DAWN)
    ticking = CALM
    assert calm.lasts(DAWN + HOUR)
    assert not calm.lasts(DAWN + 2 * HOUR)
    assert not calm.lasts(DAWN)


# --- quotas ------------------------------------------------------------------------------------------------------------


def test_quotas_of_a_table_are_refused_and_the_game_goes_on(attic: Attic) -> None:
    async def run(house: House) -> None:
        room = await house.room(await attic.game(house))
        ana, ben = Page("ana"), Page("ben")
        for number in range(3):
            await room.do(ana, commands.Chat(id=1, text=f"line {number}"))
        with pytest.raises(Refused) as caught:
            await room.do(ben, commands.Chat(id=1, text="one more"))
        assert caught.value.facts == {"what": "lines", "most": 3}
        await room.do(ana, commands.Act(id=1, at=1, action="place N1"))
        await room.do(ana, commands.Undo(id=1, at=2))
        await room.do(ana, commands.Act(id=1, at=3, action="place N1"))
        with pytest.raises(Refused) as caught:
            await room.do(ana, commands.Undo(id=1, at=4))
        assert caught.value.facts == {"what": "undo", "most": 4}
        room.count = 50
        with pytest.raises(Refused) as caught:
            await room.do(ana, commands.Pause(id=1, at=4))
        assert caught.value.facts == {"what": "records", "most": 50}
        room.count = len(await house.store.read_records(room.code))
        await room.do(ben, commands.Act(id=1, at=4, action="place N2"))

    attic.run(run, Policy(Quotas(lines=3, undo=4, records=50)))


def test_quotas_of_people_and_addresses_are_refused_with_a_sentence(tmp_path: Path) -> None:
    quotas = Quotas(open_tables=2, imports=1, guests=3)
    file = tmp_path / "games.sqlite3"
    with open_house(file, waking=Waking(), policy=Policy(quotas)) as house:
        ana, ben = house.guests("Ana", "Ben")
        codes = [ana.makes_a_table("me", "me", start=True) for _ in range(2)]
        refused = ana.post("/api/tables", {"game": "graveyard", "name": "x", "seats": [{"kind": "open"}] * 2})
        assert (refused.status_code, refused.json()["code"]) == (429, "quota")
        assert "2 open tables" in refused.json()["sentence"]
        ben.makes_a_table("me", "open")  # that is Ana's affair
        with ana.opens(codes[0]) as page:
            page.does("resign", at=page.at, seat=0)
            page.until(lambda table: table["status"] == "over")
        ana.makes_a_table("me", "open")
        log = ana.get(f"/api/tables/{codes[0]}/log").content
        assert ana.post("/api/logs", log).status_code == 201
        refused = ana.post("/api/logs", log)
        assert (refused.status_code, refused.json()["code"]) == (429, "quota")
        house.guest(None)
        refused = httpx.get(f"{house.url}/api/me", headers={"accept-language": "es"})
        assert (refused.status_code, refused.json()["code"]) == (429, "quota")
        assert "Vuelve mañana" in refused.json()["sentence"]
    with open_house(file, waking=Waking(), policy=Policy(quotas)) as house:  # a new start changes nothing
        assert httpx.get(f"{house.url}/api/me").json()["code"] == "quota"
        assert not [row for row in house.query("select whom from tallies") if "127.0.0.1" in row[0]]


def test_a_house_that_is_full_begins_nothing_new_and_plays_on(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3", waking=Waking(), policy=Policy(NO_QUOTAS)) as house:
        ana = house.guest()
        code = ana.makes_a_table("me", "me", start=True)
        house.fills_up()
        with ana.opens(code) as page:
            page.acts(page.choices[0])
        refused = [ana.post("/api/tables", {"game": "graveyard", "name": "x", "seats": [{"kind": "open"}] * 2})]
        refused.append(httpx.get(f"{house.url}/api/me"))
        assert [(each.status_code, each.json()["code"]) for each in refused] == [(503, "house-full")] * 2


def test_the_house_is_full_when_its_file_is(attic: Attic) -> None:
    async def run(house: House) -> None:
        await attic.passes(house, 0)
        assert not house.quotas.full
        room = await house.make(made(NoClock(), attic.now))
        for _ in range(3):
            await house.store.add_records(card(room.table, "BIG"), 0, [Said(at=1, seat=None, name="x", text="x" * 400_000)])
            await clearing.delete_table(house.store, "BIG")
        await attic.passes(house, 0)
        assert not house.quotas.full  # what was deleted does not count
        await house.store.add_records(card(room.table, "BIG"), 0, [Said(at=1, seat=None, name="x", text="x" * 1_000_000)])
        await attic.passes(house, 0)
        assert house.quotas.full

    attic.run(run, Policy(Quotas(megabytes=1)))


# --- somebody who wants to be forgotten --------------------------------------------------------------------------------


def test_who_wants_to_be_forgotten_is_and_finished_games_still_verify(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with open_house(file, waking=Waking()) as house:
        ana, ben, eva = (Guest(house, name) for name in ("Annabella", "Ben", "Eva"))
        over, running = (ana.makes_a_table("me", "open", name="Annabella's table") for _ in range(2))
        alone = ana.makes_a_table("me", "open", name="Annabella's own")
        watched = ben.makes_a_table("me", "me", start=True)
        with ana.opens(watched) as page:
            page.does("chat", text="I am only looking")
        pages = {}
        for code in (over, running):
            pages[code] = [ana.opens(code), ben.opens(code).sits(1)]
            pages[code][0].does("start")
            for page in pages[code]:
                page.does("chat", text=f"{page.guest.name} says a word")
        play_on(pages[over], random.Random(5))
        brought = ana.post("/api/logs", ben.get(f"/api/tables/{over}/log").content).json()["code"]
        before = ben.get(f"/api/tables/{over}/log").json()
        secret = ana.secret
        gone = ana.http.delete("/api/me", headers={"accept-language": "es"})
        assert gone.status_code == 204
        assert "ghostlight=" in gone.headers["set-cookie"]
        assert "Max-Age=0" in gone.headers["set-cookie"]
        assert Guest(house, None, secret).get("/api/me/games.zip").json()["code"] == "no-identity"
        after = ben.get(f"/api/tables/{over}/log")
        assert [seat["name"] for seat in after.json()["seats"]] == ["un invitado", "Ben"]
        but_for: dict[str, Any] = {"seats": [], "signed": None}  # with another name it is signed anew
        assert after.json() | but_for == before | but_for
        assert verify(load("graveyard"), read_log(after.content, "log")).fault is None
        with ben.opens(over) as page:
            said = [line["text"] for line in page.table["talk"] if line["text"]]
            assert said == ["Ben says a word"]
        with ben.opens(running) as page:  # the seat is left, as by anybody who leaves
            assert page.table["seats"][0]["kind"] == "open"
            assert page.table["status"] == "playing"
        assert eva.get(f"/api/tables/{alone}").status_code == 410
        assert eva.get(f"/api/tables/{brought}").status_code == 404
        for page in (page for both in pages.values() for page in both):
            page.close()
    with open_house(file, waking=Waking()) as house:
        kept = json.dumps([house.query(f"select * from {name}") for name in ("people", "tables", "records", "sitters")])
        for word in ("Annabella", "I am only looking"):
            assert word not in kept
        assert "Ben says a word" in kept
        assert house.ghostlight.house.rooms == {}


def test_records_are_rewritten_by_who_sat_where_when() -> None:
    terms = Terms(game="graveyard", name="Ana's table", seats=3)

    def sat(seat: int, person: str) -> Sat:
        return Sat(at=1, seat=seat, person=person, name=person.title(), nonce="n")

    def said(seat: int | None, text: str, person: str = "") -> Said:
        return Said(at=1, seat=seat, name="who", text=text, person=person)

    records: list[AnyRecord] = [Made(at=1, terms=terms, host="ana", seed=seed_for(2, 0)), sat(2, "ana"), sat(1, "ben")]
    records += [said(2, "ana's"), said(1, "ben's"), Removed(at=1, seat=0), said(1, "ana's"), said(0, "ben's")]
    records += [Left(at=1, seat=1), sat(1, "eva"), said(1, "eva's"), said(None, "somebody's"), said(None, "ana's", "ana")]
    rewritten = without(records, "ana", "nobody", "a guest")
    assert len(rewritten) == len(records)
    told = [each.text for each in rewritten if isinstance(each, Said)]
    assert told == ["", "ben's", "", "ben's", "eva's", "somebody's", ""]
    table = fold_table(rewritten)
    assert (table.host, table.terms.name) == ("ben", "a guest")
    assert [place.name for place in table.places] == ["Ben", "Eva"]
    assert without(records, "kei", "nobody", "a guest") == records


def test_two_seats_of_one_who_is_forgotten_have_two_names() -> None:
    records: list[AnyRecord] = [made()]
    records += [Sat(at=1, seat=seat, person="ana", name=f"Ana {seat}", nonce="") for seat in range(2)]
    table = fold_table(without(records, "ana", "nobody", "a guest"))
    assert [place.name for place in table.places] == ["a guest", "a guest 2"]


def test_who_plays_a_game_that_still_wakes_up_is_asked_to_wait(attic: Attic) -> None:
    async def run(house: House) -> None:
        code = await attic.game(house)
        house.rooms.clear()
        house.waking = Waking(("graveyard",))
        with pytest.raises(Refused, match="waking"):
            await forget(house, "ana", "a guest")
        assert await clearing.codes_of(house.store, "ana") == [code]

    attic.run(run, Policy())
