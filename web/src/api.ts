// The server's HTTP side, typed. Who one is, the cookie says; which language the answers are in, the header.
import type {
  Awake,
  Catalogue,
  Checked,
  HouseKey,
  Lobby,
  Made,
  Me,
  NewTable,
  Remains,
  Summary,
} from './generated/protocol';
import { words } from './words.svelte';

/** What the server refused, in its own words; `no-server` when it did not answer at all. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status = 0,
    /** The same, fault by fault, where there can be many of them. */
    readonly lines: string[] = [sentence],
  ) {
    super(sentence);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': words.language };
  const request: RequestInit = { method, headers };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    request.body = body instanceof Blob ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    throw new Refused('no-server', words.say('web-problem-no-server'));
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const fault = (answer ?? {}) as { code?: string; sentence?: string; lines?: string[] };
  const sentence = fault.sentence ?? words.say('web-problem-no-server');
  throw new Refused(
    fault.code ?? 'no-server',
    sentence,
    response.status,
    fault.lines?.length ? fault.lines : undefined,
  );
}

const table = (code: string) => `/tables/${encodeURIComponent(code)}`;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  /** Have the server forget this browser: its pass, name and words. */
  forgetMe: () => ask<null>('DELETE', '/me'),
  games: () => ask<Catalogue>('GET', '/games'),
  /** How far every game is on its way to being playable. */
  awake: () => ask<Awake>('GET', '/games/awake'),
  /** Somebody looks at this game: it is to be compiled first. */
  wake: (game: string) => ask<Awake>('POST', `/games/${encodeURIComponent(game)}/wake`),
  newTable: (wish: NewTable) => ask<Made>('POST', '/tables', wish),
  tables: () => ask<Lobby>('GET', '/tables'),
  table: (code: string) => ask<Summary>('GET', table(code)),
  /** A finished game, from the file that somebody kept of it. */
  importLog: (log: Blob) => ask<Made>('POST', '/logs', log),
  /** Have the server go over every shuffle and die of a finished game. */
  check: (code: string) => ask<Checked>('POST', `${table(code)}/check`),
  /** What is known of a table that cannot be opened any more. */
  remains: (code: string) => ask<Remains>('GET', `${table(code)}/remains`),
  /** The key under which this house signs the logs of its games. */
  house: () => ask<HouseKey>('GET', '/house'),
  log: (code: string) => ask<unknown>('GET', `${table(code)}/log`),
  logHref: (code: string) => `/api${table(code)}/log`,
  allGamesHref: '/api/me/games.zip',
};
