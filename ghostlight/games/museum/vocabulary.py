"""The words of Museum that views, events and actions use where only some can stand: types for Python and for the browser."""

from __future__ import annotations

from typing import Any, Literal, get_args

Side = Literal["humans", "ghost"]
Character = Literal["itzel", "bruno", "remedios", "quiroz", "lina", "beto", "nico", "guard", "priest"]
Kind = Literal[
    "none",
    "macuahuitl",
    "hammer",
    "truncheon",
    "pistol",
    "ammo",
    "energy_drink",
    "first_aid",
    "amulet",
    "rosary",
    "rue",
    "key",
    "extinguisher",
    "artefact",
    "heart",
]
Chess = Literal["pawn", "rook", "knight", "bishop", "queen", "king"]
Entity = Literal["priest", "minion", "chaneque", "tzitzimitl"]
Place = Literal["absent", "standing", "wounded", "stunned", "dead", "gone"]
Walk = Literal["no", "move", "bonus"]
EventsMode = Literal["draw", "hand", "none"]
Goal = Literal["reach", "collect", "deliver", "task", "survive", "eliminate", "escape"]
ModifierName = Literal["slow", "no_shots", "lifts_off", "peace", "show_hand"]
EffectType = Literal[
    "spawn",
    "lock",
    "lock_choice",
    "unlock",
    "fire",
    "fire_room",
    "extinguish",
    "message",
    "event",
    "place",
    "place_random_room",
    "open_exit",
    "close_exit",
    "activate",
    "restock",
    "modifier",
    "extra_move",
    "drop_choice",
    "move_priest",
]
Toilets = Literal["occupied", "every"]
Wounds = Literal["attacker", "fall"]
Contact = Literal["everybody", "newcomer"]
Aid = Literal["anybody", "own_side"]
Direction = Literal["N", "E", "S", "W"]
Phase = Literal["setup", "play", "over"]
Ask = Literal[
    "character",
    "turn",
    "walk",
    "vend",
    "give",
    "swap",
    "consent",
    "defence",
    "duel",
    "recover",
    "card",
    "ghost",
    "event",
    "locks",
    "lose",
    "put",
]

SIDES: tuple[Side, ...] = get_args(Side)
CHARACTERS: tuple[Character, ...] = get_args(Character)
KINDS: tuple[Kind, ...] = get_args(Kind)
CHESS: tuple[Chess, ...] = get_args(Chess)
ENTITIES: tuple[Entity, ...] = get_args(Entity)
PLACES: tuple[Place, ...] = get_args(Place)
WALKS: tuple[Walk, ...] = get_args(Walk)
MODES: tuple[EventsMode, ...] = get_args(EventsMode)
GOALS: tuple[Goal, ...] = get_args(Goal)
MODIFIERS: tuple[ModifierName, ...] = get_args(ModifierName)
EFFECTS: tuple[EffectType, ...] = get_args(EffectType)
ASKS: tuple[Ask, ...] = get_args(Ask)

FIELDS: dict[str, Any] = {
    "seat": int,
    "mission": str,
    "human": Character,
    "patient": Character,
    "partner": Character,
    "ghost": Character,  # the Priest, or whose minion it is
    "target": str,  # a character, or a subordinate: `s1`
    "secret": str,
    "pawn": int,
    "rook": int,
    "knight": int,
    "bishop": int,
    "queen": int,
    "king": int,
    "event": str,
    "round": int,
    "time": str,  # `18:10`
    "start": str,
    "square": str,  # `B-12`
    "goal": str,
    "door": str,  # `d01`
    "key": int,
    "item": str,  # a kind, or the mission's own
    "wear": int,
    "stock": int,
    "steps": int,
    "hp": int,
    "area": str,
    "objective": str,
    "entity": Entity,
    "number": int,
    "defence": int,
    "attack": int,
    "on": int,
    "chess": Chess,
    "text": str,
    "hour": int,
    "count": int,
    "modifier": ModifierName,
    "held": int,
    "side": Side,
    "direction": Direction,
    "slot": str,  # `#1`
    "place": str,  # `@1`
    "items": str,  # `#1+#3*2`
}
"""What the fields of events and actions hold."""
