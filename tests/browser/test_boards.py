"""Boards as they are touched: at every width a board keeps its size through a turn, what is pressed is large enough, and
text can be read. Every position is opened once and looked at in all widths; what fails is told as a list.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.stage import COME_TO_REST, ME, Person, Stage, bot

WIDTHS = (
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 1440, "height": 900},
)
BOARDS: dict[str, dict[str, Any]] = {
    "graveyard": {},
    "town": {"start_sp": 30, "first_player": 1},
}
"""A line for each game whose board keeps to this: the options of the table."""
POSITIONS = 5

MEASURE = """() => {
    const shown = { opacityProperty: true, visibilityProperty: true };
    const seen = (each) => each.checkVisibility(shown) && !each.closest('[inert], .vh');
    const size = (each) => (each.querySelector('.area') ?? each).getBoundingClientRect();
    const buttons = [...document.querySelectorAll('.prompt button, .seat, header .ib, .foot')].filter(seen);
    const places = [...document.querySelectorAll('.board .able[data-spot]')].filter(seen);
    const small = (each, least) => { const { width, height } = size(each); return Math.min(width, height) < least - 0.5; };
    const named = (each) => each.dataset.spot ?? each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 30);
    const letters = [...document.querySelectorAll('.board *, .prompt *, .seats *')].filter((each) => {
        const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (!own || !seen(each)) return false;
        const box = each.closest('svg')?.viewBox?.baseVal;
        const scale = box?.width ? each.closest('svg').getBoundingClientRect().width / box.width : 1;
        return parseFloat(getComputedStyle(each).fontSize) * scale < 11.95;
    });
    const board = document.querySelector('.stage > .board').getBoundingClientRect();
    return {
        board: `${Math.round(board.width)} x ${Math.round(board.height)}`,
        buttons: buttons.filter((each) => small(each, 40)).map(named),
        places: places.filter((each) => small(each, 40)).map(named),
        tiny: places.filter((each) => small(each, 24)).map(named),
        listed: document.querySelectorAll('.prompt [data-choice]').length,
        letters: [...new Set(letters.map((each) => each.textContent.trim().slice(0, 20)))],
    };
}"""


def faults(person: Person, sizes: dict[int, set[str]], what: str) -> list[str]:
    """What is wrong with this position at any width."""
    found = []
    for width in WIDTHS:
        person.page.set_viewport_size(width)  # type: ignore[arg-type]
        person.page.evaluate(COME_TO_REST)
        told = person.page.evaluate(MEASURE)
        where = f"{what} at {width['width']}"
        sizes.setdefault(width["width"], set()).add(told["board"])
        found += [f"{where}: {each} is under 40 px" for each in told["buttons"]]
        found += [f"{where}: {each} is under 24 px" for each in told["tiny"]]
        if told["listed"] == 0:
            found += [f"{where}: {each} is under 40 px and not in the prompt" for each in told["places"]]
        found += [f"{where}: text under 12 px: {each}" for each in told["letters"]]
    return found


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_keeps_its_size_and_can_be_touched_and_read(stage: Stage, game: str) -> None:
    ana = stage.person()
    ana.sits_down(game, ME, bot("greedy"), bot("greedy"), **BOARDS[game])
    sizes: dict[int, set[str]] = {}
    found: list[str] = []
    for number in range(POSITIONS):
        ana.waits_for(lambda: ana.choices() or ana.table()["status"] == "over", "my turn")
        if ana.table()["status"] == "over":
            break
        ana.page.locator(".able").first.wait_for()
        found += faults(ana, sizes, f"position {number + 1}")
        at = ana.table()["at"]
        for _ in range(4):
            button = ana.page.locator(".prompt [data-choice]")
            (button if button.count() else ana.page.locator(".board .able[data-spot]")).last.click()
            found += faults(ana, sizes, f"position {number + 1}, half chosen") if ana.table()["at"] == at else []
            if ana.table()["at"] > at:
                break
    found += [
        f"the board changes its size at {width}: {', '.join(sorted(each))}" for width, each in sizes.items() if len(each) > 1
    ]
    assert not found, "\n".join(sorted(set(found)))
