"""Graveyard as an AEC environment of PettingZoo, played at random through PettingZoo's own loop."""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from bench.measure import Sample

from .python_graveyard import ACTIONS, GRAVES, PLACES, UNPLACED, Graveyard

NAME = f"PettingZoo {version('pettingzoo')}"
PLANES = 4  # back, front (or -1), owner, lords


class GraveyardEnv(AECEnv):  # type: ignore[misc]
    metadata = {"name": "graveyard_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, players: int = 2, stall_limit: int = 40) -> None:
        super().__init__()
        self.stall_limit = stall_limit
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = Dict(
            {
                "observation": Box(-1, 4, (PLANES, GRAVES + PLACES), np.int8),
                "action_mask": Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.game = Graveyard(len(self.agents), Random(seed), self.stall_limit)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """G-15: what this player may know."""
        game, seen = self.game, self.game.inspected[self.seats[agent]]
        board = np.zeros((PLANES, GRAVES + PLACES), np.int8)
        board[0, :GRAVES] = [back for back, _ in game.cards]
        board[1, :GRAVES] = [front if game.open[grave] or grave in seen else -1 for grave, (_, front) in enumerate(game.cards)]
        board[2, :GRAVES] = game.owner
        for seat, at in enumerate(game.lord):
            if at != UNPLACED:
                board[3, at] = seat + 1
        mask = np.zeros(ACTIONS, np.int8)
        if agent == self.agent_selection and not game.over():
            mask[game.legal()] = 1
        return {"observation": board, "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        self.game.step(int(action))  # type: ignore[arg-type]
        if self.game.over():
            for agent, points in zip(self.agents, self.game.scores(), strict=True):
                self.rewards[agent] = points
                self.terminations[agent] = True
        self.agent_selection = self.agents[self.game.turn]
        self._accumulate_rewards()


class PettingZoo:
    """Plays random games, as a user of PettingZoo would."""

    name = NAME

    def __init__(self, players: int, seed: int) -> None:
        self.env = GraveyardEnv(players)
        self.random = Random(seed)

    def play(self, games: int) -> Sample:
        sample, env, random = Sample(), self.env, self.random.random
        with sample.clock():
            for _ in range(games):
                env.reset(seed=self.random.getrandbits(60))
                decisions = 0
                while True:
                    observation, _, terminated, truncated, _ = env.last()
                    if terminated or truncated:
                        break
                    options = np.flatnonzero(observation["action_mask"])
                    env.step(options[int(random() * len(options))])
                    decisions += 1
                sample.add(decisions, list(env.rewards.values()))
        return sample
