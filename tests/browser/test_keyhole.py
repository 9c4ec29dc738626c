"""Keyhole in the browser: whole games by clicks, on the plan and in the hall, by keys, with a finger, and nothing axe minds."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.stage import (
    DESKTOP,
    ME,
    PHONE,
    SCREENS,
    TABLET,
    Person,
    Server,
    Stage,
    bot,
    fits,
    focused,
    grave_faults,
    looks_well,
    pictures_of_how_to_play,
    tabs_to,
)

CHIMES = {"merging": "on", "chimes": "on"}


def opens_keyhole(person: Person, options: dict[str, Any] | None = None, rivals: int = 1) -> None:
    """A table against the simplest bot, begun at once."""
    person.sits_down("keyhole", ME, *(bot("random") for _ in range(rivals)), **(options or {}))


def spot(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-spot="{name}"]')


def button(person: Person, choice: str) -> Locator:
    return person.page.locator(f'.prompt [data-choice="{choice}"]')


GO_ON = """() => {
    const go = document.querySelector('[data-choice="go-on"]');
    go?.click();
    return go === null;
}"""


def goes_on(person: Person) -> None:
    """Close the looks through the keyhole that are open, one after the other."""
    person.waits_for(lambda: person.page.evaluate(GO_ON), "the last look")


def ready(person: Person) -> bool:
    """Whether it is this person's turn and the board has come to rest; a look through the keyhole is left at once."""
    goes_on(person)
    return person.page.locator(".kh-scene .able, .prompt [data-choice]").count() > 0


def takes(person: Person, choice: str) -> None:
    """Take this choice as people do, piece by piece, and wait until the server has taken it."""
    at = person.table()["at"]
    person.waits_for(lambda: ready(person), "the board at rest")
    act(person, choice)
    person.waits_for(lambda: person.table()["at"] > at, choice)


def act(person: Person, choice: str) -> None:
    verb, *words = choice.split()
    on_plan = person.page.locator(".sheet svg").count() > 0
    if verb in ("home", "side"):
        spot(person, f"d:{words[0]}").click() if on_plan else button(person, choice).click()
    elif verb == "set":
        if not button(person, "set").count():
            button(person, f"take {words[0]}").click()
        menu = [each for each in person.choices() if each.startswith(f"set {words[0]} ")]
        for _ in range(menu.index(choice) + 1):
            button(person, "next-pose").click()
        expect(button(person, "set")).to_be_enabled()
        button(person, "set").click()
    elif verb in ("move", "exit"):
        ghost = words[0] if button(person, f"ghost {words[0]}").count() else alike(person, words[0])
        if button(person, f"ghost {ghost}").get_attribute("aria-pressed") != "true":
            button(person, f"ghost {ghost}").click()
        if verb == "exit":
            button(person, f"exit {ghost}").click()
        elif on_plan:
            spot(person, f"c:{words[1]}").click()
        else:
            spot(person, f"c:{words[1]}").evaluate("each => each.click()")
    elif verb in ("stand", "lie", "enter"):
        takes_spot(person, verb, words, on_plan)
    else:
        button(person, choice).click()


def alike(person: Person, ghost: str) -> str:
    """Of ghosts that wait together one stands for all of its size."""
    seen = {each["name"]: each for each in person.view()["ghosts"]}
    kind = (seen[ghost]["place"], seen[ghost]["size"], seen[ghost]["seat"])
    names = [name for name, each in seen.items() if (each["place"], each["size"], each["seat"]) == kind]
    return str(next(name for name in names if button(person, f"ghost {name}").count()))


def takes_spot(person: Person, verb: str, words: list[str], on_plan: bool) -> None:
    """Choose the cell, the heading and the level where there are several, then the ring."""
    if verb == "enter":
        spot(person, f"c:{words[0]}").click()
        words = words[1:]
    person.page.locator('[data-spot^="s:"]').first.wait_for(state="attached")
    for group in person.page.locator(".prompt .levels").all():
        group.locator("button").last.click()
    ring = person.page.locator('[data-spot^="s:"]').last
    ring.click() if on_plan else ring.evaluate("each => each.click()")


def eager(seed: int) -> Callable[[dict[str, Any], list[str]], str]:
    """Somebody who moves furniture, walks far, leaves when possible and merges."""
    rng = random.Random(seed)

    def pick(seen: dict[str, Any], choices: list[str]) -> str:
        for verb in ("exit", "merge", "tag", "grow"):
            wished = [each for each in choices if each.startswith(verb + " ")]
            if wished:
                return rng.choice(wished)
        poses = [each for each in choices if each.startswith("set ")]
        if poses and rng.random() < 0.8:
            piece = rng.choice(poses).split()[1]
            return rng.choice([each for each in poses if each.split()[1] == piece][:3])
        moves = [each for each in choices if each.startswith("move ")]
        if moves:
            costs = {f"move {each['ghost']} {each['to']}": each["cost"] for each in seen["reach"]}
            return max(rng.sample(moves, min(6, len(moves))), key=lambda each: costs.get(each, 0))
        return rng.choice([each for each in choices if each != "leave"] or choices)

    return pick


def plays(person: Person, pick: Callable[[dict[str, Any], list[str]], str], most: int = 400) -> None:
    for _ in range(most):
        person.waits_for(lambda: person.table()["status"] == "over" or person.choices(), "my turn", patience=40)
        if person.table()["status"] == "over":
            return
        takes(person, pick(person.view(), person.choices()))


def assert_over(person: Person) -> None:
    result = person.table()["result"]
    goes_on(person)
    expect(person.page.locator(".prompt")).to_contain_text(str(max(result["points"])))
    assert [player["points"] for player in person.view()["players"]] == result["points"]
    told = {event["name"] for event in person.events()}
    assert {"home", "card", "set", "entered", "stands", "side", "door", "peep", "over"} <= told


def test_a_whole_basic_game_by_clicks_on_the_plan(stage: Stage) -> None:
    ana = stage.person()
    opens_keyhole(ana)
    plays(ana, eager(1))
    assert_over(ana)
    # The last look can be had again.
    ana.page.get_by_role("button", name="Look again").click()
    expect(ana.page.locator(".told")).to_be_visible()
    goes_on(ana)


def test_a_whole_game_with_merging_and_chimes_by_clicks(stage: Stage) -> None:
    ana = stage.person()
    opens_keyhole(ana, CHIMES)
    plays(ana, eager(2))
    assert_over(ana)
    assert sum(event["name"] == "chime" for event in ana.events()) == 4


def test_things_move_on_the_plan_and_it_comes_to_rest(stage: Stage) -> None:
    ana = stage.person(reduced_motion="no-preference")
    ana.context.add_init_script("localStorage.setItem('ghostlight-keyhole-sight', 'plan')")
    opens_keyhole(ana, CHIMES)
    plays(ana, eager(3), most=16)
    ana.waits_for(lambda: ana.table()["status"] == "over" or ana.choices(), "my turn", patience=40)
    ana.waits_for(lambda: ready(ana), "the board at rest")


def until(person: Person, ask: str, seed: int = 5) -> None:
    """Play on until this is asked."""
    pick = eager(seed)
    for _ in range(200):
        person.waits_for(person.choices, "my turn", patience=40)
        if person.view()["ask"] == ask:
            person.waits_for(lambda: ready(person), "the board at rest")
            return
        takes(person, pick(person.view(), person.choices()))
    pytest.fail(f"{ask} was never asked")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def breadth(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


def far(one: tuple[float, float], other: tuple[float, float]) -> float:
    return math.dist(one, other)


def test_a_piece_is_dragged_turned_tipped_and_set_down_like_a_toy(stage: Stage) -> None:
    ana = stage.person()
    opens_keyhole(ana, {"layout": "in_turn"})
    until(ana, "furnish")
    page, mouse = ana.page, ana.page.mouse
    piece = next(each["name"] for each in ana.view()["pieces"] if not each["placed"])
    button(ana, f"take {piece}").click()
    image = page.locator(f'[data-piece="{piece}"]')
    told = page.locator(".poser .told")
    drawn = image.locator(".piece")
    expect(told).to_contain_text("Standing")
    # Dragged, it follows; the wheel turns it. Whatever comes of it is said.
    at = middle(image)
    goal = max((middle(spot(ana, f"c:{name}")) for name in ("C3", "D4")), key=lambda each: far(at, each))
    mouse.move(*at)
    mouse.down()
    mouse.move(at[0] + 30, at[1] - 20)
    mouse.move(*goal)
    mouse.up()
    ana.waits_for(lambda: far(middle(image), goal) < 30, "the piece follows the pointer")
    expect(told).not_to_be_empty()
    before = drawn.get_attribute("style")
    mouse.wheel(0, 100)
    ana.waits_for(lambda: drawn.get_attribute("style") != before, "the wheel turns it")
    # A pose that is not possible says why: there is nothing to lean on so far from all others.
    mouse.click(*middle(spot(ana, "c:A1")))
    page.get_by_label("Lean").select_option("2")
    expect(page.locator(".poser .not")).not_to_be_empty()
    expect(button(ana, "set")).to_be_disabled()
    page.get_by_label("Lean").select_option("0")
    page.get_by_label("Side").select_option("0")
    # Put back, nothing has happened; taken again, it is set down where the keys put it.
    button(ana, "put-back").click()
    expect(page.locator(".poser")).to_have_count(0)
    button(ana, f"take {piece}").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-spot]:focus")).to_have_count(1)
    menu = [each.split() for each in ana.choices() if each.startswith(f"set {piece} ")]
    yaw = next(int(pose[4]) for pose in menu if pose[6] == "0")
    for key in ("Shift+ArrowRight", "ArrowUp", "r", ",", "f", "Shift+F", "l", "Shift+L"):
        page.keyboard.press(key)
    for _ in range(40):  # until it rests; whether it would is told each time
        expect(told).not_to_be_empty()
        if button(ana, "set").is_enabled():
            break
        page.keyboard.press("Shift+ArrowUp")
    at_before = ana.table()["at"]
    page.keyboard.press("Enter")
    ana.waits_for(lambda: ana.table()["at"] > at_before, "Enter sets it down")
    stands = next(each for each in ana.view()["pieces"] if each["name"] == piece)
    assert stands["placed"]
    assert stands["yaw"] == (yaw + 5) % 64


def test_a_ghost_takes_a_spot_that_is_on_no_menu(stage: Stage) -> None:
    ana = stage.person()
    opens_keyhole(ana)
    until(ana, "spot")
    rings = ana.page.locator('[data-spot^="s:"]')
    expect(rings.first).to_be_visible()
    # Dragged to between two rings, where nothing is offered.
    first, second = middle(rings.nth(0)), middle(rings.nth(1))
    ana.page.mouse.move(*first)
    ana.page.mouse.down()
    ana.page.mouse.move((2 * first[0] + second[0]) / 3, (2 * first[1] + second[1]) / 3, steps=4)
    ana.page.mouse.up()
    here = button(ana, "here")
    expect(here).to_be_enabled()  # the server has tried it
    at, offered, ghost = ana.table()["at"], ana.choices(), ana.view()["going"]["ghost"]
    here.click()
    ana.waits_for(lambda: ana.table()["at"] > at, "the spot")
    taken = next(event["fields"] for event in ana.events() if event["name"] == "stands" and event["fields"]["ghost"] == ghost)
    assert f"stand {taken['sx']} {taken['sy']} {taken['level']}" not in offered


def on_button(person: Person) -> str:
    """Which choice the focus is on."""
    return str(person.page.evaluate("document.activeElement?.dataset?.choice ?? ''"))


def test_a_turn_by_keyboard_alone(stage: Stage) -> None:
    ana = stage.person()
    opens_keyhole(ana)
    press = ana.page.keyboard.press
    ana.waits_for(ana.choices, "my turn", patience=40)
    ana.waits_for(lambda: ready(ana), "the board at rest")
    for _ in range(12):
        ana.waits_for(lambda: ana.table()["status"] == "over" or ana.choices(), "my turn", patience=40)
        ana.waits_for(lambda: ready(ana), "the board at rest")
        ask, at = ana.view()["ask"], ana.table()["at"]
        if ask == "furniture":
            press("p")
            tabs_to(ana, lambda: on_button(ana) == "leave")
            press("Enter")
        elif ask == "ghosts" and not ana.page.locator(".able").count():
            press("p")
            tabs_to(ana, lambda: on_button(ana)[:5] == "ghost")
            press("Enter")
            expect(ana.page.locator("[data-spot]:focus")).to_have_count(1)
        else:
            tabs_to(ana, lambda: focused(ana, "spot") != "")
        if ask != "furniture":
            press("Home")
            chosen = ana.page.locator('.prompt [data-choice^="ghost "][aria-pressed=true]')
            was_chosen = chosen.count() > 0
            press("Enter")
            if ask == "ghosts" and not was_chosen:
                ana.waits_for(lambda at=at, chosen=chosen: ana.table()["at"] > at or chosen.count(), "the ghost")
            if ask == "ghosts" and not was_chosen and ana.table()["at"] == at:  # now where it goes
                press("Home")
                press("Enter")
        ana.waits_for(lambda at=at: ana.table()["at"] > at, f"{ask} by keys")
        if ana.view()["ask"] == "side":
            return


def test_nobody_looks_before_the_guest_does(stage: Stage) -> None:
    ana = stage.person()
    opens_keyhole(ana)
    until(ana, "ghosts")
    assert ana.page.get_by_role("button", name="Look again").count() == 0
    assert ana.page.locator('[data-spot^="k:"]').count() == 0


def test_the_hall_in_three_dimensions_is_played_in_and_looked_into(server: Server, drawing: Browser) -> None:
    stage = Stage(server, drawing)
    ana = stage.person(TABLET, device_scale_factor=0.5)  # a quarter of the dots, which a processor has to draw here
    ana.context.set_default_timeout(60_000)
    ana.context.add_init_script("localStorage.setItem('ghostlight-keyhole-sight', 'hall')")
    opens_keyhole(ana)
    canvas = ana.page.locator("canvas[data-ready]")
    canvas.wait_for()
    pick = eager(7)
    looks = 0
    for _ in range(80):
        ana.waits_for(
            lambda: ana.choices() or ana.page.locator('[data-choice="go-on"]').count(), "my turn or a look", patience=60
        )
        if ana.page.locator('[data-choice="go-on"]').count():
            expect(ana.page.locator(".told h2")).to_be_visible()
            looks += 1
            break
        takes(ana, pick(ana.view(), ana.choices()))
    assert looks == 1
    goes_on(ana)
    box = canvas.bounding_box()
    assert box is not None
    ana.page.mouse.move(box["x"] + 40, box["y"] + 80)
    ana.page.mouse.down()
    ana.page.mouse.move(box["x"] + 120, box["y"] + 100)
    ana.page.mouse.up()
    ana.page.get_by_role("button", name="Top").click()
    ana.page.get_by_role("button", name="Plan").click()
    expect(ana.page.locator(".sheet svg")).to_be_visible()
    stage.clear()


def test_a_finger_finds_everything_on_a_phone(stage: Stage) -> None:
    ana = stage.person(PHONE)
    opens_keyhole(ana)
    for ask in ("home", "ghosts", "spot"):
        until(ana, ask)
        assert fits(ana)
        for place in ana.page.locator(".prompt button:visible").all():
            box = place.bounding_box()
            assert box is not None
            assert box["height"] >= 43.5, place.inner_text()
    rings = ana.page.locator('[data-spot^="s:"] .area')
    ana.waits_for(lambda: rings.count() and min(map(breadth, rings.all())) >= 44, "the plan comes near enough for a finger")
    at = ana.table()["at"]
    spot(ana, "s:0").tap()
    ana.waits_for(lambda: ana.table()["at"] > at, "a tap takes the spot")


@SCREENS
def test_axe_finds_nothing_serious_and_nothing_sticks_out(stage: Stage, sizes: tuple[dict[str, int], ...]) -> None:
    ana = stage.person(sizes[0])
    opens_keyhole(ana, {"layout": "in_turn", **CHIMES}, rivals=3)
    until(ana, "furnish")
    ana.page.locator('.prompt [data-choice^="take "]').first.click()
    expect(button(ana, "set")).to_be_enabled()
    ana.page.mouse.move(2, 2)
    looks_well(ana, "a piece in the hand", *sizes)
    until(ana, "ghosts")
    looks_well(ana, "ghosts", *sizes)
    until(ana, "spot")
    looks_well(ana, "a spot", *sizes)
    pick = eager(6)
    for _ in range(60):
        ana.waits_for(
            lambda: ana.choices() or ana.page.locator('[data-choice="go-on"]').count(), "my turn or a look", patience=40
        )
        if ana.page.locator('[data-choice="go-on"]').count():
            break
        takes(ana, pick(ana.view(), ana.choices()))
    ana.page.mouse.move(2, 2)
    looks_well(ana, "a look", *sizes)


@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "ja-JP"])
def test_how_to_play_is_told_in_every_language(stage: Stage, locale: str) -> None:
    ana = stage.person(DESKTOP, locale)
    opens_keyhole(ana)
    ana.waits_for(lambda: ready(ana), "my turn", patience=40)
    assert pictures_of_how_to_play(ana, "keyhole") >= 5
    assert locale != "ja-JP" or grave_faults(ana.page) == []
