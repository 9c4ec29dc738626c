"""A page of sense for Town: what each option seems worth, in haunt points, and what each seat may hope for in mid-game."""

from __future__ import annotations

from math import exp

from ghostlight.core import contract
from ghostlight.core.agenda import kind_of
from ghostlight.core.bits import has, size
from ghostlight.core.chance import Chance, uniform
from ghostlight.core.compile import rule
from ghostlight.core.contract import OVER, SEATS, Hopes, Menu, Scores, Worth, leaders
from ghostlight.core.events import Events
from ghostlight.core.records import blank

from .cards import Card
from .rules.contract import actor
from .rules.ending import score, token_sets, tokens_held, worth_at_end
from .rules.fight import attack_total, bigger_die, can_attack
from .rules.ghosts import can_go, can_summon, upgrade_price
from .rules.haunt import may_mark, space_taken
from .rules.play import (
    NO_DICE,
    NO_MENU,
    SILENCE,
    Play,
    all_locked,
    could_reroll,
    discs_in,
    on_turn,
    owns,
    ready,
    ready_cards,
    room,
    stretched,
)
from .rules.rolling import STEADY, total
from .rules.turn import is_possible
from .state import (
    BLUE,
    CARDS,
    FREE,
    LEVELS,
    LOCKED,
    ORANGE,
    RED,
    SLOTS,
    SPACES,
    Action,
    Bonus,
    Do,
    Draw,
    Player,
    State,
    Step,
    World,
)

TOKEN = 1.1  # a ghost token: three of them occupy a card
NEW_COLOUR = 0.4  # more for the first of a colour
SCARE = 0.5  # a scare point, while there are few
PLENTY = 8  # scare points from which on more of them matter little
DISC = 0.3  # a disc in the supply
HELD = 0.9  # a bonus token in a slot
HAND = 3.2  # a haunt token in hand at the start of the game: the point of a better space later
EFFECT = 2.5  # what a card will do, at the start of the game
WASTE = 0.35  # each level of a section that an action leaves unused
STEP = 1.9  # a level of a section at the start of the game
UNHAUNTING = -4.0  # taking a haunt token back
WASTED = -3.0  # a bonus token or a card used for nothing; more than a hunch can be wrong by
HAZE = 1.5  # points that a hunch may be wrong by
HORIZON = 2  # turns that a search looks ahead
SURE, BOLD = 3.0, 12.0  # points ahead that make a win likely: at the end of the game, and more at its start
"""All of these are a player's judgement, in haunt points; tests/soak/test_strength.py measures what they come to."""

WORTH = Worth.dtype


# --- how things stand --------------------------------------------------------------------------------------------------


@rule
def remaining(world: World, state: State) -> float:
    """How much of the game is left, 1 to 0: until somebody's last haunt token or fifth card."""
    most = 0.0
    for seat in range(world.players):
        player = state.players[seat]
        most = max(most, 1.0 - player.haunts / world.haunts)
        most = max(most, size(player.owns) / 5.0)
    if state.ending:
        return 0.0
    return max(0.05, 1.0 - most)


@rule
def scare_worth(amount: int) -> float:
    return SCARE * min(amount, PLENTY) + 0.2 * max(0, amount - PLENTY)


@rule
def holdings(g: Play, player: Player, left: float) -> float:
    """A seat's points, and what its board, tokens and cards promise."""
    w = g.world
    worth = float(player.points) + scare_worth(player.scare) * min(1.0, 3.0 * left)
    worth += HAND * player.haunts * left + DISC * player.discs * min(1.0, 3.0 * left)
    for section in range(w.sections):
        worth += STEP * (player.level[section] - 1) * min(1.0, 0.2 + left)
    if w.master:
        return worth + 5.0 * token_sets(player) + 0.5 * tokens_held(player)
    for level in range(BLUE, LEVELS):
        if player.tokens[level] > 0:
            worth += (NEW_COLOUR + TOKEN * min(player.tokens[level], 3)) * min(1.0, 0.3 + 2.0 * left)
    for slot in range(SLOTS):
        if player.slot[slot] != FREE and player.slot[slot] != LOCKED:
            worth += HELD * min(1.0, 0.2 + 2.0 * left)
    for card in range(1, CARDS + 1):
        if has(player.owns, card):
            worth += worth_at_end(g, player, card) + EFFECT * left
    return worth


@rule
def prospects(world: World, state: State, scores: Scores, hopes: Hopes) -> None:
    """What each seat may hope for: the win when the game is over, else a share by what it holds."""
    over = actor(world, state) == OVER
    g, left = Play(world, state, NO_DICE[0], NO_MENU[0], SILENCE[0]), remaining(world, state)
    score(world, state, scores)
    best, weights = leaders(scores, world.players), 0.0
    most = -1e9
    for seat in range(SEATS):
        hopes.seats[seat] = 0.0
    for seat in range(world.players):
        hopes.seats[seat] = holdings(g, state.players[seat], left)
        most = max(most, hopes.seats[seat])
    for seat in range(world.players):
        if over:
            hopes.seats[seat] = 1.0 if has(best, seat) else 0.0
        else:
            hopes.seats[seat] = exp((hopes.seats[seat] - most) / (SURE + BOLD * left))
        weights += hopes.seats[seat]
    for seat in range(world.players):
        hopes.seats[seat] /= weights


# --- what single things are worth to the player on turn ----------------------------------------------------------------


@rule
def token(g: Play, level: int, count: int = 1) -> float:
    """Gaining so many ghost tokens of a colour."""
    count = min(count, g.state.tokens[level])
    if count <= 0:
        return 0.0
    worth = TOKEN * count + (NEW_COLOUR if on_turn(g).tokens[level] == 0 else 0.0)
    if level == ORANGE and ready(g, Card.PUMPKIN_DIVIDEND):
        worth += 2.0 * count
    if level == RED and owns(g, Card.RED_LEDGER):
        worth += 3.0 * count
    return worth


@rule
def fright(g: Play, amount: int) -> float:
    """Gaining so many scare points."""
    held = on_turn(g).scare
    worth = scare_worth(held + amount) - scare_worth(held)
    return worth + 1.0 if amount >= 2 and ready(g, Card.STANDING_OVATION) else worth


@rule
def rise(g: Play, section: int, to: int) -> float:
    """Raising a section to a level; what it stands on is worth more while it can still be used this turn."""
    gained = to - on_turn(g).level[section]
    return STEP * gained * (0.3 + remaining(g.world, g.state)) + (0.0 if has(on_turn(g).done, section) else 0.2 * gained)


@rule
def best_rise(g: Play, to: int) -> float:
    best = 0.0
    for section in range(g.world.sections):
        if on_turn(g).level[section] < to:
            best = max(best, rise(g, section, to))
    return best


@rule
def could_mark(g: Play, building: int, level: int) -> float:
    """A ghost of this level standing here: the haunt that it makes possible, if a section is strong enough."""
    me = on_turn(g)
    if not may_mark(g, building) or space_taken(g, building, level):
        return 0.0
    soon = 0.0
    for section in range(g.world.sections):
        if me.level[section] >= level and not has(me.disc, section * SPACES + Action.HAUNT):
            soon = max(soon, 0.2 if has(me.done, section) else 0.5)
    return soon * g.world.haunt_value[building, level]


@rule
def summoning(g: Play, building: int, level: int) -> float:
    worth = token(g, level, 2 if ready(g, Card.DOUBLE_TOLL) else 1) + 0.15 * level
    if ready(g, Card.WARM_WELCOME):
        worth += 1.0
    if g.state.ghosts[level] == 1 and ready(g, Card.FULL_COVEN) and on_turn(g).haunts > 0:
        worth += 0.5 * g.world.haunt_value[building, level]
    return worth


@rule
def scaring(g: Play, level: int) -> float:
    return fright(g, g.world.scare_value[level] + (1 if ready(g, Card.LOUDER_BOO) else 0))


@rule
def upgrading(g: Play, building: int, level: int) -> float:
    paid = upgrade_price(g, level)
    held = on_turn(g).scare
    worth = token(g, level + 1) + best_rise(g, level + 1) - (scare_worth(held) - scare_worth(held - paid))
    worth += could_mark(g, building, level + 1) - could_mark(g, building, level)
    return worth + 2.0 if ready(g, Card.FINISHING_SCHOOL) else worth


@rule
def arriving(g: Play, level: int, building: int, to: int) -> float:
    """A ghost that goes from one building to another: the bonus token there, and haunts made possible or lost."""
    worth = could_mark(g, to, level) - (could_mark(g, building, level) if g.state.town[building, level] == 1 else 0.0)
    if g.state.bonus[to] != FREE and not all_locked(on_turn(g)):
        worth += HELD + (token(g, level) if ready(g, Card.CURIO_COLLECTOR) else 0.0)
    if g.state.town[to, level] == 1:
        worth += 0.5  # two of a colour can summon
    return worth


@rule
def best_arrival(g: Play, building: int, level: int, anywhere: bool) -> float:
    best = -1.0
    for to in range(g.world.buildings):
        if can_go(g, building, to, anywhere):
            best = max(best, arriving(g, level, building, to))
    return best


@rule
def moving(g: Play, building: int, level: int) -> float:
    return best_arrival(g, building, level, ready(g, Card.WILL_O_WISP)) + wagering(g, level)


@rule
def aside(g: Play, level: int) -> float:
    """What a ghost brings that moves without a Move action: a wager, where any move is one for card 23 (D-49)."""
    return wagering(g, level) if g.world.any_move else 0.0


@rule
def wagering(g: Play, level: int) -> float:
    return fright(g, g.world.sides[level] // 4 + 1) if ready(g, Card.WAGER_WITH_THE_WIND) else 0.0


@rule
def chance_to_win(sides: int, other: int, more: int) -> float:
    """That a die with so many sides, and so much more, shows more than another."""
    ways = 0
    for shown in range(1, sides + 1):
        ways += min(other, max(0, shown + more - 1))
    return ways / (sides * other)


@rule
def spoils(g: Play, attacker: int, defender: int) -> float:
    worth = token(g, defender, 2 if ready(g, Card.SPOILS_OF_WAR) else 1)
    if ready(g, Card.SAVOURED_TERROR):
        worth += fright(g, defender)
    if ready(g, Card.BRAGGING_RIGHTS) and attacker != defender:
        worth += 2.0 if defender < attacker else 3.0
    return worth


@rule
def fighting(g: Play, attacker: int, defender: int) -> float:
    if g.world.master or (defender < attacker and ready(g, Card.PECKING_ORDER)):
        return spoils(g, attacker, defender)
    more = 1 if ready(g, Card.KINDRED_QUARREL) else 0
    win = chance_to_win(g.world.sides[attacker], g.world.sides[defender], more)
    worth = win * spoils(g, attacker, defender)
    return worth + fright(g, 2) if ready(g, Card.NOISY_SCUFFLE) else worth


@rule
def best_fight(g: Play, home: int, attacker: int) -> float:
    best = 0.0
    for place in range(g.world.buildings):
        for defender in range(BLUE, LEVELS):
            if can_attack(g, home, attacker, place, defender):
                best = max(best, fighting(g, attacker, defender))
    return best


@rule
def haunting(g: Play, building: int, level: int) -> float:
    left = remaining(g.world, g.state)
    worth = g.world.haunt_value[building, level] - HAND * left
    if ready(g, Card.ECHOING_HALLS):
        worth += fright(g, g.world.sides[level] // 2)
    if ready(g, Card.LESSONS_OF_THE_HOUSE):
        worth += STEP * left
    return worth + last_move(g) if on_turn(g).haunts == 1 else worth


@rule
def last_move(g: Play) -> float:
    """Bringing the end about is good for whoever is ahead."""
    ahead = 100
    for seat in range(g.world.players):
        if seat != g.state.turn:
            ahead = min(ahead, on_turn(g).points - g.state.players[seat].points)
    return 4.0 if ahead >= 0 else -3.0


@rule
def resting(g: Play, section: int) -> float:
    worth = 0.45 * size(discs_in(on_turn(g), section))
    if on_turn(g).discs <= g.world.sections:
        worth *= 2.0
    return worth + fright(g, 2) if ready(g, Card.RESTLESS_SLEEP) else worth


@rule
def doing(g: Play, action: int, building: int, level: int) -> float:
    """A possible action with a ghost of this level in this building."""
    match action:
        case Action.SUMMON:
            return summoning(g, building, level)
        case Action.SCARE:
            return scaring(g, level)
        case Action.UPGRADE:
            return upgrading(g, building, level)
        case Action.MOVE:
            return moving(g, building, level)
        case Action.FIGHT:
            return best_fight(g, building, level)
        case _:
            return UNHAUNTING if has(on_turn(g).marks, building * LEVELS + level) else haunting(g, building, level)


@rule
def acting(g: Play, action: int, reach: int) -> tuple[float, int]:
    """The best that a section of this reach can make of an action, and the level that it takes."""
    best, used = -9.0, BLUE
    for level in range(BLUE, reach + 1):
        for building in range(g.world.buildings):
            if is_possible(g, action, building, level):
                worth = doing(g, action, building, level)
                if worth > best + 1e-9:
                    best, used = worth, level
    return best, used


@rule
def using(g: Play, section: int, action: int) -> float:
    """Using a section for an action: a level that it does not need is wasted, and a disc is gone."""
    if action == Action.REST:
        return resting(g, section) - 0.4
    level = on_turn(g).level[section]
    worth, used = acting(g, action, stretched(level, ready_cards(g)))
    return worth - WASTE * max(0, level - used) - 0.1


@rule
def occupying(g: Play, card: int) -> float:
    """Three points and the effect, for three tokens."""
    left = remaining(g.world, g.state)
    worth = 3.0 + EFFECT * left + worth_at_end(g, on_turn(g), card) - 2.2 * min(1.0, 0.3 + left)
    return worth + last_move(g) if size(on_turn(g).owns) == 4 else worth


@rule
def keeping(g: Play, level: int) -> float:
    """What a ghost token is worth that one has already."""
    me = on_turn(g)
    worth = TOKEN + (NEW_COLOUR if me.tokens[level] == 1 else 0.0) - 0.05 * me.tokens[level]
    if level == RED and owns(g, Card.RED_LEDGER):
        worth += 3.0
    return worth


@rule
def holding(g: Play, kind: int) -> float:
    """What a bonus token may bring when it is used."""
    match kind:
        case Bonus.OPEN_SUMMONS:
            return 1.5
        case Bonus.GREEN_WISP:
            return token(g, 2)
        case Bonus.LOOSE_DISCS:
            return 0.4 * min(3, size(on_turn(g).disc))
        case Bonus.SMALL_FRIGHT:
            return fright(g, 2)
        case Bonus.YELLOW_WISP:
            return token(g, 3)
        case Bonus.SMALL_HAUNT:
            return 1.0
        case Bonus.NAP:
            return 1.0
        case Bonus.BLUE_WISP:
            return token(g, BLUE)
        case Bonus.DRIFT:
            return 1.2
        case Bonus.BIGGER_DIE | Bonus.SECOND_THROW | Bonus.STEADY_HAND:
            return 0.6
        case _:
            return 0.0


@rule
def spending(g: Play, kind: int) -> float:
    """Using a bonus token now: what it brings, less the disc that locks its slot."""
    worth = holding(g, kind)
    if kind == Bonus.OPEN_SUMMONS:
        worth = -1.0
        for building in range(g.world.buildings):
            for level in range(BLUE, LEVELS):
                if can_summon(g, building, level):
                    worth = max(worth, summoning(g, building, level))
    elif kind == Bonus.DRIFT:
        worth = -1.0
        for building in range(g.world.buildings):
            for level in range(BLUE, LEVELS):
                if g.state.town[building, level] > 0:
                    worth = max(worth, best_arrival(g, building, level, True))
    elif kind == Bonus.NAP:
        worth = 0.0
        for section in range(g.world.sections):
            worth = max(worth, resting(g, section))
    return worth - (0.6 if on_turn(g).discs <= g.world.sections else 0.35)


@rule
def improving(g: Play, more: float) -> float:
    """What it is worth to have another result in place of the open one, where `more` is the chance of a better one."""
    f = g.state.fight
    if g.state.roll.draw != Draw.ATTACK:
        return more
    return -1.0 if attack_total(g) > f.defence else more * spoils(g, f.attacker, f.defender)


@rule
def rerolling(g: Play, die: int) -> float:
    r, f = g.state.roll, g.state.fight
    sides = g.world.sides[r.colour[die]]
    if r.draw == Draw.ATTACK:
        more = 1 if ready(g, Card.KINDRED_QUARREL) else 0
        beats = max(0, sides + more - f.defence) / sides
        return improving(g, beats) - 0.5
    return 0.25 * (sides / 2.0 - total(g, die)) - 0.8


@rule
def steadying(g: Play, die: int) -> float:
    r, f = g.state.roll, g.state.fight
    if r.draw == Draw.ATTACK:
        return improving(g, 1.0) - 0.5 if attack_total(g) + STEADY > f.defence else -1.0
    return 0.3 if r.draw == Draw.ECHO else 0.0


@rule
def enlarging(g: Play) -> float:
    """Bonus token 6: the wins that the larger die adds, less the token and its disc."""
    f, more = g.state.fight, 1 if ready(g, Card.KINDRED_QUARREL) else 0
    sides, other = g.world.sides, g.world.sides[f.defender]
    gained = chance_to_win(sides[bigger_die(g)], other, more) - chance_to_win(sides[g.state.roll.colour[0]], other, more)
    return gained * spoils(g, f.attacker, f.defender) - 0.4


@rule
def defending(g: Play) -> float:
    """Rolling for the defender again: the spoils that the attacker then misses, and that not only oneself gains by."""
    f, attack = g.state.fight, attack_total(g)
    if attack <= f.defence:
        return -1.0
    sides = g.world.sides[f.defender]
    saved = max(0, sides + 1 - attack) / sides
    return saved * spoils(g, f.attacker, f.defender) / (g.world.players - 1) - SCARE


@rule
def using_card(g: Play, card: int) -> float:
    """Cards of the turn menu: once a turn, so mostly worth it."""
    me = on_turn(g)
    match card:
        case Card.LONG_SHADOW:
            return 4.0
        case Card.EXORCISTS_TITHE:
            return 1.2
        case Card.SECOND_WIND:
            return 0.9
        case Card.FALL_FROM_GRACE:
            return 0.3
        case Card.FEAR_FOR_HIRE:
            return 0.7 if me.scare > 3 else 0.2
        case Card.NIGHT_MARKET:
            return 0.5
        case Card.TRADING_PLACES:
            return 0.1
        case Card.PRIVATE_TUITION:
            return 0.8
        case Card.PAID_APPARITION:
            return 0.1
        case Card.TRICK_OR_TREAT:
            return 0.8
        case _:
            return 0.0


# --- what an option is worth -------------------------------------------------------------------------------------------


@rule
def worth_of(g: Play, action: int) -> float:
    """One option, by what it is and its numbers."""
    unit, f = g.state.unit, g.state.fight
    a, b, c = action >> 8 & 255, action >> 16 & 255, action >> 24 & 255
    match kind_of(action):
        case Do.USE | Do.REPEAT:
            return using(g, a, b)
        case Do.BONUS:
            return spending(g, a)
        case Do.OCCUPY:
            return occupying(g, a)
        case Do.CARD:
            return using_card(g, a)
        case Do.SUMMON:
            return summoning(g, a, b)
        case Do.COUPLE:
            return 0.5 * (summoning(g, a, b) + summoning(g, a, c)) - 0.1
        case Do.SCARE:
            return scaring(g, a)
        case Do.SCARE_AT:
            return scaring(g, b) + max(0.0, best_arrival(g, a, b, True))
        case Do.UPGRADE:
            return upgrading(g, a, b)
        case Do.RAISE:
            return rise(g, a, unit.raise_to)
        case Do.LESSON | Do.TUITION:
            return rise(g, a, on_turn(g).level[a] + 1) - (0.0 if kind_of(action) == Do.LESSON else 0.3 * on_turn(g).level[a])
        case Do.GHOST:
            return best_arrival(g, a, b, unit.step == Step.DRIFTING or ready(g, Card.WILL_O_WISP))
        case Do.TO:
            return arriving(g, unit.colour, unit.building, a)
        case Do.RUN:
            return arriving(g, unit.colour, unit.building, a) + aside(g, unit.colour)
        case Do.LAP:
            return arriving(g, f.attacker, f.home, a) + aside(g, f.attacker)
        case Do.DISCARD:
            return -holding(g, a)
        case Do.WAGER:
            sides = g.world.sides[unit.colour]
            return fright(g, a) * (sides + 1 - a) / sides + SCARE * (a - 1) / sides
        case Do.ATTACK:
            return best_fight(g, a, b)
        case Do.AGAINST:
            return fighting(g, f.attacker, a)
        case Do.AGAINST_AT:
            return fighting(g, f.attacker, b)
        case Do.NEXT:
            return 0.2 + fighting(g, f.attacker, a)
        case Do.BIGGER_DIE:
            return enlarging(g)
        case Do.DEFEND_AGAIN:
            return defending(g)
        case Do.REROLL:
            return rerolling(g, a)
        case Do.RETHROW:
            return rerolling(g, a) + 0.1
        case Do.STEADY:
            return steadying(g, a)
        case Do.SCUFFLE:
            return fright(g, f.gap) - 0.8
        case Do.HAUNT | Do.SHADOW | Do.FREE:
            return haunting(g, a, b)
        case Do.UNHAUNT:
            return UNHAUNTING
        case Do.ECHO | Do.REUNION:
            return 1.0
        case _:
            return worth_of_trade(g, action)


@rule
def worth_of_trade(g: Play, action: int) -> float:
    """One option of those that only shift discs, tokens, levels and ghosts about."""
    s, unit = g.state, g.state.unit
    a, b, c, d = action >> 8 & 255, action >> 16 & 255, action >> 24 & 255, action >> 32 & 255
    match kind_of(action):
        case Do.NAP:
            return resting(g, a)
        case Do.BLUE:
            return 0.3 * min(3, room(g, a)) + could_mark(g, a, BLUE)
        case Do.PAY:
            third = keeping(g, c) if c else 0.0
            return -keeping(g, a) - keeping(g, b) - third
        case Do.DISC:
            return 0.2 + 0.05 * on_turn(g).level[a]
        case Do.POINTS:
            return 2.0 if g.world.players == 2 else 1.0
        case Do.CLEAR | Do.CLEAR_TWO:
            rival = s.players[unit.rival]
            freed = size(discs_in(rival, a)) + (size(discs_in(rival, b)) if kind_of(action) == Do.CLEAR_TWO else 0)
            return 0.4 * freed
        case Do.GIFT | Do.HIRE:
            return token(g, a) - (0.0 if kind_of(action) == Do.GIFT else SCARE * a)
        case Do.TITHE:
            return token(g, b) - could_mark(g, a, b)
        case Do.WIND:
            return 0.4 * min(2, size(discs_in(on_turn(g), a)))
        case Do.TAKE:
            return 0.1 * on_turn(g).level[a] + (0.0 if has(on_turn(g).done, a) else 0.3)
        case Do.FALL:
            return token(g, on_turn(g).level[a] - 1, 2) - rise(g, a, on_turn(g).level[a] + 1)
        case Do.TRADE_DOWN:
            return token(g, a - 1, 2) - keeping(g, a)
        case Do.TRADE_UP:
            return token(g, a + 1) - 2.0 * keeping(g, a) + 0.6
        case Do.SWAP:
            gained = could_mark(g, c, b) + could_mark(g, a, d)
            return gained - could_mark(g, a, b) - could_mark(g, c, d)
        case Do.APPARITION:
            return could_mark(g, a, b) - keeping(g, b)
        case Do.ROLLER:
            return -0.2 * s.players[a].scare if could_reroll(g, a) else 0.0
        case Do.WASTE | Do.WASTE_CARD:
            return WASTED
        case _:
            return 0.0


@rule
def appraise(world: World, state: State, menu: Menu, worth: Worth) -> None:
    g = Play(world, state, NO_DICE[0], menu, SILENCE[0])
    for k in range(menu.count):
        worth.options[k] = worth_of(g, menu.actions[k])


# --- playing on --------------------------------------------------------------------------------------------------------


@rule
def hunch(world: World, state: State, menu: Menu, chance: Chance) -> int:
    """What seems worth most, seen with a little haze: playouts should not all go the same way."""
    worth = blank(WORTH)
    contract.legal(world, state, menu)
    contract.appraise(world, state, menu, worth)
    best, most = 0, -1e9
    for k in range(menu.count):
        hoped = worth.options[k] + HAZE * uniform(chance, 1024) / 1024
        if hoped > most:
            best, most = menu.actions[k], hoped
    return best


@rule
def play_on(world: World, state: State, menu: Menu, chance: Chance, thought: Chance, events: Events) -> int:
    """By hunches to the end of a turn not far off: what comes later, a look at the board tells as well."""
    decisions, turns, mover = 0, 0, state.turn
    while turns < HORIZON and actor(world, state) != OVER:
        contract.step(world, state, contract.hunch(world, state, menu, thought), chance, events)
        decisions += 1
        if state.turn != mover:
            mover = state.turn
            turns += 1
    return decisions
