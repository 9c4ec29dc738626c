// What everything on Museum's board says of itself: names, choices in words, a label for each square, and the museum in words.
import { say, words } from '../../words.svelte';
import { deciderOf, humanOf, placeIn, readAction, targetsOf, type Target } from './choices';
import { areaNamed, areaOf, doorBeside, doorNamed, featureOf, floorOf, FLOORS, SQUARES, WAYS, type Floor } from './map';
import { bySquare, lastsFor, piecesOf, type Piece } from './pieces';
import type { Effect, Human, Item, Lock, Objective, Rule, Thing, View } from '../../generated/museum';

export type Reader = { view: View; names: readonly string[]; you: number | null };

export function list(parts: readonly string[]): string {
  return parts.filter(Boolean).join(say('museum-board-comma'));
}

function titled(title: string, parts: readonly string[]): string {
  const rest = list(parts);
  return rest ? title + say('museum-board-colon') + rest : title;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(words.language) + sentence.slice(1);
}

// --- names --------------------------------------------------------------------------------------------------------------

export function areaName(area: string): string {
  return say('museum-area', { area });
}
export function humanName(human: string): string {
  return say('museum-human', { human });
}
export function entityName(entity: string): string {
  return say('museum-entity', { entity });
}
export function chessName(chess: string): string {
  return say('museum-chess', { chess });
}
export function floorName(floor: Floor): string {
  return say('museum-floor', { floor });
}
/** North, east, south or west. */
export function wayName(direction: string): string {
  return say('museum-way', { direction });
}
export function modifierName(modifier: string): string {
  return capital(say('museum-modifier', { modifier }));
}

/** A text of the mission in the reader's language, as far as the mission has it. */
export function own({ mission }: View, text: string): string {
  return mission.texts[text]?.[words.language] ?? text;
}

/** The language in which a text of the mission is shown, where that is not the page's and is known: for `lang`. */
export function tongue({ mission }: View, text: string): string | undefined {
  const { language, texts } = mission;
  return !language || language === words.language || texts[text]?.[words.language] ? undefined : language;
}

/** A day such as "1985-09-18"; a year is no number that is counted. */
export function dateInWords(date: string): string {
  const [year = '', month, day] = date.split('-');
  return say('museum-date', { year: year.replace(/^0+/, ''), month: Number(month), day: Number(day) });
}

/** A kind of item, or one that the mission has named. */
export function itemName(view: View, { kind, name }: { kind: string; name: string | null }): string {
  return name ? own(view, name) : say('museum-item', { item: kind });
}

/** An item of the mission by its id. */
export function itemNamed(view: View, id: string): string {
  const named = view.mission.items.find((item) => item.id === id);
  return itemName(view, { kind: id, name: named?.name ?? null });
}

/** "2 uses left", "off", "3 shots"; nothing where there is nothing to tell. */
export function wearOf({ kind, wear }: { kind: string; wear: number }): string {
  if (kind === 'rosary') return say('museum-board-rosary', { on: wear > 0 ? 'yes' : 'no' });
  if (kind === 'ammo') return say('museum-board-shots', { count: wear });
  return lastsFor(kind) > 0 ? say('museum-board-uses', { count: wear }) : '';
}

export function itemInWords(view: View, item: Item): string {
  return list([itemName(view, item), wearOf(item)]);
}

/** The general events have names in every language; those of a mission are called as its file says. */
export function eventTitle(view: View, id: string): string {
  const named = view.mission.deck.find((card) => card.id === id);
  return named && !/^EV-\d+$/.test(id) ? own(view, named.title) : say('museum-card', { event: id });
}

/** The language of that title, where it is not the page's. */
export function eventTongue(view: View, id: string): string | undefined {
  const named = view.mission.deck.find((card) => card.id === id);
  return named && !/^EV-\d+$/.test(id) ? tongue(view, named.title) : undefined;
}

export function effectInWords(effect: Effect, view: View): string {
  const { type, entity, squares = [], door, side, area, item, n, rounds, name, text, until } = effect;
  return say(`museum-effect-${type}`, {
    entity: entity ?? '',
    squares: list(squares),
    count: squares.length,
    door: door ? called(view, 'door', door) : '',
    side: side ?? '',
    area: area ?? '',
    item: item ? itemNamed(view, item) : '',
    n: n ?? 0,
    rounds: rounds ?? 0,
    modifier: name ?? '',
    objective: name ? own(view, view.objectives.find(({ id }) => id === name)?.text ?? name) : '',
    event: name ? eventTitle(view, name) : '',
    text: own(view, text ?? ''),
    until: until ? 'yes' : 'no',
  });
}

export function ruleInWords({ key, value }: Rule): string {
  return say('museum-rule', { key, value });
}

/** "1 of 3"; what needs all says so. */
export function progressOf({ count, need, done, active }: Objective): string {
  if (done) return say('museum-board-done');
  if (!active) return say('museum-board-not-yet');
  return need < 0 ? say('museum-board-need-all') : say('museum-board-of', { count, need });
}

/** What is left of a wound: "dies at the end of round 7". */
export function woundOf({ place, dies }: Human): string {
  if (place !== 'wounded' && place !== 'stunned') return '';
  return dies === null ? say(`museum-board-${place}`) : say(`museum-board-${place}-until`, { round: dies });
}

// --- choices ------------------------------------------------------------------------------------------------------------

/** The item that `#n` names, of whoever decides. */
export function itemAt(view: View, word: string | undefined): Item | undefined {
  return deciderOf(view)?.items[placeIn(word) - 1];
}

/** The thing that `@n` names, on the square of whoever decides. */
export function thingAt(view: View, word: string | undefined): Thing | undefined {
  const square = deciderOf(view)?.square;
  return view.floor.find((thing) => thing.square === square && thing.place === placeIn(word));
}

export function thingName(view: View, thing: Thing | undefined): string {
  return thing?.kind ? itemName(view, { kind: thing.kind, name: thing.name }) : say('museum-board-face-down');
}

/** Who `bruno` or `s2` is. */
export function targetName(view: View, word: string): string {
  const number = Number(/^s(\d+)$/.exec(word)?.[1] ?? 0);
  const spirit = view.subordinates.find((each) => each.number === number);
  return spirit ? list([entityName(spirit.kind), spirit.square]) : humanName(word);
}

/** An action as a button says it. */
export function choiceInWords(view: View, text: string): string {
  const action = readAction(text);
  const item = (slot: string) => {
    const found = itemAt(view, slot);
    return found ? itemName(view, found) : '';
  };
  switch (action.verb) {
    case 'char':
      return humanName(action.human);
    case 'step':
    case 'douse':
      return wayName(action.direction);
    case 'ride':
      return say('museum-board-do-ride', { floor: floorOf(action.square) });
    case 'heal':
    case 'shield':
      return say(`museum-board-do-${action.verb}`, { item: item(action.slot), human: action.human });
    case 'shelter':
      return say('museum-board-do-shelter', { item: item(action.slot), area: areaName(roomOf(view)) });
    case 'hand':
      return say('museum-board-do-hand', { human: action.human });
    case 'shoot':
      return say('museum-board-do-shoot', { target: targetName(view, action.target) });
    case 'attack':
      return say('museum-board-do-attack', { human: action.human, item: item(action.slot) });
    case 'task': {
      const task = view.objectives.find(({ id }) => id === action.objective);
      return say('museum-board-do-task', { text: own(view, task?.text ?? action.objective) });
    }
    case 'take':
      return say('museum-board-do-take', { item: thingName(view, thingAt(view, action.place)) });
    case 'drop':
      return say(view.ask === 'lose' ? 'museum-board-do-lose' : 'museum-board-do-drop', { item: item(action.slot) });
    case 'defend':
      return item(action.slot);
    case 'card':
      return chessName(action.chess);
    case 'to':
      return say('museum-board-do-to', { square: action.square });
    case 'event':
      return eventTitle(view, action.event);
    case 'bolt':
      return say('museum-board-do-bolt', { door: doorInWords(action.door), square: action.square });
    case 'leave':
    case 'end':
    case 'stop':
    case 'drink':
    case 'decline':
    case 'give':
    case 'cancel':
    case 'swap':
    case 'accept':
    case 'refuse':
    case 'pass':
    case 'done':
      return say('museum-board-do-plain', { verb: action.verb });
  }
}

function roomOf(view: View): string {
  const square = deciderOf(view)?.square;
  return square ? areaOf(square).id : '';
}

/** A door by what it joins: "Codex Room and corridor". */
export function doorInWords(id: string): string {
  const [a, b] = doorNamed(id)?.squares ?? [];
  return a && b ? say('museum-board-door', { one: areaName(areaOf(a).id), two: areaName(areaOf(b).id) }) : id;
}

/** What people call what a field of an event or a choice names. Kinds of items and general events have names in the messages. */
export function called(view: View, field: string, word: string): string {
  switch (field) {
    case 'item': {
      const named = view.mission.items.find(({ id }) => id === word);
      return named ? own(view, named.name) : word;
    }
    case 'objective':
      return withoutStop(own(view, view.objectives.find(({ id }) => id === word)?.text ?? word));
    case 'secret':
      return withoutStop(own(view, view.secrets.find(({ id }) => id === word)?.text ?? word));
    case 'event':
      return /^EV-\d+$/.test(word) ? word : own(view, view.mission.deck.find(({ id }) => id === word)?.title ?? word);
    case 'text':
    case 'mission':
      return own(view, word);
    case 'door': {
      const [a, b] = doorNamed(word)?.squares ?? [];
      return a && b
        ? say('museum-board-door-between', { one: behindDoor(areaOf(a).id), two: behindDoor(areaOf(b).id) })
        : word;
    }
    case 'slot': {
      const item = itemAt(view, word);
      return item ? itemName(view, item) : word;
    }
    case 'items':
      return itemsIn(view, word);
    case 'place':
      return thingName(view, thingAt(view, word));
    default:
      return word;
  }
}

/** A door leads out to the corridor of its own floor: which one need not be said. */
function behindDoor(area: string): string {
  return /^C\d$/.test(area) ? say('museum-board-corridor') : areaName(area);
}

/** Inside a sentence: the mission's own ends with a full stop. */
function withoutStop(text: string): string {
  return text.replace(/[.。]+$/, '');
}

/** The items of a set such as `#1+#3*2`: of whoever hands over, or of the partner who is asked for them. */
function itemsIn(view: View, set: string): string {
  const owner = humanOf(view, view.ask === 'swap' ? view.exchange?.partner : view.exchange?.human);
  const [slots = ''] = set.split('*');
  const items = slots.split('+').map((slot) => owner?.items[placeIn(slot) - 1]);
  return list(items.map((item) => (item ? itemName(view, item) : ''))) || set;
}

// --- squares ------------------------------------------------------------------------------------------------------------

export function pieceInWords(piece: Piece, { names, you }: Reader): string {
  const { human, figure } = piece;
  if (!human) return entityName(figure);
  const owner =
    human.seat === null
      ? ''
      : human.seat === you
        ? say('museum-board-yours')
        : say('museum-board-of-seat', { name: names[human.seat] ?? '' });
  const state =
    figure === 'human'
      ? say('museum-board-hp', { hp: human.hp, most: human.most })
      : figure === 'minion'
        ? say('museum-board-minion')
        : woundOf(human);
  return list([humanName(human.id), owner, state, human.rue ? say('museum-board-under-rue') : '']);
}

/** What can be done with a square. */
export function targetInWords(target: Target | undefined): string {
  if (!target) return '';
  return target.kind === 'walk'
    ? say(target.cost === 0 ? 'museum-board-may-step' : 'museum-board-may-walk', { actions: target.cost })
    : say(`museum-board-may-${target.kind}`);
}

/** Which sides of a square have a door, and which of these are locked. */
function doorsInWords(square: string, locks: readonly Lock[]): string[] {
  return WAYS.flatMap((way) => {
    const door = doorBeside(square, way);
    if (!door) return [];
    const lock = locks.find((each) => each.door === door.id);
    const state = !lock ? 'open' : lock.square === square ? 'locked' : 'inside';
    return [say('museum-board-door-to', { direction: way, state })];
  });
}

/** Place, thing, state, legality. */
export function squareLabel(square: string, reader: Reader, may: string, threatened: boolean): string {
  const { view } = reader;
  const pieces = piecesOf(view).filter((piece) => piece.square === square);
  const things = view.floor.filter((thing) => thing.square === square);
  return titled(list([square, areaName(areaOf(square).id)]), [
    ...pieces.map((piece) => pieceInWords(piece, reader)),
    ...things.map((thing) => thingName(view, thing)),
    ...squareNotes(view, square),
    threatened ? say('museum-board-threatened') : '',
    may,
  ]);
}

/** What a square has of its own: features, fire, doors. */
export function squareNotes(view: View, square: string): string[] {
  return [
    ...featuresAt(view, square),
    view.fires.includes(square) ? say('museum-board-fire') : '',
    ...doorsInWords(square, view.locks),
  ].filter(Boolean);
}

function featuresAt(view: View, square: string): string[] {
  const exit = view.exits.find((each) => each.square === square);
  const machine = view.machines.find((each) => each.square === square);
  const feature = featureOf(square);
  const plain =
    feature && !['toilet', 'lift', 'machine'].includes(feature) ? say('museum-board-feature', { feature }) : '';
  return [
    plain,
    machine ? say('museum-board-machine', { stock: machine.stock }) : '',
    exit ? say('museum-board-exit', { open: exit.open ? 'yes' : 'no' }) : '',
  ];
}

/** All that stands and lies in the museum, floor by floor. */
export function museumInWords(reader: Reader): { floor: Floor; lines: string[] }[] {
  const { view } = reader;
  const pieces = bySquare(piecesOf(view));
  const things = bySquare(view.floor);
  return FLOORS.map((floor) => ({
    floor,
    lines: SQUARES.filter((square) => floorOf(square) === floor).flatMap((square) => {
      const told = [
        ...(pieces.get(square) ?? []).map((piece) => pieceInWords(piece, reader)),
        ...(things.get(square) ?? []).map((thing) => thingName(view, thing)),
        view.fires.includes(square) ? say('museum-board-fire') : '',
        ...view.locks
          .filter((lock) => lock.square === square)
          .map(({ door }) => say('museum-board-locked', { door: doorInWords(door) })),
        ...(view.exits.some((exit) => exit.square === square) ? featuresAt(view, square) : []),
      ].filter(Boolean);
      return told.length === 0 ? [] : [titled(list([square, areaName(areaOf(square).id)]), told)];
    }),
  }));
}

/** What glows on the board, in one sentence; nothing when nothing is to be decided. */
export function announce(view: View, choices: readonly string[]): string {
  if (choices.length === 0) return '';
  const targets = targetsOf(view, choices).size;
  const acting = humanOf(view, view.acting?.human);
  return [
    acting?.square && (view.ask === 'turn' || view.ask === 'walk')
      ? say('museum-board-told-turn', {
          human: humanName(acting.id),
          square: acting.square,
          actions: view.acting?.actions ?? 0,
          steps: view.acting?.steps ?? 0,
          walk: view.acting?.walk ?? 'no',
        })
      : '',
    targets > 0 ? say('museum-board-told-squares', { count: targets }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether a room is under rue until some round. */
export function ruedInWords(view: View): string[] {
  return view.rued
    .filter(({ area }) => areaNamed(area))
    .map(({ area, round }) => say('museum-board-rued', { area: areaName(area), round }));
}
