"""The 52 action cards as data (T-201 to T-252): name, kind, symbol, cost, where a card does its work; and the named sets."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from .state import CARDS, Action


class Card(IntEnum):
    """The cards by their numbers."""

    (
        LONG_SHADOW,
        WILL_O_WISP,
        BRAGGING_RIGHTS,
        BORROWED_FORM,
        KINDRED_QUARREL,
        EXORCISTS_TITHE,
        SECOND_WIND,
        FALL_FROM_GRACE,
        DOUBLE_TOLL,
        CURIO_COLLECTOR,
        SAVOURED_TERROR,
        PAINTED_GALLERY,
        CHEAP_MAKEOVER,
        OLD_HABITS,
        TANDEM_DRIFT,
        LOADED_BONES,
        VICTORY_LAP,
        ECHOING_HALLS,
        RESTLESS_SLEEP,
        BARROOM_BRAWL,
        HOARDED_SCREAMS,
        SOLID_FOUNDATIONS,
        WAGER_WITH_THE_WIND,
        FAMILY_REUNION,
        PECKING_ORDER,
        PAIRED_CANDLES,
        RED_LEDGER,
        SPOILS_OF_WAR,
        FINISHING_SCHOOL,
        FEAR_FOR_HIRE,
        HELD_IN_RESERVE,
        WARM_WELCOME,
        NIGHT_MARKET,
        FULL_COVEN,
        ACROSS_THE_ROOFTOPS,
        NOISY_SCUFFLE,
        STANDING_OVATION,
        HIT_AND_RUN,
        TRADING_PLACES,
        FULL_SPECTRUM,
        COMPOUND_DREAD,
        PUMPKIN_DIVIDEND,
        GREY_VEIL,
        HOUSEWARMING_GIFT,
        ODD_COUPLE,
        CHANGE_OF_HEART,
        REGULARS_DISCOUNT,
        PRIVATE_TUITION,
        LESSONS_OF_THE_HOUSE,
        PAID_APPARITION,
        LOUDER_BOO,
        TRICK_OR_TREAT,
    ) = range(1, CARDS + 1)


class Kind(IntEnum):
    """T-183."""

    AFTER, ANYTIME, ONCE, END = range(4)


class Where(IntEnum):
    """Where a card does its work: inside an action, at the turn menu, all the time, in a roll, in the final scoring."""

    ACTION, MENU, PASSIVE, ROLL, END = range(5)


class Row(NamedTuple):
    kind: Kind
    symbol: Action | None
    grey: bool
    where: Where


_A, _M, _P, _R, _E = Where.ACTION, Where.MENU, Where.PASSIVE, Where.ROLL, Where.END

TABLE: dict[Card, Row] = {
    Card.LONG_SHADOW: Row(Kind.ONCE, Action.HAUNT, False, _A),
    Card.WILL_O_WISP: Row(Kind.AFTER, Action.MOVE, False, _A),
    Card.BRAGGING_RIGHTS: Row(Kind.AFTER, Action.FIGHT, False, _A),
    Card.BORROWED_FORM: Row(Kind.ONCE, None, False, _A),
    Card.KINDRED_QUARREL: Row(Kind.AFTER, Action.FIGHT, True, _A),
    Card.EXORCISTS_TITHE: Row(Kind.ONCE, None, False, _M),
    Card.SECOND_WIND: Row(Kind.ONCE, None, True, _M),
    Card.FALL_FROM_GRACE: Row(Kind.ONCE, None, True, _M),
    Card.DOUBLE_TOLL: Row(Kind.AFTER, Action.SUMMON, False, _A),
    Card.CURIO_COLLECTOR: Row(Kind.ANYTIME, None, True, _P),
    Card.SAVOURED_TERROR: Row(Kind.AFTER, Action.FIGHT, True, _A),
    Card.PAINTED_GALLERY: Row(Kind.END, None, False, _E),
    Card.CHEAP_MAKEOVER: Row(Kind.AFTER, Action.UPGRADE, False, _A),
    Card.OLD_HABITS: Row(Kind.ONCE, None, False, _A),
    Card.TANDEM_DRIFT: Row(Kind.AFTER, Action.MOVE, True, _A),
    Card.LOADED_BONES: Row(Kind.ANYTIME, None, True, _R),
    Card.VICTORY_LAP: Row(Kind.AFTER, Action.FIGHT, True, _A),
    Card.ECHOING_HALLS: Row(Kind.AFTER, Action.HAUNT, True, _A),
    Card.RESTLESS_SLEEP: Row(Kind.AFTER, Action.REST, True, _A),
    Card.BARROOM_BRAWL: Row(Kind.ONCE, Action.FIGHT, False, _A),
    Card.HOARDED_SCREAMS: Row(Kind.END, None, False, _E),
    Card.SOLID_FOUNDATIONS: Row(Kind.END, None, False, _E),
    Card.WAGER_WITH_THE_WIND: Row(Kind.AFTER, Action.MOVE, True, _A),
    Card.FAMILY_REUNION: Row(Kind.ONCE, Action.MOVE, False, _A),
    Card.PECKING_ORDER: Row(Kind.AFTER, Action.FIGHT, False, _A),
    Card.PAIRED_CANDLES: Row(Kind.END, None, False, _E),
    Card.RED_LEDGER: Row(Kind.END, None, False, _E),
    Card.SPOILS_OF_WAR: Row(Kind.AFTER, Action.FIGHT, False, _A),
    Card.FINISHING_SCHOOL: Row(Kind.AFTER, Action.UPGRADE, False, _A),
    Card.FEAR_FOR_HIRE: Row(Kind.ONCE, None, True, _M),
    Card.HELD_IN_RESERVE: Row(Kind.END, None, False, _E),
    Card.WARM_WELCOME: Row(Kind.AFTER, Action.SUMMON, True, _A),
    Card.NIGHT_MARKET: Row(Kind.ONCE, None, True, _M),
    Card.FULL_COVEN: Row(Kind.AFTER, Action.SUMMON, False, _A),
    Card.ACROSS_THE_ROOFTOPS: Row(Kind.AFTER, Action.FIGHT, True, _A),
    Card.NOISY_SCUFFLE: Row(Kind.ONCE, Action.FIGHT, True, _A),
    Card.STANDING_OVATION: Row(Kind.ANYTIME, None, True, _P),
    Card.HIT_AND_RUN: Row(Kind.ONCE, Action.SCARE, True, _A),
    Card.TRADING_PLACES: Row(Kind.ONCE, None, True, _M),
    Card.FULL_SPECTRUM: Row(Kind.END, None, False, _E),
    Card.COMPOUND_DREAD: Row(Kind.END, None, False, _E),
    Card.PUMPKIN_DIVIDEND: Row(Kind.ANYTIME, None, False, _P),
    Card.GREY_VEIL: Row(Kind.ANYTIME, None, True, _P),
    Card.HOUSEWARMING_GIFT: Row(Kind.ANYTIME, None, False, _P),
    Card.ODD_COUPLE: Row(Kind.AFTER, Action.SUMMON, True, _A),
    Card.CHANGE_OF_HEART: Row(Kind.AFTER, Action.HAUNT, True, _A),
    Card.REGULARS_DISCOUNT: Row(Kind.ANYTIME, None, True, _P),
    Card.PRIVATE_TUITION: Row(Kind.ONCE, None, True, _M),
    Card.LESSONS_OF_THE_HOUSE: Row(Kind.AFTER, Action.HAUNT, False, _A),
    Card.PAID_APPARITION: Row(Kind.ONCE, None, False, _M),
    Card.LOUDER_BOO: Row(Kind.AFTER, Action.SCARE, True, _A),
    Card.TRICK_OR_TREAT: Row(Kind.ONCE, None, True, _M),
}

SETS: dict[str, tuple[int, ...]] = {  # T-360
    "friendly": (7, 12, 16, 27, 28, 29, 37, 51),
    "longisland": (1, 4, 6, 15, 22, 23, 31, 46),
    "chains": (3, 11, 20, 24, 26, 32, 34, 45),
    "brownlady": (12, 18, 19, 21, 23, 30, 51, 52),
    "mirror": (3, 8, 13, 29, 33, 40, 41, 42),
}
