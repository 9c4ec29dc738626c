"""The Ghost Priest and his minions: chess moves through walls, attacks on the way (M-133 to M-136, M-180 to M-191)."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostlight.core.agenda import pack
from ghostlight.core.bits import has, lowest, nth, only
from ghostlight.core.chance import draw
from ghostlight.core.compile import brief, rule
from ghostlight.core.events import tell
from ghostlight.core.records import Ints, fill

from ..map import TOILET
from ..state import (
    CHESS,
    HUMANS,
    NOWHERE,
    PRIEST_MOVER,
    ROOMS,
    SQUARES,
    WIDTH,
    WORDS,
    Ask,
    Chess,
    Do,
    Draw,
    Entity,
    Event,
    Place,
)
from .fighting import targets_on
from .items import mark
from .play import DEEDS, QUESTIONS, Play, bars_ghosts, character_of, ghost_at, is_protected, offer, offer_if, then

HAND = 6
MOST_ENDS = 4 * (WIDTH - 1)  # of a queen's move, and more
_KINDS = (Chess.PAWN, Chess.KING, Chess.KNIGHT, Chess.ROOK, Chess.BISHOP, Chess.QUEEN)
_COPIES = (2, 2, 2, 1, 1, 1)
DECK: Ints = np.array([kind for kind, copies in zip(_KINDS, _COPIES, strict=True) for _ in range(copies)])
"""M-184 and table 3.4: the nine ghost cards in the order for chance."""
KINDS_OF_CARDS: Ints = np.array(_KINDS)
WAYS: Ints = np.array([[0, 1], [1, 0], [0, -1], [-1, 0], [1, 1], [1, -1], [-1, -1], [-1, 1]])
"""Steps on the board: the four straight ones, then the diagonals."""
JUMPS: Ints = np.array([[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]])
FIRST_WAY: Ints = np.array([0, 0, 0, 4, 0, 0])
LAST_WAY: Ints = np.array([4, 4, 8, 8, 8, 8])
FARTHEST: Ints = np.array([1, WIDTH, 1, WIDTH, WIDTH, 1])
"""By Chess (M-182): which ways, and how far."""


def _ends_from(start: int, chess: int, toilets: bool) -> list[int]:
    """M-181, M-182, M-102: where a ghost may end as long as no room is under rue, in square order; on toilets or not."""
    ends, ways = [], JUMPS if chess == Chess.KNIGHT else WAYS
    for way in range(FIRST_WAY[chess], LAST_WAY[chess]):
        for far in range(1, FARTHEST[chess] + 1):
            column, row = start // WIDTH + far * ways[way, 0], start % WIDTH + far * ways[way, 1]
            square = WIDTH * column + row
            if 0 <= column < WIDTH and 0 <= row < WIDTH and (toilets or not TOILET[square]):
                ends.append(square)
    return sorted(ends)


_ENDS = [
    [[_ends_from(start, chess, toilets) for start in range(SQUARES)] for chess in range(CHESS)] for toilets in (False, True)
]
ENDS: Any = np.array(
    [[[ends + [0] * (MOST_ENDS - len(ends)) for ends in by_start] for by_start in by_chess] for by_chess in _ENDS], np.uint8
)
"""By World.free_toilets, Chess and start. A byte each: compiled code has the table in itself."""
END_COUNT: Ints = np.array([[[len(ends) for ends in by_start] for by_start in by_chess] for by_chess in _ENDS])
"""None is 0: without rooms under rue every kind of move has an end everywhere, whichever toilets are occupied."""


# --- where a ghost may go --------------------------------------------------------------------------------------------------


@rule
def movable(g: Play, start: int, kinds: int) -> int:
    """M-183: of these kinds of moves those that have a legal end square, as a set."""
    if not any_protected(g):
        return kinds
    found = 0
    for chess in range(CHESS):
        if has(kinds, chess) and mark_ends_around(g, start, chess) > 0:
            found |= only(chess)
    return found


@brief
def any_protected(g: Play) -> bool:
    last = 0
    for room in range(ROOMS):
        last |= g.state.rued[room]
    return last > 0


@brief
def any_hidden(g: Play) -> bool:
    """Whether somebody is on a toilet that need not be barred: then the table of ends does not do, as with rooms under rue."""
    hidden = 0
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        hidden |= TOILET[max(0, human.square)] & (1 if human.place != Place.DEAD else 0)
    return hidden & g.world.free_toilets != 0


@rule
def mark_ends_around(g: Play, start: int, chess: int) -> int:
    """M-181 to M-183, M-102, M-174: the legal end squares, into paper.ends, where rooms under rue or occupied toilets are in
    the way; how many.
    """
    ends, count = g.paper.ends, 0
    fill(ends, 0)
    ways = JUMPS if chess == Chess.KNIGHT else WAYS
    for way in range(FIRST_WAY[chess], LAST_WAY[chess]):
        column, row = start // WIDTH, start % WIDTH
        for _ in range(FARTHEST[chess]):
            column += ways[way, 0]
            row += ways[way, 1]
            if not (0 <= column < WIDTH and 0 <= row < WIDTH):
                break
            square = WIDTH * column + row
            if is_protected(g, square):  # M-174: not even across
                break
            if not bars_ghosts(g, square):
                mark(ends, square)
                count += 1
    return count


@rule
def stride(start: int, end: int) -> int:
    """From one square to the next on the straight way to another."""
    return WIDTH * sign(end // WIDTH - start // WIDTH) + sign(end % WIDTH - start % WIDTH)


@brief
def sign(number: int) -> int:
    return 1 if number > 0 else -1 if number < 0 else 0


@QUESTIONS.of(Ask.GHOST)
@rule
def where_to_glide(g: Play) -> None:
    """DP-13."""
    start, chess, menu = ghost_at(g, g.state.mover), g.state.chess, g.menu
    if any_protected(g) or any_hidden(g):
        offer_ends_around(g, start, chess)
        return
    toilets = g.world.free_toilets
    for k in range(MOST_ENDS):  # the menu is empty, and has room for them; as many each time: nothing to guess wrong
        menu.actions[k] = pack(Do.TO, int(ENDS[toilets, chess, start, k]))
    menu.count = END_COUNT[toilets, chess, start]


@rule
def offer_ends_around(g: Play, start: int, chess: int) -> None:
    mark_ends_around(g, start, chess)
    for word in range(WORDS):
        left = g.paper.ends[word]
        while left:
            offer(g, Do.TO, 32 * word + lowest(left))
            left &= left - 1


@rule
def move_ghost(g: Play, ghost: int, chess: int) -> None:
    """M-183: without a legal move it stays."""
    if movable(g, ghost_at(g, ghost), only(chess)) == 0:
        tell(g.events, Event.STAYED, character_of(g, ghost))
        return
    g.state.mover = ghost
    g.state.chess = chess
    then(g, Ask.GHOST)


@rule
def roll_and_move(g: Play, ghost: int) -> None:
    """M-186, M-187, M-190: by the chess die."""
    chess = draw(g.chance, Draw.CHESS, CHESS)
    tell(g.events, Event.DIE, character_of(g, ghost), chess)
    move_ghost(g, ghost, chess)


@DEEDS.of(Do.TO)
@rule
def go(g: Play, square: int) -> None:
    """M-133: the whole way is fixed before the first square. Without a ghost to move the Priest is just put there (DP-17)."""
    s = g.state
    if s.mover == NOWHERE:
        s.priest = square
        tell(g.events, Event.PUT, square)
        return
    ghost, knight = s.mover, s.chess == Chess.KNIGHT
    s.mover = NOWHERE
    s.chess = 0
    start = ghost_at(g, ghost)
    tell(g.events, Event.GLIDED, character_of(g, ghost), start, square)
    glide(g, ghost, square, square if knight else start + stride(start, square))


@DEEDS.of(Do.GLIDE)
@rule
def glide(g: Play, ghost: int, end: int, square: int) -> None:
    """M-130 (a), M-134, M-135: square by square, whatever comes of the attacks; a knight lands at once.

    Squares on which there is nobody to attack (M-142) are passed at once.
    """
    way = stride(square, end)
    targets = targets_on(g, square)
    while targets == 0 and square != end:
        square += way
        targets = targets_on(g, square)
    if ghost == PRIEST_MOVER:
        g.state.priest = square
        if targets:
            then(g, Do.STRIKE, Entity.PRIEST, 0, square)
    else:
        g.state.humans[ghost].square = square
        if targets:
            then(g, Do.STRIKE, Entity.MINION, ghost, square)
    if square != end:
        then(g, Do.GLIDE, ghost, end, square + way)


# --- the Priest's slot -----------------------------------------------------------------------------------------------------


@rule
def draw_hand(g: Play) -> None:
    """M-184, M-185: six of all nine."""
    s = g.state
    fill(s.hand, 0)
    fill(s.played, 0)
    left = (1 << len(DECK)) - 1
    for k in range(HAND):
        card = nth(left, draw(g.chance, Draw.HAND, len(DECK) - k))
        left &= ~only(card)
        s.hand[DECK[card]] += 1


@rule
def priest_moves(g: Play) -> None:
    """M-184, M-186."""
    if g.world.die:
        roll_and_move(g, PRIEST_MOVER)
    else:
        then(g, Ask.CARD)


@QUESTIONS.of(Ask.CARD)
@rule
def which_card(g: Play) -> None:
    """DP-12: those with a legal move; if none has one, any."""
    held = 0
    for chess in range(CHESS):
        held |= (1 if g.state.hand[chess] > 0 else 0) << chess
    useful = movable(g, g.state.priest, held)
    for k in range(CHESS):
        chess = KINDS_OF_CARDS[k]
        offer_if((useful if useful else held) >> chess & 1, g, Do.CARD, chess)


@DEEDS.of(Do.CARD)
@rule
def play_card(g: Play, chess: int) -> None:
    g.state.hand[chess] -= 1
    g.state.played[chess] += 1
    tell(g.events, Event.CARD, chess)
    move_ghost(g, PRIEST_MOVER, chess)


@DEEDS.of(Do.EXTRA_MOVES)
@rule
def extra_moves(g: Play, count: int) -> None:
    """M-187: after the normal move."""
    if count > 0:
        roll_and_move(g, PRIEST_MOVER)
        then(g, Do.EXTRA_MOVES, count - 1)
