"""What a seat may not know never leaves the server for that seat: every frame of whole games is gone through."""

from __future__ import annotations

import io
import json
import random
import re
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest

from ghostlight.core import log as logs
from ghostlight.core.events import ABOVE
from ghostlight.core.match import Match, fold
from ghostlight.games import load
from ghostlight.games.graveyard.state import COPIES, Front
from tests.server.house import Guest, House, Page, curious, play_on, someone_decides

GAME = load("graveyard")
FRONTS = [front.name.lower() for front in Front]
WATCHER = None


class Truth:
    """What was really there, from the log of the finished game; and who could know it when. No undo in these games."""

    def __init__(self, log: bytes) -> None:
        self.match: Match = fold(GAME, logs.read(log, "log"))
        above: Any = self.match.view(ABOVE)
        self.front = {grave.name: grave.front for grave in above.graves}
        self.back = {grave.name: grave.back for grave in above.graves}
        self.seed = self.match.seed.hex()

    def known(self, seat: int | None, moment: int) -> set[str]:
        """The graves whose front this seat (or a watcher) knows after so many decisions: from the actions alone."""
        known = set()
        for each in self.match.moments[1 : moment + 1]:
            assert each.action is not None
            verb, where = self.match.write_action(each.action).split()
            if verb == "move" or (verb == "inspect" and each.seat == seat):
                known.add(where)
        return known

    def unseen(self, seat: int | None, moment: int) -> dict[str, dict[str, int]]:
        """How many of each kind lie where the seat does not know."""
        known = self.known(seat, moment)
        return {
            back: {
                front: int(COPIES[k]) - sum(self.back[grave] == back and self.front[grave] == front for grave in known)
                for k, front in enumerate(FRONTS)
            }
            for back in set(self.back.values())
        }


def fronts_told(told: Any) -> Iterator[tuple[str, str]]:
    """Every front that a message says anywhere, with its grave."""
    if isinstance(told, dict):
        if told.get("front") is not None:
            yield str(told.get("grave") or told.get("name")), told["front"]
        for each in told.values():
            yield from fronts_told(each)
    elif isinstance(told, list):
        for each in told:
            yield from fronts_told(each)
    elif isinstance(told, str):
        yield from re.findall(r"grave=(\S+) front=(\S+)", told)


def views_told(told: Any) -> Iterator[Any]:
    """Every view in a message, with the number of its moment."""
    if isinstance(told, dict):
        if "view" in told and "moment" in told:
            yield told["moment"], told["view"]
        for each in told.values():
            yield from views_told(each)
    elif isinstance(told, list):
        for each in told:
            yield from views_told(each)


def check_frames(page: Page, seat: int | None, truth: Truth) -> int:
    """Go through all that a page heard while the game ran; how many frames that were."""
    checked = decisions = 0
    for frame in page.frames:
        told = json.loads(frame)
        if told["type"] == "table":
            if told["status"] == "over":
                break
            decisions = told["story_from"] + len(told["story"]) - 1
            assert told["fairness"]["seed"] is None
            assert told["result"] is None
            for chapter in told["story"]:
                assert all(event["fields"]["seat"] == seat for event in chapter["events"] if event["secret"])
        assert truth.seed not in frame
        check_fronts(told, seat, decisions, truth)
        for moment, view in views_told(told):
            assert view["seat"] == seat
            named = {grave["name"] for grave in view["graves"] if grave["front"]}
            assert named == truth.known(seat, moment)
            assert view["unseen"] == truth.unseen(seat, moment)
        checked += 1
    return checked


def check_fronts(told: Any, seat: int | None, decisions: int, truth: Truth) -> None:
    known = truth.known(seat, decisions)
    for grave, front in fronts_told(told):
        assert front == truth.front[grave]
        assert grave in known, f"{seat} was told of {grave} after {decisions} decisions"


def begin(house: House, *names: str, **wish: Any) -> list[Page]:
    guests = house.guests(*names)
    code = guests[0].makes_a_table("me", *["open"] * (len(names) - 1), **wish)
    pages = [guest.opens(code) for guest in guests]
    for seat, page in enumerate(pages[1:], 1):
        page.sits(seat)
    pages[0].does("start")
    return pages


def play_to_a_secret(pages: list[Page], luck: random.Random) -> Page:
    """Up to the moment after somebody has looked into a grave; whose page it is."""
    while True:
        page = someone_decides(pages)
        assert page is not None
        choice = curious(luck, page.choices)
        page.acts(choice)
        if choice.startswith("inspect"):
            return page


# --- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_no_frame_of_a_player_or_watcher_tells_what_they_may_not_know(house: House, number: int) -> None:
    luck = random.Random(number)
    pages = begin(house, "Ana", "Ben", "Eva")
    watcher = house.guest("Kei").opens(pages[0].code)
    exports: list[tuple[int | None, int, bytes]] = []
    looks = 0
    while (page := someone_decides(pages)) is not None:
        decisions = len(page.table["story"]) - 1
        if luck.random() < 0.04:
            assert page.asks("hint", at=page.at)["type"] == "hint"
        if luck.random() < 0.1:
            for each, viewer in ((page, page.table["mine"][0]), (watcher, "watching")):
                each.until(lambda table: table["at"] >= page.at)
                assert each.asks("look", moment=luck.randint(0, decisions), viewer=viewer)["type"] == "seen"
        if luck.random() < 0.1:
            for each, seat in ((page, page.table["mine"][0]), (watcher, WATCHER)):
                exports.append((seat, decisions, each.guest.get(f"/api/tables/{page.code}/log").content))
        choice = curious(luck, page.choices)
        looks += choice.startswith("inspect")
        page.acts(choice)
    for each in (*pages, watcher):
        each.until(lambda table: table["status"] == "over")
    assert looks > 2
    truth = Truth(pages[0].guest.get(f"/api/tables/{pages[0].code}/log").content)
    for seat, each in [*enumerate(pages), (WATCHER, watcher)]:
        assert check_frames(each, seat, truth) > len(truth.match.moments)
    for seat, decisions, account in exports:
        assert truth.seed.encode() not in account
        told = json.loads(account)
        assert told["seat"] == seat
        check_fronts(told, seat, decisions, truth)
    check_nobody_is_given_away(house, [*pages, watcher])


def check_nobody_is_given_away(house: House, pages: list[Page]) -> None:
    """No frame ever holds what makes somebody somebody: ids, cookies, or the hashes of these."""
    secrets = [word for row in house.query("select id, key_hash from people") for word in row]
    secrets += [page.guest.secret for page in pages]
    heard = "\n".join(frame for page in pages for frame in page.frames)
    assert not [secret for secret in secrets if secret in heard]


def test_the_seed_is_shown_when_the_game_is_over_and_not_before(house: House) -> None:
    pages = begin(house, "Ana", "Ben")
    play_on(pages, random.Random(3), steps=10)
    assert pages[0].table["fairness"]["seed"] is None
    assert pages[0].guest.post(f"/api/tables/{pages[0].code}/check").json()["code"] == "not-over"
    pages[0].catch_up()
    pages[0].does("resign", at=pages[0].at, seat=0)
    shown: Any = pages[0].table["fairness"]
    assert len(shown["seed"]) == 64


def test_a_table_that_was_given_up_shows_no_seed(house: House) -> None:
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "open"))
    page.does("close")
    assert page.table["fairness"]["seed"] is None


# --- looking back and asking for hints ---------------------------------------------------------------------------------


def test_while_the_game_runs_everybody_looks_back_from_their_own_place_only(house: House) -> None:
    anas, bens = begin(house, "Ana", "Ben")
    eva = house.guest("Eva").opens(anas.code)
    play_on([anas, bens], random.Random(1), steps=8)
    for page, own in ((anas, 0), (bens, 1), (eva, "watching")):
        page.catch_up()
        for viewer in (0, 1, "watching", "above", -2):
            if viewer == own:
                assert page.asks("look", moment=4, viewer=viewer)["type"] == "seen"
            else:
                assert page.refused("look", moment=4, viewer=viewer) == "not-over"
        assert page.refused("look", moment=9, viewer=own) == "no-such-moment"
        assert page.refused("look", moment=2**70, viewer=own) == "no-such-moment"
        assert page.refused("look", moment=0, viewer=2) == "no-such-seat"
        assert page.refused("look", moment=0, viewer=10**300) == "no-such-seat"


def test_before_the_game_there_is_nothing_to_look_back_at_and_no_hint(house: House) -> None:
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "open"))
    assert page.refused("look", moment=0, viewer=0) == "not-begun"
    assert page.refused("hint", at=0) == "not-begun"


def test_a_hint_is_for_whoever_decides_and_for_this_decision(house: House) -> None:
    pages = begin(house, "Ana", "Ben")
    eva = house.guest("Eva").opens(pages[0].code)
    mover = someone_decides(pages)
    assert mover is not None
    (other,) = (page for page in pages if page is not mover)
    hint = mover.asks("hint", at=mover.at)
    assert hint["type"] == "hint"
    assert 1 <= len(hint["thoughts"]) <= 3
    assert all(thought["action"] in mover.choices for thought in hint["thoughts"])
    assert set(hint["thoughts"][0]) == {"action", "value", "weight"}
    assert other.refused("hint", at=other.at) == "not-your-turn"
    assert eva.refused("hint", at=eva.at) == "not-your-turn"
    assert mover.refused("hint", at=mover.at - 1) == "late"


def test_one_hint_is_thought_about_at_a_time_and_meanwhile_one_may_decide(house: House) -> None:
    pages = begin(house, "Ana", "Ben")
    mover = someone_decides(pages)
    assert mover is not None
    first, second = mover.sends("hint", at=mover.at), mover.sends("hint", at=mover.at)
    assert mover.answer_to(second)["code"] == "thinking"
    act = mover.sends("act", at=mover.at, action=mover.choices[0])
    answers = [told for told in (mover.hear() for _ in range(3)) if told["type"] != "table"]
    assert {(told["id"], told["type"]) for told in answers} == {(first, "hint"), (act, "done")}


# --- exports -----------------------------------------------------------------------------------------------------------


def test_the_account_of_a_running_game_is_the_exporters_own(house: House) -> None:
    pages = begin(house, "Ana", "Ben")
    looker = play_to_a_secret(pages, random.Random(2))
    (other,) = (page for page in pages if page is not looker)
    other.until(lambda table: table["at"] >= looker.at)
    told = {page.code + str(k): account(page.guest, page.code) for k, page in enumerate((looker, other))}
    own, others = told.values()
    grave = looker.table["story"][-1]["action"].split()[1]
    assert any(f"learned seat={own['seat'] + 1} grave={grave}" in line for line in own["moments"][-1]["told"])
    assert front_in(own, grave) is not None
    watching = account(house.guest("Eva"), looker.code)
    assert watching["seat"] is None
    for each in (others, watching):
        assert "learned" not in json.dumps(each)
        assert front_in(each, grave) is None
        assert "seed" not in each


def account(guest: Guest, code: str) -> dict[str, Any]:
    response = guest.get(f"/api/tables/{code}/log")
    assert "so-far" in response.headers["content-disposition"]
    told: dict[str, Any] = response.json()
    return told


def front_in(told: dict[str, Any], grave: str) -> str | None:
    return next(each["front"] for each in told["view"]["graves"] if each["name"] == grave)


def test_whoever_left_a_table_without_watchers_takes_no_account_of_it_along(house: House) -> None:
    pages = begin(house, "Ana", "Ben", "Eva", watching=False)
    eva = pages[2]
    eva.sends("leave", seat=2)
    assert eva.hung_up() == 1008
    assert json.loads(eva.frames[-1])["code"] == "no-watching"
    assert eva.guest.get(f"/api/tables/{eva.code}/log").json()["code"] == "no-watching"
    with zipfile.ZipFile(io.BytesIO(eva.guest.get("/api/me/games.zip").content)) as archive:
        assert archive.namelist() == []


# --- several seats on one device ---------------------------------------------------------------------------------------


def on_one_device(house: House) -> Page:
    """Ana and her grandmother share a device; a bot plays with them."""
    ana = house.guest()
    page = ana.opens(ana.makes_a_table("me", "me", "greedy"))
    assert [seat["name"] for seat in page.table["seats"]] == ["Ana", "Ana 2", "Moth"]
    page.does("start")
    return page


@pytest.mark.parametrize("number", range(3))
def test_the_frames_of_a_shared_device_hold_a_seats_secret_only_when_its_player_looks(house: House, number: int) -> None:
    page = on_one_device(house)
    luck = random.Random(number)
    curtains = 0
    faced: list[tuple[int, int]] = []  # how many frames there were when somebody said that they look
    while page.table["status"] == "playing":
        if page.table["curtain"] is not None:
            curtains += 1
            assert page.choices == []
            assert page.table["facing"] is None
            assert page.table["position"]["view"]["seat"] is None
            assert "learned" not in json.dumps(page.table)  # nor does the page remember it
            for seat in (0, 1):
                assert page.refused("look", moment=0, viewer=seat) == "not-over"
            faced.append((len(page.frames), page.table["curtain"]))
            page.does("face", seat=page.table["curtain"])
            assert page.table["curtain"] is None
        elif page.choices:
            page.acts(curious(luck, page.choices))
        else:
            page.hear()
    assert curtains > 2
    check_curtains(page, Truth(page.guest.get(f"/api/tables/{page.code}/log").content), faced)


def check_curtains(page: Page, truth: Truth, faced: list[tuple[int, int]]) -> None:
    """Until somebody says that they look all frames are of one seat, or of none, unless no seat knew anything of its own."""
    decisions = 0
    facing: int | None = 0
    for number, frame in enumerate(page.frames):
        told = json.loads(frame)
        if told["type"] != "table":
            continue
        if told["status"] == "over":
            break
        decisions = told["story_from"] + len(told["story"]) - 1
        public = truth.known(WATCHER, decisions)
        if told["curtain"] is not None:
            assert told["facing"] is None
            assert not any(event["secret"] for chapter in told["story"] for event in chapter["events"])
            assert all(view["seat"] is None for _, view in views_told(told))
        if told["facing"] is None:
            assert facing is None or "about" in told  # turned away, everything is told anew
            facing = None
        elif told["facing"] != facing:
            asked = any(first <= number <= first + 1 and seat == told["facing"] for first, seat in faced)
            assert asked or all(truth.known(seat, decisions) == public for seat in (0, 1))
            facing = told["facing"]
        check_fronts(told, facing, decisions, truth)


def test_a_shared_device_that_is_loaded_again_shows_nobodys_secrets_until_somebody_says_who_looks(house: House) -> None:
    page = on_one_device(house)
    luck = random.Random(5)
    grave = None
    while grave is None:
        if page.table["curtain"] is not None:
            page.does("face", seat=page.table["curtain"])
        elif page.choices:
            choice = curious(luck, page.choices)
            page.acts(choice)
            grave = choice.split()[1] if choice.startswith("inspect") else None
        else:
            page.hear()
    looker = page.table["facing"]
    page.acts(next(choice for choice in page.choices if choice != f"move {grave}"))  # it stays closed
    page.close()
    again = page.guest.opens(page.code)
    assert again.table["facing"] is None
    assert again.table["curtain"] in (0, 1)
    assert again.choices == []
    assert "learned" not in again.frames[0]
    assert again.refused("look", moment=0, viewer=looker) == "not-over"
    while again.table["facing"] != looker:
        assert "learned" not in "".join(again.frames)
        if again.table["curtain"] is not None:
            again.does("face", seat=again.table["curtain"])
        elif again.choices:
            again.acts(next(choice for choice in again.choices if choice.startswith(("move", "place")) and grave not in choice))
        else:
            again.hear()
    assert "learned" in "".join(again.frames)


def test_nobody_looks_from_a_seat_that_is_not_theirs(house: House) -> None:
    page = on_one_device(house)
    for seat in (2, 3, 4):
        assert page.refused("face", seat=seat) == "not-your-seat"
    eva = house.guest("Eva").opens(page.code)
    assert eva.refused("face", seat=0) == "not-your-seat"


def test_whoever_stands_up_forgets_what_the_seat_knew(house: House) -> None:
    pages = begin(house, "Ana", "Ben")
    looker = play_to_a_secret(pages, random.Random(6))
    grave = looker.table["story"][-1]["action"].split()[1]
    seat = looker.table["mine"][0]
    heard = len(looker.frames)
    looker.does("leave", seat=seat)
    assert looker.table["facing"] is None
    assert "learned" not in "".join(looker.frames[heard:])
    eva = house.guest("Eva").opens(looker.code)
    assert "learned" not in "".join(eva.frames)
    assert eva.refused("sit", seat=seat, name="Eva") == "no-newcomers"
    eva = looker.sits(seat)  # and whoever comes back to the seat knows it
    view = eva.table["position"]["view"]
    assert next(each["front"] for each in view["graves"] if each["name"] == grave) is not None
