"""Coming together: friends find the house, somebody comes with another device, and everybody has a history of their own."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from ghostlight.server.devices import MOST_PASSES
from ghostlight.server.history import PAGE, against, outcome
from ghostlight.server.limits import Limits
from ghostlight.server.people import COOKIE
from ghostlight.server.store import Card, CardResult, CardSeat
from ghostlight.table.terms import NoClock
from tests.server.house import Guest, House, open_house

# --- where the house is found ------------------------------------------------------------------------------------------


def test_the_address_in_the_network_is_told_only_to_who_sits_at_this_machine(house: House) -> None:
    before, house.ghostlight.share = house.ghostlight.share, "http://192.168.1.2:8000"
    try:
        assert house.guest("Ana").get("/api/me").json()["share"] == "http://192.168.1.2:8000"
        through = house.guest("Ben").get("/api/me", **{"x-forwarded-for": "203.0.113.9"})
        assert through.json()["share"] is None
    finally:
        house.ghostlight.share = before


# --- another device ----------------------------------------------------------------------------------------------------


def brings_along(house: House, code: str) -> Guest:
    """A device that has never been here, with that code typed in."""
    device = Guest(house, None)
    response = device.post("/api/recover", {"code": code})
    assert response.status_code == 200, response.text
    return device


def makes_a_code(guest: Guest) -> str:
    response = guest.post("/api/me/recovery")
    assert response.status_code == 201
    return str(response.json()["code"])


def test_a_code_brings_one_to_another_device_as_the_same_guest(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.makes_a_table("me", "open")
    assert ana.get("/api/me/recovery").json() == {"made": None, "devices": 1}
    code = makes_a_code(ana)
    phone = brings_along(house, f" {code.lower().replace('-', ' ')} ")
    assert phone.secret != ana.secret
    assert phone.get("/api/me").json()["name"] == "Ana"
    assert [each["code"] for each in phone.get("/api/tables").json()["mine"]] == [table]
    known = ana.get("/api/me/recovery").json()
    assert known["devices"] == 2
    assert known["made"] > 0
    phone.http.put("/api/me", json={"name": "Anita"}).raise_for_status()
    assert ana.get("/api/me").json()["name"] == "Anita"


def test_of_a_code_only_the_hash_is_kept(house: House) -> None:
    ana = house.guest("Ana")
    code = makes_a_code(ana)
    phone = brings_along(house, code)
    disk = json.dumps([house.query(f"select * from {table}") for table in ("recoveries", "passes", "people")])
    for secret in (code, code.replace("-", ""), ana.secret, phone.secret):
        assert secret not in disk
    assert code not in ana.get("/api/me/recovery").text


def test_a_new_code_replaces_the_old_one_and_a_revoked_one_opens_nothing(house: House) -> None:
    ana, stranger = house.guest("Ana"), Guest(house, None)
    old = makes_a_code(ana)
    new = makes_a_code(ana)
    refused = stranger.post("/api/recover", {"code": old}, **{"accept-language": "es"})
    assert (refused.status_code, refused.json()["code"]) == (403, "no-recovery")
    assert "código" in refused.json()["sentence"]
    assert stranger.get("/api/me").json()["name"] is None
    brings_along(house, new)
    assert ana.http.delete("/api/me/recovery").status_code == 204
    assert stranger.post("/api/recover", {"code": new}).status_code == 403
    assert ana.get("/api/me/recovery").json()["made"] is None


def test_a_device_can_be_signed_out_with_all_others(house: House) -> None:
    ana = house.guest("Ana")
    code = makes_a_code(ana)
    lost, phone = brings_along(house, code), brings_along(house, code)
    assert phone.http.delete("/api/me/devices").status_code == 204
    assert phone.get("/api/me").json()["name"] == "Ana"
    for gone in (ana, lost):
        assert gone.get("/api/me/recovery").status_code == 401
    assert Guest(house, None).post("/api/recover", {"code": code}).status_code == 403


def test_of_very_many_devices_the_oldest_goes(house: House) -> None:
    ana = house.guest("Ana")
    code = makes_a_code(ana)
    devices = [brings_along(house, code) for _ in range(MOST_PASSES + 1)]
    assert ana.get("/api/me/recovery").json()["devices"] == MOST_PASSES + 1
    assert devices[-1].get("/api/me/recovery").status_code == 200
    assert sum(each.get("/api/me/recovery").status_code == 401 for each in devices) == 1


def test_whoever_is_forgotten_takes_code_and_devices_along(house: House) -> None:
    ana = house.guest("Ana")
    code = makes_a_code(ana)
    phone = brings_along(house, code)
    before = [house.query(f"select count(*) from {table}")[0][0] for table in ("recoveries", "passes")]
    assert ana.http.delete("/api/me").status_code == 204
    after = [house.query(f"select count(*) from {table}")[0][0] for table in ("recoveries", "passes")]
    assert [was - now for was, now in zip(before, after, strict=True)] == [1, 1]
    assert phone.get("/api/me/recovery").status_code == 401
    assert Guest(house, None).post("/api/recover", {"code": code}).status_code == 403


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path / "games.sqlite3", limits=Limits(recoveries=(1e-9, 3), writes=(1e9, 1e9))) as house:
        yield house


def test_nobody_tries_codes_for_long(strict: House) -> None:
    ana, stranger = strict.guest("Ana"), Guest(strict, None)
    code = makes_a_code(ana)
    tried = [stranger.post("/api/recover", {"code": "AAAAA"}).status_code for _ in range(3)]
    assert tried == [403, 403, 429]
    assert httpx.post(f"{strict.url}/api/recover", json={"code": code}).status_code == 429  # without a pass as well


def test_another_site_cannot_make_somebody_somebody_else(house: House) -> None:
    code = makes_a_code(house.guest("Eve"))
    ana = house.guest("Ana")
    refused = ana.post("/api/recover", {"code": code}, origin="http://elsewhere.example")
    assert refused.status_code == 403
    assert COOKIE not in refused.cookies


# --- history -----------------------------------------------------------------------------------------------------------


def a_card(game: str, owners: list[str | None], winners: list[int], how: str = "rules") -> Card:
    return Card(
        code="ABCD2345",
        name="Evening",
        game=game,
        status="over",
        visibility="link",
        watching=True,
        clock=NoClock(),
        host="ana",
        seats=[CardSeat(owner or "Owl", owner is None, owner) for owner in owners],
        turn=None,
        deadline=None,
        updated=1,
        result=CardResult(winners, [3] * len(owners), how),  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (a_card("graveyard", ["ana", "ben"], [0]), "won"),
        (a_card("graveyard", ["ana", "ben"], [1]), "lost"),
        (a_card("graveyard", ["ana", "ben"], [0, 1]), "drawn"),
        (a_card("museum", ["ana", "ben", "eva"], [0, 1]), "won"),  # on one side
        (a_card("museum", ["ana", "ben"], []), "drawn"),
        (a_card("graveyard", ["ana", "ben"], [], "closed"), "none"),
        (a_card("graveyard", ["ana", "ana"], [0]), "none"),  # alone at one device
    ],
)
def test_what_came_of_a_game(card: Card, expected: str) -> None:
    assert outcome(card, "ana") == expected


def test_head_to_head_counts_people_by_who_they_are_and_bots_by_name() -> None:
    cards = [
        a_card("graveyard", ["ana", "ben", None], [0]),
        a_card("graveyard", ["ben", "ana"], [0]),
        a_card("town", ["ana", "ben", "eva"], [0, 1]),
        a_card("graveyard", ["ana", "ben"], [], "abandoned"),
    ]
    found = {each.name: (each.bot, each.won, each.lost, each.even) for each in against(cards, "ana")}
    assert found == {"ben": (False, 1, 1, 1), "eva": (False, 1, 0, 0), "Owl": (True, 1, 0, 0)}


def test_a_history_has_only_games_at_which_one_sat(house: House) -> None:
    ana, ben, eva = house.guests("Ana", "Ben", "Eva")
    codes = []
    for _ in range(2):
        code = ana.makes_a_table("me", "open")
        codes.append(code)
        with ana.opens(code) as at, ben.opens(code) as other, eva.opens(code):
            other.sits(1)
            at.does("start")
            other.until(lambda table: table["status"] == "playing")
            other.does("resign", at=other.at, seat=1)
            at.until(lambda table: table["status"] == "over")
    told = ana.get("/api/me/games").json()
    assert [each["code"] for each in told["games"]] == codes[::-1]
    game = told["games"][0]
    assert (game["outcome"], game["how"], told["next"]) == ("won", "default", None)
    assert [(seat["name"], seat["mine"], seat["won"]) for seat in game["seats"]] == [("Ana", True, True), ("Ben", False, False)]
    assert told["tallies"] == [{"game": "graveyard", "won": 2, "lost": 0, "drawn": 0}]
    assert told["against"] == [{"name": "Ben", "bot": False, "won": 2, "lost": 0, "even": 0}]
    assert ben.get("/api/me/games").json()["games"][0]["outcome"] == "lost"
    assert eva.get("/api/me/games").json()["games"] == []
    assert all(secret not in json.dumps(told) for (secret,) in house.query("select id from people"))
    assert httpx.get(f"{house.url}/api/me/games").status_code == 401


def test_a_history_comes_in_pages(house: House) -> None:
    ana = house.guest("Ana")
    (ana_id,) = house.query("select id from people order by made desc, rowid desc limit 1")[0]
    rows = [(f"PAGE{k:04}", 1_000 + k // 3) for k in range(PAGE + 5)]  # several in one millisecond
    with sqlite3.connect(house.file) as disk:
        for code, updated in rows:
            card = a_card("graveyard", [ana_id, "ben"], [0])
            body = json.dumps({**json.loads(_json(card)), "code": code, "updated": updated})
            disk.execute(
                "insert into tables (code, status, visibility, updated, card) values (?, 'over', 'link', ?, ?)",
                (code, updated, body),
            )
            disk.execute("insert into sitters values (?, ?)", (ana_id, code))
    first = ana.get("/api/me/games").json()
    second = ana.get(f"/api/me/games?before={first['next']}").json()
    assert len(first["games"]) == PAGE
    assert second["next"] is None
    seen = [each["code"] for each in first["games"] + second["games"]]
    assert sorted(seen) == [code for code, _ in rows]
    assert first["tallies"][0]["won"] == PAGE + 5
    assert second["tallies"] == []
    assert ana.get("/api/me/games?before=nonsense").status_code == 400


def _json(card: Card) -> str:
    return msgspec.json.encode(card).decode()


# --- gestures, and who looks on ----------------------------------------------------------------------------------------


def test_a_gesture_is_told_to_all_and_counted_with_the_talk(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3", limits=Limits(talk=(1e-9, 3), writes=(1e9, 1e9))) as strict:
        ana, ben, nobody = strict.guest("Ana"), strict.guest("Ben"), strict.guest(None)
        code = ana.makes_a_table("me", "open")
        with ana.opens(code) as at, ben.opens(code) as looking, nobody.opens(code) as nameless:
            looking.does("emote", emote="boo")
            at.until(lambda table: table["talk"] and table["talk"][-1].get("emote"))
            line = at.table["talk"][-1]
            assert (line["name"], line["seat"], line["text"], line["emote"]) == ("Ben", None, "", "boo")
            assert nameless.refused("emote", emote="boo") == "bad-name"
            assert looking.refused("emote", emote="curse") == "bad-message"
            at.does("mute", who=line["who"])
            assert looking.refused("emote", emote="boo") == "muted"
            looking.does("speak", language="es")
            assert looking.refused("emote", emote="boo") == "muted"
            assert looking.refused("chat", text="Hello?") == "too-fast"  # gestures and words have one allowance


def test_who_looks_on_is_known_by_name(house: House) -> None:
    ana, ben, other, nobody = *house.guests("Ana", "Ben", "Ana"), house.guest(None)
    code = ana.makes_a_table("me", "open")
    with ana.opens(code) as at, ben.opens(code), other.opens(code), nobody.opens(code) as nameless:
        at.until(lambda table: table["watchers"] == 3 and len(table["watching"]) == 2)
        assert at.table["watching"] == ["Ana 2", "Ben"]  # nobody looks on under a player's name
        nameless.until(lambda table: table["watchers"] == 3)
        assert nameless.table["watching"] == at.table["watching"]


def test_what_somebody_said_without_words_is_forgotten_too(house: House) -> None:
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open")
    with ana.opens(code), ben.opens(code) as looking:
        looking.does("emote", emote="thanks")
    assert "thanks" in json.dumps(house.query(f"select body from records where code = '{code}'"))
    assert ben.http.delete("/api/me").status_code == 204
    assert "thanks" not in json.dumps(house.query(f"select body from records where code = '{code}'"))
