"""Attacks: by entities on a square (M-130 to M-152), and by humans on one another and on subordinates (M-154 to M-160)."""

from __future__ import annotations

from ghostlight.core.bits import has, only
from ghostlight.core.chance import roll
from ghostlight.core.compile import rule
from ghostlight.core.events import tell

from ..map import AREA, BESIDE, EDGE, FLOOR_OF, TOILET
from ..state import (
    DIRECTIONS,
    FIRST_SUBORDINATE,
    HUMANS,
    NOWHERE,
    PRIEST_SLOT,
    ROOMS,
    SLOTS,
    SUBORDINATES_SLOT,
    WIDTH,
    Ask,
    Attacks,
    Do,
    Draw,
    Edge,
    Entity,
    Event,
    Human,
    Kind,
    Modifier,
)
from .items import OFF, ON, TURNING, identity, is_weapon, kind_of, wear_of, with_wear
from .play import DEEDS, QUESTIONS, Play, acting, is_quarry, is_room, lasts, offer, quarry_standing, same_side, stands, then
from .taking import consume, spend_ammo, wear_down
from .wounds import fall_if_spent, hurt, lose_point

FACES = 6
WEAPONS = 1 << Kind.MACUAHUITL | 1 << Kind.HAMMER | 1 << Kind.TRUNCHEON | 1 << Kind.PISTOL  # a set
FLOORS = 4


# --- an entity attacks -----------------------------------------------------------------------------------------------------


@rule
def targets_on(g: Play, square: int) -> int:
    """M-141: standing quarry on the square, but for toilets (M-101) and those under rue (M-175)."""
    targets = 0
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        hit = is_quarry(piece) & (human.square == square) & stands(human) & (human.rue == 0)
        targets |= (1 if hit else 0) << piece
    return 0 if TOILET[square] else targets


@rule
def contact_hurts(g: Play, piece: int) -> bool:
    """M-130 (c), M-141: whether entities attack this human on the square that it has entered."""
    human = g.state.humans[piece]
    return is_quarry(piece) and stands(human) and TOILET[human.square] == 0 and not lasts(g, Modifier.PEACE)


@DEEDS.of(Do.STRIKE)
@rule
def strike(g: Play, entity: int, number: int, square: int, entered: int) -> None:
    """M-140 (1). `entered`: 1 + the human that came to the entity, whom no rue protects then; by the house's reading it is the
    only target (M-141).
    """
    targets = targets_on(g, square) if entered == 0 or g.world.all_hurt else 0
    if entered:
        targets |= only(entered - 1)
    if targets == 0 or lasts(g, Modifier.PEACE):  # M-142
        return
    attack = g.state.strike
    attack.entity = entity
    attack.number = number
    attack.square = square
    attack.targets = targets
    attack.passed = 0
    for piece in range(HUMANS):
        if has(targets, piece):
            remember_rosaries(g.state.humans[piece])
    told = g.state.humans[number].character if entity == Entity.MINION else number
    tell(g.events, Event.ATTACKED, entity, told, square)
    then(g, Do.ASK_NEXT)


@rule
def remember_rosaries(human: Human) -> None:
    """M-147: those that are OFF when the attack begins will turn."""
    for slot in range(SLOTS):
        if kind_of(human.items[slot]) == Kind.ROSARY and wear_of(human.items[slot]) == OFF:
            human.items[slot] = with_wear(human.items[slot], TURNING)


@DEEDS.of(Do.ASK_NEXT)
@rule
def ask_next(g: Play) -> None:
    """M-143: the standing quarry of the square in turn order, targets or not; if all pass, the attack succeeds."""
    standing = quarry_standing(g) & ~g.state.strike.passed
    for piece in range(HUMANS):
        human = g.state.humans[piece]
        if has(standing, piece) and human.square == g.state.strike.square and has_defence(human):
            g.state.strike.asked = piece
            then(g, Ask.DEFENCE)
            return
    then(g, Do.HARM, 1)


@rule
def is_defence(human: Human, slot: int) -> bool:
    item = human.items[slot]
    kind = kind_of(item)
    return kind == Kind.AMULET or (kind == Kind.ROSARY and wear_of(item) == ON) or is_weapon(human, slot)


@rule
def has_defence(human: Human) -> bool:
    for slot in range(SLOTS):
        if is_defence(human, slot):
            return True
    return False


@QUESTIONS.of(Ask.DEFENCE)
@rule
def how_to_defend(g: Play) -> None:
    """DP-09."""
    for slot in range(SLOTS):
        if is_defence(g.state.humans[g.state.strike.asked], slot):
            offer(g, Do.DEFEND, slot)
    offer(g, Do.PASS)


@DEEDS.of(Do.PASS)
@rule
def decline_to_defend(g: Play) -> None:
    """M-066, M-143; M-158: the attacked human loses a point without dice, and the attacker's weapon wears (M-159)."""
    if g.state.turn.foe != NOWHERE:
        wear_down(g, g.state.turn.piece, g.state.turn.weapon)
        end_duel(g, g.state.turn.foe)
        return
    g.state.strike.passed |= only(g.state.strike.asked)
    then(g, Do.ASK_NEXT)


@DEEDS.of(Do.DEFEND)
@rule
def defend(g: Play, slot: int) -> None:
    """M-145 to M-150."""
    if g.state.turn.foe != NOWHERE:
        fight_back(g, slot)
        return
    piece = g.state.strike.asked
    human = g.state.humans[piece]
    item = human.items[slot]
    if kind_of(item) == Kind.AMULET:
        tell(g.events, Event.WARDED, human.character, identity(item))
        consume(g, piece, slot)
        then(g, Do.HARM, 0)
    elif kind_of(item) == Kind.ROSARY:
        tell(g.events, Event.WARDED, human.character, identity(item))
        human.items[slot] = with_wear(item, OFF)
        tell(g.events, Event.TURNED, human.character, OFF)
        then(g, Do.HARM, 0)
    else:
        tell(g.events, Event.DEFENDED, human.character, identity(item))
        won = combat(g, human.character)
        wear_down(g, piece, slot)
        if won:
            tell(g.events, Event.REPELLED, human.character)
        then(g, Do.HARM, 0 if won else 1)


@rule
def combat(g: Play, character: int) -> bool:
    """M-148: the defender's die, then the attacker's, until they differ; whether the defender wins."""
    while True:
        defence = roll(g.chance, Draw.COMBAT, FACES)
        attack = roll(g.chance, Draw.COMBAT, FACES)
        tell(g.events, Event.FOUGHT, character, defence, attack)
        if defence != attack:
            return defence > attack


@DEEDS.of(Do.HARM)
@rule
def settle_strike(g: Play, success: int) -> None:
    """M-140 (4) to (7): every target loses a point (M-151), rosaries turn, then who has none left falls."""
    attack = g.state.strike
    if success:
        for piece in range(HUMANS):
            if has(attack.targets, piece):
                hurt(g, g.state.humans[piece])
    for piece in range(HUMANS):
        if has(attack.targets, piece):
            turn_rosaries(g, g.state.humans[piece])
    for piece in range(HUMANS):
        if has(attack.targets, piece):
            fall_if_spent(g, piece, slot_of_attacker(g))
    if attack.entity in (Entity.CHANEQUE, Entity.TZITZIMITL):  # M-208
        tell(g.events, Event.VANISHED, attack.entity, attack.number)
        remove_subordinate(g, attack.number)
    attack.targets = attack.passed = attack.asked = attack.entity = attack.number = attack.square = 0


@rule
def slot_of_attacker(g: Play) -> int:
    """M-164: the slot in which the attacking entity moves; by the house's reading the present one."""
    attack = g.state.strike
    if g.world.from_attacker == 0:
        return g.state.slot
    if attack.entity == Entity.MINION:
        return attack.number + 1
    return PRIEST_SLOT if attack.entity == Entity.PRIEST else SUBORDINATES_SLOT


@rule
def turn_rosaries(g: Play, human: Human) -> None:
    """M-147."""
    for slot in range(SLOTS):
        if kind_of(human.items[slot]) == Kind.ROSARY and wear_of(human.items[slot]) == TURNING:
            human.items[slot] = with_wear(human.items[slot], ON)
            tell(g.events, Event.TURNED, human.character, ON)


@rule
def remove_subordinate(g: Play, number: int) -> None:
    s = g.state
    s.removed[s.kinds[number] - Entity.CHANEQUE] += 1
    s.subordinates -= 1
    for k in range(number, s.subordinates):
        s.kinds[k] = s.kinds[k + 1]
        s.at[k] = s.at[k + 1]
    s.kinds[s.subordinates] = s.at[s.subordinates] = 0
    if number < s.prowled:
        s.prowled -= 1


# --- shooting --------------------------------------------------------------------------------------------------------------


@rule
def in_line(square: int, target: int) -> bool:
    """M-155."""
    if square == target:  # M-154
        return False
    if is_room(square):
        return AREA[square] == AREA[target]
    if AREA[square] != AREA[target] or AREA[square] >= ROOMS + FLOORS:
        return False
    if square // WIDTH != target // WIDTH and square % WIDTH != target % WIDTH:
        return False
    for direction in range(DIRECTIONS):
        at = square
        while at != NOWHERE and FLOOR_OF[at] == FLOOR_OF[square] and EDGE[at, direction] == Edge.OPEN:
            at = BESIDE[at, direction]
            if at == target:
                return True
    return False


@rule
def may_harm(g: Play, piece: int, other: int) -> bool:
    """M-160."""
    if g.world.human_attacks == Attacks.NONE:
        return False
    return g.world.human_attacks == Attacks.ALL or not same_side(piece, other)


@rule
def offer_shots(g: Play) -> None:
    """M-154: with pistol and ammunition."""
    me, piece = acting(g), g.state.turn.piece
    if lasts(g, Modifier.NO_SHOTS):
        return
    for other in range(HUMANS):
        human = g.state.humans[other]
        if stands(human) and in_line(me.square, human.square) and may_harm(g, piece, other):
            offer(g, Do.SHOOT, human.character)
    for k in range(g.state.subordinates):
        if in_line(me.square, g.state.at[k]):
            offer(g, Do.SHOOT, FIRST_SUBORDINATE + k)


@DEEDS.of(Do.SHOOT)
@rule
def shoot(g: Play, target: int) -> None:
    """M-154: no dice and no defence."""
    s, me = g.state, acting(g)
    s.turn.actions -= 1
    if target >= FIRST_SUBORDINATE:
        number = target - FIRST_SUBORDINATE
        tell(g.events, Event.SHOT, me.character, me.square, target, s.at[number])
        spend_ammo(g, s.turn.piece)
        tell(g.events, Event.SHOT_DOWN, s.kinds[number], number)
        remove_subordinate(g, number)
    else:
        piece = piece_with(g, target)
        tell(g.events, Event.SHOT, me.character, me.square, target, s.humans[piece].square)
        spend_ammo(g, s.turn.piece)
        lose_point(g, piece)
    then(g, Do.RESUME)


@rule
def piece_with(g: Play, character: int) -> int:
    """The piece of a character in the game."""
    for piece in range(HUMANS):
        if g.state.humans[piece].character == character:
            return piece
    return NOWHERE


# --- humans attack humans --------------------------------------------------------------------------------------------------


@rule
def offer_attacks(g: Play) -> None:
    """M-157: with a weapon."""
    me, piece = acting(g), g.state.turn.piece
    if TOILET[me.square]:
        return
    for other in range(HUMANS):
        human = g.state.humans[other]
        if other != piece and stands(human) and human.square == me.square and may_harm(g, piece, other):
            for slot in range(SLOTS):
                if is_weapon(me, slot):
                    offer(g, Do.ATTACK, human.character, slot)


@DEEDS.of(Do.ATTACK)
@rule
def attack_human(g: Play, character: int, slot: int) -> None:
    """M-157, M-158."""
    turn, me = g.state.turn, acting(g)
    turn.actions -= 1
    turn.foe = piece_with(g, character)
    turn.weapon = slot
    tell(g.events, Event.ASSAULTED, me.character, character, identity(me.items[slot]))
    then(g, Ask.DUEL)
    then(g, Do.RESUME)


@QUESTIONS.of(Ask.DUEL)
@rule
def how_to_fight_back(g: Play) -> None:
    """DP-10: without a usable weapon there is nothing to ask."""
    for slot in range(SLOTS):
        if is_weapon(g.state.humans[g.state.turn.foe], slot):
            offer(g, Do.DEFEND, slot)
    offer(g, Do.PASS)


@rule
def fight_back(g: Play, slot: int) -> None:
    """M-158, M-159: both weapons wear, and the loser loses a point."""
    turn = g.state.turn
    piece = turn.foe
    human = g.state.humans[piece]
    tell(g.events, Event.DEFENDED, human.character, identity(human.items[slot]))
    won = combat(g, human.character)
    wear_down(g, piece, slot)
    wear_down(g, turn.piece, turn.weapon)
    end_duel(g, turn.piece if won else piece)


@rule
def end_duel(g: Play, loser: int) -> None:
    g.state.turn.foe = NOWHERE
    g.state.turn.weapon = 0
    lose_point(g, loser)
