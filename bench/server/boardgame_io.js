// boardgame.io's own server with Graveyard, on the loopback interface, with the storage that it has by default: memory.
'use strict';
process.env.NODE_ENV = 'production';
const { Server } = require('../peers/node_modules/boardgame.io/dist/cjs/server.js');
const { Graveyard } = require('../peers/graveyard.js');

const [port, apiPort] = process.argv.slice(2).map((each) => ({ port: Number(each), host: '127.0.0.1' }));
// Matches are made on a port of their own: with the koa that npm brings today it does not answer such requests on the other.
Server({ games: [Graveyard], origins: [] }).run({ port, lobbyConfig: { apiPort } });
