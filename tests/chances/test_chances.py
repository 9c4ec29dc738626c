"""What the browser checks a log by: its vectors are fresh, they hold what is hard, and the tables of dice are right."""

from __future__ import annotations

import random

import pytest

from ghostlight.core import fairness
from ghostlight.core.game import Game
from ghostlight.core.log import Log, Seat, Step, Undo
from ghostlight.core.match import Match
from ghostlight.core.verify import verify
from ghostlight.games import NAMES, load
from tests.chances import vectors
from tests.core.test_chance import block_of

WORD = 2**32


def test_the_file_says_what_python_says() -> None:
    if vectors.FILE.read_text(encoding="utf-8") != vectors.text():
        pytest.fail(f"{vectors.FILE.name}: it is stale; run `python -m tests.chances` and commit it", pytrace=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_logs_hold_what_is_hard(name: str) -> None:
    log = vectors.played(name)
    assert verify(load(name), log).fault is None
    assert [entry for entry in log.entries if isinstance(entry, Undo)]


def test_there_are_steps_of_more_than_one_block_and_words_that_are_rejected() -> None:
    assert any(len(step.drew) > 16 for name in NAMES for step in vectors.played(name).entries if isinstance(step, Step))
    words = [word for block in range(3) for word in block_of(bytes.fromhex("00" * 32), block)]
    below = vectors.LARGE[0]
    assert any(word * below % WORD < (WORD - below) % below for word in words)


def recomputed(game: Game, log: Log, step: Step) -> list[int]:
    """The outcomes of a step, from nothing but its key, the sizes of its draws, and which of them are dice."""
    assert log.seed is not None
    key = fairness.step_key(bytes.fromhex(log.seed), log.nonces, step.n)
    words = iter([word for block in range(64) for word in block_of(key, block)]) if step.drew else iter(())
    outcomes = []
    for draw in step.drew:
        product = next(words) * draw.of
        while product % WORD < (WORD - draw.of) % draw.of:
            product = next(words) * draw.of
        outcomes.append((product >> 32) + (game.draws[draw.name.upper()] in game.dice))
    return outcomes


@pytest.mark.parametrize("name", NAMES)
def test_every_draw_of_a_game_follows_from_its_key_and_the_table_of_dice(name: str) -> None:
    """So the browser, which has no rules, can go over every draw of a log."""
    game, luck, met = load(name), random.Random(name), set()
    for number in range(2):
        match = Match(game, [Seat("Ana"), Seat("Ben"), Seat("Eva")], bytes([number] * 32), None, ["salt"])
        while not match.over and match.steps < 150:
            match.act(luck.choice(match.options_now()))
        for seat in range(3):
            if not match.over:
                match.resign(seat)
        log = match.log()
        for step in log.entries:
            if isinstance(step, Step) and step.drew:
                assert [draw.outcome for draw in step.drew] == recomputed(game, log, step), (number, step.n)
                met |= {draw.name for draw in step.drew}
    assert met & {each.name.lower() for each in game.draws}
