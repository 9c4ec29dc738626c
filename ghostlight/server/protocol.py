"""The protocol in other tongues: TypeScript types and a JSON schema, made from messages.py. Run it to write the files anew."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import msgspec.inspect as kinds

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
    structs: dict[str, str] = {}
    unions = [f"export type {name} = {_type(kinds.type_info(each), structs)};" for name, each in tops.items()]
    for each in others:
        _type(kinds.type_info(each), structs)
    return "\n".join([HEAD.format(head), *(structs[name] for name in sorted(structs)), *unions, ""])


def _type(kind: Any, structs: dict[str, str]) -> str:
    """The TypeScript type of this kind; what it refers to goes into `structs`."""
    match kind:
        case kinds.StructType():
            name = str(kind.cls.__name__)
            if name not in structs:
                structs[name] = ""
                structs[name] = _interface(name, kind, structs)
            return name
        case kinds.UnionType():
            return " | ".join(_type(each, structs) for each in kind.types if not isinstance(each, _Unset))
        case kinds.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case kinds.ListType() | kinds.VarTupleType() | kinds.CollectionType():
            inner = _type(kind.item_type, structs)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case kinds.TupleType():
            return f"[{', '.join(_type(each, structs) for each in kind.item_types)}]"
        case kinds.DictType():
            return f"Record<string, {_type(kind.value_type, structs)}>"
        case kinds.Metadata():
            return _type(kind.type, structs)
    return _PLAIN[type(kind)]


_Unset = type(kinds.type_info(msgspec.UnsetType))
_PLAIN: dict[type, str] = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def _interface(name: str, kind: Any, structs: dict[str, str]) -> str:
    lines = [] if kind.tag is None else [f"  {kind.tag_field}: {json.dumps(kind.tag)};"]
    for field in kind.fields:
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type, structs)};")
    comment = f"/** {' '.join(kind.cls.__doc__.split())} */\n" if kind.cls.__doc__ else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


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
        drawn = [_returned(each) for each in (game.view, game.trial) if each is not None]
        made[GENERATED / f"{name}.ts"] = typescript(f"What the board of {name.title()} draws", {}, drawn)
        if game.tables:
            made[GENERATED / f"{name}-tables.ts"] = tables(name, game.tables)
    made[GENERATED / "verbs.ts"] = verbs()
    return made


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
    return f"{head}\nexport const VERBS: Record<string, Record<string, readonly string[]>> = {{\n{''.join(lines)}}};\n"


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
