"""Who is called what: nobody who looks on speaks under a player's name, nor under one that looks like it."""

from __future__ import annotations

import pytest

from ghostlight.table.names import skeleton, unlike
from tests.table.tables import Scene, game_of

ALIKE = [
    ("Ana", "ana"),
    ("Ana", "ＡＮＡ"),
    ("Ana", "A n a"),
    ("Ana", "Аnа"),  # the first and the last letter are Cyrillic
    ("Ana", "An\u0430"),
    ("Ana", "A\u200bna"),
    ("Ana", "A\u00adna"),
    ("Ana", "A.n_a"),
    ("Ana", "Ána"),
    ("Bill", "BiII"),
    ("Bill", "Bi11"),
    ("Moth", "M0th"),
    ("Morna", "Moma"),
    ("ニコ", "ﾆｺ"),
    ("へる", "ヘる"),
    ("👻", "👻 "),
]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_alike_are_told_apart(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)
    assert unlike(other, [name]) == f"{other} 2"


@pytest.mark.parametrize(
    ("name", "other"), [("Ana", "Ann"), ("Ben", "Bea"), ("👻", "🎃"), ("花", "鼻"), ("Ghost 2", "Ghost 3")]
)
def test_names_that_do_not_are_left_alone(name: str, other: str) -> None:
    assert unlike(other, [name]) == other


def test_there_is_a_name_for_everybody_however_many_want_the_same() -> None:
    taken: list[str | None] = []
    for _ in range(200):
        taken.append(unlike("Eva", taken))
    assert len({skeleton(name or "") for name in taken}) == 200


@pytest.mark.parametrize("name", ["Ana", "ANA", "Аna", "A\u200bna", "Moth"])
def test_an_onlooker_does_not_speak_under_the_name_of_somebody_who_plays(name: str) -> None:
    scene = Scene()
    ana, eva = scene.people("Ana", "Eva")
    ana.sits(0)
    ana.puts_a_bot(1)
    eva.says("I resign", name)
    line = scene.table.talk[-1]
    assert (line.seat, line.name) == (None, f"{name} 2")


def test_nor_under_that_of_another_onlooker_or_of_somebody_who_has_left() -> None:
    ana, ben = game_of("Ana", "Ben")
    eva, kei = ana.scene.people("Eva", "Kei")
    ben.leaves(1)
    eva.says("hello", "Eva")
    kei.says("hello", "EVA")
    kei.says("it is me", "Ben")
    eva.says("hello again", "Eva")
    ben.says("here I am", "Ben")
    assert [line.name for line in ana.scene.table.talk if line.text] == ["Eva", "EVA 2", "Ben 2", "Eva", "Ben"]


def test_whoever_sits_down_is_not_taken_for_an_onlooker_who_spoke() -> None:
    scene = Scene()
    ana, ben, eva = scene.people("Ana", "Ben", "Eva")
    eva.says("hello", "Eva")
    ana.sits(0, name="Eva")
    assert scene.table.places[0].name == "Eva 2"
    eva.sits(1, name="Eva")
    assert scene.table.places[1].name == "Eva"
    ben.says("hello", "Eva")
    assert scene.table.talk[-1].name == "Eva 3"


def test_a_new_name_is_looked_at_like_the_first() -> None:
    ana, _ben = game_of("Ana", "Ben")
    (eva,) = ana.scene.people("Eva")
    eva.says("hello", "Eva")
    eva.says("hello", "Ben")
    assert ana.scene.table.talk[-1].name == "Ben 2"
