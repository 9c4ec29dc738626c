"""Who may sit down where. Before the deal a free seat is anybody's; afterwards a seat has seen something.

A guest pass costs nothing, so a stranger may be anybody, the host too. What a bot saw from the deal on nobody sees after it. A
seat that somebody left is theirs again whenever they come back; somebody new gets it only if everybody else who plays says yes,
and at least two do: nobody can let a second pass of their own in. Who is away has not said yes.
"""

from __future__ import annotations

from typing import Literal

from .refused import Refused
from .table import Table

LEAST_AGREED = 2
"""So many people at least must be there to say yes to somebody new."""


def way_in(table: Table, person: str, seat: int) -> Literal["free", "ask"]:
    """Whether this person may sit down on that seat at once, or if the others agree; Refused if neither."""
    if person in table.kept_out:
        raise Refused("kept-out")
    return _before_the_deal(table, person, seat) if table.match is None else _in_the_game(table, person, seat)


def _before_the_deal(table: Table, person: str, seat: int) -> Literal["free"]:
    mine = table.seats_of(person)
    if not table.places[seat].empty:
        raise _taken(table, seat, bool(mine))
    if mine and person != table.host and table.terms.visibility == "public":
        raise Refused("one-seat")  # or a stranger could take them all
    return "free"


def _in_the_game(table: Table, person: str, seat: int) -> Literal["free", "ask"]:
    place, mine = table.places[seat], table.seats_of(person)
    resigned = table.match is not None and seat in table.match.resigned
    if place.owner is not None or (resigned and place.bot is not None):
        raise _taken(table, seat, bool(mine))
    if mine:  # nobody sees from two seats what each alone may know
        raise Refused("already-seated")
    if seat not in table.sat_on.get(person, {seat}):
        raise Refused("other-seat")
    if table.sat_last.get(seat) == person:
        return "free"
    if seat not in table.sat_last:
        raise Refused("bot-seat")
    if len({table.places[each].owner for each in table.others_than(person)}) < LEAST_AGREED:
        raise Refused("no-newcomers", least=LEAST_AGREED)
    if person in table.declined:
        raise Refused("declined")
    return "ask"


def can_sit(table: Table, person: str, seat: int) -> Literal["free", "ask"] | None:
    """The same for the page, which shows no way where there is none."""
    if table.status in ("over", "closed"):
        return None
    try:
        return way_in(table, person, seat)
    except Refused:
        return None


def _taken(table: Table, seat: int, seated: bool) -> Refused:
    if all(not place.empty for place in table.places) and not seated:
        return Refused("full-table")
    return Refused("seat-taken", seat=seat + 1)
