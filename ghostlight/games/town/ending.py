"""The end of a Town: each seat's points as storeys (haunts, cards, what came in play, the end), and the best moments."""

from __future__ import annotations

from collections.abc import Iterator

from ghostlight.core.endings import Account, Highlight, Mark, SeatEnding, Storey, Told, storey, told
from ghostlight.core.match import Match

LEVELS = "BGYOR"
BIG_HAUNT, BIG_FINAL = 8, 6
"""Points from which a haunt, or what a card is worth at the end, is worth telling."""


def account(match: Match) -> Account:
    story = list(told(match))
    rounds = {each.moment: each.fields["round"] for each in story if each.name == "turn"}
    storeys = [_Storeys() for _ in match.seats]
    for each in story:
        if "seat" in each.fields and each.fields["seat"] in range(len(storeys)):
            storeys[each.fields["seat"]].hear(each, _round_at(rounds, each.moment))
    seats = [
        SeatEnding(seat=seat, points=points, parts=storeys[seat].parts(), deeds=storeys[seat].deeds)
        for seat, points in enumerate(match.points())
    ]
    starts = [min(moment for moment, number in rounds.items() if number == each) for each in sorted(set(rounds.values()))]
    return Account(seats=seats, highlights=list(_highlights(story, rounds)), rounds=starts)


class _Storeys:
    """The points of one seat as they come."""

    def __init__(self) -> None:
        self.haunts: list[Mark] = []
        self.cards: list[Mark] = []
        self.play: list[Mark] = []
        self.end: list[Mark] = []
        self.deeds = {"won": 0, "repelled": 0, "rests": 0}
        self.occupied: tuple[int, object] | None = None
        self.undone: Mark | None = None

    def hear(self, each: Told, round_: int) -> None:
        fields = each.fields
        match each.name:
            case "haunted":
                place = fields["building"]
                self.haunts.append(_mark(fields["colour"], fields["points"], each.moment, round_, place))
            case "unhaunted":
                gone = next(
                    k for k, mark in enumerate(self.haunts) if (mark.what, mark.place) == (fields["colour"], fields["building"])
                )
                self.undone = self.haunts.pop(gone)
            case "lost" if self.undone is not None:  # of a haunt that was given up half the points stay
                self.play.append(_mark("unhaunted", self.undone.points - fields["points"], each.moment, round_))
                self.undone = None
            case "lost":
                self.play.append(_mark("lost", -fields["points"], each.moment, round_))
            case "occupied":
                self.occupied = (each.moment, fields["card"])
            case "points" if self.occupied == (each.moment, fields["card"]):
                self.cards.append(_mark(str(fields["card"]), fields["points"], each.moment, round_))
                self.occupied = None
            case "points":
                self.play.append(_mark(str(fields["card"] or "token"), fields["points"], each.moment, round_))
            case "final":
                self.end.append(_mark(str(fields["card"]), fields["points"], each.moment, round_))
            case "sets":
                self.end.append(_mark("sets", fields["points"], each.moment, round_))
            case "won" | "repelled":
                self.deeds[each.name] += 1
            case "rested":
                self.deeds["rests"] += 1

    def parts(self) -> list[Storey]:
        order = sorted(self.haunts, key=lambda mark: (mark.points, mark.moment or 0))
        return [storey("haunts", order), storey("cards", self.cards), storey("play", self.play), storey("end", self.end)]


def _mark(what: str, points: int, moment: int, round_: int, place: str | None = None) -> Mark:
    return Mark(what=what, points=points, moment=moment, place=place, round=round_)


def _round_at(rounds: dict[int, int], moment: int) -> int:
    return next((rounds[start] for start in sorted(rounds, reverse=True) if start <= moment), 1)


def _highlights(story: list[Told], rounds: dict[int, int]) -> Iterator[Highlight]:
    fight: Told | None = None
    for each in story:
        round_, fields = _round_at(rounds, each.moment), each.fields
        match each.name:
            case "challenged":
                fight = each
            case "won" if fight is not None and isinstance(fields["seat"], int):
                attacker, defender = fight.fields["attacker"], fight.fields["defender"]
                against = LEVELS.index(defender) - LEVELS.index(attacker)
                facts = {
                    "attacker": attacker,
                    "defender": defender,
                    "building": fight.fields["building"],
                    "attack": fields["attack"],
                    "defence": fields["defence"],
                }
                weight = 0.12 + 0.08 * max(0, against) + 0.02 * LEVELS.index(defender)
                yield Highlight(kind="fight", moment=each.moment, seat=fields["seat"], facts=facts, round=round_, weight=weight)
            case "haunted" if fields["points"] >= BIG_HAUNT:
                facts = {name: fields[name] for name in ("building", "colour", "points")}
                weight = 0.1 + 0.02 * fields["points"]
                yield Highlight(kind="haunt", moment=each.moment, seat=fields["seat"], facts=facts, round=round_, weight=weight)
            case "ending":
                yield Highlight(kind="ender", moment=each.moment, seat=fields["seat"], round=round_, weight=0.25)
            case "final" if fields["points"] >= BIG_FINAL:
                facts = {"card": fields["card"], "points": fields["points"]}
                weight = 0.02 * fields["points"]
                yield Highlight(kind="final", moment=each.moment, seat=fields["seat"], facts=facts, round=round_, weight=weight)
