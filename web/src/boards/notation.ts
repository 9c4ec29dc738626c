// Actions in notation, taken apart and put together: a verb, then words whose names the game's rules give (generated/verbs.ts).

export type Notation<Action extends { verb: string }> = {
  /** The words of an action by the names of their fields. */
  read: (text: string) => Action;
  write: (action: Action) => string;
  /** Those of these actions that begin with one of these verbs. */
  only: <Verb extends Action['verb']>(
    choices: readonly string[],
    ...verbs: Verb[]
  ) => (Extract<Action, { verb: Verb }> & { text: string })[];
};

/** How the actions of one game are read and written; `Action` is its own type of them (generated/<game>.ts). */
export function notationOf<Action extends { verb: string }>(
  fields: Readonly<Record<Action['verb'], readonly string[]>>,
): Notation<Action> {
  const namesAfter = (verb: string): readonly string[] =>
    (fields as Readonly<Partial<Record<string, readonly string[]>>>)[verb] ?? [];
  const read = (text: string): Action => {
    const [verb = '', ...words] = text.split(' ');
    const named = namesAfter(verb).map((name, k) => [name, words[k] ?? '']);
    return { verb, ...Object.fromEntries(named) } as Action;
  };
  return {
    read,
    write: (action) => {
      const words: Readonly<Record<string, unknown>> = action;
      return [action.verb, ...namesAfter(action.verb).map((name) => String(words[name]))].join(' ');
    },
    only: <Verb extends Action['verb']>(choices: readonly string[], ...verbs: Verb[]) =>
      choices.flatMap((text) => {
        const action = read(text);
        return verbs.includes(action.verb as Verb) ? [{ ...(action as Extract<Action, { verb: Verb }>), text }] : [];
      }),
  };
}
