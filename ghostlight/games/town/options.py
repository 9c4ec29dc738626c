"""Town's options (section 4.1 of the rules): what a table may want differently, checked and written into the World."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ghostlight.core.errors import BadOption
from ghostlight.core.options import Choice, Data, Either, Numbers, Option, Picks, Whole
from ghostlight.core.readings import AS_READING, by_letter, reading, switch

from .cards import BY_NUMBER, SETS, Card, Kind, Where
from .state import (
    BLUE,
    BONUS_TYPES,
    BUILDINGS,
    CARD_NAME_LETTERS,
    CARDS,
    DISPLAY,
    GREEN,
    LEVELS,
    NAME_LETTERS,
    NOWHERE,
    Action,
)

Checked = dict[str, Any]

USUAL_MAP: Checked = {
    "start": "PO",
    "buildings": [
        {"name": "SC", "row": 1, "column": 1, "near": ["CH", "TH"]},
        {"name": "CH", "row": 1, "column": 2, "near": ["SC", "HO", "PO"]},
        {"name": "HO", "row": 1, "column": 3, "near": ["CH", "CI"]},
        {"name": "TH", "row": 2, "column": 1, "near": ["SC", "PO"]},
        {"name": "PO", "row": 2, "column": 2, "near": ["CH", "TH", "CI"]},
        {"name": "CI", "row": 2, "column": 3, "near": ["HO", "PO"]},
    ],
}
USUAL_HAUNTS = [2, 4, 6, 8, 10]
USUAL_CAP, MASTER_CAP = 6, 4  # T-051, T-344
KINDS = {"after": Kind.AFTER, "once": Kind.ONCE}
LARGEST = 99


# --- tables that only a file can give ----------------------------------------------------------------------------------


def check_map(value: Any) -> Checked:
    """D-76: `start` and `buildings`, each with name, row, column and neighbours."""
    table = _table("map", value, ("start", "buildings"))
    rows = table.get("buildings")
    if not isinstance(rows, list) or not 2 <= len(rows) <= BUILDINGS:
        raise BadOption("town-buildings", most=BUILDINGS)
    buildings = [_building(row) for row in rows]
    names = [each["name"] for each in buildings]
    for name in names:
        if names.count(name) > 1:
            raise BadOption("town-two-buildings", name=repr(name))
    for each in buildings:
        for name in each["near"]:
            if name not in names or name == each["name"]:
                raise BadOption("town-near", building=each["name"], name=repr(name))
            other = buildings[names.index(name)]
            if each["name"] not in other["near"]:
                other["near"].append(each["name"])
    if table.get("start") not in names:
        raise BadOption("town-start", start=repr(table.get("start")), names=names)
    if len({(each["row"], each["column"]) for each in buildings}) < len(buildings):
        raise BadOption("town-same-place")
    _check_connected(buildings)
    return {"start": table["start"], "buildings": buildings}


def _building(value: Any) -> Checked:
    row = _table("map: buildings", value, ("name", "row", "column", "near"))
    name = row.get("name")
    if not isinstance(name, str) or not name.isidentifier() or len(name) > NAME_LETTERS:
        raise BadOption("town-name", most=NAME_LETTERS, name=repr(name))
    near = row.get("near", [])
    if not isinstance(near, list) or not all(isinstance(each, str) for each in near):
        raise BadOption("town-near-list", name=name)
    place = {key: _whole(f"map: building {name}: {key}", row.get(key), 1, BUILDINGS) for key in ("row", "column")}
    return {"name": name, **place, "near": list(dict.fromkeys(near))}


def _check_connected(buildings: list[Checked]) -> None:
    near = {each["name"]: each["near"] for each in buildings}
    found, ahead = {buildings[0]["name"]}, [buildings[0]["name"]]
    while ahead:
        for name in near[ahead.pop()]:
            if name not in found:
                found.add(name)
                ahead.append(name)
    if len(found) < len(near):
        lost = next(name for name in near if name not in found)
        raise BadOption("town-no-way", start=buildings[0]["name"], lost=lost)


def check_haunt_values(value: Any) -> Any:
    """D-02: five values for all buildings, or a table of five for each building."""
    if isinstance(value, list):
        return _values("haunt_values", value)
    return {str(name): _values(f"haunt_values: {name}", row) for name, row in _table("haunt_values", value).items()}


def _values(where: str, value: Any) -> list[int]:
    if not isinstance(value, list) or len(value) != LEVELS - BLUE:
        raise BadOption("town-haunts", where=where, count=LEVELS - BLUE, usual=str(USUAL_HAUNTS))
    return [_whole(where, each, 0, LARGEST) for each in value]


def check_card_costs(value: Any) -> Checked:
    """D-04: `g` or `c` by number of card."""
    costs = {}
    for number, cost in _table("card_costs", value).items():
        if cost not in ("g", "c"):
            raise BadOption("town-cost", number=number, cost=repr(cost))
        costs[str(_card("card_costs", number))] = cost
    return costs


def check_card_data(value: Any) -> Checked:
    """D-06, D-77: name, kind and symbol by number of card."""
    data = {}
    for number, row in _table("card_data", value).items():
        card = _card("card_data", number)
        given = _table(f"card_data: card {card}", row, ("name", "kind", "symbol"))
        _check_card(card, given)
        data[str(card)] = given
    return data


def _check_card(card: int, given: Checked) -> None:
    where = f"card_data: card {card}"
    name, kind, symbol = given.get("name"), given.get("kind"), given.get("symbol")
    if name is not None and not _is_card_name(name):
        raise BadOption("town-card-name", where=where, most=CARD_NAME_LETTERS, name=repr(name))
    if symbol is not None and symbol not in ["-", *(each.name.lower() for each in Action)]:
        raise BadOption("town-symbol", where=where, symbol=repr(symbol))
    if kind is not None and (BY_NUMBER[card].where != Where.ACTION or kind not in list(KINDS)):
        usual = BY_NUMBER[card].kind.name.lower()
        raise BadOption("town-kind", where=where, kind=repr(kind), usual=repr(usual))


def _is_card_name(name: Any) -> bool:
    """Whether it can be printed, and cannot be taken for a number."""
    return (
        isinstance(name, str)
        and name.isprintable()
        and 0 < len(name.strip()) <= CARD_NAME_LETTERS
        and not name.strip().isdigit()
    )


def check_card_sets(value: Any) -> Checked:
    """T-360: eight different numbers by name of set."""
    sets = {}
    for name, row in _table("card_sets", value).items():
        if not name.isascii() or not name.replace("_", "").isalpha() or not name.islower() or name == "random":
            raise BadOption("town-set-name", name=repr(name))
        cards = [_card(f"card_sets: {name}", each) for each in row] if isinstance(row, list) else []
        if len(cards) != DISPLAY or len(set(cards)) < DISPLAY:
            raise BadOption("town-set-cards", name=name, count=DISPLAY)
        sets[name] = sorted(cards)
    return sets


def _card(where: str, number: Any) -> int:
    """A card's number; keys of tables are texts."""
    known = [str(card) for card in range(1, CARDS + 1)]
    if not isinstance(number, int | str) or str(number) not in known:
        raise BadOption("town-no-card", where=where, number=repr(str(number)[:20]), most=CARDS)
    return int(number)


def _whole(where: str, value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadOption("town-whole", where=where, value=repr(value), least=least, most=most)
    return value


def _table(where: str, value: Any, keys: Iterable[str] | None = None) -> Checked:
    if not isinstance(value, dict):
        raise BadOption("town-table", where=where, value=repr(value))
    for key in value:
        if keys is not None and key not in keys:
            raise BadOption("town-no-key", where=where, key=repr(key), keys=tuple(keys))
    return value


# --- the options -------------------------------------------------------------------------------------------------------

OPTIONS: tuple[Option, ...] = (
    Choice(
        "variant", "standard", ("standard", "master"), "Master: four sections, no dice, cards or bonus tokens", everyday=True
    ),
    Choice(
        "edition",
        "spanish",
        ("spanish", "japanese"),
        "whose rulebook decides where the two differ (E-01 to E-06)",
        everyday=True,
    ),
    reading(2),
    Picks(
        "card_selection", "random", ("random", *SETS), DISPLAY, 1, CARDS, "the cards on display (T-011, T-360)", everyday=True
    ),
    Either("first_player", "random", ("random",), 1, 4, "the seat that begins (T-013)"),
    Whole("round_limit", 60, 0, 1000, "rounds after which the game is scored (D-73); 0: no limit"),
    Data("map", check_map, "buildings, where they stand and which are adjacent (D-76)"),
    Data("haunt_values", check_haunt_values, "HP of the haunt spaces, blue to red, for all buildings or for each (D-02)"),
    Numbers("scare_values", (1, 2, 3, 4, 5), 5, 0, LARGEST, "SP of a Scare, blue to red"),
    Numbers("upgrade_costs", (2, 3, 4, 5), 4, 0, LARGEST, "SP to upgrade to green, yellow, orange, red"),
    Numbers("dice", (4, 6, 8, 10, 12), 5, 1, 20, "sides of the dice, blue to red"),
    Either("sp_supply", "unlimited", ("unlimited",), 1, 1000, "scare points that there are (D-03)"),
    Data("card_costs", check_card_costs, "g (grey) or c (coloured) by number of card (D-04)"),
    Data("card_data", check_card_data, "names, kinds and symbols of cards (D-06, D-77)"),
    Data("card_sets", check_card_sets, "sets of eight cards by name, for card_selection"),
    Choice(
        "defender_roller",
        AS_READING,
        (AS_READING, "opponent", "bank"),
        "who rolls for the defender: an opponent, or the bank (T-101)",
        since=2,
        before={2: "bank"},  # rules 1 knew the key, and this value alone
    ),
    switch("bigger_die", "section", "attacker", "whose level bonus token 6 counts up from (T-156)", 2),
    switch("idle_use", "allowed", "refused", "bonus tokens and turn-menu cards used for nothing (T-144, T-186)", 2),
    Choice("move_cards", "action", ("action", "any"), "moves that set off cards 23 and 24 (D-49, D-50)", since=2),
    Choice("card34_ghost", "edition", ("edition", "needed"), "a ghost for the free Haunt of card 34 (D-44)", since=2),
    Choice("card37_counts", "unit", ("unit", "gain"), "what card 37 adds up: a unit, or each gain (D-40)", since=2),
    Choice("bonus_reshuffle", "draw", ("draw", "empty"), "when bonus discards become the supply (T-143)", since=2),
    Choice("card1_mode", "modify", ("modify", "extra"), "card 1 changes a Haunt action, or is an extra one (D-34)"),
    Either("cap", "usual", ("usual",), 3, 25, "ghosts that a building holds: usually 6, Master 4 (T-051)"),
    Whole("ghosts_per_colour", 5, 3, 9, "ghosts of each colour (T-001)"),
    Whole("tokens_per_colour", 12, 1, 30, "ghost tokens of each colour (T-002)"),
    Whole("discs_per_player", 12, 1, 24, "action discs of each player (T-007)"),
    Whole("start_sp", 2, 0, LARGEST, "scare points at the start (T-012)"),
    Numbers("bonus_tiles", (2,) * BONUS_TYPES, BONUS_TYPES, 0, 9, "bonus tokens of each type (T-003)"),
)


def configure(world: Any, options: Mapping[str, Any]) -> None:
    """Write the options into a world, whose number of players is known."""
    players = int(world.players)
    master = options["variant"] == "master"
    world.master = master
    world.japanese = options["edition"] == "japanese"
    world.sections = 4 if master else 3  # T-340
    world.haunts = 8 if players == 2 else 6  # T-007, T-321
    world.cap = (MASTER_CAP if master else USUAL_CAP) if options["cap"] == "usual" else options["cap"]
    world.ghosts = options["ghosts_per_colour"]
    world.tokens = options["tokens_per_colour"]
    world.discs = options["discs_per_player"]
    world.scare = options["start_sp"]
    world.scare_supply = NOWHERE if options["sp_supply"] == "unlimited" else options["sp_supply"]
    world.round_limit = options["round_limit"]
    world.extra_haunt = options["card1_mode"] == "extra"
    _write_readings(world, options)
    world.scare_value[BLUE:] = options["scare_values"]
    world.upgrade_cost[GREEN:] = options["upgrade_costs"]
    world.sides[BLUE:] = options["dice"]
    world.tiles[1:] = options["bonus_tiles"]
    _write_start(world, options)
    _write_map(world, options["map"] or USUAL_MAP, options["haunt_values"] or USUAL_HAUNTS)
    _write_cards(world, options)


def _write_readings(world: Any, options: Mapping[str, Any]) -> None:
    """Where the rulebooks' letter and the house differ, and where their words can be read in two ways."""
    world.opponent_rolls = by_letter(options, "defender_roller", "opponent")
    world.die_by_section = by_letter(options, "bigger_die", "section")
    world.idle_use = by_letter(options, "idle_use", "allowed")
    world.any_move = options["move_cards"] == "any"
    world.coven_ghost = world.japanese or options["card34_ghost"] == "needed"  # E-04
    world.each_gain = options["card37_counts"] == "gain"
    world.early_shuffle = options["bonus_reshuffle"] == "empty"


def _write_start(world: Any, options: Mapping[str, Any]) -> None:
    first, players = options["first_player"], int(world.players)
    if first != "random" and first > players:
        raise BadOption("town-first-player", seat=first, players=players)
    world.starter = NOWHERE if first == "random" else first - 1
    if world.scare_supply != NOWHERE and world.scare * players > world.scare_supply:
        raise BadOption("town-scare-supply", supply=world.scare_supply, players=players, scare=world.scare)


def _write_map(world: Any, town: Checked, values: Any) -> None:
    buildings = town["buildings"]
    names = [each["name"] for each in buildings]
    world.buildings = len(names)
    world.start = names.index(town["start"])
    for place, each in enumerate(buildings):
        write_text(world.name[place], each["name"])
        world.row[place], world.column[place] = each["row"], each["column"]
        world.neighbours[place] = sum(1 << names.index(other) for other in each["near"])
        world.haunt_value[place, BLUE:] = values.get(each["name"], USUAL_HAUNTS) if isinstance(values, dict) else values
    if isinstance(values, dict):
        for name in values:
            if name not in names:
                raise BadOption("town-no-building", name=repr(name), names=names)


def _write_cards(world: Any, options: Mapping[str, Any]) -> None:
    costs, data, sets = options["card_costs"] or {}, options["card_data"] or {}, {**SETS, **(options["card_sets"] or {})}
    grey = once = 0
    for card in Card:
        own = data.get(str(int(card)), {})
        kind = KINDS[own["kind"]] if "kind" in own else card.kind
        once |= (kind == Kind.ONCE) << card
        grey |= (costs[str(int(card))] == "g" if str(int(card)) in costs else card.grey) << card
        symbol = card.symbol if "symbol" not in own else None if own["symbol"] == "-" else Action[own["symbol"].upper()]
        world.symbol[card] = NOWHERE if symbol is None else symbol
        write_text(world.card_name[card], own.get("name", "").strip())
    if world.extra_haunt:  # D-34: once a turn, whatever `card_data` says: at the turn menu nothing may be used without end
        once |= 1 << Card.LONG_SHADOW
    world.grey, world.once = grey, once
    chosen = options["card_selection"]
    if isinstance(chosen, str) and chosen != "random" and chosen not in sets:
        raise BadOption("town-no-set", name=repr(chosen), sets=list(sets))
    cards = () if chosen == "random" else sets[chosen] if isinstance(chosen, str) else chosen
    world.display = sum(1 << card for card in cards)


# --- words inside records ----------------------------------------------------------------------------------------------


def write_text(numbers: Any, text: str) -> None:
    """Keep a short text in whole numbers, eight bytes each."""
    padded = text.encode().ljust(8 * len(numbers), b"\0")
    for k in range(len(numbers)):
        numbers[k] = int.from_bytes(padded[8 * k : 8 * k + 8], "little", signed=True)


def read_text(numbers: Any) -> str:
    """The text that `write_text` kept."""
    return b"".join(int(each).to_bytes(8, "little", signed=True) for each in numbers).rstrip(b"\0").decode()
