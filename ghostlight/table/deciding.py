"""Whether the table takes a command: yes is a list of records, no is a Refused. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from typing import Any

import msgspec

from ghostlight.bots import read_bot
from ghostlight.bots.search import Search
from ghostlight.core.errors import BadNotation, Refusal
from ghostlight.core.match import Match

from . import commands as ask
from . import records as tell
from . import shuffling
from .refused import Refused
from .table import Offer, Table
from .terms import DayClock

MOST_ITERATIONS, MOST_MILLISECONDS = 50_000, 3_000
"""What a bot at a table may think for one decision: a second or three."""


AWAY = 60_000
"""Milliseconds after which the host may let a bot stand in for somebody whose page is closed."""
STAND_IN = "search:300"
"""The bot that does; the host does not choose how badly."""
BOT_NAMES = {"greedy": "Moth", "search:300": "Owl", "search:2000": "Raven"}
OTHER_BOT = "Toad"


@dataclass(frozen=True)
class Call:
    """Who gives a command, when, and who else is there to see it."""

    person: str
    now: int
    name: str | None = None  # of somebody who only watches
    gone: Set[str] = frozenset()  # people who have not been here for a while (AWAY)
    here: Set[str] = frozenset()  # people with a page open


def decide(table: Table, command: ask.TableCommand, call: Call) -> list[tell.AnyRecord]:
    """The records of this command."""
    if table.status == "closed":
        raise Refused("expired-table")
    return _DECISIONS[type(command)](table, command, call)


def try_out(table: Table, seat: int, written: str) -> Callable[[], msgspec.Struct]:
    """What would come of this action if that seat took it now, as work that may be done elsewhere: the table stays as it is."""
    match = _running(table, table.at)
    if match.actor != seat or not table.places[seat].human:
        raise Refused("not-your-turn")
    trial = match.trial(_read(match, written))
    if trial is None:
        raise Refused("no-trials")
    return trial


def decide_for_bot(table: Table, at: int, action: str, now: int) -> list[tell.AnyRecord]:
    """The records of a bot's decision; none when the game has gone on without it."""
    if table.bot_to_decide() is None or table.at != at or table.turn is None:
        return []
    return [tell.Acted(at=now, seat=table.turn, action=action)]


def time_is_up(table: Table, now: int) -> list[tell.AnyRecord]:
    """The records of a clock that has fallen by now."""
    deadline = table.clocks.deadline
    if table.status != "playing" or deadline is None or now < deadline or table.clocks.running is None:
        return []
    return [tell.Resigned(at=now, seat=table.clocks.running, why="time")]


# --- seats -------------------------------------------------------------------------------------------------------------


def _sit(table: Table, command: ask.Sit, call: Call) -> list[tell.AnyRecord]:
    _not_over(table)
    _seat_exists(table, command.seat)
    mine = table.seats_of(call.person)
    if not table.places[command.seat].empty:
        if all(not place.empty for place in table.places) and not mine:
            raise Refused("full-table")
        raise Refused("seat-taken", seat=command.seat + 1)
    if table.status != "waiting":  # nobody sees from two seats what each alone may know
        if mine:
            raise Refused("already-seated")
        if command.seat not in table.sat_on.get(call.person, {command.seat}):
            raise Refused("other-seat")
    name = unlike(checked_name(command.name), _names(table, but=command.seat))
    promise = command.promise or "" if table.status == "waiting" else ""
    return [tell.Sat(at=call.now, seat=command.seat, person=call.person, name=name, promise=promise)]


def _leave(table: Table, command: ask.Leave, call: Call) -> list[tell.AnyRecord]:
    _not_over(table)
    _own_seat(table, command.seat, call)
    bot = table.places[command.seat].bot
    return [tell.Left(at=call.now, seat=command.seat, name=_bot_name(table, command.seat, bot) if bot else None)]


def _replace(table: Table, command: ask.Replace, call: Call) -> list[tell.AnyRecord]:
    _not_over(table)
    _seat_exists(table, command.seat)
    check_bot(command.bot)
    place = table.places[command.seat]
    if table.status == "waiting":
        _host_only(table, call)
        if place.owner is not None:
            raise Refused("seat-taken", seat=command.seat + 1)
    elif not table.seats_of(call.person):
        raise Refused("not-seated")
    elif place.bot is not None:
        raise Refused("seat-taken", seat=command.seat + 1)
    elif place.owner not in (None, call.person):
        _host_only(table, call)
        if place.owner not in call.gone or isinstance(table.terms.clock, DayClock):  # who plays by the day need not be here
            raise Refused("still-here")
        return [tell.Replaced(at=call.now, seat=command.seat, bot=STAND_IN)]
    name = None if place.owner else _bot_name(table, command.seat, command.bot)
    return [tell.Replaced(at=call.now, seat=command.seat, bot=command.bot, name=name)]


def _free(table: Table, command: ask.Free, call: Call) -> list[tell.AnyRecord]:
    _not_over(table)
    _seat_exists(table, command.seat)
    place = table.places[command.seat]
    if place.bot is None or (table.match is not None and command.seat in table.match.resigned):
        raise Refused("no-bot-here")
    if place.owner is None:
        _host_only(table, call)
    elif place.owner != call.person:
        raise Refused("not-your-seat")
    return [tell.Freed(at=call.now, seat=command.seat)]


def _add(table: Table, command: ask.Add, call: Call) -> list[tell.AnyRecord]:
    _waiting(table)
    _host_only(table, call)
    _count_fits(table, len(table.places) + 1)
    return [tell.Added(at=call.now)]


def _remove(table: Table, command: ask.Remove, call: Call) -> list[tell.AnyRecord]:
    _waiting(table)
    _host_only(table, call)
    _seat_exists(table, command.seat)
    if table.places[command.seat].owner is not None:
        raise Refused("seat-taken", seat=command.seat + 1)
    _count_fits(table, len(table.places) - 1)
    return [tell.Removed(at=call.now, seat=command.seat)]


def _start(table: Table, command: ask.Start, call: Call) -> list[tell.AnyRecord]:
    _waiting(table)
    if not table.seats_of(call.person):  # a host who has wandered off holds nobody up
        _host_only(table, call)
    empty = sum(place.empty for place in table.places)
    if empty:
        raise Refused("open-seats", count=empty)
    try:
        table.game.worlds(len(table.places), table.terms.options)  # seats may have been taken away since the table was made
    except Refusal as refusal:
        raise Refused("bad-options", what=str(refusal)) from None
    return shuffling.start(table, call.person, call.here, call.now)


def _promise(table: Table, command: ask.Promise, call: Call) -> list[tell.AnyRecord]:
    _waiting(table)
    _own_seat(table, command.seat, call)
    return shuffling.promise(table, command.seat, command.promise, call.now)


def _reveal(table: Table, command: ask.Reveal, call: Call) -> list[tell.AnyRecord]:
    _own_seat(table, command.seat, call)
    return shuffling.show(table, command.seat, command.nonce, call.now)


def _halt(table: Table, command: ask.Halt, call: Call) -> list[tell.AnyRecord]:
    return shuffling.halt(table, call.person, call.now)


def _close(table: Table, command: ask.Close, call: Call) -> list[tell.AnyRecord]:
    _waiting(table)
    _host_only(table, call)
    return [tell.Closed(at=call.now)]


# --- the game ----------------------------------------------------------------------------------------------------------


def _act(table: Table, command: ask.Act, call: Call) -> list[tell.AnyRecord]:
    match = _running(table, command.at)
    place = table.places[match.actor]
    if place.owner != call.person or place.bot is not None:
        raise Refused("not-your-turn")
    action = _read(match, command.action)
    text = match.write_action(action)
    if not match.allows(action):
        raise Refused("illegal-action", action=text)
    return [tell.Acted(at=call.now, seat=match.actor, action=text)]


def _read(match: Match, written: str) -> int:
    try:
        return match.read_action(written)
    except BadNotation:
        raise Refused("no-such-action", action=written) from None


def _undo(table: Table, command: ask.Undo, call: Call) -> list[tell.AnyRecord]:
    """Back to before this person's last decision: freely if nothing was shown since, else if the others agree.

    Alone against bots there is nobody to agree: then only practice goes back past chance.
    """
    match = _running(table, command.at)
    if not table.terms.undo:
        raise Refused("no-undo")
    seats = _seats_in_play(table, match, call)
    for seat in seats:
        back_to = match.free_undo(seat)
        if back_to is not None:
            return [tell.TookBack(at=call.now, seat=seat, back_to=back_to)]
    own = [(k, moment.seat) for k, moment in enumerate(match.moments) if moment.seat is not None and moment.seat in seats]
    if not own:
        raise Refused("nothing-to-undo")
    last, seat = own[-1]
    back_to = match.moments[last - 1].n
    if not table.others_to_ask(seat):
        if not table.undoes_anything(seat):
            raise Refused("practice-only")
        return [tell.TookBack(at=call.now, seat=seat, back_to=back_to)]
    _nothing_asked(table)
    return [tell.Asked(at=call.now, seat=seat, what="undo", back_to=back_to)]


def _pause(table: Table, command: ask.Pause, call: Call) -> list[tell.AnyRecord]:
    match = _running(table, command.at)
    seat = _seats_in_play(table, match, call)[0]
    if not table.others_to_ask(seat):
        return [tell.Paused(at=call.now)]
    _nothing_asked(table)
    return [tell.Asked(at=call.now, seat=seat, what="pause")]


def _answer(table: Table, command: ask.Answer, call: Call) -> list[tell.AnyRecord]:
    _running(table, command.at)
    offer = table.offer
    if offer is None:
        raise Refused("no-offer")
    seats = table.seats_of(call.person)
    if offer.seat in seats and not command.yes:
        return [tell.Answered(at=call.now, seat=offer.seat, yes=False)]
    mine = [seat for seat in seats if seat in offer.waiting]
    if not mine:
        raise Refused("no-offer")
    answers: list[tell.AnyRecord] = [tell.Answered(at=call.now, seat=seat, yes=command.yes) for seat in mine]
    if command.yes and offer.waiting <= set(mine):
        return [*answers, _granted(offer, call.now)]
    return answers if command.yes else answers[:1]


def _granted(offer: Offer, now: int) -> tell.AnyRecord:
    return tell.Paused(at=now) if offer.what == "pause" else tell.TookBack(at=now, seat=offer.seat, back_to=offer.back_to)


def _resign(table: Table, command: ask.Resign, call: Call) -> list[tell.AnyRecord]:
    match = _running(table, command.at)
    _own_seat(table, command.seat, call)
    if command.seat in match.resigned:
        raise Refused("not-seated")
    return [tell.Resigned(at=call.now, seat=command.seat, why="wish")]


def _resume(table: Table, command: ask.Resume, call: Call) -> list[tell.AnyRecord]:
    if table.status != "paused":
        raise Refused("not-paused")
    if not table.seats_of(call.person):
        raise Refused("not-seated")
    return [tell.Resumed(at=call.now)]


def _chat(table: Table, command: ask.Chat, call: Call) -> list[tell.AnyRecord]:
    seat, name = table.speaker(call.person) or (None, call.name)
    text = plain(command.text)
    if not text:
        raise Refused("bad-message", what="text")
    if not name:
        raise Refused("bad-name")
    return [tell.Said(at=call.now, seat=seat, name=name, text=text)]


# --- what the table insists on -----------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """One line without signs that cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _bot_name(table: Table, seat: int, bot: str) -> str:
    return unlike(BOT_NAMES.get(bot, OTHER_BOT), _names(table, but=seat))


def _names(table: Table, but: int) -> set[str | None]:
    return {place.name for seat, place in enumerate(table.places) if seat != but}


def unlike(name: str, taken: Set[str | None]) -> str:
    """The name itself, or with a number behind it if somebody has it."""
    return next(each for each in (name, *(f"{name} {n}" for n in range(2, 10))) if each not in taken)


def check_bot(written: str) -> None:
    """A bot that there is, and one that does not keep a table (and whoever serves it) waiting for minutes."""
    try:
        bot = read_bot(written)
    except Refusal:
        raise Refused("no-such-bot", bot=written) from None
    if isinstance(bot, Search) and (bot.iterations > MOST_ITERATIONS or bot.milliseconds > MOST_MILLISECONDS):
        raise Refused("no-such-bot", bot=written)


def checked_name(name: str) -> str:
    """A name as it is shown."""
    kept = plain(name)
    if not kept:
        raise Refused("bad-name")
    return kept


def _running(table: Table, at: int) -> Match:
    if table.match is None:
        raise Refused("not-begun")
    _not_over(table)
    if table.status == "paused":
        raise Refused("paused")
    if at != table.at:
        raise Refused("late")
    return table.match


def _not_over(table: Table) -> None:
    if table.status == "over":
        raise Refused("game-over")


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refused("not-waiting")


def _host_only(table: Table, call: Call) -> None:
    if table.host != call.person:
        raise Refused("not-host")


def _seat_exists(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.places):
        raise Refused("no-such-seat", seat=seat + 1)


def _own_seat(table: Table, seat: int, call: Call) -> None:
    _seat_exists(table, seat)
    if table.places[seat].owner != call.person:
        raise Refused("not-your-seat")


def _seats_in_play(table: Table, match: Match, call: Call) -> list[int]:
    seats = [seat for seat in table.seats_of(call.person) if seat not in match.resigned]
    if not seats:
        raise Refused("not-seated")
    return seats


def _nothing_asked(table: Table) -> None:
    if table.offer is not None:
        raise Refused("offer-open")


def _count_fits(table: Table, count: int) -> None:
    if count not in table.game.players:
        raise Refused("seat-count", least=table.game.players[0], most=table.game.players[-1])


_DECISIONS: dict[type, Callable[[Table, Any, Call], list[tell.AnyRecord]]] = {
    ask.Sit: _sit,
    ask.Leave: _leave,
    ask.Replace: _replace,
    ask.Free: _free,
    ask.Add: _add,
    ask.Remove: _remove,
    ask.Start: _start,
    ask.Promise: _promise,
    ask.Reveal: _reveal,
    ask.Halt: _halt,
    ask.Close: _close,
    ask.Act: _act,
    ask.Undo: _undo,
    ask.Answer: _answer,
    ask.Resign: _resign,
    ask.Pause: _pause,
    ask.Resume: _resume,
    ask.Chat: _chat,
}
