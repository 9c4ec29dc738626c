"""What there is, by name: games and bots. Listing them loads none."""

from __future__ import annotations

from ghostlight import bots, games

GAMES = games.NAMES
"""The names of the games."""

BOTS = bots.WRITTEN
"""How bots are written, with an example of each form."""
