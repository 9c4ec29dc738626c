"""The protocol in other tongues: TypeScript types and a JSON schema, made from messages.py. Run it to write the files anew."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import msgspec.inspect as kinds

from ghostlight.core.game import Game
from ghostlight.games import NAMES, load

from . import messages

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
GENERATED = ROOT / "web" / "src" / "generated"
HEAD = "// {}. Made by `python -m ghostlight.server.protocol`; do not edit.\n"
TOPS = {"Asked": messages.Asked, "Told": messages.TellAny}


def schema() -> dict[str, Any]:
    """The JSON schema of all messages."""
    types = [*TOPS.values(), *messages.HTTP]
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Ghostlight protocol", "$defs": components}


def typescript(head: str, tops: dict[str, Any], others: Iterable[type] = ()) -> str:
    """TypeScript interfaces for all structs that these types use, and a name for each union in `tops`."""
    writer = Writer({})
    unions = [f"export type {name} = {writer.write(each)};" for name, each in tops.items()]
    for each in others:
        writer.write(each)
    return "\n".join([HEAD.format(head), *writer.interfaces(), *unions, ""])


class Writer:
    """Writes Python's types as TypeScript's. Closed sets of words that have a name are written by it."""

    def __init__(self, named: Mapping[str, Any]) -> None:
        self._names = {frozenset(get_args(each)): name for name, each in named.items()}
        self._structs: dict[str, str] = {}

    def write(self, each: Any) -> str:
        return self._type(kinds.type_info(each))

    def interfaces(self) -> list[str]:
        """Of all structs that were met so far."""
        return [self._structs[name] for name in sorted(self._structs)]

    def _type(self, kind: Any) -> str:
        match kind:
            case kinds.StructType():
                name = str(kind.cls.__name__)
                if name not in self._structs:
                    if name in self._names.values():
                        raise TypeError(f"{name} is a set of words and a struct: call one of them otherwise")
                    self._structs[name] = ""
                    self._structs[name] = self._interface(name, kind)
                return name
            case kinds.UnionType():
                return " | ".join(self._type(each) for each in kind.types if not isinstance(each, _Unset))
            case kinds.LiteralType():
                return self._names.get(frozenset(kind.values)) or words(kind.values)
            case kinds.ListType() | kinds.VarTupleType() | kinds.CollectionType():
                inner = self._type(kind.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case kinds.TupleType():
                return f"[{', '.join(self._type(each) for each in kind.item_types)}]"
            case kinds.DictType():
                return f"Record<{self._type(kind.key_type)}, {self._type(kind.value_type)}>"
            case kinds.Metadata():
                return self._type(kind.type)
        return _PLAIN[type(kind)]

    def _interface(self, name: str, kind: Any) -> str:
        lines = [] if kind.tag is None else [f"  {kind.tag_field}: {json.dumps(kind.tag)};"]
        for field in kind.fields:
            lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {self._type(field.type)};")
        comment = f"/** {' '.join(kind.cls.__doc__.split())} */\n" if kind.cls.__doc__ else ""
        return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def words(values: Iterable[Any]) -> str:
    return " | ".join(json.dumps(value) for value in values)


_Unset = type(kinds.type_info(msgspec.UnsetType))
_PLAIN: dict[type, str] = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def _returned(function: Any) -> type:
    """The type of what a function gives."""
    kind: type = get_type_hints(function)["return"]
    return kind


def files() -> dict[Path, str]:
    """Every generated file with what belongs into it."""
    made = {
        SCHEMA: json.dumps(schema(), indent=2) + "\n",
        GENERATED / "protocol.ts": typescript("The messages between browser and server", TOPS, messages.HTTP),
    }
    for name in NAMES:
        game = load(name)
        made[GENERATED / f"{name}.ts"] = board(game)
        rolls = [draw.name.lower() for draw in sorted(game.dice)]  # the page goes over every draw: these count from 1
        made[GENERATED / f"{name}-tables.ts"] = tables(name, {"ROLLS": rolls, **game.tables})
    made[GENERATED / "verbs.ts"] = verbs()
    made[GENERATED / "bills.ts"] = bills()
    return made


def board(game: Game) -> str:
    """The types of one game: its closed sets of words, the view, what happens, and what can be chosen."""
    named = {name: each for name, each in vars(game.vocabulary).items() if get_origin(each) is Literal}
    writer = Writer(named)
    for each in (game.view, game.trial):
        if each is not None:
            writer.write(_returned(each))
    events = [
        f"  | {{ name: {json.dumps(event.name.lower())}; fields: {_fields(game, names, writer)}; secret: boolean }}\n"
        for event, names in ((event, game.event_fields[event]) for event in game.events)
    ]
    actions = [f"  | {_fields(game, names, writer, verb)}\n" for verb, names in game.verbs.items()]
    return "\n".join(
        [
            HEAD.format(f"What the board of {game.name.title()} draws, what happens on it, and what can be chosen there"),
            *(f"export type {name} = {words(get_args(each))};" for name, each in named.items()),
            "",
            *writer.interfaces(),
            "/** What can happen, as the server tells it. */",
            f"export type Event =\n{''.join(events).rstrip()};\n",
            "/** What can be chosen: the words of the notation by the names of their fields. */",
            f"export type Action =\n{''.join(actions).rstrip()};\n",
            "export type Verb = Action['verb'];",
            "",
        ]
    )


def _fields(game: Game, names: Iterable[str], writer: Writer, verb: str | None = None) -> str:
    """The fields of an event, or the words of an action, which are never numbers."""
    fields = [] if verb is None else [f"verb: {json.dumps(verb)}"]
    for name in names:
        kind = game.field_type(name)
        fields.append(f"{name}: {writer.write(kind) if verb is None or get_origin(kind) is Literal else 'string'}")
    return f"{{ {'; '.join(fields)} }}" if fields else "{}"


def tables(name: str, given: Mapping[str, Any]) -> str:
    """The tables of a game's rules as constants."""
    head = HEAD.format(f"The tables from which the board of {name.title()} is drawn, as its rules have them")
    return "\n".join([head, *(f"export const {key} = {json.dumps(value)} as const;" for key, value in given.items()), ""])


def verbs() -> str:
    """The first words of every game's notation, with the names of the fields after each."""
    head = HEAD.format("The verbs of each game's notation, and what the words after them are called")
    lines = []
    for name in NAMES:
        fields = [f"    {json.dumps(verb)}: {json.dumps(names)},\n" for verb, names in load(name).verbs.items()]
        lines.append(f"  {name}: {{\n{''.join(fields)}  }},\n")
    return f"{head}\nexport const VERBS = {{\n{''.join(lines)}}} as const;\n"


def bills() -> str:
    """What is printed on the playbill of every game."""
    head = HEAD.format("The games as their posters and the credits show them, whether or not a server plays them")
    rows = [
        {
            "name": game.name,
            "players": (game.players[0], game.players[-1]),
            "minutes": game.minutes,
            "after": game.title,
            "authors": game.authors.split(", "),
        }
        for game in map(load, NAMES)
    ]
    lines = [f"  {json.dumps(row, ensure_ascii=False)},\n" for row in rows]
    return f"{head}\n{_BILL}\nexport const BILLS: readonly Bill[] = [\n{''.join(lines)}];\n"


_BILL = """\
/** `after` is the published game, and whose it is are its authors. */
export interface Bill {
  name: string;
  players: [number, number];
  minutes: [number, number];
  after: string;
  authors: string[];
}
"""


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
