"""Every message of every game with arguments, and what Python says; `python -m tests.sentences` writes it for the browser.

Events and actions are given as the server sends them, so that both engines make the arguments themselves. All other messages
are said with arguments for every form that they have.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ghostlight.core.errors import BadNotation
from ghostlight.core.events import EVERYONE, Happening
from ghostlight.core.game import Game
from ghostlight.games import NAMES, load
from ghostlight.games.museum.missions.booklet import booklet_of
from ghostlight.games.museum.stored_texts import text_of
from ghostlight.messages import LOCALES
from ghostlight.words import LANGUAGES, Words

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "generated" / "sentences.json"
PEOPLE = ("Ana", "Ben")
Arguments = dict[str, str | int]


# --- what messages use -----------------------------------------------------------------------------------------------------


class Forms(Visitor):
    """The variables of a message, each with the keys of the forms that it chooses among, the messages that it refers to, and
    which messages name its variables.
    """

    def __init__(self) -> None:
        self.keys: dict[str, set[str | int]] = {}
        self.messages: set[str] = set()
        self.names: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.generic_visit(node)
        if node.id.name == "NAME":
            message, word = node.arguments.positional
            if isinstance(word, ast.VariableReference):
                self.names[word.id.name] = message.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            self.keys[node.selector.id.name] |= {_key(variant.key) for variant in node.variants}


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return int(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)


@cache
def messages(language: str, file: str) -> dict[str, Forms]:
    found = {}
    for entry in FluentParser().parse((LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = forms = Forms()
            forms.visit(entry)
    return found


@cache
def _everything(language: str) -> dict[str, Forms]:
    return {name: forms for file in (LOCALES / language).glob("*.ftl") for name, forms in messages(language, file.stem).items()}


def keys_of(name: str, language: str) -> dict[str, set[str | int]]:
    """The variables of a message and of those that it refers to."""
    forms = _everything(language)[name]
    found = {variable: set(keys) for variable, keys in forms.keys.items()}
    for other in forms.messages:
        for variable, keys in keys_of(other, language).items():
            found.setdefault(variable, set()).update(keys)
    for variable, other in forms.names.items():
        found[variable] |= keys_of(other, language)[other.rsplit("-", 1)[-1]]
    return found


PLURALS = {"one", "other", "zero", "two", "few", "many"}


def _values(keys: set[str | int]) -> list[str | int]:
    """Something for every form: a number where forms go by number, and a word that has no form of its own."""
    if not keys:
        return ["Ana", 1234, 12345]
    if keys & PLURALS - {"other"}:
        return [*sorted(key for key in keys if isinstance(key, int)), 0, 1, 2, 21]
    words = sorted((key for key in keys if isinstance(key, str) and key != "other"), key=str)
    numbers = sorted(key for key in keys if isinstance(key, int))
    return [*words, *numbers, *(["else"] if "other" in keys and words else [99])]


def _arguments(name: str) -> Iterator[Arguments]:
    """Arguments that bring forth every form of every variable at least once, and all names in all their forms."""
    keys: dict[str, set[str | int]] = {}
    for language in LANGUAGES:
        for variable, found in keys_of(name, language).items():
            keys.setdefault(variable, set()).update(found)
    values = {variable: _values(each) for variable, each in sorted(keys.items())}
    if "form" in values:
        yield from (dict(zip(values, row, strict=True)) for row in product(*values.values()))
    else:
        yield from rows(values)


def rows(values: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """Each value of each column once at least: all columns go round side by side until the longest is through."""
    longest = max(map(len, values.values()), default=1)
    for row in zip(*(islice(cycle(column), longest) for column in values.values()), strict=True) if values else [()]:
        yield dict(zip(values, row, strict=True))


# --- numbers and words of the games' fields ------------------------------------------------------------------------------


def _numbers(game: Game, world: Any, field: str) -> list[int]:
    """Numbers that an event's field can carry."""
    given = NUMBERS.get((game.name, field)) or NUMBERS.get(("", field))
    if given is not None:
        return list(given(world) if callable(given) else given)
    kind = game.field_type(field)
    if kind is int:
        return [0, 1, 2, 5]
    assert get_origin(kind) is Literal, f"{game.name}: which numbers can {field} carry?"
    return list(that_can_be(game, world, field, get_args(kind)))


def that_can_be(game: Game, world: Any, field: str, words: Iterable[str]) -> Iterator[int]:
    for number in range(len(tuple(words)) + 1):
        try:
            if game.notation.write_number(world, field, number) in words:
                yield number
        except (LookupError, ValueError):
            continue


NUMBERS: dict[tuple[str, str], Any] = {
    ("", "seat"): (0, 0, 1, 1),
    ("graveyard", "place"): (36, 47),
    ("graveyard", "grave"): (0, 27),
    ("graveyard", "start"): (36, 5),
    **{("town", field): range(6) for field in ("building", "start", "other")},
    ("town", "card"): (0, 1, 29, 52),
    **{("keyhole", field): (0, 4, 6, 7, 13) for field in ("ghost", "partner", "made", "victim")},
    ("keyhole", "chime"): range(1, 13),
    ("keyhole", "card"): (1, 20),
    ("keyhole", "cell"): (0, 35),
    **{("museum", field): (35, 17, 255) for field in ("square", "start", "goal")},
    ("museum", "mission"): lambda world: [int(world.title)],
    ("museum", "text"): lambda world: [int(world.summary)],
    ("museum", "objective"): lambda world: range(int(world.objective_count)),
    ("museum", "secret"): lambda world: range(int(world.secret_count)),
    ("museum", "event"): lambda world: range(12 + int(world.dated)),
    ("museum", "item"): lambda world: [1, 7, 11, int(world.named_kind[0]) | 1 << 8],
    ("museum", "area"): (0, 19, 23, 31),
    ("museum", "door"): (1, 2, 53),
    ("museum", "time"): (1080, 1090),
    ("museum", "target"): (0, 7, 16, 20),
}
WORDS: dict[tuple[str, str], Sequence[str]] = {
    ("graveyard", "where"): ("D3", "N1"),
    ("town", "tokens"): ("BBG", "RRR"),
    ("museum", "slot"): ("#1", "#3"),
    ("museum", "place"): ("@1", "@12"),
    ("museum", "items"): ("-", "#1", "#1+#2*2"),
}
MOST_TOLD = 5
"""Rows of an event: its words have messages of their own, which are said in all their forms."""
NOBODYS = {("keyhole", "door")}
"""Events that nobody may have brought about: their seat is -1."""


# --- vectors -------------------------------------------------------------------------------------------------------------


def _run_of(game: Game, message: str) -> list[str]:
    """The names of the events that a message tells."""
    return message.removeprefix(f"{game.name}-event-").split("-")


def _event_vectors(game: Game, world: Any, message: str) -> Iterator[list[Any]]:
    run = _run_of(game, message)
    fields = {game.events(event).name.lower(): names for event, names in game.event_fields.items()}
    columns: dict[str, list[int]] = {}
    for name in run:
        for field in fields[name]:
            column = _numbers(game, world, field)
            nobody = [-1] if field == "seat" and (game.name, name) in NOBODYS else []
            columns[field if field == "seat" else f"{name} {field}"] = column + nobody
    for row, you in zip(islice(rows(columns), MOST_TOLD), cycle([None, 0, 0, 1])):
        told = [
            Happening(name, {field: row.get(f"{name} {field}", row.get(field, 0)) for field in fields[name]}, EVERYONE)
            for name in run
        ]
        sent = [
            [each.name, {field: game.tell(world, field, number) for field, number in each.numbers.items()}] for each in told
        ]
        yield [sent, you, *(WORDS_IN[language].tell_all(game, world, told, PEOPLE, you) for language in LANGUAGES)]


def _field_words(game: Game, world: Any, field: str) -> list[str]:
    kind = game.field_type(field)
    if (game.name, field) in WORDS:
        return list(WORDS[game.name, field])
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if kind is int:
        return ["0", "1", "2", "8"]
    return [game.notation.write_number(world, field, number) for number in _numbers(game, world, field)]


def _choice_vectors(game: Game, world: Any, verb: str) -> Iterator[list[Any]]:
    for row in rows({field: _field_words(game, world, field) for field in game.verbs[verb]}):
        text = " ".join([verb, *row.values()])
        try:
            action = game.notation.read_action(world, text)
        except BadNotation:
            continue
        if game.notation.write_action(world, action) == text:
            yield [text, *(WORDS_IN[language].choice(game, world, action) for language in LANGUAGES)]


def _message_vectors(message: str) -> Iterator[list[Any]]:
    """What is said is told by its digest, since cards and pages that teach a game are long."""
    for arguments in _arguments(message):
        yield [arguments, *(digest(WORDS_IN[language].format(message, arguments)) for language in LANGUAGES)]


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


WORDS_IN = {language: Words(language) for language in LANGUAGES}


def _world(game: Game) -> Any:
    """In Museum a mission with secrets, events and items of its own."""
    return game.worlds(3, {"mission": "heart-under-the-temple"} if game.name == "museum" else {})[0]


def vectors() -> dict[str, Any]:
    """All vectors: by game and message."""
    made: dict[str, Any] = {"people": PEOPLE, "games": {}}
    for name in NAMES:
        game = load(name)
        world = _world(game)
        events, choices, others = {}, {}, {}
        for message in messages("en", name):
            if message.startswith(f"{name}-event-"):
                events[message] = list(_event_vectors(game, world, message))
            elif message.startswith(f"{name}-choice-"):
                choices[message] = list(_choice_vectors(game, world, message.removeprefix(f"{name}-choice-")))
            else:
                others[message] = list(_message_vectors(message))
        made["games"][name] = {
            "events": events,
            "choices": choices,
            "messages": others,
            "called": [_called(game, world, language) for language in LANGUAGES],
        }
    made["mission"] = _mission(load("museum"))
    return made


def _called(game: Game, world: Any, language: str) -> dict[str, dict[str, str]]:
    """What people who read that language call what a field names by a word, where that differs."""
    called: dict[str, dict[str, str]] = {}
    for field in ("item", "objective", "secret", "event", "text", "mission") if game.called else ():
        for number in _numbers(game, world, field):
            word = game.notation.write_number(world, field, number)
            name = game.called(world, field, word, language) if game.called else word
            if name != word:
                called.setdefault(field, {})[word] = name
    return called


def _mission(game: Game) -> dict[str, Any]:
    """What the browser knows of the mission that the events of Museum are from."""
    world = _world(game)
    booklet = booklet_of(world)

    def told(rows: Any, count: int) -> list[dict[str, str]]:
        return [{"id": text_of(world, int(rows[k].label)), "text": text_of(world, int(rows[k].text))} for k in range(count)]

    return {
        "items": [{"id": each.id, "kind": each.kind, "name": each.name} for each in booklet.items],
        "deck": [{"id": each.id, "title": each.title} for each in booklet.deck],
        "objectives": told(world.objectives, int(world.objective_count)),
        "secrets": told(world.secrets, int(world.secret_count)),
        "texts": booklet.texts,
    }


def text() -> str:
    """The file: a line for each message, so that a change can be read."""
    made = vectors()

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    games = []
    for name, parts in made["games"].items():
        told = [f'"called":{line(parts["called"])}']
        for part in ("events", "choices", "messages"):
            each = ",\n".join(f"{line(message)}:{line(found)}" for message, found in parts[part].items())
            told.append(f"{line(part)}:{{\n{each}}}")
        games.append(f"{line(name)}:{{" + ",\n".join(told) + "}")
    head = f'"people":{line(made["people"])},\n"mission":{line(made["mission"])},\n"games":'
    return "{" + head + "{" + ",\n".join(games) + "}}\n"
