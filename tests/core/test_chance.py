"""Chance: ChaCha20 as in RFC 8439, splitmix64 as published, whole numbers without a bias, and draws that can be watched."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from ghostlight.core.chance import DRAWS, Chance
from ghostlight.core.fairness import set_key
from tests.core import compiled

WORD = 2**32
UNLIKELY = 1e-6
keys = st.binary(min_size=32, max_size=32)


def keyed(key: bytes) -> Any:
    chances: Any = Chance.many(1)
    set_key(chances[0], key)
    return chances


def forced(*words: int) -> Any:
    """A chance whose next words are these."""
    chances = keyed(bytes(32))
    chances[0].blocks = 1
    chances[0].taken = 16 - len(words)
    chances[0].block[16 - len(words) :] = words
    return chances


def streamed(seed: int, branch: int = 0) -> Any:
    chances: Any = Chance.many(1)
    compiled.seed_stream(chances, seed, branch)
    return chances


# --- ChaCha20 ------------------------------------------------------------------------------------------------------------


def block_of(key: bytes, counter: int) -> list[int]:
    """One block of ChaCha20 with nonce 0, written after section 2.3 of the RFC on its own."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0]
    now = list(start)

    def quarter_round(*at: int) -> None:
        a, b, c, d = at
        for add, to, turn in ((b, a, 16), (d, c, 12), (b, a, 8), (d, c, 7)):
            now[to] = (now[to] + now[add]) % WORD
            mixed = d if to == a else b
            x = now[mixed] ^ now[to]
            now[mixed] = (x << turn | x >> 32 - turn) % WORD

    for _ in range(10):
        for k in range(4):
            quarter_round(k, 4 + k, 8 + k, 12 + k)
        for k in range(4):
            quarter_round(k, 4 + (k + 1) % 4, 8 + (k + 2) % 4, 12 + (k + 3) % 4)
    return [(a + b) % WORD for a, b in zip(start, now, strict=True)]


RFC_BLOCKS = {  # appendix A.1: key and nonce zero, counters 0 and 1
    0: "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    1: "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
    "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
}


@pytest.mark.parametrize("counter", RFC_BLOCKS)
def test_the_keystream_of_the_rfc(counter: int) -> None:
    expected = list(struct.unpack("<16I", bytes.fromhex(RFC_BLOCKS[counter])))
    assert block_of(bytes(32), counter) == expected
    chances = keyed(bytes(32))
    words = [compiled.word(chances) for _ in range(32)]
    assert words[16 * counter : 16 * counter + 16] == expected


@given(key=keys)
def test_any_key_gives_the_keystream_of_chacha20(key: bytes) -> None:
    chances = keyed(key)
    words = [compiled.word(chances) for _ in range(48)]
    assert words == block_of(key, 0) + block_of(key, 1) + block_of(key, 2)


def test_a_new_key_starts_a_new_stream() -> None:
    chances = keyed(bytes(32))
    for _ in range(5):
        compiled.word(chances)
    set_key(chances[0], b"k" * 32)
    assert [compiled.word(chances) for _ in range(20)] == (block_of(b"k" * 32, 0) + block_of(b"k" * 32, 1))[:20]


# --- splitmix64 ----------------------------------------------------------------------------------------------------------


def test_the_fast_stream_is_splitmix64() -> None:
    """The upper halves of the published outputs for seed 1234567."""
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
    chances: Any = Chance.many(1)
    chances[0].stream = np.uint64(1234567)
    assert [compiled.word(chances) for _ in published] == [output >> 32 for output in published]


@given(seed=st.integers(0, 2**63 - 1))
def test_branches_of_a_seed_go_different_ways(seed: int) -> None:
    streams = {int(streamed(seed, branch)[0].stream) for branch in range(200)}
    assert len(streams) == 200


def test_neighbouring_seeds_and_branches_do_not_resemble_each_other() -> None:
    """Of the bits of their first words, half differ."""
    firsts = np.array([[compiled.word(streamed(seed, branch)) for branch in range(64)] for seed in range(64)])
    for axis in (0, 1):
        changed = sum(int(each).bit_count() for each in np.bitwise_xor(firsts, np.roll(firsts, 1, axis)).ravel())
        assert 0.48 < changed / (32 * firsts.size) < 0.52


# --- whole numbers -------------------------------------------------------------------------------------------------------


@given(key=keys, n=st.integers(1, 2**31))
def test_a_number_lies_in_its_range(key: bytes, n: int) -> None:
    chances = keyed(key)
    assert all(0 <= compiled.uniform(chances, n) < n for _ in range(20))


@given(n=st.integers(1, 2**31), data=st.data())
def test_no_outcome_is_favoured(n: int, data: st.DataObject) -> None:
    """Each outcome keeps the same number of 32-bit words, floor(2^32 / n); what is left over is thrown away."""
    outcome = data.draw(st.integers(0, n - 1))
    first, last = -(-outcome * WORD // n), -(-(outcome + 1) * WORD // n) - 1  # the words that fall on this outcome
    left_over = WORD % n
    kept = last - first + 1
    for word in {min(first + 1, last), first, (first + last) // 2, max(first, last - 1), last}:
        if word * n % WORD < left_over:
            kept -= 1
            assert compiled.uniform(forced(word, WORD - 1), n) == n - 1, "the next word decides"
        else:
            assert compiled.uniform(forced(word, WORD - 1), n) == outcome
    assert kept == WORD // n


@pytest.mark.parametrize("n", [2, 3, 6, 7, 36, 52, 100])
@pytest.mark.parametrize("source", ["keyed", "stream"])
def test_a_die_is_fair(n: int, source: str) -> None:
    chances = keyed(b"die".ljust(32)) if source == "keyed" else streamed(3)
    outcomes = np.zeros(20_000, np.int64)
    compiled.uniform_often(chances, n, outcomes)
    assert stats.chisquare(np.bincount(outcomes, minlength=n)).pvalue > UNLIKELY


@pytest.mark.parametrize("source", ["keyed", "stream"])
def test_what_came_does_not_tell_what_comes(source: str) -> None:
    chances = keyed(b"die".ljust(32)) if source == "keyed" else streamed(3)
    outcomes = np.zeros(20_000, np.int64)
    compiled.uniform_often(chances, 6, outcomes)
    assert stats.chisquare(np.bincount(outcomes[:-1] * 6 + outcomes[1:], minlength=36)).pvalue > UNLIKELY


# --- draws with a name ---------------------------------------------------------------------------------------------------


def test_draws_are_written_down_while_watched() -> None:
    chances = keyed(bytes(32))
    outcomes = [compiled.draw(chances, 4, 10), compiled.roll(chances, 5, 6), compiled.draw(chances, 4, 3)]
    assert chances[0].count == 3
    assert chances[0].drawn[:3].tolist() == [[4, 10, outcomes[0]], [5, 6, outcomes[1]], [4, 3, outcomes[2]]]


def test_watching_changes_no_outcome() -> None:
    watched, unwatched = streamed(8), streamed(8)
    watched[0].watched = 1
    for n in range(1, 60):
        assert compiled.draw(watched, 0, n) == compiled.draw(unwatched, 0, n)
        assert compiled.roll(watched, 0, n) == compiled.roll(unwatched, 0, n)
    assert unwatched[0].count == 0


@given(sides=st.integers(1, 100), key=keys)
def test_a_die_shows_1_to_its_sides(sides: int, key: bytes) -> None:
    chances = keyed(key)
    assert all(1 <= compiled.roll(chances, 0, sides) <= sides for _ in range(20))


def test_more_draws_than_there_is_room_for_are_counted_but_not_written() -> None:
    chances = keyed(bytes(32))
    for _ in range(DRAWS + 5):
        compiled.draw(chances, 1, 2)
    assert chances[0].count == DRAWS + 5


def scripted(*script: tuple[int, int]) -> Any:
    chances = keyed(bytes(32))
    chances[0].scripted = len(script)
    for k, row in enumerate(script):
        chances[0].script[k] = row
    return chances


def test_a_script_fixes_the_draws_that_it_names_in_its_order() -> None:
    chances = scripted((2, 9), (7, 6), (2, 0))
    plain = keyed(bytes(32))
    assert compiled.draw(chances, 2, 10) == 9
    assert compiled.draw(chances, 3, 10) == [compiled.uniform(plain, 10) for _ in range(2)][1], "not in the script: as it falls"
    assert compiled.roll(chances, 7, 6) == 6
    assert compiled.draw(chances, 2, 10) == 0
    assert chances[0].impossible == 0
    assert chances[0].script[:3, 0].tolist() == [-1, -1, -1]
    assert chances[0].drawn[:4, 2].tolist()[::2] == [9, 6]


@pytest.mark.parametrize(("die", "outcome"), [(False, 10), (False, -1), (True, 0), (True, 11)])
def test_an_outcome_that_cannot_be_is_reported(die: bool, outcome: int) -> None:
    chances = scripted((2, outcome))
    got = compiled.roll(chances, 2, 10) if die else compiled.draw(chances, 2, 10)
    assert chances[0].impossible == 1 + 2
    assert got != outcome


def test_the_ends_of_the_range_can_be_fixed() -> None:
    chances = scripted((2, 0), (2, 9), (3, 1), (3, 10))
    assert [compiled.draw(chances, 2, 10), compiled.draw(chances, 2, 10)] == [0, 9]
    assert [compiled.roll(chances, 3, 10), compiled.roll(chances, 3, 10)] == [1, 10]
    assert chances[0].impossible == 0
