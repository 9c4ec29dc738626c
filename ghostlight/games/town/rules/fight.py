"""Fight (T-100 to T-107, T-270 to T-275): attackers, defenders, dice, spoils, and the brawl of card 20."""

from __future__ import annotations

from ghostlight.core.chance import roll
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..cards import Card
from ..state import BLUE, LEVELS, RED, Ask, Bonus, Do, Draw, Event
from .bonus import enter
from .ghosts import after_move, offer_anywhere
from .play import (
    DEEDS,
    QUESTIONS,
    Play,
    apply,
    can_spend,
    choose_card,
    command,
    could_reroll,
    gain_points,
    gain_scare,
    gain_tokens,
    offer,
    pay_scare_of,
    reach,
    ready,
    relocate,
    scare_left,
    spend,
    take_ghost,
    then,
)
from .rolling import total


@rule
def can_attack(g: Play, home: int, attacker: int, place: int, defender: int) -> bool:
    """T-100 whom a ghost may fight; T-205 and T-235 widen it, T-343 narrows it."""
    others = g.state.town[place, defender]
    if defender == attacker:
        if not ready(g, Card.KINDRED_QUARREL):
            return False
        if place == home:
            others -= 1  # the attacker itself
    if others <= 0:
        return False
    if g.world.master:
        return place == home and defender < attacker  # T-343, D-70
    return place == home or ready(g, Card.ACROSS_THE_ROOFTOPS)


@rule
def can_fight(g: Play, home: int, attacker: int) -> bool:
    """T-100: whether this ghost finds somebody to fight."""
    if g.state.town[home, attacker] == 0:
        return False
    for place in range(g.world.buildings):
        if place == home or ready(g, Card.ACROSS_THE_ROOFTOPS):
            for defender in range(BLUE, LEVELS):
                if can_attack(g, home, attacker, place, defender):
                    return True
    return False


@QUESTIONS.of(Ask.ATTACKER)
@rule
def which_attacker(g: Play) -> None:
    """DP-14."""
    for building in range(g.world.buildings):
        for level in range(BLUE, reach(g) + 1):
            if can_fight(g, building, level):
                offer(g, Do.ATTACK, building, level)


@DEEDS.of(Do.ATTACK)
@rule
def attack(g: Play, building: int, level: int) -> None:
    command(g, level)
    g.state.fight.home = building
    g.state.fight.attacker = level
    then(g, Ask.DEFENDER)


@QUESTIONS.of(Ask.DEFENDER)
@rule
def which_defender(g: Play) -> None:
    """DP-15."""
    f = g.state.fight
    if ready(g, Card.ACROSS_THE_ROOFTOPS):
        for place in range(g.world.buildings):
            for defender in range(BLUE, LEVELS):
                if can_attack(g, f.home, f.attacker, place, defender):
                    offer(g, Do.AGAINST_AT, place, defender)
    else:
        for defender in range(BLUE, LEVELS):
            if can_attack(g, f.home, f.attacker, f.home, defender):
                offer(g, Do.AGAINST, defender)


@DEEDS.of(Do.AGAINST)
@rule
def against(g: Play, defender: int) -> None:
    challenge(g, g.state.fight.home, defender)


@DEEDS.of(Do.AGAINST_AT)
@rule
def against_at(g: Play, place: int, defender: int) -> None:
    challenge(g, place, defender)


@rule
def challenge(g: Play, place: int, defender: int) -> None:
    """T-220, T-270: the first defender also fixes the list of card 20 (T-271, T-273)."""
    f = g.state.fight
    f.place = place
    f.defender = defender
    brawl = ready(g, Card.BARROOM_BRAWL)
    for level in range(LEVELS):
        f.waiting[level] = 0
        if brawl and level >= BLUE and can_attack(g, f.home, f.attacker, place, level):
            f.waiting[level] = g.state.town[place, level]
            if level == f.attacker and place == f.home:
                f.waiting[level] -= 1  # T-273
    if brawl:
        f.waiting[defender] -= 1
    fight(g)


@rule
def fight(g: Play) -> None:
    """T-106: an automatic win, or dice with their two windows; then cards 36, 17 and 20."""
    f, r = g.state.fight, g.state.roll
    f.gap = f.won = f.defence = f.roller = 0
    r.dice, r.draw = 1, Draw.ATTACK
    r.colour[0] = f.attacker
    r.shown[0] = r.extra[0] = 0
    tell(g.events, Event.CHALLENGED, f.home, f.attacker, f.place, f.defender)
    if f.place != f.home:
        apply(g, Card.ACROSS_THE_ROOFTOPS)
    if g.world.master:  # T-343: no dice
        win(g)
    elif f.defender < f.attacker and ready(g, Card.PECKING_ORDER):  # T-225, T-274
        apply(g, Card.PECKING_ORDER)
        tell(g.events, Event.OVERAWED, g.state.turn, f.defender)
        win(g)
    else:
        then(g, Ask.BIGGER_DIE)
        if g.world.opponent_rolls:
            then(g, Ask.ROLLER)
        then(g, Do.THROW, 0)  # T-101: the attack die first
        then(g, Do.DEFEND)
        then(g, Ask.ROLL)
        if g.world.opponent_rolls:
            then(g, Ask.DEFENCE)
        then(g, Do.COMPARE)
    then(g, Ask.SCUFFLE)
    then(g, Ask.LAP)
    then(g, Ask.NEXT_FIGHT)


@QUESTIONS.of(Ask.BIGGER_DIE)
@rule
def whether_bigger_die(g: Play) -> None:
    """DP-17, T-156: never above the largest die."""
    if g.state.roll.colour[0] < RED and can_spend(g, Bonus.BIGGER_DIE):
        offer(g, Do.BIGGER_DIE)


@DEEDS.of(Do.BIGGER_DIE)
@rule
def take_bigger_die(g: Play) -> None:
    """T-156; the ghost's own level stays."""
    spend(g, Bonus.BIGGER_DIE)
    g.state.roll.colour[0] = bigger_die(g)
    tell(g.events, Event.BIGGER, g.state.turn, g.world.sides[g.state.roll.colour[0]])
    then(g, Ask.BIGGER_DIE)


@rule
def bigger_die(g: Play) -> int:
    """T-156: the die one level above the section's, by the letter, or above the attacker's; a second token counts on."""
    now = g.state.roll.colour[0]
    return min(RED, (max(now, g.state.unit.level) if g.world.die_by_section else now) + 1)


@QUESTIONS.of(Ask.ROLLER)
@rule
def which_roller(g: Play) -> None:
    """DP-43, T-101, D-08: who rolls matters only where one of them could roll again."""
    players, matters = g.world.players, False
    for k in range(1, players):
        matters = matters or could_reroll(g, (g.state.turn + k) % players)
    if matters:
        for k in range(1, players):
            offer(g, Do.ROLLER, (g.state.turn + k) % players)


@DEEDS.of(Do.ROLLER)
@rule
def choose_roller(g: Play, seat: int) -> None:
    """T-101."""
    g.state.fight.roller = seat + 1
    tell(g.events, Event.ROLLER, seat)


@DEEDS.of(Do.DEFEND)
@rule
def defend(g: Play) -> None:
    """T-101: an opponent rolls for the defender, or the bank does."""
    f = g.state.fight
    f.defence = roll(g.chance, Draw.DEFENCE, g.world.sides[f.defender])
    tell(g.events, Event.DEFENDED, f.defender, g.world.sides[f.defender], f.defence)


@QUESTIONS.of(Ask.DEFENCE)
@rule
def whether_defend_again(g: Play) -> None:
    """DP-44, D-80: asked once the attacker leaves the dice as they are."""
    roller = g.state.fight.roller
    if roller > 0 and could_reroll(g, roller - 1):
        offer(g, Do.DEFEND_AGAIN)


@DEEDS.of(Do.DEFEND_AGAIN)
@rule
def defend_again(g: Play) -> None:
    """T-101, T-216: card 16 on the defender's die, by whoever rolled it; D-80: then the attacker may answer."""
    seat = g.state.fight.roller - 1
    tell(g.events, Event.CARD, seat, Card.LOADED_BONES)
    pay_scare_of(g, seat, 1)
    then(g, Do.DEFEND)
    then(g, Ask.ROLL)
    then(g, Ask.DEFENCE)


@rule
def attack_total(g: Play) -> int:
    """T-105, T-205."""
    return total(g, 0) + (1 if ready(g, Card.KINDRED_QUARREL) else 0)


@DEEDS.of(Do.COMPARE)
@rule
def compare(g: Play) -> None:
    """T-102, T-105; E-03: the Japanese edition pays card 3 for fighting a stronger ghost, won or not."""
    f = g.state.fight
    attack = attack_total(g)
    if ready(g, Card.KINDRED_QUARREL):
        apply(g, Card.KINDRED_QUARREL)
    f.gap = abs(attack - f.defence)
    if attack > f.defence:
        tell(g.events, Event.WON, g.state.turn, attack, f.defence)
        win(g)
    else:
        tell(g.events, Event.REPELLED, g.state.turn, attack, f.defence)
        if g.world.japanese and f.defender > f.attacker:  # E-03
            brag(g)


@rule
def win(g: Play) -> None:
    """T-103, T-104."""
    f = g.state.fight
    f.won = 1
    take_ghost(g, f.place, f.defender)
    tell(g.events, Event.REMOVED, g.state.turn, f.place, f.defender)
    then(g, Ask.BLUE)  # T-055: before any reward
    then(g, Do.REWARD)


@DEEDS.of(Do.REWARD)
@rule
def reward(g: Play) -> None:
    """T-106: tokens with card 28, SP of card 11, HP of card 3."""
    f = g.state.fight
    if ready(g, Card.SPOILS_OF_WAR):  # T-228
        apply(g, Card.SPOILS_OF_WAR)
        gain_tokens(g, f.defender, 2, Card.SPOILS_OF_WAR)
    else:
        gain_tokens(g, f.defender, 1)  # T-103
    if ready(g, Card.SAVOURED_TERROR):  # T-211
        apply(g, Card.SAVOURED_TERROR)
        gain_scare(g, f.defender, Card.SAVOURED_TERROR)
    brag(g)


@rule
def brag(g: Play) -> None:
    """T-203: 2 HP against a weaker ghost, 3 against a stronger one."""
    f = g.state.fight
    if f.defender != f.attacker and ready(g, Card.BRAGGING_RIGHTS):
        apply(g, Card.BRAGGING_RIGHTS)
        gain_points(g, g.state.turn, 2 if f.defender < f.attacker else 3, Card.BRAGGING_RIGHTS)


@QUESTIONS.of(Ask.SCUFFLE)
@rule
def whether_scuffle(g: Play) -> None:
    """DP-19, T-275: only where dice were compared and differed."""
    if g.state.fight.gap > 0 and ready(g, Card.NOISY_SCUFFLE) and scare_left(g) > 0:
        offer(g, Do.SCUFFLE)


@DEEDS.of(Do.SCUFFLE)
@rule
def scuffle(g: Play) -> None:
    """T-236."""
    choose_card(g, Card.NOISY_SCUFFLE)
    gain_scare(g, g.state.fight.gap, Card.NOISY_SCUFFLE)


@QUESTIONS.of(Ask.LAP)
@rule
def which_lap(g: Play) -> None:
    """DP-20."""
    if g.state.fight.won and ready(g, Card.VICTORY_LAP):
        offer_anywhere(g, Do.LAP, g.state.fight.home)


@DEEDS.of(Do.LAP)
@rule
def lap(g: Play, to: int) -> None:
    """T-217, T-292."""
    f = g.state.fight
    choose_card(g, Card.VICTORY_LAP)
    met_kin = g.state.town[to, f.attacker] > 0
    relocate(g, f.home, f.attacker, to)
    f.home = to
    enter(g, to, f.attacker)
    if g.world.any_move:
        after_move(g, to, f.attacker, met_kin)


@QUESTIONS.of(Ask.NEXT_FIGHT)
@rule
def which_next(g: Play) -> None:
    """DP-16, T-270; T-272: an attacker that has left fights on only with card 35."""
    f = g.state.fight
    if f.home == f.place or ready(g, Card.ACROSS_THE_ROOFTOPS):
        for level in range(BLUE, LEVELS):
            if f.waiting[level] > 0:
                offer(g, Do.NEXT, level)


@DEEDS.of(Do.NEXT)
@rule
def next_fight(g: Play, defender: int) -> None:
    """T-270: the card is used up when the second fight starts."""
    choose_card(g, Card.BARROOM_BRAWL)
    g.state.fight.waiting[defender] -= 1
    g.state.fight.defender = defender
    fight(g)
