// The games as their posters and the credits show them, whether or not a server plays them. Made by `python -m ghostlight.server.protocol`; do not edit.

/** `after` is the published game, and whose it is are its authors. */
export interface Bill {
  name: string;
  players: [number, number];
  minutes: [number, number];
  after: string;
  authors: string[];
}

export const BILLS: readonly Bill[] = [
  {"name": "graveyard", "players": [2, 4], "minutes": [10, 20], "after": "Halloween", "authors": ["Néstor Romeral Andrés"]},
  {"name": "town", "players": [2, 4], "minutes": [45, 90], "after": "Halloween", "authors": ["Angelo De Maio"]},
  {"name": "keyhole", "players": [2, 4], "minutes": [20, 40], "after": "Run, Ghost, Run!", "authors": ["Phil Vizcarro", "Amine Mohamed Rahmani"]},
  {"name": "museum", "players": [2, 5], "minutes": [30, 90], "after": "Museo de la Cultura Mexica", "authors": ["Aldo Iram Juárez", "Luciana Christiansen"]},
];
