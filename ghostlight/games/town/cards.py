"""The 52 action cards (T-201 to T-252), each in one row: what it is, where its rule and its sense are; and the named sets.

A card's texts are in `ghostlight/locales/*/town.ftl` under its number (`town-card`, `town-card-text`), its scenarios cite its
clause. docs/cards.md lists all of that; tests/test_completeness.py fails when a row is wrong or something is missing.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from .state import Action


class Kind(IntEnum):
    """T-183."""

    AFTER, ANYTIME, ONCE, END = range(4)


class Where(IntEnum):
    """Where a card does its work: inside an action, at the turn menu, all the time, in a roll, in the final scoring."""

    ACTION, MENU, PASSIVE, ROLL, END = range(5)


class Row(NamedTuple):
    """A card as it is written down below."""

    number: int
    kind: Kind
    symbol: Action | None  # the action shown on it
    grey: bool  # whether any ghost tokens pay for it (T-172); a coloured card costs different ones
    where: Where
    rules: str  # the functions in rules/ that mention it, by file; those that all cards of its kind share are left out
    verbs: str  # what players can choose only through it
    sense: str  # the functions in sense.py that look at it; `none:` and why, where none does


AFTER, ANYTIME, ONCE, END = Kind
IN_ACTION, AT_MENU, ALWAYS, IN_ROLL, AT_END = Where
SUMMON, SCARE, UPGRADE, MOVE, FIGHT, HAUNT, REST = Action
GREY, COLOURED = True, False


class Card(IntEnum):
    """The cards by their numbers."""

    kind: Kind
    symbol: Action | None
    grey: bool
    where: Where
    rules: str
    verbs: str
    sense: str

    def __new__(
        cls, number: int, kind: Kind, symbol: Action | None, grey: bool, where: Where, rules: str, verbs: str, sense: str
    ) -> Card:
        card = int.__new__(cls, number)
        card._value_ = number
        card.kind, card.symbol, card.grey, card.where = kind, symbol, grey, where
        card.rules, card.verbs, card.sense = rules, verbs, sense
        return card

    @property
    def clause(self) -> str:
        return f"T-{200 + self}"

    # fmt: off
    LONG_SHADOW = Row(1, ONCE, HAUNT, COLOURED, IN_ACTION,
        "haunt: has_shadow can_shadow which_haunt haunt_by_shadow which_extra_haunt; menu_cards: is_free",
        "shadow", "using_card worth_of")
    WILL_O_WISP = Row(2, AFTER, MOVE, COLOURED, IN_ACTION, "ghosts: goes_anywhere can_move move", "", "moving worth_of")
    BRAGGING_RIGHTS = Row(3, AFTER, FIGHT, COLOURED, IN_ACTION, "fight: brag", "", "spoils")
    BORROWED_FORM = Row(4, ONCE, None, COLOURED, IN_ACTION,
        "play: stretched command", "", "none: `stretched`, which sense asks, knows it")
    KINDRED_QUARREL = Row(5, AFTER, FIGHT, GREY, IN_ACTION,
        "fight: can_attack attack_total compare", "", "fighting rerolling enlarging")
    EXORCISTS_TITHE = Row(6, ONCE, None, COLOURED, AT_MENU,
        "menu_cards: which_tithe tithe give", "tithe", "using_card worth_of_trade")
    SECOND_WIND = Row(7, ONCE, None, GREY, AT_MENU,
        "menu_cards: is_free which_wind wind; tokens: ask_back which_disc_back take_disc",
        "wind take", "using_card worth_of_trade")
    FALL_FROM_GRACE = Row(8, ONCE, None, GREY, AT_MENU, "menu_cards: which_fall fall", "fall", "using_card worth_of_trade")
    DOUBLE_TOLL = Row(9, AFTER, SUMMON, COLOURED, IN_ACTION, "ghosts: summon", "", "summoning")
    CURIO_COLLECTOR = Row(10, ANYTIME, None, GREY, ALWAYS, "bonus: enter collect; menu_cards: trick_or_treat", "", "arriving")
    SAVOURED_TERROR = Row(11, AFTER, FIGHT, GREY, IN_ACTION, "fight: reward", "", "spoils")
    PAINTED_GALLERY = Row(12, END, None, COLOURED, AT_END, "ending: painted_gallery", "", "holdings occupying")
    CHEAP_MAKEOVER = Row(13, AFTER, UPGRADE, COLOURED, IN_ACTION,
        "ghosts: made_cheaper upgrade", "", "none: `upgrade_price`, which sense asks, knows it")
    OLD_HABITS = Row(14, ONCE, None, COLOURED, IN_ACTION,
        "turn: offer_sections offer_action repeat_section", "repeat", "worth_of")
    TANDEM_DRIFT = Row(15, AFTER, MOVE, GREY, IN_ACTION,
        "ghosts: choose_ghost move", "", "none: the second ghost is weighed like the first")
    LOADED_BONES = Row(16, ANYTIME, None, GREY, IN_ROLL,
        "fight: whether_defend_again defend_again; play: could_reroll; rolling: whether_improve reroll",
        "reroll defend-again", "worth_of")
    VICTORY_LAP = Row(17, AFTER, FIGHT, GREY, IN_ACTION, "fight: which_lap lap", "lap", "worth_of")
    ECHOING_HALLS = Row(18, AFTER, HAUNT, GREY, IN_ACTION, "haunt: whether_echo echo settle_echo", "echo", "haunting worth_of")
    RESTLESS_SLEEP = Row(19, AFTER, REST, GREY, IN_ACTION, "rest: rest_pays rest", "", "resting")
    BARROOM_BRAWL = Row(20, ONCE, FIGHT, COLOURED, IN_ACTION, "fight: challenge which_next next_fight", "next", "worth_of")
    HOARDED_SCREAMS = Row(21, END, None, COLOURED, AT_END, "ending: hoarded_screams", "", "holdings occupying")
    SOLID_FOUNDATIONS = Row(22, END, None, COLOURED, AT_END, "ending: solid_foundations foundation", "", "holdings occupying")
    WAGER_WITH_THE_WIND = Row(23, AFTER, MOVE, GREY, IN_ACTION,
        "ghosts: after_move which_wager wager settle_wager", "wager", "wagering worth_of")
    FAMILY_REUNION = Row(24, ONCE, MOVE, COLOURED, IN_ACTION, "ghosts: move whether_reunion reunion", "reunion", "worth_of")
    PECKING_ORDER = Row(25, AFTER, FIGHT, COLOURED, IN_ACTION, "fight: fight", "", "fighting")
    PAIRED_CANDLES = Row(26, END, None, COLOURED, AT_END, "ending: paired_candles", "", "holdings occupying")
    RED_LEDGER = Row(27, END, None, COLOURED, AT_END, "ending: red_ledger", "", "holdings token occupying keeping")
    SPOILS_OF_WAR = Row(28, AFTER, FIGHT, COLOURED, IN_ACTION, "fight: reward", "", "spoils")
    FINISHING_SCHOOL = Row(29, AFTER, UPGRADE, COLOURED, IN_ACTION, "ghosts: finish_school", "", "upgrading")
    FEAR_FOR_HIRE = Row(30, ONCE, None, GREY, AT_MENU, "menu_cards: which_hire hire", "hire", "using_card worth_of_trade")
    HELD_IN_RESERVE = Row(31, END, None, COLOURED, AT_END, "ending: held_in_reserve", "", "holdings occupying")
    WARM_WELCOME = Row(32, AFTER, SUMMON, GREY, IN_ACTION, "ghosts: welcome", "", "summoning")
    NIGHT_MARKET = Row(33, ONCE, None, GREY, AT_MENU,
        "menu_cards: which_trade trade_down trade_up", "trade-down trade-up", "using_card worth_of_trade")
    FULL_COVEN = Row(34, AFTER, SUMMON, COLOURED, IN_ACTION,
        "ghosts: summon; haunt: which_free_haunt free_haunt", "free", "summoning worth_of")
    ACROSS_THE_ROOFTOPS = Row(35, AFTER, FIGHT, GREY, IN_ACTION,
        "fight: can_attack can_fight which_defender against_at fight which_next", "against-at", "worth_of")
    NOISY_SCUFFLE = Row(36, ONCE, FIGHT, GREY, IN_ACTION, "fight: whether_scuffle scuffle", "scuffle", "fighting worth_of")
    STANDING_OVATION = Row(37, ANYTIME, None, GREY, ALWAYS, "play: applaud; turn: end_unit", "", "fright")
    HIT_AND_RUN = Row(38, ONCE, SCARE, GREY, IN_ACTION,
        "ghosts: which_scare scare_at which_run run", "scare-at run", "worth_of")
    TRADING_PLACES = Row(39, ONCE, None, GREY, AT_MENU,
        "menu_cards: is_free which_swap swap", "swap", "using_card worth_of_trade")
    FULL_SPECTRUM = Row(40, END, None, COLOURED, AT_END, "ending: full_spectrum", "", "holdings occupying")
    COMPOUND_DREAD = Row(
        41, END, None, COLOURED, AT_END, "ending: final_scoring", "", "none: a tenth of all points, whatever is chosen")
    PUMPKIN_DIVIDEND = Row(42, ANYTIME, None, COLOURED, ALWAYS, "play: gain_tokens", "", "token")
    GREY_VEIL = Row(43, ANYTIME, None, GREY, ALWAYS, "occupy: in_any_colours", "", "none: what a card costs shows in the menu")
    HOUSEWARMING_GIFT = Row(44, ANYTIME, None, COLOURED, ALWAYS, "occupy: which_gift gift", "gift", "worth_of_trade")
    ODD_COUPLE = Row(45, AFTER, SUMMON, GREY, IN_ACTION,
        "ghosts: can_couple which_summon couple summon_pair", "couple", "worth_of")
    CHANGE_OF_HEART = Row(46, AFTER, HAUNT, GREY, IN_ACTION,
        "haunt: can_unhaunt which_haunt unhaunt; turn: least_level", "unhaunt", "worth_of")
    REGULARS_DISCOUNT = Row(47, ANYTIME, None, GREY, ALWAYS,
        "occupy: tokens_needed", "", "none: what a card costs shows in the menu")
    PRIVATE_TUITION = Row(48, ONCE, None, GREY, AT_MENU, "menu_cards: which_tuition tuition", "tuition", "using_card worth_of")
    LESSONS_OF_THE_HOUSE = Row(49, AFTER, HAUNT, COLOURED, IN_ACTION,
        "haunt: which_lesson lesson", "lesson", "haunting worth_of")
    PAID_APPARITION = Row(50, ONCE, None, COLOURED, AT_MENU,
        "menu_cards: which_apparition apparition", "apparition", "using_card worth_of_trade")
    LOUDER_BOO = Row(51, AFTER, SCARE, GREY, IN_ACTION, "ghosts: scare", "", "scaring")
    TRICK_OR_TREAT = Row(52, ONCE, None, GREY, AT_MENU, "menu_cards: is_free trick_or_treat", "", "using_card")
    # fmt: on


BY_NUMBER: dict[int, Card] = {int(card): card for card in Card}

SETS: dict[str, tuple[int, ...]] = {  # T-360
    "friendly": (7, 12, 16, 27, 28, 29, 37, 51),
    "longisland": (1, 4, 6, 15, 22, 23, 31, 46),
    "chains": (3, 11, 20, 24, 26, 32, 34, 45),
    "brownlady": (12, 18, 19, 21, 23, 30, 51, 52),
    "mirror": (3, 8, 13, 29, 33, 40, 41, 42),
}
