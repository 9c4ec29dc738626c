"""Measurements of the server under load, beside boardgame.io's on the same game, the same cores and in the same run."""
