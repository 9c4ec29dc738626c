"""Every reason for which something is refused, provoked once in each language: there is a code and a sentence for each."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from ghostlight.core import fairness
from ghostlight.core import log as logs
from ghostlight.server.limits import LARGEST_BODY, Limits
from ghostlight.server.policy import NO_QUOTAS, Policy, Quotas
from ghostlight.server.unreadable import Unreadable
from ghostlight.server.waking import Waking
from ghostlight.table.refused import CODES
from ghostlight.words import LANGUAGES
from tests.server.fake_compiler import Compiler
from tests.server.house import Guest, House, Page, new_table, open_house, wait_until

Problem = dict[str, Any]
PROVOCATIONS: dict[str, Callable[[Stage, str], Problem]] = {}


def provokes(code: str) -> Callable[[Callable[[Stage, str], Problem]], None]:
    def enter(how: Callable[[Stage, str], Problem]) -> None:
        PROVOCATIONS[code] = how

    return enter


@dataclass
class Stage:
    """Tables at which things can go wrong. What is refused changes nothing, so all tests share them."""

    house: House
    ana: Guest
    ben: Guest
    eva: Guest
    pages: dict[tuple[str, Guest], Page] = field(default_factory=dict)
    codes: dict[str, str] = field(default_factory=dict)

    def page(self, table: str, guest: Guest, lang: str = "en") -> Page:
        """This guest's page at that table, speaking that language."""
        key = (table, guest)
        if key not in self.pages:
            self.pages[key] = guest.opens(self.codes[table])
        self.pages[key].does("speak", language=lang)
        return self.pages[key]

    def ask(self, table: str, guest: Guest, lang: str, kind: str, **fields: Any) -> Problem:
        page = self.page(table, guest, lang)
        if kind in ("act", "undo", "answer", "resign", "pause", "hint"):
            fields.setdefault("at", page.at)
        return page.asks(kind, **fields)

    def mover(self, table: str) -> Guest:
        return next(guest for guest in (self.ana, self.ben) if self.page(table, guest).choices)

    def other(self, table: str) -> Guest:
        return self.ben if self.mover(table) is self.ana else self.ana

    def begin(self, table: str, *seats: str, **wish: Any) -> None:
        """Ana and Ben sit at that table, and the game begins."""
        self.codes[table] = self.ana.makes_a_table(*(seats or ("me", "open")), **wish)
        self.page(table, self.ben).sits(1)
        self.page(table, self.ana).does("start")
        self.page(table, self.ben)


@pytest.fixture(scope="module")
def stage(house: House) -> Iterator[Stage]:
    ana, ben, eva = house.guests("Ana", "Ben", "Eva")
    stage = Stage(house, ana, ben, eva)
    stage.codes["waiting"] = ana.makes_a_table("me", "open", "greedy")
    stage.codes["closed"] = ana.makes_a_table("me", "open")
    stage.page("closed", ana).does("close")
    stage.begin("running", "me", "open", "greedy")
    stage.begin("deserted", "me", "open", "greedy")
    stage.page("deserted", ben).does("leave", seat=1)
    stage.codes["public"] = ana.makes_a_table("me", "open", "open", visibility="public")
    stage.page("public", eva).sits(1)
    stage.codes["strict"] = ana.makes_a_table("me", "open", "open")
    stage.page("strict", ben).sits(1)
    stage.page("strict", eva).sits(2)
    host = stage.page("strict", ana)
    host.does("mute", who=host.table["seats"][1]["who"])
    host.does("start")
    stage.page("strict", eva).does("leave", seat=2)
    stage.codes["choosy"] = ana.makes_a_table("me", "open", "open")
    stage.page("choosy", ben).sits(1)
    third = house.guest("Kei").opens(stage.codes["choosy"]).sits(2)
    stage.page("choosy", ana).does("start")
    third.does("leave", seat=2)
    third.close()
    stage.page("choosy", eva).does("sit", seat=2, name="Eva")
    stage.ask("choosy", ana, "en", "answer", yes=False)
    stage.codes["closed to Eva"] = ana.makes_a_table("me", "open")
    stage.page("closed to Eva", eva).sits(1)
    host = stage.page("closed to Eva", ana)
    host.does("kick", who=host.table["seats"][1]["who"])
    stage.begin("private", watching=False)
    stage.begin("final", undo=False)
    stage.begin("paused")
    stage.ask("paused", ana, "en", "pause")
    stage.ask("paused", ben, "en", "answer", yes=True)
    stage.begin("asked")
    stage.ask("asked", ana, "en", "pause")
    stage.begin("over")
    stage.ask("over", ana, "en", "resign", seat=0)
    stage.begin("peeping", game="keyhole")
    page = stage.page("peeping", stage.mover("peeping"))
    while not page.choices[0].startswith("side"):  # K-051
        page.acts(next((each for each in ("leave", "end") if each in page.choices), page.choices[0]))
        page = stage.page("peeping", stage.mover("peeping"))
    yield stage
    for page in stage.pages.values():
        page.close()


# --- at a table --------------------------------------------------------------------------------------------------------


@provokes("already-seated")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("running", stage.ana, lang, "sit", seat=2, name="Ana")


@provokes("other-seat")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("deserted", stage.ben, lang, "sit", seat=2, name="Ben")


@provokes("bot-seat")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("running", stage.eva, lang, "sit", seat=2, name="Eva")


@provokes("no-newcomers")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("deserted", stage.eva, lang, "sit", seat=1, name="Eva")


@provokes("declined")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("choosy", stage.eva, lang, "sit", seat=2, name="Eva")


@provokes("in-game")
def _(stage: Stage, lang: str) -> Problem:
    who = stage.page("running", stage.ana).table["seats"][1]["who"]
    return stage.ask("running", stage.ana, lang, "kick", who=who)


@provokes("no-such-person")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("running", stage.ana, lang, "mute", who="nobody")


@provokes("muted")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("strict", stage.ben, lang, "chat", text="hello")


@provokes("one-seat")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("public", stage.eva, lang, "sit", seat=2, name="Eva")


@provokes("kept-out")
def _(stage: Stage, lang: str) -> Problem:
    path = f"/api/tables/{stage.codes['closed to Eva']}"
    return problem(stage.eva.get(path, **{"accept-language": lang}), 403)


@provokes("too-many-public")
def _(stage: Stage, lang: str) -> Problem:
    crowd = stage.house.guest("Crowd")
    wish = new_table("Crowd", "me", "open", visibility="public")
    tables = [crowd.post("/api/tables", wish, **{"accept-language": lang}) for _ in range(3)]
    return problem(tables[-1], 429)


@provokes("other-rules")
def _(stage: Stage, lang: str) -> Problem:
    """A table that waited while its rules were retired."""
    if "old" not in stage.codes:
        stage.codes["old"] = stage.ana.makes_a_table("me", "greedy")
        stage.house.ghostlight.house.rooms[stage.codes["old"]].table.rules = 7
    return stage.ask("old", stage.ana, lang, "start")


@provokes("bad-message")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("running", stage.ana, lang, "dance")


@provokes("full-table")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("asked", stage.eva, lang, "sit", seat=0, name="Eva")


@provokes("seat-taken")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("waiting", stage.eva, lang, "sit", seat=0, name="Eva")


@provokes("game-over")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("over", stage.ben, lang, "act", action="move D3")


@provokes("illegal-action")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.mover("private"), lang, "act", action="move D3")


@provokes("no-such-action")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.mover("private"), lang, "act", action="dance")


@provokes("late")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.ana, lang, "act", at=0, action="place N1")


@provokes("not-your-turn")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.other("private"), lang, "act", action="place N1")


@provokes("no-offer")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.ana, lang, "answer", yes=True)


@provokes("no-such-bot")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("waiting", stage.ana, lang, "replace", seat=1, bot="clever")


@provokes("no-bot-here")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.ana, lang, "free", seat=0)


@provokes("still-here")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.ana, lang, "replace", seat=1, bot="greedy")


@provokes("no-such-moment")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.ana, lang, "look", moment=1, viewer=0)


@provokes("no-such-seat")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("waiting", stage.eva, lang, "sit", seat=3, name="Eva")


@provokes("no-hint")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("peeping", stage.mover("peeping"), lang, "hint")


@provokes("no-trials")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.mover("private"), lang, "try", action="place N1")


@provokes("no-undo")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("final", stage.ana, lang, "undo")


@provokes("nothing-to-undo")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.ana, lang, "undo")


@provokes("not-begun")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("waiting", stage.ana, lang, "act", action="place N1")


@provokes("not-host")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("waiting", stage.eva, lang, "add")


@provokes("not-over")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.ana, lang, "look", moment=0, viewer="above")


@provokes("not-shuffling")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("waiting", stage.ana, lang, "reveal", seat=0, nonce="Ana's")


def shuffling(stage: Stage) -> str:
    """A table that waits for Ana to show what she promised; Ben has shown his."""
    if "shuffling" not in stage.codes:
        stage.codes["shuffling"] = stage.ana.makes_a_table("open", "open")
        for seat, guest in enumerate((stage.ana, stage.ben)):
            told = {"name": guest.name, "promise": fairness.promise(str(guest.name))}
            stage.page("shuffling", guest).does("sit", seat=seat, **told)
        stage.page("shuffling", stage.ana).does("start")
    return "shuffling"


@provokes("shuffling")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask(shuffling(stage), stage.ana, lang, "promise", seat=0, promise=fairness.promise("another"))


@provokes("broken-promise")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask(shuffling(stage), stage.ana, lang, "reveal", seat=0, nonce="another")


@provokes("promises-due")
def _(stage: Stage, lang: str) -> Problem:
    """The shuffle was stopped, so everybody owes another promise."""
    if "halted" not in stage.codes:
        stage.codes["halted"] = stage.ana.makes_a_table("open", "greedy")
        page = stage.page("halted", stage.ana)
        page.does("sit", seat=0, name="Ana", promise=fairness.promise("Ana"))
        page.does("start")
        page.does("halt")
    return stage.ask("halted", stage.ana, lang, "start")


@provokes("practice-alone")
def _(stage: Stage, lang: str) -> Problem:
    wish = new_table("Ana", "me", "open", practice=True)
    return problem(stage.ana.post("/api/tables", wish, **{"accept-language": lang}), 400)


@provokes("practice-only")
def _(stage: Stage, lang: str) -> Problem:
    """Alone against a bot, which has decided since."""
    if "earnest" not in stage.codes:
        stage.codes["earnest"] = stage.ana.makes_a_table("me", "greedy", start=True, practice=False)
        page = stage.page("earnest", stage.ana)
        for _ in range(2):
            page.until(lambda table: bool(page.choices))
            page.acts(page.choices[0])
        page.until(lambda table: bool(page.choices))
    return stage.ask("earnest", stage.ana, lang, "undo")


@provokes("not-seated")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("asked", stage.eva, lang, "pause")


@provokes("not-waiting")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.ana, lang, "start")


@provokes("not-your-seat")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("waiting", stage.eva, lang, "leave", seat=0)


@provokes("offer-open")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("asked", stage.ben, lang, "pause")


@provokes("open-seats")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("waiting", stage.ana, lang, "start")


@provokes("paused")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("paused", stage.ana, lang, "act", action="place N1")


@provokes("not-paused")
def _(stage: Stage, lang: str) -> Problem:
    return stage.ask("private", stage.ana, lang, "resume")


@provokes("thinking")
def _(stage: Stage, lang: str) -> Problem:
    page = stage.page("private", stage.mover("private"), lang)
    first, second = page.sends("hint", at=page.at), page.sends("hint", at=page.at)
    problem = page.answer_to(second)
    assert page.answer_to(first)["type"] == "hint"
    return problem


# --- at the door -------------------------------------------------------------------------------------------------------


def problem(response: httpx.Response, status: int) -> Problem:
    assert response.status_code == status
    assert response.headers["content-type"] == "application/json"
    told: Problem = response.json()
    assert set(told) == {"code", "sentence"}
    return told


def post(stage: Stage, lang: str, path: str, body: Any, status: int = 400, **headers: str) -> Problem:
    return problem(stage.ana.post(path, body, **{"accept-language": lang, **headers}), status)


def get(stage: Stage, lang: str, path: str, status: int) -> Problem:
    return problem(stage.eva.get(path, **{"accept-language": lang}), status)


@provokes("bad-name")
def _(stage: Stage, lang: str) -> Problem:
    return problem(stage.ana.http.put("/api/me", json={"name": "\u200b"}, headers={"accept-language": lang}), 400)


@provokes("bad-options")
def _(stage: Stage, lang: str) -> Problem:
    return post(stage, lang, "/api/tables", new_table("Ana", "me", "open", options={"stall_limit": -1}))


@provokes("no-such-game")
def _(stage: Stage, lang: str) -> Problem:
    return post(stage, lang, "/api/tables", new_table("Ana", "me", "open") | {"game": "chess"})


@provokes("seat-count")
def _(stage: Stage, lang: str) -> Problem:
    return post(stage, lang, "/api/tables", new_table("Ana", "me"))


@provokes("bad-log")
def _(stage: Stage, lang: str) -> Problem:
    return post(stage, lang, "/api/logs", {"version": 1})


@provokes("too-large")
def _(stage: Stage, lang: str) -> Problem:
    return post(stage, lang, "/api/tables", {"game": "x" * LARGEST_BODY}, status=413)


@provokes("wrong-origin")
def _(stage: Stage, lang: str) -> Problem:
    return post(stage, lang, "/api/tables", new_table("Ana", "me", "open"), status=403, origin="http://elsewhere.example")


@provokes("expired-table")
def _(stage: Stage, lang: str) -> Problem:
    return get(stage, lang, f"/api/tables/{stage.codes['closed']}", 410)


@provokes("unreadable-table")
def _(stage: Stage, lang: str) -> Problem:
    code = stage.codes.get("damaged") or stage.codes.setdefault("damaged", stage.ana.makes_a_table("me", "greedy", start=True))
    stage.house.ghostlight.house.unreadable[code] = Unreadable("damaged", 1)
    return get(stage, lang, f"/api/tables/{code}", 409)


@provokes("unknown-table")
def _(stage: Stage, lang: str) -> Problem:
    return get(stage, lang, "/api/tables/NOWHERE2", 404)


@provokes("no-such-page")
def _(stage: Stage, lang: str) -> Problem:
    return get(stage, lang, "/api/nowhere", 404)


@provokes("no-watching")
def _(stage: Stage, lang: str) -> Problem:
    return get(stage, lang, f"/api/tables/{stage.codes['private']}", 403)


@provokes("wrong-method")
def _(stage: Stage, lang: str) -> Problem:
    return problem(stage.ana.http.delete("/api/tables", headers={"accept-language": lang}), 405)


@provokes("no-identity")
def _(stage: Stage, lang: str) -> Problem:
    return problem(httpx.get(f"{stage.house.url}/api/me/games.zip", headers={"accept-language": lang}), 401)


@provokes("too-fast")
def _(stage: Stage, lang: str) -> Problem:
    with open_house(stage.house.file.with_name(f"slow-{lang}.sqlite3"), limits=Limits(reads=(0, 1))) as slow:
        first, second = (httpx.get(f"{slow.url}/api/me", headers={"accept-language": lang}) for _ in range(2))
        assert first.status_code == 200
        return problem(second, 429)


@provokes("quota")
def _(stage: Stage, lang: str) -> Problem:
    with strict(stage, f"quota-{lang}", Policy(Quotas(guests=1))) as house:
        house.guest(None)
        return problem(httpx.get(f"{house.url}/api/me", headers={"accept-language": lang}), 429)


@provokes("house-full")
def _(stage: Stage, lang: str) -> Problem:
    with strict(stage, f"full-{lang}", Policy(NO_QUOTAS)) as house:
        house.fills_up()
        return problem(httpx.get(f"{house.url}/api/me", headers={"accept-language": lang}), 503)


@provokes("not-writing")
def _(stage: Stage, lang: str) -> Problem:
    with strict(stage, f"stuck-{lang}", Policy(NO_QUOTAS)) as house:
        store = house.ghostlight.store
        store._jobs.put(None)  # the writer takes it for the end
        wait_until(lambda: not store.healthy)
        return problem(httpx.get(f"{house.url}/api/me", headers={"accept-language": lang}), 503)


@provokes("wrong-host")
def _(stage: Stage, lang: str) -> Problem:
    with strict(stage, f"named-{lang}", Policy(NO_QUOTAS, host_names=("ghosts.example",))) as house:
        return problem(httpx.get(f"{house.url}/api/me", headers={"accept-language": lang}), 421)


@contextmanager
def strict(stage: Stage, name: str, policy: Policy) -> Iterator[House]:
    """A house of its own, under a policy."""
    with open_house(stage.house.file.with_name(f"{name}.sqlite3"), waking=Waking(), policy=policy) as house:
        yield house


@provokes("waking")
def _(stage: Stage, lang: str) -> Problem:
    with asleep(stage, lang, "dozes") as house:
        return problem(import_log(house, lang), 503)


@provokes("not-woken")
def _(stage: Stage, lang: str) -> Problem:
    with asleep(stage, lang, "dies") as house:
        wait_until(lambda: house.ghostlight.waking.settled)
        return problem(import_log(house, lang), 503)


@contextmanager
def asleep(stage: Stage, lang: str, how: str) -> Iterator[House]:
    """A house that has still to compile Graveyard, or cannot."""
    folder = stage.house.file.with_name(f"{how}-{lang}")
    folder.mkdir()
    compiler = Compiler(folder)
    compiler.is_to("graveyard", how)
    with open_house(folder / "games.sqlite3", waking=Waking(("graveyard",), compiler.command(), lambda _: False)) as house:
        yield house


def import_log(house: House, lang: str) -> httpx.Response:
    log = logs.Log(game="graveyard", seats=[logs.Seat("Ana"), logs.Seat("Ben")], commitment="", entries=[])
    return house.guest().post("/api/logs", logs.write(log), **{"accept-language": lang})


# --- the rule ----------------------------------------------------------------------------------------------------------


def test_every_code_there_is_can_be_provoked() -> None:
    assert set(PROVOCATIONS) == set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_has_its_code_and_a_sentence_in_the_language_of_whoever_asked(stage: Stage, code: str) -> None:
    told = {lang: PROVOCATIONS[code](stage, lang) for lang in LANGUAGES}
    assert {each["code"] for each in told.values()} == {code}
    sentences = {lang: each["sentence"] for lang, each in told.items()}
    assert len(set(sentences.values())) == 3
    for sentence in sentences.values():
        assert "{" not in sentence
        assert "\n" not in sentence
    assert sentences["en"].isascii() or "“" in sentences["en"]
    assert any("\u3040" <= letter <= "\u30ff" for letter in sentences["ja"])


def test_an_action_that_the_rules_refuse_comes_with_the_rule(stage: Stage) -> None:
    sentence = PROVOCATIONS["illegal-action"](stage, "en")["sentence"]
    assert "D3" in sentence
    assert "G-06" in sentence


def test_a_page_is_answered_in_the_language_that_it_asked_for_when_it_opened(house: House) -> None:
    ana = house.guest()
    code = ana.makes_a_table("me", "open")
    said = {}
    for lang in (*LANGUAGES, "tlh"):
        with ana.opens(code, lang=lang) as page:
            said[lang] = page.asks("resume")["sentence"]
    assert len(set(said.values())) == 3
    assert said["tlh"] == said["en"]


@pytest.mark.parametrize(
    ("asked", "language"),
    [("ja", "ja"), ("es-MX,es;q=0.9,en;q=0.8", "es"), ("fr,ja;q=0.5", "ja"), ("fr", "en"), ("", "en"), ("*;q=x,,", "en")],
)
def test_of_the_languages_of_a_browser_the_first_that_we_speak_is_taken(house: House, asked: str, language: str) -> None:
    ana = house.guest()
    plain, told = (ana.get("/api/nowhere", **{"accept-language": each}).json()["sentence"] for each in (language, asked))
    assert told == plain


def test_the_number_of_a_message_comes_back_even_if_the_rest_is_not_understood(stage: Stage) -> None:
    page = stage.page("waiting", stage.ana)
    for body, number in (('{"type":"dance","id":77}', 77), ('{"id":78}', 78), ("{", None), ('{"type":"sit","id":"x"}', None)):
        page.socket.send(body)
        told = page.hear()
        assert (told["type"], told["code"], told["id"]) == ("refused", "bad-message", number)
    page.socket.send(json.dumps({"type": "resume", "id": 79}).encode())  # as bytes: understood as well
    assert page.hear()["code"] == "not-paused"
