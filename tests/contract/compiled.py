"""What the contract tests run compiled: random games looked over at every decision, and samples of deals and dreams."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostlight.core.chance import seed_stream, uniform
from ghostlight.core.compile import entry, rule
from ghostlight.core.contract import (
    OVER,
    Menu,
    accounted,
    actor,
    allowed,
    appraise,
    hunch,
    imagine,
    legal,
    play_on,
    play_out,
    prospects,
    redact,
    score,
    setup,
    step,
    wander,
)
from ghostlight.core.events import SPECTATOR
from ghostlight.core.records import Record


class Findings(Record):
    """What a look over many games found: how far they went, and how often something was not as it should be."""

    decisions: int
    longest: int  # decisions in one game
    largest: int  # menu
    smallest: int
    endless: int
    unaccounted: int
    refused: int  # options on a menu that were not allowed
    doubled: int  # options twice on a menu
    strayed: int  # picks by `wander` that a uniform pick off the menu would not have made
    strayed_blind: int  # the same, from what the player sees
    wild: int  # hunches that were not allowed
    menus_blind: int  # menus that differ when made from what the player sees
    diverged: int  # `play_out` went another way than `wander` and `step`


@entry
def shuffle(desks: Any, d: int, seed: int, branch: int) -> None:
    """Start both of a desk's streams of chance, each its own way."""
    seed_stream(desks[d].chance, np.uint64(seed), 2 * branch)
    seed_stream(desks[d].thought, np.uint64(seed), 2 * branch + 1)


@entry
def pick(desks: Any, d: int) -> int:
    """What `wander` would do here."""
    desk = desks[d]
    return wander(desk.world, desk.state, desk.menu, desk.thought)


@entry
def guess(desks: Any, d: int) -> int:
    """What a hunch would do here."""
    desk = desks[d]
    return hunch(desk.world, desk.state, desk.menu, desk.thought)


@entry
def go_through(desks: Any, words: Any, hopes: Any, seed: int, games: int, most: int) -> int:
    """Play games, asking every function of the contract at every decision; a digest of all that it wrote on the desk.

    One function for all, since where bounds are checked the rules are compiled into each that calls them. `words` is the desk
    once more, as whole numbers.
    """
    desk, digest = desks[0], np.uint64(0)
    for game in range(games):
        seed_stream(desk.chance, np.uint64(seed), 2 * game)
        seed_stream(desk.thought, np.uint64(seed), 2 * game + 1)
        setup(desk.world, desk.state, desk.chance, desk.events)
        for length in range(most):
            mover = actor(desk.world, desk.state)
            score(desk.world, desk.state, desk.scores)
            digest += np.uint64(accounted(desk.world, desk.state))
            if mover == OVER:
                break
            for watcher in range(SPECTATOR, desk.world.players):
                desk.seen = desk.state
                redact(desk.world, desk.seen, watcher)
                digest = folded(digest, words)
            desk.seen = desk.state
            redact(desk.world, desk.seen, mover)
            options = legal(desk.world, desk.seen, desk.menu)
            appraise(desk.world, desk.seen, desk.menu, desk.worth)
            for k in range(options):
                digest += np.uint64(np.int64(np.floor(1e6 * desk.worth.options[k] + 0.5)))
                desk.worth.options[k] = 0.0  # the last digits may differ
            imagine(desk.world, desk.seen, mover, desk.thought)
            digest = folded(digest, words)
            if length % 16 == 0:
                desk.glance = desk.seen
                digest += np.uint64(play_on(desk.world, desk.glance, desk.menu, desk.thought, desk.thought, desk.silence))
                prospects(desk.world, desk.glance, desk.scores, hopes[0])
                digest += np.uint64(np.int64(np.floor(1e6 * hopes[0].seats[mover] + 0.5)))
            action = wander(desk.world, desk.state, desk.menu, desk.thought)
            if game % 2:
                action = hunch(desk.world, desk.state, desk.menu, desk.thought)
            digest += np.uint64(allowed(desk.world, desk.state, desk.menu, action))
            desk.chance.count = desk.events.count = 0
            step(desk.world, desk.state, action, desk.chance, desk.events)
            digest = folded(digest, words)
    return np.int64(digest >> np.uint64(1))


@rule
def folded(digest: Any, words: Any) -> Any:
    """FNV-1a, word by word."""
    for k in range(len(words)):
        digest = (digest ^ words[k]) * np.uint64(0x100000001B3)
    return digest


@entry
def look_over(desks: Any, paper: Any, luck: Any, findings: Any, seed: int, games: int, most: int) -> None:
    """Play random games, then once more without looking. Takes two desks, two menus and a chance as scratch paper."""
    desk, again, found = desks[0], desks[1], findings[0]
    for game in range(games):
        seed_stream(desk.chance, np.uint64(seed), 2 * game)
        seed_stream(desk.thought, np.uint64(seed), 2 * game + 1)
        setup(desk.world, desk.state, desk.chance, desk.events)
        again.state = desk.state
        again.chance = desk.chance
        again.thought = desk.thought
        length = 0
        while length < most:
            found.unaccounted += not accounted(desk.world, desk.state)
            mover = actor(desk.world, desk.state)
            if mover == OVER:
                break
            options = legal(desk.world, desk.state, paper[0])
            look_at_menu(desk, paper[0], paper[1], options, found)
            action = look_at_picks(desk, paper[0], paper[1], luck[0], options, mover, found)
            step(desk.world, desk.state, action, desk.chance, desk.events)
            length += 1
        found.decisions += length
        found.longest = max(found.longest, length)
        if length == most:
            found.endless += 1
        else:
            played = play_out(again.world, again.state, again.menu, again.chance, again.thought, again.events)
            found.diverged += played != length or again.thought.stream != desk.thought.stream


@rule
def look_at_menu(desk: Any, menu: Menu, scratch: Menu, options: int, found: Findings) -> None:
    if found.smallest == 0 or options < found.smallest:
        found.smallest = options
    found.largest = max(found.largest, options)
    for k in range(options):
        found.refused += not allowed(desk.world, desk.state, scratch, menu.actions[k])
        for j in range(k):
            found.doubled += menu.actions[j] == menu.actions[k]


@rule
def look_at_picks(desk: Any, menu: Menu, scratch: Menu, luck: Any, options: int, mover: int, found: Findings) -> int:
    """What `wander` takes, compared with a pick off the menu and with what it takes blind; whether a hunch can be followed."""
    desk.seen = desk.state
    redact(desk.world, desk.seen, mover)
    luck.stream = desk.thought.stream
    plain = menu.actions[uniform(luck, options)]
    stream = luck.stream
    luck.stream = desk.thought.stream
    found.strayed_blind += wander(desk.world, desk.seen, scratch, luck) != plain or luck.stream != stream
    found.wild += not allowed(desk.world, desk.state, scratch, hunch(desk.world, desk.state, scratch, luck))
    blind = legal(desk.world, desk.seen, scratch) == options
    for k in range(options):
        blind = blind and scratch.actions[k] == menu.actions[k]
    found.menus_blind += not blind
    picked = wander(desk.world, desk.state, scratch, desk.thought)
    found.strayed += picked != plain or desk.thought.stream != stream
    return picked


@entry
def deal_many(desks: Any, seed: int, states: Any) -> None:
    """One fresh deal after another."""
    desk = desks[0]
    for k in range(len(states)):
        seed_stream(desk.chance, np.uint64(seed), k)
        setup(desk.world, desk.state, desk.chance, desk.events)
        states[k] = desk.state


@entry
def dream_many(desks: Any, seed: int, seat: int, dreams: Any) -> None:
    """One fill after another of what the seat cannot see in the desk's state."""
    desk = desks[0]
    seed_stream(desk.thought, np.uint64(seed), 0)
    for k in range(len(dreams)):
        desk.seen = desk.state
        redact(desk.world, desk.seen, seat)
        imagine(desk.world, desk.seen, seat, desk.thought)
        dreams[k] = desk.seen


@entry
def dream_along(desks: Any, seed: int, seat: int, decisions: int, truths: Any, dreams: Any) -> None:
    """For each of many games, its state after so many random decisions and what the seat could imagine there."""
    desk = desks[0]
    for k in range(len(truths)):
        seed_stream(desk.chance, np.uint64(seed), 2 * k)
        seed_stream(desk.thought, np.uint64(seed), 2 * k + 1)
        setup(desk.world, desk.state, desk.chance, desk.events)
        for _ in range(decisions):
            if actor(desk.world, desk.state) == OVER:
                break
            step(desk.world, desk.state, wander(desk.world, desk.state, desk.menu, desk.thought), desk.chance, desk.events)
        truths[k] = desk.state
        desk.seen = desk.state
        redact(desk.world, desk.seen, seat)
        imagine(desk.world, desk.seen, seat, desk.thought)
        dreams[k] = desk.seen
