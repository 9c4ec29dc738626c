"""A match: the deal, actions, undo, and what comes out of it for whom."""

from __future__ import annotations

import random
from typing import Any, Literal

import msgspec
import pytest

from ghostlight.core import log as logs
from ghostlight.core.contract import OVER
from ghostlight.core.errors import BadLog, BadOption, IllegalAction, Refusal
from ghostlight.core.events import SPECTATOR
from ghostlight.core.fairness import LONGEST_NONCE, commitment
from ghostlight.core.log import Resign, Seat, Step, Stop, Undo
from ghostlight.core.match import Match, fold
from ghostlight.core.verify import verify
from ghostlight.games import load
from tests.core import lantern
from tests.core.lantern import PEEK, RUN, WALK
from tests.core.matches import TOY, finished, finished_with_undo, new_match, play_on


def test_a_match_begins_with_the_deal() -> None:
    match = new_match(1)
    assert match.steps == 1
    assert [(moment.n, moment.seat, moment.action) for moment in match.moments] == [(0, None, None)]
    assert [each.name for each in match.moments[0].drew] == ["card", "card", "card", "starter"]
    assert match.entries == [Step(0, None, None, match.moments[0].drew)]
    assert match.actor == match.moments[0].drew[-1].outcome


def test_an_action_is_one_step_of_whoever_decides() -> None:
    match = new_match(1)
    seat = match.actor
    moment = match.act(RUN)
    assert (moment.n, moment.seat, moment.action) == (1, seat, RUN)
    assert [(each.name, each.of) for each in moment.drew] == [("die", 8)]
    assert moment is match.moments[-1]
    assert match.entries[-1] == Step(1, seat, "run", moment.drew)
    assert match.desk.state.steps[seat] == moment.drew[0].outcome
    assert match.actor == (seat + 1) % 3


def test_an_action_that_is_not_possible_is_refused_by_name() -> None:
    match = new_match(1)
    seat = match.actor
    with pytest.raises(IllegalAction, match=f"'peek {seat + 1}' is not possible now for seat {seat + 1}"):
        match.act(PEEK + seat)
    with pytest.raises(IllegalAction, match="action 99 is not possible"):
        match.act(99)
    assert match.steps == 1


def test_an_action_is_tried_from_what_the_seat_sees_and_changes_nothing() -> None:
    match = new_match(1)
    seat, before = match.actor, (match.desks.tobytes(), len(match.entries))
    work = match.trial(RUN)
    assert work is not None
    card = int(match.desk.state.card[seat])
    told = lantern.Trial(possible=True, reach=(1, 8), cards=[card if each == seat else None for each in range(3)])
    assert work() == told
    assert (match.desks.tobytes(), len(match.entries)) == before
    match.act(RUN)
    assert work() == told, "it is still about the decision for which it was asked"
    assert msgspec.to_builtins(match.trial(PEEK + match.actor)())["possible"] is False  # type: ignore[misc]


def test_there_is_nothing_to_try_when_the_game_is_over_or_tells_no_such_thing() -> None:
    assert finished(1).trial(RUN) is None
    graveyard = Match(load("graveyard"), [Seat("Ana"), Seat("Ben")], bytes(32))
    assert graveyard.trial(graveyard.options_now()[0]) is None


def test_a_match_has_as_many_seats_as_the_game_allows() -> None:
    for players in (1, 6):
        with pytest.raises(Refusal, match=f"lantern is for 2 to 5 players, not {players}"):
            new_match(1, players)


def test_a_match_with_bad_options_is_refused() -> None:
    with pytest.raises(BadOption, match="goal"):
        new_match(1, options={"goal": 0})


def test_a_nonce_has_its_length() -> None:
    match = new_match(1)
    longest = "n" * LONGEST_NONCE
    assert Match(TOY, match.seats, match.seed, nonces=[longest]).nonces == (longest,)
    with pytest.raises(Refusal, match="at most 64 characters"):
        Match(TOY, match.seats, match.seed, nonces=[longest + "n"])


def test_the_end() -> None:
    match = finished(1)
    assert match.over
    assert match.actor == OVER
    assert match.options_now() == []
    points = match.points()
    assert match.winners() == [seat for seat in range(3) if points[seat] == max(points)]
    with pytest.raises(IllegalAction, match="'walk': the game is over"):
        match.act(WALK)


def test_a_tie_has_several_winners() -> None:
    match = new_match(1)
    match.desk.state.steps[:3] = 4, 4, 1
    assert match.points() == [4, 4, 1]
    assert match.winners() == [0, 1]


# --- undo ----------------------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_position_after_a_step() -> None:
    match = play_on(new_match(2), random.Random(2), steps=6)
    states = [moment.state.tobytes() for moment in match.moments]
    match.undo(3)
    assert match.desks["state"].tobytes() == states[3]
    assert [moment.n for moment in match.moments] == [0, 1, 2, 3]
    assert match.entries[-1] == Undo(3)
    match.undo(0)
    assert match.desks["state"].tobytes() == states[0]


def test_chance_that_was_taken_back_never_comes_again() -> None:
    """Steps go on counting, so the next die has a key of its own: in many tries it falls in every way."""
    match = new_match(3)
    dice = []
    for _ in range(60):
        dice.append(match.act(RUN).drew[0].outcome)
        match.undo(0)
    assert match.steps == 61
    assert set(dice) == set(range(1, 9))


def test_a_finished_game_is_not_taken_back() -> None:
    """Its seed is shown, so what a die would bring is known."""
    match = finished(1)
    with pytest.raises(IllegalAction, match="the game is over"):
        match.undo(0)


def test_a_log_has_every_option_as_it_was_read() -> None:
    """So that it folds the same when a default changes, or when a number came as text."""
    options = new_match(1, options={"goal": "21"}).log().options
    assert options["goal"] == 21
    assert set(options) == {option.key for option in TOY.options}


def test_tables_and_lists_among_the_options_go_through_a_log_unchanged() -> None:
    odd = {"starter": "2", "dice": "6,10", "deck": [12, 11, 10, 9, 8, 7], "prizes": {"12": 40, "7": 0}}
    match = play_on(new_match(1, options=odd), random.Random(1))
    saved = logs.read(logs.write(match.log()), "game.json")
    assert {key: saved.options[key] for key in odd} == {
        "starter": 2,
        "dice": [6, 10],
        "deck": [7, 8, 9, 10, 11, 12],
        "prizes": {"7": 0, "12": 40},
    }
    assert verify(TOY, saved).fault is None
    again = fold(TOY, saved)
    assert again.log() == match.log()
    assert again.points() == match.points()
    assert match.moments[0].happenings[0].numbers == {"seat": 1}
    assert {each.numbers["card"] for each in match.moments[-1].happenings if each.name == "shown"} <= {*range(7, 13)}


def test_a_word_that_the_game_does_not_know_is_refused_by_the_game() -> None:
    with pytest.raises(BadOption, match="option deck: 'wild' is none of all, low"):
        new_match(1, options={"deck": "wild"})


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    match = new_match(1)
    for seat in (-3, 3, 7):
        with pytest.raises(IndexError, match="no seat"):
            match.seen(seat)


def test_who_resigns_cannot_win_though_others_may_decide_for_the_seat() -> None:
    match = play_on(new_match(4), random.Random(4), steps=4)
    match.resign(1)
    assert match.entries[-1] == Resign(1, "wish")
    assert not match.over
    play_on(match, random.Random(5))
    assert match.winners()
    assert 1 not in match.winners()
    with pytest.raises(IllegalAction, match="the game is over"):
        match.resign(2)


def test_the_last_who_has_not_resigned_has_won() -> None:
    match = play_on(new_match(4), random.Random(4), steps=4)
    match.resign(0)
    with pytest.raises(IllegalAction, match="seat 1 cannot resign: it is not in the game"):
        match.resign(0)
    match.resign(2, "time")
    assert match.over
    assert match.actor == OVER
    assert match.winners() == [1]
    assert match.options_now() == []
    assert match.log().seed == match.seed.hex()
    again = fold(TOY, match.log())
    assert again.log() == match.log()
    assert again.winners() == [1]


@pytest.mark.parametrize("why", ["host", "abandoned"])
def test_a_game_that_was_stopped_is_over_and_nobody_has_won(why: Literal["host", "abandoned"]) -> None:
    match = play_on(new_match(4), random.Random(4), steps=4)
    match.stop(why)
    assert match.entries[-1] == Stop(why)
    assert match.over
    assert match.winners() == []
    assert match.options_now() == []
    assert match.log().seed == match.seed.hex()
    again = fold(TOY, match.log())
    assert again.stopped == why
    assert again.log() == match.log()
    for more in (match.stop, lambda: match.resign(0), lambda: match.undo(1)):
        with pytest.raises(IllegalAction, match=r"the game is over|it is over"):
            more()


def test_undo_to_a_step_that_is_not_there_is_refused() -> None:
    match = play_on(new_match(2), random.Random(2), steps=6)
    match.undo(3)
    before = (list(match.entries), match.desks["state"].tobytes())
    for gone in (4, 6, 7, -1):
        with pytest.raises(IllegalAction, match=f"undo to step {gone}"):
            match.undo(gone)
    assert (match.entries, match.desks["state"].tobytes()) == before
    match.act(WALK)
    assert match.moments[-1].n == 7
    match.undo(7)


def test_the_account_shows_nothing_of_what_was_undone() -> None:
    match = play_on(new_match(2), random.Random(2), steps=6)
    match.undo(2)
    assert [each["n"] for each in match.account(0)["moments"]] == [0, 1, 2]


# --- what comes out ------------------------------------------------------------------------------------------------------


def cards_in(view: Any) -> list[int | None]:
    cards: list[int | None] = view.cards
    return cards


def test_each_seat_sees_its_own_card_and_those_it_peeked_at() -> None:
    match = new_match(4)
    me, other = match.actor, (match.actor + 1) % 3
    cards = match.desk.state.card[:3].tolist()
    match.act(PEEK + other)
    assert [bool(card) for card in match.seen(me)[0].card[:3]] == [seat in (me, other) for seat in range(3)]
    assert cards_in(match.view(other)) == [cards[seat] if seat == other else None for seat in range(3)]
    assert cards_in(match.view(SPECTATOR)) == [None, None, None]
    assert [each.name for each in match.happenings_for(me)] == ["peeked", "saw"]
    assert [each.name for each in match.happenings_for(other)] == ["peeked"]
    assert [each.name for each in match.happenings_for(SPECTATOR)] == ["peeked"]


def test_the_past_can_be_looked_at_as_it_was_seen() -> None:
    match = new_match(4)
    me, other = match.actor, (match.actor + 1) % 3
    match.act(PEEK + other)
    assert cards_in(match.view(me, at=0))[other] is None
    assert cards_in(match.view(me, at=1))[other] is not None
    assert [each.name for each in match.happenings_for(me, at=0)] == ["begins"]


def test_an_account_is_the_game_as_the_seat_lived_it() -> None:
    match = new_match(4)
    me, other = match.actor, (match.actor + 1) % 3
    match.act(PEEK + other)
    card = int(match.desk.state.card[other])
    mine, theirs, public = match.account(me), match.account(other), match.account(SPECTATOR)
    said = [f"peeked seat={me + 1} other={other + 1}", f"saw seat={me + 1} other={other + 1} card={card}"]
    assert mine["moments"][1] == {"n": 1, "seat": me, "action": f"peek {other + 1}", "told": said}
    assert theirs["moments"][1]["told"] == public["moments"][1]["told"] == said[:1]
    assert mine["view"] == msgspec.to_builtins(match.view(me))
    assert (mine["seat"], public["seat"]) == (me, None)
    assert mine["commitment"] == commitment(match.seed)


def test_the_log_of_a_running_game_holds_back_the_seed_and_the_outcomes() -> None:
    match = play_on(new_match(5), random.Random(5), steps=4)
    log = match.log()
    assert log.seed is None
    assert all(entry.drew == () for entry in log.entries)
    assert [entry.action for entry in log.entries] == [entry.action for entry in match.entries]
    assert any(entry.drew for entry in match.entries), "the match itself keeps them"
    assert log.commitment == commitment(match.seed)


def test_the_log_of_a_finished_game_holds_everything() -> None:
    match = finished(5)
    log = match.log()
    assert log.seed == match.seed.hex()
    assert log.entries == match.entries
    assert log.nonces == ["one", "two"]


def test_a_log_is_no_way_into_the_match() -> None:
    match = finished(5)
    entries = len(match.entries)
    match.log().entries.clear()
    match.log().seats.clear()
    assert len(match.log().entries) == entries
    assert len(match.log().seats) == 3


# --- folding -------------------------------------------------------------------------------------------------------------


def test_folding_gives_the_match_back() -> None:
    for match in (finished(6), finished_with_undo(7)):
        again = fold(TOY, match.log())
        assert again.entries == match.entries
        assert [moment.state.tobytes() for moment in again.moments] == [moment.state.tobytes() for moment in match.moments]
        assert again.points() == match.points()


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda log: log.entries.clear(), "the first entry of a log is step 0, the deal"),
        (lambda log: log.entries.pop(0), "the first entry of a log is step 0, the deal"),
        (lambda log: log.entries.insert(0, Undo(0)), "the first entry of a log is step 0, the deal"),
        (lambda log: log.entries.pop(2), "step 3: this should be step 2"),
        (lambda log: log.entries.insert(2, Step(2, log.entries[2].seat)), "step 2: no action"),
        (lambda log: log.entries.insert(2, Step(2, 9, "walk")), "step 2: seat 9 acts, but the decision is seat"),
        (lambda log: log.entries.insert(2, Step(2, log.entries[2].seat, "fly")), "step 2: 'fly'"),
        (lambda log: log.entries.append(Undo(10**6)), "undo to step 1000000"),
        (lambda log: log.seats.pop(), "not possible|seat"),
        (lambda log: log.seats.clear(), "0 seats; lantern has 2 to 5"),
        (lambda log: setattr(log, "seed", "xyz"), "64 hexadecimal digits"),
        (lambda log: setattr(log, "options", {"goal": "far"}), "goal"),
    ],
)
def test_a_log_that_does_not_fold_is_refused_where_it_goes_wrong(spoil: object, says: str) -> None:
    log = finished(6).log()
    spoil(log)  # type: ignore[operator]
    with pytest.raises(Refusal, match=says):
        fold(TOY, log)


def test_an_action_after_the_end_does_not_fold() -> None:
    log = finished(6).log()
    log.entries.append(Step(len(log.entries), OVER, "walk"))
    with pytest.raises(BadLog, match="the game is over"):
        fold(TOY, log)


def test_there_is_at_most_one_nonce_for_each_seat() -> None:
    """Every step's key grows from all of them, so as many as one likes would be as much work as one likes."""
    seats = [Seat("Ana"), Seat("Ben")]
    assert Match(TOY, seats, bytes(32), nonces=["a", "b"]).nonces == ("a", "b")
    with pytest.raises(Refusal, match="3 nonces; there is at most one for each of the 2 seats"):
        Match(TOY, seats, bytes(32), nonces=["a", "b", "c"])


def test_a_match_that_stands_still_is_not_changed_by_what_comes_after() -> None:
    match = finished(3)
    running = Match(TOY, match.seats, match.seed)
    running.act(running.options_now()[0])
    still, first = running.still(), running.still(1)
    told = running.account(0)
    running.act(running.options_now()[0])
    running.undo(0)
    assert still.account(0) == told
    assert (len(still.moments), len(first.moments), len(running.moments)) == (2, 1, 1)
