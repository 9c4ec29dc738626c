"""What set-up alone brings about counts as soon as the first round begins, before anybody's turn.

museum M-045, M-240
"""

from __future__ import annotations

import pytest

from ghostlight.games.museum.rules.ghosts import END_COUNT
from tests.museum.missions import small
from tests.museum.test_bounds import dealt

HUMANS, GHOST = [0], [1]
FIRES = '{type="fire", squares=["B-3"]}, {type="extinguish", squares=["B-3"]}'
THREE_FIRES = f'[{{id="t", when={{type="start"}}, effects=[{", ".join([FIRES] * 3)}]}}]'


@pytest.mark.parametrize("ghost_move", ["deck", "die"])
@pytest.mark.parametrize(
    ("parts", "winners"),
    [
        ({"objective": '[{id="vault", type="reach", text="Here.", area="R", who="any"}]'}, HUMANS),
        ({"objective": '[{id="vault", type="collect", text="A key.", class="key", count=1}]'}, HUMANS),
        ({"trigger": THREE_FIRES}, GHOST),
    ],
    ids=["where they start", "with what they bring", "nobody stands"],
)
def test_a_game_that_is_decided_when_it_begins(parts: dict[str, str], winners: list[int], ghost_move: str) -> None:
    match = dealt(small(**parts, overrides=f'{{ghost_move="{ghost_move}"}}'))
    assert match.over
    assert match.winners() == winners
    assert [each.name for each in match.moments[-1].happenings][-1] == "over"
    assert not {"turn", "die", "card"} & {each.name for each in match.moments[-1].happenings}


def test_without_rue_a_ghost_can_always_move() -> None:
    """M-183: the rules rely on it."""
    assert END_COUNT.min() > 0
