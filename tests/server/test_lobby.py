"""Making tables and finding them: the lobby, one's own list, links, and tables that are closed to watchers."""

from __future__ import annotations

import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from ghostlight import __version__, games
from ghostlight.core.options import Text
from ghostlight.server import http
from ghostlight.server.limits import NONE
from ghostlight.server.rooms import CODE_LENGTH, CODE_LETTERS
from tests.core import lantern
from tests.server.house import Guest, House, new_table, open_house, wait_until


def codes(guest: Guest, part: str) -> list[str]:
    return [each["code"] for each in guest.get("/api/tables").json()[part]]


def listed(guest: Guest, code: str) -> dict[str, Any]:
    summary: dict[str, Any] = next(each for each in guest.get("/api/tables").json()["mine"] if each["code"] == code)
    return summary


# --- what there is to play ---------------------------------------------------------------------------------------------


def test_the_catalogue_names_every_game_with_its_options_and_bots(house: House) -> None:
    told = house.guest().get("/api/games").json()["games"]
    assert [game["name"] for game in told] == list(games.NAMES)
    graveyard = told[0]
    assert graveyard["players"] == [2, 4]
    assert graveyard["options"][0] == {
        "kind": "whole",
        "key": "stall_limit",
        "default": 40,
        "least": 0,
        "most": 1000,
        "help": graveyard["options"][0]["help"],
        "everyday": False,
    }
    assert len(graveyard["bots"]) == 3
    assert graveyard["authors"] == "Néstor Romeral Andrés"


def test_the_catalogue_has_every_kind_of_option_but_those_that_only_a_file_gives() -> None:
    shown = {option.key: http.option_news(option) for option in lantern.GAME.options}
    assert shown["prizes"] is None
    told = {key: msgspec.to_builtins(each) for key, each in shown.items() if each is not None}
    assert {key: each["kind"] for key, each in told.items()} == {
        "goal": "whole",
        "pace": "choice",
        "starter": "either",
        "dice": "numbers",
        "deck": "picks",
    }
    assert told["deck"] == {
        "kind": "picks",
        "key": "deck",
        "default": "all",
        "words": ["all", "low"],
        "count": 6,
        "least": 1,
        "most": 12,
        "help": "the cards that are dealt from",
        "everyday": True,
    }
    verse = http.option_news(Text("verse", "short", ("short", "long"), str, 100, "what is sung"))
    assert msgspec.to_builtins(verse) == {
        "kind": "text",
        "key": "verse",
        "default": "short",
        "words": ["short", "long"],
        "largest": 100,
        "help": "what is sung",
        "everyday": False,
    }
    assert told["dice"]["default"] == [4, 8]
    assert told["starter"]["default"] == "random"


# --- making a table ----------------------------------------------------------------------------------------------------


def test_a_code_cannot_be_guessed_and_is_easy_to_read_aloud(house: House) -> None:
    ana = house.guest()
    made = {ana.makes_a_table("me", "open") for _ in range(20)}
    assert len(made) == 20
    for code in made:
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(CODE_LETTERS)
    assert not set("O0I1L") & set(CODE_LETTERS)
    assert len(CODE_LETTERS) ** CODE_LENGTH > 10**11


def test_a_code_may_be_typed_in_small_letters_and_with_a_dash(house: House) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "open")
    typed = f"{code[:4]}-{code[4:]}".lower()
    assert ana.get(f"/api/tables/{typed}").json()["code"] == code
    assert ana.opens(typed).table["about"]["code"] == code


def test_what_was_agreed_is_what_everybody_reads(house: House) -> None:
    ana = house.guest()
    clock = {"kind": "fischer", "start": 300, "increment": 5}
    code = ana.makes_a_table(
        "me", "open", name=" Late \n night ", clock=clock, options={"stall_limit": 7}, undo=False, watching=False
    )
    about = ana.opens(code).table["about"]
    assert about == {
        "code": code,
        "name": "Late night",
        "game": "graveyard",
        "options": {"stall_limit": 7, "reading": "letter"},
        "visibility": "link",
        "watching": False,
        "clock": clock,
        "undo": False,
        "imported": False,
        "played_here": True,
        "practice": False,
        "rules": 2,
    }


def wishes() -> list[tuple[str, Any, str]]:
    good = new_table("Ana", "me", "open")
    return [
        ("a game that is not there", good | {"game": "chess"}, "no-such-game"),
        ("too many seats", new_table("Ana", "me", "open", "open", "open", "open"), "seat-count"),
        ("more seats than any game has", new_table("Ana", *["open"] * 6), "bad-message"),
        ("no seats", good | {"seats": []}, "bad-message"),
        ("an option that is not there", good | {"options": {"speed": 3}}, "bad-options"),
        ("an option out of range", good | {"options": {"stall_limit": 10**30}}, "bad-options"),
        ("options that do not go together", good | {"game": "town", "options": {"first_player": 4}}, "bad-options"),
        ("data as a word", good | {"game": "town", "options": {"map": "mine"}}, "bad-options"),
        ("an option that is no number", good | {"options": {"stall_limit": {"a": []}}}, "bad-options"),
        ("no such bot", new_table("Ana", "me", "clever"), "no-such-bot"),
        ("a name of nothing", good | {"name": "\u200b"}, "bad-name"),
        ("a player's name of nothing", good | {"seats": [{"kind": "me", "name": "\n"}, {"kind": "open"}]}, "bad-name"),
        ("a start with an empty seat", good | {"start": True}, "open-seats"),
        ("a clock that is too short", good | {"clock": {"kind": "move", "seconds": 1}}, "bad-message"),
        ("no such clock", good | {"clock": {"kind": "hourglass"}}, "bad-message"),
        ("a field too many", good | {"seed": "00" * 32}, "bad-message"),
        ("a list", [good], "bad-message"),
        ("nothing", None, "bad-message"),
    ]


@pytest.mark.parametrize(("wish", "code"), [pytest.param(wish, code, id=name) for name, wish, code in wishes()])
def test_a_table_is_made_whole_or_not_at_all(house: House, wish: Any, code: str) -> None:
    ana = house.guest()
    response = ana.post("/api/tables", wish)
    assert response.status_code == 400
    assert response.json()["code"] == code
    assert codes(ana, "mine") == []


# --- finding it --------------------------------------------------------------------------------------------------------


def test_strangers_find_public_tables_and_no_others(house: House) -> None:
    ana, eva = house.guests("Ana", "Eva")
    public, by_link = (ana.makes_a_table("me", "open", visibility=each) for each in ("public", "link"))
    assert public in codes(eva, "public")
    assert by_link not in codes(eva, "public") + codes(eva, "mine")
    assert {public, by_link} <= set(codes(ana, "mine"))
    assert eva.get(f"/api/tables/{by_link}").json()["name"] == "Ana's table"  # whoever has the link may look


def test_the_lobby_shows_what_can_still_be_joined_or_watched(house: House) -> None:
    ana, eva = house.guests("Ana", "Eva")
    given_up = ana.makes_a_table("me", "open", visibility="public")
    ana.opens(given_up).does("close")
    finished, running = (ana.makes_a_table("me", "open", visibility="public") for _ in range(2))
    for code in (finished, running):
        eva.opens(code).sits(1)
        page = ana.opens(code)
        page.does("start")
        if code == finished:
            page.does("resign", at=page.at, seat=0)
    public = codes(house.guest("Kei"), "public")
    assert running in public
    assert given_up not in public
    assert finished not in public
    assert given_up not in codes(ana, "mine")
    assert finished in codes(ana, "mine")


def test_one_host_has_two_public_tables_that_wait_and_may_have_more_by_link(house: House) -> None:
    ana = house.guest()
    first, _second = (ana.makes_a_table("me", "open", visibility="public") for _ in range(2))
    wish = new_table("Ana", "me", "open", visibility="public")
    assert ana.post("/api/tables", wish).json()["code"] == "too-many-public"
    ana.makes_a_table("me", "open")
    ana.makes_a_table("me", "greedy", visibility="public", start=True)  # waits for nobody
    with ana.opens(first) as page:
        page.does("close")
    assert ana.post("/api/tables", wish).status_code == 201


def test_nor_more_by_asking_many_times_at_once(house: House) -> None:
    ana = house.guest()
    wish = new_table("Ana", "me", "open", visibility="public")
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: ana.post("/api/tables", wish).status_code, range(12)))
    assert sorted(answers) == [201] * 2 + [429] * 10


def test_the_guests_of_one_address_do_not_fill_the_lobby(tmp_path: Path) -> None:
    limits = replace(NONE, public=3)
    with open_house(tmp_path / "games.sqlite3", limits=limits) as house:
        for _ in range(3):
            house.guest().makes_a_table("me", "open", visibility="public")
        wish = new_table("Ana", "me", "open", visibility="public")
        refused = house.guest().post("/api/tables", wish)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-public")
        house.guest().makes_a_table("me", "open")  # a link is for friends, and nobody else finds it


def test_a_table_that_waits_is_listed_while_its_host_is_there_and_a_few_minutes_longer(house: House) -> None:
    ana, ben, eva = house.guests("Ana", "Ben", "Eva")
    here, gone = (guest.makes_a_table("me", "open", visibility="public") for guest in (ana, ben))
    by_the_day = ben.makes_a_table("me", "open", visibility="public", clock={"kind": "days", "days": 2})
    assert {here, gone, by_the_day} <= set(codes(eva, "public"))
    hosts_were_gone(house, here, gone, by_the_day)
    assert {here, gone} & set(codes(eva, "public")) == set()
    assert by_the_day in codes(eva, "public")  # nobody need be there
    with ana.opens(here):
        wait_until(lambda: here in codes(eva, "public"))
        public = codes(eva, "public")
        assert public.index(here) < public.index(by_the_day)  # whose host is there comes first
    hosts_were_gone(house, here)
    assert here not in codes(eva, "public")


def test_honest_tables_are_found_however_many_strangers_open_and_leave_theirs(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "MOST_PUBLIC", 6)
    honest = house.guest()
    code = honest.makes_a_table("me", "open", visibility="public")
    with honest.opens(code) as page:
        hordes = [
            guest.makes_a_table("me", "open", visibility="public") for guest in house.guests(*["Horde"] * 7) for _ in range(2)
        ]
        hosts_were_gone(house, *hordes)
        page.catch_up()
        assert codes(house.guest("Kei"), "public")[0] == code


def hosts_were_gone(house: House, *made: str) -> None:
    """It is a while since the hosts of these tables were there."""
    with sqlite3.connect(house.file) as connection:
        then = time.time_ns() // 1_000_000 - http.HOST_GONE - 1000
        connection.executemany("update tables set hosted = ? where code = ?", [(then, code) for code in made])


def test_a_table_knows_which_version_made_it(house: House) -> None:
    code = house.guest().makes_a_table("me", "greedy", start=True)
    rows = house.query(f"select body from records where code = '{code}' order by k")
    first = json.loads(rows[0][0])
    assert first["program"] == __version__


def test_ones_own_list_says_whose_turn_it_is(house: House) -> None:
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open")
    assert listed(ana, code)["my_turn"] is False
    assert [seat["kind"] for seat in listed(ana, code)["seats"]] == ["human", "open"]
    ben.opens(code).sits(1)
    page = ana.opens(code)
    page.does("start")
    mover, other = (ana, ben) if page.choices else (ben, ana)
    assert listed(mover, code)["my_turn"] is True
    assert listed(other, code)["my_turn"] is False
    assert listed(ben, code)["i_sit"] is True
    assert ana.get(f"/api/tables/{code}").json()["status"] == "playing"


def test_lists_say_nothing_of_who_people_are(house: House) -> None:
    ana, eva = house.guests("Ana", "Eva")
    ana.makes_a_table("me", "open", visibility="public")
    text = eva.get("/api/tables").text
    assert not [person for (person,) in house.query("select id from people") if person in text]


# --- not finding it, not getting in ------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["NOWHERE2", "x", "%20", "%F0%9F%91%BB", "a" * 500, "'"])
def test_an_unknown_table_is_not_there(house: House, code: str) -> None:
    ana = house.guest()
    for response in (ana.get(f"/api/tables/{code}"), ana.get(f"/api/tables/{code}/log"), ana.post(f"/api/tables/{code}/check")):
        assert response.status_code in (404, 405)
        assert response.json()["code"] in ("unknown-table", "no-such-page", "wrong-method")


def test_no_page_opens_at_a_table_that_is_not_there_or_was_given_up(house: House) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "open")
    ana.opens(code).does("close")
    for each, status in (("NOWHERE2", 404), (code, 410)):
        with pytest.raises(InvalidStatus) as caught:
            ana.opens(each)
        assert caught.value.response.status_code == status
    assert ana.get(f"/api/tables/{code}").json()["code"] == "expired-table"


def test_a_table_without_watchers_is_open_until_the_game_begins_and_then_only_to_players(house: House) -> None:
    ana, ben, eva = house.guests("Ana", "Ben", "Eva")
    code = ana.makes_a_table("me", "open", watching=False)
    evas, bens, anas = (guest.opens(code) for guest in (eva, ben, ana))
    bens.sits(1)
    anas.does("start")
    assert evas.hung_up() == 1008
    assert '"no-watching"' in evas.frames[-1]
    assert "playing" not in "".join(evas.frames)
    with pytest.raises(InvalidStatus) as caught:
        eva.opens(code)
    assert caught.value.response.status_code == 403
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/log"):
        assert eva.get(path).json()["code"] == "no-watching"
    assert ben.opens(code).table["mine"] == [1]
    for over in (False, True):
        if over:
            anas.does("resign", at=anas.at, seat=0)
        refused = eva.post(f"/api/tables/{code}/check")
        assert (refused.status_code, refused.json()["code"]) == (403, "no-watching")
    assert ben.post(f"/api/tables/{code}/check").json()["fault"] is None


def test_a_full_table_and_a_taken_seat_say_so(house: House) -> None:
    ana, ben, eva = house.guests("Ana", "Ben", "Eva")
    code = ana.makes_a_table("me", "open")
    page = eva.opens(code)
    assert page.refused("sit", seat=0, name="Eva") == "seat-taken"
    ben.opens(code).sits(1)
    assert page.refused("sit", seat=1, name="Eva") == "full-table"


def test_of_two_who_want_the_same_seat_at_the_same_moment_one_gets_it(house: House) -> None:
    ana, ben, eva = house.guests("Ana", "Ben", "Eva")
    code = ana.makes_a_table("me", "open")
    pages = [ben.opens(code), eva.opens(code)]
    numbers = [page.sends("sit", seat=1, name=page.guest.name) for page in pages]
    answers = sorted(page.answer_to(number)["type"] for page, number in zip(pages, numbers, strict=True))
    assert answers == ["done", "refused"]
