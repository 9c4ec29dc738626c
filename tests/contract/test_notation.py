"""Every action and every position survives being written down and read again, as each seat knows it too."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghostlight.core import engine
from ghostlight.core.errors import BadNotation
from ghostlight.core.game import Game
from tests.contract.tables import Table, played, some_moments, stroll, usual_tables
from tests.core.refusals import unless_refused


def read(table: Table, text: str, scribbled: Any) -> Any:
    """The position of that text, read over another one."""
    state = scribbled.copy()
    table.game.notation.read_position(table.desks()[0].world, text, state[0])
    return state


def test_every_action_survives(table: Table) -> None:
    world, notation, met = table.desks()[0].world, table.game.notation, set()
    for match in stroll(table, 1):
        met.update(match.options_now())
    texts = {action: notation.write_action(world, action) for action in met}
    assert {action: notation.read_action(world, text) for action, text in texts.items()} == {action: action for action in met}
    assert len(set(texts.values())) == len(met)


def test_every_position_survives(table: Table) -> None:
    """And leaves nothing of the position that it is read over."""
    scribbled = played(table, 3).moments[-1].state
    for match in some_moments(table, 2, share=0.25):
        state = match.moments[-1].state
        text = table.game.notation.write_position(match.desk.world, state[0])
        assert read(table, text, scribbled).tobytes() == state.tobytes()


def test_every_position_survives_as_each_seat_knows_it(table: Table) -> None:
    scribbled = played(table, 3).moments[-1].state
    for match in some_moments(table, 4, share=0.1):
        for watcher in table.watchers:
            seen = match.seen(watcher)
            text = table.game.notation.write_position(match.desk.world, seen[0])
            assert read(table, text, scribbled).tobytes() == seen.tobytes()


@pytest.mark.soak
def test_every_position_of_many_games_survives(table: Table) -> None:
    positions = 0
    for number in range(100, 150):
        for match in stroll(table, number):
            for state in (match.moments[-1].state, match.seen(match.steps % table.players)):
                text = table.game.notation.write_position(match.desk.world, state[0])
                assert read(table, text, match.moments[0].state).tobytes() == state.tobytes()
                positions += 1
    print(f"\n{table.name}: {positions:,} positions written and read")


def test_different_positions_are_written_differently(table: Table) -> None:
    written: dict[str, int] = {}
    for match in stroll(table, 5):
        text = table.game.notation.write_position(match.desk.world, match.desk.state)
        assert written.setdefault(text, match.desks["state"].tobytes()) == match.desks["state"].tobytes()


def test_a_number_that_is_no_action_has_no_text(game: Game) -> None:
    world = usual_tables(game)[0].desks()[0].world
    for action in (-1, 10**9, -(2**62)):
        with pytest.raises(BadNotation):
            game.notation.write_action(world, action)


def test_every_event_can_be_written(table: Table) -> None:
    """By name, with a word, or a text, for each of its numbers."""
    for match in stroll(table, 6):
        for happening in match.moments[-1].happenings:
            words = re.split(r" (?=\w+=)", match.write_happening(happening))
            fields = table.game.event_fields[table.game.events[happening.name.upper()]]
            assert [word.partition("=")[0] for word in words] == [happening.name, *fields]


# --- bad text is refused with one line -----------------------------------------------------------------------------------


@given(text=st.text())
def test_any_text_is_an_action_or_is_refused(game: Game, text: str) -> None:
    match = usual_tables(game)[0].match(1)
    action = unless_refused(lambda: match.read_action(text), BadNotation)
    if action is not None:
        assert match.read_action(match.write_action(action)) == action


@given(data=st.data())
def test_a_garbled_action_is_an_action_or_is_refused(game: Game, data: st.DataObject) -> None:
    match = usual_tables(game)[0].match(1)
    text = garble(data, match.write_action(data.draw(st.sampled_from(match.options_now()))))
    action = unless_refused(lambda: match.read_action(text), BadNotation)
    if action is not None:
        assert match.read_action(match.write_action(action)) == action


@given(data=st.data())
def test_a_garbled_position_is_a_position_or_is_refused(game: Game, data: st.DataObject) -> None:
    """What is read is written the same again, and nothing is missing from it but what it says is unknown."""
    table = data.draw(st.sampled_from(usual_tables(game)))
    match, luck = table.match(data.draw(st.integers(0, 2))), random.Random(data.draw(st.integers(0, 9)))
    for _ in range(data.draw(st.integers(0, 60))):
        if not match.over:
            match.act(luck.choice(match.options_now()))
    watcher = data.draw(st.sampled_from([None, *table.watchers]))
    state = match.moments[-1].state if watcher is None else match.seen(watcher)
    text = garble(data, game.notation.write_position(match.desk.world, state[0]))
    garbled = unless_refused(lambda: read(table, text, state), BadNotation)
    if garbled is not None:
        again = read(table, game.notation.write_position(match.desk.world, garbled[0]), state)
        assert again.tobytes() == garbled.tobytes()
        if "?" not in text:
            desks = table.desks()
            desks["state"] = garbled
            assert engine.adds_up(desks, 0)


def garble(data: st.DataObject, text: str) -> str:
    """The text with a few words or letters dropped, doubled, moved or made up."""
    for _ in range(data.draw(st.integers(1, 4))):
        by_words = data.draw(st.booleans())
        parts: list[str] = text.split(" ") if by_words else list(text)
        if not parts:
            break
        at, other = data.draw(st.integers(0, len(parts) - 1)), data.draw(st.integers(0, len(parts) - 1))
        match data.draw(st.sampled_from(["drop", "double", "swap", "make up"])):
            case "drop":
                del parts[at]
            case "double":
                parts.insert(at, parts[other])
            case "swap":
                parts[at], parts[other] = parts[other], parts[at]
            case "make up":
                parts[at] = data.draw(
                    st.one_of(st.characters(codec="utf-8"), st.integers().map(str), st.text(";:?/.²", max_size=2))
                )
        text = (" " if by_words else "").join(parts)
    return text
