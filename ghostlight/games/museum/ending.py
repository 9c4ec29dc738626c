"""The end of a night in the Museum: who did what, the Priest's path with one stop a round, wounds, objectives, moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ghostlight.core.endings import (
    Account,
    Highlight,
    Night,
    NightMark,
    NightPerson,
    NightStop,
    SeatEnding,
    Told,
    bare,
    last_view,
    told,
)
from ghostlight.core.match import Match

PRIEST = "priest"
COUNTED = {
    "took": "took",
    "unlocked": "unlocked",
    "performed": "performed",
    "warded": "warded",
    "defended": "defended",
    "repelled": "repelled",
    "bandaged": "healed",
    "drank": "healed",
    "gave": "gave",
    "doused": "doused",
    "hurt": "wounds",
    "fell": "fell",
    "left": "left",
}
"""What is counted of a human's deeds, by event."""
FAR = 6
"""From so many squares on the Priest's leap to his victim is worth telling."""


def account(match: Match) -> Account:
    story, view = list(told(match)), last_view(match)
    starts = {each.moment: each for each in story if each.name == "round"}
    seats: list[SeatEnding] = [bare(seat, points) for seat, points in enumerate(match.points())]
    return Account(
        seats=seats,
        highlights=list(_highlights(story, starts)),
        rounds=sorted(starts),
        night=Night(
            people=list(_people(story, view)),
            path=list(_path(story, starts, match)),
            marks=list(_marks(story, starts)),
            rounds=view.rounds,
            time=view.time,
        ),
    )


# --- who did what ------------------------------------------------------------------------------------------------------


def _people(story: list[Told], view: Any) -> Iterator[NightPerson]:
    deeds: dict[str, Counter[str]] = {}
    for each in story:
        human = each.fields.get("human")
        if each.name in COUNTED and human is not None:
            deeds.setdefault(str(human), Counter())[COUNTED[each.name]] += 1
    for human in view.humans:
        yield NightPerson(
            human=human.id,
            seat=human.seat,
            side=human.side,
            place=human.place,
            hp=human.hp,
            most=human.most,
            items=[item.id for item in human.items],
            deeds=dict(deeds.get(human.id, {})),
        )
    yield _priest(story, view)


def _priest(story: list[Told], view: Any) -> NightPerson:
    count = Counter[str]()
    last = None
    for each in story:
        if each.name == "glided" and each.fields["ghost"] == PRIEST:
            count["moves"] += 1
        if each.name == "attacked":
            last = each.fields["entity"]
        if each.name == "hurt" and last == PRIEST:
            count["struck"] += 1
        if each.name == "died":
            count["taken"] += 1
    return NightPerson(
        human=PRIEST, seat=view.priest.seat, side="ghost", place="standing", hp=0, most=0, items=[], deeds=dict(count)
    )


# --- where it happened -------------------------------------------------------------------------------------------------


def _path(story: list[Told], starts: dict[int, Told], match: Match) -> Iterator[NightStop]:
    """Where the Priest stood at first, and at the end of every round in which he moved."""
    moves = [each for each in story if each.name == "glided" and each.fields["ghost"] == PRIEST]
    first: Any = match.view(-1, 0)
    yield NightStop(round=0, time=first.time, square=moves[0].fields["start"] if moves else first.priest.square, moment=0)
    last: dict[int, Told] = {}
    for each in moves:
        last[_round_of(starts, each.moment)[0]] = each
    for number, each in sorted(last.items()):
        yield NightStop(
            round=number, time=_round_of(starts, each.moment)[1], square=str(each.fields["square"]), moment=each.moment
        )


def _round_of(starts: dict[int, Told], moment: int) -> tuple[int, str]:
    """The round in which something was decided, and its time."""
    before = [start for start in sorted(starts) if start < moment] or sorted(starts)[:1]
    if not before:
        return 1, ""
    fields = starts[before[-1]].fields
    return int(fields["round"]), str(fields["time"])


def _marks(story: list[Told], starts: dict[int, Told]) -> Iterator[NightMark]:
    at: dict[str, str] = {}
    for each in story:
        human = each.fields.get("human")
        if human is not None and "square" in each.fields:
            at[str(human)] = str(each.fields["square"])
        kind = {"hurt": "hurt", "died": "died", "done": "done", "performed": "performed", "left": "left"}.get(each.name)
        if kind is None:
            continue
        number, time = _round_of(starts, each.moment)
        what = human if human is not None else each.fields.get("objective")
        yield NightMark(
            kind=kind,
            round=number,
            time=time,
            moment=each.moment,
            square=None if human is None else at.get(str(human)),
            human=None if what is None else str(what),
        )


# --- moments -----------------------------------------------------------------------------------------------------------


def _highlights(story: list[Told], starts: dict[int, Told]) -> Iterator[Highlight]:
    glided: Told | None = None
    chess: str | None = None
    for each in story:
        fields, number = each.fields, _round_of(starts, each.moment)[0]
        time = _round_of(starts, each.moment)[1]
        match each.name:
            case "card" | "die":
                chess = fields["chess"]
            case "glided" if fields["ghost"] == PRIEST:
                glided = each
            case "hurt":
                leap = glided is not None and glided.moment == each.moment and chess is not None
                facts: dict[str, Any] = {"human": fields["human"], "hp": fields["hp"], "time": time}
                weight = 0.12 + (0.1 if fields["hp"] <= 0 else 0.0)
                if leap and glided is not None and _apart(glided.fields["start"], glided.fields["square"]) >= FAR:
                    facts |= {"chess": chess, "start": glided.fields["start"], "square": glided.fields["square"]}
                    yield _told("leap", each, facts, number, weight + 0.1)
                else:
                    yield _told("wound", each, facts, number, weight)
            case "repelled":
                yield _told("repelled", each, {"human": fields["human"], "time": time}, number, 0.22)
            case "warded":
                yield _told("warded", each, {"human": fields["human"], "time": time}, number, 0.15)
            case "done":
                yield _told("done", each, {"objective": fields["objective"], "time": time}, number, 0.2)
            case "died":
                yield _told("died", each, {"human": fields["human"], "time": time}, number, 0.35)
            case "left":
                yield _told("left", each, {"human": fields["human"], "time": time}, number, 0.18)


def _told(kind: str, each: Told, facts: dict[str, Any], number: int, weight: float) -> Highlight:
    return Highlight(kind=kind, moment=each.moment, seat=each.decided, facts=facts, round=number, weight=weight)


def _apart(start: str, square: str) -> int:
    """How far two squares of the plan are apart, as the crow flies: the letter is the column, the number the row."""
    (column, row), (other, line) = (each.split("-") for each in (start, square))
    return max(abs(ord(column) - ord(other)), abs(int(row) - int(line)))
