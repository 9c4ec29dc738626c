"""Names as they are shown, and how those are told apart that look alike."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Collection
from functools import lru_cache

from .refused import Refused

_TWINS = {
    "a": "аαɑ",
    "b": "вЬьβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еёє",
    "g": "ɡ",
    "h": "һнη",
    "i": "1ıіιlǀ|!ⅼ",
    "j": "ј",
    "k": "кκ",
    "m": "м",
    "n": "пո",
    "o": "0оοσօ〇",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ5",
    "t": "тτ",
    "u": "υս",
    "v": "ѵν",
    "w": "ԝω",
    "x": "хχ",
    "y": "уүγ",
    "z": "ᴢ",
    "ヘ": "へ",
    "リ": "り",
    "ー": "一",
    "ロ": "口",
    "カ": "力",
    "ニ": "二",
}
"""Letters that many readers take for one another, in the alphabets that people are likeliest to type."""
_PLAIN = str.maketrans({twin: letter for letter, twins in _TWINS.items() for twin in twins})
_PAIRS = (("rn", "m"), ("vv", "w"))


def plain(text: str) -> str:
    """One line without signs that cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def checked_name(name: str) -> str:
    """A name as it is shown."""
    kept = plain(name)
    if not kept:
        raise Refused("bad-name")
    return kept


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """What two names share that a reader may take for the same one: case, width, accents, spaces, signs and the letters of
    other alphabets that pass for ours are put aside. It is never shown.
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(letter for letter in folded.translate(_PLAIN) if letter.isalnum())
    for pair, letter in _PAIRS:
        bare = bare.replace(pair, letter)
    return bare or "".join(unicodedata.normalize("NFKC", name).split())  # of a name that is only signs, the signs


def unlike(name: str, taken: Collection[str | None]) -> str:
    """The name itself, or with a number behind it if somebody has one that looks like it."""
    bones = {skeleton(each) for each in taken if each}
    numbered = itertools.chain([name], (f"{name} {n}" for n in itertools.count(2)))
    return next(each for each in numbered if skeleton(each) not in bones)
