// The tables from which the board of Town is drawn, as its rules have them. Made by `python -m ghostlight.server.protocol`; do not edit.

export const ROLLS = ["attack", "defence", "echo", "wager", "couple"] as const;
export const COLOURS = ["B", "G", "Y", "O", "R"] as const;
export const SPACES = ["summon", "scare", "upgrade", "move", "fight", "haunt"] as const;
export const USES = ["summon", "scare", "upgrade", "move", "fight", "haunt", "rest"] as const;
export const SECTIONS = ["S1", "S2", "S3", "S4"] as const;
export const SLOTS = 3 as const;
export const BUILDINGS = [{"name": "SC", "row": 1, "column": 1, "near": ["CH", "TH"]}, {"name": "CH", "row": 1, "column": 2, "near": ["SC", "HO", "PO"]}, {"name": "HO", "row": 1, "column": 3, "near": ["CH", "CI"]}, {"name": "TH", "row": 2, "column": 1, "near": ["SC", "PO"]}, {"name": "PO", "row": 2, "column": 2, "near": ["CH", "TH", "CI"]}, {"name": "CI", "row": 2, "column": 3, "near": ["HO", "PO"]}] as const;
export const SCARE_VALUES = [1, 2, 3, 4, 5] as const;
export const HAUNT_VALUES = [2, 4, 6, 8, 10] as const;
export const UPGRADE_COSTS = [2, 3, 4, 5] as const;
export const DICE = [4, 6, 8, 10, 12] as const;
export const BONUS = {"open_summons": 1, "green_wisp": 2, "loose_discs": 3, "small_fright": 4, "yellow_wisp": 5, "bigger_die": 6, "small_haunt": 7, "second_throw": 8, "nap": 9, "blue_wisp": 10, "steady_hand": 11, "drift": 12} as const;
export const BONUS_CLAUSES = {"1": "T-151", "2": "T-152", "3": "T-153", "4": "T-154", "5": "T-155", "6": "T-156", "7": "T-157", "8": "T-158", "9": "T-159", "10": "T-160", "11": "T-161", "12": "T-162"} as const;
export const WISPS = {"10": 1, "2": 2, "5": 3} as const;
export const CARD_CLAUSES = {"1": "T-201", "2": "T-202", "3": "T-203", "4": "T-204", "5": "T-205", "6": "T-206", "7": "T-207", "8": "T-208", "9": "T-209", "10": "T-210", "11": "T-211", "12": "T-212", "13": "T-213", "14": "T-214", "15": "T-215", "16": "T-216", "17": "T-217", "18": "T-218", "19": "T-219", "20": "T-220", "21": "T-221", "22": "T-222", "23": "T-223", "24": "T-224", "25": "T-225", "26": "T-226", "27": "T-227", "28": "T-228", "29": "T-229", "30": "T-230", "31": "T-231", "32": "T-232", "33": "T-233", "34": "T-234", "35": "T-235", "36": "T-236", "37": "T-237", "38": "T-238", "39": "T-239", "40": "T-240", "41": "T-241", "42": "T-242", "43": "T-243", "44": "T-244", "45": "T-245", "46": "T-246", "47": "T-247", "48": "T-248", "49": "T-249", "50": "T-250", "51": "T-251", "52": "T-252"} as const;
export const USE_CLAUSES = {"summon": "T-060", "scare": "T-070", "upgrade": "T-080", "move": "T-090", "fight": "T-100", "haunt": "T-110", "rest": "T-120"} as const;
export const MASTER_FIGHT_CLAUSE = "T-343" as const;
export const LEVEL_CLAUSE = "T-035" as const;
