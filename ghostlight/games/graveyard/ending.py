"""The end of a Graveyard: the graves that each lord woke, in a row, and the moments of the night."""

from __future__ import annotations

from collections import defaultdict

from ghostlight.core.endings import Account, Highlight, Mark, SeatEnding, Told, last_view, storey, told
from ghostlight.core.match import Match

from .state import VALUE
from .vocabulary import FRONTS

WORTH = {front: int(VALUE[k]) for k, front in enumerate(FRONTS)}


def account(match: Match) -> Account:
    story = list(told(match))
    claimed = {each.fields["grave"]: each.moment for each in story if each.name == "claimed"}
    rows: dict[int, list[Mark]] = defaultdict(list)
    for grave in last_view(match).graves:
        if grave.stone is not None:
            worth = WORTH[grave.front]
            rows[grave.stone].append(Mark(what=grave.front, points=worth, place=grave.name, moment=claimed.get(grave.name)))
    seats = []
    for seat, points in enumerate(match.points()):
        marks = sorted(rows[seat], key=lambda mark: (-mark.points, mark.moment or 0))
        looks = sum(each.name == "inspected" and each.fields["seat"] == seat for each in story)
        seats.append(SeatEnding(seat=seat, points=points, parts=[storey("graves", marks)], deeds={"looks": looks}))
    return Account(seats=seats, highlights=[*_pairs(story), *_peeks(story)])


def _pairs(story: list[Told]) -> list[Highlight]:
    """Two of the dearest graves, one turn of the same lord after the other."""
    found, last = [], dict[int, Told]()
    for each in story:
        if each.name != "claimed":
            continue
        seat, before = each.fields["seat"], last.get(each.fields["seat"])
        if before is not None and each.fields["points"] == before.fields["points"] == max(WORTH.values()):
            facts = {"grave": each.fields["grave"], "place": before.fields["grave"], "points": 2 * each.fields["points"]}
            found.append(Highlight(kind="pair", moment=each.moment, seat=seat, facts=facts, weight=0.35))
        last[seat] = each
    return found


def _peeks(story: list[Told]) -> list[Highlight]:
    """What a look paid: the grave was taken later, by whoever had looked or by somebody else."""
    found, lookers = [], dict[str, dict[int, int]]()
    turns: dict[int, int] = defaultdict(int)
    for each in story:
        grave = str(each.fields.get("grave"))
        if each.name == "moved":
            turns[each.fields["seat"]] += 1
        if each.name == "inspected":
            lookers.setdefault(grave, {})[each.fields["seat"]] = turns[each.fields["seat"]]
        if each.name != "claimed" or grave not in lookers:
            continue
        seat, points = each.fields["seat"], each.fields["points"]
        if seat in lookers[grave]:
            facts = {"grave": grave, "points": points, "turns": turns[seat] - lookers[grave][seat]}
            found.append(Highlight(kind="peek", moment=each.moment, seat=seat, facts=facts, weight=0.1 + 0.06 * points))
        elif points > 1:
            facts = {"grave": grave, "points": points, "other": min(lookers[grave])}
            found.append(Highlight(kind="snatch", moment=each.moment, seat=seat, facts=facts, weight=0.2 + 0.05 * points))
    return found
