// Everything that can be said, in the reader's language: the same Fluent files as the server's (ghostlight/locales/).
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { VERBS } from './generated/verbs';

export const LANGUAGES = ['en', 'es', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What a language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', ja: '日本語' };

/** What happened, as the server tells it: `seat` counts from 0, all other fields are words or numbers already. */
export type Happening = { name: string; fields: Record<string, string | number> };
export type Arguments = Record<string, string | number>;
/** What people call what a field names by a word of the notation: a mission has names of its own. */
export type Called = (field: string, word: string) => string;
const asWritten: Called = (_, word) => word;

/** By game and verb, what the words after it are called. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = VERBS;
const SHELL = ['common', 'web', 'table'];
const files = import.meta.glob<string>('../../ghostlight/locales/*/*.ftl', { query: '?raw', import: 'default' });

function pathOf(language: Language, room: string): string {
  return `../../ghostlight/locales/${language}/${room}.ftl`;
}

/** The language of a browser's list that we speak best, else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each);
    if (language) return language;
  }
  return 'en';
}

/** All messages of one language that have been loaded so far. */
class Vocabulary {
  // The marks that keep right-to-left names apart would show as blots in titles and file names.
  readonly #bundle: FluentBundle;
  readonly #rooms = new Map<string, Promise<void>>();

  constructor(readonly language: Language) {
    this.#bundle = new FluentBundle(language, { functions: { NAME: this.#name }, useIsolating: false });
  }

  /** `NAME("town-ghost", $attacker, form: "the")`: what `town-ghost` calls the attacker, its `$ghost`, in that form. */
  readonly #name: FluentFunction = ([message, word = ''], { form = 'bare' }) => {
    const id = String(message);
    return this.say(id, { [id.slice(id.lastIndexOf('-') + 1)]: word, form });
  };

  load(rooms: Iterable<string>): Promise<unknown> {
    return Promise.all(Array.from(rooms, (room) => this.#loadRoom(room)));
  }

  #loadRoom(room: string): Promise<void> {
    const known = this.#rooms.get(room);
    if (known) return known;
    const loading = this.#read(room);
    this.#rooms.set(room, loading);
    // A file that did not arrive is asked for again next time.
    loading.catch(() => this.#rooms.delete(room));
    return loading;
  }

  async #read(room: string): Promise<void> {
    const read = files[pathOf(this.language, room)];
    if (!read) throw new Error(`words: there is no ${room}.ftl in ${this.language}`);
    for (const fault of this.#bundle.addResource(new FluentResource(await read()))) throw fault;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${this.language}: there is no message ${id}`);
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, faults);
    if (faults[0]) throw new Error(`${this.language}: ${id}: ${faults[0].message}`);
    return text;
  }
}

class Words {
  /** The language that everything is said in. */
  language = $state<Language>('en');
  /** Whether the shell's words are here, so that a page can be drawn. */
  ready = $state(false);

  // Counts the loaded files, so that whoever says something says it again when more words have come.
  #loaded = $state(0);
  readonly #rooms = new Set(SHELL.filter((room) => pathOf('en', room) in files));
  readonly #vocabularies = new Map<Language, Vocabulary>();
  #wanted: Language = 'en';

  /** Speak this language from now on; everything said before changes as soon as the words are here. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#of(language).load(this.#rooms);
    if (this.#wanted !== language) return;
    this.language = language;
    this.ready = true;
    this.#loaded += 1;
  }

  /** Have the words of a game at hand. */
  async need(game: string): Promise<void> {
    this.#rooms.add(game);
    await this.#of(this.#wanted).load([game]);
    this.#loaded += 1;
  }

  /** The message with these arguments. */
  say(id: string, args: Arguments = {}): string {
    void this.#loaded;
    try {
      return this.#of(this.language).say(id, args);
    } catch (fault) {
      if (!import.meta.env.PROD) throw fault;
      return this.#inEnglish(id, args);
    }
  }

  has(id: string): boolean {
    void this.#loaded;
    return this.#of(this.language).has(id);
  }

  /**
   * What one step set off. Events in a row become one sentence where there is a message for the whole run; one that only
   * says where something stands now has no message of its own and is not told.
   */
  tellAll(
    game: string,
    events: readonly Happening[],
    names: readonly string[],
    you: number | null = null,
    called: Called = asWritten,
  ): string[] {
    const happenings = events.filter((each) => this.has(eventId(game, [each])));
    const sentences: string[] = [];
    let first = 0;
    while (first < happenings.length) {
      let end = happenings.length;
      while (end > first + 1 && !this.has(eventId(game, happenings.slice(first, end)))) end -= 1;
      const run = happenings.slice(first, end);
      sentences.push(this.say(eventId(game, run), argumentsOf(run, names, you, called)));
      first = end;
    }
    return sentences;
  }

  /** An action in words: "move D3" is "move to D3". */
  choice(game: string, action: string, called: Called = asWritten): string {
    const [verb = '', ...fields] = action.split(' ');
    const names = FIELDS[game]?.[verb] ?? [];
    const args: Arguments = {};
    names.forEach((name, k) => {
      const word = fields[k] ?? '';
      Object.assign(args, { [name]: told(called(name, word)) }, partsOf(name, word));
    });
    return this.say(`${game}-choice-${verb}`, args);
  }

  #of(language: Language): Vocabulary {
    let vocabulary = this.#vocabularies.get(language);
    if (!vocabulary) {
      vocabulary = new Vocabulary(language);
      this.#vocabularies.set(language, vocabulary);
    }
    return vocabulary;
  }

  /** English is fetched only when it is called for; until it is here the id stands in. */
  #inEnglish(id: string, args: Arguments): string {
    const english = this.#of('en');
    if (!english.has(id)) {
      english.load(this.#rooms).then(
        () => english.has(id) && (this.#loaded += 1),
        () => undefined,
      );
      return id;
    }
    try {
      return english.say(id, args);
    } catch {
      return id;
    }
  }
}

/** A word of the notation as messages take it: they count with numbers. */
function told(word: string | number): string | number {
  return typeof word === 'string' && /^[0-9]+$/.test(word) ? Number(word) : word;
}

function eventId(game: string, run: readonly Happening[]): string {
  return [`${game}-event`, ...run.map((each) => each.name)].join('-');
}

/**
 * What messages get of a piece that belongs to somebody, written as `BS2`: its `$ghost-kind` and `$ghost-number`, and in
 * events `$ghost-owner` and `$ghost-yours`.
 */
function partsOf(
  field: string,
  word: string | number,
  names: readonly string[] = [],
  you: number | null = null,
): Arguments {
  const [, letter, kind, number] = /^([A-D])([A-Z])([1-9])$/.exec(String(word)) ?? [];
  if (!letter || !kind) return {};
  const seat = 'ABCD'.indexOf(letter);
  const owner = names[seat];
  return {
    [`${field}-kind`]: kind,
    [`${field}-number`]: Number(number),
    ...(owner === undefined ? {} : { [`${field}-owner`]: owner, [`${field}-yours`]: seat === you ? 'yes' : 'no' }),
  };
}

/**
 * The fields of these events as arguments. Where two events use a field differently, `$spent-grave` is that of `spent`.
 * What no seat did says so by `$self`: nobody.
 */
function argumentsOf(
  run: readonly Happening[],
  names: readonly string[],
  you: number | null,
  called: Called,
): Arguments {
  const args: Arguments = { self: 'no' };
  for (const { name, fields } of run) {
    for (const [field, value] of Object.entries(fields)) {
      if (field === 'seat') {
        args['actor'] = names[Number(value)] ?? '';
        args['self'] = Number(value) < 0 ? 'nobody' : Number(value) === you ? 'yes' : 'no';
        continue;
      }
      Object.assign(args, partsOf(field, value, names, you));
      args[field] = args[`${name}-${field}`] = told(typeof value === 'string' ? called(field, value) : value);
    }
  }
  return args;
}

export const words = new Words();
export const say = words.say.bind(words);
