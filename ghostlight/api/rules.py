"""The games by name: what each one is called, for how many, with which options."""

from __future__ import annotations

from ghostlight import games
from ghostlight.core.game import Game

__all__ = ["Game", "load"]


def load(game: str | Game) -> Game:
    """The rules of the game of that name: what there is to know before one is played.

    >>> game = load("graveyard")
    >>> game.title, game.authors, list(game.players)
    ('Halloween', 'Néstor Romeral Andrés', [2, 3, 4])
    >>> [(option.key, option.default, option.range) for option in game.options]
    [('stall_limit', 40, '0 to 1000'), ('reading', 'letter', 'letter | house')]
    >>> list(game.verbs)
    ['place', 'move', 'inspect']

    A game that is loaded already is given back, so whatever takes a name takes the game as well. Nothing is compiled before the
    first match.

    >>> load("chess")
    Traceback (most recent call last):
    ...
    ghostlight.core.errors.Refusal: game 'chess': there is no such game; there are graveyard, town, keyhole, museum
    """
    return game if isinstance(game, Game) else games.load(game)
