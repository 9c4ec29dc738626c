"""Records: laid out from annotated classes, copied by one assignment, told apart by type."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import numpy as np

import ghostlight
from ghostlight.core.records import Record, record_type
from tests.core import compiled
from tests.core.compiled import Cairn, Stone


def test_the_layout_follows_the_annotations() -> None:
    fields = Cairn.dtype.fields
    assert fields is not None
    layout = {name: (kind.base, kind.shape) for name, (kind, *_) in fields.items()}
    *named, mark = layout
    assert {name: layout[name] for name in named} == {
        "height": (np.int64, ()),
        "mark": (np.uint64, ()),
        "lean": (np.float64, ()),
        "places": (np.int64, (3,)),
        "grid": (np.int64, (2, 4)),
        "slopes": (np.float64, (2,)),
        "top": (Stone.dtype, ()),
        "stones": (Stone.dtype, (5,)),
    }
    assert layout[mark] == (np.int64, ())


def test_everything_is_eight_bytes_wide_without_gaps() -> None:
    assert Cairn.dtype.itemsize == 8 * (1 + 1 + 1 + 3 + 8 + 2 + 3 + 5 * 3 + 1)


def test_records_with_the_same_fields_are_of_different_types() -> None:
    class Red(Record):
        stones: int

    class Blue(Record):
        stones: int

    class RedToo(Record):
        stones: float

    assert len({Red.dtype, Blue.dtype, RedToo.dtype}) == 3
    assert record_type("Red", __name__, [("stones", np.int64, ())]) == Red.dtype
    assert record_type("Red", __name__, [("stones", np.float64, ())]) != Red.dtype


def all_records(kind: type[Record] = Record) -> Iterator[type[Record]]:
    for each in kind.__subclasses__():
        yield each
        yield from all_records(each)


def test_no_field_has_a_name_that_numpy_keeps_for_itself() -> None:
    """With the JIT off, `node.mean` would be NumPy's method and not the field."""
    for module in pkgutil.walk_packages(ghostlight.__path__, "ghostlight."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    records = list(all_records())
    assert len(records) > 10
    taken = {(each.__name__, name) for each in records for name in each.dtype.names or () if hasattr(np.record, name)}
    assert taken == set()


def test_new_records_are_blank() -> None:
    assert Cairn.many(3).tobytes() == bytes(3 * Cairn.dtype.itemsize)  # type: ignore[attr-defined]


def test_a_copy_is_whole_and_on_its_own() -> None:
    """In compiled code and in Python: one assignment copies all, and changes to the copy stay there."""
    cairns: Any = Cairn.many(2)
    cairns[0].height, cairns[0].lean, cairns[0].top.weight = 5, 1.5, 9.0
    cairns[0].places[:] = 1, 2, 3
    cairns[0].stones[2].owner = 4
    before = cairns[:1].tobytes()
    compiled.pile_up(cairns, 0, 1)
    assert cairns[:1].tobytes() == before
    copy = cairns[1]
    assert (copy.height, copy.lean, copy.top.weight, copy.top.owner) == (6, 1.5, 9.0, 3)
    assert copy.places.tolist() == [1, 7, 3]
    assert copy.grid.tolist() == [[0, 0, 0, 0], [0, 0, 0, 8]]
    assert copy.slopes.tolist() == [0.5, 0.0]
    assert [int(stone.owner) for stone in copy.stones] == [0, 0, 4, 0, 0]
    assert copy.stones[4].weight == 2.5
