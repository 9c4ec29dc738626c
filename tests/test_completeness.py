"""Nothing is half there: every verb has its words, its sense and a scenario, and so has every card, bonus token, chime, item,
character and event. A failure says what is missing and into which file it belongs.

That every verb has its place on the page is for the page's own tests to ask: `web/src/boards/places.test.ts`.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from ghostlight.core.game import Game
from ghostlight.games import NAMES, load
from ghostlight.games.town.cards import BY_NUMBER, Card
from ghostlight.messages import LANGUAGES, LOCALES
from tools.whereabouts import (
    PAGE,
    Thing,
    deed,
    functions,
    page,
    rules_of,
    scenario_files,
    scenarios_of,
    sense_of,
    things,
)

THINGS = list(things())
VERBS = [(load(name), verb) for name in NAMES for verb in load(name).verbs]

# --- what is deliberately without, and why -----------------------------------------------------------------------------

NOTHING = "declining is worth nothing: what else there is counts more or less than that"
ALONE = "its question has no other verb, so nothing asks for it by name:"
WITHOUT_SENSE = {
    "town": {"end": NOTHING, "accept": NOTHING, "no": NOTHING, "disc-supply": NOTHING},
    "keyhole": {
        "home": f"{ALONE} all sides are alike at the start",
        "apart": NOTHING,
    },
    "museum": {
        "char": f"{ALONE} appraise_characters",
        "cancel": NOTHING,
        "refuse": NOTHING,
        "pass": NOTHING,
        "decline": NOTHING,
        "done": NOTHING,
        "card": f"{ALONE} appraise_cards",
        "to": f"{ALONE} appraise_glide",
        "event": f"{ALONE} appraise_events",
    },
}
"""Verbs that `appraise` does not ask for by name."""

AT_ONCE = "happens before anybody decides: what it has done is seen like the rest"
BY_PROGRAM = "bots let the program place the furniture (Do.ROUTINE): what came of it is seen like the rest"
THINGS_WITHOUT_SENSE = {
    "C02": "lying ghosts are weighed by what they show, like all",
    "C03": BY_PROGRAM,
    "C04": BY_PROGRAM,
    "C06": BY_PROGRAM,
    "C10": AT_ONCE,
    "C11": "the door that it foretells is weighed like one that is certain",
    "C12": AT_ONCE,
    "macuahuitl": "a weapon like others (is_weapon)",
    "rue": "by the verbs SHELTER and SHIELD",
    "artefact": "wanted when an objective wants it",
    "heart": "wanted when an objective wants it",
    **dict.fromkeys(("itzel", "bruno", "remedios", "quiroz", "lina", "beto", "nico"), "weighed by life points and item"),
    "priest": "ghost_turn.py is all about it",
}
GOODS = "does nothing by itself: missions ask for it"
ROLES = "differs from others only in its row (missions/model.py)"
THINGS_WITHOUT_RULE = {
    "artefact": GOODS,
    "heart": GOODS,
    **dict.fromkeys(("itzel", "bruno", "remedios", "quiroz", "lina", "beto", "nico"), ROLES),
}
THINGS_WITHOUT_SCENARIO = {"artefact": "missions give theirs names, and scenarios use these (jade-mask)"}

DEEDS = {("museum", "char"): "CHARACTER", ("keyhole", "lie"): "STAND"}
"""Verbs whose deed has another name."""


# --- verbs -------------------------------------------------------------------------------------------------------------


@pytest.fixture(params=VERBS, ids=lambda each: f"{each[0].name}-{each[1]}")
def chosen(request: pytest.FixtureRequest) -> tuple[Game, str]:
    game_and_verb: tuple[Game, str] = request.param
    return game_and_verb


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verb_has_its_words_for_terminal_and_page(chosen: tuple[Game, str], language: str) -> None:
    game, verb = chosen
    missing = [f"{game.name}-{kind}-{verb}" for kind in ("verb", "list", "choice")]
    missing = [each for each in missing if each not in messages(language, game.name)]
    assert missing == [], f"belongs into ghostlight/locales/{language}/{game.name}.ftl"


def test_a_verb_is_weighed_by_bots(chosen: tuple[Game, str]) -> None:
    game, verb = chosen
    name = DEEDS.get((game.name, verb), deed(verb))
    pattern = rf"\b{name}\b" if game.name == "graveyard" else rf"\bDo\.{name}\b"
    weighed = any(re.search(pattern, each.source) for each in functions(game.name, "sense"))
    excused = WITHOUT_SENSE.get(game.name, {}).get(verb)
    assert weighed or excused, f"games/{game.name}/sense has nothing on {name}; or say in WITHOUT_SENSE why it needs nothing"
    assert not (weighed and excused), f"games/{game.name}/sense knows {name}: take it out of WITHOUT_SENSE"


def test_a_verb_is_taken_in_a_scenario(chosen: tuple[Game, str]) -> None:
    game, verb = chosen
    steps = [step for file in scenario_files(game.name).values() for each in file["scenario"] for step in each.get("step", [])]
    taken = any(step.get("do", "").split(" ")[0] == verb for step in steps)
    assert taken, f'no step in tests/scenarios/{game.name}/*.toml has do = "{verb} ..."'


# --- cards, tokens, chimes, items, characters, events ------------------------------------------------------------------


@pytest.fixture(params=THINGS, ids=lambda each: f"{each.game}-{each.sort}-{each.key}".replace(" ", "-"))
def thing(request: pytest.FixtureRequest) -> Thing:
    one: Thing = request.param
    return one


def test_a_thing_has_a_rule(thing: Thing) -> None:
    excused = THINGS_WITHOUT_RULE.get(thing.key)
    assert rules_of(thing) or excused, f"no function in games/{thing.game}/rules names {thing.code}"
    assert not (rules_of(thing) and excused), f"{rules_of(thing)[0]} names {thing.code}: take it out of THINGS_WITHOUT_RULE"


def test_a_thing_is_weighed_by_bots(thing: Thing) -> None:
    excused = (
        BY_NUMBER[int(thing.key)].sense.startswith("none: ") if thing.sort == "card" else THINGS_WITHOUT_SENSE.get(thing.key)
    )
    assert sense_of(thing) or excused, f"games/{thing.game}/sense has nothing on {thing.code}, and no word why it needs nothing"
    assert not (sense_of(thing) and excused), f"{sense_of(thing)[0]} weighs {thing.code}: it needs no excuse"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_its_texts(thing: Thing, language: str) -> None:
    for name in thing.messages:
        assert thing.key in messages(language, thing.game)[name], (
            f"{name} has no [{thing.key}] in ghostlight/locales/{language}/{thing.game}.ftl"
        )


def test_a_thing_has_a_scenario(thing: Thing) -> None:
    cited = thing.clause or " or ".join(thing.shared)
    what = f"cites {cited}" if thing.clause else f"has {thing.key} in play{cited and f' and cites {cited}'}"
    found, excused = scenarios_of(thing), THINGS_WITHOUT_SCENARIO.get(thing.key)
    assert found or excused, f"no scenario in tests/scenarios/{thing.game} {what}"
    assert not (found and excused), f"{found[0]} has it: take {thing.key} out of THINGS_WITHOUT_SCENARIO"


@pytest.mark.parametrize("card", Card, ids=lambda each: f"town-{each.name.lower()}")
def test_the_row_of_a_card_says_where_its_rule_and_its_sense_are(card: Card) -> None:
    one = next(each for each in THINGS if each.sort == "card" and each.key == str(int(card)))
    assert card.rules == by_file(rules_of(one)), f"rules of {card.name} in games/town/cards.py"
    sense = " ".join(each.removeprefix("sense.") for each in sense_of(one))
    assert card.sense == sense or (card.sense.startswith("none: ") and not sense), (
        f"sense of {card.name} in games/town/cards.py"
    )
    assert set(card.verbs.split()) <= set(load("town").verbs), f"verbs of {card.name} in games/town/cards.py"


def by_file(names: tuple[str, ...]) -> str:
    """`["fight.brag", "fight.fight"]` as rows write it: `fight: brag fight`."""
    files: dict[str, list[str]] = {}
    for each in names:
        file, _, function = each.partition(".")
        files.setdefault(file, []).append(function)
    return "; ".join(f"{file}: {' '.join(functions)}" for file, functions in files.items())


def test_the_page_of_cards_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "`python -m tools.whereabouts` writes docs/cards.md"


def test_nothing_is_excused_that_is_not_there() -> None:
    assert {(name, verb) for name, verbs in WITHOUT_SENSE.items() for verb in verbs} <= {
        (game.name, verb) for game, verb in VERBS
    }
    for excused in (THINGS_WITHOUT_SENSE, THINGS_WITHOUT_RULE, THINGS_WITHOUT_SCENARIO):
        assert set(excused) <= {each.key for each in THINGS}


# --- messages ----------------------------------------------------------------------------------------------------------


@cache
def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file, each with the keys of all forms that it distinguishes."""
    resource = FluentParser().parse((LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8"))
    return {each.id.name: keys_in(each) for each in resource.body if isinstance(each, ast.Message)}


def keys_in(message: ast.Message) -> set[str]:
    """The keys of the selection that the whole message is."""
    elements = message.value.elements if message.value else []
    chosen = [each.expression for each in elements if isinstance(each, ast.Placeable)]
    variants = [variant for each in chosen if isinstance(each, ast.SelectExpression) for variant in each.variants]
    return {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in variants}


# --- these checks can fail ---------------------------------------------------------------------------------------------


def test_a_thing_that_no_code_names_is_missed() -> None:
    nobody = Thing(
        "town", "card", "53", "card", ("town-card", "town-card-text"), r"Card\.UNINVITED_GUEST\b", "T-253", ("barge",)
    )
    assert rules_of(nobody) == sense_of(nobody) == scenarios_of(nobody) == ()
    assert nobody.key not in messages("en", "town")["town-card"]
    assert nobody.is_in("offer(g, Do.BARGE, building)")
    assert nobody.is_in('"""T-253."""')
