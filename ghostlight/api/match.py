"""One match: opened, played by notation, looked at from any seat, told in three languages, taken back, logged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, NamedTuple

from ghostlight.core import match as core
from ghostlight.core.errors import IllegalAction, Refusal
from ghostlight.core.events import ABOVE, SPECTATOR, Happening
from ghostlight.core.game import Game
from ghostlight.core.log import Log, Seat
from ghostlight.words import Words

from .rules import load
from .seeds import commitment, make_seed

__all__ = ["ABOVE", "SPECTATOR", "Decision", "Event", "Match", "Seat"]

_words_in = cache(Words)


class Decision(NamedTuple):
    """One step of a match: its number, who decided, and what; the deal, step 0, was nobody's decision."""

    step: int
    seat: int | None
    choice: str | None


@dataclass(frozen=True)
class Event:
    """Something that happened, as one seat was told it: its name, and its fields in notation."""

    name: str
    fields: dict[str, str]
    public: bool
    """Whether everybody was told."""

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{name}={word}" for name, word in self.fields.items())])


class Match:
    """One match, from the deal on.

    >>> match = Match("graveyard", players=["Ana", "Ben"], seed=3, options={"stall_limit": 20})
    >>> match
    <Match graveyard, 2 players, step 0, seat 0 decides>

    `players` is their number (the fewest that the game is for, if it is left out), or their names. `seed` is what `make_seed`
    takes; without it chance is secret and never comes again. `rules` is the number of the rules that are played by: today's, or
    an older one that the game still knows.

    Who holds this object holds the whole match, hidden pieces included: it belongs to whoever runs the table. To the players
    give what these methods say for their seat: `view`, `position`, `events`, `story`, `imagined`. A `Bot` gets nothing more.
    Seats count from 0; `SPECTATOR` is somebody who only watches, and `ABOVE` sees everything, once the match is over.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | Sequence[str | Seat] | None = None,
        *,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        nonces: Sequence[str] = (),
        rules: int | None = None,
    ) -> None:
        game = load(game)
        if players is None:
            players = game.players[0]
        if isinstance(players, int):
            game.worlds(players, options, rules)  # refuses a number that cannot be before so many names are made
            players = [f"Player {k + 1}" for k in range(players)]
        seats = [each if isinstance(each, Seat) else Seat(each) for each in players]
        self._core = core.Match(game, seats, make_seed(seed), options, nonces, rules)

    @classmethod
    def _around(cls, match: core.Match) -> Match:
        """The public face of a match that is there already."""
        face = cls.__new__(cls)
        face._core = match
        return face

    def __repr__(self) -> str:
        whose = "over" if self.actor is None else f"seat {self.actor} decides"
        return f"<Match {self.game.name}, {len(self.seats)} players, step {self.history()[-1].step}, {whose}>"

    # --- what is fixed -------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The rules that are played by, as `load` gives them."""
        return self._core.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where: `name`, and `kind`, which is `human` or a bot as it is written.

        >>> [seat.name for seat in Match("graveyard", 3, seed=1).seats]
        ['Player 1', 'Player 2', 'Player 3']
        """
        return self._core.seats

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game as this match is played, those that were not given at their defaults.

        >>> Match("graveyard", seed=1).options
        {'stall_limit': 40, 'reading': 'letter'}
        """
        return dict(self._core.options)

    @property
    def rules(self) -> int:
        """The number of the rules that this match is played by, from the deal to the end.

        >>> Match("graveyard", seed=1).rules
        2
        """
        return self._core.rules

    @property
    def commitment(self) -> str:
        """What can be published before anybody decides: the SHA-256 of the seed."""
        return commitment(self._core.seed)

    @property
    def seed(self) -> bytes:
        """The seed. Whoever knows it knows everything that is hidden: show it when the match is over."""
        return self._core.seed

    # --- playing -------------------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat whose decision it is; None when the match is over."""
        return None if self.over else self._core.actor

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._core.over

    def choices(self) -> list[str]:
        """What the seat whose decision it is can do, in notation; nothing when the match is over.

        >>> Match("graveyard", seed=3).choices()[:3]
        ['place N1', 'place N2', 'place N3']

        Where a decision is open-ended (a pose in Keyhole) these are the candidates, and `allows` is the word on others.
        """
        return [self._core.write_action(action) for action in self._core.options_now()]

    def allows(self, choice: str) -> bool:
        """Whether the rules allow this now. BadNotation when it is no action of the game at all.

        >>> match = Match("graveyard", seed=3)
        >>> match.allows("place N1"), match.allows("move D3")
        (True, False)
        """
        return self._core.allows(self._core.read_action(choice))

    def act(self, choice: str) -> None:
        """Take a decision for the seat whose it is, and all that follows by itself.

        >>> match = Match("graveyard", seed=3)
        >>> match.act("place N1")
        >>> match
        <Match graveyard, 2 players, step 1, seat 1 decides>

        BadNotation when the text is no action of the game, IllegalAction when it is not possible now; nothing has changed then.

        >>> match.act("move D3")
        Traceback (most recent call last):
        ...
        ghostlight.core.errors.IllegalAction: 'move D3' is not possible now for seat 2
        """
        self._core.act(self._core.read_action(choice))

    def trial(self, choice: str) -> Any:
        """What would come of this for the seat whose decision it is, where a game tells such a thing; None where it does not.

        Keyhole tells where a piece would come to rest, and if it would not, why. It is made from what the seat sees, says
        nothing that chance decides, and changes nothing. In every game `imagined` gives a whole match to try things in.
        """
        work = self._core.trial(self._core.read_action(choice))
        return None if work is None else work()

    def imagined(self, seat: int | None = None, seed: int | str | bytes | None = None) -> Match:
        """A match of its own that may be just like this one, for all that this seat (by default, whose decision it is) knows.

        What the seat sees is as it is here; what it does not see is drawn, fairly, from what it could be. So a thing can be
        tried out any number of times without cheating, and this match stays as it is.

        >>> match = Match("graveyard", seed=3)
        >>> match.act("place N1"); match.act("place S6")
        >>> might_be = match.imagined(seed=1)
        >>> might_be.act(might_be.choices()[0])
        >>> match.history()[-1].step, might_be.history()[-1].step
        (2, 3)

        It begins where this one stands: it has no past to take back, and no log.
        """
        if seat is None and self.over:
            raise IllegalAction("over-imagined")
        viewer = self._core.actor if seat is None else self._viewer(seat)
        return Match._around(self._core.imagined(viewer, make_seed(seed)))

    def undo(self, to: int | None = None) -> None:
        """Take back the last decision, or all that came after step `to`.

        >>> match = Match("graveyard", seed=3)
        >>> match.act("place N1")
        >>> match.undo()
        >>> match.actor, match.history()
        (0, [Decision(step=0, seat=None, choice=None)])

        Steps go on counting, so that chance taken back never comes again, and the log tells of it. A finished match stays.
        """
        moments = self._core.moments
        if to is None:
            if len(moments) < 2:
                raise IllegalAction("nothing-to-undo")
            to = moments[-2].n
        self._core.undo(to)

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may take its last decision back without asking: nobody decided since, no chance was used, nothing
        hidden was shown.
        """
        return self._core.free_undo(self._viewer(seat)) is not None

    def resign(self, seat: int, why: Literal["wish", "time"] = "wish") -> None:
        """From here on this seat cannot win; somebody else decides for it. Who is left alone has won.

        >>> match = Match("graveyard", players=2, seed=3)
        >>> match.resign(0)
        >>> match.over, match.winners()
        (True, [1])
        """
        self._core.resign(seat, why)

    # --- what a seat may know ------------------------------------------------------------------------------------------

    def history(self) -> list[Decision]:
        """The steps so far, the deal first: what everybody saw done. What was taken back is not among them.

        >>> match = Match("graveyard", seed=3)
        >>> match.act("place N1")
        >>> match.history()[-1]
        Decision(step=1, seat=0, choice='place N1')

        Wherever a method takes `at`, it is a place in this list: 0 after the deal, -1 (the default) now.
        """
        return [
            Decision(each.n, each.seat, None if each.action is None else self._core.write_action(each.action))
            for each in self._core.moments
        ]

    def view(self, seat: int, at: int = -1) -> Any:
        """What this seat sees: a msgspec struct of the game's own, as the browser gets it (`msgspec.to_builtins` makes plain
        lists and dictionaries of it).

        >>> view = Match("graveyard", seed=3).view(0)
        >>> view.turn, view.phase, len(view.graves)
        (0, 'place', 36)
        >>> view.graves[0].front is None  # it is closed, and nobody has looked
        True
        """
        return self._core.view(self._viewer(seat), self._place(at))

    def position(self, seat: int, at: int = -1) -> str:
        """What this seat sees, as a scenario writes it.

        >>> Match("graveyard", seed=3).position(SPECTATOR).split("; ")[1:]
        ['lords - -', 'turn 1']
        """
        return self.game.notation.write_position(self._core.world, self._core.seen(self._viewer(seat), self._place(at))[0])

    def events(self, seat: int, at: int = -1) -> list[Event]:
        """What this seat was told of the last step (or of the one `at`), in order.

        >>> match = Match("graveyard", seed=3)
        >>> match.act("place N1")
        >>> [str(event) for event in match.events(SPECTATOR)]
        ['placed seat=1 place=N1']
        """
        return [self._event(each) for each in self._core.happenings_for(self._viewer(seat), self._place(at))]

    def _event(self, happening: Happening) -> Event:
        write, world = self.game.notation.write_number, self._core.world
        fields = {name: write(world, name, number) for name, number in happening.numbers.items()}
        return Event(happening.name, fields, happening.reaches(SPECTATOR))

    def knows_more(self, seat: int) -> bool:
        """Whether this seat sees anything that a spectator does not."""
        return self._core.knows_more(self._viewer(seat))

    def _viewer(self, seat: int) -> int:
        if seat not in (SPECTATOR, ABOVE) and not 0 <= seat < len(self.seats):
            raise Refusal("no-viewer", seat=seat, most=len(self.seats) - 1)
        return seat

    def _place(self, at: int) -> int:
        places = len(self._core.moments)
        if not -places <= at < places:
            raise Refusal("no-place-in-history", at=at, most=places - 1)
        return at

    def scores(self) -> list[int]:
        """The points of every seat, as the game counts them at this moment; everybody may know them."""
        return self._core.points()

    def winners(self) -> list[int]:
        """The seats that stand best, several when they are tied; once the match is over, those who have won.

        Of a game that its host closed, or that was given up, nobody has.
        """
        return self._core.winners()

    def log(self) -> Log:
        """The log so far. Of a running match it says only what everybody saw done; of a finished one all, with the seed.

        >>> match = Match("graveyard", seed=3)
        >>> match.log().seed is None
        True
        """
        return self._core.log()

    # --- in words ------------------------------------------------------------------------------------------------------

    def question(self, language: str = "en") -> str:
        """What the seat whose decision it is is asked.

        >>> Match("graveyard", seed=3).question()
        'put your dark lord outside the graveyard, beside a row or a column.'
        """
        if self.over:
            raise IllegalAction("over-no-question")
        asked = self.game.ask(self._core.view(self._core.actor))
        return _words_in(language).say(f"{self.game.name}-ask-{asked}")

    def in_words(self, choice: str, language: str = "en") -> str:
        """A choice as people say it.

        >>> match = Match("graveyard", seed=3)
        >>> [match.in_words("move D3", language) for language in ("en", "es", "ja")]
        ['move to D3', 'ir a D3', 'D3へ移動']
        """
        return _words_in(language).choice(self.game, self._core.world, self._core.read_action(choice))

    def why_not(self, choice: str, language: str = "en") -> str | None:
        """Why the seat whose decision it is cannot do this, from what it sees, with the clauses of the rules behind it; None
        when it can.

        >>> match = Match("graveyard", seed=3)
        >>> match.why_not("move D3")
        'Not possible now: move to D3. G-06, D-01: before the first turn, ...'
        >>> match.why_not("place N1") is None
        True
        """
        if self.over:
            raise IllegalAction("over-why-not")
        words, action = _words_in(language), self._core.read_action(choice)
        if self._core.allows(action):
            return None
        why = getattr(self.trial(choice), "why", None)
        if why is not None and words.has(f"{self.game.name}-not-{why}"):
            refused = words.say("table-refused-illegal-action", action=words.choice(self.game, self._core.world, action))
            return f"{refused} {words.say(f'{self.game.name}-not-{why}')}"
        return words.refuse(self.game, self._core.world, self._core.view(self._core.actor), action)

    def story(
        self, seat: int, language: str = "en", at: int = -1, *, you: bool = True, names: Sequence[str] | None = None
    ) -> list[str]:
        """What this seat was told of the last step (or of the one `at`), in sentences.

        >>> match = Match("graveyard", ["Ana", "Ben"], seed=3)
        >>> match.act("place N1")
        >>> match.story(0), match.story(1)
        (['You put your dark lord outside, at N1.'], ['Ana puts the dark lord outside, at N1.'])

        A player is spoken to as `you`, unless that is False; `names` are used instead of those at the table.
        """
        told = self._core.happenings_for(self._viewer(seat), self._place(at))
        names = [each.name for each in self.seats] if names is None else names
        if len(names) != len(self.seats):
            raise Refusal("names-for-seats", count=len(names), seats=len(self.seats))
        whom = seat if you and seat >= 0 else None
        return _words_in(language).tell_all(self.game, self._core.world, told, names, whom)
