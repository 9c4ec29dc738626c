"""My games: what one has played to its end, how it ended, and how one stands against whom. Only tables at which one sat."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

import msgspec
import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import Response

from ghostlight import games
from ghostlight.table.refused import Refused

from . import messages as say
from .http import _app, _person
from .safety import answer
from .store import Card, Store, sitters, tables

PAGE = 20
MOST_COUNTED = 2_000
"""The latest games, of which sums are told."""
MOST_AGAINST = 40


async def get_history(request: Request) -> Response:
    """A page of finished games; with the first one the sums."""
    person, store = await _person(request), _app(request).store
    before = _cursor(request.query_params.get("before"))
    cards = await finished(store, person.id, PAGE + 1, before)
    shown = cards[:PAGE]
    following = f"{shown[-1].updated}-{shown[-1].code}" if len(cards) > PAGE else None
    summed = [] if before is not None else await finished(store, person.id, MOST_COUNTED)
    return answer(await asyncio.to_thread(history, shown, summed, person.id, following))


def _cursor(written: str | None) -> tuple[int, str] | None:
    if written is None:
        return None
    updated, _, code = written.partition("-")
    if not updated.isascii() or not updated.isdigit() or len(updated) > 15 or not code.isalnum():
        raise Refused("bad-message", what="before")
    return int(updated), code


async def finished(store: Store, person: str, most: int, before: tuple[int, str] | None = None) -> list[Card]:
    """Tables whose game is over and at which this person sat at its end, the latest first."""
    seat = sql.func.json_each(tables.c.card, "$.seats").table_valued("value")
    sat = sql.select(1).select_from(seat).where(sql.func.json_extract(seat.c.value, "$.owner") == person).exists()
    query = sql.select(tables.c.card).join(sitters, sitters.c.code == tables.c.code)
    query = query.where(sitters.c.person == person, tables.c.status == "over", sat)
    if before is not None:
        query = query.where(sql.tuple_(tables.c.updated, tables.c.code) < before)
    query = query.order_by(tables.c.updated.desc(), tables.c.code.desc()).limit(most)
    return [msgspec.json.decode(card, type=Card) for card in await store.read(query)]


def history(shown: Sequence[Card], summed: Sequence[Card], person: str, following: str | None) -> say.History:
    return say.History(
        games=[played(card, person) for card in shown],
        next=following,
        tallies=tallies(summed, person),
        against=against(summed, person),
    )


def played(card: Card, person: str) -> say.Played:
    """A game as its table's list shows it, with what came of it for this person."""
    result = card.result
    return say.Played(
        code=card.code,
        name=card.name,
        game=card.game,
        ended=card.updated,
        seats=[
            say.PlayedSeat(
                name=seat.name,
                bot=seat.bot,
                mine=seat.owner == person,
                points=None if result is None or k >= len(result.points) else result.points[k],
                won=result is not None and k in result.winners,
            )
            for k, seat in enumerate(card.seats)
        ],
        outcome=outcome(card, person),
        how=None if result is None else result.how,
    )


def outcome(card: Card, person: str) -> say.Outcome:
    """Who shares the win with somebody of another side has drawn; in a game of sides those who win together have won."""
    result = card.result
    mine = {k for k, seat in enumerate(card.seats) if seat.owner == person}
    if result is None or result.how in ("closed", "abandoned") or len(mine) == len(card.seats):
        return "none"
    winners = set(result.winners)
    if not winners & mine:
        return "lost" if winners else "drawn"
    return "won" if winners <= mine or games.load(card.game).sides else "drawn"


def tallies(cards: Sequence[Card], person: str) -> list[say.Tally]:
    counted = Counter((card.game, outcome(card, person)) for card in cards)
    found = [
        say.Tally(game=game, won=counted[game, "won"], lost=counted[game, "lost"], drawn=counted[game, "drawn"])
        for game in games.NAMES
    ]
    return [each for each in found if each.won + each.lost + each.drawn]


def against(cards: Sequence[Card], person: str) -> list[say.Against]:
    """By opponent, under the name of the latest game: those one met most often first. Who they are is told to nobody."""
    counts: dict[tuple[bool, str], Counter[str]] = {}
    names: dict[tuple[bool, str], str] = {}
    for card in cards:
        if outcome(card, person) == "none" or card.result is None:
            continue
        winners = set(card.result.winners)
        won = any(seat.owner == person for k, seat in enumerate(card.seats) if k in winners)
        met: dict[tuple[bool, str], bool] = {}
        for k, seat in enumerate(card.seats):
            whom = seat.name if seat.bot and seat.owner is None else seat.owner
            if whom is not None and whom != person:
                key = (seat.bot and seat.owner is None, whom)
                names.setdefault(key, seat.name or "")
                met[key] = met.get(key, False) or k in winners
        for key, they in met.items():
            counts.setdefault(key, Counter())["even" if won == they else "won" if won else "lost"] += 1
    found = [
        say.Against(name=names[key], bot=key[0], won=count["won"], lost=count["lost"], even=count["even"])
        for key, count in counts.items()
    ]
    return sorted(found, key=lambda each: -(each.won + each.lost + each.even))[:MOST_AGAINST]
