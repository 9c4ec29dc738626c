"""Hosts and strangers at a real server: the way to a bot's hand, sending away, muting, closing, idling, borrowed names."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import InvalidStatus

from ghostlight.core import log as logs
from ghostlight.core.verify import verify
from ghostlight.games import load
from ghostlight.table.idling import IDLE_AFTER
from tests.server.house import House, Page


def whole_museum(house: House) -> tuple[Page, Page]:
    """Ana plays against the Priest, a bot with a hidden hand; and the same Ana with a second pass."""
    ana, second = house.guests("Ana", "Second")
    code = ana.makes_a_table("me", "greedy", game="museum", start=True)
    return ana.opens(code), second.opens(code)


def test_the_host_does_not_come_by_the_hand_of_a_bot(house: House) -> None:
    """Free its seat, sit there with a second pass, look, leave, put the bot back: it ends at the first step, and at each."""
    page, second = whole_museum(house)
    assert page.refused("free", seat=1) == "bot-seat"
    assert second.refused("sit", seat=1, name="Second") == "bot-seat"
    assert second.refused("face", seat=1) == "not-your-seat"
    assert second.refused("look", moment=0, viewer=1) == "not-over"
    assert page.refused("look", moment=0, viewer=1) == "not-over"
    page.does("leave", seat=0)
    assert page.refused("sit", seat=1, name="Ana") == "other-seat"
    assert page.refused("look", moment=0, viewer=1) == "not-over"
    assert second.refused("sit", seat=0, name="Second") == "no-newcomers"
    page.does("sit", seat=0, name="Ana")
    assert second.table["facing"] is None
    account = json.loads(second.guest.get(f"/api/tables/{page.code}/log").content)
    assert account["seat"] is None


def test_somebody_who_was_sent_away_is_hung_up_on_and_kept_out_everywhere(house: House) -> None:
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open")
    page, bens = ana.opens(code), ben.opens(code).sits(1)
    page.until(lambda table: table["seats"][1]["who"])
    page.does("kick", who=page.table["seats"][1]["who"])
    assert bens.hung_up() == 1008
    assert json.loads(bens.frames[-1])["code"] == "kept-out"
    with pytest.raises(InvalidStatus) as caught:
        ben.opens(code)
    assert caught.value.response.status_code == 403
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/log"):
        assert ben.get(path).json()["code"] == "kept-out"
    (out,) = page.table["onlookers"]
    assert (out["name"], out["out"]) == ("Ben", True)
    page.does("kick", who=out["who"], out=False)
    ben.opens(code).sits(1)


def test_the_host_sees_who_looks_on_and_sends_them_away(house: House) -> None:
    ana, eva = house.guests("Ana", "Eva")
    code = ana.makes_a_table("me", "greedy", start=True)
    page, evas = ana.opens(code), eva.opens(code)
    page.until(lambda table: table["onlookers"])
    (onlooker,) = page.table["onlookers"]
    assert onlooker["name"] == "Eva"
    assert evas.table["onlookers"] == []
    page.does("kick", who=onlooker["who"])
    assert evas.hung_up() == 1008


def test_whoever_is_muted_is_told_so_and_not_heard(house: House) -> None:
    ana, eva = house.guests("Ana", "Eva")
    code = ana.makes_a_table("me", "greedy", start=True)
    page, evas = ana.opens(code), eva.opens(code)
    evas.does("chat", text="bla")
    page.until(lambda table: any(line["text"] == "bla" for line in table["talk"]))
    page.does("mute", who=page.table["talk"][-1]["who"])
    evas.until(lambda table: table["muted"])
    assert evas.refused("chat", text="bla") == "muted"


def test_a_game_that_was_closed_is_over_shows_its_seed_and_verifies(house: House) -> None:
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open")
    page, bens = ana.opens(code), ben.opens(code).sits(1)
    page.does("start")
    page.does("close")
    assert page.table["status"] == "playing"
    bens.until(lambda table: table["offer"])
    bens.does("answer", at=bens.at, yes=True)
    page.until(lambda table: table["status"] == "over")
    assert page.table["result"]["how"] == "closed"
    assert page.table["result"]["winners"] == []
    assert page.table["fairness"]["seed"]
    log = logs.read(ana.get(f"/api/tables/{code}/log").content, "log")
    assert verify(load("graveyard"), log).fault is None
    assert ana.post(f"/api/tables/{code}/check").json()["fault"] is None
    again = ben.post("/api/logs", logs.write(log)).json()["code"]
    assert ben.opens(again).table["result"]["how"] == "closed"


def test_an_idler_is_replaced_after_ten_minutes_of_the_server(house: House) -> None:
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open")
    pages = [ana.opens(code), ben.opens(code).sits(1)]
    pages[0].does("start")
    for page in pages:
        page.until(lambda table: table["status"] == "playing")
    idler, other = sorted(pages, key=lambda page: not page.choices)
    seat = idler.table["mine"][0]
    assert other.table["idle"]["seat"] == seat
    assert other.refused("replace", seat=seat, bot="random") in ("not-host", "still-here")
    house.ghostlight.house.rooms[code].patience._waited = IDLE_AFTER / 1000
    other.does("replace", seat=seat, bot="random")
    idler.until(lambda table: table["seats"][seat]["stand_in"])
    assert idler.table["talk"][-1]["note"] == "replaced-idle"
    idler.does("free", seat=seat)


def test_nobody_speaks_under_the_name_of_somebody_who_plays(house: House) -> None:
    ana, eva = house.guests("Ana", "Eva")
    code = ana.makes_a_table("me", "greedy", start=True)
    page = eva.opens(code)
    for name in ("Ana", "\u0410na", "A\u200bNA"):  # plain, with a Cyrillic letter, with a sign that cannot be seen
        eva.http.put("/api/me", json={"name": name}).raise_for_status()
        page.does("chat", text="I give up")
        line = page.table["talk"][-1]
        assert line["seat"] is None
        assert line["name"].endswith(" 2")


def test_only_the_host_starts_a_public_table_and_a_stranger_has_one_seat(house: House) -> None:
    ana, eva = house.guests("Ana", "Eva")
    code = ana.makes_a_table("open", "open", "open", visibility="public")
    page, evas = ana.opens(code), eva.opens(code).sits(0)
    assert evas.refused("sit", seat=1, name="Eva too") == "one-seat"
    page.sits(1)
    page.does("replace", seat=2, bot="greedy")
    evas.catch_up()
    assert evas.table["start"] is False
    assert evas.refused("start") == "not-host"
    page.does("start")
