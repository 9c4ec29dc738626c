"""What a game tells of an action that is tried: of every option something, each time the same, and nothing is touched."""

from __future__ import annotations

import msgspec

from ghostlight.core.match import Match
from tests.contract.tables import Table, rounds, some_moments

SOME = rounds(jitted=12, plain=3)
"""Options of a decision that are tried."""


def tried(match: Match, action: int) -> bytes:
    work = match.trial(action)
    assert work is not None
    return msgspec.json.encode(work())


def test_every_option_can_be_tried_and_nothing_changes(table: Table) -> None:
    if table.game.trial is None:
        return
    luck, possible = table.luck(8), False
    for match in some_moments(table, 8, share=0.5):
        if match.over:
            break
        before = match.desks["state"].tobytes(), match.world.tobytes(), match.actor, len(match.entries)
        options = match.options_now()
        for action in luck.sample(options, min(SOME, len(options))):
            first = tried(match, action)
            possible |= b'"possible":true' in first
            assert tried(match, action) == first
        seen = match.seen(match.actor)
        kept = seen.tobytes()
        table.game.trial(match.world, seen, match.actor, options[0])
        assert seen.tobytes() == kept
        assert (match.desks["state"].tobytes(), match.world.tobytes(), match.actor, len(match.entries)) == before
    assert possible
