"""Going over a finished game again: was every shuffle and die as the seed promised, and does the signature fit?

Rules that this program still plays are run again, so every draw is the one that the rules asked for. Of a game under retired
rules every draw is worked out from its key all the same; whether the rules asked for it is not known any more.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from . import fairness, signing
from .errors import BadLog, BadNotation, IllegalAction, Refusal
from .game import Game
from .log import Entry, Log, Resign, Step, Undo
from .match import Match
from .redraw import check_draws, other_draw


@dataclass(frozen=True)
class Verdict:
    """What the check found: how much was right, and the first thing that was not."""

    steps: int
    draws: int
    fault: str | None
    """In English; `why.tell(language)` says it in others."""
    retired: int | None = None
    """The number of the rules, where these are played no more: the draws were checked, the rules not run again."""
    house: str | None = None
    """The public key of the house that signed the log; None when nobody did: then nothing says that it was ever played."""
    why: Refusal | None = field(default=None, repr=False, compare=False)
    """The fault as a code with facts."""


def _verdict(steps: int, draws: int, why: Refusal | None, retired: int | None = None, house: str | None = None) -> Verdict:
    return Verdict(steps, draws, None if why is None else str(why), retired, house, why)


def verify(game: Game, log: Log, house: str | None = None) -> Verdict:
    """Fold the log under its own seed and compare every draw with what the log says was drawn. OtherRules when the log is of
    rules that this program does not know yet.

    A signature must fit; with `house` it must be that house's.
    """
    if log.rules < game.oldest_rules:
        return verify_draws(game, log, house)
    seed = _seed(game, log)
    fault = _forged(log, seed, house)
    if fault is not None:
        return _verdict(0, 0, fault)
    signer = None if log.signed is None else log.signed.house
    match = Match(game, log.seats, seed, log.options, log.nonces, log.rules)
    steps = draws = 0
    for place, entry in enumerate(log.entries):
        try:
            fault = _check(match, place, entry)
        except (IllegalAction, BadNotation) as error:
            fault = Refusal("at-step", step=match.steps, what=error)
        if fault:
            return _verdict(steps, draws, fault, house=signer)
        if isinstance(entry, Step):
            steps += 1
            draws += len(entry.drew)
    if not match.over:
        fault = Refusal("log-ends", step=match.steps - 1)
    return _verdict(match.steps, draws, fault, house=signer)


def _forged(log: Log, seed: bytes, house: str | None) -> Refusal | None:
    """What is wrong with the promise, the signature or the nonces, before any rule is run."""
    if fairness.commitment(seed) != log.commitment:
        return Refusal("other-seed")
    return signing.fault(log, house) or _broken_promise(log)


def _broken_promise(log: Log) -> Refusal | None:
    """What is wrong with the nonces, where they were promised first; None if every one that was shown is the promised one."""
    if not log.promises:
        return None
    seats = [each.seat for each in log.promises]
    if seats != sorted(set(seats)) or not set(seats) <= set(range(len(log.seats))):
        return Refusal("promises")
    for each in log.promises:
        if each.nonce is not None and fairness.promise(each.nonce) != each.promise:
            return Refusal("other-nonce", seat=each.seat + 1)
    if log.nonces != [each.nonce for each in log.promises if each.nonce is not None]:
        return Refusal("other-nonces")
    return None


def verify_draws(game: Game, log: Log, house: str | None = None) -> Verdict:
    """The same as far as it goes without running the rules: the promise, the signature, and every draw from its key."""
    seed = _seed(game, log)
    fault = _forged(log, seed, house)
    if fault is not None:
        return _verdict(0, 0, fault, retired=log.rules)
    signer = None if log.signed is None else log.signed.house
    return _verdict(*check_draws(log, seed, (die.name.lower() for die in game.dice)), retired=log.rules, house=signer)


def _seed(game: Game, log: Log) -> bytes:
    if log.game != game.name:
        raise BadLog("log-of-other-game", game=log.game, wanted=game.name)
    if log.seed is None:
        raise BadLog("log-no-seed-verify")
    return fairness.read_seed(log.seed)


def _check(match: Match, place: int, entry: Entry) -> Refusal | None:
    """Take one entry of the log; what is wrong with it, if anything."""
    if not isinstance(entry, Step):
        if place == 0:
            return Refusal("step-deal")
        if isinstance(entry, Undo):
            match.undo(entry.back_to)
        elif isinstance(entry, Resign):
            match.resign(entry.seat, entry.why)
        else:
            match.stop(entry.why)
        return None
    if place > 0:
        if entry.n != match.steps:
            return Refusal("step-number", step=entry.n, due=match.steps)
        if entry.action is None:
            return Refusal("step-no-action", step=entry.n)
        if entry.seat != match.actor:
            return Refusal("step-seat", step=entry.n, seat=str(entry.seat), due=match.actor)
        match.act(match.read_action(entry.action))
    elif entry.n != 0 or entry.action is not None or entry.seat is not None:
        return Refusal("step-deal")
    due = match.moments[-1].drew
    for k, promised in enumerate(due):
        if k >= len(entry.drew) or entry.drew[k] != promised:
            return Refusal("at-step", step=entry.n, what=other_draw(promised, entry.drew[k] if k < len(entry.drew) else None))
    if len(entry.drew) > len(due):
        return Refusal("step-draws", step=entry.n, count=len(entry.drew), due=len(due))
    return None
