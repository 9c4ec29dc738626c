// The tables from which the board of Keyhole is drawn, as its rules have them. Made by `python -m ghostlight.server.protocol`; do not edit.

export const ROLLS = ["die"] as const;
export const UNIT = 64 as const;
export const GRID = 6 as const;
export const PLACES = 32 as const;
export const SPOTS = 16 as const;
export const YAWS = 64 as const;
export const FACES = 6 as const;
export const LEANS = 5 as const;
export const SIDES = ["S", "W", "N", "E"] as const;
export const SIZES = ["S", "M", "L"] as const;
export const PIECES = ["mirror", "piano", "armchair", "desk", "trolley", "dresser"] as const;
export const BOXES = {"mirror": [{"name": "foot", "centre": [0, 0, 4], "half": [24, 8, 4]}, {"name": "panel", "centre": [0, 0, 50], "half": [24, 3, 42]}, {"name": "crest", "centre": [0, 0, 94], "half": [24, 8, 2]}], "piano": [{"name": "body", "centre": [0, -10, 44], "half": [58, 16, 44]}, {"name": "keys", "centre": [0, 16, 46], "half": [58, 10, 6]}, {"name": "leg", "centre": [-54, 16, 20], "half": [4, 10, 20]}, {"name": "leg", "centre": [54, 16, 20], "half": [4, 10, 20]}], "armchair": [{"name": "seat", "centre": [0, 0, 16], "half": [34, 30, 8]}, {"name": "back", "centre": [0, -24, 48], "half": [34, 6, 24]}, {"name": "arm", "centre": [-29, 6, 32], "half": [5, 24, 8]}, {"name": "arm", "centre": [29, 6, 32], "half": [5, 24, 8]}, {"name": "leg", "centre": [-30, -26, 4], "half": [4, 4, 4]}, {"name": "leg", "centre": [-30, 26, 4], "half": [4, 4, 4]}, {"name": "leg", "centre": [30, -26, 4], "half": [4, 4, 4]}, {"name": "leg", "centre": [30, 26, 4], "half": [4, 4, 4]}], "desk": [{"name": "top", "centre": [0, 0, 61], "half": [56, 28, 3]}, {"name": "pedestal", "centre": [-40, 0, 29], "half": [16, 28, 29]}, {"name": "pedestal", "centre": [40, 0, 29], "half": [16, 28, 29]}, {"name": "modesty panel", "centre": [0, -26, 29], "half": [24, 2, 29]}], "trolley": [{"name": "low shelf", "centre": [0, 0, 8], "half": [32, 22, 2]}, {"name": "high shelf", "centre": [0, 0, 56], "half": [32, 22, 2]}, {"name": "foot", "centre": [-30, -20, 3], "half": [2, 2, 3]}, {"name": "foot", "centre": [-30, 20, 3], "half": [2, 2, 3]}, {"name": "foot", "centre": [30, -20, 3], "half": [2, 2, 3]}, {"name": "foot", "centre": [30, 20, 3], "half": [2, 2, 3]}, {"name": "rod", "centre": [-30, -20, 32], "half": [2, 2, 22]}, {"name": "rod", "centre": [-30, 20, 32], "half": [2, 2, 22]}, {"name": "rod", "centre": [30, -20, 32], "half": [2, 2, 22]}, {"name": "rod", "centre": [30, 20, 32], "half": [2, 2, 22]}], "dresser": [{"name": "leg", "centre": [-34, -18, 3], "half": [2, 2, 3]}, {"name": "leg", "centre": [-34, 18, 3], "half": [2, 2, 3]}, {"name": "leg", "centre": [34, -18, 3], "half": [2, 2, 3]}, {"name": "leg", "centre": [34, 18, 3], "half": [2, 2, 3]}, {"name": "base board", "centre": [0, 0, 8], "half": [36, 20, 2]}, {"name": "side", "centre": [-34, 0, 29], "half": [2, 20, 19]}, {"name": "side", "centre": [34, 0, 29], "half": [2, 20, 19]}, {"name": "back", "centre": [0, -18, 29], "half": [32, 2, 19]}, {"name": "drawers", "centre": [0, 0, 58], "half": [36, 20, 10]}]} as const;
export const GLASS = {"x": [-20, 20], "y": 3, "z": [12, 88]} as const;
export const FACE_MAPS = [[[1, 0, 0], [0, 1, 0], [0, 0, 1]], [[1, 0, 0], [0, 0, -1], [0, 1, 0]], [[-1, 0, 0], [0, 1, 0], [0, 0, -1]], [[1, 0, 0], [0, 0, 1], [0, -1, 0]], [[0, 0, -1], [0, 1, 0], [1, 0, 0]], [[0, 0, 1], [0, 1, 0], [-1, 0, 0]]] as const;
export const GHOSTS = {"S": {"radius": 10, "height": 32}, "M": {"radius": 16, "height": 52}, "L": {"radius": 24, "height": 76}} as const;
export const SPOT_RANGES = {"S": {"upright": [3, 13], "along": [4, 12], "across": [3, 13]}, "M": {"upright": [4, 12], "along": [7, 9], "across": [4, 12]}, "L": {"upright": [6, 10], "along": [6, 10], "across": [6, 10]}} as const;
export const WORTH = {"S": {"crossed": 1, "hall": 1}, "M": {"crossed": 3, "hall": 1}, "L": {"crossed": 5, "hall": 2}} as const;
export const DOORS = {"S": {"first": [0.5, 0.0], "inward": [0, 1], "right": [1, 0]}, "E": {"first": [6.0, 0.5], "inward": [-1, 0], "right": [0, 1]}, "N": {"first": [5.5, 6.0], "inward": [0, -1], "right": [-1, 0]}, "W": {"first": [0.0, 5.5], "inward": [1, 0], "right": [0, -1]}} as const;
export const EYE = {"back": 0.5, "high": 0.75} as const;
export const APERTURE = {"disc": {"z": 48, "radius": 16}, "slot": {"top": [40, 6], "bottom": [16, 12]}} as const;
