"""The end of a Keyhole: where every ghost ended and what that is worth, each look through a keyhole, and the best moments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ghostlight.core.endings import Account, Highlight, Mark, Peep, SeatEnding, Told, last_view, storey, told
from ghostlight.core.match import Match

from .state import Size

CROSSED = {size.name: 1 + 2 * size.value for size in Size}
HIDDEN = {size.name: 2 if size is Size.L else 1 for size in Size}
"""K-071: what a ghost is worth that has crossed, and one that is in the hall; `test_endings` holds both against the rules."""
CAUGHT = 3
"""So many ghosts seen at once are worth telling."""


def account(match: Match) -> Account:
    story = list(told(match))
    rounds = {each.moment: each.fields["number"] for each in story if each.name == "round"}
    crossed = {each.fields["ghost"]: each.moment for each in story if each.name == "crossed"}
    entered = {each.fields["ghost"]: each.moment for each in story if each.name in ("entered", "merged", "grew")}
    view, looks = last_view(match), list(_looks(match, story, rounds))
    seats = []
    for seat, points in enumerate(match.points()):
        own = [ghost for ghost in view.ghosts if ghost.seat == seat]
        over = [_mark(each, CROSSED, crossed, rounds) for each in own if each.place == "crossed"]
        there = [_mark(each, HIDDEN, entered, rounds) for each in own if each.place == "hall"]
        seen = sum(name[0] == "ABCD"[seat] for look in looks for name in look.seen)
        merged = sum(each.name == "merged" and each.fields["seat"] == seat for each in story)
        parts = [storey("crossed", over), storey("hidden", there)]
        deeds = {"seen": seen, "merged": merged, "waiting": sum(each.place == "reserve" for each in own)}
        seats.append(SeatEnding(seat=seat, points=points, parts=parts, deeds=deeds))
    return Account(
        seats=seats,
        highlights=list(_highlights(match, story, looks, rounds)),
        rounds=[moment for moment, _ in sorted(rounds.items())],
        looks=looks,
    )


def _mark(ghost: Any, worth: dict[str, int], since: dict[str, int], rounds: dict[int, int]) -> Mark:
    moment = since.get(ghost.name)
    return Mark(
        what=ghost.name,
        points=worth[ghost.size],
        moment=moment,
        place=ghost.cell,
        round=None if moment is None else _round_at(rounds, moment),
    )


def _round_at(rounds: dict[int, int], moment: int) -> int:
    """The round that was being played when this was decided; what a look brings belongs to the round before."""
    return next((rounds[start] for start in sorted(rounds, reverse=True) if start < moment), 1)


def _looks(match: Match, story: list[Told], rounds: dict[int, int]) -> Iterator[Peep]:
    picker, last = None, None
    seen: list[str] = []
    for each in story:
        if each.name == "picker":
            picker = each.fields["seat"]
        if each.name == "peep":
            if last is not None:
                yield _look(match, last, picker, seen, rounds)
            last, seen = each, []
        if each.name == "seen":
            seen.append(each.fields["ghost"])
    if last is not None:
        yield _look(match, last, picker, seen, rounds)


def _look(match: Match, peep: Told, picker: int | None, seen: list[str], rounds: dict[int, int]) -> Peep:
    after = match.view(-1, peep.moment)
    return Peep(
        round=_round_at(rounds, peep.moment),
        moment=peep.moment,
        side=peep.fields["side"],
        door=peep.fields["door"],
        seat=peep.decided if peep.decided is not None else picker,
        seen=list(dict.fromkeys(seen)),
        points=[player.points for player in after.players],  # type: ignore[attr-defined]
    )


def _highlights(match: Match, story: list[Told], looks: list[Peep], rounds: dict[int, int]) -> Iterator[Highlight]:
    for look in looks:
        facts: dict[str, str | int] = {"side": look.side, "door": look.door, "number": len(look.seen)}
        if len(look.seen) >= CAUGHT:
            weight = 0.15 + 0.06 * len(look.seen)
            yield Highlight(kind="caught", moment=look.moment, seat=look.seat, facts=facts, round=look.round, weight=weight)
        elif not look.seen:
            yield Highlight(kind="nobody", moment=look.moment, seat=look.seat, facts=facts, round=look.round, weight=0.2)
    for each in story:
        round_ = _round_at(rounds, each.moment)
        match each.name:
            case "seen" if each.fields["direct"] == 0 and each.fields["mirrored"] > 0:
                facts = {"ghost": each.fields["ghost"]}
                yield Highlight(kind="mirrored", moment=each.moment, seat=None, facts=facts, round=round_, weight=0.3)
            case "crossed":
                ghost = each.fields["ghost"]
                points = CROSSED[ghost[1]]
                facts = {"ghost": ghost, "points": points}
                weight = 0.06 * points
                yield Highlight(
                    kind="crossed", moment=each.moment, seat=each.fields["seat"], facts=facts, round=round_, weight=weight
                )
            case "tagged":
                facts = {"ghost": each.fields["ghost"], "victim": each.fields["victim"]}
                yield Highlight(
                    kind="tagged", moment=each.moment, seat=each.fields["seat"], facts=facts, round=round_, weight=0.25
                )
