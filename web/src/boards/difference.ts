// The way from one view to the next, without a rule of any game: the places at which the two differ, each of which shows how it was
// until the board has come to it, and from then on how it is. An event says at which places something is to be seen (`Sees`), and so
// when; what is there the server has told, in the view or in the event itself.

/** A place in a view: the names of fields and things from the outside in, such as `graves/D3/front`. Ends where a branch begins. */
export type Place = string;

/** What is to be seen of an event. */
export type Sees = {
  /** What is different there shows itself when the last event that names the place has landed. */
  at?: readonly Place[];
  /** Numbers of pieces: what leaves is gone when the first event begins, what comes is there when the last has landed. */
  counts?: readonly Place[];
  /** What the event itself tells of a place, which may change again before the end of the step. */
  facts?: readonly (readonly [Place, unknown])[];
};

type Key = string | number;
export type Change = { place: Place; path: readonly Key[]; to: unknown; fewer: boolean };
/** A change and when it is seen. */
export type Due = { at: number; change: Change };
export type Seen = { at: number; lands: number; sees: Sees };

/** Where two views differ. A list whose things are others, or in another order, differs as a whole. */
export function differences(from: unknown, to: unknown): Change[] {
  const found: Change[] = [];
  compare(from, to, [], [], found);
  return found;
}

function compare(from: unknown, to: unknown, path: Key[], names: Key[], found: Change[]): void {
  if (Object.is(from, to)) return;
  const [before, after] = [branches(from), branches(to)];
  const same =
    before && after && before.length === after.length && before.every(({ name }, k) => name === after[k]?.name);
  if (!same || Array.isArray(from) !== Array.isArray(to)) {
    if (!before || !after || before.length > 0 || after.length > 0) {
      const fewer = typeof from === 'number' && typeof to === 'number' && to < from;
      found.push({ place: names.join('/'), path: [...path], to, fewer });
    }
    return;
  }
  for (const [k, { key, name, value }] of before.entries()) {
    compare(value, after[k]!.value, [...path, key], [...names, name], found);
  }
}

type Branch = { key: Key; name: Key; value: unknown };

/** What is inside, in a fixed order; null: nothing can be. */
function branches(value: unknown): Branch[] | null {
  if (value === null || typeof value !== 'object') return null;
  if (!Array.isArray(value)) {
    const fields = Object.entries(value as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
    return fields.map(([key, inside]) => ({ key, name: key, value: inside }));
  }
  const called = value.map(nameOf);
  const named = new Set(called).size === called.length;
  return value.map((inside: unknown, k) => ({ key: k, name: named ? (called[k] ?? k) : k, value: inside }));
}

function nameOf(thing: unknown): Key | null {
  if (thing === null || typeof thing !== 'object') return null;
  const { name, id, number, square } = thing as Partial<Record<'name' | 'id' | 'number' | 'square', unknown>>;
  return [name, id, number, square].find((each) => typeof each === 'string' || typeof each === 'number') ?? null;
}

/** The view with this change made. */
export function made<View>(view: View, { path, to }: Change): View {
  return put(view, path, to) as View;
}

function put(node: unknown, [key, ...rest]: readonly Key[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(node)) return (node as unknown[]).with(Number(key), put(node[Number(key)], rest, to));
  return { ...(node as object), [key]: put((node as Record<Key, unknown>)[key], rest, to) };
}

/** What stands at a place, and the way to it; null where there is no such place. */
function find(view: unknown, place: Place): { path: Key[]; value: unknown } | null {
  const path: Key[] = [];
  let value = view;
  for (const name of place.split('/')) {
    const branch: Branch | undefined = branches(value)?.find((each) => String(each.name) === name);
    if (!branch) return null;
    path.push(branch.key);
    value = branch.value;
  }
  return { path, value };
}

/** When the places at which the views differ are to be seen, in order. What no event speaks of comes with the end. */
export function schedule(from: unknown, to: unknown, acts: readonly Seen[], end: number): Due[] {
  const dues: Due[] = [];
  const told = new Map<Place, Change>();
  for (const { at, lands, sees } of acts) {
    for (const [place, value] of sees.facts ?? []) {
      const [here, there] = [find(from, place), find(to, place)];
      if (!here || !there) continue;
      dues.push({ at: at + lands, change: { place, path: here.path, to: value, fewer: false } });
      told.set(place, { place, path: here.path, to: there.value, fewer: false });
    }
  }
  for (const change of [...told.values(), ...differences(from, to)]) {
    const times = acts.flatMap(({ at, lands, sees }) => {
      const facts = (sees.facts ?? []).map(([place]) => place);
      if ((sees.counts ?? []).some((place) => within(change.place, place))) return [change.fewer ? at : at + lands];
      return [...(sees.at ?? []), ...facts].some((place) => within(change.place, place)) ? [at + lands] : [];
    });
    const seen = change.fewer && times.length > 0 ? Math.min(...times) : Math.max(...times);
    dues.push({ at: times.length === 0 ? end : seen, change });
  }
  return dues.sort((a, b) => a.at - b.at);
}

function within(place: Place, outer: Place): boolean {
  return place === outer || place.startsWith(`${outer}/`);
}
