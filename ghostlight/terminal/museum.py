"""Museum drawn in a terminal, from a view and nothing else.

The plan has all four floors: south-west the ground floor, then clockwise the first, the second and the third. Humans are their
turn numbers, small and low when they lie wounded or stunned, small and raised when they are ghosts. The letter of a room
stands where nothing else does.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.style import Style
from rich.text import Text

from ghostlight import Words
from ghostlight.games.museum.map import AREA_IDS, COLUMNS, DIRECTION_NAMES, DOOR_IDS, SQUARE_NAMES
from ghostlight.games.museum.names import CHARACTER_IDS, CHESS_IDS, ENTITY_IDS, KIND_IDS
from ghostlight.games.museum.plain import AREA_OF, DOORS_AT, EDGES, LIFTS_AT, MACHINE_SQUARES, NEIGHBOURS, TOILETS
from ghostlight.games.museum.state import ROOMS, SQUARES, WIDTH, Edge, Kind
from ghostlight.games.museum.text.notation import VERBS
from ghostlight.games.museum.view import Human, Item, Objective, Thing, View

from .boards import Board
from .look import FAINT, LAMP, SEATS, SHAPES, STRONG, beside, stack, wrapped

FULL = 80
INSIDE = 3
"""Columns of a square between its walls."""
PLAN = 4 + (INSIDE + 1) * WIDTH
PANEL = PLAN + 3
WIDE = PANEL + 44
"""From here on people and objectives stand beside the plan."""
HALF = WIDTH // 2
STANDING, LYING, GHOSTLY = "12345", "₁₂₃₄₅", "¹²³⁴⁵"
PRIEST, CHANEQUE, TZITZIMITL = "Ω", "&", "§"
FIRE, THINGS, UNKNOWN, WAY_OUT, SHUT, MACHINE = "^", "*", "?", "x", "-", "v"
HERE, NOW, DONE, OPEN_GOAL, NOTHING, HEART, LOST = "›", "▸", "✓", "·", "–", "♥", "♡"
FLAME, SPIRIT = Style.parse("#f79a4c"), Style.parse("bold #9fe3d0")
_ACROSS = {Edge.OPEN: "   ", Edge.WALL: "───", Edge.DOOR: "╴:╶", Edge.STAIRS: "╴=╶", Edge.LIFT: "╴%╶"}
_ALONG = {Edge.OPEN: " ", Edge.WALL: "│", Edge.DOOR: ":", Edge.STAIRS: "=", Edge.LIFT: "%"}
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the lines that meet there: north 1, east 2, south 4, west 8."""
LOCKED = "#"
Sign = tuple[str, Style | str]


def paint(view: View, words: Words, names: Sequence[str], choices: Collection[str], width: int) -> Text:
    """The museum, its people and what is to be done. `choices` (in notation) are marked."""
    table = Table(view, words, names, frozenset(choices), width)
    plan = table.plan(range(WIDTH), range(WIDTH))
    if width >= WIDE:
        panel = [*table.people(width - PANEL), Text(), *table.news(width - PANEL)]
        return stack([*table.head(), beside(plan, panel, PANEL), *table.foot(width)])
    return stack([*table.head(), *plan, *table.people(width), *table.news(width), *table.foot(width)])


def paint_briefly(view: View, words: Words, names: Sequence[str], choices: Collection[str], width: int) -> Text:
    """The same for a low screen: the floor where something is to be decided, with the people beside it."""
    table = Table(view, words, names, frozenset(choices), width)
    floor = table.floor_in_play
    columns = range(HALF) if floor in (0, 1) else range(HALF, WIDTH)
    rows = range(HALF) if floor in (0, 3) else range(HALF, WIDTH)
    plan = [Text(words.say("museum-floor", floor=floor), FAINT), *table.plan(columns, rows)]
    side = 4 + (INSIDE + 1) * HALF + 3
    if width - side < 30:
        return stack([*table.head(), *plan, *table.people(width), *table.news(width)])
    panel = [*table.people(width - side), *table.news(width - side)]
    return stack([*table.head(), beside(plan, panel, side)])


# --- the table -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """One picture in the making."""

    view: View
    words: Words
    names: Sequence[str]
    choices: frozenset[str]
    width: int

    @cached_property
    def acting(self) -> Human | None:
        view = self.view
        name = view.acting.human if view.acting else None
        return next((each for each in view.humans if each.id == name), None)

    @cached_property
    def floor_in_play(self) -> int:
        view = self.view
        squares = [view.strike.square] if view.strike else []
        squares += [view.ghost.square] if view.ghost else []
        squares += [self.acting.square] if self.acting and self.acting.square else []
        square = SQUARE_NAMES.index(next(iter(squares), view.priest.square))
        west, south = square // WIDTH < HALF, square % WIDTH < HALF
        return (0 if south else 1) if west else (3 if south else 2)

    @cached_property
    def legal(self) -> set[int]:
        """The squares that a choice leads to."""
        found = set()
        for choice in self.choices:
            verb, *fields = choice.split()
            at = dict(zip(VERBS[verb], fields, strict=True))
            if verb in ("ride", "to", "bolt"):
                found.add(SQUARE_NAMES.index(at["square"]))
            if verb in ("step", "douse") and self.acting and self.acting.square:
                start = SQUARE_NAMES.index(self.acting.square)
                found.add(NEIGHBOURS[start][DIRECTION_NAMES.index(at["direction"])])
        return found

    def head(self) -> list[Text]:
        view, say = self.view, self.words.say
        clock = say("museum-terminal-head", time=view.time, limit=view.limit, round=view.round, rounds=view.rounds)
        parts = [own(view, self.words, view.mission.title), clock]
        parts += [say("museum-terminal-slot", slot=view.slot)] if view.phase == "play" else []
        return [_cut(Text.assemble((say("museum-title"), STRONG), (" · ".join(["", *parts]), FAINT)), self.width)]

    # --- the plan ------------------------------------------------------------------------------------------------------------

    @cached_property
    def signs(self) -> dict[int, list[Sign]]:
        """What stands and lies on each square, what matters most first."""
        view, signs = self.view, defaultdict[int, list[Sign]](list)

        def put(square: str | None, sign: str, style: Style | str) -> None:
            if square is not None:
                signs[SQUARE_NAMES.index(square)].append((sign, style))

        for each in view.humans:
            shape = {"standing": STANDING, "dead": GHOSTLY}.get(each.place, LYING)
            owner = STRONG if each.seat is None else SEATS[each.seat] + STRONG
            style = SPIRIT if each.place == "dead" else owner
            put(each.square, shape[each.number - 1], style)
        if view.phase != "setup":
            put(view.priest.square, PRIEST, SPIRIT)
        for spirit in view.subordinates:
            put(spirit.square, CHANEQUE if spirit.kind == "chaneque" else TZITZIMITL, SPIRIT)
        for square in view.fires:
            put(square, FIRE, FLAME)
        for square in dict.fromkeys(each.square for each in view.floor if each.id is not None):
            put(square, THINGS, STRONG)
        for square in dict.fromkeys(each.square for each in view.floor if each.id is None):
            put(square, UNKNOWN, STRONG)
        for way_out in view.exits:
            put(way_out.square, WAY_OUT if way_out.open else SHUT, STRONG if way_out.open else FAINT)
        return signs

    def plan(self, columns: range, rows: range) -> list[Text]:
        """A part of the museum, north up, with its walls."""
        letters = "    " + "".join(f" {COLUMNS[column]}  " for column in columns)
        lines = []
        for row in reversed(rows):
            lines.append(self._edge_line(columns, row, north=True))
            lines.append(self._square_line(columns, row))
        lines.append(self._edge_line(columns, rows[0], north=False))
        return [*lines, Text(letters.rstrip(), FAINT)]

    def _edge_line(self, columns: range, row: int, *, north: bool) -> Text:
        """The edges to the north, or to the south, of a row."""
        line = Text("   ")
        direction = 0 if north else 2
        corner_row = row + 1 if north else row
        for column in columns:
            square = WIDTH * column + row
            line.append(self._corner(column, corner_row), FAINT)
            line.append_text(self._edge(square, direction, across=True))
        return line.append(self._corner(columns[-1] + 1, corner_row), FAINT)

    def _square_line(self, columns: range, row: int) -> Text:
        line = Text(f"{row + 1:2} ", FAINT)
        for column in columns:
            square = WIDTH * column + row
            line.append_text(self._edge(square, 3, across=False)).append_text(self._square(square))
        return line.append_text(self._edge(WIDTH * columns[-1] + row, 1, across=False))

    def _edge(self, square: int, direction: int, *, across: bool) -> Text:
        edge = Edge(EDGES[square][direction])
        door = DOORS_AT[square][direction]
        if edge == Edge.DOOR and DOOR_IDS[door] in self._locked:
            return Text.assemble(("╴", FAINT), (LOCKED, STRONG), ("╶", FAINT)) if across else Text(LOCKED, STRONG)
        return Text((_ACROSS if across else _ALONG)[edge], FAINT)

    @cached_property
    def _locked(self) -> set[str]:
        return {lock.door for lock in self.view.locks}

    def _corner(self, column: int, row: int) -> str:
        """The lines that meet at the south-west corner of a square, which may lie just beyond the board."""
        north, east = _wall(column, row, 3), _wall(column, row, 2)
        south, west = _wall(column, row - 1, 3), _wall(column - 1, row, 2)
        return _CORNERS[north + 2 * east + 4 * south + 8 * west]

    def _square(self, square: int) -> Text:
        signs = list(self.signs[square])
        if not signs or len(signs) < INSIDE:
            signs += self._ground(square, bare=not signs)
        legal = square in self.legal
        room = INSIDE - 1 if legal else INSIDE
        if len(signs) > room:
            signs = [*signs[: room - 1], ("+", STRONG)]
        line = Text(HERE, LAMP) if legal else Text()
        for sign, style in signs:
            line.append(sign, LAMP if legal else style)
        return line.append(" " * (INSIDE - line.cell_len)) if line.cell_len == INSIDE or legal else _centred(line)

    def _ground(self, square: int, *, bare: bool) -> list[Sign]:
        """What belongs to the building."""
        if square in MACHINE_SQUARES:
            return [(MACHINE, FAINT)]
        if not bare:
            return []
        if TOILETS[square] or LIFTS_AT[square]:
            return [(AREA_IDS[AREA_OF[square]][0], STRONG)]
        return [(AREA_IDS[AREA_OF[square]], FAINT)] if AREA_OF[square] < ROOMS else []

    # --- people --------------------------------------------------------------------------------------------------------------

    def people(self, width: int) -> list[Text]:
        return [line for each in self.view.humans for line in self._person(each, width)]

    def _person(self, each: Human, width: int) -> Iterator[Text]:
        view, say = self.view, self.words.say
        turn = view.asked == each.id or (view.asked is None and view.acting is not None and view.acting.human == each.id)
        line = Text.assemble((NOW, LAMP) if turn and view.phase == "play" else " ", (f"{each.number} ", STRONG))
        if each.seat is not None:
            line.append(f"{SHAPES[each.seat]} ", SEATS[each.seat])
        line.append(say("museum-human", human=each.id), STRONG)
        line.append(f" {HEART * each.hp}{LOST * (each.most - each.hp)}")
        line.append(f" {each.square or ''}", FAINT)
        facts = [_fate(self.words, each), say("museum-terminal-rue") if each.rue else ""]
        items = [item_words(view, self.words, item) for item in each.items]
        told = [fact for fact in (*facts, *items) if fact]
        if turn and view.acting is not None and view.acting.human == each.id:
            told.insert(0, self._left_to_do())
        line.append("  " + say("museum-terminal-comma").join(told or [say("museum-terminal-nothing")]))
        first, *rest = wrapped(line, width)
        yield first
        yield from (Text("    ").append_text(part) for each_rest in rest for part in wrapped(each_rest, width - 4))

    def _left_to_do(self) -> str:
        acting, say = self.view.acting, self.words.say
        if acting is None:
            return ""
        parts = [say("museum-terminal-actions", actions=acting.actions)]
        parts += [say("museum-terminal-steps", steps=acting.steps)] if acting.walk != "no" else []
        parts += [say("museum-terminal-finished")] if acting.finished else []
        return " + ".join(parts)

    # --- what is going on ----------------------------------------------------------------------------------------------------

    def news(self, width: int) -> list[Text]:
        """The question's matter, the Priest, what holds now, the objectives."""
        told = [*self._matter(), *self._priest(), *self._terms(), *self._goals()]
        return [line for each in told for line in wrapped(each, width)]

    def _matter(self) -> Iterator[Text]:
        """The attack, the move or the exchange that is being decided."""
        view, say = self.view, self.words.say
        if view.strike is not None:
            attacker = say("museum-entity", entity=view.strike.entity)
            targets = self._several(say("museum-human", human=each) for each in view.strike.targets)
            told = say("museum-terminal-strike", attacker=attacker, square=view.strike.square, targets=targets)
            yield Text.assemble((NOW, LAMP), " ", told)
        if view.ghost is not None:
            ghost, chess = say("museum-ghost", ghost=view.ghost.ghost), say("museum-chess", chess=view.ghost.chess)
            told = say("museum-terminal-glide", ghost=ghost, square=view.ghost.square, chess=chess)
            yield Text.assemble((NOW, LAMP), " ", told)
        if view.exchange is not None:
            human = say("museum-human", human=view.exchange.human)
            gives = self._several(item_words(view, self.words, item) for item in view.exchange.gives)
            told = say("museum-terminal-offer", human=human, gives=gives or "…")
            if view.exchange.asks is not None:
                partner = say("museum-human", human=view.exchange.partner)
                asks = self._several(item_words(view, self.words, item) for item in view.exchange.asks)
                told += " " + say("museum-terminal-wish", partner=partner, asks=asks)
            yield Text.assemble((NOW, LAMP), " ", told)

    def _several(self, parts: Iterator[str]) -> str:
        return self.words.say("museum-terminal-comma").join(parts)

    def _priest(self) -> Iterator[Text]:
        view, say = self.view, self.words.say
        priest = view.priest
        if view.phase == "setup":
            return
        line = Text.assemble((PRIEST, SPIRIT), f" {priest.square} · ")
        if priest.die:
            line.append(say("museum-terminal-die"))
        else:
            known = priest.hand is not None and view.phase == "play"
            head = "museum-terminal-hand" if known else "museum-terminal-left"
            line.append(say(head) + say("museum-terminal-colon") + self._chess(priest.hand if known else priest.left))
            if priest.played:
                line.append(f" · {say('museum-terminal-played')} {self._chess(priest.played)}", FAINT)
        if priest.extra:
            line.append(f" · {say('museum-terminal-extra', count=priest.extra)}")
        yield line
        events = view.events
        if events.hand is not None:
            yield self._entry("museum-terminal-held-events", (self._title(each) for each in events.hand))
        elif events.mode != "none" and view.phase == "play":
            yield self._entry("museum-terminal-deck", (self._title(each) for each in events.deck))

    def _chess(self, cards: Sequence[str] | None) -> str:
        counts = {chess: (cards or []).count(chess) for chess in dict.fromkeys(cards or [])}
        names = {chess: self.words.say("museum-chess", chess=chess) for chess in counts}
        return " ".join(names[chess] + (f" ×{count}" if count > 1 else "") for chess, count in counts.items()) or NOTHING

    def _title(self, event: str) -> str:
        return event_title(self.view, self.words, event)

    def _entry(self, head: str, parts: Iterator[str]) -> Text:
        say = self.words.say
        return Text.assemble((say(head), STRONG), say("museum-terminal-colon"), self._several(parts) or NOTHING)

    def _terms(self) -> Iterator[Text]:
        view, say = self.view, self.words.say
        parts = []
        for each in view.modifiers:
            told = say("museum-modifier", modifier=each.name)
            parts.append(told if each.round is None else say("museum-terminal-until", modifier=told, round=each.round))
        for rued in view.rued:
            parts.append(say("museum-terminal-rued", area=say("museum-area", area=rued.area), round=rued.round))
        if parts:
            yield self._entry("museum-terminal-modifiers", iter(parts))

    def _goals(self) -> Iterator[Text]:
        view, say = self.view, self.words.say
        if view.objectives:
            yield Text(say("museum-terminal-objectives"), STRONG)
        for each in view.objectives:
            rest = f" {say('museum-all-leave')}" if each.all_leave else ""
            box = DONE if each.done else OPEN_GOAL
            text = own(view, self.words, each.text)
            yield Text(f" {box} {text}{rest} ({self._progress(each)})", "" if each.active else FAINT)
        for secret in view.secrets:
            held = {None: "", True: say("museum-terminal-held"), False: say("museum-terminal-missed")}[secret.held]
            head = self._several(iter((say("museum-human", human=secret.human), say("museum-terminal-secret"))))
            text = own(view, self.words, secret.text)
            yield Text(f" {OPEN_GOAL} {head}{say('museum-terminal-colon')}{text}{f' ({held})' if held else ''}")

    def _progress(self, each: Objective) -> str:
        if not each.active:
            return self.words.say("museum-terminal-later")
        return f"{each.count}/{self.words.say('museum-terminal-all') if each.need < 0 else each.need}"

    def foot(self, width: int) -> list[Text]:
        """What lies where, locks, machines, exits, and what the signs mean."""
        view, say = self.view, self.words.say
        floor = (f"{each.square} {thing_words(view, self.words, each)}" for each in view.floor)
        locks = (f"{each.door} {each.square}" for each in view.locks)
        state = {True: say("museum-terminal-open"), False: say("museum-terminal-closed")}
        told = [
            self._entry("museum-terminal-floor-items", floor),
            self._entry("museum-terminal-locks", locks),
            self._entry("museum-terminal-machines", (f"{each.square} {each.stock}" for each in view.machines)),
            self._entry("museum-terminal-exits", (f"{each.square} {state[each.open]}" for each in view.exits)),
            Text(say("museum-terminal-legend"), FAINT),
        ]
        return [line for each in told for line in wrapped(each, width)]


def _wall(column: int, row: int, direction: int) -> bool:
    """Whether a line is drawn on that side (2: south, 3: west) of a square; beyond the rim it is that of its neighbour."""
    if 0 <= column < WIDTH and 0 <= row < WIDTH:
        return EDGES[WIDTH * column + row][direction] != Edge.OPEN
    if direction == 2 and row == WIDTH and 0 <= column < WIDTH:
        return True
    return direction == 3 and column == WIDTH and 0 <= row < WIDTH


def _centred(line: Text) -> Text:
    left = (INSIDE - line.cell_len + 1) // 2
    return Text(" " * left).append_text(line).append(" " * (INSIDE - left - line.cell_len))


def _cut(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    return text


# --- things in words ---------------------------------------------------------------------------------------------------------


def own(view: View, words: Words, text: str) -> str:
    """A text of the mission in the language of the reader, as far as the mission has it."""
    return view.mission.texts.get(text, {}).get(words.language, text)


def item_words(view: View, words: Words, item: Item | Thing) -> str:
    """`hammer 1`, `rosary (off)`, `ammunition ×3`, or what the mission calls it."""
    name = own(view, words, item.name) if item.name else words.say("museum-item", item=item.kind or "")
    if item.kind == "rosary":
        return f"{name} ({words.say('museum-terminal-on' if item.wear else 'museum-terminal-off')})"
    if item.kind == "ammo":
        return f"{name} ×{item.wear}"
    return f"{name} {item.wear}" if item.kind in ("hammer", "extinguisher", "macuahuitl") else name


def thing_words(view: View, words: Words, thing: Thing) -> str:
    return words.say("museum-terminal-face-down") if thing.id is None else item_words(view, words, thing)


def event_title(view: View, words: Words, event: str) -> str:
    """An event in the language of the reader; those of a mission as it calls them."""
    if event.startswith("EV-"):
        return words.say("museum-card", event=event)
    return next((own(view, words, card.title) for card in view.mission.deck if card.id == event), event)


def _fate(words: Words, each: Human) -> str:
    match each.place:
        case "wounded":
            return words.say("museum-terminal-wounded", round=each.dies or 0)
        case "stunned":
            return words.say("museum-terminal-stunned", round=each.dies or 0)
        case "dead":
            return words.say("museum-terminal-dead")
        case "gone":
            return words.say("museum-terminal-gone")
    return ""


# --- choices -----------------------------------------------------------------------------------------------------------------


def label(view: View, words: Words, choice: str) -> tuple[str, str]:
    """A choice in the list of choices: the heading that it stands under, and its own words."""
    verb, *fields = choice.split()
    at = dict(zip(VERBS[verb], fields, strict=True))
    heading, say = words.say(f"museum-list-{verb}"), words.say
    match verb:
        case "char" | "hand":
            return heading, say("museum-human", human=at["human"])
        case "step" | "douse":
            return heading, say("museum-way", direction=at["direction"])
        case "heal" | "shield":
            item, human = _slot_words(view, words, at["slot"]), say("museum-human", human=at["human"])
            return heading, f"{human} ({item})"
        case "attack":
            return heading, f"{say('museum-human', human=at['human'])} ({_slot_words(view, words, at['slot'])})"
        case "shoot":
            return heading, _target_words(view, words, at["target"])
        case "task":
            texts = (own(view, words, each.text) for each in view.objectives if each.id == at["objective"])
            return heading, next(texts, at["objective"])
        case "take":
            return heading, _place_words(view, words, int(at["place"][1:]))
        case "drop" | "defend":
            return heading, _slot_words(view, words, at["slot"])
        case "give" | "swap":
            return heading, _set_words(view, words, at["items"])
        case "card":
            return heading, say("museum-chess", chess=at["chess"])
        case "event":
            return heading, event_title(view, words, at["event"])
        case "bolt":
            return heading, f"{at['door']} {at['square']}"
    return heading, at.get("square", "")


def _asked(view: View) -> Human | None:
    return next((each for each in view.humans if each.id == view.asked), None)


def _item_at(view: View, slot: str) -> Item | None:
    human, number = _asked(view), int(slot[1:])
    return human.items[number - 1] if human is not None and number <= len(human.items) else None


def _slot_words(view: View, words: Words, slot: str) -> str:
    item = _item_at(view, slot)
    return slot if item is None else item_words(view, words, item)


def _set_words(view: View, words: Words, text: str) -> str:
    """`key + ammunition ×2`."""
    if text == "-":
        return words.say("museum-terminal-nothing")
    slots, _, tokens = text.partition("*")
    parts = []
    for slot in slots.split("+"):
        item = _item_at(view, slot)
        ammo = item is not None and item.kind == "ammo" and tokens
        parts.append(f"{words.say('museum-item', item='ammo')} ×{tokens}" if ammo else _slot_words(view, words, slot))
    return " + ".join(parts)


def _place_words(view: View, words: Words, place: int) -> str:
    human = _asked(view)
    square = human.square if human is not None else None
    thing = next((each for each in view.floor if each.square == square and each.place == place), None)
    return f"@{place}" if thing is None else thing_words(view, words, thing)


def _target_words(view: View, words: Words, target: str) -> str:
    spirit = next((each for each in view.subordinates if f"s{each.number}" == target), None)
    if spirit is not None:
        return f"{words.say('museum-entity', entity=spirit.kind)} {spirit.square}"
    return words.say("museum-human", human=target)


# --- what things are ---------------------------------------------------------------------------------------------------------


def explain(view: View, words: Words, names: Sequence[str], asked: str) -> list[Text]:
    """Squares, people, items, ghost cards, events and spirits, by name; nothing asked: the mission, its rules and its deck."""
    say = words.say
    if not asked:
        rules = [say("museum-rule", key=rule.key, value=rule.value) for rule in view.mission.rules]
        facts = [say("museum-date", **date_facts(view.mission.date)), view.mission.format]
        story = _told(words, own(view, words, view.mission.title), facts, own(view, words, view.mission.summary))
        return [story, *map(Text, rules), *(_tell_event(view, words, card.id) for card in view.mission.deck)]
    told = [_tell_square(view, words, square) for square in range(SQUARES) if _is_square(asked, SQUARE_NAMES[square])]
    for human in CHARACTER_IDS:
        if len(asked) > 2 and asked in f"{human} {say('museum-human-text', human=human)}".casefold():
            told.append(_told(words, say("museum-human", human=human), [], say("museum-human-text", human=human)))
    for kind in KIND_IDS[1 : Kind.ARTEFACT]:
        name = say("museum-item", item=kind)
        if len(asked) > 2 and asked in f"{kind} {name}".casefold():
            told.append(_told(words, name, [], say("museum-item-text", item=kind)))
    for chess in CHESS_IDS:
        name = say("museum-chess", chess=chess)
        if asked in (chess, name.casefold()):
            told.append(_told(words, name, [], say("museum-chess-text", chess=chess)))
    for entity in ENTITY_IDS:
        name = say("museum-entity", entity=entity)
        if len(asked) > 2 and asked in f"{entity} {name}".casefold():
            told.append(_told(words, name, [], say("museum-entity-text", entity=entity)))
    for card in view.mission.deck:
        if asked == card.id.casefold() or (len(asked) > 2 and asked in event_title(view, words, card.id).casefold()):
            told.append(_tell_event(view, words, card.id))
    return told


def _is_square(asked: str, name: str) -> bool:
    return asked in (name.casefold(), name.replace("-", "").casefold())


def _tell_square(view: View, words: Words, square: int) -> Text:
    say, name = words.say, SQUARE_NAMES[square]
    there = [say("museum-human", human=each.id) for each in view.humans if each.square == name]
    there += [say("museum-entity", entity="priest")] if view.priest.square == name and view.phase != "setup" else []
    there += [say("museum-entity", entity=each.kind) for each in view.subordinates if each.square == name]
    there += [thing_words(view, words, each) for each in view.floor if each.square == name]
    there += [say("museum-terminal-fire")] if name in view.fires else []
    there += [say("museum-terminal-threat")] if name in view.threat else []
    area = say("museum-area", area=AREA_IDS[AREA_OF[square]])
    return _told(words, f"{name} {area}", [], say("museum-terminal-comma").join(there) or say("museum-terminal-nothing"))


def _tell_event(view: View, words: Words, event: str) -> Text:
    say = words.say
    card = next(each for each in view.mission.deck if each.id == event)
    goals = {each.id: own(view, words, each.text) for each in view.objectives}
    names = {each.id: own(view, words, each.name) for each in view.mission.items}
    effects = [
        say(
            f"museum-effect-{each.type}",
            entity=each.entity or "chaneque",
            squares=say("museum-terminal-comma").join(each.squares),
            door=each.door or "",
            side=each.side or "",
            area=each.area or "OUT",
            item=names.get(each.item or "") or say("museum-item", item=each.item or ""),
            n=each.n or 0,
            rounds=each.rounds or 0,
            modifier=each.name or "",
            objective=goals.get(each.name or "", ""),
            event=event_title(view, words, each.name or ""),
            text=own(view, words, each.text or ""),
            until="yes" if each.until else "no",
        )
        for each in card.effects
    ]
    return _told(words, f"{event} {event_title(view, words, event)}", [], " ".join(effects))


def date_facts(date: str) -> dict[str, str | int]:
    """A date for messages: a year is no number that is counted."""
    year, month, day = date.split("-")
    return {"year": year.lstrip("0"), "month": int(month), "day": int(day)}


def _told(words: Words, title: str, facts: Sequence[str], text: str) -> Text:
    title += words.say("museum-terminal-colon")
    return Text.assemble((title, STRONG), text, (f" ({' · '.join(facts)})" if facts else "", FAINT))


BOARD = Board(paint=paint, paint_briefly=paint_briefly, label=label, explain=explain)
