"""Going over a finished game again: was every shuffle and die as the seed promised, and does the signature fit?

Rules that this program still plays are run again, so every draw is the one that the rules asked for. Of a game under retired
rules every draw is worked out from its key all the same; whether the rules asked for it is not known any more.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import fairness, signing
from .errors import BadLog, BadNotation, IllegalAction
from .game import Game
from .log import Entry, Log, Resign, Step, Undo
from .match import Match
from .redraw import check_draws


@dataclass(frozen=True)
class Verdict:
    """What the check found: how much was right, and the first thing that was not."""

    steps: int
    draws: int
    fault: str | None
    retired: int | None = None
    """The number of the rules, where these are played no more: the draws were checked, the rules not run again."""
    house: str | None = None
    """The public key of the house that signed the log; None when nobody did: then nothing says that it was ever played."""


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
        return Verdict(0, 0, fault)
    signer = None if log.signed is None else log.signed.house
    match = Match(game, log.seats, seed, log.options, log.nonces, log.rules)
    steps = draws = 0
    for place, entry in enumerate(log.entries):
        try:
            fault = _check(match, place, entry)
        except (IllegalAction, BadNotation) as error:
            fault = f"step {match.steps}: {error}"
        if fault:
            return Verdict(steps, draws, fault, house=signer)
        if isinstance(entry, Step):
            steps += 1
            draws += len(entry.drew)
    if not match.over:
        fault = f"after step {match.steps - 1} the game is not over, yet the log ends"
    return Verdict(match.steps, draws, fault, house=signer)


def _forged(log: Log, seed: bytes, house: str | None) -> str | None:
    """What is wrong with the promise, the signature or the nonces, before any rule is run."""
    if fairness.commitment(seed) != log.commitment:
        return "the seed is not the one that was promised: its SHA-256 differs from the commitment"
    return signing.fault(log, house) or _broken_promise(log)


def _broken_promise(log: Log) -> str | None:
    """What is wrong with the nonces, where they were promised first; None if every one that was shown is the promised one."""
    if not log.promises:
        return None
    seats = [each.seat for each in log.promises]
    if seats != sorted(set(seats)) or not set(seats) <= set(range(len(log.seats))):
        return "the promises are not one for a seat, in the order of seats"
    for each in log.promises:
        if each.nonce is not None and fairness.promise(each.nonce) != each.promise:
            return f"seat {each.seat + 1}: the nonce is not the one that was promised"
    if log.nonces != [each.nonce for each in log.promises if each.nonce is not None]:
        return "the nonces are not those that were promised and shown"
    return None


def verify_draws(game: Game, log: Log, house: str | None = None) -> Verdict:
    """The same as far as it goes without running the rules: the promise, the signature, and every draw from its key."""
    seed = _seed(game, log)
    fault = _forged(log, seed, house)
    if fault is not None:
        return Verdict(0, 0, fault, retired=log.rules)
    signer = None if log.signed is None else log.signed.house
    return Verdict(*check_draws(log, seed, (die.name.lower() for die in game.dice)), retired=log.rules, house=signer)


def _seed(game: Game, log: Log) -> bytes:
    if log.game != game.name:
        raise BadLog(f"this is a log of {log.game}, not of {game.name}")
    if log.seed is None:
        raise BadLog("this log has no seed: a game can be verified once it is over")
    return fairness.read_seed(log.seed)


def _check(match: Match, place: int, entry: Entry) -> str | None:
    """Take one entry of the log; what is wrong with it, if anything."""
    if not isinstance(entry, Step):
        if place == 0:
            return "step 0: the first entry of a log is the deal"
        if isinstance(entry, Undo):
            match.undo(entry.back_to)
        elif isinstance(entry, Resign):
            match.resign(entry.seat, entry.why)
        else:
            match.stop(entry.why)
        return None
    if place > 0:
        if entry.n != match.steps:
            return f"step {entry.n}: this should be step {match.steps}"
        if entry.action is None:
            return f"step {entry.n}: no action"
        if entry.seat != match.actor:
            return f"step {entry.n}: seat {entry.seat} acts, but the decision is seat {match.actor}'s"
        match.act(match.read_action(entry.action))
    elif entry.n != 0 or entry.action is not None or entry.seat is not None:
        return "step 0: the first entry of a log is the deal"
    due = match.moments[-1].drew
    for k, promised in enumerate(due):
        if k >= len(entry.drew) or entry.drew[k] != promised:
            shown = "nothing" if k >= len(entry.drew) else f"{entry.drew[k].name!r} {entry.drew[k].outcome}"
            return f"step {entry.n}: the seed gives {promised.name} {promised.outcome} of {promised.of}, the log shows {shown}"
    if len(entry.drew) > len(due):
        return f"step {entry.n}: the log shows {len(entry.drew)} draws, the rules make {len(due)}"
    return None
