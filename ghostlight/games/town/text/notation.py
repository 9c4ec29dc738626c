"""Town as text, both ways: actions, positions, and the numbers in events. What the contract calls its notation.

A position is fields parted by semicolons; what is not written is as at the start of a game, so a position says only what
matters. Supplies are never written: they are what is left. Fields of the town: `town PO:B3G1 CH:R1` (ghosts), `bonus SC:4
HO:12` (tokens in buildings; none when not written), `discards 4,4,7`, `cards 4 7 12` (the display), `turn 1`, `first 2`,
`round 3`, `ending`, `used 4 14` (the once-per-turn cards used this turn), `over`. Fields of a seat begin with its number and
a colon: `1: points 12 scare 3 levels 2/3/1 done 1,3 tokens B2G1 discs S1:scare,move S2:fight slots 4,x,- owns 4,14 marks
SC:B,HO:R`. A slot is the type of its token, `x` when locked, `-` when free. In mid-turn there follow `agenda` (what comes
next, the next item first: `agenda second end-unit`), `unit`, `roll` and `fight`.
"""

from __future__ import annotations

from .actions import VERBS, read_action, write_action
from .names import write_number
from .reading import read_position
from .writing import write_position

__all__ = ["VERBS", "read_action", "read_position", "write_action", "write_number", "write_position"]
