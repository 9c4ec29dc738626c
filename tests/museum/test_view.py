"""What a client is shown of Museum: ways on foot, what the Priest threatens, objectives, and no secret of somebody else."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from ghostlight.core.match import redacted, view_of
from ghostlight.games import load
from ghostlight.games.museum.map import SQUARE_NAMES
from ghostlight.games.museum.reach import Walker, strikes, walks
from ghostlight.games.museum.reasons import reason
from ghostlight.games.museum.state import NOWHERE, Chess, State
from ghostlight.games.museum.text.notation import read_position
from ghostlight.games.museum.view import View, ask
from ghostlight.games.museum.vocabulary import ASKS
from tests.speaking import words_in

MUSEUM = load("museum")


def seen(text: str, seat: int = 0, players: int = 2, **options: str) -> View:
    """The view that a seat has of a position."""
    world = MUSEUM.worlds(players, options)[0]
    state: Any = State.many(1)
    read_position(world, text, state[0])
    view = view_of(MUSEUM, world, redacted(MUSEUM, world, state, seat), seat)
    assert isinstance(view, View)
    msgspec.json.encode(view)
    return view


def ways(view: View) -> dict[str, tuple[int, str]]:
    return {each.square: (each.actions, each.way) for each in view.reach}


# --- ways on foot --------------------------------------------------------------------------------------------------------


def test_a_human_reaches_four_squares_in_two_moves() -> None:
    reach = ways(seen("round 2; slot 1; itzel@B-3"))
    assert reach["C-6"] == (2, "NENN"), "WE-01: through door d01"
    assert reach["B-4"] == (1, "N")
    assert "D-7" not in reach
    assert "B-3" not in reach


def test_a_lift_ends_the_walk() -> None:
    reach = ways(seen("round 2; slot 2; bruno@F-8"))
    assert reach["H-8"] == (1, "EE")
    assert "H-7" in reach, "by the corridor, not through the lift"
    assert reach["H-7"][0] == 2
    assert "H-9" not in reach
    assert ways(seen("round 2; slot 2; bruno@H-8"))["G-8"] == (1, "W")
    assert not seen("round 2; slot 2; bruno@H-8; turn bruno actions=1 finished").reach


def test_a_locked_door_needs_a_key_from_its_side() -> None:
    with_key = ways(seen("round 2; slot 1; itzel@F-14"))
    assert with_key["G-15"] == (1, "NE")
    assert "G-15" not in ways(seen("round 2; slot 1; itzel@F-14 []"))
    assert ways(seen("round 2; slot 1; itzel@G-15 []"))["F-15"] == (1, "W"), "from inside it opens"
    guard = ways(seen("round 2; slot 5; guard@J-2", 1, mission="thieves-in-the-shadows"))
    assert guard["K-2"] == (1, "E"), "M-086"


def test_one_key_opens_one_lock() -> None:
    locks = "locks d29@L-14 d31@M-14"
    one = ways(seen(f"round 2; slot 1; itzel@L-14 [key]; {locks}"))
    assert one["M-14"] == (1, "E")
    assert "N-14" not in one
    assert ways(seen(f"round 2; slot 1; itzel@L-14 [key key]; {locks}"))["N-14"] == (1, "EE")


def test_no_key_turns_in_the_steps_of_a_drink() -> None:
    walk = "turn itzel actions={} walk=bonus steps=2; agenda ask-walk"
    assert "G-15" not in ways(seen(f"round 2; slot 1; itzel@F-15 [key]; {walk.format(0)}"))
    later = ways(seen(f"round 2; slot 1; itzel@F-14 [key]; {walk.format(1)}"))
    assert later["F-15"] == (0, "N")
    assert later["G-15"] == (1, "NE"), "one stops at the door and begins a Move"


def test_an_open_walk_costs_no_action_and_then_some_do() -> None:
    reach = ways(seen("round 2; slot 1; itzel@B-3; turn itzel actions=1 walk=move steps=1; agenda ask-walk"))
    assert reach["B-4"] == (0, "N")
    assert reach["B-5"] == (1, "NN")
    assert "B-7" not in reach


def test_a_full_toilet_and_the_dark() -> None:
    crowd = "bruno@G-3; remedios@G-3; itzel@H-3"
    assert "G-3" not in ways(seen(f"round 2; slot 1; {crowd}", 2, 4))
    assert "G-3" in ways(seen("round 2; slot 1; bruno@G-3; remedios@B-3; itzel@H-3", 2, 4))
    slow = ways(seen("round 2; slot 1; itzel@B-3; modifiers slow:3"))
    assert max(cost for cost, _ in slow.values()) == 2
    assert "B-6" not in slow


def test_only_the_seat_that_walks_is_shown_its_ways() -> None:
    assert seen("round 2; slot 1; itzel@B-3", 0).reach
    assert not seen("round 2; slot 1; itzel@B-3", 1).reach
    assert not seen("round 2; slot 1; itzel@B-3", -1).reach


def test_fire_stops_nobody() -> None:
    assert "C-6" in ways(seen("round 2; slot 1; itzel@B-3; fires B-4 C-4 C-5"))


def test_all_squares_are_reached_in_the_end() -> None:
    """Section 4: also without lifts, which only end a way."""
    walker = Walker(square=0, keys=0, master=False, steps=0, bonus=False, actions=40, stride=2)
    found = walks(walker, [NOWHERE] * 54, [])
    assert len(found) == 255
    measured = {"A-2": 2, "H-1": 10, "G-1": 11, "C-14": 14, "K-6": 18, "K-14": 22, "O-14": 26}
    from_reception = walks(walker._replace(square=SQUARE_NAMES.index("B-3")), [NOWHERE] * 54, [])
    assert {name: len(from_reception[SQUARE_NAMES.index(name)].way) for name in measured} == measured


# --- what the Priest threatens -------------------------------------------------------------------------------------------


def squares(start: str, *kinds: Chess, rooms: tuple[int, ...] = ()) -> list[str]:
    return [SQUARE_NAMES[square] for square in strikes(SQUARE_NAMES.index(start), kinds, rooms)]


def test_chess_pieces_on_the_whole_board() -> None:
    assert squares("B-3", Chess.KNIGHT) == ["A-1", "A-5", "C-1", "C-5", "D-2", "D-4"], "WE-06"
    rook = squares("G-8", Chess.ROOK)
    assert len(rook) == 29, "WE-07"
    assert "G-3" not in rook
    assert "G-1" in rook
    assert len(squares("E-5", Chess.KING)) == 8
    assert squares("A-1", Chess.PAWN) == ["A-2", "B-1"]


def test_rue_stops_a_rook_and_not_a_knight_that_jumps() -> None:
    reception = 13
    west = [name for name in squares("K-4", Chess.ROOK, rooms=(reception,)) if name.endswith("-4") and name < "K"]
    assert west == ["D-4", "E-4", "F-4", "G-4", "H-4", "I-4", "J-4"], "WE-09"
    assert "C-5" in squares("B-3", Chess.KNIGHT, rooms=(reception,))


def test_the_threat_is_what_everybody_can_know() -> None:
    """From the cards not yet played, never from the hand."""
    some = "round 6; slot 1; itzel@B-3; priest@H-8; hand {}; played pawn pawn rook bishop queen"
    for seat in (0, 1, -1):
        king, knight = (seen(some.format(card), seat).threat for card in ("king", "knight"))
        assert king == knight == squares("H-8", Chess.KING, Chess.KNIGHT)
    shown = "; modifiers show_hand"
    assert seen(some.format("king") + shown, 0).threat == squares("H-8", Chess.KING)
    assert len(seen("round 2; slot 1; itzel@B-3; priest@H-8", 0, ghost_move="die").threat) == len(
        squares("H-8", Chess.QUEEN, Chess.KNIGHT)
    )
    assert set(seen("round 6; slot 8; agenda ask-event; itzel@B-3; priest@H-8", 1, events_mode="hand").threat) > set(
        squares("H-8", Chess.QUEEN)
    ), "after the hour all nine may come"


# --- what is hidden ------------------------------------------------------------------------------------------------------


def test_hands_are_for_the_ghosts_side() -> None:
    text = "round 2; slot 1; hand pawn king king rook queen"
    assert seen(text, 0).priest.hand is None
    assert seen(text, 1).priest.hand == ["pawn", "king", "king", "rook", "queen"]
    assert seen(text + "; modifiers show_hand", 0).priest.hand is not None
    assert seen(text, 0).priest.left == ["pawn", "king", "king", "knight", "knight", "rook", "bishop", "queen"]
    held = [seen("round 2; slot 1; held EV-01 EV-03 EV-05", seat, events_mode="hand").events for seat in (0, 1)]
    assert held[0].hand is None
    assert held[1].hand == ["EV-01", "EV-03", "EV-05"]
    assert "EV-01" in held[0].deck
    assert "EV-01" not in held[1].deck


def test_secrets_are_ones_own() -> None:
    text = "round 2; slot 1; itzel@B-3 seat=1 secret=healer; bruno@B-3 seat=2 secret=captain"
    heart = {"mission": "heart-under-the-temple"}
    assert [each.id for each in seen(text, 0, 3, **heart).secrets] == ["healer"]
    assert [each.id for each in seen(text, 2, 3, **heart).secrets] == []
    over = text.replace("itzel@B-3", "itzel@B-3 heals=1") + "; over humans"
    assert {each.id: each.held for each in seen(over, 2, 3, **heart).secrets} == {"healer": True, "captain": False}


def test_what_lies_face_down_is_nobodys_knowledge() -> None:
    view = seen("round 2; slot 1; floor E-6:pistol*/7 E-6:key", 0, mission="thieves-in-the-shadows")
    hidden, key = view.floor
    assert (hidden.id, hidden.kind, hidden.pool, hidden.place) == (None, None, 6, 1)
    assert (key.id, key.pool, key.place) == ("key", None, 2)
    assert view.mission.places[6].hidden
    assert "pistol" in view.mission.places[6].items


# --- the rest ------------------------------------------------------------------------------------------------------------


def test_people_clock_and_objectives() -> None:
    view = seen(
        "round 4; slot 1; itzel@B-4 hp=2 [key jaguar-seal]; bruno@C-3 wounded fell=3.6; floor A-1:eagle-seal K-14:serpent-seal",
        0,
        3,
    )
    assert (view.time, view.limit, view.rounds, view.phase) == ("18:30", "19:50", 11, "play")
    itzel, bruno = view.humans
    assert (itzel.hp, itzel.most, itzel.number, itzel.dies) == (2, 3, 1, None)
    assert itzel.items[1].name == "Jaguar Seal"
    assert (bruno.place, bruno.dies) == ("wounded", 6)
    seals, out = view.objectives
    assert (seals.all_leave, out.all_leave) == (False, True)
    assert (seals.count, seals.need, seals.done, seals.type) == (2, 2, False, "deliver")
    assert (out.count, out.need) == (0, 1)


def test_the_clock_of_slot_8_has_gone_on() -> None:
    assert seen("round 6; slot 8; agenda ask-event", 1, events_mode="hand").time == "19:00"


@pytest.mark.parametrize(
    ("text", "asked", "who"),
    [
        ("slot 1; itzel@B-3", "turn", "itzel"),
        ("slot 1; itzel@A-16; agenda ask-vend", "vend", "itzel"),
        ("slot 1; itzel@B-3; bruno@B-3; turn itzel partner=bruno; agenda ask-give", "give", "itzel"),
        ("slot 1; itzel@B-3; bruno@B-3; turn itzel partner=bruno given=#1; agenda ask-swap", "swap", "bruno"),
        ("slot 1; itzel@B-3; bruno@B-3; turn itzel partner=bruno given=#1 asked=#1; agenda ask-consent", "consent", "bruno"),
        ("slot 6; bruno@B-3; strike priest@B-3 targets=bruno asked=bruno; agenda ask-defence", "defence", "bruno"),
        ("slot 1; itzel@B-3 [hammer]; bruno@B-3; turn itzel foe=bruno; agenda ask-duel", "duel", "bruno"),
        ("slot 1; itzel@B-3; bruno@B-3; floor B-3:key; turn itzel patient=bruno; agenda ask-recover", "recover", "bruno"),
        ("slot 8; round 6; bruno@B-3; loses bruno; agenda ask-lose", "lose", "bruno"),
        ("slot 6; itzel@B-3", "card", None),
        ("slot 6; moves priest rook", "ghost", None),
        ("slot 8; round 6; bolts 2 hour; agenda ask-locks", "locks", None),
        ("round 0; slot 0; agenda ask-character ask-character:1 furnish", "character", None),
    ],
)
def test_every_question_says_whom_it_is_about(text: str, asked: str, who: str | None) -> None:
    view = seen(text, 0, 3)
    assert (view.ask, view.asked) == (asked, who)
    assert ask(view) == asked
    assert asked in ASKS


def test_an_exchange_shows_both_hands() -> None:
    text = "slot 1; itzel@B-3 [ammo:3 key]; quiroz@B-3; turn itzel partner=quiroz given=#1*2 asked=#1; agenda ask-consent"
    exchange = seen(text, 1, 3).exchange
    assert exchange is not None
    assert [(item.kind, item.wear) for item in exchange.gives] == [("ammo", 2)]
    assert [item.kind for item in exchange.asks or []] == ["first_aid"]


def test_the_booklet_says_what_the_mission_file_says() -> None:
    booklet = seen("slot 1; lina@H-1", 0, 5, mission="thieves-in-the-shadows").mission
    assert (booklet.id, booklet.format, booklet.start, booklet.limit) == ("thieves-in-the-shadows", "3v2", "22:00", "02:00")
    assert [(rule.key, rule.value) for rule in booklet.rules] == [("vending_stock", "1")]
    assert [(lock.door, lock.square) for lock in booklet.locks] == [("d49", "J-2"), ("d50", "N-1")]
    lockdown = next(card for card in booklet.deck if card.id == "TS-1")
    assert [(effect.type, effect.door, effect.side, effect.until) for effect in lockdown.effects] == [
        ("lock", "d11", "H-2", True),
        ("lock", "d44", "N-6", True),
    ]


def test_every_effect_can_be_told() -> None:
    for mission in ("first-night", "thieves-in-the-shadows", "heart-under-the-temple"):
        for card in seen("slot 1", 0, 3, mission=mission).mission.deck:
            for effect in card.effects:
                assert words_in("en").has(f"museum-effect-{effect.type}")


# --- why not -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "action", "message"),
    [
        ("slot 1; itzel@A-1", "step S", "museum-not-wall"),
        ("slot 1; itzel@F-15 []", "step E", "museum-not-locked"),
        ("slot 1; itzel@F-15; turn itzel walk=bonus steps=2; agenda ask-walk", "step E", "museum-not-locked-bonus"),
        ("slot 1; itzel@H-3; bruno@G-3; remedios@G-3", "step W", "museum-not-full"),
        ("slot 1; itzel@H-8; turn itzel actions=1 finished", "step W", "museum-not-finished"),
        ("slot 1; itzel@H-8", "step N", "museum-not-floors"),
        ("slot 1; itzel@G-8", "ride I-9", "museum-not-ride"),
        ("slot 1; itzel@H-8; modifiers lifts_off:2", "ride I-9", "museum-not-lifts-off"),
        ("slot 1; itzel@B-3 [key key key key]; floor B-3:rue", "take @1", "museum-not-room"),
        ("slot 1; itzel@B-3; floor B-3:rue!", "take @1", "museum-not-again"),
        ("slot 1; itzel@B-3", "take @1", "museum-not-nothing-there"),
        ("slot 1; itzel@B-3", "drop #2", "museum-not-empty-slot"),
        ("slot 1; itzel@B-3; turn itzel actions=0", "hand bruno", "museum-not-actions"),
        ("slot 1; itzel@B-3; bruno@H-8", "hand bruno", "museum-not-reach"),
        ("slot 1; itzel@B-3", "heal #1 itzel", "museum-not-use"),
        ("slot 1; itzel@B-3; bruno@H-8", "attack bruno #1", "museum-not-here"),
        ("slot 1; itzel@B-3; bruno@B-3", "attack bruno #1", "museum-not-weapon"),
        ("slot 1; itzel@B-3", "shoot bruno", "museum-not-pistol"),
        ("slot 1; itzel@B-3 [pistol ammo]", "shoot s1", "museum-not-line"),
        ("slot 1; itzel@D-4 [rue]", "shelter #1", "museum-not-haunted"),
        ("slot 1; itzel@A-2", "leave", "museum-not-exit-closed"),
        ("slot 1; itzel@A-3", "leave", "museum-not-exit"),
        ("slot 6; hand king king knight knight rook bishop", "card queen", "museum-not-card"),
        ("slot 6; bruno@G-3; priest@G-8; moves priest rook", "to G-3", "museum-not-toilet-occupied"),
        ("slot 6; priest@G-8; moves priest king", "to G-3", "museum-not-chess"),
        ("slot 6; priest@G-8; bruno@E-6; moves priest king", "to E-6", "museum-not-chess"),
        ("slot 6; priest@G-8; moves priest rook", "to H-7", "museum-not-chess"),
        ("slot 6; priest@K-4; moves priest rook; rued R:2", "to B-4", "museum-not-rue"),
    ],
)
def test_why_just_that_is_not_possible(text: str, action: str, message: str) -> None:
    players, seat = (4, 0) if "remedios" in text else (3, 0)
    found = reason(seen(f"round 1; {text}", seat, players), action)
    assert found is not None
    assert found[0] == message
    for language in ("en", "es", "ja"):
        assert words_in(language).say(found[0], **found[1])


@pytest.mark.parametrize(
    ("text", "action", "options", "message"),
    [
        ("slot 6; lina@H-1; priest@G-8; moves priest rook", "to G-3", {"toilets": "every"}, "museum-not-toilet"),
        ("slot 1; lina@H-1; guard@H-1", "hand guard", {"aid": "own_side"}, "museum-not-side"),
        ("slot 1; lina@H-1; guard@H-8", "hand guard", {}, "museum-not-reach"),
        ("slot 1; lina@H-1 [jade-mask]; guard@H-1", "hand guard", {}, "museum-not-carry"),
        ("slot 1; lina@H-1 [first_aid]; guard@H-1 stunned fell=1.1", "heal #1 guard", {}, "museum-not-stunned"),
        ("slot 1; lina@H-1; guard@H-1 stunned fell=1.1", "hand guard", {}, "museum-not-stunned"),
        ("slot 1; lina@H-1 [rue]; guard@H-8 stunned fell=1.1", "shield #1 guard", {}, "museum-not-reach"),
    ],
)
def test_why_not_follows_the_reading(text: str, action: str, options: dict[str, str], message: str) -> None:
    found = reason(seen(f"round 1; {text}", 0, 2, mission="thieves-in-the-shadows", **options), action)
    assert found is not None
    assert found[0] == message
    for language in ("en", "es", "ja"):
        assert words_in(language).say(found[0], **found[1])


def test_a_view_is_quick() -> None:
    """Not a measurement: whoever makes it slow by a mistake of order notices."""
    world = MUSEUM.worlds(4, {"mission": "heart-under-the-temple"})[0]
    state: Any = State.many(1)
    read_position(world, "round 2; slot 1; itzel@B-3", state[0])
    desks = MUSEUM.desks_in(world)
    desks["state"] = state
    assert isinstance(MUSEUM.view(desks["world"][0], desks["state"][0], 0, 0, [0] * 4), View)
    assert np.array_equal(desks["state"], state)
