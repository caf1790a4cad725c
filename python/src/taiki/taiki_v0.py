"""A duel as a PettingZoo AEC environment: `from taiki import taiki_v0; env = taiki_v0.env()`. Needs the package `pettingzoo`."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from taiki.client import Client, shared_client
from taiki.duel import PLAYERS, STARTER_DECKS, Decks, Duel, Player
from taiki.spaces import action_space, arrays_of, boxes_of, mask_of, mask_space

RenderMode = Literal["ansi", "human"]
AgentId = str

_AGENTS: tuple[AgentId, AgentId] = ("player_0", "player_1")
_PLAYER_OF: dict[AgentId, Player] = dict(zip(_AGENTS, PLAYERS, strict=True))
_AGENT_OF: dict[Player, AgentId] = dict(zip(PLAYERS, _AGENTS, strict=True))


def env(**options: Any) -> AECEnv[AgentId, dict[str, Any], int]:
    """Make the environment, which takes the options of `raw_env`.

    An agent that picks a slot which the mask does not allow loses at once; steps in the wrong order raise errors.
    """
    made: AECEnv[AgentId, dict[str, Any], int] = raw_env(**options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv[AgentId, dict[str, Any], int]):
    """A duel between `player_0`, who is p1, and `player_1`, who is p2.

    A step picks one of 64 slots. The reward of the step that ends the duel is 1 for the winner and -1 for the loser, all others are 0.
    Duels that end by a limit are truncated. An observation is

    - `observation`: `cards` float32 [188, 136], `globals` float32 [80] and `slots` float32 [64, 25], of what this agent may know;
    - `action_mask`: int8 [64], 1 for each slot that may be picked; all 0 while the other agent has to pick.

    `decks` are those of p1 and p2, and `settings` are the further parameters of `duel.create`. With `first_player` `random`, the
    seed decides who takes the first turn.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "taiki_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        *,
        decks: Decks = STARTER_DECKS,
        first_player: Player | Literal["random"] = "random",
        render_mode: RenderMode | None = None,
        client: Client | None = None,
        **settings: object,
    ) -> None:
        """Make the environment; `reset` begins a duel."""
        super().__init__()
        self._client = client if client is not None else shared_client()
        self._decks = decks
        self._first_player = first_player
        self._settings = settings
        self._random = np.random.default_rng()
        self._duel: Duel | None = None
        self.render_mode = render_mode
        self.possible_agents = list(_AGENTS)
        self.agents: list[AgentId] = []
        schema = self._client.schema
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": spaces.Dict(boxes_of(schema)), "action_mask": mask_space(schema)}
            )
            for agent in _AGENTS
        }
        self.action_spaces = {agent: action_space(schema) for agent in _AGENTS}

    def observation_space(self, agent: AgentId) -> spaces.Space[Any]:
        """Return the space of observations, the same for both agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: AgentId) -> spaces.Space[Any]:
        """Return the space of slots, the same for both agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a duel. With a seed everything follows from it and the slots; without one, from the one before. No options."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        duel_seed = int(self._random.integers(2**53))
        drawn = PLAYERS[int(self._random.integers(2))]
        self._close_duel()
        self._duel = Duel(
            self._decks,
            seed=duel_seed,
            first_player=drawn if self._first_player == "random" else self._first_player,
            client=self._client,
            **self._settings,
        )
        self.agents = list(_AGENTS)
        self.rewards = dict.fromkeys(_AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(_AGENTS, 0.0)
        self.terminations = dict.fromkeys(_AGENTS, False)
        self.truncations = dict.fromkeys(_AGENTS, False)
        self.infos: dict[AgentId, dict[str, Any]] = {agent: {} for agent in _AGENTS}
        self.agent_selection = self._next_agent(_AGENTS[0])
        self._settle()

    def observe(self, agent: AgentId) -> dict[str, Any]:
        """Return what an agent may know."""
        shown = self._open_duel().observe(_PLAYER_OF[agent])
        return {"observation": arrays_of(shown), "action_mask": mask_of(shown)}

    def step(self, action: int | None) -> None:
        """Pick a slot for `agent_selection`; None if that agent is done.

        Raises:
            TaikiError: the mask does not allow this slot (`ILLEGAL_CHOICE`).
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to pick: expected a slot, not None.")
        self._open_duel().step(action)
        self._cumulative_rewards[agent] = 0.0
        self._settle()
        self.agent_selection = self._next_agent(agent)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Show the table as the agent who has to pick may see it: as text that is returned, or with `human` printed."""
        if self.render_mode is None:
            return None
        board = self._open_duel().board(_PLAYER_OF.get(self.agent_selection, "p1"))
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Let the server forget the duel."""
        self._close_duel()

    def _open_duel(self) -> Duel:
        if self._duel is None:
            raise RuntimeError("There is no duel: call reset() first.")
        return self._duel

    def _close_duel(self) -> None:
        if self._duel is not None:
            self._duel.close()
            self._duel = None

    def _next_agent(self, otherwise: AgentId) -> AgentId:
        player = self._open_duel().player
        return otherwise if player is None else _AGENT_OF[player]

    def _settle(self) -> None:
        result = self._open_duel().result
        self._clear_rewards()
        if result is None:
            return
        for agent in self.agents:
            self.rewards[agent] = result.reward(_PLAYER_OF[agent])
            self.terminations[agent] = not result.truncated
            self.truncations[agent] = result.truncated
