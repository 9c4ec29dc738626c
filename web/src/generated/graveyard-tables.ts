// The tables from which the board of Graveyard is drawn, as its rules have them. Made by `python -m ghostlight.server.protocol`; do not edit.

export const ROLLS = [] as const;
export const SIZE = 6 as const;
export const BACKS = ["white", "grey", "black", "brown"] as const;
export const FRONTS = ["zombie", "skeleton", "ghost", "wisp"] as const;
export const WORTH = {"zombie": 4, "skeleton": 3, "ghost": 2, "wisp": 1} as const;
export const COPIES = {"zombie": 2, "skeleton": 2, "ghost": 2, "wisp": 3} as const;
