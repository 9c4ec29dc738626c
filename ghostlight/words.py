"""Games in words: what happened, what can be chosen and why something is refused, as sentences in three languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .core.events import Happening
from .core.game import Game
from .messages import LANGUAGES, Messages, pick_language

__all__ = ["LANGUAGES", "Words", "pick_language"]


class Words(Messages):
    """Everything that can be said in one language; or only what one file of messages has, which is there sooner."""

    # --- what happened -------------------------------------------------------------------------------------------------

    def tell(self, game: Game, world: Any, happening: Happening, names: Sequence[str], you: int | None = None) -> str:
        """One sentence for one event; `you` is the seat that is spoken to, if it is one of the players."""
        return self.format(f"{game.name}-event-{happening.name}", self._arguments(game, world, (happening,), names, you))

    def tell_all(
        self, game: Game, world: Any, happenings: Sequence[Happening], names: Sequence[str], you: int | None = None
    ) -> list[str]:
        """What one step set off. Events in a row become one sentence where there is a message for the whole run; one that
        only says where something stands now has no message of its own and is not told.
        """
        happenings = [each for each in happenings if self.has(f"{game.name}-event-{each.name}")]
        sentences, first = [], 0
        while first < len(happenings):
            for end in range(len(happenings), first, -1):
                run = happenings[first:end]
                message = "-".join([f"{game.name}-event", *(each.name for each in run)])
                if end == first + 1 or self.has(message):
                    sentences.append(self.format(message, self._arguments(game, world, run, names, you)))
                    first = end
                    break
        return sentences

    # --- choices -------------------------------------------------------------------------------------------------------

    def choice(self, game: Game, world: Any, action: int) -> str:
        """An action in words: `move to D3`."""
        verb, *words = game.notation.write_action(world, action).split(" ")
        fields: dict[str, str | int] = {}
        for field, word in zip(game.verbs[verb], words, strict=True):
            fields |= {field: _told(self._called(game, world, field, word)), **_parts(field, word)}
        return self.format(f"{game.name}-choice-{verb}", fields)

    def refuse(self, game: Game, world: Any, view: Any, action: int) -> str:
        """Why the seat with this view cannot do this: for a reason of its own, or by the clauses behind the question."""
        reason = game.reason(view, game.notation.write_action(world, action)) if game.reason else None
        why, facts = reason or (f"{game.name}-why-{game.ask(view)}", {})
        refused = self.say("table-refused-illegal-action", action=self.choice(game, world, action))
        return f"{refused} {self.format(why, facts)}"

    # --- their arguments -----------------------------------------------------------------------------------------------

    def _called(self, game: Game, world: Any, field: str, word: str) -> str:
        return word if game.called is None else game.called(world, field, word, self.language)

    def _arguments(
        self, game: Game, world: Any, run: Sequence[Happening], names: Sequence[str], you: int | None
    ) -> dict[str, str | int]:
        """The numbers of these events as words. Where two events use a field differently, `$spent-grave` is that of `spent`.
        What no seat did says so by `$self`: nobody.
        """
        arguments: dict[str, str | int] = {"self": "no"}
        for happening in run:
            for field, number in happening.numbers.items():
                if field == "seat":
                    nobody, mine = number < 0, "yes" if number == you else "no"
                    arguments |= {"actor": "" if nobody else names[number], "self": "nobody" if nobody else mine}
                    continue
                word = game.notation.write_number(world, field, number)
                told = _told(self._called(game, world, field, word))
                arguments |= {field: told, f"{happening.name}-{field}": told, **_parts(field, word, names, you)}
        return arguments


def _told(word: str) -> str | int:
    """A word of the notation as messages take it: they count with numbers."""
    return int(word) if word.isascii() and word.isdigit() else word


_OWNED = re.compile(r"([A-D])([A-Z])([1-9])")


def _parts(field: str, word: str, names: Sequence[str] = (), you: int | None = None) -> dict[str, str | int]:
    """What messages get of a piece that belongs to somebody, written as `BS2`: its `$ghost-kind` and `$ghost-number`, and in
    events `$ghost-owner` and `$ghost-yours`.
    """
    found = _OWNED.fullmatch(word)
    if found is None:
        return {}
    seat = "ABCD".index(found[1])
    parts: dict[str, str | int] = {f"{field}-kind": found[2], f"{field}-number": int(found[3])}
    if seat < len(names):
        parts |= {f"{field}-owner": names[seat], f"{field}-yours": "yes" if seat == you else "no"}
    return parts
