"""The protocol in writing: the files made from the message types are up to date, and what is really sent is what they say."""

from __future__ import annotations

import json
import random
from typing import Annotated, Any, Literal

import msgspec
import pytest

from ghostlight.games import NAMES, load
from ghostlight.games.graveyard.view import View
from ghostlight.games.keyhole.hall import peep
from ghostlight.games.keyhole.hall.shapes import EYE_BACK, EYE_HIGH, UNIT
from ghostlight.games.keyhole.tables import TABLES
from ghostlight.server import messages, protocol
from ghostlight.table import commands
from tests.server.house import House, curious, someone_decides

HOW = "it is stale; run `python -m ghostlight.server.protocol` and commit what it writes"


@pytest.mark.parametrize("path", protocol.files(), ids=lambda path: path.name)
def test_what_is_generated_is_up_to_date(path: Any) -> None:
    where = path.relative_to(protocol.ROOT)
    assert path.exists(), f"{where} is missing: run `python -m ghostlight.server.protocol`"
    if path.read_text(encoding="utf-8") != protocol.files()[path]:
        pytest.fail(f"{where}: {HOW}", pytrace=False)


def test_the_schema_covers_every_message() -> None:
    defined = set(json.loads(protocol.SCHEMA.read_text(encoding="utf-8"))["$defs"])
    asked, told = (set(union.__args__) for union in (messages.Asked, messages.TellAny))
    for message in asked | told | set(messages.HTTP):
        assert message.__name__ in defined


def every_struct(*modules: Any) -> set[type]:
    found = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    return {each for each in found if issubclass(each, msgspec.Struct)}


def test_every_command_can_be_asked_and_every_telling_told() -> None:
    """Nobody adds a message and forgets to put it where messages are read."""
    structs = every_struct(messages, commands)
    assert {each for each in structs if issubclass(each, commands.Command)} - {commands.Command} == set(messages.Asked.__args__)
    assert {each for each in structs if issubclass(each, messages.Told)} - {messages.Told} == set(messages.TellAny.__args__)


def test_everything_a_server_really_says_is_what_the_protocol_says(house: House) -> None:
    ana, ben = house.guests("Ana", "Ben")
    code = ana.makes_a_table("me", "open", "greedy", clock={"kind": "fischer", "start": 600, "increment": 2})
    pages = [ana.opens(code), ben.opens(code).sits(1)]
    pages[0].does("start")
    luck = random.Random(2)
    for _ in range(30):
        page = someone_decides(pages)
        assert page is not None
        page.acts(curious(luck, page.choices))
    page = someone_decides(pages)
    assert page is not None
    page.asks("look", moment=2, viewer=page.table["facing"])
    page.asks("hint", at=page.at)
    page.asks("try", action=page.choices[0])
    page.asks("dance")
    page.does("pause", at=page.at)
    kinds = {json.loads(frame)["type"] for frame in page.frames}
    assert kinds == {"table", "done", "refused", "seen", "hint", "tried"}
    for frame in page.frames:
        told: Any = msgspec.json.decode(frame, type=messages.TellAny)
        assert set(msgspec.to_builtins(told)) == set(json.loads(frame))
        if getattr(told, "position", None):
            msgspec.convert(told.position.view, type=View)


def test_the_hole_in_the_door_is_drawn_as_the_peep_has_it() -> None:
    """KG-061: the peep has it as it is at distance 1 from the eye, less the tolerance."""
    (slot_top, wide_at_top), (slot_end, wide_at_end) = TABLES["APERTURE"]["slot"]["top"], TABLES["APERTURE"]["slot"]["bottom"]
    disc = TABLES["APERTURE"]["disc"]

    def drawn(seen: float) -> float:
        return UNIT * EYE_BACK * seen

    assert (disc["z"], disc["radius"]) == (UNIT * EYE_HIGH, pytest.approx(drawn(peep.DISC), abs=1e-3))
    assert slot_top - disc["z"] == pytest.approx(drawn(peep.TOP), abs=1e-3)
    assert slot_end - disc["z"] == pytest.approx(drawn(peep.END), abs=1e-3)
    for z, wide in ((slot_top, wide_at_top), (slot_end, wide_at_end)):
        down = (disc["z"] - z) / UNIT / EYE_BACK
        assert wide == pytest.approx(drawn(peep.WIDTH + peep.FLARE * down), abs=1e-3)


# --- the generator -----------------------------------------------------------------------------------------------------


class Shape(msgspec.Struct):
    """A thing
    to draw."""

    name: str
    sides: int
    size: float
    filled: bool
    anything: Any
    note: str | None
    label: str = ""
    later: int | msgspec.UnsetType = msgspec.UNSET
    later_or_none: int | msgspec.UnsetType | None = msgspec.UNSET


class Circle(msgspec.Struct, tag="circle", tag_field="kind"):
    radius: Annotated[float, msgspec.Meta(gt=0)]


class Square(msgspec.Struct, tag="square", tag_field="kind"):
    corner: tuple[int, int]
    path: tuple[str, ...]
    words: list[Literal["a", "b"]]
    mixed: list[int | str]
    table: dict[str, int | None]
    inner: list[Shape]
    inside: Circle | None = None


class Chain(msgspec.Struct, rename={"further": "next"}):
    further: "Chain | None"  # noqa: UP037


def generated(*others: type, **tops: Any) -> str:
    return protocol.typescript("Shapes", tops, others)


def test_plain_fields_become_plain_types_and_a_docstring_a_comment() -> None:
    text = generated(Shape)
    assert text.startswith("// Shapes. Made by `python -m ghostlight.server.protocol`; do not edit.\n")
    assert "/** A thing to draw. */\nexport interface Shape {" in text
    for line in ("name: string;", "sides: number;", "size: number;", "filled: boolean;", "anything: unknown;"):
        assert f"\n  {line}" in text


def test_what_may_be_null_is_a_union_and_what_may_be_left_out_is_optional() -> None:
    text = generated(Shape)
    assert "\n  note: string | null;" in text
    assert "\n  label?: string;" in text
    assert "\n  later?: number;" in text
    assert "\n  later_or_none?: number | null;" in text


def test_a_tagged_struct_carries_its_tag() -> None:
    assert 'export interface Circle {\n  kind: "circle";\n  radius: number;\n}' in generated(Circle)


def test_tuples_lists_and_dictionaries() -> None:
    text = generated(Square)
    for line in (
        "corner: [number, number];",
        "path: string[];",
        'words: ("a" | "b")[];',
        "mixed: (number | string)[];",
        "table: Record<string, number | null>;",
        "inner: Shape[];",
        "inside?: Circle | null;",
    ):
        assert f"\n  {line}" in text


def test_what_a_struct_uses_is_there_too_once_and_in_order() -> None:
    text = generated(Square, Circle)
    names = [line.split()[2] for line in text.splitlines() if line.startswith("export interface")]
    assert names == ["Circle", "Shape", "Square"]


def test_a_union_of_messages_gets_a_name() -> None:
    assert generated(Any_=Circle | Square).endswith("\nexport type Any_ = Circle | Square;\n")


def test_a_struct_that_holds_its_own_kind_comes_to_an_end() -> None:
    assert "export interface Chain {\n  next: Chain | null;\n}" in generated(Chain)


def test_the_types_of_the_client_have_every_message_and_every_command() -> None:
    text = protocol.files()[protocol.GENERATED / "protocol.ts"]
    for each in messages.Asked.__args__ + messages.TellAny.__args__ + messages.HTTP:
        assert f"export interface {each.__name__} {{" in text
    assert "export type Asked = " in text
    assert "export type Told = " in text


# --- the games' own types ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_every_event_verb_and_question_of_a_game_is_a_type_of_the_board(name: str) -> None:
    game, text = load(name), protocol.files()[protocol.GENERATED / f"{name}.ts"]
    for event in game.events:
        assert f'  | {{ name: "{event.name.lower()}"; fields: ' in text
    for verb in game.verbs:
        assert f'  | {{ verb: "{verb}"' in text
    assert f"export type Ask = {' | '.join(json.dumps(ask) for ask in game.asks)};" in text


def test_a_field_has_the_words_that_it_can_hold() -> None:
    text = protocol.files()[protocol.GENERATED / "graveyard.ts"]
    assert 'export type Front = "zombie" | "skeleton" | "ghost" | "wisp";' in text
    assert '{ name: "turned"; fields: { seat: number; grave: string; front: Front }; secret: boolean }' in text
    assert "  unseen: Record<Back, Record<Front, number>>;" in text


def test_a_set_of_words_and_a_struct_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="Circle is a set of words and a struct"):
        protocol.Writer({"Circle": Literal["round"]}).write(Circle)


def test_the_clauses_in_towns_tables_are_in_its_rules() -> None:
    rules = (protocol.ROOT / "docs" / "rules" / "town.md").read_text(encoding="utf-8")
    given = load("town").tables
    clauses = [*given["BONUS_CLAUSES"].values(), *given["CARD_CLAUSES"].values(), *given["USE_CLAUSES"].values()]
    for clause in (*clauses, given["MASTER_FIGHT_CLAUSE"], given["LEVEL_CLAUSE"]):
        assert clause in rules
