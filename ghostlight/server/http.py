"""What is asked over HTTP: who am I, which games, tables and their lists, logs in and out, the fairness check."""

from __future__ import annotations

import asyncio
import copy
import io
import logging
import zipfile
from typing import TYPE_CHECKING, Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ghostlight import __version__, games
from ghostlight.core import log as logs
from ghostlight.core import signing
from ghostlight.core.errors import BadLog, BadOption, Refusal
from ghostlight.core.events import SPECTATOR
from ghostlight.core.game import Game
from ghostlight.core.options import Choice, Data, Either, Numbers, Option, Picks, Text, Whole
from ghostlight.core.verify import Verdict, verify, verify_draws
from ghostlight.table import commands
from ghostlight.table.folding import fold_table
from ghostlight.table.names import checked_name
from ghostlight.table.records import AnyRecord, Imported, Made
from ghostlight.table.refused import Refused
from ghostlight.table.table import Table
from ghostlight.table.terms import Terms

from . import messages as say
from .forgetting import forget
from .limits import LARGEST_LOG, MOST_ENTRIES
from .news import summary
from .people import give_cookie, take_cookie
from .rooms import Room, now_ms, veiled
from .safety import address_of, answer, is_secure, read_body
from .store import Card, Person
from .unreadable import Unreadable, find_chronicle, remains, written_log
from .wording import language_of, preferred, words_in

if TYPE_CHECKING:
    from .app import Ghostlight

BOTS = ("greedy", "search:300", "search:2000")
"""Those that the client offers, the easiest first."""
MOST_PUBLIC, MOST_MINE, MOST_DOWNLOADED, MOST_OF_ONE_HOST = 60, 200, 300, 5
STALE = 2 * 86_400_000
"""Milliseconds after which a public table at which nothing happens is not listed any more."""
HOST_GONE = 180_000
"""Milliseconds after which a public table that waits for players is not listed any more if its host has left its page."""
T = TypeVar("T")
log = logging.getLogger("ghostlight.http")


# --- who am I, what is there -------------------------------------------------------------------------------------------


async def healthz(request: Request) -> Response:
    """How the house is: 503 when what happens cannot be kept, with what is wrong."""
    house, fault = _app(request).house, await _app(request).health.fault()
    sockets = sum(len(room.pages) for room in house.rooms.values())
    status: Literal["ok", "not writing"] = "ok" if fault is None else "not writing"
    health = say.Health(status, __version__, len(house.rooms), sockets, _app(request).waking.all(), fault)
    return answer(health, 200 if fault is None else 503)


async def get_me(request: Request) -> Response:
    guests, secret = _app(request).guests, None
    person = await guests.find(request)
    if person is None:
        if not _app(request).doorkeeper.lets_in(address_of(request), writes=True):
            raise Refused("too-fast")
        await _app(request).house.quotas.check_guest(address_of(request), now_ms())
        person, secret = await guests.welcome()
    response = answer(say.Me(name=person.name, share=_app(request).share))
    if secret is not None:
        give_cookie(response, secret, is_secure(request))
    return response


async def put_me(request: Request) -> Response:
    person = await _person(request)
    name = checked_name((await _read(request, say.NewName)).name)
    person = await _app(request).guests.rename(person, name)
    _app(request).house.rename(person.id, name)
    return answer(say.Me(name=person.name, share=_app(request).share))


async def delete_me(request: Request) -> Response:
    """Forget this person: pass, name and words; the seats are left, and what was played is a guest's."""
    person, app = await _heavy(request), _app(request)
    nobody = words_in(preferred(request.headers.get("accept-language"))).say("table-a-guest")
    if person.id in app.packing:
        raise Refused("too-fast")
    app.packing.add(person.id)
    try:
        await forget(app.house, person.id, nobody)
    finally:
        app.packing.discard(person.id)
    app.guests.forget(person)
    app.house.hang_up_on(person.id)
    response = Response(status_code=204)
    take_cookie(response)
    return response


async def get_games(request: Request) -> Response:
    told = await asyncio.to_thread(_all_games)  # the first time all of them are imported
    return answer(say.Catalogue(told, _app(request).waking.all()))


async def get_awake(request: Request) -> Response:
    """How far every game is: small, for pages that look every now and then."""
    return answer(say.Awake(_app(request).waking.all()))


async def post_wake(request: Request) -> Response:
    """Somebody looks at this game: it is compiled before those that nobody looks at. Asking again changes nothing."""
    game = str(request.path_params["game"])
    if game not in games.NAMES:
        raise Refused("no-such-game", game=game)
    _app(request).waking.want(game)
    return await get_awake(request)


async def get_house(request: Request) -> Response:
    """The key under which this house signs the logs of its games."""
    return answer(say.HouseKey(_app(request).key))


def _all_games() -> list[say.GameNews]:
    return [_game_news(games.load(name)) for name in games.NAMES]


def _game_news(game: Game) -> say.GameNews:
    return say.GameNews(
        name=game.name,
        title=game.title,
        authors=game.authors,
        players=(game.players[0], game.players[-1]),
        minutes=game.minutes,
        options=[shown for each in game.options if (shown := option_news(each)) is not None],
        clauses=game.clauses,
        bots=list(BOTS),
        undo=game.undo,
    )


_KINDS: dict[type[Option], type[say.ShownOption]] = {
    Whole: say.WholeOption,
    Choice: say.ChoiceOption,
    Either: say.EitherOption,
    Numbers: say.NumbersOption,
    Picks: say.PicksOption,
    Text: say.TextOption,
}


def option_news(option: Option) -> say.ShownOption | None:
    """The option as a form shows it; none for what only a file gives."""
    return None if isinstance(option, Data) else msgspec.convert(option, _KINDS[type(option)], from_attributes=True)


# --- tables ------------------------------------------------------------------------------------------------------------


async def get_tables(request: Request) -> Response:
    person, store = await _person_id(request), _app(request).store
    public = await store.public_cards(now_ms() - STALE, now_ms() - HOST_GONE, MOST_PUBLIC, MOST_OF_ONE_HOST)
    mine = await store.cards_of(person, MOST_MINE)
    stuck = _app(request).house.unreadable  # these have a page, but nobody can join them
    return answer(
        say.Lobby(
            [summary(card, person) for card in public if card.code not in stuck],
            [summary(card, person, stuck=card.code in stuck) for card in mine],
        )
    )


async def get_table(request: Request) -> Response:
    person = await _person_id(request)
    card = await _card(request, person)
    if card.code in _app(request).house.unreadable:
        raise _app(request).house.unreadable[card.code]
    return answer(summary(card, person))


async def get_remains(request: Request) -> Response:
    """What is known of a table that cannot be opened."""
    person, app = await _person_id(request), _app(request)
    card = await _card(request, person)
    try:
        await app.house.room(card.code)
    except Unreadable as fault:
        return answer(await remains(app.store, card, person, fault))
    raise Refused("no-such-page")


async def _card(request: Request, person: str) -> Card:
    """The table as lists show it, if this person may look at it."""
    card = await _app(request).store.find_card(_code(request))
    if card is None:
        raise Refused("unknown-table", table=_code(request))
    if card.status == "closed":
        raise Refused("expired-table")
    if person in card.kept_out:
        raise Refused("kept-out")
    if not card.watching and card.status != "waiting" and all(seat.owner != person for seat in card.seats):
        raise Refused("no-watching")
    return card


async def post_table(request: Request) -> Response:
    """A new table; whoever is named in it sits down, bots too, and if nobody is missing the game may begin at once."""
    person, wish = await _person(request), await _read(request, say.NewTable)
    _app(request).waking.refuse_failed(wish.game)
    await _app(request).house.quotas.check_table(person.id)
    terms = await _app(request).house.folders.do(person.id, _terms, wish)  # a mission takes a while to read
    rules = games.load(terms.game).rules
    made = Made(at=now_ms(), terms=terms, host=person.id, seed=_app(request).new_seed(), program=__version__, rules=rules)
    if wish.visibility == "link" or wish.start:  # it waits for nobody who does not know of it
        room = await _app(request).house.make(made, _wishes(wish))
        return answer(say.Made(room.code), 201)
    async with _app(request).noticeboard.room_for(person.id, address_of(request)) as waiting:
        room = await _app(request).house.make(made, _wishes(wish))
        waiting.add(room.code)
    return answer(say.Made(room.code), 201)


def _wishes(wish: say.NewTable) -> list[commands.TableCommand]:
    """What is asked of the new table at once."""
    wishes: list[commands.TableCommand] = []
    for seat, kind in enumerate(wish.seats):
        match kind:
            case say.MySeat():
                wishes.append(commands.Sit(id=0, seat=seat, name=kind.name, promise=kind.promise))
            case say.BotSeat():
                wishes.append(commands.Replace(id=0, seat=seat, bot=kind.bot))
    return [*wishes, commands.Start(id=0)] if wish.start else wishes


def _terms(wish: say.NewTable) -> Terms:
    if wish.game not in games.NAMES:
        raise Refused("no-such-game", game=wish.game)
    game = games.load(wish.game)
    if len(wish.seats) not in game.players:
        raise Refused("seat-count", least=game.players[0], most=game.players[-1])
    if wish.practice and [type(kind) for kind in wish.seats if not isinstance(kind, say.BotSeat)] != [say.MySeat]:
        raise Refused("practice-alone")
    try:
        options = game.read_options(wish.options)
        game.worlds(len(wish.seats), options)  # a game has more to check than each option by itself
    except Refusal as refusal:
        refused = Refused("bad-options", what=refusal)
        refused.because = refusal if isinstance(refusal, BadOption) else None
        raise refused from None
    return Terms(
        game=wish.game,
        name=checked_name(wish.name),
        seats=len(wish.seats),
        options=options,
        visibility=wish.visibility,
        watching=wish.watching,
        clock=wish.clock,
        undo=game.undo if wish.undo is None else wish.undo,
        practice=wish.practice,
    )


# --- logs --------------------------------------------------------------------------------------------------------------


async def get_log(request: Request) -> Response:
    """The log of a finished game; of a running one the account of the seat that asks."""
    person = await _heavy(request)
    try:
        room = await _room(request)
    except Unreadable:
        name, body = await written_log(_app(request).store, await _card(request, person.id), _app(request).secret)
    else:
        if (door := room.table.door(person.id)) is not None:
            raise Refused(door)
        async with room.lock:
            still = _standing(room.table)
        name, body = await room.house.heavy.do(person.id, _written, room.code, still, person, _app(request).secret)
    disposition = f'attachment; filename="{name}"'
    return Response(body, media_type="application/json", headers={"content-disposition": disposition})


async def get_games_zip(request: Request) -> Response:
    """All games of this person, each as `get_log` gives it."""
    person, app = await _heavy(request), _app(request)
    cards = [card for card in await app.store.cards_of(person.id, MOST_DOWNLOADED) if card.status != "waiting"]
    for card in cards:
        app.waking.check(card.game)
    if person.id in app.packing:
        raise Refused("too-fast")
    app.packing.add(person.id)
    try:
        files: dict[str, bytes] = {}
        for card in cards:  # each by itself, so that others have a turn in between
            files |= await _export(app, card, person)
        packed = await app.house.heavy.do(person.id, _pack, files)
    finally:
        app.packing.discard(person.id)
    headers = {"content-disposition": 'attachment; filename="ghostlight-games.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)


async def _export(app: Ghostlight, card: Card, person: Person) -> dict[str, bytes]:
    """A table's file by its name, or what is known of one that cannot be folded; nothing if it is closed to this person."""
    if not card.watching and all(seat.owner != person.id for seat in card.seats):
        return {}
    try:
        records = await app.store.read_records(card.code)
        return await app.house.heavy.do(person.id, _folded_and_written, card.code, records, person, app.secret)
    except Refused:
        raise
    except Exception as error:
        log.warning("table exported without its rules: %s", error, extra={"table": veiled(card.code)})
        return dict([await written_log(app.store, card, app.secret)])


def _folded_and_written(code: str, records: list[AnyRecord], person: Person, secret: bytes) -> dict[str, bytes]:
    table = fold_table(records)
    return dict([_written(code, table, person, secret)]) if table.door(person.id) is None and table.match is not None else {}


def _standing(table: Table) -> Table:
    """The table as it is now, to be read elsewhere while the game goes on."""
    still = copy.copy(table)
    still.places = [copy.copy(place) for place in table.places]
    still.match = None if table.match is None else table.match.still()
    return still


def _pack(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in files.items():
            archive.writestr(name, body)
    return packed.getvalue()


def _written(code: str, table: Table, person: Person, secret: bytes) -> tuple[str, bytes]:
    """A table's file: its name, and what is in it. Only what was played here gets the signature of this house."""
    if table.match is None:
        raise Refused("not-begun")
    if table.status == "over":
        log = table.log() if table.imported else signing.sign(table.log(), secret)
        return f"{table.game.name}-{code}.json", logs.write(log)
    seats = table.seats_of(person.id)  # of several on one device, it is not known who asks
    account = table.match.account(seats[0] if len(seats) == 1 else SPECTATOR)
    return f"{table.game.name}-{code}-so-far.json", msgspec.json.format(msgspec.json.encode(account), indent=1)


async def post_log(request: Request) -> Response:
    """A finished game from its log, to be watched and checked."""
    person, body = await _heavy(request), await read_body(request, LARGEST_LOG)
    house = _app(request).house
    try:
        if body.startswith(b"PK"):
            raise BadLog("zip")
        log = await house.heavy.do(person.id, logs.read, body, "log")
        if log.game not in games.NAMES:
            raise Refused("no-such-game", game=log.game)
        if len(log.entries) > MOST_ENTRIES:
            raise BadLog("log-too-long-here", count=len(log.entries), most=MOST_ENTRIES)
        _app(request).waking.check(log.game)
        await house.quotas.check_import(person.id, now_ms())
        verdict = await house.heavy.do(person.id, verify, games.load(log.game), log)
        if verdict.why is not None:
            raise verdict.why
        here = verdict.house == _app(request).key
        room = await house.make(Imported(at=now_ms(), log=log, host=person.id, here=here))
    except Refused:
        raise
    except Refusal as refusal:
        raise Refused("bad-log", what=refusal) from None
    return answer(say.Made(room.code), 201)


async def post_check(request: Request) -> Response:
    """Every shuffle and die of a finished game, gone over again."""
    person, house = await _heavy(request), _app(request).house
    try:
        table = (await _room(request)).table
    except Unreadable as fault:
        return await _check_draws(request, person, fault)
    if (door := table.door(person.id)) is not None:
        raise Refused(door)
    if table.match is None or table.status != "over":
        raise Refused("not-over")
    verdict = await house.heavy.do(person.id, verify, table.game, table.log())
    return answer(_checked(request, verdict))


def _checked(request: Request, verdict: Verdict) -> say.Checked:
    """What the check has found, in the language of whoever asked."""
    fault = None if verdict.why is None else verdict.why.tell(language_of(request))
    return say.Checked(verdict.steps, verdict.draws, fault, verdict.retired)


async def _check_draws(request: Request, person: Person, fault: Unreadable) -> Response:
    """Of a game that cannot be folded, at least every draw: from the log that was kept when it ended."""
    card = await _card(request, person.id)
    if card.status != "over":
        raise Refused("not-over")
    chronicle = await find_chronicle(_app(request).store, card)
    if chronicle is None:
        raise fault
    verdict = await _app(request).house.heavy.do(person.id, verify_draws, games.load(card.game), chronicle.log)
    return answer(_checked(request, verdict))


# --- small change ------------------------------------------------------------------------------------------------------


def _app(request: Request) -> Ghostlight:
    app: Ghostlight = request.app.state.ghostlight
    return app


async def _person(request: Request) -> Person:
    person = await _app(request).guests.find(request)
    if person is None:
        raise Refused("no-identity")
    return person


async def _heavy(request: Request) -> Person:
    """Whoever asks for something that takes a while; Refused when that was too much lately."""
    person = await _person(request)
    if not _app(request).doorkeeper.allowance(person.id).heavy.take():
        raise Refused("too-fast")
    return person


async def _person_id(request: Request) -> str:
    """For what everybody may ask, even before they have a guest pass."""
    person = await _app(request).guests.find(request)
    return "" if person is None else person.id


async def _room(request: Request) -> Room:
    return await _app(request).house.room(_code(request), await _person_id(request))


def _code(request: Request) -> str:
    return str(request.path_params["code"]).upper().replace("-", "")


async def _read(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await read_body(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message", what=str(error)) from None


async def no_such_page(request: Request) -> Response:
    raise Refused("no-such-page")
