// Graveyard for boardgame.io, every clause G-01..G-19 and D-01..D-04.
'use strict';
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');

const SIZE = 6, GRAVES = 36, PLACES = 24, STONES = 20, WISP = 3;
const VALUE = [4, 3, 2, 1]; // G-02
const range = (n) => [...Array(n).keys()];
const DECK = range(4).flatMap((back) => [0, 0, 1, 1, 2, 2, 3, 3, 3].map((front) => ({ back, front })));
const ROWS = range(SIZE).map((row) => range(SIZE).map((column) => row * SIZE + column));
const COLUMNS = range(SIZE).map((column) => range(SIZE).map((row) => row * SIZE + column));
const INSIDE = range(GRAVES).map((grave) =>
  [...ROWS[Math.floor(grave / SIZE)], ...COLUMNS[grave % SIZE]].filter((other) => other !== grave));
const LINES = [...INSIDE, ...COLUMNS, ...ROWS, ...COLUMNS, ...ROWS]; // G-08, G-09; outside: north, east, south, west

const stalled = (G) => G.stallLimit > 0 && G.idle >= G.stallLimit; // D-04
const mayInspect = (G, seat) => !G.looked && G.wisps[seat] > 0; // G-07, G-12

function turnOver(G, seat, grave) { // G-11
  G.open[grave] = true;
  for (const seen of G.inspected) {
    const at = seen.indexOf(grave);
    if (at >= 0) seen.splice(at, 1);
  }
  G.closed--;
  G.idle = 0;
  if (G.supply[seat] > 0) { // D-02
    G.supply[seat]--;
    G.owner[grave] = seat;
    if (G.cards[grave].front === WISP) G.wisps[seat]++;
  }
}

const Graveyard = {
  name: 'graveyard',
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    cards: random.Shuffle(DECK), // G-04
    starter: random.Die(ctx.numPlayers) - 1, // G-05
    open: Array(GRAVES).fill(false),
    owner: Array(GRAVES).fill(null),
    lord: Array(ctx.numPlayers).fill(null), // a grave, GRAVES + a place outside, or null
    supply: Array(ctx.numPlayers).fill(STONES), // G-03
    wisps: Array(ctx.numPlayers).fill(0),
    inspected: range(ctx.numPlayers).map(() => []), // G-15
    closed: GRAVES,
    looked: false,
    idle: 0,
    stallLimit: 40,
  }),
  turn: {
    order: {
      first: ({ G }) => G.starter,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  moves: {
    place({ G, playerID, events }, place) { // G-06
      if (G.lord[playerID] !== null || G.lord.includes(GRAVES + place)) return INVALID_MOVE; // D-01
      G.lord[playerID] = GRAVES + place;
      events.endTurn();
    },
    inspect({ G, playerID }, grave) {
      const seat = Number(playerID);
      if (G.lord[seat] === null || !mayInspect(G, seat) || G.open[grave]) return INVALID_MOVE;
      const wisp = G.owner.findIndex((owner, at) => owner === seat && G.cards[at].front === WISP); // D-03
      G.owner[wisp] = null; // G-13
      G.wisps[seat]--;
      G.supply[seat]++; // G-14
      G.inspected[seat].push(grave);
      G.looked = true;
    },
    move({ G, playerID, events }, grave) {
      const seat = Number(playerID), at = G.lord[seat];
      if (at === null || !LINES[at].includes(grave) || G.lord.includes(grave)) return INVALID_MOVE; // G-10
      G.lord[seat] = grave;
      G.looked = false;
      if (G.open[grave]) G.idle++;
      else turnOver(G, seat, grave);
      events.endTurn();
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.closed > 0 && !stalled(G)) return undefined; // G-16
    const points = Array(ctx.numPlayers).fill(0); // G-17
    G.owner.forEach((owner, at) => { if (owner !== null) points[owner] += VALUE[G.cards[at].front]; });
    return { points };
  },
  playerView: ({ G, playerID }) => ({ // G-15
    ...G,
    cards: G.cards.map((card, grave) =>
      G.open[grave] || G.inspected[playerID]?.includes(grave) ? card : { back: card.back, front: null }),
  }),
  ai: {
    enumerate: (G, ctx) => {
      const seat = Number(ctx.currentPlayer), at = G.lord[seat], options = [];
      if (at === null) {
        for (let place = 0; place < PLACES; place++)
          if (!G.lord.includes(GRAVES + place)) options.push({ move: 'place', args: [place] });
        return options;
      }
      if (mayInspect(G, seat))
        for (let grave = 0; grave < GRAVES; grave++) if (!G.open[grave]) options.push({ move: 'inspect', args: [grave] });
      for (const grave of LINES[at]) if (!G.lord.includes(grave)) options.push({ move: 'move', args: [grave] });
      return options;
    },
  },
};

module.exports = { Graveyard };
