"""One game in progress or folded from its log: positions, what happened, and who may know what of it.

What a seat gets is a redacted copy (`seen`), what is made from one (`view`), and the events addressed to it
(`happenings_for`), or both together (`account`). The log of a running game says only what everybody saw done.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, Literal, cast

import msgspec
import numpy as np

from . import engine, fairness
from .chance import DRAWS
from .contract import OVER
from .errors import BadLog, BadNotation, IllegalAction, Refusal
from .events import ABOVE, ROWS, SPECTATOR, Happening
from .game import Game
from .log import Drawn, Entry, Log, Resign, Seat, Step, Stop, Undo


@dataclass(frozen=True)
class Moment:
    """The game after one step: what was decided, what followed, and the whole state (for nobody's eyes)."""

    n: int
    seat: int | None
    action: int | None
    drew: tuple[Drawn, ...]
    happenings: tuple[Happening, ...]
    state: np.ndarray[Any, Any]


class Match:
    """A game being played under a seed: the deal, then one action after another."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        seed: bytes,
        options: Mapping[str, Any] | None = None,
        nonces: Sequence[str] = (),
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.rules = game.living_rules(rules)
        """The number of the rules that it is played by, from the deal to the end."""
        self.seats = tuple(seats)
        self.seed = seed
        self.options = game.read_options(options or {}, self.rules)
        self.nonces = tuple(nonces)
        self.desks = cast(Any, game.desks(len(seats), self.options))
        if len(self.nonces) > len(self.seats):
            raise Refusal("nonces", count=len(self.nonces), seats=len(self.seats))
        for nonce in self.nonces:
            if len(nonce) > fairness.LONGEST_NONCE:
                raise Refusal("nonce-length", nonce=repr(nonce[:8]), most=fairness.LONGEST_NONCE)
        self.desks = cast(Any, game.desks(len(seats), self.options, rules=self.rules))
        self._key = fairness.step_keys(seed, self.nonces)
        self.world = self.desks["world"].copy()[0]  # a copy: from a view one could reach the desk
        self.desk = self.desks[0]
        self.desk.events.on = 1
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        self.steps = 0
        self.resigned: set[int] = set()
        self.stopped: Literal["host", "abandoned"] | None = None
        """Why the game ended before its end, if it did."""
        self.supposed = False
        """Whether this match was only imagined."""
        self._key_next_step()
        self.actor = int(engine.deal(self.desks, 0))
        """The seat whose decision it is, or OVER."""
        self._remember(None, None)

    # --- playing -------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def options_now(self) -> list[int]:
        """Every option of this decision."""
        if self.over:
            return []
        count = engine.list_options(self.desks, 0)
        listed: list[int] = self.desks["menu"]["actions"][0, :count].tolist()
        return listed

    def allows(self, action: int) -> bool:
        """Whether the rules allow it now."""
        return not self.over and bool(engine.is_allowed(self.desks, 0, action))

    def act(self, action: int) -> Moment:
        """Take one decision for the seat whose it is; IllegalAction when the rules refuse it."""
        seat = self.actor
        if seat == OVER:
            raise IllegalAction("act-over", action=self._name(action))
        if not self.allows(action):
            raise IllegalAction("act-illegal", action=self._name(action), seat=seat + 1)
        self._key_next_step()
        self.actor = int(engine.take(self.desks, 0, action))
        return self._remember(seat, action)

    def undo(self, back_to: int) -> None:
        """Go back to the position after step `back_to`. Steps go on counting, so the chance taken back never comes again."""
        if self.over:
            raise IllegalAction("undo-over", step=back_to)
        keep = next((k for k, moment in enumerate(self.moments) if moment.n == back_to), None)
        if keep is None:
            raise IllegalAction("undo-no-step", step=back_to)
        del self.moments[keep + 1 :]
        self.desks["state"] = self.moments[-1].state
        self.actor = int(engine.to_act(self.desks, 0))
        self.entries.append(Undo(back_to))

    def resign(self, seat: int, why: Literal["wish", "time"] = "wish") -> None:
        """From here on this seat cannot win. Somebody else decides for it, unless only one is left (one side, where seats play
        on sides): that one has won.
        """
        if self.over:
            raise IllegalAction("resign-over", seat=seat + 1)
        if not 0 <= seat < len(self.seats) or seat in self.resigned:
            raise IllegalAction("resign-not-in", seat=seat + 1)
        self.resigned.add(seat)
        if len({self._side(each) for each in range(len(self.seats)) if each not in self.resigned}) <= 1:
            self.actor = OVER
        self.entries.append(Resign(seat, why))

    def stop(self, why: Literal["host", "abandoned"] = "host") -> None:
        """End the game where it stands: nobody has won, and the seed may be known."""
        if self.over:
            raise IllegalAction("stop-over")
        self.actor, self.stopped = OVER, why
        self.entries.append(Stop(why))

    def _side(self, seat: int) -> int:
        """Whom a seat wins with: where there are no sides, itself alone."""
        return seat if self.game.side_of is None else self.game.side_of(self.world)[seat]

    def imagined(self, seat: int, seed: bytes) -> Match:
        """A match to try things in: it begins here, and what this seat may not know has been imagined anew.

        Nothing of the true state is left in it, nor of this match's seed: what comes of chance comes from the given one.
        """
        if seat == ABOVE:
            raise Refusal("imagine-above")
        self._check_viewer(seat)
        desks = _look(self.game, self.world, self.moments[-1].state, seat)
        desks["thought"]["stream"] = np.frombuffer(hashlib.sha256(b"ghostlight imagined " + seed).digest()[:8], "<u8")[0]
        engine.suppose(desks, 0, seat)
        desks["state"] = desks["seen"]
        desks["events"]["on"] = 1
        twin = copy.copy(self)
        twin.seed, twin.nonces, twin.entries, twin.resigned = seed, (), [], set(self.resigned)
        twin._key = fairness.step_keys(seed, ())
        twin.desks, twin.desk, twin.supposed = desks, desks[0], True
        twin.moments = [Moment(self.moments[-1].n, None, None, (), (), desks["state"].copy())]
        return twin

    def still(self, moments: int | None = None) -> Match:
        """A copy of this match as it is now, or of its first so many moments, to be read elsewhere while the game goes on.

        Moments and entries never change; so it is enough that those who read have lists of their own.
        """
        twin = copy.copy(self)
        twin.moments, twin.entries, twin.resigned = self.moments[:moments], list(self.entries), set(self.resigned)
        return twin

    def free_undo(self, seat: int) -> int | None:
        """The step that this seat may go back to by itself: it decided last, no chance was used, nothing hidden was shown."""
        last = self.moments[-1]
        if self.over or last.seat != seat or last.drew or not all(self.game.is_open(each) for each in last.happenings):
            return None
        return self.moments[-2].n

    def spare_chance(self, purpose: str) -> int:
        """Chance for thinking at this step: never the game's own dice, and the same when the game is played again."""
        told = f"ghostlight {purpose} {self.steps} ".encode()
        return int.from_bytes(hashlib.sha256(told + self.seed).digest()[:8])

    def _key_next_step(self) -> None:
        fairness.set_key(self.desks["chance"][0], self._key(self.steps))

    def _remember(self, seat: int | None, action: int | None) -> Moment:
        # Fields by name, as everywhere in this file: a record's attributes take fifty times as long from Python.
        draws, drawn, told = self.game.draws, self.desks["chance"]["count"].item(), self.desks["events"]["count"].item()
        if drawn > DRAWS or told > ROWS:
            raise OverflowError(f"step {self.steps} of {self.game.name} drew or told more than there is room for")
        rows = self.desks["chance"]["drawn"][0, :drawn].tolist()
        moment = Moment(
            n=self.steps,
            seat=seat,
            action=action,
            drew=tuple(Drawn(draws(name).name.lower(), of, outcome) for name, of, outcome in rows),
            happenings=tuple(self.game.happenings(self.desks["events"][0])),
            state=self.desks["state"].copy(),
        )
        self.moments.append(moment)
        text = None if action is None else self.write_action(action)
        self.entries.append(Step(self.steps, seat, text, moment.drew))
        self.steps += 1
        return moment

    def _name(self, action: int) -> str | Refusal:
        try:
            return repr(self.write_action(action))
        except BadNotation:
            return Refusal("action-number", action=action)

    # --- text ----------------------------------------------------------------------------------------------------------

    def write_action(self, action: int) -> str:
        return self.game.notation.write_action(self.world, action)

    def read_action(self, text: str) -> int:
        """The action of that text; BadNotation when there is none."""
        return self.game.notation.read_action(self.world, text)

    def write_happening(self, happening: Happening) -> str:
        return self.game.write_happening(self.world, happening)

    # --- what a seat may know ------------------------------------------------------------------------------------------

    def view(self, seat: int, at: int = -1) -> msgspec.Struct:
        """What this seat (or SPECTATOR, or ABOVE) sees in the position after moment `at`, the last one by default."""
        self._check_viewer(seat)
        if seat == ABOVE:
            return view_of(self.game, self.world, self.moments[at].state, SPECTATOR)
        desks = _look(self.game, self.world, self.moments[at].state, seat)
        desks["state"] = desks["seen"]
        return _view(self.game, desks, seat)

    def seen(self, seat: int, at: int = -1) -> Any:
        """The redacted state itself, as a row of one: what a bot receives."""
        self._check_viewer(seat)
        if seat == ABOVE:
            return self.moments[at].state.copy()
        return redacted(self.game, self.world, self.moments[at].state, seat)

    def trial(self, action: int) -> Callable[[], msgspec.Struct] | None:
        """What would come of this action, from what the seat sees whose decision it is; None when the game tells no such thing.

        It is work still to be done: since it has a copy of all it needs, it may be done anywhere, and changes nothing here.
        """
        if self.game.trial is None or self.over:
            return None
        return partial(self.game.trial, self.world, self.seen(self.actor), self.actor, action)

    def happenings_for(self, seat: int, at: int = -1) -> list[Happening]:
        self._check_viewer(seat)
        return [each for each in self.moments[at].happenings if each.reaches(seat)]

    def knows_more(self, seat: int) -> bool:
        """Whether this seat sees anything that a spectator does not."""
        mine, public = (msgspec.to_builtins(self.view(each)) | {"seat": None} for each in (seat, SPECTATOR))
        return bool(mine != public)

    def _check_viewer(self, seat: int) -> None:
        if seat == ABOVE and not self.over:
            raise Refusal("above-once-over")
        if seat not in (ABOVE, SPECTATOR) and not 0 <= seat < len(self.seats):
            raise IndexError(f"there is no seat {seat}")

    def points(self) -> list[int]:
        engine.count_points(self.desks, 0)
        listed: list[int] = self.desks["scores"]["points"][0, : len(self.seats)].tolist()
        return listed

    def winners(self) -> list[int]:
        """The seats that stand best; several when they are tied, none when the game was stopped."""
        if self.stopped is not None:
            return []
        best = engine.count_points(self.desks, 0, sum(1 << seat for seat in self.resigned))
        return [seat for seat in range(len(self.seats)) if best >> seat & 1]

    def log(self) -> Log:
        """The whole log; of a running game without the seed and without what chance brought, which are secret."""
        entries = self.entries
        if self.supposed:
            raise Refusal("imagined-no-log")
        if not self.over:
            entries = [msgspec.structs.replace(e, drew=()) if isinstance(e, Step) else e for e in entries]
        return Log(
            game=self.game.name,
            rules=self.rules,
            options=self.options,
            seats=list(self.seats),
            commitment=fairness.commitment(self.seed),
            nonces=list(self.nonces),
            entries=list(entries),
            seed=self.seed.hex() if self.over else None,
        )

    def account(self, seat: int) -> dict[str, Any]:
        """The game as this seat lived it: actions, what it was told, what it sees now. Safe to give away at any time."""
        return {
            "game": self.game.name,
            "rules": self.rules,
            "seat": None if seat == SPECTATOR else seat,
            "seats": [each.name for each in self.seats],
            "commitment": fairness.commitment(self.seed),
            "moments": [
                {
                    "n": moment.n,
                    "seat": moment.seat,
                    "action": None if moment.action is None else self.write_action(moment.action),
                    "told": [self.write_happening(each) for each in moment.happenings if each.reaches(seat)],
                }
                for moment in self.moments
            ],
            "view": msgspec.to_builtins(self.view(seat)),
        }


def redacted(game: Game, world: Any, state: Any, seat: int) -> Any:
    """A copy of the state (a row of one) without what this seat may not know."""
    return _look(game, world, state, seat)["seen"].copy()


def view_of(game: Game, world: Any, seen: Any, seat: int) -> msgspec.Struct:
    """The view made from a redacted state (a row of one); turn and points are the rules' own word on that state."""
    desks = game.desks_in(world)
    desks["state"] = seen
    return _view(game, desks, seat)


def _look(game: Game, world: Any, state: Any, seat: int) -> Any:
    """A desk on which this state lies, and what this seat may know of it."""
    desks = game.desks_in(world)
    desks["state"] = state
    engine.look(desks, 0, seat)
    return desks


def _view(game: Game, desks: Any, seat: int) -> msgspec.Struct:
    """The view of the state on a desk, which is a redacted one."""
    engine.count_points(desks, 0)
    world = _plain(desks["world"])
    points = desks["scores"]["points"][0, : world.players].tolist()
    return game.view(world, _plain(desks["state"]), seat, int(engine.to_act(desks, 0)), points)


def _plain(row: Any) -> SimpleNamespace:
    """The fields of a row of one as ordinary attributes: a record's own are slow to read from Python."""
    return SimpleNamespace(**{name: row[name][0] for name in row.dtype.names})


def fold(game: Game, log: Log) -> Match:
    """Replay a finished game's log. BadLog names the first step that does not fold."""
    if log.game != game.name:
        raise BadLog("log-of-other-game", game=log.game, wanted=game.name)
    if log.seed is None:
        raise BadLog("log-no-seed-fold")
    if len(log.seats) not in game.players:
        raise BadLog("log-seats", count=len(log.seats), game=game.name, least=game.players[0], most=game.players[-1])
    match = Match(game, log.seats, fairness.read_seed(log.seed), log.options, log.nonces, log.rules)
    if not log.entries or not isinstance(log.entries[0], Step) or log.entries[0].action is not None:
        raise BadLog("log-first-entry")
    for entry in log.entries[1:]:
        if isinstance(entry, Undo):
            match.undo(entry.back_to)
            continue
        if isinstance(entry, Resign):
            match.resign(entry.seat, entry.why)
            continue
        if isinstance(entry, Stop):
            match.stop(entry.why)
            continue
        if entry.action is None:
            raise BadLog("step-no-action", step=entry.n)
        if entry.n != match.steps:
            raise BadLog("step-number", step=entry.n, due=match.steps)
        if entry.seat != match.actor:
            raise BadLog("step-seat", step=entry.n, seat=str(entry.seat), due=match.actor)
        try:
            match.act(match.read_action(entry.action))
        except (IllegalAction, BadNotation) as error:
            raise BadLog("at-step", step=entry.n, what=error) from None
    return match
