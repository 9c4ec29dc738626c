"""Graveyard as a Python game of OpenSpiel, played at random through OpenSpiel's own interface.

The deal is one sampled chance event: a chance node for each of 37 draws would be the other way, and slower.
"""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel

from bench.measure import Sample

from .python_graveyard import ACTIONS, INSPECT, MOVE, Graveyard

NAME = f"OpenSpiel {version('open_spiel')}, Python game"
LONGEST = 1_000_000  # a game with a stall limit is far shorter

_TYPE = pyspiel.GameType(
    short_name="python_graveyard",
    long_name="Graveyard",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"players": 2, "stall_limit": 40, "seed": 0},
)


class GraveyardGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.players, self.stall_limit = given.get("players", 2), given.get("stall_limit", 40)
        self.chance = Random(given.get("seed", 0))
        super().__init__(
            _TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=1,
                num_players=self.players,
                min_utility=0.0,
                max_utility=84.0,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> GraveyardState:
        return GraveyardState(self)


class GraveyardState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: GraveyardGame) -> None:
        super().__init__(game)
        self.dealt = False
        self.game = Graveyard(game.players, game.chance, game.stall_limit)

    def current_player(self) -> int:
        if not self.dealt:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.game.over() else self.game.turn

    def is_terminal(self) -> bool:
        return self.game.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal()

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.game.step(action)
        else:
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{'move' if action >= MOVE else 'inspect' if action >= INSPECT else 'place'} {action}"

    def returns(self) -> list[float]:
        return [float(points) for points in self.game.scores()]

    def observation_string(self, player: int) -> str:
        """G-15: backs, what is open or was inspected by this player, stones and lords."""
        game = self.game
        shown = [
            f"{back}{front if game.open[grave] or grave in game.inspected[player] else '?'}{game.owner[grave]}"
            for grave, (back, front) in enumerate(game.cards)
        ]
        return " ".join(shown) + f" lords {game.lord} turn {game.turn}"

    def __str__(self) -> str:
        return f"{self.game.cards} {self.game.open} {self.game.owner} {self.game.lord}"


pyspiel.register_game(_TYPE, GraveyardGame)


class OpenSpiel:
    """Plays random games, as a user of OpenSpiel would."""

    name = NAME

    def __init__(self, players: int, seed: int) -> None:
        self.game = pyspiel.load_game("python_graveyard", {"players": players, "seed": seed})
        self.random = Random(seed).random

    def play(self, games: int) -> Sample:
        sample = Sample()
        with sample.clock():
            for _ in range(games):
                state, decisions = self.game.new_initial_state(), -1  # the deal is not a decision
                while not state.is_terminal():
                    actions = state.legal_actions()
                    state.apply_action(actions[int(self.random() * len(actions))])
                    decisions += 1
                sample.add(decisions, state.returns())
        return sample
