"""What a scenario expects, beside what is: one small comparison for each key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .. import engine
from ..contract import OVER
from ..errors import BadScenario, Refusal
from .form import NOTHING, Expected, Fault, Imagined
from .stage import Stage, look_up, places
from .telling import differ, few, lacking, same_list, same_position, toml


def compare(stage: Stage, expected: Expected) -> Iterator[Fault]:
    """Everything that differs. What cannot be understood is a fault, too, and the rest is compared all the same."""
    nothing = Expected()
    for key, alone in ALONE.items():
        if getattr(expected, key) != getattr(nothing, key):
            yield from _or_unclear(alone, stage, getattr(expected, key))
    for key, each in BY_NAME.items():
        for name, value in getattr(expected, key).items():
            yield from _or_unclear(each, stage, name, value)


def _or_unclear(comparison: Callable[..., Iterator[Fault]], *given: Any) -> Iterator[Fault]:
    try:
        yield from comparison(*given)
    except Refusal as refusal:
        yield Fault(said=str(refusal), unclear=True)


def _same(what: str, expected: Any, got: Any) -> Iterator[Fault]:
    if expected != got:
        yield differ(what, expected, got)


# --- whose decision, and who is ahead ----------------------------------------------------------------------------------


def _over(stage: Stage, expected: bool) -> Iterator[Fault]:
    yield from _same("over", expected, stage.actor == OVER)


def _actor(stage: Stage, expected: int | str) -> Iterator[Fault]:
    yield from _same("actor", expected, NOTHING if stage.actor == OVER else stage.actor + 1)


def _scores(stage: Stage, expected: list[int]) -> Iterator[Fault]:
    engine.count_points(stage.desks, 0)
    yield from _same("scores", expected, stage.desk.scores.points[: stage.players].tolist())


def _winners(stage: Stage, expected: list[int]) -> Iterator[Fault]:
    best = engine.count_points(stage.desks, 0)
    yield from _same("winners", expected, [seat + 1 for seat in range(stage.players) if best >> seat & 1])


def _ranking(stage: Stage, expected: list[int | list[int]]) -> Iterator[Fault]:
    groups = [sorted(each) if isinstance(each, list) else [each] for each in expected]
    if sorted(seat for group in groups for seat in group) != list(range(1, stage.players + 1)):
        raise BadScenario("ranking", given=toml(expected), players=stage.players)
    engine.count_points(stage.desks, 0)
    standing = stage.desk.scores.standing[: stage.players].tolist()
    got = [
        [seat + 1 for seat in range(stage.players) if standing[seat] == worth] for worth in sorted(set(standing), reverse=True)
    ]
    if groups != got:
        yield differ("ranking", expected, [group if len(group) > 1 else group[0] for group in got])


# --- options -----------------------------------------------------------------------------------------------------------


def _options(stage: Stage, expected: list[str]) -> Iterator[Fault]:
    yield from same_list("options", sorted(set(stage.normal_actions(expected))), stage.menu(), in_order=False)


def _options_count(stage: Stage, expected: int) -> Iterator[Fault]:
    menu = stage.menu()
    if expected != len(menu):
        said = f"options_count: expected {expected}, got {len(menu)}: [{few(menu)}]"
        yield Fault(said=said, expected=expected, got=len(menu))


def _offered(stage: Stage, expected: list[str]) -> Iterator[Fault]:
    wanted, menu = stage.normal_actions(expected), stage.menu()
    missing = [each for each in wanted if each not in menu]
    if missing:
        yield lacking("offered", wanted, menu, missing, [])


def _not_offered(stage: Stage, expected: list[str]) -> Iterator[Fault]:
    unwanted, menu = stage.normal_actions(expected), stage.menu()
    there = [each for each in unwanted if each in menu]
    if there:
        said = f"not_offered: too many {few(there)}; got [{few(menu)}]"
        yield Fault(said=said, got=menu, too_many=there)


# --- events ------------------------------------------------------------------------------------------------------------


def _events(stage: Stage, expected: list[str]) -> Iterator[Fault]:
    yield from same_list("events", expected, [stage.line(each) for each in stage.happenings()])


def _happens(stage: Stage, expected: list[str]) -> Iterator[Fault]:
    """In this order, with others between them."""
    lines = [stage.line(each) for each in stage.happenings()]
    missing, after = [], 0
    for line in expected:
        if line in lines[after:]:
            after = lines.index(line, after) + 1
        else:
            missing.append(line)
    if missing:
        early = "" if not set(missing) & set(lines) else " (or too early)"
        said = f"happens: missing{early} {few(missing)}; got [{few(lines)}]"
        yield Fault(said=said, expected=expected, got=lines, missing=missing)


def _never(stage: Stage, expected: list[str]) -> Iterator[Fault]:
    known = [event.name.lower() for event in stage.game.events]
    for name in expected:
        if name not in known:
            yield Fault(said=f"never {name!r}: {stage.game.name} has no event of that name", unclear=True)
    too_many = [stage.line(each) for each in stage.happenings() if each.name in expected]
    if too_many:
        yield Fault(said=f"never: too many {few(too_many)}", got=too_many, too_many=too_many)


def _told(stage: Stage, who: str, expected: list[str]) -> Iterator[Fault]:
    seat = stage.seat(who)
    told = [stage.written(each) for each in stage.happenings() if each.reaches(seat)]
    yield from same_list(f"told {who}", expected, told)


# --- positions and views -----------------------------------------------------------------------------------------------


def _position(stage: Stage, expected: str) -> Iterator[Fault]:
    yield from same_position("position", stage.normal_position(expected), stage.write_position(stage.desk.state))


def _sees(stage: Stage, who: str, expected: str) -> Iterator[Fault]:
    seen = stage.write_position(stage.seen(stage.seat(who))[0])
    yield from same_position(f"sees {who}", stage.normal_position(expected), seen)


def _views(stage: Stage, who: str, expected: dict[str, Any]) -> Iterator[Fault]:
    seat = stage.seat(who)
    view = stage.view(stage.seen(seat), seat)
    for place, value in places(expected):
        yield from _same(f"views {who}: {place}", value, look_up(view, place))


def _imagine(stage: Stage, who: str, expected: Imagined) -> Iterator[Fault]:
    """In so many worlds that the seat could imagine, how often does each statement hold?"""
    worlds = list(stage.imagined(stage.seat(who), expected.samples))
    for word, statements, least, most in (
        ("always", expected.always, len(worlds), len(worlds)),
        ("sometimes", expected.sometimes, 1, len(worlds)),
        ("never", expected.never, 0, 0),
    ):
        for statement in statements:
            wanted = list(places(statement))
            holds = sum(all(look_up(world, place) == value for place, value in wanted) for world in worlds)
            if not least <= holds <= most:
                said = f"imagine {who}: {word} {toml(statement)}: it holds in {holds} of {len(worlds)} worlds"
                yield Fault(said=said, expected=word, got=holds)


def _measures(stage: Stage, what: str, expected: int | str) -> Iterator[Fault]:
    yield from _same(f"measures {what!r}", expected, stage.measure(what))


ALONE: dict[str, Callable[[Stage, Any], Iterator[Fault]]] = {
    "over": _over,
    "actor": _actor,
    "scores": _scores,
    "winners": _winners,
    "ranking": _ranking,
    "options": _options,
    "options_count": _options_count,
    "offered": _offered,
    "not_offered": _not_offered,
    "events": _events,
    "happens": _happens,
    "never": _never,
    "position": _position,
}
BY_NAME: dict[str, Callable[[Stage, str, Any], Iterator[Fault]]] = {
    "told": _told,
    "sees": _sees,
    "views": _views,
    "imagine": _imagine,
    "measures": _measures,
}
