"""Whether the table takes a command: yes is a list of records, no is a Refused. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ghostlight.bots import read_bot
from ghostlight.bots.search import Search
from ghostlight.core.errors import BadNotation, OtherRules, Refusal
from ghostlight.core.match import Match

from . import commands as ask
from . import records as tell
from . import shuffling
from .clocks import Instant
from .hosting import close, excused, kick, may_start, mute
from .idling import idles, stand_in_for
from .insisting import (
    Call,
    begun,
    host_only,
    not_over,
    nothing_asked,
    own_seat,
    running,
    seat_exists,
    seats_in_play,
    waiting,
)
from .joining import way_in
from .names import checked_name, unlike
from .refused import Refused
from .table import Offer, Table
from .talking import chat, sitters_name
from .terms import DayClock

MOST_ITERATIONS, MOST_MILLISECONDS = 50_000, 3_000
"""What a bot at a table may think for one decision: a second or three."""


STAND_IN = "search:300"
"""The bot that does; the host does not choose how badly."""
BOT_NAMES = {"greedy": "Moth", "search:300": "Owl", "search:2000": "Raven"}
OTHER_BOT = "Toad"


def decide(table: Table, command: ask.TableCommand, call: Call) -> list[tell.AnyRecord]:
    """The records of this command."""
    if table.status == "closed":
        raise Refused("expired-table")
    if call.person in table.kept_out:
        raise Refused("kept-out")
    return _DECISIONS[type(command)](table, command, call)


def try_out(table: Table, seat: int, written: str) -> Callable[[], msgspec.Struct]:
    """What would come of this action if that seat took it now, as work that may be done elsewhere: the table stays as it is."""
    match = running(table, table.at)
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


def hold_up_no_longer(table: Table, call: Call) -> list[tell.AnyRecord]:
    """The records of a question that only people are still asked who are away."""
    offer, absent = table.offer, excused(table, call)
    if offer is None or not absent or absent != offer.waiting:
        return []
    return [*(tell.Answered(at=call.now, seat=seat, yes=True) for seat in sorted(absent)), _granted(table, offer, call.now)]


def time_is_up(table: Table, now: int, served: int | None = None) -> list[tell.AnyRecord]:
    """The records of a clock that has fallen by now, which is so much of the time that the house has served."""
    seat = table.clocks.fallen(Instant(now, served)) if table.status == "playing" else None
    return [] if seat is None else [tell.Resigned(at=now, served=served, seat=seat, why="time")]


# --- seats -------------------------------------------------------------------------------------------------------------


def _sit(table: Table, command: ask.Sit, call: Call) -> list[tell.AnyRecord]:
    not_over(table)
    seat_exists(table, command.seat)
    way = way_in(table, call.person, command.seat)
    name = sitters_name(table, call.person, command.seat, checked_name(command.name))
    if way == "free":
        promise = command.promise or "" if table.status == "waiting" else ""
        return [tell.Sat(at=call.now, seat=command.seat, person=call.person, name=name, promise=promise)]
    if table.offer is not None:
        raise Refused("offer-open")
    return [tell.Asked(at=call.now, seat=None, what="join", of=command.seat, person=call.person, name=name)]


def _leave(table: Table, command: ask.Leave, call: Call) -> list[tell.AnyRecord]:
    not_over(table)
    own_seat(table, command.seat, call)
    bot = table.places[command.seat].bot
    return [tell.Left(at=call.now, seat=command.seat, name=_bot_name(table, command.seat, bot) if bot else None)]


def _replace(table: Table, command: ask.Replace, call: Call) -> list[tell.AnyRecord]:
    not_over(table)
    seat_exists(table, command.seat)
    check_bot(command.bot)
    place = table.places[command.seat]
    if table.status == "waiting":
        host_only(table, call)
        if place.owner is not None:
            raise Refused("seat-taken", seat=command.seat + 1)
    elif not table.seats_of(call.person):
        raise Refused("not-seated")
    elif place.bot is not None:
        raise Refused("seat-taken", seat=command.seat + 1)
    elif place.owner not in (None, call.person):
        if idles(table, command.seat, call):
            nothing_asked(table)
            return stand_in_for(table, command.seat, STAND_IN, call)
        host_only(table, call)
        if place.owner not in call.gone or isinstance(table.terms.clock, DayClock):  # who plays by the day need not be here
            raise Refused("still-here")
        return [tell.Replaced(at=call.now, seat=command.seat, bot=STAND_IN)]
    name = None if place.owner else _bot_name(table, command.seat, command.bot)
    return [tell.Replaced(at=call.now, seat=command.seat, bot=command.bot, name=name)]


def _free(table: Table, command: ask.Free, call: Call) -> list[tell.AnyRecord]:
    not_over(table)
    seat_exists(table, command.seat)
    place = table.places[command.seat]
    if place.bot is None or (table.match is not None and command.seat in table.match.resigned):
        raise Refused("no-bot-here")
    if place.owner is None:
        host_only(table, call)
        if table.match is not None:  # what it has seen is for nobody else's eyes; who sat there before may sit down again
            raise Refused("bot-seat")
    elif place.owner != call.person:
        raise Refused("not-your-seat")
    return [tell.Freed(at=call.now, seat=command.seat)]


def _add(table: Table, command: ask.Add, call: Call) -> list[tell.AnyRecord]:
    waiting(table)
    host_only(table, call)
    _count_fits(table, len(table.places) + 1)
    return [tell.Added(at=call.now)]


def _remove(table: Table, command: ask.Remove, call: Call) -> list[tell.AnyRecord]:
    waiting(table)
    host_only(table, call)
    seat_exists(table, command.seat)
    if table.places[command.seat].owner is not None:
        raise Refused("seat-taken", seat=command.seat + 1)
    _count_fits(table, len(table.places) - 1)
    return [tell.Removed(at=call.now, seat=command.seat)]


def _start(table: Table, command: ask.Start, call: Call) -> list[tell.AnyRecord]:
    waiting(table)
    if not may_start(table, call):
        raise Refused("not-host")
    empty = sum(place.empty for place in table.places)
    if empty:
        raise Refused("open-seats", count=empty)
    try:
        # Seats may have been taken away since the table was made, or its rules retired.
        table.game.worlds(len(table.places), table.terms.options, table.rules)
    except OtherRules as other:
        raise Refused("other-rules", rules=other.rules) from None
    except Refusal as refusal:
        raise Refused("bad-options", what=refusal) from None
    return shuffling.start(table, call.person, call.here, call.now)


def _promise(table: Table, command: ask.Promise, call: Call) -> list[tell.AnyRecord]:
    waiting(table)
    own_seat(table, command.seat, call)
    return shuffling.promise(table, command.seat, command.promise, call.now)


def _reveal(table: Table, command: ask.Reveal, call: Call) -> list[tell.AnyRecord]:
    own_seat(table, command.seat, call)
    return shuffling.show(table, command.seat, command.nonce, call.now)


def _halt(table: Table, command: ask.Halt, call: Call) -> list[tell.AnyRecord]:
    return shuffling.halt(table, call.person, call.now)


# --- the game ----------------------------------------------------------------------------------------------------------


def _act(table: Table, command: ask.Act, call: Call) -> list[tell.AnyRecord]:
    match = running(table, command.at)
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
    match = running(table, command.at)
    if not table.terms.undo:
        raise Refused("no-undo")
    seats = seats_in_play(table, match, call)
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
    nothing_asked(table)
    return [tell.Asked(at=call.now, seat=seat, what="undo", back_to=back_to)]


def _pause(table: Table, command: ask.Pause, call: Call) -> list[tell.AnyRecord]:
    match = running(table, command.at)
    seat = seats_in_play(table, match, call)[0]
    if not table.others_to_ask(seat):
        return [tell.Paused(at=call.now)]
    nothing_asked(table)
    return [tell.Asked(at=call.now, seat=seat, what="pause")]


def _answer(table: Table, command: ask.Answer, call: Call) -> list[tell.AnyRecord]:
    offer = table.offer
    match = begun(table)
    if offer is None or offer.what in ("undo", "pause", "replace"):
        running(table, command.at)
    elif command.at != len(match.entries):
        raise Refused("late")
    if offer is None:
        raise Refused("no-offer")
    if offer.person == call.person and not command.yes:
        return [tell.Answered(at=call.now, seat=offer.seat, yes=False)]
    mine = [seat for seat in table.seats_of(call.person) if seat in offer.waiting]
    if not mine:
        raise Refused("no-offer")
    answers: list[tell.AnyRecord] = [tell.Answered(at=call.now, seat=seat, yes=command.yes) for seat in mine]
    if command.yes and offer.waiting <= set(mine) | excused(table, call):
        return [*answers, _granted(table, offer, call.now)]
    return answers if command.yes else answers[:1]


def _granted(table: Table, offer: Offer, now: int) -> tell.AnyRecord:
    """What comes of a question that nobody has said no to."""
    match offer.what:
        case "pause":
            return tell.Paused(at=now)
        case "close":
            return tell.Closed(at=now)
        case "undo":
            return tell.TookBack(at=now, seat=_seat(offer.seat), back_to=offer.back_to)
        case "replace":
            return tell.Replaced(at=now, seat=_seat(offer.of), bot=STAND_IN, idle=True)
        case "join":
            seat = _seat(offer.of)
            way_in(table, offer.person, seat)  # somebody may have left meanwhile who was to be asked
            name = sitters_name(table, offer.person, seat, offer.name)
            return tell.Sat(at=now, seat=seat, person=offer.person, name=name)


def _seat(seat: int | None) -> int:
    if seat is None:
        raise ValueError("this question is about no seat")
    return seat


def _resign(table: Table, command: ask.Resign, call: Call) -> list[tell.AnyRecord]:
    match = running(table, command.at)
    own_seat(table, command.seat, call)
    if command.seat in match.resigned:
        raise Refused("not-seated")
    return [tell.Resigned(at=call.now, seat=command.seat, why="wish")]


def _resume(table: Table, command: ask.Resume, call: Call) -> list[tell.AnyRecord]:
    if table.status != "paused":
        raise Refused("not-paused")
    if not table.seats_of(call.person):
        raise Refused("not-seated")
    return [tell.Resumed(at=call.now)]


# --- what the table insists on -----------------------------------------------------------------------------------------


def _bot_name(table: Table, seat: int, bot: str) -> str:
    return unlike(BOT_NAMES.get(bot, OTHER_BOT), [place.name for k, place in enumerate(table.places) if k != seat])


def check_bot(written: str) -> None:
    """A bot that there is, and one that does not keep a table (and whoever serves it) waiting for minutes."""
    try:
        bot = read_bot(written)
    except Refusal:
        raise Refused("no-such-bot", bot=written) from None
    if isinstance(bot, Search) and (bot.iterations > MOST_ITERATIONS or bot.milliseconds > MOST_MILLISECONDS):
        raise Refused("no-such-bot", bot=written)


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
    ask.Close: close,
    ask.Kick: kick,
    ask.Mute: mute,
    ask.Act: _act,
    ask.Undo: _undo,
    ask.Answer: _answer,
    ask.Resign: _resign,
    ask.Pause: _pause,
    ask.Resume: _resume,
    ask.Chat: chat,
}
