"""The public face of the house: what a user of `import ghostlight` handles (docs/python.md).

Everything here stands on core, games, bots and words, and works nothing out by itself.
Seats are places in a list: in Python they count from 0, as in views, logs and scores. Texts that people read or write
(notation, sentences, scenarios, refusals) number them from 1, as players do.
"""
