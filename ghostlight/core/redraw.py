"""Every draw of a log worked out from its key alone, without the rules: what can be checked of a game whose rules are retired.

This is chance.py once more, on purpose: in plain Python, as anybody outside would write it from docs/architecture.md. It
needs neither a game's records nor a compiler, and tests hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .errors import Refusal
from .fairness import step_key
from .log import Drawn, Log, Step, Undo

_WORD = 0xFFFFFFFF
_MOST = 0x7FFFFFFF  # outcomes of one draw: the rules count in signed numbers
_TEXT = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"
_COLUMNS = [(k, k + 4, k + 8, k + 12) for k in range(4)]
_DIAGONALS = [(k, 4 + (k + 1) % 4, 8 + (k + 2) % 4, 12 + (k + 3) % 4) for k in range(4)]
_TURNS = ((0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7))  # to which is added what, which is then mixed and turned


def check_draws(log: Log, seed: bytes, dice: Iterable[str]) -> tuple[int, int, Refusal | None]:
    """How many steps and draws of this log are as the seed promised, and the first thing that is not.

    Draws with a name among `dice` count from 1, the others from 0.
    """
    rolled, steps, draws = frozenset(dice), 0, 0
    if not log.entries or not isinstance(log.entries[0], Step) or log.entries[0].action is not None:
        return 0, 0, Refusal("step-deal")
    for entry in log.entries:
        if isinstance(entry, Undo) and not 0 <= entry.back_to < steps:
            fault = Refusal("undo-no-step", step=entry.back_to)
            return steps, draws, Refusal("at-step", step=steps, what=fault)
        if not isinstance(entry, Step):
            continue
        if entry.n != steps:
            return steps, draws, Refusal("step-number", step=entry.n, due=steps)
        words = keystream(step_key(seed, log.nonces, entry.n))
        for drawn in entry.drew:
            wrong = _fault(drawn, words, int(drawn.name in rolled))
            if wrong is not None:
                return steps, draws, Refusal("at-step", step=entry.n, what=wrong)
        steps, draws = steps + 1, draws + len(entry.drew)
    return steps, draws, None


def other_draw(due: Drawn, shown: Drawn | None) -> Refusal:
    """A log shows another draw than its seed gives, or none."""
    facts = {"name": due.name, "outcome": str(due.outcome), "of": str(due.of)}
    if shown is None:
        return Refusal("draw-missing", **facts)
    return Refusal("draw-other", **facts, shown=f"{shown.name!r} {shown.outcome}")


def _fault(drawn: Drawn, words: Iterator[int], least: int) -> Refusal | None:
    if not 1 <= drawn.of <= _MOST:
        return Refusal("no-draw", name=drawn.name, of=str(drawn.of))
    due = least + below(drawn.of, words)
    if drawn.outcome != due:
        return other_draw(Drawn(drawn.name, drawn.of, due), drawn)
    return None


def below(n: int, words: Iterator[int]) -> int:
    """A whole number in [0, n) from a stream of 32-bit words, by Lemire's method."""
    least = (_WORD + 1 - n) % n
    while (product := next(words) * n) & _WORD < least:
        pass
    return product >> 32


def keystream(key: bytes) -> Iterator[int]:
    """The 32-bit words of ChaCha20 (RFC 8439) under this key, nonce 0, block after block."""
    fixed = [*_TEXT, *(int.from_bytes(key[k : k + 4], "little") for k in range(0, 32, 4))]
    block = 0
    while True:
        start = [*fixed, block, 0, 0, 0]
        stirred = list(start)
        for _ in range(10):
            for four in (*_COLUMNS, *_DIAGONALS):
                _quarter(stirred, four)
        yield from ((a + b) & _WORD for a, b in zip(stirred, start, strict=True))
        block += 1


def _quarter(words: list[int], four: tuple[int, int, int, int]) -> None:
    for to, added, mixed, by in _TURNS:
        words[four[to]] = words[four[to]] + words[four[added]] & _WORD
        x = words[four[mixed]] ^ words[four[to]]
        words[four[mixed]] = (x << by | x >> 32 - by) & _WORD
