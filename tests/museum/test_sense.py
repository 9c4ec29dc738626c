"""The bots' sense: distances, plans that share out the work, what is done at once, and that nobody peeks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ghostlight.bots.greedy import Greedy
from ghostlight.core.agenda import packed, unpacked
from ghostlight.core.chance import seed_stream
from ghostlight.core.compile import entry
from ghostlight.core.contract import Hopes
from ghostlight.core.engine import deal, list_options, look, take, to_act
from ghostlight.games.museum import GAME
from ghostlight.games.museum.map import AREA, AREA_IDS, SQUARE_NAMES, square_of
from ghostlight.games.museum.rules.distances import STEPS
from ghostlight.games.museum.rules.items import new_item
from ghostlight.games.museum.rules.play import NO_DICE, NO_MENU, PAPER, SILENCE, Play
from ghostlight.games.museum.sense import contract as sense
from ghostlight.games.museum.sense.plans import NOTES, make_plan
from ghostlight.games.museum.state import NOWHERE, Ask, Character, Chess, Do, Entity, Kind, Place
from ghostlight.games.museum.text.notation import read_position
from ghostlight.lab.simulate import simulate

ITZEL, BRUNO, REMEDIOS, QUIROZ = range(4)


def at(name: str) -> int:
    square = square_of(name)
    assert square is not None
    return square


# --- a table and what is thought at it ---------------------------------------------------------------------------------------


def begun(mission: str = "first-night", form: str = "2v1", characters: tuple[int, ...] = (BRUNO, REMEDIOS)) -> Any:
    """A desk with a game at its first turn."""
    players = sum(map(int, form.split("v")))
    GAME.ready()
    desks: Any = GAME.desks(players, {"mission": mission, "format": form})
    seed_stream_of(desks, 5)
    deal(desks, 0)
    for character in characters:
        take(desks, 0, packed(Do.CHARACTER, [character]))
    return desks


@entry
def seed_stream_of(desks: Any, seed: int) -> None:
    seed_stream(desks[0].chance, np.uint64(seed), 0)


def clear_floor(state: Any) -> None:
    state.floor_count = 0
    state.floor[:] = state.floor_at[:] = state.floor_pool[:] = state.littered[:] = 0


def lay(state: Any, item: int, square: str) -> None:
    state.floor[state.floor_count] = item
    state.floor_at[state.floor_count] = at(square)
    state.littered[at(square) >> 5] |= 1 << (at(square) & 31)
    state.floor_count += 1


def thoughts(desks: Any) -> list[tuple[str, list[int], float]]:
    """What `greedy` thinks of the options of whoever decides, best first."""
    seat = to_act(desks, 0)
    look(desks, 0, seat)
    found = Greedy().ponder(GAME, desks["world"].copy()[0], desks["seen"].copy(), seat, 1)
    return [(Do(unpacked(each.action)[0]).name, unpacked(each.action)[1], each.value) for each in found]


def walk_out_turn(desks: Any) -> list[str]:
    """Let `greedy` finish the turn of the human that is acting; the deeds."""
    piece, deeds = int(desks["state"][0].turn.piece), []
    while to_act(desks, 0) != -1 and desks["state"][0].turn.piece == piece:
        deed, numbers, _ = thoughts(desks)[0]
        deeds.append(deed)
        take(desks, 0, packed(Do[deed], numbers))
    return deeds


def ask_priest(desks: Any, chess: int) -> None:
    """The Priest is to move like this piece."""
    state = desks["state"][0]
    state.slot, state.mover, state.chess = 6, 5, chess
    state.turn.piece = NOWHERE
    state.agenda.items[state.agenda.depth - 1] = packed(Do.END_SLOT, [])
    state.agenda.items[state.agenda.depth] = packed(Ask.GHOST, [])
    state.agenda.depth += 1


# --- distances ---------------------------------------------------------------------------------------------------------------


def test_distances_are_those_measured_on_the_map():
    known = {"A-2": 2, "H-1": 10, "G-1": 11, "C-14": 14, "K-6": 18, "K-14": 22, "O-14": 26}
    assert {name: int(STEPS[at("B-3"), at(name)]) for name in known} == known
    assert STEPS.max() == 32
    apart = STEPS[~np.eye(256, dtype=bool)]
    assert round(float(apart.mean()), 2) == 14.92


# --- plans -------------------------------------------------------------------------------------------------------------------


@entry
def plan(desks: Any, notes: Any) -> None:
    papers = np.empty(1, PAPER)
    make_plan(Play(desks[0].world, desks[0].state, NO_DICE[0], NO_MENU[0], SILENCE[0], papers[0]), notes[0])


def targets(desks: Any) -> list[str | None]:
    """Where each human goes first."""
    notes = np.zeros(1, NOTES)
    plan(desks, notes)
    return [None if square == NOWHERE else SQUARE_NAMES[square] for square in notes["target"][0]]


def seal(number: int) -> int:
    return int(Kind.ARTEFACT | (1 + number) << 8)


def test_humans_split_up():
    desks = begun()
    state = desks["state"][0]
    clear_floor(state)
    for number, square in enumerate(("C-14", "H-12", "K-14")):
        lay(state, seal(number), square)
    assert sorted(filter(None, targets(desks))) == ["C-14", "H-12"]


def test_nobody_does_all_the_work_while_another_could_do_half():
    """Also where one of them, going on from the first seal, would have the second hardly later."""
    desks = begun()
    state = desks["state"][0]
    clear_floor(state)
    for number, square in enumerate(("H-12", "K-14")):
        lay(state, seal(number), square)
    assert sorted(filter(None, targets(desks))) == ["H-12", "K-14"]


def test_whoever_has_a_seal_brings_it_and_the_other_fetches():
    desks = begun()
    state = desks["state"][0]
    clear_floor(state)
    lay(state, seal(1), "H-12")
    state.humans[BRUNO].items[1] = seal(0)
    state.humans[BRUNO].square, state.humans[REMEDIOS].square = at("D-8"), at("G-11")
    to_bruno, to_remedios = targets(desks)[BRUNO], targets(desks)[REMEDIOS]
    assert to_remedios == "H-12"
    assert to_bruno is not None
    assert AREA_IDS[AREA[at(to_bruno)]] == "R"


def test_what_is_behind_a_lock_is_for_whoever_has_a_key():
    desks = begun("thieves-in-the-shadows", "2v1", ())
    state = desks["state"][0]
    lina, beto = 0, 1
    for k in range(state.floor_count):
        if state.floor_at[k] != at("L-2"):
            state.floor[k] = new_item_of(Kind.AMMO)
    state.humans[lina].square = at("P-16")
    state.humans[beto].square = at("N-1")
    assert targets(desks)[lina] == "L-2"
    assert targets(desks)[beto] != "L-2"


@entry
def new_item_of(kind: int) -> int:
    return new_item(kind)


def test_an_objective_that_opens_the_way_out_is_worked_at():
    desks = begun("thieves-in-the-shadows", "2v1", ())
    state = desks["state"][0]
    clear_floor(state)
    for number in range(3):
        state.humans[0].items[number] = seal(number)
    state.humans[0].square, state.humans[1].square = at("G-14"), at("G-2")
    state.active |= 1
    state.open_exits[:] = 0
    assert targets(desks)[1] == "G-1"


# --- humans ------------------------------------------------------------------------------------------------------------------


def test_a_human_fetches_what_the_mission_needs_and_takes_it():
    desks = begun()
    state = desks["state"][0]
    clear_floor(state)
    lay(state, seal(0), "C-5")
    assert "TAKE" in walk_out_turn(desks)
    assert seal(0) in state.humans[BRUNO].items


def test_whoever_can_leave_does():
    desks = begun()
    state = desks["state"][0]
    state.done, state.humans[BRUNO].square = 1, at("A-3")
    state.open_exits[at("A-2") >> 5] |= 1 << (at("A-2") & 31)
    assert walk_out_turn(desks)[-1] == "LEAVE"


def test_nobody_runs_against_a_locked_door():
    desks = begun()
    state = desks["state"][0]
    clear_floor(state)
    lay(state, seal(0), "G-15")
    state.humans[BRUNO].square = at("F-15")
    deeds = walk_out_turn(desks)
    assert "STEP" in deeds
    assert state.humans[BRUNO].square != at("F-15")


def test_a_comrade_is_helped_up():
    desks = begun(characters=(BRUNO, QUIROZ))
    state = desks["state"][0]
    state.humans[BRUNO].place, state.humans[BRUNO].hp = Place.WOUNDED, 0
    state.humans[BRUNO].fell_round, state.humans[BRUNO].fell_slot = 1, 1
    take(desks, 0, packed(Do.END, []))
    assert state.turn.piece == QUIROZ
    deed, numbers, _ = thoughts(desks)[0]
    assert (deed, numbers[1]) == ("HEAL", Character.BRUNO)


def test_nobody_shoots_a_comrade_and_everybody_a_chaneque():
    desks = begun()
    state = desks["state"][0]
    clear_floor(state)
    bruno = state.humans[BRUNO]
    bruno.items[1], bruno.items[2] = Kind.PISTOL, Kind.AMMO | 2 << 16
    bruno.square, state.humans[REMEDIOS].square = at("A-3"), at("B-3")
    state.kinds[0], state.at[0], state.subordinates = Entity.CHANEQUE, at("C-3"), 1
    told = {numbers[0]: value for deed, numbers, value in thoughts(desks) if deed == "SHOOT"}
    assert set(told) == {Character.REMEDIOS, 16}
    assert thoughts(desks)[0][:2] == ("SHOOT", [16, 0, 0, 0])
    assert told[Character.REMEDIOS] == min(value for _, _, value in thoughts(desks))


def struck(desks: Any, piece: int) -> None:
    """An attack by the Priest on this human is to be answered."""
    state = desks["state"][0]
    state.turn.piece = NOWHERE
    state.slot = 6
    state.strike.entity, state.strike.square = Entity.PRIEST, state.humans[piece].square
    state.strike.targets, state.strike.asked, state.strike.passed = 1 << piece, piece, 0
    state.agenda.items[state.agenda.depth - 1] = packed(Do.END_SLOT, [])
    state.agenda.items[state.agenda.depth] = packed(Ask.DEFENCE, [])
    state.agenda.depth += 1


def test_the_cheapest_defence_is_used_first_and_the_surest_at_the_last():
    desks = begun()
    human = desks["state"][0].humans[REMEDIOS]
    human.items[1], human.items[2] = Kind.AMULET, Kind.HAMMER | 2 << 16
    struck(desks, REMEDIOS)
    assert thoughts(desks)[0][:2] == ("DEFEND", [0, 0, 0, 0])
    human.items[0] = Kind.KEY
    assert thoughts(desks)[0][:2] == ("DEFEND", [2, 0, 0, 0])
    human.hp = 1
    assert thoughts(desks)[0][:2] == ("DEFEND", [1, 0, 0, 0])


# --- ghosts ------------------------------------------------------------------------------------------------------------------


def test_the_priest_strikes_whoever_is_weakest():
    desks = begun()
    state = desks["state"][0]
    state.priest = at("F-6")
    state.humans[BRUNO].square, state.humans[REMEDIOS].square = at("F-9"), at("B-6")
    state.humans[BRUNO].hp = 1
    state.humans[BRUNO].items[:] = 0
    ask_priest(desks, Chess.ROOK)
    end = thoughts(desks)[0][1][0]
    assert end // 16 == at("F-6") // 16
    assert end % 16 >= at("F-9") % 16


def test_the_guard_attacks_whoever_is_with_him():
    desks = begun("thieves-in-the-shadows", "2v1", ())
    state = desks["state"][0]
    state.humans[0].square, state.humans[4].square = at("H-3"), at("H-3")
    state.turn.piece, state.slot = 4, 5
    assert thoughts(desks)[0][0] == "ATTACK"


# --- nobody peeks ------------------------------------------------------------------------------------------------------------


# --- readings --------------------------------------------------------------------------------------------------------------


def placed(position: str, players: int = 2, **options: str) -> Any:
    """A desk with this position."""
    GAME.ready()
    desks: Any = GAME.desks(players, options)
    read_position(desks["world"][0], position, desks["state"][0])
    return desks


THIEVES = {"mission": "thieves-in-the-shadows"}


def test_nobody_helps_the_other_side_though_the_letter_lets_them():
    desks = placed("round 2; slot 1; lina@H-1 [first_aid rue key]; beto@O-15; guard@H-1 hp=1; priest@A-16", **THIEVES)
    guard = int(Character.GUARD)
    worth = {(deed, *numbers[:2]): value for deed, numbers, value in thoughts(desks)}
    least = min(worth.values())
    for kindness in (("HEAL", 0, guard), ("SHIELD", 1, guard), ("HAND", guard, 0)):
        assert worth[kindness] == least, kindness


def test_an_exchange_with_the_other_side_is_refused():
    position = "round 2; slot 5; lina@H-1 [key]; beto@O-15; guard@H-1 [truncheon first_aid]; priest@A-16"
    desks = placed(position, **THIEVES)
    for choice in ("hand lina", "give #2", "swap #1"):
        take(desks, 0, GAME.notation.read_action(desks["world"][0], choice))
    found = np.zeros(20, np.int64)
    assert thoughts(desks)[0][0] == "REFUSE"
    hunches(desks, 20, found)
    assert {Do(unpacked(int(each))[0]).name for each in found} == {"REFUSE"}


def test_by_the_letter_a_companion_on_the_square_is_thought_of():
    """Bruno, with one point left, stands beside the Priest: whoever walks in there strikes at him too."""
    worth = {}
    for contact in ("everybody", "newcomer"):
        walk = "turn itzel actions=1 walk=move steps=1; agenda ask-walk"
        desks = placed(
            f"round 2; slot 1; itzel@B-3 []; bruno@B-4 hp=1 []; quiroz@B-2 []; priest@B-4; {walk}", 4, contact=contact
        )
        thought = {(deed, *numbers[:1]): value for deed, numbers, value in thoughts(desks)}
        worth[contact] = thought["STEP", 0] - thought["STOP", 0]
    assert worth["everybody"] < worth["newcomer"]


@entry
def hunches(desks: Any, count: int, found: Any) -> None:
    for k in range(count):
        seed_stream(desks[0].thought, np.uint64(k), 0)
        found[k] = sense.hunch(desks[0].world, desks[0].state, desks[0].menu, desks[0].thought)


def test_hunches_of_humans_do_not_depend_on_the_priests_hand():
    desks = begun()
    state = desks["state"][0]
    state.priest = at("C-7")
    both = np.zeros((2, 40), np.int64)
    for k, hand in enumerate(([2, 0, 2, 0, 0, 2], [1, 1, 1, 1, 1, 1])):
        state.hand[:] = hand
        hunches(desks, 40, both[k])
    assert (both[0] == both[1]).all()


def test_hunches_do_not_depend_on_what_lies_face_down():
    desks = begun("heart-under-the-temple", "2v1")
    state = desks["state"][0]
    both = np.zeros((2, 40), np.int64)
    hidden = [k for k in range(state.floor_count) if state.floor_pool[k]]
    for k in range(2):
        state.floor[hidden] = state.floor[hidden[::-1]]
        hunches(desks, 40, both[k])
    assert (both[0] == both[1]).all()


# --- hopes -------------------------------------------------------------------------------------------------------------------


@entry
def hope(desks: Any, hopes: Any) -> None:
    sense.prospects(desks[0].world, desks[0].state, desks[0].scores, hopes[0])


def hopes_in(desks: Any) -> list[float]:
    hopes: Any = Hopes.many(1)
    hope(desks, hopes)
    return [float(each) for each in hopes["seats"][0]]


def test_every_seat_hopes_for_its_side():
    desks = begun()
    humans, other, ghost, *rest = hopes_in(desks)
    assert 0.0 < humans < 1.0
    assert humans == other == pytest.approx(1.0 - ghost)
    assert rest == [0.0, 0.0]
    desks["state"][0].turned = 2
    assert hopes_in(desks)[1] == ghost


def test_hopes_rise_with_what_is_done_and_fall_with_wounds_and_time():
    desks = begun()
    before = hopes_in(desks)[0]
    state = desks["state"][0]
    state.humans[BRUNO].hp = 1
    wounded = hopes_in(desks)[0]
    state.rounds = 12
    late = hopes_in(desks)[0]
    assert before > wounded > late
    state.done = 1
    assert hopes_in(desks)[0] > late


# --- strength ----------------------------------------------------------------------------------------------------------------


def test_sense_wins_more_than_chance_on_either_side():
    options = {"mission": "first-night", "format": "2v1"}
    fair, poor, easy = (
        simulate(GAME, bots, 200, 3, 1, options, True).sides["humans"].win_rate
        for bots in (["greedy"] * 3, ["random", "random", "greedy"], ["greedy", "greedy", "random"])
    )
    assert poor + 0.2 < fair < easy


@pytest.mark.parametrize("form", ["3v1", "4v1"])
def test_menus_are_weighed_whole(form):
    """Also with many hands: every option gets a value."""
    desks = begun(form=form, characters=(ITZEL, BRUNO, REMEDIOS, QUIROZ)[: int(form[0])])
    while to_act(desks, 0) != -1 and desks["state"][0].rounds < 3:
        told = thoughts(desks)
        assert len(told) == list_options(desks, 0)
        assert all(np.isfinite(value) for _, _, value in told)
        take(desks, 0, packed(Do[told[0][0]], told[0][1]))
