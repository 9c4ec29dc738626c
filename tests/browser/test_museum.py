"""Museum in the browser: whole nights by clicks on both sides, missions of one's own, the booklet, every rare question, by keys
and with a finger; and nothing reaches a page that its seat may not know.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ghostlight.games import museum
from ghostlight.games.museum.map import SQUARE_NAMES
from ghostlight.games.museum.plain import EDGES, NEIGHBOURS
from ghostlight.games.museum.state import Edge
from tests.browser.stage import (
    DESKTOP,
    ME,
    PHONE,
    SCREENS,
    Person,
    Stage,
    bot,
    fits,
    focused,
    looks_well,
    pictures_of_how_to_play,
    tabs_to,
)
from tests.museum.missions import small

MISSIONS = Path(museum.__file__).parent / "data" / "missions"
THIEVES = "thieves-in-the-shadows"

SHORT = """\
schema = 1
id = "short-errand"
title = "A Short Errand"
summary = "Your umbrella stands in the corner of the reception. Fetch it."
duration_minutes = 5
date = "1985-11-02"

[clock]
start = "18:00"
limit = "19:00"

[[format]]
name = "1v1"
seats = [{side = "humans", plays = ["*"]}, {side = "ghost", plays = ["priest"]}]

[[character]]
id = "itzel"
start = "C-3"

[[character]]
id = "bruno"
start = "C-3"

[priest]
start = "P-14"

[events]
mode = "none"
general = []
dated = []

[[objective]]
id = "umbrella"
type = "reach"
text = "Go to the corner of the reception."
squares = ["A-1"]
who = "any"

[win]
humans = ["umbrella"]
ghost = ["time", "no_standing"]
"""
"""A mission that is won in the first turn."""

TRIALS = small(
    format='[{name="2v1", seats=[{side="humans", plays=["lina"]}, {side="humans", plays=["beto"]}, '
    '{side="ghost", plays=["priest", "guard"]}]}]',
    character='[{id="lina", start="D-8", hp=1, items=["hammer", "amulet", "rue", "key"]}, '
    '{id="beto", start="D-8", items=["first_aid", "ammo", "key"]}, {id="guard", start="D-8", items=["macuahuitl", "key"]}]',
    priest='{start="P-14"}',
    objective='[{id="out", type="reach", text="Go to the corner of the reception.", squares=["A-1"], who="all"}]',
    trigger='[{id="begin", when={type="start"}, effects=[{type="lock_choice", n=2, until="next_hour"}, {type="drop_choice"}, '
    '{type="move_priest", squares=["H-8", "H-9", "I-8", "I-9"]}]}]',
    win='{humans=["out"], ghost=["time", "no_standing"]}',
)
"""A mission that asks at once what is seldom asked: somebody falls, and is helped up, within two rounds."""

FAR = 60
"""Seconds that others may need for their moves on a busy machine."""


def opens_museum(person: Person, *seats: dict[str, Any], **options: Any) -> None:
    person.sits_down("museum", *seats, **options)


def square(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-square="{name}"]')


def button(person: Person, choice: str) -> Locator:
    return person.page.locator(f'.prompt [data-choice="{choice}"]')


def is_over(person: Person) -> bool:
    return bool(person.table()["status"] == "over")


RESTS = """() => {
    document.querySelectorAll('.bulletin').forEach((each) => each.click());
    return !!document.querySelector('.prompt [data-choice], .mu-scene .able') && !document.querySelector('.prompt .halt');
}"""
"""Whether the board lies still and asks. What lies on it to be read is put away by a click."""


def at_rest(person: Person) -> None:
    """Wait until something is to be decided here, or nothing any more."""
    person.waits_for(
        lambda: is_over(person) or (person.choices() and person.page.evaluate(RESTS)), "my turn, the board at rest", FAR
    )


def takes(person: Person, choice: str) -> None:
    """Take this choice as people do, and wait until the server has it; `walk SQUARE` is a way that is clicked at its end."""
    at_rest(person)
    at = person.table()["at"]
    act(person, choice)
    person.waits_for(lambda: person.table()["at"] > at, choice)


def act(person: Person, choice: str) -> None:
    verb, *words = choice.split()
    if verb in ("walk", "to"):
        square(person, words[0]).click()
    elif verb == "bolt":
        square(person, words[1]).click()
        if len([each for each in person.choices() if each.endswith(f" {words[1]}")]) > 1:
            button(person, choice).click()
    elif verb == "give":
        hands_over(person, *words)
    else:
        if verb == "drop" and not button(person, choice).count():
            person.page.get_by_role("button", name="Drop something").click()
        button(person, choice).click()


def hands_over(person: Person, given: str, asked: str = "-") -> None:
    """Tick these items in the lists of both, ammunition token by token, and send."""
    exchange = person.view()["exchange"]
    for k, (human, chosen) in enumerate(((exchange["human"], given), (exchange["partner"], asked))):
        buttons = person.page.locator(".lists fieldset").nth(k).locator("button")
        items = next(each["items"] for each in person.view()["humans"] if each["id"] == human)
        slots, _, tokens = chosen.partition("*")
        for slot in (int(each[1:]) - 1 for each in slots.split("+") if each != "-"):
            buttons.nth(slot).click()
            for _ in range(int(tokens) - 1 if items[slot]["kind"] == "ammo" else 0):
                buttons.nth(slot).click()
    button(person, f"give {given}").click()


Policy = Callable[[dict[str, Any], list[str]], str]


def far_from(goals: set[str]) -> dict[str, int]:
    """The steps from each square to the nearest of these, as if no door were locked."""
    steps = dict.fromkeys(goals, 0)
    edge = [SQUARE_NAMES.index(goal) for goal in goals]
    for here in edge:  # it grows while we go through it
        for direction, there in enumerate(NEIGHBOURS[here]):
            if EDGES[here][direction] != Edge.WALL and SQUARE_NAMES[there] not in steps:
                steps[SQUARE_NAMES[there]] = steps[SQUARE_NAMES[here]] + 1
                edge.append(there)
    return steps


def first_night(seen: dict[str, Any]) -> set[str]:
    """Where whoever acts should go: to the seals, with two of them to the reception, then out."""
    seals, _ = seen["objectives"]
    me = next(each for each in seen["humans"] if each["id"] == seen["acting"]["human"])
    lying = {each["square"] for each in seen["floor"] if each["name"]}
    if seals["done"]:
        return {"A-2"}
    carried = sum(item["name"] is not None for item in me["items"])
    return {"B-3"} if carried >= seals["need"] or not lying else lying


def may_leave(seen: dict[str, Any]) -> bool:
    """Thieves go home with something."""
    escape = any(each["type"] == "escape" for each in seen["objectives"])
    loot = any(item["name"] for each in seen["humans"] if each["id"] == seen["asked"] for item in each["items"])
    return escape or loot


def bent_on(aim: Callable[[dict[str, Any]], set[str]], seed: int) -> Policy:
    """Somebody who walks straight to where the mission wants it, takes what it names, and defends themselves."""
    rng = random.Random(seed)

    def wished(seen: dict[str, Any], choice: str) -> bool:
        verb, *words = choice.split()
        if verb == "take":
            here = next(each["square"] for each in seen["humans"] if each["id"] == seen["asked"])
            lies = next(each for each in seen["floor"] if each["square"] == here and f"@{each['place']}" == words[0])
            return lies["name"] is not None
        if verb == "leave":
            return may_leave(seen)
        return verb in ("char", "task", "defend", "drink", "accept", "heal", "card", "to", "event", "bolt")

    def pick(seen: dict[str, Any], choices: list[str]) -> str:
        eager = [each for each in choices if wished(seen, each)]
        if eager:
            return rng.choice(eager)
        steps = {each.split()[1] for each in choices if each.startswith("step ")}
        ways = [each["square"] for each in seen["reach"] if each["way"][0] in steps]
        if ways:
            here = next(each["square"] for each in seen["humans"] if each["id"] == seen["acting"]["human"])
            far = far_from(aim(seen))
            best = min(ways, key=lambda each: (far[each], rng.random()))
            if far[best] < far[here]:
                return f"walk {best}"
        calm = [each for each in choices if each.split()[0] in ("end", "stop", "pass", "done", "decline", "refuse")]
        return rng.choice(calm or choices)

    return pick


def plays(person: Person, pick: Policy, most: int = 1000) -> None:
    """Decide whenever it is this person's turn, until the game is over."""
    for _ in range(most):
        at_rest(person)
        if is_over(person):
            return
        takes(person, pick(person.view(), person.choices()))


def assert_over(person: Person) -> None:
    """The page says who has won, and the story was told in names: no id of the mission's is read by anybody."""
    seen = person.view()
    assert seen["phase"] == "over"
    told = {"humans": "The humans’ side wins.", "ghost": "The ghost’s side wins."}[seen["winner"]]
    expect(person.page.locator(".prompt")).to_contain_text(told)
    lines = person.page.locator(".log li")
    expect(lines.last).to_contain_text(told)
    log = "\n".join(lines.all_inner_texts())
    for each in [*seen["mission"]["items"], *seen["objectives"], *seen["mission"]["deck"]]:
        assert f"“{each['id']}”" not in log


def test_a_whole_first_night_by_clicks(stage: Stage) -> None:
    ana = stage.person()
    opens_museum(ana, ME, bot("random"))
    at_rest(ana)
    expect(ana.page.locator(".prompt .person")).to_have_count(4)
    takes(ana, "char bruno")
    plays(ana, bent_on(first_night, 1))
    assert_over(ana)
    assert {"stepped", "took", "glided", "over"} <= {event["name"] for event in ana.events()}
    # A look back: the beginning again, and a line of the log leads to its moment.
    ana.page.get_by_role("button", name="First step").click()
    expect(ana.page.locator(".replay")).to_contain_text("step 0 of")
    ana.page.locator(".log li button", has_text="takes “").first.click()
    expect(ana.page.locator(".replay")).not_to_contain_text("step 0 of")


def test_a_whole_thieves_in_the_shadows_on_the_side_of_the_ghost(stage: Stage) -> None:
    ana = stage.person()
    opens_museum(ana, bot("greedy"), ME, mission=THIEVES)
    plays(ana, bent_on(hunting, 2))
    assert_over(ana)
    assert {"card", "glided", "stepped", "took", "over"} <= {event["name"] for event in ana.events()}
    assert all(seen["priest"]["hand"] is not None for seen in views(ana)), "the Priest knows his cards"


def hunting(seen: dict[str, Any]) -> set[str]:
    """The guard goes after the thieves, and soon stays where he is: nights are long."""
    thieves = {each["square"] for each in seen["humans"] if each["side"] == "humans" and each["square"]}
    return thieves if thieves and seen["round"] <= 3 else set(SQUARE_NAMES)


def test_thieves_by_clicks_until_the_alarm(stage: Stage) -> None:
    ana = stage.person()
    opens_museum(ana, ME, bot("random"), mission=THIEVES)
    pick = bent_on(lambda seen: {each["square"] for each in seen["floor"] if each["name"]}, 3)
    for _ in range(60):
        at_rest(ana)
        if is_over(ana) or "message" in {event["name"] for event in ana.events()}:
            break
        takes(ana, pick(ana.view(), ana.choices()))
    log = ana.page.locator(".log li")
    expect(log.filter(has_text="Alarm! The emergency exit drops its shutter.")).to_have_count(1)
    expect(log.filter(has_text="A new objective: “Throw the shutter switch")).to_have_count(1)
    assert log.filter(has_text="takes “").count() > 0


def on_turn(person: Person) -> None:
    """Wait until somebody on this device is asked; the device is passed on where a curtain falls."""
    person.waits_for(lambda: person.table()["curtain"] is not None or person.choices(), "somebody's turn", FAR)
    curtain = person.table()["curtain"]
    if curtain is not None:
        person.page.get_by_role("button", name=f"I am {person.table()['seats'][curtain]['name']}").click()
        person.waits_for(lambda: person.table()["facing"] == curtain and person.choices(), "the curtain opens", FAR)
    at_rest(person)


def answers(person: Person, ask: str, told: str, take: str) -> None:
    """The question is this one, the prompt says so, and the first choice that begins with these words is taken."""
    on_turn(person)
    assert person.view()["ask"] == ask, (person.view()["ask"], person.choices())
    expect(person.page.locator(".prompt")).to_contain_text(told, ignore_case=True)
    takes(person, next(each for each in person.choices() if f"{each} ".startswith(take)))


def test_what_is_seldom_asked(stage: Stage) -> None:
    ana = stage.person()
    seats = [{"kind": "me", "name": name} for name in ("Ana", "Ben", "Cid")]
    opens_museum(ana, *seats, mission=TRIALS)
    # At the start: doors, cold hands, the Priest in a lift.
    answers(ana, "locks", "choose a door", "bolt ")
    assert len(ana.view()["locks"]) == 1
    answers(ana, "locks", "choose a door", "done ")
    answers(ana, "lose", "Lina", "drop #4 ")
    answers(ana, "lose", "Beto", "drop #3 ")
    answers(ana, "put", "where the Priest appears", "to I-9 ")
    assert ana.view()["priest"]["square"] == "I-9"
    # Lina offers rue and asks for ammunition; Beto agrees.
    answers(ana, "turn", "2", "hand beto ")
    on_turn(ana)
    takes(ana, "give #3 #2*1")
    answers(ana, "consent", "agree", "accept ")
    answers(ana, "turn", "Lina", "end ")
    answers(ana, "turn", "Beto", "end ")
    # The guard strikes, Lina lets it happen and falls.
    answers(ana, "turn", "Chucho", "attack lina ")
    answers(ana, "duel", "fight back", "pass ")
    assert any(event["name"] == "fell" for event in ana.events())
    answers(ana, "turn", "Chucho", "end ")
    answers(ana, "card", "card", "card ")
    answers(ana, "ghost", "where the ghost moves", "to ")
    # Beto helps Lina up, who picks up what she had.
    answers(ana, "turn", "Beto", "heal ")
    answers(ana, "recover", "Lina", "take @1 ")
    answers(ana, "recover", "Lina", "done ")
    lina = next(each for each in ana.view()["humans"] if each["id"] == "lina")
    assert lina["place"] == "standing"
    assert len(lina["items"]) == 1


def test_the_ghost_chooses_what_happens_at_the_full_hour(stage: Stage) -> None:
    ana = stage.person()
    hand = SHORT.replace('mode = "none"', 'mode = "hand"').replace("general = []", 'general = ["EV-02", "EV-06", "EV-10"]')
    later = hand.replace('limit = "19:00"', 'limit = "20:00"').replace('["A-1"]', '["P-1"]')
    opens_museum(ana, bot("random"), ME, mission=later.replace('start = "18:00"', 'start = "18:40"'))
    pick = bent_on(hunting, 4)
    for _ in range(40):
        at_rest(ana)
        if ana.view()["ask"] == "event":
            break
        takes(ana, pick(ana.view(), ana.choices()))
    cards = ana.page.locator('.prompt [data-choice^="event "]')
    expect(cards).to_have_count(3)
    expect(cards.filter(has_text="Restless Priest").locator("small")).not_to_be_empty()
    takes(ana, "event EV-02")
    answers(ana, "locks", "a door to lock", "bolt ")
    assert len(ana.view()["events"]["hand"]) == 2


def gives_file(person: Person, text: str) -> None:
    """Choose a file of one's own in the form for a new table."""
    with person.page.expect_file_chooser() as chooser:
        person.page.get_by_role("combobox", name="Mission").select_option("")
    chooser.value.set_files({"name": "errand.toml", "mimeType": "text/plain", "buffer": text.encode()})


def test_a_mission_of_ones_own_is_played_and_a_faulty_one_is_told_fault_by_fault(stage: Stage) -> None:
    ana = stage.person()
    ana.goes_to("/new/museum")
    page = ana.page
    page.get_by_label("Who sits in seat 2").select_option("greedy")
    start = page.get_by_role("button", name="Start the game")
    faulty = SHORT.replace('"C-3"', '"C-33"', 1).replace('"umbrella"]', '"parasol"]').replace('mode = "none"', 'mode = "nun"')
    gives_file(ana, faulty)
    start.click()
    faults = page.get_by_role("alert").locator("li")
    expect(faults).to_have_count(3)
    expect(faults.filter(has_text="C-33")).to_contain_text("line 18")
    # The same file, mended.
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose another file").click()
    chooser.value.set_files({"name": "errand.toml", "mimeType": "text/plain", "buffer": SHORT.encode()})
    expect(page.get_by_role("combobox", name="Mission")).to_contain_text("errand.toml")
    start.click()
    ana.waits_for(lambda: ana.table().get("position"), "the table")
    takes(ana, "char itzel")
    at_rest(ana)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    takes(ana, "walk A-1")
    ana.waits_for(lambda: ana.table()["status"] == "over", "the errand is done", FAR)
    assert ana.view()["winner"] == "humans"
    assert ana.view()["mission"]["title"] == "A Short Errand"


def test_a_mission_reads_like_a_booklet_and_decisions_are_final(stage: Stage) -> None:
    ana = stage.person()
    opens_museum(ana, ME, bot("random"), bot("random"), mission="heart-under-the-temple")
    assert not ana.table()["undo"]
    at_rest(ana)
    ana.page.get_by_role("button", name="Mission", exact=True).first.click()
    sheet = ana.page.locator("dialog[open]")
    for told in (
        "Bring the offerings to the Temple Hall.",
        "Leave by A-2 or H-1. Everybody who still stands must leave.",
        "Jade Mask",
        "Skull Rack",
    ):
        expect(sheet).to_contain_text(told)
    expect(sheet.locator("svg").first).to_be_visible()
    assert "museum-" not in sheet.inner_text()
    ana.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


# --- what a seat may not know ----------------------------------------------------------------------------------------------


def views(person: Person) -> list[dict[str, Any]]:
    """Every position that has reached this page, in play and in looks back."""
    told = [each for each in map(json.loads, person.frames) if each["type"] in ("table", "seen")]
    return [each["position"]["view"] for each in told if each.get("position")]


def test_no_frame_tells_a_human_what_the_ghost_holds_what_others_want_or_what_lies_face_down(stage: Stage) -> None:
    ana = stage.person()
    heart = (MISSIONS / "heart-under-the-temple.toml").read_text("utf-8")
    dark = heart.replace('"P-9", "M-2"]', '"P-9", "M-2"]\nface_down = true')
    assert dark != heart
    opens_museum(ana, ME, bot("greedy"), bot("greedy"), mission=dark)
    plays(ana, bent_on(lambda seen: {each["square"] for each in seen["floor"] if each["pool"]}, 6), most=10)
    at_rest(ana)
    ana.page.get_by_role("button", name="Previous step").click()  # a look back is from this seat as well
    expect(ana.page.locator(".replay")).not_to_contain_text("(now)")
    seen = views(ana)
    assert len(seen) > 10
    assert seen[-1]["secrets"], "one's own is known"
    for view in seen:
        assert view["phase"] != "over"
        mine = {each["id"] for each in view["humans"] if each["seat"] == 0}
        assert {each["human"] for each in view["secrets"]} <= mine
        assert view["events"]["hand"] is None or view["phase"] == "setup"
        shown = any(each["name"] == "show_hand" for each in view["modifiers"])
        assert view["priest"]["hand"] is None or view["phase"] == "setup" or shown
        for thing in view["floor"]:
            assert thing["pool"] is None or (thing["id"], thing["kind"], thing["name"]) == (None, None, None)
    assert any(thing["pool"] for thing in seen[-1]["floor"]), "something still lies face down"
    secret = [event for event in ana.events() if event["secret"]]
    assert {event["name"] for event in secret} <= {"secret"}
    assert "event_hand" not in {event["name"] for event in ana.events()}


# --- keys, fingers, eyes ---------------------------------------------------------------------------------------------------


def test_a_whole_errand_by_keyboard_alone(stage: Stage) -> None:
    ana = stage.person()
    opens_museum(ana, ME, bot("random"), mission=SHORT)
    press = ana.page.keyboard.press
    at_rest(ana)
    press("p")
    tabs_to(ana, lambda: focused(ana, "choice") == "char itzel")
    press("Enter")
    ana.waits_for(lambda: ana.view()["ask"] == "turn", "my turn", FAR)
    at_rest(ana)
    tabs_to(ana, lambda: focused(ana, "square") != "")
    assert focused(ana, "square") == "C-3", "the board begins where one stands"
    press("Home")
    assert square(ana, focused(ana, "square")).evaluate("each => each.classList.contains('able')")
    press("2")  # the first floor alone, and all of it again
    expect(ana.page.get_by_role("button", name="First floor")).to_have_attribute("aria-pressed", "true")
    press("Escape")
    expect(ana.page.get_by_role("button", name="All floors")).to_have_attribute("aria-pressed", "true")
    tabs_to(ana, lambda: focused(ana, "square") != "")
    for _ in range(30):
        here = focused(ana, "square")
        if here == "A-1":
            break
        press("ArrowLeft" if here[0] > "A" else "ArrowDown")
    assert "A-1, Reception" in (square(ana, "A-1").get_attribute("aria-label") or "")
    press("Enter")
    ana.waits_for(lambda: is_over(ana), "the errand is done", FAR)
    assert ana.view()["winner"] == "humans"


def test_what_cannot_be_done_says_why(stage: Stage) -> None:
    ana = stage.person()
    opens_museum(ana, ME, bot("random"), mission=SHORT.replace('"C-3"', '"D-5"'))
    takes(ana, "char itzel")
    at_rest(ana)
    at = ana.table()["at"]
    square(ana, "D-4").click()  # there is a wall
    expect(ana.page.locator(".prompt .refusal")).to_contain_text("wall")
    assert ana.table()["at"] == at
    # The Priest's reach is shown on demand.
    ana.page.get_by_role("button", name="Priest’s reach").click()
    expect(ana.page.locator(".mu-scene .threat").first).to_be_visible()


FLOORS = ("Ground floor", "First floor", "Second floor", "Third floor")


def test_a_finger_finds_everything_on_a_phone_floor_by_floor(stage: Stage) -> None:
    ana = stage.person(PHONE)
    opens_museum(ana, ME, bot("random"))
    page = ana.page
    at_rest(ana)
    assert fits(ana)
    button(ana, "char remedios").tap()
    ana.waits_for(lambda: ana.view()["ask"] == "turn", "my turn", FAR)
    at_rest(ana)
    assert fits(ana)
    for place in [*page.locator(".prompt button:visible").all(), *page.locator(".mini button").all()]:
        box = place.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 43.5, place.inner_text()
    # One floor fills the picture; the small map opens the others.
    expect(page.locator("[data-square]")).to_have_count(64)
    expect(square(ana, "B-3")).to_be_visible()
    box = square(ana, "B-3").bounding_box()
    assert box is not None
    assert box["width"] >= 40
    for k, first in enumerate(("A-1", "A-9", "I-9", "I-1")):
        page.locator(".mini").get_by_role("button", name=FLOORS[k]).tap()
        expect(square(ana, first)).to_be_visible()
        expect(page.locator(".mu-scene .where")).to_contain_text(FLOORS[k])
    page.locator(".mini").get_by_role("button", name=FLOORS[0]).tap()
    # A tap walks; the panes tell the rest.
    at = ana.table()["at"]
    page.locator(".mu-scene .able[data-square]").first.tap()
    ana.waits_for(lambda: ana.table()["at"] > at, "a tap walks")
    page.get_by_role("tab", name="People").tap()
    expect(page.locator(".pane:not([inert])")).to_contain_text("Sister Remedios")
    page.get_by_role("tab", name="Night").tap()
    expect(page.locator(".pane:not([inert])")).to_contain_text("Bring the seals to the reception.")
    assert fits(ana)


@SCREENS
def test_axe_finds_nothing_serious_by_night_and_by_day(stage: Stage, sizes: tuple[dict[str, int], ...]) -> None:
    ana = stage.person(sizes[0])
    opens_museum(ana, ME, bot("random"), bot("random"))
    at_rest(ana)
    looks_well(ana, "the characters", *sizes)
    takes(ana, "char bruno")
    at_rest(ana)
    ana.page.get_by_role("button", name="Priest’s reach").click()
    looks_well(ana, "a turn", *sizes)
    ana.page.get_by_role("button", name="Mission", exact=True).first.click()
    expect(ana.page.locator("dialog[open]")).to_be_visible()
    looks_well(ana, "the booklet", *sizes)


@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "ja-JP"])
def test_how_to_play_is_told_in_every_language(stage: Stage, locale: str) -> None:
    ana = stage.person(DESKTOP, locale)
    opens_museum(ana, ME, bot("random"))
    ana.page.locator(".prompt [data-choice]").first.wait_for()
    assert pictures_of_how_to_play(ana, "museum") >= 3
