"""The shuffle at a real server: promises before nonces, pages that show theirs or do not, restarts, signed logs."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ghostlight.core import log as logs
from ghostlight.core.fairness import promise
from ghostlight.core.match import fold
from ghostlight.games import load
from tests.server.house import Guest, House, Page, new_table, open_house, play_on, promising, shows, wait_until

GAME = load("graveyard")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which there is no time at all for showing a nonce: it is late at once."""
    with open_house(tmp_path_factory.mktemp("hasty") / "games.sqlite3") as house:
        house.ghostlight.house.show_within = 0.0
        yield house


def promised(house: House, *names: str) -> list[Page]:
    """These people sit at a table, each with their own name promised as nonce."""
    return promising(house.guests(*names))


def quick_play(guest: Guest, nonce: str, **wish: Any) -> str:
    """Me and a bot, begun at once, as from the front page."""
    seats = [{"kind": "me", "name": "Ana", "promise": promise(nonce)}, {"kind": "bot", "bot": "greedy"}]
    made = guest.post("/api/tables", {**new_table("Ana", "me", "greedy", **wish), "seats": seats, "start": True})
    assert made.status_code == 201, made.text
    return str(made.json()["code"])


def is_late(table: dict[str, Any]) -> bool:
    return bool(table["shuffle"] and table["shuffle"]["late"])


def log_of(page: Page) -> logs.Log:
    return logs.read(page.guest.get(f"/api/tables/{page.code}/log").content, "log")


# --- promise, then show ------------------------------------------------------------------------------------------------


def test_nobody_hears_a_nonce_before_all_promises_are_frozen_and_all_are_shown(house: House) -> None:
    anas, bens = promised(house, "nonce of Ana", "nonce of Ben")
    commitment = bens.table["fairness"]["commitment"]
    anas.does("start")
    bens.until(lambda table: table["shuffle"] == {"waiting": [0, 1], "late": False, "halts": False})
    shows(anas, 0)
    bens.until(lambda table: table["shuffle"]["waiting"] == [1])
    # Seats are named as their nonces: what is looked for is a nonce anywhere but in a name.
    assert not [frame for frame in bens.frames if '"nonce":"' in frame or '"nonces":["' in frame]
    shows(bens, 1)
    for page in (anas, bens):
        page.until(lambda table: table["status"] == "playing")
        fair = page.table["fairness"]
        assert page.table["shuffle"] is None
        assert fair["nonces"] == ["nonce of Ana", "nonce of Ben"]
        assert [each["promise"] for each in fair["promises"]] == [promise(nonce) for nonce in fair["nonces"]]
        assert (fair["commitment"], fair["seed"]) == (commitment, None)


def test_a_last_comer_who_knows_the_seed_cannot_choose_the_deal(house: House) -> None:
    """The attack of the review: 300 nonces are tried, and the one that deals best is taken."""
    anas, mallorys = promised(house, "Ana", "Mallory")
    anas.does("start")
    shows(anas, 0)
    for number in range(5):
        assert mallorys.refused("reveal", seat=1, nonce=f"the best of 300, {number}") == "broken-promise"
        assert mallorys.refused("promise", seat=1, promise=promise(f"the best of 300, {number}")) == "shuffling"
    mallorys.does("leave", seat=1)  # and sit down again with the nonce that was chosen
    mallorys.does("sit", seat=1, name="Mallory", promise=promise("the best of 300"))
    assert anas.refused("reveal", seat=0, nonce="Ana") == "not-shuffling"
    assert mallorys.refused("start") == "promises-due"
    anas.does("promise", seat=0, promise=promise("fresh"))
    mallorys.does("start")
    mallorys.does("reveal", seat=1, nonce="the best of 300")
    anas.does("reveal", seat=0, nonce="fresh")
    anas.until(lambda table: table["status"] == "playing")
    assert anas.table["fairness"]["given_up"] == 1
    assert "unshuffled" in [line["note"] for line in anas.table["talk"]]
    anas.does("resign", at=anas.at, seat=0)
    log = log_of(anas)
    assert (log.nonces, log.given_up) == (["fresh", "the best of 300"], 1)


def test_for_me_and_bots_the_seed_is_fixed_before_the_nonce_is_shown(house: House) -> None:
    ana = house.guest()
    code = quick_play(ana, "never seen before")
    (made,) = house.query(f"select body from records where code = '{code}' and k = 0")
    seed = json.loads(made[0])["seed"]
    kept = "".join(body for (body,) in house.query(f"select body from records where code = '{code}'"))
    assert "never seen before" not in kept
    page = ana.opens(code)
    assert (page.table["status"], page.table["shuffle"]["waiting"]) == ("waiting", [0])
    commitment = page.table["fairness"]["commitment"]
    assert seed not in page.frames[0]
    page.does("reveal", seat=0, nonce="never seen before")
    page.until(lambda table: table["status"] == "playing")
    assert page.table["fairness"]["nonces"] == ["never seen before"]
    page.until(lambda table: page.choices)
    page.does("resign", at=page.at, seat=0)
    log = log_of(page)
    assert (log.seed, log.commitment, log.nonces) == (seed, commitment, ["never seen before"])
    assert fold(GAME, log).entries == log.entries


def test_nonces_that_are_sent_openly_count_for_nothing(house: House) -> None:
    ana = house.guest()
    seats = [{"kind": "me", "name": "Ana", "nonce": "chosen"}, {"kind": "open"}]
    code = ana.post("/api/tables", {**new_table("Ana", "me", "open"), "seats": seats}).json()["code"]
    page, ben = ana.opens(code), house.guest("Ben").opens(code)
    ben.does("sit", seat=1, name="Ben", nonce="chosen too")
    ben.does("start")
    page.until(lambda table: table["status"] == "playing")
    assert page.table["fairness"]["nonces"] == page.table["fairness"]["promises"] == []


# --- pages that do not show --------------------------------------------------------------------------------------------


def test_somebody_who_is_here_and_shows_nothing_is_waited_for_until_they_have_left(hasty: House) -> None:
    anas, bens = promised(hasty, "Ana", "Ben")
    anas.does("start")
    shows(anas, 0)
    anas.until(is_late)
    anas.catch_up()
    assert anas.table["status"] == "waiting"
    bens.close()
    anas.until(lambda table: table["status"] == "playing")
    assert [line["note"] for line in anas.table["talk"]][-1] == "not-kept"
    anas.does("resign", at=anas.at, seat=0)
    log = log_of(anas)
    assert [(each.seat, each.nonce) for each in log.promises] == [(0, "Ana"), (1, None)]
    assert log.nonces == ["Ana"]
    assert anas.guest.post(f"/api/tables/{anas.code}/check").json()["fault"] is None


def test_the_host_may_stop_a_shuffle_that_waits_in_vain(hasty: House) -> None:
    anas, bens = promised(hasty, "Ana", "Ben")
    anas.does("start")
    anas.until(is_late)
    anas.does("halt")
    bens.catch_up()
    assert bens.table["shuffle"] is None
    assert bens.table["fairness"]["promises"] == []
    assert bens.table["fairness"]["given_up"] == 0


def test_nothing_is_dealt_while_nobody_is_here_and_whoever_comes_then_still_has_a_share(hasty: House) -> None:
    ana = hasty.guest()
    code = quick_play(ana, "mine")
    room = hasty.ghostlight.house.rooms[code]
    wait_until(lambda: room.showing.late and room.showing.alarm is None)
    page = ana.opens(code)
    page.catch_up()
    assert page.table["status"] == "waiting"
    page.does("reveal", seat=0, nonce="mine")
    page.until(lambda table: table["status"] == "playing")
    assert page.table["fairness"]["nonces"] == ["mine"]


def test_somebody_who_comes_back_in_time_shows_it_after_all(house: House) -> None:
    anas, bens = promised(house, "Ana", "Ben")
    anas.does("start")
    shows(anas, 0)
    bens.close()
    anas.until(lambda table: not table["seats"][1]["here"])
    again = bens.guest.opens(anas.code)
    assert again.table["shuffle"] == {"waiting": [1], "late": False, "halts": False}
    shows(again, 1)
    anas.until(lambda table: table["status"] == "playing")
    assert anas.table["fairness"]["nonces"] == ["Ana", "Ben"]


def test_a_server_that_restarts_in_the_middle_of_a_shuffle_goes_on_with_it(tmp_path: Path) -> None:
    with open_house(tmp_path / "games.sqlite3") as house:
        anas, bens = promised(house, "Ana", "Ben")
        anas.does("start")
        shows(anas, 0)
        code, secrets = anas.code, [page.guest.secret for page in (anas, bens)]
        commitment = anas.table["fairness"]["commitment"]
    with open_house(tmp_path / "games.sqlite3") as house:
        ana, ben = (Guest(house, name, secret) for name, secret in zip(("Ana", "Ben"), secrets, strict=True))
        page = ana.opens(code)
        assert page.table["shuffle"] == {"waiting": [1], "late": False, "halts": True}
        assert page.refused("promise", seat=0, promise=promise("another")) == "shuffling"
        shows(ben.opens(code), 1)
        page.until(lambda table: table["status"] == "playing")
        assert page.table["fairness"]["nonces"] == ["Ana", "Ben"]
        assert page.table["fairness"]["commitment"] == commitment


# --- signed logs -------------------------------------------------------------------------------------------------------


def finished_log(house: House) -> tuple[Guest, bytes]:
    pages = promised(house, "Ana", "Ben")
    pages[0].does("start")
    for seat, page in enumerate(pages):
        shows(page, seat)
    for page in pages:
        page.until(lambda table: table["status"] == "playing")
    play_on(pages, random.Random(2), steps=6)
    pages[0].catch_up()
    pages[0].does("resign", at=pages[0].at, seat=0)
    return pages[0].guest, pages[0].guest.get(f"/api/tables/{pages[0].code}/log").content


def test_a_finished_log_is_signed_and_comes_back_as_played_here(house: House) -> None:
    ana, log = finished_log(house)
    assert json.loads(log)["signed"]["house"] == ana.get("/api/house").json()["key"]
    page = ana.opens(ana.post("/api/logs", log).json()["code"])
    assert page.table["about"]["played_here"]
    assert ana.get(f"/api/tables/{page.code}/log").content == log
    assert page.table["fairness"]["promises"][1]["nonce"] == "Ben"


def test_a_forged_log_is_refused_and_one_that_nobody_signed_was_not_played_here(house: House) -> None:
    ana, log = finished_log(house)
    forged = log.replace(b'"name": "Ben"', b'"name": "Eva"')
    assert forged != log
    refused = ana.post("/api/logs", forged).json()
    assert refused["code"] == "bad-log"
    assert "the signature does not fit" in refused["sentence"]
    unsigned = logs.read(forged, "log")
    unsigned.signed = None
    page = ana.opens(ana.post("/api/logs", logs.write(unsigned)).json()["code"])
    assert not page.table["about"]["played_here"]
    exported = log_of(page)
    assert exported.signed is None, "a house signs what was played at its tables, and nothing else"


def test_a_game_of_another_house_was_not_played_here(house: House, hasty: House) -> None:
    _, log = finished_log(hasty)
    ana = house.guest()
    page = ana.opens(ana.post("/api/logs", log).json()["code"])
    assert not page.table["about"]["played_here"]
    assert log_of(page).signed == logs.read(log, "log").signed


def test_the_key_of_a_house_stays_and_its_secret_is_never_told(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with open_house(tmp_path / "games.sqlite3") as house:
            ana = house.guest()
            keys.append(ana.get("/api/house").json()["key"])
            ((secret,),) = house.query("select secret from house")
            assert secret not in ana.get("/api/house").text
            assert len(secret) == 64
    assert keys[0] == keys[1] != secret


# --- practice ----------------------------------------------------------------------------------------------------------


def test_practice_is_for_one_person_and_bots(house: House) -> None:
    ana = house.guest()
    for seats in (("me", "open"), ("me", "me"), ("me", "me", "greedy"), ("greedy", "greedy"), ("me", "greedy", "open")):
        answer = ana.post("/api/tables", new_table("Ana", *seats, practice=True))
        assert answer.json()["code"] == "practice-alone", seats
    page = ana.opens(ana.makes_a_table("me", "greedy", practice=True, start=True))
    assert page.table["about"]["practice"]
    page.until(lambda table: page.choices)
    page.does("resign", at=page.at, seat=0)
    assert log_of(page).practice


@pytest.mark.parametrize("practice", [True, False])
def test_alone_against_bots_only_practice_goes_back_past_what_was_shown(house: House, practice: bool) -> None:
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "greedy", practice=practice, start=True))
    while "turned" not in [event["name"] for chapter in page.table["story"] for event in chapter["events"]]:
        page.until(lambda table: page.choices)
        page.acts(page.choices[0])
    page.until(lambda table: page.choices)
    if practice:
        assert page.table["undo"] == "free"
        page.does("undo", at=page.at)
    else:
        assert page.table["undo"] == "practice"
        assert page.refused("undo", at=page.at) == "practice-only"
