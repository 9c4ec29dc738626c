"""The words: three languages that say the same, with a message for everything and none too many."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

import ghostlight
from ghostlight.core.compile import JIT
from ghostlight.core.errors import Refusal
from ghostlight.core.events import EVERYONE, SPECTATOR, Happening
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.core.options import Picks
from ghostlight.games import NAMES, load
from ghostlight.messages import LANGUAGES, LOCALES
from ghostlight.table.refused import CODES
from ghostlight.table.table import NOTES
from ghostlight.terminal.graveyard import CELL, TABLE
from ghostlight.words import pick_language
from tests.sentences.vectors import keys_of
from tests.speaking import words_in
from tests.test_refusals import KINDS

GAMES = [load(name) for name in NAMES]
ANA_AND_BEN = ("Ana", "Ben")
REFUSED = re.compile(rf"""\b(?:{"|".join(sorted(KINDS))}|by_system)\(\s*"[a-z0-9-]+\"""")
"""The code of a refusal where it is made: `museum-guard` there is the message `refusal-museum-guard`, none of a game's."""


class Reader(Visitor):
    """What a message uses."""

    def __init__(self):
        self.variables, self.messages, self.names, self.functions = set(), set(), set(), set()

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node):
        """Which form is chosen is the language's own affair: Japanese has no plural."""
        for variant in node.variants:
            self.visit(variant)

    def visit_MessageReference(self, node):
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node):
        self.functions.add(node.id.name)
        if node.id.name == "NAME":
            self.names.add(node.arguments.positional[0].value)
        self.generic_visit(node)


@cache
def messages(language, file):
    """The messages of one file: id -> what it uses."""
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is there twice"
            found[entry.id.name] = Reader()
            found[entry.id.name].visit(entry)
    return found


@cache
def all_messages(language):
    return {name: uses for file in FILES for name, uses in messages(language, file).items()}


FILES = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))


def variables(language, name):
    """The variables of a message and of those that it refers to."""
    uses = all_messages(language)[name]
    return uses.variables.union(*(variables(language, other) for other in uses.messages))


# --- the files ---------------------------------------------------------------------------------------------------------


def test_there_is_a_file_for_what_all_games_share_and_one_for_each_game():
    for language in LANGUAGES:
        assert sorted(file.name for file in (LOCALES / language).iterdir()) == sorted(
            f"{name}.ftl" for name in (*ROOMS, *NAMES)
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_three_languages_have_the_same_messages_with_the_same_variables(language, file):
    assert list(messages(language, file)) == list(messages("en", file))
    for name in messages(language, file):
        if "foreign" in variables("en", name) and language != "en":
            assert "foreign" not in variables(language, name), f"{name}: what others say in English is for English"
        else:
            assert variables(language, name) == variables("en", name), name  # but for those that only choose a form
        assert name.startswith(file.removesuffix(".ftl") + "-"), f"{name} belongs into another file"


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_functions_that_the_browser_has_too(language):
    for name, uses in all_messages(language).items():
        assert uses.functions <= {"NUMBER", "DATETIME", "NAME"}, name


@pytest.mark.skipif(not JIT, reason="plays whole games of every game")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_unused(language):
    """Used are the ids written in the source, those made up for each game, and those that messages refer to."""
    defined = set(all_messages(language))
    used = {f"table-refused-{code}" for code in CODES} | {f"table-note-{code}" for code in NOTES}
    for source in sources():
        text = REFUSED.sub("", source.read_text(encoding="utf-8"))
        # `town-scene` is the class under which a board's styles stand.
        used |= set(re.findall(rf"""["'`]((?:{WHERE})-(?!scene["'`])[a-z0-9_-]+)["'`]""", text))
        for start in re.findall(rf"`((?:{WHERE})-[a-z0-9_-]*)\$\{{", text):  # the browser makes some ids up as well
            made_up = {name for name in defined if name.startswith(start)}
            assert made_up, f"{source.name}: no message begins with {start}"
            used |= made_up
    for game in GAMES:
        used |= {f"{game.name}-{each}" for each in ("title", "rules", "ours")}
        used |= {f"{game.name}-event-{name}" for event in game.events if (name := event.name.lower()) not in silent(game)}
        used |= {f"{game.name}-{kind}-{verb}" for kind in ("verb", "list", "choice") for verb in game.verbs}
        used |= {f"{game.name}-{kind}-{ask}" for kind in ("ask", "why") for ask in game.asks}
        used |= {f"web-option-{game.name}-{option.key}" for option in game.options}
        picks = {f"{game.name}-pick-{option.key}" for option in game.options if isinstance(option, Picks)}
        used |= picks | {f"{each}-text" for each in picks if f"{each}-text" in defined}
    used |= {name for name in defined if name.startswith("refusal-")}  # test_refusals.py asks for each
    for uses in all_messages(language).values():
        used |= uses.messages | uses.names
    runs = {f"{game.name}-event-{'-'.join(run)}" for game in GAMES for run in runs_that_happen(game.name)}
    assert used - defined == set(), "missing"
    assert defined - used - runs == set(), "unused"


SILENT = {"keyhole": {"set", "stands"}}
"""Events that only say where something stands now: the board shows it, the story does not tell it."""


def silent(game):
    return SILENT.get(game.name, set())


ROOMS = ("cli", "common", "mission", "refusal", "table", "web")
WHERE = "|".join((*ROOMS, *NAMES))


def sources():
    """What people wrote in Python, TypeScript and Svelte."""
    package = Path(ghostlight.__file__).parent
    yield from package.rglob("*.py")
    web = package.parent / "web" / "src"
    for ending in ("ts", "svelte"):
        yield from (each for each in web.rglob(f"*.{ending}") if not each.name.endswith(".test.ts"))


@cache
def runs_that_happen(name):
    """Every row of two or more events of one step, seen by a player, a spectator or from above, in some random games."""
    game, rng, runs = load(name), random.Random(1), set()
    for number in range(12):
        match = Match(game, [Seat(each) for each in ANA_AND_BEN], bytes([number]) * 32)
        while not match.over:
            # A player who seldom opens a grave leaves the other one without stones (D-02).
            options = match.options_now()
            match.act(min(options) if match.actor == 0 and number % 2 else rng.choice(options))
        for moment in match.moments:
            for names in (
                [each.name for each in moment.happenings if each.reaches(SPECTATOR) and each.name not in silent(game)],
                [each.name for each in moment.happenings if each.name not in silent(game)],
            ):
                runs |= {tuple(names[a:b]) for a in range(len(names)) for b in range(a + 2, len(names) + 1)}
    return frozenset(runs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_event_of_every_game_has_its_sentence(language, game):
    """Whoever is spoken to, and with every number that an event can carry."""
    words = words_in(language)
    for event, fields in game.event_fields.items():
        if event.name.lower() in silent(game):
            assert not words.has(f"{game.name}-event-{event.name.lower()}")
            continue
        for you in (None, 0):
            sentence = words.tell(
                game,
                game.worlds(2)[0],
                Happening(event.name.lower(), dict.fromkeys(fields, 0) | some_place(fields), EVERYONE),
                ANA_AND_BEN,
                you,
            )
            assert sentence.strip()
            assert "\n" not in sentence
            if "seat" in fields:
                assert ("Ana" in sentence) == (you is None)


def some_place(fields):
    """A place outside the graveyard, where an event has one."""
    return {"place": 36} if "place" in fields else {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_the_board_fit_their_columns(language):
    words = words_in(language)
    for front in ("zombie", "skeleton", "ghost", "wisp"):
        assert cell_len(words.say("graveyard-short-front", front=front)) <= CELL - 1
    for back in ("white", "grey", "black", "brown"):
        assert cell_len(words.say("graveyard-back", back=back)) <= 8
    assert cell_len(words.say("graveyard-holds", stones=20, wisps=12)) <= TABLE - 3
    assert cell_len(words.say("graveyard-unseen")) <= TABLE
    for name in ("graveyard-rules", "town-rules", "keyhole-rules", "common-keys", "common-replay-keys"):
        assert max(cell_len(line) for line in words.say(name, example="S1 summon").split("\n")) <= 80


def test_a_word_that_lacks_its_argument_is_an_error_and_not_a_gap():
    with pytest.raises(KeyError, match="common-thinking"):
        words_in("en").say("common-thinking")


# --- sentences ---------------------------------------------------------------------------------------------------------


def happened(name, audience=EVERYONE, **numbers):
    return Happening(name, numbers, audience)


OPENED = [
    happened("moved", seat=0, start=36, grave=27),
    happened("turned", seat=0, grave=27, front=0),
    happened("claimed", seat=0, grave=27, points=4),
]
LOOKED = [happened("spent", seat=1, grave=21), happened("inspected", seat=1, grave=9)]
LEARNED = [*LOOKED, happened("learned", audience=0b10, seat=1, grave=9, front=2)]


@pytest.mark.parametrize(
    ("language", "opened", "looked", "learned"),
    [
        (
            "en",
            "Ana moves to D5: a zombie, 4 points.",
            "Ben spends the wisp at D4 and looks into D2.",
            "You spend the wisp at D4 and look into D2: a ghost (only you know).",
        ),
        (
            "es",
            "Ana va a D5: un zombi, 4 puntos.",
            "Ben gasta el fuego fatuo de D4 y mira D2.",
            "Gastas el fuego fatuo de D4 y miras D2: un fantasma (solo lo sabes tú).",
        ),
        (
            "ja",
            "AnaはD5へ移動：ゾンビ、4点。",
            "BenはD4の鬼火を使い、D2をのぞきました。",
            "あなたはD4の鬼火を使い、D2をのぞきました：幽霊（知っているのはあなただけ）。",
        ),
    ],
)
def test_events_of_one_step_are_one_sentence_with_the_actor_first(language, opened, looked, learned):
    words, game = words_in(language), load("graveyard")
    world = game.worlds(2)[0]
    assert words.tell_all(game, world, OPENED, ANA_AND_BEN, you=1) == [opened]
    assert words.tell_all(game, world, LOOKED, ANA_AND_BEN, you=0) == [looked]
    assert words.tell_all(game, world, LEARNED, ANA_AND_BEN, you=1) == [learned]


def test_what_does_not_join_is_told_one_after_the_other():
    game = load("graveyard")
    told = words_in("en").tell_all(game, game.worlds(2)[0], [*OPENED, happened("all_open")], ANA_AND_BEN)
    assert told == ["Ana moves to D5: a zombie, 4 points.", "The last grave is open: the game is over."]


def test_an_event_without_a_sentence_is_not_told_and_parts_no_others():
    game = load("graveyard")
    silent = happened("stands", grave=3)
    told = words_in("en").tell_all(game, game.worlds(2)[0], [silent, OPENED[0], silent, *OPENED[1:], silent], ANA_AND_BEN)
    assert told == ["Ana moves to D5: a zombie, 4 points."]


SEEN = [
    happened("peep", side=0, door=3),
    happened("seen", ghost=0, direct=385, mirrored=0),
    happened("stands", ghost=13, cell=3, sx=8, sy=8, level=0, posture=0),
    happened("seen", ghost=13, direct=0, mirrored=2),
    happened("door", seat=-1, side=2, door=3),
]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "The guest looks in through door 3 on the south side.",
                "Ana’s small ghost 1 is seen.",
                "Your large ghost is seen in the mirror.",
                "The keyhole goes across to door 3 on the north side.",
            ],
        ),
        (
            "es",
            [
                "El huésped mira por la cerradura de la puerta 3 del lado sur.",
                "El fantasma pequeño 1 de Ana queda a la vista.",
                "Tu fantasma grande se ve en el espejo.",
                "La cerradura pasa enfrente, a la puerta 3 del lado norte.",
            ],
        ),
        (
            "ja",
            [
                "宿の客が南側の扉3からのぞきます。",
                "Anaの小幽霊1が見つかりました。",
                "あなたの大幽霊が鏡に映って見つかりました。",
                "鍵穴は反対側、北側の扉3へ移ります。",
            ],
        ),
    ],
)
def test_a_ghost_is_told_by_its_owner_size_and_number_and_what_nobody_did_is_nobodys(language, told):
    game = load("keyhole")
    assert words_in(language).tell_all(game, game.worlds(2)[0], SEEN, ANA_AND_BEN, you=1) == told


def test_one_point_is_not_one_points():
    assert words_in("en").say("common-points", points=1) == "1 point"
    assert words_in("es").say("common-points", points=1) == "1 punto"
    assert words_in("ja").say("common-points", points=1) == "1点"


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [("en", "Ana and Ben", "Ana, Ben and Inés"), ("es", "Ana y Ben", "Ana, Ben e Inés"), ("ja", "Ana、Ben", "Ana、Ben、Inés")],
)
def test_names_in_a_row_are_joined_by_the_language(language, two, three):
    words = words_in(language)
    assert words.join(["Ana"]) == "Ana"
    assert words.join(["Ana", "Ben"]) == two
    assert words.join(["Ana", "Ben", "Inés"]) == three


def test_who_ties_shares_the_win():
    told = {language: words_in(language).say("common-won", count=2, names="A", points=5) for language in LANGUAGES}
    assert told["en"] == "A tie for the win with 5 points each."
    assert told["es"] == "A empatan en cabeza con 5 puntos y comparten la victoria."
    assert told["ja"] == "Aが5点で同点優勝です。"


def test_choices_as_words():
    game = load("graveyard")
    world = game.worlds(2)[0]
    move = game.notation.read_action(world, "move D3")
    assert [words_in(language).choice(game, world, move) for language in LANGUAGES] == ["move to D3", "ir a D3", "D3へ移動"]


def test_a_choice_has_its_fields_by_name():
    game = load("town")
    world, words = game.worlds(2)[0], words_in("en")
    for text, said in {"to SC": ["School"], "occupy 1": ["Long Shadow"], "summon CH B": ["Church", "blue"]}.items():
        told = words.choice(game, world, game.notation.read_action(world, text))
        assert all(each in told for each in said), told
    keyhole = load("keyhole")
    hall = keyhole.worlds(2)[0]
    assert words.choice(keyhole, hall, keyhole.notation.read_action(hall, "move AS2 C4")) == "move small ghost 2 to C4"


@pytest.mark.parametrize(
    ("language", "swap", "overawed"),
    [
        (
            "en",
            "swap an orange Hornhead in the School with a green Sheet in the Cinema",
            "Ana wins without a roll: the blue Peep knows its place.",
        ),
        (
            "es",
            "intercambiar un Astado naranja de la Escuela con una Sábana verde del Cine",
            "Ana gana sin tirar: el Fisgón azul sabe cuál es su sitio.",
        ),
        (
            "ja",
            "学校の橙の角霊と映画館の緑のシーツ霊を入れ替える",
            "Anaは振らずに勝ちました。青のちび霊は身のほどを知っています。",
        ),
    ],
)
def test_a_name_stands_in_the_form_that_the_sentence_wants(language, swap, overawed):
    game, words = load("town"), words_in(language)
    world = game.worlds(2)[0]
    assert words.choice(game, world, game.notation.read_action(world, "swap SC O CI G")) == swap
    assert words.tell_all(game, world, [happened("overawed", seat=0, defender=1)], ANA_AND_BEN) == [overawed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_names_something_has_a_variable_called_like_it(language):
    """`NAME("town-ghost", $attacker)` is the message `town-ghost` with `$ghost`."""
    names = {name for uses in all_messages(language).values() for name in uses.names}
    assert "town-ghost" in names
    for name in names:
        assert name.rsplit("-", 1)[-1] in keys_of(name, language), name


# --- which language ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "es"}, "es"),
        (None, {"LANG": "es_MX", "LC_MESSAGES": "en_GB", "LC_ALL": "ja_JP.eucJP"}, "ja"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "ja_JP.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "ja"}, "ja"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "est_EE"}, "en"),
        ("es", {"LANG": "ja_JP.UTF-8"}, "es"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_locale(asked, environment, language):
    assert pick_language(asked, environment) == language


def test_an_unknown_language_is_refused():
    with pytest.raises(Refusal, match="'fr': there are en, es, ja"):
        pick_language("fr", {})
