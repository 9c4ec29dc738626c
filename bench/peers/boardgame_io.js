// Plays random games of Graveyard on boardgame.io. Each line read is a number of games; each line written says what came of them.
'use strict';
process.env.NODE_ENV = 'production';
const readline = require('node:readline');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js');
const { Graveyard } = require('./graveyard.js');

const numPlayers = Number(process.argv[2]);
let seed = Number(process.argv[3]);

function random() { // xorshift, so that the same seed plays the same games
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) / 2 ** 32;
}

// The reducer is how boardgame.io's own bots play; its Client does more for every move, and is slower.
const reducer = CreateGameReducer({ game: Graveyard });

function play() {
  let state = InitializeGame({ game: { ...Graveyard, seed: random() }, numPlayers });
  let decisions = 0;
  while (!state.ctx.gameover) {
    const options = Graveyard.ai.enumerate(state.G, state.ctx);
    const { move, args } = options[Math.floor(random() * options.length)];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: state.ctx.currentPlayer } });
    decisions++;
  }
  return [decisions, state.ctx.gameover.points];
}

// Wall time counts other programs, processor time counts the collector's threads: the smaller is the fairer.
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const games = [], wall = process.hrtime.bigint(), processor = process.cpuUsage();
  for (let n = Number(line); n > 0; n--) games.push(play());
  const { user, system } = process.cpuUsage(processor);
  const seconds = Math.min(Number(process.hrtime.bigint() - wall) / 1e9, (user + system) / 1e6);
  process.stdout.write(JSON.stringify({ seconds, games }) + '\n');
});
