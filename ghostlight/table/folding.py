"""A table from its records: each changes the table in one place, here, whether it has just happened or comes from the disk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ghostlight import games
from ghostlight.bots import read_bot
from ghostlight.core import fairness
from ghostlight.core.errors import Refusal
from ghostlight.core.log import Log, Seat
from ghostlight.core.match import Match, fold

from . import records as tell
from . import shuffling
from .clocks import Clocks
from .names import plain
from .table import Offer, Place, Saying, Table
from .terms import LONGEST_NAME, NoClock, Terms

KEEPER = "greedy"
"""The bot that decides for a seat that has given up."""


def open_table(first: tell.AnyRecord) -> Table:
    """The table of its first record."""
    match first:
        case tell.Made():
            game = games.load(first.terms.game)
            places = [Place() for _ in range(first.terms.seats)]
            seed = fairness.read_seed(first.seed)
            clocks = Clocks(first.terms.clock)
            return Table(
                game, first.terms, first.host, seed, first.at, clocks, places, updated=first.at, rules=first.rules or 1
            )
        case tell.Imported():
            return _imported(first)
    raise ValueError(f"a table cannot begin with {type(first).__name__}")


def _imported(record: tell.Imported) -> Table:
    log = record.log
    game = games.load(log.game)
    match = fold(game, log)
    terms = Terms(game=log.game, name=_imported_name(log), seats=len(log.seats), options=match.options, practice=log.practice)
    places = [Place(name=plain(seat.name)[:LONGEST_NAME], bot=_bot(seat.kind)) for seat in log.seats]
    clocks = Clocks(NoClock())
    table = Table(game, terms, record.host, match.seed, record.at, clocks, places, "over", match, updated=record.at)
    table.imported, table.origin, table.played_here = True, log, record.here
    table.promises, table.given_up = list(log.promises), log.given_up
    table.rules = match.rules
    return table


def _imported_name(log: Log) -> str:
    """Who played."""
    return ", ".join(plain(seat.name) for seat in log.seats)[:LONGEST_NAME] or log.game.title()


def _bot(kind: str) -> str | None:
    """The bot of a log's seat; what is none is taken for a person."""
    try:
        read_bot(kind)
    except Refusal:
        return None
    return kind


def fold_table(records: Iterable[tell.AnyRecord]) -> Table:
    """The table that these records make."""
    rest = iter(records)
    table = open_table(next(rest))
    for record in rest:
        apply(table, record)
    return table


def apply(table: Table, record: tell.AnyRecord) -> None:
    """One more thing has happened at the table."""
    _CHANGES[type(record)](table, record)
    shuffling.thaw_if_seats_changed(table, record.at)
    table.updated = record.at


# --- seats -------------------------------------------------------------------------------------------------------------


def _added(table: Table, record: tell.Added) -> None:
    table.places.append(Place())


def _removed(table: Table, record: tell.Removed) -> None:
    del table.places[record.seat]


def _sat(table: Table, record: tell.Sat) -> None:
    table.places[record.seat] = Place(record.person, record.name, None, record.nonce, record.promise)
    table.named.setdefault(record.name, record.person)
    if table.match is not None:
        table.sat_on.setdefault(record.person, set()).add(record.seat)
        table.sat_last[record.seat] = record.person
    if table.offer is not None and table.offer.what == "join" and table.offer.of == record.seat:
        table.offer = None
    _note(table, record, "sat", name=record.name)
    _let_time_run(table, record, new_turn=False)


def _left(table: Table, record: tell.Left) -> None:
    place = table.places[record.seat]
    person, name = place.owner, place.name or ""
    table.places[record.seat] = Place(bot=place.bot, name=record.name)
    _ask_no_more(table, record.seat)
    _pass_on(table, person)
    _note(table, record, "left", name=name)
    _let_time_run(table, record, new_turn=False)


def _replaced(table: Table, record: tell.Replaced) -> None:
    place = table.places[record.seat]
    place.bot = record.bot
    if place.owner is None:
        place.name = record.name
    else:
        _note(table, record, "replaced-idle" if record.idle else "replaced", name=place.name or "")
    offer = table.offer
    if offer is not None and (offer.seat == record.seat or (offer.what == "replace" and offer.of == record.seat)):
        table.offer = None
    _let_time_run(table, record, new_turn=False)


def _freed(table: Table, record: tell.Freed) -> None:
    place = table.places[record.seat]
    place.bot = None
    if place.owner is None:
        place.name = None
    else:
        _note(table, record, "returned", name=place.name or "")
    _let_time_run(table, record, new_turn=False)


def _pass_on(table: Table, person: str | None) -> None:
    """A host who has no seat any more hands the table to the next person who has one."""
    if person == table.host and not table.seats_of(table.host):
        table.host = next((each.owner for each in table.places if each.owner), table.host)
        table.muted.discard(table.host)


def _kicked(table: Table, record: tell.Kicked) -> None:
    if not record.out:
        table.kept_out.discard(record.person)
        _note_of(table, record, "let-in")
        return
    table.kept_out.add(record.person)
    if table.match is None:
        for seat in table.seats_of(record.person):
            table.places[seat] = Place()
    if table.offer is not None and table.offer.person == record.person:
        table.offer = None
    _note_of(table, record, "kicked")


def _muted(table: Table, record: tell.Muted) -> None:
    (table.muted.add if record.on else table.muted.discard)(record.person)
    _note_of(table, record, "muted" if record.on else "unmuted")


def _note_of(table: Table, record: tell.Kicked | tell.Muted, code: str) -> None:
    """Of whom nobody knows, nobody needs to be told."""
    if record.name:
        _note(table, record, code, name=record.name)


def _closed(table: Table, record: tell.Closed) -> None:
    """A table that waits is gone; a game that runs is over, and can be looked at like any other."""
    if table.match is None:
        table.status = "closed"
        return
    table.match.stop(record.why)
    _note(table, record, "closed" if record.why == "host" else "abandoned")
    _end_if_over(table, record)


# --- the game ----------------------------------------------------------------------------------------------------------


def dealt(table: Table, now: int) -> tuple[list[Seat], shuffling.Share]:
    """Those for whom the cards are dealt, as the log names them, and what they bring to the shuffle."""
    seats = [Seat(place.name or "", place.bot or "human") for place in table.places]
    return seats, shuffling.settle(table, now)


def _began(table: Table, record: tell.Began) -> None:
    seats, share = dealt(table, record.at)
    table.match = Match(table.game, seats, table.seed, table.terms.options, share.nonces, table.rules)
    table.promises = share.promises
    table.status = "playing"
    table.sat_on = {place.owner: set(table.seats_of(place.owner)) for place in table.places if place.owner}
    table.sat_last = {seat: place.owner for seat, place in enumerate(table.places) if place.owner}
    table.clocks.wind_up(len(seats))
    _let_time_run(table, record)


def _acted(table: Table, record: tell.Acted) -> None:
    match = _match(table)
    moment = match.act(match.read_action(record.action))
    table.deciders[moment.n] = table.places[record.seat].name or ""
    _ask_anew(table)
    if match.actor != record.seat:
        table.clocks.end_turn(record, moment.n)
        _let_time_run(table, record)
    _end_if_over(table, record)


def _took_back(table: Table, record: tell.TookBack) -> None:
    match = _match(table)
    before, freely = match.actor, match.free_undo(record.seat) == record.back_to
    match.undo(record.back_to)
    _ask_anew(table)
    _note(table, record, "took-back", name=table.places[record.seat].name or "")
    table.clocks.take_back(record, record.back_to, freely, record.seat)
    # What is taken back freely brings no new time, or one could go to and fro for ever.
    _let_time_run(table, record, new_turn=match.actor != before and not freely)


def _resigned(table: Table, record: tell.Resigned) -> None:
    match = _match(table)
    match.resign(record.seat, record.why)
    place = table.places[record.seat]
    place.bot = place.bot or KEEPER
    _ask_no_more(table, record.seat)
    _note(table, record, f"resigned-{record.why}", name=place.name or "")
    _let_time_run(table, record, new_turn=False)
    _end_if_over(table, record)


def _asked(table: Table, record: tell.Asked) -> None:
    asker = Place() if record.seat is None else table.places[record.seat]
    person, name = record.person or asker.owner or "", record.name or asker.name or ""
    other = Place() if record.of is None else table.places[record.of]
    asked = table.others_than(person) - set(record.excused)
    if record.what == "replace" and other.owner is not None:
        asked -= set(table.seats_of(other.owner))
    table.offer = Offer(record.what, record.seat, record.back_to, asked, record.of, person, name, asked=record.at)
    about: dict[str, str | int] = {} if record.of is None else {"seat": record.of + 1, "other": other.name or ""}
    _note(table, record, f"asked-{record.what}", name=name, **about)


def _answered(table: Table, record: tell.Answered) -> None:
    if table.offer is None:
        return
    if record.yes:
        table.offer.waiting.discard(record.seat)
        return
    withdrawn = record.seat == table.offer.seat or record.seat is None
    if table.offer.what == "join" and not withdrawn:
        table.declined.add(table.offer.person)
    name = table.offer.name if record.seat is None else table.places[record.seat].name or ""
    _note(table, record, "withdrew" if withdrawn else "declined", name=name)
    table.offer = None


def _ask_anew(table: Table) -> None:
    """What was asked about the last decision is moot; who wants to close the game, or to sit down, still waits."""
    if table.offer is not None and table.offer.what not in ("close", "join"):
        table.offer = None


def _ask_no_more(table: Table, seat: int) -> None:
    """Whoever has stood up neither asks nor is asked; what then nobody is left to answer is dropped."""
    if table.offer is None:
        return
    table.offer.waiting.discard(seat)
    if seat in (table.offer.seat, table.offer.of) or not table.offer.waiting:
        table.offer = None


def _paused(table: Table, record: tell.Paused) -> None:
    table.status = "paused"
    _ask_anew(table)
    table.clocks.stop(record)
    _note(table, record, "paused")


def _resumed(table: Table, record: tell.Resumed) -> None:
    table.status = "playing"
    _note(table, record, "resumed")
    _let_time_run(table, record, new_turn=False)


def _woke(table: Table, record: tell.Woke) -> None:
    table.clocks.forgive(record, record.away)


def _said(table: Table, record: tell.Said) -> None:
    if record.text:  # what was said by somebody who wanted to be forgotten is gone
        table.talk.append(Saying(record.at, record.seat, record.name, record.text, record.person))
    table.named.setdefault(record.name, record.person)


def _match(table: Table) -> Match:
    if table.match is None:
        raise ValueError("the game has not begun")
    return table.match


def _let_time_run(table: Table, now: tell.Record, new_turn: bool = True) -> None:
    """For the person who decides next; bots and empty seats have no clock."""
    if table.status != "playing":
        return
    seat = table.turn
    if new_turn and seat is not None:
        table.clocks.new_turn(seat)
    table.clocks.start(seat if seat is not None and table.places[seat].human else None, now)


def _end_if_over(table: Table, record: tell.AnyRecord) -> None:
    if _match(table).over:
        table.status, table.offer = "over", None
        table.clocks.stop(record)


def _note(table: Table, record: tell.AnyRecord, code: str, **facts: str | int) -> None:
    table.talk.append(Saying(record.at, note=code, facts=facts))


_CHANGES: dict[type, Callable[[Table, Any], None]] = {
    tell.Added: _added,
    tell.Removed: _removed,
    tell.Sat: _sat,
    tell.Left: _left,
    tell.Replaced: _replaced,
    tell.Freed: _freed,
    tell.Closed: _closed,
    tell.Kicked: _kicked,
    tell.Muted: _muted,
    tell.Promised: shuffling.promised,
    tell.Froze: shuffling.froze,
    tell.Showed: shuffling.showed,
    tell.Thawed: shuffling.thawed,
    tell.Began: _began,
    tell.Acted: _acted,
    tell.TookBack: _took_back,
    tell.Resigned: _resigned,
    tell.Asked: _asked,
    tell.Answered: _answered,
    tell.Paused: _paused,
    tell.Resumed: _resumed,
    tell.Woke: _woke,
    tell.Said: _said,
}
