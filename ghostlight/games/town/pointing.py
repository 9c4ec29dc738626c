"""What each choice points at: one table by verb, from which the page lights its spots and the terminal sets its marks.

A spot is `b:SC` a building, `g:SC:B` its blue ghosts, `h:SC:B` its blue haunt space; of whoever decides `s:S1` a section,
`a:S1:move` an action space, `k:0` a bonus slot; `c:12` a card. In the table words in braces are fields of the action, or
`{here}`, where the ghost is that moves or attacks, or `{fight}`, where the fight is; `*` is every building with such ghosts;
and `k:` has the type of a token, which stands for every slot that holds one. The first spot is what the choice is about.
"""

from __future__ import annotations

from . import vocabulary
from .state import Bonus
from .text.actions import VERBS
from .view import View

_SPACE = ("a:{section}:{action}",)
_SECTION = ("s:{section}",)
_CARD = ("c:{card}",)
_TOKEN = ("k:{bonus}",)
_GHOST = ("g:{building}:{colour}",)
_HAUNT = ("h:{building}:{colour}",)
_BUILDING = ("b:{building}",)
_NOWHERE = ()

POINTS: dict[str, tuple[str, ...]] = {
    "use": _SPACE,
    "repeat": _SPACE,
    "bonus": _TOKEN,
    "occupy": _CARD,
    "card": _CARD,
    "end": _NOWHERE,  # the turn has no place
    "summon": _GHOST,
    "couple": (*_GHOST, "g:{building}:{hue}"),
    "scare": ("g:*:{colour}",),
    "scare-at": _GHOST,
    "upgrade": _GHOST,
    "raise": _SECTION,
    "lesson": _SECTION,
    "ghost": _GHOST,
    "to": _BUILDING,
    "discard": _TOKEN,
    "wager": _NOWHERE,  # a number
    "reunion": _NOWHERE,  # yes, to what a card asks
    "attack": _GHOST,
    "against": ("g:{here}:{colour}",),
    "against-at": _GHOST,
    "next": ("g:{fight}:{colour}",),
    "bigger-die": (f"k:{Bonus.BIGGER_DIE}",),
    "reroll": _NOWHERE,  # dice lie in the prompt
    "rethrow": (f"k:{Bonus.SECOND_THROW}",),
    "steady": (f"k:{Bonus.STEADY_HAND}",),
    "accept": _NOWHERE,  # the dice as they lie
    "scuffle": _NOWHERE,  # yes, to what a card asks
    "lap": _BUILDING,
    "run": _BUILDING,
    "haunt": (*_HAUNT, *_GHOST),  # the ghost that haunts is as good as the space
    "shadow": _HAUNT,
    "unhaunt": _HAUNT,
    "free": _HAUNT,
    "echo": _NOWHERE,  # yes, to what a card asks
    "nap": _SECTION,
    "blue": _BUILDING,
    "pay": _NOWHERE,  # tokens are laid down one by one in the prompt
    "disc-supply": _NOWHERE,  # the supply is not on the board
    "disc": _SPACE,
    "points": _NOWHERE,  # a number
    "clear": _SECTION,
    "clear-two": (*_SECTION, "s:{other_section}"),
    "gift": _NOWHERE,  # a token from the supply
    "tithe": _GHOST,
    "wind": _SECTION,
    "take": _SPACE,
    "fall": _SECTION,
    "hire": _NOWHERE,  # a token from the supply
    "trade-down": _NOWHERE,  # a token from the supply
    "trade-up": _NOWHERE,  # a token from the supply
    "swap": (*_GHOST, "g:{other}:{hue}"),
    "tuition": _SECTION,
    "apparition": _BUILDING,  # what appears does so in any colour: it is the building that is chosen
    "roller": _NOWHERE,  # players are not on the board
    "defend-again": _NOWHERE,  # dice lie in the prompt
    "waste": _NOWHERE,  # a button of its own: no tap on a token should waste it
    "waste-card": _NOWHERE,  # the same
    "no": _NOWHERE,  # declining
}


def spots_of(view: View, choice: str) -> list[str]:
    """Where on the board this choice is, in this position."""
    verb, *words = choice.split()
    ghost = view.ghost.building if view.ghost else ""
    known = {**dict(zip(VERBS[verb], words, strict=True)), "here": ghost, "fight": view.fight.place if view.fight else ghost}
    return [spot for pattern in POINTS[verb] for spot in _found(view, pattern.format(**known))]


def _found(view: View, spot: str) -> list[str]:
    kind, *words = spot.split(":")
    if kind == "k":
        slots = view.players[view.on_turn if view.turn is None else view.turn].slots
        return [f"k:{number}" for number, slot in enumerate(slots) if slot.bonus == int(words[0])]
    if words[0] == "*":
        level = vocabulary.COLOURS.index(words[1])
        return [f"g:{each.name}:{words[1]}" for each in view.buildings if each.ghosts[level]]
    return [spot]
