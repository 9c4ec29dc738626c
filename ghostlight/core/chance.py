"""Chance: where every die and every shuffle of a game comes from.

At a table each step has its own 256-bit key (see fairness.py), expanded by ChaCha20, so that nothing already seen
foretells what comes; in a simulation a fast splitmix64 stream serves. A scenario may script the outcomes.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from .compile import brief, rule, wraps_around
from .records import Ints, Record

DRAWS = 256
"""How many draws of one step are written down, and how many a scenario may script."""

_U64: Any = np.uint64
_I64: Any = np.int64
_GAMMA, _MIX1, _MIX2 = _U64(0x9E3779B97F4A7C15), _U64(0xBF58476D1CE4E5B9), _U64(0x94D049BB133111EB)
_U27, _U30, _U31, _U32 = _U64(27), _U64(30), _U64(31), _U64(32)
_WORD = 0xFFFFFFFF
_TEXT = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"


class Chance(Record):
    """The source of chance for one step (or, in a simulation, for one game)."""

    stream: Annotated[int, np.uint64]  # the state of splitmix64
    keyed: int  # whether ChaCha20 is used instead, under `key`
    key: Annotated[Ints, 8]
    block: Annotated[Ints, 16]  # 16 words of keystream
    blocks: int  # made so far
    taken: int  # words used of the block
    watched: int  # whether draws are written down, and scripted ones honoured
    count: int  # draws written down
    drawn: Annotated[Ints, DRAWS, 3]  # name, of how many, outcome
    scripted: int
    script: Annotated[Ints, DRAWS, 2]  # name, outcome; the name is blanked once used
    impossible: int  # 1 + the name of a draw whose scripted outcome cannot be; 0 when all is well


@rule
@wraps_around
def seed_stream(chance: Chance, seed: Annotated[int, np.uint64], branch: int) -> None:
    """Start the fast stream that belongs to this branch (a game, say) of a seed."""
    chance.keyed = 0
    chance.stream = mixed(mixed(seed + _GAMMA) ^ (_U64(branch) * _MIX2 + _GAMMA))


@brief
@wraps_around
def mixed(z: Annotated[int, np.uint64]) -> Annotated[int, np.uint64]:
    """The finaliser of splitmix64: every bit of the outcome depends on every bit that goes in."""
    z = (z ^ (z >> _U30)) * _MIX1
    z = (z ^ (z >> _U27)) * _MIX2
    z ^= z >> _U31
    return z


@brief
@wraps_around
def word(chance: Chance) -> int:
    """32 fresh bits."""
    if chance.keyed:
        return _keyed_word(chance)
    chance.stream += _GAMMA
    bits: int = _I64(mixed(chance.stream) >> _U32)
    return bits


@brief
def uniform(chance: Chance, n: int) -> int:
    """A whole number in [0, n), each equally likely (Lemire's method: multiply, and reject the few that would favour some)."""
    product = word(chance) * n
    if product & _WORD < n:
        least = (_WORD + 1 - n) % n
        while product & _WORD < least:
            product = word(chance) * n
    return product >> 32


@rule
def draw(chance: Chance, name: int, n: int) -> int:
    """A chance event of the game with a name: which of `n` equally likely outcomes, counted from 0."""
    return _watched_draw(chance, name, n, 0) if chance.watched else uniform(chance, n)


@rule
def roll(chance: Chance, name: int, sides: int) -> int:
    """A die with a name: 1 to `sides`."""
    return _watched_draw(chance, name, sides, 1) if chance.watched else 1 + uniform(chance, sides)


@rule
def _watched_draw(chance: Chance, name: int, n: int, least: int) -> int:
    outcome = least + uniform(chance, n)
    for k in range(chance.scripted):
        if chance.script[k, 0] == name:
            chance.script[k, 0] = -1
            if least <= chance.script[k, 1] < least + n:
                outcome = chance.script[k, 1]
            else:
                chance.impossible = 1 + name
            break
    if chance.count < DRAWS:
        chance.drawn[chance.count, 0] = name
        chance.drawn[chance.count, 1] = n
        chance.drawn[chance.count, 2] = outcome
    chance.count += 1
    return outcome


# --- ChaCha20 (RFC 8439, nonce 0), in plain whole numbers so that it is the same with the JIT off ----------------------


@rule
def _keyed_word(chance: Chance) -> int:
    if chance.taken == 16 or chance.blocks == 0:
        _next_block(chance)
    chance.taken += 1
    return chance.block[chance.taken - 1]


@rule
def _next_block(chance: Chance) -> None:
    b = chance.block
    for k in range(16):
        b[k] = _start_word(chance, k)
    for _ in range(10):
        for column in range(4):
            _quarter(b, column, column + 4, column + 8, column + 12)
        for diagonal in range(4):
            _quarter(b, diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4)
    for k in range(16):
        b[k] = b[k] + _start_word(chance, k) & _WORD
    chance.blocks += 1
    chance.taken = 0


@rule
def _start_word(chance: Chance, k: int) -> int:
    """The words of a block before it is stirred: four of text, the key, the number of the block, the nonce."""
    if k < 4:
        return _TEXT[k]
    if k < 12:
        return chance.key[k - 4]
    return chance.blocks if k == 12 else 0


@rule
def _quarter(block: Ints, a: int, b: int, c: int, d: int) -> None:
    block[a] = block[a] + block[b] & _WORD
    block[d] = _turned(block[d] ^ block[a], 16)
    block[c] = block[c] + block[d] & _WORD
    block[b] = _turned(block[b] ^ block[c], 12)
    block[a] = block[a] + block[b] & _WORD
    block[d] = _turned(block[d] ^ block[a], 8)
    block[c] = block[c] + block[d] & _WORD
    block[b] = _turned(block[b] ^ block[c], 7)


@rule
def _turned(x: int, by: int) -> int:
    return (x << by | x >> 32 - by) & _WORD
