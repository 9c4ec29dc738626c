"""Town drawn in a terminal, from a view and nothing else.

A ghost is the letter of its colour, as one types it, and a dot a free place. A haunt space is its letter with its value, or
with the shape of whoever marked it. On a player board a row is a section: its level, and a column for each action, with a disc
in it or not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from ghostlight import Words
from ghostlight.games.town.pointing import spots_of
from ghostlight.games.town.state import ACTIONS, Action
from ghostlight.games.town.view import Building, CardView, Player, View

from .boards import Board
from .look import FAINT, LAMP, SEATS, SHAPES, STRONG, as_typed, beside, fit, stack, wrapped

COLOURS = "BGYOR"
GHOSTS = dict(zip(COLOURS, map(Style.parse, ("#79b0ff", "#74d18c", "#f5d35a", "#f79a4c", "#ef625b")), strict=True))
ACTION_NAMES = [action.name.lower() for action in Action][:ACTIONS]
HERE, TOKEN, NOTHING, DONE, NOW = "›", "✦", "·", "✓", "▸"

FULL = 80
PLAYER = 39
"""Columns of a player board: two of them side by side."""
WIDE = FULL + 2 + PLAYER
"""From here on the player boards stand beside the town."""
GRID = 26
"""Columns of its sections; a bonus slot stands beside each."""
HOUSE = 24
"""Columns of a building, where there are enough."""
STREETS = (3, 1)
"""Columns of the streets between them: where there is room, and where there is not."""
BRIEF = 26
"""Columns of a building in a list."""
CROWD = 9
"""Up to so many places each ghost is a letter of its own."""


def paint(view: View, words: Words, names: Sequence[str], choices: Collection[str], width: int) -> Text:
    """The town, the cards, and all player boards. `choices` (in notation) are marked."""
    table = Table(view, words, names, Legal.of(view, choices), width)
    boards = [table.player_and_cards(seat) for seat in range(len(view.players))]
    if width >= WIDE:
        left = [*table.head(), *table.town(FULL), *table.going_on(), *table.cards(), *table.supply()]
        return beside(left, [line for board in boards for line in board], FULL + 2)
    lines = [*table.head(), *table.town(min(width, FULL)), *table.going_on()]
    return stack([*lines, *_in_pairs(boards, width), *table.cards(), *table.supply()])


def paint_briefly(view: View, words: Words, names: Sequence[str], choices: Collection[str], width: int) -> Text:
    """The same for a low screen: buildings of two lines, one player board, a line for every other, cards in two columns."""
    table = Table(view, words, names, Legal.of(view, choices), width)
    open_board = view.on_turn if view.seat is None else view.seat
    others = [table.seat_line(seat) for seat in range(len(view.players)) if seat != open_board]
    lines = [*table.head(), *table.town_briefly(width), *table.going_on(), *others, *table.player(open_board)]
    return stack([*lines, *table.cards_briefly()])


def label(view: View, words: Words, choice: str) -> tuple[str, str]:
    """A choice in the list of choices: the heading that it stands under, and its own words."""
    verb, *fields = choice.split()
    heading = words.say(f"town-list-{verb}")
    match verb:
        case "use":
            level = view.players[view.on_turn].sections[int(fields[0][1:]) - 1].level
            return f"{fields[0]} {COLOURS[level - 1]}{level}", words.say("town-action", action=fields[1])
        case "repeat" | "disc" | "take":
            return heading, f"{fields[0]} {words.say('town-action', action=fields[1])}"
        case "bonus" | "discard" | "waste":
            return heading, words.say("town-bonus", bonus=int(fields[0]))
        case "occupy" | "card" | "waste-card":
            return heading, f"{_card_name(view, words, int(fields[0]))} ({fields[0]})"
        case "roller":
            return heading, f"{SHAPES[int(fields[0]) - 1]} {fields[0]}"
        case "swap":
            return f"{heading} {fields[0]} {fields[1]}", f"{fields[2]} {fields[3]}"
        case "wager":
            return heading, f"{fields[0]}+"
        case "reroll" | "rethrow" | "steady":
            return heading, _die(view, words, int(fields[0]) - 1)
        case "scare" | "against" | "next":
            return heading, f"{fields[0]} {words.say('town-colour', colour=fields[0])}"
        case "gift" | "hire" | "trade-down" | "trade-up":
            return heading, f"{fields[0]} {words.say('town-token-colour', colour=fields[0])}"
    return heading, " ".join(fields)


# --- what can be chosen --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Legal:
    """What the choices point at."""

    spots: frozenset[str]
    buildings: frozenset[str]
    """Those that are chosen, and those with a ghost that is."""

    @staticmethod
    def of(view: View, choices: Collection[str]) -> Legal:
        found = [spots_of(view, choice) for choice in choices]
        about = {spot for spots in found for spot in spots if spot[0] == spots[0][0] in "bg"}
        return Legal(frozenset(spot for spots in found for spot in spots), frozenset(spot.split(":")[1] for spot in about))


# --- the map -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Grid:
    """The buildings by row and column, counted from 0 without gaps."""

    houses: dict[tuple[int, int], Building]
    rows: int
    columns: int

    @staticmethod
    def of(buildings: Sequence[Building]) -> Grid:
        rows, columns = sorted({each.row for each in buildings}), sorted({each.column for each in buildings})
        houses = {(rows.index(each.row), columns.index(each.column)): each for each in buildings}
        return Grid(houses, len(rows), len(columns))

    def is_street(self, start: tuple[int, int], end: tuple[int, int]) -> bool:
        """Whether a way can be drawn from one place to the next."""
        return start in self.houses and end in self.houses and self.houses[end].name in self.houses[start].near

    def around(self, at: tuple[int, int]) -> set[str]:
        """Those that stand right beside this place."""
        row, column = at
        beside_it = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return {self.houses[each].name for each in beside_it if each in self.houses}

    def beyond(self, at: tuple[int, int]) -> list[str]:
        """The neighbours to which no street can be drawn."""
        around = self.around(at)
        return [name for name in self.houses[at].near if name not in around]


# --- the table -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """One picture in the making."""

    view: View
    words: Words
    names: Sequence[str]
    legal: Legal
    width: int

    def head(self) -> list[Text]:
        view, say = self.view, self.words.say
        limit = view.round_limit if 2 * view.round >= view.round_limit else 0
        parts = [say("town-terminal-round", round=view.round, limit=limit)]
        parts += [say("town-howto-master")] if view.master else []
        parts += [say("town-terminal-japanese")] if view.edition == "japanese" else []
        parts += [say("town-terminal-ending")] if view.ending and view.phase == "play" else []
        return [_cut(Text.assemble((say("town-title"), STRONG), (" · ".join(["", *parts]), FAINT)), self.width)]

    # --- the town ------------------------------------------------------------------------------------------------------

    def town(self, width: int) -> list[Text]:
        """The houses where the map has them, with the streets between them; a list where the map is too wide for that."""
        grid = Grid.of(self.view.buildings)
        least = 3 + max(max(self._ghosts(each).cell_len, self._spaces(each).cell_len) for each in self.view.buildings)
        for street in STREETS:
            house = min((width + street) // grid.columns - street, HOUSE)
            if house >= least:
                return [line for row in range(grid.rows) for line in self._row(grid, row, house, street)]
        return self.town_briefly(width)

    def _row(self, grid: Grid, row: int, house: int, street: int) -> Iterator[Text]:
        """A row of houses, below the streets that lead down to it."""
        if row:
            ways = [grid.is_street((row - 1, column), (row, column)) for column in range(grid.columns)]
            yield _stripped(Text((" " * street).join(("│" if way else " ").center(house) for way in ways), FAINT))
        houses = [self._house(grid, (row, column), house) for column in range(grid.columns)]
        ways = [grid.is_street((row, column), (row, column + 1)) for column in range(grid.columns)]
        for k, parts in enumerate(zip(*houses, strict=True)):
            line = Text()
            for part, way in zip(parts, ways, strict=True):
                line.append_text(part).append(("─" if way and k == 1 else " ") * street, FAINT)
            yield _stripped(line)

    def _house(self, grid: Grid, at: tuple[int, int], width: int) -> list[Text]:
        building = grid.houses.get(at)
        if building is None:
            return [Text(" " * width) for _ in range(4)]
        told = self.words.say("town-building", building=building.name)
        name = building.name if told == building.name else f"{building.name} {told}"
        here = building.name in self.legal.buildings
        return [
            _edge("╭", Text.assemble((HERE, LAMP) if here else ("─", FAINT), (name, STRONG)), "╮", width),
            _inside(self._ghosts(building), Text(" ".join(grid.beyond(at)), FAINT), width),
            _inside(self._spaces(building), Text(), width),
            _edge("╰", Text.assemble(("─", FAINT), self._found(building)), "╯", width),
        ]

    def town_briefly(self, width: int) -> list[Text]:
        """Two lines for each building, as many side by side as fit; neighbours are named where the grid does not tell them."""
        grid = Grid.of(self.view.buildings)
        told = all({*each.near} == grid.around(at) for at, each in grid.houses.items())
        room = BRIEF if told else PLAYER
        entries = []
        for each in self.view.buildings:
            here = (HERE, LAMP) if each.name in self.legal.buildings else " "
            first = Text.assemble(here, (each.name, STRONG), " ").append_text(self._ghosts(each))
            second = Text("  ").append_text(self._spaces(each))
            if each.bonus is not None:
                second.append(f" {TOKEN}{each.bonus}")
            near = [] if told else [Text("   ─ " + " ".join(each.near), FAINT)]
            entries.append([_padded(line, room) for line in (first, second, *near)])
        beside_each_other = max(width // room, 1)
        lines = []
        for k in range(0, len(entries), beside_each_other):
            lines += [_cut(Text().join(parts), width) for parts in zip(*entries[k : k + beside_each_other], strict=True)]
        return [_stripped(line) for line in lines]

    def _found(self, building: Building) -> str:
        bonus = building.bonus
        return "" if bonus is None else f"{TOKEN}{bonus} {self.words.say('town-bonus', bonus=bonus)}"

    def _ghosts(self, building: Building) -> Text:
        """` BBB G··`: a letter for each, a dot for each place left; counted where there are many."""
        many = sum(building.ghosts) + building.room > CROWD
        line = Text()
        for colour, count in zip(COLOURS, building.ghosts, strict=True):
            if count:
                legal = f"g:{building.name}:{colour}" in self.legal.spots
                letters = f"{colour}{count}" if many else colour * count
                line.append_text(_marked(legal)).append(letters, LAMP if legal else GHOSTS[colour] + STRONG)
        left = f" +{building.room}" if many and building.room else NOTHING * building.room
        return (line or Text(" ")).append(left, FAINT)

    def _spaces(self, building: Building) -> Text:
        line = Text()
        for colour, value, owner in zip(COLOURS, building.values, building.marks, strict=True):
            legal = f"h:{building.name}:{colour}" in self.legal.spots
            line.append_text(_marked(legal)).append(colour, LAMP if legal else GHOSTS[colour])
            if owner is None:
                line.append(str(value), LAMP if legal else "")
            else:
                line.append(SHAPES[owner], SEATS[owner])
        return line

    # --- what is going on ------------------------------------------------------------------------------------------------

    def going_on(self) -> list[Text]:
        """The action, card, ghost or token in hand; the fight and the dice."""
        view, say = self.view, self.words.say
        parts = []
        if view.section is not None and view.action is not None:
            section, colour = f"S{view.section + 1}", COLOURS[max(view.level, 1) - 1]
            parts.append(say("town-terminal-use", section=section, action=view.action, colour=colour))
        if view.card is not None:
            parts.append(_card_name(view, self.words, view.card))
        if view.ghost is not None and view.fight is None:
            parts.append(say("town-terminal-ghost", building=view.ghost.building, colour=view.ghost.colour))
        if view.bonus is not None:
            parts.append(say("town-terminal-new", bonus=view.bonus))
        lines = [Text.assemble((NOW, LAMP), " " + " · ".join(parts))] if parts else []
        return [part for line in (*lines, *self._fight()) for part in wrapped(line, min(self.width, FULL))]

    def _fight(self) -> Iterator[Text]:
        view, say, fight = self.view, self.words.say, self.view.fight
        if fight is not None and fight.defender is not None:
            sides = {"attacker": fight.attacker, "defender": fight.defender}
            yield Text("  " + say("town-event-challenged", start=fight.home, building=fight.place, **sides))
        if fight is not None and fight.roller is not None:
            yield Text("  " + say("town-board-roller", name=self.names[fight.roller]))
        dice = [_die(view, self.words, k) for k in range(len(view.dice))]
        if fight is not None and fight.defence is not None:
            dice.append(say("town-terminal-defence", defence=fight.defence))
        elif fight is not None and not dice:
            dice.append(say("town-terminal-attack-die", sides=fight.sides))
        if dice:
            yield Text("  " + "  ".join(dice), STRONG)
        if fight is not None and any(fight.waiting):
            yield Text("  " + say("town-terminal-waiting") + " ").append_text(_counts(fight.waiting))

    # --- the player boards -----------------------------------------------------------------------------------------------

    def player(self, seat: int) -> list[Text]:
        """A player board: the standing, what is held, and the sections with the bonus slots beside them."""
        say, player = self.words.say, self.view.players[seat]
        discs = say("town-discs", discs=player.discs)
        heading = Text(" " * 8)
        for action in ACTION_NAMES:
            heading.append(fit(say("town-terminal-action", action=action), 2) + " ")
        heading.append(fit(discs, PLAYER - GRID).rstrip())
        heading.stylize(FAINT)
        sections = [self._section(seat, k) for k in range(len(player.sections))]
        return [self._standing(seat, PLAYER), Text("  ").append_text(self._holdings(player)), heading, *sections]

    def player_and_cards(self, seat: int) -> list[Text]:
        """A player board and the cards that go with it."""
        if self.view.master:
            return self.player(seat)
        cards = " ".join(map(str, self.view.players[seat].cards)) or NOTHING
        return [*self.player(seat), _cut(Text(f"  {self.words.say('town-terminal-cards')} {cards}"), PLAYER)]

    def seat_line(self, seat: int) -> Text:
        """A player board in one line."""
        player = self.view.players[seat]
        line = self._standing(seat, PLAYER).append("  ")
        for section in player.sections:
            line.append_text(_level(section.level)).append(" ")
        return _cut(line.append(" ").append_text(self._holdings(player)), self.width)

    def _standing(self, seat: int, width: int) -> Text:
        player, say, now = self.view.players[seat], self.words.say, self.view.turn == seat
        score = f"{player.points} {say('town-board-hp')}  {player.scare} {say('town-board-sp')}"
        line = Text.assemble((NOW, LAMP) if now else " ", (f"{SHAPES[seat]} ", SEATS[seat]))
        line.append(fit(self.names[seat], width - 4 - cell_len(score)), STRONG if now else "")
        return line.append(f" {score}", STRONG)

    def _holdings(self, player: Player) -> Text:
        haunts = self.words.say("town-terminal-haunts", haunts=player.haunts)
        return Text(f"{haunts} · {self.words.say('town-terminal-tokens')} ").append_text(_counts(player.tokens))

    def _section(self, seat: int, number: int) -> Text:
        view, player, name = self.view, self.view.players[seat], f"S{number + 1}"
        section, chooses = player.sections[number], seat == view.turn
        if chooses and f"s:{name}" in self.legal.spots:
            mark = Text(HERE, LAMP)
        elif seat == view.on_turn and view.section == number:
            mark = Text(NOW, LAMP)
        else:
            mark = Text(DONE if section.done else " ")
        line = Text.assemble(" ", mark, (name, FAINT if section.done else STRONG), " ", _level(section.level), " ")
        for action in ACTION_NAMES:
            legal = chooses and f"a:{name}:{action}" in self.legal.spots
            if action in section.discs:
                line.append(HERE if legal else " ", LAMP if legal else "").append(f"{SHAPES[seat]} ", SEATS[seat])
            else:
                line.append(" ").append(HERE if legal else NOTHING, LAMP if legal else FAINT).append(" ")
        return _stripped(line.append(" ").append_text(self._slot(seat, number)))

    def _slot(self, seat: int, number: int) -> Text:
        """The bonus slot that stands beside a section."""
        player = self.view.players[seat]
        if number >= len(player.slots):
            return Text()
        slot, room = player.slots[number], PLAYER - GRID - 1
        if slot.locked:
            return Text.assemble((f"{TOKEN} ", FAINT), (SHAPES[seat], SEATS[seat]))
        if slot.bonus is None:
            return Text(f"{TOKEN} {NOTHING}", FAINT)
        legal = seat == self.view.turn and f"k:{number}" in self.legal.spots
        told = fit(f"{slot.bonus} {self.words.say('town-bonus', bonus=slot.bonus)}", room - 1).rstrip()
        return Text.assemble((HERE, LAMP) if legal else TOKEN, told)

    # --- the cards and the supply ------------------------------------------------------------------------------------------

    def cards(self) -> list[Text]:
        if not self.view.cards:
            return []
        names, prices, uses = ([each(card) for card in self.view.cards] for each in (self._card, self._price, self._use))
        most = max(len(card.owners) for card in self.view.cards)
        lines = [Text(self.words.say("town-board-cards"), STRONG)]
        for card, name, price, use in zip(self.view.cards, names, prices, uses, strict=True):
            line = self._mark(card).append(fit(name, max(map(cell_len, names))) + " ")
            line.append_text(_padded(_owners(card), most)).append(" " + fit(price, max(map(cell_len, prices))) + "  ")
            lines.append(_cut(line.append(use), min(self.width, FULL)))
        return lines

    def cards_briefly(self) -> list[Text]:
        shown = []
        for card in self.view.cards:
            line = self._mark(card).append(("= " if card.grey else "≠ ") + self._card(card) + " ").append_text(_owners(card))
            shown.append(_padded(line, PLAYER))
        half = (len(shown) + 1) // 2
        return [_side_by_side(pair, self.width) for pair in zip_longest(shown[:half], shown[half:], fillvalue=Text())]

    def _mark(self, card: CardView) -> Text:
        legal = f"c:{card.number}" in self.legal.spots
        return Text.assemble((HERE, LAMP) if legal else " ", (f"{card.number:2} ", FAINT))

    def _card(self, card: CardView) -> str:
        return _card_name(self.view, self.words, card.number)

    def _price(self, card: CardView) -> str:
        return self.words.say("town-terminal-price", grey="yes" if card.grey else "no")

    def _use(self, card: CardView) -> str:
        parts = [self.words.say("town-board-kind", kind=card.kind)]
        parts += [] if card.symbol is None else [self.words.say("town-action", action=card.symbol)]
        return " · ".join(parts) + (f" {DONE}" if card.used else "")

    def supply(self) -> list[Text]:
        view, say = self.view, self.words.say
        line = Text(say("town-terminal-supply") + " ").append_text(_counts(view.ghosts))
        line.append(f" · {say('town-terminal-tokens')} ").append_text(_counts(view.tokens))
        if not view.master:
            line.append(f" · {say('town-terminal-supply-bonus', count=sum(view.unseen))}")
        return [_cut(line, min(self.width, FULL))]


def _marked(legal: bool) -> Text:
    return Text(HERE, LAMP) if legal else Text(" ")


def _edge(left: str, told: Text, right: str, width: int) -> Text:
    """The roof or the foot of a house, with words in it."""
    told = _cut(told, width - 3)
    return Text.assemble((left, FAINT), told, ("─" * (width - 2 - told.cell_len) + right, FAINT))


def _inside(told: Text, aside: Text, width: int) -> Text:
    aside = _cut(aside, max(width - 4 - told.cell_len, 0))
    gap = " " * (width - 2 - told.cell_len - aside.cell_len)
    return Text.assemble(("│", FAINT), told, gap, aside, ("│", FAINT))


def _stripped(line: Text) -> Text:
    line.rstrip()
    return line


def _cut(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    return text


def _padded(text: Text, width: int) -> Text:
    text = _cut(text, width)
    return text.append(" " * (width - text.cell_len))


def _in_pairs(boards: list[list[Text]], width: int) -> list[Text]:
    """Player boards two by two, or one below the other on a narrow screen."""
    lines: list[Text] = []
    step = 2 if width >= FULL else 1
    for k in range(0, len(boards), step):
        lines += [_side_by_side(pair, width) for pair in zip_longest(*boards[k : k + step], fillvalue=Text())]
    return lines


def _side_by_side(parts: Sequence[Text], width: int) -> Text:
    line = Text()
    for part in parts:
        line.append_text(_padded(part, PLAYER)).append("  ")
    return _cut(_stripped(line), width)


def _level(level: int) -> Text:
    """`G2`: a level, with the letter of its colour."""
    colour = COLOURS[level - 1]
    return Text(f"{colour}{level}", GHOSTS[colour])


def _counts(counts: Sequence[int]) -> Text:
    """`B2 G1`, or a dot where there are none."""
    held = [Text(f"{colour}{count}", GHOSTS[colour]) for colour, count in zip(COLOURS, counts, strict=True) if count]
    return Text(" ").join(held) if held else Text(NOTHING)


def _owners(card: CardView) -> Text:
    return Text.assemble(*((SHAPES[seat], SEATS[seat]) for seat in card.owners))


def _card_name(view: View, words: Words, number: int) -> str:
    own = next((card.name for card in view.cards if card.number == number), None)
    return own or words.say("town-card", card=number)


def _die(view: View, words: Words, k: int) -> str:
    die = view.dice[k]
    told = words.say("town-terminal-die", colour=die.colour, sides=die.sides, shown=die.shown)
    return f"{told} + {die.extra}" if die.extra else told


# --- what things do ------------------------------------------------------------------------------------------------------


def explain(view: View, words: Words, names: Sequence[str], asked: str) -> list[Text]:
    """What has that number or name: cards, bonus tokens, actions, buildings; nothing asked: the cards and tokens here."""
    held = {slot.bonus for player in view.players for slot in player.slots} | {each.bonus for each in view.buildings}
    cards = [card for card in view.cards if not asked or _is_meant(asked, card.number, _card_name(view, words, card.number))]
    tokens = [
        bonus
        for bonus in range(1, 1 + (0 if view.master else len(view.unseen)))
        if (_is_meant(asked, bonus, words.say("town-bonus", bonus=bonus)) if asked else bonus in held)
    ]
    told = [_tell_card(view, words, names, card) for card in cards] + [_tell_bonus(view, words, bonus) for bonus in tokens]
    for action in (each.name.lower() for each in Action):
        if asked and _is_meant(asked, 0, f"{action} {words.say('town-action', action=action)}"):
            told.append(_tell_action(view, words, action))
    for building in view.buildings:
        if asked and _is_meant(asked, 0, f"{building.name} {words.say('town-building', building=building.name)}"):
            told.append(_tell_building(words, building))
    return told


def _is_meant(asked: str, number: int, name: str) -> bool:
    return asked == str(number) if asked.isdecimal() else as_typed(asked) in as_typed(name)


def _tell_card(view: View, words: Words, names: Sequence[str], card: CardView) -> Text:
    say = words.say
    facts = [say("town-board-price", grey="yes" if card.grey else "no"), say("town-board-kind", kind=card.kind)]
    facts += [] if card.symbol is None else [say("town-action", action=card.symbol)]
    facts += [f"{SHAPES[seat]} {names[seat]}" for seat in card.owners]
    facts += [say("town-board-used")] if card.used else []
    text = say("town-card-text", card=card.number, edition=view.edition)
    return _told(f"{card.number} {_card_name(view, words, card.number)}", facts, text)


def _tell_bonus(view: View, words: Words, bonus: int) -> Text:
    say = words.say
    left = say("town-board-unseen", count=view.unseen[bonus - 1]), say("town-board-discarded", count=view.discards[bonus - 1])
    facts = [say("town-board-bonus"), *left]
    text = say("town-bonus-text", bonus=bonus, edition=view.edition, bigger=view.bigger)
    return _told(f"{TOKEN}{bonus} {say('town-bonus', bonus=bonus)}", facts, text)


def _tell_action(view: View, words: Words, action: str) -> Text:
    text = words.say("town-board-use", action=action, master="yes" if view.master else "no")
    return _told(words.say("town-action", action=action), [], text)


def _tell_building(words: Words, building: Building) -> Text:
    say = words.say
    near = [say("town-building", building=each) for each in building.near]
    told = say("town-board-streets", buildings=near)
    return _told(say("town-building", building=building.name), [say("town-board-room", room=building.room)], told)


def _told(title: str, facts: Sequence[str], text: str) -> Text:
    return Text.assemble((f"{title}: ", STRONG), text, (f" ({' · '.join(facts)})" if facts else "", FAINT))


BOARD = Board(paint=paint, paint_briefly=paint_briefly, label=label, explain=explain)
