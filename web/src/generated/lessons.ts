// The chapters of each game's lesson, in their order. Made by `python -m ghostlight.server.protocol`; do not edit.

export const LESSONS: Readonly<Record<string, readonly string[]>> = {
  graveyard: ["wake", "light"],
  town: ["scare", "move", "fight", "haunt", "end"],
};
