"""Mission files with anything changed in them: each loads, or is refused with faults, soon and without a traceback."""

from __future__ import annotations

import random
import time

import pytest

from ghostlight.games.museum.missions.faults import BadMission, Fault
from ghostlight.games.museum.missions.reading import LARGEST, SHIPPED, read_mission, shipped
from ghostlight.words import Words
from tests.museum.missions import FIRST, HEART, THIEVES
from tests.museum.test_missions import EVERYTHING

GOOD = [FIRST, THIEVES, HEART, EVERYTHING]
QUICK, LONG = 1_500, 20_000
PATIENCE = 0.1
"""Seconds that any file may take on a machine that has nothing else to do."""


def patience() -> float:
    """The same on this machine as it is now: a loop that takes 5 ms there tells how busy it is."""
    before = time.thread_time()
    sum(k & 7 for k in range(100_000))
    return PATIENCE * max(1.0, (time.thread_time() - before) / 0.005)


VALUES = [
    "0", "-1", "99", "1e3", "nan", "true", "''", '""', '"*"', "[]", "{}", "[[]]", "[{}]", '"A-1"', '"G-3"', '"d01"', '"EV-01"',
    '"R"', '"OUT"', '"key"', '"artefact"', '"priest"', '"guard"', '"18:00"', '"23:59"', '"1521-08-13"', "1521-08-13", "0xffff",
    "9" * 5000, "[" * 200, '"' + "x" * 700 + '"', '"\\u001b"', '"\\u0000"', "{a.b.c.d = 1}", '["A-1", "A-1"]', '{"1v1" = 1}',
]  # fmt: skip
LINES = [
    "[[place]]", "[[lock]]", "[overrides]", "[win]", "[[event]]", "[clock]", "[a.b.c]", "[[format]]", "x = 1", "open = true",
    'type = "task"', 'type = "reach"', "once = false", "items = []", '"""', "'''", "#", "[[", "= 1", "a.b = 2", "[[item.x]]",
]  # fmt: skip


def mutated(text: str, luck: random.Random) -> bytes:
    """The text with a few things changed."""
    for _ in range(luck.randint(1, 4)):
        text = luck.choice(CHANGES)(text, luck)
    raw = bytearray(text.encode())
    if luck.random() < 0.15:
        for _ in range(luck.randint(1, 5)):
            raw[luck.randrange(len(raw))] = luck.randrange(256)
    return bytes(raw)


def another_value(text, luck):
    lines = text.split("\n")
    with_value = [k for k, line in enumerate(lines) if " = " in line]
    if with_value:
        k = luck.choice(with_value)
        lines[k] = lines[k].split(" = ")[0] + " = " + luck.choice(VALUES)
    return "\n".join(lines)


def another_line(text, luck):
    lines = text.split("\n")
    lines.insert(luck.randint(0, len(lines)), luck.choice(LINES))
    return "\n".join(lines)


def without_a_line(text, luck):
    lines = text.split("\n")
    del lines[luck.randrange(len(lines))]
    return "\n".join(lines)


def swapped_lines(text, luck):
    lines = text.split("\n")
    a, b = luck.randrange(len(lines)), luck.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return "\n".join(lines)


def another_word(text, luck):
    """A word of the file, or of another one, instead of some word."""
    words, others = text.split('"'), luck.choice(GOOD).split('"')
    if len(words) > 2:
        words[1 + 2 * luck.randrange((len(words) - 1) // 2)] = others[1 + 2 * luck.randrange((len(others) - 1) // 2)]
    return '"'.join(words)


def another_sign(text, luck):
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice("\"'[]{}=,.#\n\\0aé") + text[at + luck.randint(0, 2) :]


def doubled(text, luck):
    """A part of the file twice, or many times."""
    a = luck.randrange(len(text) + 1)
    b = min(len(text), a + luck.randint(1, 2000))
    return (text[:b] + text[a:b] * luck.choice((1, 1, 2, 30)) + text[b:])[: LARGEST + 10]


CHANGES = [
    another_value,
    another_value,
    another_line,
    without_a_line,
    swapped_lines,
    another_word,
    another_word,
    another_sign,
    doubled,
]


def read_timed(text: bytes) -> tuple[list[Fault], float]:
    """What is wrong with it, and how long that took."""
    before, faults = time.thread_time(), []
    try:
        read_mission(text)
    except BadMission as bad:
        faults = bad.faults
        assert faults
    return faults, time.thread_time() - before


def read_all(count: int, seed: int) -> tuple[int, set[str]]:
    """How many were good, and the codes of what was wrong with the others."""
    luck, words = random.Random(seed), Words("en", "mission")
    good, codes = 0, set()
    read_mission(FIRST.encode())
    for _ in range(count):
        text = mutated(luck.choice(GOOD), luck)
        faults, seconds = read_timed(text)
        assert seconds < PATIENCE or seconds < patience(), text
        good += not faults
        codes |= {fault.code for fault in faults}
        lines = text.count(b"\n") + 1
        for fault in faults[:3]:
            assert 1 <= fault.line <= lines, text
            assert fault.tell(words).isprintable(), text
    return good, codes


def test_changed_files_are_read_or_refused():
    good, codes = read_all(QUICK, 1)
    assert good > QUICK // 50
    assert len(codes) >= 20


@pytest.mark.soak
def test_changed_files_are_read_or_refused_at_length():
    good, codes = read_all(LONG, 2)
    assert good > LONG // 50
    assert len(codes) >= 22


WORST = [
    b"[[place]]\n" * 6_500,
    b"[[trigger]]\n[[secret]]\n" * 2_800,
    b"".join(b"a%d=1\n" % k for k in range(3_950)),
    b"[[place]]\nitems=[" + b'"zz",' * 13_000 + b"]",
    b"[[place]]\nsquares=[" + b'"A-1",' * 7_900 + b"]",
    b"[[format]]\nseats=[" + b"{}," * 21_000 + b"]",
    b"[[objective]]\ncount={" + b",".join(b"a%d=1" % k for k in range(7_000)) + b"}",
    b"a=[" + b"[]," * 21_000 + b"]",
    b"a=[\n" + b"1,\n" * 21_000 + b"]",
    b"a.b.c.d.e.f.g.h.i.j.k=1\n" * 2_500,
    b"".join(b"a.b.c.d.e.f.g.h.i.x%d=1\n" % k for k in range(2_500)),
    b"".join(b"[a.b.c.d.e.f.g.h.i.x%d]\n" % k for k in range(2_300)),
    b'a="' + b"\\u0041" * 10_000 + b'"',
    b'a="""' + b'"\\\n' * 16_000 + b'"""',
    b"a='''" + b"''\n" * 20_000 + b"'''",
    b"#" * 65_000,
    b"\n" * 65_000,
    b" " * 65_000,
    b"a" * 65_000,
    b"a=" + b"1" * 4_000 + b"\nb=" + b"1" * 4_000,
    b"a=" + b"1_" * 30_000 + b"1",
    b"a=0." + b"1" * 60_000,
    b"a=1e" + b"1" * 60_000,
    b"a='" * 20_000,
    b"[[[" * 20_000,
    b"[a]\n" * 16_000,
    b"".join(b'[[event]]\nid="E%d"\neffects=[%s]\n' % (k, b'{type="event",card="E%d"},' % (k + 1) * 15) for k in range(96)),
    b'[[event]]\nid="E"\neffects=[' + b'{type="event",card="E"},' * 2_700 + b"]",
]


@pytest.mark.parametrize("text", WORST, ids=range(len(WORST)))
def test_the_worst_files_take_no_longer(text):
    assert len(text) <= LARGEST + 1_000
    tries = [read_timed(text[:LARGEST]) for _ in range(3)]
    assert all(faults for faults, _ in tries)
    assert min(seconds for _, seconds in tries) < patience()


def test_a_good_file_that_is_as_large_as_can_be_takes_no_longer():
    text = shipped(SHIPPED[0])
    text += b"#" * (LARGEST - len(text))
    faults, seconds = read_timed(text)
    assert faults == []
    assert seconds < patience()
