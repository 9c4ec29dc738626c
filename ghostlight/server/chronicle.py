"""What is kept of a game when it ends: its log with every draw, what was told, who won. It can be read without the rules.

A table is its records, and folding them needs the rules by which it was played. These may be retired one day, or a record may
be damaged; then the game is still told from here, and its draws can still be checked.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping

import msgspec

from ghostlight.core.events import ABOVE
from ghostlight.core.log import Log
from ghostlight.core.match import Match
from ghostlight.messages import LANGUAGES
from ghostlight.table.table import Table

from . import messages as say
from .news import events, result


class Chronicle(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over. Nothing in it is secret any more."""

    log: Log
    story: list[say.Chapter]  # from above
    called: dict[str, dict[str, str]]  # by field and word: what people call it, where the table had names of its own
    called_in: dict[str, dict[str, dict[str, str]]] = {}  # by language, field and word: where it is called otherwise
    result: say.Result | None
    imported: bool = False  # it was played elsewhere


def chronicle_of(table: Table) -> Chronicle | None:
    """The chronicle of a table; none before its game is over."""
    match = table.match
    if match is None or table.status != "over":
        return None
    story = [
        say.Chapter(
            moment.n,
            moment.seat,
            table.deciders.get(moment.n),
            None if moment.action is None else match.write_action(moment.action),
            events(match, match.happenings_for(ABOVE, k)),
        )
        for k, moment in enumerate(match.moments)
    ]
    called, called_in = names_in(match, story)
    return Chronicle(
        log=table.log(),
        imported=table.imported,
        story=story,
        called=called,
        called_in=called_in,
        result=result(table),
    )


def names_in(match: Match, story: list[say.Chapter]) -> tuple[dict[str, dict[str, str]], dict[str, dict[str, dict[str, str]]]]:
    """What people call what the story speaks of by field and word; and by language, where that is something else."""
    called = _names(match, story, "")
    others = {language: _names(match, story, language, called) for language in LANGUAGES}
    return called, {language: names for language, names in others.items() if names}


def _names(
    match: Match, story: list[say.Chapter], language: str, known: Mapping[str, Mapping[str, str]] | None = None
) -> dict[str, dict[str, str]]:
    """What people call things, as far as that is not known."""
    called: dict[str, dict[str, str]] = {}
    if match.game.called is None:
        return called
    words = {(field, word) for chapter in story for event in chapter.events for field, word in event.fields.items()}
    for field, word in sorted((field, word) for field, word in words if isinstance(word, str)):
        name = match.game.called(match.world, field, word, language)
        if name != (known or {}).get(field, {}).get(word, word):
            called.setdefault(field, {})[word] = name
    return called


def packed(table: Table) -> bytes | None:
    """The chronicle of a table as it is stored: a tenth of its JSON."""
    chronicle = chronicle_of(table)
    return None if chronicle is None else zlib.compress(msgspec.json.encode(chronicle), 9)


def unpacked(body: bytes) -> Chronicle | None:
    """The chronicle again; none if not even that can be read."""
    try:
        return msgspec.json.decode(zlib.decompress(body), type=Chronicle)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        return None


def renamed(body: bytes, names: Mapping[str, str]) -> bytes:
    """The chronicle as it is stored, with other names for those who sat there; one that cannot be read stays as it is."""
    kept = unpacked(body)
    if kept is None:
        return body
    seats = [msgspec.structs.replace(seat, name=names.get(seat.name, seat.name)) for seat in kept.log.seats]
    story = [msgspec.structs.replace(each, name=names.get(each.name, each.name)) if each.name else each for each in kept.story]
    told = msgspec.structs.replace(kept, log=msgspec.structs.replace(kept.log, seats=seats), story=story)
    return zlib.compress(msgspec.json.encode(told), 9)
