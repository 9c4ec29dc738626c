"""What the browser needs to know to draw Keyhole's hall as the rules have it: shapes, doors and cards, as TypeScript.

Written by protocol.py into web/src/generated/keyhole-shapes.ts, from the tables that the rules themselves read.
"""

from __future__ import annotations

from typing import Any

from ghostlight.games.keyhole.cards import NUMBERS_ONLY, WITH_PIECES
from ghostlight.games.keyhole.shapes import (
    DISC_R,
    DISC_Z,
    DOOR_TABLE,
    EYE_BACK,
    EYE_HIGH,
    FACE_MAPS,
    GHOST_SHAPES,
    GLASS_X,
    GLASS_Y,
    GLASS_Z,
    SHAPES,
    SLOT_END,
    SLOT_TOP,
    UNIT,
)
from ghostlight.games.keyhole.state import GRID, WIDE, YAWS
from ghostlight.games.keyhole.words import PIECE_NAMES

LINE = 120
"""Letters of a line, as prettier has it in web/."""

APERTURE: dict[str, Any] = {"disc": {"z": DISC_Z, "radius": DISC_R}, "slot": {"top": [*SLOT_TOP], "bottom": [*SLOT_END]}}

TYPES = """export type PieceName = (typeof PIECES)[number];
export type Size = 'S' | 'M' | 'L';
export type Side = 'N' | 'E' | 'S' | 'W';
type Two = readonly [number, number];
type Three = readonly [number, number, number];
/** A box of a piece, in the frame of the piece (x to its right, y to its front, z up): its middle and its half-sizes. */
export interface Box {
  readonly name: string;
  readonly centre: Three;
  readonly half: Three;
}
/** A ghost: its body, and its spots (1/16 cell, least and most) when it stands, and along and across it when it lies. */
export interface Body {
  readonly radius: number;
  readonly height: number;
  readonly upright: Two;
  readonly along: Two;
  readonly across: Two;
}
/** The doors of a side, in cells: where the first is, the way in, and the way to the next, to the right seen from outside. */
export interface DoorRow {
  readonly first: Two;
  readonly inward: Two;
  readonly right: Two;
}
export interface Card {
  readonly name: string;
  readonly points: number;
  readonly pieces: readonly PieceName[];
}
"""


def typescript() -> str:
    """All of it."""
    consts = [
        ("Lengths are in 1/64 cell, where nothing else is said.", "UNIT", UNIT, ""),
        ("Cells of the hall from side to side.", "GRID", GRID, ""),
        ("Places of furniture are counted in 1/32 cell: from 0 to this.", "WIDE", WIDE, ""),
        ("Directions to which a piece can be turned.", "YAWS", YAWS, ""),
        ("Furniture, in the order of its numbers.", "PIECES", list(PIECE_NAMES), ""),
        ("4.2: the boxes of each piece.", "BOXES", _boxes(), "Record<PieceName, readonly Box[]>"),
        ("KG-011: the centre of mass of each piece.", "MASS", _masses(), "Record<PieceName, Three>"),
        (
            "KG-010: the glass, on the front of the mirror, looking along +y.",
            "GLASS",
            {"x": GLASS_X, "y": GLASS_Y, "z": GLASS_Z},
            "{ x: Two; y: number; z: Two }",
        ),
        (
            "KG-021: by face (the side that is down), the rows of the matrix.",
            "FACE_MAPS",
            FACE_MAPS,
            "readonly (readonly Three[])[]",
        ),
        ("4.5, KG-044: ghosts by size.", "GHOSTS", _ghosts(), "Record<Size, Body>"),
        ("KG-060: doors.", "DOORS", _doors(), "Record<Side, DoorRow>"),
        (
            "KG-060: how far before the door and how high the eye is, in cells.",
            "EYE",
            {"back": EYE_BACK, "high": EYE_HIGH},
            "",
        ),
        (
            "KG-061: the hole in the door: a disc, and a slot; its height and half-width at the top and at the bottom.",
            "APERTURE",
            APERTURE,
            "{ disc: { z: number; radius: number }; slot: { top: Two; bottom: Two } }",
        ),
        ("4.8: the Movement cards.", "CARDS", _cards(), "readonly Card[]"),
    ]
    written = [_const(*each) for each in consts]
    return "\n".join([TYPES, *written])


def _boxes() -> dict[str, Any]:
    return {
        shape.name: [{"name": block.name, "centre": block[1:4], "half": block[4:7]} for block in shape.blocks]
        for shape in SHAPES
    }


def _masses() -> dict[str, Any]:
    return {shape.name: shape.mass for shape in SHAPES}


def _ghosts() -> dict[str, Any]:
    told = {}
    for size, ghost in GHOST_SHAPES.items():
        radius, height = ghost["size"]
        spots = {way: ghost[way] for way in ("upright", "along", "across")}
        told[size.name] = {"radius": radius, "height": height, **spots}
    return told


def _doors() -> dict[str, Any]:
    return {side.name: row for side, row in DOOR_TABLE.items()}


def _cards() -> list[dict[str, Any]]:
    rows = [*((points,) for points in NUMBERS_ONLY), *WITH_PIECES]
    return [
        {"name": f"M{number:02}", "points": row[0], "pieces": [PIECE_NAMES[piece] for piece in row[1:]]}
        for number, row in enumerate(rows, 1)
    ]


# --- as prettier writes it ---------------------------------------------------------------------------------------------


def _const(comment: str, name: str, value: Any, kind: str) -> str:
    tail = (" as const" if isinstance(value, dict | list | tuple) else "") + (f" satisfies {kind}" if kind else "")
    start = f"export const {name} = "
    return f"/** {comment} */\n{start}{_literal(value, '', len(start) + len(tail) + 1)}{tail};\n"


def _literal(value: Any, indent: str, taken: int) -> str:
    """A value in TypeScript; in one line where prettier would have it so, of which so many letters are taken."""
    if not isinstance(value, dict | list | tuple):
        return _plain(value)
    inner = indent + "  "
    if isinstance(value, dict):
        items = [(f"{key}: ", each) for key, each in value.items()]
        opening, closing, room = "{", "}", " "
    else:
        items = [("", each) for each in value]
        opening, closing, room = "[", "]", ""
    flat = ", ".join(key + _flat(each) for key, each in items)
    one_line = f"{opening}{room}{flat}{room}{closing}" if items else opening + closing
    if not _breaks(value) and taken + len(one_line) <= LINE:
        return one_line
    lines = [f"{inner}{key}{_literal(each, inner, len(inner) + len(key) + 1)},\n" for key, each in items]
    return f"{opening}\n{''.join(lines)}{indent}{closing}"


def _flat(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key}: {_flat(each)}' for key, each in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_flat, value))}]"
    return _plain(value)


def _plain(value: Any) -> str:
    if isinstance(value, str):
        return f"'{value}'"
    return str(int(value)) if value == int(value) else str(value)


def _breaks(value: Any) -> bool:
    """Lists of lists or of objects go over several lines, and so do objects that hold such."""
    if not isinstance(value, dict | list | tuple):
        return False
    if isinstance(value, dict):
        return any(isinstance(each, dict) or _breaks(each) for each in value.values())
    return len(value) > 1 and all(isinstance(each, dict | list | tuple) and len(each) > 1 for each in value)
