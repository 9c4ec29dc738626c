// Every verb has its place: a real action of each is asked of its board, and what is not on the board says why it is not.
import { expect, test } from 'vitest';
import type { Verb as GraveyardVerb } from '../generated/graveyard';
import type { Verb as KeyholeVerb } from '../generated/keyhole';
import type { Verb as MuseumVerb } from '../generated/museum';
import type { Verb as TownVerb } from '../generated/town';
import { spotOf } from './graveyard/choices';
import * as keyhole from './keyhole/choices';
import { ghost, view as hall } from './keyhole/sample';
import { targetsOf } from './museum/choices';
import { human, view as night } from './museum/sample';
import { spotsOf } from './town/choices';
import { BONUS } from './town/pieces';
import { player, view as town } from './town/sample';

/** Where on the board an action is: an action and its places, or an action and why it has none. */
type Row = [action: string, places: number | string];
type Places<Verb extends string> = Record<Verb, Row>;

const YES = 'a button: it says yes to what is asked';
const NO = 'a button: it declines';
const SUPPLY = 'a button: the supply is not on the board';

const GRAVEYARD: Places<GraveyardVerb> = {
  place: ['place N1', 1],
  move: ['move C3', 1],
  inspect: ['inspect C3', 1],
};

const TOWN: Places<TownVerb> = {
  use: ['use S1 move', 1],
  repeat: ['repeat S1 move', 1],
  bonus: [`bonus ${BONUS.bigger_die}`, 1],
  occupy: ['occupy 33', 1],
  card: ['card 14', 1],
  end: ['end', 'a button: the turn has no place'],
  summon: ['summon SC B', 1],
  couple: ['couple PO B G', 2],
  scare: ['scare G', 2],
  'scare-at': ['scare-at SC G', 1],
  upgrade: ['upgrade SC B', 1],
  raise: ['raise S1', 1],
  lesson: ['lesson S1', 1],
  ghost: ['ghost SC B', 1],
  to: ['to CH', 1],
  discard: [`discard ${BONUS.second_throw}`, 1],
  wager: ['wager 3', 'a button: a number'],
  reunion: ['reunion', YES],
  attack: ['attack SC B', 1],
  against: ['against G', 1],
  'against-at': ['against-at SC G', 1],
  next: ['next G', 1],
  'bigger-die': ['bigger-die', 1],
  reroll: ['reroll 1', 'the die itself, which lies in the prompt'],
  rethrow: ['rethrow 1', 1],
  steady: ['steady 1', 1],
  accept: ['accept', YES],
  scuffle: ['scuffle', YES],
  lap: ['lap CH', 1],
  run: ['run CH', 1],
  haunt: ['haunt SC B', 2],
  shadow: ['shadow SC B', 1],
  unhaunt: ['unhaunt SC B', 1],
  free: ['free SC B', 1],
  echo: ['echo', YES],
  nap: ['nap S1', 1],
  blue: ['blue CH', 1],
  pay: ['pay BBG', 'tokens are laid down one by one in the prompt'],
  'disc-supply': ['disc-supply', SUPPLY],
  disc: ['disc S1 move', 1],
  points: ['points', 'a button: points instead of something on the board'],
  clear: ['clear S1', 1],
  'clear-two': ['clear-two S1 S2', 2],
  gift: ['gift B', SUPPLY],
  tithe: ['tithe SC B', 1],
  wind: ['wind S1', 1],
  take: ['take S1 move', 1],
  fall: ['fall S1', 1],
  hire: ['hire B', SUPPLY],
  'trade-down': ['trade-down G', SUPPLY],
  'trade-up': ['trade-up B', SUPPLY],
  swap: ['swap PO B SC G', 2],
  tuition: ['tuition S1', 1],
  apparition: ['apparition SC B', 1],
  roller: ['roller 2', 'a button: players are not on the board'],
  'defend-again': ['defend-again', 'the die itself, which lies in the prompt'],
  waste: [`waste ${BONUS.bigger_die}`, 'a button of its own: no tap should waste a token'],
  'waste-card': ['waste-card 14', 'a button of its own: no tap should waste a card'],
  no: ['no', NO],
};

const KEYHOLE: Places<KeyholeVerb> = {
  home: ['home N', 1],
  set: ['set desk 96 96 0 0 0', 1],
  leave: ['leave', 'a button: nothing is moved'],
  move: ['move S1 C3', 1],
  exit: ['exit S1', 1],
  end: ['end', 'a button: the turn has no place in the hall'],
  stand: ['stand 4 4 0', 1],
  lie: ['lie 4 4 0 N', 1],
  merge: ['merge S1', 1],
  apart: ['apart', NO],
  side: ['side N', 1],
  tag: ['tag S1', 1],
  enter: ['enter C3 4 4 0', 1],
  grow: ['grow S1', 1],
  routine: ['routine', 'a button: the program places what is left'],
  fuse: ['fuse S1 S2', 'a button for each pair: the ghosts glow for their moves'],
};

const OWN = 'a button: an item of one’s own';
const WHOM = 'a button with a name: several people may stand on one square';
const HERE = 'a button: it is done where one stands';
const SET = 'items are ticked in the prompt';
const MUSEUM: Places<MuseumVerb> = {
  char: ['char itzel', 'people are chosen by their cards'],
  step: ['step N', 1],
  douse: ['douse N #1', 1],
  ride: ['ride D-8', 1],
  heal: ['heal #1 itzel', OWN],
  shelter: ['shelter #1', OWN],
  shield: ['shield #1 itzel', OWN],
  hand: ['hand bruno', WHOM],
  shoot: ['shoot bruno', WHOM],
  attack: ['attack bruno #1', WHOM],
  task: ['task out', HERE],
  leave: ['leave', HERE],
  take: ['take @1', HERE],
  drop: ['drop #1', OWN],
  end: ['end', 'a button: the turn has no place'],
  stop: ['stop', 'a button: one stays where one is'],
  drink: ['drink', YES],
  decline: ['decline', NO],
  give: ['give #1', SET],
  cancel: ['cancel', NO],
  swap: ['swap #1', SET],
  accept: ['accept', YES],
  refuse: ['refuse', NO],
  defend: ['defend #1', OWN],
  pass: ['pass', NO],
  done: ['done', 'a button: enough'],
  card: ['card pawn', 'the cards of the ghost lie beside the board'],
  to: ['to D-8', 1],
  event: ['event storm', 'events are cards'],
  bolt: ['bolt D-8 E-8', 1],
};

const HALL = hall({ ghosts: [ghost('S1')], going: { ghost: 'S1', cell: 'C3', cost: 1 } as never });
const NIGHT = night({ ask: 'turn', acting: { human: 'itzel' } as never, humans: [human('itzel', 1)], reach: [] });
const slots = [BONUS.bigger_die, BONUS.second_throw, BONUS.steady_hand].map((bonus) => ({ bonus, locked: false }));
const TOWN_VIEW = town({ ghost: { building: 'PO', colour: 'O' }, players: [player({ slots })] });

/** All that Keyhole's board asks of its choices. */
function placesInTheHall(action: string): number {
  const choices = [action];
  const asked = keyhole.only(choices, 'set').flatMap(({ piece }) => keyhole.posesOf(choices, piece));
  return (
    asked.length +
    keyhole.movesOf(choices).size +
    keyhole.spotsOf(choices, HALL, 'C3').length +
    keyhole.ghostChoices(choices).size +
    keyhole.sideChoices(choices).size
  );
}

const BOARDS: [string, Places<string>, (action: string) => number][] = [
  ['graveyard', GRAVEYARD, (action) => (spotOf(action).spot ? 1 : 0)],
  ['town', TOWN, (action) => spotsOf(action, TOWN_VIEW).length],
  ['keyhole', KEYHOLE, placesInTheHall],
  ['museum', MUSEUM, (action) => targetsOf(NIGHT, [action]).size],
];
const ROWS = BOARDS.flatMap(([game, rows, places]) =>
  Object.entries(rows).map(([verb, [action, wanted]]) => [game, verb, action, wanted, places] as const),
);

test.each(ROWS)('%s: %s', (_game, verb, action, wanted, places) => {
  expect(action.split(' ')[0]).toBe(verb);
  expect(places(action)).toBe(typeof wanted === 'number' ? wanted : 0);
});
