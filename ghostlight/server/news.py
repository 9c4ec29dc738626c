"""The table as one person is told of it. Everything here goes through that person's seat: there is no other way out."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ghostlight.core.events import ABOVE, SPECTATOR, Happening
from ghostlight.core.match import Match
from ghostlight.table.clocks import Instant
from ghostlight.table.hosting import may_start
from ghostlight.table.idling import IDLE_AFTER, WARNED_BEFORE
from ghostlight.table.insisting import Call
from ghostlight.table.joining import can_sit
from ghostlight.table.table import Saying, Table
from ghostlight.table.talking import onlookers_name
from ghostlight.table.terms import NoClock

from . import messages as say
from .store import Card, CardSeat


@dataclass(frozen=True)
class Around:
    """What the room knows and the table does not: who looks on under which name, and how long somebody has been waited for."""

    here: Mapping[str, str | None] = field(default_factory=dict)  # everybody who looks, with the name of those who have one
    gone: Set[str] = frozenset()
    waited: int = 0
    late: bool = False  # whether those who have not shown what they promised to the shuffle have had their time


@dataclass(eq=False)
class Listener:
    """One open page: who looks, from which seat, and how much of the story it has been told."""

    person: str
    facing: int = SPECTATOR
    whole: bool = False  # has had a whole message
    chapters: list[int] = field(default_factory=list)  # the steps of the story so far
    lines: int = 0  # of the talk that it has
    heard: int = 0  # how far it has been told the talk
    shown: tuple[int, int, bool] | None = None  # which position it has: entry of the log, seat, whether it may decide

    def forget(self) -> None:
        """Everything is to be told anew."""
        self.whole, self.lines, self.heard, self.shown = False, 0, 0, None
        self.chapters.clear()


MOST_TALK = 200
"""Lines of the talk that a page gets at most."""
Positions = dict[tuple[int, bool], Any]
"""Positions that were already put into words for this version of the table, by seat and whether it decides."""


def settle_facing(table: Table, listener: Listener) -> int | None:
    """Turn the listener to the seat that it should look from; the seat before which a curtain must fall, if any."""
    mine, turn = table.seats_of(listener.person), table.turn
    if listener.facing not in mine:
        veiled = len(mine) > 1 and turn is not None and any(_has_secrets(table, seat) for seat in mine)
        seat = SPECTATOR if veiled or not mine else mine[0]
        if seat != listener.facing:
            face(listener, seat)
        if veiled and turn is not None:  # a page that was just opened: who of them looks is not known
            return min(mine, key=lambda each: (each - turn) % len(table.places))
    if len(mine) < 2 or turn is None or turn == listener.facing or turn not in mine or not table.places[turn].human:
        return None
    if _has_secrets(table, listener.facing) or _has_secrets(table, turn):
        face(listener, SPECTATOR)  # behind the curtain lies nobody's secret
        return turn
    face(listener, turn)
    return None


def _has_secrets(table: Table, seat: int) -> bool:
    return table.match is not None and table.match.knows_more(seat)


def face(listener: Listener, seat: int) -> None:
    listener.facing = seat
    listener.forget()


def news(
    table: Table,
    code: str,
    listener: Listener,
    present: Set[str],
    watchers: int,
    now: int,
    known: Positions,
    around: Around = Around(),  # noqa: B008
    served: int | None = None,
) -> say.TableNews:
    """What this listener has not been told yet. `served`: for how long the house has served, by which clocks count."""
    curtain = settle_facing(table, listener)
    match, seat = table.match, listener.facing
    mine = table.seats_of(listener.person)
    story_from, story = (0, []) if match is None else _new_chapters(match, table.deciders, listener)
    talk_from, talk = listener.lines, table.talk[max(listener.heard, len(table.talk) - MOST_TALK) :]
    listener.lines, listener.heard = talk_from + len(talk), len(table.talk)
    told = say.TableNews(
        now=now,
        about=msgspec.UNSET if listener.whole else about(table, code),
        status=table.status,
        host=table.host == listener.person,
        mine=mine,
        facing=None if seat == SPECTATOR else seat,
        curtain=curtain,
        seats=[_seat_news(table, k, listener.person, present) for k in range(len(table.places))],
        watchers=watchers,
        at=table.at,
        position=_new_position(table, listener, known),
        story_from=story_from,
        story=story,
        talk_from=talk_from,
        talk=[_line(table, each) for each in talk],
        clocks=_clock_news(table, Instant(now, served)),
        offer=_offer_news(table, listener.person),
        undo=table.undo_for(listener.person),
        shuffle=_shuffle_news(table, listener.person, around.late),
        fairness=_fairness(table),
        result=result(table),
        start=table.status == "waiting" and may_start(table, Call(listener.person, now, gone=around.gone)),
        muted=listener.person in table.muted,
        onlookers=_onlookers(table, around) if table.host == listener.person else [],
        idle=_idle_news(table, around),
    )
    listener.whole = True
    return told


def about(table: Table, code: str) -> say.About:
    terms = table.terms
    return say.About(
        code=code,
        name=terms.name,
        game=terms.game,
        options=terms.options,
        visibility=terms.visibility,
        watching=terms.watching,
        clock=terms.clock,
        undo=terms.undo,
        practice=bool(terms.practice),
        imported=table.imported,
        rules=table.rules,
        played_here=table.played_here,
    )


def card(table: Table, code: str) -> Card:
    """The table as lists show it."""
    return Card(
        code=code,
        name=table.terms.name,
        game=table.terms.game,
        status=table.status,
        visibility=table.terms.visibility,
        watching=table.terms.watching,
        clock=table.terms.clock,
        host=table.host,
        seats=[CardSeat(place.name, place.bot is not None, place.owner) for place in table.places],
        turn=table.turn,
        deadline=_wake_at(table),
        updated=table.updated,
        kept_out=sorted(table.kept_out),
        rules=table.rules,
    )


def _wake_at(table: Table) -> int | None:
    """When something happens by itself: somebody's time is up, or, for whom people wait, a bot decides."""
    if table.bot_to_decide() is not None and any(place.human for place in table.places):
        return 0
    return table.clocks.deadline


def summary(card: Card, person: str, stuck: bool = False) -> say.Summary:
    """A table in a list; at one that is stuck, since it cannot be read, it is nobody's turn."""
    turn_owner = None if card.turn is None or card.seats[card.turn].bot else card.seats[card.turn].owner
    return say.Summary(
        code=card.code,
        name=card.name,
        game=card.game,
        status=card.status,
        seats=[
            say.SummarySeat(seat.name, "bot" if seat.bot else "open" if seat.name is None else "human") for seat in card.seats
        ],
        clock=card.clock,
        my_turn=card.status == "playing" and turn_owner == person and not stuck,
        i_sit=any(seat.owner == person for seat in card.seats),
        watching=card.watching,
        updated=card.updated,
    )


# --- the game ----------------------------------------------------------------------------------------------------------


def _new_chapters(match: Match, deciders: dict[int, str], listener: Listener) -> tuple[int, list[say.Chapter]]:
    """The story from where the listener's own still agrees with it."""
    had, moments = listener.chapters, match.moments
    while had and (len(had) > len(moments) or moments[len(had) - 1].n != had[-1]):
        had.pop()
    first = len(had)
    chapters = [
        say.Chapter(
            moments[k].n,
            moments[k].seat,
            deciders.get(moments[k].n),
            None if (action := moments[k].action) is None else match.write_action(action),
            events(match, match.happenings_for(listener.facing, k)),
        )
        for k in range(first, len(moments))
    ]
    had.extend(moment.n for moment in moments[first:])
    return first, chapters


def events(match: Match, happenings: list[Happening]) -> list[say.Event]:
    """Events with their numbers as words; only a seat stays a number."""
    return [say.Event(each.name, _fields(match, each), not each.reaches(SPECTATOR)) for each in happenings]


def _fields(match: Match, happening: Happening) -> dict[str, str | int]:
    return {name: match.game.tell(match.world, name, number) for name, number in happening.numbers.items()}


def _new_position(table: Table, listener: Listener, known: Positions) -> Any:
    if table.match is None:
        return msgspec.UNSET if listener.whole else None
    decides = table.status == "playing" and listener.facing == table.turn and table.places[listener.facing].human
    shown = (table.at, listener.facing, decides)
    if listener.shown == shown and listener.whole:
        return msgspec.UNSET
    listener.shown = shown
    key = (listener.facing, decides)
    if key not in known:
        position = position_from(table.match, listener.facing, len(table.match.moments) - 1, decides)
        known[key] = msgspec.Raw(msgspec.json.encode(position))
    return known[key]


def position_from(match: Match, seat: int, moment: int, decides: bool = False) -> say.Position:
    """A moment of the game from this seat, from a SPECTATOR's, or (once it is over) from ABOVE."""
    view = match.view(seat, moment)
    later = match.moments[moment + 1 : moment + 2]
    return say.Position(
        moment=moment,
        turn=later[0].seat if later else None if match.over else match.actor,
        view=view,
        choices=[match.write_action(action) for action in match.options_now()] if decides else [],
        ask=match.game.ask(view) if decides else None,
    )


def viewer_seat(viewer: int | str) -> int:
    return {"above": ABOVE, "watching": SPECTATOR}[viewer] if isinstance(viewer, str) else viewer


# --- around the game ---------------------------------------------------------------------------------------------------


def _seat_news(table: Table, seat: int, person: str, present: Set[str]) -> say.SeatNews:
    place = table.places[seat]
    nobody = place.owner is None
    return say.SeatNews(
        name=place.name,
        kind="bot" if place.bot else "open" if nobody and not table.imported else "human",
        bot=place.bot,
        mine=place.owner == person,
        here=place.owner in present,
        stand_in=place.bot is not None and not nobody,
        resigned=table.match is not None and seat in table.match.resigned,
        who=None if place.owner is None else table.pseudonym(place.owner),
        muted=place.owner in table.muted,
        sit=can_sit(table, person, seat),
    )


def _line(table: Table, line: Saying) -> say.Line:
    return say.Line(
        at=line.at,
        seat=line.seat,
        name=line.name,
        text=line.text,
        note=line.note,
        facts=line.facts,
        who=table.pseudonym(line.person) if line.person else None,
    )


def _onlookers(table: Table, around: Around) -> list[say.Onlooker]:
    """Those without a seat who look on or may not, by name."""
    seated = {place.owner for place in table.places}
    looking = [
        say.Onlooker(
            who=table.pseudonym(person),
            name=None if name is None else onlookers_name(table, person, name),
            muted=person in table.muted,
            out=False,
        )
        for person, name in around.here.items()
        if person not in seated and person != table.host
    ]
    out = [
        say.Onlooker(who=table.pseudonym(person), name=table.known_as(person), muted=person in table.muted, out=True)
        for person in table.kept_out
    ]
    return sorted(looking + out, key=lambda each: (each.out, each.name or "", each.who))


def _idle_news(table: Table, around: Around) -> say.IdleNews | None:
    seat = table.turn
    if seat is None or table.status != "playing" or not table.places[seat].human:
        return None
    if not isinstance(table.terms.clock, NoClock) or not table.others_to_ask(seat):
        return None
    return say.IdleNews(seat=seat, waited=around.waited, warn=IDLE_AFTER - WARNED_BEFORE, after=IDLE_AFTER)


def _shuffle_news(table: Table, person: str, late: bool) -> say.ShuffleNews | None:
    shuffle = table.shuffle
    if shuffle is None:
        return None
    return say.ShuffleNews(waiting=shuffle.missing, late=late, halts=person in (table.host, shuffle.by))


def _fairness(table: Table) -> say.Fairness:
    """Until the game is dealt nobody is told a nonce, not even one that was shown to the table."""
    promised = [say.SeatPromise(seat, place.promise, None) for seat, place in enumerate(table.places) if place.promise]
    return say.Fairness(
        commitment=table.commitment,
        nonces=[] if table.match is None else list(table.match.nonces),
        promises=promised if table.match is None else [say.SeatPromise(e.seat, e.promise, e.nonce) for e in table.promises],
        given_up=table.given_up,
        seed=table.seed.hex() if table.status == "over" else None,
    )


def _clock_news(table: Table, now: Instant) -> say.ClockNews | None:
    clocks = table.clocks
    if isinstance(clocks.terms, NoClock) or not clocks.left:
        return None
    return say.ClockNews(left=clocks.left_at(now), running=clocks.running)


def _offer_news(table: Table, person: str) -> say.OfferNews | None:
    offer = table.offer
    if offer is None:
        return None
    return say.OfferNews(
        what=offer.what,
        seat=offer.seat,
        of=offer.of,
        name=offer.name,
        mine=offer.person == person,
        waiting=sorted(offer.waiting),
    )


def result(table: Table) -> say.Result | None:
    match = table.match
    if match is None or table.status != "over":
        return None
    if match.stopped is not None:
        return say.Result(winners=[], points=match.points(), how="closed" if match.stopped == "host" else "abandoned")
    by_default = len(match.resigned) >= len(match.seats) - 1
    return say.Result(winners=match.winners(), points=match.points(), how="default" if by_default else "rules")
